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
    .short =
        { $suit ->
            [clubs] { $count ->
                [1] un ♣
                [2] dos ♣
                [3] tres ♣
                [4] cuatro ♣
               *[other] { $count } ♣
            }
            [diamonds] { $count ->
                [1] un ♦
                [2] dos ♦
                [3] tres ♦
                [4] cuatro ♦
               *[other] { $count } ♦
            }
            [hearts] { $count ->
                [1] un ♥
                [2] dos ♥
                [3] tres ♥
                [4] cuatro ♥
               *[other] { $count } ♥
            }
           *[spades] { $count ->
                [1] un ♠
                [2] dos ♠
                [3] tres ♠
                [4] cuatro ♠
               *[other] { $count } ♠
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
    .short =
        { $count ->
            [1] un { $number }
            [2] dos { $number }
            [3] tres { $number }
            [4] cuatro { $number }
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
            [2] dos { $card-short }
            [3] tres { $card-short }
           *[other] { $count } { $card-short }
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
    .short = { $owner }
from-discard = del descarte
    .short = descarte
to-hand =
    { $owner-is ->
        [you] a tu mano
       *[other] a { $owner }
    }
    .short = { $owner }
to-discard = al descarte
    .short = descarte

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
    .chip =
        { $seat-is ->
            [you] empiezas la partida { $game }
           *[other] empieza la partida { $game }
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
    .log = El { $cards } inicia el descarte.
    .chip = descubierta: { $cards-short }
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
                [you] Quieres tomar { $description } del descarte
               *[other] { $turn } quiere tomar { $description } del descarte
            }
           *[move] { $turn-is ->
                [you] Quieres mover { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } quiere mover { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [take] { $turn-is ->
                [you] ¿{ $description-short }: { $origin-short } → { $destination-short }?
               *[other] quiere { $description-short } { $origin }
            }
           *[other] ¿{ $description-short }: { $origin-short } → { $destination-short }?
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
                [you] Tomas { $description } del descarte
               *[other] { $turn } toma { $description } del descarte
            }
           *[move] { $turn-is ->
                [you] Mueves { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } mueve { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [give] { $turn-is ->
                [you] pasas { $description-short } { $destination }
               *[other] pasa { $description-short } { $destination }
            }
            [lay] { $turn-is ->
                [you] descartas { $description-short }
               *[other] descarta { $description-short }
            }
            [take] { $turn-is ->
                [you] tomas { $description-short } { $origin }
               *[other] toma { $description-short } { $origin }
            }
            [pick] { $turn-is ->
                [you] tomas { $description-short } del descarte
               *[other] toma { $description-short } del descarte
            }
           *[move] { $description-short }: { $origin-short } → { $destination-short }
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
        { $place ->
            [discard] { $count ->
                [one] No: en el descarte no hay { $description }
               *[other] No: en el descarte hay menos de { $description }
            }
           *[hand] { $count ->
                [one] { $owner-is ->
                    [you] No: no tienes { $description }
                   *[other] No: { $owner } no tiene { $description }
                }
               *[other] { $owner-is ->
                    [you] No: tienes menos de { $description }
                   *[other] No: { $owner } tiene menos de { $description }
                }
            }
        }
    .chip = { $description-short } de { $origin-short }: no
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
event-drew =
    .log =
        { $seat-is ->
            [you] Robas
           *[other] { $seat } roba
        }{ $cards-is ->
            [hidden] { " " }una carta.
           *[shown] { " " }el { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] roba
           *[shown] { $seat-is ->
                [you] robas { $cards-short }
               *[other] roba { $cards-short }
            }
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
    .chip =
        { $seat-is ->
            [you] revelas { $description-short }
           *[other] revela { $description-short }
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
        { $seat-is ->
            [you] { $answer ->
                [yes] Preguntas a { $other }: ¿tienes { $description }? Sí
               *[no] Preguntas a { $other }: ¿tienes { $description }? No
            }
           *[other] { $other-is ->
                [you] { $answer ->
                    [yes] { $seat } te pregunta: ¿tienes { $description }? Sí
                   *[no] { $seat } te pregunta: ¿tienes { $description }? No
                }
               *[other] { $answer ->
                    [yes] { $seat } pregunta a { $other }: ¿tienes { $description }? Sí
                   *[no] { $seat } pregunta a { $other }: ¿tienes { $description }? No
                }
            }
        }
    .chip =
        { $seat-is ->
            [you] { $answer ->
                [yes] { $other }: ¿{ $description-short }? Sí
               *[no] { $other }: ¿{ $description-short }? No
            }
           *[other] { $other-is ->
                [you] { $answer ->
                    [yes] a ti: ¿{ $description-short }? Sí
                   *[no] a ti: ¿{ $description-short }? No
                }
               *[other] { $answer ->
                    [yes] a { $other }: ¿{ $description-short }? Sí
                   *[no] a { $other }: ¿{ $description-short }? No
                }
            }
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
            [you] ¡Horneas { $description }!
           *[other] ¡{ $seat } hornea { $description }!
        }
    .chip =
        { $seat-is ->
            [you] horneas { $description-short }
           *[other] hornea { $description-short }
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
    .chip =
        { $seat-is ->
            [you] pasas
           *[other] pasa
        }
event-reshuffled =
    .log =
        { $count ->
            [one] El descarte, una sola carta, pasa a ser el mazo.
           *[other] El descarte, { $count } cartas, se baraja y pasa a ser el mazo.
        }
    .stage = El descarte pasa a ser el mazo
    .chip = se baraja el descarte
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
    .chip =
        { $winners-count ->
            [0] partida { $game }: empate
           *[other] { $winners-is ->
                [with-you] ¡gana tu equipo!
               *[others] ¡ganan { $winners }!
            }
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action = Mueve cartas, haz robar a alguien u hornea.
prompt-move-to = Elige adónde van las cartas.
prompt-move-what = Nombra un palo, un número o una carta.
prompt-move-count = Elige cuántas cartas mover.
prompt-give = Elige { $description } para { $other }.
prompt-lay = Elige { $description } para descartar.
prompt-take = Elige { $description } del descarte.
prompt-take-for = Elige { $description } del descarte para { $other }.
prompt-pick-more =
    { $count ->
        [one] Elige una carta más.
       *[other] Elige { $count } cartas más.
    }
prompt-penalty = Tu Movimiento falló. Descarta una carta.
prompt-reveal =
    { $count ->
        [one] Di su palo, su número o ambos.
       *[other] Di algo cierto sobre las dos cartas.
    }
prompt-second = Roba una segunda carta o renuncia a ella.
prompt-ask = Pregunta a alguien, o a nadie.
prompt-ask-what = ¿Sobre qué palo, número o carta preguntas?
prompt-ask-count = Elige qué preguntar.
prompt-discard =
    { $count ->
        [one] Quédate con siete cartas: descarta una.
       *[other] Quédate con siete cartas: descarta { $count }.
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

## A whole move, as a person would say it: the title of a hint

# $way as in what happened above.
sentence-move =
    { $way ->
        [give] Pasar { $description } { $destination }
        [lay] Poner { $description } en el descarte
        [take] Tomar { $description } { $origin }
        [pick] Tomar { $description } del descarte
       *[move] Mover { $description } { $origin } { $destination }
    }
sentence-ask =
    { $count ->
        [one] Preguntar a { $other }: «¿Tienes { $description }?»
       *[other] Preguntar a { $other }: «¿Tienes al menos { $description }?»
    }
sentence-reveal = Decir: «{ $statement }»
sentence-pick =
    { $act ->
        [discard] Descartar { $cards }
        [take] Tomar { $cards }
       *[give] Entregar { $cards }
    }

## Why a move is good: one fact, at most 25 words

advice-bake =
    { $points ->
        [one] Un punto ya. Lo horneado no lo puede quitar nadie.
       *[other] { $points } puntos ya. Lo horneado no lo puede quitar nadie.
    }
advice-bake-wins = Así tu equipo llega a { $points } puntos y gana.
advice-draw =
    { $seat-is ->
        [you] { $count ->
            [0] No tienes cartas.
            [one] Tienes solo una carta.
           *[other] Tienes { $count } cartas; otra más puede dar un pastel.
        }
       *[other] { $count ->
            [0] { $seat } no tiene cartas.
            [one] { $seat } tiene solo una carta.
           *[other] { $seat } tiene { $count } cartas; otra más puede dar un pastel.
        }
    }
advice-second = Otra carta se queda contigo; una pregunta diría a todos lo que buscas.
advice-ask = Aún no sabes si { $other } tiene { $description }.
advice-reveal =
    { $kept ->
        [number] Solo dice el palo; el número sigue en secreto.
       *[suit] Solo dice el número; el palo sigue en secreto.
    }
advice-completes = Así puedes hornear { $cards }.
advice-sure = { $owner } tiene seguro { $description }: no puede fallar.
advice-partner = { $partner } tiene seguro { $description } y con más puede hornear antes de tu próximo turno.
advice-keeps = Te quedas { $cards }: dos tercios de un pastel.
advice-pile = En el descarte se ve { $description }: no puede fallar.
advice-spare =
    { $count ->
        [one] No forma ningún pastel con las demás cartas de tu mano.
       *[other] No forman ningún pastel con las demás cartas de tu mano.
    }

## Why not

fact-not-to-discard = En esta mesa no se mueven cartas al descarte.
fact-there-already = Las cartas ya están ahí.
fact-all-blocked = Todas las cartas de ahí están bloqueadas: { $descriptions } ya se usaron en el turno de { $seat }.
fact-blocked = Bloqueado: { $descriptions } ya se usaron en el turno de { $seat }.
fact-half-made = Hay un Movimiento a medias: termínalo, o empieza de nuevo para robar.
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

# The heading of the result.
result-won =
    { $winners-is ->
        [with-you] ¡Gana tu equipo!
       *[others] ¡Ganan { $winners }!
    }
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

## The sheet of a result

sheet-pastries = Pasteles
sheet-pastries-why = Los pasteles que ha horneado.
sheet-moves = Movimientos
sheet-moves-why = Movimientos de cartas que salieron bien.
sheet-failed = Fallidos
sheet-failed-why = Movimientos fallidos porque las cartas no estaban allí.
sheet-asked = Preguntas
sheet-asked-why = Preguntas hechas después de robar.
sheet-points = Puntos
sheet-points-why = Un pastel de tres cartas vale un punto; uno de cuatro, dos.
sheet-team = Equipo
sheet-team-why = Los puntos de la pareja. Gana el primer equipo que llegue a { $points }.
sheet-games = Juegos ganados
sheet-games-why = Los juegos de la serie que ganó este equipo. Las demás columnas son del último juego.

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
    .short = 1♣
card-2c = Dos de tréboles
    .short = 2♣
card-3c = Tres de tréboles
    .short = 3♣
card-4c = Cuatro de tréboles
    .short = 4♣
card-1d = Uno de diamantes
    .short = 1♦
card-2d = Dos de diamantes
    .short = 2♦
card-3d = Tres de diamantes
    .short = 3♦
card-4d = Cuatro de diamantes
    .short = 4♦
card-1h = Uno de corazones
    .short = 1♥
card-2h = Dos de corazones
    .short = 2♥
card-3h = Tres de corazones
    .short = 3♥
card-4h = Cuatro de corazones
    .short = 4♥
card-1s = Uno de picas
    .short = 1♠
card-2s = Dos de picas
    .short = 2♠
card-3s = Tres de picas
    .short = 3♠
card-4s = Cuatro de picas
    .short = 4♠

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-partner = Tu pareja: { $partner }
    .text = Sois un equipo. Ganan cinco puntos, y los puntos se consiguen horneando pasteles. No podéis deciros vuestras cartas.
lesson-pastry = ¿Qué es un pastel?
    .text = Tres o cuatro seguidas de un palo, o un mismo número en palos distintos. Te falta el tres de corazones.
lesson-draw = Roba una carta
    .text = Aún no puedes hornear. Roba una carta; después puedes preguntar algo a alguien.
    .not = Primero roba tú una carta.
lesson-reveal = Di que es una pica
    .text = Quien roba dice a todos el palo o el número de la carta. Di picas: tú reúnes corazones.
    .not = Di que es una pica: las picas no las necesitas.
lesson-ask = Pregunta a { $other }
    .text = Te falta una carta: { $card }. Pulsa { $other }: hay que responder la verdad.
    .not = Esta vez pregunta a { $other }.
lesson-word = ¿Qué carta?
    .text = Di cuál exactamente: { $card }. Púlsala en la cuadrícula y después el botón: con una basta.
    .not = Di exactamente: { $card }.
lesson-yes = ¡La tiene { $other }!
    .text = Todos han oído la respuesta: { $other } tiene { $card }. En tus próximos turnos puedes tomarla de ahí.
lesson-give = Ayuda a { $partner }
    .text = Tu pareja preguntó por treses: seguro que los reúne. Mueve el tuyo, desde tu mano…
    .not = Primero ayuda a { $partner }: mueve { $card } desde tu mano.
lesson-give-to = … a { $partner }
    .text = Pulsa { $partner }: allí va la carta.
    .not = La carta va a { $partner }.
lesson-team = ¡Un punto para tu equipo!
    .text = { $partner } ha horneado tres treses, uno de ellos tuyo. Los puntos son del equipo.
lesson-take = Toma { $card } de { $other }
    .text = Ahí está la carta que te falta, como sabes por tu pregunta. Pulsa { $other } y tómala con un Movimiento.
    .not = Ahí está la carta que necesitas: pulsa { $other }.
lesson-take-to = … para ti
    .text = La carta va a tu mano.
    .not = La necesitas tú: va a tu mano.
lesson-bake = ¡A hornear!
    .text = Uno, dos y tres de corazones: eso es un pastel. Pulsa el botón.
    .not = Tienes un pastel entero: hornéalo.
lesson-end = ¡Tu primer pastel!
    .text = Dos puntos para tu equipo; con cinco se gana. Si no hay suficientes cartas, un Movimiento falla: pregunta antes de tomar.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Tu pareja se sienta enfrente. Sumad cinco puntos antes que el otro equipo.
    .bake = Hornea tres o cuatro cartas de tu mano: una escalera de un palo, o un número en palos distintos.
    .move = O mueve cartas: «dos corazones de Dill a mí». Si no hay suficientes, nada se mueve y descartas una carta.
    .draw = O haz que alguien robe una carta y diga algo cierto sobre ella. Después puedes preguntar o, con pocas cartas, robar otra.
    .blocked = Un palo o un número recién usado queda bloqueado para el Movimiento siguiente.
    .scoring = Un pastel de tres cartas vale un punto; uno de cuatro, dos.
    .end = Gana el primer equipo con cinco puntos.
