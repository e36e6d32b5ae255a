# Game
game-title = Clash of Cultures
game-tagline = Build a civilization between sea and barbarians, 2 to 4 players
game-about = The 2012 game: explore a hidden map, found cities, choose among 48 advances, keep your people happy, wage war by rounds of dice and cards, build Wonders, and score after six rounds.
option-events = Event cards
option-events-help = Play them whole, only their icons, or let each player decide each time.
option-events-full = Whole events
option-events-icons = Icons only
option-events-optional = Optional events
option-length = Length
option-length-help = Six rounds, four rounds with a quick start, or seven rounds with a variable end.
option-length-six = Six rounds
option-length-four = Four rounds
option-length-die = Variable end by die
option-length-wonder = Variable end by a Wonder
option-letter = To the letter
option-letter-help = Where our reading departs from the letter of the rulebook, play the letter: 40 tokens of each kind, mood after barbarian hits, exhausted sea, Pyramids of the builder, retreat from a road attack, Public Education without Academy, Great Statue against protected cities.
option-sealed_cards = Sealed combat cards
option-sealed_cards-help = Both sides lay their combat card face down and turn them together, as in the later edition. By the rulebook the attacker’s card is open.
option-plague_ban = Plague stops building
option-plague_ban-help = After the Plague nobody adds buildings or Wonders without Sanitation. Known from the later edition only.
option-plague_ban-true = The ban lasts
option-plague_ban-false = No lasting ban
preset-first = Four rounds with a quick start, and events without their texts.
preset-usual = Six rounds with whole events.
preset-letter = As most play, but the printed wording wherever our reading departs from it.
preset-everything = Up to seven rounds until a Wonder ends them, and combat cards face down.

# Things
space = { $column }{ $row }
space-is = { $where } { $terrain }
pile = { $goods }
nothing = nothing
goal = { $top } / { $bottom }
card = { $title } / { $half }
way-to-pay = way to pay { $n }
way-there = Way to { $where }
region-printed = the region as printed
region-turned = the region turned half round
unit-aboard = unit aboard
ship-number = Ship { $n }
unit-in-ship = { $what } aboard Ship { $n }
unit-on = { $what } on { $where }
building-in = { $what } in { $where }
kind-food = Food
kind-ore = Ore
kind-wood = Wood
kind-idea = Ideas
kind-gold = Gold
kind-mood = Mood tokens
kind-culture = Culture tokens

# The six actions of a turn
deed-advance = Advance
deed-found = Found a city
deed-activate = Activate a city
deed-move = Move
deed-civic = Civic Improvement
deed-influence = Cultural Influence

some-card = an Action card of their choice
some-goal = an Objective card of their choice
cards =
    { $n ->
       [one] a card
       *[other] { $n } cards
    }
good-food = { $n } Food
good-ore = { $n } Ore
good-wood = { $n } Wood
good-idea =
    { $n ->
       [one] { $n } Idea
       *[other] { $n } Ideas
    }
good-gold = { $n } Gold
good-mood =
    { $n ->
       [one] { $n } Mood token
       *[other] { $n } Mood tokens
    }
good-culture =
    { $n ->
       [one] { $n } Culture token
       *[other] { $n } Culture tokens
    }
unit-settler = Settler
unit-army = Army unit
unit-ship = Ship
group-army =
    { $n ->
       [one] { $n } Army unit
       *[other] { $n } Army units
    }
group-settler =
    { $n ->
       [one] { $n } Settler
       *[other] { $n } Settlers
    }
group-ship =
    { $n ->
       [one] { $n } Ship
       *[other] { $n } Ships
    }
building-any = Buildings
building-needs = { $what } with { $advance }
building-of = the { $what } of { $who }
building-fortress = Fortress
building-academy = Academy
building-temple = Temple
building-port = Port
building-settlement = Settlement
building-wonder = Wonder
building-fortress-help = First combat roll in this city: one die more, one hit cancelled. Needs Tactics.
building-academy-help = When built: 2 Ideas. Needs Writing.
building-temple-help = When built: 1 Mood or Culture token. Needs Myths.
building-port-help = The city builds Ships; with Fishing its sea space may give 1 Gold or 1 Mood token.
building-settlement-help = The foundation of a city; it shows the owner and cannot be influenced.
building-wonder-help = 5 points for its owner. One a city; it does not change the size.
mood-happy = happy
mood-neutral = neutral
mood-angry = angry
terrain-fertile = Fertile
terrain-forest = Forest
terrain-mountain = Mountain
terrain-barren = Barren
terrain-sea = Sea
category-agriculture = Agriculture
category-construction = Construction
category-maritime = Maritime
category-education = Education
category-war = War
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = Democracy
category-autocracy = Autocracy
category-theocracy = Theocracy
side-player = { $who }
side-barbarians = the barbarians

# Prompts
react-react = cards that answer an advance
react-invited = proposals of others, before they are made
react-answer = proposals of others
prompt-turn =
    { $n ->
       [0] { $free ->
           [0] No action left: end your turn, or do something that takes no action.
           [1] No action left, but Economic Liberty lets one city collect without one. Or end your turn.
          *[other] No action left, but Peaceful Assimilation waits for a Cultural Influence that takes no action. Or end your turn.
        }
       [one] Your turn: { $n } action left.
       *[other] Your turn: { $n } actions left.
    }
prompt-pay = Pay { $cost }: choose how.
prompt-pay-for = { $what }: choose how to pay { $cost }.
prompt-free-advance =
    { $which ->
       [1] Status phase: every player gets two free advances. Choose your first. It costs no Food.
       [2] Status phase: now choose your second free advance. It costs no Food.
       [3] Status phase: every player gets a free advance. Choose yours. It costs no Food.
       *[other] Choose a free advance: it costs no Food.
    }
prompt-second-advance = Choose a second advance of the same category, at its price.
prompt-cubes =
    { $n ->
       [one] Change of government: place 1 more cube in { $what }.
       *[other] Change of government: place { $n } more cubes in { $what }.
    }
prompt-reserve = Reserve a Wonder: only you may build it, without an action.
prompt-react =
    { $n ->
       [0] No card of yours answers this advance.
       *[other] You have acquired an advance: play a card that answers it?
    }
prompt-income =
    { $n ->
       [one] Your trade route brings 1 resource: choose which.
       *[other] Your trade routes bring { $n } resources: choose which.
    }
prompt-collect =
    { $n ->
       [one] Collect with { $where }: choose a space, 1 resource to go.
       *[other] Collect with { $where }: choose a space, { $n } resources to go.
    }
prompt-build = Build units in { $where }: choose a unit, { $n } left.
prompt-facing = Which sea space does the Port of { $where } face?
prompt-token = Take 1 Mood token or 1 Culture token.
prompt-sanitation = Sanitation: pay 1 Food to place a Settler in { $where }?
prompt-works = Choose a building to add, and the city that gets it.
prompt-civic = Civic Improvement: choose a city whose mood rises by one step. You have { $have }.
prompt-barter =
    { $n ->
       [one] Bartering: { $n } exchange left.
       *[other] Bartering: { $n } exchanges left.
    }
prompt-boost = The roll on { $where } falls short by { $n }: pay that many Culture tokens?
prompt-convert = Success in { $where }: choose the building that takes your colour.
prompt-absorb = The Settlement joins you: choose what one of its barbarians becomes.
prompt-move =
    { $n ->
       [one] Move: choose the unit or group that goes.
       *[other] Move: choose a unit or group that goes, { $n } at most.
    }
prompt-lighthouse =
    { $n ->
       *[other] Great Lighthouse: you may move one Ship.
    }
prompt-group =
    { $n ->
       [one] Moving: { $units }. Choose where it goes
       *[other] Moving: { $units }. Choose where they go
    }{ $more ->
       [0] .
       *[other] , or add units from the same space.
    }
