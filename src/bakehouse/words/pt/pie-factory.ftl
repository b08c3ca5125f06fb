# The words of Pie Factory.

## Parts of sentences: cards with what is printed on them, pies, numbers

part-card = { $card }, ${ $value }, { $minutes } min
part-card-icon = { $card }, ${ $value }, { $minutes } min, { $icon }
# A pie from bottom to top: its base, then the cards on it.
part-pie =
    { $side ->
        [down] { $card-is ->
            [hidden] uma carta com a face para baixo
           *[shown] { $card } com a face para baixo
        }
       *[up] { $card }
    }{ $cards-is ->
        [none] { "" }
       *[shown] { $side ->
            [down] , com { $cards }
           *[up] { " " }com { $cards }
        }
    }
# How many a player has, in a list of players.
part-count = { $seat } { $count }
part-icons =
    { $count ->
        [1] { $icon }
       *[other] { $count } × { $icon }
    }
part-draft = pegar uma carta da esteira
part-play = jogar uma carta
part-box = embalar uma torta
part-draw = comprar uma carta

## What happened

event-started =
    .log = Ordem de jogo: { $seats }.
    .stage =
        { $seat-is ->
            [you] Você começa
           *[other] { $seat } começa
        }
    .chip = começa
event-dealt =
    .log =
        { $seat-is ->
            [you] Você recebe { $cards }.
           *[other] { $seat } recebe { $cards }.
        }
    .chip = recebe { $cards-count } cartas
event-lined-up =
    .log = Novidades na esteira: { $cards }.
    .chip =
        { $cards-count ->
            [1] uma carta na esteira
           *[other] { $cards-count } cartas na esteira
        }
event-paid =
    .log =
        { $seat-is ->
            [you] Você paga com { $cards }.
           *[other] { $seat } paga com { $cards }.
        }
    .chip =
        { $cards-count ->
            [1] paga { $cards-short }
           *[other] paga { $cards-count } cartas
        }
event-drafted =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Você pega { $cards } da posição { $place }, com a face para baixo ({ $minutes } min).
               *[up] Você pega { $cards } ({ $minutes } min) da posição { $place }.
            }
           *[other] { $side ->
                [down] { $seat } pega { $cards } da posição { $place }, com a face para baixo ({ $minutes } min).
               *[up] { $seat } pega { $cards } ({ $minutes } min) da posição { $place }.
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Você pega { $cards } com a face para baixo
               *[up] Você pega { $cards }
            }
           *[other] { $side ->
                [down] { $seat } pega { $cards } com a face para baixo
               *[up] { $seat } pega { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } virada
           *[up] { $cards-short }, { $minutes } min
        }
event-played =
    .log =
        { $seat-is ->
            [you] { $side ->
                [down] Você joga { $cards } com a face para baixo ({ $minutes } min).
               *[up] Você joga { $cards } ({ $minutes } min).
            }
           *[other] { $side ->
                [down] { $seat } joga { $cards } com a face para baixo ({ $minutes } min).
               *[up] { $seat } joga { $cards } ({ $minutes } min).
            }
        }
    .stage =
        { $seat-is ->
            [you] { $side ->
                [down] Você joga { $cards } com a face para baixo
               *[up] Você joga { $cards }
            }
           *[other] { $side ->
                [down] { $seat } joga { $cards } com a face para baixo
               *[up] { $seat } joga { $cards }
            }
        }
    .chip =
        { $side ->
            [down] { $cards-short } virada
           *[up] { $cards-short }, { $minutes } min
        }
event-boxed =
    .log =
        { $seat-is ->
            [you] Você embala a torta { $number }:
           *[other] { $seat } embala a torta { $number }:
        }{ " " }{ $cards-is ->
            [none] não vale nada.
           *[shown] { $cards } vale ${ $dollars }.
        }
    .stage =
        { $seat-is ->
            [you] { $cards-is ->
                [none] Você embala a torta { $number } a troco de nada
               *[shown] Você embala { $cards } por ${ $dollars }!
            }
           *[other] { $cards-is ->
                [none] { $seat } embala a torta { $number } a troco de nada
               *[shown] { $seat } embala { $cards } por ${ $dollars }!
            }
        }
    .chip = embala: ${ $dollars }
