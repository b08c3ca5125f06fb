# The words of Cheflebrity.

## What things are called

# A pie, inside a sentence: the second one that its owner began. “own”: in a sentence about what its owner does.
pie =
    { $owner-is ->
        [you] a sua
       *[other] a
    }{ " " }{ $number ->
        [1] primeira torta
        [2] segunda torta
        [3] terceira torta
        [4] quarta torta
        [5] quinta torta
        [6] sexta torta
        [7] sétima torta
        [8] oitava torta
        [9] nona torta
        [10] décima torta
       *[other] torta { $number }
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
            [apple] a sua torta de maçã
            [apple-tart] a sua tartelete de maçã
            [blueberry] a sua torta de mirtilo
            [blueberry-tart] a sua tartelete de mirtilo
            [cherry] a sua torta de cereja
            [cherry-tart] a sua tartelete de cereja
            [pumpkin] a sua torta de abóbora
            [pumpkin-tart] a sua tartelete de abóbora
            [none] a sua base vazia
            [gone] a sua sobremesa
            [plain-tart] a sua tartelete
           *[plain] a sua torta
        }
       *[other] { $whose ->
            [own] { $filling ->
                [apple] a torta de maçã
                [apple-tart] a tartelete de maçã
                [blueberry] a torta de mirtilo
                [blueberry-tart] a tartelete de mirtilo
                [cherry] a torta de cereja
                [cherry-tart] a tartelete de cereja
                [pumpkin] a torta de abóbora
                [pumpkin-tart] a tartelete de abóbora
                [none] a base vazia
                [gone] a sobremesa
                [plain-tart] a tartelete
               *[plain] a torta
            }
           *[named] { $filling ->
                [apple] a torta de maçã de { $owner }
                [apple-tart] a tartelete de maçã de { $owner }
                [blueberry] a torta de mirtilo de { $owner }
                [blueberry-tart] a tartelete de mirtilo de { $owner }
                [cherry] a torta de cereja de { $owner }
                [cherry-tart] a tartelete de cereja de { $owner }
                [pumpkin] a torta de abóbora de { $owner }
                [pumpkin-tart] a tartelete de abóbora de { $owner }
                [none] a base vazia de { $owner }
                [gone] a sobremesa de { $owner }
                [plain-tart] a tartelete de { $owner }
               *[plain] a torta de { $owner }
            }
        }
    }
pie-worth = { $pie } ({ $quality } pontos)
# What a bonus is for, inside a sentence.
bonus =
    { $name ->
        [most-pies] mais Tortas
        [most-tarts] mais Tarteletes
        [pie-variety] maior variedade de Tortas
        [tart-variety] maior variedade de Tarteletes
        [consistency] Torta mais uniforme
        [fanciest] sobremesa mais caprichada
        [highest-quality] Torta de maior qualidade
        [lowest-quality] Torta de menor qualidade
        [sabotages] mais cartas Sabotagem!
        [saves] mais cartas Salvei!
        [pumpkin] mais Recheios de Abóbora
        [biggest] mais cartas em uma sobremesa
       *[desserts] mais sobremesas
    }
# A player's points, in a list.
score = { $seat } com { $points }
# How far a player came for a bonus, in a list, and the points for it.
reached =
    { $points ->
        [0] { $seat } com { $value }
       *[other] { $seat } com { $value } (+{ $points })
    }
# A number with two decimal places.
average = { $whole },{ $hundredths }

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
event-drew =
    .log =
        { $seat-is ->
            [you] Você compra { $cards } da Pilha de Ingredientes.
           *[other] { $seat } compra { $cards } da Pilha de Ingredientes.
        }
    .chip =
        { $cards-is ->
            [hidden] compra
           *[shown] compra { $cards-short }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Você pega { $cards } das Sobras.
           *[other] { $seat } pega { $cards } das Sobras.
        }
    .stage =
        { $seat-is ->
            [you] Você pega { $cards }
           *[other] { $seat } pega { $cards }
        }
    .chip = pega { $cards-short }
event-discarded =
    .log =
        { $seat-is ->
            [you] Você põe { $cards } nas Sobras.
           *[other] { $seat } põe { $cards } nas Sobras.
        }
    .chip = descarta { $cards-short }
event-lost-nothing =
    .log =
        { $seat-is ->
            [you] Você não tem nenhuma torta que o Ops! possa atingir.
           *[other] { $seat } não tem nenhuma torta que o Ops! possa atingir.
        }
    .chip = Ops! não atinge nada
event-spilt =
    .log = O Ops! atinge { $pie }.
    .stage = Ops! Atinge { $pie }!
    .chip = Ops! Torta em perigo
event-placed =
    .log =
        { $start ->
            [new] { $seat-is ->
                [you] Você começa { $pie } com { $card }.
               *[other] { $seat } começa { $pie } com { $card }.
            }
           *[on] { $seat-is ->
                [you] Você joga { $card } sobre { $pie }.
               *[other] { $seat } joga { $card } sobre { $pie }.
            }
        }
    .stage =
        { $start ->
            [new] { $seat-is ->
                [you] Você começa uma sobremesa: { $card-short }
               *[other] { $seat } começa uma sobremesa: { $card-short }
            }
           *[on] { $seat-is ->
                [you] Você põe { $card-short } sobre { $pie }
               *[other] { $seat } põe { $card-short } sobre { $pie }
            }
        }
    .chip = { $card-short }
