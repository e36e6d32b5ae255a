
## Après la partie

ui-after-ways = Cette partie
ui-after-table = La table
ui-after-analysis = Comment elle s’est jouée
ui-after-won = { $n ->
    [one] Comment { $who } a gagné
   *[other] Comment { $who } ont gagné ensemble
}
ui-after-waiting = La partie est à l’étude. Cela prend jusqu’à une minute, davantage tant que d’autres jouent ; cette page se met à jour toute seule.
ui-after-curve = chances de victoire en pour cent, d’après ce que chacun avait alors
ui-after-shares = Chance et adresse
ui-after-shares-help = en pour cent d’une victoire
ui-after-shares-sum = Chacun partait avec { $n } %. Ses choix, les dés et les cartes, et ce que les autres ont choisi, donnent ensemble ce qu’il a gagné ou perdu depuis.
ui-after-own = ses choix
ui-after-luck = dés, cartes
ui-after-others = les autres
ui-after-by-choice = { CAP($who) } doit sa victoire à ses choix plus qu’au sort.
ui-after-by-luck = { CAP($who) } doit plus au sort qu’à ses choix.
ui-after-luckiest = La chance était du côté { DE($who) }.
ui-after-best = Les meilleurs choix sont ceux { DE($who) }.
ui-after-round = manche { $n }
ui-after-step-word = étape
ui-after-moments = { $n ->
    [one] Le moment décisif
    [2] Deux moments décisifs
    [3] Trois moments décisifs
    [4] Quatre moments décisifs
   *[other] Cinq moments décisifs
}
ui-after-moments-help = cliquez pour y revenir
ui-after-choice = choix
ui-after-choice-help = les choix ont compté plus que les dés et les cartes
ui-after-dice = hasard
ui-after-dice-help = les dés et les cartes ont compté plus que les choix
ui-after-better = Il y avait mieux à faire
ui-after-better-help = selon une recherche qui n’en savait pas plus que le joueur
ui-after-better-more = { $n ->
    [one] Encore un
   *[other] { $n } autres
}
ui-after-step = étape { $n }
ui-after-taken = Joué
ui-after-instead = Mieux
ui-after-lost = { $n ->
    [one] Coût : une victoire sur 100.
   *[other] Coût : { $n } victoires sur 100.
}
ui-after-styles = Ce que chacun a fait
ui-after-styles-help = d’après le journal
ui-what-if = Et si… ?
ui-study = Et si… ?
ui-study-help = On peut reprendre une partie à n’importe quel moment, avec d’autres dés. Toutes les variantes se retrouvent ici ; quiconque a le lien les voit toutes.
ui-study-tree = Variantes
ui-study-played = La partie jouée
ui-study-unnamed = Une variante
ui-study-won = { $n ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné ensemble
}
ui-study-from = à partir de l’étape { $n }
ui-study-say = Nom et commentaire
ui-study-name = Nom
ui-study-comment = Commentaire
ui-study-keep = Enregistrer
ui-study-step = Après l’étape
ui-study-seat = Je joue
ui-study-with = Avec
ui-study-alone = robots
ui-study-people = les mêmes personnes
ui-study-begin = Reprendre à ce moment
ui-honest = Des dés honnêtes
ui-honest-here = Empreinte, calculée par votre navigateur
ui-honest-yes = Le nombre secret est bien celui qui était promis avant la première étape.
ui-honest-no = Ce n’est pas le nombre qui était promis.
ui-honest-all = Tiré une seconde fois par votre navigateur : tout est conforme au nombre. Tirages comparés :
ui-honest-wrong = Non conforme au nombre :
ui-honest-script = C’est votre navigateur qui calcule ; il lui faut pour cela JavaScript.
ui-honest-each = Chaque tirage
ui-honest-when = Quand
ui-honest-from = Parmi
ui-honest-drawn = Tiré
ui-honest-again = Retiré
ui-honest-setup = Mise en place
ui-honest-entry = Entrée
ui-honest-faces = Les dés de cette partie
ui-honest-faces-all = Les dés de toutes les parties
ui-honest-strays = { $n ->
    [one] Avec des dés honnêtes, { $n } décompte sur 100 s’écarte autant ou plus de l’égalité.
   *[other] Avec des dés honnêtes, { $n } décomptes sur 100 s’écartent autant ou plus de l’égalité.
}
ui-honest-die = { $n ->
    [one] un jet d’un dé à { $sides } faces
   *[other] { $n } jets de dés à { $sides } faces
}
ui-stats-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
ui-stats-none = Aucune partie n’a encore été étudiée.
ui-stats-length = Durée
ui-stats-steps = { $mean } étapes en moyenne ; la plus courte en a compté { $least }, la plus longue { $most }.
ui-stats-seats = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}
ui-stats-wins = Victoires
ui-stats-points = Points en moyenne
ui-stats-first = Qui répond en premier gagne { $part } % des parties ; à parts égales, ce serait { $even } %.
ui-stats-winning = Il faut { $points } points pour gagner, en moyenne.
ui-stats-named = Ce qui va avec la victoire
ui-stats-named-help = combien de fois ont gagné ceux qui l’avaient
ui-stats-had = Joueurs
ui-stats-even = Part égale
ui-stats-more = { $n ->
    [one] Encore un, plus rare
   *[other] { $n } autres, plus rares
}
ui-stats-styles-help = par joueur et par partie, en moyenne
ui-stats-everybody = Tous
ui-stats-winners = Vainqueurs
ui-share = Partager
ui-share-show = Montrer
ui-share-link = Un lien vers ce moment
ui-share-link-help = Les messageries l’affichent avec cette image ; qui le suit peut revoir la partie à partir de là.
ui-share-picture = L’image
ui-share-save = Enregistrer l’image
ui-share-frame = Sur votre propre page
ui-share-frame-help = Montre ce plateau, avec un accès aux moments d’avant et d’après.
ui-share-file = Le fichier de la partie
ui-share-file-help = Tout ce qui s’est passé, à garder, à étudier ou à reprendre : les archives de n’importe quelle table savent le lire.
ui-share-view-help = Tant que la partie dure : ce que vous voyez et ce qu’on vous a dit. Une fois terminée : tout.
ui-mine = Mes parties
ui-mine-when = Quand
ui-mine-several = plusieurs sièges
ui-mine-help = Ses choix, dés et cartes : ce qu’ils ont rapporté par partie en moyenne, en pour cent d’une victoire. Une partie où vous teniez plusieurs sièges n’est pas comptée.
ui-mine-games = Parties
ui-mine-place = Place
ui-mine-bouts = Une par une
ui-mine-placed = { $n ->
    [1] premier sur { $of }
   *[other] { $n }e sur { $of }
}
ui-replay-play = Lire
ui-replay-stop = Pause
ui-replay-turn = Tour suivant
ui-replay-battle = Temps fort suivant
ui-replay-mine = Mon prochain tour
ui-replay-round = Manche suivante
ui-replay-eyes = Vu par
ui-replay-everybody = vu par tous
ui-replay-curves = Courbes
ui-replay-bar = Revoir la partie
ui-replay-picture = Image
ui-replay-gauge = Que suivre

