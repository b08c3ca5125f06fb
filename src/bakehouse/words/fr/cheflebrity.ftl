# The words of Cheflebrity. In French a pie that is being made is a « création »; once served it is a Tourte or a Tarte.

## What things are called

# A pie, inside a sentence: the second one that its owner began. “own”: in a sentence about what its owner does.
pie =
    { $owner-is ->
        [you] votre
       *[other] { $whose ->
            [own] sa
           *[named] la
        }
    }{ " " }{ $number ->
        [1] première création
        [2] deuxième création
        [3] troisième création
        [4] quatrième création
        [5] cinquième création
        [6] sixième création
        [7] septième création
        [8] huitième création
        [9] neuvième création
        [10] dixième création
       *[other] création { $number }
    }{ $owner-is ->
        [you] { "" }
       *[other] { $whose ->
            [own] { "" }
           *[named] { " " }chez { $owner }
        }
    }
# By what is to be seen of it.
pie-seen =
    { $owner-is ->
        [you] { $filling ->
            [apple] votre tourte aux pommes
            [apple-tart] votre tarte aux pommes
            [blueberry] votre tourte aux myrtilles
            [blueberry-tart] votre tarte aux myrtilles
            [cherry] votre tourte aux cerises
            [cherry-tart] votre tarte aux cerises
            [pumpkin] votre tourte à la citrouille
            [pumpkin-tart] votre tarte à la citrouille
            [none] votre fond nu
            [gone] votre dessert
            [plain-tart] votre tarte
           *[plain] votre création
        }
       *[other] { $whose ->
            [own] { $filling ->
                [apple] sa tourte aux pommes
                [apple-tart] sa tarte aux pommes
                [blueberry] sa tourte aux myrtilles
                [blueberry-tart] sa tarte aux myrtilles
                [cherry] sa tourte aux cerises
                [cherry-tart] sa tarte aux cerises
                [pumpkin] sa tourte à la citrouille
                [pumpkin-tart] sa tarte à la citrouille
                [none] son fond nu
                [gone] son dessert
                [plain-tart] sa tarte
               *[plain] sa création
            }
           *[named] { $filling ->
                [apple] la tourte aux pommes de { $owner }
                [apple-tart] la tarte aux pommes de { $owner }
                [blueberry] la tourte aux myrtilles de { $owner }
                [blueberry-tart] la tarte aux myrtilles de { $owner }
                [cherry] la tourte aux cerises de { $owner }
                [cherry-tart] la tarte aux cerises de { $owner }
                [pumpkin] la tourte à la citrouille de { $owner }
                [pumpkin-tart] la tarte à la citrouille de { $owner }
                [none] le fond nu de { $owner }
                [gone] le dessert de { $owner }
                [plain-tart] la tarte de { $owner }
               *[plain] la création de { $owner }
            }
        }
    }
pie-worth = { $pie } ({ $quality } points)
# What a bonus is for, inside a sentence.
bonus =
    { $name ->
        [most-pies] le plus de Tourtes
        [most-tarts] le plus de Tartes
        [pie-variety] les Tourtes les plus variées
        [tart-variety] les Tartes les plus variées
        [consistency] la Tourte la plus homogène
        [fanciest] le dessert le plus raffiné
        [highest-quality] la Tourte de plus haute qualité
        [lowest-quality] la Tourte de plus basse qualité
        [sabotages] le plus de cartes Sabotage !
        [saves] le plus de cartes Sauvé !
        [pumpkin] le plus de Garnitures citrouille
        [biggest] le plus de cartes dans un dessert
       *[desserts] le plus de desserts
    }
# A player's points, in a list.
score = { $seat } avec { $points }
# How far a player came for a bonus, in a list, and the points for it.
reached =
    { $points ->
        [0] { $seat } avec { $value }
       *[other] { $seat } avec { $value } (+{ $points })
    }
# A number with two decimal places.
average = { $whole },{ $hundredths }

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Vous commencez.
           *[other] { $seat } commence.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Vous tirez { $cards } de la pioche.
           *[other] { $seat } tire { $cards } de la pioche.
        }
    .chip =
        { $cards-is ->
            [hidden] pioche
           *[shown] { $seat-is ->
                [you] vous piochez { $cards-short }
               *[other] pioche { $cards-short }
            }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Vous prenez { $cards } dans les Restes.
           *[other] { $seat } prend { $cards } dans les Restes.
        }
    .stage =
        { $seat-is ->
            [you] Vous prenez { $cards }
           *[other] { $seat } prend { $cards }
        }
    .chip =
        { $seat-is ->
            [you] vous prenez { $cards-short }
           *[other] prend { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Vous mettez { $cards } dans les Restes.
           *[other] { $seat } met { $cards } dans les Restes.
        }
    .chip =
        { $seat-is ->
            [you] vous défaussez { $cards-short }
           *[other] défausse { $cards-short }
        }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] Vous n’avez aucune création : l’Oups ! tombe à l’eau.
           *[other] { $seat } n’a aucune création : l’Oups ! tombe à l’eau.
        }
    .chip = Oups ! sans effet
event-spilt =
    .log = L’Oups ! vise { $pie }.
    .stage = Oups ! Il vise { $pie }
    .chip = Oups ! Création visée
event-placed =
    .log =
        { $start ->
            [new] { $seat-is ->
                [you] Vous commencez { $pie } avec { $card }.
               *[other] { $seat } commence { $pie } avec { $card }.
            }
           *[on] { $seat-is ->
                [you] Vous jouez { $card } sur { $pie }.
               *[other] { $seat } joue { $card } sur { $pie }.
            }
        }
    .stage =
        { $start ->
            [new] { $seat-is ->
                [you] Vous commencez un dessert : { $card-short }
               *[other] { $seat } commence un dessert : { $card-short }
            }
           *[on] { $seat-is ->
                [you] Vous posez { $card-short } sur { $pie }
               *[other] { $seat } pose { $card-short } sur { $pie }
            }
        }
    .chip = { $card-short }
