# The words of the terminal and the command line.
# What is typed stays as it is in every language: the names of commands, the notation of moves, codes of cards.

## Before a game

terminal-which-game = ¿Qué juego?
terminal-game = { $title }, { $players } personas. { $sentence }
# How many play, where that is not one number.
terminal-range = de { $least } a { $most }
terminal-number = Número
terminal-type-game = Escribe un número del 1 al { $most }. Ctrl-C para salir.
terminal-how-many = ¿Cuántas personas juegan, de { $least } a { $most }? (Intro: { $usual })
terminal-type-number = Escribe un número del { $least } al { $most }.
terminal-which-people = ¿Qué participantes son personas? { $numbers } (Intro: todos)
terminal-no-player = No hay ningún participante «{ $typed }». Escribe números de participantes, por ejemplo 1 2.

## The first lines of a game

terminal-title = { $title }: { $sentence }
terminal-people = En esta terminal juegan { $seats }. Entre sus turnos se ocultan las cartas.
terminal-bots =
    { $seats-count ->
        [one] { $seats } es un bot. Su nivel: { $level }.
       *[other] { $seats } son bots. Su nivel: { $level }.
    }
terminal-partners =
    { $seats-count ->
        [one] Tu pareja es { $seats }.
       *[other] En tu equipo están { $seats }.
    }
# How well bots play.
terminal-level =
    { $level ->
        [random] aleatorio
        [easy] fácil
        [medium] medio
        [hard] difícil
       *[other] { $level }
    }
# Moves that are typed name players by short codes; the list has one of the next message for each player.
terminal-seats = En las jugadas que escribes, { $names }.
terminal-seat =
    { $seat-is ->
        [you] tú eres { $code }
       *[other] { $seat } es { $code }
    }
terminal-secret-seed = Las cartas se barajan con una semilla secreta cuyo SHA-256 es { $commitment }
terminal-secret-seed-later = Podrás comprobarlo al terminar la partida: entonces se muestra la semilla.
terminal-seed = Las cartas se barajan con la semilla { $seed }.
terminal-recorded = Cada jugada se escribe en { $path }
terminal-how-to-start = Escribe ? para la ayuda, rules para las reglas, quit para salir.
terminal-resumed =
    { $count ->
        [0] La partida se reanuda antes de la primera jugada.
        [one] La partida se reanuda después de una jugada.
       *[other] La partida se reanuda después de { $count } jugadas.
    }

## Questions

terminal-what-happened = Qué ha pasado:
terminal-the-table = La mesa:
terminal-so-far = Hasta ahora: { $move }
terminal-you = Tú
terminal-you-play = Juegas: { $move }
terminal-one-choice = Solo hay una opción, así que se elige por ti: { $choice }
terminal-type-something = Escribe el número de una opción, una jugada en notación o ? para la ayuda.
terminal-no-command = No hay ningún comando «{ $typed }»; ? los muestra todos.
terminal-no-choice =
    { $count ->
        [one] No hay opción { $typed }; solo hay la opción 1.
       *[other] No hay opción { $typed }; hay opciones de la 1 a la { $count }.
    }
terminal-refused = «{ $line }» no está permitido. { $rule }
terminal-type-why = Escribe why { $line } para saber más.
terminal-be-specific = Concreta un poco más, por favor. { $error }
terminal-not-understood = No se entiende: { $error }
terminal-type-choice = Escribe el número de una opción o ? para la ayuda.

## Several people at one terminal

terminal-hidden = Las cartas están ocultas. Ahora le toca a { $player }.
terminal-press-when-alone = { $player }: pulsa Intro cuando nadie más vea la pantalla
terminal-press-to-hide = { $player }: pulsa Intro para ocultar tus cartas

## Help