event-discarded =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards }.
           *[other] { $seat } descarta { $cards }.
        }
    .chip =
        { $cards-count ->
            [1] descarta { $cards-short }
           *[other] descarta { $cards-count } cartas
        }
event-hidden-discarded =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards } com a face para baixo.
           *[other] { $seat } descarta { $cards } com a face para baixo.
        }
    .chip = descarta virada
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
event-passed =
    .log =
        { $seat-is ->
            [you] Você passa a vez.
           *[other] { $seat } passa a vez.
        }
    .chip = passa a vez
event-ordered =
    .log = Ordem da próxima rodada: { $seats }.
    .stage = Próxima rodada: { $seats }
    .chip = nova ordem de jogo
event-placed =
    .log =
        { $way ->
            [on] { $seat-is ->
                [you] Você coloca { $cards } na torta { $number }.
               *[other] { $seat } coloca { $cards } na torta { $number }.
            }
            [down] { $seat-is ->
                [you] Você começa a torta { $number } com { $cards } (face para baixo).
               *[other] { $seat } começa a torta { $number } com { $cards } (face para baixo).
            }
           *[start] { $seat-is ->
                [you] Você começa a torta { $number } com { $cards }.
               *[other] { $seat } começa a torta { $number } com { $cards }.
            }
        }
    .chip =
        { $way ->
            [on] { $cards-short } na torta { $number }
            [down] torta nova, virada
           *[start] torta nova: { $cards-short }
        }
event-took-back =
    .log =
        { $seat-is ->
            [you] Você não tem onde colocar { $cards }: a carta vai para a sua mão.
           *[other] { $seat } não tem onde colocar { $cards }: a carta vai para a mão.
        }
    .chip = pega a carta de volta
event-dropped =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards } e fica com quatro cartas.
           *[other] { $seat } descarta { $cards } e fica com quatro cartas.
        }
    .chip = descarta { $cards-short }
event-cleared =
    .log = Ninguém pegou nada da esteira; o que era grátis é descartado: { $cards }.
    .stage = Ninguém pegou nada: o grátis sai
    .chip = o grátis sai
event-day-ended =
    .log = Fim do dia { $day }.
    .stage = Hora de fechar: fim do dia { $day }
    .chip = fim do dia { $day }
event-went-stale =
    .log =
        { $seat-is ->
            [you] A sua torta { $number } estraga.
           *[other] A torta { $number } de { $seat } estraga.
        }
    .stage =
        { $seat-is ->
            [you] A sua torta { $number } estraga!
           *[other] A torta { $number } de { $seat } estraga!
        }
    .chip = torta { $number }: estragada
event-reshuffled =
    .log =
        { $count ->
            [1] A única carta descartada vira o baralho, e começa o dia 2.
           *[other] As { $count } cartas descartadas são embaralhadas, e começa o dia 2.
        }
    .stage = Começa o dia 2
    .chip = começa o dia 2
event-opened =
    .log =
        { $seat-is ->
            [you] A sua pilha de pontos é aberta:
           *[other] A pilha de pontos de { $seat } é aberta:
        }{ " " }{ $cards-is ->
            [none] está vazia.
           *[shown] { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você abre a sua pilha de pontos
           *[other] { $seat } abre a pilha de pontos
        }
    .chip = abre a pilha de pontos
event-grandma-decided =
    .log =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Graças à Vovó, um dos seus ícones de Presidente conta como ícone de Gerente.
               *[other] Graças à Vovó, um dos ícones de Presidente de { $seat } conta como ícone de Gerente.
            }
            [secretary] { $seat-is ->
                [you] Graças à Vovó, um dos seus ícones de Presidente conta como ícone de Secretária.
               *[other] Graças à Vovó, um dos ícones de Presidente de { $seat } conta como ícone de Secretária.
            }
           *[keep] { $seat-is ->
                [you] Você podia pedir ajuda à Vovó, mas fica com todos os seus ícones de Presidente.
               *[other] { $seat } podia pedir ajuda à Vovó, mas fica com todos os ícones de Presidente.
            }
        }
    .stage =
        { $choice ->
            [foreman] { $seat-is ->
                [you] Vovó transforma o seu Presidente em Gerente
               *[other] Vovó transforma o Presidente de { $seat } em Gerente
            }
            [secretary] { $seat-is ->
                [you] Vovó transforma o seu Presidente em Secretária
               *[other] Vovó transforma o Presidente de { $seat } em Secretária
            }
           *[keep] { $seat-is ->
                [you] Você fica com o Presidente: Vovó não muda nada
               *[other] { $seat } fica com o Presidente: Vovó não muda nada
            }
        }
    .chip =
        { $choice ->
            [foreman] Presidente → Gerente
            [secretary] Presidente → Secretária
           *[keep] Vovó não muda nada
        }
