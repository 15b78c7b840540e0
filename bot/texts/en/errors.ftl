# Refusals and mishaps that belong to no game.
#
# How a sentence is written here:
#  1. It speaks to "you", warm and exact.
#  2. One idea a sentence, at most about 15 words.
#  3. Active: it says who does what.
#  4. The verb to press stands in bold.
#  5. First what is the matter, then what would be right.
#  6. Plain words of everyday school English.
#  7. The main clause comes first, unless only the other order makes sense.
#  8. Numbers are digits, and plural selectors choose the words around them.
#  9. Things have their names of the glossary (GLOSSARY.md): one term, one word.
# 10. No "please" in every sentence, no exclamation marks, no jokes in refusals (jokes belong to the verses of rooms).
# 11. A command stands as it is typed, in backquotes.
# 12. It says only what the reader needs now.

## Mishaps

# $ticket: a short code that also stands in the log
error-bug = Something went wrong on my side. Your match is safe: try again. If it happens again, tell those who run this bot: ticket **{ $ticket }**.
error-in-doubt = I do not know yet whether that counted. Look at the board in a minute before you try again.
error-storage = I could not save that, so nothing has changed. Try again in a minute.
error-database = My database does not work at the moment, so nothing has changed. Try again in a minute.
error-draining = I am being restarted. Every match is safe: try again in a minute.
error-unknown-button = This button no longer works. Use the newest board of the match.
# $seconds: until it works again
error-too-much = That was a lot in a short time. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-text-too-long = That text is too long: I read at most { $most } characters.
error-still-working = I am still working on what you asked for before. Try again when it is there.
error-too-heavy = That takes too long to work out, so I stopped. Try again in a minute, or with something shorter.

## Places and permissions

# $link: invites the bot to a server
error-guild-only = This works only in a server that has me. You can [add me]({ $link }) to yours.
# $link: as above
error-not-installed = I am not in this server, so this does not work here. Who manages it can [add me]({ $link }).
error-share-elsewhere = That belongs to another server, so I do not show it to the others here.

# $permission: the name discord.py gives it, e.g. attach_files · $place: a mention of the channel
error-bot-permission = I need the permission “{ error-permission }” in { $place }. A server manager can grant it.
error-bot-permissions = I need these permissions in { $place }: { $permissions }. A server manager can grant them.
# $why: as one of the two above says it
error-nothing-opened = No match has been opened. { $why } Then try again.
error-nothing-moved = The match stays where it is. { $why } Then try again.
error-cannot-post = Discord does not let me post in { $place }. A server manager can change this.
error-member-permission = You need the permission “{ error-permission }” in { $place } for this.
error-thread-archived = This thread is archived. Send a message in it, then try again.

# The names as Discord itself shows them under a channel's permissions.
error-permission =
    { $permission ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [attach_files] Attach Files
        [manage_messages] Manage Messages
        [manage_guild] Manage Server
        [manage_roles] Manage Roles
        [create_public_threads] Create Public Threads
       *[other] { $permission }
    }

## Sessions: the match, the seat or the turn is not as the request assumes
# $game: the key of a game's rules; <game>-name and <game>-command stand in the game's own file.

