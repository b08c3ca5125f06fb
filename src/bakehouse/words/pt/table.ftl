# The words of the table: the page, and what all games share.

language-name = Português

## Names of players, and lists

# A player without a name.
player = Participante { $number }
# The reader, where a sentence has no form of its own for it.
you = você
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Duas duplas movem, compram e perguntam por cartas; cinco pontos em doces vencem.
game-the-pie-game = The Pie Game
    .sentence = Junte os ingredientes da sua receita secreta e cuidado com as cartas Puxa; três tortas assadas vencem.
game-pie-factory = Pie Factory
    .sentence = Pegue cartas da esteira, monte tortas, embale a tempo e impressione a chefia.
game-cheflebrity = Cheflebrity
    .sentence = Monte e sirva tortas e tarteletes, sabote as dos rivais e troque com cara de paisagem.
game-pie-contest = Pie Contest
    .sentence = Junte Ingredientes, ache um Sal e um forno: vence a melhor Torta.

## The page. What stands between <b> and </b> is bold; other marks there are none.

brand = Bakehouse
page-title = { $title } · Bakehouse
page-language = Idioma
page-home = Ir para os cinco jogos
page-help = Ajuda
page-close = Fechar
page-your-name = Seu nome
# Somebody who has not said a name.
page-guest = Visitante
page-lost = Aqui não tem nada no forno
page-lost-text = Esta página não existe.
theme-auto = Tema: como o sistema
theme-light = Tema: claro
theme-dark = Tema: escuro

problem-offline = Não foi possível falar com o servidor. Ele ainda está ligado?
problem-status = O servidor respondeu com o erro { $status }.
problem-unexpected = Algo deu errado nesta página. Recarregue-a.

