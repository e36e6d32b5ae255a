### What the lessons of Clash of Cultures say.

lesson-aim = Your culture
lesson-aim-who = One city, two Settlers
lesson-aim-who-look =
    Your people have a city, two Settlers and a map that nobody has seen. In four rounds (six in the long game) you make a culture of it. At the end count:
    – every building of your colour on the board: 1 point
    – every advance: half a point
    – every completed objective: 2 points
    – every Wonder: 5 points
lesson-aim-who-why = There is no best way. Many small cities, a few large ones, learning, war or persuasion: all of them score, and the objectives in your hand say which of them suits you.
lesson-aim-turn = Three actions
lesson-aim-turn-look =
    A turn has three actions, a round three turns. Each action is one of these six:
    – Advance: learn something
    – Found a city with a Settler
    – Activate a city: collect, build units or a building
    – Move
    – Civic Improvement: make a city happier
    – Cultural Influence: win over another player’s building
lesson-aim-turn-why = The same action may be taken twice in a turn. Trading takes none, nor do most Action cards. Each button says what the action would do, or why it cannot be done now; what waits for a place lights up on the board.

lesson-spread = Spread out
lesson-spread-move = Send a Settler
lesson-spread-move-look = One Move action moves up to three units or groups, one space each. A unit that enters a region lying face down explores it: the region is turned up, and what it finds there is always land.
lesson-spread-move-try = Choose Move, take a Settler, then a lit space: any land but barren will do for a city.
lesson-spread-move-else = You may do that as well. Nothing is lost; take it back if you would rather see how people travel.
lesson-spread-move-see = It has gone there, and may not move again in this action. While “Move” is asked, another unit may go, or you choose “End the Move”; when nobody is left to go, it ends by itself.
lesson-spread-move-why = Every Settler is a city to be: the sooner it arrives, the longer that city works for you. A region with two fertile spaces or more is good, so barbarians may live there; they stay at home until an event sends them.
lesson-spread-found = Found a city
lesson-spread-found-look = Where it stands, a Settler becomes a Settlement, the beginning of a city: on land that is not barren, and not where a city, barbarians or the units of another player are.
lesson-spread-found-try = Choose “Found a city”; if a Move is still under way, “End the Move” comes first. From barren land, move on.
lesson-spread-found-see = Two cities: 1 point more, and any of them may now grow to size 2, its Settlement and one more building.
lesson-spread-found-why = No city may be larger than the number of your cities. So a wide realm is what makes a tall one possible. The red dashes on the board show how far your cities reach for Cultural Influence.

lesson-learn = Learn
lesson-learn-advance = Your first advance
lesson-learn-advance-wait = Go on with your turn. If your actions are used up, choose “End your turn”; the next begins when the other has played.
lesson-learn-advance-look = An advance costs 2 Food. The first of a category opens the others of it. Those with an orange face raise your Mood level and bring a Mood token; those with a purple temple do the same for Culture.
lesson-learn-advance-try = Choose “Advance” and acquire Storage; or any other that you like.
lesson-learn-advance-see = Without Storage you can hold no more than 2 Food. Half a point is yours for each advance, too.
lesson-learn-advance-why = Levels are limits: with a Mood level of 1 you hold at most one Mood token. When a level reaches 3, 5 or 7 an event comes.

lesson-cities = Cities work
lesson-cities-collect = Collect
lesson-cities-collect-wait = Your cities can collect no more this turn: choose “End your turn”. In the next you have three actions again.
lesson-cities-collect-look = A city collects as much as its size, a happy one one more, an angry one only 1. Its own space and those around it give once each: fertile Food, forest Wood, mountain Ore. A space with another city gives nothing.
lesson-cities-collect-try = Choose “Activate a city” and collect with your happy city.
lesson-cities-collect-see = That activated the city: a white dot at its foot says so. If something is left for it to take, collect that, too.
lesson-cities-collect-why = A city activated a second time in the same turn loses a step of mood; each choice says so before. Two cities that each do something once are better than one that does everything.
lesson-cities-civic = Make them happy
lesson-cities-civic-wait = Civic Improvement needs a Mood token, and a city that is not happy yet. Advances with an orange face bring tokens.
lesson-cities-civic-look = A step up in mood costs Mood tokens equal to the size of the city. In one action as many steps as you can pay, in any of your cities.
lesson-cities-civic-try = Choose “Civic Improvement” to make your new city happy. If it is the only city that can be cheered, that is done at once.
lesson-cities-civic-see = A happy city counts as one larger for collecting and building: a small city collects twice as much.
lesson-cities-civic-why = Tokens are for spending. A city that is happy early pays off for many turns.

