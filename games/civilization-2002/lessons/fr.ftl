### Ce que disent les leçons de Civilization (2002).

lesson-aim = Votre peuple
lesson-aim-who = Du village à l’ère moderne
lesson-aim-who-look =
    Vous commencez avec deux villages sur une carte du monde entier. La table traverse quatre ères, de l’antique à la moderne. Chaque tour compte quatre phases, que tous jouent l’un après l’autre :
    – se déplacer, puis combattre
    – échanger avec les autres
    – produire : l’or rentre
    – acheter : l’or ressort
lesson-aim-who-why = À la fin, colonies, technologies et merveilles valent des points ; l’or n’est que le moyen de les obtenir. (Ce sont les règles de base ; les règles avancées attendront.)
lesson-aim-start = Où vivre
lesson-aim-start-look = Chacun choisit deux régions, avec un village, un colon et un épéiste (l’infanterie de l’ère antique). Sous le marqueur de chaque région se cache quelque chose que personne ne connaît : une ressource, une terre pauvre ou riche, ou rien.
lesson-aim-start-try = Choisissez votre première région, puis plus tard la seconde. Mieux vaut de la place autour qu’un voisin.
lesson-aim-start-else = Choisissez une des régions éclairées.
lesson-aim-start-see = Les marqueurs des régions de départ sont retournés aussitôt : une ressource qui s’y trouve est à vous.
lesson-aim-start-why = Dans un coin de continent, on grandit en paix ; au milieu, on est près de toutes les ressources.

lesson-move = Le mouvement
lesson-move-explore = Un colon explore
lesson-move-explore-wait = Les autres s’installent aussi. Puis le premier tour commence.
lesson-move-explore-look = Un colon avance de deux régions, une armée d’une. Un colon sur un marqueur face cachée peut le regarder ; il reste alors là pour ce tour.
lesson-move-explore-try = Prenez un colon, allez dans une région voisine, et regardez le marqueur.
lesson-move-explore-else = C’est permis aussi. Seuls les colons regardent les marqueurs.
lesson-move-explore-see = Une ressource est remise face cachée, connue de vous seul. Là où il n’y a rien, vous pouvez laisser le marqueur pour intriguer les autres. Un terrain est montré à tous ; un trésor, une technologie ou la peste agissent aussitôt.
lesson-move-explore-why = Un village sur une ressource en détient la carte, et les ressources multipliées par les technologies font l’or. C’est sur un bon marqueur qu’un colon fonde.
lesson-move-end = Qui vous barre la route
lesson-move-end-look = Les pièces de plusieurs joueurs peuvent cohabiter en paix. Mais là où vous entrez, quiconque y a des unités peut aussitôt déclarer la bataille ; et après votre dernier mouvement, vous pouvez la déclarer partout où vous cohabitez. Les batailles ne sont livrées qu’après tous les mouvements, contre tout ce qui se trouve alors sur place.
lesson-move-end-try = Terminez vos mouvements.
lesson-move-end-see = Votre part du mouvement est finie ; les batailles viendraient maintenant.
lesson-move-end-why = Personne n’est forcé de se battre. Mais un colon seul ou un village sans unité se prend sans dés : « Fin des mouvements » nomme ce qu’une armée voisine pourrait prendre.
lesson-move-battle = Comment on se bat
lesson-move-battle-look =
    Là où deux joueurs ont des unités, une bataille peut être déclarée. Elle se livre manche après manche, jusqu’à ce qu’un camp ait disparu :
    – chacun choisit une unité en secret, et les deux sont montrées ensemble
    – chacun lance les dés de son unité : un dé à l’ère antique, quatre à l’ère moderne
    – la cavalerie bat l’infanterie, l’infanterie l’artillerie, l’artillerie la cavalerie : la meilleure ajoute le numéro de l’ère ; à l’ère antique, ce sont le cavalier, l’épéiste et la catapulte
    – chaque paire de technologies de son joueur ajoute 1
    – le total le plus bas est éliminé, une égalité emporte les deux
