### What the lessons of Civilization (2002) say.

lesson-aim = Your people
lesson-aim-who = From a village to the modern era
lesson-aim-who-look =
    You begin with two villages on a map of the whole earth. The table goes through four eras, ancient to modern. Every turn has four phases, each played by all in turn:
    – move, then fight
    – trade
    – production: gold comes in
    – purchase: gold goes out
lesson-aim-who-why = At the end settlements, technologies and wonders are points; gold is only the way to get them. (These are the basic rules; the advanced ones can wait.)
lesson-aim-start = Where to live
lesson-aim-start-look = Everybody chooses two regions, with a village, a settler and a swordsman (the infantry of the ancient era) each. Under the marker of each region lies something nobody knows: a resource, poor or rich land, or nothing.
lesson-aim-start-try = Choose your first region, and later the second. Room around it is worth more than a neighbour.
lesson-aim-start-else = Choose any region that is lit.
lesson-aim-start-see = The markers of the starting regions are turned up at once: a resource there is yours.
lesson-aim-start-why = One who starts in a corner of a continent can grow in peace; one in the middle is near to every resource.

lesson-move = Movement
lesson-move-explore = A settler explores
lesson-move-explore-wait = The others settle down, too. Then the first turn begins.
lesson-move-explore-look = Settlers move two regions, armies one. A settler who stands on a face-down marker may look at it, and then stays there this turn.
lesson-move-explore-try = Take a settler, go to a region beside it, and look at the marker there.
lesson-move-explore-else = That is allowed as well. Only settlers can look at markers.
lesson-move-explore-see = A resource goes back face down and only you know it. Where nothing lies, you may leave the marker to puzzle the others. Land is shown to all; treasure, a technology or the plague act at once.
lesson-move-explore-why = A village on a resource holds its card, and resources times technologies is what makes gold. So a good marker is where the settler founds.
lesson-move-end = Who is in the way
lesson-move-end-look = Pieces of different players may stand together in peace. But where you enter, whoever has units there may declare battle at once; and after your last move you may declare it wherever you stand together. Battles are fought after all moves, against everything that is there by then.
lesson-move-end-try = End your moves.
lesson-move-end-see = Your part of the movement is over; battles would come now.
lesson-move-end-why = Nobody has to fight. But a lone settler or a village without units is taken without a roll: End moves names what an army beside it could take.
lesson-move-battle = How battles go
lesson-move-battle-look =
    Where two players have units, battle may be declared. It is fought round by round, until one side is gone:
    – both pick one unit in secret, and show it together
    – each rolls the dice of its unit: one die in the ancient era, four in the modern
    – cavalry beats infantry, infantry beats artillery, artillery beats cavalry: the better one adds the number of the era; in the ancient era these are horseman, swordsman, catapult
    – every pair of technologies of its player adds 1
    – the lower total is eliminated, a tie takes both
lesson-move-battle-why = There is no retreat. Who wins a land battle takes the settlement as it is; a settlement without units is taken without a roll. So keep one unit at home.

lesson-trade = Trade
lesson-trade-deal = Make a deal
lesson-trade-deal-wait = First everybody moves; then comes the trade, in which each may propose in turn.
lesson-trade-deal-look = You may propose anything for anything: gold, units, technologies, whole settlements. Resource cards are only lent, until production is over.
lesson-trade-deal-try = Propose a deal to somebody, or pass if you have nothing to propose yet.
lesson-trade-deal-see = If your proposal is declined, the question says so, and you may propose something else. Whoever passes can still be asked by others.
lesson-trade-deal-why = Three cards of one resource bring 20 gold more, four 40, five 80. Two neighbours who lend to each other get more than either alone.

lesson-produce = Production
lesson-produce-gold = Gold
lesson-produce-gold-wait = Everybody trades or passes; then production comes by itself.
lesson-produce-gold-look =
    What you were paid:
    – the sizes of your settlements, one more for each on fertile land
    – twice that, if you hold the resource that the dice made critical
    – kinds of resources times technologies
    – at least 10
lesson-produce-gold-why = Sizes and technologies both grow only in the purchase phase, which is next. As long as all this is less than 10, one more village changes nothing; from there on each counts.

lesson-buy = Purchase
lesson-buy-technology = A technology
lesson-buy-technology-look = Your first technology costs 10 gold, your second 20, your third 30, in whichever turn you buy it. All are alike in the basic game: two of them give +1 in every battle, they multiply your resources, and each is worth 2 points.
lesson-buy-technology-try = Research a technology.
lesson-buy-technology-else = Buy what you like, in any order, as long as your gold lasts.
lesson-buy-technology-see = You own a technology. The next one costs 10 gold more.
lesson-buy-technology-why = The price goes by how many you own: waiting does not lower it. And an era ends with the turn in which somebody has three of its technologies; what was not bought of it by then is gone.
lesson-buy-found = A village, a figure, or growth
lesson-buy-found-look = A settler in a region without a settlement becomes a village, for 5 gold in the ancient era. Settlements grow by one step a turn: 5, 10, 20. New armies and settlers cost 5.
lesson-buy-found-try = Found a village if a settler stands well; else let a settlement grow, or buy a settler.
lesson-buy-found-see = A marker that lay face down there is turned up when you found.
lesson-buy-found-why = A third and a fourth village early are the base of everything: each is a point and, above the minimum of 10, gold in every production.
lesson-buy-end = Done buying
lesson-buy-end-look = Gold that is left stays with you. Nothing can be bought on credit.
lesson-buy-end-try = Buy what else you like, then end your purchases.
lesson-buy-end-see = When all have bought, the next turn begins, and the next player in the list goes first.
lesson-buy-end-why = To go last is good for buying (you see what others did), to go first is good for moving.

