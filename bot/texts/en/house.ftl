# What belongs to who runs a server: settings, permissions. How a sentence is written: see errors.ftl.

house-cmd-settings = For server managers: how matches are played here
house-opt-language = Language of boards and notices
house-opt-allow = A channel where matches may be opened; until you name one, that is every channel
house-opt-forget = A channel where matches may no longer be opened, nor tables of the daily posted
house-opt-reminders = The most reminders of one turn; -1 for as many as each member likes
house-opt-enders = Who may end a match, beside moderators
house-opt-matches = The most matches of one member at a time; 0 for no limit
house-opt-threads = Whether each new table gets a thread of its own
house-opt-quiet = No mentions, only edits
house-opt-daily = The channel in which each day’s table of the daily is posted on the next day
house-choice-language-discord = The language of the server
house-choice-language-en = English
house-choice-language-de = Deutsch
house-choice-enders-moderators = Nobody else
house-choice-enders-host = Its host
house-choice-enders-seated = Everybody who plays in it

# $table: a mention of the channel, or "" · $chosen: discord, or a language's short name · $channels: mentions, or "" · numbers: -1 and 0 as above
house-settings =
    ### How matches are played here
    ◆ **Channels:** { $where ->
        [some] { $channels }
       *[all] everywhere
    }
    ◆ **Language:** { $chosen ->
        [en] English
        [de] German
       *[discord] that of the server
    }
    ◆ **Reminders of a turn:** { $reminders ->
        [-1] as many as each member likes
        [0] none
       *[other] at most { $reminders }
    }
    ◆ **Who may end a match:** { $enders ->
        [host] moderators and its host
        [seated] moderators and everybody who plays in it
       *[moderators] moderators
    }
    ◆ **Matches of a member at a time:** { $matches ->
        [0] no limit
       *[other] { $matches }
    }
    ◆ **A thread for each new table:** { $threads ->
        [yes] yes
       *[no] no
    }
    ◆ **Table of the daily:** { $daily ->
        [some] { $table }, on the next day
       *[none] not posted; `/settings daily:` names a channel
    }
    ◆ **Quiet:** { $quiet ->
        [yes] yes: no mentions, only edits
       *[no] no: members are mentioned when it is their turn
    }
house-thread-opened = Your table has a thread of its own: { $place }

house-cmd-setup = For server managers: which permissions I need where, and how to grant them
house-setup-fine = Nothing is missing: I can post boards in every channel that matches are played in.
house-setup-title = ### What I lack
# $permissions: names joined by commas
house-setup-role = **In the whole server:** { $permissions }. [Grant it here]({ $link }): confirm, nothing else changes.
house-setup-channel = { $place }: { $permissions }. [Open the channel]({ $link }), then Edit Channel > Permissions.
house-setup-more =
    { $count ->
        [one] … and 1 more channel
       *[other] … and { $count } more channels
    }
house-setup-hint = Not all channels have to be open to me: `/settings` names those in which matches are played.
