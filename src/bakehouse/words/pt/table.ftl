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
# In the empty field for the name.
page-name-ask = Como vamos te chamar?
page-lost = Aqui não tem nada no forno
page-lost-text = Esta página não existe.

problem-offline = Não foi possível falar com o servidor. Ele ainda está ligado?
problem-status = O servidor respondeu com o erro { $status }.
problem-unexpected = Algo deu errado nesta página. Recarregue-a.

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
landing-mine =
    { $tournaments ->
        [0] Suas mesas
       *[other] Suas mesas e torneios
    }
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
landing-show-all = Mostrar todas as { $count }
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

## A mão do dia

daily-title = A mão do dia
# On the first page: how many of the games were played today.
daily-strip =
    { $done ->
        [0] As mesmas cartas para todo mundo, novas todo dia.
       *[other] Hoje você jogou { $done } de { $count }.
    }
daily-claim = As mesmas cartas para todo mundo
daily-how = Nesta casa todo mundo recebe as mesmas cartas, o mesmo lugar e os mesmos bots, cada um na sua própria mesa. Sua primeira partida conta se terminar até a meia-noite (UTC). Você pode jogar de novo, mas aí não conta. Dá para desfazer uma jogada que não mostrou nada de novo, enquanto nenhum bot tiver jogado.
daily-left = Novas cartas em { $hours } h { $minutes } min.
daily-bots =
    { $bots ->
        [one] Contra um bot médio
       *[other] Contra { $bots } bots médios
    }
daily-finished =
    { $count ->
        [0] Ninguém terminou ainda
        [one] Uma pessoa terminou
       *[other] { $count } pessoas terminaram
    }
daily-play = Jogar
daily-play-game = Jogar a mão do dia: { $game }
daily-go-on = Continuar
daily-go-on-game = Continuar a mão do dia: { $game }
daily-results = Resultados do dia
daily-results-game = Resultados do dia: { $game }
daily-again = Jogar de novo, sem contar
# What the reader has done with a deal.
daily-status =
    { $status ->
        [new] Ainda não jogada
        [playing] Em andamento
        [done] Jogada
        [later] Jogada, não conta
       *[given_up] Abandonada
    }
daily-not-counted = Esta partida não está entre os resultados: terminou depois do dia ou não foi a sua primeira.
daily-given-up = Você fechou sua primeira partida; por isso nenhuma sua está entre os resultados deste dia.
# Where the reader is among all who have played.
daily-rank = Número { $rank } de { $count } nesta casa
daily-hidden = Você vê como os outros se saíram quando terminar esta mão ou quando o dia acabar.
daily-none = Ninguém terminou esta mão a tempo.
daily-best = Melhor
daily-average = Média
daily-people = Terminada
daily-column =
    { $column ->
        [rank] N.º
        [name] Nome
        [place] Posição
        [score] Pontos
       *[decisions] Decisões
    }
daily-column-why = A posição é a posição na mesa; as decisões são as escolhas que a pessoa fez.
# What is shared; the signs of its course stand below it.
daily-line = Bakehouse · { $game } · { $date }
daily-course = Como foi: na frente { $ahead } vezes, empate { $level } vezes, atrás { $behind } vezes
# The course of a game: who was ahead after a round.
daily-sign =
    { $sign ->
        [ahead] na frente
        [level] empate
       *[behind] atrás
    }
daily-share = Compartilhar
daily-copy = Copiar
daily-copied = Copiado
daily-earlier = Dias anteriores
daily-earlier-text = Você pode jogá-los depois; isso não conta.
daily-all = Todas as mãos de hoje
daily-proof = Ninguém pode mudar as cartas
daily-proof-text = As cartas de um dia vêm de uma semente. O hash dela aparece aqui 30 dias antes; a semente, quando o dia acaba. Quem guarda um hash pode conferir que ele é o SHA-256 dessa semente.
daily-promised = Hash
daily-revealed = Semente
daily-after = depois do dia

## O laboratório

landing-lab = Para quem cria jogos: o laboratório
lab-title = O laboratório
lab-claim = O que o seu baralho faz?
    .text = Os bots jogam partida após partida. Veja a resposta ficar mais precisa e pare quando estiver clara o bastante.
lab-game = Jogo
lab-deck = Baralho
lab-other-deck = Comparado com
lab-house-deck = O baralho da casa
lab-own-deck = { $name }, { $count } cartas
lab-drop = Solte aqui um arquivo CSV, XLSX, TOML ou YAML, ou toque para escolher um.
lab-no-deck = Usar o baralho da casa
deck-take = Usar o baralho “{ $name }”
lab-ignored = Colunas que o jogo não conhece: { $columns }.
lab-question = Pergunta
lab-asks =
    { $question ->
        [first] É bom começar?
        [seats] Os lugares são iguais?
        [length] Quanto dura uma partida?
        [card] O que uma carta faz?
       *[compare] O que outro baralho muda?
    }
lab-card = Carta
lab-players = Jogadores
lab-level = Bots
lab-start = Perguntar
lab-stop = Parar
lab-play = Jogar com este baralho
lab-report = Ler o relatório
lab-answer = Resposta
lab-nothing-yet = Escolha uma pergunta e pergunte.
lab-example = Aqui você verá um número entre outros dois. Começam distantes e se aproximam a cada jogo; quando a linha tracejada do que seria justo fica de fora, isso é uma resposta.
lab-status =
    { $status ->
        [playing] { $games ->
            [0] Começando …
            [one] Uma partida até agora
           *[other] { $games } partidas até agora
        }
        [writing] Escrevendo o relatório …
        [done] { $games } partidas jogadas
       *[failed] Parado
    }
lab-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
lab-measure =
    { $measure ->
        [seat-advantage] Vitórias de quem começa: pontos acima da parte justa
        [place] Vitórias do lugar { $number }, em por cento
        [turns] Duração: turnos ou rodadas
        [minutes] Duração: minutos, estimados
        [card] Vitórias de quem começa com a carta: pontos a mais
        [seat-advantage-change] Vantagem de quem começa: mudança em pontos
       *[turns-change] Duração: mudança em turnos ou rodadas
    }
lab-interval = de { $low } a { $high }
lab-intervals = Com 95 % de confiança, todos estes intervalos valem ao mesmo tempo e a qualquer momento: olhe quantas vezes quiser e pare quando quiser.

## A new table

new-title = Nova mesa
new-title-game = Nova mesa: { $game }
new-no-game = Não existe nenhum jogo chamado { $name }.
new-chairs = Quem joga?
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
new-number = um número
new-number-of = { $label }: o número
new-range = De { $least } a { $most }.
new-bots = Como os bots jogam?
new-level =
    { $level ->
        [random] ao acaso
        [easy] fácil
        [medium] médio
        [hard] difícil
       *[other] { $level }
    }
new-clock-none = Sem relógio
# On a button: for the whole game, and for each decision.
new-clock-short =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
new-clock-own = Do seu jeito
new-clock-text = Quando o tempo de alguém acaba, joga-se o padrão previsto nas regras.
new-house-rules = Regras da casa
new-house-rules-count =
    { $changed ->
        [0] mais { $count }, tudo como nas regras
       *[other] mais { $count }, { $changed } com mudança
    }
# What the options that people choose first are about.
new-about =
    { $option ->
        [games] A equipe que vence mais jogos vence a série.
        [pass] Pode-se não fazer nada na sua vez?
        [target_pies] Quem assar primeiro esta quantidade de tortas vence.
        [chat] A conversa é livre, desde que ninguém mostre uma carta.
        [max_pies] Quantas tortas cada pessoa pode preparar ao mesmo tempo.
        [score_piles] Todos podem olhar as tortas embaladas?
        [windows] Com que frequência se pergunta aos outros se querem sabotar uma torta.
        [trade_sizes] Quantas cartas cada lado dá em uma troca.
        [grand] Um jogo mais longo: todos assam quatro tortas, e as três melhores contam.
       *[claims] A mesa conta as conquistas cumpridas, ou é preciso percebê-las.
    }
new-deck = Seu próprio baralho
new-go = Abrir a mesa

## Torneios

landing-tournament = Um torneio para uma noite
    .text = Até dezesseis pessoas e bots, rodada após rodada. As mesas se montam sozinhas, e todo mundo vê quem está na frente.
landing-tournament-open = Abrir um torneio
tournament-title = Torneio
tournament-title-game = Torneio: { $game }
# An entrant who was forgotten.
tournament-someone = Alguém que saiu
tournament-open = Abrir o torneio
tournament-game = Qual jogo?
tournament-seats = Jogadores por mesa
tournament-seats-count = mesas de { $count }
tournament-rounds = Rodadas
tournament-rounds-count =
    { $count ->
        [one] 1 rodada
       *[other] { $count } rodadas
    }
tournament-pairing = Quem enfrenta quem?
tournament-format =
    { $format ->
        [round_robin] Todos contra todos
       *[swiss] Sistema suíço
    }
tournament-i-play = Eu também jogo
tournament-bots = Bots que jogam desde o começo
tournament-invite = Convide os outros
    .text = Peça que leiam este código, ou mande o link. { $name } começa quando todos estiverem aqui.
