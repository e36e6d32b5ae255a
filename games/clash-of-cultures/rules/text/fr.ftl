# Game
game-title = Clash of Cultures
game-tagline = Bâtissez une civilisation entre mer et barbares, de 2 à 4 joueurs
game-about = Le jeu de 2012 : explorez une carte cachée, fondez des villes, choisissez parmi 48 développements, gardez votre peuple heureux, combattez par tours de dés et de cartes, bâtissez des Merveilles et comptez les points après six manches.
option-events = Cartes Évènement
option-events-help = Jouez-les en entier, leurs icônes seulement, ou laissez chaque joueur choisir à chaque fois.
option-events-full = Évènements complets
option-events-icons = Icônes seulement
option-events-optional = Évènements facultatifs
option-length = Durée
option-length-help = Six manches, quatre manches avec un départ rapide, ou sept manches avec une fin variable.
option-length-six = Six manches
option-length-four = Quatre manches
option-length-die = Fin variable : le jet de la fin
option-length-wonder = Fin variable : une fin merveilleuse
option-letter = À la lettre
option-letter-help = Là où notre lecture s’écarte de la lettre du livret, jouer la lettre : 40 jetons de chaque sorte, humeur après une touche des barbares, mer épuisée, Pyramides au bâtisseur, retraite d’une attaque par les routes, Éducation publique sans Académie, Grande Statue contre les villes protégées.
option-sealed_cards = Cartes Combat cachées
option-sealed_cards-help = Les deux camps posent leur carte Combat face cachée et les retournent ensemble, comme dans l’édition ultérieure. Selon le livret, la carte de l’attaquant est visible.
option-plague_ban = La Peste arrête les chantiers
option-plague_ban-help = Après la Peste, nul n’ajoute de bâtiment ni de Merveille sans Assainissement. Connu de l’édition ultérieure seulement.
option-plague_ban-true = L’interdiction dure
option-plague_ban-false = Pas d’interdiction durable
preset-first = Quatre manches avec un départ rapide, et des évènements sans leurs textes.
preset-usual = Six manches avec les évènements entiers.
preset-letter = Comme on joue d’habitude, mais en suivant le livret au mot près partout où notre lecture s’en écarte.
preset-everything = Jusqu’à sept manches qu’une Merveille peut clore, et des cartes de combat face cachée.

# Things
space = { $column }{ $row }
space-is = { $where } { $terrain }
pile = { $goods }
nothing = rien
goal = { $top } / { $bottom }
card = { $title } / { $half }
way-to-pay = paiement { $n }
way-there = Chemin vers { $where }
region-printed = la région comme imprimée
region-turned = la région tournée d’un demi-tour
unit-aboard = unité à bord
ship-number = Bateau { $n }
unit-in-ship = { $what } à bord du Bateau { $n }
unit-on = { CAP($what) } en { $where }
building-in = { CAP($what) } en { $where }
kind-food = Nourriture
kind-ore = Minerai
kind-wood = Bois
kind-idea = Idées
kind-gold = Or
kind-mood = jetons Humeur
kind-culture = jetons Culture

# The six actions of a turn
deed-advance = Développement
deed-found = Fonder une ville
deed-activate = Activer une ville
deed-move = Déplacement
deed-civic = Amélioration civique
deed-influence = Influence culturelle

some-card = une carte Action de son choix
some-goal = une carte Objectif de son choix
cards =
    { $n ->
       [one] une carte
       *[other] { $n } cartes
    }
good-food = { $n } Nourriture
good-ore = { $n } Minerai
good-wood = { $n } Bois
good-idea =
    { $n ->
       [one] { $n } Idée
       *[other] { $n } Idées
    }
good-gold = { $n } Or
good-mood =
    { $n ->
       [one] { $n } jeton Humeur
       *[other] { $n } jetons Humeur
    }
good-culture =
    { $n ->
       [one] { $n } jeton Culture
       *[other] { $n } jetons Culture
    }
unit-settler = Colon
unit-army = unité Armée
unit-ship = Bateau
group-army =
    { $n ->
       [one] { $n } unité Armée
       *[other] { $n } unités Armée
    }
group-settler =
    { $n ->
       [one] { $n } Colon
       *[other] { $n } Colons
    }
group-ship =
    { $n ->
       [one] { $n } Bateau
       *[other] { $n } Bateaux
    }
building-any = Bâtiments
building-needs = { $what } avec { $advance }
building-of = { $what } { DE($who) }
building-fortress = Forteresse
building-academy = Académie
building-temple = Temple
building-port = Port
building-settlement = Colonie
building-wonder = Merveille
building-fortress-help = Premier jet de combat dans cette ville : un dé de plus, une touche annulée. Demande les Tactiques.
building-academy-help = À la construction : 2 Idées. Demande l’Écriture.
building-temple-help = À la construction : 1 jeton Humeur ou Culture. Demande les Mythes.
building-port-help = La ville peut construire des Bateaux ; avec la Pêche, sa case Mer peut donner 1 Or ou 1 jeton Humeur.
building-settlement-help = La fondation d’une ville ; elle montre le propriétaire et ne peut pas être influencée.
building-wonder-help = 5 points pour son propriétaire. Une par ville ; ne change pas la taille.
mood-happy = heureuse
mood-neutral = neutre
mood-angry = en colère
terrain-fertile = Fertile
terrain-forest = Forêt
terrain-mountain = Montagne
terrain-barren = Aride
terrain-sea = Mer
category-agriculture = Agriculture
category-construction = Construction
category-maritime = Maritime
category-education = Éducation
category-war = Guerre
category-spirituality = Spiritualité
category-economy = Économie
category-culture = Culture
category-science = Science
category-democracy = Démocratie
category-autocracy = Autocratie
category-theocracy = Théocratie
side-player = { $who }
side-barbarians = les barbares

# Prompts
react-react = cartes en réponse à un développement
react-invited = propositions des autres, avant qu’elles soient faites
react-answer = propositions des autres
prompt-turn =
    { $n ->
       [0] { $free ->
           [0] Aucune action restante : finissez votre tour, ou faites encore ce qui ne demande pas d’action.
           [1] Aucune action restante, mais la Liberté économique permet à une ville de récolter sans en dépenser. Sinon, finissez votre tour.
          *[other] Aucune action restante, mais l’Assimilation pacifique attend une Influence culturelle qui n’en demande pas. Sinon, finissez votre tour.
        }
       [one] À vous : { $n } action restante.
       *[other] À vous : { $n } actions restantes.
    }
prompt-pay = Payez { $cost } : choisissez comment.
prompt-pay-for = { CAP($what) } : choisissez comment payer { $cost }.
prompt-free-advance =
    { $which ->
       [1] Phase Bilan : chaque joueur reçoit deux développements gratuits. Choisissez votre premier, qui ne coûte pas de Nourriture.
       [2] Phase Bilan : choisissez maintenant votre second développement gratuit, qui ne coûte pas de Nourriture.
       [3] Phase Bilan : chaque joueur reçoit un développement gratuit. Choisissez le vôtre, qui ne coûte pas de Nourriture.
       *[other] Choisissez un développement gratuit : il ne coûte pas de Nourriture.
    }
prompt-second-advance = Choisissez un second développement de la même catégorie, à son coût.
prompt-cubes =
    { $n ->
       [one] Changement de gouvernement : placez encore 1 cube en { $what }.
       *[other] Changement de gouvernement : placez encore { $n } cubes en { $what }.
    }
prompt-reserve = Réquisitionnez une Merveille : personne d’autre ne pourra la construire, et vous le ferez sans action.
prompt-react =
    { $n ->
       [0] Aucune de vos cartes ne répond à ce développement.
       *[other] Vous avez acquis un développement : jouer une carte qui y répond ?
    }
prompt-income =
    { $n ->
       [one] Votre route commerciale rapporte 1 ressource : choisissez laquelle.
       *[other] Vos routes commerciales rapportent { $n } ressources : choisissez lesquelles.
    }
prompt-collect =
    { $n ->
       [one] Récolter en { $where } : choisissez une case, encore 1 ressource.
       *[other] Récolter en { $where } : choisissez une case, encore { $n } ressources.
    }
prompt-build = Construire des unités en { $where } : choisissez une unité, encore { $n }.
prompt-facing = Vers quelle case Mer donne le Port { DE($where) } ?
prompt-token = Prenez 1 jeton Humeur ou 1 jeton Culture.
prompt-sanitation = Assainissement : payer 1 Nourriture pour placer un Colon en { $where } ?
prompt-works = Choisissez un bâtiment à ajouter, et la ville qui le reçoit.
prompt-civic = Amélioration civique : choisissez une ville dont l’humeur monte d’un cran. Vous avez { $have }.
prompt-barter =
    { $n ->
       [one] Troc : encore { $n } échange.
       *[other] Troc : encore { $n } échanges.
    }
prompt-boost = Il manque { $n } au jet contre { $where } : payer autant de jetons Culture ?
prompt-convert = Succès en { $where } : choisissez le bâtiment qui prend votre couleur.
prompt-absorb = La Colonie barbare vous rejoint : choisissez ce que devient l’un de ses barbares.
prompt-move =
    { $n ->
       [one] Déplacement : choisissez l’unité ou le groupe à déplacer.
       *[other] Déplacement : choisissez une unité ou un groupe à déplacer, { $n } au plus.
    }
prompt-lighthouse =
    { $n ->
       *[other] Grand Phare : vous pouvez déplacer un Bateau.
    }
