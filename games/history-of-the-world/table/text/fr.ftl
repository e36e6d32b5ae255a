# Ce que seul le plateau dit. Les noms des choses sont dans les textes des règles.
face-armies = { $n ->
    [one] armée
   *[other] { $n } armées
  } { DE($who) }, { $empire }
face-foreign = Elle n’appartient pas à cet empire ({ $empire }) : il ne s’étend à partir d’ici qu’après l’avoir remplacée.
face-stays = Les constructions restent.
face-opens = { $n ->
    [0] Aucune terre de plus ne serait à portée.
   *[other] À portée alors : { $lands }.
  }
face-event-army = amenée par un événement
face-land = { $land } : { $things }
face-land-army = { $land } : { $army } ; { $things }
face-fort = fort
face-capital = capitale
face-city = ville
face-monument = monument
face-fleet = Flotte { DE($who) } : { $sea }
face-fleet-manned = Flotte armée { DE($who) } : { $sea }
face-fleets = { $n ->
    [one] { $n } flotte
   *[other] { $n } flottes
  }
face-route-border = par une frontière ouverte
face-route-difficult = par un terrain difficile
face-route-sea = depuis la mer
face-odds = { CAP($route) } : { $dice } dés d’attaque{ $plus ->
    [0] {""}
   *[other] {" "}(+{ $plus })
  }, { $against } { $against ->
    [one] dé
   *[other] dés
  } de défense{ $fort ->
    [0] {""}
   *[other] {" "}(+{ $fort })
  }.{ $takes ->
    [0] {""}
   *[other] {" "}En combattant jusqu’au bout, cette armée prend la terre dans { $takes } % des cas.
  }
face-empires = Empires de l’époque
face-values = Valeurs à l’époque
face-strength = force { $n }
face-order = { $n ->
    [1] 1er
   *[other] { $n }e
  } sur 7 à jouer
face-navigation = navigation
face-points = { $who } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
face-hidden-empire = empire encore caché
face-no-empire = pas encore d’empire
face-hand-of = Événements en main : { $greater ->
    [one] { $greater } grand
   *[other] { $greater } grands
  }, { $lesser ->
    [one] { $lesser } petit
   *[other] { $lesser } petits
  }
face-hand = Cartes événement en main
face-hand-help = Les grands événements sont rouges, les petits sont bleus. On n’en gagne jamais d’autres.
face-pool = Armées en réserve
face-pool-help = Placées une à une ; chacune peut devenir un fort dans une terre de l’empire actif.
# Ce qui se lit sous « Fort » quand une armée ou une pièce peut le payer.
deed-fort-ways = { $n ->
    [one] défense +1, une façon de payer
   *[other] défense +1, { $n } façons de payer
  }
face-coins = Pièces de monnaie
face-coins-help = Une pièce rachète une armée perdue ou achète un fort. Les pièces non dépensées sont perdues.
face-of-allies = dont { $n } des Alliés
face-lost = armées à racheter
face-lost-allied = racheter avec une pièce des Alliés
face-lost-help = Armées de l’empire de votre carte perdues au combat ce tour-ci. Une pièce en rachète une. Celles d’un événement ou d’un empire mineur ne se rachètent pas et ne sont pas comptées.
face-monuments = Monuments à construire
face-monuments-help = Un par paire de ressources dans les terres de l’empire actif.
face-closed = { $epoch } terminée
face-preeminence = Prééminence
face-preeminence-help = Qui est seul en tête à la fin d’une époque prend un marqueur sans le voir : 3 à 6 points, ajoutés à la fin.
face-resource = ressource
face-resource-land = ressource (deux font un monument)
face-gem = { $land } : ressource. Deux ressources dans des terres de l’empire actif construisent un monument.
face-resource-help = Deux ressources dans des terres de l’empire actif construisent un monument.
face-sign-resource = Une ressource : deux dans des terres de l’empire actif construisent un monument.
face-strait = Détroit
face-strait-help = Les terres sont adjacentes ; le défenseur lance 2 dés, dans les deux sens.
face-wall = Pas de passage
face-wall-help = Ces terres se touchent sur la carte mais ne sont pas adjacentes.
face-jihad-first = trois dés, égalités gagnées
face-jihad-second = deux dés, égalités gagnées
face-by-epoch = Points par époque
face-drawn = Vous avez tiré
face-held = Votre empire
face-greater = Grand événement
face-lesser = Petit événement
face-aid-attacks = Attaques possibles
face-aid-values = Valeur des régions
face-aid-values-help = La présence compte une fois, la domination deux fois, le contrôle trois fois.
face-aid-levels = Armées dans les régions
face-aid-points = Points par époque
face-aid-sources = D’où viennent les points
face-aid-sources-help = En cas d’égalité à la fin, la plus petite somme des forces gagne.
face-aid-terrain = Signes de la carte
face-aid-played = Événements joués
face-brought = Armées de l’événement
face-brought-help = Elles se placent avant celles de votre empire ; celles qui restent sont perdues.
face-ended = Si vous finissiez maintenant
face-built = Constructions
face-gems = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
  } de cet empire : { $monuments ->
    [0] 2 font un monument
    [one] 1 monument, compté
   *[other] { $monuments } monuments, comptés
  }
