# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Ainda não houve nenhuma jogada.
no-undo-moved-since =
    { $seat-is ->
        [you] Você já jogou de novo depois disso.
       *[other] { $seat } já jogou depois disso.
    }
no-undo-together = Respostas dadas ao mesmo tempo são definitivas.
no-undo-forced = Não havia o que escolher.
no-undo-chance = O acaso influenciou o que veio depois.
no-undo-secret = Alguém descobriu algo com ela.
no-undo-learned = Você descobriu algo desde então.
no-undo-over = A partida acabou.
no-undo-late = O tempo para esta jogada acabou.
away-too-long = Você pode dizer isso por no máximo { $days } dias a partir de agora.
no-undo-others-asked = As outras pessoas já estão escolhendo.
no-undo-watching = Você está só assistindo.
no-undo = Sua última jogada não pode ser desfeita. { $why }

## Moves

rule-says = { $sentence }
move-complete = A jogada fica completa antes de tudo isso ser escolhido.
stale = A mesa mudou nesse meio-tempo.
not-asked = Agora não é a sua vez de responder.
paused = A partida está em pausa.
stand-in = Um bot está jogando por você; avise primeiro que voltou.
no-standing-answer = Não existe a resposta automática “{ $key }”.
no-hint = Não há nenhuma dica no momento.
no-other-hint = Não há outra ideia tão boa.

## Names and seats

no-name = Primeiro, diga seu nome.
name-taken = Já tem alguém com o nome { $name } nesta mesa; escolha outro para você.
name-needs-letters = Um nome precisa ter letras.
not-your-seat = Este lugar não é seu.
no-such-seat = Não existe esse lugar nesta mesa.
seat-taken = Já tem alguém nesse lugar.
seat-asked-for = Outra pessoa já pediu este lugar.
other-hand = Você já teve outras cartas nesta partida, por isso não pode ver estas.
not-your-vote = Quem decide isso é quem está jogando à mesa.
no-request = Ninguém está pedindo este lugar.
not-host = Só quem abriu a mesa pode fazer isso.
not-alone = Só quem joga contra os bots, sem outras pessoas, define o ritmo deles.
no-such-level = Não existe o nível de bot “{ $level }”.

## Coming in

no-more-seats = Nesta mesa podem jogar no máximo { $count }.
no-fewer-seats = Nesta mesa precisam jogar pelo menos { $count }.
seat-not-free = Tem alguém nesse lugar; libere-o primeiro.
options-changed = As opções mudaram. { $changes }.
no-such-mascot = Não existe o mascote “{ $name }”.
no-such-colour = Não existe a cor “{ $name }”.
only-from-here = Só o computador em que o Bakehouse está rodando pode deixar outros entrarem.
network-is-chosen = Como os outros entram foi decidido quando este servidor foi iniciado.
no-network = Este computador não está em nenhuma rede local, então os celulares não o encontram. Conecte-o ao seu Wi-Fi e tente de novo.

## The table

not-dealt = A partida ainda não começou.
already-dealt = A partida já começou.
not-over = A partida ainda não acabou.
table-over = Esta mesa já acabou.
table-closed = Esta mesa está fechada.
no-such-table = Não há nenhuma mesa com este código.
no-such-game = Não existe o jogo “{ $name }”.
too-many-tables = Você já tem mesas demais; feche algumas.
too-many-watchers = Já há gente demais assistindo a esta mesa.
journal-full = Já aconteceu tanta coisa nesta mesa que agora só as jogadas são registradas.
damaged = Esta mesa está danificada e não pode ser aberta; todas as outras podem. Quem cuida deste servidor pode examiná-la com `bakehouse store check` e salvar o que ainda for legível com `bakehouse store repair --keep-prefix`.
newer = Esta mesa foi aberta por uma versão do Bakehouse mais nova que a deste servidor; só aquela pode abri-la de novo.
loading-again = A mesa está sendo recarregada.
not-saved = Não foi possível salvar; a mesa está sendo recarregada.
not-saved-or-read = Não foi possível salvar nem ler; tente de novo daqui a pouco.

## Chat

no-chat = Nesta mesa não há chat.
nothing-said = Essa mensagem não diz nada.
phrases-only = Nesta mesa só dá para dizer as frases prontas.

## Records and replays

shown-when-over = Tudo é mostrado quando a partida acaba.
own-seat-only = Durante a partida, você só vê o seu próprio lugar.
no-such-view = A visão é all, spectator ou o número de um lugar.
replay-when-over = O replay fica disponível quando a partida acaba.
result-when-over = O resultado fica disponível quando a partida acaba.

## Reviews, and going on from a finished game

review-when-over = Dá para rever uma partida quando ela acaba.
review-own-only = Você não decidiu nada neste lugar: cada pessoa revê a própria partida.
review-one-at-a-time = Outra partida sua está sendo revista; espere ela terminar.
review-failed = A revisão não deu certo; tente de novo.
fork-when-over = Dá para continuar de uma partida quando ela acaba.
fork-nothing-left = Ali a partida já acabou: não há mais nada para jogar.

## The server

not-so-fast = Mais devagar, por favor.
too-many-guests = Estão chegando visitantes demais daqui.
too-many-new-tables = Mesas novas demais; espere um pouco.
too-many-wrong-codes = Códigos errados demais.
too-many-files = Arquivos demais de uma vez; espere um pouco.
too-many-connections = Há conexões demais vindas daqui.
busy = O servidor está ocupado; tente de novo daqui a pouco.
stopping = O servidor está sendo desligado; volte daqui a pouco.
something-went-wrong = Algo deu errado por aqui; tente de novo.
too-slow = Isso demora mais do que o permitido, por isso não é feito.
too-much-memory = Não dá para fazer isso aqui: exige memória demais.
nothing-here = Não há nada aqui.
deck-is-forgotten = Este servidor esqueceu esse baralho; traga o arquivo de novo.

