"""Lives through one universe in this process, which must do nothing else."""

import asyncio
import gc
import logging
import random
import shutil
import time
import traceback
from contextlib import suppress

from tests.universe import laws, nursery
from tests.universe.errors import Errors
from tests.universe.libraries import RUNNING
from tests.universe.loop import Hangs, Loop
from tests.universe.plan import Plan, Result
from tests.universe.plants import PLANTS
from tests.universe.universe import Universe

FRAMES = 12  # of the step that a stopped universe tells
REHEARSED = 0.25  # simulated days of the rehearsal

_rehearsed: list[object] = []  # loops whose tasks wait for ever: freeing them would run their `finally` blocks


def live(plan: Plan, loaded: nursery.Loaded) -> Result:
    """Live through one universe in this process, which must do nothing else."""
    gc.disable()  # its times depend on what the process did before
    cpu = time.process_time()
    folder = nursery.folder_for(loaded.template, plan.seed)
    loop = Loop(plan.seed)
    RUNNING.loop, RUNNING.entropy = loop, random.Random(f"{plan.seed}:entropy")
    random.seed(f"{plan.seed}:global")
    asyncio.set_event_loop(loop)
    universe = Universe(plan, folder, loaded, loop)
    RUNNING.disk = universe.disk
    logging.getLogger().handlers[:] = [Errors(universe)]
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("discord").setLevel(logging.ERROR)
    if plan.plant:
        PLANTS[plan.plant].sow()
    try:
        loop.run_until_complete(universe.live())
    except Hangs as problem:
        universe.find("hangs", str(problem))
    except nursery.TooLong as problem:
        universe.result.is_stopped = True
        here = "".join(traceback.format_list(traceback.extract_tb(problem.__traceback__)[1:-1][-FRAMES:]))
        universe.find("hangs", f"The universe took too long. The newest step stands here:\n{here}{loop.waiting()}")
    except Exception as problem:  # noqa: BLE001 - whatever ends a universe is a finding
        own = "tests/universe" in traceback.extract_tb(problem.__traceback__)[-1].filename
        whose = "The universe itself fails, not the bot.\n" if own else ""
        universe.find("crash", whose + traceback.format_exc())
    with suppress(OSError):
        shutil.rmtree(folder)
    result = universe.result
    result.steps, result.digest = loop.steps, loop.digest()
    result.cpu = time.process_time() - cpu
    return result


def rehearse(loaded: nursery.Loaded) -> None:
    """Live through a universe of no seed, so that the caches of the bot and of its libraries are full in all forks."""
    gc.unfreeze()
    with nursery.rehearsing():
        live(Plan(-1, REHEARSED), loaded)
    _rehearsed.append(RUNNING.loop)
    RUNNING.rest()
    laws.SECRETS.clear()
    gc.collect()
    gc.freeze()
