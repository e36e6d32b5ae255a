# Civilization : le jeu de plateau (2010), français.

game-title = Civilization : le jeu de plateau (2010)
game-tagline = Quatre chemins vers la victoire sur une carte que personne n’a vue
game-about = Fondez des cités, explorez une carte faite de tuiles carrées, bâtissez une pyramide de technologies, livrez bataille carte après carte. Culture, technologie, pièces ou capitale conquise : le premier arrivé l’emporte. Avec Gloire et Fortune : personnalités, investissements, reliques, métropoles.

option-fame_and_fortune = Gloire et Fortune
option-fame_and_fortune-help = L’extension : quatre civilisations et technologies de plus, cartes personnalité, investissements, reliques, caravanes, fortifications et métropole. Indispensable à cinq joueurs.
option-fame_and_fortune-true = avec
option-fame_and_fortune-false = sans
option-civilizations = Civilisations
option-civilizations-help = Distribuées au hasard, ou choisies dans l’ordre du tour.
option-civilizations-random = au hasard
option-civilizations-chosen = choisies
option-great_people = Personnalités
option-great_people-help = Des cartes avec leurs propres capacités, ou les marqueurs seuls comme dans la boîte de base.
option-great_people-cards = cartes
option-great_people-markers = marqueurs seuls
option-investments = Investissements
option-investments-help = Les pions pièce peuvent devenir des avantages durables. Toujours présents si les Arabes jouent.
option-investments-true = avec
option-investments-false = sans
option-governments = Cartes gouvernement
option-governments-help = Les cartes de la première boîte, autant qu’on les connaisse, ou celles publiées plus tard par l’éditeur.
option-governments-first = première boîte
option-governments-later = cartes ultérieures
option-letter = L’aide de jeu à la lettre
option-letter-help = Sept points ouverts selon la lettre de l’aide : la culture se dépense après s’être consacré aux arts, les colons n’entrent jamais sur une case gardée, toute technologie apprise permet de changer de gouvernement, les colons sont déclarés d’abord, toute figurine agrandit la main de bataille, seule la Vapeur permet de s’arrêter sur l’eau, une personnalité sous blocus sert encore ses cartes.
option-coins_again = Pièces regagnables
option-coins_again-help = Une technologie porte au plus quatre pions pièce à la fois, au lieu d’en fournir quatre dans toute la partie.
option-greek_types = Choix grec de deux types
option-greek_types-help = Les Grecs piochent deux personnalités de types différents.
option-mourning = Mort définitive des personnalités
option-mourning-help = Une personnalité tuée par un événement culture quitte la partie.
option-turn_limit = Limite de tours
option-turn_limit-help = La boîte n’en connaît pas. S’il y en a une, la partie s’arrête après ce tour ; pièces, case de culture et technologies additionnées décident.
option-turn_limit-0 = Aucune
option-turn_limit-20 = 20 tours
option-turn_limit-40 = 40 tours
preset-first = La première boîte seule : ni extension, ni cartes personnalité, ni investissements. De deux à quatre joueurs.
preset-usual = Avec Gloire et Fortune ; les civilisations sont tirées au sort.
preset-letter = Comme on joue d’habitude, mais les sept points que les règles laissent ouverts suivent à la lettre l’aide de jeu française.
preset-everything = Civilisations au choix, cartes gouvernement ultérieures, et les morts le restent.

phase-setup = Mise en place
phase-start = Début du tour
phase-trade = Commerce
phase-city = Gestion de la cité
phase-movement = Déplacement
phase-research = Recherche

victory-culture = culture
victory-technology = technologie
victory-economic = économie
victory-military = conquête
victory-limit = limite de tours

resource-incense = encens
resource-iron = fer
resource-silk = soie
resource-wheat = blé
resource-spy = espion
resource-uranium = uranium

terrain-forest = forêt
terrain-mountain = montagne
terrain-desert = désert
terrain-water = eau
terrain-grassland = prairie

unit-infantry = infanterie
unit-mounted = unité montée
unit-artillery = artillerie
unit-aircraft = aviation

item-army = armée
item-scout = colon
item-walls = murs de la cité
item-priced = { $what } ({ $n })

piece-none = case vide

# Une case s’appelle par sa tuile et son numéro, comme sur la carte.
tile-letter = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
    [20] T
    [21] U
   *[other] V
}
place-square = { $tile }{ $n }
place-tile = la tuile { $tile }
place-site = { $where } : { $net } ; pour l’instant { $what }
place-described = { $where } : { $what }
place-capital = Capitale { $where }
place-metropolis = Métropole { $where }
place-city = Cité { $n } en { $where }
place-army-of = armée { DE($who) }
place-scout-of = colon { DE($who) }
place-army-at = armée en { $where }
place-scout-at = colon en { $where }
place-unit = unité { $n }
place-coin = pion pièce { $where }
land-yields = { $land }, { $what }
land-capital = capitale { DE($who) }
land-city = cité { DE($who) }
land-your-capital = votre capitale
land-your-city = votre cité
land-hut = une hutte (une ressource, un barbare amical, de l’art ou un professeur)
land-village = un village
land-armies = { $n ->
    [one] { $n } armée { DE($who) }
   *[other] { $n } armées { DE($who) }
}
land-scouts = { $n ->
    [one] { $n } colon { DE($who) }
   *[other] { $n } colons { DE($who) }
}
land-your-armies = { $n ->
    [one] votre armée
   *[other] vos { $n } armées
}
land-your-scouts = { $n ->
    [one] votre colon
   *[other] vos { $n } colons
}
yield-production = production { $n }
yield-trade = commerce { $n }
yield-culture = culture { $n }
yield-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
yield-combat = bonus de combat { $n }
net-production = { $up ->
    [0] production −{ $down }
   *[other] production +{ $up }
}
net-trade = { $up ->
    [0] commerce −{ $down }
   *[other] commerce +{ $up }
}
net-culture = { $up ->
    [0] culture −{ $down }
   *[other] culture +{ $up }
}
net-coin = { $up ->
    [0] { $down ->
        [one] −{ $down } pièce
       *[other] −{ $down } pièces
    }
    [one] +{ $up } pièce
   *[other] +{ $up } pièces
}
net-combat = { $up ->
    [0] bonus de combat −{ $down }
   *[other] bonus de combat +{ $up }
}
net-resource = symbole { $what } recouvert (on ne l’y collecte plus)

# Ce dont un tour se compose.
deed-found = Fonder une cité
deed-government = Changer de gouvernement
deed-invest = Investir
deed-use = Utiliser capacités et cartes
deed-act = Faire agir une cité
deed-advance = Échelle de culture
deed-produce = Produire
deed-arts = Se consacrer aux arts
deed-harvest = Collecter
deed-change-offer = Modifier l’offre

person-type-artist = artiste
person-type-builder = bâtisseur
person-type-general = général
person-type-humanitarian = humaniste
person-type-industrialist = industriel ou explorateur
person-type-scientist = scientifique

hut-incense = encens (hutte)
hut-iron = fer (hutte)
hut-silk = soie (hutte)
hut-spy = espion (hutte)
hut-wheat = blé (hutte)
hut-friendly-barbarian = barbare amical
hut-native-art-3 = art indigène (3 pions culture)
hut-teacher = professeur

village-iron = fer (village)
village-spy = espion (village)
village-uranium = uranium (village)
village-great-person = personnalité
village-friendly-workers = ouvriers amicaux
village-native-art-6 = art indigène (6 pions culture)
village-wealth = richesse

relic-atlantis = l’Atlantide
relic-school-of-confucius = l’école de Confucius
relic-seven-cities-of-gold = les Sept Cités d’or

investment-infrastructure = Infrastructures
investment-military-industrial-complex = Complexe militaro-industriel
investment-public-education = Éducation publique
investment-endowment-for-the-arts = Mécénat

coin-place-code-of-laws = sur Code des lois
coin-place-pottery = sur Poterie
coin-place-democracy = sur Démocratie
coin-place-printing-press = sur Imprimerie
coin-place-panama-canal = sur le canal de Panama
coin-place-sheet = sur la fiche de civilisation

civ-americans = les Américains
civ-chinese = les Chinois
civ-egyptians = les Égyptiens
civ-germans = les Allemands
civ-romans = les Romains
civ-russians = les Russes
civ-arabs = les Arabes
civ-greeks = les Grecs
civ-indians = les Indiens
civ-spanish = les Espagnols

government-anarchy = Anarchie
government-despotism = Despotisme
government-republic = République
government-feudalism = Féodalisme
government-monarchy = Monarchie
government-democracy = Démocratie
government-communism = Communisme
government-fundamentalism = Fondamentalisme

tech-agriculture = Agriculture
tech-animal-husbandry = Élevage
tech-code-of-laws = Code des lois
tech-currency = Monnaie
tech-horseback-riding = Équitation
tech-masonry = Maçonnerie
tech-metalworking = Travail du métal
tech-navigation = Navigation
tech-philosophy = Philosophie
tech-pottery = Poterie
tech-writing = Écriture
tech-chivalry = Chevalerie
tech-civil-service = Fonction publique
tech-construction = Construction
tech-democracy = Démocratie
tech-engineering = Ingénierie
tech-irrigation = Irrigation
tech-mathematics = Mathématiques
tech-monarchy = Monarchie
tech-mysticism = Mysticisme
tech-printing-press = Imprimerie
tech-sailing = Voile
tech-banking = Banque
tech-biology = Biologie
tech-communism = Communisme
tech-ecology = Écologie
tech-gunpowder = Poudre à canon
tech-metal-casting = Fonderie
tech-military-science = Science militaire
tech-railroad = Chemin de fer
tech-steam-power = Vapeur
tech-theology = Théologie
tech-atomic-theory = Théorie atomique
tech-ballistics = Balistique
tech-combustion = Combustion
tech-computers = Ordinateurs
tech-flight = Vol
tech-mass-media = Médias de masse
tech-plastics = Plastiques
tech-replaceable-parts = Pièces interchangeables
tech-space-flight = Conquête de l’espace