event-served =
    .log =
        { $dessert ->
            [tart] { $seat-is ->
                [you] Vous servez { $pie } : une Tarte ({ $cards }).
               *[other] { $seat } sert { $pie } : une Tarte ({ $cards }).
            }
           *[pie] { $seat-is ->
                [you] Vous servez { $pie } : une Tourte ({ $cards }).
               *[other] { $seat } sert { $pie } : une Tourte ({ $cards }).
            }
        }
    .stage =
        { $dessert ->
            [tart] { $seat-is ->
                [you] { $filling ->
                    [apple] Vous servez une Tarte aux pommes qui vaut { $quality } !
                    [blueberry] Vous servez une Tarte aux myrtilles qui vaut { $quality } !
                    [cherry] Vous servez une Tarte aux cerises qui vaut { $quality } !
                    [pumpkin] Vous servez une Tarte à la citrouille qui vaut { $quality } !
                   *[plain] Vous servez une Tarte qui vaut { $quality } !
                }
               *[other] { $filling ->
                    [apple] { $seat } sert une Tarte aux pommes qui vaut { $quality } !
                    [blueberry] { $seat } sert une Tarte aux myrtilles qui vaut { $quality } !
                    [cherry] { $seat } sert une Tarte aux cerises qui vaut { $quality } !
                    [pumpkin] { $seat } sert une Tarte à la citrouille qui vaut { $quality } !
                   *[plain] { $seat } sert une Tarte qui vaut { $quality } !
                }
            }
           *[pie] { $seat-is ->
                [you] { $filling ->
                    [apple] Vous servez une Tourte aux pommes qui vaut { $quality } !
                    [blueberry] Vous servez une Tourte aux myrtilles qui vaut { $quality } !
                    [cherry] Vous servez une Tourte aux cerises qui vaut { $quality } !
                    [pumpkin] Vous servez une Tourte à la citrouille qui vaut { $quality } !
                   *[plain] Vous servez une Tourte qui vaut { $quality } !
                }
               *[other] { $filling ->
                    [apple] { $seat } sert une Tourte aux pommes qui vaut { $quality } !
                    [blueberry] { $seat } sert une Tourte aux myrtilles qui vaut { $quality } !
                    [cherry] { $seat } sert une Tourte aux cerises qui vaut { $quality } !
                    [pumpkin] { $seat } sert une Tourte à la citrouille qui vaut { $quality } !
                   *[plain] { $seat } sert une Tourte qui vaut { $quality } !
                }
            }
        }
    .chip =
        { $dessert ->
            [tart] { $seat-is ->
                [you] vous servez une Tarte : { $quality }
               *[other] sert une Tarte : { $quality }
            }
           *[pie] { $seat-is ->
                [you] vous servez une Tourte : { $quality }
               *[other] sert une Tourte : { $quality }
            }
        }
event-attacked =
    .log =
        { $seat-is ->
            [you] Vous jouez { $card } contre { $pie }.
           *[other] { $seat } joue { $card } contre { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Vous sabotez { $pie } !
           *[other] { $seat } sabote { $pie } !
        }
    .chip =
        { $seat-is ->
            [you] vous sabotez { $owner }
           *[other] { $owner-is ->
                [you] vous sabote
               *[other] sabote { $owner }
            }
        }
event-knocked-off =
    .log =
        { $by ->
            [oops] L’Oups ! fait tomber { $cards } de { $pie }.
           *[sabotage] { $other-is ->
                [you] Votre Sabotage ! fait tomber { $cards } de { $pie }.
               *[other] Avec son Sabotage !, { $other } fait tomber { $cards } de { $pie }.
            }
        }
    .stage =
        { $by ->
            [oops] Oups ! { $cards-short } tombe de { $pie }
           *[sabotage] { $other-is ->
                [you] Vous sabotez { $pie } : { $cards-short } tombe
               *[other] { $other } sabote { $pie } : { $cards-short } tombe
            }
        }
    .chip =
        { $seat-is ->
            [you] vous perdez { $cards-short }
           *[other] perd { $cards-short }
        }
event-rescued =
    .log =
        { $seat-is ->
            [you] Vous jouez { $card } pour sauver { $pie }.
           *[other] { $seat } joue { $card } pour sauver { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Vous sauvez { $pie } !
           *[other] { $seat } sauve { $pie } !
        }
    .chip =
        { $seat-is ->
            [you] vous sauvez une création !
           *[other] sauve une création !
        }
event-quiet =
    .log = Personne ne réagit.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] Vous terminez votre tour.
           *[other] { $seat } termine son tour.
        }
    .chip =
        { $seat-is ->
            [you] vous terminez
           *[other] termine
        }
event-last-card =
    .log =
        { $seat-is ->
            [you] Vous avez pioché la dernière carte ;
           *[other] { $seat } a pioché la dernière carte ;
        }{ " " }{ $turns ->
            [0] c’est le dernier tour.
            [one] il reste un tour après celui-ci.
           *[other] il reste { $turns } tours après celui-ci.
        }
    .stage =
        { $turns ->
            [0] Dernière manche ! C’est le dernier tour
            [one] Dernière manche ! Encore un tour après celui-ci
           *[other] Dernière manche ! Encore { $turns } tours après celui-ci
        }
    .chip =
        { $seat-is ->
            [you] vous piochez la dernière
           *[other] pioche la dernière carte
        }
