# Ce que le serveur dit lui-même.
guest = Invité { $n }
bot-name = { $name } (robot { $n })
bot-novice = Débutant
bot-novice-help = Débutant : connaît les règles, commet des erreurs
bot-companion = Compagnon
bot-companion-help = Compagnon : réfléchit un instant
bot-strategist = Stratège
bot-strategist-help = Stratège : prévoit, répond en moins d’une seconde
bot-master = Maître
bot-master-help = Maître : prend son temps
bot-tempered = { $level } { $liking }
temper-builder = bâtisseur
temper-builder-help = Bâtisseurs : d’abord les villes, les bâtiments et les merveilles
temper-raider = pillard
temper-raider-help = Pillards : d’abord les armées, et ce qu’ont les autres
temper-trader = marchand
temper-trader-help = Marchands : d’abord les biens, l’argent et le savoir
bot-random = Hasard
bot-greedy = Gourmand
bot-search = Penseur
copy-of = Partie importée

fail-no-table = Cette table n’existe pas. Le lien a peut-être été coupé.
fail-no-game = Ce serveur ne connaît pas ce jeu.
fail-no-page = Il n’y a rien à cette adresse.
fail-not-allowed = Seul l’hôte de la table peut faire cela.
fail-no-hints = On joue sans conseils à cette table.
fail-not-asked = On ne vous demande rien pour le moment.
fail-not-your-seat = Cette place n’est pas la vôtre.
fail-who-are-you = Connectez-vous, ou prenez d’abord place à une table.
fail-foreign-origin = Cette demande venait d’un autre site et n’a pas été exécutée.
fail-too-fast = C’était trop souvent en trop peu de temps. Attendez un instant, puis recommencez.
fail-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
fail-sits-here = Vous êtes déjà à cette table.
fail-not-seated = Seules les personnes assises à cette table sont consultées.
fail-knows-another = Vous avez vu ce que voit un autre siège de cette table : vous ne pouvez pas prendre celui-ci.
fail-settled = La question est déjà réglée.
fail-holiday-long = Il ne vous reste pas autant de jours de congé à cette table.
fail-invite-void = Cette invitation n’est plus valable : le siège a changé de mains depuis.
fail-broken = Un problème est survenu de notre côté. Rien n’est perdu ; veuillez réessayer.
fail-bad-request = Cela n’a pas été compris.
fail-unfit = Cela ne peut pas être joué :
unfit-seats = Le jeu se joue de { $min } à { $max }, pas à { $n }.
fail-too-large = C’est plus que ce que nous acceptons en une fois.
fail-wrong-method = Cela ne peut pas se faire à cette adresse.
fail-timeout = Cela a pris trop de temps et a été abandonné.
fail-over = La partie est terminée.
fail-not-open = On ne vous demande rien en ce moment.
fail-stale = La question a changé entre-temps. Regardez à nouveau et répondez à la nouvelle.
fail-not-offered = Cela ne fait pas partie des choix proposés.
fail-nothing-to-undo = Rien ne peut être repris : quelque chose a été révélé, ou un autre joueur a répondu depuis.
fail-nothing-to-redo = Il n’y a rien à refaire.
fail-bad-message = Cela n’a pas été compris.
fail-bot-plays = Un robot joue cette place. Reprenez-la d’abord.
fail-not-started = Cette table n’a pas encore commencé.
fail-started = Cette table a déjà commencé.
fail-seats-empty = Des places sont encore libres.
fail-frozen = Cette partie est gelée parce que ses règles ont échoué à une étape. Rien n’est perdu. Elle est réessayée chaque fois que quelqu’un ouvre sa page.
fail-busy = Le serveur est occupé. Rien n’a été fait ; renvoyez votre demande dans un instant.
fail-storage = Le serveur n’accède pas à sa base de données pour l’instant. Rien n’est perdu ; réessayez dans un instant.
fail-older-rules = Cette partie a commencé sous des règles plus anciennes que celles de ce serveur. Elle ne peut pas continuer ici, mais rien n’en est perdu.
fail-newer-rules = Cette partie suit des règles plus récentes que celles de ce serveur. Elle reprendra au retour de la version plus récente.
fail-broken-log = Le journal de cette partie ne mène plus là où il menait quand elle a été jouée. Rien n’y est plus accepté jusqu’à la réparation ; rien n’est perdu.
fail-undrawable = Cette table n’a pas pu être affichée. Rien n’est perdu et la partie continue ; merci de le signaler.
fail-not-over = Le fichier de la partie est disponible une fois le jeu terminé, car il révèle tous les secrets.
fail-login = Ce nom et ce mot de passe ne vont pas ensemble.
fail-login-taken = Ce nom est pris. Choisissez-en un autre.
fail-login-form = Un nom compte de 2 à 40 caractères, sans retour à la ligne ni caractère invisible.
fail-password-form = Un mot de passe compte de 8 à 200 caractères.
fail-name-form = Un nom compte de 1 à 40 caractères, de toute écriture, sans retour à la ligne ni caractère invisible.
fail-title-form = Le nom d’une table compte au plus 60 caractères, sans retour à la ligne ni caractère invisible.
fail-too-long = Ce texte est trop long.
fail-empty = Il n’y a rien dedans.
fail-account-exists = Vous avez déjà un compte.
fail-bad-token = Le jeton est inconnu ou a été révoqué.