skill-herding = Élevage : soigner 3 blessures
skill-animal-husbandry = Élevage : production +3
skill-code-of-laws = Code des lois : une pièce pour une victoire
skill-currency = Monnaie : 3 pions culture
skill-horseback-riding = Équitation : commerce +9, et +6 pour un autre
skill-metalworking = Travail du métal : +3 blessures par l’unité jouée
skill-philosophy = Philosophie : une personnalité
skill-pottery = Poterie : une pièce
skill-writing = Écriture : annuler une action de cité
skill-chivalry = Chevalerie : 5 pions culture
skill-civil-service = Fonction publique : annuler un événement culture
skill-construction = Construction : production +5
skill-democracy = Démocratie : une pièce pour 6 points de commerce
skill-mathematics = Mathématiques : 3 blessures
skill-monarchy = Monarchie : rendre désuète une merveille ou tuer une unité
skill-mysticism = Mysticisme : un autre joueur perd une pièce
skill-printing-press = Imprimerie : une pièce pour 5 pions culture
skill-banking = Banque : production +7
skill-biology = Biologie : tout soigner
skill-communism = Communisme : personne ne quitte une case
skill-ecology = Écologie : changer le terrain d’une case
skill-gunpowder = Poudre à canon : rendre désuète une merveille ou détruire un bâtiment
skill-metal-casting = Fonderie : 7 pions culture
skill-steam-power = Vapeur : embarquer une pile vers n’importe quelle eau
skill-atomic-theory = Théorie atomique : chaque cité agit une fois de plus
skill-nuke = Théorie atomique : anéantir une cité
skill-ballistics = Balistique : 6 blessures
skill-mass-media = Médias de masse : annuler une capacité de ressource
skill-plastics-build = Plastiques : construire gratuitement
skill-plastics = Plastiques : production +10

building-harbor = port
building-trading-post = comptoir
building-workshop = atelier
building-iron-mine = mine de fer
building-library = bibliothèque
building-university = université
building-granary = grenier
building-aqueduct = aqueduc
building-market = marché
building-bank = banque
building-temple = temple
building-cathedral = cathédrale
building-barracks = baraquements
building-academy = académie militaire

wonder-stonehenge = Stonehenge
wonder-the-colossus = le Colosse
wonder-the-hanging-gardens = les Jardins suspendus
wonder-the-oracle = l’Oracle
wonder-chichen-itza = Chichén Itzá
wonder-the-great-wall = la Grande Muraille
wonder-the-pyramids = les Pyramides
wonder-angkor-wat = Angkor Vat
wonder-brandenburg-gate = la porte de Brandebourg
wonder-himeji-samurai-castle = le château de Himeji
wonder-porcelain-tower = la tour de porcelaine
wonder-machu-picchu = le Machu Picchu
wonder-taj-mahal = le Taj Mahal
wonder-the-louvre = le Louvre
wonder-cristo-redentor = le Christ rédempteur
wonder-panama-canal = le canal de Panama
wonder-statue-of-liberty = la statue de la Liberté
wonder-united-nations = les Nations unies
wonder-big-ben = Big Ben
wonder-sydney-opera-house = l’opéra de Sydney
wonder-the-kremlin = le Kremlin

card-a-gift-from-afar = Un cadeau venu de loin
card-bread-and-circuses = Du pain et des jeux
card-counterfeiters = Faux-monnayeurs
card-defection = Défection
card-disoriented = Désorientés
card-drought = Sécheresse
card-duty-and-honor = Devoir et honneur
card-exchange-of-ideas = Échange d’idées
card-sabotage = Sabotage
card-the-citizens-are-revolting = Les citoyens se révoltent
card-we-love-the-despot-day = Fête du despote
card-a-generous-gift = Un cadeau généreux
card-catastrophe = Catastrophe
card-deforestation = Déforestation
card-depression = Dépression
card-flooding = Inondation
card-jousting-tourney = Tournoi de joute
card-knowledge-shared = Savoir partagé
card-lost = Égarés
card-mass-defection = Défection de masse
card-nationalism = Nationalisme
card-the-citizens-are-revolting-ii = Les citoyens se révoltent II
card-we-love-the-queen-day = Fête de la reine
card-a-princely-gift = Un cadeau princier
card-bank-scandal = Scandale bancaire
card-disaster = Désastre
card-out-of-position = Hors de position
card-patriotism = Patriotisme
card-primetime-tv = Heure de grande écoute
card-think-tank = Groupe de réflexion
card-we-love-the-president-day = Fête du président
card-wholesale-defection = Défection générale

person-akira-kurosawa = Akira Kurosawa
person-frida-kahlo = Frida Kahlo
person-jerry-garcia = Jerry Garcia
person-mark-twain = Mark Twain
person-michelangelo = Michel-Ange
person-valmiki = Valmiki
person-william-shakespeare = William Shakespeare
person-ada-lovelace = Ada Lovelace
person-archimedes = Archimède
person-frank-lloyd-wright = Frank Lloyd Wright
person-henry-ford = Henry Ford
person-nikola-tesla = Nikola Tesla
person-orville-wright = Orville Wright
person-thomas-edison = Thomas Edison
person-georgy-zhukov = Gueorgui Joukov
person-gustavus-adolphus = Gustave Adolphe
person-hannibal = Hannibal
person-joan-of-arc = Jeanne d’Arc
person-khalid-ibn-al-walid = Khalid ibn al-Walid
person-leonidas = Léonidas
person-sun-tzu = Sun Tzu
person-dr-martin-luther-king = Martin Luther King
person-florence-nightingale = Florence Nightingale
person-jacques-cousteau = Jacques Cousteau
person-jim-henson = Jim Henson
person-mother-teresa = mère Teresa
person-st-francis-of-assisi = saint François d’Assise
person-susan-b-anthony = Susan B. Anthony
person-a-p-giannini = A. P. Giannini
person-adam-smith = Adam Smith
person-andrew-carnegie = Andrew Carnegie
person-captain-james-cook = le capitaine James Cook
person-lorenzo-de-medici = Laurent de Médicis
person-marco-polo = Marco Polo
person-zheng-he = Zheng He
person-alan-turing = Alan Turing
person-albert-einstein = Albert Einstein
person-charles-darwin = Charles Darwin
person-galileo-galilei = Galilée
person-louis-pasteur = Louis Pasteur
person-marie-curie = Marie Curie
person-sir-isaac-newton = Isaac Newton