count-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
count-points =
    { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
count-pies =
    { $count ->
        [1] 1 torta
       *[other] { $count } tortas
    }

## The first page

landing-claim = Cinco jogos de cartas sobre tortas.
    .text = Jogue agora mesmo contra bots ou mande um link para a turma. Sem conta, sem instalar nada.
landing-join-with = Entrar com um código ou link
landing-join = Entrar
landing-loading = Aquecendo o forno…
landing-mine = Suas mesas
landing-your-turn = Sua vez
landing-status =
    { $status ->
        [waiting] Ainda não começou
        [playing] Em andamento
        [paused] Em pausa
        [over] Terminada: ver o replay
        [closed] Fechada
       *[damaged] Danificada
    }
landing-games = Os jogos
landing-players =
    { $is ->
        [exact] { $most } pessoas
       *[range] { $least }–{ $most } pessoas
    }
landing-minutes =
    { $is ->
        [exact] { $most } minutos
       *[range] { $least } a { $most } minutos
    }
landing-play = Jogar agora
landing-play-game = Jogar agora: { $game }
landing-invite = Convidar
landing-invite-game = Convidar amigos para { $game }
landing-options = Opções
landing-options-game = { $game } com opções
landing-credits = Os jogos são de outras pessoas: Pie Factory é de Bryan Fischer (2014), Pie Contest é de Stephen E. Dambeck II (versão 0-3, CC-BY-SA 4.0); os livros de regras de Pastry Chefs, The Pie Game e Cheflebrity não são assinados.
    .own = A redação das regras e os baralhos da casa são nossos. Nosso texto das regras de Pie Contest e seu baralho da casa são compartilhados sob <b>CC-BY-SA 4.0</b>.

## A new table

new-title = Nova mesa
new-title-game = Nova mesa: { $game }
new-no-game = Não existe nenhum jogo chamado { $name }.
new-chairs = Lugares
new-players = Participantes
new-me = Eu
new-guest = Outra pessoa nesta tela
new-open = Livre, para quem tiver o link
new-bot =
    { $level ->
        [random] Bot aleatório
        [easy] Bot fácil
        [medium] Bot médio
        [hard] Bot difícil
       *[other] Bot, { $level }
    }
new-guest-name = Nome da pessoa: { $player }
new-partners = Duplas: { $teams }.
new-clock = Relógio
new-minutes = Minutos para cada pessoa
new-seconds = Segundos a mais por decisão
new-no-clock = 0 e 0: sem relógio. Quando o tempo acaba, joga-se o padrão previsto nas regras.
new-options =
    { $count ->
        [0] Opções (nenhuma alterada)
        [1] Opções (1 alterada)
       *[other] Opções ({ $count } alteradas)
    }
new-number = um número
new-number-of = { $label }: o número
new-range = De { $least } a { $most }.
new-deck = Arquivo de baralho
new-house-deck = O baralho da casa, se você não trouxer o seu.
new-go = Abrir a mesa

## The waiting room

room-invite = Convidar
    .text = Mande este link ou deixe escanear a imagem. Ninguém precisa de conta.
room-link = Link desta mesa
room-copy = Copiar
room-copied = Copiado
room-code = Ou o código <b>{ $code }</b>
room-local = Este link só funciona neste computador. Para celulares e amigos na sua rede, inicie o Bakehouse com <b>{ $command }</b>.
room-qr = Código QR do link
room-seats = Lugares
room-open = livre
room-bot =
    { $level ->
        [random] bot aleatório
        [easy] bot fácil
        [medium] bot médio
        [hard] bot difícil
       *[other] bot, { $level }
    }
room-person =
    { $state ->
        [you] <b>{ $name }</b> (você)
        [away] <b>{ $name }</b> (ausente)
       *[here] <b>{ $name }</b>
    }
room-sit = Sentar aqui
room-fill = Bot
room-stand = Levantar
# Take the bot away.
room-free = Liberar
room-kick = Remover
room-agreed = Combinado nesta mesa
room-agreed-line = { $label }: { $value }
room-start = Começar a partida
room-bots =
    { $count ->
        [1] Um bot ocupa o lugar livre.
       *[other] Bots ocupam os { $count } lugares livres.
    }
room-host-starts = Quem abriu a mesa começa a partida.

## A table

screen-table = Mesa
screen-hint = Dica
screen-undo = Desfazer
    .title = Desfazer a última jogada
screen-log = Histórico
screen-rules = Regras
screen-beside = Ao lado da mesa
screen-damaged = Não é possível abrir a mesa { $code }
screen-none = Não há nenhuma mesa com o código { $code }
    .text = Talvez ela tenha sido fechada ou haja um erro de digitação no código.
screen-lost = A conexão com a mesa caiu. Tentando de novo…
screen-finding = Procurando a mesa…
screen-closed = Esta mesa foi fechada
screen-record = Baixar o registro
screen-line-broken = A conexão com a mesa caiu. Tentando de novo; nada se perdeu.
screen-unseated = Quem abriu a mesa deu o seu lugar a um bot. Você pode continuar assistindo.

# A name follows, in a line of its own.
curtain-pass = Passe a tela para
curtain-take = Sou { $name }: mostrar minhas cartas

menu-open = Menu
menu-title = Menu da mesa
menu-code =
    { $watchers ->
        [0] Mesa { $code }
       *[other] Mesa { $code } · { $watchers } assistindo
    }
menu-help = Teclas e ajuda
menu-back = Voltar a jogar por { $name }
menu-stand = Deixar um bot jogar por { $name }
menu-ask = Pedir o lugar de { $name }
menu-go-on = Continuar
menu-pause = Pausar a mesa
menu-bot = Dar o lugar de { $name } a um bot
menu-bot-sure = Tem certeza? Dar o lugar de { $name } a um bot
menu-free = Liberar o lugar de { $name } para uma pessoa
menu-close = Fechar a mesa
menu-close-sure = Tem certeza? Acaba para todo mundo

request-yours = Você pediu o lugar de { $owner }. Quem está na mesa decide.
request-other =
    { $owner-is ->
        [you] <b>{ $name }</b> quer ficar com o seu lugar e veria as suas cartas.
       *[other] <b>{ $name }</b> quer ficar com o lugar de { $owner } e veria as cartas da mão.
    }
request-yes = Deixar
request-no = Não
request-others = As outras pessoas ainda vão responder.

## Players around the table

chair-you = { $name } (você)
chair-partner = sua dupla
chair-turn = joga agora
chair-thinking = pensando
chair-winner = Venceu
chair-cards =
    { $count ->
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }
chair-bot =
    { $level ->
        [random] bot aleatório
        [easy] bot fácil
        [medium] bot médio
        [hard] bot difícil
       *[other] bot ({ $level })
    }
chair-open = lugar livre
chair-stand-in = ausente, joga um bot
chair-away = ausente

## What is asked

ask-title = O que fazer
ask-paused = A mesa está em pausa.
ask-answered = Sua resposta foi dada. Esperando as outras pessoas.
ask-watching = Você está assistindo.
ask-more = Mais escolhas
ask-all = Todas as escolhas
ask-all-count = Todas as escolhas ({ $count })
ask-hide = Esconder a lista
ask-picked = Escolhido até agora
ask-back = Voltar
ask-cancel = Cancelar
ask-hinted = { $label } (dica)
ask-hint = Um bot escolheria: <b>{ $label }</b>
ask-hint-spoken = Dica: { $label }
ask-standing = Respostas automáticas

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Escolhas
popup-why-not = Por que não { $name }?
popup-moment = Um momento…

## Beside the table

log-title = O que aconteceu
log-earlier = Mostrar o que veio antes

chat-title = Chat
chat-watching = (assistindo)
chat-nothing = Ninguém disse nada ainda.
chat-silent = Nesta mesa não há chat (opção de { $ruling }).
chat-say-something = Diga alguma coisa
chat-say = Dizer
chat-spoken = { $name }: { $text }

rules-title = Livro de regras
rules-search = Buscar nas regras
rules-opening = Abrindo o livro de regras…
# In other languages: “The rules are in English so far.”
rules-english = Por enquanto, as regras estão em inglês.
rules-rule = Regra { $id }
# The chapter of the rules that are everywhere the same.
rules-house = A casa

## Cards and piles

hidden-card = uma carta escondida
hand-yours = Sua mão
hand-empty = Nenhuma carta na mão.
# A card of a pie that lies face down.
stack-hidden = face para baixo
stack-down = { $name } (face para baixo)
pile-cards =
    { $count ->
        [1] { $title }, 1 carta
       *[other] { $title }, { $count } cartas
    }
pile-with-top =
    { $count ->
        [1] { $title }, 1 carta, no topo { $top }
       *[other] { $title }, { $count } cartas, no topo { $top }
    }
mark-dollars = ${ $dollars }
mark-minutes = { $minutes } min

## The end of a game

end-won =
    { $winners-is ->
        [you] Você vence: saiu no ponto!
        [with-you] Saiu no ponto: { $winners } vencem!
        [other] { $winners } vence
       *[others] { $winners } vencem
    }
end-draw = Empate
end-scores = Placar. { $scores }
end-score = { $name }: { $score }
end-no-score = { $name }: sem pontuação
end-next = Ir para a próxima partida
end-rematch = Revanche
end-replay = Ver o replay
end-download = Baixar .pie
end-others = Outros jogos
end-scoring = A pontuação
end-no-scoring = A pontuação não pode ser mostrada no momento.

## A replay

replay-title = Replay
replay-title-game = Replay: { $game }
replay-download = Baixar
replay-opening = Abrindo o registro…
replay-hand = A mão de { $name }
replay-own-hand = A mão
replay-move = Jogada
replay-event = Evento
replay-event-before = Evento anterior
replay-event-next = Próximo evento
replay-back = Uma jogada para trás
replay-on = Uma jogada para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-eyes = Pelos olhos de
replay-everybody = todo mundo
replay-spectator = quem assiste

## Help

help-sit = Sentar à mesa
    .text = <b>Jogar agora</b> põe você na hora contra bots. <b>Convidar</b> abre uma mesa com um link, um código e uma imagem para escanear; quem abre o link ocupa um lugar. Em <b>Opções</b> você escolhe lugares, bots, regras da casa, um relógio e um baralho seu; com “Outra pessoa nesta tela”, várias pessoas jogam em um só aparelho, com uma cortina entre elas.
    .later = Suas mesas esperam por você: feche a página, volte outro dia com o mesmo navegador e continue.
help-play = Jogar
    .text = Tudo o que pode ser escolhido tem um anel colorido e um ponto. Uma jogada de várias partes é escolhida uma parte por vez: a carta, depois o lugar. <b>Voltar</b> desfaz a última parte, <b>Cancelar</b> desfaz tudo. As cartas podem ser arrastadas para onde vão. Cada escolha também está em uma lista: “Todas as escolhas”.
    .help = Toque em algo que não pode ser escolhido, e aparece a regra que o proíbe, com um link para o livro de regras. <b>Dica</b> pergunta a um bot o que ele faria com as suas cartas. <b>Desfazer</b> desfaz a sua última jogada enquanto nada tiver sido revelado, nenhuma carta comprada e ninguém mais tiver jogado. Uma carta citada no histórico se abre quando você toca nela.
help-keys = Teclas
help-afterwards = Depois
    .text = Quando uma partida acaba, a pontuação é explicada, e o replay pode ser visto pelos olhos de qualquer pessoa. O registro é um arquivo de texto (.pie) que qualquer pessoa pode conferir com <b>bakehouse verify</b>.

keys-title = Como jogar aqui
keys-text = Tudo o que tem um anel colorido e um ponto pode ser escolhido agora. Toque em qualquer outra coisa, e a página diz a regra que a proíbe. As cartas também podem ser arrastadas para onde vão.
keys-number = escolher esse item da lista
# The names of keys.
keys-walking = Tab, setas, Enter
keys-walk = percorrer a mesa e a mão e escolher
keys-escape = cancelar uma jogada incompleta; fechar o que está aberto
keys-hint = uma dica de um bot
keys-undo = desfazer, se nada foi revelado
keys-rules = o livro de regras
keys-keys = estas teclas

## Tours: a first game

tour-title = Passeio pelo jogo
tour-step = { $step } de { $steps }
tour-skip = Pular
tour-back = Voltar
tour-next = Avançar
tour-play = Jogar
tour-pick = Como escolher
    .text = Tudo o que pode ser escolhido tem um anel e um ponto. Toque em qualquer outra coisa e você fica sabendo a regra que a proíbe. Nada acontece sozinho, e Voltar desmonta uma jogada pela metade.
tour-help = Se você empacar
    .text = Dica pergunta a um bot com as suas cartas. Desfazer anula uma jogada se nada foi revelado. As regras ficam ao lado da mesa, e o histórico conta o que aconteceu. Divirta-se!

tour-pastry-chefs-partner = Você e sua dupla
    .text = Quem se senta à sua frente joga com você. Vence a primeira dupla com cinco pontos; vocês não podem contar que cartas têm.
tour-pastry-chefs-bake = Assar doces
    .text = Uma sequência de um naipe (1-2-3, 2-3-4 ou as quatro) ou um número em três ou quatro naipes. Três cartas valem um ponto, quatro valem dois.
tour-pastry-chefs-move = Mover cartas
    .text = Toque em uma pessoa para mover cartas da mão dela: diga para onde, de que tipo e quantas. Se não houver o bastante, o Movimento falha e você descarta uma carta.
tour-pastry-chefs-draw = Comprar e Perguntar
    .text = Ou faça alguém comprar uma carta. Quem compra diz algo verdadeiro sobre ela, e essa palavra fica bloqueada para o Movimento de quem joga a seguir.

tour-the-pie-game-recipe = Sua receita secreta
    .text = Junte os ingredientes dela. Assim que a sua mão for exatamente a receita, a torta é assada sozinha. Três tortas vencem.
tour-the-pie-game-turn = Um turno
    .text = Pegue a carta do topo da pilha de compra ou da pilha de descarte e depois descarte uma carta.
tour-the-pie-game-fudge = Junta-Panelas e Puxa
    .text = Junta-Panelas vale como qualquer ingrediente. Cartas Puxa têm que ser jogadas, e elas doem: jogar cartas fora, perder a vez, trocar ou passar cartas adiante.
tour-the-pie-game-others = As outras pessoas
    .text = Veja o que elas pegam e jogam fora: isso revela o que estão assando.

tour-pie-factory-line = A esteira
    .text = Pegue uma carta daqui. As primeiras posições são grátis; mais à direita, você paga com cartas da mão.
tour-pie-factory-pies = Suas tortas
    .text = Massa, recheio e talvez uma cobertura que combine com o recheio. Qualquer carta com a face para baixo serve de massa.
tour-pie-factory-box = Embale!
    .text = Uma torta embalada vale o que diz a carta de cima: dólares e ícones. A maioria dos ícones de cada chefe e o maior número de tortas dão pontos extras no fim.
tour-pie-factory-order = Quem vai primeiro?
    .text = Os minutos na carta que você jogou decidem a ordem da próxima rodada: a mais rápida vai primeiro.

tour-cheflebrity-line = Sua Bancada
    .text = Monte tortas de baixo para cima: Base, Recheio, Tampa, Extras. Quanto maior a qualidade, melhor.
tour-cheflebrity-serve = Sirva a tempo
    .text = Só conta o que você serve: a qualidade de todas as cartas e dez bônus de 25 pontos.
tour-cheflebrity-turn = Um turno
    .text = Compre uma carta, talvez troque uma, jogue uma carta de torta, sirva uma sobremesa, negocie. Quando a pilha acaba, cada pessoa joga mais uma vez.
tour-cheflebrity-sabotage = Sabotagem!
    .text = Derruba a carta mais nova da torta de alguém. Salvei! cancela isso. O jogo pergunta a você nesses momentos; ligue uma resposta automática se não quiser que ele pergunte.

tour-pie-contest-kitchen = Sua Cozinha
    .text = Jogue Ingredientes nela, um por turno. Com três ou mais, sendo exatamente um deles Sal, uma carta que mande assar assa a Torta.
tour-pie-contest-best = Vence a melhor Torta
    .text = Ela vale a soma dos seus Ingredientes. Sempre que alguém assa, as Tortas de todos os rivais perdem 4.
tour-pie-contest-dive = Ou revire o Lixo
    .text = Em vez de jogar uma carta, você pode mandar duas cartas para o Lixo e pegar qualquer carta do Lixo.
tour-pie-contest-achievements = Conquistas
    .text = Quem cumpre uma delas ganha a recompensa.

## Boards

board-deck = Baralho
board-draw-pile = Pilha de compra
board-discard-pile = Pilha de descarte

board-the-pie-game-skips = perde a vez
board-the-pie-game-chosen = já escolheu uma carta
board-the-pie-game-recipe = Sua receita
board-the-pie-game-missing =
    { $count ->
        [0] Não falta nada!
        [1] Ainda falta: 1
       *[other] Ainda faltam: { $count }
    }
board-the-pie-game-there = ✓ na mão
board-the-pie-game-lacking = falta
board-the-pie-game-effect = Em andamento: <b>{ $card }</b>
board-the-pie-game-queue = A seguir: <b>{ $cards }</b>
board-the-pie-game-give = Você entrega: <b>{ $card }</b>

board-pastry-chefs-won =
    { $count ->
        [1] 1 partida vencida
       *[other] { $count } partidas vencidas
    }
board-pastry-chefs-points = { $points } de { $most } pontos
# Points of a player.
board-pastry-chefs-baked = assou { $points }
board-pastry-chefs-draws = Compra uma carta
board-pastry-chefs-draws-name = Compra uma carta, { $name }
board-pastry-chefs-describe = Descrever cartas
board-pastry-chefs-any = Um naipe, um número ou uma carta
# All cards of a number, as short as can be.
board-pastry-chefs-number = Nº { $number }
board-pastry-chefs-in-pile = { $short }, { $name } na pilha de descarte
board-pastry-chefs-blocked = Bloqueado agora para Movimentos: <b>{ $words }</b>
# $what is “2 hearts”, $origin “from Clove”, $destination “to the discard pile”.
board-pastry-chefs-announced = Anunciado: <b>{ $what }</b> { $origin } { $destination }
board-pastry-chefs-drawn = Acabou de comprar:
board-pastry-chefs-pastries = Doces que você pode assar
board-pastry-chefs-can-bake = Você pode assar:
board-pastry-chefs-pastry = Um doce

board-pie-factory-day = Dia { $day }, rodada { $round }
# Names follow.
board-pie-factory-order = Ordem:
board-pie-factory-line = A esteira
board-pie-factory-free = grátis
board-pie-factory-pay = pagar { $count }
board-pie-factory-no-card = Posição { $number }, vazia
board-pie-factory-pie = { $layers }, de cima para baixo: torta { $number }
board-pie-factory-no-pie = Torta { $number }, vazia
board-pie-factory-empty = torta { $number }
board-pie-factory-plays = joga <b>{ $card }</b>, { $minutes }′
board-pie-factory-plays-down =
    { $card-is ->
        [hidden] joga <b>uma carta escondida</b> com a face para baixo, { $minutes }′
       *[shown] joga <b>{ $card }</b> com a face para baixo, { $minutes }′
    }
board-pie-factory-boxed = embalou { $count }
board-pie-factory-icons = { $icon } { $count }

board-cheflebrity-ingredients = Pilha de Ingredientes
board-cheflebrity-out = Pilha de Perdas
board-cheflebrity-leftovers = Sobras
board-cheflebrity-leftover = { $name }, nas Sobras
# There are no Leftovers.
board-cheflebrity-none = vazio
board-cheflebrity-working = Bancada de { $name }
board-cheflebrity-serving = Vitrine de { $name }
board-cheflebrity-pie = Torta { $number } · <b>{ $quality }</b>
board-cheflebrity-pie-of = Torta { $number } · { $quality }, { $layers }, de cima para baixo, de { $name }
board-cheflebrity-no-pie = Nada na Bancada
board-cheflebrity-new-pie = Uma torta nova
# Cards follow.
board-cheflebrity-kept = Guardadas:
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Última rodada.</b> A Pilha de Ingredientes acabou: este é o último turno.
        [1] <b>Última rodada.</b> A Pilha de Ingredientes acabou: mais 1 turno depois deste.
       *[other] <b>Última rodada.</b> A Pilha de Ingredientes acabou: mais { $turns } turnos depois deste.
    }
