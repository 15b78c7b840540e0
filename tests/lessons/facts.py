"""Facts about all lessons: whose they are, and which texts they have."""

from bot.engine.lessons import Lesson
from bot.ui.face import Face
from cogs import all_cogs

FACES = [cog.face for cog in all_cogs() if cog.face is not None]
LESSONS = [(face, lesson) for face in FACES for lesson in face.lessons]


def title_key(face: Face, lesson: Lesson) -> str:
    return f"{face.key}-lesson-{lesson.key}"


def said_keys(face: Face, lesson: Lesson) -> list[str]:
    """Return the keys of what a lesson says, in the order in which a learner reads it."""
    title = title_key(face, lesson)
    told = [(task, end) for task in lesson.tasks for end in ("", "-done", "-tip") if task.tip or end != "-tip"]
    return [f"{title}-aim", *(f"{title}-{task.key}{end}" for task, end in told)]


def match_key(face: Face, lesson: Lesson) -> str:
    return f"{title_key(face, lesson)}-match"


def all_keys() -> set[str]:
    """Return the keys of all texts of all lessons."""
    found: set[str] = set()
    for face, lesson in LESSONS:
        found |= {title_key(face, lesson), *said_keys(face, lesson), match_key(face, lesson)}
    return found
