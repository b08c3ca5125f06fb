# The words of The Pie Game.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Ronda { $round }: repartes tú.
           *[other] Ronda { $round }: reparte { $seat }.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Hubo que repartir de nuevo una vez.
           *[other] { " " }Hubo que repartir de nuevo { $redeals } veces.
        }
    .stage = Ronda { $round }
    .chip =
        { $seat-is ->
            [you] repartes la ronda { $round }
           *[other] reparte la ronda { $round }
        }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Recibes la receta { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } recibe una receta.
               *[shown] { $seat } recibe la receta { $cards }.
            }
        }
    .chip =
        { $seat-is ->
            [you] recibes una receta
           *[other] recibe una receta
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Recibes { $cards }.
           *[other] { $seat } recibe { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] recibes { $cards-count } cartas
           *[other] recibe { $cards-count } cartas
        }
event-turned-up =
    .log =
        { $again ->
            [0] Carta descubierta: { $cards }.
           *[other] Carta descubierta: { $cards }; vuelve al mazo y se baraja.
        }
    .chip =
        { $again ->
            [0] descubierta: { $cards-short }
           *[other] vuelve al mazo: { $cards-short }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Tomas { $cards } del descarte.
           *[other] { $seat } toma { $cards } del descarte.
        }
    .stage =
        { $seat-is ->
            [you] Tomas { $cards }
           *[other] { $seat } toma { $cards }
        }
    .chip =
        { $seat-is ->
            [you] tomas { $cards-short }
           *[other] toma { $cards-short }
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Robas { $cards }.
           *[other] { $seat } roba { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] roba
           *[shown] { $seat-is ->
                [you] robas { $cards-short }
               *[other] roba { $cards-short }
            }
        }
event-laid =
    .log =
        { $seat-is ->
            [you] Robas { $cards }: surte efecto al momento.
           *[other] { $seat } roba { $cards }: surte efecto al momento.
        }
    .stage =
        { $effect ->
            [trade] { $seat-is ->
                [you] Robas { $cards-short }: intercambias una carta
               *[other] { $seat } roba { $cards-short }: intercambia una carta
            }
            [pass-left] { $seat-is ->
                [you] Robas { $cards-short }: cada cual pasa a la izquierda
               *[other] { $seat } roba { $cards-short }: cada cual pasa a la izquierda
            }
           *[pass-right] { $seat-is ->
                [you] Robas { $cards-short }: cada cual pasa a la derecha
               *[other] { $seat } roba { $cards-short }: cada cual pasa a la derecha
            }
        }
    .chip =
        { $seat-is ->
            [you] robas { $cards-short }
           *[other] roba { $cards-short }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Descartas { $cards }.
           *[other] { $seat } descarta { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] descartas { $cards-short }
           *[other] descarta { $cards-short }
        }