event-offered =
    .log =
        { $to ->
            [everybody] { $seat-is ->
                [you] Vous proposez un échange à tout le monde ({ $cards } contre { $other_cards }).
               *[other] { $seat } propose un échange à tout le monde ({ $cards } contre { $other_cards }).
            }
           *[one] { $seat-is ->
                [you] Vous proposez un échange à { $partner } ({ $cards } contre { $other_cards }).
               *[other] { $partner-is ->
                    [you] { $seat } vous propose un échange ({ $cards } contre { $other_cards }).
                   *[other] { $seat } propose un échange à { $partner } ({ $cards } contre { $other_cards }).
                }
            }
        }
    .stage =
        { $to ->
            [everybody] { $seat-is ->
                [you] Vous proposez un échange à tout le monde
               *[other] { $seat } propose un échange à tout le monde
            }
           *[one] { $seat-is ->
                [you] Vous proposez un échange à { $partner }
               *[other] { $partner-is ->
                    [you] { $seat } vous propose un échange
                   *[other] { $seat } propose un échange à { $partner }
                }
            }
        }
    .chip =
        { $to ->
            [everybody] offre générale
           *[one] offre à { $partner }
        }
event-countered =
    .log =
        { $seat-is ->
            [you] Vous faites une contre-offre à { $partner } ({ $cards } contre { $other_cards }).
           *[other] { $partner-is ->
                [you] { $seat } vous fait une contre-offre ({ $cards } contre { $other_cards }).
               *[other] { $seat } fait une contre-offre à { $partner } ({ $cards } contre { $other_cards }).
            }
        }
    .stage =
        { $seat-is ->
            [you] Vous faites une contre-offre à { $partner }
           *[other] { $partner-is ->
                [you] { $seat } vous fait une contre-offre
               *[other] { $seat } fait une contre-offre à { $partner }
            }
        }
    .chip = contre-offre
event-accepted =
    .log =
        { $seat-is ->
            [you] Vous acceptez l’échange avec { $partner }.
           *[other] { $seat } accepte l’échange avec { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Vous acceptez l’échange avec { $partner }
           *[other] { $seat } accepte l’échange avec { $partner }
        }
    .chip =
        { $seat-is ->
            [you] vous acceptez l’échange
           *[other] accepte l’échange
        }
event-declined =
    .log =
        { $seat-is ->
            [you] Vous refusez l’échange avec { $partner }.
           *[other] { $seat } refuse l’échange avec { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Vous refusez
           *[other] { $seat } refuse
        }
    .chip =
        { $seat-is ->
            [you] vous refusez l’échange
           *[other] refuse l’échange
        }
event-answered =
    .log =
        { $seats-count ->
            [0] Personne ne veut échanger.
           *[other] D’accord pour échanger : { $seats }.
        }
event-chose =
    .log =
        { $choice ->
            [nobody] { $seat-is ->
                [you] Vous n’échangez avec personne.
               *[other] { $seat } n’échange avec personne.
            }
           *[one] { $seat-is ->
                [you] Vous échangez avec { $partner }.
               *[other] { $seat } échange avec { $partner }.
            }
        }
    .chip =
        { $choice ->
            [nobody] { $seat-is ->
                [you] vous n’échangez pas
               *[other] n’échange pas
            }
           *[one] { $seat-is ->
                [you] vous échangez avec { $partner }
               *[other] échange avec { $partner }
            }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] Vous donnez { $cards } à { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } vous donne { $cards }.
               *[other] { $seat } donne { $cards } à { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $cards-count ->
                [one] Vous donnez à { $partner } : { $cards }
               *[other] Vous donnez à { $partner } { $cards-count } cartes
            }
           *[other] { $partner-is ->
                [you] { $cards-count ->
                    [one] { $seat } vous donne { $cards }
                   *[other] { $seat } vous donne { $cards-count } cartes
                }
               *[other] { $seat } et { $partner } échangent des cartes
            }
        }
    .chip =
        { $cards-count ->
            [one] { $cards-short } → { $partner }
           *[other] { $cards-count } cartes → { $partner }
        }
event-ended =
    .log = Le dernier tour est terminé : on compte les points.
    .stage = Le dernier tour est terminé !
    .chip = fin du dernier tour

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-draw = Piochez, ou prenez une carte dans les Restes.
prompt-draw-leftover = Prenez un Reste : la pioche est vide.
prompt-swap = Changer une carte ?
prompt-exchange = Piochez ou prenez une carte contre { $card-short }.
prompt-play = Jouer une carte ingrédient ?
prompt-place = Où va { $card-short } ?
prompt-menu = Servez, échangez ou terminez votre tour.
prompt-menu-unserved = Échangez ou terminez votre tour.
prompt-oops = Oups ! Laquelle de vos créations est visée ?
prompt-save-from-oops = Oups ! Sauver { $pie } ?
prompt-save-from-sabotage =
    { $seat-is ->
        [you] Votre Sabotage ! Sauver { $pie } ?
       *[other] Sabotage ({ $seat }) ! Sauver { $pie } ?
    }
prompt-window = Jouer un Sabotage ! maintenant ?
prompt-sabotage = Quelle création saboter ?
prompt-reply = Échange avec { $partner } : accepter, refuser, contrer ?
prompt-reply-finally = Acceptez-vous l’échange avec { $partner } ?
prompt-pick = Avec qui échangez-vous ?
prompt-how-many-given = Combien de cartes donnez-vous ?
prompt-how-many-wanted = Combien de cartes voulez-vous ?
prompt-claim-given =
    { $count ->
        [one] Annoncez la carte donnée ; bluff permis.
       *[other] Carte donnée { $number } sur { $count } ; bluff permis.
    }
prompt-claim-wanted =
    { $count ->
        [one] Annoncez la carte que vous voulez.
       *[other] Annoncez la carte voulue { $number } sur { $count }.
    }
prompt-commit =
    { $count ->
        [one] Donnez une carte, promise ou non.
       *[other] Donnez { $count } cartes, promises ou non.
    }
prompt-commit-more =
    { $count ->
        [one] Donnez encore une carte.
       *[other] Donnez encore { $count } cartes.
    }
prompt-over =
    { $winners-is ->
        [you] Vous gagnez avec
        [other] { $winners } gagne avec
       *[others] Victoire partagée : { $winners }, avec
    }{ " " }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $winners-is ->
        [you] { "" } !
        [other] .
       *[others] { " " }par personne.
    }

