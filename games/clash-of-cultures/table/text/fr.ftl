# Le plateau
face-moment = Manche { $round } sur { $rounds }
face-phase-turn = tour { $n }
face-phase-status = phase Bilan
face-city = Ville { DE($who) }, taille { $n }, { $mood }.
face-building-of = { $what } { DE($who) }
face-activated =
    { $n ->
       [one] Déjà activée ce tour.
       *[other] Déjà activée { $n } fois ce tour.
    }
face-camp =
    { $n ->
       [one] Colonie barbare avec 1 barbare
       *[other] Colonie barbare avec { $n } barbares
    }
face-aboard = à bord
face-taken-up = en main
face-barbarians = Barbares
face-camp-help = Une Colonie barbare et ses barbares. Ils attaquent les villes quand un évènement le dit ; qui la prend gagne 1 Or par barbare vaincu.
face-exhausted = Épuisée
face-exhausted-help = Cette case ne donne plus rien, et aucune ville ne peut y être fondée.
terrain-unknown = Région inconnue
face-terrain-unknown = Nul ne sait ce qui s’y trouve. Entrez-y avec une unité, ou longez-la en Bateau, pour la retourner. Une unité qui y entre à pied trouve toujours la terre ferme.
face-terrain-fertile = Donne 1 Nourriture à une ville sur place ou voisine, avec la Récolte. On peut y fonder une ville.
face-terrain-forest = Donne 1 Bois à une ville sur place ou voisine, avec la Récolte. On peut y fonder une ville. Qui y entre ne peut plus attaquer depuis cette case pendant ce tour.
face-terrain-mountain = Donne 1 Minerai à une ville sur place ou voisine, avec les Mines. On peut y fonder une ville. Qui y entre y reste jusqu’à la fin du tour.
face-terrain-barren = Donne 1 Nourriture à une ville voisine, avec l’Irrigation. On ne peut pas y fonder de ville.
face-terrain-sea = Pour les Bateaux. Une case par ville donne 1 Nourriture avec la Pêche, ou 1 Or ou 1 jeton Humeur avec un Port.
face-unit-settler = Fonde des villes. 2 Nourriture.
face-unit-army = Combat ; ne se déplace qu’avec les Tactiques. 1 Nourriture et 1 Minerai. 4 au plus par case.
face-unit-ship = Transporte 2 unités terrestres, explore, combat en mer. 2 Bois, dans une ville avec un Port.
face-mood-happy = Ville heureuse
face-mood-happy-help = Compte une taille de plus pour la récolte et la construction.
face-mood-neutral = Ville neutre
face-mood-neutral-help = Récolte et construit selon sa taille. Une deuxième activation dans le tour la met en colère.
face-mood-angry = Ville en colère
face-mood-angry-help = Compte comme taille 1, ne s’active qu’une fois par tour et ne peut pas s’agrandir.

# La table de jeu
face-close = Fermer
face-cards = Cartes
face-no-cards = Vous n’avez aucune carte.
face-no-hand = Les spectateurs ne voient aucune main.
face-advances = Développements
face-advances-yours = à vous { $n }
face-advances-open = accessibles { $n }
face-advances-how = choisissez d’abord l’action « Développement »
face-advances-theirs = aux autres
face-advances-leads = ▾ ouvert par
face-advances-mood = +1 Humeur
face-advances-culture = +1 Culture
face-advances-unlocks = bâtiment
face-progress = { $have } sur { $need }
face-objectives = Objectifs
face-objectives-worth = 2 points par carte
face-goal-status = Se déclare en phase Bilan.
face-goal-instant = Se déclare au moment même.
face-advances-help = Développements acquis : un demi-point chacun à la fin.
face-wonders = Merveilles
face-known = cartes que vous connaissez
face-plans = Piochées par Changement de plans
face-action-cards = Cartes Action
face-objective-cards = Cartes Objectif
face-event-cards = Cartes Évènement
face-tiles-left = Régions inconnues
face-hand-help = Chacune a deux moitiés : l’une pour votre tour, l’autre pour le combat.
face-goals-help = Chacune a deux objectifs ; accomplir l’un ou l’autre rapporte 2 points.
face-wonder-deck = pas encore dévoilée
face-wonder-open = à construire
face-wonder-reserved = réquisitionnée par
face-wonder-built = construite :
face-wonder-gone = hors du jeu
face-wonder-price = Coûte { $cost }. Demande { $needs }. 5 points.
face-pay = Façons de payer
face-trade = Échange
face-trade-proposed = Échange proposé
face-gives = donne
face-unlaid = Nouvelle région : deux façons de la poser
face-lies-camps = Le crâne : là peuvent s’installer les barbares.
face-lies-turned = tournée d’un demi-tour
face-lies-printed = comme imprimée
face-icon-attack = Attaque des barbares
face-icon-arrival = Arrivée des barbares
face-icon-exhausted = Terre épuisée
face-icon-gold-mine = Mine d’or
face-icon-is = Icône : { $icon }
face-icon-attack-help = La plus forte Colonie barbare à 2 cases d’une ville du joueur qui la dévoile attaque cette ville. S’il n’y en a pas, rien ne se passe.
face-icon-arrival-help = Une Colonie barbare s’installe à 2 cases d’une ville du joueur qui la dévoile, puis une Colonie barbare reçoit un barbare de plus.
face-icon-exhausted-help = Une case voisine d’une ville du joueur qui la dévoile ne donne plus rien.
face-icon-gold-mine-help = 2 Or pour le joueur qui la dévoile.
face-icon-only = Seule l’icône compte dans cette partie : le texte de la carte ne s’applique pas.
face-icon-none = Seules les icônes comptent dans cette partie, et cette carte n’en a pas : rien ne se passe.
face-revealed-by = dévoilé par

