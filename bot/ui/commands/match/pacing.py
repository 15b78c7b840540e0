"""The form with which members set the time for turns, or propose another one. `/pace` does the same."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.errors import NotAllowed
from bot.sessions.model import Match, Phase
from bot.sessions.pace import MINUTE, Pace
from bot.sessions.sessions import Sessions
from bot.ui.address import Address
from bot.ui.boards.proposal_list import proposed_pace
from bot.ui.commands.match.cog import MatchPart
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec
from bot.ui.panels import Form, choice, panel
from bot.ui.times import ALL_COUNT, BANKS, HOLIDAYS, LATE, LIMITS, OFF, pace_of, time_key
from bot.ui.words import Words

PACE = ButtonSpec("pace", "wait-ui-pace", seated=True)
HELD = (BANKS, range(len(OFF)), range(len(LATE)), range(2))  # what each word of `kept` can be


def may_ask(match: Match, user: int) -> bool:
    """Return whether a member may set the time for turns in a lobby, or propose another one to other members."""
    if match.solo or match.private or match.over or match.terms.league is not None or match.seat_of(user) is None:
        return False
    return match.host == user if match.phase is Phase.LOBBY else len(match.members) > 1


def form(match: Match, words: Words, pace: Pace) -> Form:
    """Return the form. It shows this pace."""
    late = pace.computer or ("play" if pace.hard else "ask")
    off = next((name for name, hours in OFF.items() if hours == pace.off), ALL_COUNT)
    times, banks = [(str(one), words(time_key(one))) for one in LIMITS], [("0", words("wait-choice-bank-0"))]
    banks += [(str(one), words(time_key(one))) for one in BANKS if one]
    named = {
        "late": [(one, words(f"wait-choice-late-{one}")) for one in LATE],
        "off": [(one, words(f"wait-choice-off-{one}")) for one in OFF],
        "holiday": [(one, words(f"wait-choice-holiday-{one}")) for one in HOLIDAYS],
    }
    return Form(
        Address("m", match.game, "pacing", match.id),
        words("wait-ui-pace"),
        choice("time", words("wait-form-time"), _first(str((pace.limit or 0) // MINUTE), times)),
        choice(
            "bank", words("wait-form-bank"), _first(str(pace.bank // MINUTE), banks), hint=words("wait-form-bank-hint")
        ),
        choice("off", words("wait-form-off"), _first(off, named["off"]), hint=words("wait-form-off-hint")),
        choice("late", words("wait-form-late"), _first(late, named["late"])),
        choice("holiday", words("wait-form-holiday"), _first("pause" if pace.pause else "stand-in", named["holiday"])),
    )


def _first(value: str, options: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return options with the one that is set first, since a form has chosen the first."""
    return sorted(options, key=lambda option: option[0] != value)


def pace_in(answers: Answers) -> Pace:
    """Return the pace of a sent form. Raises NotAllowed for a choice that was not offered (a forged press)."""
    time, bank = answers.get("time", ""), answers.get("bank", "")
    if time not in map(str, LIMITS) or bank not in map(str, BANKS):
        raise NotAllowed("error-unknown-button")
    return pace_of(int(time), answers.get("late", ""), answers.get("holiday", ""), int(bank), answers.get("off", ""))


def kept(pace: Pace) -> str:
    """Return what is chosen beside the time as words of an address, which `pace_kept` reads."""
    late = LATE.index(pace.computer or ("play" if pace.hard else "ask"))
    off = next(number for number, hours in enumerate(OFF.values()) if hours == pace.off)
    return f"{pace.bank // MINUTE} {off} {late} {int(pace.pause)}"


def pace_kept(argument: str) -> Pace:
    """Return the pace of a form that was refused since it had no time. Raises NotAllowed for a forged argument."""
    chosen = argument.split()
    if len(chosen) != len(HELD) or any(one not in map(str, offered) for one, offered in zip(chosen, HELD, strict=True)):
        raise NotAllowed("error-unknown-button")
    bank, off, late, pause = map(int, chosen)
    return pace_of(0, LATE[late], "pause" if pause else "", bank, [*OFF][off])


async def zone_hint(context: Context, sessions: Sessions, match: Match) -> str:
    """Return that UTC counts for a member who has set no time zone; "" if all hours count, or they have set one."""
    if match.terms.pace.off is None or match.seat_of(context.user) is None:
        return ""
    settings = await sessions.settings.member(context.user)
    return context.words("wait-no-zone") if settings.zone is None else ""


class Pacing(MatchPart):
    """The part of a game's cog for the time for turns."""

    @action("pace")
    async def on_pace(self, context: Context, press: Press, match: Match) -> None:
        """Ask for the time for turns, with what a refused form had."""
        pace = pace_kept(press.argument) if press.argument else match.terms.pace
        await context.ask(form(match, context.words, pace))

    @action("pacing")
    async def on_pacing(self, context: Context, match: Match, answers: Answers) -> None:
        """Set the time for turns, or propose it to the others."""
        pace = pace_in(answers)
        if pace.limit is None and (pace.bank or pace.off is not None):
            again = Button(replace(PACE.address(match), argument=kept(pace)), context.words(PACE.label))
            await context.show(panel(context.words("wait-form-no-limit"), [again]))
            return
        said = await proposed_pace(context, self.sessions, match, pace)
        set_to = replace(match, terms=replace(match.terms, pace=pace))
        await context.done(said, hint=await zone_hint(context, self.sessions, set_to))
