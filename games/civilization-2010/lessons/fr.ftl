### Ce que disent les leçons de Civilization (2010).

lesson-aim = Quatre voies
lesson-aim-who = Comment on gagne
lesson-aim-who-look =
    Vous menez un peuple depuis sa première capitale. Le premier au bout d’une des quatre voies gagne aussitôt :
    – la culture : la dernière case de l’échelle de culture
    – la technologie : la Conquête de l’espace, sommet de la pyramide
    – l’économie : 15 pièces
    – la guerre : la capitale d’un autre
lesson-aim-who-why = Personne ne suit les quatre : la bande au-dessus du plateau dit où chacun en est. Pointez le nom de votre peuple, sur votre fiche : ce qu’il fait mieux que les autres aide à choisir.
lesson-aim-turn = Cinq phases
lesson-aim-turn-look =
    Un tour compte cinq phases :
    – début du tour : fonder des cités, changer de gouvernement
    – commerce : vos cités rapportent du commerce, et vous pouvez échanger
    – gestion de la cité : chaque cité fait une chose
    – déplacement : armées et colons
    – recherche : une technologie, si vous avez le commerce
lesson-aim-turn-why = Tout ce que vous avez est le travail de vos cités, et chacune ne fait qu’une chose par tour. Laquelle ? C’est toute la question.

lesson-home = Chez vous
lesson-home-capital = Fondez votre capitale
lesson-home-capital-look = Une cité exploite les huit cases qui l’entourent, pas la sienne. Les marteaux sont la production, les flèches le commerce, les colonnes la culture que donne une cité consacrée aux arts ; certaines cases portent une ressource.
lesson-home-capital-try = Placez votre capitale sur une des cases éclairées. La liste dit ce que votre cité y produirait en un tour : prenez beaucoup de production, et un peu de commerce.
lesson-home-capital-see = Les huit cases du cadre qui l’entoure sont sa périphérie. Plus tard, on y posera des bâtiments.
lesson-home-capital-why = La production décide de ce que vous pouvez construire : une armée coûte 4, un colon 6.
lesson-home-figures = Une armée et un colon
lesson-home-figures-wait = Les autres fondent leurs capitales.
lesson-home-figures-look = Vous commencez avec une armée et un colon près de votre capitale. L’armée combat et ouvre les huttes ; le colon fonde des cités.
lesson-home-figures-try = Placez votre armée, puis votre colon, du côté d’une tuile encore cachée : la liste dit laquelle est à côté.
lesson-home-figures-see = Les voici dans votre périphérie, d’où ils partiront.
lesson-home-figures-why = Les figurines ne sont que des bannières. Ce sont les cartes de vos unités qui combattent : pour commencer une infanterie, une unité montée, une artillerie.

lesson-start = Début du tour
lesson-start-phase = Une deuxième cité, bientôt
lesson-start-phase-wait = Les autres placent leurs figurines. Puis le premier tour commence.
lesson-start-phase-look = Au début d’un tour, un colon peut devenir une cité. Il lui faut une terre dont les huit voisines sont retournées, sans hutte, village, relique ni ennemi à côté, à trois cases au moins de toute autre cité. Quand il se déplace, le signe d’une cité marque ces cases.
lesson-start-phase-why = Deux cités font deux choses par tour : fondez la deuxième au plus tôt ; une troisième viendra plus tard. Gardez votre gouvernement : sans autre débloqué, on ne passe qu’à l’Anarchie, et la capitale n’agit pas de tout un tour.

lesson-trade = Le commerce
lesson-trade-dial = Ce que rapportent vos cités
lesson-trade-dial-wait = Le début du tour continue. Quand vous avez fait ce que vous vouliez, appuyez sur « Finir ma phase ».
lesson-trade-dial-look = Vos cités ont rapporté leur commerce : le nombre aux deux flèches, sur votre fiche, 27 au plus, puis ce qui viendra au prochain tour. Vous pouvez aussi échanger commerce, culture, ressources et événements culture.
lesson-trade-dial-try = Faites une offre à quelqu’un, ou appuyez sur « Finir le commerce ».
lesson-trade-dial-see = Une offre ne coûte rien tant que l’autre ne l’accepte pas. Pièces, technologies et unités ne se donnent pas.
lesson-trade-dial-why = Le commerce sert à la recherche : 6 pour une technologie de niveau I, puis 11, 16, 21 et 26. Il achète aussi la production qui manque : 3 pour 1.

