# Words that members type and the bot reads, in every language at once (`bot.ui.typed_times`).
#
# Several stand with commas between them, each as members write it; accents may be missing. More words do no harm.

# quiet hours: none
typed-off = off, none
# as in “from 22:00 to 7:00”
typed-from = from, between
# the same
typed-to = to, till, until, and
# before a time of the day, after a date
typed-at = at
# after the hour, as in “22 h”
typed-hours = h, hr, hrs, hours
# after a number, as in “10 days”
typed-days = d, day, days
