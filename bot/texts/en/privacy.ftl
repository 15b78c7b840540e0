# What is kept about members: told, handed out, deleted. How a sentence is written: see errors.ftl.

# In place of the name of a member who has had their data deleted: in boards, pictures, old matches.
privacy-former = Former member

privacy-cmd-policy = What is kept about you, why, for how long, and who sees it
privacy-cmd-export = Get all that is kept about you as a file; server managers also get the server’s tables
privacy-cmd-delete = Delete all that is kept about you, in every server
privacy-opt-what = What to hand out; without it, what is kept about you
privacy-choice-what-me = What is kept about me
privacy-choice-what-server = The tables of this server, for server managers

# $known: whether the operator has named themselves · $contact: how, or "" · $days: after the bot left a server
privacy-policy =
    ### What is kept about you
    ◆ **What:** your Discord id, the name you play under, your matches and moves, your scores, ratings and badges, and what you have set. I never read what members write.
    ◆ **Why:** so that a match goes on where it was, everybody knows whose turn it is, and leaderboards are right.
    ◆ **Who sees it:** everybody who can see the channel sees boards, names and scores. Your hand, your settings and what waits for you are shown to you alone. Nothing is sold or passed on.
    ◆ **How long:** until you delete it. What belongs to a server is deleted { $days } days after I have left it.
    ◆ **What you can do:** `/privacy export` hands you all of it, `/privacy delete` deletes it.
    ◆ **Who answers for it:** { $known ->
        [yes] { $contact }
       *[no] whoever runs this bot. Ask those who invited me to this server.
    }
privacy-ui-whole = The whole text
privacy-ui-export = Send me a copy
privacy-ui-delete = Delete my data
privacy-whole = The privacy policy and the terms of use. These files are in English.

privacy-export-me = This is all that is kept about you, in every server. Nobody but you sees this answer.
privacy-export-server = The matches, results and leaderboards of this server, a file for each table. Members who asked to be left out of leaderboards are not in them. Nobody but you sees this answer.
privacy-export-where = The tables belong to a server: use this command in one of its channels.
# $size, $limit: in MiB
privacy-export-size = This is { $size } MiB, and Discord takes { $limit } at most. Whoever runs this bot can send it to you another way; `/privacy policy` says who that is.

# $playing: matches that the member would leave · $over: matches that stay
privacy-delete-sure =
    ### Delete all that is kept about you?
    ◆ **Goes, in every server:** your settings and reminders, your lines in leaderboards, your ratings and badges, your id and your name wherever they stand.
    ◆ **First:** { $playing ->
        [0] you play in no match now, so nobody is left waiting.
        [one] you leave the match that you play in, as if you had resigned.
       *[other] you leave the { $playing } matches that you play in, as if you had resigned.
    }
    ◆ **Stays:** { $over ->
        [0] nothing of you.
        [one] the match that you have played to its end, for the others’ sake. Your seat there then belongs to a “{ privacy-former }”, and nothing leads back to you.
       *[other] the { $over } matches that you have played to their end, for the others’ sake. Your seat there then belongs to a “{ privacy-former }”, and nothing leads back to you.
    }
    ◆ **In Discord:** boards that I have posted stay in their channels until somebody deletes them there.
    This cannot be undone.
privacy-ui-delete-yes = Delete everything
privacy-ui-delete-no = Keep it
privacy-deleted = It is done: nothing that is kept here leads to you any more. You can play again whenever you like and start afresh. If you have opened today’s daily, you do not get it again.
privacy-kept = All is kept as it was.