lesson-city = La gestion de la cité
lesson-city-action = Une chose par cité
lesson-city-action-wait = La gestion de la cité vient quand tous ont commercé : « Finir ma phase » mène du début du tour au commerce, « Finir le commerce » du commerce aux cités.
lesson-city-action-look =
    Chaque cité fait une de ces trois choses :
    – produire : un objet, pas plus cher que sa production
    – se consacrer aux arts : 1 pion culture, et 1 par colonne de sa périphérie
    – collecter une ressource qui s’y trouve
lesson-city-action-try = Choisissez votre cité et faites-la produire : un colon si vous pouvez payer 6 ; sinon une deuxième armée ou une unité servira toujours.
lesson-city-action-else = Les arts et la collecte valent autant : la culture est une voie de victoire, et les ressources paient de puissantes capacités.
lesson-city-action-see = Ce qui restait de la production est perdu. Le commerce achète ce qui manque : 3 pour 1.
lesson-city-action-why = Votre premier colon fondera la deuxième cité. Un autre, sur une bonne case hors de la périphérie, envoie à une cité ce qu’elle donne. La plupart des ouvertures commencent ainsi.

lesson-move = Le déplacement
lesson-move-explore = Vers l’inconnu
lesson-move-explore-wait = Quand vos cités ont agi, appuyez sur « Finir ma phase ». Le déplacement vient ensuite.
lesson-move-explore-look = Une figurine fait deux pas, par les côtés, pas par les coins. Un pas suffit à retourner une tuile cachée voisine. Une armée qui entre dans une hutte la prend ; dans un village, elle combat des barbares.
lesson-move-explore-try = Prenez une figurine et déplacez-la ; retournez une tuile s’il y en a une à côté.
lesson-move-explore-see = Une tuile retournée, ce sont de nouvelles terres, et peut-être des huttes et des villages : chacun cache une ressource ou mieux encore. Vos autres figurines peuvent avancer aussi.
lesson-move-explore-why = Votre deuxième cité demande des terres connues autour d’elle. Retournez donc d’abord les tuiles de votre côté de la carte.
lesson-move-battle = Comment on se bat
lesson-move-battle-look =
    Chaque camp tire trois cartes d’unité, et deux de plus par armée supplémentaire, s’il en a autant. À tour de rôle, chacun en joue une :
    – elle ouvre un front, ou attaque une unité en jeu
    – les deux infligent leur force en blessures ; une unité meurt quand les siennes égalent sa force
    – l’infanterie domine les unités montées, celles-ci l’artillerie, et l’artillerie l’infanterie : qui domine frappe d’abord
    – à la fin on additionne forces et bonus ; l’égalité va au défenseur
lesson-move-battle-why = Les trois unités d’un village valent vos trois premières, et l’égalité est pour lui : produisez d’abord une unité ou deux, et venez avec une deuxième armée, sinon vous n’en tirez que trois. La case dit vos chances ; le nombre sur une cité est ce qu’elle ajoute à sa défense.

lesson-research = La recherche
lesson-research-choose = Apprenez
lesson-research-choose-wait = Déplacez encore ce que vous voulez, puis appuyez sur « Finir ma phase ». Quand tous ont bougé, tous cherchent en même temps.
lesson-research-choose-look = Avec 6 points de commerce, vous pouvez apprendre une technologie de niveau I. Chaque carte d’un niveau supérieur repose sur deux du niveau inférieur : c’est une pyramide. En apprendre une dépense tout votre commerce, sauf un point par pièce ; qui n’apprend rien le garde.
lesson-research-choose-try = Recherchez une technologie, ou aucune si le commerce ne suffit pas.
lesson-research-choose-see = Tous montrent leur choix en même temps. Une technologie vous sert dès maintenant ; qui n’en prend aucune aura plus de commerce au prochain tour.
lesson-research-choose-why = Les premières technologies qui permettent de bâtir (Poterie, Maçonnerie, Monnaie et d’autres) changent ce que donnent vos cases. N’attendez pas d’avoir plus de commerce qu’il n’en faut : presque tout est dépensé.

