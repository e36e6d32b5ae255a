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
    Un tour compte trois actions, une manche trois tours. Chaque action est l’une de ces six :
    – Développement : apprendre
    – Fonder une ville avec un Colon
    – Activer une ville : récolter, construire des unités ou un bâtiment
    – Déplacement
    – Amélioration civique : rendre une ville plus heureuse
    – Influence culturelle : gagner à soi un bâtiment d’autrui
lesson-aim-turn-why = On peut faire deux fois la même action dans un tour. Échanger n’en prend aucune, la plupart des cartes Action non plus. Chaque bouton dit ce que l’action ferait, ou pourquoi elle est impossible maintenant ; ce qui demande un lieu s’éclaire sur le plateau.

lesson-spread = S’étendre
lesson-spread-move = Envoyez un Colon
lesson-spread-move-look = Une action Déplacement déplace jusqu’à trois unités ou groupes, d’une case chacun. Une unité qui entre dans une région face cachée l’explore : la région est retournée, et elle y trouve toujours la terre ferme.
lesson-spread-move-try = Choisissez « Déplacement », prenez un Colon, puis une case éclairée : toute terre sauf Aride convient à une ville.
lesson-spread-move-else = C’est permis aussi. Rien n’est perdu ; annulez si vous préférez voir comment on voyage.
lesson-spread-move-see = Il y est, et ne bouge plus pendant cette action. Tant que le « Déplacement » est demandé, une autre unité peut partir, ou vous choisissez « Finir le Déplacement » ; quand plus personne ne peut partir, il se termine de lui-même.
lesson-spread-move-why = Chaque Colon est une ville à venir : plus tôt il arrive, plus longtemps elle travaille pour vous. Une région de deux cases fertiles ou plus est bonne, et des barbares y vivent parfois ; ils restent chez eux tant qu’un évènement ne les envoie pas.
lesson-spread-found = Fondez une ville
lesson-spread-found-look = Là où il se trouve, un Colon devient une Colonie, le début d’une ville : sur la terre ferme, pas sur une case Aride, et pas là où se trouvent une ville, des barbares ou les unités d’un autre joueur.
lesson-spread-found-try = Choisissez « Fonder une ville » ; si un Déplacement est en cours, d’abord « Finir le Déplacement ». D’une case Aride, allez plus loin.
lesson-spread-found-see = Deux villes : 1 point de plus, et chacune peut maintenant atteindre la taille 2, sa Colonie et un bâtiment de plus.
lesson-spread-found-why = Aucune ville ne peut être plus grande que le nombre de vos villes. C’est en s’étendant qu’on peut ensuite grandir. Les tirets rouges du plateau montrent jusqu’où porte l’Influence culturelle de vos villes.

lesson-learn = Apprendre
lesson-learn-advance = Votre premier développement
lesson-learn-advance-wait = Continuez votre tour. S’il ne vous reste plus d’action, choisissez « Finir votre tour » ; le suivant commence quand l’autre a joué.
lesson-learn-advance-look = Un développement coûte 2 Nourriture. Le premier d’une catégorie ouvre les autres. Ceux qui portent un visage orange font monter votre niveau d’Humeur et donnent un jeton Humeur ; ceux qui portent un temple violet font de même pour la Culture.
lesson-learn-advance-try = Choisissez « Développement » et acquérez l’Entreposage ; ou un autre à votre goût.
lesson-learn-advance-see = Sans Entreposage, on ne garde pas plus de 2 Nourriture. Et chaque développement vaut un demi-point.
lesson-learn-advance-why = Les niveaux sont des limites : avec un niveau d’Humeur de 1, on garde au plus un jeton Humeur. Quand un niveau atteint 3, 5 ou 7, un évènement survient.

