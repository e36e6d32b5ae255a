## The game

game-title = Civilization : le jeu de plateau (2002)
game-tagline = Menez votre peuple du premier village jusqu’aux étoiles.
game-about = Colonisez et explorez le monde, échangez des ressources, découvrez des technologies, érigez merveilles et armées au fil de quatre ères. Règles de base pour jouer rapidement, règles avancées avec arbre des technologies, contentement et productivité des colonies, et trois durées de partie.

## Options

option-rules = Jeu de base ou jeu avancé
option-rules-help = Les règles de base se jouent plus vite ; les règles avancées ajoutent l’arbre des technologies, les cartes cité, les améliorations et les effets des merveilles.
option-rules-basic = Jeu de base
option-rules-advanced = Jeu avancé
option-length = Durée (règles avancées)
option-length-help = La partie courte se termine à l’ère médiévale, la moyenne à l’ère industrielle, la longue par la conquête, la diplomatie, les armes ou la science.
option-length-short = Courte
option-length-medium = Moyenne
option-length-long = Longue
option-rich = Plateau plus riche
option-rich-help = Deux marqueurs « pas de rencontre » de moins par joueur.
option-turn_limit = Limite de tours
option-turn_limit-help = La partie se termine au plus tard à la fin de ce tour. Absent du livret : pour une soirée à heure fixe.
option-turn_limit-0 = Aucune
option-turn_limit-15 = 15 tours
option-turn_limit-30 = 30 tours
option-turn_limit-60 = 60 tours
option-letter = Le livret à la lettre
option-letter-help = Jouer exactement ce qu’imprime le livret : active toutes les lectures ci-dessous qui s’écartent de nos choix.
option-bare_cards = Cartes de départ sans bonus
option-bare_cards-help = La technologie reçue au départ ne donne pas le bonus du possesseur.
option-late_looks = Regarder après les batailles
option-late_looks-help = Les colons peuvent aussi regarder les marqueurs après les batailles.
option-bought_eras = Seul un achat termine une ère
option-bought_eras-help = Règles de base : une technologie gratuite ne termine pas une ère.
option-defender_only = Défense de colonie au seul défenseur
option-defender_only-help = Règles avancées : le bonus de colonie ne vaut que pour les unités de son propriétaire, et seulement s’il est le défenseur.
option-old_wonders = Effets immédiats des anciennes merveilles
option-old_wonders-help = Règles avancées : une merveille d’une ère passée donne encore ce qu’elle donne immédiatement.
option-swordsmen = Épéistes dès le départ
option-swordsmen-help = Règles avancées : l’infanterie antique combat toujours comme des épéistes.
option-old_catapults = Catapultes toujours en vente
option-old_catapults-help = Règles avancées : l’artillerie antique reste en vente après « Ingénierie » et devient aussitôt un trébuchet.
option-nobody_falls = Personne n’est éliminé
option-nobody_falls-help = Règles de base : qui a perdu toutes ses colonies et tous ses colons garde le reste et joue jusqu’à la fin.
option-carriers = Porte-avions
option-carriers-help = Ce que deviennent les cuirassés une fois « Vol avancé » en jeu.
option-carriers-choice = L’acheteur choisit
option-carriers-upgrade = Les cuirassés deviennent porte-avions
option-carriers-only = Seuls les porte-avions portent des avions
option-milestones = Jalons de colonies
option-milestones-help = De la taille exacte, ou d’au moins cette taille.
option-milestones-exact = de la taille exacte
option-milestones-at_least = d’au moins la taille
option-loans = Un prêt déplace (règles avancées)
option-loans-help = Toute la carte cité avec son or, ou seulement la ressource.
option-loans-card = la carte cité
option-loans-resource = la ressource
option-ties = Égalités
option-ties-help = À égalité de points la victoire est partagée, ou bien l’or puis les colonies départagent.
option-ties-shared = Victoire partagée
option-ties-gold = L’or, puis les colonies
option-improvement_cards = Cartes amélioration limitées
option-improvement_cards-help = Règles avancées : pas plus d’améliorations d’un nom que de cartes.
preset-first = Personne n’est éliminé, et la partie s’achève au plus tard après quinze tours.
preset-usual = Comme dans le livret, avec nos lectures là où il laisse une question ouverte.
preset-letter = Exactement ce que le livret imprime, même quand c’est étrange.
preset-everything = Un plateau plus riche ; avec les règles avancées, aussi la partie longue et pas plus de cartes que dans la boîte.

## Eras, sizes, resources and markers

era-ancient = ère antique
era-medieval = ère médiévale
era-industrial = ère industrielle
era-modern = ère moderne
size-none = rien
size-village = village
size-town = ville
size-city = cité
size-metropolis = métropole
marker-wine = Vin
marker-horses = Chevaux
marker-iron = Fer
marker-gems = Gemmes
marker-spices = Épices
marker-oil = Pétrole
marker-coal = Charbon
marker-precious-metals = Métaux précieux
marker-free-technology = Technologie gratuite
marker-treasure = Trésor
marker-minor-civilization = Civilisation mineure
marker-plague = Peste
marker-desert = Désert
marker-mountains = Montagnes
marker-jungle-forest = Jungle ou forêt
marker-fertile = Terre fertile
marker-no-encounter = Pas de rencontre
marker-wine-help = Ressource : sa colonie en détient la carte et reste toujours contente.
marker-horses-help = Ressource : sa colonie en détient la carte.
marker-iron-help = Ressource : sa colonie en détient la carte.
marker-gems-help = Ressource : sa colonie en détient la carte et reste toujours contente.
marker-spices-help = Ressource : sa colonie en détient la carte.
marker-oil-help = Ressource : sa colonie en détient la carte.
marker-coal-help = Ressource : sa colonie en détient la carte.
marker-precious-metals-help = Ressource : sa colonie en détient la carte.
marker-free-technology-help = Qui la trouve prend gratuitement une technologie de l’ère actuelle.
marker-treasure-help = Qui le trouve gagne 10 pièces d’or.
marker-minor-civilization-help = Chacun lance deux dés moins ses colonies ; le plus fort place un village et une unité.
marker-plague-help = Tue colons et unités et réduit les colonies alentour, plus loin à chaque ère.
marker-desert-help = Aucune colonie possible.
marker-mountains-help = Un village au plus.
marker-jungle-forest-help = Une ville au plus.
marker-fertile-help = La colonie y est toujours productive.
marker-no-encounter-help = Rien ici.
marker-hidden = Marqueur face cachée
marker-hidden-help = Personne ne l’a regardé, ou pas vous.

