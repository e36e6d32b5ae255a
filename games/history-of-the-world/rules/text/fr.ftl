### Textes français de History of the World.

game-title = History of the World
game-tagline = Sept époques, quarante-neuf empires, une carte du monde
game-about = À chacune des sept époques, chaque joueur dirige un empire : il naît, s’étend, construit, puis d’autres l’envahissent. Les points viennent des régions où l’on est présent, que l’on domine ou que l’on contrôle, ainsi que des capitales, des villes et des monuments. L’édition de 2001, pour trois à six joueurs, avec ses quatre règles optionnelles.

option-no_preeminence = Sans prééminence
option-no_preeminence-help = Les marqueurs de prééminence restent dans la boîte.
option-dealt_minors = Empires mineurs distribués
option-dealt_minors-help = Chacun reçoit un empire mineur et deux autres grands événements.
option-multiple_armies = Armées multiples
option-multiple_armies-help = Une terre peut contenir jusqu’à trois armées, ou deux armées et un fort.
option-naval_control = Contrôle naval
option-naval_control-help = Les flottes peuvent porter une armée, rester sur le plateau, marquer des points, et il faut les combattre.
option-lands = Terres du plateau
option-lands-help = Le livret compte 102 terres, mais 101 seulement sont attestées. L’autre est une terre de remplacement (la Tasmanie).
option-lands-101 = 101, comme attesté
option-lands-102 = 102, comme le dit le livret
option-letter = La lettre du livret
option-letter-help = Là où ces règles tranchent autrement que le livret, jouer exactement ce qu’il dit : flottes de l’exemple du Portugal, Trahison (pour chacune de vos attaques), Guerre sainte, Guerre civile, Barbares, Mort noire, Révolte juive, monuments, anciennes flottes, douze marqueurs de flotte.
option-treachery = Trahison
option-treachery-help = Ce que perd une terre trahie.
option-treachery-conquest = une bataille gagnée : fort, armée, et la terre est pillée
option-treachery-no_sack = fort et armée ; capitale et ville restent
option-treachery-letter = un tour de combat est gagné : le fort tombe seul
option-treachery_stack = Trahison contre plusieurs armées
option-treachery_stack-help = Ce que la Trahison enlève quand plusieurs armées tiennent une terre.
option-treachery_stack-whole = toutes : la terre est prise
option-treachery_stack-one = le fort et une armée ; il faut combattre les autres
option-treachery_armies = Qui la Trahison aide
option-treachery_armies-help = La carte dit « si vous attaquez cette terre ». Elle n’aide jamais un empire mineur.
option-treachery_armies-active = l’empire actif
option-treachery_armies-all = les croisés, les rebelles et les Barbares aussi
option-minor_empire = Empire mineur et cartes du même tour
option-minor_empire-help = Famine, Peste et autres, jouées le même tour, touchent-elles l’empire mineur (R6.8.4) ?
option-minor_empire-spared = aucune carte du tour ne le touche
option-minor_empire-touched = aucune carte ne l’aide, mais ce qui frappe tout le monde le frappe aussi
option-incas_aztecs = Monuments des Incas et des Aztèques
option-incas_aztecs-help = Comment construisent les deux peuples.
option-incas_aztecs-single = un par ressource, dans la capitale du peuple
option-incas_aztecs-pairs = un par paire, comme tout le monde
option-terrain = Terrain difficile
option-terrain-help = Où se trouvent montagnes et forêts.
option-terrain-borders = d’un côté d’une frontière, comme dans les exemples du livret
option-terrain-lands = dans une terre, quelle que soit la frontière franchie
option-deccan = Forêt du Gange
option-deccan-help = Les deux bouts du quatrième exemple des Gupta sont peut-être inversés.
option-deccan-letter = dans le delta du Gange, comme le dit l’exemple
option-deccan-swapped = dans le Deccan oriental
preset-first = Sans marqueurs de prééminence : tous les points sont visibles.
preset-usual = Le jeu sans ses règles optionnelles.
preset-letter = Exactement ce que dit le livret partout où nous tranchons autrement, avec son compte de terres.
preset-everything = Toutes les règles optionnelles à la fois : empires mineurs distribués, piles d’armées, flottes qui combattent.

epoch-1 = Époque I
epoch-2 = Époque II
epoch-3 = Époque III
epoch-4 = Époque IV
epoch-5 = Époque V
epoch-6 = Époque VI
epoch-7 = Époque VII

player = { $who }
die = { $n }
roll = { $dice }
roll-bonus = { $dice } (+{ $n })
empire-unknown = un empire antérieur

## Ce qui est demandé

prompt-draft = { $empire } ({ $strength ->
    [one] { $strength } armée
   *[other] { $strength } armées
  }, joue { $order ->
    [1] 1er
   *[other] { $order }e
  } sur 7) : gardez la carte, ou donnez-la et recevez-en une tirée plus tard, de force { $least } à { $most }.
