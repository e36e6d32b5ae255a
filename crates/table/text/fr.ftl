# Le cadre commun à tous les jeux. Les clés commencent par ui-.

## La table
ui-prompt = Que faire
ui-your-turn = À vous de jouer
ui-waiting = On attend
ui-watching = Vous regardez la partie.
ui-past = Vous regardez l’étape { $at } sur { $of }
ui-over = La partie est terminée.
ui-winner = { $count ->
    [one] l’emporte avec { $what }
   *[other] se partagent la victoire avec { $what }
 }
ui-ahead = devant { $who } : { $what }
ui-who = { $who }
ui-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
ui-on-board = { $n ->
    [one] Sur le plateau : un choix
   *[other] Sur le plateau : { $n } choix
 }
ui-choices = { $n ->
    [one] Un choix
   *[other] { $n } choix
 }
ui-whole-mat = Tout ce que possède { $who }
ui-menu = Menu
ui-enlarge = En grand, sur le plateau
ui-fold-hand = Baisser ou relever ce qui est posé sur le plateau
ui-how-many = Combien
ui-fewer = Un de moins
ui-more-of-it = Un de plus
ui-why-not = Pourquoi impossible ?
ui-colon = {"\u00A0"}:
ui-deeds = Ce que vous pouvez faire
ui-deed-ways = { $n ->
    [one] une possibilité
   *[other] { $n } possibilités
 }
ui-not-now = pas maintenant
ui-more-things = { $n ->
    [one] un autre
   *[other] { $n } autres
 }
ui-lost = Pas encore utilisé, et perdu si vous continuez :
ui-lost-anyway = Continuer quand même
ui-lost-stay = Pas encore
ui-lost-never = Ne plus demander
ui-lost-ask = Demander avant de perdre ce qui reste à utiliser
ui-ends = Après cela, la main passe.
ui-ends-go = Oui, c’est décidé
ui-ends-ask = Demander avant une réponse qui fait passer la main
ui-back-to-game = Revenir à la partie
ui-do-it = Valider
ui-taps = Sur écran tactile : montrer d’abord ce que coûte ou risque un choix
ui-undo-to-here = Annuler jusqu’ici
ui-undo-group = Revenir en arrière
ui-undo = Annuler
ui-undo-help = Annuler la dernière étape (U)
ui-undo-nothing = Rien à annuler : aucun coup de vous pour l’instant
ui-undo-learned = Impossible d’annuler : depuis, un dé a été lancé ou quelque chose de caché (une carte, par exemple) révélé
ui-undo-others = Impossible d’annuler : d’autres ont répondu depuis
ui-undo-over = Impossible d’annuler : la partie est finie
ui-redo = Rétablir
ui-redo-help = Refaire l’étape annulée (Y)
ui-restart = Recommencer ce tour
ui-bare = Cacher les pièces (H)
ui-pass = Passez l’appareil à
ui-pass-ready = Les autres détournent les yeux : continuer
ui-board = Le plateau
ui-zoom = Zoom
ui-zoom-in = Plus près (+)
ui-zoom-out = Plus loin (−)
ui-fit = Tout le plateau (0)
ui-panels = À côté du plateau
ui-players = Joueurs
ui-log = Journal
ui-chat = Chat
ui-chat-help = Dire quelque chose à la table
ui-send = Envoyer
ui-rules = Règles
ui-rules-find = Chercher dans les règles, ou un numéro comme R6.2
ui-aids = Aides
ui-scores = Scores
ui-source = Origine
ui-total = Total
ui-notes = Notes
ui-notes-help = Plans, soupçons, rancunes…
ui-notes-private = Personne d’autre ne voit ces notes. Elles restent avec la table.
ui-table = Table
ui-loading = Un instant…
ui-skip = Aller au contenu
ui-skip-prompt = Aller à ce qu’il y a à faire
ui-dice = Dés

## Sièges
ui-you = vous
ui-bot = Robot
ui-empty-seat = Siège libre
ui-online = À la table
ui-offline = Pas à la table
ui-to-move = C’est son tour
ui-play-as = Jouer ce siège
ui-place = { $n ->
    [1] 1er
   *[other] { $n }e
 }
