# Leagues of a server. How a sentence is written: see errors.ftl.

league-cmd = The leagues of this server: join, your matches, the standings
league-opt-game = Which game; leave it out to choose with a button
league-opt-rounds = For a new league: a Swiss with this many rounds; leave it out for a round robin
league-opt-bank = For a new league: extra time for longer turns, for each player once in each match
league-opt-off = For a new league: hours that do not count, by each player’s own time zone
league-opt-mode = For a new league, opened at once: how its game is played
league-opt-turn = For a new league, opened at once: the time for a turn
league-opt-weeks = For a new league, opened at once: how long a season, or a round of a Swiss, lasts at most
league-opt-pause = For a new league, opened at once: when the first season begins
league-opt-place = For a new league, opened at once: where its matches are played
league-ui-open = League
league-ui-again = Look again
league-ui-join = Join
league-ui-leave = Leave
league-ui-leave-end = Leave after this season
league-ui-leave-now = Leave now
league-ui-stay = Stay
league-ui-mine = My matches
league-ui-table = Standings
league-ui-text = As text
league-ui-picture = As a picture
league-ui-rules = Rules of the league
league-ui-back = Back
league-ui-begin = Begin now
league-ui-begin-sure = Yes, begin
league-ui-begin-early = Begin with 3 members
league-ui-begin-keep = Keep the date
league-ui-here = Bring it to this channel
league-ui-close = Close the league
league-ui-close-sure = Close it for good
# $count: 1 to 4
league-ui-at-once =
    { $count ->
        [one] Play 1 match at a time
       *[other] Play { $count } matches at a time
    }
# $division: its number
league-ui-division = Division { $division }

## Nothing to show, and the form

# $manages: 1 if the reader may open one
league-none =
    This server has no league yet. { $manages ->
        [1] Choose how a new one is played, then its game:
       *[0] Whoever manages the server can open one with `/league`.
    }
league-choose = Which league do you want to see?
league-open-another = Open a league of another game:
league-about-swiss = -# In a Swiss, you play so many rounds, each against a member who has about as many points.
league-about-turn = -# With a time bank, a turn may also take 8 hours: what somebody needs beyond that comes from their bank.
# The title of the form. $game: a game’s key
league-form = { WORD($game, "name") }: new league
league-form-start = How it is played
league-form-turn = Time for a turn
league-form-turn-hint = Whoever lets it run out loses the match.
league-form-weeks = How long a season lasts at most
league-form-round-weeks = How long a round lasts at most
league-form-pause = When the first season begins
league-form-pause-hint = Members join until then. Between seasons, it takes as long.
league-form-place = Where its matches are played
league-choice-threads = Each match in a thread of its own
league-choice-channel = One after the other in this channel
league-choice-round-robin = Round robin: all play all
# $count: rounds
league-choice-swiss = Swiss: { $count } rounds
league-choice-no-bank = No time bank
# $bank: a length of time
league-choice-bank = Time bank: { $bank } for each player
league-choice-off =
    { $off ->
        [weekends] Weekends do not count
        [nights] Nights (22:00 to 7:00) do not count
        [both] Weekends and nights (22:00 to 7:00) do not count
       *[none] All hours count
    }
league-choice-weeks =
    { $count ->
        [one] 1 week
       *[other] { $count } weeks
    }
league-choice-pause =
    { $count ->
        [one] In 1 day
       *[other] In { $count } days
    }

## What a league is, and where it stands

# $game: a game’s key · $mode: how it is played
league-title = ### { WORD($game, "name") }: league, season { $season }
league-mode = -# { $mode }
# $time, $left: timestamps of Discord · $count: how many have joined
league-state-open =
    The season begins { $left } ({ $time }). { $count ->
        [0] Nobody has joined yet.
        [one] 1 member has joined.
       *[other] { $count } members have joined.
    }
# $count: how many members have joined
league-state-begins = { $count } members have joined. Begin of the season: { $left }.
# $missing: how many members are missing
league-state-waits =
    { $count ->
        [0] Nobody has joined yet.
        [one] 1 member has joined.
       *[other] { $count } members have joined.
    } The season begins with { $missing ->
        [one] one more.
       *[other] { $missing } more.
    }
