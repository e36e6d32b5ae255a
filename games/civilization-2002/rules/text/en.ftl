## The game

game-title = Civilization: The Boardgame (2002)
game-tagline = Lead a people from the first village to the stars.
game-about = Settle and explore the world, trade resources, research technologies, raise wonders and armies over four eras. Basic rules for a brisk game, advanced rules with a technology tree, happy and productive settlements, and three lengths.

## Options

option-rules = Basic or advanced game
option-rules-help = The basic rules play faster; the advanced rules have the technology tree, city cards, improvements and effects of wonders.
option-rules-basic = Basic
option-rules-advanced = Advanced
option-length = Length (advanced rules)
option-length-help = Short ends in the medieval era, medium in the industrial era, long by conquest, diplomacy, arms or science.
option-length-short = Short
option-length-medium = Medium
option-length-long = Long
option-rich = Richer board
option-rich-help = Two no-encounter markers fewer for each player.
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after this turn at the latest. Not in the rulebook: for an evening with a fixed end.
option-turn_limit-0 = None
option-turn_limit-15 = 15 turns
option-turn_limit-30 = 30 turns
option-turn_limit-60 = 60 turns
option-letter = The booklet to the letter
option-letter-help = Play exactly what the booklet prints: switches on every reading below that departs from our defaults.
option-bare_cards = Dealt cards without bonus
option-bare_cards-help = The technology dealt at the start brings no owner bonus.
option-late_looks = Look after battles
option-late_looks-help = Settlers may look at markers after the battles too.
option-bought_eras = Only purchases end an era
option-bought_eras-help = Basic rules: a free technology does not end an era.
option-defender_only = Settlement defence for the defender
option-defender_only-help = Advanced rules: the settlement bonus counts only for the owner’s own units, and only while they are the defender.
option-old_wonders = Old wonders give at once
option-old_wonders-help = Advanced rules: a wonder of a past era still gives what it gives at once.
option-swordsmen = Swordsmen from the start
option-swordsmen-help = Advanced rules: ancient infantry always fight as swordsmen.
option-old_catapults = Catapults stay on sale
option-old_catapults-help = Advanced rules: ancient artillery stays on sale after Engineering and becomes a trebuchet at once.
option-nobody_falls = Nobody is eliminated
option-nobody_falls-help = Basic rules: who has lost every settlement and settler keeps the rest and plays on to the end.
option-carriers = Carriers
option-carriers-help = What becomes of battleships once Advanced Flight is in play.
option-carriers-choice = The buyer chooses
option-carriers-upgrade = Battleships become carriers
option-carriers-only = Only carriers base aircraft
option-milestones = Milestones count settlements
option-milestones-help = Of exactly the named size, or of at least that size.
option-milestones-exact = of exactly the size
option-milestones-at_least = of at least the size
option-loans = A loan moves (advanced rules)
option-loans-help = The whole city card with its gold, or the resource only.
option-loans-card = the city card
option-loans-resource = the resource
option-ties = Ties
option-ties-help = Equal points share the victory, or gold and then settlements decide.
option-ties-shared = Shared victory
option-ties-gold = Gold, then settlements
option-improvement_cards = Limited improvement cards
option-improvement_cards-help = Advanced rules: only as many improvements of a name as there are cards.
preset-first = Nobody is thrown out, and the game ends after fifteen turns at the latest.
preset-usual = As the booklet has it, with our readings where it leaves something open.
preset-letter = Exactly what the booklet prints, even where that is odd.
preset-everything = A richer board; with the advanced rules also the long game and no more cards than in the box.

## Eras, sizes, resources and markers

era-ancient = ancient era
era-medieval = medieval era
era-industrial = industrial era
era-modern = modern era
size-none = nothing
size-village = village
size-town = town
size-city = city
size-metropolis = metropolis
marker-wine = Wine
marker-horses = Horses
marker-iron = Iron
marker-gems = Gems
marker-spices = Spices
marker-oil = Oil
marker-coal = Coal
marker-precious-metals = Precious metals
marker-free-technology = Free technology
marker-treasure = Treasure
marker-minor-civilization = Minor civilization
marker-plague = Plague
marker-desert = Desert
marker-mountains = Mountains
marker-jungle-forest = Jungle or forest
marker-fertile = Fertile land
marker-no-encounter = No encounter
marker-wine-help = Resource: its settlement holds its card, and is always happy.
marker-horses-help = Resource: its settlement holds its card.
marker-iron-help = Resource: its settlement holds its card.
marker-gems-help = Resource: its settlement holds its card, and is always happy.
marker-spices-help = Resource: its settlement holds its card.
marker-oil-help = Resource: its settlement holds its card.
marker-coal-help = Resource: its settlement holds its card.
marker-precious-metals-help = Resource: its settlement holds its card.
marker-free-technology-help = The finder takes a technology of the current era free of charge.
marker-treasure-help = The finder gains 10 gold.
marker-minor-civilization-help = Everybody rolls two dice less settlements; the highest places a village and a unit.
marker-plague-help = Kills settlers and units and shrinks settlements around, farther in each era.
marker-desert-help = No settlement possible.
marker-mountains-help = A village at most.
marker-jungle-forest-help = A town at most.
marker-fertile-help = The settlement here is always productive.
marker-no-encounter-help = Nothing here.
marker-hidden = Face-down marker
marker-hidden-help = Nobody has looked at it, or you have not.

## Figures (basic rules) and unit types (advanced rules)

