face-moment = Tour { $turn }
face-era-closing = fin de l’{ $era }
face-phase-setup = Mise en place
face-phase-movement = Mouvement
face-phase-trade = Échange
face-phase-production = Production
face-phase-purchase = Achats
face-phase-over = La partie est terminée
face-closed = Le tour { $n } est terminé
face-score-settlements = Colonies
face-score-technologies = Technologies
face-score-wonders = Merveilles
face-score-great = Découvertes majeures
face-score-ending = Fin de partie
face-settlement = { $where } : { $what } { DE($who) }, vaut { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
face-aboard = à bord
face-points-left = { $n -> 
    [0] plus aucun pas
    [one] encore 1 pas
   *[other] encore { $n } pas
 }
face-points-each = { $n } pas par tour
face-battle = { $where } : bataille, manche { $round }
face-attacker = A déclaré la bataille
face-defender = Se défend
face-superiority = supériorité
face-science = technologies
face-type-bonus = type
face-defence = colonie
face-last-round = Dernière manche
face-gives = donne
face-critical = Jet de { $n } : la ressource critique est « { $what } »
face-made-cities = Colonies
face-made-critical = Critique
face-made-unique = Ressources
face-made-monopoly = Monopoles
face-made-wonders = Merveilles
face-made-minimum = Complété à { $n }
face-made-income = Or
face-made-last = Dernière production
face-made-now = En l’état actuel
face-sheet-tree = Technologies
face-sheet-units = Unités
face-sheet-improvements = Améliorations
face-sheet-milestones = Jalons
face-milestones-help = Le premier qui annonce un jalon de l’ère pendant qu’il le remplit prend une merveille de l’ère. On vous le demande quand vous en remplissez un.
face-sheet-wonders = Merveilles
face-sheet-production = Production
face-fallen = Cette civilisation s’est effondrée.
face-gold = Or
face-gold-help = Achète unités, colons, villages, extensions, technologies et améliorations.
face-forecast = Production
face-forecast-help = Ce que rapporterait la production en l’état actuel.
face-forecast-how = En l’état, la production rapporte : { $how }. La ressource que les dés rendent critique peut y ajouter.
face-settlers = Colons
face-armies = Armées
face-fleets = Flottes
face-aircraft = Avions
face-technologies = { $n } { $n ->
    [one] technologie
   *[other] technologies
 }
face-settlements = { $n } { $n ->
    [one] colonie
   *[other] colonies
 }
face-wonders = { $n } { $n ->
    [one] merveille
   *[other] merveilles
 }
face-improvements = { $n } { $n ->
    [one] amélioration
   *[other] améliorations
 }
face-aid-critical = Ressource critique
face-aid-battle = Bataille
face-aid-battle-text = La cavalerie l’emporte sur l’infanterie, l’infanterie sur l’artillerie, l’artillerie sur la cavalerie : l’unité supérieure ajoute le numéro de l’ère. Dés : 1 antique, 2 médiévale, 3 industrielle, 4 moderne. Le total le plus faible est perdu ; à égalité, les deux.
face-aid-markers = Marqueurs exploration
face-box = { $n ->
    [one] { $n } marqueur n’a jamais été posé.
   *[other] { $n } marqueurs n’ont jamais été posés.
 }
face-improvement-happy = Rend { $n -> 
    [one] une colonie contente
   *[other] { $n } colonies contentes
 }. { $era }, avec { $tech }.
face-improvement-productive = Rend { $n -> 
    [one] une colonie productive
   *[other] { $n } colonies productives
 }. { $era }, avec { $tech }.
face-tech-price = { $era }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
face-tech-needs = Requis : { $what }.
face-tech-opens = Permet à tous : { $what }.
face-tech-owner = Son premier possesseur reçoit : { $what }.
face-tech-great = Découverte majeure : { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
face-growth = une colonie s’agrandit
face-points = { $n } pas par tour.
face-type = { $what } : { $n } { $n ->
    [one] dé
   *[other] dés
 } ({ $tech }).
face-type-plus = { $what } : { $n } { $n ->
    [one] dé
   *[other] dés
 } + { $plus } ({ $tech }).
face-plus-gold = +{ $n }
face-rolled = { $what } : { $n }
face-pick-open = Choix en cours
face-pick-down = Choix fait, face cachée
face-pick-seen = L’unité choisie
face-lost = perdue
face-deal = Échange
face-deal-income = Production { $now } → { $then }
face-deal-points = Points { $now } → { $then }
face-deal-income-least = Production { $now } → { $then } (le minimum)
face-deal-gold-theirs = Vous demandez déjà de l’or : il ne va que dans un sens.
face-deal-gold-yours = Vous payez déjà : l’or ne va que dans un sens.
face-deal-purse-yours = { $n ->
    [0] Vous n’avez pas d’or.
    [one] Vous n’avez qu’une pièce d’or.
   *[other] Vous n’avez que { $n } pièces d’or.
 }
face-deal-purse-theirs = { $n ->
    [0] { $who } n’a pas d’or.
    [one] { $who } n’a qu’une pièce d’or.
   *[other] { $who } n’a que { $n } pièces d’or.
 }
face-deal-worth = Production ainsi obtenue : { $how }
face-deal-yours = vous { $now } → { $then }
face-deal-theirs = { $who } { $now } → { $then }
face-deal-loan-kind = Une nouvelle sorte pour { $who } : { $n ->
    [0] elle rapporte dès qu’il y a des technologies
    [one] +1 pièce d’or
   *[other] +{ $n } pièces d’or
 }
face-deal-loan-second = La deuxième de sa sorte pour { $who } : trois pareilles rapportent { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
face-deal-loan-alike = { $who } en détient ainsi { $alike } pareilles, qui rapportent { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
face-deal-loan-roll = { $from }–{ $to }
face-deal-loan-critical = Critique si les dés donnent { $rolls } ({ $chance }) : { $n ->
    [0] toutes les colonies { DE($who) } rapportent alors le double
    [one] { $who } reçoit alors 1 pièce d’or de plus
   *[other] { $who } reçoit alors { $n } pièces d’or de plus
 }
face-deal-loan-covered = { CAP($who) } reçoit de toute façon au moins { $least } : { $n } { $n ->
    [one] pièce n’ajoute
   *[other] pièces n’ajoutent
 } donc rien au revenu
face-deal-loans = Prêts jusqu’à la fin de la production
face-deal-technologies = Technologies
face-deal-wonders = Merveilles
face-deal-figures = Colons et unités
face-deal-settlements = Colonies
face-share = { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or du prix { $n ->
    [one] revient
   *[other] reviennent
 } à { $who }, qui possède « { $tech } »
face-card-value = { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or à la production : { $how }.
face-card-how = { $size }{ $resource ->
    [0] {""}
   *[other] {" "}avec ressource
 } { $base }{ $mood ->
    [0] , mécontente (un symbole de contentement ajouterait { $more })
    [1] , symbole de contentement +{ $more }
   *[other] , toujours contente +{ $more }
 }{ $twice ->
    [0] {""}
    [1] , symbole de productivité ×{ $times }
   *[other] , terre fertile ×{ $times }
 }
face-card-icons = { $who } a { $happy ->
    [one] 1 symbole de contentement
   *[other] { $happy } symboles de contentement
 } pour { $sad ->
    [one] 1 colonie
   *[other] { $sad } colonies
 } et { $productive ->
    [one] 1 symbole de productivité
   *[other] { $productive } symboles de productivité
 } pour { $plain }.
face-mat-borrowed = Prêtée par { $who } jusqu’à la fin de la production.
face-mat-resource = Prêtée par { $who } jusqu’à la fin de la production : seule sa ressource compte ici.
face-mat-lent = Prêtée à { $who } jusqu’à la fin de la production.
face-basic-value = Ce que cette colonie rapporte à la production : sa taille, 1 de plus en terre fertile
face-basic-resource = { $what } Chaque sorte que vous détenez rapporte 1 pièce d’or par technologie possédée ; trois cartes pareilles, { $more } de plus. Vos colonies rapportent le double quand les dés la rendent critique : { $rolls }.
face-advanced-resource = { $what } Chaque sorte que vous détenez rapporte { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or ; trois cartes pareilles, { $more } de plus. Elle en rapporte { $critical } de plus quand les dés la rendent critique : { $rolls }.
face-resource-roll = { $from }–{ $to } ({ $era })
face-kinds = { $what } : { $kinds }
face-made-under-way = Production en cours
face-made-each = { $kinds } × { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or
face-made-times = { $kinds } × { $n } { $n ->
    [one] technologie
   *[other] technologies
 }
face-last-turn = dernier tour
face-aid-battle-basic = Chaque paire complète de technologies du propriétaire d’une unité ajoute 1 ; un avion ajoute un dé à son partenaire.
face-aid-battle-advanced = Le bonus du type s’ajoute, et 1 pour le camp de qui possède la colonie ; un avion ajoute un à quatre dés à son partenaire.
face-aid-win = Comment gagner
face-win-ends = La partie se termine
face-win-basic = à la fin du tour où un joueur possède trois technologies modernes ;
face-win-die = à la fin du tour où l’on achète une technologie de l’{ $era }, si le dé lancé alors ne dépasse pas le nombre de celles que tous les joueurs possèdent ensemble ;
face-win-diplomatic = à la fin du tour où le possesseur des Nations Unies le décide : victoire diplomatique ;
face-win-military = à la fin du tour où le possesseur du Programme Apollo le décide : victoire militaire ;
face-win-technological = à la fin du tour où le vaisseau colonial Alpha Centauri est acheté : victoire technologique ;
face-win-conquest = quand un seul joueur a encore des colonies : il gagne, quels que soient les points ;
face-win-limit = au plus tard après le tour { $n }.
face-win-era-basic = Une ère prend fin avec le tour où un joueur acquiert sa troisième technologie de cette ère, ou avec celui où la dernière est prise.
face-win-era-advanced = Une ère se termine avec le tour où quelqu’un achète la première technologie de la suivante.
face-win-so-far = Technologies de l’{ $era } possédées jusqu’ici
face-win-points = Qui a alors le plus de points l’emporte
face-win-sizes = 1 point pour un village, 2 pour une ville, 3 pour une cité, 4 pour une métropole
face-win-technologies = { $n } { $n -> 
    [one] point
   *[other] points
 } par technologie
face-win-wonders = { $n } { $n -> 
    [one] point
   *[other] points
 } par merveille
face-win-great = { $n } { $n -> 
    [one] point
   *[other] points
 } par découverte majeure
face-win-ending = Selon la fin : { $n } { $n -> 
    [one] point
   *[other] points
 } pour les Nations Unies (diplomatique), 1 par unité militaire (militaire), 1 par technologie (technologique)
face-win-tie-shared = À égalité, la victoire est partagée.
face-win-tie-gold = À égalité, l’or départage, puis le nombre de colonies.
face-basic-gold = Achète unités, colons, villages, extensions et technologies.
face-basic-fertile = La colonie compte ici une taille de plus à la production.
face-wonders-help = Le premier qui annonce un jalon de l’ère en prend la merveille suivante. Chacune vaut { $n } { $n -> 
    [one] point
   *[other] points
 }, et rien d’autre.
face-basic-wonder = Merveille
face-basic-wonder-help = Au premier joueur qui annonce un jalon de son ère ; elle n’a pas d’autre effet. { $n } { $n -> 
    [one] point
   *[other] points
 }.
face-basic-tech = Technologie, { $era }
face-basic-tech-help = Les technologies d’une ère se valent toutes. La première vous coûte { $first } { $first ->
    [one] pièce
   *[other] pièces
 } d’or, chaque suivante { $more } de plus, quel que soit le tour. La troisième qu’un joueur possède d’une ère met fin à l’ère avec le tour. Chaque paire complète ajoute 1 au combat, et chacune multiplie vos ressources à la production. { $points } { $points -> 
    [one] point
   *[other] points
 } chacune.
face-basic-settler = Explore et fonde des villages. { $a }, { $b }, { $c } ou { $d } { $d ->
    [one] pièce
   *[other] pièces
 } d’or, selon l’ère.
face-basic-aircraft = { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or. Ajoute un dé à l’unité qu’il accompagne au combat.
face-basic-unit = { CAP($era) }, { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d’or : { $n } { $n -> 
    [one] dé
   *[other] dés
 }.

## Feuilles et cartes

face-sheet-battle = Bataille
face-sheet-deal = Échange
face-sheet-account = Votre production
face-sheet-purchase = Achats
face-sheet-win = Comment gagner
face-purchase-title = { $gold } { $gold ->
    [one] pièce
   *[other] pièces
 } d’or, prochaine production { $n }
face-buy-found = Fonder
face-buy-grow = Agrandir
face-buy-figures = Colons et unités
face-buy-technologies = Technologies
face-buy-improvements = Améliorations et merveilles
face-buy-milestones = Jalons
face-buy-sell = Vendre
face-purchase-collected = Vous avez touché { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or : { $how }.
face-purchase-collected-same = Vous avez touché { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or.
face-buy-meets = atteint le jalon « { $what } »
face-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
face-buy-fertile = fertile : +1
face-buy-outgrown = il n’en restera que { $n } pour « { $what } »
face-buy-unseen = le marqueur inconnu peut l’empêcher
face-buy-uses-settler = coûte le colon
face-buy-settler = explore ; peut devenir un village, à payer en plus
face-buy-dice = { $sort }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
 }
face-buy-aircraft = +{ $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } pour son équipier
face-buy-beats-infantry = bat l’infanterie
face-buy-beats-cavalry = bat la cavalerie
face-buy-beats-artillery = bat l’artillerie
face-buy-carries = transporte { $n ->
    [one] une armée ou un colon
   *[other] { $n } armées ou colons
 }
face-buy-brings = rapporte : { $what }
face-buy-opens = ouvre : { $what }
face-buy-past-era = ère passée : moitié prix
face-buy-left = { $n ->
    [0] il n’en reste aucune
    [one] il en reste { $n }
   *[other] il en reste { $n }
 }
face-buy-happy = { $n ->
    [one] 1 colonie contente de plus
   *[other] { $n } colonies contentes de plus
 }
face-buy-productive = { $n ->
    [one] 1 colonie productive de plus
   *[other] { $n } colonies productives de plus
 }
face-basic-tech-alike = Les technologies d’une même ère se valent toutes. Sous chaque pile : son prix, et qui en a déjà pris.
face-stake = { $what } { DE($who) } : { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour
face-stake-none = aucune colonie en jeu
face-ends-if-won = Si vous gagnez
face-ends-if-lost = Si vous perdez
face-ends-if-drawn = Si personne ne survit
face-ends-yours = { $where } : la colonie reste à vous ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour).
face-ends-taken = { $where } : vous prenez la colonie ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour{ $bare ->
    [0] {""}
   *[other] {" "}sans symbole
 }).
face-ends-lost = { $where } : { $who } prend la colonie ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour).
face-ends-theirs = { $where } : la colonie reste { A($who) } ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour).
face-ends-allies = { $where } : votre camp prend la colonie ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour{ $bare ->
    [0] {""}
   *[other] {" "}sans symbole
 }).
face-ends-foes = { $where } : l’autre camp prend la colonie ({ $what }, { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or par tour).
face-round = Manche { $n }
face-beats = l’emporte sur
face-equals = égale
face-falls-to = cède à
face-pick-secret = chacun choisit en secret
face-superior-by = +{ $n } ({ $era })
face-card-battle = Bataille
face-battle-win = de chances de gagner
face-battle-win-how = Si les deux camps choisissent leurs unités au hasard.
face-odds-round-wins = gagne
face-odds-round-both = les deux tombent
face-odds-round-falls = tombe
face-odds-battle-wins = gagne la bataille
face-odds-battle-both = plus personne
face-odds-battle-falls = perd la bataille
face-card-found = Exploration
face-card-finds = révèle
face-card-free = gratuitement
face-found-fertile = Une colonie y rapporte davantage à chaque production.
face-card-attacks = a déclaré la bataille
face-card-defends = se défend
face-card-lost = { CAP($who) } perd : { $what }.
face-card-lost-all = { CAP($who) } perd : { $what }. La colonie { DE($from) } ({ $size }) est prise.
face-card-both-lost = Totaux égaux : les deux unités sont éliminées.
face-card-with-aircraft = avec un avion
face-card-superior = supériorité, { $own } contre { $other }
face-card-science = technologies, 1 par paire
face-card-added = +{ $n } { $what }
face-card-captured = Prise
face-card-takes = s’en empare
face-card-loses = la perd
face-card-destroyed = Anéantie
face-card-deal = Échange
face-card-technology = Technologie
face-card-pays = paie
face-card-tech-basic = { $n ->
    [one] 1 point
   *[other] { $n } points
 } ; davantage d’or pour les ressources ; une sur deux ajoute 1 à chaque bataille
face-card-wonder = Merveille
face-card-era = Une nouvelle ère
face-card-era-ends = Une ère se termine
face-card-brings-about = y met fin
face-era-basic = Les nouvelles unités lancent { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 }, la supériorité ajoute { $dice }. Armées, colons et villages coûtent { $army } pièces d’or, les flottes { $fleet }. Les technologies et merveilles qui restaient quittent le jeu ; trois nouveaux jalons sont à prendre. Vos unités restent ce qu’elles sont{ $catapults ->
    [0] {""}
   *[other] {" "}; seules les catapultes deviennent médiévales
 }.
face-era-advanced = Les technologies des ères passées coûtent moitié prix, les améliorations de l’ère finie sont rendues et ses merveilles n’ont plus d’effet. Les nouvelles armées coûtent { $army } pièces d’or, les flottes { $fleet }, les améliorations { $improvement } ; la supériorité ajoute { $dice }.
face-declines = refuse
face-card-fallen = Effondrement
face-card-end-die = La partie s’arrête-t-elle ?
face-card-ends = Le dernier tour
face-card-goes-on = La partie continue
face-card-rolls = lance
face-card-known = Technologies de la dernière ère
face-card-over = La partie est finie
face-far = { $where }, en deux pas : par { $via }

## Ce qui est dit d’une région

face-region-settlement = { CAP($what) } { DE($who) } : { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or à la production.
face-region-settlement-how = { CAP($what) } { DE($who) } : { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or à la production ({ $how }).
face-region-figures = { $who } : { $what }.
face-region-battle = Bataille déclarée par { $who }, à livrer après les mouvements.
face-region-resource = Ressource : { $what }.
face-region-found = { $what } : { $help }
face-region-known = Face cachée, connu de vous seul : { $what }.
face-region-hidden = Marqueur face cachée : un colon sur place peut le regarder.
face-region-start = Marqueur face cachée : si quelqu’un part d’ici, il est révélé à la fin de la mise en place. Terrains et ressources restent, trésors et technologies lui reviennent ; déserts, pestes et civilisations mineures sont retirés sans effet.
face-region-beset = Une attaque contre { $who } est possible ici : { $n ->
    [one] une armée se trouve ici ou à un pas
   *[other] { $n } armées se trouvent ici ou à un pas
 }.
face-region-open = Sans défense : { $n ->
    [one] une armée ici ou à un pas pourrait la prendre sans combat
   *[other] { $n } armées ici ou à un pas pourraient la prendre sans combat
 }.
face-region-lone = Colons { DE($who) } sans escorte : { $n ->
    [one] une armée ici ou à un pas pourrait les éliminer
   *[other] { $n } armées ici ou à un pas pourraient les éliminer
 }.
face-region-around = { $n ->
    [0] Aucune région voisine : on n’en sort que par mer, avec { $fleet } à { $gold } { $gold ->
        [one] pièce
       *[other] pièces
     } d’or{ $needs ->
        [0] {""}
       *[other] {" "}une fois « { $tech } » en jeu
     }
    [one] Une seule région voisine par terre
   *[other] { $n } régions voisines par terre
 }.
face-region-near = Distance par terre, en pas : { $who }.
face-region-steps = { $who } ({ $n })
face-purchase-open = Sans défense : { $what }
face-purchase-alone = Colons sans escorte : { $what }
face-purchase-open-one = { $where } ({ $n ->
    [one] 1 armée ici ou à un pas
   *[other] { $n } armées ici ou à un pas
 })
face-deal-tech = { $n ->
    [one] 1 point
   *[other] { $n } points
 }, +1 par sorte de ressource à la production, et chaque paire ajoute 1 aux batailles
face-deal-tech-share = Qui la possède reçoit { $n } { $n ->
    [one] pièce
   *[other] pièces
 } d’or chaque fois qu’un autre achète : { $what }. Ce qu’elle a rapporté d’emblée reste où c’est
face-deal-tech-nothing = Rien ne se vend grâce à elle, et ce qu’elle a rapporté d’emblée reste où c’est
face-deal-wonder-spent = Elle n’a plus d’effet
face-you-give = Vous donnez
face-card-worth = { $n ->
    [0] aucun point
    [one] 1 point
   *[other] { $n } points
 }
face-class-infantry = infanterie
face-class-cavalry = cavalerie
face-class-artillery = artillerie
face-class-fleet = flotte
face-purchase-how = dont { $how }
face-buy-covered = { $what }, revenu inchangé : couvert par le minimum
face-buy-tech-gold = +1 pièce d’or par sorte de ressource à chaque production
face-buy-tech-covered = +1 pièce d’or par sorte de ressource, une fois dépassé le minimum de { $n }
face-buy-tech-pair = complète une paire de technologies : +1 à chaque bataille
face-buy-tech-half = avec une technologie de plus : +1 à chaque bataille
face-buy-tech-third = la troisième de l’ère : l’ère se termine avec ce tour
face-buy-tech-left = { $n ->
    [one] la dernière de l’ère
   *[other] il en reste { $n }, la suivante vous coûtera { $next }
 }