board-cheflebrity-trade = A troca em discussão
board-cheflebrity-offer-to-all =
    { $seat-is ->
        [you] <b>Você</b> propõe uma troca a <b>todo mundo</b>. O que se diz pode não ser verdade.
       *[other] <b>{ $seat }</b> propõe uma troca a <b>todo mundo</b>. O que se diz pode não ser verdade.
    }
board-cheflebrity-offer =
    { $way ->
        [agreed] { $seat-is ->
            [you] <b>Combinado.</b> Você e { $partner } agora entregam cartas em segredo: tantas quantas foi dito, mas não necessariamente aquelas.
           *[other] { $partner-is ->
                [you] <b>Combinado.</b> Você e { $seat } agora entregam cartas em segredo: tantas quantas foi dito, mas não necessariamente aquelas.
               *[other] <b>Combinado.</b> { $seat } e { $partner } agora entregam cartas em segredo: tantas quantas foi dito, mas não necessariamente aquelas.
            }
        }
        [counter] { $seat-is ->
            [you] <b>Você</b> faz uma contraproposta a <b>{ $partner }</b>. O que se diz pode não ser verdade.
           *[other] <b>{ $seat }</b> faz uma contraproposta a <b>{ $partner }</b>. O que se diz pode não ser verdade.
        }
       *[offer] { $seat-is ->
            [you] <b>Você</b> propõe uma troca a <b>{ $partner }</b>. O que se diz pode não ser verdade.
           *[other] <b>{ $seat }</b> propõe uma troca a <b>{ $partner }</b>. O que se diz pode não ser verdade.
        }
    }
