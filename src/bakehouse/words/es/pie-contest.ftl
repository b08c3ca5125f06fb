# The words of Pie Contest. Ingrediente, Acción, Logro, Cocina, Despensa, Basura, Tarta and the flavors
# are terms of the rules and begin with a capital; verbs (hornear, tirar, intercambiar) do not.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] El primer turno es tuyo.
           *[other] El primer turno es de { $seat }.
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
event-turned-up =
    .log = Se descubre un nuevo Logro: { $cards }.
    .stage = Nuevo Logro: { $cards }
    .chip = nuevo: { $cards-short }
event-turn-began =
    .log =
        { $seat-is ->
            [you] Turno { $number }: te toca a ti.
           *[other] Turno { $number }: le toca a { $seat }.
        }
    .chip = turno { $number }
event-drew =
    .log =
        { $seat-is ->
            [you] Robas { $cards }.
           *[other] { $seat } roba { $cards }.
        }
    .chip =
        { $cards-count ->
            [one] { $cards-is ->
                [hidden] roba
               *[shown] { $seat-is ->
                    [you] robas { $cards-short }
                   *[other] roba { $cards-short }
                }
            }
           *[other] { $seat-is ->
                [you] robas { $cards-count } cartas
               *[other] roba { $cards-count } cartas
            }
        }
event-played =
    .log =
        { $seat-is ->
            [you] Juegas { $cards }.
           *[other] { $seat } juega { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Juegas { $cards }
           *[other] { $seat } juega { $cards }
        }
    .chip =
        { $seat-is ->
            [you] juegas { $cards-short }
           *[other] juega { $cards-short }
        }
event-dived =
    .log =
        { $seat-is ->
            [you] Rebuscas en la Basura.
           *[other] { $seat } rebusca en la Basura.
        }
    .stage =
        { $seat-is ->
            [you] Rebuscas en la Basura
           *[other] { $seat } rebusca en la Basura
        }
    .chip =
        { $seat-is ->
            [you] rebuscas en la Basura
           *[other] rebusca en la Basura
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
# One card, which the owner takes into the hand, gains in the Kitchen, and so on. Origin and destination are places, see
# below: "from your hand", "to the Trash".
event-moved =
    .log =
        { $owner-is ->
            [you] { $deed ->
                [take] Tomas { $cards } { $origin }
                [get] Recibes { $cards } { $origin }
                [gain] Obtienes { $cards } { $origin }
                [put] { $seat } pone { $cards } { $origin } en tu Cocina
                [trash] Tiras { $cards } { $origin }
                [lose] Pierdes { $cards } { $origin } ({ $destination })
               *[return] Devuelves { $cards } { $origin } { $destination }
            }
           *[other] { $deed ->
                [take] { $owner } toma { $cards } { $origin }
                [get] { $owner } recibe { $cards } { $origin }
                [gain] { $owner } obtiene { $cards } { $origin }
                [put] { $seat-is ->
                    [you] Pones { $cards } { $origin } en la Cocina de { $owner }
                   *[other] { $seat } pone { $cards } { $origin } en la Cocina de { $owner }
                }
                [trash] { $owner } tira { $cards } { $origin }
                [lose] { $owner } pierde { $cards } { $origin } ({ $destination })
               *[return] { $owner } devuelve { $cards } { $origin } { $destination }
            }
        }{ $by ->
            [chance] , al azar.
           *[choice] .
        }
    .stage =
        { $owner-is ->
            [you] { $deed ->
                [take] Tomas { $cards }
                [get] Recibes { $cards }
                [gain] Obtienes { $cards }
                [put] { $seat } pone { $cards } en tu Cocina
                [trash] Tiras { $cards }
                [lose] Pierdes { $cards }
               *[return] Devuelves { $cards }
            }
           *[other] { $deed ->
                [take] { $owner } toma { $cards }
                [get] { $owner } recibe { $cards }
                [gain] { $owner } obtiene { $cards }
                [put] { $seat-is ->
                    [you] Pones { $cards } en la Cocina de { $owner }
                   *[other] { $seat } pone { $cards } en la Cocina de { $owner }
                }
                [trash] { $owner } tira { $cards }
                [lose] { $owner } pierde { $cards }
               *[return] { $owner } devuelve { $cards }
            }
        }
    .chip =
        { $deed ->
            [take] { $owner-is ->
                [you] tomas { $cards-short }
               *[other] toma { $cards-short }
            }
            [get] { $cards-short } → { $owner }
            [gain] { $cards-short } → { $owner }
            [put] { $cards-short } → { $owner }
            [trash] { $cards-short } → { $destination-short }
            [lose] { $cards-short } → { $destination-short }
           *[return] { $cards-short } → { $destination-short }
        }
event-swapped =
    .log =
        { $owner-is ->
            [you] Se intercambian { $card }, de tu Cocina, y { $other_card }, de la Cocina de { $other }.
           *[other] { $other-is ->
                [you] Se intercambian { $card }, de la Cocina de { $owner }, y { $other_card }, de tu Cocina.
               *[other] Se intercambian { $card }, de la Cocina de { $owner }, y { $other_card }, de la Cocina de { $other }.
            }
        }
    .stage = Se intercambian { $card-short } y { $other_card-short }
    .chip =
        { $seat-is ->
            [you] intercambias Ingredientes
           *[other] intercambia Ingredientes
        }
event-worth-changed =
    .log =
        { $owner-is ->
            [you] El valor de { $cards } en tu Cocina
           *[other] El valor de { $cards } en la Cocina de { $owner }
        }{ " " }{ $way ->
            [more] sube en { $by }.
            [less] baja en { $by }.
           *[same] no cambia.
        }
    .stage =
        { $owner-is ->
            [you] En tu Cocina, { $cards }:
           *[other] { $cards } de { $owner }:
        }{ " " }{ $way ->
            [more] +{ $by } de valor
            [less] −{ $by } de valor
           *[same] mismo valor
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
            [you] Horneas la Tarta { $pie }, de valor { $value }: { $cards }.
           *[other] { $seat } hornea la Tarta { $pie }, de valor { $value }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] ¡Horneas una Tarta de valor { $value }!
           *[other] ¡{ $seat } hornea una Tarta de valor { $value }!
        }
    .chip =
        { $seat-is ->
            [you] horneas Tarta: { $value }
           *[other] hornea Tarta: { $value }
        }
event-pie-changed =
    .log =
        { $seat-is ->
            [you] Tu Tarta { $pie }
           *[other] La Tarta { $pie } de { $seat }
        }{ " " }{ $way ->
            [more] gana { $by } y ahora vale { $value }.
            [less] pierde { $by } y ahora vale { $value }.
           *[same] sigue valiendo { $value }.
        }
    .stage =
        { $seat-is ->
            [you] Tu Tarta { $pie } ahora vale { $value }
           *[other] La Tarta { $pie } de { $seat } ahora vale { $value }
        }
    .chip = Tarta { $pie }: ahora { $value }
event-shielded =
    .log =
        { $what ->
            [kitchen] { $seat-is ->
                [you] Tu Cocina está protegida hasta tu próximo turno.
               *[other] La Cocina de { $seat } está protegida hasta su próximo turno.
            }
           *[pies] { $seat-is ->
                [you] Tus Tartas están protegidas hasta tu próximo turno.
               *[other] Las Tartas de { $seat } están protegidas hasta su próximo turno.
            }
        }
    .chip =
        { $what ->
            [kitchen] Cocina protegida
           *[pies] Tartas protegidas
        }
event-revealed =
    .log =
        { $to ->
            [all] Todo el mundo ve { $cards } { $place }.
           *[one] { $seat-is ->
                [you] Ves { $cards } { $place }.
               *[other] { $seat } ve { $cards } { $place }.
            }
        }
    .stage =
        { $to ->
            [all] { $cards-count ->
                [one] Todo el mundo ve { $cards-short } { $place }
               *[other] Todo el mundo ve { $cards-count } cartas { $place }
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] Ves { $cards-short } { $place }
                   *[other] Ves { $cards-count } cartas { $place }
                }
               *[other] { $cards-count ->
                    [one] { $seat } ve { $cards-short } { $place }
                   *[other] { $seat } ve { $cards-count } cartas { $place }
                }
            }
        }
    .chip =
        { $to ->
            [all] { $cards-count ->
                [one] a la vista: una carta
               *[other] a la vista: { $cards-count } cartas
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [one] ves una carta
                   *[other] ves { $cards-count } cartas
                }
               *[other] { $cards-count ->
                    [one] ve una carta
                   *[other] ve { $cards-count } cartas
                }
            }
        }
