game-title = Empires : Age of Discovery
game-tagline = Peuplez le Nouveau Monde, armez vos bateaux, bâtissez votre capitale.
game-about = De deux à six puissances européennes envoient leurs ouvriers outre-mer pendant huit tours : pour coloniser et se disputer neuf régions, faire commerce de marchandises, explorer l’inconnu et élever les bâtiments de leur capitale. Avec l’extension des bâtisseurs, les avantages nationaux et toutes les variantes.

## Options

option-start_mode = Départ
option-start_mode-help = Comment se décident l’ordre des joueurs, l’argent et les plateaux nationaux.
option-start_mode-standard = Normal : ordre au hasard, sans avantages nationaux
option-start_mode-auction_nations = Enchères pour les plateaux nationaux
option-start_mode-random_nations = Plateaux nationaux au hasard
option-builders = Bâtisseurs
option-builders-help = La sixième sorte d’ouvriers : des bâtiments moins chers et des régions plus riches.
option-expansion_buildings = Bâtiments de l’extension
option-expansion_buildings-help = Ajoute les vingt bâtiments de l’extension des bâtisseurs.
option-plague = Pestes
option-plague-help = Garde les trois bâtiments « Peste » dans les piles.
option-buy_vp = Achat de points de victoire
option-buy_vp-help = Après chaque décompte des colonies, on peut acheter des points de victoire.
option-two_player_captains = Capitaines à deux joueurs
option-two_player_captains-help = À deux joueurs, chacun commence avec deux capitaines sur la piste des découvertes.
option-reduced_luck = Hasard réduit
option-reduced_luck-help = Dix bâtiments de l’âge III sont tirés dès le début et montrés à tous.
option-no_survivors = Aucun survivant
option-no_survivors-help = Une tuile qui repousse une expédition est remplacée par une autre, face cachée.
option-scouting = Partir en reconnaissance
option-scouting-help = À tout moment de son tour, on peut payer pour regarder une découverte face cachée.
option-advanced_recon = Reconnaissance avancée
option-advanced_recon-help = Toutes les tuiles de découverte de la carte sont face visible dès le début.
option-strict_colonists = Seulement les colons de la boîte
option-strict_colonists-help = Personne n’a plus de 29 colons ; au-delà, les gains sont perdus.
option-letter = À la lettre du livret
option-letter-help = Choisit le texte imprimé partout où notre lecture s’en écarte : tous les réglages suivants à la fois.
option-letter_captains = Lettre : deux capitaines en tout
option-letter_captains-help = À deux joueurs, chacun place un seul capitaine sur la piste des découvertes.
option-letter_money = Lettre : 10 $ chacun avec les nations au hasard
option-letter_money-help = Avec les nations au hasard, tout le monde commence avec 10 $, quelle que soit sa place.
option-letter_auction = Lettre : enchères libres
option-letter_auction-help = Tout le monde peut passer, et chaque enchère est ouverte par un joueur tiré au sort.
option-letter_england = Lettre : l’Angleterre range tout le quai
option-letter_england-help = L’Angleterre range aussi les ouvriers des cases X et Y et des bateaux.
option-letter_portugal_deck = Lettre : le Portugal à la place d’une région
option-letter_portugal_deck-help = L’avantage du Portugal remplace une région : il cesse quand toutes sont découvertes.
option-letter_portugal_plague = Lettre : le Portugal affronte toujours 3
option-letter_portugal_plague-help = La Peste de l’âge I n’abaisse pas la résistance de 3 du Portugal.
option-letter_scouting = Lettre : regarder la pile à tout moment
option-letter_scouting-help = On peut regarder la première carte alors qu’il reste des tuiles sur la carte.
option-letter_explorers = Lettre : explorateurs immédiats
option-letter_explorers-help = Conquistadors et Navigateur placent leur premier ouvrier sur la piste dès l’achat.
option-letter_university = Lettre : l’Université pour tout ouvrier
option-letter_university-help = L’Université déplace l’ouvrier de n’importe qui, sur n’importe laquelle de ses pistes, avant chaque piste et chaque fois qu’une question vous est posée à votre tour.
option-letter_stables = Lettre : Étables de colonie à colonie
option-letter_stables-help = Le soldat doit rejoindre une région où son propriétaire a un ouvrier.
option-letter_mint = Lettre : Hôtel des Monnaies aux revenus
option-letter_mint-help = L’Hôtel des Monnaies se choisit et se paie avant les revenus des marchandises.
option-letter_glory = Lettre : la Gloire veut un rival
option-letter_glory-help = Seules les régions où un autre joueur a trois ouvriers comptent pour la Gloire.
option-letter_reason = Lettre : l’Âge de raison compte tout le monde
option-letter_reason-help = Tous les ouvriers de la piste des spécialistes au tour 8 comptent, quel que soit leur propriétaire.
option-letter_figures = Lettre : échange libre des figurines
option-letter_figures-help = Quand il manque un spécialiste en réserve, tout spécialiste sauf un bâtisseur peut devenir colon.
preset-first = Ce que conseille le livret : cinq sortes d’ouvriers et les bâtiments de la première boîte.
preset-usual = Les bâtisseurs et tous leurs bâtiments, sans nations ni variantes.
preset-letter = Comme on joue d’habitude, mais à la lettre partout où notre lecture s’écarte du livret.
preset-everything = Les nations aux enchères et toutes les variantes qui vont ensemble : pour qui connaît le jeu.

## Termes

term-seat = { $who }
term-nothing = aucune
term-list = { $items }
term-shift = { $from } → { $sure ->
    [0] { $to }–{ $most }
   *[other] { $to }
}
# Un nom peut finir par un nombre à lui.
term-what = { $who } ({ $what })
term-what-own = vous ({ $what })
term-toll-points = PV { $shift }
term-toll-workers = { $n ->
    [one] { $n } tué
   *[other] { $n } tués
}
term-toll-both = { $points }, { $workers }
term-toll-none = sans perte
term-either = { $one } ou { $other }
term-worker-of = { $kind } ({ $who })
term-tile = résistance { $resistance }, butin { $plunder } $, { $soldier } $ par soldat, { $vp } PV
term-card = { $card } (résistance { $resistance }, butin { $plunder } $, { $soldier } $ par soldat, { $vp } PV)
nth-1 = 1er
nth-2 = 2e
nth-3 = 3e
nth-4 = 4e
nth-5 = 5e
nth-6 = 6e
nth-7 = 7e
nth-8 = 8e
nth-9 = 9e
nth-10 = 10e
nth-11 = 11e
nth-12 = 12e
thing-hand = { $kind } en main
thing-in-line = { $track }, place { $n }
thing-explorer = { $kind } { DE($who) } sur la piste des découvertes
thing-order = { $who } dans l’ordre des joueurs
thing-supply = { $kind } en réserve
thing-ship = le bateau marchand
thing-settled = { $worker } { $region }
thing-good-of = marchandise « { $good } » { DE($who) }
thing-tile = tuile de découverte { $region }
thing-deck = la pile de découvertes