prompt-group =
    { $n ->
       [one] En main : { $units }. Choisissez sa destination
       *[other] En main : { $units }. Choisissez leur destination
    }{ $more ->
       [0] .
       *[other] , ou ajoutez des unités de la même case.
    }
prompt-orientation =
    La région peut être placée de deux façons : choisissez.{ $land ->
       [0] {""}
       *[other] {" Votre unité entre en "}{ $where }.
    }
prompt-camp = Barbares ! Choisissez la case Fertile où ils fondent leur Colonie.
prompt-dock = Où le Bateau mouille-t-il dans la nouvelle région ?
prompt-siege = Techniques de siège contre la Forteresse { DE($where) } : avant les cartes et les dés.
prompt-combat-card = Combat pour { $where }, assaut { $n } : jouer l’effet Combat d’une carte avant les dés ?
prompt-withdraw = Où vos unités se replient-elles ?
prompt-starve = On vous affame : payez 2 Nourriture, ou combattez avec 2 de moins en valeur de combat.
prompt-losses =
    { $n ->
       [one] Choisissez ce qui subit la touche.
       *[other] Choisissez ce qui subit les touches : encore { $n }.
    }
prompt-retreat = Combat pour { $where }, assaut { $n } terminé : continuer ou battre en retraite ?
prompt-keep = La Colonie barbare { $where } est à vous : la garder, en colère, ou la raser et recevoir 1 Or ?
prompt-place = Nouvelle unité ({ $what }) : choisissez la ville où la placer.
prompt-claim = Vous pouvez accomplir un objectif maintenant.
prompt-risk = Un évènement ! L’appliquer en entier, ou son icône seulement ?
prompt-exhaust = Terre épuisée : choisissez une case adjacente à l’une de vos villes. On n’y récoltera plus rien.
prompt-arrival = Arrivée de barbares : choisissez où ils s’installent.
prompt-reinforce = Un barbare de plus : choisissez la Colonie barbare qui le reçoit.
prompt-attack = Attaque de barbares : quelle Colonie barbare attaque quelle ville ?
prompt-lower = { $what } : choisissez la ville dont l’humeur baisse d’un cran.
prompt-anger = { $what } : choisissez la ville qui se met en colère.
# Quand aucune carte ne dit lequel.
some-event = Évènement
prompt-civil-war = Guerre civile : choisissez la ville qui perd une unité Armée et un cran d’humeur.
prompt-myth = Mythes : payer 1 jeton Humeur pour que l’humeur { DE($where) } ne baisse pas ?
prompt-remove-unit = { $what } : choisissez une unité à retirer.
prompt-share = Partage de la récolte : à quel joueur donner 1 Nourriture ? Encore { $n } à donner.
prompt-choose-settler = { $what } : choisissez le joueur qui place un Colon.
prompt-choose-truce = Trêve avec qui ?
prompt-choose-murder = Qui perd une action à son prochain tour ?
prompt-choose-spy = De qui regardez-vous les cartes ?
prompt-choose-exchange = Échanger le savoir avec qui ?
prompt-person =
    { $what } : garder la carte pour { $n ->
       [one] 1 jeton Culture
       *[other] { $n } jetons Culture
    } ?
prompt-volcano = Volcan : choisissez la ville ensevelie.
prompt-quake =
    { $n ->
       [one] { $what } : vous pouvez encore détruire une pièce.
       *[other] { $what } : { $first ->
           [0] vous pouvez encore détruire jusqu’à { $n } pièces.
          *[other] choisissez de 1 à { $n } pièces à détruire.
        }
    }
prompt-revolt-action = Révolution : perdez une action, ou retirez une unité Armée.
prompt-revolt-government = Révolution : changez de gouvernement, ou retirez une unité Armée.
prompt-happy = Choisissez la ville qui devient heureuse.
prompt-triumph = Triomphe : améliorez l’humeur d’une ville.
prompt-triumph-more = Un cran de plus pour 1 jeton Humeur ?
prompt-survey = Choisissez une région non découverte voisine d’une de vos régions.
prompt-survey-settler = Choisissez une région non découverte voisine d’une de vos régions. Le nouveau Colon arrive dans tous les cas.
prompt-homestead = Fonder une ville dans la nouvelle région pour 2 Nourriture ?
prompt-agent = Les cartes { DE($who) } sont sous vos yeux : en échanger une ?
prompt-plans = Garder l’un des deux objectifs contre l’un des vôtres ?
prompt-hire = Choisissez une Colonie barbare et la ville qu’elle attaque.
prompt-partner = Échanger avec qui ? Faites une offre, ou demandez-en une.
prompt-trade = Échange avec { $who } : posez vos conditions, puis proposez.
prompt-trade-terms =
    Vous donnez : { $give } ; vous demandez : { $ask }. { $over ->
       [0] {""}
       [one] {"Faute de place, vous en perdriez 1. "}
       *[other] {"Faute de place, vous en perdriez "}{ $over }{". "}
    }{ $wasted ->
       [0] {""}
       *[other] { $who }{" n’a pas la place de garder "}{ $lost }{", qui serait perdu. "}
    }Le proposer { A($who) } ?
prompt-answer =
    { $cards ->
       [0] { $who } propose : { $give } contre { $ask }.
       [one] { $who } propose : { $give } contre { $ask }. La carte, c’est vous qui la choisissez.
       *[other] { $who } propose : { $give } contre { $ask }. Les cartes, c’est vous qui les choisissez.
    }{ $over ->
       [0] {""}
       [one] {" Faute de place, vous en perdriez 1."}
       *[other] {" Faute de place, vous en perdriez "}{ $over }.
    }
prompt-deliver = L’échange est conclu : choisissez une carte à donner { A($who) }.
prompt-invited = { $who } peut vous faire une proposition. Rien ne vous oblige à attendre.
prompt-declare =
    { $n ->
       [0] Phase Bilan : aucun de vos objectifs n’est accompli.
       *[other] Phase Bilan : annoncez vos objectifs accomplis.
    }
prompt-raze = Phase Bilan, une fois par manche : raser une de vos villes de taille 1 et recevoir 1 Or ?
prompt-first = Personne n’a de niveaux d’Humeur et de Culture plus hauts au total : à vous de choisir le premier joueur de la prochaine manche. Chacun aura autant d’actions, qui que ce soit qui commence.

# Choices
do-advance = { $what } pour { $cost }
# R6.3 : là où autre chose que l’on possède peut en tenir lieu.
do-advance-instead = { $what } pour { $cost } (ou { $goods } à la place)
do-advance-free = { $what }, sans frais
do-priesthood = { $what } grâce au Sacerdoce, sans Nourriture
do-cube = Un cube sur { $what }
do-reserve = Réquisitionner { $what }
do-found = Fonder une ville en { $where }
do-collect = Récolter en { $where } : jusqu’à { $n } parmi { $goods }{ $full }{ $price }{ $again }
do-collect-one = Récolter en { $where } : { $what }{ $full }{ $price }{ $again }
either = { $one } ou { $other }
do-collect-only = Récolter en { $where } : jusqu’à { $what }{ $full }{ $price }{ $again }
do-collect-nothing = Récolter en { $where } : rien à prendre pour l’instant{ $full }{ $price }{ $again }
# R8.3.2.4, après un choix : ce que la Liberté économique fait de son prix.
price-usual = {""}
price-liberty-free = {" "}(Liberté économique : ne demande pas d’action)
price-liberty-more = {" "}(Liberté économique : demande une action et { $cost })
# R6.3, après un choix : ce qui pousse là et ne peut être gardé.
full-none = {""}
full-some = {" "}(réserve pleine : { $goods })
do-build =
    { $n ->
       [one] Construire une unité en { $where } : { $units }
       *[other] Construire jusqu’à { $n } unités en { $where } : { $units }
    }{ $again }
unit-priced = { $what } ({ $cost })
unit-drafted = { $what } par Conscription ({ $cost })
do-build-only =
    { $n ->
       [one] Construire une unité en { $where } : { $what }
       *[other] Construire des unités en { $where } (jusqu’à { $n }) : { $what }
    }{ $again }
do-enlarge = { $what } en { $where } pour { $cost }{ $again }
# R7.4.2, after a choice: what a further activation of the city costs.
again-none = {""}
again-neutral = {" "}(activée de nouveau : devient neutre)
again-angry = {" "}(activée de nouveau : se met en colère et compte comme taille 1)
do-works = Ajouter : { $what } en { $where }{ $again }
do-move = Déplacer jusqu’à 3 unités ou groupes
do-civic = Améliorer l’humeur de vos villes (à partir de { $cost }) : heureuse, une ville récolte et construit un de plus
do-vote = Vote, sans action : 1 jeton Humeur, et le prix de chaque cran d’humeur (au moins { $cost })
do-vote-one = Vote, sans action : 1 jeton Humeur, et { $cost } pour améliorer l’humeur { DE($where) }
do-gardens = Grands Jardins : améliorer l’humeur { DE($where) } pour 1 jeton Humeur
do-influence =
    Influencer { $where } depuis { $from }{ $prey ->
       [0] {""}
       [one] {" "}: { $buildings }
       *[other] {" "}: au choix { $buildings }
    }{ $n ->
       [0] {""}
       [one] {" (1 jeton Culture)"}
       *[other] {" ("}{ $n } jetons Culture)
    }
