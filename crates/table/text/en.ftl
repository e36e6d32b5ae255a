# The shell of every game. Keys start with ui-.

## The table
ui-prompt = What to do
ui-your-turn = Your turn
ui-waiting = Waiting for
ui-watching = You are watching.
ui-past = You are looking at step { $at } of { $of }
ui-over = The game is over.
ui-winner = { $count ->
    [one] wins with { $what }
   *[other] share the victory with { $what }
 }
ui-ahead = ahead of { $who }: { $what }
ui-who = { $who }
ui-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
ui-on-board = { $n ->
    [one] On the board: one choice
   *[other] On the board: { $n } choices
 }
ui-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
 }
ui-whole-mat = Everything { $who } has
ui-menu = Menu
ui-enlarge = Larger, over the board
ui-fold-hand = Put down or take up what lies on the board
ui-how-many = How many
ui-fewer = One fewer
ui-more-of-it = One more
ui-why-not = Why not?
ui-colon = :
ui-deeds = What you can do
ui-deed-ways = { $n ->
    [one] one way
   *[other] { $n } ways
 }
ui-not-now = not now
ui-more-things = { $n } more
ui-lost = Not used yet, and lost if you go on:
ui-lost-anyway = Go on anyway
ui-lost-stay = Not yet
ui-lost-never = Do not ask again
ui-lost-ask = Ask before something unused is lost
ui-ends = After this, somebody else is asked.
ui-ends-go = Yes, this
ui-ends-ask = Ask before an answer that ends my part
ui-back-to-game = Back to the game
ui-do-it = Do it
ui-taps = On a touch screen: show what a choice costs or risks before it is taken
ui-undo-to-here = Undo to here
ui-undo-group = Take back
ui-undo = Undo
ui-undo-help = Take the last step back (U)
ui-undo-nothing = Nothing to undo: no step of yours yet
ui-undo-learned = Cannot be undone: a die was rolled since, or a card or something else hidden was revealed
ui-undo-others = Cannot be undone: others have answered since
ui-undo-over = Cannot be undone: the game is over
ui-redo = Redo
ui-redo-help = Take it again (Y)
ui-restart = Start this turn over
ui-bare = Hide the pieces (H)
ui-pass = Pass the device to
ui-pass-ready = The others look away: go on
ui-board = The board
ui-zoom = Zoom
ui-zoom-in = Closer (+)
ui-zoom-out = Farther (−)
ui-fit = The whole board (0)
ui-panels = Beside the board
ui-players = Players
ui-log = Log
ui-chat = Chat
ui-chat-help = Say something to the table
ui-send = Send
ui-rules = Rules
ui-rules-find = Search the rules, or a number such as R6.2
ui-aids = Aids
ui-scores = Scores
ui-source = Where from
ui-total = Total
ui-notes = Notes
ui-notes-help = Plans, guesses, grudges…
ui-notes-private = Only you see these notes. They are kept with the table.
ui-table = Table
ui-loading = One moment…
ui-skip = Skip to the content
ui-skip-prompt = Skip to what there is to do
ui-dice = Dice

## Seats
ui-you = you
ui-bot = Bot
ui-empty-seat = Nobody sits here
ui-online = At the table
ui-offline = Away
ui-to-move = To move
ui-play-as = Play this seat
ui-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }
ui-points-short = pts

## History
ui-history = History
ui-step = Step { $at } of { $of }
ui-first = The beginning
ui-earlier = One step earlier ([)
ui-later = One step later (])
ui-now = Now
ui-replay = Replay

## Scores at the end
ui-final = Final scores
ui-close = Close
ui-chart = Points over time
ui-chart-steps = steps
ui-rematch = Rematch
ui-export = Save the match file