ui-points-short = pts

## Historique
ui-history = Historique
ui-step = Étape { $at } sur { $of }
ui-first = Le début
ui-earlier = Une étape avant ([)
ui-later = Une étape après (])
ui-now = Présent
ui-replay = Revoir la partie

## Scores à la fin
ui-final = Score final
ui-close = Fermer
ui-chart = Les points au fil de la partie
ui-chart-steps = étapes
ui-rematch = Revanche
ui-export = Enregistrer la partie

## La table elle-même
ui-options = Options
ui-yes = oui
ui-no = non
ui-file = La partie
ui-report = Signaler un problème
ui-report-help = Copie la position, les dernières étapes et la version du navigateur, prêtes à coller. Les secrets des autres n’y figurent pas.
ui-fair = Des dés honnêtes
ui-fair-help = Tout le hasard vient d’un seul nombre secret. Son empreinte est montrée dès le début et le nombre lui-même à la fin : chacun peut vérifier chaque dé et chaque tirage.
ui-commitment = Empreinte
ui-seed = Nombre secret
ui-invite-help = Envoyez ce lien aux personnes que vous voulez à votre table.
ui-copy = Copier
ui-copied = Copié.
ui-copy-by-hand = Votre navigateur ne laisse pas la page copier. Le texte est sélectionné : appuyez sur Ctrl+C.
ui-report-copied = Copié : collez-le dans votre message.
ui-hint = Conseil
ui-hint-help = Que ferait un robot ?
ui-hint-says = Un robot choisirait :
ui-hint-place = rang moyen en fin de partie
ui-hint-later = Par la suite, par rapport aux autres réponses :
ui-why = Pourquoi ?
ui-why-hopes = { $who } espère
ui-why-even = { $who } n’y voyait guère de différence avec les autres choix.
ui-why-only = { $who } n’avait pas d’autre choix.
ui-why-secret = { $who } ne peut le dire sans dévoiler quelque chose.
ui-coach = Conseiller
ui-coach-help = Avant un choix qu’un joueur plus fort ne ferait pas, il dit pourquoi. Vous pouvez continuer quand même.
ui-coach-sees = un joueur plus fort y réfléchirait encore.
ui-coach-not = et non
ui-coach-none = aucun
ui-coach-yours = à vous
ui-coach-gone = plus à vous
ui-coach-kept = toujours à vous
ui-coach-never = pas à vous
ui-coach-instead = Il choisirait :
ui-coach-stake = L’enjeu :
ui-hand-to-bot = Confier à un robot
ui-take-back = Reprendre le siège

## Ce que dit le navigateur
ui-connected = Connexion établie
ui-reconnecting = Connexion perdue, nouvel essai…
ui-offline-now = Pas de connexion. Votre étape partira dès que la ligne reviendra.
ui-choose = Lequel ?
ui-no-rule = Cette règle n’est pas dans le texte.
ui-failed = Cela n’a pas marché.
ui-new-version = La table a été renouvelée ; on la recharge.
ui-sending = Envoi…

## Touches
ui-keys = Clavier (?)
ui-key-next = choix suivant ou précédent
ui-key-arrows = choix le plus proche dans cette direction ; sinon, déplacer le plateau
ui-key-enter = prendre ce choix
ui-key-digits = prendre la réponse de ce numéro
ui-key-undo = annuler ou rétablir
ui-key-history = une étape en arrière ou en avant dans l’historique
ui-key-zoom = plus près, plus loin, tout le plateau
ui-key-tabs = journal, discussion, règles, scores
ui-key-escape = fermer ce qui est ouvert ; revenir au présent