event-ended =
    .log = A partida acabou.
    .stage = A partida acabou
    .chip = fim da partida

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-action =
    { $way ->
        [take] Pegue uma carta da esteira.
        [play] Jogue uma carta.
        [draw-box] Compre uma carta ou embale tortas.
        [draw] Compre uma carta.
        [box] Embale tortas.
        [pass] Você só pode passar.
       *[take-play] Pegue da esteira ou jogue uma carta.
    }
prompt-pay =
    { $count ->
        [1] Com que carta você paga?
       *[other] Com que { $count } cartas você paga?
    }
prompt-box-more = Embale outra torta ou termine.
prompt-place = Onde vai { $card }?
prompt-place-or-turn = Coloque { $card } ou vire a carta para baixo.
prompt-drop = Cinco cartas: descarte uma.
prompt-stale = Qual torta estraga?
prompt-grandma = Vovó: o seu Presidente conta como…
prompt-over =
    { $winners-is ->
        [you] Você ganha a promoção com { $points ->
            [1] um ponto
           *[other] { $points } pontos
        }!
       *[other] A promoção vai para { $winners } com { $points ->
            [1] um ponto
           *[other] { $points } pontos
        }.
    }

## Whom the table waits for

waiting-action =
    { $seats-count ->
        [1] Esperando { $seats } escolher uma ação.
       *[other] Esperando { $seats } escolherem uma ação.
    }
waiting-place =
    { $seats-count ->
        [1] Esperando { $seats } colocar uma carta.
       *[other] Esperando { $seats } colocarem uma carta.
    }
waiting-drop =
    { $seats-count ->
        [1] Esperando { $seats } descartar uma carta.
       *[other] Esperando { $seats } descartarem uma carta.
    }
waiting-stale =
    { $seats-count ->
        [1] Esperando { $seats } deixar uma torta estragar.
       *[other] Esperando { $seats } deixarem uma torta estragar.
    }
waiting-grandma =
    { $seats-count ->
        [1] Esperando { $seats } consultar a Vovó.
       *[other] Esperando { $seats } consultarem a Vovó.
    }

## Choices

label-draw = Comprar uma carta
label-pass = Passar a vez
label-done = Terminar de embalar
label-keep = Manter como ícone de Presidente
label-foreman = Contar como ícone de Gerente
label-secretary = Contar como ícone de Secretária
label-place-down = Virar para baixo e começar uma torta
label-new-pie = Começar a torta { $number }
label-box = Embalar a torta { $number }: { $pie }
label-place = Colocar na torta { $number } ({ $pie })
label-stale = Deixar a torta { $number } estragar: { $pie }
label-draft =
    { $side ->
        [down] Pegar com a face para baixo: { $what }
       *[up] Pegar { $what }
    }{ " " }{ $cost ->
        [0] (grátis)
        [1] (pagar uma carta)
       *[other] (pagar { $cost } cartas)
    }
label-play =
    { $side ->
        [down] Jogar com a face para baixo: { $what }
       *[up] Jogar { $what }
    }
label-pay = Pagar com { $what }
label-drop = Descartar { $what }

## Why a move is good: one fact, at most 25 words

