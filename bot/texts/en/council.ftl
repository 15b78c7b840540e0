# A channel plays one seat of a match: its members propose turns and vote. How a sentence is written is told at the head
# of errors.ftl.

# The name of the seat, as that of a player
council-player = The channel
council-ui-start = Play as a channel
council-with = **Together against the computer:** everybody here proposes and votes
# $hours: how long a vote lasts
council-start =
    ### Play as a channel
    The channel has one seat, and you all play it. Who wants to proposes a turn, and everybody has one vote. After { $hours } hours, the turn with the most votes is played. `channel:` in the command sets another time.
    How well does the computer play?
council-opt-channel = The channel plays one seat against the computer, by votes: how long each lasts
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
council-error-move = Only whoever began this match, or a moderator, can bring it to another channel. If its channel is gone, everybody can.
council-error-gone = This proposal is gone, since nobody votes for it any more. Choose another one, or propose it again.
# $most: how many turns may be proposed
council-error-many = { $most } turns are proposed, and there is no room for more. Vote for one of them.
# $most: how many members may vote
council-error-full = { $most } members have voted, and there is no room for more.
# $least: how many votes this needs
council-error-not-now = A turn is only played at once if { $least } members or more have voted, all of them for it, and you are one of them.