tournament-entrants = Quem joga ({ $count } de { $most })
tournament-you = você
tournament-left = saiu
tournament-add-bot = Adicionar um bot
# The host’s buttons; what cannot be taken back is asked twice.
tournament-drop = Tirar { $name }
tournament-drop-sure = Tirar mesmo { $name }?
tournament-forfeit = Partida perdida para { $name }
tournament-forfeit-sure = Perdida mesmo para { $name }?
tournament-join = Eu jogo
tournament-leave = Sair do torneio
tournament-leave-sure = Tem certeza? A partida em andamento se perde
tournament-close = Encerrar o torneio
tournament-close-sure = Tem certeza? Acaba para todo mundo
tournament-start = Começar o torneio
tournament-next = Começar a próxima rodada
tournament-to-table = Para a sua mesa
# How it stands.
tournament-missing =
    { $count ->
        [one] Falta mais alguém.
       *[other] Faltam mais { $count }.
    }
tournament-ready = Comece quando todos estiverem aqui.
tournament-host-starts = { $name } começa quando todos estiverem aqui.
tournament-your-turn = A sua partida começou.
tournament-your-bye = Você folga nesta rodada: o ponto é seu.
tournament-wait =
    { $count ->
        [one] { $mine ->
            [yes] A sua partida acabou. Ainda se joga em uma mesa.
           *[no] Ainda se joga em uma mesa.
        }
       *[other] { $mine ->
            [yes] A sua partida acabou. Ainda se joga em { $count } mesas.
           *[no] Ainda se joga em { $count } mesas.
        }
    }
tournament-next-in = A próxima rodada começa em { $time }.
tournament-making = As mesas estão sendo postas …
tournament-over = Todas as rodadas foram jogadas.
tournament-closed = Quem abriu este torneio o encerrou.
tournament-round = Rodada { $number }
tournament-round-of = Rodada { $number } de { $rounds }
tournament-table = Mesa { $number }
tournament-status =
    { $status ->
        [planned] por jogar
        [playing] em jogo
       *[over] encerrada
    }
tournament-score = Placar { $score }
tournament-forfeited = perdida
# Buttons below a table.
tournament-way =
    { $way ->
        [mine] Para a sua mesa
        [playing] Assistir
       *[over] Rever
    }
tournament-way-to =
    { $way ->
        [mine] Para a sua mesa, a { $number }
        [playing] Assistir à mesa { $number }
       *[over] Rever a mesa { $number }
    }
tournament-bye = folga: 1 ponto
tournament-bye-title = Folga
tournament-house-bot = Bot da casa
tournament-standings = Classificação
tournament-rank = Lugar
tournament-points = Pontos
tournament-points-count = Pontos: { $points }
tournament-games = Partidas
tournament-tie =
    { $tie ->
        [buchholz] Buchholz
        [median] Buchholz mediano
        [direct] Confronto direto
        [sonneborn] Sonneborn-Berger
       *[scores] Parte do placar
    }
# The same as the head of a narrow column.
tournament-tie-short =
    { $tie ->
        [buchholz] Buch.
        [median] B. med.
        [direct] Direto
        [sonneborn] S.-B.
       *[scores] Parte
    }
tournament-tie-why =
    { $tie ->
        [buchholz] os pontos de todos os seus adversários somados. Fica à frente quem teve adversários mais fortes.
        [median] os pontos de todos os seus adversários somados, sem o melhor nem o mais fraco. Fica à frente quem teve adversários mais fortes.
        [direct] o que os empatados fizeram nas partidas entre si, se todos se enfrentaram.
        [sonneborn] os pontos dos adversários que você venceu e metade dos pontos daqueles com quem empatou. Vencer alguém forte vale mais.
       *[scores] a sua parte do que a mesa marcou pela contagem do próprio jogo, em média nas suas partidas.
    }
tournament-level = Empate com { $name }: decide { $tie ->
        [buchholz] o Buchholz
        [median] o Buchholz mediano
        [direct] o confronto direto
        [sonneborn] o Sonneborn-Berger
       *[scores] a parte do placar
    }, { $own } a { $theirs }.
tournament-won =
    { $count ->
        [one] { $name } vence o torneio!
       *[other] { $name } vencem o torneio!
    }
tournament-how = Como se conta
tournament-how-points =
    { $table ->
        [two] Uma vitória vale 1 ponto, um empate meio ponto.
        [teams] Os dois parceiros recebem 1 ponto pela vitória e meio ponto pelo empate. Os parceiros mudam de rodada em rodada.
       *[more] A parte dos outros à mesa que você deixa para trás: o primeiro lugar vale 1 ponto, o último nenhum. Com quem você divide um lugar conta metade.
    }
tournament-how-level = Se os pontos são iguais
tournament-how-pairing =
    { $pairing ->
        [round_robin-two] Cada um joga uma vez contra cada um dos outros e se senta em primeiro quase tantas vezes quanto em segundo.
        [round_robin-more] As mesas são misturadas para que todos se encontrem da forma mais igual possível. Se há parceiros, eles também mudam.
        [swiss-two] Quem tem os mesmos pontos se enfrenta, e ninguém joga duas vezes contra a mesma pessoa se der para evitar. A primeira rodada é sorteada.
       *[swiss-more] Quem tem mais ou menos os mesmos pontos se senta junto, e o menor número possível se encontra de novo. A primeira rodada é sorteada.
    }
tournament-how-bye = Se o número é ímpar, em cada rodada alguém não joga e recebe o ponto: no sistema suíço, o último entre os que ainda não folgaram, no máximo uma vez se der para evitar. O mesmo vale para quem enfrentaria alguém que saiu.
tournament-how-house = Se uma mesa não está cheia, bots da casa ocupam os lugares livres. Eles jogam, mas não estão na classificação.
tournament-absent = Se alguém não está
tournament-how-absent = Depois de um minuto joga um bot, até a pessoa voltar. Quem abriu o torneio pode dar uma partida por perdida; quem sai do torneio perde a partida em andamento e não é mais emparceirado.
tournament-none = Não há torneio { $code }.
    .text = Talvez uma letra esteja errada, ou ele foi esquecido depois de muito tempo.
tournament-finding = Procurando o torneio …
tournament-back = Voltar ao torneio

## The waiting room

room-title = sala de espera
room-invite = Convide a turma
    .text = Deixe escanear isto ou mande o link. Ninguém precisa de conta.
room-link = Link desta mesa
room-copy = Copiar link
room-copied = Copiado
room-share = Compartilhar link
room-qr = Código QR do link
room-phones = Deixar celulares entrarem
    .text = Por enquanto, só este computador entra. Deixe os celulares entrarem, e todo o seu Wi-Fi poderá, até você encerrar o Bakehouse.
    .open = Todo o seu Wi-Fi já pode entrar: deixe escanear isto ou mande o link.
room-places = Lugares
room-free = Lugar livre
    .text = esperando alguém
room-you = você
room-you-host = você · abriu a mesa
room-host = abriu a mesa
room-here = presente
# How well a bot plays.
room-level = Nível de { $name }
room-sit = Sentar aqui
room-add-bot = Adicionar bot
room-remove = Remover { $name }
room-remove-place = Remover este lugar
room-agreed = Combinado nesta mesa
room-agreed-line = { $label }: { $value }
# Nothing was agreed that the rulebook says otherwise.
room-rulebook = Tudo como nas regras
room-more = mais { $count }
room-clock =
    { $seconds ->
        [0] { $minutes } min para cada
       *[other] { $minutes } min para cada, mais { $seconds } s por decisão
    }
room-options = Opções
room-options-use = Jogar assim
room-start = Começar a partida
    .text = Comece quando quiser.
room-add-place = Mais um lugar ({ $count } de { $most })
room-open-places =
    { $count ->
        [0] Já está todo mundo.
        [1] Um lugar está livre.
       *[other] { $count } lugares estão livres.
    }
room-bots =
    { $count ->
        [1] Comece quando quiser: um bot ocupa o lugar livre, e alguém pode assumir depois.
       *[other] Comece quando quiser: bots ocupam os { $count } lugares livres, e alguém pode assumir depois.
    }
room-host-starts = { $name } começa a partida.
    .text = Enquanto isso: dá para ler as regras em um minuto.
room-how = Como se joga { $game }
room-leave = Sair da mesa
room-tell-me = Avisar quando for a minha vez

## The page of a guest

guest-invites = { $name } convida você para { $game }
guest-no-account = sem conta
guest-there = Quem está aqui
# Under an empty place; the form is for the one that the guest will take.
guest-place = livre
    .yours = você?
guest-sit = Sentar
guest-watch = Só assistir
guest-full = Todos os lugares estão ocupados, mas você pode assistir.

look-title = Seu mascote e sua cor
look-mascot = Seu mascote
look-colour = Sua cor
look-taken = { $mascot }, já é de { $name }

## Slow tables

new-clock-slow = Dias
slow-time = Tempo por vez
slow-hours =
    { $unit ->
        [days] { $count ->
            [one] 1 dia
           *[other] { $count } dias
        }
       *[hours] { $count ->
            [one] 1 hora
           *[other] { $count } horas
        }
    }
slow-late = Quando o tempo acaba
slow-late-does =
    { $late ->
        [bot] Um bot joga
       *[default] O que as regras preveem
    }
slow-text = Vá e volte quando quiser: a mesa espera este tempo em cada vez, e nunca mais. Depois segue sem a pessoa, até ela voltar.
# In the waiting room, among what was agreed.
slow-agreed =
    { $late ->
        [bot] { $time } por vez, depois um bot joga
       *[default] { $time } por vez, depois o que as regras preveem
    }
# Time left, as short as can be.
slow-left =
    { $unit ->
        [days] { $days } d { $hours } h
        [hours] { $hours } h { $minutes } min
       *[minutes] { $minutes } min
    }
