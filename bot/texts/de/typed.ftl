# Wörter, die Mitglieder tippen und der Bot liest, in allen Sprachen zugleich (`bot.ui.typed_times`).

typed-off = aus, keine
typed-from = von, ab, zwischen
typed-to = bis, und
typed-at = um
typed-hours = h, Uhr
typed-days = T, Tag, Tage, Tagen
typed-am = morgens, vormittags, früh
typed-pm = nachmittags, abends
typed-night = nachts
typed-noon = Mittag, mittags
typed-midnight = Mitternacht, mitternachts
typed-in = in, für
typed-on = am, bis, bis zum
typed-weeks = W, Wo, Woche, Wochen
typed-today = heute
typed-tomorrow = morgen
typed-overmorrow = übermorgen
