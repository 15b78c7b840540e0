# Cups of a server. How a sentence is written: see errors.ftl. League.ftl has what cups share with leagues.

cup-cmd = Cups and team battles of this server: join, your next match, the bracket
cup-opt-game = Which game; leave it out to choose with a button
cup-opt-team = The first role of a team battle that you open
cup-opt-rival = The second role of a team battle that you open
cup-opt-code = The code that another server has sent you for a team battle
cup-opt-mode = For a new cup, opened at once: how its game is played
cup-opt-kind = For a new cup, opened at once: knockout, or groups and a final
cup-opt-turn = For a new cup or team battle, opened at once: the time for a turn
cup-opt-pause = For a new cup or team battle, opened at once: when it begins
cup-opt-place = For a new cup or team battle, opened at once: where its matches are played
cup-opt-bank = For a new cup or team battle: extra time for longer turns, for each player once in each match
cup-opt-off = For a new cup or team battle: hours that do not count, by each player’s own time zone
cup-ui-open = Cup
cup-ui-last = The last cup
cup-ui-join = Join
cup-ui-leave = Leave
cup-ui-leave-now = Leave now
cup-ui-stay = Stay
cup-ui-bracket = Bracket
cup-ui-text = As text
cup-ui-picture = As a picture
cup-ui-rules = Rules of the cup
cup-ui-back = Back
cup-ui-begin = Begin now
cup-ui-here = Bring it to this channel
cup-ui-close = Close the cup
cup-ui-close-sure = Close it for good

## Nothing to show, and the form

# $manages: 1 if the reader may open one
cup-none =
    This server has no cup at present. { $manages ->
        [1] Choose the kind of a new one, then its game.
       *[0] Whoever manages the server can open one with `/cup`.
    }
cup-choose = Which cup do you want to see?
cup-open-another = For a cup of another game, choose its kind, then the game.
# The title of the form. $game: a game’s key
cup-form = { WORD($game, "name") }: new cup
cup-form-kind = Series or groups
cup-form-kind-hint = In a series, two members play each other. In a group, all play at one table.
cup-form-turn-hint = Whoever lets it run out loses the match; at a table, they are last in it.
cup-form-pause = When the cup begins
cup-form-pause-hint = Members join until then.
# $double: 1 for double elimination · $best: the most matches in a series
cup-choice-kind =
    { $double ->
        [1] Out after two lost series
       *[0] Out after one lost series
    } { $best ->
        [1] (1 match each)
       *[other] (best of { $best })
    }

## What a cup is, and where it stands

# $game: a game’s key
cup-title = ### { WORD($game, "name") }: cup
# $time, $left: timestamps of Discord · $count: how many have joined
cup-state-open =
    The cup begins { $left } ({ $time }). { $count ->
        [0] Nobody has joined yet.
        [one] 1 member has joined.
       *[other] { $count } members have joined.
    }
# $count: how many members have joined
cup-state-begins = { $count } members have joined. Begin of the cup: { $left }.
# $missing: how many members are missing
cup-state-waits =
    { $count ->
        [0] Nobody has joined yet.
        [one] 1 member has joined.
       *[other] { $count } members have joined.
    } The cup begins with { $missing ->
        [one] one more.
       *[other] { $missing } more.
    }
# $finished of $series are decided
cup-state-playing = { $finished } of { $series } series are decided.
cup-state-none = This cup is over. No match of it was played, so nobody has won it.
cup-state-closed = This cup is closed.
# $name: who has won the cup
cup-state-won = **{ $name }** has won this cup.
# $names: mentions
cup-begun = The cup has begun: { $names }. The first matches are open.
# $stage: such as a semi-final · $place: a channel
cup-open-title = **{ $stage }** · { $place }
# Once, when the cup is over. $first, $second: mentions, or names
cup-ended = { $first } has won the cup of { WORD($game, "name") }. { $second } lost the final.
# A round. $part: single (elimination), upper, lower, final, again · $stage: the members left in it, or its number · $letter
cup-stage =
    { $part ->
        [upper] Upper bracket, round { $stage }
        [lower] Lower bracket, round { $stage }
        [final] Final
        [again] Deciding final
        [group] Round { $stage }, group { $letter }
        [table] Final
       *[single] { $stage ->
            [2] Final
            [4] Semi-final
            [8] Quarter-final
            [16] Round of 16
           *[other] Round of { $stage }
        }
    }
