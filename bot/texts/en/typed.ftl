# Words that members type and the bot reads, in every language at once (`bot.ui.typed_times`).
#
# Several stand with commas between them, each as members write it; accents may be missing. More words do no harm.

# quiet hours: none
typed-off = off, none, no, never
# as in “from 22:00 to 7:00”
typed-from = from, between
# the same
typed-to = to, till, til, until, through, thru, and
# before a time of the day, after a date
typed-at = at
# after the hour, as in “22 h”
typed-hours = h, hr, hrs, hour, hours
# after the hour of a time, but not after a number of hours
typed-sharp = o’clock, sharp
# after an hour before noon, as in “8 am”
typed-am = am, a.m., a, in the morning
# after an hour after noon, as in “8 pm”
typed-pm = pm, p.m., p, in the afternoon, in the evening
# after an hour before or after midnight, as in “10 at night”
typed-night = at night
# 12:00
typed-noon = noon, midday
# 24:00
typed-midnight = midnight
# before a number of days, as in “in 10 days”
typed-in = in, for
# before a day, as in “until Friday”
typed-on = on, until, till, til, by, through, of
# the same; a number after it is the day of a month, as in “the 24th”
typed-the = the
# before or after a day of the week that is the next such day, as in “next Friday”
typed-next = next, coming, this
# after a day, which then ends the holiday
typed-evening = evening, night, in the evening, at night
# all names of Saturday
typed-saturday = Saturday
# all names of January
typed-january = January
# 1, as the day of a month
typed-first = first
# one day, week or month
typed-one = a, an, one
# two days, weeks or months, three, and so on; with “/” between words for the same number
typed-numbers = two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen
# after a number, as in “10 days”
typed-days = d, day, days
# after a number, as in “2 weeks”
typed-weeks = w, wk, wks, week, weeks
# after a number, as in “2 months”
typed-months = month, months
# the day when it is typed
typed-today = today, tonight, this evening
# the day after it
typed-tomorrow = tomorrow, tmrw, tmr
# the day after that
typed-overmorrow = the day after tomorrow, day after tomorrow