advice-draw = Uma carta nova de graça, mas na próxima rodada você joga por último.
advice-box =
    { $count ->
        [1] Uma torta de ${ $dollars } fica segura na sua pilha de pontos, e o lugar dela fica livre de novo.
       *[other] { $count } tortas, ${ $dollars } no total, ficam seguras na sua pilha de pontos, e os lugares ficam livres de novo.
    }
advice-box-late =
    { $left ->
        [0] O monte está vazio
        [1] Resta uma carta no monte
       *[other] Restam { $left } cartas no monte
    }{ " " }e o dia acaba logo: { $count ->
        [1] uma torta de ${ $dollars } não estraga mais.
       *[other] { $count } tortas, ${ $dollars } no total, não estragam mais.
    }
advice-down =
    { $count ->
        [1] Com a face para baixo, ela começa uma torta no seu último lugar livre, e você joga cedo na próxima rodada.
       *[other] Com a face para baixo, ela começa uma torta, e você joga cedo na próxima rodada. Há { $count } lugares livres.
    }
advice-crust =
    { $count ->
        [1] Uma massa começa uma torta nova no seu último lugar livre.
       *[other] Uma massa começa uma torta nova: você tem { $count } lugares livres.
    }
advice-into-hand = Nenhuma das suas tortas a aceita agora, então ela vai para a sua mão.
advice-worth = Com ela, uma torta vale ${ $after } em vez de ${ $before }.
advice-worth-icon = Com ela, uma torta vale ${ $after } em vez de ${ $before }, com um ícone de { $icon }.
advice-spare = Nenhuma das suas tortas a aceita, e ela vale só ${ $dollars }.
advice-stale = Vale ${ $dollars }: nenhuma torta que pode estragar vale menos.
advice-grandma =
    { $count ->
        [1] Assim você tem um ícone de { $icon }, e ninguém mais tem.
       *[other] Assim você tem { $count } ícones de { $icon }, e ninguém mais passa de { $most }.
    }

## Why not

fact-can-act = O que você ainda pode fazer: { $actions }.
fact-hand-full =
    { $count ->
        [1] Você já tem uma carta na mão.
       *[other] Você já tem { $count } cartas na mão.
    }
fact-deck-empty = O baralho acabou.
fact-line-short = A esteira só tem { $count } posições.
fact-place-empty = A posição { $place } da esteira está vazia.
fact-cost =
    { $cost ->
        [0] A posição { $place } é grátis.
        [1] A posição { $place } custa uma carta.
       *[other] A posição { $place } custa { $cost } cartas.
    }
fact-too-dear =
    { $cost ->
        [1] A posição { $place } custa uma carta,
       *[other] A posição { $place } custa { $cost } cartas,
    }{ " " }{ $held ->
        [0] e você não tem nenhuma na mão.
        [1] e você só tem uma na mão.
       *[other] e você só tem { $held } na mão.
    }
fact-not-held = Você não tem { $card } ({ $minutes } min) na mão.
fact-card-twice = Você indicou { $card } ({ $minutes } min) duas vezes.
fact-card-picked = Você já escolheu { $card } ({ $minutes } min).
fact-card-too-late = As cartas são escolhidas em ordem, e { $card } ({ $minutes } min) vem antes da última que você escolheu.
fact-too-few-left = As cartas são escolhidas em ordem, e depois de { $card } ({ $minutes } min) não sobram cartas suficientes para pagar.
fact-pie-twice = Você indicou a torta { $number } duas vezes.
fact-pie-picked = Você já escolheu a torta { $number }.
fact-pie-too-late = As tortas são escolhidas em ordem, e a torta { $number } vem antes da última que você escolheu.
fact-no-pie = Você não tem nenhuma torta.
fact-no-such-pie = Você não tem a torta { $number }.
fact-no-filling = A torta { $number } não tem recheio.
fact-no-slot = Você já tem { $count } tortas, e não há espaço para mais uma.
fact-empty-slot = A torta { $number } não existe, e uma torta nova recebe o menor número livre.
fact-does-not-fit = { $card } não vai na torta { $number } ({ $pie }).
fact-only-face-down = { $card } não vai em nenhuma das suas tortas; só dá para usar a carta com a face para baixo.
fact-in-vain = { $card } não vai em nenhuma das suas tortas, e esta mesa não permite jogar uma carta assim.
fact-no-room = { $card } não vai em nenhuma das suas tortas, e na sua mão não há mais espaço.
fact-shown-face-up = Você mostrou a carta com a face para cima.

