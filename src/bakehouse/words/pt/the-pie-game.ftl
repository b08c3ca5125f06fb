# The words of The Pie Game.

## What happened

event-started =
    .log =
        { $seat-is ->
            [you] Rodada { $round }: você distribui as cartas.
           *[other] Rodada { $round }: { $seat } distribui as cartas.
        }{ $redeals ->
            [0] { "" }
            [1] { " " }Foi preciso redistribuir uma vez.
           *[other] { " " }Foi preciso redistribuir { $redeals } vezes.
        }
    .stage = Rodada { $round }
    .chip = distribui a rodada { $round }
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Você recebe a receita { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } recebe uma receita.
               *[shown] { $seat } recebe a receita { $cards }.
            }
        }
    .chip = recebe uma receita
event-dealt =
    .log =
        { $seat-is ->
            [you] Você recebe { $cards }.
           *[other] { $seat } recebe { $cards }.
        }
    .chip = recebe { $cards-count } cartas
event-turned-up =
    .log =
        { $again ->
            [0] A carta aberta é { $cards }.
           *[other] A carta aberta é { $cards }; ela é embaralhada de volta.
        }
    .chip =
        { $again ->
            [0] aberta: { $cards-short }
           *[other] volta ao monte: { $cards-short }
        }
event-took =
    .log =
        { $seat-is ->
            [you] Você pega { $cards } da pilha de descarte.
           *[other] { $seat } pega { $cards } da pilha de descarte.
        }
    .stage =
        { $seat-is ->
            [you] Você pega { $cards }
           *[other] { $seat } pega { $cards }
        }
    .chip = pega { $cards-short }
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
event-laid =
    .log =
        { $seat-is ->
            [you] Você compra { $cards }: o efeito é imediato.
           *[other] { $seat } compra { $cards }: o efeito é imediato.
        }
    .stage =
        { $effect ->
            [trade] { $seat-is ->
                [you] Você compra { $cards-short }: troca uma carta
               *[other] { $seat } compra { $cards-short }: troca uma carta
            }
            [pass-left] { $seat-is ->
                [you] Você compra { $cards-short }: todo mundo passa à esquerda
               *[other] { $seat } compra { $cards-short }: todo mundo passa à esquerda
            }
           *[pass-right] { $seat-is ->
                [you] Você compra { $cards-short }: todo mundo passa à direita
               *[other] { $seat } compra { $cards-short }: todo mundo passa à direita
            }
        }
    .chip = compra { $cards-short }
event-discarded =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards }.
           *[other] { $seat } descarta { $cards }.
        }
    .chip = descarta { $cards-short }
event-played =
    .log =
        { $seat-is ->
            [you] Você joga { $cards }.
           *[other] { $seat } joga { $cards }.
        }
    .stage =
        { $effect ->
            [discard-two] { $seat-is ->
                [you] Você joga { $cards-short }: descarta duas
               *[other] { $seat } joga { $cards-short }: descarta duas
            }
            [discard-all] { $seat-is ->
                [you] Você joga { $cards-short }: descarta a mão toda
               *[other] { $seat } joga { $cards-short }: descarta a mão toda
            }
            [lose-turn] { $seat-is ->
                [you] Você joga { $cards-short } e perde a vez
               *[other] { $seat } joga { $cards-short } e perde a vez
            }
            [trade] { $seat-is ->
                [you] Você joga { $cards-short }: troca uma carta
               *[other] { $seat } joga { $cards-short }: troca uma carta
            }
            [pass-left] { $seat-is ->
                [you] Você joga { $cards-short }: todo mundo passa à esquerda
               *[other] { $seat } joga { $cards-short }: todo mundo passa à esquerda
            }
           *[pass-right] { $seat-is ->
                [you] Você joga { $cards-short }: todo mundo passa à direita
               *[other] { $seat } joga { $cards-short }: todo mundo passa à direita
            }
        }
    .chip = joga { $cards-short }
