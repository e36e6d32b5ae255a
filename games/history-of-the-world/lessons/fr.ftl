### Ce que disent les leçons d’History of the World.

lesson-aim = Sept époques
lesson-aim-who = Vous n’êtes pas un seul peuple
lesson-aim-who-look = De Sumer aux empires modernes : à chacune des sept époques, vous menez un nouvel empire, de sa première armée à la dernière. Puis son temps est passé ; ses armées restent sur la carte et demeurent les vôtres, jusqu’à ce que quelqu’un les chasse.
lesson-aim-who-why = Toutes vos armées, anciennes et nouvelles, marquent ensemble. Qui a le plus de points après la septième époque gagne. Un point marqué ne se perd plus.
lesson-aim-epoch = Un tour par époque
lesson-aim-epoch-look =
    À chaque époque, chacun joue un tour :
    – jusqu’à deux cartes Événement
    – la première armée dans la terre de départ
    – l’expansion, armée par armée, en combattant si quelqu’un est là
    – les monuments, tirés des ressources
    – le décompte
lesson-aim-epoch-why = Les empires jouent dans l’ordre de leurs cartes. Jouer tôt, c’est marquer pour ses vieilles terres avant qu’on les prenne ; jouer tard, c’est voir où il y a le plus à gagner.

lesson-draft = Garder ou passer
lesson-draft-keep = Tirez un empire
lesson-draft-keep-wait = Les autres tirent leurs empires.
lesson-draft-keep-look = Vous tirez en secret une carte d’empire. Sa force est son nombre d’armées ; son numéro dit quand il jouera. Gardez-la, ou donnez-la à quelqu’un qui n’en a pas : quelqu’un vous en donnera alors une autre, meilleure ou non.
lesson-draft-keep-try = Gardez votre carte, ou donnez-la.
lesson-draft-keep-see = Une carte reçue ne se refuse pas. Ne donnez pas un empire puissant à qui est en tête.
lesson-draft-keep-why = Dès la deuxième époque, qui a le moins de points tire en premier et choisit le plus librement ; qui est en tête tire en dernier et prend ce qui reste.

lesson-events = Les cartes Événement
lesson-events-cards = Dix cartes pour toute la partie
lesson-events-cards-wait = Les empires sont appelés un à un. Regardez, jusqu’au vôtre.
lesson-events-cards-look = Avant votre première armée, vous pouvez jouer jusqu’à deux cartes Événement. Vous en avez dix pour sept époques, et pas une de plus : chefs, armes, pièces, pestes. Passez la souris sur une carte pour la lire en entier.
lesson-events-cards-try = Jouez une carte si elle vous tente, ou continuez sans.
lesson-events-cards-see = Une carte ne sert que pour ce tour. Un Chef, trois dés au lieu de deux, vaut surtout avec un empire puissant.
lesson-events-cards-why = Dix cartes, quatorze occasions : jouez-les, mais de préférence avec un empire puissant.

lesson-expand = L’expansion
lesson-expand-first = Une armée, une terre
lesson-expand-first-wait = Répondez d’abord à ce que la carte demande, s’il y a lieu. Puis jouez-en une autre, ou choisissez « Ne plus jouer de carte » : votre empire se met en marche.
lesson-expand-first-look = Chaque armée de la réserve entre dans une terre adjacente à une armée de cet empire. Une terre vide est à vous sans combat. La marque d’une terre dit ce qu’elle rapporterait, ou la chance d’y gagner une bataille.
lesson-expand-first-try = Placez une armée dans une terre éclairée.
lesson-expand-first-see = Chaque terre prise ouvre celles qui lui sont adjacentes.
lesson-expand-first-why = Une région compte une fois si vous y êtes, deux fois si vous y avez deux terres et plus que tout autre, trois fois si vous en tenez trois et que personne d’autre n’y est. Cherchez donc la troisième terre, ou la deuxième.
lesson-expand-battle = Si quelqu’un est là
lesson-expand-battle-look =
    Une attaque se joue en un lancer :
    – vous lancez deux dés et gardez le meilleur (trois avec un Chef)
    – le défenseur en lance un ; deux derrière une montagne, une forêt ou un détroit ; trois contre un débarquement
    – un fort ajoute 1 au défenseur
    – le plus haut gagne ; une égalité retire les deux armées
