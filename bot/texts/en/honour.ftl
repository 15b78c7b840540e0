# Leaderboards, profiles, seasons. How a sentence is written: see errors.ftl.

honour-number = { $number }

## /leaderboard

honour-cmd-leaderboard = The best of this server: this week, this month, of all time
honour-opt-game = Which game
honour-opt-board = What is compared, and with which settings
honour-opt-period = This week, this month, all time; or an earlier one such as 2026-10 or 2026-W46
honour-opt-season = The number of a season; the newest if you leave it out
honour-opt-page = Which page; each has ten members
honour-opt-text = As text instead of a picture

# $settings: mode and settings, as the game words them
honour-board =
    { $measure ->
        [rating] Rating
        [wins] Wins
        [level] Hardest level
       *[points] Best score
    } · { $settings }
# $level: of the strongest computer player in each match: easy, normal or hard
honour-board-against = Wins · { honour-against-computers }
honour-against-computers =
    { $level ->
        [easy] against easy computer players
        [hard] against hard computer players
       *[normal] against normal computer players
    }
# What those have got who say who wins matches of others
honour-board-predictions = Predictions
# $board: the name of the leaderboard for matches of members alone
honour-board-beside = { $board } · with computer players
# Of matches by letters. $board: the name of the same list in a server, or what a profile says of a rating
honour-board-letters = Direct messages · { $board }
# $seasons: how many there are
honour-period-all =
    { $seasons ->
        [1] All time
       *[other] Whole season
    }
honour-period-week = This week
honour-period-month = This month
honour-period-last-week = Last week
honour-period-last-month = Last month
honour-period-past-week = Week { $week } of { $year }
honour-season = Season { $number }
honour-season-now = Season { $number }, now
honour-title =
    ### { $game }
    { $board }
    { $period }{ $seasons ->
        [1] { "" }
       *[other] {" "}· Season { $season }
    }
# What stands small beside a value. $total: what all reached together; 0: nothing · $own: yes: the turns are the
# member's own; no: those of all · $told: whether the undos are told
honour-note =
    { $measure ->
        [rating] { $played ->
            [one] 1 match
           *[other] { $played } matches
        }
        [wins] of { $played ->
            [one] 1 match
           *[other] { $played } matches
        }
        [predictions] of { $played ->
            [one] 1 prediction
           *[other] { $played } predictions
        }
       *[other] { $total ->
            [0] { "" }
           *[other] of { $total } ·{" "}
        }{ $own ->
            [yes] { $turns ->
                [one] 1 turn
               *[other] { $turns } turns
            }
           *[no] match of { $turns ->
                [one] 1 turn
               *[other] { $turns } turns
            }
        }{ $told ->
            [no] { "" }
           *[yes] { $undos ->
                [0] {" "}· no undos
                [one] {" "}· 1 undo
               *[other] {" "}· { $undos } undos
            }
        }
    }
# $value: a number or the name of a level
honour-line = { $rank }\. **{ $name }** · { $value } · { $note }
honour-line-own = { $rank }\. **{ $name }** ({ honour-you }) · { $value } · { $note }
honour-alt-line = { $rank }. { $name }: { $value } ({ $note })
honour-you = You
honour-foot =
    { $lines ->
        [one] 1 member
       *[other] { $lines } members
    }{ $pages ->
        [1] { "" }
       *[other] {" "}· page { $page } of { $pages }
    }
honour-empty = Nobody is on this leaderboard yet. Be the first.
honour-own-none = You are not on this leaderboard yet.
honour-own-left-out = You asked to be left out. `/profile hidden:False` puts you back.
honour-own-left-out-short = You asked to be left out of leaderboards.
# $missing: how many rated matches
honour-own-unrated =
    { $missing ->
        [one] Play 1 more rated match to be on this leaderboard.
       *[other] Play { $missing } more rated matches to be on this leaderboard.
    }
honour-own-unranked = Win once to be on this leaderboard.
honour-own-unpredicted = To be on this leaderboard, say who wins a match of others, and be right.

