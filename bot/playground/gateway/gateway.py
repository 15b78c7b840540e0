"""The gateway's protocol: HELLO, IDENTIFY, READY, heartbeats, events and RESUME.

A session begins when a shard of the bot logs in (IDENTIFY), and goes on when the connection is lost. The newest events
are stored: RESUME sends those that the bot missed. As on Discord, there may be several sessions of one shard, each of
which gets all events, and the sessions may have different numbers of shards. Close codes and payloads follow version 10
of Discord's gateway documentation. Payloads are JSON as text, which discord.py accepts although it asks for compressed
payloads.
"""

import asyncio
import json
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.gateway.dispatch import PRIVILEGED, Intent, dispatches
from bot.playground.gateway.faults import GatewayFaults
from bot.playground.rest.payloads import application_json, guild_create_json, user_json
from bot.playground.rest.starts import Start, Starts
from bot.playground.world import events
from bot.playground.world.model import Guild, Json
from bot.playground.world.world import World

log = logging.getLogger(__name__)
HEARTBEAT_MS = 41_250
RESUME_SECONDS = 180.0  # Discord does not document its time.
STORED_EVENTS = 2000
CLOSE_SECONDS = 1.0
# How long the gateway waits before it answers a heartbeat. discord.py sends the heartbeat first and then notes the
# time. If the answer came before discord.py has noted the time, discord.py would warn of a delay.
ACK_SECONDS = 0.02
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11
IGNORED_OPCODES = {3, 4, 8}  # 3: presence, 4: voice state, 8: request for members
UNKNOWN_ERROR, UNKNOWN_OPCODE, DECODE_ERROR = 4000, 4001, 4002
NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED = 4003, 4004, 4005
INVALID_SHARD, SHARDING_REQUIRED, DISALLOWED_INTENTS = 4010, 4011, 4014
ABNORMAL = 1006  # no close code is sent: the connection just breaks


@dataclass(eq=False)
class Session:
    """A session of one shard: the part of the bot that gets the events of some guilds.

    intents: the bits of `dispatch.Intent` that the bot asked for
    shard: the number of the shard, and how many shards the bot has
    sequence: the number of the newest event
    sent: the newest events as (number, text), for RESUME
    lost_at: when the session lost its connection, in seconds of `Clock.monotonic`
    """

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=STORED_EVENTS))
    connection: "Connection | None" = None
    lost_at: float = 0.0

    def serves(self, guild_id: int | None) -> bool:
        """Return whether this shard gets the events of a guild; for None, those of direct conversations."""
        number, count = self.shard
        return ((guild_id or 0) >> 22) % count == number

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, store it for RESUME and send it if the shard is connected."""
        self.sequence += 1
        text = msgspec.json.encode({"op": DISPATCH, "t": name, "s": self.sequence, "d": data}).decode()
        self.sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send(text)

    def can_replay_from(self, sequence: int) -> bool:
        """Return whether all events after `sequence` are stored."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