## À quoi ont servi les réponses, selon les mots de chaque jeu

style-advances = développements
style-collected = récoltes
style-explored = explorations
style-discovered = découvertes
style-failed = expéditions manquées
style-settled = colons débarqués
style-stayed-home = restés au port
style-bought = achats
style-bought-nothing = tours sans achat
style-goods = marchandises prises
style-goods-left = marchandises laissées
style-ships = navires marchands gagnés
style-trained = formations
style-battles = batailles
style-full-wars = guerres totales
style-war-passed = guerres refusées
style-founded = villes fondées
style-grew = villes agrandies
style-researched = recherches
style-wonders = merveilles
style-built = constructions
style-units = unités levées
style-moved = déplacements
style-captured = prises
style-traded = échanges
style-declined = marchés refusés
style-armies = armées
style-huts = huttes
style-villages = villages
style-advanced = pas de culture
style-coins = pièces
style-field-battles = batailles rangées
style-cities-attacked = villes attaquées
style-cities-fallen = villes tombées
style-disbanded = dissolutions
style-produced = productions
style-won-by-culture = victoires par la culture
style-won-by-technology = victoires par la technologie
style-won-by-coins = victoires par les pièces
style-won-by-war = victoires par la guerre
style-sailed = traversées
style-carried = embarquements
style-camps-taken = camps pris
style-influenced = influences culturelles
style-objectives = objectifs
style-razed = villes rasées
style-lands-entered = terres occupées
style-battles-won = batailles gagnées
style-battles-lost = batailles perdues
style-taken = terres prises
style-sacked = villes pillées
style-withdrew = replis
style-forts = forts
style-monuments = monuments
style-fleets = flottes
style-events-played = événements joués

## Ce qui va avec la victoire : familles de noms, d’après le début de leurs clés

family-advance = Développements
family-building = Bâtiments
family-card = Cartes
family-civ = Civilisations
family-empire = Empires
family-figure = Unités
family-good = Marchandises
family-government = Gouvernements
family-happening = Événements
family-investment = Investissements
family-land = Terres
family-milestone = Jalons
family-minor = Empires mineurs
family-objective = Objectifs
family-person = Personnages illustres
family-region = Régions
family-resource = Ressources
family-tech = Technologies
family-training = Formations
family-unit = Unités
family-wonder = Merveilles
family-worker = Colons et spécialistes
