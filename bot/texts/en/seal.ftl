# That nobody has changed a match: its seal, and `/verify`. How a sentence is written: see errors.ftl.

seal-cmd = Check a finished match: I play it again from its seed
seal-opt-match = Which match; without it, the newest finished one here
seal-ui-open = Fair chance
seal-working = Playing the match again …

## Before the end of a match. $seal: 64 letters and digits

seal-sealed =
    { "**" }Seal of this match**
    `{ $seal }`
    All that is random here comes from one number, the seed. It was drawn before the first move, and the seal fits no other seed. The seal does not tell the seed.
    Keep the seal. After the end, **{ seal-ui-open }** shows that it still fits.
seal-sealed-day =
    { "**" }Seal of this board**
    `{ $seal }`
    It is the same for everybody, and fits only the key of this day. Keep the seal. When the day is over, `/verify` shows that it still fits.
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
seal-alone = **{ replay-ui-text }** has all that is needed to check this without me.
# $name: who shows it
seal-shared = **{ $name }** has had this match checked:

seal-error-empty = No match has ended here yet that you may check.
seal-error-unknown = There is no such match, or you may not see it. Choose one from the list in `/verify match:`.