event-looked =
    .log =
        { $cards-count ->
            [one] { $seat-is ->
                [you] Miras la primera carta de la Despensa: { $cards }.
               *[other] { $seat } mira la primera carta de la Despensa.
            }
           *[other] { $seat-is ->
                [you] Miras las { $cards-count } primeras cartas de la Despensa: { $cards }.
               *[other] { $seat } mira las { $cards-count } primeras cartas de la Despensa.
            }
        }
    .stage =
        { $cards-count ->
            [one] { $seat-is ->
                [you] Miras la primera carta de la Despensa
               *[other] { $seat } mira la primera carta de la Despensa
            }
           *[other] { $seat-is ->
                [you] Miras { $cards-count } cartas de la Despensa
               *[other] { $seat } mira { $cards-count } cartas de la Despensa
            }
        }
    .chip =
        { $cards-count ->
            [one] { $seat-is ->
                [you] miras una carta
               *[other] mira una carta
            }
           *[other] { $seat-is ->
                [you] miras { $cards-count } cartas
               *[other] mira { $cards-count } cartas
            }
        }
event-answered =
    .log =
        { $answer ->
            [yes] { $seat-is ->
                [you] { $card }: dices que sí.
               *[other] { $card }: { $seat } dice que sí.
            }
           *[no] { $seat-is ->
                [you] { $card }: dices que no.
               *[other] { $card }: { $seat } dice que no.
            }
        }
    .chip =
        { $answer ->
            [yes] { $seat-is ->
                [you] dices que sí
               *[other] dice que sí
            }
           *[no] { $seat-is ->
                [you] dices que no
               *[other] dice que no
            }
        }
event-chose =
    .log =
        { $seat-is ->
            [you] Eliges «{ $choice }».
           *[other] { $seat } elige «{ $choice }».
        }
    .chip = «{ $choice }»
event-pointed =
    .log =
        { $seat-is ->
            [you] { $other-is ->
                [you] Te eliges a ti.
               *[other] Eliges a { $other }.
            }
           *[other] { $other-is ->
                [you] { $seat } te elige a ti.
               *[other] { $seat } elige a { $other }.
            }
        }
    .chip =
        { $seat-is ->
            [you] { $other-is ->
                [you] te eliges a ti
               *[other] eliges a { $other }
            }
           *[other] { $other-is ->
                [you] te elige a ti
               *[other] elige a { $other }
            }
        }
event-nothing-done =
    .log =
        { $seat-is ->
            [you] No tienes ninguna carta para ello.
           *[other] { $seat } no tiene ninguna carta para ello.
        }
event-achieved =
    .log =
        { $seat-is ->
            [you] Completas { $cards }.
           *[other] { $seat } completa { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] ¡Completas { $cards }!
           *[other] ¡{ $seat } completa { $cards }!
        }
    .chip =
        { $seat-is ->
            [you] completas { $cards-short }
           *[other] completa { $cards-short }
        }
# An Achievement (cards) turns into another card.
event-turned-into =
    .log = El Logro { $cards } se convierte en { $other_card }, { $place }.
    .stage = { $cards } se convierte en { $other_card }
    .chip = aparece { $other_card }
# A completed Achievement goes back, or one that had turned into another card.
event-returned =
    .log =
        { $state ->
            [turned] { $other_card } vuelve a ser el Logro { $cards }, al fondo del mazo de Logros.
           *[completed] El Logro { $cards } va al fondo del mazo de Logros.
        }
    .chip =
        { $state ->
            [turned] { $other_card } vuelve
           *[completed] { $cards-short } vuelve
        }
event-reshuffled =
    .log =
        { $count ->
            [one] La Basura, una sola carta, pasa a la Despensa.
           *[other] La Basura, { $count } cartas, se baraja y pasa a la Despensa.
        }
    .stage = La Basura se baraja y pasa a la Despensa
    .chip = se baraja la Basura
event-dropped =
    .log =
        { $count ->
            [one] Se suprime un efecto, porque esto no acabaría nunca.
           *[other] Se suprimen { $count } efectos, porque esto no acabaría nunca.
        }
    .chip =
        { $count ->
            [one] se suprime un efecto
           *[other] se suprimen { $count } efectos
        }
event-ended =
    .log = La partida ha terminado. { $reason }
    .stage = La partida ha terminado
    .chip = fin de la partida
