### Ce que disent les leçons d’Age of Discovery.

lesson-aim = Votre voyage
lesson-aim-who = Vous êtes une puissance maritime
lesson-aim-who-look =
    Avec deux autres joueurs, vous colonisez le Nouveau Monde pendant huit tours. Qui a le plus de points de victoire (PV) à la fin l’emporte. Les points viennent de quatre sources :
    – les colonies : le plus d’ouvriers dans une région, comptés après les tours 3, 6 et 8
    – les découvertes : les régions que vous avez trouvées en premier
    – les bâtiments de la capitale : beaucoup des derniers donnent des points
    – votre économie : le revenu du dernier tour
lesson-aim-who-why = Avec cinq ouvriers par tour, personne ne peut tout faire. Il s’agit d’arriver avant les autres ; cette leçon vous montre où.
lesson-aim-round = Un tour de jeu
lesson-aim-round-look =
    Chaque tour se déroule ainsi :
    – à tour de rôle, chacun place ses ouvriers un à un sur les pistes
    – les huit pistes sont résolues, de l’initiative à la guerre
    – les marchandises rapportent un revenu
    – les bâtiments donnent leurs avantages
    – on prépare la table, et chacun reçoit cinq nouveaux colons
lesson-aim-round-why = On ne garde pas d’ouvriers pour plus tard : vos cinq colons partent ce tour-ci. Et une place prise le reste.

lesson-place = Placer ses ouvriers
lesson-place-dock = Le quai, c’est le départ
lesson-place-dock-look = Qui attend sur le quai des colons débarque quand tous les ouvriers sont placés : la case 1 d’abord, puis la 2, et ainsi de suite. Pour l’instant, seules les Caraïbes sont connues.
lesson-place-dock-try = Placez un colon sur le quai des colons : cliquez sur le quai.
lesson-place-dock-else = Ce n’est pas le quai. C’est permis, mais lui seul mène des ouvriers dans les régions, où l’on compte les points.
lesson-place-dock-see = Votre colon attend son bateau. Chacun place un ouvrier à son tour : les autres ont placé le leur entre-temps.
lesson-place-dock-why = Après le tour 3, le plus d’ouvriers dans une région rapporte 6 PV et la deuxième place 2 PV, si quelqu’un y a au moins trois ouvriers. Qui en réunit trois le premier prend aussi la marchandise de la région.
lesson-place-goods = Les marchandises sont votre revenu
lesson-place-goods-look = Quatre marchandises attendent sur leur piste. Le premier ouvrier y choisit en premier.
lesson-place-goods-try = Placez un ouvrier sur les marchandises.
lesson-place-goods-else = C’est permis aussi. La piste des marchandises n’a que quatre cases ; si elles sont prises, passez cette carte.
lesson-place-goods-see = Quand viendra votre ouvrier, vous choisirez parmi ce qui reste.
lesson-place-goods-why = Les marchandises vous restent toute la partie et paient à chaque tour : quatre pareilles 6 $, trois pareilles 3 $, trois quelconques 1 $. Plus tôt une série est complète, plus souvent elle paie.
lesson-place-buildings = Un bâtiment rapporte longtemps
lesson-place-buildings-look = Cinq bâtiments sont à vendre, à 10 $ chacun à l’âge I. Pointez-en un pour lire son effet. Vous avez juste de quoi en payer un.
lesson-place-buildings-try = Placez un ouvrier sur les bâtiments de la capitale.
lesson-place-buildings-else = C’est permis aussi. Sans ouvrier ici, vous n’achèterez rien ce tour-ci.
lesson-place-buildings-see = Le premier ouvrier achète en premier : mieux vaut être là tôt si un bâtiment vous tente.
lesson-place-buildings-why = Un bâtiment qui donne un ouvrier ou de l’argent à chaque tour aura beaucoup rapporté au tour 8.
lesson-place-specialists = À chaque spécialiste son métier
lesson-place-specialists-look =
    Un ouvrier dans une de ces cases vous vaut ce spécialiste au tour suivant, en plus de vos cinq colons :
    – un capitaine compte 2 aux découvertes et pour le bateau marchand
    – un marchand compte 2 pour le bateau et gagne 5 $ en débarquant
    – un missionnaire amène un colon de plus en débarquant
    – un soldat combat, et rapporte plus de butin aux découvertes
