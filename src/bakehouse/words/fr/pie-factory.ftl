# The words of Pie Factory.

## Parts of sentences: cards with what is printed on them, pies, numbers

part-card = { $card }, { $value } $, { $minutes } min
part-card-icon = { $card }, { $value } $, { $minutes } min, { $icon }
# A pie from bottom to top: its base, then the cards on it.
part-pie =
    { $side ->
        [down] { $card-is ->
            [hidden] une carte face cachée
           *[shown] { $card } face cachée
        }
       *[up] { $card }
    }{ $cards-is ->
        [none] { "" }
       *[shown] { $side ->
            [down] , avec { $cards }
           *[up] { " " }avec { $cards }
        }
    }
# How many a player has, in a list of players.
part-count = { $seat } { $count }
part-icons =
    { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
part-draft = prendre une carte sur la chaîne
part-play = jouer une carte
part-box = emballer une tarte
part-draw = piocher une carte

## What happened

event-started =
    .log = Ordre du tour : { $seats }.
    .stage =
        { $seat-is ->
            [you] Vous commencez
           *[other] { $seat } commence
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
event-lined-up =
    .log = Arrivage sur la chaîne : { $cards }.
    .chip =
        { $cards-count ->
            [one] { $cards-count } carte sur la chaîne
           *[other] { $cards-count } cartes sur la chaîne
        }
event-paid =
    .log =
        { $seat-is ->
            [you] Vous payez avec { $cards }.
           *[other] { $seat } paie avec { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] vous payez { $cards-short }
               *[other] paie { $cards-short }
            }
           *[other] { $seat-is ->
                [you] vous payez { $cards-count } cartes
               *[other] paie { $cards-count } cartes
            }
        }
event-drafted =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Vous prenez { $cards } face cachée sur la case { $place } ({ $minutes } min).
               *[up] Vous prenez { $cards } sur la case { $place } ({ $minutes } min).
            }
           *[other] { $side ->
                [down] { $seat } prend { $cards } face cachée sur la case { $place } ({ $minutes } min).
               *[up] { $seat } prend { $cards } sur la case { $place } ({ $minutes } min).
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Vous prenez { $cards } face cachée
               *[up] Vous prenez { $cards }
            }
           *[other] { $side ->
                [down] { $seat } prend { $cards } face cachée
               *[up] { $seat } prend { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } face cachée
           *[up] { $cards-short }, { $minutes } min
        }
event-played =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Vous jouez { $cards } face cachée ({ $minutes } min).
               *[up] Vous jouez { $cards } ({ $minutes } min).
            }
           *[other] { $side ->
                [down] { $seat } joue { $cards } face cachée ({ $minutes } min).
               *[up] { $seat } joue { $cards } ({ $minutes } min).
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Vous jouez { $cards } face cachée
               *[up] Vous jouez { $cards }
            }
           *[other] { $side ->
                [down] { $seat } joue { $cards } face cachée
               *[up] { $seat } joue { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } face cachée
           *[up] { $cards-short }, { $minutes } min
        }
