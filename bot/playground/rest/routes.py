"""The table of all routes. Each path is written as in Discord's OpenAPI description."""

from bot.playground.rest import routes_application as application
from bot.playground.rest import routes_channels as channels
from bot.playground.rest import routes_interactions as interactions
from bot.playground.rest.api import Route

COMMANDS = "/applications/{application_id}/commands"
GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJI = "/applications/{application_id}/emojis"
MESSAGES = "/channels/{channel_id}/messages"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES: tuple[Route, ...] = (
    Route("GET", "/gateway", application.gateway, open=True),
    Route("GET", "/gateway/bot", application.gateway_bot),
    Route("GET", "/users/@me", application.me),
    Route("GET", "/users/{user_id}", application.user),
    Route("POST", "/users/@me/channels", channels.open_dm),
    Route("GET", "/oauth2/applications/@me", application.application),
    Route("GET", "/applications/@me", application.application),
    Route("GET", COMMANDS, application.list_commands),
    Route("PUT", COMMANDS, application.replace_commands),
    Route("POST", COMMANDS, application.add_command),
    Route("GET", COMMANDS + "/{command_id}", application.get_command),
    Route("PATCH", COMMANDS + "/{command_id}", application.edit_command),
    Route("DELETE", COMMANDS + "/{command_id}", application.delete_command),
    Route("GET", GUILD_COMMANDS, application.list_commands),
    Route("PUT", GUILD_COMMANDS, application.replace_commands),
    Route("POST", GUILD_COMMANDS, application.add_command),
    Route("GET", GUILD_COMMANDS + "/{command_id}", application.get_command),
    Route("PATCH", GUILD_COMMANDS + "/{command_id}", application.edit_command),
    Route("DELETE", GUILD_COMMANDS + "/{command_id}", application.delete_command),
    Route("GET", EMOJI, application.list_emoji),
    Route("POST", EMOJI, application.add_emoji),
    Route("GET", EMOJI + "/{emoji_id}", application.get_emoji),
    Route("PATCH", EMOJI + "/{emoji_id}", application.rename_emoji),
    Route("DELETE", EMOJI + "/{emoji_id}", application.delete_emoji),
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", interactions.answer, open=True),
    Route("POST", WEBHOOK, interactions.follow_up, open=True),
    Route("GET", WEBHOOK + "/messages/@original", interactions.get_message, open=True),
    Route("PATCH", WEBHOOK + "/messages/@original", interactions.edit_message, open=True),
    Route("DELETE", WEBHOOK + "/messages/@original", interactions.delete_message, open=True),
    Route("GET", WEBHOOK + "/messages/{message_id}", interactions.get_message, open=True),
    Route("PATCH", WEBHOOK + "/messages/{message_id}", interactions.edit_message, open=True),
    Route("DELETE", WEBHOOK + "/messages/{message_id}", interactions.delete_message, open=True),
    Route("GET", "/channels/{channel_id}", channels.get_channel),
    Route("PATCH", "/channels/{channel_id}", channels.edit_channel),
    Route("DELETE", "/channels/{channel_id}", channels.delete_channel),
    Route("POST", "/channels/{channel_id}/typing", channels.typing),
    Route("GET", MESSAGES, channels.list_messages),
    Route("POST", MESSAGES, channels.create_message),
    Route("POST", MESSAGES + "/bulk-delete", channels.bulk_delete),
    Route("GET", MESSAGES + "/{message_id}", channels.get_message),
    Route("PATCH", MESSAGES + "/{message_id}", channels.edit_message),
    Route("DELETE", MESSAGES + "/{message_id}", channels.delete_message),
    Route("POST", "/channels/{channel_id}/threads", channels.create_thread),
    Route("POST", MESSAGES + "/{message_id}/threads", channels.create_thread),
    Route("PUT", "/channels/{channel_id}/thread-members/@me", channels.join_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/@me", channels.leave_thread),
    Route("GET", "/channels/{channel_id}/thread-members/{user_id}", channels.read_thread_member),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", channels.join_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", channels.leave_thread),
    Route("GET", "/users/@me/guilds", channels.list_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", channels.leave_guild),
    Route("GET", "/guilds/{guild_id}", channels.get_guild),
    Route("GET", "/guilds/{guild_id}/channels", channels.list_channels),
    Route("GET", "/guilds/{guild_id}/roles", channels.list_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", channels.get_member),
    Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", channels.give_role),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", channels.take_role),
    Route("GET", "/guilds/{guild_id}/threads/active", channels.active_threads),
)
