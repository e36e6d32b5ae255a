### Ce que disent les leçons de Clash of Cultures.

lesson-aim = Votre culture
lesson-aim-who = Une ville, deux Colons
lesson-aim-who-look =
    Votre peuple a une ville, deux Colons et une carte que personne n’a vue. En quatre manches (six dans la partie longue), vous en faites une culture. À la fin comptent :
    – chaque bâtiment de votre couleur sur le plateau : 1 point
    – chaque développement : un demi-point
    – chaque objectif accompli : 2 points
    – chaque Merveille : 5 points
lesson-aim-who-why = Il n’y a pas de meilleure voie. Beaucoup de petites villes, quelques grandes, le savoir, la guerre ou la persuasion : tout rapporte, et les objectifs de votre main disent ce qui vous convient.
lesson-aim-turn = Trois actions
lesson-aim-turn-look =
    Un tour compte trois actions, une manche trois tours. Il n’y a que six choses à faire :
    – Développement : apprendre
    – Fonder une ville avec un Colon
    – Activer une ville : récolter, construire des unités ou un bâtiment
    – Déplacement
    – Amélioration civique : rendre une ville plus heureuse
    – Influence culturelle : gagner à soi un bâtiment d’autrui
lesson-aim-turn-why = On peut faire deux fois la même action dans un tour. Chaque ligne dit ce qu’elle ferait, ou pourquoi elle est impossible maintenant.

lesson-spread = S’étendre
lesson-spread-move = Envoyez un Colon
lesson-spread-move-look = Une action Déplacement déplace jusqu’à trois unités ou groupes, d’une case chacun. En entrant dans une région face cachée, une unité explore : la région est retournée.
lesson-spread-move-try = Choisissez Déplacement, prenez un Colon, puis une case éclairée à côté. Fertile, forêt et montagne conviennent à une ville ; une case aride, non.
lesson-spread-move-else = C’est permis aussi. Rien n’est perdu ; annulez si vous préférez voir comment on voyage.
lesson-spread-move-see = Il y est, et ne bouge plus pendant cette action. Dites que vous avez fini de déplacer si vous voulez vous arrêter là.
lesson-spread-move-why = Une région de deux cases fertiles ou plus est une bonne terre : des barbares y vivent. Ils restent chez eux tant qu’un évènement ne les envoie pas.
lesson-spread-found = Fondez une ville
lesson-spread-found-look = Un Colon devient une Colonie là où il se trouve : sur une case Terrain non aride, sans ville ni étrangers.
lesson-spread-found-try = Fondez une ville. Si le Colon est mal placé, déplacez-le d’abord.
lesson-spread-found-see = Deux villes : 1 point de plus, et chacune de vos villes peut maintenant avoir deux bâtiments.
lesson-spread-found-why = Aucune ville n’a plus de bâtiments que vous n’avez de villes. C’est en s’étendant qu’on peut ensuite grandir.

lesson-learn = Apprendre
lesson-learn-advance = Votre premier développement
lesson-learn-advance-wait = Continuez votre tour. S’il ne vous reste plus d’action, terminez-le ; le suivant commence quand l’autre a joué.
lesson-learn-advance-look = Un développement coûte 2 Nourriture. Le premier d’une catégorie ouvre les autres. Les jaunes montent votre niveau d’Humeur et donnent un jeton Humeur, les bleus font de même pour la Culture.
lesson-learn-advance-try = Acquérez l’Entreposage ; ou un autre à votre goût.
lesson-learn-advance-see = Sans Entreposage, on ne garde pas plus de 2 Nourriture. Et chaque développement vaut un demi-point.
lesson-learn-advance-why = Les niveaux sont des limites : avec un niveau d’Humeur de 1, on garde au plus un jeton Humeur. Quand un niveau atteint 3, 5 ou 7, un évènement survient.

