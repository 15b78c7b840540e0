# Partien per Direktnachricht, mit wem man will. Wie ein Satz hier klingt, steht am Anfang von errors.ftl.

letters-error-wrong = Diesen Code gibt es nicht. Ein Code sieht aus wie ABCD-EFGH: Vergleich ihn mit dem, den du bekommen hast.
letters-error-expired = Dieser Code ist abgelaufen, denn ein Code gilt einen Tag. Bitte um einen neuen.
letters-error-used = Mit diesem Code ist kein Platz mehr frei. Bitte um einen neuen Tisch.
letters-error-own = Das ist dein eigener Code. Schick ihn denen, mit denen du spielen willst.
letters-error-seated = Du hast schon einen Platz an diesem Tisch. Das Brett ist in unseren Direktnachrichten.
