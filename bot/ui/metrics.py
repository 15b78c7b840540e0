"""Counters for operators, in the text format of Prometheus (`/metrics`). They tell nothing about single members."""

from prometheus_client import CollectorRegistry, Counter, generate_latest

from bot.sessions.model import Match
from bot.sessions.play.lessons import BEGUN
from bot.ui.face import Face


class Metrics:
    """The counters of one bot, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry(auto_describe=True)
        self._begun = self._counter("lessons_begun", "Lessons that members began", "lesson")
        self._done = self._counter(
            "lesson_tasks_done", "Tasks that members did, without skipped ones", "lesson", "task"
        )
        self._finished = self._counter("lessons_finished", "Lessons of which members reached the end", "lesson")

    def expect(self, face: Face) -> None:
        """Show all counters of a game's lessons from the start, with 0."""
        for lesson in face.lessons:
            name = f"{face.key}-{lesson.key}"
            self._begun.labels(name)
            self._finished.labels(name)
            for task in lesson.tasks:
                self._done.labels(name, task.key)

    def announce(self, match: Match) -> None:
        """Count a changed match."""
        learning, entry = match.terms.lesson, match.entry
        if learning is None or match.over:
            return
        lesson = f"{match.game}-{learning.lesson}"
        if entry.kind == "move" and learning.done:
            self._done.labels(lesson, learning.task).inc()
        elif entry.kind == "task" and learning.finished:
            self._finished.labels(lesson).inc()
        elif entry.kind == "task" and entry.notation == BEGUN:
            self._begun.labels(lesson).inc()

    def text(self) -> bytes:
        """Return all counters in the text format of Prometheus."""
        return generate_latest(self._registry)

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"lapidary_{name}", told, labels, registry=self._registry)