## O laboratório

lab-closed = O laboratório só existe na própria máquina do servidor, a não ser que ele tenha sido iniciado com --lab.
lab-not-installed = O laboratório não está instalado aqui: pip install 'bakehouse[lab]' o acrescenta; depois, inicie o servidor de novo.
lab-busy = Outras pessoas estão usando o laboratório; tente de novo em alguns minutos.
lab-is-gone = Este experimento não existe mais; pergunte de novo.
lab-not-done = O relatório aparece quando as partidas acabam.
lab-failed = O laboratório não conseguiu terminar isto. Tente menos lugares, um nível mais baixo ou outra pergunta.

## Torneios

tournament-is-over = Este torneio acabou.
tournament-has-begun = O torneio já começou.
tournament-is-full = Em um torneio não podem jogar mais de { $most }.
not-tournament-host = Só quem abriu o torneio pode fazer isso.
name-in-tournament = { $name } já joga neste torneio; escolha outro nome.
no-such-entrant = Ninguém assim joga neste torneio.
nothing-to-forfeit = { $name } não tem agora nenhuma partida a perder.
round-not-over = A rodada ainda não acabou.
too-few-entrants = São precisos pelo menos { $least }.
too-many-tournaments = Você já tem torneios demais; encerre um deles.
too-many-new-tournaments = Torneios novos demais; espere um pouco.
no-room-for-tournaments = Há torneios demais aqui agora; tente mais tarde.
no-such-tournament = Esse torneio não existe.
tournament-is-damaged = Este torneio não pode ser lido.
# What is told at a table whose game is decided.
tournament-closed-table = Esta partida está decidida no torneio, por isso foi fechada.

## Requests that no page sends

hello-first = A primeira mensagem é um hello.
no-handler = Este servidor não sabe tratar { $name }.
message-too-large = Uma mensagem tem no máximo { $bytes } bytes.
unreadable-message = Isto não é uma mensagem: { $error }
unreadable-request = Não é possível ler este pedido: { $error }
unreadable-http = Este não é um pedido HTTP legível.
request-too-large = Um pedido tem no máximo { $bytes } bytes.
http-too-large = Este pedido é grande demais.
request-too-slow = Este pedido está demorando demais para chegar.
wrong-method = Aqui só é possível usar { $methods }.
wrong-host = Este servidor não se chama “{ $name }”: com --allow-host ele aceita mais nomes.
wrong-origin = Este pedido vem de outro site.
one-host = Um pedido indica um único host.
not-a-socket = Este não é o endereço de um socket.

## What the table tells everybody

# A text that is not translated: what somebody's deck file lacks, a note of an older version.
plain = { $text }
sits-down = { $name } ocupa um lugar livre.
bot-sits-down = Um robô ocupa um lugar livre.
seat-goes-to-bot =
    { $level ->
        [random] O lugar de { $name } passa para um bot aleatório.
        [easy] O lugar de { $name } passa para um bot fácil.
        [hard] O lugar de { $name } passa para um bot difícil.
       *[medium] O lugar de { $name } passa para um bot médio.
    }
seat-opens = O lugar de { $name } está livre; enquanto isso, um bot joga.
score-of = { $name } { $score }
score-unknown = { $name } –
other-rules = Esta partida começou com a versão { $then } das regras de { $game }; este servidor tem a versão { $now }.
other-deck = Esta partida começou com um baralho de { $game } diferente do que este servidor tem.
closed-outdated =
    { $why } Por isso, ela foi encerrada como estava.{ $scores-count ->
        [0] { "" }
       *[other] { " " }O placar era: { $scores }.
    }
shown-in-part =
    { $why } Ela só pode ser mostrada em parte.{ $scores-count ->
        [0] { "" }
       *[other] { " " }O placar era: { $scores }.
    }
repaired = Esta mesa foi danificada e voltou até onde ainda era legível: { $good } de { $stored } registros do diário. Talvez alguém se lembre do que veio depois.

## Lessons

not-in-lesson = Numa lição joga-se o que a lição mostra, e nada mais.
no-undo-lesson = Numa lição não há nada a desfazer.
other-lesson = Esta lição começou com um roteiro de { $game } diferente do que este servidor tem.
## Histories, and other devices

no-such-page-of-games = Não existe essa página de partidas.
history-too-many = Um histórico tem lugar para { $most } partidas.
history-no-file = Este não é um arquivo de histórico do Bakehouse.
history-other-version = Este arquivo foi escrito por outra versão do Bakehouse (a versão dele é { $version }).
history-unreadable = Não dá para ler este arquivo. { $error }
no-such-offer = Este código está errado, já foi usado ou é velho demais. Peça um novo no outro aparelho.
no-notifications = Esta casa não envia notificações.
bad-subscription = Esse não é um endereço em que um navegador possa ser avisado.
## Boas maneiras à mesa

no-emotes = Nesta mesa não há reações.
not-just-now = Você não pode se sentar aqui agora.
nobody-to-avoid = Não há ninguém ali para silenciar ou bloquear.
too-many-avoided = Sua lista já tem { $count } pessoas. Tire alguém primeiro.
watching-late = Você assiste a esta partida com atraso; para falar, seria preciso jogar.
not-watched = Esta mesa não é assistida: só quem joga aqui a vê.
## A mão do dia

daily-not-shown = Alguém está jogando a mão do dia aqui. Ninguém mais a vê antes de o dia acabar.
daily-fixed = Todo mundo joga a mão do dia a sós, do mesmo lugar e contra os mesmos bots.
daily-no-such-day = Não há mão desse dia, ou não há mais.
daily-too-many-tries = Você já jogou esta mão vezes suficientes.
