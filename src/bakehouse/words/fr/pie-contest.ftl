# The words of Pie Contest. In French the nouns of the rules (Ingrédient, Action, Exploit, Cuisine, Garde-manger, Poubelle,
# Tarte and the flavors) begin with a capital; the verbs (enfourner, échanger, jeter) do not.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Vous jouez le premier tour.
           *[other] { $seat } joue le premier tour.
        }
    .chip =
        { $seat-is ->
            [you] vous commencez
           *[other] commence
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
    .log = Un nouvel Exploit est révélé : { $cards }.
    .stage = Nouvel Exploit : { $cards }
    .chip = nouveau : { $cards-short }
event-turn-began =
    .log =
        { $seat-is ->
            [you] Tour { $number } : à vous de jouer.
           *[other] Tour { $number } : à { $seat } de jouer.
        }
    .chip = tour { $number }
event-drew =
    .log =
        { $seat-is ->
            [you] Vous piochez { $cards }.
           *[other] { $seat } pioche { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $cards-is ->
                [hidden] pioche
               *[shown] { $seat-is ->
                    [you] vous piochez { $cards-short }
                   *[other] pioche { $cards-short }
                }
            }
           *[other] { $seat-is ->
                [you] vous piochez { $cards-count } cartes
               *[other] pioche { $cards-count } cartes
            }
        }
event-played =
    .log =
        { $seat-is ->
            [you] Vous jouez { $cards }.
           *[other] { $seat } joue { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous jouez { $cards }
           *[other] { $seat } joue { $cards }
        }
    .chip =
        { $seat-is ->
            [you] vous jouez { $cards-short }
           *[other] joue { $cards-short }
        }
event-dived =
    .log =
        { $seat-is ->
            [you] Vous faites les poubelles.
           *[other] { $seat } fait les poubelles.
        }
    .stage =
        { $seat-is ->
            [you] Vous faites les poubelles
           *[other] { $seat } fait les poubelles
        }
    .chip =
        { $seat-is ->
            [you] vous faites les poubelles
           *[other] fait les poubelles
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
# One card, which the owner takes into the hand, gains in the Kitchen, and so on. Origin and destination are places, see
# below: "from your hand", "to the Trash".
event-moved =
    .log =
        { $owner-is ->
            [you] { $deed ->
                [take] Vous prenez { $cards } { $origin }
                [get] Vous récupérez { $cards } { $origin }
                [gain] Vous gagnez { $cards } { $origin }
                [put] { $seat } place { $cards } { $origin } dans votre Cuisine
                [trash] Vous jetez { $cards } { $origin }
                [lose] Vous perdez { $cards } { $origin } ({ $destination })
               *[return] Vous remettez { $cards } { $origin } { $destination }
            }
           *[other] { $deed ->
                [take] { $owner } prend { $cards } { $origin }
                [get] { $owner } récupère { $cards } { $origin }
                [gain] { $owner } gagne { $cards } { $origin }
                [put] { $seat-is ->
                    [you] Vous placez { $cards } { $origin } dans la Cuisine de { $owner }
                   *[other] { $seat } place { $cards } { $origin } dans la Cuisine de { $owner }
                }
                [trash] { $owner } jette { $cards } { $origin }
                [lose] { $owner } perd { $cards } { $origin } ({ $destination })
               *[return] { $owner } remet { $cards } { $origin } { $destination }
            }
        }{ $by ->
            [chance] , au hasard.
           *[choice] .
        }
    .stage =
        { $owner-is ->
            [you] { $deed ->
                [take] Vous prenez { $cards }
                [get] Vous récupérez { $cards }
                [gain] Vous gagnez { $cards }
                [put] { $seat } place { $cards } dans votre Cuisine
                [trash] Vous jetez { $cards }
                [lose] Vous perdez { $cards }
               *[return] Vous remettez { $cards }
            }
           *[other] { $deed ->
                [take] { $owner } prend { $cards }
                [get] { $owner } récupère { $cards }
                [gain] { $owner } gagne { $cards }
                [put] { $seat-is ->
                    [you] Vous placez { $cards } dans la Cuisine de { $owner }
                   *[other] { $seat } place { $cards } dans la Cuisine de { $owner }
                }
                [trash] { $owner } jette { $cards }
                [lose] { $owner } perd { $cards }
               *[return] { $owner } remet { $cards }
            }
        }
    .chip =
        { $deed ->
            [take] { $owner-is ->
                [you] vous prenez { $cards-short }
               *[other] prend { $cards-short }
            }
            [get] { $cards-short } → { $owner }
            [gain] { $cards-short } → { $owner }
            [put] { $cards-short } → { $owner }
            [trash] { $cards-short } → { $destination-short }
            [lose] { $cards-short } → { $destination-short }
           *[return] { $cards-short } → { $destination-short }
        }
event-swapped =
    .log = Échange : { $card } ({ $owner }) contre { $other_card } ({ $other }).
    .stage = Échange : { $card-short } contre { $other_card-short }
    .chip =
        { $seat-is ->
            [you] vous échangez
           *[other] échange
        }
event-worth-changed =
    .log =
        { $cards-count ->
            [one] { $way ->
                [more] Chez { $owner }, { $cards } vaut { $by } de plus.
                [less] Chez { $owner }, { $cards } vaut { $by } de moins.
               *[same] Chez { $owner }, { $cards } garde sa valeur.
            }
           *[other] { $way ->
                [more] Chez { $owner }, { $cards } valent { $by } de plus.
                [less] Chez { $owner }, { $cards } valent { $by } de moins.
               *[same] Chez { $owner }, { $cards } gardent leur valeur.
            }
        }
    .stage =
        { $cards-count ->
            [one] { $way ->
                [more] Chez { $owner }, { $cards } vaut { $by } de plus
                [less] Chez { $owner }, { $cards } vaut { $by } de moins
               *[same] Chez { $owner }, { $cards } garde sa valeur
            }
           *[other] { $way ->
                [more] Chez { $owner }, { $cards } valent { $by } de plus
                [less] Chez { $owner }, { $cards } valent { $by } de moins
               *[same] Chez { $owner }, { $cards } gardent leur valeur
            }
        }
    .chip =
        { $way ->
            [more] { $cards-short } +{ $by }
            [less] { $cards-short } −{ $by }
           *[same] { $cards-short } ±0
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Vous enfournez votre Tarte { $pie }, qui vaut { $value } : { $cards }.
           *[other] { $seat } enfourne sa Tarte { $pie }, qui vaut { $value } : { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous enfournez une Tarte qui vaut { $value } !
           *[other] { $seat } enfourne une Tarte qui vaut { $value } !
        }
    .chip =
        { $seat-is ->
            [you] vous enfournez : { $value }
           *[other] enfourne : { $value }
        }
event-pie-changed =
    .log =
        { $seat-is ->
            [you] Votre Tarte { $pie }
           *[other] Chez { $seat }, la Tarte { $pie }
        }{ " " }{ $way ->
            [more] gagne { $by } et vaut maintenant { $value }.
            [less] perd { $by } et vaut maintenant { $value }.
           *[same] vaut toujours { $value }.
        }
    .stage =
        { $seat-is ->
            [you] Votre Tarte { $pie } vaut maintenant { $value }
           *[other] Chez { $seat }, la Tarte { $pie } vaut maintenant { $value }
        }
    .chip = Tarte { $pie } : maintenant { $value }
event-shielded =
    .log =
        { $what ->
            [kitchen] { $seat-is ->
                [you] Votre Cuisine est protégée jusqu’à votre prochain tour.
               *[other] { $seat } protège sa Cuisine jusqu’à son prochain tour.
            }
           *[pies] { $seat-is ->
                [you] Vos Tartes sont protégées jusqu’à votre prochain tour.
               *[other] { $seat } protège ses Tartes jusqu’à son prochain tour.
            }
        }
    .chip =
        { $what ->
            [kitchen] Cuisine protégée
           *[pies] Tartes protégées
        }
event-revealed =
    .log =
        { $to ->
            [all] Tout le monde voit { $cards } { $place }.
           *[one] { $seat-is ->
                [you] Vous voyez { $cards } { $place }.
               *[other] { $seat } voit { $cards } { $place }.
            }
        }
    .stage =
        { $to ->
            [all] { $cards-count ->
                [one] Tout le monde voit { $cards-short } { $place }
               *[other] Tout le monde voit { $cards-count } cartes { $place }
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] Vous voyez { $cards-short } { $place }
                   *[other] Vous voyez { $cards-count } cartes { $place }
                }
               *[other] { $cards-count ->
                    [one] { $seat } voit { $cards-short } { $place }
                   *[other] { $seat } voit { $cards-count } cartes { $place }
                }
            }
        }
    .chip =
        { $to ->
            [all] { $cards-count ->
                [one] { $cards-count } carte révélée
               *[other] { $cards-count } cartes révélées
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] vous voyez { $cards-count } carte
                   *[other] vous voyez { $cards-count } cartes
                }
               *[other] { $cards-count ->
                    [one] voit { $cards-count } carte
                   *[other] voit { $cards-count } cartes
                }
            }
        }