figure-settler = settler
figure-ancient-infantry = swordsman
figure-ancient-cavalry = horseman
figure-ancient-artillery = catapult
figure-ancient-fleet = galley
figure-medieval-infantry = man-at-arms
figure-medieval-cavalry = knight
figure-medieval-artillery = catapult (medieval)
figure-medieval-fleet = caravel
figure-industrial-infantry = musketman
figure-industrial-cavalry = dragoon
figure-industrial-artillery = cannon
figure-industrial-fleet = frigate
figure-modern-infantry = machine gunner
figure-modern-cavalry = tank
figure-modern-artillery = howitzer
figure-modern-fleet = battleship
figure-aircraft = fighter
figure-carrier = carrier
unit-spearman = spearman
unit-swordsman = swordsman
unit-chariot = chariot
unit-horseman = horseman
unit-catapult = catapult
unit-galley = galley
unit-man-at-arms = man-at-arms
unit-knight = knight
unit-trebuchet = trebuchet
unit-caravel = caravel
unit-galleon = galleon
unit-musketman = musketman
unit-rifleman = rifleman
unit-dragoon = dragoon
unit-cannon = cannon
unit-artillery = artillery
unit-frigate = frigate
unit-ironclad = ironclad
unit-machine-gunner = machine gunner
unit-mechanized-infantry = mechanized infantry
unit-tank = tank
unit-modern-armor = modern armour
unit-rocket-artillery = rocket artillery
unit-cruise-missile = cruise missile
unit-battleship = battleship
unit-carrier = carrier
unit-biplane = biplane
unit-monoplane = monoplane
unit-jet = jet
unit-stealth-aircraft = stealth aircraft
figure-nth = { $what } { $n }
figure-in = { $what } ({ $where })
somebody = { $who }
figure-settler-n = { $n ->
    [one] a settler
   *[other] { $n } settlers
 }
figure-ancient-infantry-n = { $n ->
    [one] a swordsman
   *[other] { $n } swordsmen
 }
figure-ancient-cavalry-n = { $n ->
    [one] a horseman
   *[other] { $n } horsemen
 }
figure-ancient-artillery-n = { $n ->
    [one] a catapult
   *[other] { $n } catapults
 }
figure-ancient-fleet-n = { $n ->
    [one] a galley
   *[other] { $n } galleys
 }
figure-medieval-infantry-n = { $n ->
    [one] a man-at-arms
   *[other] { $n } men-at-arms
 }
figure-medieval-cavalry-n = { $n ->
    [one] a knight
   *[other] { $n } knights
 }
figure-medieval-artillery-n = { $n ->
    [one] a catapult (medieval)
   *[other] { $n } catapults (medieval)
 }
figure-medieval-fleet-n = { $n ->
    [one] a caravel
   *[other] { $n } caravels
 }
figure-industrial-infantry-n = { $n ->
    [one] a musketman
   *[other] { $n } musketmen
 }
figure-industrial-cavalry-n = { $n ->
    [one] a dragoon
   *[other] { $n } dragoons
 }
figure-industrial-artillery-n = { $n ->
    [one] a cannon
   *[other] { $n } cannons
 }
figure-industrial-fleet-n = { $n ->
    [one] a frigate
   *[other] { $n } frigates
 }
figure-modern-infantry-n = { $n ->
    [one] a machine gunner
   *[other] { $n } machine gunners
 }
figure-modern-cavalry-n = { $n ->
    [one] a tank
   *[other] { $n } tanks
 }
figure-modern-artillery-n = { $n ->
    [one] a howitzer
   *[other] { $n } howitzers
 }
figure-modern-fleet-n = { $n ->
    [one] a battleship
   *[other] { $n } battleships
 }
figure-aircraft-n = { $n ->
    [one] a fighter
   *[other] { $n } fighters
 }
figure-carrier-n = { $n ->
    [one] a carrier
   *[other] { $n } carriers
 }
unit-spearman-n = { $n ->
    [one] a spearman
   *[other] { $n } spearmen
 }
unit-swordsman-n = { $n ->
    [one] a swordsman
   *[other] { $n } swordsmen
 }
unit-chariot-n = { $n ->
    [one] a chariot
   *[other] { $n } chariots
 }
unit-horseman-n = { $n ->
    [one] a horseman
   *[other] { $n } horsemen
 }
unit-catapult-n = { $n ->
    [one] a catapult
   *[other] { $n } catapults
 }
unit-galley-n = { $n ->
    [one] a galley
   *[other] { $n } galleys
 }
unit-man-at-arms-n = { $n ->
    [one] a man-at-arms
   *[other] { $n } men-at-arms
 }
unit-knight-n = { $n ->
    [one] a knight
   *[other] { $n } knights
 }
unit-trebuchet-n = { $n ->
    [one] a trebuchet
   *[other] { $n } trebuchets
 }
unit-caravel-n = { $n ->
    [one] a caravel
   *[other] { $n } caravels
 }
unit-galleon-n = { $n ->
    [one] a galleon
   *[other] { $n } galleons
 }
unit-musketman-n = { $n ->
    [one] a musketman
   *[other] { $n } musketmen
 }
unit-rifleman-n = { $n ->
    [one] a rifleman
   *[other] { $n } riflemen
 }
unit-dragoon-n = { $n ->
    [one] a dragoon
   *[other] { $n } dragoons
 }
unit-cannon-n = { $n ->
    [one] a cannon
   *[other] { $n } cannons
 }
unit-artillery-n = { $n ->
    [one] an artillery unit
   *[other] { $n } artillery units
 }
unit-frigate-n = { $n ->
    [one] a frigate
   *[other] { $n } frigates
 }
unit-ironclad-n = { $n ->
    [one] an ironclad
   *[other] { $n } ironclads
 }
unit-machine-gunner-n = { $n ->
    [one] a machine gunner
   *[other] { $n } machine gunners
 }
unit-mechanized-infantry-n = { $n ->
    [one] a mechanized infantry unit
   *[other] { $n } mechanized infantry units
 }
unit-tank-n = { $n ->
    [one] a tank
   *[other] { $n } tanks
 }