lesson-second = Le deuxième tour
lesson-second-city = Une cité, enfin
lesson-second-city-wait = Le tour s’achève : répondez à ce qu’on vous demande encore.
lesson-second-city-look = Un nouveau tour. Si votre colon est sur une case où l’on peut fonder, « Fonder une cité » vous est proposé maintenant. Sinon, continuez d’explorer : « Pourquoi impossible ? », sous les réponses, dit ce qui manque.
lesson-second-city-why = Le colon disparaît dans la cité. La prochaine production de votre capitale pourrait donc être un autre colon.
lesson-second-build = Les bâtiments
lesson-second-build-wait = Appuyez sur « Finir ma phase », puis sur « Finir le commerce » : la gestion de la cité vient ensuite.
lesson-second-build-look = Un bâtiment connu se pose en périphérie, sur le terrain qui lui convient, et couvre ce qu’il y avait. Une merveille va sur n’importe quelle terre de la périphérie, une par cité.
lesson-second-build-try = Faites de nouveau agir une cité : un bâtiment si possible ; sinon ce qui sert votre voie.
lesson-second-build-see = Là où un bâtiment a été posé, la case donne maintenant ce qu’il montre.
lesson-second-build-why = Une cité a au plus un bâtiment étoilé : marché, temple, baraquements et ce qu’ils deviennent. Cherchez la case qui donne le moins, et couvrez celle-là.
lesson-second-culture = L’échelle de culture
lesson-second-culture-look = Les pions culture achètent des pas sur l’échelle, à tout moment de votre gestion de la cité : 3 par pas au début. Chaque pas donne un événement culture ou une personnalité, le dernier la victoire.
lesson-second-culture-why = Un événement culture est une carte que vous seul voyez ; on en garde deux au plus. Chacune dit quand elle se joue : elle vous sert, ou nuit à un autre.
lesson-second-learn = Cherchez encore
lesson-second-learn-wait = Appuyez sur « Finir ma phase » quand vos cités ont agi, et encore quand vos figurines ont bougé. La recherche vient en dernier.
lesson-second-learn-look = Le commerce de deux ou trois tours suffit : 6 pour le niveau I. Chaque carte dit ce qu’elle donne : un bâtiment, une unité, une pièce, une capacité.
lesson-second-learn-try = Recherchez une technologie ; ou aucune, si votre commerce ne suffit pas encore.
lesson-second-learn-see = Ce qu’une technologie débloque, vos cités peuvent le construire dès le prochain tour.
lesson-second-learn-why = Deux cartes de niveau I en portent une de niveau II, et ainsi de suite : la Conquête de l’espace, au sommet, en demande cinq à la base.
lesson-second-ahead = Vous connaissez le jeu
lesson-second-ahead-look =
    Ce qui reste à voir :
    – les pièces : par les technologies et les cases ; 15 font gagner
    – les gouvernements : certaines technologies en ouvrent un
    – le butin : qui gagne une bataille prend quelque chose, même une technologie
lesson-second-ahead-why = Jouez la suite : c’est une vraie partie. Choisissez une voie avant le cinquième tour. « Conseil » dit ce que ferait un robot ; la bande au-dessus du plateau montre où chacun en est.