## Figures (basic rules) and unit types (advanced rules)

figure-settler = colon
figure-ancient-infantry = épéiste
figure-ancient-cavalry = cavalier
figure-ancient-artillery = catapulte
figure-ancient-fleet = galère
figure-medieval-infantry = homme en armes
figure-medieval-cavalry = chevalier
figure-medieval-artillery = catapulte (médiévale)
figure-medieval-fleet = caravelle
figure-industrial-infantry = mousquetaire
figure-industrial-cavalry = dragon
figure-industrial-artillery = canon
figure-industrial-fleet = frégate
figure-modern-infantry = mitrailleur
figure-modern-cavalry = tank
figure-modern-artillery = obusier
figure-modern-fleet = cuirassé
figure-aircraft = chasseur
figure-carrier = porte-avions
unit-spearman = lancier
unit-swordsman = épéiste
unit-chariot = char de guerre
unit-horseman = cavalier
unit-catapult = catapulte
unit-galley = galère
unit-man-at-arms = homme en armes
unit-knight = chevalier
unit-trebuchet = trébuchet
unit-caravel = caravelle
unit-galleon = galion
unit-musketman = mousquetaire
unit-rifleman = fusilier
unit-dragoon = dragon
unit-cannon = canon
unit-artillery = artillerie
unit-frigate = frégate
unit-ironclad = cuirassé à vapeur
unit-machine-gunner = mitrailleur
unit-mechanized-infantry = infanterie mécanisée
unit-tank = tank
unit-modern-armor = blindé
unit-rocket-artillery = lance-roquettes
unit-cruise-missile = missile de croisière
unit-battleship = cuirassé
unit-carrier = porte-avions
unit-biplane = biplan
unit-monoplane = monoplan
unit-jet = jet
unit-stealth-aircraft = avion furtif
figure-nth = { $what } { $n }
figure-in = { $what } ({ $where })
somebody = { $who }
figure-settler-n = { $n ->
    [one] un colon
   *[other] { $n } colons
 }
figure-ancient-infantry-n = { $n ->
    [one] un épéiste
   *[other] { $n } épéistes
 }
figure-ancient-cavalry-n = { $n ->
    [one] un cavalier
   *[other] { $n } cavaliers
 }
figure-ancient-artillery-n = { $n ->
    [one] une catapulte
   *[other] { $n } catapultes
 }
figure-ancient-fleet-n = { $n ->
    [one] une galère
   *[other] { $n } galères
 }
figure-medieval-infantry-n = { $n ->
    [one] un homme en armes
   *[other] { $n } hommes en armes
 }
figure-medieval-cavalry-n = { $n ->
    [one] un chevalier
   *[other] { $n } chevaliers
 }
figure-medieval-artillery-n = { $n ->
    [one] une catapulte (médiévale)
   *[other] { $n } catapultes (médiévales)
 }
figure-medieval-fleet-n = { $n ->
    [one] une caravelle
   *[other] { $n } caravelles
 }
figure-industrial-infantry-n = { $n ->
    [one] un mousquetaire
   *[other] { $n } mousquetaires
 }
figure-industrial-cavalry-n = { $n ->
    [one] un dragon
   *[other] { $n } dragons
 }
figure-industrial-artillery-n = { $n ->
    [one] un canon
   *[other] { $n } canons
 }
figure-industrial-fleet-n = { $n ->
    [one] une frégate
   *[other] { $n } frégates
 }
figure-modern-infantry-n = { $n ->
    [one] un mitrailleur
   *[other] { $n } mitrailleurs
 }
figure-modern-cavalry-n = { $n ->
    [one] un tank
   *[other] { $n } tanks
 }
figure-modern-artillery-n = { $n ->
    [one] un obusier
   *[other] { $n } obusiers
 }
figure-modern-fleet-n = { $n ->
    [one] un cuirassé
   *[other] { $n } cuirassés
 }
figure-aircraft-n = { $n ->
    [one] un chasseur
   *[other] { $n } chasseurs
 }
figure-carrier-n = { $n ->
    [one] un porte-avions
   *[other] { $n } porte-avions
 }
unit-spearman-n = { $n ->
    [one] un lancier
   *[other] { $n } lanciers
 }
unit-swordsman-n = { $n ->
    [one] un épéiste
   *[other] { $n } épéistes
 }
unit-chariot-n = { $n ->
    [one] un char de guerre
   *[other] { $n } chars de guerre
 }
unit-horseman-n = { $n ->
    [one] un cavalier
   *[other] { $n } cavaliers
 }
unit-catapult-n = { $n ->
    [one] une catapulte
   *[other] { $n } catapultes
 }
unit-galley-n = { $n ->
    [one] une galère
   *[other] { $n } galères
 }
unit-man-at-arms-n = { $n ->
    [one] un homme en armes
   *[other] { $n } hommes en armes
 }
unit-knight-n = { $n ->
    [one] un chevalier
   *[other] { $n } chevaliers
 }
unit-trebuchet-n = { $n ->
    [one] un trébuchet
   *[other] { $n } trébuchets
 }
unit-caravel-n = { $n ->
    [one] une caravelle
   *[other] { $n } caravelles
 }
unit-galleon-n = { $n ->
    [one] un galion
   *[other] { $n } galions
 }
unit-musketman-n = { $n ->
    [one] un mousquetaire
   *[other] { $n } mousquetaires
 }
unit-rifleman-n = { $n ->
    [one] un fusilier
   *[other] { $n } fusiliers
 }
unit-dragoon-n = { $n ->
    [one] un dragon
   *[other] { $n } dragons
 }
unit-cannon-n = { $n ->
    [one] un canon
   *[other] { $n } canons
 }
unit-artillery-n = { $n ->
    [one] une artillerie
   *[other] { $n } artilleries
 }
unit-frigate-n = { $n ->
    [one] une frégate
   *[other] { $n } frégates
 }
unit-ironclad-n = { $n ->
    [one] un cuirassé à vapeur
   *[other] { $n } cuirassés à vapeur
 }
unit-machine-gunner-n = { $n ->
    [one] un mitrailleur
   *[other] { $n } mitrailleurs
 }
unit-mechanized-infantry-n = { $n ->
    [one] une infanterie mécanisée
   *[other] { $n } infanteries mécanisées
 }
unit-tank-n = { $n ->
    [one] un tank
   *[other] { $n } tanks
 }
unit-modern-armor-n = { $n ->
    [one] un blindé
   *[other] { $n } blindés
 }
