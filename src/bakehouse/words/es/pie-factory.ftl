# The words of Pie Factory.

## Parts of sentences: cards with what is printed on them, pies, numbers

part-card = { $card }, ${ $value }, { $minutes } min
part-card-icon = { $card }, ${ $value }, { $minutes } min, { $icon }
# A pie from bottom to top: its base, then the cards on it.
part-pie =
    { $side ->
        [down] { $card-is ->
            [hidden] una carta boca abajo
           *[shown] { $card } boca abajo
        }
       *[up] { $card }
    }{ $cards-is ->
        [none] { "" }
       *[shown] { $side ->
            [down] , con { $cards }
           *[up] { " " }con { $cards }
        }
    }
# How many a player has, in a list of players.
part-count = { $seat } { $count }
part-icons =
    { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
part-draft = tomar una carta de la cinta
part-play = jugar una carta
part-box = empaquetar una tarta
part-draw = robar una carta

## What happened

event-started =
    .log = Orden de juego: { $seats }.
    .stage =
        { $seat-is ->
            [you] Empiezas tú
           *[other] Empieza { $seat }
        }
    .chip =
        { $seat-is ->
            [you] empiezas
           *[other] empieza
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
event-lined-up =
    .log = Novedades en la cinta: { $cards }.
    .chip =
        { $cards-count ->
            [one] una carta más en la cinta
           *[other] { $cards-count } cartas más en la cinta
        }
event-paid =
    .log =
        { $seat-is ->
            [you] Pagas con { $cards }.
           *[other] { $seat } paga con { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] pagas { $cards-short }
               *[other] paga { $cards-short }
            }
           *[other] { $seat-is ->
                [you] pagas { $cards-count } cartas
               *[other] paga { $cards-count } cartas
            }
        }
event-drafted =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Tomas { $cards } boca abajo del puesto { $place } ({ $minutes } min).
               *[up] Tomas { $cards } ({ $minutes } min) del puesto { $place }.
            }
           *[other] { $side ->
                [down] { $seat } toma { $cards } boca abajo del puesto { $place } ({ $minutes } min).
               *[up] { $seat } toma { $cards } ({ $minutes } min) del puesto { $place }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Tomas { $cards } boca abajo
               *[up] Tomas { $cards }
            }
           *[other] { $side ->
                [down] { $seat } toma { $cards } boca abajo
               *[up] { $seat } toma { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } boca abajo
           *[up] { $cards-short }, { $minutes } min
        }
event-played =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Juegas { $cards } boca abajo ({ $minutes } min).
               *[up] Juegas { $cards } ({ $minutes } min).
            }
           *[other] { $side ->
                [down] { $seat } juega { $cards } boca abajo ({ $minutes } min).
               *[up] { $seat } juega { $cards } ({ $minutes } min).
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Juegas { $cards } boca abajo
               *[up] Juegas { $cards }
            }
           *[other] { $side ->
                [down] { $seat } juega { $cards } boca abajo
               *[up] { $seat } juega { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } boca abajo
           *[up] { $cards-short }, { $minutes } min
        }
event-boxed =
    .log =
        { $seat-is ->
            [you] Empaquetas la tarta { $number }:
           *[other] { $seat } empaqueta su tarta { $number }:
        }{ " " }{ $cards-is ->
            [none] no vale nada.
           *[shown] { $cards } vale ${ $dollars }.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-is ->
                [none] Empaquetas la tarta { $number } por nada
               *[shown] ¡Empaquetas { $cards } por ${ $dollars }!
            }
           *[other] { $cards-is ->
                [none] { $seat } empaqueta su tarta { $number } por nada
               *[shown] ¡{ $seat } empaqueta { $cards } por ${ $dollars }!
            }
        }
    .chip =
        { $seat-is ->
            [you] empaquetas: ${ $dollars }
           *[other] empaqueta: ${ $dollars }
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Descartas { $cards }.
           *[other] { $seat } descarta { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] descartas { $cards-short }
               *[other] descarta { $cards-short }
            }
           *[other] { $seat-is ->
                [you] descartas { $cards-count } cartas
               *[other] descarta { $cards-count } cartas
            }
        }
