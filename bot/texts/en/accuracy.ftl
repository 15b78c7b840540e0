# How well a member has played over time: in their own profile, and seen by them alone unless they show it. How a sentence is written: see errors.ftl.

accuracy-ui-open = My accuracy
accuracy-ui-read = Read my last matches
accuracy-ui-share = Show everyone
accuracy-ui-profile = My profile
accuracy-title = **Accuracy in { WORD($game, "name") }**
# $count: matches · $mean: of them, 0 to 100 · $change: none if there are no $count matches before · $by: from 1
accuracy-mean =
    { $count ->
        [one] In the last match that I have read: **{ $mean } of 100**
       *[other] In the last { $count } matches that I have read: **{ $mean } of 100** on average
    }{ $change ->
        [better] , better by { $by } than in the { $count } before.
        [worse] , worse by { $by } than in the { $count } before.
        [same] , as in the { $count } before.
       *[none] .
    }
accuracy-none = I have no accuracy of yours in { WORD($game, "name") } yet.
# $count: from 1 · $once: how many one press reads
accuracy-next-read = Still to read: { $count } of your newest matches. **{ accuracy-ui-read }** reads up to { $once } of them.
accuracy-next-share = Only you see this. **{ accuracy-ui-share }** shows this channel the graph.
accuracy-working = A moment: I am going through your matches.
accuracy-read =
    { $count ->
        [0] I could not read any of these matches now.
        [one] I have read 1 match.
       *[other] I have read { $count } matches.
    }
# The hint of a menu, and its lines
accuracy-matches = Look at a match
accuracy-match = { $day } · { $accuracy } of 100
# $name: who shows it
accuracy-shared = **{ $name }** shows everyone their accuracy in { WORD($game, "name") }:

## In the picture, and its alt text

accuracy-plot = Accuracy, of 100
accuracy-label =
    { WORD($game, "name") }, { $count ->
        [one] last match
       *[other] last { $count } matches
    }
accuracy-last = last match
# $values: at least one, oldest first
accuracy-alt =
    { $name }: accuracy in { WORD($game, "name") }, { $mean } of 100 { $count ->
        [one] in the last match
       *[other] on average in the last { $count } matches
    }. A line from { $first } to { $last }, with a point for each match: { $values }.
