# The words of Pie Contest. Ingrediente, Ação, Conquista, Cozinha, Despensa, Lixo, Torta and the flavors
# are terms of the rules and begin with a capital; assar and trocar are verbs and do not.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Você começa.
           *[other] { $seat } começa.
        }
    .chip = começa
event-dealt =
    .log =
        { $seat-is ->
            [you] Você recebe { $cards }.
           *[other] { $seat } recebe { $cards }.
        }
    .chip = recebe { $cards-count } cartas
event-turned-up =
    .log = Uma nova Conquista é revelada: { $cards }.
    .stage = Nova Conquista: { $cards }
    .chip = nova: { $cards-short }
event-turn-began =
    .log =
        { $seat-is ->
            [you] Turno { $number }: é a sua vez.
           *[other] Turno { $number }: é a vez de { $seat }.
        }
    .chip = turno { $number }
event-drew =
    .log =
        { $seat-is ->
            [you] Você compra { $cards }.
           *[other] { $seat } compra { $cards }.
        }
    .chip =
        { $cards-count ->
            [1] { $cards-is ->
                [hidden] compra
               *[shown] compra { $cards-short }
            }
           *[other] compra { $cards-count } cartas
        }
event-played =
    .log =
        { $seat-is ->
            [you] Você joga { $cards }.
           *[other] { $seat } joga { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você joga { $cards }
           *[other] { $seat } joga { $cards }
        }
    .chip = joga { $cards-short }
event-dived =
    .log =
        { $seat-is ->
            [you] Você revira o Lixo.
           *[other] { $seat } revira o Lixo.
        }
    .stage =
        { $seat-is ->
            [you] Você revira o Lixo
           *[other] { $seat } revira o Lixo
        }
    .chip = revira o Lixo
event-passed =
    .log =
        { $seat-is ->
            [you] Você passa a vez.
           *[other] { $seat } passa a vez.
        }
    .stage =
        { $seat-is ->
            [you] Você passa a vez
           *[other] { $seat } passa a vez
        }
    .chip = passa a vez
# One card, which the owner takes into the hand, gains in the Kitchen, and so on. Origin and destination are places, see
# below: "from your hand", "to the Trash".
event-moved =
    .log =
        { $owner-is ->
            [you] { $deed ->
                [take] Você pega { $cards } { $origin }
                [get] Você recebe { $cards } { $origin }
                [gain] Você ganha { $cards } { $origin }
                [put] { $seat } põe { $cards } { $origin } na sua Cozinha
                [trash] Você manda { $cards } { $origin } para o Lixo
                [lose] Você perde { $cards } { $origin } { $destination }
               *[return] Você devolve { $cards } { $origin } { $destination }
            }
           *[other] { $deed ->
                [take] { $owner } pega { $cards } { $origin }
                [get] { $owner } recebe { $cards } { $origin }
                [gain] { $owner } ganha { $cards } { $origin }
                [put] { $seat-is ->
                    [you] Você põe { $cards } { $origin } na Cozinha de { $owner }
                   *[other] { $seat } põe { $cards } { $origin } na Cozinha de { $owner }
                }
                [trash] { $owner } manda { $cards } { $origin } para o Lixo
                [lose] { $owner } perde { $cards } { $origin } { $destination }
               *[return] { $owner } devolve { $cards } { $origin } { $destination }
            }
        }{ $by ->
            [chance] , por sorteio.
           *[choice] .
        }
    .stage =
        { $owner-is ->
            [you] { $deed ->
                [take] Você pega { $cards }
                [get] Você recebe { $cards }
                [gain] Você ganha { $cards }
                [put] { $seat } põe { $cards } na sua Cozinha
                [trash] Você manda { $cards } para o Lixo
                [lose] Você perde { $cards }
               *[return] Você devolve { $cards }
            }
           *[other] { $deed ->
                [take] { $owner } pega { $cards }
                [get] { $owner } recebe { $cards }
                [gain] { $owner } ganha { $cards }
                [put] { $seat-is ->
                    [you] Você põe { $cards } na Cozinha de { $owner }
                   *[other] { $seat } põe { $cards } na Cozinha de { $owner }
                }
                [trash] { $owner } manda { $cards } para o Lixo
                [lose] { $owner } perde { $cards }
               *[return] { $owner } devolve { $cards }
            }
        }
    .chip =
        { $deed ->
            [take] pega { $cards-short }
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
            [you] Trocam de Cozinha: { $card } (sua) e { $other_card } (de { $other }).
           *[other] { $other-is ->
                [you] Trocam de Cozinha: { $card } (de { $owner }) e { $other_card } (sua).
               *[other] Trocam de Cozinha: { $card } (de { $owner }) e { $other_card } (de { $other }).
            }
        }
    .stage = Troca: { $card-short } por { $other_card-short }
    .chip = troca Ingredientes
event-worth-changed =
    .log =
        { $owner-is ->
            [you] O valor da sua carta { $cards }
           *[other] O valor da carta { $cards } de { $owner }
        }{ " " }{ $way ->
            [more] sobe { $by }.
            [less] cai { $by }.
           *[same] continua o mesmo.
        }
    .stage =
        { $owner-is ->
            [you] Sua carta { $cards }:
           *[other] { $cards } de { $owner }:
        }{ " " }{ $way ->
            [more] vale { $by } a mais
            [less] vale { $by } a menos
           *[same] vale o mesmo
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
            [you] Você assa a Torta { $pie }, no valor de { $value }: { $cards }.
           *[other] { $seat } assa a Torta { $pie }, no valor de { $value }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você assa uma Torta que vale { $value }!
           *[other] { $seat } assa uma Torta que vale { $value }!
        }
    .chip = assa Torta: { $value }
event-pie-changed =
    .log =
        { $seat-is ->
            [you] A sua Torta { $pie }
           *[other] A Torta { $pie } de { $seat }
        }{ " " }{ $way ->
            [more] ganha { $by } e agora vale { $value }.
            [less] perde { $by } e agora vale { $value }.
           *[same] continua valendo { $value }.
        }
    .stage =
        { $seat-is ->
            [you] A sua Torta { $pie } agora vale { $value }
           *[other] A Torta { $pie } de { $seat } agora vale { $value }
        }
    .chip = Torta { $pie }: agora { $value }
event-shielded =
    .log =
        { $what ->
            [kitchen] { $seat-is ->
                [you] A sua Cozinha fica protegida até a sua próxima vez.
               *[other] A Cozinha de { $seat } fica protegida até { $seat } jogar de novo.
            }
           *[pies] { $seat-is ->
                [you] As suas Tortas ficam protegidas até a sua próxima vez.
               *[other] As Tortas de { $seat } ficam protegidas até { $seat } jogar de novo.
            }
        }
    .chip =
        { $what ->
            [kitchen] Cozinha protegida
           *[pies] Tortas protegidas
        }
event-revealed =
    .log =
        { $to ->
            [all] Todo mundo vê { $cards } { $place }.
           *[one] { $seat-is ->
                [you] Você vê { $cards } { $place }.
               *[other] { $seat } vê { $cards } { $place }.
            }
        }
    .stage =
        { $to ->
            [all] { $cards-count ->
                [1] Todo mundo vê { $cards-short } { $place }
               *[other] Todo mundo vê { $cards-count } cartas { $place }
            }
           *[one] { $seat-is ->
                [you] { $cards-count ->
                    [1] Você vê { $cards-short } { $place }
                   *[other] Você vê { $cards-count } cartas { $place }
                }
               *[other] { $cards-count ->
                    [1] { $seat } vê { $cards-short } { $place }
                   *[other] { $seat } vê { $cards-count } cartas { $place }
                }
            }
        }
    .chip =
        { $to ->
            [all] { $cards-count ->
                [1] à vista: uma carta
               *[other] à vista: { $cards-count } cartas
            }
           *[one] { $cards-count ->
                [1] vê uma carta
               *[other] vê { $cards-count } cartas
            }
        }
event-looked =
    .log =
        { $seat-is ->
            [you] Você olha o topo da Despensa: { $cards }.
           *[other] { $cards-count ->
                [1] { $seat } olha a carta do topo da Despensa.
               *[other] { $seat } olha as { $cards-count } cartas do topo da Despensa.
            }
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] Você olha a carta do topo da Despensa
               *[other] { $seat } olha a carta do topo da Despensa
            }
           *[other] { $seat-is ->
                [you] Você olha { $cards-count } cartas da Despensa
               *[other] { $seat } olha { $cards-count } cartas da Despensa
            }
        }
    .chip =
        { $cards-count ->
            [1] olha uma carta
           *[other] olha { $cards-count } cartas
        }