# In the list of tables.
slow-time-left = faltam { $left }
# Of a player who is away: the rules’ default is played for them.
slow-stand-in = ausente, pelas regras
slow-ask-stand-in = Você não estava: joga-se por você o que as regras preveem.

## Away

# At the list of tables, where one of them takes days: a button.
away-say = Vou me ausentar…
away-until = Você está fora até { $date }: suas vezes esperam.
away-title = Vai se ausentar?
    .text = Nas mesas que levam dias, suas vezes esperam até você voltar, e os outros veem até quando. Termina sozinho.
away-last = Até o fim do dia
away-limit = No máximo até { $date }.
away-go = Estou fora até lá
away-back = Voltei
# Notifications, beside one's tables.
notify-say = Avise-me mesmo com esta página fechada
    .text = Seu navegador mostra quando é sua vez.
notify-on = Este navegador avisa das suas vezes, mesmo com esta página fechada.
notify-off = Não avisar mais
notify-denied = Seu navegador não deixa esta página avisar você. As configurações dele para esta página podem mudar isso.
notify-failed = O serviço de notificações do seu navegador não pode ser alcançado agora.
# At a seat of a table that takes days.
away-seat = fora até { $date }

## The page as an app

# A newer page than this one is there: a note with two buttons.
app-new = Há uma nova versão do Bakehouse.
app-new-load = Carregar
app-new-later = Mais tarde
app-offline = Não dá para chegar ao Bakehouse
    .text = Talvez você esteja sem conexão, ou o servidor tenha parado. Esta página continua tentando sozinha.
app-offline-needs = O que precisa da conexão
    .text = Jogar, também contra bots; suas mesas e os replays; os livros de regras completos; o laboratório.
# What works all the same: a link.
app-offline-works = O que funciona sem ela
    .text = A ajuda, com as regras dos cinco jogos num relance

## The line to the server

line-title = Conexão
line-silent = O servidor não responde há um momento. Esta página espera e continua sozinha.
line-broken = A conexão com a mesa caiu. Tentando de novo; nada se perdeu.

## A table

screen-table = Mesa
screen-hint = Dica
screen-undo = Desfazer
    .title = Desfazer a última jogada
screen-log = Histórico
screen-rules = Regras
screen-beside = Ao lado da mesa
screen-spoken = Anúncios
screen-damaged = Não é possível abrir a mesa { $code }
screen-none = Não há nenhuma mesa com o código { $code }
    .text = Talvez ela tenha sido fechada ou haja um erro de digitação no código.
screen-finding = Procurando a mesa…
screen-closed = Esta mesa foi fechada
screen-record = Baixar o registro
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
# A list of bots follows.
menu-free-one = Liberar o lugar de um bot
menu-back = Voltar a jogar por { $name }
menu-stand = Deixar um bot jogar por { $name }
menu-ask = Pedir o lugar de { $name }
menu-go-on = Continuar
menu-pause = Pausar a mesa
menu-bot = Dar o lugar de { $name } a um bot
menu-bot-sure = Tem certeza? Dar o lugar de { $name } a um bot
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
# What is told of others at the table.
told-sat = { $name } entrou na mesa.
told-left = { $name } saiu.
told-away = { $name } se ausentou.
told-back = { $name } voltou.
request-others = As outras pessoas ainda vão responder.

## Players around the table

chair-you = { $name } (você)
chair-partner = sua dupla
chair-turn = joga agora
chair-thinking = pensa …
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
ask-stand-in = Um bot joga por você.
ask-answered = Já escolheu. Os outros pensam.
ask-watching = Você está assistindo.
ask-all = Todas as escolhas
ask-all-count = Todas as escolhas ({ $count })
ask-hide = Esconder a lista
ask-picked = Escolhido até agora
ask-cancel = Cancelar
ask-hinted = { $label } (dica)
ask-hint-spoken = Dica: { $label }
# A question and what a bot would answer: “Espresso Shot: play a card? Yes”.
ask-hint-answer = { $question } { $answer }
ask-standing = Respostas automáticas

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Escolhas
popup-why-not = Por que não { $name }?
popup-moment = Um momento…
# What is asked now follows, in a line of its own.
popup-not-now = Agora não.

## The frame of the table

theme =
    { $theme ->
        [auto] como o sistema
        [light] claro
        [dark] escuro
       *[contrast] alto contraste
    }
menu-speed = Ritmo dos bots
menu-sound = Som
menu-theme = Tema
speed =
    { $speed ->
        [slow] devagar
        [normal] em ritmo normal
        [fast] depressa
       *[step] passo a passo
    }
dock-sure = Mesmo: { $label }?
dock-moment = A rodada acabou.
dock-continue = Continuar
dock-next = Próximo
dock-skip = Pular até a minha vez
dock-back = Voltar a jogar
dock-drop = { $label }: desfazer
strip-title = O que acabou de acontecer: abrir o registro
stage-just-now = Agora mesmo
stage-since = Desde a sua vez
turn-yours = Sua vez, { $name }!
hint-do = Fazer isso
hint-other = Outra ideia
popup-rule = A regra
board-the-pie-game-goal =
    { $pies ->
        [one] rodada { $round } · a primeira torta vence
       *[other] rodada { $round } · { $pies } tortas vencem
    }
board-the-pie-game-of = { $count } de { $all }
board-the-pie-game-on-recipe = na sua receita
board-the-pie-game-off-recipe = não está na sua receita

## Beside the table

log-title = O que aconteceu
log-earlier = Mostrar o que veio antes

chat-title = Chat
# Of a tab: how many lines nobody has read yet.
chat-title-unread = Chat ({ $count })
chat-unread =
    { $count ->
        [1] 1 mensagem nova
       *[other] { $count } mensagens novas
    }
chat-watching = (assistindo)
chat-nothing = Ninguém disse nada ainda.
chat-silent = Nesta mesa não há chat (opção de { $ruling }).
chat-say-something = Diga alguma coisa
chat-say = Dizer
chat-phrases = Dizer com um toque
# Said by a press.
chat-quick-luck = Boa sorte!
chat-quick-nice = Boa jogada!
chat-quick-wait = Um momento…
chat-quick-thanks = Valeu!
chat-spoken = { $name }: { $text }

rules-title = Livro de regras
rules-page =
    { $page ->
        [glance] Num relance
       *[all] Todas as regras
    }
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
hand-known = Com certeza na mão: { $cards }
hand-unknown = Nada é certo sobre esta mão.
# On a card that was just drawn.
hand-new = nova
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
mark-prime = { $minutes }′

## The end of a game

end-won =
    { $winners-is ->
        [you] Você vence!
        [with-you] Saiu no ponto: { $winners } vencem!
        [other] { $winners } vence!
       *[others] { $winners } vencem!
    }
end-draw = Empate
end-scores = Placar. { $scores }
end-score = { $name }: { $score }
end-next = Ir para a próxima partida
end-rematch = Revanche
end-replay = Ver o replay
end-others = Outros jogos
end-scoring = A pontuação
end-adding = Somando os pontos…
end-no-scoring = A pontuação não pode ser mostrada no momento.

## The sheet of a result

sheet-score = Pontos
sheet-score-why = O que cada um tem no fim do jogo.
# Under the first point of a chart of scores.
chart-start = início
chart-number = { $number }
# What the numbers under a chart count.
chart-round = Rodada
chart-turn = Vez
chart-move = Jogada

## A replay

replay-title = Replay
replay-title-game = Replay: { $game }
replay-opening = Abrindo o registro…
replay-hand = A mão de { $name }
replay-own-hand = A mão
replay-move = Jogada
replay-event-before = Evento anterior
replay-event-next = Próximo evento
replay-back = Uma jogada para trás
replay-on = Uma jogada para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-eyes = Pelos olhos de
replay-everybody = todo mundo
replay-spectator = quem assiste

## The full screen of a result, and the tape of a replay

end-player = Quem
end-how = Como foi
# What is shown: player by category, the scores over time, or the scoring line by line.
end-page =
    { $page ->
        [table] Tabela
        [chart] Gráfico
       *[scoring] Contagem
    }
# How the reader did. Rank 0: nobody won, or everybody.
end-rank =
    { $team ->
        [yes] { $rank ->
            [0] Sua equipe terminou com { $score }.
            [1] Sua equipe venceu com { $score }.
           *[other] Sua equipe perdeu com { $score }.
        }
       *[no] { $rank ->
            [0] Você terminou com { $score }.
            [1] Você venceu com { $score }.
           *[other] Você ficou em { $rank }º lugar com { $score }.
        }
    }
# Instead of a score.
end-nothing = nada
# Somebody wants a rematch.
end-next-open = A próxima partida está aberta.
end-share = Compartilhar
end-copied = Link do replay copiado
replay-at = Jogada { $move } de { $moves }
replay-speed = Velocidade
replay-hands = Mãos
replay-result = Ver o resultado
replay-go-to = Ir para a jogada { $number }

## Reviewing one’s own game, going on from a position, sharing one

review-open = Rever minha partida
review-title = Revisão da sua partida
review-thinking = O bot difícil está revendo suas decisões…
review-found =
    { $count ->
        [one] A decisão que mais custou a você
       *[other] As { $count } decisões que mais custaram a você
    }
