### What the lessons of Age of Discovery say.

lesson-aim = Your voyage
lesson-aim-who = You are a seafaring power
lesson-aim-who-look =
    You and two others settle the New World for eight rounds. Whoever has the most victory points (VP) at the end wins. Points come from four places:
    – colonies: most workers in a region, counted after rounds 3, 6 and 8
    – discoveries: regions you found first
    – capital buildings: many of the late ones give points
    – your economy: the income of the last round
lesson-aim-who-why = Nobody can do everything with five workers a round. The game is about being there before somebody else, and this lesson shows you where “there” can be.
lesson-aim-round = One round
lesson-aim-round-look =
    Each round goes like this:
    – in turn, everybody puts one worker on a track, until all are placed
    – the eight tracks are resolved from initiative to war
    – goods bring income
    – buildings give their benefits
    – the table is made ready, and everybody gets five new colonists
lesson-aim-round-why = You cannot keep workers for later: all five of yours go out this round. And a space that is taken is taken.

lesson-place = Placing workers
lesson-place-dock = The dock is how you get there
lesson-place-dock-look = Whoever stands on the Colonist Dock lands when all workers are placed: space 1 first, then 2, and so on. So far only the Caribbean is known.
lesson-place-dock-try = Put a colonist on the Colonist Dock: click it on the board.
lesson-place-dock-else = That is not the dock. It is allowed, but the dock alone brings workers into regions, where points are counted.
lesson-place-dock-see = Your colonist waits for its ship. Everybody places one worker in turn: the others have placed theirs meanwhile.
lesson-place-dock-why = After round 3, whoever has the most workers in a region scores 6 VP and whoever is second 2 VP, if somebody has at least three there. The first to have three also takes the good of the region.
lesson-place-goods = Goods are your income
lesson-place-goods-look = Four goods lie on Trade Goods. The first worker there has the first choice.
lesson-place-goods-try = Put a worker on Trade Goods.
lesson-place-goods-else = That is allowed as well. Trade Goods has only four spaces; if they are gone, skip this card.
lesson-place-goods-see = You will choose one of the goods that are left when it is your worker’s turn.
lesson-place-goods-why = Goods stay with you for the whole game and pay every round: four of a kind $6, three of a kind $3, any three $1. The sooner a set is complete, the more often it pays.
lesson-place-buildings = A building pays for a long time
lesson-place-buildings-look = Five capital buildings are for sale, at $10 each in age I. Point at one to read what it does. You have just enough for one.
lesson-place-buildings-try = Put a worker on Capital Buildings.
lesson-place-buildings-else = That is allowed as well. Without a worker here you cannot buy anything this round.
lesson-place-buildings-see = The first worker here buys first: being early matters if there is one building you want.
lesson-place-buildings-why = An early building that gives a worker or money in each round has given a lot by round 8.
lesson-place-specialists = Specialists do one thing better
lesson-place-specialists-look =
    A worker in one of these boxes brings you that specialist for the next round, on top of your five colonists:
    – a captain counts 2 on discovery and for the merchant ship
    – a merchant counts 2 for the ship and earns $5 on landing
    – a missionary brings one more colonist on landing
    – a soldier fights, and brings more plunder on discovery
lesson-place-specialists-try = Train a captain: put a worker into the captain’s box. If it is taken, take any other.
lesson-place-specialists-else = That is allowed as well. A box holds one worker, so specialists are often gone quickly.
lesson-place-specialists-see = Next round you have this specialist to place, on top of your five colonists.
lesson-place-specialists-why = It costs you one colonist of this round and makes you one worker stronger in the next. That is the cheapest way to grow.
lesson-place-discovery = Discovery takes patience
lesson-place-discovery-look = Eight regions are still unexplored: their shield has a “?”. An expedition there meets a resistance from 1 to 5 that nobody knows beforehand, and succeeds if it is worth at least as much. Each worker counts 1, a captain 2.
lesson-place-discovery-try = Put your last worker on Discovery.
lesson-place-discovery-else = That is allowed as well. Discovery has room for any number of workers, at any time.
lesson-place-discovery-see = A single worker seldom succeeds: the board says how likely it is. But those who are not sent wait here for the next round.
lesson-place-discovery-why = Whoever discovers a region gets its plunder, its points, and the first colonist there.