event-answered =
    .log =
        { $answer ->
            [yes] { $seat-is ->
                [you] { $card }: você diz que sim.
               *[other] { $card }: { $seat } diz que sim.
            }
           *[no] { $seat-is ->
                [you] { $card }: você diz que não.
               *[other] { $card }: { $seat } diz que não.
            }
        }
    .chip =
        { $answer ->
            [yes] diz que sim
           *[no] diz que não
        }
event-chose =
    .log =
        { $seat-is ->
            [you] Você escolhe “{ $choice }”.
           *[other] { $seat } escolhe “{ $choice }”.
        }
    .chip = “{ $choice }”
event-pointed =
    .log =
        { $seat-is ->
            [you] { $other-is ->
                [you] Você se escolhe.
               *[other] Você escolhe { $other }.
            }
           *[other] { $seat } escolhe { $other }.
        }
    .chip = escolhe { $other }
event-nothing-done =
    .log =
        { $seat-is ->
            [you] Você não tem carta para isso.
           *[other] { $seat } não tem carta para isso.
        }
event-achieved =
    .log =
        { $seat-is ->
            [you] Você completa { $cards }.
           *[other] { $seat } completa { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você completa { $cards }!
           *[other] { $seat } completa { $cards }!
        }
    .chip = completa { $cards-short }
# An Achievement (cards) turns into another card.
event-turned-into =
    .log = A Conquista { $cards } vira { $other_card } { $place }.
    .stage = { $cards } vira { $other_card }
    .chip = surge { $other_card }
# A completed Achievement goes back, or one that had turned into another card.
event-returned =
    .log =
        { $state ->
            [turned] { $other_card } volta a ser a Conquista { $cards }, no fundo da pilha.
           *[completed] A Conquista { $cards } vai para o fundo da pilha.
        }
    .chip =
        { $state ->
            [turned] { $other_card } volta
           *[completed] { $cards-short } volta
        }
event-reshuffled =
    .log =
        { $count ->
            [1] O Lixo, com uma só carta, volta para a Despensa.
           *[other] O Lixo, com { $count } cartas, é embaralhado e volta para a Despensa.
        }
    .stage = O Lixo volta embaralhado para a Despensa
    .chip = Lixo embaralhado
event-dropped =
    .log =
        { $count ->
            [1] Um efeito é ignorado, porque isso não teria fim.
           *[other] { $count } efeitos são ignorados, porque isso não teria fim.
        }
    .chip =
        { $count ->
            [1] um efeito ignorado
           *[other] { $count } efeitos ignorados
        }
event-ended =
    .log = A partida acabou. { $reason }
    .stage = A partida acabou
    .chip = fim da partida
event-polled =
    .log =
        { $seat-is ->
            [you] { $when ->
                [today] Você comeu torta hoje.
                [yesterday] Você comeu torta pela última vez ontem.
                [week] Você comeu torta pela última vez nesta semana.
                [month] Você comeu torta pela última vez neste mês.
                [year] Você comeu torta pela última vez neste ano.
                [longer] Faz muito tempo que você comeu torta.
               *[unsaid] Você não diz quando comeu torta pela última vez.
            }
           *[other] { $when ->
                [today] { $seat } comeu torta hoje.
                [yesterday] { $seat } comeu torta pela última vez ontem.
                [week] { $seat } comeu torta pela última vez nesta semana.
                [month] { $seat } comeu torta pela última vez neste mês.
                [year] { $seat } comeu torta pela última vez neste ano.
                [longer] Faz muito tempo que { $seat } comeu torta.
               *[unsaid] { $seat } não diz quando comeu torta pela última vez.
            }
        }
    .chip =
        { $when ->
            [today] torta hoje
            [yesterday] torta ontem
            [week] torta nesta semana
            [month] torta neste mês
            [year] torta neste ano
            [longer] torta há mais tempo
           *[unsaid] sem resposta
        }
event-claimed =
    .log =
        { $verdict ->
            [right] { $seat-is ->
                [you] { $other-is ->
                    [you] Você avisa que cumpriu { $cards }.
                   *[other] Você avisa que { $other } cumpriu { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } avisa que você cumpriu { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } avisa que cumpriu { $cards }.
                       *[other] { $seat } avisa que { $other } cumpriu { $cards }.
                    }
                }
            }
           *[wrong] { $seat-is ->
                [you] { $other-is ->
                    [you] Você diz, por engano, que cumpriu { $cards }.
                   *[other] Você diz, por engano, que { $other } cumpriu { $cards }.
                }
               *[other] { $other-is ->
                    [you] { $seat } diz, por engano, que você cumpriu { $cards }.
                   *[other] { $whose ->
                        [own] { $seat } diz, por engano, que cumpriu { $cards }.
                       *[other] { $seat } diz, por engano, que { $other } cumpriu { $cards }.
                    }
                }
            }
        }
    .chip =
        { $verdict ->
            [right] aviso certo
           *[wrong] aviso errado
        }