event-looked =
    .log =
        { $seat-is ->
            [you] Vous regardez le dessus du Garde-manger : { $cards }.
           *[other] { $cards-count ->
                [one] { $seat } regarde la carte du dessus du Garde-manger.
               *[other] { $seat } regarde les { $cards-count } cartes du dessus du Garde-manger.
            }
        }
    .stage =
        { $cards-count ->
            [one] { $seat-is ->
                [you] Vous regardez la carte du dessus du Garde-manger
               *[other] { $seat } regarde la carte du dessus du Garde-manger
            }
           *[other] { $seat-is ->
                [you] Vous regardez { $cards-count } cartes du Garde-manger
               *[other] { $seat } regarde { $cards-count } cartes du Garde-manger
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] vous regardez { $cards-count } carte
               *[other] regarde { $cards-count } carte
            }
           *[other] { $seat-is ->
                [you] vous regardez { $cards-count } cartes
               *[other] regarde { $cards-count } cartes
            }
        }
event-answered =
    .log =
        { $answer ->
            [yes] { $seat-is ->
                [you] { $card } : vous dites oui.
               *[other] { $card } : { $seat } dit oui.
            }
           *[no] { $seat-is ->
                [you] { $card } : vous dites non.
               *[other] { $card } : { $seat } dit non.
            }
        }
    .chip =
        { $answer ->
            [yes] { $seat-is ->
                [you] vous dites oui
               *[other] dit oui
            }
           *[no] { $seat-is ->
                [you] vous dites non
               *[other] dit non
            }
        }
event-chose =
    .log =
        { $seat-is ->
            [you] Vous choisissez « { $choice } ».
           *[other] { $seat } choisit « { $choice } ».
        }
    .chip = « { $choice } »
event-pointed =
    .log =
        { $seat-is ->
            [you] { $other-is ->
                [you] Vous vous choisissez.
               *[other] Vous choisissez { $other }.
            }
           *[other] { $other-is ->
                [you] { $seat } vous choisit.
               *[other] { $seat } choisit { $other }.
            }
        }
    .chip =
        { $seat-is ->
            [you] { $other-is ->
                [you] vous vous choisissez
               *[other] vous choisissez { $other }
            }
           *[other] { $other-is ->
                [you] vous choisit
               *[other] choisit { $other }
            }
        }
event-nothing-done =
    .log =
        { $seat-is ->
            [you] Vous n’avez pas de carte pour cela.
           *[other] { $seat } n’a pas de carte pour cela.
        }
event-achieved =
    .log =
        { $seat-is ->
            [you] Vous réalisez l’Exploit { $cards }.
           *[other] { $seat } réalise l’Exploit { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous réalisez { $cards } !
           *[other] { $seat } réalise { $cards } !
        }
    .chip =
        { $seat-is ->
            [you] vous réalisez { $cards-short }
           *[other] réalise { $cards-short }
        }
# An Achievement (cards) turns into another card.
event-turned-into =
    .log = L’Exploit { $cards } devient { $other_card } { $place }.
    .stage = { $cards } devient { $other_card }
    .chip = { $other_card } apparaît
# A completed Achievement goes back, or one that had turned into another card.
event-returned =
    .log =
        { $state ->
            [turned] { $other_card } redevient l’Exploit { $cards }, sous la pile.
           *[completed] L’Exploit { $cards } retourne sous la pile.
        }
    .chip =
        { $state ->
            [turned] { $other_card } repart
           *[completed] { $cards-short } repart
        }
event-reshuffled =
    .log =
        { $count ->
            [one] La Poubelle (une carte) retourne au Garde-manger.
           *[other] La Poubelle ({ $count } cartes) est mélangée au Garde-manger.
        }
    .stage = La Poubelle est mélangée au Garde-manger
    .chip = Poubelle remélangée
event-dropped =
    .log =
        { $count ->
            [one] Un effet est abandonné, sinon cela ne finirait jamais.
           *[other] { $count } effets sont abandonnés, sinon cela ne finirait jamais.
        }
    .chip =
        { $count ->
            [one] { $count } effet abandonné
           *[other] { $count } effets abandonnés
        }
event-ended =
    .log = La partie est terminée. { $reason }
    .stage = La partie est terminée
    .chip = fin de la partie
event-polled =
    .log =
        { $seat-is ->
            [you] { $when ->
                [today] Vous avez mangé de la tarte aujourd’hui.
                [yesterday] Vous avez mangé votre dernière tarte hier.
                [week] Vous avez mangé votre dernière tarte cette semaine.
                [month] Vous avez mangé votre dernière tarte ce mois-ci.
                [year] Vous avez mangé votre dernière tarte cette année.
                [longer] Vous avez mangé votre dernière tarte il y a plus longtemps.
               *[unsaid] Vous ne dites pas quand vous avez mangé votre dernière tarte.
            }
           *[other] { $when ->
                [today] { $seat } a mangé de la tarte aujourd’hui.
                [yesterday] { $seat } a mangé sa dernière tarte hier.
                [week] { $seat } a mangé sa dernière tarte cette semaine.
                [month] { $seat } a mangé sa dernière tarte ce mois-ci.
                [year] { $seat } a mangé sa dernière tarte cette année.
                [longer] { $seat } a mangé sa dernière tarte il y a plus longtemps.
               *[unsaid] { $seat } ne dit pas de quand date sa dernière tarte.
            }
        }
    .chip =
        { $when ->
            [today] tarte aujourd’hui
            [yesterday] tarte hier
            [week] tarte cette semaine
            [month] tarte ce mois-ci
            [year] tarte cette année
            [longer] tarte il y a longtemps
           *[unsaid] sans réponse
        }
event-claimed =
    .log =
        { $verdict ->
            [right] { $seat-is ->
                [you] { $other-is ->
                    [you] Vous signalez votre Exploit : { $cards }.
                   *[other] Vous signalez un Exploit accompli par { $other } : { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } signale votre Exploit : { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } signale son Exploit : { $cards }.
                       *[other] { $seat } signale un Exploit accompli par { $other } : { $cards }.
                    }
                }
            }
           *[wrong] { $seat-is ->
                [you] { $other-is ->
                    [you] Vous vous attribuez à tort { $cards }.
                   *[other] Vous attribuez à tort { $cards } à { $other }.
                }
               *[other] { $other-is ->
                    [you] { $seat } vous attribue à tort { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } s’attribue à tort { $cards }.
                       *[other] { $seat } attribue à tort { $cards } à { $other }.
                    }
                }
            }
        }
    .chip =
        { $verdict ->
            [right] signalement juste
           *[wrong] signalement erroné
        }