do-influence-arts =
    Arts : influencer { $where } depuis { $from } sans action ({ $n ->
       [one] { $n } jeton
       *[other] { $n } jetons
    } pour la portée, 1 pour Arts){ $prey ->
       [0] {""}
       [one] {" "}: { $buildings }
       *[other] {" "}: au choix { $buildings }
    }
do-influence-pyramids =
    Grandes Pyramides : influencer { $where } depuis { $from } sans action ({ $n ->
       [one] { $n } jeton
       *[other] { $n } jetons
    }){ $prey ->
       [0] {""}
       [one] {" "}: { $buildings }
       *[other] {" "}: au choix { $buildings }
    }
do-wonder = Construire { $what } en { $where } pour { $cost }{ $again }
do-wonder-reserved = Construire { $what } en { $where } pour { $cost }, sans action{ $again }
do-cartography = Cartographie : un jeton Culture et une Idée par région avec vos Bateaux
do-taxes = Taxation : 1 jeton Humeur pour 1 Or par ville
do-barter = Troc : échanger jusqu’à 3 ressources
do-civil-liberties = Droits civiques : 3 jetons Humeur
do-absolute-power = Pouvoir absolu : 2 jetons Humeur pour une action
do-forced-labour = Travaux forcés : 1 jeton Humeur, les villes en colère agissent comme neutres
do-theatre-mood = Théâtre & musique : un jeton Humeur contre un jeton Culture
do-theatre-culture = Théâtre & musique : un jeton Culture contre un jeton Humeur
do-play = Jouer { $what }
do-play-scholars =
    { $n ->
       [one] Jouer { $what } : 1 Idée
       *[other] Jouer { $what } : { $n } Idées
    }
do-play-teach-nobody = Jouer { $what } : n’apprend rien à personne
do-play-teach-others = Jouer { $what } : vous n’y apprenez rien, un autre joueur si
do-play-no-academy = Jouer { $what } : rien, faute d’Académie en service
do-play-full = Jouer { $what } : rien, votre réserve d’Idées est pleine
do-play-no-cards = Jouer { $what } : rien à voir, les autres n’ont aucune carte
do-play-works = Jouer { $what } : { $buildings }
do-play-assimilation = Jouer { $what } : une Influence culturelle pourra alors rallier des barbares ({ $where })
do-play-crop = Jouer { $what } : prendre plusieurs fois sur la même case
card-with-half = { $what } (la carte avec « { $half } »)
do-person = Utiliser { $what }
do-person-no-advance = Utiliser { $what } : aucun développement à acquérir
do-claim = Accomplir { $what } (carte : { $card })
do-claim-none = Ne rien accomplir maintenant
do-declare-done = Ne plus rien annoncer
do-declare-none = Ne rien annoncer
do-declare-go-on = Continuer
do-trade = Échanger
do-trade-with = Faire une offre { A($who) } : vous choisissez ce qui s’échange
do-invite = Demander une offre { A($who) } : c’est l’autre qui choisit ce qui s’échange
do-end-turn = Finir votre tour
do-pay = Payer { $cost }
do-decline = Non
do-second-none = Pas de second développement : la carte est perdue
do-gather = { $what } { DE($where) }
do-husbandry = Élevage : récolter sur des terrains à 2 cases ou moins
do-collect-done =
    { $vain ->
       [0] Ne plus rien récolter
       *[other] Renoncer à récolter quoi que ce soit
    }
do-make = { CAP($what) } pour { $cost }
do-levy = Conscription : une unité Armée pour { $cost }
do-build-done = Ne plus rien construire
do-facing = Vers { $where }
do-token = { $what }
do-sanitation = Un Colon pour 1 Nourriture
do-cheer-to =
    Améliorer l’humeur { DE($where) } pour { $cost }{ $n ->
       [one] {""}
       *[other] {" (récolte et unités : "}{ $n } au lieu de { $was })
    }
do-civic-done = S’en tenir là
do-raise = Améliorer l’humeur { DE($where) }
do-exchange = Donner { $give } contre { $get }
do-barter-done = Ne plus rien échanger
do-income = { $food } et { $gold }
do-boost =
    { $n ->
       [one] Payer 1 jeton Culture
       *[other] Payer { $n } jetons Culture
    }
do-let-fail = Renoncer
do-convert = Prendre ce bâtiment : { $what }
do-absorb = Il devient votre { $what }
do-absorb-none = Il ne devient rien
do-lift = Déplacer : { $what } en { $where }
do-lift-laden = Déplacer : { $what } en { $where } avec { $cargo } à bord
do-put-down = Reposer
do-move-done =
    { $vain ->
       [0] Finir le Déplacement
       *[other] Finir le Déplacement sans rien déplacer : l’action est perdue
    }
do-go = Aller en { $where } ({ $terrain })
do-go-city = Aller en { $where } (votre ville, { $terrain })
do-attack =
    Attaquer { $where }{ $stake }{ $settlers ->
       [0] {""}
       [one] {" (défaite : votre Colon est perdu)"}
       *[other] {" (défaite : vos Colons sont perdus)"}
    }
# R11.6, R12, R16.5 : ce qu’une victoire rapporte en plus du terrain.
stake-none = {""}
stake-city =
    { $n ->
       [0] {" (victoire : la ville est à vous, en colère)"}
       *[other] {" (victoire : la ville est à vous, en colère ; objectif : "}{ $goals })
    }
stake-camp =
    { $n ->
       [0] {" (victoire : sa case et 1 Or par barbare)"}
       *[other] {" (victoire : sa case et 1 Or par barbare ; objectif : "}{ $goals })
    }
stake-goals = {" (victoire : objectif "}{ $goals })
do-explore = Explorer { $where }
do-road =
    { $paved ->
       [0] Par les routes vers { $where } pour { $cost }
       *[other] Par les routes vers { $where } pour { $cost }, sans que Forêt ni Montagne ne comptent
    }
do-road-attack =
    { $paved ->
       [0] Attaquer { $where } par les routes pour { $cost }
       *[other] Attaquer { $where } par les routes pour { $cost }, sans que Forêt ni Montagne ne comptent
    }{ $stake }{ $settlers ->
       [0] {""}
       [one] {" (défaite : votre Colon est perdu)"}
       *[other] {" (défaite : vos Colons sont perdus)"}
    }
do-board = Embarquer sur le Bateau { $n } en { $where }
do-board-several = Embarquer sur plusieurs Bateaux en { $where }
do-sail = Naviguer vers { $where }
do-chart = Explorer la région { DE($where) }
do-survey-none = Ne rien explorer
do-orientation =
    { $n ->
       [0] Région comme imprimée : { $terrains }
       *[other] Région comme imprimée : près de vos villes { $beside }{ $rest ->
           [0] {""}
          *[other] {" ; plus loin "}{ $terrains }
        }
    }{ $site }{ $camp }
do-orientation-turned =
    { $n ->
       [0] Région tournée d’un demi-tour : { $terrains }
       *[other] Région tournée d’un demi-tour : près de vos villes { $beside }{ $rest ->
           [0] {""}
          *[other] {" ; plus loin "}{ $terrains }
        }
    }{ $site }{ $camp }
lie-camp = {" ; des barbares s’installent en "}{ $where }
# R8.2.1, après un sens dans lequel une région peut être placée : ce que vaudrait une ville là où va le Colon.
lie-untold = {""}
lie-unfit = {" ; pas de ville possible en "}{ $where }
lie-fit =
    { $n ->
       [0] {" ; une ville en "}{ $where }{" n’aurait rien à récolter pour l’instant"}
       *[other] {" ; une ville en "}{ $where }{" pourrait récolter : "}{ $goods }
    }
do-camp = Colonie barbare en { $where }
do-siege-die = Payer { $cost } : pas de dé pour la Forteresse
do-siege-cancel = Payer { $cost } : pas de touche annulée
do-siege-both = Payer { $cost } : ni dé, ni touche annulée
do-siege-none = Pas de siège
do-lay = { $what } (sur la carte { $title })
do-lay-idle = { $what } : sans effet ici, vous ne lancez pas de dé (sur la carte { $title })
do-lay-none = Ne pas jouer de carte
do-withdraw = Se replier en { $where }
do-feed = Payer 2 Nourriture
do-starve = Combattre avec 2 de moins
do-lose = Perdre : { $what }
do-lose-ship =
    { $n ->
       [0] Perdre un Bateau vide
       [one] Perdre un Bateau avec 1 unité à bord
       *[other] Perdre un Bateau avec { $n } unités à bord
    }
do-fight = Continuer le combat
do-retreat = Battre en retraite vers { $where }
do-keep = Garder la ville
do-raze-camp = La raser et recevoir 1 Or
do-place = { CAP($what) } en { $where }
do-risk = L’évènement entier
do-risk-not = L’icône seulement
do-exhaust = Épuiser { $where }
do-reinforce = Renforcer { $where }
do-raid = Les barbares { DE($from) } attaquent { $where }
do-lower = L’humeur { DE($where) } baisse d’un cran
do-anger = La ville { $where }
do-myth = Payer 1 jeton Humeur
do-suffer = Laisser l’humeur baisser
do-remove = Retirer : { $what } en { $where }
do-choose-seat = { $who }
do-exchange-with =
    { $mine ->
       [0] { $theirs ->
           [0] { $who } : vous n’apprenez rien l’un de l’autre
          *[other] { $who } : vous n’y gagnez rien, lui apprend un développement
        }
       *[other] { $theirs ->
           [0] { $who } : vous seul apprenez un développement
          *[other] { $who } : chacun apprend un développement
        }
    }