lesson-cities = Les villes travaillent
lesson-cities-collect = Récoltez
lesson-cities-collect-wait = Vos villes ne peuvent plus récolter ce tour-ci : choisissez « Finir votre tour ». Au suivant, vous aurez de nouveau trois actions.
lesson-cities-collect-look = Une ville récolte autant que sa taille, une ressource de plus si elle est heureuse, une seule si elle est en colère. Sa case et celles qui l’entourent donnent chacune une fois : Fertile la Nourriture, Forêt le Bois, Montagne le Minerai. Les cases occupées par une autre ville ne donnent rien.
lesson-cities-collect-try = Choisissez « Activer une ville » et récoltez avec votre ville heureuse.
lesson-cities-collect-see = Vous avez activé cette ville : un point blanc à son pied le dit. S’il lui reste quelque chose à prendre, récoltez-le.
lesson-cities-collect-why = Une ville activée une seconde fois dans le même tour perd un cran d’humeur ; chaque choix le dit avant. Deux villes qui agissent chacune une fois valent mieux qu’une seule qui fait tout.
lesson-cities-civic = Rendez-les heureux
lesson-cities-civic-wait = L’Amélioration civique demande un jeton Humeur et une ville qui n’est pas encore heureuse. Les développements au visage orange donnent des jetons.
lesson-cities-civic-look = Un cran d’humeur de plus coûte autant de jetons Humeur que la taille de la ville. En une action, autant de crans que vous pouvez payer, dans toutes vos villes.
lesson-cities-civic-try = Choisissez « Amélioration civique » pour rendre votre nouvelle ville heureuse. Si c’est la seule ville qu’on puisse égayer, c’est fait aussitôt.
lesson-cities-civic-see = Une ville heureuse compte pour une taille de plus quand elle récolte ou construit : une petite ville récolte deux fois plus.
lesson-cities-civic-why = Les jetons sont faits pour servir. Une ville heureuse dès le début rapporte pendant bien des tours.

lesson-strength = La force
lesson-strength-tactics = Les Tactiques
lesson-strength-tactics-wait = Il vous faut 2 Nourriture pour le prochain développement : récoltez-la avec une ville qui n’a pas encore agi ce tour et touche un terrain fertile. S’il n’y en a pas, utilisez vos actions à votre guise, puis finissez votre tour et récoltez au suivant.
lesson-strength-tactics-look = Sans les Tactiques, vos unités Armée ne bougent même pas. Ce développement permet aussi les Forteresses, et la moitié inférieure des cartes Action au combat.
lesson-strength-tactics-try = Acquérez les Tactiques ; ou ce qui vous convient mieux.
lesson-strength-tactics-see = Un développement au temple violet : votre niveau de Culture monte et vous recevez un jeton Culture.
lesson-strength-tactics-why = Qui voit que vous ne savez pas vous battre peut venir prendre une ville. Une unité Armée sur place rend cela coûteux.
lesson-strength-build = Construisez
lesson-strength-build-wait = Récoltez d’abord de quoi payer : une unité Armée coûte 1 Nourriture et 1 Minerai, un Colon 2 Nourriture, un bâtiment 1 Nourriture, 1 Minerai et 1 Bois. S’il ne vous reste plus d’action, finissez votre tour et récoltez au suivant.
lesson-strength-build-look = Une ville activée construit autant d’unités que sa taille (une de plus si elle est heureuse), ou ajoute un bâtiment. Chaque bâtiment demande son développement : la Forteresse les Tactiques, l’Académie l’Écriture, le Temple les Mythes, le Port la Pêche.
lesson-strength-build-try = Choisissez « Activer une ville » et construisez une unité ou un bâtiment.
lesson-strength-build-see = Les bâtiments sont des points ; les unités font qu’ils restent à vous.
lesson-strength-build-why = Un Colon est une ville à venir : chaque nouvelle ville permet à toutes les autres de grandir.

lesson-status = La phase Bilan
lesson-status-phase = Après trois tours
lesson-status-phase-wait = Jouez la fin de cette manche comme il vous plaît. Après le troisième tour vient la phase Bilan : répondez d’abord à ce qu’elle demande.
lesson-status-phase-look =
    Entre les manches, dans cet ordre :
    – on annonce les objectifs accomplis
    – chacun prend un développement gratuit (deux, dans la partie en quatre manches)
    – chacun pioche une carte Action et une carte Objectif
    – chacun peut raser une ville de taille 1 et recevoir 1 Or
    – qui a la plus haute somme de niveaux (Humeur et Culture) choisit le premier joueur
