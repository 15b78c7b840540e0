"""Serves the page: its files from `browser/`, and its websockets.

The content security policy forbids the page to load anything from other hosts. The headers `Host` and `Origin` are
checked, because any web site that the user visits could send requests to loopback. If other machines can reach the
playground, the page and its websocket need the key in the link (`?key=...`).
"""

import hashlib
import hmac
import html
import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Template

from aiohttp import WSCloseCode, web

from bot.playground.client.actor import Actor, LocalDiscord
from bot.playground.client.refusal import Refused
from bot.playground.page.language import accepted, language_of
from bot.playground.page.socket import PageSocket
from bot.playground.page.view import View, members
from bot.playground.rest.limits import FILE_BYTES
from bot.playground.rest.shapes import is_snowflake
from bot.playground.world.model import Guild, User

FOLDER = Path(__file__).parent / "browser"
START = "index.html"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}
MAX_FRAME = 256 * 1024
MIME_TYPES = {  # The system's list of MIME types may be wrong.
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".ttf": "font/ttf",
}


def access_key(host: str, token: str) -> str | None:
    """Return the key that the page's link must have. On loopback, which only this machine reaches, return None.

    The key depends only on the token, so a saved link works after a restart.
    """
    if host in LOOPBACK or host == "::1":
        return None
    return hashlib.blake2b(token.encode(), person=b"page key", digest_size=12).hexdigest()


@cache
def _files() -> Mapping[str, Path]:
    """Return the page's files by their paths. Only these are served, so no path leads out of the folder."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}


class Page:
    """The page's files and its open connections.

    host: the address on which the playground listens
    key: the key that the page's link must have; None on loopback
    """

    def __init__(self, playground: LocalDiscord, host: str, token: str) -> None:
        self.playground = playground
        self.host = host
        self.key = access_key(host, token)
        self._files = _files()
        self._sockets: dict[web.WebSocketResponse, None] = {}  # in the order in which they came
        self._open_as: Counter[int] = Counter()

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes. The last route takes every path, so add all other routes first."""
        app.router.add_get("/page", self.connect)
        app.router.add_post("/page/uploads", self.upload)
        app.router.add_get("/{path:.*}", self.serve_file)

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY, message=b"the playground stops")

    async def serve_file(self, request: web.Request) -> web.Response:
        """Answer with one of the page's files, or with an error.

        The error is 403 for a wrong host or a missing key, and 404 if there is no such file.
        """
        if not self._host_is_ours(request):
            return web.Response(status=403, text="this page is for this machine only")
        if not request.match_info["path"] and not self._has_key(request):
            return web.Response(status=403, text="open the whole link that the start printed: the key in it is missing")
        path = self._files.get(request.match_info["path"] or START)
        if path is None:
            return web.Response(status=404, text="no such page", headers=HEADERS)
        mime_type = MIME_TYPES.get(path.suffix, "application/octet-stream")
        body = self._start_page(request, path) if path.name == START else path.read_bytes()
        return web.Response(body=body, headers={**HEADERS, "Content-Type": mime_type})

    def _start_page(self, request: web.Request, path: Path) -> bytes:
        """Return the page with its sentences, in the language of its member or else of the browser."""
        words = self.playground.words
        user = self._member(request.query.get("as", ""))
        wanted = accepted(request.headers.get("Accept-Language", "")) if user is None else [user.locale]
        language = language_of(words, *wanted)
        own = words.get(language, {})
        filled = {
            "language": language,
            "words": json.dumps(own),
            "opening": own.get("page-opening", ""),
            "no_script": own.get("page-no-script", ""),
        }
        template = Template(path.read_text(encoding="utf-8"))
        return template.substitute({name: html.escape(text) for name, text in filled.items()}).encode()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if (refusal := self._refusal(request)) is not None:
            return refusal
        socket = web.WebSocketResponse(max_msg_size=MAX_FRAME, heartbeat=30.0)
        await socket.prepare(request)
        self._sockets[socket] = None
        try:
            user = self._member(request.query.get("as", ""))
            guild = self._guild(request.query.get("guild", ""), user)
            you = None if user is None else str(user.id)
            hello = {"type": "hello", "members": members(self.playground, guild), "you": you}
            await socket.send_str(json.dumps(hello))
            if user is None:
                async for _ in socket:
                    pass
            else:
                await self._run(socket, user, guild, request.query.get("tab", ""))
        finally:
            del self._sockets[socket]
        return socket

    async def upload(self, request: web.Request) -> web.Response:
        """Store a file for an open modal. Files come by HTTP, because they may be too large for the websocket."""
        if (refusal := self._refusal(request)) is not None:
            return refusal
        user = self._member(request.query.get("as", ""))
        modal = request.query.get("interaction", "")
        try:
            if user is None or not is_snowflake(modal):
                raise Refused("unknown", "there is no such member or modal")
            if (request.content_length or 0) > FILE_BYTES:
                raise Refused("too_long", f"a file has at most {FILE_BYTES // 1024**2} MB")
            data = await request.read()
            attachment = Actor(self.playground, user).upload(int(modal), request.query.get("filename", ""), data)
        except Refused as refused:
            return web.json_response({"code": refused.code, "message": refused.message}, status=400)
        return web.json_response({"id": str(attachment.id)})

    def _refusal(self, request: web.Request) -> web.Response | None:
        """Return the refusal of a request; None if the request comes from the playground's page and has the key."""
        # The page may be served as https by a proxy, so the scheme is not compared.
        origin = request.headers.get("Origin", f"http://{request.host}")
        ours = origin in (f"http://{request.host}", f"https://{request.host}")
        if not self._host_is_ours(request) or not ours:
            return web.Response(status=403, text="only the playground's own page may connect")
        if not self._has_key(request):
            return web.Response(status=403, text="the key of the link is missing")
        return None

    async def _run(self, socket: web.WebSocketResponse, user: User, guild: Guild, tab: str) -> None:
        self._open_as[user.id] += 1
        self.playground.world.set_online(user.id, online=True)
        try:
            await PageSocket(self.playground, socket, View(self.playground, user, guild), tab).run()
        finally:
            self._open_as[user.id] -= 1
            if not self._open_as[user.id]:
                self.playground.world.set_online(user.id, online=False)

    def _member(self, user_id: str) -> User | None:
        """Return the user with this id; None if there is none, or if it is a bot or a member of no guild."""
        world = self.playground.world
        user = world.state.users.get(int(user_id)) if is_snowflake(user_id) else None
        return user if user is not None and not user.bot and world.guilds_of(user.id) else None

    def _guild(self, guild_id: str, user: User | None) -> Guild:
        """Return the guild with this id. If it does not exist for this user, return the user's first guild."""
        world = self.playground.world
        guilds = list(world.guilds.values()) if user is None else world.guilds_of(user.id)
        return next((guild for guild in guilds if str(guild.id) == guild_id), guilds[0])

    def _has_key(self, request: web.Request) -> bool:
        return self.key is None or hmac.compare_digest(request.query.get("key", "").encode(), self.key.encode())

    def _host_is_ours(self, request: web.Request) -> bool:
        """Return whether the request names this server as its host.

        Without this check, a web site could let its own host name lead to loopback, and so reach this server.
        """
        name = request.host.rpartition(":")[0] if ":" in request.host.rpartition("]")[2] else request.host
        return name in LOOPBACK or name == self.host or self.host in ("0.0.0.0", "::")