## The table itself
ui-options = Options
ui-yes = yes
ui-no = no
ui-file = The match
ui-report = Report a problem
ui-report-help = Copies the position, the last steps and your browser’s version, ready to paste. Nobody else’s secrets are in it.
ui-fair = Fair dice
ui-fair-help = All chance comes from one secret number. Its fingerprint is shown from the start and the number itself at the end, so that anybody can check every die and every draw.
ui-commitment = Fingerprint
ui-seed = Secret number
ui-invite-help = Send this link to whomever you want at the table.
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = Your browser does not let a page copy. The text is selected: press Ctrl+C.
ui-report-copied = Copied: paste it into your report.
ui-hint = Hint
ui-hint-help = What would a bot do?
ui-hint-says = A bot would choose:
ui-hint-place = average place at the end
ui-hint-later = Later on, beside the other answers:
ui-why = Why?
ui-why-hopes = { $who } hopes for
ui-why-even = { $who } saw little difference to anything else.
ui-why-only = { $who } had no other choice.
ui-why-secret = { $who } cannot tell without giving something away.
ui-coach = Coach
ui-coach-help = Before a choice of yours that a stronger player would not make, it says why. You may go on all the same.
ui-coach-sees = a stronger player would think again.
ui-coach-not = instead of
ui-coach-none = none
ui-coach-yours = yours
ui-coach-gone = no longer yours
ui-coach-kept = still yours
ui-coach-never = not yours
ui-coach-instead = They would choose:
ui-coach-stake = What it is about:
ui-hand-to-bot = Let a bot play
ui-take-back = Take the seat back

## What the client says
ui-connected = Connected
ui-reconnecting = Connection lost, trying again…
ui-offline-now = Not connected. Your step will be sent as soon as the line is back.
ui-choose = Which one?
ui-no-rule = This rule is not in the text.
ui-failed = That did not work.
ui-new-version = The table was renewed; loading it again.
ui-sending = Sending…

## Keys
ui-keys = Keyboard (?)
ui-key-next = next or previous choice
ui-key-arrows = nearest choice in that direction; without one, move the board
ui-key-enter = take the choice
ui-key-digits = take the answer with this number
ui-key-undo = undo or redo
ui-key-history = one step back or forward in the history
ui-key-zoom = closer, farther, the whole board
ui-key-tabs = log, chat, rules, scores
ui-key-escape = close what is open; back to now

## Pages
ui-ways = Pages
ui-lobby = Lobby
ui-new-table = New table
ui-archive = Archive
ui-language = Language
ui-light = Light colours
ui-dark = Dark colours
ui-auto = Colours as your system has them
ui-account = Account
ui-foot = Ecumene: great civilization games, with friends and bots. No move is lost, nothing hidden leaks, every rule explains itself.
ui-games = Games
ui-hero = Sit down and play
ui-hero-text = Great games of civilization, with every rule enforced and explained. No account needed.
ui-play-bots = Play against bots
ui-set-up = Set up a table
ui-my-tables = My tables
ui-open-tables = Tables waiting for players
ui-running-tables = Tables to watch
ui-finished-tables = Finished games
ui-no-open = No table is waiting for players. Open one!
ui-no-finished = No game was finished yet.
ui-older = Older ones
ui-free = free
ui-finished = Finished
ui-seats-free = { $n ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $n } seats are free
 }
ui-steps = { $n ->
    [one] One step
   *[other] { $n } steps
 }
ui-choose-game = Choose a game.
ui-seats = Seats
ui-seat = Seat { $n }
ui-seat-name = Name at seat { $n }
ui-player = Player { $n }
ui-seats-help = { $min } to { $max } players. An open seat waits for whoever follows the link; “same device” passes the screen around, under a name for each.
ui-presets = Which rules
ui-preset-first = First game
ui-preset-usual = As most play
ui-preset-letter = To the letter
ui-preset-everything = Everything
ui-preset-own = My own choice
ui-preset-own-help = { $n ->
    [one] One switch, with its rule.
   *[other] { $n } switches, each with its rule.
 }
ui-preset-changes = What is different:
ui-options-beneath = { $n ->
    [one] One reading alone
   *[other] { $n } readings one by one
 }
ui-chair-me = Me
ui-chair-open = Open
ui-chair-hot = Same device
ui-chair-none = Not used
ui-table-itself = The table
ui-title = Name of the table
ui-private = Private
ui-private-help = Only whoever has the link finds this table.
ui-hints = Hints
ui-hints-help = Anybody may ask what a bot would do in their place.
ui-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
 }
ui-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
 }
ui-days = { $n ->
    [one] one day
   *[other] { $n } days
 }
ui-weeks = { $n ->
    [one] one week
   *[other] { $n } weeks
 }
