# Around every match: its board, its buttons, its private answers. How to write a sentence: see errors.ftl.

## The board message

# $game: the game's name · $settings: mode and settings, as the game words them
ui-title = **{ $game }** · { $settings }
# The name of a member whose own name has no visible sign
ui-nameless = Member
# $name: whose match it is, or who is to move
ui-solo-of = ◆ { $name }
# $count: how many are to move at once
ui-turn-of =
    { $count ->
        [one] ◆ { $name } to move
       *[other] ◆ Still to move: { $name }
    }
# Above turns that no board has shown. $count: how many turns before them are not told
ui-missed-more =
    { $count ->
        [one] … { $count } earlier turn
       *[other] … { $count } earlier turns
    }
# $name: who took it back · $count: how many steps, 0 where that is not known · $moves: as they are written, if $named
ui-undone =
    { $count ->
        [0] { $name } took several steps back.
        [one] { $name } took { $moves } back.
       *[other] { $name } took { $count } steps back{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
# $name: who ended it
ui-ended = { $name } ended this match of { $game }. It does not count.
ui-ended-agreed = All have agreed to end this match of { $game }. It does not count.
ui-ended-season = This match of { $game } is over without a result, because the season of its league, or its round there, is over. There, it is a draw.
ui-ended-left = This match of { $game } is over without a result, because a player has left the league. The league’s rules say what it counts.
# The first words of a final board. $second: who came next · $ahead: by how many points, 0 where a rule decided
ui-won = ### { $name } wins
# Nobody has won, since unheard members are first; in pictures, too. $names: these members
ui-not-back = { $names } did not come back
ui-nobody-wins = Nobody wins
ui-unwon = { ui-nobody-wins }: { ui-not-back }
# The end of a match before each player had a turn. $names: who resigned · $count: how many; 0 if others have left
ui-left-early =
    { $count ->
        [0] it ended before all had a turn
        [1] { $names } resigned before all had a turn
       *[other] { $names } resigned before all had a turn
    }
ui-unwon-early = { ui-nobody-wins }: { ui-left-early }
# A match of all together ended before each player had a turn
ui-uncounted = The match was left so early that it counts on no leaderboard.
# $said: as ui-unwon says it
ui-won-unheard = ### { $said }
ui-alt-unwon = { $said }.
# $names: who resigned, joined by commas
ui-won-resigned = ### { $name } wins: { $names } resigned
# $names: whose time ran out, in a league
ui-won-late = ### { $name } wins: { $names } ran out of time
# In pictures and in their alternative texts. $names: plain names · $count: how many
ui-resigned = { $count ->
        [1] { $names } resigned
       *[other] { $count } resigned
    }
# In the picture of a match that somebody has lost because their time ran out
ui-timed-out = Out of time: { $names }
# $who: as ui-resigned says it
ui-alt-resigned = Over: { $who }.
ui-won-by =
    { $ahead ->
        [0] ### { $name } wins, with as many points as { $second }
        [one] ### { $name } wins, 1 point ahead of { $second }
       *[other] ### { $name } wins, { $ahead } points ahead of { $second }
    }
ui-best-alone =
    { $score ->
        [one] ### A new personal best: 1 point
       *[other] ### A new personal best: { $score } points
    }
# $count: how many share the first place
ui-draw = ### A draw: { $count } players share first place
# Follows a name in a sentence. $place: a mention of the channel
ui-in-place = in { $place }
# $ranks: phrases as in ui-rank, joined by commas · $letters: 1 for a match in direct messages
ui-ranks =
    { $letters ->
        [1] On the leaderboard of direct messages, by best score
       *[0] In this server, by best score
    }: { $ranks }.
# $level: of the strongest computer player in the match
ui-ranks-against =
    { $letters ->
        [1] On the leaderboard of direct messages, { honour-against-computers }
       *[0] In this server, { honour-against-computers }
    }: { $ranks }.
ui-ranks-beside =
    { $letters ->
        [1] On the leaderboard of direct messages, by best score with computer players
       *[0] In this server, by best score with computer players
    }: { $ranks }.
# $until: a time · $most: how many rated matches of the same members within a day move ratings
ui-ratings-stay-until = -# If this match starts before { $until }, ratings stay as they are: the same members have already begun { $most } rated matches within a day.
ui-ratings-stay = -# Ratings stay as they are after this match: the same members had already begun { $most } rated matches within a day.
ui-ratings-stayed = -# Ratings have stayed as they were: the same members had already begun { $most } rated matches within a day.
# $names: silent members whose seats computer players played to the end · $counts: whether anybody wins or loses all the same
ui-unheard = -# { $names } did not come back, so a computer player finished the match. { $counts ->
    [no] Nobody wins or loses it.
    [together] The match brings { $names } no points on the leaderboard.
   *[yes] For { $names }, the points above count on no leaderboard, and the match is no win.
}
# $rank: the next text · $won: of $played matches against this level
ui-rank-won = { $rank } ({ $won } of { $played } won)
# $how: none before the first win, new on the leaderboard, up to a better rank, down to a worse one, a new best score on the same rank, or the same
ui-rank =
    { $how ->
        [none] { $name } gets a rank with the first win
        [new] { $name } enters at rank { $rank }
        [up] { $name } climbs from rank { $before } to { $rank }
        [down] { $name } falls from rank { $before } to { $rank }
        [best] { $name } sets a new personal best and keeps rank { $rank }
       *[same] { $name } stays on rank { $rank }
    }
# Numbers are escaped: Markdown would number a list anew, and equal places are shared.
ui-standing =
    { $place }\. **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# In the final table and in pictures: a seat whose member did not come back has no place
ui-unplaced = out of the ranking
ui-unplaced-why = { ui-unplaced }: did not come back
ui-alt-unplaced = Out of the ranking: { ui-not-back }.
ui-standing-unplaced =
    – **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# Where all played together: nobody is before anybody else.
ui-standing-shared =
    ◆ **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

ui-undo = Undo
ui-more = More
ui-again = Play again
# $level: of the computer players, above those that the member has just beaten
ui-harder =
    { $level ->
        [hard] Play the hard computer
       *[normal] Play the normal computer
    }

## The private menu

ui-more-of = **{ $game }** · what else would you like?
ui-down = Show board here
ui-rules = Rules
# The pages of the rules. $title: of the page · $number, $count: of the page, and of all pages
ui-page-title = ### { $title }
ui-page-of = { $number } of { $count }
ui-page-contents = ### { $game }: the rules
# The page before all others, in a puzzle, a turn that is tried again, or a daily (<game>-here-daily)
ui-page-here = ### On this board
ui-page-here-puzzle = One turn is far better than every other, and your first turn counts. The pages after this one tell of whole matches.
ui-page-here-tried = You play on from a position of a match. It counts for nothing. The pages after this one tell of whole matches.
ui-page-back = Back
ui-page-next = Next
ui-page-menu = Choose a page
# The reader's name in pictures
ui-page-you = You
ui-top = Leaderboard
ui-resign = Resign
ui-no = No, play on
# $game: which game
ui-resign-sure-solo = End your match of { $game }? Your points so far count.
ui-resign-sure-uncounted = End your match of { $game }? It then counts on no leaderboard.
ui-resign-sure-alone = End your match of { $game }? Matches that you play alone here count on no leaderboard.
ui-resign-sure-computers = Leave the match of { $game }? It ends, because only computer players are left.
ui-resign-sure-ends = Leave the match of { $game }? It ends for everybody.
ui-resign-sure-waited = Leave the match of { $game }? You have waited long enough, so it is no loss for you. The others play on.
# $why: ui-resign-silent, ui-resign-left, or both
ui-resign-sure-gone = Leave the match of { $game }? { $why } Nobody else plays on, so it ends without a result: nobody’s points count, yours neither, and it is no loss for you.
# $names, $count: those for whom the match waits no more
ui-resign-silent =
    { $names } { $count ->
        [one] has not answered in time.
       *[other] have not answered in time.
    }
ui-resign-left =
    { $names } { $count ->
        [one] has left the server.
       *[other] have left the server.
    }
# $name: whose seat it is
ui-resign-sure-lent = You play { $game } for { $name }. Give the seat back?
# $others: how many are left · $name: the first of them
ui-resign-sure-table =
    Leave the match of { $game }? You keep your points, { $others ->
        [one] and { $name } plays on alone.
       *[other] and the others play on.
    }
# A computer player plays for the only other member. $name: that member · $left: whether they have left the server
ui-resign-sure-returned =
    Leave the match of { $game }? You keep your points. { $left ->
        [yes] The computer player plays no longer for { $name }, and anybody can take that seat.
       *[no] { $name } gets the seat back from the computer player, and the match waits for { $name }.
    }
# $name: the only member who plays on · $computers: how many computer players play for silent members
# $price: what it costs if this member plays to the end: loss, points in a race, or none
ui-resign-sure-last =
    Leave the match of { $game }? Only { $name } and { $computers ->
        [one] a computer player play on.
       *[other] computer players play on.
    } If { $name } plays to the end, your points count{ $price ->
        [loss] , but to resign counts as a loss for you.
        [points] { "" } and can still win.
       *[none] .
    } If { $name } leaves, too, the match ends without a result.
ui-resign-league = You lose it, and the point in the league goes to the other player.
ui-resign-loss = It counts as a loss for you.
ui-resign-ask = **{ ui-end-ask }** instead: if all agree, the match ends without a result.
ui-resign-open = It counts as a loss for you, unless the match ends so early that nobody wins or loses.
ui-resign-points = Your points can still win.
ui-resign-early = It is no loss: so early in a match nobody wins or loses.
# $turns: as many as the match has seats, at least 2
ui-resign-all-early = If everybody leaves after fewer than { $turns } turns, the match counts on no leaderboard.
ui-resign-uncounted = It then counts on no leaderboard.
ui-resign-free-at = If { $name } does not move by { $time } ({ $left }), you can leave without a loss.
ui-resign-yes = Yes, resign
# $name: who plays, several names joined by commas
ui-end-sure = End the match of { $name }? It will not count.
ui-end-yes = Yes, end it
ui-end-ask = Ask the others

## Answers to the member who asked

ui-done = Done.
# $then: what cannot be done or shown after that
ui-saved-then = That is saved. { $then }
ui-ended-you = The match is over and does not count.
ui-end-asked = I have asked the others. When all have agreed, the match ends without a result.
ui-stayed = Nothing has changed. Play on!
ui-undone-you =
    { $count ->
        [0] Several steps are taken back.
        [one] Taken back: { $moves }.
       *[other] { $count } steps are taken back{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-board-below = The board is now at the end of the channel.
# $link: a link to a message, or a mention of a channel
ui-here-it-is = Here it is: { $link }
# On a private board, once its match has ended elsewhere
ui-over-here = This match is over. Here is how it ended: { $link }
ui-turn-here = It is your turn.
# $link: a link to the message of the board
ui-board-link = Board: { $link }
ui-unpainted = I could not draw the picture. Here it is in words:
ui-unpainted-mute = I could not draw the picture. The next move tries again.
# $why: as error-bot-permission says it
ui-unattached = { $why } Until then, boards in this channel have no pictures.
# Above a board in words. $over: whether it is a result: 1 or 0
ui-picture-by-press = **{ LABEL("ui-more") }** › **{ ui-down }** { $over ->
        [1] shows you the result with its picture.
       *[0] shows you the newest board with its picture.
    }
# $time: when these words were written; the bot may not be able to change them since
ui-behind-here = As of { $time }, I cannot post boards here, so this one stands here in words. Later moves may be missing.
ui-result-here = I cannot post the result here yet, so it stands here in words.
ui-press-again = That took me too long, sorry. Press once more.
# $count: options of a menu that did not fit
ui-further =
    { $count ->
        [one] 1 more …
       *[other] { $count } more …
    }
ui-reload-discord = Your Discord shows an old form of this command. Reload it (Ctrl+R, or restart the app), then try again.
# $place: a mention of the channel
# $then: why the board cannot be shown, and who can help
ui-counts-move = Your move counts. { $then }
# As ui-counts-move, after a step of a turn that goes on
ui-counts-step = Your step counts, and your turn goes on. { $then }
# As ui-counts-move, after an undo
ui-undone-then = It is taken back. { $then }
# $then: why the board cannot be shown, and who can help
ui-begun-then = The match has begun. { $then }
# After why the board cannot be shown. The buttons in the channel may work all the same. $own: whether the reader is to move: 1 or 0
# $names, $count: the members who are to move, and how many
ui-next-without-board =
    { $own ->
        [1] It is your turn: you can also move from `/turns`.
       *[0] { $count ->
            [one] { $names } is next, and can also move from `/turns`.
           *[other] { $names } are next, and can also move from `/turns`.
        }
    }
# As ui-next-without-board, below a board that is shown, while the next one cannot be
ui-next-on-board = Next: { $names }.
# A change that the board shows, while the next one cannot come. $timed: 1 if a time runs, until $time ($left)
ui-board-shows =
    { $timed ->
        [1] The board shows it, and the time runs until { $time } ({ $left }).
       *[0] The board shows it.
    }
# $why: as error-bot-permission says it · $over: whether it is a result: 1 or 0 · $words: 1 if it stands there in words, 0 if not, 2 if that is not known
ui-board-lacks =
    { $why } Until then, { $words ->
        [1] { $over ->
            [1] the result stands
           *[0] the new board stands
        } there in words
        [2] { $over ->
            [1] the result may be missing there
           *[0] the board there may show an older turn
        }
       *[0] { $over ->
            [1] the result is
           *[0] the new board is
        } not there
    }.
# After the last move, where the result cannot be posted
ui-end-told-directly = If that does not change soon, the others who played to the end get the result by direct message, where their settings allow it.
ui-thread-locked = { $place } is locked, so I cannot show the board there. A moderator can unlock it: then the board comes by itself.
ui-cannot-show = Discord does not let me post the board in { $place }. A server manager can change this: then the board comes by itself.
# A public message that a press has asked for, where the bot lacks the permission to post
ui-may-answer = I may not post here by myself, but Discord lets me answer a press.
ui-seen-by-you = This server hides answers of apps that it does not have, so only you see it.
ui-board-later = Discord does not take the board just now. It comes later by itself.
ui-board-late = Discord does not take its board just now. I try again by myself, first in a minute. If the board stays away, tell those who run this bot: ticket **{ $ticket }**.
ui-board-gone = The channel of this match is gone, so its clocks are stopped. `/move` in another channel takes the match there.