error-no-match = This board belongs to a match that I no longer have. You can start a new one.
error-no-session = No match of { WORD($game, "name") } is open in this channel. `{ WORD($game, "command") } new` starts one.
# Where the bot is no member of a server. $command: begins such a match
error-no-alone = You play no match of { WORD($game, "name") } alone now. `{ $command }` starts one.
error-no-session-own = You have no match of { WORD($game, "name") } in this channel. Playing solo here: { $name }. `{ WORD($game, "command") } new` starts your own.
# $name: who plays alone here, up to three names, and how many others
error-no-table = No table of { WORD($game, "name") } is open in this channel. Playing solo here: { $name }. { WORD($game, "new-table") } opens a table.
error-no-table-to-end = No table of { WORD($game, "name") } is open in this channel. Playing solo here: { $name }. `{ WORD($game, "command") } end` with the option `member` ends one of these matches.
# After names, where not all are named
error-others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
# $name: whose match a moderator asked for
error-no-solo = { $name } plays no solo match of { WORD($game, "name") } in this channel.
error-no-solo-but-table = { $name } plays no solo match of { WORD($game, "name") } in this channel. To end the table here, use `{ WORD($game, "command") } end` without `member`.
error-newer-rules = A newer version of me saved this match of { WORD($game, "name") }. It is safe, and goes on when that version is back.
error-damaged = I am sorry: I can no longer read this match of { WORD($game, "name") }. A moderator can end it with `{ WORD($game, "command") } end`. Then you can start a new one here.
error-already-open-solo = You already have a solo match of { WORD($game, "name") } in this channel. `{ WORD($game, "command") } board` shows it. To start a new one, end it with `{ WORD($game, "command") } resign`.
error-already-open-lobby = A table of { WORD($game, "name") } is already open in this channel. Press **{ LABEL("ui-join") }** on it, or open one in another channel or thread.
error-already-open-seated = You already sit at a table of { WORD($game, "name") } in this channel: `{ WORD($game, "command") } board` shows it. You can open another one in another channel or thread.
error-already-open-table = Members already play a match of { WORD($game, "name") } in this channel. Wait for its end, or open a table in another channel or thread.
error-not-seated = You have no seat in this match, but you are welcome to watch. `{ WORD($game, "command") } new` starts a match of your own.
# $name: who still plays
error-board-ended = Your board has ended, and its points count. The race waits for { $name }: `/turns` says until when.
# $name: who plays for the member
error-seat-lent = { $name } plays for you in this match. `/seat back` asks for your seat back.
# $name: the computer player that plays for the member
error-seat-covered = { $name } plays for you in this match. **{ LABEL("ui-more") }** › **{ wait-ui-back }** gives your seat back to you, and so does `/turns`.
error-not-at-table = You have no seat at this table. Press **{ LABEL("ui-join") }** to take one.
error-already-seated = You already have a seat at this table.
error-choice-taken = { $name } has already chosen that. Choose one that is still free.
# $name: the members for whom the free seats are kept
error-seats-kept = The free seats are kept for { $name } for a few minutes. Try again after that.
error-seated-at-rematch = You have a seat at this table. Press **{ LABEL("ui-more") }**, then **{ ui-part }**, to give it up.
error-not-a-guest = This question is for the members of the last match. Press **{ LABEL("ui-come") }** if you want to play.
# $name: the member who is challenged
error-seat-kept = The free seat is kept for { $name }, who is challenged. Anybody can take it if { $name } declines.
error-not-challenged = This challenge is for { $name }.
error-no-challenges = You cannot challenge { $name }. Open a table instead.
error-own-block = You block { $name }. `/block` lifts it.
# $name: one or more members who sit where the reader wants a seat · $count: how many
error-own-blocks = You block { $name }, who { $count ->
        [one] has
       *[other] have
    } a seat here. `/block` lifts it.
error-too-many-blocked = You already block { $most } members, and more is not possible. In `/block` you can allow somebody again.
error-block-self = You cannot block yourself. Choose somebody else.
error-block-bot = A bot never plays, so it needs no block. Choose a member.
error-block-old = This button is too old to block anybody. Open the page on which it stood once more, or use `/block`.
error-challenge-self = You cannot challenge yourself. Choose somebody else, or play against the computer.
error-challenge-me = I do not play myself. Press **{ LABEL("guide-ui-new") }** to play against the computer.
error-challenge-bot = A bot cannot play. Choose a member.
error-challenge-gone = This member has left the server. Choose somebody else.
# $place: a mention of the channel
error-challenge-unseen = { $name } cannot see { $place }. Use a channel that you both see.
error-no-free-seat = No seat at this table is free for you. You can watch, or open a table in another channel or thread.
# To the host, who adds a computer player
error-table-full =
    { $seats ->
        [one] The only seat at this table is taken.
       *[other] All { $seats } seats at this table are taken.
    } You can watch, or open a table in another channel or thread.