event-polled =
    .log =
        { $seat-is ->
            [you] { $when ->
                [today] Comiste tarta hoy.
                [yesterday] Comiste tarta por última vez ayer.
                [week] Comiste tarta por última vez esta semana.
                [month] Comiste tarta por última vez este mes.
                [year] Comiste tarta por última vez este año.
                [longer] Comiste tarta por última vez hace más tiempo.
               *[unsaid] No dices cuándo comiste tarta por última vez.
            }
           *[other] { $when ->
                [today] { $seat } comió tarta hoy.
                [yesterday] { $seat } comió tarta por última vez ayer.
                [week] { $seat } comió tarta por última vez esta semana.
                [month] { $seat } comió tarta por última vez este mes.
                [year] { $seat } comió tarta por última vez este año.
                [longer] { $seat } comió tarta por última vez hace más tiempo.
               *[unsaid] { $seat } no dice cuándo comió tarta por última vez.
            }
        }
    .chip =
        { $when ->
            [today] tarta hoy
            [yesterday] tarta ayer
            [week] tarta esta semana
            [month] tarta este mes
            [year] tarta este año
            [longer] tarta hace más
           *[unsaid] sin respuesta
        }
event-claimed =
    .log =
        { $verdict ->
            [right] { $seat-is ->
                [you] { $other-is ->
                    [you] Señalas que has cumplido { $cards }.
                   *[other] Señalas que { $other } ha cumplido { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } señala que has cumplido { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } señala que ha cumplido { $cards }.
                       *[other] { $seat } señala que { $other } ha cumplido { $cards }.
                    }
                }
            }
           *[wrong] { $seat-is ->
                [you] { $other-is ->
                    [you] Afirmas por error que has cumplido { $cards }.
                   *[other] Afirmas por error que { $other } ha cumplido { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } afirma por error que has cumplido { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } afirma por error que ha cumplido { $cards }.
                       *[other] { $seat } afirma por error que { $other } ha cumplido { $cards }.
                    }
                }
            }
        }
    .chip =
        { $verdict ->
            [right] aviso correcto
           *[wrong] aviso equivocado
        }

## Places, as parts of the sentences above

from-hand =
    { $owner-is ->
        [you] de tu mano
       *[other] de la mano de { $owner }
    }
from-kitchen =
    { $owner-is ->
        [you] de tu Cocina
       *[other] de la Cocina de { $owner }
    }
# Of the player whom the sentence is about.
from-own-hand =
    { $owner-is ->
        [you] de tu mano
       *[other] de su mano
    }
from-own-kitchen =
    { $owner-is ->
        [you] de tu Cocina
       *[other] de su Cocina
    }
from-trash = de la Basura
from-pantry = de la Despensa
to-trash = a la Basura
    .short = Basura
to-pantry-top = a lo alto de la Despensa
    .short = Despensa
to-pantry-bottom = al fondo de la Despensa
    .short = Despensa
in-hand =
    { $owner-is ->
        [you] en tu mano
       *[other] en la mano de { $owner }
    }
in-kitchen =
    { $owner-is ->
        [you] en tu Cocina
       *[other] en la Cocina de { $owner }
    }
in-pantry = en lo alto de la Despensa

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-main = Juega una carta o rebusca en la Basura.
prompt-dive-trash =
    { $count ->
        [one] Rebuscar: tira una carta más.
       *[other] Rebuscar: tira { $count } cartas.
    }
prompt-dive-take = ¿Qué carta tomas de la Basura?
prompt-effect = ¿Qué efecto va primero?
prompt-limit =
    { $count ->
        [one] Quédate con siete: tira una carta.
       *[other] Quédate con siete: tira { $count } cartas.
    }
prompt-claim = ¿Alguien ha cumplido un Logro?
prompt-claim-player = ¿Quién lo ha cumplido?
prompt-poll = ¿Cuándo comiste tarta por última vez?
# The card is the one whose text is carried out, here and below.
prompt-card =
    { $deed ->
        [play] { $card-short }: ¿qué carta juegas?
        [trash] { $card-short }: ¿qué carta tiras?
        [take] { $count ->
            [1] { $card-short }: ¿qué carta tomas?
           *[other] { $card-short }: toma { $count } cartas.
        }
        [give] { $card-short }: ¿qué carta das?
        [gain] { $card-short }: ¿qué carta obtienes?
        [move] { $card-short }: ¿qué carta mueves?
        [put-back] { $card-short }: ¿qué carta devuelves?
        [swap] { $card-short }: ¿qué carta intercambias?
        [swap-for] { $card-short }: ¿por cuál la cambias?
        [raise] { $card-short }: ¿qué carta gana { $by }?
        [lower] { $card-short }: ¿qué carta pierde { $by }?
        [change] { $card-short }: ¿qué carta cambias?
       *[other] { $card-short }: ¿qué carta?
    }
# Any number of cards, or none.
prompt-cards =
    { $deed ->
        [play] { $card-short }: juega una carta o acaba.
        [trash] { $card-short }: tira cartas o acaba.
        [take] { $count ->
            [1] { $card-short }: toma cartas o acaba.
           *[other] { $card-short }: toma hasta { $count } cartas o acaba.
        }
        [give] { $card-short }: da cartas o acaba.
        [gain] { $count ->
            [1] { $card-short }: obtén cartas o acaba.
           *[other] { $card-short }: obtén hasta { $count } cartas o acaba.
        }
        [move] { $card-short }: mueve cartas o acaba.
        [put-back] { $card-short }: devuelve cartas o acaba.
        [raise] { $card-short }: sube el valor de cartas o acaba.
        [lower] { $card-short }: baja el valor de cartas o acaba.
        [change] { $card-short }: cambia cartas o acaba.
       *[other] { $card-short }: elige cartas o acaba.
    }
prompt-receiver = { $card-short }: ¿quién la recibe?
prompt-player = { $card-short }: ¿a quién eliges?
prompt-option = { $card-short }: elige una opción.
prompt-pie = { $card-short }: ¿qué Tarta?
prompt-commit =
    { $deed ->
        [trash] { $card-short }: tira una carta en secreto.
       *[give] { $card-short }: da una carta en secreto.
    }
prompt-commit-none = { $card-short }: no tienes ninguna carta.
prompt-may =
    { $deed ->
        [bake] { $card-short }: ¿horneas una Tarta?
        [play] { $card-short }: ¿juegas una carta?
        [play-some] { $card-short }: ¿juegas una carta que sirva?
        [draw] { $card-short }: ¿robas?
        [trash] { $card-short }: ¿tiras una carta?
        [take] { $card-short }: ¿tomas una carta?
        [give] { $card-short }: ¿das una carta?
        [gain] { $card-short }: ¿obtienes una carta?
        [move] { $card-short }: ¿mueves una carta?
        [put-back] { $card-short }: ¿devuelves una carta?
        [swap] { $card-short }: ¿intercambias dos cartas?
        [raise] { $card-short }: ¿subes el valor de una carta?
        [lower] { $card-short }: ¿bajas el valor de una carta?
        [change] { $card-short }: ¿cambias una carta?
       *[other] { $card-short }: ¿quieres usarla?
    }
prompt-over =
    { $winners-is ->
        [you] ¡Ganas con una puntuación de { $score }!
        [other] Gana { $winners } con una puntuación de { $score }.
       *[others] ¡Empate! Ganan { $winners }, con una puntuación de { $score }.
    }
