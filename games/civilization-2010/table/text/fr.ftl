# Le visage de Civilization (2010), français.
face-phase-start = Début
face-phase-trade = Commerce
face-phase-city = Cités
face-phase-movement = Déplacements
face-phase-research = Recherche
face-turn = Tour { $n }
face-turn-of = Tour { $n } sur { $last }
face-limit = La partie s’arrête après le tour { $n } si personne n’a gagné d’ici là : pièces, cases de l’échelle de culture et technologies s’additionnent, la plus forte somme l’emporte, et l’égalité se partage.
face-title = { CAP($what) }
face-track = Échelle de culture
face-progress = Vers la victoire
face-closed = Fin du tour { $n }
face-score-culture = échelle de culture
face-score-coins = pièces
face-score-techs = technologies
face-hidden-tile = Tuile face cachée
face-tip-hidden = Une figurine voisine peut la retourner pour un pas.
face-tip-unit = Une carte pour vos batailles : elle inflige sa force en blessures et, si elle survit, compte sa force à la fin. L’infanterie domine les unités montées, les unités montées dominent l’artillerie, l’artillerie domine l’infanterie.
face-tip-army = Coûte 4 points de production. Combat, explore, bloque les cases adverses.
face-tip-scout = Coûte 6 points de production. Fonde des cités ; hors de leur périphérie, envoie à l’une d’elles ce que donne sa case.
face-tip-walls = Coûtent 7 points de production avec Maçonnerie : 4 de plus en défense, et l’attaquant joue en premier.
face-tip-resource = Un pion paie une capacité de ces technologies : { $techs }.
face-production = production
face-trade = commerce
face-income = { $n ->
    [0] commerce que rapportera la prochaine phase de commerce
   *[other] commerce que rapportera la prochaine phase de commerce, dont { $n } par de nouveaux colons, rattachés d’ici là à une cité
}
face-culture = culture
face-coin = pièces
face-arts = culture par les arts
face-defence = défense
face-actions = actions restantes
face-blockaded = sous blocus
face-armies-out = { $n ->
    [one] { $n } armée sur la carte, { $spare } en réserve
   *[other] { $n } armées sur la carte, { $spare } en réserve
}
face-scouts-out = { $n ->
    [one] { $n } colon sur la carte, { $spare } en réserve
   *[other] { $n } colons sur la carte, { $spare } en réserve
}
face-a-hut = un marqueur hutte
face-a-village = un marqueur village
face-hut-there = une hutte : une armée qui y entre prend ce qu’elle cache
face-village-there = un village : une armée qui y entre combat ses barbares, trois unités, pour ce qu’il cache
face-a-relic = { $what }, pour l’armée qui y finit son déplacement. { $help }
face-rank = rang
face-strength = { $count ->
    [one] { CAP($what) } de force { $n }
   *[other] { CAP($what) } de force { $n }, { $count } cartes
}
face-unit-cards = { $n ->
    [one] { CAP($what) } : { $n } carte
   *[other] { CAP($what) } : { $n } cartes
}
face-events = { $n ->
    [one] { $n } événement culture de niveau { $level }
   *[other] { $n } événements culture de niveau { $level }
}
face-people = cartes personnalité face cachée
face-reserve = personnalités en réserve
face-sealed = Votre recherche
face-barbarians = Barbares
face-decks = Paquets de culture
face-discards = Défausse de culture
face-forces = Forces permanentes
face-space-event = un événement culture
face-space-person = une personnalité
face-space-victory = victoire
face-attack-bonus = attaque
face-capital-defence = défense de la capitale
face-capital = Capitale
face-city = Cité
face-metropolis = Métropole
face-cities = Cités
face-from-outskirts = cases de la périphérie
face-from-scouts = colons ailleurs
face-from-city = la cité elle-même
face-from-turn = ce tour-ci
face-from-fortification = fortification
face-from-standing = bâtiments et cartes du joueur
face-battle-field = { $who } attaque { $enemy }
face-battle-city = { $who } attaque une cité { DE($enemy) }
face-battle-capital = { $who } attaque la capitale { DE($enemy) }
face-battle-village = { $who } attaque un village
face-cards-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
face-fighter = { $wounds ->
    [one] { CAP($what) }, force { $n }, { $wounds } blessure, front { $front }
   *[other] { CAP($what) }, force { $n }, { $wounds } blessures, front { $front }
}
face-trumps = Domine et frappe d’abord :
face-hand = main
face-outskirts-of = périphérie { DE($who) }
face-sends = une cité reçoit ce que donne sa case
face-will-send = à partir du prochain début de tour, une cité recevra ce que donne sa case
face-coming = production à venir : { $n }. Un colon reçoit sa cité au début du tour
face-city-of = cité { DE($who) }
face-coins-printed = sur les cases
face-won-culture = une victoire culturelle
face-won-technology = une victoire technologique
face-won-economic = une victoire économique
face-won-military = une victoire militaire
face-won-limit = le plus de pièces, de culture et de technologies
face-won-road = le chemin qui a gagné
face-sum = Ensemble
face-chart = Pièces, culture et technologies au fil de la partie
# L’en-tête du plateau.
face-of = /{ $n }
face-unfit-water = pas de cité là : c’est de l’eau
face-unfit-marker = pas de cité là tant qu’une hutte, un village ou une relique s’y trouve
face-unfit-edge = pas de cité là : c’est le bord de la carte
face-unfit-unrevealed = pas de cité là : une case voisine est encore cachée
face-unfit-near-marker = pas de cité là tant qu’une hutte, un village ou une relique est à côté
face-unfit-enemy = pas de cité là : une figurine adverse est à côté
face-unfit-near-city = pas de cité là : à moins de trois cases d’une autre
face-far = en { $n } pas, par { $via }
face-far-site = en { $n } pas, par { $via } ; une cité fondée là : production { $production }, commerce { $trade }, culture (arts) { $culture }{ $covers ->
    [0] {""}
   *[other] {" "}; { $lost }
 }
