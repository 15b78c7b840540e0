# Was über Mitglieder gespeichert ist: gesagt, herausgegeben, gelöscht. Wie ein Satz geschrieben wird: siehe errors.ftl.

privacy-former = Früheres Mitglied

privacy-cmd-policy = Was über dich gespeichert ist, wozu, wie lange, und wer es sieht
privacy-cmd-export = Alles, was über dich gespeichert ist, als Datei; die Serververwaltung bekommt auch die Tabellen
privacy-cmd-delete = Alles löschen, was über dich gespeichert ist, auf allen Servern
privacy-opt-what = Was du haben willst; ohne Angabe, was über dich gespeichert ist
privacy-choice-what-me = Was über mich gespeichert ist
privacy-choice-what-server = Die Tabellen dieses Servers, für die Serververwaltung

privacy-policy =
    ### Was über dich gespeichert ist
    ◆ **Was:** deine Discord-Kennung, der Name, unter dem du spielst, deine Partien und Züge, deine Punkte, Wertungen und Abzeichen, und was du eingestellt hast. Was ihr schreibt, lese ich nie.
    ◆ **Wozu:** damit eine Partie weitergeht, wo sie stand, alle wissen, wer am Zug ist, und die Bestenlisten stimmen.
    ◆ **Wer es sieht:** Wer den Kanal sieht, sieht Bretter, Namen und Punkte. Deine Hand, deine Einstellungen und was auf dich wartet, siehst nur du. Nichts wird verkauft oder weitergegeben.
    ◆ **Wie lange:** bis du es löschst. Was zu einem Server gehört, wird { $days } Tage, nachdem ich ihn verlassen habe, gelöscht.
    ◆ **Was du tun kannst:** `/privacy export` gibt dir alles, `/privacy delete` löscht es.
    ◆ **Wer dafür einsteht:** { $known ->
        [yes] { $contact }
       *[no] wer diesen Bot betreibt. Frag die, die mich auf diesen Server geholt haben.
    }
privacy-ui-whole = Der ganze Text
privacy-ui-export = Kopie schicken
privacy-ui-delete = Löschen
privacy-whole = Die Datenschutzerklärung und die Nutzungsbedingungen. Diese Dateien sind auf Englisch.

privacy-export-me = Das ist alles, was über dich gespeichert ist, auf allen Servern. Diese Antwort siehst nur du.
privacy-export-server = Die Partien, Ergebnisse und Bestenlisten dieses Servers, eine Datei je Tabelle. Wer auf keiner Liste stehen will, fehlt darin. Diese Antwort siehst nur du.
privacy-export-where = Die Tabellen gehören zu einem Server: Nutze diesen Befehl in einem seiner Kanäle.
privacy-export-size = Das sind { $size } MiB, und Discord nimmt höchstens { $limit }. Wer diesen Bot betreibt, kann es dir anders geben; `/privacy policy` sagt, wer das ist.

privacy-delete-sure =
    ### Alles löschen, was über dich gespeichert ist?
    ◆ **Es verschwinden, auf allen Servern:** deine Einstellungen und Erinnerungen, deine Zeilen in den Bestenlisten, deine Wertungen und Abzeichen, deine Kennung und dein Name, wo immer sie stehen.
    ◆ **Zuerst:** { $playing ->
        [0] Du spielst gerade nirgends mit, also wartet niemand auf dich.
        [one] Du verlässt die Partie, in der du spielst, als hättest du aufgegeben.
       *[other] Du verlässt die { $playing } Partien, in denen du spielst, als hättest du aufgegeben.
    }
    ◆ **Es bleibt:** { $over ->
        [0] nichts von dir.
        [one] die Partie, die du zu Ende gespielt hast, den anderen zuliebe. Dein Platz darin gehört dann einem „{ privacy-former }“, und nichts führt zu dir zurück.
       *[other] die { $over } Partien, die du zu Ende gespielt hast, den anderen zuliebe. Dein Platz darin gehört dann einem „{ privacy-former }“, und nichts führt zu dir zurück.
    }
    ◆ **In Discord:** Bretter, die ich gezeigt habe, bleiben in ihren Kanälen, bis sie dort jemand löscht.
    Das lässt sich nicht rückgängig machen.
privacy-ui-delete-yes = Alles löschen
privacy-ui-delete-no = Behalten
privacy-deleted = Erledigt: Nichts, was hier gespeichert ist, führt noch zu dir. Du kannst jederzeit wieder mitspielen und fängst dann neu an. Hast du das heutige Brett des Tages schon geöffnet, bekommst du es nicht noch einmal.
privacy-kept = Es bleibt alles, wie es war.
