# Gem Rush: Knöpfe, Menüs, private Antworten, Beschriftungen, Regeln, Befehle. Was geschehen ist und was abgelehnt wird,
# steht in gemrush.ftl. Wie man einen Satz schreibt, steht am Anfang von errors.ftl.

## Womit eine Partie oder eine Bestenliste gespielt wird

# $goal: einer der Sätze darunter
gemrush-scoreboard =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal } · { WORD("gemrush-variant", $variant) }
# Das Brett des Tages, auch als Name einer Bestenliste
gemrush-scoreboard-daily = Brett des Tages: Crisis in { $turns } Zügen
# Ein Brett im Spiel, mit den üblichen Fähigkeiten
gemrush-scoreboard-brief =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal }
# In Bestenlisten und Vorschlägen. Eine Partie nennt ihre Punkte.
gemrush-goal-usual = Standardziel
# In einem Rush, der noch nicht begonnen hat: Das Ziel hängt davon ab, wie viele spielen.
gemrush-usual-crowd = bis { $high } Punkte (bis { $low } ab { $crowd } Leuten)
gemrush-goal-open = so hoch es geht
# $named: der Name dieses Ziels, falls es einen hat
gemrush-aim =
    { $has ->
        [0] bis { gemrush-points }
       *[other] { $named }, { gemrush-points }
    }
gemrush-ladder-apprentice = Lehrling
gemrush-ladder-journeyman = Geselle
gemrush-ladder-artisan = Kunsthandwerker
gemrush-ladder-expert = Experte
gemrush-ladder-master = Meister
gemrush-variant-normal = alle haben eine eigene Fähigkeit
gemrush-variant-choice = Fähigkeiten zur Wahl
gemrush-variant-shared = eine Fähigkeit für alle
gemrush-variant-chaos = Chaosmagie
gemrush-variant-circle = Magischer Kreis
gemrush-variant-none = ohne Fähigkeiten

## Was als Nächstes zu tun ist, unter dem Brett. $name: wer dran ist · $place: eine Erwähnung des Kanals

gemrush-next-choose-skill = { $name }: Gem Rush beginnt. Wähle die Fähigkeit, die du behältst.
gemrush-next-discard = { $name }: Du bist dran. Deine Hand ist zu groß: Drück **{ gemrush-ui-ask-discard }**.
# $ends: was den Zug beendet: "draw", "both", wenn auch der Raum genutzt werden kann, oder "told", wenn ein Knopf es sagt
gemrush-next-move =
    { $name }: Du bist dran, { gemrush-ui-steps }.{ $ends ->
        [draw] {" "}Ziehen beendet den Zug.
        [both] {" "}Ziehen oder Raum nutzen beendet den Zug.
       *[told] { "" }
    }
gemrush-next-place = { $name }: Du bist dran. Wie liegt das neue Plättchen? Drück seine Nummer.
gemrush-next-effect = { $name }: Du bist dran. Der Raum fragt dich etwas: Drück den Knopf darunter.
# $offered: wie viele Karten angeboten sind · $count: wie viele außerdem verbrennen · $short: wie viele davon dem Stapel fehlen
gemrush-next-burn =
    { $name }: Du bist dran. { $offered ->
        [0] Drei Karten verbrennen
        [one] 1 angebotene Karte verbrennt und noch { $count }
       *[other] { $offered } angebotene Karten verbrennen und noch { $count }
    }{ $short ->
        [0] { $count ->
            [one] : vom Stapel oder eine eigene?
           *[other] : alle vom Stapel oder auch eigene?
        }
       *[other] . Der Stapel hat zu wenige: Wähle Handkarten zum Verbrennen.
    }
gemrush-next-chaos = { $name }: Du bist dran. Behalte deine Fähigkeit, oder zieh eine andere.
# Darunter, im ersten Zug jedes Mitglieds
gemrush-next-goal =
    { $mode ->
        [crisis] { $alone ->
            [0] Holt zusammen Punkte, bevor die letzte Karte verbrennt: Bezahlt Türen mit Edelsteinen, und baut dahinter Räume.
           *[1] Hol Punkte, bevor die letzte Karte verbrennt: Bezahl Türen mit Edelsteinen, und bau dahinter Räume.
        }
       *[rush] Bezahl eine Tür mit Edelsteinen, und bau dahinter einen Raum: Das bringt die Punkte der Tür.
    }
# $name: wer angefangen hat · $last: 1, wenn das Match mit diesem Zug endet, sonst 0
gemrush-next-last-round =
    { "**" }Letzte Runde:** Das Ziel ist erreicht. { $last ->
        [1] Nach diesem Zug ist Schluss.
       *[0] Schluss ist, bevor { $name } wieder dran wäre.
    }
