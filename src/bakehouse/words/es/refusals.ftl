# Why something cannot be done.

## Taking a move back

no-undo-nothing-played = Todavía no se ha jugado nada.
no-undo-moved-since = { $seat } ya ha jugado después.
no-undo-together = Las respuestas que se dan a la vez son definitivas.
no-undo-forced = No había nada que elegir.
no-undo-chance = El azar intervino en lo que vino después.
no-undo-secret = La jugada ya ha revelado algo a alguien.
no-undo-learned = Desde entonces te has enterado de algo.
no-undo-over = La partida ha terminado.
no-undo-late = El tiempo para esta jugada se ha acabado.
away-too-long = Puedes decirlo por { $days } días como mucho a partir de ahora.
no-undo-others-asked = Ya se está preguntando a los demás.
no-undo-watching = Solo estás mirando.
no-undo = Tu última jugada no se puede deshacer. { $why }

## Moves

rule-says = { $sentence }
move-complete = La jugada queda completa antes de elegir todo esto.
stale = La mesa ha cambiado entretanto.
not-asked = Ahora no te toca.
paused = La partida está en pausa.
stand-in = Un bot juega por ti; avisa primero de que has vuelto.
no-standing-answer = No hay ninguna respuesta fija «{ $key }».
no-hint = Ahora mismo no hay ninguna pista.
no-other-hint = No hay otra idea igual de buena.

## Names and seats

no-name = Primero di cómo te llamas.
name-taken = { $name } ya ocupa un sitio en esta mesa; elige otro nombre.
name-needs-letters = Un nombre necesita letras.
not-your-seat = Este asiento no es tuyo.
no-such-seat = En esta mesa no existe ese asiento.
seat-taken = Ese asiento ya está ocupado.
seat-asked-for = Otra persona ya ha pedido este asiento.
other-hand = Has tenido otras cartas en esta partida, así que no puedes ver estas.
not-your-vote = Eso lo decide quien está en la mesa.
no-request = Nadie ha pedido este asiento.
not-host = Solo puede hacerlo quien organiza la mesa.
not-alone = El ritmo de los bots solo lo decide quien juega contra ellos sin nadie más.
no-such-level = No existe el nivel de bot «{ $level }».

## Coming in

no-more-seats = En esta mesa pueden jugar como máximo { $count }.
no-fewer-seats = En esta mesa tienen que jugar al menos { $count }.
seat-not-free = Ese asiento está ocupado; déjalo libre primero.
options-changed = Han cambiado las opciones. { $changes }.
no-such-mascot = No existe la mascota «{ $name }».
no-such-colour = No existe el color «{ $name }».
only-from-here = Solo el equipo en el que funciona Bakehouse puede dejar entrar a otros.
network-is-chosen = Cómo entran los demás se decidió al iniciar este servidor.
no-network = Este equipo no está en ninguna red local, así que los teléfonos no lo encuentran. Conéctalo a tu wifi e inténtalo de nuevo.

## The table

not-dealt = La partida aún no ha empezado.
already-dealt = La partida ya ha empezado.
not-over = La partida aún no ha terminado.
table-over = Esta mesa ha terminado.
table-closed = Esta mesa está cerrada.
no-such-table = No hay ninguna mesa con este código.
no-such-game = No existe el juego «{ $name }».
too-many-tables = Ya tienes demasiadas mesas; cierra alguna.
too-many-watchers = Hay demasiado público en esta mesa.
journal-full = En esta mesa ha pasado tanto que ya solo se anotan las jugadas.
damaged = Esta mesa está dañada y no se puede abrir; las demás sí. Quien administra este servidor puede revisarla con `bakehouse store check` y salvar lo legible con `bakehouse store repair --keep-prefix`.
newer = Esta mesa se abrió con una versión de Bakehouse más nueva que la de este servidor; con aquella se puede volver a abrir.
loading-again = La mesa se está cargando de nuevo.
not-saved = No se ha podido guardar; la mesa se carga de nuevo.
not-saved-or-read = No se ha podido guardar ni leer; inténtalo dentro de un momento.