class Connection:
    """One websocket. A task sends the texts in the order in which they were given to `send`."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self._transport = transport
        self.session: Session | None = None
        self.cut_with: int | None = None  # the close code if the playground closed the socket; else None
        self.silent = False  # whether nothing is sent any more, although the connection stays open
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Send a text after all texts that wait to be sent."""
        self._outbox.put_nowait(text)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}).decode())

    async def close(self, code: int, reason: str = "") -> None:
        """Send the waiting texts, for at most CLOSE_SECONDS, then close."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), CLOSE_SECONDS)
        await self.cut(code, reason)

    async def cut(self, code: int, reason: str = "") -> None:
        """Close at once, without sending the waiting texts."""
        self.cut_with = code
        await self.stop_writing()
        if code == ABNORMAL and self._transport is not None:
            self._transport.abort()
        else:
            await self.socket.close(code=code, message=reason.encode())

    async def stop_writing(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            text = await self._outbox.get()
            if not self.silent:
                with suppress(ConnectionError):
                    await self.socket.send_str(text)
            self._outbox.task_done()


class Gateway:
    """The bot's sessions and connections.

    base: the server's address; "" until the server listens
    starts: the limits for new sessions
    faults: what a test wants to go wrong
    resume_seconds: how long a session without a connection can be resumed
    heartbeat_ms: how often a bot must show that it is there, in milliseconds
    identified: how often a shard has logged in with IDENTIFY
    resumed: how often a shard has resumed a session
    """

    def __init__(self, world: World, token: str, starts: Starts) -> None:
        self.world = world
        self.token = token
        self.starts = starts
        self.faults = GatewayFaults(lambda: world.clock)
        self.resume_seconds = RESUME_SECONDS
        self.heartbeat_ms = HEARTBEAT_MS
        self.base = ""
        self.sessions: dict[str, Session] = {}
        self.connections: dict[Connection, None] = {}  # in their order, unlike a set
        self.identified = 0
        self.resumed = 0
        world.listen(self._on_event)

    # ------------------------------------------------------------------ events

    def _on_event(self, event: events.Event) -> None:
        if not self.sessions:
            return
        for name, data, intent, guild_id in dispatches(self.world, event, self.base):
            for session in self.sessions.values():
                if session.intents & intent and session.serves(guild_id):
                    self.faults.deliver(name, partial(session.dispatch, name, data))

    def interact(self, data: Json) -> None:
        """Send an interaction to all sessions of the shard that serves its guild. Does nothing if there is none."""
        guild_id = int(data["guild_id"]) if "guild_id" in data else None
        for session in self.sessions.values():
            if session.serves(guild_id):
                self.faults.deliver("INTERACTION_CREATE", partial(session.dispatch, "INTERACTION_CREATE", data))

    # ------------------------------------------------------------------ faults that tests cause

    async def drop(self, *, shard: int | None = None, resumable: bool = True, code: int = UNKNOWN_ERROR) -> None:
        """Cut the connections of the shard with this number; for None, all connections.

        If `resumable` is false, the bot cannot resume these sessions and must log in again.
        """
        cut = self._connections_of(shard)
        if not resumable:
            self._end_sessions(shard)
        for connection in cut:
            await connection.cut(code)
            self._disconnected(connection)

    async def ask_to_reconnect(self, *, shard: int | None = None) -> None:
        """Send opcode 7 to a shard or, for None, to all, as Discord does before it restarts a gateway."""
        for connection in self._connections_of(shard):
            connection.send_op(RECONNECT)

    async def invalidate(self, *, shard: int | None = None, resumable: bool) -> None:
        """Send opcode 9 to a shard or, for None, to all. If `resumable` is false, their sessions are over."""
        told = self._connections_of(shard)
        if not resumable:
            self._end_sessions(shard)
        for connection in told:
            connection.send_op(INVALID_SESSION, data=resumable)

    def fall_silent(self, *, shard: int | None = None) -> None:
        """Send nothing more to a shard or, for None, to all, until they connect again. Their connections stay open."""
        for connection in self._connections_of(shard):
            connection.silent = True

    async def break_silence(self) -> None:
        """Cut the connections that have fallen silent."""
        for connection in [one for one in self.connections if one.silent]:
            await connection.cut(UNKNOWN_ERROR)
            self._disconnected(connection)

    def _end_sessions(self, shard: int | None) -> None:
        self.sessions = {key: one for key, one in self.sessions.items() if shard not in (None, one.shard[0])}

    def connected_shards(self) -> set[int]:
        """Return the numbers of the shards that are connected."""
        return {session.shard[0] for session in self.sessions.values() if session.connection is not None}

    def _connections_of(self, shard: int | None) -> list[Connection]:
        def is_wanted(session: Session | None) -> bool:
            return session is not None and session.shard[0] == shard

        return [each for each in self.connections if shard is None or is_wanted(each.session)]

    async def close(self) -> None:
        for connection in list(self.connections):
            await connection.close(WSCloseCode.GOING_AWAY)

    # ------------------------------------------------------------------ one connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self.connections[connection] = None
        try:
            connection.send_op(HELLO, {"heartbeat_interval": self.heartbeat_ms})
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    await connection.close(DECODE_ERROR, "Text frames only.")
                    break
                await self._receive(connection, frame.data)
        finally:
            self.connections.pop(connection, None)
            await connection.stop_writing()
            self._disconnected(connection)
        return socket

    def _disconnected(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.lost_at = self.world.clock.monotonic()
        # A bot that closes with 1000 or 1001 ends its session. If the playground closes first, the session goes on.
        if connection.cut_with is None and connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(session.id, None)
        self._note_online()

    def _note_online(self) -> None:
        online = any(session.connection is not None for session in self.sessions.values())
        self.world.set_online(self.world.bot_id, online=online)
        self.world.emit(events.SessionsChanged())

    async def _receive(self, connection: Connection, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            await connection.close(DECODE_ERROR, "Error while decoding payload.")
            return
        if op == HEARTBEAT:
            if self.faults.acks:
                asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send_op, HEARTBEAT_ACK)
        elif op == IDENTIFY and isinstance(data, dict):
            await self._identify(connection, data)
        elif op == RESUME and isinstance(data, dict):
            await self._resume(connection, data)
        elif connection.session is None:
            await connection.close(NOT_AUTHENTICATED, "Not authenticated.")
        elif op not in IGNORED_OPCODES:
            await connection.close(UNKNOWN_OPCODE, "Unknown opcode.")

    async def _identify(self, connection: Connection, data: Json) -> None:
        shard = _shard(data.get("shard"))
        if connection.session is not None:
            await connection.close(ALREADY_AUTHENTICATED, "Already authenticated.")
        elif data.get("token") != self.token:
            await connection.close(WRONG_TOKEN, "Authentication failed.")
        elif shard is None:
            await connection.close(INVALID_SHARD, "Invalid shard.")
        elif int(data.get("intents", 0)) & PRIVILEGED:
            await connection.close(DISALLOWED_INTENTS, "Disallowed intent(s).")
        else:
            key = self.world.chance.token_hex(16)
            await self._start(connection, Session(key, int(data.get("intents", 0)), shard))

    async def _start(self, connection: Connection, session: Session) -> None:
        """Start a session unless that is over a limit."""
        start = self.starts.take(session.shard[0])
        if start is Start.USED_UP:
            await self._reset_token()
        elif start is Start.TOO_SOON:
            connection.send_op(INVALID_SESSION, data=False)
        elif len(self._guilds_of(session)) > self.starts.guilds_per_shard:
            await connection.close(SHARDING_REQUIRED, "Sharding required.")
        else:
            self.world.emit(events.SessionsChanged())
            self.faults.after(self.faults.ready_seconds, partial(self._begin, connection, session))

    def _begin(self, connection: Connection, session: Session) -> None:
        if connection in self.connections:  # the bot may have gone before READY
            self.identified += 1
            self._forget_old_sessions()
            self._connect(session, connection)
            self._greet(session)

    async def _reset_token(self) -> None:
        """End all sessions. Discord resets the bot's token; here the token stays, so that a test can go on."""
        log.error("the bot has used up its %d IDENTIFYs of this day: Discord resets its token", self.starts.total)
        self.sessions.clear()
        for connection in list(self.connections):
            await connection.close(WRONG_TOKEN, "Authentication failed.")

    def _forget_old_sessions(self) -> None:
        """Remove the sessions that nobody has resumed in time, so that they store no more events."""
        oldest = self.world.clock.monotonic() - self.resume_seconds
        for old in [s for s in self.sessions.values() if s.connection is None and s.lost_at < oldest]:
            del self.sessions[old.id]

    def _guilds_of(self, session: Session) -> list[Guild]:
        return [guild for guild in self.world.guilds_of_bot if session.serves(guild.id)]

    def _connect(self, session: Session, connection: Connection) -> None:
        self.sessions[session.id] = session
        session.connection = connection
        connection.session = session
        self._note_online()

    def _greet(self, session: Session) -> None:
        application = self.world.state.application
        guilds = self._guilds_of(session)
        ready = {
            "v": 10,
            "user": {**user_json(self.world.user(self.world.bot_id)), "verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self.base.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": application_json(application, self.world.user(application.owner_id)),
        }
        session.dispatch("READY", ready)
        if session.intents & Intent.GUILDS:
            places = self.world.channels_by_guild()
            for guild in guilds:
                if guild.id in self.world.unavailable:
                    continue  # The guild comes when its outage is over.
                data = guild_create_json(self.world, guild, places.get(guild.id, ()))
                self.faults.deliver("GUILD_CREATE", partial(session.dispatch, "GUILD_CREATE", data))

    async def _resume(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self.token:
            await connection.close(WRONG_TOKEN, "Authentication failed.")
            return
        self._forget_old_sessions()
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_replay_from(sequence):
            connection.send_op(INVALID_SESSION, data=False)
            return
        if self.faults.resumes:
            may_resume = self.faults.resumes.popleft()
            if not may_resume:
                del self.sessions[session.id]
            connection.send_op(INVALID_SESSION, data=may_resume)
            return
        missed = [text for number, text in session.sent if number > sequence]
        if self.faults.replays:
            for text in missed[: self.faults.replays.popleft()]:
                connection.send(text)
            await connection.close(UNKNOWN_ERROR)
            return
        self.resumed += 1
        for text in missed:
            connection.send(text)
        self._connect(session, connection)
        session.dispatch("RESUMED", {"_trace": []})


def _shard(given: Any) -> tuple[int, int] | None:
    """Return the field `shard` of an IDENTIFY as (number, count); None if it is wrong. Without it, there is one shard.

    Discord's documentation calls `[number, count]` valid if the number is below the count.
    """
    if given is None:
        return 0, 1
    if not isinstance(given, list) or len(given) != 2 or not all(type(each) is int for each in given):
        return None
    number, count = given
    return (number, count) if 0 <= number < count else None
