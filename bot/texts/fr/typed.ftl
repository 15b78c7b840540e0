typed-off = non, aucune
typed-from = de, du, dès, entre
typed-to = à, au, jusqu’à, et
typed-at = à
typed-hours = h, heure, heures
typed-days = j, jour, jours