prompt-orientation =
    The region may lie two ways: choose one.{ $land ->
       [0] {""}
       *[other] {" Your unit enters "}{ $where }.
    }
prompt-camp = Barbarians! Choose the fertile space of their Settlement.
prompt-dock = Where in the new region does the Ship anchor?
prompt-siege = Siegecraft against the Fortress of { $where }: before cards and dice.
prompt-combat-card = Battle for { $where }, round { $n }: play the combat half of a card before the dice?
prompt-withdraw = Where do your units withdraw to?
prompt-starve = They starve you out: pay 2 Food, or fight with 2 less.
prompt-losses =
    { $n ->
       [one] Choose what takes the hit.
       *[other] Choose what takes the hits: { $n } left.
    }
prompt-retreat = Round { $n } of the battle for { $where } is over: fight on, or retreat?
prompt-keep = The Barbarian Settlement { $where } is yours: keep it, angry, or raze it and receive 1 Gold?
prompt-place = New { $what }: choose the city where it is placed.
prompt-claim = You may complete an objective now.
prompt-risk = An event! Apply all of it, or only its icon?
prompt-exhaust = Exhausted land: choose a space next to one of your cities. Nothing is collected there any more.
prompt-arrival = Barbarians arrive: choose where they settle.
prompt-reinforce = One more barbarian: choose the Barbarian Settlement that gets it.
prompt-attack = Barbarians attack: which Barbarian Settlement, which city?
prompt-lower = { $what }: choose the city whose mood falls by one step.
prompt-anger = { $what }: choose the city that becomes angry.
# Where no card says which.
some-event = Event
prompt-civil-war = Civil war: choose the city that loses an Army unit and a step of mood.
prompt-myth = Myths: pay 1 Mood token so that the mood of { $where } does not fall?
prompt-remove-unit = { $what }: choose a unit to remove.
prompt-share = The harvest is shared: whom do you give 1 Food? { $n } left to give.
prompt-choose-settler = { $what }: choose the player who places a Settler.
prompt-choose-truce = Truce with whom?
prompt-choose-murder = Who loses an action next turn?
prompt-choose-spy = Whose cards do you look at?
prompt-choose-exchange = Exchange knowledge with whom?
prompt-person =
    { $what }: keep the card for { $n ->
       [one] 1 Culture token
       *[other] { $n } Culture tokens
    }?
prompt-volcano = Volcano: choose the city that is buried.
prompt-quake =
    { $n ->
       [one] { $what }: you may destroy one more piece.
       *[other] { $what }: { $first ->
           [0] you may destroy up to { $n } more pieces.
          *[other] choose 1 to { $n } pieces to destroy.
        }
    }
prompt-revolt-action = Revolution: lose an action, or remove an Army unit.
prompt-revolt-government = Revolution: move your government, or remove an Army unit.
prompt-happy = Choose the city that becomes happy.
prompt-triumph = Triumph: raise the mood of a city.
prompt-triumph-more = One more step for 1 Mood token?
prompt-survey = Choose an undiscovered region next to a region of yours.
prompt-survey-settler = Choose an undiscovered region next to a region of yours. The new Settler comes whatever you choose.
prompt-homestead = Found a city in the new region for 2 Food?
prompt-agent = The cards of { $who } lie open before you: swap one?
prompt-plans = Keep one of the two objectives for one of yours?
prompt-hire = Choose a Barbarian Settlement and the city it attacks.
prompt-partner = Trade with whom? Make an offer, or ask for one.
prompt-trade = Trade with { $who }: put things on the table, then propose.
prompt-trade-terms =
    You give: { $give }; you want: { $ask }. { $over ->
       [0] {""}
       [one] {"You have no room for 1 of it: it would be lost. "}
       *[other] {"You have no room for "}{ $over }{" of it: they would be lost. "}
    }{ $wasted ->
       [0] {""}
       *[other] { $who }{" has no room for "}{ $lost }{", which would be lost. "}
    }Propose it to { $who }?
prompt-answer =
    { $cards ->
       [0] { $who } offers { $give } for { $ask }.
       [one] { $who } offers { $give } for { $ask }. You choose the card.
       *[other] { $who } offers { $give } for { $ask }. You choose the cards.
    }{ $over ->
       [0] {""}
       [one] {" You have no room for 1 of it: it would be lost."}
       *[other] {" You have no room for "}{ $over }{" of it: they would be lost."}
    }
prompt-deliver = The trade is agreed: choose a card to give { $who }.
prompt-invited = { $who } may make you a proposal. You need not wait for it.
prompt-declare =
    { $n ->
       [0] Status phase: none of your objectives is complete.
       *[other] Status phase: declare completed objectives.
    }
prompt-raze = Status phase, once a round: raze one of your cities of size 1 and receive 1 Gold?
prompt-first = Nobody has higher Mood and Culture levels together: you choose the first player of the next round. Everybody has the same actions, whoever begins.

# Choices
do-advance = { $what } for { $cost }
# R6.3: where something else that is held may be paid.
do-advance-instead = { $what } for { $cost } (or { $goods } instead)
do-advance-free = { $what }, at no cost
do-priesthood = { $what } through Priesthood, without Food
do-cube = A cube on { $what }
do-reserve = Reserve { $what }
do-found = Found a city on { $where }
do-collect = Collect with { $where }: up to { $n } of { $goods }{ $full }{ $price }{ $again }
do-collect-one = Collect with { $where }: { $what }{ $full }{ $price }{ $again }
either = { $one } or { $other }
do-collect-only = Collect with { $where }: up to { $what }{ $full }{ $price }{ $again }
do-collect-nothing = Collect with { $where }: nothing to gather now{ $full }{ $price }{ $again }
# R8.3.2.4, after a choice: what Economic Liberty makes of its price.
price-usual = {""}
price-liberty-free = {" "}(Economic Liberty: takes no action)
price-liberty-more = {" "}(Economic Liberty: takes an action and { $cost })
# R6.3, after a choice: what grows there and cannot be stored.
full-none = {""}
full-some = {" "}(no room for more { $goods })
do-build =
    { $n ->
       [one] Build a unit in { $where }: { $units }
       *[other] Build up to { $n } units in { $where }: { $units }
    }{ $again }
unit-priced = { $what } ({ $cost })
unit-drafted = { $what } with Draft ({ $cost })
do-build-only =
    { $n ->
       [one] Build a unit in { $where }: { $what }
       *[other] Build units in { $where } (up to { $n }): { $what }
    }{ $again }
do-enlarge = { $what } in { $where } for { $cost }{ $again }
# R7.4.2, after a choice: what a further activation of the city costs.
again-none = {""}
again-neutral = {" "}(activated again: becomes neutral)
again-angry = {" "}(activated again: becomes angry, as if of size 1)
do-works = Add: { $what } in { $where }{ $again }
do-move = Move up to 3 units or groups
do-civic = Raise the mood of cities (from { $cost }): a happy one collects and builds one more
do-vote = Voting, without an action: 1 Mood token, and the price of each step of mood ({ $cost } or more)
do-vote-one = Voting, without an action: 1 Mood token, and { $cost } to raise the mood of { $where }
do-gardens = Great Gardens: raise the mood of { $where } for 1 Mood token
do-influence =
    Influence { $where } from { $from }{ $prey ->
       [0] {""}
       [one] : { $buildings }
       *[other] : one of { $buildings }
    }{ $n ->
       [0] {""}
       [one] {" (1 Culture token)"}
       *[other] {" ("}{ $n } Culture tokens)
    }
do-influence-arts =
    Arts: influence { $where } from { $from } without an action ({ $n ->
       [one] { $n } token
       *[other] { $n } tokens
    } for range, 1 for Arts){ $prey ->
       [0] {""}
       [one] : { $buildings }
       *[other] : one of { $buildings }
    }
