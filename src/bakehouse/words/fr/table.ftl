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
# Somebody who has not said a name.
page-guest = Anonyme
page-lost = Rien au four par ici
page-lost-text = Cette page n’existe pas.
theme-auto = Thème : comme le système
theme-light = Thème : clair
theme-dark = Thème : sombre

problem-offline = Le serveur est injoignable. Tourne-t-il encore ?
problem-status = Le serveur a répondu par l’erreur { $status }.
problem-unexpected = Quelque chose a mal tourné sur cette page. Rechargez-la.

count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
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
landing-mine = Vos tables
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

## A new table

new-title = Nouvelle table
new-title-game = Nouvelle table : { $game }
new-no-game = Il n’y a pas de jeu appelé { $name }.
new-chairs = Chaises
new-players = Joueurs
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
new-no-clock = 0 et 0 : pas de pendule. Quand le temps est écoulé, le coup prévu par les règles est joué.
new-options =
    { $count ->
        [0] Options (inchangées)
        [one] Options ({ $count } changée)
       *[other] Options ({ $count } changées)
    }
new-number = un nombre
new-number-of = { $label } : le nombre
new-range = De { $least } à { $most }.
new-deck = Fichier de paquet
new-house-deck = Le paquet de la maison, sauf si vous apportez le vôtre.
new-go = Ouvrir la table

## The waiting room

room-invite = Inviter
    .text = Envoyez ce lien, ou faites scanner l’image. Pas besoin de compte.
room-link = Lien vers cette table
room-copy = Copier
room-copied = Copié
room-code = Ou le code <b>{ $code }</b>
room-local = Ce lien ne marche que sur cet ordinateur. Pour les téléphones et les amis de votre réseau, lancez Bakehouse avec <b>{ $command }</b>.
room-qr = Code QR du lien
room-seats = Places
room-open = libre
room-bot =
    { $level ->
        [random] robot, aléatoire
        [easy] robot, facile
        [medium] robot, moyen
        [hard] robot, difficile
       *[other] robot, { $level }
    }
room-person =
    { $state ->
        [you] <b>{ $name }</b> (vous)
        [away] <b>{ $name }</b> (pas là)
       *[here] <b>{ $name }</b>
    }
room-sit = S’asseoir ici
room-fill = Robot
room-stand = Se lever
# Take the bot away.
room-free = Libérer
room-kick = Exclure
room-agreed = Convenu à cette table
room-agreed-line = { $label } : { $value }
room-start = Lancer la partie
room-bots =
    { $count ->
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les { $count } places libres.
    }
room-host-starts = L’hôte lance la partie.

## A table

screen-table = Table
screen-hint = Conseil
screen-undo = Défaire
    .title = Reprendre le dernier coup
screen-log = Journal
screen-rules = Règles
screen-beside = À côté de la table
screen-damaged = La table { $code } ne peut pas être ouverte
screen-none = Il n’y a pas de table avec le code { $code }
    .text = Elle a peut-être été fermée, ou le code contient une faute de frappe.
screen-lost = La liaison avec la table est coupée. Nouvel essai…
screen-finding = On cherche la table…
screen-closed = Cette table a été fermée
screen-record = Télécharger la partie
screen-line-broken = La liaison avec la table est coupée. Nouvel essai en cours ; rien n’est perdu.
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
menu-help = Touches et aide
menu-back = Rejouer à la place du robot ({ $name })
menu-stand = Laisser un robot jouer pour { $name }
menu-ask = Demander à remplacer { $name }
menu-go-on = Reprendre la partie
menu-pause = Mettre la table en pause
menu-bot = Remplacer { $name } par un robot
menu-bot-sure = Vraiment ? Remplacer { $name } par un robot
menu-free = Remplacer { $name } par une personne
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
request-others = On demande encore aux autres.

## Players around the table

chair-you = { $name } (vous)
chair-partner = votre partenaire
chair-turn = en train de jouer
chair-thinking = réfléchit
chair-winner = Victoire
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
ask-answered = Votre réponse est notée. On attend les autres.
ask-watching = Vous regardez.
ask-more = Plus de choix
ask-all = Tous les choix
ask-all-count = Tous les choix ({ $count })
ask-hide = Masquer la liste
ask-picked = Choisi jusqu’ici
ask-back = Retour
ask-cancel = Annuler
ask-hinted = { $label } (conseil)
ask-hint = Un robot choisirait : <b>{ $label }</b>
ask-hint-spoken = Conseil : { $label }
ask-standing = Réponses automatiques

# A thing on the board, and what a press on it does.
spot-choice = { $name } : { $label }