## Places, as parts of the sentences above

from-hand =
    { $owner-is ->
        [you] da sua mão
       *[other] da mão de { $owner }
    }
from-kitchen =
    { $owner-is ->
        [you] da sua Cozinha
       *[other] da Cozinha de { $owner }
    }
# Of the player whom the sentence is about.
from-own-hand =
    { $owner-is ->
        [you] da sua mão
       *[other] da mão
    }
from-own-kitchen =
    { $owner-is ->
        [you] da sua Cozinha
       *[other] da Cozinha
    }
from-trash = do Lixo
from-pantry = da Despensa
to-trash = para o Lixo
    .short = Lixo
to-pantry-top = para o topo da Despensa
    .short = Despensa
to-pantry-bottom = para o fundo da Despensa
    .short = Despensa
in-hand =
    { $owner-is ->
        [you] na sua mão
       *[other] na mão de { $owner }
    }
in-kitchen =
    { $owner-is ->
        [you] na sua Cozinha
       *[other] na Cozinha de { $owner }
    }
in-pantry = no topo da Despensa

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-main = Jogue uma carta ou revire o Lixo.
prompt-dive-trash =
    { $count ->
        [1] Revirar: mande mais uma carta ao Lixo.
       *[other] Revirar: mande { $count } cartas ao Lixo.
    }
prompt-dive-take = Que carta você pega do Lixo?
prompt-effect = Qual efeito vem primeiro?
prompt-limit =
    { $count ->
        [1] Fique com sete: mande uma carta ao Lixo.
       *[other] Fique com sete: mande { $count } cartas ao Lixo.
    }
prompt-claim = Alguém cumpriu uma Conquista?
prompt-claim-player = Quem a cumpriu?
prompt-poll = Quando você comeu torta pela última vez?
# The card is the one whose text is carried out, here and below.
prompt-card =
    { $deed ->
        [play] { $card-short }: que carta você joga?
        [trash] { $card-short }: que carta vai ao Lixo?
        [take] { $count ->
            [1] { $card-short }: que carta você pega?
           *[other] { $card-short }: pegue { $count } cartas.
        }
        [give] { $card-short }: que carta você dá?
        [gain] { $card-short }: que carta você ganha?
        [move] { $card-short }: que carta você move?
        [put-back] { $card-short }: que carta você devolve?
        [swap] { $card-short }: que carta você troca?
        [swap-for] { $card-short }: por qual você troca?
        [raise] { $card-short }: que carta ganha { $by }?
        [lower] { $card-short }: que carta perde { $by }?
        [change] { $card-short }: que carta muda?
       *[other] { $card-short }: que carta?
    }
# Any number of cards, or none.
prompt-cards =
    { $deed ->
        [play] { $card-short }: jogue uma carta ou conclua.
        [trash] { $card-short }: mande cartas ao Lixo ou conclua.
        [take] { $count ->
            [1] { $card-short }: pegue cartas ou conclua.
           *[other] { $card-short }: pegue até { $count } cartas ou conclua.
        }
        [give] { $card-short }: dê cartas ou conclua.
        [gain] { $count ->
            [1] { $card-short }: ganhe cartas ou conclua.
           *[other] { $card-short }: ganhe até { $count } cartas ou conclua.
        }
        [move] { $card-short }: mova cartas ou conclua.
        [put-back] { $card-short }: devolva cartas ou conclua.
        [raise] { $card-short }: aumente cartas ou conclua.
        [lower] { $card-short }: diminua cartas ou conclua.
        [change] { $card-short }: mude cartas ou conclua.
       *[other] { $card-short }: escolha cartas ou conclua.
    }
prompt-receiver = { $card-short }: quem recebe?
prompt-player = { $card-short }: quem você escolhe?
prompt-option = { $card-short }: escolha uma opção.
prompt-pie = { $card-short }: qual Torta?
prompt-commit =
    { $deed ->
        [trash] { $card-short }: mande uma carta ao Lixo em segredo.
       *[give] { $card-short }: dê uma carta em segredo.
    }
prompt-commit-none = { $card-short }: você não tem carta para isso.
prompt-may =
    { $deed ->
        [bake] { $card-short }: assar uma Torta agora?
        [play] { $card-short }: jogar uma carta?
        [play-some] { $card-short }: jogar uma carta que sirva?
        [draw] { $card-short }: comprar?
        [trash] { $card-short }: mandar uma carta ao Lixo?
        [take] { $card-short }: pegar uma carta?
        [give] { $card-short }: dar uma carta?
        [gain] { $card-short }: ganhar uma carta?
        [move] { $card-short }: mover uma carta?
        [put-back] { $card-short }: devolver uma carta?
        [swap] { $card-short }: trocar duas cartas?
        [raise] { $card-short }: fazer uma carta valer mais?
        [lower] { $card-short }: fazer uma carta valer menos?
        [change] { $card-short }: mudar uma carta?
       *[other] { $card-short }: quer usar?
    }
prompt-over =
    { $winners-is ->
        [you] Você vence com uma pontuação de { $score }!
        [other] { $winners } vence com uma pontuação de { $score }.
       *[others] Empate! Vitória de { $winners }, com uma pontuação de { $score }.
    }
prompt-over-without-pies = Ninguém assou uma Torta: todo mundo vence.

## Whom the table waits for

waiting-main = Esperando { $seats } jogar, revirar o Lixo ou passar.
waiting-effect = Esperando { $seats } pôr efeitos em ordem.
waiting-limit = Esperando { $seats } ficar com só sete cartas.
waiting-card =
    { $seats-count ->
        [1] { $card }: { $seats } escolhe uma carta.
       *[other] { $card }: { $seats } escolhem uma carta.
    }
waiting-player =
    { $seats-count ->
        [1] { $card }: { $seats } escolhe uma pessoa.
       *[other] { $card }: { $seats } escolhem uma pessoa.
    }
waiting-answer =
    { $seats-count ->
        [1] { $card }: { $seats } decide.
       *[other] { $card }: { $seats } decidem.
    }