worker-colonist = colon
worker-captain = capitaine
worker-merchant = marchand
worker-missionary = missionnaire
worker-soldier = soldat
worker-builder = bâtisseur
worker-colonist-help = Peut travailler partout ; vaut 1 sur toutes les pistes.
worker-captain-help = Vaut 2 pour le bateau marchand et 2 dans une expédition.
worker-merchant-help = Vaut 2 pour le bateau marchand ; rapporte 5 $ en débarquant.
worker-missionary-help = Amène un colon avec lui en débarquant.
worker-soldier-help = Augmente le butin d’une expédition de 2 à 5 $ selon la tuile, de 1 à 3 $ selon la carte ; dans une région, il combat.
worker-builder-help = Achète les bâtiments 5 $ moins cher ; dans une région, ajoute 4 PV à la première place et 2 PV à la deuxième.
use-colonist = vaut 1 partout
use-captain = vaut 2 pour le bateau et en expédition
use-merchant = vaut 2 pour le bateau, rapporte 5 $ à terre
use-missionary = amène un colon en débarquant
use-missionary-more = amène { $n ->
    [one] { $n } colon
   *[other] { $n } colons
  } en débarquant
use-missionary-ashore = vaut 1 ; le quai est plein
use-soldier = combat à terre, butin +1 à 5 $ en expédition
use-soldier-now = combat à terre, butin +{ $alike ->
    [0] { $least } à { $most }
   *[other] { $least }
} $ en expédition
use-soldier-ashore = combat à terre
use-builder = bâtiments à −5 $, plus de PV à terre
workers-colonist = { $n } { $n ->
    [one] colon
   *[other] colons
}
workers-captain = { $n } { $n ->
    [one] capitaine
   *[other] capitaines
}
workers-merchant = { $n } { $n ->
    [one] marchand
   *[other] marchands
}
workers-missionary = { $n } { $n ->
    [one] missionnaire
   *[other] missionnaires
}
workers-soldier = { $n } { $n ->
    [one] soldat
   *[other] soldats
}
workers-builder = { $n } { $n ->
    [one] bâtisseur
   *[other] bâtisseurs
}

region-new-france = Nouvelle-France
region-new-england = Nouvelle-Angleterre
region-virginia = Virginie
region-florida = Floride
region-new-spain = Nouvelle-Espagne
region-caribbean = Caraïbes
region-new-granada = Nouvelle-Grenade
region-peru = Pérou
region-brazil = Brésil
region-the-new-france = la Nouvelle-France
region-the-new-england = la Nouvelle-Angleterre
region-the-virginia = la Virginie
region-the-florida = la Floride
region-the-new-spain = la Nouvelle-Espagne
region-the-caribbean = les Caraïbes
region-the-new-granada = la Nouvelle-Grenade
region-the-peru = le Pérou
region-the-brazil = le Brésil
region-in-new-france = en Nouvelle-France
region-in-new-england = en Nouvelle-Angleterre
region-in-virginia = en Virginie
region-in-florida = en Floride
region-in-new-spain = en Nouvelle-Espagne
region-in-caribbean = aux Caraïbes
region-in-new-granada = en Nouvelle-Grenade
region-in-peru = au Pérou
region-in-brazil = au Brésil
region-to-new-france = en Nouvelle-France
region-to-new-england = en Nouvelle-Angleterre
region-to-virginia = en Virginie
region-to-florida = en Floride
region-to-new-spain = en Nouvelle-Espagne
region-to-caribbean = aux Caraïbes
region-to-new-granada = en Nouvelle-Grenade
region-to-peru = au Pérou
region-to-brazil = au Brésil

good-silver = lingots d’argent
good-sugar = sucre
good-gold = or
good-tobacco = tabac
good-coffee = café
good-indigo = indigo
good-fur = fourrure
good-cattle = bœuf
good-cocoa = cacao
good-fish = poisson
good-rice = riz

nation-england = Angleterre
nation-spain = Espagne
nation-france = France
nation-portugal = Portugal
nation-holland = Hollande
nation-italy = Villes-États italiennes
nation-england-help = Une fois par partie, juste avant le quai des colons : ajoutez-y deux colons, même au-delà des cases, et rangez les ouvriers qui s’y trouvent comme vous voulez.
nation-spain-help = Avant le tour 1 seulement : découvrez une région gratuitement et placez-y un soldat.
nation-france-help = Deux fois par partie, une fois par tour, juste avant la piste des marchandises : prenez-y une marchandise.
nation-portugal-help = Une fois par âge : envoyez votre expédition vers la pile de découvertes, à résistance 3.
nation-holland-help = Une fois par partie, juste avant la piste du bateau marchand : prenez le bateau.
nation-italy-help = Deux fois par partie, une fois par tour, juste avant la piste des spécialistes : remplacez un ouvrier de cette piste par un des vôtres.

track-initiative = Initiative
track-dock = Quai des colons
track-goods = Marchandises
track-merchant-ship = Bateau marchand
track-buildings = Bâtiments de la capitale
track-discovery = Découvertes
track-specialists = Spécialistes
track-war = Guerre
track-initiative-help = La première case rapporte 1 $, la deuxième 2 $, et ainsi de suite ; l’ordre du prochain tour suit ces cases. Un seul ouvrier par joueur.
track-dock-help = De gauche à droite, chaque ouvrier débarque dans une région découverte de votre choix et y reste : les colonies sont comptées après les tours 3, 6 et 8. Le premier joueur qui a trois ouvriers dans une région en prend la marchandise.
track-goods-help = De gauche à droite, chaque ouvrier prend une marchandise, pour le reste de la partie. À chaque tour, les séries paient : quatre identiques 6 $, trois identiques 3 $, trois quelconques 1 $. Au tour 8, ces revenus comptent aussi comme PV.
track-merchant-ship-help = Un ouvrier vaut ici 1, un capitaine ou un marchand 2 ; le plus fort total prend le bateau, à égalité le premier dans l’ordre des joueurs. Un bateau remplace n’importe quelle marchandise d’une série, à chaque tour.
track-buildings-help = De gauche à droite, chaque ouvrier peut acheter un bâtiment, au prix indiqué.
track-discovery-help = Dans l’ordre des joueurs, une expédition chacun : elle découvre une région si elle égale au moins sa résistance, de 1 à 5 et cachée le plus souvent, et rapporte un butin, des PV et un premier colon sur place. Une fois toutes les régions découvertes, elle affronte la première carte de la pioche. Les ouvriers envoyés retournent à la réserve, les autres attendent ici.
track-specialists-help = Chaque case donne son spécialiste pour le tour suivant, en plus de vos nouveaux colons ; l’entraînement donne n’importe lequel pour 5 $. Au tour 8, faute de tour suivant, les ouvriers placés ici ne comptent que pour qui possède le bâtiment « L’Âge de raison ».
track-war-help = De gauche à droite : une bataille dans une région ou, pour 10 $, une guerre totale contre un joueur. Chaque soldat présent élimine un ouvrier de l’autre camp.