## Pages
ui-ways = Pages
ui-lobby = Accueil
ui-new-table = Nouvelle table
ui-archive = Archives
ui-language = Langue
ui-light = Couleurs claires
ui-dark = Couleurs sombres
ui-auto = Couleurs du système
ui-account = Compte
ui-foot = Ecumene : de grands jeux de civilisation, entre amis et avec des robots. Aucun coup ne se perd, rien de caché ne filtre, chaque règle s’explique.
ui-games = Jeux
ui-hero = Prenez place et jouez
ui-hero-text = De grands jeux de civilisation, toutes les règles appliquées et expliquées. Sans inscription.
ui-play-bots = Jouer contre des robots
ui-set-up = Préparer
ui-my-tables = Mes tables
ui-open-tables = Tables qui attendent des joueurs
ui-running-tables = Tables à regarder
ui-finished-tables = Parties terminées
ui-no-open = Aucune table n’attend de joueurs. Ouvrez-en une !
ui-no-finished = Aucune partie n’est encore terminée.
ui-older = Plus anciennes
ui-free = libre
ui-finished = Terminée
ui-seats-free = { $n ->
    [0] Tous les sièges sont pris
    [one] Un siège est libre
   *[other] { $n } sièges sont libres
 }
ui-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
 }
ui-choose-game = Choisissez un jeu.
ui-seats = Sièges
ui-seat = Siège { $n }
ui-seat-name = Nom au siège { $n }
ui-player = Joueur { $n }
ui-seats-help = { $min } à { $max } joueurs. Un siège ouvert attend qui suivra le lien ; « même appareil » fait passer l’écran de main en main, avec un nom pour chacun.
ui-presets = Quelles règles
ui-preset-first = Première partie
ui-preset-usual = Comme d’habitude
ui-preset-letter = À la lettre
ui-preset-everything = Tout à la fois
ui-preset-own = À ma façon
ui-preset-own-help = { $n ->
    [one] Un réglage, avec sa règle.
   *[other] { $n } réglages, chacun avec sa règle.
 }
ui-preset-changes = Ce qui change :
ui-options-beneath = { $n ->
    [one] Une lecture à part
   *[other] { $n } lectures, une à une
 }
ui-chair-me = Moi
ui-chair-open = Ouvert
ui-chair-hot = Même appareil
ui-chair-none = Inutilisé
ui-table-itself = La table
ui-title = Nom de la table
ui-private = Privée
ui-private-help = Seules les personnes qui ont le lien trouvent cette table.
ui-hints = Conseils
ui-hints-help = Chacun peut demander ce qu’un robot ferait à sa place.
ui-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
ui-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
 }
ui-days = { $n ->
    [one] un jour
   *[other] { $n } jours
 }
ui-weeks = { $n ->
    [one] une semaine
   *[other] { $n } semaines
 }
ui-create = Ouvrir la table
ui-all-here = Tout le monde est là.
ui-sit = S’asseoir
ui-seat-bot = Asseoir un robot
ui-remove = Retirer
ui-leave = Se lever
ui-start = Commencer
ui-abandon = Fermer cette table
ui-invites-you = vous invite à jouer.
ui-late-full = Tous les sièges sont pris. Quelqu’un se lèvera peut-être ; en attendant, vous pouvez jeter un œil.
ui-late-begun = Tous les sièges sont pris et la partie a commencé. Vous pouvez la regarder.
ui-watch = Regarder
ui-by-invitation = Cette table est privée : c’est l’invitation d’une personne assise là qui mène à un siège.
ui-your-name = Votre nom à la table
ui-save = Enregistrer
ui-import = Ouvrir une partie enregistrée
ui-import-help = Une partie enregistrée rejoue chaque étape, et ses dés peuvent être vérifiés. Inachevée, elle peut être poursuivie.
ui-import-file = Fichier de partie
ui-sign-in = Se connecter
ui-sign-up = Créer un compte
ui-sign-out = Se déconnecter
ui-name = Nom
ui-password = Mot de passe
ui-no-account = Pas encore de compte ?
ui-have-account = Déjà un compte ?
ui-guest-help = Vous pouvez jouer en invité, reconnu par cet appareil. Avec un compte, vos tables vous suivent partout.
ui-change-password = Changer le mot de passe
ui-old-password = Ancien mot de passe
ui-new-password = Nouveau mot de passe
ui-tokens = Clés pour vos programmes
ui-tokens-help = Avec une clé, un programme joue par l’API en votre nom.
ui-token-label = À quoi sert la clé
ui-make-token = Créer une clé
ui-error-missing = Il n’y a rien ici
ui-error-forbidden = Pas pour vous
ui-error-often = Trop souvent
ui-error-request = Cela n’a pas été compris
ui-error-server = Quelque chose s’est cassé chez nous

