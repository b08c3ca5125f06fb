# The words of Pastry Chefs.

## Cards as players describe them

# So many cards of a suit, of a number, or of one kind.
described-suit =
    { $suit ->
        [clubs] { $count ->
            [one] un trébol
           *[other] { $count } tréboles
        }
        [diamonds] { $count ->
            [one] un diamante
           *[other] { $count } diamantes
        }
        [hearts] { $count ->
            [one] un corazón
           *[other] { $count } corazones
        }
       *[spades] { $count ->
            [one] una pica
           *[other] { $count } picas
        }
    }
described-number =
    { $number ->
        [1] { $count ->
            [one] un uno
           *[other] { $count } unos
        }
        [2] { $count ->
            [one] un dos
           *[other] { $count } doses
        }
        [3] { $count ->
            [one] un tres
           *[other] { $count } treses
        }
       *[4] { $count ->
            [one] un cuatro
           *[other] { $count } cuatros
        }
    }
described-card =
    { $count ->
        [one] un { $card }
       *[other] { $count } × { $card }
    }
# All cards of a suit, of a number, or of one kind, inside a sentence.
named-suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
named-number =
    { $number ->
        [1] unos
        [2] doses
        [3] treses
       *[4] cuatros
    }
named-card = { $card }

## Where moved cards come from and go to

from-hand =
    { $owner-is ->
        [you] de tu mano
       *[other] de { $owner }
    }
from-discard = del descarte
to-hand =
    { $owner-is ->
        [you] a tu mano
       *[other] a { $owner }
    }
to-discard = al descarte

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Partida { $game }: empiezas tú.
           *[other] Partida { $game }: empieza { $seat }.
        }{ $redeals ->
            [0] { "" }
            [one] { " " }Hubo que repartir de nuevo una mano.
           *[other] { " " }Hubo que repartir de nuevo { $redeals } manos.
        }
    .stage =
        { $seat-is ->
            [you] Partida { $game }: empiezas tú
           *[other] Partida { $game }: empieza { $seat }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Recibes { $cards }.
           *[other] { $seat } recibe { $cards }.
        }
event-turned-up =
    .log = El { $cards } inicia el descarte.