waiting-pie =
    { $seats-count ->
        [1] { $card }: { $seats } escolhe uma Torta.
       *[other] { $card }: { $seats } escolhem uma Torta.
    }
waiting-commit = { $card }: cartas sendo escolhidas em segredo.
waiting-claim = Qualquer pessoa pode apontar uma Conquista cumprida.
waiting-poll = Todo mundo diz quando comeu torta pela última vez.
waiting-others = Você já escolheu; talvez alguém ainda esteja pensando.

## Choices

label-pass = Passar
label-dive = Revirar o Lixo
label-done = Concluir
label-yes = Sim
label-no = Não
label-no-claim = Não, nada a apontar
label-no-answer = Prefiro não dizer
label-ate-pie =
    { $when ->
        [today] Hoje
        [yesterday] Ontem
        [week] Nesta semana
        [month] Neste mês
        [year] Neste ano
       *[longer] Há mais tempo
    }
label-player =
    { $seat-is ->
        [you] Você
       *[other] { $seat }
    }
label-achievement = { $card }
label-option = { $choice }
label-effect = Primeiro { $card }
# Several effects of cards of the same name.
label-one-of-effects = Primeiro { $card } nº { $number }
label-play = Jogar { $card }
label-from-hand = { $card } da sua mão
label-from-revealed = { $card } da mão que você vê
label-from-trash = { $card } do Lixo
label-from-pantry = { $card } do topo da Despensa
label-in-kitchen =
    { $owner-is ->
        [you] { $card }, valor { $worth }: nº { $place } na sua Cozinha
       *[other] { $card }, valor { $worth }: nº { $place } na Cozinha de { $owner }
    }
label-pie =
    { $owner-is ->
        [you] Sua Torta { $pie }, valor { $value }
       *[other] Torta { $pie } de { $owner }, valor { $value }
    }

## Why a move is good: one fact, at most 25 words

advice-spare-salt = Uma Torta leva exatamente um Sal, e a sua Cozinha já tem.
advice-full = A sua Cozinha está cheia: não cabe mais nenhum Ingrediente.
advice-salt = Uma Torta precisa de exatamente um Sal, e a sua Cozinha ainda não tem.
advice-one-more = É mais uma carta neste turno.
advice-ingredient = Isso traz { $worth } e leva a sua Cozinha a { $count } dos { $needed } Ingredientes de que uma Torta precisa.
advice-more = Isso traz mais { $worth } a uma Cozinha que vale { $sum }.
advice-draws =
    { $count ->
        [one] Com ela você compra uma carta; além dela restam { $held }.
       *[other] Com ela você compra { $count } cartas; além dela restam { $held }.
    }
advice-bake = A sua Cozinha vale { $sum }; a melhor Torta dos outros vale { $best }.
advice-bake-first = A sua Cozinha vale { $sum }, e ninguém mais tem uma Torta ainda.
advice-dive = Assim você consegue { $card }, que vale { $worth }.
advice-dive-salt = { $card } é o Sal que falta na sua Cozinha.
advice-player-pie = { $seat } tem a melhor Torta dos rivais: vale { $value }.
advice-player-kitchen = { $seat } tem a melhor Cozinha dos rivais: vale { $sum }.
advice-best-spot =
    { $owner-is ->
        [you] Vale { $worth }: nada na sua Cozinha vale mais.
       *[other] Vale { $worth }: nada na Cozinha de { $owner } vale mais.
    }
advice-least-spot = Vale { $worth }: nada na sua Cozinha vale menos.
advice-best-pie = Vale { $value }: nenhuma Torta vale mais.
advice-least =
    { $count ->
        [1] Vale { $worth }: nenhum Ingrediente da sua mão vale menos.
       *[other] Valem no máximo { $worth }: nenhum Ingrediente da sua mão vale menos.
    }

## Why not

fact-can-play = Você pode jogar { $cards }, e esta mesa só deixa passar quem não pode fazer mais nada.
fact-can-dive = Você pode revirar o Lixo, e esta mesa só deixa passar quem não pode fazer mais nada.
fact-cards-held =
    { $count ->
        [0] Você não tem cartas na mão.
        [1] Você só tem uma carta na mão.
       *[other] Você tem { $count } cartas na mão.
    }
fact-not-held = Você não tem { $card } na mão.
fact-no-more-of-it =
    { $count ->
        [1] Você só tem { $card } uma vez.
       *[other] Você só tem { $card } { $count } vezes.
    }
fact-kitchen-full = A sua Cozinha está cheia: nela cabem { $count } Ingredientes.
fact-does-nothing = { $card } não faria nada agora, e esta mesa não permite jogar uma Ação assim.
fact-not-in-trash = { $card } não está no Lixo.
fact-both-trashed = Você só tem { $cards }, por isso as duas cartas vão para o Lixo.
fact-just-trashed = Você manda { $card } para o Lixo para revirá-lo, e esta mesa não permite pegar a carta de volta.
fact-card-says = O texto de { $card } é: “{ $card-text }”
fact-not-a-rival = Aqui não vale escolher você. O texto de { $card } é: “{ $card-text }”
fact-nothing-for-it = Você não tem nada para isso. O texto de { $card } é: “{ $card-text }”
fact-pies =
    { $count ->
        [0] Não há nenhuma Torta.
        [1] Só há uma Torta.
       *[other] Só há { $count } Tortas.
    }
fact-no-room-for-it = A sua Cozinha está cheia: não há espaço para { $card }.
fact-no-action = A sua Cozinha está cheia, e você não tem nenhuma Ação que possa jogar.
fact-no-cards =
    { $owner-is ->
        [you] Você não tem cartas na mão.
       *[other] { $owner } não tem cartas na mão.
    }
fact-there-already =
    { $owner-is ->
        [you] A carta já está na sua Cozinha.
       *[other] A carta já está na Cozinha de { $owner }.
    }
fact-no-room-there =
    { $owner-is ->
        [you] A sua Cozinha está cheia.
       *[other] A Cozinha de { $owner } está cheia.
    }
fact-shielded =
    { $owner-is ->
        [you] A sua Cozinha está protegida até a sua próxima vez.
       *[other] A Cozinha de { $owner } está protegida até { $owner } jogar de novo.
    }
fact-guarded =
    { $owner-is ->
        [you] Efeitos rivais não podem atingir a sua carta { $card }.
       *[other] Efeitos rivais não podem atingir a carta { $card } de { $owner }.
    }
