# Ce que disent les règles et la table. Les clés vont par familles : prompt-, do-, refuse-, event-, gist-, gauge-, option-, tie-.

game-title = Mirage
game-tagline = Neuf puits, cinq jours, et jamais assez d’ombre.
game-about = Chacun choisit en secret l’heure de son départ. La caravane matinale trouve le puits libre ; la dernière sait où frapper.

option-days = Jours
option-days-help = Combien de jours dure la partie.
option-days-3 = trois
option-days-5 = cinq
option-storm = Tempêtes de sable
option-storm-help = Chaque soir, le sable recouvre un puits et le camp qui s’y trouve est perdu.
option-nomads = Nomades
option-nomads-help = Qui ne tient aucun puits peut les attaquer tous.
preset-first = Trois jours.
preset-usual = Cinq jours, sans options.
preset-everything = Tempêtes de sable et nomades.

player = { $who }
well-azur = Azur
well-bahar = Bahar
well-cassim = Cassim
well-dalia = Dalia
well-esna = Esna
well-farah = Farah
well-gourma = Gourma
well-hadra = Hadra
well-ilim = Ilim

prompt-dawn = Choisissez l’heure à laquelle part votre caravane.
prompt-travel = Votre caravane est en route : camper, attaquer ou se reposer.

do-choose = Partir à { $hour } h
do-camp = Camper à { $well } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
} par soir)
do-raid = Attaquer { $from } à { $well } (il faut { $needed })
do-rest = Se reposer (1 point)

refuse-yours = Vous tenez déjà { $well }.
refuse-far = { $well } n’est adjacent à aucun de vos puits.
refuse-no-well = Vous ne tenez aucun puits d’où attaquer { $well }.

event-dawn = Aube du jour { $day }.
event-chose = { $who } partira à { $hour } h.
event-ready = { $who } a choisi son heure.
event-turned-up = { $who } part à { $hour } h.
event-camped = { $who } campe à { $well }.
event-raid-won = { $who } attaque { $from } à { $well } et prend le puits : { $die } au dé pour { $needed }.
event-raid-lost = { $who } attaque { $from } à { $well } en vain : { $die } au dé pour { $needed }.
event-rested = { $who } se repose et marque 1.
event-drank = Les puits { DE($who) } rapportent { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-storm = Le sable recouvre { $well } : { $who } y perd son camp.
event-storm-empty = Le sable passe sur { $well }, où personne ne campe.
event-game-over = Le voyage est fini. Victoire : { $winners }.

gist-raid-won = { $who } prend { $well }
gist-raid-lost = { $who } attaque { $well } en vain

gauge-points = points
gauge-income = points par soir
gauge-camp = camp

tie-wells = plus de puits
