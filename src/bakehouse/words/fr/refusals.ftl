# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Rien n’a encore été joué.
no-undo-moved-since =
    { $seat-is ->
        [you] Vous avez joué depuis.
       *[other] { $seat } a joué depuis.
    }
no-undo-together = Les réponses données en même temps sont définitives.
no-undo-forced = Il n’y avait rien à choisir.
no-undo-chance = Le hasard s’en est mêlé ensuite.
no-undo-secret = Quelqu’un en a appris quelque chose.
no-undo-learned = Vous avez appris quelque chose depuis.
no-undo-over = La partie est terminée.
no-undo-late = Le temps pour ce coup est écoulé.
away-too-long = C’est possible pour { $days } jours au plus à partir de maintenant.
no-undo-others-asked = C’est déjà aux autres de répondre.
no-undo-watching = Vous regardez sans jouer.
no-undo = Impossible de reprendre votre dernier coup. { $why }

## Moves

rule-says = { $sentence }
move-complete = Le coup est déjà complet avant tous ces choix.
stale = La table a changé entre-temps.
not-asked = Ce n’est pas à vous de jouer.
paused = La partie est en pause.
stand-in = Un robot joue à votre place ; signalez d’abord votre retour.
no-standing-answer = Il n’y a pas de réponse automatique « { $key } ».
no-hint = Pas de conseil pour le moment.
no-other-hint = Il n’y a pas d’autre idée aussi bonne.

## Names and seats

no-name = Dites d’abord votre nom.
name-taken = Il y a déjà { $name } à cette table ; choisissez un autre nom.
name-needs-letters = Un nom doit contenir des lettres.
not-your-seat = Cette place n’est pas la vôtre.
no-such-seat = Cette place n’existe pas à cette table.
seat-taken = Cette place est déjà prise.
seat-asked-for = Quelqu’un d’autre a déjà demandé cette place.
other-hand = Vous avez eu d’autres cartes en main dans cette partie : vous ne pouvez pas voir celles-ci.
not-your-vote = C’est aux personnes assises à la table d’en décider.
no-request = Personne ne demande cette place.
not-host = C’est réservé à l’hôte de la table.
not-alone = Seule une personne qui joue sans autre adversaire que des robots règle leur rythme.
no-such-level = Il n’y a pas de robot de niveau « { $level } ».

## Coming in

no-more-seats = On ne peut pas être plus de { $count } à cette table.
no-fewer-seats = Il faut être au moins { $count } à cette table.
seat-not-free = Quelqu’un occupe cette place ; libérez-la d’abord.
options-changed = Les options ont changé. { $changes }.
no-such-mascot = Il n’y a pas de mascotte « { $name } ».
no-such-colour = Il n’y a pas de couleur « { $name } ».
only-from-here = Seul l’ordinateur sur lequel tourne Bakehouse peut laisser entrer les autres.
network-is-chosen = La façon dont les autres entrent a été choisie au démarrage de ce serveur.
no-network = Cet ordinateur n’est dans aucun réseau local, les téléphones ne peuvent donc pas le trouver. Connectez-le à votre Wi-Fi et réessayez.

## The table

not-dealt = La partie n’a pas encore commencé.
already-dealt = La partie a déjà commencé.
not-over = La partie n’est pas encore terminée.
table-over = On ne joue plus à cette table.
table-closed = Cette table est fermée.
no-such-table = Aucune table ne porte ce code.
no-such-game = Il n’y a pas de jeu « { $name } ».
too-many-tables = Vous avez déjà trop de tables ; fermez-en quelques-unes.
too-many-watchers = Il y a déjà trop de monde à regarder cette table.
journal-full = Il s’est passé tant de choses à cette table que seuls les coups sont encore notés.
damaged = Cette table est endommagée et ne peut pas être ouverte ; toutes les autres le peuvent. La personne qui gère ce serveur peut l’examiner avec `bakehouse store check` et sauver ce qui est lisible avec `bakehouse store repair --keep-prefix`.
newer = Cette table a été ouverte par une version de Bakehouse plus récente que celle de ce serveur ; il faut cette version pour la rouvrir.
loading-again = La table est en cours de rechargement.
not-saved = L’enregistrement a échoué ; la table est rechargée.
not-saved-or-read = Impossible d’enregistrer ou de lire pour l’instant ; réessayez dans un moment.