lesson-cities = Les villes travaillent
lesson-cities-collect = Récoltez
lesson-cities-collect-wait = Jouez jusqu’à ce que vos villes puissent récolter.
lesson-cities-collect-look = Une ville récolte autant que sa taille, une de plus si elle est heureuse, une seule si elle est en colère. Chaque case autour donne une fois : Fertile la Nourriture, Forêt le Bois, Montagne le Minerai.
lesson-cities-collect-try = Récoltez avec votre ville heureuse.
lesson-cities-collect-see = Vous avez activé cette ville. Une seconde activation dans le même tour est permise, mais rend ses habitants plus mécontents.
lesson-cities-collect-why = Deux villes qui agissent chacune une fois valent mieux qu’une seule qui fait tout.
lesson-cities-civic = Rendez-les heureux
lesson-cities-civic-wait = L’Amélioration civique demande un jeton Humeur et une ville qui n’est pas encore heureuse. Les développements jaunes donnent des jetons.
lesson-cities-civic-look = Un niveau d’humeur de plus coûte autant de jetons Humeur que la taille de la ville. En une action, autant de niveaux que vous pouvez payer, dans toutes vos villes.
lesson-cities-civic-try = Choisissez Amélioration civique et montez l’humeur de votre nouvelle ville.
lesson-cities-civic-see = Une ville heureuse compte pour une taille de plus quand elle récolte ou construit : une petite ville récolte deux fois plus.
lesson-cities-civic-why = Les jetons sont faits pour servir. Une ville heureuse dès le début rapporte pendant bien des tours.

lesson-strength = La force
lesson-strength-tactics = Les Tactiques
lesson-strength-tactics-wait = Récoltez jusqu’à avoir 2 Nourriture pour le prochain développement.
lesson-strength-tactics-look = Sans Tactiques, vos armées ne marchent même pas. Ce développement permet aussi les Forteresses, et la moitié inférieure des cartes Action au combat.
lesson-strength-tactics-try = Acquérez les Tactiques ; ou ce qui vous convient mieux.
lesson-strength-tactics-see = Un développement bleu : votre niveau de Culture monte et vous avez un jeton Culture.
lesson-strength-tactics-why = Qui voit que vous ne savez pas vous battre peut venir prendre une ville. Une unité Armée sur place rend cela coûteux.
lesson-strength-build = Construisez
lesson-strength-build-wait = Récoltez un peu : une unité Armée coûte 1 Nourriture et 1 Minerai, un Colon 2 Nourriture, un bâtiment 1 Nourriture, 1 Minerai et 1 Bois.
lesson-strength-build-look = Une ville activée construit autant d’unités que sa taille (heureuse : une de plus), ou ajoute un bâtiment. Un bâtiment demande son développement : Forteresse les Tactiques, Académie l’Écriture, Temple les Mythes, Port la Pêche.
lesson-strength-build-try = Construisez une unité, ou un bâtiment.
lesson-strength-build-see = Les bâtiments sont des points ; les unités font qu’ils restent à vous.
lesson-strength-build-why = Un Colon est une ville à venir : chaque nouvelle ville permet à toutes les autres de grandir.

lesson-status = La phase bilan
lesson-status-phase = Après trois tours
lesson-status-phase-wait = Jouez les tours de cette manche comme il vous plaît. Après le troisième vient la phase bilan.
lesson-status-phase-look =
    Entre les manches, dans cet ordre :
    – on déclare les objectifs accomplis
    – chacun prend un développement gratuit (deux, dans la partie en quatre manches)
    – chacun pioche une carte Action et une carte Objectif
    – une ville de taille 1 peut être rasée pour 1 Or
    – qui a les niveaux les plus hauts choisit le premier joueur
lesson-status-phase-try = Prenez votre développement gratuit.
lesson-status-phase-see = Il n’a rien coûté. Choisissez ici ceux qui sont chers ou lointains, dont vous avez déjà ouvert la voie.
lesson-status-phase-why = Vos niveaux décident de qui choisit le premier joueur : les développements bleus et jaunes valent plus qu’il n’y paraît.
lesson-status-objectives = Deux chances par carte
lesson-status-objectives-wait = La phase continue d’elle-même jusqu’à votre prochain tour.
lesson-status-objectives-look = Chaque carte Objectif montre deux objectifs ; l’un d’eux rapporte 2 points. La plupart se déclarent à la phase bilan, certains au moment même. Pointez une carte de votre main pour la lire.
lesson-status-objectives-why = Deux objectifs par manche valent à la fin plus qu’une Merveille. Regardez votre main avant de regarder la carte.