event-hidden-discarded =
    .log =
        { $seat-is ->
            [you] Descartas { $cards } boca abajo.
           *[other] { $seat } descarta { $cards } boca abajo.
        }
    .chip =
        { $seat-is ->
            [you] descartas boca abajo
           *[other] descarta boca abajo
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
event-passed =
    .log =
        { $seat-is ->
            [you] Pasas.
           *[other] { $seat } pasa.
        }
    .chip =
        { $seat-is ->
            [you] pasas
           *[other] pasa
        }
event-ordered =
    .log = Orden de la próxima ronda: { $seats }.
    .stage = Próxima ronda: { $seats }
    .chip = nuevo orden de juego
event-placed =
    .log =
        { $way ->
            [on] { $seat-is ->
                [you] Pones { $cards } sobre la tarta { $number }.
               *[other] { $seat } pone { $cards } sobre su tarta { $number }.
            }
            [down] { $seat-is ->
                [you] Empiezas la tarta { $number } con { $cards } boca abajo.
               *[other] { $seat } empieza su tarta { $number } con { $cards } boca abajo.
            }
           *[start] { $seat-is ->
                [you] Empiezas la tarta { $number } con { $cards }.
               *[other] { $seat } empieza su tarta { $number } con { $cards }.
            }
        }
    .chip =
        { $way ->
            [on] { $cards-short } en la tarta { $number }
            [down] tarta nueva, boca abajo
           *[start] tarta nueva: { $cards-short }
        }
event-took-back =
    .log =
        { $seat-is ->
            [you] No puedes colocar { $cards }: va a tu mano.
           *[other] { $seat } no puede colocar { $cards }: va a su mano.
        }
    .chip =
        { $seat-is ->
            [you] recuperas la carta
           *[other] recupera la carta
        }
event-dropped =
    .log =
        { $seat-is ->
            [you] Descartas { $cards } y conservas cuatro cartas.
           *[other] { $seat } descarta { $cards } y conserva cuatro cartas.
        }
    .chip =
        { $seat-is ->
            [you] descartas { $cards-short }
           *[other] descarta { $cards-short }
        }
event-cleared =
    .log = Nadie tomó cartas de la cinta, así que se descarta lo que era gratis: { $cards }.
    .stage = Nadie tomó nada: se va lo gratis
    .chip = se va lo gratis
event-day-ended =
    .log = Termina el día { $day }.
    .stage = Hora de cerrar: termina el día { $day }
    .chip = fin del día { $day }
event-went-stale =
    .log =
        { $seat-is ->
            [you] Tu tarta { $number } se pone rancia.
           *[other] La tarta { $number } de { $seat } se pone rancia.
        }
    .stage =
        { $seat-is ->
            [you] ¡Tu tarta { $number } se pone rancia!
           *[other] ¡La tarta { $number } de { $seat } se pone rancia!
        }
    .chip = tarta { $number }: rancia
event-reshuffled =
    .log =
        { $count ->
            [one] La única carta descartada pasa a ser el mazo, y empieza el día 2.
           *[other] Se barajan las { $count } cartas descartadas, y empieza el día 2.
        }
    .stage = Empieza el día 2
    .chip = empieza el día 2
event-opened =
    .log =
        { $seat-is ->
            [you] Se abre tu pila de puntuación:
           *[other] Se abre la pila de puntuación de { $seat }:
        }{ " " }{ $cards-is ->
            [none] está vacía.
           *[shown] { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Abres tu pila de puntuación
           *[other] { $seat } abre su pila de puntuación
        }
    .chip =
        { $seat-is ->
            [you] abres tu pila
           *[other] abre su pila
        }
event-grandma-decided =
    .log =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Gracias a la Abuela, uno de tus iconos de Presidente cuenta como icono de Capataz.
               *[other] Gracias a la Abuela, uno de los iconos de Presidente de { $seat } cuenta como icono de Capataz.
            }
            [secretary] { $seat-is ->
                [you] Gracias a la Abuela, uno de tus iconos de Presidente cuenta como icono de Secretaria.
               *[other] Gracias a la Abuela, uno de los iconos de Presidente de { $seat } cuenta como icono de Secretaria.
            }
           *[keep] { $seat-is ->
                [you] Podrías recurrir a la Abuela, pero conservas todos tus iconos de Presidente.
               *[other] { $seat } podría recurrir a la Abuela, pero conserva todos sus iconos de Presidente.
            }
        }
    .stage =
        { $choice ->
            [foreman] { $seat-is ->
                [you] La Abuela convierte tu Presidente en Capataz
               *[other] La Abuela convierte en Capataz al Presidente de { $seat }
            }
            [secretary] { $seat-is ->
                [you] La Abuela convierte tu Presidente en Secretaria
               *[other] La Abuela convierte en Secretaria al Presidente de { $seat }
            }
           *[keep] { $seat-is ->
                [you] Conservas el Presidente: la Abuela no cambia nada
               *[other] { $seat } conserva el Presidente: la Abuela no cambia nada
            }
        }
    .chip =
        { $choice ->
            [foreman] Presidente → Capataz
            [secretary] Presidente → Secretaria
           *[keep] la Abuela no cambia nada
        }