prompt-over-without-pies = Nadie horneó una Tarta: gana todo el mundo.

## Whom the table waits for

waiting-main =
    { $seats-count ->
        [one] Esperando a que { $seats } juegue, rebusque o pase.
       *[other] Esperando a que { $seats } jueguen, rebusquen o pasen.
    }
waiting-effect =
    { $seats-count ->
        [one] Esperando a que { $seats } ordene sus efectos.
       *[other] Esperando a que { $seats } ordenen sus efectos.
    }
waiting-limit =
    { $seats-count ->
        [one] Esperando a que { $seats } tire cartas hasta tener siete.
       *[other] Esperando a que { $seats } tiren cartas hasta tener siete.
    }
waiting-card =
    { $seats-count ->
        [one] { $card }: { $seats } elige una carta.
       *[other] { $card }: { $seats } eligen una carta.
    }
waiting-player =
    { $seats-count ->
        [one] { $card }: { $seats } elige a alguien.
       *[other] { $card }: { $seats } eligen a alguien.
    }
waiting-answer =
    { $seats-count ->
        [one] { $card }: { $seats } decide.
       *[other] { $card }: { $seats } deciden.
    }
waiting-pie =
    { $seats-count ->
        [one] { $card }: { $seats } elige una Tarta.
       *[other] { $card }: { $seats } eligen una Tarta.
    }
waiting-commit = { $card }: se eligen cartas en secreto.
waiting-claim = Cualquiera puede señalar un Logro cumplido.
waiting-poll = Todo el mundo dice cuándo comió tarta por última vez.
waiting-others = Ya has elegido; puede que falte alguien por decidir.

## Choices

label-pass = Pasar
label-dive = Rebuscar en la Basura
label-done = Acabar
label-yes = Sí
label-no = No
label-no-claim = No, nada que señalar
label-no-answer = Prefiero no decirlo
label-ate-pie =
    { $when ->
        [today] Hoy
        [yesterday] Ayer
        [week] Esta semana
        [month] Este mes
        [year] Este año
       *[longer] Hace más tiempo
    }
label-player =
    { $seat-is ->
        [you] Tú
       *[other] { $seat }
    }
label-achievement = { $card }
label-option = { $choice }
label-effect = Primero { $card }
# Several effects of cards of the same name.
label-one-of-effects = Primero { $card } n.º { $number }
label-play = Jugar { $card }
label-from-hand = { $card } de tu mano
label-from-revealed = { $card } de la mano que ves
label-from-trash = { $card } de la Basura
label-from-pantry = { $card } de lo alto de la Despensa
label-in-kitchen =
    { $owner-is ->
        [you] { $card }, valor { $worth }: n.º { $place } en tu Cocina
       *[other] { $card }, valor { $worth }: n.º { $place } en la Cocina de { $owner }
    }
label-pie =
    { $owner-is ->
        [you] Tu Tarta { $pie }, valor { $value }
       *[other] Tarta { $pie } de { $owner }, valor { $value }
    }

## Why a move is good: one fact, at most 25 words

advice-spare-salt = Una Tarta lleva exactamente una Sal, y tu Cocina ya la tiene.
advice-full = Tu Cocina está llena: no cabe ningún Ingrediente.
advice-salt = Una Tarta necesita exactamente una Sal, y tu Cocina aún no tiene.
advice-one-more = Es una carta más en este turno.
advice-ingredient = Aporta { $worth }, y tu Cocina llega a { $count } de los { $needed } Ingredientes que necesita una Tarta.
advice-more = Aporta { $worth } más a una Cocina que vale { $sum }.
advice-draws =
    { $count ->
        [one] Con ella robas una carta; además te quedan { $held }.
       *[other] Con ella robas { $count } cartas; además te quedan { $held }.
    }
advice-bake = Tu Cocina vale { $sum }; la mejor Tarta de los demás vale { $best }.
advice-bake-first = Tu Cocina vale { $sum }, y nadie más tiene una Tarta todavía.
advice-dive = Así consigues { $card }, que vale { $worth }.
advice-dive-salt = { $card } es la Sal que le falta a tu Cocina.
advice-player-pie = { $seat } tiene la mejor Tarta de tus rivales: vale { $value }.
advice-player-kitchen = { $seat } tiene la mejor Cocina de tus rivales: vale { $sum }.
advice-best-spot =
    { $owner-is ->
        [you] Vale { $worth }: nada en tu Cocina vale más.
       *[other] Vale { $worth }: nada en la Cocina de { $owner } vale más.
    }
advice-least-spot = Vale { $worth }: nada en tu Cocina vale menos.
advice-best-pie = Vale { $value }: ninguna Tarta vale más.
advice-least =
    { $count ->
        [one] Vale { $worth }: ningún Ingrediente de tu mano vale menos.
       *[other] Valen { $worth } como mucho: ningún Ingrediente de tu mano vale menos.
    }

## Why not

fact-can-play = Puedes jugar { $cards }, y en esta mesa solo se pasa cuando no se puede hacer otra cosa.
fact-can-dive = Puedes rebuscar en la Basura, y en esta mesa solo se pasa cuando no se puede hacer otra cosa.
fact-cards-held =
    { $count ->
        [0] No tienes cartas.
        [one] Solo tienes una carta.
       *[other] Tienes { $count } cartas.
    }
fact-not-held = No tienes { $card }.
fact-no-more-of-it =
    { $count ->
        [one] Solo tienes { $card } una vez.
       *[other] Solo tienes { $card } { $count } veces.
    }
fact-kitchen-full = Tu Cocina está llena: caben { $count } Ingredientes.
fact-does-nothing = { $card } no podría hacer nada ahora, y en esta mesa no se puede jugar una Acción así.
fact-not-in-trash = { $card } no está en la Basura.
fact-both-trashed = Solo tienes { $cards }, así que ambas cartas se tiran.
fact-just-trashed = Tiras { $card } para rebuscar, y en esta mesa no se puede recuperar.
fact-card-says = El texto de { $card } dice: «{ $card-text }»
fact-not-a-rival = Te has elegido a ti, y no cuentas como rival. El texto de { $card } dice: «{ $card-text }»
fact-nothing-for-it = No tienes nada para ello. El texto de { $card } dice: «{ $card-text }»
fact-pies =
    { $count ->
        [0] No hay ninguna Tarta.
        [one] Solo hay una Tarta.
       *[other] Solo hay { $count } Tartas.
    }
fact-no-room-for-it = Tu Cocina está llena: no hay sitio para { $card }.
fact-no-action = Tu Cocina está llena, y no tienes ninguna Acción que se pueda jugar.
fact-no-cards =
    { $owner-is ->
        [you] No tienes cartas en la mano.
       *[other] { $owner } no tiene cartas en la mano.
    }
