# Ce que seul le plateau dit. Les noms des choses sont dans les textes des règles.
face-atlantic = Océan Atlantique
face-pacific = Océan Pacifique
face-south-atlantic = Atlantique Sud
face-order = Ordre des joueurs
# À quoi sert chaque piste, en une ligne ; à quoi sert un spécialiste, en trois mots.
face-for-initiative = de l’argent, et l’ordre du tour suivant
face-for-dock = débarque dans une région découverte
face-for-goods = les séries rapportent
face-for-merchant-ship = un joker
face-for-buildings = achetés dans l’ordre de la file
face-for-discovery = une expédition par tour
face-for-specialists = un de plus pour le tour suivant
face-for-war = une bataille en région partagée
face-use-captain = vaut 2 en mer
face-use-merchant = rapporte 5 $
face-use-missionary = amène un colon
face-use-soldier = pille et combat
face-use-builder = −5 $, plus de PV
face-use-any = au choix, pour 5 $
face-queue = File
face-nobody = encore personne
face-unexplored = inexplorée
face-needs = { $n }+
face-stake = Ce qu’elle rapporte
face-stake-help = Points de la plus grande colonie et de la deuxième à cet instant, bâtisseurs compris. 3+ : personne n’a encore les trois ouvriers qu’il faut.
face-stakes = 6·2 : PV après le tour { $round }, premier, deuxième
face-tile-points = { $n } PV
face-tile-plunder = { $n } $ · { $soldier } $ par soldat
# Les cartes le disent plus court que leurs bulles.
face-card-university = Une fois : votre ouvrier en tête de sa piste, ou votre marqueur en tête de l’ordre. 5 PV.
face-card-stables = À chaque tour : un de vos soldats passe dans une région voisine avant les découvertes.
face-card-papal-edict = Immédiatement : deux colons dans une de vos colonies ; un autre joueur fait de même.
face-card-mayflower = Jusqu’à trois de vos bateaux portent un ouvrier, après la case Y du quai.
face-rounds = Tours
face-rounds-help = Huit tours en trois âges. Les colonies rapportent des points après les tours 3, 6 et 8.
face-shut-dock = Case fermée
face-shut-dock-help = Le quai a deux fois autant de cases qu’il y a de joueurs, moins une.
face-shut-initiative = Case fermée
face-shut-initiative-help = Chaque joueur n’a qu’un ouvrier sur l’initiative : il y a autant de cases que de joueurs.
face-region-good = Sa marchandise : { $good }.
face-token-help = Va au premier joueur qui réunit ici trois ouvriers.
face-reconstructed = Le livret ne dit pas quelle marchandise va ici : c’est notre reconstitution.
face-tile-hidden = Inexploré : nul ne sait ce qui attend ici.
face-tile-known = Résistance { $resistance }, butin { $plunder } $ et { $soldier } $ par soldat, { $points } PV
face-tile-won = Tuile de découverte : { $points } PV
face-deck = Cartes de découverte : il en reste { $n }
face-money = Argent
face-money-help = Paie les bâtiments, l’entraînement et la guerre.
face-money-n = { $n } $
face-price = Coûte { $n } $.
face-income = Revenus
face-income-help = Ce que marchandises et bateaux rapporteraient maintenant.
face-ship = Bateau marchand
face-ship-help = Remplace n’importe quelle marchandise dans une série, un bateau par série.
face-stack = Pile de bâtiments, âge
face-stack-help = Bâtiments encore à venir dans cet âge.
face-bag = Marchandises dans le sac
face-bag-help = On en pioche quatre par tour pour la piste des marchandises.
face-hand = Ouvriers disponibles
face-goods = Marchandises et bateaux
face-buildings = Bâtiments de la capitale
face-discoveries = Découvertes
face-supply = Réserve
face-moment = Tour { $round } sur 8 · âge { $age ->
    [1] I
    [2] II
   *[other] III
 }
face-phase-start = Avant le premier tour
face-phase-placement = Placement des ouvriers
face-phase-income = Revenus
face-phase-benefits = Bénéfices des bâtiments
face-phase-refresh = Refaire le plateau
face-phase-over = Fin de la partie
face-aid-colonies = Colonies
face-aid-colonies-help = Une région rapporte des points dès qu’un joueur y a trois ouvriers : 6 à la plus grande colonie, 2 à la deuxième ; deux premiers à égalité reçoivent 2 chacun. Chaque bâtisseur présent ajoute 4 à la première place et 2 à la deuxième.
face-aid-income = Revenus des séries
face-set-four = Quatre identiques
face-set-three = Trois identiques
face-set-any = Trois quelconques
face-set-help = Un bateau remplace une marchandise, un par série. Les meilleures séries sont trouvées pour vous.
face-aid-workers = Ouvriers
face-aid-goods = Marchandises
face-goods-all = En tout
face-goods-held = Acquises
face-goods-gone = Écartées
face-aid-last-age = Ce que l’âge III proposera
face-plus-money = +{ $n } $
face-plus-points = { $who } +{ $n }
face-banner-round = Tour { $round } · âge { $age ->
    [1] I
    [2] II
   *[other] III
 }
face-banner-war = { $who } fait la guerre à { $whom }
face-card-expedition = Expédition
face-card-succeeded = Une découverte
face-card-failed = L’expédition échoue
face-card-explores = explore
face-card-resistance = Résistance
face-card-battle = Bataille
face-card-attacks = attaque
face-card-defends = défend
face-score-colonies-1 = Colonies, âge I
face-score-colonies-2 = Colonies, âge II
face-score-colonies-3 = Colonies, âge III
face-score-discoveries = Découvertes
face-score-buildings = Bâtiments de la capitale
face-score-economy = Économie
face-score-bought = Points achetés