unit-modern-armor-n = { $n ->
    [one] a modern armour unit
   *[other] { $n } modern armour units
 }
unit-rocket-artillery-n = { $n ->
    [one] a rocket artillery unit
   *[other] { $n } rocket artillery units
 }
unit-cruise-missile-n = { $n ->
    [one] a cruise missile
   *[other] { $n } cruise missiles
 }
unit-battleship-n = { $n ->
    [one] a battleship
   *[other] { $n } battleships
 }
unit-carrier-n = { $n ->
    [one] a carrier
   *[other] { $n } carriers
 }
unit-biplane-n = { $n ->
    [one] a biplane
   *[other] { $n } biplanes
 }
unit-monoplane-n = { $n ->
    [one] a monoplane
   *[other] { $n } monoplanes
 }
unit-jet-n = { $n ->
    [one] a jet
   *[other] { $n } jets
 }
unit-stealth-aircraft-n = { $n ->
    [one] a stealth aircraft
   *[other] { $n } stealth aircraft
 }

## Technologies

tech-masonry = Masonry
tech-alphabet-writing = Alphabet / Writing
tech-pottery-specialization = Pottery / Specialization
tech-the-wheel = The Wheel
tech-bronze-working = Bronze Working
tech-ceremonial-burial = Ceremonial Burial
tech-horseback-riding = Horseback Riding
tech-code-of-laws = Code of Laws
tech-mathematics = Mathematics
tech-iron-working = Iron Working
tech-philosophy-literature = Philosophy / Literature
tech-mysticism = Mysticism
tech-trade-mapmaking = Trade / Mapmaking
tech-currency = Currency
tech-construction = Construction
tech-banking = Banking
tech-education = Education
tech-engineering = Engineering
tech-theology = Theology
tech-feudalism = Feudalism
tech-astronomy = Astronomy
tech-printing-press = Printing Press
tech-chivalry = Chivalry
tech-navigation = Navigation
tech-chemistry = Chemistry
tech-nationalism = Nationalism
tech-physics = Physics
tech-economics = Economics
tech-gunpowder-weapons = Gunpowder Weapons
tech-cavalry = Cavalry
tech-legislative-government = Legislative Government
tech-metallurgy = Metallurgy
tech-medicine = Medicine
tech-steam-power = Steam Power
tech-industrialization = Industrialization
tech-scientific-method = Scientific Method
tech-electricity = Electricity
tech-combustion = Combustion
tech-flight = Flight
tech-fission = Fission
tech-electronics = Electronics
tech-mass-production = Mass Production
tech-plastics = Plastics
tech-robotics = Robotics
tech-radio-television = Radio / Television
tech-computers = Computers
tech-advanced-flight = Advanced Flight
tech-genetics = Genetics
tech-rocketry = Rocketry
tech-space-flight = Space Flight
tech-miniaturization = Miniaturization
tech-superconductor = Superconductor
tech-fusion = Fusion

## Wonders

wonder-hanging-gardens = The Hanging Gardens
wonder-colossus = The Colossus
wonder-great-lighthouse = The Great Lighthouse
wonder-great-library = The Great Library
wonder-oracle = The Oracle
wonder-great-wall = The Great Wall
wonder-pyramids = The Pyramids
wonder-sun-tzu = Sun Tzu’s Art of War
wonder-copernicus = Copernicus’ Observatory
wonder-leonardo = Leonardo’s Workshop
wonder-bach = J. S. Bach’s Cathedral
wonder-sistine-chapel = The Sistine Chapel
wonder-magellan = Magellan’s Voyage
wonder-newton = Newton’s University
wonder-smith = Smith’s Trading Company
wonder-shakespeare = Shakespeare’s Theatre
wonder-transcontinental-railroad = The Transcontinental Railroad
wonder-edison = Edison’s Workshop
wonder-hoover-dam = The Hoover Dam
wonder-cure-for-cancer = The Cure for Cancer
wonder-universal-suffrage = Universal Suffrage
wonder-manhattan-project = The Manhattan Project
wonder-united-nations = The United Nations
wonder-apollo-program = The Apollo Program
wonder-alpha-centauri = The Alpha Centauri Colony Ship
wonder-hanging-gardens-help = Place 2 settlers at once.
wonder-colossus-help = 5 extra gold in each production phase.
wonder-great-lighthouse-help = 5 extra gold in each production phase.
wonder-great-library-help = Its holder pays 5 less for ancient technologies.
wonder-oracle-help = In every battle round its holder picks after seeing the opposing pick, when leading a side.
wonder-great-wall-help = Your settlements defend at +2 instead of +1.
wonder-pyramids-help = Place 2 ancient cavalry (chariots or horsemen) at once.
wonder-sun-tzu-help = Place 2 medieval infantry (men-at-arms) at once.
wonder-copernicus-help = Place 1 medieval fleet (caravel or galleon) at once.
wonder-leonardo-help = Its holder pays 10 less for medieval technologies.
wonder-bach-help = Makes one settlement happy.
wonder-sistine-chapel-help = Makes one settlement happy.
wonder-magellan-help = Once in each trade phase its holder imposes a loan of one resource card against one.
wonder-newton-help = Its holder pays 15 less for industrial technologies.
wonder-smith-help = 10 extra gold in each production phase.
wonder-shakespeare-help = Makes one settlement happy.
wonder-transcontinental-railroad-help = Makes one settlement productive.
wonder-edison-help = Its holder pays 20 less for modern technologies.
wonder-hoover-dam-help = Makes one settlement productive.
wonder-cure-for-cancer-help = Makes two settlements happy.
wonder-universal-suffrage-help = Makes one settlement happy.
wonder-manhattan-project-help = Once in the game: removes every piece and the settlement of one land region.
wonder-united-nations-help = Its holder may end the game with the current turn: diplomatic scoring.
wonder-apollo-program-help = Its holder may end the game with the current turn: military scoring.
wonder-alpha-centauri-help = Not granted: anybody may buy it for 200 gold once Fusion is in play. It ends the game: technological scoring.

