# The words of the terminal and the command line.
# What is typed stays as it is in every language: the names of commands, the notation of moves, codes of cards.

## Before a game

terminal-which-game = Qual jogo?
terminal-game = { $title }, { $players } pessoas. { $sentence }
# How many play, where that is not one number.
terminal-range = { $least } a { $most }
terminal-number = Número
terminal-type-game = Digite um número de 1 a { $most }. Ctrl-C sai.
terminal-how-many = Quantas pessoas, de { $least } a { $most }? (Enter: { $usual })
terminal-type-number = Digite um número de { $least } a { $most }.
terminal-which-people = Quem é gente e não bot? { $numbers } (Enter: todo mundo)
terminal-no-player = Não existe o participante “{ $typed }”. Digite números de participantes, como 1 2.

## The first lines of a game

terminal-title = { $title }: { $sentence }
terminal-people = { $seats } jogam neste terminal. Entre uma vez e outra, as cartas ficam escondidas.
terminal-bots =
    { $seats-count ->
        [1] { $seats } é um bot. Nível: { $level }.
       *[other] { $seats } são bots. Nível: { $level }.
    }
terminal-partners =
    { $seats-count ->
        [1] Você joga em dupla com { $seats }.
       *[other] Você joga em equipe com { $seats }.
    }
# How well bots play.
terminal-level =
    { $level ->
        [random] aleatório
        [easy] fácil
        [medium] médio
        [hard] difícil
       *[other] { $level }
    }
# Moves that are typed name players by short codes; the list has one of the next message for each player.
terminal-seats = Nas jogadas que você digita, { $names }.
terminal-seat =
    { $seat-is ->
        [you] você é { $code }
       *[other] { $seat } é { $code }
    }
terminal-secret-seed = As cartas são embaralhadas a partir de uma semente secreta com o SHA-256 { $commitment }
terminal-secret-seed-later = Você pode conferir quando a partida acabar: a semente é mostrada no fim.
terminal-seed = As cartas são embaralhadas a partir da semente { $seed }.
terminal-recorded = Cada jogada é gravada em { $path }
terminal-how-to-start = Digite ? para ajuda, rules para as regras, quit para sair.
terminal-resumed =
    { $count ->
        [0] A partida é retomada antes da primeira jogada.
        [1] A partida é retomada depois de uma jogada.
       *[other] A partida é retomada depois de { $count } jogadas.
    }

## Questions

terminal-what-happened = O que aconteceu:
terminal-the-table = A mesa:
terminal-so-far = Até agora: { $move }
terminal-you = Você
terminal-you-play = Você joga: { $move }
terminal-one-choice = Só há uma escolha, então ela é feita por você: { $choice }
terminal-type-something = Digite o número de uma escolha, uma jogada em notação ou ? para ajuda.
terminal-no-command = Não existe o comando “{ $typed }”; ? mostra a lista.
terminal-no-choice =
    { $count ->
        [1] Não existe a escolha { $typed }; só há a escolha 1.
       *[other] Não existe a escolha { $typed }; há as escolhas de 1 a { $count }.
    }
terminal-refused = “{ $line }” não é permitido. { $rule }
terminal-type-why = Digite why { $line } para saber mais.
terminal-be-specific = Explique melhor, por favor. { $error }
terminal-not-understood = Não entendi: { $error }
terminal-type-choice = Digite o número de uma escolha ou ? para ajuda.

## Several people at one terminal

terminal-hidden = As cartas estão escondidas. Agora é com { $player }.
terminal-press-when-alone = { $player }: aperte Enter quando só você estiver vendo a tela
terminal-press-to-hide = { $player }: aperte Enter para esconder suas cartas

## Help

