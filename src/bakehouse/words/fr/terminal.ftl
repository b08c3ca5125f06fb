# The words of the terminal and the command line.
# What is typed stays as it is in every language: the names of commands, the notation of moves, codes of cards.

## Before a game

terminal-which-game = Quel jeu ?
terminal-game = { $title }, { $players } joueurs. { $sentence }
# How many play, where that is not one number.
terminal-range = { $least } à { $most }
terminal-number = Numéro
terminal-type-game = Tapez un numéro de 1 à { $most }. Ctrl-C pour quitter.
terminal-how-many = Combien de joueurs, { $least } à { $most } ? (Entrée : { $usual })
terminal-type-number = Tapez un nombre de { $least } à { $most }.
terminal-which-people = Quels joueurs sont des personnes ? { $numbers } (Entrée : tous)
terminal-no-player = Il n’y a pas de joueur « { $typed } ». Tapez des numéros de joueurs, par exemple 1 2.

## The first lines of a game

terminal-title = { $title } : { $sentence }
terminal-people =
    { $seats-is ->
        [with-you] { $seats } jouez à ce terminal. Entre les tours, les cartes sont cachées.
       *[others] { $seats } jouent à ce terminal. Entre les tours, les cartes sont cachées.
    }
terminal-bots =
    { $seats-count ->
        [one] { $seats } est un robot. Son niveau : { $level }.
       *[other] { $seats } sont des robots. Leur niveau : { $level }.
    }
terminal-partners =
    { $seats-count ->
        [one] Votre partenaire : { $seats }.
       *[other] Vos partenaires : { $seats }.
    }
# How well bots play.
terminal-level =
    { $level ->
        [random] aléatoire
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[other] { $level }
    }
# Moves that are typed name players by short codes; the list has one of the next message for each player.
terminal-seats = Dans les coups que vous tapez, { $names }.
terminal-seat =
    { $seat-is ->
        [you] vous êtes { $code }
       *[other] { $seat } est { $code }
    }
terminal-secret-seed = Les cartes sont mélangées à partir d’une graine secrète dont le SHA-256 est { $commitment }
terminal-secret-seed-later = Vous pourrez vérifier à la fin de la partie : la graine sera alors dévoilée.
terminal-seed = Les cartes sont mélangées à partir de la graine { $seed }.
terminal-recorded = Chaque coup est noté dans { $path }
terminal-how-to-start = Tapez ? pour l’aide, rules pour les règles, quit pour quitter.
terminal-resumed =
    { $count ->
        [0] La partie reprend avant le premier coup.
        [one] La partie reprend après un coup.
       *[other] La partie reprend après { $count } coups.
    }

## Questions

terminal-what-happened = Ce qui s’est passé :
terminal-the-table = La table :
terminal-so-far = Jusqu’ici : { $move }
terminal-you = Vous
terminal-you-play = Vous jouez : { $move }
terminal-one-choice = Il n’y a qu’un choix, il est donc fait pour vous : { $choice }
terminal-type-something = Tapez le numéro d’un choix, un coup en notation, ou ? pour l’aide.
terminal-no-command = Il n’y a pas de commande « { $typed } » ; ? les affiche toutes.
terminal-no-choice =
    { $count ->
        [one] Il n’y a pas de choix { $typed } ; il n’y a que le choix 1.
       *[other] Il n’y a pas de choix { $typed } ; il y a les choix 1 à { $count }.
    }
terminal-refused = « { $line } » n’est pas permis. { $rule }
terminal-type-why = Tapez why { $line } pour en savoir plus.
terminal-be-specific = Précisez, s’il vous plaît. { $error }
terminal-not-understood = Pas compris : { $error }
terminal-type-choice = Tapez le numéro d’un choix, ou ? pour l’aide.

## Several people at one terminal

terminal-hidden = Les cartes sont cachées. C’est maintenant à { $player } de répondre.
terminal-press-when-alone = { $player } : appuyez sur Entrée quand personne d’autre ne voit l’écran
terminal-press-to-hide = { $player } : appuyez sur Entrée pour cacher vos cartes

## Help