gemrush-next-over = **{ ui-again }** { $alone ->
        [1] beginnt die nächste Partie
       *[0] eröffnet den nächsten Tisch
    }. `/rush top` zeigt die Besten dieses Servers.

## Knöpfe am Brett. $arrow: die Seite

gemrush-ui-walk = { $arrow } { WORD("gemrush-room", $room) }
gemrush-ui-walk-short = { $arrow } { gemrush-ui-go }
gemrush-ui-go = Gehen
gemrush-ui-build = { $arrow } +{ $points }
gemrush-ui-act-room = Raum nutzen
gemrush-ui-act =
    { PICTURE("gemrush-type", $type, code: "never") }{ $type ->
        [movement] Nutzen · Zug endet
       *[other] { gemrush-ui-act-room }
    }
gemrush-ui-room-movement = { PICTURE("gemrush-type", "movement", code: "never") }Nutzen · 1 Schritt
gemrush-ui-room-free = { PICTURE("gemrush-type", "free", code: "never") }Nutzen · gratis
gemrush-ui-draw-one = 1 ziehen
gemrush-ui-draw =
    { $count ->
        [0] Stapel leer: Zug beenden
        [1] { gemrush-ui-draw-one }
       *[other] { $count } ziehen
    }
gemrush-ui-scavenge =
    { $count ->
        [0] Von der Ablage nehmen
       *[other] { $count } ziehen & Ablage
    }
# The same in a daily
gemrush-ui-act-ends = { gemrush-ui-act } · beendet Zug
gemrush-ui-draw-ends = { gemrush-ui-draw } · beendet Zug
gemrush-ui-scavenge-ends = { gemrush-ui-scavenge } · beendet Zug
gemrush-ui-ways =
    { $kind ->
        [cart] Mit der Lore
        [remodel] Raum drehen
        [reach] Langer Arm
       *[other] Besondere Züge
    }
gemrush-ui-pay = Anders bezahlen
gemrush-ui-hand = Meine Hand
gemrush-ui-wide = Ganze Mine
gemrush-ui-skills = Fähigkeiten
gemrush-ui-stop = Hier aufhören
gemrush-ui-play-on = Weiterspielen
gemrush-marked-lay = { $room }, Nummer { $number }
gemrush-ui-lay = { $number }
gemrush-ui-burn = Vom Stapel verbrennen
gemrush-ui-chaos-same = Fähigkeit behalten
gemrush-ui-chaos-new = Neue Fähigkeit ziehen
gemrush-ui-ask-skill = Meine Fähigkeit wählen
gemrush-ui-ask-discard = Karten ablegen
gemrush-ui-ask-burn = Eigene Karten verbrennen
gemrush-ui-ask-burn-hands = Wählen, was verbrennt
gemrush-ui-ask-x = Die Zahl wählen
gemrush-ui-ask-name = Einen Edelstein nennen
gemrush-ui-ask-keep = Wählen, was bleibt
gemrush-ui-ask-swap = Einen Zwerg wählen
gemrush-ui-ask-room = Einen Platz wählen
gemrush-ui-ask-go = Einen Raum wählen
# Was vom Zug nach dem Zurücknehmen bleibt
gemrush-stands-place = Wähle neu, wie das Plättchen liegt.
gemrush-stands-built =
    { $built ->
        [one] Der in diesem Zug gebaute Raum bleibt, mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] Die { $built } in diesem Zug gebauten Räume bleiben, mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
gemrush-stands-rest = Was du vorher getan hast, bleibt.
# Was ein Raum tut, unter dem Brett und in der Hand: klein, und bevor sein Knopf gedrückt wird
gemrush-ui-does = **{ WORD("gemrush-room", $room) }:** { $ability }
# In einem Menü: ein Zug, der in einen Raum führt, und was der Raum tut
gemrush-ui-to-room = { $where }: { $ability }
gemrush-ui-small = -# { $text }
# $own: die eigenen · $others: Namen und Punkte
gemrush-ui-points-of-all = **Punkte** bis { $target }: du { $own } · { $others }
gemrush-ui-literal = { $text }

## Züge in Menüs und Vorschlägen. $where: ein Raum und sein Platz · $doors: die Türen eines Plättchens, Seite für Seite