popup-choices = Choix
popup-why-not = Pourquoi pas { $name } ?
popup-moment = Un instant…

## Beside the table

log-title = Ce qui s’est passé
log-earlier = Voir ce qui précède

chat-title = Discussion
chat-watching = (regarde)
chat-nothing = Personne n’a encore rien dit.
chat-silent = À cette table, on ne discute pas (option de { $ruling }).
chat-say-something = Dites quelque chose
chat-say = Dire
chat-spoken = { $name } : { $text }

rules-title = Règles du jeu
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

## The end of a game

end-won =
    { $winners-is ->
        [you] Vous gagnez : cuisson parfaite !
        [with-you] Cuisson parfaite : { $winners } gagnez !
        [other] { $winners } gagne
       *[others] { $winners } gagnent
    }
end-draw = Match nul
end-scores = Scores. { $scores }
end-score = { $name } : { $score }
end-no-score = { $name } : pas de score
end-next = À la partie suivante
end-rematch = Revanche
end-replay = Revoir la partie
end-download = Télécharger .pie
end-others = Autres jeux
end-scoring = Le décompte
end-no-scoring = Le décompte ne peut pas être affiché pour l’instant.

## A replay

replay-title = Revoir la partie
replay-title-game = Revoir la partie : { $game }
replay-download = Télécharger
replay-opening = On ouvre la partie…
replay-hand = Main : { $name }
replay-own-hand = La main
replay-move = Coup
replay-event = Événement
replay-event-before = Événement précédent
replay-event-next = Événement suivant
replay-back = Reculer d’un coup
replay-on = Avancer d’un coup
replay-play = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-everybody = tout le monde
replay-spectator = le public

## Help

help-sit = S’installer
    .text = <b>Jouer</b> vous installe aussitôt face à des robots. <b>Inviter</b> ouvre une table avec un lien, un code et une image à scanner ; qui ouvre le lien prend une place. Sous <b>Options</b>, vous choisissez les places, les robots, les règles maison, une pendule et votre propre paquet ; « une autre personne sur cet écran » permet de jouer à plusieurs sur un même appareil, avec un rideau entre vous.
    .later = Vos tables vous attendent : fermez la page, revenez un autre jour avec le même navigateur, et reprenez.
help-play = Jouer
    .text = Tout ce qui peut être choisi porte un anneau de couleur et un point. Un coup en plusieurs parties se choisit pas à pas : la carte, puis l’endroit. <b>Retour</b> reprend la dernière partie, <b>Annuler</b> le coup entier. On peut aussi glisser les cartes là où elles vont. Chaque choix figure aussi dans une liste : « Tous les choix ».
    .help = Touchez quelque chose qui ne peut pas être choisi : la règle qui l’interdit s’affiche, avec un lien vers les règles. <b>Conseil</b> demande à un robot ce qu’il ferait avec vos cartes. <b>Défaire</b> reprend votre dernier coup tant que rien n’a été révélé, qu’aucune carte n’a été piochée et que personne d’autre n’a joué. Une carte nommée dans le journal s’ouvre quand vous la touchez.
help-keys = Touches
help-afterwards = Après la partie
    .text = Quand une partie est terminée, son décompte est expliqué, et on peut la revoir par les yeux de chacun. L’enregistrement est un fichier texte (.pie) que tout le monde peut vérifier avec <b>bakehouse verify</b>.

keys-title = Comment jouer ici
keys-text = Tout ce qui porte un anneau de couleur et un point peut être choisi. Touchez autre chose, et la page vous dit la règle qui l’interdit. On peut aussi glisser les cartes là où elles vont.
keys-number = prendre ce choix de la liste
# The names of keys.
keys-walking = Tab, flèches, Entrée
keys-walk = parcourir le plateau et la main, et choisir
keys-escape = annuler un coup inachevé ; fermer ce qui est ouvert
keys-hint = un conseil de robot
keys-undo = défaire, si rien n’a été révélé
keys-rules = les règles
keys-keys = ces touches

## Tours: a first game

tour-title = Visite du jeu
tour-step = { $step } sur { $steps }
tour-skip = Passer la visite
tour-back = Retour
tour-next = Suite
tour-play = Jouer
tour-pick = Comment choisir
    .text = Tout ce qui peut être choisi porte un anneau et un point. Touchez autre chose, et on vous dit la règle qui l’interdit. Rien ne se passe tout seul, et Retour défait un coup commencé.
tour-help = En cas de doute
    .text = Conseil interroge un robot avec vos cartes. Défaire reprend un coup si rien n’a été révélé. Les règles sont à côté de la table, le journal raconte ce qui s’est passé. Bon jeu !