event-boxed =
    .log =
        { $seat-is ->
            [you] Vous emballez votre tarte { $number } :
           *[other] { $seat } emballe sa tarte { $number } :
        }{ " " }{ $cards-is ->
            [none] elle ne rapporte rien.
           *[shown] { $cards } rapporte { $dollars } $.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-is ->
                [none] Vous emballez votre tarte { $number } pour rien
               *[shown] Vous emballez { $cards } pour { $dollars } $ !
            }
           *[other] { $cards-is ->
                [none] { $seat } emballe sa tarte { $number } pour rien
               *[shown] { $seat } emballe { $cards } pour { $dollars } $ !
            }
        }
    .chip =
        { $seat-is ->
            [you] vous emballez : { $dollars } $
           *[other] emballe : { $dollars } $
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards }.
           *[other] { $seat } défausse { $cards }.
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
event-hidden-discarded =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards } face cachée.
           *[other] { $seat } défausse { $cards } face cachée.
        }
    .chip =
        { $seat-is ->
            [you] vous défaussez (cachée)
           *[other] défausse (cachée)
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
event-passed =
    .log =
        { $seat-is ->
            [you] Vous passez.
           *[other] { $seat } passe.
        }
    .chip =
        { $seat-is ->
            [you] vous passez
           *[other] passe
        }
event-ordered =
    .log = Ordre pour la prochaine manche : { $seats }.
    .stage = Prochaine manche : { $seats }
    .chip = nouvel ordre du tour
event-placed =
    .log =
        { $way ->
            [on] { $seat-is ->
                [you] Vous posez { $cards } sur votre tarte { $number }.
               *[other] { $seat } pose { $cards } sur sa tarte { $number }.
            }
            [down] { $seat-is ->
                [you] Vous commencez la tarte { $number } avec { $cards } face cachée.
               *[other] { $seat } commence la tarte { $number } avec { $cards } face cachée.
            }
           *[start] { $seat-is ->
                [you] Vous commencez la tarte { $number } avec { $cards }.
               *[other] { $seat } commence la tarte { $number } avec { $cards }.
            }
        }
    .chip =
        { $way ->
            [on] { $cards-short } sur la tarte { $number }
            [down] nouvelle tarte, face cachée
           *[start] nouvelle tarte : { $cards-short }
        }
event-took-back =
    .log =
        { $seat-is ->
            [you] Vous ne pouvez pas poser { $cards } : la carte rejoint votre main.
           *[other] { $seat } ne peut pas poser { $cards } : la carte rejoint sa main.
        }
    .chip =
        { $seat-is ->
            [you] vous reprenez la carte
           *[other] reprend la carte
        }
event-dropped =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards } et gardez quatre cartes.
           *[other] { $seat } défausse { $cards } et garde quatre cartes.
        }
    .chip =
        { $seat-is ->
            [you] vous défaussez { $cards-short }
           *[other] défausse { $cards-short }
        }
event-cleared =
    .log = Personne n’a rien pris sur la chaîne ; on défausse ce qui était gratuit : { $cards }.
    .stage = Rien de pris : ce qui est gratuit part
    .chip = le gratuit part
event-day-ended =
    .log = Le jour { $day } est terminé.
    .stage = On ferme : fin du jour { $day }
    .chip = fin du jour { $day }
event-went-stale =
    .log =
        { $seat-is ->
            [you] Vous laissez rassir votre tarte { $number }.
           *[other] { $seat } laisse rassir sa tarte { $number }.
        }
    .stage =
        { $seat-is ->
            [you] Vous laissez rassir votre tarte { $number } !
           *[other] { $seat } laisse rassir sa tarte { $number } !
        }
    .chip = tarte { $number } rassie
event-reshuffled =
    .log =
        { $count ->
            [one] L’unique carte défaussée forme la pioche, et le jour 2 commence.
           *[other] Les { $count } cartes défaussées sont mélangées, et le jour 2 commence.
        }
    .stage = Le jour 2 commence
    .chip = le jour 2 commence
event-opened =
    .log =
        { $seat-is ->
            [you] Vous dévoilez votre pile de score :
           *[other] { $seat } dévoile sa pile de score :
        }{ " " }{ $cards-is ->
            [none] elle est vide.
           *[shown] { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous dévoilez votre pile de score
           *[other] { $seat } dévoile sa pile de score
        }
    .chip =
        { $seat-is ->
            [you] vous dévoilez votre pile
           *[other] dévoile sa pile
        }
event-grandma-decided =
    .log =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Grâce à Mamie, une de vos icônes Président compte comme icône Contremaître.
               *[other] Grâce à Mamie, { $seat } compte une icône Président comme icône Contremaître.
            }
            [secretary] { $seat-is ->
                [you] Grâce à Mamie, une de vos icônes Président compte comme icône Secrétaire.
               *[other] Grâce à Mamie, { $seat } compte une icône Président comme icône Secrétaire.
            }
           *[keep] { $seat-is ->
                [you] Vous pourriez demander à Mamie, mais vous gardez toutes vos icônes Président.
               *[other] { $seat } pourrait demander à Mamie, mais garde toutes ses icônes Président.
            }
        }
    .stage =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Mamie change votre Président en Contremaître
               *[other] Chez { $seat }, Mamie change un Président en Contremaître
            }
            [secretary] { $seat-is ->
                [you] Mamie change votre Président en Secrétaire
               *[other] Chez { $seat }, Mamie change un Président en Secrétaire
            }
           *[keep] { $seat-is ->
                [you] Vous gardez le Président : Mamie ne change rien
               *[other] { $seat } garde le Président : Mamie ne change rien
            }
        }
    .chip =
        { $choice ->
            [foreman] Président → Contremaître
            [secretary] Président → Secrétaire
           *[keep] Mamie ne change rien
        }
