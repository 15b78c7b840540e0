"""A refusal as Discord words it: HTTP status, its own code, a sentence and, for a bad form, where in it."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

Path = tuple[str | int, ...]


class Fault(NamedTuple):
    """One wrong field of a request's body."""

    path: Path
    code: str
    message: str


class ApiError(Exception):
    """Ends a request with an error that discord.py understands."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def bad_form(faults: Iterable[Fault]) -> ApiError:
    """50035 with the faults laid out as a tree, as Discord does."""
    errors: dict[str, Any] = {}
    for fault in faults:
        node = errors
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return ApiError(400, 50035, "Invalid Form Body", errors)


def refuse_bad_form(faults: Sequence[Fault]) -> None:
    if faults:
        raise bad_form(faults)


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def too_many_commands(limit: int) -> ApiError:
    return ApiError(400, 30032, f"Maximum number of application commands reached ({limit})")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def too_many_emoji(limit: int) -> ApiError:
    return ApiError(400, 30008, f"Maximum number of emojis reached ({limit})")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def foreign_message() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dm() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def thread_already_there() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> ApiError:
    return ApiError(400, 160006, "Maximum number of active threads reached")