tour-pastry-chefs-partner = Vous et votre partenaire
    .text = La personne en face de vous est votre partenaire. La première équipe à cinq points gagne ; interdit de se dire ses cartes.
tour-pastry-chefs-bake = Enfourner des pâtisseries
    .text = Une suite d’une même couleur (as-2-3, 2-3-4 ou les quatre) ou un même nombre en trois ou quatre couleurs. Trois cartes valent un point, quatre en valent deux.
tour-pastry-chefs-move = Déplacer des cartes
    .text = Touchez quelqu’un pour déplacer des cartes de sa main : dites vers où, lesquelles et combien. S’il n’y en a pas assez, c’est raté et vous défaussez une carte.
tour-pastry-chefs-draw = Piocher et demander
    .text = Ou faites piocher quelqu’un. Qui pioche dit quelque chose de vrai sur sa carte, et ce mot est bloqué pour le prochain déplacement.

tour-the-pie-game-recipe = Votre recette secrète
    .text = Réunissez ses ingrédients. Dès que votre main est exactement la recette, la tarte part toute seule au four. Trois tartes et c’est gagné.
tour-the-pie-game-turn = Un tour
    .text = Prenez la carte du dessus de la pioche ou de la défausse, puis défaussez une carte.
tour-the-pie-game-fudge = Fortune du pot et Chocolat
    .text = Fortune du pot remplace n’importe quel ingrédient. Les cartes Chocolat doivent être jouées, et elles font mal : jeter des cartes, perdre un tour, échanger ou faire passer des cartes.
tour-the-pie-game-others = Les autres
    .text = Regardez ce que les autres prennent et jettent : vous saurez ce qui mijote.

tour-pie-factory-line = La chaîne
    .text = Prenez une carte ici. Les premières cases sont gratuites ; plus à droite, vous payez avec des cartes de votre main.
tour-pie-factory-pies = Vos tartes
    .text = Une pâte, une garniture, peut-être un décor qui va avec la garniture. Toute carte peut servir de pâte, face cachée.
tour-pie-factory-box = Emballer
    .text = Une tarte emballée rapporte sa carte du dessus : dollars et icônes. Le plus d’icônes de chaque sorte et le plus de tartes donnent des points en plus à la fin.
tour-pie-factory-order = Qui commence ?
    .text = Le nombre de minutes de la carte jouée décide de l’ordre de la manche suivante : le plus rapide commence.

tour-cheflebrity-line = Votre Plan de travail
    .text = Montez vos créations de bas en haut : Fond de pâte, Garniture, Couvercle, Extras. Plus la qualité est haute, mieux c’est.
tour-cheflebrity-serve = Servir à temps
    .text = Seul compte ce que vous servez : la qualité de toutes ses cartes, et dix bonus de 25 points.
tour-cheflebrity-turn = Un tour
    .text = Piochez une carte, remplacez-en une si vous voulez, jouez une carte ingrédient, servez un dessert, échangez. Quand la pioche est vide, il reste un tour à chacun.
tour-cheflebrity-sabotage = Sabotage !
    .text = Cette carte fait tomber la carte la plus récente d’une création adverse. Sauvé ! l’annule. Le jeu s’arrête pour vous poser la question ; choisissez une réponse automatique si vous ne voulez pas qu’on vous demande.

tour-pie-contest-kitchen = Votre Cuisine
    .text = Jouez-y des Ingrédients, un par tour. Avec trois ou plus, dont exactement un Sel, une carte qui le permet met la Tarte au four.
tour-pie-contest-best = La meilleure Tarte gagne
    .text = Elle vaut la somme de ses Ingrédients. Chaque fois que quelqu’un enfourne, les Tartes de tous ses adversaires perdent 4.
tour-pie-contest-dive = Ou faire les poubelles
    .text = Au lieu de jouer une carte, vous pouvez jeter deux cartes et prendre n’importe quelle carte dans la Poubelle.
tour-pie-contest-achievements = Exploits
    .text = Qui accomplit l’un d’eux reçoit sa récompense.

## Boards

board-deck = Pioche
board-draw-pile = Pioche
board-discard-pile = Défausse

board-the-pie-game-skips = perd un tour
board-the-pie-game-chosen = a choisi une carte
board-the-pie-game-recipe = Votre recette
board-the-pie-game-missing =
    { $count ->
        [0] Tout y est !
       *[other] Il en manque { $count }
    }