# Combat
face-battle = Combat
face-battle-land = Combat
face-battle-sea = Combat naval
face-battle-raid = Attaque des barbares
face-battle-at = { $kind } · assaut { $n } ·
face-attacker = attaque
face-defender = défend
face-ranks =
    { $n } au combat{ $lost ->
       [0] {""}
       [one] , 1 perdue
       *[other] , { $lost } perdues
    }
face-dice =
    { $n ->
       [one] { $n } dé
       *[other] { $n } dés
    }
face-dice-rule = Chaque camp additionne ses dés : une touche par tranche de 5. Un dé seul touche donc sur 5 ou 6.
face-dice-help = Un dé par unité, plus ceux d’une Forteresse et des cartes.
face-bonus-help = Ajouté aux dés : cartes, Fanatisme, Grand chef de guerre.
face-cancels-help = Touches qui ne comptent pas : Forteresse, Navires de guerre, cartes.
face-hits-how =
    { $n ->
       [0] aucune touche (une par tranche de 5)
       [one] 1 touche { $steel ->
           [0] (une par tranche de 5)
          *[other] (celle des Armes en acier ; les dés en donnent une par tranche de 5)
        }
       *[other] { $n } touches { $steel ->
           [0] (une par tranche de 5)
          *[other] (une par tranche de 5, { $steel } par les Armes en acier)
        }
    }
face-last-round = Assaut précédent
face-sealed = Une carte face cachée
face-fortress-die = un dé de plus
face-fortress-cancel = une touche annulée
face-odds-rest =
    Jusqu’au bout, sans carte : { $win } % pour l’attaquant, { $lose } % pour le défenseur{ $none ->
       [0] {""}
       *[other] , { $none } % pour personne
    }
face-influence = Influence culturelle : { $n } ou plus

# Les cartes de ce qui mérite un regard
face-card-round = { $kind } · assaut { $n }
face-card-losses =
    { $attack ->
       [0] Ce jet : l’attaquant ne perd personne
       [one] Ce jet : l’attaquant perd 1 unité
       *[other] Ce jet : l’attaquant perd { $attack } unités
    }, { $defence ->
       [0] le défenseur personne.
       [one] le défenseur 1 unité.
       *[other] le défenseur { $defence } unités.
    }
face-card-units =
    { $n ->
       [0] aucune unité
       [one] 1 unité
       *[other] { $n } unités
    }{ $lost ->
       [0] {""}
       [one] , 1 perdue
       *[other] , { $lost } perdues
    }
face-card-influences = tente d’influencer
face-card-convinced = Le jet suffit.
face-card-boosted =
    { $n ->
       [one] Il manquait 1 ; 1 jeton Culture y a suppléé : c’est réussi.
       *[other] Il manquait { $n } ; { $n } jetons Culture y ont suppléé : c’est réussi.
    }
face-card-kept = Il manquait { $n }, et aucun jeton Culture n’a été payé : c’est un échec.
face-card-vain = Il manque { $n } : c’est un échec.
face-card-event = Évènement
face-card-reveals = l’a dévoilé
face-card-weakened = { $what } de l’autre camp : −{ $n }
face-card-plus = Ajouté en outre (Fanatisme, Grand chef de guerre) : +{ $n }
face-card-minus = Retiré (famine) : −{ $n }
face-card-adds = { $what } : +{ $n }
face-card-weakens = { $what } : −{ $n } pour l’autre camp
face-card-dice =
    { $what } : { $n ->
       [one] 1 dé de plus
       *[other] { $n } dés de plus
    }
face-card-cancels =
    { $what } : { $n ->
       [one] annule 1 touche
       *[other] annule { $n } touches
    }
