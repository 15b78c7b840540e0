"""What the painter of Gem Rush is given: views, and the captions of its pictures."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

import render.gemrush
from bot.engine.game import Seat
from bot.engine.naming import MARK
from bot.engine.pages import Page
from bot.engine.table import Table
from bot.errors import Param
from bot.games.gemrush import GAME, events, turns
from bot.games.gemrush.building import Build
from bot.games.gemrush.gems import GEMS
from bot.games.gemrush.hidden import AnyView, HiddenView
from bot.games.gemrush.mine import across, cell_at, down
from bot.games.gemrush.model import Account, Options, State
from bot.games.gemrush.moves import Move
from bot.games.gemrush.names import GEM_KEYS, gem_name, room_name, skill_name
from bot.games.gemrush.retelling import reached_beyond
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.skills import SKILLS
from bot.games.gemrush.view import View, lead, seen, unmarked
from bot.games.gemrush.walking import Cart, Permeate, Walk, Warp, Wayfare
from bot.sessions.model import Entry, Match
from bot.ui import face
from bot.ui.face import Face
from bot.ui.faces.pictured import Captions
from bot.ui.words import Words, plain_name, with_names
from cogs.gemrush.paging import page_params, page_picture
from cogs.gemrush.recap import lists_of_winners, result_of

state_of: Callable[[Match], State] = face.state_of

_PHASES = ("choose-skill", "discard", "move", "place", "effect", "burn", "chaos")
_LABELS = ("new", "free", "last-round", "deck", "discard", "burnt", "stack", "points", "ways", "nothing", "way-wall")
_TURNS = 25
ROOMS_IN_PICTURE = 3  # built rooms that the picture names at most for each seat
SIGNS = (
    "action", "movement", "free", "draw", "reveal", "keep", "keep-matching", "keep-all", "discard", "dig", "name", "x",
    "swap", "go", "move-room", "door", "payable", "passage", "one-way", "wall", "tunnel", "cart", "new",
)  # fmt: skip
SPECIAL_KEYS = GEM_KEYS[7:]
_WAYS = (Walk, Cart, Permeate, Warp, Wayfare)


class PicturedFace(Face):
    """The part of Gem Rush's face that says what its pictures show."""

    key = "gemrush"
    painter = render.gemrush

    def __init__(self) -> None:
        self._named: dict[str, tuple[tuple[str, str], ...]] = {}

    def captions(self, match: Match, view: AnyView, words: Words, story: Sequence[Entry] = ()) -> Captions:
        """Return the texts for the painter. If there is a story, also return a line about each seat."""
        state = state_of(match)
        if isinstance(view, HiddenView):
            title = ("title", self.settings(match.options, words, len(match.seats)))
            if view.over is None:
                return title, ("hidden", words("gemrush-alt-hidden"))
            reason, uncounted = words("gemrush-caption-reason-none"), words("gemrush-caption-uncounted")
            return title, ("hidden", reason), ("uncounted", uncounted)
        said = [
            ("turn", _turn(view, words)),
            ("steps", words("gemrush-caption-steps", steps=state.doing.steps)),
            ("title", words("gemrush-name").upper()),
            ("mode", _mode(match, self, words)),
        ]
        if match.terms.riddle is not None:  # its picture has the solver's cards, perhaps those after the answer
            said += hand_captions(replace(state.mover, hand=view.seats[state.turn].hand or b""), words)
        if view.over is not None:
            said += [("over", words("gemrush-caption-over")), ("draw", words("gemrush-caption-draw"))]
            said.append(("uncounted", words("gemrush-caption-uncounted")))
            said.append(("reason", _reason(match, view, words)))
            said.append(("result", words("gemrush-caption-result", points=state.total, seats=len(state.seats))))
            said.append(("wins", words("gemrush-caption-wins", name="{}")))  # the painter replaces {} by the name
            said += lists_of_winners(match, view, words)
            said.append(("lead", _lead(view, words)))
        if story:
            did = (result_of(match, each.seat, story, words, ROOMS_IN_PICTURE, plain_name) for each in match.seats)
            said += [(f"did-{seat}", line) for seat, line in enumerate(did)]
        return (*self.names(words), *said)

    def scene(
        self, match: Match, words: Words, seat: Seat | None = None, view: Any = None, story: Sequence[Entry] = ()
    ) -> tuple[Any, Table]:
        """Return the arguments of the painter. While the match goes on, tiles laid in the story are marked as new."""
        shown: AnyView = self.view(match, seat) if view is None else view
        if view is None and not match.tells_worth and isinstance(shown, View):
            shown = unmarked(shown)
        if isinstance(shown, HiddenView):
            return super().scene(match, words, seat, shown, story)
        if match.outcome is None and story:
            happened = [event for entry in story for event in entry.events]
            new = {event.tile for event in happened if isinstance(event, events.TileLaid)}
            tiles = tuple(replace(one, fresh=one.fresh or one.number in new) for one in shown.tiles)
            shown = replace(shown, tiles=tiles)
            story = ()
        silent = match.terms.unheard if shown.mode == "crisis" else ()
        return super().scene(match, words, seat, replace(shown, unheard=silent), story)

    def names(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the captions of rooms, skills and labels, which all matches in a language share."""
        if words.language not in self._named:
            found = {f"room-{tile.key}": words.phrase(room_name(tile.key)) for tile in TILES}
            found |= {f"skill-{skill.key}": words.phrase(skill_name(skill)) for skill in SKILLS}
            found |= {f"phase-{phase}": words(f"gemrush-caption-phase-{phase}") for phase in _PHASES}
            found |= {label: words(f"gemrush-label-{label}") for label in _LABELS}
            found["ways"] = f"{{}} {found['ways']}"  # the painter replaces {} by a number
            self._named[words.language] = tuple(found.items())
        return self._named[words.language]

    def legend(self, words: Words) -> Table:
        """Return the captions for the pictures that explain symbols and gems."""
        found = {f"legend-{part}": words(f"gemrush-legend-{part}") for part in ("room", "effects", "mine")}
        for sign in SIGNS:
            found[f"legend-{sign}"] = words(f"gemrush-legend-{sign}")
            found[f"legend-{sign}-note"] = words(f"gemrush-legend-{sign}-note")
        found |= {f"gem-{key}": words.phrase(gem_name(GEMS[gem])) for gem, key in enumerate(GEM_KEYS)}
        found |= {f"gem-{key}-note": words(f"gemrush-legend-gem-{key}-note") for key in SPECIAL_KEYS}
        return Table(captions=(*self.names(words), *found.items()))

    def suggested(self, match: Match, seat: Seat, move: Move, then: Sequence[Move] = ()) -> View:
        """Return the view in which only the room of a suggested way, or the door of a suggested construction, is lit.

        Other moves may reveal cards or tiles.
        """
        state = state_of(match)
        view = seen(state, seat)
        if isinstance(move, Build):
            door = (across(move.cell), down(move.cell), move.side)
            plates = (replace(one, payable=(one.across, one.down, one.side) == door) for one in view.plates)
            return replace(view, plates=tuple(plates))
        if not isinstance(move, _WAYS):
            return view
        after = GAME.apply(state, seat, move).state
        steps = {state.seats[seat].cell: 0, after.seats[seat].cell: state.doing.steps - after.doing.steps}
        tiles = (replace(one, steps=steps.get(cell_at(one.across, one.down))) for one in view.tiles)
        plates = (replace(one, reachable=False, payable=False) for one in view.plates)
        return replace(view, tiles=tuple(tiles), plates=tuple(plates), way_only=True)

    def page_params(self, page: Page, options: Options, words: Words) -> dict[str, Param]:
        return page_params(page, options)

    def page_picture(self, page: Page, match: Match | None, words: Words) -> tuple[Callable[..., bytes], Any, Table]:
        return page_picture(self, self.legend(words), page, match, words)


def hand_captions(account: Account, words: Words) -> tuple[tuple[str, str], ...]:
    """Return the captions of a hand: how many cards it has, and how many it may keep if it has too many."""
    keep = words("gemrush-caption-keep", count=turns.hand_limit(account)) if turns.excess(account) > 0 else ""
    return ("cards", words("gemrush-caption-cards", count=len(account.hand))), ("keep", keep)


def _mode(match: Match, face: Face, words: Words) -> str:
    """Return the settings of a match in words. A puzzle has the length of a daily, but is none."""
    is_puzzle = match.terms.riddle is not None
    return words("puzzle-ui-open") if is_puzzle else face.settings(match.options, words, len(match.seats))


def _turn(view: View, words: Words) -> str:
    """Return the number of the turn in words, in a Crisis and a daily also that of the last turn."""
    turn = max(1, view.turns + (view.over is None))
    if view.length:
        return words("gemrush-caption-turn-daily", turn=min(turn, view.length), most=view.length)
    if view.mode == "crisis":
        return words("gemrush-caption-turn-crisis", turn=min(turn, _TURNS))
    return words("gemrush-caption-turn-rush", turn=turn)


def _reason(match: Match, view: View, words: Words) -> str:
    """Return why a match is over. If only a seat out of the ranking has reached the target, its member is named."""
    beyond = reached_beyond(view)
    if beyond is None:
        return words(f"gemrush-caption-reason-{view.over}", seats=len(view.seats))
    name, points = plain_name(with_names(match, words).name_of(beyond)), view.seats[beyond].points
    return words("gemrush-caption-ended-beyond", sign=MARK, name=name, points=points)


def _lead(view: View, words: Words) -> str:
    """Return by how much a Rush was won, or a Crisis passed or missed its target."""
    points = lead(view)
    if view.mode == "rush":
        return words("gemrush-caption-lead", points=points) if points > 0 else ""
    if points < 0:
        return words("gemrush-caption-short", points=-points)
    return words("gemrush-caption-beyond", points=points)