ui-create = Open the table
ui-all-here = Everybody is here.
ui-sit = Sit down
ui-seat-bot = Seat a bot
ui-remove = Remove
ui-leave = Stand up
ui-start = Begin
ui-abandon = Close this table
ui-invites-you = invites you to play.
ui-late-full = All seats are taken. Perhaps somebody stands up again; until then you can look in.
ui-late-begun = All seats are taken and the game has begun. You can watch it.
ui-watch = Watch
ui-by-invitation = This table is private: the invitation of somebody who sits there leads to a seat.
ui-your-name = Your name at the table
ui-save = Save
ui-import = Open a match file
ui-import-help = A match file replays every step, and its dice can be checked. An unfinished one can be played on.
ui-import-file = Match file
ui-sign-in = Sign in
ui-sign-up = Make an account
ui-sign-out = Sign out
ui-name = Name
ui-password = Password
ui-no-account = No account yet?
ui-have-account = Already have an account?
ui-guest-help = You can play as a guest, known by this device. With an account your tables follow you to any device.
ui-change-password = Change the password
ui-old-password = Old password
ui-new-password = New password
ui-tokens = Keys for your programs
ui-tokens-help = With a key, a program of yours plays through the API in your name.
ui-token-label = What the key is for
ui-make-token = Make a key
ui-error-missing = There is nothing here
ui-error-forbidden = Not for you
ui-error-often = Too often
ui-error-request = That was not understood
ui-error-server = Something broke on our side

ui-reminders = Reminders
ui-reminders-help = While you are away from a table: that it is your turn, or that the game is over, with a link. Nothing else of the game is in it.
ui-reminders-often = How often
ui-reminders-now = When it happens
ui-reminders-daily = Once a day, all tables together
ui-reminders-never = Never
ui-reminders-hook = Webhook address
ui-reminders-hook-help = Of a Discord or Slack channel, or of any service that takes JSON over https.
ui-reminders-mail = Mail address
ui-reminders-unconfirmed = We wrote to this address. It counts once you follow the link in that mail.
ui-reminders-trouble = The last reminder did not arrive:

# What others did since the reader last answered.
ui-since = Since your last answer
ui-since-others = What the others did last
ui-since-start = Since the game began
ui-since-lines = { $n ->
    [0] Nothing was told since your last answer
    [one] One line since your last answer
   *[other] { $n } lines since your last answer
 }
ui-since-told = { $n ->
    [one] one line of the log
   *[other] { $n } lines of the log
 }
ui-since-places = On the board
ui-since-common = For everybody
ui-since-nothing = What they did changed nothing of yours.
ui-own-turn = Your turn so far
ui-outcome-won = Won:
ui-outcome-near = Not over yet:
ui-outcome-even = Even:
ui-outcome-lost = Lost:
ui-and-more = { $n ->
    [one] and one more
   *[other] and { $n } more
 }
ui-show-me = Show me
ui-show-all = Show me all
ui-you-were-here = you were here
ui-card = Show the card
ui-to-my-turn = Back to the board
ui-stand = Not again…
ui-stand-help = No longer be asked about this: { $what }. Until you play or for the rest of the game, as you choose; it is declined for you meanwhile. Under “Table” you can be asked again.
ui-stand-turn = No, and not again until I play
ui-stand-game = No, and never again in this game
ui-stands = What you are not asked
ui-stands-help = These questions are declined for you, after a pause as if you had thought about them. Only you see this.
ui-stand-for-good = for the rest of the game
ui-stand-for-now = until you answer something else
ui-unstand = Ask me again
ui-only-told = Answered for you, there was nothing else:
ui-rest-stopped = It stops here: what was to come next is not as it was when you chose it. Choose anew.
ui-only = Answer for me where there is only one answer
ui-round-sheet = What everybody gained
ui-round-told = What happened
ui-round-cards = What mattered
ui-round-gains = What everybody gained
ui-round-from = points from
ui-round-gain = points gained
ui-round-standing = points: before, then gained
ui-round-on = On with the game
ui-round-later = The game has gone on since: the board behind this sheet is further on.
ui-brief-seat = { $who }
ui-opens-by-itself = Open it by itself
ui-opens-after-much = Open it by itself when much has happened
ui-sound = Sound
ui-sound-help = Dice, cards, and a bell when it is your turn; on this device
ui-pace = Pace
ui-pace-help = How fast you see what others do. You can always answer at once.
ui-pace-instant = instant
ui-pace-brisk = brisk
ui-pace-calm = calm
ui-pace-one = one by one
ui-pace-next = Next
ui-pace-skip = Skip ahead
ui-pace-stop = Stop
# What a choice would do.
ui-percent = { $n }%
ui-chance-about = about { $n }%
ui-chance-rarely = rarely
ui-chance-nearly = almost surely
ui-fore-at-once = At once:
ui-fore-more = { $n ->
    [one] and one more
   *[other] and { $n } more
 }
