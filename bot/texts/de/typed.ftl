# Wörter, die Mitglieder tippen und der Bot liest, in allen Sprachen zugleich (`bot.ui.typed_times`).

typed-off = aus, keine
typed-from = von, ab, zwischen
typed-to = bis, und
typed-at = um
typed-hours = h, Uhr
typed-days = T, Tag, Tage, Tagen
