# The table before a match of several members. How a sentence is written is told at the head of errors.ftl.

# $name: a member's display name, escaped
ui-lobby-host = ◆ **{ $name }** · host
ui-lobby-seat = ◆ **{ $name }**
# $computers: 1 if the menu below adds computer players
ui-lobby-needs =
    { $missing ->
        [one] 1 more player is needed
       *[other] { $missing } more players are needed
    }: press **{ ui-lobby-how }**{ $computers ->
        [1] . To play at once, add a computer player below
       *[0] { "" }
    }.
# The button by which others come to a table. $letters: 1 in a match by letters
ui-lobby-how =
    { $letters ->
        [1] { letters-ui-code }
       *[0] { ui-join }
    }

# The table of a rematch. $name: a member of the finished match
ui-lobby-asked = – { $name } · asked
ui-lobby-declined = – { $name } · not now
# $who: mentions of those who have not answered
ui-rematch-asks = Once more, { $who }? Press **{ ui-come }** or **{ ui-not-now }**.
ui-rematch-both = The match starts when all are in.
# $left: a timestamp of Discord, such as "in 10 minutes"
ui-rematch-starts = The match starts when all have answered, or { $left } with those who are in.
ui-rematch-waits = The match starts when enough are in.

# $name: the host, who starts the match · $free: seats that are left · $computers: 1 if computer players have some of the taken seats
ui-lobby-ready =
    { $name } can press **{ ui-begin }** now{ $free ->
        [0] { $computers ->
            [1] . Press **{ ui-join }** to take the seat of a computer player.
           *[0] : every seat is taken.
        }
        [one] , or wait: 1 seat is free, press **{ ui-lobby-how }**.
       *[other] , or wait: { $free } seats are free, press **{ ui-lobby-how }**.
    }

# $what: what each member may choose before the match, such as "Choose your dwarf"
ui-lobby-choose = { $what }: press **{ ui-more }**.

# $who: a mention of the member · $name: the host
ui-challenge-asks = { $who }, **{ $name }** challenges you! Press **{ ui-accept }** or **{ ui-decline }**.

ui-join = Join
ui-begin = Start
ui-come = I’m in
ui-not-now = Not now
ui-accept = Accept
ui-decline = Decline
ui-part = Leave
ui-cancel = Call off
ui-another-table = New table
# $others: how many others sit at the table · $names: their names
ui-cancel-sure =
    { $others ->
        [0] Call off this table of { WORD($game, "name") }?
        [one] Call off this table of { WORD($game, "name") }? { $names } sits at it{ ui-cancel-how }.
       *[other] Call off this table of { WORD($game, "name") }? { $names } sit at it{ ui-cancel-how }.
    }
# $seated: 1 if the one who asks has a seat, 0 if a moderator without a seat asks
ui-cancel-how =
    { $seated ->
        [1] , too
       *[0] { "" }. You do it as a moderator
    }
ui-cancel-yes = Yes, call it off
ui-keep = No, keep it

# Answers to the member who asked
ui-opened-solo = Your match has begun. Its board is in this channel.
# where the bot is no member, a member has one match alone
ui-alone-goes-on = You still play this match. End it behind **{ LABEL("ui-more") }** to begin another one.
ui-alone-begins = This match counts on no leaderboard. `/turns` brings it back, here and in other places where I am no member.
ui-opened-table = Your table is open in this channel. Others press **{ LABEL("ui-join") }**. Press **{ LABEL("ui-begin") }** when enough players sit there.
# While the board cannot be shown. $table: whether others may still join
ui-opened-later = { $table ->
    [0] Your match has begun.
   *[1] Your table is open.
} Its board comes to this channel as soon as I can show it.
ui-opened-challenge = Your challenge to { $name } is in this channel. The match begins when { $name } accepts.
ui-joined = You have a seat. The match begins when the host presses **{ LABEL("ui-begin") }**. I tell you when it is your turn.
ui-chosen = You play { $choice }. You can choose again until the match begins.
ui-began-you = The match has begun.
ui-declined = All right, not this time.
ui-left = You have left the table.
ui-cancelled-you = The table of { WORD($game, "name") } is called off.
ui-kept = The table stays open.

# What everybody reads in the channel
# $names: the members, joined by commas
ui-began = { WORD($game, "name") } has begun: { $names }.
ui-waited-for = Here **{ WORD($game, "name") }** waited for { $names }.
ui-expired = Nobody started this match of { $game } for a day, so I closed the table. Press **{ ui-another-table }** to open a new one.
# $name: who did it
ui-cancelled = { $name } called off this table of { $game }. Press **{ ui-another-table }** to open a new one.