## Whom the table waits for

waiting-answered = Votre réponse est notée. On attend les autres.
waiting-draw =
    { $seats-count ->
        [one] On attend { $seats }, qui doit prendre une carte.
       *[other] On attend { $seats }, qui doivent prendre une carte.
    }
waiting-swap =
    { $seats-count ->
        [one] On attend { $seats }, qui peut défausser une carte.
       *[other] On attend { $seats }, qui peuvent défausser une carte.
    }
waiting-play =
    { $seats-count ->
        [one] On attend { $seats }, qui peut jouer une carte ingrédient.
       *[other] On attend { $seats }, qui peuvent jouer une carte ingrédient.
    }
waiting-menu =
    { $seats-count ->
        [one] On attend { $seats }, qui peut servir, échanger ou terminer.
       *[other] On attend { $seats }, qui peuvent servir, échanger ou terminer.
    }
waiting-oops =
    { $seats-count ->
        [one] Oups ! On attend { $seats }, qui choisit une création.
       *[other] Oups ! On attend { $seats }, qui choisissent une création.
    }
waiting-save =
    { $seats-count ->
        [one] On attend { $seats }, qui peut sauver la création.
        [4] On attend 4 personnes, qui peuvent sauver la création.
        [5] On attend 5 personnes, qui peuvent sauver la création.
       *[other] On attend { $seats }, qui peuvent sauver la création.
    }
waiting-window =
    { $seats-count ->
        [one] On attend { $seats }, qui peut saboter.
        [4] On attend 4 personnes, qui peuvent saboter.
        [5] On attend 5 personnes, qui peuvent saboter.
       *[other] On attend { $seats }, qui peuvent saboter.
    }
waiting-reply =
    { $seats-count ->
        [one] On attend { $seats }, qui doit répondre à l’offre.
        [4] On attend 4 personnes, qui doivent répondre à l’offre.
       *[other] On attend { $seats }, qui doivent répondre à l’offre.
    }
waiting-pick =
    { $seats-count ->
        [one] On attend { $seats }, qui choisit avec qui échanger.
       *[other] On attend { $seats }, qui choisissent avec qui échanger.
    }
waiting-commit =
    { $seats-count ->
        [one] On attend { $seats }, qui doit donner des cartes.
       *[other] On attend { $seats }, qui doivent donner des cartes.
    }

## Choices

label-pass = Passer
label-keep = Garder votre main
label-skip = Ne pas jouer d’ingrédient
label-end = Terminer votre tour
label-pile = Piocher
label-no-draw = Ne rien piocher
label-new = Commencer une nouvelle création
label-save = Sauver avec Sauvé !
label-save-genius = Sauver avec un Coup de génie !
label-accept = Accepter
label-decline = Refuser
label-counter = Faire une contre-offre
label-nobody = N’échanger avec personne
label-offer-all = Proposer un échange à tout le monde
label-sabotage = Saboter une création chez { $owner }
label-sabotage-genius = Saboter une création chez { $owner } avec un Coup de génie !
label-trade = Échanger avec { $partner }
label-offer = Proposer un échange à { $partner }
label-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
label-serve = Servir { $pie }
label-play = Jouer { $card }
label-discard = Défausser { $card }
label-take = Prendre { $card } dans les Restes
label-card = { $card }
label-on-pie = Sur { $pie } : { $before } → { $after }
label-knock-off = Faire tomber { $card } de { $pie }
# Whole moves, as a hint says them.
sentence-offer = Proposer à { $partner } : { $cards } contre { $other_cards }
sentence-offer-all = Proposer à tous : { $cards } contre { $other_cards }
sentence-counter = Contre-offre : { $cards } contre { $other_cards }
sentence-swap = Changer { $card } pour une carte de la pioche
sentence-swap-left = Changer { $card } pour { $other_card } des Restes
sentence-hand-over = Remettre { $cards }

## Answers given in advance

standing-pass = Passer tant que mes créations ne sont pas visées
standing-decline = Refuser tous les échanges

## Why a move is good: one fact, at most 25 words

advice-no-sabotage = Rien de ce qui pourrait tomber maintenant ne dépasse la qualité { $quality }.
advice-wait = { $card }, dans votre main, peut encore aller sur une de vos créations.
advice-no-leftovers = Il n’y a pas de Restes à prendre.
advice-draw = Aucun des Restes ne va sur une de vos créations en ce moment.
advice-draw-better = Le meilleur des Restes utilisables est de qualité { $quality } ; la pioche peut offrir mieux.
advice-take = Vous savez ce que vous prenez : qualité { $quality }.
advice-take-fits = Elle va tout de suite sur une de vos créations, avec une qualité de { $quality }.
advice-swap = Sa qualité est { $quality }, celle de l’autre carte { $better }.
advice-swap-blind = Sa qualité n’est que de { $quality } ; la nouvelle carte peut être meilleure.
advice-keep = Aucun ingrédient de votre main n’est au-dessous de la qualité { $quality }.
advice-hand-over =
    { $count ->
        [one] Aucune carte de votre main n’a une qualité plus basse que celle-ci : { $quality }.
       *[other] Aucune carte de votre main n’a une qualité plus basse que celles-ci : { $quality } au plus.
    }