lesson-strength = Strength
lesson-strength-tactics = Tactics
lesson-strength-tactics-wait = You need 2 Food for the next advance: collect it with a city that has not acted this turn and has fertile land in reach. If there is none, use your actions as you like, then end your turn and collect in the next.
lesson-strength-tactics-look = Without Tactics your Army units cannot even move. It also lets you build Fortresses and use the lower half of Action cards in battle.
lesson-strength-tactics-try = Acquire Tactics; or what suits you better.
lesson-strength-tactics-see = An advance with a purple temple: your Culture level rises and you have a Culture token.
lesson-strength-tactics-why = Whoever sees that you cannot fight may come and take a city. One Army unit in it makes that costly.
lesson-strength-build = Build
lesson-strength-build-wait = First collect what it takes: an Army unit costs 1 Food and 1 Ore, a Settler 2 Food, a building 1 Food, 1 Ore and 1 Wood. If no action is left, end your turn and collect in the next.
lesson-strength-build-look = An activated city builds as many units as its size (happy: one more), or adds one building. A building needs its advance: Fortress Tactics, Academy Writing, Temple Myths, Port Fishing.
lesson-strength-build-try = Choose “Activate a city” and build a unit, or a building.
lesson-strength-build-see = Buildings are points; units are what keeps them yours.
lesson-strength-build-why = Settlers are buildings to be: each new city allows all the others to grow.

lesson-status = The status phase
lesson-status-phase = After three turns
lesson-status-phase-wait = Play the rest of this round as you like. After the third turn comes the status phase: answer what it asks first.
lesson-status-phase-look =
    Between rounds, in this order:
    – completed objectives are declared
    – everybody takes a free advance (two, in the game of four rounds)
    – everybody draws an Action card and an Objective card
    – everybody may raze a city of size 1 and receive 1 Gold
    – whoever has the highest sum of levels (Mood and Culture) chooses the first player
lesson-status-phase-try = Take your free advance.
lesson-status-phase-see = It cost neither an action nor Food. Best taken here is what serves you all game long, or the first of a category, which opens the others.
lesson-status-phase-why = Your levels count for the choice of the first player: advances with an orange face or a purple temple are worth more than they seem.
lesson-status-objectives = Two chances on each card
lesson-status-objectives-wait = Finish the status phase first: answer what it still asks. This goes on with your next turn.
lesson-status-objectives-look = Each Objective card shows two objectives; only one of the two counts, for 2 points. Most are declared in the status phase, some at the moment they happen. Point at a card of your hand to read it.
lesson-status-objectives-why = One objective is worth as much as four advances. Look at your hand before you look at the board.

lesson-others = The others
lesson-others-battle = How battles go
lesson-others-battle-look =
    An Army that meets opponents or barbarians has to fight:
    – both may play the lower half of an Action card
    – everybody rolls a die for each unit and adds them up
    – each full 5 is a hit and removes a unit: 12 removes two
    – the attacker may retreat, or fight on
lesson-others-battle-why = A Barbarian Settlement is an easy beginning: 1 Gold for each barbarian, and the place is yours.
lesson-others-influence = War without an army
lesson-others-influence-look = Cultural Influence: choose a foreign city of size 2 or more in range of one of yours: each reaches as many spaces as its size. Roll a die: with 5 or 6 one of its buildings takes your colour. A Culture token paid before the roll adds a space to the range; paid afterwards it adds 1 to the die.
lesson-others-influence-why = The building goes on working for its owner; but its point is yours. One wins back one’s own in the same way, with a city of one’s own of which nothing was taken.
lesson-others-trade = Trade
lesson-others-trade-look = In your turn you may offer anybody resources, tokens and cards for theirs: choose “Trade”, then with whom, set with + and − what each side gives, and propose. Gifts are allowed, too.
lesson-others-trade-wait = Play on until your next turn.
lesson-others-trade-try = Choose “Trade” and propose something: give what you have too much of, ask for what the other has (the number after the stroke). It costs nothing to ask.
lesson-others-trade-see = The other answers at once, and the log says whether they accept or decline. If they accept, everything changes hands; if not, nothing has happened.
lesson-others-trade-why = Only what changes hands at once counts. Promises are free.
lesson-others-ahead = You know the game
lesson-others-ahead-look =
    What is left to see:
    – Wonders: with Engineering or Monuments one is revealed; it costs 12 resources and 5 Culture tokens, and is worth 5 points
    – governments: the last advances of three categories open them; you have one at a time
    – ships: they take Fishing and a Port