face-far-village = en { $n } pas, par { $via } : de là, la case dira vos chances
face-gives = { $who } donne :
face-counts-culture = cases de l’échelle de culture
face-counts-technology = places de la pyramide (niveaux I à V : cinq, quatre, trois, deux et une ; au-delà, une carte ne compte pas)
face-counts-economic = pièces
face-take-capital = prendre une capitale
face-capitals = défense
face-capitals-defend = Défense des capitales
face-beside = À côté de la carte
face-market-wonders = Marché et merveilles
face-pyramids = Pyramides
face-technologies = Toutes les technologies

# Une cité, et ce qui se choisit au pied du plateau.
face-no-change = rien ne change
face-leaves = remplace : { $what }
face-free = gratuit
face-devote = Arts
face-in-supply = { $n } en réserve
face-card-of = force { $low } à { $high }
face-have = vous en avez { $n }
face-opens = { $help } { $what } : { $does }
face-pays-nothing = aucune de vos technologies ne l’emploie encore
face-instead-of = remplace : { $what }
face-starred = sur terre ; un seul bâtiment étoilé par cité
face-group-arts = Arts
face-group-figures = Figurines
face-group-units = Unités
face-group-buildings = Bâtiments
face-group-wonders = Merveilles
face-group-abilities = Capacités
face-group-cards = Cartes et marqueurs
face-group-choice = Au choix

# La recherche.
face-pyramid = Votre pyramide
face-nothing-to-research = Rien n’est encore à votre portée. Voici ce que coûtent les technologies :
face-towards-space = { $n ->
    [one] { $n } carte sur 15 vers la Conquête de l’espace
   *[other] { $n } cartes sur 15 vers la Conquête de l’espace
}
face-pyramid-help = Une rangée compte une carte de moins que celle du dessous. Cinq, quatre, trois et deux cartes portent la Conquête de l’espace.
face-space-wins = Conquête de l’espace
face-the-others = Les autres
face-level = Niveau { $n }
face-gain-speed = vitesse { $from } → { $to }
face-gain-stacking = empilement { $from } → { $to }
face-gain-rank = rang { $from } → { $to }
face-gain-wonder = Construire { $what } coûtera { $to } de production ({ $from } auparavant)
face-on-land = sur terre
face-you-already = vous avez déjà autant
face-you-have = { $n ->
    [0] { $what } : vous n’en avez pas
   *[other] { $what } : vous en avez { $n }
}