do-keep-person =
    { $n ->
       [one] Garder pour 1 jeton Culture
       *[other] Garder pour { $n } jetons Culture
    }
do-volcano = Ensevelir { $where }
do-wreck = Détruire : { $what } en { $where }
do-quake-done = Ne plus rien détruire
do-lose-action = Perdre une action
do-enter = Changer de gouvernement : { $what }
do-crush-revolt = Retirer une unité Armée
do-swap = Donner { $mine } contre { $theirs }
do-swap-none = Ne rien échanger
do-keep-goal = Garder { $keep }, défausser { $discard }
do-plans-none = Garder vos objectifs
do-hire-done = Arrêter les attaques
do-give = Donner { $what }
do-give-lost = Donner { $what } : { $who } n’a pas la place, ce sera perdu
do-ask = Demander { $what }
do-ask-lost = Demander { $what } : vous n’avez pas la place, ce sera perdu
do-ungive = Reprendre { $what }
do-unask = Retirer { $what } de votre demande
do-propose =
    { $wasted ->
       [0] Proposer
       *[other] Proposer, quitte à perdre faute de place : { $lost }
    }
do-no-proposal = Pas de proposition
do-go-on = Continuer sans attendre de proposition
do-cancel = Renoncer
do-accept = Accepter
do-raze = Raser { $where } et recevoir 1 Or
do-raze-none = Ne rien raser
do-react-none = Ne pas jouer de carte
do-react-go-on = Continuer

# Refusals
refuse-no-action = Il ne vous reste aucune action.
refuse-any-advance = Il faut { $cost }.
refuse-no-settler = Vous n’avez pas de Colon à terre.
refuse-no-site = Aucun Colon là où une ville peut être fondée.
refuse-no-city = Vous n’avez pas de ville.
refuse-all-angry = Vos villes sont toutes en colère et déjà activées.
refuse-no-unit = Vous n’avez aucune unité sur le plateau.
refuse-all-happy = Toutes vos villes sont heureuses.
refuse-no-influence = Aucune ville adverse de taille 2 ou plus.
refuse-influence-far = Aucune ville adverse à portée.
refuse-advance-cost = Il faut { $cost } : vous ne pouvez pas payer.
refuse-needs-first = Il faut d’abord le premier développement de la catégorie : { $what }.
refuse-needs = Prérequis : { $what }.
refuse-government = Vous avez un autre gouvernement. Pour en changer, commencez par { $what }.
refuse-nothing-to-move = Aucune unité ne peut plus bouger.
refuse-angry = La ville est en colère.
refuse-angry-enlarge = Pas de bâtiment de plus tant que la ville est en colère.
refuse-angry-again = Une ville en colère ne s’active qu’une fois par tour.
refuse-liberty = Liberté économique : chaque Récolte suivante coûte 2 jetons Humeur.
refuse-husbandry = L’Élevage coûte 1 Nourriture, payée avant de récolter.
refuse-husbandry-midway = L’Élevage se paie avant de récolter quoi que ce soit.
refuse-unit-cost = Construire en { $where } : il faut { $cost }.
refuse-build = Vous ne pouvez payer aucune unité : { $units }.
refuse-build-none = Il ne vous reste plus d’unité qui puisse être construite ici.
refuse-cost = Coût : { $cost }.
refuse-building-cost = Un bâtiment de plus coûte { $cost }.
refuse-stack = Au plus 4 unités Armée par case.
refuse-no-port = Seulement avec un Port en service.
refuse-no-piece = Plus de pièce disponible.
refuse-no-settlement = Plus de Colonie disponible.
refuse-found-barren = Pas de ville sur une case Aride.
refuse-found-exhausted = La case est épuisée.
refuse-found-city = Il y a déjà une ville ici.
refuse-building-twice = Chaque bâtiment une seule fois par ville.
refuse-too-large = Un bâtiment de plus : la ville serait plus grande que le nombre de vos villes ({ $n }).
refuse-no-building = Un bâtiment de plus : il ne vous en reste aucun de cette sorte ({ $what }).
refuse-no-sea = Un Port : aucune case Mer ne touche la ville.
refuse-no-building-yet = Chacun demande son développement, et vous n’en avez aucun : { $needs }.
refuse-plague = Peste : pas de construction sans Assainissement.
refuse-card-price = Il faut { $cost }.
refuse-civic = Il faut au moins { $cost }.
refuse-vote = Le Vote coûte 1 jeton Humeur en plus du cran d’humeur lui-même (au moins { $cost }) : vous ne pouvez pas payer les deux.
refuse-influenced = Vous avez déjà réussi une Influence culturelle ce tour-ci.
refuse-influence-size = Influence culturelle : seulement les villes de taille 2 ou plus, avec un bâtiment qui peut changer de couleur.
refuse-statue = Influence culturelle : la Grande Statue protège cette ville.
refuse-tokens-denied = Influence culturelle : hors de portée, et contre cette ville vous ne pouvez dépenser de jetons Culture.
refuse-out-of-range = Influence culturelle : hors de portée, même avec vos jetons Culture.
refuse-wonder-reserved = Réquisitionnée par un autre joueur.
refuse-wonder-needs = Il vous manque { $advances }.
refuse-wonder-second = La ville a déjà une Merveille.
refuse-wonder-port = Il faut un Port dans cette ville.
refuse-wonder-cost = Vous ne pouvez pas payer son coût.
refuse-moved = Cette unité a déjà été déplacée durant cette action.
refuse-tactics = Sans les Tactiques, les unités Armée ne se déplacent pas.
refuse-fought = Cette unité a combattu ce tour-ci.
refuse-mountain = Cette unité est entrée en Montagne ce tour-ci.
refuse-forest = Entrée en Forêt ce tour-ci : elle ne peut plus attaquer depuis cette case.
refuse-settler-alone = Un Colon n’entre en terre étrangère qu’avec une Armée.
refuse-truce = Une trêve interdit cette attaque.
refuse-great-wall = Grande Muraille : contre une Forteresse, il faut les Techniques de siège.
refuse-mausoleum = Grand Mausolée : un jeton Humeur ou Culture par unité Armée qui attaque.
refuse-ship-full = Plus de place sur ce Bateau.
refuse-combat-card = Cet effet ne convient pas à ce combat ou à votre camp.
refuse-objective = Aucun objectif de cette carte n’est accompli.
refuse-trade = Plus personne à qui proposer un échange ce tour-ci.

# Log
event-turn = { $who } commence son tour.
event-status = Phase Bilan de la manche { $round }.
event-first = { $who } est premier joueur.
event-end-roll = Le jet de la fin donne { $die }.
event-advance = { $who } acquiert { $advance }.
event-cube = { $who } déplace un cube sur { $advance }.
event-wonder-revealed = Merveille dévoilée : { $wonder }.
event-wonder-reserved = { $who } réquisitionne { $wonder }.
event-wonder-built = { $who } construit { $wonder } en { $where }.
event-drew-card = { $who } pioche { $card }.
event-drew-some-card = { $who } pioche une carte Action.
event-drew-goal = { $who } pioche { $card }.
event-drew-some-goal = { $who } pioche une carte Objectif.
event-founded = { $who } fonde une ville en { $where }.
event-collects = { $who } récolte en { $where }.
event-gathered = { $who } récolte { $what } en { $where }.
event-gained = { $who } reçoit { $what }.
event-gained-none = Rien pour { $who } ({ $what }) : la réserve est pleine.
event-spent = { $who } paie { $cost }.
event-starved =
    { $n ->
       [0] Famine : { $who } n’a pas de Nourriture à perdre.
       *[other] Famine : { $who } perd { $n } Nourriture.
    }
event-built = { $who } construit en { $where } : { $what }.
event-enlarged = { $who } construit en { $where } : { $what }.
event-mood = { $where } est { $mood }.
event-sulked = { $where }, activée de nouveau pendant ce tour, est { $mood }.
event-effect = { $who } utilise { $what }.
event-routes = Les routes commerciales rapportent à { $who } { $food } et { $gold }.
event-influence-rolled = { $who } tente d’influencer { $where } et obtient { $die } (il faut { $need } ou plus).
event-influence-rolled-of = { $who } tente d’influencer { $where }, ville { DE($of) }, et obtient { $die } (il faut { $need } ou plus).
event-influence-boosted = { $who } complète le jet contre { $where } avec { $cost } : l’influence réussit.
event-influence-boosted-of = { $who } complète le jet contre { $where }, ville { DE($of) }, avec { $cost } : l’influence réussit.
event-influence-failed = { $who } ne rallie pas { $where } : la tentative d’influence échoue.
event-influenced = { $who } prend { A($from) } un bâtiment { DE($where) } ({ $what }) : son point change de main.
event-influenced-home = { $who } reprend { A($from) } un bâtiment { DE($where) } ({ $what }) : son point change de main.
event-influenced-of = { $who } prend { A($from) } un bâtiment { DE($where) }, ville { DE($of) } ({ $what }) : son point change de main.
event-assimilated = Les barbares { DE($where) } rejoignent { $who }.
event-moved =
    { $n ->
       [one] { $who } déplace une unité { DE($from) } à { $to }.
       *[other] { $who } déplace { $n } unités { DE($from) } à { $to }.
    }
event-boarded = { $who } embarque en { $where }.
event-sailed =
    { $n ->
       [one] { $who } navigue { DE($from) } à { $to }.
       *[other] { $who } navigue avec { $n } Bateaux { DE($from) } à { $to }.
    }
