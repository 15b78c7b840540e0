"""Figures for operators, in the text format of Prometheus (`/metrics`). They tell nothing about single members.

Labels are names from the code, such as the key of a game. No label is an id or a name of a member, server or channel.
`bot.ui.watch` fills in the gauges right before each answer.
"""

import logging
from collections.abc import Mapping
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot.sessions.model import Match
from bot.sessions.play.lessons import BEGUN
from bot.storage.faults import CAUSES
from bot.ui.face import Face

# Discord drops an answer after 3 seconds.
ANSWER_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
WORK_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
COMMIT_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BATCH_BUCKETS = (1, 2, 5, 10, 25, 50, 100, 250, 500)


class Metrics:
    """The counters, histograms and gauges of one bot, in a registry of their own."""

    def __init__(self) -> None:
        # Otherwise each counter has a second series with the time of its start. The library has no type for this.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry(auto_describe=True)
        ProcessCollector(namespace="lapidary", registry=self._registry)
        self._begun = self._counter("lessons_begun", "Lessons that members began", "lesson")
        self._done = self._counter(
            "lesson_tasks_done", "Tasks that members did, without skipped ones", "lesson", "task"
        )
        self._finished = self._counter("lessons_finished", "Lessons of which members reached the end", "lesson")
        self._moves = self._counter("moves", "Moves that members, computer players and clocks made", "game")
        self._answers = self._counter("answers", "Interactions by how they were answered", "kind", "outcome")
        self._answer_time = self._histogram(
            "answer_seconds", "From an interaction to the first answer or deferral", ANSWER_BUCKETS, "kind"
        )
        self._handling_time = self._histogram(
            "handling_seconds", "From an interaction to its last answer", WORK_BUCKETS, "kind"
        )
        self._picture_time = self._histogram(
            "picture_seconds", "From the wish for a picture until it is painted", WORK_BUCKETS, "queue"
        )
        self._board_time = self._histogram(
            "board_seconds", "From a command until its board is in the channel", WORK_BUCKETS
        )
        self._requests = self._counter(
            "discord_requests",
            "Requests to Discord. counted: whether Discord's global limit of 50 per second counts them",
            "method",
            "route",
            "counted",
            "status",
        )
        self._request_time = self._histogram(
            "discord_request_seconds", "Times of single requests to Discord", WORK_BUCKETS, "counted"
        )
        self._batch_size = self._histogram(
            "database_batch_transactions", "Transactions that one commit of the database holds", BATCH_BUCKETS
        )
        self._batch_time = self._histogram("database_batch_seconds", "Times of commits", COMMIT_BUCKETS)
        self._refused = self._counter(
            "database_refused", "Transactions, such as moves, that the database refused, by cause", "cause"
        )
        for cause in CAUSES:
            self._refused.labels(cause)
        self._logged = self._counter("log_records", "Warnings and errors in the log", "level", "logger")
        # A series begins with its first record, so an alert on `log_records` would miss the first one of each logger.
        self._errors = self._counter("errors", "Errors in the log")
        self._gauges: dict[str, Gauge] = {}

    # ---- counters and histograms ----

    def expect(self, face: Face) -> None:
        """Show all counters of a game from the start, with 0."""
        self._moves.labels(face.key)
        for lesson in face.lessons:
            name = f"{face.key}-{lesson.key}"
            self._begun.labels(name)
            self._finished.labels(name)
            for task in lesson.tasks:
                self._done.labels(name, task.key)

    def announce(self, match: Match) -> None:
        """Count a changed match."""
        learning, entry = match.terms.lesson, match.entry
        if learning is None:
            if entry.kind == "move" and entry.version == match.version:
                self._moves.labels(match.game).inc()
            return
        if match.over:
            return
        lesson = f"{match.game}-{learning.lesson}"
        if entry.kind == "move" and learning.done:
            self._done.labels(lesson, learning.task).inc()
        elif entry.kind == "task" and learning.finished:
            self._finished.labels(lesson).inc()
        elif entry.kind == "task" and entry.notation == BEGUN:
            self._begun.labels(lesson).inc()

    def answered(self, kind: str, outcome: str, first: float | None, whole: float) -> None:
        """Count an interaction.

        first: seconds until the first answer or deferral; None: there was none.
        whole: seconds until the interaction was over.
        """
        self._answers.labels(kind, outcome).inc()
        if first is not None:
            self._answer_time.labels(kind).observe(first)
        self._handling_time.labels(kind).observe(whole)

    def painted(self, queue: str, seconds: float) -> None:
        """Count a picture. seconds: with the time in its queue."""
        self._picture_time.labels(queue).observe(seconds)

    def shown(self, seconds: float) -> None:
        """Count a board that shows a change. seconds: since the command."""
        self._board_time.observe(seconds)

    def requested(self, method: str, route: str, counted: bool, status: str, seconds: float) -> None:
        """Count a request to Discord. The parameters are explained in `bot.ui.requests`."""
        told = "yes" if counted else "no"
        self._requests.labels(method, route, told, status).inc()
        self._request_time.labels(told).observe(seconds)

    def committed(self, transactions: int, seconds: float) -> None:
        """Count a commit of the database."""
        self._batch_size.observe(transactions)
        self._batch_time.observe(seconds)

    def refused(self, cause: str) -> None:
        """Count a transaction that the database refused. cause: one of `bot.storage.faults.CAUSES`."""
        self._refused.labels(cause).inc()

    def logged(self, record: logging.LogRecord) -> None:
        """Count a warning or an error in the log."""
        self._logged.labels(record.levelname.lower(), record.name).inc()
        if record.levelno >= logging.ERROR:
            self._errors.inc()

    # ---- gauges ----

    def gauge(self, name: str, told: str, values: float | Mapping[Any, float], *labels: str) -> None:
        """Set a gauge. told: its description. values: one number, or numbers by tuples of the labels' values.

        Earlier values with other labels go. An empty mapping is for figures that are unknown at present.
        """
        gauge = self._gauges.get(name)
        if gauge is None:
            gauge = self._gauges[name] = Gauge(f"lapidary_{name}", told, labels, registry=self._registry)
        if not isinstance(values, Mapping):
            gauge.set(values)
            return
        gauge.clear()
        for key, value in values.items():
            gauge.labels(*key).set(value)

    def text(self) -> bytes:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self._registry)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"lapidary_{name}", told, labels, registry=self._registry)

    def _histogram(self, name: str, told: str, buckets: Any, *labels: str) -> Histogram:
        return Histogram(f"lapidary_{name}", told, labels, buckets=buckets, registry=self._registry)


class LogCounter(logging.Handler):
    """Counts warnings and errors. Add it to the root logger.

    It remembers what is logged before `begin`: a start logs what it finds before there are figures.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._metrics: Metrics | None = None
        self._early: list[logging.LogRecord] = []

    def begin(self, metrics: Metrics) -> None:
        """Count in these figures from now on, and what was logged before."""
        self._metrics = metrics
        while self._early:
            metrics.logged(self._early.pop())

    def emit(self, record: logging.LogRecord) -> None:
        if self._metrics is None:
            self._early.append(record)
        else:
            self._metrics.logged(record)