gemrush-ui-located = { $room }, { $cell }
# $steps: wie viele es kostet
gemrush-ui-far =
    { $where } · { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
gemrush-ui-price =
    { $count ->
        [0] frei
       *[other] { PICTURE("gemrush-cost", $cost) }
    }, +{ $points }
# Knöpfe und Menüs beim Bild einer Hand, das ihre Karten nummeriert
# $points: alle, die es bringt · $bonus: wie viele davon vom Orichalkum
gemrush-ui-pay-numbers =
    { $door } +{ $points }{ $bonus ->
        [0] { "" }
       *[other] {" "}({ $bonus } Orichalkum)
    }{ $count ->
        [0] {" "}· gratis
        [one] {" "}· Karte { $cards }
       *[other] {" "}· Karten { $cards }
    }
gemrush-ui-no-step = ohne Schritt
gemrush-ui-card-line = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-card-button = { PICTURE("gemrush-card", $card, code: "missing") }{ $number }
gemrush-ui-cards-button = { $numbers }
gemrush-ui-offer-card = { $number } anbieten · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-offer-short = { PICTURE("gemrush-card", $card, code: "never") }{ $number } anbieten
gemrush-ui-withdraw-short = { PICTURE("gemrush-card", $card, code: "never") }{ $number } behalten
gemrush-ui-withdraw-card = { $number } doch behalten · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-warp-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }geh zu { $where }
gemrush-ui-permeate-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }durch die Wand { $arrow } zu { $where }
gemrush-ui-as-it-lies = Seine Türen, wie er liegt: { $doors }
gemrush-ui-as-printed = Wie gedruckt: { $doors }
gemrush-ui-pay-one = { $door } mit { PICTURE("gemrush-card", $cards) } · +{ $points }
# $gems: their names
gemrush-ui-card = { PICTURE("gemrush-card", $card) } · { $gems }
gemrush-ui-gem = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }
gemrush-ui-x = X ist { $x }
gemrush-ui-dwarf = { PICTURE("gemrush-dwarf", $gem, code: "never") }{ $dwarf }, { WORD("gemrush-gem", $gem) }
gemrush-ui-choose-dwarf = Wähle deinen Zwerg
gemrush-ui-beside = Neben { $where }
gemrush-ui-move-room = Neben { $where }, { gemrush-ui-turned }
gemrush-ui-swap = { $name }: { $where }
gemrush-ui-offer-one = { PICTURE("gemrush-card", $card) } anbieten
gemrush-ui-withdraw-one = { PICTURE("gemrush-card", $card) } doch behalten
gemrush-ui-burn-one =
    { $count ->
        [0] Vom Stapel
       *[other] { PICTURE("gemrush-card", $cards) }
    }
gemrush-ui-cart = Fahr nach { $where }
gemrush-ui-warp = { PICTURE("gemrush-card", $card) }: geh zu { $where }
gemrush-ui-permeate = { PICTURE("gemrush-card", $card) }: durch die Wand { $arrow } zu { $where }
gemrush-ui-remodel = Dieser Raum { gemrush-ui-turned }
# $turn: Vierteldrehungen im Uhrzeigersinn, von da, wie der Raum liegt
gemrush-ui-turned =
    { $turn ->
        [1] rechtsherum gedreht
        [2] umgedreht
        [3] linksherum gedreht
       *[0] wie er liegt
    }
gemrush-ui-reach = { gemrush-skill-long-arm } · { $where }: { $ability }
gemrush-ui-use-act = { $room } nutzen: { $ability }
gemrush-ui-use-movement = { $room } für 1 Schritt: { $ability }
gemrush-ui-use-free = { $room }, für 0 Schritte: { $ability }

## Private Fenster. $ability: was der Raum tut; der Schritt, der jetzt fragt, ist fett

gemrush-ui-move = Du bist dran. Das Übliche steht unter dem Brett, der Rest hier.
gemrush-ui-discard =
    { $count ->
        [one] Wähle 1 Karte zum Ablegen; { $keep } behältst du.
       *[other] Wähle { $count } Karten zum Ablegen; { $keep } behältst du.
    }
gemrush-ui-question-place = Wie liegt das neue Plättchen? Drück seine Nummer.
gemrush-ui-question-turn = Wie soll dieser Raum liegen? Drück seine Nummer.
gemrush-ui-question-room = Wie soll er liegen? Drück seine Nummer.
gemrush-ui-question-site = Wo soll er liegen?
gemrush-ui-question-chaos = Dein Zug ist fertig. Behältst du deine Fähigkeit, oder ziehst du eine andere?
gemrush-ui-choose-skill = Welche Fähigkeit behältst du?
gemrush-ui-effect-x = { WORD("gemrush-room", $room) }: { $ability }. Welche Zahl ist X?
gemrush-ui-effect-name = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-discard = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-keep = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-swap = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-room = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-go = { WORD("gemrush-room", $room) }: { $ability }.
# $count: wie viele noch verbrennen müssen · $short: wie viele davon aus Händen kommen müssen
gemrush-ui-burn-text =
    { $count ->
        [one] 1 Karte muss verbrennen.
       *[other] { $count } Karten müssen verbrennen.
    } { $short ->
        [0] Was du nicht wählst, kommt vom Stapel.
        [one] Der Stapel reicht nicht: Wähle mindestens 1.
       *[other] Der Stapel reicht nicht: Wähle mindestens { $short }.
    }