training-captain = capitaine
training-merchant = marchand
training-missionary = missionnaire
training-soldier = soldat
training-builder = bâtisseur
training-any = entraînement
training-captain-help = Pour le tour suivant, en plus de vos colons : un capitaine, qui vaut 2 dans une expédition et pour le bateau marchand.
training-merchant-help = Pour le tour suivant, en plus de vos colons : un marchand, qui rapporte 5 $ en débarquant du quai et vaut 2 pour le bateau marchand.
training-missionary-help = Pour le tour suivant, en plus de vos colons : un missionnaire, qui amène un colon de plus en débarquant du quai.
training-soldier-help = Pour le tour suivant, en plus de vos colons : un soldat, qui élimine un ouvrier adverse au combat et rapporte 1 à 5 $ de butin de plus en expédition.
training-builder-help = Pour le tour suivant, en plus de vos colons : un bâtisseur, qui achète un bâtiment 5 $ moins cher, ou débarque et ajoute à sa région 4 PV pour la première place et 2 PV pour la deuxième.
training-any-help = Pour le tour suivant, en plus de vos colons : un spécialiste au choix, pour 5 $ à payer quand cette piste est résolue.

spot-mayflower = un de vos bateaux (Mayflower)
spot-specialists = Spécialistes : { $place }
spot-box = case « { $place } »

# La barre de ce à quoi un ouvrier peut servir.
deed-initiative = Initiative
deed-dock = Quai des colons
deed-goods = Marchandises
deed-ship = Bateau marchand
deed-buildings = Bâtiments
deed-discovery = Découvertes
deed-specialists = Spécialistes
deed-war = Guerre
deed-initiative-help = { track-initiative-help }
deed-dock-help = { track-dock-help }
deed-goods-help = { track-goods-help }
deed-ship-help = { track-merchant-ship-help }
deed-buildings-help = { track-buildings-help }
deed-discovery-help = { track-discovery-help }
deed-specialists-help = { track-specialists-help }
deed-war-help = { track-war-help }

goal-deck = les terres inconnues (pile de découvertes)
goal-portugal = les terres inconnues, avec les explorateurs portugais

card-mississippi = Le Mississippi
card-great-lakes = Les Grands Lacs
card-pampas = La Pampa
card-california = Californie
card-philippines = Les Philippines
card-south-seas = Les Mers du Sud
card-ethiopia = Éthiopie
card-amazon = L’Amazone
card-northwest-territory = Le Territoire du Nord-Ouest
card-australia = Australie
card-japan = Cipango
card-siam = Siam
card-moluccas = L’archipel des Moluques
card-india = Inde
card-circumnavigation = Le tour du monde
card-china = Chine

## Bâtiments

building-colonists = Colons
building-colonists-help = À chaque tour : un colon de plus.
building-colonists-2 = Colons (2)
building-colonists-2-help = À chaque tour : un colon de plus. Ce bâtiment existe en deux exemplaires : voici le second.
building-monastery = Monastère
building-monastery-help = À chaque tour : un missionnaire.
building-trade-routes = Voies commerciales
building-trade-routes-help = À chaque tour : un marchand.
building-training-grounds = Terrains d’entraînement
building-training-grounds-help = À chaque tour : un soldat.
building-indentured-servitude = Servage
building-indentured-servitude-help = À chaque tour : un colon gratuit sur la case X du quai des colons.
building-conquistadors = Conquistadors
building-conquistadors-help = À chaque tour : un soldat gratuit sur la piste des découvertes.
building-navigator = Navigateur
building-navigator-help = À chaque tour : un capitaine gratuit sur la piste des découvertes.
building-inca-conquest = Conquête de l’Empire inca
building-inca-conquest-help = Immédiatement : 20 $.
building-trading-post = Comptoir
building-trading-post-help = À chaque tour : 5 $.
building-cartography = Cartographie du Nouveau Monde
building-cartography-help = Une seule fois : découvrez une région sans expédition et recevez le butin de sa tuile. 4 PV.
building-spoils-money-1 = Trésors de guerre : argent (âge I)
building-spoils-money-1-help = Gratuit. Immédiatement : 5 $.
building-spoils-ship = Trésors de guerre : bateau marchand
building-spoils-ship-help = Gratuit. Immédiatement : un bateau marchand.
building-spoils-specialists = Trésors de guerre : spécialistes
building-spoils-specialists-help = Gratuit. Immédiatement : deux spécialistes au choix pour le tour suivant.
building-magellan = Magellan
building-magellan-help = Vos capitaines valent 3 dans les expéditions.
building-new-world-city = Ville du Nouveau Monde
building-new-world-city-help = À chaque tour : un bâtisseur.
building-new-world-mission = Mission dans le Nouveau Monde
building-new-world-mission-help = À chaque tour : un missionnaire.
building-overpopulation = Surpopulation
building-overpopulation-help = Immédiatement : trois colons dans des régions découvertes, répartis à votre gré.
building-smuggler = Contrebandier
building-smuggler-help = À chaque tour : échangez une marchandise contre celle d’un autre joueur.
building-plague-1 = Peste (âge I)
building-plague-1-help = La résistance à vos expéditions baisse de 1.
building-indian-allies = Alliés indiens
building-indian-allies-help = Immédiatement : deux soldats dans une de vos colonies.
building-privateers = Corsaires
building-privateers-help = À chaque tour : 1 $ de chaque autre joueur par bateau marchand que vous possédez.
building-shipyards = Chantiers navals
building-shipyards-help = À chaque tour : un capitaine.
building-cathedral = Cathédrale
building-cathedral-help = Vos missionnaires amènent deux colons en débarquant.
building-taxes = Impôts
building-taxes-help = À chaque tour : 10 $. 2 PV.
building-university = Université
building-university-help = Une seule fois, à l’achat, en plaçant, avant une piste ou en phase 5 : votre ouvrier passe devant sur sa piste, ou votre marqueur devant dans l’ordre des joueurs. 5 PV.
building-west-indies-company = Compagnie des Indes
building-west-indies-company-help = À chaque tour : une marchandise au hasard.
building-colonization-laws = Lois sur la colonisation
building-colonization-laws-help = À chaque tour : un colon gratuit sur la case Y du quai des colons.
building-rum-distillery = Distillerie de rhum
building-rum-distillery-help = À chaque tour : 3 $ par marchandise « sucre ».
building-market = Marché
building-market-help = À chaque tour : un marchand.
building-military-academy = Académie militaire
building-military-academy-help = À chaque tour : un soldat.
building-fortress = Forteresse
building-fortress-help = À chaque tour : un soldat.
building-stables = Étables
building-stables-help = À chaque tour, juste avant les découvertes : déplacez un de vos soldats vers une région adjacente découverte.
building-spoils-money-2 = Trésors de guerre : argent (âge II)
building-spoils-money-2-help = Gratuit. Immédiatement : 7 $.
building-spoils-goods = Trésors de guerre : marchandises
building-spoils-goods-help = Gratuit. Immédiatement : deux marchandises au hasard.
building-stone-masonry = Maçonnerie de pierre
building-stone-masonry-help = À chaque tour : un bâtisseur.
building-papal-edict = Édit du Pape
building-papal-edict-help = Immédiatement : deux colons dans une de vos colonies ; un joueur de votre choix fait de même dans une des siennes.
building-mint = Hôtel des Monnaies
building-mint-help = À chaque tour : 2 $ par marchandise « or », ou « lingots d’argent ».
building-trader = Négociant
building-trader-help = À chaque tour : vendez des marchandises 5 $ chacune.
building-reformation = Réforme
building-reformation-help = Les missionnaires des autres n’amènent personne là où vous avez un missionnaire.
building-mayflower = Le Mayflower
building-mayflower-help = Jusqu’à trois de vos bateaux portent chacun un ouvrier, après la case Y du quai. Un bateau chargé ne complète aucune série ce tour-ci.
building-plague-2 = Peste (âge II)
building-plague-2-help = Immédiatement : chaque colonie de trois ouvriers ou plus en perd un, au choix de son propriétaire.
building-militia = Milice
building-militia-help = Un soldat de plus dans toutes les batailles où vous défendez.
building-mercantilism = Mercantilisme
building-mercantilism-help = À la fin : 1 PV par marchandise.
building-population = Population
building-population-help = À la fin : 1 PV pour deux ouvriers dans le Nouveau Monde.
building-navy = Marine
building-navy-help = À la fin : 4 PV par bateau marchand.
building-power = Puissance
building-power-help = À la fin : 2 PV par soldat dans le Nouveau Monde.
building-prosperity = Prospérité
building-prosperity-help = À la fin : 2 PV par bâtiment de la capitale, celui-ci compris.
building-glory = Gloire
building-glory-help = À la fin : 2 PV par région où vous avez un ouvrier et où un joueur en a trois.
building-wealth = Richesse
building-wealth-help = À la fin : 1 PV par tranche de 5 $.
building-migration = Migration
building-migration-help = À chaque tour : déplacez jusqu’à deux colons d’une région vers une autre.
building-factory = Manufacture
building-factory-help = À chaque tour : 30 $. 5 PV.
building-age-of-discovery = Âge des découvertes
building-age-of-discovery-help = À la fin : 4 PV par tuile et par carte de découverte.
building-new-world-capital = Capitale du Nouveau Monde
building-new-world-capital-help = À la fin : 3 PV par bâtisseur à vous dans le Nouveau Monde.
building-age-of-reason = L’Âge de raison
building-age-of-reason-help = À la fin : 4 PV par ouvrier à vous sur la piste des spécialistes au tour 8.
building-rewriting-history = Réécrire l’histoire
building-rewriting-history-help = Immédiatement : prenez au hasard une tuile de découverte à chacun de deux joueurs.
building-plague-3 = Peste (âge III)
building-plague-3-help = Immédiatement : retirez jusqu’à trois colons d’un joueur dans une région.

