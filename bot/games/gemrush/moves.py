"""Gem Rush: what every kind of move says of itself. `kinds` lists them; each stands in the module of its rule.

Cards are kinds, sets of them ascending `bytes`; sides and turns are 0..3: north, east, south, west.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

import msgspec

from bot.engine.game import Seat
from bot.errors import IllegalMove
from bot.games.gemrush.cells import Cell, cell_name
from bot.games.gemrush.events import Event
from bot.games.gemrush.model import Phase, State
from bot.games.gemrush.names import NamedWords
from bot.games.gemrush.notation import Field, cards_name
from bot.games.gemrush.skills import SKILLS, Skill

NAMED = 4  # rooms or doors that a refusal offers instead


class Move(msgspec.Struct, frozen=True):
    """A move. A turn of a player is many of them.

    Legality is decided in one place: a move can be made if nothing bars its kind and it is among the kind's choices.

    Attributes:
        form: an example of it in writing; its first word begins every move of the kind.
        fields: how its values are written behind that word, in their order.
        phases: the phases in which the seat to move may make it; (): in others' turns too.
        by_skill: the skill that allows it, if it takes one.
    """

    form: ClassVar[str]
    fields: ClassVar[tuple[Field, ...]] = ()
    phases: ClassVar[tuple[Phase, ...]] = ("move",)
    by_skill: ClassVar[Skill | None] = None

    # ---- in writing ----

    @classmethod
    def word(cls) -> str:
        """Return the first word of all its moves in writing."""
        return cls.form.partition(" ")[0]

    def text(self) -> str:
        """Return it written the one canonical way."""
        return " ".join((self.word(), *self.written()))

    def written(self) -> Sequence[str]:
        """Return the words behind the first."""
        values = msgspec.structs.astuple(self)
        return [field.write(value) for field, value in zip(self.fields, values, strict=True)]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read the words behind the first. Raises NotationError, ValueError or IndexError for wrong ones."""
        given = [" ".join(words)] if words and cls.fields and cls.fields[0].whole else words
        if len(given) != len(cls.fields):
            raise ValueError
        return cls(*(field.read(word) for field, word in zip(cls.fields, given, strict=True)))

    # ---- whether it can be made ----

    @classmethod
    def barred(cls, state: State, seat: Seat) -> IllegalMove | None:
        """Return why a seat can make no move of the kind now; None where some can be made."""
        return None if cls.by_skill is None else lacking(state, cls.by_skill)

    @classmethod
    def choices(cls, state: State, seat: Seat) -> Iterable[Self]:
        """Return the moves of the kind that a seat can make now, each once; asked only where nothing bars it."""
        return (cls(),)

    def is_choice(self, state: State, seat: Seat) -> bool:
        """Return whether it is among the choices."""
        return self in self.choices(state, seat)

    def wrong(self, state: State, seat: Seat) -> IllegalMove:
        """Return why it is not among the choices; asked only where it is not."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat) -> IllegalMove | None:
        """Return why a seat cannot make it in a phase that allows it; None where it can."""
        if barred := self.barred(state, seat):
            return barred
        return None if self.is_choice(state, seat) else self.wrong(state, seat)

    # ---- what it does ----

    def play(self, state: State, seat: Seat, events: list[Event]) -> State:
        """Return the state after it, which can be made; add what happens to the events."""
        raise NotImplementedError

    def label(self, state: State, words: NamedWords) -> str:
        """Return it in half a line, for buttons and menus; it can be made. What it shows of a hand is for its owner."""
        raise NotImplementedError


# ---- refusals that several kinds share ----


def lacking(state: State, skill: Skill) -> IllegalMove | None:
    """Return the refusal where the seat to move lacks a skill; None where it has it."""
    own = state.mover.skills
    if skill in own:
        return None
    return IllegalMove("gemrush-lacks-skill", skill=skill.key, count=len(own), own=skill_names(own))


def not_held(hand: bytes, cards: bytes) -> IllegalMove:
    """Return the refusal of cards that a hand does not hold."""
    return IllegalMove("gemrush-card-not-held", cards=cards_name(cards), count=len(hand), held=cards_name(hand))


def skill_names(skills: Iterable[int]) -> str:
    """Return the keys of skills: "evocation, large-scoop"."""
    return ", ".join(SKILLS[skill].key for skill in skills)


def cell_names(cells: Sequence[Cell]) -> str:
    """Return the first NAMED of some cells in writing: "N13, O13"."""
    return ", ".join(map(cell_name, cells[:NAMED]))