gemrush-ui-cards-burnt = Karten, die verbrennen
gemrush-ui-cards-wanted =
    { $count ->
        [one] Wähle 1 Karte
       *[other] Wähle { $count } Karten
    }
gemrush-ui-menu-ask = Wähle
gemrush-ui-menu-door = Wähle Karten zum Zahlen
gemrush-ui-menu-pay = Wähle Karten zum Zahlen
gemrush-ui-menu-ways = Was du sonst tun kannst
gemrush-ui-menu-site = Wähle einen Platz
gemrush-ui-menu-offer = Karten
gemrush-ui-menu-part = Einen Teil näher ansehen
# Ein Teil einer langen Mine. $number: von links oben gezählt · $names: wessen Zwerge dort sind, $people: wie viele
gemrush-ui-part =
    Teil { $number }: { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }{ $people ->
        [0] { "" }
       *[other] { " " }· { $names }
    }
gemrush-ui-your-hand =
    { $count ->
        [0] Deine Hand ist leer.
        [one] Deine Karte: { LIST(PIECES("gemrush-gem", $cards)) }.
       *[other] Deine { $count } Karten: { LIST(PIECES("gemrush-gem", $cards)) }.
    }
gemrush-ui-own-cards =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Karte
       *[other] Deine { $count } Karten
    }
# Die eigene Nachricht zum Brett des Tages: der Zug, und darüber vor dem ersten Zug, worum es geht. $most: alle Züge
gemrush-ui-daily-turn = { "**" }Zug { $turn } von { $most }**
# $steps: in einem Zug
gemrush-ui-daily-goal = Hol in **{ $most } Zügen** so viele Punkte, wie du kannst: Bezahl Türen mit deinen Karten, um Räume zu bauen. Beide Edelsteine einer Karte dürfen zahlen. Ein Zug hat { $steps } Schritte zum Gehen oder Bauen, und die Knöpfe sagen, was ihn beendet. Danach brennen drei Karten.
# Was die Quadrate eines Ergebnisses bedeuten: die Punkte jedes Zugs
# $turns: how many turns each sign shows
gemrush-ui-squares =
    -# { $turns ->
        [one] Punkte im Zug
       *[other] Punkte in { $turns } Zügen
    }: { $none } 0 · { $few } 1–2 · { $some } 3–5 · { $many } 6–9 · { $most } ab 10
