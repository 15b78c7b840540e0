"""What the cogs share of Discord.

client, sync, translator, api_url   the bot as discord.py sees it, and its command tree
door                                where every interaction comes in and every answer goes out
game_cog, face                      commands and buttons of all games; what a game adds to them
honours                             how tables of honour are asked for and named (`cogs.leaderboard` shows them)
presenter, board, pictures          the message that shows a match, which one and when
items, forms, panel, address        buttons, selects, modals, private panels; what a custom_id says
names, words, permissions, health   names that do nothing but name, sentences, what the bot may do, how it is
"""