## Places, as parts of the sentences above

from-hand =
    { $owner-is ->
        [you] de votre main
       *[other] de chez { $owner } (main)
    }
from-kitchen =
    { $owner-is ->
        [you] de votre Cuisine
       *[other] de chez { $owner } (Cuisine)
    }
# Of the player whom the sentence is about.
from-own-hand =
    { $owner-is ->
        [you] de votre main
       *[other] de sa main
    }
from-own-kitchen =
    { $owner-is ->
        [you] de votre Cuisine
       *[other] de sa Cuisine
    }
from-trash = de la Poubelle
from-pantry = du Garde-manger
to-trash = à la Poubelle
    .short = Poubelle
to-pantry-top = sur le Garde-manger
    .short = Garde-manger
to-pantry-bottom = sous le Garde-manger
    .short = Garde-manger
in-hand =
    { $owner-is ->
        [you] dans votre main
       *[other] chez { $owner } (main)
    }
in-kitchen =
    { $owner-is ->
        [you] dans votre Cuisine
       *[other] chez { $owner } (Cuisine)
    }
in-pantry = sur le Garde-manger

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-main = Jouez une carte, ou faites les poubelles.
prompt-dive-trash =
    { $count ->
        [one] Poubelles : jetez encore une carte.
       *[other] Poubelles : jetez { $count } cartes.
    }
prompt-dive-take = Quelle carte prendre dans la Poubelle ?
prompt-effect = Quel effet en premier ?
prompt-limit =
    { $count ->
        [one] Gardez-en sept : jetez une carte.
       *[other] Gardez-en sept : jetez { $count } cartes.
    }
prompt-claim = Quelqu’un a-t-il accompli un Exploit ?
prompt-claim-player = Qui l’a accompli ?
prompt-poll = De quand date votre dernière tarte ?
# The card is the one whose text is carried out, here and below.
prompt-card =
    { $deed ->
        [play] { $card-short } : quelle carte jouer ?
        [trash] { $card-short } : quelle carte jeter ?
        [take] { $count ->
            [1] { $card-short } : quelle carte prendre ?
           *[other] { $card-short } : prenez { $count } cartes.
        }
        [give] { $card-short } : quelle carte donner ?
        [gain] { $card-short } : quelle carte gagner ?
        [move] { $card-short } : quelle carte déplacer ?
        [put-back] { $card-short } : quelle carte remettre ?
        [swap] { $card-short } : quelle carte échanger ?
        [swap-for] { $card-short } : contre quelle carte ?
        [raise] { $card-short } : quelle carte gagne { $by } ?
        [lower] { $card-short } : quelle carte perd { $by } ?
        [change] { $card-short } : quelle carte modifier ?
       *[other] { $card-short } : quelle carte ?
    }
# Any number of cards, or none.
prompt-cards =
    { $deed ->
        [play] { $card-short } : jouez une carte, ou terminez.
        [trash] { $card-short } : jetez des cartes, ou terminez.
        [take] { $count ->
            [1] { $card-short } : prenez des cartes, ou terminez.
           *[other] { $card-short } : prenez jusqu’à { $count } cartes, ou terminez.
        }
        [give] { $card-short } : donnez des cartes, ou terminez.
        [gain] { $count ->
            [1] { $card-short } : gagnez des cartes, ou terminez.
           *[other] { $card-short } : gagnez jusqu’à { $count } cartes, ou terminez.
        }
        [move] { $card-short } : déplacez des cartes, ou terminez.
        [put-back] { $card-short } : remettez des cartes, ou terminez.
        [raise] { $card-short } : revalorisez des cartes, ou terminez.
        [lower] { $card-short } : dévalorisez des cartes, ou terminez.
        [change] { $card-short } : modifiez des cartes, ou terminez.
       *[other] { $card-short } : choisissez des cartes, ou terminez.
    }
prompt-receiver = { $card-short } : qui reçoit la carte ?
prompt-player = { $card-short } : qui choisissez-vous ?
prompt-option = { $card-short } : choisissez.
prompt-pie = { $card-short } : quelle Tarte ?
prompt-commit =
    { $deed ->
        [trash] { $card-short } : jetez une carte en secret.
       *[give] { $card-short } : donnez une carte en secret.
    }
prompt-commit-none = { $card-short } : vous n’avez pas de carte.
prompt-may =
    { $deed ->
        [bake] { $card-short } : enfourner une Tarte ?
        [play] { $card-short } : jouer une carte ?
        [play-some] { $card-short } : jouer une carte qui convient ?
        [draw] { $card-short } : piocher ?
        [trash] { $card-short } : jeter une carte ?
        [take] { $card-short } : prendre une carte ?
        [give] { $card-short } : donner une carte ?
        [gain] { $card-short } : gagner une carte ?
        [move] { $card-short } : déplacer une carte ?
        [put-back] { $card-short } : remettre une carte ?
        [swap] { $card-short } : échanger deux cartes ?
        [raise] { $card-short } : revaloriser une carte ?
        [lower] { $card-short } : dévaloriser une carte ?
        [change] { $card-short } : modifier une carte ?
       *[other] { $card-short } : vous en servir ?
    }
prompt-over =
    { $winners-is ->
        [you] Vous gagnez avec un score de { $score } !
        [other] { $winners } gagne avec un score de { $score }.
       *[others] Égalité ! Victoire partagée : { $winners }, score { $score }.
    }
prompt-over-without-pies = Aucune Tarte enfournée : tout le monde gagne.

## Whom the table waits for

