### What the lessons of Civilization (2010) say.

lesson-aim = Four roads
lesson-aim-who = How one wins
lesson-aim-who-look =
    You lead a people from its first capital on. Whoever is first at the end of one of four roads wins at once:
    – culture: the last space of the culture track
    – technology: Space Flight, the top of the pyramid
    – economy: 15 coins
    – war: the capital of somebody else
lesson-aim-who-why = Nobody walks all four: the strip above the board shows how far everybody is. Point at the name of your people on your sheet: what they do better than others helps you to choose.
lesson-aim-turn = Five phases
lesson-aim-turn-look =
    A turn has five phases:
    – start of turn: found cities, change government
    – trade: your cities bring trade, and you may deal
    – city management: each city does one thing
    – movement: armies and scouts
    – research: one technology, if you have the trade
lesson-aim-turn-why = Everything you have is the work of your cities, and each of them does only one thing a turn. Which one? That is what this game is about.

lesson-home = Home
lesson-home-capital = Found your capital
lesson-home-capital-look = A city works the eight squares around it, not its own. Hammers are production, arrows trade, columns the culture of a city devoted to the arts; some squares have a resource.
lesson-home-capital-try = Place your capital on one of the lit squares. The list says what your city would make there in a turn: take much production, and some trade.
lesson-home-capital-see = The eight squares in the frame around it are its outskirts. Buildings will be put on them later.
lesson-home-capital-why = Production decides what you can build at all: an army costs 4, a scout 6.
lesson-home-figures = An army and a scout
lesson-home-figures-wait = The others found their capitals.
lesson-home-figures-look = You begin with an army and a scout beside your capital. The army fights and opens huts; the scout founds cities.
lesson-home-figures-try = Place your army, then your scout, beside a tile that is still hidden: the list says which one.
lesson-home-figures-see = They stand in your outskirts, from where they set out.
lesson-home-figures-why = Figures are only the banners. What fights is the cards of your units: an infantry, a mounted unit, an artillery to begin with.

lesson-start = Start of turn
lesson-start-phase = A second city, soon
lesson-start-phase-wait = The others place their figures. Then the first turn begins.
lesson-start-phase-look = At the start of a turn a scout may become a city. It needs land with all eight squares around it turned up, no hut, village, relic or enemy beside it, and at least three squares to any other city. While a scout moves, the sign of a city marks such squares.
lesson-start-phase-why = Two cities do two things a turn: found the second as early as you can; a third comes later. Leave your government as it is: without a new one to go to, the only change is to Anarchy, and then your capital does nothing for a turn.

lesson-trade = Trade
lesson-trade-dial = What your cities bring
lesson-trade-dial-wait = The start of the turn goes on. When you have done what you want, press “End my part”.
lesson-trade-dial-look = Your cities have brought their trade: the number beside the two arrows on your sheet, 27 at most, and what comes next turn. You may also exchange trade, culture, resources and culture events.
lesson-trade-dial-try = Make somebody an offer, or press “End trading”.
lesson-trade-dial-see = An offer costs nothing unless the other accepts it. Coins, technologies and units cannot be given away.
lesson-trade-dial-why = Trade is for research: 6 for a technology of level I, then 11, 16, 21 and 26. It also buys what production is missing: 3 trade for 1.

lesson-city = City management
lesson-city-action = One thing per city
lesson-city-action-wait = City management comes when all have traded: “End my part” leads from the start of the turn to trade, “End trading” from there to the cities.
lesson-city-action-look =
    Each city does one of three things:
    – produce: one item, at most as dear as its production
    – devote itself to the arts: 1 culture, and 1 for each column in its outskirts
    – harvest a resource that lies there
lesson-city-action-try = Choose your city and let it produce. A second army, or a unit, is never wrong; a scout is best if you can pay 6.
lesson-city-action-else = Arts and harvest are as good: culture is a road to victory, and resources pay for strong abilities of technologies.
lesson-city-action-see = What was left of the production is lost. A rush buys what is missing: 3 trade for 1.
lesson-city-action-why = Your first scout will found the second city. Another one, on a good square outside the outskirts, sends a city what that square yields. Most openings begin so.

lesson-move = Movement
lesson-move-explore = Into the dark
lesson-move-explore-wait = When your cities have acted, press “End my part”. Movement comes next.
lesson-move-explore-look = Figures take two steps, over sides, not corners. One step turns up a dark tile beside the figure. An army that enters a hut takes it; one that enters a village fights barbarians.
lesson-move-explore-try = Pick a figure and move it; turn up a tile if one is beside it.
lesson-move-explore-see = A tile that is turned up is new land, perhaps with huts and villages: each hides a resource or something better. Your other figures may move, too.
lesson-move-explore-why = Your second city needs known land around it. So the first tiles to turn up are those on your side of the map.
lesson-move-battle = How battles go
lesson-move-battle-look =
    Both sides draw three unit cards, two more for each further army, if they have so many. In turn each plays one:
    – it opens a front, or attacks a unit in play
    – both deal their strength in wounds; a unit dies when its wounds reach its strength
    – infantry trumps mounted, mounted artillery, artillery infantry: who trumps strikes first
    – at the end strengths and bonuses are added; a tie is the defender’s