# The title of a part of the bracket. $part: as above
cup-part =
    { $part ->
        [lower] Lower bracket: whoever has lost once
       *[upper] Upper bracket
    }
# The title of a round below that of its part. $stage: its number
cup-round = Round { $stage }
# $stage: a round · $name: the opponent · $place: a channel
cup-own-now = { $stage }: you play **{ $name }** in { $place }.
# $held: 1 if somebody has had all new matches of a day
cup-own-soon =
    { $stage }: you meet **{ $name }**. { $held ->
        [1] Matches open by themselves, at most 4 of yours in a day
       *[0] Matches open by themselves
    }: **{ league-ui-again }** shows where yours is.
# $whose: own or other · $names: who is to move · $timed: yes if the turn has an end
cup-own-turn =
    { $whose ->
        [own] It is **your turn**
       *[other] It is the turn of { $names }
    }{ $timed ->
        [yes] { " " }· time: until { $time } ({ $left })
       *[no] {""}
    }
cup-own-waits = { $stage }: your opponent is not known yet.
# $names: who plays for it
cup-own-waits-for = { $stage }: you meet the winner of { $names }.
# $place of $count · $shared: how many share the place
cup-own-out =
    You are out. Your final place: **{ $place } of { $count }**{ $shared ->
        [one] .
       *[other] , shared by { $shared }.
    }
cup-own-won = **You have won the cup.**
cup-own-joined = You play when the cup begins.
cup-own-left = You have left this cup.
cup-own-none = You have not joined.
cup-own-missed = You do not play in this cup.

## The rules, before somebody joins

cup-rules-title = **The rules of this cup**
# $double: 1 for double elimination · $best: the most matches in a series · $most: members · $turn: a length of time · $weeks: a number of weeks · $threads: 1 if each match has a thread
cup-rules =
    - { $double ->
        [1] Whoever loses a series goes on in the lower bracket, and whoever loses there is out. Its winner meets that of the upper bracket in the final, and must win twice.
       *[0] Whoever loses a series is out.
    } It begins with 3 to { $most } members.
    - The best by rating meet as late as possible; whoever has none comes after them, in the order of joining. Where somebody is missing in the first round, they go on without a match.
    - If members block each other as the cup begins, the draw keeps them apart as long as it can, so the order may differ a little. You may meet anybody who is in it.
    - { $best ->
        [1] A series is one match.
       *[other] A series is the best of { $best } matches.
    } A draw is half a point for each. **If a series is level, up to two more matches follow. Then the better by rating goes on.**
    - Matches open by themselves. { $threads ->
        [1] Each has a thread of its own.
       *[0] They are played here, one after the other, and a series that waits for this has more time.
    }
    - A turn may take { $turn }. **Whoever lets it run out loses the match.** Holidays (`/away`) stop the clock.
    - A series lasts { $weeks } at most from its first match, and holidays do not stop that time. If it is not finished then, whoever leads goes on, else the better by rating.
    - Whoever leaves (also the server) loses their series, and the others go on.
    - No hints, no stand-ins, and nobody can end a match by agreement. Ratings count as usual.
# In the message by which members join
cup-rules-short =
    { $double ->
        [1] Whoever loses two series is out.
       *[0] Whoever loses a series is out.
    } A turn may take { $turn }: **whoever lets it run out loses the match.** If a series is level, up to two more matches follow; then the better by rating goes on.

## What members are told

cup-said-joined = You have joined.
cup-said-left = You have left the cup.
cup-said-left-now = You have left the cup. Your match there is over.
cup-leave-sure = Do you want to leave the cup? You lose your series, and cannot come back.
# Asked before a cup with too few members. $count: how many have joined · $time, $left: when it would begin
cup-begin-few =
    { $count ->
        [0] Nobody has joined yet,
        [one] Only 1 member has joined,
       *[other] Only { $count } members have joined,
    } and a cup needs 3. **{ league-ui-begin-early }**: it does not wait until { $time } ({ $left }) any more, but begins as soon as there are 3.
