# Battles of two teams. How a sentence is written: see errors.ftl. Cup.ftl has what they share with cups.

battle-ui-open = Team battle
battle-ui-join = Sign up
battle-ui-boards = Boards
battle-ui-rules = Rules of the battle
battle-ui-stay = Stay
battle-ui-begin = Begin now
battle-ui-here = Bring it to this channel
battle-ui-close = Close the battle

## Opening one

battle-about = The menu also has the team battle: members of two roles, or of two servers, meet on as many boards as both teams can fill.
battle-choice-cup = Knockout, or groups and a final
battle-choice-teams = Team battle of two roles
# The title of the form. $game: a game’s key
battle-form = { WORD($game, "name") }: team battle
battle-form-roles = Two roles
battle-form-roles-hint = Whoever has exactly one of them can sign up for it.
battle-form-place = Matches on each board
# $count: matches of a board · $threads: 1 if each match has a thread, 2 if it is by letters
battle-choice-matches =
    { $count ->
        [one] 1 match
       *[other] 2 matches, each player begins once
    } { $threads ->
        [1] (each in a thread of its own)
        [2] (in direct messages)
       *[0] (all in this channel, one by one)
    }
battle-form-turn-hint = Whoever lets it run out loses the match.
battle-form-pause = When the battle begins
battle-form-pause-hint = Members sign up until then.

## What a battle is, and where it stands

# $game: a game’s key · $team, $rival: names of both teams
battle-title = ### { WORD($game, "name") }: { $team } – { $rival }
# $time, $left: timestamps of Discord · $count: how many have signed up
battle-state-open =
    The team battle begins { $left } ({ $time }). { $count ->
        [0] Nobody has signed up yet.
        [one] 1 member has signed up.
       *[other] { $count } members have signed up.
    }
# $count: how many have signed up
battle-state-begins =
    { $count ->
        [one] 1 member has signed up.
       *[other] { $count } members have signed up.
    } Begin of the team battle: { $left }.
# $fewest: members that each team needs
battle-state-off = This team battle did not take place: each team needs at least { $fewest } members.
battle-state-closed = This team battle is closed.
# $team, $rival: both teams · $score: such as 2½–1 · $finished of $matches are over
battle-state-playing = **{ $team }** { $score } **{ $rival }** · { $finished } of { $matches ->
        [one] 1 match is over.
       *[other] { $matches } matches are over.
    }
# $team has won · $rival: the other team · $score: such as 3½–2½
battle-state-won = **{ $team }** has won the team battle against { $rival }, { $score }.
# $team, $rival: both teams
battle-state-drawn = The team battle between **{ $team }** and **{ $rival }** has ended in a draw, { $score }.
# $team: a team · $count: its members · $names
battle-joined = **{ $team }** ({ $count }){ $count ->
        [0] { "" }
       *[other] : { $names }
    }
# With those who have signed up. $boards: how many · $reserves: how many would have no board
battle-plan =
    So far { $boards } boards.{ $reserves ->
        [0] { "" }
        [one] { " " }1 member would be in reserve.
       *[other] { " " }{ $reserves } members would be in reserve.
    }
# $team, $rival: both teams · $names, $others: mentions of who plays for them
battle-begun = The team battle has begun: **{ $team }** ({ $names }) against **{ $rival }** ({ $others }). Each match opens by itself.
# $names: mentions
battle-reserve = In reserve, as the other team has nobody more for a board: { $names }.
# Once, when the battle is over. $team has won · $rival: the other team · $names: mentions of the winners
battle-ended-won = **{ $team }** has won the team battle of { WORD($game, "name") } against { $rival }, { $score }: { $names }.
# $names: mentions of all who have played
battle-ended-drawn = The team battle of { WORD($game, "name") } between **{ $team }** and **{ $rival }** has ended in a draw, { $score }: { $names }.
# Once. $count, $others: how many have signed up for $team and for $rival · $fewest: how many each team needs
battle-off = The team battle of { WORD($game, "name") } does not take place. Each team needs at least { $fewest } members, but { $team } has { $count } and { $rival } has { $others }.

