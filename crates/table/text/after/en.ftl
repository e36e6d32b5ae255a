
## After the game

ui-after-ways = This match
ui-after-table = The table
ui-after-analysis = How it was won
ui-after-won = { $n ->
    [one] How { $who } won
   *[other] How { $who } won together
}
ui-after-waiting = The match is being looked over. It takes up to a minute, and longer while others play; this page comes back by itself.
ui-after-curve = the chance to win in percent, from what everybody held then
ui-after-shares = Luck and skill
ui-after-shares-help = in percent of a win
ui-after-shares-sum = Everybody began with { $n }%. Own choices, dice and cards and what the others chose add up to what was gained or lost since.
ui-after-own = own choices
ui-after-luck = dice, cards
ui-after-others = others
ui-after-by-choice = { $who } won by choices more than by what fell.
ui-after-by-luck = { $who } owes more to what fell than to choices.
ui-after-luckiest = Luck was with { $who }.
ui-after-best = { $who } chose best.
ui-after-round = round { $n }
ui-after-step-word = step
ui-after-moments = { $n ->
    [one] One moment that turned it
    [2] Two moments that turned it
    [3] Three moments that turned it
    [4] Four moments that turned it
   *[other] Five moments that turned it
}
ui-after-moments-help = click one to stand there
ui-after-choice = choice
ui-after-choice-help = what was chosen changed more than what was rolled or drawn
ui-after-dice = luck
ui-after-dice-help = what was rolled or drawn changed more than what was chosen
ui-after-better = What would have been better
ui-after-better-help = by a search that knew no more than whoever decided
ui-after-better-more = { $n ->
    [one] One more
   *[other] { $n } more
}
ui-after-step = step { $n }
ui-after-taken = Taken
ui-after-instead = Better
ui-after-lost = { $n ->
    [one] It cost one win in 100.
   *[other] It cost { $n } wins in 100.
}
ui-after-styles = What the game went into
ui-after-styles-help = counted from the log
ui-what-if = What if?
ui-study = What if
ui-study-help = Any moment of a match can be played on from, with dice of its own. Every variation has its place here; whoever has the link sees them all.
ui-study-tree = Variations
ui-study-played = As it was played
ui-study-unnamed = A variation
ui-study-won = { $n ->
    [one] { $who } won
   *[other] { $who } won together
}
ui-study-from = from step { $n }
ui-study-say = Name and comment
ui-study-name = Name
ui-study-comment = Comment
ui-study-keep = Keep
ui-study-step = After step
ui-study-seat = I play
ui-study-with = With
ui-study-alone = bots
ui-study-people = the same people
ui-study-begin = Play on from there
ui-honest = Honest dice
ui-honest-here = Fingerprint, computed by your browser
ui-honest-yes = The secret number is the one that was promised before the first step.
ui-honest-no = This is not the number that was promised.
ui-honest-all = Drawn once more by your browser: all of it is what the number gives. Outcomes compared:
ui-honest-wrong = Not what the number gives:
ui-honest-script = Your browser does the sums, and for that it needs JavaScript.
ui-honest-each = Every single draw
ui-honest-when = When
ui-honest-from = Out of
ui-honest-drawn = Drawn
ui-honest-again = Drawn again
ui-honest-setup = Setup
ui-honest-entry = Entry
ui-honest-faces = Dice of this match
ui-honest-faces-all = Dice of all matches
ui-honest-strays = { $n ->
    [one] With honest dice, one such count in 100 is this far from even or farther.
   *[other] With honest dice, { $n } such counts in 100 are this far from even or farther.
}
ui-honest-die = { $n ->
    [one] one roll of a die with { $sides } sides
   *[other] { $n } rolls of dice with { $sides } sides
}
ui-stats-games = { $n ->
    [one] one match
   *[other] { $n } matches
}
ui-stats-none = No match has been looked over yet.
ui-stats-length = Length
ui-stats-steps = { $mean } steps on average; the shortest had { $least }, the longest { $most }.
ui-stats-seats = { $n ->
    [one] One player
   *[other] { $n } players
}
ui-stats-wins = Victories
ui-stats-points = Points on average
ui-stats-first = Whoever was asked first won { $part }%; an even share is { $even }%.
ui-stats-winning = It takes { $points } points to win, on average.
ui-stats-named = What went with victory
ui-stats-named-help = how often those who had it won
ui-stats-had = Players
ui-stats-even = Even share
ui-stats-more = { $n ->
    [one] One more, less often
   *[other] { $n } more, less often
}
ui-stats-styles-help = a player in a match, on average
ui-stats-everybody = Everybody
ui-stats-winners = Winners
ui-share = Share
ui-share-show = Show
ui-share-link = A link to this moment
ui-share-link-help = Messengers show it with this picture; whoever follows it can watch the match from there.
ui-share-picture = The picture
ui-share-save = Save the picture
ui-share-frame = On a page of your own
ui-share-frame-help = Shows this board, with ways to the moments before and after.
ui-share-file = The match file
ui-share-file-help = Everything that happened, to be kept, looked over or played on from: the archive of any table reads it.
ui-share-view-help = While the match runs: what you see and what you were told. Once it is over: everything.
ui-mine = My matches
ui-mine-when = When
ui-mine-several = several seats
ui-mine-help = Own choices, dice and cards: what they brought in a match on average, in percent of a win. A match in which you had several seats is not counted.
ui-mine-games = Matches
ui-mine-place = Place
ui-mine-bouts = One by one
ui-mine-placed = { $n ->
    [1] first of { $of }
    [2] second of { $of }
    [3] third of { $of }
   *[other] { $n }th of { $of }
}
ui-replay-play = Play
ui-replay-stop = Pause
ui-replay-turn = Next turn
ui-replay-battle = Next highlight
ui-replay-mine = My next turn
ui-replay-round = Next round
ui-replay-eyes = Seen by
ui-replay-everybody = seen by everybody
ui-replay-curves = Curves
ui-replay-bar = Watch it again
ui-replay-picture = Picture
ui-replay-gauge = What to follow