## Questions

react-window = pouvoirs avant une piste
react-window-order = l’Université, une fois l’ordre fixé
prompt-bid = Enchère pour le prochain choix de plateau national et la prochaine place dans l’ordre : { $who } offre { $n } $. Surenchérissez-vous, ou vous retirez-vous ? Vous avez { $money } $.
prompt-bid-first = Ouvrez l’enchère : combien offrez-vous pour choisir d’abord un plateau national et prendre la prochaine place dans l’ordre ? Vous avez { $money } $.
prompt-nation = Vous avez remporté l’enchère : choisissez votre plateau national.
prompt-spain = Espagne, avant le tour 1 : découvrir une région gratuitement et y placer un soldat ?
prompt-pick = Quel ouvrier placez-vous maintenant ? { $scores ->
    [0] { $n ->
        [one] C’est votre dernier.
       *[other] Vous en avez { $n } en main.
    }
   *[other] { $n ->
        [one] C’est le dernier
       *[other] { $n } en main
    } ; décompte à la fin du tour.
}
prompt-place = Sur quelle piste placez-vous le { $kind } ? { $scores ->
    [0] { $n ->
        [0] C’est votre dernier ouvrier.
       *[other] Après lui, il vous en reste { $n } en main.
    }
   *[other] { $n ->
        [0] C’est le dernier
       *[other] Après lui, il en reste { $n } en main
    } ; décompte à la fin du tour.
}
prompt-scouted-card = La première carte est : { $card }. Remettez-la sur la pile ou sous la pile.
prompt-window = Avant la piste « { $track } » : utiliser un de vos pouvoirs ?
prompt-window-order = L’ordre du prochain tour est fixé : utiliser l’Université ?
prompt-england = L’Angleterre range le quai : qui débarque en numéro { $n } ?
prompt-italy = Villes-États italiennes : lequel de vos ouvriers prend la place ({ $place }) ?
prompt-stables = Étables : un soldat quitte { $region }. Où va‑t‑il ?
prompt-land = Quai des colons : où débarque votre { $kind } ?{ $n ->
    [0] {""}
    [one] {" "}Un autre de vos ouvriers débarquera.
   *[other] {" "}{ $n } autres de vos ouvriers débarqueront.
}
prompt-good = Marchandises : laquelle prenez-vous ?{ $n ->
    [0] {""}
    [one] {" "}Un autre de vos ouvriers en prendra une.
   *[other] {" "}{ $n } autres de vos ouvriers en prendront une.
}
prompt-buy = Bâtiments de la capitale : lequel achetez-vous ? Vous avez { $n } $.
prompt-expedition = Découvertes : qui part en expédition ? Vous y avez { $n ->
    [one] un ouvrier, qui vaut
   *[other] { $n } ouvriers, qui valent
} { $worth } ; qui part retourne ensuite à la réserve.
prompt-expedition-goal = Votre expédition vaut { $n }. Où va‑t‑elle ?{ $left ->
    [0] {""}
   *[other] {" "}Vous pouvez aussi ajouter des ouvriers.
}
prompt-cartography = Cartographie du Nouveau Monde : découvrez une région maintenant, ou gardez le bâtiment pour plus tard.
prompt-university = Université : faites passer un ouvrier devant maintenant, ou gardez le bâtiment pour plus tard.
prompt-train = Entraînement : quel spécialiste voulez-vous pour le tour suivant, contre { $n } $ ?
prompt-recruit = Trésors de guerre : quel spécialiste prenez-vous pour le tour suivant ? (reste : { $n })
prompt-settle = Surpopulation : où placez-vous un colon ? (reste : { $n })
prompt-allies = Alliés indiens : laquelle de vos colonies reçoit deux soldats ?
prompt-edict = Édit du Pape : quel joueur place aussi des colons ?
prompt-edict-first = Édit du Pape : qui place en premier ?
prompt-edict-place = Édit du Pape : laquelle de vos colonies reçoit deux colons ?
prompt-war = Guerre : livrez-vous une bataille dans une région, ou, pour { $n } $, une guerre totale contre un joueur, partout où vous vous rencontrez ? (PV : ceux des colonies, comptés maintenant.)
prompt-war-poor = Guerre : livrez-vous une bataille dans une région ? (PV : ceux des colonies, comptés maintenant. Une guerre totale coûte { $n } $ ; vous avez { $money } $.)
prompt-opponent = Guerre : qui combattez-vous { $region } ? (PV : ceux des colonies, comptés maintenant.)
prompt-hit = Bataille { $region } : choisissez un ouvrier { DE($who) } à éliminer (reste : { $n }).
prompt-exchange = Il ne vous reste aucun { $kind } en réserve. En échanger un contre un colon dans une région ?
prompt-plague = Peste : votre colonie { $region } perd un ouvrier. Lequel ?
prompt-plague-region = Peste : choisissez la région où { $n ->
    [one] mourra au plus un colon
   *[other] mourront jusqu’à { $n } colons
}.
prompt-plague-victim = Peste { $region } : quel joueur perd des colons ?
prompt-plague-number = Peste { $region } : combien de colons { DE($who) } meurent ?
prompt-rewrite = Réécrire l’histoire : à qui prenez-vous une tuile de découverte ? ({ $n ->
    [one] encore un joueur
   *[other] encore { $n } joueurs
})
prompt-mint = Hôtel des Monnaies : est-ce votre or ou votre argent qui rapporte ?
prompt-benefits = Bénéfices de la capitale : utilisez vos bâtiments dans l’ordre de votre choix, puis dites que vous avez terminé.
prompt-smuggle = Contrebandier : que voulez-vous contre votre marchandise « { $good } » ?
prompt-migrate = Migration : { $n ->
    [one] un colon quitte { $region }. Où va‑t‑il ?
   *[other] jusqu’à { $n } colons quittent { $region }. Où vont-ils ?
}
prompt-buy-vp = Acheter des points de victoire à { $n } $ pièce ? Vous avez { $money } $.