lesson-resolve = The tracks are resolved
lesson-resolve-land = Land!
lesson-resolve-land-wait = The others place their last workers. Then the tracks are resolved one by one, and the dock comes second.
lesson-resolve-land-look = It is your colonist’s turn to land. It may go to any discovered region; today that is the Caribbean alone.
lesson-resolve-land-try = Land in the Caribbean.
lesson-resolve-land-else = Staying at home is allowed: the worker goes back to the supply and brings nothing.
lesson-resolve-land-see = Whoever has landed stays: you have a colony. The card of the region counts your workers there, and those of the others beside them.
lesson-resolve-land-why = A merchant earns the $5 and a missionary brings the colonist at this moment, on landing.
lesson-resolve-good = Choose a good
lesson-resolve-good-wait = The goods come next.
lesson-resolve-good-look = These goods are left. Each choice says how many of that kind you have already.
lesson-resolve-good-try = Take a good.
lesson-resolve-good-see = It lies on your mat now, for the rest of the game.
lesson-resolve-good-why = Sets of one kind pay best: go for the kinds you have already. A merchant ship stands for any good in a set.
lesson-resolve-buy = Buy a building
lesson-resolve-buy-wait = The merchant ship is next, then the capital.
lesson-resolve-buy-look = Your worker may buy one building. The sign at the foot of its card says when it works: a flash, at once; “1×”, once; two arrows, every round or always; “7×” before them, seven times more.
lesson-resolve-buy-try = Buy one. Early on, one that gives something “every round” is best.
lesson-resolve-buy-else = You may keep the money. But now the buildings for every round are worth most: there are eight rounds to come.
lesson-resolve-buy-see = It stands in your capital. If it gives something every round, it does so at the end of this one already.
lesson-resolve-buy-why = Buildings cost $14 in age II and $20 in age III. The cheap ones are gone after round 3.
lesson-resolve-wait = An expedition?
lesson-resolve-wait-wait = Discovery is next.
lesson-resolve-wait-look = You have one worker here: the expedition would be worth 1. Nearly every region needs more, and workers that sail go back to the supply whether they succeed or not.
lesson-resolve-wait-try = Send nobody and wait.
lesson-resolve-wait-else = A brave try! Workers that were sent go back to the supply, with or without success.
lesson-resolve-wait-see = Your worker stays on the track and will count again next round, together with those you add.
lesson-resolve-wait-why = Two rounds of patience and a captain make an expedition that mostly succeeds.

lesson-end = The end of a round
lesson-end-income = Income, benefits, five new colonists
lesson-end-income-wait = Specialists and war are resolved, then the round ends by itself.
lesson-end-income-look =
    The round has ended:
    – income: sets of goods paid (you need three for the first dollar)
    – benefits: buildings gave what they give
    – new goods and buildings came, and a new ship if the old one is gone
    – everybody took five colonists, and you your specialist as well
lesson-end-income-why = All of that happened by itself; the log has every line of it, and the mats show what everybody has. Now you place your five colonists and your specialists.

lesson-second = Your second round
lesson-second-captain = The captain goes exploring
lesson-second-captain-look = Whoever did not sail still waits on Discovery. A captain there counts 2.
lesson-second-captain-try = First answer “Place a captain”, or the other specialist you have; then put it on Discovery.
lesson-second-captain-else = That is allowed as well; an expedition can wait another round.
lesson-second-captain-see = All who wait there add up: each worker counts 1, a captain 2. The track says what the expedition would be worth.
lesson-second-captain-why = Any worker may stand on any track. Its kind counts only where the track says so.
lesson-second-soldier = Prepare for war
lesson-second-soldier-look = Soldiers fight, and nobody else does. You train one this round and have it in hand in the next.
lesson-second-soldier-try = Put a worker into the soldier’s box. If it is taken, take another box.
lesson-second-soldier-see = Next round it can land like anybody else, and stays dangerous where it landed.
lesson-second-soldier-why = One soldier in a region is a threat: with a worker at war, it removes an enemy worker there just before the count.
lesson-second-initiative = Who goes first
lesson-second-initiative-look = One worker a player may stand on Initiative. It earns $1 on the first space, $2 on the second, and so on; the spaces are the order of the next round.
lesson-second-initiative-try = Put a worker on Initiative.
lesson-second-initiative-else = That is allowed as well. Who does not care for the order keeps the old one, behind those who do.
lesson-second-initiative-see = You are paid when the tracks are resolved; next round players place in the order of these spaces.
lesson-second-initiative-why = Whoever places first has the first good, the building they like best, the captain’s box. Before an important round it is worth a worker.
lesson-second-ship = The merchant ship
lesson-second-ship-look = There is one ship, and whoever has most there takes it. Captains and merchants count 2, others 1.
lesson-second-ship-try = Put a worker on the Merchant Ship.
lesson-second-ship-else = That is allowed as well. Somebody else may take the ship with a single worker now.
lesson-second-ship-see = On a tie, whoever is earlier in the order takes the ship.
lesson-second-ship-why = A ship completes any set of goods, one in each set: three of a kind and a ship are four of a kind.

