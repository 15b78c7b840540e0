"""The command `doctor`: looks at everything that can be known before and while the bot runs, a line for each."""

import click

from bot.config import Config
from bot.errors import ConfigError, StartError, StorageError
from bot.machine import Clock, SystemClock
from bot.program import checks_of_discord, checks_of_machine
from bot.program.asking import ask
from bot.program.findings import RUNBOOK, Check, Finding, Mark, Patient, halves, ill
from bot.program.settings import carry_out, read_settings
from bot.storage.places import reason

# What is looked at, in this order. Each check changes nothing.
CHECKS: dict[str, Check] = {
    "settings": checks_of_machine.settings,
    "versions": checks_of_machine.versions,
    "rights": checks_of_machine.rights,
    "drive": checks_of_machine.drive,
    "space": checks_of_machine.space,
    "database": checks_of_machine.database,
    "backup": checks_of_machine.backup,
    "Discord": checks_of_discord.reachable,
    "clock": checks_of_discord.clock,
    "token": checks_of_discord.token,
    "application": checks_of_machine.owner,
    "intents": checks_of_discord.intents,
    "logins": checks_of_discord.logins,
    "shards": checks_of_discord.shards,
    "bot": checks_of_machine.running,
}


@click.command()
def command() -> None:
    """Look at everything around the bot, while it runs or not: a line each, with what to do.

    ✓ well, ! deserves a look, ✗ somebody has to do something, - nothing to see. The exit code is 1 if there is a ✗.
    """
    try:
        config = read_settings(told=False)
    except ConfigError as problem:
        for fault in problem.faults:
            print(ill(fault.rstrip("."), "").line("settings"))
        raise StartError("Nothing else was looked at, since the settings cannot be used.") from problem
    carry_out(examine(config, SystemClock()))


async def looked(check: Check, patient: Patient) -> Finding:
    """Return what a check has found; or what kept it from looking, so that the other checks go on."""
    try:
        return await check(patient)
    except StorageError as problem:
        return ill(*halves(problem, patient.config.database_url))
    except OSError as problem:
        told, _, do = reason(problem).partition("; ")
        return ill(f"cannot be looked at: {told}", do or RUNBOOK)
    except Exception as problem:  # noqa: BLE001 - whatever a check raises, the others go on
        return ill(f"cannot be looked at: {type(problem).__name__}: {problem}", "report it as a fault of the doctor")


async def examine(config: Config, clock: Clock) -> None:
    """Print a line for each check. Raises StartError if one has found something that somebody has to do."""
    patient = Patient(config, clock, await ask(config, clock))
    bad = 0
    for what, check in CHECKS.items():
        finding = await looked(check, patient)
        bad += finding.mark is Mark.ILL
        print(finding.line(what))
    if bad:
        raise StartError(f"{bad} of {len(CHECKS)} need somebody.")