lesson-fight = Une bataille
lesson-fight-odds = Qui se bat
lesson-fight-odds-look = Des robots ont mené votre peuple jusqu’ici, une quinzaine de tours. L’armée que vous tenez est à côté de quelqu’un qu’elle peut combattre : les cases rouges. La figurine n’est qu’une bannière ; ce sont les cartes d’unité de votre main de bataille qui combattent.
lesson-fight-odds-why = Vous tirez trois unités, et deux de plus par armée supplémentaire du groupe, si vous en avez autant ; certaines cases et certaines cités ajoutent un bonus de combat. Pointez une case rouge pour lire ce que chaque camp apporte, et comment une telle bataille finit d’ordinaire : le reste, ce sont les cartes tirées et la façon de les jouer.
lesson-fight-attack = À l’attaque
lesson-fight-attack-wait = Prenez une armée voisine d’un village, d’une armée ou d’une cité.
lesson-fight-attack-look = Le défenseur joue la première unité. Chaque unité ouvre son propre front ou en attaque une en jeu : les deux infligent leur force en blessures, et celle qui domine frappe d’abord.
lesson-fight-attack-try = Allez sur une case rouge et jouez vos unités jusqu’à la fin de la bataille.
lesson-fight-attack-see = La feuille de la bataille dit ce qui compte : la force des survivantes et les bonus des deux camps.
lesson-fight-attack-why = L’infanterie domine les unités montées, les unités montées l’artillerie, l’artillerie l’infanterie. Une unité qui domine et tue ne reçoit pas de blessure : gardez-la pour le bon front.
lesson-fight-after = Ce que vaut une victoire
lesson-fight-after-look = Les unités tuées sont perdues des deux côtés. D’un village on prend le marqueur ; d’un autre joueur, du butin : commerce, culture, technologie ou pièce. La capitale d’un autre joueur, c’est la victoire même.
lesson-fight-after-why = Les cités produisent des unités comme le reste ; une deuxième armée dans le groupe en tire deux de plus. Reprenez maintenant la partie guidée, ou jouez la suite ici : les deux sont de vraies parties.

about-two = Quatre voies vers la victoire : culture, technologie, pièces, guerre. Chaque cité fait une chose par tour, et il manque toujours un tour.

## Ce qu’on peut voir des règles