waiting-main = On attend { $seats } : jouer, faire les poubelles ou passer.
waiting-effect =
    { $seats-count ->
        [one] On attend { $seats }, qui met ses effets en ordre.
       *[other] On attend { $seats }, qui mettent leurs effets en ordre.
    }
waiting-limit =
    { $seats-count ->
        [one] On attend { $seats }, qui doit revenir à sept cartes.
       *[other] On attend { $seats }, qui doivent revenir à sept cartes.
    }
waiting-card =
    { $seats-count ->
        [one] { $card } : { $seats } choisit une carte.
       *[other] { $card } : { $seats } choisissent une carte.
    }
waiting-player =
    { $seats-count ->
        [one] { $card } : { $seats } choisit une personne.
       *[other] { $card } : { $seats } choisissent une personne.
    }
waiting-answer =
    { $seats-count ->
        [one] { $card } : { $seats } décide.
       *[other] { $card } : { $seats } décident.
    }
waiting-pie =
    { $seats-count ->
        [one] { $card } : { $seats } choisit une Tarte.
       *[other] { $card } : { $seats } choisissent une Tarte.
    }
waiting-commit = { $card } : les cartes sont choisies en secret.
waiting-claim = Tout le monde peut signaler un Exploit accompli.
waiting-poll = Chacun dit de quand date sa dernière tarte.
waiting-others = Votre choix est fait ; d’autres réfléchissent peut-être encore.

## Choices

label-pass = Passer
label-dive = Faire les poubelles
label-done = Terminer
label-yes = Oui
label-no = Non
label-no-claim = Non, rien à signaler
label-no-answer = Ne pas le dire
label-ate-pie =
    { $when ->
        [today] Aujourd’hui
        [yesterday] Hier
        [week] Cette semaine
        [month] Ce mois-ci
        [year] Cette année
       *[longer] Il y a plus longtemps
    }
label-player =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }
label-achievement = { $card }
label-option = { $choice }
label-effect = { $card } d’abord
# Several effects of cards of the same name.
label-one-of-effects = { $card } n° { $number } d’abord
label-play = Jouer { $card }
label-from-hand = { $card } de votre main
label-from-revealed = { $card } de la main que vous voyez
label-from-trash = { $card } de la Poubelle
label-from-pantry = { $card } du dessus du Garde-manger
label-in-kitchen =
    { $owner-is ->
        [you] { $card }, valeur { $worth } : n° { $place } de votre Cuisine
       *[other] { $card }, valeur { $worth } : n° { $place } en Cuisine chez { $owner }
    }
label-pie =
    { $owner-is ->
        [you] Votre Tarte { $pie }, valeur { $value }
       *[other] Tarte { $pie } chez { $owner }, valeur { $value }
    }

## Why a move is good: one fact, at most 25 words

advice-spare-salt = Une Tarte prend exactement un Sel, et votre Cuisine l’a déjà.
advice-full = Votre Cuisine est pleine : aucun Ingrédient n’y trouve place.
advice-salt = Une Tarte demande exactement un Sel, et votre Cuisine n’en a pas encore.
advice-one-more = C’est une carte de plus dans ce tour.
advice-ingredient = Cela apporte { $worth } et donne à votre Cuisine { $count } des { $needed } Ingrédients qu’exige une Tarte.
advice-more = Cela apporte { $worth } de plus à une Cuisine qui vaut { $sum }.
advice-draws =
    { $count ->
        [one] Elle fait piocher une carte ; il vous en reste { $held } autres.
       *[other] Elle fait piocher { $count } cartes ; il vous en reste { $held } autres.
    }
advice-bake = Votre Cuisine vaut { $sum } ; la meilleure Tarte des autres vaut { $best }.
advice-bake-first = Votre Cuisine vaut { $sum }, et personne d’autre n’a encore de Tarte.
advice-dive = Vous récupérez { $card }, qui vaut { $worth }.
advice-dive-salt = { $card } est le Sel qui manque à votre Cuisine.
advice-player-pie = { $seat } a la meilleure Tarte de vos adversaires : elle vaut { $value }.
advice-player-kitchen = { $seat } a la meilleure Cuisine de vos adversaires : elle vaut { $sum }.
advice-best-spot =
    { $owner-is ->
        [you] Valeur { $worth } : rien dans votre Cuisine ne vaut plus.
       *[other] Valeur { $worth } : rien dans la Cuisine de { $owner } ne vaut plus.
    }
advice-least-spot = Valeur { $worth } : rien dans votre Cuisine ne vaut moins.
advice-best-pie = Valeur { $value } : aucune Tarte ne vaut plus.
advice-least =
    { $count ->
        [one] Valeur { $worth } : aucun Ingrédient de votre main ne vaut moins.
       *[other] Valeur { $worth } au plus : aucun Ingrédient de votre main ne vaut moins.
    }

## Why not

fact-can-play = Vous pouvez jouer { $cards } ; à cette table, on ne passe que si rien d’autre n’est possible.
fact-can-dive = Vous pouvez faire les poubelles ; à cette table, on ne passe que si rien d’autre n’est possible.
fact-cards-held =
    { $count ->
        [0] Vous n’avez aucune carte en main.
        [one] Vous n’avez qu’une carte en main.
       *[other] Vous avez { $count } cartes en main.
    }
fact-not-held = Vous n’avez pas { $card } en main.
fact-no-more-of-it =
    { $count ->
        [one] Vous n’avez { $card } qu’une seule fois.
       *[other] Vous n’avez { $card } que { $count } fois.
    }
fact-kitchen-full =
    { $count ->
        [one] Votre Cuisine est pleine : elle n’accueille qu’un Ingrédient.
       *[other] Votre Cuisine est pleine : elle n’accueille que { $count } Ingrédients.
    }
fact-does-nothing = { $card } n’aurait aucun effet maintenant ; à cette table, on ne peut pas jouer une telle Action.
fact-not-in-trash = { $card } n’est pas dans la Poubelle.
fact-both-trashed = Vous n’avez que { $cards } : les deux cartes sont jetées.
fact-just-trashed = Vous jetez { $card } pour faire les poubelles ; à cette table, on ne peut pas reprendre cette carte.
fact-card-says = { $card } dit : « { $card-text } »
fact-not-a-rival = C’est vous, pas un adversaire. { $card } dit : « { $card-text } »
fact-nothing-for-it = Vous n’avez rien pour cela. { $card } dit : « { $card-text } »
fact-pies =
    { $count ->
        [0] Il n’y a aucune Tarte.
        [one] Il n’y a qu’une Tarte.
       *[other] Il n’y a que { $count } Tartes.
    }
fact-no-room-for-it = Votre Cuisine est pleine : pas de place pour { $card }.
fact-no-action = Votre Cuisine est pleine, et vous n’avez aucune Action jouable en main.
fact-no-cards =
    { $owner-is ->
        [you] Vous n’avez aucune carte en main.
       *[other] { $owner } n’a aucune carte en main.
    }
fact-there-already =
    { $owner-is ->
        [you] La carte est déjà dans votre Cuisine.
       *[other] { $owner } a déjà cette carte dans sa Cuisine.
    }