event-played =
    .log =
        { $seat-is ->
            [you] Juegas { $cards }.
           *[other] { $seat } juega { $cards }.
        }
    .stage =
        { $effect ->
            [discard-two] { $seat-is ->
                [you] Juegas { $cards-short }: descartas dos
               *[other] { $seat } juega { $cards-short }: descarta dos
            }
            [discard-all] { $seat-is ->
                [you] Juegas { $cards-short }: descartas toda la mano
               *[other] { $seat } juega { $cards-short }: descarta toda la mano
            }
            [lose-turn] { $seat-is ->
                [you] Juegas { $cards-short } y pierdes un turno
               *[other] { $seat } juega { $cards-short } y pierde un turno
            }
            [trade] { $seat-is ->
                [you] Juegas { $cards-short }: intercambias una carta
               *[other] { $seat } juega { $cards-short }: intercambia una carta
            }
            [pass-left] { $seat-is ->
                [you] Juegas { $cards-short }: cada cual pasa a la izquierda
               *[other] { $seat } juega { $cards-short }: cada cual pasa a la izquierda
            }
           *[pass-right] { $seat-is ->
                [you] Juegas { $cards-short }: cada cual pasa a la derecha
               *[other] { $seat } juega { $cards-short }: cada cual pasa a la derecha
            }
        }
    .chip =
        { $seat-is ->
            [you] juegas { $cards-short }
           *[other] juega { $cards-short }
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Tiras { $cards }.
           *[other] { $seat } tira { $cards }.
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] Tiras { $cards-short }
               *[other] { $seat } tira { $cards-short }
            }
            [2] { $seat-is ->
                [you] Tiras { $cards-short }
               *[other] { $seat } tira { $cards-short }
            }
           *[other] { $seat-is ->
                [you] Tiras { $cards-count } cartas
               *[other] { $seat } tira { $cards-count } cartas
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] tiras una carta
               *[other] tira una carta
            }
           *[other] { $seat-is ->
                [you] tiras { $cards-count } cartas
               *[other] tira { $cards-count } cartas
            }
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Pierdes un turno.
           *[other] { $seat } pierde un turno.
        }
    .stage =
        { $seat-is ->
            [you] Juegas { $cards-short } y pierdes un turno
           *[other] { $seat } juega { $cards-short } y pierde un turno
        }
    .chip =
        { $seat-is ->
            [you] pierdes un turno
           *[other] pierde un turno
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Devuelves { $cards }.
           *[other] { $seat } devuelve { $cards }.
        }
    .chip =
        { $seat-is ->
            [you] te saltas este turno
           *[other] se salta este turno
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] Completas tu mano con { $cards }.
           *[other] { $seat } completa su mano con { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] robas una carta
               *[other] roba una carta
            }
           *[other] { $seat-is ->
                [you] robas { $cards-count } cartas
               *[other] roba { $cards-count } cartas
            }
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [one] El descarte, una sola carta, pasa a ser el mazo.
           *[other] El descarte, { $cards-count } cartas, se baraja y pasa a ser el mazo.
        }
    .stage = Se baraja el descarte
    .chip = se baraja el descarte
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Intercambias con { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } intercambia contigo.
               *[other] { $seat } intercambia con { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Intercambias una carta con { $partner }
           *[other] { $partner-is ->
                [you] { $seat } intercambia una carta contigo
               *[other] { $seat } intercambia una carta con { $partner }
            }
        }
    .chip =
        { $seat-is ->
            [you] intercambias con { $partner }
           *[other] { $partner-is ->
                [you] intercambia contigo
               *[other] intercambia con { $partner }
            }
        }
event-offered =
    .log =
        { $seat-is ->
            [you] Muestras { $cards } a { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } te muestra { $cards }.
               *[other] { $seat } muestra { $cards } a { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Ofreces { $cards-short } a { $partner }
           *[other] { $partner-is ->
                [you] { $seat } te ofrece { $cards-short }
               *[other] { $seat } ofrece { $cards-short } a { $partner }
            }
        }
    .chip =
        { $seat-is ->
            [you] ofreces una carta a { $partner }
           *[other] { $partner-is ->
                [you] te ofrece una carta
               *[other] ofrece una carta a { $partner }
            }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] Entregas { $cards } a { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } te entrega { $cards }.
               *[other] { $seat } entrega { $cards } a { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Le das a { $partner }: { $cards }
           *[other] { $partner-is ->
                [you] { $seat } te da { $cards }
               *[other] { $seat } le da una carta a { $partner }
            }
        }
    .chip = { $cards-short } → { $partner }
event-baked =
    .log =
        { $seat-is ->
            [you] Horneas { $card }: { $cards }.
           *[other] { $seat } hornea { $card }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] ¡Horneas { $card }!
           *[other] ¡{ $seat } hornea { $card }!
        }
    .chip =
        { $seat-is ->
            [you] ¡horneas una tarta!
           *[other] ¡hornea una tarta!
        }