event-turn = Le tour { $n } commence. { $who } est premier joueur.
event-phase = { $what }.
event-part = { $who } commence sa phase.
event-nation = { $who } dirige { $what }.
event-capital = { $who } fonde sa capitale en { $where }.
event-placed = { $who } place « { $what } » en { $where }.
event-replaced = Remplacé chez { $who } : { $what }.
event-wonder-lost = Une merveille { DE($who) } quitte la partie : { $what }.
moved-armies = { $n ->
    [one] une armée
   *[other] { $n } armées
}
moved-scouts = { $n ->
    [one] un colon
   *[other] { $n } colons
}
event-deployed-army = { $who } place une armée de départ en { $where }.
event-deployed-scout = { $who } place un colon de départ en { $where }.
event-moved = { $who } déplace { $figures } en { $where }.
event-halted = { $who } finit un déplacement en { $where }, avec { $figures }.
event-army = { $who } lève une armée en { $where }.
event-scout = { $who } envoie un colon en { $where }.
event-walls = { $who } construit les murs d’une cité.
event-unit = { $who } forme une unité : { $what }.
event-unit-drawn = { $who } forme une unité : { $what } de force { $n }.
event-grown = La capitale { DE($who) } s’étend à { $where } et devient une métropole.
event-invested = { $who } investit : { $what }.
event-researched = { $who } recherche { $what } et dépense tout son commerce, sauf un point par pièce.
event-learned = { $who } apprend : { $what }.
event-no-research = { $who } ne recherche rien.
event-used = { $who } utilise { $what }.
event-used-for = { $who } utilise { $what } ({ $gains }).
event-government = { $who } change de gouvernement : { $what }.
event-founded = { $who } fonde une cité en { $where }.
event-advanced = { $who } atteint la case { $n } de l’échelle de culture.
event-drew = { $who } pioche { $what }.
event-drew-back = { $who } pioche un événement culture de niveau { $n }.
event-discarded = { $who } défausse { $what }.
event-wonder-turned = Nouvelle merveille au marché : { $what }.
event-income = { $n ->
    [one] { $who } collecte { $n } point de commerce.
   *[other] { $who } collecte { $n } points de commerce.
}
event-proposed = { $who } fait une offre à { $to }.
event-declined = { $who } décline l’offre { DE($from) }.
event-exchanged = { $who } et { $with } font un échange.
event-gave-coin = { $to } reçoit un pion pièce { DE($who) }.
event-paid = { $who } paie : { $what }.
event-gained-person = { $who } gagne une personnalité : { $what }.
event-lost-person = { $who } perd { $what }.
event-turned-up = { $who } révèle { $what }. La carte : « { $help } »
event-first-player = { $who } devient premier joueur.
event-terrain = La case { $where } change de terrain : { $what }.
event-played = { $aimed ->
    [0] { $who } joue { $what }. La carte : « { $help } »
   *[other] { $who } joue { $what } en { $where }. La carte : « { $help } »
}
event-cancelled = L’annonce { DE($who) } est annulée.
event-produces = { $who } produit « { $what } ».
event-rushed = { $n ->
    [one] { $who } dépense { $n } point de commerce pour produire davantage.
   *[other] { $who } dépense { $n } points de commerce pour produire davantage.
}
event-by-chinese = Les Chinois, que dirige { $who }, commencent avec des murs.
event-by-egyptians = { $who } a droit à un bâtiment gratuit par tour avec les Égyptiens.
event-by-germans = { $who } a droit à une unité gratuite pour cette recherche avec les Allemands.
event-by-spanish = { $who } a droit à un bâtiment de base gratuit par tuile découverte avec les Espagnols.
event-arts = { $who } consacre une cité aux arts.
event-harvests = { $who } collecte une ressource : { $what }.
event-culture = { $n ->
    [one] { $who } gagne { $n } pion culture.
   *[other] { $who } gagne { $n } pions culture.
}
event-took = { $who } prend au marché : { $what }.
event-coin = { $who } gagne un pion pièce { $what }.
event-lost-coin = { $who } perd un pion pièce { $what }.
event-bound = Plus personne ne peut quitter { $where } ce tour-ci.
event-relocated = Des figurines { DE($who) } s’égarent jusqu’en { $where }.
event-person-killed = Une personnalité meurt en { $where } : { $what }.
event-army-killed = Une armée { DE($who) } est tuée en { $where }.
event-scout-killed = Un colon { DE($who) } est tué en { $where }.
event-destroyed = Bâtiment détruit en { $where } : { $what }.
event-obsolete = Tombée en désuétude : { $what }.
event-unit-lost = { $who } perd une unité : { $what }.
event-nuked = La cité { DE($who) } en { $where } est anéantie.
event-stole = { $who } vole un savoir à { $from }.
event-disbanded = { $scout ->
    [0] { $who } démantèle une armée en { $where }.
   *[other] { $who } démantèle un colon en { $where }.
}
event-garrisoned = { $scout ->
    [0] { $who } démantèle une armée et fortifie la cité en { $where }.
   *[other] { $who } démantèle un colon et laisse une caravane dans la cité en { $where }.
}
event-discovered = { $who } découvre { $what } depuis { $where }, avec { $figures }.
event-marker = { $who } découvre : { $what }.
event-hut = { $who } explore une hutte.
event-village = { $who } prend un marqueur village.
event-relic = { $who } s’empare d’une relique : { $what }.
event-scouts-killed = { $who } tue les colons { DE($enemy) } en { $where }.
event-battle = { $who } attaque { $enemy } en { $where }.
event-battle-city = { $who } attaque la cité { DE($enemy) } en { $where }.
event-battle-village = { $who } attaque le village en { $where }.
event-front = { $who } ouvre un front : { $what } ({ $n }).
event-front-wild = Les barbares ouvrent un front contre { $enemy } : { $what } ({ $n }).
event-attack = { $who } : { $what } ({ $n }) attaque { $foe } ({ $against }).
event-attack-wild = Les barbares contre { $enemy } : { $what } ({ $n }) attaque { $foe } ({ $against }).
event-killed = Une unité { DE($who) } est tuée : { $what }.
event-killed-wild = { $enemy } tue une unité des barbares : { $what }.
event-battle-won = { $who } gagne la bataille, { $attack } à { $defence }.
event-battle-lost = { $who } perd la bataille, { $attack } à { $defence }.
event-city-fell = { $who } conquiert la cité { DE($enemy) } en { $where }.
event-looted = Butin { DE($who) } chez { $from } : { $what }.
event-won = { $who } gagne : { $how }.

loot-trade = voler jusqu’à 3 points de commerce
loot-culture = voler jusqu’à 3 pions culture
loot-resource = voler un pion : { $what }
loot-hut = voler un marqueur hutte sans le voir
loot-village = voler un marqueur village sans le voir
loot-drop-coin = le perdant défausse un pion pièce
loot-tech = apprendre une technologie du perdant (2 butins)
loot-event = voler un événement culture de niveau { $n } (2 butins)
loot-coin = voler un pion pièce (2 butins)

pay-kremlin = deux ressources en guise d’espion (Kremlin)
pay-curie = une ressource en guise d’uranium (Marie Curie)

good-trade = { $n ->
    [one] { $n } point de commerce
   *[other] { $n } points de commerce
}
good-culture = { $n ->
    [one] { $n } pion culture
   *[other] { $n } pions culture
}
good-event = un événement culture de niveau { $n }
track-person = une personnalité
track-victory = la victoire
track-event-full = un événement culture de niveau { $n } ; votre main est pleine, vous en défausserez un
good-resource = { $n } { $what }
good-hut = un marqueur hutte, face cachée
good-village = un marqueur village, face cachée
good-nothing = rien

what-arts = consacrer une cité aux arts
what-harvest = collecter : { $what }
what-event = { $what } : { $help }
what-said = { $what }.

do-done = C’est tout
do-without = S’en passer
do-end-blow = Finir mon tour de bataille
do-end-part = Finir ma phase
do-end-trade = Finir le commerce
do-no-research = { $any ->
    [0] { $need ->
        [0] Ne rien rechercher : aucune technologie ne trouve place dans votre pyramide
        [one] Ne rien rechercher : il faut { $need } point de commerce, vous n’en avez pas
       *[other] { $n ->
            [0] Ne rien rechercher : il faut { $need } points de commerce, vous n’en avez pas
           *[other] Ne rien rechercher : il faut { $need } points de commerce, vous en avez { $n }
        }
    }
   *[other] Ne rien rechercher
}
do-back = Retour
do-keep-in-reserve = Garder en réserve pour un tour suivant
do-to-battle = Au combat
do-stop-watching = Ne plus suivre ces déplacements
do-leave-loot = Laisser le reste du butin
do-loot = { CAP($what) }
do-coin = { CAP($what) }
do-accept = Accepter
do-decline = Décliner
do-darwin = En faire du commerce
do-keep-culture = Garder la culture
do-consent = L’autoriser
do-dissent = L’interdire
do-let-happen = Laisser faire
do-let-happen-only = Laisser faire : rien pour l’annuler
do-stay-in-order = Garder l’ordre du tour
do-stay-in-order-only = Garder l’ordre du tour : aucune carte pour le changer
do-not-watch = Non, laisser faire
do-not-watch-only = Laisser faire : aucune carte pour interrompre
do-let-move = Pas maintenant, continuer
do-leave-dead = Ne pas les sauver
do-attack-city = Attaquer plutôt la cité
do-spare-building = L’épargner
do-into-culture = { $n ->
    [one] Changer { $n } point de commerce en { $gain } pion culture
   *[other] Changer { $n } points de commerce en { $gain } pions culture
}
do-into-trade = { $n ->
    [one] Changer { $n } pion culture en { $gain ->
        [0] 0 point de commerce
        [one] 1 point de commerce
       *[other] { $gain } points de commerce
     }
   *[other] Changer { $n } pions culture en { $gain ->
        [0] 0 point de commerce
        [one] 1 point de commerce
       *[other] { $gain } points de commerce
     }
}
do-trade-to-culture = Du commerce en culture, un pour un : jusqu’à −{ $n } de commerce, +{ $n } de culture
do-culture-to-trade = De la culture en commerce, un pour un : jusqu’à −{ $n } de culture, +{ $n } de commerce
do-civ = Jouer { $what }
do-seat = { $who }
do-capital = { $where } : production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 }
do-city = { $city } : production { $production }, commerce { $trade }, culture (arts) { $culture }
do-assign = { $city }, avec cette case : production { $production }, commerce { $trade }, culture (arts) { $culture }
do-outpost = { $where }, près de la tuile cachée { $tile } : { $what }
do-outpost-both = { $where }, près des tuiles cachées { $tile } et { $other } : { $what }
do-outpost-near = { $where }, à un pas de la tuile cachée { $near } : { $what }
do-outpost-near-both = { $where }, à un pas des tuiles cachées { $near } et { $next } : { $what }
do-take-army = Prendre une armée
do-take-scout = Prendre un colon
do-row = Rangée { $n } de votre pyramide
do-government = { $anarchy ->
    [0] { CAP($what) } : { $help }
   *[other] { CAP($what) }, met fin à l’Anarchie : { $help }
 }
do-anarchy = Anarchie : { $help } { $n ->
    [0] Aucun autre gouvernement n’est débloqué pour l’instant.
    [one] Débloqué pour l’instant : { $open }.
   *[other] Débloqués pour l’instant : { $open }.
}
do-research = Rechercher { $what } (−{ $cost } de commerce) – { $help }
do-learn = Apprendre { $what } – { $help }
do-tesla = Rechercher { $what } une rangée plus bas (Tesla ; −{ $cost } de commerce) – { $help }
do-keep = Garder { $what }
do-hand-over = Donner { $what }
do-play = { $what } : { $help }
do-play-idle = { $what } : sans effet maintenant, plus aucune action de cité
do-level = Piocher au niveau { $n }
do-discard = Défausser { $what }
do-use = Utiliser { $what }
do-use-for = { $what } (coûte { $cost }){ $idle ->
    [0] {""}
   *[other] {" "}; sans effet maintenant, plus aucune action de cité
 }