event-ended =
    .log = La partie est terminée.
    .stage = La partie est terminée
    .chip = fin de la partie

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action =
    { $way ->
        [take] Prenez une carte sur la chaîne.
        [play] Jouez une carte.
        [draw-box] Piochez une carte, ou emballez des tartes.
        [draw] Piochez une carte.
        [box] Emballez des tartes.
        [pass] Vous ne pouvez que passer.
       *[take-play] Prenez sur la chaîne, ou jouez une carte.
    }
prompt-pay =
    { $count ->
        [one] Avec quelle carte payez-vous ?
       *[other] Avec quelles { $count } cartes payez-vous ?
    }
prompt-box-more = Emballez une autre tarte, ou terminez.
prompt-place = Où va { $card } ?
prompt-place-or-turn = Posez { $card }, ou retournez la carte.
prompt-drop = Cinq cartes : défaussez-en une.
prompt-stale = Quelle tarte va rassir ?
prompt-grandma = Mamie : votre Président compte comme…
prompt-over =
    { $winners-is ->
        [you] Vous décrochez la promotion avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] La promotion revient à { $winners } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Whom the table waits for

waiting-action =
    { $seats-count ->
        [one] On attend { $seats }, qui choisit une action.
       *[other] On attend { $seats }, qui choisissent une action.
    }
waiting-place =
    { $seats-count ->
        [one] On attend { $seats }, qui doit poser une carte.
       *[other] On attend { $seats }, qui doivent poser une carte.
    }
waiting-drop =
    { $seats-count ->
        [one] On attend { $seats }, qui doit défausser une carte.
       *[other] On attend { $seats }, qui doivent défausser une carte.
    }
waiting-stale =
    { $seats-count ->
        [one] On attend { $seats }, qui doit laisser rassir une tarte.
       *[other] On attend { $seats }, qui doivent laisser rassir une tarte.
    }
waiting-grandma =
    { $seats-count ->
        [one] On attend { $seats }, qui demande conseil à Mamie.
       *[other] On attend { $seats }, qui demandent conseil à Mamie.
    }

## Choices

label-draw = Piocher une carte
label-pass = Passer
label-done = Finir d’emballer
label-keep = La garder comme icône Président
label-foreman = La compter comme icône Contremaître
label-secretary = La compter comme icône Secrétaire
label-place-down = La retourner pour commencer une tarte
label-new-pie = Commencer la tarte { $number }
label-box = Emballer la tarte { $number } : { $pie }
label-place = Poser sur la tarte { $number } ({ $pie })
label-stale = Laisser rassir la tarte { $number } : { $pie }
label-draft =
    { $side ->
        [down] Prendre face cachée : { $what }
       *[up] Prendre { $what }
    }{ " " }{ $cost ->
        [0] (gratuit)
        [one] (payer une carte)
       *[other] (payer { $cost } cartes)
    }
label-play =
    { $side ->
        [down] Jouer face cachée : { $what }
       *[up] Jouer { $what }
    }
label-pay = Payer avec { $what }
label-drop = Défausser { $what }

## Why a move is good: one fact, at most 25 words

advice-draw = Une carte de plus sans rien payer, mais vous jouerez en dernier à la prochaine manche.
advice-box =
    { $count ->
        [one] Une tarte à { $dollars } $ est à l’abri dans votre pile de score, et sa place se libère.
       *[other] { $count } tartes, { $dollars } $ en tout, sont à l’abri dans votre pile de score, et leurs places se libèrent.
    }