ui-reminders = Rappels
ui-reminders-help = Quand vous êtes loin d’une table : que c’est à vous de jouer, ou que la partie est finie, avec un lien. Rien d’autre de la partie n’y figure.
ui-reminders-often = Fréquence
ui-reminders-now = Sur le moment
ui-reminders-daily = Une fois par jour, toutes les tables ensemble
ui-reminders-never = Jamais
ui-reminders-hook = Adresse du webhook
ui-reminders-hook-help = D’un salon Discord ou Slack, ou de tout service qui accepte du JSON en https.
ui-reminders-mail = Adresse e-mail
ui-reminders-unconfirmed = Nous avons écrit à cette adresse. Elle comptera dès que vous aurez suivi le lien reçu.
ui-reminders-trouble = Le dernier rappel n’est pas arrivé :

# Ce que les autres ont fait depuis la dernière réponse.
ui-since = Depuis votre dernière réponse
ui-since-others = Ce que les autres viennent de faire
ui-since-start = Depuis le début de la partie
ui-since-lines = { $n ->
    [0] Rien n’a été dit depuis votre dernière réponse
    [one] Une ligne depuis votre dernière réponse
   *[other] { $n } lignes depuis votre dernière réponse
 }
ui-since-told = { $n ->
    [one] une ligne du journal
   *[other] { $n } lignes du journal
 }
ui-since-places = Sur le plateau
ui-since-common = Pour tout le monde
ui-since-nothing = Rien de ce qui est à vous n’a changé.
ui-own-turn = Votre tour jusqu’ici
ui-outcome-won = Gagné :
ui-outcome-near = Pas encore fini :
ui-outcome-even = Égalité :
ui-outcome-lost = Perdu :
ui-and-more = { $n ->
    [one] et une autre ligne
   *[other] et { $n } autres lignes
 }
ui-show-me = Revoir
ui-show-all = Tout revoir
ui-you-were-here = vous en étiez là
ui-card = Voir la carte
ui-to-my-turn = Retour au plateau
ui-stand = Ne plus demander…
ui-stand-help = Ne plus être interrogé à ce sujet : { $what }. Jusqu’à votre prochain coup ou pour toute la partie, à vous de choisir ; entre-temps, c’est décliné pour vous. Sous « Table », vous pouvez vous faire redemander.
ui-stand-turn = Non, et plus avant mon prochain coup
ui-stand-game = Non, et plus de toute la partie
ui-stands = Ce qu’on ne vous demande pas
ui-stands-help = Ces questions sont déclinées pour vous, après une pause comme si vous aviez réfléchi. Vous seul le voyez.
ui-stand-for-good = pour le reste de la partie
ui-stand-for-now = jusqu’à votre prochaine réponse à autre chose
ui-unstand = Me redemander
ui-only-told = Répondu pour vous, il n’y avait rien d’autre :
ui-rest-stopped = Arrêt ici : la suite n’est plus telle que vous l’aviez choisie. À vous de choisir à nouveau.
ui-only = Répondre pour moi quand il n’y a qu’une réponse
ui-round-sheet = Ce que chacun a gagné
ui-round-told = Ce qui s’est passé
ui-round-cards = Ce qui a compté
ui-round-gains = Ce que chacun a gagné
ui-round-from = origine des points
ui-round-gain = points gagnés
ui-round-standing = points : avant, puis gagnés
ui-round-on = Continuer la partie
ui-round-later = La partie a continué depuis : derrière cette feuille, le plateau est déjà plus avancé.
ui-brief-seat = { $who }
ui-opens-by-itself = L’afficher automatiquement
ui-opens-after-much = L’afficher automatiquement s’il s’est passé beaucoup de choses
ui-sound = Son
ui-sound-help = Les dés, les cartes et une cloche quand c’est à vous ; sur cet appareil
ui-pace = Rythme
ui-pace-help = À quelle allure vous voyez ce que font les autres. Vous pouvez toujours répondre sans attendre.
ui-pace-instant = immédiat
ui-pace-brisk = vif
ui-pace-calm = calme
ui-pace-one = pas à pas
ui-pace-next = Suivant
ui-pace-skip = Passer
ui-pace-stop = Arrêter
# Ce que ferait un choix.
ui-percent = { $n } %
ui-chance-about = environ { $n } %
ui-chance-rarely = rarement
ui-chance-nearly = presque sûrement
ui-fore-at-once = Tout de suite :
ui-fore-more = { $n ->
    [one] et une autre ligne
   *[other] et { $n } autres lignes
 }