do-influence-pyramids =
    Great Pyramids: influence { $where } from { $from } without an action ({ $n ->
       [one] { $n } token
       *[other] { $n } tokens
    }){ $prey ->
       [0] {""}
       [one] : { $buildings }
       *[other] : one of { $buildings }
    }
do-wonder = Build { $what } in { $where } for { $cost }{ $again }
do-wonder-reserved = Build { $what } in { $where } for { $cost }, without an action{ $again }
do-cartography = Cartography: a Culture token and an Idea for each region with your Ships
do-taxes = Taxes: 1 Mood token for 1 Gold a city
do-barter = Bartering: exchange up to 3 resources
do-civil-liberties = Civil Liberties: 3 Mood tokens
do-absolute-power = Absolute Power: 2 Mood tokens for an action
do-forced-labour = Forced Labour: 1 Mood token, angry cities act as neutral
do-theatre-mood = Drama & Music: a Mood token for a Culture token
do-theatre-culture = Drama & Music: a Culture token for a Mood token
do-play = Play { $what }
do-play-scholars =
    { $n ->
       [one] Play { $what }: 1 Idea
       *[other] Play { $what }: { $n } Ideas
    }
do-play-teach-nobody = Play { $what }: teaches nobody anything
do-play-teach-others = Play { $what }: you learn nothing, another player does
do-play-no-academy = Play { $what }: nothing, without a working Academy
do-play-full = Play { $what }: nothing, you have no room for Ideas
do-play-no-cards = Play { $what }: nothing to see, the others hold no card
do-play-works = Play { $what }: { $buildings }
do-play-assimilation = Play { $what }: Cultural Influence may then win over barbarians ({ $where })
do-play-crop = Play { $what }: take from the same space more than once
card-with-half = { $what } (the card with “{ $half }”)
do-person = Use { $what }
do-person-no-advance = Use { $what }: no advance to acquire
do-claim = Complete { $what } (card: { $card })
do-claim-none = Nothing to complete
do-declare-done = Declare nothing more
do-declare-none = Declare nothing
do-declare-go-on = Go on
do-trade = Trade
do-trade-with = Make { $who } an offer: you choose what is traded
do-invite = Ask { $who } for an offer: they choose what is traded
do-end-turn = End your turn
do-pay = Pay { $cost }
do-decline = No
do-second-none = No second advance: the card is spent
do-gather = { $what } from { $where }
do-husbandry = Husbandry: land within 2 spaces
do-collect-done =
    { $vain ->
       [0] Collect nothing more
       *[other] Collect nothing at all
    }
do-make = { CAP($what) } for { $cost }
do-levy = Draft: an Army unit for { $cost }
do-build-done = Build nothing more
do-facing = Towards { $where }
do-token = { $what }
do-sanitation = A Settler for 1 Food
do-cheer-to =
    Raise the mood of { $where } for { $cost }{ $n ->
       [one] {""}
       *[other] {" (collects and builds "}{ $n } instead of { $was })
    }
do-civic-done = Raise nothing more
do-raise = Raise the mood of { $where }
do-exchange = Give { $give } for { $get }
do-barter-done = Exchange nothing more
do-income = { $food } and { $gold }
do-boost =
    { $n ->
       [one] Pay 1 Culture token
       *[other] Pay { $n } Culture tokens
    }
do-let-fail = Let it fail
do-convert = The { $what } becomes yours
do-absorb = It becomes your { $what }
do-absorb-none = It becomes nothing
do-lift = Move: { $what } on { $where }
do-lift-laden = Move: { $what } on { $where } with { $cargo } aboard
do-put-down = Put back
do-move-done =
    { $vain ->
       [0] End the Move
       *[other] End the Move without moving anybody: the action is lost
    }
do-go = Go to { $where } ({ $terrain })
do-go-city = Go to { $where } (your city, { $terrain })
do-attack =
    Attack { $where }{ $stake }{ $settlers ->
       [0] {""}
       [one] {" (your Settler is lost if you lose)"}
       *[other] {" (your Settlers are lost if you lose)"}
    }
# R11.6, R12, R16.5: what a victory brings besides the field.
stake-none = {""}
stake-city =
    { $n ->
       [0] {" (victory: the city is yours, angry)"}
       *[other] {" (victory: the city is yours, angry; objective: "}{ $goals })
    }
stake-camp =
    { $n ->
       [0] {" (victory: its place and 1 Gold for each barbarian)"}
       *[other] {" (victory: its place and 1 Gold for each barbarian; objective: "}{ $goals })
    }
stake-goals = {" (victory: objective "}{ $goals })
do-explore = Explore { $where }
do-road =
    { $paved ->
       [0] By road to { $where } for { $cost }
       *[other] By road to { $where } for { $cost }, ignoring Forest and Mountain
    }
do-road-attack =
    { $paved ->
       [0] Attack { $where } by road for { $cost }
       *[other] Attack { $where } by road for { $cost }, ignoring Forest and Mountain
    }{ $stake }{ $settlers ->
       [0] {""}
       [one] {" (your Settler is lost if you lose)"}
       *[other] {" (your Settlers are lost if you lose)"}
    }
do-board = Board Ship { $n } on { $where }
do-board-several = Board several Ships on { $where }
do-sail = Sail to { $where }
do-chart = Explore the region of { $where }
do-survey-none = Explore nothing
do-orientation =
    { $n ->
       [0] Region as printed: { $terrains }
       *[other] Region as printed: by your cities { $beside }{ $rest ->
           [0] {""}
          *[other] {"; farther "}{ $terrains }
        }
    }{ $site }{ $camp }
do-orientation-turned =
    { $n ->
       [0] Region turned half round: { $terrains }
       *[other] Region turned half round: by your cities { $beside }{ $rest ->
           [0] {""}
          *[other] {"; farther "}{ $terrains }
        }
    }{ $site }{ $camp }
lie-camp = {"; barbarians settle on "}{ $where }
# R8.2.1, after a way in which a region may lie: what a city would be worth where the Settler goes.
lie-untold = {""}
lie-unfit = {"; no city on "}{ $where }
lie-fit =
    { $n ->
       [0] {"; a city on "}{ $where }{" would have nothing to collect for now"}
       *[other] {"; a city on "}{ $where }{" could collect: "}{ $goods }
    }
do-camp = Barbarian Settlement on { $where }
do-siege-die = Pay { $cost }: no die for the Fortress
do-siege-cancel = Pay { $cost }: no cancelled hit
do-siege-both = Pay { $cost }: neither
do-siege-none = No siege
do-lay = { $what } (on the card { $title })
do-lay-idle = { $what }: no effect here, you roll no dice (on the card { $title })
do-lay-none = Play no card
do-withdraw = Withdraw to { $where }
do-feed = Pay 2 Food
do-starve = Fight with 2 less
do-lose = Lose { $what }
do-lose-ship =
    { $n ->
       [0] Lose a Ship without cargo
       [one] Lose a Ship with 1 unit aboard
       *[other] Lose a Ship with { $n } units aboard
    }
do-fight = Fight on
do-retreat = Retreat to { $where }
do-keep = Keep the city
do-raze-camp = Raze it and receive 1 Gold
do-place = { CAP($what) } in { $where }
do-risk = The whole event
do-risk-not = Only the icon
do-exhaust = Exhaust { $where }
do-reinforce = Reinforce { $where }
do-raid = Barbarians of { $from } attack { $where }
do-lower = { $where } loses a step of mood
do-anger = The city { $where }
do-myth = Pay 1 Mood token
do-suffer = Let the mood fall
do-remove = Remove: { $what } on { $where }
do-choose-seat = { $who }
do-exchange-with =
    { $mine ->
       [0] { $theirs ->
           [0] { $who }: neither of you learns anything
          *[other] { $who }: you learn nothing, they learn an advance
        }
       *[other] { $theirs ->
           [0] { $who }: only you learn an advance
          *[other] { $who }: each learns an advance
        }
    }