lesson-expand-battle-why = Deux dés contre un gagnent 58 fois sur 100, et font égalité 17 fois. Contre la montagne, c’est moins d’une fois sur deux. Une capitale prise devient une ville, une ville est détruite, un monument reste et vous revient.
lesson-expand-fort = Un fort
lesson-expand-fort-look = Au lieu d’entrer dans une terre, une armée peut devenir un fort dans une terre de cet empire ; une pièce aussi. Choisissez « Fort », puis la terre. Un fort ne bouge plus et ne rapporte aucun point.
lesson-expand-fort-try = Construisez un fort pour voir, ou placez toutes vos armées et finissez le tour.
lesson-expand-fort-else = C’est un bon choix aussi. Un fort sert dans une terre que d’autres voudront : celle qui fait la différence dans une région.
lesson-expand-fort-see = Construisez vos forts là où l’on risque de vous attaquer : dans une capitale, ou là où une terre de moins vous coûterait une région.
lesson-expand-fort-why = Qui attaque un fort et perd, perd son armée ; s’il gagne, seul le fort tombe, et il lui faut encore battre l’armée.

lesson-score = Les points
lesson-score-monuments = Les monuments
lesson-score-monuments-wait = Placez vos dernières armées, puis choisissez « Finir le tour » : vos points sont alors comptés.
lesson-score-monuments-look = Après la dernière armée, chaque paire de ressources (les gemmes vertes) dans les terres de cet empire donne un monument : d’abord dans la capitale, puis dans une ville, puis sur une ressource.
lesson-score-monuments-why = Un monument rapporte un point à chaque tour de qui tient sa terre, et la conquête ne le détruit pas.
lesson-score-regions = Ce que vous avez marqué
lesson-score-regions-look =
    À la fin de votre tour, vous seul avez marqué :
    – pour chaque région où vous êtes, sa valeur une, deux ou trois fois
    – 2 par capitale, 1 par ville, 1 par monument
lesson-score-regions-why = Les valeurs changent d’une époque à l’autre : d’abord le Moyen-Orient, plus tard l’Inde et la Chine, enfin l’Europe et les Amériques. « Aides » les donne pour toutes les époques.

lesson-second = La deuxième époque
lesson-second-order = Le dernier tire en premier
lesson-second-order-wait = Les autres empires de la première époque sont joués.
lesson-second-order-look = La première époque est finie. Pour la deuxième on tire de nouveaux empires : qui a le moins de points commence.
lesson-second-order-why = Vos vieilles armées sont toujours là. Un empire né près d’elles complète plus vite une région, mais doit les contourner ou les remplacer.
lesson-second-attack = À l’attaque !
lesson-second-attack-wait = Quand votre deuxième empire est appelé, jouez des cartes Événement, ou choisissez « Ne plus jouer de carte » : ses armées partent alors.
lesson-second-attack-look = Le monde se remplit. La chance de gagner chaque bataille est écrite sur la terre ; un clic, et l’attaque est lancée. Une armée battue est perdue, mais la suivante peut attaquer encore.
lesson-second-attack-try = Attaquez la terre d’un autre, là où la chance est bonne. Si personne n’est encore à portée, avancez vos armées, ou finissez le tour.
lesson-second-attack-else = Les terres vides coûtent moins. Attaquez là où une région passe d’une fois à deux, ou là où se dresse une capitale.
lesson-second-attack-see = La dernière bataille reste un moment sur le plateau, et le journal garde les dés de toutes. Qui est chassé garde les points qu’il a déjà marqués.
lesson-second-attack-why = Depuis la mer, débarquer est dur : trois dés contre vous. Par terre, cherchez les frontières sans montagnes.
lesson-second-ahead = Vous connaissez le jeu
lesson-second-ahead-look =
    Ce qui reste à découvrir :
    – les flottes : un empire dont la carte montre des mers peut les traverser
    – empires mineurs, royaumes, barbares : ils viennent par les cartes Événement
    – les autres époques, où les valeurs des régions changent
lesson-second-ahead-why = Continuez : c’est une vraie partie, il en reste une heure environ. Regardez les valeurs de l’époque suivante avant de dépenser vos dernières armées. « Conseil » dit ce que ferait un robot.