lesson-move-battle-why = On ne se retire pas. Qui gagne une bataille terrestre prend la colonie telle quelle ; une colonie sans unité se prend sans dés. Gardez donc une unité chez vous.

lesson-trade = L’échange
lesson-trade-deal = Faites un échange
lesson-trade-deal-wait = Chacun bouge d’abord ; puis viennent les échanges, et chacun propose à son tour.
lesson-trade-deal-look = Tout peut s’échanger contre tout : or, unités, technologies, colonies entières. Les cartes de ressource ne sont que prêtées, jusqu’à la fin de la production.
lesson-trade-deal-try = Proposez un échange à quelqu’un, ou passez si vous n’avez encore rien à proposer.
lesson-trade-deal-see = Si votre proposition est refusée, la question le dit, et vous pouvez en faire une autre. Qui passe peut encore recevoir des propositions.
lesson-trade-deal-why = Trois cartes d’une même ressource rapportent 20 pièces d’or de plus, quatre 40, cinq 80. Deux voisins qui se prêtent leurs cartes gagnent plus que chacun seul.

lesson-produce = La production
lesson-produce-gold = De l’or
lesson-produce-gold-wait = Chacun échange ou passe ; puis la production vient toute seule.
lesson-produce-gold-look =
    Ce que vous avez reçu :
    – la taille de vos colonies, une de plus pour chacune en terre fertile
    – le double, si vous détenez la ressource que les dés ont rendue critique
    – les sortes de ressources multipliées par les technologies
    – et jamais moins de 10
lesson-produce-gold-why = Tailles et technologies n’augmentent qu’à la phase d’achat, qui vient maintenant. Tant que le compte n’atteint pas 10, un village de plus n’y change rien ; ensuite, chacun compte.

lesson-buy = Les achats
lesson-buy-technology = Une technologie
lesson-buy-technology-look = Votre première technologie coûte 10 pièces d’or, la deuxième 20, la troisième 30, quel que soit le tour où vous l’achetez. Dans le jeu de base, toutes se valent : deux donnent +1 à chaque bataille, elles multiplient vos ressources, et chacune vaut 2 points.
lesson-buy-technology-try = Découvrez une technologie.
lesson-buy-technology-else = Achetez ce qu’il vous plaît, dans l’ordre qu’il vous plaît, tant que l’or suffit.
lesson-buy-technology-see = Vous possédez une technologie. La suivante coûtera 10 pièces d’or de plus.
lesson-buy-technology-why = Le prix dépend du nombre que vous possédez : attendre ne le fait pas baisser. Et une ère se termine avec le tour où quelqu’un en a trois technologies ; ce qui n’en a pas été acheté est perdu.
lesson-buy-found = Un village, une figurine ou une extension
lesson-buy-found-look = Un colon dans une région sans colonie devient un village, pour 5 pièces d’or à l’ère antique. Une colonie s’agrandit d’une taille par tour, pour 5, 10 puis 20 ; une armée ou un colon de plus coûte 5.
lesson-buy-found-try = Fondez un village si un colon est bien placé ; sinon agrandissez une colonie, ou achetez un colon.
lesson-buy-found-see = Un marqueur encore face cachée est retourné quand vous fondez.
lesson-buy-found-why = Un troisième et un quatrième village fondés tôt sont la base de tout : chacun vaut un point et, au-delà du minimum de 10, rapporte à chaque production.
lesson-buy-end = Finir ses achats
lesson-buy-end-look = L’or qui reste est conservé. Rien ne s’achète à crédit.
lesson-buy-end-try = Achetez encore ce qu’il vous plaît, puis terminez vos achats.
lesson-buy-end-see = Quand tous ont acheté, le tour suivant commence, et le joueur suivant de la liste devient premier joueur.
lesson-buy-end-why = Être dernier est bon pour acheter (on voit ce qu’ont fait les autres), être premier est bon pour bouger.

