"""Keeps the interactions, and carries out the bot's answers to them.

The bot has three seconds for the first answer, and fifteen minutes for more messages. Discord's documentation on
interaction callback types allows these first answers:

    slash command   4 message, 5 defer, 9 modal
    component       4 message, 5 defer, 6 defer the edit, 7 edit, 9 modal
    modal           4 message, 5 defer; if a message's component opened the modal, also 6 and 7
    autocomplete    8 choices
"""

from bot.playground.rest import messages
from bot.playground.rest.errors import (
    Fault,
    already_acknowledged,
    bad_form,
    invalid_token,
    refuse_bad_form,
    too_many_followups,
    unknown_channel,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from bot.playground.rest.files import Body
from bot.playground.rest.limits import check_choices, check_modal
from bot.playground.rest.shapes import MESSAGE, shape_faults
from bot.playground.world import events
from bot.playground.world.installation import (
    Context,
    Owners,
    answers_privately,
    context_of,
    is_external,
    owners_of_server,
)
from bot.playground.world.interaction import Answer, Interaction, Kind, Modal
from bot.playground.world.model import Json, Message, MessageFlag, MessageType, Origin
from bot.playground.world.world import World

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
EXTERNAL_FOLLOWUPS = 5  # how many a user's own installation allows for each interaction
NO_ANSWER = "The application did not respond"
EPHEMERAL = int(MessageFlag.EPHEMERAL)


FITTING: dict[Kind, set[Answer]] = {
    Kind.SLASH: {Answer.MESSAGE, Answer.DEFER, Answer.MODAL},
    Kind.COMPONENT: {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE, Answer.MODAL},
    Kind.MODAL: {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
}


class Interactions:
    """All interactions whose tokens have not expired."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def of(self, user_id: int) -> list[Interaction]:
        return [each for each in self._by_id.values() if each.user_id == user_id]

    def get(self, interaction_id: int) -> Interaction | None:
        """Return the interaction with this id; None if there is none or its token has expired."""
        return self._by_id.get(interaction_id)

    def open(
        self,
        kind: Kind,
        user_id: int,
        channel_id: int,
        data: Json,
        *,
        name: str | None = None,
        message: Message | None = None,
        tab: str | None = None,
        option_type: int = 3,
        owners: Owners | None = None,
    ) -> Interaction:
        """Start an interaction and its deadlines, and return it. The caller sends it to the bot.

        owners: see `Owners`; None stands for the owner of the server's installation
        """
        interaction = Interaction(
            id=self.world.new_id(),
            kind=kind,
            user_id=user_id,
            channel_id=channel_id,
            data=data,
            token=self.world.chance.token_hex(48),
            name=name,
            message=message,
            tab=tab,
            option_type=option_type,
            owners=owners_of_server(self.world, user_id, self.world.channel(channel_id)) if owners is None else owners,
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        later = self.world.clock.call_later
        interaction.timers.append(later(FIRST_ANSWER_SECONDS, lambda: self._first_deadline(interaction)))
        interaction.timers.append(later(TOKEN_SECONDS, lambda: self._expire(interaction)))
        self._changed(interaction)
        return interaction

    def close(self) -> None:
        for interaction in self._by_id.values():
            for timer in interaction.timers:
                timer.cancel()

    # ------------------------------------------------------------------ the first answer

    def answer(self, interaction_id: int, token: str, body: Body) -> Message | None:
        """Carry out the first answer. Return the message that it posts or edits; None for a modal or choices.

        Raises ApiError 10062 for an unknown interaction or a late answer, and 40060 for a second answer.
        Raises ApiError 10003 or 10008 if the channel or message was deleted.
        Raises ApiError 50035, 50006 or 40005 for a wrong body, an empty message or a file that is too large.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown_interaction()
        if interaction.first is not None:
            raise already_acknowledged()
        if interaction.state == "failed":
            raise unknown_interaction()
        if interaction.channel_id not in self.world.state.channels:
            raise unknown_channel()
        fields = body.fields
        answer = _fitting(interaction, fields.get("type"))
        data = fields.get("data") or {}
        if not isinstance(data, dict):
            raise bad_form([Fault(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in this field")])
        refuse_bad_form(shape_faults(data.get("flags") or 0, int, ("data", "flags")))
        message = self._apply(interaction, answer, data, body)
        interaction.first = answer
        if message is not None:
            interaction.original = message
            interaction.own_messages.add(message.id)
        interaction.state = "thinking" if answer is Answer.DEFER else "answered"
        self._changed(interaction)
        if answer is Answer.MODAL:
            self.world.emit(events.ModalOpened(interaction))
        return message

    def _apply(self, interaction: Interaction, answer: Answer, data: Json, body: Body) -> Message | None:
        if answer is Answer.CHOICES:
            check_choices(data, interaction.option_type)
            interaction.choices = list(data["choices"])
        elif answer is Answer.MODAL:
            check_modal(data)
            parts = messages.numbered(data["components"])
            interaction.modal = Modal(interaction.id, interaction.channel_id, data["custom_id"], data["title"], parts)
            interaction.modal_open = True
        elif answer is Answer.MESSAGE:
            return self._post(interaction, data, body, private=self._is_private(interaction, data))
        elif answer is Answer.DEFER:
            return self._think(interaction, private=self._is_private(interaction, data))
        else:
            message = self._pressed(interaction)
            if answer is Answer.UPDATE:
                messages.edit(self.world, message, data, body, at=("data",))
            return message
        return None

    def _is_private(self, interaction: Interaction, data: Json) -> bool:
        """Return whether an answer is private: because the bot wants it, or because the server forbids public ones."""
        channel = self.world.channel(interaction.channel_id)
        forced = answers_privately(self.world, interaction.user_id, channel, interaction.owners)
        return forced or bool((data.get("flags") or 0) & EPHEMERAL)

    def _post(self, interaction: Interaction, data: Json, body: Body, *, private: bool, at: str = "data") -> Message:
        if interaction.channel_id not in self.world.state.channels:
            raise unknown_channel()
        message = messages.create(
            self.world,
            interaction.channel_id,
            data,
            body,
            at=(at,) if at else (),
            only_for=interaction.user_id if private else None,
            origin=_origin(self.world, interaction),
        )
        self.world.add_message(message)
        return message

    def _think(self, interaction: Interaction, *, private: bool) -> Message:
        """Post the message "thinking...", which the bot's answer will replace."""
        origin = _origin(self.world, interaction)
        message = Message(
            id=self.world.new_id(),
            channel_id=interaction.channel_id,
            author_id=self.world.bot_id,
            type=MessageType.DEFAULT if origin.name is None else MessageType.SLASH_ANSWER,
            flags=MessageFlag.LOADING | (MessageFlag.EPHEMERAL if private else 0),
            only_for=interaction.user_id if private else None,
            origin=origin,
        )
        self.world.add_message(message)
        return message

    def _pressed(self, interaction: Interaction) -> Message:
        """Return the message whose component was used. Raises ApiError 10008 if it was deleted."""
        message = interaction.message
        if message is None or self.world.message(message.channel_id, message.id) is None:
            raise unknown_message()
        return message

    # ------------------------------------------------------------------ the token

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the interaction with this token.

        Raises ApiError 10015 for another application or before the first answer, and 50027 if there is no such token.
        """
        if application_id != self.world.bot_id:
            raise unknown_webhook()
        interaction = self._by_token.get(token)
        if interaction is None:
            raise invalid_token()
        if interaction.first is None:
            raise unknown_webhook()
        return interaction

    def message_of(self, interaction: Interaction, message_id: int | None) -> Message:
        """Return a message of the interaction; for None, its first answer. Raises ApiError 10008 if there is none."""
        if message_id is None:
            message_id = None if interaction.original is None else interaction.original.id
        if message_id not in interaction.own_messages:
            raise unknown_message()
        message = self.world.message(interaction.channel_id, message_id or 0)
        if message is None:
            raise unknown_message()
        return message

    def follow_up(self, interaction: Interaction, body: Body) -> Message:
        """Post another message and return it. If there is a message "thinking...", replace that message instead.

        Raises ApiError 10003 or 10008 if the channel or message was deleted, and 40094 for one message too many.
        Raises ApiError 50035, 50006 or 40005 for a wrong body, an empty message or a file that is too large.
        """
        fields = body.fields
        answer = interaction.original
        if interaction.state == "thinking" and answer is not None:
            self.edit(interaction, self.message_of(interaction, None), body)
            return answer
        refuse_bad_form(shape_faults(fields, MESSAGE, ()))
        if interaction.channel_id not in self.world.state.channels:
            raise unknown_channel()
        if is_external(interaction.owners) and len(interaction.followups) >= EXTERNAL_FOLLOWUPS:
            raise too_many_followups()
        private = self._is_private(interaction, fields)
        message = self._post(interaction, fields, body, private=private, at="")
        interaction.own_messages.add(message.id)
        interaction.followups.append(message)
        self._changed(interaction)
        return message

    def edit(self, interaction: Interaction, message: Message, body: Body) -> None:
        """Edit a message of an interaction. An edit of its message "thinking..." answers the interaction.

        Raises ApiError 50035, 50006 or 40005.
        """
        messages.edit(self.world, message, body.fields, body)
        if interaction.state == "thinking" and message is interaction.original:
            interaction.state = "answered"
        self._changed(interaction)

    def delete(self, interaction: Interaction, message: Message) -> None:
        self.world.remove_message(message)
        if message is interaction.original:
            interaction.state = "answered"
        self._changed(interaction)

    # ------------------------------------------------------------------ the end

    def close_modal(self, interaction: Interaction) -> None:
        """Close the interaction's modal and delete the files uploaded to it."""
        interaction.modal_open = False
        self._delete_uploads(interaction)
        self.world.emit(events.ModalClosed(interaction))

    def _first_deadline(self, interaction: Interaction) -> None:
        if interaction.first is None:
            self._fail(interaction, NO_ANSWER)

    def _expire(self, interaction: Interaction) -> None:
        """Remove an interaction whose token expires. If the bot promised an answer and sent none, it has failed."""
        if interaction.state == "thinking":
            self._fail(interaction, NO_ANSWER)
        if interaction.modal_open:
            self.close_modal(interaction)
        self._delete_uploads(interaction)
        del self._by_token[interaction.token]
        del self._by_id[interaction.id]

    def _delete_uploads(self, interaction: Interaction) -> None:
        for upload_id in interaction.uploads:
            self.world.uploads.pop(upload_id, None)
        interaction.uploads = set()

    def _fail(self, interaction: Interaction, reason: str) -> None:
        interaction.state = "failed"
        interaction.reason = reason
        self._changed(interaction)

    def _changed(self, interaction: Interaction) -> None:
        interaction.changed()
        self.world.emit(events.InteractionChanged(interaction))


def _fitting(interaction: Interaction, kind: object) -> Answer:
    """Return the type of the answer. Raises ApiError 50035 if the interaction does not allow this type."""
    fitting = FITTING[interaction.kind]
    if interaction.kind is Kind.MODAL and interaction.message is None:
        fitting = fitting - {Answer.DEFER_UPDATE, Answer.UPDATE}
    if not any(kind == each for each in fitting):
        values = ", ".join(str(int(each)) for each in sorted(fitting))
        raise bad_form([Fault(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{values}}}.")])
    return Answer(int(str(kind)))


def _origin(world: World, interaction: Interaction) -> Origin:
    name, kind = interaction.name if interaction.kind is Kind.SLASH else None, int(interaction.data.get("type") or 1)
    owners, channel = interaction.owners, world.state.channels.get(interaction.channel_id)
    direct = channel is not None and context_of(world, channel) is Context.BOT_DM
    kind = 1 if name is None else kind
    return Origin(interaction.id, int(interaction.kind), interaction.user_id, name, owners, kind, direct)
