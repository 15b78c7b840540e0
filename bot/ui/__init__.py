"""The parts that deal with Discord and that all cogs share.

client, sync, health    the discord.py client, its command tree, the health check
face, address           how a game looks in a channel; what a button, select or modal means
simple_cog              cog and face of a small game, made from its types
entry                   incoming interactions: how they are answered, buttons and menus, permissions, errors
boards                  the messages of a match in its channel: board messages, pictures, notices
panels                  makes messages and modals
commands                slash commands that all games share: those of a match, those of leaderboards
words, times            texts in a reader's language: sentences, names, events, times
"""
