# The table before a match of several members. How a sentence is written is told at the head of errors.ftl.

# $name: a member's display name, escaped
ui-lobby-host = ◆ **{ $name }** · host
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] One more member is needed: press **{ ui-join }**.
       *[other] { $missing } more members are needed: press **{ ui-join }**.
    }
# $name: the host, who starts the match · $free: seats that are left
ui-lobby-ready =
    { $name } can press **{ ui-begin }** now{ $free ->
        [0] : every seat is taken.
        [one] , or wait: one seat is free, press **{ ui-join }**.
       *[other] , or wait: { $free } seats are free, press **{ ui-join }**.
    }

ui-join = Join
ui-begin = Start
ui-part = Leave
ui-cancel = Call off

# Answers to the member who asked
ui-opened-solo = Your match has begun. Its board is in this channel and says what to do next.
ui-opened-table = Your table is open in this channel. Others press **{ LABEL("ui-join") }** on it; once enough members sit there, press **{ LABEL("ui-begin") }**.
ui-joined = You have a seat. The match begins when the host presses **{ LABEL("ui-begin") }**; you will be mentioned when it is your turn.
ui-chosen = You play { $choice }. You can choose again until the match begins.
ui-began-you = The match has begun.
ui-left = You have left the table.
ui-cancelled-you = The table is called off.

# What everybody reads in the channel
# $names: the members, joined by commas
ui-began = The match has begun: { $names }.
ui-expired = Nobody started this match of { $game } for a day, so its table was cleared. **{ ui-again }** opens a new one.
ui-cancelled = This match of { $game } was called off. **{ ui-again }** opens a new table.