# Une bataille.
face-you-play-barbarians = Vous jouez les barbares contre { $who }
face-barbarians-why = { $who } attaque le village en { $where }. Vous êtes à sa gauche : vous menez donc les défenseurs, sans rien risquer.
face-tie-defends = l’égalité profite au défenseur
face-attacks = attaque
face-defends = défend
face-defend = défendent
face-skill-costs = coûte { $what }
face-skill-lacks = il vous manque { $what }
face-skill-spent = déjà utilisé ce tour
face-you-attack = vous attaquez
face-you-defend = vous défendez
face-sum-of = { $bonus ->
    [0] unités { $units }, aucun bonus
   *[other] unités { $units }, bonus { $bonus }
}
face-killed = { $n ->
    [0] aucune tuée
    [one] { $n } tuée
   *[other] { $n } tuées
}
face-at-stake = L’enjeu
face-stake-field = Les figurines du perdant sur la case meurent ; le vainqueur prend 1 butin et perd une armée par paire d’unités tuées.
face-stake-city = { $mine ->
    [1] Si vous gagnez, la cité est rasée et donne 2 butins ; sinon, vos figurines y meurent.
   *[other] Si { $who } gagne, la cité est rasée et donne 2 butins ; sinon, les figurines attaquantes meurent.
}
face-stake-capital = { $mine ->
    [1] Si vous gagnez, c’est la victoire ; sinon, vos figurines y meurent.
   *[other] Si { $who } gagne, c’est la victoire ; sinon, les figurines attaquantes meurent.
}
face-stake-village = { $mine ->
    [1] Si vous gagnez, vous prenez ce que cache le village ; sinon, vos figurines y meurent et le village reste.
   *[other] Si { $who } gagne, le marqueur village est pris ; sinon, les figurines meurent et le village reste.
}
face-your-hand = Votre main
face-you-strike-first = La vôtre frappe d’abord.
face-they-strike-first = L’autre frappe d’abord.
face-both-strike = Les deux frappent ensemble.
face-blow-kills = L’autre meurt.
face-blow-dies = La vôtre meurt.
face-blow-both = Les deux meurent.
face-blow-none = Les deux survivent.
face-against-kills = Contre { $what } { $n } : l’autre meurt
face-against-dies = Contre { $what } { $n } : la vôtre meurt
face-against-both = Contre { $what } { $n } : les deux meurent
face-against-none = Contre { $what } { $n } : les deux survivent
face-sums-become = { $now } contre { $against } → { $then } contre { $left }
face-wounded = la leur : blessures { $n }/{ $of }
face-sums-stay = toujours { $now } contre { $against }
face-draws = { $n ->
    [one] tire { $n } carte d’unité sur { $units }
   *[other] tire { $n } cartes d’unité sur { $units }
}
face-draws-wild = une unité de chaque type
face-bonus = { $n ->
    [0] aucun bonus
   *[other] bonus { $n }
}

# Ce qui a compté, en cartes.
face-card-battle = Bataille
face-card-siege = Bataille pour une cité
face-card-village = Village
face-card-village-won = Bataille gagnée, village pris
face-battle-at = Bataille en { $where }
face-drawn-event = { $help } { $when }
face-when-start = Se joue au début du tour.
face-when-city = Se joue en gestion de la cité.
face-when-movement = Se joue pendant un déplacement.
face-when-battle = Se joue avant une de vos batailles.
face-when-cancel = Se joue en réponse à une annonce.
face-when-pay = Se joue pour payer une capacité.
face-card-hut = Hutte
face-finds-barbarian = Aussitôt et gratuitement : une carte d’unité, ou une figurine sur cette case.
face-finds-art = { $n ->
    [one] { $n } pion culture aussitôt.
   *[other] { $n } pions culture aussitôt.
}
face-finds-teacher = Gardé jusqu’à son emploi : une technologie de niveau I gratuite.
face-finds-workers = Gardés jusqu’à leur emploi : 4 de production pour une cité.
face-finds-person = Une personnalité vous rejoint aussitôt.
face-finds-wealth = Un pion pièce aussitôt.
face-person-gives = Son marqueur se place dans la périphérie d’une cité : la case donne alors { $gains }.
face-card-relic = Relique
face-card-conquest = Une cité tombe
face-card-loot = Butin
face-card-event = Événement culture
face-card-drawn = Vous piochez
face-card-offer = Échange
deed-give = Donner
deed-ask = Demander
face-declined = L’offre est refusée
face-card-wonder = Merveille
face-card-person = Personnalité
face-card-victory = Victoire
face-card-units = { $n } × { $what }
face-card-dead = pertes : { $n } × { $what }