face-card-idle = { $what } : sans effet, aucun dé à modifier
face-card-dead = { $what } : annulé par { $by }
face-card-no-dice = aucun dé : personne à toucher
face-card-trade = Échange
face-card-answers = a répondu
face-card-cast =
    { $what } : { $dice }, { $success ->
       [0] sans effet (il fallait 5 ou 6)
       *[other] réussi. { $help }
    }
face-card-won = { $where } : { $who } l’emporte
face-card-won-savage = { $where } : les barbares l’emportent
face-card-camp-at = Colonie barbare { $where }
face-card-gives = donne
face-no-room = { $who } n’a pas la place : { $n } serait perdu
face-card-accepted = Accepté
face-card-declined = Refusé
face-card-wonder = Merveille
face-card-builds = l’a bâtie
face-card-capture = Ville capturée
face-card-camp = Colonie barbare prise
face-card-captures = capture
face-card-loses = la perd
face-card-objective = Objectif accompli
face-card-completes = 2 points

# Les joueurs
face-good-food = Nourriture
face-good-food-help = Paie développements, Colons, unités Armée et bâtiments. 2 au plus sans Entreposage.
face-good-ore = Minerai
face-good-ore-help = Paie unités Armée et bâtiments. 8 au plus.
face-good-wood = Bois
face-good-wood-help = Paie Bateaux et bâtiments. 8 au plus.
face-good-idea = Idées
face-good-idea-help = Valent de la Nourriture pour payer un développement. 8 au plus.
face-good-gold = Or
face-good-gold-help = Vaut n’importe quelle ressource. 8 au plus.
face-good-mood = Jetons Humeur
face-good-mood-help = Améliorent l’humeur des villes. Le nombre après la barre est votre niveau d’Humeur : vous ne pouvez en garder davantage.
face-good-culture = Jetons Culture
face-good-culture-help = Étendent l’influence, s’ajoutent à son jet, paient des cartes. Le nombre après la barre est votre niveau de Culture : vous ne pouvez en garder davantage.
face-actions-left = Actions restantes ce tour
face-pieces-left = Pièces restantes
face-pieces-help = Colonies, Forteresses, Académies, Temples et Ports que ce joueur peut encore poser : 7 de chaque au départ.
face-levels = Niveau d’Humeur { $mood }, niveau de Culture { $culture }
face-first = 1er
face-first-help = Premier joueur de la manche ; choisi à nouveau à la phase Bilan.

# Aides
face-aim = Comment on gagne
face-aim-how = La partie finie, qui a le plus de points l’emporte. Comptent :
face-aim-cities = 1 point par ville, et 1 par bâtiment à votre couleur, où qu’il soit ;
face-aim-advances = un demi-point par développement ;
face-aim-objectives = 2 points par objectif accompli ;
face-aim-wonders = 5 points par Merveille de vos villes ;
face-aim-events = les points des évènements.
face-aim-tie = À égalité, les Grandes Pyramides l’emportent, puis le plus de points de bâtiments.
face-legend = Signes du plateau
face-legend-reach = jusqu’où vos villes influencent les autres sans jeton Culture
face-legend-home = où un joueur a commencé
face-legend-size = une ville à la forme et à la couleur de son propriétaire, avec sa taille
face-legend-foreign = un bâtiment pris par un autre joueur
face-legend-idle = un bâtiment que son propriétaire ne peut pas utiliser, faute du développement
face-legend-spent = combien de fois la ville a été activée ce tour
face-costs = Ce que les choses coûtent
face-cost-advance = Développement
face-cost-building = Bâtiment
face-cost-civic = Amélioration civique, par taille
face-substitutes = L’Or vaut n’importe quelle ressource. Les Idées valent de la Nourriture pour payer un développement.
face-piles = Pioches
face-discards = Défausses

# Score
face-closed = Fin des tours de la manche { $n }, puis phase Bilan
face-score-buildings = Villes et bâtiments
face-score-advances = Développements (½ chacun)
face-score-objectives = Objectifs
face-score-wonders = Merveilles
face-score-events = Évènements
deed-advance-ways = 1 action et 2 Nourriture chacun, { $n ->
    [one] { $n } accessible
   *[other] { $n } accessibles
 }
deed-advance-free = 1 action chacun, { $n ->
    [one] { $n } accessible
   *[other] { $n } accessibles
 }
deed-found-where = 1 action et un Colon, en { $where }
deed-activate-can = { $n ->
    [one] 1 ville : { $what }
   *[other] { $n } villes : { $what }
 }
deed-activate-collect = récolter
deed-activate-build = construire des unités
deed-activate-enlarge = ajouter un bâtiment
deed-activate-wonder = bâtir une Merveille