## Choix

do-bid = Offrir { $n } $
do-drop-out = Se retirer
do-nation = Prendre le plateau « { $nation } »
do-decline-spain = Ne rien découvrir
do-pick = Placer un { $kind } ({ $use })
do-place-initiative = { $spot } : { $n } $, { $nth } au tour suivant
do-place-initiative-last = { $spot } : { $n } $
do-place-dock = { $spot } : { $region } +{ $n } PV ; débarque en { $nth }{ $paid ->
    [0] {""}
   *[other] , +{ $paid } $
}{ $more ->
    [0] {""}
    [one] , +1 colon
   *[other] , +{ $more } colons
}{ $fights ->
    [0] {""}
   *[other] , peut combattre
}
do-place-dock-hope = { $spot } : { $region } +{ $n } PV au mieux ; débarque en { $nth }{ $paid ->
    [0] {""}
   *[other] , +{ $paid } $
}{ $more ->
    [0] {""}
    [one] , +1 colon
   *[other] , +{ $more } colons
}{ $fights ->
    [0] {""}
   *[other] , peut combattre
}
do-place-dock-plain = { $spot } : débarque en { $nth }{ $paid ->
    [0] {""}
   *[other] , +{ $paid } $
}{ $more ->
    [0] {""}
    [one] , +1 colon
   *[other] , +{ $more } colons
}{ $fights ->
    [0] {""}
   *[other] , peut combattre
}
do-place-mayflower = { $spot } : débarque après le quai
do-place-goods = { $spot } : { $more ->
    [0] { $nth } choix, parmi { $n }
   *[other] { $last ->
        [1] {""}
       *[0] revenus{" "}
    }+{ $more }{ $last ->
        [1] {" PV"}
       *[0] {" $"}
    }{ $some ->
        [0] {""}
       *[other] {" "}au plus
    }, { $nth } choix
}
do-place-goods-of = { $spot } : { $last ->
    [1] +{ $more } PV avec { $good }, { $nth } choix
   *[0] revenus +{ $more } $ avec { $good }, { $nth } choix
}
do-place-goods-last = { $spot } : prend la dernière
do-place-goods-none = { $spot } : il n’en restera aucune
do-place-ship-ahead = { $spot } : { $more ->
    [0] {""}
   *[other] { $last ->
        [1] {"+"}{ $more } PV,{" "}
       *[0] revenus +{ $more } $,{" "}
    }
}à vous { $sure ->
    [0] jusqu’ici{" "}
   *[other] {""}
}(valeur { $n })
do-place-ship-kept = { $spot } : déjà à vous, valeur { $n } au lieu de { $before }
do-place-ship-behind = { $spot } : { $n } contre { $other }, derrière { $who }
do-place-ship-tie = { $spot } : à vous par l’ordre des joueurs, égalité à { $n }{ $more ->
    [0] {""}
   *[other] { $last ->
        [1] , +{ $more } PV
       *[0] , revenus +{ $more } $
    }
}
do-place-ship-tied = { $spot } : va à { $who }, égalité à { $n }
do-place-ship-none = { $spot } : aucun bateau à prendre
do-place-buildings = { $spot } : achète en { $nth } avec { $money } ${ $less ->
    [0] {""}
   *[other] {" "}(prix −{ $less } $)
}
do-place-buildings-shared = { $spot } : achète en { $nth }{ $less ->
    [0] {""}
   *[other] {" "}(prix −{ $less } $)
} ; il restera au plus { $money } $
do-place-buildings-spent = { $spot } : { $money ->
    [0] il ne restera rien pour payer
   *[other] reste { $money } $ : plus rien à acheter
}
do-place-buildings-dear = { $spot } : avec { $money } $, rien à acheter pour l’instant
do-place-discovery = { $spot } : vaut { $n } contre { $alike ->
    [0] { $least } à { $most }
   *[other] { $least }
}, { $chance } % jusqu’ici
do-place-discovery-at = { $spot } : { $chance } % jusqu’ici { $region } (vaut { $n })
do-place-discovery-free = { $spot } : { $chance } % si { $region } reste libre (vaut { $n })
do-place-discovery-best = { $spot } : { $chance } % au mieux jusqu’ici (vaut { $n })
do-place-discovery-wasted = { $spot } : déjà { $chance } % sans lui (vaut { $n })
do-place-discovery-deck = { $spot } : { $chance } % jusqu’ici contre la première carte (vaut { $n })
do-place-discovery-soldier = { $said }, butin +{ $alike ->
    [0] { $least } à { $most }
   *[other] { $least }
} $
do-place-discovery-none = { $spot } : plus rien à découvrir
do-place-specialist = { $spot } pour le tour suivant
do-place-training = { $spot }, au choix pour { $n } $, pour le tour suivant
do-place-training-perhaps = { $spot }, au choix, s’il reste { $n } $ après l’achat
do-place-training-dear = { $spot } à { $n } $, { $money } $ seulement pour l’instant
do-place-specialist-last = { $spot }, ne sert qu’au bâtiment « L’Âge de raison »
do-place-war = { $spot } : combat en { $nth } ; { $n ->
    [one] une région possible
   *[other] { $n } régions possibles
}
do-place-war-lost = { $spot } : sans soldat, rien que des pertes
do-place-war-none = { $spot } : pas encore utile, il faut un soldat en région partagée après le débarquement
do-place-war-unarmed = { $spot } : inutile, nul soldat en région partagée
do-place-war-landing = { $spot } : bataille si votre soldat débarque
do-scout = Partir en reconnaissance { $region } ({ $n } $)
do-scout-deck = Regarder la première carte ({ $n } $)
do-keep-on-top = La remettre sur la pile
do-put-under = La mettre sous la pile
do-university = Université : { $kind } { DE($who) } en premier ({ $track }, place { $n })
do-university-order = Université : { $who } passe devant dans l’ordre des joueurs
do-england = Angleterre : ajouter deux colons et ranger le quai
do-england-next = Ensuite : { $kind } ({ $who })
do-england-done = Laisser le reste en l’état
do-france = France : prendre la marchandise « { $good } »
do-holland = Hollande : prendre le bateau
do-italy = Villes-États italiennes : remplacer l’ouvrier { DE($who) } ({ $place })
do-italy-with = Y mettre un { $kind }
do-stables-from = Étables : un soldat quitte { $region }
do-decline-power = N’utiliser aucun pouvoir
do-ride-to = Chevaucher vers { $region }
do-migrate-to = Migrer vers { $region }
do-land = Débarquer { $region } ({ $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
} : { $vp } PV)
do-land-few = Débarquer { $region } ({ $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
}{ $most ->
    [0] {""}
   *[other] {" contre "}{ $most }
} ; dès { $need } : { $token ->
    [0] {""}
   *[other] { $good },{" "}
}1er { $first } PV, 2e { $second })
do-land-against = Débarquer { $region } ({ $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
} contre { $most } : { $vp } PV)
do-land-builder = Débarquer { $region } ({ $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
} contre { $most } : { $vp } PV ; le bâtisseur profite surtout au premier)
do-land-tied = Débarquer { $region } (égalité à { $n } : { $vp } PV)
do-land-battle = { $said } ; permet une bataille
do-stay-home = Le garder au pays (il retourne à la réserve)
do-take-good = Prendre : { $good } (vous en avez { $n } ; il y en a { $all } dans le jeu)
do-leave-goods = Ne rien prendre
do-buy = Acheter « { $building } » ({ $n } $)
do-buy-money = Acheter « { $building } » ({ $n } $) : { $sum } $ d’ici la fin
do-buy-workers = Acheter « { $building } » ({ $n } $) : { $workers } d’ici la fin
do-buy-goods = Acheter « { $building } » ({ $n } $) : { $sum ->
    [one] 1 marchandise
   *[other] { $sum } marchandises
} d’ici la fin
do-buy-places = Acheter « { $building } » ({ $n } $) : { $workers } aussitôt
do-buy-plague = Acheter « { $building } » ({ $n } $) ; pertes immédiates : { $losses } ; PV inchangés
do-buy-plague-points = Acheter « { $building } » ({ $n } $) ; pertes immédiates : { $losses } ; PV : { $shifts }
do-buy-plague-none = Acheter « { $building } » ({ $n } $) : ne frappe personne, aucune colonie n’en a { $least }
do-buy-expedition = Acheter « { $building } » ({ $n } $) : votre expédition passe de { $before } à { $after } %
do-buy-nothing = Ne rien acheter
# Ce qu’on peut espérer de ceux qui partiraient.
hope = réussirait à { $chance } %
hope-at = réussirait à { $chance } % { $region }
hope-best = réussirait à { $chance } % au mieux
hope-points = { $alike ->
    [0] { $least } à { $most } PV
   *[other] exactement { $least } PV
}
hope-deck = réussirait à { $chance } % contre la première carte
do-send = Envoyer un { $kind } (valeur : { $n })
do-send-alone = Envoyer un { $kind } (vaut { $worth } ; seul, { $hope })
do-send-more = Envoyer aussi un { $kind } (en tout { $worth }, { $hope })
do-send-all = Envoyer tout le monde ({ $n }) : vaut { $worth }, { $hope }
do-send-all-points = Envoyer tout le monde ({ $n }) : vaut { $worth }, { $hope }, puis { $points }
do-send-all-plain = Envoyer tout le monde ({ $n }) : vaut { $worth }
do-explore = Expédition vers { $region } ({ $good })
do-explore-deck = Expédition vers l’inconnu (pile de découvertes)
do-explore-portugal = Portugal : expédition vers l’inconnu (pile de découvertes), résistance 3
do-wait = N’envoyer personne : les ouvriers attendent
do-discover = Découvrir { $region }
do-keep-cartography = Le garder pour les bénéfices de ce tour ou d’un autre, tant qu’il reste une région
do-keep-university = Le garder pour plus tard : à votre tour de placer, avant une piste ou une fois l’ordre fixé
do-keep-university-letter = Le garder pour plus tard : avant toute piste, ou à toute question à votre tour
do-train = Entraîner un { $kind } pour { $n } $ ({ $use })
do-recruit = Prendre un { $kind } ({ $use })
do-train-nobody = N’entraîner personne
do-settle = S’installer { $region }
do-edict = { $who } place aussi des colons
do-edict-first = { $who } place en premier
do-battle = { $region } : le rival que vous nommez perd { $hits } ; PV inchangés
do-battle-own = { $region } : vous (PV { $shift }) ; le rival que vous nommez perd { $hits }
do-battle-others = { $region } : le rival nommé perd { $hits } ; PV d’autres en jeu
do-battle-one = { $region } : { $tolls } ; PV inchangés
do-battle-points = { $region } : { $tolls }
do-full-war = Guerre totale : { $tolls } ; PV inchangés
do-full-war-points = Guerre totale : { $tolls }
do-fight = { $tolls } ; PV inchangés
do-fight-points = { $tolls }
do-peace = Rester en paix
do-hit = Éliminer un { $kind } (un ouvrier de moins)
do-hit-soldier = Éliminer un { $kind } (un ouvrier de moins, et qui combat)
do-hit-builder = Éliminer un { $kind } (un ouvrier de moins, et ses PV pour la région)
do-hit-militia = Frapper la milice (personne n’est éliminé)
do-exchange = Échanger un { $kind } { $region }
do-give-up = Se passer du { $kind }
do-lose = Retirer un { $kind }
do-plague-region = Peste { $region } ; PV inchangés
do-plague-region-points = Peste { $region } ; PV : { $shifts }
do-plague-victim = Frapper les colons { DE($who) }
do-remove = { $n ->
    [one] Retirer 1 colon
   *[other] Retirer { $n } colons
}
do-spare = Épargner tout le monde
do-rewrite = Prendre une tuile à { $who }
do-mint = Hôtel des Monnaies : { $good } ({ $n } $)
do-collect-money = « { $building } » : prendre { $n } $ maintenant
do-collect-good = « { $building } » : piocher maintenant
do-collect-worker = « { $building } » : prendre maintenant ({ $kind })
do-smuggle = Contrebandier : donner la marchandise « { $good } »
do-take-from = Prendre la marchandise « { $good } » à { $who }
do-sell = Négociant : vendre la marchandise « { $good } » ({ $n } $)
do-migrate-from = Migration : des colons quittent { $region }
do-buy-vp = Acheter { $n } PV ({ $cost } $)
do-done-benefits = Terminer avec vos bâtiments
do-done-migrating = Personne d’autre ne migre
do-done-robbing = Ne prendre aucune autre tuile
do-done-buying = N’acheter aucun autre PV