fact-ingredients =
    { $owner-is ->
        [you] Você
       *[other] { $owner }
    }{ " " }{ $count ->
        [0] não tem nenhum Ingrediente na Cozinha.
        [1] só tem um Ingrediente na Cozinha.
       *[other] só tem { $count } Ingredientes na Cozinha.
    }
fact-salts =
    { $owner-is ->
        [you] Você
       *[other] { $owner }
    }{ " " }{ $count ->
        [0] não tem nenhum Sal na Cozinha.
        [1] tem um Sal na Cozinha.
       *[other] tem { $count } Sais na Cozinha.
    }
fact-effects =
    { $count ->
        [1] Só há um efeito seu esperando.
       *[other] Só há { $count } efeitos seus diferentes esperando.
    }

## The result

reason-everybody-baked = Todo mundo assou uma Torta.
reason-three-pies = Alguém assou três Tortas.
reason-grand-contest = Todo mundo tem quatro Tortas.
reason-closing-time = É hora de fechar.
result-no-pie =
    { $seat-is ->
        [you] Você não assou nenhuma Torta.
       *[other] { $seat } não assou nenhuma Torta.
    }
result-pies =
    { $seat-is ->
        [you] Você assou
       *[other] { $seat } assou
    }{ " " }{ $values-count ->
        [1] uma Torta, no valor de { $score }.
       *[other] { $values-count } Tortas, nos valores de { $values }. { $best ->
            [1] Conta a melhor: { $score }.
           *[other] Contam as { $best } melhores: { $score }.
        }
    }

## The sheet of a result

sheet-best =
    { $count ->
        [1] Melhor Torta
       *[other] Melhores { $count } Tortas
    }
sheet-best-why =
    { $count ->
        [1] Quanto vale a melhor Torta no fim. Só ela decide.
       *[other] Quanto valem juntas as { $count } melhores Tortas. Elas decidem.
    }
sheet-boxes = Valor ao longo do tempo
sheet-boxes-why = Quanto a melhor Torta valia ao sair do forno e depois de cada mudança.
sheet-baked = Tortas assadas
sheet-baked-why = Todas as Tortas assadas por este jogador.
sheet-achievements = Conquistas
sheet-achievements-why = As Conquistas completadas.

## The table in plain text

picture-piles =
    { $number ->
        [0] Antes do primeiro turno.
       *[other] Turno { $number }.
    }{ " " }{ $cards_left ->
        [1] Despensa: 1 carta.
       *[other] Despensa: { $cards_left } cartas.
    }{ " " }{ $achievements_left ->
        [1] Pilha: 1 Conquista.
       *[other] Pilha: { $achievements_left } Conquistas.
    }
picture-achievement = Conquista { $card }: { $card-text }
picture-seat =
    { $seat-is ->
        [you] Você
       *[other] { $seat }
    }{ $state ->
        [turn] , joga agora:
       *[none] :
    }{ " " }{ $count ->
        [1] 1 carta;
       *[other] { $count } cartas;
    }{ " " }{ $kitchen-count ->
        [0] Cozinha: vazia;
       *[other] Cozinha: { $kitchen };
    }{ " " }{ $pies-count ->
        [0] nenhuma Torta
        [1] Torta: { $pies }
       *[other] Tortas: { $pies }
    }{ $shielded ->
        [kitchen] ; Cozinha protegida
        [pies] ; Tortas protegidas
        [both] ; Cozinha e Tortas protegidas
       *[none] { "" }
    }
picture-kitchen-card =
    { $state ->
        [guarded] { $card } { $worth } (a salvo)
       *[none] { $card } { $worth }
    }
picture-trash =
    { $cards-is ->
        [none] Lixo: vazio
       *[shown] Lixo: { $cards }
    }
picture-text =
    { $seat-is ->
        [you] Você executa { $card }: { $card-text }
       *[other] { $seat } executa { $card }: { $card-text }
    }
picture-hand =
    { $count ->
        [0] Sua mão: vazia
       *[other] Sua mão:
    }
picture-action = { "  " }{ $card }: { $card-text }
picture-ingredient = { "  " }{ $card } ({ $flavor }, valor { $worth }): { $card-text }
picture-ingredient-with-sub = { "  " }{ $card } ({ $flavor }, { $sub }, valor { $worth }): { $card-text }
picture-looked = Você olha: { $cards }
picture-revealed = Você vê a mão de { $owner }: { $cards }

## Options of a table

option-players = Participantes
    .n4-10 = 4 a 10
    .n2-10 = 2 a 10
option-small_table = O fim com duas ou três pessoas
    .printed = como nas regras
    .two_each = duas Tortas cada
option-first_player = Quem começa
    .random = alguém por sorteio
    .poll = quem comeu torta por último
    .host = o primeiro lugar
option-direction = Sentido da vez e dos efeitos
    .printed = como nas regras
    .all_left = tudo para a esquerda
    .all_right = tudo para a direita
option-pass = Passar a vez
    .allowed = permitido
    .only_if_forced = só se não houver outra saída
option-dive_own = Pegar de volta o que acabou de ir para o Lixo
    .allowed = permitido
    .forbidden = não permitido
option-reshuffle = Quando o Lixo é embaralhado
    .eager = quando a Despensa acaba
    .when_needed = quando falta uma carta
option-empty_action = Jogar uma Ação que não faz nada
    .allowed = permitido
    .forbidden = não permitido
option-worth_memory = Um valor alterado
    .stays = fica em todas as Cozinhas
    .resets_on_move = se perde quando a carta muda de lugar
option-forced_bake = Assar quando uma carta manda
    .yes = obrigatório
    .may_decline = pode ser recusado
option-pie_floor = O mínimo que uma Torta vale
    .none = sem limite
    .zero = zero
option-staleness = Quanto uma Torta nova tira das Tortas rivais
option-end_timing = Quando a partida acaba
    .immediate = na hora
    .finish_effects = depois dos efeitos pendentes
option-no_pie = Quem não tem Torta
    .last = fica por último
    .zero = tem zero
option-tie = Um empate no fim
    .shared = é dividido
    .next_best = é decidido pelas próximas melhores Tortas
option-closing_time = Voltas até a hora de fechar
    .usual = 100 (Grande Concurso: 250)
    .off = sem limite
option-fresh_achievements = Uma Conquista nova já cumprida
    .count = conta na hora
    .need_change = precisa de uma mudança
option-claims = Conquistas cumpridas
    .auto = contam sozinhas
    .manual = precisam ser apontadas
option-pile_return = Uma Conquista transformada volta
    .bottom = para o fundo da pilha
    .shuffled = para qualquer ponto da pilha