ui-fore-range = entre { $low } et { $high }, le plus souvent { $likely }
ui-fore-range-stays = entre { $low } et { $high }, le plus souvent comme avant
ui-fore-then = Ensuite :
ui-fore-only = { $asked } { $what }, seul choix possible
ui-fore-answers = { $who } répond
ui-fore-turn = au tour { DE($who) }
ui-fore-to = à
ui-fore-sure = Rien n’est tiré ni lancé pour cette réponse.
ui-fore-luck = Le hasard a son mot à dire.
ui-fore-surely = Sûr
ui-fore-nothing = ne change rien
ui-fore-anyway = Avec la plupart des réponses :
ui-fore-whatever = Quoi que vous répondiez :
ui-fore-besides = En outre :
ui-fore-ends = la partie s’achève

## Leçons

ui-lesson = Leçon
ui-lesson-part = Étape { $n } sur { $of }
ui-lesson-left = { $n ->
    [one] encore une minute environ
   *[other] encore { $n } minutes environ
}
ui-lesson-away = Ranger la leçon ; vous la retrouverez où vous l’avez laissée
ui-lesson-fold = Replier ou déplier la carte
ui-lesson-look = Regardez
ui-lesson-try = Essayez
ui-lesson-why = Pourquoi c’est important
ui-lesson-done = C’est fait
ui-lesson-skipped = Carte passée, sans essayer
ui-lesson-wait = Jouez comme il vous plaît. Cette carte se retourne toute seule quand son moment est venu.
ui-lesson-else = Pas encore essayé, et ce n’est pas grave : ici, rien ne peut mal tourner. Essayez maintenant, ou continuez.
ui-lesson-back = Retour
ui-lesson-next = Suite
ui-lesson-skip = Sauter
ui-lesson-for-me = Faites-le pour moi
ui-lesson-read = Relire
ui-lesson-go = J’essaie
ui-lesson-play-on = Jouer la suite
ui-lesson-now = Essayer maintenant
ui-lesson-guided = Vers la partie guidée
ui-lesson-resume = Reprendre la leçon ({ $n } sur { $of })
ui-learn = Apprendre
ui-learn-minutes = Apprendre · { $n } min
ui-learn-at = Apprendre · { $n } sur { $of }
ui-learn-again = Réapprendre

## La page d’accueil

ui-play = Jouer
ui-waits-for-you = On vous attend
ui-wait-too = On vous attend aussi
ui-goes-on = En cours
ui-seat-kept = Un siège vous est réservé
ui-table-asks = La table vous pose une question
ui-others-think = Les autres réfléchissent
ui-sit-down = Prendre place

## Des règles qui se jouent

ui-see-it = voir
ui-aid-sheet = Aide de jeu
ui-aid-print = À imprimer : elle tient sur une feuille.
ui-aid-icons = Les icônes
ui-contents = Sommaire
ui-rules-seen = { $n ->
    [one] Une règle à voir en jeu
   *[other] { $n } règles à voir en jeu
}
ui-example-start = La position
ui-example-step = Étape suivante
ui-example-again = Encore une fois

## People and time