# $name: who is to move, several names joined by commas
error-not-your-turn = It is not your turn yet: the match waits for { $name }.
# $name: the computer player that plays for the member
error-not-your-turn-covered = It is not your turn yet, and { $name } plays for you. **{ LABEL("ui-more") }** › **{ wait-ui-back }** gives your seat back to you, and so does `/turns`.
error-stale-board = This board is no longer the newest, so nothing was played. Use the newest one.
error-stale-alone = This board was not the newest, so nothing was played. Here is the newest.
error-board-behind = The newest board could not be shown here yet, so nothing was played. **{ LABEL("ui-more") }** has **{ ui-down }**, which shows it to you.
error-board-behind-yet = The newest board cannot be shown here yet: **{ LABEL("ui-more") }** has **{ ui-down }**, which shows it to you.
# After a refused press on an older board, in whose place the newest one stands in words now
error-board-brought-up = This board was out of date, so nothing was played. It shows the newest turn now: choose again.
error-board-brought-up-yet = This board was out of date. It shows the newest turn now.
# After a second quick press of a member whose first press has played
error-already-played = This was already played.
# After a press on an older board that was to take a move back
error-undo-stale = The match has moved on since this board, so nothing was taken back.
error-nothing-to-undo = There is nothing to take back: nobody has moved yet, or the last move is final, for example because it scored.
# $name: who made the last move
error-undo-not-yours = { $name } made the last move, and only { $name } can take it back.
error-over = This match is over. You can start a new one.
# $rematch: 1 at the table of a rematch
error-not-started =
    This match has not begun yet. { $rematch ->
        [1] It begins by itself once enough members have pressed **{ LABEL("ui-come") }**.
       *[0] The host presses **{ LABEL("ui-begin") }** when enough members sit here.
    }
error-already-started = This match has already begun, so the table stays as it is. Resign if you do not want to play on.
error-too-late-to-join = This match has already begun, so you cannot join it. You are welcome to watch. `{ WORD($game, "command") } new` starts a match of your own.
# $computers: 1 if a menu of the table adds computer players
error-too-few-seats =
    { WORD($game, "name") } needs { $needed } players, and { $seated ->
        [0] nobody sits here yet
        [one] only 1 sits here so far
       *[other] only { $seated } sit here so far
    }. Ask somebody to press **{ LABEL("ui-join") }**{ $computers ->
        [1] , or choose “{ LABEL("computer-ui-add-any") }” in the menu
       *[0] { "" }
    }.
# $name: the host's
error-not-host = Only the host, { $name }, or a moderator can call off this table.
error-not-host-to-seat = Only the host, { $name }, can add or remove computer players.
error-no-such-computer = This computer player has already left the table.
error-computers-off = This server plays without computer players. A server manager can allow them with `/settings`.
error-computers-alone = Computer players do not play without you. At least one member has to stay at the table.
# $game: the game’s key
error-no-computers = { WORD($game, "name") } has no computer players for such a match. Try other settings.
# $most: the highest number
error-too-many-computers =
    { $most ->
        [one] This match has room for 1 computer player beside you.
       *[other] This match has room for 1 to { $most } computer players beside you.
    }
error-not-host-to-start = Only the host, { $name }, can start the match.

## Waiting for turns: time, seats, holidays, what a server allows

error-pace-range = A turn can take from 15 minutes to 14 days, or have no limit.
error-pace-no-limit = A bank, and hours that do not count, need a time limit: choose `time:`, too.
error-bank-range = A bank can have from 1 hour to 14 days.
error-pace-solo = You play this match alone, so no time runs. Take as long as you like.
error-same-pace = This match is already played like that.
# $name: the host's
error-not-host-for-pace = Only the host, { $name }, can set the time for a turn before the match begins.
error-nothing-proposed = This proposal is over: it is decided, or its time has run out.
error-nothing-asked = This vote is over: it is decided, or the move was made.
error-own-vote = This vote is about your own turn, so the others decide. You can still make your move.
error-not-elector = You do not vote while you are away or offer your seat. Use `/away back` or `/seat keep` first.
error-offered-already = Your seat is already on offer. `/seat keep` takes it back.
error-no-offer = No seat of this match is free: somebody has taken it, or its member is back.
error-offer-changed = This offer has changed since. The newest message about the seat says how it stands now.
error-seat-meant-for-other = This seat is not free for you.
# $name: who was to get the seat
error-cannot-take = { $name } cannot take this seat. Name somebody else, or name nobody and let anybody take it.
error-seat-to-itself = This seat is already yours. Name somebody else, or name nobody and let anybody take it.
# $name: who was to get the seat
error-seated-already = { $name } already has a seat in this match. Name somebody who has none.
error-no-stand-in = Nobody plays for you here, and you play for nobody.
error-no-computer-for-you = No computer player plays for you here.
error-back-already = You are already back: you play yourself.
# $name: the host's
error-not-host-to-move = Only the host, { $name }, or a moderator can bring this match to another channel.
error-there-already = The match is already in this channel.
error-other-server = A match stays in its server. Use this command in another channel of that server.
# $channel: the id of a channel where matches may be opened
error-channel-closed = Matches are not played in this channel. Use <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] In this server you can play 1 match at a time. Finish yours first.
       *[other] In this server you can play { $limit } matches at a time. Finish one of yours first.
    }