option-grand = Grande Concurso
    .off = desligado
    .on = ligado
option-grand_includes_new = Grande Concurso: a Torta nova também ganha
    .yes = sim
    .no = não

## Kinds of cards, flavors, and subflavors

kind-ingredient = Ingrediente
kind-action = Ação
kind-achievement = Conquista
kind-sweet = Doce
kind-sour = Azedo
kind-bitter = Amargo
kind-savory = Umami
kind-spicy = Picante
kind-salt = Sal
kind-cocoa = Cacau
kind-dairy = Laticínio
kind-fruit = Fruta
kind-grain = Grão
kind-herb = Erva
kind-meat = Carne
kind-nut = Noz
kind-root = Raiz

## Cards: name, text, and what an Achievement is called once it has turned into another card

# Salts

card-table-salt = Sal Refinado
    .text = Sem habilidade.
card-sea-salt = Sal Marinho
    .text = Ao jogar: compre uma carta.
card-rock-salt = Sal Grosso
    .text = Ao assar: vale 2 a mais se a Torta tiver cinco Ingredientes.
card-pink-salt = Sal Rosa
    .text = Ao assar: vale 1 a mais por Doce na Torta, até 3.
card-smoked-salt = Sal Defumado
    .text = Ao assar: vale 1 a mais por Umami na Torta.
card-celery-salt = Sal de Aipo
    .text = Ao assar: vale 2 a mais se a Torta tiver uma Erva ou uma Raiz.
card-caramel-salt = Sal de Caramelo
    .text = Ao jogar: mande uma carta da sua mão para o Lixo.
card-pinch-of-salt = Pitada de Sal
    .text = Ao jogar: você pode jogar um Ingrediente que não seja Sal.

# Sweet

card-cane-sugar = Açúcar de Cana
    .text = Sem habilidade.
card-baking-apples = Maçãs para Assar
    .text = Sem habilidade.
card-brown-sugar = Açúcar Mascavo
    .text = Ao assar: vale 1 a mais por Picante na Torta.
card-peaches = Pêssegos ao Sol
    .short = Pêssegos
    .text = Ao jogar: se você tiver outra Fruta na sua Cozinha, compre uma carta.
card-blueberries = Mirtilos Silvestres
    .short = Mirtilos
    .text = Ao assar: vale 1 a mais por outra Fruta na Torta.
card-honey = Mel Grudento
    .text = Passiva: efeitos rivais não podem atingir esta carta.
card-candied-pecans = Pecãs Caramelizadas
    .short = Pecãs
    .text = Ao assar: vale 2 a mais se houver outra Noz na Torta.
card-vanilla-custard = Creme de Baunilha
    .short = Creme
    .text = Passiva: vale 2 a menos por Azedo na sua Cozinha.
card-marshmallows = Marshmallows Fofinhos
    .short = Marshmallows
    .text = No início da sua vez: se esta carta valer 4 ou menos, passa a valer 1 a mais.
card-maple-syrup = Xarope de Bordo
    .text = Ao jogar: cada outro Doce na sua Cozinha passa a valer 1 a mais.
card-candied-cherries = Cerejas Cristalizadas
    .short = Cerejas
    .text = Ao jogar: você pode ganhar uma Fruta do Lixo.

# Sour

card-lemons = Limões do Quintal
    .text = Sem habilidade.
card-limes = Limões-taiti Atrevidos
    .text = Ao jogar: um Ingrediente de uma Cozinha rival passa a valer 2 a menos.
card-rhubarb = Ruibarbo
    .text = Ao assar: vale 4 a menos se não houver nenhum Doce na Torta.
card-buttermilk = Coalhada Emprestada
    .short = Coalhada
    .text = Ao jogar: você pode trocar outro Ingrediente da sua Cozinha por um de uma Cozinha rival.
card-sour-cherries = Cerejas Azedas
    .text = Ao assar: vale 2 a mais se houver Cacau na Torta.
card-cranberries = Cranberries do Brejo
    .short = Cranberries
    .text = Ao assar: depois de anotar a Torta, compre duas cartas.
card-cider-vinegar = Vinagre de Maçã
    .text = Ao jogar: mova esta carta para uma Cozinha rival que tenha espaço.

# Bitter

card-dark-chocolate = Chocolate Amargo
    .short = Chocolate
    .text = Sem habilidade.
card-cocoa-powder = Cacau em Pó
    .text = Passiva: cada outro Cacau na sua Cozinha vale 1 a mais.
card-espresso = Dose de Espresso
    .text = Ao jogar: você pode jogar outra carta.
card-walnuts = Nozes Tostadas
    .short = Nozes
    .text = Ao ir da sua Cozinha para o Lixo, exceto ao assar: compre uma carta.
card-scorched-sugar = Açúcar Queimado
    .text = Ao jogar: asse uma Torta.
card-grapefruit-peel = Casca de Toranja
    .short = Toranja
    .text = Passiva: efeitos rivais não podem atingir Frutas na sua Cozinha (esta carta incluída).

# Savory

card-shortcrust = Massa Podre
    .text = Sem habilidade.
card-lattice-top = Treliça de Massa
    .text = Ao jogar: se você tiver quatro ou mais Ingredientes na sua Cozinha, pode assar uma Torta.
card-cheddar = Cheddar Curado
    .text = Ao assar: vale 2 a mais se houver uma Fruta na Torta.
card-bacon = Bacon Crocante
    .text = Ao assar: depois de anotar a Torta, cada rival manda uma carta da mão para o Lixo.
card-butter = Manteiga Gelada
    .text = Passiva: cada Grão na sua Cozinha vale 1 a mais.
card-pumpkin = Abóbora Assada
    .text = Sempre que rivais assarem uma Torta: esta carta passa a valer 1 a mais.
card-mushrooms = Cogumelos do Bosque
    .short = Cogumelos
    .text = Ao assar: vale 1 a mais por sabor diferente na Torta.
card-rosemary = Ramo de Alecrim
    .text = Ao assar: vale 2 a mais se houver uma Carne ou uma Raiz na Torta.

# Spicy

card-cinnamon = Canela em Pau
    .text = Ao assar: vale 2 a mais se houver uma Fruta na Torta.
card-ginger = Raiz de Gengibre
    .text = Ao jogar: compre uma carta.
card-nutmeg = Noz-moscada Ralada
    .short = Noz-moscada
    .text = Ao assar: vale 1 a mais por sabor diferente na Torta.
card-chili = Pimenta-malagueta
    .text = Ao jogar: mande para o Lixo um Ingrediente de valor 2 ou menos de uma Cozinha rival.
