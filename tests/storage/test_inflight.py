"""Tests of `InFlight`: work goes on when its caller is cancelled, and `empty` waits for all work."""

import asyncio

import pytest

from bot.storage.inflight import InFlight


async def test_work_goes_on_when_its_caller_is_cancelled_and_its_error_is_ignored() -> None:
    unheard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, told: unheard.append(told))
    flight, go_on = InFlight(), asyncio.Event()

    async def fails() -> None:
        await go_on.wait()
        raise RuntimeError("planted")

    caller = asyncio.create_task(flight.run(fails()))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    async with asyncio.timeout(60):
        await flight.empty()
    await asyncio.sleep(0)
    assert unheard == []


async def test_the_caller_gets_the_result_the_error_or_the_cancellation() -> None:
    async def ends(with_error: type[BaseException] | None) -> str:
        if with_error is not None:
            raise with_error
        return "done"

    flight = InFlight()
    async with asyncio.timeout(60):
        assert await flight.run(ends(None)) == "done"
        with pytest.raises(LookupError):
            await flight.run(ends(LookupError))
        [told] = await asyncio.gather(flight.run(ends(asyncio.CancelledError)), return_exceptions=True)
    assert isinstance(told, asyncio.CancelledError)


async def test_empty_also_waits_for_work_that_begins_while_it_waits() -> None:
    flight, go_on, last = InFlight(), asyncio.Event(), asyncio.Event()
    later: list[asyncio.Task[None]] = []

    async def ends() -> None:
        await last.wait()

    async def begins_another() -> None:
        await go_on.wait()
        later.append(asyncio.create_task(flight.run(ends())))
        await asyncio.sleep(0)

    first = asyncio.create_task(flight.run(begins_another()))
    await asyncio.sleep(0)
    emptying = asyncio.create_task(flight.empty())
    go_on.set()
    async with asyncio.timeout(60):
        await first
        for _ in range(10):
            await asyncio.sleep(0)
        assert not emptying.done()
        last.set()
        await emptying
        await asyncio.gather(*later)
