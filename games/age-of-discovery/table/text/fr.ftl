# Ce que seul le plateau dit. Les noms des choses sont dans les textes des règles.
face-atlantic = Océan Atlantique
face-pacific = Océan Pacifique
face-south-atlantic = Atlantique Sud
face-order = Ordre des joueurs
# À quoi sert chaque piste, en une ligne ; à quoi sert un spécialiste, en trois mots.
face-for-initiative = de l’argent, et l’ordre des joueurs ensuite
face-for-dock = pour débarquer dans une région découverte
face-for-goods = les séries paient
face-for-merchant-ship = un joker
face-for-buildings = achetés dans l’ordre de la file
face-for-discovery = une expédition par tour
face-for-specialists = un spécialiste pour le tour suivant
face-for-war = bataille en région partagée
face-use-captain = vaut 2 en mer
face-use-merchant = rapporte 5 $
face-use-missionary = amène un colon
face-use-soldier = pille et combat
face-use-builder = −5 $, plus de PV
face-use-any = au choix, pour 5 $
face-queue = File
face-nobody = encore personne
face-crew = { $workers } ({ $who })
# Une ligne par joueur, puis ce qui reste à prendre.
face-colony = { $who } : { $crew } · { $points } PV
face-colony-few = Personne ne marque tant que nul n’y a trois ouvriers.
face-colony-tied = Trois premiers à égalité : personne ne marque.
face-colony-places = { $firsts ->
    [one] Compté maintenant, premier : { $first } PV
   *[other] Compté maintenant, { $firsts } premiers à égalité : { $first } PV chacun
} ; { $seconds ->
    [one] deuxième : { $second } PV
   *[other] { $seconds } deuxièmes à égalité : { $second } PV chacun
}.{ $builders ->
    [0] {""}
   *[other] {" "}Les bâtisseurs en apportent { $builders } et { $more }.
}
face-colony-good = Sa marchandise ({ $good }) va au premier qui y réunit trois ouvriers.
face-aboard = À bord : { $n } sur { $all }
face-dock-x = Case X
face-dock-x-help = Pour le colon gratuit du bâtiment « Servage », après les cases numérotées.
face-dock-y = Case Y
face-dock-y-help = Pour le colon gratuit du bâtiment « Lois sur la colonisation », après la case X.
face-short-new-france = Nlle-France
face-short-new-england = Nlle-Angleterre
face-short-new-spain = Nlle-Espagne
face-short-new-granada = Nlle-Grenade
face-unexplored = inexplorée
face-needs = { $n }+
face-stake = Ce que rapporte une région
face-stake-help = Les PV de la plus grande colonie et de la deuxième, si on les comptait maintenant ; chaque bâtisseur y ajoute 4 et 2. « 3+ » : il y faut d’abord trois ouvriers d’un même joueur. « 2·0 » : deux premiers à égalité, 2 PV chacun. « 0·0 » : ils sont trois, personne ne marque.
face-stakes = 6·2 : PV après le tour { $round }, premier, deuxième
face-tile-points = { $n } PV
face-tile-plunder = { $n } $ · { $soldier } $ par soldat
# Les cartes le disent plus court que leurs bulles.
face-card-colonists-2 = À chaque tour : un colon de plus.
face-card-university = Une fois : votre ouvrier en tête de sa piste, ou votre marqueur en tête de l’ordre. 5 PV.
face-card-stables = À chaque tour : un de vos soldats passe dans une région voisine.
face-card-cartography = Une fois : une région découverte sans expédition, avec son butin. 4 PV.
face-card-overpopulation = Immédiatement : trois colons dans des régions découvertes.
face-card-privateers = À chaque tour : 1 $ de chaque autre joueur par bateau à vous.
face-card-mint = À chaque tour : 2 $ par or, ou 2 $ par lingots d’argent.
face-card-reformation = Où vous avez un missionnaire, ceux des autres n’amènent personne.
face-card-plague-2 = Chaque colonie de trois ouvriers ou plus en perd un, au choix de son joueur.
face-card-rewriting-history = Prenez au hasard une tuile de découverte à chacun de deux joueurs.
face-card-papal-edict = Deux colons dans une de vos colonies ; un autre joueur fait de même.
face-card-mayflower = Jusqu’à trois de vos bateaux portent un ouvrier, après la case Y du quai.
face-rounds = Les huit tours
face-rounds-help = Huit tours en trois âges. Les colonies rapportent des points après les tours 3, 6 et 8.
face-shut-dock = Case fermée
face-shut-dock-help = Le quai a deux cases par joueur, moins une.
face-shut-initiative = Case fermée
face-shut-initiative-help = Un seul ouvrier par joueur à l’initiative : il y a autant de cases que de joueurs.
face-region-good = Sa marchandise : { $good }.
face-token-help = Pour le premier joueur qui réunit ici trois ouvriers.
face-reconstructed = Le livret ne dit pas quelle marchandise va dans toutes les régions. Reconstituées par nous (R17.1) : { $regions }.
face-tile-hidden = Inexplorée : nul ne sait quelle résistance attend ici. Une expédition trop faible ne trouve rien, et ses ouvriers retournent à la réserve.
face-tile-known = Résistance { $resistance }, butin { $plunder } $ et { $soldier } $ par soldat, { $points } PV
face-tile-won = Tuile de découverte : { $points } PV
face-deck = Cartes de découverte : il en reste { $n }. Quand toutes les régions sont découvertes, les expéditions vont ici.
face-money = Argent
face-money-help = Paie les bâtiments, l’entraînement et la guerre.
face-money-n = { $n } $
face-of-worker = { CAP($kind) } : { $use }.
face-price = Coûte { $n } $.
# Le signe en bas de la carte d’un bâtiment.
face-when-instant = Tout de suite, à l’achat.
face-when-once = Une seule fois, quand vous voudrez.
face-when-always = Désormais, jusqu’à la fin de la partie.
face-when-end = Compte à la fin de la partie.
face-when-times = À chaque tour : { $n ->
    [0] plus aucune fois
    [one] encore une fois
   *[other] encore { $n } fois
} d’ici la fin de la partie.
face-income = Revenus
face-income-help = Ce que vos marchandises et vos bateaux rapportent en fin de tour.
face-ship = Bateau marchand
face-ship-help = Remplace n’importe quelle marchandise dans une série, un bateau par série, à chaque tour.
face-good-help = Les séries de marchandises paient à chaque tour : quatre identiques { $four } $, trois identiques { $three } $, trois quelconques { $any } $. Il y en a { $n } de cette sorte dans le jeu.
face-spoils = Trésors de guerre
face-spoils-help = Des bâtiments de la capitale gratuits, qui donnent aussitôt de l’argent, un bateau, des marchandises ou des spécialistes.
face-stack = Bâtiments à venir, âge
face-stack-help = Ceux qui restent dans la pile de cet âge.
face-bag = Marchandises dans le sac
face-bag-help = On en pioche quatre par tour pour la piste des marchandises.
face-hand = Ouvriers disponibles
face-goods = Marchandises et bateaux
face-buildings = Bâtiments de la capitale
face-discoveries = Découvertes
face-supply = Réserve
face-moment = Tour { $round } sur 8
face-phase-start = Avant le premier tour
face-phase-placement = Pose
face-phase-tracks = Pistes
face-phase-income = Revenus
face-phase-benefits = Bénéfices
face-phase-refresh = Plateau refait
face-phase-over = Fin de la partie
face-aid-colonies = Colonies
face-aid-colonies-now = PV, comptés maintenant
face-aid-colonies-help = Une région rapporte des points dès qu’un joueur y a trois ouvriers : 6 à la plus grande colonie, 2 à la deuxième ; deux premiers à égalité reçoivent 2 chacun ; trois premiers à égalité, ou deux deuxièmes, rien. Chaque bâtisseur présent ajoute 4 à la première place et 2 à la deuxième, même partagées.
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
face-card-ship = Un bateau gagné
face-card-sails = le plus pour le bateau
face-card-resistance = Résistance
face-card-tile = la tuile
face-card-top = la carte
face-card-lowered = { $met } moins { $lowered } par la Peste
face-card-battle = Bataille
face-card-attacks = attaque
face-card-defends = défend
face-card-removed = éliminés chez l’autre
face-closed = Le tour { $n } est terminé
# La feuille qui clôt un tour : la marque du joueur précède chacun de ces textes, et souvent ce qui en est dessiné.
face-brief-nothing = rien
face-brief-nobody = personne
face-brief-none-left = il n’en reste plus
face-brief-waits = pas d’expédition
face-brief-peace = paix
face-brief-spared = épargne tout le monde
face-brief-reformation = Réforme : n’amène personne
face-brief-no-ship = pas de bateau
face-brief-bag = « { $building } » : le sac est vide
face-brief-home = au pays
face-brief-ship = valeur { $n }
face-brief-ship-tie = valeur { $n }, plus tôt dans l’ordre
face-brief-bought = { $building }, { $n } $
face-brief-deck = l’inconnu
face-brief-found = { CAP($goal) } : découverte, { $n } $, { $vp } PV
face-brief-failed = { CAP($goal) } : échec
face-brief-free = { CAP($goal) } : découverte gratuite, { $n } $
face-brief-replaced = { $region } : une autre tuile, face cachée
face-brief-exchanged = contre un colon, { $region }
face-brief-paid = −{ $n } $
face-brief-scouts = reconnaissance : { $goal }, −{ $n } $
face-brief-war = guerre totale contre { $against }, pour { $n } $
face-brief-lost = en moins, { $region }
face-brief-unharmed = aucune perte, { $region }
face-brief-money = { $building } +{ $n } $
face-brief-edict = édit avec { $who }
face-brief-plague = victimes de la peste, { $region }
face-brief-tile = une tuile { DE($from) }
face-brief-privateers = +{ $n } $ aux dépens { DE($from) }
face-brief-smuggled = contre { $gave }, avec { $from }
face-brief-moved = { $from } → { $to }
face-brief-dock = range le quai
face-brief-instead = à la place { DE($who) }
face-brief-gone = en moins
face-brief-new = en plus
face-brief-buildings = en plus : { $buildings }
face-brief-age = l’âge { $age ->
    [1] I
    [2] II
   *[other] III
 } est terminé
face-brief-everybody = pour chacun
face-brief-scored = { $region } +{ $n } PV
face-brief-vp = { $n } PV pour { $cost } $
face-brief-order = dans cet ordre
face-score-colonies-1 = Colonies, âge I
face-score-colonies-2 = Colonies, âge II
face-score-colonies-3 = Colonies, âge III
face-score-discoveries = Découvertes
face-score-buildings = Bâtiments de la capitale
face-score-economy = Économie (revenus du tour 8)
face-score-bought = Points achetés