## A member

# $team: the member’s team
battle-own-joined = You play for **{ $team }** when the battle begins.
# $names: the deleted roles. Only managers see it
battle-lacks-roles = These roles do not exist any more, so nobody can sign up for them: { $names }. Close the battle, and open another one.
battle-own-none = You have not signed up.
battle-own-missed = You do not play in this team battle.
battle-own-left = You have left this team battle.
battle-own-reserved = You were in reserve for **{ $team }**.
battle-own-reserve = You are in reserve for **{ $team }**, as the other team has nobody more for a board.
# $board: its number · $name: the opponent · $place: a channel · $match of $matches
battle-own-now =
    Board { $board }: you play **{ $name }** in { $place }{ $matches ->
        [1] .
       *[other] , match { $match } of { $matches }.
    }
# $held: 1 if somebody has had all new matches of a day
battle-own-soon =
    Board { $board }{ $matches ->
        [1] { "" }
       *[other] , match { $match } of { $matches }
    }: you meet **{ $name }**. { $held ->
        [1] Matches open by themselves, at most 4 of yours in a day
       *[0] Matches open by themselves
    }: **{ league-ui-again }** shows where yours is.
# $score: the member’s points first
battle-own-over = Board { $board } against **{ $name }**: { $score } for you.
# What a team can still reach. $points: such as “1½ points”
battle-reach =
    { $reach ->
        [won] **{ $team }** has won, whatever happens.
        [draw] **{ $team }** can reach a draw at best.
        [lost] **{ $team }** cannot win any more.
       *[open] **{ $team }** needs { $points } more to win.
    }

## The rules, before somebody signs up

battle-rules-title = **The rules of this team battle**
# $team, $rival: both teams · $matches: of a board · $most, $fewest: members of a team · $turn: a length of time · $weeks: a number of weeks · $threads: 1 if each match has a thread · $race: 1 if both play at the same time · $servers: 1 if the teams are servers
battle-rules =
    - { $servers ->
        [1] Members of both servers can sign up, each below the message in the server for which they play. Whoever is in both plays for the one where they have signed up.
       *[0] Whoever has exactly one of the roles { $team } and { $rival } can sign up for it. A role that is taken away later changes nothing.
    } A team has at most { $most } members.
    - { $servers ->
        [1] Both teams are ranked by rating in their own server;
       *[0] Both teams are ranked by rating;
    } whoever has none comes after the others, in the order of signing up. The best of both meet on board 1, the next on board 2, and so on, as far as both teams can fill boards. The others are in reserve. If members block each other as the battle begins, the order may differ a little; a match that cannot be opened so is a draw. A block made later changes nothing. With fewer than { $fewest } boards, the battle does not take place.
    - { $matches ->
        [1] A board is 1 match{ $race ->
            [1] .
           *[0] , and who begins alternates from board to board: { $team } begins on board 1.
        }
       *[other] A board is { $matches } matches, one after the other{ $race ->
            [1] .
           *[0] , and each player begins once.
        }
    } A win is 1 point for the team, a draw ½ for both. **The team with more points wins. If both have as many, the battle is a draw.**
    - Matches open by themselves. { $servers ->
        [1] Each player has the board in the direct messages with the bot, and a thread in both channels shows it to everybody. Whoever accepts no direct messages finds the match with `/turns`, and their time runs.
       *[0] { $threads ->
            [1] Each has a thread of its own.
           *[0] They are played here, one after the other, and a board that waits for this has more time.
        } If a moderator ends one, it is played again.
    }
    - A turn may take { $turn }. **Whoever lets it run out loses the match.** Holidays (`/away`) stop the clock.
    - A board lasts { $weeks } at most from its first match, or from the begin of the battle while none has opened. Holidays do not stop that time. What is not played to its end by then is a draw.
    - Whoever leaves the battle (also the server) loses the open matches of their board, and the others play on.{ $race ->
        [1] { " " }Who only resigns a race ends their own board of it, and the points decide.
       *[0] { "" }
    }
    - No hints, no stand-ins, and nobody can end a match by agreement. Ratings count as usual.