event-ended =
    .log = La partida ha terminado.
    .stage = La partida ha terminado
    .chip = fin de la partida

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action =
    { $way ->
        [take] Toma una carta de la cinta.
        [play] Juega una carta.
        [draw-box] Roba una carta o empaqueta tartas.
        [draw] Roba una carta.
        [box] Empaqueta tartas.
        [pass] Solo puedes pasar.
       *[take-play] Toma de la cinta o juega una carta.
    }
prompt-pay =
    { $count ->
        [one] ¿Con qué carta pagas?
       *[other] ¿Con qué { $count } cartas pagas?
    }
prompt-box-more = Empaqueta otra tarta o termina.
prompt-place = ¿Dónde va { $card }?
prompt-place-or-turn = Coloca { $card } o ponla boca abajo.
prompt-drop = Cinco cartas: descarta una.
prompt-stale = ¿Qué tarta se pone rancia?
prompt-grandma = Abuela: tu Presidente cuenta como…
prompt-over =
    { $winners-is ->
        [you] ¡Consigues el ascenso con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }!
        [other] El ascenso es para { $winners } con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[others] Ascenso compartido: { $winners }, con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    }

## Whom the table waits for

waiting-action =
    { $seats-count ->
        [one] Esperando a que { $seats } elija una acción.
       *[other] Esperando a que { $seats } elijan una acción.
    }
waiting-place =
    { $seats-count ->
        [one] Esperando a que { $seats } coloque una carta.
       *[other] Esperando a que { $seats } coloquen una carta.
    }
waiting-drop =
    { $seats-count ->
        [one] Esperando a que { $seats } descarte una carta.
       *[other] Esperando a que { $seats } descarten una carta.
    }
waiting-stale =
    { $seats-count ->
        [one] Esperando a que { $seats } elija su tarta rancia.
       *[other] Esperando a que { $seats } elijan su tarta rancia.
    }
waiting-grandma =
    { $seats-count ->
        [one] Esperando a que { $seats } consulte a la Abuela.
       *[other] Esperando a que { $seats } consulten a la Abuela.
    }

## Choices

label-draw = Robar una carta
label-pass = Pasar
label-done = No empaquetar más
label-keep = Dejarlo como icono de Presidente
label-foreman = Contarlo como icono de Capataz
label-secretary = Contarlo como icono de Secretaria
label-place-down = Ponerla boca abajo y empezar una tarta
label-new-pie = Empezar la tarta { $number }
label-box = Empaquetar la tarta { $number }: { $pie }
label-place = Ponerla sobre la tarta { $number } ({ $pie })
label-stale = Dejar que se ponga rancia la tarta { $number }: { $pie }
label-draft =
    { $side ->
        [down] Tomar boca abajo: { $what }
       *[up] Tomar { $what }
    }{ " " }{ $cost ->
        [0] (gratis)
        [one] (pagando una carta)
       *[other] (pagando { $cost } cartas)
    }
label-play =
    { $side ->
        [down] Jugar boca abajo: { $what }
       *[up] Jugar { $what }
    }