fact-no-room-there =
    { $owner-is ->
        [you] Votre Cuisine est pleine.
       *[other] Chez { $owner }, la Cuisine est pleine.
    }
fact-shielded =
    { $owner-is ->
        [you] Votre Cuisine est protégée jusqu’à votre prochain tour.
       *[other] { $owner } protège sa Cuisine jusqu’à son prochain tour.
    }
fact-guarded = Chez { $owner }, { $card } est à l’abri des effets adverses.
fact-ingredients =
    { $owner-is ->
        [you] { $count ->
            [0] Vous n’avez aucun Ingrédient dans votre Cuisine.
            [one] Vous n’avez qu’un Ingrédient dans votre Cuisine.
           *[other] Vous n’avez que { $count } Ingrédients dans votre Cuisine.
        }
       *[other] { $count ->
            [0] { $owner } n’a aucun Ingrédient dans sa Cuisine.
            [one] { $owner } n’a qu’un Ingrédient dans sa Cuisine.
           *[other] { $owner } n’a que { $count } Ingrédients dans sa Cuisine.
        }
    }
fact-salts =
    { $owner-is ->
        [you] { $count ->
            [0] Vous n’avez aucun Sel dans votre Cuisine.
            [one] Vous avez un Sel dans votre Cuisine.
           *[other] Vous avez { $count } Sels dans votre Cuisine.
        }
       *[other] { $count ->
            [0] { $owner } n’a aucun Sel dans sa Cuisine.
            [one] { $owner } a un Sel dans sa Cuisine.
           *[other] { $owner } a { $count } Sels dans sa Cuisine.
        }
    }
fact-effects =
    { $count ->
        [one] Un seul de vos effets est en attente.
       *[other] Seuls { $count } effets différents sont en attente chez vous.
    }

## The result

reason-everybody-baked = Tout le monde a enfourné une Tarte.
reason-three-pies = Quelqu’un a enfourné trois Tartes.
reason-grand-contest = Tout le monde a quatre Tartes.
reason-closing-time = C’est l’heure de la fermeture.
result-no-pie =
    { $seat-is ->
        [you] Vous n’avez enfourné aucune Tarte.
       *[other] { $seat } n’a enfourné aucune Tarte.
    }
result-pies =
    { $seat-is ->
        [you] Vous avez enfourné
       *[other] { $seat } a enfourné
    }{ " " }{ $values-count ->
        [one] une Tarte, valeur { $score }.
       *[other] { $values-count } Tartes, valeurs { $values }. { $best ->
            [one] La meilleure compte : { $score }.
           *[other] Les { $best } meilleures comptent : { $score }.
        }
    }

## The sheet of a result

sheet-best =
    { $count ->
        [one] Meilleure Tarte
       *[other] { $count } meilleures Tartes
    }
sheet-best-why =
    { $count ->
        [one] Ce que vaut la meilleure Tarte à la fin. Elle seule décide.
       *[other] Ce que valent ensemble les { $count } meilleures Tartes. Elles décident.
    }
sheet-boxes = Valeur au fil du temps
sheet-boxes-why = Ce que valait la meilleure Tarte à la sortie du four, puis après chaque changement.
sheet-baked = Tartes enfournées
sheet-baked-why = Toutes les Tartes enfournées.
sheet-achievements = Exploits
sheet-achievements-why = Les Exploits réalisés.

## The table in plain text

picture-piles =
    { $number ->
        [0] Avant le premier tour.
       *[other] Tour { $number }.
    }{ " " }{ $cards_left ->
        [one] Garde-manger : { $cards_left } carte.
       *[other] Garde-manger : { $cards_left } cartes.
    }{ " " }{ $achievements_left ->
        [one] Pile : { $achievements_left } Exploit.
       *[other] Pile : { $achievements_left } Exploits.
    }
picture-achievement = Exploit { $card } : { $card-text }
picture-seat =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }{ $state ->
        [turn] , en train de jouer :
       *[none] { "" } :
    }{ " " }{ $count ->
        [one] { $count } carte ;
       *[other] { $count } cartes ;
    }{ " " }{ $kitchen-count ->
        [0] Cuisine : vide ;
       *[other] Cuisine : { $kitchen } ;
    }{ " " }{ $pies-count ->
        [0] aucune Tarte
        [one] Tarte : { $pies }
       *[other] Tartes : { $pies }
    }{ $shielded ->
        [kitchen] { "" } ; Cuisine protégée
        [pies] { "" } ; Tartes protégées
        [both] { "" } ; Cuisine et Tartes protégées
       *[none] { "" }
    }
picture-kitchen-card =
    { $state ->
        [guarded] { $card } { $worth } (à l’abri)
       *[none] { $card } { $worth }
    }
picture-trash =
    { $cards-is ->
        [none] Poubelle : vide
       *[shown] Poubelle : { $cards }
    }
picture-text =
    { $seat-is ->
        [you] Vous appliquez { $card } : { $card-text }
       *[other] { $seat } applique { $card } : { $card-text }
    }
picture-hand =
    { $count ->
        [0] Votre main : vide
       *[other] Votre main :
    }
picture-action = { "  " }{ $card } : { $card-text }
picture-ingredient = { "  " }{ $card } ({ $flavor }, valeur { $worth }) : { $card-text }
picture-ingredient-with-sub = { "  " }{ $card } ({ $flavor }, { $sub }, valeur { $worth }) : { $card-text }
picture-looked = Vous regardez : { $cards }
picture-revealed = Main dévoilée chez { $owner } : { $cards }

## Options of a table

option-players = Nombre de joueurs
    .n4-10 = 4 à 10
    .n2-10 = 2 à 10
option-small_table = La fin à deux ou trois
    .printed = selon la règle
    .two_each = deux Tartes chacun
option-first_player = Qui commence
    .random = au hasard
    .poll = la dernière personne à avoir mangé de la tarte
    .host = la première place
option-direction = Sens du jeu et des effets
    .printed = selon la règle
    .all_left = tout vers la gauche
    .all_right = tout vers la droite
option-pass = Passer
    .allowed = permis
    .only_if_forced = seulement si rien d’autre n’est possible
option-dive_own = Reprendre une carte qu’on vient de jeter
    .allowed = permis
    .forbidden = interdit
option-reshuffle = Quand on mélange la Poubelle
    .eager = quand le Garde-manger se vide
    .when_needed = quand il faut une carte
option-empty_action = Jouer une Action sans effet
    .allowed = permis
    .forbidden = interdit
option-worth_memory = Une valeur modifiée
    .stays = reste dans toutes les Cuisines
    .resets_on_move = se perd quand la carte bouge
option-forced_bake = Enfourner quand une carte le dit
    .yes = obligatoire
    .may_decline = peut se refuser
option-pie_floor = Valeur minimale d’une Tarte
    .none = sans limite
    .zero = zéro
option-staleness = Ce qu’une nouvelle Tarte coûte aux Tartes adverses
option-end_timing = Quand la partie s’arrête
    .immediate = aussitôt
    .finish_effects = après les effets en attente