do-use-marker = { CAP($what) } : utiliser{ $idle ->
    [0] {""}
   *[other] {" "}; sans effet maintenant, plus aucune action de cité
 }
cost-any = { $n ->
    [one] 1 ressource au choix
   *[other] { $n } ressources au choix
 }
do-obsolete = Rendre désuète : { $what }
do-turn-up = Révéler { $what }, qui reste ensuite face visible : { $help }
do-place = Placer : { $what }
do-build = { $n ->
    [one] { CAP($what) } ({ $n } point de production)
   *[other] { CAP($what) } ({ $n } points de production)
}
do-build-rush = { CAP($what) } (production { $n }, dont une part payée par { $trade } de commerce)
do-build-free = { CAP($what) } gratuitement
do-arts = { $n ->
    [one] Se consacrer aux arts : { $n } pion culture
   *[other] Se consacrer aux arts : { $n } pions culture
}
do-harvest = Collecter : { $what }
do-caravan = Dépenser la caravane (production +2)
do-advance = { $trade ->
    [0] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } pour la case { $space } : { $brings }
    [one] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } et { $trade } point de commerce pour la case { $space } : { $brings }
   *[other] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } et { $trade } points de commerce pour la case { $space } : { $brings }
}
do-leap = { $trade ->
    [0] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } pour un bond à la case { $space } : { $brings }
    [one] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } et { $trade } point de commerce pour un bond à la case { $space } : { $brings }
   *[other] { $culture ->
        [one] { $culture } pion culture
       *[other] { $culture } pions culture
    } et { $trade } points de commerce pour un bond à la case { $space } : { $brings }
}
do-found = Fonder une cité : { $where }, production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 }
do-found-twin = Fonder une cité : { $where }, avec le colon { $n }, production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 }
do-invest-in = { $what } : { $help }
do-invest = Investir un pion pièce
do-grow = Grandir en métropole
do-pick-army = { $any ->
    [0] Armée en { $where } : la déplacer
   *[other] Armée en { $where } : { $reach } à portée
 }
do-pick-scout = { $any ->
    [0] Colon en { $where } : le déplacer
   *[other] Colon en { $where } : { $reach } à portée
 }
do-pick-gatherer = Colon en { $where }, qui ravitaille une cité : { $any ->
    [0] le déplacer
   *[other] { $reach } à portée
 }
reach-hut = une hutte
reach-village = un village
reach-relic = une relique
reach-site = une cité possible
reach-tiles = { $n ->
    [one] { $n } tuile cachée
   *[other] { $n } tuiles cachées
}
do-join-army = Emmener aussi une armée
do-join-army-cards = { $n ->
    [one] Emmener aussi une armée : { $n } carte d’unité de plus en bataille
   *[other] Emmener aussi une armée : { $n } cartes d’unité de plus en bataille
}
do-join-army-idle = { $units ->
    [0] Emmener aussi une armée : aucune carte d’unité en bataille, vous n’en avez pas
   *[other] Emmener aussi une armée : aucune carte d’unité de plus en bataille, vous n’en avez que { $units }
}
do-join-scout = Emmener aussi un colon
do-join-gatherer = Emmener aussi le colon qui ravitaille une cité depuis cette case
do-leave-army = Laisser une armée ici
do-leave-scout = Laisser un colon ici
do-step = Aller en { $where } : { $what }
do-step-tile = Aller en { $where }, près de la tuile cachée { $tile } : { $what }
do-step-tiles = Aller en { $where }, près des tuiles cachées { $tile } et { $other } : { $what }
do-step-disband = { $size ->
    [one] Aller en { $where }, une cité : la figurine y sera démantelée
   *[other] Aller en { $where }, une cité : les { $size } figurines y seront démantelées
}
do-step-site = Aller en { $where }, cité possible : production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 } ; pour l’instant { $what }
do-step-on = { $step } ; { $why }
stay-disband = { $size ->
    [one] la figurine qui y finirait son déplacement serait démantelée
   *[other] les figurines qui y finiraient leur déplacement seraient démantelées
}
stay-stacking = pas d’arrêt là : au plus { $n } par case
stay-water = pas d’arrêt là : c’est de l’eau
stay-gate = pas d’arrêt là : la porte de Brandebourg l’interdit
stay-not = pas d’arrêt là
do-attack-at = { $against ->
    [0] Attaquer en { $where } : cartes { $mine } (sur { $have }) contre { $theirs }, votre bonus : { $bonus } ; { $what }
   *[other] Attaquer en { $where } : cartes { $mine } (sur { $have }) contre { $theirs }, bonus { $bonus } contre { $against } ; { $what }
}
do-discover = Révéler { $what } : { $hides }
do-discover-last = { $size ->
    [one] Révéler { $what } avec le dernier pas : le déplacement de la figurine finit ici ; { $hides }
   *[other] Révéler { $what } avec le dernier pas : le déplacement des { $size } figurines finit ici ; { $hides }
}
do-discover-disband = { $size ->
    [one] Révéler { $what } avec le dernier pas, puis démanteler la figurine : on ne finit pas dans une cité ; { $hides }
   *[other] Révéler { $what } avec le dernier pas, puis démanteler les { $size } figurines : on ne finit pas dans une cité ; { $hides }
}
tile-hides = { $n ->
    [one] la dernière tuile qui reste ; hutte : { $huts }, village : { $villages }, relique : { $relics }
   *[other] hutte sur { $huts } des { $n } tuiles qui restent, village sur { $villages }, relique sur { $relics }
}
do-disband-army = Démanteler l’armée
do-disband-scout = Démanteler le colon
do-fortify = Démanteler l’armée et fortifier la cité
do-send-caravan = Démanteler le colon et envoyer une caravane
do-steal = Retirer une figurine et voler une technologie
do-stop = Finir le déplacement ici
do-stop-site = Finir le déplacement ici, cité possible : production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 }
do-destroy = Détruire le bâtiment
do-watch = Suivre : me demander après chaque pas
do-kill-person = Tuer la personnalité
do-kill-army = Tuer une armée { DE($who) }
do-kill-scout = Tuer un colon { DE($who) }
do-save = Sauver : { $what } ({ $n })
do-play-unit = { CAP($what) } ({ $n })
do-front = Ouvrir un nouveau front
do-attack = { $wounds ->
    [one] Attaquer : { $what } ({ $n }, { $wounds } blessure)
   *[other] Attaquer : { $what } ({ $n }, { $wounds } blessures)
}
do-wound = { $wounds ->
    [one] Blesser : { $what } ({ $n }, { $wounds } blessure)
   *[other] Blesser : { $what } ({ $n }, { $wounds } blessures)
}
do-heal = { $wounds ->
    [one] Soigner : { $what } ({ $n }, { $wounds } blessure)
   *[other] Soigner : { $what } ({ $n }, { $wounds } blessures)
}
do-pay = Payer : { $what }
do-pay-as = Payer : { $what }, qui compte comme { $as } pour les Indiens
do-talk = Faire une offre à { $who }
do-give = Donner : { $what }
do-ask = Demander : { $what }
do-take-off = Ne plus donner : { $what }
do-unask = Ne plus demander : { $what }
do-show = Montrer les cartes et marqueurs offerts
do-propose = Proposer
do-withdraw = Retirer l’offre

react-phase-start = devenir premier joueur
react-cancel = annuler ce que font les autres
react-watch = interrompre des déplacements, avant qu’ils commencent
react-interrupt = interrompre un déplacement
react-answer = échanges que d’autres proposent
prompt-civ = Choisissez votre civilisation.
prompt-capital = Placez votre capitale sur l’une des quatre cases centrales.
prompt-metropolis = Choisissez la seconde case de votre métropole.
prompt-deploy-army = { $n ->
    [one] Placez votre armée de départ dans la périphérie : du côté qu’elle doit explorer.
   *[other] Placez une armée de départ dans la périphérie, du côté qu’elle doit explorer ; encore { $n } à placer.
}
prompt-deploy-scout = { $n ->
    [one] Placez votre colon de départ dans la périphérie.
   *[other] Placez un colon de départ dans la périphérie ; { $n } à placer.
}
prompt-place = Choisissez la case du marqueur « { $what } ». Elle donnera { $gains } à la place de ce qu’elle donnait.
prompt-place-person = Une personnalité vous rejoint : { $what }. Choisissez sa case, qui donnera { $gains } à la place de ce qu’elle donnait.
prompt-place-army = Où placer l’armée dans la périphérie de la cité ? Elle se déplace, explore et combat.
prompt-place-scout = D’où part le colon, dans la périphérie de la cité ? Il peut fonder une cité ; hors de la périphérie, il envoie à une cité ce que donne sa case.
prompt-place-walls = Quelle cité reçoit les murs ?
prompt-phase-start = { $any ->
    [0] Début de phase : { $what }. Aucune de vos personnalités ne vous rend premier joueur : il n’y a rien d’autre à répondre. Cette pause vient quoi que vous teniez, pour que personne ne sache ce que vous tenez.
   *[other] Début de phase : { $what }. Utiliser { $card } pour devenir premier joueur ?
}
prompt-start = { $must ->
    [0] { $any ->
        [0] Début du tour : rien à faire pour l’instant. Finissez votre phase.
       *[other] Début du tour : agissez si vous le souhaitez, puis finissez votre phase.
     }
    [1] { $any ->
        [0] Début du tour : votre capitale grandit maintenant.
       *[other] Début du tour : votre capitale doit grandir avant la fin de votre phase ; faites aussi ce que vous voulez d’autre.
     }
   *[other] { $any ->
        [0] Début du tour : l’Anarchie prend fin. Adoptez le seul gouvernement qui vous est ouvert.
       *[other] Début du tour : l’Anarchie prend fin. Adoptez un gouvernement avant la fin de votre phase ; faites aussi ce que vous voulez d’autre.
     }
 }