terminal-how-to-answer = Comment répondre :
terminal-answer-number = Tapez le numéro d’un choix. Certains coups se font par étapes ; chaque étape montre ses propres choix.
terminal-answer-notation = Ou tapez un coup entier en notation, comme indiqué entre crochets après chaque choix.
terminal-commands = Commandes :
terminal-slash = Si une commande est aussi un coup possible, c’est le coup qui est joué ; /save, avec une barre oblique, est la commande.
terminal-control-c = Ctrl-C enregistre la partie et quitte.
# One line a command. The lower-case words before the colon are typed; capitals stand for something else.
terminal-command-help = ? : cette liste
terminal-command-table = table : montrer de nouveau la table et vos choix
terminal-command-back = back : abandonner un coup inachevé
terminal-command-undo = undo : reprendre votre dernière étape ou votre dernier coup, si rien n’a été révélé
terminal-command-always = always, always CLÉ : répondre d’avance à un genre de questions, ou cesser de le faire
terminal-command-hint = hint, hint why : ce qu’un robot jouerait avec vos cartes ; avec why, le meilleur robot réfléchit et donne ses raisons
terminal-command-why = why COUP : la règle qui interdit un coup
terminal-command-rules = rules, rules ID, rules MOT : les règles, une règle avec ses précisions, ou toutes les règles contenant un mot
terminal-command-log = log, log all, log NOMBRE : ce qui s’est passé jusqu’ici
terminal-command-save = save, save FICHIER : écrire la partie dans un fichier
terminal-command-quit = quit : quitter ; la partie est enregistrée

## Commands

terminal-nothing-begun = Vous n’avez pas commencé de coup : il n’y a rien à abandonner.
terminal-undone =
    { $count ->
        [one] Votre dernier coup est repris.
       *[other] Vos { $count } derniers coups sont repris.
    }
terminal-why-what = Tapez why et un coup en notation, comme indiqué entre crochets après chaque choix.
terminal-why-number = Tous les choix numérotés sont permis. Tapez why et un coup en notation.
terminal-because = « { $line } » n’est pas permis à cause de { $rule }.
terminal-ambiguous = On ne sait pas de quel coup vous parlez. { $error }
terminal-not-a-move = Ce n’est pas un coup : { $error }
terminal-allowed = « { $line } » est permis.
terminal-log-how = Tapez log, log all, ou log et le nombre de lignes voulu.
terminal-log-last =
    { $shown ->
        [one] La dernière des { $count } lignes ; log all les montre toutes.
       *[other] Les { $shown } dernières lignes sur { $count } ; log all les montre toutes.
    }
terminal-hint-how = Tapez hint, ou hint why.
terminal-hint-why = Vos chances de gagner avec chaque choix essayé, et ce que les autres ont peut-être en main :
terminal-hint = Un robot de niveau { $level } jouerait : { $move }
terminal-always =
    { $state ->
        [on] always { $key } : { $label }. C’est activé.
       *[off] always { $key } : { $label }. C’est désactivé.
    }
terminal-always-none = { $game } n’a pas de réponses automatiques.
terminal-always-only = { $game } n’a que ces réponses automatiques : { $keys }.
terminal-leave = Quitter la partie ? Elle est enregistrée, et vous pourrez la reprendre plus tard.
terminal-continues = La partie continue.
# What is typed to say yes or no, as a word or as its first letter.
terminal-yes = oui
terminal-no = non
terminal-yes-or-no = { $question } ({ terminal-yes } ou { terminal-no })
terminal-type-yes-or-no = Tapez { terminal-yes } ou { terminal-no }.

## Why a bot plays what it plays

terminal-candidate =
    { $visits ->
        [one] { $choice } : { $chance } %, { $visits } visite
       *[other] { $choice } : { $chance } %, { $visits } visites
    }
terminal-belief-holds =
    { $seat-is ->
        [you] Vous avez { $card } en main dans { $percent } % des mondes.
       *[other] { $seat } a { $card } en main dans { $percent } % des mondes.
    }
terminal-belief-kept =
    { $seat-is ->
        [you] { $kept ->
            [one] Vous avez tenu parole dans { $kept } échange sur { $trades }.
           *[other] Vous avez tenu parole dans { $kept } échanges sur { $trades }.
        }
       *[other] { $kept ->
            [one] { $seat } a tenu parole dans { $kept } échange sur { $trades }.
           *[other] { $seat } a tenu parole dans { $kept } échanges sur { $trades }.
        }
    }
terminal-explained = Coup { $number }, { $player } : { $prompt }
terminal-played = Joué : { $move }

## The rulebook

