# The words of Pastry Chefs.

## Cards as players describe them

# So many cards of a suit, of a number, or of one kind.
described-suit =
    { $suit ->
        [clubs] { $count ->
            [one] un trèfle
           *[other] { $count } trèfles
        }
        [diamonds] { $count ->
            [one] un carreau
           *[other] { $count } carreaux
        }
        [hearts] { $count ->
            [one] un cœur
           *[other] { $count } cœurs
        }
       *[spades] { $count ->
            [one] un pique
           *[other] { $count } piques
        }
    }
    .short =
        { $suit ->
            [clubs] { $count ->
                [1] un ♣
                [2] deux ♣
                [3] trois ♣
                [4] quatre ♣
               *[other] { $count } ♣
            }
            [diamonds] { $count ->
                [1] un ♦
                [2] deux ♦
                [3] trois ♦
                [4] quatre ♦
               *[other] { $count } ♦
            }
            [hearts] { $count ->
                [1] un ♥
                [2] deux ♥
                [3] trois ♥
                [4] quatre ♥
               *[other] { $count } ♥
            }
           *[spades] { $count ->
                [1] un ♠
                [2] deux ♠
                [3] trois ♠
                [4] quatre ♠
               *[other] { $count } ♠
            }
        }
described-number =
    { $number ->
        [1] { $count ->
            [one] un as
           *[other] { $count } as
        }
        [2] { $count ->
            [one] un deux
           *[other] { $count } deux
        }
        [3] { $count ->
            [one] un trois
           *[other] { $count } trois
        }
       *[4] { $count ->
            [one] un quatre
           *[other] { $count } quatre
        }
    }
    .short =
        { $count ->
            [1] un { $number }
            [2] deux { $number }
            [3] trois { $number }
            [4] quatre { $number }
           *[other] { $count } × { $number }
        }
described-card =
    { $count ->
        [one] un { $card }
       *[other] { $count } × { $card }
    }
    .short =
        { $count ->
            [1] { $card-short }
            [2] deux { $card-short }
            [3] trois { $card-short }
           *[other] { $count } { $card-short }
        }
# All cards of a suit, of a number, or of one kind, inside a sentence.
named-suit =
    { $suit ->
        [clubs] trèfles
        [diamonds] carreaux
        [hearts] cœurs
       *[spades] piques
    }
named-number =
    { $number ->
        [1] as
        [2] deux
        [3] trois
       *[4] quatre
    }
named-card = { $card }

## Where moved cards come from and go to
## In French: « chez Anne » after « prendre » and « de », « vers Anne » after « envoyer », because « de » and « à » do not fit every name.

from-hand = chez { $owner }
    .short = { $owner }
from-discard = la défausse
    .short = défausse
to-hand = vers { $owner }
    .short = { $owner }
to-discard = vers la défausse
    .short = défausse

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Partie { $game } : vous commencez.
           *[other] Partie { $game } : { $seat } commence.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Une main a été redistribuée.
           *[other] { " " }{ $redeals } mains ont été redistribuées.
        }
    .stage =
        { $seat-is ->
            [you] Partie { $game } : vous commencez
           *[other] Partie { $game } : { $seat } commence
        }
    .chip =
        { $seat-is ->
            [you] vous commencez la partie { $game }
           *[other] commence la partie { $game }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Vous recevez { $cards }.
           *[other] { $seat } reçoit { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] vous recevez { $cards-count } cartes
           *[other] reçoit { $cards-count } cartes
        }
event-turned-up =
    .log = { $cards } ouvre la défausse.
    .chip = révélée : { $cards-short }