do-keep-person =
    { $n ->
       [one] Keep it for 1 Culture token
       *[other] Keep it for { $n } Culture tokens
    }
do-volcano = Bury { $where }
do-wreck = Destroy: { $what } in { $where }
do-quake-done = Destroy no more
do-lose-action = Lose an action
do-enter = Change your government to { $what }
do-crush-revolt = Remove an Army unit
do-swap = Give { $mine } for { $theirs }
do-swap-none = Swap nothing
do-keep-goal = Keep { $keep }, discard { $discard }
do-plans-none = Keep what you have
do-hire-done = No more attacks
do-give = Give { $what }
do-give-lost = Give { $what }: { $who } has no room, it will be lost
do-ask = Ask for { $what }
do-ask-lost = Ask for { $what }: you have no room, it will be lost
do-ungive = Take back { $what }
do-unask = Take { $what } off your request
do-propose =
    { $wasted ->
       [0] Propose
       *[other] Propose, and lose for want of room: { $lost }
    }
do-no-proposal = No proposal
do-go-on = Go on without waiting for a proposal
do-cancel = Cancel
do-accept = Accept
do-raze = Raze { $where } and receive 1 Gold
do-raze-none = Raze nothing
do-react-none = Play no card
do-react-go-on = Go on

# Refusals
refuse-no-action = You have no action left.
refuse-any-advance = It takes { $cost }.
refuse-no-settler = You have no Settler on land.
refuse-no-site = No Settler on a site for a city.
refuse-no-city = You have no city.
refuse-all-angry = All your cities are angry and have acted.
refuse-no-unit = You have no unit on the board.
refuse-all-happy = All your cities are happy.
refuse-no-influence = No foreign city of size 2 or more.
refuse-influence-far = No foreign city in range.
refuse-advance-cost = It costs { $cost }, which you cannot pay.
refuse-needs-first = The first advance of the category comes first: { $what }.
refuse-needs = Needs { $what }.
refuse-government = You have another government. To change it, begin with { $what }.
refuse-nothing-to-move = No unit can still move.
refuse-angry = The city is angry.
refuse-angry-enlarge = No more buildings while the city is angry.
refuse-angry-again = An angry city is activated only once a turn.
refuse-liberty = Economic Liberty: each further Collect costs 2 Mood tokens.
refuse-husbandry = Husbandry costs 1 Food, paid before collecting.
refuse-husbandry-midway = Husbandry is paid before anything is gathered.
refuse-unit-cost = To build in { $where }: it takes { $cost }.
refuse-build = You can pay for no unit: { $units }.
refuse-build-none = You have no unit left that could be built here.
refuse-cost = It costs { $cost }.
refuse-building-cost = One more building costs { $cost }.
refuse-stack = At most 4 Army units on a space.
refuse-no-port = Only with a working Port.
refuse-no-piece = No piece left.
refuse-no-settlement = No Settlement left.
refuse-found-barren = No city on a barren space.
refuse-found-exhausted = The space is exhausted.
refuse-found-city = A city stands here already.
refuse-building-twice = Each building only once a city.
refuse-too-large = One more building: the city would be larger than the number of your cities ({ $n }).
refuse-no-building = One more building: you have none of this kind left ({ $what }).
refuse-no-sea = A Port: no sea space is next to the city.
refuse-no-building-yet = Each of them takes its advance, and you have none of these: { $needs }.
refuse-plague = Plague: no buildings without Sanitation.
refuse-card-price = It takes { $cost }.
refuse-civic = It takes { $cost } or more.
refuse-vote = Voting costs 1 Mood token besides the step of mood itself ({ $cost } or more): you cannot pay both.
refuse-influenced = You have succeeded once this turn.
refuse-influence-size = Cultural Influence: only on cities of size 2 or more with a building you could swap.
refuse-statue = Cultural Influence: the Great Statue protects this city.
refuse-tokens-denied = Cultural Influence: out of range, and against this city you may spend no Culture tokens.
refuse-out-of-range = Cultural Influence: out of range, even with your Culture tokens.
refuse-wonder-reserved = Reserved by another player.
refuse-wonder-needs = You lack { $advances }.
refuse-wonder-second = The city has a Wonder already.
refuse-wonder-port = The city needs a Port for it.
refuse-wonder-cost = You cannot pay for it.
refuse-moved = This unit was moved in this action already.
refuse-tactics = Army units do not move without Tactics.
refuse-fought = This unit has fought this turn.
refuse-mountain = This unit entered a mountain this turn.
refuse-forest = Out of a forest entered this turn, no battle.
refuse-settler-alone = Settlers enter foreign ground only with an Army.
refuse-truce = A truce forbids this attack.
refuse-great-wall = Great Wall: only with Siegecraft against a Fortress.
refuse-mausoleum = Great Mausoleum: a Mood or Culture token for each attacking Army unit.
refuse-ship-full = No room on this Ship.
refuse-combat-card = This half does not fit the battle or your side.
refuse-objective = Neither objective of this card stands now.
refuse-trade = Nobody left to propose a trade to this turn.

# Log
event-turn = { $who } begins a turn.
event-status = Status phase of round { $round }.
event-first = { $who } is first player.
event-end-roll = The end roll shows { $die }.
event-advance = { $who } acquires { $advance }.
event-cube = { $who } moves a cube to { $advance }.
event-wonder-revealed = Wonder revealed: { $wonder }.
event-wonder-reserved = { $who } reserves { $wonder }.
event-wonder-built = { $who } builds { $wonder } in { $where }.
event-drew-card = { $who } draws { $card }.
event-drew-some-card = { $who } draws an Action card.
event-drew-goal = { $who } draws { $card }.
event-drew-some-goal = { $who } draws an Objective card.
event-founded = { $who } founds a city on { $where }.
event-collects = { $who } collects with { $where }.
event-gathered = { $who } collects { $what } from { $where }.
event-gained = { $who } gains { $what }.
event-gained-none = Nothing for { $who } ({ $what }): the store is full.
event-spent = { $who } pays { $cost }.
event-starved =
    { $n ->
       [0] Famine: { $who } has no Food to lose.
       *[other] Famine: { $who } loses { $n } Food.
    }
event-built = { $who } builds in { $where }: { $what }.
event-enlarged = { $who } builds in { $where }: { $what }.
event-mood = { $where } is { $mood }.
event-sulked = { $where }, activated again this turn, is { $mood }.
event-effect = { $who } uses { $what }.
event-routes = Trade routes bring { $who } { $food } and { $gold }.
event-influence-rolled = { $who } tries to influence { $where } and rolls { $die } ({ $need } or more needed).
event-influence-rolled-of = { $who } tries to influence { $where }, a city of { $of }, and rolls { $die } ({ $need } or more needed).
event-influence-boosted = { $who } makes up for the roll on { $where } with { $cost }: the influence succeeds.
event-influence-boosted-of = { $who } makes up for the roll on { $where }, a city of { $of }, with { $cost }: the influence succeeds.
event-influence-failed = { $who } does not win over { $where }: the attempt at influence fails.
event-influenced = { $who } takes over a building of { $from } in { $where } ({ $what }): its point changes hands.
event-influenced-home = { $who } takes back a building in { $where } ({ $what }) from { $from }: its point changes hands.
event-influenced-of = { $who } takes over a building of { $from } in { $where }, a city of { $of } ({ $what }): its point changes hands.
event-assimilated = The barbarians of { $where } join { $who }.
event-moved =
    { $n ->
       [one] { $who } moves a unit from { $from } to { $to }.
       *[other] { $who } moves { $n } units from { $from } to { $to }.
    }
event-boarded = { $who } embarks on { $where }.
event-sailed =
    { $n ->
       [one] { $who } sails from { $from } to { $to }.
       *[other] { $who } sails with { $n } Ships from { $from } to { $to }.
    }