fact-there-already =
    { $owner-is ->
        [you] La carta ya está en tu Cocina.
       *[other] La carta ya está en la Cocina de { $owner }.
    }
fact-no-room-there =
    { $owner-is ->
        [you] Tu Cocina está llena.
       *[other] La Cocina de { $owner } está llena.
    }
fact-shielded =
    { $owner-is ->
        [you] Tu Cocina está protegida hasta tu próximo turno.
       *[other] La Cocina de { $owner } está protegida hasta su próximo turno.
    }
fact-guarded =
    { $owner-is ->
        [you] Los efectos rivales no pueden tocar { $card } en tu Cocina.
       *[other] Los efectos rivales no pueden tocar { $card } en la Cocina de { $owner }.
    }
fact-ingredients =
    { $count ->
        [0] { $owner-is ->
            [you] No tienes Ingredientes en la Cocina.
           *[other] { $owner } no tiene Ingredientes en la Cocina.
        }
        [one] { $owner-is ->
            [you] Solo tienes un Ingrediente en la Cocina.
           *[other] { $owner } solo tiene un Ingrediente en la Cocina.
        }
       *[other] { $owner-is ->
            [you] Solo tienes { $count } Ingredientes en la Cocina.
           *[other] { $owner } solo tiene { $count } Ingredientes en la Cocina.
        }
    }
fact-salts =
    { $count ->
        [0] { $owner-is ->
            [you] No tienes ninguna Sal en la Cocina.
           *[other] { $owner } no tiene ninguna Sal en la Cocina.
        }
        [one] { $owner-is ->
            [you] Tienes una Sal en la Cocina.
           *[other] { $owner } tiene una Sal en la Cocina.
        }
       *[other] { $owner-is ->
            [you] Tienes { $count } Sales en la Cocina.
           *[other] { $owner } tiene { $count } Sales en la Cocina.
        }
    }
fact-effects =
    { $count ->
        [one] Solo tienes un efecto pendiente.
       *[other] Solo tienes { $count } efectos distintos pendientes.
    }

## The result

reason-everybody-baked = Todo el mundo ha horneado una Tarta.
reason-three-pies = Alguien ha horneado tres Tartas.
reason-grand-contest = Todo el mundo tiene cuatro Tartas.
reason-closing-time = Es la hora de cerrar.
result-no-pie =
    { $seat-is ->
        [you] No horneaste ninguna Tarta.
       *[other] { $seat } no horneó ninguna Tarta.
    }
result-pies =
    { $seat-is ->
        [you] Horneaste
       *[other] { $seat } horneó
    }{ " " }{ $values-count ->
        [one] una Tarta, de valor { $score }.
       *[other] { $values-count } Tartas, con valores { $values }. { $best ->
            [one] Cuenta la mejor: { $score }.
           *[other] Cuentan las { $best } mejores: { $score }.
        }
    }

## The sheet of a result

sheet-best =
    { $count ->
        [one] Mejor Tarta
       *[other] Mejores { $count } Tartas
    }
sheet-best-why =
    { $count ->
        [one] Lo que vale al final la mejor Tarta. Solo ella decide.
       *[other] Lo que valen juntas las { $count } mejores Tartas. Ellas deciden.
    }
sheet-boxes = Su valor en el tiempo
sheet-boxes-why = Lo que valía la mejor Tarta recién horneada y después de cada cambio.
sheet-baked = Tartas horneadas
sheet-baked-why = Todas las Tartas que ha horneado.
sheet-achievements = Logros
sheet-achievements-why = Los Logros que ha completado.

## The table in plain text

picture-piles =
    { $number ->
        [0] Antes del primer turno.
       *[other] Turno { $number }.
    }{ " " }{ $cards_left ->
        [one] Despensa: 1 carta.
       *[other] Despensa: { $cards_left } cartas.
    }{ " " }{ $achievements_left ->
        [one] Mazo: 1 Logro.
       *[other] Mazo: { $achievements_left } Logros.
    }
picture-achievement = Logro { $card }: { $card-text }
picture-seat =
    { $seat-is ->
        [you] Tú
       *[other] { $seat }
    }{ $state ->
        [turn] , con el turno:
       *[none] :
    }{ " " }{ $count ->
        [one] 1 carta;
       *[other] { $count } cartas;
    }{ " " }{ $kitchen-count ->
        [0] Cocina: vacía;
       *[other] Cocina: { $kitchen };
    }{ " " }{ $pies-count ->
        [0] sin Tartas
        [one] Tarta: { $pies }
       *[other] Tartas: { $pies }
    }{ $shielded ->
        [kitchen] ; Cocina protegida
        [pies] ; Tartas protegidas
        [both] ; Cocina y Tartas protegidas
       *[none] { "" }
    }
picture-kitchen-card =
    { $state ->
        [guarded] { $card } { $worth } (a salvo)
       *[none] { $card } { $worth }
    }
picture-trash =
    { $cards-is ->
        [none] Basura: vacía
       *[shown] Basura: { $cards }
    }
picture-text =
    { $seat-is ->
        [you] Aplicas { $card }: { $card-text }
       *[other] { $seat } aplica { $card }: { $card-text }
    }
picture-hand =
    { $count ->
        [0] Tu mano: vacía
       *[other] Tu mano:
    }
picture-action = { "  " }{ $card }: { $card-text }
picture-ingredient = { "  " }{ $card } ({ $flavor }, valor { $worth }): { $card-text }
picture-ingredient-with-sub = { "  " }{ $card } ({ $flavor }, { $sub }, valor { $worth }): { $card-text }
picture-looked = Miras: { $cards }
picture-revealed = Ves la mano de { $owner }: { $cards }

## Options of a table

option-players = Participantes
    .n4-10 = de 4 a 10
    .n2-10 = de 2 a 10
option-small_table = El final con dos o tres participantes
    .printed = como en el reglamento
    .two_each = dos Tartas por cabeza
option-first_player = Quién empieza
    .random = alguien al azar
    .poll = quien comió tarta hace menos
    .host = el primer asiento
option-direction = Sentido de turnos y efectos
    .printed = como en el reglamento
    .all_left = todo a la izquierda
    .all_right = todo a la derecha
option-pass = Pasar
    .allowed = permitido
    .only_if_forced = solo si no se puede hacer otra cosa
option-dive_own = Recuperar una carta recién tirada
    .allowed = permitido
    .forbidden = no permitido
option-reshuffle = Cuándo se baraja la Basura
    .eager = cuando se acaba la Despensa
    .when_needed = cuando hace falta una carta
option-empty_action = Jugar una Acción que no hace nada
    .allowed = permitido
    .forbidden = no permitido