review-nothing = Nada decisivo: das suas { $decisions } decisões, nenhuma foi claramente pior do que o bot difícil teria feito.
review-fair = Julgado pelo que você podia saber naquele momento. Em cada partida simulada, as cartas ocultas foram distribuídas de novo, de maneiras que combinam com o que você tinha visto.
review-when = Jogada { $move }
review-hand = Sua mão
review-played = Você jogou
review-better = O bot difícil jogaria
# How likely one wins with this move.
review-chance = vence { $percent } %
review-gain = { $points } pontos percentuais, ± { $error }; { $games } partidas simuladas de cada
review-see = Ver
fork-play = Jogar a partir daqui
# The game goes on from a finished one: that one’s table, and after how many moves.
fork-from = De { $code }, jogada { $move }
fork-replay = Replay da partida de onde ela vem
share-open = Compartilhar esta posição
share-live = O link e a imagem mostram o que você vê agora, e nada do que vem depois. Quando a partida acabar, dá para jogar a partir do replay dela.
share-seen = O link e a imagem mostram esta posição pelos olhos de { $name }.
share-link = Compartilhar o link
share-replay = Compartilhar o replay
share-picture = Salvar a imagem
share-copied = Link copiado
share-alt = { $game }: a posição em imagem
share-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
position-title = Posição: { $game }
position-eyes = Pelos olhos de { $name }
position-spectator = alguém que assiste
position-looking = Um momento de uma partida. Aqui não acontece mais nada.
# Shared while the game went on.
position-live = De uma partida em andamento: só para olhar, para que ninguém conheça cartas escondidas.
position-replay = Ver o replay
position-opening = Abrindo a posição…
position-bad = Este link não leva a nenhuma posição. Talvez tenha sido cortado no caminho: peça-o de novo.

## Help

help-rules = As regras dos jogos
    .text = Escolha um jogo: as regras cabem em uma página.
help-sit = Sentar à mesa
    .text = <b>Jogar agora</b> põe você na hora contra bots. <b>Convidar</b> abre uma mesa com um link, um código e uma imagem para escanear; quem abre o link ocupa um lugar. Em <b>Opções</b> você escolhe lugares, bots, regras da casa, um relógio e um baralho seu; com “Outra pessoa nesta tela”, várias pessoas jogam em um só aparelho, com uma cortina entre elas.
    .later = Suas mesas esperam por você: feche a página, volte outro dia com o mesmo navegador e continue.
help-play = Jogar
    .text = Tudo o que brilha pode ser escolhido. Um toque em uma carta da mão só a escolhe; o botão diz então o que vai acontecer, e faz. Uma jogada de várias partes é escolhida uma parte por vez: a carta, depois o lugar. As partes ficam ao lado da pergunta, e um toque as desfaz. As cartas podem ser arrastadas para onde vão. Cada escolha também está em uma lista: “Todas as escolhas”.
    .help = Toque em algo que não brilha, e você fica sabendo por que não pode ser escolhido, com a regra. <b>Dica</b> pergunta a um bot o que ele faria com as suas cartas, e por quê. <b>Desfazer</b> desfaz a sua última jogada enquanto você não tiver descoberto nada de novo desde então. Uma carta citada no histórico se abre quando você toca nela.
help-keys = Teclas
help-afterwards = Depois
    .text = Quando uma partida acaba, a pontuação é explicada, e o replay pode ser visto pelos olhos de qualquer pessoa. O registro é um arquivo de texto (.pie) que qualquer pessoa pode conferir com <b>bakehouse verify</b>.

keys-title = Como jogar aqui
keys-text = Tudo o que brilha pode ser escolhido agora. Toque em qualquer outra coisa, e a página diz por que não. As cartas também podem ser arrastadas para onde vão.
keys-number = ir para essa escolha, com a lista aberta
# The names of keys.
keys-walking = Tab, setas, Enter
keys-walk = percorrer a mesa e a mão e escolher
# The name of a key.
keys-space = Espaço
keys-skip = pular o que está sendo mostrado
keys-escape = fechar o que está aberto; desfazer a última parte de uma jogada
keys-hint = uma dica de um bot
keys-undo = desfazer, se nada foi revelado
keys-read = ler em tamanho grande a carta em foco
keys-log = o histórico
keys-chat = o chat
keys-rules = o livro de regras
keys-sound = com ou sem som
keys-repeat = repetir o que acabou de ser dito
keys-keys = estas teclas

## Lessons: a first game by a script. What a game’s own steps say is in the catalogue of the game.

lesson-learn = Aprender jogando
lesson-learn-game = Aprender jogando: { $game }
lesson-resume = Continuar a lição
lesson-resume-game = Continuar a lição: { $game }
lesson-title = Lição
# On a bar that fills, for those who cannot see it.
lesson-progress = Lição: { $step } de { $steps }
lesson-next = Avançar
lesson-back = Voltar
# What is to be pressed: a card, a player, the words on a button.
lesson-press = Toque em: { $thing }
# To whoever presses something while the lesson still explains.
lesson-next-first = Primeiro toque em “Avançar”.
# Where somebody plays a game with bots for the first time; below it the buttons lesson-learn and lesson-decline.
lesson-offer = { $game } é novo para você?
    .text = Aprenda jogando: cerca de quatro minutos.
lesson-decline = Não, obrigado
lesson-play = Jogar de verdade
lesson-other = Outra lição: { $game }
lesson-drop = Encerrar a lição
lesson-drop-sure = Tem certeza? Depois começa do zero

## Rules at a glance: the headings. What a game’s page says is in the catalogue of the game.

glance-goal = Objetivo
glance-turn = Um turno
glance-scoring = Pontuação
glance-end = O fim
glance-print = Imprimir esta página

## Board: Pastry Chefs

board-pastry-chefs-goal = ganha a primeira equipe com { $points } pontos
# The same where there is little room.
board-pastry-chefs-goal-short = até { $points }
board-pastry-chefs-turn-bake = Assar, mover ou comprar?
board-pastry-chefs-turn = Mover ou comprar?
# Whoever draws must reveal something: the question says so.
board-pastry-chefs-reveal =
    { $count ->
        [one] Quem compra revela algo: naipe ou número?
       *[other] Quem compra revela algo: o que você diz?
    }
board-pastry-chefs-won =
    { $count ->
        [1] 1 partida vencida
       *[other] { $count } partidas vencidas
    }
board-pastry-chefs-points = { $points } de { $most } pontos
board-pastry-chefs-tail = ou toque em uma carta, em alguém ou no baralho
# Below three cards each: what a pastry is made of.
board-pastry-chefs-run = Sequência: um naipe
board-pastry-chefs-set = Grupo: um número
# All cards of a number, as short as can be.
board-pastry-chefs-number = Nº { $number }
board-pastry-chefs-grid = As dezesseis cartas: descarte, o que está bloqueado e as palavras de um Movimento
board-pastry-chefs-tracker = Registro de cartas
# In the corner of the grid, below their number: very short.
board-pastry-chefs-discards = Descarte
board-pastry-chefs-rows = linha: sequência · coluna: grupo
# In the head of the card tracker: there are three copies of each card.
board-pastry-chefs-copies = 3 de cada
board-pastry-chefs-cell = { $name }: { $discarded } no descarte, { $yours } na sua mão, { $known } em uma mão conhecida, { $unseen } fora de vista, { $baked } em doces
board-pastry-chefs-cell-blocked = { $name }, bloqueado
# Marks in the grid: where the three copies of a card are.
board-pastry-chefs-discarded = descarte
board-pastry-chefs-yours = suas
board-pastry-chefs-known = conhecida
board-pastry-chefs-unseen = não vistas
board-pastry-chefs-baked = assadas
board-pastry-chefs-blocked =
    { $seat-is ->
        [you] Bloqueado pela sua vez: <b>{ $words }</b>
       *[other] Bloqueado por { $seat }: <b>{ $words }</b>
    }
board-pastry-chefs-free = Nada está bloqueado.
board-pastry-chefs-free-ask = Para perguntas, nada está bloqueado.
# A sentence of which every bold word is a thing to press. $what is “hearts”, $origin and $destination are players or the discard pile.
board-pastry-chefs-move = Mover <b>{ $what }</b> de <b>{ $origin }</b> para <b>{ $destination }</b>
board-pastry-chefs-ask = Perguntar a <b>{ $holder }</b>: você tem <b>{ $what }</b>?
board-pastry-chefs-said = { $what-short }
board-pastry-chefs-is = É { $what-short }
# Below what one may reveal: what the next player may not name in a Move.
board-pastry-chefs-blocks = bloqueia { $what }
board-pastry-chefs-move-cards = Mover { $what-short }
# In that sentence: a player who reads, the discard pile, and words that are still missing.
board-pastry-chefs-you = você
board-pastry-chefs-self = Você
board-pastry-chefs-pile = descarte
board-pastry-chefs-how-many = quantas?
board-pastry-chefs-which = quais?
board-pastry-chefs-whom = quem?
board-pastry-chefs-start-over = Recomeçar
board-pastry-chefs-start-move = Mover cartas
board-pastry-chefs-start-draw = Comprar e perguntar
board-pastry-chefs-bake =
    { $points ->
        [1] Assar { $what } · 1 ponto
       *[other] Assar { $what } · { $points } pontos
    }
board-pastry-chefs-your-hand = Sua mão
# What is asked for the next empty place of the sentence; on a button that waits, what is to be pressed.
board-pastry-chefs-say-from = De quem?
board-pastry-chefs-say-to = Para quem?
board-pastry-chefs-say-which = Quais cartas?
board-pastry-chefs-say-count = Quantas?
board-pastry-chefs-say-whom = Perguntar a quem?
board-pastry-chefs-say-this = Perguntar isso?
board-pastry-chefs-make-move = Mover assim?
board-pastry-chefs-choose =
    { $count ->
        [1] Escolha uma carta
       *[other] Escolha { $count } cartas
    }
