"""Discord's errors. Docstrings name them by Discord's code: "ApiError 10003" is `unknown_channel` in the list below.

ApiError 50035, "Invalid Form Body", means that fields of a request's body are wrong.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

Path = tuple[str | int, ...]


class Fault(NamedTuple):
    """What is wrong with one field of a request's body.

    path: the place of the field, such as ("components", 0, "label")
    code: Discord's name of the fault
    """

    path: Path
    code: str
    message: str


class ApiError(Exception):
    """Discord refuses a request.

    status: the HTTP status of the answer
    code: Discord's number of the error
    errors: for ApiError 50035, the faults as a tree of the refused fields
    """

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
    """Return ApiError 50035 with the faults as a tree."""
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


def _error(status: int, code: int, message: str) -> Callable[[], ApiError]:
    return lambda: ApiError(status, code, message)


unauthorized = _error(401, 0, "401: Unauthorized")
unknown_channel = _error(404, 10003, "Unknown Channel")
unknown_guild = _error(404, 10004, "Unknown Guild")
unknown_member = _error(404, 10007, "Unknown Member")
unknown_message = _error(404, 10008, "Unknown Message")
unknown_role = _error(404, 10011, "Unknown Role")
unknown_user = _error(404, 10013, "Unknown User")
unknown_emoji = _error(404, 10014, "Unknown Emoji")
unknown_webhook = _error(404, 10015, "Unknown Webhook")
unknown_interaction = _error(404, 10062, "Unknown interaction")
unknown_command = _error(404, 10063, "Unknown application command")
too_large = _error(413, 40005, "Request entity too large")
too_many_followups = _error(400, 40094, "This interaction has reached the maximum number of follow-up messages")
already_acknowledged = _error(400, 40060, "Interaction has already been acknowledged.")
missing_access = _error(403, 50001, "Missing Access")
foreign_message = _error(403, 50005, "Cannot edit a message authored by another user")
empty_message = _error(400, 50006, "Cannot send an empty message")
closed_dm = _error(403, 50007, "Cannot send messages to this user")
missing_permissions = _error(403, 50013, "Missing Permissions")
wrong_channel_type = _error(400, 50024, "Cannot execute action on this channel type")
invalid_token = _error(401, 50027, "Invalid Webhook Token")
no_guild_in_common = _error(403, 50278, "Cannot send messages to this user")
internal_error = _error(500, 0, "500: Internal Server Error")
no_service = _error(503, 0, "503: Service Unavailable")
thread_archived = _error(400, 50083, "Thread is archived")
thread_locked = _error(403, 50083, "Thread is archived")  # Discord answers with this code and sentence.
thread_already_there = _error(400, 160004, "A thread has already been created for this message")
too_many_threads = _error(400, 160006, "Maximum number of active threads reached")


def too_many_commands(limit: int) -> ApiError:
    return ApiError(400, 30032, f"Maximum number of application commands reached ({limit})")


def too_many_emoji(limit: int) -> ApiError:
    return ApiError(400, 30008, f"Maximum number of emojis reached ({limit})")
