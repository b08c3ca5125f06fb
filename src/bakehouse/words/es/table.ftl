# The words of the table: the page, and what all games share.

language-name = Español

## Names of players, and lists

# A player without a name.
player = Participante { $number }
# The reader, where a sentence has no form of its own for it.
you = tú
# Cards that the reader may not see.
hidden-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
# Several cards of the same name.
several = { $count } × { $name }

## The games

game-pastry-chefs = Pastry Chefs
    .sentence = Dos parejas mueven y roban cartas y preguntan por ellas; con cinco puntos en pasteles se gana.
game-the-pie-game = The Pie Game
    .sentence = Reúne los ingredientes de tu receta secreta, esquiva las cartas de Caramelo y hornea tres tartas para ganar.
game-pie-factory = Pie Factory
    .sentence = Toma cartas de la cinta de montaje, arma tartas, empaquétalas a tiempo e impresiona a los jefes.
game-cheflebrity = Cheflebrity
    .sentence = Prepara y sirve tartas y tartaletas, sabotea las ajenas e intercambia con cara de póker.
game-pie-contest = Pie Contest
    .sentence = Reúne Ingredientes, busca una Sal y un horno: gana la mejor Tarta.

## The page. What stands between <b> and </b> is bold; other marks there are none.

brand = Bakehouse
page-title = { $title } · Bakehouse
page-language = Idioma
page-home = A los cinco juegos
page-help = Ayuda
page-close = Cerrar
page-your-name = Tu nombre
# In the empty field for the name.
page-name-ask = ¿Cómo te llamamos?
page-lost = Aquí no se hornea nada
page-lost-text = Esta página no existe.

problem-offline = No se puede contactar con el servidor. ¿Sigue en marcha?
problem-status = El servidor respondió con el error { $status }.
problem-unexpected = Algo ha fallado en esta página. Vuelve a cargarla.

count-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
count-pies =
    { $count ->
        [one] 1 tarta
       *[other] { $count } tartas
    }

## The first page

landing-claim = Cinco juegos de cartas sobre tartas.
    .text = Juega ya contra bots o envía un enlace a tus amistades. Sin cuenta y sin instalar nada.
landing-join-with = Entrar con un código o enlace
landing-join = Entrar
landing-loading = Calentando el horno…
landing-mine =
    { $tournaments ->
        [0] Tus mesas
       *[other] Tus mesas y torneos
    }
landing-your-turn = Te toca
landing-status =
    { $status ->
        [waiting] Sin empezar
        [playing] En juego
        [paused] En pausa
        [over] Terminada: ver la repetición
        [closed] Cerrada
       *[damaged] Dañada
    }
landing-show-all = Mostrar las { $count }
landing-games = Los juegos
landing-players =
    { $is ->
        [exact] { $most } personas
       *[range] { $least }–{ $most } personas
    }
landing-minutes =
    { $is ->
        [exact] { $most } minutos
       *[range] de { $least } a { $most } minutos
    }
landing-play = Jugar ya
landing-play-game = Jugar ya: { $game }
landing-invite = Invitar
landing-invite-game = Invitar a jugar a { $game }
landing-options = Opciones
landing-options-game = { $game } con opciones
landing-credits = Los juegos son de otras personas: Pie Factory es de Bryan Fischer (2014) y Pie Contest, de Stephen E. Dambeck II (versión 0-3, CC-BY-SA 4.0); los reglamentos de Pastry Chefs, The Pie Game y Cheflebrity no llevan firma.
    .own = La redacción de las reglas y las barajas de la casa son nuestras. Nuestro texto de las reglas de Pie Contest y sus cartas de la casa se comparten bajo <b>CC-BY-SA 4.0</b>.

## La mano del día

daily-title = La mano del día
# On the first page: how many of the games were played today.
daily-strip =
    { $done ->
        [0] Las mismas cartas para todo el mundo, nuevas cada día.
       *[other] Hoy has jugado { $done } de { $count }.
    }
daily-claim = Las mismas cartas para todo el mundo
daily-how = En esta casa todo el mundo recibe las mismas cartas, el mismo sitio y los mismos bots, cada cual en su propia mesa. Tu primera partida cuenta si termina antes de medianoche (UTC). Puedes repetirla, pero ya no cuenta. Puedes deshacer una jugada que no haya mostrado nada nuevo, mientras ningún bot haya jugado.
daily-left = Cartas nuevas en { $hours } h { $minutes } min.
daily-bots =
    { $bots ->
        [one] Contra un bot medio
       *[other] Contra { $bots } bots medios
    }
daily-finished =
    { $count ->
        [0] Nadie la ha terminado todavía
        [one] Una persona la ha terminado
       *[other] { $count } personas la han terminado
    }
daily-play = Jugar
daily-play-game = Jugar la mano del día: { $game }
daily-go-on = Continuar
daily-go-on-game = Continuar la mano del día: { $game }
daily-results = Resultados del día
daily-results-game = Resultados del día: { $game }
daily-again = Jugar otra vez, sin contar
# What the reader has done with a deal.
daily-status =
    { $status ->
        [new] Sin jugar
        [playing] En juego
        [done] Jugada
        [later] Jugada, no cuenta
       *[given_up] Abandonada
    }
daily-not-counted = Esta partida no está entre los resultados: terminó después del día o no fue la primera.
daily-given-up = Cerraste tu primera partida; por eso ninguna tuya está entre los resultados de este día.
# Where the reader is among all who have played.
daily-rank = Número { $rank } de { $count } en esta casa
daily-hidden = Verás cómo les ha ido a los demás cuando termines esta mano o cuando acabe el día.
daily-none = Nadie terminó esta mano a tiempo.
daily-best = Lo mejor
daily-average = De media
daily-people = Terminada
daily-column =
    { $column ->
        [rank] N.º
        [name] Nombre
        [place] Puesto
        [score] Puntos
       *[decisions] Decisiones
    }
daily-column-why = El puesto es el puesto en la mesa; las decisiones son las veces que alguien tuvo que elegir.
# What is shared; the signs of its course stand below it.
daily-line = Bakehouse · { $game } · { $date }
daily-course = Así ha ido: por delante { $ahead } veces, en empate { $level } veces, por detrás { $behind } veces
# The course of a game: who was ahead after a round.
daily-sign =
    { $sign ->
        [ahead] por delante
        [level] en empate
       *[behind] por detrás
    }
daily-share = Compartir
daily-copy = Copiar
daily-copied = Copiado
daily-earlier = Días anteriores
daily-earlier-text = Puedes jugarlos más tarde, pero no cuentan.
daily-all = Todas las manos de hoy
daily-proof = Nadie puede cambiar las cartas
daily-proof-text = Las cartas de un día salen de una semilla. Su resumen se muestra aquí 30 días antes; la semilla, cuando el día ha terminado. Quien guarde un resumen puede comprobar que es el SHA-256 de esa semilla.
daily-promised = Resumen
daily-revealed = Semilla
daily-after = después del día

## El laboratorio

landing-lab = Para quienes diseñan juegos: el laboratorio
lab-title = El laboratorio
lab-claim = ¿Qué hace tu baraja?
    .text = Los bots juegan partida tras partida. Mira cómo se precisa la respuesta y para cuando esté bastante clara.
lab-game = Juego
lab-deck = Baraja
lab-other-deck = Comparada con
lab-house-deck = La baraja de la casa
lab-own-deck = { $name }, { $count } cartas
lab-drop = Suelta aquí un archivo CSV, XLSX, TOML o YAML, o pulsa para elegir uno.
lab-no-deck = Usar la baraja de la casa
deck-take = Usar la baraja «{ $name }»
lab-ignored = Columnas que el juego no conoce: { $columns }.
lab-question = Pregunta
lab-asks =
    { $question ->
        [first] ¿Conviene empezar?
        [seats] ¿Son iguales los puestos?
        [length] ¿Cuánto dura una partida?
        [card] ¿Qué hace una carta?
       *[compare] ¿Qué cambia con otra baraja?
    }
lab-card = Carta
lab-players = Jugadores
lab-level = Bots
lab-start = Preguntar
lab-stop = Parar
lab-play = Jugar con esta baraja
lab-report = Leer el informe
lab-answer = Respuesta
lab-nothing-yet = Elige una pregunta y hazla.
lab-example = Aquí verás un número entre otros dos. Empiezan lejos y se acercan con cada partida; cuando la línea discontinua de lo justo queda fuera, eso es una respuesta.
lab-status =
    { $status ->
        [playing] { $games ->
            [0] Empezando …
            [one] Una partida hasta ahora
           *[other] { $games } partidas hasta ahora
        }
        [writing] Escribiendo el informe …
        [done] { $games } partidas jugadas
       *[failed] Parado
    }
lab-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
lab-measure =
    { $measure ->
        [seat-advantage] Victorias de quien empieza: puntos por encima de lo justo
        [place] Victorias del puesto { $number }, en tanto por ciento
        [turns] Duración: turnos o rondas
        [minutes] Duración: minutos, estimados
        [card] Victorias de quien empieza con la carta: puntos de más
        [seat-advantage-change] Ventaja de quien empieza: cambio en puntos
       *[turns-change] Duración: cambio en turnos o rondas
    }
lab-interval = de { $low } a { $high }
lab-intervals = Con un 95 % de confianza todos estos intervalos valen a la vez y en todo momento: mira cuanto quieras y para cuando quieras.

## A new table

new-title = Mesa nueva
new-title-game = Mesa nueva: { $game }
new-no-game = No hay ningún juego llamado { $name }.
new-chairs = ¿Quién juega?
new-me = Yo
new-guest = Otra persona en esta pantalla
new-open = Libre, para quien tenga el enlace
new-bot =
    { $level ->
        [random] Bot, aleatorio
        [easy] Bot, fácil
        [medium] Bot, medio
        [hard] Bot, difícil
       *[other] Bot, { $level }
    }
new-guest-name = Nombre de la persona: { $player }
new-partners = Parejas: { $teams }.
new-clock = Reloj
new-minutes = Minutos por persona
new-seconds = Segundos más por decisión
new-number = un número
new-number-of = { $label }: el número
new-range = De { $least } a { $most }.
new-bots = ¿Qué tal juegan los bots?
new-level =
    { $level ->
        [random] al azar
        [easy] fácil
        [medium] medio
        [hard] difícil
       *[other] { $level }
    }