prompt-assign = { $bare ->
    [1] Votre colon en { $where }, qui ne donne rien. À quelle cité le rattacher ? Pour l’instant, cela ne change rien.
    [2] Votre colon en { $where }. À quelle cité le rattacher ? Le commerce vous revient par n’importe laquelle.
   *[other] Votre colon en { $where }. Quelle cité reçoit ce que donne la case ?
}
prompt-invest-coin = Quel pion pièce investissez-vous ?
prompt-invest-card = { $n ->
    [one] Quel investissement reçoit votre marqueur ? Il y reste toute la partie.
   *[other] Quel investissement reçoit votre marqueur ? { $n } à placer.
}
prompt-displace = Une cité occupe { $where } : sur quelle case voisine va votre figurine ?
prompt-grow = Quelle case votre métropole recouvre-t-elle ? Cette case quitte la périphérie.
prompt-trade = Commerce : une offre échange points de commerce, pions culture, ressources ou cartes. À qui en faire une ?
prompt-draft-empty = Composez une seule offre à { $who } : tout ce que vous donnez contre tout ce que vous demandez. Ensuite, proposez-la.
prompt-draft = Vous donnez : { $give } ; vous demandez : { $ask }. Le proposer à { $who } ?
prompt-answer = { $who } vous donne : { $give } ; vous demande : { $ask }. Accepter ?
prompt-hand-over = Quel événement culture donnez-vous à { $who } ?
prompt-manage = { $n ->
    [0] { $any ->
        [0] { $idle ->
            [0] Vos cités ont toutes agi : finissez votre phase.
            [1] En Anarchie, votre capitale n’agit pas : finissez votre phase.
           *[other] Vos autres cités ont agi et, en Anarchie, la capitale n’agit pas : finissez votre phase.
        }
       *[other] { $idle ->
            [0] Vos cités ont toutes agi : utilisez ce qui est encore proposé, ou finissez votre phase.
            [1] En Anarchie, votre capitale n’agit pas : utilisez ce qui est proposé, ou finissez votre phase.
           *[other] Vos autres cités ont agi et, en Anarchie, la capitale n’agit pas : utilisez ce qui est encore proposé, ou finissez votre phase.
        }
    }
    [one] Encore { $n } action de cité : quelle cité agit ?
   *[other] Encore { $n } actions de cité : quelle cité agit ?
}
prompt-city = { $n ->
    [one] { $city } : { $n } point de production. Que fait la cité ?
   *[other] { $city } : { $n } points de production. Que fait la cité ?
}
prompt-split = { $n ->
    [one] Ingénierie : un second élément, avec { $n } point de production restant ?
   *[other] Ingénierie : un second élément, avec { $n } points de production restants ?
}
prompt-darwin = { $n ->
    [one] Changer { $n } pion culture en commerce ?
   *[other] Changer { $n } pions culture en commerce ?
}
prompt-feudal-harvest = Féodalisme : collectez une ressource.
prompt-harvest-again = Angkor Vat : collectez une seconde fois.
prompt-workers = Quelle cité reçoit 4 points de production ?
prompt-watch = { $any ->
    [0] { $who } va se déplacer. Aucune de vos cartes n’interrompt un déplacement : il n’y a qu’à laisser faire. Cette pause vient quoi que vous teniez, pour que personne ne sache ce que vous tenez.
   *[other] { $who } va se déplacer. Vous avez de quoi interrompre un déplacement : { $cards }. Voulez-vous être consulté à chaque pas ?
}
prompt-moves = { $n ->
    [0] Toutes vos figurines ont bougé : finissez votre phase.
    [one] Déplacez vos figurines : { $n } peut encore avancer, vitesse { $speed }.
   *[other] Déplacez vos figurines : { $n } peuvent encore avancer, vitesse { $speed }.
}
prompt-going = { $size ->
    [one] { $n ->
        [0] Plus de pas en { $where }, et aucun déplacement ne finit dans une cité : comment démanteler la figurine ?
       *[other] Encore { $n } pas depuis { $where } : où va la figurine ?
    }
   *[other] { $n ->
        [0] Plus de pas en { $where }, et aucun déplacement ne finit dans une cité : laquelle des { $size } figurines démanteler d’abord ?
       *[other] Encore { $n } pas depuis { $where } : où vont les { $size } figurines ?
    }
}
prompt-interrupt = { $any ->
    [0] { $n ->
        [0] { $who } se déplace. Aucune de vos cartes n’interrompt un déplacement.
        [one] { $who } se déplace. Vous avez { $cards }, mais cette carte ne peut pas servir à cet instant.
       *[other] { $who } se déplace. Vous avez { $cards }, mais aucune de ces cartes ne peut servir à cet instant.
    }
   *[other] Interrompre le déplacement { DE($who) } ? Vous pouvez utiliser : { $cards }.
}
prompt-arrive = Votre armée a atteint un bâtiment en { $where } : { $what }. Le détruire, une fois par tour ?
prompt-arrive-city = Vous avez atteint une cité { DE($who) } en { $where } : voler une technologie, ou attaquer ?
prompt-research = { $any ->
    [0] { $need ->
        [0] Rien à rechercher : aucune technologie ne trouve place dans votre pyramide. Vous gardez votre commerce.
        [one] Rien à rechercher ce tour-ci : il faut { $need } point de commerce, et vous n’en avez pas.
       *[other] { $n ->
            [0] Rien à rechercher ce tour-ci : il faut { $need } points de commerce, et vous n’en avez pas.
           *[other] Rien à rechercher ce tour-ci : il faut { $need } points de commerce, et vous en avez { $n }, que vous gardez pour le tour suivant.
        }
    }
   *[other] { $n ->
        [one] Rechercher avec { $n } point de commerce ? { $keep ->
            [0] Une recherche le dépense, car aucune pièce ne le garde ; sinon, vous le gardez.
           *[other] Vous le gardez de toute façon, grâce à vos pièces.
        }
       *[other] Rechercher avec { $n } points de commerce ? { $keep ->
            [0] Une recherche les dépense tous, car vous n’avez pas de pièce qui en garde un ; sinon, vous les gardez.
            [one] Après une recherche, il vous en reste { $keep }, car chaque pièce en garde un ; sinon, vous gardez tout.
           *[other] Après une recherche, il vous en reste { $keep }, car chaque pièce en garde un ; sinon, vous gardez tout.
        }
    }
}
prompt-plan = { $what }
prompt-plan-city = { $what } Quelle cité ?
prompt-plan-player = { $what } Quel joueur ?
prompt-plan-more-players = { $what } Un autre joueur encore ?
prompt-plan-square = { $what } Sur quelle case ?
prompt-plan-terrain = { $what } Que devient { $where } ?
prompt-plan-group = { $what } De quelle case partent des figurines ?
prompt-plan-group-to = { $what } Où vont les figurines de la case { $where } ?
prompt-plan-building = { $what } Quel bâtiment ?
prompt-plan-more-buildings = { $what } Un autre bâtiment encore ?
prompt-plan-kill-at = { $what } Sur quelle case ?
prompt-plan-kill = { $what } Qui est tué en { $where } ?
prompt-plan-strike = { $what } Que frappez-vous ?
prompt-cancel = { $any ->
    [0] { $who } annonce : { $what }{ $aimed ->
        [0] {""}
       *[other] {" "}(vise { $whom })
     }. Vous n’avez rien pour l’annuler : il n’y a qu’à laisser faire. Cette pause vient quoi que vous teniez, pour que personne ne sache ce que vous tenez.
   *[other] { $who } annonce : { $what }{ $aimed ->
        [0] {""}
       *[other] {" "}(vise { $whom })
     }. L’annuler ? Vous pouvez utiliser : { $cards }.
}
prompt-consent = { $who } veut vous viser avec : { $what }. Les Nations unies l’autorisent-elles ?
prompt-pay = { $ways ->
    [one] { $ability }. Cela coûte une ressource, { $what }, que vous payez ainsi :
   *[other] { $ability }. Cela coûte une ressource, { $what }. Comment la payez-vous ?
}
prompt-pay-any = { $n ->
    [one] { $ability }. Payez { $n } ressource au choix.
   *[other] { $ability }. Payez { $n } ressources au choix.
}
prompt-give-coin = Quel joueur gagne un pion pièce ?
prompt-drop-coin = Quel pion pièce { DE($who) } est défaussé ?
prompt-steal-coin = Quel pion pièce volez-vous à { $who } ?
prompt-free-barbarian = Un barbare amical vous rejoint : prenez gratuitement une carte d’unité, ou une figurine en { $where }.
prompt-free = { $n ->
    [one] Construisez une chose gratuitement.
   *[other] { $n } choses à construire gratuitement, une à une.
}
prompt-learn = Apprenez une technologie gratuitement.
prompt-learn-from = Apprenez gratuitement une technologie que connaît { $who }.
prompt-keep = Vous avez pioché plusieurs cartes : laquelle gardez-vous ?
prompt-draw-events = { $n ->
    [one] { $n } événement culture à piocher : de quel niveau ?
   *[other] { $n } événements culture à piocher, un à un : de quel niveau ?
}
prompt-drop-events = { $n ->
    [one] Vous tenez au plus { $n } événement culture : défaussez.
   *[other] Vous tenez au plus { $n } événements culture : défaussez.
}
prompt-take = { $n ->
    [one] Prenez une ressource au marché.
   *[other] Prenez { $n } ressources au marché, une à une.
}
prompt-use = { $what } : { $help }
prompt-use-into-culture = { $what } : chaque point de commerce devient un pion culture. Combien ?
prompt-use-into-trade = { $what } : chaque pion culture devient un point de commerce. Combien ?
prompt-use-group = { $what } : { $help } De quelle case ?
prompt-use-group-to = { $what } : { $help } Où vont les figurines de la case { $where } ?
prompt-use-figure = { $what } : { $help } Quelle figurine va en { $where } ?
prompt-use-coin = { $what } : { $help } Quel pion pièce ?
prompt-use-player = { $what } : { $help } Quel joueur le reçoit ?
prompt-use-city = { $what } : { $help } Quelle cité ?
prompt-choose-government = Choisissez un gouvernement que vous avez débloqué vous-même.
prompt-muster = { $any ->
    [0] Avant la bataille : aucun de vos événements culture ne fournit d’unités.
   *[other] Avant la bataille : jouer un événement culture ?
}
prompt-rally = La bataille commence : utiliser un général ?
prompt-raise = { $n ->
    [one] Formez { $n } unité pour la bataille.
   *[other] Formez { $n } unités pour la bataille.
}
prompt-fight = Bataille : jouez une unité de votre main{ $any ->
    [0] {""}
   *[other] , avant ou après vos capacités de bataille
}{ $wild ->
    [0] {""}
   *[other] {" "}; { $who } joue les barbares
}.
prompt-fight-barbarian = Vous jouez les barbares contre { $who } ; vous ne risquez rien. Jouez une unité.
prompt-fight-after = Bataille : utilisez une capacité, ou finissez votre tour de bataille.
prompt-play = Votre carte, { $what } : attaque-t-elle une unité, ou ouvre-t-elle un nouveau front ?
prompt-wound = { $n ->
    [one] { $n } blessure à infliger : quelle unité la reçoit ?
   *[other] { $n } blessures à infliger, une à une : quelle unité reçoit la prochaine ?
}
prompt-heal = { $n ->
    [one] { $n } blessure à soigner : chez quelle unité ?
   *[other] { $n } blessures à soigner au plus, une à une : chez quelle unité ?
}
prompt-loot = { $n ->
    [one] Victoire contre { $who } : choisissez { $n } butin.
   *[other] Victoire contre { $who } : { $n } butins à choisir.
}
prompt-save = Sauver une de vos unités tuées ?
prompt-nurse = Sauver vos unités tuées ?

