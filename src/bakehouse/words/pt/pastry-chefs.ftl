# The words of Pastry Chefs.

## Cards as players describe them

# So many cards of a suit, of a number, or of one kind.
described-suit =
    { $suit ->
        [clubs] { $count ->
            [1] uma carta de paus
           *[other] { $count } cartas de paus
        }
        [diamonds] { $count ->
            [1] uma carta de ouros
           *[other] { $count } cartas de ouros
        }
        [hearts] { $count ->
            [1] uma carta de copas
           *[other] { $count } cartas de copas
        }
       *[spades] { $count ->
            [1] uma carta de espadas
           *[other] { $count } cartas de espadas
        }
    }
    .short =
        { $suit ->
            [clubs] { $count ->
                [1] uma ♣
                [2] duas ♣
                [3] três ♣
                [4] quatro ♣
               *[other] { $count } ♣
            }
            [diamonds] { $count ->
                [1] uma ♦
                [2] duas ♦
                [3] três ♦
                [4] quatro ♦
               *[other] { $count } ♦
            }
            [hearts] { $count ->
                [1] uma ♥
                [2] duas ♥
                [3] três ♥
                [4] quatro ♥
               *[other] { $count } ♥
            }
           *[spades] { $count ->
                [1] uma ♠
                [2] duas ♠
                [3] três ♠
                [4] quatro ♠
               *[other] { $count } ♠
            }
        }
described-number =
    { $count ->
        [1] uma carta de número { $number }
       *[other] { $count } cartas de número { $number }
    }
    .short =
        { $count ->
            [1] um { $number }
            [2] dois { $number }
            [3] três { $number }
            [4] quatro { $number }
           *[other] { $count } × { $number }
        }
described-card =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
    .short =
        { $count ->
            [1] { $card-short }
            [2] duas { $card-short }
            [3] três { $card-short }
           *[other] { $count } { $card-short }
        }
# All cards of a suit, of a number, or of one kind, inside a sentence.
named-suit =
    { $suit ->
        [clubs] cartas de paus
        [diamonds] cartas de ouros
        [hearts] cartas de copas
       *[spades] cartas de espadas
    }
named-number = cartas de número { $number }
named-card = { $card }

## Where moved cards come from and go to

from-hand =
    { $owner-is ->
        [you] da sua mão
       *[other] de { $owner }
    }
    .short = { $owner }
from-discard = da pilha de descarte
    .short = descarte
to-hand = para { $owner }
    .short = { $owner }
to-discard = para a pilha de descarte
    .short = descarte

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Partida { $game }: você começa.
           *[other] Partida { $game }: { $seat } começa.
        }{ $redeals ->
            [0] { "" }
            [1] { " " }Uma mão foi redistribuída.
           *[other] { " " }{ $redeals } mãos foram redistribuídas.
        }
    .stage =
        { $seat-is ->
            [you] Partida { $game }: você começa
           *[other] Partida { $game }: { $seat } começa
        }
    .chip = começa a partida { $game }
event-dealt =
    .log =
        { $seat-is ->
            [you] Você recebe { $cards }.
           *[other] { $seat } recebe { $cards }.
        }
    .chip = recebe { $cards-count } cartas
event-turned-up =
    .log = A pilha de descarte começa com { $cards }.
    .chip = aberta: { $cards-short }