terminal-how-to-answer = Como responder:
terminal-answer-number = Digite o número de uma escolha. Algumas jogadas são feitas em passos; cada passo mostra suas próprias escolhas.
terminal-answer-notation = Ou digite uma jogada inteira em notação, como aparece entre colchetes depois de cada escolha.
terminal-commands = Comandos:
terminal-slash = Se um comando também for uma jogada possível, vale a jogada; /save, com uma barra, é o comando.
terminal-control-c = Ctrl-C salva a partida e sai.
# One line a command. The lower-case words before the colon are typed; capitals stand for something else.
terminal-command-help = ?: esta lista
terminal-command-table = table: mostrar de novo a mesa e as suas escolhas
terminal-command-back = back: abandonar uma jogada incompleta
terminal-command-undo = undo: desfazer o seu último passo ou jogada, se nada foi revelado
terminal-command-always = always, always CHAVE: responder de antemão a um tipo de pergunta, ou deixar de fazer isso
terminal-command-hint = hint, hint why: o que um bot jogaria com as suas cartas; com why, o melhor bot pensa e explica as razões
terminal-command-why = why JOGADA: a regra que proíbe uma jogada
terminal-command-rules = rules, rules ID, rules PALAVRA: o livro de regras, uma regra com suas decisões ou todas as regras com uma palavra
terminal-command-log = log, log all, log NÚMERO: o que aconteceu até agora
terminal-command-save = save, save ARQUIVO: gravar a partida em um arquivo
terminal-command-quit = quit: sair; a partida fica salva

## Commands

terminal-nothing-begun = Você não começou nenhuma jogada, então não há de onde voltar.
terminal-undone =
    { $count ->
        [1] A sua última jogada foi desfeita.
       *[other] As suas últimas { $count } jogadas foram desfeitas.
    }
terminal-why-what = Digite why e uma jogada em notação, como aparece entre colchetes depois de cada escolha.
terminal-why-number = Toda escolha numerada é permitida. Digite why e uma jogada em notação.
terminal-because = “{ $line }” não é permitido por causa de { $rule }.
terminal-ambiguous = Não está claro qual jogada você quer. { $error }
terminal-not-a-move = Isso não é uma jogada: { $error }
terminal-allowed = “{ $line }” é permitido.
terminal-log-how = Digite log, log all ou log e quantas linhas você quer.
terminal-log-last =
    { $shown ->
        [1] A última de { $count } linhas; log all mostra tudo.
       *[other] As últimas { $shown } de { $count } linhas; log all mostra tudo.
    }
terminal-hint-how = Digite hint ou hint why.
terminal-hint-why = Sua chance de vencer com cada escolha testada, e o que as outras pessoas podem ter na mão:
terminal-hint = Um bot de nível { $level } jogaria: { $move }
terminal-always =
    { $state ->
        [on] always { $key }: { $label }. Está ligado.
       *[off] always { $key }: { $label }. Está desligado.
    }
terminal-always-none = { $game } não tem respostas automáticas.
terminal-always-only = { $game } só tem estas respostas automáticas: { $keys }.
terminal-leave = Sair da partida? Ela fica salva, e você pode retomá-la depois.
terminal-continues = A partida continua.
# What is typed to say yes or no, as a word or as its first letter.
terminal-yes = sim
terminal-no = não
terminal-yes-or-no = { $question } ({ terminal-yes } ou { terminal-no })
terminal-type-yes-or-no = Digite { terminal-yes } ou { terminal-no }.

## Why a bot plays what it plays

terminal-candidate =
    { $visits ->
        [1] { $choice }: { $chance }%, uma visita
       *[other] { $choice }: { $chance }%, { $visits } visitas
    }
terminal-belief-holds = { $seat } tem { $card } na mão em { $percent }% dos mundos.
terminal-belief-kept =
    { $trades ->
        [1] { $seat } entregou o prometido em { $kept } de 1 troca.
       *[other] { $seat } entregou o prometido em { $kept } de { $trades } trocas.
    }
terminal-explained = Jogada { $number }, { $player }: { $prompt }
terminal-played = Jogado: { $move }

## The rulebook

# Shown where the words around the rules are in another language.
terminal-rules-in-english = Por enquanto, as regras estão em inglês.
terminal-rules-contents = O livro de regras. Digite rules e uma seção, um id ou uma palavra, por exemplo: rules A.
terminal-rules-decided = O que foi decidido onde o livro de regras se cala:
terminal-rules-span = { $first } a { $last }
terminal-rules-not-found = Nenhuma regra tem o id “{ $wanted }” nem contém essa palavra.
terminal-rules-near = Os ids mais próximos são { $ids }.
terminal-rules-with =
    { $count ->
        [1] Uma regra com “{ $wanted }”:
       *[other] { $count } regras com “{ $wanted }”:
    }