# Shown where the words around the rules are in another language.
terminal-rules-in-english = Les règles sont en anglais.
terminal-rules-contents = Les règles. Tapez rules et une section, un identifiant ou un mot, par exemple : rules A.
terminal-rules-decided = Ce qui a été décidé là où les règles se taisent :
terminal-rules-span = { $first } à { $last }
terminal-rules-not-found = Aucune règle n’a l’identifiant « { $wanted } » ni ne contient ce mot.
terminal-rules-near = Les identifiants les plus proches : { $ids }.
terminal-rules-with =
    { $count ->
        [one] Une règle avec « { $wanted } » :
       *[other] { $count } règles avec « { $wanted } » :
    }
terminal-rules-about = Ce qui a été décidé à ce sujet :
terminal-rules-title = { $title }, version { $version } des règles
terminal-rules-which = Lesquelles ? Tapez bakehouse rules JEU ; les jeux sont :
terminal-rules-count = { $game } : { $count } règles et précisions

## Programs that play by text

text-player-seat = Vous êtes { $player } dans { $game }. Demandez les règles avec "rules", ou une partie avec "rules" et une section, un identifiant ou un mot.
text-player-happened = Depuis votre dernier coup :
text-player-table = La table :
text-player-choices = Vos choix (répondez par le numéro de l’un d’eux) :

## Saving and resuming

terminal-saved = La partie est enregistrée dans { $path }
terminal-saved-warning = Le fichier d’une partie en cours contient les cartes cachées de tout le monde : ne le lisez pas si vous voulez continuer à jouer.
terminal-file-exists = Il y a déjà un fichier { $path } ; donnez-en un autre.
terminal-not-written = Le fichier { $path } ne peut pas être écrit : { $reason }.
terminal-tried-again = { $trouble } La partie continue ; un nouvel essai d’enregistrement suivra le prochain coup.
terminal-not-resumed = { $path } existe déjà et ne peut pas être repris : { $reason }. Donnez un autre fichier.
terminal-holds-finished = { $path } contient une partie terminée. Donnez un autre fichier pour une nouvelle partie.
terminal-holds-no-seed = { $path } contient une partie sans sa graine, qui ne peut donc pas être reprise. Donnez un autre fichier.
terminal-holds-other-cards = { $path } a été modifié : sa graine ne donne pas ses cartes. Donnez un autre fichier.
terminal-differs =
    { $what ->
        [game] { $path } contient une partie en cours de { $saved }, pas de { $wanted }.
        [seats] { $path } contient une partie en cours à { $saved } joueurs, pas à { $wanted }.
        [seed] { $path } contient une partie en cours dont la graine est { $saved }, pas { $wanted }.
        [deck] { $path } contient une partie en cours dont le paquet est { $saved }, pas { $wanted }.
       *[option] { $path } contient une partie en cours dont l’option { $option } est { $saved }, pas { $wanted }.
    }{ " " }Ne le précisez pas pour la reprendre, ou donnez un autre fichier pour une nouvelle partie.

## Leaving

terminal-left = Vous quittez la partie.
terminal-left-control-c = Ctrl-C.
terminal-left-closed = Le terminal a été fermé.
terminal-left-stopped = On a demandé au programme de s’arrêter.
terminal-left-input-ended = L’entrée est terminée.
terminal-left-fault = Quelque chose a mal tourné dans Bakehouse.
terminal-no-game = { $reason } Aucune partie n’a été commencée.
terminal-left-not-saved = { $reason } La partie n’a pas pu être enregistrée. { $error }
terminal-left-saved = { $reason } La partie est enregistrée dans { $path }
terminal-resume-with = Pour la reprendre : { $command }

## The end

terminal-table-at-end = La table à la fin :
terminal-seed-was = La graine était { $seed }
terminal-recorded-in = La partie est enregistrée dans { $path }
terminal-at-end = save garde la partie, log remontre tout, Entrée quitte
terminal-at-end-how = Tapez save, save FICHIER, log, ou juste Entrée.

## A record, told

terminal-replay-title = { $title }, { $count } joueurs, règles { $rules }, paquet { $deck }.
terminal-replay-options = Options : { $options }.
terminal-replay-player = { $code } : { $name }
terminal-replay-bot = { $code } : { $name }, robot de niveau { $level }
terminal-replay-one-viewer = C’est la partie vue par une seule place ({ $viewer }). Les cartes cachées sont notées ??, elle ne peut donc pas être rejouée ; voici ses lignes.
terminal-replay-deal = La donne
terminal-replay-result = Résultat : { $result }.
terminal-replay-not-over = La partie n’est pas terminée.
