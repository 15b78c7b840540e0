# What is kept about members: told, handed out, deleted. How a sentence is written: see errors.ftl.

# In place of the name of a member who has had their data deleted: in boards, pictures, old matches.
privacy-former = Former member

privacy-cmd-policy = What is kept about you, why, for how long, and who sees it
privacy-cmd-export = Get all that is kept about you as a file; server managers also get the server’s results
privacy-cmd-delete = Delete all that is kept about you, in every server
privacy-opt-what = What you want; what is kept about you if you leave it out
privacy-choice-what-me = What is kept about me
privacy-choice-what-server = The results of this server, for server managers

# $known: whether the operator has named themselves · $contact: how, or "" · $days: after the bot left a server
privacy-policy =
    ### What is kept about you
    ◆ **What:** your Discord id and name, your matches and moves, your scores, ratings and badges, your settings and your private notes. Positions of your finished matches can become puzzles for members of the same server, without names. I never read what members write in channels.
    ◆ **Why:** so that matches go on, everybody knows whose turn it is, and leaderboards are right.
    ◆ **Who sees it:** everybody in the channel sees boards, names and scores. In direct messages, those who play with you do. Only you see your hand, your settings, your notes and what waits for you. I sell nothing and pass nothing on.
    ◆ **How long:** until you delete it. I delete what belongs to a server { $days } days after I have left it.
    ◆ **What you can do:** `/privacy export` gives you a copy, `/privacy delete` deletes it.
    ◆ **Who is responsible:** { $known ->
        [yes] { $contact }
       *[no] those who run this bot. Ask whoever invited me to your server, or gave you my link.
    }
privacy-ui-whole = The whole text
privacy-ui-export = Send me a copy
privacy-ui-puzzles-no = Keep out of puzzles
privacy-ui-puzzles-yes = Allow puzzles
privacy-ui-delete = Delete my data
privacy-whole = The privacy policy and the terms of use. These files are in English.

privacy-puzzles-no = From now on, your matches become no puzzles. Those that there were are deleted.
privacy-puzzles-yes = Your finished matches can become puzzles in their server again, without names.

privacy-export-me = This is all that is kept about you, in every server. But what others have noted about you, and whether they block you, belongs to them and is not in it. Only you see this answer.
privacy-export-server = The matches, results and leaderboards of this server. Members who asked to be left out are not in them. Only you see this answer.
# $size, $limit: in MiB
privacy-export-size = This is { $size } MiB, but Discord takes { $limit } at most. Those who run this bot can send it to you. `/privacy policy` says who they are.

# $playing: matches that the member would leave · $over: matches that stay
privacy-delete-sure =
    ### Delete all that is kept about you?
    ◆ **Deleted, in every server:** your settings, your blocks and those on you, your private notes and those of others on you, your reminders, your lines in leaderboards, your ratings, your badges, your id and your name.
    ◆ **First:** { $playing ->
        [0] you play in no match now, so nobody is left waiting.
        [one] you leave the match that you play in, as if you had resigned.
       *[other] you leave the { $playing } matches that you play in, as if you had resigned.
    }
    ◆ **Kept:** { $over ->
        [0] nothing of yours.
        [one] the match that you have finished, because it belongs to the others, too. Your seat in it then belongs to a “{ privacy-former }”, and nothing leads back to you.
       *[other] the { $over } matches that you have finished, because they belong to the others, too. Your seat there then belongs to a “{ privacy-former }”, and nothing leads back to you.
    }
    ◆ **Leagues and cups:** you leave them. Their standings and brackets stay, with a “{ privacy-former }” in your place.
    ◆ **In Discord:** my boards stay in their channels until somebody deletes them there. If I have given you a role, I take it.
    You cannot undo this.
privacy-ui-delete-yes = Delete everything
privacy-ui-delete-no = Keep it
privacy-deleted = Done: nothing that is kept here leads to you any more. You can play again and start anew. If you have opened today’s board of the day, you do not get it again.
privacy-kept = Everything is kept as it was.