card-fresh-mint = Hortelã Fresca
    .text = Ao jogar: você pode mandar outro Ingrediente da sua Cozinha para o Lixo.
card-black-pepper = Pimenta-do-reino
    .text = Ao assar: vale 3 a mais se houver uma Carne na Torta.

# Actions

card-hot-oven = Forno Quente
    .text = Asse uma Torta.
card-slow-bake = Devagar e Sempre
    .text = Asse uma Torta. Ela vale 3 a mais se tiver cinco Ingredientes.
card-quick-bake = Fogo de Palha
    .short = Fogo de Palha
    .text = Asse uma Torta. Ela vale 2 a menos. Depois, compre duas cartas.
card-dash-to-the-oven = Corrida ao Forno
    .short = Ao Forno
    .text = Você pode jogar um Ingrediente. Depois, asse uma Torta.
card-bake-off = Quermesse da Vila
    .short = Quermesse
    .text = Cada pessoa pode assar uma Torta.
card-cooling-rack = Grade de Esfriar
    .text = Asse uma Torta. Até a sua próxima vez, suas Tortas não podem perder valor.
card-swap-meet = Por Cima do Muro
    .text = Troque um Ingrediente da sua Cozinha por um de uma Cozinha rival.
card-grocery-run = Ida ao Mercado
    .text = Compre três cartas.
card-window-shopping = Só uma Olhadinha
    .short = Olhadinha
    .text = Olhe as cinco cartas do topo da Despensa e pegue duas delas. Ponha o resto no fundo.
card-windowsill-thief = Furto na Janela
    .short = Furto
    .text = Ganhe um Ingrediente de valor 3 ou menos de uma Cozinha rival.
card-sticky-fingers = Mão-leve
    .text = Pegue uma carta por sorteio de uma mão rival.
card-leftovers = Sobras
    .text = Pegue outra carta do Lixo. Depois, compre uma carta.
card-wipe-down = Passar um Pano
    .short = Pano
    .text = Mande quantos Ingredientes quiser da sua Cozinha para o Lixo. Compre uma carta por cada um.
card-food-fight = Guerra de Comida
    .text = Cada pessoa manda um Ingrediente da própria Cozinha para o Lixo.
card-back-on-the-shelf = De Volta à Prateleira
    .short = Prateleira
    .text = Ponha um Ingrediente de qualquer Cozinha no topo da Despensa.
card-butterfingers = Mão de Manteiga
    .text = Mande um Ingrediente de qualquer Cozinha para o Lixo.
card-heavy-hand = Mão Pesada
    .text = Escolha: mova um Sal da sua Cozinha, ou da sua mão, para uma Cozinha rival que tenha espaço.
    .option-kitchen = Da Cozinha
    .option-hand = Da mão
card-pass-the-bowl = Passa a Tigela
    .text = Ao mesmo tempo, cada pessoa dá uma carta da mão a quem está à sua esquerda.
card-taste-test = Só uma Provinha
    .text = Olhe uma mão rival e pegue uma carta dela. Depois, dê em troca uma carta da sua mão.
card-whipped-peak = Ponto de Neve
    .text = A sua melhor Torta vale 3 a mais.
card-drafty-window = Vento Encanado
    .text = Cada Torta que não é sua vale 2 a menos.
card-cling-film = Filme Plástico
    .text = Compre uma carta. Até a sua próxima vez, efeitos rivais não podem atingir a sua Cozinha, e as suas Tortas não podem perder valor.

# Achievements

card-fruit-stand = Banca de Frutas
    .text = Tenha duas ou mais Frutas na sua Cozinha. > Compre duas cartas.
card-full-counter = Balcão Cheio
    .text = Tenha cinco Ingredientes na sua Cozinha. > Você pode assar uma Torta.
card-sweet-tooth = Formiguinha
    .text = Tenha dois ou mais Doces na sua Cozinha. > Cada Doce na sua Cozinha passa a valer 1 a mais.
card-pucker-up = Careta Azeda
    .text = Tenha dois ou mais Azedos na sua Cozinha. > Um Ingrediente de uma Cozinha rival passa a valer 1.
card-dark-mood = Humor Amargo
    .text = Tenha dois ou mais Amargos na sua Cozinha. > Você pode jogar uma carta.
card-hearty-plate = Prato Cheio
    .text = Tenha dois ou mais Umamis na sua Cozinha. > Pegue um Ingrediente do Lixo.
card-hot-kitchen = Pegando Fogo
    .text = Tenha dois ou mais Picantes na sua Cozinha. > Mande um Ingrediente de uma Cozinha rival para o Lixo.
card-salt-mine = Mina de Sal
    .text = Tenha dois ou mais Sais na sua Cozinha. > Mande um Sal da sua Cozinha para o Lixo. Compre duas cartas.
card-five-tastes = Cinco Gostos
    .text = Tenha quatro ou mais sabores diferentes na sua Cozinha. > Cada Ingrediente na sua Cozinha passa a valer 1 a mais.
card-heavy-tray = Bandeja Pesada
    .text = Tenha na sua Cozinha Ingredientes que valham 12 ou mais. > Até a sua próxima vez, efeitos rivais não podem atingir a sua Cozinha. Compre uma carta.
card-dairy-dream = Sonho de Leite
    .text = Tenha um Laticínio e uma Fruta na sua Cozinha. > Vira Chantili (Doce, Laticínio, valor 4) na sua Cozinha.
    .turned = Chantili
    .turned-text = Sem habilidade.
card-double-cocoa = Cacau em Dobro
    .text = Tenha dois ou mais Cacaus na sua Cozinha. > Vira Ganache (Amargo, Cacau, valor 5) na sua Cozinha.
    .turned = Ganache
    .turned-text = Sem habilidade.
card-crust-master = Mão na Massa
    .text = Tenha um Grão e um Laticínio na sua Cozinha. > Vira Massa Dourada (Umami, Grão, valor 3; ao jogar: asse uma Torta) na sua mão.
    .turned = Massa Dourada
    .turned-text = Ao jogar: asse uma Torta.
card-nut-case = Loucura por Nozes
    .text = Tenha uma Noz e uma Fruta na sua Cozinha. > Vira Pé de Moleque (Doce, Noz, valor 4; efeitos rivais não podem atingir a carta) na sua Cozinha.
    .turned = Pé de Moleque
    .turned-text = Passiva: efeitos rivais não podem atingir esta carta.