lesson-again = The second turn
lesson-again-army = An army moves
lesson-again-army-wait = The others buy; then you move again.
lesson-again-army-look = Armies move one region a turn. At sea they need a fleet of yours: one turn to board, another to land.
lesson-again-army-try = Move a unit, wherever you like. The village it leaves stands open: see who could reach it.
lesson-again-army-see = An army that stands with a lone settler or a settlement without units of another player may take it after the moves, without a roll.
lesson-again-army-why = Watch what can reach you: a glance at the armies beside your villages before each purchase is enough.
lesson-again-milestones = Milestones and wonders
lesson-again-milestones-look = Each era has three milestones: for instance to own settlements of some size, or units of some kind. The first who meets one and claims it takes a wonder of the era.
lesson-again-milestones-why = You are asked when you meet one. “Milestones”, above the map (the medal), shows how far everybody is; look at it before you buy.
lesson-again-points = What counts at the end
lesson-again-points-look =
    The game ends with the turn in which somebody has three modern technologies, and here after turn 15 at the latest. Then:
    – a village counts 1 point, a town 2, a city 3, a metropolis 4
    – each technology 2 points
    – each wonder 3 points
lesson-again-points-why = “How to win”, above the map, shows at any time where everybody’s points come from. An era ends with the turn in which somebody has three of its technologies.
lesson-again-ahead = You know the game
lesson-again-ahead-look =
    What is left to see:
    – fleets and, in the modern era, aircraft
    – new eras: better units, dearer villages and settlers
    – the advanced game: improvements, happiness, technologies that differ
lesson-again-ahead-why = Play on: it is a real game. Settle early, research whenever you can pay for it, keep one guard in each village. Hint says what a bot would do.

lesson-fight = A battle
lesson-fight-attack = Pick in secret
lesson-fight-attack-wait = Play on until you are asked for a unit.
lesson-fight-attack-look = Bots have led your people this far, and battle is declared. Both sides pick one unit without seeing the other’s, then both are shown and roll. The lower total is gone, a tie takes both; then the next round begins, until one side has nobody left.
lesson-fight-attack-try = Pick a unit, round by round, until the battle is over.
lesson-fight-attack-see = The log has a card of each round: the units, the dice, and what was added.
lesson-fight-attack-why = Cavalry beats infantry, infantry beats artillery, artillery beats cavalry: the better one adds the number of the era to its dice. So look at what the other side has before you pick.
lesson-fight-after = What a victory is worth
lesson-fight-after-look = Whoever wins on land takes the settlement there as it is, and what it earns with it. Nobody can retreat, so a lost battle is a lost army.
lesson-fight-after-why = Every pair of technologies adds 1 to all your rounds. Go back to your guided game now, or play on here: both are real matches.

about-two = From the first village to the modern era on a map of the whole earth. Trade for what you lack, or come and take it.

## What can be seen of the rules