## The result

# The heading of the result: who wins is promoted.
result-won =
    { $winners-is ->
        [you] A promoção é sua!
        [with-you] A promoção é de { $winners }!
        [other] A promoção é de { $winners }!
       *[others] A promoção é de { $winners }!
    }
reason-most-points = Quem tem mais pontos ganha a promoção.
reason-fewer-crusts = Pontos iguais: quem embalou menos massas ganha a promoção.
reason-promoted-together = Pontos e massas embaladas iguais: a promoção é dividida.
result-boxed =
    { $seat-is ->
        [you] Você
       *[other] { $seat }
    }{ " " }{ $count ->
        [0] não embalou nada.
        [1] embalou uma carta no valor de ${ $dollars }.
       *[other] embalou { $count } cartas no valor de ${ $dollars }.
    }
result-no-majority = Ícones de { $icon }: { $counts }. Ninguém tem a maioria.
result-majority =
    { $winner-is ->
        [you] Ícones de { $icon }: { $counts }. Você tem a maioria: { $points } pontos.
       *[other] Ícones de { $icon }: { $counts }. { $winner } tem a maioria: { $points } pontos.
    }
result-no-most-pies = Tortas: { $counts }. Ninguém tem a maior quantidade.
result-most-pies =
    { $winners-count ->
        [1] Tortas: { $counts }. Mais tortas: { $winners }, { $points } pontos.
       *[other] Tortas: { $counts }. Mais tortas: { $winners }, { $points } pontos cada.
    }
result-points =
    { $seat-is ->
        [you] Você tem
       *[other] { $seat } tem
    }{ " " }{ $points ->
        [1] um ponto no total.
       *[other] { $points } pontos no total.
    }

## The sheet of a result

sheet-dollars = Dólares
sheet-dollars-why = O valor das cartas na pilha de pontos. Cada dólar é um ponto.
sheet-boss-why = Ícones deste chefe na pilha de pontos. Quem tem mais ganha { $points } pontos; empate não dá nada.
sheet-pies = Tortas
sheet-pies-why =
    { $tie ->
        [all] Recheios e coberturas na pilha de pontos. Quem tem mais ganha { $points } pontos; no empate, todos ganham.
       *[nobody] Recheios e coberturas na pilha de pontos. Quem tem mais ganha { $points } pontos; empate não dá nada.
    }
sheet-points = Pontos
sheet-points-why = Dólares e bônus juntos.

## The table in plain text

picture-day = Dia { $day }, rodada { $round }. Ordem de jogo: { $seats }.
picture-deck =
    { $count ->
        [1] Baralho: 1 carta.
       *[other] Baralho: { $count } cartas.
    }
picture-place =
    { $cost ->
        [0] Esteira, posição { $place }: { $what } (grátis)
        [1] Esteira, posição { $place }: { $what } (custa uma carta)
       *[other] Esteira, posição { $place }: { $what } (custa { $cost } cartas)
    }
picture-place-empty = Esteira, posição { $place }: vazia
picture-discards =
    { $cards-is ->
        [none] { $hidden ->
            [0] Descarte: vazio
            [1] Descarte: uma carta com a face para baixo
           *[other] Descarte: { $hidden } cartas com a face para baixo
        }
       *[shown] { $hidden ->
            [0] Descarte: { $cards }
            [1] Descarte: { $cards }; mais uma carta com a face para baixo
           *[other] Descarte: { $cards }; mais { $hidden } cartas com a face para baixo
        }
    }
picture-seat =
    { $seat-is ->
        [you] Você:
       *[other] { $seat }:
    }{ " " }{ $count ->
        [0] nenhuma carta na mão
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }{ $state ->
        [turn] , joga agora
       *[none] { "" }
    }