## Improvements

improvement-granary = Granary
improvement-ziggurat = Ziggurat
improvement-courthouse = Courthouse
improvement-library = Library
improvement-temple = Temple
improvement-colosseum = Colosseum
improvement-aqueduct = Aqueduct
improvement-marketplace = Marketplace
improvement-bank = Bank
improvement-castle = Castle
improvement-university = University
improvement-cathedral = Cathedral
improvement-capitol = Capitol
improvement-stock-market = Stock market
improvement-legislature = Legislature
improvement-factory = Factory
improvement-railroad = Railroad
improvement-hospital = Hospital
improvement-highway-system = Highway system
improvement-manufacturing-plant = Manufacturing plant
improvement-research-lab = Research lab
improvement-airport = Airport
improvement-nuclear-plant = Nuclear plant
improvement-shopping-mall = Shopping mall
improvement-television-station = Television station
improvement-internet = Internet
improvement-healthcare-complex = Health-care complex
improvement-fusion-reactor = Fusion reactor

## Milestones and endings

milestone-villages-6 = 6 villages
milestone-ancient-technologies-2 = 2 ancient technologies
milestone-ancient-armies-8 = 8 ancient armies
milestone-medieval-technologies-2 = 2 medieval technologies
milestone-medieval-fleets-2 = 2 medieval fleets
milestone-gold-60 = 60 gold
milestone-industrial-technologies-2 = 2 industrial technologies
milestone-industrial-fleets-2 = 2 industrial fleets
milestone-gold-80 = 80 gold
milestone-metropolises-10 = 10 metropolises
milestone-modern-technologies-2 = 2 modern technologies
milestone-gold-100 = 100 gold
ending-time = its last turn is played
ending-conquest = total conquest
ending-diplomatic = diplomatic victory
ending-military = military victory
ending-technological = technological victory

## Regions and seas (nineteen regions are named in the booklet; the other names are ours)

area-alaska = Alaska
area-yukon = Yukon
area-athabasca = Athabasca
area-huron = Huron
area-labrador = Labrador
area-greenland = Greenland
area-cascadia = Cascadia
area-california = California
area-dakota = Dakota
area-appalachia = Appalachia
area-mississippi = Mississippi
area-mexica = Mexica
area-yucatan = Yucatan
area-antilles = Antilles
area-orinoco = Orinoco
area-andes = Andes
area-amazonia = Amazonia
area-bahia = Bahia
area-gran-chaco = Gran Chaco
area-pampas = Pampas
area-patagonia = Patagonia
area-mauretania = Mauretania
area-sahara = Sahara
area-egypt = Egypt
area-nubia = Nubia
area-eritrea = Eritrea
area-atlantia = Atlantia
area-nigeria = Nigeria
area-funa = Funa
area-tanganika = Tanganika
area-zambezi = Zambezi
area-kalahari = Kalahari
area-madagascar = Madagascar
area-britannia = Britannia
area-scandia = Scandia
area-iberia = Iberia
area-gallia = Gallia
area-germania = Germania
area-italia = Italia
area-balkania = Balkania
area-sarmatia = Sarmatia
area-ruthenia = Ruthenia
area-anatolia = Anatolia
area-euphrates = Euphrates
area-arabia = Arabia
area-persia = Persia
area-steppe = Steppe
area-siberia = Siberia
area-yakutia = Yakutia
area-kamchatka = Kamchatka
area-gobi = Gobi
area-manchuria = Manchuria
area-nippon = Nippon
area-himalaya = Himalaya
area-indus = Indus
area-ganges = Ganges
area-deccan = Deccan
area-yunnan = Yunnan
area-cathay = Cathay
area-mekong = Mekong
area-luzon = Luzon
area-borneo = Borneo
area-java = Java
area-papua = Papua
area-tanami = Tanami
area-nullarbor = Nullarbor
area-tasmania = Tasmania
area-aotearoa = Aotearoa
area-beaufort-sea = Beaufort Sea
area-gulf-of-alaska = Gulf of Alaska
area-northeast-pacific = Northeast Pacific
area-tehuantepec-sea = Tehuantepec Sea
area-central-pacific = Central Pacific
area-peruvian-sea = Peruvian Sea
area-south-pacific = South Pacific
area-chilean-sea = Chilean Sea
area-hudson-sea = Hudson Sea
area-north-atlantic = North Atlantic
area-sargasso-sea = Sargasso Sea
area-gulf-of-mexico = Gulf of Mexico
area-caribbean-sea = Caribbean Sea
area-equatorial-atlantic = Equatorial Atlantic
area-south-atlantic = South Atlantic
area-argentine-sea = Argentine Sea
area-norwegian-sea = Norwegian Sea
area-north-sea = North Sea
area-canary-sea = Canary Sea
area-gulf-of-guinea = Gulf of Guinea
area-cape-sea = Cape Sea
area-western-mediterranean = Western Mediterranean
area-eastern-mediterranean = Eastern Mediterranean
area-black-sea = Black Sea
area-barents-sea = Barents Sea
area-east-siberian-sea = East Siberian Sea
area-red-sea = Red Sea
area-arabian-sea = Arabian Sea
area-swahili-sea = Swahili Sea
area-indian-ocean = Indian Ocean
area-bay-of-bengal = Bay of Bengal
area-sunda-sea = Sunda Sea
area-austral-ocean = Austral Ocean
area-south-china-sea = South China Sea
area-east-china-sea = East China Sea
area-sea-of-okhotsk = Sea of Okhotsk
area-bering-sea = Bering Sea
area-northwest-pacific = Northwest Pacific
area-west-pacific = West Pacific
area-tasman-sea = Tasman Sea