prompt-draft-pass = { $empire } ({ $strength ->
    [one] { $strength } armée
   *[other] { $strength } armées
  }, joue { $order ->
    [1] 1er
   *[other] { $order }e
  } sur 7) : on vous a déjà donné une carte, cachée jusqu’à la fin du tirage. Donnez celle-ci.
prompt-events = { $n ->
    [one] { $empire } : jouez encore une carte événement, si vous voulez.
   *[other] { $epoch }, votre empire : { $empire }, { $strength ->
        [one] { $strength } armée
       *[other] { $strength } armées
      }, { $how }. Jouez jusqu’à { $n } cartes événement, si vous voulez.
  }
empire-kept = carte que vous avez gardée
empire-passed = carte donnée par { $who }
empire-last = dernière carte, qui vous revient d’office
prompt-treachery = Trahison : désignez une terre ennemie. Votre première attaque contre elle est gagnée sans dés.
prompt-disaster = Désastre : choisissez { $n ->
    [one] encore une terre
   *[other] jusqu’à { $n } terres
  } contenant un monument : il est perdu, avec le fort et la ville ; une capitale devient une ville.
prompt-pestilence = Pestilence : choisissez la terre où elle éclate. Son armée lance 3 dés, celles des terres adjacentes 2 ; un 1 enlève l’armée et son fort.
prompt-plague = Peste : choisissez la terre où elle éclate. Son armée lance 4 dés ; un 1 l’enlève avec son fort, et la peste passe à une terre adjacente.
prompt-plague-next = La peste se propage : choisissez une terre adjacente.
prompt-famine = Famine : choisissez une région. Chaque armée y lance un dé ; un 1 l’élimine.
prompt-black-death = Mort noire : choisissez la première de deux régions adjacentes. Chaque armée y lance un dé ; un 1 l’élimine.
prompt-black-death-second = Mort noire : choisissez la seconde région.
prompt-black-death-land = Mort noire : choisissez la première de deux terres adjacentes.
prompt-black-death-land-second = Mort noire : choisissez la seconde terre.
prompt-civil-war = Guerre civile : choisissez l’empire ennemi qui se déchire.
prompt-civil-war-lands = Guerre civile : choisissez une terre où votre armée se soulève et combat, 2 dés contre 1 (encore { $n }).
prompt-barbarians = Barbares : choisissez la terre stérile d’où ils surgissent.
prompt-raid = Barbares ({ $land }) : choisissez une terre à attaquer.
prompt-migrants = Migration : choisissez une terre vide à peupler (encore { $n }).
prompt-crusade = Croisade : encore { $n ->
    [one] { $n } armée
   *[other] { $n } armées
  } à placer, ou arrêtez-vous.
prompt-minor = { $empire } : encore { $n ->
    [one] { $n } armée
   *[other] { $n } armées
  } à placer, ou arrêtez-vous.
prompt-astronomy = Astronomie : choisissez la mer qui reçoit une flotte de plus.
prompt-reallocation = Redistribution : échangez des flottes contre des pièces, autant que vous voulez{ $n ->
    [0] {""}
    [one] {" "}(vous avez { $n } pièce)
   *[other] {" "}(vous avez { $n } pièces)
  }.
prompt-markers = Il n’y a plus de marqueurs de flotte : choisissez l’une des plus anciennes flottes armées à reprendre.
prompt-navy = Armez vos flottes et combattez pour les mers ({ $n } en réserve, dont une pour la terre de départ).
prompt-expand = { $empire } : { $n ->
    [0] toutes les armées sont placées ; { $then }
    [one] { $n } armée à placer.
   *[other] { $n } armées à placer.
  }
prompt-still-none = terminez le tour.
prompt-still-fort = vous pouvez encore construire un fort.
prompt-still-army = vous pouvez encore racheter une armée perdue.
prompt-still-both = vous pouvez encore construire un fort ou racheter une armée perdue.
prompt-fort = Choisissez la terre qui reçoit le fort : il ajoute 1 à sa défense.
prompt-press-on = { $land } : le fort est tombé, une armée tient encore la terre. Attaquer encore avec la même armée ?
prompt-press-on-line = { $land } : la première défense est tombée, la terre est encore tenue. Attaquer encore avec la même armée ?
prompt-monument = Choisissez l’emplacement d’un monument ({ $n } à construire).
prompt-monument-each = Chacune de ces terres reçoit un monument ({ $n } à construire) : choisissez la première.

## Choix