ui-fore-range = between { $low } and { $high }, most often { $likely }
ui-fore-range-stays = between { $low } and { $high }, most often as it is
ui-fore-then = Then:
ui-fore-only = { $asked } { $what }, the only choice there is
ui-fore-answers = { $who } answers
ui-fore-turn = { $who } is next
ui-fore-to = to
ui-fore-sure = Nothing is drawn or rolled for this answer.
ui-fore-luck = Chance has a say.
ui-fore-surely = Sure
ui-fore-nothing = changes nothing
ui-fore-anyway = With most answers:
ui-fore-whatever = Whatever you answer:
ui-fore-besides = Besides:
ui-fore-ends = the game ends

## Lessons

ui-lesson = Lesson
ui-lesson-part = Part { $n } of { $of }
ui-lesson-left = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
ui-lesson-away = Put the lesson away; your place is kept
ui-lesson-fold = Fold the card, or unfold it
ui-lesson-look = Look
ui-lesson-try = Try
ui-lesson-why = Why it matters
ui-lesson-done = Done
ui-lesson-skipped = Skipped, not tried
ui-lesson-wait = Play on as you like. This card turns over by itself when its moment comes.
ui-lesson-else = Not tried yet, and that is fine: nothing here can go wrong. Try it now, or go on.
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-skip = Skip
ui-lesson-for-me = Do it for me
ui-lesson-read = Read it again
ui-lesson-go = I will try it
ui-lesson-play-on = Play on
ui-lesson-now = Try it now
ui-lesson-guided = To the guided game
ui-lesson-resume = Go on with the lesson ({ $n } of { $of })
ui-learn = Learn
ui-learn-minutes = Learn · { $n } min
ui-learn-at = Learn · { $n } of { $of }
ui-learn-again = Learn again

## The first page

ui-play = Play
ui-waits-for-you = Waits for you
ui-wait-too = These wait for you, too
ui-goes-on = Goes on
ui-seat-kept = A seat is kept for you
ui-table-asks = The table asks you something
ui-others-think = Others are thinking
ui-sit-down = Sit down

## Rules that play

ui-see-it = see it
ui-aid-sheet = Player aid
ui-aid-print = Print it: it fits on one sheet.
ui-aid-icons = The icons
ui-contents = Contents
ui-rules-seen = { $n ->
    [one] One rule can be seen
   *[other] { $n } rules can be seen
}
ui-example-start = The position
ui-example-step = Next step
ui-example-again = Once more

## People and time

ui-time = Time to think
ui-time-help = Everybody at the table sees it.
ui-time-alone = If you play against bots alone, there is no clock.
ui-time-all-see = everybody sees it
ui-time-left = Time left
ui-tempo-none = No clock
ui-tempo-day = A move a day
ui-tempo-week = A move a week
ui-tempo-move = { CAP($span) } for a move
ui-tempo-live = Live: { $minutes } min for the game, and { $seconds } s more for each turn
ui-tempo-live-short = Live
ui-live-minutes = Minutes for the game
ui-live-seconds = Seconds more for each turn
ui-clock-runs = Clocks run
ui-hours-from = from
ui-hours-to = to
ui-away = When somebody’s time is out
ui-away-stand-in = a bot plays on until they return
ui-away-vote = the others vote whether a bot plays on
ui-away-wait = the others wait
ui-away-told-stand-in = When somebody’s time is out, a bot plays on until they return; log and mat say so.
ui-away-told-vote = When somebody’s time is out, the others are asked whether a bot shall play on.
ui-away-told-wait = When somebody’s time is out, the others wait.
ui-holidays = Holidays
ui-holidays-n = { $n ->
    [0] none
    [one] one day each
   *[other] { $n } days each
 }