## Chat

no-chat = On ne discute pas à cette table.
nothing-said = Ce message ne dit rien.
phrases-only = À cette table, on ne peut dire que les phrases proposées.

## Records and replays

shown-when-over = Tout est dévoilé à la fin de la partie.
own-seat-only = Pendant la partie, vous ne voyez que votre propre place.
no-such-view = La vue est all, spectator ou le numéro d’une place.
replay-when-over = On peut revoir une partie quand elle est terminée.
result-when-over = Le résultat est disponible quand la partie est terminée.

## Reviews, and going on from a finished game

review-when-over = On peut revenir sur une partie quand elle est terminée.
review-own-only = Vous n’avez rien décidé à cette place : chacun revient sur sa propre partie.
review-one-at-a-time = Une autre de vos parties est en cours d’examen ; attendez qu’il soit terminé.
review-failed = L’examen n’a pas abouti ; réessayez.
fork-when-over = On peut repartir d’une partie quand elle est terminée.
fork-nothing-left = La partie est terminée à cet endroit : il ne reste rien à jouer.

## The server

not-so-fast = Pas si vite, s’il vous plaît.
too-many-guests = Trop de nouveaux invités arrivent d’ici.
too-many-new-tables = Trop de nouvelles tables ; patientez un peu.
too-many-wrong-codes = Trop de codes erronés.
too-many-files = Trop de fichiers à la fois ; patientez un peu.
too-many-connections = Il y a trop de connexions depuis ici.
busy = Le serveur est très occupé ; réessayez dans un moment.
stopping = Le serveur s’arrête ; revenez dans un moment.
something-went-wrong = Quelque chose a mal tourné ici ; réessayez.
too-slow = Cela prend plus de temps que permis et n’est donc pas fait.
too-much-memory = C’est impossible ici : il faudrait trop de mémoire.
nothing-here = Il n’y a rien ici.
deck-is-forgotten = Ce serveur a oublié ce paquet ; apportez de nouveau son fichier.

## Le laboratoire

lab-closed = Le laboratoire n’existe que sur la machine du serveur, sauf s’il a été démarré avec --lab.
lab-not-installed = Le laboratoire n’est pas installé ici : pip install 'bakehouse[lab]' l’ajoute ; redémarrez ensuite le serveur.
lab-busy = D’autres utilisent le laboratoire ; réessayez dans quelques minutes.
lab-is-gone = Cette expérience n’existe plus ; posez de nouveau la question.
lab-not-done = Le rapport sera là quand les parties seront terminées.
lab-failed = Le laboratoire n’a pas pu terminer. Essayez avec moins de places, un niveau plus bas ou une autre question.

## Tournois

tournament-is-over = Ce tournoi est terminé.
tournament-has-begun = Le tournoi a déjà commencé.
tournament-is-full = Pas plus de { $most } ne peuvent jouer dans un tournoi.
not-tournament-host = Seul qui a ouvert le tournoi peut faire cela.
name-in-tournament = { $name } joue déjà dans ce tournoi ; choisissez un autre nom.
no-such-entrant = Personne de tel ne joue dans ce tournoi.
nothing-to-forfeit = { $name } n’a en ce moment aucune partie à perdre.
round-not-over = La ronde n’est pas encore finie.
too-few-entrants = Il faut être au moins { $least }.
too-many-tournaments = Vous avez déjà trop de tournois ; arrêtez-en un.
too-many-new-tournaments = Trop de nouveaux tournois ; attendez un peu.
no-room-for-tournaments = Il y a trop de tournois ici en ce moment ; réessayez plus tard.
no-such-tournament = Ce tournoi n’existe pas.
tournament-is-damaged = Ce tournoi ne peut pas être lu.
# What is told at a table whose game is decided.
tournament-closed-table = Cette partie est décidée dans le tournoi, elle a donc été fermée.

## Requests that no page sends