example-battle-trump-title = L’infanterie domine les unités montées
example-battle-trump = Elle frappe d’abord : l’unité montée tombe, l’infanterie est indemne.
example-battle-both-fall-title = Toutes deux tombent
example-battle-both-fall = Deux unités de même type frappent en même temps : 2 blessures chacune suffisent.
example-battle-trumped-survivor-title = Dominée, mais plus forte
example-battle-trumped-survivor = L’unité montée 3 reçoit deux blessures de l’infanterie, survit, et la tue.
example-battle-tie-title = Une égalité
example-battle-tie = Totaux égaux : le défenseur gagne.
example-battle-bonus-city-title = Le bonus d’une cité
example-battle-bonus-city = 6 pour défendre une cité, 2 pour des baraquements ; le camp qui en a le plus garde la différence.
example-battle-walls-first-title = Contre des murs
example-battle-walls-first = L’attaquant doit jouer la première unité.
example-battle-village-won-title = Un village tombe
example-battle-village-won = Le vainqueur prend son marqueur ; certains peuples y gagnent davantage.
example-battle-village-lost-title = Perdu contre les barbares
example-battle-village-lost = Les figurines meurent ; le marqueur reste en place.
example-battle-village-hand-title = Qui sont les barbares
example-battle-village-hand = Une unité de chaque type, du dessus des pioches, sans aucun bonus.
example-battle-hand-title = Combien de cartes
example-battle-hand = Trois, deux de plus par armée supplémentaire, trois de plus pour défendre une cité.
example-battle-city-conquered-title = Une cité est conquise
example-battle-city-conquered = Elle est rasée ; le vainqueur prend deux butins.
example-battle-winner-losses-title = Des victoires chères
example-battle-winner-losses = Le vainqueur perd une armée pour deux unités tuées, jamais la dernière.
example-battle-capital-conquered-title = La capitale tombe
example-battle-capital-conquered = Une capitale conquise fait gagner la partie.
example-battle-loot-tech-title = Le butin
example-battle-loot-tech = Deux butins peuvent être une technologie, s’il y a place dans votre pyramide.
example-trade-offer-title = Une offre
example-trade-offer = Deux points de commerce contre une soie : proposé, accepté, échangé.
example-trade-declined-title = Refusé
example-trade-declined = Personne n’est obligé d’accepter.
example-trade-income-title = Le cadran s’arrête à 27
example-trade-income = Toutes les cités rapportent ; on ne garde pas plus de 27 points de commerce.
example-city-harvest-title = Collecter
example-city-harvest = Au lieu de produire, une cité prend une ressource à sa portée.
example-city-lost-production-title = Ce qui reste est perdu
example-city-lost-production = Une cité produit un seul objet ; le reste de sa production est perdu.
example-city-star-title = Une étoile par cité
example-city-star = Un second bâtiment à étoile ne peut que remplacer le premier.
example-city-track-title = L’échelle de culture
example-city-track = Trois pions culture par case au début ; certaines cases donnent une personnalité.
example-city-blockade-title = Un blocus
example-city-blockade = Une figurine ennemie sur une case de votre périphérie : elle ne donne rien, et l’on n’y bâtit rien.
example-movement-discover-title = Une tuile est découverte
example-movement-discover = Sa flèche s’éloigne du découvreur ; huttes et villages reçoivent leurs marqueurs.
example-movement-hut-title = Une hutte
example-movement-hut = Une armée qui y entre s’arrête et prend le marqueur.
example-movement-stacking-title = Trop de monde sur une case
example-movement-stacking = Là où finit un déplacement, on ne dépasse pas sa limite d’empilement.
example-movement-cross-title = À travers l’eau
example-movement-cross = Avec la Navigation, une figurine traverse l’eau, mais ne s’y arrête pas.
example-research-pyramid-title = La pyramide
example-research-pyramid = Deux cartes de niveau I en portent une de niveau II.
example-research-coins-keep-title = À quoi servent les pièces
example-research-coins-keep = La recherche dépense tout le commerce, sauf un par pièce.
example-research-sealed-title = Tous ensemble
example-research-sealed = Les choix sont secrets et révélés ensemble.
example-start-assign-title = Un colon travaille pour une cité
example-start-assign = Ce que donne sa case va à la cité que vous désignez.
example-start-near-enough-title = Assez loin
example-start-near-enough = Trois cases de toute autre cité suffisent pour une nouvelle.
example-victory-fifteen-title = Quinze pièces
example-victory-fifteen = À la quinzième pièce, la partie est gagnée aussitôt.
example-battle-artillery-first-title = Qui frappe d’abord
example-battle-artillery-first = Une unité montée domine l’artillerie, blessée ou non : l’artillerie meurt avant de frapper.
example-battle-city-holds-title = La cité tient
example-battle-city-holds = Les assaillants sont battus : le défenseur prend un butin, et la fortification est consommée.
example-battle-no-units-title = Une bataille sans unités
example-battle-no-units = Personne n’a plus d’unité : seul le bonus décide.
example-battle-loot-event-and-coin-title = Une pièce pour butin
example-battle-loot-event-and-coin = Au lieu de commerce ou de culture, le vainqueur peut prendre un pion pièce : il est désormais sur sa fiche.
example-battle-bonus-metropolis-title = La défense d’une métropole
example-battle-bonus-metropolis = Une capitale avec des murs, devenue métropole, avec une fortification : un bonus de 20.
example-trade-marker-title = Un marqueur de hutte en paiement
example-trade-marker = Ce qui est face cachée paie comme la ressource demandée ; personne d’autre ne voit ce que c’était.
example-city-culture-victory-title = Victoire par la culture
example-city-culture-victory = La dernière case de l’échelle de culture gagne aussitôt.
example-victory-tie-title = Deux à la fois
example-victory-tie = Quand deux joueurs gagneraient au même instant, c’est le joueur actif qui l’emporte.
example-turn-outskirts-title = La périphérie
example-turn-outskirts = Une cité vit des huit cases qui l’entourent ; la sienne ne rapporte rien.