deed-events = Événements
deed-fleets = Flottes
deed-expand = Expansion
deed-fort = Fort
deed-recover = Racheter
do-keep = Garder : { $empire }
do-give = Donner à { $to }
do-play = Jouer { $card }
do-play-no-fleet = Jouer { $card } : cet empire n’a pas de flotte
do-play-worthless = Jouer { $card } : ne vaut rien à cette époque
do-no-more-cards = Ne plus jouer de carte
do-name = Désigner : { $land }
do-choose-land = Choisir : { $land }
do-choose-region = Choisir : { $region }
do-enough = Cela suffit
do-foe = { $empire } { DE($who) } : { $n ->
    [one] { $n } armée
   *[other] { $n } armées
  }
do-raid-from = Surgir d’ici : { $land } (à portée : { $lands })
do-rise = Combattre : { $land }
do-settle = Peupler : { $land }
do-fleet = Flotte : { $sea }
do-cash = Échanger la flotte contre une pièce : { $sea }
do-keep-fleets = Garder ces flottes
do-take-marker = Reprendre le marqueur : { $sea }
do-man = Armer la flotte : { $sea }
do-engage = Combat naval : { $sea }
do-navy-done = Les flottes sont prêtes
do-enter = Occuper : { $land }
do-reinforce = Une armée de plus : { $land }
do-replace = Avancer ici, en remplaçant l’ancienne armée : { $land }
do-betray = Trahison : { $land }, gagnée sans dés
do-attack = Attaquer : { $land }
do-land = Débarquer : { $land }
do-people = { $what } (peuple : { $start })
do-stop = S’arrêter là
do-fort-free = Fort (Technologie)
do-fort-coin = Fort, payé d’une pièce
do-fort-army = Fort, payé d’une armée
do-fort-here = Fort : { $land }
do-recover = Racheter une armée perdue contre une pièce
do-recover-allied = Racheter une armée perdue contre une pièce des Alliés : pour une terre vide
do-end-expansion = Finir le tour
do-press-on = Attaquer encore : { $land }
do-withdraw = L’armée rentre dans la réserve, le fort reste détruit
do-withdraw-line = L’armée rentre dans la réserve, ce qui est tombé reste perdu
do-monument = Monument : { $land }

## Pourquoi pas

refuse-no-card = Aucune carte jouable maintenant.
refuse-brought-first = Après les armées de l’événement.
refuse-cards-before = Seulement avant la première armée.
refuse-after-cards = Après les cartes.
refuse-after-fleets = Après les flottes.
refuse-fleets-before = Seulement avant la première armée.
refuse-fleets-ready = Plus de mer à prendre.
refuse-no-army-left = Plus d’armée à placer.
refuse-no-land = Aucune terre à portée.
refuse-brought-no-fort = Seulement pour l’empire de votre carte.
refuse-no-means = Ni armée en réserve ni pièce.
refuse-all-forts = Toutes ses terres en ont un.
refuse-no-coin = Il faut une pièce.
refuse-has-empire = Vous avez déjà un empire pour cette époque : donnez cette carte.
refuse-other-has-empire = { $who } a déjà un empire pour cette époque.
refuse-same-card = Vous avez déjà joué { $card } ce tour-ci.
refuse-wrong-epoch = { $card } : cette carte ne se joue pas à cette époque.
refuse-no-monument = { $card } : il n’y a aucun monument sur le plateau.
refuse-no-enemy = { $card } : il n’y a aucun ennemi sur le plateau.
refuse-no-raid = { $card } : aucune terre stérile ne touche une terre ennemie.
refuse-no-capital = { $card } : cet empire n’a pas de capitale.
refuse-no-marker = { $card } : plus aucune mer pour une flotte de plus.
refuse-no-fleet = { $card } : cet empire n’a aucune flotte à échanger.
refuse-no-army = { $card } : il n’y a aucune armée sur le plateau.
refuse-own-land = { $card } : cette terre est à vous.
refuse-minor-there = { $card } : votre empire mineur de ce tour y est, et aucune carte de ce tour ne le touche.
refuse-region-full = { $card } : aucune terre de la région n’est vide.
refuse-barren = { $land } : terre stérile, personne n’y entre.
refuse-occupied = { $land } : il y a déjà une armée de cet empire.
refuse-allied = { $land } : une armée rachetée grâce aux Alliés n’entre que dans une terre vide.
refuse-no-fleet-there = Vous n’avez pas de flotte ici : { $sea }.
refuse-nothing-lost = Aucune armée à racheter.
refuse-has-fort = { $land } : il y a déjà un fort.
refuse-ocean = { $sea } : l’Astronomie donne une flotte dans une mer, pas dans un océan.
refuse-man-ocean = { $sea } : seules les flottes en mer, pas dans un océan, portent une armée.
refuse-must-try = Vous devez tenter de contrôler au moins une mer de votre carte.

## Ce qui s’est passé