terminal-how-to-answer = Cómo responder:
terminal-answer-number = Escribe el número de una opción. Algunas jugadas van por pasos; cada paso muestra sus propias opciones.
terminal-answer-notation = O escribe una jugada entera en notación, como aparece entre corchetes tras cada opción.
terminal-commands = Comandos:
terminal-slash = Si un comando es también una jugada posible, cuenta como jugada; /save, con barra, es el comando.
terminal-control-c = Ctrl-C guarda la partida y sale.
# One line a command. The lower-case words before the colon are typed; capitals stand for something else.
terminal-command-help = ?: esta lista
terminal-command-table = table: mostrar otra vez la mesa y tus opciones
terminal-command-back = back: abandonar una jugada sin terminar
terminal-command-undo = undo: deshacer tu último paso o jugada, si no reveló nada
terminal-command-always = always, always CLAVE: responder por adelantado a un tipo de pregunta, o dejar de hacerlo
terminal-command-hint = hint, hint why: qué jugaría un bot con tus cartas; con why, el mejor bot piensa y da sus razones
terminal-command-why = why JUGADA: la regla que impide una jugada
terminal-command-rules = rules, rules ID, rules PALABRA: el reglamento, una regla con sus aclaraciones o todas las reglas con una palabra
terminal-command-log = log, log all, log NÚMERO: qué ha pasado hasta ahora
terminal-command-save = save, save ARCHIVO: guardar la partida en un archivo
terminal-command-quit = quit: salir; la partida se guarda

## Commands

terminal-nothing-begun = No has empezado ninguna jugada, así que no hay nada que abandonar.
terminal-undone =
    { $count ->
        [one] Se deshace tu última jugada.
       *[other] Se deshacen tus últimas { $count } jugadas.
    }
terminal-why-what = Escribe why y una jugada en notación, como aparece entre corchetes tras cada opción.
terminal-why-number = Todas las opciones numeradas están permitidas. Escribe why y una jugada en notación.
terminal-because = «{ $line }» no está permitido por { $rule }.
terminal-ambiguous = No está claro a qué jugada te refieres. { $error }
terminal-not-a-move = Eso no es una jugada: { $error }
terminal-allowed = «{ $line }» está permitido.
terminal-log-how = Escribe log, log all, o log y cuántas líneas quieres.
terminal-log-last =
    { $shown ->
        [one] La última de { $count } líneas; log all las muestra todas.
       *[other] Las últimas { $shown } de { $count } líneas; log all las muestra todas.
    }
terminal-hint-how = Escribe hint o hint why.
terminal-hint-why = Tu probabilidad de ganar con cada opción probada, y lo que quizá tengan los demás:
terminal-hint = Un bot de nivel { $level } jugaría: { $move }
terminal-always =
    { $state ->
        [on] always { $key }: { $label }. Está activado.
       *[off] always { $key }: { $label }. Está desactivado.
    }
terminal-always-none = { $game } no tiene respuestas por adelantado.
terminal-always-only = { $game } solo tiene estas respuestas por adelantado: { $keys }.
terminal-leave = ¿Salir de la partida? Queda guardada y podrás reanudarla más tarde.
terminal-continues = La partida continúa.
# What is typed to say yes or no, as a word or as its first letter.
terminal-yes = sí
terminal-no = no
terminal-yes-or-no = { $question } ({ terminal-yes } o { terminal-no }; basta la inicial)
terminal-type-yes-or-no = Escribe { terminal-yes } o { terminal-no }; basta la inicial.

## Why a bot plays what it plays

terminal-candidate =
    { $visits ->
        [one] { $choice }: { $chance } %, una visita
       *[other] { $choice }: { $chance } %, { $visits } visitas
    }
terminal-belief-holds = { $seat } tiene { $card } en el { $percent } % de los mundos.
terminal-belief-kept =
    { $trades ->
        [one] { $seat } entregó lo dicho en { $kept } de un intercambio.
       *[other] { $seat } entregó lo dicho en { $kept } de { $trades } intercambios.
    }
terminal-explained = Jugada { $number }, { $player }: { $prompt }
terminal-played = Jugado: { $move }

## The rulebook