option-no_pie = Sans aucune Tarte
    .last = on finit en dernier
    .zero = on marque zéro
option-tie = Une égalité à la fin
    .shared = est partagée
    .next_best = se joue aux Tartes suivantes
option-closing_time = Tours de table jusqu’à la fermeture
    .usual = 100 (Grand Concours : 250)
    .off = sans limite
option-fresh_achievements = Un nouvel Exploit déjà accompli
    .count = compte aussitôt
    .need_change = exige un changement
option-claims = Les Exploits accomplis
    .auto = comptent d’eux-mêmes
    .manual = doivent être signalés
option-pile_return = Un Exploit transformé retourne
    .bottom = sous la pile
    .shuffled = n’importe où dans la pile
option-grand = Grand Concours
    .off = non
    .on = oui
option-grand_includes_new = Grand Concours : la nouvelle Tarte gagne aussi
    .yes = oui
    .no = non

## Kinds of cards, flavors, and subflavors

kind-ingredient = Ingrédient
kind-action = Action
kind-achievement = Exploit
kind-sweet = Sucré
kind-sour = Acide
kind-bitter = Amer
kind-savory = Savoureux
kind-spicy = Épicé
kind-salt = Sel
kind-cocoa = Cacao
kind-dairy = Laitage
kind-fruit = Fruit
kind-grain = Céréale
kind-herb = Herbe
kind-meat = Viande
kind-nut = Noix
kind-root = Racine

## Cards: name, text, and what an Achievement is called once it has turned into another card

# Salts

card-table-salt = Sel de table
    .text = Aucun effet.
card-sea-salt = Sel marin
    .text = Quand vous la jouez : piochez une carte.
card-rock-salt = Gros sel
    .text = À la cuisson : vaut 2 de plus si la Tarte contient cinq Ingrédients.
card-pink-salt = Sel rose
    .text = À la cuisson : vaut 1 de plus par Sucré dans la Tarte, jusqu’à 3.
card-smoked-salt = Sel fumé
    .text = À la cuisson : vaut 1 de plus par Savoureux dans la Tarte.
card-celery-salt = Sel de céleri
    .text = À la cuisson : vaut 2 de plus si la Tarte contient une Herbe ou une Racine.
card-caramel-salt = Caramel salé
    .text = Quand vous la jouez : jetez une carte de votre main.
card-pinch-of-salt = Pincée de sel
    .text = Quand vous la jouez : vous pouvez jouer un Ingrédient qui n’est pas un Sel.

# Sweet

card-cane-sugar = Sucre de canne
    .text = Aucun effet.
card-baking-apples = Pommes à cuire
    .text = Aucun effet.
card-brown-sugar = Sucre roux
    .text = À la cuisson : vaut 1 de plus par Épicé dans la Tarte.
card-peaches = Pêches gorgées de soleil
    .short = Pêches
    .text = Quand vous la jouez : si vous avez un autre Fruit dans votre Cuisine, piochez une carte.
card-blueberries = Myrtilles sauvages
    .short = Myrtilles
    .text = À la cuisson : vaut 1 de plus par autre Fruit dans la Tarte.
card-honey = Miel qui colle
    .text = Permanent : les effets adverses ne peuvent pas toucher cette carte.
card-candied-pecans = Noix de pécan caramélisées
    .short = Noix de pécan
    .text = À la cuisson : vaut 2 de plus s’il y a une autre Noix dans la Tarte.
card-vanilla-custard = Crème à la vanille
    .short = Crème vanille
    .text = Permanent : vaut 2 de moins par Acide dans votre Cuisine.
card-marshmallows = Guimauves gonflées
    .short = Guimauves
    .text = Au début de votre tour : si cette carte vaut 4 ou moins, elle vaut 1 de plus.
card-maple-syrup = Sirop d’érable
    .text = Quand vous la jouez : chaque autre Sucré dans votre Cuisine vaut 1 de plus.
card-candied-cherries = Cerises confites
    .short = Cerises confites
    .text = Quand vous la jouez : vous pouvez gagner un Fruit de la Poubelle.

# Sour

card-lemons = Citrons du jardin
    .text = Aucun effet.
card-limes = Citrons verts mordants
    .text = Quand vous la jouez : un Ingrédient dans une Cuisine adverse vaut 2 de moins.
card-rhubarb = Rhubarbe
    .text = À la cuisson : vaut 4 de moins s’il n’y a pas de Sucré dans la Tarte.
card-buttermilk = Babeurre emprunté
    .short = Babeurre
    .text = Quand vous la jouez : vous pouvez échanger un autre Ingrédient de votre Cuisine contre un Ingrédient d’une Cuisine adverse.
card-sour-cherries = Griottes
    .text = À la cuisson : vaut 2 de plus s’il y a du Cacao dans la Tarte.
card-cranberries = Canneberges des marais
    .short = Canneberges
    .text = À la cuisson : une fois la Tarte notée, piochez deux cartes.
card-cider-vinegar = Vinaigre de cidre
    .text = Quand vous la jouez : déplacez cette carte dans une Cuisine adverse qui a de la place.

# Bitter

card-dark-chocolate = Chocolat noir
    .short = Chocolat noir
    .text = Aucun effet.
card-cocoa-powder = Cacao en poudre
    .text = Permanent : chaque autre Cacao dans votre Cuisine vaut 1 de plus.
card-espresso = Expresso serré
    .text = Quand vous la jouez : vous pouvez jouer une autre carte.
card-walnuts = Noix grillées
    .short = Noix grillées
    .text = Quand cette carte est jetée de votre Cuisine, sauf à la cuisson : piochez une carte.
card-scorched-sugar = Sucre brûlé
    .text = Quand vous la jouez : enfournez une Tarte.
card-grapefruit-peel = Zeste de pamplemousse
    .short = Pamplemousse
    .text = Permanent : les effets adverses ne peuvent pas toucher les Fruits de votre Cuisine (cette carte comprise).

# Savory

card-shortcrust = Pâte brisée
    .text = Aucun effet.
card-lattice-top = Croisillons de pâte
    .text = Quand vous la jouez : si vous avez au moins quatre Ingrédients dans votre Cuisine, vous pouvez enfourner une Tarte.
card-cheddar = Cheddar affiné
    .text = À la cuisson : vaut 2 de plus s’il y a un Fruit dans la Tarte.
card-bacon = Bacon croustillant
    .text = À la cuisson : une fois la Tarte notée, chaque adversaire jette une carte de sa main.
card-butter = Beurre bien froid
    .text = Permanent : chaque Céréale dans votre Cuisine vaut 1 de plus.
card-pumpkin = Citrouille rôtie
    .text = Chaque fois qu’un adversaire enfourne une Tarte : cette carte vaut 1 de plus.
card-mushrooms = Champignons des bois
    .short = Champignons
    .text = À la cuisson : vaut 1 de plus par saveur différente dans la Tarte.
card-rosemary = Brin de romarin
    .text = À la cuisson : vaut 2 de plus s’il y a une Viande ou une Racine dans la Tarte.

# Spicy