event-explored = { $who } découvre la région { DE($where) } : { $terrains }.
event-camp = Des barbares s’installent en { $where }.
event-reinforced = Les barbares { DE($where) } se renforcent.
event-spared = Aucun barbare n’attaque { $who }.
event-exhausted = { $where } est épuisée.
event-battle = Combat en { $where } : { $attacker } contre { $defender }.
event-siege = { $who } décide du siège.
event-combat-card = { $who } joue { $card }.
event-combat-card-hidden = { $who } pose une carte Combat face cachée.
event-scouted = Les éclaireurs { DE($who) } prennent { $card }.
event-card-roll =
    { CAP($what) } : { $dice }, { $success ->
       [0] sans effet (il fallait 5 ou 6).
       *[other] réussi.
    }
die = { $n }
event-rolled =
    Assaut { $round } : { $attack_dice ->
       [0] l’attaque n’a personne à toucher et ne lance pas de dé
       *[other] attaque { $attack } ({ $by_attack ->
          [0] aucune touche
          [one] { $by_attack } touche
          *[other] { $by_attack } touches
       })
    }, { $defence_dice ->
       [0] la défense ne lance pas de dé
       *[other] défense { $defence } ({ $by_defence ->
          [0] aucune touche
          [one] { $by_defence } touche
          *[other] { $by_defence } touches
       })
    }.
event-lost =
    { $n ->
       [one] { CAP($who) } : une unité perdue.
       *[other] { CAP($who) } : { $n } unités perdues.
    }
event-building-lost = { $who } perd en { $where } : { $what }.
event-city-lost = { $who } perd la ville { $where }.
event-city-razed = Les barbares détruisent { $where }, ville { DE($who) }.
event-settlers-lost =
    { $n ->
       [one] { $who } perd le Colon qui était en { $where }.
       *[other] { $who } perd { $n } Colons qui étaient en { $where }.
    }
event-withdrew = { $who } se replie en { $where }.
event-retreated = { $who } bat en retraite vers { $where }.
event-battle-won = Vainqueur en { $where } : { $who }.
event-battle-over = Le combat en { $where } s’achève sans vainqueur.
event-raid-over = L’attaque des barbares s’achève : ils regagnent { $where }.
event-captured = { $who } capture { $where }, ville { DE($from) }.
event-camp-taken = { $who } prend la Colonie barbare { $where } : { $gold }.
event-camp-kept =
    { $kept ->
       [0] { $who } rase { $where }.
       *[other] { $who } garde { $where }.
    }
event-happening = { $who } dévoile un évènement : { $card }.
event-happening-person = { $who } dévoile un évènement : { $card }, carte à garder et à jouer plus tard ({ $does }).
event-person-kept = { $who } garde { $card }.
event-person-played = { $who } joue { $card } : { $does }.
event-action-lost = { $who } perd une action.
event-hindered =
    { $n ->
       [one] { $who } a une action de moins ce tour-ci.
       *[other] { $who } a { $n } actions de moins ce tour-ci.
    }
event-played = { $who } joue { $card }.
event-chose-murder = { $who } choisit { $whom }, qui aura une action de moins à son prochain tour.
event-chose-truce = { $who } et { $whom } observent une trêve : aucun n’attaque l’autre pendant un tour.
event-chose-spy = { $who } regarde les cartes { DE($whom) }.
event-chose-settler = { $who } choisit { $whom }, qui place un Colon.
event-chose-exchange =
    { $mine ->
       [0] { $theirs ->
           [0] { $who } et { $whom } n’ont rien à apprendre l’un de l’autre.
          *[other] { $who } enseigne un développement { A($whom) }, sans rien en apprendre.
        }
       *[other] { $theirs ->
           [0] { $whom } enseigne un développement { A($who) }, sans rien en apprendre.
          *[other] { $who } et { $whom } s’enseignent un développement.
        }
    }
event-swapped = { $who } échange une carte avec { $whom }.
event-goal-discarded = { $who } défausse { $card }.
event-completed = { $who } accomplit l’objectif { $what }.
event-proposed = { $who } propose à { $to } : { $give } contre { $ask }.
event-invited = { $who } demande une proposition à { $to }.
event-no-proposal = { $who } ne propose rien.
event-answered =
    { $yes ->
       [0] { $who } refuse l’échange.
       *[other] { $who } accepte l’échange.
    }
event-agreed =
    Échange conclu : { $from } donne { $give }, { $who } donne { $ask }.{ $wasted ->
       [0] {""}
       *[other] {" Perdu, faute de place : "}{ $lost }.
    }
lost-by = { $what } ({ $who })
event-razed = { $who } rase { $where }.

# Ce que fait un personnage parmi les évènements, au sein d’une phrase du journal.
person-great-explorer = un développement Maritime, puis une région voisine et peut-être une ville dans celle-ci
person-great-artist = un développement Culture, et une ville devient heureuse
person-great-prophet = un développement Spiritualité, et un Temple à son coût
person-great-philosopher = un développement Éducation et 2 Idées
person-great-scientist = un développement Science, 1 Idée et une carte Action
person-elder-statesman = un développement de gouvernement et 2 cartes Action
person-great-warlord = un développement Guerre et un Déplacement, avec +2 à son premier combat
person-great-merchant = un développement Économie et le revenu des routes commerciales
person-great-engineer = un développement Construction et un bâtiment à son coût

# Advances
advance-farming = Récolte
advance-farming-help = Vos villes récoltent de la Nourriture sur les cases Fertile et du Bois sur les cases Forêt.
advance-irrigation = Irrigation
advance-irrigation-help = Vos villes récoltent aussi de la Nourriture sur les cases Aride. Les Famines ne vous touchent pas.
advance-storage = Entreposage
advance-storage-help = Vous pouvez avoir jusqu’à 8 Nourriture au lieu de 2.
advance-husbandry = Élevage
advance-husbandry-help = Une fois par tour : payez 1 Nourriture (0 avec les Routes) pour récolter aussi sur des terrains à 2 cases ou moins.
advance-mining = Mines
advance-mining-help = Vos villes récoltent du Minerai sur les cases Montagne.
advance-engineering = Ingénierie
advance-engineering-help = Dévoilez une Merveille. Action : activez une ville qui n’est pas en colère et construisez une Merveille.
advance-sanitation = Assainissement
advance-sanitation-help = Quand une ville s’agrandit, payez 1 Nourriture pour y placer un Colon. Peste et Épidémie ne vous touchent pas.
advance-roads = Routes
advance-roads-help = Un groupe terrestre qui quitte ou rejoint une de vos villes : 1 Nourriture pour avancer de 2 cases, 1 Minerai pour ignorer le terrain.
advance-fishing = Pêche
advance-fishing-help = Vos villes récoltent de la Nourriture sur une case Mer. Permet le Port.
advance-cartography = Cartographie
advance-cartography-help = Action, une fois par tour : 1 jeton Culture et 1 Idée par région où vous avez un Bateau.
advance-warships = Navires de guerre
advance-warships-help = Combats navals et débarquements : annulez 1 touche au premier assaut.
advance-navigation = Navigation
advance-navigation-help = Vos Bateaux contournent le plateau vers la zone de Mer la plus proche, dans un sens ou l’autre.
advance-writing = Écriture
advance-writing-help = Piochez 1 carte Action et 1 Objectif dès que vous avez un gouvernement. Permet l’Académie.
advance-public-education = Éducation publique
advance-public-education-help = 1 Idée quand une ville avec Académie récolte.
advance-free-education = Gratuité scolaire
advance-free-education-help = Une fois par tour : 1 jeton Humeur quand vous payez un développement avec de l’Or, des Idées ou les deux.
advance-philosophy = Philosophie
advance-philosophy-help = 1 Idée maintenant, puis pour chaque développement Science que vous acquérez.
advance-tactics = Tactiques
advance-tactics-help = Vous pouvez déplacer vos Armées, et jouer au combat la moitié inférieure des cartes Action. Permet la Forteresse.
advance-siegecraft = Techniques de siège
advance-siegecraft-help = Contre une Forteresse : 2 Bois lui ôtent son dé, 2 Minerai l’empêchent d’annuler une touche.
advance-steel-weapons = Armes en acier
advance-steel-weapons-help = Coûte 2 Minerai de plus. Premier assaut sur terre : 1 touche de plus contre qui n’en a pas.
advance-draft = Conscription
advance-draft-help = Une fois par construction : 1 unité Armée pour 1 jeton Humeur.
advance-myths = Mythes
advance-myths-help = Payez 1 jeton Humeur pour éviter qu’un évènement réduise l’humeur d’une ville. Permet le Temple.
advance-rituals = Rituels
advance-rituals-help = Amélioration civique : les ressources, sauf les Idées, valent des jetons Humeur.
advance-priesthood = Sacerdoce
advance-priesthood-help = Une fois par tour : un développement Science sans Nourriture.
advance-state-religion = Religion d’État
advance-state-religion-help = Une fois par tour : un Temple sans Nourriture.
advance-bartering = Troc
advance-bartering-help = Action : échangez jusqu’à 3 fois 1 ressource contre 1 Or ou 1 jeton Culture.
advance-trade-routes = Routes commerciales
advance-trade-routes-help = Au début de votre tour : 1 Nourriture par Colon ou Bateau relié à une ville adverse à 2 cases qui n’est pas en colère, 4 au plus.
advance-currency = Monnaie
advance-currency-help = Les routes commerciales peuvent rapporter de l’Or au lieu de la Nourriture.
advance-taxes = Taxation
advance-taxes-help = Action, une fois par tour : 1 jeton Humeur pour 1 Or par ville.
advance-arts = Arts & sculptures
advance-arts-help = Une fois par tour : 1 jeton Culture pour une Influence culturelle sans action.
advance-sports = Cirque & sports
advance-sports-help = Amélioration civique : vos villes comptent une taille de moins, 1 au minimum.
advance-monuments = Monuments
advance-monuments-help = Dévoilez une Merveille, puis réquisitionnez-en une : personne d’autre ne peut la construire, et vous le faites sans action.
advance-theatre = Théâtre & musique
advance-theatre-help = Une fois par tour : échangez un jeton Humeur contre un jeton Culture ou l’inverse.
advance-math = Mathématiques
advance-math-help = L’Ingénierie et les Routes ne vous coûtent pas de Nourriture.
advance-astronomy = Astronomie
advance-astronomy-help = La Cartographie et la Navigation ne vous coûtent pas de Nourriture.
advance-chemistry = Chimie
advance-chemistry-help = La Métallurgie ne vous coûte pas de Nourriture.
advance-metallurgy = Métallurgie
advance-metallurgy-help = Les Armes en acier ne vous coûtent rien ; si vous les avez déjà, recevez 2 Minerai.
advance-voting = Vote
advance-voting-help = 1 jeton Humeur pour une Amélioration civique sans action ; ses crans se paient comme toujours.
advance-separation-of-powers = Séparation des pouvoirs
advance-separation-of-powers-help = Vos adversaires ne peuvent pas dépenser de jetons Culture contre vos villes heureuses.
advance-civil-liberties = Droits civiques
advance-civil-liberties-help = Action : 3 jetons Humeur. La Conscription vous coûte 2 jetons Humeur.
advance-economic-liberty = Liberté économique
advance-economic-liberty-help = Votre première Récolte du tour ne prend pas d’action ; chaque suivante coûte 2 jetons Humeur.
advance-nationalism = Nationalisme
advance-nationalism-help = 1 jeton Humeur ou Culture après avoir construit une Armée ou un Bateau.
advance-totalitarianism = Totalitarisme
advance-totalitarianism-help = Vos adversaires ne peuvent pas dépenser de jetons Culture contre vos villes avec une Armée.
advance-absolute-power = Pouvoir absolu
advance-absolute-power-help = Une fois par tour : 2 jetons Humeur pour une action de plus.
advance-forced-labour = Travaux forcés
advance-forced-labour-help = 1 jeton Humeur : ce tour-ci, les villes en colère agissent comme neutres, une seule activation chacune.
advance-dogma = Dogme
advance-dogma-help = Un nouveau Temple donne un développement Théocratie. Vous ne gardez pas plus de 2 Idées.
advance-devotion = Dévotion
advance-devotion-help = Vos adversaires ne peuvent pas dépenser de jetons Culture contre vos villes avec un Temple.
advance-conversion = Conversion
advance-conversion-help = Votre Influence culturelle réussit dès 4 ; chaque succès donne 1 jeton Culture.
advance-fanaticism = Fanatisme
advance-fanaticism-help = Combat dans une ville avec Temple : +2 à la valeur de combat au premier jet ; si vous perdez, 1 unité Armée dans une de vos villes.