lesson-others-ahead-why = Play on: it is a real game. Found early, keep people happy, look at your objectives. Hint says what a bot would do, and every “why not” has its rule.

lesson-fight = A battle
lesson-fight-attack = Attack
lesson-fight-attack-wait = Choose “Move” and take an Army beside an opponent or barbarians. If you have none left, play on or go to the next step.
lesson-fight-attack-look =
    Bots have led your people this far. You hold one Army unit or more; lit units beside it join by a click. Point at a lit space with an enemy: its number says how likely you win.
    Each side may lay an Action card first, for its lower half. Then both roll a die for each unit: every full 5 of the sum removes a unit of the other side.
lesson-fight-attack-try = Go to the space of the enemy, and fight until it is decided. After each round you may also retreat.
lesson-fight-attack-else = You may do that as well. If you would rather see the battle, take it back.
lesson-fight-attack-see = The log keeps a card of each round: dice, what was added or taken away, hits, losses.
lesson-fight-attack-why =
    Only Army units fight, and only with Tactics do they march. A unit alone rolls 3 or 4 on average, and a hit needs 5: two together are far more than twice as good as one.
    Retreat when the others have more units left than you.
lesson-fight-after = What a victory is worth
lesson-fight-after-look =
    – a city: its buildings become yours with their points, and Gold equal to its size unless it was angry; once taken, it turns angry
    – a Barbarian Settlement: 1 Gold for each barbarian, then keep the place or raze it for 1 more
    – a space: nothing but the way
lesson-fight-after-why = A city that is taken can be taken back. Leave an Army in it, and make its people happier. Go back to your guided game now, or play on here: both are real matches.

about-two = Found cities, choose among 48 advances and uncover a map nobody has seen. Keep your people happy while the barbarians come closer.

## What can be seen of the rules