event-explored = { $who } discovers the region of { $where }: { $terrains }.
event-camp = Barbarians settle on { $where }.
event-reinforced = The barbarians on { $where } grow stronger.
event-spared = No barbarians attack { $who }.
event-exhausted = { $where } is exhausted.
event-battle = Battle on { $where }: { $attacker } against { $defender }.
event-siege = { $who } decides on siege works.
event-combat-card = { $who } plays { $card }.
event-combat-card-hidden = { $who } lays a combat card face down.
event-scouted = The scouts of { $who } take { $card }.
event-card-roll =
    { CAP($what) }: { $dice }, { $success ->
       [0] no effect (it takes a 5 or 6).
       *[other] it succeeds.
    }
die = { $n }
event-rolled =
    Round { $round }: { $attack_dice ->
       [0] the attack has nobody to hit and rolls no dice
       *[other] attack { $attack } ({ $by_attack ->
          [0] no hit
          [one] { $by_attack } hit
          *[other] { $by_attack } hits
       })
    }, { $defence_dice ->
       [0] the defence rolls no dice
       *[other] defence { $defence } ({ $by_defence ->
          [0] no hit
          [one] { $by_defence } hit
          *[other] { $by_defence } hits
       })
    }.
event-lost =
    { $n ->
       [one] { CAP($who) }: one unit lost.
       *[other] { CAP($who) }: { $n } units lost.
    }
event-building-lost = { $who } loses in { $where }: { $what }.
event-city-lost = { $who } loses the city { $where }.
event-city-razed = The barbarians destroy { $where }, a city of { $who }.
event-settlers-lost =
    { $n ->
       [one] { $who } loses the Settler on { $where }.
       *[other] { $who } loses { $n } Settlers on { $where }.
    }
event-withdrew = { $who } withdraws to { $where }.
event-retreated = { $who } retreats to { $where }.
event-battle-won = { CAP($who) } won on { $where }.
event-battle-over = The battle on { $where } ends without a winner.
event-raid-over = The barbarians end their attack and return to { $where }.
event-captured = { $who } captures { $where } from { $from }.
event-camp-taken = { $who } takes the Barbarian Settlement { $where }: { $gold }.
event-camp-kept =
    { $kept ->
       [0] { $who } razes { $where }.
       *[other] { $who } keeps { $where }.
    }
event-happening = { $who } reveals an event: { $card }.
event-happening-person = { $who } reveals an event: { $card }, a card to keep and to play later ({ $does }).
event-person-kept = { $who } keeps { $card }.
event-person-played = { $who } plays { $card }: { $does }.
event-action-lost = { $who } loses an action.
event-hindered =
    { $n ->
       [one] { $who } has one action less this turn.
       *[other] { $who } has { $n } actions less this turn.
    }
event-played = { $who } plays { $card }.
event-chose-murder = { $who } chooses { $whom }, who will have one action less next turn.
event-chose-truce = { $who } and { $whom } keep a truce: neither attacks the other for a turn.
event-chose-spy = { $who } looks at the cards of { $whom }.
event-chose-settler = { $who } chooses { $whom }, who places a Settler.
event-chose-exchange =
    { $mine ->
       [0] { $theirs ->
           [0] { $who } and { $whom } have nothing to learn from each other.
          *[other] { $who } teaches { $whom } an advance and learns nothing.
        }
       *[other] { $theirs ->
           [0] { $whom } teaches { $who } an advance and learns nothing.
          *[other] { $who } and { $whom } teach each other an advance.
        }
    }
event-swapped = { $who } swaps a card with { $whom }.
event-goal-discarded = { $who } discards { $card }.
event-completed = { $who } completes the objective { $what }.
event-proposed = { $who } proposes to { $to }: { $give } for { $ask }.
event-invited = { $who } asks { $to } for a proposal.
event-no-proposal = { $who } makes no proposal.
event-answered =
    { $yes ->
       [0] { $who } declines the trade.
       *[other] { $who } accepts the trade.
    }
event-agreed =
    The trade is agreed: { $from } gives { $give }, { $who } gives { $ask }.{ $wasted ->
       [0] {""}
       *[other] {" Lost for want of room: "}{ $lost }.
    }
lost-by = { $what } ({ $who })
event-razed = { $who } razes { $where }.

# What a person among the events does, within a sentence of the log.
person-great-explorer = a Maritime advance, then a neighbouring region and perhaps a city in it
person-great-artist = a Culture advance, and a city becomes happy
person-great-prophet = a Spirituality advance, and a Temple at its price
person-great-philosopher = an Education advance and 2 Ideas
person-great-scientist = a Science advance, 1 Idea and an Action card
person-elder-statesman = a government advance and 2 Action cards
person-great-warlord = a War advance and a Move, with +2 in its first battle
person-great-merchant = an Economy advance and the income of trade routes
person-great-engineer = a Construction advance and a building at its price

# Advances
advance-farming = Farming
advance-farming-help = Your cities collect Food from fertile spaces and Wood from forests.
advance-irrigation = Irrigation
advance-irrigation-help = Your cities collect Food from barren spaces. Famine does not touch you.
advance-storage = Storage
advance-storage-help = You may hold up to 8 Food instead of 2.
advance-husbandry = Husbandry
advance-husbandry-help = Once a turn: pay 1 Food (0 with Roads), and a Collect reaches land up to 2 spaces away.
advance-mining = Mining
advance-mining-help = Your cities collect Ore from mountains.
advance-engineering = Engineering
advance-engineering-help = Reveal a Wonder. Action: activate a city that is not angry and build a Wonder.
advance-sanitation = Sanitation
advance-sanitation-help = When a city grows, pay 1 Food for a Settler there. Ignore Plague and Epidemic.
advance-roads = Roads
advance-roads-help = A land group leaving or entering your city: 1 Food to move 2 spaces, 1 Ore to ignore terrain.
advance-fishing = Fishing
advance-fishing-help = Your cities collect Food from one sea space. Allows the Port.
advance-cartography = Cartography
advance-cartography-help = Action, once a turn: 1 Culture token and 1 Idea for each region with your Ships.
advance-warships = War Ships
advance-warships-help = Naval battles and landings: cancel 1 hit in the first round.
advance-navigation = Navigation
advance-navigation-help = Your Ships sail round the board to the nearest sea area in either direction.
advance-writing = Writing
advance-writing-help = Draw 1 Action and 1 Objective card once you have a government. Allows the Academy.
advance-public-education = Public Education
advance-public-education-help = 1 Idea whenever a city with an Academy collects.
advance-free-education = Free Education
advance-free-education-help = Once a turn: 1 Mood token when you buy an advance with Gold, Ideas or both.
advance-philosophy = Philosophy
advance-philosophy-help = 1 Idea for this and for each Science advance you acquire.
advance-tactics = Tactics
advance-tactics-help = You may move Army units, and play the lower half of Action cards in battle. Allows the Fortress.
advance-siegecraft = Siegecraft
advance-siegecraft-help = Against a Fortress: 2 Wood deny its die, 2 Ore deny its cancelled hit.
advance-steel-weapons = Steel Weapons
advance-steel-weapons-help = Costs 2 Ore more. First round on land: 1 hit more against a side without it.
advance-draft = Draft
advance-draft-help = Once a Build: 1 Army unit for 1 Mood token.
advance-myths = Myths
advance-myths-help = Pay 1 Mood token so that an event does not lower the mood of a city. Allows the Temple.
advance-rituals = Rituals
advance-rituals-help = Civic Improvement: resources, except Ideas, count as Mood tokens.
advance-priesthood = Priesthood
advance-priesthood-help = Once a turn: a Science advance without Food.
advance-state-religion = State Religion
advance-state-religion-help = Once a turn: a Temple without Food.
advance-bartering = Bartering
advance-bartering-help = Action: up to 3 times, exchange 1 resource for 1 Gold or 1 Culture token.
advance-trade-routes = Trade Routes
advance-trade-routes-help = Start of turn: 1 Food for each Settler or Ship paired with a foreign city within 2 that is not angry, at most 4.
advance-currency = Currency
advance-currency-help = Trade routes may bring Gold instead of Food.
advance-taxes = Taxes
advance-taxes-help = Action, once a turn: 1 Mood token for 1 Gold a city.
advance-arts = Arts & Sculptures
advance-arts-help = Once a turn: 1 Culture token for a Cultural Influence without an action.
advance-sports = Circus & Sports
advance-sports-help = Civic Improvement: cities count one size smaller, at least 1.
advance-monuments = Monuments
advance-monuments-help = Reveal a Wonder, then reserve one: only you may build it, without an action.
advance-theatre = Drama & Music
advance-theatre-help = Once a turn: swap a Mood token for a Culture token or the reverse.
advance-math = Math
advance-math-help = Engineering and Roads cost no Food.
advance-astronomy = Astronomy
advance-astronomy-help = Cartography and Navigation cost no Food.
advance-chemistry = Chemistry
advance-chemistry-help = Metallurgy costs no Food.
advance-metallurgy = Metallurgy
advance-metallurgy-help = Steel Weapons cost nothing; 2 Ore if you have them already.
advance-voting = Voting
advance-voting-help = 1 Mood token for a Civic Improvement without an action; its steps cost what they always do.
advance-separation-of-powers = Separation of Powers
advance-separation-of-powers-help = Opponents spend no Culture tokens against your happy cities.
advance-civil-liberties = Civil Liberties
advance-civil-liberties-help = Action: 3 Mood tokens. Draft costs you 2 Mood tokens.
advance-economic-liberty = Economic Liberty
advance-economic-liberty-help = Your first Collect each turn is free of action; each further one costs 2 Mood tokens.
advance-nationalism = Nationalism
advance-nationalism-help = 1 Mood or Culture token after building an Army unit or Ship.
advance-totalitarianism = Totalitarianism
advance-totalitarianism-help = Opponents spend no Culture tokens against your cities with an Army.
advance-absolute-power = Absolute Power
advance-absolute-power-help = Once a turn: 2 Mood tokens for an action.
advance-forced-labour = Forced Labour
advance-forced-labour-help = 1 Mood token: this turn angry cities act as neutral ones, still once each.
advance-dogma = Dogma
advance-dogma-help = A new Temple brings a Theocracy advance. At most 2 Ideas.
advance-devotion = Devotion
advance-devotion-help = Opponents spend no Culture tokens against your cities with a Temple.
advance-conversion = Conversion
advance-conversion-help = Cultural Influence succeeds on 4; each success brings 1 Culture token.
advance-fanaticism = Fanaticism
advance-fanaticism-help = Battle in a city with a Temple: +2 on your first roll; if you lose, 1 Army unit in a city of yours.