# $turn is the player whose Move it is, $way what it is to that player:
# give and lay from their own hand (lay: to the discard pile), take and pick into it (pick: from the discard pile),
# move from and to somewhere else. $exact says whether the description names the very card.
event-announced =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Vous voulez envoyer { $description } { $destination }.
               *[other] { $turn } veut envoyer { $description } { $destination }.
            }
            [lay] { $turn-is ->
                [you] Vous voulez mettre { $description } à la défausse.
               *[other] { $turn } veut mettre { $description } à la défausse.
            }
            [take] { $turn-is ->
                [you] Vous voulez prendre { $description } { $origin }.
               *[other] { $turn } veut prendre { $description } { $origin }.
            }
            [pick] { $turn-is ->
                [you] Vous voulez prendre { $description } dans la défausse.
               *[other] { $turn } veut prendre { $description } dans la défausse.
            }
           *[move] { $turn-is ->
                [you] Vous voulez envoyer { $description } de { $origin } { $destination }.
               *[other] { $turn } veut envoyer { $description } de { $origin } { $destination }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Vous voulez donner { $description } { $destination }
               *[other] { $turn } veut donner { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Vous voulez défausser { $description }
               *[other] { $turn } veut défausser { $description }
            }
            [take] { $turn-is ->
                [you] Vous voulez { $description } { $origin }
               *[other] { $turn } veut { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Vous voulez { $description } de la défausse
               *[other] { $turn } veut { $description } de la défausse
            }
           *[move] { $turn-is ->
                [you] Vous voulez déplacer { $description } : { $origin-short } → { $destination-short }
               *[other] { $turn } veut déplacer { $description } : { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [take] { $turn-is ->
                [you] { $description-short } : { $origin-short } → { $destination-short } ?
               *[other] veut { $description-short } { $origin }
            }
           *[other] { $description-short } : { $origin-short } → { $destination-short } ?
        }
event-moved =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Vous envoyez { $description } { $destination }
               *[other] { $turn } envoie { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Vous mettez { $description } à la défausse
               *[other] { $turn } met { $description } à la défausse
            }
            [take] { $turn-is ->
                [you] Vous prenez { $description } { $origin }
               *[other] { $turn } prend { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Vous prenez { $description } dans la défausse
               *[other] { $turn } prend { $description } dans la défausse
            }
           *[move] { $turn-is ->
                [you] Vous envoyez { $description } de { $origin } { $destination }
               *[other] { $turn } envoie { $description } de { $origin } { $destination }
            }
        }{ $exact ->
            [yes] .
           *[no] { $cards-is ->
                [hidden] .
               *[shown] { "" } : { $cards }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Vous donnez { $description } { $destination }
               *[other] { $turn } donne { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Vous défaussez { $description }
               *[other] { $turn } défausse { $description }
            }
            [take] { $turn-is ->
                [you] Vous prenez { $description } { $origin }
               *[other] { $turn } prend { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Vous prenez { $description } dans la défausse
               *[other] { $turn } prend { $description } dans la défausse
            }
           *[move] { $turn-is ->
                [you] Vous déplacez { $description } : { $origin-short } → { $destination-short }
               *[other] { $turn } déplace { $description } : { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [give] { $turn-is ->
                [you] vous donnez { $description-short } à { $destination-short }
               *[other] donne { $description-short } à { $destination-short }
            }
            [lay] { $turn-is ->
                [you] vous défaussez { $description-short }
               *[other] défausse { $description-short }
            }
            [take] { $turn-is ->
                [you] vous prenez { $description-short } { $origin }
               *[other] prend { $description-short } { $origin }
            }
            [pick] { $turn-is ->
                [you] vous prenez { $description-short } (défausse)
               *[other] prend { $description-short } (défausse)
            }
           *[move] { $description-short } : { $origin-short } → { $destination-short }
        }
event-failed =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Vous tentez d’envoyer { $description } { $destination }
               *[other] { $turn } tente d’envoyer { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Vous tentez de mettre { $description } à la défausse
               *[other] { $turn } tente de mettre { $description } à la défausse
            }
            [take] { $turn-is ->
                [you] Vous tentez de prendre { $description } { $origin }
               *[other] { $turn } tente de prendre { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Vous tentez de prendre { $description } dans la défausse
               *[other] { $turn } tente de prendre { $description } dans la défausse
            }
           *[move] { $turn-is ->
                [you] Vous tentez d’envoyer { $description } de { $origin } { $destination }
               *[other] { $turn } tente d’envoyer { $description } de { $origin } { $destination }
            }
        }{ $count ->
            [one] , mais il n’y en a pas.
           *[other] , mais il n’y en a pas assez.
        }
    .stage =
        { $place ->
            [discard] { $count ->
                [one] Non : la défausse n’a pas { $description }
               *[other] Non : la défausse a moins de { $description }
            }
           *[hand] { $count ->
                [one] { $owner-is ->
                    [you] Non : vous n’avez pas { $description }
                   *[other] Non : { $owner } n’a pas { $description }
                }
               *[other] { $owner-is ->
                    [you] Non : vous avez moins de { $description }
                   *[other] Non : { $owner } a moins de { $description }
                }
            }
        }
    .chip = { $description-short } chez { $origin-short } : non
event-discarded =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards }
           *[other] { $seat } défausse { $cards }
        }{ $penalty ->
            [1] { " " }en pénalité.
           *[0] .
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] vous défaussez { $cards-short }
               *[other] défausse { $cards-short }
            }
           *[other] { $seat-is ->
                [you] vous défaussez { $cards-count } cartes
               *[other] défausse { $cards-count } cartes
            }
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Vous piochez { $cards }.
           *[other] { $seat } pioche { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] pioche
           *[shown] { $seat-is ->
                [you] vous piochez { $cards-short }
               *[other] pioche { $cards-short }
            }
        }
event-revealed =
    .log =
        { $seat-is ->
            [you] Vous révélez { $description }.
           *[other] { $seat } révèle { $description }.
        }
    .stage =
        { $seat-is ->
            [you] Vous révélez { $description }
           *[other] { $seat } révèle { $description }
        }
    .chip =
        { $seat-is ->
            [you] vous révélez { $description-short }
           *[other] révèle { $description-short }
        }
event-asked =
    .log =
        { $seat-is ->
            [you] Vous demandez à { $other } :
           *[other] { $other-is ->
                [you] { $seat } vous demande :
               *[other] { $seat } demande à { $other } :
            }
        }{ $count ->
            [one] { " " }« Avez-vous { $description } ? »
           *[other] { " " }« Avez-vous au moins { $description } ? »
        }{ $answer ->
            [yes] { " " }– « Oui. »
           *[no] { " " }– « Non. »
        }
    .stage =
        { $seat-is ->
            [you] { $answer ->
                [yes] Vous demandez à { $other } : avez-vous { $description } ? Oui
               *[no] Vous demandez à { $other } : avez-vous { $description } ? Non
            }
           *[other] { $other-is ->
                [you] { $answer ->
                    [yes] { $seat } vous demande : avez-vous { $description } ? Oui
                   *[no] { $seat } vous demande : avez-vous { $description } ? Non
                }
               *[other] { $answer ->
                    [yes] { $seat } demande à { $other } : avez-vous { $description } ? Oui
                   *[no] { $seat } demande à { $other } : avez-vous { $description } ? Non
                }
            }
        }
    .chip =
        { $seat-is ->
            [you] { $answer ->
                [yes] { $other } : { $description-short } ? Oui
               *[no] { $other } : { $description-short } ? Non
            }
           *[other] { $answer ->
                [yes] à { $other } : { $description-short } ? Oui
               *[no] à { $other } : { $description-short } ? Non
            }
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Vous enfournez { $cards }
           *[other] { $seat } enfourne { $cards }
        }{ $points ->
            [one] { " " }pour un point.
           *[other] { " " }pour { $points } points.
        }
    .stage =
        { $seat-is ->
            [you] Vous enfournez { $description } !
           *[other] { $seat } enfourne { $description } !
        }
    .chip =
        { $seat-is ->
            [you] vous enfournez { $description-short }
           *[other] enfourne { $description-short }
        }
event-passed =
    .log =
        { $seat-is ->
            [you] Vous passez.
           *[other] { $seat } passe.
        }
    .stage =
        { $seat-is ->
            [you] Vous passez
           *[other] { $seat } passe
        }
    .chip =
        { $seat-is ->
            [you] vous passez
           *[other] passe
        }
event-reshuffled =
    .log =
        { $count ->
            [one] La défausse (une carte) devient la pioche.
           *[other] La défausse ({ $count } cartes) est mélangée et devient la pioche.
        }
    .stage = La défausse devient la pioche
    .chip = défausse mélangée
event-ended =
    .log =
        { $winners-count ->
            [0] La partie { $game } se termine sur un match nul.
           *[other] { $winners-is ->
                [with-you] Votre équipe gagne la partie { $game }.
               *[others] { $winners } gagnent la partie { $game }.
            }
        }
    .stage =
        { $winners-count ->
            [0] Match nul à la partie { $game }
           *[other] { $winners-is ->
                [with-you] Votre équipe gagne !
               *[others] { $winners } gagnent !
            }
        }
    .chip =
        { $winners-count ->
            [0] partie { $game } : match nul
           *[other] { $winners-is ->
                [with-you] votre équipe gagne !
               *[others] { $winners } gagnent !
            }
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action = Déplacez, faites piocher ou enfournez.
prompt-move-to = Choisissez où vont les cartes.
prompt-move-what = Nommez une couleur, un nombre ou une carte.
prompt-move-count = Choisissez combien de cartes déplacer.
prompt-give = Choisissez { $description } pour { $other }.
prompt-lay = Choisissez { $description } à défausser.
prompt-take = Choisissez { $description } dans la défausse.
prompt-take-for = Pour { $other } : { $description } de la défausse.
prompt-pick-more =
    { $count ->
        [one] Choisissez encore une carte.
       *[other] Choisissez encore { $count } cartes.
    }
prompt-penalty = Déplacement raté. Défaussez une carte.
prompt-reveal =
    { $count ->
        [one] Dites sa couleur, son nombre ou les deux.
       *[other] Dites quelque chose de vrai sur les deux.
    }
prompt-second = Piochez une deuxième carte, ou restez-en là.
prompt-ask = Interrogez quelqu’un, ou personne.
prompt-ask-what = Sur quelle couleur, quel nombre ou quelle carte ?
prompt-ask-count = Choisissez la question à poser.
prompt-discard =
    { $count ->
        [one] Gardez sept cartes : défaussez-en une.
       *[other] Gardez sept cartes : défaussez-en { $count }.
    }
prompt-discard-more =
    { $count ->
        [one] Défaussez encore une carte.
       *[other] Défaussez encore { $count } cartes.
    }
# $kind is game or series; a series counts the games won, a game points.
prompt-won =
    { $winners-is ->
        [with-you] Votre équipe gagne
       *[others] { $winners } gagnent
    }{ $kind ->
        [series] { " " }la série, { $most } à { $least }
       *[game] { ", " }{ $most } à { $least }
    }{ $winners-is ->
        [with-you] { "" } !
       *[others] .
    }
prompt-draw =
    { $kind ->
        [series] La série se termine sur un match nul, { $score } à { $score }.
       *[game] Match nul, { $score } à { $score }.
    }

## Whom the table waits for

waiting-action = On attend { $seat }, qui doit jouer.
waiting-give = On attend { $seat }, qui choisit { $description }.
waiting-discard = On attend { $seat }, qui doit défausser.
waiting-reveal = On attend { $seat }, qui doit révéler quelque chose.
waiting-second = On attend { $seat }, qui peut piocher une deuxième carte.
waiting-ask = On attend { $seat }, qui peut poser une question.

## Choices

label-pass = Passer
label-second = Piocher une deuxième carte
label-stop = Pas de deuxième carte
label-draw =
    { $seat-is ->
        [you] Piocher une carte
       *[other] Faire piocher { $seat }
    }
label-ask = Interroger { $other }
label-ask-nobody = N’interroger personne
label-bake = Enfourner { $cards }
label-from-hand =
    { $owner-is ->
        [you] Déplacer des cartes de votre main
       *[other] Déplacer des cartes de chez { $owner }
    }
label-from-discard = Déplacer des cartes de la défausse
label-to-hand =
    { $owner-is ->
        [you] Vers vous
       *[other] Vers { $owner }
    }
label-to-discard = Vers la défausse
label-suit =
    { $suit ->
        [clubs] Trèfles
        [diamonds] Carreaux
        [hearts] Cœurs
       *[spades] Piques
    }
label-number =
    { $number ->
        [1] As
        [2] Deux
        [3] Trois
       *[4] Quatre
    }
label-card = { $card }
label-count = Déplacer { $description }
label-question =
    { $count ->
        [one] Avez-vous { $description } ?
       *[other] Avez-vous au moins { $description } ?
    }
label-reveal = C’est { $description }
# Two cards were drawn.
label-reveal-one = L’une est { $description }
label-reveal-both = Les deux : { $description }
label-discard = Défausser { $card }
label-take = Prendre { $card }
label-give = Donner { $card }

## A whole move, as a person would say it: the title of a hint

# $way as in what happened above.
sentence-move =
    { $way ->
        [give] Envoyer { $description } { $destination }
        [lay] Mettre { $description } à la défausse
        [take] Prendre { $description } { $origin }
        [pick] Prendre { $description } dans la défausse
       *[move] Envoyer { $description } de { $origin } { $destination }
    }
sentence-ask =
    { $count ->
        [one] Demander à { $other } : « Avez-vous { $description } ? »
       *[other] Demander à { $other } : « Avez-vous au moins { $description } ? »
    }
sentence-reveal = Dire : « { $statement } »
sentence-pick =
    { $act ->
        [discard] Défausser { $cards }
        [take] Prendre { $cards }
       *[give] Donner { $cards }
    }

## Why a move is good: one fact, at most 25 words

advice-bake =
    { $points ->
        [one] Un point tout de suite. Une fois enfourné, personne ne peut le prendre.
       *[other] { $points } points tout de suite. Une fois enfournés, personne ne peut les prendre.
    }
advice-bake-wins = Votre équipe atteint { $points } points et gagne.
advice-draw =
    { $seat-is ->
        [you] { $count ->
            [0] Vous n’avez aucune carte.
            [one] Vous n’avez qu’une carte.
           *[other] Vous avez { $count } cartes ; une de plus peut faire une pâtisserie.
        }
       *[other] { $count ->
            [0] { $seat } n’a aucune carte.
            [one] { $seat } n’a qu’une carte.
           *[other] { $seat } a { $count } cartes ; une de plus peut faire une pâtisserie.
        }
    }
advice-second = Une carte de plus reste à vous ; une question dirait à tous ce que vous cherchez.
advice-ask = Vous ne savez pas encore si { $other } a { $description }.
advice-reveal =
    { $kept ->
        [number] Cela ne dit que la couleur ; le nombre reste secret.
       *[suit] Cela ne dit que le nombre ; la couleur reste secrète.
    }
advice-completes = Vous pourrez alors enfourner { $cards }.
advice-sure = { $owner } a sûrement { $description } : cela ne peut pas échouer.
advice-partner = { $partner } a sûrement { $description } et peut, avec plus, enfourner avant votre prochain tour.
advice-keeps = Vous gardez { $cards } : deux tiers d’une pâtisserie.
advice-pile = La défausse montre { $description } : cela ne peut pas échouer.
advice-spare =
    { $count ->
        [one] Elle ne forme aucune pâtisserie avec le reste de votre main.
       *[other] Elles ne forment aucune pâtisserie avec le reste de votre main.
    }

## Why not

fact-not-to-discard = À cette table, on ne déplace pas de cartes vers la défausse.
fact-there-already = Les cartes y sont déjà.
fact-all-blocked =
    { $seat-is ->
        [you] Tout y est bloqué ; pendant votre tour, vous avez utilisé : { $descriptions }.
       *[other] Tout y est bloqué ; pendant son tour, { $seat } a utilisé : { $descriptions }.
    }
fact-blocked =
    { $seat-is ->
        [you] C’est bloqué ; pendant votre tour, vous avez utilisé : { $descriptions }.
       *[other] C’est bloqué ; pendant son tour, { $seat } a utilisé : { $descriptions }.
    }
fact-half-made = Un déplacement est en cours : terminez-le, ou recommencez pour piocher.
fact-nothing-describable = Rien là-bas ne correspond à une description non bloquée.
fact-none-in-discard = Introuvable dans la défausse : { $description }.
fact-none-held = Vous n’avez rien de tel en main : { $description }.
fact-all-in-sight = Vous voyez toutes ces cartes ({ $description }) : personne d’autre ne peut en avoir.
fact-too-few-in-discard = C’est trop : la défausse contient { $description }.
fact-too-few-held = C’est trop : vous avez { $description }.
fact-discard-size =
    { $count ->
        [0] La défausse est vide.
        [one] La défausse contient une carte.
       *[other] La défausse contient { $count } cartes.
    }
fact-hand-size =
    { $owner-is ->
        [you] { $count ->
            [0] Vous n’avez aucune carte.
            [one] Vous avez une carte.
           *[other] Vous avez { $count } cartes.
        }
       *[other] { $count ->
            [0] { $owner } n’a aucune carte.
            [one] { $owner } a une carte.
           *[other] { $owner } a { $count } cartes.
        }
    }
fact-over-the-limit =
    { $needed ->
        [one] Vous avez { $count } cartes : défaussez-en une.
       *[other] Vous avez { $count } cartes : défaussez-en { $needed }.
    }
fact-not-in-discard = { $card } n’est pas dans la défausse.
fact-not-held = Vous n’avez pas { $card } en main.
fact-all-picked = Il n’y a pas d’autre { $card } à choisir.
fact-does-not-match = Demandé : { $description }. { $card } ne convient pas.
fact-ascending = Les cartes se choisissent dans l’ordre croissant.
fact-too-few-left = Il resterait trop peu de cartes à choisir après celle-ci.
fact-drawn = Vous avez pioché { $cards }.
fact-second-drawn = Vous avez déjà pioché votre deuxième carte.
fact-deck-empty = La pioche est vide et, à cette table, on ne la refait pas avec la défausse.
fact-nothing-to-draw = La pioche et la défausse sont vides.
fact-not-yourself = On ne s’interroge pas soi-même.
fact-missing = Il vous manque { $cards }.

## The result

# The heading of the result.
result-won =
    { $winners-is ->
        [with-you] Votre équipe gagne !
       *[others] { $winners } gagnent !
    }
reason-five-points = Une équipe a cinq points.
reason-stalled = Personne n’a enfourné depuis longtemps : l’équipe qui a le plus de points gagne.
reason-draw = Personne n’a enfourné depuis longtemps, et les équipes sont à égalité.
reason-series = Toutes les parties de la série ont été jouées.
result-pastry =
    { $seat-is ->
        [you] Vous avez enfourné { $cards } :
       *[other] { $seat } a enfourné { $cards } :
    }{ $points ->
        [one] { " " }un point.
       *[other] { " " }{ $points } points.
    }
result-team =
    { $seats-is ->
        [with-you] Votre équipe ({ $seats }) :
       *[others] { $seats } :
    }{ $points ->
        [one] { " " }{ $first } + { $second } = { $points } point.
       *[other] { " " }{ $first } + { $second } = { $points } points.
    }
result-games =
    { $seats-is ->
        [with-you] { $games ->
            [0] Votre équipe ({ $seats }) n’a gagné aucune partie.
            [one] Votre équipe ({ $seats }) a gagné une partie.
           *[other] Votre équipe ({ $seats }) a gagné { $games } parties.
        }
       *[others] { $games ->
            [0] { $seats } n’ont gagné aucune partie.
            [one] { $seats } ont gagné une partie.
           *[other] { $seats } ont gagné { $games } parties.
        }
    }

## The sheet of a result

sheet-pastries = Pâtisseries
sheet-pastries-why = Les pâtisseries enfournées.
sheet-moves = Déplacements
sheet-moves-why = Les déplacements de cartes réussis.
sheet-failed = Échecs
sheet-failed-why = Les déplacements manqués, faute de cartes à cet endroit.
sheet-asked = Questions
sheet-asked-why = Les questions posées après une pioche.
sheet-points = Points
sheet-points-why = Une pâtisserie de trois cartes vaut un point, de quatre cartes deux.
sheet-team = Équipe
sheet-team-why = Les points des deux partenaires. La première équipe à { $points } gagne.
sheet-games = Jeux gagnés
sheet-games-why = Les jeux de la série gagnés par l’équipe. Les autres colonnes portent sur le dernier jeu.

## The table in plain text

picture-game = Partie { $game }.
picture-team =
    { $seats-is ->
        [with-you] Votre équipe ({ $seats }) :
       *[others] { $seats } :
    }{ $points ->
        [one] { " " }{ $points } point.
       *[other] { " " }{ $points } points.
    }
picture-deck =
    { $count ->
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Défausse : vide.
       *[shown] Défausse : { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] Vous :
       *[other] { $seat } :
    }{ $count ->
        [one] { " " }{ $count } carte
       *[other] { " " }{ $count } cartes
    }{ $state ->
        [turn] , en train de jouer.
       *[none] .
    }
picture-baked =
    { $seat-is ->
        [you] Vous avez enfourné { $cards }.
       *[other] { $seat } a enfourné { $cards }.
    }
picture-blocked =
    { $descriptions-count ->
        [0] Bloqué pour les déplacements : rien.
       *[other] Bloqué pour les déplacements : { $descriptions }.
    }
picture-hand =
    { $cards-is ->
        [none] Votre main : vide.
       *[shown] Votre main : { $cards }.
    }
picture-drawn =
    { $cards-count ->
        [one] Piochée à l’instant : { $cards }.
       *[other] Piochées à l’instant : { $cards }.
    }

## What may be said at the table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-thank-you = Merci.
phrase-good-game = Belle partie !
phrase-another-one = On en refait une ?
phrase-have-to-go = Je dois y aller.

## Options of a table

option-redeal = Nouvelles cartes si une main peut enfourner dès la donne
    .offending = seulement pour cette main
    .everyone = pour tout le monde
option-first_player = Qui commence
    .random = au hasard
    .host = la première place
option-next_start = Qui commence les parties suivantes
    .top_scorer = le meilleur score
    .rotate = à tour de rôle
option-pass = Passer son tour
    .off = interdit
    .on = permis
option-move_to_discard = Déplacer vers la défausse
    .on = permis
    .off = interdit
option-known_fail = Déplacements voués à l’échec
    .other_hands_only = permis depuis une autre main
    .never = interdits
    .always = permis
option-draw_blocks = Ce que bloque « Piocher et demander »
    .reveals = ce qui est révélé
    .nothing = rien
    .reveals_and_asks = ce qui est révélé ou demandé
option-deck_empty = Quand la pioche est vide
    .reshuffle = on mélange la défausse
    .no_draw = personne ne pioche
option-stall_turns = Tours sans rien enfourner avant la fin
    .off = sans limite
option-games = Parties dans la série

## Kinds of cards

kind-clubs = trèfle
kind-diamonds = carreau
kind-hearts = cœur
kind-spades = pique

## Cards

card-1c = As de trèfle
    .short = 1♣
card-2c = Deux de trèfle
    .short = 2♣
card-3c = Trois de trèfle
    .short = 3♣
card-4c = Quatre de trèfle
    .short = 4♣
card-1d = As de carreau
    .short = 1♦
card-2d = Deux de carreau
    .short = 2♦
card-3d = Trois de carreau
    .short = 3♦
card-4d = Quatre de carreau
    .short = 4♦
card-1h = As de cœur
    .short = 1♥
card-2h = Deux de cœur
    .short = 2♥
card-3h = Trois de cœur
    .short = 3♥
card-4h = Quatre de cœur
    .short = 4♥
card-1s = As de pique
    .short = 1♠
card-2s = Deux de pique
    .short = 2♠
card-3s = Trois de pique
    .short = 3♠
card-4s = Quatre de pique
    .short = 4♠

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-partner = Votre partenaire : { $partner }
    .text = Vous faites équipe. Cinq points gagnent, et c’est en enfournant qu’on en marque. Vous ne pouvez pas vous dire vos cartes.
lesson-pastry = Qu’est-ce qu’une pâtisserie ?
    .text = Une suite de trois ou quatre d’une couleur, ou un nombre en couleurs différentes. Il vous manque le trois de cœur.
lesson-draw = Piochez une carte
    .text = Vous ne pouvez pas encore enfourner. Piochez donc une carte ; ensuite, vous pourrez questionner quelqu’un.
    .not = D’abord, piochez vous-même une carte.
lesson-reveal = Dites que c’est un pique
    .text = Qui pioche dit à tous la couleur ou le nombre de la carte. Dites pique : vous collectionnez les cœurs.
    .not = Dites que c’est un pique : vous n’avez pas besoin de piques.
lesson-ask = Questionnez { $other }
    .text = Il vous manque une carte : { $card }. Touchez { $other } : tout le monde doit dire la vérité.
    .not = Cette fois, questionnez { $other }.
lesson-word = Quelle carte ?
    .text = Dites exactement laquelle : { $card }. Touchez-la dans la grille, puis le bouton : une suffit.
    .not = Dites exactement : { $card }.
lesson-yes = { $other } l’a !
    .text = Tout le monde a entendu la réponse : { $other } tient { $card }. À vos prochains tours, vous pourrez la prendre là.
lesson-give = Aidez { $partner }
    .text = { $partner } a demandé des trois, et les collectionne sûrement. Déplacez le vôtre, de votre propre main…
    .not = D’abord, aidez { $partner } : déplacez { $card } de votre main.
lesson-give-to = … vers { $partner }
    .text = Touchez { $partner } : c’est là que va la carte.
    .not = La carte va vers { $partner }.
lesson-team = Un point pour l’équipe !
    .text = { $partner } a enfourné trois trois, dont le vôtre. Les points sont à l’équipe.
lesson-take = Prenez { $card } à { $other }
    .text = La carte qui vous manque est là : votre question l’a dit. Touchez { $other }, et prenez-la par un déplacement.
    .not = La carte qu’il vous faut est là : touchez { $other }.
lesson-take-to = … vers vous
    .text = Elle va dans votre propre main.
    .not = C’est à vous qu’il la faut : elle vient vers vous.
lesson-bake = Au four !
    .text = As, deux, trois de cœur : voilà une pâtisserie. Touchez le bouton.
    .not = Vous tenez une pâtisserie entière : enfournez-la.
lesson-end = Votre première pâtisserie !
    .text = Deux points pour l’équipe, cinq gagnent. S’il y a trop peu de cartes, un déplacement échoue : demandez avant de prendre.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = La personne en face est votre partenaire. Atteignez cinq points avant l’autre équipe.
    .bake = Enfournez trois ou quatre cartes de votre main : une suite d’une couleur, ou un nombre en couleurs différentes.
    .move = Ou déplacez des cartes : « deux cœurs de Dill vers moi ». S’il n’y en a pas assez, rien ne bouge et vous défaussez une carte.
    .draw = Ou faites piocher quelqu’un, qui dit quelque chose de vrai sur sa carte. Vous pouvez ensuite poser une question ou, avec peu de cartes, repiocher.
    .blocked = Une couleur ou un nombre qui vient de servir est bloqué pour le prochain déplacement.
    .scoring = Une pâtisserie de trois cartes vaut un point, de quatre cartes deux.
    .end = La première équipe à cinq points gagne.