label-pay = Pagar con { $what }
label-drop = Descartar { $what }

## Why a move is good: one fact, at most 25 words

advice-draw = Una carta nueva gratis, pero en la próxima ronda juegas al final.
advice-box =
    { $count ->
        [one] Una tarta de ${ $dollars } queda segura en tu pila de puntuación, y su sitio vuelve a estar libre.
       *[other] { $count } tartas de ${ $dollars } en total quedan seguras en tu pila de puntuación, y sus sitios vuelven a estar libres.
    }
advice-box-late =
    { $left ->
        [0] El mazo está vacío
        [one] Queda una carta en el mazo
       *[other] Quedan { $left } cartas en el mazo
    }{ " " }y el día acaba pronto: { $count ->
        [one] una tarta de ${ $dollars } ya no se pondrá rancia.
       *[other] { $count } tartas de ${ $dollars } en total ya no se pondrán rancias.
    }
advice-down =
    { $count ->
        [one] Boca abajo empieza una tarta en tu último sitio libre, y juegas pronto en la próxima ronda.
       *[other] Boca abajo empieza una tarta, y juegas pronto en la próxima ronda. Tienes { $count } sitios libres.
    }
advice-crust =
    { $count ->
        [one] Una base empieza una tarta nueva en tu último sitio libre.
       *[other] Una base empieza una tarta nueva: tienes { $count } sitios libres.
    }
advice-into-hand = Ninguna de tus tartas la admite ahora, así que pasa a tu mano para después.
advice-worth = Con ella una tarta vale ${ $after } en vez de ${ $before }.
advice-worth-icon = Con ella una tarta vale ${ $after } en vez de ${ $before }, con un icono de { $icon }.
advice-spare = Ninguna de tus tartas la admite, y solo vale ${ $dollars }.
advice-stale = Vale ${ $dollars }: ninguna de las que pueden ponerse rancias vale menos.
advice-grandma =
    { $count ->
        [one] Así tienes un icono de { $icon }, y nadie más tiene ninguno.
       *[other] Así tienes { $count } iconos de { $icon }, y nadie más pasa de { $most }.
    }

## Why not

fact-can-act = Lo que aún puedes hacer: { $actions }.
fact-hand-full =
    { $count ->
        [one] Ya tienes una carta.
       *[other] Ya tienes { $count } cartas.
    }
fact-deck-empty = El mazo está vacío.
fact-line-short = La cinta solo tiene { $count } puestos.
fact-place-empty = El puesto { $place } de la cinta está vacío.
fact-cost =
    { $cost ->
        [0] El puesto { $place } es gratis.
        [one] El puesto { $place } cuesta una carta.
       *[other] El puesto { $place } cuesta { $cost } cartas.
    }
fact-too-dear =
    { $cost ->
        [one] El puesto { $place } cuesta una carta
       *[other] El puesto { $place } cuesta { $cost } cartas
    }{ " " }{ $held ->
        [0] y no tienes ninguna.
       *[other] y solo tienes { $held }.
    }
fact-not-held = No tienes { $card } ({ $minutes } min).
fact-card-twice = Has nombrado dos veces { $card } ({ $minutes } min).
fact-card-picked = Ya has elegido { $card } ({ $minutes } min).
fact-card-too-late = Las cartas se eligen en orden, y { $card } ({ $minutes } min) va antes que la última que elegiste.
fact-too-few-left = Las cartas se eligen en orden, y después de { $card } ({ $minutes } min) quedan muy pocas para pagar.
fact-pie-twice = Has nombrado dos veces la tarta { $number }.
fact-pie-picked = Ya has elegido la tarta { $number }.
fact-pie-too-late = Las tartas se eligen en orden, y la tarta { $number } va antes que la última que elegiste.
fact-no-pie = No tienes ninguna tarta.
fact-no-such-pie = No tienes ninguna tarta { $number }.
fact-no-filling = La tarta { $number } no tiene relleno.
fact-no-slot = Ya tienes { $count } tartas y no hay sitio para otra.
fact-empty-slot = No hay ninguna tarta { $number }, y una tarta nueva recibe el número libre más bajo.
fact-does-not-fit = { $card } no va sobre la tarta { $number } ({ $pie }).
fact-only-face-down = { $card } no va sobre ninguna de tus tartas, así que solo sirve boca abajo.
fact-in-vain = { $card } no va sobre ninguna de tus tartas, y en esta mesa no se puede jugar una carta así.
fact-no-room = { $card } no va sobre ninguna de tus tartas, y en tu mano no hay sitio.
fact-shown-face-up = Mostraste la carta boca arriba.