# Wonders
wonder-great-library = Grande Bibliothèque
wonder-great-library-help = 2 Idées à la construction ; 1 Idée quand le joueur à votre gauche acquiert ce que vous n’avez pas.
wonder-great-lighthouse = Grand Phare
wonder-great-lighthouse-help = Dans une ville avec un Port. Un Bateau à la construction ; déplacez un Bateau après avoir activé cette ville.
wonder-great-gardens = Grands Jardins
wonder-great-gardens-help = 1 Nourriture après une récolte ici. Action : 1 jeton Humeur pour améliorer l’humeur d’une ville.
wonder-great-pyramids = Grandes Pyramides
wonder-great-pyramids-help = Vous remportez les égalités. À la construction : deux tentatives d’Influence culturelle sans action.
wonder-great-mausoleum = Grand Mausolée
wonder-great-mausoleum-help = Qui attaque cette ville paie un jeton par unité. Bâtir un Temple n’active pas vos villes.
wonder-great-statue = Grande Statue
wonder-great-statue-help = Portée +1 ici. Vos adversaires ne peuvent influencer ni cette ville, ni les vôtres à 2 cases.
wonder-great-wall = Grande Muraille
wonder-great-wall-help = Les barbares ne vous attaquent pas. Vos villes avec Forteresse ne sont attaquées qu’avec les Techniques de siège.

# Action cards
card-breakthrough = Percée soudaine
card-breakthrough-help = À votre tour, 1 jeton Culture : un développement sans sa Nourriture.
timing-breakthrough = Il n’y a aucun développement que vous puissiez acquérir.
card-foreign-inspiration = Inspiration étrangère
card-foreign-inspiration-help = À votre tour : un développement d’un joueur qui a une unité ou une ville à 2 cases des vôtres, sans sa Nourriture.
timing-foreign-inspiration = Aucun joueur ayant une unité ou une ville à 2 cases des vôtres n’a de développement que vous puissiez acquérir.
card-triumph = Général triomphant
card-triumph-help = Après un combat terrestre gagné : améliorez l’humeur d’une ville d’un cran ; un second cran pour 1 jeton Humeur.
timing-triumph = Pas maintenant. Après un combat terrestre gagné : améliorez l’humeur d’une ville d’un cran ; un second cran pour 1 jeton Humeur.
card-agent = Agent secret
card-agent-help = Action, 1 jeton Culture : regardez les cartes d’un joueur ; vous pouvez en échanger une.
timing-agent = Pas maintenant. Action, 1 jeton Culture : regardez les cartes d’un joueur ; vous pouvez en échanger une.
card-scholars = Savants à l’œuvre
card-scholars-help = À votre tour : 1 Idée par ville avec Académie.
timing-scholars = Pas maintenant. À votre tour : 1 Idée par ville avec Académie.
card-victor-ideas = Idées du vainqueur
card-victor-ideas-help = Après une capture ou un combat terrestre gagné : 2 Idées.
timing-victor-ideas = Pas maintenant. Après une capture ou un combat terrestre gagné : 2 Idées.
card-hired-barbarians = Mercenaires
card-hired-barbarians-help = Action : pour 1 ressource ou 1 jeton Culture chacune, des Colonies barbares à 2 cases attaquent d’autres joueurs.
timing-hired-barbarians = Aucune Colonie barbare à 2 cases de vos villes et unités Armée ne peut attaquer un joueur.
timing-hired-barbarians-pay = Vous n’avez ni 1 ressource ni 1 jeton Culture pour payer une attaque.
card-assimilation = Assimilation pacifique
card-assimilation-help = Avant une Influence culturelle : elle peut cibler une Colonie barbare, qui vous rejoint alors.
timing-assimilation = Aucune Colonie barbare n’est à portée d’une Influence culturelle que vous puissiez encore tenter.
card-city-works = Grands travaux
card-city-works-help = Action, 1 jeton Culture : agrandissez une ville sans ressources.
timing-city-works = Aucun bâtiment possible pour l’instant : il faut son développement, et une ville qui ne l’a pas encore, qui n’est pas en colère et dont la taille est inférieure au nombre de vos villes.
timing-city-works-needs = Vous n’avez aucun des développements qui permettent un bâtiment : { $needs }.
card-single-crop = Monoculture
card-single-crop-help = Avec une Récolte : récoltez plusieurs fois sur la même case.
timing-single-crop = Pas maintenant. Avec une Récolte : récoltez plusieurs fois sur la même case.
card-expedition = Expédition
card-expedition-help = Action, 1 jeton Culture : dévoilez une région voisine et/ou placez un Colon.
timing-expedition = Il n’y a plus de région voisine à dévoiler, et aucune de vos villes ne peut accueillir de Colon.
card-truce = Trêve
card-truce-help = Au début de votre tour, 1 jeton Culture : vous et un joueur de votre choix ne vous attaquez pas pendant un tour.
timing-truce = Seulement au début de votre tour, avant toute autre chose.
card-leadership = Meneur d’hommes
card-leadership-help = À votre tour, 1 jeton Culture : une action de plus.
timing-leadership = Pas maintenant. À votre tour, 1 jeton Culture : une action de plus.
card-murder = Meurtre au palais
card-murder-help = À votre tour, 1 jeton Culture : un joueur a une action de moins à son prochain tour.
timing-murder = Chacun des autres joueurs va déjà perdre une action à son prochain tour.
card-bumper-harvest = Récolte exceptionnelle
card-bumper-harvest-help = Avec une Récolte : deux ressources de plus.
timing-bumper-harvest = Pas maintenant. Avec une Récolte : deux ressources de plus.
card-change-of-plans = Changement de plans
card-change-of-plans-help = Action, 1 jeton Culture : piochez 2 cartes Objectif ; vous pouvez en garder une contre l’une des vôtres.
timing-change-of-plans = Pas maintenant. Action, 1 jeton Culture : piochez 2 cartes Objectif ; vous pouvez en garder une contre l’une des vôtres.
card-twin-studies = Études parallèles
card-twin-studies-help = Quand vous acquérez un développement : un second de la même catégorie, à son coût.
timing-twin-studies = Pas maintenant. Quand vous acquérez un développement : un second de la même catégorie, à son coût.
card-conquered-lessons = Inspiration
card-conquered-lessons-help = Juste après la capture d’une ville d’un joueur : un développement du perdant, sans Nourriture.
timing-conquered-lessons = Pas maintenant. Juste après la capture d’une ville d’un joueur : un développement du perdant, sans Nourriture.
card-levy = Levée citoyenne
card-levy-help = À votre tour, 1 jeton Culture : une unité Armée dans une de vos villes.
timing-levy = Il ne vous reste plus d’unité Armée, ou aucune de vos villes ne peut en accueillir.
card-knowledge-exchange = Échange de savoir
card-knowledge-exchange-help = À votre tour : vous et un joueur qui a une unité ou une ville à 2 cases des vôtres acquérez chacun un développement de l’autre, sans Nourriture.
timing-knowledge-exchange = Aucun joueur n’a d’unité ni de ville à 2 cases des vôtres.
card-fertile-minds = Esprits féconds
card-fertile-minds-help = Quand vous acquérez un développement : 2 Idées.
timing-fertile-minds = Pas maintenant. Quand vous acquérez un développement : 2 Idées.