advice-box-late =
    { $left ->
        [0] La pioche est vide
        [one] Il reste { $left } carte dans la pioche
       *[other] Il reste { $left } cartes dans la pioche
    }{ " " }et la journée finit bientôt : { $count ->
        [one] une tarte à { $dollars } $ ne rassira plus.
       *[other] { $count } tartes, { $dollars } $ en tout, ne rassiront plus.
    }
advice-down =
    { $count ->
        [one] Face cachée, elle commence une tarte sur votre dernière place libre, et vous jouerez tôt à la prochaine manche.
       *[other] Face cachée, elle commence une tarte, et vous jouerez tôt à la prochaine manche. Vous avez { $count } places libres.
    }
advice-crust =
    { $count ->
        [one] Une pâte commence une nouvelle tarte sur votre dernière place libre.
       *[other] Une pâte commence une nouvelle tarte : vous avez { $count } places libres.
    }
advice-into-hand = Aucune de vos tartes ne l’accepte maintenant : elle ira dans votre main pour plus tard.
advice-worth = Avec elle, une tarte vaut { $after } $ au lieu de { $before } $.
advice-worth-icon = Avec elle, une tarte vaut { $after } $ au lieu de { $before } $, avec une icône { $icon }.
advice-spare = Aucune de vos tartes ne l’accepte, et elle ne vaut que { $dollars } $.
advice-stale = À { $dollars } $, aucune tarte qui peut rassir ne vaut moins.
advice-grandma =
    { $count ->
        [one] Vous avez alors une icône { $icon }, et personne d’autre n’en a.
       *[other] Vous avez alors { $count } icônes { $icon }, et personne n’en a plus de { $most }.
    }

## Why not

fact-can-act = Vous pouvez encore : { $actions }.
fact-hand-full =
    { $count ->
        [one] Vous avez déjà { $count } carte en main.
       *[other] Vous avez déjà { $count } cartes en main.
    }
fact-deck-empty = La pioche est vide.
fact-line-short =
    { $count ->
        [one] La chaîne n’a qu’une case.
       *[other] La chaîne n’a que { $count } cases.
    }
fact-place-empty = La case { $place } de la chaîne est vide.
fact-cost =
    { $cost ->
        [0] La case { $place } est gratuite.
        [one] La case { $place } coûte une carte.
       *[other] La case { $place } coûte { $cost } cartes.
    }
fact-too-dear =
    { $cost ->
        [one] La case { $place } coûte une carte,
       *[other] La case { $place } coûte { $cost } cartes,
    }{ " " }{ $held ->
        [0] et vous n’en avez aucune.
       *[other] et vous n’en avez que { $held }.
    }
fact-not-held = Vous n’avez pas { $card } ({ $minutes } min) en main.
fact-card-twice = Vous avez nommé { $card } ({ $minutes } min) deux fois.
fact-card-picked = Vous avez déjà choisi { $card } ({ $minutes } min).
fact-card-too-late = On choisit les cartes dans l’ordre, et { $card } ({ $minutes } min) vient avant la dernière que vous avez choisie.
fact-too-few-left = On choisit les cartes dans l’ordre, et après { $card } ({ $minutes } min) il n’en reste pas assez pour payer.
fact-pie-twice = Vous avez nommé la tarte { $number } deux fois.
fact-pie-picked = Vous avez déjà choisi la tarte { $number }.
fact-pie-too-late = On choisit les tartes dans l’ordre, et la tarte { $number } vient avant la dernière que vous avez choisie.
fact-no-pie = Vous n’avez pas de tarte.
fact-no-such-pie = Vous n’avez pas de tarte { $number }.
fact-no-filling = La tarte { $number } n’a pas de garniture.
fact-no-slot =
    { $count ->
        [one] Vous avez déjà { $count } tarte, et il n’y a pas de place pour une autre.
       *[other] Vous avez déjà { $count } tartes, et il n’y a pas de place pour une autre.
    }