lesson-place-specialists-try = Formez un capitaine : placez un ouvrier dans sa case. Si elle est prise, choisissez-en une autre.
lesson-place-specialists-else = C’est permis aussi. Une case n’accueille qu’un ouvrier : les spécialistes partent vite.
lesson-place-specialists-see = Au prochain tour, vous aurez ce spécialiste à placer en plus de vos cinq colons.
lesson-place-specialists-why = Il vous en coûte un colon de ce tour, et vous aurez un ouvrier de plus au suivant. C’est la façon la moins chère de grandir.
lesson-place-discovery = La découverte demande de la patience
lesson-place-discovery-look = Huit régions restent inexplorées : leur bouclier porte un « ? ». Une expédition y rencontre une résistance de 1 à 5, que personne ne connaît d’avance ; elle réussit si elle vaut au moins autant. Chaque ouvrier vaut 1, un capitaine 2.
lesson-place-discovery-try = Placez votre dernier ouvrier sur les découvertes.
lesson-place-discovery-else = C’est permis aussi. La piste des découvertes a toujours de la place, pour autant d’ouvriers qu’on veut.
lesson-place-discovery-see = Un ouvrier seul réussit rarement : le plateau en dit la chance. Mais qui n’est pas envoyé attend ici le tour suivant.
lesson-place-discovery-why = Qui découvre une région reçoit son butin, ses points, et y place le premier colon.

lesson-resolve = Les pistes sont résolues
lesson-resolve-land = Terre !
lesson-resolve-land-wait = Les autres placent leurs derniers ouvriers. Puis les pistes sont résolues une à une ; le quai vient en deuxième.
lesson-resolve-land-look = C’est à votre colon de débarquer. Il peut aller dans toute région découverte ; aujourd’hui, seulement aux Caraïbes.
lesson-resolve-land-try = Débarquez aux Caraïbes.
lesson-resolve-land-else = Rester au pays est permis : l’ouvrier retourne à la réserve, et ne rapporte rien.
lesson-resolve-land-see = Qui a débarqué reste : vous avez une colonie. La carte de la région compte vos ouvriers, et ceux des autres à côté.
lesson-resolve-land-why = Un marchand gagne ses 5 $ et un missionnaire amène son colon à ce moment-là, en débarquant.
lesson-resolve-good = Choisissez une marchandise
lesson-resolve-good-wait = Les marchandises viennent ensuite.
lesson-resolve-good-look = Voici ce qui reste. Chaque choix dit combien vous en avez déjà de cette sorte.
lesson-resolve-good-try = Prenez une marchandise.
lesson-resolve-good-see = Elle est sur votre plateau, pour le reste de la partie.
lesson-resolve-good-why = Ce sont les séries de marchandises pareilles qui paient le mieux : visez les sortes que vous avez déjà. Un bateau marchand remplace n’importe quelle marchandise d’une série.
lesson-resolve-buy = Achetez un bâtiment
lesson-resolve-buy-wait = Le bateau marchand d’abord, puis la capitale.
lesson-resolve-buy-look = Votre ouvrier peut acheter un bâtiment. Le signe en bas de sa carte dit quand il agit : un éclair, tout de suite ; « 1× », une seule fois ; deux flèches, à chaque tour ou pour toujours ; « 7× » devant elles, encore sept fois.
lesson-resolve-buy-try = Achetez-en un. Au début, mieux vaut un bâtiment qui donne « à chaque tour ».
lesson-resolve-buy-else = Vous pouvez garder l’argent. Mais c’est maintenant que les bâtiments de chaque tour valent le plus : il reste huit tours.
lesson-resolve-buy-see = Il se dresse dans votre capitale. S’il donne quelque chose à chaque tour, c’est dès la fin de celui-ci.
lesson-resolve-buy-why = Les bâtiments coûtent 14 $ à l’âge II et 20 $ à l’âge III. Les moins chers disparaissent après le tour 3.
lesson-resolve-wait = Une expédition ?
lesson-resolve-wait-wait = Les découvertes viennent ensuite.
lesson-resolve-wait-look = Vous avez ici un ouvrier : l’expédition vaudrait 1. Presque toutes les régions demandent plus, et les ouvriers qui partent retournent à la réserve, qu’ils réussissent ou non.
lesson-resolve-wait-try = N’envoyez personne et attendez.
lesson-resolve-wait-else = Quelle audace ! Les ouvriers envoyés retournent à la réserve, succès ou pas.
lesson-resolve-wait-see = Votre ouvrier reste sur la piste et comptera au prochain tour, avec ceux que vous ajouterez.
lesson-resolve-wait-why = Deux tours de patience et un capitaine font une expédition qui réussit le plus souvent.

