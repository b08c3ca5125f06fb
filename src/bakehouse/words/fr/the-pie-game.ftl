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
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Vous recevez la recette { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } reçoit une recette.
               *[shown] { $seat } reçoit la recette { $cards }.
            }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Vous recevez { $cards }.
           *[other] { $seat } reçoit { $cards }.
        }
event-turned-up =
    .log =
        { $again ->
            [0] On révèle { $cards }.
           *[other] On révèle { $cards } et on remélange cette carte dans la pioche.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Vous piochez { $cards }.
           *[other] { $seat } pioche { $cards }.
        }
event-laid =
    .log =
        { $seat-is ->
            [you] Vous piochez { $cards } : effet immédiat.
           *[other] { $seat } pioche { $cards } : effet immédiat.
        }
    .stage =
        { $seat-is ->
            [you] Vous piochez { $cards } !
           *[other] { $seat } pioche { $cards } !
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Vous défaussez { $cards }.
           *[other] { $seat } défausse { $cards }.
        }
event-played =
    .log =
        { $seat-is ->
            [you] Vous jouez { $cards }.
           *[other] { $seat } joue { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Vous jouez { $cards } !
           *[other] { $seat } joue { $cards } !
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Vous jetez { $cards }.
           *[other] { $seat } jette { $cards }.
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Vous perdez un tour.
           *[other] { $seat } perd un tour.
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Vous rendez { $cards }.
           *[other] { $seat } rend { $cards }.
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] Vous complétez votre main avec { $cards }.
           *[other] { $seat } complète sa main avec { $cards }.
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] La défausse (une carte) devient la pioche.
           *[other] La défausse ({ $cards-count } cartes) est mélangée et devient la pioche.
        }
    .stage = On mélange la défausse
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Vous échangez avec { $partner }.
           *[other] { $seat } échange avec { $partner }.
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
event-gave =
    .log =
        { $seat-is ->
            [you] Vous donnez { $cards } à { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } vous donne { $cards }.
               *[other] { $seat } donne { $cards } à { $partner }.
            }
        }
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

## Questions: at most 60 characters, and what to do

prompt-fudge = Vous avez des cartes Chocolat : jouez-en une.
prompt-source = Piochez, ou prenez la carte du dessus de la défausse.
prompt-discard = Défaussez une carte.
prompt-discard-drawn = Vous avez pioché { $card }. Défaussez une carte.
prompt-discard-taken = Vous avez pris { $card }. Défaussez une carte.
prompt-throw =
    { $count ->
        [one] Jetez une carte.
       *[other] Jetez { $count } cartes ; la dernière ira sur le dessus.
    }
prompt-throw-more =
    { $count ->
        [one] Jetez encore { $count } carte ; la dernière ira sur le dessus.
       *[other] Jetez encore { $count } cartes ; la dernière ira sur le dessus.
    }
prompt-partner = Avec qui voulez-vous échanger ?
prompt-pass =
    { $way ->
        [left] Choisissez une carte à passer à gauche.
       *[right] Choisissez une carte à passer à droite.
    }
prompt-trade = Choisissez une carte à donner à { $partner }.
prompt-trade-offer = { $partner } propose { $card }. Que donnez-vous ?
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
        [wild] Donner { $card } (remplace tout ingrédient)
        [needed] Donner { $card } (utile à votre recette)
       *[none] Donner { $card }
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
card-GRA = Pâte aux petits-beurre
card-GIN = Pâte au pain d’épices
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
    .text = Vous voilà chocolat ! Défaussez deux cartes de votre main.
card-FA = Chocolat (tout défausser)
    .text = Vous voilà chocolat ! Défaussez toute votre main.
card-FL = Chocolat (perdre un tour)
    .text = Vous voilà chocolat ! Perdez un tour.
card-FT = Chocolat (échanger une carte)
    .text = Vous voilà chocolat ! Échangez une carte avec la personne de votre choix.
card-DL = Double Chocolat (passer à gauche)
    .text = Double chocolat ! Tout le monde passe une carte à gauche.
card-DR = Double Chocolat (passer à droite)
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