## Prompts

react-challenge = battles when somebody enters
react-join = battles of others
react-answer = deals that others propose
prompt-start = Choose your { $n ->
    [one] first
   *[other] second
 } start region: village, settler and { $what }.{ $last ->
    [0] {""}
   *[other] {" "}It is the last: then the markers of all start regions are turned up.
 }
prompt-move = Your moves: { $n ->
    [0] nothing can move any more
    [one] 1 figure can still move
   *[other] { $n } figures can still move
 }.
prompt-go-one = { CAP($what) }, now in { $where }: { $left ->
    [0] no step
    [one] 1 step
   *[other] { $left } steps
 } left. Where to?
prompt-go = { $where }: where to with { $n ->
    [one] this figure
   *[other] these { $n } figures
 }? { $left ->
    [0] No step left
    [one] 1 step left
   *[other] { $left } steps left
 }.
prompt-challenge = { $who } enters { $where } with { $what }; you have { $mine } there. { $again ->
    [0] Do you declare battle?
   *[other] { $stays ->
        [0] Your battle is declared there already. Must what just entered stay for it, too? Else it may move on and miss it.
       *[other] Your battle is declared there already; what just entered has no step left, so it stays and fights in it, too, whatever you answer.
     }
 }{ $stake ->
    [0] {""}
    [1] {" "}At stake: your { $size }.
   *[other] {" "}At stake: the { $size } of { $who }.
 }
prompt-looked = { $where }: { $what }. Nothing lies there, and you alone know it. What becomes of the marker?
prompt-looked-resource = { $where }: { $what }. You alone know it; it goes back face down.
prompt-battles = { $declared ->
    [0] { $attack ->
        [0] Your battles: nobody is left to attack. Look at a marker, or end this step.
       *[other] Your battles: attack, or end this step.
     }
   *[other] { $attack ->
        [0] Your battles: what was declared must be fought before this step ends ({ $where }).
       *[other] Your battles: what was declared must be fought before this step ends ({ $where }); you may attack elsewhere, too.
     }
 }
prompt-join = { $attacker } declared battle on { $defender } ({ $where }). Whom do your units there join?
prompt-pick = { $where }, round { $round }, { $mine } against { $theirs }: pick your unit in secret.
prompt-trade = { $declined ->
    [0] Trade: propose a deal, or pass
   *[other] Trade: { $who } declined. Propose another deal, or pass
 } ({ $n ->
    [0] no proposal left
    [one] 1 proposal left
   *[other] { $n } proposals left
 }).
prompt-bargain-empty = Your proposal to { $who }: what do you give, what do you want?
prompt-bargain = You give: { $give }; you want: { $take }. Propose it to { $who }?
prompt-answer = { $who } proposes a deal. You get: { $give }. You give: { $take }.
prompt-forced-lend = Magellan’s Voyage: which of your resource cards do you lend?
prompt-forced-borrow = Magellan’s Voyage: you lend { $what } ({ $where }). Which card do you borrow for it?
prompt-produce = Production: { $n } gold. { $happy ->
    [one] 1 happy icon
   *[other] { $happy } happy icons
 } for { $sad ->
    [one] 1 settlement
   *[other] { $sad } settlements
 } (+{ $more } gold){ $productive ->
    [0] {""}
   *[other] , { $productive } productive for { $plain } (gold ×{ $times })
 }.
prompt-arrange = Icons left to place: { $happy } happy (+{ $more } gold each), { $productive } productive (gold ×{ $times } each).
prompt-purchase = Purchases: you have { $n } gold.
prompt-purchase-last = Purchases: you have { $n } gold. The { $era } ends with this turn.
prompt-place = Where do you put the { $what }, for { $n } gold?
prompt-place-free = Where do you put the free { $what }?{ $n ->
    [one] {""}
   *[other] {" "}{ $n } are left.
 }
prompt-free-growth = Your technology lets a settlement grow free of charge. Which?
prompt-free-technology = You found a technology of this era. Which do you take?
prompt-minor-unit = A minor civilization joins you ({ $where }). Which unit has it?
prompt-destroy = The Manhattan Project: which region is destroyed, with all that is there?
prompt-refit = Which battleships become carriers, free of charge?
prompt-claim = You meet a milestone: { $what }. Do you claim its wonder?

## Choices

do-look = Look at the marker ({ $where }){ $steps ->
    [0] {""}
   *[other] , and then the settler stays
 }: a resource? You alone see it, and it goes back face down
do-start = Start here: { $where }
do-keep-marker = Put it back ({ $where }): the others go on guessing
do-keep-resource = Put it back face down: { $what } ({ $where })
do-remove-marker = Remove it: everybody sees that nothing was there
do-remove-resource = Take it off the board
do-end-moves = End moves{ $n ->
    [0] {""}
    [one] : 1 figure could still move
   *[other] : { $n } figures could still move
 }{ $open ->
    [0] {""}
   *[other] ; undefended: { $where }
 }{ $alone ->
    [0] {""}
   *[other] ; settlers alone: { $there }
 }
others = { $n ->
    [one] 1 more
   *[other] { $n } more
 }
do-pick = { CAP($what) }: { $n ->
    [0] no step left
    [one] 1 step left
   *[other] { $n } steps left
 }
do-take-along = Take along: { $what } (then { $n ->
    [one] 1 step
   *[other] { $n } steps
 })
do-go = Go to { $where }: { $n ->
    [0] last step
    [one] 1 step left
   *[other] { $n } steps left
 }