lesson-end = La fin d’un tour
lesson-end-income = Revenu, avantages, cinq nouveaux colons
lesson-end-income-wait = Les spécialistes et la guerre sont résolus, puis le tour s’achève de lui-même.
lesson-end-income-look =
    Le tour est fini :
    – revenu : les séries de marchandises ont payé (il en faut trois pour le premier dollar)
    – avantages : les bâtiments ont donné ce qu’ils donnent
    – de nouvelles marchandises et de nouveaux bâtiments sont arrivés, et un bateau si l’ancien est parti
    – chacun a reçu cinq colons, et vous, en plus, votre spécialiste
lesson-end-income-why = Tout cela s’est fait tout seul ; le journal en garde chaque ligne, et les plateaux montrent ce que chacun possède. Vous placez maintenant vos cinq colons et vos spécialistes.

lesson-second = Votre deuxième tour
lesson-second-captain = Le capitaine part explorer
lesson-second-captain-look = Qui n’est pas parti attend toujours sur les découvertes. Un capitaine y vaut 2.
lesson-second-captain-try = Répondez d’abord « Placer un capitaine », ou l’autre spécialiste que vous avez ; puis placez-le sur les découvertes.
lesson-second-captain-else = C’est permis aussi ; une expédition peut attendre un tour de plus.
lesson-second-captain-see = Tous ceux qui attendent là s’additionnent : un ouvrier vaut 1, un capitaine 2. La piste dit ce que vaudrait l’expédition.
lesson-second-captain-why = Tout ouvrier peut aller sur toute piste. Sa sorte ne compte que là où la piste le dit.
lesson-second-soldier = Préparez la guerre
lesson-second-soldier-look = Seuls les soldats combattent. Formé ce tour-ci, un soldat est en main au tour suivant.
lesson-second-soldier-try = Placez un ouvrier dans la case du soldat. Si elle est prise, choisissez une autre case.
lesson-second-soldier-see = Au prochain tour, il peut débarquer comme les autres, et reste dangereux là où il a débarqué.
lesson-second-soldier-why = Un soldat dans une région est une menace : avec un ouvrier à la guerre, il y retire un ouvrier adverse juste avant le décompte.
lesson-second-initiative = Qui commence
lesson-second-initiative-look = Chaque joueur peut placer un ouvrier à l’initiative. La première case paie 1 $, la deuxième 2 $, et ainsi de suite ; les cases donnent l’ordre des joueurs au tour suivant.
lesson-second-initiative-try = Placez un ouvrier à l’initiative.
lesson-second-initiative-else = C’est permis aussi. Qui ne se soucie pas de l’ordre garde l’ancien, derrière ceux qui s’en soucient.
lesson-second-initiative-see = Vous serez payé quand les pistes seront résolues ; au prochain tour, on placera dans l’ordre de ces cases.
lesson-second-initiative-why = Qui place en premier a la première marchandise, le bâtiment de son choix, la case du capitaine. Avant un tour important, cela vaut un ouvrier.
lesson-second-ship = Le bateau marchand
lesson-second-ship-look = Il n’y a qu’un bateau, pour qui est le plus fort ici. Capitaines et marchands comptent 2, les autres 1.
lesson-second-ship-try = Placez un ouvrier sur le bateau marchand.
lesson-second-ship-else = C’est permis aussi. Un autre peut maintenant prendre le bateau avec un seul ouvrier.
lesson-second-ship-see = En cas d’égalité, le bateau va au premier dans l’ordre des joueurs.
lesson-second-ship-why = Un bateau complète n’importe quelle série, un par série : trois pareilles et un bateau valent quatre pareilles.