# Combat halves
combat-skirmish-screen = Rideau de tirailleurs
combat-skirmish-screen-help = Avant le jet : un dé par unité ; un 5 ou 6 annule une touche.
combat-surrounded = Encerclés
combat-surrounded-help = Si l’ennemi a perdu autant que vous : un dé, 5 ou 6 fait une touche de plus.
combat-wedge-attack = Attaque en coin
combat-wedge-attack-help = Attaquant : +1 à la valeur de combat par unité Armée ennemie.
combat-high-spirits = Moral élevé
combat-high-spirits-help = +2 à la valeur de combat : s’ajoute à vos dés.
combat-stubborn-resistance = Résistance obstinée
combat-stubborn-resistance-help = Défenseur : l’attaquant perd 1 de valeur de combat par unité attaquante.
combat-upper-ground = Position dominante
combat-upper-ground-help = L’ennemi perd 2 de valeur de combat. Pas pour qui attaque une ville.
combat-surprise-move = Mouvement surprise
combat-surprise-move-help = +1 à la valeur de combat ; une carte si une unité ennemie est tombée.
combat-starve-them-out = Affamez-les
combat-starve-them-out-help = Attaquant d’une ville : +1 à la valeur de combat ; le défenseur paie 2 Nourriture ou perd 2 de valeur de combat.
combat-citizens-to-arms = Aux armes, citoyens
combat-citizens-to-arms-help = Défenseur d’une ville : un dé de plus.
combat-stronger-walls = Murs renforcés
combat-stronger-walls-help = Défenseur d’une ville : annulez une touche.
combat-fighting-withdrawal = Repli en combattant
combat-fighting-withdrawal-help = Défenseur : le combat cesse, vos unités gagnent une case voisine ; l’attaquant a gagné.
combat-closed-ranks = Rangs serrés
combat-closed-ranks-help = Défenseur : un dé de plus.
combat-scouts = Éclaireurs
combat-scouts-help = La carte ennemie est sans effet et vous revient.
combat-self-sacrifice = Sacrifice
combat-self-sacrifice-help = Chaque camp retire une unité ; la carte ennemie est sans effet.
combat-volley = Volée
combat-volley-help = Un dé avant le jet : sur 5 ou 6, l’ennemi retire une unité Armée.
combat-flank-attack = Attaque de flanc
combat-flank-attack-help = Attaquant : un dé de plus.

# Event cards
happening-plague = Peste
happening-plague-help = Chaque joueur avec deux villes ou plus : l’humeur d’une ville baisse d’un cran (deux fois avec Routes, Navigation ou Routes commerciales). L’Assainissement protège.
happening-epidemic = Épidémie
happening-epidemic-help = Chaque joueur avec deux unités ou plus en retire une (deux avec Routes, Navigation ou Routes commerciales). L’Assainissement protège.
happening-famine = Famine
happening-famine-help = Le joueur qui la dévoile perd 1 Nourriture ; s’il n’en a pas, une de ses villes se met en colère.
happening-severe-famine = Grande famine
happening-severe-famine-help = Le joueur qui la dévoile perd 2 Nourriture ; s’il en a moins, il perd ce qu’il a et une de ses villes se met en colère.
happening-good-year = Bonne année
happening-good-year-help = 1 Nourriture. Selon la carte : pour le joueur qui la dévoile, pour lui et un autre, ou pour tous.
happening-very-good-year = Très bonne année
happening-very-good-year-help = 2 Nourriture. Selon la carte : pour le joueur qui la dévoile, pour tous, ou pour lui et autant à distribuer aux autres.
happening-splendid-year = Année splendide
happening-splendid-year-help = 3 Nourriture. Selon la carte : pour le joueur qui la dévoile, pour tous, ou pour lui et autant à distribuer aux autres.
happening-harvest-me = { $n } Nourriture pour le joueur qui la dévoile.
happening-harvest-all = { $n } Nourriture pour chaque joueur.
happening-harvest-share = { $n } Nourriture pour le joueur qui la dévoile, et { $n } qu’il distribue aux autres joueurs.
happening-great-explorer = Grand explorateur
happening-great-explorer-help = Carte à garder. Jouée pour une action : un développement Maritime, puis une région voisine à dévoiler, où fonder une ville pour 2 Nourriture.
happening-great-artist = Grand artiste
happening-great-artist-help = Carte à garder. Jouée pour une action : un développement Culture, et une ville devient heureuse.
happening-great-prophet = Grand prophète
happening-great-prophet-help = Carte à garder. Jouée pour une action : un développement Spiritualité, et un Temple à son coût.
happening-great-philosopher = Grand philosophe
happening-great-philosopher-help = Carte à garder. Jouée pour une action : un développement Éducation et 2 Idées.
happening-great-scientist = Grand scientifique
happening-great-scientist-help = Carte à garder. Jouée pour une action : un développement Science, 1 Idée et une carte Action.
happening-elder-statesman = Homme d’État chevronné
happening-elder-statesman-help = Carte à garder. Jouée pour une action : un développement de gouvernement et 2 cartes Action.
happening-great-warlord = Grand chef de guerre
happening-great-warlord-help = Carte à garder. Jouée pour une action : un développement Guerre et un Déplacement, avec +2 à la valeur de combat dans son premier combat.
happening-great-merchant = Grand marchand
happening-great-merchant-help = Carte à garder. Jouée pour une action : un développement Économie et le revenu des routes commerciales.
happening-great-engineer = Grand ingénieur
happening-great-engineer-help = Carte à garder. Jouée pour une action : un développement Construction et un bâtiment à son coût.
happening-population-boom = Essor démographique
happening-population-boom-help = Un Colon pour le joueur qui le dévoile et un autre pour un joueur de son choix.
happening-volcano = Volcan
happening-volcano-help = Si le joueur qui le dévoile a quatre villes : l’une quitte le jeu et lui vaut 2 points par pièce.
happening-earthquake = Séisme
happening-earthquake-help = Si le joueur qui le dévoile a trois villes : 1 à 3 pièces quittent le jeu et lui valent 2 points chacune ; les villes touchées perdent un cran d’humeur.
happening-great-earthquake = Grand séisme
happening-great-earthquake-help = Pour chaque joueur avec trois villes, 1 à 3 pièces quittent le jeu et lui valent 2 points chacune ; les villes touchées perdent un cran d’humeur.
happening-flood = Inondation
happening-flood-help = Une ville du joueur qui la dévoile, au bord de la Mer, perd un cran d’humeur.
happening-great-flood = Grande inondation
happening-great-flood-help = Chaque joueur avec des villes au bord de la Mer en choisit une, qui perd un cran d’humeur.
happening-migration = Migration
happening-migration-help = Le joueur qui la dévoile choisit un joueur, qui place un Colon ; une ville de celui qui la dévoile perd un cran d’humeur.
happening-civil-war = Guerre civile
happening-civil-war-help = Une ville du joueur qui la dévoile, si elle n’est pas heureuse, perd une unité Armée et un cran d’humeur.
happening-revolution = Révolution
happening-revolution-help = Le joueur qui la dévoile perd une action et change de gouvernement ; retirer une unité Armée évite l’un, une autre évite l’autre.