notice-stopping = Le serveur redémarre. Votre table est en sécurité ; cette page se reconnecte d’elle-même.
notice-frozen = Cette partie est gelée parce que ses règles ont échoué à une étape. Rien n’est perdu. Elle est réessayée chaque fois que quelqu’un ouvre cette page.
notice-older = Cette partie a commencé sous la révision { $found } des règles ; ce serveur les joue à partir de la révision { $oldest }. Elle ne peut pas continuer ici, mais rien n’en est perdu : ses joueurs peuvent enregistrer le fichier de la partie et la poursuivre là où tourne l’ancienne version.
notice-newer = Cette partie suit la révision { $found } des règles ; ce serveur les connaît jusqu’à la révision { $known }. Rien n’est perdu : elle reprendra dès le retour de la version plus récente.
notice-no-game = Ce serveur ne propose plus ce jeu. Rien de la partie n’est perdu : ses joueurs peuvent enregistrer le fichier de la partie et la poursuivre ailleurs.
notice-broken-log = Le journal de cette partie ne mène plus là où il menait quand elle a été jouée. Vous voyez son dernier état valable. Rien n’est perdu : le journal est conservé, ses joueurs peuvent enregistrer le fichier de la partie, et elle reprendra d’elle-même une fois la cause levée.
notice-undrawable = Cette table n’a pas pu être affichée. Rien n’est perdu et la partie continue ; merci de le signaler.
notice-resent = Le serveur est occupé. Ce que vous avez fait est gardé et sera renvoyé automatiquement.
done-password = Votre mot de passe a été changé. Les autres appareils ont été déconnectés.

fail-hook-form = Cette adresse de webhook ne peut pas servir.
fail-mail-form = Ce n’est pas une adresse e-mail.
fail-no-mail = Ce serveur n’envoie pas d’e-mail.
fail-mail-failed = L’e-mail n’a pas pu partir. Vérifiez l’adresse, puis réessayez.
done-reminders = Vos rappels sont réglés.
done-reminders-mail = Vos rappels sont réglés. Suivez le lien du message que nous vous avons envoyé pour que l’adresse compte.

remind-turn = C’est à vous de jouer :
remind-over = La partie est finie :
remind-asked = Votre table vous pose une question :
remind-back = Quelqu’un demande à revenir en arrière :
remind-kept = Un siège vous est réservé pour rejouer :
remind-subject = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
 }
remind-subject-over = Une de vos parties est finie
remind-subject-asked = Votre table vous pose une question
remind-subject-kept = On vous propose de rejouer
remind-foot = Vous avez demandé ces rappels. Pour ne plus en recevoir :
remind-off = Plus de rappels
remind-off-ask = Vous n’entendrez plus parler de vos tables pendant vos absences. Votre page de compte permet de rétablir les rappels.
remind-off-done = Les rappels sont coupés. Votre page de compte permet de les rétablir.
remind-mail = Confirmer cette adresse
remind-mail-ask = Les rappels de vos tables seront envoyés à cette adresse.
remind-mail-done = L’adresse est confirmée.
remind-confirm-subject = Confirmez votre adresse
remind-confirm = Quelqu’un, sans doute vous, veut recevoir à cette adresse des rappels de tables de jeu. Suivez ce lien si c’est le cas ; sinon, ne faites rien et vous n’entendrez plus parler de nous.