## The result

# The heading of the result: who wins is promoted.
result-won =
    { $winners-is ->
        [you] ¡El ascenso es para ti!
        [with-you] ¡El ascenso es para { $winners }!
        [other] ¡El ascenso es para { $winners }!
       *[others] ¡El ascenso es para { $winners }!
    }
reason-most-points = El ascenso es para quien tiene más puntos.
reason-fewer-crusts = Empate a puntos: el ascenso es para quien empaquetó menos bases.
reason-promoted-together = Empate a puntos y a bases empaquetadas: el ascenso se comparte.
result-boxed =
    { $count ->
        [0] { $seat-is ->
            [you] No empaquetaste nada.
           *[other] { $seat } no empaquetó nada.
        }
        [one] { $seat-is ->
            [you] Empaquetaste una carta por ${ $dollars }.
           *[other] { $seat } empaquetó una carta por ${ $dollars }.
        }
       *[other] { $seat-is ->
            [you] Empaquetaste { $count } cartas por ${ $dollars }.
           *[other] { $seat } empaquetó { $count } cartas por ${ $dollars }.
        }
    }
result-no-majority = Iconos de { $icon }: { $counts }. Nadie tiene mayoría.
result-majority =
    { $winner-is ->
        [you] Iconos de { $icon }: { $counts }. La mayoría es tuya: { $points } puntos.
       *[other] Iconos de { $icon }: { $counts }. { $winner } tiene la mayoría: { $points } puntos.
    }
result-no-most-pies = Tartas: { $counts }. Nadie tiene más que el resto.
result-most-pies =
    { $winners-count ->
        [one] Tartas: { $counts }. Más tartas: { $winners }, { $points } puntos.
       *[other] Tartas: { $counts }. Más tartas: { $winners }, { $points } puntos por cabeza.
    }
result-points =
    { $seat-is ->
        [you] Tienes
       *[other] { $seat } tiene
    }{ " " }{ $points ->
        [one] un punto en total.
       *[other] { $points } puntos en total.
    }

## The sheet of a result

sheet-dollars = Dólares
sheet-dollars-why = Lo que valen las cartas de la pila de puntuación. Cada dólar es un punto.
sheet-boss-why = Iconos de este jefe en la pila de puntuación. Quien más tenga suma { $points } puntos; un empate no da nada.
sheet-pies = Tartas
sheet-pies-why =
    { $tie ->
        [all] Rellenos y coberturas de la pila de puntuación. Quien más tenga suma { $points } puntos; si hay empate, todos.
       *[nobody] Rellenos y coberturas de la pila de puntuación. Quien más tenga suma { $points } puntos; un empate no da nada.
    }
sheet-points = Puntos
sheet-points-why = Dólares y bonificaciones juntos.

## The table in plain text

picture-day = Día { $day }, ronda { $round }. Orden de juego: { $seats }.
picture-deck =
    { $count ->
        [one] Mazo: 1 carta.
       *[other] Mazo: { $count } cartas.
    }
picture-place =
    { $cost ->
        [0] Cinta, puesto { $place }: { $what } (gratis)
        [one] Cinta, puesto { $place }: { $what } (cuesta una carta)
       *[other] Cinta, puesto { $place }: { $what } (cuesta { $cost } cartas)
    }
picture-place-empty = Cinta, puesto { $place }: vacío
picture-discards =
    { $cards-is ->
        [none] { $hidden ->
            [0] Descarte: vacío
            [one] Descarte: una carta boca abajo
           *[other] Descarte: { $hidden } cartas boca abajo
        }
       *[shown] { $hidden ->
            [0] Descarte: { $cards }
            [one] Descarte: { $cards }; una carta más boca abajo
           *[other] Descarte: { $cards }; { $hidden } cartas más boca abajo
        }
    }