event-served =
    .log =
        { $dessert ->
            [tart] { $seat-is ->
                [you] Você serve { $pie } como Tartelete ({ $cards }).
               *[other] { $seat } serve { $pie } como Tartelete ({ $cards }).
            }
           *[pie] { $seat-is ->
                [you] Você serve { $pie } como Torta ({ $cards }).
               *[other] { $seat } serve { $pie } como Torta ({ $cards }).
            }
        }
    .stage =
        { $dessert ->
            [tart] { $seat-is ->
                [you] { $filling ->
                    [apple] Você serve uma Tartelete de maçã que vale { $quality }!
                    [blueberry] Você serve uma Tartelete de mirtilo que vale { $quality }!
                    [cherry] Você serve uma Tartelete de cereja que vale { $quality }!
                    [pumpkin] Você serve uma Tartelete de abóbora que vale { $quality }!
                   *[plain] Você serve uma Tartelete que vale { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serve uma Tartelete de maçã que vale { $quality }!
                    [blueberry] { $seat } serve uma Tartelete de mirtilo que vale { $quality }!
                    [cherry] { $seat } serve uma Tartelete de cereja que vale { $quality }!
                    [pumpkin] { $seat } serve uma Tartelete de abóbora que vale { $quality }!
                   *[plain] { $seat } serve uma Tartelete que vale { $quality }!
                }
            }
           *[pie] { $seat-is ->
                [you] { $filling ->
                    [apple] Você serve uma Torta de maçã que vale { $quality }!
                    [blueberry] Você serve uma Torta de mirtilo que vale { $quality }!
                    [cherry] Você serve uma Torta de cereja que vale { $quality }!
                    [pumpkin] Você serve uma Torta de abóbora que vale { $quality }!
                   *[plain] Você serve uma Torta que vale { $quality }!
                }
               *[other] { $filling ->
                    [apple] { $seat } serve uma Torta de maçã que vale { $quality }!
                    [blueberry] { $seat } serve uma Torta de mirtilo que vale { $quality }!
                    [cherry] { $seat } serve uma Torta de cereja que vale { $quality }!
                    [pumpkin] { $seat } serve uma Torta de abóbora que vale { $quality }!
                   *[plain] { $seat } serve uma Torta que vale { $quality }!
                }
            }
        }
    .chip =
        { $dessert ->
            [tart] serve Tartelete: { $quality }
           *[pie] serve Torta: { $quality }
        }
event-attacked =
    .log =
        { $seat-is ->
            [you] Você joga { $card } contra { $pie }.
           *[other] { $seat } joga { $card } contra { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Você sabota { $pie }!
           *[other] { $seat } sabota { $pie }!
        }
    .chip = sabota { $owner }
event-knocked-off =
    .log =
        { $by ->
            [oops] O Ops! atinge { $pie }, que perde { $cards }.
           *[sabotage] { $other-is ->
                [you] A sua Sabotagem! atinge { $pie }, que perde { $cards }.
               *[other] A Sabotagem! de { $other } atinge { $pie }, que perde { $cards }.
            }
        }
    .stage =
        { $by ->
            [oops] Ops! atinge { $pie }: cai { $cards-short }
           *[sabotage] { $other-is ->
                [you] Você sabota { $pie }: cai { $cards-short }
               *[other] { $other } sabota { $pie }: cai { $cards-short }
            }
        }
    .chip = perde { $cards-short }
event-rescued =
    .log =
        { $seat-is ->
            [you] Você joga { $card } para salvar { $pie }.
           *[other] { $seat } joga { $card } para salvar { $pie }.
        }
    .stage =
        { $seat-is ->
            [you] Você salva { $pie }!
           *[other] { $seat } salva { $pie }!
        }
    .chip = salva uma torta!
event-quiet =
    .log = Ninguém reage.
event-ended-turn =
    .log =
        { $seat-is ->
            [you] Você encerra a sua vez.
           *[other] { $seat } encerra a vez.
        }
    .chip = encerra a vez
event-last-card =
    .log =
        { $seat-is ->
            [you] Você comprou a última carta da Pilha de Ingredientes;
           *[other] { $seat } comprou a última carta da Pilha de Ingredientes;
        }{ " " }{ $turns ->
            [0] este é o último turno.
            [1] depois deste, ainda há um turno.
           *[other] depois deste, ainda há { $turns } turnos.
        }
    .stage =
        { $turns ->
            [0] Última rodada! Este é o último turno
            [1] Última rodada! Mais um turno depois deste
           *[other] Última rodada! Mais { $turns } turnos depois deste
        }
    .chip = compra a última carta
event-offered =
    .log =
        { $to ->
            [everybody] { $seat-is ->
                [you] Você propõe uma troca a todo mundo ({ $cards } em troca de { $other_cards }).
               *[other] { $seat } propõe uma troca a todo mundo ({ $cards } em troca de { $other_cards }).
            }
           *[one] { $seat-is ->
                [you] Você propõe uma troca a { $partner } ({ $cards } em troca de { $other_cards }).
               *[other] { $seat } propõe uma troca a { $partner } ({ $cards } em troca de { $other_cards }).
            }
        }
    .stage =
        { $to ->
            [everybody] { $seat-is ->
                [you] Você propõe uma troca a todo mundo
               *[other] { $seat } propõe uma troca a todo mundo
            }
           *[one] { $seat-is ->
                [you] Você propõe uma troca a { $partner }
               *[other] { $seat } propõe uma troca a { $partner }
            }
        }
    .chip =
        { $to ->
            [everybody] propõe troca geral
           *[one] propõe troca a { $partner }
        }
event-countered =
    .log =
        { $seat-is ->
            [you] Você faz uma contraproposta a { $partner } ({ $cards } em troca de { $other_cards }).
           *[other] { $seat } faz uma contraproposta a { $partner } ({ $cards } em troca de { $other_cards }).
        }
    .stage =
        { $seat-is ->
            [you] Você faz uma contraproposta a { $partner }
           *[other] { $seat } faz uma contraproposta a { $partner }
        }
    .chip = faz contraproposta
event-accepted =
    .log =
        { $seat-is ->
            [you] Você aceita a proposta de { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } aceita a sua proposta.
               *[other] { $seat } aceita a proposta de { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Você aceita a proposta de { $partner }
           *[other] { $partner-is ->
                [you] { $seat } aceita a sua proposta
               *[other] { $seat } aceita a proposta de { $partner }
            }
        }
    .chip = aceita a troca
event-declined =
    .log =
        { $seat-is ->
            [you] Você recusa a proposta de { $partner }.
           *[other] { $partner-is ->
                [you] { $seat } recusa a sua proposta.
               *[other] { $seat } recusa a proposta de { $partner }.
            }
        }
    .stage =
        { $seat-is ->
            [you] Você recusa
           *[other] { $seat } recusa
        }
    .chip = recusa a troca
event-answered =
    .log =
        { $seats-count ->
            [0] Ninguém quer trocar.
            [1] Topa trocar: { $seats }.
           *[other] Topam trocar: { $seats }.
        }
event-chose =
    .log =
        { $choice ->
            [nobody] { $seat-is ->
                [you] Você não troca com ninguém.
               *[other] { $seat } não troca com ninguém.
            }
           *[one] { $seat-is ->
                [you] Você troca com { $partner }.
               *[other] { $seat } troca com { $partner }.
            }
        }
    .chip =
        { $choice ->
            [nobody] não troca
           *[one] troca com { $partner }
        }
event-gave =
    .log =
        { $seat-is ->
            [you] Você entrega { $cards } para { $partner }.
           *[other] { $seat } entrega { $cards } para { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-count ->
                [one] Você dá a { $partner }: { $cards }
               *[other] Você dá a { $partner } { $cards-count } cartas
            }
           *[other] { $partner-is ->
                [you] { $cards-count ->
                    [one] { $seat } dá a você { $cards }
                   *[other] { $seat } dá a você { $cards-count } cartas
                }
               *[other] { $seat } e { $partner } trocam cartas
            }
        }
    .chip =
        { $cards-count ->
            [1] { $cards-short } → { $partner }
           *[other] { $cards-count } cartas → { $partner }
        }
event-ended =
    .log = O último turno acabou; é hora de contar os pontos.
    .stage = O último turno acabou!
    .chip = fim do último turno

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-draw = Compre da pilha ou pegue uma das Sobras.
prompt-draw-leftover = Pegue uma das Sobras: a pilha acabou.
prompt-swap = Mudar uma carta?
prompt-exchange = Compre ou pegue uma carta por { $card-short }.
prompt-play = Jogar uma carta de torta?
prompt-place = Onde vai { $card-short }?
prompt-menu = Sirva, troque ou encerre a vez.
prompt-menu-unserved = Troque ou encerre a vez.
prompt-oops = Qual das suas tortas o Ops! atinge?
prompt-save-from-oops = Ops! Salvar { $pie }?
prompt-save-from-sabotage =
    { $seat-is ->
        [you] Sua Sabotagem! Salvar { $pie }?
       *[other] Sabotagem de { $seat }! Salvar { $pie }?
    }
prompt-window = Jogar agora uma Sabotagem!?
prompt-sabotage = Qual torta você sabota?
prompt-reply = Proposta de { $partner }: aceita, recusa ou muda?
prompt-reply-finally = Você aceita a proposta de { $partner }?
prompt-pick = Com quem você troca?
prompt-how-many-given = Quantas cartas você dá?
prompt-how-many-wanted = Quantas cartas você quer?
prompt-claim-given =
    { $count ->
        [1] Diga que carta você dá; vale blefar.
       *[other] Carta { $number } de { $count } que você dá; vale blefar.
    }
prompt-claim-wanted =
    { $count ->
        [1] Diga que carta você quer.
       *[other] Diga a carta { $number } de { $count } que você quer.
    }
prompt-commit =
    { $count ->
        [1] Entregue uma carta, a prometida ou não.
       *[other] Entregue { $count } cartas, as prometidas ou não.
    }
prompt-commit-more =
    { $count ->
        [1] Entregue mais uma carta.
       *[other] Entregue mais { $count } cartas.
    }
prompt-over =
    { $winners-is ->
        [you] Você vence com
        [other] { $winners } vence com
       *[others] Vitória dividida entre { $winners }, com
    }{ " " }{ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }{ $winners-is ->
        [you] !
        [other] .
       *[others] { " " }cada.
    }

## Whom the table waits for

waiting-answered = Sua resposta foi dada. Esperando as outras pessoas.
waiting-draw = Esperando { $seats } comprar uma carta.
waiting-swap = Esperando { $seats } descartar uma carta ou não.
waiting-play = Esperando { $seats } jogar uma carta de torta ou não.
waiting-menu = Esperando { $seats } servir, trocar ou encerrar a vez.
waiting-oops = Ops! Esperando { $seats } escolher uma torta.
waiting-save =
    { $seats-count ->
        [1] Esperando { $seats } salvar a torta ou não.
        [4] Esperando 4 pessoas salvarem a torta ou não.
        [5] Esperando 5 pessoas salvarem a torta ou não.
       *[other] Esperando { $seats } salvarem a torta ou não.
    }
waiting-window =
    { $seats-count ->
        [1] Esperando { $seats } sabotar ou não.
        [4] Esperando 4 pessoas sabotarem ou não.
        [5] Esperando 5 pessoas sabotarem ou não.
       *[other] Esperando { $seats } sabotarem ou não.
    }
waiting-reply =
    { $seats-count ->
        [1] Esperando { $seats } responder à proposta.
        [4] Esperando 4 pessoas responderem à proposta.
       *[other] Esperando { $seats } responderem à proposta.
    }
waiting-pick = Esperando { $seats } escolher com quem trocar.
waiting-commit =
    { $seats-count ->
        [1] Esperando { $seats } entregar cartas.
       *[other] Esperando { $seats } entregarem cartas.
    }

## Choices

label-pass = Passar
label-keep = Manter a mão
label-skip = Não jogar carta de torta
label-end = Encerrar a vez
label-pile = Comprar da Pilha de Ingredientes
label-no-draw = Não comprar nada
label-new = Começar uma torta nova
label-save = Salvar com Salvei!
label-save-genius = Salvar com Toque de Gênio!
label-accept = Aceitar
label-decline = Recusar
label-counter = Fazer uma contraproposta
label-nobody = Não trocar com ninguém
label-offer-all = Propor uma troca a todo mundo
label-sabotage = Sabotar uma torta de { $owner }
label-sabotage-genius = Sabotar uma torta de { $owner } com Toque de Gênio!
label-trade = Trocar com { $partner }
label-offer = Propor uma troca a { $partner }
label-count =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
label-serve = Servir { $pie }
label-play = Jogar { $card }
label-discard = Descartar { $card }
label-take = Pegar { $card } das Sobras
label-card = { $card }
label-on-pie = Sobre { $pie }: { $before } → { $after }
label-knock-off = Atingir { $pie }: cai { $card }
# Whole moves, as a hint says them.
sentence-offer = Propor a { $partner }: { $cards } por { $other_cards }
sentence-offer-all = Propor a todo mundo: { $cards } por { $other_cards }
sentence-counter = Contraproposta: { $cards } por { $other_cards }
sentence-swap = Mudar { $card } por uma carta da pilha
sentence-swap-left = Mudar { $card } por { $other_card } das Sobras
sentence-hand-over = Entregar { $cards }

## Answers given in advance

standing-pass = Passar até minha torta ser atingida
standing-decline = Recusar todas as trocas

## Why a move is good: one fact, at most 25 words

advice-no-sabotage = Nada do que poderia cair agora passa da qualidade { $quality }.
advice-wait = { $card } da sua mão ainda pode ir sobre uma torta sua.
advice-no-leftovers = Não há Sobras para pegar.
advice-draw = Nenhuma das Sobras serve agora numa torta sua.
advice-draw-better = A melhor das Sobras que serve tem qualidade { $quality }; o monte pode trazer algo melhor.
advice-take = Você vê o que leva: qualidade { $quality }.
advice-take-fits = Ela serve agora numa das suas tortas, com qualidade { $quality }.
advice-swap = Ela tem qualidade { $quality }; a outra, { $better }.
advice-swap-blind = Ela só tem qualidade { $quality }; a nova pode ser melhor.
advice-keep = Nenhuma carta de torta na sua mão fica abaixo da qualidade { $quality }.
advice-hand-over =
    { $count ->
        [1] Nenhuma carta da sua mão tem qualidade menor que esta: { $quality }.
       *[other] Nenhuma carta da sua mão tem qualidade menor que estas: no máximo { $quality }.
    }
advice-decline = Você não tem o que pedem: { $cards }.
advice-accept = Você recebe { $cards }, se { $partner } disser a verdade.
advice-end = Você não tem torta que se possa servir.
advice-begin = Toda sobremesa começa com uma Base.
advice-filling = Com um recheio já dá para servir: { $quality } pontos por enquanto.
advice-top = Com uma Tampa ela conta como Torta: { $quality } pontos por enquanto.
advice-extras = Assim a sobremesa vale { $quality } pontos.
advice-serve = { $quality } pontos que ninguém mais pode sabotar.
advice-serve-late = São as últimas vezes, e só conta o que foi servido: { $quality } pontos.
advice-sabotage = { $owner } perde { $card }.
advice-save = Isso salva { $card } para { $pie }.
advice-not-yours = A torta é de { $owner }, não sua.
advice-let-go = Só se perde { $card }.
advice-oops = Você só perde { $card }; em nenhuma outra torta é menos.

## Why not

fact-move-begun = Você já começou outra jogada.
fact-no-sabotage = Você não tem nenhuma carta Sabotagem! na mão.
fact-no-saved-it = Você não tem nenhuma carta Salvei! na mão.
fact-no-genius = Você não tem nenhuma carta Toque de Gênio! na mão.
fact-own-pie = Essa torta é sua.
fact-already-served = Essa sobremesa já foi servida.
fact-served-this-turn = Você já serviu uma sobremesa neste turno.
fact-pile-empty = A Pilha de Ingredientes está vazia.
fact-just-discarded = Você acabou de descartar essa carta, e esta mesa não permite pegá-la de volta.
fact-pie-gone = Essa torta não existe mais.
fact-no-danger = Nenhuma torta está em perigo.
fact-lowest-first = As cartas são escolhidas em ordem, da menor para a maior.
fact-you-have-no-such-pie = Você não tem essa torta.
fact-no-such-pie = Essa torta não existe.
fact-no-pies =
    { $owner-is ->
        [you] Você não tem nenhuma torta na Bancada.
       *[other] { $owner } não tem nenhuma torta na Bancada.
    }
fact-no-filling = Só se serve uma torta que tem Recheio.
fact-draw-first = Primeiro você tem que comprar uma carta.
fact-swap-now = Primeiro descarte uma carta ou fique com todas.
fact-play-now = Primeiro jogue uma carta de torta ou nenhuma.
fact-drawn-already = Você já comprou uma carta neste turno.
fact-nobody-has-pies = Ninguém mais tem uma torta em preparo.
fact-played-already = Você já jogou uma carta de torta ou preferiu não jogar.
fact-serving-comes-first = Você já propôs uma troca neste turno, e nesta mesa primeiro se serve.
fact-trading-comes-first = Você já serviu uma sobremesa neste turno, e nesta mesa primeiro se troca.
fact-draw-for-discard = Nesta mesa, a cada descarte se compra uma carta.
fact-pile-untouched = Faz uma rodada inteira que ninguém compra da Pilha de Ingredientes.
fact-genius-has-a-kind = Nesta mesa, um Toque de Gênio! usado como Recheio tem que ser de maçã, mirtilo, cereja ou abóbora.
fact-genius-has-no-kind = Nesta mesa, um Toque de Gênio! usado como Recheio não tem sabor.
fact-not-in-leftovers = { $card } não está nas Sobras.
fact-not-held = Você não tem { $card } na mão.
fact-pie-has-one = Essa torta já tem isso.
fact-no-pie-takes-another = Nenhuma das suas tortas aceita mais disso.
fact-does-not-fit = Não cabe aí.
fact-fits-nowhere =
    { $part ->
        [filling] Um Recheio vai sobre uma base vazia: ponha uma antes.
        [top] Uma cobertura vai sobre um Recheio que ainda não tem.
        [extras] Extras vão sobre uma torta com Recheio.
       *[bottom] Não cabe em nenhuma das suas tortas.
    }
fact-no-trade-agreed = Nenhuma troca foi combinada.
fact-no-trade-with-yourself = Você só pode trocar com outra pessoa.
fact-equal-numbers = Nesta mesa, os dois lados de uma troca dão o mesmo número de cartas.
fact-one-for-one = Nesta mesa, troca-se uma carta por uma.
fact-offers-made =
    { $count ->
        [0] Nesta mesa, ninguém propõe trocas.
        [1] Você já fez uma proposta neste turno.
       *[other] Você já fez { $count } propostas neste turno.
    }
fact-counters-made =
    { $count ->
        [0] Nesta mesa, ninguém faz contrapropostas.
        [1] Esta proposta já teve uma contraproposta.
       *[other] Esta proposta já teve { $count } contrapropostas.
    }
fact-offer-to-everybody = Esta proposta é para todo mundo.
fact-nobody-has-cards = Ninguém mais tem cartas.
fact-agreed =
    { $count ->
        [1] Você combinou entregar uma carta.
       *[other] Você combinou entregar { $count } cartas.
    }
fact-not-accepted =
    { $partner-is ->
        [you] A proposta é sua.
       *[other] { $partner } não aceitou.
    }
fact-has-cards =
    { $seat-is ->
        [you] Você
       *[other] { $seat }
    }{ " " }{ $count ->
        [0] não tem cartas.
        [1] só tem uma carta.
       *[other] só tem { $count } cartas.
    }
fact-others-have-at-most =
    { $count ->
        [1] Ninguém mais tem mais de uma carta.
       *[other] Ninguém mais tem mais de { $count } cartas.
    }
fact-too-many-cards = Ninguém nesta troca tem tantas cartas.
fact-most-cards =
    { $count ->
        [1] Nesta mesa, cada lado de uma troca dá uma carta.
       *[other] Nesta mesa, cada lado de uma troca dá no máximo { $count } cartas.
    }

## The result

reason-points = O último turno acabou.
result-quality =
    { $seat-is ->
        [you] Você
       *[other] { $seat }
    }{ " " }{ $points ->
        [0] não tem pontos de qualidade.
        [1] tem 1 ponto de qualidade.
       *[other] tem { $points } pontos de qualidade.
    }
result-bonus = Bônus “{ $bonus }”: { $reached }.
result-bonus-to-nobody = Bônus “{ $bonus }”: ninguém.
result-total =
    { $seat-is ->
        [you] Você tem
       *[other] { $seat } tem
    }{ " " }{ $points ->
        [1] 1 ponto no total.
       *[other] { $points } pontos no total.
    }

## The sheet of a result

sheet-quality = Qualidade
sheet-quality-why = A qualidade de todas as cartas das sobremesas servidas.
# What a bonus is for, as a heading.
sheet-bonus =
    { $name ->
        [most-pies] Mais Tortas
        [most-tarts] Mais Tarteletes
        [pie-variety] Variedade de Tortas
        [tart-variety] Variedade de Tarteletes
        [consistency] Uniformidade
        [fanciest] Mais caprichada
        [highest-quality] Maior qualidade
        [lowest-quality] Menor qualidade
        [sabotages] Sabotagens
        [saves] Salvamentos
        [pumpkin] Abóbora
        [biggest] Maior
       *[desserts] Sobremesas
    }
# How far somebody comes for a bonus, as a sentence.
bonus-how =
    { $name ->
        [most-pies] Mais Tortas servidas. Uma Torta tem cobertura.
        [most-tarts] Mais Tarteletes servidas. Uma Tartelete não tem cobertura.
        [pie-variety] Mais recheios diferentes nas próprias Tortas.
        [tart-variety] Mais recheios diferentes nas próprias Tarteletes.
        [consistency] { $unit ->
            [pie] Mais cartas de uma só qualidade em uma Torta; pelo menos duas.
           *[dessert] Mais cartas de uma só qualidade em uma sobremesa; pelo menos duas.
        }
        [fanciest] Mais Extras numa sobremesa.
        [highest-quality] { $unit ->
            [pie] Mais cartas de qualidade 25 em uma Torta.
           *[dessert] Mais cartas de qualidade 25 em uma sobremesa.
        }
        [highest-quality-total] { $unit ->
            [pie] A maior qualidade total em uma Torta.
           *[dessert] A maior qualidade total em uma sobremesa.
        }
        [highest-quality-average] { $unit ->
            [pie] A maior qualidade média em uma Torta.
           *[dessert] A maior qualidade média em uma sobremesa.
        }
        [lowest-quality] { $unit ->
            [pie] Mais cartas de qualidade 5 em uma Torta.
           *[dessert] Mais cartas de qualidade 5 em uma sobremesa.
        }
        [lowest-quality-total] { $unit ->
            [pie] A menor qualidade total em uma Torta.
           *[dessert] A menor qualidade total em uma sobremesa.
        }
        [lowest-quality-average] { $unit ->
            [pie] A menor qualidade média em uma Torta.
           *[dessert] A menor qualidade média em uma sobremesa.
        }
        [sabotages] Mais cartas Sabotagem! que deram certo.
        [saves] Mais cartas de salvamento jogadas.
        [pumpkin] Mais sobremesas com Recheio de abóbora.
        [biggest] Mais cartas numa sobremesa.
       *[desserts] Mais sobremesas servidas.
    }
sheet-bonus-why = { $how } { $alone } pontos; { $two } para cada um se forem dois, { $three } se forem três.
sheet-total = Total
sheet-total-why = Qualidade e bônus juntos.

## The table in plain text

picture-ingredients =
    { $count ->
        [1] Pilha de Ingredientes: 1 carta
       *[other] Pilha de Ingredientes: { $count } cartas
    }
picture-last-round =
    { $turns ->
        [0] Última rodada: este é o último turno
        [1] Última rodada: mais um turno depois deste
       *[other] Última rodada: mais { $turns } turnos depois deste
    }
picture-leftovers =
    { $cards-is ->
        [none] Sobras: nenhuma
       *[shown] Sobras: { $cards }
    }
picture-out =
    { $cards-is ->
        [none] Pilha de Perdas: vazia
       *[shown] Pilha de Perdas: { $cards }
    }
picture-seat =
    { $seat-is ->
        [you] Você:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }{ $state ->
        [turn] , joga agora
       *[none] { "" }
    }
picture-working = { "  " }Bancada, torta { $number }: { $cards }
picture-serving = { "  " }Vitrine, torta { $number }: { $cards }
picture-kept = { "  " }Guardadas: { $cards }
picture-oops =
    { $owner-is ->
        [you] O Ops! está prestes a atingir uma das suas tortas.
       *[other] O Ops! está prestes a atingir uma das tortas de { $owner }.
    }
picture-spilt = O Ops! está prestes a atingir { $pie } e derrubar { $card }.
picture-attack =
    { $seat-is ->
        [you] A sua Sabotagem! está prestes a atingir { $pie } e derrubar { $card }.
       *[other] A Sabotagem! de { $seat } está prestes a atingir { $pie } e derrubar { $card }.
    }
picture-offer =
    { $seat-is ->
        [you] Você propõe uma troca a { $partner }: { $cards } em troca de { $other_cards }
       *[other] { $seat } propõe uma troca a { $partner }: { $cards } em troca de { $other_cards }
    }
picture-offer-to-all =
    { $seat-is ->
        [you] Você propõe uma troca a todo mundo: { $cards } em troca de { $other_cards }
       *[other] { $seat } propõe uma troca a todo mundo: { $cards } em troca de { $other_cards }
    }
picture-hand =
    { $cards-is ->
        [none] Sua mão: vazia
       *[shown] Sua mão: { $cards }
    }
picture-quality = Pontos de qualidade: { $scores }
picture-bonus = Bônus “{ $bonus }”: { $scores }
picture-total = Total: { $scores }

## Options of a table

option-first_player = Quem começa
    .random = alguém por sorteio
    .host = o primeiro lugar
option-step_order = Servir e trocar
    .flexible = em qualquer ordem
    .book = primeiro servir, depois trocar
    .guide = primeiro trocar, depois servir
option-swap_draw = Comprar depois de um descarte
    .mandatory = obrigatório
    .optional = opcional
option-takeback = Pegar de volta a carta recém-descartada
    .allow = permitido
    .forbid = não permitido
option-covered_tart = Uma tartelete com Extras conta como
    .tart = Tartelete
    .neither = nem Tartelete nem Torta
option-windows = Quando se pode sabotar
    .full = depois de cada passo
    .lite = depois de colocar e no fim de um turno
option-save_scope = Quem pode salvar uma torta
    .anyone = qualquer pessoa
    .owner_only = só quem fez a torta
option-self_cancel = Impedir a própria Sabotagem!
    .allow = permitido
    .forbid = não permitido
option-sg_filling = Um Toque de Gênio! como recheio
    .declared = tem um sabor declarado
    .no_kind = não tem sabor
option-trade_sizes = Cartas nos dois lados de uma troca
    .free = quantas quiser
    .equal_only = o mesmo número
    .one_for_one = uma por uma
option-trade_offers = Propostas de troca por turno, no máximo
    .unlimited = sem limite
option-trade_counters = Contrapropostas por proposta, no máximo
    .unlimited = sem limite
option-trade_cards = Cartas em um lado da troca, no máximo
option-chat = Chat
    .free = livre
    .claims_only = nenhum, só o que se diz nas propostas
option-final_turns = Últimos turnos
    .all_others = um para cada uma das outras pessoas
    .finish_round = até o fim da rodada
option-zero_bonus = Ganhar um bônus com zero
    .off = não é possível
    .on = é possível
option-quality_bonus = O que os bônus de qualidade comparam
    .count = o número dessas cartas
    .total = a qualidade total
    .average = a qualidade média
option-pie_bonus_scope = O que concorre aos bônus de Torta
    .pies = Tortas
    .pies_and_tarts = Tortas e Tarteletes
option-tiebreak = Um empate no fim
    .none = é dividido
    .most_desserts = vai para quem tem mais sobremesas
    .fewest_hand_cards = vai para quem tem menos cartas na mão
# In the names of the attributes, - stands for the + of a value.
option-extra_bonuses = Mais bônus
    .none = nenhum
    .pumpkin = mais Recheios de Abóbora
    .biggest = maior sobremesa
    .desserts = mais sobremesas
    .pumpkin-biggest = Abóbora e maior sobremesa
    .pumpkin-desserts = Abóbora e mais sobremesas
    .biggest-desserts = maior sobremesa e mais sobremesas
    .pumpkin-biggest-desserts = os três

## Kinds of cards

kind-bottom = base
kind-filling = recheio
kind-top = tampa
kind-extras = extras
kind-special = especial
kind-oops = Ops!
kind-claim = declaração

## Cards: a pie card has its quality as an argument. The title is what stands on a card that shows its quality in a corner.

card-B = Base { $quality }
    .title = Base
card-FA = Recheio de Maçã { $quality }
    .short = Maçã { $quality }
    .title = Recheio de Maçã
card-FB = Recheio de Mirtilo { $quality }
    .short = Mirtilo { $quality }
    .title = Recheio de Mirtilo
card-FC = Recheio de Cereja { $quality }
    .short = Cereja { $quality }
    .title = Recheio de Cereja
card-FP = Recheio de Abóbora { $quality }
    .short = Abóbora { $quality }
    .title = Recheio de Abóbora
card-T = Tampa { $quality }
    .title = Tampa
card-E = Extras { $quality }
    .title = Extras
card-OO = Ops!
    .text = Ao comprar da Pilha de Ingredientes: mostre na hora. A carta mais nova de uma das suas tortas na Bancada vai para a Pilha de Perdas.
card-SB = Sabotagem!
    .text = A qualquer momento: a carta mais nova de uma torta de outra pessoa na Bancada vai para a Pilha de Perdas. Guarde esta carta se der certo.
card-SV = Salvei!
    .text = A qualquer momento: cancele um Ops! ou uma Sabotagem! contra qualquer torta. Guarde esta carta.
card-SG = Toque de Gênio!
    .short = Gênio
    .text = Use como qualquer parte de uma torta, com qualidade 5, ou como carta Salvei! ou Sabotagem!.
# A Stroke of Genius! that was played as something else.
card-genius =
    { $role ->
        [B] Toque de Gênio! como Base
        [FA] Toque de Gênio! como Recheio de Maçã
        [FB] Toque de Gênio! como Recheio de Mirtilo
        [FC] Toque de Gênio! como Recheio de Cereja
        [FP] Toque de Gênio! como Recheio de Abóbora
        [F] Toque de Gênio! como Recheio
        [T] Toque de Gênio! como Tampa
        [E] Toque de Gênio! como Extras
        [SB] Toque de Gênio! como Sabotagem!
       *[SV] Toque de Gênio! como Salvei!
    }
    .short =
        { $role ->
            [B] Gênio como Base
            [FA] Gênio como Maçã
            [FB] Gênio como Mirtilo
            [FC] Gênio como Cereja
            [FP] Gênio como Abóbora
            [F] Gênio como Recheio
            [T] Gênio como Tampa
            [E] Gênio como Extras
            [SB] Gênio como Sabotagem!
           *[SV] Gênio como Salvei!
        }
    .title =
        { $role ->
            [B] Gênio: Base
            [FA] Gênio: Recheio de Maçã
            [FB] Gênio: Recheio de Mirtilo
            [FC] Gênio: Recheio de Cereja
            [FP] Gênio: Recheio de Abóbora
            [F] Gênio: Recheio
            [T] Gênio: Tampa
            [E] Gênio: Extras
            [SB] Gênio: Sabotagem!
           *[SV] Gênio: Salvei!
        }
    .text = Um Toque de Gênio! jogado como outra coisa.
# What is named in a trade without saying which card it is.
card-any =
    { $part ->
        [B] qualquer Base
        [F] qualquer Recheio
        [FA] qualquer Recheio de Maçã
        [FB] qualquer Recheio de Mirtilo
        [FC] qualquer Recheio de Cereja
        [FP] qualquer Recheio de Abóbora
        [T] qualquer Tampa
        [E] quaisquer Extras
       *[card] qualquer carta
    }

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = O objetivo: servir tortas
    .text = Vence quem serve mais pontos. Aqui você monta suas tortas, de baixo para cima: base, recheio, tampa.
lesson-draw = Compre uma carta
    .text = Cada vez começa com uma carta. Toque na Pilha de Ingredientes.
    .not = Primeiro compre uma carta.
lesson-crust = Jogue { $card }
    .text = Uma torta começa com uma Base, e você joga uma carta por vez. Toque na sua.
    .not = Uma torta começa com uma Base: jogue { $card }.
lesson-place = Ponha no lugar
    .text = Toque no lugar que brilha na sua Bancada.
    .not = Ela vai no lugar que brilha.
lesson-swap = Mude { $card }
    .text = Nova vez: sua carta já foi comprada. O número é a qualidade, e esta vale pouco. Uma vez por turno você pode mudar uma: toque em “Mudar…” e depois nela.
    .not = Desta vez, mude { $card } por algo melhor.
lesson-swap-for = Compre outra
    .text = Pegue uma carta nova da Pilha de Ingredientes.
    .not = Pegue uma carta nova da pilha.
lesson-filling = Jogue { $card }
    .text = O recheio vai na base: já é uma tartelete. Toque na carta e depois na sua torta.
    .not = Sua base quer um recheio: jogue { $card }.
lesson-save = Salve sua torta!
    .text = { $seat } joga Sabotagem!, e você perderia o recheio. { $card } impede isso.
    .not = Assim você perde o recheio. Você tem a resposta: { $card }
lesson-end-again = Encerre a vez
    .text = Você poderia servir a tartelete. Mas com tampa ela vira torta e vale mais: espere uma vez.
    .not = Espere: com tampa vale mais. Encerre a vez.
lesson-trade = { $seat } propõe uma troca
    .text = Uma Tampa de 25 por um dos seus Extras? Toque em { $card } e depois no botão: troca se faz a dois.
    .not = Desta vez, aceite: toque em { $card } e entregue.
lesson-bluff = Era um blefe!
    .text = { $seat } prometeu 25 e deu a você { $card }. Numa troca só o número de cartas é certo. Você também pode blefar.
lesson-top = Jogue { $card }
    .text = A tampa veio quando você mudou a carta. Toque nela e depois na torta: assim ela fica pronta.
    .not = { $card } completa a sua torta.
lesson-serve = Sirva sua torta
    .text = O que foi servido conta, e ninguém mais pode sabotar. Toque na sua torta.
    .not = Sirva agora, antes que alguém estrague.
lesson-end = Servida: { $points } pontos!
    .text = Há ainda dez bônus de 25 pontos. Quando a pilha acaba, as outras pessoas jogam mais uma vez: sirva a tempo.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Monte as melhores tortas e sirva a tempo: só conta o que foi servido.
    .draw = Compre uma carta da pilha ou pegue uma das Sobras. Você pode descartar uma carta para pegar outra.
    .play = Você pode jogar uma carta: primeiro uma Base, depois Recheio, Tampa, Extras.
    .serve = Você pode servir uma sobremesa e negociar. O que foi servido não cresce mais, mas está a salvo.
    .special = Sabotagem! derruba a carta mais nova da torta de alguém. Salvei! impede isso. Ops! acerta uma torta sua.
    .scoring = A qualidade de todas as cartas servidas e dez bônus de 25 pontos.
    .end = Quando a última carta da pilha é comprada, cada uma das outras pessoas joga mais uma vez.