fact-empty-slot = Il n’y a pas de tarte { $number } ; une nouvelle tarte prend le plus petit numéro libre.
fact-does-not-fit = { $card } ne va pas sur la tarte { $number } ({ $pie }).
fact-only-face-down = { $card } ne va sur aucune de vos tartes ; cette carte ne peut servir que face cachée.
fact-in-vain = { $card } ne va sur aucune de vos tartes ; à cette table, on ne peut pas jouer une telle carte.
fact-no-room = { $card } ne va sur aucune de vos tartes, et votre main est pleine.
fact-shown-face-up = Vous avez montré la carte face visible.

## The result

# The heading of the result: who wins is promoted.
result-won =
    { $winners-is ->
        [you] La promotion est pour vous !
        [with-you] La promotion est pour { $winners } !
        [other] La promotion est pour { $winners } !
       *[others] La promotion est pour { $winners } !
    }
reason-most-points = Le plus grand nombre de points décroche la promotion.
reason-fewer-crusts = Égalité de points : le moins de pâtes emballées décroche la promotion.
reason-promoted-together = Égalité de points et de pâtes emballées : la promotion est partagée.
result-boxed =
    { $seat-is ->
        [you] { $count ->
            [0] Vous n’avez rien emballé.
            [one] Vous avez emballé une carte d’une valeur de { $dollars } $.
           *[other] Vous avez emballé { $count } cartes d’une valeur de { $dollars } $.
        }
       *[other] { $count ->
            [0] { $seat } n’a rien emballé.
            [one] { $seat } a emballé une carte d’une valeur de { $dollars } $.
           *[other] { $seat } a emballé { $count } cartes d’une valeur de { $dollars } $.
        }
    }
result-no-majority = Icônes { $icon } : { $counts }. Personne n’a la majorité.
result-majority =
    { $winner-is ->
        [you] Icônes { $icon } : { $counts }. Vous avez la majorité : { $points } points.
       *[other] Icônes { $icon } : { $counts }. { $winner } a la majorité : { $points } points.
    }
result-no-most-pies = Tartes : { $counts }. Personne n’est en tête.
result-most-pies =
    { $winners-count ->
        [one] Tartes : { $counts }. Le plus de tartes : { $winners }, { $points } points.
       *[other] Tartes : { $counts }. Le plus de tartes : { $winners }, { $points } points par personne.
    }
result-points =
    { $seat-is ->
        [you] Vous avez
       *[other] { $seat } a
    }{ " " }{ $points ->
        [one] { $points } point en tout.
       *[other] { $points } points en tout.
    }

## The sheet of a result

sheet-dollars = Dollars
sheet-dollars-why = La valeur des cartes de la pile de score. Chaque dollar est un point.
sheet-boss-why = Icônes de ce chef dans la pile de score. La majorité rapporte { $points } points ; une égalité, rien.
sheet-pies = Tartes
sheet-pies-why =
    { $tie ->
        [all] Garnitures et décors de la pile de score. La majorité rapporte { $points } points, à chacun en cas d’égalité.
       *[nobody] Garnitures et décors de la pile de score. La majorité rapporte { $points } points ; une égalité, rien.
    }
sheet-points = Points
sheet-points-why = Les dollars et les bonus, ensemble.

## The table in plain text

