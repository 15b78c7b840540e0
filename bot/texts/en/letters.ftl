# Matches by letters: in direct messages, with anybody. How a sentence is written is told at the head of errors.ftl.

letters-error-wrong = There is no such code. A code looks like ABCD-EFGH: compare it with the one you were sent.
letters-error-expired = This code has expired, since a code lasts for a day. Ask for a new one.
letters-error-used = No seat is free with this code any more. Ask for a new table.
letters-error-own = This code is your own. Send it to whom you want to play with.
letters-error-seated = You have a seat at this table already. Its board is in our direct messages.
