"""Gem Rush: the kinds of moves, one entry each. This is the only list of them.

An entry says how the move is written, in which phase it may be made, when none of its kind can be made, which ones can,
why another one cannot, what it does and how buttons call it. The functions stand in the module of the rule. From the
entries follow the notation, the legal moves, the refusals and the words.

Legality is decided in one place: a move can be made if nothing bars its kind and it is among the kind's choices.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple

from bot.engine.game import Seat
from bot.engine.quoting import quoted
from bot.errors import IllegalMove, NotationError
from bot.games.gemrush import abilities, actions, answers, building, calls, labels, turns, walking
from bot.games.gemrush.events import Event
from bot.games.gemrush.labels import NamedWords
from bot.games.gemrush.model import Phase, State
from bot.games.gemrush.moves import (
    Act,
    Build,
    Burn,
    Cart,
    Chaos,
    ChooseSkill,
    ChooseX,
    Discard,
    DrawCard,
    GoTo,
    Keep,
    Move,
    MoveTo,
    Name,
    Offer,
    Permeate,
    Place,
    PlayOn,
    Reach,
    Remodel,
    Scavenge,
    Stop,
    SwapWith,
    Use,
    Walk,
    Warp,
    Wayfare,
    Withdraw,
)
from bot.games.gemrush.notation import (
    BUILD,
    BURN,
    CARD,
    CARDS,
    CELL,
    GEM,
    NEW_OR_SAME,
    NUMBER,
    PLACE,
    PLAY_ON,
    SEAT,
    SIDE,
    SIDE_WORDS,
    SKILL,
    M,
    Spelling,
    spelled,
)
from bot.games.gemrush.refusals import lacking
from bot.games.gemrush.skills import Skill


class Kind(NamedTuple, Generic[M]):
    """A kind of move.

    Attributes:
        move: its type.
        form: an example of it in writing; its first word begins every move of the kind.
        spelling: how the words after the first are written and read.
        phases: the phases in which the seat to move may make it; (): in others' turns too.
        barred: return why a seat can make no move of the kind now; None where some can be made.
        choices: the moves of the kind that a seat can make now, each once; asked only where nothing bars it.
        wrong: return why a move is not among them; never asked about one that is.
        play: what a move does that can be made.
        label: a move that can be made, in half a line, for buttons and menus.
        among: whether a move is one of the choices, where that is told sooner than by going through them.
    """

    move: type[M]
    form: str
    spelling: Spelling[M]
    phases: tuple[Phase, ...]
    choices: Callable[[State, Seat], Iterable[M]]
    play: Callable[[State, Seat, M, list[Event]], State]
    label: Callable[[State, M, NamedWords], str]
    barred: Callable[[State, Seat], IllegalMove | None] = lambda *_: None
    wrong: Callable[[State, Seat, M], IllegalMove | None] = lambda *_: None
    among: Callable[[State, Seat, M], bool] | None = None

    @property
    def word(self) -> str:
        """The first word of its moves in writing."""
        return self.form.partition(" ")[0]

    def refusal(self, state: State, seat: Seat, move: M) -> IllegalMove | None:
        """Return why a seat cannot make a move of this kind, which its phase allows; None where it can."""
        if barred := self.barred(state, seat):
            return barred
        if self.among(state, seat, move) if self.among else move in self.choices(state, seat):
            return None
        wrong = self.wrong(state, seat, move)
        assert wrong is not None  # what cannot be made has a reason
        return wrong


def _in_turn(
    move: type[M],
    form: str,
    spelling: Spelling[M],
    *phases: Phase,
    choices: Callable[[State], Iterable[M]],
    play: Callable[[State, M, list[Event]], State],
    label: Callable[[State, M, NamedWords], str],
    barred: Callable[[State], IllegalMove | None] = lambda _: None,
    wrong: Callable[[State, M], IllegalMove | None] = lambda *_: None,
    among: Callable[[State, M], bool] | None = None,
) -> Kind[M]:
    """Return a kind of move that only the seat to move makes, `state.turn`."""
    return Kind(
        move,
        form,
        spelling,
        phases,
        lambda state, _: choices(state),
        lambda state, _, one, events: play(state, one, events),
        label,
        lambda state, _: barred(state),
        lambda state, _, one: wrong(state, one),
        None if among is None else lambda state, _, one: among(state, one),
    )


KINDS: tuple[Kind[Any], ...] = (
    Kind(
        ChooseSkill, "skill large-scoop", spelled(ChooseSkill, SKILL), ("choose-skill",),
        choices=turns.dealt_skills, wrong=turns.why_not_dealt,
        play=turns.choose_skill, label=labels.skill,
    ),
    # ---- walking and building ----
    _in_turn(
        Walk, "step N", spelled(Walk, SIDE), "move",
        barred=walking.no_steps, choices=walking.steps, wrong=building.why_no_step,
        play=walking.walk, label=labels.walk,
    ),
    _in_turn(
        Permeate, "permeate ObPe N", spelled(Permeate, CARD, SIDE), "move",
        barred=walking.cannot_permeate, choices=walking.permeations, wrong=walking.why_not_permeate,
        play=walking.walk, label=labels.permeate,
    ),
    _in_turn(
        Cart, "cart P12", spelled(Cart, CELL), "move",
        choices=walking.rides, wrong=walking.why_no_ride,
        play=walking.walk, label=labels.cart,
    ),
    _in_turn(
        Warp, "warp WaOb P12", spelled(Warp, CARD, CELL), "move",
        choices=walking.warps, wrong=walking.why_no_warp,
        play=walking.walk, label=labels.warp,
    ),
    _in_turn(
        Wayfare, "wayfare ObPe P12", spelled(Wayfare, CARD, CELL), "move",
        barred=lacking(Skill.WAYFARING), choices=walking.wayfares, wrong=walking.why_no_wayfare,
        play=walking.walk, label=labels.warp,
    ),
    _in_turn(
        Remodel, "remodel E", spelled(Remodel, SIDE), "move",
        barred=lacking(Skill.REMODELLING), choices=walking.remodels, wrong=walking.why_not_remodel,
        play=walking.remodel, label=labels.remodel,
    ),
    _in_turn(
        Build, "build N13E ObPe ElSo", BUILD, "move",
        barred=building.no_tiles, choices=building.builds, among=building.can_build, wrong=building.why_not_build,
        play=building.build, label=labels.build,
    ),
    _in_turn(
        Place, "place E", PLACE, "place",
        choices=building.places, wrong=building.why_not_place,
        play=building.place, label=labels.place,
    ),
    # ---- rooms and the action ----
    _in_turn(
        Use, "use", spelled(Use), "move",
        barred=actions.cannot_use, choices=lambda _: (Use(),),
        play=actions.use, label=labels.use,
    ),
    _in_turn(
        Act, "act", spelled(Act), "move",
        barred=actions.cannot_act, choices=lambda _: (Act(),),
        play=actions.act, label=labels.use,
    ),
    _in_turn(
        Reach, "reach P12", spelled(Reach, CELL), "move",
        barred=lacking(Skill.LONG_ARM), choices=actions.reaches, wrong=actions.why_no_reach,
        play=actions.act, label=labels.reach,
    ),
    _in_turn(
        Scavenge, "scavenge", spelled(Scavenge), "move",
        barred=actions.cannot_scavenge, choices=lambda _: (Scavenge(),),
        play=actions.scavenge, label=labels.scavenge,
    ),
    _in_turn(
        DrawCard, "draw", spelled(DrawCard), "move",
        choices=lambda _: (DrawCard(),),
        play=actions.draw_card, label=labels.draw,
    ),
    # ---- what an ability asks ----
    _in_turn(
        ChooseX, "x 2", spelled(ChooseX, NUMBER), "effect",
        barred=answers.unless_asked("x"), choices=answers.numbers_to_choose, wrong=answers.why_not_number,
        play=abilities.go_on, label=labels.number,
    ),
    _in_turn(
        Name, "name Fi", spelled(Name, GEM), "effect",
        barred=answers.unless_asked("name"), choices=answers.gems_to_name, wrong=answers.why_not_name,
        play=abilities.go_on, label=labels.gem,
    ),
    _in_turn(
        Discard, "discard ObPe ElSo", spelled(Discard, CARDS), "discard", "effect",
        barred=turns.no_discard, choices=turns.discards, among=turns.may_discard, wrong=turns.why_not_discard,
        play=turns.discard_cards, label=labels.cards,
    ),
    _in_turn(
        Keep, "keep ObPe", spelled(Keep, CARDS), "effect",
        barred=answers.unless_asked("keep"), choices=answers.cards_to_keep, wrong=answers.why_not_keep,
        play=abilities.go_on, label=labels.cards,
    ),
    _in_turn(
        SwapWith, "swap 3", spelled(SwapWith, SEAT), "effect",
        barred=answers.unless_asked("swap"), choices=answers.swaps, wrong=answers.why_not_swap,
        play=abilities.go_on, label=labels.swap,
    ),
    _in_turn(
        MoveTo, "room P12 E", spelled(MoveTo, CELL, SIDE), "effect",
        barred=answers.unless_asked("room"), choices=answers.spaces, wrong=answers.why_not_there,
        play=abilities.go_on, label=labels.space,
    ),
    _in_turn(
        GoTo, "go P12", spelled(GoTo, CELL), "effect",
        barred=answers.unless_asked("go"), choices=answers.goals, wrong=answers.why_no_goal,
        play=abilities.go_on, label=labels.goal,
    ),
    # ---- the end of a turn ----
    _in_turn(
        Burn, "burn ObPe", BURN, "burn",
        choices=turns.burns, wrong=turns.why_not_burn,
        play=turns.burn, label=labels.burn,
    ),
    _in_turn(
        Chaos, "chaos new", spelled(Chaos, NEW_OR_SAME), "chaos",
        choices=lambda _: (Chaos(new=False), Chaos(new=True)),
        play=turns.change_skill, label=labels.chaos,
    ),
    # ---- Crisis, in others' turns too ----
    Kind(
        Offer, "offer ObPe", spelled(Offer, CARD), (),
        barred=calls.no_offers, choices=calls.offers, wrong=calls.why_no_offer,
        play=calls.offer, label=labels.offer,
    ),
    Kind(
        Withdraw, "withdraw ObPe", spelled(Withdraw, CARD), (),
        barred=calls.no_offers, choices=calls.withdrawals, wrong=calls.why_not_withdraw,
        play=calls.withdraw, label=labels.withdraw,
    ),
    Kind(
        Stop, "stop", spelled(Stop), (),
        barred=calls.cannot_stop, choices=lambda *_: (Stop(),),
        play=calls.stop, label=labels.stop,
    ),
    Kind(
        PlayOn, "play on", PLAY_ON, (),
        barred=calls.cannot_play_on, choices=lambda *_: (PlayOn(),),
        play=calls.play_on, label=labels.play_on,
    ),
)  # fmt: skip

_KIND_OF_WORD = {kind.word: kind for kind in KINDS}
_KIND_OF_TYPE: dict[type[Any], Kind[Any]] = {kind.move: kind for kind in KINDS}


def kind_of(move: type[M]) -> Kind[M]:
    """Return the entry of a type of moves."""
    return _KIND_OF_TYPE[move]


# ---- moves in writing ----

_SYNONYMS = {"walk": "step", "move": "step"}
_BLANKS = str.maketrans(dict.fromkeys(",;`", " "))


def notate_move(move: Move) -> str:
    """Return a move written the one canonical way."""
    kind = kind_of(type(move))
    return " ".join((kind.word, *kind.spelling.write(move)))


def parse_move(text: str) -> Move:
    """Read a move.

    Raises NotationError (all gemrush-notation-...): `move` if no move begins so, `form` for too few or too many words
    behind a known beginning, `many` for too many cards; the readers of the values raise their own.
    """
    verb, *words = _tidy(text).split() or [""]
    verb = _SYNONYMS.get(verb, verb)
    kind = _KIND_OF_WORD.get(verb)
    if kind is None:
        raise NotationError("gemrush-notation-move", text=quoted(text))
    try:
        return _read(kind, words)
    except (ValueError, IndexError) as error:
        raise NotationError("gemrush-notation-form", verb=verb, form=kind.form) from error


def _read(kind: Kind[Any], words: Sequence[str]) -> Move:
    move: Move = kind.spelling.read(words)
    return move


def _tidy(text: str) -> str:
    """Small letters, one blank between words, separators as blanks, full-width made plain; as copied from a message,
    without its code marks and full stop; a side alone is a step, and a number may follow `x` at once."""
    plain = unicodedata.normalize("NFKC", text).translate(_BLANKS).lower().strip(" .!")
    words = re.sub(r"^x ?=? ?(?=[0-9])", "x ", " ".join(plain.split()))
    return f"step {words}" if words in SIDE_WORDS else words