refuse-five-need-fame = À cinq, il faut Gloire et Fortune.
refuse-capital-water = Une capitale ne se place pas sur l’eau.
refuse-capital-diagonal = En diagonale : une métropole recouvre deux cases qui se touchent par un côté.
refuse-marker = Un marqueur hutte, village ou relique s’y trouve.
refuse-water = Vous ne pouvez pas encore entrer dans l’eau.
refuse-stacking = Trop de figurines : au plus { $n } par case.
refuse-blockade = La case est sous blocus.
refuse-outskirts = Hors de la périphérie de votre cité.
refuse-terrain = Le terrain ne convient pas.
refuse-same-building = Il s’y trouve déjà le même marqueur.
refuse-star = La cité a déjà un bâtiment étoilé.
refuse-on-water = C’est de l’eau.
refuse-invested = Vous avez déjà investi ce tour-ci.
refuse-no-coin-token = Aucun pion pièce à investir.
refuse-no-investment-marker = Il ne reste plus de marqueur investissement.
refuse-city-limit = Vous avez déjà toutes les cités permises.
refuse-city-water = C’est de l’eau.
refuse-city-marker = Une hutte, un village ou une relique s’y trouve.
refuse-city-unrevealed = Une case voisine est encore cachée.
refuse-city-edge = Trop près du bord de la carte.
refuse-city-near-marker = Une hutte, un village ou une relique est à côté.
refuse-city-enemy = Une figurine adverse est à côté.
refuse-city-near-city = Trop près : une autre cité est à moins de trois cases.
refuse-same-government = C’est déjà votre gouvernement.
refuse-government-once = Votre gouvernement a déjà changé ce tour-ci.
refuse-immune = Vous êtes immunisé contre l’anarchie.
refuse-government-locked = Pas encore débloqué.
refuse-through-anarchy = Pas sans passer par l’Anarchie : rien n’a débloqué ce gouvernement depuis votre dernier tour.
refuse-offers = Vous avez fait toutes vos offres de ce tour : { $n } au plus.
refuse-drafts = Vous avez commencé autant d’offres qu’on le peut en un tour : { $n } au plus.
refuse-edits = Une offre ne se modifie pas sans fin : pour celle-ci, la limite de { $n } est atteinte. Proposez-la, ou retirez-la et recommencez.
refuse-must-grow = Votre capitale doit grandir maintenant.
refuse-must-leave-anarchy = Vous devez quitter l’Anarchie maintenant.
refuse-no-figure = Aucune figurine de ce type n’est disponible.
refuse-locked = Vous ne l’avez pas encore débloqué.
refuse-no-unit = Il ne reste aucune carte de ce type.
refuse-no-building = Le marché n’a plus ce bâtiment.
refuse-walled = La cité a déjà des murs.
refuse-no-square = Aucune case de la périphérie ne convient.
refuse-too-dear = Trop cher : { $trade } de commerce paient { $rate } de production ; avec tout votre commerce, cette cité arrive à { $most }.
refuse-anarchy = En Anarchie, la capitale n’agit pas.
refuse-all-acted = Plus aucune action de cité.
refuse-nothing-to-use = Rien à utiliser maintenant.
refuse-nothing-to-produce = Rien que la cité puisse produire.
refuse-no-resource = Aucune case de cette cité ne montre de ressource.
refuse-other-action = Déjà fait ce tour-ci par cette cité : sa seconde action doit être d’une autre sorte.
refuse-no-founder = Aucun colon sur la carte.
refuse-no-government = Aucun autre gouvernement ne vous est ouvert maintenant.
refuse-advance = { $trade ->
    [0] Il faut { $culture } de culture : vous avez { $has }.
   *[other] Il faut { $culture } de culture et { $trade } de commerce : vous avez { $has } et { $pays }.
}
refuse-arts-first = Pas encore : la culture se dépense après avoir consacré une cité aux arts.
refuse-market-empty = Le marché n’en a plus.
refuse-scout-hut = Un colon n’entre pas dans une hutte sans armée.
refuse-scout-village = Un colon n’entre pas dans un village sans armée.
refuse-scout-relic = Un colon n’entre pas sur une relique sans armée.
refuse-scout-city = Un colon n’entre pas dans une cité adverse.
refuse-scout-enemy = Un colon n’entre pas sur une case occupée par l’adversaire.
refuse-peace = Votre gouvernement n’attaque pas les autres joueurs.
refuse-end-city = On ne s’arrête pas au centre d’une cité.
refuse-end-water = Vous ne pouvez pas encore vous arrêter sur l’eau.
refuse-gate = Porte de Brandebourg : on ne s’arrête pas ici.
refuse-unrevealed = La tuile est face cachée.
refuse-bound = Personne ne peut quitter cette case ce tour-ci.
refuse-must-leave = Une de vos figurines doit quitter la périphérie gardée par la porte de Brandebourg.
refuse-city-token = La cité porte déjà un marqueur.
refuse-known = Vous la connaissez déjà.
refuse-research-trade = Vous n’avez pas assez de commerce.
refuse-pyramid = Votre pyramide n’a pas de case pour elle.

