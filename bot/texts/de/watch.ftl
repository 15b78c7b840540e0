# Mitglieder, die einer Partie ohne Platz zusehen: Sie wollen ihr Ende wissen und sagen, wer gewinnt.

watch-ui-tell = Ende mitteilen
watch-ui-stop = Nicht mitteilen
watch-ui-predict = Wer gewinnt?
watch-ui-results = Vorhersagen
watch-ui-none = Nichts sagen
watch-ui-pick = { $name } · { watch-points }
watch-points =
    { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

watch-told =
    Wenn diese Partie zu Ende ist, schicke ich dir ihr Ende als Direktnachricht, einmal.
    -# Niemand erfährt, dass du gefragt hast. Kann ich dir nicht schreiben, oder siehst du diesen Kanal nicht mehr, kommt keine Nachricht.
watch-not-told = Ich schicke dir keine Nachricht zum Ende dieser Partie.

watch-ask = ### Wer gewinnt?
watch-list = `/leaderboard` zeigt diese Liste unter **{ LABEL("honour-ui-board") }**.
watch-how =
    Hast du recht, bekommst du Punkte in der Bestenliste **{ honour-board-predictions }**. Sonst sind sie nichts wert. { watch-list }
    -# Je früher du es sagst, und je unwahrscheinlicher es nach den Wertungen ist, desto mehr Punkte. Du kannst es jederzeit ändern. Bis die Partie zu Ende ist, siehst nur du es.
watch-league = -# Wer gewinnt, kann hier niemand vorhersagen, denn die Partie gehört zu einer Liga oder einem Pokal.
watch-letters = In den Bestenlisten der Partien per Direktnachricht steht nur, wer zugestimmt hat.
watch-no-points = -# Darum bringt auch eine richtige Vorhersage keine Punkte. Du kannst sie jederzeit ändern. Bis die Partie zu Ende ist, siehst nur du sie.
watch-said = Du sagst: **{ $name }** gewinnt. Dann bekommst du { watch-points }.
watch-moved = Die Partie ist weitergegangen, darum sind es jetzt andere Punkte. Wähl noch einmal.

watch-results = ### Vorhersagen
watch-result = **{ $name }** hat gesagt: { $pick } gewinnt · { watch-points }
watch-result-void = **{ $name }** hat gesagt: { $pick } gewinnt
watch-void = Niemand hat gewonnen, darum zählen die Vorhersagen nicht.

watch-notice = In **{ $guild }** ist eine Partie zu Ende, deren Ende du wissen wolltest:
watch-notice-said = Du hast gesagt: **{ $name }** gewinnt. Das bringt dir { watch-points }.
watch-notice-way = -# Die Wiederholung steht bei ihrem letzten Brett, hinter **{ LABEL("ui-more") }**: { $link }

watch-error-plays = Du spielst in dieser Partie selbst mit, oder sie geht nicht mehr weiter.
watch-error-played = Du hattest in dieser Partie einen Platz und weißt vielleicht mehr als andere. Das Ende kannst du dir mitteilen lassen.
watch-error-nothing = Hier kann niemand sagen, wer gewinnt. Dazu müssen zwei Mitglieder gegeneinander spielen, und in keiner Liga und keinem Pokal.
watch-error-none = Niemand hat gesagt, wer diese Partie gewinnt.
watch-error-many = Dieser Partie sehen schon { $most } Mitglieder zu. Mehr passen nicht.
watch-error-quiet = Deine Ruhezeit dauert den ganzen Tag, darum würde ich dir nie schreiben. Kürz sie in `/reminders`, dann versuch es noch einmal.