lesson-explore = La découverte
lesson-explore-sail = Levez l’ancre
lesson-explore-sail-wait = Placez vos autres ouvriers comme il vous plaît ; vous connaissez toutes les pistes sauf une. Puis votre capitaine prend la mer.
lesson-explore-sail-look = Vous dites qui part, puis où. Ce que cache une tuile, on ne l’apprend qu’une fois en mer.
lesson-explore-sail-try = Envoyez des ouvriers qui valent 5 ensemble, ou tout le monde s’ils valent moins. Choisissez ensuite une région au bouclier « ? ».
lesson-explore-sail-else = Vous pouvez attendre autant qu’il vous plaît. Qui attend n’est pas perdu.
lesson-explore-sail-see = Regardez la région. Si votre premier colon y est, la valeur a suffi : vous avez son butin et ses points, et chacun peut désormais y débarquer. Sinon, tous y lisent sa résistance, et l’équipage est retourné à la réserve.
lesson-explore-sail-why = La table montre la chance de succès avant l’envoi. C’est dans les régions loin des autres que vous aurez le plus facilement la majorité.

lesson-war = La guerre
lesson-war-soldier = Débarquez un soldat
lesson-war-soldier-wait = Jouez le tour jusqu’au bout.
lesson-war-soldier-look = Le tour 3 finit par le premier décompte. Un soldat débarque comme tout ouvrier, et compte comme tel.
lesson-war-soldier-try = Choisissez votre soldat et placez-le sur le quai ; sans soldat, placez-y un colon.
lesson-war-soldier-see = Le quai est résolu avant la guerre : il sera à terre à temps.
lesson-war-soldier-why = Quelle que soit sa sorte, un ouvrier compte pour un quand une région est décomptée.
lesson-war-track = La piste de guerre
lesson-war-track-look = Un ouvrier à la guerre, de n’importe quelle sorte, vous donne une action : une bataille dans une région, gratuite ; ou, pour 10 $, une guerre totale contre quelqu’un, dans toutes les régions où vous vous rencontrez. Un soldat placé au quai aura débarqué d’ici là.
lesson-war-track-try = Placez un ouvrier à la guerre.
lesson-war-track-else = C’est permis aussi. Sans ouvrier à la guerre, on n’attaque pas.
lesson-war-track-see = La guerre vient en dernier, quand tous ont débarqué.
lesson-war-track-why = C’est le dernier mot avant le décompte. Les autres verront votre soldat et y songeront.
lesson-war-battle = Bataille ou paix
lesson-war-battle-wait = Jouez le tour à votre guise. La guerre est résolue en dernier.
lesson-war-battle-look = Dans une bataille, chaque soldat des deux camps retire un ouvrier adverse, en même temps. Pas de dés. Si personne n’a de soldat là où vous vous rencontrez, il n’y a pas de bataille et l’on passe à la suite.
lesson-war-battle-try = Choisissez une région et attaquez, si vous pouvez ; ou gardez la paix.
lesson-war-battle-see = Les ouvriers retirés retournent à la réserve de leur propriétaire. Rien d’autre ne change : il n’y a pas de terrain à tenir, seulement des têtes à compter.
lesson-war-battle-why = Une bataille juste avant un décompte change une égalité en 6 contre 2. Livrée plus tôt, elle laisse aux autres le temps de débarquer de nouveau.

lesson-score = Le premier décompte
lesson-score-colonies = On compte les colonies
lesson-score-colonies-wait = Jouez le tour jusqu’au bout : les colonies sont comptées ensuite.
lesson-score-colonies-look =
    Dans chaque région où quelqu’un a au moins trois ouvriers :
    – le plus d’ouvriers : 6 PV
    – la deuxième place : 2 PV
    – deux premiers à égalité : 2 PV chacun, et rien pour le suivant
    – trois premiers à égalité, ou deux deuxièmes : rien pour eux
lesson-score-colonies-why = On recompte après les tours 6 et 8, avec tous ceux qui sont encore là. Le total affiché compte déjà vos découvertes et les points de vos bâtiments ; le dernier revenu s’y ajoutera au tour 8. « Scores » montre à tout moment d’où viennent les points.
lesson-score-ahead = Vous connaissez le jeu
lesson-score-ahead-look =
    Ce qui reste à voir :
    – l’âge II : des bâtiments à 14 $ ; l’âge III : à 20 $, dont beaucoup donnent des points à la fin
    – plus de régions, et plus de place pour y être seul
    – les tours 7 et 8 passent vite : au dernier, ne formez plus personne