ui-time = Temps de réflexion
ui-time-help = Toute la table le voit.
ui-time-alone = Seul contre des robots, on joue sans horloge.
ui-time-all-see = visible par tous
ui-time-left = Temps restant
ui-tempo-none = Sans horloge
ui-tempo-day = Un coup par jour
ui-tempo-week = Un coup par semaine
ui-tempo-move = { CAP($span) } par coup
ui-tempo-live = En direct : { $minutes } min pour la partie, plus { $seconds } s à chaque tour
ui-tempo-live-short = En direct
ui-live-minutes = Minutes pour la partie
ui-live-seconds = Secondes ajoutées à chaque tour
ui-clock-runs = Les horloges tournent
ui-hours-from = de
ui-hours-to = à
ui-away = Quand le temps de quelqu’un est écoulé
ui-away-stand-in = un robot joue jusqu’à son retour
ui-away-vote = les autres votent pour qu’un robot joue
ui-away-wait = les autres attendent
ui-away-told-stand-in = Quand le temps de quelqu’un est écoulé, un robot joue jusqu’à son retour ; le journal et le plateau personnel le disent.
ui-away-told-vote = Quand le temps de quelqu’un est écoulé, on demande aux autres si un robot doit jouer.
ui-away-told-wait = Quand le temps de quelqu’un est écoulé, les autres attendent.
ui-holidays = Congés
ui-holidays-n = { $n ->
    [0] aucun
    [one] un jour chacun
   *[other] { $n } jours chacun
 }
ui-holidays-each = { $n ->
    [one] Chacun a droit à un jour de repos.
   *[other] Chacun a droit à { $n } jours de repos.
 }
ui-terms-change = En cours de partie, cela ne change que si tout le monde est d’accord.
ui-change-terms = Modifier
ui-other-terms = Un autre rythme…
ui-ask-terms = Demander à la table
ui-ask-pause = Demander une pause
ui-paused = Les horloges sont arrêtées, d’un commun accord.
ui-resume = Reprendre
ui-take-holiday = Congé :
ui-go = Partir
ui-end-holiday = De retour de congé
ui-on-holiday = En congé : cette horloge est arrêtée
ui-votes = ({ $n } sur { $of } d’accord)
ui-agree = D’accord
ui-disagree = Pas d’accord
ui-withdraw = Retirer la demande
ui-your-time-out = Votre temps était écoulé : un robot joue pour vous.
ui-i-am-back = Je suis de retour
ui-your-seat-lent = Un robot joue à votre place jusqu’à votre retour.
ui-watchers = { $n ->
    [one] une personne regarde
   *[other] { $n } personnes regardent
 }
