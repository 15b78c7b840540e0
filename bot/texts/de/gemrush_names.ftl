# Gem Rush: wie alles heißt und was Räume und Fähigkeiten tun. Was das Spiel sonst sagt, steht in gemrush.ftl.

## Die Edelsteine. Ihre zwei Buchstaben in Bildern und Zügen sind in allen Sprachen gleich: die englischen.

gemrush-gem-obsidian = Obsidian
gemrush-gem-permafrost = Permafrost
gemrush-gem-electrum = Elektrum
gemrush-gem-soulstone = Seelenstein
gemrush-gem-star-tear = Sternenträne
gemrush-gem-fire-ruby = Feuerrubin
gemrush-gem-dragonjade = Drachenjade
gemrush-gem-diamond-dust = Diamantstaub
gemrush-gem-echoglass = Echoglas
gemrush-gem-orichalcum = Orichalkum
gemrush-gem-warpstone = Warpstein

## Die Zwerge, nach dem Edelstein ihrer Farbe

gemrush-dwarf-obsidian = Orska
gemrush-dwarf-permafrost = Frimla
gemrush-dwarf-electrum = Gildo
gemrush-dwarf-soulstone = Ulmwen
gemrush-dwarf-star-tear = Stelka
gemrush-dwarf-fire-ruby = Brannoch
gemrush-dwarf-dragonjade = Drusk

## Wörter der Bildbeschreibungen: Seiten, und eine Tür, die nichts kostet

gemrush-side-north = Nord
gemrush-side-east = Ost
gemrush-side-south = Süd
gemrush-side-west = West
gemrush-side-to = nach
gemrush-door-free = frei

## Die Arten von Plättchen und wie man sie nutzt

gemrush-type-action = Aktionsraum
gemrush-type-action-rule = Nutz ihn als deine Aktion, statt 1 Karte zu ziehen.
gemrush-type-movement = Bewegungsraum
gemrush-type-movement-rule = Nutz ihn unterwegs für je 1 Schritt, oder als deine Aktion.
gemrush-type-free = Freier Raum
gemrush-type-free-rule = Nutz ihn unterwegs, so oft du willst, für 0 Schritte.
gemrush-type-tunnel = Tunnel
gemrush-type-tunnel-rule = Hier hält niemand: Du folgst den Gleisen, bis sie wieder hinausführen.
gemrush-type-cart = Lore
gemrush-type-cart-rule = Unterwegs fährst du von jeder Lore zu jeder anderen für 0 Schritte.

## Die Schritte einer Fähigkeit, mit Kommas verbunden; der erste wird groß geschrieben. $count ist eine Zahl oder der Buchstabe X.