lesson-move-battle-why = The three units of a village are as good as your first three, and a tie is theirs: make a unit or two before you go, and bring a second army, or you draw only three. The square says how likely you are to win; the number on a city is what it adds to its defence.

lesson-research = Research
lesson-research-choose = Learn something
lesson-research-choose-wait = Move what you still want to move, then press “End my part”. When all have moved, everybody researches at the same time.
lesson-research-choose-look = With 6 trade you may learn a technology of level I. Each card of a higher level rests on two of the level below: it is a pyramid. Learning one spends all your trade but 1 for each coin; whoever learns nothing keeps it.
lesson-research-choose-try = Research a technology, or none if your trade is too small.
lesson-research-choose-see = Everybody shows their choice at once. A technology serves you from now on; whoever took none has more trade next turn.
lesson-research-choose-why = First technologies that build something (Pottery, Masonry, Currency and so on) change what your squares yield. Do not wait for more trade than a level needs: nearly all of it is spent.

lesson-second = The second turn
lesson-second-city = A city at last
lesson-second-city-wait = The turn comes to its end: answer what you are still asked.
lesson-second-city-look = A new turn. If your scout stands on a square that can be a city, “Found a city” is offered now. If not, go on exploring: “Why not?” below the answers says what is missing.
lesson-second-city-why = The scout is used up by it. So the next thing your capital produces may well be another scout.
lesson-second-build = Buildings
lesson-second-build-wait = Press “End my part”, then “End trading”: city management comes after that.
lesson-second-build-look = A building you know is put on a square of the outskirts with the right land, and covers what was there. A wonder stands on any land of the outskirts, one per city.
lesson-second-build-try = Let a city do something again: a building, if you can; else what serves your road.
lesson-second-build-see = Where a building was put, the square yields now what the building shows.
lesson-second-build-why = A city has at most one starred building: market, temple, barracks and what they become. Look for the square that yields least, and cover that one.
lesson-second-culture = The culture track
lesson-second-culture-look = Culture tokens buy steps on the track, at any moment of your city management: 3 culture a step at first. Each step gives a culture event or a great person, the last the victory.
lesson-second-culture-why = A culture event is a card that only you see; you may hold two. Each says when it can be played: it helps you, or harms somebody else.
lesson-second-learn = Research once more
lesson-second-learn-wait = Press “End my part” when your cities have acted, and again when your figures have moved. Research comes last in a turn.
lesson-second-learn-look = The trade of two or three turns is enough: 6 for level I. Each card says what it gives: a building, a unit, a coin, an ability.
lesson-second-learn-try = Research a technology; or none, if your trade is still too small.
lesson-second-learn-see = What a technology unlocks, your cities can build from the next turn on.
lesson-second-learn-why = Two of level I carry one of level II, and so on: Space Flight at the top needs five at the bottom.
lesson-second-ahead = You know the game
lesson-second-ahead-look =
    What is left to see:
    – coins: from technologies and squares; 15 win
    – governments: each technology of that kind unlocks one
    – loot: who wins a battle takes something, even a technology
lesson-second-ahead-why = Play on: it is a real game. Choose a road by turn five. Hint says what a bot would do; the strip above the board shows how far everybody is.

lesson-fight = A battle
lesson-fight-odds = What fights
lesson-fight-odds-look = Bots have led your people this far, fifteen turns or so. The army in your hand stands beside somebody it can fight: the red squares. The figure is only a banner; what fights is the unit cards of your battle hand.
lesson-fight-odds-why = You draw three units, two more for each further army in the group, if you have so many; some squares and cities add a combat bonus. Point at a red square to read what both sides bring, and how such a battle mostly ends: the rest is what is drawn, and how it is played.
lesson-fight-attack = Attack
lesson-fight-attack-wait = Pick an army that stands beside a village, an army or a city.
lesson-fight-attack-look = The defender plays the first unit. Each unit opens a front of its own or attacks one in play: both deal their strength in wounds, and the one that trumps strikes first.
lesson-fight-attack-try = Step on a red square and play your units until the battle is over.
lesson-fight-attack-see = The sheet of the battle says what counts: the strength of those who live, and the bonuses of both sides.
lesson-fight-attack-why = Infantry trumps mounted, mounted trumps artillery, artillery trumps infantry. A unit that trumps and kills takes no wound: save it for the right front.
lesson-fight-after = What a victory is worth
lesson-fight-after-look = Killed units are gone on both sides. From a village one takes its marker, from another player loot: trade, culture, a technology or a coin. The capital of another player is the victory itself.
lesson-fight-after-why = Units are made by cities like anything else; a second army in the group draws two more of them. Go back to your guided game now, or play on here: both are real matches.

about-two = Four roads to victory: culture, technology, coins, war. Each city does one thing a turn, and there is always one turn too few.

