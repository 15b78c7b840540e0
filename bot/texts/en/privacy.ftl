# What is kept about members: told, handed out, deleted. How a sentence is written: see errors.ftl.

# In place of the name of a member who has had their data deleted: in boards, pictures, old matches.
privacy-former = Former member

privacy-cmd-policy = What is kept about you, why, for how long, and who sees it
privacy-cmd-export = Get all that is kept about you as a file; who manages the server also gets its tables
privacy-cmd-delete = Delete all that is kept about you, in every server
privacy-opt-what = What to hand out; without it, what is kept about you
privacy-choice-what-me = What is kept about me
privacy-choice-what-server = The tables of this server, for who manages it

# $known: whether the operator has named themselves · $contact: how, or "" · $days: after the bot left a server
privacy-policy =
    ### What is kept about you
    ◆ **What:** your Discord id, the name you play under, your matches and moves, your scores, ratings and badges, and what you have set. I never read messages.
    ◆ **Why:** so that a match goes on where it was, everybody knows whose turn it is, and tables of honour are right.
    ◆ **Who sees it:** who can see the channel sees boards, names and scores. Your hand, your settings and what waits for you are shown to you alone. Nothing is sold or passed on.
    ◆ **How long:** until you delete it. What belongs to a server is deleted { $days } days after I have left it.
    ◆ **What you can do:** `/privacy export` hands you all of it, `/privacy delete` deletes it.
    ◆ **Who answers for it:** { $known ->
        [yes] { $contact }
       *[no] whoever runs this bot. Ask those who invited me to this server.
    }
privacy-ui-whole = The whole text
privacy-ui-export = Hand it to me
privacy-ui-delete = Delete it
privacy-whole = What is kept and why, and what holds when you play. These files are in English.

privacy-export-me = This is all that is kept about you, in every server. Nobody but you sees this answer.
privacy-export-server = The matches, results and tables of honour of this server, a file for each table. Who asked to stand on no table is left out of them. Nobody but you sees this answer.
privacy-export-where = The tables belong to a server: use this command in one of its channels.
# $size, $limit: in MiB
privacy-export-size = This is { $size } MiB, and Discord takes { $limit } at most. Whoever runs this bot can hand it to you another way; `/privacy policy` says who that is.

# $playing: matches that the member would leave · $over: matches that stay
privacy-delete-sure =
    ### Delete all that is kept about you?
    ◆ **Goes, in every server:** your settings and reminders, your lines in tables of honour, your ratings and badges, your id and your name wherever they stand.
    ◆ **First:** { $playing ->
        [0] you play in no match now, so nobody is left waiting.
        [one] you leave the match that you play in, as if you had resigned.
       *[other] you leave the { $playing } matches that you play in, as if you had resigned.
    }
    ◆ **Stays:** { $over ->
        [0] nothing of you.
        [one] the match that you have played to its end, for the others’ sake. Your seat there is that of a “{ privacy-former }”, and nothing leads back to you.
       *[other] the { $over } matches that you have played to their end, for the others’ sake. Your seat there is that of a “{ privacy-former }”, and nothing leads back to you.
    }
    ◆ **In Discord:** boards that I have posted stay in their channels until somebody deletes them there.
    This cannot be taken back.
privacy-ui-delete-yes = Delete everything
privacy-ui-delete-no = Keep it
privacy-deleted = It is done: nothing that is kept here leads to you any more. You can play again whenever you like; you begin as new, but a daily of today that you have opened is not dealt to you again.
privacy-kept = All is kept as it was.
