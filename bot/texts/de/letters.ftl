# Partien per Direktnachricht, mit wem man will. Wie ein Satz hier klingt, steht am Anfang von errors.ftl.

letters-cmd = Mit jedem per Direktnachricht spielen, auf welchem Server ihr auch seid
letters-cmd-new = Mit jedem spielen, auch von einem anderen Server: Du bekommst einen Code zum Weitergeben
letters-cmd-show = Deine offenen Tische und Partien per Direktnachricht, mit ihren Codes
letters-cmd-join = Mit einem Code Platz nehmen, den dir jemand geschickt hat
letters-cmd-settings = Welche Bretter zu dir kommen, und ob du in den Bestenlisten stehst
letters-opt-code = Der Code, etwa ABCD-EFGH
letters-opt-letters = Per Direktnachricht spielen: Du bekommst einen Code für deine Mitspieler

letters-place = unseren Direktnachrichten
letters-no-board = der Knopf unten zeigt das Brett
letters-closed = Discord lässt mich dir dieses Brett nicht schicken: Du nimmst keine Direktnachrichten von mir an. Deine Partie wartet in `/turns`, ein Knopf dort zeigt sie.
letters-outside =
    { $begun ->
        [1] Die Partie **{ WORD($game, "name") }** hat ohne dich begonnen.
       *[0] Du hast diesen Tisch für **{ WORD($game, "name") }** verlassen. Mit seinem Code bekommst du wieder einen Platz, wenn einer frei ist.
    }
letters-next-over = **{ ui-again }** { $alone ->
        [1] beginnt die nächste Partie
       *[0] öffnet den nächsten Tisch
    }. `/leaderboard` zeigt die Besten der Partien per Direktnachricht.
letters-which = Welches Spiel willst du per Direktnachricht spielen?
letters-challenge = Welches Spiel willst du mit { $name } per Direktnachricht spielen?
letters-opened = { $there ->
        [1] Dein Tisch für **{ WORD($game, "name") }** ist offen. Das Brett ist in unseren Direktnachrichten.
       *[0] Dein Tisch für **{ WORD($game, "name") }** ist offen.
    }
letters-asked = { $name } wird per Direktnachricht gefragt. Kommt keine Nachricht an, dann schick diesen Code.
letters-joined = { $there ->
        [1] Du hast einen Platz am Tisch von **{ $name }**. Das Brett kommt als Direktnachricht.
       *[0] Du hast einen Platz am Tisch von **{ $name }**.
    }
letters-begun = { $there ->
        [1] Die Partie hat begonnen. Das Brett kommt als Direktnachricht.
       *[0] Die Partie hat begonnen.
    }
letters-code =
    Schick diesen Code allen, mit denen du spielen willst: **{ $code }**
    { $free ->
        [one] Wer damit `/letters join` eingibt, bekommt den freien Platz.
       *[other] Wer damit `/letters join` eingibt, bekommt einen der { $free } freien Plätze.
    } Er gilt bis { $time } ({ $left }). Wer auf keinem Server mit mir ist, [fügt mich zuerst hinzu]({ $link }).
letters-invitation = **{ $name }** sucht Leute zum Mitspielen: { $table }
    Ihr spielt in Direktnachrichten mit mir. Der Knopf gibt dir einen Platz, solange einer frei ist, bis { $time } ({ $left }). Wer auf keinem Server mit mir ist, [fügt mich zuerst hinzu]({ $link }).
letters-settings =
    { $every ->
        [0] Ein Brett kommt zu dir, wenn du am Zug bist.
       *[other] Ein Brett kommt zu dir nach jedem Zug von allen.
    }
    { $listed ->
        [0] Du stehst nicht in den Bestenlisten der Partien per Direktnachricht.
       *[other] Du stehst in den Bestenlisten der Partien per Direktnachricht. Alle, die solche Partien spielen, können dort deinen Namen lesen.
    }
letters-open = ### Offen in unseren Direktnachrichten: { $count }
letters-open-none = Du hast in unseren Direktnachrichten keinen offenen Tisch und keine Partie.
letters-open-table = **{ WORD($game, "name") }** · { $code ->
        [none] noch ohne Code
       *[other] Code **{ $code }**
    } · { $taken } von { $most } Plätzen besetzt · bis { $time } ({ $left }) · { $link }
letters-open-match = **{ WORD($game, "name") }** · { $mine ->
        [1] du bist am Zug
       *[other] wartet auf { $names }
    } · { $link }

letters-ui-new = Mit anderen spielen
letters-ui-code = Mit Code einladen
letters-ui-join = Mit Code mitspielen
letters-ui-typed = Der Code, den du bekommen hast
letters-ui-show = Meine Tische
letters-ui-settings = Einstellungen
letters-ui-every-on = Jedes Brett
letters-ui-every-off = Nur wenn ich am Zug bin
letters-ui-listed-on = In die Bestenlisten
letters-ui-listed-off = Aus den Bestenlisten

letters-error-alone = Das ist nur für ein Mitglied. Wähl ein Spiel für mehrere.
letters-error-none = In unseren Direktnachrichten hast du keine Partie { WORD($game, "name") }. `/letters new` öffnet dort einen Tisch.
letters-error-join = In unseren Direktnachrichten fragt dich niemand nach einer Partie { WORD($game, "name") }. Hat dir jemand einen Code geschickt, dann tippe `/letters join` und den Code.
letters-error-no-table = Du hast keine Partie in unseren Direktnachrichten. `/letters new` öffnet dort einen Tisch.
letters-error-wrong = Diesen Code gibt es nicht. Ein Code sieht aus wie ABCD-EFGH: Vergleich ihn mit dem, den du bekommen hast.
letters-error-guesses = Du hast { $most } Codes eingegeben, die es nicht gibt. Gib den nächsten in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } ein.
letters-error-expired = Dieser Code ist abgelaufen, denn ein Code gilt einen Tag. Bitte um einen neuen.
letters-error-used = An diesem Tisch ist kein Platz frei. Bitte um einen neuen.
letters-error-begun = Diese Partie hat begonnen, darum gibt ihr Code keinen Platz mehr. Bitte um einen neuen Tisch.
letters-error-playing = Du spielst diese Partie schon. Das Brett ist in unseren Direktnachrichten.
letters-error-over = Diese Partie ist vorbei. Bitte um einen neuen Tisch.
letters-error-called-off = Dieser Tisch wurde abgesagt. Bitte um einen neuen.
letters-error-own = Das ist dein eigener Code. Schick ihn denen, mit denen du spielen willst.
letters-error-seated = Du hast schon einen Platz an diesem Tisch. Das Brett ist in unseren Direktnachrichten.
# Wer den Platz anbietet, nennt jemanden
letters-error-seat-to = In Direktnachrichten bekommt den Platz, wer den Code hat: Lass `member:` weg und schick den Code weiter.
letters-error-asked = Zwischen euch beiden gibt es schon eine offene Herausforderung zu **{ WORD($game, "name") }**. Ihr Tisch ist in unseren Direktnachrichten.
letters-error-tables = Du hast { $most } offene Tische per Direktnachricht. `/letters show` zeigt sie: Starte erst einen davon oder sag ihn ab.
letters-error-direct = Hier spielst du mit anderen per Direktnachricht: `/letters new` öffnet einen Tisch und gibt dir einen Code für sie. In den Kanälen eines Servers geht es, wenn ich dort bin: Du kannst mich [hinzufügen]({ $link }).