## What can be seen of the rules

example-battle-trump-title = Infantry trumps mounted units
example-battle-trump = It strikes first: the mounted unit falls, the infantry is unhurt.
example-battle-both-fall-title = Both fall
example-battle-both-fall = Equal types strike at the same time: 2 wounds each are enough for both.
example-battle-trumped-survivor-title = Trumped, but stronger
example-battle-trumped-survivor = Mounted 3 takes two wounds from the infantry, survives, and kills it.
example-battle-tie-title = A tie
example-battle-tie = Equal totals: the defender wins.
example-battle-bonus-city-title = The bonus of a city
example-battle-bonus-city = 6 for defending a city, 2 for each barracks; the side with more holds the difference.
example-battle-walls-first-title = Against walls
example-battle-walls-first = The attacker has to play the first unit.
example-battle-village-won-title = A village falls
example-battle-village-won = The winner takes its marker; some peoples gain more.
example-battle-village-lost-title = Lost against barbarians
example-battle-village-lost = The figures die; the marker stays where it is.
example-battle-village-hand-title = Who the barbarians are
example-battle-village-hand = One unit of each type, from the top of the decks, without any bonus.
example-battle-hand-title = How many cards
example-battle-hand = Three, two more for each further army, three more to defend a city.
example-battle-city-conquered-title = A city is conquered
example-battle-city-conquered = It is razed; the winner takes two loot.
example-battle-winner-losses-title = Dear victories
example-battle-winner-losses = The winner loses an army for each two units killed, never the last.
example-battle-capital-conquered-title = The capital falls
example-battle-capital-conquered = A conquered capital wins the game.
example-battle-loot-tech-title = Loot
example-battle-loot-tech = Two loot may be a technology, if there is a slot for it in your pyramid.
example-trade-offer-title = An offer
example-trade-offer = Two trade for a silk: proposed, accepted, exchanged.
example-trade-declined-title = Declined
example-trade-declined = Nobody has to accept.
example-trade-income-title = The dial stops at 27
example-trade-income = All cities collect; more than 27 trade cannot be kept.
example-city-harvest-title = Harvest
example-city-harvest = Instead of producing, a city takes one resource that lies in its reach.
example-city-lost-production-title = What is left is lost
example-city-lost-production = A city produces one item; the rest of its production is gone.
example-city-star-title = One star a city
example-city-star = A second building with a star may only replace the first.
example-city-track-title = The culture track
example-city-track = Three culture a space at first; some spaces bring a great person.
example-city-blockade-title = A blockade
example-city-blockade = An enemy figure on a square of your outskirts: it yields nothing, and nothing is built there.
example-movement-discover-title = A tile is discovered
example-movement-discover = Its arrow points away from the discoverer; huts and villages get their markers.
example-movement-hut-title = A hut
example-movement-hut = An army that enters stops and takes the marker.
example-movement-stacking-title = Too many in a square
example-movement-stacking = Where a move ends you may not exceed your stacking limit.
example-movement-cross-title = Across the water
example-movement-cross = With Navigation a figure crosses water, but does not end there.
example-research-pyramid-title = The pyramid
example-research-pyramid = Two cards of level I carry one of level II.
example-research-coins-keep-title = What coins are good for
example-research-coins-keep = Research spends all trade, but one is kept for each coin.
example-research-sealed-title = All at once
example-research-sealed = Choices are secret and revealed together.
example-start-assign-title = A scout works for a city
example-start-assign = What its square yields goes to the city you name.
example-start-near-enough-title = Far enough
example-start-near-enough = Three squares from every other city are enough for a new one.
example-victory-fifteen-title = Fifteen coins
example-victory-fifteen = With the fifteenth coin the game is won at once.
example-battle-artillery-first-title = Who strikes first
example-battle-artillery-first = A mounted unit trumps artillery, wounded or not: the artillery dies before it can strike.
example-battle-city-holds-title = The city holds
example-battle-city-holds = The attackers are beaten: the defender takes one loot, and the fortification is used up.
example-battle-no-units-title = A battle without units
example-battle-no-units = Nobody has a unit left: the bonus alone decides.
example-battle-loot-event-and-coin-title = A coin as loot
example-battle-loot-event-and-coin = Instead of trade or culture the winner may take a coin token: it lies on the winner’s sheet from now on.
example-battle-bonus-metropolis-title = What a metropolis defends with
example-battle-bonus-metropolis = A walled capital that is a metropolis, with a fortification: a bonus of 20.
example-trade-marker-title = A hut marker as payment
example-trade-marker = What lies face down pays as the resource that was asked for; nobody else sees what it was.
example-city-culture-victory-title = Victory by culture
example-city-culture-victory = The last space of the culture track wins at once.
example-victory-tie-title = Two at once
example-victory-tie = When two would win in the same moment, the active player does.
example-turn-outskirts-title = The outskirts
example-turn-outskirts = A city lives from the eight squares around it; its own square yields nothing.
