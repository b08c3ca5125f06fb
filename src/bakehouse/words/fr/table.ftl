# The words of the table: the page, and what all games share.

language-name = Français

## Names of players, and lists

# A player without a name.
player = Convive { $number }
# The reader, where a sentence has no form of its own for it.
you = vous
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [1] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Deux équipes de deux déplacent, piochent et demandent des cartes ; cinq points de pâtisseries et c’est gagné.
game-the-pie-game = The Pie Game
    .sentence = Réunissez les ingrédients de votre recette secrète, gare aux cartes Chocolat : trois tartes enfournées et c’est gagné.
game-pie-factory = Pie Factory
    .sentence = Prenez des cartes sur la chaîne, montez vos tartes, emballez-les à temps et épatez la direction.
game-cheflebrity = Cheflebrity
    .sentence = Composez et servez tourtes et tartes, sabotez celles des autres, échangez sans ciller.
game-pie-contest = Pie Contest
    .sentence = Réunissez des Ingrédients, trouvez un Sel et un four : la meilleure Tarte gagne.

## The page. What stands between <b> and </b> is bold; other marks there are none.

brand = Bakehouse
page-title = { $title } · Bakehouse
page-language = Langue
page-home = Vers les cinq jeux
page-help = Aide
page-close = Fermer
page-your-name = Votre nom
# In the empty field for the name.
page-name-ask = Comment vous appeler ?
page-lost = Rien au four par ici
page-lost-text = Cette page n’existe pas.

problem-offline = Le serveur est injoignable. Tourne-t-il encore ?
problem-status = Le serveur a répondu par l’erreur { $status }.
problem-unexpected = Quelque chose a mal tourné sur cette page. Rechargez-la.

count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-pies =
    { $count ->
        [one] { $count } tarte
       *[other] { $count } tartes
    }

## The first page

landing-claim = Cinq jeux de cartes qui sentent bon la tarte.
    .text = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Pas de compte, rien à installer.
landing-join-with = Rejoindre avec un code ou un lien
landing-join = Rejoindre
landing-loading = Le four chauffe…
landing-mine =
    { $tournaments ->
        [0] Vos tables
       *[other] Vos tables et tournois
    }
landing-your-turn = À vous de jouer
landing-status =
    { $status ->
        [waiting] Pas encore commencée
        [playing] En cours
        [paused] En pause
        [over] Terminée : revoir la partie
        [closed] Fermée
       *[damaged] Endommagée
    }
landing-show-all = Tout afficher ({ $count })
landing-games = Les jeux
landing-players =
    { $is ->
        [exact] { $most } joueurs
       *[range] { $least }–{ $most } joueurs
    }
landing-minutes =
    { $is ->
        [exact] { $most } minutes
       *[range] { $least } à { $most } minutes
    }
landing-play = Jouer
landing-play-game = Jouer : { $game }
landing-invite = Inviter
landing-invite-game = Inviter des amis : { $game }
landing-options = Options
landing-options-game = { $game } avec options
landing-credits = Les jeux sont l’œuvre d’autres personnes : Pie Factory est de Bryan Fischer (2014), Pie Contest de Stephen E. Dambeck II (version 0-3, CC-BY-SA 4.0) ; les règles de Pastry Chefs, de The Pie Game et de Cheflebrity ne sont pas signées.
    .own = Le texte des règles et les paquets de la maison sont de nous. Notre texte des règles de Pie Contest et son paquet sont partagés sous <b>CC-BY-SA 4.0</b>.

## La donne du jour

daily-title = La donne du jour
# On the first page: how many of the games were played today.
daily-strip =
    { $done ->
        [0] Les mêmes cartes pour tout le monde, nouvelles chaque jour.
       *[other] Aujourd’hui, vous en avez joué { $done } sur { $count }.
    }
daily-claim = Les mêmes cartes pour tout le monde
daily-how = Dans cette maison, tout le monde reçoit les mêmes cartes, la même place et les mêmes robots, chacun seul à sa table. Votre première partie compte si elle est terminée avant minuit (UTC). Vous pouvez la rejouer, mais cela ne compte pas. On peut annuler un coup qui n’a rien montré de nouveau, tant qu’aucun robot n’a joué.
daily-left = Nouvelles cartes dans { $hours } h { $minutes } min.
daily-bots =
    { $bots ->
        [one] Contre un robot moyen
       *[other] Contre { $bots } robots moyens
    }
daily-finished =
    { $count ->
        [0] Personne ne l’a encore terminée
        [one] Une personne l’a terminée
       *[other] { $count } personnes l’ont terminée
    }
daily-play = Jouer
daily-play-game = Jouer la donne du jour : { $game }
daily-go-on = Continuer
daily-go-on-game = Continuer la donne du jour : { $game }
daily-results = Résultats du jour
daily-results-game = Résultats du jour : { $game }
daily-again = Rejouer, sans compter
# What the reader has done with a deal.
daily-status =
    { $status ->
        [new] Pas encore jouée
        [playing] En cours
        [done] Jouée
        [later] Jouée, ne compte pas
       *[given_up] Abandonnée
    }
daily-not-counted = Cette partie n’est pas dans les résultats : elle s’est terminée après le jour, ou ce n’était pas la première.
daily-given-up = Vous avez fermé votre première partie ; aucune des vôtres n’est donc dans les résultats de ce jour.
# Where the reader is among all who have played.
daily-rank = Numéro { $rank } sur { $count } dans cette maison
daily-hidden = Vous verrez comment les autres s’en sont sortis quand vous aurez terminé cette donne, ou quand le jour sera passé.
daily-none = Personne n’a terminé cette donne à temps.
daily-best = Le meilleur
daily-average = En moyenne
daily-people = Terminée
daily-column =
    { $column ->
        [rank] Rang
        [name] Nom
        [place] Place
        [score] Points
       *[decisions] Choix
    }
daily-column-why = La place est celle à la table ; les choix sont ceux que la personne a faits.
# What is shared; the signs of its course stand below it.
daily-line = Bakehouse · { $game } · { $date }
daily-course = Le déroulement : devant { $ahead } fois, à égalité { $level } fois, derrière { $behind } fois
# The course of a game: who was ahead after a round.
daily-sign =
    { $sign ->
        [ahead] devant
        [level] à égalité
       *[behind] derrière
    }
daily-share = Partager
daily-copy = Copier
daily-copied = Copié
daily-earlier = Jours précédents
daily-earlier-text = Vous pouvez les jouer plus tard ; cela ne compte pas.
daily-all = Toutes les donnes du jour
daily-proof = Personne ne peut changer les cartes
daily-proof-text = Les cartes d’un jour viennent d’une graine. Son empreinte est affichée ici 30 jours à l’avance, la graine elle-même une fois le jour passé. Qui garde une empreinte peut vérifier que c’est le SHA-256 de cette graine.
daily-promised = Empreinte
daily-revealed = Graine
daily-after = après le jour

## Le laboratoire

landing-lab = Pour qui conçoit des jeux : le laboratoire
lab-title = Le laboratoire
lab-claim = Que fait votre paquet ?
    .text = Des bots jouent partie après partie. Regardez la réponse se préciser, et arrêtez quand elle est assez claire.
lab-game = Jeu
lab-deck = Paquet
lab-other-deck = Comparé à
lab-house-deck = Le paquet de la maison
lab-own-deck = { $name }, { $count } cartes
lab-drop = Déposez ici un fichier CSV, XLSX, TOML ou YAML, ou appuyez pour en choisir un.
lab-no-deck = Prendre le paquet de la maison
deck-take = Prendre le paquet « { $name } »
lab-ignored = Colonnes que le jeu ne connaît pas : { $columns }.
lab-question = Question
lab-asks =
    { $question ->
        [first] Est-il bon de commencer ?
        [seats] Les places se valent-elles ?
        [length] Combien de temps dure une partie ?
        [card] Que fait une carte ?
       *[compare] Que change un autre paquet ?
    }
lab-card = Carte
lab-players = Joueurs
lab-level = Bots
lab-start = Demander
lab-stop = Arrêter
lab-play = Jouer avec ce paquet
lab-report = Lire le rapport
lab-answer = Réponse
lab-nothing-yet = Choisissez une question, et posez-la.
lab-example = Vous verrez ici un nombre entre deux autres. D’abord éloignés, ils se rapprochent à chaque partie ; quand la ligne pointillée de l’équité reste en dehors, c’est une réponse.
lab-status =
    { $status ->
        [playing] { $games ->
            [0] On commence …
            [one] Une partie pour l’instant
           *[other] { $games } parties pour l’instant
        }
        [writing] Le rapport s’écrit …
        [done] { $games } parties jouées
       *[failed] Arrêté
    }
