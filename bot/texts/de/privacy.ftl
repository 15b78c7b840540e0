# Was über Mitglieder gespeichert ist: gesagt, herausgegeben, gelöscht. Wie ein Satz geschrieben wird: siehe errors.ftl.

privacy-former = Früheres Mitglied

privacy-cmd-policy = Was über dich gespeichert ist, wozu, wie lange, und wer es sieht
privacy-cmd-export = Alles, was über dich gespeichert ist, als Datei; Serververwaltung: auch die Ergebnisse des Servers
privacy-cmd-delete = Alles löschen, was über dich gespeichert ist, auf allen Servern
privacy-opt-what = Was du haben willst; ohne Angabe, was über dich gespeichert ist
privacy-choice-what-me = Was über mich gespeichert ist
privacy-choice-what-server = Die Ergebnisse dieses Servers, für die Serververwaltung

privacy-policy =
    ### Was über dich gespeichert ist
    ◆ **Was:** deine Discord-ID und dein Name, deine Partien und Züge, deine Punkte, Wertungen und Abzeichen, deine Einstellungen und deine privaten Notizen. Stellungen aus deinen beendeten Partien können Rätsel für denselben Server werden, ohne Namen. Was ihr in Kanälen schreibt, lese ich nie.
    ◆ **Wozu:** damit Partien weitergehen, alle wissen, wer am Zug ist, und die Bestenlisten stimmen.
    ◆ **Wer es sieht:** Alle im Kanal sehen Bretter, Namen und Punkte. In Direktnachrichten sehen sie alle, die mit dir spielen. Deine Hand, deine Einstellungen, deine Notizen und was auf dich wartet, siehst nur du. Ich verkaufe nichts und gebe nichts weiter.
    ◆ **Wie lange:** bis du es löschst. Was zu einem Server gehört, lösche ich { $days } Tage, nachdem ich ihn verlassen habe.
    ◆ **Was du tun kannst:** `/privacy export` gibt dir eine Kopie, `/privacy delete` löscht es.
    ◆ **Wer verantwortlich ist:** { $known ->
        [yes] { $contact }
       *[no] die Leute, die diesen Bot betreiben. Frag die, die mich auf deinen Server geholt oder dir meinen Link gegeben haben.
    }
privacy-ui-whole = Der ganze Text
privacy-ui-export = Kopie schicken
privacy-ui-puzzles-no = Nicht für Rätsel
privacy-ui-puzzles-yes = Rätsel erlauben
privacy-ui-delete = Meine Daten löschen
privacy-whole = Die Datenschutzerklärung und die Nutzungsbedingungen. Diese Dateien sind auf Englisch.

privacy-puzzles-no = Ab jetzt wird aus deinen Partien kein Rätsel. Die es schon gab, sind gelöscht.
privacy-puzzles-yes = Aus deinen beendeten Partien können auf ihrem Server wieder Rätsel werden, ohne Namen.

privacy-export-me = Das ist alles, was über dich gespeichert ist, auf allen Servern. Aber was andere über dich notiert haben und ob sie dich sperren, gehört ihnen und fehlt darin. Diese Antwort siehst nur du.
privacy-export-server = Die Partien, Ergebnisse und Bestenlisten dieses Servers. Wer auf keiner Bestenliste stehen will, fehlt darin. Diese Antwort siehst nur du.
privacy-export-size = Das sind { $size } MiB, aber Discord nimmt höchstens { $limit }. Die Leute, die diesen Bot betreiben, können es dir schicken. `/privacy policy` sagt, wer sie sind.

privacy-delete-sure =
    ### Alles löschen, was über dich gespeichert ist?
    ◆ **Gelöscht wird, auf allen Servern:** deine Einstellungen, deine Sperren und die gegen dich, deine privaten Notizen und die anderer über dich, deine Erinnerungen, deine Zeilen in Bestenlisten, deine Wertungen, deine Abzeichen, deine ID und dein Name.
    ◆ **Zuerst:** { $playing ->
        [0] Du spielst gerade nirgends mit, also wartet niemand auf dich.
        [one] Du verlässt die Partie, in der du spielst, als hättest du aufgegeben.
       *[other] Du verlässt die { $playing } Partien, in denen du spielst, als hättest du aufgegeben.
    }
    ◆ **Es bleibt:** { $over ->
        [0] nichts von dir.
        [one] die Partie, die du zu Ende gespielt hast, denn sie gehört auch den anderen. Dein Platz darin heißt dann „{ privacy-former }“, und nichts führt zu dir zurück.
       *[other] die { $over } Partien, die du zu Ende gespielt hast, denn sie gehören auch den anderen. Dein Platz darin heißt dann „{ privacy-former }“, und nichts führt zu dir zurück.
    }
    ◆ **Ligen und Pokale:** Du verlässt sie. Ihre Tabellen und Turnierbäume bleiben, und an deiner Stelle steht dort „{ privacy-former }“.
    ◆ **In Discord:** Meine Bretter bleiben in ihren Kanälen, bis sie dort jemand löscht. Eine Rolle, die ich dir gegeben habe, nehme ich.
    Das kannst du nicht rückgängig machen.
privacy-ui-delete-yes = Alles löschen
privacy-ui-delete-no = Behalten
privacy-deleted = Erledigt: Nichts, was hier gespeichert ist, führt noch zu dir. Du kannst wieder mitspielen und fängst neu an. Hast du das heutige Brett des Tages schon geöffnet, bekommst du es nicht noch einmal.
privacy-kept = Alles bleibt, wie es war.