# $finished of $matches matches are played
league-state-playing = { $finished } of { $matches } matches are played. The season ends { $left } at the latest ({ $time }).
# Of a Swiss. $time, $left: when the round ends · $end: when the season does
league-state-round = Round { $round } of { $rounds }: it ends { $left } at the latest ({ $time }), and the season on { $end }. While a match has no place, both end later.
league-state-done = All rounds of division { $division } are over. The season ends { $left } at the latest ({ $time }).
league-state-closed = This league is closed.
league-joined = In it: { $names }
# Who has joined the season after the one that is played
league-joined-next = In the next season: { $names }
# Above the standings, when a season has just begun. $names: mentions
league-begun = The season has begun: { $names }. Your first matches are open.
# A later round of a Swiss, or series of a cup. $names, $name: mentions · $table: 1 if more than two play
league-open-title = **{ WORD($game, "name") } · division { $division } · round { $round } of { $rounds }**
league-open-waits =
    { $names }: your match is open, and { $table ->
        [1] another player begins
       *[0] your opponent begins
    }.
league-open-bye = { $name }: you have no opponent in this round. This bye counts as a win.
# $division, $place, $count: how many play in the division
league-own-place = You are in place **{ $place } of { $count }** of division { $division }.
# $best, $worst: places · $span: how many places lie between them
league-own-possible =
    { $span ->
        [0] Place { $best }
        [1] Place { $best } or { $worst }
       *[other] Anything from place { $best } to { $worst } is still possible
    }{ $sure ->
        [1] { $span ->
            [0] , whatever happens
            [1] , whatever happens
           *[other] { "" }
        }
       *[0] , if nobody leaves
    }.
# Of a Swiss, before its last round
league-own-within =
    { $span ->
        [0] You will end in place { $best }
       *[other] You will end in place { $best } to { $worst }
    }{ $sure ->
        [1] , whoever you meet
       *[0] , if nobody leaves
    }.
# Of a Swiss. $name: the opponent · $place: a channel
league-own-now = You play **{ $name }** in { $place }.
league-own-joined = You have joined. You play in the next season.
league-own-leaves = You leave the league after this season.
league-own-left = You have left this season.
league-own-none = You have not joined.

## The rules, before somebody joins

league-rules-title = **The rules of this league**
# $turn, $pause: lengths of time · $weeks: a number of weeks · $threads: 1 if each match has a thread
league-rules =
    - A season is a round robin: everybody plays everybody in their division once. Divisions have 5 to 8 members of about the same rating; 9 members are one division. It begins with 3 members or more, who are then one small division.
    - A win is 1 point, a draw ½. If points are equal, the matches between them decide, then the points of beaten opponents, then wins.
    - Matches open by themselves, up to 4 at a time, as you choose. { $threads ->
        [1] Each has a thread of its own.
       *[0] They are played here, one after the other.
    }
    - A turn may take { $turn }. **Whoever lets it run out loses the match.** Holidays (`/away`) stop the clock.
    - A season ends when all is played, at the latest after { $weeks }; while matches have nowhere to be played it lasts longer, at most twice as long. What is not finished then is a draw. The next season follows { $pause } later.
    - Two of whom one blocks the other as the season begins do not play: once the others are over, it is a draw. A block made later changes nothing.
    - Whoever leaves (also the server) before half of their matches are played is taken out, and none of their matches counts. Later, they lose the rest.
    - The best of a division go up, the last go down. Whoever lets the time run out in half of their matches is out of the league after the season, but may join again.
    - No hints, no stand-ins, and nobody can end a match by agreement. Ratings count as usual.
# $rounds, $full: numbers · $turn, $pause: lengths of time · $weeks, $longest: numbers of weeks
league-rules-swiss =
    - A season is a Swiss of { $rounds } rounds: in each round you play one member who has about as many points, and nobody twice. Divisions have 10 to 20 members. It begins with 3 members or more; with fewer than { $full } in a division, it has fewer rounds.
    - A win is 1 point, a draw ½. If points are equal, the points of all your opponents decide (Buchholz), then those of the opponents you have beaten.
    - You begin half of your matches, or one more or fewer, and never three in a row, nor none of three; within that, about equal points come first. If the number of members is odd, one of them has no opponent in a round: this bye counts as a win, and nobody has two.
    - All matches of a round open at once, each in a thread of its own. The next round follows when they are over, at the latest after { $weeks }. What is not finished then is a draw. While a match has no place, its round lasts longer; no season lasts more than { $longest }. Two of whom one blocks the other as the season begins are paired only if nothing else is left: no match opens, and it is a draw. A block made later changes nothing.
    - A turn may take { $turn }. **Whoever lets it run out loses the match.** Holidays (`/away`) stop the clock, but no round waits for them. The next season follows { $pause } later.
    - Whoever leaves (also the server) loses the open match and plays no further round. All that was played counts, also for your final place. If no further round can be paired so, the season ends sooner.
    - The best of a division go up, the last go down. Whoever lets the time run out in half of their matches is out of the league after the season, but may join again.
    - No hints, no stand-ins, and nobody can end a match by agreement. Ratings count as usual.