card-cinnamon = Bâton de cannelle
    .text = À la cuisson : vaut 2 de plus s’il y a un Fruit dans la Tarte.
card-ginger = Racine de gingembre
    .text = Quand vous la jouez : piochez une carte.
card-nutmeg = Muscade râpée
    .short = Muscade
    .text = À la cuisson : vaut 1 de plus par saveur différente dans la Tarte.
card-chili = Piment oiseau
    .text = Quand vous la jouez : jetez un Ingrédient qui vaut 2 ou moins d’une Cuisine adverse.
card-fresh-mint = Menthe fraîche
    .text = Quand vous la jouez : vous pouvez jeter un autre Ingrédient de votre Cuisine.
card-black-pepper = Poivre concassé
    .text = À la cuisson : vaut 3 de plus s’il y a une Viande dans la Tarte.

# Actions

card-hot-oven = Four bien chaud
    .text = Enfournez une Tarte.
card-slow-bake = À feu doux
    .text = Enfournez une Tarte. Elle vaut 3 de plus si elle contient cinq Ingrédients.
card-quick-bake = Feu de paille
    .short = Feu de paille
    .text = Enfournez une Tarte. Elle vaut 2 de moins. Piochez ensuite deux cartes.
card-dash-to-the-oven = Vite, au four !
    .short = Vite, au four !
    .text = Vous pouvez jouer un Ingrédient. Enfournez ensuite une Tarte.
card-bake-off = Concours du village
    .short = Concours
    .text = Tout le monde peut enfourner une Tarte.
card-cooling-rack = Grille à pâtisserie
    .text = Enfournez une Tarte. Jusqu’à votre prochain tour, vos Tartes ne peuvent pas perdre de valeur.
card-swap-meet = Par-dessus la haie
    .text = Échangez un Ingrédient de votre Cuisine contre un Ingrédient d’une Cuisine adverse.
card-grocery-run = Virée au marché
    .text = Piochez trois cartes.
card-window-shopping = Lèche-vitrine
    .short = Lèche-vitrine
    .text = Regardez les cinq cartes du dessus du Garde-manger et prenez-en deux. Mettez les autres dessous.
card-windowsill-thief = Chapardage à la fenêtre
    .short = Chapardage
    .text = Gagnez un Ingrédient qui vaut 3 ou moins d’une Cuisine adverse.
card-sticky-fingers = Doigts qui collent
    .text = Prenez une carte au hasard dans une main adverse.
card-leftovers = Restes
    .text = Prenez une autre carte dans la Poubelle. Piochez ensuite une carte.
card-wipe-down = Coup d’éponge
    .short = Coup d’éponge
    .text = Jetez autant d’Ingrédients de votre Cuisine que vous voulez. Piochez une carte pour chacun.
card-food-fight = Bataille de nourriture
    .text = Tout le monde jette un Ingrédient de sa propre Cuisine.
card-back-on-the-shelf = Retour sur l’étagère
    .short = L’étagère
    .text = Mettez un Ingrédient de n’importe quelle Cuisine sur le Garde-manger.
card-butterfingers = Mains de beurre
    .text = Jetez un Ingrédient de n’importe quelle Cuisine.
card-heavy-hand = La main lourde
    .text = Au choix : déplacez un Sel de votre Cuisine ou de votre main dans une Cuisine adverse qui a de la place.
    .option-kitchen = De la Cuisine
    .option-hand = De la main
card-pass-the-bowl = Faites passer le plat
    .text = En même temps, tout le monde donne une carte de sa main à la personne à sa gauche.
card-taste-test = Dégustation
    .text = Regardez une main adverse et prenez-y une carte. Donnez ensuite à cet adversaire une carte de votre main.
card-whipped-peak = Pic de chantilly
    .text = Votre meilleure Tarte vaut 3 de plus.
card-drafty-window = Courant d’air
    .text = Chaque Tarte qui n’est pas à vous vaut 2 de moins.
card-cling-film = Film alimentaire
    .text = Piochez une carte. Jusqu’à votre prochain tour, les effets adverses ne peuvent pas toucher votre Cuisine et vos Tartes ne peuvent pas perdre de valeur.

# Achievements

card-fruit-stand = Étal de fruits
    .text = Ayez au moins deux Fruits dans votre Cuisine. > Piochez deux cartes.
card-full-counter = Plan de travail comble
    .text = Ayez cinq Ingrédients dans votre Cuisine. > Vous pouvez enfourner une Tarte.
card-sweet-tooth = Bec sucré
    .text = Ayez au moins deux Sucrés dans votre Cuisine. > Chaque Sucré dans votre Cuisine vaut 1 de plus.
card-pucker-up = Grimace acidulée
    .text = Ayez au moins deux Acides dans votre Cuisine. > Un Ingrédient dans une Cuisine adverse ne vaut plus que 1.
card-dark-mood = Humeur noire
    .text = Ayez au moins deux Amers dans votre Cuisine. > Vous pouvez jouer une carte.
card-hearty-plate = Assiette copieuse
    .text = Ayez au moins deux Savoureux dans votre Cuisine. > Prenez un Ingrédient dans la Poubelle.
card-hot-kitchen = Chaud devant !
    .text = Ayez au moins deux Épicés dans votre Cuisine. > Jetez un Ingrédient d’une Cuisine adverse.
card-salt-mine = Mine de sel
    .text = Ayez au moins deux Sels dans votre Cuisine. > Jetez un Sel de votre Cuisine. Piochez deux cartes.
card-five-tastes = Les cinq goûts
    .text = Ayez au moins quatre saveurs différentes dans votre Cuisine. > Chaque Ingrédient dans votre Cuisine vaut 1 de plus.
card-heavy-tray = Plateau chargé
    .text = Ayez dans votre Cuisine des Ingrédients valant 12 ou plus en tout. > Jusqu’à votre prochain tour, les effets adverses ne peuvent pas toucher votre Cuisine. Piochez une carte.
card-dairy-dream = Rêve de crème
    .text = Ayez un Laitage et un Fruit dans votre Cuisine. > Devient Crème chantilly (Sucré, Laitage, valeur 4) dans votre Cuisine.
    .turned = Crème chantilly
    .turned-text = Aucun effet.
card-double-cocoa = Double cacao
    .text = Ayez au moins deux Cacaos dans votre Cuisine. > Devient Ganache (Amer, Cacao, valeur 5) dans votre Cuisine.
    .turned = Ganache
    .turned-text = Aucun effet.
card-crust-master = As de la pâte
    .text = Ayez une Céréale et un Laitage dans votre Cuisine. > Devient Croûte dorée (Savoureux, Céréale, valeur 3 ; quand vous la jouez : enfournez une Tarte) dans votre main.
    .turned = Croûte dorée
    .turned-text = Quand vous la jouez : enfournez une Tarte.
card-nut-case = Idée à la noix
    .text = Ayez une Noix et un Fruit dans votre Cuisine. > Devient Nougatine (Sucré, Noix, valeur 4 ; les effets adverses ne peuvent pas la toucher) dans votre Cuisine.
    .turned = Nougatine
    .turned-text = Permanent : les effets adverses ne peuvent pas toucher cette carte.