unit-rocket-artillery-n = { $n ->
    [one] un lance-roquettes
   *[other] { $n } lance-roquettes
 }
unit-cruise-missile-n = { $n ->
    [one] un missile de croisière
   *[other] { $n } missiles de croisière
 }
unit-battleship-n = { $n ->
    [one] un cuirassé
   *[other] { $n } cuirassés
 }
unit-carrier-n = { $n ->
    [one] un porte-avions
   *[other] { $n } porte-avions
 }
unit-biplane-n = { $n ->
    [one] un biplan
   *[other] { $n } biplans
 }
unit-monoplane-n = { $n ->
    [one] un monoplan
   *[other] { $n } monoplans
 }
unit-jet-n = { $n ->
    [one] un jet
   *[other] { $n } jets
 }
unit-stealth-aircraft-n = { $n ->
    [one] un avion furtif
   *[other] { $n } avions furtifs
 }

## Technologies

tech-masonry = Maçonnerie
tech-alphabet-writing = Alphabet / Écriture
tech-pottery-specialization = Poterie / Spécialisation
tech-the-wheel = La Roue
tech-bronze-working = Travail du bronze
tech-ceremonial-burial = Rites funéraires
tech-horseback-riding = Équitation
tech-code-of-laws = Code de lois
tech-mathematics = Mathématiques
tech-iron-working = Travail du fer
tech-philosophy-literature = Philosophie / Littérature
tech-mysticism = Mysticisme
tech-trade-mapmaking = Commerce / Cartographie
tech-currency = Monnaie
tech-construction = Construction
tech-banking = Banque
tech-education = Éducation
tech-engineering = Ingénierie
tech-theology = Théologie
tech-feudalism = Féodalité
tech-astronomy = Astronomie
tech-printing-press = Imprimerie
tech-chivalry = Chevalerie
tech-navigation = Navigation
tech-chemistry = Chimie
tech-nationalism = Nationalisme
tech-physics = Physique
tech-economics = Économie
tech-gunpowder-weapons = Poudre / Armes à feu
tech-cavalry = Cavalerie
tech-legislative-government = Gouvernement législatif
tech-metallurgy = Métallurgie
tech-medicine = Médecine
tech-steam-power = Machine à vapeur
tech-industrialization = Industrialisation
tech-scientific-method = Méthode scientifique
tech-electricity = Électricité
tech-combustion = Combustion
tech-flight = Vol
tech-fission = Fission
tech-electronics = Électronique
tech-mass-production = Production de masse
tech-plastics = Plastiques
tech-robotics = Robotique
tech-radio-television = Radio / Télévision
tech-computers = Ordinateurs
tech-advanced-flight = Vol avancé
tech-genetics = Génétique
tech-rocketry = Fusées
tech-space-flight = Vol spatial
tech-miniaturization = Miniaturisation
tech-superconductor = Supraconducteur
tech-fusion = Fusion

## Wonders

wonder-hanging-gardens = Les Jardins suspendus
wonder-colossus = Le Colosse
wonder-great-lighthouse = Le Grand Phare
wonder-great-library = La Grande Bibliothèque
wonder-oracle = L’Oracle
wonder-great-wall = La Grande Muraille
wonder-pyramids = Les Pyramides
wonder-sun-tzu = L’Art de la guerre de Sun Tsu
wonder-copernicus = L’Observatoire de Copernic
wonder-leonardo = L’Atelier de Léonard
wonder-bach = La Cathédrale de J. S. Bach
wonder-sistine-chapel = La Chapelle Sixtine
wonder-magellan = Le Voyage de Magellan
wonder-newton = L’Université de Newton
wonder-smith = La Compagnie d’Adam Smith
wonder-shakespeare = Le Théâtre de Shakespeare
wonder-transcontinental-railroad = Le Chemin de fer transcontinental
wonder-edison = L’Atelier d’Edison
wonder-hoover-dam = Le Barrage Hoover
wonder-cure-for-cancer = Le Remède contre le cancer
wonder-universal-suffrage = Le Suffrage universel
wonder-manhattan-project = Le Projet Manhattan
wonder-united-nations = Les Nations Unies
wonder-apollo-program = Le Programme Apollo
wonder-alpha-centauri = Le Vaisseau colonial Alpha Centauri
wonder-hanging-gardens-help = Placez immédiatement 2 colons.
wonder-colossus-help = 5 pièces d’or de plus à chaque phase de production.
wonder-great-lighthouse-help = 5 pièces d’or de plus à chaque phase de production.
wonder-great-library-help = Son possesseur paie 5 de moins les technologies antiques.
wonder-oracle-help = À chaque manche, son possesseur choisit après avoir vu le choix adverse, s’il mène un camp.
wonder-great-wall-help = Vos colonies se défendent à +2 au lieu de +1.
wonder-pyramids-help = Placez immédiatement 2 cavaleries antiques (chars de guerre ou cavaliers).
wonder-sun-tzu-help = Placez immédiatement 2 infanteries médiévales (hommes en armes).
wonder-copernicus-help = Placez immédiatement 1 flotte médiévale (caravelle ou galion).
wonder-leonardo-help = Son possesseur paie 10 de moins les technologies médiévales.
wonder-bach-help = Rend une colonie contente.
wonder-sistine-chapel-help = Rend une colonie contente.
wonder-magellan-help = Une fois par phase d’échange, son possesseur impose un prêt d’une carte ressource contre une autre.
wonder-newton-help = Son possesseur paie 15 de moins les technologies industrielles.
wonder-smith-help = 10 pièces d’or de plus à chaque phase de production.
wonder-shakespeare-help = Rend une colonie contente.
wonder-transcontinental-railroad-help = Rend une colonie productive.
wonder-edison-help = Son possesseur paie 20 de moins les technologies modernes.
wonder-hoover-dam-help = Rend une colonie productive.
wonder-cure-for-cancer-help = Rend deux colonies contentes.
wonder-universal-suffrage-help = Rend une colonie contente.
wonder-manhattan-project-help = Une fois dans la partie : retire toutes les pièces et la colonie d’une région terrestre.
wonder-united-nations-help = Son possesseur peut terminer la partie à la fin du tour : décompte diplomatique.
wonder-apollo-program-help = Son possesseur peut terminer la partie à la fin du tour : décompte militaire.
wonder-alpha-centauri-help = Ne s’obtient pas : tout joueur peut l’acheter pour 200 pièces d’or une fois « Fusion » en jeu. Il termine la partie : décompte technologique.

## Improvements

