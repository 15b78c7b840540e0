# Descriptions of the commands that all games share, and of their options: at most 100 characters, no full stop.

cmd-join = Take a seat at the open table of this channel
cmd-start = Start the match at your table
cmd-undo = Take back your last move
cmd-hint = See a good move and why; only you see it
cmd-board = Show the board again, at the end of the channel
opt-board-text = As text, only for you: in words for a screen reader, or row by row
choice-board-text-words = In words
choice-board-text-rows = Row by row
cmd-leave = Leave the table, or the match you play here
cmd-resign = Give up the match you play here
cmd-rules = How to play, page by page, with pictures
cmd-top = The leaderboard of this game
opt-top-board = Which settings; those last played if you leave it out
cmd-end = For moderators: end a stuck match; it does not count
opt-end-member = Whose solo match; the table of this channel if you leave it out