ui-holidays-each = { $n ->
    [one] Everybody may rest for a day.
   *[other] Everybody may rest for { $n } days.
 }
ui-terms-change = During the game this changes only if everybody agrees.
ui-change-terms = Change it
ui-other-terms = Another pace…
ui-ask-terms = Ask the table
ui-ask-pause = Ask for a pause
ui-paused = The clocks rest, as everybody agreed.
ui-resume = Go on
ui-take-holiday = Holiday:
ui-go = Go
ui-end-holiday = Back from holiday
ui-on-holiday = On holiday: this clock rests
ui-votes = ({ $n } of { $of } agree)
ui-agree = Agree
ui-disagree = Disagree
ui-withdraw = Withdraw
ui-your-time-out = Your time was out: a bot plays for you.
ui-i-am-back = I am back
ui-your-seat-lent = A bot plays your seat until you take it back.
ui-watchers = { $n ->
    [one] one person watches
   *[other] { $n } people watch
 }
ui-follow = Follow this player
ui-stands-in = a bot plays on
ui-lent = lent to a bot
ui-hand-over = Hand over…
ui-hand-over-help = Whoever follows this link takes the seat over.
ui-invite-to-seat = Invite somebody
ui-ask-for-seat = Ask for this seat
ui-resign = Resign
ui-resign-help = A bot plays on for good, and you see nothing more of this seat.
ui-resign-sure = Yes, resign
ui-table-log = What happened at the table
ui-chat-apart = You are watching: those who play do not read this.
ui-rematch-join = To the rematch
ui-rematch-watch = Watch the rematch
ui-being-laid = A table is being laid
ui-link-card = What your friends will see in a message:
ui-lots = Draw lots
ui-read-rules = Read them
ui-as-usual = Everything as usual.
ui-all-options = All options
ui-at-this-table = At this table
ui-public = Public
ui-public-help = Anybody finds this table in the lobby and may sit down.
ui-no-hints = No hints
ui-no-hints-help = Nobody is told what a bot would do.
ui-watching-may = Watching
ui-watching-may-help = Whoever has the link may look on; those who watch talk apart.
ui-starts-full = Begin by itself when every seat is taken
ui-kept-for = kept for
ui-stay = Play again
ui-release = Release
ui-seat-up = One seat up
ui-room-chat = Everybody who looks in can read and write here.
ui-hands-you = offers you a seat in a game that is being played.
ui-hands-help = You take over seat { $n } as it stands, and see from now on what it sees.
ui-take-over = Take the seat over
ui-late-ask = Bots play some seats: whoever watches may ask the table for one.
ui-watching-help = The eye beside a name follows that player. Who watches talks apart, and may ask for a bot’s seat.
## Taking back by consent
ui-back-ask = Take back?
ui-back-ask-help = Take your last step back, together with what others answered since, if all of them agree. What dice and cards showed stays.
ui-back-free = Take back
ui-back-free-help = Take your last step back, together with everything since
ui-back-mine = You asked to take your last step back.
ui-back-asked = { CAP($who) } asks to take their last step back, together with what was answered since.
ui-back-waits = Still to answer:
ui-back-yes = I agree
ui-back-no = No
ui-back-withdraw = Never mind
ui-back-log = Asked to take back
ui-back-was-taken = { CAP($who) } took a step back; everybody agreed.
ui-back-was-refused = { CAP($who) } asked to take a step back; somebody said no.
ui-back-was-withdrawn = { CAP($who) } asked to take a step back and thought better of it.
ui-back-was-late = { CAP($who) } asked to take a step back; the game went on.
ui-practice = Practice game
ui-practice-help = What dice and cards showed may be taken back, too, if everybody agrees.

## Plans
ui-plan = Your plan
ui-try = Try it
ui-try-help = Try moves on a copy that only you see
ui-trying = You are trying things out.
ui-trying-help = Nothing here is real: what is hidden, dice and what others do are guessed.
ui-trying-turn = It is your turn at the table now.
ui-trying-over = From here on it is others’ turn: the plan ends here.
ui-try-leave = Back to the table
ui-plan-keep = { $n ->
    [one] Keep this step as a plan
   *[other] Keep these { $n } steps as a plan
 }
ui-plan-waits = Your plan, for when it is your turn. Only you see it.
ui-plan-holds = { $n ->
    [one] Your plan is still possible.
   *[other] Your plan is still possible, all { $n } steps of it.
 }