## Chat

no-chat = En esta mesa no hay chat.
nothing-said = Ahí no hay nada que decir.
phrases-only = En esta mesa solo se pueden decir las frases preparadas.

## Records and replays

shown-when-over = Todo se muestra al terminar la partida.
own-seat-only = Mientras dura la partida solo ves tu propio asiento.
no-such-view = La vista es all, spectator o el número de un asiento.
replay-when-over = La repetición se puede ver al terminar la partida.
result-when-over = El resultado está disponible al terminar la partida.

## Reviews, and going on from a finished game

review-when-over = Una partida se puede repasar cuando ha terminado.
review-own-only = En este asiento no has decidido nada: cada cual repasa su propia partida.
review-one-at-a-time = Se está repasando otra de tus partidas; espera a que termine.
review-failed = El repaso no ha salido bien; inténtalo otra vez.
fork-when-over = Se puede seguir desde una partida cuando ha terminado.
fork-nothing-left = Ahí la partida ya ha terminado: no queda nada por jugar.

## The server

not-so-fast = No tan deprisa, por favor.
too-many-guests = Llegan demasiadas visitas nuevas desde aquí.
too-many-new-tables = Demasiadas mesas nuevas; espera un poco.
too-many-wrong-codes = Demasiados códigos erróneos.
too-many-files = Demasiados archivos a la vez; espera un poco.
too-many-connections = Hay demasiadas conexiones desde aquí.
busy = El servidor está ocupado; inténtalo dentro de un momento.
stopping = El servidor se está deteniendo; vuelve dentro de un momento.
something-went-wrong = Algo ha fallado aquí; inténtalo de nuevo.
too-slow = Esto tarda más de lo permitido, así que no se hace.
too-much-memory = Esto no se puede hacer aquí: necesita demasiada memoria.
nothing-here = Aquí no hay nada.
deck-is-forgotten = Este servidor ha olvidado ese mazo; vuelve a traer su archivo.

## El laboratorio

lab-closed = El laboratorio solo está en el propio equipo del servidor, salvo que se iniciara con --lab.
lab-not-installed = El laboratorio no está instalado aquí: pip install 'bakehouse[lab]' lo añade; después, vuelve a iniciar el servidor.
lab-busy = Otros están usando el laboratorio; inténtalo dentro de unos minutos.
lab-is-gone = Este experimento ya no existe; pregunta otra vez.
lab-not-done = El informe estará cuando terminen las partidas.
lab-failed = El laboratorio no pudo terminarlo. Prueba con menos asientos, un nivel más bajo u otra pregunta.

## Torneos

tournament-is-over = Este torneo ha terminado.
tournament-has-begun = El torneo ya ha empezado.
tournament-is-full = En un torneo no pueden jugar más de { $most }.
not-tournament-host = Eso solo puede hacerlo quien abrió el torneo.
name-in-tournament = { $name } ya juega en este torneo; elige otro nombre.
no-such-entrant = Nadie así juega en este torneo.
nothing-to-forfeit = { $name } no tiene ahora ninguna partida que perder.
round-not-over = La ronda aún no ha terminado.
too-few-entrants = Hacen falta al menos { $least }.
too-many-tournaments = Ya tienes demasiados torneos; termina alguno.
too-many-new-tournaments = Demasiados torneos nuevos; espera un poco.
no-room-for-tournaments = Ahora mismo hay demasiados torneos aquí; prueba más tarde.
no-such-tournament = Ese torneo no existe.
tournament-is-damaged = Este torneo no se puede leer.
# What is told at a table whose game is decided.
tournament-closed-table = Esta partida está decidida en el torneo, así que se ha cerrado.

## Requests that no page sends

