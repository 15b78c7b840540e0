"""What a manager chooses of a league or cup before its form, because a form has five fields at the most.

Menus show what is chosen so far, and every button below them has all of it in its address.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import msgspec

from bot.errors import NotAllowed
from bot.sessions.leagues.model import ROUNDS, Rules
from bot.sessions.pace import MINUTE
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP, LEAGUE
from bot.ui.entry.buttons import Button, Select, number_in
from bot.ui.panels import option
from bot.ui.times import ALL_COUNT, BANKS, OFF, length
from bot.ui.words import Words

KNOCKOUT = "cup"  # a knockout, or groups and a final
TEAMS, SERVERS = "teams", "servers"  # battles of roles and of servers, and the actions that ask how they are played
_KINDS = (KNOCKOUT, TEAMS, SERVERS)
_OFFS = tuple(OFF)


@dataclass(frozen=True)
class Plan(ABC):
    """What is chosen of a league or a cup.

    Attributes:
        bank: in minutes, of BANKS.
        off: a key of OFF.
    """

    bank: int = 0
    off: str = ALL_COUNT

    area: ClassVar[str]  # of the buttons: LEAGUE or CUP

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Return the plan in words of an address, without any the usual one. Raises NotAllowed for a forged one."""
        if not words:
            return cls()
        numbers = [number_in(word) for word in words]
        if len(numbers) != 3 or numbers[2] not in range(len(_OFFS)):
            raise NotAllowed("error-unknown-button")
        return cls._of(numbers[0], bank=numbers[1], off=_OFFS[numbers[2]]).checked()

    @classmethod
    @abstractmethod
    def _of(cls, first: int, bank: int, off: str) -> Self:
        """Return a plan from what an address has. first: of the first menu. Raises NotAllowed for a forged one."""

    @property
    def action(self) -> str:
        """Return the action of the buttons that lead to the form."""
        return "form"

    @property
    def argument(self) -> str:
        """Return the plan as words of an address, which `read` reads."""
        return f"{self._first} {self.bank} {_OFFS.index(self.off)}"

    @property
    @abstractmethod
    def _first(self) -> int:
        """Return what the first menu has chosen, as an address has it."""

    @property
    def together(self) -> bool:
        """Return whether several matches are played at a time, so that each needs a thread."""
        return False

    @abstractmethod
    def with_first(self, value: str) -> Self:
        """Return the plan after a choice in the first menu. Raises NotAllowed for what it does not offer."""

    @abstractmethod
    def first_menu(self, words: Words) -> Select:
        """Return the menu that only this kind of plan has."""

    def about(self, words: Words) -> str:
        """Return what a member should know before they choose."""
        return f"{self.first_about(words)}\n{words('league-about-turn')}"

    @abstractmethod
    def first_about(self, words: Words) -> str:
        """Return what a member should know before they choose in the first menu."""

    def rules(self, rules: Rules) -> Rules:
        """Return rules with what is chosen."""
        return msgspec.structs.replace(rules, bank=self.bank * MINUTE, off=OFF[self.off])

    def with_choice(self, menu: str, value: str) -> Self:
        """Return the plan after a choice. Raises NotAllowed for what the menu does not offer (a forged press)."""
        if menu == "off":
            return replace(self, off=value).checked()
        return replace(self, bank=number_in(value)).checked() if menu == "bank" else self.with_first(value).checked()

    def checked(self) -> Self:
        """Return the plan. Raises NotAllowed if it has what the menus do not offer."""
        if self.bank not in BANKS or self.off not in OFF:
            raise NotAllowed("error-unknown-button")
        return self

    def menus(self, words: Words) -> list[list[Select]]:
        """Return the menus that show and change the plan."""
        banks = {"0": words("league-choice-no-bank")}
        banks |= {str(one): words("league-choice-bank", bank=length(one * MINUTE, words)) for one in BANKS if one}
        offs = {name: words("league-choice-off", off=name) for name in OFF}
        times = self.menu("bank", banks, str(self.bank)), self.menu("off", offs, self.off)
        return [[self.first_menu(words)], *([one] for one in times)]

    def more(self, words: Words) -> list[Button]:
        """Return the buttons beside those that lead to the form. The default: none."""
        return []

    def menu(self, name: str, texts: dict[str, str], chosen: str) -> Select:
        """Return a menu of a plan. name: its action. texts: by value."""
        lines = [option(text, value, chosen=value == chosen) for value, text in texts.items()]
        return Select(Address("s", self.area, name, argument=self.argument), texts[chosen], lines)


@dataclass(frozen=True)
class LeaguePlan(Plan):
    """What is chosen of a league. rounds: as `Rules.rounds`."""

    rounds: int = 0

    area = LEAGUE

    @classmethod
    def _of(cls, first: int, bank: int, off: str) -> Self:
        return cls(bank, off, rounds=first)

    @property
    def _first(self) -> int:
        return self.rounds

    @property
    def together(self) -> bool:
        return self.rounds > 0

    def with_first(self, value: str) -> Self:
        return replace(self, rounds=number_in(value))

    def checked(self) -> Self:
        if self.rounds not in (0, *ROUNDS):
            raise NotAllowed("error-unknown-button")
        return super().checked()

    def first_menu(self, words: Words) -> Select:
        rounds = {"0": words("league-choice-round-robin")}
        rounds |= {str(one): words("league-choice-swiss", count=one) for one in ROUNDS}
        return self.menu("rounds", rounds, str(self.rounds))

    def first_about(self, words: Words) -> str:
        return words("league-about-swiss")

    def rules(self, rules: Rules) -> Rules:
        return msgspec.structs.replace(super().rules(rules), rounds=self.rounds)


@dataclass(frozen=True)
class CupPlan(Plan):
    """What is chosen of a cup. kind: KNOCKOUT, TEAMS or SERVERS."""

    kind: str = KNOCKOUT

    area = CUP

    @property
    def action(self) -> str:
        return "form" if self.kind == KNOCKOUT else self.kind

    @classmethod
    def _of(cls, first: int, bank: int, off: str) -> Self:
        if first not in range(len(_KINDS)):
            raise NotAllowed("error-unknown-button")
        return cls(bank, off, kind=_KINDS[first])

    @property
    def _first(self) -> int:
        return _KINDS.index(self.kind)

    def with_first(self, value: str) -> Self:
        return replace(self, kind=value)

    def checked(self) -> Self:
        if self.kind not in _KINDS:
            raise NotAllowed("error-unknown-button")
        return super().checked()

    def first_menu(self, words: Words) -> Select:
        kinds = {KNOCKOUT: words("battle-choice-cup"), TEAMS: words("battle-choice-teams")}
        return self.menu("kind", kinds | {SERVERS: words("servers-choice")}, self.kind)

    def first_about(self, words: Words) -> str:
        return words("battle-about")

    def more(self, words: Words) -> list[Button]:
        return [code_button(words)] if self.kind == SERVERS else []


def code_button(words: Words) -> Button:
    """Return the button that asks for the code of another server."""
    return Button(Address("b", CUP, "code"), words("servers-ui-code"))