cup-said-begins-early = The cup begins as soon as 3 members have joined.
# $time, $left, $names, $count: as for league-begin-sure
cup-begin-sure = Begin the cup now instead of { $left } ({ $time }), with these { $count } members: { $names }? This cannot be undone: the draw is fixed then, and nobody can join any more.
cup-said-opened = The cup is open. Members join below its message here.
cup-said-here = The cup is in this channel now.
cup-close-sure = Close this cup for good? Its open matches go on, but count for nothing here.
cup-said-closed = The cup is closed.

## The bracket

cup-bracket = Bracket
# Below the picture
cup-legend = A triangle marks who goes on. A thick frame: it is played now.
# In the picture, below that. $star: the sign
cup-legend-unplayed = { $star } Not played to its end, as somebody left or time ran out.
# Of a board, behind its result in words
cup-unplayed = not played to its end
cup-unknown = not known yet
cup-bye = no opponent
# A series in words. $first, $second: names · $score: such as 2–1
cup-row-won = **{ $first }** beats { $second }, { $score }
# Without matches: the other one has left, or the time was over
cup-row-on = **{ $first }** goes on against { $second }, { $score }
cup-row-now = **{ $first }** – **{ $second }**, { $score } · now { $place }
cup-row-next = **{ $first }** – **{ $second }**, { $score } · next
cup-row-waits = **{ $first }** waits for an opponent
cup-row-bye = **{ $first }** goes on without a match
# Final places in words. $place: a number · $names: who has it
cup-place = { $place }\. { $names }
cup-places = **Final places**

## Matches

# The name of a thread. $first, $second: names · $number: of the match
cup-thread = { $first } – { $second } · { WORD($game, "name") }, cup { $number }
# $stage: a round · $match: its number in the series · $best: the most matches in it
cup-board =
    Cup · { $stage }{ $best ->
        [1] { "" }
       *[other] , match { $match } (best of { $best })
    }
# $name: who gets a point
cup-counts =
    { $drawn ->
        [1] In the cup, both get half a point.
       *[0] In the cup, { $name } gets the point.
    }
# In /turns, after the channel
cup-turn = { $place } · cup
# Below the result of a match. $table: 1 if it is one of a group, 0 if it is one of a series
cup-end-more =
    { $table ->
        [1] The group plays another match.
       *[0] The series goes on with another match.
    }
cup-end-won = **{ $name } has won the cup.**
cup-end-place = { $name } has place { $place }.
# $count: how many
cup-end-on =
    { $count ->
        [one] { $names } goes on.
       *[other] { $names } go on.
    }
cup-end-out = { $name } is out of the cup. Final place: { $place }.
# $name has won, and $other has lost for the first time
cup-end-lower = { $name } goes on. { $other } goes on in the lower bracket.
cup-end-again = { $name } has lost for the first time, so another final decides.
cup-ended-time = This match of { $game } is over without a result, because the time for its series in the cup is over. Whoever leads goes on, else the better by rating.
cup-ended-left = This match of { $game } is over without a result, because a player has left the cup.
cup-resign = You lose it, and the point in the cup goes to the other player.

## Refusals

cup-error-gone = This cup is gone. `/cup` shows those that there are.
cup-error-closed = This cup is over. `/cup` shows those that there are.
cup-error-not-in = You are not in this cup. `/cup` shows those that you can join.
cup-error-fixed = This match belongs to a cup, whose rules nobody can change. Only moderators can end it.
cup-error-open = This server has a cup of { WORD($game, "name") } already. `/cup` shows it.
cup-error-no-game = Which game is the new cup of? Use `/cup` again and name `game`, too.
cup-error-begun = This cup has begun already. Nobody can join it any more.
cup-error-full = This cup has all its { $most } members. The next one has a message of its own.
cup-error-not-begun = The cup has not begun, so there is no bracket yet.
cup-error-channel = A cup needs a text channel. Use `/cup` in a text channel of this server.
