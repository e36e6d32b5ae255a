### What the lessons of History of the World say.

lesson-aim = Seven epochs
lesson-aim-who = You are not one people
lesson-aim-who-look = From Sumeria to the empires of modern times: in each of seven epochs you lead another empire from its first army to its last. Then it is over and its armies stay on the map, as yours, until somebody removes them.
lesson-aim-who-why = All your armies, old and new, score together. Whoever has most points after the seventh epoch wins. A point once scored is never lost.
lesson-aim-epoch = One turn an epoch
lesson-aim-epoch-look =
    In each epoch everybody has one turn:
    – play up to two event cards
    – put the first army into the start land
    – expand, army by army, and fight where somebody stands
    – build monuments from resources
    – score
lesson-aim-epoch-why = The empires come in the order of their cards. Who comes early scores old lands before others overrun them; who comes late sees what is worth taking.

lesson-draft = Keep or pass
lesson-draft-keep = Draw an empire
lesson-draft-keep-wait = The others draw their empires.
lesson-draft-keep-look = You draw an empire card, in secret. Its strength is its number of armies, its number says when it plays. Keep it; or pass it to somebody who has none: then somebody will pass you another, better or not.
lesson-draft-keep-try = Keep your card, or pass it on.
lesson-draft-keep-see = A card that is passed to you cannot be refused. Do not pass a strong empire to whoever leads.
lesson-draft-keep-why = From the second epoch on, whoever has fewest points draws first and chooses most freely; whoever leads draws last and takes what is left.

lesson-events = Event cards
lesson-events-cards = Ten cards for the whole game
lesson-events-cards-wait = The empires are called one by one. Watch until yours is.
lesson-events-cards-look = You may play up to two event cards before your first army moves. You hold ten for seven epochs and get no more: leaders, weapons, coins, plagues. Point at one to read it.
lesson-events-cards-try = Play a card if one looks good; or go on without.
lesson-events-cards-see = A card works for this turn only. A Leader, with three dice instead of two, is worth most with a strong empire.
lesson-events-cards-why = Ten cards, fourteen chances to play one: use them, best with a strong empire.

lesson-expand = Expansion
lesson-expand-first = One army, one land
lesson-expand-first-wait = Answer what the card asks first, if it asks anything. Then play another, or say “No more cards”: your empire sets out.
lesson-expand-first-look = Each army of the pool enters one land beside an army of this empire. A vacant land is simply yours. The mark on a land says what it would bring, or how likely a battle there is won.
lesson-expand-first-try = Place an army on a lit land.
lesson-expand-first-see = Every land you take opens the adjacent ones.
lesson-expand-first-why = A region counts once if you are present, twice if you have two lands there and more than anybody else, three times if you hold three and nobody else is there. So look for the third land, or the second.
lesson-expand-battle = If somebody stands there
lesson-expand-battle-look =
    An attack is one roll:
    – you roll two dice and keep the better (three with a Leader)
    – the defender rolls one; two behind mountains, forest or a strait; three against a landing
    – a fort adds 1 to the defender
    – higher wins; a tie removes both armies
lesson-expand-battle-why = Two dice against one win 58 times of 100, and tie 17 times. Against mountains it is less than half. A capital that is taken becomes a city, a city is destroyed, a monument stays and is yours.
lesson-expand-fort = A fort
lesson-expand-fort-look = Instead of entering a land, an army may become a fort in a land of this empire; so may a coin. Choose “Fort”, then the land. A fort never moves again, and scores nothing.
lesson-expand-fort-try = Build a fort to see one; or place all your armies and end the turn.
lesson-expand-fort-else = That is as good. A fort is for a land that somebody else would want: one that makes the difference in a region.
lesson-expand-fort-see = Build forts where somebody is likely to attack: in a capital, or where one land less would cost you a region.
lesson-expand-fort-why = Whoever attacks a fort and loses, loses the army; if they win, only the fort falls, and the army must still be beaten.

lesson-score = Points
lesson-score-monuments = Monuments
lesson-score-monuments-wait = Place your last armies, then choose “End the turn”: your points are counted then.
lesson-score-monuments-look = After the last army, each pair of resources (the green gems) in lands of this empire builds a monument by itself: in the capital first, then in a city, then on a resource.
lesson-score-monuments-why = A monument is a point in every turn of whoever holds its land, and conquest does not destroy it.
lesson-score-regions = What you scored
lesson-score-regions-look =
    Only you scored, at the end of your turn:
    – each region where you are: its value once, twice or three times
    – 2 for each capital, 1 for each city, 1 for each monument