improvement-granary = Grenier
improvement-ziggurat = Ziggourat
improvement-courthouse = Tribunal
improvement-library = Bibliothèque
improvement-temple = Temple
improvement-colosseum = Colisée
improvement-aqueduct = Aqueduc
improvement-marketplace = Marché
improvement-bank = Banque
improvement-castle = Château
improvement-university = Université
improvement-cathedral = Cathédrale
improvement-capitol = Capitole
improvement-stock-market = Bourse
improvement-legislature = Législature
improvement-factory = Usine
improvement-railroad = Chemin de fer
improvement-hospital = Hôpital
improvement-highway-system = Réseau autoroutier
improvement-manufacturing-plant = Complexe industriel
improvement-research-lab = Laboratoire de recherche
improvement-airport = Aéroport
improvement-nuclear-plant = Centrale nucléaire
improvement-shopping-mall = Centre commercial
improvement-television-station = Station de télévision
improvement-internet = Internet
improvement-healthcare-complex = Complexe de santé
improvement-fusion-reactor = Réacteur à fusion

## Milestones and endings

milestone-villages-6 = 6 villages
milestone-ancient-technologies-2 = 2 technologies antiques
milestone-ancient-armies-8 = 8 armées antiques
milestone-medieval-technologies-2 = 2 technologies médiévales
milestone-medieval-fleets-2 = 2 flottes médiévales
milestone-gold-60 = 60 pièces d’or
milestone-industrial-technologies-2 = 2 technologies industrielles
milestone-industrial-fleets-2 = 2 flottes industrielles
milestone-gold-80 = 80 pièces d’or
milestone-metropolises-10 = 10 métropoles
milestone-modern-technologies-2 = 2 technologies modernes
milestone-gold-100 = 100 pièces d’or
ending-time = le dernier tour est joué
ending-conquest = conquête totale
ending-diplomatic = victoire diplomatique
ending-military = victoire militaire
ending-technological = victoire technologique

## Regions and seas (nineteen regions are named in the booklet; the other names are ours)

area-alaska = Alaska
area-yukon = Yukon
area-athabasca = Athabasca
area-huron = Huron
area-labrador = Labrador
area-greenland = Groenland
area-cascadia = Cascadie
area-california = Californie
area-dakota = Dakota
area-appalachia = Appalaches
area-mississippi = Mississippi
area-mexica = Mexica
area-yucatan = Yucatán
area-antilles = Antilles
area-orinoco = Orénoque
area-andes = Andes
area-amazonia = Amazonie
area-bahia = Bahia
area-gran-chaco = Gran Chaco
area-pampas = Pampa
area-patagonia = Patagonie
area-mauretania = Maurétanie
area-sahara = Sahara
area-egypt = Égypte
area-nubia = Nubie
area-eritrea = Érythrée
area-atlantia = Atlantia
area-nigeria = Nigeria
area-funa = Funa
area-tanganika = Tanganyika
area-zambezi = Zambèze
area-kalahari = Kalahari
area-madagascar = Madagascar
area-britannia = Britannie
area-scandia = Scandinavie
area-iberia = Ibérie
area-gallia = Gaule
area-germania = Germanie
area-italia = Italie
area-balkania = Balkans
area-sarmatia = Sarmatie
area-ruthenia = Ruthénie
area-anatolia = Anatolie
area-euphrates = Euphrate
area-arabia = Arabie
area-persia = Perse
area-steppe = Steppe
area-siberia = Sibérie
area-yakutia = Yakoutie
area-kamchatka = Kamtchatka
area-gobi = Gobi
area-manchuria = Mandchourie
area-nippon = Japon
area-himalaya = Himalaya
area-indus = Indus
area-ganges = Gange
area-deccan = Deccan
area-yunnan = Yunnan
area-cathay = Cathay
area-mekong = Mékong
area-luzon = Luçon
area-borneo = Bornéo
area-java = Java
area-papua = Papouasie
area-tanami = Tanami
area-nullarbor = Nullarbor
area-tasmania = Tasmanie
area-aotearoa = Aotearoa
area-beaufort-sea = Mer de Beaufort
area-gulf-of-alaska = Golfe d’Alaska
area-northeast-pacific = Pacifique Nord-Est
area-tehuantepec-sea = Mer de Tehuantepec
area-central-pacific = Pacifique central
area-peruvian-sea = Mer du Pérou
area-south-pacific = Pacifique Sud
area-chilean-sea = Mer du Chili
area-hudson-sea = Mer d’Hudson
area-north-atlantic = Atlantique Nord
area-sargasso-sea = Mer des Sargasses
area-gulf-of-mexico = Golfe du Mexique
area-caribbean-sea = Mer des Caraïbes
area-equatorial-atlantic = Atlantique équatorial
area-south-atlantic = Atlantique Sud
area-argentine-sea = Mer d’Argentine
area-norwegian-sea = Mer de Norvège
area-north-sea = Mer du Nord
area-canary-sea = Mer des Canaries
area-gulf-of-guinea = Golfe de Guinée
area-cape-sea = Mer du Cap
area-western-mediterranean = Méditerranée occidentale
area-eastern-mediterranean = Méditerranée orientale
area-black-sea = Mer Noire
area-barents-sea = Mer de Barents
area-east-siberian-sea = Mer de Sibérie orientale
area-red-sea = Mer Rouge
area-arabian-sea = Mer d’Arabie
area-swahili-sea = Mer swahilie
area-indian-ocean = Océan Indien
area-bay-of-bengal = Golfe du Bengale
area-sunda-sea = Mer de la Sonde
area-austral-ocean = Océan Austral
area-south-china-sea = Mer de Chine méridionale
area-east-china-sea = Mer de Chine orientale
area-sea-of-okhotsk = Mer d’Okhotsk
area-bering-sea = Mer de Béring
area-northwest-pacific = Pacifique Nord-Ouest
area-west-pacific = Pacifique Ouest
area-tasman-sea = Mer de Tasman

## Prompts

react-challenge = batailles quand quelqu’un entre
react-join = batailles des autres
react-answer = échanges que d’autres proposent
prompt-start = Choisissez votre { $n ->
    [one] première
   *[other] seconde
 } région de départ : village, colon et { $what }.{ $last ->
    [0] {""}
   *[other] {" "}C’est la dernière : les marqueurs de toutes les régions de départ sont ensuite révélés.
 }
prompt-move = Vos mouvements : { $n ->
    [0] plus rien ne peut bouger
    [one] 1 figurine peut encore bouger
   *[other] { $n } figurines peuvent encore bouger
 }.
