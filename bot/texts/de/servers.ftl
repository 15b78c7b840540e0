# Kämpfe zweier Server: wie sie sich einigen. Alles andere steht in battle.ftl.

# Im Menü von `/cup`
servers-choice = Mannschaftskampf gegen einen anderen Server
servers-ui-code = Code eingeben
# Über dem Feld dafür
servers-ui-typed = Der Code des anderen Servers
servers-ui-agree = Zustimmen
# Der Titel des Formulars. $game: der Schlüssel eines Spiels
servers-form = { WORD($game, "name") }: gegen anderen Server
# $code: etwa ABCD-EFGH
servers-code = Schick diesen Code jemandem, der den anderen Server verwaltet: **{ $code }**. Dort gibt man `/cup code:{ $code }` in dem Kanal ein, in dem der Mannschaftskampf in { WORD($game, "name") } stehen soll, liest, was du gewählt hast, und stimmt zu. Der Code gilt einmal und einen Tag lang. Ein neuer Code für dieses Spiel ersetzt ihn.
# $server: der andere Server · $days: bis zum Beginn
servers-asks = **{ $server }** schlägt diesem Server einen Mannschaftskampf vor. Stimmst du zu, ist er in diesem Kanal eröffnet und beginnt { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } später. Beide Server sehen die Namen derer, die spielen, und ein gemeinsames Ergebnis.
# Einmal, im anderen Server
servers-gone =
    { $over ->
        [1] **{ $server }** hatte den Bot nicht mehr, als der Mannschaftskampf in { WORD($game, "name") } zu Ende ging.
       *[0] **{ $server }** hat den Bot nicht mehr. Der Mannschaftskampf in { WORD($game, "name") } geht weiter: Die Bretter sind in den Direktnachrichten, und das Ergebnis steht hier.
    }
servers-withdrawn =
    { $begun ->
        [1] **{ $server }** hat sich aus dem Mannschaftskampf in { WORD($game, "name") } zurückgezogen. Seine Mitglieder verlieren, was sie nicht zu Ende gespielt haben.
       *[0] **{ $server }** hat sich aus dem Mannschaftskampf in { WORD($game, "name") } zurückgezogen, also findet er nicht statt.
    }
servers-state-withdrawn = **{ $server }** hat sich zurückgezogen, also fand dieser Mannschaftskampf nicht statt.
servers-ui-withdraw = Unseren Server zurückziehen
servers-ui-withdraw-sure = Ja, zurückziehen
servers-withdraw-sure =
    { $begun ->
        [1] Diesen Server aus dem Mannschaftskampf zurückziehen? Seine Mitglieder verlieren alle Partien, die nicht vorbei sind, und das Ergebnis steht auf beiden Servern.
       *[0] Diesen Server aus dem Mannschaftskampf zurückziehen? Dann findet er nicht statt.
    } Beide Server lesen es einmal.
servers-said-withdrawn = Dein Server hat sich aus dem Mannschaftskampf zurückgezogen. Beide Server lesen es.
# Der Name des Threads mit allen Brettern. $team, $rival: beide Server
servers-thread = Bretter: { $team } – { $rival }

## Ablehnungen

servers-error-wrong = Diesen Code gibt es nicht. Ein Code sieht aus wie ABCD-EFGH: Vergleich ihn mit dem, den dir der andere Server geschickt hat.
servers-error-own = Dieser Code ist von deinem eigenen Server. Schick ihn jemandem, der den anderen Server verwaltet.
servers-error-used = Mit diesem Code hat schon ein anderer Server zugestimmt. Bitte den anderen Server um einen neuen.
servers-error-expired = Dieser Code ist abgelaufen, denn er gilt einen Tag. Bitte den anderen Server um einen neuen.
servers-error-other = Der andere Server hat jetzt einen anderen Pokal in { WORD($game, "name") }. Stimm zu, sobald der vorbei ist.
# $team: ein Server · $most: Mitglieder einer Mannschaft
servers-error-full = { $team } hat schon alle { $most } Mitglieder, darum kann sich dort niemand mehr anmelden.