board-pastry-chefs-give = Entregar { $cards-short }
board-pastry-chefs-discard = Descartar { $cards-short }
board-pastry-chefs-take = Pegar { $cards-short }
board-pastry-chefs-open = Você vê essas cartas: não há como falhar.
board-pastry-chefs-sure = { $owner } com certeza tem { $what }: não há como falhar.
board-pastry-chefs-fails = { $owner } com certeza tem menos: falha, e você descarta uma carta.
board-pastry-chefs-risk = Se { $owner } tiver menos, nada se move e você descarta uma carta.
board-pastry-chefs-answered = Você já sabe a resposta.
board-pastry-chefs-drew = Você comprou { $cards-short }.
board-pastry-chefs-heard = Todos ouvem o que você diz, e quem joga a seguir não pode mover isso.
board-pastry-chefs-yes = Sim
board-pastry-chefs-no = Não
# On a player: what a press means, or what the player is in the sentence.
board-pastry-chefs-from = de
board-pastry-chefs-to = para
board-pastry-chefs-asked = perguntar
# A note on a player: surely no threes, no ♥.
board-pastry-chefs-no-number = sem { $number }
board-pastry-chefs-no-suit = sem { $sign }
board-pastry-chefs-holds = Com certeza tem: <b>{ $words }</b>
board-pastry-chefs-most = No máximo: <b>{ $words }</b>
board-pastry-chefs-none = Com certeza não tem: <b>{ $words }</b>
board-pastry-chefs-has-baked = Assou:

## Mascots, sound and alerts

# What a person looks like at the table; bots look like the herbs and spices they are called.
mascot-apple = Maçã
mascot-cherry = Cereja
mascot-lemon = Limão
mascot-blueberry = Mirtilo
mascot-peach = Pêssego
mascot-pumpkin = Abóbora
mascot-egg = Ovo
mascot-butter = Manteiga
mascot-honey = Mel
mascot-coconut = Coco
mascot-pecan = Noz-pecã
mascot-strawberry = Morango

# The colour of a seat.
colour-red = Vermelho
colour-gold = Dourado
colour-green = Verde
colour-blue = Azul
colour-plum = Ameixa
colour-teal = Turquesa
colour-steel = Cinza-aço


# The title of the browser’s tab.
alert-title = ● Sua vez – { $game }
alert-notification = É a sua vez: { $game }

## Board: Pie Factory

board-pie-factory-goal = dia { $day }/2 · monte { $count }
board-pie-factory-line = A esteira
board-pie-factory-place = Posição { $number }
board-pie-factory-taken = saiu
board-pie-factory-free = grátis
board-pie-factory-pay = pagar { $count }
board-pie-factory-needs =
    { $count ->
        [one] exige 1 carta
       *[other] exige { $count } cartas
    }
board-pie-factory-no-card = Posição { $number }, vazia
board-pie-factory-no-pie = Torta { $number }, vazia
board-pie-factory-pie = Torta { $number }: { $layers }; ${ $dollars }
board-pie-factory-boxed =
    { $count ->
        [0] nenhuma torta embalada
        [one] { $count } torta embalada
       *[other] { $count } tortas embaladas
    }
board-pie-factory-score-pile = Sua pilha de pontos
board-pie-factory-in-boxes = embalados
board-pie-factory-number = Torta { $number }
board-pie-factory-round = Rodada
board-pie-factory-new-order = Nova ordem
board-pie-factory-next = Depois
board-pie-factory-tie = Mesmo tempo: quem estava antes nesta rodada continua à frente.
board-pie-factory-last = por último
board-pie-factory-peg = { $name }, { $minutes } minutos
board-pie-factory-peg-last = { $name } joga por último
board-pie-factory-tail = O menor tempo joga primeiro; no empate, a ordem se mantém.
board-pie-factory-take-verb = Pegar
# On a tag, before the price: it can only be taken face down.
board-pie-factory-down-verb = Virada
board-pie-factory-play-verb = Jogar
board-pie-factory-pay-verb = Pagar
# The same on a card that is chosen to pay with.
board-pie-factory-paid = Paga ✓
board-pie-factory-draw = Comprar
board-pie-factory-draw-one = Comprar uma carta
board-pie-factory-goes-last = você joga por último
board-pie-factory-box = Embalar…
# Below it: what boxing brings, and what it costs.
board-pie-factory-box-note = pontua · por último
board-pie-factory-box-which = Embalar quais tortas?
board-pie-factory-choose-pies = Toque nas tortas
board-pie-factory-only-tops = só a carta de cima pontua
board-pie-factory-box-for = Embalar { $count } por ${ $dollars }
board-pie-factory-scores = Vale ${ $dollars }
board-pie-factory-take-card = Pegar { $card }?
board-pie-factory-play-card = Jogar { $card }?
board-pie-factory-take-it =
    { $side ->
        [down] Pegar virada
       *[up] Pegar
    }
board-pie-factory-play-it =
    { $side ->
        [down] Jogar virada
       *[up] Jogar
    }
board-pie-factory-pay-first = escolha com que pagar
board-pie-factory-pay-more =
    { $count ->
        [1] Pague com mais uma carta
       *[other] Pague com mais { $count } cartas
    }
board-pie-factory-pays =
    { $cards-count ->
        [one] paga { $cards }
       *[other] paga { $cards-count } cartas
    }
board-pie-factory-side = Como a carta fica
board-pie-factory-up = Para cima
board-pie-factory-down = Para baixo
board-pie-factory-no-crust = nenhuma massa livre
board-pie-factory-no-filling = nenhum recheio combina
board-pie-factory-no-room = sem lugar para outra torta
board-pie-factory-to-hand = volta para a sua mão
board-pie-factory-goes-here = vai aqui
board-pie-factory-may-go-here = pode ir aqui
board-pie-factory-becomes = { $card }, ${ $dollars }
board-pie-factory-down-worth = Para baixo, $0
board-pie-factory-on-pie = Na torta { $number }
board-pie-factory-on-dough = massa virada
board-pie-factory-took =
    { $minutes ->
        [one] { $card }: { $minutes } minuto
       *[other] { $card }: { $minutes } minutos
    }
board-pie-factory-next-place =
    { $place ->
        [1] Você começa a próxima rodada.
        [2] Você joga em segundo na próxima rodada.
        [3] Você joga em terceiro na próxima rodada.
       *[4] Você joga em quarto na próxima rodada.
    }
board-pie-factory-choose-card = Escolha uma carta
board-pie-factory-drop = Descartar { $card }
board-pie-factory-to-discards = na pilha de descarte
board-pie-factory-choose-pie = Escolha uma torta
board-pie-factory-give-up = Perder ${ $dollars }
board-pie-factory-goes-stale = Vai estragar ✓
board-pie-factory-fresh = As massas aguentam
board-pie-factory-give-up-card = Perder { $card }, ${ $dollars }
board-pie-factory-all-lost = todas as cartas dela se perdem
board-pie-factory-closing = Fim de expediente: acabou o dia { $day }
board-pie-factory-overnight = Quem tem tortas recheadas de fora perde uma.
board-pie-factory-bosses-bring =
    { $points ->
        [0] os chefes não dão nada
        [one] os chefes dão { $points } ponto
       *[other] os chefes dão { $points } pontos
    }
board-pie-factory-done = pronto · { $minutes } min
board-pie-factory-done-down = pronto · para baixo
board-pie-factory-done-last = pronto · vai por último
board-pie-factory-waits = espera
board-pie-factory-goal-soon = dia { $day } · monte { $count }, acaba logo
board-pie-factory-goal-last = dia { $day }/2 · última rodada
board-pie-factory-last-round = Última rodada de hoje
board-pie-factory-perhaps-last = Talvez a última rodada
# Below it: why.
board-pie-factory-perhaps-why = talvez faltem cartas no monte
board-pie-factory-stale-soon = Última rodada de hoje: uma torta recheada estraga
board-pie-factory-stale-perhaps = O dia pode acabar: uma torta recheada estraga
board-pie-factory-safe = Última rodada de hoje: nenhuma torta sua estraga
board-pie-factory-at-risk = Em risco
board-pie-factory-crust = Massa
board-pie-factory-scores-crust = ${ $dollars }, não é torta
board-pie-factory-pies =
    { $count ->
        [one] { $count } torta
       *[other] { $count } tortas
    }
board-pie-factory-lost-mine = A sua torta de { $card } estraga: você perde ${ $dollars }
board-pie-factory-lost = { $name } perde ${ $dollars }
board-pie-factory-lost-none = Nenhuma torta recheada ficou de fora: ninguém perde nada.
board-pie-factory-lost-not-you = Você não tinha torta recheada de fora: não perde nada.
board-pie-factory-lost-choose = Você escolhe que torta recheada estraga.
board-pie-factory-day-begins = Depois começa o dia 2, com os descartes como monte.
board-pie-factory-day-final = As outras tortas são embaladas, e contam-se os pontos.
board-pie-factory-go-on = Toque para continuar
board-pie-factory-boxes =
    { $seat-is ->
        [you] Você embala { $count } de uma vez: { $sum }
       *[other] { $seat } embala { $count } de uma vez: { $sum }
    }
