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
event-got-recipe =
    .log =
        { $seat-is ->
            [you] Você recebe a receita { $cards }.
           *[other] { $cards-is ->
                [hidden] { $seat } recebe uma receita.
               *[shown] { $seat } recebe a receita { $cards }.
            }
        }
event-dealt =
    .log =
        { $seat-is ->
            [you] Você recebe { $cards }.
           *[other] { $seat } recebe { $cards }.
        }
event-turned-up =
    .log =
        { $again ->
            [0] A carta aberta é { $cards }.
           *[other] A carta aberta é { $cards }; ela é embaralhada de volta.
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
event-drew =
    .log =
        { $seat-is ->
            [you] Você compra { $cards }.
           *[other] { $seat } compra { $cards }.
        }
event-laid =
    .log =
        { $seat-is ->
            [you] Você compra { $cards }: o efeito é imediato.
           *[other] { $seat } compra { $cards }: o efeito é imediato.
        }
    .stage =
        { $seat-is ->
            [you] Você compra { $cards }!
           *[other] { $seat } compra { $cards }!
        }
event-discarded =
    .log =
        { $seat-is ->
            [you] Você descarta { $cards }.
           *[other] { $seat } descarta { $cards }.
        }
event-played =
    .log =
        { $seat-is ->
            [you] Você joga { $cards }.
           *[other] { $seat } joga { $cards }.
        }
    .stage =
        { $seat-is ->
            [you] Você joga { $cards }!
           *[other] { $seat } joga { $cards }!
        }
event-threw =
    .log =
        { $seat-is ->
            [you] Você joga fora { $cards }.
           *[other] { $seat } joga fora { $cards }.
        }
event-lost-turn =
    .log =
        { $seat-is ->
            [you] Você perde a vez.
           *[other] { $seat } perde a vez.
        }
event-returned =
    .log =
        { $seat-is ->
            [you] Você devolve { $cards }.
           *[other] { $seat } devolve { $cards }.
        }
event-refilled =
    .log =
        { $seat-is ->
            [you] Você completa a mão com { $cards }.
           *[other] { $seat } completa a mão com { $cards }.
        }
event-reshuffled =
    .log =
        { $cards-count ->
            [1] A pilha de descarte, com uma só carta, vira a pilha de compra.
           *[other] A pilha de descarte, com { $cards-count } cartas, é embaralhada e vira a pilha de compra.
        }
    .stage = O descarte é embaralhado
event-chose-partner =
    .log =
        { $seat-is ->
            [you] Você troca com { $partner }.
           *[other] { $seat } troca com { $partner }.
        }
event-offered =
    .log =
        { $seat-is ->
            [you] Você mostra { $cards } para { $partner }.
           *[other] { $seat } mostra { $cards } para { $partner }.
        }
event-gave =
    .log =
        { $seat-is ->
            [you] Você entrega { $cards } para { $partner }.
           *[other] { $seat } entrega { $cards } para { $partner }.
        }
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

## Questions: at most 60 characters, and what to do

prompt-fudge = Você tem cartas Puxa na mão: jogue uma delas.
prompt-source = Compre uma carta ou pegue a do topo do descarte.
prompt-discard = Descarte uma carta.
prompt-discard-drawn = Você comprou { $card }. Descarte uma carta.
prompt-discard-taken = Você pegou { $card }. Descarte uma carta.
prompt-throw =
    { $count ->
        [1] Jogue fora uma carta.
       *[other] Jogue fora { $count } cartas; a última fica no topo.
    }
prompt-throw-more =
    { $count ->
        [1] Jogue fora mais uma carta; ela fica no topo.
       *[other] Jogue fora mais { $count } cartas; a última fica no topo.
    }
prompt-partner = Escolha com quem trocar.
prompt-pass =
    { $way ->
        [left] Escolha uma carta para passar à esquerda.
       *[right] Escolha uma carta para passar à direita.
    }
prompt-trade = Escolha uma carta para dar a { $partner }.
prompt-trade-offer = { $partner } oferece { $card }. O que você dá?
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
        [wild] Entregar { $card } (vale como qualquer ingrediente)
        [needed] Entregar { $card } (faz parte da sua receita)
       *[none] Entregar { $card }
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
card-GRA = Massa de Biscoito
card-GIN = Massa de Gengibre
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
    .text = Puxa vida! Descarte duas cartas da sua mão.
card-FA = Puxa (descartar tudo)
    .text = Puxa vida! Descarte a mão inteira.
card-FL = Puxa (perder a vez)
    .text = Puxa vida! Perca a vez.
card-FT = Puxa (trocar uma carta)
    .text = Puxa vida! Troque uma carta com quem você escolher.
card-DL = Puxa-puxa (passar à esquerda)
    .text = Puxa, puxa! Todo mundo passa uma carta à esquerda.
card-DR = Puxa-puxa (passar à direita)
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