gemrush-effect-draw = zieh { $count }
gemrush-effect-reveal = deck { $count } auf
gemrush-effect-dig =
    { $count ->
        [one] grab nach 1 Karte mit { WORD("gemrush-show", $gems) }
       *[other] grab nach { $count } Karten mit { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep = behalte { $count } davon
gemrush-effect-keep-matching = behalte { $count } mit { WORD("gemrush-show", $gems) }
gemrush-effect-keep-all =
    { $count ->
        [one] behalte sie
       *[other] behalte sie alle
    }
gemrush-effect-keep-all-matching = behalte alle mit { WORD("gemrush-show", $gems) }
gemrush-effect-discard = leg { $count } ab
gemrush-effect-discard-matching =
    { $count ->
        [one] leg 1 Karte mit { WORD("gemrush-show", $gems) } ab
       *[other] leg { $count } Karten mit { WORD("gemrush-show", $gems) } ab
    }
gemrush-effect-name = nenn einen Edelstein
gemrush-effect-swap = tausch den Platz mit einem anderen Zwerg
gemrush-effect-move-room = versetz diesen Raum und alle darin an eine andere offene Tür
gemrush-effect-go-any = geh in einen beliebigen anderen Raum
gemrush-effect-go-dwarf = geh in einen Raum, in dem ein anderer Zwerg steht
gemrush-effect-go-action = geh in einen anderen Aktionsraum
gemrush-effect-go-movement = geh in einen anderen Bewegungsraum
gemrush-effect-go-free = geh in einen anderen Raum mit Lampe
gemrush-effect-go-line = geh in einen anderen Raum dieser Zeile oder Spalte
gemrush-effect-go-start = geh in den Raum, in dem die Mine begann

## Um welche Karten es einem Schritt geht: Karten mit ...

gemrush-show-di = { gemrush-gem-diamond-dust }
gemrush-show-di-ec-or-wa = einem besonderen Edelstein
gemrush-show-discarded = einem abgelegten Edelstein
gemrush-show-dr = { gemrush-gem-dragonjade }
gemrush-show-ec-or = { gemrush-gem-echoglass } oder { gemrush-gem-orichalcum }
gemrush-show-el = { gemrush-gem-electrum }
gemrush-show-el-or = { gemrush-gem-electrum } oder { gemrush-gem-orichalcum }
gemrush-show-el-st = { gemrush-gem-electrum } oder { gemrush-gem-star-tear }
gemrush-show-fi = { gemrush-gem-fire-ruby }
gemrush-show-named = dem genannten Edelstein
gemrush-show-ob = { gemrush-gem-obsidian }
gemrush-show-ob-pe-dr = { gemrush-gem-obsidian }, { gemrush-gem-permafrost } oder { gemrush-gem-dragonjade }
gemrush-show-or = { gemrush-gem-orichalcum }
gemrush-show-pe = { gemrush-gem-permafrost }
gemrush-show-pe-so = { gemrush-gem-permafrost } oder { gemrush-gem-soulstone }
gemrush-show-so = { gemrush-gem-soulstone }
gemrush-show-so-st-dr = { gemrush-gem-soulstone }, { gemrush-gem-star-tear } oder { gemrush-gem-dragonjade }
gemrush-show-st = { gemrush-gem-star-tear }
gemrush-show-st-fi = { gemrush-gem-star-tear } oder { gemrush-gem-fire-ruby }
gemrush-show-wa = { gemrush-gem-warpstone }

## Die Räume: höchstens 16 Buchstaben, denn sie stehen auf einem Schild, und was Bergleute dazu sagen

gemrush-room-tunnel = Tunnel
gemrush-room-tunnel-text = Hier hält keiner. Nicht mal zum Essen.
gemrush-room-mine-cart = Lore
gemrush-room-mine-cart-text = Eine Lore ist ein Möbel. Zwei sind eine Bahn.
gemrush-room-warped-mirror = Zerrspiegel
gemrush-room-warped-mirror-text = Du schaust hinein. Ein anderer schaut heraus.
gemrush-room-mystic-elevator = Geisteraufzug
gemrush-room-mystic-elevator-text = Welches Stockwerk? Das überlegt er noch.
gemrush-room-gravel-pit = Kiesgrube
gemrush-room-gravel-pit-text = Zwei Schaufeln voll. Keine Fragen.
gemrush-room-rubble-chute = Schuttrutsche
gemrush-room-rubble-chute-text = Drei kommen unten an. Eins davon ist ein Stiefel.
gemrush-room-sorting-floor = Sortierhalle
gemrush-room-sorting-floor-text = Das Gute, das Schlechte und meistens Kies.
gemrush-room-slag-heap = Schlackenhalde
gemrush-room-slag-heap-text = Lass etwas da. Nimm mit, was andere daließen.
gemrush-room-shift-change = Schichtwechsel
gemrush-room-shift-change-text = Alte Hände raus, neue Hände rein.
gemrush-room-powder-store = Pulverkammer
gemrush-room-powder-store-text = Rauchen ist erlaubt. Einmal.
gemrush-room-mother-lode = Hauptader
gemrush-room-mother-lode-text = Reich, tief, und hier endet der Weg.
gemrush-room-shop-window = Schaufenster
gemrush-room-shop-window-text = Drei darfst du ansehen. Die anderen auch.
gemrush-room-auction-hall = Auktionssaal
gemrush-room-auction-hall-text = Verkauft an den Zwerg mit den lautesten Stiefeln.
gemrush-room-cutters-bench = Schleifbank
gemrush-room-cutters-bench-text = Zwei für den Boden, einer für den Ring.
gemrush-room-fire-and-ice = Feuer und Eis
gemrush-room-fire-and-ice-text = Bring Handschuhe mit. Zwei verschiedene.
gemrush-room-three-bowls = Drei Schalen
gemrush-room-three-bowls-text = Schwarz, gold, rot. Suppe gibt es woanders.
gemrush-room-lamp-room = Lampenstube
gemrush-room-lamp-room-text = Was leuchtet, kommt in den Sack.
gemrush-room-glow-cavern = Glimmerhöhle
gemrush-room-glow-cavern-text = Seelen leuchten dir den Weg. Lohn wollen sie keinen.
gemrush-room-bone-sieve = Knochensieb
gemrush-room-bone-sieve-text = Gut schütteln. Frag nicht, wessen.
gemrush-room-treasure-drift = Schatzstollen
gemrush-room-treasure-drift-text = Fünf Hiebe, und der Fels entscheidet.
gemrush-room-dust-mill = Staubmühle
gemrush-room-dust-mill-text = Mahlt langsam. Niesen bitte draußen.
gemrush-room-assay-office = Prüfstube
gemrush-room-assay-office-text = Beißt auf alles Gold. Kennt einen guten Zahnarzt.
gemrush-room-bonus-bucket = Prämieneimer
gemrush-room-bonus-bucket-text = Zwei für die Arbeit, vielleicht einen für den Bart.
gemrush-room-ember-weeper = Glutweiner
gemrush-room-ember-weeper-text = Er weint Sterne und Glut. Warum, fragt keiner.
gemrush-room-black-seam = Schwarze Ader
gemrush-room-black-seam-text = Schwarz wie ein Montag.
gemrush-room-frost-gallery = Froststollen
gemrush-room-frost-gallery-text = Drei gefunden, zwei behalten, einer festgefroren.
gemrush-room-jade-niche = Jadenische
gemrush-room-jade-niche-text = Hier schlief ein Drache. Das Kissen liegt noch da.
gemrush-room-ghost-well = Geisterbrunnen
gemrush-room-ghost-well-text = Kaltes Wasser, kältere Gesellschaft.
gemrush-room-dust-shaft = Staubschacht
gemrush-room-dust-shaft-text = Ein Vermögen wert, sobald es aus den Augen ist.
gemrush-room-echo-chamber = Echokammer
gemrush-room-echo-chamber-text = Sag Gold. Sie sagt Gold. Sie lügt.
gemrush-room-gilders-loft = Goldschlägerei
gemrush-room-gilders-loft-text = Mit goldenem Rand ist alles mehr wert.
gemrush-room-crooked-crack = Krummer Spalt
gemrush-room-crooked-crack-text = Er führt irgendwohin. Wohin, sagt er nicht.
gemrush-room-kings-vault = Königsgewölbe
gemrush-room-kings-vault-text = Eine Tür. Dem König war das recht.
gemrush-room-wishing-well = Wunschbrunnen
gemrush-room-wishing-well-text = Wünsch laut. Den Papierkram macht das Echo.
gemrush-room-fortune-fissure = Glücksspalte
gemrush-room-fortune-fissure-text = Ruf dein Glück beim Namen. Vielleicht ist es da.
gemrush-room-blind-prophet = Blinder Prophet
gemrush-room-blind-prophet-text = Er sieht, was du willst. Er sieht auch deinen Beutel.
gemrush-room-glass-forge = Glasschmiede
gemrush-room-glass-forge-text = Schwarzes Glas hinein, rotes Feuer heraus.
gemrush-room-ember-bed = Glutbett
gemrush-room-ember-bed-text = Ein Rubin wärmt vier Bergleute.
gemrush-room-alloy-bath = Legierbad
gemrush-room-alloy-bath-text = Nicht zum Baden. Wir haben es versucht.
gemrush-room-seance-table = Geistertisch
gemrush-room-seance-table-text = Klopf zweimal. Großvater weiß, wo es liegt.
gemrush-room-star-kiln = Sternenofen
gemrush-room-star-kiln-text = Er brennt Tränen. Der Rest liegt auf allem.
gemrush-room-jade-carvery = Jadeschnitzerei
gemrush-room-jade-carvery-text = Fünf Stücke, zwei davon für die Katze.
gemrush-room-thaw-chamber = Taukammer
gemrush-room-thaw-chamber-text = Was taut, verdoppelt sich. Achtung, Pfützen.
gemrush-room-crucible = Schmelztiegel
gemrush-room-crucible-text = Alles Kostbare schmilzt am Ende.
gemrush-room-forgers-den = Fälscherhöhle
gemrush-room-forgers-den-text = Drei wie deiner. Die Rückseite prüft keiner.
gemrush-room-dust-kiln = Staubofen
gemrush-room-dust-kiln-text = Ein Brocken hinein, zweimal Niesen heraus.
gemrush-room-blast-furnace = Hochofen
gemrush-room-blast-furnace-text = Immer hungrig. Nur rotes Fleisch.
gemrush-room-post-chute = Rohrpost
gemrush-room-post-chute-text = Mit kurzem Bart reist du als Päckchen.
gemrush-room-rescue-rope = Rettungsseil
gemrush-room-rescue-rope-text = Zweimal ziehen: Hilfe. Dreimal: Bier.
gemrush-room-home-bell = Heimglocke
gemrush-room-home-bell-text = Sie läutet, du läufst.
gemrush-room-taproom = Schankstube
gemrush-room-taproom-text = Setz dich, nimm zwei, steh als ein anderer auf.
gemrush-room-pony-stall = Ponystall
gemrush-room-pony-stall-text = Die Ponys wissen, wo es weitergeht.
gemrush-room-foremans-hatch = Steigerluke
gemrush-room-foremans-hatch-text = Ab mit dir. Irgendwo ist Arbeit.
gemrush-room-rolling-smithy = Rollschmiede
gemrush-room-rolling-smithy-text = Der Amboss hat Räder. Gewesen ist es keiner.
gemrush-room-divining-rod = Wünschelrute
gemrush-room-divining-rod-text = Sie zuckt. Vielleicht war es deine Hand.
gemrush-room-tumbling-drum = Rolltrommel
gemrush-room-tumbling-drum-text = Hinein mit dem Alten. Der Lärm ist umsonst.
gemrush-room-bat-roost = Fledermaushang
gemrush-room-bat-roost-text = Halt dich an den Füßen fest. Sie kennen jeden Raum.
gemrush-room-speaking-tube = Sprachrohr
gemrush-room-speaking-tube-text = Ruf einen Namen und kriech hinterher.
gemrush-room-panning-stream = Waschbach
gemrush-room-panning-stream-text = Kalte Füße, warme Hoffnung.
gemrush-room-trade-hatch = Tauschklappe
gemrush-room-trade-hatch-text = Einer rein, einer raus. Kein Beleg, kein Blick.
gemrush-room-dripstone-cave = Tropfsteinhöhle
gemrush-room-dripstone-cave-text = Sie gibt. Sie nimmt. Sie tropft.
gemrush-room-polishing-wheel = Polierrad
gemrush-room-polishing-wheel-text = Derselbe Stein, die bessere Seite.
gemrush-room-smugglers-nook = Schmugglernest
gemrush-room-smugglers-nook-text = Zahl in Schwarz. Sag nichts.
gemrush-room-exchange-desk = Wechselstube
gemrush-room-exchange-desk-text = Zwei für einen. Der Kurs ist älter als die Mine.
gemrush-room-gem-press = Edelsteinpresse
gemrush-room-gem-press-text = Druck macht Edelsteine. Frag die Lehrlinge.
gemrush-room-ticket-booth = Kartenschalter
gemrush-room-ticket-booth-text = Überallhin, nur hin. Bärte fahren frei.
gemrush-room-winch = Seilwinde
gemrush-room-winch-text = Geradeaus. Der Magen kommt nach.
gemrush-room-pawn-window = Pfandleihe
gemrush-room-pawn-window-text = Zwei von dir für einen von ihm. Familienpreis.
gemrush-room-barter-bench = Tauschbank
gemrush-room-barter-bench-text = Mein Platz gegen deinen, und ein Stein für die Mühe.
gemrush-room-lantern-stair = Laternentreppe
gemrush-room-lantern-stair-text = Folg den Lichtern. Nicht denen, die laufen.

## Die Fähigkeiten: wie sie heißen, was sie tun, und zwei Zeilen zum Summen

gemrush-skill-harmonization = Harmonisierung
gemrush-skill-harmonization-rule = Bei jedem Bau darf eine Karte, mit der du zahlst, als zweimal Echoglas zählen.
gemrush-skill-harmonization-verse =
    Ich summe dem Stein, und er summt es mir nach:
    schon klingen zwei Spiegel im selben Gemach.
gemrush-skill-transmutation = Transmutation
gemrush-skill-transmutation-rule = Bei jedem Bau dürfen zwei gleiche Edelsteine auf Karten, mit denen du zahlst, zu einem Diamantstaub werden.
gemrush-skill-transmutation-verse =
    Zwei gleiche zerrieben, gesiebt und verstaut:
    der Staub gilt für alles, worauf einer baut.
gemrush-skill-evocation = Evokation
gemrush-skill-evocation-rule = Bei jedem Bau gibt eine Karte mit deiner Farbe, mit der du zahlst, noch einen Edelstein dieser Farbe dazu.
gemrush-skill-evocation-verse =
    Ich rufe die Farbe ins Dunkel hinein,
    da rollt aus der Wand mir ein weiterer Stein.
gemrush-skill-affinity = Affinität
gemrush-skill-affinity-rule = Bei jedem Bau darf ein Edelstein deiner Farbe für einen beliebigen gewöhnlichen Edelstein stehen.
gemrush-skill-affinity-verse =
    Mein Stein ist ein Schelm, und er heißt, wie er soll:
    ob Jade, ob Träne, er zahlt jeden Zoll.
gemrush-skill-haggling = Feilschen
gemrush-skill-haggling-rule = Verlangt eine Tür genau drei Edelsteine, musst du einen davon nicht bezahlen.
gemrush-skill-haggling-verse =
    Die Tür wollte drei, und ich bot ihr zwei an.
    Sie schwieg bis zum Mittag. Dann ließ sie mich ran.
gemrush-skill-gilding = Vergolden
gemrush-skill-gilding-rule = Jedes Orichalkum, mit dem du zahlst, bringt seinen Punkt, auch wenn der andere Edelstein der Karte nichts bezahlt.
gemrush-skill-gilding-verse =
    Ein Goldrand am Riegel, ein Goldrand am Knauf:
    verlangt hat ihn keiner, die Punkte gehn rauf.
gemrush-skill-refraction = Lichtbrechung
gemrush-skill-refraction-rule = Dein Echoglas darf auch kopieren, wofür ein Diamantstaub steht.
gemrush-skill-refraction-verse =
    Das Glas fragt nicht lange, ob wahr oder nicht:
    es spiegelt auch Lügen in ehrlichem Licht.
gemrush-skill-permeation = Durchdringung
gemrush-skill-permeation-rule = Leg unterwegs eine Karte mit deiner Farbe ab, um für 1 Schritt durch eine Wand auf das Plättchen dahinter zu gehen.
gemrush-skill-permeation-verse =
    Ich lehn an der Wand, und die Wand überlegt,
    da hab ich mich heimlich hindurch schon bewegt.
gemrush-skill-wayfaring = Wanderschaft
gemrush-skill-wayfaring-rule = Leg unterwegs eine Karte mit deiner Farbe ab, um für 0 Schritte in einen beliebigen Raum zu gehen.
gemrush-skill-wayfaring-verse =
    Ein Stein für den Weg, und schon bin ich am Ort;
    der Staub auf der Schulter ist noch nicht mal fort.
gemrush-skill-long-stride = Langer Schritt
gemrush-skill-long-stride-rule = Du hast 4 Schritte je Zug statt 3.
gemrush-skill-long-stride-verse =
    Die Beine sind kurz, doch sie stehen nicht still:
    drei Schritte für alle, und vier, wenn ich will.
gemrush-skill-sure-foot = Trittsicher
gemrush-skill-sure-foot-rule = Durch Einbahnwege gehst du in beide Richtungen.
gemrush-skill-sure-foot-verse =
    Man sagt mir, der Gang führt nur dorthin, nicht her.
    Ich geh ihn von hinten. Da stört er nicht mehr.
gemrush-skill-momentum = Schwung
gemrush-skill-momentum-rule = Der erste Raum, den du in einem Zug baust, kostet keinen Schritt.
gemrush-skill-momentum-verse =
    Ich baue im Laufen, die Kelle im Flug;
    der Hut kommt noch nach, und das ist schnell genug.
gemrush-skill-rail-riding = Schienenfahrt
gemrush-skill-rail-riding-rule = Unterwegs fährst du aus jedem Raum mit einer Tür in einen Tunnel für 0 Schritte zu jeder Lore, auch zur einzigen.
gemrush-skill-rail-riding-verse =
    Ich rutsch auf dem Bart durch den Tunnel, hurra;
    wo immer die Lore steht, bin ich gleich da.
gemrush-skill-second-look = Zweiter Blick
gemrush-skill-second-look-rule = Wenn du baust, ziehst du zwei Plättchen, legst eines und schiebst das andere unter die übrigen.
gemrush-skill-second-look-verse =
    Ich schau auf das eine, ich schau noch einmal;
    das andre kommt unten zurück ins Regal.
gemrush-skill-leftovers = Reste
gemrush-skill-leftovers-rule = Verschenkst du beim Bauen einen Edelstein, ziehst du 1 Karte.
gemrush-skill-leftovers-verse =
    Was abfällt beim Hauen, das kehre ich ein;
    ein Krümel genügt, und es rollt noch ein Stein.
gemrush-skill-remodelling = Umbau
gemrush-skill-remodelling-rule = Einmal je Zug darfst du unterwegs deinen Raum für 0 Schritte drehen, wie du willst.
gemrush-skill-remodelling-verse =
    Die Tür war im Osten. Nun ist sie es nicht.
    Wer heimkommt, bekommt dort die Wand ins Gesicht.
gemrush-skill-deep-pockets = Tiefe Taschen
gemrush-skill-deep-pockets-rule = Solange du eine Karte mit deiner Farbe hast, legst du nur bis auf 5 Karten ab, nicht bis auf 4.
gemrush-skill-deep-pockets-verse =
    Fünf trag ich statt vier, und es klimpert und klirrt;
    der Gürtel fragt leise, wie das enden wird.
gemrush-skill-large-scoop = Große Schaufel
gemrush-skill-large-scoop-rule = Ziehst du als Aktion 1 Karte, so ziehst du 2.
gemrush-skill-large-scoop-verse =
    Der Steiger sagt: Eine. Ich sage: Na gut,
    und zeig ihm die Schaufel, so breit wie sein Hut.
gemrush-skill-long-arm = Langer Arm
gemrush-skill-long-arm-rule = Als Aktion darfst du einen Raum nutzen, der einen Schritt entfernt ist.
gemrush-skill-long-arm-verse =
    Ich stehe hier still, doch die Hand ist schon dort;
    sie greift durch die Türe und nimmt etwas fort.
gemrush-skill-scavenging = Stöbern
gemrush-skill-scavenging-rule = Als Aktion darfst du die oberste Karte der Ablage nehmen und 1 ziehen.
gemrush-skill-scavenging-verse =
    Du nanntest es Schotter und warfst es hinaus;
    ich heb es mir auf, und ich bau mir ein Haus.