# Wonders
wonder-great-library = Great Library
wonder-great-library-help = 2 Ideas when built; 1 Idea when the player on your left acquires something you lack.
wonder-great-lighthouse = Great Lighthouse
wonder-great-lighthouse-help = In a city with a Port. A Ship when built; move a Ship after activating this city.
wonder-great-gardens = Great Gardens
wonder-great-gardens-help = 1 Food after collecting here. Action: 1 Mood token to cheer a city.
wonder-great-pyramids = Great Pyramids
wonder-great-pyramids-help = You win ties. When built: two Cultural Influence attempts without actions.
wonder-great-mausoleum = Great Mausoleum
wonder-great-mausoleum-help = Attackers of this city pay a token a unit. Temples do not activate your cities.
wonder-great-statue = Great Statue
wonder-great-statue-help = Range +1 here. Opponents cannot influence this city or yours within 2.
wonder-great-wall = Great Wall
wonder-great-wall-help = Barbarians do not attack you. Your Fortress cities are attacked only with Siegecraft.

# Action cards
card-breakthrough = Sudden Breakthrough
card-breakthrough-help = Your turn, 1 Culture token: an advance without its Food.
timing-breakthrough = There is no advance that you could acquire.
card-foreign-inspiration = Foreign Inspiration
card-foreign-inspiration-help = Your turn: an advance, free of Food, of a player with a unit or city within 2 of yours.
timing-foreign-inspiration = Nobody with a unit or city within 2 of yours has an advance that you could acquire.
card-triumph = Triumphant Commander
card-triumph-help = After a land battle you won: raise a city’s mood; a second step for 1 Mood token.
timing-triumph = Not now. After a land battle you won: raise a city’s mood; a second step for 1 Mood token.
card-agent = Secret Agent
card-agent-help = Action, 1 Culture token: look at a player’s cards; you may swap one.
timing-agent = Not now. Action, 1 Culture token: look at a player’s cards; you may swap one.
card-scholars = Scholars at Work
card-scholars-help = Your turn: 1 Idea for each of your cities with an Academy.
timing-scholars = Not now. Your turn: 1 Idea for each of your cities with an Academy.
card-victor-ideas = Ideas of the Victor
card-victor-ideas-help = After a capture or a land battle won: 2 Ideas.
timing-victor-ideas = Not now. After a capture or a land battle won: 2 Ideas.
card-hired-barbarians = Hired Barbarians
card-hired-barbarians-help = Action, 1 resource or Culture token each: Barbarian Settlements within 2 attack other players.
timing-hired-barbarians = No Barbarian Settlement within 2 of your cities and Army units can attack a player.
timing-hired-barbarians-pay = You have neither 1 resource nor 1 Culture token to pay for an attack.
card-assimilation = Peaceful Assimilation
card-assimilation-help = Before a Cultural Influence: it may target a Barbarian Settlement, which then joins you.
timing-assimilation = There is no Barbarian Settlement in range of a Cultural Influence that you may still attempt.
card-city-works = City Works
card-city-works-help = Action, 1 Culture token: enlarge a city without resources.
timing-city-works = No building can be added now: it takes its advance, and a city that has none of its kind, is not angry and is smaller than the number of your cities.
timing-city-works-needs = You have none of the advances that allow a building: { $needs }.
card-single-crop = Single-Crop Harvest
card-single-crop-help = With a Collect: take from the same space more than once.
timing-single-crop = Not now. With a Collect: take from the same space more than once.
card-expedition = Expedition
card-expedition-help = Action, 1 Culture token: reveal a neighbouring region and/or place a Settler.
timing-expedition = No neighbouring region is left to reveal, and none of your cities can take a Settler.
card-truce = Truce
card-truce-help = Start of your turn, 1 Culture token: you and a chosen player do not attack each other for a turn.
timing-truce = Only at the start of your turn, before anything else.
card-leadership = Strong Leadership
card-leadership-help = Your turn, 1 Culture token: one action more.
timing-leadership = Not now. Your turn, 1 Culture token: one action more.
card-murder = Palace Murder
card-murder-help = Your turn, 1 Culture token: a player has an action less next turn.
timing-murder = Every other player loses an action next turn already.
card-bumper-harvest = Bumper Harvest
card-bumper-harvest-help = With a Collect: two more resources.
timing-bumper-harvest = Not now. With a Collect: two more resources.
card-change-of-plans = Change of Plans
card-change-of-plans-help = Action, 1 Culture token: draw 2 Objectives; keep one for one of yours.
timing-change-of-plans = Not now. Action, 1 Culture token: draw 2 Objectives; keep one for one of yours.
card-twin-studies = Twin Studies
card-twin-studies-help = When you acquire an advance: a second of the same category at its price.
timing-twin-studies = Not now. When you acquire an advance: a second of the same category at its price.
card-conquered-lessons = Lessons of the Conquered
card-conquered-lessons-help = Right after capturing a player’s city: an advance of the loser, free of Food.
timing-conquered-lessons = Not now. Right after capturing a player’s city: an advance of the loser, free of Food.
card-levy = Citizen Levy
card-levy-help = Your turn, 1 Culture token: an Army unit in a city of yours.
timing-levy = No Army unit is left to you, or none of your cities can take one.
card-knowledge-exchange = Exchange of Knowledge
card-knowledge-exchange-help = Your turn: you and a player with a unit or city within 2 of yours each acquire an advance of the other, free of Food.
timing-knowledge-exchange = Nobody has a unit or city within 2 of yours.
card-fertile-minds = Fertile Minds
card-fertile-minds-help = When you acquire an advance: 2 Ideas.
timing-fertile-minds = Not now. When you acquire an advance: 2 Ideas.