lesson-score-regions-why = The values change from epoch to epoch: the Middle East is worth most at first, later India and China, at last Europe and the Americas. The aids list them for all epochs.

lesson-second = The second epoch
lesson-second-order = Who trails draws first
lesson-second-order-wait = The other empires of the first epoch are played.
lesson-second-order-look = The first epoch is over. New empires are drawn for the second: whoever has fewest points begins.
lesson-second-order-why = Your old armies are still there. An empire that begins near them makes a region complete more easily, but it must go round or replace them.
lesson-second-attack = Attack!
lesson-second-attack-wait = When your second empire is called, play event cards, or say “No more cards”: then its armies set out.
lesson-second-attack-look = Now the world is fuller. The chance of each battle stands on the land; a click is the attack. An army that loses is gone, and you may attack again with the next.
lesson-second-attack-try = Attack a land of somebody else, where the chance is good. If nobody is in reach yet, place armies towards them, or end the turn.
lesson-second-attack-else = Vacant lands are the cheaper way. Attack where a region turns from once to twice, or where a capital stands.
lesson-second-attack-see = The last battle stays on the board for a while, and the log keeps the dice of all. Whoever is driven out keeps the points already scored.
lesson-second-attack-why = From the sea a landing is hard: three dice against you. By land, look for borders without mountains.
lesson-second-ahead = You know the game
lesson-second-ahead-look =
    What is left to see:
    – fleets: an empire with seas on its card may cross them
    – minor empires, kingdoms, barbarians: they come by event cards
    – the other epochs, in which the values of the regions change
lesson-second-ahead-why = Play on: it is a real game, about an hour from here. Look at the values of the next epoch before you spend your last armies. Hint says what a bot would do.

about-two = Seven epochs, and in each you lead another empire from its first army to its last. Dice win battles; timing wins the game.

## What can be seen of the rules

