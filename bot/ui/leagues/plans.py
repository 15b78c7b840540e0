"""What a manager chooses of a league or a cup before its form, because a form has five fields at the most.

Menus show what is chosen so far, and every button below them has all of it in its address.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.leagues.model import ROUNDS, Rules
from bot.sessions.pace import MINUTE
from bot.ui.address import Address
from bot.ui.commands.start_panel import CUP, LEAGUE
from bot.ui.entry.buttons import Button, Select, number_in
from bot.ui.panels import option
from bot.ui.times import ALL_COUNT, BANKS, OFF, length
from bot.ui.words import Words

MENUS = ("rounds", "bank", "off")  # the actions of the menus
KNOCKOUT = "cup"  # a knockout, or groups and a final
TEAMS, SERVERS = "teams", "servers"  # battles of roles and of servers, and the actions that ask how they are played
_OFFS = tuple(OFF)


class CupPlan(NamedTuple):
    """What is chosen of a cup: its kind, KNOCKOUT, TEAMS or SERVERS."""

    kind: str = KNOCKOUT

    @property
    def action(self) -> str:
        """Return the action of the buttons that lead to the form."""
        return "form" if self.kind == KNOCKOUT else self.kind

    @property
    def argument(self) -> str:
        """Return the plan as words of an address: none, since the action says it."""
        return ""

    def about(self, words: Words) -> str:
        """Return what a member should know before they choose."""
        return words("battle-about")

    def menus(self, words: Words) -> list[list[Select]]:
        """Return the menu that shows and changes the plan."""
        kinds = {KNOCKOUT: words("battle-choice-cup"), TEAMS: words("battle-choice-teams")}
        kinds |= {SERVERS: words("servers-choice")}
        return [[_select(Address("s", CUP, "kind"), kinds, self.kind)]]

    def more(self, words: Words) -> list[Button]:
        """Return the buttons beside those that lead to the form."""
        return [code_button(words)] if self.kind == SERVERS else []


def cup_plan_in(chosen: str) -> CupPlan:
    """Return the plan that a menu has chosen. Raises NotAllowed for what it does not offer (a forged press)."""
    if chosen not in (KNOCKOUT, TEAMS, SERVERS):
        raise NotAllowed("error-unknown-button")
    return CupPlan(chosen)


def code_button(words: Words) -> Button:
    """Return the button that asks for the code of another server."""
    return Button(Address("b", CUP, "code"), words("servers-ui-code"))


class Plan(NamedTuple):
    """What is chosen of a league.

    Attributes:
        rounds: as `Rules.rounds`.
        bank: in minutes, of BANKS.
        off: a key of OFF.
    """

    rounds: int = 0
    bank: int = 0
    off: str = ALL_COUNT

    @property
    def action(self) -> str:
        """Return the action of the buttons that lead to the form."""
        return "form"

    @property
    def argument(self) -> str:
        """Return the plan as words of an address, which `plan_in` reads."""
        return f"{self.rounds} {self.bank} {_OFFS.index(self.off)}"

    def rules(self, rules: Rules) -> Rules:
        """Return rules with what is chosen."""
        return replace(rules, rounds=self.rounds, bank=self.bank * MINUTE, off=OFF[self.off])

    def with_choice(self, menu: str, value: str) -> "Plan":
        """Return the plan after a choice. Raises NotAllowed for what the menu does not offer (a forged press)."""
        if menu == "off":
            return self._replace(off=value).checked()
        number = number_in(value)
        return (self._replace(rounds=number) if menu == "rounds" else self._replace(bank=number)).checked()

    def about(self, words: Words) -> str:
        """Return what a member should know before they choose."""
        return words("league-about-swiss")

    def menus(self, words: Words) -> list[list[Select]]:
        """Return the menus that show and change the plan."""
        rounds = {"0": words("league-choice-round-robin")}
        rounds |= {str(one): words("league-choice-swiss", count=one) for one in ROUNDS}
        banks = {"0": words("wait-choice-bank-0")}
        banks |= {str(one): words("league-choice-bank", bank=length(one * MINUTE, words)) for one in BANKS if one}
        offs = {name: words("league-choice-off", off=name) for name in OFF}
        return [
            [self._menu("rounds", rounds, str(self.rounds))],
            [self._menu("bank", banks, str(self.bank))],
            [self._menu("off", offs, self.off)],
        ]

    def more(self, words: Words) -> list[Button]:
        """Return the buttons beside those that lead to the form: none."""
        return []

    def _menu(self, name: str, texts: dict[str, str], chosen: str) -> Select:
        return _select(Address("s", LEAGUE, name, argument=self.argument), texts, chosen)

    def checked(self) -> "Plan":
        """Return the plan. Raises NotAllowed if it has what the menus do not offer."""
        if self.rounds not in (0, *ROUNDS) or self.bank not in BANKS or self.off not in OFF:
            raise NotAllowed("error-unknown-button")
        return self


USUAL = Plan()


def plan_in(words: Sequence[str]) -> Plan:
    """Return the plan in words of an address; USUAL if there are none. Raises NotAllowed for a forged one."""
    if not words:
        return USUAL
    if len(words) != len(MENUS) or words[2] not in map(str, range(len(_OFFS))):
        raise NotAllowed("error-unknown-button")
    return Plan(number_in(words[0]), number_in(words[1]), _OFFS[int(words[2])]).checked()


def _select(address: Address, texts: dict[str, str], chosen: str) -> Select:
    lines = [option(text, value, chosen=value == chosen) for value, text in texts.items()]
    return Select(address, texts[chosen], lines)