picture-seat =
    { $seat-is ->
        [you] Tú:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [0] sin cartas en la mano
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }{ $state ->
        [turn] , con el turno
       *[none] { "" }
    }
picture-front =
    { $seat-is ->
        [you] { $side ->
            [down] Muestras { $card } boca abajo ({ $minutes } min).
           *[up] Muestras { $card } ({ $minutes } min).
        }
       *[other] { $side ->
            [down] { $seat } muestra { $card } boca abajo ({ $minutes } min).
           *[up] { $seat } muestra { $card } ({ $minutes } min).
        }
    }
picture-pie =
    { $owner-is ->
        [you] Tu tarta { $number }: { $pie }
       *[other] Tarta { $number } de { $owner }: { $pie }
    }
picture-score-pile =
    { $cards-is ->
        [none] { $seat-is ->
            [you] Aún no has empaquetado nada.
           *[other] { $seat } aún no ha empaquetado nada.
        }
       *[shown] { $seat-is ->
            [you] Has empaquetado { $cards }: ${ $dollars }.
           *[other] { $seat } ha empaquetado { $cards }: ${ $dollars }.
        }
    }{ $icons-count ->
        [0] { "" }
       *[other] { " " }Iconos: { $icons }.
    }
picture-closed-pile =
    { $seat-is ->
        [you] Has empaquetado
       *[other] { $seat } ha empaquetado
    }{ " " }{ $count ->
        [one] 1 carta.
       *[other] { $count } cartas.
    }
picture-hand = En tu mano: { $what }
picture-no-hand = Tu mano está vacía.
picture-topping = { $card } va sobre { $cards }.

## Options of a table

option-max_pies = Máximo de tartas en marcha
option-orientation = Boca arriba o boca abajo se decide
    .at_action = con la acción
    .at_placement = al colocar
option-null_play = Jugar una carta que no encaja
    .allow = permitido
    .forbid = no permitido
option-full_hand_draft = Tomar de la cinta con la mano llena
    .forbid = solo lo que se pueda colocar
    .discard_down = y descartar hasta tener cuatro
option-day_end = Cuándo termina un día
    .lacking = cuando falta una carta
    .deck_empty = cuando se acaba el mazo
option-most_pies_tie = Empate a más tartas
    .none = nadie recibe los puntos
    .all = quienes empatan reciben los puntos
option-score_piles = Pilas de puntuación
    .open = a la vista
    .closed = cerradas
option-discards = Descarte
    .open = a la vista
    .face_down_stay_secret = lo descartado boca abajo sigue en secreto

## Kinds of cards, and icons

kind-crust = base
kind-filling = relleno
kind-topping = cobertura
icon-president = Presidente
icon-foreman = Capataz
icon-secretary = Secretaria
icon-grandma = Abuela

## Cards

card-C01 = Base salada
card-C02 = Base salada
card-C04 = Base hojaldrada
card-C05 = Base hojaldrada
card-C06 = Base hojaldrada
card-C07 = Base integral
card-C08 = Base integral
card-C09 = Base de galleta
card-C11 = Base de galleta
card-C13 = Base de mantequilla
card-F10 = Manzana
card-F12 = Manzana
card-F14 = Cereza
card-F15 = Arándano
card-F16 = Calabaza
card-F17 = Limón
card-F18 = Manzana
card-F19 = Cereza
card-F20 = Arándano
card-F21 = Manzana
card-F22 = Calabaza
card-F23 = Limón
card-F24 = Lima
card-F25 = Cereza
card-F26 = Calabaza
card-F28 = Arándano
card-F29 = Limón
card-F31 = Chocolate
card-F33 = Lima
card-F36 = Chocolate
card-T27 = Glaseado
    .text = Va sobre Cereza, Arándano o Limón.
card-T30 = Crumble
    .text = Va sobre Manzana, Arándano o Calabaza.
card-T32 = Secreto de la Abuela
    .short = Secreto
    .text = Va sobre Manzana, Calabaza o Limón.
card-T34 = Glaseado
    .text = Va sobre Cereza, Arándano o Limón.