lesson-status-phase-try = Prenez votre développement gratuit.
lesson-status-phase-see = Il n’a coûté ni action ni Nourriture. De préférence, prenez ici ce qui vous servira toute la partie, ou le premier d’une catégorie, qui ouvre les autres.
lesson-status-phase-why = Vos niveaux décident de qui choisit le premier joueur : les développements au visage orange et au temple violet valent plus qu’il n’y paraît.
lesson-status-objectives = Deux chances par carte
lesson-status-objectives-wait = Finissez d’abord la phase Bilan : répondez à ce qu’elle demande encore. La suite vient à votre prochain tour.
lesson-status-objectives-look = Chaque carte Objectif en montre deux ; un seul des deux compte, pour 2 points. La plupart s’annoncent à la phase Bilan, certains au moment même. Pointez une carte de votre main pour la lire.
lesson-status-objectives-why = Un objectif vaut autant que quatre développements. Regardez votre main avant de regarder le plateau.

lesson-others = Les autres
lesson-others-battle = Comment on se bat
lesson-others-battle-look =
    Face à un adversaire ou à des barbares, une Armée combat :
    – chacun peut jouer la moitié inférieure d’une carte Action
    – chacun lance un dé par unité et additionne
    – chaque 5 complet est une touche et retire une unité : 12 en retire deux
    – l’attaquant bat en retraite, ou continue
lesson-others-battle-why = Une Colonie barbare est un début facile : 1 Or par barbare, et la place est à vous.
lesson-others-influence = La guerre sans armée
lesson-others-influence-look = Influence culturelle : choisissez une ville adverse de taille 2 ou plus, à portée d’une des vôtres : chacune porte à autant de cases que sa taille. Lancez un dé : avec 5 ou 6, l’un de ses bâtiments prend votre couleur. Un jeton Culture payé avant le jet ajoute une case à la portée ; payé après, il ajoute 1 au dé.
lesson-others-influence-why = Le bâtiment continue de servir son propriétaire ; mais son point est à vous. On reprend le sien de la même façon, avec une de ses villes où rien n’a été pris.
lesson-others-trade = Le commerce
lesson-others-trade-look = À votre tour, vous pouvez proposer à quelqu’un ressources, jetons et cartes contre les siens : choisissez « Échanger », puis avec qui, réglez par + et − ce que chacun donne, proposez. Les dons sont permis aussi.
lesson-others-trade-wait = Jouez jusqu’à votre prochain tour.
lesson-others-trade-try = Choisissez « Échanger » et proposez quelque chose : donnez ce que vous avez en trop, demandez ce que l’autre possède (le nombre après la barre). Demander ne coûte rien.
lesson-others-trade-see = L’autre répond aussitôt, et le Journal dit s’il accepte ou refuse. S’il accepte, tout change de mains à l’instant ; sinon, rien ne s’est passé.
lesson-others-trade-why = Seul compte ce qui change de mains tout de suite. Les promesses ne coûtent rien.
lesson-others-ahead = Vous connaissez le jeu
lesson-others-ahead-look =
    Ce qui reste à voir :
    – les Merveilles : l’Ingénierie ou les Monuments en dévoilent une ; elle coûte 12 ressources et 5 jetons Culture, et vaut 5 points
    – les gouvernements : le dernier développement de trois catégories les ouvre ; on n’en a qu’un
    – les Bateaux : ils demandent la Pêche et un Port
lesson-others-ahead-why = Jouez la suite : c’est une vraie partie. Fondez tôt, gardez vos villes heureuses, regardez vos objectifs. « Conseil » dit ce que ferait un robot, et chaque refus cite sa règle.

lesson-fight = Une bataille
lesson-fight-attack = À l’attaque
lesson-fight-attack-wait = Choisissez « Déplacement » et prenez une Armée voisine d’un adversaire ou de barbares. Si vous n’en avez plus, jouez la suite ou passez à l’étape suivante.
lesson-fight-attack-look =
    Des robots ont mené votre peuple jusqu’ici. Vous tenez une unité Armée ou plusieurs ; un clic y joint les unités éclairées à côté. Pointez une case éclairée où se trouve un ennemi : son nombre dit vos chances de gagner.
    Chaque camp peut d’abord jouer une carte Action, pour sa moitié inférieure. Puis chacun lance un dé par unité : chaque 5 complet de la somme retire une unité de l’autre camp.