# $enders: who else may: nobody (moderators, or channel, if a channel plays), host, seated
error-may-not-end =
    { $enders ->
        [host] Only its host or a moderator can end this match.
        [seated] Only a moderator or a member who plays in this match can end it.
        [channel] Only a moderator can end this match, since a channel plays it. It also ends if nobody proposes a turn twice in a row.
       *[moderators] Only a moderator can end this match. If you play in it, you can leave it with `resign`.
    }
# $why: behind others, unknown to the game, or has left the match
error-end-alone =
    { $why ->
        [left] You no longer play in this match, so you cannot end it alone. Ask those who play on to agree.
        [unknown] This game does not show who is ahead, so nobody who plays can end a match alone. Ask the others to agree, or resign.
       *[behind] You are behind in this match, so you cannot end it alone. Ask the others to agree, or resign.
    }
# $name: the owner of the seat
error-owner-decides = You play this seat for { $name }, and only { $name } can answer this.
error-not-over = This match is still being played. You can have a rematch when it is over.
error-unknown-zone = I do not know the time zone “{ $zone }”. Write a city like Berlin or a difference like UTC+2, or choose one from the list.
error-zone-several = “{ $zone }” is the time of several places. Choose one: { $zones }.
# A name whose sign is the reverse of what it means. $is: ahead or behind · $meant: what it means · $other: what the sign says
error-zone-inverted =
    { $is ->
        [ahead] “{ $zone }” is ahead of UTC: write { $meant } for that, or { $other } if your time is behind UTC.
       *[behind] “{ $zone }” is behind UTC: write { $meant } for that, or { $other } if your time is ahead of UTC.
    }
error-quiet-hours = I cannot read these quiet hours. Write two different times, for example 22:00 to 7:00 or 10 pm to 7 am.
# $day: the day that was read
error-past-date = I read that as { $day }. This is in the past. Name a day or a time that is still to come.
# $days: the most · $day: the day that was read
error-far-date =
    { $days ->
        [one] I read that as { $day }. A holiday can last 1 day at most.
       *[other] I read that as { $day }. A holiday can last { $days } days at most.
    }
# $ends: whether there is a highest number
error-option-range = { $ends ->
    [0] `{ $option }` begins at { $low }.
   *[1] `{ $option }` goes from { $low } to { $high }.
}
error-limit-range = Choose a number from { $low } to { $high }.
error-nothing-to-mute = This button is for whoever is to move: it stops their reminders.

## Leaderboards and seasons

# $period: what was typed
error-unknown-period = I do not know the period “{ $period }”. Choose this week, this month or all time, or type a month like 2026-10 or a week like 2026-W46.
# $seasons: how many there are
error-unknown-season =
    { $seasons ->
        [one] There is no such season: there is only season 1.
       *[other] There is no such season: there are seasons 1 to { $seasons }.
    }
# $pages: how many there are
error-unknown-page =
    { $pages ->
        [one] There is no such page: this leaderboard has only page 1.
       *[other] There is no such page: this leaderboard has pages 1 to { $pages }.
    }
error-empty-season = This season has no results yet, so there is nothing to close.
error-nothing-finished-own = You have not finished a match in this server yet. Your profile begins with the first one.
error-nothing-finished = This member has not finished a match in this server yet. A profile begins with the first one.
error-left-out = This member does not want to be in leaderboards and profiles.
