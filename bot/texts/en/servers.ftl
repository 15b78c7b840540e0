# Battles of two servers: how they agree. Battle.ftl has all else.

# In the menu of `/cup`
servers-choice = Team battle against another server
servers-ui-code = Enter a code
# Above the field for it
servers-ui-typed = The code of the other server
servers-ui-agree = Agree
# The title of the form. $game: a game’s key
servers-form = { WORD($game, "name") }: against another server
# $code: such as ABCD-EFGH
servers-code = Send this code to somebody who manages the other server: **{ $code }**. They type `/cup code:{ $code }` in the channel where the team battle of { WORD($game, "name") } shall stand there, read what you have chosen, and agree. The code works once, within a day. A new code for this game takes its place.
# $server: the other server · $days: until the begin
servers-asks = **{ $server }** asks this server for a team battle. If you agree, it is open in this channel, and begins { $days ->
        [one] 1 day
       *[other] { $days } days
    } later. Both servers see the names of those who play, and one result.
# Once, in the other server. $over: 1 if the battle is over
servers-gone =
    { $over ->
        [1] **{ $server }** did not have the bot any more when the team battle of { WORD($game, "name") } ended.
       *[0] **{ $server }** does not have the bot any more. The team battle of { WORD($game, "name") } goes on: boards are in direct messages, and the result stands here.
    }
# Once, in both servers. $begun: 1 if the battle had begun
servers-withdrawn =
    { $begun ->
        [1] **{ $server }** has withdrawn from the team battle of { WORD($game, "name") }. Its members lose what they have not finished.
       *[0] **{ $server }** has withdrawn from the team battle of { WORD($game, "name") }, so it does not take place.
    }
servers-state-withdrawn = **{ $server }** has withdrawn, so this team battle did not take place.
servers-ui-withdraw = Withdraw our server
servers-ui-withdraw-sure = Yes, withdraw
# $begun: 1 if the battle has begun
servers-withdraw-sure =
    { $begun ->
        [1] Withdraw this server from the team battle? Its members lose all matches that are not over, and the result stands in both servers.
       *[0] Withdraw this server from the team battle? It does not take place then.
    } Both servers are told once.
servers-said-withdrawn = Your server has withdrawn from the team battle. Both servers are told.
# The name of the thread with all boards. $team, $rival: both servers
servers-thread = Boards: { $team } – { $rival }

## Refusals

servers-error-wrong = There is no such code. A code looks like ABCD-EFGH: compare it with the one that the other server has sent you.
servers-error-own = This code is from your own server. Send it to somebody who manages the other server.
servers-error-used = Another server has agreed by this code already. Ask the other server for a new one.
servers-error-expired = This code has expired, since it lasts for a day. Ask the other server for a new one.
servers-error-other = The other server has another cup of { WORD($game, "name") } now. Agree once that is over.
# $team: a server · $most: members of a team
servers-error-full = { $team } has all its { $most } members, so nobody more can sign up for it.