## Refus

refuse-opener-bids = Qui ouvre l’enchère doit faire une offre.
refuse-initiative-twice = Un ouvrier chacun.
refuse-dock-full = Le quai est plein.
refuse-track-full = La piste est pleine.
refuse-box-taken = Cette case est occupée.
refuse-mayflower-enough = Pas plus de { $n } de vos bateaux par tour ne peuvent porter un ouvrier.
refuse-mayflower-no-ship = Il ne vous reste aucun bateau à charger.
refuse-scout-money = La reconnaissance coûte { $n } $ ; vous avez moins.
refuse-scout-deck-early = On ne regarde la pile que lorsqu’il ne reste aucune tuile sur la carte.
refuse-undiscovered = Personne n’a encore découvert cette région.
refuse-discovered = Cette région est déjà découverte.
refuse-deck-closed = La pile de découvertes s’ouvre quand toutes les régions sont découvertes.
refuse-deck-empty = La pile de découvertes est vide.
refuse-not-adjacent = Cette région n’a pas de frontière commune avec celle que quitte le soldat.
refuse-no-own-colony = Vous n’y avez aucun ouvrier.
refuse-too-dear = « { $building } » vous coûte { $n } $ ; vous avez { $money } $.
refuse-no-figure = Toutes vos figurines sont en jeu ({ $kind }) et aucune ne peut être échangée.
refuse-no-soldier = Aucun de vous deux n’y a de soldat.
refuse-nobody-there = Il faut que vous et un adversaire y ayez des ouvriers.
refuse-no-battlefield = Dans aucune région vous n’avez tous deux des ouvriers, dont un soldat.
refuse-war-money = Une guerre totale coûte { $n } $ ; vous avez moins.
refuse-no-colonist = Il n’y a là aucun colon.
refuse-specialists-safe = Cette peste épargne les spécialistes.
refuse-robbed = Vous lui avez déjà pris une tuile.
refuse-no-tile = Aucune tuile de découverte à prendre.
refuse-smuggled = Le Contrebandier a déjà servi ce tour-ci.
refuse-nothing-to-smuggle = Il faut que vous et un autre joueur possédiez une marchandise.
refuse-nothing-to-discover = Toutes les régions sont déjà découvertes.
refuse-one-target = Tous ceux qui migrent vont dans la même région.
refuse-mint-first = Décidez d’abord pour l’Hôtel des Monnaies.
refuse-pick-first = Prenez d’abord un ouvrier de votre main.
refuse-party-first = Dites d’abord qui part.
refuse-power-used = L’avantage du Portugal a déjà servi pendant cet âge.
refuse-portugal-closed = L’avantage du Portugal ne sert à rien maintenant.
refuse-scout-known = Vous connaissez déjà cette tuile.
refuse-migrated = La Migration a déjà servi ce tour-ci.
refuse-vp-money = Vous ne pouvez pas payer plus de { $n } PV.