do-go-among = Go to { $where } ({ $n ->
    [0] last step
    [one] 1 step left
   *[other] { $n } steps left
 }): { $who } may declare battle{ $alone ->
    [0] ; you may attack later
   *[other] ; alone, your settlers would die
 }
do-go-take = Go to { $where } ({ $n ->
    [0] last step
    [one] 1 step left
   *[other] { $n } steps left
 }): nobody there defends { $who }; attack after your moves{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
 }
do-board = Board the { $what } ({ $where }): { $n ->
    [0] then it is full
    [one] then room for 1 more
   *[other] then room for { $n } more
 }{ $lands ->
    [0] ; lands next turn at the earliest
   *[other] {""}
 }
do-pick-alike = { $n ->
    [one] Take the other one alike, too
   *[other] Take the other { $n } alike, too
 }
do-put-back = Back
do-challenge = { $again ->
    [0] Declare battle on { $who } ({ $where }){ $armed ->
        [0] : alone, their settlers will die
       *[other] {""}
     }
   *[other] It must stay for the battle, too ({ $where }){ $stays ->
        [0] {""}
       *[other] : without a step left it does anyway
     }
 }
do-let-pass = { $again ->
    [0] Let them pass: { $armed ->
        [0] unless an army follows, { $who } cannot attack here
       *[other] { $who } may still attack here
     }
   *[other] { $stays ->
        [0] It need not stay: it may move on and miss the battle
       *[other] Go on: without a step left it stays and fights, too
     }
 }
do-let-all-pass = Let everything of { $who } pass this turn, without being asked again{ $again ->
    [0] ; { $who } may still attack you
   *[other] : the declared battle is fought all the same
 }
do-resolve = Fight the declared battle ({ $where })
do-attack = Attack { $who } ({ $where }): { $theirs ->
    [0] nobody defends
   *[other] { $mine } against { $theirs }
 }
do-end-battles = End battles
do-join-attacker = Join { $who }, who declared battle
do-join-defender = Join { $who }, who defends
do-stay-out = Stay out
do-commit = { CAP($what) } of { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
do-commit-aircraft = { CAP($what) } of { $who } with { $plane }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
do-bargain = { $n ->
    [0] Deal with { $who }
   *[other] Deal with { $who }, who could lend { $has }
}
do-pass = Pass: no deal
do-give = Give: { $what }
do-take = Ask for: { $what }
do-pay = Give { $n } gold more
do-ask = Ask for { $n } gold more
do-keep = Do not give after all: { $what }
do-waive = Do not ask for after all: { $what }
do-no-gold = No gold after all
do-propose = Propose
do-propose-left = { $n ->
    [one] Propose (your last proposal)
   *[other] Propose (1 of your { $n } proposals)
 }
do-accept = Accept
do-decline = Decline
do-forced-loan = Impose a loan with Magellan’s Voyage
do-lend = Lend { $what } ({ $where })
do-borrow = Borrow { $what } from { $who } ({ $where })
do-confirm-production = Collect { $n } gold
do-adjust = Change the icons
do-rearrange = Place all icons anew{ $n ->
    [0] {""}
   *[other] : −{ $n } gold until they lie
 }
do-happy = Make happy: { $where }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } gold)
 }
do-productive = Make productive: { $where }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } gold)
 }
do-unhappy = Take the happy icon off: { $where }{ $n ->
    [0] {""}
   *[other] {" "}(−{ $n } gold)
 }
do-unproductive = Take the productive icon off: { $where }{ $n ->
    [0] {""}
   *[other] {" "}(−{ $n } gold)
 }
do-buy = Buy: { $what } ({ $n } gold)
do-buy-unit = Buy: { $what } ({ $n } gold, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 })
do-buy-aircraft = Buy: { $what } ({ $n } gold, +{ $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } for its partner)
do-found = Village in { $where } for { $n } gold
do-found-on = Village in { $where } ({ $what }) for { $n } gold
do-grow = { $where } becomes a { $size } ({ $n } gold)
do-grow-free = { $where } becomes a { $size }
do-research = { $what } for { $n } gold
do-research-any = A technology for { $n } gold
do-take-technology = Take: { $what }
do-choose-unit = Choose: { $what }
do-choose-infantry = Choose: { $what } (beats artillery)
do-choose-cavalry = Choose: { $what } (beats infantry)
do-choose-artillery = Choose: { $what } (beats cavalry)
do-build = Build: { $what } ({ $n } gold)
do-spaceship = Buy the colony ship ({ $n } gold)
do-sell = Sell: { $what } (+{ $n } gold)
do-end-purchases = End purchases{ $n ->
    [0] {""}
   *[other] , keep { $n } gold
 }
do-launch = Launch it: { $where }, from { $from }
do-place = Put it here: { $where }
do-manhattan = Use the Manhattan Project: destroy a region
do-strike = Destroy: { $where }
do-declare-end = End the game with this turn: { $how }
do-claim = Claim: { $what }
do-forgo = Not now: another may claim it first
do-refit = Make a carrier of it: { $what }
do-refit-done = Keep the rest as they are
deed-found = Found
deed-grow = Grow
deed-figures = Settlers and units
deed-technologies = Technologies
deed-improvements = Improvements
deed-wonders = Wonders
deed-milestones = Milestones
deed-sell = Sell

## Parts of a deal

item-loan = loan of { $what } ({ $where })
item-settlement = the { $what } ({ $where })
item-last = { $what }, the last of its owner: only against another settlement
item-gold = { $n } gold
item-nothing = nothing
place-figure = a figure of { $who }
place-city = city card ({ $where })
place-gold-given = gold you give
place-gold-asked = gold you ask for
place-no-gold = no gold

made-cities = { $n } from settlements
made-critical = { $n } for the critical resource
made-unique = { $n } for resources
made-monopoly = { $n } for monopolies
made-wonders = { $n } from wonders
made-minimum = { $n } to reach the minimum of { $least }

