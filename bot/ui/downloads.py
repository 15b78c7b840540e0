"""Downloads a small file, such as the icon of a server, from the addresses that Discord tells."""

import asyncio

import aiohttp


class NotDownloaded(Exception):
    """A file could not be downloaded in time, or is too large."""


async def downloaded(url: str, most: int, *, seconds: float) -> bytes:
    """Return the bytes of a file, at most `most`. Raises NotDownloaded if there are more, or after so many seconds."""
    try:
        async with asyncio.timeout(seconds), aiohttp.ClientSession() as session, session.get(url) as answer:
            answer.raise_for_status()
            data = b""
            async for part in answer.content.iter_chunked(1 << 16):
                data += part
                if len(data) > most:
                    raise NotDownloaded(f"more than {most} bytes")
            return data
    except (aiohttp.ClientError, TimeoutError) as problem:
        raise NotDownloaded(type(problem).__name__) from problem