new-clock-none = Sin reloj
# On a button: for the whole game, and for each decision.
new-clock-short =
    { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
new-clock-own = A tu gusto
new-clock-text = Si se agota el tiempo de alguien, se juega lo que las reglas prevén por defecto.
new-house-rules = Reglas de la casa
new-house-rules-count =
    { $changed ->
        [0] { $count } más, todo como en el reglamento
       *[other] { $count } más, { $changed } con cambios
    }
# What the options that people choose first are about.
new-about =
    { $option ->
        [games] El equipo que gana más partidas gana la serie.
        [pass] ¿Se puede no hacer nada en el turno?
        [target_pies] Gana quien hornee primero esta cantidad de tartas.
        [chat] Se puede hablar, siempre que nadie enseñe una carta.
        [max_pies] Cuántas tartas puede preparar cada quien a la vez.
        [score_piles] ¿Puede todo el mundo mirar las tartas en cajas?
        [windows] Cada cuánto se pregunta a los demás si quieren sabotear una tarta.
        [trade_sizes] Cuántas cartas da cada parte en un trueque.
        [grand] Una partida más larga: cada quien hornea cuatro tartas y cuentan las tres mejores.
       *[claims] La mesa cuenta los logros cumplidos, o hay que darse cuenta.
    }
new-deck = Tu propia baraja
new-go = Abrir la mesa

## Torneos

landing-tournament = Un torneo para una noche
    .text = Hasta dieciséis personas y bots, ronda tras ronda. Las mesas se preparan solas y todo el mundo ve quién va en cabeza.
landing-tournament-open = Abrir un torneo
tournament-title = Torneo
tournament-title-game = Torneo: { $game }
# An entrant who was forgotten.
tournament-someone = Alguien que se fue
tournament-open = Abrir el torneo
tournament-game = ¿Qué juego?
tournament-seats = Jugadores por mesa
tournament-seats-count = mesas de { $count }
tournament-rounds = Rondas
tournament-rounds-count =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
tournament-pairing = ¿Quién juega contra quién?
tournament-format =
    { $format ->
        [round_robin] Todos contra todos
       *[swiss] Sistema suizo
    }
tournament-i-play = Yo también juego
tournament-bots = Bots que juegan desde el principio
tournament-invite = Invita a los demás
    .text = Que escaneen esto, o envía el enlace. { $name } empieza cuando estén todos.
tournament-entrants = Quién juega ({ $count } de { $most })
tournament-you = tú
tournament-left = se ha ido
tournament-add-bot = Añadir un bot
# The host’s buttons; what cannot be taken back is asked twice.
tournament-drop = Quitar a { $name }
tournament-drop-sure = ¿Quitar de verdad a { $name }?
tournament-forfeit = Partida perdida para { $name }
tournament-forfeit-sure = ¿Perdida de verdad para { $name }?
tournament-join = Yo juego
tournament-leave = Dejar el torneo
tournament-leave-sure = ¿De verdad? La partida en curso se pierde
tournament-close = Terminar el torneo
tournament-close-sure = ¿De verdad? Se acaba para todo el mundo
tournament-start = Empezar el torneo
tournament-next = Empezar la ronda siguiente
tournament-to-table = A tu mesa
# How it stands.
tournament-missing =
    { $count ->
        [one] Falta alguien más.
       *[other] Faltan { $count } más.
    }
tournament-ready = Empieza cuando estén todos.
tournament-host-starts = { $name } empieza cuando estén todos.
tournament-your-turn = Tu partida ha empezado.
tournament-your-bye = Descansas esta ronda: el punto es tuyo.
tournament-wait =
    { $count ->
        [one] { $mine ->
            [yes] Tu partida ha terminado. Aún se juega en una mesa.
           *[no] Aún se juega en una mesa.
        }
       *[other] { $mine ->
            [yes] Tu partida ha terminado. Aún se juega en { $count } mesas.
           *[no] Aún se juega en { $count } mesas.
        }
    }
tournament-next-in = La ronda siguiente empieza en { $time }.
tournament-making = Se están poniendo las mesas …
tournament-over = Se han jugado todas las rondas.
tournament-closed = Quien lo abrió ha terminado este torneo.
tournament-round = Ronda { $number }
tournament-round-of = Ronda { $number } de { $rounds }
tournament-table = Mesa { $number }
tournament-status =
    { $status ->
        [planned] por jugar
        [playing] en juego
       *[over] terminada
    }
tournament-score = Puntuación { $score }
tournament-forfeited = perdida
# Buttons below a table.
tournament-way =
    { $way ->
        [mine] A tu mesa
        [playing] Mirar
       *[over] Ver de nuevo
    }
tournament-way-to =
    { $way ->
        [mine] A tu mesa, la { $number }
        [playing] Mirar la mesa { $number }
       *[over] Ver de nuevo la mesa { $number }
    }
tournament-bye = descansa: 1 punto
tournament-bye-title = Descanso
tournament-house-bot = Bot de la casa
tournament-standings = Clasificación
tournament-rank = Puesto
tournament-points = Puntos
tournament-points-count = Puntos: { $points }
tournament-games = Partidas
tournament-tie =
    { $tie ->
        [buchholz] Buchholz
        [median] Buchholz mediano
        [direct] Encuentro directo
        [sonneborn] Sonneborn-Berger
       *[scores] Parte de la puntuación
    }
# The same as the head of a narrow column.
tournament-tie-short =
    { $tie ->
        [buchholz] Buch.
        [median] B. med.
        [direct] Directo
        [sonneborn] S.-B.
       *[scores] Parte
    }
tournament-tie-why =
    { $tie ->
        [buchholz] los puntos de todos tus rivales juntos. Va por delante quien tuvo rivales más fuertes.
        [median] los puntos de todos tus rivales juntos, sin el mejor ni el más flojo. Va por delante quien tuvo rivales más fuertes.
        [direct] lo que hicieron en sus partidas entre sí quienes están empatados, si todos se han enfrentado.
        [sonneborn] los puntos de los rivales a los que ganaste y la mitad de los puntos de aquellos con los que empataste. Ganar a alguien fuerte cuenta más.
       *[scores] tu parte de lo que sumó la mesa según la cuenta del propio juego, de media en tus partidas.
    }
tournament-level = Igualado con { $name }: decide { $tie ->
        [buchholz] el Buchholz
        [median] el Buchholz mediano
        [direct] el encuentro directo
        [sonneborn] el Sonneborn-Berger
       *[scores] la parte de la puntuación
    }, { $own } a { $theirs }.
tournament-won =
    { $count ->
        [one] ¡{ $name } gana el torneo!
       *[other] ¡{ $name } ganan el torneo!
    }
tournament-how = Cómo se cuenta
tournament-how-points =
    { $table ->
        [two] Ganar vale 1 punto; empatar, medio.
        [teams] Ambos compañeros reciben 1 punto por ganar y medio por empatar. Los compañeros cambian de ronda en ronda.
       *[more] La parte de los demás de la mesa que dejas atrás: el primer puesto vale 1 punto y el último ninguno. Con quien compartes puesto cuenta la mitad.
    }
tournament-how-level = Si hay igualdad de puntos
tournament-how-pairing =
    { $pairing ->
        [round_robin-two] Cada cual juega una vez contra cada uno de los demás y se sienta primero más o menos tantas veces como segundo.
        [round_robin-more] Las mesas se mezclan para que todos se encuentren con todos lo más por igual posible. Si hay compañeros, también cambian.
        [swiss-two] Se enfrentan quienes tienen los mismos puntos, y nadie juega dos veces contra la misma persona si se puede evitar. La primera ronda se sortea.
       *[swiss-more] Se sientan juntos quienes tienen más o menos los mismos puntos, y se repiten los menos encuentros posibles. La primera ronda se sortea.
    }
tournament-how-bye = Si el número es impar, en cada ronda alguien no juega y recibe el punto: en el sistema suizo, el último entre quienes aún no han descansado, como mucho una vez si se puede evitar. Lo mismo vale para quien debía jugar contra alguien que se ha ido.
tournament-how-house = Si una mesa no está llena, bots de la casa ocupan los sitios libres. Juegan, pero no están en la clasificación.
tournament-absent = Si alguien no está
tournament-how-absent = Al cabo de un minuto juega un bot hasta que vuelva. Quien abrió el torneo puede dar una partida por perdida; quien deja el torneo pierde la partida en curso y ya no se le empareja.
tournament-none = No hay ningún torneo { $code }.
    .text = Quizá hay una letra mal, o se olvidó hace mucho.
tournament-finding = Buscando el torneo …
tournament-back = Volver al torneo

## The waiting room

room-title = sala de espera
room-invite = Invita a tus amistades
    .text = Que escaneen esto, o envía el enlace. No hace falta cuenta.
room-link = Enlace a esta mesa
room-copy = Copiar enlace
room-copied = Copiado
room-share = Compartir enlace
room-qr = Código QR del enlace
room-phones = Dejar entrar a los teléfonos
    .text = De momento solo puede entrar este equipo. Deja entrar a los teléfonos y podrá entrar toda tu red wifi, hasta que cierres Bakehouse.
    .open = Ya puede entrar toda tu red wifi: que escaneen esto, o envía el enlace.
room-places = Asientos
room-free = Asiento libre
    .text = a la espera de alguien
room-you = tú
room-you-host = tú · organizas
room-host = organiza la mesa
room-here = presente
# How well a bot plays.
room-level = Nivel de { $name }
room-sit = Sentarse aquí
room-add-bot = Añadir un bot
room-remove = Quitar a { $name }
room-remove-place = Quitar este asiento
room-agreed = Acordado en esta mesa
room-agreed-line = { $label }: { $value }
# Nothing was agreed that the rulebook says otherwise.
room-rulebook = Todo como en el reglamento
room-more = { $count } más
room-clock =
    { $seconds ->
        [0] { $minutes } min por persona
       *[other] { $minutes } min por persona y { $seconds } s más por decisión
    }
room-options = Opciones
room-options-use = Jugar con estas
room-start = Empezar la partida
    .text = Empieza cuando quieras.
room-add-place = Añadir un asiento ({ $count } de { $most })
room-open-places =
    { $count ->
        [0] Ya está todo el mundo.
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
room-bots =
    { $count ->
        [one] Empieza cuando quieras: un bot ocupa el asiento libre y después alguien puede sustituirlo.
       *[other] Empieza cuando quieras: los bots ocupan los { $count } asientos libres y después alguien puede sustituirlos.
    }
room-host-starts = { $name } empieza la partida.
    .text = Mientras tanto: las reglas se leen en un minuto.
room-how = Cómo se juega a { $game }
room-leave = Dejar la mesa
room-tell-me = Avisarme cuando me toque

## The page of a guest

guest-invites = { $name } te invita a { $game }
guest-no-account = sin cuenta
guest-there = Quién está
# Under an empty place; the form is for the one that the guest will take.
guest-place = libre
    .yours = ¿tú?
guest-sit = Sentarse
guest-watch = Solo mirar
guest-full = Todos los asientos están ocupados, pero puedes mirar.

look-title = Tu mascota y tu color
look-mascot = Tu mascota
look-colour = Tu color
look-taken = { $mascot }, ya la tiene { $name }

## Slow tables

new-clock-slow = Días
slow-time = Tiempo por turno
slow-hours =
    { $unit ->
        [days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
       *[hours] { $count ->
            [one] 1 hora
           *[other] { $count } horas
        }
    }
slow-late = Cuando se acaba el tiempo
slow-late-does =
    { $late ->
        [bot] Juega un bot
       *[default] Lo que dictan las reglas
    }
slow-text = Ve y vuelve cuando quieras: la mesa espera este tiempo en cada turno, y nunca más. Después sigue sin esa persona hasta que vuelva.
# In the waiting room, among what was agreed.
slow-agreed =
    { $late ->
        [bot] { $time } por turno, después juega un bot
       *[default] { $time } por turno, después lo que dictan las reglas
    }
# Time left, as short as can be.
slow-left =
    { $unit ->
        [days] { $days } d { $hours } h
        [hours] { $hours } h { $minutes } min
       *[minutes] { $minutes } min
    }
# In the list of tables.
slow-time-left = quedan { $left }
# Of a player who is away: the rules’ default is played for them.
slow-stand-in = ausente, según reglas
slow-ask-stand-in = No estabas: se juega por ti lo que dictan las reglas.

## Away

# At the list of tables, where one of them takes days: a button.
away-say = Me voy unos días…
away-until = Estás fuera hasta el { $date }: tus turnos esperan.
away-title = ¿Te vas unos días?
    .text = En las mesas que duran días, tus turnos esperan hasta que vuelvas, y los demás ven hasta cuándo. Termina por sí solo.
away-last = Hasta el final del día
away-limit = Como mucho hasta el { $date }.
away-go = Estoy fuera hasta entonces
away-back = Ya he vuelto
# Notifications, beside one's tables.
notify-say = Avísame también con esta página cerrada
    .text = Tu navegador muestra cuándo te toca.
notify-on = Este navegador te avisa de tus turnos, también con esta página cerrada.
notify-off = Ya no
notify-denied = Tu navegador no deja que esta página te avise. Puedes cambiarlo en sus ajustes para esta página.
notify-failed = Ahora no se puede contactar con el servicio de notificaciones de tu navegador.
# At a seat of a table that takes days.
away-seat = fuera hasta el { $date }

## The page as an app

# A newer page than this one is there: a note with two buttons.
app-new = Hay una versión nueva de Bakehouse.
app-new-load = Cargarla
app-new-later = Más tarde
app-offline = No se puede llegar a Bakehouse
    .text = Quizá no tienes conexión, o el servidor se ha detenido. Esta página lo sigue intentando sola.
app-offline-needs = Lo que necesita la conexión
    .text = Jugar, también contra bots; tus mesas y las repeticiones; los reglamentos completos; el laboratorio.
# What works all the same: a link.
app-offline-works = Lo que funciona sin ella
    .text = La ayuda, con las reglas de los cinco juegos de un vistazo

## The line to the server

line-title = Conexión
line-silent = El servidor lleva un momento sin responder. Esta página espera y sigue por sí sola.
line-broken = Se ha perdido la conexión con la mesa. Reintentando; no se pierde nada.

## A table

screen-table = Mesa
screen-hint = Pista
screen-undo = Deshacer
    .title = Deshacer la última jugada
screen-log = Crónica
screen-rules = Reglas
screen-beside = Junto a la mesa
screen-spoken = Anuncios
screen-damaged = La mesa { $code } no se puede abrir
screen-none = No hay ninguna mesa con el código { $code }
    .text = Quizá se cerró, o el código tiene una errata.
screen-finding = Buscando la mesa…
screen-closed = Esta mesa se ha cerrado
screen-record = Descargar el registro
screen-unseated = Quien organiza la mesa ha dado tu asiento a un bot. Puedes seguir mirando.

# A name follows, in a line of its own.
curtain-pass = Pasa la pantalla a
curtain-take = Soy { $name }: mostrar mis cartas

menu-open = Menú
menu-title = Menú de la mesa
menu-code =
    { $watchers ->
        [0] Mesa { $code }
       *[other] Mesa { $code } · { $watchers } mirando
    }
# A list of bots follows.
menu-free-one = Ceder el sitio de un bot
menu-back = Volver a jugar por { $name }
menu-stand = Dejar que un bot juegue por { $name }
menu-ask = Pedir el asiento de { $name }
menu-go-on = Continuar
menu-pause = Pausar la mesa
menu-bot = Dar el asiento de { $name } a un bot
menu-bot-sure = ¿De verdad? Dar el asiento de { $name } a un bot
menu-close = Cerrar la mesa
menu-close-sure = ¿De verdad? Se cierra para todo el mundo

request-yours = Has pedido el asiento de { $owner }. Decide la mesa.
request-other = <b>{ $name }</b> quiere ocupar el asiento de { $owner } y vería su mano.
request-yes = Permitir
request-no = No
# What is told of others at the table.
told-sat = { $name } se ha sentado.
told-left = { $name } se ha ido.
told-away = { $name } no está ahora.
told-back = { $name } ha vuelto.
request-others = Falta la respuesta de los demás.

## Players around the table

chair-you = { $name } (tú)
chair-partner = tu pareja
chair-turn = con el turno
chair-thinking = piensa …
chair-cards =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
chair-bot =
    { $level ->
        [random] bot aleatorio
        [easy] bot fácil
        [medium] bot medio
        [hard] bot difícil
       *[other] bot ({ $level })
    }
chair-open = asiento libre
chair-stand-in = ausente, juega un bot
chair-away = ausente

## What is asked

ask-title = Qué hacer
ask-paused = La mesa está en pausa.
ask-stand-in = Un bot juega por ti.
ask-answered = Ya has elegido. Los demás piensan.
ask-watching = Estás mirando.
ask-all = Todas las opciones
ask-all-count = Todas las opciones ({ $count })
ask-hide = Ocultar la lista
ask-picked = Elegido hasta ahora
ask-cancel = Cancelar
ask-hinted = { $label } (pista)
ask-hint-spoken = Pista: { $label }
# A question and what a bot would answer: “Espresso Shot: play a card? Yes”.
ask-hint-answer = { $question } { $answer }
ask-standing = Respuestas por adelantado

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Opciones
popup-why-not = ¿Por qué no { $name }?
popup-moment = Un momento…
# What is asked now follows, in a line of its own.
popup-not-now = Ahora no.

## The frame of the table

theme =
    { $theme ->
        [auto] como el sistema
        [light] claro
        [dark] oscuro
       *[contrast] alto contraste
    }
menu-speed = Ritmo de los bots
menu-sound = Sonido
menu-theme = Tema
speed =
    { $speed ->
        [slow] despacio
        [normal] a ritmo normal
        [fast] rápido
       *[step] paso a paso
    }
dock-sure = ¿Seguro: { $label }?
dock-moment = La ronda ha terminado.
dock-continue = Continuar
dock-next = Siguiente
dock-skip = Saltar a mi turno
dock-back = Volver a jugar
dock-drop = { $label }: deshacer
strip-title = Lo último que pasó: abrir el registro
stage-just-now = Ahora mismo
stage-since = Desde tu turno
turn-yours = ¡Te toca, { $name }!
hint-do = Hazlo
hint-other = Otra idea
popup-rule = La regla
board-the-pie-game-goal =
    { $pies ->
        [one] ronda { $round } · gana la primera tarta
       *[other] ronda { $round } · ganan { $pies } tartas
    }
board-the-pie-game-of = { $count } de { $all }
board-the-pie-game-on-recipe = en tu receta
board-the-pie-game-off-recipe = no está en tu receta

## Beside the table

log-title = Qué ha pasado
log-earlier = Mostrar lo anterior

chat-title = Chat
# Of a tab: how many lines nobody has read yet.
chat-title-unread = Chat ({ $count })
chat-unread =
    { $count ->
        [one] 1 mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-watching = (mirando)
chat-nothing = Nadie ha dicho nada todavía.
chat-silent = En esta mesa no hay chat (opción de { $ruling }).
chat-say-something = Di algo
chat-say = Enviar
chat-phrases = Decir con un toque
# Said by a press.
chat-quick-luck = ¡Suerte!
chat-quick-nice = ¡Bien jugado!
chat-quick-wait = Un momento…
chat-quick-thanks = ¡Gracias!
chat-spoken = { $name }: { $text }

rules-title = Reglamento
rules-page =
    { $page ->
        [glance] De un vistazo
       *[all] Todas las reglas
    }
rules-search = Buscar en las reglas
rules-opening = Abriendo el reglamento…
# In other languages: “The rules are in English so far.”
rules-english = Por ahora las reglas están en inglés.
rules-rule = Regla { $id }
# The chapter of the rules that are everywhere the same.
rules-house = La casa

## Cards and piles

hidden-card = una carta oculta
hand-yours = Tu mano
hand-empty = Sin cartas en la mano.
hand-known = Seguro en la mano: { $cards }
hand-unknown = De esta mano no se sabe nada seguro.
# On a card that was just drawn.
hand-new = nueva
# A card of a pie that lies face down.
stack-hidden = boca abajo
stack-down = { $name } (boca abajo)
pile-cards =
    { $count ->
        [one] { $title }, 1 carta
       *[other] { $title }, { $count } cartas
    }
pile-with-top =
    { $count ->
        [one] { $title }, 1 carta, encima { $top }
       *[other] { $title }, { $count } cartas, encima { $top }
    }
mark-dollars = ${ $dollars }
mark-minutes = { $minutes } min
mark-prime = { $minutes }′

## The end of a game

end-won =
    { $winners-is ->
        [you] ¡Ganas tú!
        [with-you] ¡Menuda hornada: ganan { $winners }!
        [other] ¡Gana { $winners }!
       *[others] ¡Ganan { $winners }!
    }
end-draw = Empate
end-scores = Puntuación. { $scores }
end-score = { $name }: { $score }
end-next = A la siguiente partida
end-rematch = Revancha
end-replay = Ver la repetición
end-others = Otros juegos
end-scoring = El recuento
end-adding = Sumando los puntos…
end-no-scoring = El recuento no se puede mostrar ahora mismo.

## The sheet of a result

sheet-score = Puntos
sheet-score-why = Lo que tiene cada cual al final de la partida.
# Under the first point of a chart of scores.
chart-start = inicio
chart-number = { $number }
# What the numbers under a chart count.
chart-round = Ronda
chart-turn = Turno
chart-move = Jugada

## A replay

replay-title = Repetición
replay-title-game = Repetición: { $game }
replay-opening = Abriendo el registro…
replay-hand = La mano de { $name }
replay-own-hand = La mano
replay-move = Jugada
replay-event-before = Suceso anterior
replay-event-next = Suceso siguiente
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausar
replay-eyes = Con los ojos de
replay-everybody = todo el mundo
replay-spectator = el público

## The full screen of a result, and the tape of a replay

end-player = Quién
end-how = Así ha ido
# What is shown: player by category, the scores over time, or the scoring line by line.
end-page =
    { $page ->
        [table] Tabla
        [chart] Gráfico
       *[scoring] Recuento
    }
# How the reader did. Rank 0: nobody won, or everybody.
end-rank =
    { $team ->
        [yes] { $rank ->
            [0] Tu equipo ha terminado con { $score }.
            [1] Tu equipo ha ganado con { $score }.
           *[other] Tu equipo ha perdido con { $score }.
        }
       *[no] { $rank ->
            [0] Has terminado con { $score }.
            [1] Has ganado con { $score }.
           *[other] Has quedado en el puesto { $rank } con { $score }.
        }
    }
# Instead of a score.
end-nothing = nada
# Somebody wants a rematch.
end-next-open = La siguiente partida está abierta.
end-share = Compartir
end-copied = Enlace a la repetición copiado
replay-at = Jugada { $move } de { $moves }
replay-speed = Velocidad
replay-hands = Manos
replay-result = Al resultado
replay-go-to = Ir a la jugada { $number }

## Reviewing one’s own game, going on from a position, sharing one

review-open = Repasar mi partida
review-title = Repaso de tu partida
review-thinking = El bot difícil repasa tus decisiones…
review-found =
    { $count ->
        [one] La decisión que más te ha costado
       *[other] Las { $count } decisiones que más te han costado
    }
review-nothing = No hay nada decisivo: de tus { $decisions } decisiones, ninguna fue claramente peor que lo que habría hecho el bot difícil.
review-fair = Se juzga según lo que podías saber en ese momento. En cada partida simulada se repartieron de nuevo las cartas ocultas, de maneras que encajan con lo que habías visto.
review-when = Jugada { $move }
review-hand = Tu mano
review-played = Has jugado
review-better = El bot difícil jugaría
# How likely one wins with this move.
review-chance = gana el { $percent } %
review-gain = { $points } puntos porcentuales, ± { $error }; { $games } partidas simuladas de cada una
review-see = Verlo
fork-play = Jugar desde aquí
# The game goes on from a finished one: that one’s table, and after how many moves.
fork-from = De { $code }, jugada { $move }
fork-replay = Repetición de la partida de la que viene
share-open = Compartir esta posición
share-live = El enlace y la imagen muestran lo que ves ahora, y nada de lo que venga después. Cuando la partida termine, se podrá seguir jugando desde su repetición.
share-seen = El enlace y la imagen muestran esta posición con los ojos de { $name }.
share-link = Compartir el enlace
share-replay = Compartir la repetición
share-picture = Guardar la imagen
share-copied = Enlace copiado
share-alt = { $game }: la posición en una imagen
share-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
position-title = Posición: { $game }
position-eyes = Con los ojos de { $name }
position-spectator = alguien que mira
position-looking = Un momento de una partida. Aquí ya no pasa nada más.
# Shared while the game went on.
position-live = De una partida en curso: solo para mirar, para que nadie conozca cartas ocultas.
position-replay = Ver la repetición
position-opening = Abriendo la posición…
position-bad = Este enlace no lleva a ninguna posición. Puede que se haya cortado por el camino: pídelo otra vez.

## Help

help-rules = Las reglas de los juegos
    .text = Elige un juego: sus reglas caben en una página.
help-sit = Sentarse a la mesa
    .text = <b>Jugar ya</b> te sienta al momento contra bots. <b>Invitar</b> abre una mesa con un enlace, un código y una imagen para escanear; quien abre el enlace ocupa un asiento. En <b>Opciones</b> eliges asientos, bots, reglas de la casa, un reloj y tu propia baraja; con «Otra persona en esta pantalla» varias personas juegan en un mismo dispositivo, con un telón entre ellas.
    .later = Tus mesas te esperan: cierra la página, vuelve otro día con el mismo navegador y sigue jugando.
help-play = Jugar
    .text = Lo que brilla se puede elegir. Al pulsar una carta de tu mano solo la eliges; el botón dice entonces qué va a pasar, y lo hace. Una jugada de varias partes se elige paso a paso: primero la carta, luego el lugar. Las partes se ven junto a la pregunta y se quitan al pulsarlas. Las cartas se pueden arrastrar a su sitio. Todo está también en una lista: «Todas las opciones».
    .help = Pulsa algo que no brilla y sabrás por qué no se puede elegir, con la regla correspondiente. <b>Pista</b> pregunta a un bot qué haría con tus cartas y por qué. <b>Deshacer</b> retira tu última jugada mientras no hayas sabido nada nuevo desde entonces. Una carta nombrada en la crónica se abre al pulsarla.
help-keys = Teclas
help-afterwards = Después
    .text = Al terminar una partida se explica el recuento, y la repetición se puede ver con los ojos de cualquiera. El registro es un archivo de texto (.pie) que cualquiera puede comprobar con <b>bakehouse verify</b>.

keys-title = Cómo se juega aquí
keys-text = Todo lo que brilla se puede elegir ahora. Pulsa cualquier otra cosa y la página te dirá por qué no. Las cartas también se pueden arrastrar a su sitio.
keys-number = ir a esa opción, mientras la lista está abierta
# The names of keys.
keys-walking = Tab, flechas, Intro
keys-walk = recorrer el tablero y la mano, y elegir
# The name of a key.
keys-space = Espacio
keys-skip = saltar lo que se está mostrando
keys-escape = cerrar lo que está abierto; deshacer la última parte de una jugada
keys-hint = una pista de un bot
keys-undo = deshacer, si no se ha revelado nada
keys-read = leer en grande la carta enfocada
keys-log = la crónica
keys-chat = el chat
keys-rules = el reglamento
keys-sound = sonido sí o no
keys-repeat = repetir lo último que se ha dicho
keys-keys = estas teclas

## Lessons: a first game by a script. What a game’s own steps say is in the catalogue of the game.

lesson-learn = Aprender jugando
lesson-learn-game = Aprender jugando: { $game }
lesson-resume = Seguir con la lección
lesson-resume-game = Seguir con la lección: { $game }
lesson-title = Lección
# On a bar that fills, for those who cannot see it.
lesson-progress = Lección: { $step } de { $steps }
lesson-next = Siguiente
lesson-back = Atrás
# What is to be pressed: a card, a player, the words on a button.
lesson-press = Pulsa: { $thing }
# To whoever presses something while the lesson still explains.
lesson-next-first = Primero pulsa «Siguiente».
# Where somebody plays a game with bots for the first time; below it the buttons lesson-learn and lesson-decline.
lesson-offer = ¿{ $game } es nuevo para ti?
    .text = Apréndelo jugando: unos cuatro minutos.
lesson-decline = No, gracias
lesson-play = Jugar de verdad
lesson-other = Otra lección: { $game }
lesson-drop = Terminar la lección
lesson-drop-sure = ¿De verdad? Después empieza de cero

## Rules at a glance: the headings. What a game’s page says is in the catalogue of the game.

glance-goal = Objetivo
glance-turn = Un turno
glance-scoring = Puntuación
glance-end = El final
glance-print = Imprimir esta página

## Board: Pastry Chefs

board-pastry-chefs-goal = gana el primer equipo con { $points } puntos
# The same where there is little room.
board-pastry-chefs-goal-short = a { $points }
board-pastry-chefs-turn-bake = ¿Hornear, mover o robar?
board-pastry-chefs-turn = ¿Mover o robar?
# Whoever draws must reveal something: the question says so.
board-pastry-chefs-reveal =
    { $count ->
        [one] Quien roba revela algo: ¿palo o número?
       *[other] Quien roba revela algo: ¿qué dices?
    }
board-pastry-chefs-won =
    { $count ->
        [one] 1 partida ganada
       *[other] { $count } partidas ganadas
    }
board-pastry-chefs-points = { $points } de { $most } puntos
board-pastry-chefs-tail = o pulsa una carta, a alguien o el mazo
# Below three cards each: what a pastry is made of.
board-pastry-chefs-run = Escalera: un palo
board-pastry-chefs-set = Grupo: un número
# All cards of a number, as short as can be.
board-pastry-chefs-number = los { $number }
board-pastry-chefs-grid = Las dieciséis cartas: descartes, lo bloqueado y las palabras de un Movimiento
board-pastry-chefs-tracker = Registro de cartas
# In the corner of the grid, below their number: very short.
board-pastry-chefs-discards = Descarte
board-pastry-chefs-rows = fila: escalera · columna: grupo
# In the head of the card tracker: there are three copies of each card.
board-pastry-chefs-copies = 3 de cada
board-pastry-chefs-cell = { $name }: { $discarded } en el descarte, { $yours } en tu mano, { $known } en una mano conocida, { $unseen } sin ver, { $baked } en pasteles
board-pastry-chefs-cell-blocked = { $name }, bloqueado
# Marks in the grid: where the three copies of a card are.
board-pastry-chefs-discarded = descarte
board-pastry-chefs-yours = tuyas
board-pastry-chefs-known = conocida
board-pastry-chefs-unseen = sin ver
board-pastry-chefs-baked = horneadas
board-pastry-chefs-blocked =
    { $seat-is ->
        [you] Bloqueado por tu turno: <b>{ $words }</b>
       *[other] Bloqueado por { $seat }: <b>{ $words }</b>
    }
board-pastry-chefs-free = No hay nada bloqueado.
board-pastry-chefs-free-ask = Para preguntas no hay nada bloqueado.
# A sentence of which every bold word is a thing to press. $what is “hearts”, $origin and $destination are players or the discard pile.
board-pastry-chefs-move = Mover <b>{ $what }</b> de <b>{ $origin }</b> a <b>{ $destination }</b>
board-pastry-chefs-ask = Preguntar a <b>{ $holder }</b>: ¿tienes <b>{ $what }</b>?
board-pastry-chefs-said = { $what-short }
board-pastry-chefs-is = Es { $what-short }
# Below what one may reveal: what the next player may not name in a Move.
board-pastry-chefs-blocks = bloquea { $what }
board-pastry-chefs-move-cards = Mover { $what-short }
# In that sentence: a player who reads, the discard pile, and words that are still missing.
board-pastry-chefs-you = ti
board-pastry-chefs-self = Tú
board-pastry-chefs-pile = la pila
board-pastry-chefs-how-many = ¿cuántas?
board-pastry-chefs-which = ¿cuáles?
board-pastry-chefs-whom = ¿quién?
board-pastry-chefs-start-over = Empezar de nuevo
board-pastry-chefs-start-move = Mover cartas
board-pastry-chefs-start-draw = Robar y preguntar
board-pastry-chefs-bake =
    { $points ->
        [one] Hornear { $what } · 1 punto
       *[other] Hornear { $what } · { $points } puntos
    }
board-pastry-chefs-your-hand = Tu mano
# What is asked for the next empty place of the sentence; on a button that waits, what is to be pressed.
board-pastry-chefs-say-from = ¿De quién?
board-pastry-chefs-say-to = ¿A quién?
board-pastry-chefs-say-which = ¿Qué cartas?
board-pastry-chefs-say-count = ¿Cuántas?
board-pastry-chefs-say-whom = ¿A quién preguntas?
board-pastry-chefs-say-this = ¿Preguntar esto?
board-pastry-chefs-make-move = ¿Mover así?
board-pastry-chefs-choose =
    { $count ->
        [one] Elige una carta
       *[other] Elige { $count } cartas
    }
board-pastry-chefs-give = Entregar { $cards-short }
board-pastry-chefs-discard = Descartar { $cards-short }
board-pastry-chefs-take = Tomar { $cards-short }
board-pastry-chefs-open = Ves esas cartas: no puede fallar.
board-pastry-chefs-sure = { $owner } tiene seguro { $what }: no puede fallar.
board-pastry-chefs-fails = { $owner } tiene menos, seguro: falla y descartas una carta.
board-pastry-chefs-risk = Si { $owner } tiene menos, no se mueve nada y descartas una carta.
board-pastry-chefs-answered = Ya sabes la respuesta.
board-pastry-chefs-drew = Has robado { $cards-short }.
board-pastry-chefs-heard = Todos oyen lo que dices, y el siguiente jugador no puede nombrarlo al mover.
board-pastry-chefs-yes = Sí
board-pastry-chefs-no = No
# On a player: what a press means, or what the player is in the sentence.
board-pastry-chefs-from = de
board-pastry-chefs-to = a
board-pastry-chefs-asked = preguntar
# A note on a player: surely no threes, no ♥.
board-pastry-chefs-no-number = ningún { $number }
board-pastry-chefs-no-suit = ningún { $sign }
board-pastry-chefs-holds = Seguro que tiene: <b>{ $words }</b>
board-pastry-chefs-most = Como mucho: <b>{ $words }</b>
board-pastry-chefs-none = Seguro que no tiene: <b>{ $words }</b>
board-pastry-chefs-has-baked = Ha horneado:

## Mascots, sound and alerts

# What a person looks like at the table; bots look like the herbs and spices they are called.
mascot-apple = Manzana
mascot-cherry = Cereza
mascot-lemon = Limón
mascot-blueberry = Arándano
mascot-peach = Melocotón
mascot-pumpkin = Calabaza
mascot-egg = Huevo
mascot-butter = Mantequilla
mascot-honey = Miel
mascot-coconut = Coco
mascot-pecan = Nuez pecana
mascot-strawberry = Fresa

# The colour of a seat.
colour-red = Rojo
colour-gold = Dorado
colour-green = Verde
colour-blue = Azul
colour-plum = Ciruela
colour-teal = Turquesa
colour-steel = Gris acero


# The title of the browser’s tab.
alert-title = ● Te toca – { $game }
alert-notification = Te toca jugar: { $game }

## Board: Pie Factory

board-pie-factory-goal = día { $day }/2 · mazo { $count }
board-pie-factory-line = La cinta de montaje
board-pie-factory-place = Puesto { $number }
board-pie-factory-taken = tomada
board-pie-factory-free = gratis
board-pie-factory-pay = paga { $count }
board-pie-factory-needs =
    { $count ->
        [one] pide 1 carta
       *[other] pide { $count } cartas
    }
board-pie-factory-no-card = Puesto { $number }, vacío
board-pie-factory-no-pie = Tarta { $number }, vacía
board-pie-factory-pie = Tarta { $number }: { $layers }; ${ $dollars }
board-pie-factory-boxed =
    { $count ->
        [0] ninguna tarta empaquetada
        [one] 1 tarta empaquetada
       *[other] { $count } tartas empaquetadas
    }
board-pie-factory-score-pile = Tu pila de puntos
board-pie-factory-in-boxes = en cajas
board-pie-factory-number = Tarta { $number }
board-pie-factory-round = Ronda
board-pie-factory-new-order = Nuevo orden
board-pie-factory-next = Después
board-pie-factory-tie = Mismo tiempo: quien iba antes en esta ronda sigue delante.
board-pie-factory-last = al final
board-pie-factory-peg = { $name }, { $minutes } minutos
board-pie-factory-peg-last = { $name } va al final
board-pie-factory-tail = El menor tiempo va primero; en un empate se mantiene el orden.
board-pie-factory-take-verb = Tomar
# On a tag, before the price: it can only be taken face down.
board-pie-factory-down-verb = Boca abajo
board-pie-factory-play-verb = Jugar
board-pie-factory-pay-verb = Pagar
# The same on a card that is chosen to pay with.
board-pie-factory-paid = Paga ✓
board-pie-factory-draw = Robar
board-pie-factory-draw-one = Robar una carta
board-pie-factory-goes-last = irás al final
board-pie-factory-box = Empaquetar…
# Below it: what boxing brings, and what it costs.
board-pie-factory-box-note = puntúa · al final
board-pie-factory-box-which = ¿Qué tartas empaquetas?
board-pie-factory-choose-pies = Pulsa las tartas
board-pie-factory-only-tops = solo puntúa la carta de arriba
board-pie-factory-box-for = Empaquetar { $count } por ${ $dollars }
board-pie-factory-scores = Da ${ $dollars }
board-pie-factory-take-card = ¿Tomar { $card }?
board-pie-factory-play-card = ¿Jugar { $card }?
board-pie-factory-take-it =
    { $side ->
        [down] Tomar boca abajo
       *[up] Tomarla
    }
board-pie-factory-play-it =
    { $side ->
        [down] Jugar boca abajo
       *[up] Jugarla
    }
board-pie-factory-pay-first = elige con qué pagas
board-pie-factory-pay-more =
    { $count ->
        [one] Paga con una carta más
       *[other] Paga con { $count } cartas más
    }
board-pie-factory-pays =
    { $cards-count ->
        [one] paga { $cards }
       *[other] paga { $cards-count } cartas
    }
board-pie-factory-side = Cómo queda la carta
board-pie-factory-up = Boca arriba
board-pie-factory-down = Boca abajo
board-pie-factory-no-crust = ninguna base libre
board-pie-factory-no-filling = ningún relleno encaja
board-pie-factory-no-room = no cabe otra tarta
board-pie-factory-to-hand = vuelve a tu mano
board-pie-factory-goes-here = irá aquí
board-pie-factory-may-go-here = puede ir aquí
board-pie-factory-becomes = { $card }, ${ $dollars }
board-pie-factory-down-worth = Boca abajo, $0
board-pie-factory-on-pie = Sobre la tarta { $number }
board-pie-factory-on-dough = base boca abajo
board-pie-factory-took =
    { $minutes ->
        [one] { $card }: 1 minuto
       *[other] { $card }: { $minutes } minutos
    }
board-pie-factory-next-place =
    { $place ->
        [1] Empezarás la próxima ronda.
        [2] Irás en segundo lugar la próxima ronda.
        [3] Irás en tercer lugar la próxima ronda.
       *[4] Irás en cuarto lugar la próxima ronda.
    }
board-pie-factory-choose-card = Elige una carta
board-pie-factory-drop = Descartar { $card }
board-pie-factory-to-discards = a la pila de descartes
board-pie-factory-choose-pie = Elige una tarta
board-pie-factory-give-up = Perder ${ $dollars }
board-pie-factory-goes-stale = Se pone rancia ✓
board-pie-factory-fresh = Las bases aguantan
board-pie-factory-give-up-card = Perder { $card }, ${ $dollars }
board-pie-factory-all-lost = se pierden todas sus cartas
board-pie-factory-closing = Hora de cerrar: acaba el día { $day }
board-pie-factory-overnight = Quien tiene tartas rellenas fuera pierde una.
board-pie-factory-bosses-bring =
    { $points ->
        [0] los jefes no dan nada
       *[other] los jefes dan { $points } puntos
    }
board-pie-factory-done = listo · { $minutes } min
board-pie-factory-done-down = listo · boca abajo
board-pie-factory-done-last = listo · va al final
board-pie-factory-waits = espera
board-pie-factory-goal-soon = día { $day } · mazo { $count }, acaba ya
board-pie-factory-goal-last = día { $day }/2 · última ronda
board-pie-factory-last-round = Última ronda hoy
board-pie-factory-perhaps-last = Quizá última ronda
# Below it: why.
board-pie-factory-perhaps-why = quizá falten cartas en el mazo
board-pie-factory-stale-soon = Última ronda de hoy: una tarta rellena se pone rancia
board-pie-factory-stale-perhaps = El día puede acabar: una tarta rellena se pone rancia
board-pie-factory-safe = Última ronda de hoy: ninguna tarta tuya se pone rancia
board-pie-factory-at-risk = En riesgo
board-pie-factory-crust = Base
board-pie-factory-scores-crust = ${ $dollars }, no es tarta
board-pie-factory-pies =
    { $count ->
        [one] 1 tarta
       *[other] { $count } tartas
    }
board-pie-factory-lost-mine = Tu tarta de { $card } se pone rancia: pierdes ${ $dollars }
board-pie-factory-lost = { $name } pierde ${ $dollars }
board-pie-factory-lost-none = Nadie tenía tartas rellenas fuera: nadie pierde ninguna.
board-pie-factory-lost-not-you = No tenías tartas rellenas fuera: no pierdes nada.
board-pie-factory-lost-choose = Tú eliges qué tarta rellena se pone rancia.
board-pie-factory-day-begins = Después empieza el día 2, con los descartes como mazo.
board-pie-factory-day-final = Las demás tartas se empaquetan y se cuentan los puntos.
board-pie-factory-go-on = Pulsa para seguir
board-pie-factory-boxes =
    { $seat-is ->
        [you] Empaquetas { $count } a la vez: { $sum }
       *[other] { $seat } empaqueta { $count } a la vez: { $sum }
    }
board-pie-factory-bosses = Jefes y tartas
board-pie-factory-bosses-why = Al final, la mayoría de iconos de cada jefe da los puntos. Un empate no da nada.
board-pie-factory-most-pies = Más tartas
# Beside the number of pies: these points come with having the most.
board-pie-factory-most = +{ $points } por ser más
board-pie-factory-pies-why = Una base empaquetada no es una tarta.
board-pie-factory-points = +{ $points }
board-pie-factory-boss-most = { $boss }: { $points } puntos por la mayoría
board-pie-factory-grandma = Abuela: al final, uno de tus iconos de Presidente puede contar como Capataz o Secretaria.
board-pie-factory-lies-down = boca abajo
board-pie-factory-this-round = Esta ronda
board-pie-factory-hand-full = tienes la mano llena
board-pie-factory-deck-empty = el mazo está vacío
board-pie-factory-on-table = En la mesa
board-pie-factory-in-box = Empaquetado
board-pie-factory-nothing = nada todavía

## Boards

board-deck = Mazo
board-draw-pile = Mazo
board-press-card = Pulsa una carta
board-discard-pile = Descarte

board-the-pie-game-skips = no juega
board-the-pie-game-chosen = ✓ eligió
board-the-pie-game-recipe = Tu receta
board-the-pie-game-there = ✓ ya está
board-the-pie-game-lacking = falta
# Pot Luck is in the hand, and several ingredients are missing: it stands for any one of them.
board-the-pie-game-of-wild = { $count } de { $all } con { $card }
board-the-pie-game-lacking-wild = falta, o { $card } en su lugar
# Below the text of a Fudge card that has just been drawn.
board-the-pie-game-next-turn = En tu próximo turno tienes que jugarla.
# Buttons: how many are still to be chosen, and what is thrown away.
board-the-pie-game-throw-more =
    { $count ->
        [one] Elige una más
       *[other] Elige { $count } cartas
    }
board-the-pie-game-throw = Tirar { $cards }
board-the-pie-game-throw-all = Tirar todo
board-the-pie-game-on-top = { $card-short } queda arriba
board-the-pie-game-top-taken = La última queda arriba: { $partner } puede tomarla
board-the-pie-game-throw-count = Tira { $count } cartas.
board-the-pie-game-your-fudge =
    { $kind ->
        [F2] Juega tu Caramelo: tira dos cartas.
        [FA] Juega tu Caramelo: tira toda tu mano.
        [FL] Juega tu Caramelo: pierdes un turno.
        [DL] Juega tu Caramelo: pasa una a la izquierda.
        [DR] Juega tu Caramelo: pasa una a la derecha.
       *[FT] Juega tu Caramelo: cambia una carta.
    }
board-the-pie-game-take = Tomar { $card-short }
board-the-pie-game-last-discard = Descarta { $card } y tu tarta está lista.

board-cheflebrity-pile = Mazo
board-cheflebrity-out = Fuera de juego
board-cheflebrity-leftovers = Sobras
board-cheflebrity-leftover = { $name }, en las Sobras
# There are no Leftovers.
board-cheflebrity-none = Aún no hay Sobras
board-cheflebrity-goal = Mazo <b>{ $count }</b>
    .title = Cuando el mazo se acaba, a cada uno de los demás le queda un último turno.
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>¡Último turno!</b>
        [one] <b>Última ronda:</b> 1 turno más
       *[other] <b>Última ronda:</b> { $turns } turnos más
    }
# Where pies are built, and where they are served: short, on the table.
board-cheflebrity-working-short = En curso
board-cheflebrity-served = Servido <b>{ $points }</b>
board-cheflebrity-own-working = Tu Línea de Trabajo
board-cheflebrity-own-serving = Tu Línea de Servicio <b>{ $points }</b>
board-cheflebrity-working = Línea de Trabajo de { $name }
board-cheflebrity-serving = Línea de Servicio de { $name }
board-cheflebrity-pie-of = Tarta { $number } · { $quality }, { $layers }, de arriba abajo, de { $name }
board-cheflebrity-no-pie = Aún sin tarta
board-cheflebrity-nothing-served = Nada servido
board-cheflebrity-new-pie = Una tarta nueva
board-cheflebrity-kept = Conserva: { $cards }
board-cheflebrity-steps = Los pasos de tu turno
board-cheflebrity-step =
    { $step ->
        [draw] Robar
        [swap] Cambiar
        [play] Jugar
       *[menu] Servir y negociar
    }
# What a press does, in a word or two.
board-cheflebrity-tag =
    { $does ->
        [draw] Robar
        [take] Toma una
        [or-take] O toma una
        [serve-pie] Como Tarta
        [serve-tart] Como Tartaleta
        [new] Tarta nueva
       *[hit] Esta
    }
board-cheflebrity-draw = Robar del mazo
board-cheflebrity-keep = Conservar las { $count }
board-cheflebrity-swap = Cambiar…
board-cheflebrity-swap-which = ¿Qué carta cambias?
# What a press on a card of the hand does.
board-cheflebrity-swap-verb = Cambiar
board-cheflebrity-play-verb = Jugar
board-cheflebrity-play-or-swap = ¿Jugar una carta, o cambiar una?
board-cheflebrity-replacement = Ahora roba otra en su lugar.
board-cheflebrity-keep-it = Mejor la conservo
board-cheflebrity-aside = Apartas { $card }
board-cheflebrity-new-card = tu nueva carta
board-cheflebrity-serve-it =
    { $what ->
        [pie] Servir la Tarta: { $points }
       *[tart] Servir la Tartaleta: { $points }
    }
# On the button for serving: no card can be added to what is served.
board-cheflebrity-nothing-added =
    { $what ->
        [pie] sin vuelta
       *[tart] sin tapa, sin vuelta
    }
board-cheflebrity-end = Terminar
# What can be served, below a picture of it.
board-cheflebrity-idle-tart = <b>Tartaleta</b>: base y relleno
board-cheflebrity-idle-pie = <b>Tarta</b>: con tapa
board-cheflebrity-idle-goal = Solo cuenta lo que sirves.
board-cheflebrity-playing =
    { $seat-is ->
        [you] Un momento: los demás pueden reaccionar.
       *[other] Juega { $seat }.
    }
board-cheflebrity-pass = Dejarlo pasar
board-cheflebrity-uses =
    { $how ->
        [genius] gasta { $card }
       *[plain] gasta la carta
    }
board-cheflebrity-sabotage = ¿Sabotear { $pie }?
board-cheflebrity-loses = Perdería { $card }
board-cheflebrity-save = Salvarla
board-cheflebrity-rescue =
    { $owner-is ->
        [you] { $card } ¿Salvas tu tarta?
       *[other] { $card } ¿Salvas la tarta de { $owner }?
    }
board-cheflebrity-cancels = Anula { $card }
board-cheflebrity-ring =
    { $seconds ->
        [one] Pasa solo en 1 segundo
       *[other] Pasa solo en { $seconds } segundos
    }
board-cheflebrity-ask-only = Preguntarme solo si puedo actuar
board-cheflebrity-trade = El intercambio que se negocia
board-cheflebrity-trade-button = Intercambiar…
board-cheflebrity-trade-with = Intercambio con { $partner }: ¿qué das?
board-cheflebrity-trade-like-this = ¿Intercambias así con { $partner }?
board-cheflebrity-trade-what = Intercambio con { $partner }: ¿qué por qué?
board-cheflebrity-trade-with-all = Intercambio con quien quiera: ¿qué por qué?
board-cheflebrity-then-hand-over =
    { $count ->
        [one] luego entregas 1 carta
       *[other] luego entregas { $count } cartas
    }
board-cheflebrity-says =
    { $seat-is ->
        [you] Prometes
       *[other] { $seat } promete
    }
board-cheflebrity-wants =
    { $seat-is ->
        [you] quieres a cambio
       *[other] quiere a cambio
    }
board-cheflebrity-wants-from =
    { $partner-is ->
        [you] quiere de ti
       *[other] quiere de { $partner }
    }
board-cheflebrity-binds = { $give } por { $want }, boca abajo: lo dicho puede ser un farol.
board-cheflebrity-agreed = Trato hecho: las cartas se entregan boca abajo.
board-cheflebrity-would-trade = aceptaría
board-cheflebrity-passes = pasa
board-cheflebrity-your-answer = ¿tu respuesta?
board-cheflebrity-hand-over =
    { $count ->
        [one] Entregarla
       *[other] Entregar { $count } cartas
    }
board-cheflebrity-face-down = boca abajo
board-cheflebrity-handed = Entregas: { $cards }
board-cheflebrity-secret = En secreto: puede ser un farol
board-cheflebrity-bluff = Lo que dices puede ser un farol
board-cheflebrity-counter = Contraoferta…
board-cheflebrity-no-trade = Sin trato
board-cheflebrity-offer-it = Ofrecer este trato
board-cheflebrity-side =
    { $side ->
        [give] Doy
       *[want] Quiero
    }
board-cheflebrity-to = A quién
board-cheflebrity-everybody = A todos
board-cheflebrity-drop = Quitar { $name }
board-cheflebrity-say = Di qué carta
board-cheflebrity-any = cualquiera
board-cheflebrity-you-want = Quieres de { $partner }
board-cheflebrity-promise =
    { $was ->
        [kept] Sin farol
       *[broken] ¡Un farol!
    }
board-cheflebrity-bonuses = Bonos
board-cheflebrity-bonuses-worth = Bonificaciones: { $points } puntos cada una
board-cheflebrity-tie = Quien tiene más recibe { $points } puntos. Si empatan dos, { $two } cada uno; si empatan tres, { $three }; si son más, nada.
board-cheflebrity-nobody-yet = nadie todavía
board-cheflebrity-standing =
    { $who ->
        [you] Tú { $own } · mejor rival { $rest }
        [watching] { $own } · siguiente { $rest }
       *[other] { $name } { $own } · tú { $rest }
    }
board-cheflebrity-replacement-left = Ahora toma otra de las Sobras.
board-cheflebrity-discard-it = Mejor descartarla
board-cheflebrity-wield =
    { $by ->
        [genius] ¿En qué conviertes el Golpe de genio?
       *[sabotage] ¿Qué tarta saboteas?
    }
board-cheflebrity-genius-as = Jugarla como
board-cheflebrity-knock-off =
    { $also ->
        [yes] O tira la última carta de una tarta
       *[no] Tira la última carta de una tarta
    }
board-cheflebrity-sabotage-tag = Sabotaje −{ $points }
board-cheflebrity-sabotage-it = Sabotear { $pie }
board-cheflebrity-pie =
    { $owner-is ->
        [you] { $filling ->
            [apple] Tu tarta de manzana
            [apple-tart] Tu tartaleta de manzana
            [blueberry] Tu tarta de arándanos
            [blueberry-tart] Tu tartaleta de arándanos
            [cherry] Tu tarta de cerezas
            [cherry-tart] Tu tartaleta de cerezas
            [pumpkin] Tu tarta de calabaza
            [pumpkin-tart] Tu tartaleta de calabaza
            [none] Tu base nueva
            [plain-tart] Tu tartaleta
           *[plain] Tu tarta
        }
       *[other] { $filling ->
            [apple] Tarta de manzana de { $owner }
            [apple-tart] Tartaleta de manzana de { $owner }
            [blueberry] Tarta de arándanos de { $owner }
            [blueberry-tart] Tartaleta de arándanos de { $owner }
            [cherry] Tarta de cerezas de { $owner }
            [cherry-tart] Tartaleta de cerezas de { $owner }
            [pumpkin] Tarta de calabaza de { $owner }
            [pumpkin-tart] Tartaleta de calabaza de { $owner }
            [none] Base nueva de { $owner }
            [plain-tart] Tartaleta de { $owner }
           *[plain] Tarta de { $owner }
        }
    }

## Board: Pie Contest

board-pie-contest-pantry = Despensa
board-pie-contest-trash = Basura
board-pie-contest-look = Mirar dentro
board-pie-contest-look-trash = Mirar en la Basura
board-pie-contest-hide = Ocultar
board-pie-contest-achievements = Logros
board-pie-contest-not-yet =
    { $seats-is ->
        [you] aún no para ti
        [with-you] aún no: { $seats }
       *[others] aún no para { $seats }
    }
board-pie-contest-kitchen =
    { $count ->
        [one] Cocina de { $name }: 1 Ingrediente
       *[other] Cocina de { $name }: { $count } Ingredientes
    }
board-pie-contest-in-kitchen = en la Cocina de { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = valor impreso { $worth }
board-pie-contest-counter = contador { $by }
board-pie-contest-guarded = a salvo de rivales
board-pie-contest-turned = Logro convertido de { $name }
board-pie-contest-best = mejor: { $worth }
board-pie-contest-pie = Tarta { $number } de { $name }: { $worths }, ahora vale { $worth }. Horneada con { $made }
board-pie-contest-pie-title = Tarta { $number } de { $name }
board-pie-contest-empty = Nada en la Cocina
board-pie-contest-shielded =
    { $what ->
        [both] Cocina y Tartas protegidas
        [kitchen] Cocina protegida
       *[pies] Tartas protegidas
    }
board-pie-contest-in-hand = En la mano: { $names }
board-pie-contest-looked = En lo alto de la Despensa, solo para tus ojos
board-pie-contest-effects = Tus efectos pendientes
board-pie-contest-effects-order = Lo primero puede cambiar lo que viene después.
# When the game ends, before "2/4" and "1/3".
board-pie-contest-ends = Fin:
board-pie-contest-ends-all =
    { $each ->
        [1] todos han horneado
       *[other] todos tienen { $each } tartas
    }
board-pie-contest-ends-alone = o alguien { $pies } tartas
board-pie-contest-nearly = La próxima tarta puede acabar la partida.
# Why it ended, where somebody has three.
board-pie-contest-third =
    { $seats-is ->
        [you] Horneaste tu tercera tarta.
       *[others] Tercera tarta horneada: { $seats }.
    }
board-pie-contest-no-pie = sin tarta
board-pie-contest-yours = Tu Cocina
board-pie-contest-your-pies = Tus tartas
# The same, with the rule that takes something from them.
board-pie-contest-your-pies-lose = Tus tartas · −{ $by } si hornea un rival
board-pie-contest-rule = Cuando alguien hornea, las tartas de sus rivales pierden { $by }.
board-pie-contest-kitchens = Cocinas
board-pie-contest-pies = Tartas
board-pie-contest-sum = { $worth } en total
# What a Pie needs.
board-pie-contest-enough = tres o más
board-pie-contest-one-salt = una Sal
# Why this Kitchen cannot be baked.
board-pie-contest-salts =
    { $surplus ->
        [1] { $count } Sales: sobra una
       *[other] { $count } Sales: sobran { $surplus }
    }
board-pie-contest-full = llena, pero sin Sal
board-pie-contest-bakes = al horno { $worth }
board-pie-contest-progress = { $reached } de { $parts }
# Buttons, and in small letters what they cost.
board-pie-contest-dive = Rebuscar…
board-pie-contest-dive-price = tira 2, toma 1
# Buttons: how many cards are still to be chosen, and which ones pay for the dive.
board-pie-contest-dive-more =
    { $count ->
        [one] Elige una carta más
       *[other] Elige { $count } cartas
    }
board-pie-contest-dive-with = Tirar { $cards }
board-pie-contest-do-all =
    { $deed ->
        [take] Tomar { $cards }
        [gain] Ganar { $cards }
       *[other] Elegir { $cards }
    }
# Below the button of an Action that Bakes.
board-pie-contest-nothing-to-bake = Aún no hay nada que hornear
board-pie-contest-read = Pulsa una carta para leerla; púlsala otra vez para jugarla.
board-pie-contest-no-thanks = No, gracias
board-pie-contest-bake = Hornear por { $worth }
board-pie-contest-bake-price = usa toda la Cocina
board-pie-contest-rivals-lose = Las tartas rivales pierden { $by }
board-pie-contest-pick-player =
    { $seat-is ->
        [you] Elegirte
       *[other] Elegir a { $seat }
    }
board-pie-contest-do =
    { $deed ->
        [play] Jugar { $card-short }
        [trash] Tirar { $card-short }
        [take] Tomar { $card-short }
        [give] Dar { $card-short }
        [gain] Obtener { $card-short }
        [move] Mover { $card-short }
        [put-back] Devolver { $card-short }
        [swap] Intercambiar { $card-short }
        [swap-for] Cambiar por { $card-short }
        [raise] Mejorar { $card-short }
        [lower] Estropear { $card-short }
        [change] Cambiar { $card-short }
       *[other] Elegir { $card-short }
    }
board-pie-contest-change = { $from } → { $to }
board-pie-contest-would =
    { $way ->
        [less] { $card-short } bajaría de { $from } a { $to }
       *[more] { $card-short } subiría de { $from } a { $to }
    }
# The baking scene.
board-pie-contest-stale = Las demás tartas se resecan: −{ $by }
board-pie-contest-kept = protegida
board-pie-contest-skip = Saltar la escena

## My games: the page of a guest’s history

mine-title = Mis partidas
mine-none = Aún no has acabado ninguna partida
    .text = Cuando una partida acabe, aparecerá aquí con su resultado y su repetición.
mine-streak =
    { $count ->
        [one] Una victoria seguida
       *[other] { $count } victorias seguidas
    }
mine-finished =
    { $count ->
        [one] Una partida acabada
       *[other] { $count } partidas acabadas
    }
mine-strength = Qué nivel tienes
    .text = Tu nivel está en este margen con una probabilidad del 95 %; un bot medio tiene 1500. Cada partida que juegas hasta el final lo estrecha o lo mueve. Solo lo ves tú.
mine-range = { $low }–{ $high }
# For those who cannot see the drawing.
mine-range-spoken = { $game }: tu nivel está entre { $low } y { $high }. { $bots }
mine-bot-spoken =
    { $level ->
        [random] Bots aleatorios: { $rating }.
        [easy] Bots fáciles: { $rating }.
        [medium] Bots medios: { $rating }.
        [hard] Bots difíciles: { $rating }.
       *[other] { $level }: { $rating }.
    }
mine-unrated = Todavía sin nivel
mine-won =
    { $games ->
        [one] { $won } de una partida ganada
       *[other] { $won } de { $games } partidas ganadas
    }
mine-share = { $percent } %
    .range = entre { $low } y { $high } %
mine-details = Por asiento y rival
mine-seat = Asiento { $number }
mine-against =
    { $level ->
        [people] contra personas
        [random] contra bots aleatorios
        [easy] contra bots fáciles
        [medium] contra bots medios
        [hard] contra bots difíciles
       *[other] contra { $level }
    }
mine-rivals = Con quién has jugado
mine-rival-bots =
    { $level ->
        [random] Bots aleatorios
        [easy] Bots fáciles
        [medium] Bots medios
        [hard] Bots difíciles
       *[other] Bots ({ $level })
    }
# Heads of columns: in how many games the reader came before them, at the same place, behind them.
mine-ahead = delante
mine-equal = igual
mine-behind = detrás
mine-list = Partidas acabadas
mine-place =
    { $place ->
        [0] Empate
        [1] Ganada
       *[other] { $place }.º
    }
# A player whose name is gone, in a list of names.
mine-somebody = alguien
mine-left-out =
    { $why ->
        [shared] No cuenta: jugaron varias personas en una pantalla.
        [left] No cuenta: no estuviste desde el reparto hasta el final.
        [fork] No cuenta: continuó otra partida terminada.
       *[deck] No cuenta: se jugó con una baraja propia.
    }
mine-imported = Traída de otra casa
mine-result = Resultado
mine-result-of = Resultado: { $game }, { $day }
mine-replay = Repetición
mine-replay-of = Repetición: { $game }, { $day }
mine-more = Mostrar más
mine-yours = Tu historial es tuyo
mine-device = Llévatelo a otro dispositivo
    .text = Escanea esto con el otro dispositivo, o abre allí <b>{ $address }</b> y escribe el código. Desde entonces eres tú en los dos.
    .type = Abre <b>{ $address }</b> en el otro navegador y escribe el código. Desde entonces eres tú en los dos.
    .once = Sirve una vez, y durante { $minutes } minutos.
mine-device-go = Mostrar un código
mine-device-qr = Código QR del enlace para el otro dispositivo
mine-file = Guárdalo en un archivo
    .text = Un archivo con tus resultados, para guardarlo o leerlo en otra casa. Lo que se lee queda marcado y no cambia ningún nivel.
mine-file-save = Guardar el archivo
mine-file-read = Leer un archivo
mine-file-done =
    { $added ->
        [0] No hay nada nuevo en él.
        [one] Se ha leído una partida.
       *[other] Se han leído { $added } partidas.
    }
mine-forget = Olvídame
    .text = Se borran tu nombre, tu aspecto, tu historial y tu nivel, aquí y en tus otros dispositivos. En las partidas acabadas ya no aparece tu nombre, ni lo que dijiste; en las que están en juego, un bot ocupa tu asiento. No se puede deshacer.
    .sure = Sí, olvídame para siempre
    .no = No, recuérdame
    .done = Ya no sabemos nada de ti. ¡Fue un placer!

take-title = Seguir con un historial
    .text = Este navegador será la persona que hizo el código, con su nombre, sus mesas y su historial. El otro dispositivo lo sigue siendo también.
take-code = El código del otro dispositivo
take-go = Seguir aquí
take-leaves = Hasta ahora este navegador es { $name }. Después no se podrá llegar desde aquí a lo que ha jugado { $name }: guárdalo antes en un archivo, en «Mis partidas».

## What is kept about you. One message for each kind of thing: what it is, why, and when it goes.

kept-title = Qué se guarda sobre ti
    .text = Bakehouse no conoce cuentas, ni correos, ni publicidad, y no envía nada a nadie más, salvo que quieras que se te avise de tus turnos. Esto es todo lo que guarda.
kept-why = Para qué
kept-until = Hasta cuándo
kept-to-mine = Mis partidas y «Olvídame»
kept-guest = Tu nombre, tu mascota y tu color, los días de tu primera y tu última visita, y un hash del secreto de tu cookie
    .why = Para llamarte como quieras y que encuentres tus mesas.
    .until = Hasta que se te olvide: cuando lo digas en «Mis partidas», o { $days } días después de tu última visita si no estás en ninguna mesa.
kept-browsers = Por cada otro dispositivo que sigue con tu historial, un hash de su secreto; y un hash del código que acabas de pedir
    .why = Para que puedas ser tú en varios dispositivos.
    .until = El código, diez minutos; lo demás, hasta que se te olvide.
kept-tables = Mesas: quién se sentó dónde y con qué nombre, cartas, jugadas y lo que se dijo
    .why = Para que una partida sobreviva a un reinicio y se pueda ver y comprobar después.
    .until = Las partidas con jugadas se quedan; otras mesas se van a los { $days } días. Cuando se te olvida se van tu nombre y lo que dijiste, y las jugadas se quedan.
kept-history = Tus partidas acabadas: cuándo, cuál, en qué asiento, con quién, puesto y puntos, y tu nivel después
    .why = Para que veas cómo te ha ido.
    .until = Hasta que se te olvide. Quienes jugaron contigo conservan la partida, sin tu nombre.
kept-avoided = A quién has silenciado o bloqueado, y con qué nombre
    .why = Para que no tengas que hacerlo en cada mesa. Nadie se entera.
    .until = Hasta que lo deshagas o se olvide a uno de los dos.
kept-findable = Si permites que te encuentren por tu nombre: el aspecto de tu nombre
    .why = Para que tus amigos encuentren la mesa en la que juegas.
    .until = Hasta que dejes de permitirlo o se te olvide.
kept-deals = Qué manos del día has jugado, en qué mesa y cómo terminaron
    .why = Para mostrar los resultados del día a quienes lo jugaron.
    .until = Sesenta días, o hasta que se te olvide.
kept-tournaments = Torneos: quién participó, con qué nombre, y cómo terminaron
    .why = Para poder mirar la clasificación después.
    .until = Noventa días después de lo último que ocurrió en ellos; tu nombre se va cuando se te olvida.
kept-away = Si dices que estás fuera: desde cuándo y hasta cuándo
    .why = Para que tus turnos en las mesas lentas te esperen, y nadie esté fuera demasiado tiempo.
    .until = Un año desde tu vuelta, o hasta que se te olvide.
kept-notifications = Si quieres que se te avise de tus turnos: de cada navegador, la dirección y las claves que dio para ello, y su idioma
    .why = Para que tu navegador pueda avisarte. El servicio de su fabricante lo transmite y no puede leerlo.
    .until = Hasta que lo desactives, tu navegador lo termine o se te olvide. Como mucho diez navegadores; los más antiguos se van primero.
kept-repairs = Si se reparó una mesa dañada: lo que se cortó
    .why = Para que nada se pierda por error.
    .until = Mientras exista la mesa, o hasta que se olvide a alguien que se sentó en ella.
kept-copies = Copias de repeticiones, registros y resultados de partidas acabadas
    .why = Para no tener que hacerlas cada vez.
    .until = Quedan las doscientas más nuevas. Cuando se te olvida se van las que llevan tu nombre.
kept-address = Tu dirección de red, solo en memoria
    .why = Para que nadie pueda inundar la casa.
    .until = Como mucho, hasta que el servidor se detenga. Nunca se escribe.
kept-log = Un registro de lo que falla, con códigos de mesas; sin nombres, sin chat, sin direcciones
    .why = Para poder encontrar los errores.
    .until = El tiempo que lo conserve quien lleva la casa.
kept-browser = En tu navegador: la cookie con tu secreto, tu idioma, cómo se ve y suena la página, y qué lecciones has tenido o no has querido
    .why = Para que la página esté como la dejaste.
    .until = La cookie, 400 días o hasta que se te olvide; lo demás, hasta que lo borres.
## Modales en la mesa

emote-title = Reaccionar
emote =
    { $emote ->
        [thumb] ¡Bien!
        [applause] Aplausos
        [laugh] ¡Ja, ja!
        [surprise] ¡Oh!
        [oops] ¡Ups!
       *[tea] Sin prisa
    }
emote-spoken = { $name }: { $emote }
menu-emotes = Reacciones
keys-emote = reaccionar sin palabras
manners-title = En la mesa
manners-emotes = Seis dibujitos para mostrar en tu sitio: aplausos, una risa, sin prisa…
option-emotes = Reacciones
    .on = permitidas
    .off = ninguna
# How I treat somebody: as usual, muted, blocked.
avoid-title = { $name } y tú
avoid-open = Sobre { $name }
avoid-how =
    { $how ->
        [none] Normal
        [mute] Silenciar
       *[block] Bloquear
    }
avoid-meaning =
    { $how ->
        [none] Ves lo que dice y muestra.
        [mute] No ves su chat ni sus reacciones en ninguna mesa. No se le avisa.
       *[block] Como silenciar; además no puede sentarse en las mesas que abres. No se le avisa.
    }
avoid-state =
    { $how ->
        [mute] silenciado
       *[block] bloqueado
    }
avoid-warning =
    { $count ->
        [one] Has bloqueado a { $names }, que se sienta en esta mesa.
       *[other] Has bloqueado a { $names }, que se sientan en esta mesa.
    }
avoided-title = Silenciados y bloqueados
avoided-none = Nadie. En una mesa, toca el sitio de alguien para silenciarlo o bloquearlo.
avoided-free =
    { $how ->
        [mute] Volver a oír
       *[block] Desbloquear
    }
avoided-free-name =
    { $how ->
        [mute] Volver a oír a { $name }
       *[block] Desbloquear a { $name }
    }
manners-watching = Con retraso, quien mira no puede contar a nadie nada que aún importe.
option-watching = Espectadores
    .n0 = en directo
    .n1 = 1 minuto después
    .n3 = 3 minutos después
    .n5 = 5 minutos después
    .n-1 = nadie
# Of what somebody sees who watches with a delay: a sentence, and a few words.
late-seen =
    { $minutes ->
        [one] Ves la mesa como estaba hace 1 minuto.
       *[other] Ves la mesa como estaba hace { $minutes } minutos.
    }
late-short =
    { $minutes ->
        [one] 1 min de retraso
       *[other] { $minutes } min de retraso
    }
screen-unwatched = Esta mesa no admite espectadores
# The table of a friend is found by their name.
find-friend = Mirar a un amigo
find-name = Nombre de tu amigo
find-go = Buscar
find-text = Encuentras mesas en juego de quienes lo permiten: se activa detrás de su imagen.
find-none = Nadie con ese nombre juega ahora, o no deja que encuentren su mesa.
find-me = Mi mesa se puede encontrar por mi nombre
    .text = Quien lo escriba en «Mirar a un amigo» podrá mirar como la mesa lo permita.
