# The words of Cheflebrity.

## What things are called

# A pie, inside a sentence: the second one that its owner began. “own”: in a sentence about what its owner does.
pie =
    { $owner-is ->
        [you] tu
       *[other] { $whose ->
            [own] su
           *[named] la
        }
    }{ " " }{ $number ->
        [1] primera tarta
        [2] segunda tarta
        [3] tercera tarta
        [4] cuarta tarta
        [5] quinta tarta
        [6] sexta tarta
        [7] séptima tarta
        [8] octava tarta
        [9] novena tarta
        [10] décima tarta
       *[other] tarta { $number }
    }{ $owner-is ->
        [you] { "" }
       *[other] { $whose ->
            [own] { "" }
           *[named] { " " }de { $owner }
        }
    }
# By what is to be seen of it.
pie-seen =
    { $owner-is ->
        [you] { $filling ->
            [apple] tu tarta de manzana
            [apple-tart] tu tartaleta de manzana
            [blueberry] tu tarta de arándanos
            [blueberry-tart] tu tartaleta de arándanos
            [cherry] tu tarta de cerezas
            [cherry-tart] tu tartaleta de cerezas
            [pumpkin] tu tarta de calabaza
            [pumpkin-tart] tu tartaleta de calabaza
            [none] tu base sola
            [gone] tu postre
            [plain-tart] tu tartaleta
           *[plain] tu tarta
        }
       *[other] { $whose ->
            [own] { $filling ->
                [apple] su tarta de manzana
                [apple-tart] su tartaleta de manzana
                [blueberry] su tarta de arándanos
                [blueberry-tart] su tartaleta de arándanos
                [cherry] su tarta de cerezas
                [cherry-tart] su tartaleta de cerezas
                [pumpkin] su tarta de calabaza
                [pumpkin-tart] su tartaleta de calabaza
                [none] su base sola
                [gone] su postre
                [plain-tart] su tartaleta
               *[plain] su tarta
            }
           *[named] { $filling ->
                [apple] la tarta de manzana de { $owner }
                [apple-tart] la tartaleta de manzana de { $owner }
                [blueberry] la tarta de arándanos de { $owner }
                [blueberry-tart] la tartaleta de arándanos de { $owner }
                [cherry] la tarta de cerezas de { $owner }
                [cherry-tart] la tartaleta de cerezas de { $owner }
                [pumpkin] la tarta de calabaza de { $owner }
                [pumpkin-tart] la tartaleta de calabaza de { $owner }
                [none] la base sola de { $owner }
                [gone] el postre de { $owner }
                [plain-tart] la tartaleta de { $owner }
               *[plain] la tarta de { $owner }
            }
        }
    }
pie-worth = { $pie } ({ $quality } puntos)
# What a bonus is for, inside a sentence.
bonus =
    { $name ->
        [most-pies] el mayor número de Tartas
        [most-tarts] el mayor número de Tartaletas
        [pie-variety] la mayor variedad de Tartas
        [tart-variety] la mayor variedad de Tartaletas
        [consistency] la Tarta más uniforme
        [fanciest] el postre más lujoso
        [highest-quality] la Tarta de mayor calidad
        [lowest-quality] la Tarta de menor calidad
        [sabotages] el mayor número de cartas de ¡Sabotaje!
        [saves] el mayor número de cartas de ¡Salvada!
        [pumpkin] el mayor número de Rellenos de calabaza
        [biggest] el mayor número de cartas en un postre
       *[desserts] el mayor número de postres
    }
# A player's points, in a list.
score = { $seat } con { $points }
# How far a player came for a bonus, in a list, and the points for it.
reached =
    { $points ->
        [0] { $seat } con { $value }
       *[other] { $seat } con { $value } (+{ $points })
    }
# A number with two decimal places.
average = { $whole },{ $hundredths }

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Empiezas tú.
           *[other] Empieza { $seat }.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Robas { $cards } del mazo de Ingredientes.
           *[other] { $seat } roba { $cards } del mazo de Ingredientes.
        }
    .chip =
        { $cards-is ->
            [hidden] roba
           *[shown] { $seat-is ->
                [you] robas { $cards-short }
               *[other] roba { $cards-short }
            }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Tomas { $cards } de las Sobras.
           *[other] { $seat } toma { $cards } de las Sobras.
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
event-discarded =
    .log =
        { $seat-is ->
            [you] Dejas { $cards } en las Sobras.
           *[other] { $seat } deja { $cards } en las Sobras.
        }
    .chip =
        { $seat-is ->
            [you] dejas { $cards-short }
           *[other] deja { $cards-short }
        }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] El ¡Uy! no te afecta: no tienes ninguna tarta.
           *[other] El ¡Uy! no afecta a { $seat }: no tiene ninguna tarta.
        }
    .chip = ¡Uy! sin efecto
event-spilt =
    .log = El ¡Uy! amenaza { $pie }.
    .stage = ¡Uy! Amenaza { $pie }
    .chip = ¡Uy! Tarta en peligro
event-placed =
    .log =
        { $start ->
            [new] { $seat-is ->
                [you] Empiezas { $pie } con { $card }.
               *[other] { $seat } empieza { $pie } con { $card }.
            }
           *[on] { $seat-is ->
                [you] Juegas { $card } sobre { $pie }.
               *[other] { $seat } juega { $card } sobre { $pie }.
            }
        }
    .stage =
        { $start ->
            [new] { $seat-is ->
                [you] Empiezas un postre: { $card-short }
               *[other] { $seat } empieza un postre: { $card-short }
            }
           *[on] { $seat-is ->
                [you] Juegas { $card-short } sobre { $pie }
               *[other] { $seat } juega { $card-short } sobre { $pie }
            }
        }
    .chip = { $card-short }
