# A member's page of the past year, which each January has: in their own profile, and seen by them alone unless they show it. How a sentence is written: see errors.ftl.

# $year: four digits
year-ui-open = My { $year }
year-error-over = I show the page of a year only in the January after it.
# $count: below $least
year-error-few =
    { $count ->
        [0] You finished no match here in { $year }.
        [one] You finished 1 match here in { $year }.
       *[other] You finished { $count } matches here in { $year }.
    } I make a page of the year from { $least } matches on.
year-next-share = Only you see this. **{ honour-ui-share }** shows this channel the picture. It leaves out what you have done elsewhere: puzzles, and dailies of other servers.
# $name: who shows it
year-shared = **{ $name }** shows everyone their { $year }:

## In the picture

# Below the number of matches
year-count =
    { $count ->
        [one] match
       *[other] matches
    }
# $contested: matches in which somebody could win, from 1
year-won = { $won } of { $contested } won
year-best = best score { $score }
year-months = Matches a month
year-board = Best board
# Below the name of the member whom this member has met most
year-rival =
    { $count ->
        [one] rival in 1 match
       *[other] rival in { $count } matches
    }
# Below the name of a skill; $count is beside it
year-skill = most used skill
year-turns = { $count }×
# Below it stands the next text, beside the number
year-streak = Daily
year-streak-days =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
year-puzzles = Puzzles
year-puzzles-solved = solved

## Its alt text, and the page as text

# $note: the numbers of matches and of wins
year-alt = { $name }, { $year } in this server: { $note }
# $months: names of months with numbers
year-alt-months = Matches a month: { $months }
year-alt-month = { $month } { $count }
year-alt-board = Best board: { $game }, { $score } points on { $day }
# $drawn: matches with equal places
year-alt-rival =
    Rival: { $name }, met in { $met ->
        [one] 1 match
       *[other] { $met } matches
    }. Better placed: { $won }, worse: { $lost }, equal: { $drawn }
year-alt-skill =
    Most used skill: { $skill }, in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
year-alt-streak =
    Longest daily streak: { $days ->
        [one] 1 day
       *[other] { $days } days
    }
year-alt-puzzles = Puzzles solved: { $count }