lesson-again = Le deuxième tour
lesson-again-army = Une armée en marche
lesson-again-army-wait = Les autres achètent ; puis vous bougez de nouveau.
lesson-again-army-look = Une armée avance d’une région par tour. En mer, il lui faut une de vos flottes : un tour pour embarquer, un autre pour débarquer.
lesson-again-army-try = Déplacez une unité, où vous voulez. Le village qu’elle quitte reste sans défense : voyez qui pourrait l’atteindre.
lesson-again-army-see = Une armée qui se trouve avec un colon seul ou une colonie sans unité d’un autre joueur peut s’en emparer après les mouvements, sans dés.
lesson-again-army-why = Surveillez ce qui peut vous atteindre : un coup d’œil aux armées près de vos villages avant chaque achat suffit.
lesson-again-milestones = Jalons et merveilles
lesson-again-milestones-look = Chaque ère a trois jalons : par exemple posséder des colonies d’une certaine taille, ou des unités d’une certaine sorte. Le premier qui en remplit un et l’annonce prend une merveille de l’ère.
lesson-again-milestones-why = On vous le demande quand vous en remplissez un. « Jalons », au-dessus de la carte (la médaille), montre où en est chacun ; regardez-le avant d’acheter.
lesson-again-points = Ce qui compte à la fin
lesson-again-points-look =
    La partie finit avec le tour où un joueur possède trois technologies modernes, et ici au plus tard après le tour 15. Alors :
    – un village vaut 1 point, une ville 2, une cité 3, une métropole 4
    – une technologie 2 points
    – une merveille 3 points
lesson-again-points-why = « Comment gagner », au-dessus de la carte, montre à tout moment d’où viennent les points de chacun. Une ère se termine avec le tour où quelqu’un en possède trois technologies.
lesson-again-ahead = Vous connaissez le jeu
lesson-again-ahead-look =
    Ce qui reste à voir :
    – les flottes et, à l’ère moderne, les avions
    – de nouvelles ères : de meilleures unités, des villages et des colons plus chers
    – le jeu avancé : améliorations, contentement, technologies toutes différentes
lesson-again-ahead-why = Jouez la suite : c’est une vraie partie. Fondez tôt, découvrez une technologie dès que vous pouvez la payer, gardez chaque village. « Conseil » dit ce que ferait un robot.

lesson-fight = Une bataille
lesson-fight-attack = Choisir en secret
lesson-fight-attack-wait = Jouez jusqu’à ce qu’on vous demande une unité.
lesson-fight-attack-look = Des robots ont mené votre peuple jusqu’ici, et une bataille est déclarée. Chacun choisit une unité sans voir celle de l’autre, puis les deux sont montrées et lancent leurs dés. Le total le plus bas disparaît, une égalité emporte les deux ; puis vient la manche suivante, jusqu’à ce qu’un camp n’ait plus personne.
lesson-fight-attack-try = Choisissez une unité, manche après manche, jusqu’à la fin de la bataille.
lesson-fight-attack-see = Le journal garde une fiche de chaque manche : les unités, les dés et ce qui s’y ajoute.
lesson-fight-attack-why = La cavalerie bat l’infanterie, l’infanterie l’artillerie, l’artillerie la cavalerie : la meilleure ajoute à ses dés le numéro de l’ère. Regardez donc ce qu’a l’autre camp avant de choisir.
lesson-fight-after = Ce que vaut une victoire
lesson-fight-after-look = Qui gagne sur terre prend la colonie telle quelle, et ce qu’elle rapporte avec elle. On ne se retire pas : une bataille perdue est une armée perdue.
lesson-fight-after-why = Chaque paire de technologies ajoute 1 à toutes vos manches. Reprenez maintenant la partie guidée, ou jouez la suite ici : les deux sont de vraies parties.