picture-day = Jour { $day }, manche { $round }. Ordre du tour : { $seats }.
picture-deck =
    { $count ->
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
picture-place =
    { $cost ->
        [0] Chaîne, case { $place } : { $what } (gratuit)
        [one] Chaîne, case { $place } : { $what } (coûte une carte)
       *[other] Chaîne, case { $place } : { $what } (coûte { $cost } cartes)
    }
picture-place-empty = Chaîne, case { $place } : vide
picture-discards =
    { $cards-is ->
        [none] { $hidden ->
            [0] Défausse : vide
            [one] Défausse : une carte face cachée
           *[other] Défausse : { $hidden } cartes face cachée
        }
       *[shown] { $hidden ->
            [0] Défausse : { $cards }
            [one] Défausse : { $cards } ; une autre carte face cachée
           *[other] Défausse : { $cards } ; { $hidden } autres cartes face cachée
        }
    }
picture-seat =
    { $seat-is ->
        [you] Vous :
       *[other] { $seat } :
    }{ " " }{ $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }{ $state ->
        [turn] , en train de jouer
       *[none] { "" }
    }
picture-front =
    { $seat-is ->
        [you] { $side ->
            [down] Vous présentez { $card } face cachée ({ $minutes } min).
           *[up] Vous présentez { $card } ({ $minutes } min).
        }
       *[other] { $side ->
            [down] { $seat } présente { $card } face cachée ({ $minutes } min).
           *[up] { $seat } présente { $card } ({ $minutes } min).
        }
    }
picture-pie =
    { $owner-is ->
        [you] Votre tarte { $number } : { $pie }
       *[other] { $owner }, tarte { $number } : { $pie }
    }
picture-score-pile =
    { $seat-is ->
        [you] { $cards-is ->
            [none] Vous n’avez encore rien emballé.
           *[shown] Vous avez emballé { $cards } : { $dollars } $.
        }
       *[other] { $cards-is ->
            [none] { $seat } n’a encore rien emballé.
           *[shown] { $seat } a emballé { $cards } : { $dollars } $.
        }
    }{ $icons-count ->
        [0] { "" }
       *[other] { " " }Icônes : { $icons }.
    }
picture-closed-pile =
    { $seat-is ->
        [you] Vous avez emballé
       *[other] { $seat } a emballé
    }{ " " }{ $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
picture-hand = Dans votre main : { $what }
picture-no-hand = Votre main est vide.
picture-topping = { $card } se pose sur { $cards }.

## Options of a table

option-max_pies = Tartes en cours, au plus
option-orientation = Face visible ou cachée : à décider
    .at_action = avec l’action
    .at_placement = au moment de poser
option-null_play = Jouer une carte qui ne va nulle part
    .allow = permis
    .forbid = interdit
option-full_hand_draft = Prendre sur la chaîne, main pleine
    .forbid = seulement ce qui peut être posé
    .discard_down = puis défausser jusqu’à quatre cartes
option-day_end = Quand la journée finit
    .lacking = quand il manque une carte
    .deck_empty = quand la pioche est vide
option-most_pies_tie = Égalité pour le plus de tartes
    .none = personne ne marque
    .all = tous les ex æquo marquent
option-score_piles = Piles de score
    .open = visibles
    .closed = cachées
option-discards = Défausse
    .open = visible
    .face_down_stay_secret = les cartes cachées restent secrètes

## Kinds of cards, and icons

kind-crust = pâte
kind-filling = garniture
kind-topping = décor
icon-president = Président
icon-foreman = Contremaître
icon-secretary = Secrétaire
icon-grandma = Mamie

## Cards

card-C01 = Pâte aux crackers
card-C02 = Pâte aux crackers
card-C04 = Pâte feuilletée
card-C05 = Pâte feuilletée
card-C06 = Pâte feuilletée
card-C07 = Pâte aux petits-beurre
card-C08 = Pâte aux petits-beurre
card-C09 = Pâte aux cookies
card-C11 = Pâte aux cookies
card-C13 = Pâte pur beurre
card-F10 = Pomme
card-F12 = Pomme
card-F14 = Cerise
card-F15 = Myrtille
card-F16 = Citrouille
card-F17 = Citron
card-F18 = Pomme
card-F19 = Cerise
card-F20 = Myrtille
card-F21 = Pomme
card-F22 = Citrouille
card-F23 = Citron
card-F24 = Citron vert
card-F25 = Cerise
card-F26 = Citrouille
card-F28 = Myrtille
card-F29 = Citron
card-F31 = Chocolat
card-F33 = Citron vert
card-F36 = Chocolat
card-T27 = Glaçage au sucre
    .text = Se pose sur Cerise, Myrtille ou Citron.
card-T30 = Crumble
    .text = Se pose sur Pomme, Myrtille ou Citrouille.
card-T32 = Secret de Mamie
    .short = Secret
    .text = Se pose sur Pomme, Citrouille ou Citron.
card-T34 = Glaçage au sucre
    .text = Se pose sur Cerise, Myrtille ou Citron.
card-T35 = Boule de glace
    .text = Se pose sur Pomme, Cerise ou Chocolat.
card-T37 = Croisillons
    .text = Se pose sur Pomme, Cerise ou Myrtille.
card-T38 = Crème chantilly
    .text = Se pose sur Citrouille, Citron vert ou Chocolat.
card-T39 = Crumble
    .text = Se pose sur Pomme, Myrtille ou Citrouille.
card-T40 = Boule de glace
    .text = Se pose sur Pomme, Cerise ou Chocolat.
card-T41 = Crème chantilly
    .text = Se pose sur Citrouille, Citron vert ou Chocolat.
card-T42 = Croisillons
    .text = Se pose sur Pomme, Cerise ou Myrtille.
card-T43 = Meringue
    .text = Se pose sur Citron, Citron vert ou Chocolat.
card-T44 = Croisillons
    .text = Se pose sur Pomme, Cerise ou Myrtille.
card-T45 = Crème chantilly
    .text = Se pose sur Citrouille, Citron vert ou Chocolat.
card-T46 = Meringue
    .text = Se pose sur Citron, Citron vert ou Chocolat.
card-T47 = Meringue
    .text = Se pose sur Citron, Citron vert ou Chocolat.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = Le but : des tartes en boîte
    .text = Le plus de points après deux jours gagne. Ils viennent des tartes mises en boîte : fond, garniture, peut-être un nappage.
lesson-line = La chaîne
    .text = À chaque manche, chacun fait une chose. La première carte de la chaîne est gratuite ; plus à droite, vous payez en cartes.
lesson-crust = Prenez { $card }
    .text = Une tarte commence par une pâte, et celle-ci est gratuite. Touchez-la, puis le bouton.
    .not = D’abord une pâte : { $card }, en première place, ne coûte rien.
lesson-filling = Prenez { $card }
    .text = La chaîne a avancé : cette carte est maintenant gratuite. Elle va sur votre pâte et vaut quatre dollars.
    .not = { $card } est gratuite et va sur votre pâte : prenez-la.
lesson-order = Qui commence ?
    .text = Les minutes de votre carte en décident. { $seat } était plus rapide que vous et a commencé cette manche.
lesson-topping = Prenez { $card }
    .text = Votre tarte vaudra alors six dollars. Touchez cette carte, puis { $other_card } pour payer, puis le bouton.
    .not = Prenez { $card }, et payez avec { $other_card }.
lesson-pay = Payez avec { $other_card }
    .text = Cette place coûte une carte de votre main. { $other_card } ne vous manquera pas.
    .not = Gardez celle-là. Payez avec { $other_card }.
lesson-down = Jouez { $card } face cachée
    .text = Pas de pâte en main ? Face cachée, toute carte en est une, et ne prend que trois minutes.
    .not = La prochaine tarte a besoin d’une pâte : jouez { $card } face cachée.
lesson-boss = Jouez { $card }
    .text = Elle va sur cette pâte. Son P plaît au Président : en avoir le plus rapporte cinq points.
    .not = { $card } va sur votre pâte nue, et plaît au Président.
lesson-box = Emballez vos tartes
    .text = Les deux sont prêtes. Touchez le bouton, choisissez les deux tartes et emballez-les ensemble.
    .not = Les deux sont prêtes : emballez-les ensemble. C’est une seule action.
lesson-end = Deux tartes emballées : { $dollars } dollars !
    .text = Voilà comment on marque. Une vraie partie dure deux jours, et le plus de points gagne.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Emballez des tartes qui rapportent et plaisent aux chefs.
    .act = À chaque manche, chacun prend une carte de la chaîne (à droite, elles coûtent des cartes), en joue une, en pioche une, ou emballe.
    .build = Une tarte : pâte, garniture, peut-être un décor qui nomme la garniture. Toute carte face cachée sert de pâte.
    .order = Le moins de minutes joue en premier à la manche suivante ; qui emballe ou pioche, en dernier.
    .box = Une tarte emballée ne rapporte que sa carte du dessus.
    .scoring = Vos dollars, et des points pour le plus d’icônes de Président (5), Contremaître (4), Secrétaire (3), et de tartes (3). Égalité : rien.
    .end = Pioche épuisée, le jour finit : qui a des tartes garnies dehors en perd une. Le second soir, les autres sont emballées.