card-sunday-roast = Assado de Domingo
    .text = Tenha uma Carne e um Picante, uma Raiz ou uma Erva na sua Cozinha. > Vira Molho Encorpado (Umami, valor 5) na sua Cozinha.
    .turned = Molho Encorpado
    .turned-text = Sem habilidade.
card-stale-bread = Pudim de Pão
    .text = Tenha uma Torta que valha 4 ou menos. > A sua pior Torta vale 5 a mais.
card-late-riser = Dormiu no Ponto
    .text = Não tenha nenhuma Torta enquanto dois ou mais rivais têm uma. > Vira Forno de Emergência (Ação: asse uma Torta, que vale 2 a mais) na sua mão.
    .turned = Forno de Emergência
    .turned-text = Asse uma Torta. Ela vale 2 a mais.
card-blue-ribbon = Fita Azul
    .text = Asse uma Torta que valha 15 ou mais. > Essa Torta vale 2 a mais.
card-humble-pie = Torta da Humildade
    .text = Asse uma Torta que valha 8 ou menos. > Compre três cartas.
card-first-slice = Primeira Fatia
    .text = Asse uma Torta enquanto nenhum rival tem uma. > Vira Segunda Fornada (Ação: você pode jogar um Ingrediente, depois asse uma Torta) na sua mão.
    .turned = Segunda Fornada
    .turned-text = Você pode jogar um Ingrediente. Depois, asse uma Torta.
card-small-bites = Bocadinhos
    .text = Asse uma Torta de exatamente três Ingredientes. > Vira Cesta de Piquenique (Ação: compre duas cartas, depois você pode jogar um Ingrediente) na sua mão.
    .turned = Cesta de Piquenique
    .turned-text = Compre duas cartas. Depois você pode jogar um Ingrediente.
card-showpiece = Obra-prima
    .text = Asse uma Torta de exatamente cinco Ingredientes. > Até a sua próxima vez, suas Tortas não podem perder valor. Compre uma carta.
card-one-note = Samba de uma Nota Só
    .text = Asse uma Torta com um único sabor além de Sal. > Essa Torta vale 4 a mais.
card-symphony = Sinfonia de Sabores
    .short = Sinfonia
    .text = Asse uma Torta com quatro ou mais sabores. > Essa Torta vale 2 a mais. Compre uma carta.
card-seconds-please = Quero Repetir
    .short = Quero Repetir
    .text = Asse a sua segunda Torta. > Ganhe até dois Ingredientes do Lixo que não sejam Sal.
card-scavenger = Garimpo
    .text = Revire o Lixo. > Compre uma carta.
card-trade-fair = Feira de Trocas
    .text = Troque Ingredientes com uma Cozinha rival. > Um Ingrediente na sua Cozinha passa a valer 2 a mais.
card-saboteur = Sabotagem
    .text = Mande um Ingrediente de uma Cozinha rival para o Lixo. > Vira Geleia Surrupiada (Doce, Fruta, valor 4) na sua mão.
    .turned = Geleia Surrupiada
    .turned-text = Sem habilidade.
card-good-sport = Espírito Esportivo
    .text = Perca um Ingrediente da sua Cozinha por um efeito rival. > Pegue um Ingrediente do Lixo.
card-bare-hands = Mãos Abanando
    .text = Termine a sua vez com três cartas ou menos na mão. > Compre três cartas.
card-overstocked = Estoque Lotado
    .text = Termine a sua vez com oito cartas ou mais na mão. > Você pode jogar uma carta.
card-clean-slate = Tábua Rasa
    .text = Termine a sua vez com a Cozinha vazia. > Ganhe um Ingrediente do Lixo.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = O objetivo: a melhor Torta
    .text = A melhor Torta vence. Os Ingredientes dela se juntam aqui: de três a cinco, sendo exatamente um deles Sal.
lesson-achievements = Conquistas
    .text = Quem cumpre uma ganha a recompensa. { $card } pede duas Frutas na sua Cozinha.
lesson-salt = Jogue { $card }
    .text = Em cada vez você compra uma carta e joga uma. Toque no Sal e depois no botão: sem ele não há Torta.
    .not = Primeiro o Sal: sem ele não há Torta.
lesson-fruit = Jogue { $card }
    .text = Uma Fruta que vale 4: a melhor que você tem. Os valores dos Ingredientes se somam.
    .not = Melhor { $card }: vale mais, e é uma Fruta.
lesson-second-fruit = Jogue { $card }
    .text = Sua segunda Fruta: cumpre { $other_card }, e você compra duas cartas.
    .not = Mais uma Fruta cumpre { $other_card }: jogue { $card }.
lesson-rival = { $seat } já assou
    .text = A Torta vale 10. { $card }, que a assou, está agora no Lixo, sob outras cartas: qualquer pessoa pode tirar de lá.
lesson-dive = Revire o Lixo
    .text = Nada na sua mão assa. Mande duas cartas para o Lixo e pegue de lá qualquer carta.
    .not = Nada na sua mão assa: revire o Lixo.
lesson-dive-pay = Para o Lixo: { $cards }
    .text = Elas não ajudam a sua Torta. Toque em uma depois da outra.
    .not = Uma depois da outra: { $cards }. O resto ajuda a sua Torta.
lesson-dive-take = Pegue { $card }
    .text = “Asse uma Torta”: é o que falta a você.
    .not = Falta uma carta que asse: { $card }.
lesson-spice = Jogue { $card }
    .text = Vale 2 a mais se uma Fruta for assada junto. Quatro Ingredientes dão uma Torta melhor que três.
    .not = Ainda não: antes, { $card } melhora a sua Torta.
lesson-bake = Asse!
    .text = Jogue { $card }. A Cozinha inteira vira uma Torta, e as Tortas rivais perdem 4.
    .not = Está tudo pronto: jogue { $card }.
lesson-end = Sua Torta vale { $worth }!
    .text = Vence a melhor Torta. A partida acaba quando todo mundo assou, ou alguém três vezes.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Asse a melhor Torta de todas.
    .play = Você compra uma carta e joga uma: um Ingrediente na sua Cozinha ou uma Ação.
    .dive = Ou revire o Lixo: mande duas cartas para ele e pegue qualquer carta de lá.
    .bake = Com três Ingredientes ou mais, sendo exatamente um deles Sal, uma carta que mande assar assa a Cozinha inteira em uma Torta.
    .achievement = Quem cumpre uma Conquista ganha a recompensa.
    .scoring = Uma Torta vale a soma dos seus Ingredientes. Sempre que alguém assa, as Tortas rivais perdem 4.
    .end = A partida acaba quando todo mundo assou, ou alguém três vezes. Vence a melhor Torta.