terminal-rules-about = O que foi decidido sobre ela:
terminal-rules-title = { $title }, versão { $version } das regras
terminal-rules-which = De qual jogo? Digite bakehouse rules JOGO; os jogos são:
terminal-rules-count = { $game }: { $count } regras e decisões

## Programs that play by text

text-player-seat = Você é { $player } em { $game }. Peça as regras com "rules", ou uma parte delas com "rules" e uma seção, um identificador ou uma palavra.
text-player-happened = Desde a sua última jogada:
text-player-table = A mesa:
text-player-choices = Suas opções (responda com o número de uma):

## Saving and resuming

terminal-saved = A partida está salva em { $path }
terminal-saved-warning = O arquivo de uma partida em andamento contém as cartas escondidas de todo mundo: não o leia se quiser continuar jogando.
terminal-file-exists = Já existe um arquivo { $path }; escolha outro nome.
terminal-not-written = Não é possível gravar o arquivo { $path }: { $reason }.
terminal-tried-again = { $trouble } A partida continua; haverá nova tentativa de salvar depois da próxima jogada.
terminal-not-resumed = { $path } já existe e não pode ser retomado: { $reason }. Indique outro arquivo.
terminal-holds-finished = { $path } contém uma partida que já acabou. Indique outro arquivo para uma partida nova.
terminal-holds-no-seed = { $path } contém uma partida sem a semente, por isso não pode ser retomada. Indique outro arquivo.
terminal-holds-other-cards = { $path } foi alterado: a semente não corresponde às cartas. Indique outro arquivo.
terminal-differs =
    { $what ->
        [game] { $path } contém uma partida em andamento de { $saved }, não de { $wanted }.
        [seats] { $path } contém uma partida em andamento para { $saved } pessoas, não para { $wanted }.
        [seed] { $path } contém uma partida em andamento cuja semente é { $saved }, não { $wanted }.
        [deck] { $path } contém uma partida em andamento cujo baralho é { $saved }, não { $wanted }.
       *[option] { $path } contém uma partida em andamento cuja opção { $option } é { $saved }, não { $wanted }.
    }{ " " }Deixe isso de fora para retomá-la ou indique outro arquivo para uma partida nova.

## Leaving

terminal-left = Você sai da partida.
terminal-left-control-c = Ctrl-C.
terminal-left-closed = O terminal foi fechado.
terminal-left-stopped = O programa recebeu um pedido para parar.
terminal-left-input-ended = A entrada terminou.
terminal-left-fault = Algo deu errado dentro do Bakehouse.
terminal-no-game = { $reason } Nenhuma partida foi iniciada.
terminal-left-not-saved = { $reason } Não foi possível salvar a partida. { $error }
terminal-left-saved = { $reason } A partida está salva em { $path }
terminal-resume-with = Para retomar: { $command }

## The end

terminal-table-at-end = A mesa no fim:
terminal-seed-was = A semente era { $seed }
terminal-recorded-in = A partida está registrada em { $path }
terminal-at-end = save guarda um registro, log mostra tudo de novo, Enter sai
terminal-at-end-how = Digite save, save ARQUIVO, log ou apenas Enter.

## A record, told

terminal-replay-title = { $title }, { $count } pessoas, regras { $rules }, baralho { $deck }.
terminal-replay-options = Opções: { $options }.
terminal-replay-player = { $code }: { $name }
terminal-replay-bot = { $code }: { $name }, um bot de nível { $level }
terminal-replay-one-viewer = Este é o registro de um só ponto de vista ({ $viewer }). As cartas escondidas são ??, por isso não pode ser jogado de novo; estas são as suas linhas.
terminal-replay-deal = A distribuição
terminal-replay-result = Resultado: { $result }.
terminal-replay-not-over = A partida não acabou.