event-threw =
    .log =
        { $seat-is ->
            [you] Você joga fora { $cards }.
           *[other] { $seat } joga fora { $cards }.
        }
    .stage =
        { $cards-count ->
            [1] { $seat-is ->
                [you] Você joga fora { $cards-short }
               *[other] { $seat } joga fora { $cards-short }
            }
            [2] { $seat-is ->
                [you] Você joga fora { $cards-short }
               *[other] { $seat } joga fora { $cards-short }
            }
           *[other] { $seat-is ->
                [you] Você joga fora { $cards-count } cartas
               *[other] { $seat } joga fora { $cards-count } cartas
            }
        }
    .chip =
        { $cards-count ->
            [1] joga fora uma carta
           *[other] joga fora { $cards-count } cartas
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Você perde a vez.
           *[other] { $seat } perde a vez.
        }
    .stage =
        { $seat-is ->
            [you] Você joga { $cards-short } e perde a vez
           *[other] { $seat } joga { $cards-short } e perde a vez
        }
    .chip = perde a vez
event-returned =
    .log =
        { $seat-is ->
            [you] Você devolve { $cards }.
           *[other] { $seat } devolve { $cards }.
        }
    .chip = fica sem jogar
event-refilled =
    .log =
        { $seat-is ->
            [you] Você completa a mão com { $cards }.
           *[other] { $seat } completa a mão com { $cards }.
        }
    .chip =
        { $cards-count ->
            [1] compra uma carta
           *[other] compra { $cards-count } cartas
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [1] A pilha de descarte, com uma só carta, vira a pilha de compra.
           *[other] A pilha de descarte, com { $cards-count } cartas, é embaralhada e vira a pilha de compra.
        }
    .stage = O descarte é embaralhado
    .chip = descarte embaralhado
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Você troca com { $partner }.
           *[other] { $seat } troca com { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Você troca uma carta com { $partner }
           *[other] { $seat } troca uma carta com { $partner }
        }
    .chip = troca com { $partner }