# Combat halves
combat-skirmish-screen = Skirmish Screen
combat-skirmish-screen-help = Before the roll: a die a unit of yours; a 5 or 6 cancels a hit.
combat-surrounded = Surrounded
combat-surrounded-help = If the enemy lost as many as you: a die, 5 or 6 is one hit more.
combat-wedge-attack = Wedge Attack
combat-wedge-attack-help = Attacker: +1 combat value for each enemy Army unit.
combat-high-spirits = High Spirits
combat-high-spirits-help = +2 combat value: it is added to your dice.
combat-stubborn-resistance = Stubborn Resistance
combat-stubborn-resistance-help = Defender: the attacker has -1 combat value for each attacking unit.
combat-upper-ground = Upper Ground
combat-upper-ground-help = The enemy has -2 combat value. Not for who attacks a city.
combat-surprise-move = Surprise Move
combat-surprise-move-help = +1 combat value; a card if an enemy unit fell.
combat-starve-them-out = Starve Them Out
combat-starve-them-out-help = Attacker of a city: +1 combat value; the defender pays 2 Food or has -2.
combat-citizens-to-arms = Citizens to Arms
combat-citizens-to-arms-help = Defender of a city: one die more.
combat-stronger-walls = Stronger Walls
combat-stronger-walls-help = Defender of a city: cancel a hit.
combat-fighting-withdrawal = Fighting Withdrawal
combat-fighting-withdrawal-help = Defender: the battle ends, your units go to a neighbouring space; the attacker has won.
combat-closed-ranks = Closed Ranks
combat-closed-ranks-help = Defender: one die more.
combat-scouts = Scouts
combat-scouts-help = The enemy card has no effect and is yours.
combat-self-sacrifice = Self-Sacrifice
combat-self-sacrifice-help = Each side removes a unit; the enemy card has no effect.
combat-volley = Volley
combat-volley-help = A die before the roll: on 5 or 6 the enemy removes an Army unit.
combat-flank-attack = Flank Attack
combat-flank-attack-help = Attacker: one die more.

# Event cards
happening-plague = Plague
happening-plague-help = Each player with two cities or more: the mood of a city falls by one step (twice with Roads, Navigation or Trade Routes). Sanitation protects.
happening-epidemic = Epidemic
happening-epidemic-help = Each player with two units or more removes one (two with Roads, Navigation or Trade Routes). Sanitation protects.
happening-famine = Famine
happening-famine-help = The revealer loses 1 Food; if they have none, one of their cities becomes angry.
happening-severe-famine = Severe Famine
happening-severe-famine-help = The revealer loses 2 Food; if they have less, they lose what they have and one of their cities becomes angry.
happening-good-year = Good Year
happening-good-year-help = 1 Food. By card: for the revealer, for the revealer and another, or for all.
happening-very-good-year = Very Good Year
happening-very-good-year-help = 2 Food. By card: for the revealer, for all, or for the revealer and as many to hand out to others.
happening-splendid-year = Splendid Year
happening-splendid-year-help = 3 Food. By card: for the revealer, for all, or for the revealer and as many to hand out to others.
happening-harvest-me = { $n } Food for the revealer.
happening-harvest-all = { $n } Food for every player.
happening-harvest-share = { $n } Food for the revealer, and { $n } that they hand out to the other players.
happening-great-explorer = Great Explorer
happening-great-explorer-help = A card to keep. Played for an action: a Maritime advance; then a neighbouring region is revealed, and a city may be founded in it for 2 Food.
happening-great-artist = Great Artist
happening-great-artist-help = A card to keep. Played for an action: a Culture advance, and a city becomes happy.
happening-great-prophet = Great Prophet
happening-great-prophet-help = A card to keep. Played for an action: a Spirituality advance, and a Temple at its price.
happening-great-philosopher = Great Philosopher
happening-great-philosopher-help = A card to keep. Played for an action: an Education advance and 2 Ideas.
happening-great-scientist = Great Scientist
happening-great-scientist-help = A card to keep. Played for an action: a Science advance, 1 Idea and an Action card.
happening-elder-statesman = Elder Statesman
happening-elder-statesman-help = A card to keep. Played for an action: a government advance and 2 Action cards.
happening-great-warlord = Great Warlord
happening-great-warlord-help = A card to keep. Played for an action: a War advance and a Move, with +2 to the combat value in its first battle.
happening-great-merchant = Great Merchant
happening-great-merchant-help = A card to keep. Played for an action: an Economy advance and the income of trade routes.
happening-great-engineer = Great Engineer
happening-great-engineer-help = A card to keep. Played for an action: a Construction advance and a building at its price.
happening-population-boom = Population Boom
happening-population-boom-help = A Settler for the revealer and one for a player of their choice.
happening-volcano = Volcano
happening-volcano-help = If the revealer has four cities: one leaves the game; 2 points for each piece.
happening-earthquake = Earthquake
happening-earthquake-help = If the revealer has three cities: 1 to 3 pieces leave the game for 2 points each; cities hit lose a step of mood.
happening-great-earthquake = Great Earthquake
happening-great-earthquake-help = Of every player with three cities 1 to 3 pieces leave the game, for 2 points each; cities hit lose a step of mood.
happening-flood = Flood
happening-flood-help = A city of the revealer by the sea loses a step of mood.
happening-great-flood = Great Flood
happening-great-flood-help = A city by the sea of every player who has one loses a step of mood.
happening-migration = Migration
happening-migration-help = A player the revealer chooses places a Settler; a city of the revealer loses a step of mood.
happening-civil-war = Civil War
happening-civil-war-help = A city of the revealer that is not happy loses an Army unit and a step of mood.
happening-revolution = Revolution
happening-revolution-help = The revealer loses an action and changes government; an Army unit averts each.