option-worth_memory = Un valor modificado
    .stays = se mantiene en todas las Cocinas
    .resets_on_move = se pierde al mover la carta
option-forced_bake = Hornear cuando lo dice una carta
    .yes = obligatorio
    .may_decline = se puede rechazar
option-pie_floor = Valor mínimo de una Tarta
    .none = sin límite
    .zero = cero
option-staleness = Lo que pierden las Tartas rivales con cada Tarta nueva
option-end_timing = Cuándo termina la partida
    .immediate = al momento
    .finish_effects = tras los efectos pendientes
option-no_pie = Quien no tiene ninguna Tarta
    .last = queda en último lugar
    .zero = tiene cero
option-tie = Un empate al final
    .shared = se comparte
    .next_best = lo deciden las siguientes mejores Tartas
option-closing_time = Vueltas hasta la hora de cerrar
    .usual = 100 (Gran Concurso: 250)
    .off = sin límite
option-fresh_achievements = Un Logro nuevo ya cumplido
    .count = cuenta al momento
    .need_change = necesita un cambio
option-claims = Los Logros cumplidos
    .auto = cuentan sin decir nada
    .manual = hay que señalarlos
option-pile_return = Un Logro convertido vuelve
    .bottom = al fondo del mazo
    .shuffled = a cualquier lugar del mazo
option-grand = Gran Concurso
    .off = no
    .on = sí
option-grand_includes_new = Gran Concurso: la Tarta nueva también gana valor
    .yes = sí
    .no = no

## Kinds of cards, flavors, and subflavors

kind-ingredient = Ingrediente
kind-action = Acción
kind-achievement = Logro
kind-sweet = Dulce
kind-sour = Ácido
kind-bitter = Amargo
kind-savory = Sabroso
kind-spicy = Especiado
kind-salt = Sal
kind-cocoa = Cacao
kind-dairy = Lácteo
kind-fruit = Fruta
kind-grain = Cereal
kind-herb = Hierba
kind-meat = Carne
kind-nut = Fruto seco
kind-root = Raíz

## Cards: name, text, and what an Achievement is called once it has turned into another card

# Salts

card-table-salt = Sal de mesa
    .text = Sin habilidad.
card-sea-salt = Sal marina
    .text = Al jugarla: roba una carta.
card-rock-salt = Sal de roca
    .text = Al hornearla: vale 2 más si la Tarta lleva cinco Ingredientes.
card-pink-salt = Sal rosa
    .text = Al hornearla: vale 1 más por cada Dulce de la Tarta, hasta 3.
card-smoked-salt = Sal ahumada
    .text = Al hornearla: vale 1 más por cada Sabroso de la Tarta.
card-celery-salt = Sal de apio
    .text = Al hornearla: vale 2 más si la Tarta lleva una Hierba o una Raíz.
card-caramel-salt = Sal de caramelo
    .text = Al jugarla: tira una carta de tu mano.
card-pinch-of-salt = Pizca de sal
    .text = Al jugarla: puedes jugar un Ingrediente que no sea Sal.

# Sweet

card-cane-sugar = Azúcar de caña
    .text = Sin habilidad.
card-baking-apples = Manzanas para hornear
    .text = Sin habilidad.
card-brown-sugar = Azúcar moreno
    .text = Al hornearla: vale 1 más por cada Especiado de la Tarta.
card-peaches = Melocotones al sol
    .short = Melocotones
    .text = Al jugarla: si tienes otra Fruta en tu Cocina, roba una carta.
card-blueberries = Arándanos silvestres
    .short = Arándanos
    .text = Al hornearla: vale 1 más por cada otra Fruta de la Tarta.
card-honey = Miel pegajosa
    .text = Pasiva: los efectos rivales no pueden tocar esta carta.
card-candied-pecans = Pecanas garrapiñadas
    .short = Pecanas
    .text = Al hornearla: vale 2 más si hay otro Fruto seco en la Tarta.
card-vanilla-custard = Natillas de vainilla
    .short = Natillas
    .text = Pasiva: vale 2 menos por cada Ácido de tu Cocina.
card-marshmallows = Malvaviscos esponjosos
    .short = Malvaviscos
    .text = Al empezar tu turno: si esta carta vale 4 o menos, vale 1 más.
card-maple-syrup = Jarabe de arce
    .text = Al jugarla: cada otro Dulce de tu Cocina vale 1 más.
card-candied-cherries = Cerezas confitadas
    .short = Cerezas
    .text = Al jugarla: puedes obtener una Fruta de la Basura.

# Sour

card-lemons = Limones del huerto
    .text = Sin habilidad.
card-limes = Limas bien ácidas
    .text = Al jugarla: un Ingrediente de una Cocina rival vale 2 menos.
card-rhubarb = Ruibarbo
    .text = Al hornearla: vale 4 menos si no hay ningún Dulce en la Tarta.
card-buttermilk = Suero de leche prestado
    .short = Suero
    .text = Al jugarla: puedes intercambiar otro Ingrediente de tu Cocina por uno de una Cocina rival.
card-sour-cherries = Guindas
    .text = Al hornearla: vale 2 más si hay Cacao en la Tarta.
card-cranberries = Arándanos rojos
    .short = Arándanos rojos
    .text = Al hornearla: después de anotar la Tarta, roba dos cartas.
card-cider-vinegar = Vinagre de sidra
    .text = Al jugarla: mueve esta carta a una Cocina rival en la que haya sitio.

# Bitter

card-dark-chocolate = Chocolate amargo
    .short = Chocolate
    .text = Sin habilidad.
card-cocoa-powder = Cacao en polvo
    .text = Pasiva: cada otro Cacao de tu Cocina vale 1 más.
card-espresso = Café exprés
    .text = Al jugarla: puedes jugar otra carta.
card-walnuts = Nueces tostadas
    .short = Nueces
    .text = Al tirarla de tu Cocina, salvo al hornear: roba una carta.
card-scorched-sugar = Azúcar quemado
    .text = Al jugarla: hornea una Tarta.
card-grapefruit-peel = Cáscara de pomelo
    .short = Pomelo
    .text = Pasiva: los efectos rivales no pueden tocar las Frutas de tu Cocina (tampoco esta carta).

# Savory

card-shortcrust = Masa quebrada
    .text = Sin habilidad.
card-lattice-top = Tapa enrejada
    .text = Al jugarla: si tienes cuatro o más Ingredientes en tu Cocina, puedes hornear una Tarta.
card-cheddar = Cheddar curado
    .text = Al hornearla: vale 2 más si hay una Fruta en la Tarta.
card-bacon = Panceta crujiente
    .text = Al hornearla: después de anotar la Tarta, cada rival tira una carta de su mano.
card-butter = Mantequilla fría
    .text = Pasiva: cada Cereal de tu Cocina vale 1 más.