# Cards follow.
board-cheflebrity-gives =
    { $seat-is ->
        [you] Você dá
       *[other] { $seat } dá
    }
board-cheflebrity-wants = e quer
board-cheflebrity-willing =
    { $seats-count ->
        [1] Topa trocar: <b>{ $seats }</b>
       *[other] Topam trocar: <b>{ $seats }</b>
    }
board-cheflebrity-say = Dizer qual carta
board-cheflebrity-any = qualquer
board-cheflebrity-oops =
    { $owner-is ->
        [you] <b>{ $card }</b> atinge <b>uma das suas tortas</b>
       *[other] <b>{ $card }</b> atinge <b>uma das tortas de { $owner }</b>
    }
board-cheflebrity-spill =
    { $owner-is ->
        [you] <b>{ $card }</b> está prestes a derrubar <b>{ $other_card }</b> da <b>sua torta { $number }</b>
       *[other] <b>{ $card }</b> está prestes a derrubar <b>{ $other_card }</b> da <b>torta { $number } de { $owner }</b>
    }
board-cheflebrity-sabotage =
    { $seat-is ->
        [you] { $how ->
            [genius] <b>Sua carta { $card }</b>, como Sabotagem!, está prestes a derrubar <b>{ $other_card }</b> da <b>torta { $number } de { $owner }</b>
           *[plain] <b>Sua carta { $card }</b> está prestes a derrubar <b>{ $other_card }</b> da <b>torta { $number } de { $owner }</b>
        }
       *[other] { $how ->
            [genius] { $owner-is ->
                [you] <b>{ $card } de { $seat }</b>, como Sabotagem!, está prestes a derrubar <b>{ $other_card }</b> da <b>sua torta { $number }</b>
               *[other] <b>{ $card } de { $seat }</b>, como Sabotagem!, está prestes a derrubar <b>{ $other_card }</b> da <b>torta { $number } de { $owner }</b>
            }
           *[plain] { $owner-is ->
                [you] <b>{ $card } de { $seat }</b> está prestes a derrubar <b>{ $other_card }</b> da <b>sua torta { $number }</b>
               *[other] <b>{ $card } de { $seat }</b> está prestes a derrubar <b>{ $other_card }</b> da <b>torta { $number } de { $owner }</b>
            }
        }
    }