advice-decline = Vous n’avez pas ce qui est demandé : { $cards }.
advice-accept = Vous recevez { $cards }, si { $partner } dit la vérité.
advice-end = Vous n’avez rien que l’on puisse servir.
advice-begin = Tout dessert commence par un Fond de pâte.
advice-filling = Avec une garniture, on peut servir : { $quality } points pour l’instant.
advice-top = Avec un Couvercle, c’est une Tourte : { $quality } points pour l’instant.
advice-extras = Le dessert vaut alors { $quality } points.
advice-serve = { $quality } points que personne ne pourra plus saboter.
advice-serve-late = Ce sont les derniers tours, et seul ce qui est servi compte : { $quality } points.
advice-sabotage = { $owner } perd { $card }.
advice-save = Cela sauve { $card } sur { $pie }.
advice-not-yours = Cette création est à { $owner }, pas à vous.
advice-let-go = Seule cette carte est perdue : { $card }.
advice-oops = Vous ne perdez que { $card } ; nulle part ailleurs ce n’est moins.

## Why not

fact-move-begun = Vous avez commencé un autre coup.
fact-no-sabotage = Vous n’avez pas de carte Sabotage ! en main.
fact-no-saved-it = Vous n’avez pas de carte Sauvé ! en main.
fact-no-genius = Vous n’avez pas de carte Coup de génie ! en main.
fact-own-pie = Cette création est la vôtre.
fact-already-served = Ce dessert a déjà été servi.
fact-served-this-turn = Vous avez déjà servi un dessert pendant ce tour.
fact-pile-empty = La pioche est vide.
fact-just-discarded = Vous venez de défausser cette carte ; à cette table, on ne peut pas la reprendre.
fact-pie-gone = Cette création n’est plus là.
fact-no-danger = Aucune création n’est en danger.
fact-lowest-first = Les cartes se choisissent dans l’ordre, la plus petite d’abord.
fact-you-have-no-such-pie = Vous n’avez pas cette création.
fact-no-such-pie = Cette création n’existe pas.
fact-no-pies =
    { $owner-is ->
        [you] Vous n’avez aucune création sur votre Plan de travail.
       *[other] { $owner } n’a aucune création sur son Plan de travail.
    }
fact-no-filling = On ne sert qu’une création qui a une Garniture.
fact-draw-first = Vous devez d’abord piocher une carte.
fact-swap-now = D’abord, défaussez une carte ou gardez tout.
fact-play-now = D’abord, jouez une carte ingrédient, ou aucune.
fact-drawn-already = Vous avez déjà pioché pendant ce tour.
fact-nobody-has-pies = Personne d’autre n’a de création en cours.
fact-played-already = Vous avez déjà joué une carte ingrédient, ou choisi de ne pas le faire.
fact-serving-comes-first = Vous avez proposé un échange pendant ce tour ; à cette table, on sert avant d’échanger.
fact-trading-comes-first = Vous avez servi un dessert pendant ce tour ; à cette table, on échange avant de servir.
fact-draw-for-discard = À cette table, on pioche une carte pour chaque carte défaussée.
fact-pile-untouched = Personne n’a pioché depuis un tour de table entier.
fact-genius-has-a-kind = À cette table, un Coup de génie ! utilisé comme Garniture doit être pomme, myrtille, cerise ou citrouille.
fact-genius-has-no-kind = À cette table, un Coup de génie ! utilisé comme Garniture n’a pas de parfum.
fact-not-in-leftovers = { $card } n’est pas dans les Restes.
fact-not-held = Vous n’avez pas { $card } en main.
fact-pie-has-one = Cette création en a déjà.
fact-no-pie-takes-another = Aucune de vos créations ne peut en recevoir d’autre.
fact-does-not-fit = Cela ne va pas là.
fact-fits-nowhere =
    { $part ->
        [filling] Une Garniture va sur un Fond vide : posez-en un d’abord.
        [top] Un Couvercle va sur une Garniture qui n’en a pas encore.
        [extras] Les Extras vont sur une création garnie.
       *[bottom] Cela ne va sur aucune de vos créations.
    }
fact-no-trade-agreed = Aucun échange n’a été conclu.
fact-no-trade-with-yourself = On n’échange pas avec soi-même.
fact-equal-numbers = À cette table, chaque côté d’un échange donne le même nombre de cartes.
fact-one-for-one = À cette table, on échange une carte contre une.
fact-offers-made =
    { $count ->
        [0] À cette table, on ne propose pas d’échanges.
        [one] Vous avez déjà fait une offre pendant ce tour.
       *[other] Vous avez déjà fait { $count } offres pendant ce tour.
    }
fact-counters-made =
    { $count ->
        [0] À cette table, on ne fait pas de contre-offres.
        [one] Cette offre a déjà reçu une contre-offre.
       *[other] Cette offre a déjà reçu { $count } contre-offres.
    }
fact-offer-to-everybody = Cette offre s’adresse à tout le monde.
fact-nobody-has-cards = Personne d’autre n’a de carte.
fact-agreed =
    { $count ->
        [one] Vous avez promis de donner une carte.
       *[other] Vous avez promis de donner { $count } cartes.
    }
fact-not-accepted =
    { $partner-is ->
        [you] Cette offre est la vôtre.
       *[other] { $partner } n’a pas accepté.
    }