prompt-go-one = { CAP($what) } ({ $where }) : où aller ? Il reste { $left } pas.
prompt-go = { $where } : où { $n ->
    [one] va cette figurine
   *[other] vont ces { $n } figurines
 } ? Il reste { $left } pas.
prompt-challenge = { $where } : { $who } entre avec { $what } ; vous y avez { $mine }. { $again ->
    [0] Déclarez-vous la bataille ?
   *[other] { $stays ->
        [0] Vous y avez déjà déclaré la bataille. Ce qui vient d’entrer doit-il aussi y rester ? Sinon il pourra repartir et l’éviter.
       *[other] Vous y avez déjà déclaré la bataille ; ce qui vient d’entrer n’a plus de pas : il reste et s’y battra aussi, quelle que soit votre réponse.
     }
 }{ $stake ->
    [0] {""}
    [1] {" "}En jeu : votre colonie ({ $size }).
   *[other] {" "}En jeu : la colonie { DE($who) } ({ $size }).
 }
prompt-looked = { $where } : « { $what } ». Il n’y a rien ici, et vous seul le savez. Que faites-vous du marqueur ?
prompt-looked-resource = { $where } : « { $what } ». Vous seul le savez ; le marqueur est remis face cachée.
prompt-battles = { $declared ->
    [0] { $attack ->
        [0] Vos batailles : il ne reste personne à attaquer. Regardez un marqueur, ou terminez cette étape.
       *[other] Vos batailles : attaquez, ou terminez cette étape.
     }
   *[other] { $declared ->
        [one] Vos batailles : celle qui est déclarée doit être livrée
       *[other] Vos batailles : celles qui sont déclarées doivent être livrées
     } avant la fin de cette étape ({ $where }){ $attack ->
        [0] .
       *[other] , mais vous pouvez aussi attaquer ailleurs.
     }
 }
prompt-join = { $attacker } a déclaré la bataille à { $defender } ({ $where }). Quel camp vos unités rejoignent-elles ?
prompt-pick = { $where }, manche { $round }, { $mine } contre { $theirs } : choisissez votre unité en secret.
prompt-trade = { $declined ->
    [0] Proposez un échange, ou passez
    [one] { $who } a refusé. Proposez un autre échange, ou passez
   *[other] { $who } ont refusé. Proposez un autre échange, ou passez
 } ({ $n ->
    [0] plus de proposition
    [one] encore 1 proposition
   *[other] encore { $n } propositions
 }).
prompt-bargain-empty = Votre proposition à { $who } : que donnez-vous, que voulez-vous ?
prompt-bargain = Vous donnez : { $give } ; vous demandez : { $take }. Le proposer à { $who } ?
prompt-answer = { $who } vous propose un échange. Vous recevez : { $give }. Vous donnez : { $take }.
prompt-forced-lend = Le Voyage de Magellan : laquelle de vos cartes ressource prêtez-vous ?
prompt-forced-borrow = Le Voyage de Magellan : vous prêtez { $what } ({ $where }). Quelle carte empruntez-vous en échange ?
prompt-produce = Production : { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or. { $happy ->
    [one] 1 symbole de contentement
   *[other] { $happy } symboles de contentement
 } pour { $sad ->
    [one] 1 colonie
   *[other] { $sad } colonies
 } (+{ $more } d’or){ $productive ->
    [0] {""}
   *[other] , { $productive } de productivité pour { $plain } (or ×{ $times })
 }.
prompt-arrange = Symboles à placer : { $happy } de contentement (+{ $more } d’or chacun), { $productive } de productivité (or ×{ $times } chacun).
prompt-purchase = Achats : vous avez { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
prompt-purchase-last = Achats : vous avez { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or. L’{ $era } se termine avec ce tour.
prompt-place = Où placer votre achat ? { CAP($what) }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
prompt-place-free = Où placer ce renfort gratuit ? { CAP($what) }.{ $n ->
    [one] {""}
   *[other] {" "}Il en reste { $n }.
 }
prompt-free-growth = Votre technologie agrandit gratuitement une colonie. Laquelle ?
prompt-free-technology = Vous avez trouvé une technologie de cette ère. Laquelle prenez-vous ?
prompt-minor-unit = Une civilisation mineure vous rejoint ({ $where }). Avec quelle unité ?
prompt-destroy = Le Projet Manhattan : quelle région est détruite, avec tout ce qui s’y trouve ?
prompt-refit = Quels cuirassés deviennent gratuitement des porte-avions ?
prompt-claim = Vous atteignez un jalon : { $what }. L’annoncez-vous, pour en recevoir la merveille ?

## Choices

do-look = Regarder le marqueur ({ $where }){ $steps ->
    [0] {""}
   *[other] , puis le colon ne bouge plus
 } : une ressource ? Vous seul la voyez, et elle reste face cachée
do-start = Commencer ici : { $where }
do-keep-marker = Le remettre ({ $where }) : les autres continuent de deviner
do-keep-resource = Le remettre face cachée : { $what } ({ $where })
do-remove-marker = Le retirer : tous voient qu’il n’y avait rien
do-remove-resource = Retirer le marqueur
do-end-moves = Fin des mouvements{ $n ->
    [0] {""}
    [one] {" "}: 1 figurine pourrait encore bouger
   *[other] {" "}: { $n } figurines pourraient encore bouger
 }{ $open ->
    [0] {""}
   *[other] {" "}; sans défense : { $where }
 }{ $alone ->
    [0] {""}
   *[other] {" "}; colons sans escorte : { $there }
 }
others = { $n ->
    [one] 1 autre
   *[other] { $n } autres
 }
do-pick = { CAP($what) } : { $n ->
    [0] plus aucun pas
    [one] encore 1 pas
   *[other] encore { $n } pas
 }
do-take-along = Emmener aussi : { $what } (ensuite { $n } pas)
do-go = Aller : { $where } ({ $n ->
    [0] dernier pas
    [one] il restera 1 pas
   *[other] il restera { $n } pas
 })
do-go-among = Aller : { $where } ({ $n ->
    [0] dernier pas
    [one] il restera 1 pas
   *[other] il restera { $n } pas
 }) : { $who } peut déclarer la bataille{ $alone ->
    [0] {" "}; vous, plus tard
   *[other] {" "}; seuls, vos colons y périraient
 }
do-go-take = Aller : { $where } ({ $n ->
    [0] dernier pas
    [one] il restera 1 pas
   *[other] il restera { $n } pas
 }), aucune défense { DE($who) } : attaquez après vos mouvements{ $points ->
    [0] {""}
    [one] {" "}pour 1 point
   *[other] {" "}pour { $points } points
 }
do-board = Embarquer : { $what } ({ $where }) ; { $n ->
    [0] ensuite complet
    [one] ensuite encore 1 place
   *[other] ensuite encore { $n } places
 }{ $lands ->
    [0] {" "}; ne débarquera qu’au tour suivant
   *[other] {""}
 }
do-pick-alike = { $n ->
    [one] Prendre aussi l’autre, pareille
   *[other] Prendre aussi les { $n } autres, pareilles
 }
do-put-back = Retour
do-challenge = { $again ->
    [0] Déclarer la bataille à { $who } ({ $where }){ $armed ->
        [0] {" "}: seuls, ses colons périront
       *[other] {""}
     }
   *[other] Que cela reste aussi pour la bataille ({ $where }){ $stays ->
        [0] {""}
       *[other] {" "}: sans pas restant, cela reste de toute façon
     }
 }
do-let-pass = { $again ->
    [0] Laisser passer : { $armed ->
        [0] tant qu’aucune armée ne suit, { $who } ne peut pas attaquer ici
       *[other] { $who } pourra encore attaquer ici
     }
   *[other] { $stays ->
        [0] Cela peut repartir et éviter la bataille
       *[other] Continuer : sans pas restant, cela reste et se battra aussi
     }
 }
do-let-all-pass = Laisser passer { $who } partout pour ce tour, sans autre question{ $again ->
    [0] {" "}; { $who } pourra encore vous attaquer
   *[other] {" "}: la bataille déclarée aura lieu quand même
 }
do-resolve = Livrer la bataille déclarée ({ $where })
do-attack = Attaquer { $who } ({ $where }) : { $theirs ->
    [0] personne ne défend
   *[other] { $mine } contre { $theirs }
 }
do-end-battles = Fin des batailles
do-join-attacker = Rejoindre { $who }, qui a déclaré la bataille
do-join-defender = Rejoindre { $who }, qui se défend
do-stay-out = Rester à l’écart
do-commit = { CAP($what) } { DE($who) } : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
do-commit-aircraft = { CAP($what) } { DE($who) } avec { $plane } : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
do-bargain = { $n ->
    [0] Échange avec { $who }
   *[other] Échange avec { $who } (peut prêter : { $has })
}
do-pass = Passer : pas d’échange
do-give = Donner : { $what }
do-take = Demander : { $what }
do-pay = Donner { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or de plus
do-ask = Demander { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or de plus
do-keep = Finalement ne pas donner : { $what }
do-waive = Finalement ne pas demander : { $what }
do-no-gold = Finalement pas d’or
do-propose = Proposer
do-propose-left = { $n ->
    [one] Proposer (votre dernière proposition)
   *[other] Proposer (1 de vos { $n } propositions)
 }
do-accept = Accepter
do-decline = Refuser
do-forced-loan = Imposer un prêt par le Voyage de Magellan
do-lend = Prêter : { $what } ({ $where })
do-borrow = Emprunter à { $who } : { $what } ({ $where })
do-confirm-production = Recevoir { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
do-adjust = Modifier les symboles
do-rearrange = Tout replacer{ $n ->
    [0] {""}
   *[other] {" "}: −{ $n } d’or en attendant
 }
do-happy = Rendre contente : { $where }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } d’or)
 }
do-productive = Rendre productive : { $where }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } d’or)
 }
