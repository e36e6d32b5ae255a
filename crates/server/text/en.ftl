# What the server itself says.
guest = Guest { $n }
bot-name = { $name } (bot { $n })
bot-novice = Novice
bot-novice-help = Novice: knows the rules, makes mistakes
bot-companion = Companion
bot-companion-help = Companion: takes what looks best now
bot-strategist = Strategist
bot-strategist-help = Strategist: thinks ahead, answers within a second
bot-master = Master
bot-master-help = Master: takes its time
bot-random = Random
bot-greedy = Keen
bot-search = Thinker
copy-of = Imported match

fail-no-table = There is no such table. Perhaps the link was cut short.
fail-no-game = This server does not know that game.
fail-no-page = There is nothing at this address.
fail-not-allowed = Only the host of the table may do that.
fail-no-hints = This table plays without hints.
fail-not-asked = You are not asked anything now.
fail-not-your-seat = This seat is not yours.
fail-who-are-you = Sign in, or sit down at a table first.
fail-foreign-origin = This request came from another site and was not carried out.
fail-too-fast = That was too often in too short a time. Wait a moment, then try again.
fail-seat-taken = Somebody was faster: this seat is taken.
fail-broken = Something went wrong on our side. Nothing was lost; please try again.
fail-bad-request = This was not understood.
fail-unfit = This cannot be played:
unfit-seats = The game is for { $min } to { $max } players, not for { $n }.
fail-too-large = This is more than we accept at once.
fail-wrong-method = That cannot be done at this address.
fail-timeout = This took too long and was given up.
fail-over = The game is over.
fail-not-open = You are not asked for anything now.
fail-stale = The question has changed since. Look again and answer the new one.
fail-not-offered = This is not among the choices offered.
fail-nothing-to-undo = There is nothing that can be taken back: something was learned, or another player answered since.
fail-nothing-to-redo = There is nothing to do again.
fail-bad-message = This was not understood.
fail-bot-plays = A bot plays this seat. Take the seat back first.
fail-not-started = This table has not started yet.
fail-started = This table has started already.
fail-seats-empty = Some seats are still empty.
fail-frozen = This match is frozen because its rules failed. Nothing is lost; its log is kept for the repair.
fail-busy = The server is busy. Nothing was done; it is sent again in a moment.
fail-not-over = The match file can be had once the game is over, because it tells all secrets.
fail-login = That name and password do not go together.
fail-login-taken = This name is taken. Choose another.
fail-login-form = A name has 2 to 40 characters, without line breaks or characters that nobody sees.
fail-password-form = A password has 8 to 200 characters.
fail-name-form = A name has 1 to 40 characters, in any script, without line breaks or characters that nobody sees.
fail-title-form = The name of a table has at most 60 characters, without line breaks or characters that nobody sees.
fail-too-long = This text is too long.
fail-empty = There is nothing in it.
fail-account-exists = You have an account already.
fail-bad-token = The token is unknown or was revoked.

notice-stopping = The server restarts. Your table is safe; this page connects again by itself.
notice-frozen = This match is frozen because its rules failed. Nothing is lost; its log is kept for the repair.
done-password = Your password was changed. Other devices were signed out.

fail-hook-form = This webhook address cannot be used.
fail-mail-form = This is not a mail address.
fail-no-mail = This server does not send mail.
fail-mail-failed = The mail could not be sent. Look at the address, then try again.
done-reminders = Your reminders are set.
done-reminders-mail = Your reminders are set. Follow the link in the mail we sent you, so that the address counts.

remind-turn = It is your turn:
remind-over = The game is over:
remind-subject = { $n ->
    [one] It is your turn at a table
   *[other] It is your turn at { $n } tables
 }
remind-subject-over = A game of yours is over
remind-foot = You asked for these reminders. No more of them:
remind-off = No more reminders
remind-off-ask = You will hear nothing more of your tables while you are away. On your account page you can turn reminders on again.
remind-off-done = Reminders are off. On your account page you can turn them on again.
remind-mail = Confirm this address
remind-mail-ask = Reminders of your tables will be sent to this address.
remind-mail-done = The address is confirmed.
remind-confirm-subject = Confirm your address
remind-confirm = Somebody, most likely you, wants reminders of game tables at this address. Follow this link if that is so; if not, do nothing and you will hear no more.