board-pie-factory-bosses = Chefes e tortas
board-pie-factory-bosses-why = No fim, a maioria de ícones de um chefe dá os pontos. Empate não dá nada.
board-pie-factory-most-pies = Mais tortas
# Beside the number of pies: these points come with having the most.
board-pie-factory-most = +{ $points } pelo maior nº
board-pie-factory-pies-why = Uma massa embalada não é torta.
board-pie-factory-points = +{ $points }
board-pie-factory-boss-most = { $boss }: { $points } pontos pela maioria
board-pie-factory-grandma = Vovó: no fim, um dos seus ícones de Presidente pode contar como Gerente ou Secretária.
board-pie-factory-lies-down = virada
board-pie-factory-this-round = Nesta rodada
board-pie-factory-hand-full = sua mão está cheia
board-pie-factory-deck-empty = o monte está vazio
board-pie-factory-on-table = Na mesa
board-pie-factory-in-box = Embalado
board-pie-factory-nothing = nada ainda

## Boards

board-deck = Baralho
board-draw-pile = Pilha de compra
board-press-card = Toque em uma carta
board-discard-pile = Pilha de descarte

board-the-pie-game-skips = pula
board-the-pie-game-chosen = ✓ escolheu
board-the-pie-game-recipe = Sua receita
board-the-pie-game-there = ✓ na mão
board-the-pie-game-lacking = falta
# Pot Luck is in the hand, and several ingredients are missing: it stands for any one of them.
board-the-pie-game-of-wild = { $count } de { $all } com { $card }
board-the-pie-game-lacking-wild = falta, ou { $card } no lugar
# Below the text of a Fudge card that has just been drawn.
board-the-pie-game-next-turn = Na sua próxima vez, você terá que jogá-la.
# Buttons: how many are still to be chosen, and what is thrown away.
board-the-pie-game-throw-more =
    { $count ->
        [one] Escolha mais uma
       *[other] Escolha { $count } cartas
    }
board-the-pie-game-throw = Jogar fora { $cards }
board-the-pie-game-throw-all = Jogar tudo fora
board-the-pie-game-on-top = { $card-short } fica em cima
board-the-pie-game-top-taken = A última fica em cima: { $partner } pode pegá-la
board-the-pie-game-throw-count = Jogue fora { $count } cartas.
board-the-pie-game-your-fudge =
    { $kind ->
        [F2] Jogue sua Puxa: duas cartas fora.
        [FA] Jogue sua Puxa: a mão toda fora.
        [FL] Jogue sua Puxa: perde um turno.
        [DL] Jogue sua Puxa: passe uma à esquerda.
        [DR] Jogue sua Puxa: passe uma à direita.
       *[FT] Jogue sua Puxa: troque uma carta.
    }
board-the-pie-game-take = Pegar { $card-short }
board-the-pie-game-last-discard = Descarte { $card } e sua torta está assada!

board-cheflebrity-pile = Pilha
board-cheflebrity-out = Fora do jogo
board-cheflebrity-leftovers = Sobras
board-cheflebrity-leftover = { $name }, nas Sobras
# There are no Leftovers.
board-cheflebrity-none = Ainda sem sobras
board-cheflebrity-goal = Pilha <b>{ $count }</b>
    .title = Quando a pilha acaba, cada um dos outros tem uma última vez.
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>Última vez!</b>
        [1] <b>Última rodada:</b> mais 1 vez
       *[other] <b>Última rodada:</b> mais { $turns } vezes
    }
# Where pies are built, and where they are served: short, on the table.
board-cheflebrity-working-short = Bancada
board-cheflebrity-served = Servido <b>{ $points }</b>
board-cheflebrity-own-working = Sua Bancada
board-cheflebrity-own-serving = Sua Vitrine <b>{ $points }</b>
board-cheflebrity-working = Bancada de { $name }
board-cheflebrity-serving = Vitrine de { $name }
board-cheflebrity-pie-of = Torta { $number } · { $quality }, { $layers }, de cima para baixo, de { $name }
board-cheflebrity-no-pie = Ainda sem torta
board-cheflebrity-nothing-served = Nada servido
board-cheflebrity-new-pie = Uma torta nova
board-cheflebrity-kept = Guardadas: { $cards }
board-cheflebrity-steps = Os passos da sua vez
board-cheflebrity-step =
    { $step ->
        [draw] Comprar
        [swap] Descartar
        [play] Jogar
       *[menu] Servir e trocar
    }
# What a press does, in a word or two.
board-cheflebrity-tag =
    { $does ->
        [draw] Comprar
        [take] Pegue uma
        [or-take] Ou pegue uma
        [serve-pie] Como Torta
        [serve-tart] Como Tartelete
        [new] Torta nova
       *[hit] Esta
    }
board-cheflebrity-draw = Comprar da pilha
board-cheflebrity-keep = Manter as { $count }
board-cheflebrity-swap = Mudar…
board-cheflebrity-swap-which = Mudar que carta?
# What a press on a card of the hand does.
board-cheflebrity-swap-verb = Mudar
board-cheflebrity-play-verb = Jogar
board-cheflebrity-play-or-swap = Jogar uma carta, ou mudar uma antes?
board-cheflebrity-replacement = Agora compre outra no lugar.
board-cheflebrity-keep-it = Melhor ficar com ela
board-cheflebrity-aside = Você separa { $card }
board-cheflebrity-new-card = sua carta nova
board-cheflebrity-serve-it =
    { $what ->
        [pie] Servir a Torta: { $points }
       *[tart] Servir a Tartelete: { $points }
    }
# On the button for serving: no card can be added to what is served.
board-cheflebrity-nothing-added =
    { $what ->
        [pie] sem volta
       *[tart] sem tampa, sem volta
    }
board-cheflebrity-end = Encerrar
# What can be served, below a picture of it.
board-cheflebrity-idle-tart = <b>Tartelete</b>: base e recheio
board-cheflebrity-idle-pie = <b>Torta</b>: com tampa
board-cheflebrity-idle-goal = Só conta o que você serve.
board-cheflebrity-playing =
    { $seat-is ->
        [you] Um momento: os outros podem reagir.
       *[other] Vez de { $seat }.
    }
board-cheflebrity-pass = Deixar passar
board-cheflebrity-uses =
    { $how ->
        [genius] gasta { $card }
       *[plain] gasta a carta
    }
board-cheflebrity-sabotage = Sabotar { $pie }?
board-cheflebrity-loses = Perderia { $card }
board-cheflebrity-save = Salvar
board-cheflebrity-rescue =
    { $owner-is ->
        [you] { $card } Salvar sua torta?
       *[other] { $card } Salvar a torta de { $owner }?
    }
board-cheflebrity-cancels = Cancela { $card }
board-cheflebrity-ring =
    { $seconds ->
        [1] Passa sozinho em 1 segundo
       *[other] Passa sozinho em { $seconds } segundos
    }
board-cheflebrity-ask-only = Só me perguntar se eu puder agir
board-cheflebrity-trade = A troca em discussão
board-cheflebrity-trade-button = Trocar…
board-cheflebrity-trade-with = Troca com { $partner }: o que você dá?
board-cheflebrity-trade-like-this = Trocar assim com { $partner }?
board-cheflebrity-trade-what = Troca com { $partner }: o quê pelo quê?
board-cheflebrity-trade-with-all = Troca com quem topar: o quê pelo quê?
board-cheflebrity-then-hand-over =
    { $count ->
        [1] depois entregar 1 carta
       *[other] depois entregar { $count } cartas
    }
board-cheflebrity-says =
    { $seat-is ->
        [you] Você promete
       *[other] { $seat } promete
    }
board-cheflebrity-wants =
    { $seat-is ->
        [you] você quer em troca
       *[other] quer em troca
    }
board-cheflebrity-wants-from =
    { $partner-is ->
        [you] quer de você
       *[other] quer de { $partner }
    }
board-cheflebrity-binds = { $give } por { $want }, viradas para baixo: o que se diz pode ser blefe.
board-cheflebrity-agreed = Fechado: as cartas são entregues viradas para baixo.
board-cheflebrity-would-trade = topa trocar
board-cheflebrity-passes = passa
board-cheflebrity-your-answer = sua resposta?
board-cheflebrity-hand-over =
    { $count ->
        [1] Entregar
       *[other] Entregar { $count } cartas
    }
board-cheflebrity-face-down = virada para baixo
board-cheflebrity-handed = Você entrega: { $cards }
board-cheflebrity-secret = Em segredo: pode ser blefe
board-cheflebrity-bluff = O que você diz pode ser blefe
board-cheflebrity-counter = Contraproposta…
board-cheflebrity-no-trade = Sem troca
board-cheflebrity-offer-it = Propor esta troca
board-cheflebrity-side =
    { $side ->
        [give] Eu dou
       *[want] Eu quero
    }
board-cheflebrity-to = Para quem
board-cheflebrity-everybody = Todos
board-cheflebrity-drop = Tirar { $name }
board-cheflebrity-say = Dizer qual carta
board-cheflebrity-any = qualquer
board-cheflebrity-you-want = Você quer de { $partner }
board-cheflebrity-promise =
    { $was ->
        [kept] Sem blefe
       *[broken] Era blefe!
    }
board-cheflebrity-bonuses = Bônus
board-cheflebrity-bonuses-worth = Bônus: { $points } pontos cada
board-cheflebrity-tie = Quem tem mais recebe { $points } pontos. No empate, dois recebem { $two } cada, três recebem { $three }, mais do que isso, nada.
board-cheflebrity-nobody-yet = ninguém ainda
board-cheflebrity-standing =
    { $who ->
        [you] Você { $own } · melhor rival { $rest }
        [watching] { $own } · seguinte { $rest }
       *[other] { $name } { $own } · você { $rest }
    }