card-sunday-roast = Rôti du dimanche
    .text = Ayez une Viande et un Épicé, une Racine ou une Herbe dans votre Cuisine. > Devient Jus corsé (Savoureux, valeur 5) dans votre Cuisine.
    .turned = Jus corsé
    .turned-text = Aucun effet.
card-stale-bread = Pain perdu
    .text = Ayez une Tarte qui vaut 4 ou moins. > Votre moins bonne Tarte vaut 5 de plus.
card-late-riser = Lève-tard
    .text = N’ayez aucune Tarte alors qu’au moins deux adversaires en ont une. > Devient Four de secours (Action : enfournez une Tarte, elle vaut 2 de plus) dans votre main.
    .turned = Four de secours
    .turned-text = Enfournez une Tarte. Elle vaut 2 de plus.
card-blue-ribbon = Cordon-bleu
    .text = Enfournez une Tarte qui vaut 15 ou plus. > Cette Tarte vaut 2 de plus.
card-humble-pie = Humble tartelette
    .text = Enfournez une Tarte qui vaut 8 ou moins. > Piochez trois cartes.
card-first-slice = Première part
    .text = Enfournez une Tarte alors qu’aucun adversaire n’en a. > Devient Deuxième fournée (Action : vous pouvez jouer un Ingrédient, puis enfournez une Tarte) dans votre main.
    .turned = Deuxième fournée
    .turned-text = Vous pouvez jouer un Ingrédient. Enfournez ensuite une Tarte.
card-small-bites = Petites bouchées
    .text = Enfournez une Tarte d’exactement trois Ingrédients. > Devient Panier de pique-nique (Action : piochez deux cartes, puis vous pouvez jouer un Ingrédient) dans votre main.
    .turned = Panier de pique-nique
    .turned-text = Piochez deux cartes. Vous pouvez ensuite jouer un Ingrédient.
card-showpiece = Pièce montée
    .text = Enfournez une Tarte d’exactement cinq Ingrédients. > Jusqu’à votre prochain tour, vos Tartes ne peuvent pas perdre de valeur. Piochez une carte.
card-one-note = Une seule note
    .text = Enfournez une Tarte avec une seule saveur en plus du Sel. > Cette Tarte vaut 4 de plus.
card-symphony = Symphonie de saveurs
    .short = Symphonie
    .text = Enfournez une Tarte avec au moins quatre saveurs. > Cette Tarte vaut 2 de plus. Piochez une carte.
card-seconds-please = Du rab, s’il vous plaît
    .short = Du rab
    .text = Enfournez votre deuxième Tarte. > Gagnez jusqu’à deux Ingrédients de la Poubelle qui ne sont pas des Sels.
card-scavenger = Fouille-poubelle
    .text = Faites les poubelles. > Piochez une carte.
card-trade-fair = Bourse aux échanges
    .text = Échangez des Ingrédients avec un adversaire. > Un Ingrédient dans votre Cuisine vaut 2 de plus.
card-saboteur = Sabotage en cuisine
    .text = Jetez un Ingrédient d’une Cuisine adverse. > Devient Confiture chapardée (Sucré, Fruit, valeur 4) dans votre main.
    .turned = Confiture chapardée
    .turned-text = Aucun effet.
card-good-sport = Sans rancune
    .text = Perdez un Ingrédient de votre Cuisine à cause d’un effet adverse. > Prenez un Ingrédient dans la Poubelle.
card-bare-hands = Les mains vides
    .text = Finissez votre tour avec trois cartes en main ou moins. > Piochez trois cartes.
card-overstocked = Trop-plein
    .text = Finissez votre tour avec au moins huit cartes en main. > Vous pouvez jouer une carte.
card-clean-slate = Table rase
    .text = Finissez votre tour avec une Cuisine vide. > Gagnez un Ingrédient de la Poubelle.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Le but : la meilleure Tarte
    .text = La meilleure Tarte gagne. Ses Ingrédients se réunissent ici : de trois à cinq, dont exactement un Sel.
lesson-achievements = Exploits
    .text = Qui en accomplit un reçoit sa récompense. { $card } demande deux Fruits dans votre Cuisine.
lesson-salt = Jouez { $card }
    .text = À chaque tour, vous piochez une carte et en jouez une. Touchez le Sel, puis le bouton : sans lui, pas de Tarte.
    .not = D’abord le Sel : sans lui, pas de Tarte.
lesson-fruit = Jouez { $card }
    .text = Un Fruit qui vaut 4 : votre meilleure carte. Les valeurs des Ingrédients s’additionnent.
    .not = Plutôt { $card } : cela vaut plus, et c’est un Fruit.
lesson-second-fruit = Jouez { $card }
    .text = Votre deuxième Fruit : il accomplit { $other_card }, et vous piochez deux cartes.
    .not = Un Fruit de plus accomplit { $other_card } : jouez { $card }.
lesson-rival = { $seat } a enfourné
    .text = La Tarte vaut 10. { $card }, qui l’a enfournée, est à la Poubelle, sous d’autres cartes : chacun peut l’en sortir.
lesson-dive = Faites les poubelles
    .text = Rien dans votre main ne met au four. Jetez deux cartes et prenez n’importe quelle carte dans la Poubelle.
    .not = Rien dans votre main ne met au four : faites les poubelles.
lesson-dive-pay = Jetez { $cards }
    .text = Elles n’aident pas votre Tarte. Touchez-les l’une après l’autre.
    .not = L’une après l’autre : { $cards }. Le reste aide votre Tarte.
lesson-dive-take = Prenez { $card }
    .text = « Enfournez une Tarte » : exactement ce qui vous manque.
    .not = Il vous manque une carte qui met au four : { $card }.
lesson-spice = Jouez { $card }
    .text = Elle vaut 2 de plus si un Fruit est dans la Tarte. Quatre Ingrédients font une meilleure Tarte que trois.
    .not = Pas encore : d’abord, { $card } améliore votre Tarte.
lesson-bake = Au four !
    .text = Jouez { $card }. Toute votre Cuisine devient une Tarte, et les Tartes adverses perdent 4.
    .not = Tout est prêt : jouez { $card }.
lesson-end = Votre Tarte vaut { $worth } !
    .text = La meilleure Tarte gagne. La partie finit quand tout le monde a enfourné, ou quelqu’un trois fois.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Enfournez la meilleure Tarte de toutes.
    .play = Vous piochez une carte, puis en jouez une : un Ingrédient dans votre Cuisine, ou une Action.
    .dive = Ou vous faites les poubelles : jetez deux cartes et prenez n’importe quelle carte dans la Poubelle.
    .bake = Avec trois Ingrédients ou plus, dont exactement un Sel, une carte qui le permet met toute votre Cuisine au four.
    .achievement = Qui accomplit un Exploit reçoit sa récompense.
    .scoring = Une Tarte vaut la somme de ses Ingrédients. Chaque fois que quelqu’un enfourne, les Tartes adverses perdent 4.
    .end = La partie finit quand tout le monde a enfourné, ou quelqu’un trois fois. La meilleure Tarte gagne.