card-pumpkin = Calabaza asada
    .text = Cada vez que un rival hornea una Tarta: esta carta vale 1 más.
card-mushrooms = Hongos del bosque
    .short = Hongos
    .text = Al hornearla: vale 1 más por cada sabor distinto de la Tarta.
card-rosemary = Ramita de romero
    .text = Al hornearla: vale 2 más si hay una Carne o una Raíz en la Tarta.

# Spicy

card-cinnamon = Rama de canela
    .text = Al hornearla: vale 2 más si hay una Fruta en la Tarta.
card-ginger = Raíz de jengibre
    .text = Al jugarla: roba una carta.
card-nutmeg = Nuez moscada rallada
    .short = Nuez moscada
    .text = Al hornearla: vale 1 más por cada sabor distinto de la Tarta.
card-chili = Chile ojo de pájaro
    .text = Al jugarla: tira un Ingrediente de valor 2 o menos de una Cocina rival.
card-fresh-mint = Menta fresca
    .text = Al jugarla: puedes tirar otro Ingrediente de tu Cocina.
card-black-pepper = Pimienta machacada
    .text = Al hornearla: vale 3 más si hay una Carne en la Tarta.

# Actions

card-hot-oven = Horno caliente
    .text = Hornea una Tarta.
card-slow-bake = A fuego lento
    .text = Hornea una Tarta. Vale 3 más si lleva cinco Ingredientes.
card-quick-bake = Visto y no visto
    .short = Visto y no visto
    .text = Hornea una Tarta. Vale 2 menos. Después roba dos cartas.
card-dash-to-the-oven = Carrera al horno
    .short = Al horno
    .text = Puedes jugar un Ingrediente. Después hornea una Tarta.
card-bake-off = Concurso del pueblo
    .short = Concurso
    .text = Cada participante puede hornear una Tarta.
card-cooling-rack = Rejilla para enfriar
    .text = Hornea una Tarta. Hasta tu próximo turno, el valor de tus Tartas no puede bajar.
card-swap-meet = Trueque de vecinos
    .text = Intercambia un Ingrediente de tu Cocina por uno de una Cocina rival.
card-grocery-run = Compra rápida
    .text = Roba tres cartas.
card-window-shopping = Mirar escaparates
    .short = Escaparates
    .text = Mira las cinco primeras cartas de la Despensa y toma dos. Pon el resto al fondo.
card-windowsill-thief = Ladrón de ventana
    .short = Ladrón
    .text = Obtén un Ingrediente de valor 3 o menos de una Cocina rival.
card-sticky-fingers = Manos largas
    .text = Toma una carta al azar de la mano de un rival.
card-leftovers = Sobras
    .text = Toma otra carta de la Basura. Después roba una carta.
card-wipe-down = Limpiar la encimera
    .short = Limpieza
    .text = Tira cuantos Ingredientes quieras de tu Cocina. Roba una carta por cada uno.
card-food-fight = Guerra de comida
    .text = Cada participante tira un Ingrediente de su propia Cocina.
card-back-on-the-shelf = De vuelta al estante
    .short = Al estante
    .text = Pon un Ingrediente de cualquier Cocina en lo alto de la Despensa.
card-butterfingers = Manos de mantequilla
    .text = Tira un Ingrediente de cualquier Cocina.
card-heavy-hand = Se me fue la mano
    .text = Elige una opción: mueve una Sal de tu Cocina, o de tu mano, a una Cocina rival en la que haya sitio.
    .option-kitchen = De la Cocina
    .option-hand = De la mano
card-pass-the-bowl = Pasa el bol
    .text = A la vez, cada participante da una carta de su mano a quien tenga a su izquierda.
card-taste-test = Cata
    .text = Mira la mano de un rival y toma una carta de ella. Después da a ese rival una carta de tu mano.
card-whipped-peak = A punto de nieve
    .text = Tu mejor Tarta vale 3 más.
card-drafty-window = Corriente de aire
    .text = Cada Tarta que no es tuya vale 2 menos.
card-cling-film = Film transparente
    .text = Roba una carta. Hasta tu próximo turno, los efectos rivales no pueden tocar tu Cocina y el valor de tus Tartas no puede bajar.

# Achievements

card-fruit-stand = Puesto de fruta
    .text = Ten dos o más Frutas en tu Cocina. > Roba dos cartas.
card-full-counter = Encimera llena
    .text = Ten cinco Ingredientes en tu Cocina. > Puedes hornear una Tarta.
card-sweet-tooth = Antojo de dulce
    .text = Ten dos o más Dulces en tu Cocina. > Cada Dulce de tu Cocina vale 1 más.
card-pucker-up = Cara de limón
    .text = Ten dos o más Ácidos en tu Cocina. > Un Ingrediente de una Cocina rival pasa a valer 1.
card-dark-mood = Humor negro
    .text = Ten dos o más Amargos en tu Cocina. > Puedes jugar una carta.
card-hearty-plate = Plato contundente
    .text = Ten dos o más Sabrosos en tu Cocina. > Toma un Ingrediente de la Basura.
card-hot-kitchen = Cocina al rojo vivo
    .text = Ten dos o más Especiados en tu Cocina. > Tira un Ingrediente de una Cocina rival.
card-salt-mine = Mina de sal
    .text = Ten dos o más Sales en tu Cocina. > Tira una Sal de tu Cocina. Roba dos cartas.
card-five-tastes = Cinco sabores
    .text = Ten cuatro o más sabores distintos en tu Cocina. > Cada Ingrediente de tu Cocina vale 1 más.
card-heavy-tray = Bandeja pesada
    .text = Ten Ingredientes por un valor de 12 o más en tu Cocina. > Hasta tu próximo turno, los efectos rivales no pueden tocar tu Cocina. Roba una carta.
card-dairy-dream = Sueño lácteo
    .text = Ten un Lácteo y una Fruta en tu Cocina. > Se convierte en Crema batida (Dulce, Lácteo, valor 4) en tu Cocina.
    .turned = Crema batida
    .turned-text = Sin habilidad.
card-double-cocoa = Doble cacao
    .text = Ten dos o más Cacaos en tu Cocina. > Se convierte en Ganache (Amargo, Cacao, valor 5) en tu Cocina.
    .turned = Ganache
    .turned-text = Sin habilidad.
card-crust-master = Arte de la masa
    .text = Ten un Cereal y un Lácteo en tu Cocina. > Se convierte en Masa dorada (Sabroso, Cereal, valor 3; al jugarla: hornea una Tarta) en tu mano.
    .turned = Masa dorada
    .turned-text = Al jugarla: hornea una Tarta.