# Shown where the words around the rules are in another language.
terminal-rules-in-english = Por ahora las reglas están en inglés.
terminal-rules-contents = El reglamento. Escribe rules y una sección, un identificador o una palabra; por ejemplo: rules A.
terminal-rules-decided = Lo que se decidió donde el reglamento calla:
terminal-rules-span = { $first } a { $last }
terminal-rules-not-found = Ninguna regla tiene el identificador «{ $wanted }» ni contiene esa palabra.
terminal-rules-near = Los identificadores más parecidos son { $ids }.
terminal-rules-with =
    { $count ->
        [one] Una regla con «{ $wanted }»:
       *[other] { $count } reglas con «{ $wanted }»:
    }
terminal-rules-about = Lo que se decidió al respecto:
terminal-rules-title = { $title }, versión { $version } de las reglas
terminal-rules-which = ¿Cuál? Escribe bakehouse rules JUEGO; los juegos son:
terminal-rules-count = { $game }: { $count } reglas y aclaraciones

## Programs that play by text

text-player-seat = Eres { $player } en { $game }. Pide las reglas con "rules", o una parte de ellas con "rules" y una sección, un identificador o una palabra.
text-player-happened = Desde tu última jugada:
text-player-table = La mesa:
text-player-choices = Tus opciones (responde con el número de una):

## Saving and resuming

terminal-saved = La partida se ha guardado en { $path }
terminal-saved-warning = El archivo de una partida en curso contiene las cartas ocultas de todo el mundo: no lo leas si quieres seguir jugando.
terminal-file-exists = Ya existe un archivo { $path }; indica otro nombre.
terminal-not-written = El archivo { $path } no se puede escribir: { $reason }.
terminal-tried-again = { $trouble } La partida continúa; se intentará guardar de nuevo tras la próxima jugada.
terminal-not-resumed = { $path } ya existe y no se puede reanudar: { $reason }. Indica otro archivo.
terminal-holds-finished = { $path } contiene una partida terminada. Indica otro archivo para una partida nueva.
terminal-holds-no-seed = { $path } contiene una partida sin su semilla, así que no se puede reanudar. Indica otro archivo.
terminal-holds-other-cards = { $path } se ha modificado: su semilla no da sus cartas. Indica otro archivo.
terminal-differs =
    { $what ->
        [game] { $path } contiene una partida en curso de { $saved }, no de { $wanted }.
        [seats] { $path } contiene una partida en curso para { $saved } personas, no para { $wanted }.
        [seed] { $path } contiene una partida en curso cuya semilla es { $saved }, no { $wanted }.
        [deck] { $path } contiene una partida en curso cuya baraja es { $saved }, no { $wanted }.
       *[option] { $path } contiene una partida en curso cuya opción { $option } es { $saved }, no { $wanted }.
    }{ " " }Omite eso para reanudarla o indica otro archivo para una partida nueva.

## Leaving

terminal-left = Sales de la partida.
terminal-left-control-c = Ctrl-C.
terminal-left-closed = La terminal se ha cerrado.
terminal-left-stopped = Se ha pedido al programa que se detenga.
terminal-left-input-ended = La entrada ha terminado.
terminal-left-fault = Algo ha fallado dentro de Bakehouse.
terminal-no-game = { $reason } No se empezó ninguna partida.
terminal-left-not-saved = { $reason } La partida no se ha podido guardar. { $error }
terminal-left-saved = { $reason } La partida se ha guardado en { $path }
terminal-resume-with = Para reanudarla: { $command }

## The end

terminal-table-at-end = La mesa al final:
terminal-seed-was = La semilla era { $seed }
terminal-recorded-in = La partida está registrada en { $path }
terminal-at-end = save guarda un registro, log lo muestra todo otra vez, Intro sale
terminal-at-end-how = Escribe save, save ARCHIVO, log o solo Intro.

## A record, told

terminal-replay-title = { $title }, { $count } participantes, reglas { $rules }, baraja { $deck }.
terminal-replay-options = Opciones: { $options }.
terminal-replay-player = { $code }: { $name }
terminal-replay-bot = { $code }: { $name }, un bot de nivel { $level }
terminal-replay-one-viewer = Este es el registro de una sola vista ({ $viewer }). Las cartas ocultas son ??, así que no se puede volver a jugar; estas son sus líneas.
terminal-replay-deal = El reparto
terminal-replay-result = Resultado: { $result }.
terminal-replay-not-over = La partida no ha terminado.
