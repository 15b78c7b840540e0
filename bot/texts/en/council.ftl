# A channel plays one seat of a match: its members propose turns and vote. How a sentence is written is told at the head
# of errors.ftl.

# The name of the seat, as that of a player
council-player = The channel
council-private = A private channel
council-ui-start = Play as a channel
council-with = **Together:** everybody here proposes and votes, against the computer or another channel
# $hours: how long a vote lasts
council-start =
    ### Play as a channel
    The channel has one seat, and you all play it. Who wants to proposes a turn, and everybody has one vote. After { $hours } hours, the turn with the most votes is played. `channel:` in the command sets another time.
    How well does the computer play?
council-opt-channel = The channel plays one seat, by votes: how long each lasts
# $hand: 1 if seats have a hand that others do not see
council-opened =
    The channel plays. Everybody who sees this board can propose a turn and vote{ $hand ->
        [1] , and sees the channel’s hand
       *[0] { "" }
    }.

## On the board

# $open: 1 while the time runs · $until: when it ends · $least: a number of votes
council-asks =
    { "**" }You all play for the channel:** what you choose above is a proposal. { $open ->
        [1] The turn with the most votes is played { $until }. Once { $least } or more have voted, all for the same turn, it can be played at once.
       *[0] The vote goes on when I am back in this channel.
    }
# $missed: for how many turns in a row nobody has proposed anything
council-nobody =
    -# { $missed ->
        [0] Nobody has proposed a turn so far, so the time has begun again. Then the game moves by itself.
       *[other] Nobody proposed the last turn, so the game moved by itself. The next time, the match ends without a result.
    }
# $number: of the proposal · $moves: its moves, in words
council-line = **{ $number }.** { $moves } · { council-votes }
# $count: how many moves of a long turn are not named
council-rest =
    { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }
council-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
# $count: how many proposals have no line
council-further =
    -# { $count ->
        [one] 1 more proposal is in the menu.
       *[other] { $count } more proposals are in the menu.
    }
council-option = { $number } · { council-votes } · { $moves }
council-ui-vote = Vote { $number }
council-ui-now = Play it now
council-ui-further = Vote for another proposal

## The panel in which a member puts a turn together

council-intro = { "**" }For the channel:** what you choose here is a proposal with your vote.
# $moves: the moves so far, in words
council-begun = So far: { $moves }. { council-unready }
council-unready = It is proposed once you end the turn.
council-ui-anew = Begin again

## Answers

# $proposes: 1 if the member has just chosen its moves · $moves: those of the turn, in words · $open, $until: as above
council-said =
    { $proposes ->
        [1] You propose
       *[0] You vote for
    }: { $moves }. { council-when }
council-when =
    { $open ->
        [1] The most votes count { $until }. Until then you can change yours.
       *[0] You can change your vote.
    }
council-pictured = -# The picture shows the board before the last of these moves.
council-played = This turn has just been played.

## Refusals

council-error-game = A channel cannot play { WORD($game, "name") } with these settings. It needs a match in turns, for two or more.
council-error-pace = In a match of the channel, `channel:` says how long a turn lasts. Leave out `time:` and what belongs to it.
council-error-letters = A match by letters has no channel that could play. Leave out `letters:` or `channel:`.
council-error-no-seat = The channel plays here, so nobody has a seat of their own. But you can propose a turn and vote.
council-error-move = Only whoever began this match, or a moderator, can bring it to another channel.
council-error-not-host = Only whoever asked for this match, or a moderator, can call it off.
council-error-gone = This proposal is gone, since nobody votes for it any more. Choose another one, or propose it again.
# $most: how many turns may be proposed
council-error-many = { $most } turns are proposed, and there is no room for more. Vote for one of them.
# $most: how many members may vote
council-error-full = { $most } members have voted, and there is no room for more.
# $least: how many votes this needs
council-error-not-now = A turn is only played at once if { $least } members or more have voted, all of them for it, and you are one of them.

## Two channels that play against each other