card-nut-case = Duro de roer
    .text = Ten un Fruto seco y una Fruta en tu Cocina. > Se convierte en Crocante de nueces (Dulce, Fruto seco, valor 4; los efectos rivales no pueden tocarlo) en tu Cocina.
    .turned = Crocante de nueces
    .turned-text = Pasiva: los efectos rivales no pueden tocar esta carta.
card-sunday-roast = Asado dominical
    .text = Ten una Carne y un Especiado, una Raíz o una Hierba en tu Cocina. > Se convierte en Salsa de asado (Sabroso, valor 5) en tu Cocina.
    .turned = Salsa de asado
    .turned-text = Sin habilidad.
card-stale-bread = Pudin de pan
    .text = Ten una Tarta de valor 4 o menos. > Tu peor Tarta vale 5 más.
card-late-riser = Masa dormilona
    .text = No tengas ninguna Tarta mientras dos o más rivales tienen una. > Se convierte en Horno de emergencia (Acción: hornea una Tarta, que vale 2 más) en tu mano.
    .turned = Horno de emergencia
    .turned-text = Hornea una Tarta. Vale 2 más.
card-blue-ribbon = Primer premio
    .text = Hornea una Tarta de valor 15 o más. > Esa Tarta vale 2 más.
card-humble-pie = Cura de humildad
    .text = Hornea una Tarta de valor 8 o menos. > Roba tres cartas.
card-first-slice = Primera porción
    .text = Hornea una Tarta mientras ningún rival tiene una. > Se convierte en Segunda hornada (Acción: puedes jugar un Ingrediente, después hornea una Tarta) en tu mano.
    .turned = Segunda hornada
    .turned-text = Puedes jugar un Ingrediente. Después hornea una Tarta.
card-small-bites = Bocaditos
    .text = Hornea una Tarta de exactamente tres Ingredientes. > Se convierte en Cesta de pícnic (Acción: roba dos cartas, después puedes jugar un Ingrediente) en tu mano.
    .turned = Cesta de pícnic
    .turned-text = Roba dos cartas. Después puedes jugar un Ingrediente.
card-showpiece = Obra maestra
    .text = Hornea una Tarta de exactamente cinco Ingredientes. > Hasta tu próximo turno, el valor de tus Tartas no puede bajar. Roba una carta.
card-one-note = Una sola nota
    .text = Hornea una Tarta con un solo sabor además de la Sal. > Esa Tarta vale 4 más.
card-symphony = Sinfonía de sabores
    .short = Sinfonía
    .text = Hornea una Tarta con cuatro o más sabores. > Esa Tarta vale 2 más. Roba una carta.
card-seconds-please = Ración doble
    .short = Ración doble
    .text = Hornea tu segunda Tarta. > Obtén hasta dos Ingredientes de la Basura que no sean Sal.
card-scavenger = Buen olfato
    .text = Rebusca en la Basura. > Roba una carta.
card-trade-fair = Feria de trueque
    .text = Intercambia Ingredientes con un rival. > Un Ingrediente de tu Cocina vale 2 más.
card-saboteur = Sabotaje
    .text = Tira un Ingrediente de una Cocina rival. > Se convierte en Mermelada birlada (Dulce, Fruta, valor 4) en tu mano.
    .turned = Mermelada birlada
    .turned-text = Sin habilidad.
card-good-sport = Buen perder
    .text = Pierde un Ingrediente de tu Cocina por un efecto rival. > Toma un Ingrediente de la Basura.
card-bare-hands = Manos vacías
    .text = Termina tu turno con tres cartas o menos en la mano. > Roba tres cartas.
card-overstocked = Hasta los topes
    .text = Termina tu turno con ocho cartas o más en la mano. > Puedes jugar una carta.
card-clean-slate = Borrón y cuenta nueva
    .text = Termina tu turno con la Cocina vacía. > Obtén un Ingrediente de la Basura.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = El objetivo: la mejor Tarta
    .text = Gana la mejor Tarta. Sus Ingredientes se reúnen aquí: de tres a cinco, y exactamente uno es Sal.
lesson-achievements = Logros
    .text = Quien cumple uno recibe su recompensa. { $card } pide dos Frutas en tu Cocina.
lesson-salt = Juega { $card }
    .text = En cada turno robas una carta y juegas otra. Pulsa la Sal y después el botón: sin ella no hay Tarta.
    .not = Primero la Sal: sin ella no hay Tarta.
lesson-fruit = Juega { $card }
    .text = Una Fruta que vale 4: lo mejor que tienes. Los valores de los Ingredientes se suman.
    .not = Mejor { $card }: vale más, y es una Fruta.
lesson-second-fruit = Juega { $card }
    .text = Tu segunda Fruta: cumple { $other_card } y robas dos cartas.
    .not = Con otra Fruta cumples { $other_card }: juega { $card }.
lesson-rival = { $seat } ha horneado
    .text = La Tarta vale 10. { $card }, que la horneó, está ahora en la Basura, bajo otras cartas: cualquiera puede sacarla.
lesson-dive = Rebusca en la Basura
    .text = Nada de tu mano hornea. Tira dos cartas y toma cualquier carta de la Basura.
    .not = Nada de tu mano hornea: rebusca en la Basura.
lesson-dive-pay = Tira { $cards }
    .text = No ayudan a tu Tarta. Púlsalas una tras otra.
    .not = Una tras otra: { $cards }. Lo demás ayuda a tu Tarta.
lesson-dive-take = Toma { $card }
    .text = «Hornea una Tarta»: justo lo que te falta.
    .not = Te falta una carta que hornee: { $card }.
lesson-spice = Juega { $card }
    .text = Vale 2 más si se hornea con una Fruta. Con cuatro Ingredientes la Tarta es mejor que con tres.
    .not = Todavía no: antes, { $card } mejora tu Tarta.
lesson-bake = ¡A hornear!
    .text = Juega { $card }. Toda tu Cocina se convierte en Tarta, y las Tartas rivales pierden 4.
    .not = Todo está listo: juega { $card }.
lesson-end = ¡Tu Tarta vale { $worth }!
    .text = Gana la mejor Tarta. La partida acaba cuando todo el mundo ha horneado, o alguien tres veces.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Hornea la mejor Tarta de todas.
    .play = Robas una carta y juegas otra: un Ingrediente en tu Cocina o una Acción.
    .dive = O rebuscas: tira dos cartas y toma cualquiera de la Basura.
    .bake = Con tres Ingredientes o más, y exactamente una Sal entre ellos, una carta que lo diga hornea toda tu Cocina en una Tarta.
    .achievement = Quien cumple un Logro recibe su recompensa.
    .scoring = Una Tarta vale la suma de sus Ingredientes. Cada vez que alguien hornea, todas las Tartas rivales pierden 4.
    .end = La partida acaba cuando todo el mundo ha horneado, o alguien tres veces. Gana la mejor Tarta.