fact-has-cards =
    { $seat-is ->
        [you] { $count ->
            [0] Vous n’avez aucune carte.
            [one] Vous n’avez qu’une carte.
           *[other] Vous n’avez que { $count } cartes.
        }
       *[other] { $count ->
            [0] { $seat } n’a aucune carte.
            [one] { $seat } n’a qu’une carte.
           *[other] { $seat } n’a que { $count } cartes.
        }
    }
fact-others-have-at-most =
    { $count ->
        [one] Personne d’autre n’a plus d’une carte.
       *[other] Personne d’autre n’a plus de { $count } cartes.
    }
fact-too-many-cards = Personne n’a autant de cartes dans cet échange.
fact-most-cards =
    { $count ->
        [one] À cette table, chaque côté d’un échange donne une carte.
       *[other] À cette table, chaque côté d’un échange donne au plus { $count } cartes.
    }

## The result

reason-points = Le dernier tour est terminé.
result-quality =
    { $seat-is ->
        [you] { $points ->
            [0] Vous n’avez aucun point de qualité.
            [one] Vous avez { $points } point de qualité.
           *[other] Vous avez { $points } points de qualité.
        }
       *[other] { $points ->
            [0] { $seat } n’a aucun point de qualité.
            [one] { $seat } a { $points } point de qualité.
           *[other] { $seat } a { $points } points de qualité.
        }
    }
result-bonus = Bonus pour { $bonus } : { $reached }.
result-bonus-to-nobody = Bonus pour { $bonus } : personne.
result-total =
    { $seat-is ->
        [you] Vous avez
       *[other] { $seat } a
    }{ " " }{ $points ->
        [one] { $points } point en tout.
       *[other] { $points } points en tout.
    }

## The sheet of a result

sheet-quality = Qualité
sheet-quality-why = La qualité de toutes les cartes des desserts servis.
# What a bonus is for, as a heading.
sheet-bonus =
    { $name ->
        [most-pies] Tourtes
        [most-tarts] Tartes
        [pie-variety] Variété de Tourtes
        [tart-variety] Variété de Tartes
        [consistency] Homogénéité
        [fanciest] Raffinement
        [highest-quality] Haute qualité
        [lowest-quality] Basse qualité
        [sabotages] Sabotages
        [saves] Sauvetages
        [pumpkin] Citrouille
        [biggest] Le plus grand
       *[desserts] Desserts
    }
# How far somebody comes for a bonus, as a sentence.
bonus-how =
    { $name ->
        [most-pies] Le plus de Tourtes servies. Une Tourte est couverte.
        [most-tarts] Le plus de Tartes servies. Une Tarte n’est pas couverte.
        [pie-variety] Le plus de garnitures différentes dans ses Tourtes.
        [tart-variety] Le plus de garnitures différentes dans ses Tartes.
        [consistency] { $unit ->
            [pie] Le plus de cartes d’une même qualité dans une Tourte ; au moins deux.
           *[dessert] Le plus de cartes d’une même qualité dans un dessert ; au moins deux.
        }
        [fanciest] Le plus d’Extras sur un dessert.
        [highest-quality] { $unit ->
            [pie] Le plus de cartes de qualité 25 dans une Tourte.
           *[dessert] Le plus de cartes de qualité 25 dans un dessert.
        }
        [highest-quality-total] { $unit ->
            [pie] La plus haute qualité totale dans une Tourte.
           *[dessert] La plus haute qualité totale dans un dessert.
        }
        [highest-quality-average] { $unit ->
            [pie] La plus haute qualité moyenne dans une Tourte.
           *[dessert] La plus haute qualité moyenne dans un dessert.
        }
        [lowest-quality] { $unit ->
            [pie] Le plus de cartes de qualité 5 dans une Tourte.
           *[dessert] Le plus de cartes de qualité 5 dans un dessert.
        }
        [lowest-quality-total] { $unit ->
            [pie] La plus basse qualité totale dans une Tourte.
           *[dessert] La plus basse qualité totale dans un dessert.
        }
        [lowest-quality-average] { $unit ->
            [pie] La plus basse qualité moyenne dans une Tourte.
           *[dessert] La plus basse qualité moyenne dans un dessert.
        }
        [sabotages] Le plus de cartes Sabotage ! réussies.
        [saves] Le plus de cartes de sauvetage jouées.
        [pumpkin] Le plus de desserts à la citrouille.
        [biggest] Le plus de cartes dans un dessert.
       *[desserts] Le plus de desserts servis.
    }
sheet-bonus-why = { $how } { $alone } points, { $two } chacun à deux, { $three } chacun à trois.
sheet-total = Total
sheet-total-why = La qualité et les bonus, ensemble.

## The table in plain text

picture-ingredients =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
picture-last-round =
    { $turns ->
        [0] Derniers tours : c’est le dernier
        [one] Derniers tours : encore un après celui-ci
       *[other] Derniers tours : encore { $turns } après celui-ci
    }
picture-leftovers =
    { $cards-is ->
        [none] Restes : aucun
       *[shown] Restes : { $cards }
    }
picture-out =
    { $cards-is ->
        [none] Rebut : vide
       *[shown] Rebut : { $cards }
    }
picture-seat =
    { $seat-is ->
        [you] Vous :
       *[other] { $seat } :
    }{ " " }{ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $state ->
        [turn] , en train de jouer
       *[none] { "" }
    }
picture-working = { "  " }Plan de travail, création { $number } : { $cards }
picture-serving = { "  " }Buffet, création { $number } : { $cards }
picture-kept = { "  " }Cartes gardées : { $cards }
picture-oops =
    { $owner-is ->
        [you] L’Oups ! va toucher une de vos créations.
       *[other] L’Oups ! va toucher une création chez { $owner }.
    }