event-epoch = Début : { $epoch }.
event-rolled = Ordre du tirage : { $who } obtient { $n } aux dés.
event-order = Les empires sont tirés dans cet ordre : { $order }. Il ne reste pas de choix à qui vient en dernier.
event-drew = Vous tirez : { $empire }.
event-drew-hidden = { $who } tire une carte d’empire.
event-kept = { $who } garde sa carte.
event-gave = { $who } donne sa carte à { $to }.
event-last-kept = La dernière carte reste d’office à { $who }.
event-last-given = La dernière carte, tirée par { $who }, revient d’office à { $to }.
event-your-empire = Votre empire : { $empire }.
event-unclaimed = { $empire } : personne n’a cette carte, l’empire n’apparaît pas.
event-called = { $who } révèle son empire : { $empire }.
event-played = { $who } joue { $card }{ $does }.
played-told = {""}
played-leader = {" : "}3 dés d’attaque
played-weaponry = {" : "}+1 aux dés d’attaque
played-reallocation = {" : "}des flottes contre des pièces
played-coins = , pour des pièces
played-naval-power = {" : "}un dé de moins contre ses débarquements
played-elite-troops = {" : "}les égalités sont gagnées
played-siegecraft = {" : "}+1 contre fort, capitale ou ville
played-engineering = , pour des forts
played-astronomy = {" : "}une flotte de plus
played-jihad = {" : "}3 dés d’attaque, et les égalités sont gagnées
played-expert = {" : "}la défense n’y gagne plus de dé
event-coins = { $who } reçoit { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }.
event-free-forts = { $who } reçoit { $n ->
    [one] { $n } fort
   *[other] { $n } forts
  }.
event-minor = { $who } fait naître un empire mineur : { $empire }.
event-monument-fell = { $who } détruit le monument { DE($whose) } : { $land }.
event-monument-fell-own = { $who } détruit un monument : { $land }.
event-named = { $who } prépare une trahison : { $land }.
event-sick-dies = { $card }, { $land } : { $who } lance { $dice } ; l’armée meurt.
event-sick-lives = { $card }, { $land } : { $who } lance { $dice } ; l’armée survit.
event-settled = { $who } peuple une terre : { $land }.
event-displaced = L’armée { DE($who) } est retirée sans combat : { $land }.
event-started = { $who } place sa première armée : { $land }.
event-started-capital = { $who } fonde une capitale : { $land }.
event-fleets = { $who } a des flottes : { $seas }.
event-fleet-taken = La flotte armée { DE($who) } est retirée : { $sea }.
event-manned = { $who } arme sa flotte : { $sea }.
event-sea-battle-won = { $sea } : { $who } bat la flotte { DE($foe) } ; l’attaque lance { $attack }, la défense { $defence } : { $best } bat { $against }.
event-sea-battle-won-tie = { $sea } : { $who } bat la flotte { DE($foe) } ; l’attaque lance { $attack }, la défense { $defence } : { $best } contre { $against }, et l’égalité est gagnée.
event-sea-battle-tied = { $sea } : { $who } et { $foe } perdent une armée de chaque côté ; l’attaque lance { $attack }, la défense { $defence } : { $best } contre { $against }.
event-sea-battle-lost = { $sea } : { $who } perd une armée contre la flotte { DE($foe) } ; l’attaque lance { $attack }, la défense { $defence } : { $against } bat { $best }.
event-cashed = { $who } échange une flotte contre une pièce : { $sea }.
event-entered = { $who } occupe une terre vide : { $land }.
event-reinforced = { $who } renforce une terre : { $land }.
event-replaced = { $who } remplace son ancienne armée : { $land }.
# L’issue d’abord : là où il n’y a place que pour deux lignes, ce sont les dés qui manquent.
event-battle-won = { $land } : { $who } bat { $foe }, { $best } à { $against } ; l’attaque lance { $attack }, la défense { $defence }.
event-battle-won-tie = { $land } : { $who } bat { $foe }, { $best } à { $against }, car l’égalité est gagnée ; l’attaque lance { $attack }, la défense { $defence }.
event-battle-tied = { $land } : { $who } et { $foe } perdent, { $best } à { $against } ; l’attaque lance { $attack }, la défense { $defence }.
event-battle-lost = { $land } : { $who } perd contre { $foe }, { $best } à { $against } ; l’attaque lance { $attack }, la défense { $defence }.
event-betrayed = { $land } : { $who } bat { $foe } par trahison, sans combat.
event-fort-fell = { $who } fait tomber le fort { DE($whose) } : { $land }.
event-fort-fell-own = { $who } fait tomber le fort : { $land }.
event-took = { $who } prend une terre : { $land }.
event-sacked-capital = { $who } pille la capitale { DE($whose) }, désormais une ville : { $land }.
event-sacked-capital-own = { $who } fait de la capitale une ville : { $land }.
event-sacked-city = { $who } pille la ville { DE($whose) } : { $land }.
event-sacked-city-own = { $who } détruit la ville : { $land }.
event-crusaders-hold = Les croisés { DE($who) } bâtissent un fort et une ville : { $land }.
event-leader-fell = Triple : le Chef { DE($who) } meurt.
event-elite-beaten = Les Troupes d’élite { DE($who) } sont battues.
event-jihad-second = La Guerre sainte { DE($who) } continue avec deux dés.
event-jihad-over = La Guerre sainte { DE($who) } est finie.
event-wiped-out = Il ne reste plus aucune armée { DE($who) } sur le plateau.
event-withdrew = { $land } : { $who } renonce à attaquer encore, et l’armée rentre dans la réserve.
event-recovered = { $who } rachète une armée contre une pièce.
event-recovered-allied = { $who } rachète une armée grâce aux Alliés.
event-fort-built = { $who } construit un fort : { $land }.
event-monument-built = { $who } construit un monument : { $land }.
event-scored = { $who } marque { $n } : régions { $regions }, constructions { $structures }{ $seas ->
    [0] {""}
   *[other] , mers { $seas }
  }.