about-two = Du village à l’ère moderne sur une carte du monde entier. Échangez ce qui vous manque, ou venez le prendre.

## Ce qu’on peut voir des règles

example-battle-rulebook-orinoco-basic-title = La bataille de l’Orénoque
example-battle-rulebook-orinoco-basic = L’exemple même du livret, manche par manche : un choix secret, les dés de l’ère, supériorité et technologies ; le total le plus bas disparaît.
example-battle-rulebook-naval-basic-title = Des cuirassés contre le passé
example-battle-rulebook-naval-basic = Les flottes combattent les flottes ; une flotte qui sombre emporte sa cargaison.
example-battle-superiority-cavalry-over-infantry-ancient-title = La cavalerie bat l’infanterie
example-battle-superiority-cavalry-over-infantry-ancient = L’unité supérieure ajoute le numéro de l’ère : 1 à l’ère antique.
example-battle-superiority-infantry-over-artillery-medieval-title = L’infanterie bat l’artillerie
example-battle-superiority-infantry-over-artillery-medieval = À l’ère médiévale, la supériorité vaut 2.
example-battle-superiority-artillery-over-cavalry-industrial-title = L’artillerie bat la cavalerie
example-battle-superiority-artillery-over-cavalry-industrial = À l’ère industrielle, la supériorité vaut 3.
example-battle-science-title = La science au combat
example-battle-science = Chaque paire complète de technologies ajoute 1 à vos unités.
example-battle-capture-empty-title = Une colonie sans défense
example-battle-capture-empty = On la prend en déclarant la bataille ; aucun dé n’est lancé.
example-battle-join-title = Un troisième s’en mêle
example-battle-join = Qui a des unités sur place peut rejoindre un camp, ou s’abstenir.
example-battle-secret-until-both-title = Choisi en secret
example-battle-secret-until-both = Un choix n’est montré que lorsque les deux sont faits.
example-battle-one-defender-then-another-title = L’un après l’autre
example-battle-one-defender-then-another = Une bataille a un seul défenseur ; une autre peut suivre avec les survivants.
example-movement-challenge-title = Bataille déclarée à l’arrivant
example-movement-challenge = Ce qui vient d’entrer est figé ; les autres pièces bougent encore, et la bataille doit être livrée.
example-movement-challenge-let-pass-title = Laisser passer
example-movement-challenge-let-pass = Personne n’est forcé de déclarer la bataille.
example-movement-rulebook-boarding-title = Tous à bord
example-movement-rulebook-boarding = La caravelle entre, deux colons et une catapulte embarquent : un point chacun.
example-movement-points-title = Jusqu’où
example-movement-points = Les armées un pas, les colons deux, les flottes de un à trois.
example-movement-walk-and-look-title = Un coup d’œil sous un marqueur
example-movement-walk-and-look = Un colon qui a regardé ne bouge plus ce tour-ci.
example-movement-peace-title = Ensemble en paix
example-movement-peace = Les pièces de plusieurs joueurs peuvent partager une région.
example-milestones-villages-6-title = Six villages
example-milestones-villages-6 = Le premier qui remplit un jalon et l’annonce prend une merveille de l’ère.
example-milestones-not-claimed-title = Pas annoncé
example-milestones-not-claimed = Le remplir ne vaut rien ; on peut l’annoncer plus tard, à son tour.
example-milestones-simultaneous-title = Deux à la fois
example-milestones-simultaneous = Des demandes simultanées se décident aux dés.
example-eras-third-technology-title = L’ère s’achève
example-eras-third-technology = La troisième technologie d’un joueur achève l’ère avec le tour ; ce qui en reste est perdu.
example-eras-last-of-the-era-title = La dernière est partie
example-eras-last-of-the-era = Ou bien sa dernière technologie a quitté la réserve.
example-end-rulebook-basic-points-title = Les points à la fin
example-end-rulebook-basic-points = Colonies selon leur taille, technologies, merveilles : l’exemple du livret, 33, 60 et 62.
example-end-next-turn-title = Le tour suivant
example-end-next-turn = Le joueur de gauche devient premier joueur ; les colonies peuvent de nouveau grandir.
example-end-conquest-title = La conquête
example-end-conquest = Rester seul vaut mieux que tous les points.
example-battle-rulebook-orinoco-advanced-title = La bataille de l’Orénoque, règles avancées
example-battle-rulebook-orinoco-advanced = Chaque unité a son type : ses dés et son bonus. Le monoplan prête ses dés à un partenaire, et la colonie aide son propriétaire.
example-battle-rulebook-naval-advanced-title = Des cuirassés, règles avancées
example-battle-rulebook-naval-advanced = Un cuirassé lance quatre dés et ajoute 1 ; contre une frégate et une caravelle, c’est presque toujours assez.
example-battle-tie-title = Égalité
example-battle-tie = À totaux égaux, les deux unités sont retirées, et rien ne change de mains.
example-battle-leader-has-most-title = Qui mène l’attaque
example-battle-leader-has-most = Plusieurs joueurs déclarent bataille à celui qui entre : qui a le plus d’unités sur place mène et compte comme attaquant.
example-battle-ally-captures-title = L’allié prend la ville
example-battle-ally-captures = Aucune armée du meneur ne survit : l’allié qui en a le plus sur place prend la colonie.
example-battle-aircraft-goes-with-partner-title = Les avions
example-battle-aircraft-goes-with-partner = Un avion ajoute un dé à l’unité qu’il accompagne, et tombe avec elle.
example-production-rulebook-basic-title = Ce que rapporte un tour, règles de base
example-production-rulebook-basic = Les tailles des colonies, doublées avec la ressource critique ; les sortes de ressources fois les technologies ; un monopole ; et jamais moins de dix : 25, 20 et 10 pièces d’or.
example-production-rulebook-advanced-title = Ce que rapporte un tour, règles avancées
example-production-rulebook-advanced = On additionne les cartes cité ; les contentes valent plus, les productives le double : 39, 37 et 16 pièces d’or.
example-production-rulebook-happiness-title = Qui est content
example-production-rulebook-happiness = Un village au vin est content de lui-même, une colonie l’est gratuitement, les autres restent mécontentes.
example-production-rulebook-temple-title = Un temple aide
example-production-rulebook-temple = Avec un temple, le village ordinaire est content aussi, et rapporte davantage.
example-production-monopoly-3-basic-title = Trois ressources pareilles
example-production-monopoly-3-basic = Trois colonies sur la même ressource font un monopole : 20 pièces d’or de plus. Quatre rapportent 40, cinq 80.
example-purchase-rulebook-shares-title = Qui l’on paie
example-purchase-rulebook-shares = Une unité issue de la technologie d’un autre lui rapporte une part : deux hommes d’armes, c’est 20 à la banque et 10 pour lui.
example-purchase-rulebook-technology-price-title = Le prix des technologies
example-purchase-rulebook-technology-price = La première technologie coûte 10, la deuxième 20, la troisième 30.
example-markers-minor-civilization-title = Une civilisation mineure
example-markers-minor-civilization = Chacun lance deux dés moins le nombre de ses colonies ; le plus haut y place un village et une unité.
example-markers-rulebook-plague-at-funa-title = Peste à Funa
example-markers-rulebook-plague-at-funa = À l’ère industrielle, elle s’étend à deux pas par voie de terre : colons et unités meurent, les grandes colonies perdent une taille.
example-end-rulebook-advanced-points-title = Les points à la fin, règles avancées
example-end-rulebook-advanced-points = 36, 79 et 69 : le bonus de la fin technologique décide en faveur du deuxième joueur.
example-end-short-die-ends-title = La partie courte s’achève au dé
example-end-short-die-ends = Après l’achat d’une technologie médiévale, un dé : s’il ne dépasse pas leur nombre, la partie est finie.
