# The words of The Pie Game.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Manche { $round } : vous distribuez.
           *[other] Manche { $round } : { $seat } distribue.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Il a fallu redistribuer une fois.
           *[other] { " " }Il a fallu redistribuer { $redeals } fois.
        }
    .stage = Manche { $round }
    .chip =
        { $seat-is ->
            [you] vous donnez (manche { $round })
           *[other] donne (manche { $round })
        }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Vous recevez la recette { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } reçoit une recette.
               *[shown] { $seat } reçoit la recette { $cards }.
            }
        }
    .chip =
        { $seat-is ->
            [you] vous recevez une recette
           *[other] reçoit une recette
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
    .log =
        { $again ->
            [0] On révèle { $cards }.
           *[other] On révèle { $cards } et on remélange cette carte dans la pioche.
        }
    .chip =
        { $again ->
            [0] révélée : { $cards-short }
           *[other] remélangée : { $cards-short }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Vous prenez { $cards } dans la défausse.
           *[other] { $seat } prend { $cards } dans la défausse.
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
event-laid =
    .log =
        { $seat-is ->
            [you] Vous piochez { $cards } : effet immédiat.
           *[other] { $seat } pioche { $cards } : effet immédiat.
        }
    .stage =
        { $effect ->
            [trade] { $seat-is ->
                [you] Vous piochez { $cards-short } : une carte à échanger
               *[other] { $seat } pioche { $cards-short } : une carte à échanger
            }
            [pass-left] { $seat-is ->
                [you] Vous piochez { $cards-short } : tout le monde passe à gauche
               *[other] { $seat } pioche { $cards-short } : tout le monde passe à gauche
            }
           *[pass-right] { $seat-is ->
                [you] Vous piochez { $cards-short } : tout le monde passe à droite
               *[other] { $seat } pioche { $cards-short } : tout le monde passe à droite
            }
        }
    .chip =
        { $seat-is ->
            [you] vous piochez { $cards-short }
           *[other] pioche { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards }.
           *[other] { $seat } défausse { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] vous défaussez { $cards-short }
           *[other] défausse { $cards-short }
        }
event-played =
    .log =
        { $seat-is ->
            [you] Vous jouez { $cards }.
           *[other] { $seat } joue { $cards }.
        }
    .stage =
        { $effect ->
            [discard-two] { $seat-is ->
                [you] Vous jouez { $cards-short } : deux cartes à défausser
               *[other] { $seat } joue { $cards-short } : deux cartes à défausser
            }
            [discard-all] { $seat-is ->
                [you] Vous jouez { $cards-short } : toute la main à défausser
               *[other] { $seat } joue { $cards-short } : toute la main à défausser
            }
            [lose-turn] { $seat-is ->
                [you] Vous jouez { $cards-short } et perdez un tour
               *[other] { $seat } joue { $cards-short } et perd un tour
            }
            [trade] { $seat-is ->
                [you] Vous jouez { $cards-short } : une carte à échanger
               *[other] { $seat } joue { $cards-short } : une carte à échanger
            }
            [pass-left] { $seat-is ->
                [you] Vous jouez { $cards-short } : tout le monde passe à gauche
               *[other] { $seat } joue { $cards-short } : tout le monde passe à gauche
            }
           *[pass-right] { $seat-is ->
                [you] Vous jouez { $cards-short } : tout le monde passe à droite
               *[other] { $seat } joue { $cards-short } : tout le monde passe à droite
            }
        }
    .chip =
        { $seat-is ->
            [you] vous jouez { $cards-short }
           *[other] joue { $cards-short }
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Vous jetez { $cards }.
           *[other] { $seat } jette { $cards }.
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] Vous jetez { $cards-short }
               *[other] { $seat } jette { $cards-short }
            }
            [2] { $seat-is ->
                [you] Vous jetez { $cards-short }
               *[other] { $seat } jette { $cards-short }
            }
           *[other] { $seat-is ->
                [you] Vous jetez { $cards-count } cartes
               *[other] { $seat } jette { $cards-count } cartes
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] vous jetez { $cards-count } carte
               *[other] jette { $cards-count } carte
            }
           *[other] { $seat-is ->
                [you] vous jetez { $cards-count } cartes
               *[other] jette { $cards-count } cartes
            }
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Vous perdez un tour.
           *[other] { $seat } perd un tour.
        }
    .stage =
        { $seat-is ->
            [you] Vous jouez { $cards-short } et perdez un tour
           *[other] { $seat } joue { $cards-short } et perd un tour
        }
    .chip =
        { $seat-is ->
            [you] vous perdez un tour
           *[other] perd un tour
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Vous rendez { $cards }.
           *[other] { $seat } rend { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] vous passez ce tour
           *[other] passe ce tour
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] Vous complétez votre main avec { $cards }.
           *[other] { $seat } complète sa main avec { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] vous piochez { $cards-count } carte
               *[other] pioche { $cards-count } carte
            }
           *[other] { $seat-is ->
                [you] vous piochez { $cards-count } cartes
               *[other] pioche { $cards-count } cartes
            }
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] La défausse (une carte) devient la pioche.
           *[other] La défausse ({ $cards-count } cartes) est mélangée et devient la pioche.
        }
    .stage = On mélange la défausse
    .chip = défausse mélangée
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Vous échangez avec { $partner }.
           *[other] { $seat } échange avec { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Vous échangez une carte avec { $partner }
           *[other] { $seat } échange une carte avec { $partner }
        }
    .chip =
        { $seat-is ->
            [you] vous échangez avec { $partner }
           *[other] échange avec { $partner }
        }