lesson-others = Les autres
lesson-others-battle = Comment on se bat
lesson-others-battle-look =
    Une Armée qui entre sur une case occupée par des étrangers ou leur ville combat, round après round :
    – chacun peut jouer la moitié inférieure d’une carte Action
    – chacun lance un dé par unité et additionne
    – chaque 5 complet fait une touche : 12 en fait deux
    – chacun retire une unité par touche
    – l’attaquant se retire, ou continue
lesson-others-battle-why = Une Forteresse ajoute un dé et annule une touche au premier round. Qui prend une ville prend ses bâtiments, et de l’Or si elle n’était pas en colère. Une Colonie barbare est un début facile : 1 Or par barbare, et la place est à vous.
lesson-others-influence = La guerre sans armée
lesson-others-influence-look = Influence culturelle : choisissez une ville étrangère de taille 2 ou plus, pas plus loin que votre propre ville n’est grande. Lancez un dé : avec 5 ou 6, l’un de ses bâtiments prend votre couleur. Les jetons Culture s’ajoutent au dé après coup, et à la distance avant.
lesson-others-influence-why = Le bâtiment continue de servir son propriétaire ; mais son point est à vous. Une ville sans bâtiment étranger peut le reprendre.
lesson-others-trade = Le commerce
lesson-others-trade-look = À votre tour, vous pouvez proposer à quelqu’un ressources, jetons et cartes contre les siens : choisissez Échanger, remplissez la balance, proposez. Les dons sont permis aussi.
lesson-others-trade-wait = Jouez jusqu’à votre prochain tour.
lesson-others-trade-try = Choisissez Échanger et proposez quelque chose : demandez 1 Nourriture, par exemple. Demander ne coûte rien.
lesson-others-trade-see = Si l’autre accepte, tout change de mains à l’instant ; sinon, rien ne s’est passé.
lesson-others-trade-why = Seul compte ce qui change de mains tout de suite. Les promesses ne coûtent rien.
lesson-others-ahead = Vous connaissez le jeu
lesson-others-ahead-look =
    Ce qui reste à voir :
    – les Merveilles : l’Ingénierie ou les Monuments en dévoilent une ; 12 ressources et 5 jetons Culture, 5 points
    – les gouvernements : le dernier développement de trois catégories les ouvre ; on n’en a qu’un
    – les Bateaux : la Pêche et un Port
lesson-others-ahead-why = Jouez la suite : c’est une vraie partie. Fondez tôt, gardez vos villes heureuses, regardez vos objectifs. « Conseil » dit ce que ferait un robot, et chaque refus cite sa règle.

lesson-fight = Une bataille
lesson-fight-odds = Qui peut se battre
lesson-fight-odds-look = Des robots ont mené votre peuple jusqu’ici. Vous tenez un groupe d’unités où se trouve une Armée, et l’une des cases éclairées abrite des étrangers ou leur ville. Pointez-la : la bulle dit comment une telle bataille finit d’ordinaire.
lesson-fight-odds-why = Seules les Armées combattent, et elles ne marchent qu’avec la Tactique. Une Armée fait environ 3, et une touche demande 5 : deux ensemble valent bien plus que le double d’une seule.
lesson-fight-attack = À l’attaque
lesson-fight-attack-wait = Choisissez Déplacer et prenez une Armée voisine d’étrangers. Pour livrer bataille, il faut une Armée et la Tactique.
lesson-fight-attack-look = Chaque camp peut d’abord jouer une carte Action, pour sa moitié inférieure. Puis chacun lance un dé par unité : chaque 5 complet de la somme retire une unité de l’autre camp.
lesson-fight-attack-try = Allez sur la case des étrangers, et combattez jusqu’à la décision. Après chaque round, vous pouvez aussi vous retirer.
lesson-fight-attack-else = Vous pouvez aussi faire cela. Si vous préférez voir la bataille, annulez.
lesson-fight-attack-see = Le journal garde une fiche de chaque round : les dés, ce qui s’y ajoute, les touches, les pertes.
lesson-fight-attack-why = Retirez-vous quand il reste plus d’unités en face que chez vous : une Armée coûte 1 Nourriture et 1 Minerai, et ne revient qu’au rythme de vos villes.
lesson-fight-after = Ce que vaut une victoire
lesson-fight-after-look =
    – une ville : ses bâtiments deviennent vôtres avec leurs points, et de l’Or selon sa taille si elle n’était pas en colère ; elle l’est maintenant
    – une Colonie barbare : 1 Or par barbare, puis gardez la place ou rasez-la pour 1 Or de plus
    – une simple case : rien d’autre que le passage