about-two = Sept époques : à chacune vous menez un nouvel empire, de sa première armée à la dernière. Les dés gagnent les batailles ; savoir choisir son moment gagne la partie.

## Ce qu’on peut voir des règles

example-combat-romans-in-the-apennines-title = Les Romains dans les Apennins
example-combat-romans-in-the-apennines = Une défaite coûte l’armée ; une égalité retire les deux, et la terre est vide : l’armée suivante y entre.
example-combat-mongols-at-wei-river-title = Les Mongols devant la Grande Muraille
example-combat-mongols-at-wei-river = Un Chef donne trois dés ; la Muraille en donne deux au défenseur, et le fort ajoute 1. Le fort doit tomber d’abord, puis l’armée.
example-combat-british-at-chekiang-title = Un débarquement
example-combat-british-at-chekiang = Depuis la mer, trois dés sont contre vous ; depuis la terre prise, l’attaque suivante n’en trouve qu’un.
example-combat-fort-adds-one-title = Un fort ajoute un
example-combat-fort-adds-one = Un cinq derrière un fort est un six.
example-combat-forts-title = Construire des forts
example-combat-forts = Une armée de la réserve devient un fort, un par terre. Elle ne redevient jamais une armée.
example-combat-press-on-title = Poursuivre l’attaque
example-combat-press-on = Le fort est tombé : la même armée attaque encore, et le défenseur n’a plus de bonus.
example-combat-press-on-or-withdraw-title = Ou se retirer
example-combat-press-on-or-withdraw = Le fort tombé, l’armée peut aussi retourner à la réserve.
example-combat-capital-after-a-victory-title = Une capitale est prise
example-combat-capital-after-a-victory = Une bataille gagnée change la capitale en ville.
example-combat-capital-after-a-tie-title = Une capitale abandonnée
example-combat-capital-after-a-tie = Une égalité vide la terre, mais la capitale reste : qui entre tient une capitale.
example-combat-city-sacked-title = Une ville est pillée
example-combat-city-sacked = Une ville disparaît après une bataille gagnée. Un monument reste, au vainqueur.
example-combat-guptas-terrain-title = Montagnes et forêts
example-combat-guptas-terrain = Seul le terrain du côté du défenseur donne un second dé.
example-combat-guptas-forest-of-the-attacker-title = Une forêt derrière l’attaquant
example-combat-guptas-forest-of-the-attacker = Le terrain du côté de l’attaquant ne fait rien.
example-combat-landing-on-a-fort-title = Débarquer sur un fort
example-combat-landing-on-a-fort = Trois dés, et 1 de plus pour le fort ; depuis la mer, la montagne n’ajoute rien.
example-scoring-red-scores-eighteen-title = Dix-huit points
example-scoring-red-scores-eighteen = Présence une fois, domination deux fois, contrôle trois fois ; puis 2 par capitale et 1 pour le monument.
example-scoring-vacant-structures-score-nothing-title = Constructions abandonnées
example-scoring-vacant-structures-score-nothing = Une capitale ou un monument sans armée à vous ne vous rapporte rien.
example-expansion-replace-own-army-title = À travers ses propres terres
example-expansion-replace-own-army = Une vieille armée à vous est remplacée sans combat ; les constructions restent.
example-expansion-the-easier-way-title = Le chemin le plus facile
example-expansion-the-easier-way = Par la frontière ou par la mer : le chemin où le défenseur a le moins de dés est pris pour vous.
example-expansion-stop-early-title = S’arrêter tôt
example-expansion-stop-early = Personne n’est obligé d’épuiser sa réserve ; mais ce qui reste est perdu.
example-monuments-two-symbols-title = Deux symboles, un monument
example-monuments-two-symbols = Chaque paire de ressources tenue par cet empire bâtit un monument, d’abord dans la capitale.
example-monuments-four-symbols-title = Quatre symboles
example-monuments-four-symbols = Deux monuments : l’un dans la capitale, l’autre où vous voulez.
example-monuments-three-symbols-title = Trois symboles
example-monuments-three-symbols = Le troisième n’a pas de paire : un seul monument.
example-preparation-start-land-title = La terre de départ
example-preparation-start-land = Armée et fort de la terre de départ sont retirés sans bataille. Le monument reste.
example-preparation-portugal-fleets-title = Les océans
example-preparation-portugal-fleets = Une flotte dans un océan donne aussi les mers qu’on atteint de là.
example-empire-cards-draft-keep-title = Garder ou passer
example-empire-cards-draft-keep = L’un garde, l’autre passe ; le dernier n’a pas le choix. Puis les empires sont appelés dans l’ordre.
example-empire-cards-may-not-keep-title = Déjà servi
example-empire-cards-may-not-keep = Qui a déjà reçu un empire passe celui qu’il tire.
example-winning-single-leader-title = La prééminence
example-winning-single-leader = Qui mène seul à la fin d’une époque prend un marqueur, sans le voir.
example-winning-tie-for-most-title = Personne ne mène seul
example-winning-tie-for-most = Deux joueurs ont le plus de points : personne ne prend de marqueur.
example-winning-game-over-title = La fin
example-winning-game-over = Après la septième époque, tous les marqueurs sont retournés et ajoutés.
example-combat-landing-with-naval-power-title = Débarquer avec Puissance navale
example-combat-landing-with-naval-power = Avec Puissance navale, le défenseur d’une côte lance deux dés au lieu de trois ; le fort ajoute 1. Ici c’est l’égalité : le fort est perdu, et l’attaquant aussi.
example-combat-guptas-forest-of-the-defender-title = La forêt du côté du défenseur
example-combat-guptas-forest-of-the-defender = Vers le delta du Gange, le défenseur a deux dés : la frontière est boisée de son côté.
example-winning-tie-by-strength-title = Égalité de points à la fin
example-winning-tie-by-strength = 50 contre 50 : gagne qui a mené, en tout, les empires les plus faibles.
example-winning-shared-victory-title = Une victoire partagée
example-winning-shared-victory = Points, forces, dernier empire : quand rien ne les départage, les deux ont gagné.
example-preparation-carthaginia-pool-title = La force, ce sont des armées
example-preparation-carthaginia-pool = Carthage a une force de 7 : une armée et la capitale vont sur la terre de départ, il en reste six pour l’expansion.
example-preparation-incas-and-aztecs-prepared-title = Deux peuples à la fois
example-preparation-incas-and-aztecs-prepared = Incas et Aztèques sont une seule carte avec deux capitales, chacune avec ses propres armées.
example-monuments-incas-and-aztecs-title = Chacun depuis ses terres
example-monuments-incas-and-aztecs = Aucun peuple ne s’étend depuis les terres de l’autre. Chacun élève un monument dans sa capitale, pour une seule ressource.
example-monuments-monument-in-a-foreign-capital-title = Un monument à l’étranger
example-monuments-monument-in-a-foreign-capital = Le monument va dans une capitale que tient l’empire actif, même bâtie par un autre.
example-monuments-monument-sites-title = Où vont les monuments
example-monuments-monument-sites = La capitale en a déjà un : le suivant va dans une ville ou sur une terre à ressource de cet empire. Les vieilles armées ne comptent pas.
example-optional-rules-multiple-armies-attack-title = Option : plusieurs armées dans une terre
example-optional-rules-multiple-armies-attack = Tour après tour : d’abord le fort tombe, puis une armée après l’autre. L’égalité, à la fin, en coûte une de chaque côté.
example-optional-rules-naval-fight-title = Option : un combat en mer
example-optional-rules-naval-fight = Là où se tient la flotte armée d’un autre, il faut la battre avant d’en poser une. La première attaque échoue, la seconde réussit.
example-optional-rules-multiple-armies-score-title = Option : on compte les armées
example-optional-rules-multiple-armies-score = Avec plusieurs armées dans une terre, c’est chaque armée qui compte pour la région, et non chaque terre.
example-optional-rules-naval-score-title = Option : une flotte qui reste
example-optional-rules-naval-score = Une flotte armée reste sur le plateau et marque 1 point à chaque tour de son propriétaire.
example-winning-tie-by-last-empire-title = Égalité jusqu’au bout
example-winning-tie-by-last-empire = Points et forces sont égaux : l’empire le plus faible de l’époque VII l’emporte, la Russie (10) devant les Mandchous (11).
