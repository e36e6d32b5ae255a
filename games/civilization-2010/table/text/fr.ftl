# Le visage de Civilization (2010), français.
face-turn = Tour { $n }
face-title = { CAP($what) }
face-track = Échelle de culture
face-progress = Vers la victoire
face-wonders = Merveilles
face-market = Marché
face-closed = Le tour { $n } est terminé
face-score-culture = échelle de culture
face-score-coins = pièces
face-score-techs = technologies
face-hidden-tile = Tuile face cachée
face-tip-hidden = Une figurine voisine peut la retourner pour un pas.
face-tip-unit = Cartes restantes dans le paquet, et cartes tuées dessous.
face-tip-army = Coûte 4 points de production. Combat, explore, met sous blocus.
face-tip-scout = Coûte 6 points de production. Fonde des cités et envoie sa case à l’une d’elles.
face-tip-walls = Coûtent 7 points de production avec Maçonnerie : 4 de plus en défense, et l’attaquant joue en premier.
face-tip-resource = Pions restants au marché.
face-production = production
face-trade = commerce
face-culture = culture
face-coin = pièces
face-arts = culture des arts
face-defence = défense
face-actions = actions restantes
face-blockaded = sous blocus
face-spare-armies = armées en réserve
face-spare-scouts = colons en réserve
face-a-hut = un marqueur hutte
face-a-village = un marqueur village
face-rank = rang
face-events = { $n ->
    [one] { $n } événement culture de niveau { $level }
   *[other] { $n } événements culture de niveau { $level }
}
face-people = cartes personnalité face cachée
face-reserve = personnalités en réserve
face-sealed = Votre recherche
face-barbarians = Barbares
face-attacker = attaquant
face-defender = défenseur
face-lost = tuées
face-wounds = blessures
face-decks = Paquets de culture
face-discards = Défausse de culture
face-forces = Forces permanentes
face-space = Case { $space } : culture { $culture }, commerce { $trade }
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
face-bonus = bonus
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
face-strikes-up = L’unité de l’attaquant domine : elle frappe la première.
face-strikes-down = L’unité du défenseur domine : elle frappe la première.
face-strikes-both = Aucune ne domine : les deux frappent en même temps.
face-trumps = Domine et frappe d’abord :
face-hand = main
face-fronts = fronts
face-outskirts-of = périphérie { DE($who) }
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