# $turn is the player whose Move it is, $way what it is to that player:
# give and lay from their own hand (lay: to the discard pile), take and pick into it (pick: from the discard pile),
# move from and to somewhere else. $exact says whether the description names the very card.
event-announced =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Quieres pasar { $description } { $destination }.
               *[other] { $turn } quiere pasar { $description } { $destination }.
            }
            [lay] { $turn-is ->
                [you] Quieres poner { $description } en el descarte.
               *[other] { $turn } quiere poner { $description } en el descarte.
            }
            [take] { $turn-is ->
                [you] Quieres tomar { $description } { $origin }.
               *[other] { $turn } quiere tomar { $description } { $origin }.
            }
            [pick] { $turn-is ->
                [you] Quieres tomar { $description } del descarte.
               *[other] { $turn } quiere tomar { $description } del descarte.
            }
           *[move] { $turn-is ->
                [you] Quieres mover { $description } { $origin } { $destination }.
               *[other] { $turn } quiere mover { $description } { $origin } { $destination }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Quieres pasar { $description } { $destination }
               *[other] { $turn } quiere pasar { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Quieres descartar { $description }
               *[other] { $turn } quiere descartar { $description }
            }
            [take] { $turn-is ->
                [you] Quieres tomar { $description } { $origin }
               *[other] { $turn } quiere tomar { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Quieres tomar { $description }
               *[other] { $turn } quiere tomar { $description }
            }
           *[move] { $turn-is ->
                [you] Quieres mover { $description }
               *[other] { $turn } quiere mover { $description }
            }
        }
event-moved =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Pasas { $description } { $destination }
               *[other] { $turn } pasa { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Pones { $description } en el descarte
               *[other] { $turn } pone { $description } en el descarte
            }
            [take] { $turn-is ->
                [you] Tomas { $description } { $origin }
               *[other] { $turn } toma { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Tomas { $description } del descarte
               *[other] { $turn } toma { $description } del descarte
            }
           *[move] { $turn-is ->
                [you] Mueves { $description } { $origin } { $destination }
               *[other] { $turn } mueve { $description } { $origin } { $destination }
            }
        }{ $exact ->
            [yes] .
           *[no] { $cards-is ->
                [hidden] .
               *[shown] : { $cards }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Pasas { $description } { $destination }
               *[other] { $turn } pasa { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Descartas { $description }
               *[other] { $turn } descarta { $description }
            }
            [take] { $turn-is ->
                [you] Tomas { $description } { $origin }
               *[other] { $turn } toma { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Tomas { $description }
               *[other] { $turn } toma { $description }
            }
           *[move] { $turn-is ->
                [you] Mueves { $description }
               *[other] { $turn } mueve { $description }
            }
        }{ $way ->
            [move] { $exact ->
                [yes] { "" }
               *[no] { " " }{ $origin } { $destination }
            }
           *[other] { "" }
        }
event-failed =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Intentas pasar { $description } { $destination }
               *[other] { $turn } intenta pasar { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Intentas poner { $description } en el descarte
               *[other] { $turn } intenta poner { $description } en el descarte
            }
            [take] { $turn-is ->
                [you] Intentas tomar { $description } { $origin }
               *[other] { $turn } intenta tomar { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Intentas tomar { $description } del descarte
               *[other] { $turn } intenta tomar { $description } del descarte
            }
           *[move] { $turn-is ->
                [you] Intentas mover { $description } { $origin } { $destination }
               *[other] { $turn } intenta mover { $description } { $origin } { $destination }
            }
        }{ $count ->
            [one] , pero no hay ninguna carta así.
           *[other] , pero no hay suficientes.
        }
    .stage =
        { $turn-is ->
            [you] ¡Tu Movimiento falla!
           *[other] ¡Falla el Movimiento de { $turn }!
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Descartas
           *[other] { $seat } descarta
        }{ $cards-count ->
            [one] { " " }el { $cards }
           *[other] { " " }{ $cards }
        }{ $penalty ->
            [1] { " " }como penalización.
           *[0] .
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Robas
           *[other] { $seat } roba
        }{ $cards-is ->
            [hidden] { " " }una carta.
           *[shown] { " " }el { $cards }.
        }
event-revealed =
    .log =
        { $seat-is ->
            [you] Revelas { $description }.
           *[other] { $seat } revela { $description }.
        }
    .stage =
        { $seat-is ->
            [you] Revelas { $description }
           *[other] { $seat } revela { $description }
        }
event-asked =
    .log =
        { $seat-is ->
            [you] Preguntas a { $other }:
           *[other] { $other-is ->
                [you] { $seat } te pregunta:
               *[other] { $seat } pregunta a { $other }:
            }
        }{ $count ->
            [one] { " " }«¿Tienes { $description }?»
           *[other] { " " }«¿Tienes al menos { $description }?»
        }{ $answer ->
            [yes] { " " }«Sí».
           *[no] { " " }«No».
        }
    .stage =
        { $other-is ->
            [you] ¿Tienes { $description }?
           *[other] ¿Tiene { $other } { $description }?
        }{ $answer ->
            [yes] { " " }Sí.
           *[no] { " " }No.
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Horneas { $cards }:
           *[other] { $seat } hornea { $cards }:
        }{ $points ->
            [one] { " " }un punto.
           *[other] { " " }{ $points } puntos.
        }
    .stage =
        { $seat-is ->
            [you] ¡Horneas un pastel
           *[other] ¡{ $seat } hornea un pastel
        }{ $points ->
            [one] { " " }de un punto!
           *[other] { " " }de { $points } puntos!
        }
event-passed =
    .log =
        { $seat-is ->
            [you] Pasas.
           *[other] { $seat } pasa.
        }
    .stage =
        { $seat-is ->
            [you] Pasas
           *[other] { $seat } pasa
        }
event-reshuffled =
    .log =
        { $count ->
            [one] El descarte, una sola carta, pasa a ser el mazo.
           *[other] El descarte, { $count } cartas, se baraja y pasa a ser el mazo.
        }
    .stage = El descarte pasa a ser el mazo
event-ended =
    .log =
        { $winners-count ->
            [0] La partida { $game } acaba en empate.
           *[other] { $winners-is ->
                [with-you] Tu equipo gana la partida { $game }.
               *[others] { $winners } ganan la partida { $game }.
            }
        }
    .stage =
        { $winners-count ->
            [0] La partida { $game } acaba en empate
           *[other] { $winners-is ->
                [with-you] ¡Gana tu equipo!
               *[others] ¡Ganan { $winners }!
            }
        }

## Questions: at most 60 characters, and what to do

prompt-action = Mueve cartas, haz robar a alguien u hornea un pastel.
prompt-move-to = Elige adónde van las cartas.
prompt-move-what = Nombra un palo, un número o una carta.
prompt-move-count = Elige cuántas cartas mover.
prompt-give = Elige { $description } para { $other }.
prompt-lay = Elige { $description } para el descarte.
prompt-take = Elige { $description } del descarte.
prompt-take-for = Elige { $description } del descarte para { $other }.
prompt-pick-more =
    { $count ->
        [one] Elige una carta más.
       *[other] Elige { $count } cartas más.
    }
prompt-penalty = Tu Movimiento ha fallado. Descarta una carta.
prompt-reveal =
    { $count ->
        [one] Robaste una carta: di su palo, su número o ambos.
       *[other] Robaste dos cartas: di algo cierto sobre ellas.
    }
prompt-second = Roba una segunda carta o renuncia a ella.
prompt-ask = Pregunta a alguien por sus cartas, o a nadie.
prompt-ask-what = Nombra el palo, el número o la carta que te interesa.
prompt-ask-count = Elige qué preguntar.
prompt-discard =
    { $count ->
        [one] Puedes quedarte con siete cartas. Descarta una.
       *[other] Puedes quedarte con siete cartas. Descarta { $count }.
    }
prompt-discard-more =
    { $count ->
        [one] Descarta una carta más.
       *[other] Descarta { $count } cartas más.
    }
# $kind is game or series; a series counts the games won, a game points.
prompt-won =
    { $winners-is ->
        [with-you] ¡Tu equipo gana
       *[others] { $winners } ganan
    }{ $kind ->
        [series] { " " }la serie por { $most } a { $least }
       *[game] { " " }por { $most } a { $least }
    }{ $winners-is ->
        [with-you] !
       *[others] .
    }
prompt-draw =
    { $kind ->
        [series] La serie acaba en empate a { $score }.
       *[game] La partida acaba en empate a { $score }.
    }

## Whom the table waits for

waiting-action = Esperando a que { $seat } juegue.
waiting-give = Esperando a que { $seat } elija { $description }.
waiting-discard = Esperando a que { $seat } descarte.
waiting-reveal = Esperando a que { $seat } revele algo.
waiting-second = Esperando a { $seat }, que puede robar otra carta.
waiting-ask = Esperando a { $seat }, que puede hacer una pregunta.

## Choices

label-pass = Pasar
label-second = Robar una segunda carta
label-stop = No robar otra carta
label-draw =
    { $seat-is ->
        [you] Robar una carta
       *[other] Hacer que { $seat } robe una carta
    }
label-ask = Preguntar a { $other }
label-ask-nobody = No preguntar a nadie
label-bake = Hornear { $cards }
label-from-hand =
    { $owner-is ->
        [you] Mover cartas de tu mano
       *[other] Mover cartas de { $owner }
    }
label-from-discard = Mover cartas del descarte
label-to-hand =
    { $owner-is ->
        [you] A tu mano
       *[other] A { $owner }
    }
label-to-discard = Al descarte
label-suit =
    { $suit ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [hearts] Corazones
       *[spades] Picas
    }
label-number =
    { $number ->
        [1] Unos
        [2] Doses
        [3] Treses
       *[4] Cuatros
    }
label-card = { $card }
label-count = Mover { $description }
label-question =
    { $count ->
        [one] ¿Tienes { $description }?
       *[other] ¿Tienes al menos { $description }?
    }
label-reveal = Es { $description }
# Two cards were drawn.
label-reveal-one = Una de ellas es { $description }
label-reveal-both = Ambas son { $description }
label-discard = Descartar el { $card }
label-take = Tomar el { $card }
label-give = Entregar el { $card }

## Why not

fact-not-to-discard = En esta mesa no se mueven cartas al descarte.
fact-there-already = Las cartas ya están ahí.
fact-all-blocked = Todas las cartas de ahí están bloqueadas: { $descriptions } ya se usaron en el turno de { $seat }.
fact-blocked = Bloqueado: { $descriptions } ya se usaron en el turno de { $seat }.
fact-nothing-describable = Nada de lo que hay ahí encaja en una descripción sin bloquear.
fact-none-in-discard = En el descarte no hay { $description }.
fact-none-held = No tienes { $description }.
fact-all-in-sight = Nadie más puede tener { $description }: ya ves todas esas cartas.
fact-too-few-in-discard = Son demasiadas: en el descarte hay { $description }.
fact-too-few-held = Son demasiadas: tienes { $description }.
fact-discard-size =
    { $count ->
        [0] El descarte está vacío.
        [one] El descarte tiene una carta.
       *[other] El descarte tiene { $count } cartas.
    }
fact-hand-size =
    { $count ->
        [0] { $owner-is ->
            [you] No tienes cartas.
           *[other] { $owner } no tiene cartas.
        }
        [one] { $owner-is ->
            [you] Tienes una carta.
           *[other] { $owner } tiene una carta.
        }
       *[other] { $owner-is ->
            [you] Tienes { $count } cartas.
           *[other] { $owner } tiene { $count } cartas.
        }
    }
fact-over-the-limit =
    { $needed ->
        [one] Tienes { $count } cartas, así que descartas una.
       *[other] Tienes { $count } cartas, así que descartas { $needed }.
    }
fact-not-in-discard = El { $card } no está en el descarte.
fact-not-held = No tienes el { $card }.
fact-all-picked = No queda otro { $card } por elegir.
fact-does-not-match = Elige { $description }, no el { $card }.
fact-ascending = Las cartas se eligen en orden ascendente.
fact-too-few-left = Después de esta quedarían muy pocas cartas por elegir.
fact-drawn =
    { $cards-count ->
        [one] Robaste el { $cards }.
       *[other] Robaste { $cards }.
    }
fact-second-drawn = Ya has robado tu segunda carta.
fact-deck-empty = El mazo está vacío, y en esta mesa no se vuelve a barajar el descarte.
fact-nothing-to-draw = El mazo y el descarte están vacíos.
fact-not-yourself = No puedes hacerte preguntas a ti.
fact-missing =
    { $cards-count ->
        [one] Te falta el { $cards }.
       *[other] Te faltan { $cards }.
    }

## The result

reason-five-points = Un equipo tiene cinco puntos.
reason-stalled = Hace mucho que nadie hornea, así que gana el equipo con más puntos.
reason-draw = Hace mucho que nadie hornea, y los equipos empatan a puntos.
reason-series = Se han jugado todas las partidas de la serie.
result-pastry =
    { $seat-is ->
        [you] Horneaste { $cards }:
       *[other] { $seat } horneó { $cards }:
    }{ $points ->
        [one] { " " }un punto.
       *[other] { " " }{ $points } puntos.
    }
result-team =
    { $seats-is ->
        [with-you] Tu equipo ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }{ $first } + { $second } = 1 punto.
       *[other] { " " }{ $first } + { $second } = { $points } puntos.
    }
result-games =
    { $games ->
        [0] { $seats-is ->
            [with-you] Tu equipo ({ $seats }) no ganó ninguna partida.
           *[others] { $seats } no ganaron ninguna partida.
        }
        [one] { $seats-is ->
            [with-you] Tu equipo ({ $seats }) ganó una partida.
           *[others] { $seats } ganaron una partida.
        }
       *[other] { $seats-is ->
            [with-you] Tu equipo ({ $seats }) ganó { $games } partidas.
           *[others] { $seats } ganaron { $games } partidas.
        }
    }

## The table in plain text

picture-game = Partida { $game }.
picture-team =
    { $seats-is ->
        [with-you] Tu equipo ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [one] { " " }1 punto.
       *[other] { " " }{ $points } puntos.
    }
picture-deck =
    { $count ->
        [one] Mazo: 1 carta.
       *[other] Mazo: { $count } cartas.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Descarte: vacío.
       *[shown] Descarte: { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] Tú:
       *[other] { $seat }:
    }{ $count ->
        [one] { " " }1 carta
       *[other] { " " }{ $count } cartas
    }{ $state ->
        [turn] , con el turno.
       *[none] .
    }
picture-baked =
    { $seat-is ->
        [you] Horneaste { $cards }.
       *[other] { $seat } horneó { $cards }.
    }
picture-blocked =
    { $descriptions-count ->
        [0] Bloqueado para Movimientos: nada.
       *[other] Bloqueado para Movimientos: { $descriptions }.
    }
picture-hand =
    { $cards-is ->
        [none] Tu mano: vacía.
       *[shown] Tu mano: { $cards }.
    }
picture-drawn = Recién robado: { $cards }.

## What may be said at the table

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-one-moment = Un momento, por favor.
phrase-back = Ya he vuelto.
phrase-thank-you = Gracias.
phrase-good-game = ¡Buena partida!
phrase-another-one = ¿Otra?
phrase-have-to-go = Tengo que irme.

## Options of a table

option-redeal = Cartas nuevas si una mano inicial ya puede hornear
    .offending = solo para esa mano
    .everyone = para todo el mundo
option-first_player = Quién empieza
    .random = alguien al azar
    .host = el primer asiento
option-next_start = Quién empieza las partidas siguientes
    .top_scorer = quien más puntuó
    .rotate = por turnos
option-pass = Pasar
    .off = no permitido
    .on = permitido
option-move_to_discard = Movimientos al descarte
    .on = permitidos
    .off = no permitidos
option-known_fail = Movimientos que no pueden salir bien
    .other_hands_only = permitidos desde otras manos
    .never = no permitidos
    .always = permitidos
option-draw_blocks = Qué bloquea «Robar y preguntar»
    .reveals = lo que se revela
    .nothing = nada
    .reveals_and_asks = lo que se revela o se pregunta
option-deck_empty = Cuando se acaba el mazo
    .reshuffle = se baraja el descarte
    .no_draw = nadie roba
option-stall_turns = Turnos sin hornear que acaban la partida
    .off = sin límite
option-games = Partidas de la serie

## Kinds of cards

kind-clubs = tréboles
kind-diamonds = diamantes
kind-hearts = corazones
kind-spades = picas

## Cards

card-1c = Uno de tréboles
card-2c = Dos de tréboles
card-3c = Tres de tréboles
card-4c = Cuatro de tréboles
card-1d = Uno de diamantes
card-2d = Dos de diamantes
card-3d = Tres de diamantes
card-4d = Cuatro de diamantes
card-1h = Uno de corazones
card-2h = Dos de corazones
card-3h = Tres de corazones
card-4h = Cuatro de corazones
card-1s = Uno de picas
card-2s = Dos de picas
card-3s = Tres de picas
card-4s = Cuatro de picas