lesson-explore = Discovery
lesson-explore-sail = Set sail
lesson-explore-sail-wait = Place your other workers as you like; you know all tracks but one. Then your captain sails.
lesson-explore-sail-look = Now you say who goes, and then where. What a tile shows you learn only once they have sailed.
lesson-explore-sail-try = Send workers that are worth 5 together, or everybody if they are worth less. Then choose a region whose shield has a “?”.
lesson-explore-sail-else = You may wait as long as you like. Nobody who waits is lost.
lesson-explore-sail-see = Look at the region. If your first colonist stands there, it was enough: you have its plunder and its points, and everybody can land there now. If not, its resistance is there for all to read, and the crew is back in the supply.
lesson-explore-sail-why = The table shows the chance before you send. Regions far from anybody else are the ones where you will count most workers.

lesson-war = War
lesson-war-soldier = Land a soldier
lesson-war-soldier-wait = Play the round to its end.
lesson-war-soldier-look = Round 3 ends with the first scoring. A soldier lands like any other worker, and counts as one.
lesson-war-soldier-try = Choose your soldier and put it on the dock; without a soldier, put a colonist there.
lesson-war-soldier-see = The dock is resolved before war: it will be on land in time.
lesson-war-soldier-why = Whatever its kind, a worker counts as one when a region is scored.
lesson-war-track = The war track
lesson-war-track-look = A worker on War, of any kind, gives you one action: a battle in one region, free; or for $10 a full war against somebody, in every region where you meet. A soldier on the dock will have landed by then.
lesson-war-track-try = Put a worker on War.
lesson-war-track-else = That is allowed as well. Without a worker on War you cannot attack.
lesson-war-track-see = War comes last, when everybody has landed.
lesson-war-track-why = It is the last word before the count. Others will look at your soldier and think about it.
lesson-war-battle = Battle, or peace
lesson-war-battle-wait = Play the round as you like. War is resolved last.
lesson-war-battle-look = In a battle each soldier of either side removes one enemy worker, both at the same time. No dice. If nobody has a soldier where you meet, there is no battle and the game goes on.
lesson-war-battle-try = Choose a region and attack, if you can; or keep the peace.
lesson-war-battle-see = Removed workers go back to their owner’s supply. Nothing else changes: there is no ground to hold, only heads to count.
lesson-war-battle-why = A battle just before a scoring turns a tie into 6 against 2. Fought earlier, it leaves the others time to land again.

lesson-score = The first scoring
lesson-score-colonies = Colonies are counted
lesson-score-colonies-wait = Play the round to its end: the colonies are counted after it.
lesson-score-colonies-look =
    In every region where somebody has three or more workers:
    – most workers: 6 VP
    – second most: 2 VP
    – two tied for first: 2 VP each, and the third gets nothing
    – three tied for first, or two for second: nothing for them
lesson-score-colonies-why = The same is counted again after rounds 6 and 8, with everybody who is still there. The total you see has your discoveries and the points of your buildings in it already; the last income is added in round 8. “Scores” shows at any time where points came from.
lesson-score-ahead = You know the game
lesson-score-ahead-look =
    What is left to see:
    – age II: buildings for $14; age III: $20, many of them for points at the end
    – more regions, and more room to be alone in one
    – rounds 7 and 8 go quickly: train nobody in the last one
lesson-score-ahead-why = Play on from here: it is a real game, and you can still win it. Hint says what a bot would do; pointing at anything explains it; every “why not” has its rule.

about-two = Every worker stands in a queue that somebody else wants. Lead the colonies, fill your ships, build your capital: eight rounds, three scorings.

## What can be seen of the rules