tech-agriculture-help = Votre capitale devient une métropole : dix cases autour d’elle, 1 pion culture de plus dans les arts, 2 de plus en défense.
tech-animal-husbandry-help = Une fois par bataille, soignez jusqu’à 3 blessures. Gestion de la cité, 1 blé : une cité produit 3 de plus.
tech-code-of-laws-help = Débloque la République et le comptoir. Une fois par tour, une bataille gagnée place une pièce ici, quatre au total.
tech-currency-help = Débloque le marché. Gestion de la cité, 1 encens : 3 pions culture.
tech-horseback-riding-help = Vitesse 3. Commerce, 1 soie : vous gagnez 9 points de commerce et un autre joueur 6.
tech-masonry-help = Limite d’empilement 3. Les cités peuvent construire des murs pour 7 points de production.
tech-metalworking-help = Débloque les baraquements. Bataille, 1 fer : +3 blessures par l’unité jouée.
tech-navigation-help = Débloque le port. Les figurines traversent l’eau sans s’y arrêter.
tech-philosophy-help = Débloque le temple. Gestion de la cité, 3 ressources : une personnalité.
tech-pottery-help = Débloque le grenier ; un événement culture de plus en main. Gestion de la cité, 2 ressources : une pièce ici, quatre au total.
tech-writing-help = Débloque la bibliothèque. 1 espion : annulez l’action de cité d’un autre joueur.
tech-chivalry-help = Débloque le Féodalisme et le rang 2 des unités montées. Gestion de la cité, 1 encens : 5 pions culture.
tech-civil-service-help = Une pièce ; un événement culture de plus en main. 1 espion : annulez un événement culture.
tech-construction-help = Débloque l’atelier. Gestion de la cité, 1 blé : une cité produit 5 de plus.
tech-democracy-help = Débloque la Démocratie et le rang 2 de l’infanterie. Gestion de la cité, 6 points de commerce : une pièce ici, quatre au total.
tech-engineering-help = Débloque l’aqueduc. Une fois par tour, une cité partage sa production entre deux éléments.
tech-irrigation-help = Vous pouvez avoir trois cités.
tech-mathematics-help = Rang 2 de l’artillerie. Bataille, 1 fer : répartissez jusqu’à 3 blessures.
tech-monarchy-help = Débloque la Monarchie. Gestion de la cité, 1 soie : une merveille antique tombe en désuétude, ou un autre joueur perd une unité au hasard.
tech-mysticism-help = Vous piochez deux événements culture et en gardez un. Gestion de la cité, 1 espion : un autre joueur défausse un pion pièce.
tech-printing-press-help = Limite d’empilement 4 ; débloque l’université. Gestion de la cité, 5 pions culture : une pièce ici, quatre au total.
tech-sailing-help = Vitesse 4 ; les figurines peuvent s’arrêter sur l’eau.
tech-banking-help = Débloque la banque. Gestion de la cité, 1 blé : une cité produit 7 de plus.
tech-biology-help = Limite d’empilement 5. Une fois par bataille, retirez toutes les blessures de vos unités.
tech-communism-help = Débloque le Communisme. Déplacement, 1 espion : aucune figurine ne peut quitter une case ce tour-ci.
tech-ecology-help = L’échelle de culture coûte 1 point de commerce de moins par 3 pièces. Début du tour, 1 blé : changez le terrain d’une case vide.
tech-gunpowder-help = Rang 3 de l’infanterie. Gestion de la cité, 2 ressources : une merveille antique ou médiévale tombe en désuétude, ou un bâtiment est détruit.
tech-metal-casting-help = Rang 3 de l’artillerie. Gestion de la cité, 1 encens : 7 pions culture.
tech-military-science-help = Débloque l’académie militaire. Chaque cité produit 1 de plus par 3 pièces.
tech-railroad-help = Une pièce ; rang 3 des unités montées ; débloque la mine de fer.
tech-steam-power-help = Vitesse 5 ; les figurines peuvent s’arrêter sur l’eau. Gestion de la cité, 1 soie : embarquez toutes vos figurines d’une case vers n’importe quelle case d’eau.
tech-theology-help = Débloque le Fondamentalisme et la cathédrale ; un événement culture de plus en main.
tech-atomic-theory-help = 1 uranium : chaque cité effectue une action de plus, ou (déplacement) une cité autre qu’une capitale est anéantie.
tech-ballistics-help = Rang 4 de l’artillerie. Bataille, 1 fer : répartissez jusqu’à 6 blessures.
tech-combustion-help = Rang 4 des unités montées. Une armée qui s’arrête sur un bâtiment peut le détruire, une fois par tour ; les murs attaqués tombent avant la bataille.
tech-computers-help = Une pièce ; main de bataille et main de culture augmentent de 1 par 5 pièces.
tech-flight-help = Vitesse 6 ; les figurines survolent tout et peuvent s’arrêter sur l’eau ; débloque l’aviation.
tech-mass-media-help = Vos événements culture ne peuvent être annulés. 1 espion : annulez une capacité de ressource.
tech-plastics-help = Début du tour : construisez gratuitement une unité débloquée, une figurine ou un bâtiment débloqué. Gestion de la cité, 1 blé : une cité produit 10 de plus.
tech-replaceable-parts-help = Limite d’empilement 6 ; rang 4 de l’infanterie.
tech-space-flight-help = Qui l’apprend a gagné.

building-harbor-help = Sur l’eau : 1 symbole production, 2 symboles commerce.
building-trading-post-help = Sur un désert : 2 symboles commerce, 1 symbole culture.
building-workshop-help = Sur une montagne : 3 symboles production. Devient une mine de fer.
building-iron-mine-help = Sur une montagne : 4 symboles production.
building-library-help = Sur une prairie : 1 symbole commerce, 1 symbole culture. Devient une université.
building-university-help = Sur une prairie : 2 symboles commerce, 2 symboles culture.
building-granary-help = Sur une prairie : 1 symbole production, 1 symbole commerce. Devient un aqueduc.
building-aqueduct-help = Sur une prairie : 2 symboles production, 2 symboles commerce.
building-market-help = Étoilé, sur terre : 1 symbole production, 1 symbole commerce, 1 symbole culture. Devient une banque.
building-bank-help = Étoilé, sur terre : 1 symbole production, 1 symbole commerce, 1 symbole culture, 1 pièce.
building-temple-help = Étoilé, sur terre : 2 symboles culture. Devient une cathédrale.
building-cathedral-help = Étoilé, sur terre : 3 symboles culture.
building-barracks-help = Étoilé, sur terre : 2 symboles commerce, bonus de combat 2. Devient une académie militaire.
building-academy-help = Étoilé, sur terre : 2 symboles commerce, bonus de combat 4.

wonder-stonehenge-help = Début du tour : 1 pion culture.
wonder-the-colossus-help = Début du tour : 3 points de commerce.
wonder-the-hanging-gardens-help = Début du tour : une figurine gratuite sur cette case.
wonder-the-oracle-help = La main de bataille de votre adversaire vous est visible.
wonder-chichen-itza-help = Chacune de vos cités produit 3 de plus.
wonder-the-great-wall-help = Début du tour : des murs gratuits pour une cité. Qui vous bat reçoit un butin de moins.
wonder-the-pyramids-help = Tous les gouvernements sont débloqués et vous êtes immunisé contre l’anarchie.
wonder-angkor-wat-help = Une fois par tour, une cité collecte deux fois.
wonder-brandenburg-gate-help = Les figurines adverses ne peuvent s’arrêter dans vos périphéries.
wonder-himeji-samurai-castle-help = Vos unités ont 1 de force en plus.
wonder-porcelain-tower-help = Les technologies demandent 5 points de commerce de moins.
wonder-machu-picchu-help = Une fois par tour, après un investissement : une ressource du marché.
wonder-taj-mahal-help = Début du tour : un bâtiment débloqué gratuit.
wonder-the-louvre-help = Début du tour : 3 pions culture.
wonder-cristo-redentor-help = Début du tour : deux événements culture des paquets de votre choix. Quatre événements culture de plus en main.
wonder-panama-canal-help = Début du tour : un pion pièce sur cette merveille.
wonder-statue-of-liberty-help = Début du tour : apprenez une technologie connue d’un autre joueur.
wonder-united-nations-help = Les événements culture ne peuvent vous viser sans votre accord.
wonder-big-ben-help = Début du tour : une de chaque ressource du marché.
wonder-sydney-opera-house-help = Début du tour : avancez gratuitement sur l’échelle de culture.
wonder-the-kremlin-help = Une fois par tour, deux ressources valent un espion.

card-a-gift-from-afar-help = Vaut fer, blé, espion ou soie ; puis un autre joueur gagne un pion pièce.
card-bread-and-circuses-help = Annulez un événement culture qui vous vise.
card-counterfeiters-help = Un autre joueur défausse un pion pièce.
card-defection-help = Tuez une figurine à 4 cases de vous ; interrompt un déplacement.
card-disoriented-help = Déplacez les figurines adverses d’une case de 2 cases au plus, sur terre.
card-drought-help = Une case sans montagne ni marqueur devient un désert.
card-duty-and-honor-help = Avant une bataille : une unité gratuite.
card-exchange-of-ideas-help = Vous apprenez une technologie de niveau I d’un autre joueur, puis ce joueur une des vôtres.
card-sabotage-help = Détruisez un bâtiment à 4 cases de vous.
card-the-citizens-are-revolting-help = Un autre joueur tombe en Anarchie.
card-we-love-the-despot-day-help = Une cité produit 4 de plus ce tour-ci.
card-a-generous-gift-help = Vaut fer, blé, espion ou soie.
card-catastrophe-help = Détruisez un bâtiment à 6 cases de vous.
card-deforestation-help = Une forêt sans marqueur devient une prairie.
card-depression-help = Jusqu’à deux autres joueurs défaussent chacun un pion pièce.
card-flooding-help = Une case vide autre qu’une montagne devient de l’eau.
card-jousting-tourney-help = Annulez un événement culture.
card-knowledge-shared-help = Comme Échange d’idées, jusqu’au niveau II.
card-lost-help = Comme Désorientés, 3 cases au plus.
card-mass-defection-help = À 6 cases : tuez une personnalité ou jusqu’à 2 figurines d’une case.
card-nationalism-help = Avant une bataille : jusqu’à 2 unités gratuites.
card-the-citizens-are-revolting-ii-help = Un autre joueur tombe en Anarchie.
card-we-love-the-queen-day-help = Une cité produit 6 de plus ce tour-ci.
card-a-princely-gift-help = Vaut fer, uranium, espion, blé ou soie.
card-bank-scandal-help = Chaque autre joueur défausse un pion pièce.
card-disaster-help = Détruisez jusqu’à deux bâtiments adverses.
card-out-of-position-help = Comme Désorientés, 4 cases au plus.
card-patriotism-help = Avant une bataille : jusqu’à 3 unités gratuites.
card-primetime-tv-help = Annulez un événement culture ou une capacité de ressource.
card-think-tank-help = Comme Échange d’idées, jusqu’au niveau III.
card-we-love-the-president-day-help = Une cité produit 8 de plus ce tour-ci.
card-wholesale-defection-help = N’importe où : tuez une personnalité ou jusqu’à 2 figurines d’une case.