picture-spilt = L’Oups ! va faire tomber { $card } de { $pie }.
picture-attack =
    { $seat-is ->
        [you] Votre Sabotage ! va faire tomber { $card } de { $pie }.
       *[other] Avec son Sabotage !, { $seat } va faire tomber { $card } de { $pie }.
    }
picture-offer =
    { $seat-is ->
        [you] Vous proposez un échange à { $partner } : { $cards } contre { $other_cards }
       *[other] { $partner-is ->
            [you] { $seat } vous propose un échange : { $cards } contre { $other_cards }
           *[other] { $seat } propose un échange à { $partner } : { $cards } contre { $other_cards }
        }
    }
picture-offer-to-all =
    { $seat-is ->
        [you] Vous proposez un échange à tout le monde : { $cards } contre { $other_cards }
       *[other] { $seat } propose un échange à tout le monde : { $cards } contre { $other_cards }
    }
picture-hand =
    { $cards-is ->
        [none] Votre main : vide
       *[shown] Votre main : { $cards }
    }
picture-quality = Points de qualité : { $scores }
picture-bonus = Bonus pour { $bonus } : { $scores }
picture-total = Total : { $scores }

## Options of a table

option-first_player = Qui commence
    .random = au hasard
    .host = la première place
option-step_order = Servir et échanger
    .flexible = dans n’importe quel ordre
    .book = servir, puis échanger
    .guide = échanger, puis servir
option-swap_draw = Piocher après une défausse
    .mandatory = obligatoire
    .optional = facultatif
option-takeback = Reprendre la carte qu’on vient de défausser
    .allow = permis
    .forbid = interdit
option-covered_tart = Une tarte avec Extras compte comme
    .tart = une Tarte
    .neither = ni Tarte ni Tourte
option-windows = Quand les autres peuvent saboter
    .full = après chaque étape
    .lite = après une pose et en fin de tour
option-save_scope = Qui peut sauver une création
    .anyone = tout le monde
    .owner_only = seulement la personne visée
option-self_cancel = Annuler son propre Sabotage !
    .allow = permis
    .forbid = interdit
option-sg_filling = Un Coup de génie ! comme garniture
    .declared = a un parfum annoncé
    .no_kind = n’a pas de parfum
option-trade_sizes = Cartes des deux côtés d’un échange
    .free = au choix
    .equal_only = autant de chaque côté
    .one_for_one = une contre une
option-trade_offers = Offres d’échange par tour, au plus
    .unlimited = sans limite
option-trade_counters = Contre-offres par offre, au plus
    .unlimited = sans limite
option-trade_cards = Cartes d’un côté de l’échange, au plus
option-chat = Discussion
    .free = libre
    .claims_only = non, rien que les annonces des offres
option-final_turns = Derniers tours
    .all_others = un pour chacun des autres
    .finish_round = jusqu’à la fin du tour de table
option-zero_bonus = Gagner un bonus avec zéro
    .off = impossible
    .on = possible
option-quality_bonus = Ce que comparent les bonus de qualité
    .count = le nombre de ces cartes
    .total = la qualité totale
    .average = la qualité moyenne
option-pie_bonus_scope = Ce qui compte pour les bonus de Tourte
    .pies = les Tourtes
    .pies_and_tarts = les Tourtes et les Tartes
option-tiebreak = Une égalité à la fin
    .none = est partagée
    .most_desserts = se joue au plus grand nombre de desserts
    .fewest_hand_cards = se joue au plus petit nombre de cartes en main
# In the names of the attributes, - stands for the + of a value.
option-extra_bonuses = Bonus supplémentaires
    .none = aucun
    .pumpkin = le plus de Garnitures citrouille
    .biggest = le plus gros dessert
    .desserts = le plus de desserts
    .pumpkin-biggest = citrouille et plus gros dessert
    .pumpkin-desserts = citrouille et plus de desserts
    .biggest-desserts = plus gros dessert et plus de desserts
    .pumpkin-biggest-desserts = les trois

## Kinds of cards

kind-bottom = fond de pâte
kind-filling = garniture
kind-top = couvercle
kind-extras = extras
kind-special = carte spéciale
kind-oops = Oups !
kind-claim = annonce

## Cards: a pie card has its quality as an argument. The title is what stands on a card that shows its quality in a corner.

card-B = Fond de pâte { $quality }
    .title = Fond de pâte
card-FA = Garniture pomme { $quality }
    .short = Pomme { $quality }
    .title = Garniture pomme
card-FB = Garniture myrtille { $quality }
    .short = Myrtille { $quality }
    .title = Garniture myrtille
card-FC = Garniture cerise { $quality }
    .short = Cerise { $quality }
    .title = Garniture cerise
card-FP = Garniture citrouille { $quality }
    .short = Citrouille { $quality }
    .title = Garniture citrouille
card-T = Couvercle { $quality }
    .title = Couvercle
card-E = Extras { $quality }
    .title = Extras
card-OO = Oups !
    .text = Dès que vous la piochez : montrez-la. La carte la plus récente d’une de vos créations sur le Plan de travail va au Rebut.
card-SB = Sabotage !
    .text = À tout moment : la carte la plus récente d’une création adverse sur un Plan de travail va au Rebut. Gardez cette carte si cela réussit.
card-SV = Sauvé !
    .text = À tout moment : annulez un Oups ! ou un Sabotage ! contre n’importe quelle création. Gardez cette carte.