## Refusals

refuse-settled = There is a settlement already.
refuse-resource-stays = A resource goes back face down.
refuse-frozen = Battle was declared: it stays for it.
refuse-no-points = No step left.
refuse-no-base = No base within reach.
refuse-no-fleet = No fleet of yours with room beside it.
refuse-aircraft-base = An aircraft must still reach a base.
refuse-deck-full = No more than two aircraft for each modern fleet.
refuse-fleet-full = A fleet carries { $n ->
    [one] one army or settler
   *[other] { $n } armies or settlers
 }.
refuse-battles-owed = Declared battles must be fought first.
refuse-declared-first = The battle declared here comes first: who declared it leads.
refuse-proposals = { $n ->
    [one] One proposal
   *[other] { $n } proposals
 } a trade phase.
refuse-too-far = No settlement of { $who } lies within trade distance.
refuse-last-settlement = Nobody may give their last settlement away.
refuse-tray-full = There is no room for more pieces.
refuse-always-happy = Wine and gems make happy by themselves.
refuse-fertile = Fertile land is productive by itself.
refuse-era = Not of this era.
refuse-no-technology = Its technology is not in play.
refuse-old-catapult = Since Engineering trebuchets are sold instead.
refuse-only-carriers = Since Advanced Flight only carriers are sold.
refuse-no-place = None of your settlements can take it this turn.
refuse-placed = This settlement has taken as many figures as its size.
refuse-too-dear = It costs { $n } gold.
refuse-desert = No settlement in a desert.
refuse-terrain = The terrain allows no larger settlement.
refuse-grown = It has grown this turn.
refuse-just-founded = Founded this turn.
refuse-size-closed = No technology in play opens the next size.
refuse-era-after-next = Technologies of the era after next cannot be bought.
refuse-prerequisites = Not in play yet: { $needed }.
refuse-second-improvement = You have it: one of each name for each player.
refuse-no-card = No card left.
refuse-sell-loaded = Unload the fleet first.
refuse-claimed = Already claimed.
refuse-no-settler = It takes a settler on the spot.
refuse-no-site = No settler on free land.
refuse-village-dear = { $n } gold for a village.
refuse-growth-dear = { $n } gold at least.
refuse-all-closed = No technology opens it yet.
refuse-none-grows = None can grow this turn.
refuse-figures-dear = { $n } gold at least.
refuse-no-figure-placed = No settlement takes more.
refuse-technologies-dear = { $n } gold for the next.
refuse-no-technologies = None is on sale now.
refuse-improvements-dear = { $n } gold each.
refuse-improvements-owned = You have all of this era.
refuse-no-improvements = No technology opens one.
refuse-spaceship-dear = { $n } gold for the ship.
refuse-no-wonders = None of yours is for use.
refuse-milestones-claimed = All milestones of this era are claimed.
milestone-progress = { $what } (you: { $n })
refuse-no-milestone = None is met. Still open: { $open }.
refuse-all-loaded = Old fleets carry cargo.
refuse-none-old = No unit of a past era.

## Events

event-rolled-place = { $who } rolls { $a } and { $b } for who places first: { $total }.
event-rolled-first = { $who } rolls { $a } and { $b } for first player: { $total }.
event-rolled-minor = Minor civilization: { $who } rolls { $a } and { $b }, less { $less ->
    [one] 1 settlement
   *[other] { $less } settlements
 }: { $total }.
event-rolled-lead = { $who } rolls { $a } and { $b } for the lead in battle: { $total }.
event-rolled-spoils = { $who } rolls { $a } and { $b } for the settlement: { $total }.
event-rolled-claim = { $who } rolls { $a } and { $b } for the milestone: { $total }.
event-first-to-place = { $who } is first to place: the highest roll.
event-first-player = { $who } is first player: the highest roll.
event-started = { $who } starts in { $where }.
event-dealt = { $who } is dealt { $what }, the technology to start with.
event-turn = Turn { $n }, { $era }.
event-era-third = { $who } has a third technology of the { $era }: the era ends with this turn.
event-era-last = { $who } took the last technology of the { $era }: the era ends with this turn.
event-era-next = { $who } has bought into the next era: the { $era } ends with this turn.
event-era-begins = The { $era } begins.
event-moved = { $who }: { $what } from { $from } to { $to }.
event-stayed = { $who } leaves every figure where it stands.
event-let-pass = { $again ->
    [0] { $who } lets { $mover } pass: { $where }.
   *[other] { $who } does not make what { $mover } brought stay for the battle: { $where }.
 }
event-looked = { $who } looks at the marker: { $where }.
event-saw = { $who } looks at the marker in secret ({ $where }): { $what }.
event-put-back = { $who } puts the marker back: { $where }.
event-marker-removed = { $where }: { $what }; { $who } removes the marker.
event-turned-up = { $where }: { $who } turns up { $what }.
event-free-technology = { $who } takes { $what } free of charge.
event-minor = The minor civilization joins { $who }: { $where }.
event-plague-killed = The plague takes { $n } { $n -> 
    [one] piece
   *[other] pieces
 } of { $who }.
event-shrunk = { $where } shrinks: { $size }.
event-challenged = { $who } declares battle on { $mover }: { $where }.
event-attacked = { $declared ->
    [0] { $who } attacks { $whom }: { $where }.
   *[other] The battle that { $who } declared on { $whom } is fought: { $where }.
 }
