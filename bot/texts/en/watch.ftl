# Members who watch a match without a seat: they want to know its end, and say who wins. How a sentence is written: see
# errors.ftl.

watch-ui-tell = Tell me the end
watch-ui-stop = Do not tell me
watch-ui-predict = Who wins?
watch-ui-results = Predictions
watch-ui-none = Say nothing
# $name: of a seat · $points: for a right prediction
watch-ui-pick = { $name } · { watch-points }
watch-points =
    { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }

watch-told =
    When this match is over, I send you a direct message with its end, once.
    -# Nobody learns that you asked. If I cannot write to you, or you do not see this channel any more, no message comes.
watch-not-told = I send you no message about the end of this match.

watch-ask = ### Who wins?
watch-list = `/leaderboard` shows this list behind **{ LABEL("honour-ui-board") }**.
watch-how =
    If you are right, you get points on the leaderboard **{ honour-board-predictions }**. They have no other value. { watch-list }
    -# The earlier you say it, and the less likely it is by the ratings, the more points. You can change it at any time. Only you see it until the match is over.
# Behind More, for who watches
watch-league = -# Nobody can say who wins this match, as it belongs to a league or a cup.
# of a match in direct messages that this server may watch; the next sentence follows
watch-letters = The leaderboards of matches in direct messages have only those who have agreed to it.
watch-no-points = -# So a right prediction brings no points. You can change it at any time. Only you see it until the match is over.
# $name: of a seat · $points: as above
watch-said = You say: **{ $name }** wins. If so, you get { watch-points }.
watch-moved = The match has gone on, so the points are others now. Choose again.

watch-results = ### Predictions
# $name: who said it · $pick: the seat that wins, as they said
watch-result = **{ $name }** said: { $pick } wins · { watch-points }
watch-result-void = **{ $name }** said: { $pick } wins
watch-void = Nobody has won, so the predictions do not count.

# $guild: a server
watch-notice = A match is over in **{ $guild }** whose end you wanted to know:
watch-notice-said = You said: **{ $name }** wins. That brings you { watch-points }.
# $link: to the final board
watch-notice-way = -# The replay is on its last board, behind **{ LABEL("ui-more") }**: { $link }

watch-error-plays = You play in this match yourself, or it does not go on any more.
watch-error-played = You have had a seat in this match, so you may know what others do not. You can have its end told.
watch-error-nothing = Nobody can say here who wins. That needs two members who play against each other, and no league or cup.
watch-error-none = Nobody has said who wins this match.
watch-error-many = { $most } members watch this match already. More do not fit.
watch-error-quiet = Your quiet hours last all day, so I would never write to you. Shorten them in `/reminders`, then try again.