event-served =
    .log =
        { $dessert ->
            [tart] { $seat-is ->
                [you] Sirves { $pie } como Tartaleta ({ $cards }).
               *[other] { $seat } sirve { $pie } como Tartaleta ({ $cards }).
            }
           *[pie] { $seat-is ->
                [you] Sirves { $pie } como Tarta ({ $cards }).
               *[other] { $seat } sirve { $pie } como Tarta ({ $cards }).
            }
        }
    .stage =
        { $dessert ->
            [tart] { $seat-is ->
                [you] { $filling ->
                    [apple] ¡Sirves una Tartaleta de manzana de valor { $quality }!
                    [blueberry] ¡Sirves una Tartaleta de arándano de valor { $quality }!
                    [cherry] ¡Sirves una Tartaleta de cereza de valor { $quality }!
                    [pumpkin] ¡Sirves una Tartaleta de calabaza de valor { $quality }!
                   *[plain] ¡Sirves una Tartaleta de valor { $quality }!
                }
               *[other] { $filling ->
                    [apple] ¡{ $seat } sirve una Tartaleta de manzana de valor { $quality }!
                    [blueberry] ¡{ $seat } sirve una Tartaleta de arándano de valor { $quality }!
                    [cherry] ¡{ $seat } sirve una Tartaleta de cereza de valor { $quality }!
                    [pumpkin] ¡{ $seat } sirve una Tartaleta de calabaza de valor { $quality }!
                   *[plain] ¡{ $seat } sirve una Tartaleta de valor { $quality }!
                }
            }
           *[pie] { $seat-is ->
                [you] { $filling ->
                    [apple] ¡Sirves una Tarta de manzana de valor { $quality }!
                    [blueberry] ¡Sirves una Tarta de arándano de valor { $quality }!
                    [cherry] ¡Sirves una Tarta de cereza de valor { $quality }!
                    [pumpkin] ¡Sirves una Tarta de calabaza de valor { $quality }!
                   *[plain] ¡Sirves una Tarta de valor { $quality }!
                }
               *[other] { $filling ->
                    [apple] ¡{ $seat } sirve una Tarta de manzana de valor { $quality }!
                    [blueberry] ¡{ $seat } sirve una Tarta de arándano de valor { $quality }!
                    [cherry] ¡{ $seat } sirve una Tarta de cereza de valor { $quality }!
                    [pumpkin] ¡{ $seat } sirve una Tarta de calabaza de valor { $quality }!
                   *[plain] ¡{ $seat } sirve una Tarta de valor { $quality }!
                }
            }
        }
    .chip =
        { $dessert ->
            [tart] { $seat-is ->
                [you] sirves Tartaleta: { $quality }
               *[other] sirve Tartaleta: { $quality }
            }
           *[pie] { $seat-is ->
                [you] sirves Tarta: { $quality }
               *[other] sirve Tarta: { $quality }
            }
        }
event-attacked =
    .log =
        { $seat-is ->
            [you] Juegas { $card } contra { $pie }.
           *[other] { $seat } juega { $card } contra { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] ¡Saboteas { $pie }!
           *[other] ¡{ $seat } sabotea { $pie }!
        }
    .chip =
        { $seat-is ->
            [you] saboteas a { $owner }
           *[other] { $owner-is ->
                [you] te sabotea
               *[other] sabotea a { $owner }
            }
        }
event-knocked-off =
    .log =
        { $by ->
            [oops] El ¡Uy! hace caer { $cards } de { $pie }.
           *[sabotage] { $other-is ->
                [you] Tu ¡Sabotaje! hace caer { $cards } de { $pie }.
               *[other] El ¡Sabotaje! de { $other } hace caer { $cards } de { $pie }.
            }
        }
    .stage =
        { $by ->
            [oops] ¡Uy! { $cards-short } cae de { $pie }
           *[sabotage] { $other-is ->
                [you] Saboteas { $pie }: cae { $cards-short }
               *[other] { $other } sabotea { $pie }: cae { $cards-short }
            }
        }
    .chip =
        { $seat-is ->
            [you] pierdes { $cards-short }
           *[other] pierde { $cards-short }
        }
event-rescued =
    .log =
        { $seat-is ->
            [you] Juegas { $card } para salvar { $pie }.
           *[other] { $seat } juega { $card } para salvar { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] ¡Salvas { $pie }!
           *[other] ¡{ $seat } salva { $pie }!
        }
    .chip =
        { $seat-is ->
            [you] ¡salvas una tarta!
           *[other] ¡salva una tarta!
        }
event-quiet =
    .log = Nadie reacciona.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] Terminas tu turno.
           *[other] { $seat } termina su turno.
        }
    .chip =
        { $seat-is ->
            [you] terminas tu turno
           *[other] termina su turno
        }
event-last-card =
    .log =
        { $seat-is ->
            [you] Has robado la última carta del mazo de Ingredientes;
           *[other] { $seat } ha robado la última carta del mazo de Ingredientes;
        }{ " " }{ $turns ->
            [0] este es el último turno.
            [one] después de este queda un turno.
           *[other] después de este quedan { $turns } turnos.
        }
    .stage =
        { $turns ->
            [0] ¡Última ronda! Este es el último turno
            [one] ¡Última ronda! Queda un turno después de este
           *[other] ¡Última ronda! Quedan { $turns } turnos después de este
        }
    .chip =
        { $seat-is ->
            [you] robas la última carta
           *[other] roba la última carta
        }