lab-games =
    { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
lab-measure =
    { $measure ->
        [seat-advantage] Victoires de qui commence : points au-dessus d’une part équitable
        [place] Victoires de la place { $number }, en pour cent
        [turns] Longueur : tours ou manches
        [minutes] Durée : minutes, estimées
        [card] Victoires de qui commence avec la carte : points de plus
        [seat-advantage-change] Avantage de qui commence : changement en points
       *[turns-change] Longueur : changement en tours ou manches
    }
lab-interval = de { $low } à { $high }
lab-intervals = Avec 95 % de confiance, tous ces intervalles valent en même temps et à tout moment : regardez aussi souvent que vous voulez, et arrêtez quand vous voulez.

## A new table

new-title = Nouvelle table
new-title-game = Nouvelle table : { $game }
new-no-game = Il n’y a pas de jeu appelé { $name }.
new-chairs = Qui joue ?
new-me = Moi
new-guest = Une autre personne sur cet écran
new-open = Libre, pour qui a le lien
new-bot =
    { $level ->
        [random] Robot, aléatoire
        [easy] Robot, facile
        [medium] Robot, moyen
        [hard] Robot, difficile
       *[other] Robot, { $level }
    }
new-guest-name = Nom de la personne : { $player }
new-partners = Partenaires : { $teams }.
new-clock = Pendule
new-minutes = Minutes par personne
new-seconds = Secondes en plus par décision
new-number = un nombre
new-number-of = { $label } : le nombre
new-range = De { $least } à { $most }.
new-bots = Quel est le niveau des robots ?
new-level =
    { $level ->
        [random] au hasard
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[other] { $level }
    }
new-clock-none = Sans pendule
# On a button: for the whole game, and for each decision.
new-clock-short =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
new-clock-own = Au choix
new-clock-text = Quand le temps de quelqu’un est écoulé, le coup prévu par les règles est joué.
new-house-rules = Règles de la maison
new-house-rules-count =
    { $changed ->
        [0] { $count } de plus, tout comme dans les règles
       *[other] { $count } de plus, { $changed } à votre façon
    }
# What the options that people choose first are about.
new-about =
    { $option ->
        [games] L’équipe qui gagne le plus de parties gagne la série.
        [pass] Peut-on ne rien faire à son tour ?
        [target_pies] Qui a cuit ce nombre de tartes en premier gagne la partie.
        [chat] On parle librement, tant que personne ne montre une carte.
        [max_pies] Le nombre de tartes que chacun peut préparer à la fois.
        [score_piles] Tout le monde peut-il regarder les tartes emballées ?
        [windows] Quand on demande aux autres s’ils veulent saboter une tarte.
        [trade_sizes] Le nombre de cartes que chaque côté donne dans un échange.
        [grand] Une partie plus longue : chacun cuit quatre tartes, les trois meilleures comptent.
       *[claims] La table compte les Exploits accomplis, ou il faut les remarquer soi-même.
    }
new-deck = Votre propre paquet
new-go = Ouvrir la table

## Tournois

landing-tournament = Un tournoi pour une soirée
    .text = Jusqu’à seize personnes et robots, ronde après ronde. Les tables se font toutes seules, et tout le monde voit qui mène.
landing-tournament-open = Ouvrir un tournoi
tournament-title = Tournoi
tournament-title-game = Tournoi : { $game }
# An entrant who was forgotten.
tournament-someone = Quelqu’un qui est parti
tournament-open = Ouvrir le tournoi
tournament-game = Quel jeu ?
tournament-seats = Joueurs par table
tournament-seats-count = tables de { $count }
tournament-rounds = Rondes
tournament-rounds-count =
    { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }
tournament-pairing = Qui rencontre qui ?
tournament-format =
    { $format ->
        [round_robin] Toutes rondes
       *[swiss] Système suisse
    }
tournament-i-play = Je joue aussi
tournament-bots = Robots qui jouent dès le début
tournament-invite = Invitez les autres
    .text = Faites-leur scanner ceci, ou envoyez le lien. { $name } commence quand tout le monde est là.
tournament-entrants = Qui joue ({ $count } sur { $most })
tournament-you = vous
tournament-left = parti
tournament-add-bot = Ajouter un robot
# The host’s buttons; what cannot be taken back is asked twice.
tournament-drop = Retirer { $name }
tournament-drop-sure = Vraiment retirer { $name } ?
tournament-forfeit = Partie perdue pour { $name }
tournament-forfeit-sure = Vraiment perdue pour { $name } ?
tournament-join = Je joue
tournament-leave = Quitter le tournoi
tournament-leave-sure = Vraiment ? La partie en cours est perdue
tournament-close = Arrêter le tournoi
tournament-close-sure = Vraiment ? C’est la fin pour tout le monde
tournament-start = Commencer le tournoi
tournament-next = Commencer la ronde suivante
tournament-to-table = À votre table
# How it stands.
tournament-missing =
    { $count ->
        [one] Il manque encore quelqu’un.
       *[other] Il manque encore { $count } personnes.
    }
tournament-ready = Commencez quand tout le monde est là.
tournament-host-starts = { $name } commence quand tout le monde est là.
tournament-your-turn = Votre partie a commencé.
tournament-your-bye = Vous êtes exempt : le point est à vous.
tournament-wait =
    { $count ->
        [one] { $mine ->
            [yes] Votre partie est finie. On joue encore à une table.
           *[no] On joue encore à une table.
        }
       *[other] { $mine ->
            [yes] Votre partie est finie. On joue encore à { $count } tables.
           *[no] On joue encore à { $count } tables.
        }
    }
tournament-next-in = La ronde suivante commence dans { $time }.
tournament-making = On dresse les tables …
tournament-over = Toutes les rondes sont jouées.
tournament-closed = Ce tournoi a été arrêté.
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $rounds }
tournament-table = Table { $number }
tournament-status =
    { $status ->
        [planned] à venir
        [playing] en cours
       *[over] finie
    }
tournament-score = Score { $score }
tournament-forfeited = perdue
# Buttons below a table.
tournament-way =
    { $way ->
        [mine] À votre table
        [playing] Regarder
       *[over] Revoir
    }
tournament-way-to =
    { $way ->
        [mine] À votre table, la { $number }
        [playing] Regarder la table { $number }
       *[over] Revoir la table { $number }
    }
tournament-bye = est exempt : 1 point
tournament-bye-title = Exempt
tournament-house-bot = Robot de la maison
tournament-standings = Classement
tournament-rank = Place
tournament-points = Points
tournament-points-count = Points : { $points }
tournament-games = Parties
tournament-tie =
    { $tie ->
        [buchholz] Buchholz
        [median] Buchholz médian
        [direct] Rencontre directe
        [sonneborn] Sonneborn-Berger
       *[scores] Part du score
    }
# The same as the head of a narrow column.
tournament-tie-short =
    { $tie ->
        [buchholz] Buch.
        [median] B. méd.
        [direct] Direct
        [sonneborn] S.-B.
       *[scores] Part
    }
tournament-tie-why =
    { $tie ->
        [buchholz] les points de tous vos adversaires réunis. Qui a eu des adversaires plus forts est devant.
        [median] les points de tous vos adversaires réunis, sans le meilleur ni le plus faible. Qui a eu des adversaires plus forts est devant.
        [direct] ce que les ex æquo ont fait dans leurs parties entre eux, si tous se sont rencontrés.
        [sonneborn] les points des adversaires que vous avez battus, et la moitié des points de ceux avec qui vous avez fait match nul. Battre quelqu’un de fort compte plus.
       *[scores] votre part de ce que la table a marqué selon le compte du jeu, en moyenne sur vos parties.
    }
tournament-level = À égalité avec { $name } : { $tie ->
        [buchholz] le Buchholz décide
        [median] le Buchholz médian décide
        [direct] la rencontre directe décide
        [sonneborn] le Sonneborn-Berger décide
       *[scores] la part du score décide
    }, { $own } à { $theirs }.
tournament-won =
    { $count ->
        [one] { $name } remporte le tournoi !
       *[other] { $name } remportent le tournoi !
    }
tournament-how = Comment on compte
tournament-how-points =
    { $table ->
        [two] Une victoire vaut 1 point, un match nul un demi-point.
        [teams] Les deux partenaires reçoivent 1 point pour une victoire et un demi-point pour un match nul. Les partenaires changent de ronde en ronde.
       *[more] La part des autres à table que vous laissez derrière vous : la première place vaut 1 point, la dernière aucun. Avec qui vous partagez une place compte pour moitié.
    }
tournament-how-level = À égalité de points
tournament-how-pairing =
    { $pairing ->
        [round_robin-two] Tout le monde joue une fois contre tout le monde, et s’assoit à peu près aussi souvent en premier qu’en second.
        [round_robin-more] Les tables sont mêlées pour que tout le monde se rencontre aussi également que possible. S’il y a des partenaires, ils changent aussi.
        [swiss-two] Ceux qui ont autant de points se rencontrent, et personne ne joue deux fois contre la même personne si on peut l’éviter. La première ronde est tirée au sort.
       *[swiss-more] Ceux qui ont à peu près autant de points sont assis ensemble, et on se retrouve aussi peu que possible. La première ronde est tirée au sort.
    }
tournament-how-bye = Si le nombre est impair, quelqu’un ne joue pas dans chaque ronde et reçoit le point : au système suisse, le dernier de ceux qui n’ont pas encore été exempts, une fois au plus si on peut l’éviter. Il en va de même pour qui devait rencontrer quelqu’un qui est parti.
tournament-how-house = Si une table n’est pas pleine, des robots de la maison prennent les places libres. Ils jouent, mais ne sont pas au classement.
tournament-absent = Si quelqu’un n’est pas là
tournament-how-absent = Au bout d’une minute, un robot joue jusqu’à son retour. Qui a ouvert le tournoi peut déclarer une partie perdue ; qui quitte le tournoi perd la partie en cours et n’est plus apparié.
tournament-none = Il n’y a pas de tournoi { $code }.
    .text = Une lettre est peut-être fausse, ou il a été oublié depuis longtemps.
tournament-finding = On cherche le tournoi …
tournament-back = Retour au tournoi

## The waiting room

room-title = salle d’attente
room-invite = Invitez vos amis
    .text = Faites scanner ceci, ou envoyez le lien. Pas besoin de compte.
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié
room-share = Partager le lien
room-qr = Code QR du lien
room-phones = Laisser entrer les téléphones
    .text = Pour l’instant, seul cet ordinateur peut entrer. Laissez entrer les téléphones, et tout votre Wi-Fi le pourra, jusqu’à ce que vous arrêtiez Bakehouse.
    .open = Tout votre Wi-Fi peut entrer : faites scanner ceci, ou envoyez le lien.
room-places = Places
room-free = Place libre
    .text = attend quelqu’un
room-you = vous
room-you-host = vous · hôte
room-host = hôte
room-here = ici
# How well a bot plays.
room-level = Niveau de { $name }
room-sit = S’asseoir ici
room-add-bot = Ajouter un robot
room-remove = Retirer { $name }
room-remove-place = Retirer cette place
room-agreed = Convenu à cette table
room-agreed-line = { $label } : { $value }
# Nothing was agreed that the rulebook says otherwise.
room-rulebook = Tout comme dans les règles
room-more = { $count } de plus
room-clock =
    { $seconds ->
        [0] { $minutes } min chacun
       *[other] { $minutes } min chacun, { $seconds } s de plus par décision
    }
room-options = Options
room-options-use = Jouer ainsi
room-start = Lancer la partie
    .text = Lancez quand vous voulez.