# Objectives
objective-large-civilization = Many Cities
objective-large-civilization-help = You own at least 6 cities.
objective-academy-lead = Most Academies
objective-academy-lead-help = More of your cities have an Academy than anybody else’s.
objective-port-lead = Most Ports
objective-port-lead-help = More of your cities have a Port than anybody else’s.
objective-advance-lead = Most Advances
objective-advance-lead-help = At least 6 advances and more than anybody.
objective-temple-lead = Most Temples
objective-temple-lead-help = More of your cities have a Temple than anybody else’s.
objective-all-construction = Master Builders
objective-all-construction-help = All 4 Construction advances.
objective-five-ideas = Full of Ideas
objective-five-ideas-help = Hold 5 Ideas and pay 2.
objective-four-happy = Happy People
objective-four-happy-help = 4 happy cities.
objective-all-education = Schooled Nation
objective-all-education-help = All 4 Education advances.
objective-balanced-stock = Balanced Stores
objective-balanced-stock-help = Hold 3 Food, 3 Ore and 3 Wood.
objective-five-gold = Treasury
objective-five-gold-help = Hold 5 Gold and pay 2.
objective-five-ore = Ore Stock
objective-five-ore-help = Hold 5 Ore and pay 2.
objective-five-wood = Wood Stock
objective-five-wood-help = Hold 5 Wood and pay 2.
objective-five-food = Full Granaries
objective-five-food-help = Hold 5 Food and pay 2.
objective-four-building-types = Every Kind of Building
objective-four-building-types-help = Each of the 4 buildings in your colour in your cities.
objective-category-lead = Most Complete Categories
objective-category-lead-help = More complete categories than anybody.
objective-colony = Far Colony
objective-colony-help = A city at least 5 spaces from your start.
objective-all-culture = Patrons of Culture
objective-all-culture-help = All 4 Culture advances.
objective-two-influenced-cities = Foreign Quarters
objective-two-influenced-cities-help = A building of yours in 2 cities of others.
objective-all-science = Age of Science
objective-all-science-help = All 4 Science advances.
objective-all-economy = Merchants’ Guild
objective-all-economy-help = All 4 Economy advances.
objective-metropolis = Metropolis
objective-metropolis-help = A city of size 5.
objective-all-maritime = Seafaring People
objective-all-maritime-help = All 4 Maritime advances.
objective-full-government = Established Rule
objective-full-government-help = All 4 advances of one government.
objective-four-lonely-cities = Wide Expansion
objective-four-lonely-cities-help = 4 cities next to no other city.
objective-distant-founding = Distant Founding
objective-distant-founding-help = You founded a city at least 5 spaces from your start.
objective-three-routes = Three Trade Routes
objective-three-routes-help = You could form 3 trade routes now.
objective-two-sea-routes = Two Sea Routes
objective-two-sea-routes-help = You could form 2 trade routes with Ships alone.
objective-nine-categories = Broad Learning
objective-nine-categories-help = An advance in 9 categories.
objective-influence-lead = Most Influence
objective-influence-lead-help = More buildings in cities of others than anybody.
objective-wonder-builder = Wonder Builders
objective-wonder-builder-help = You built the first Wonder of the game.
objective-draft-twice = Mass Levy
objective-draft-twice-help = Draft used in 2 Builds of a turn.
objective-conqueror = Conqueror
objective-conqueror-help = You captured a defended city of a player.
objective-two-battles = Warmonger
objective-two-battles-help = Your second land battle of the turn, one of them won.
objective-general = Great Slaughter
objective-general-help = 3 enemy Army units destroyed in a battle.
objective-great-battle = Great Battle
objective-great-battle-help = A land battle with 6 Army units.
objective-defiance = Against the Odds
objective-defiance-help = You beat a player with fewer units.
objective-sea-blockade = Sea Blockade
objective-sea-blockade-help = 2 of your Ships stand before Ports of others.
objective-naval-assault = Landing
objective-naval-assault-help = You captured a player’s city from a Ship.
objective-large-fleet = Large Fleet
objective-large-fleet-help = 4 Ships, or 2 and more than anybody.
objective-large-army = Largest Army
objective-large-army-help = 4 Army units more than anybody.
objective-fortress-lead = Most Fortresses
objective-fortress-lead-help = More of your cities have a Fortress than anybody else’s.
objective-standing-army = Garrisons
objective-standing-army-help = Army units in 4 of your cities.
objective-all-war = Art of War
objective-all-war-help = All 4 War advances.
objective-bold = Bold Victory
objective-bold-help = You beat a player with more War advances or more units.
objective-threat = At the Gates
objective-threat-help = 4 of your Army units next to cities of others.
objective-legendary-battle = Legendary Battle
objective-legendary-battle-help = You attacked a size 5 city with a Wonder with 3 Army units.
objective-scavenger = Route Raider
objective-scavenger-help = You destroyed a Settler or Ship that could have traded.
objective-aggressor = Aggressor
objective-aggressor-help = As attacker you won and destroyed 2 Army units.
objective-barbarian-conquest = Barbarian Conquest
objective-barbarian-conquest-help = You captured a Barbarian Settlement with 2 units.
objective-military-might = Armed Might
objective-military-might-help = 12 Army units and Ships.
objective-resistance = Resistance
objective-resistance-help = As defender you destroyed 2 attackers.
objective-terror-regime = Rule of Fear
objective-terror-regime-help = 4 of your cities are angry after an action.
objective-outpost = Outposts
objective-outpost-help = Army units on 3 spaces away from your cities.

# Columns
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K

# What tells equal points apart at the end.
tie-pyramids = the Great Pyramids
tie-buildings = more points from buildings
tie-advances = more points from advances
tie-wonders = more points from Wonders
tie-objectives = more points from objectives
tie-events = more points from events

# What a player keeps an eye on.
gauge-actions = actions left
gauge-points = points
gauge-advances = advances
gauge-cities = cities
gauge-food = Food
gauge-ore = Ore
gauge-wood = Wood
gauge-ideas = Ideas
gauge-gold = Gold
gauge-mood = Mood tokens
gauge-culture = Culture tokens
gauge-mood-level = Mood level
gauge-culture-level = Culture level
gauge-armies = Army units
gauge-settlers = Settlers
gauge-ships = Ships
gauge-cards = Action cards
gauge-goals = Objective cards
gauge-lost-actions = actions to lose
gauge-owner = owner
gauge-city-mood = mood
gauge-size = size
gauge-holder = its point taken by
gauge-defenders = Army units here
gauge-barbarians = barbarians

# What an event comes down to, before chance has spoken.
gist-the-end = The game ends.
gist-goes-on = The game goes on.
gist-wonder-revealed = A Wonder is revealed.
gist-explored = { $who } discovers a region without barbarians, and chooses how it lies where both ways fit.
gist-explored-savage = { $who } discovers a region where barbarians settle on a Fertile space.
gist-angry = { $where } is then angry: it counts as size 1, is activated once a turn and cannot grow.
# R6.6: a level reaches 3, 5 or 7.
gist-event-comes =
    { $who } then reveals an event, good or bad: the { $mood ->
       [0] Culture level
       *[other] Mood level
    } reaches { $n }.
gist-event-growth = { $who } reveals an event (a level reaches 3, 5 or 7): Food or a Settler, but also barbarians or exhausted land.
gist-event-person = { $who } reveals an event (a level reaches 3, 5 or 7): a person to keep, but also barbarians or exhausted land.
gist-event-sorrow = { $who } reveals an event (a level reaches 3, 5 or 7): Food is lost or the mood of a city falls; barbarians may attack.
gist-event-ruin = { $who } reveals an event (a level reaches 3, 5 or 7): units, buildings or a city may be lost, or the government may fall.
gist-event-attack = { $who } reveals an event (a level reaches 3, 5 or 7): barbarians may attack.
gist-event-arrival = { $who } reveals an event (a level reaches 3, 5 or 7): barbarians settle nearby.
gist-event-exhausted = { $who } reveals an event (a level reaches 3, 5 or 7): a space is exhausted.
gist-event-gold-mine = { $who } reveals an event (a level reaches 3, 5 or 7): 2 Gold.
gist-event-none = { $who } reveals an event (a level reaches 3, 5 or 7): nothing comes of it.
gist-influence-works = The Cultural Influence on { $where } succeeds.
gist-influence-saved =
    { $n ->
       [one] The roll on { $where } is short by 1: 1 Culture token can make up for it.
       *[other] The roll on { $where } is short by { $n }: { $n } Culture tokens can make up for it.
    }
gist-influence-short = The roll falls short of influencing { $where }.
gist-enlarged = { CAP($what) } in { $where }. { $help }
gist-founded =
    { $n ->
       [0] Nothing to collect around { $where } for now.
       *[other] To be collected around { $where }: { $goods }.
    }
gist-site =
    { $n ->
       [0] A city on { $where } would have nothing to collect for now.
       *[other] A city on { $where } could collect: { $goods }.
    }
gist-no-site = No city can be founded on { $where }.
gist-built-idle = { $who } builds in { $where }: { $what }. Without Tactics it cannot leave.
gist-end-won = To the end, without another card, winner on { $where }: { $who }.
gist-end-over = To the end, without another card, everybody falls on { $where }: nobody wins.
gist-battle-over = Everybody falls on { $where }: nobody wins, and the place stays whose it was.
gist-fight-goes-on = After this round the battle on { $where } goes on.
gist-camp-taken = { $who } takes the Barbarian Settlement { $where }.
