face-day = Jour { $day } sur { $days }
face-choosing = choix des heures
face-travelling = { $who } est en route
face-over = Le voyage est fini
face-hand = Vos heures
face-hour = { $n } h
face-ready = a choisi
face-cards = { $n ->
    [one] { $n } heure en main
   *[other] { $n } heures en main
}
face-income = { $n } par soir
face-wells = Puits
face-rests = Repos
face-plus = +{ $n }
face-raids = { $who } attaque { $well }
face-aid-hours = Heures déjà passées
face-tip-well = Qui campe ici en tire chaque soir autant de points que le nombre indiqué.
face-tip-hour = La caravane la plus matinale voyage d’abord. Chaque heure ne sert qu’une fois.
face-tip-camp = Pour l’attaquer il faut 3, et 1 de plus par puits adjacent du même joueur.