example-war-battle-title = Two soldiers against one
example-war-battle = Each soldier removes one enemy worker, both sides at the same time. The attacker’s two hits take the soldier and a colonist; the fallen soldier still strikes back.
example-war-both-fall-title = Both fall
example-war-both-fall = One soldier on either side: both strike at once, and both are gone.
example-war-full-title = A full war
example-war-full = For $10 a battle is fought in every region where both have a colony and one of them a soldier. Where nobody has a soldier, nothing happens.
example-war-bystander-title = The third player
example-war-bystander = Whoever is neither attacker nor named neither helps nor suffers.
example-war-twice-title = Two workers, two actions
example-war-twice = Several workers on War act one after the other, each on what is left.
example-colonies-3-2-title = Three against two
example-colonies-3-2 = Most workers: 6 VP. Second most: 2 VP.
example-colonies-3-3-1-title = A tie for first
example-colonies-3-3-1 = Two tied for first get 2 VP each; the third, behind a tie, gets nothing.
example-colonies-builders-title = What builders are worth
example-colonies-builders = Three builders stand here, whoever owns them: 12 more for the first place, 6 more for the second.
example-colonies-tie-for-second-title = A tie for second
example-colonies-tie-for-second = Tied seconds share no base points; only the builders still count for them.
example-colonies-too-small-title = Nobody has three
example-colonies-too-small = Without three workers of one player the region scores nothing. A good that was taken before is kept.
example-discovery-expedition-success-title = A region is found
example-discovery-expedition-success = The value reaches the resistance of the tile: plunder, points, and a first colonist.
example-discovery-expedition-failure-title = Too weak
example-discovery-expedition-failure = A value of 4 against 5: nothing is won, the crew goes back to the supply, and now everybody knows the tile.
example-discovery-expedition-some-title = Send only some
example-discovery-expedition-some = Two of four sail and go back to the supply; the other two wait on the track.
example-dock-merchant-title = A merchant lands
example-dock-merchant = $5 on arrival from the dock, and at no other time.
example-dock-missionary-title = A missionary lands
example-dock-missionary = A missionary brings one more colonist to the same region: two workers for one place on the dock.
example-dock-token-title = The third worker
example-dock-token = The first player with three workers in a region takes its good at once; whoever comes later gets none.
example-dock-sequence-title = Who lands when
example-dock-sequence = Numbers first, then X, Y and the ships. Who has landed stays.
example-income-four-same-title = Four of a kind
example-income-four-same = Four sugar make $6.
example-income-ship-is-wild-title = A ship completes the set
example-income-ship-is-wild = Two indigo and a ship count as three of a kind: $3.
example-income-best-title = The best way is found for you
example-income-best = Several kinds and two ships: no other way to form sets pays more.
example-income-round-eight-title = The last income is points
example-income-round-eight = The income of round 8 counts as Economy VP. Money from buildings does not.
example-merchant-ship-ship-tie-title = A tie for the ship
example-merchant-ship-ship-tie = A captain counts 2, as much as two colonists: whoever is earlier in the order takes it.
example-merchant-ship-ship-value-title = Captains count double
example-merchant-ship-ship-value = Two captains and a colonist make 5 and beat a merchant and two colonists, 4.
example-initiative-order-after-initiative-title = The new order
example-initiative-order-after-initiative = Those on initiative come first, in the order of their spaces; the others keep theirs behind.
example-specialists-boxes-title = Training
example-specialists-boxes = Each box gives its specialist for the next round; the last one any, for $5.
example-placement-turns-title = One worker at a time
example-placement-turns = In order, again and again; whoever has none is passed over, until all hands are empty.
example-goods-goods-track-title = First come, first served
example-goods-goods-track = Each worker takes one of the goods that are left.
example-refresh-age-change-title = A new age
example-refresh-age-change = After round 3 all buildings of age I leave, and five of age II appear.
example-capital-buildings-militia-title = The militia defends
example-capital-buildings-militia = One soldier more for whoever is attacked; the attacker may spend a hit on it.
example-capital-buildings-cathedral-title = Cathedral
example-capital-buildings-cathedral = A landing missionary brings two colonists: with one stroke three workers, and the good.
example-capital-buildings-magellan-title = Magellan
example-capital-buildings-magellan = A captain counts 3: with two soldiers that is 5, and each soldier plunders.
example-end-tie-money-title = Equal points
example-end-tie-money = Colony points of round 8 decide, then money.
example-war-defender-soldiers-title = Only the defender shoots
example-war-defender-soldiers = One soldier on either side makes a battle. Here it is the defender’s: the attacker loses a colonist and hits nobody.
example-war-militia-wasted-title = A hit for the militia
example-war-militia-wasted = The attacker spends the only hit on the militia: the defender loses nobody, and still strikes back.
example-colonies-tie-for-first-title = A tie for first, with builders
example-colonies-tie-for-first = Five workers each: 2 base points, and 12 for three builders. The third, with two workers, has 6 for the builders only.
example-colonies-three-firsts-builder-title = Three tied for first
example-colonies-three-firsts-builder = 3, 3, 3 and 1: nobody has base points. The one builder here gives 4 to each of the three and 2 to the last.
example-colonies-alone-title = Alone in a region
example-colonies-alone = Three workers and nobody else: 6 VP. Nobody is second.
example-income-any-three-title = Three different goods
example-income-any-three = Any three goods make a set: $1.
example-merchant-ship-ship-merchant-beats-title = A merchant counts double
example-merchant-ship-ship-merchant-beats = A merchant and a colonist make 3 and take the ship from two colonists, 2.
example-discovery-expedition-card-title = When every region is found
example-discovery-expedition-card = Expeditions then turn the top card of the deck. A success pays its plunder and its points, but brings no colonist.
example-end-fixed-vp-title = Points printed on buildings
example-end-fixed-vp = University 5 and New World Cartography 4 count whether they were used or not: 9 VP.