ui-follow = Suivre cette personne
ui-stands-in = un robot joue
ui-lent = prêté à un robot
ui-hand-over = Céder…
ui-hand-over-help = Qui suit ce lien reprend le siège.
ui-invite-to-seat = Inviter quelqu’un
ui-ask-for-seat = Demander ce siège
ui-resign = Abandonner
ui-resign-help = Un robot joue jusqu’à la fin, et vous ne voyez plus rien de ce siège.
ui-resign-sure = Oui, abandonner
ui-table-log = Ce qui s’est passé à la table
ui-chat-apart = Vous regardez : les joueurs ne lisent pas cette discussion.
ui-rematch-join = Vers la revanche
ui-rematch-watch = Regarder la revanche
ui-being-laid = Une table se prépare
ui-link-card = Ce que vos amis verront dans un message :
ui-lots = Tirer au sort
ui-read-rules = Les lire
ui-as-usual = Tout est comme d’habitude.
ui-all-options = Toutes les options
ui-at-this-table = À cette table
ui-public = Publique
ui-public-help = Tout le monde trouve cette table à l’accueil et peut s’y asseoir.
ui-no-hints = Sans conseils
ui-no-hints-help = Personne n’apprend ce que ferait un robot.
ui-watching-may = Spectateurs
ui-watching-may-help = Qui a le lien peut regarder ; on discute alors à part.
ui-starts-full = Commencer dès que tous les sièges sont pris
ui-kept-for = gardé pour
ui-stay = Rejouer
ui-release = Libérer
ui-seat-up = Un siège plus haut
ui-room-chat = Tous ceux qui passent ici peuvent lire et écrire.
ui-hands-you = vous propose un siège dans une partie en cours.
ui-hands-help = Vous reprenez le siège { $n } tel qu’il est, et verrez désormais ce qu’il voit.
ui-take-over = Reprendre le siège
ui-late-ask = Des robots occupent certains sièges : qui regarde peut en demander un à la table.
ui-watching-help = L’œil à côté d’un nom suit cette personne. Qui regarde discute à part, et peut demander le siège d’un robot.
## Reprendre d’un commun accord
ui-back-ask = Reprendre ?
ui-back-ask-help = Reprendre votre dernier coup, avec les réponses données depuis, si toute la table est d’accord. Ce que dés et cartes ont montré reste acquis.
ui-back-free = Reprendre
ui-back-free-help = Reprendre votre dernier coup, avec tout ce qui a suivi
ui-back-mine = Vous avez demandé à reprendre votre dernier coup.
ui-back-asked = { CAP($who) } demande à reprendre son dernier coup, avec les réponses données depuis.
ui-back-waits = On attend encore :
ui-back-yes = D’accord
ui-back-no = Non
ui-back-withdraw = Tant pis
ui-back-log = Coups qu’on a demandé à reprendre
ui-back-was-taken = { CAP($who) } a repris un coup, d’un commun accord.
ui-back-was-refused = { CAP($who) } a demandé à reprendre un coup ; quelqu’un a refusé.
ui-back-was-withdrawn = { CAP($who) } a demandé à reprendre un coup, puis y a renoncé.
ui-back-was-late = { CAP($who) } a demandé à reprendre un coup ; la partie a continué.
ui-practice = Partie d’entraînement
ui-practice-help = Ce que dés et cartes ont montré peut aussi être repris, si toute la table est d’accord.

## Plans
ui-plan = Votre plan
ui-try = Essayer
ui-try-help = Essayer des coups sur une copie que personne d’autre ne voit
ui-trying = Vous essayez.
ui-trying-help = Rien ici n’est réel : ce qui est caché, les dés et les coups des autres sont supposés.
ui-trying-turn = À la table, c’est maintenant à vous.
ui-trying-over = À partir d’ici, c’est aux autres : le plan s’arrête là.
ui-try-leave = Revenir à la table
ui-plan-keep = { $n ->
    [one] Garder ce coup comme plan
   *[other] Garder ces { $n } coups comme plan
 }
ui-plan-waits = Votre plan, pour quand ce sera à vous. Personne d’autre ne le voit.
ui-plan-holds = { $n ->
    [one] Votre plan est toujours possible.
   *[other] Votre plan est toujours possible, dans ses { $n } coups.
 }
ui-plan-broken = Votre plan échoue au coup { $n }. Ceci n’est plus possible :
ui-plan-play = Jouer le plan
ui-plan-play-some = { $n ->
    [one] Jouer le coup qui précède
   *[other] Jouer les { $n } coups qui précèdent
 }
ui-plan-drop = Abandonner le plan

## Messages, application, table suivante
ui-next-table = Table suivante
ui-next-table-help = Aller à la prochaine table qui vous attend (T)
ui-offline-page = Serveur injoignable
ui-offline-page-help = Rien n’est perdu : vos tables sont telles que vous les avez laissées. La page s’ouvrira dès que le serveur répondra.
ui-try-again = Réessayer
ui-push = Messages à ce navigateur
ui-push-help = Votre navigateur vous dit que c’est à vous, même quand aucune page n’est ouverte. Du jeu, il n’y figure que le nom. Chaque navigateur s’active pour lui-même.
ui-push-can = Ils sont désactivés.
ui-push-is-on = Ils sont activés.
ui-push-cannot = Ce navigateur ne reçoit pas de messages d’ici : il faut une adresse sûre (https) et une version récente.
ui-push-failed = Le navigateur a refusé. Peut-être que ses réglages bloquent les messages de ce site.
ui-push-on = Activer
ui-push-off = Désactiver