lesson-fight-after-why = Une ville prise peut être reprise. Laissez-y une Armée, et rendez ses habitants plus heureux. Reprenez maintenant la partie guidée, ou jouez la suite ici : les deux sont de vraies parties.

about-two = Fondez des villes, choisissez parmi 48 développements et découvrez une carte que nul n’a vue. Gardez vos villes heureuses tandis que les barbares approchent.

## Ce qu’on peut voir des règles

example-combat-combat-value-19-title = Dix-neuf font trois touches
example-combat-combat-value-19 = On additionne tous les dés ; chaque 5 complet fait une touche.
example-combat-capture-title = Une ville est prise
example-combat-capture = De l’Or selon sa taille, un Colon pour le perdant, ses bâtiments pour le vainqueur ; et ses habitants sont en colère.
example-combat-capture-angry-title = Une ville en colère tombe
example-combat-capture-angry = Pas d’Or, et personne ne s’enfuit.
example-combat-fortress-alone-title = Une Forteresse seule
example-combat-fortress-alone = Même sans Armée, elle lance un dé et annule une touche, au premier round.
example-combat-retreat-title = La retraite
example-combat-retreat = Après un round, l’attaquant peut se retirer, tous ensemble, d’où venait l’attaque.
example-combat-nobody-wins-title = Personne ne gagne
example-combat-nobody-wins = Les deux camps ont disparu : la ville reste à son propriétaire.
example-combat-siege-title = La poliorcétique
example-combat-siege = Deux Bois avant le premier round : la Forteresse ne lance pas de dé.
example-combat-steel-against-fortress-title = L’acier contre la pierre
example-combat-steel-against-fortress = Les armes d’acier ajoutent une touche, la Forteresse en annule une.
example-combat-lone-settlers-title = Des Colons seuls
example-combat-lone-settlers = Sans Armée, pas de dés : les Colons sont retirés.
example-combat-naval-battle-title = Une bataille navale
example-combat-naval-battle = Les Bateaux combattent ; la cargaison non, et coule avec son Bateau.
example-barbarians-raid-title = Les barbares attaquent
example-barbarians-raid = Les touches vont d’abord aux unités, puis aux bâtiments. Une ville qui perd un bâtiment est en colère.
example-barbarians-raze-a-camp-title = Une Colonie barbare tombe
example-barbarians-raze-a-camp = 1 Or par barbare battu, et 1 de plus si l’on rase la place.
example-barbarians-undefended-camp-title = Personne à la maison
example-barbarians-undefended-camp = Une Colonie sans défense se prend en y entrant ; gardée, elle est en colère.
example-cultural-influence-influence-title = L’influence
example-cultural-influence-influence = La taille 3 atteint trois cases, un jeton une de plus ; le dé donne 3, et deux jetons en font un 5.
example-cultural-influence-range-is-size-title = Jusqu’où
example-cultural-influence-range-is-size = Une ville porte aussi loin qu’elle est grande.
example-cultural-influence-influence-restores-title = Reconquis
example-cultural-influence-influence-restores = Depuis une autre de vos villes, vous pouvez reprendre votre propre bâtiment.
example-cultural-influence-influence-again-title = Réessayer
example-cultural-influence-influence-again = Un essai manqué peut être repris ; ses jetons sont perdus.
example-trade-trade-title = Un échange
example-trade-trade = On remplit la balance, on propose, l’autre accepte : tout change de mains aussitôt.
example-trade-trade-declined-title = Non merci
example-trade-trade-declined = Un échange refusé ne change rien.
example-trade-trade-invited-title = Demander une proposition
example-trade-trade-invited = À votre tour, vous pouvez aussi écouter ce qu’un autre propose.
example-cities-happy-city-collects-more-title = Une ville heureuse
example-cities-happy-city-collects-more = Taille 2, et une de plus parce qu’elle est heureuse : trois ressources.
example-cities-angry-city-collects-one-title = Une ville en colère
example-cities-angry-city-collects-one = Si grande soit-elle : une seule ressource.
example-cities-civic-improvement-title = Une ville redevient heureuse
example-cities-civic-improvement = Deux niveaux dans une ville de taille 2 : quatre jetons Humeur, une action.
example-cities-moods-title = Une seconde activation
example-cities-moods = Une ville nouvelle est neutre ; l’activer deux fois dans un tour attriste ses habitants.
example-cities-each-space-once-title = Chaque case une fois
example-cities-each-space-once = Une grande ville avec une seule montagne à portée récolte un seul Minerai.
example-exploration-x03-title = L’explorateur choisit
example-exploration-x03 = Les deux façons de poser la région sont permises : qui explore décide.
example-exploration-x10-title = Des barbares en bonne terre
example-exploration-x10 = Une région marquée a une Colonie barbare sur une case fertile, mais pas là où vous entrez.
example-movement-move-three-title = Trois déplacements en une action
example-movement-move-three = Jusqu’à trois unités ou groupes, une fois chacun.
example-movement-board-sail-land-title = À travers la mer
example-movement-board-sail-land = Embarquer et naviguer sont deux des trois déplacements ; débarquer demande une autre action.
example-status-phase-status-cards-title = La phase bilan
example-status-phase-status-cards = Un développement gratuit chacun, puis deux cartes chacun.
example-status-phase-who-chooses-the-first-player-title = Qui choisit
example-status-phase-who-chooses-the-first-player = La plus grande somme des niveaux choisit le premier joueur.
example-winning-tie-buildings-title = Une égalité
example-winning-tie-buildings = À points égaux, les points des bâtiments départagent.
example-combat-combat-icons-title = Des cartes qui demandent quelqu’un
example-combat-combat-icons = Une carte de combat marquée d’une Armée ou d’une Forteresse ne se joue que si l’on en a une sur place.
example-combat-retreat-from-a-road-attack-title = Retraite après une route
example-combat-retreat-from-a-road-attack = Qui a attaqué par une route revient là où le déplacement a commencé.
example-combat-influenced-buildings-stay-title = Ce qu’on avait déjà influencé
example-combat-influenced-buildings-stay = Les bâtiments qui portaient déjà la couleur du vainqueur la gardent ; les autres changent de mains comme d’habitude.
example-combat-built-ships-fight-title = Un Bateau neuf combat aussitôt
example-combat-built-ships-fight = Un Bateau construit là où mouille un ennemi doit se battre pour sa place, sans retraite possible.
example-trade-trade-limits-title = Pas plus que la place
example-trade-trade-limits = On donne 3 de Nourriture, mais sans Entreposage on n’en garde que 2 : le surplus est perdu.
example-cities-taxes-title = Impôts
example-cities-taxes = Une fois par tour, une action et un jeton Humeur rapportent autant d’Or qu’on a de villes : ici quatre.
example-winning-tie-pyramids-title = Égalité à la fin
example-winning-tie-pyramids = 7 à 7 : qui possède les Grandes Pyramides l’emporte.
example-turns-last-round-title = La fin
example-turns-last-round = Après six manches : 1 point par bâtiment, un demi par développement, 5 par Merveille, 2 par objectif, plus ceux des évènements.
example-exploration-x06-title = Un Bateau explore
example-exploration-x06 = Les deux sens joignent les mers : l’explorateur choisit, puis décide où va le Bateau.
example-movement-roads-title = Par la route
example-movement-roads = Deux cases d’un coup pour une Nourriture ; un second groupe paie de nouveau, en Nourriture et en Minerai.