ui-plan-broken = Your plan breaks at step { $n }. This is no longer possible:
ui-plan-play = Play the plan
ui-plan-play-some = { $n ->
    [one] Play the step before that
   *[other] Play the { $n } steps before that
 }
ui-plan-drop = Drop the plan

## Messages, the app, the next table
ui-next-table = Next table
ui-next-table-help = On to the next table that waits for you (T)
ui-offline-page = No line to the server
ui-offline-page-help = Nothing is lost: your tables are as you left them. The page opens as soon as the server can be reached.
ui-try-again = Try again
ui-push = Messages to this browser
ui-push-help = Your browser tells you that it is your turn, also while no page is open. Nothing of the game is in it but its name. Each browser is turned on for itself.
ui-push-can = They are off.
ui-push-is-on = They are on.
ui-push-cannot = This browser takes no messages from here: it needs a secure address (https) and a recent version.
ui-push-failed = The browser refused. Perhaps messages from this site are blocked in its settings.
ui-push-on = Turn them on
ui-push-off = Turn them off

## Accounts
ui-rename = Another name
ui-rename-help = You sign in with it, and it is what others see. Any script will do; a name that looks like somebody else’s will not.
ui-ties = Friends and blocks
ui-ties-help = Friends find your private tables in their lobby and may sit down. Whoever you block cannot sit down with you, nor you with them, and you do not read what they say. Nobody is told.
ui-tie-friend = friend
ui-tie-blocked = blocked
ui-tie-who = Name of their account
ui-tie-befriend = Add as a friend
ui-tie-block = Block
ui-tie-done = Kept. Your account page lists friends and blocks.
ui-export-all = Everything about you
ui-export-all-help = Your name, tables, chat, notes, plans and settings in one file. Match files are saved at each table once its game is over.
ui-export-all-do = Save the file
ui-delete-account = Leave for good
ui-delete-account-help = Your name, chat, notes and settings go at once and cannot be brought back. Games that still run go on with a bot in your place; what you played stays, without your name.
ui-delete-account-do = Delete my account
ui-forgot = Forgot your password?
ui-forgot-help = If your account has a confirmed mail address, we send a link there. If not, ask whoever runs this server for a code.
ui-forgot-do = Send me a link
ui-forgot-asked = If this account has a confirmed mail address and this server sends mail, a link is on its way. Otherwise ask whoever runs this server for a code.
ui-have-code = I have a code
ui-reset = A new password
ui-reset-help = A code counts for a day and works once. Every device is signed out.
ui-code = Code
ui-incident = If you tell whoever runs this server of it, give this number:
ui-token-scope = What it may do
ui-scope-play = Play, open tables and talk
ui-scope-look = Look only
ui-complain = Report somebody
ui-complain-help = A moderator of this server reads it, with the talk of this table. Nobody else is told. To see nothing more of somebody, block them on your account page.
ui-complain-about = Who
ui-complain-text = What happened
ui-complain-sent = Thank you. A moderator will look into it.
ui-back-to-table = Back to the table
ui-moderation = Moderation
ui-moderation-open = { $n ->
    [0] Nobody complains of anything.
    [one] One complaint waits.
   *[other] { $n } complaints wait.
 }
ui-moderation-about = About:
ui-moderation-by = Reported by:
ui-moderation-table = the table
ui-moderation-people = People
ui-moderation-find = Find
ui-moderation-nobody = Nobody is called like that.
ui-moderation-done = Done lately
ui-moderation-account = account
ui-moderation-guest = guest
ui-mark-moderator = moderator
ui-mark-banned = banned
ui-mark-muted = muted
ui-do-mute = Mute for a week
ui-do-unmute = Let them talk again
ui-do-ban = Ban for a month
ui-do-unban = Lift the ban
ui-do-close = Close the table
ui-do-dismiss = Leave it at that

## How long, how heavy

ui-times = How long it takes, by the number of players
ui-times-help = Answers of a match, counted in matches of bots, at ten seconds each
ui-takes-minutes = { $minutes } min
ui-takes-hours = { $hours } h
ui-takes-both = { $hours } h { $minutes }
ui-weight-medium = medium
ui-weight-heavy = heavy
ui-weight-very-heavy = very heavy