hello-first = Le premier message est un hello.
no-handler = Ce serveur ne sait pas traiter { $name }.
message-too-large = Un message compte au plus { $bytes } octets.
unreadable-message = Ce n’est pas un message : { $error }
unreadable-request = Cette requête est illisible : { $error }
unreadable-http = Ce n’est pas une requête HTTP lisible.
request-too-large = Une requête compte au plus { $bytes } octets.
http-too-large = Cette requête est trop grande.
request-too-slow = Cette requête met trop de temps à arriver.
wrong-method = Ici, on ne peut utiliser que { $methods }.
wrong-host = Ce serveur ne s’appelle pas « { $name } » : --allow-host lui permet d’autres noms.
wrong-origin = Cette requête vient d’un autre site.
one-host = Une requête nomme un seul hôte.
not-a-socket = Ce n’est pas l’adresse d’un socket.

## What the table tells everybody

# A text that is not translated: what somebody's deck file lacks, a note of an older version.
plain = { $text }
sits-down = { $name } prend une place libre.
bot-sits-down = Un robot prend une place libre.
seat-goes-to-bot =
    { $level ->
        [random] { $name } cède sa place à un robot aléatoire.
        [easy] { $name } cède sa place à un robot facile.
        [hard] { $name } cède sa place à un robot difficile.
       *[medium] { $name } cède sa place à un robot moyen.
    }
seat-opens = { $name } libère sa place ; un robot joue en attendant.
score-of = { $name } { $score }
score-unknown = { $name } –
other-rules = Cette partie a commencé avec la version { $then } des règles de { $game } ; ce serveur a la version { $now }.
other-deck = Cette partie a commencé avec un autre paquet de { $game } que celui de ce serveur.
closed-outdated =
    { $why } Elle a donc été close en l’état.{ $scores-count ->
        [0] { "" }
       *[other] { " " }Le score était : { $scores }.
    }
shown-in-part =
    { $why } On ne peut la montrer qu’en partie.{ $scores-count ->
        [0] { "" }
       *[other] { " " }Le score était : { $scores }.
    }
repaired = Cette table était endommagée ; on y a rétabli ce qui était encore lisible : { $good } entrées de son journal sur { $stored }. Quelqu’un se rappelle peut-être la suite.

## Lessons

not-in-lesson = Dans une leçon, on joue ce que la leçon montre, et rien d’autre.
no-undo-lesson = Dans une leçon, il n’y a rien à annuler.
other-lesson = Cette leçon a commencé avec un autre scénario de { $game } que celui de ce serveur.
## Histories, and other devices

no-such-page-of-games = Il n’y a pas de telle page de parties.
history-too-many = Un historique contient au plus { $most } parties.
history-no-file = Ce n’est pas un fichier d’historique de Bakehouse.
history-other-version = Ce fichier vient d’une autre version de Bakehouse (sa version est { $version }).
history-unreadable = Ce fichier est illisible. { $error }
no-such-offer = Ce code est faux, déjà utilisé ou trop ancien. Demandez-en un nouveau sur l’autre appareil.
no-notifications = Cette maison n’envoie pas de notifications.
bad-subscription = Ce n’est pas une adresse où l’on peut prévenir un navigateur.
## Bonnes manières à table

no-emotes = Il n’y a pas de réactions à cette table.
not-just-now = Vous ne pouvez pas vous asseoir ici pour le moment.
nobody-to-avoid = Il n’y a là personne à rendre muet ou à bloquer.
too-many-avoided = Votre liste compte déjà { $count } personnes. Retirez-en d’abord une.
watching-late = Vous suivez cette partie en différé ; pour parler, il faudrait jouer.
not-watched = Cette table ne se regarde pas : seuls ceux qui y jouent la voient.
## La donne du jour

daily-not-shown = Quelqu’un joue ici la donne du jour. Personne d’autre ne la voit avant la fin du jour.
daily-fixed = Tout le monde joue la donne du jour seul, de la même place et contre les mêmes robots.
daily-no-such-day = Il n’y a pas de donne de ce jour, ou il n’y en a plus.
daily-too-many-tries = Vous avez assez joué cette donne.