gemrush-ui-steps =
    { $steps ->
        [0] kein Schritt mehr
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
# Wo der Knopf wäre: Der neueste Zug zog eine Karte oder ein Plättchen
gemrush-ui-no-undo = **{ ui-undo }** geht jetzt nicht: Ein Zug, der eine Karte oder ein Plättchen zog, bleibt.
gemrush-ui-behind = Die Mine hat sich geändert. So sieht sie jetzt aus.
gemrush-ui-choose-payment = Mit welchen Karten zahlst du?
# $points: was die günstigste Bezahlung bringt; $door: was auf der Tür steht
gemrush-ui-other-points = An der Tür steht +{ $door }, aber die günstigsten Karten bringen { gemrush-points }. Wähle, womit du zahlst.
gemrush-ui-builds-far = Mit einem Warpstein kannst du an einer Tür außer Reichweite bauen. Das kostet keinen Schritt.
gemrush-ui-unpaid-doors = Noch nicht bezahlbar: { $doors }.
gemrush-ui-unpaid = { $arrow }, da fehlt { PICTURE("gemrush-cost", $missing) }
gemrush-ui-cannot-build =
    { $steps ->
        [0] Kein Schritt ist übrig, also kannst du jetzt nicht bauen.
       *[other] Du kannst keine Tür in Reichweite bezahlen.
    }
gemrush-ui-other-ways = Was möchtest du tun?
gemrush-ui-no-ways = Keine Schiene, Karte oder Fähigkeit bringt dich jetzt weiter.
# $why: warum nichts angeboten werden kann, oder "possible"
gemrush-ui-offers =
    Eine angebotene Karte verbrennt anstelle einer vom Stapel. { $why ->
        [turn] Du bist dran: Die anderen bieten an, und am Ende wählst du, was verbrennt.
        [full] Drei Karten sind schon angeboten, mehr verbrennen in diesem Zug nicht.
        [empty] Deine Hand ist leer.
       *[possible] Wähle deine für das Ende dieses Zugs.
    }
# In der Hand: was die eigene Fähigkeit tut
gemrush-ui-own-skill = **{ $skill }:** { $rule }
gemrush-ui-own-colour = Deine Farbe: { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
# Was ein besonderer Edelstein tut, wo Platz für einen Satz ist. Nach seinem Namen und einem Doppelpunkt
gemrush-ui-gem-diamond-dust = zahlt für jeden gewöhnlichen Edelstein
gemrush-ui-gem-echoglass = zählt als ein weiterer gewöhnlicher Edelstein, den du mit ihm bezahlst
gemrush-ui-gem-orichalcum = 1 Punkt mehr, wenn der andere Edelstein seiner Karte zahlt
gemrush-ui-gem-warpstone = bezahl mit ihm, und du baust an jeder offenen Tür für 0 Schritte; oder leg seine Karte ab, und du gehst in jeden Raum
gemrush-ui-codes = **Buchstaben auf den Karten:** { $gems }
gemrush-ui-code = { PICTURE("gemrush-gem", $gem, code: "never") }{ $code } { WORD("gemrush-gem", $gem) }
gemrush-ui-skill-of = { $name } · { $skill }
gemrush-ui-no-skills = Niemand hat jetzt eine Fähigkeit.

## Was andere seitdem getan haben: eine Zeile je Zug, ihre Teile mit Kommas verbunden

gemrush-ui-news-line = **{ $name }**: { $told }
gemrush-ui-news-built =
    { WORD("gemrush-room", $room) } gebaut{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# Eine Tür, deren neues Plättchen noch nicht liegt. $has: 1, wenn $room, der Raum mit der Tür, bekannt ist, sonst 0 · $arrow: ihre Seite
gemrush-ui-news-door =
    { $has ->
        [1] an der Tür { $arrow } von { WORD("gemrush-room", $room) } gebaut
       *[0] an einer Tür gebaut
    }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# $count: wie oft · $has: 1, wenn $told sagt, welche Karten er brachte, sonst 0
gemrush-ui-news-used =
    { WORD("gemrush-room", $room) }{ $count ->
        [1] { "" }
        [2] {" "}zweimal
       *[other] {" "}{ $count }-mal
    } genutzt{ $has ->
        [0] { "" }
       *[other] {" "}({ $told })
    }
gemrush-ui-did-places-swapped = Platz getauscht mit { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name })
gemrush-ui-did-room-moved = { WORD("gemrush-room", $room) } versetzt
gemrush-ui-did-card-scavenged = { PICTURE("gemrush-card", $card) } von der Ablage genommen
gemrush-ui-did-skill-changed = { WORD("gemrush-skill", $old) } gegen { WORD("gemrush-skill", $new) } getauscht
gemrush-ui-did-stop-agreed = will hier aufhören: { $agreed } von { $seated } sind dafür
gemrush-ui-did-seat-left = gegangen
gemrush-ui-news-drew =
    { $count ->
        [one] 1 Karte gezogen
       *[other] { $count } Karten gezogen
    }
# $count: how many of the $revealed cards
gemrush-ui-news-kept =
    { $count ->
        [0] { $revealed ->
            [one] die aufgedeckte Karte nicht behalten
           *[other] von { $revealed } aufgedeckten Karten keine behalten
        }
        [one] 1 Karte behalten
       *[other] { $count } Karten behalten
    }
gemrush-ui-news-burnt = { $burnt } von 75 Karten verbrannt
gemrush-ui-turn-room = { $name }: { gemrush-built }, { WORD("gemrush-room", $room) } genutzt.
gemrush-ui-turn-draw = { $name }: { gemrush-built }, gezogen.
gemrush-ui-turn-scavenge = { $name }: { gemrush-built }, von der Ablage genommen.
gemrush-ui-turn-none = { $name }: { gemrush-built }.
gemrush-ui-best = Bester Raum: { WORD("gemrush-room", $room) } von **{ $name }**, +{ $points }
gemrush-ui-result-room = { WORD("gemrush-room", $room) } +{ $points }
gemrush-ui-result-built =
    { $count ->
        [one] 1 Raum: { $rooms }
       *[other] { $count } Räume: { $rooms }
    }{ $more ->
        [0] { "" }
       *[other] {" "}und { $more } weitere
    }
# Was ein Computerspieler auf dem Platz eines Mitglieds getan hat. $did: wie die Texte darüber und darunter
gemrush-ui-result-by = { $name }: { $did }
gemrush-ui-result-used =
    { $count ->
        [one] einmal einen Raum genutzt
       *[other] { $count }-mal Räume genutzt
    }
gemrush-ui-result-offered =
    { $count ->
        [one] 1 Karte dem Feuer gegeben
       *[other] { $count } Karten dem Feuer gegeben
    }

## Ablehnungen

# $missing: Edelsteine mit je zwei Buchstaben
gemrush-ui-lacking = Die Tür { $arrow } kostet { PICTURE("gemrush-cost", $cost) }. Deiner Hand fehlt { PICTURE("gemrush-cost", $missing) }.
gemrush-ui-target-unknown = „{ $text }“ ist kein Ziel. Tipp eine Zahl von { $low } bis { $high }, „usual“ oder in der Crisis „open“.
gemrush-ui-go-far =
    { $count ->
        [0] Du kannst nicht nach { $cell } gehen, auch sonst nirgendwohin. Bau, oder beende deinen Zug.
       *[other] Du kannst jetzt nicht nach { $cell } gehen. Gehen kannst du nach: { LIST($rooms, kind: "or") }.
    }
gemrush-ui-nothing-there = Auf { $cell } liegt noch kein Raum. `/rush mine` zeigt die ganze Mine.

## Beschriftungen der Bilder

gemrush-caption-turn-rush = Zug { $turn }
gemrush-caption-turn-crisis = Zug { $turn } von 25
gemrush-caption-turn-daily = Zug { $turn } von { $most }
gemrush-caption-steps =
    { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
gemrush-caption-over = SPIELENDE
gemrush-caption-draw = Unentschieden
gemrush-caption-result =
    { $seats ->
        [one] { gemrush-points }
       *[other] gemeinsam { gemrush-points }
    }
gemrush-caption-wins = { $name } gewinnt
gemrush-caption-lead =
    { $points ->
        [one] mit 1 Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }
gemrush-caption-beyond =
    { $points ->
        [0] genau das Ziel
       *[other] { gemrush-points } über dem Ziel
    }
gemrush-caption-short = { gemrush-points } unter dem Ziel
gemrush-caption-reason-target = Das Ziel ist erreicht
gemrush-caption-ended-beyond = { $sign } für { $name } hat { $points } erreicht
gemrush-caption-reason-tiles = Kein Plättchen ist übrig
gemrush-caption-reason-closed = Keine Tür führt an einen neuen Ort
gemrush-caption-reason-idle = Zehn Runden ohne Raum
gemrush-caption-reason-none = Ohne Ergebnis
gemrush-caption-uncounted = Punkte zählen nicht
gemrush-caption-reason-left =
    { $seats ->
        [one] Aufgegeben
       *[other] Zu wenige sind übrig
    }
gemrush-caption-reason-won =
    { $seats ->
        [one] Gewonnen
       *[other] Gemeinsam gewonnen
    }
gemrush-caption-reason-lost = Die letzte Karte ist verbrannt
gemrush-caption-reason-open = Die letzte Karte ist verbrannt
gemrush-caption-reason-turns = Der letzte Zug ist vorbei
gemrush-caption-reason-ended = Vorzeitig beendet
gemrush-caption-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
gemrush-caption-keep = { $count } bleiben
gemrush-caption-phase-choose-skill = wählt eine Fähigkeit
gemrush-caption-phase-discard = legt ab
gemrush-caption-phase-move = bewegt sich
gemrush-caption-phase-place = legt ein Plättchen
gemrush-caption-phase-effect = nutzt den Raum
gemrush-caption-phase-burn = verbrennt 3 Karten
gemrush-caption-phase-chaos = darf Fähigkeit tauschen
gemrush-label-new = NEU
gemrush-label-free = frei
gemrush-label-last-round = LETZTE RUNDE
gemrush-label-deck = Stapel
gemrush-label-discard = Ablage
gemrush-label-burnt = Verbrannt
gemrush-label-stack = Plättchen
gemrush-label-points = Punkte
gemrush-label-ways = Lagen
gemrush-label-nothing = Keine Tür zum Bauen von hier
gemrush-label-way-wall = Wand vor der Tür

## Die Zeichen des Bretts, in den Regeln: ein Wort, und höchstens ein paar mehr

gemrush-legend-room = Raum
gemrush-legend-effects = Wirkungen
gemrush-legend-mine = Mine
gemrush-legend-action = Aktion
gemrush-legend-action-note = als deine Aktion
gemrush-legend-movement = Bewegung
gemrush-legend-movement-note = 1 Schritt, Aktion
gemrush-legend-free = Frei
gemrush-legend-free-note = unterwegs
gemrush-legend-draw = Ziehen
gemrush-legend-draw-note = verdeckt
gemrush-legend-reveal = Aufdecken
gemrush-legend-reveal-note = für alle
gemrush-legend-keep = Behalten
gemrush-legend-keep-note = davon
gemrush-legend-keep-matching = Behalten
gemrush-legend-keep-matching-note = was passt
gemrush-legend-keep-all = Behalten
gemrush-legend-keep-all-note = alle
gemrush-legend-discard = Ablegen
gemrush-legend-discard-note = aus der Hand
gemrush-legend-dig = Graben
gemrush-legend-dig-note = bis 3 passen
gemrush-legend-name = Nennen
gemrush-legend-name-note = einen Stein
gemrush-legend-x = X
gemrush-legend-x-note = wählst du
gemrush-legend-swap = Tauschen
gemrush-legend-swap-note = mit einem Zwerg
gemrush-legend-go = Gehen
gemrush-legend-go-note = in einen Raum
gemrush-legend-move-room = Versetzen
gemrush-legend-move-room-note = diesen Raum
gemrush-legend-door = Tür
gemrush-legend-door-note = Preis, Punkte
gemrush-legend-payable = Du kannst
gemrush-legend-payable-note = hier bauen
gemrush-legend-passage = Durchgang
gemrush-legend-passage-note = beide Wege
gemrush-legend-one-way = Einbahn
gemrush-legend-one-way-note = wie der Pfeil
gemrush-legend-wall = Wand
gemrush-legend-wall-note = kein Weg durch
gemrush-legend-tunnel = Tunnel
gemrush-legend-tunnel-note = kein Halt darin
gemrush-legend-cart = Lore
gemrush-legend-cart-note = zu jeder Lore
gemrush-legend-new = Neu
gemrush-legend-new-note = neuester Raum
gemrush-legend-gem-diamond-dust-note = jeder gewöhnliche
gemrush-legend-gem-echoglass-note = kopiert Bezahltes
gemrush-legend-gem-orichalcum-note = +1 Punkt
gemrush-legend-gem-warpstone-note = überall bauen, hingehen
gemrush-alt-cards =
    Karten: { $count ->
        [0] –
       *[other] { LIST(PIECES("gemrush-gem", $cards)) }
    }.

## Beschreibungen der Befehle und ihrer Angaben: höchstens 100 Zeichen, kein Punkt am Ende

gemrush-cmd = Gem Rush: Zwerge bauen eine Mine, gegeneinander oder gegen die Zeit
gemrush-cmd-new = Eröffne einen Tisch: Rush für 2 bis 7, Crisis für 1 bis 7
gemrush-cmd-daily = Das Brett des Tages, für alle dasselbe; deins siehst nur du, bis der Tag vorbei ist
gemrush-opt-mode = Rush ist ein Rennen; in der Crisis spielen alle zusammen. Ohne Angabe Rush
gemrush-opt-target = Punkte, die zu erreichen sind, etwa 20; ohne Angabe das Standardziel
gemrush-opt-skills = Wie Fähigkeiten verteilt werden; ohne Angabe für alle eine eigene
gemrush-opt-skill = Welche Fähigkeit alle teilen, mit „Geteilt“; ohne Angabe entscheidet das Los
gemrush-opt-deal = Wie viele Fähigkeiten alle zur Wahl bekommen, mit „Wahl“
gemrush-opt-seats = Wie viele Plätze der Tisch hat; sonst so viele, wie der Modus erlaubt
gemrush-opt-alone = Ob du eine Crisis allein spielst; es geht sofort los
gemrush-opt-dwarf = Dein Zwerg, jeder hat seine Farbe; ohne Angabe entscheidet das Los
gemrush-start-rush = Rush
gemrush-start-rush-told = ◆ **{ gemrush-start-rush }:** 2 bis 7 gegeneinander, um Punkte
gemrush-start-crisis = Crisis
gemrush-start-crisis-told = ◆ **{ gemrush-start-crisis }:** 2 bis 7 zusammen gegen die Zeit
gemrush-start-alone = Crisis allein
gemrush-start-alone-told = ◆ **{ gemrush-start-alone }:** du allein gegen die Zeit, und sofort
gemrush-start-short = Kurzer Rush
gemrush-start-short-told = ◆ **{ gemrush-start-short }:** ein Rush bis 12 Punkte, etwa acht Minuten
gemrush-choice-rush = Rush: ein Rennen um Punkte
gemrush-choice-crisis = Crisis: zusammen, in 25 Zügen
gemrush-choice-normal = Normal: für alle eine eigene Fähigkeit
gemrush-choice-choice = Wahl: eine von mehreren behalten
gemrush-choice-shared = Geteilt: eine Fähigkeit für alle
gemrush-choice-chaos = Chaosmagie: Fähigkeiten wechseln
gemrush-choice-circle = Magischer Kreis: je zwei, mit den Nachbarn geteilt
gemrush-choice-none = Keine: ohne Fähigkeiten
gemrush-cmd-hand = Sieh deine Karten und was sie bauen können; die Antwort siehst nur du
gemrush-opt-hand-skills = Sieh die Fähigkeiten am Tisch, und was sie tun
gemrush-cmd-go = Geh, fahr mit der Lore, oder geh, wohin ein Raum dich schickt
gemrush-opt-to = Seiten, etwa N oder N N E, oder ein Raum in Reichweite, etwa N13
gemrush-cmd-build = Bezahl eine Tür und bau dahinter einen Raum
gemrush-opt-door = Eine Seite deines Raums, etwa E, oder mit Warpstein jede Tür, etwa N13E
gemrush-opt-pay = Die Karten, die bezahlen, etwa ObPe ElSo; ohne Angabe die günstigsten
gemrush-cmd-act = Nutz einen Raum: als Aktion oder unterwegs
gemrush-opt-moving = Ob du ihn unterwegs nutzt, für 1 Schritt oder 0
gemrush-opt-reach = Mit der Fähigkeit Langer Arm: ein Raum, einen Schritt entfernt
gemrush-cmd-draw = Zieh als Aktion eine Karte; das beendet deinen Zug
gemrush-opt-pile = Mit der Fähigkeit Stöbern: nimm auch die oberste abgelegte Karte
gemrush-cmd-discard = Leg Karten ab, wenn dein Zug oder ein Raum es verlangt
gemrush-opt-cards = Die Karten, etwa ObPe ElSo
gemrush-cmd-warp = Leg eine Karte mit Warpstein ab und geh in einen beliebigen Raum
gemrush-opt-warp-card = Die Karte
gemrush-opt-warp-room = Der Raum, etwa N13
gemrush-cmd-choose = Beantworte, was ein Raum oder der Zug fragt, oder mach einen anderen Zug
gemrush-opt-answer = Ein Zug als Text; ich schlage vor, was möglich ist
gemrush-cmd-offer = Crisis: Biete im Zug anderer eine Karte von dir dem Feuer an
gemrush-opt-offer-card = Die Karte, etwa ObPe
gemrush-opt-back = Ob du sie zurücknimmst
gemrush-cmd-burn = Crisis: Beende deinen Zug und verbrenn eigene Karten oder welche vom Stapel
gemrush-opt-burn = Eigene Karten, etwa ObPe; ohne Angabe alle vom Stapel
gemrush-cmd-stop = Crisis: Stimm zu, jetzt aufzuhören, weil das Ziel erreicht ist
gemrush-opt-play-on = Ob du doch weiterspielen willst
gemrush-cmd-mine = Sieh die ganze Mine
gemrush-cmd-room = Sieh einen Raum groß und was er tut
gemrush-opt-room = Sein Platz, etwa N13; ohne Angabe der Raum des Zwergs, der dran ist

## Bestenlisten über alle Einstellungen eines Modus; ein Abzeichen wert. $number: wie weit es ging

gemrush-honour-rush = Rush
gemrush-honour-crisis = Crisis
gemrush-feat-door = Eine Tür mit { $number } Punkten
gemrush-feat-rooms = { $number } Räume in einer Partie
gemrush-feat-comeback = Nach { $number } Punkten Rückstand gewonnen
gemrush-feat-saved = Crisis mit { $number } Punkten gewonnen
gemrush-ui-closed =
    { $why ->
        [nowhere] { WORD("gemrush-room", $room) } kann jetzt nichts bewegen.
       *[cards] { WORD("gemrush-room", $room) } verlangt Karten, die du nicht hast.{ $dust ->
            [1] { "" } Diamantstaub zählt dort nur als er selbst.
           *[0] { "" }
        }
    }

## Wovon die Lösung eines Rätsels handelt

gemrush-motif-three = drei Türen in einem Zug
gemrush-motif-two = zwei Türen in einem Zug
gemrush-motif-room = einen Raum, der dich weiterbringt
gemrush-motif-rails = eine Fahrt mit der Lore
gemrush-motif-warpstone = einen Warpstein
gemrush-motif-skill = deine Fähigkeit
gemrush-motif-far = eine Tür am Ende eines langen Wegs
gemrush-motif-special = einen besonderen Edelstein, der mitbezahlt
gemrush-motif-door = eine Tür, die viele Punkte bringt
gemrush-scoring = -# Es ist der letzte Zug, also zählen nur Punkte. Du bekommst sie für die Türen, die du jetzt bezahlst.