event-offered =
    .log =
        { $to ->
            [everybody] { $seat-is ->
                [you] Ofreces un intercambio a todo el mundo ({ $cards } a cambio de { $other_cards }).
               *[other] { $seat } ofrece un intercambio a todo el mundo ({ $cards } a cambio de { $other_cards }).
            }
           *[one] { $seat-is ->
                [you] Ofreces un intercambio a { $partner } ({ $cards } a cambio de { $other_cards }).
               *[other] { $partner-is ->
                    [you] { $seat } te ofrece un intercambio ({ $cards } a cambio de { $other_cards }).
                   *[other] { $seat } ofrece un intercambio a { $partner } ({ $cards } a cambio de { $other_cards }).
                }
            }
        }
    .stage =
        { $to ->
            [everybody] { $seat-is ->
                [you] Ofreces un intercambio a todo el mundo
               *[other] { $seat } ofrece un intercambio a todo el mundo
            }
           *[one] { $seat-is ->
                [you] Ofreces un intercambio a { $partner }
               *[other] { $partner-is ->
                    [you] { $seat } te ofrece un intercambio
                   *[other] { $seat } ofrece un intercambio a { $partner }
                }
            }
        }
    .chip =
        { $to ->
            [everybody] oferta para todo el mundo
           *[one] { $partner-is ->
                [you] oferta para ti
               *[other] oferta para { $partner }
            }
        }
event-countered =
    .log =
        { $seat-is ->
            [you] Haces una contraoferta a { $partner } ({ $cards } a cambio de { $other_cards }).
           *[other] { $partner-is ->
                [you] { $seat } te hace una contraoferta ({ $cards } a cambio de { $other_cards }).
               *[other] { $seat } hace una contraoferta a { $partner } ({ $cards } a cambio de { $other_cards }).
            }
        }
    .stage =
        { $seat-is ->
            [you] Haces una contraoferta a { $partner }
           *[other] { $partner-is ->
                [you] { $seat } te hace una contraoferta
               *[other] { $seat } hace una contraoferta a { $partner }
            }
        }
    .chip = contraoferta