picture-front =
    { $seat-is ->
        [you] { $side ->
            [down] Você mostra { $card } com a face para baixo ({ $minutes } min).
           *[up] Você mostra { $card } ({ $minutes } min).
        }
       *[other] { $side ->
            [down] { $seat } mostra { $card } com a face para baixo ({ $minutes } min).
           *[up] { $seat } mostra { $card } ({ $minutes } min).
        }
    }
picture-pie =
    { $owner-is ->
        [you] Sua torta { $number }: { $pie }
       *[other] Torta { $number } de { $owner }: { $pie }
    }
picture-score-pile =
    { $cards-is ->
        [none] { $seat-is ->
            [you] Você ainda não embalou nada.
           *[other] { $seat } ainda não embalou nada.
        }
       *[shown] { $seat-is ->
            [you] Você já embalou { $cards }: ${ $dollars }.
           *[other] { $seat } já embalou { $cards }: ${ $dollars }.
        }
    }{ $icons-count ->
        [0] { "" }
       *[other] { " " }Ícones: { $icons }.
    }
picture-closed-pile =
    { $seat-is ->
        [you] Você já embalou
       *[other] { $seat } já embalou
    }{ " " }{ $count ->
        [1] 1 carta.
       *[other] { $count } cartas.
    }
picture-hand = Na sua mão: { $what }
picture-no-hand = Sua mão está vazia.
picture-topping = { $card } vai sobre { $cards }.

## Options of a table

option-max_pies = Tortas em preparo, no máximo
option-orientation = Face para cima ou para baixo
    .at_action = decide-se com a ação
    .at_placement = decide-se ao colocar
option-null_play = Jogar uma carta que não cabe em lugar nenhum
    .allow = permitido
    .forbid = não permitido
option-full_hand_draft = Pegar da esteira com a mão cheia
    .forbid = só o que puder ser colocado
    .discard_down = depois descartar até ficar com quatro
option-day_end = Quando o dia acaba
    .lacking = quando falta uma carta
    .deck_empty = quando o baralho acaba
option-most_pies_tie = Empate em mais tortas
    .none = ninguém ganha os pontos
    .all = quem empatou ganha os pontos
option-score_piles = Pilhas de pontos
    .open = abertas
    .closed = fechadas
option-discards = Pilha de descarte
    .open = aberta
    .face_down_stay_secret = cartas com a face para baixo ficam em segredo

## Kinds of cards, and icons

kind-crust = massa
kind-filling = recheio
kind-topping = cobertura
icon-president = Presidente
icon-foreman = Gerente
icon-secretary = Secretária
icon-grandma = Vovó

## Cards

card-C01 = Massa de Bolacha
card-C02 = Massa de Bolacha
card-C04 = Massa Folhada
card-C05 = Massa Folhada
card-C06 = Massa Folhada
card-C07 = Massa de Biscoito
card-C08 = Massa de Biscoito
card-C09 = Massa de Cookie
card-C11 = Massa de Cookie
card-C13 = Massa Amanteigada
card-F10 = Maçã
card-F12 = Maçã
card-F14 = Cereja
card-F15 = Mirtilo
card-F16 = Abóbora
card-F17 = Limão-siciliano
card-F18 = Maçã
card-F19 = Cereja
card-F20 = Mirtilo
card-F21 = Maçã
card-F22 = Abóbora
card-F23 = Limão-siciliano
card-F24 = Limão-taiti
card-F25 = Cereja
card-F26 = Abóbora
card-F28 = Mirtilo
card-F29 = Limão-siciliano
card-F31 = Chocolate
card-F33 = Limão-taiti
card-F36 = Chocolate
card-T27 = Glacê
    .text = Vai sobre Cereja, Mirtilo ou Limão-siciliano.
card-T30 = Farofa Doce
    .text = Vai sobre Maçã, Mirtilo ou Abóbora.
card-T32 = Segredo da Vovó
    .short = Segredo
    .text = Vai sobre Maçã, Abóbora ou Limão-siciliano.
card-T34 = Glacê
    .text = Vai sobre Cereja, Mirtilo ou Limão-siciliano.
card-T35 = Sorvete
    .text = Vai sobre Maçã, Cereja ou Chocolate.
card-T37 = Treliça
    .text = Vai sobre Maçã, Cereja ou Mirtilo.