honour-ui-text = As text
honour-ui-picture = As picture
honour-ui-back = ‹ Previous ten
honour-ui-next = Next ten ›
# $rank: the member's own
honour-ui-own = My rank: { $rank }
honour-ui-share = Show everyone
honour-ui-game = Another game
honour-ui-board = Another leaderboard
honour-ui-season = Another season

honour-unknown-game = There is no game “{ $text }”. I have { $games }.
honour-unknown-board = There is no leaderboard “{ $text }”. Choose one of the suggestions.
honour-shared = { $name } shows everyone:

## /profile

honour-cmd-profile = What a member has played here: ratings, best boards, badges
honour-opt-member = Whose profile; yours if you leave it out
honour-opt-profile-game = Only this game
honour-opt-hidden = Hide yourself: you are on no leaderboard, and only you see your profile
# $month: such as November 2026
honour-profile-note =
    { $played ->
        [one] 1 match
       *[other] { $played } matches
    } since { $month }
honour-profile-hidden = { honour-profile-note } · only you see it
# Below large numbers
honour-count-played = matches
honour-count-won = won
honour-count-streak = best win streak
honour-count-days = days in a row
honour-count-dailies = daily streak
# $contested: matches in which somebody could win
honour-game-note =
    { $played ->
        [one] 1 match
       *[other] { $played } matches
    }{ $contested ->
        [0] { "" }
       *[other] {" "}· { $won } of { $contested } won
    }
# $levels: one or more of the next text
honour-against = won against computer players: { $levels }
honour-against-level =
    { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    } { $won } of { $played }
# $turns: what computer players have played for the member
honour-covered =
    { $turns ->
        [one] a computer player stood in for 1 turn
       *[other] computer players stood in for { $turns } turns
    }
honour-label =
    { $measure ->
        [rating] rating
        [wins] wins
        [level] hardest level
       *[points] best score
    }
honour-rank = rank { $rank }
honour-plot = Rating over time
honour-bests = Best boards
honour-feats = Badges
honour-feat-beat-hard = Beat the hard computer
# $times: in how many matches · $day: of the furthest one
honour-badge-note =
    { $game } · { $times ->
        [one] { $day }
       *[other] { $times } times
    }
honour-alt-profile = { $name }: { $note }
honour-alt-rating = { $game }: rating { $first } at first, { $last } now
honour-alt-best = { $label }: { $value }
honour-profile-title = ### { $name }
# below a profile where there is no server
honour-profile-nowhere = -# Matches in a server count there: use `/profile` there to see them. Matches with others in direct messages count on the list of `/leaderboard` here, if you want that in `/letters settings`. Matches that you play alone here count nowhere.
honour-profile-days =
    { $days ->
        [one] 1 day in a row with a finished match
       *[other] { $days } days in a row with a finished match
    } (most ever: { $best })
honour-profile-dailies =
    { $days ->
        [one] 1 day in a row with a daily
       *[other] { $days } days in a row with a daily
    } (most ever: { $best })
# $rating: 1500 at first · $solved: how many of $count puzzles the member has solved
honour-puzzles = puzzles: rating { $rating }, { $solved } of { $count } solved
# $days: from 2
honour-game-dailies = daily: { $days } days in a row
honour-profile-streak =
    { $streak ->
        [one] 1 win in a row
       *[other] { $streak } wins in a row
    } (most ever: { $best })
honour-profile-heading = **{ $title }**
honour-now-hidden = Now you are on no leaderboard in any server, and only you see your profile. Your scores are kept: `/profile hidden:False` brings them back.
honour-now-shown = You are on the leaderboards again, with all your scores.
honour-ui-hide = Leave me out
honour-ui-unhide = Put me on the leaderboards

## /season

honour-cmd-season = For server managers: close the leaderboards of a game and start anew
honour-season-sure =
    ### Close season { $number } of { $game }?
    You can still see its leaderboards with `/leaderboard season:{ $number }`. Season { $next } starts with empty leaderboards and new ratings.
honour-ui-close = Close the season
honour-ui-open = Leave it open
honour-season-closed = Season { $number } of { $game } is closed, and season { $next } has started. `/leaderboard season:{ $number }` shows how it ended.
honour-season-gone = That season is already closed. Now it is season { $number }.