event-preeminent = { $who } est seul en tête à la fin de l’époque et prend un marqueur de prééminence.
event-nobody-preeminent = Personne n’est seul en tête à la fin de l’époque : aucun marqueur de prééminence n’est pris.
event-markers-turned = { $who } retourne ses marqueurs : { $n }.
event-game-over = La partie est finie. Victoire : { $winners }.

## Ce qu’on surveille, et ce que les dés décident

gauge-points = points
gauge-turn = points si l’on comptait maintenant
gauge-capitals = capitales
gauge-cities = villes
gauge-monuments = monuments
gauge-lands = terres
gauge-prize = à gagner par trahison
gauge-fleets = flottes
gauge-dice = dés d’attaque en plus
gauge-weapons = bonus d’Armements
gauge-siege = bonus de Siège
gauge-coins = pièces
gauge-forts = forts gratuits
gauge-armies = armées à placer
gauge-brought = armées de l’événement
gauge-cards = cartes événement
gauge-markers = marqueurs de prééminence
gauge-holder = occupant
gauge-stack = armées
gauge-fort = fort
gauge-town = ville ou capitale
gauge-monument = construction
gauge-navy = flotte armée
fort-stands = +1 en défense
fort-fallen = brèche
gauge-fort-gone = sans fort
gauge-treason = terre trahie
treason-named = à portée
treason-way = plus loin
treason-far = trop loin
prize-1 = +1
prize-2 = +2
prize-3 = +3
prize-4 = +4
prize-5 = +5
prize-6 = +6
prize-7 = +7
prize-8 = +8
prize-9 = +9
prize-10 = +10
town-capital = capitale
town-city = ville
built-monument = monument
gist-battle-won = { $land } : victoire
gist-battle-tied = { $land } : égalité, chaque camp perd
gist-battle-lost = { $land } : l’attaque échoue, et son armée est perdue
gist-replaced = { $land } : votre armée remplace l’ancienne, les constructions restent
gist-raid-easiest = cible la plus facile, { $outcome }
gist-named = { $land } : à portée de votre départ, votre première attaque y est gagnée sans dés
gist-named-way = { $land } : votre première attaque y est gagnée sans dés, mais { $n ->
    [one] il faut prendre d’abord une autre terre
   *[other] il faut prendre d’abord { $n } autres terres
  } pour y arriver
gist-named-far = { $land } : votre empire a trop peu d’armées pour arriver jusque-là ce tour-ci
gist-fort-won = { $land } : le fort tombe
gist-fort-tied = { $land } : égalité, l’assaillant et le fort sont perdus
gist-sea-won = { $sea } : victoire
gist-sea-tied = { $sea } : égalité, chaque camp perd
gist-sea-lost = { $sea } : défaite, une armée de moins
gist-sick-dies = { $land } : l’armée { DE($who) } meurt
gist-dealt = votre empire : { $n ->
    [one] { $n } armée
   *[other] { $n } armées
  }
gist-scored = { $who } marque { $n }

## Noms