room-add-place = Ajouter une place ({ $count } sur { $most })
room-open-places =
    { $count ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
room-bots =
    { $count ->
        [one] Lancez quand vous voulez : un robot prend la place libre, un ami pourra le remplacer plus tard.
       *[other] Lancez quand vous voulez : des robots prennent les { $count } places libres, des amis pourront les remplacer plus tard.
    }
room-host-starts = { $name } lance la partie.
    .text = En attendant : les règles se lisent en une minute.
room-how = Comment jouer à { $game }
room-leave = Quitter la table
room-tell-me = Me prévenir quand c’est à moi

## The page of a guest

guest-invites = { $name } vous invite à { $game }
guest-no-account = sans compte
guest-there = Qui est là
# Under an empty place; the form is for the one that the guest will take.
guest-place = libre
    .yours = vous ?
guest-sit = S’asseoir
guest-watch = Regarder seulement
guest-full = Toutes les places sont prises, mais vous pouvez regarder.

look-title = Votre mascotte et votre couleur
look-mascot = Votre mascotte
look-colour = Votre couleur
look-taken = { $mascot }, déjà à { $name }

## Slow tables

new-clock-slow = Jours
slow-time = Temps par tour
slow-hours =
    { $unit ->
        [days] { $count ->
            [one] 1 jour
           *[other] { $count } jours
        }
       *[hours] { $count ->
            [one] 1 heure
           *[other] { $count } heures
        }
    }
slow-late = Quand le temps est écoulé
slow-late-does =
    { $late ->
        [bot] Un robot joue
       *[default] Le coup prévu par les règles
    }
slow-text = Allez et venez : la table attend ce temps à chaque tour, et jamais plus. Ensuite elle continue sans la personne, jusqu’à son retour.
# In the waiting room, among what was agreed.
slow-agreed =
    { $late ->
        [bot] { $time } par tour, puis un robot joue
       *[default] { $time } par tour, puis le coup prévu par les règles
    }
# Time left, as short as can be.
slow-left =
    { $unit ->
        [days] { $days } j { $hours } h
        [hours] { $hours } h { $minutes } min
       *[minutes] { $minutes } min
    }
# In the list of tables.
slow-time-left = encore { $left }
# Of a player who is away: the rules’ default is played for them.
slow-stand-in = parti, coups d’office
slow-ask-stand-in = Vous étiez absent : le coup prévu par les règles est joué pour vous.

## Away

# At the list of tables, where one of them takes days: a button.
away-say = Je m’absente…
away-until = Vous êtes absent jusqu’au { $date } : vos tours attendent.
away-title = Vous vous absentez ?
    .text = Aux tables qui durent des jours, vos tours attendent votre retour, et les autres voient jusqu’à quand. Cela finit tout seul.
away-last = Jusqu’à la fin du
away-limit = Au plus tard le { $date }.
away-go = Je suis absent jusque-là
away-back = Je suis de retour
# Notifications, beside one's tables.
notify-say = Me prévenir même quand cette page est fermée
    .text = Votre navigateur affiche quand c’est votre tour.
notify-on = Ce navigateur vous prévient de vos tours, même quand cette page est fermée.
notify-off = Ne plus me prévenir
notify-denied = Votre navigateur ne permet pas à cette page de vous prévenir. Ses réglages pour cette page peuvent changer cela.
notify-failed = Le service de notifications de votre navigateur est injoignable pour le moment.
# At a seat of a table that takes days.
away-seat = absent jusqu’au { $date }

## The page as an app

# A newer page than this one is there: a note with two buttons.
app-new = Une nouvelle version de Bakehouse est là.
app-new-load = La charger
app-new-later = Plus tard
app-offline = Bakehouse est injoignable
    .text = Vous êtes peut-être hors ligne, ou le serveur s’est arrêté. Cette page réessaie d’elle-même.
app-offline-needs = Ce qui demande la connexion
    .text = Jouer, même contre des robots ; vos tables et les parties à revoir ; les règles complètes ; le laboratoire.
# What works all the same: a link.
app-offline-works = Ce qui marche sans elle
    .text = L’aide, avec les règles des cinq jeux en un coup d’œil

## The line to the server

line-title = Liaison
line-silent = Le serveur ne répond pas depuis un moment. Cette page attend et reprend toute seule.
line-broken = La liaison avec la table est coupée. Nouvel essai en cours ; rien n’est perdu.

## A table

screen-table = Table
screen-hint = Conseil
screen-undo = Défaire
    .title = Reprendre le dernier coup
screen-log = Journal
screen-rules = Règles
screen-beside = À côté de la table
screen-spoken = Annonces
screen-damaged = La table { $code } ne peut pas être ouverte
screen-none = Il n’y a pas de table avec le code { $code }
    .text = Elle a peut-être été fermée, ou le code contient une faute de frappe.
screen-finding = On cherche la table…
screen-closed = Cette table a été fermée
screen-record = Télécharger la partie
screen-unseated = L’hôte a confié votre place à un robot. Vous pouvez continuer à regarder.

# A name follows, in a line of its own.
curtain-pass = Passez l’écran à
curtain-take = Je suis { $name } : montrer mes cartes

menu-open = Menu
menu-title = Menu de la table
menu-code =
    { $watchers ->
        [0] Table { $code }
        [one] Table { $code } · { $watchers } personne regarde
       *[other] Table { $code } · { $watchers } personnes regardent
    }
# A list of bots follows.
menu-free-one = Libérer la place d’un robot
menu-back = Rejouer à la place du robot ({ $name })
menu-stand = Laisser un robot jouer pour { $name }
menu-ask = Demander à remplacer { $name }
menu-go-on = Reprendre la partie
menu-pause = Mettre la table en pause
menu-bot = Remplacer { $name } par un robot
menu-bot-sure = Vraiment ? Remplacer { $name } par un robot
menu-close = Fermer la table
menu-close-sure = Vraiment ? C’est la fin pour tout le monde

request-yours = Vous demandez à remplacer { $owner }. Les autres décident.
request-other =
    { $owner-is ->
        [you] <b>{ $name }</b> voudrait prendre votre place et verrait votre main.
       *[other] <b>{ $name }</b> voudrait remplacer { $owner } et verrait sa main.
    }
request-yes = Accepter
request-no = Refuser
# What is told of others at the table.
told-sat = { $name } a pris place.
told-left = { $name } est parti.
told-away = { $name } s’est absenté.
told-back = { $name } est de retour.
request-others = On demande encore aux autres.

## Players around the table

chair-you = { $name } (vous)
chair-partner = votre partenaire
chair-turn = en train de jouer
chair-thinking = réfléchit
chair-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
chair-bot =
    { $level ->
        [random] robot aléatoire
        [easy] robot facile
        [medium] robot moyen
        [hard] robot difficile
       *[other] robot ({ $level })
    }
chair-open = place libre
chair-stand-in = pas là, un robot joue
chair-away = pas là

## What is asked

ask-title = À faire
ask-paused = La table est en pause.
ask-stand-in = Un robot joue pour vous.
ask-answered = C’est choisi. Les autres réfléchissent.
ask-watching = Vous regardez.
ask-all = Tous les choix
ask-all-count = Tous les choix ({ $count })
ask-hide = Masquer la liste
ask-picked = Choisi jusqu’ici
ask-cancel = Annuler
ask-hinted = { $label } (conseil)
ask-hint-spoken = Conseil : { $label }
# A question and what a bot would answer: “Espresso Shot: play a card? Yes”.
ask-hint-answer = { $question } { $answer }
ask-standing = Réponses automatiques

# A thing on the board, and what a press on it does.
spot-choice = { $name } : { $label }

popup-choices = Choix
popup-why-not = Pourquoi pas { $name } ?
popup-moment = Un instant…
# What is asked now follows, in a line of its own.
popup-not-now = Pas maintenant.

## The frame of the table

theme =
    { $theme ->
        [auto] comme le système
        [light] clair
        [dark] sombre
       *[contrast] contraste élevé
    }
menu-speed = Rythme des bots
menu-sound = Son
menu-theme = Thème
speed =
    { $speed ->
        [slow] lentement
        [normal] normalement
        [fast] vite
       *[step] pas à pas
    }
dock-sure = Vraiment : { $label } ?
dock-moment = La manche est finie.
dock-continue = Continuer
dock-next = Suivant
dock-skip = Passer à mon tour
dock-back = Rejouer moi-même
dock-drop = { $label } : annuler
strip-title = Les derniers événements : ouvrir le journal
stage-just-now = À l’instant
stage-since = Depuis votre tour
turn-yours = À vous, { $name } !
hint-do = Le faire
hint-other = Une autre idée
popup-rule = La règle
board-the-pie-game-goal =
    { $pies ->
        [one] manche { $round } · une tarte gagne
       *[other] manche { $round } · { $pies } tartes gagnent
    }
board-the-pie-game-of = { $count } sur { $all }
board-the-pie-game-on-recipe = dans votre recette
board-the-pie-game-off-recipe = pas dans votre recette

## Beside the table

log-title = Ce qui s’est passé
log-earlier = Voir ce qui précède

chat-title = Discussion
# Of a tab: how many lines nobody has read yet.
chat-title-unread = Discussion ({ $count })
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-watching = (regarde)
chat-nothing = Personne n’a encore rien dit.
chat-silent = À cette table, on ne discute pas (option de { $ruling }).
chat-say-something = Dites quelque chose
chat-say = Dire
chat-phrases = Dire d’un geste
# Said by a press.
chat-quick-luck = Bonne chance !
chat-quick-nice = Bien joué !
chat-quick-wait = Un instant…
chat-quick-thanks = Merci !
chat-spoken = { $name } : { $text }

rules-title = Règles du jeu
rules-page =
    { $page ->
        [glance] En bref
       *[all] Toutes les règles
    }
rules-search = Chercher dans les règles
rules-opening = On ouvre les règles…
# In other languages: “The rules are in English so far.”
rules-english = Pour l’instant, les règles sont en anglais.
# The chapter of the rules that are everywhere the same.
rules-house = La maison
rules-rule = Règle { $id }

## Cards and piles

hidden-card = une carte cachée
hand-yours = Votre main
hand-empty = Aucune carte en main.
hand-known = En main à coup sûr : { $cards }
hand-unknown = Rien n’est sûr à propos de cette main.
# On a card that was just drawn.
hand-new = nouvelle
# A card of a pie that lies face down.
stack-hidden = face cachée
stack-down = { $name } (face cachée)
pile-cards =
    { $count ->
        [one] { $title }, { $count } carte
       *[other] { $title }, { $count } cartes
    }
pile-with-top =
    { $count ->
        [one] { $title }, { $count } carte, sur le dessus { $top }
       *[other] { $title }, { $count } cartes, sur le dessus { $top }
    }
mark-dollars = { $dollars } $
mark-minutes = { $minutes } min
mark-prime = { $minutes }′

## The end of a game

end-won =
    { $winners-is ->
        [you] Vous gagnez !
        [with-you] Cuisson parfaite : { $winners } gagnez !
        [other] { $winners } gagne !
       *[others] { $winners } gagnent !
    }
end-draw = Match nul
end-scores = Scores. { $scores }
end-score = { $name } : { $score }
end-next = À la partie suivante
end-rematch = Revanche
end-replay = Revoir la partie
end-others = Autres jeux
end-scoring = Le décompte
end-adding = On compte les points…
end-no-scoring = Le décompte ne peut pas être affiché pour l’instant.

## The sheet of a result

sheet-score = Points
sheet-score-why = Le total de chacun à la fin de la partie.
# Under the first point of a chart of scores.
chart-start = début
chart-number = { $number }
# What the numbers under a chart count.
chart-round = Manche
chart-turn = Tour
chart-move = Coup

## A replay

replay-title = Revoir la partie
replay-title-game = Revoir la partie : { $game }
replay-opening = On ouvre la partie…
replay-hand = Main : { $name }
replay-own-hand = La main
replay-move = Coup
replay-event-before = Événement précédent
replay-event-next = Événement suivant
replay-back = Reculer d’un coup
replay-on = Avancer d’un coup
replay-play = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-everybody = tout le monde
replay-spectator = le public

## The full screen of a result, and the tape of a replay

end-player = Qui
end-how = Le bilan
# What is shown: player by category, the scores over time, or the scoring line by line.
end-page =
    { $page ->
        [table] Tableau
        [chart] Courbe
       *[scoring] Décompte
    }
# How the reader did. Rank 0: nobody won, or everybody.
end-rank =
    { $team ->
        [yes] { $rank ->
            [0] Votre équipe finit avec { $score }.
            [1] Votre équipe gagne avec { $score }.
           *[other] Votre équipe perd avec { $score }.
        }
       *[no] { $rank ->
            [0] Vous finissez avec { $score }.
            [1] Vous gagnez avec { $score }.
           *[other] Vous finissez à la { $rank }e place avec { $score }.
        }
    }
# Instead of a score.
end-nothing = rien
# Somebody wants a rematch.
end-next-open = La partie suivante est ouverte.
end-share = Partager
end-copied = Lien de la partie copié
replay-at = Coup { $move } sur { $moves }
replay-speed = Vitesse
replay-hands = Mains
replay-result = Vers le résultat
replay-go-to = Aller au coup { $number }

## Reviewing one’s own game, going on from a position, sharing one

review-open = Revoir ma partie
review-title = Retour sur votre partie
review-thinking = Le robot difficile reprend vos décisions…
review-found =
    { $count ->
        [one] La décision qui vous a coûté le plus
       *[other] Les { $count } décisions qui vous ont coûté le plus
    }
review-nothing = Rien de décisif : parmi vos { $decisions } décisions, aucune n’était nettement moins bonne que ce qu’aurait fait le robot difficile.
review-fair = Jugé d’après ce que vous pouviez savoir à ce moment. Dans chaque partie simulée, les cartes cachées ont été redistribuées, d’une façon qui correspond à ce que vous aviez vu.
review-when = Coup { $move }
review-hand = Votre main
review-played = Vous avez joué
review-better = Le robot difficile jouerait
# How likely one wins with this move.
review-chance = gagne à { $percent } %
review-gain = { $points } points de pourcentage, ± { $error } ; { $games } parties simulées chacun
review-see = Voir
fork-play = Jouer à partir d’ici
# The game goes on from a finished one: that one’s table, and after how many moves.
fork-from = De { $code }, coup { $move }
fork-replay = Revoir la partie dont elle vient
share-open = Partager cette position
share-live = Le lien et l’image montrent ce que vous voyez maintenant, et rien de ce qui suivra. Une fois la partie finie, on peut jouer à partir de son replay.
share-seen = Le lien et l’image montrent cette position à travers les yeux de { $name }.
share-link = Partager le lien
share-replay = Partager la partie
share-picture = Enregistrer l’image
share-copied = Lien copié
share-alt = { $game } : la position en image
share-cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
position-title = Position : { $game }
position-eyes = À travers les yeux de { $name }
position-spectator = quelqu’un qui regarde
position-looking = Un moment d’une partie. Il ne s’y passe plus rien.
# Shared while the game went on.
position-live = D’une partie en cours : à regarder seulement, pour que nul n’apprenne les cartes cachées.
position-replay = Revoir la partie
position-opening = Ouverture de la position…
position-bad = Ce lien ne mène à aucune position. Il a peut-être été coupé en chemin : demandez-le à nouveau.

## Help

help-rules = Les règles des jeux
    .text = Choisissez un jeu : ses règles tiennent sur une page.
help-sit = S’installer
    .text = <b>Jouer</b> vous installe aussitôt face à des robots. <b>Inviter</b> ouvre une table avec un lien, un code et une image à scanner ; qui ouvre le lien prend une place. Sous <b>Options</b>, vous choisissez les places, les robots, les règles maison, une pendule et votre propre paquet ; « une autre personne sur cet écran » permet de jouer à plusieurs sur un même appareil, avec un rideau entre vous.
    .later = Vos tables vous attendent : fermez la page, revenez un autre jour avec le même navigateur, et reprenez.
help-play = Jouer
    .text = Tout ce qui brille peut être choisi. Toucher une carte de sa main ne fait que la choisir ; le bouton dit alors ce qui va se passer, et le fait. Un coup en plusieurs parties se choisit pas à pas : la carte, puis l’endroit. Ses parties sont à côté de la question ; touchez-les pour les reprendre. On peut aussi glisser les cartes là où elles vont. Chaque choix figure aussi dans une liste : « Tous les choix ».
    .help = Touchez quelque chose qui ne brille pas : on vous dit pourquoi ce n’est pas possible, avec la règle. <b>Conseil</b> demande à un robot ce qu’il ferait avec vos cartes, et pourquoi. <b>Défaire</b> reprend votre dernier coup tant que vous n’avez rien appris de nouveau. Une carte nommée dans le journal s’ouvre quand vous la touchez.
help-keys = Touches
help-afterwards = Après la partie
    .text = Quand une partie est terminée, son décompte est expliqué, et on peut la revoir par les yeux de chacun. L’enregistrement est un fichier texte (.pie) que tout le monde peut vérifier avec <b>bakehouse verify</b>.

keys-title = Comment jouer ici
keys-text = Tout ce qui brille peut être choisi maintenant. Touchez autre chose, et la page vous dit pourquoi ce n’est pas possible. On peut aussi glisser les cartes là où elles vont.
keys-number = aller à ce choix, tant que la liste est ouverte
# The names of keys.
keys-walking = Tab, flèches, Entrée
keys-walk = parcourir le plateau et la main, et choisir
# The name of a key.
keys-space = Espace
keys-skip = passer ce qui est montré
keys-escape = fermer ce qui est ouvert ; reprendre la dernière partie d’un coup
keys-hint = un conseil de robot
keys-undo = défaire, si rien n’a été révélé
keys-read = lire en grand la carte sélectionnée
keys-log = le journal
keys-chat = la discussion
keys-rules = les règles
keys-sound = avec ou sans le son
keys-repeat = répéter ce qui vient d’être dit
keys-keys = ces touches

## Lessons: a first game by a script. What a game’s own steps say is in the catalogue of the game.

lesson-learn = Apprendre en jouant
lesson-learn-game = Apprendre en jouant : { $game }
lesson-resume = Reprendre la leçon
lesson-resume-game = Reprendre la leçon : { $game }
lesson-title = Leçon
# On a bar that fills, for those who cannot see it.
lesson-progress = Leçon : { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
# What is to be pressed: a card, a player, the words on a button.
lesson-press = Touchez : { $thing }
# To whoever presses something while the lesson still explains.
lesson-next-first = Touchez d’abord « Suivant ».
# Where somebody plays a game with bots for the first time; below it the buttons lesson-learn and lesson-decline.
lesson-offer = { $game }, c’est nouveau pour vous ?
    .text = Apprenez en jouant : environ quatre minutes.
lesson-decline = Non, merci
lesson-play = Jouer pour de vrai
lesson-other = Autre leçon : { $game }
lesson-drop = Terminer la leçon
lesson-drop-sure = Vraiment ? Elle recommencera au début

## Rules at a glance: the headings. What a game’s page says is in the catalogue of the game.

glance-goal = But du jeu
glance-turn = Un tour
glance-scoring = Décompte
glance-end = La fin
glance-print = Imprimer cette page

## Board: Pastry Chefs

board-pastry-chefs-goal = la première équipe à { $points } points gagne
# The same where there is little room.
board-pastry-chefs-goal-short = en { $points }
board-pastry-chefs-turn-bake = Enfourner, déplacer, piocher ?
board-pastry-chefs-turn = Déplacer ou piocher ?
# Whoever draws must reveal something: the question says so.
board-pastry-chefs-reveal =
    { $count ->
        [one] Qui pioche révèle : couleur ou chiffre ?
       *[other] Qui pioche révèle : que dites-vous ?
    }
board-pastry-chefs-won =
    { $count ->
        [one] { $count } partie gagnée
       *[other] { $count } parties gagnées
    }
board-pastry-chefs-points =
    { $most ->
        [one] { $points } sur { $most } point
       *[other] { $points } sur { $most } points
    }
board-pastry-chefs-tail = ou touchez une carte, quelqu’un ou la pioche
# Below three cards each: what a pastry is made of.
board-pastry-chefs-run = Suite : une couleur
board-pastry-chefs-set = Série : un nombre
# All cards of a number, as short as can be.
board-pastry-chefs-number = les { $number }
board-pastry-chefs-grid = Les seize cartes : la défausse, ce qui est bloqué et les mots d’un déplacement
board-pastry-chefs-tracker = Suivi des cartes
# In the corner of the grid, below their number: very short.
board-pastry-chefs-discards = Défausse
board-pastry-chefs-rows = ligne : suite · colonne : série
# In the head of the card tracker: there are three copies of each card.
board-pastry-chefs-copies = 3 de chaque
board-pastry-chefs-cell = { $name } : { $discarded } à la défausse, { $yours } dans votre main, { $known } dans une main connue, { $unseen } hors de vue, { $baked } au four
board-pastry-chefs-cell-blocked = { $name }, bloqué
# Marks in the grid: where the three copies of a card are.
board-pastry-chefs-discarded = défausse
board-pastry-chefs-yours = à vous
board-pastry-chefs-known = connue
board-pastry-chefs-unseen = hors de vue
board-pastry-chefs-baked = au four
board-pastry-chefs-blocked =
    { $seat-is ->
        [you] Bloqué par votre tour : <b>{ $words }</b>
       *[other] Bloqué par { $seat } : <b>{ $words }</b>
    }
board-pastry-chefs-free = Rien n’est bloqué.
board-pastry-chefs-free-ask = Pour les questions, rien n’est bloqué.
# A sentence of which every bold word is a thing to press. $what is “hearts”, $origin and $destination are players or the discard pile.
board-pastry-chefs-move = Déplacer <b>{ $what }</b> de <b>{ $origin }</b> vers <b>{ $destination }</b>
board-pastry-chefs-ask = Demander à <b>{ $holder }</b> : avez-vous <b>{ $what }</b> ?
board-pastry-chefs-said = { $what-short }
board-pastry-chefs-is = C’est { $what-short }
# Below what one may reveal: what the next player may not name in a Move.
board-pastry-chefs-blocks = bloque { $what }
board-pastry-chefs-move-cards = Déplacer { $what-short }
# In that sentence: a player who reads, the discard pile, and words that are still missing.
board-pastry-chefs-you = vous
board-pastry-chefs-self = Vous
board-pastry-chefs-pile = la défausse
board-pastry-chefs-how-many = combien ?
board-pastry-chefs-which = quoi ?
board-pastry-chefs-whom = qui ?
board-pastry-chefs-start-over = Recommencer
board-pastry-chefs-start-move = Déplacer
board-pastry-chefs-start-draw = Piocher et demander
board-pastry-chefs-bake =
    { $points ->
        [one] Enfourner { $what } · { $points } point
       *[other] Enfourner { $what } · { $points } points
    }
board-pastry-chefs-your-hand = Votre main
# What is asked for the next empty place of the sentence; on a button that waits, what is to be pressed.
board-pastry-chefs-say-from = De chez qui ?
board-pastry-chefs-say-to = Vers qui ?
board-pastry-chefs-say-which = Quelles cartes ?
board-pastry-chefs-say-count = Combien ?
board-pastry-chefs-say-whom = À qui demander ?
board-pastry-chefs-say-this = Poser cette question ?
board-pastry-chefs-make-move = Déplacer ainsi ?
board-pastry-chefs-choose =
    { $count ->
        [one] Choisissez { $count } carte
       *[other] Choisissez { $count } cartes
    }
board-pastry-chefs-give = Donner { $cards-short }
board-pastry-chefs-discard = Défausser { $cards-short }
board-pastry-chefs-take = Prendre { $cards-short }
board-pastry-chefs-open = Vous voyez ces cartes : cela ne peut pas échouer.
board-pastry-chefs-sure = { $owner } a sûrement { $what } : cela ne peut pas échouer.
board-pastry-chefs-fails = { $owner } en a sûrement moins : cela échoue et vous défaussez une carte.
board-pastry-chefs-risk = Si { $owner } en a moins, rien ne bouge et vous défaussez une carte.
board-pastry-chefs-answered = Vous connaissez déjà la réponse.
board-pastry-chefs-drew = Vous avez pioché { $cards-short }.
board-pastry-chefs-heard = Tout le monde entend ce que vous dites, et le joueur suivant ne peut pas le nommer pour déplacer.
board-pastry-chefs-yes = Oui
board-pastry-chefs-no = Non
# On a player: what a press means, or what the player is in the sentence.
board-pastry-chefs-from = de
board-pastry-chefs-to = vers
board-pastry-chefs-asked = demander
# A note on a player: surely no threes, no ♥.
board-pastry-chefs-no-number = pas de { $number }
board-pastry-chefs-no-suit = pas de { $sign }
board-pastry-chefs-holds = A sûrement : <b>{ $words }</b>
board-pastry-chefs-most = Au plus : <b>{ $words }</b>
board-pastry-chefs-none = N’a sûrement pas : <b>{ $words }</b>
board-pastry-chefs-has-baked = Au four :

## Mascots, sound and alerts

# What a person looks like at the table; bots look like the herbs and spices they are called.
mascot-apple = Pomme
mascot-cherry = Cerise
mascot-lemon = Citron
mascot-blueberry = Myrtille
mascot-peach = Pêche
mascot-pumpkin = Citrouille
mascot-egg = Œuf
mascot-butter = Beurre
mascot-honey = Miel
mascot-coconut = Noix de coco
mascot-pecan = Noix de pécan
mascot-strawberry = Fraise

# The colour of a seat.
colour-red = Rouge
colour-gold = Or
colour-green = Vert
colour-blue = Bleu
colour-plum = Prune
colour-teal = Turquoise
colour-steel = Gris acier


# The title of the browser’s tab.
alert-title = ● À vous de jouer – { $game }
alert-notification = C’est à vous de jouer : { $game }

## Board: Pie Factory

board-pie-factory-goal = jour { $day }/2 · pioche { $count }
board-pie-factory-line = La chaîne
board-pie-factory-place = Case { $number }
board-pie-factory-taken = prise
board-pie-factory-free = gratuit
board-pie-factory-pay = payer { $count }
board-pie-factory-needs =
    { $count ->
        [one] exige 1 carte
       *[other] exige { $count } cartes
    }
board-pie-factory-no-card = Case { $number }, vide
board-pie-factory-no-pie = Tarte { $number }, vide
board-pie-factory-pie = Tarte { $number } : { $layers } ; { $dollars } $
board-pie-factory-boxed =
    { $count ->
        [0] aucune tarte emballée
        [one] { $count } tarte emballée
       *[other] { $count } tartes emballées
    }
board-pie-factory-score-pile = Votre pile de score
board-pie-factory-in-boxes = en boîte
board-pie-factory-number = Tarte { $number }
board-pie-factory-round = Manche
board-pie-factory-new-order = Nouvel ordre
board-pie-factory-next = Ensuite
board-pie-factory-tie = Même temps : qui était devant reste devant.
board-pie-factory-last = dernier
board-pie-factory-peg = { $name }, { $minutes } minutes
board-pie-factory-peg-last = { $name } passe en dernier
board-pie-factory-tail = Le temps le plus court passe devant ; à égalité, l’ordre reste.
board-pie-factory-take-verb = Prendre
# On a tag, before the price: it can only be taken face down.
board-pie-factory-down-verb = Cachée
board-pie-factory-play-verb = Jouer
board-pie-factory-pay-verb = Payer
# The same on a card that is chosen to pay with.
board-pie-factory-paid = Paie ✓
board-pie-factory-draw = Piocher
board-pie-factory-draw-one = Piocher une carte
board-pie-factory-goes-last = vous passez en dernier
board-pie-factory-box = Emballer…
# Below it: what boxing brings, and what it costs.
board-pie-factory-box-note = marque · joue dernier
board-pie-factory-box-which = Emballer quelles tartes ?
board-pie-factory-choose-pies = Touchez les tartes
board-pie-factory-only-tops = seule la carte du dessus compte
board-pie-factory-box-for = En emballer { $count } pour { $dollars } $
board-pie-factory-scores = Rapporte { $dollars } $
board-pie-factory-take-card = Prendre { $card } ?
board-pie-factory-play-card = Jouer { $card } ?
board-pie-factory-take-it =
    { $side ->
        [down] Prendre cachée
       *[up] Prendre
    }
board-pie-factory-play-it =
    { $side ->
        [down] Jouer cachée
       *[up] Jouer
    }
board-pie-factory-pay-first = choisissez de quoi payer
board-pie-factory-pay-more =
    { $count ->
        [one] Payez avec encore une carte
       *[other] Payez avec encore { $count } cartes
    }
board-pie-factory-pays =
    { $cards-count ->
        [one] paie { $cards }
       *[other] paie { $cards-count } cartes
    }
board-pie-factory-side = Le sens de la carte
board-pie-factory-up = Visible
board-pie-factory-down = Cachée
board-pie-factory-no-crust = aucune pâte libre
board-pie-factory-no-filling = aucune garniture ne convient
board-pie-factory-no-room = plus de place pour une tarte
board-pie-factory-to-hand = revient dans votre main
board-pie-factory-goes-here = ira ici
board-pie-factory-may-go-here = peut aller ici
board-pie-factory-becomes = { $card }, { $dollars } $
board-pie-factory-down-worth = Face cachée, 0 $
board-pie-factory-on-pie = Sur la tarte { $number }
board-pie-factory-on-dough = pâte cachée
board-pie-factory-took =
    { $minutes ->
        [one] { $card } : { $minutes } minute
       *[other] { $card } : { $minutes } minutes
    }
board-pie-factory-next-place =
    { $place ->
        [1] Vous ouvrez la prochaine manche.
        [2] Vous jouez en deuxième à la prochaine manche.
        [3] Vous jouez en troisième à la prochaine manche.
       *[4] Vous jouez en quatrième à la prochaine manche.
    }
board-pie-factory-choose-card = Choisissez une carte
board-pie-factory-drop = Défausser { $card }
board-pie-factory-to-discards = sur la défausse
board-pie-factory-choose-pie = Choisissez une tarte
board-pie-factory-give-up = Perdre { $dollars } $
board-pie-factory-goes-stale = Va rassir ✓
board-pie-factory-fresh = Les pâtes se gardent
board-pie-factory-give-up-card = Perdre { $card }, { $dollars } $
board-pie-factory-all-lost = toutes ses cartes sont perdues
board-pie-factory-closing = On ferme : fin du jour { $day }
board-pie-factory-overnight = Qui a des tartes garnies dehors en perd une.
board-pie-factory-bosses-bring =
    { $points ->
        [0] les chefs n’apportent rien
        [one] les chefs apportent { $points } point
       *[other] les chefs apportent { $points } points
    }
board-pie-factory-done = fini · { $minutes } min
board-pie-factory-done-down = fini · face cachée
board-pie-factory-done-last = fini · passe en dernier
board-pie-factory-waits = attend
board-pie-factory-goal-soon = jour { $day } · pioche { $count }, fin proche
board-pie-factory-goal-last = jour { $day }/2 · dernière manche
board-pie-factory-last-round = Dernière manche du jour
board-pie-factory-perhaps-last = Peut-être la dernière manche
# Below it: why.
board-pie-factory-perhaps-why = la pioche risque de manquer
board-pie-factory-stale-soon = Dernière manche : une tarte garnie laissée dehors rassit
board-pie-factory-stale-perhaps = Le jour peut finir : une tarte garnie laissée dehors rassit
board-pie-factory-safe = Dernière manche : aucune de vos tartes ne peut rassir
board-pie-factory-at-risk = Peut rassir
board-pie-factory-crust = Pâte
board-pie-factory-scores-crust = { $dollars } $, pas une tarte
board-pie-factory-pies =
    { $count ->
        [one] { $count } tarte
       *[other] { $count } tartes
    }
board-pie-factory-lost-mine = Votre tarte ({ $card }) rassit : { $dollars } $ perdus
board-pie-factory-lost = { $name } perd { $dollars } $
board-pie-factory-lost-none = Aucune tarte garnie dehors : personne n’en perd.
board-pie-factory-lost-not-you = Vous n’aviez aucune tarte garnie dehors : vous ne perdez rien.
board-pie-factory-lost-choose = À vous de choisir quelle tarte garnie rassit.
board-pie-factory-day-begins = Puis le jour 2 commence, avec la défausse comme pioche.
board-pie-factory-day-final = Les autres tartes sont emballées, et l’on compte les points.
board-pie-factory-go-on = Touchez pour continuer
board-pie-factory-boxes =
    { $seat-is ->
        [you] Vous en emballez { $count } d’un coup : { $sum }
       *[other] { $seat } en emballe { $count } d’un coup : { $sum }
    }
board-pie-factory-bosses = Chefs et tartes
board-pie-factory-bosses-why = À la fin, le plus d’icônes d’un chef donne les points. Une égalité ne donne rien.
board-pie-factory-most-pies = Le plus de tartes
# Beside the number of pies: these points come with having the most.
board-pie-factory-most = +{ $points } : le plus
board-pie-factory-pies-why = Une pâte emballée n’est pas une tarte.
board-pie-factory-points = +{ $points }
board-pie-factory-boss-most = { $boss } : { $points } points pour le plus
board-pie-factory-grandma = Mamie : à la fin, une de vos icônes de Président peut compter comme Contremaître ou Secrétaire.
board-pie-factory-lies-down = face cachée
board-pie-factory-this-round = Cette manche
board-pie-factory-hand-full = votre main est pleine
board-pie-factory-deck-empty = la pioche est vide
board-pie-factory-on-table = Sur la table
board-pie-factory-in-box = Emballé
board-pie-factory-nothing = rien encore

## Boards

board-deck = Pioche
board-draw-pile = Pioche
board-press-card = Touchez une carte
board-discard-pile = Défausse

board-the-pie-game-skips = passe
board-the-pie-game-chosen = ✓ a choisi
board-the-pie-game-recipe = Votre recette
board-the-pie-game-there = ✓ en main
board-the-pie-game-lacking = manque
# Pot Luck is in the hand, and several ingredients are missing: it stands for any one of them.
board-the-pie-game-of-wild = { $count } sur { $all } avec { $card }
board-the-pie-game-lacking-wild = manque, ou { $card } à la place
# Below the text of a Fudge card that has just been drawn.
board-the-pie-game-next-turn = Au prochain tour, vous devrez la jouer.
# Buttons: how many are still to be chosen, and what is thrown away.
board-the-pie-game-throw-more =
    { $count ->
        [one] Choisissez encore une carte
       *[other] Choisissez { $count } cartes
    }
board-the-pie-game-throw = Jeter { $cards }
board-the-pie-game-throw-all = Tout jeter
board-the-pie-game-on-top = { $card-short } au-dessus
board-the-pie-game-top-taken = La dernière reste au-dessus : { $partner } peut la prendre
board-the-pie-game-throw-count = Jetez { $count } cartes.
board-the-pie-game-your-fudge =
    { $kind ->
        [F2] Jouez votre Chocolat : jetez deux cartes.
        [FA] Jouez votre Chocolat : jetez votre main.
        [FL] Jouez votre Chocolat : passez un tour.
        [DL] Jouez votre Chocolat : une carte à gauche.
        [DR] Jouez votre Chocolat : une carte à droite.
       *[FT] Jouez votre Chocolat : échangez une carte.
    }
board-the-pie-game-take = Prendre { $card-short }
board-the-pie-game-last-discard = Défaussez { $card } et votre tarte est cuite !

board-cheflebrity-pile = Pioche
board-cheflebrity-out = Hors jeu
board-cheflebrity-leftovers = Restes
board-cheflebrity-leftover = { $name }, dans les Restes
# There are no Leftovers.
board-cheflebrity-none = Pas encore de restes
board-cheflebrity-goal = Pioche <b>{ $count }</b>
    .title = Quand la pioche est vide, il reste un dernier tour à chacun des autres.
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Dernier tour !</b>
        [one] <b>Dernière manche :</b> encore { $turns } tour
       *[other] <b>Dernière manche :</b> encore { $turns } tours
    }
# Where pies are built, and where they are served: short, on the table.
board-cheflebrity-working-short = En cours
board-cheflebrity-served = Servi <b>{ $points }</b>
board-cheflebrity-own-working = Votre Plan de travail
board-cheflebrity-own-serving = Votre Buffet <b>{ $points }</b>
board-cheflebrity-working = Plan de travail : { $name }
board-cheflebrity-serving = Buffet : { $name }
board-cheflebrity-pie-of = Création { $number } · { $quality }, { $layers }, de haut en bas, chez { $name }
board-cheflebrity-no-pie = Rien encore
board-cheflebrity-nothing-served = Rien de servi
board-cheflebrity-new-pie = Une nouvelle création
board-cheflebrity-kept = Cartes gardées : { $cards }
board-cheflebrity-steps = Les étapes de votre tour
board-cheflebrity-step =
    { $step ->
        [draw] Piocher
        [swap] Changer
        [play] Jouer
       *[menu] Servir et échanger
    }
# What a press does, in a word or two.
board-cheflebrity-tag =
    { $does ->
        [draw] Piocher
        [take] En prendre une
        [or-take] Ou en prendre une
        [serve-pie] En Tourte
        [serve-tart] En Tarte
        [new] Nouvelle
       *[hit] Celle-ci
    }
board-cheflebrity-draw = Piocher
board-cheflebrity-keep = Garder les { $count }
board-cheflebrity-swap = Changer…
board-cheflebrity-swap-which = Changer quelle carte ?
# What a press on a card of the hand does.
board-cheflebrity-swap-verb = Changer
board-cheflebrity-play-verb = Jouer
board-cheflebrity-play-or-swap = Jouer une carte, ou en changer une ?
board-cheflebrity-replacement = Prenez une carte à la place.
board-cheflebrity-keep-it = Finalement, la garder
board-cheflebrity-aside = Vous mettez { $card } de côté
board-cheflebrity-new-card = votre nouvelle carte
board-cheflebrity-serve-it =
    { $what ->
        [pie] Servir la Tourte : { $points }
       *[tart] Servir la Tarte : { $points }
    }
# On the button for serving: no card can be added to what is served.
board-cheflebrity-nothing-added =
    { $what ->
        [pie] pour de bon
       *[tart] sans couvercle, pour de bon
    }
board-cheflebrity-end = Finir le tour
# What can be served, below a picture of it.
board-cheflebrity-idle-tart = <b>Tarte</b> : fond et garniture
board-cheflebrity-idle-pie = <b>Tourte</b> : avec couvercle
board-cheflebrity-idle-goal = Seul ce qui est servi compte.
board-cheflebrity-playing =
    { $seat-is ->
        [you] Un instant : les autres peuvent réagir.
       *[other] { $seat } joue.
    }
board-cheflebrity-pass = Laisser faire
board-cheflebrity-uses =
    { $how ->
        [genius] utilise { $card }
       *[plain] utilise la carte
    }
board-cheflebrity-sabotage = Saboter { $pie } ?
board-cheflebrity-loses = Elle perdrait { $card }
board-cheflebrity-save = Sauver
board-cheflebrity-rescue =
    { $owner-is ->
        [you] { $card } Sauver votre création ?
       *[other] { $card } Sauver celle de { $owner } ?
    }
board-cheflebrity-cancels = Annule { $card }
board-cheflebrity-ring =
    { $seconds ->
        [one] Passe tout seul dans { $seconds } seconde
       *[other] Passe tout seul dans { $seconds } secondes
    }
board-cheflebrity-ask-only = Me demander seulement si je peux agir
board-cheflebrity-trade = L’échange en discussion
board-cheflebrity-trade-button = Échanger…
board-cheflebrity-trade-with = Échange avec { $partner } : que donnez-vous ?
board-cheflebrity-trade-like-this = Échanger ainsi avec { $partner } ?
board-cheflebrity-trade-what = Échange avec { $partner } : quoi contre quoi ?
board-cheflebrity-trade-with-all = Échange ouvert à tous : quoi contre quoi ?
board-cheflebrity-then-hand-over =
    { $count ->
        [one] puis remettre { $count } carte
       *[other] puis remettre { $count } cartes
    }
board-cheflebrity-says =
    { $seat-is ->
        [you] Vous promettez
       *[other] { $seat } promet
    }
board-cheflebrity-wants =
    { $seat-is ->
        [you] vous voulez en échange
       *[other] veut en échange
    }
board-cheflebrity-wants-from =
    { $partner-is ->
        [you] veut de vous
       *[other] veut de { $partner }
    }
board-cheflebrity-binds = { $give } contre { $want }, face cachée : ce qui est dit peut être un bluff.
board-cheflebrity-agreed = Marché conclu : les cartes passent face cachée.
board-cheflebrity-would-trade = d’accord
board-cheflebrity-passes = passe
board-cheflebrity-your-answer = votre réponse ?
board-cheflebrity-hand-over =
    { $count ->
        [one] La remettre
       *[other] Remettre { $count } cartes
    }
board-cheflebrity-face-down = face cachée
board-cheflebrity-handed = Vous remettez : { $cards }
board-cheflebrity-secret = Secret : bluff permis
board-cheflebrity-bluff = Ce que vous dites peut être un bluff
board-cheflebrity-counter = Contre-offre…
board-cheflebrity-no-trade = Pas d’échange
board-cheflebrity-offer-it = Proposer cet échange
board-cheflebrity-side =
    { $side ->
        [give] Je donne
       *[want] Je veux
    }
board-cheflebrity-to = À qui
board-cheflebrity-everybody = À tous
board-cheflebrity-drop = Retirer { $name }
board-cheflebrity-say = Annoncer une carte
board-cheflebrity-any = toute
board-cheflebrity-you-want = Vous voulez de { $partner }
board-cheflebrity-promise =
    { $was ->
        [kept] Pas de bluff
       *[broken] Un bluff !
    }
board-cheflebrity-bonuses = Bonus
board-cheflebrity-bonuses-worth = Bonus : { $points } points chacun
board-cheflebrity-tie = Qui en a le plus reçoit { $points } points. À égalité : deux en reçoivent { $two } chacun, trois { $three }, davantage rien.
board-cheflebrity-nobody-yet = personne encore
board-cheflebrity-standing =
    { $who ->
        [you] Vous { $own } · meilleur autre { $rest }
        [watching] { $own } · suivant { $rest }
       *[other] { $name } { $own } · vous { $rest }
    }
board-cheflebrity-replacement-left = Prenez maintenant un autre Reste.
board-cheflebrity-discard-it = La défausser plutôt
board-cheflebrity-wield =
    { $by ->
        [genius] Que devient votre Coup de génie ?
       *[sabotage] Quelle création sabotez-vous ?
    }
board-cheflebrity-genius-as = La jouer comme
board-cheflebrity-knock-off =
    { $also ->
        [yes] Ou faire tomber la dernière carte d’une création
       *[no] Faire tomber la dernière carte d’une création
    }
board-cheflebrity-sabotage-tag = Sabotage −{ $points }
board-cheflebrity-sabotage-it = Saboter { $pie }
board-cheflebrity-pie =
    { $owner-is ->
        [you] { $filling ->
            [apple] Votre tourte aux pommes
            [apple-tart] Votre tarte aux pommes
            [blueberry] Votre tourte aux myrtilles
            [blueberry-tart] Votre tarte aux myrtilles
            [cherry] Votre tourte aux cerises
            [cherry-tart] Votre tarte aux cerises
            [pumpkin] Votre tourte à la citrouille
            [pumpkin-tart] Votre tarte à la citrouille
            [none] Votre nouveau fond
            [plain-tart] Votre tarte
           *[plain] Votre création
        }
       *[other] { $filling ->
            [apple] Tourte aux pommes de { $owner }
            [apple-tart] Tarte aux pommes de { $owner }
            [blueberry] Tourte aux myrtilles de { $owner }
            [blueberry-tart] Tarte aux myrtilles de { $owner }
            [cherry] Tourte aux cerises de { $owner }
            [cherry-tart] Tarte aux cerises de { $owner }
            [pumpkin] Tourte à la citrouille de { $owner }
            [pumpkin-tart] Tarte à la citrouille de { $owner }
            [none] Nouveau fond de { $owner }
            [plain-tart] Tarte de { $owner }
           *[plain] Création de { $owner }
        }
    }

## Board: Pie Contest

board-pie-contest-pantry = Garde-manger
board-pie-contest-trash = Poubelle
board-pie-contest-look = Regarder
board-pie-contest-look-trash = Regarder dans la Poubelle
board-pie-contest-hide = Masquer
board-pie-contest-achievements = Exploits
board-pie-contest-not-yet =
    { $seats-is ->
        [you] pas encore pour vous
       *[others] pas encore pour { $seats }
    }
board-pie-contest-kitchen =
    { $count ->
        [one] Cuisine chez { $name } : { $count } Ingrédient
       *[other] Cuisine chez { $name } : { $count } Ingrédients
    }
board-pie-contest-in-kitchen = en Cuisine chez { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = imprimé { $worth }
board-pie-contest-counter = marqueur { $by }
board-pie-contest-guarded = à l’abri des adversaires
board-pie-contest-turned = Exploit transformé par { $name }
board-pie-contest-best = meilleure { $worth }
board-pie-contest-pie = Tarte { $number } chez { $name } : { $worths }, vaut maintenant { $worth }. Faite de { $made }
board-pie-contest-pie-title = Tarte { $number } chez { $name }
board-pie-contest-empty = Rien dans la Cuisine
board-pie-contest-shielded =
    { $what ->
        [both] Cuisine et Tartes protégées
        [kitchen] Cuisine protégée
       *[pies] Tartes protégées
    }
board-pie-contest-in-hand = En main : { $names }
board-pie-contest-looked = Sur le Garde-manger, pour vos yeux seulement
board-pie-contest-effects = Vos effets en attente
board-pie-contest-effects-order = Le premier peut changer les suivants.
# When the game ends, before "2/4" and "1/3".
board-pie-contest-ends = Fin :
board-pie-contest-ends-all =
    { $each ->
        [1] chacun a enfourné
       *[other] chacun a { $each } tartes
    }
board-pie-contest-ends-alone = ou quelqu’un { $pies } tartes
board-pie-contest-nearly = La prochaine tarte peut finir la partie.
# Why it ended, where somebody has three.
board-pie-contest-third =
    { $seats-is ->
        [you] Vous avez enfourné votre troisième tarte.
       *[others] Troisième tarte enfournée : { $seats }.
    }
board-pie-contest-no-pie = pas de tarte
board-pie-contest-yours = Votre Cuisine
board-pie-contest-your-pies = Vos tartes
# The same, with the rule that takes something from them.
board-pie-contest-your-pies-lose = Vos tartes · −{ $by } si un rival enfourne
board-pie-contest-rule = Quand quelqu’un enfourne, les tartes de ses rivaux perdent { $by }.
board-pie-contest-kitchens = Cuisines
board-pie-contest-pies = Tartes
board-pie-contest-sum = { $worth } en tout
# What a Pie needs.
board-pie-contest-enough = trois ou plus
board-pie-contest-one-salt = un Sel
# Why this Kitchen cannot be baked.
board-pie-contest-salts =
    { $surplus ->
        [1] { $count } Sels : un de trop
       *[other] { $count } Sels : { $surplus } de trop
    }
board-pie-contest-full = pleine, mais sans Sel
board-pie-contest-bakes = au four { $worth }
board-pie-contest-progress = { $reached } sur { $parts }
# Buttons, and in small letters what they cost.
board-pie-contest-dive = Fouiller…
board-pie-contest-dive-price = jeter 2, prendre 1
# Buttons: how many cards are still to be chosen, and which ones pay for the dive.
board-pie-contest-dive-more =
    { $count ->
        [one] Choisissez encore une carte
       *[other] Choisissez { $count } cartes
    }
board-pie-contest-dive-with = Jeter { $cards }
board-pie-contest-do-all =
    { $deed ->
        [take] Prendre { $cards }
        [gain] Gagner { $cards }
       *[other] Choisir { $cards }
    }
# Below the button of an Action that Bakes.
board-pie-contest-nothing-to-bake = Rien à cuire pour l’instant
board-pie-contest-read = Touchez une carte pour la lire ; touchez-la encore pour la jouer.
board-pie-contest-no-thanks = Non, merci
board-pie-contest-bake = Enfourner pour { $worth }
board-pie-contest-bake-price = vide toute la Cuisine
board-pie-contest-rivals-lose = Les tartes adverses perdent { $by }
board-pie-contest-pick-player =
    { $seat-is ->
        [you] Vous choisir
       *[other] Choisir { $seat }
    }
board-pie-contest-do =
    { $deed ->
        [play] Jouer { $card-short }
        [trash] Jeter { $card-short }
        [take] Prendre { $card-short }
        [give] Donner { $card-short }
        [gain] Gagner { $card-short }
        [move] Déplacer { $card-short }
        [put-back] Remettre { $card-short }
        [swap] Échanger { $card-short }
        [swap-for] Échanger contre { $card-short }
        [raise] Bonifier { $card-short }
        [lower] Gâter { $card-short }
        [change] Modifier { $card-short }
       *[other] Choisir { $card-short }
    }
board-pie-contest-change = { $from } → { $to }
board-pie-contest-would =
    { $way ->
        [less] { $card-short } passerait de { $from } à { $to }
       *[more] { $card-short } monterait de { $from } à { $to }
    }
# The baking scene.
board-pie-contest-stale = Les autres tartes rassissent : −{ $by }
board-pie-contest-kept = protégée
board-pie-contest-skip = Passer la scène

## My games: the page of a guest’s history

mine-title = Mes parties
mine-none = Aucune partie terminée
    .text = Quand une partie est terminée, elle apparaît ici, avec son résultat et sa rediffusion.
mine-streak =
    { $count ->
        [one] Une victoire d’affilée
       *[other] { $count } victoires d’affilée
    }
mine-finished =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }
mine-strength = Votre niveau
    .text = Votre niveau se trouve dans cette plage avec une probabilité de 95 % ; un robot moyen est à 1500. Chaque partie que vous jouez jusqu’au bout la resserre ou la déplace. Vous seul la voyez.
mine-range = { $low }–{ $high }
# For those who cannot see the drawing.
mine-range-spoken = { $game } : votre niveau est entre { $low } et { $high }. { $bots }
mine-bot-spoken =
    { $level ->
        [random] Robots aléatoires : { $rating }.
        [easy] Robots faciles : { $rating }.
        [medium] Robots moyens : { $rating }.
        [hard] Robots difficiles : { $rating }.
       *[other] { $level } : { $rating }.
    }
mine-unrated = Pas encore de niveau
mine-won =
    { $games ->
        [one] { $won } victoire sur une partie
       *[other] { $won } victoires sur { $games } parties
    }
mine-share = { $percent } %
    .range = de { $low } à { $high } %
mine-details = Par place et par adversaire
mine-seat = Place { $number }
mine-against =
    { $level ->
        [people] contre des personnes
        [random] contre des robots aléatoires
        [easy] contre des robots faciles
        [medium] contre des robots moyens
        [hard] contre des robots difficiles
       *[other] contre { $level }
    }
mine-rivals = Qui vous avez rencontré
mine-rival-bots =
    { $level ->
        [random] Robots aléatoires
        [easy] Robots faciles
        [medium] Robots moyens
        [hard] Robots difficiles
       *[other] Robots ({ $level })
    }
# Heads of columns: in how many games the reader came before them, at the same place, behind them.
mine-ahead = devant
mine-equal = égalité
mine-behind = derrière
mine-list = Parties terminées
mine-place =
    { $place ->
        [0] Match nul
        [1] Gagnée
       *[other] { $place }e
    }
# A player whose name is gone, in a list of names.
mine-somebody = quelqu’un
mine-left-out =
    { $why ->
        [shared] Ne compte pas : plusieurs personnes jouaient sur un même écran.
        [left] Ne compte pas : vous n’étiez pas là de la donne à la fin.
        [fork] Ne compte pas : elle reprenait une autre partie terminée.
       *[deck] Ne compte pas : jouée avec un paquet personnel.
    }
mine-imported = Apportée d’une autre maison
mine-result = Résultat
mine-result-of = Résultat : { $game }, { $day }
mine-replay = Rediffusion
mine-replay-of = Rediffusion : { $game }, { $day }
mine-more = Afficher plus
mine-yours = Votre historique est à vous
mine-device = L’emporter sur un autre appareil
    .text = Scannez ceci avec l’autre appareil, ou ouvrez-y <b>{ $address }</b> et saisissez le code. Dès lors, vous êtes vous sur les deux.
    .type = Ouvrez <b>{ $address }</b> dans l’autre navigateur et saisissez le code. Dès lors, vous êtes vous dans les deux.
    .once = Cela marche une fois, et pendant { $minutes } minutes.
mine-device-go = Afficher un code
mine-device-qr = Code QR du lien pour l’autre appareil
mine-file = Le garder dans un fichier
    .text = Un fichier de vos résultats, à garder ou à lire dans une autre maison. Ce qui est lu est marqué et ne change aucun niveau.
mine-file-save = Enregistrer le fichier
mine-file-read = Lire un fichier
mine-file-done =
    { $added ->
        [0] Rien de nouveau dedans.
        [one] Une partie a été lue.
       *[other] { $added } parties ont été lues.
    }
mine-forget = Oubliez-moi
    .text = Votre nom, votre apparence, votre historique et votre niveau sont effacés, ici et sur vos autres appareils. Dans les parties terminées, votre nom n’apparaît plus, ni ce que vous avez dit ; dans celles en cours, un robot prend votre place. C’est irréversible.
    .sure = Oui, oubliez-moi pour toujours
    .no = Non, gardez-moi
    .done = Vous êtes oublié. Ravis de vous avoir reçu !

take-title = Reprendre un historique
    .text = Ce navigateur deviendra la personne qui a créé le code, avec son nom, ses tables et son historique. L’autre appareil le reste aussi.
take-code = Le code de l’autre appareil
take-go = Reprendre ici
take-leaves = Jusqu’ici, ce navigateur est { $name }. Ce que { $name } a joué ne sera plus accessible d’ici : enregistrez-le d’abord dans un fichier, sous « Mes parties ».

## What is kept about you. One message for each kind of thing: what it is, why, and when it goes.

kept-title = Ce qui est gardé sur vous
    .text = Bakehouse ne connaît ni comptes, ni adresses e-mail, ni publicité, et n’envoie rien à personne d’autre, sauf si vous voulez être prévenu de vos tours. Voici tout ce qui est gardé.
kept-why = Pourquoi
kept-until = Jusqu’à quand
kept-to-mine = Mes parties et « Oubliez-moi »
kept-guest = Votre nom, votre mascotte et votre couleur, les jours de votre première et de votre dernière visite, et un hachage du secret de votre cookie
    .why = Pour vous appeler comme vous voulez et vous rendre vos tables.
    .until = Jusqu’à ce que vous soyez oublié : quand vous le dites sous « Mes parties », ou { $days } jours après votre dernière visite si vous n’êtes à aucune table.
kept-browsers = Pour chaque autre appareil qui a repris votre historique, un hachage de son secret ; et un hachage du code que vous venez de demander
    .why = Pour que plusieurs appareils puissent être vous.
    .until = Le code, dix minutes ; le reste, jusqu’à ce que vous soyez oublié.
kept-tables = Les tables : qui était assis où et sous quel nom, les cartes, les coups et ce qui a été dit
    .why = Pour qu’une partie survive à un redémarrage, et puisse être revue et vérifiée.
    .until = Les parties avec des coups restent ; les autres tables partent après { $days } jours. Quand vous êtes oublié, votre nom et vos paroles partent, et les coups restent.
kept-history = Vos parties terminées : quand, lesquelles, à quelle place, avec qui, rang et score, et votre niveau ensuite
    .why = Pour que vous voyiez vos résultats.
    .until = Jusqu’à ce que vous soyez oublié. Ceux qui ont joué avec vous gardent la partie, sans votre nom.
kept-avoided = Qui vous avez rendu muet ou bloqué, et sous quel nom
    .why = Pour ne pas avoir à le refaire à chaque table. Personne ne l’apprend.
    .until = Jusqu’à ce que vous l’annuliez, ou que l’un de vous soit oublié.
kept-findable = Si vous permettez qu’on vous trouve par votre nom : à quoi ressemble ce nom
    .why = Pour que vos amis trouvent la table où vous jouez.
    .until = Jusqu’à ce que vous ne le permettiez plus, ou que vous soyez oublié.
kept-deals = Quelles donnes du jour vous avez jouées, à quelle table, et comment elles ont fini
    .why = Pour montrer les résultats du jour à ceux qui l’ont joué.
    .until = Soixante jours, ou jusqu’à ce que vous soyez oublié.
kept-tournaments = Tournois : qui a participé, sous quel nom, et comment ils ont fini
    .why = Pour que le classement puisse être consulté après.
    .until = Quatre-vingt-dix jours après ce qui s’y est passé en dernier ; votre nom disparaît quand vous êtes oublié.
kept-away = Si vous dites que vous êtes absent : depuis quand, et jusqu’à quand
    .why = Pour que vos tours aux tables lentes vous attendent, et que personne ne soit absent trop longtemps.
    .until = Un an après votre retour, ou jusqu’à ce que vous soyez oublié.
kept-notifications = Si vous voulez être prévenu de vos tours : pour chaque navigateur, l’adresse et les clés qu’il a données pour cela, et sa langue
    .why = Pour que votre navigateur puisse vous prévenir. Le service de son éditeur transmet le message sans pouvoir le lire.
    .until = Jusqu’à ce que vous le désactiviez, que votre navigateur y mette fin ou que vous soyez oublié. Dix navigateurs au plus ; les plus anciens partent d’abord.
kept-repairs = Si une table abîmée a été réparée : ce qui en a été coupé
    .why = Pour que rien ne se perde par erreur.
    .until = Aussi longtemps que la table, ou jusqu’à ce qu’une personne qui y était assise soit oubliée.
kept-copies = Des copies de rediffusions, d’enregistrements et de résultats de parties terminées
    .why = Pour ne pas les refaire à chaque fois.
    .until = Les deux cents plus récentes restent. Quand vous êtes oublié, celles avec votre nom partent.
kept-address = Votre adresse réseau, en mémoire seulement
    .why = Pour que personne ne puisse inonder la maison.
    .until = Au plus tard, jusqu’à l’arrêt du serveur. Elle n’est jamais écrite.
kept-log = Un journal de ce qui va mal, avec des codes de tables ; ni noms, ni discussions, ni adresses
    .why = Pour pouvoir trouver les erreurs.
    .until = Aussi longtemps que le garde la personne qui tient la maison.
kept-browser = Dans votre navigateur : le cookie avec votre secret, votre langue, l’aspect et le son de la page, et les leçons que vous avez suivies ou refusées
    .why = Pour que la page soit comme vous l’avez laissée.
    .until = Le cookie, 400 jours ou jusqu’à ce que vous soyez oublié ; le reste, jusqu’à ce que vous l’effaciez.
## Bonnes manières à table

emote-title = Réagir
emote =
    { $emote ->
        [thumb] Bravo !
        [applause] Applaudissements
        [laugh] Ha ha !
        [surprise] Oh !
        [oops] Oups !
       *[tea] Prenez votre temps
    }
emote-spoken = { $name }: { $emote }
menu-emotes = Réactions
keys-emote = réagir sans un mot
manners-title = À la table
manners-emotes = Six petites images à montrer à sa place : applaudissements, un rire, prenez votre temps…
option-emotes = Réactions
    .on = permises
    .off = aucune
# How I treat somebody: as usual, muted, blocked.
avoid-title = { $name } et vous
avoid-open = À propos de { $name }
avoid-how =
    { $how ->
        [none] Normal
        [mute] Muet
       *[block] Bloqué
    }
avoid-meaning =
    { $how ->
        [none] Vous voyez ce que cette personne dit et montre.
        [mute] Vous ne voyez plus ni ses messages ni ses réactions, à aucune table. Elle n’en saura rien.
       *[block] Comme muet ; de plus, elle ne peut pas s’asseoir aux tables que vous ouvrez. Elle n’en saura rien.
    }
avoid-state =
    { $how ->
        [mute] muet
       *[block] bloqué
    }
avoid-warning =
    { $count ->
        [one] Vous avez bloqué { $names }, qui est à cette table.
       *[other] Vous avez bloqué { $names }, qui sont à cette table.
    }
avoided-title = Muets et bloqués
avoided-none = Personne. À une table, appuyez sur la place de quelqu’un pour le rendre muet ou le bloquer.
avoided-free =
    { $how ->
        [mute] Réentendre
       *[block] Débloquer
    }
avoided-free-name =
    { $how ->
        [mute] Réentendre { $name }
       *[block] Débloquer { $name }
    }
manners-watching = En différé, personne ne peut souffler à un joueur quoi que ce soit d’encore utile.
option-watching = Spectateurs
    .n0 = en direct
    .n1 = 1 minute après
    .n3 = 3 minutes après
    .n5 = 5 minutes après
    .n-1 = personne
# Of what somebody sees who watches with a delay: a sentence, and a few words.
late-seen =
    { $minutes ->
        [one] Vous voyez la table telle qu’elle était il y a 1 minute.
       *[other] Vous voyez la table telle qu’elle était il y a { $minutes } minutes.
    }
late-short =
    { $minutes ->
        [one] 1 min de différé
       *[other] { $minutes } min de différé
    }
screen-unwatched = Cette table ne se regarde pas
# The table of a friend is found by their name.
find-friend = Regarder un ami
find-name = Nom de votre ami
find-go = Chercher
find-text = Vous trouvez les tables en cours de ceux qui le permettent : le réglage est derrière leur image.
find-none = Personne de ce nom ne joue en ce moment, ou ne laisse trouver sa table.
find-me = On peut trouver ma table par mon nom
    .text = Qui l’écrit sous « Regarder un ami » peut regarder, comme la table le permet.