event-offered =
    .log =
        { $seat-is ->
            [you] Você mostra { $cards } para { $partner }.
           *[other] { $seat } mostra { $cards } para { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Você oferece { $cards-short } a { $partner }
           *[other] { $seat } oferece { $cards-short } a { $partner }
        }
    .chip = oferece uma carta
event-gave =
    .log =
        { $seat-is ->
            [you] Você entrega { $cards } para { $partner }.
           *[other] { $seat } entrega { $cards } para { $partner }.
        }
    .stage =
        { $seat-is ->
            [you] Você dá a { $partner }: { $cards }
           *[other] { $partner-is ->
                [you] { $seat } dá a você { $cards }
               *[other] { $seat } dá uma carta a { $partner }
            }
        }
    .chip = { $cards-short } → { $partner }
event-baked =
    .log =
        { $seat-is ->
            [you] Você assa { $card }: { $cards }.
           *[other] { $seat } assa { $card }: { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você assa { $card }!
           *[other] { $seat } assa { $card }!
        }
    .chip = assa uma torta!
event-won =
    .log =
        { $seat-is ->
            [you] Você vence a partida
           *[other] { $seat } vence a partida
        }{ " " }{ $rounds ->
            [1] após uma rodada.
           *[other] após { $rounds } rodadas.
        }
    .stage =
        { $seat-is ->
            [you] Você vence!
           *[other] { $seat } vence!
        }
    .chip = vence a partida!

## Questions: at most 44 characters (52 in other languages), and what to do

prompt-fudge = Você tem cartas Puxa na mão: jogue uma delas.
prompt-source = Compre uma carta ou pegue a do topo do descarte.
prompt-discard = Descarte uma carta.
prompt-discard-drawn = Você comprou { $card-short }. Descarte uma carta.
prompt-discard-taken = Você pegou { $card-short }. Descarte uma carta.
prompt-throw =
    { $count ->
        [1] Jogue fora uma carta.
       *[other] Jogue fora { $count } cartas; a última fica no topo.
    }
prompt-throw-more =
    { $count ->
        [1] Jogue fora mais uma carta; ela fica no topo.
       *[other] Jogue fora mais { $count }; a última fica no topo.
    }
prompt-partner = Escolha com quem trocar.
prompt-pass = Escolha uma carta para passar a { $partner }.
prompt-trade = Escolha uma carta para dar a { $partner }.
prompt-trade-offer = { $partner } oferece { $card-short }. O que você dá?
prompt-over =
    { $winner-is ->
        [you] Você vence a partida com { $pies ->
            [1] uma torta
           *[other] { $pies } tortas
        }!
       *[other] { $winner } vence a partida com { $pies ->
            [1] uma torta
           *[other] { $pies } tortas
        }.
    }

## Whom the table waits for

waiting-turn =
    { $seats-count ->
        [1] Esperando { $seats } comprar ou jogar.
       *[other] Esperando { $seats } comprarem ou jogarem.
    }
waiting-discard =
    { $seats-count ->
        [1] Esperando { $seats } descartar.
       *[other] Esperando { $seats } descartarem.
    }
waiting-throw =
    { $count ->
        [1] Esperando { $seats } jogar fora uma carta.
       *[other] Esperando { $seats } jogar fora { $count } cartas.
    }
waiting-partner = Esperando { $seats } escolher com quem trocar.
waiting-pass =
    { $way ->
        [left] Passando à esquerda: esperando { $seats }.
       *[right] Passando à direita: esperando { $seats }.
    }
waiting-trade = Troca em andamento: esperando { $seats }.

## Choices

label-play = Jogar { $card }
label-draw = Comprar uma carta
label-take = Pegar { $card }
label-trade = Trocar com { $partner }
label-give =
    { $use ->
        [wild] Passar { $card } a { $partner } (vale como qualquer ingrediente)
        [needed] Passar { $card } a { $partner } (faz parte da sua receita)
       *[none] Passar { $card } a { $partner }
    }
label-throw =
    { $use ->
        [wild] Jogar fora { $card } (vale como qualquer ingrediente)
        [needed] Jogar fora { $card } (faz parte da sua receita)
       *[none] Jogar fora { $card }
    }
label-discard =
    { $use ->
        [wild] Descartar { $card } (vale como qualquer ingrediente)
        [needed] Descartar { $card } (faz parte da sua receita)
       *[none] Descartar { $card }
    }

## Why a move is good: one fact, at most 25 words

advice-take = A sua receita precisa dela: com ela você tem { $count } de { $total } ingredientes.
advice-draw = No descarte está { $card }, e a sua receita não precisa disso.
advice-draw-held = No descarte está { $card }, e isso você já tem.
advice-fudge-throws =
    { $useless ->
        [1] Outra das suas cartas não serve para a receita e pode ir junto.
       *[other] Outras { $useless } das suas cartas não servem para a receita e podem ir junto.
    }
advice-fudge-passes =
    { $useless ->
        [1] Você tem uma carta para entregar que a sua receita não usa.
       *[other] Você pode escolher entre { $useless } cartas que a sua receita não usa.
    }
advice-partner =
    { $pies ->
        [1] { $partner } tem uma torta, e ninguém mais tem mais.
       *[other] { $partner } tem { $pies } tortas, e ninguém mais tem mais.
    }
advice-bakes = As outras cinco são a receita inteira: a torta vai ao forno.
advice-useless = A sua receita não precisa dela: você fica com { $count } de { $total } ingredientes.
advice-useless-cards = A sua receita não precisa de nenhuma delas: você fica com { $count } de { $total } ingredientes.
advice-twice = A sua receita só precisa de uma: você fica com { $count } de { $total } ingredientes.

## Why not

fact-fudge-held = Você tem na mão { $cards }.
fact-one-discard = Você só pode descartar uma carta.
fact-throw-exactly =
    { $count ->
        [1] Você tem que jogar fora exatamente uma carta.
       *[other] Você tem que jogar fora exatamente { $count } cartas.
    }
fact-no-trade-with-yourself = Você só pode trocar com outra pessoa.
fact-nothing-drawn =
    { $turns ->
        [1] Ninguém compra uma carta há um turno.
       *[other] Ninguém compra uma carta há { $turns } turnos.
    }
fact-fudge-not-taken = { $card } é uma carta Puxa, e esta mesa não permite pegar cartas Puxa do descarte.
fact-all-alike = Todas as suas cartas são { $card }, igual à do topo da pilha.
fact-is-fudge = { $card } é uma carta Puxa.
fact-just-taken = Você acabou de pegar { $card } da pilha de descarte, e esta mesa não permite devolver a carta.
fact-other-fudge-held = Você também tem na mão { $cards }.
fact-all-chosen = Você já escolheu tudo o que tem de { $card }.
fact-not-held = Você não tem { $card } na mão.
fact-taken-this-turn = Você pegou { $card } neste turno.
fact-drawn-this-turn = Você comprou { $card } neste turno.

## The result

reason-pies = Já há tortas suficientes assadas.
result-pies =
    { $seat-is ->
        [you] Você assou
       *[other] { $seat } assou
    }{ " " }{ $pies ->
        [0] nenhuma torta.
        [1] uma torta.
       *[other] { $pies } tortas.
    }
result-match =
    { $pies ->
        [1] Bastava uma torta para vencer;
       *[other] Eram necessárias { $pies } tortas para vencer;
    }{ " " }{ $rounds ->
        [1] a partida durou uma rodada.
       *[other] a partida durou { $rounds } rodadas.
    }

## The sheet of a result

sheet-pies = Tortas
sheet-pies-why =
    { $pies ->
        [1] Vence quem assar uma torta primeiro.
       *[other] Vence quem assar { $pies } tortas primeiro.
    }
sheet-rounds-won = Rodadas vencidas
sheet-rounds-won-why = As rodadas que terminaram com a própria torta.
sheet-turns = Vezes
sheet-turns-why = Vezes jogadas; as perdidas não contam.
sheet-taken = Do descarte
sheet-taken-why = Cartas pegas do descarte em vez do monte de compra.
sheet-fudge = Puxas jogadas
sheet-fudge-why = Cartas Puxa jogadas da mão, inclusive as que fazem perder a vez.

## The table in plain text

picture-round =
    { $dealer-is ->
        [you] Rodada { $round }, cartas distribuídas por você.
       *[other] Rodada { $round }, cartas distribuídas por { $dealer }.
    }
picture-draw-pile =
    { $count ->
        [1] Pilha de compra: 1 carta.
       *[other] Pilha de compra: { $count } cartas.
    }
picture-discard-pile =
    { $cards-is ->
        [none] Pilha de descarte: vazia.
       *[shown] { $below ->
            [0] Pilha de descarte: { $cards }.
           *[other] Pilha de descarte: { $cards } sobre mais { $below }.
        }
    }
picture-seat =
    { $seat-is ->
        [you] Você:
       *[other] { $seat }:
    }{ " " }{ $pies ->
        [1] 1 torta,
       *[other] { $pies } tortas,
    }{ " " }{ $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }{ $state ->
        [turn] , joga agora
        [skips] , perde a próxima vez
       *[none] { "" }
    }
picture-effect = Efeito em andamento: { $card }
picture-queue = Efeitos a seguir: { $cards }
picture-chosen =
    { $seats-count ->
        [1] Já escolheu uma carta: { $seats }
       *[other] Já escolheram uma carta: { $seats }
    }
picture-recipe = Sua receita: { $card }, feita de { $cards }
picture-hand = Sua mão: { $cards }
picture-missing =
    { $cards-is ->
        [none] Ainda falta: nada
       *[shown] Ainda falta: { $cards }
    }

## Options of a table

option-target_pies = Tortas para vencer a partida
option-deck = Baralho
    .house = o baralho da casa
    .gentle = o baralho suave
    .custom = seu próprio arquivo
option-first_dealer = Quem distribui primeiro
    .random = alguém por sorteio
    .seat0 = o primeiro lugar
option-natural_pie = Torta pronta na mão inicial
    .at_once = é assada na hora
    .own_first_turn = espera a vez de quem a tem
    .redeal = as cartas são redistribuídas
option-fudge_turnup = Carta Puxa aberta no início
    .leave = fica
    .replace = é substituída
option-fudge_pickup = Pegar uma carta Puxa do descarte
    .allowed = permitido
    .forbidden = não permitido
option-put_back = Descartar a carta que acabou de pegar
    .allowed = permitido
    .forbidden = não permitido
option-lose_turn_choice = Escolher perder a vez
    .last_resort = só sem outra carta Puxa
    .free = à vontade
option-lose_turn_cost = Quanto custa perder a vez
    .printed = como diz a carta
    .single = um único turno
option-trade = Como é a troca
    .each_chooses = cada lado escolhe uma carta
    .blind_draw = cada lado tira uma carta às cegas
    .offer_first = a oferta é vista antes
option-bake_when = Quando uma torta é assada
    .any_time = a qualquer momento
    .own_turn = na própria vez
option-stall_laps = Voltas sem compra até ser obrigatório comprar
    .off = sem limite
option-chat = Chat
    .on = ligado
    .off = desligado

## Kinds of cards

kind-crust = massa
kind-fruit = fruta
kind-accent = toque especial
kind-sweet = doçura
kind-rich = cremosidade
kind-fudge = Puxa
kind-pot-luck = coringa
kind-recipe = receita

## Cards

card-FLK = Massa Folhada
card-STR = Massa de Farofa Doce
    .short = Farofa Doce
card-GRA = Massa de Biscoito
    .short = Biscoito
card-GIN = Massa de Gengibre
    .short = Gengibre
card-APP = Maçãs
card-CHE = Cerejas
card-BAN = Bananas
card-PUM = Abóbora
card-CIN = Canela
card-PEC = Nozes-pecã
card-COC = Coco
card-VAN = Baunilha
card-WSU = Açúcar Branco
card-BSU = Açúcar Mascavo
card-HON = Mel
card-MAP = Xarope de Bordo
card-BUT = Manteiga
card-EGG = Ovos
card-CRM = Creme de Leite
card-CCH = Cream Cheese
card-F2 = Puxa (descartar duas)
    .short = Puxa
    .text = Puxa vida! Descarte duas cartas da sua mão.
card-FA = Puxa (descartar tudo)
    .short = Puxa
    .text = Puxa vida! Descarte a mão inteira.
card-FL = Puxa (perder a vez)
    .short = Puxa
    .text = Puxa vida! Perca a vez.
card-FT = Puxa (trocar uma carta)
    .short = Puxa
    .text = Puxa vida! Troque uma carta com quem você escolher.
card-DL = Puxa-puxa (passar à esquerda)
    .short = Puxa-puxa
    .text = Puxa, puxa! Todo mundo passa uma carta à esquerda.
card-DR = Puxa-puxa (passar à direita)
    .short = Puxa-puxa
    .text = Puxa, puxa! Todo mundo passa uma carta à direita.
card-PL = Junta-Panelas
    .text = Coringa: vale como um ingrediente qualquer da sua receita.
card-R01 = Torta de Maçã à Moda Antiga
card-R02 = Torta Cremosa de Maçã com Praliné
card-R03 = Torta de Queijo com Maçã e Coco
card-R04 = Torta de Creme com Maçã e Bordo
card-R05 = Torta Cremosa de Cereja com Especiarias
card-R06 = Torta Crocante de Cereja
card-R07 = Torta de Cereja com Cocada
card-R08 = Torta de Queijo com Cereja
card-R09 = Torta de Queijo com Banana e Farofa Doce
card-R10 = Torta de Creme com Banana e Pecã
card-R11 = Torta Tropical de Banana
card-R12 = Torta Cremosa de Banana
card-R13 = Torta de Abóbora da Colheita
card-R14 = Torta de Abóbora com Praliné
card-R15 = Torta de Abóbora com Coco e Farofa Doce
card-R16 = Torta de Abóbora com Mel e Gengibre

## A lesson: what is done, why (at most 25 words), and what is said to whoever wants to do something else

lesson-recipe = Sua receita: { $card }
    .text = Tenha exatamente estes cinco ingredientes, e a torta é assada. Três tortas vencem a partida. Só você vê sua receita.
lesson-hand = Sua mão
    .text = Uma marca mostra o que está na sua receita. Por enquanto: { $card }. Faltam quatro.
lesson-take = Pegue { $card }
    .text = { $card } está na sua receita e no topo do descarte: toque ali.
    .not = Na pilha de compra pode haver de tudo. Aqui está o que você precisa: { $card }.
lesson-discard = Descarte { $card }
    .text = A vez termina com um descarte. { $card } não está na sua receita: toque na carta e depois no botão.
    .not = Desta vez, descarte { $card }: não está na sua receita.
lesson-draw = Compre uma carta
    .text = O que está no descarte não está na sua receita. Compre da pilha e torça.
    .not = O topo do descarte não está na sua receita. Melhor comprar uma carta.
lesson-fudge-came = É uma Puxa! Descarte { $card }
    .text = Puxa não pode ser descartada: tem que ser jogada na sua próxima vez. Agora descarte { $card }.
    .not = Desta vez, descarte { $card }.
lesson-fudge = Jogue { $card }
    .text = Com uma Puxa na mão você não compra: joga a Puxa. Esta custa duas cartas.
    .not = A Puxa vem antes de tudo.
lesson-throw = Jogue fora { $card }
    .text = Duas cartas têm que ir. Primeiro { $card }: a última que você tocar fica em cima, onde quem vem depois pode pegar.
    .not = Guarde o que está marcado. Jogue fora primeiro { $card }, depois { $other_card }.
lesson-throw-more = Agora, { $other_card }
    .text = Depois a sua mão volta a ter cinco cartas. Puxa também pode dar sorte!
    .not = Guarde o que está marcado e jogue fora { $other_card }.
lesson-luck = { $card }
    .text = { $card } vale como qualquer ingrediente: preenche um dos dois lugares vazios. Só falta mais uma carta.
lesson-pass = Passe { $card }
    .text = { $seat } comprou Puxa-puxa: todo mundo passa em segredo uma carta à esquerda. Sobra uma para você: { $card }.
    .not = Dessa você precisa. Passe { $card }.
lesson-last = Pegue { $card }
    .text = Alguém jogou fora justamente a carta que falta: pegue-a do descarte.
    .not = Não deixe ali! { $card } está na sua receita.
lesson-bake = Descarte { $card } e asse
    .text = Quando sobra exatamente a sua receita, a torta é assada sozinha.
    .not = Assim a torta não ficaria completa. Descarte { $card }.
lesson-end = Assada: { $card }!
    .text = Numa partida de verdade, três tortas vencem. Pegue o que falta, descarte o resto e cuidado com as Puxas.

## The rules at a glance: each form stands below a drawing; all together have at most 120 words

glance =
    .goal = Junte os ingredientes da sua receita secreta antes que as outras pessoas juntem os delas.
    .take = Pegue uma carta: da pilha de compra, ou a do topo do descarte.
    .discard = Depois descarte uma.
    .luck = Junta-Panelas vale como qualquer ingrediente.
    .fudge = Quem tem uma Puxa tem que jogá-la, e dói: jogar cartas fora, perder a vez, trocar ou passar cartas adiante.
    .scoring = Quando a sua mão é exatamente a receita, a torta é assada sozinha, mesmo na vez de outra pessoa. Então começa outra rodada.
    .end = Vence quem tiver três tortas primeiro.
