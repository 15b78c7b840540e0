"""What the cogs share of Discord.

client, sync, api_url, health   the bot as discord.py sees it, its command tree, how it is
face, address                   what a game adds to channel and commands; what a custom_id says
simple_cog                      cog and face of a small game, made from its types
entry       what comes in: the door, who asks, buttons and menus, the handler that a press finds
boards      what the channel sees of a match: board message, pictures, notices, and when each is sent
panels      what one member sees: private sentences, panels, modals
commands    what the cogs are made of: commands around a match, leaderboards
language    words for one reader: sentences, names, times, what happened
"""