event-won =
    .log =
        { $seat-is ->
            [you] Ganas la partida
           *[other] { $seat } gana la partida
        }{ " " }{ $rounds ->
            [one] tras una ronda.
           *[other] tras { $rounds } rondas.
        }
    .stage =
        { $seat-is ->
            [you] ¡Ganas tú!
           *[other] ¡Gana { $seat }!
        }
    .chip =
        { $seat-is ->
            [you] ¡ganas la partida!
           *[other] ¡gana la partida!
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-fudge = Tienes cartas de Caramelo: juega una.
prompt-source = Roba una carta o toma la de encima del descarte.
prompt-discard = Descarta una carta.
prompt-discard-drawn = Robaste { $card-short }. Descarta una carta.
prompt-discard-taken = Tomaste { $card-short }. Descarta una carta.
prompt-throw =
    { $count ->
        [one] Tira una carta.
       *[other] Tira { $count } cartas; la última queda encima.
    }
prompt-throw-more =
    { $count ->
        [one] Tira una más; queda encima.
       *[other] Tira { $count } más; la última queda encima.
    }
prompt-partner = Elige con quién intercambiar.
prompt-pass = Elige una carta para pasar a { $partner }.
prompt-trade = Elige una carta para { $partner }.
prompt-trade-offer = { $partner } ofrece { $card-short }. ¿Qué das a cambio?
prompt-over =
    { $winner-is ->
        [you] ¡Ganas la partida con { $pies ->
            [one] una tarta
           *[other] { $pies } tartas
        }!
       *[other] { $winner } gana la partida con { $pies ->
            [one] una tarta
           *[other] { $pies } tartas
        }.
    }

## Whom the table waits for

waiting-turn =
    { $seats-count ->
        [one] Esperando a que { $seats } robe o juegue.
       *[other] Esperando a que { $seats } roben o jueguen.
    }
waiting-discard =
    { $seats-count ->
        [one] Esperando a que { $seats } descarte.
       *[other] Esperando a que { $seats } descarten.
    }
waiting-throw =
    { $seats-count ->
        [one] Esperando a que { $seats } tire { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
       *[other] Esperando a que { $seats } tiren { $count ->
            [one] una carta
           *[other] { $count } cartas
        }.
    }
waiting-partner =
    { $seats-count ->
        [one] Esperando a que { $seats } elija con quién intercambiar.
       *[other] Esperando a que { $seats } elijan con quién intercambiar.
    }
waiting-pass =
    { $way ->
        [left] Se pasa a la izquierda: esperando a { $seats }.
       *[right] Se pasa a la derecha: esperando a { $seats }.
    }
waiting-trade = Intercambio en marcha: esperando a { $seats }.

## Choices

label-play = Jugar { $card }
label-draw = Robar una carta
label-take = Tomar { $card }
label-trade = Intercambiar con { $partner }
label-give =
    { $use ->
        [wild] Pasar { $card } a { $partner } (vale por cualquier ingrediente)
        [needed] Pasar { $card } a { $partner } (tu receta la necesita)
       *[none] Pasar { $card } a { $partner }
    }
label-throw =
    { $use ->
        [wild] Tirar { $card } (vale por cualquier ingrediente)
        [needed] Tirar { $card } (tu receta la necesita)
       *[none] Tirar { $card }
    }
label-discard =
    { $use ->
        [wild] Descartar { $card } (vale por cualquier ingrediente)
        [needed] Descartar { $card } (tu receta la necesita)
       *[none] Descartar { $card }
    }

## Why a move is good: one fact, at most 25 words

advice-take = Tu receta la necesita: con ella tienes { $count } de { $total } ingredientes.
advice-draw = En el descarte está { $card }, y tu receta no lo necesita.
advice-draw-held = En el descarte está { $card }, y ya lo tienes.
advice-fudge-throws =
    { $useless ->
        [one] Otra de tus cartas no le sirve a tu receta y puede irse con ella.
       *[other] Otras { $useless } de tus cartas no le sirven a tu receta y pueden irse con ella.
    }
advice-fudge-passes =
    { $useless ->
        [one] Tienes una carta para entregar que tu receta no necesita.
       *[other] Tienes { $useless } cartas para elegir que tu receta no necesita.
    }
advice-partner =
    { $pies ->
        [one] { $partner } tiene una tarta, y nadie más tiene más.
       *[other] { $partner } tiene { $pies } tartas, y nadie más tiene más.
    }
advice-bakes = Las otras cinco son toda tu receta: la tarta se hornea.
advice-useless = Tu receta no la necesita: conservas { $count } de { $total } ingredientes.
advice-useless-cards = Tu receta no necesita ninguna de estas: conservas { $count } de { $total } ingredientes.
advice-twice = Tu receta la necesita una sola vez: conservas { $count } de { $total } ingredientes.

## Why not

fact-fudge-held = Tienes { $cards } en la mano.
fact-one-discard = Solo puedes descartar una carta.
fact-throw-exactly =
    { $count ->
        [one] Tienes que tirar exactamente una carta.
       *[other] Tienes que tirar exactamente { $count } cartas.
    }
fact-no-trade-with-yourself = No puedes intercambiar contigo.
fact-nothing-drawn =
    { $turns ->
        [one] Nadie ha robado una carta desde hace un turno.
       *[other] Nadie ha robado una carta desde hace { $turns } turnos.
    }
fact-fudge-not-taken = { $card } es una carta de Caramelo, y en esta mesa no se pueden tomar.
fact-all-alike = Todas las cartas de tu mano son { $card }, igual que la de encima del descarte.
fact-is-fudge = { $card } es una carta de Caramelo.
fact-just-taken = Acabas de tomar { $card } del descarte, y en esta mesa no se puede devolver.
fact-other-fudge-held = También tienes { $cards } en la mano.
fact-all-chosen = Ya has elegido todas tus cartas de { $card }.
fact-not-held = No tienes { $card }.
fact-taken-this-turn = Tomaste { $card } en este turno.
fact-drawn-this-turn = Robaste { $card } en este turno.

## The result

reason-pies = Ya se han horneado suficientes tartas.
result-pies =
    { $pies ->
        [0] { $seat-is ->
            [you] No horneaste ninguna tarta.
           *[other] { $seat } no horneó ninguna tarta.
        }
        [one] { $seat-is ->
            [you] Horneaste una tarta.
           *[other] { $seat } horneó una tarta.
        }
       *[other] { $seat-is ->
            [you] Horneaste { $pies } tartas.
           *[other] { $seat } horneó { $pies } tartas.
        }
    }
result-match =
    { $pies ->
        [one] La primera tarta gana la partida;
       *[other] Con { $pies } tartas se gana la partida;
    }{ " " }{ $rounds ->
        [one] bastó una ronda.
       *[other] hicieron falta { $rounds } rondas.
    }

## The sheet of a result

sheet-pies = Tartas
sheet-pies-why =
    { $pies ->
        [one] Gana la partida quien antes hornee una tarta.
       *[other] Gana la partida quien antes hornee { $pies } tartas.
    }
sheet-rounds-won = Rondas ganadas
sheet-rounds-won-why = Las rondas que terminaron con su tarta.
sheet-turns = Turnos
sheet-turns-why = Turnos jugados; los perdidos no cuentan.
sheet-taken = Del descarte
sheet-taken-why = Cartas tomadas del descarte en vez del mazo.
sheet-fudge = Caramelos jugados
sheet-fudge-why = Cartas de Caramelo jugadas de la mano, incluidas las que hacen perder el turno.

## The table in plain text

picture-round =
    { $dealer-is ->
        [you] Ronda { $round }: repartes tú.
       *[other] Ronda { $round }: reparte { $dealer }.
    }
picture-draw-pile =
    { $count ->
        [one] Mazo: 1 carta.
       *[other] Mazo: { $count } cartas.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Descarte: vacío.
       *[shown] { $below ->
            [0] Descarte: { $cards }.
           *[other] Descarte: { $cards } encima de { $below } más.
        }
    }
picture-seat =
    { $seat-is ->
        [you] Tú:
       *[other] { $seat }:
    }{ " " }{ $pies ->
        [one] 1 tarta,
       *[other] { $pies } tartas,
    }{ " " }{ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $state ->
        [turn] , con el turno
        [skips] , sin jugar el próximo turno
       *[none] { "" }
    }
picture-effect = En curso: { $card }
picture-queue = Pendiente: { $cards }
picture-chosen = Ya han elegido una carta: { $seats }
picture-recipe = Tu receta: { $card }, con { $cards }
picture-hand = Tu mano: { $cards }
picture-missing =
    { $cards-is ->
        [none] Aún falta: nada
       *[shown] Aún falta: { $cards }
    }

## Options of a table

option-target_pies = Tartas para ganar la partida
option-deck = Baraja
    .house = la baraja de la casa
    .gentle = la baraja amable
    .custom = tu propio archivo
option-first_dealer = Quién reparte primero
    .random = alguien al azar
    .seat0 = el primer asiento
option-natural_pie = Una tarta completa al repartir
    .at_once = se hornea al momento
    .own_first_turn = espera al turno de quien la tiene
    .redeal = obliga a repartir de nuevo
option-fudge_turnup = Una carta de Caramelo descubierta al empezar
    .leave = se queda
    .replace = se sustituye
option-fudge_pickup = Tomar una carta de Caramelo del descarte
    .allowed = permitido
    .forbidden = no permitido
option-put_back = Descartar la carta recién tomada
    .allowed = permitido
    .forbidden = no permitido
option-lose_turn_choice = Elegir perder un turno
    .last_resort = solo sin otra carta de Caramelo
    .free = libremente
option-lose_turn_cost = Lo que cuesta perder un turno
    .printed = lo que dice la carta
    .single = un único turno
option-trade = Cómo se intercambia
    .each_chooses = cada cual elige una carta
    .blind_draw = cada cual roba a ciegas
    .offer_first = primero se ve la oferta
option-bake_when = Cuándo se hornea una tarta
    .any_time = en cualquier momento
    .own_turn = en el propio turno
option-stall_laps = Vueltas sin robar hasta que haya que robar
    .off = sin límite
option-chat = Chat
    .on = activado
    .off = desactivado

## Kinds of cards

kind-crust = base
kind-fruit = fruta
kind-accent = toque
kind-sweet = dulce
kind-rich = cremoso
kind-fudge = Caramelo
kind-pot-luck = comodín
kind-recipe = receta

## Cards

card-FLK = Base hojaldrada
card-STR = Base de streusel
    .short = Streusel
card-GRA = Base integral
    .short = Base integral
card-GIN = Base de jengibre
    .short = Jengibre
card-APP = Manzanas
card-CHE = Cerezas
card-BAN = Bananas
card-PUM = Calabaza
card-CIN = Canela
card-PEC = Pecanas
card-COC = Coco
card-VAN = Vainilla
card-WSU = Azúcar blanco
card-BSU = Azúcar moreno
card-HON = Miel
card-MAP = Jarabe de arce
card-BUT = Mantequilla
card-EGG = Huevos
card-CRM = Crema
card-CCH = Queso crema
card-F2 = Caramelo (descartar dos)
    .short = Caramelo
    .text = ¡Ay, caramelo! Descarta dos cartas de tu mano.
card-FA = Caramelo (descartar todo)
    .short = Caramelo
    .text = ¡Ay, caramelo! Descarta toda tu mano.
card-FL = Caramelo (perder un turno)
    .short = Caramelo
    .text = ¡Ay, caramelo! Pierde un turno.
card-FT = Caramelo (intercambiar una carta)
    .short = Caramelo
    .text = ¡Ay, caramelo! Intercambia una carta con quien elijas.
card-DL = Doble Caramelo (a la izquierda)
    .short = Doble Caramelo
    .text = ¡Doble caramelo! Todo el mundo pasa una carta a la izquierda.
card-DR = Doble Caramelo (a la derecha)
    .short = Doble Caramelo
    .text = ¡Doble caramelo! Todo el mundo pasa una carta a la derecha.
card-PL = Sorpresa del chef
    .text = Comodín: vale por un ingrediente cualquiera de tu receta.
card-R01 = Tarta de manzana tradicional
card-R02 = Tarta de manzana, praliné y crema
card-R03 = Tarta de manzana, coco y queso
card-R04 = Tarta de manzana y natillas al arce
card-R05 = Tarta especiada de cereza y crema
card-R06 = Tarta crujiente de cereza
card-R07 = Tarta de cereza y cocadas
card-R08 = Tarta de queso y cereza
card-R09 = Tarta de banana y queso con crumble
card-R10 = Tarta de banana, pecanas y natillas
card-R11 = Tarta tropical de banana
card-R12 = Tarta de banana y crema
card-R13 = Tarta de calabaza de la cosecha
card-R14 = Tarta de calabaza y praliné
card-R15 = Tarta de calabaza y coco con crumble
card-R16 = Tarta de calabaza, miel y jengibre

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-recipe = Tu receta: { $card }
    .text = Reúne exactamente estos cinco ingredientes y la tarta se hornea. Tres tartas ganan la partida. Solo tú ves tu receta.
lesson-hand = Tu mano
    .text = Una marca señala lo que está en tu receta. De momento es { $card }: faltan cuatro.
lesson-take = Toma { $card }
    .text = { $card } está en tu receta y encima del descarte: pulsa ahí.
    .not = En el mazo puede haber cualquier cosa. Aquí está lo que necesitas: { $card }.
lesson-discard = Descarta { $card }
    .text = El turno acaba con un descarte. { $card } no está en tu receta: pulsa la carta y después el botón.
    .not = Esta vez descarta { $card }: no está en tu receta.
lesson-draw = Roba una carta
    .text = Lo que hay en el descarte no está en tu receta. Roba del mazo, a ver si hay suerte.
    .not = Lo de encima del descarte no está en tu receta. Mejor roba una carta.
lesson-fudge-came = ¡Caramelo! Descarta { $card }
    .text = El Caramelo no se puede descartar: hay que jugarlo en tu próximo turno. Ahora descarta { $card }.
    .not = Esta vez descarta { $card }.
lesson-fudge = Juega { $card }
    .text = Con Caramelo en la mano no robas: lo juegas. Este te cuesta dos cartas.
    .not = El Caramelo va antes que todo lo demás.
lesson-throw = Tira { $card }
    .text = Se van dos cartas. Primero { $card }: la que pulses la última queda encima, donde puede tomarla quien sigue.
    .not = Guarda lo que tiene marca. Tira primero { $card } y después { $other_card }.
lesson-throw-more = Ahora, { $other_card }
    .text = Después vuelves a tener cinco cartas. ¡El Caramelo puede traer suerte!
    .not = Guarda lo que tiene marca y tira { $other_card }.
lesson-luck = { $card }
    .text = { $card } vale por cualquier ingrediente: llena uno de los dos huecos. Solo falta una carta más.
lesson-pass = Pasa { $card }
    .text = { $seat } ha robado Doble Caramelo: todo el mundo pasa en secreto una carta a la izquierda. Te sobra una: { $card }.
    .not = Esa la necesitas. Pasa { $card }.
lesson-last = Toma { $card }
    .text = Alguien ha tirado justo la carta que te falta: tómala del descarte.
    .not = ¡No la dejes ahí! { $card } está en tu receta.
lesson-bake = Descarta { $card } y hornea
    .text = Cuando te queda exactamente tu receta, la tarta se hornea sola.
    .not = Así la tarta no estaría completa. Descarta { $card }.
lesson-end = ¡Horneada! { $card }
    .text = En una partida de verdad se gana con tres tartas. Toma lo que te falta, tira lo demás y cuidado con el Caramelo.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Reúne los ingredientes de tu receta secreta antes que los demás los de la suya.
    .take = Toma una carta: del mazo, o la de encima del descarte.
    .discard = Después descarta una.
    .luck = Sorpresa del chef vale por cualquier ingrediente.
    .fudge = Quien tiene Caramelo debe jugarlo, y duele: tirar cartas, perder un turno, intercambiar o pasar cartas.
    .scoring = Cuando tu mano es exactamente tu receta, la tarta se hornea sola, incluso en turno ajeno. Luego empieza otra ronda.
    .end = Gana quien antes tenga tres tartas.