# Objectives
objective-large-civilization = Vaste civilisation
objective-large-civilization-help = Vous possédez au moins 6 villes.
objective-academy-lead = Plus d’Académies
objective-academy-lead-help = Vous avez plus de villes avec une Académie que tout autre joueur.
objective-port-lead = Plus de Ports
objective-port-lead-help = Vous avez plus de villes avec un Port que tout autre joueur.
objective-advance-lead = Plus de développements
objective-advance-lead-help = Au moins 6 développements, et plus que tout autre joueur.
objective-temple-lead = Plus de Temples
objective-temple-lead-help = Vous avez plus de villes avec un Temple que tout autre joueur.
objective-all-construction = Maîtres bâtisseurs
objective-all-construction-help = Les 4 développements Construction.
objective-five-ideas = Foisonnement d’Idées
objective-five-ideas-help = Ayez 5 Idées et payez-en 2.
objective-four-happy = Peuple heureux
objective-four-happy-help = 4 villes heureuses.
objective-all-education = Nation instruite
objective-all-education-help = Les 4 développements Éducation.
objective-balanced-stock = Stocks équilibrés
objective-balanced-stock-help = Ayez 3 Nourriture, 3 Minerai et 3 Bois.
objective-five-gold = Trésor
objective-five-gold-help = Ayez 5 Or et payez-en 2.
objective-five-ore = Réserve de Minerai
objective-five-ore-help = Ayez 5 Minerai et payez-en 2.
objective-five-wood = Réserve de Bois
objective-five-wood-help = Ayez 5 Bois et payez-en 2.
objective-five-food = Greniers pleins
objective-five-food-help = Ayez 5 Nourriture et payez-en 2.
objective-four-building-types = Tous les bâtiments
objective-four-building-types-help = Chacun des 4 bâtiments à votre couleur dans vos villes.
objective-category-lead = Plus de catégories complètes
objective-category-lead-help = Plus de catégories complètes que tout autre joueur.
objective-colony = Colonie lointaine
objective-colony-help = Une ville à 5 cases au moins de votre point de départ.
objective-all-culture = Mécènes
objective-all-culture-help = Les 4 développements Culture.
objective-two-influenced-cities = Quartiers étrangers
objective-two-influenced-cities-help = Un bâtiment à vous dans 2 villes adverses.
objective-all-science = Âge de la science
objective-all-science-help = Les 4 développements Science.
objective-all-economy = Guilde des marchands
objective-all-economy-help = Les 4 développements Économie.
objective-metropolis = Métropole
objective-metropolis-help = Une ville de taille 5.
objective-all-maritime = Peuple marin
objective-all-maritime-help = Les 4 développements Maritime.
objective-full-government = Pouvoir établi
objective-full-government-help = Les 4 développements d’un gouvernement.
objective-four-lonely-cities = Vaste expansion
objective-four-lonely-cities-help = 4 villes qui ne touchent aucune autre ville.
objective-distant-founding = Fondation lointaine
objective-distant-founding-help = Vous avez fondé une ville à 5 cases au moins de votre point de départ.
objective-three-routes = Trois routes commerciales
objective-three-routes-help = Vous pourriez former 3 routes commerciales.
objective-two-sea-routes = Deux routes maritimes
objective-two-sea-routes-help = Vous pourriez former 2 routes commerciales par Bateau.
objective-nine-categories = Vaste savoir
objective-nine-categories-help = Un développement dans 9 catégories.
objective-influence-lead = Plus d’influence
objective-influence-lead-help = Plus de bâtiments à vous dans les villes d’autrui que tout autre joueur.
objective-wonder-builder = Bâtisseurs de Merveille
objective-wonder-builder-help = Vous avez construit la première Merveille de la partie.
objective-draft-twice = Levée en masse
objective-draft-twice-help = Conscription utilisée dans 2 constructions d’un tour.
objective-conqueror = Conquérant
objective-conqueror-help = Vous avez capturé une ville défendue d’un joueur.
objective-two-battles = Belliciste
objective-two-battles-help = Votre deuxième combat terrestre du tour, dont un gagné.
objective-general = Grand carnage
objective-general-help = 3 unités Armée ennemies détruites en un seul combat.
objective-great-battle = Grande bataille
objective-great-battle-help = Un combat terrestre avec 6 unités Armée.
objective-defiance = Contre toute attente
objective-defiance-help = Vous avez battu un joueur avec moins d’unités.
objective-sea-blockade = Blocus maritime
objective-sea-blockade-help = 2 de vos Bateaux devant des Ports adverses.
objective-naval-assault = Débarquement
objective-naval-assault-help = Vous avez capturé la ville d’un joueur depuis un Bateau.
objective-large-fleet = Grande flotte
objective-large-fleet-help = 4 Bateaux, ou 2 et plus que tout autre joueur.
objective-large-army = La plus grande Armée
objective-large-army-help = 4 unités Armée de plus que tout autre joueur.
objective-fortress-lead = Plus de Forteresses
objective-fortress-lead-help = Vous avez plus de villes avec une Forteresse que tout autre joueur.
objective-standing-army = Garnisons
objective-standing-army-help = Des unités Armée dans 4 de vos villes.
objective-all-war = Art de la guerre
objective-all-war-help = Les 4 développements Guerre.
objective-bold = Victoire audacieuse
objective-bold-help = Vous avez battu un joueur ayant plus de développements Guerre ou plus d’unités.
objective-threat = Aux portes
objective-threat-help = 4 de vos unités Armée adjacentes à des villes adverses.
objective-legendary-battle = Bataille légendaire
objective-legendary-battle-help = Avec 3 unités Armée, vous avez attaqué une ville de taille 5 dotée d’une Merveille.
objective-scavenger = Pilleur de routes
objective-scavenger-help = Vous avez détruit un Colon ou un Bateau qui aurait pu commercer.
objective-aggressor = Agresseur
objective-aggressor-help = Attaquant, vous avez gagné et détruit 2 unités Armée.
objective-barbarian-conquest = Conquête barbare
objective-barbarian-conquest-help = Vous avez capturé une Colonie barbare défendue par 2 unités.
objective-military-might = Puissance armée
objective-military-might-help = 12 unités Armée et Bateaux.
objective-resistance = Résistance
objective-resistance-help = Défenseur, vous avez détruit 2 attaquants.
objective-terror-regime = Régime de terreur
objective-terror-regime-help = 4 de vos villes sont en colère après une action.
objective-outpost = Avant-postes
objective-outpost-help = Des unités Armée sur 3 cases à l’écart de vos villes.

# Columns
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K

# Ce qui départage l’égalité à la fin.
tie-pyramids = les Grandes Pyramides
tie-buildings = plus de points de bâtiments
tie-advances = plus de points de développements
tie-wonders = plus de points de Merveilles
tie-objectives = plus de points d’objectifs
tie-events = plus de points d’évènements

# Ce qu’un joueur garde à l’œil.
gauge-actions = actions restantes
gauge-points = points
gauge-advances = développements
gauge-cities = villes
gauge-food = Nourriture
gauge-ore = Minerai
gauge-wood = Bois
gauge-ideas = Idées
gauge-gold = Or
gauge-mood = jetons Humeur
gauge-culture = jetons Culture
gauge-mood-level = niveau d’Humeur
gauge-culture-level = niveau de Culture
gauge-armies = unités Armée
gauge-settlers = Colons
gauge-ships = Bateaux
gauge-cards = cartes Action
gauge-goals = cartes Objectif
gauge-lost-actions = actions à perdre
gauge-owner = propriétaire
gauge-city-mood = humeur
gauge-size = taille
gauge-holder = son point pris par
gauge-defenders = unités Armée sur place
gauge-barbarians = barbares

# Ce à quoi un évènement revient, avant que le hasard ait parlé.
gist-the-end = La partie se termine.
gist-goes-on = La partie continue.
gist-wonder-revealed = Une Merveille est dévoilée.
gist-explored = { $who } découvre une région sans barbares, et choisit comment la placer si deux façons conviennent.
gist-explored-savage = { $who } découvre une région où des barbares s’installent sur une case Fertile.
gist-angry = { $where } est alors en colère : elle compte comme taille 1, ne s’active qu’une fois par tour et ne peut pas s’agrandir.
# R6.6 : un niveau atteint 3, 5 ou 7.
gist-event-comes =
    { $who } dévoile ensuite un évènement, bon ou mauvais : le niveau { $mood ->
       [0] de Culture
       *[other] d’Humeur
    } atteint { $n }.
gist-event-growth = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : Nourriture ou Colon, mais aussi barbares ou terre épuisée.
gist-event-person = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : un personnage à garder, mais aussi barbares ou terre épuisée.
gist-event-sorrow = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : Nourriture perdue ou humeur d’une ville qui baisse, et parfois une attaque de barbares.
gist-event-ruin = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : unités, bâtiments ou ville menacés, ou gouvernement renversé.
gist-event-attack = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : les barbares peuvent attaquer.
gist-event-arrival = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : des barbares s’installent à proximité.
gist-event-exhausted = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : une case est épuisée.
gist-event-gold-mine = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : 2 Or.
gist-event-none = { $who } dévoile un évènement (un niveau atteint 3, 5 ou 7) : sans effet.
gist-influence-works = L’Influence culturelle sur { $where } réussit.
gist-influence-saved =
    { $n ->
       [one] Il manque 1 au jet contre { $where } : 1 jeton Culture peut le compléter.
       *[other] Il manque { $n } au jet contre { $where } : { $n } jetons Culture peuvent le compléter.
    }
gist-influence-short = Le jet ne suffit pas pour influencer { $where }.
gist-enlarged = { CAP($what) } en { $where }. { $help }
gist-founded =
    { $n ->
       [0] Rien à récolter autour { DE($where) } pour l’instant.
       *[other] À récolter autour { DE($where) } : { $goods }.
    }
gist-site =
    { $n ->
       [0] Une ville en { $where } n’aurait rien à récolter pour l’instant.
       *[other] Une ville en { $where } pourrait récolter : { $goods }.
    }
gist-no-site = Aucune ville ne peut être fondée en { $where }.
gist-built-idle = { $who } construit en { $where } : { $what }. Sans les Tactiques, elle ne peut en sortir.
gist-end-won = Jusqu’au bout, sans autre carte, vainqueur en { $where } : { $who }.
gist-end-over = Jusqu’au bout, sans autre carte, tous tombent en { $where } : personne ne gagne.
gist-battle-over = Tous tombent en { $where } : personne ne gagne, et la case reste à qui elle était.
gist-fight-goes-on = Après cet assaut, le combat en { $where } continue.
gist-camp-taken = { $who } prend la Colonie barbare { $where }.