do-unhappy = Retirer le symbole de contentement : { $where }{ $n ->
    [0] {""}
   *[other] {" "}(−{ $n } d’or)
 }
do-unproductive = Retirer le symbole de productivité : { $where }{ $n ->
    [0] {""}
   *[other] {" "}(−{ $n } d’or)
 }
do-buy = Acheter : { $what } ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or)
do-buy-unit = Acheter : { $what } ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 })
do-buy-aircraft = Acheter : { $what } ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or, +{ $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } à son partenaire)
do-found = Village : { $where }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
do-found-on = Village : { $where } ({ $what }), { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
do-grow = Agrandir { $where } : { $size } ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or)
do-grow-free = Agrandir { $where } : { $size }
do-research = « { $what } » pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
do-research-any = Une technologie pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
do-take-technology = Prendre : { $what }
do-choose-unit = Choisir : { $what }
do-choose-infantry = Choisir : { $what } (l’emporte sur l’artillerie)
do-choose-cavalry = Choisir : { $what } (l’emporte sur l’infanterie)
do-choose-artillery = Choisir : { $what } (l’emporte sur la cavalerie)
do-build = Construire : { $what } ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or)
do-spaceship = Acheter le vaisseau colonial ({ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or)
do-sell = Vendre : { $what } (+{ $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or)
do-end-purchases = Fin des achats{ $n ->
    [0] {""}
   *[other] , garder { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
 }
do-launch = Mettre à l’eau : { $where }, depuis { $from }
do-place = Placer ici : { $where }
do-manhattan = Utiliser le Projet Manhattan : détruire une région
do-strike = Détruire : { $where }
do-declare-end = Terminer la partie à la fin du tour : { $how }
do-claim = Annoncer : { $what }
do-forgo = Pas maintenant : un autre peut l’annoncer avant vous
do-refit = En faire un porte-avions : { $what }
do-refit-done = Laisser les autres tels quels
deed-found = Fonder
deed-grow = Agrandir
deed-figures = Colons et unités
deed-technologies = Technologies
deed-improvements = Améliorations
deed-wonders = Merveilles
deed-milestones = Jalons
deed-sell = Vendre

## Parts of a deal

item-loan = le prêt « { $what } » ({ $where })
item-settlement = { $what } ({ $where })
item-gold = { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
item-last = { $what }, la dernière de son propriétaire : seulement contre une autre colonie
item-nothing = rien
place-figure = une figurine { DE($who) }
place-city = carte cité ({ $where })
place-gold-given = or que vous donnez
place-gold-asked = or que vous demandez
place-no-gold = pas d’or

made-cities = { $n } pour les colonies
made-critical = { $n } pour la ressource critique
made-unique = { $n } pour les ressources
made-monopoly = { $n } pour les monopoles
made-wonders = { $n } pour les merveilles
made-minimum = { $n } pour atteindre le minimum ({ $least })

## Refusals

refuse-settled = Il y a déjà une colonie.
refuse-resource-stays = Une ressource est remise face cachée.
refuse-frozen = La bataille est déclarée : cette pièce y reste.
refuse-no-points = Plus aucun pas.
refuse-no-base = Aucune base à portée.
refuse-no-fleet = Aucune de vos flottes à côté avec de la place.
refuse-aircraft-base = Un avion doit encore rejoindre une base.
refuse-deck-full = Pas plus de deux avions par flotte moderne.
refuse-fleet-full = Une flotte transporte { $n ->
    [one] une armée ou un colon
   *[other] { $n } armées ou colons
 }.
refuse-battles-owed = Les batailles déclarées doivent d’abord être livrées.
refuse-declared-first = La bataille déclarée ici passe d’abord : qui l’a déclarée la mène.
refuse-proposals = { $n ->
    [one] Une seule proposition
   *[other] { $n } propositions
 } par phase d’échange.
refuse-too-far = Aucune colonie { DE($who) } n’est à distance d’échange.
refuse-last-settlement = Nul ne peut céder sa dernière colonie.
refuse-tray-full = Il n’y a plus de place pour d’autres pièces.
refuse-always-happy = Le vin et les gemmes rendent d’eux-mêmes une colonie contente.
refuse-fertile = Une terre fertile est productive d’elle-même.
refuse-era = Pas de cette ère.
refuse-no-technology = Sa technologie n’est pas en jeu.
refuse-old-catapult = Depuis « Ingénierie », on vend des trébuchets.
refuse-only-carriers = Depuis « Vol avancé », on ne vend que des porte-avions.
refuse-no-place = Aucune de vos colonies ne peut l’accueillir ce tour.
refuse-placed = Cette colonie a accueilli autant de figurines que sa taille.
refuse-too-dear = Cela coûte { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
refuse-desert = Pas de colonie dans un désert.
refuse-terrain = Le terrain n’admet pas de plus grande colonie.
refuse-grown = Elle s’est déjà agrandie ce tour.
refuse-just-founded = Elle vient d’être fondée ce tour.
refuse-size-closed = Aucune technologie en jeu ne permet la taille suivante.
refuse-era-after-next = Les technologies de l’ère d’après la suivante ne s’achètent pas.
refuse-prerequisites = Pas encore en jeu : { $needed }.
refuse-second-improvement = Vous l’avez : une de chaque nom par joueur.
refuse-no-card = Il ne reste plus de carte.
refuse-sell-loaded = Déchargez d’abord la flotte.
refuse-claimed = Déjà annoncé.
refuse-no-settler = Il faut un colon sur place.
refuse-no-site = Aucun colon dans une région libre.
refuse-village-dear = Il faut { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
refuse-growth-dear = Il faut { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or au moins.
refuse-all-closed = Aucune technologie ne le permet encore.
refuse-none-grows = Aucune colonie ne le peut ce tour.
refuse-figures-dear = Il faut { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or au moins.
refuse-no-figure-placed = Plus de place dans vos colonies.
refuse-technologies-dear = Il faut { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
refuse-no-technologies = Aucune n’est en vente.
refuse-improvements-dear = { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or chacune.
refuse-improvements-owned = Vous avez toutes celles de l’ère.
refuse-no-improvements = Aucune n’est encore permise.
refuse-spaceship-dear = Vaisseau : { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
refuse-no-wonders = Aucune des vôtres ne s’utilise ici.
refuse-milestones-claimed = Tous les jalons de l’ère sont déjà annoncés.
milestone-progress = { $what } (vous : { $n })
refuse-no-milestone = Aucun d’atteint. Restent : { $open }.
refuse-all-loaded = Ces flottes ont une cargaison.
refuse-none-old = Aucune unité d’une ère passée.

## Events

event-rolled-place = { $who } lance { $a } et { $b } pour placer en premier : { $total }.
event-rolled-first = { $who } lance { $a } et { $b } pour être premier joueur : { $total }.
event-rolled-minor = Civilisation mineure : { $who } lance { $a } et { $b }, moins { $less ->
    [one] 1 colonie
   *[other] { $less } colonies
 } : { $total }.
event-rolled-lead = { $who } lance { $a } et { $b } pour mener la bataille : { $total }.
event-rolled-spoils = { $who } lance { $a } et { $b } pour prendre la colonie : { $total }.
event-rolled-claim = { $who } lance { $a } et { $b } pour le jalon : { $total }.
event-first-to-place = { $who } place en premier : c’est le plus haut jet.
event-first-player = { $who } est premier joueur : c’est le plus haut jet.
event-started = Région de départ { DE($who) } : { $where }.
event-dealt = { $who } reçoit « { $what } », sa technologie de départ.
event-turn = Tour { $n }, { $era }.
event-era-third = { $who } possède une troisième technologie de l’{ $era } : l’ère se termine avec ce tour.
event-era-last = { $who } a pris la dernière technologie de l’{ $era } : l’ère se termine avec ce tour.
event-era-next = { $who } achète une technologie de l’ère suivante : l’{ $era } se termine avec ce tour.
event-era-begins = L’{ $era } commence.
event-moved = { $who } déplace { $what } : { $from } → { $to }.
event-stayed = { $who } laisse toutes ses figurines en place.
event-let-pass = { $again ->
    [0] { $who } laisse passer { $mover } : { $where }.
   *[other] { $who } n’oblige pas à rester ce { QUE($mover) } vient d’amener : { $where }.
 }
event-looked = { $who } regarde le marqueur : { $where }.
event-saw = { $who } regarde le marqueur en secret ({ $where }) : { $what }.
event-put-back = { $who } remet le marqueur face cachée : { $where }.
event-marker-removed = { $where } : « { $what } » ; { $who } retire le marqueur.
event-turned-up = { $where } : { $who } révèle « { $what } ».
event-free-technology = { $who } reçoit gratuitement « { $what } ».
event-minor = La civilisation mineure rejoint { $who } : { $where }.
event-plague-killed = La peste emporte { $n } { $n ->
    [one] figurine
   *[other] figurines
 } { DE($who) }.
event-shrunk = { $where } est réduite : { $size }.
event-challenged = { $who } déclare la bataille à { $mover } : { $where }.
event-attacked = { $declared ->
    [0] { $who } attaque { $whom } : { $where }.
   *[other] La bataille déclarée par { $who } à { $whom } est livrée : { $where }.
 }
event-joined = { $who } rejoint { $leader }.
event-round-attacker = { $where } : { $defender } perd une unité ({ $defend }, { $d }) contre { $attacker } ({ $attack }, { $a }).
event-round-defender = { $where } : { $attacker } perd une unité ({ $attack }, { $a }) contre { $defender } ({ $defend }, { $d }).
event-round-tie = { $where } : une unité perdue de chaque côté, { $attacker } ({ $attack }, { $a }) et { $defender } ({ $defend }, { $d }).
event-battle-won = { $who } remporte la bataille : { $where }.
event-battle-drawn = { $where } : aucune unité ne survit à la bataille{ $kept ->
    [0] {""}
   *[other] {" "}; { $whose }
 }.
settlement-kept = { $who } garde sa colonie ({ $size })
event-caught = { $who } perd { $n ->
    [one] 1 figurine sans défense
   *[other] { $n } figurines sans défense
 } : { $where }.
event-aircraft-lost = Un avion { DE($who) } est perdu faute de base : { $where }.
event-captured = { $who } capture une colonie { DE($from) } ({ $size }) : { $where }.
event-eliminated = La civilisation { DE($who) } s’est effondrée.
event-spoils = { $who } prend les merveilles { DE($from) } et { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
event-proposed = { $from } propose à { $to } : { $give } contre { $take }.
event-deal = { $from } et { $to } échangent : { $give } contre { $take }.
event-declined = { $who } refuse la proposition { DE($from) }.
event-passed = { $who } passe : pas d’échange.
event-forced-loan = { $who } impose un prêt à { $from } : { $lent } contre { $borrowed }.
event-critical = { $who } lance { $n } : la ressource critique est « { $what } ».
event-produced = { $who } reçoit { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $how }.
event-returned = Fin du prêt { DE($who) } à { $from } : « { $what } » ({ $where }).
event-bought = { $who } achète pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $what } ({ $where }).
event-placed = { $who } place : { $what } ({ $where }).
event-share = { $price ->
    [one] Sur la pièce d’or payée
   *[other] Sur les { $price } pièces d’or payées
 } par { $who } ({ $bought }), { $owner } en reçoit { $n } : la taxe de qui possède « { $what } ».
event-founded = { $who } fonde un village pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $where }.
event-founding-failed = { $who } ne peut pas fonder de village : { $where }.
event-grew = { $who } agrandit { $where } { $n ->
    [0] gratuitement
    [one] pour 1 pièce d’or
   *[other] pour { $n } pièces d’or
 } : { $size }.
event-researched = { $who } découvre « { $what } » pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
event-wonder = { $who } reçoit la merveille de « { $tech } » : { $what }.
event-free-improvement = { $who } reçoit une amélioration avec « { $tech } » : { $what }.
event-built = { $who } construit pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $what }.
event-sold = { $who } vend pour { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $what }.
event-trebuchets = Toutes les catapultes deviennent des trébuchets.
event-carriers = Tous les cuirassés deviennent des porte-avions.
event-spaceship = { $who } lance le vaisseau colonial vers Alpha du Centaure ! La partie se termine à la fin de ce tour.
event-claimed = { $who } annonce « { $what } » et reçoit : { $wonder }.
event-end-die = { $who } lance { $die }, { $owned ->
    [one] { $owned } technologie possédée
   *[other] { $owned } technologies possédées
 } : la partie continue.
event-end-die-ends = { $who } lance { $die }, { $owned ->
    [one] { $owned } technologie possédée
   *[other] { $owned } technologies possédées
 } : la partie se termine à la fin de ce tour.
event-end-declared = { $who } déclare : { $how }. La partie se termine à la fin de ce tour.
event-destroyed = { $who } détruit tout : { $where }.
event-last-turn = C’est le dernier tour : la partie se termine avec lui.
event-game-over = La partie est terminée : { $how }.

# Ce qui départage l’égalité à la fin.
tie-conquest = conquête totale
tie-still-in = toujours en jeu
tie-gold = plus d’or
tie-settlements = plus de colonies

gauge-points = points
gauge-gold = or
gauge-income = revenu
gauge-settlements = colonies
gauge-technologies = technologies
gauge-wonders = merveilles
gauge-improvements = améliorations
gauge-icons = symboles non placés
gauge-settlers = colons
gauge-armies = armées
gauge-fleets = flottes
gauge-aircraft = avions
gauge-owner = propriétaire
gauge-size = taille
gauge-value = or à la production
gauge-happy-icon = symbole de contentement
gauge-productive-icon = symbole de productivité
gauge-borrower = emprunteur
gauge-takers = armées qui pourraient la prendre sans combat
gauge-hunters = armées à portée de vos colons sans escorte
gauge-own-figures = vos figurines
gauge-foreign-figures = figurines des autres

gist-resource = une ressource
gist-nothing = { $where } : il n’y a rien.
gist-finds = { $where } : { $what }.
gist-finds-so = { $where } : { $what }. { $how }
gist-finds-limit = { $where } : montagnes, jungle ou forêt. Un village ou une ville tout au plus.
gist-challenged = { $where } : la bataille sera livrée après tous les mouvements { DE($mover) }, contre tout ce qui s’y trouvera alors.
gist-caught = { $where } : { $who } perd ce qui ne combat pas.
gist-round-lost = { $where } : { $who } perd une unité.
gist-battle-won = { $where } : { $who } remporte la bataille.
gist-round-tie = { $where } : chaque camp perd une unité.
gist-battle-takes = { $who } remporte la bataille et prend une colonie { DE($from) } ({ $size }, { $n ->
    [one] 1 point
   *[other] { $n } points
 }) : { $where }.{ $falling ->
    [0] {""}
   *[other] {" "}L’autre camp y perd aussi ce qui est sans défense : { $falls }.
 }
gist-battle-falls = { $who } remporte la bataille : { $where }. L’autre camp y perd aussi ce qui est sans défense : { $falls }.
gist-clash-takes = { $where } : si l’on s’y bat, { $who } l’emporte et prend une colonie { DE($from) } ({ $size }, { $n ->
    [one] 1 point
   *[other] { $n } points
 }).{ $falling ->
    [0] {""}
   *[other] {" "}L’autre camp y perd aussi ce qui est sans défense : { $falls }.
 }
gist-clash-won = { $where } : si l’on s’y bat, { $who } l’emporte.
gist-clash-falls = { $where } : si l’on s’y bat, { $who } l’emporte. L’autre camp y perd aussi ce qui est sans défense : { $falls }.
gist-clash-drawn = { $where } : si l’on s’y bat, aucune unité ne survit{ $kept ->
    [0] {""}
   *[other] {" "}; { $whose }
 }.
gist-critical = La ressource critique est « { $what } ».
gist-end-die = Le dé laisse continuer la partie.
gist-end-die-ends = Le dé met fin à la partie avec ce tour.