hello-first = El primer mensaje es un saludo (hello).
no-handler = Este servidor no sabe responder a { $name }.
message-too-large = Un mensaje tiene como máximo { $bytes } bytes.
unreadable-message = Esto no es un mensaje: { $error }
unreadable-request = Esta petición no se puede leer: { $error }
unreadable-http = Esto no es una petición HTTP legible.
request-too-large = Una petición tiene como máximo { $bytes } bytes.
http-too-large = Esta petición es demasiado grande.
request-too-slow = Esta petición tarda demasiado en llegar.
wrong-method = Aquí solo se admite { $methods }.
wrong-host = Este servidor no se llama «{ $name }»: --allow-host le permite más nombres.
wrong-origin = Esta petición viene de otro sitio.
one-host = Una petición nombra un solo host.
not-a-socket = Esta no es la dirección de un socket.

## What the table tells everybody

# A text that is not translated: what somebody's deck file lacks, a note of an older version.
plain = { $text }
sits-down = { $name } ocupa un asiento libre.
bot-sits-down = Un bot ocupa un asiento libre.
seat-goes-to-bot =
    { $level ->
        [random] El asiento de { $name } pasa a un bot aleatorio.
        [easy] El asiento de { $name } pasa a un bot fácil.
        [hard] El asiento de { $name } pasa a un bot difícil.
       *[medium] El asiento de { $name } pasa a un bot medio.
    }
seat-opens = El asiento de { $name } queda libre; mientras tanto juega un bot.
score-of = { $name } { $score }
score-unknown = { $name } –
other-rules = Esta partida empezó con la versión { $then } de las reglas de { $game }; este servidor tiene la versión { $now }.
other-deck = Esta partida empezó con una baraja de { $game } distinta de la de este servidor.
closed-outdated =
    { $why } Por eso se cerró tal como estaba.{ $scores-count ->
        [0] { "" }
       *[other] { " " }La puntuación era: { $scores }.
    }
shown-in-part =
    { $why } Solo se puede mostrar en parte.{ $scores-count ->
        [0] { "" }
       *[other] { " " }La puntuación era: { $scores }.
    }
repaired = Esta mesa estaba dañada y ha vuelto a lo que aún se podía leer: { $good } de { $stored } entradas de su diario. Quizá alguien recuerde lo que vino después.

## Lessons

not-in-lesson = En una lección se juega lo que la lección muestra, y nada más.
no-undo-lesson = En una lección no hay nada que deshacer.
other-lesson = Esta lección empezó con un guion de { $game } distinto del de este servidor.
## Histories, and other devices

no-such-page-of-games = No hay tal página de partidas.
history-too-many = En un historial caben { $most } partidas.
history-no-file = Este no es un archivo de un historial de Bakehouse.
history-other-version = Este archivo lo escribió otra versión de Bakehouse (su versión es { $version }).
history-unreadable = No se puede leer este archivo. { $error }
no-such-offer = Este código es incorrecto, ya se usó o es demasiado antiguo. Pide uno nuevo en el otro dispositivo.
no-notifications = Esta casa no envía notificaciones.
bad-subscription = Esa no es una dirección en la que se pueda avisar a un navegador.
## Modales en la mesa

no-emotes = En esta mesa no hay reacciones.
not-just-now = Ahora mismo no puedes sentarte aquí.
nobody-to-avoid = Ahí no hay nadie a quien silenciar o bloquear.
too-many-avoided = Tu lista ya tiene { $count } personas. Quita primero a alguien.
watching-late = Ves esta partida con retraso; para hablar tendrías que jugar.
not-watched = Esta mesa no admite espectadores: solo la ve quien juega.
## La mano del día

daily-not-shown = Aquí se está jugando la mano del día. Nadie más la ve antes de que acabe el día.
daily-fixed = Todo el mundo juega la mano del día a solas, desde el mismo sitio y contra los mismos bots.
daily-no-such-day = No hay mano de ese día, o ya no.
daily-too-many-tries = Ya has jugado bastantes veces esta mano.