board-the-pie-game-there = ✓ en main
board-the-pie-game-lacking = manque
board-the-pie-game-effect = Effet en cours : <b>{ $card }</b>
board-the-pie-game-queue = En attente : <b>{ $cards }</b>
board-the-pie-game-give = Vous donnez : <b>{ $card }</b>

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
# Points of a player.
board-pastry-chefs-baked =
    { $points ->
        [one] { $points } point au four
       *[other] { $points } points au four
    }
board-pastry-chefs-draws = Pioche une carte
board-pastry-chefs-draws-name = Pioche une carte, { $name }
board-pastry-chefs-describe = Décrire des cartes
board-pastry-chefs-any = Une couleur, un nombre ou une carte
# All cards of a number, as short as can be.
board-pastry-chefs-number = les { $number }
board-pastry-chefs-in-pile = { $short }, { $name } dans la défausse
board-pastry-chefs-blocked = Bloqué pour les déplacements : <b>{ $words }</b>
# $what is “2 hearts”, $origin “from Clove”, $destination “to the discard pile”.
board-pastry-chefs-announced = Annoncé : <b>{ $what }</b> de { $origin } { $destination }
board-pastry-chefs-drawn = Pioché à l’instant :
board-pastry-chefs-pastries = Pâtisseries que vous pouvez enfourner
board-pastry-chefs-can-bake = Vous pouvez enfourner :
board-pastry-chefs-pastry = Une pâtisserie

board-pie-factory-day = Jour { $day }, manche { $round }
# Names follow.
board-pie-factory-order = Ordre :
board-pie-factory-line = La chaîne
board-pie-factory-free = gratuit
board-pie-factory-pay = payer { $count }
board-pie-factory-no-card = Case { $number }, vide
board-pie-factory-pie = { $layers }, de haut en bas : tarte { $number }
board-pie-factory-no-pie = Tarte { $number }, vide
board-pie-factory-empty = tarte { $number }
board-pie-factory-plays = joue <b>{ $card }</b>, { $minutes }′
board-pie-factory-plays-down =
    { $card-is ->
        [hidden] joue <b>une carte</b> face cachée, { $minutes }′
       *[shown] joue <b>{ $card }</b> face cachée, { $minutes }′
    }
board-pie-factory-boxed =
    { $count ->
        [one] { $count } emballée
       *[other] { $count } emballées
    }
board-pie-factory-icons = { $icon } { $count }

board-cheflebrity-ingredients = Pioche
board-cheflebrity-out = Rebut
board-cheflebrity-leftovers = Restes
board-cheflebrity-leftover = { $name }, dans les Restes
# There are no Leftovers.
board-cheflebrity-none = vide
board-cheflebrity-working = Plan de travail : { $name }
board-cheflebrity-serving = Buffet : { $name }
board-cheflebrity-pie = Création { $number } · <b>{ $quality }</b>
board-cheflebrity-pie-of = Création { $number } · { $quality }, { $layers }, de haut en bas, chez { $name }
board-cheflebrity-no-pie = Rien sur le Plan de travail
board-cheflebrity-new-pie = Une nouvelle création
# Cards follow.
board-cheflebrity-kept = Cartes gardées :
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Derniers tours.</b> La pioche est vide : c’est le dernier.
        [one] <b>Derniers tours.</b> La pioche est vide : encore un tour après celui-ci.
       *[other] <b>Derniers tours.</b> La pioche est vide : encore { $turns } tours après celui-ci.
    }
board-cheflebrity-trade = L’échange en discussion
board-cheflebrity-offer-to-all =
    { $seat-is ->
        [you] <b>Vous</b> proposez un échange à <b>tout le monde</b>. Le bluff est permis.
       *[other] <b>{ $seat }</b> propose un échange à <b>tout le monde</b>. Le bluff est permis.
    }
board-cheflebrity-offer =
    { $way ->
        [agreed] { $seat-is ->
            [you] <b>Marché conclu.</b> { $partner } et vous donnez maintenant vos cartes en secret : autant qu’annoncé, mais pas forcément celles-là.
           *[other] { $partner-is ->
                [you] <b>Marché conclu.</b> { $seat } et vous donnez maintenant vos cartes en secret : autant qu’annoncé, mais pas forcément celles-là.
               *[other] <b>Marché conclu.</b> { $seat } et { $partner } donnent maintenant leurs cartes en secret : autant qu’annoncé, mais pas forcément celles-là.
            }
        }
        [counter] { $seat-is ->
            [you] <b>Vous</b> faites une contre-offre à <b>{ $partner }</b>. Le bluff est permis.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> <b>vous</b> fait une contre-offre. Le bluff est permis.
               *[other] <b>{ $seat }</b> fait une contre-offre à <b>{ $partner }</b>. Le bluff est permis.
            }
        }
       *[offer] { $seat-is ->
            [you] <b>Vous</b> proposez un échange à <b>{ $partner }</b>. Le bluff est permis.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> <b>vous</b> propose un échange. Le bluff est permis.
               *[other] <b>{ $seat }</b> propose un échange à <b>{ $partner }</b>. Le bluff est permis.
            }
        }
    }