lesson-fight-attack-try = Allez sur la case de l’ennemi, et combattez jusqu’à la décision. Après chaque assaut, vous pouvez aussi battre en retraite.
lesson-fight-attack-else = Vous pouvez aussi faire cela. Si vous préférez voir la bataille, annulez.
lesson-fight-attack-see = Le Journal garde une fiche de chaque assaut : les dés, ce qui s’y ajoute ou s’en retire, les touches, les pertes.
lesson-fight-attack-why =
    Seules les unités Armée combattent, et elles ne se déplacent qu’avec les Tactiques. Une unité seule lance en moyenne 3 ou 4, et une touche demande 5 : deux ensemble valent bien plus que le double d’une seule.
    Battez en retraite quand il reste plus d’unités en face que chez vous.
lesson-fight-after = Ce que vaut une victoire
lesson-fight-after-look =
    – une ville : ses bâtiments deviennent vôtres avec leurs points, et de l’Or selon sa taille si elle n’était pas en colère ; une fois prise, elle se met en colère
    – une Colonie barbare : 1 Or par barbare ; puis gardez la place, ou rasez-la et recevez 1 Or de plus
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
example-combat-fortress-alone = Même sans Armée, elle lance un dé et annule une touche, au premier assaut.
example-combat-retreat-title = La retraite
example-combat-retreat = Après un assaut, l’attaquant peut battre en retraite, avec toutes ses unités, vers la case d’où elles venaient.
example-combat-nobody-wins-title = Personne ne gagne
example-combat-nobody-wins = Les deux camps ont disparu : la ville reste à son propriétaire.
example-combat-siege-title = Les Techniques de siège
example-combat-siege = Deux Bois avant le premier assaut : la Forteresse ne lance pas de dé.
example-combat-steel-against-fortress-title = L’acier contre la pierre
example-combat-steel-against-fortress = Les Armes en acier ajoutent une touche, la Forteresse en annule une.
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
example-cultural-influence-influence = La taille 3 porte à trois cases, un jeton ajoute une case ; le dé donne 3, et deux jetons en font un 5.
example-cultural-influence-range-is-size-title = Jusqu’où
example-cultural-influence-range-is-size = Une ville porte à autant de cases que sa taille.
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
example-cities-angry-city-collects-one = Quelle que soit sa taille : une seule ressource.
example-cities-civic-improvement-title = Une ville redevient heureuse
example-cities-civic-improvement = Deux crans dans une ville de taille 2 : quatre jetons Humeur, une action.
example-cities-moods-title = Une seconde activation
example-cities-moods = Une ville nouvelle est neutre ; l’activer deux fois dans un tour la met en colère.
example-cities-each-space-once-title = Chaque case une fois
example-cities-each-space-once = Une grande ville avec une seule montagne à portée récolte un seul Minerai.
example-exploration-x03-title = L’explorateur choisit
example-exploration-x03 = Les deux façons de poser la région sont permises : qui explore décide.
example-exploration-x10-title = Des barbares en bonne terre
example-exploration-x10 = Une région marquée porte une Colonie barbare sur une case Fertile, mais pas là où vous entrez.
example-movement-move-three-title = Trois déplacements en une action
example-movement-move-three = Jusqu’à trois unités ou groupes, une fois chacun.
example-movement-board-sail-land-title = À travers la mer
example-movement-board-sail-land = Embarquer et naviguer sont deux des trois déplacements ; débarquer demande une autre action.
example-status-phase-status-cards-title = La phase Bilan
example-status-phase-status-cards = Chacun acquiert un développement gratuit, puis pioche deux cartes.
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
example-trade-trade-limits = On donne 3 Nourriture, mais sans Entreposage on n’en garde que 2 : le surplus est perdu.
example-cities-taxes-title = Taxation
example-cities-taxes = Une fois par tour, une action et un jeton Humeur rapportent autant d’Or qu’on a de villes : ici quatre.
example-winning-tie-pyramids-title = Égalité à la fin
example-winning-tie-pyramids = 7 à 7 : qui possède les Grandes Pyramides l’emporte.
example-turns-last-round-title = La fin
example-turns-last-round = Après six manches : 1 point par bâtiment, un demi par développement, 5 par Merveille, 2 par objectif, plus ceux des évènements.
example-exploration-x06-title = Un Bateau explore
example-exploration-x06 = Les deux sens joignent les mers : l’explorateur choisit, puis décide où va le Bateau.
example-movement-roads-title = Par la route
example-movement-roads = Deux cases d’un coup pour 1 Nourriture ; un second groupe paie à nouveau, 1 Nourriture et 1 Minerai.
