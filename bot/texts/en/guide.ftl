# What a newcomer meets: help, the first hint, the welcome of a server. How a sentence is written: see errors.ftl.

guide-cmd-help = How to begin, and buttons for all you need
# $direct: 1 in a direct message, 0 in a server · $patience: a length of time
guide-help =
    ### Gem games, turn by turn
    { $direct ->
        [1] Alone, you play right here: **{ guide-ui-alone }**, `/gems new` or `/rush new alone:True`. With others, you play in the channels of a server, or anywhere by a code: **{ letters-ui-new }**.
       *[0] Press **{ guide-ui-new }** and choose a game. Its board then stands in this channel, and always says what to do next.
    }
    New to a game? **{ lesson-ui-learn }** teaches it in less than ten minutes.
    { "**" }{ guide-ui-daily }** opens a board for you alone, the same for everybody: some minutes a day.
    { "**" }{ puzzle-ui-open }** shows a position: find the turn that is far better than all others.
    { $direct ->
        [1] -# Commands for later: `/turns` brings a match back, `/replay` shows an old one again.
       *[0] I mention you when it is your turn. There is no hurry unless the table has set a time limit. After { $patience } of silence the others decide.
            -# For later: `/seat` lets somebody play on for you, `/replay` shows an old match, `/letters new` invites somebody from another server.
    }
guide-newcomer = New here? The newest board in the channel always says what to do next, and you do it with its buttons. Only you see answers like this one. `/help` tells you the rest.
# In direct messages
guide-newcomer-direct = New here? The newest board here always says what to do next, and you do it with its buttons. `/help` tells you the rest.

## The start panel, and what its buttons show

guide-cmd-panel = For server managers: a message with buttons from which members begin
# $name: the server's
guide-welcome = Thank you for having me in **{ $name }**! Server managers find everything under `/settings`.
# $games: a line for each game
guide-panel =
    ### Gem games, turn by turn
    { $games }
    Press **{ guide-ui-new }** to play, alone or with others, over minutes or days. **{ lesson-ui-learn }** teaches a game in less than ten minutes. `/letters new` invites somebody from another server.
# $name: the game’s · $told: what it is about
guide-game = ◆ **{ $name }:** { $told }
guide-panel-posted = Here it is. Everybody can begin with its buttons. Use `/panel` again to bring it down here or to another channel.
guide-new =
    ### New match
    { $games }
# Follows guide-new in servers, above the button that looks for players
guide-looking = Nobody here yet? **{ look-ui }** tells you when somebody wants the same.
# What leagues and cups are, above a button for each
guide-contests =
    { "**" }Leagues and cups**
    A league lasts for weeks: everybody plays everybody, or some rounds. A cup goes from round to round until one member has won. Team battles are among the cups, too.
guide-alone = Which game do you want to play alone?
guide-rules =
    ### Rules
    { $games }
guide-daily =
    ### Today’s board
    It is the same for everybody.
# $starts: a line for each mode
guide-pick =
    ### { $game }
    { $starts }
# $modes: 1 if the game has several modes · $mode: the chosen one
guide-with-whom =
    ### { $modes ->
        [1] { $game }: { $mode }
       *[0] { $game }
    }
    { "**" }Open to this channel:** whoever likes takes a seat.
guide-with-computers = **Against the computer**
guide-with-somebody = **Against a member:** I ask them first
guide-ui-new = New match
guide-ui-alone = Play alone
guide-ui-daily = Daily
guide-ui-turns = My turns
guide-ui-top = Leaderboard
guide-ui-contests = Leagues and cups
guide-ui-more = Help
guide-ui-reminders = Reminders
guide-ui-away = Away
guide-ui-profile = My profile
guide-ui-data = My data
guide-ui-back = Back
guide-ui-table = Open a table
guide-ui-invite = Choose a member
guide-ui-game-mode = { $game }: { $mode }

## Challenges

guide-menu-challenge = Challenge
# $name: the member who is challenged
guide-challenge = Challenge **{ $name }** to which game?
guide-no-challenges = If you want no challenges at all: `/reminders` switches them off.


guide-ui-since = What happened
# Behind More, while a match is played: its record, its leaderboard, a report
guide-ui-rest = Fair chance, share …
guide-since-title = **Since your last turn**
guide-since-watching = **What happened so far**
guide-since-nothing = Nothing has happened since your last turn.
# $how: returned: the owner of the seat has it back; taken: a member has taken it; unknown: somebody who is gone by now
# $owner: whose seat it was · $known: whether their name is known
guide-since-seat =
    { $how ->
        [returned] { $name } has their seat back.
        [taken] { $name } has taken over { guide-since-whose }.
       *[unknown] Somebody has taken over { guide-since-whose } for a while.
    }
guide-since-whose =
    { $known ->
        [yes] the seat of { $owner }
       *[no] the seat of a former member
    }
guide-since-pace = The time for a turn was changed.
# $place: a mention of the channel
# $known: whether the channel is known: 1 or 0
guide-since-place =
    The match moved to { $known ->
        [0] another channel
       *[other] { $place }
    }.