# Further lines of the rules. $bank: a length of time
league-rules-bank = - Time bank: each player has { $bank } more, once for the whole match, for turns that take longer. The time runs out when the bank is empty.
league-rules-away = - Whoever is on holiday when the time of a season, round, series or board ends loses their matches that have not been opened, and those in which it is their turn, unless the other one is on holiday, too. In a series, that loses all of it.
league-rules-off =
    - { $off ->
        [weekends] Weekends do
        [nights] Nights (22:00 to 7:00) do
       *[both] Weekends and nights (22:00 to 7:00) do
    } not count for a turn, by each player’s own time zone: `/reminders` shows and sets yours. For the end of a season, round, series, group or board, all hours count.
# In the message by which members join
league-rules-short = Everybody plays everybody in their division once. A turn may take { $turn }: **whoever lets it run out loses the match.** The season ends after { $weeks } at the latest; what is not finished then is a draw.
# Of a league in one channel. $count: how many members can play all matches in time
league-fits =
    { $count ->
        [0] Matches are played one after the other here: { $weeks } are too short for this, even with 3 members, if each match takes two turns of { $turn }. Close this league, and choose threads, a longer season or a shorter turn.
       *[other] Matches are played one after the other here. If each takes two turns of { $turn }, { $weeks } are enough for { $count } members. For more, close this league, and choose threads, a longer season or a shorter turn.
    }
league-rules-short-swiss = { $rounds } rounds, each against a member with about as many points. A turn may take { $turn }: **whoever lets it run out loses the match.** A round ends after { $weeks } at the latest; what is not finished then is a draw.
# Of a Swiss, for $count members. $few, $most: rounds of a division · $same: 1 if these are equal
league-plan-swiss =
    With { $count } members: { $same ->
        [1] { $few }
       *[0] { $few } to { $most }
    } rounds.

## What members are told

league-said-joined = You have joined. You play { $count ->
        [one] 1 match
       *[other] { $count } matches
    } at a time: change it below.
league-said-joined-swiss = You have joined. In each round you play one match.
league-said-left = You have left the league.
league-said-leaves = You play this season to its end, and then leave the league.
league-said-left-now = You have left the season. Your open matches are over.
league-leave-sure =
    Do you want to leave the league?
    { "**" }{ league-ui-leave-end }**: you play on until its end. **{ league-ui-leave-now }**: you lose the matches that you have not finished. Before half of your matches are played, it strikes all of them, also those that you have played.
league-leave-sure-swiss =
    Do you want to leave the league?
    { "**" }{ league-ui-leave-end }**: you play on until its end. **{ league-ui-leave-now }**: you lose your open match and play no further round. What you have played counts.
league-said-at-once =
    { $count ->
        [one] From now on, 1 match of yours is open at a time.
       *[other] From now on, { $count } matches of yours are open at a time.
    }
league-said-opened = The league is open. Members join below its message here.
# $time, $left: when it would begin else · $names: who has joined · $count: how many
league-begin-sure = Begin the season now instead of { $left } ({ $time }), with these { $count } members: { $names }? This cannot be undone: divisions and opponents are fixed then, and whoever joins later plays only in the next season.
league-begin-few =
    { $count ->
        [0] Nobody has joined yet,
        [one] Only 1 member has joined,
       *[other] Only { $count } members have joined,
    } and a season needs 3. **{ league-ui-begin-early }**: it does not wait until { $time } ({ $left }) any more, but begins as soon as there are 3.
league-said-begins-early = The season begins as soon as 3 members have joined.
league-said-here = The league is in this channel now.
league-close-sure = Close this league for good? Its open matches go on, but count for nothing here.
league-said-closed = The league is closed.

## Standings

league-table-title = Division { $division } · season { $season } · { $finished } of { $matches } matches played
league-table-short = Division { $division }
league-table-season = Season { $season }
# Of a Swiss
league-table-title-swiss = Division { $division } · season { $season } · round { $round } of { $rounds } · { $finished } of { $matches } matches played
league-table-round = Round { $round } / { $rounds }
league-round = Round { $round } of { $rounds }
# $name: who has no opponent in the round
league-round-bye = Round { $round } of { $rounds } · **{ $name }** has a bye, which counts as a win
# $points: such as 4½ · $won, $drawn, $lost: numbers of matches
league-row = { $place }\. **{ $name }** · { $points } · { $note }
league-alt-row = { $place }. { $name }: { $points }, { $note }
league-points =
    { $halves ->
        [0] 0 points
        [2] 1 point
       *[other] { $points } points
    }