event-joined = { $who } joins { $leader }.
event-round-attacker = { $where }: { $defender } loses a unit ({ $defend }, { $d }) to { $attacker } ({ $attack }, { $a }).
event-round-defender = { $where }: { $attacker } loses a unit ({ $attack }, { $a }) to { $defender } ({ $defend }, { $d }).
event-round-tie = { $where }: a unit lost on both sides, { $attacker } ({ $attack }, { $a }) and { $defender } ({ $defend }, { $d }).
event-battle-won = { $who } wins the battle: { $where }.
event-battle-drawn = Nobody is left standing: { $where }{ $kept ->
    [0] {""}
   *[other] ; { $whose }
 }.
settlement-kept = { $who } keeps the { $size }
event-caught = { $who } loses { $n ->
    [one] 1 unguarded figure
   *[other] { $n } unguarded figures
 }: { $where }.
event-aircraft-lost = An aircraft of { $who } is lost for want of a base: { $where }.
event-captured = { $who } captures the { $size } of { $from }: { $where }.
event-eliminated = The civilization of { $who } has fallen.
event-spoils = { $who } takes the wonders and { $n } gold of { $from }.
event-proposed = { $from } proposes to { $to }: { $give } for { $take }.
event-deal = { $from } and { $to } trade { $give } for { $take }.
event-declined = { $who } declines the proposal of { $from }.
event-passed = { $who } passes: no deal.
event-forced-loan = { $who } imposes a loan on { $from }: { $lent } for { $borrowed }.
event-critical = { $who } rolls { $n }: the critical resource is { $what }.
event-produced = { $who } collects { $n } gold: { $how }.
event-returned = { $what } ({ $where }), lent to { $from }, goes back to { $who }.
event-bought = { $who } buys { $what } for { $n } gold: { $where }.
event-placed = { $who } places { $what }: { $where }.
event-share = { $owner } receives { $n } of the { $price } gold that { $who } pays ({ $bought }): the share of whoever owns { $what }.
event-founded = { $who } founds a village for { $n } gold: { $where }.
event-founding-failed = { $who } cannot found: { $where }.
event-grew = { $where } of { $who } grows{ $n ->
    [0] {" "}free of charge
   *[other] {" "}for { $n } gold
 }: { $size }.
event-researched = { $who } researches { $what } for { $n } gold.
event-wonder = { $who } takes { $what }, the wonder of { $tech }.
event-free-improvement = { $who } receives an improvement with { $tech }: { $what }.
event-built = { $who } builds for { $n } gold: { $what }.
event-sold = { $who } sells { $what } for { $n } gold.
event-trebuchets = All catapults become trebuchets.
event-carriers = All battleships become carriers.
event-spaceship = { $who } launches the colony ship to Alpha Centauri! The game ends with this turn.
event-claimed = { $who } claims { $what } and takes { $wonder }.
event-end-die = { $who } rolls { $die }, { $owned ->
    [one] one technology is owned
   *[other] { $owned } technologies are owned
 }: the game goes on.
event-end-die-ends = { $who } rolls { $die }, { $owned ->
    [one] one technology is owned
   *[other] { $owned } technologies are owned
 }: the game ends with this turn.
event-end-declared = { $who } declares: { $how }. The game ends with this turn.
event-destroyed = { $who } destroys everything: { $where }.
event-last-turn = This is the last turn: the game ends with it.
event-game-over = The game is over: { $how }.

# What tells equal points apart at the end.
tie-conquest = total conquest
tie-still-in = still in the game
tie-gold = more gold
tie-settlements = more settlements

gauge-points = points
gauge-gold = gold
gauge-income = income
gauge-settlements = settlements
gauge-technologies = technologies
gauge-wonders = wonders
gauge-improvements = improvements
gauge-icons = icons not placed
gauge-settlers = settlers
gauge-armies = armies
gauge-fleets = fleets
gauge-aircraft = aircraft
gauge-owner = owner
gauge-size = size
gauge-value = gold in production
gauge-happy-icon = happy icon
gauge-productive-icon = productive icon
gauge-borrower = borrower
gauge-takers = armies that could take it without a fight
gauge-hunters = armies within reach of your lone settlers
gauge-own-figures = your figures
gauge-foreign-figures = others’ figures

gist-resource = a resource
gist-nothing = { $where }: nothing there.
gist-finds = { $where }: { $what }.
gist-finds-so = { $where }: { $what }. { $how }
gist-finds-limit = { $where }: mountains, jungle or forest. A village or a town at most.
gist-challenged = { $where }: the battle is fought after all moves of { $mover }, against everything that is there by then.
gist-caught = { $where }: { $who } loses what cannot fight.
gist-round-lost = { $where }: { $who } loses a unit.
gist-battle-won = { $where }: { $who } wins the battle.
gist-round-tie = { $where }: both sides lose a unit.
gist-battle-takes = { $who } wins the battle and takes the { $size } of { $from } ({ $n ->
    [one] 1 point
   *[other] { $n } points
 }): { $where }.{ $falling ->
    [0] {""}
   *[other] {" "}The other side also loses what is unguarded there: { $falls }.
 }
gist-battle-falls = { $who } wins the battle: { $where }. The other side also loses what is unguarded there: { $falls }.
gist-clash-takes = { $where }: if there is a fight, { $who } wins it and takes the { $size } of { $from } ({ $n ->
    [one] 1 point
   *[other] { $n } points
 }).{ $falling ->
    [0] {""}
   *[other] {" "}The other side also loses what is unguarded there: { $falls }.
 }
gist-clash-won = { $where }: if there is a fight, { $who } wins it.
gist-clash-falls = { $where }: if there is a fight, { $who } wins it. The other side also loses what is unguarded there: { $falls }.
gist-clash-drawn = { $where }: if there is a fight, no unit survives it{ $kept ->
    [0] {""}
   *[other] ; { $whose }
 }.
gist-critical = The critical resource is { $what }.
gist-end-die = The die lets the game go on.
gist-end-die-ends = The die ends the game with this turn.
