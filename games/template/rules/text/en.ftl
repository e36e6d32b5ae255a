# What the rules and the table say. Keys are families: prompt-, do-, refuse-, event-, gist-, gauge-, option-, tie-.

game-title = Mirage
game-tagline = Nine wells, five days, and never enough shade.
game-about = Everybody chooses in secret when to set out. The early caravan finds the well free; the late one knows where to strike.

option-days = Days
option-days-help = How many days the game lasts.
option-days-3 = three
option-days-5 = five
option-storm = Sandstorms
option-storm-help = Every evening the sand covers a well, and the camp there is lost.
option-nomads = Nomads
option-nomads-help = Whoever holds no well may raid any.
preset-first = Three days.
preset-usual = Five days, no options.
preset-everything = Sandstorms and nomads.

player = { $who }
well-azur = Azur
well-bahar = Bahar
well-cassim = Cassim
well-dalia = Dalia
well-esna = Esna
well-farah = Farah
well-gourma = Gourma
well-hadra = Hadra
well-ilim = Ilim

prompt-dawn = Choose the hour at which your caravan sets out.
prompt-travel = Your caravan is on its way: camp, raid or rest.

do-choose = Set out at { $hour }:00
do-camp = Camp at { $well } ({ $n ->
    [one] 1 point
   *[other] { $n } points
} an evening)
do-raid = Raid { $from } at { $well } ({ $needed } needed)
do-rest = Rest (1 point)

refuse-yours = You already hold { $well }.
refuse-far = { $well } is not adjacent to a well of yours.
refuse-no-well = You hold no well to raid { $well } from.

event-dawn = Dawn of day { $day }.
event-chose = { $who } will set out at { $hour }:00.
event-ready = { $who } has chosen an hour.
event-turned-up = { $who } sets out at { $hour }:00.
event-camped = { $who } camps at { $well }.
event-raid-won = { $who } raids { $from } at { $well } and takes it: { $die } rolled, { $needed } needed.
event-raid-lost = { $who } raids { $from } at { $well } in vain: { $die } rolled, { $needed } needed.
event-rested = { $who } rests and scores 1.
event-drank = The wells of { $who } pay { $n ->
    [one] 1 point
   *[other] { $n } points
}.
event-storm = Sand covers { $well }: { $who } loses the camp there.
event-storm-empty = Sand blows over { $well }, where nobody camps.
event-game-over = The journey is over. Winner: { $winners }.

gist-raid-won = { $who } takes { $well }
gist-raid-lost = { $who } raids { $well } in vain

gauge-points = points
gauge-income = points an evening
gauge-camp = camp

tie-wells = more wells