league-note = { $won } won, { $drawn } drawn, { $lost } lost
league-note-left = has left
# $best, $worst: places
league-note-range = place { $best } to { $worst } possible
league-note-place =
    { $sure ->
        [1] place { $best } for sure
       *[0] place { $best } if nobody leaves
    }
# Of a Swiss, before its last round
league-note-within =
    { $sure ->
        [1] will end in place { $best } to { $worst }
       *[0] place { $best } to { $worst } if nobody leaves
    }
# $points: such as 4½
league-note-buchholz = Buchholz { $points }
league-note-up = goes up
league-note-down = goes down
league-legend = Triangles show who would go up or down.
# At the end of a season. $name: who has won the division
league-won = **{ $name }** has won division { $division }.
league-won-none = No match of division { $division } was played, so nobody has won it.
league-won-shared = { $names } share the first place of division { $division }.
# Who has left during a season, above its standings. $names, $count: who
league-left =
    { $count ->
        [one] { $names } has left the season.
       *[other] { $names } have left the season.
    }
# In the message by which members join the next season, once. $season: the one before · $names, $count: mentions
league-ended =
    { $count ->
        [one] Season { $season } is over. Its winner: { $names }.
       *[other] Season { $season } is over. Its winners: { $names }.
    }
league-ended-none = Season { $season } is over. No match was played, so nobody has won it.
league-ended-up =
    { $count ->
        [one] { $names } goes up a division.
       *[other] { $names } go up a division.
    }

## A member’s matches

league-mine-title = **Your matches in season { $season }**
league-mine-none = You have no matches in this season.
# $place: the channel or thread · $name: the opponent
league-mine-open = - { $place } against **{ $name }**
# $open: the line above · $whose: own, other · $timed: yes, no; no clock runs
league-mine-turn =
    { $open } · { $whose ->
        [own] **your turn**
       *[other] { $name } to move
    }{ $timed ->
        [yes] { " " }· time: until { $time } ({ $left })
       *[no] {""}
    }
# $how: won, drawn, lost
league-mine-over =
    - { $how ->
        [won] Won
        [drawn] Drawn
       *[lost] Lost
    } against **{ $name }**
league-mine-next = - Still to come: { $names }
league-mine-bye = - Bye in round { $round }: it counts as a win
# $round: the next one
league-mine-round = - Round { $round } follows when all matches of this round are over
league-mine-done = - All rounds of your division are over

## Matches

# The name of a thread. $first, $second: names
league-thread = { $first } – { $second } · { WORD($game, "name") } { $season }.{ $division }.{ $number }
league-board = League, season { $season } · division { $division }, round { $round }
# $name: who loses the match
league-ended-away = This match of { $game } is over without a result, because its time is over. { $name } is to move but on holiday, and so loses it in the competition.
# $names: who gets a point, or half of one
league-counts =
    { $drawn ->
        [1] In the league, both get half a point.
       *[0] In the league, { $name } gets the point.
    }
# In /turns, after the channel
league-turn = { $place } · league

## Refusals

league-error-gone = This league is gone. `/league` shows those that there are.
league-error-closed = This league is closed. `/league` shows those that there are.
league-error-open = This server has a league of { WORD($game, "name") } already. `/league` shows it.
league-error-not-in = You are not in this league. Press **{ LABEL("league-ui-join") }** first.
league-error-begun = The season is being played already. The next one begins by itself.
league-error-fixed = This match belongs to a league, whose rules nobody can change. Only moderators can end it.
league-error-channel = A league needs a text channel. Use `/league` in a text channel of this server.
league-error-few = There are not enough members yet.
league-error-game = A league needs matches of two against each other, which { WORD($game, "name") } does not have.
league-error-no-game = Which game is the new league of? Use `/league` again and name `game`, too.
# Of what a manager types for a new league or cup. $option: the name of an option · $text: what was typed · $choices: a list
league-error-option = `{ $option }` cannot be “{ $text }”. It can be: { $choices }.
# $turn: a length of time
league-error-turn = A turn of { $turn } needs a time bank, so that nobody loses a match in their sleep: choose `bank`, too.
league-error-no-option = `{ $option }` cannot be chosen for what you open. Leave it out.
