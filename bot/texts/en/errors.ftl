# Refusals and mishaps that belong to no game.
#
# How a sentence is written here:
# - to "you", short, warm, exact; first what is the matter, then what would be right
# - no sentence needs a manual; a command is named as it is typed, in backquotes
# - numbers choose their words by plural selectors, never by "(s)"
# - the same key with the same variables in every language

## Mishaps

# $ticket: a short code that also stands in the log
error-bug = Something went wrong on our side; nothing of the match is lost. Please try again. If it happens again, tell those who run this bot: ticket **{ $ticket }**.
error-in-doubt = I do not know yet whether that was written down. Please look at the board in a minute before you try again.
error-storage = I could not write that down just now, so it did not happen: the match stands as it did before. Please try again in a minute.
error-draining = I am being restarted. Every match is kept; please try again in a minute.
error-unknown-button = This button no longer does anything. The newest board of the match has those that do.
# $seconds: until it works again
error-too-much = That was a lot in a short time, and I am here for everybody. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-text-too-long = That text is too long: at most { $most } characters are read here.
error-still-working = I am still working on what you asked for before. Please try again as soon as that is there.
error-too-heavy = That takes too long to work out, so I stopped. Please try again in a minute, or with something shorter.

## Places and permissions

error-guild-only = Matches are played in a server. Use this command in a channel of a server that I am a member of.
error-not-installed = I am not a member of this server, so I cannot post a board here. Somebody who may manage the server can add me; then try again.

# $permission: the name discord.py gives it, e.g. attach_files · $place: a mention of the channel
error-bot-permission = I need the permission “{ error-permission }” in { $place }. Somebody who may manage that channel can grant it; then try again.
error-bot-permissions = I need these permissions in { $place }: { $permissions }. Somebody who may manage that channel can grant them; then try again.
error-cannot-post = Discord does not let me post in { $place }. Somebody who may manage that channel can change this; then try again.
error-member-permission = For this you need the permission “{ error-permission }” in { $place }.
error-thread-archived = This thread is archived. Send any message in it to wake it up, then try again.

# The names as Discord itself shows them under a channel's permissions.
error-permission =
    { $permission ->
        [view_channel] View Channel
        [send_messages] Send Messages
        [send_messages_in_threads] Send Messages in Threads
        [attach_files] Attach Files
        [manage_messages] Manage Messages
        [manage_guild] Manage Server
        [create_public_threads] Create Public Threads
       *[other] { $permission }
    }

## Sessions: the match, the seat or the turn is not as the request assumes
# $game: the key of a game's rules; <game>-name and <game>-command stand in the game's own file.

error-no-match = This board belongs to a match that I no longer have. Start a new one whenever you like.
error-no-session = No match of { WORD($game, "name") } is open in this channel. `{ WORD($game, "command") } new` starts one.
error-no-session-own = You have no match of { WORD($game, "name") } in this channel. Playing solo here: { error-names }. `{ WORD($game, "command") } new` starts a match of yours.
# $name: who plays alone here, up to three names joined by commas · $more: how many others do
error-no-table = No table of { WORD($game, "name") } is open in this channel. Playing solo here: { error-names }. { WORD($game, "new-table") } opens a table that others can join.
error-no-table-to-end = No table of { WORD($game, "name") } is open in this channel. Playing solo here: { error-names }. `{ WORD($game, "command") } end` with the option `member` ends the match of one of them.
error-names =
    { $name }{ $more ->
        [0] { "" }
        [one] {" "}and one other
       *[other] {" "}and { $more } others
    }