board-pie-contest-pantry = Despensa
board-pie-contest-trash = Lixo
board-pie-contest-look = Espiar
board-pie-contest-hide = Esconder
board-pie-contest-achievements = Conquistas
board-pie-contest-more = mais { $count } na pilha
board-pie-contest-not-yet =
    { $seats-is ->
        [you] ainda não para você
       *[others] ainda não para { $seats }
    }
board-pie-contest-kitchen =
    { $count ->
        [1] Cozinha de { $name }: 1 Ingrediente
       *[other] Cozinha de { $name }: { $count } Ingredientes
    }
board-pie-contest-empty = Sua Cozinha está vazia: jogue um Ingrediente ou arraste um até aqui.
board-pie-contest-in-kitchen = na Cozinha de { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = valor impresso { $worth }
board-pie-contest-counter = marcador { $by }
board-pie-contest-guarded = a salvo de rivais
board-pie-contest-turned = Conquista transformada de { $name }
board-pie-contest-best = melhor { $worth }
board-pie-contest-best-pie = a melhor Torta
board-pie-contest-pie = Torta { $number } de { $name }: { $worths }, agora vale { $worth }. Feita de { $made }
board-pie-contest-shielded =
    { $what ->
        [both] Cozinha e Tortas protegidas
        [kitchen] Cozinha protegida
       *[pies] Tortas protegidas
    }
board-pie-contest-in-hand = Na mão: { $names }
board-pie-contest-now = O que está acontecendo agora
board-pie-contest-carries-out =
    { $seat-is ->
        [you] quem executa é você
       *[other] quem executa é { $seat }
    }
board-pie-contest-they = agora: <b>{ $seat }</b>
board-pie-contest-because = por causa de: { $names }
board-pie-contest-next = a seguir: { $names }
board-pie-contest-looked-at =
    { $count ->
        [1] 1 carta do topo da Despensa está sendo olhada
       *[other] { $count } cartas do topo da Despensa estão sendo olhadas
    }
board-pie-contest-looked = No topo da Despensa, só para os seus olhos
board-pie-contest-effects = Seus efeitos pendentes
board-pie-contest-first = Qual vem primeiro?
