# Reports to those who manage a server. How a sentence is written is told at the head of errors.ftl.

# The command in a member’s menu
report-menu = Report name
report-ui = Report
report-ui-position = The last move
# $name: of a member, as plain text
report-ui-name = The name { $name }
report-ui-ended = Ended matches
report-ask = What do you report to the managers of this server? They see who reports it, and the board as it is now.
report-done = Reported. The managers read it in the channel that they chose.
report-error-no-channel = This server has no channel for reports. Its managers can choose one in `/settings`.
report-error-no-position = Only a match that has begun in a channel can be reported.
report-error-nobody = Choose the name of another member.
report-error-twice = You have reported that already. The managers know of it.
report-error-too-many = You have sent { $most } reports within 24 hours. Try again tomorrow, or write to the managers yourself.

# In the channel of the managers. $name: the name · $who: a mention of its member
report-title = { $about ->
        [name] **Report:** the name { $name } { $who }
       *[position] **Report:** a move
    }
report-by = From { $name } { $who }
# $match: its game, settings and players · $link: to the board
report-where = { $match } · { $link }
# $told: the newest step in words
report-last = Last: { $told }
report-then = The picture shows the board as it was then. The match has gone on since.

report-ended = ### Matches and tables that members ended for all, the newest first
report-ended-none = No member has ended a match or table for all in the channels that you see. Matches that end by the rules, or by agreement, are not listed.
# In place of a mention of the channel
report-ended-gone = a deleted channel
# $who: a mention · $names: who played · $place: a mention of the channel
report-ended-line = { $time }: { $who } { $seated ->
        [0] (no player there)
       *[other] (a player there)
    } ended { $begun ->
        [0] a table
       *[other] a match
    } of { $game } in { $place }: { $names }