# Cards follow.
board-cheflebrity-gives =
    { $seat-is ->
        [you] Vous donnez
       *[other] { $seat } donne
    }
board-cheflebrity-wants = en échange de
board-cheflebrity-willing = D’accord pour échanger : <b>{ $seats }</b>
board-cheflebrity-say = Annoncer une carte
board-cheflebrity-any = quelconque
board-cheflebrity-oops =
    { $owner-is ->
        [you] <b>{ $card }</b> vise <b>une de vos créations</b>
       *[other] <b>{ $card }</b> vise <b>une création chez { $owner }</b>
    }
board-cheflebrity-spill =
    { $owner-is ->
        [you] <b>{ $card }</b> va faire tomber <b>{ $other_card }</b> de <b>votre création { $number }</b>
       *[other] <b>{ $card }</b> va faire tomber <b>{ $other_card }</b> de <b>la création { $number } chez { $owner }</b>
    }
board-cheflebrity-sabotage =
    { $seat-is ->
        [you] { $how ->
            [genius] <b>Votre { $card }</b> en Sabotage ! va faire tomber <b>{ $other_card }</b> de <b>la création { $number } chez { $owner }</b>
           *[plain] <b>Votre { $card }</b> va faire tomber <b>{ $other_card }</b> de <b>la création { $number } chez { $owner }</b>
        }
       *[other] { $how ->
            [genius] { $owner-is ->
                [you] <b>{ $seat }</b>, avec <b>{ $card }</b> en Sabotage !, va faire tomber <b>{ $other_card }</b> de <b>votre création { $number }</b>
               *[other] <b>{ $seat }</b>, avec <b>{ $card }</b> en Sabotage !, va faire tomber <b>{ $other_card }</b> de <b>la création { $number } chez { $owner }</b>
            }
           *[plain] { $owner-is ->
                [you] <b>{ $seat }</b>, avec <b>{ $card }</b>, va faire tomber <b>{ $other_card }</b> de <b>votre création { $number }</b>
               *[other] <b>{ $seat }</b>, avec <b>{ $card }</b>, va faire tomber <b>{ $other_card }</b> de <b>la création { $number } chez { $owner }</b>
            }
        }
    }

board-pie-contest-pantry = Garde-manger
board-pie-contest-trash = Poubelle
board-pie-contest-look = Regarder
board-pie-contest-hide = Masquer
board-pie-contest-achievements = Exploits
board-pie-contest-more = encore { $count } dans la pile
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
board-pie-contest-empty = Votre Cuisine est vide : jouez un Ingrédient, ou glissez-en un ici.
board-pie-contest-in-kitchen = en Cuisine chez { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = imprimé { $worth }
board-pie-contest-counter = marqueur { $by }
board-pie-contest-guarded = à l’abri des adversaires
board-pie-contest-turned = Exploit transformé par { $name }
board-pie-contest-best = meilleure { $worth }
board-pie-contest-best-pie = la meilleure Tarte
board-pie-contest-pie = Tarte { $number } chez { $name } : { $worths }, vaut maintenant { $worth }. Faite de { $made }
board-pie-contest-shielded =
    { $what ->
        [both] Cuisine et Tartes protégées
        [kitchen] Cuisine protégée
       *[pies] Tartes protégées
    }
board-pie-contest-in-hand = En main : { $names }
board-pie-contest-now = Effet en cours
board-pie-contest-carries-out =
    { $seat-is ->
        [you] vous appliquez ceci
       *[other] { $seat } applique ceci
    }
board-pie-contest-they = maintenant : <b>{ $seat }</b>
board-pie-contest-because = à cause de : { $names }
board-pie-contest-next = ensuite : { $names }
board-pie-contest-looked-at =
    { $count ->
        [one] On regarde { $count } carte sur le Garde-manger
       *[other] On regarde { $count } cartes sur le Garde-manger
    }
board-pie-contest-looked = Sur le Garde-manger, pour vos yeux seulement
board-pie-contest-effects = Vos effets en attente
board-pie-contest-first = Lequel d’abord ?