card-T38 = Chantili
    .text = Vai sobre Abóbora, Limão-taiti ou Chocolate.
card-T39 = Farofa Doce
    .text = Vai sobre Maçã, Mirtilo ou Abóbora.
card-T40 = Sorvete
    .text = Vai sobre Maçã, Cereja ou Chocolate.
card-T41 = Chantili
    .text = Vai sobre Abóbora, Limão-taiti ou Chocolate.
card-T42 = Treliça
    .text = Vai sobre Maçã, Cereja ou Mirtilo.
card-T43 = Merengue
    .text = Vai sobre Limão-siciliano, Limão-taiti ou Chocolate.
card-T44 = Treliça
    .text = Vai sobre Maçã, Cereja ou Mirtilo.
card-T45 = Chantili
    .text = Vai sobre Abóbora, Limão-taiti ou Chocolate.
card-T46 = Merengue
    .text = Vai sobre Limão-siciliano, Limão-taiti ou Chocolate.
card-T47 = Merengue
    .text = Vai sobre Limão-siciliano, Limão-taiti ou Chocolate.

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-goal = O objetivo: tortas embaladas
    .text = Vence quem tiver mais pontos após dois dias. Eles vêm das tortas que você embala: massa, recheio, talvez cobertura.
lesson-line = A esteira
    .text = Em cada rodada, cada pessoa faz uma coisa. A primeira carta da esteira é grátis; mais à direita você paga com cartas.
lesson-crust = Pegue { $card }
    .text = Uma torta começa com uma massa, e esta é grátis. Toque nela e depois no botão.
    .not = Primeiro uma massa: { $card }, na primeira posição, não custa nada.
lesson-filling = Pegue { $card }
    .text = A esteira andou, e agora esta carta é grátis. Ela vai na sua massa e vale quatro dólares.
    .not = { $card } é grátis e vai na sua massa: pegue.
lesson-order = Quem vai primeiro?
    .text = Os minutos da sua carta decidem. { $seat } levou menos tempo que você e começou esta rodada.
lesson-topping = Pegue { $card }
    .text = Com ela a sua torta passa a valer seis dólares. Toque nela, depois em { $other_card } para pagar e no botão.
    .not = Pegue { $card } e pague com { $other_card }.
lesson-pay = Pague com { $other_card }
    .text = Esta posição custa uma carta da mão. { $other_card } não vai fazer falta.
    .not = Guarde essa. Pague com { $other_card }.
lesson-down = Jogue { $card } para baixo
    .text = Sem massa na mão? Virada para baixo, qualquer carta é uma, e leva só três minutos.
    .not = A próxima torta precisa de massa: jogue { $card } virada para baixo.
lesson-boss = Jogue { $card }
    .text = Ela vai nessa massa. O P agrada ao Presidente: ter o maior número dá cinco pontos.
    .not = { $card } vai na massa vazia e agrada ao Presidente.
lesson-box = Embale suas tortas
    .text = As duas estão prontas. Toque no botão, escolha as duas tortas e embale de uma vez.
    .not = As duas estão prontas: embale juntas. É uma ação só.
lesson-end = Duas tortas embaladas: { $dollars } dólares!
    .text = É assim que se fazem pontos. Uma partida de verdade dura dois dias, e vence quem tiver mais.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Embale tortas que rendem dólares e agradam à chefia.
    .act = Em cada rodada, cada pessoa faz uma coisa: pegar uma carta da esteira (mais à direita custa cartas da mão), jogar uma, comprar uma ou embalar tortas.
    .build = Uma torta é massa, recheio e talvez uma cobertura que nomeia o recheio. Qualquer carta virada para baixo serve de massa.
    .order = Menos minutos jogam primeiro na próxima rodada; quem embalou ou comprou joga por último.
    .box = Uma torta embalada vale só a carta de cima.
    .scoring = Seus dólares, e pontos pela maioria de ícones de Presidente (5), Gerente (4) e Secretária (3), e de tortas (3). Empate não vale nada.
    .end = Sem monte, o dia termina: quem tem tortas recheadas de fora perde uma. Depois do segundo, as outras são embaladas.
