# Ce que le serveur dit lui-même.
guest = Invité { $n }
bot-name = { $name } (robot { $n })
bot-novice = Débutant
bot-novice-help = Débutant : connaît les règles, commet des erreurs
bot-companion = Compagnon
bot-companion-help = Compagnon : prend ce qui paraît le meilleur sur le moment
bot-strategist = Stratège
bot-strategist-help = Stratège : prévoit, répond en moins d’une seconde
bot-master = Maître
bot-master-help = Maître : prend son temps
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
fail-frozen = Cette partie est gelée parce que ses règles ont échoué. Rien n’est perdu ; son journal est conservé pour la réparation.
fail-busy = Le serveur est occupé. Rien n’a été fait ; la demande sera renvoyée dans un instant.
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
notice-frozen = Cette partie est gelée parce que ses règles ont échoué. Rien n’est perdu ; son journal est conservé pour la réparation.
done-password = Votre mot de passe a été changé. Les autres appareils ont été déconnectés.

fail-hook-form = Cette adresse de webhook ne peut pas servir.
fail-mail-form = Ce n’est pas une adresse e-mail.
fail-no-mail = Ce serveur n’envoie pas d’e-mail.
fail-mail-failed = L’e-mail n’a pas pu partir. Vérifiez l’adresse, puis réessayez.
done-reminders = Vos rappels sont réglés.
done-reminders-mail = Vos rappels sont réglés. Suivez le lien du message que nous vous avons envoyé pour que l’adresse compte.

remind-turn = C’est à vous de jouer :
remind-over = La partie est finie :
remind-subject = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
 }
remind-subject-over = Une de vos parties est finie
remind-foot = Vous avez demandé ces rappels. Pour ne plus en recevoir :
remind-off = Plus de rappels
remind-off-ask = Vous n’entendrez plus parler de vos tables pendant vos absences. Votre page de compte permet de rétablir les rappels.
remind-off-done = Les rappels sont coupés. Votre page de compte permet de les rétablir.
remind-mail = Confirmer cette adresse
remind-mail-ask = Les rappels de vos tables seront envoyés à cette adresse.
remind-mail-done = L’adresse est confirmée.
remind-confirm-subject = Confirmez votre adresse
remind-confirm = Quelqu’un, sans doute vous, veut recevoir à cette adresse des rappels de tables de jeu. Suivez ce lien si c’est le cas ; sinon, ne faites rien et vous n’entendrez plus parler de nous.
