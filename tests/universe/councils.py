"""The law of matches that channels play: a vote runs while a channel is to move, and a deadline ends it."""

import random
from collections.abc import Iterator

import msgspec

from bot.engine.game import Seat
from bot.games import all_games
from bot.sessions.pace import Terms
from bot.storage.keeping import COUNCILS
from tests.kills.books import CODECS
from tests.universe.laws import Ledger
from tests.universe.plan import Plan

SHARE = 0.06  # of universes in which channels play
STANDING = f"""
SELECT id, game, state, matches.rules_version, terms,
  (SELECT due FROM deadlines WHERE match_id = id AND kind = 'council')
FROM matches JOIN terms ON terms.match_id = id
WHERE phase = 'playing' AND id IN (SELECT match_id FROM seats WHERE user_id IN {COUNCILS})
"""
OF_CHANNELS = f"SELECT seat FROM seats WHERE match_id = :key AND user_id IN {COUNCILS} ORDER BY user_id DESC"


def play_in(plan: Plan) -> bool:
    """Return whether channels play in a universe: if its plan says so, or in some."""
    return plan.councils or random.Random(f"{plan.seed}:as channels").random() < SHARE


def of_votes(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the votes of channels that do not run as the rules say, or whose end no deadline brings."""
    for key, game, state, rules, told, due in books.read(STANDING):
        terms = msgspec.json.decode(told, type=Terms)
        council = terms.council
        if council is None:
            yield "turned", f"{key} has a seat of a channel, and no vote"
            continue
        to_move = all_games()[game].to_move(CODECS[game].decode_state(bytes(state), rules))
        seats = [Seat(row[0]) for row in books.read(OF_CHANNELS, key=key)]
        voting = [turn for turn, seat in enumerate(seats) if seat in to_move]
        runs = bool(voting) and terms.unreachable is None
        if (council.until is not None) != runs or due != council.until:
            yield "turned", f"the vote of {key} ends at {council.until}, by its deadline at {due}; runs: {runs}"
        votes = {one.vote for one in terms.voices} - {0}
        if not voting and (council.proposed or votes or any(one.draft for one in terms.voices)):
            yield "turned", f"{key} has votes, and its channel is not to move"
        if voting and council.turn not in voting:
            yield "turned", f"in {key}, channel {council.turn} votes, and {voting} is to move"
        if len(seats) > 1 and any((one.vote or one.draft) and one.side not in voting for one in terms.voices):
            yield "turned", f"in {key}, members vote who speak for the other channel: {terms.voices}"
        if votes != {one.number for one in council.proposed}:
            yield "turned", f"in {key}, {sorted(votes)} have votes, and {council.proposed} are proposed"
