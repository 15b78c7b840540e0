# What a newcomer meets: help, the first hint, the welcome of a server. How a sentence is written: see errors.ftl.

guide-cmd-help = What can be played here and how, on one screen
# $games: a line for each game
guide-help =
    ### Gem games, turn by turn
    { $games }
    ◆ **A match with others:** somebody opens a table, others press **{ LABEL("ui-join") }**, the host presses **{ LABEL("ui-begin") }**. You are mentioned when it is your turn; there is no hurry unless the table has set a time.
    ◆ **Waiting:** `/turns` lists what waits for you, here and by direct message. `/reminders` sets when I remind you, and your quiet hours.
    ◆ **Your menus:** `/menus` sets whether they show the best first. Against other members they never do.
    ◆ **Away:** `/away until` stops your clocks or lets somebody stand in for you. `/seat offer` hands your seat on, `/seat back` gets it back.
    ◆ **Afterwards:** `/leaderboard` shows the best of this server, `/profile` what a member has played, `/replay` a match step by step.
    ◆ **Stuck?** `board` behind a game's name shows the board again, `rules` the rules. Moderators end a match with `end`.
    ◆ **For server managers:** `/settings` and `/setup`.
    ◆ **Your data:** `/privacy policy` says what is kept about you, hands it out and deletes it.
# $command: as it is typed · $name: the game's
guide-help-game = ◆ **{ $name }:** `{ $command } new` starts a match, `{ $command } rules` explains it.
guide-newcomer = New here? The newest board in the channel always says what to do next, and its buttons do it. Nobody sees answers like this one but you. `/help` has the rest.

# $name: the server's · $games: names, joined by commas
guide-welcome =
    Thank you for having me in **{ $name }**! Members play gem games here, turn by turn, over minutes or days: { $games }.
    { "**" }{ guide-ui-help }** shows everybody how to begin.
    For server managers: `/settings` says where and how matches are played, **{ guide-ui-setup }** what I may not do here. `/privacy policy` says what I keep.
guide-ui-help = How to play
guide-ui-setup = Check permissions

guide-ui-since = What happened
guide-since-title = **Since your last turn**
guide-since-watching = **What happened so far**
guide-since-nothing = Nothing has happened since your last turn.
# $how: returned: the owner of the seat has it back; taken: a member has taken it; unknown: somebody who is gone by now
guide-since-seat =
    { $how ->
        [returned] { $name } has their seat back.
        [taken] { $name } has taken over a seat.
       *[unknown] Somebody has taken over a seat for a while.
    }
guide-since-pace = The time for a turn was changed.
guide-since-place = The match moved to this channel.