board-cheflebrity-replacement-left = Agora pegue outra das Sobras.
board-cheflebrity-discard-it = Descartar esta carta
board-cheflebrity-wield =
    { $by ->
        [genius] O que será o Toque de Gênio?
       *[sabotage] Que torta você sabota?
    }
board-cheflebrity-genius-as = Jogar como
board-cheflebrity-knock-off =
    { $also ->
        [yes] Ou derrube a carta mais nova de uma torta
       *[no] Derrube a carta mais nova de uma torta
    }
board-cheflebrity-sabotage-tag = Sabotar −{ $points }
board-cheflebrity-sabotage-it = Sabotar { $pie }
board-cheflebrity-pie =
    { $owner-is ->
        [you] { $filling ->
            [apple] Sua torta de maçã
            [apple-tart] Sua tartelete de maçã
            [blueberry] Sua torta de mirtilo
            [blueberry-tart] Sua tartelete de mirtilo
            [cherry] Sua torta de cereja
            [cherry-tart] Sua tartelete de cereja
            [pumpkin] Sua torta de abóbora
            [pumpkin-tart] Sua tartelete de abóbora
            [none] Sua nova base
            [plain-tart] Sua tartelete
           *[plain] Sua torta
        }
       *[other] { $filling ->
            [apple] Torta de maçã de { $owner }
            [apple-tart] Tartelete de maçã de { $owner }
            [blueberry] Torta de mirtilo de { $owner }
            [blueberry-tart] Tartelete de mirtilo de { $owner }
            [cherry] Torta de cereja de { $owner }
            [cherry-tart] Tartelete de cereja de { $owner }
            [pumpkin] Torta de abóbora de { $owner }
            [pumpkin-tart] Tartelete de abóbora de { $owner }
            [none] Nova base de { $owner }
            [plain-tart] Tartelete de { $owner }
           *[plain] Torta de { $owner }
        }
    }

## Board: Pie Contest

