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
# after an hour before noon, as in “8 am”
typed-am = am, a.m., a. m., in the morning
# after an hour after noon, as in “8 pm”
typed-pm = pm, p.m., p. m., in the afternoon, in the evening
# after an hour before or after midnight, as in “10 at night”
typed-night = at night
# 12:00
typed-noon = noon, midday
# 24:00
typed-midnight = midnight
# before a number of days, as in “in 10 days”
typed-in = in, for
# before a day of the week, as in “on Friday”
typed-on = on, until
# after a number, as in “2 weeks”
typed-weeks = w, wk, wks, week, weeks
# the day when it is typed
typed-today = today, tonight
# the day after it
typed-tomorrow = tomorrow
# the day after that
typed-overmorrow = the day after tomorrow, day after tomorrow
