# What belongs to who runs a server: settings, permissions. How a sentence is written: see errors.ftl.

house-cmd-settings = For server managers: how matches are played here
house-opt-language = Language of boards and notices
house-opt-allow = A channel where matches may be opened; until you name one, every channel
house-opt-forget = A channel to remove: no new matches, daily results or reports there
house-opt-reminders = The most reminders a turn; -1: each member decides
house-opt-enders = Who may end a match, besides moderators
house-opt-matches = The most matches of one member at a time; 0 for no limit
house-opt-patience = How many days a match waits for a silent member before the others decide
house-opt-holidays = Days in twelve months on which a member’s holidays may stop clocks; 0: never
house-opt-threads = Whether each new table gets a thread of its own
house-opt-quiet = Mention nobody, only edit boards
house-opt-computers = Whether computer players may play along
house-opt-level = How well computer players play when they stand in for members
house-opt-daily = The channel for the daily results, on the day after
house-opt-reports = The channel where I post what members report to you
house-opt-calls = Hours between two messages that call for players; 0: none
house-opt-role = The role that such a message mentions; only one that I can mention
house-opt-champions = The role for winners of leagues and cups; @everyone: none
house-choice-language-discord = The language of the server
house-choice-enders-moderators = Nobody else
house-choice-enders-host = Its host
house-choice-enders-seated = Everybody who plays in it

house-settings = ### How matches are played here
# $changes: settings as below, each with its value now
house-saved = Saved: { $changes }

# Lines of a menu. $value: any, or a number, or one of the choices above
house-set-language = Language: { $value ->
        [discord] the server’s
       *[other] { LANGUAGE($value) }
    }
house-set-reminders = Reminders a turn: { $value ->
        [any] no limit
        [0] none
       *[other] at most { $value }
    }
house-set-enders = Who ends a match: { $value ->
        [host] moderators, host
        [seated] moderators, players
       *[moderators] moderators
    }
house-set-matches = Matches a member: { $value ->
        [any] no limit
       *[other] at most { $value }
    }
house-set-patience = Wait for silent members: { $value ->
        [1] 1 day
       *[other] { $value } days
    }
house-set-holidays = Holidays that stop clocks: { $value ->
        [0] none
        [1] 1 day in 12 months
       *[other] { $value } days in 12 months
    }
house-set-threads = Own thread for each table: { $value ->
        [yes] yes
       *[no] no
    }
house-set-quiet = Quiet: { $value ->
        [yes] yes, no mentions
       *[no] no
    }
house-set-computers = Computer players: { $value ->
        [yes] allowed
       *[no] none
    }
house-set-level = Computer players that stand in: { $value ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
# $value: any, or mentions of channels
house-set-channels = Channels: { $value ->
        [any] everywhere
       *[other] { $value }
    }
house-set-daily = Daily results: { $value ->
        [any] not posted
       *[other] { $value }
    }
house-set-reports = Reports: { $value ->
        [any] nobody can send any
       *[other] { $value }
    }
house-set-calls = Calls for players: { $value ->
        [0] none
        [1] at most 1 an hour
       *[other] at most 1 in { $value } hours
    }
house-set-role = Role in calls: { $value ->
        [any] none
       *[other] { $value }
    }
# $value: any, or the mention of a role
house-set-champions = Role of champions: { $value ->
        [any] none
       *[other] { $value }
    }
house-set-where-channels = Where matches may be opened
house-set-where-daily = Where daily results are posted
# $place: the channel for reports
house-reports-public = Everyone here can read { $place }. If only you are to read reports, choose a channel that others do not see.
house-set-where-reports = Where I post what members report to you
house-set-where-role = Whom a call for players mentions
house-set-where-champions = The role for winners of leagues and cups
house-ui-setup = Permissions
house-ui-settings = Settings
house-ui-company = Calls, reports, roles
# $text: what was typed · $languages: all that can be chosen, each in itself
house-unknown-language = I do not know the language “{ $text }”. Choose { $languages }.
house-thread-opened = Your table has a thread of its own: { $place }

house-cmd-setup = For server managers: the permissions that I lack, and how to grant them
house-setup-fine = Nothing is missing: I can post boards in every channel where matches are played.
house-setup-title = ### What is missing
# $permissions: names joined by commas
house-setup-role = **In the whole server:** { $permissions }. [Grant it here]({ $link }): confirm, nothing else changes.
# $places: mentions of channels
house-setup-role-waits = Matches wait for this in { $places }.
house-setup-channel = { $place }: { $permissions }. [Open the channel]({ $link }), then Edit Channel > Permissions.
# A match whose board I cannot post in the channel named before
house-setup-waits = A match waits there.
house-setup-more =
    { $count ->
        [one] … and 1 more channel
       *[other] … and { $count } more channels
    }
# Channels that the bot does not see. $permission: View Channel
house-setup-hidden =
    { $count ->
        [one] I do not see 1 channel. If you want to play there, give me **{ $permission }** in it.
       *[other] I do not see { $count } channels. Where you want to play, give me **{ $permission }**.
    }
# The same below channels that the bot does not see either and in which matches wait
house-setup-hidden-more =
    { $count ->
        [one] I do not see 1 more channel. If you want to play there, give me **{ $permission }** in it.
       *[other] I do not see { $count } more channels. Where you want to play, give me **{ $permission }**.
    }
house-setup-hint = I do not need every channel: `/settings` says where matches are played.

# Why a role cannot be chosen for champions. $role: its mention
house-role-managed = Discord itself gives { $role }. Choose another role.
house-role-above = { $role } is not below your own highest role. Choose a lower one.
# Why the bot gives and takes the role, in the server's audit log
house-role-given = Champion
house-role-taken = No longer champion
# Why champions do not get their role. $role: its mention · $permission: Manage Roles
house-setup-champions-deleted = **Role of champions:** it is deleted. Choose another one in `/settings`.
house-setup-champions-managed = **Role of champions:** Discord itself gives { $role }. Choose another one in `/settings`.
house-setup-manage-roles = **Role of champions:** I need { $permission } to give { $role }. [Grant it here]({ $link }): confirm, nothing else changes.
house-setup-champions-above = **Role of champions:** { $role } is not below my own role. Drag mine above it, under Server Settings > Roles.
house-setup-champions-refused = **Role of champions:** Discord does not let me give { $role }. Choose another one in `/settings`.
house-setup-away-champions =
    { $count ->
        [one] **Role of champions:** 1 champion has left the server. They get { $role } once they are back and use a button of mine.
       *[other] **Role of champions:** { $count } champions have left the server. They get { $role } once they are back and use a button of mine.
    }