# $name: whose match a moderator asked for
error-no-solo = { $name } plays no solo match of { WORD($game, "name") } in this channel.
error-no-solo-but-table = { $name } plays no solo match of { WORD($game, "name") } in this channel. `{ WORD($game, "command") } end` without a member means the table here.
error-newer-rules = This match of { WORD($game, "name") } was written down by a newer version of me than the one running now. It is safe, and goes on as soon as the newer version is back.
error-damaged = What I have kept of this match of { WORD($game, "name") } cannot be read any more. I am sorry. A moderator can end it with `{ WORD($game, "command") } end`; then a new one can be opened here.
error-already-open-solo = You already have a solo match of { WORD($game, "name") } in this channel. `{ WORD($game, "command") } board` shows it; `{ WORD($game, "command") } resign` ends it, and then you can start a new one.
error-already-open-lobby = A table of { WORD($game, "name") } is open in this channel already. Press **{ LABEL("ui-join") }** on it, or open another one in another channel or thread.
error-already-open-seated = You sit at a table of { WORD($game, "name") } in this channel already: `{ WORD($game, "command") } board` shows it. Another one can be opened in another channel or thread.
error-already-open-table = A match of { WORD($game, "name") } for several members is being played in this channel. Wait for its end, or open a table in another channel or thread.
error-not-seated = You have no seat in this match; you are welcome to watch. `{ WORD($game, "command") } new` starts a match of your own, in another channel or thread if this one is taken.
# $name: who plays for the member
error-seat-lent = { $name } plays for you in this match. `/seat back` asks for your seat back.
error-not-at-table = You have no seat at this table. Press { LABEL("ui-join") } to take one.
error-already-seated = You already have a seat at this table.
error-choice-taken = { $name } has chosen that already. Choose one that is still free.
# $name: the members for whom the free seats are kept
error-seats-kept = The free seats are kept for { $name } for some minutes. Try again after that.
error-seated-at-rematch = You have a seat at this table. { LABEL("ui-part") } gives it up.
error-not-a-guest = This asks the members of the last match. Press { LABEL("ui-come") } if you want to play.
# $name: the member who is challenged
error-seat-kept = The free seat is kept for { $name }, who is challenged. It is free for all if { $name } declines.
error-not-challenged = This challenge is for { $name }.
error-no-challenges = { $name } wants no challenges. Open a table instead, which anybody may join.
error-too-many-blocked = You block { $most } members, and there is no room for more. In `/reminders` you can allow somebody again.
error-challenge-self = You cannot challenge yourself. Choose somebody else, or play against the computer.
error-challenge-me = I only keep the boards. Press { LABEL("guide-ui-new") } to play against the computer.
error-challenge-bot = A bot cannot play. Choose a member.
error-challenge-gone = This member has left the server. Choose somebody else.
# $place: a mention of the channel
error-challenge-unseen = { $name } cannot see { $place }. Challenge { $name } in a channel that you both see.
error-table-full =
    { $seats ->
        [one] The only seat at this table is taken.
       *[other] All { $seats } seats at this table are taken.
    } You are welcome to watch, or to open a table in another channel or thread.
# $name: who is to move, several names joined by commas
error-not-your-turn = Not yet: the next move belongs to { $name }. You will be mentioned when it is your turn.
error-stale-board = The match has moved on, and nothing was played: this board is no longer the newest. Please use the newest one.
# After a second quick press of a member whose first press has played
error-already-played = This was already played.
error-nothing-to-undo = There is nothing to take back: either nobody has moved yet, or the rules make the last move final, for example because it scored.
# $name: who made the last move
error-undo-not-yours = The last move was made by { $name }, and only { $name } can take it back.
error-over = This match is over, and its board stays as it is. Start a new one whenever you like.
error-not-started = This match has not begun: its table is still open. The host can press { LABEL("ui-begin") } as soon as enough members sit here.
error-already-started = This match is under way, so the table stays as it is. If you do not want to play on, resign.
error-too-late-to-join = This match is under way, so no seat can be taken any more. You are welcome to watch; `{ WORD($game, "command") } new` starts a match of your own, in another channel or thread if this one is taken.
# $computers: 1 if a menu of the table adds computer players
error-too-few-seats =
    { WORD($game, "name") } needs { $needed } players, and { $seated ->
        [0] nobody sits here yet
        [one] only one sits here so far
       *[other] only { $seated } sit here so far
    }. Ask somebody to press { LABEL("ui-join") }{ $computers ->
        [1] , or choose “{ LABEL("computer-ui-add-any") }” in the menu
       *[0] { "" }
    }.
