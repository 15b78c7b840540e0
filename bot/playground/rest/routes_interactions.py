"""Routes that need only an interaction's token: the first answer, more messages, edits.

Each function raises an `ApiError` if Discord would refuse the request.
"""

from bot.playground.rest.api import Call
from bot.playground.rest.payloads import message_json
from bot.playground.world.interaction import Interaction
from bot.playground.world.model import Json, Message, MessageFlag


def answer(call: Call) -> Json | None:
    """Carry out an interaction's first answer. Return its message if the query asks for the message."""
    interaction_id = call.id("interaction_id")
    message = call.interactions.answer(interaction_id, call.path["interaction_token"], call.body)
    if call.query.get("with_response", "").lower() not in ("true", "1"):
        return None
    interaction = call.interactions.get(interaction_id)
    kind = call.body.fields["type"]
    about: Json = {"id": str(interaction_id), "type": int(interaction.kind) if interaction else 2}
    resource: Json = {"type": kind}
    if message is not None:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.has(MessageFlag.LOADING),
            "response_message_ephemeral": message.only_for is not None,
        }
        resource["message"] = message_json(call.world, message, call.base)
    return {"interaction": about, "resource": resource}


def follow_up(call: Call) -> Json:
    return _message_json(call, call.interactions.follow_up(_interaction(call), call.body))


def get_message(call: Call) -> Json:
    return _message_json(call, _message(call))


def edit_message(call: Call) -> Json:
    message = _message(call)
    call.interactions.edit(_interaction(call), message, call.body)
    return _message_json(call, message)


def delete_message(call: Call) -> None:
    call.interactions.delete(_interaction(call), _message(call))


def _interaction(call: Call) -> Interaction:
    return call.interactions.by_token(call.id("webhook_id"), call.path["webhook_token"])


def _message(call: Call) -> Message:
    message_id = call.path.get("message_id")
    return call.interactions.message_of(_interaction(call), None if message_id is None else int(message_id))


def _message_json(call: Call, message: Message) -> Json:
    return message_json(call.world, message, call.base)