board-pie-contest-pantry = Despensa
board-pie-contest-trash = Lixo
board-pie-contest-look = Espiar
board-pie-contest-look-trash = Espiar o Lixo
board-pie-contest-hide = Esconder
board-pie-contest-achievements = Conquistas
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
board-pie-contest-in-kitchen = na Cozinha de { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = valor impresso { $worth }
board-pie-contest-counter = marcador { $by }
board-pie-contest-guarded = a salvo de rivais
board-pie-contest-turned = Conquista transformada de { $name }
board-pie-contest-best = melhor { $worth }
board-pie-contest-pie = Torta { $number } de { $name }: { $worths }, agora vale { $worth }. Feita de { $made }
board-pie-contest-pie-title = Torta { $number } de { $name }
board-pie-contest-empty = Nada na Cozinha
board-pie-contest-shielded =
    { $what ->
        [both] Cozinha e Tortas protegidas
        [kitchen] Cozinha protegida
       *[pies] Tortas protegidas
    }
board-pie-contest-in-hand = Na mão: { $names }
board-pie-contest-looked = No topo da Despensa, só para os seus olhos
board-pie-contest-effects = Seus efeitos pendentes
board-pie-contest-effects-order = O que vem primeiro pode mudar o que vem depois.
# When the game ends, before "2/4" and "1/3".
board-pie-contest-ends = Fim:
board-pie-contest-ends-all =
    { $each ->
        [1] todos assaram
       *[other] todos têm { $each } tortas
    }
board-pie-contest-ends-alone = ou alguém { $pies } tortas
board-pie-contest-nearly = A próxima torta pode encerrar a partida.
# Why it ended, where somebody has three.
board-pie-contest-third =
    { $seats-is ->
        [you] Você assou sua terceira torta.
       *[others] Terceira torta assada: { $seats }.
    }
board-pie-contest-no-pie = sem torta
board-pie-contest-yours = Sua Cozinha
board-pie-contest-your-pies = Suas tortas
# The same, with the rule that takes something from them.
board-pie-contest-your-pies-lose = Suas tortas · −{ $by } se um rival assar
board-pie-contest-rule = Quando alguém assa, as tortas dos rivais perdem { $by }.
board-pie-contest-kitchens = Cozinhas
board-pie-contest-pies = Tortas
board-pie-contest-sum = { $worth } no total
# What a Pie needs.
board-pie-contest-enough = três ou mais
board-pie-contest-one-salt = um Sal
# Why this Kitchen cannot be baked.
board-pie-contest-salts =
    { $surplus ->
        [1] { $count } Sais: um a mais
       *[other] { $count } Sais: { $surplus } a mais
    }
board-pie-contest-full = cheia, mas sem Sal
board-pie-contest-bakes = assada { $worth }
board-pie-contest-progress = { $reached } de { $parts }
# Buttons, and in small letters what they cost.
board-pie-contest-dive = Revirar…
board-pie-contest-dive-price = 2 no Lixo, pegue 1
# Buttons: how many cards are still to be chosen, and which ones pay for the dive.
board-pie-contest-dive-more =
    { $count ->
        [one] Escolha mais uma carta
       *[other] Escolha { $count } cartas
    }
board-pie-contest-dive-with = Jogar fora { $cards }
board-pie-contest-do-all =
    { $deed ->
        [take] Pegar { $cards }
        [gain] Ganhar { $cards }
       *[other] Escolher { $cards }
    }
# Below the button of an Action that Bakes.
board-pie-contest-nothing-to-bake = Ainda não há o que assar
board-pie-contest-read = Toque em uma carta para ler; toque de novo para jogá-la.
board-pie-contest-no-thanks = Não, obrigado
board-pie-contest-bake = Assar por { $worth }
board-pie-contest-bake-price = usa toda a Cozinha
board-pie-contest-rivals-lose = As tortas rivais perdem { $by }
board-pie-contest-pick-player =
    { $seat-is ->
        [you] Escolher você
       *[other] Escolher { $seat }
    }
board-pie-contest-do =
    { $deed ->
        [play] Jogar { $card-short }
        [trash] Jogar fora { $card-short }
        [take] Pegar { $card-short }
        [give] Dar { $card-short }
        [gain] Ganhar { $card-short }
        [move] Mover { $card-short }
        [put-back] Devolver { $card-short }
        [swap] Trocar { $card-short }
        [swap-for] Trocar por { $card-short }
        [raise] Melhorar { $card-short }
        [lower] Estragar { $card-short }
        [change] Mudar { $card-short }
       *[other] Escolher { $card-short }
    }
board-pie-contest-change = { $from } → { $to }
board-pie-contest-would =
    { $way ->
        [less] { $card-short } cairia de { $from } para { $to }
       *[more] { $card-short } subiria de { $from } para { $to }
    }
# The baking scene.
board-pie-contest-stale = As outras tortas ressecam: −{ $by }
board-pie-contest-kept = protegida
board-pie-contest-skip = Pular a cena

## My games: the page of a guest’s history

mine-title = Minhas partidas
mine-none = Nenhuma partida terminada ainda
    .text = Quando uma partida termina, ela aparece aqui, com o resultado e a repetição.
mine-streak =
    { $count ->
        [one] Uma vitória seguida
       *[other] { $count } vitórias seguidas
    }
mine-finished =
    { $count ->
        [one] Uma partida terminada
       *[other] { $count } partidas terminadas
    }
mine-strength = Qual é o seu nível
    .text = Seu nível está nesta faixa com 95 % de probabilidade; um bot médio tem 1500. Cada partida que você joga até o fim estreita ou desloca a faixa. Só você vê.
mine-range = { $low }–{ $high }
# For those who cannot see the drawing.
mine-range-spoken = { $game }: seu nível está entre { $low } e { $high }. { $bots }
mine-bot-spoken =
    { $level ->
        [random] Bots aleatórios: { $rating }.
        [easy] Bots fáceis: { $rating }.
        [medium] Bots médios: { $rating }.
        [hard] Bots difíceis: { $rating }.
       *[other] { $level }: { $rating }.
    }
mine-unrated = Ainda sem nível
mine-won =
    { $games ->
        [one] { $won } de uma partida vencida
       *[other] { $won } de { $games } partidas vencidas
    }
mine-share = { $percent } %
    .range = de { $low } a { $high } %
mine-details = Por lugar e adversário
mine-seat = Lugar { $number }
mine-against =
    { $level ->
        [people] contra pessoas
        [random] contra bots aleatórios
        [easy] contra bots fáceis
        [medium] contra bots médios
        [hard] contra bots difíceis
       *[other] contra { $level }
    }
mine-rivals = Quem você enfrentou
mine-rival-bots =
    { $level ->
        [random] Bots aleatórios
        [easy] Bots fáceis
        [medium] Bots médios
        [hard] Bots difíceis
       *[other] Bots ({ $level })
    }
# Heads of columns: in how many games the reader came before them, at the same place, behind them.
mine-ahead = à frente
mine-equal = igual
mine-behind = atrás
mine-list = Partidas terminadas
mine-place =
    { $place ->
        [0] Empate
        [1] Vencida
       *[other] { $place }º
    }
# A player whose name is gone, in a list of names.
mine-somebody = alguém
mine-left-out =
    { $why ->
        [shared] Não conta: várias pessoas jogaram em uma só tela.
        [left] Não conta: você não ficou da distribuição até o fim.
        [fork] Não conta: continuou outra partida terminada.
       *[deck] Não conta: foi jogada com um baralho próprio.
    }
mine-imported = Trazida de outra casa
mine-result = Resultado
mine-result-of = Resultado: { $game }, { $day }
mine-replay = Repetição
mine-replay-of = Repetição: { $game }, { $day }
mine-more = Mostrar mais
mine-yours = Seu histórico é seu
mine-device = Levar para outro aparelho
    .text = Escaneie isto com o outro aparelho, ou abra <b>{ $address }</b> nele e digite o código. A partir daí você é você nos dois.
    .type = Abra <b>{ $address }</b> no outro navegador e digite o código. A partir daí você é você nos dois.
    .once = Funciona uma vez, e por { $minutes } minutos.
mine-device-go = Mostrar um código
mine-device-qr = Código QR do link para o outro aparelho
mine-file = Guardar em um arquivo
    .text = Um arquivo com seus resultados, para guardar ou ler em outra casa. O que é lido fica marcado e não muda nenhum nível.
mine-file-save = Salvar o arquivo
mine-file-read = Ler um arquivo
mine-file-done =
    { $added ->
        [0] Nada de novo nele.
        [one] Uma partida foi lida.
       *[other] { $added } partidas foram lidas.
    }
mine-forget = Esqueça de mim
    .text = Seu nome, sua aparência, seu histórico e seu nível são apagados, aqui e nos seus outros aparelhos. Nas partidas terminadas seu nome não aparece mais, nem o que você disse; nas que estão em jogo, um bot ocupa seu lugar. Não dá para desfazer.
    .sure = Sim, esqueça de mim para sempre
    .no = Não, fique comigo
    .done = Não sabemos mais nada de você. Foi um prazer!

take-title = Assumir um histórico
    .text = Este navegador vai ser a pessoa que fez o código, com o nome, as mesas e o histórico dela. O outro aparelho continua sendo a mesma pessoa.
take-code = O código do outro aparelho
take-go = Assumir aqui
take-leaves = Até agora este navegador é { $name }. Depois não dá mais para chegar daqui ao que { $name } jogou: salve antes em um arquivo, em “Minhas partidas”.

## What is kept about you. One message for each kind of thing: what it is, why, and when it goes.

kept-title = O que é guardado sobre você
    .text = O Bakehouse não conhece contas, e-mails nem propaganda, e não manda nada para mais ninguém, a menos que você queira ser avisado das suas vezes. Isto é tudo o que ele guarda.
kept-why = Para quê
kept-until = Até quando
kept-to-mine = Minhas partidas e “Esqueça de mim”
kept-guest = Seu nome, mascote e cor, os dias da sua primeira e da sua última visita, e um hash do segredo no seu cookie
    .why = Para te chamar como você quiser e você achar suas mesas de novo.
    .until = Até você ser esquecido: quando disser isso em “Minhas partidas”, ou { $days } dias depois da última visita, se não estiver em nenhuma mesa.
kept-browsers = Para cada outro aparelho que assumiu seu histórico, um hash do segredo dele; e um hash do código que você acabou de pedir
    .why = Para que vários aparelhos possam ser você.
    .until = O código, por dez minutos; o resto, até você ser esquecido.
kept-tables = Mesas: quem sentou onde e com que nome, cartas, jogadas e o que foi dito
    .why = Para que uma partida sobreviva a um reinício e possa ser vista e conferida depois.
    .until = Partidas com jogadas ficam; outras mesas saem depois de { $days } dias. Quando você é esquecido, seu nome e o que você disse saem, e as jogadas ficam.
kept-history = Suas partidas terminadas: quando, qual, em que lugar, com quem, colocação e pontos, e seu nível depois
    .why = Para você ver como tem se saído.
    .until = Até você ser esquecido. Quem jogou com você fica com a partida, sem o seu nome.
kept-avoided = Quem você silenciou ou bloqueou, e com que nome
    .why = Para você não ter que fazer isso em cada mesa. Ninguém fica sabendo.
    .until = Até você desfazer, ou um de vocês ser esquecido.
kept-findable = Se você permite que o encontrem pelo nome: a aparência do seu nome
    .why = Para que amigos encontrem a mesa em que você joga.
    .until = Até você deixar de permitir, ou ser esquecido.
kept-deals = Quais mãos do dia você jogou, em que mesa, e como terminaram
    .why = Para mostrar os resultados do dia a quem jogou.
    .until = Sessenta dias, ou até você ser esquecido.
kept-tournaments = Torneios: quem participou, com que nome, e como terminaram
    .why = Para que a classificação possa ser vista depois.
    .until = Noventa dias depois do que aconteceu ali por último; seu nome sai quando você é esquecido.
kept-away = Se você disser que está fora: desde quando e até quando
    .why = Para que suas vezes nas mesas lentas esperem por você, e ninguém fique fora tempo demais.
    .until = Um ano depois da sua volta, ou até você ser esquecido.
kept-notifications = Se você quer ser avisado das suas vezes: de cada navegador, o endereço e as chaves que ele deu para isso, e seu idioma
    .why = Para que seu navegador possa avisar você. O serviço do fabricante repassa o aviso e não consegue lê-lo.
    .until = Até você desativar, seu navegador encerrar ou você ser esquecido. No máximo dez navegadores; os mais antigos saem primeiro.
kept-repairs = Se uma mesa danificada foi consertada: o que foi cortado
    .why = Para que nada se perca por engano.
    .until = Enquanto a mesa existir, ou até alguém que sentou nela ser esquecido.
kept-copies = Cópias de repetições, registros e resultados de partidas terminadas
    .why = Para não ter que refazer tudo a cada vez.
    .until = Ficam as duzentas mais novas. Quando você é esquecido, saem as que têm o seu nome.
kept-address = Seu endereço de rede, só na memória
    .why = Para que ninguém possa inundar a casa.
    .until = No máximo até o servidor parar. Nunca é escrito.
kept-log = Um registro do que dá errado, com códigos de mesas; sem nomes, sem conversas, sem endereços
    .why = Para que os erros possam ser achados.
    .until = Pelo tempo que quem cuida da casa guardar.
kept-browser = No seu navegador: o cookie com o seu segredo, seu idioma, a aparência e o som da página, e quais lições você fez ou não quis
    .why = Para que a página esteja como você deixou.
    .until = O cookie, 400 dias ou até você ser esquecido; o resto, até você apagar.
## Boas maneiras à mesa

emote-title = Reagir
emote =
    { $emote ->
        [thumb] Gostei!
        [applause] Aplausos
        [laugh] Ha, ha!
        [surprise] Oh!
        [oops] Ops!
       *[tea] Sem pressa
    }
emote-spoken = { $name }: { $emote }
menu-emotes = Reações
keys-emote = reagir sem palavras
manners-title = À mesa
manners-emotes = Seis pequenas imagens para mostrar no seu lugar: aplausos, uma gargalhada, sem pressa …
option-emotes = Reações
    .on = permitidas
    .off = nenhuma
# How I treat somebody: as usual, muted, blocked.
avoid-title = Você e { $name }
avoid-open = Sobre { $name }
avoid-how =
    { $how ->
        [none] Normal
        [mute] Silenciar
       *[block] Bloquear
    }
avoid-meaning =
    { $how ->
        [none] Você vê o que essa pessoa diz e mostra.
        [mute] Você não vê o chat nem as reações dessa pessoa em nenhuma mesa. Ela não fica sabendo.
       *[block] Como silenciar; além disso, ela não pode se sentar às mesas que você abre. Ela não fica sabendo.
    }
avoid-state =
    { $how ->
        [mute] silenciado
       *[block] bloqueado
    }
avoid-warning =
    { $count ->
        [one] Você bloqueou { $names }, que está nesta mesa.
       *[other] Você bloqueou { $names }, que estão nesta mesa.
    }
avoided-title = Silenciados e bloqueados
avoided-none = Ninguém. Numa mesa, toque no lugar de alguém para silenciar ou bloquear.
avoided-free =
    { $how ->
        [mute] Voltar a ouvir
       *[block] Desbloquear
    }
avoided-free-name =
    { $how ->
        [mute] Voltar a ouvir { $name }
       *[block] Desbloquear { $name }
    }
manners-watching = Com atraso, quem assiste não pode contar a ninguém nada que ainda importe.
option-watching = Espectadores
    .n0 = ao vivo
    .n1 = 1 minuto depois
    .n3 = 3 minutos depois
    .n5 = 5 minutos depois
    .n-1 = ninguém
# Of what somebody sees who watches with a delay: a sentence, and a few words.
late-seen =
    { $minutes ->
        [one] Você vê a mesa como estava há 1 minuto.
       *[other] Você vê a mesa como estava há { $minutes } minutos.
    }
late-short =
    { $minutes ->
        [one] 1 min de atraso
       *[other] { $minutes } min de atraso
    }
screen-unwatched = Esta mesa não é assistida
# The table of a friend is found by their name.
find-friend = Assistir a um amigo
find-name = Nome do seu amigo
find-go = Procurar
find-text = Você encontra mesas em jogo de quem permite: isso se liga atrás da imagem da pessoa.
find-none = Ninguém com esse nome está jogando agora, ou não deixa que encontrem sua mesa.
find-me = Podem encontrar minha mesa pelo meu nome
    .text = Quem o escrever em “Assistir a um amigo” pode assistir, como a mesa permitir.
