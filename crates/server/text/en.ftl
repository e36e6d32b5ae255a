# What the server itself says.
guest = Guest { $n }
bot-name = { $name } (bot { $n })
bot-novice = Novice
bot-novice-help = Novice: knows the rules, makes mistakes
bot-companion = Companion
bot-companion-help = Companion: thinks for a moment
bot-strategist = Strategist
bot-strategist-help = Strategist: thinks ahead, answers within a second
bot-master = Master
bot-master-help = Master: takes its time
bot-tempered = { $level } { $liking }
temper-builder = builder
temper-builder-help = Builders: cities, buildings and wonders first
temper-raider = raider
temper-raider-help = Raiders: armies first, and what others have
temper-trader = trader
temper-trader-help = Traders: goods, money and knowledge first
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
fail-sits-here = You sit at this table already.
fail-not-seated = Only people who sit at this table are asked.
fail-knows-another = You have seen what another seat at this table sees, so you cannot take this one.
fail-settled = This was settled already.
fail-holiday-long = You do not have so many days of holiday left at this table.
fail-invite-void = This invitation no longer counts: the seat has changed hands since.
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
fail-frozen = This match is frozen because its rules failed at a step. Nothing is lost. It is tried again whenever somebody opens its page.
fail-busy = The server is busy. Nothing was done; send it again in a moment.
fail-storage = The server cannot reach its storage now. Nothing was lost; try again in a moment.
fail-older-rules = This match was begun under older rules than this server plays. It cannot go on here, but nothing of it is lost.
fail-newer-rules = This match is played by newer rules than this server knows. It goes on when the newer version is back.
fail-broken-log = The log of this match does not lead where it led when it was played. Nothing more is accepted until that is repaired; nothing is lost.
fail-undrawable = This table could not be drawn. Nothing is lost, and the match goes on; please report it.
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
notice-frozen = This match is frozen because its rules failed at a step. Nothing is lost. It is tried again whenever somebody opens this page.
notice-older = This match was begun under revision { $found } of the rules; this server plays them from revision { $oldest } on. It cannot go on here, but nothing of it is lost: whoever plays it can save the match file and go on where the older version runs.
notice-newer = This match is played by revision { $found } of the rules; this server knows them up to revision { $known }. Nothing is lost: it goes on as soon as the newer version is back.
notice-no-game = This server does not have this game any more. Nothing of the match is lost: whoever plays it can save the match file and go on elsewhere.
notice-broken-log = The log of this match does not lead where it led when it was played. You see its last good state. Nothing is lost: the log is kept, whoever plays it can save the match file, and it goes on by itself once the cause is gone.
notice-undrawable = This table could not be drawn. Nothing is lost, and the match goes on; please report it.
notice-resent = The server is busy. What you did is kept, and sent again by itself.
done-password = Your password was changed. Other devices were signed out.

fail-hook-form = This webhook address cannot be used.
fail-mail-form = This is not a mail address.
fail-no-mail = This server does not send mail.
fail-mail-failed = The mail could not be sent. Look at the address, then try again.
done-reminders = Your reminders are set.
done-reminders-mail = Your reminders are set. Follow the link in the mail we sent you, so that the address counts.

remind-turn = It is your turn:
remind-over = The game is over:
remind-asked = Your table asks you something:
remind-back = Somebody asks to take a step back:
remind-kept = A seat is kept for you, to play again:
remind-subject = { $n ->
    [one] It is your turn at a table
   *[other] It is your turn at { $n } tables
 }
remind-subject-over = A game of yours is over
remind-subject-asked = Your table asks you something
remind-subject-kept = You are asked to play again
remind-foot = You asked for these reminders. No more of them:
remind-off = No more reminders
remind-off-ask = You will hear nothing more of your tables while you are away. On your account page you can turn reminders on again.
remind-off-done = Reminders are off. On your account page you can turn them on again.
remind-mail = Confirm this address
remind-mail-ask = Reminders of your tables will be sent to this address.
remind-mail-done = The address is confirmed.
remind-confirm-subject = Confirm your address
remind-confirm = Somebody, most likely you, wants reminders of game tables at this address. Follow this link if that is so; if not, do nothing and you will hear no more.

told-somebody = Somebody
told-opened = { $who } opened the table.
told-sat = { $who } sat down at seat { $n }.
told-left = { $who } stood up.
told-removed = The host freed seat { $n }.
told-bot = A bot took seat { $n }.
told-swapped = The host exchanged seats { $a } and { $b }.
told-began = The game began.
told-lent = { $who } lent the seat to a bot.
told-taken-back = { $who } took the seat back.
told-stood-in = { $who } was away for too long: a bot plays on until they return.
told-returned = { $who } is back.
told-resigned = { $who } resigned; a bot plays on.
told-handed = { $who } handed the seat over to { $to }.
told-invited = { $to } took over seat { $n }, invited by { $who }.
told-given = { $who } took over seat { $n }, as the table decided.
told-asks-pause = { $who } asks for a pause.
told-asks-terms = { $who } asks for another pace: { $terms }.
told-asks-seat = { $who } asks for seat { $n }.
told-asks-stand-in = The time of { $who } is out. Shall a bot play on until they return?
told-agrees = { $who } agrees.
told-disagrees = { $who } disagrees.
told-dropped = It stays as it is.
told-paused = The clocks rest, as everybody agreed.
told-resumed = { $who } set the clocks going again.
told-agreed = The pace: { $terms }.
told-holiday = { $who } is on holiday.
told-holiday-over = { $who } is back from holiday.

card-title = { $n ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $n } seats are free
 }
card-begun = The game is being played
card-sits = At the table:
card-foot = Sit down or watch, no account needed.
card-watch = You can watch, no account needed.
fail-back-gone = There is no such question any more: the game went on.
fail-back-asked = Somebody has asked already. Answer that first.
fail-back-refused = This was asked already, and somebody said no.
fail-no-plan = There is nothing to plan or to play here now.
fail-blocked = The people at this table and you do not play together.
fail-reset-form = This code is wrong, or too old. Ask for a new one.
fail-no-such-name = Nobody here has an account of this name.
fail-push-form = This browser’s subscription cannot be used.

somebody-gone = Somebody who left
reset-subject = A new password
reset-mail = Somebody, most likely you, forgot the password of your account. Follow this link within a day to choose a new one; if it was not you, do nothing.
fail-banned = Whoever runs this server has closed it to you. You can look on.
fail-muted = Whoever looks after this server has taken the word from you for a while.
fail-closed = Whoever looks after this server has closed this table.
fail-token-scope = This key may not do that.
fail-password-common = This password is among those that everybody tries first. Choose another.
fail-lobby-full = You have as many tables waiting in the lobby as one person may. Fill or close one, or open this one by invitation only.
fail-several-seats = At a table that anybody may join each person has one seat: who plays several sees several hands. Open it by invitation only, or take one seat.
notice-closed = Whoever looks after this server has closed this table.
notice-queue = { $n ->
    [one] The bots of this table are next to think.
   *[other] Many bots are thinking. Those of this table are at place { $n } in line.
 }

# What was done with tables and people, before whose it is.
done-close = Table closed:
done-reopen = Table opened again:
done-thaw = Table tried again:
done-seat = Seat of somebody banned given up at:
done-moderator = Moderator from now on:
done-not-moderator = No longer a moderator:
done-banned = Banned:
done-not-banned = No longer banned:
done-muted = Muted:
done-not-muted = May talk again:
done-merge = Two accounts made one:
done-delete = Account deleted:
