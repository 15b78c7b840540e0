# Dass niemand eine Partie geändert hat: ihr Siegel, und `/verify`. Wie ein Satz geschrieben wird: siehe errors.ftl.

seal-cmd = Prüfe eine beendete Partie: Ich spiele sie aus ihrer Zufallszahl nach
seal-opt-match = Welche Partie; ohne Angabe die neueste beendete hier
seal-ui-open = Fairness
seal-ui-more = Zurück zu { ui-more }
seal-ui-still = Zurück zur Prüfung
seal-working = Die Partie wird nachgespielt …
# Um welche Partie es geht. $names: wer spielt · $time: wann sie endete oder zuletzt weiterging
seal-match =
    { $names } · Partie `{ $match }` · { $when ->
        [over] zu Ende: { $time }
        [lobby] noch nicht begonnen
       *[playing] letzter Zug: { $time }
    }

## Vor dem Ende einer Partie. $seal: 64 Buchstaben und Ziffern

seal-sealed =
    { "**" }Siegel dieser Partie**
    `{ $seal }`
    Alles Zufällige kommt hier aus einer einzigen Zufallszahl. Sie wurde vor dem ersten Zug bestimmt, und das Siegel passt zu keiner anderen. Es verrät die Zahl nicht.
    Alle im Kanal der Partie finden das Siegel unter **{ LABEL("ui-more") }** › **{ seal-ui-open }**. Um es aufzuheben, kopier es{ $shown ->
        [1] { "" }
       *[0] {" "}oder drück auf **{ replay-ui-share }**
    }. Nach dem Ende zeigt **{ seal-ui-open }**, dass es noch passt.
seal-sealed-alone =
    { "**" }Siegel dieser Partie**
    `{ $seal }`
    Alles Zufällige kommt hier aus einer einzigen Zufallszahl. Sie wurde vor dem ersten Zug bestimmt, und das Siegel passt zu keiner anderen. Es verrät die Zahl nicht.
    Kopier das Siegel, um es aufzuheben. Nach dem Ende zeigt **{ seal-ui-open }**, dass es noch passt.
seal-sealed-day =
    { "**" }Siegel dieses Bretts**
    `{ $seal }`
    Es ist für alle gleich und passt nur zum Schlüssel dieses Tages. Kopier das Siegel, um es aufzuheben. Wenn der Tag vorbei ist, zeigt `/verify`, dass es noch passt.
seal-begins = Siegel dieser Partie: `{ $seal }`
seal-told = **{ $name }** zeigt das Siegel dieser Partie: `{ $seal }`. Nach dem Ende prüft es **{ LABEL("ui-more") }** › **{ seal-ui-open }**.
seal-unsealed = Diese Partie hat begonnen, bevor Partien Siegel hatten. Nach dem Ende kann ich sie trotzdem aus ihrer Zufallszahl nachspielen.
seal-lobby = Das Siegel entsteht, wenn die Partie beginnt. Sieh vor dem ersten Zug noch einmal hier nach.

## Nach dem Ende. Vor jeder Zeile steht ein Zeichen, das sagt, ob es stimmt.

# $daily: 1, wenn es das Siegel eines Tages ist, 0, wenn es das einer Partie ist
seal-fits =
    Das Siegel { $daily ->
        [1] des Tages passt zu seinem Schlüssel
       *[0] der Partie passt zu ihrer Zufallszahl
    }: `{ $seal }`. Es muss das sein, das vor dem ersten Zug zu sehen war.
# $found: das Siegel, das aus der Zahl folgt
seal-fails = Das Siegel passt nicht. Am Anfang war es `{ $seal }`. Aus der Zufallszahl folgt `{ $found }`.
seal-no-seal =
    { $daily ->
        [1] Der Schlüssel dieses Tages ist nicht mehr bekannt, darum kann ich sein Siegel nicht prüfen.
       *[0] Diese Partie hat begonnen, bevor Partien Siegel hatten. Darum beweist nichts, dass ihre Zufallszahl die erste ist.
    }
seal-moves =
    { $count ->
        [one] 1 Schritt wurde aus der Zufallszahl nachgespielt. Er führt
       *[other] { $count } Schritte wurden aus der Zufallszahl nachgespielt. Sie führen
    } zu denselben Stellungen.
seal-result = Das Ergebnis ist dasselbe.
seal-check = Prüfzahl des Protokolls: `{ $check }`
seal-other-result = Das Ergebnis ist ein anderes.
# $number: welcher Schritt, 0 ist der Anfang · $move: wie er geschrieben wird · $moved: 0, wenn jemand ausgestiegen ist
seal-step =
    { $number ->
        [0] Schon der Anfang ist ein anderer.
       *[other] Schritt { $number }{ $moved ->
            [1] {" "}(`{ $move }`)
           *[0] { "" }
        } führt zu einer anderen Stellung.
    }
seal-older = Die Partie wurde nach älteren Regeln gespielt, darum beweist das nichts.
seal-text =
    { $daily ->
        [1] So prüfst du das Siegel ohne mich: Es ist der SHA-256 dieser 32 Bytes, hexadezimal geschrieben. Jedes Programm für SHA-256 zeigt ihn.
       *[0] So prüfst du das Siegel ohne mich: Es ist der SHA-256 dieses Textes, ohne Zeilenumbruch am Ende. Jedes Programm für SHA-256 zeigt ihn.
    }
seal-alone = **{ replay-ui-text }** hat eine Datei mit den Zügen und allem, was gezogen wurde, und ein Skript, das sie ohne mich prüft.
# $file, $script: Namen der Dateien
seal-script = { "**" }So prüfst du es ohne mich:** Speicher `{ $file }` und `{ $script }` und starte `python3 { $script } { $file }`. Das Skript zieht alles noch einmal aus der Zufallszahl und braucht nichts von mir. Siegel und Prüfzahl müssen die sein, die ich gezeigt habe. Es liegt auch in meinem Projekt, als `deploy/{ $script }`.
# $name: wer es zeigt
seal-shared = **{ $name }** hat diese Partie prüfen lassen:

seal-error-empty = Hier ist noch keine Partie zu Ende, die du prüfen kannst.
seal-error-unknown = Diese Partie gibt es nicht, oder du darfst sie nicht sehen. Wähl eine aus der Liste bei `/verify match:`.