told-somebody = Quelqu’un
told-opened = { $who } a ouvert la table.
told-sat = { $who } a pris le siège { $n }.
told-left = { $who } a quitté son siège.
told-removed = L’hôte a libéré le siège { $n }.
told-bot = Un robot a pris le siège { $n }.
told-swapped = L’hôte a échangé les sièges { $a } et { $b }.
told-began = La partie a commencé.
told-lent = { $who } a prêté son siège à un robot.
told-taken-back = { $who } a repris son siège.
told-stood-in = { $who } ne répond plus depuis trop longtemps : un robot joue jusqu’à son retour.
told-returned = { $who } est de retour.
told-resigned = { $who } a abandonné ; un robot continue.
told-handed = { $who } a cédé son siège { A($to) }.
told-invited = { $to } a repris le siège { $n } sur l’invitation { DE($who) }.
told-given = { $who } a repris le siège { $n }, comme la table l’a décidé.
told-asks-pause = { $who } demande une pause.
told-asks-terms = { $who } demande un autre rythme : { $terms }.
told-asks-seat = { $who } demande le siège { $n }.
told-asks-stand-in = Le temps { DE($who) } est écoulé. Un robot doit-il jouer jusqu’à son retour ?
told-agrees = { $who } est d’accord.
told-disagrees = { $who } n’est pas d’accord.
told-dropped = Rien ne change.
told-paused = Les horloges sont arrêtées, d’un commun accord.
told-resumed = { $who } a remis les horloges en marche.
told-agreed = Le rythme : { $terms }.
told-holiday = { $who } part en congé.
told-holiday-over = { $who } est de retour de congé.

card-title = { $n ->
    [0] Tous les sièges sont pris
    [one] Un siège est libre
   *[other] { $n } sièges sont libres
 }
card-begun = La partie est en cours
card-sits = À la table :
card-foot = Prenez place ou regardez, sans inscription.
card-watch = Vous pouvez regarder, sans inscription.
fail-back-gone = Cette question n’est plus d’actualité : la partie a continué.
fail-back-asked = Quelqu’un l’a déjà demandé. Répondez-lui d’abord.
fail-back-refused = On l’a déjà demandé, et quelqu’un a refusé.
fail-no-plan = Il n’y a rien à prévoir ni à jouer ici pour l’instant.
fail-blocked = Les personnes de cette table et vous ne jouez pas ensemble.
fail-reset-form = Ce code est faux ou périmé. Demandez-en un nouveau.
fail-no-such-name = Personne ici n’a de compte à ce nom.
fail-push-form = L’abonnement de ce navigateur n’est pas utilisable.

somebody-gone = Quelqu’un qui est parti
reset-subject = Nouveau mot de passe
reset-mail = Quelqu’un, sans doute vous, a oublié le mot de passe de votre compte. Suivez ce lien dans la journée pour en choisir un nouveau ; si ce n’était pas vous, ne faites rien.
fail-banned = Qui tient ce serveur vous l’a fermé. Vous pouvez regarder.
fail-muted = La modération de ce serveur vous a retiré la parole pour un temps.
fail-closed = La modération de ce serveur a fermé cette table.
fail-token-scope = Cette clé ne permet pas cela.
fail-password-common = Ce mot de passe est de ceux que tout le monde essaie d’abord. Choisissez-en un autre.
fail-lobby-full = Vous avez à l’accueil autant de tables en attente qu’une personne peut en avoir. Complétez-en une ou fermez-la, ou ouvrez celle-ci sur invitation seulement.
fail-several-seats = À une table ouverte à tout le monde, chaque personne a une seule place : qui en joue plusieurs voit plusieurs mains. Ouvrez-la sur invitation seulement, ou prenez une seule place.
notice-closed = La modération de ce serveur a fermé cette table.
notice-queue = { $n ->
    [one] Les robots de cette table sont les prochains à réfléchir.
   *[other] Beaucoup de robots réfléchissent. Ceux de cette table sont à la place { $n } de la file.
 }

# Ce qui a été fait des tables et des gens, devant le nom concerné.
done-close = Table fermée :
done-reopen = Table rouverte :
done-thaw = Table relancée :
done-seat = Siège d’une personne exclue libéré à la table :
done-moderator = Modération confiée à :
done-not-moderator = Modération retirée à :
done-banned = Exclusion :
done-not-banned = Exclusion levée :
done-muted = Silence imposé à :
done-not-muted = Parole rendue à :
done-merge = Deux comptes réunis en un seul :
done-delete = Compte supprimé :
