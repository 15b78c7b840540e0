"""Finds the files through which a `/gems move` runs, from the command to the picture.

The move has four ends: the rules apply it, the writer commits it, the bot answers, and a painter paints the board. Each
end adds the files on its call stack. The stack of a task continues with the stack of the code that started the task.
The writer commits for many tasks, so its stack continues with the stacks of the tasks that wait for it.
"""

import asyncio
import re
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextvars import Context, ContextVar, copy_context
from pathlib import Path
from types import FrameType
from typing import Any

import aiosqlite
import discord
import pytest

import render.gems3d
from bot.games.gems3d import Gems3D, rules
from tests.cogs.desk import Desk

ROOT = Path(__file__).parents[2]
OURS = ("bot", "cogs", "render")
COMMAND = "CommandTree._from_interaction"  # discord.py runs this in a new task for each command.

Files = tuple[str, ...]

ENDS = ("apply", "commit", "answer", "paint")
MOST_FILES = 14

_way: ContextVar[Files | None] = ContextVar("way", default=None)  # the files that led to the current task


def _file(path: str) -> str | None:
    """Return a file's path relative to the project, or None if the file is not ours."""
    try:
        short = Path(path).relative_to(ROOT)
    except ValueError:
        return None
    return str(short) if short.parts[0] in OURS else None


def _files(paths: Iterable[str], before: Files = ()) -> Files:
    """Return `before` and then our files among the paths, each file once."""
    return tuple(dict.fromkeys((*before, *(file for path in paths if (file := _file(path)) is not None))))


def _stack() -> Files:
    """Return our files on the call stack, the outermost first."""
    paths: list[str] = []
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        paths.append(frame.f_code.co_filename)
        frame = frame.f_back
    return _files(reversed(paths), _way.get() or ())


class Way:
    """The files through which one command runs.

    Attributes:
        ends: the files on the way to each end, by the end's name.
    """

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.ends: dict[str, Files] = {}
        self._tasks: dict[asyncio.Task[Any], None] = {}  # in the order in which the tasks were started
        self._writer: asyncio.Task[Any] | None = None  # the task that commits
        loop = asyncio.get_running_loop()
        loop.set_task_factory(self._task)
        self._in_executor = loop.run_in_executor
        patched.setattr(loop, "run_in_executor", self._run_in_executor)
        patched.setattr(Gems3D, "apply", staticmethod(self._noting("apply", rules.__file__, Gems3D.apply)))
        patched.setattr(render.gems3d, "paint", self._noting("paint", render.gems3d.__file__, render.gems3d.paint))
        send = discord.InteractionResponse.send_message
        patched.setattr(discord.InteractionResponse, "send_message", self._noting("answer", "", send))
        patched.setattr(aiosqlite.Connection, "_execute", self._executing(aiosqlite.Connection._execute))

    @property
    def files(self) -> Files:
        return tuple(dict.fromkeys(file for name in ENDS for file in self.ends[name]))

    def _task(
        self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None, **more: Any
    ) -> "asyncio.Task[Any]":
        context = copy_context() if context is None else context
        if work.__qualname__.startswith(COMMAND):
            context.run(_way.set, ())
        elif _way.get() is not None:
            context.run(_way.set, _stack())
        elif "commit" in self.ends and asyncio.current_task(loop) is self._writer:  # The writer announces the change.
            context.run(_way.set, _files(_stack(), self.ends["commit"]))
        task = asyncio.Task(work, loop=loop, context=context, **more)
        if context.run(_way.get) is not None:
            self._tasks[task] = None
        return task

    def _run_in_executor(self, executor: Any, work: Callable[..., Any], *args: Any) -> Any:
        context = copy_context()
        if _way.get() is not None:
            context.run(_way.set, _stack())
        return self._in_executor(executor, lambda: context.run(work, *args))

    def _noting(self, name: str, path: str, end: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            if _way.get() is not None and name not in self.ends:
                self.ends[name] = _files([path], _stack())
            return end(*args, **kwargs)

        return noted

    def _executing(self, execute: Callable[..., Any]) -> Callable[..., Any]:
        async def executing(connection: Any, work: Callable[..., Any], *args: Any) -> Any:
            code = getattr(work, "__code__", None)
            if "apply" in self.ends and "commit" not in self.ends and code and _file(code.co_filename):
                waiting = _files(path for task in self._tasks if not task.done() for path in _waits_at(task))
                self.ends["commit"] = _files([code.co_filename], (*waiting, *_stack()))
                self._writer = asyncio.current_task()
            return await execute(connection, work, *args)

        return executing


def _waits_at(task: "asyncio.Task[Any]") -> Iterator[str]:
    """Yield the paths of the files in which a task waits, the outermost first."""
    work: Any = task.get_coro()
    while isinstance(work, Coroutine):
        frame = getattr(work, "cr_frame", None)
        if frame is None:
            return
        yield frame.f_code.co_filename
        work = getattr(work, "cr_await", None)


async def test_a_move_passes_few_files(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    start, goal = (await desk.legal(ada))[0].split("-")
    way = Way(monkeypatch)

    await desk.slash(ada, "gems move", from_=start, to=goal)

    print(*way.files, sep="\n")  # noqa: T201 - shown by `pytest -s`
    assert way.ends.keys() == set(ENDS)
    assert len(way.files) <= MOST_FILES, "\n".join(way.files)
    assert sorted(way.files) == sorted(named_in_contributing()), "CONTRIBUTING.md tells another way"


def named_in_contributing() -> list[str]:
    """Return the files that the numbered list at the head of CONTRIBUTING.md names."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = text.partition("\n## A move")[2].partition("\n## ")[0]
    steps = re.findall(r"^\d+\. .+$", told, re.MULTILINE)
    return [name for step in steps for name in re.findall(r"`([\w/]+\.py)`", step)]