event-accepted =
    .log =
        { $seat-is ->
            [you] Aceptas la oferta de { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } acepta tu oferta.
               *[other] { $seat } acepta la oferta de { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Aceptas la oferta de { $partner }
           *[other] { $partner-is ->
                [you] { $seat } acepta tu oferta
               *[other] { $seat } acepta la oferta de { $partner }
            }
        }
    .chip =
        { $seat-is ->
            [you] aceptas la oferta
           *[other] acepta la oferta
        }
event-declined =
    .log =
        { $seat-is ->
            [you] Rechazas la oferta de { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } rechaza tu oferta.
               *[other] { $seat } rechaza la oferta de { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Rechazas la oferta
           *[other] { $seat } rechaza la oferta
        }
    .chip =
        { $seat-is ->
            [you] rechazas la oferta
           *[other] rechaza la oferta
        }
event-answered =
    .log =
        { $seats-count ->
            [0] Nadie quiere intercambiar.
           *[other] Con ganas de intercambiar: { $seats }.
        }
event-chose =
    .log =
        { $choice ->
            [nobody] { $seat-is ->
                [you] No intercambias con nadie.
               *[other] { $seat } no intercambia con nadie.
            }
           *[one] { $seat-is ->
                [you] Intercambias con { $partner }.
               *[other] { $partner-is ->
                    [you] { $seat } intercambia contigo.
                   *[other] { $seat } intercambia con { $partner }.
                }
            }
        }
    .chip =
        { $choice ->
            [nobody] { $seat-is ->
                [you] no intercambias
               *[other] no intercambia
            }
           *[one] { $seat-is ->
                [you] intercambias con { $partner }
               *[other] { $partner-is ->
                    [you] intercambia contigo
                   *[other] intercambia con { $partner }
                }
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
            [you] { $cards-count ->
                [one] Le das a { $partner }: { $cards }
               *[other] Le das a { $partner } { $cards-count } cartas
            }
           *[other] { $partner-is ->
                [you] { $cards-count ->
                    [one] { $seat } te da { $cards }
                   *[other] { $seat } te da { $cards-count } cartas
                }
               *[other] { $seat } y { $partner } intercambian cartas
            }
        }
    .chip =
        { $cards-count ->
            [one] { $cards-short } → { $partner }
           *[other] { $cards-count } cartas → { $partner }
        }
event-ended =
    .log = El último turno ha terminado; se cuentan los puntos.
    .stage = ¡El último turno ha terminado!
    .chip = fin del último turno

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-draw = Roba del mazo o toma una de las Sobras.
prompt-draw-leftover = Toma una de las Sobras: el mazo está vacío.
prompt-swap = ¿Cambias una carta?
prompt-exchange = Roba o toma una carta por { $card-short }.
prompt-play = ¿Juegas una carta de tarta?
prompt-place = ¿Dónde va { $card-short }?
prompt-menu = Sirve, intercambia o termina tu turno.
prompt-menu-unserved = Intercambia o termina tu turno.
prompt-oops = ¿A cuál de tus tartas le toca el ¡Uy!?
prompt-save-from-oops = ¡Uy! ¿Salvas { $pie }?
prompt-save-from-sabotage =
    { $seat-is ->
        [you] Tu ¡Sabotaje! ¿Salvas { $pie }?
       *[other] ¡Sabotaje de { $seat }! ¿Salvas { $pie }?
    }
prompt-window = ¿Juegas ahora un ¡Sabotaje!?
prompt-sabotage = ¿Qué tarta saboteas?
prompt-reply = Oferta de { $partner }: ¿aceptas, rechazas o cambias?
prompt-reply-finally = ¿Aceptas la oferta de { $partner }?
prompt-pick = ¿Con quién intercambias?
prompt-how-many-given = ¿Cuántas cartas das?
prompt-how-many-wanted = ¿Cuántas cartas quieres?
prompt-claim-given =
    { $count ->
        [one] Nombra la carta que das; puede no ser verdad.
       *[other] Carta { $number } de { $count } que das: di lo que quieras.
    }
prompt-claim-wanted =
    { $count ->
        [one] Nombra la carta que quieres.
       *[other] Nombra la carta { $number } de { $count } que quieres.
    }
prompt-commit =
    { $count ->
        [one] Entrega una carta, sea o no la prometida.
       *[other] Entrega { $count } cartas, sean o no las prometidas.
    }
prompt-commit-more =
    { $count ->
        [one] Entrega una carta más.
       *[other] Entrega { $count } cartas más.
    }
prompt-over =
    { $winners-is ->
        [you] ¡Ganas con
        [other] Gana { $winners } con
       *[others] Victoria compartida: { $winners }, con
    }{ " " }{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $winners-is ->
        [you] !
        [other] .
       *[others] { " " }por cabeza.
    }

## Whom the table waits for

waiting-answered = Ya has respondido. Esperando al resto.
waiting-draw =
    { $seats-count ->
        [one] Esperando a que { $seats } robe una carta.
       *[other] Esperando a que { $seats } roben una carta.
    }
waiting-swap =
    { $seats-count ->
        [one] Esperando a que { $seats } descarte una carta, o no.
       *[other] Esperando a que { $seats } descarten una carta, o no.
    }
waiting-play =
    { $seats-count ->
        [one] Esperando a que { $seats } juegue una carta de tarta, o no.
       *[other] Esperando a que { $seats } jueguen una carta de tarta, o no.
    }
waiting-menu =
    { $seats-count ->
        [one] Esperando a que { $seats } sirva, intercambie o termine.
       *[other] Esperando a que { $seats } sirvan, intercambien o terminen.
    }
waiting-oops =
    { $seats-count ->
        [one] ¡Uy! Esperando a que { $seats } elija una tarta.
       *[other] ¡Uy! Esperando a que { $seats } elijan una tarta.
    }
waiting-save =
    { $seats-count ->
        [4] Esperando a que 4 personas salven la tarta, o no.
        [5] Esperando a que 5 personas salven la tarta, o no.
        [one] Esperando a que { $seats } salve la tarta, o no.
       *[other] Esperando a que { $seats } salven la tarta, o no.
    }
waiting-window =
    { $seats-count ->
        [4] Esperando a que 4 personas saboteen, o no.
        [5] Esperando a que 5 personas saboteen, o no.
        [one] Esperando a que { $seats } sabotee, o no.
       *[other] Esperando a que { $seats } saboteen, o no.
    }
waiting-reply =
    { $seats-count ->
        [4] Esperando a que 4 personas respondan a la oferta.
        [one] Esperando a que { $seats } responda a la oferta.
       *[other] Esperando a que { $seats } respondan a la oferta.
    }
waiting-pick =
    { $seats-count ->
        [one] Esperando a que { $seats } elija con quién intercambiar.
       *[other] Esperando a que { $seats } elijan con quién intercambiar.
    }
waiting-commit =
    { $seats-count ->
        [one] Esperando a que { $seats } entregue sus cartas.
       *[other] Esperando a que { $seats } entreguen sus cartas.
    }

## Choices

label-pass = Pasar
label-keep = Conservar la mano
label-skip = No jugar carta de tarta
label-end = Terminar el turno
label-pile = Robar del mazo de Ingredientes
label-no-draw = No robar
label-new = Empezar una tarta nueva
label-save = Salvarla con ¡Salvada!
label-save-genius = Salvarla con un ¡Golpe de genio!
label-accept = Aceptar
label-decline = Rechazar
label-counter = Hacer una contraoferta
label-nobody = No intercambiar con nadie
label-offer-all = Ofrecer un intercambio a todo el mundo
label-sabotage = Sabotear una tarta de { $owner }
label-sabotage-genius = Sabotear una tarta de { $owner } con un ¡Golpe de genio!
label-trade = Intercambiar con { $partner }
label-offer = Ofrecer un intercambio a { $partner }
label-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
label-serve = Servir { $pie }
label-play = Jugar { $card }
label-discard = Descartar { $card }
label-take = Tomar { $card } de las Sobras
label-card = { $card }
label-on-pie = Sobre { $pie }: { $before } → { $after }
label-knock-off = Hacer caer { $card } de { $pie }
# Whole moves, as a hint says them.
sentence-offer = Ofrecer a { $partner } { $cards } por { $other_cards }
sentence-offer-all = Ofrecer a todo el mundo { $cards } por { $other_cards }
sentence-counter = Contraoferta: { $cards } por { $other_cards }
sentence-swap = Cambiar { $card } por una carta del mazo
sentence-swap-left = Cambiar { $card } por { $other_card } de las Sobras
sentence-hand-over = Entregar { $cards }

## Answers given in advance

standing-pass = Pasar hasta que amenacen mi tarta
standing-decline = Rechazar todos los intercambios

## Why a move is good: one fact, at most 25 words

advice-no-sabotage = Nada de lo que podría caer ahora pasa de calidad { $quality }.
advice-wait = { $card } de tu mano aún puede ir sobre una tarta tuya.
advice-no-leftovers = No hay Sobras que tomar.
advice-draw = Ninguna de las Sobras encaja ahora en una tarta tuya.
advice-draw-better = La mejor de las Sobras que encaja tiene calidad { $quality }; el mazo puede dar algo mejor.
advice-take = Ves lo que te llevas: calidad { $quality }.
advice-take-fits = Encaja ahora en una de tus tartas, con calidad { $quality }.
advice-swap = Tiene calidad { $quality }; la otra, { $better }.
advice-swap-blind = Solo tiene calidad { $quality }; la nueva puede ser mejor.
advice-keep = Ninguna carta de tarta de tu mano baja de calidad { $quality }.
advice-hand-over =
    { $count ->
        [one] Ninguna carta de tu mano tiene menos calidad que esta: { $quality }.
       *[other] Ninguna carta de tu mano tiene menos calidad que estas: { $quality } como mucho.
    }
advice-decline = No tienes lo que te piden: { $cards }.
advice-accept = Recibes { $cards }, si { $partner } dice la verdad.
advice-end = No tienes ninguna tarta que se pueda servir.
advice-begin = Todo postre empieza por una Base.
advice-filling = Con un relleno ya se puede servir: { $quality } puntos por ahora.
advice-top = Con una Tapa cuenta como Tarta: { $quality } puntos por ahora.
advice-extras = Así el postre vale { $quality } puntos.
advice-serve = { $quality } puntos que ya nadie puede sabotear.
advice-serve-late = Son los últimos turnos y solo cuenta lo servido: { $quality } puntos.
advice-sabotage = { $owner } pierde { $card }.
advice-save = Salva { $card } para { $pie }.
advice-not-yours = La tarta es de { $owner }, no tuya.
advice-let-go = Solo se pierde { $card }.
advice-oops = Solo pierdes { $card }; en ninguna otra tarta es menos.

## Why not

fact-move-begun = Has empezado otra jugada.
fact-no-sabotage = No tienes ninguna carta de ¡Sabotaje!
fact-no-saved-it = No tienes ninguna carta de ¡Salvada!
fact-no-genius = No tienes ninguna carta de ¡Golpe de genio!
fact-own-pie = Esa tarta es tuya.
fact-already-served = Ese postre ya se ha servido.
fact-served-this-turn = Ya has servido un postre en este turno.
fact-pile-empty = El mazo de Ingredientes está vacío.
fact-just-discarded = Acabas de descartarla, y en esta mesa no se puede recuperar.
fact-pie-gone = Esa tarta ya no está.
fact-no-danger = Ninguna tarta está en peligro.
fact-lowest-first = Las cartas se eligen en orden, empezando por la más baja.
fact-you-have-no-such-pie = No tienes esa tarta.
fact-no-such-pie = Esa tarta no existe.
fact-no-pies =
    { $owner-is ->
        [you] No tienes ninguna tarta en la Línea de Trabajo.
       *[other] { $owner } no tiene ninguna tarta en la Línea de Trabajo.
    }
fact-no-filling = Solo se sirve una tarta que tiene Relleno.
fact-draw-first = Primero tienes que robar una carta.
fact-swap-now = Primero descarta una carta o quédate con todas.
fact-play-now = Primero juega una carta de tarta o ninguna.
fact-drawn-already = Ya has robado una carta en este turno.
fact-nobody-has-pies = Nadie más tiene una tarta en preparación.
fact-played-already = Ya has jugado una carta de tarta o has renunciado a ello.
fact-serving-comes-first = Has ofrecido un intercambio en este turno, y en esta mesa primero se sirve.
fact-trading-comes-first = Has servido un postre en este turno, y en esta mesa primero se intercambia.
fact-draw-for-discard = En esta mesa se roba una carta por cada descarte.
fact-pile-untouched = Nadie ha robado del mazo de Ingredientes durante toda una ronda.
fact-genius-has-a-kind = En esta mesa, un ¡Golpe de genio! usado como Relleno tiene que ser de manzana, arándano, cereza o calabaza.
fact-genius-has-no-kind = En esta mesa, un ¡Golpe de genio! usado como Relleno no es de ningún tipo.
fact-not-in-leftovers = { $card } no está en las Sobras.
fact-not-held = No tienes { $card } en la mano.
fact-pie-has-one = Esa tarta ya tiene una carta así.
fact-no-pie-takes-another = Ninguna de tus tartas admite otra carta así.
fact-does-not-fit = No encaja ahí.
fact-fits-nowhere =
    { $part ->
        [filling] Un Relleno va sobre una Base vacía: pon primero una.
        [top] Una Cubierta va sobre un Relleno que aún no la tiene.
        [extras] Los Extras van sobre una tarta con Relleno.
       *[bottom] No encaja en ninguna de tus tartas.
    }
fact-no-trade-agreed = No se ha acordado ningún intercambio.
fact-no-trade-with-yourself = No puedes intercambiar contigo.
fact-equal-numbers = En esta mesa, ambas partes de un intercambio dan el mismo número de cartas.
fact-one-for-one = En esta mesa se intercambia una carta por otra.
fact-offers-made =
    { $count ->
        [0] En esta mesa nadie ofrece intercambios.
        [one] Ya has hecho una oferta en este turno.
       *[other] Ya has hecho { $count } ofertas en este turno.
    }
fact-counters-made =
    { $count ->
        [0] En esta mesa nadie hace contraofertas.
        [one] Esta oferta ya ha tenido una contraoferta.
       *[other] Esta oferta ya ha tenido { $count } contraofertas.
    }
fact-offer-to-everybody = Esta oferta es para todo el mundo.
fact-nobody-has-cards = Nadie más tiene cartas.
fact-agreed =
    { $count ->
        [one] Acordaste entregar una carta.
       *[other] Acordaste entregar { $count } cartas.
    }
fact-not-accepted =
    { $partner-is ->
        [you] La oferta es tuya.
       *[other] { $partner } no ha aceptado.
    }
fact-has-cards =
    { $count ->
        [0] { $seat-is ->
            [you] No tienes cartas.
           *[other] { $seat } no tiene cartas.
        }
        [one] { $seat-is ->
            [you] Solo tienes una carta.
           *[other] { $seat } solo tiene una carta.
        }
       *[other] { $seat-is ->
            [you] Solo tienes { $count } cartas.
           *[other] { $seat } solo tiene { $count } cartas.
        }
    }
fact-others-have-at-most =
    { $count ->
        [one] Nadie más tiene más de una carta.
       *[other] Nadie más tiene más de { $count } cartas.
    }
fact-too-many-cards = Nadie en este intercambio tiene tantas cartas.
fact-most-cards =
    { $count ->
        [one] En esta mesa, cada parte de un intercambio da una carta.
       *[other] En esta mesa, cada parte de un intercambio da como máximo { $count } cartas.
    }

## The result

reason-points = El último turno ha terminado.
result-quality =
    { $points ->
        [0] { $seat-is ->
            [you] No tienes puntos de calidad.
           *[other] { $seat } no tiene puntos de calidad.
        }
        [one] { $seat-is ->
            [you] Tienes 1 punto de calidad.
           *[other] { $seat } tiene 1 punto de calidad.
        }
       *[other] { $seat-is ->
            [you] Tienes { $points } puntos de calidad.
           *[other] { $seat } tiene { $points } puntos de calidad.
        }
    }
result-bonus = Bonificación por { $bonus }: { $reached }.
result-bonus-to-nobody = Bonificación por { $bonus }: nadie.
result-total =
    { $seat-is ->
        [you] Tienes
       *[other] { $seat } tiene
    }{ " " }{ $points ->
        [one] 1 punto en total.
       *[other] { $points } puntos en total.
    }

## The sheet of a result

sheet-quality = Calidad
sheet-quality-why = La calidad de todas las cartas de los postres servidos.
# What a bonus is for, as a heading.
sheet-bonus =
    { $name ->
        [most-pies] Más Tartas
        [most-tarts] Más Tartaletas
        [pie-variety] Variedad de Tartas
        [tart-variety] Variedad de Tartaletas
        [consistency] Uniformidad
        [fanciest] Más lujoso
        [highest-quality] Mayor calidad
        [lowest-quality] Menor calidad
        [sabotages] Sabotajes
        [saves] Salvadas
        [pumpkin] Calabaza
        [biggest] Más grande
       *[desserts] Postres
    }
# How far somebody comes for a bonus, as a sentence.
bonus-how =
    { $name ->
        [most-pies] Más Tartas servidas. Una Tarta lleva cubierta.
        [most-tarts] Más Tartaletas servidas. Una Tartaleta no lleva cubierta.
        [pie-variety] Más rellenos distintos entre las Tartas propias.
        [tart-variety] Más rellenos distintos entre las Tartaletas propias.
        [consistency] { $unit ->
            [pie] Más cartas de una misma calidad en una Tarta; al menos dos.
           *[dessert] Más cartas de una misma calidad en un postre; al menos dos.
        }
        [fanciest] Más Extras en un postre.
        [highest-quality] { $unit ->
            [pie] Más cartas de calidad 25 en una Tarta.
           *[dessert] Más cartas de calidad 25 en un postre.
        }
        [highest-quality-total] { $unit ->
            [pie] La mayor calidad total en una Tarta.
           *[dessert] La mayor calidad total en un postre.
        }
        [highest-quality-average] { $unit ->
            [pie] La mayor calidad media en una Tarta.
           *[dessert] La mayor calidad media en un postre.
        }
        [lowest-quality] { $unit ->
            [pie] Más cartas de calidad 5 en una Tarta.
           *[dessert] Más cartas de calidad 5 en un postre.
        }
        [lowest-quality-total] { $unit ->
            [pie] La menor calidad total en una Tarta.
           *[dessert] La menor calidad total en un postre.
        }
        [lowest-quality-average] { $unit ->
            [pie] La menor calidad media en una Tarta.
           *[dessert] La menor calidad media en un postre.
        }
        [sabotages] Más cartas de ¡Sabotaje! con éxito.
        [saves] Más cartas de salvación jugadas.
        [pumpkin] Más postres con Relleno de calabaza.
        [biggest] Más cartas en un postre.
       *[desserts] Más postres servidos.
    }
sheet-bonus-why = { $how } { $alone } puntos; si la comparten dos, { $two } cada uno; si son tres, { $three }.
sheet-total = Total
sheet-total-why = Calidad y bonificaciones juntas.

## The table in plain text

picture-ingredients =
    { $count ->
        [one] Mazo de Ingredientes: 1 carta
       *[other] Mazo de Ingredientes: { $count } cartas
    }
picture-last-round =
    { $turns ->
        [0] Última ronda: este es el último turno
        [one] Última ronda: un turno después de este
       *[other] Última ronda: { $turns } turnos después de este
    }
picture-leftovers =
    { $cards-is ->
        [none] Sobras: ninguna
       *[shown] Sobras: { $cards }
    }
picture-out =
    { $cards-is ->
        [none] Desperdicios: ninguno
       *[shown] Desperdicios: { $cards }
    }
picture-seat =
    { $seat-is ->
        [you] Tú:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $state ->
        [turn] , con el turno
       *[none] { "" }
    }
picture-working = { "  " }Línea de Trabajo, tarta { $number }: { $cards }
picture-serving = { "  " }Línea de Servicio, tarta { $number }: { $cards }
picture-kept = { "  " }Cartas conservadas: { $cards }
picture-oops =
    { $owner-is ->
        [you] El ¡Uy! amenaza una de tus tartas.
       *[other] El ¡Uy! amenaza una de las tartas de { $owner }.
    }
picture-spilt = El ¡Uy! está a punto de hacer caer { $card } de { $pie }.
picture-attack =
    { $seat-is ->
        [you] Tu ¡Sabotaje! está a punto de hacer caer { $card } de { $pie }.
       *[other] El ¡Sabotaje! de { $seat } está a punto de hacer caer { $card } de { $pie }.
    }
picture-offer =
    { $seat-is ->
        [you] Ofreces un intercambio a { $partner }: { $cards } a cambio de { $other_cards }
       *[other] { $partner-is ->
            [you] { $seat } te ofrece un intercambio: { $cards } a cambio de { $other_cards }
           *[other] { $seat } ofrece un intercambio a { $partner }: { $cards } a cambio de { $other_cards }
        }
    }
picture-offer-to-all =
    { $seat-is ->
        [you] Ofreces un intercambio a todo el mundo: { $cards } a cambio de { $other_cards }
       *[other] { $seat } ofrece un intercambio a todo el mundo: { $cards } a cambio de { $other_cards }
    }
picture-hand =
    { $cards-is ->
        [none] Tu mano: vacía
       *[shown] Tu mano: { $cards }
    }
picture-quality = Puntos de calidad: { $scores }
picture-bonus = Bonificación por { $bonus }: { $scores }
picture-total = Total: { $scores }

## Options of a table

option-first_player = Quién empieza
    .random = alguien al azar
    .host = el primer asiento
option-step_order = Servir e intercambiar
    .flexible = en cualquier orden
    .book = primero servir, luego intercambiar
    .guide = primero intercambiar, luego servir
option-swap_draw = Robar tras un descarte
    .mandatory = obligatorio
    .optional = opcional
option-takeback = Recuperar la carta recién descartada
    .allow = permitido
    .forbid = no permitido
option-covered_tart = Una tartaleta con Extras cuenta como
    .tart = Tartaleta
    .neither = ni Tartaleta ni Tarta
option-windows = Cuándo pueden sabotear los demás
    .full = después de cada paso
    .lite = tras colocar y al final del turno
option-save_scope = Quién puede salvar una tarta
    .anyone = cualquiera
    .owner_only = solo quien la prepara
option-self_cancel = Parar el ¡Sabotaje! propio
    .allow = permitido
    .forbid = no permitido
option-sg_filling = Un ¡Golpe de genio! como Relleno
    .declared = es del tipo que se diga
    .no_kind = no es de ningún tipo
option-trade_sizes = Cartas de cada parte en un intercambio
    .free = las que se quiera
    .equal_only = las mismas por ambas partes
    .one_for_one = una por una
option-trade_offers = Máximo de ofertas por turno
    .unlimited = sin límite
option-trade_counters = Máximo de contraofertas a una oferta
    .unlimited = sin límite
option-trade_cards = Máximo de cartas por parte en un intercambio
option-chat = Chat
    .free = libre
    .claims_only = no, solo lo que se dice en las ofertas
option-final_turns = Últimos turnos
    .all_others = uno para cada uno de los demás
    .finish_round = hasta el final de la ronda
option-zero_bonus = Ganar una bonificación con cero
    .off = no es posible
    .on = es posible
option-quality_bonus = Qué comparan las bonificaciones de calidad
    .count = el número de esas cartas
    .total = la calidad total
    .average = la calidad media
option-pie_bonus_scope = Qué compite por las bonificaciones de Tarta
    .pies = Tartas
    .pies_and_tarts = Tartas y Tartaletas
option-tiebreak = Un empate al final
    .none = se comparte
    .most_desserts = lo gana quien tenga más postres
    .fewest_hand_cards = lo gana quien tenga menos cartas en la mano
# In the names of the attributes, - stands for the + of a value.
option-extra_bonuses = Más bonificaciones
    .none = ninguna
    .pumpkin = más Rellenos de calabaza
    .biggest = el postre más grande
    .desserts = más postres
    .pumpkin-biggest = calabaza y postre más grande
    .pumpkin-desserts = calabaza y más postres
    .biggest-desserts = postre más grande y más postres
    .pumpkin-biggest-desserts = las tres

## Kinds of cards

kind-bottom = base
kind-filling = relleno
kind-top = tapa
kind-extras = extras
kind-special = especial
kind-oops = ¡Uy!
kind-claim = declaración

## Cards: a pie card has its quality as an argument. The title is what stands on a card that shows its quality in a corner.

card-B = Base { $quality }
    .title = Base
card-FA = Relleno de manzana { $quality }
    .short = Manzana { $quality }
    .title = Relleno de manzana
card-FB = Relleno de arándano { $quality }
    .short = Arándano { $quality }
    .title = Relleno de arándano
card-FC = Relleno de cereza { $quality }
    .short = Cereza { $quality }
    .title = Relleno de cereza
card-FP = Relleno de calabaza { $quality }
    .short = Calabaza { $quality }
    .title = Relleno de calabaza
card-T = Tapa { $quality }
    .title = Tapa
card-E = Extras { $quality }
    .title = Extras
card-OO = ¡Uy!
    .text = Al robarla del mazo de Ingredientes: muéstrala al momento. La carta más nueva de una de tus tartas de la Línea de Trabajo va a los Desperdicios.
card-SB = ¡Sabotaje!
    .text = En cualquier momento: la carta más nueva de una tarta ajena de la Línea de Trabajo va a los Desperdicios. Si funciona, conserva esta carta.
card-SV = ¡Salvada!
    .text = En cualquier momento: anula un ¡Uy! o un ¡Sabotaje! contra cualquier tarta. Conserva esta carta.
card-SG = ¡Golpe de genio!
    .short = Genio
    .text = Úsala como cualquier parte de una tarta, de calidad 5, o como carta de ¡Salvada! o de ¡Sabotaje!
# A Stroke of Genius! that was played as something else.
card-genius =
    { $role ->
        [B] ¡Golpe de genio! como Base
        [FA] ¡Golpe de genio! como Relleno de manzana
        [FB] ¡Golpe de genio! como Relleno de arándano
        [FC] ¡Golpe de genio! como Relleno de cereza
        [FP] ¡Golpe de genio! como Relleno de calabaza
        [F] ¡Golpe de genio! como Relleno
        [T] ¡Golpe de genio! como Tapa
        [E] ¡Golpe de genio! como Extras
        [SB] ¡Golpe de genio! como ¡Sabotaje!
       *[SV] ¡Golpe de genio! como ¡Salvada!
    }
    .short =
        { $role ->
            [B] Genio como Base
            [FA] Genio como manzana
            [FB] Genio como arándano
            [FC] Genio como cereza
            [FP] Genio como calabaza
            [F] Genio como Relleno
            [T] Genio como Tapa
            [E] Genio como Extras
            [SB] Genio como ¡Sabotaje!
           *[SV] Genio como ¡Salvada!
        }
    .title =
        { $role ->
            [B] Genio: Base
            [FA] Genio: Relleno de manzana
            [FB] Genio: Relleno de arándano
            [FC] Genio: Relleno de cereza
            [FP] Genio: Relleno de calabaza
            [F] Genio: Relleno
            [T] Genio: Tapa
            [E] Genio: Extras
            [SB] Genio: ¡Sabotaje!
           *[SV] Genio: ¡Salvada!
        }
    .text = Un ¡Golpe de genio! jugado como otra cosa.
# What is named in a trade without saying which card it is.
card-any =
    { $part ->
        [B] cualquier Base
        [F] cualquier Relleno
        [FA] cualquier Relleno de manzana
        [FB] cualquier Relleno de arándano
        [FC] cualquier Relleno de cereza
        [FP] cualquier Relleno de calabaza
        [T] cualquier Tapa
        [E] cualquier carta de Extras
       *[card] cualquier carta
    }

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = El objetivo: servir tartas
    .text = Gana quien sirve más puntos. Aquí preparas tus tartas, de abajo arriba: base, relleno, tapa.
lesson-draw = Roba una carta
    .text = Cada turno empieza con una carta. Pulsa el mazo de Ingredientes.
    .not = Primero roba una carta.
lesson-crust = Juega { $card }
    .text = Una tarta empieza por la Base, y juegas una carta por turno. Pulsa la tuya.
    .not = Una tarta empieza por la Base: juega { $card }.
lesson-place = Ponla en su sitio
    .text = Pulsa el sitio que brilla en tu Línea de Trabajo.
    .not = Va en el sitio que brilla.
lesson-swap = Cambia { $card }
    .text = Turno nuevo: ya has robado. El número es la calidad, y esta carta vale poco. Una vez por turno puedes cambiar una: pulsa «Cambiar…» y luego la carta.
    .not = Esta vez cambia { $card } por algo mejor.
lesson-swap-for = Roba otra
    .text = Toma una carta nueva del mazo de Ingredientes.
    .not = Toma una carta nueva del mazo.
lesson-filling = Juega { $card }
    .text = El relleno va sobre la base: ya es una tartaleta. Pulsa la carta y después tu tarta.
    .not = Tu base quiere un relleno: juega { $card }.
lesson-save = ¡Salva tu tarta!
    .text = { $seat } juega ¡Sabotaje! y perderías el relleno. { $card } lo impide.
    .not = Entonces pierdes el relleno. Tienes la respuesta: { $card }
lesson-end-again = Termina tu turno
    .text = Podrías servir la tartaleta. Pero con tapa será una tarta y valdrá más: espera un turno.
    .not = Espera: con tapa vale más. Termina tu turno.
lesson-trade = { $seat } ofrece un intercambio
    .text = ¿Una Tapa de 25 por uno de tus Extras? Pulsa { $card } y después el botón: para cambiar hacen falta dos.
    .not = Esta vez acepta: pulsa { $card } y entrégala.
lesson-bluff = ¡Era un farol!
    .text = { $seat } prometió 25 y te dio { $card }. En un intercambio solo es seguro el número de cartas. Tú también puedes farolear.
lesson-top = Juega { $card }
    .text = La tapa llegó con el cambio. Púlsala y después tu tarta: así la completas.
    .not = { $card } completa tu tarta.
lesson-serve = Sirve tu tarta
    .text = Lo servido cuenta, y ya nadie puede sabotearlo. Pulsa tu tarta.
    .not = Sírvela ya, antes de que alguien la estropee.
lesson-end = ¡Servida: { $points } puntos!
    .text = Además hay diez bonificaciones de 25 puntos. Con el mazo vacío, a los demás les queda un turno: sirve a tiempo.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Prepara las mejores tartas y sírvelas a tiempo: solo cuenta lo servido.
    .draw = Roba una carta del mazo o toma una de las Sobras. Puedes descartar una carta para conseguir otra.
    .play = Puedes jugar una carta: primero una Base, luego Relleno, Tapa, Extras.
    .serve = Puedes servir un postre e intercambiar cartas. Lo servido ya no crece, pero está a salvo.
    .special = ¡Sabotaje! tira la carta más nueva de una tarta ajena. ¡Salvada! lo impide. ¡Uy! golpea una tarta tuya.
    .scoring = La calidad de todas las cartas servidas y diez bonificaciones de 25 puntos.
    .end = Cuando se roba la última carta del mazo, a los demás les queda un turno.
