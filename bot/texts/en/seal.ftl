# That nobody has changed a match: its seal, and `/verify`. How a sentence is written: see errors.ftl.

seal-cmd = Check a finished match: I play it again from its seed
seal-opt-match = Which match; without it, the newest finished one here
seal-ui-open = Fair chance
# Buttons that lead back: to the buttons behind More, and from the match as text to what the check has found
seal-ui-more = Back to { ui-more }
seal-ui-still = Back to the check
seal-working = Playing the match again …
# Which match it is. $names: who plays · $time: when it ended, or when it last changed
seal-match =
    { $names } · match `{ $match }` · { $when ->
        [over] ended { $time }
        [lobby] not begun
       *[playing] last turn { $time }
    }

## Before the end of a match. $seal: 64 letters and digits · $shown: 1 if somebody has shown it to the channel, so the
## button is gone

seal-sealed =
    { "**" }Seal of this match**
    `{ $seal }`
    All that is random here comes from one number, the seed. It was drawn before the first move, and the seal fits no other seed. The seal does not tell the seed.
    Everybody in the channel of the match finds the seal behind **{ LABEL("ui-more") }** › **{ seal-ui-open }**. To keep it, copy it{ $shown ->
        [1] { "" }
       *[0] {" "}or press **{ replay-ui-share }**
    }. After the end, **{ seal-ui-open }** shows that it still fits.
# The same of a match that its member plays alone where the bot is no member
seal-sealed-alone =
    { "**" }Seal of this match**
    `{ $seal }`
    All that is random here comes from one number, the seed. It was drawn before the first move, and the seal fits no other seed. The seal does not tell the seed.
    Copy the seal to keep it. After the end, **{ seal-ui-open }** shows that it still fits.
seal-sealed-day =
    { "**" }Seal of this board**
    `{ $seal }`
    It is the same for everybody, and fits only the key of this day. Copy the seal to keep it. When the day is over, `/verify` shows that it still fits.
# On the first board, in small print, and in the line that takes its place
seal-begins = Seal of this match: `{ $seal }`
# While the match is in play. $name: who shows it
seal-told = **{ $name }** shows the seal of this match: `{ $seal }`. After the end, **{ LABEL("ui-more") }** › **{ seal-ui-open }** checks it.
seal-unsealed = This match began before matches had seals. After the end, I can still play it again from its seed.
seal-lobby = The seal is made when the match begins. Look here again before the first move.

## After the end. Each line stands behind a mark that says whether it is right.

# $daily: 1 if it is the seal of a day, 0 if it is that of a match
seal-fits =
    The seal { $daily ->
        [1] of the day fits its key
       *[0] of the match fits its seed
    }: `{ $seal }`. It must be the one that was shown before the first move.
# $found: the seal that the seed gives
seal-fails = The seal does not fit. At the start it was `{ $seal }`. The seed gives `{ $found }`.
seal-no-seal =
    { $daily ->
        [1] The key of that day is no longer known, so I cannot check its seal.
       *[0] This match began before matches had seals. So nothing proves that its seed is the first one.
    }
seal-moves =
    { $count ->
        [one] 1 step was played again from the seed. It leads
       *[other] { $count } steps were played again from the seed. They lead
    } to the same positions.
seal-result = The result is the same.
# The first digits of a number that stands for all steps and draws, so that two can compare their logs
seal-check = The check of its log: `{ $check }`
seal-other-result = The result is another one.
# $number: which step, 0 is the start · $move: as it is written · $moved: 0 if the step is no move: a member left
seal-step =
    { $number ->
        [0] Already the start is another one.
       *[other] Step { $number }{ $moved ->
            [1] {" "}(`{ $move }`)
           *[0] { "" }
        } leads to another position.
    }
seal-older = The match was played with older rules, so this proves nothing.
# Above the text that was sealed. $daily: 1 for the key of a day, as hexadecimal digits
seal-text =
    { $daily ->
        [1] To check the seal without me: it is the SHA-256 of these 32 bytes, written in hexadecimal. Any program for SHA-256 shows it.
       *[0] To check the seal without me: it is the SHA-256 of this text, without a line break at its end. Any program for SHA-256 shows it.
    }
seal-alone = **{ replay-ui-text }** has a file with the moves and all that was drawn, and a script that checks it without me.
# Below the files. $file, $script: their names
seal-script = **To check it without me:** save `{ $file }` and `{ $script }`, and run `python3 { $script } { $file }`. The script draws all again from the seed and uses nothing of mine. The seal and the check must be those that I have shown. It also is in my project, as `deploy/{ $script }`.
# $name: who shows it
seal-shared = **{ $name }** has had this match checked:

seal-error-empty = No match has ended here yet that you may check.
seal-error-unknown = There is no such match, or you may not see it. Choose one from the list in `/verify match:`.