face-presence = présence
face-domination = domination
face-control = contrôle
face-forecast = un tour marquerait maintenant
face-source-regions = Régions
face-source-capitals = Capitales
face-source-cities = Villes
face-source-monuments = Monuments
face-source-seas = Mers
face-source-strength = Forces jouées
face-dice = Dés
face-win = gagné
face-tie = égalité
face-lose = perdu
face-takes = prise
face-terrain-mountain = Montagnes : 2 dés de défense du côté où elles sont dessinées
face-terrain-forest = Forêt : 2 dés de défense du côté où elle est dessinée
face-terrain-wall = Grande Muraille : 2 dés de défense à l’intérieur
face-terrain-strait = Détroit : 2 dés de défense dans les deux sens
face-terrain-sea = Débarquement : 3 dés de défense
face-terrain-fort = Fort : +1 au meilleur dé du défenseur, et il tombe avant l’armée
face-barren = Terre stérile : on ne peut ni y entrer ni la franchir. Les Barbares en surgissent.
face-sea = Une mer
face-ocean = Un océan
face-region = { $n ->
    [one] { $n } terre
   *[other] { $n } terres
  }
face-worth = Valeur par époque
face-levels-help = Présence (une terre) : une fois la valeur. Domination (deux terres, et plus que tout autre) : deux fois. Contrôle (trois terres, et personne d’autre) : trois fois.
face-out-of-reach = Hors de portée : ni adjacente à une armée de cet empire, ni au bord d’une mer où il a une flotte
face-over-mountain = Montagnes du côté de : { $lands }
face-over-forest = Forêt du côté de : { $lands }
face-over-strait = Détroit vers : { $lands }
face-over-great-wall = Grande Muraille du côté de : { $lands }
face-empire = { $epoch }, { $order ->
    [1] 1er
   *[other] { $order }e
  } sur 7 à jouer, force { $strength }, départ : { $starts }
face-empire-fleets = flottes : { $seas }
face-card-note = { $card } : { $note }
face-term-fleet = Flotte
face-term-fleet-help = D’une terre au bord d’une étendue d’eau où vous avez une flotte, vos armées entrent dans toute autre terre à son bord, et au-delà par les étendues d’eau reliées où vous avez aussi une flotte. Contre ce débarquement, le défenseur lance 3 dés.
face-banner-card = { $card }
face-card-battle = Bataille
face-card-sea-battle = Bataille navale
face-card-attacks = attaque
face-card-defends = défend
face-card-dice = { $n ->
    [one] un dé
   *[other] le meilleur de { $n } dés
 }
face-card-fort = fort +{ $n }
face-card-cards = cartes +{ $n }
face-card-broke = Le fort tombe. L’armée { DE($who) } peut attaquer encore, ou rentrer dans la réserve.
face-card-broke-tie = Égalité, et { $who } gagne les égalités : le fort tombe. L’armée peut attaquer encore, ou rentrer dans la réserve.
face-card-tied-fort = Égalité : l’armée { DE($who) } et le fort sont perdus.
face-card-one-fell = Une armée tombe. L’armée { DE($who) } peut attaquer encore, ou retourner dans la réserve.
face-card-betrayed = { $who } gagne sans dés la première attaque contre la terre désignée.
face-card-wiped-out = Plus aucune armée
face-card-won = { $who } gagne la bataille.
face-card-won-tie = Égalité, et { $who } gagne les égalités.
face-card-tied = Égalité : chaque camp perd.
face-card-lost = { $who } perd l’armée.
face-card-sick = Maladie
face-card-sick-dice = un 1 suffit à retirer l’armée
face-card-dies = L’armée meurt.
face-card-lives = L’armée survit.
face-card-taken = { $said } { $n ->
    [one] Armée déjà perdue
   *[other] Armées déjà perdues
  } : { $lands }.
face-foe = { $what }. { $lands }.
face-foe-fort = { $land } (fort)
face-led = Empires de l’époque déjà joués
face-plus = +{ $n }
face-over = La fin
face-drafting = garder ou passer
face-stage-events = Cartes
face-stage-prepare = Départ
face-stage-expand = Expansion
face-stage-monuments = Monuments