lesson-score-ahead-why = Jouez la suite : c’est une vraie partie, et vous pouvez encore la gagner. « Conseil » dit ce que ferait un robot ; pointer une chose l’explique ; chaque refus cite sa règle.

about-two = Chaque ouvrier prend une place qu’un autre voudrait. Dominez les colonies, remplissez vos bateaux, bâtissez la capitale : huit tours, trois décomptes.

## Ce qu’on peut voir des règles

example-war-battle-title = Deux soldats contre un
example-war-battle = Chaque soldat retire un ouvrier adverse, les deux camps en même temps. Les deux coups de l’attaquant prennent le soldat et un colon ; le soldat tombé frappe encore.
example-war-both-fall-title = Tous deux tombent
example-war-both-fall = Un soldat de chaque côté : ils frappent ensemble, et tous deux disparaissent.
example-war-full-title = Une guerre totale
example-war-full = Pour 10 $, on se bat dans toutes les régions où les deux ont une colonie et l’un d’eux un soldat. Là où personne n’a de soldat, rien ne se passe.
example-war-bystander-title = Le troisième joueur
example-war-bystander = Qui n’est ni attaquant ni désigné n’aide pas et ne subit rien.
example-war-twice-title = Deux ouvriers, deux actions
example-war-twice = Plusieurs ouvriers à la guerre agissent l’un après l’autre, chacun sur ce qui reste.
example-colonies-3-2-title = Trois contre deux
example-colonies-3-2 = Le plus d’ouvriers : 6 PV. La deuxième place : 2 PV.
example-colonies-3-3-1-title = Égalité en tête
example-colonies-3-3-1 = Deux premiers à égalité ont 2 PV chacun ; le suivant, derrière une égalité, n’a rien.
example-colonies-builders-title = Ce que valent les bâtisseurs
example-colonies-builders = Trois bâtisseurs se trouvent ici, à qui que ce soit : 12 de plus pour la première place, 6 pour la deuxième.
example-colonies-tie-for-second-title = Égalité pour la deuxième place
example-colonies-tie-for-second = À égalité, les deuxièmes n’ont pas de points de base ; seuls les bâtisseurs comptent encore.
example-colonies-too-small-title = Personne n’en a trois
example-colonies-too-small = Sans trois ouvriers d’un même joueur, la région ne rapporte rien. Une marchandise déjà prise est gardée.
example-discovery-expedition-success-title = Une région est trouvée
example-discovery-expedition-success = La valeur atteint la résistance de la tuile : le butin, les points, et un premier colon.
example-discovery-expedition-failure-title = Trop faible
example-discovery-expedition-failure = Une valeur de 4 contre 5 : rien n’est gagné, l’équipage retourne à la réserve, et tous connaissent désormais la tuile.
example-discovery-expedition-some-title = N’en envoyer qu’une partie
example-discovery-expedition-some = Deux sur quatre partent et retournent à la réserve ; les deux autres attendent sur la piste.
example-dock-merchant-title = Un marchand débarque
example-dock-merchant = 5 $ à l’arrivée du quai, et à aucun autre moment.
example-dock-missionary-title = Un missionnaire débarque
example-dock-missionary = Un missionnaire amène un colon de plus dans la même région : deux ouvriers pour une place au quai.
example-dock-token-title = Le troisième ouvrier
example-dock-token = Le premier à avoir trois ouvriers dans une région prend aussitôt sa marchandise ; qui vient après n’a rien.
example-dock-sequence-title = Qui débarque quand
example-dock-sequence = Les numéros d’abord, puis X, Y et les bateaux. Qui a débarqué reste.
example-income-four-same-title = Quatre pareilles
example-income-four-same = Quatre sucres font 6 $.
example-income-ship-is-wild-title = Un bateau complète la série
example-income-ship-is-wild = Deux indigos et un bateau valent trois pareilles : 3 $.
example-income-best-title = La meilleure répartition est trouvée
example-income-best = Plusieurs sortes et deux bateaux : aucune autre répartition ne paie plus.
example-income-round-eight-title = Le dernier revenu fait des points
example-income-round-eight = Le revenu du tour 8 compte comme PV d’économie. L’argent des bâtiments, non.
example-merchant-ship-ship-tie-title = Égalité pour le bateau
example-merchant-ship-ship-tie = Un capitaine compte 2, autant que deux colons : le premier dans l’ordre des joueurs le prend.
example-merchant-ship-ship-value-title = Les capitaines comptent double
example-merchant-ship-ship-value = Deux capitaines et un colon font 5 et battent un marchand et deux colons, 4.
example-initiative-order-after-initiative-title = Le nouvel ordre
example-initiative-order-after-initiative = Ceux de l’initiative passent devant, dans l’ordre de leurs cases ; les autres suivent comme avant.
example-specialists-boxes-title = L’entraînement
example-specialists-boxes = Chaque case donne son spécialiste pour le tour suivant ; la dernière n’importe lequel, pour 5 $.
example-placement-turns-title = Un ouvrier à la fois
example-placement-turns = Dans l’ordre, encore et encore ; qui n’en a plus est sauté, jusqu’à ce que toutes les mains soient vides.
example-goods-goods-track-title = Premier arrivé, premier servi
example-goods-goods-track = Chaque ouvrier prend une des marchandises qui restent.
example-refresh-age-change-title = Un nouvel âge
example-refresh-age-change = Après le tour 3, tous les bâtiments de l’âge I s’en vont, et cinq de l’âge II apparaissent.
example-capital-buildings-militia-title = La milice défend
example-capital-buildings-militia = Un soldat de plus pour qui est attaqué ; l’attaquant peut y dépenser un coup.
example-capital-buildings-cathedral-title = La cathédrale
example-capital-buildings-cathedral = Un missionnaire qui débarque amène deux colons : d’un coup trois ouvriers, et la marchandise.
example-capital-buildings-magellan-title = Magellan
example-capital-buildings-magellan = Un capitaine compte 3 : avec deux soldats cela fait 5, et chaque soldat pille.
example-end-tie-money-title = À égalité de points
example-end-tie-money = Les points de colonies du tour 8 départagent, puis l’argent.
example-war-defender-soldiers-title = Seul le défenseur tire
example-war-defender-soldiers = Un soldat d’un côté ou de l’autre suffit pour une bataille. Ici c’est celui du défenseur : l’attaquant perd un colon et ne touche personne.
example-war-militia-wasted-title = Un coup pour la milice
example-war-militia-wasted = L’attaquant dépense son seul coup sur la milice : le défenseur ne perd personne et riposte quand même.
example-colonies-tie-for-first-title = Égalité pour la première place, avec des bâtisseurs
example-colonies-tie-for-first = Cinq ouvriers chacun : 2 points de base, et 12 pour trois bâtisseurs. Le troisième, avec deux ouvriers, n’a que les 6 des bâtisseurs.
example-colonies-three-firsts-builder-title = Trois premiers à égalité
example-colonies-three-firsts-builder = 3, 3, 3 et 1 : personne n’a de points de base. Le seul bâtisseur donne 4 à chacun des trois et 2 au dernier.
example-colonies-alone-title = Seul dans une région
example-colonies-alone = Trois ouvriers et personne d’autre : 6 PV. Il n’y a pas de second.
example-income-any-three-title = Trois marchandises différentes
example-income-any-three = Trois marchandises quelconques forment une série : 1 $.
example-merchant-ship-ship-merchant-beats-title = Un marchand compte double
example-merchant-ship-ship-merchant-beats = Un marchand et un colon font 3 et prennent le bateau à deux colons, qui font 2.
example-discovery-expedition-card-title = Quand toutes les régions sont découvertes
example-discovery-expedition-card = Les expéditions retournent alors la première carte de la pile. Un succès rapporte le butin et les points, mais aucun colon.
example-end-fixed-vp-title = Les points inscrits sur les bâtiments
example-end-fixed-vp = Université 5 et Cartographie du Nouveau Monde 4 comptent, qu’elles aient servi ou non : 9 PV.
