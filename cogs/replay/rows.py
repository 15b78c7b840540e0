"""The buttons below a replay: to other moments, films, and the views of seats."""

from collections.abc import Collection, Iterable

from bot.sessions.memory.decisive import why_not
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards.messages import FAIR
from bot.ui.commands.match.trying import TRY_MOVES
from bot.ui.entry.buttons import Button, Select
from bot.ui.face import Face
from bot.ui.panels import option
from bot.ui.words import Words, plain_name
from cogs.replay.eyes import MOVER, is_open, views_differ

AREA = "replay"
BACKWARDS, FORWARDS = ("first", "back"), ("forth", "last")
STEPS = (*BACKWARDS, *FORWARDS, "jump")
FILMS = ("film", "turns", "steps")  # "film": as usual for the game; the others: a frame for each turn or step
OTHERS = ("text", "moment")


def rows_of(
    replay: Replay, face: Face, here: Address, words: Words, idle: Collection[str] = (), every: int = 1
) -> list[list[Button | Select]]:
    """Return the rows of buttons, and a menu of eyes if seats have different views.

    here: the match, the moment and the eyes that are shown.
    idle: actions to disable.
    every: how many turns or steps one picture of the animation above stands for.
    """
    if replay.last == 0:
        idle = {*idle, *BACKWARDS, *FILMS, "jump", "moment"}

    def row(names: Iterable[str]) -> list[Button | Select]:
        return [Button(button_to(name, here), text(name), disabled=name in idle) for name in names]

    def text(name: str) -> str:
        if every > 1 and name in FILMS[1:] and name in idle:
            return words("replay-every", every=every, turns=int(name == "turns"))
        return words(f"replay-ui-{name}")

    others = OTHERS if replay.match.id else OTHERS[:-1]  # pasted replays cannot share moments
    rows = [row(STEPS), row((*(FILMS[1:] if face.has_long_turns else FILMS[:1]), *others))]
    if why_not(replay, face.game) is None:
        rows[1].append(Button(button_to("decided", here), words("decided-ui-open")))
    match = replay.at(here.version, face.game)
    if here.version and match.to_move and _may_try(replay, match, face):
        board = Address("b", face.key, TRY_MOVES.action, here.match, match.version)
        rows.append([Button(board, words(TRY_MOVES.label))])
    if is_open(replay) and len(match.seats) > 1 and face.game.about.secrets and views_differ(face, match):
        rows.append([_menu_of_eyes(replay, here, words)])
    return rows


def _may_try(replay: Replay, then: Match, face: Face) -> bool:
    """Return whether all who see a replay may try moves from one of its positions. then: the match as it was there."""
    if not replay.match.id or not face.game.about.plays_itself or face.hides_boards(then):
        return False
    return is_open(replay) or replay.match.terms.closes is None


def button_to(name: str, here: Address, number: int | None = None) -> Address:
    """Return the address of a button. number: the moment to which it leads; None: the one that is shown."""
    return Address("b", AREA, name, here.match, here.version if number is None else number, here.argument)


def is_from_check(here: Address) -> bool:
    """Return whether the check of a match has led to its text."""
    return here.argument.startswith(FAIR.action)


def back_from_text(here: Address, words: Words) -> Button:
    """Return the button that leads from the text of a match back to the replay, or to the check that led there."""
    if not is_from_check(here):
        return Button(button_to("still", here), words("replay-ui-still"))
    way = here.argument.removeprefix(FAIR.action)
    return Button(Address("b", FAIR.area, FAIR.action, here.match, argument=way), words("seal-ui-still"))


def _menu_of_eyes(replay: Replay, here: Address, words: Words) -> Select:
    choices = [(MOVER, words("replay-eyes-mover")), ("-", words("replay-eyes-table"))]
    choices += [(str(seat.seat), plain_name(seat.name)) for seat in replay.match.seats]
    options = [option(text, value, chosen=value == (here.argument or "-")) for value, text in choices]
    target = Address("s", AREA, "eyes", here.match, here.version, here.argument)
    return Select(target, words("replay-eyes"), options)