example-combat-combat-value-19-title = Nineteen is three hits
example-combat-combat-value-19 = All dice are added up; each full 5 is a hit.
example-combat-capture-title = A city is captured
example-combat-capture = Gold for its size, a Settler for the loser, its buildings for the victor; and its people are angry.
example-combat-capture-angry-title = An angry city falls
example-combat-capture-angry = No Gold, and nobody flees.
example-combat-fortress-alone-title = A Fortress alone
example-combat-fortress-alone = Even without an Army it rolls a die and cancels a hit, in the first round.
example-combat-retreat-title = Retreat
example-combat-retreat = After a round the attacker may go back, all together, to where the attack came from.
example-combat-nobody-wins-title = Nobody wins
example-combat-nobody-wins = Both sides are gone: the city stays with its owner.
example-combat-siege-title = Siegecraft
example-combat-siege = Two Wood before the first round: the Fortress rolls no die.
example-combat-steel-against-fortress-title = Steel against stone
example-combat-steel-against-fortress = Steel Weapons add a hit, the Fortress cancels one.
example-combat-lone-settlers-title = Lone Settlers
example-combat-lone-settlers = Without an Army there are no dice: Settlers are removed.
example-combat-naval-battle-title = A battle at sea
example-combat-naval-battle = Ships fight; cargo does not, and sinks with its Ship.
example-barbarians-raid-title = Barbarians attack
example-barbarians-raid = Hits go to units first, then to buildings. A city that lost a building is angry.
example-barbarians-raze-a-camp-title = A Barbarian Settlement falls
example-barbarians-raze-a-camp = 1 Gold for each barbarian beaten, and 1 more when the place is razed.
example-barbarians-undefended-camp-title = Nobody at home
example-barbarians-undefended-camp = An undefended Settlement is taken by moving in; kept, it is angry.
example-cultural-influence-influence-title = Influence
example-cultural-influence-influence = Size 3 reaches three spaces, a token one more; the die shows 3, and two tokens make it a 5.
example-cultural-influence-range-is-size-title = How far
example-cultural-influence-range-is-size = A city reaches as far as it is large.
example-cultural-influence-influence-restores-title = Won back
example-cultural-influence-influence-restores = From another city of yours you may win back your own building.
example-cultural-influence-influence-again-title = Try again
example-cultural-influence-influence-again = A failed attempt may be repeated; its tokens are gone.
example-trade-trade-title = A trade
example-trade-trade = Put things on the scales, propose, and the other accepts: everything changes hands at once.
example-trade-trade-declined-title = No, thank you
example-trade-trade-declined = A trade that is declined changes nothing.
example-trade-trade-invited-title = Ask for a proposal
example-trade-trade-invited = In your turn you may also hear what somebody else has to propose.
example-cities-happy-city-collects-more-title = A happy city
example-cities-happy-city-collects-more = Size 2, and one more for being happy: three resources.
example-cities-angry-city-collects-one-title = An angry city
example-cities-angry-city-collects-one = However large: one resource.
example-cities-civic-improvement-title = From angry to happy
example-cities-civic-improvement = Two steps in a city of size 2: four Mood tokens, one action.
example-cities-moods-title = A second activation
example-cities-moods = A new city is neutral; activating it twice in a turn saddens its people.
example-cities-each-space-once-title = Each space once
example-cities-each-space-once = A large city with one mountain in reach collects one Ore.
example-exploration-x03-title = The explorer chooses
example-exploration-x03 = Both ways of laying the region are allowed: whoever explores decides.
example-exploration-x10-title = Barbarians in good land
example-exploration-x10 = A region with the icon has a Barbarian Settlement on a fertile space, but not where you enter.
example-movement-move-three-title = Three moves in one action
example-movement-move-three = Up to three units or groups, each once.
example-movement-board-sail-land-title = Across the sea
example-movement-board-sail-land = Boarding and sailing are two of three moves; landing needs another action.
example-status-phase-status-cards-title = The status phase
example-status-phase-status-cards = A free advance for each, then two cards for each.
example-status-phase-who-chooses-the-first-player-title = Who chooses
example-status-phase-who-chooses-the-first-player = The highest sum of levels chooses the first player.
example-winning-tie-buildings-title = A tie
example-winning-tie-buildings = Equal points: most points from buildings decide.
example-combat-combat-icons-title = Cards that need somebody
example-combat-combat-icons = A combat card marked with an Army or a Fortress can only be laid by a side that has one there.
example-combat-retreat-from-a-road-attack-title = Retreat from a road
example-combat-retreat-from-a-road-attack = Whoever attacked along a road goes back to where the move began.
example-combat-influenced-buildings-stay-title = What one had influenced
example-combat-influenced-buildings-stay = Buildings in the city that already had the captor’s colour keep it; the others change hands as usual.
example-combat-built-ships-fight-title = A new Ship fights at once
example-combat-built-ships-fight = A Ship built where an enemy Ship lies has to fight for its place, and cannot retreat.
example-trade-trade-limits-title = No more than fits
example-trade-trade-limits = Three Food are given, but without Storage nobody holds more than two: what is beyond is lost.
example-cities-taxes-title = Taxes
example-cities-taxes = Once a turn, an action and one Mood token bring as much Gold as one has cities: here four.
example-winning-tie-pyramids-title = A tie at the end
example-winning-tie-pyramids = 7 to 7: whoever has the Great Pyramids wins.
example-turns-last-round-title = The end
example-turns-last-round = After six rounds: 1 point a building, half a point an advance, 5 a Wonder, 2 an objective, and those of events.
example-exploration-x06-title = A Ship explores
example-exploration-x06 = Both ways of laying the region join the seas, so the explorer chooses, and then where the Ship goes.
example-movement-roads-title = By road
example-movement-roads = Two spaces in one move for one Food; a second group pays again, with Food and Ore.
