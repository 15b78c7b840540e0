# Cups at tables: groups and a final, for games of three and more. How a sentence is written: see errors.ftl.

cup-ui-groups = Groups
# $table: the most members at a table · $matches: how many matches each group plays
cup-choice-table =
    Groups of up to { $table }, then a final { $matches ->
        [one] (1 match each)
       *[other] ({ $matches } matches each)
    }
# $finished of $groups tables are decided · $rest: how many of them are not the final
cup-state-groups =
    { $rest ->
        [0] The final decides the cup.
       *[other] { $finished } of { $groups } tables are decided: { $rest ->
            [one] 1 group
           *[other] { $rest } groups
        } and the final.
    }
# Once, when the cup is over. $first, $second: mentions, or names
cup-ended-table = { $first } has won the cup of { WORD($game, "name") }. { $second } came second.

## The rules, before somebody joins

# $table: the most members at a table · $matches: how many matches each group plays · $most: members · $turn: a length of time · $weeks: a number of weeks · $threads: 1 if each match has a thread
cup-rules-table =
    - Members are dealt to groups of up to { $table }, so that each group is about as strong by rating; whoever has none comes after the others. A group plays { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } at one table, and the best of it go on. Once all who are left fit at one table, they play the final. It begins with 3 to { $most } members.
    - How many go on follows from the number of members: as few rounds as possible, tables of two only if there is no other way, and full tables. If that does not work out, the best by rating go on without a match.
    - A match gives 1 point for each player behind you, and ½ for each in the same place. **If points are equal, matches won decide, then the better rating.** Of those who go out in one round, whoever was better in their group has the better place.
    - Matches open by themselves. { $threads ->
        [1] Each has a thread of its own.
       *[0] They are played here, one after the other, and a group that waits for this has more time.
    }
    - A turn may take { $turn }. **Whoever lets it run out is last in the match**, and the others play on. Whoever resigns or runs out of time later is before who did so earlier.
    - A group lasts { $weeks } at most from its first match, and holidays do not stop that time. A match that is not finished then does not count, and the group ends as it stands.
    - Whoever leaves (also the server) is last in their group, and the others play on. Whoever blocks a member of their group already as the cup begins does not sit at its table, and gets no points there. A block made later changes nothing.
    - No hints, no stand-ins, and nobody can end a match by agreement. Ratings count as usual.
cup-rules-away-table = - Holidays (`/away`) hold up no match at a table: it opens all the same, and the clock stops in the turns of whoever is away.
# In the message by which members join. $table: the most members at a table · $turn: a length of time
cup-rules-short-table = Groups of up to { $table }, then a final table. You get 1 point for each player behind you, ½ for each in the same place; if points are equal, matches won decide, then the better rating. A turn may take { $turn }: **whoever lets it run out is last in the match.**
# $count: members · $rounds: what follows, such as “2 groups of 3–4, the best 2 go on → final of 4”
cup-plan = With { $count } members: { $rounds }.
# $groups: how many · $size: members of a group, such as 4 or 3–4 · $through: how many of each go on · $byes: how many go on without a match
cup-plan-round =
    { $groups ->
        [one] 1 group of { $size }
       *[other] { $groups } groups of { $size }
    }, { $through ->
        [one] the best one goes on
       *[other] the best { $through } go on
    }{ $byes ->
        [0] { "" }
        [one] , 1 without a match
       *[other] , { $byes } without a match
    }
cup-plan-final = final of { $size }

## Groups

cup-groups = Groups and final
# $letter: such as A
cup-table-group = Group { $letter }
cup-table-members = { $count } members
# $count: how many of each group go on
cup-table-through =
    { $count ->
        [one] the best one of each group goes on
       *[other] the best { $count } of each group go on
    }
# After the name of a group
cup-table-through-here =
    { $count ->
        [one] the best one goes on
       *[other] the best { $count } go on
    }
# The title of those who go on without a match
cup-table-rest = Without a match
# $finished of $matches are played
cup-table-matches =
    { $matches ->
        [one] { $finished } of 1 match
       *[other] { $finished } of { $matches } matches
    }
# A member of a group in words. $points: such as “2½ points” · $way: on, out, won, or open if it is not decided
cup-row-table =
    { $place }\. **{ $name }**, { $points }{ $way ->
        [on] , goes on
        [out] , is out
        [won] , wins the cup
       *[open] { "" }
    }
# $names: who plays · $place: where · $how: now, next
cup-row-table-now =
    { $how ->
        [now] at the table: { $names } { $place }
       *[next] next: { $names }
    }
# $names: who is in the next round already
cup-table-known = in it already: { $names }
# $stage: a round · $names: the others · $place: a channel
cup-own-table-now = { $stage }: you play { $names } in { $place }.
# $held: 1 if somebody has had all new matches of a day
cup-own-table-soon =
    { $stage }: you meet { $names }. { $held ->
        [1] Matches open by themselves, at most 4 of yours in a day
       *[0] Matches open by themselves
    }: **{ league-ui-again }** shows where yours is.
# $final: 1 if the final comes next · $stage: the number of the next round
cup-own-table-waits =
    { $final ->
        [1] You are in the final.
       *[0] You are in round { $stage }.
    } The others are not known yet.
cup-own-apart = { $stage }: your group plays without you, because you block one of its members.
cup-leave-sure-table = Do you want to leave the cup? You are last in your group, and cannot come back.

## Matches

# The name of a thread. $stage: such as “A · Round 1” or “Final” · $match of $best of the group
cup-thread-table =
    { $stage } · { WORD($game, "name") } cup{ $best ->
        [1] { "" }
       *[other] , match { $match }
    }
# $stage: a round · $match of $best
cup-board-table =
    Cup · { $stage }{ $best ->
        [1] { "" }
       *[other] , match { $match } of { $best }
    }
# $points: such as “Ada 2, Bela ½ and Chen ½”
cup-counts-table = Points in the cup: { $points }.
cup-end-rating = Where points and matches won are equal, the better rating has decided; without ratings, who had joined first.
cup-ended-time-table = This match of { $game } is over without a result, because the time for its group in the cup is over. The group ends as it stood before.
cup-resign-table = You are behind all who still play, and they play on.
cup-resign-last = The other player then comes first, and you are next, before those who have left.