## Comptes
ui-rename = Changer de nom
ui-rename-help = Il sert à se connecter, et c’est lui que les autres voient. Toutes les écritures conviennent ; un nom qui ressemble à celui de quelqu’un d’autre, non.
ui-ties = Amis et blocages
ui-ties-help = Vos amis trouvent vos tables privées sur leur page d’accueil et peuvent s’y asseoir. Une personne bloquée ne peut pas s’asseoir à vos tables, ni vous aux siennes, et vous ne lisez pas ce qu’elle dit. Personne n’en est averti.
ui-tie-friend = amitié
ui-tie-blocked = blocage
ui-tie-who = Nom du compte
ui-tie-befriend = Ajouter aux amis
ui-tie-block = Bloquer
ui-tie-done = C’est noté. La page de votre compte énumère amis et blocages.
ui-export-all = Tout ce qui vous concerne
ui-export-all-help = Votre nom, vos tables, messages, notes, plans et réglages en un seul fichier. Les fichiers de partie s’enregistrent à chaque table, une fois la partie finie.
ui-export-all-do = Enregistrer le fichier
ui-delete-account = Partir pour de bon
ui-delete-account-help = Votre nom, vos messages, notes et réglages disparaissent aussitôt, sans retour. Les parties en cours continuent avec un robot à votre place ; ce que vous avez joué reste, sans votre nom.
ui-delete-account-do = Supprimer mon compte
ui-forgot = Mot de passe oublié ?
ui-forgot-help = Si votre compte a une adresse confirmée, nous y envoyons un lien. Sinon, demandez un code à qui tient ce serveur.
ui-forgot-do = M’envoyer un lien
ui-forgot-asked = Si ce compte a une adresse confirmée et si ce serveur envoie du courrier, un lien est en route. Sinon, demandez un code à qui tient ce serveur.
ui-have-code = J’ai un code
ui-reset = Nouveau mot de passe
ui-reset-help = Un code vaut un jour et ne sert qu’une fois. Tous les appareils sont déconnectés.
ui-code = Code
ui-incident = Si vous en parlez à qui tient ce serveur, donnez ce numéro :
ui-token-scope = Ce qu’elle permet
ui-scope-play = Jouer, ouvrir des tables et parler
ui-scope-look = Regarder seulement
ui-complain = Signaler quelqu’un
ui-complain-help = Une personne qui modère ce serveur le lira, avec la discussion de cette table. Personne d’autre n’en saura rien. Pour ne plus rien voir de quelqu’un, bloquez cette personne sur la page de votre compte.
ui-complain-about = Qui
ui-complain-text = Ce qui s’est passé
ui-complain-sent = Merci. Une personne qui modère ce serveur va s’en occuper.
ui-back-to-table = Retour à la table
ui-moderation = Modération
ui-moderation-open = { $n ->
    [0] Personne ne se plaint de rien.
    [one] Un signalement attend.
   *[other] { $n } signalements attendent.
 }
ui-moderation-about = Concerne :
ui-moderation-by = Signalé par :
ui-moderation-table = la table
ui-moderation-people = Personnes
ui-moderation-find = Chercher
ui-moderation-nobody = Personne ne porte ce nom.
ui-moderation-done = Fait récemment
ui-moderation-account = compte
ui-moderation-guest = sans compte
ui-mark-moderator = modération
ui-mark-banned = exclusion
ui-mark-muted = silence
ui-do-mute = Priver de parole une semaine
ui-do-unmute = Rendre la parole
ui-do-ban = Exclure un mois
ui-do-unban = Lever l’exclusion
ui-do-close = Fermer la table
ui-do-dismiss = En rester là

## Durée, difficulté

ui-times = Durée d’une partie, selon le nombre de joueurs
ui-times-help = Les réponses d’une partie, comptées dans des parties de robots, à dix secondes chacune
ui-takes-minutes = { $minutes } min
ui-takes-hours = { $hours } h
ui-takes-both = { $hours } h { $minutes }
ui-weight-medium = moyen
ui-weight-heavy = exigeant
ui-weight-very-heavy = très exigeant