## Récit

event-auction-opened = { $who } ouvre l’enchère.
event-bid = { $who } offre { $n } $.
event-dropped-out = { $who } se retire.
event-won-auction = { $who } remporte l’enchère pour { $n } $ et prend la place { $position } dans l’ordre des joueurs.
event-last-board = { $who } reçoit la dernière place ({ $position }) et paie { $n } $.
event-took-nation = { $who } joue : { $nation }.
event-order = Ordre des joueurs : { $order }.
event-start-money = { $who } commence avec { $n } $.
event-captains-ready = { $who } a { $n ->
    [one] un capitaine
   *[other] { $n } capitaines
} sur la piste des découvertes.
event-tile-shown = { $region } : { $tile }.
event-last-age-shown = L’âge III proposera : { $buildings }.
event-round = Tour { $round }, âge { $age ->
    [1] I
    [2] II
   *[3] III
}.
event-track = { $track }
event-income-begins = Revenus
event-benefits-begin = Bénéfices
event-refresh-begins = Plateau refait
event-placed = { $who } place un { $kind } : { $spot }.
event-placed-space = { $who } place un { $kind } : { $spot }, case { $n }.
event-scouted-tile = { $who } paie { $n } $ et part en reconnaissance { $region }.
event-scouted-tile-known = { $who } paie { $n } $ et part en reconnaissance { $region } : { $tile }.
event-scouted-deck = { $who } paie { $n } $ et regarde la première carte.
event-scouted-deck-known = { $who } paie { $n } $ et regarde la première carte : { $card }.
event-kept-on-top = { $who } remet la carte sur la pile.
event-put-under = { $who } met la carte sous la pile.
event-university = { $who } utilise l’Université : l’ouvrier { DE($whose) } passe devant ({ $track }).
event-university-order = { $who } utilise l’Université : { $whose } passe devant dans l’ordre des joueurs.
event-england-added = { $who } utilise l’avantage de l’Angleterre : { $n ->
    [0] aucun colon
    [one] un colon
   *[other] { $n } colons
} de plus sur le quai.
event-england-set = { $who } range le quai : { $line }.
event-france-took = { $who } utilise l’avantage de la France et prend une marchandise : { $good }.
event-holland-took = { $who } utilise l’avantage de la Hollande et prend le bateau.
event-italy-replaced = { $who } utilise l’avantage des Villes-États italiennes : le { $kind } { DE($whose) } cède la place ({ $place }).
event-stables-moved = Étables : un soldat { DE($who) } quitte { $from } pour { $to }.
event-power-declined = { $who } renonce à son avantage national : { $nation }.
event-initiative-paid = { $who } reçoit { $n } $ pour l’initiative.
event-landed = { $who } débarque un { $kind } { $region }.
event-landed-builder = { $who } débarque un bâtisseur { $region } : la première place y rapporte { $first } PV de plus, la deuxième { $second }.
event-stayed-home = { $who } garde un { $kind } au pays.
event-merchant-paid = Le marchand rapporte { $n } $ à { $who }.
event-converted = Le missionnaire { DE($who) } amène { $n ->
    [one] un colon
   *[other] { $n } colons
} { $region }.
event-reformation = La Réforme { DE($owner) } l’emporte { $region } : le missionnaire { DE($who) } n’amène personne.
event-region-good = { $who } réunit trois ouvriers { $region } et en prend la marchandise : { $good }.
event-took-good = { $who } prend une marchandise : { $good }.
event-left-goods = { $who } ne prend aucune marchandise.
event-no-good-left = Il ne reste aucune marchandise pour { $who }.
event-ship-won = { $who } gagne le bateau (valeur { $n }).
event-ship-won-tie = { $who } gagne le bateau (valeur { $n }), étant plus tôt dans l’ordre des joueurs.
event-ship-stays = Personne ne veut du bateau.
event-no-ship = Il n’y a pas de bateau à gagner.
event-bought = { $who } achète « { $building } » pour { $n } $.
event-bought-nothing = { $who } n’achète rien.
event-too-dear = { $who } n’achète rien{ $n ->
    [0] , faute d’argent.
   *[other] {" : rien d’abordable avec "}{ $n } $.
}
event-expedition = { $who } lance une expédition vers { $goal } : { $party }, valeur { $n }.
event-expedition-waits = { $who } ne lance pas d’expédition.
event-tile-revealed = { $region } : { $tile }.
event-card-revealed = { $card }.
event-succeeded = { $who } atteint { $goal }, { $value } contre { $needed }{ $lowered ->
    [0] {""}
   *[other] {" "}(résistance { $met }, Peste −{ $lowered })
}, et reçoit { $n } ${ $soldiers ->
    [0] {""}
   *[other] {" "}(dont { $soldiers } $ pour les soldats)
} ; { $vp } PV.
event-failed = { $who } n’atteint pas { $goal } : { $n } contre { $needed }{ $lowered ->
    [0] {""}
   *[other] {" "}(résistance { $met }, Peste −{ $lowered })
}. Les ouvriers retournent à la réserve.
event-tile-replaced = Aucun survivant { $region } : la tuile ({ $tile }) quitte le jeu et une autre, face cachée, prend sa place.
event-card-reshuffled = « { $card } » est mélangée dans la pile.
event-free-discovery = { $who } découvre { $region } gratuitement ({ $tile }) et reçoit { $n } $.
event-settled = { $who } installe un { $kind } { $region }.
event-gained = { $who } reçoit un { $kind } pour le tour suivant.
event-gained-last = { $who } reçoit un { $kind }.
event-gained-explorer = { $who } reçoit un { $kind } sur la piste des découvertes.
event-gained-region = { $who } reçoit un { $kind } { $region }.
event-gain-lost = { $who } n’a plus de figurine ({ $kind }) et s’en passe.
event-exchanged = { $who } échange un { $kind } { $region } contre un colon.
event-trained = { $who } paie { $n } $ pour entraîner un { $kind }.
event-trained-nobody = { $who } n’entraîne personne.
event-war-passed = { $who } reste en paix.
event-battle-declared = { $who } attaque { $against } { $region }.
event-war-declared = { $who } paie { $n } $ et déclare la guerre totale à { $against } : { $regions }.
event-battle = Bataille { $region }. Pertes { DE($attacker) } : { $lost }. Pertes { DE($defender) } : { $killed }.
event-battle-militia = Bataille { $region }, avec milice. Pertes { DE($attacker) } : { $lost }. Pertes { DE($defender) } : { $killed }.
event-money-from = « { $building } » : { $who } reçoit { $n } $.
event-ship-from = « { $building } » : { $who } reçoit un bateau.
event-goods-from = « { $building } » : { $who } pioche : { $goods }.
event-bag-empty = « { $building } » : le sac est vide, { $who } ne pioche rien.
event-free-worker = « { $building } » : { $who } a un { $kind } gratuit sur le quai.
event-edict-named = { $who } promulgue un édit avec { $partner }.
event-edict-settled = { $who } installe { $n ->
    [one] un colon
   *[other] { $n } colons
} { $region }.
event-edict-idle = { $who } n’a aucune colonie et ne place personne.
event-plague-took = Peste { $region } : { $who } perd un { $kind }.
event-plague-struck = { $who } envoie la peste { $region } : { $victim } perd { $n ->
    [one] un colon
   *[other] { $n } colons
}.
event-plague-spared = { $who } épargne tout le monde.
event-tile-stolen = { $who } réécrit l’histoire et prend une tuile à { $from } : { $tile }.
event-privateered = Les corsaires { DE($who) } prennent { $n } $ à { $from }.
event-smuggled = { $who } échange { $gave } contre { $took } avec { $from }.
event-sold = { $who } vend une marchandise ({ $good }) pour { $n } $.
event-minted = L’Hôtel des Monnaies { DE($who) } frappe { $n } $ : { $good }.
event-migrated = Un colon { DE($who) } quitte { $from } pour { $to }.
event-income = { $who } gagne { $n } $ grâce à ses marchandises.
event-goods-new = Marchandises sur la piste : { $drawn }.
event-goods-refreshed = Marchandises retirées : { $removed }. Nouvelles : { $drawn }.
event-ship-added = Un nouveau bateau marchand arrive.
event-age-ended = L’âge { $age ->
    [1] I
    [2] II
   *[3] III
} est terminé : ses bâtiments invendus quittent le jeu.
event-buildings-revealed = Nouveaux bâtiments : { $buildings }.
event-new-colonists = Chacun reçoit { $n ->
    [one] un colon
   *[other] { $n } colons
}.
event-colony-scored = { $who } marque { $n } PV { $region }.
event-bought-vp = { $who } achète { $n } PV pour { $cost } $.
event-final-score = { $who } : { $total } PV (colonies { $colonies }, découvertes { $discoveries }, bâtiments { $buildings }, économie { $economy }).
event-final-score-bought = { $who } : { $total } PV (colonies { $colonies }, découvertes { $discoveries }, bâtiments { $buildings }, économie { $economy }, achats { $bought }).
event-won = { $n ->
    [one] { $who } l’emporte.
   *[other] { $who } partagent la victoire.
}