region-middle-east = Moyen-Orient
region-north-africa = Afrique du Nord
region-china = Chine
region-india = Inde
region-southern-europe = Europe du Sud
region-northern-europe = Europe du Nord
region-southeast-asia = Asie du Sud-Est
region-eurasia = Eurasie
region-north-america = Amérique du Nord
region-south-america = Amérique du Sud
region-nippon = Nippon
region-africa = Afrique
region-australia = Australie
land-western-anatolia = Anatolie occidentale
land-eastern-anatolia = Anatolie orientale
land-levant = Levant
land-palestine = Palestine
land-arabian-peninsula = Péninsule arabique
land-upper-tigris = Haut-Tigre
land-middle-tigris = Moyen-Tigre
land-lower-tigris = Bas-Tigre
land-zagros = Zagros
land-persian-plateau = Plateau persan
land-persian-salt-desert = Désert salé de Perse
land-nile-delta = Delta du Nil
land-nubia = Nubie
land-upper-nile = Haut-Nil
land-libya = Libye
land-shatts-plateau = Plateau de Shatts
land-wei-river = Rivière Wei
land-yellow-river = Fleuve Jaune
land-great-plain-of-china = Grande plaine de Chine
land-yangtze-kiang = Yang-Tsé-Kiang
land-szechuan = Sseu-tchouan
land-chekiang = Chekiang
land-si-kiang = Si-Kiang
land-tarim-basin = Bassin du Tarim
land-hindu-kush = Hindou Kouch
land-upper-indus = Indus supérieur
land-lower-indus = Indus inférieur
land-ganges-valley = Vallée du Gange
land-ganges-delta = Delta du Gange
land-western-deccan = Deccan occidental
land-eastern-deccan = Deccan oriental
land-western-ghats = Ghats occidentaux
land-eastern-ghats = Ghats orientaux
land-ceylon = Ceylan
land-crete = Crète
land-morea = Morée
land-pindus = Pinde
land-balkans = Balkans
land-dalmatia = Dalmatie
land-northern-apennines = Apennins du Nord
land-southern-apennines = Apennins du Sud
land-massif-central = Massif central
land-pyrenees = Pyrénées
land-southern-iberia = Ibérie du Sud
land-western-iberia = Ibérie occidentale
land-albion = Albion
land-highlands = Highlands
land-eire = Irlande
land-scandinavia = Scandinavie
land-baltic-seaboard = Littoral baltique
land-lower-rhine = Bas-Rhin
land-northern-gaul = Gaule du Nord
land-western-gaul = Gaule occidentale
land-central-europe = Europe centrale
land-danubia = Danubie
land-irrawaddy = Irrawaddy
land-mekong = Mékong
land-malay-peninsula = Péninsule malaise
land-sumatra = Sumatra
land-east-indies = Indes orientales
land-north-european-plain = Plaine nord-européenne
land-dnieper = Dniepr
land-caucasus = Caucase
land-western-steppe = Steppe occidentale
land-eastern-steppe = Steppe orientale
land-turanian-plain = Plaine touranienne
land-mongolia = Mongolie
land-manchurian-plain = Plaine de Mandchourie
land-pacific-seaboard = Côte pacifique
land-great-plains = Grandes Plaines
land-great-lakes = Grands Lacs
land-appalachia = Appalaches
land-deep-south = Sud profond
land-mexican-valley = Vallée de Mexico
land-central-america = Amérique centrale
land-west-indies = Antilles
land-northern-andes = Andes du Nord
land-southern-andes = Andes du Sud
land-guiana-highlands = Plateau des Guyanes
land-brazil = Brésil
land-patagonia = Patagonie
land-korean-peninsula = Péninsule coréenne
land-honshu = Honshu
land-hokkaido = Hokkaido
land-gold-coast = Côte de l’Or
land-central-africa = Afrique centrale
land-congo-basin = Bassin du Congo
land-east-africa = Afrique de l’Est
land-southern-africa = Afrique australe
land-madagascar = Madagascar
land-australia-land = Australie
land-new-guinea = Nouvelle-Guinée
land-new-zealand = Nouvelle-Zélande
land-tasmania = Tasmanie
land-alps = Alpes
land-amazonia = Amazonie
land-northern-lakes = Lacs du Nord
land-the-outback = Outback
land-plateau-of-tibet = Plateau du Tibet
land-sahara-desert = Désert du Sahara
land-siberia = Sibérie
land-syrian-desert = Désert de Syrie
sea-atlantic-ocean = Océan Atlantique
sea-north-atlantic-ocean = Océan Atlantique Nord
sea-indian-ocean = Océan Indien
sea-western-pacific-ocean = Océan Pacifique Ouest
sea-eastern-pacific-ocean = Océan Pacifique Est
sea-north-sea = Mer du Nord
sea-western-mediterranean = Méditerranée occidentale
sea-eastern-mediterranean = Méditerranée orientale
sea-black-sea = Mer Noire
sea-caspian-sea = Mer Caspienne
sea-red-sea = Mer Rouge
sea-bay-of-bengal = Baie du Bengale
sea-south-china-sea = Mer de Chine méridionale
sea-sea-of-japan = Mer du Japon
sea-caribbean-sea = Mer des Caraïbes
empire-sumeria = Sumer
empire-egypt = Égypte
empire-minoans = Minoens
empire-indus-valley = Vallée de l’Indus
empire-babylonia = Babylone
empire-shang-dynasty = Dynastie Shang
empire-aryans = Aryens
empire-assyria = Assyrie
empire-chou-dynasty = Dynastie Zhou
empire-vedic-city-states = Cités-États védiques
empire-greek-city-states = Cités-États grecques
empire-scythians = Scythes
empire-carthaginia = Carthage
empire-persia = Perse
empire-celts = Celtes
empire-macedonia = Macédoine
empire-maurya = Maurya
empire-han-dynasty = Dynastie Han
empire-hsiung-nu = Xiongnu
empire-romans = Romains
empire-sassanids = Sassanides
empire-guptas = Gupta
empire-goths = Goths
empire-huns = Huns
empire-byzantines = Byzantins
empire-tang-dynasty = Dynastie Tang
empire-arabs = Arabes
empire-khmers = Khmers
empire-franks = Francs
empire-vikings = Vikings
empire-holy-roman-empire = Saint-Empire romain
empire-chola = Chola
empire-sung-dynasty = Dynastie Song
empire-seljuk-turks = Turcs seldjoukides
empire-mongols = Mongols
empire-ming-dynasty = Dynastie Ming
empire-timurid-emirates = Émirats timourides
empire-incas-aztecs = Incas/Aztèques
empire-ottoman-turks = Turcs ottomans
empire-portugal = Portugal
empire-spain = Espagne
empire-mughals = Moghols
empire-russia = Russie
empire-manchu-dynasty = Dynastie mandchoue
empire-netherlands = Pays-Bas
empire-france = France
empire-britain = Grande-Bretagne
empire-united-states = États-Unis
empire-germany = Allemagne
minor-hittites = Hittites
minor-phoenicia = Phénicie
minor-mayans = Mayas
minor-anglo-saxons = Anglo-Saxons
minor-fujiwara = Fujiwara
minor-safavids = Safavides
minor-japan = Japon
card-leader = Chef
card-weaponry = Armements
card-reallocation = Redistribution
card-minor-hittites = Empire mineur : Hittites
card-minor-phoenicia = Empire mineur : Phénicie
card-minor-mayans = Empire mineur : Mayas
card-minor-anglo-saxons = Empire mineur : Anglo-Saxons
card-minor-fujiwara = Empire mineur : Fujiwara
card-minor-safavids = Empire mineur : Safavides
card-minor-japan = Empire mineur : Japon
card-disaster = Désastre
card-population-explosion = Explosion démographique
card-civil-service = Fonction publique
card-civil-war = Guerre civile
card-treachery = Trahison
card-barbarians = Barbares
card-naval-power = Puissance navale
card-elite-troops = Troupes d’élite
card-allies = Alliés
card-siegecraft = Siège
card-engineering = Technologie
card-astronomy = Astronomie
card-jihad = Guerre sainte
card-pestilence = Pestilence
card-plague = Peste
card-famine = Famine
card-black-death = Mort noire
card-crusade = Croisade
card-jewish-revolt = Révolte juive
card-migrants-africa = Migration : Afrique
card-migrants-australia = Migration : Australie
card-migrants-north-america = Migration : Amérique du Nord
card-expert-mountains = Troupes expertes : montagnes
card-expert-straits = Troupes expertes : détroits
card-expert-forests = Troupes expertes : forêts
card-kingdom-canaanites = Royaume : Cananéens
card-kingdom-etruscans = Royaume : Étrusques
card-kingdom-kush = Royaume : Kush
card-kingdom-tiahuanaco = Royaume : Tiahuanaco
card-kingdom-mali = Royaume : Mali
card-kingdom-thai = Royaume : Thaï
card-kingdom-zimbabwe = Royaume : Zimbabwe
card-leader-help = Votre empire actif attaque avec 3 dés. Trois dés égaux comptent encore, puis le Chef meurt.
card-weaponry-help = +1 aux dés d’attaque de votre empire actif, tout le tour. Se cumule avec un Chef.
card-reallocation-help = Quand vos flottes sont placées et avant de vous étendre, échangez-en autant que vous voulez contre autant de pièces.
card-minor-hittites-help = Un empire de plus, de force 3, terre de départ : Anatolie orientale, avec une capitale. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-phoenicia-help = Un empire de plus, de force 3, terre de départ : Levant, avec une capitale ; flottes : Méditerranée orientale, Méditerranée occidentale. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-mayans-help = Un empire de plus, de force 2, terre de départ : Amérique centrale, avec une capitale. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-anglo-saxons-help = Un empire de plus, de force 3, terre de départ : Littoral baltique ; flottes : Mer du Nord. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-fujiwara-help = Un empire de plus, de force 3, terre de départ : Hokkaido, avec une capitale ; flottes : Mer du Japon. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-safavids-help = Un empire de plus, de force 3, terre de départ : Désert salé de Perse, avec une capitale. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-minor-japan-help = Un empire de plus, de force 5, terre de départ : Honshu, avec une capitale ; flottes : Mer du Japon. Il se joue entièrement avant le vôtre ; aucune autre carte ne l’aide.
card-disaster-help = Choisissez jusqu’à 2 terres avec un monument : monument, fort et ville y sont détruits, une capitale devient une ville.
card-population-explosion-help = Recevez 2 pièces. Une pièce rachète une armée perdue ou achète un fort.
card-civil-service-help = Recevez 1 pièce, une de plus si l’empire a une capitale, une de plus s’il a la navigation.
card-civil-war-help = Une armée se soulève dans 1 à 3 terres d’un même empire ennemi : 2 dés contre 1, sans terrain, les forts comptent. Les terres gagnées sont à vous.
card-treachery-help = Désignez une terre ennemie. La première attaque de votre empire actif contre elle, ce tour-ci, est gagnée sans dés ; il faut arriver jusqu’à elle.
card-barbarians-help = D’une terre stérile, une armée à vous attaque une terre ennemie adjacente (2 dés contre 1) et la garde. Tant qu’elle gagne, une autre attaque la suivante.
card-naval-power-help = Contre vos débarquements, le défenseur lance 2 dés au lieu de 3.
card-elite-troops-help = Votre empire actif l’emporte en cas d’égalité, jusqu’à ce qu’il perde une armée au combat.
card-allies-help = Recevez 2 pièces. Une pièce rachète une armée perdue, qui n’entre alors que dans une terre vide, ou achète un fort.
card-siegecraft-help = +1 contre une terre avec un fort, une capitale ou une ville. Gagner contre un fort enlève le fort et l’armée ensemble.
card-engineering-help = Si l’empire a une capitale, 2 forts gratuits, à placer ce tour-ci.
card-astronomy-help = Une flotte de plus ce tour-ci, dans n’importe quelle mer mais pas dans un océan.
card-jihad-help = Attaquez avec 3 dés et gagnez les égalités jusqu’à la première armée perdue, puis avec 2 dés et gagnez les égalités jusqu’à la deuxième.
card-pestilence-help = Choisissez une terre : son armée lance 3 dés, chaque armée d’une terre adjacente en lance 2. Un seul 1 enlève l’armée et le fort. Les vôtres lancent aussi.
card-plague-help = Choisissez une terre occupée : son armée lance 4 dés ; un 1 suffit à l’enlever, avec son fort. Puis une terre adjacente lance 3 dés, et ainsi de suite tant que l’armée meurt.
card-famine-help = Choisissez une région : chaque armée lance un dé, un 1 enlève l’armée et le fort.
card-black-death-help = Choisissez deux régions adjacentes : chaque armée lance un dé, un 1 enlève l’armée et le fort.
card-crusade-help = 3 armées partent de la Méditerranée orientale, avec +1 à leurs dés. Si elles prennent la Palestine, elle reçoit un fort et une ville.
card-jewish-revolt-help = Une armée se soulève en Palestine : 3 dés contre 1, sans terrain, les forts comptent. Si la Palestine est vide, elle s’y installe.
card-migrants-africa-help = 2 armées dans 2 terres vides d’Afrique. Elles n’attaquent pas et ne construisent pas.
card-migrants-australia-help = 2 armées dans 2 terres vides d’Australie. Elles n’attaquent pas et ne construisent pas.
card-migrants-north-america-help = 2 armées dans 2 terres vides d’Amérique du Nord. Elles n’attaquent pas et ne construisent pas.
card-expert-mountains-help = Les montagnes ne donnent aucun dé de plus au défenseur contre votre empire actif.
card-expert-straits-help = Les détroits ne donnent aucun dé de plus au défenseur contre votre empire actif.
card-expert-forests-help = Les forêts ne donnent aucun dé de plus au défenseur contre votre empire actif.
card-kingdom-canaanites-help = Une armée et une ville : Palestine. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-etruscans-help = Une armée et une ville : Apennins du Nord. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-kush-help = Une armée et une ville : Haut-Nil. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-tiahuanaco-help = Une armée et une ville : Andes du Sud. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-mali-help = Une armée et une ville : Côte de l’Or. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-thai-help = Une armée et une ville : Péninsule malaise. L’armée et le fort qui s’y trouvaient sont détruits.
card-kingdom-zimbabwe-help = Une armée et une ville : Afrique de l’Est. L’armée et le fort qui s’y trouvaient sont détruits.

# Ce qui départage l’égalité à la fin.
tie-strength = plus petite somme des forces des sept empires
tie-preeminence = plus de points de prééminence
tie-last-empire = plus petite force à l’époque VII