example-battle-rulebook-orinoco-basic-title = The battle of Orinoco
example-battle-rulebook-orinoco-basic = The rulebook’s own example, round by round: a secret pick, dice of the era, superiority and technologies; the lower total is gone.
example-battle-rulebook-naval-basic-title = Battleships against the past
example-battle-rulebook-naval-basic = Fleets fight fleets; a fleet that sinks takes its cargo with it.
example-battle-superiority-cavalry-over-infantry-ancient-title = Cavalry beats infantry
example-battle-superiority-cavalry-over-infantry-ancient = The superior unit adds the number of the era: 1 in the ancient era.
example-battle-superiority-infantry-over-artillery-medieval-title = Infantry beats artillery
example-battle-superiority-infantry-over-artillery-medieval = In the medieval era superiority is worth 2.
example-battle-superiority-artillery-over-cavalry-industrial-title = Artillery beats cavalry
example-battle-superiority-artillery-over-cavalry-industrial = In the industrial era superiority is worth 3.
example-battle-science-title = Science in battle
example-battle-science = Every full pair of technologies adds 1 to your units.
example-battle-capture-empty-title = An undefended settlement
example-battle-capture-empty = It is taken by declaring battle; nothing is rolled.
example-battle-join-title = A third player joins
example-battle-join = Whoever has units there may join either side, or stay out.
example-battle-secret-until-both-title = Picked in secret
example-battle-secret-until-both = A pick is shown only when both are in.
example-battle-one-defender-then-another-title = One after the other
example-battle-one-defender-then-another = A battle has one defender; a second battle may follow with the survivors.
example-movement-challenge-title = Battle is declared on the mover
example-movement-challenge = What has just entered is frozen; other pieces may still move, and the battle must be fought.
example-movement-challenge-let-pass-title = Let them pass
example-movement-challenge-let-pass = Nobody is forced to declare battle.
example-movement-rulebook-boarding-title = All aboard
example-movement-rulebook-boarding = The caravel enters, two settlers and a catapult board: each pays one point for it.
example-movement-points-title = How far
example-movement-points = Armies one step, settlers two, fleets one to three.
example-movement-walk-and-look-title = A look at a marker
example-movement-walk-and-look = A settler that has looked moves no more this turn.
example-movement-peace-title = Together in peace
example-movement-peace = Pieces of several players may share a region.
example-milestones-villages-6-title = Six villages
example-milestones-villages-6 = Whoever meets a milestone first and claims it takes a wonder of the era.
example-milestones-not-claimed-title = Not claimed
example-milestones-not-claimed = To meet it is worth nothing; it can be claimed later, in a step of your own.
example-milestones-simultaneous-title = Two at once
example-milestones-simultaneous = Simultaneous claims are decided by dice.
example-eras-third-technology-title = The era ends
example-eras-third-technology = The third technology of one player ends the era with the turn; what is left of it is lost.
example-eras-last-of-the-era-title = The last one is gone
example-eras-last-of-the-era = Or its last technology has left the supply.
example-end-rulebook-basic-points-title = Points at the end
example-end-rulebook-basic-points = Settlements by size, technologies, wonders: the rulebook’s example, 33, 60 and 62.
example-end-next-turn-title = The next turn
example-end-next-turn = The player to the left becomes first player; settlements may grow again.
example-end-conquest-title = Conquest
example-end-conquest = To be the only one left beats any points.
example-battle-rulebook-orinoco-advanced-title = The battle of Orinoco, advanced
example-battle-rulebook-orinoco-advanced = Each unit has its type: dice and a bonus of its own. The monoplane lends its dice to a partner, and the settlement helps whoever owns it.
example-battle-rulebook-naval-advanced-title = Battleships, advanced
example-battle-rulebook-naval-advanced = A battleship rolls four dice and adds 1; against a frigate and a caravel that is nearly always enough.
example-battle-tie-title = A tie
example-battle-tie = Equal totals remove both units, and nothing changes hands.
example-battle-leader-has-most-title = Who leads the attack
example-battle-leader-has-most = Several players declare battle on the mover: whoever has most units there leads and counts as the attacker.
example-battle-ally-captures-title = The ally takes the town
example-battle-ally-captures = No army of the leader survives: the ally with most armies there captures the settlement.
example-battle-aircraft-goes-with-partner-title = Aircraft
example-battle-aircraft-goes-with-partner = An aircraft adds a die to a unit that it partners, and falls with it.
example-production-rulebook-basic-title = What a turn brings, basic
example-production-rulebook-basic = The sizes of the settlements, doubled with the critical resource; kinds of resources times technologies; a monopoly; and never less than ten: 25, 20 and 10 gold.
example-production-rulebook-advanced-title = What a turn brings, advanced
example-production-rulebook-advanced = City cards are added up; happy ones are worth more, productive ones double: 39, 37 and 16 gold.
example-production-rulebook-happiness-title = Who is happy
example-production-rulebook-happiness = A village with wine is happy by itself, one settlement is happy for free, the others stay unhappy.
example-production-rulebook-temple-title = A temple helps
example-production-rulebook-temple = With a temple the plain village is happy as well, and worth more.
example-production-monopoly-3-basic-title = Three of a kind
example-production-monopoly-3-basic = Three settlements with the same resource are a monopoly: 20 gold more. Four bring 40, five 80.
example-purchase-rulebook-shares-title = Whom one pays
example-purchase-rulebook-shares = A unit of somebody else’s technology is paid in part to its owner: two men-at-arms are 20 to the bank and 10 to them.
example-purchase-rulebook-technology-price-title = What technologies cost
example-purchase-rulebook-technology-price = The first technology costs 10, the second 20, the third 30.
example-markers-minor-civilization-title = A minor civilization
example-markers-minor-civilization = Everybody rolls two dice less the number of their settlements; the highest places a village and a unit there.
example-markers-rulebook-plague-at-funa-title = Plague at Funa
example-markers-rulebook-plague-at-funa = In the industrial era it reaches two steps over land: settlers and units die, larger settlements lose a size.
example-end-rulebook-advanced-points-title = Points at the end, advanced
example-end-rulebook-advanced-points = 36, 79 and 69: the bonus of the technological ending decides for the second player.
example-end-short-die-ends-title = The short game ends by a die
example-end-short-die-ends = After a medieval technology is bought, a die: at most as many as there are medieval technologies, and the game is over.