# Ce qui départage l’égalité à la fin.
tie-colonies = plus de points de colonies au tour 8
tie-money = plus d’argent
tie-trade = plus de marchandises et de bateaux

## Ce qui est prévu

gist-expedition-succeeds = L’expédition { DE($who) } réussit.
gist-expedition-fails = L’expédition { DE($who) } échoue : ses ouvriers retournent à la réserve.
gist-lies-there = Ce qui s’y cache : { $points } PV, { $plunder } $.
gist-resists = Résistance { $n } : { $points ->
    [0] elle échoue
   *[other] { $points } PV
}.
gist-bought = { $who } reçoit « { $building } ».
gist-goods-from = « { $building } » : { $who } pioche { $n ->
    [one] une marchandise
   *[other] { $n } marchandises
}.
gist-tile-stolen = { $who } prend une tuile à { $from } : { $points } PV.

gauge-points = PV
gauge-claims = PV des colonies, comptés maintenant
gauge-money = argent
gauge-income = revenus
gauge-hand = ouvriers en main
gauge-landings = ouvriers à débarquer
gauge-takings = marchandises à prendre
gauge-dues = figurines à recevoir
gauge-explorers = valeur de l’expédition
gauge-colonies = ouvriers dans les régions
gauge-goods = marchandises
gauge-ships = bateaux
gauge-buildings = bâtiments de la capitale
gauge-discoveries = découvertes
gauge-bid = valeur pour le bateau
gauge-trained = spécialistes pour le tour suivant
gauge-line-initiative = place sur la piste d’initiative
gauge-line-dock = place sur le quai
gauge-line-goods = place sur la piste des marchandises
gauge-line-buildings = place sur la piste des bâtiments
gauge-line-war = place sur la piste de guerre
gauge-lead = le bateau
gauge-ship = en tête pour le bateau
gauge-colony = votre colonie
gauge-standing = votre place
gauge-rivals = ouvriers des autres
gauge-first = le plus d’ouvriers
gauge-prize = PV de la première place
gauge-token = sa marchandise
lead-yours = à vous
# Un spécialiste de plus, et combien cela en fait.
trained-1 = +1
trained-2 = +1
trained-3 = +1
trained-4 = +1
trained-5 = +1
trained-6 = +1
standing-1 = 1re place
standing-2 = 2e place
# Une égalité peut ne rien lui laisser ; les suivantes ne rapportent jamais rien.
standing-2-unpaid = 2e place : 0 PV
standing-3 = 3e place : 0 PV
standing-4 = 4e place : 0 PV
standing-5 = 5e place : 0 PV
standing-6 = 6e place : 0 PV
first-tied = égalité
token-there = à prendre
token-taken = prise
