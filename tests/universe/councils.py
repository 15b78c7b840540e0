"""The law of matches that a channel plays: a vote runs while the channel is to move, and a deadline ends it."""

import random
from collections.abc import Iterator

import msgspec

from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.pace import Terms
from bot.storage.keeping import COUNCIL
from tests.kills.books import CODECS
from tests.universe.laws import Ledger
from tests.universe.plan import Plan

SHARE = 0.06  # of universes in which channels play
STANDING = f"""
SELECT id, game, state, matches.rules_version, seat, terms,
  (SELECT due FROM deadlines WHERE match_id = id AND kind = 'council')
FROM matches JOIN seats ON seats.match_id = id AND user_id = {COUNCIL} JOIN terms ON terms.match_id = id
WHERE phase = 'playing'
"""


def play_in(plan: Plan) -> bool:
    """Return whether channels play in a universe: if its plan says so, or in some."""
    return plan.councils or random.Random(f"{plan.seed}:as channels").random() < SHARE


def of_votes(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the votes of channels that do not run as the rules say, or whose end no deadline brings."""
    for key, game, state, rules, seat, told, due in books.read(STANDING):
        terms = msgspec.json.decode(told, type=Terms)
        council = terms.council
        if council is None:
            yield "turned", f"{key} has a seat of a channel, and no vote"
            continue
        to_move = all_games()[game].to_move(CODECS[game].decode_state(bytes(state), rules))
        runs = Seat(seat) in to_move and terms.unreachable is None
        if (council.until is not None) != runs or due != council.until:
            yield "turned", f"the vote of {key} ends at {council.until}, by its deadline at {due}; runs: {runs}"
        if Seat(seat) not in to_move and (council.proposed or terms.voices):
            yield "turned", f"{key} has votes, and its channel is not to move"
        votes = {one.vote for one in terms.voices} - {0}
        if votes != {one.number for one in council.proposed}:
            yield "turned", f"in {key}, {sorted(votes)} have votes, and {council.proposed} are proposed"
