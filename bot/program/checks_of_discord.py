"""The doctor's checks of what Discord says: reachable, clock, token, intents, logins and shards."""

import re

from bot.program.findings import Finding, Patient, ill, look, nothing, well
from bot.program.refusals import NO_TOKEN, UNKNOWN_TOKEN

# Discord's tokens are three parts of base64, of which the first is the application's id.
TOKEN = re.compile(r"[\w-]{23,}\.[\w-]{6,7}\.[\w-]{27,}")
SLOW_CLOCK, WRONG_CLOCK = 3.0, 30.0  # seconds; Discord waits three seconds for an answer
GUILDS_OF_A_SHARD = 2_500
FEW_LOGINS = 100
TOO_MANY = 429  # the status of a request that is one too many
LATER = "try again later; see discordstatus.com"
# Flags of an application: it may have the intent, in up to a hundred servers or in all.
INTENTS = {"presences": 0b11 << 12, "members": 0b11 << 14, "messages": 0b11 << 18}


async def reachable(patient: Patient) -> Finding:
    answers = patient.discord
    if answers.trouble is None:
        return well(f"{answers.server} answers")
    if answers.refusal == TOO_MANY:
        seen = f"{answers.server} refuses requests of this address for now (status {TOO_MANY})"
        return ill(seen, "start nothing for an hour, and find out what sends so many requests from here")
    if answers.refusal:
        return ill(f"{answers.server} answers with status {answers.refusal}", LATER)
    return ill(f"{answers.server} cannot be reached ({answers.trouble})", "look at network, name server and firewall")


async def clock(patient: Patient) -> Finding:
    ahead = patient.discord.ahead
    if ahead is None:
        return nothing("Discord has not told its time")
    if abs(ahead) < SLOW_CLOCK:
        return well("agrees with Discord's")
    seen = f"is {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
    do = "let the system set it (timedatectl set-ntp true)"
    return (ill if abs(ahead) >= WRONG_CLOCK else look)(seen, do)


async def token(patient: Patient) -> Finding:
    text, answers = patient.config.discord_token, patient.discord
    if text is None:
        return ill("DISCORD_TOKEN is not set", NO_TOKEN.partition(": ")[2].rstrip("."))
    formed = TOKEN.fullmatch(text) is not None or patient.config.discord_api_url is not None
    if answers.status == 200:
        return well(f"Discord knows it as {answers.application.get('name', 'a bot')}")
    if answers.status == 401:
        return ill("Discord does not know it", UNKNOWN_TOKEN.partition(": ")[2].rstrip("."))
    if not formed:
        return ill("it does not look like a bot's token", UNKNOWN_TOKEN.partition(": ")[2].rstrip("."))
    if answers.status:
        return ill(f"Discord answers with status {answers.status}", LATER)
    return nothing("it looks like one, but Discord was not asked")


async def intents(patient: Patient) -> Finding:
    """Look for intents that are switched on. The bot needs only "guilds", which every bot has."""
    if not patient.discord.application:
        return nothing("Discord was not asked")
    flags = patient.discord.application.get("flags") or 0
    needless = [name for name, bits in INTENTS.items() if flags & bits]
    if needless:
        return look(f"{', '.join(needless)}: not needed", "switch them off in the developer portal (Bot)")
    return well("none has to be switched on")


async def logins(patient: Patient) -> Finding:
    limit = patient.discord.gateway.get("session_start_limit")
    if limit is None:
        return nothing("Discord was not asked")
    left, total = limit["remaining"], limit["total"]
    if left < min(FEW_LOGINS, total):
        hours = limit["reset_after"] / 3_600_000
        return ill(
            f"{left} of {total} are left for {hours:.1f} h", "do not restart it; find out why it logs in so often"
        )
    return well(f"{left} of {total} are left today")


async def shards(patient: Patient) -> Finding:
    recommended, ours = patient.discord.gateway.get("shards"), patient.config.shards
    servers = patient.discord.application.get("approximate_guild_count") or 0
    if recommended is None:
        return nothing("Discord was not asked")
    if ours is None:
        return well(f"as many as Discord recommends: {recommended}")
    if servers > ours * GUILDS_OF_A_SHARD:
        return ill(f"{ours} for about {servers} servers, 2,500 each at most", f"set SHARDS={recommended}")
    if ours < recommended:
        return look(f"{ours}, and Discord recommends {recommended}", f"set SHARDS={recommended} soon")
    return well(f"{ours}, as Discord recommends" if ours == recommended else f"{ours}; {recommended} would do")