card-SG = Coup de génie !
    .short = Génie
    .text = Jouez-la comme n’importe quelle partie d’une création, de qualité 5, ou comme une carte Sauvé ! ou Sabotage !
# A Stroke of Genius! that was played as something else.
card-genius =
    { $role ->
        [B] Coup de génie ! en Fond de pâte
        [FA] Coup de génie ! en Garniture pomme
        [FB] Coup de génie ! en Garniture myrtille
        [FC] Coup de génie ! en Garniture cerise
        [FP] Coup de génie ! en Garniture citrouille
        [F] Coup de génie ! en Garniture
        [T] Coup de génie ! en Couvercle
        [E] Coup de génie ! en Extras
        [SB] Coup de génie ! en Sabotage !
       *[SV] Coup de génie ! en Sauvé !
    }
    .short =
        { $role ->
            [B] Génie en Fond de pâte
            [FA] Génie en pomme
            [FB] Génie en myrtille
            [FC] Génie en cerise
            [FP] Génie en citrouille
            [F] Génie en Garniture
            [T] Génie en Couvercle
            [E] Génie en Extras
            [SB] Génie en Sabotage !
           *[SV] Génie en Sauvé !
        }
    .title =
        { $role ->
            [B] Génie : Fond de pâte
            [FA] Génie : Garniture pomme
            [FB] Génie : Garniture myrtille
            [FC] Génie : Garniture cerise
            [FP] Génie : Garniture citrouille
            [F] Génie : Garniture
            [T] Génie : Couvercle
            [E] Génie : Extras
            [SB] Génie : Sabotage !
           *[SV] Génie : Sauvé !
        }
    .text = Un Coup de génie ! joué comme une autre carte.
# What is named in a trade without saying which card it is.
card-any =
    { $part ->
        [B] Fond de pâte quelconque
        [F] Garniture quelconque
        [FA] Garniture pomme quelconque
        [FB] Garniture myrtille quelconque
        [FC] Garniture cerise quelconque
        [FP] Garniture citrouille quelconque
        [T] Couvercle quelconque
        [E] Extras quelconques
       *[card] carte quelconque
    }

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Le but : servir des tartes
    .text = Qui sert le plus de points gagne. C’est ici que vous montez vos tartes, de bas en haut : fond, garniture, couvercle.
lesson-draw = Piochez une carte
    .text = Chaque tour commence par une carte. Touchez la pioche.
    .not = D’abord, piochez une carte.
lesson-crust = Jouez { $card }
    .text = Une tarte commence par un Fond, et vous jouez une carte par tour. Touchez le vôtre.
    .not = Tout commence par un Fond de pâte : jouez { $card }.
lesson-place = Mettez-la à sa place
    .text = Touchez la place qui brille sur votre Plan de travail.
    .not = Elle va à la place qui brille.
lesson-swap = Changez { $card }
    .text = Nouveau tour : votre carte est piochée. Le nombre est la qualité, et celle-ci vaut peu. Un échange par tour est permis : touchez « Changer… », puis la carte.
    .not = Cette fois, changez { $card } pour quelque chose de mieux.
lesson-swap-for = Piochez-en une autre
    .text = Prenez une nouvelle carte dans la pioche.
    .not = Prenez une nouvelle carte dans la pioche.
lesson-filling = Jouez { $card }
    .text = La garniture va sur le fond : c’est déjà une tartelette. Touchez la carte, puis votre tarte.
    .not = Votre fond veut une garniture : jouez { $card }.
lesson-save = Sauvez votre création !
    .text = { $seat } joue Sabotage ! et votre garniture serait perdue. { $card } l’empêche.
    .not = Votre garniture serait perdue. Vous avez la réponse : { $card }
lesson-end-again = Terminez votre tour
    .text = Vous pourriez servir la tarte. Mais avec un couvercle, c’est une tourte, qui vaut plus : attendez un tour.
    .not = Attendez : avec un couvercle, elle vaut plus. Terminez votre tour.
lesson-trade = { $seat } propose un échange
    .text = Un Couvercle de 25 contre un de vos Extras ? Touchez { $card }, puis le bouton : il faut être deux.
    .not = Acceptez cette fois : touchez { $card }, puis donnez-la.
lesson-bluff = C’était un bluff !
    .text = { $seat } a promis 25 et vous a donné { $card }. Dans un échange, seul le nombre de cartes est sûr. Bluffez aussi !
lesson-top = Jouez { $card }
    .text = Le couvercle est venu avec l’échange. Touchez-le, puis votre tarte : elle est finie.
    .not = { $card } finit votre tourte.
lesson-serve = Servez votre tourte
    .text = Ce qui est servi compte, et personne ne peut plus le saboter. Touchez votre tourte.
    .not = Servez-la maintenant, avant qu’on ne la gâche.
lesson-end = Servi : { $points } points !
    .text = Dix bonus de 25 points s’y ajoutent. Quand la pioche est vide, il reste un tour aux autres : servez à temps.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Montez les meilleures créations et servez-les à temps : seul compte ce qui est servi.
    .draw = Piochez une carte, ou prenez-en une dans les Restes. Vous pouvez en défausser une pour une autre.
    .play = Vous pouvez jouer une carte : un Fond de pâte d’abord, puis Garniture, Couvercle, Extras.
    .serve = Vous pouvez servir un dessert, et échanger. Ce qui est servi ne grandit plus, mais ne risque rien.
    .special = Sabotage ! fait tomber la carte la plus récente d’une création adverse. Sauvé ! l’empêche. Oups ! frappe une des vôtres.
    .scoring = La qualité de toutes les cartes servies, et dix bonus de 25 points.
    .end = Quand la dernière carte est piochée, il reste un tour à tous les autres.
