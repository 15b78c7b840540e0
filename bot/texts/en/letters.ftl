# Matches by letters: in direct messages, with anybody. How a sentence is written is told at the head of errors.ftl.

letters-cmd = Play in direct messages with anybody, whatever servers you are in
letters-cmd-new = Play with anybody, also from another server: you get a code to send them
letters-cmd-show = Your open tables and matches in direct messages, with their codes
letters-cmd-join = Take a seat with a code that somebody has sent you
letters-cmd-settings = Which boards come to you, and whether the leaderboards have you
letters-opt-code = The code, such as ABCD-EFGH
letters-opt-letters = Play in direct messages: you get a code for whom you want to play with

# Stands where a channel is named: “in { $place }”
letters-place = our direct messages
# In place of a link to the board
letters-no-board = the button below shows the board
letters-closed = Discord does not let me send you this board: you accept no direct messages from me. Your match waits in `/turns`, and a button there shows it.
# What stands in place of the board of who may see the match no longer. $begun: 1 if it began without them, 0 if they left its table
letters-outside =
    { $begun ->
        [1] The match of **{ WORD($game, "name") }** has begun without you.
       *[0] You have left this table of **{ WORD($game, "name") }**. Its code gives you a seat again, if one is free.
    }
# $alone: 1 if one member plays on against computer players
letters-next-over = **{ ui-again }** { $alone ->
        [1] starts the next match
       *[0] opens the next table
    }. `/leaderboard` shows the best of the matches in direct messages.
letters-which = Which game do you want to play in direct messages?
# $name: whom the member challenges
letters-challenge = Which game do you want to play with { $name } in direct messages?
# $there: 1 if the board is there or comes, 0 if the member takes no direct messages
letters-opened = { $there ->
        [1] Your table of **{ WORD($game, "name") }** is open. Its board is in our direct messages.
       *[0] Your table of **{ WORD($game, "name") }** is open.
    }
letters-asked = { $name } is asked in direct messages. If no message arrives, send them this code.
# $name: the host of the table · $there: as above
letters-joined = { $there ->
        [1] You have a seat at the table of **{ $name }**. Its board comes as a direct message.
       *[0] You have a seat at the table of **{ $name }**.
    }
letters-begun = { $there ->
        [1] The match has begun. Its board comes as a direct message.
       *[0] The match has begun.
    }
# $code: such as ABCD-EFGH · $free: seats · $time, $left: until when it lasts · $link: adds the bot
letters-code =
    Send this code to whom you want to play with: **{ $code }**
    { $free ->
        [one] Whoever types `/letters join` with it takes the free seat.
       *[other] Whoever types `/letters join` with it takes one of the { $free } free seats.
    } It lasts until { $time } ({ $left }). Who shares no server with me [adds me]({ $link }) first.
# Everybody in a channel or group message reads this · $name: who invites · $table: game and settings · $time, $left, $link: as above
letters-invitation = **{ $name }** looks for players: { $table }
    You play in direct messages with me. The button gives you a seat as long as one is free, until { $time } ({ $left }). Who shares no server with me [adds me]({ $link }) first.
# $every, $listed: 1 or 0
letters-settings =
    { $every ->
        [0] A board comes to you when it is your turn.
       *[other] A board comes to you after each turn of everybody.
    }
    { $listed ->
        [0] You are not on the leaderboards of matches in direct messages.
       *[other] You are on the leaderboards of matches in direct messages. All who play such matches can read your name there.
    }
# $count: open tables and matches in direct messages
letters-open = ### Open in our direct messages: { $count }
letters-open-none = You have no open table or match in our direct messages.
# $code: such as ABCD-EFGH, or none · $taken, $most: seats · $time, $left: until when the table lasts · $link: to the board
letters-open-table = **{ WORD($game, "name") }** · { $code ->
        [none] no code yet
       *[other] code **{ $code }**
    } · { $taken } of { $most } seats taken · until { $time } ({ $left }) · { $link }
# $mine: 1 if it is the reader’s turn, else 0 · $names: whose turn it is
letters-open-match = **{ WORD($game, "name") }** · { $mine ->
        [1] it is your turn
       *[other] waits for { $names }
    } · { $link }

# Behind /help in direct messages
letters-ui-new = Play with others
letters-ui-code = Invite with a code
letters-ui-join = Join with a code
# Above the field for it
letters-ui-typed = The code that you were sent
letters-ui-show = My tables
letters-ui-settings = Settings
letters-ui-every-on = Every board
letters-ui-every-off = Only when it is my turn
letters-ui-listed-on = Put me on the leaderboards
letters-ui-listed-off = Take me off the leaderboards

letters-error-alone = This is for one member only. Choose a game for several.
letters-error-none = You have no match of { WORD($game, "name") } in our direct messages. `/letters new` opens a table there.
# Where a command would take a seat at a table
letters-error-join = Nobody asks you to a match of { WORD($game, "name") } in our direct messages. If somebody has sent you a code, type `/letters join` and the code.
letters-error-no-table = You have no match in our direct messages. `/letters new` opens a table there.
letters-error-wrong = There is no such code. A code looks like ABCD-EFGH: compare it with the one you were sent.
# $most: codes, typed within an hour · $minutes: until another one is read
letters-error-guesses = You have typed { $most } codes that do not exist. Type the next one in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
letters-error-expired = This code has expired, since a code lasts for a day. Ask for a new one.
letters-error-used = No seat is free at this table. Ask for a new one.
letters-error-begun = This match has begun, so its code gives no more seats. Ask for a new table.
letters-error-playing = You are playing this match already. Its board is in our direct messages.
letters-error-over = This match is over. Ask for a new table.
letters-error-called-off = This table was called off. Ask for a new one.
letters-error-own = This code is your own. Send it to whom you want to play with.
letters-error-seated = You have a seat at this table already. Its board is in our direct messages.
# Who hands on their seat names somebody
letters-error-seat-to = In direct messages, whoever has a code takes the seat: leave out `member:`, and send on the code.
letters-error-asked = There is an open challenge at **{ WORD($game, "name") }** between the two of you already. Its table is in our direct messages.
letters-error-tables = You have { $most } open tables in direct messages. `/letters show` has them: start or call off one first.
# Where a command would open a table for several in a server
# $link: invites the bot to a server
letters-error-direct = Here you play with others by direct messages: `/letters new` opens a table and gives you a code for them. In the channels of a server it needs me there: you can [add me]({ $link }).