event-offered =
    .log =
        { $seat-is ->
            [you] Vous montrez { $cards } à { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } vous montre { $cards }.
               *[other] { $seat } montre { $cards } à { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Vous proposez { $cards-short } à { $partner }
           *[other] { $partner-is ->
                [you] { $seat } vous propose { $cards-short }
               *[other] { $seat } propose { $cards-short } à { $partner }
            }
        }
    .chip =
        { $seat-is ->
            [you] vous proposez une carte
           *[other] { $partner-is ->
                [you] vous propose une carte
               *[other] propose une carte
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
            [you] Vous donnez à { $partner } : { $cards }
           *[other] { $partner-is ->
                [you] { $seat } vous donne { $cards }
               *[other] { $seat } donne une carte à { $partner }
            }
        }
    .chip = { $cards-short } → { $partner }
event-baked =
    .log =
        { $seat-is ->
            [you] Vous enfournez { $card } : { $cards }.
           *[other] { $seat } enfourne { $card } : { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous enfournez { $card } !
           *[other] { $seat } enfourne { $card } !
        }
    .chip =
        { $seat-is ->
            [you] vous enfournez une tarte !
           *[other] enfourne une tarte !
        }
event-won =
    .log =
        { $seat-is ->
            [you] Vous remportez la partie
           *[other] { $seat } remporte la partie
        }{ " " }{ $rounds ->
            [one] en une manche.
           *[other] en { $rounds } manches.
        }
    .stage =
        { $seat-is ->
            [you] Vous gagnez !
           *[other] { $seat } gagne !
        }
    .chip =
        { $seat-is ->
            [you] vous gagnez la partie !
           *[other] gagne la partie !
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-fudge = Vous avez des cartes Chocolat : jouez-en une.
prompt-source = Piochez, ou prenez le dessus de la défausse.
prompt-discard = Défaussez une carte.
prompt-discard-drawn = Piochée : { $card-short }. Défaussez une carte.
prompt-discard-taken = Prise : { $card-short }. Défaussez une carte.
prompt-throw =
    { $count ->
        [one] Jetez une carte.
       *[other] Jetez { $count } cartes ; la dernière va au-dessus.
    }
prompt-throw-more =
    { $count ->
        [one] Jetez encore une carte ; elle va au-dessus.
       *[other] Encore { $count } cartes ; la dernière va au-dessus.
    }
prompt-partner = Avec qui voulez-vous échanger ?
prompt-pass = Choisissez une carte à passer à { $partner }.
prompt-trade = Choisissez une carte à donner à { $partner }.
prompt-trade-offer = { $partner } propose { $card-short }. Que donnez-vous ?
prompt-over =
    { $winner-is ->
        [you] Vous remportez la partie avec { $pies ->
            [one] { $pies } tarte
           *[other] { $pies } tartes
        } !
       *[other] { $winner } remporte la partie avec { $pies ->
            [one] { $pies } tarte
           *[other] { $pies } tartes
        }.
    }

## Whom the table waits for

waiting-turn =
    { $seats-count ->
        [one] On attend { $seats }, qui doit piocher ou jouer.
       *[other] On attend { $seats }, qui doivent piocher ou jouer.
    }
waiting-discard =
    { $seats-count ->
        [one] On attend { $seats }, qui doit défausser.
       *[other] On attend { $seats }, qui doivent défausser.
    }
waiting-throw =
    { $seats-count ->
        [one] { $count ->
            [one] On attend { $seats }, qui doit jeter une carte.
           *[other] On attend { $seats }, qui doit jeter { $count } cartes.
        }
       *[other] { $count ->
            [one] On attend { $seats }, qui doivent jeter une carte.
           *[other] On attend { $seats }, qui doivent jeter { $count } cartes.
        }
    }
waiting-partner =
    { $seats-count ->
        [one] On attend { $seats }, qui choisit avec qui échanger.
       *[other] On attend { $seats }, qui choisissent avec qui échanger.
    }
waiting-pass =
    { $way ->
        [left] On passe à gauche : on attend { $seats }.
       *[right] On passe à droite : on attend { $seats }.
    }
waiting-trade = Échange en cours : on attend { $seats }.

## Choices

label-play = Jouer { $card }
label-draw = Piocher une carte
label-take = Prendre { $card }
label-trade = Échanger avec { $partner }
label-give =
    { $use ->
        [wild] Donner { $card } à { $partner } (remplace tout ingrédient)
        [needed] Donner { $card } à { $partner } (utile à votre recette)
       *[none] Donner { $card } à { $partner }
    }
label-throw =
    { $use ->
        [wild] Jeter { $card } (remplace tout ingrédient)
        [needed] Jeter { $card } (utile à votre recette)
       *[none] Jeter { $card }
    }
label-discard =
    { $use ->
        [wild] Défausser { $card } (remplace tout ingrédient)
        [needed] Défausser { $card } (utile à votre recette)
       *[none] Défausser { $card }
    }

## Why a move is good: one fact, at most 25 words

advice-take = Votre recette en a besoin : avec elle, vous avez { $count } ingrédients sur { $total }.
advice-draw = Sur la défausse : { $card }. Votre recette n’en a pas besoin.
advice-draw-held = Sur la défausse : { $card }. Vous l’avez déjà.
advice-fudge-throws =
    { $useless ->
        [one] Une autre de vos cartes ne sert pas à votre recette et peut partir avec elle.
       *[other] { $useless } autres de vos cartes ne servent pas à votre recette et peuvent partir avec elle.
    }
advice-fudge-passes =
    { $useless ->
        [one] Vous avez une carte à donner dont votre recette n’a pas besoin.
       *[other] Vous avez le choix entre { $useless } cartes dont votre recette n’a pas besoin.
    }
advice-partner =
    { $pies ->
        [one] { $partner } a une tarte, et personne d’autre n’en a plus.
       *[other] { $partner } a { $pies } tartes, et personne d’autre n’en a plus.
    }
advice-bakes = Les cinq autres font toute votre recette : la tarte est enfournée.
advice-useless = Votre recette n’en a pas besoin : vous gardez { $count } ingrédients sur { $total }.
advice-useless-cards = Votre recette n’a besoin d’aucune d’elles : vous gardez { $count } ingrédients sur { $total }.
advice-twice = Votre recette n’en demande qu’une : vous gardez { $count } ingrédients sur { $total }.

## Why not

fact-fudge-held = Vous avez { $cards } en main.
fact-one-discard = Vous ne pouvez défausser qu’une seule carte.
fact-throw-exactly =
    { $count ->
        [one] Vous devez jeter exactement une carte.
       *[other] Vous devez jeter exactement { $count } cartes.
    }
fact-no-trade-with-yourself = On n’échange pas avec soi-même.
fact-nothing-drawn =
    { $turns ->
        [one] Personne n’a pioché depuis { $turns } tour.
       *[other] Personne n’a pioché depuis { $turns } tours.
    }
fact-fudge-not-taken = { $card } est une carte Chocolat ; à cette table, on ne peut pas les prendre.
fact-all-alike = Vous n’avez que { $card } en main, et c’est aussi la carte du dessus de la défausse.
fact-is-fudge = { $card } est une carte Chocolat.
fact-just-taken = Vous venez de prendre { $card } dans la défausse ; à cette table, on ne peut pas remettre cette carte aussitôt.
fact-other-fudge-held = Vous avez aussi { $cards } en main.
fact-all-chosen = Vous avez déjà choisi toutes vos cartes { $card }.
fact-not-held = Vous n’avez pas { $card } en main.
fact-taken-this-turn = Vous avez pris { $card } pendant ce tour.
fact-drawn-this-turn = Vous avez pioché { $card } pendant ce tour.

## The result

reason-pies = Il y a assez de tartes enfournées.
result-pies =
    { $seat-is ->
        [you] { $pies ->
            [0] Vous n’avez enfourné aucune tarte.
            [one] Vous avez enfourné une tarte.
           *[other] Vous avez enfourné { $pies } tartes.
        }
       *[other] { $pies ->
            [0] { $seat } n’a enfourné aucune tarte.
            [one] { $seat } a enfourné une tarte.
           *[other] { $seat } a enfourné { $pies } tartes.
        }
    }
result-match =
    { $pies ->
        [one] La première tarte faisait gagner la partie ;
       *[other] Il fallait { $pies } tartes pour gagner la partie ;
    }{ " " }{ $rounds ->
        [one] une seule manche a suffi.
       *[other] elle a duré { $rounds } manches.
    }

## The sheet of a result

sheet-pies = Tartes
sheet-pies-why =
    { $pies ->
        [one] La première tarte enfournée gagne la partie.
       *[other] Les premières { $pies } tartes enfournées gagnent la partie.
    }
sheet-rounds-won = Manches gagnées
sheet-rounds-won-why = Les manches finies par sa propre tarte.
sheet-turns = Tours
sheet-turns-why = Tours joués ; les tours perdus ne comptent pas.
sheet-taken = Pris à la défausse
sheet-taken-why = Cartes prises à la défausse plutôt qu’à la pioche.
sheet-fudge = Chocolats joués
sheet-fudge-why = Cartes Chocolat jouées de la main, tours perdus compris.

## The table in plain text

picture-round =
    { $dealer-is ->
        [you] Manche { $round } ; vous avez distribué.
       *[other] Manche { $round } ; { $dealer } a distribué.
    }
picture-draw-pile =
    { $count ->
        [one] Pioche : { $count } carte.
       *[other] Pioche : { $count } cartes.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Défausse : vide.
       *[shown] { $below ->
            [0] Défausse : { $cards }.
            [one] Défausse : { $cards } sur { $below } autre.
           *[other] Défausse : { $cards } sur { $below } autres.
        }
    }
picture-seat =
    { $seat-is ->
        [you] Vous :
       *[other] { $seat } :
    }{ " " }{ $pies ->
        [one] { $pies } tarte,
       *[other] { $pies } tartes,
    }{ " " }{ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $state ->
        [turn] , en train de jouer
        [skips] , prochain tour perdu
       *[none] { "" }
    }
picture-effect = Effet en cours : { $card }
picture-queue = Effets en attente : { $cards }
picture-chosen =
    { $seats-count ->
        [one] A choisi une carte : { $seats }
       *[other] Ont choisi une carte : { $seats }
    }
picture-recipe = Votre recette : { $card }, avec { $cards }
picture-hand = Votre main : { $cards }
picture-missing =
    { $cards-is ->
        [none] Il ne manque plus rien
       *[shown] Il manque encore : { $cards }
    }

## Options of a table

option-target_pies = Tartes pour gagner la partie
option-deck = Paquet
    .house = le paquet de la maison
    .gentle = le paquet tout doux
    .custom = votre propre fichier
option-first_dealer = Première donne
    .random = au hasard
    .seat0 = la première place
option-natural_pie = Une tarte dès la donne
    .at_once = est enfournée aussitôt
    .own_first_turn = attend le tour de qui l’a reçue
    .redeal = est redistribuée
option-fudge_turnup = Une carte Chocolat révélée au début
    .leave = reste
    .replace = est remplacée
option-fudge_pickup = Prendre une carte Chocolat défaussée
    .allowed = permis
    .forbidden = interdit
option-put_back = Défausser la carte qu’on vient de prendre
    .allowed = permis
    .forbidden = interdit
option-lose_turn_choice = Choisir de perdre un tour
    .last_resort = seulement sans autre carte Chocolat
    .free = librement
option-lose_turn_cost = Ce que coûte un tour perdu
    .printed = comme sur la carte
    .single = un seul tour
option-trade = Déroulement d’un échange
    .each_chooses = chacun choisit une carte
    .blind_draw = chacun tire à l’aveugle
    .offer_first = on voit d’abord l’offre
option-bake_when = Quand on enfourne
    .any_time = à tout moment
    .own_turn = pendant son propre tour
option-stall_laps = Tours de table sans pioche avant pioche obligatoire
    .off = sans limite
option-chat = Discussion
    .on = oui
    .off = non

## Kinds of cards

kind-crust = pâte
kind-fruit = fruit
kind-accent = arôme
kind-sweet = douceur
kind-rich = crémerie
kind-fudge = Chocolat
kind-pot-luck = joker
kind-recipe = recette

## Cards

card-FLK = Pâte feuilletée
card-STR = Pâte streusel
    .short = Streusel
card-GRA = Pâte aux petits-beurre
    .short = Petits-beurre
card-GIN = Pâte au pain d’épices
    .short = Pain d’épices
card-APP = Pommes
card-CHE = Cerises
card-BAN = Bananes
card-PUM = Citrouille
card-CIN = Cannelle
card-PEC = Noix de pécan
card-COC = Noix de coco
card-VAN = Vanille
card-WSU = Sucre blanc
card-BSU = Sucre roux
card-HON = Miel
card-MAP = Sirop d’érable
card-BUT = Beurre
card-EGG = Œufs
card-CRM = Crème
card-CCH = Fromage frais
card-F2 = Chocolat (défausser deux cartes)
    .short = Chocolat
    .text = Vous voilà chocolat ! Défaussez deux cartes de votre main.
card-FA = Chocolat (tout défausser)
    .short = Chocolat
    .text = Vous voilà chocolat ! Défaussez toute votre main.
card-FL = Chocolat (perdre un tour)
    .short = Chocolat
    .text = Vous voilà chocolat ! Perdez un tour.
card-FT = Chocolat (échanger une carte)
    .short = Chocolat
    .text = Vous voilà chocolat ! Échangez une carte avec la personne de votre choix.
card-DL = Double Chocolat (passer à gauche)
    .short = Double Chocolat
    .text = Double chocolat ! Tout le monde passe une carte à gauche.
card-DR = Double Chocolat (passer à droite)
    .short = Double Chocolat
    .text = Double chocolat ! Tout le monde passe une carte à droite.
card-PL = Fortune du pot
    .text = Joker : remplace n’importe quel ingrédient de votre recette.
card-R01 = Tarte aux pommes à l’ancienne
card-R02 = Tarte crémeuse pommes-praliné
card-R03 = Cheesecake pommes-coco
card-R04 = Flan pommes-érable
card-R05 = Tarte crémeuse aux cerises épicées
card-R06 = Tarte croustillante aux cerises
card-R07 = Tarte cerises-rocher coco
card-R08 = Cheesecake aux cerises
card-R09 = Cheesecake-crumble à la banane
card-R10 = Flan banane-pécan
card-R11 = Tarte banane des îles
card-R12 = Tarte crémeuse à la banane
card-R13 = Tarte d’automne à la citrouille
card-R14 = Tarte citrouille-praliné
card-R15 = Tarte-crumble citrouille-coco
card-R16 = Tarte citrouille, miel et pain d’épices

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-recipe = Votre recette : { $card }
    .text = Tenez exactement ces cinq ingrédients, et la tarte est cuite. Trois tartes gagnent la partie. Vous seul voyez votre recette.
lesson-hand = Votre main
    .text = Une coche marque ce qui est dans votre recette. Pour l’instant : { $card }. Il en manque quatre.
lesson-take = Prenez { $card }
    .text = { $card } est dans votre recette, et sur le dessus de la défausse : touchez-la.
    .not = La pioche est pleine d’inconnues. Voici ce qu’il vous faut : { $card }.
lesson-discard = Défaussez { $card }
    .text = Un tour finit par une défausse. { $card } n’est pas dans votre recette : touchez la carte, puis le bouton.
    .not = Cette fois, défaussez { $card } : ce n’est pas dans votre recette.
lesson-draw = Piochez une carte
    .text = La carte de la défausse n’est pas dans votre recette. Piochez, et croisez les doigts.
    .not = La carte de la défausse n’est pas dans votre recette. Piochez plutôt.
lesson-fudge-came = Du Chocolat ! Défaussez { $card }
    .text = Le Chocolat ne se défausse pas : il faudra le jouer à votre prochain tour. Maintenant, défaussez { $card }.
    .not = Cette fois, défaussez { $card }.
lesson-fudge = Jouez { $card }
    .text = Avec un Chocolat en main, vous ne piochez pas : vous le jouez. Celui-ci vous coûte deux cartes.
    .not = Le Chocolat passe avant tout le reste.
lesson-throw = Jetez { $card }
    .text = Deux cartes doivent partir. D’abord { $card } : la dernière touchée sera dessus, où le joueur suivant peut la prendre.
    .not = Gardez ce qui est coché. Jetez d’abord { $card }, puis { $other_card }.
lesson-throw-more = Et maintenant, { $other_card }
    .text = Ensuite, votre main revient à cinq cartes. Le Chocolat porte parfois chance !
    .not = Gardez ce qui est coché, et jetez { $other_card }.
lesson-luck = { $card }
    .text = { $card } remplace n’importe quel ingrédient : elle remplit une des deux places vides. Il ne manque plus qu’une carte.
lesson-pass = Passez { $card }
    .text = { $seat } a pioché Double Chocolat : chacun passe en secret une carte à gauche. Vous pouvez vous passer de { $card }.
    .not = Celle-là, il vous la faut. Passez { $card }.
lesson-last = Prenez { $card }
    .text = On vient de jeter exactement la carte qui vous manque : prenez-la sur la défausse.
    .not = Ne la laissez pas là ! { $card } est dans votre recette.
lesson-bake = Défaussez { $card } et enfournez
    .text = Quand il ne reste que votre recette, la tarte part toute seule au four.
    .not = La tarte ne serait pas complète. Défaussez { $card }.
lesson-end = C’est cuit : { $card } !
    .text = Dans une vraie partie, il faut trois tartes. Prenez ce qui vous manque, jetez le reste, et gare au Chocolat.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Réunissez les ingrédients de votre recette secrète avant les autres.
    .take = Prenez une carte : de la pioche, ou celle du dessus de la défausse.
    .discard = Puis défaussez-en une.
    .luck = Fortune du pot remplace n’importe quel ingrédient.
    .fudge = Qui a un Chocolat doit le jouer, et ça fait mal : jeter des cartes, perdre un tour, échanger ou faire passer des cartes.
    .scoring = Dès que votre main est exactement votre recette, la tarte cuit toute seule, même au tour d’un autre. Puis une nouvelle manche commence.
    .end = Qui a trois tartes en premier gagne.