# In the message by which members sign up
battle-rules-short =
    { $servers ->
        [1] Members of both servers can sign up, each for their own.
       *[0] Whoever has exactly one of the roles { $team } and { $rival } can sign up.
    } The best of both by rating meet board by board, { $matches ->
        [1] 1 match each
       *[other] { $matches } matches each
    }. A turn may take { $turn }: **whoever lets it run out loses the match.**

## What members are told

# $team: the team
battle-said-signed = You have signed up for **{ $team }**.
battle-said-left = You have left the team battle.
battle-said-left-now = You have left the team battle. Your match there is over.
battle-leave-sure = Do you want to leave the team battle? You lose the open matches of your board, and cannot come back.
battle-said-opened = The team battle is open. Members sign up below its message here.
battle-begin-sure = Begin the team battle now instead of { $left } ({ $time }), with { $count } members on { $boards } boards: { $names }? This cannot be undone: the boards are fixed then, and nobody can sign up any more.
battle-said-here = The team battle is in this channel now.
battle-close-sure = Close this team battle for good? Its open matches go on, but count for nothing here.
battle-said-closed = The team battle is closed.

## The boards

battle-heading = Team battle
battle-boards = Boards
# In the picture, in place of who has won
battle-drawn = Draw
# Below the picture
battle-legend = A triangle marks who has won. A thick frame: it is played now.
# A board in words. $board: its number · $first, $second: who plays for the first and the second team · $score: such as 1–0 · $drawn: 1 if it is over and equal
battle-row =
    Board { $board }: { $first } – { $second }, { $score }{ $way ->
        [now] { " " }· now { $place }
        [next] { " " }· next
       *[over] { $drawn ->
            [1] { " " }· draw
           *[0] { "" }
        }
    }

## Matches

# The name of a thread. $first, $second: names · $board: its number
battle-thread =
    Board { $board }{ $matches ->
        [1] { "" }
       *[other] , match { $match }
    }: { $first } – { $second } · { WORD($game, "name") }
# $team begins, $rival does not
battle-board =
    Team battle · board { $board }{ $matches ->
        [1] { "" }
       *[other] , match { $match } of { $matches }
    } · { $team } – { $rival }
# $name: who gets a point for $team
battle-counts =
    { $drawn ->
        [1] In the team battle, both teams get half a point.
       *[0] In the team battle, { $name } gets the point for { $team }.
    }
# In /turns, after the channel
battle-turn = { $place } · team battle
battle-ended-time = This match of { $game } is over, because the time for its board in the team battle is over. It counts as a draw.
battle-ended-left = This match of { $game } is over without a result, because a player has left the team battle: whoever leaves loses it there.
battle-resign = You lose it, and the point in the team battle goes to the other team.

## Refusals

battle-error-closed = This team battle is over. `/cup` shows those that there are.
battle-error-not-in = You are not in this team battle. `/cup` shows those that you can join.
battle-error-fixed = This match belongs to a team battle, whose rules nobody can change. Only moderators can end it.
battle-error-begun = This team battle has begun already. Nobody can sign up any more.
battle-error-not-begun = The team battle has not begun, so there are no boards yet.
# $team, $rival: both roles
battle-error-both = You have both roles, { $team } and { $rival }: whoever has exactly one of them can sign up, so ask a manager to take one away.
battle-error-none = You have neither of the roles { $team } and { $rival }: whoever has exactly one of them can sign up, so ask a manager for one.
battle-error-full = { $team } has all its { $most } members. Whoever has the other role can still sign up.
# $count, $others: how many have signed up for $team and for $rival · $fewest: how many each team needs
battle-error-few = Each team needs at least { $fewest } members, but { $team } has { $count } and { $rival } has { $others }. Begin when more have signed up.
battle-error-game = Which game is the team battle of? Use `/cup` again with `game`, `team` and `rival`.
battle-error-roles = A team battle needs two different roles, and neither can be @everyone. Choose two roles.