# $turn is the player whose Move it is, $way what it is to that player:
# give and lay from their own hand (lay: to the discard pile), take and pick into it (pick: from the discard pile),
# move from and to somewhere else. $exact says whether the description names the very card.
event-announced =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Você quer dar { $description } { $destination }.
               *[other] { $turn } quer dar { $description } { $destination }.
            }
            [lay] { $turn-is ->
                [you] Você quer pôr { $description } na pilha de descarte.
               *[other] { $turn } quer pôr { $description } na pilha de descarte.
            }
            [take] { $turn-is ->
                [you] Você quer pegar { $description } { $origin }.
               *[other] { $turn } quer pegar { $description } { $origin }.
            }
            [pick] { $turn-is ->
                [you] Você quer pegar { $description } da pilha de descarte.
               *[other] { $turn } quer pegar { $description } da pilha de descarte.
            }
           *[move] { $turn-is ->
                [you] Você quer mover { $description } { $origin } { $destination }.
               *[other] { $turn } quer mover { $description } { $origin } { $destination }.
            }
        }
    .stage =
        { $way ->
            [give] { $turn-is ->
                [you] Você quer dar { $description } { $destination }
               *[other] { $turn } quer dar { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Você quer descartar { $description }
               *[other] { $turn } quer descartar { $description }
            }
            [take] { $turn-is ->
                [you] Você quer { $description } { $origin }
               *[other] { $turn } quer { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Você quer { $description } da pilha de descarte
               *[other] { $turn } quer { $description } da pilha de descarte
            }
           *[move] { $turn-is ->
                [you] Você quer mover { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } quer mover { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [take] { $turn-is ->
                [you] { $description-short }: { $origin-short } → { $destination-short }?
               *[other] quer { $description-short } { $origin }
            }
           *[other] { $description-short }: { $origin-short } → { $destination-short }?
        }
event-moved =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Você dá { $description } { $destination }
               *[other] { $turn } dá { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Você põe { $description } na pilha de descarte
               *[other] { $turn } põe { $description } na pilha de descarte
            }
            [take] { $turn-is ->
                [you] Você pega { $description } { $origin }
               *[other] { $turn } pega { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Você pega { $description } da pilha de descarte
               *[other] { $turn } pega { $description } da pilha de descarte
            }
           *[move] { $turn-is ->
                [you] Você move { $description } { $origin } { $destination }
               *[other] { $turn } move { $description } { $origin } { $destination }
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
                [you] Você dá { $description } { $destination }
               *[other] { $turn } dá { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Você descarta { $description }
               *[other] { $turn } descarta { $description }
            }
            [take] { $turn-is ->
                [you] Você pega { $description } { $origin }
               *[other] { $turn } pega { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Você pega { $description } da pilha de descarte
               *[other] { $turn } pega { $description } da pilha de descarte
            }
           *[move] { $turn-is ->
                [you] Você move { $description }: { $origin-short } → { $destination-short }
               *[other] { $turn } move { $description }: { $origin-short } → { $destination-short }
            }
        }
    .chip =
        { $way ->
            [give] { $turn-is ->
                [you] você dá { $description-short } { $destination }
               *[other] dá { $description-short } { $destination }
            }
            [lay] { $turn-is ->
                [you] você descarta { $description-short }
               *[other] descarta { $description-short }
            }
            [take] { $turn-is ->
                [you] você pega { $description-short } { $origin }
               *[other] pega { $description-short } { $origin }
            }
            [pick] { $turn-is ->
                [you] você pega { $description-short } do descarte
               *[other] pega { $description-short } do descarte
            }
           *[move] { $description-short }: { $origin-short } → { $destination-short }
        }
event-failed =
    .log =
        { $way ->
            [give] { $turn-is ->
                [you] Você tenta dar { $description } { $destination }
               *[other] { $turn } tenta dar { $description } { $destination }
            }
            [lay] { $turn-is ->
                [you] Você tenta pôr { $description } na pilha de descarte
               *[other] { $turn } tenta pôr { $description } na pilha de descarte
            }
            [take] { $turn-is ->
                [you] Você tenta pegar { $description } { $origin }
               *[other] { $turn } tenta pegar { $description } { $origin }
            }
            [pick] { $turn-is ->
                [you] Você tenta pegar { $description } da pilha de descarte
               *[other] { $turn } tenta pegar { $description } da pilha de descarte
            }
           *[move] { $turn-is ->
                [you] Você tenta mover { $description } { $origin } { $destination }
               *[other] { $turn } tenta mover { $description } { $origin } { $destination }
            }
        }{ $count ->
            [1] , mas não encontra.
           *[other] , mas não encontra o bastante.
        }
    .stage =
        { $place ->
            [discard] { $count ->
                [1] Não: o descarte não tem { $description }
               *[other] Não: o descarte tem menos de { $description }
            }
           *[hand] { $count ->
                [1] { $owner-is ->
                    [you] Não: você não tem { $description }
                   *[other] Não: { $owner } não tem { $description }
                }
               *[other] { $owner-is ->
                    [you] Não: você tem menos de { $description }
                   *[other] Não: { $owner } tem menos de { $description }
                }
            }
        }
    .chip = { $description-short } de { $origin-short }: não
event-discarded =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards }
           *[other] { $seat } descarta { $cards }
        }{ $penalty ->
            [1] { " " }como penalidade.
           *[0] .
        }
    .chip =
        { $cards-count ->
            [1] descarta { $cards-short }
           *[other] descarta { $cards-count } cartas
        }
event-drew =
    .log =
        { $seat-is ->
            [you] Você compra { $cards }.
           *[other] { $seat } compra { $cards }.
        }
    .chip =
        { $cards-is ->
            [hidden] compra
           *[shown] compra { $cards-short }
        }
event-revealed =
    .log =
        { $seat-is ->
            [you] Você revela { $description }.
           *[other] { $seat } revela { $description }.
        }
    .stage =
        { $seat-is ->
            [you] Você revela { $description }
           *[other] { $seat } revela { $description }
        }
    .chip = revela { $description-short }
event-asked =
    .log =
        { $seat-is ->
            [you] Você pergunta a { $other }:
           *[other] { $seat } pergunta a { $other }:
        }{ $count ->
            [1] { " " }“Você tem { $description }?”
           *[other] { " " }“Você tem pelo menos { $description }?”
        }{ $answer ->
            [yes] { " " }“Sim.”
           *[no] { " " }“Não.”
        }
    .stage =
        { $seat-is ->
            [you] { $answer ->
                [yes] Você pergunta a { $other }: você tem { $description }? Sim
               *[no] Você pergunta a { $other }: você tem { $description }? Não
            }
           *[other] { $answer ->
                [yes] { $seat } pergunta a { $other }: você tem { $description }? Sim
               *[no] { $seat } pergunta a { $other }: você tem { $description }? Não
            }
        }
    .chip =
        { $seat-is ->
            [you] { $answer ->
                [yes] { $other }: { $description-short }? Sim
               *[no] { $other }: { $description-short }? Não
            }
           *[other] { $answer ->
                [yes] a { $other }: { $description-short }? Sim
               *[no] a { $other }: { $description-short }? Não
            }
        }
event-baked =
    .log =
        { $seat-is ->
            [you] Você assa { $cards }:
           *[other] { $seat } assa { $cards }:
        }{ $points ->
            [1] { " " }um ponto.
           *[other] { " " }{ $points } pontos.
        }
    .stage =
        { $seat-is ->
            [you] Você assa { $description }!
           *[other] { $seat } assa { $description }!
        }
    .chip = assa { $description-short }
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
event-reshuffled =
    .log =
        { $count ->
            [1] A pilha de descarte, com uma só carta, vira o baralho.
           *[other] A pilha de descarte, com { $count } cartas, é embaralhada e vira o baralho.
        }
    .stage = A pilha de descarte vira o baralho
    .chip = descarte embaralhado
event-ended =
    .log =
        { $winners-count ->
            [0] A partida { $game } termina empatada.
           *[other] { $winners-is ->
                [with-you] Sua dupla vence a partida { $game }.
               *[others] { $winners } vencem a partida { $game }.
            }
        }
    .stage =
        { $winners-count ->
            [0] A partida { $game } termina empatada
           *[other] { $winners-is ->
                [with-you] Sua dupla vence!
               *[others] { $winners } vencem!
            }
        }
    .chip =
        { $winners-count ->
            [0] partida { $game }: empate
           *[other] { $winners-is ->
                [with-you] sua dupla vence!
               *[others] { $winners } vencem!
            }
        }

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action = Mova cartas, faça alguém comprar ou asse.
prompt-move-to = Escolha para onde vão as cartas.
prompt-move-what = Diga um naipe, um número ou uma carta.
prompt-move-count = Escolha quantas cartas mover.
prompt-give = Escolha { $description } para { $other }.
prompt-lay = Escolha { $description } para descartar.
prompt-take = Escolha { $description } do descarte.
prompt-take-for = Escolha { $description } do descarte para { $other }.
prompt-pick-more =
    { $count ->
        [1] Escolha mais uma carta.
       *[other] Escolha mais { $count } cartas.
    }
prompt-penalty = Seu Movimento falhou. Descarte uma carta.
prompt-reveal =
    { $count ->
        [1] Diga o naipe, o número ou ambos.
       *[other] Diga algo verdadeiro sobre as duas cartas.
    }
prompt-second = Compre uma segunda carta ou fique sem ela.
prompt-ask = Pergunte a alguém, ou a ninguém.
prompt-ask-what = Pergunte por um naipe, um número ou uma carta.
prompt-ask-count = Escolha a pergunta.
prompt-discard =
    { $count ->
        [1] Fique com sete cartas: descarte uma.
       *[other] Fique com sete cartas: descarte { $count }.
    }
prompt-discard-more =
    { $count ->
        [1] Descarte mais uma carta.
       *[other] Descarte mais { $count } cartas.
    }
# $kind is game or series; a series counts the games won, a game points.
prompt-won =
    { $winners-is ->
        [with-you] Sua dupla vence
       *[others] { $winners } vencem
    }{ $kind ->
        [series] { " " }a série por { $most } a { $least }
       *[game] { " " }por { $most } a { $least }
    }{ $winners-is ->
        [with-you] !
       *[others] .
    }
prompt-draw =
    { $kind ->
        [series] A série termina empatada em { $score } a { $score }.
       *[game] A partida termina empatada em { $score } a { $score }.
    }

## Whom the table waits for

waiting-action = Esperando { $seat } jogar.
waiting-give = Esperando { $seat } escolher { $description }.
waiting-discard = Esperando { $seat } descartar.
waiting-reveal = Esperando { $seat } revelar algo.
waiting-second = Esperando { $seat }, que pode comprar mais uma carta.
waiting-ask = Esperando { $seat }, que pode fazer uma pergunta.

## Choices

label-pass = Passar a vez
label-second = Comprar uma segunda carta
label-stop = Não comprar mais
label-draw =
    { $seat-is ->
        [you] Comprar uma carta
       *[other] Fazer { $seat } comprar uma carta
    }
label-ask = Perguntar a { $other }
label-ask-nobody = Não perguntar a ninguém
label-bake = Assar { $cards }
label-from-hand =
    { $owner-is ->
        [you] Mover cartas da própria mão
       *[other] Mover cartas da mão de { $owner }
    }
label-from-discard = Mover cartas da pilha de descarte
label-to-hand =
    { $owner-is ->
        [you] Para você
       *[other] Para { $owner }
    }
label-to-discard = Para a pilha de descarte
label-suit =
    { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [hearts] Copas
       *[spades] Espadas
    }
label-number = Número { $number }
label-card = { $card }
label-count = Mover { $description }
label-question =
    { $count ->
        [1] Você tem { $description }?
       *[other] Você tem pelo menos { $description }?
    }
label-reveal = É { $description }
# Two cards were drawn.
label-reveal-one = Uma delas é { $description }
label-reveal-both = As duas são { $description }
label-discard = Descartar { $card }
label-take = Pegar { $card }
label-give = Entregar { $card }

## A whole move, as a person would say it: the title of a hint

# $way as in what happened above.
sentence-move =
    { $way ->
        [give] Dar { $description } { $destination }
        [lay] Pôr { $description } na pilha de descarte
        [take] Pegar { $description } { $origin }
        [pick] Pegar { $description } da pilha de descarte
       *[move] Mover { $description } { $origin } { $destination }
    }
sentence-ask =
    { $count ->
        [1] Perguntar a { $other }: “Você tem { $description }?”
       *[other] Perguntar a { $other }: “Você tem pelo menos { $description }?”
    }
sentence-reveal = Dizer: “{ $statement }”
sentence-pick =
    { $act ->
        [discard] Descartar { $cards }
        [take] Pegar { $cards }
       *[give] Entregar { $cards }
    }

## Why a move is good: one fact, at most 25 words

advice-bake =
    { $points ->
        [1] Um ponto agora. Depois de assado, ninguém tira.
       *[other] { $points } pontos agora. Depois de assado, ninguém tira.
    }
advice-bake-wins = Assim a sua dupla chega a { $points } pontos e vence.
advice-draw =
    { $seat-is ->
        [you] { $count ->
            [0] Você não tem cartas.
            [1] Você tem só uma carta.
           *[other] Você tem { $count } cartas; mais uma pode formar um doce.
        }
       *[other] { $count ->
            [0] { $seat } não tem cartas.
            [1] { $seat } tem só uma carta.
           *[other] { $seat } tem { $count } cartas; mais uma pode formar um doce.
        }
    }
advice-second = Mais uma carta fica com você; uma pergunta diria a todos o que você procura.
advice-ask = Você ainda não sabe se { $other } tem { $description }.
advice-reveal =
    { $kept ->
        [number] Isso só diz o naipe; o número continua em segredo.
       *[suit] Isso só diz o número; o naipe continua em segredo.
    }
advice-completes = Assim você pode assar { $cards }.
advice-sure = { $owner } com certeza tem { $description }: não há como falhar.
advice-partner = { $partner } com certeza tem { $description } e com mais pode assar antes da sua próxima vez.
advice-keeps = Você fica com { $cards }: dois terços de um doce.
advice-pile = O descarte mostra { $description }: não há como falhar.
advice-spare =
    { $count ->
        [1] Ela não forma doce com mais nada na sua mão.
       *[other] Elas não formam doce com mais nada na sua mão.
    }

## Why not

fact-not-to-discard = Nesta mesa, não se movem cartas para a pilha de descarte.
fact-there-already = As cartas já estão lá.
fact-all-blocked =
    { $seat-is ->
        [you] Todas as cartas de lá estão bloqueadas. Usado na sua vez: { $descriptions }.
       *[other] Todas as cartas de lá estão bloqueadas. Usado na vez de { $seat }: { $descriptions }.
    }
fact-blocked =
    { $seat-is ->
        [you] Bloqueado porque foi usado na sua vez: { $descriptions }.
       *[other] Bloqueado porque foi usado na vez de { $seat }: { $descriptions }.
    }
fact-half-made = Há um Movimento pela metade: termine-o ou recomece para comprar.
fact-nothing-describable = Nada lá combina com uma descrição que não esteja bloqueada.
fact-none-in-discard = A pilha de descarte não tem { $description }.
fact-none-held = Você não tem { $description }.
fact-all-in-sight = Ninguém mais pode ter { $description }: você está vendo todas.
fact-too-few-in-discard = É demais: disso, a pilha de descarte só tem { $description }.
fact-too-few-held = É demais: disso, você só tem { $description }.
fact-discard-size =
    { $count ->
        [0] A pilha de descarte está vazia.
        [1] A pilha de descarte tem uma carta.
       *[other] A pilha de descarte tem { $count } cartas.
    }
fact-hand-size =
    { $owner-is ->
        [you] Você
       *[other] { $owner }
    }{ $count ->
        [0] { " " }não tem cartas na mão.
        [1] { " " }tem uma carta na mão.
       *[other] { " " }tem { $count } cartas na mão.
    }
fact-over-the-limit =
    { $needed ->
        [1] Você tem { $count } cartas na mão, por isso descarta uma.
       *[other] Você tem { $count } cartas na mão, por isso descarta { $needed }.
    }
fact-not-in-discard = A pilha de descarte não tem { $card }.
fact-not-held = Você não tem { $card } na mão.
fact-all-picked = Não há outro { $card } para escolher.
fact-does-not-match = Escolha { $description }, não { $card }.
fact-ascending = As cartas são escolhidas em ordem crescente.
fact-too-few-left = Depois desta, não sobrariam cartas suficientes para escolher.
fact-drawn = Você comprou { $cards }.
fact-second-drawn = Você já comprou sua segunda carta.
fact-deck-empty = O baralho acabou, e nesta mesa a pilha de descarte não é embaralhada para formar outro.
fact-nothing-to-draw = O baralho e a pilha de descarte estão vazios.
fact-not-yourself = Você só pode perguntar a outra pessoa.
fact-missing = Na sua mão ainda falta: { $cards }.

## The result

# The heading of the result.
result-won =
    { $winners-is ->
        [with-you] Sua equipe vence!
       *[others] { $winners } vencem!
    }
reason-five-points = Uma dupla chegou a cinco pontos.
reason-stalled = Faz tempo que ninguém assa nada; vence a dupla com mais pontos.
reason-draw = Faz tempo que ninguém assa nada, e as duplas têm os mesmos pontos.
reason-series = Todas as partidas da série foram jogadas.
result-pastry =
    { $seat-is ->
        [you] Você assou { $cards }:
       *[other] { $seat } assou { $cards }:
    }{ $points ->
        [1] { " " }um ponto.
       *[other] { " " }{ $points } pontos.
    }
result-team =
    { $seats-is ->
        [with-you] Sua dupla ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [1] { " " }{ $first } + { $second } = 1 ponto.
       *[other] { " " }{ $first } + { $second } = { $points } pontos.
    }
result-games =
    { $seats-is ->
        [with-you] Sua dupla ({ $seats }) { $games ->
            [0] não venceu nenhuma partida.
            [1] venceu uma partida.
           *[other] venceu { $games } partidas.
        }
       *[others] { $seats } { $games ->
            [0] não venceram nenhuma partida.
            [1] venceram uma partida.
           *[other] venceram { $games } partidas.
        }
    }

## The sheet of a result

sheet-pastries = Doces
sheet-pastries-why = Os doces assados por este confeiteiro.
sheet-moves = Movimentos
sheet-moves-why = Movimentos de cartas que deram certo.
sheet-failed = Falhas
sheet-failed-why = Movimentos que falharam porque as cartas não estavam lá.
sheet-asked = Perguntas
sheet-asked-why = Perguntas feitas depois de uma compra.
sheet-points = Pontos
sheet-points-why = Um doce de três cartas vale um ponto; um de quatro, dois.
sheet-team = Dupla
sheet-team-why = Os pontos dos dois parceiros. Vence a primeira dupla a chegar a { $points }.
sheet-games = Jogos vencidos
sheet-games-why = Os jogos da série que esta dupla venceu. As outras colunas são do último jogo.

## The table in plain text

picture-game = Partida { $game }.
picture-team =
    { $seats-is ->
        [with-you] Sua dupla ({ $seats }):
       *[others] { $seats }:
    }{ $points ->
        [1] { " " }1 ponto.
       *[other] { " " }{ $points } pontos.
    }
picture-deck =
    { $count ->
        [1] Baralho: 1 carta.
       *[other] Baralho: { $count } cartas.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Pilha de descarte: vazia.
       *[shown] Pilha de descarte: { $cards }.
    }
picture-seat =
    { $seat-is ->
        [you] Você:
       *[other] { $seat }:
    }{ $count ->
        [1] { " " }1 carta
       *[other] { " " }{ $count } cartas
    }{ $state ->
        [turn] , joga agora.
       *[none] .
    }
picture-baked =
    { $seat-is ->
        [you] Você assou { $cards }.
       *[other] { $seat } assou { $cards }.
    }
picture-blocked =
    { $descriptions-count ->
        [0] Bloqueado para Movimentos: nada.
       *[other] Bloqueado para Movimentos: { $descriptions }.
    }
picture-hand =
    { $cards-is ->
        [none] Sua mão: vazia.
       *[shown] Sua mão: { $cards }.
    }
picture-drawn = Acabou de comprar: { $cards }.

## What may be said at the table

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-one-moment = Um momento, por favor.
phrase-back = Voltei.
phrase-thank-you = Valeu!
phrase-good-game = Boa partida!
phrase-another-one = Mais uma?
phrase-have-to-go = Preciso ir.

## Options of a table

option-redeal = Cartas novas quando uma mão inicial já dá um doce
    .offending = só para essa pessoa
    .everyone = para todo mundo
option-first_player = Quem começa
    .random = alguém por sorteio
    .host = o primeiro lugar
option-next_start = Quem começa as partidas seguintes
    .top_scorer = quem fez mais pontos
    .rotate = uma pessoa de cada vez
option-pass = Passar a vez
    .off = não permitido
    .on = permitido
option-move_to_discard = Movimentos para a pilha de descarte
    .on = permitidos
    .off = não permitidos
option-known_fail = Movimentos que não podem dar certo
    .other_hands_only = permitidos a partir de outras mãos
    .never = não permitidos
    .always = permitidos
option-draw_blocks = O que Comprar e Perguntar bloqueia
    .reveals = o que é revelado
    .nothing = nada
    .reveals_and_asks = o que é revelado ou perguntado
option-deck_empty = Quando o baralho acaba
    .reshuffle = a pilha de descarte é embaralhada
    .no_draw = ninguém compra
option-stall_turns = Turnos sem assar que encerram a partida
    .off = sem limite
option-games = Partidas na série

## Kinds of cards

kind-clubs = paus
kind-diamonds = ouros
kind-hearts = copas
kind-spades = espadas

## Cards

card-1c = Um de Paus
    .short = 1♣
card-2c = Dois de Paus
    .short = 2♣
card-3c = Três de Paus
    .short = 3♣
card-4c = Quatro de Paus
    .short = 4♣
card-1d = Um de Ouros
    .short = 1♦
card-2d = Dois de Ouros
    .short = 2♦
card-3d = Três de Ouros
    .short = 3♦
card-4d = Quatro de Ouros
    .short = 4♦
card-1h = Um de Copas
    .short = 1♥
card-2h = Dois de Copas
    .short = 2♥
card-3h = Três de Copas
    .short = 3♥
card-4h = Quatro de Copas
    .short = 4♥
card-1s = Um de Espadas
    .short = 1♠
card-2s = Dois de Espadas
    .short = 2♠
card-3s = Três de Espadas
    .short = 3♠
card-4s = Quatro de Espadas
    .short = 4♠

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-partner = Sua dupla: { $partner }
    .text = Cinco pontos vencem, e os pontos vêm dos doces que vocês assam. Vocês não podem contar que cartas têm.
lesson-pastry = O que é um doce?
    .text = Três ou quatro em sequência num naipe, ou um número em naipes diferentes. Falta a você o três de copas.
lesson-draw = Compre uma carta
    .text = Ainda não dá para assar. Então compre uma carta; depois você pode perguntar algo a alguém.
    .not = Primeiro compre você uma carta.
lesson-reveal = Diga que é de espadas
    .text = Quem compra diz a todo mundo o naipe ou o número da carta. Diga espadas: você junta copas.
    .not = Diga que é de espadas: você não precisa de espadas.
lesson-ask = Pergunte a { $other }
    .text = Falta uma carta a você: { $card }. Toque em { $other }: todo mundo tem que dizer a verdade.
    .not = Desta vez, pergunte a { $other }.
lesson-word = Que carta?
    .text = Diga exatamente qual: { $card }. Toque nela na grade e depois no botão: uma basta.
    .not = Diga exatamente: { $card }.
lesson-yes = Está com { $other }!
    .text = Todo mundo ouviu a resposta: { $other } tem { $card }. Nas próximas vezes você pode pegar a carta ali.
lesson-give = Ajude { $partner }
    .text = Sua dupla perguntou por três: com certeza os junta. Mova o seu, da sua própria mão…
    .not = Primeiro ajude { $partner }: mova { $card } da sua mão.
lesson-give-to = … para { $partner }
    .text = Toque em { $partner }: é para lá que a carta vai.
    .not = A carta vai para { $partner }.
lesson-team = Um ponto para a dupla!
    .text = { $partner } assou três cartas de número três, uma delas sua. Os pontos são da dupla.
lesson-take = Pegue { $card } de { $other }
    .text = Ali está a carta que falta, como você sabe pela pergunta. Toque em { $other } e pegue-a com um Movimento.
    .not = A carta de que você precisa está ali: toque em { $other }.
lesson-take-to = … para você
    .text = Ela vai para a sua própria mão.
    .not = Você precisa dela: ela vai para a sua mão.
lesson-bake = Asse!
    .text = Um, dois, três de copas: isso é um doce. Toque no botão.
    .not = Você tem um doce inteiro: asse.
lesson-end = Seu primeiro doce!
    .text = Dois pontos para a dupla, e cinco vencem. Se faltam cartas, um Movimento falha: pergunte antes de pegar.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Quem se senta à sua frente joga com você. Façam cinco pontos antes da outra dupla.
    .bake = Asse três ou quatro cartas da mão: uma sequência de um naipe ou um número em naipes diferentes.
    .move = Ou mova cartas: “duas de copas de Dill para mim”. Se não houver o bastante, nada se move e você descarta uma carta.
    .draw = Ou faça alguém comprar uma carta e dizer algo verdadeiro sobre ela. Depois você pode perguntar ou, com poucas cartas, comprar outra.
    .blocked = Um naipe ou número que acabou de ser usado fica bloqueado para o próximo Movimento.
    .scoring = Um doce de três cartas vale um ponto; de quatro, dois.
    .end = Vence a primeira dupla com cinco pontos.