person-akira-kurosawa-help = 1 pion culture chaque fois qu’un autre joueur se consacre aux arts.
person-frida-kahlo-help = Défaussez des événements culture, puis complétez votre main.
person-jerry-garcia-help = Comme action de la capitale, toutes vos cités se consacrent aux arts ; ne peut être annulé.
person-mark-twain-help = Annulez une action de cité, une capacité de ressource ou un événement culture.
person-michelangelo-help = Une merveille coûte 5 points de production de moins.
person-valmiki-help = Deux événements culture de plus en main.
person-william-shakespeare-help = Sur l’échelle de culture, vous pouvez sauter les marqueurs adverses.
person-ada-lovelace-help = Une cité effectue une action de plus ; ne peut être annulée.
person-archimedes-help = 3 pions culture pour une recherche que nul autre ne connaît.
person-frank-lloyd-wright-help = 1 point de commerce et 1 pion culture par bâtiment.
person-henry-ford-help = Vitesse +1.
person-nikola-tesla-help = Placez une technologie de niveau II à IV une rangée plus bas.
person-orville-wright-help = Une aviation gratuite, débloquée ou non.
person-thomas-edison-help = Apprenez une technologie connue d’un autre joueur.
person-georgy-zhukov-help = Pour chaque unité perdue, 1 blessure à une unité adverse.
person-gustavus-adolphus-help = Au début d’une bataille : remplacez toute votre force par des unités nouvelles.
person-hannibal-help = Déplacez des figurines vers une case où vous en avez d’autres.
person-joan-of-arc-help = En défense : bonus de combat égal à votre culture.
person-khalid-ibn-al-walid-help = Au début d’une phase : devenez premier joueur.
person-leonidas-help = En défense avec moins d’unités : bonus de combat 8.
person-sun-tzu-help = Une fois par bataille, payez 3 points de commerce pour passer.
person-dr-martin-luther-king-help = Vos actions de cité ne peuvent être annulées ; immunisé contre l’anarchie.
person-florence-nightingale-help = Après une bataille, toutes vos unités tuées reviennent.
person-jacques-cousteau-help = Jusqu’à trois ports gratuits.
person-jim-henson-help = Chaque merveille que vous construisez pose un pion sur cette carte ; au début du tour, chacun de ces pions donne 1 point de commerce et 1 pion culture.
person-mother-teresa-help = Une fois par tour, donnez un pion pièce à un autre joueur pour avancer sur l’échelle de culture.
person-st-francis-of-assisi-help = 3 pions culture par armée en réserve.
person-susan-b-anthony-help = Chacune de vos cités produit 2 de plus.
person-a-p-giannini-help = Chaque investissement donne un bâtiment débloqué gratuit.
person-adam-smith-help = Une pièce.
person-andrew-carnegie-help = Une avance gratuite sur l’échelle de culture par 3 pièces.
person-captain-james-cook-help = Vitesse doublée ce tour-ci.
person-lorenzo-de-medici-help = Début du tour : 1 pion culture par 3 pièces.
person-marco-polo-help = Le cadran de commerce passe à 27.
person-zheng-he-help = Regardez tous les marqueurs hutte et village.
person-alan-turing-help = Début du tour : 1 point de commerce et 1 pion culture par 2 armées en réserve.
person-albert-einstein-help = Changez du commerce en culture ou de la culture en commerce.
person-charles-darwin-help = Une fois par tour, la culture des arts devient du commerce.
person-galileo-galilei-help = Déplacez des figurines d’un bord de la carte à un autre.
person-louis-pasteur-help = Limite d’empilement +1.
person-marie-curie-help = Une ressource vaut un uranium, une fois.
person-sir-isaac-newton-help = Devient une carte vierge de votre pyramide.

government-anarchy-help = La capitale saute un tour ; au début du suivant, adoptez tout gouvernement débloqué.
government-anarchy-later = La capitale saute un tour ; au début du suivant, adoptez tout gouvernement débloqué.
government-despotism-help = Aucune capacité propre.
government-despotism-later = Chaque cité produit 1 de plus.
government-republic-help = Les colons explorent les huttes sans armée.
government-republic-later = Les armées fondent aussi des cités.
government-feudalism-help = Début du tour : collectez une ressource.
government-feudalism-later = Début du tour : collectez une ressource.
government-monarchy-help = Les arts de la capitale rapportent 2 pions culture de plus.
government-monarchy-later = La capitale effectue une seconde action, différente.
government-democracy-help = Début du tour : 2 points de commerce. Pas d’attaque contre un joueur.
government-democracy-later = Début du tour : 2 points de commerce. Compte comme une pièce.
government-communism-help = Chaque cité produit 2 de plus ; les arts rapportent 1 pion culture de moins.
government-communism-later = Main de bataille +1 ; chaque cité produit autant que la meilleure.
government-fundamentalism-help = Main de bataille +1 ; chaque cité rapporte 1 point de commerce de moins.
government-fundamentalism-later = Bonus de combat 4. Début du tour : 1 pion culture par armée sur le plateau.

civ-americans-help = Commencent avec Monnaie et une personnalité ; 3 points de commerce accélèrent 2 points de production.
civ-chinese-help = Commencent avec Écriture et des murs ; 3 pions culture par hutte ou village ; sauvent une unité tuée après chaque bataille.
civ-egyptians-help = Commencent avec Construction et une merveille antique ; une fois par tour, un bâtiment gratuit comme action de cité.
civ-germans-help = Commencent avec Travail du métal et deux infanteries de plus ; une unité et une ressource gratuites pour toute recherche d’unité.
civ-romans-help = Commencent avec Code des lois et République ; une avance de culture gratuite par merveille, cité fondée ou conquise, village.
civ-russians-help = Commencent avec Communisme, deux armées, empilement +1 ; une fois par tour, une figurine dans une cité adverse devient une technologie volée.
civ-arabs-help = Commencent avec Mathématiques et une ressource de chaque ; 1 pion culture par ressource dépensée, une avance de culture par investissement.
civ-greeks-help = Commencent avec Démocratie ; choisissent une personnalité parmi deux ; culture pour tout savoir ignoré des autres.
civ-indians-help = Commencent avec Agriculture et une métropole ; tout pion vaut encens, fer, soie ou blé ; les arts comptent les cases à ressource.
civ-spanish-help = Commencent avec Navigation et deux colons ; vitesse +1 ; un bâtiment de base gratuit par tuile découverte.

investment-infrastructure-help = 1, 2, 3 marqueurs : chaque cité produit 1, 2, 3 de plus.
investment-military-industrial-complex-help = 2, 4, 6 marqueurs : bonus de combat 4, 8, 12.
investment-public-education-help = 3, 6, 9 marqueurs : une technologie gratuite à chaque fois.
investment-endowment-for-the-arts-help = 1 marqueur : un événement culture de plus en main ; 2 et 4 : l’échelle de culture coûte 1, 2 pions culture de moins.

relic-atlantis-help = Au prochain début de tour : une technologie gratuite.
relic-school-of-confucius-help = Aussitôt : deux personnalités.
relic-seven-cities-of-gold-help = Au prochain début de tour : deux marqueurs investissement gratuits.

# Ce qu’un joueur garde à l’œil.
gauge-trade = commerce
gauge-culture = pions culture
gauge-track = échelle de culture
gauge-coins = pièces
gauge-technologies = technologies
gauge-cities = cités
gauge-actions = actions de cité restantes
gauge-armies = armées
gauge-scouts = colons
gauge-units = unités
gauge-resources = pions ressource
gauge-markers = marqueurs hutte et village
gauge-events = événements culture
gauge-wonders = merveilles
gauge-investments = investissements
gauge-speed = vitesse
gauge-stacking = limite d’empilement
gauge-government = gouvernement
gauge-buildings = bâtiments
gauge-people = personnalités en jeu
gauge-battle = total de la bataille
gauge-owner = propriétaire
gauge-production = production de la cité
gauge-income = commerce de la cité
gauge-arts = culture par les arts
gauge-defence = défense
gauge-armies-here = armées sur place

# Ce à quoi un événement se résume, avant que le hasard n’ait parlé.
gist-great-person = { $who } gagne une personnalité.
gist-person-lost = { $who } perd une personnalité.
gist-hut-resource = Dans la hutte : une ressource, gardée pour plus tard.
gist-hut-holds = Dans la hutte : { $what }.
gist-village-holds = Dans le village : { $what }.
gist-unit-lost = { $who } perd une unité.
gist-wonder-turned = Une nouvelle merveille arrive au marché.
gist-researched = Les recherches de tous les joueurs sont révélées.
gist-battle-won = { $who } gagne la bataille.
gist-battle-lost = { $who } perd la bataille.
gist-battle-likely = { $who } gagne la bataille, si les deux camps jouent simplement leurs meilleures cartes.
gist-battle-unlikely = { $who } perd la bataille et ses figurines de la case, si les deux camps jouent simplement leurs meilleures cartes.