## What answers went into, by the names of each game

style-advances = advances
style-collected = collected
style-explored = explored
style-discovered = discovered
style-failed = expeditions failed
style-settled = settled
style-stayed-home = stayed home
style-bought = bought
style-bought-nothing = bought nothing
style-goods = goods taken
style-goods-left = goods left
style-ships = merchant ships won
style-trained = trained
style-battles = battles
style-full-wars = full wars
style-war-passed = wars passed up
style-founded = cities founded
style-grew = cities grown
style-researched = researched
style-wonders = wonders
style-built = built
style-units = units raised
style-moved = moved
style-captured = captured
style-traded = traded
style-declined = deals declined
style-armies = armies
style-huts = huts
style-villages = villages
style-advanced = advanced in culture
style-coins = coins
style-field-battles = battles in the field
style-cities-attacked = cities attacked
style-cities-fallen = cities fallen
style-disbanded = disbanded
style-produced = produced
style-won-by-culture = won by culture
style-won-by-technology = won by technology
style-won-by-coins = won by coins
style-won-by-war = won by war
style-sailed = sailed
style-carried = carried by ship
style-camps-taken = camps taken
style-influenced = culture spread
style-objectives = objectives
style-razed = razed
style-lands-entered = lands entered
style-battles-won = battles won
style-battles-lost = battles lost
style-taken = lands taken
style-sacked = cities sacked
style-withdrew = withdrawn
style-forts = forts
style-monuments = monuments
style-fleets = fleets
style-events-played = events played

## What goes with victory: families of names, by the beginning of their keys

family-advance = Advances
family-building = Buildings
family-card = Cards
family-civ = Civilizations
family-empire = Empires
family-figure = Units
family-good = Goods
family-government = Governments
family-happening = Events
family-investment = Investments
family-land = Lands
family-milestone = Milestones
family-minor = Minor empires
family-objective = Objectives
family-person = Great people
family-region = Regions
family-resource = Resources
family-tech = Technologies
family-training = Training
family-unit = Units
family-wonder = Wonders
family-worker = Colonists and specialists