council-opt-against = The channel plays against this channel
council-opt-code = Against a channel of another server: its code, or “new” to get one
council-ui-against = Against another channel
# $hours: how long a vote lasts
council-against =
    ### Channel against channel
    Each channel has a seat, proposes its turns and votes. Neither sees the votes or the hand of the other. A vote lasts { $hours } hours. `channel:` in the command sets another time.
    Which channel of this server do you ask?
council-ui-rival = Choose a channel
council-elsewhere = Or play against a channel of another server, by a code:
council-ui-code = Get a code
council-ui-typed = Enter a code
council-ui-which = The code that you were sent
# $place: the channel
council-asked = I have asked { $place }. The match begins once somebody there accepts.
# $code: such as ABCD-EFGH · $left: until when it lasts
council-code =
    Send this code to somebody of the other server: **{ $code }**
    In the channel that is to play, they type `{ WORD($game, "command") } new code:{ $code }`. Then the match begins. The code works once, and ends { $left }.
# On the board of the channel that is asked. $name: of the channel or server that asks · $hours: how long a vote lasts · $until: when the table closes
council-lobby-asked =
    { "**" }{ $name }** asks this channel to play { WORD($game, "name") }, channel against channel.
    You would all propose turns here and vote. Each vote lasts { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }. Anybody here can answer, and the question ends { $until }.
# On the board of the channel that asks. $named: 1 if a channel of the same server is asked, $place
council-lobby =
    Channel against channel: everybody here will propose turns and vote. { $named ->
        [1] { $place } is asked
       *[other] This waits for a channel of another server, which needs the code
    }. Without an answer, the table closes { $until }.
# On the board of the channel that does not vote now. $open: 1 while the time of the other's vote runs · $until: when it ends
council-waits =
    { $name } chooses its turn by votes{ $open ->
        [1] , which end { $until }.
       *[other] .
    } Then you vote here.
council-unshown = I cannot show the board in this channel now. Ask a moderator to let me see the channel, and send messages and files here.
council-lost = One of the two channels of this match of { $game } is gone, so it has ended without a result.
council-ended = A moderator has ended this match of { $game }, channel against channel, so it has no result.
council-expired = Nobody answered for a day, so I closed this table of { $game }, channel against channel.
# $declined: 1 if the channel that was asked has declined
council-declined =
    { $declined ->
        [1] The other channel does not want to play { $game } now.
       *[other] This match of { $game }, channel against channel, was called off before it began.
    }
# $name: of the channel
council-error-side = You have spoken for **{ $name }** in this match, so you cannot vote for the other channel, too.
council-error-own = A channel cannot play against itself. Choose another channel, or type the code in one.
council-error-waits = A table of { WORD($game, "name") }, channel against channel, waits for an answer here. Whoever has asked, or a moderator, can call it off: **{ LABEL("ui-more") }** › **{ ui-cancel }**.
council-error-asks = Another channel has asked this one for a match of { WORD($game, "name") }, and waits for an answer. Press **{ LABEL("ui-accept") }** or **{ LABEL("ui-decline") }** on its board here.
council-error-begun = This match has already begun. Its newest board is in this channel: you can propose a turn there and vote.
council-error-same-server = This code is from a channel of this server. Codes are for other servers. Here, ask the other channel by `{ WORD($game, "command") } new against:`.
council-error-asked = This match asks another channel. Somebody there can answer.
council-error-code = This code is for a channel. Type it there: `{ WORD($game, "command") } new code:` and the code.
council-error-letter = This code is for a member, not for a channel. `/letters join` takes it.
council-error-other-game = This code is for { WORD($game, "name") }. Type it there: `{ WORD($game, "command") } new code:` and the code.
council-error-post = I cannot post boards in <#{ $channel }>. Choose another channel, or let me see that one and send messages there.
council-error-write = You cannot write in <#{ $channel }>, so you cannot ask it. Choose another channel.
council-error-busy = There is already a table or a match of { WORD($game, "name") } in <#{ $channel }>. Choose another channel, or ask it again later.
council-error-closed = Matches are not played in <#{ $channel }>. Choose another channel.
council-error-against = A match of two channels has neither computer players nor `time:`, nor letters. Give `against:` or `code:`, and perhaps `channel:`.