example-combat-romans-in-the-apennines-title = The Romans in the Apennines
example-combat-romans-in-the-apennines = A defeat costs the army; a tie removes both, and the land is vacant: the next army walks in.
example-combat-mongols-at-wei-river-title = The Mongols before the Great Wall
example-combat-mongols-at-wei-river = A Leader gives three dice; the Wall gives the defender two, and the fort adds 1. First the fort has to fall, then the army.
example-combat-british-at-chekiang-title = A landing
example-combat-british-at-chekiang = From the sea three dice stand against you; from the land taken the next attack meets one.
example-combat-fort-adds-one-title = A fort adds one
example-combat-fort-adds-one = A five behind a fort is a six.
example-combat-forts-title = Forts
example-combat-forts = An army of the pool becomes a fort, one in a land. It never turns back.
example-combat-press-on-title = Press on
example-combat-press-on = The fort is gone: the same army attacks again, and the defender has no bonus any more.
example-combat-press-on-or-withdraw-title = Or withdraw
example-combat-press-on-or-withdraw = After the fort has fallen the army may as well go back to the pool.
example-combat-capital-after-a-victory-title = A capital is taken
example-combat-capital-after-a-victory = A won battle turns a capital into a city.
example-combat-capital-after-a-tie-title = A capital left vacant
example-combat-capital-after-a-tie = A tie empties the land, but the capital stands: who walks in holds a capital.
example-combat-city-sacked-title = A city is sacked
example-combat-city-sacked = A city is removed by a won battle. A monument stays and is the victor’s.
example-combat-guptas-terrain-title = Mountains and forests
example-combat-guptas-terrain = Only terrain on the defender’s side of the border gives a second die.
example-combat-guptas-forest-of-the-attacker-title = A forest behind the attacker
example-combat-guptas-forest-of-the-attacker = Terrain on the attacker’s side does nothing.
example-combat-landing-on-a-fort-title = Landing on a fort
example-combat-landing-on-a-fort = Three dice, and 1 more for the fort; the mountains add nothing at sea.
example-scoring-red-scores-eighteen-title = Eighteen points
example-scoring-red-scores-eighteen = Presence once, domination twice, control three times; then 2 for each capital and 1 for the monument.
example-scoring-vacant-structures-score-nothing-title = Vacant structures
example-scoring-vacant-structures-score-nothing = A capital or a monument without an army of yours is worth nothing to you.
example-expansion-replace-own-army-title = Through one’s own lands
example-expansion-replace-own-army = An older army of your own is replaced without a fight; what is built there stays.
example-expansion-the-easier-way-title = The easier way
example-expansion-the-easier-way = By border or by sea: the way with fewer defence dice is taken for you.
example-expansion-stop-early-title = To stop early
example-expansion-stop-early = Nobody has to use the whole pool; but what is left is lost.
example-monuments-two-symbols-title = Two symbols, one monument
example-monuments-two-symbols = Each pair of resources held by this empire builds a monument, in the capital first.
example-monuments-four-symbols-title = Four symbols
example-monuments-four-symbols = Two monuments: one in the capital, one where you choose.
example-monuments-three-symbols-title = Three symbols
example-monuments-three-symbols = The third has no partner: one monument.
example-preparation-start-land-title = The start land
example-preparation-start-land = Army and fort in the start land are removed without a battle. The monument stays.
example-preparation-portugal-fleets-title = Oceans
example-preparation-portugal-fleets = A fleet in an ocean also gives the seas that can be reached from it.
example-empire-cards-draft-keep-title = Keep or pass
example-empire-cards-draft-keep = One keeps, one passes on; the last has no choice. Then the empires are called in order.
example-empire-cards-may-not-keep-title = Already served
example-empire-cards-may-not-keep = Whoever was given an empire passes on the one they draw.
example-winning-single-leader-title = Pre-eminence
example-winning-single-leader = Whoever leads alone at the end of an epoch takes a marker, unseen.
example-winning-tie-for-most-title = Nobody leads alone
example-winning-tie-for-most = Two share the most points: no marker is taken.
example-winning-game-over-title = The end
example-winning-game-over = After the seventh epoch all markers are turned up and added.
example-combat-landing-with-naval-power-title = Landing with Naval Power
example-combat-landing-with-naval-power = With Naval Power the defender of a coast rolls two dice instead of three; the fort adds 1. Here it is a tie: the fort is gone, and so is the attacker.
example-combat-guptas-forest-of-the-defender-title = A forest on the defender’s side
example-combat-guptas-forest-of-the-defender = Into the Ganges Delta the defender has two dice: the border is forest on that side.
example-winning-tie-by-strength-title = Equal points at the end
example-winning-tie-by-strength = 50 against 50: whoever led the weaker empires, added up, wins.
example-winning-shared-victory-title = A shared victory
example-winning-shared-victory = Points, strengths, last empire: where nothing tells two players apart, both have won.
example-preparation-carthaginia-pool-title = Strength is armies
example-preparation-carthaginia-pool = Carthaginia has strength 7: one army and the capital go to its start land, six are left to expand with.
example-preparation-incas-and-aztecs-prepared-title = Two peoples at once
example-preparation-incas-and-aztecs-prepared = The Incas and Aztecs are one card with two capitals, each with armies of its own.
example-monuments-incas-and-aztecs-title = Each from its own lands
example-monuments-incas-and-aztecs = Neither people expands from the other’s lands. Each builds a monument in its own capital, for a single resource.
example-monuments-monument-in-a-foreign-capital-title = A monument abroad
example-monuments-monument-in-a-foreign-capital = The monument goes to a capital that the active empire holds, even one that another empire built.
example-monuments-monument-sites-title = Where monuments go
example-monuments-monument-sites = There is one in the capital already: the next goes to a city or a resource land of this empire. Old armies do not help.
example-optional-rules-multiple-armies-attack-title = Optional: several armies in a land
example-optional-rules-multiple-armies-attack = Round by round: first the fort falls, then one army after the other. The tie at the end costs one on each side.
example-optional-rules-naval-fight-title = Optional: a fight at sea
example-optional-rules-naval-fight = Where another player’s manned fleet stands, it has to be beaten before a fleet is placed. The first attack loses, the second wins.
example-optional-rules-multiple-armies-score-title = Optional: armies are counted
example-optional-rules-multiple-armies-score = With several armies in a land every army counts for its region, not every land.
example-optional-rules-naval-score-title = Optional: a fleet that stays
example-optional-rules-naval-score = A manned fleet stays on the board and scores 1 on each turn of its owner.
example-winning-tie-by-last-empire-title = A tie to the last
example-winning-tie-by-last-empire = Points and strengths are equal: the weaker empire of epoch VII wins, Russia (10) before the Manchu (11).