# $name: the host's
error-not-host = { $name } is the host of this table: only { $name } or a moderator can call it off.
error-not-host-to-seat = { $name } is the host of this table, and only { $name } can add or take out computer players.
error-no-such-computer = This computer player has left the table already.
error-computers-off = This server plays without computer players. Who manages it can allow them with `/settings`.
error-computers-alone = Computer players do not play on among themselves. One member has to stay at the table.
# $game: the game’s key
error-no-computers = { WORD($game, "name") } has no computer players for such a match. Other settings may have them.
# $most: the highest number
error-too-many-computers =
    { $most ->
        [one] This match has room for 1 computer player beside you.
       *[other] This match has room for 1 to { $most } computer players beside you.
    }
error-not-host-to-start = { $name } is the host of this table, and only { $name } can start the match.

## Waiting for turns: time, seats, holidays, what a server allows

error-pace-range = A turn can be given between 15 minutes and 14 days, or no limit at all.
error-same-pace = That is how this match is played already.
# $name: the host's
error-not-host-for-pace = { $name } is the host of this table, and only { $name } can set the time for a turn before the match begins.
error-nothing-proposed = Nothing is proposed any more: it was agreed on, turned down, or its time is over.
error-nothing-asked = There is nothing to vote on any more: it is decided, or the move was made.
error-own-vote = This is about your own turn, so the others decide. You can still make your move.
error-offered-already = Your seat is on offer already. `/seat keep` takes it off again.
error-no-offer = No seat of this match is free: it is taken already, or its member is back.
error-seat-meant-for-other = This seat is kept for somebody else.
error-seat-to-itself = This seat is yours already. Name somebody else, or nobody, so that anybody may take it.
# $name: who was to get the seat
error-seated-already = { $name } has a seat in this match already. Name somebody who has none.
error-no-stand-in = Nobody plays a seat here for you, and you play none for somebody else.
error-no-computer-for-you = No computer player plays for you here.
error-back-already = You are back already: you play yourself.
# $name: the host's
error-not-host-to-move = { $name } is the host of this match: only { $name } or a moderator can bring it to another channel.
error-there-already = The match is in this channel already.
error-other-server = A match stays in its server. Use this command in another channel of that server.
# $channel: the id of a channel where matches may be opened
error-channel-closed = In this server matches are not played in this channel. Use <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] In this server you can play in one match at a time. Finish the one you have first.
       *[other] In this server you can play in { $limit } matches at a time. Finish one of yours first.
    }
# $enders: who else may: nobody (moderators), host, seated
error-may-not-end =
    { $enders ->
        [host] In this server a match is ended by its host or by a moderator.
        [seated] In this server a match is ended by a moderator or by anybody who plays in it.
       *[moderators] In this server a match is ended by a moderator. If you play in it, you can leave it with `resign`.
    }
error-not-over = This match is still being played. A rematch begins when it is over.
error-unknown-zone = I do not know the time zone “{ $zone }”. Pick one from the list, for example Europe/Berlin.
error-quiet-hours = Quiet hours need a beginning and an end that differ, for example from 22:00 to 7:00.
error-past-date = That is in the past. Name a day or a time that is still to come.
# $days: the most
error-far-date =
    { $days ->
        [one] A holiday can last a day at most.
       *[other] A holiday can last { $days } days at most.
    }
error-limit-range = Take a number from { $low } to { $high }.
error-nothing-to-mute = It is not your turn in this match, so there is nothing to be reminded of.
# ---- tables of honour ----
# $period: what was typed
error-unknown-period = I do not know the period “{ $period }”. Ask for this week, this month or all time, or name a month like 2026-10 or a week like 2026-W46.
# $seasons: how many there are
error-unknown-season =
    { $seasons ->
        [one] There is no such season: so far there is only season 1.
       *[other] There is no such season: there are seasons 1 to { $seasons }.
    }
# $pages: how many there are
error-unknown-page =
    { $pages ->
        [one] There is no such page: this leaderboard has only page 1.
       *[other] There is no such page: this leaderboard has pages 1 to { $pages }.
    }
error-empty-season = This season has no results yet, so there is nothing to close. Close it once somebody is on a leaderboard.
error-nothing-finished-own = You have not finished a match on this server yet. Your profile begins with the first one.
error-nothing-finished = This member has not finished a match on this server yet. A profile begins with the first one.
error-left-out = This member has asked to be left out of tables and profiles.