card-T35 = Helado
    .text = Va sobre Manzana, Cereza o Chocolate.
card-T37 = Enrejado
    .text = Va sobre Manzana, Cereza o Arándano.
card-T38 = Crema batida
    .text = Va sobre Calabaza, Lima o Chocolate.
card-T39 = Crumble
    .text = Va sobre Manzana, Arándano o Calabaza.
card-T40 = Helado
    .text = Va sobre Manzana, Cereza o Chocolate.
card-T41 = Crema batida
    .text = Va sobre Calabaza, Lima o Chocolate.
card-T42 = Enrejado
    .text = Va sobre Manzana, Cereza o Arándano.
card-T43 = Merengue
    .text = Va sobre Limón, Lima o Chocolate.
card-T44 = Enrejado
    .text = Va sobre Manzana, Cereza o Arándano.
card-T45 = Crema batida
    .text = Va sobre Calabaza, Lima o Chocolate.
card-T46 = Merengue
    .text = Va sobre Limón, Lima o Chocolate.
card-T47 = Merengue
    .text = Va sobre Limón, Lima o Chocolate.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = El objetivo: tartas en cajas
    .text = Gana quien tiene más puntos tras dos días. Los dan las tartas que metes en cajas: base, relleno, quizá cobertura.
lesson-line = La cinta
    .text = En cada ronda, cada cual hace una cosa. La primera carta de la cinta es gratis; más a la derecha pagas con cartas.
lesson-crust = Toma { $card }
    .text = Una tarta empieza por la base, y esta es gratis. Púlsala y después el botón.
    .not = Primero una base: { $card }, en el primer puesto, no cuesta nada.
lesson-filling = Toma { $card }
    .text = La cinta ha avanzado y ahora esta carta es gratis. Va sobre tu base y vale cuatro dólares.
    .not = { $card } es gratis y va sobre tu base: tómala.
lesson-order = ¿Quién va primero?
    .text = Deciden los minutos de tu carta. { $seat } tardó menos que tú y fue primero en esta ronda.
lesson-topping = Toma { $card }
    .text = Con ella, tu tarta valdrá seis dólares. Púlsala, después { $other_card } para pagar y al final el botón.
    .not = Toma { $card } y paga con { $other_card }.
lesson-pay = Paga con { $other_card }
    .text = Este puesto cuesta una carta de tu mano. Te sobra { $other_card }.
    .not = Guarda esa. Paga con { $other_card }.
lesson-down = Juega { $card } boca abajo
    .text = ¿No tienes base? Boca abajo, cualquier carta lo es, y tarda solo tres minutos.
    .not = La próxima tarta necesita una base: juega { $card } boca abajo.
lesson-boss = Juega { $card }
    .text = Va sobre esa base. Su P agrada al Presidente: tener más que nadie da cinco puntos.
    .not = { $card } va sobre tu base vacía y agrada al Presidente.
lesson-box = Empaqueta tus tartas
    .text = Las dos están listas. Pulsa el botón, elige ambas tartas y empaquétalas a la vez.
    .not = Las dos están listas: empaquétalas juntas. Es una sola acción.
lesson-end = ¡Dos tartas empaquetadas: { $dollars } dólares!
    .text = Así se consiguen los puntos. Una partida de verdad dura dos días, y gana quien tiene más.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Empaqueta tartas que den dólares y agraden a la jefatura.
    .act = En cada ronda, cada cual hace una cosa: tomar una carta de la cinta (más a la derecha cuesta cartas), jugar una, robar una o empaquetar.
    .build = Una tarta: base, relleno y quizá una cobertura que nombra el relleno. Cualquier carta boca abajo sirve de base.
    .order = Quien menos minutos tarda va primero en la ronda siguiente; quien empaquetó o robó va al final.
    .box = De una tarta empaquetada solo puntúa la carta de arriba.
    .scoring = Tus dólares, y puntos por la mayoría de iconos de Presidente (5), Capataz (4) y Secretaria (3), y de tartas (3). Empate: nada.
    .end = Sin mazo termina el día: quien tiene tartas rellenas fuera pierde una. Tras el segundo, se empaquetan las demás.
