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
# Somebody who has not said a name.
page-guest = Visita
page-lost = Aquí no se hornea nada
page-lost-text = Esta página no existe.
theme-auto = Tema: el del sistema
theme-light = Tema: claro
theme-dark = Tema: oscuro

problem-offline = No se puede contactar con el servidor. ¿Sigue en marcha?
problem-status = El servidor respondió con el error { $status }.
problem-unexpected = Algo ha fallado en esta página. Vuelve a cargarla.

count-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
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
landing-mine = Tus mesas
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

## A new table

new-title = Mesa nueva
new-title-game = Mesa nueva: { $game }
new-no-game = No hay ningún juego llamado { $name }.
new-chairs = Sillas
new-players = Participantes
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
new-no-clock = 0 y 0: sin reloj. Si se agota el tiempo, se juega lo que las reglas prevén por defecto.
new-options =
    { $count ->
        [0] Opciones (sin cambios)
        [one] Opciones (1 cambiada)
       *[other] Opciones ({ $count } cambiadas)
    }
new-number = un número
new-number-of = { $label }: el número
new-range = De { $least } a { $most }.
new-deck = Archivo de baraja
new-house-deck = La baraja de la casa, si no traes la tuya.
new-go = Abrir la mesa

## The waiting room

room-invite = Invitar
    .text = Envía este enlace o deja que escaneen la imagen. No hace falta cuenta.
room-link = Enlace a esta mesa
room-copy = Copiar
room-copied = Copiado
room-code = O el código <b>{ $code }</b>
room-local = Este enlace solo funciona en este equipo. Para teléfonos y amistades de tu red, inicia Bakehouse con <b>{ $command }</b>.
room-qr = Código QR del enlace
room-seats = Asientos
room-open = libre
room-bot =
    { $level ->
        [random] bot, aleatorio
        [easy] bot, fácil
        [medium] bot, medio
        [hard] bot, difícil
       *[other] bot, { $level }
    }
room-person =
    { $state ->
        [you] <b>{ $name }</b> (tú)
        [away] <b>{ $name }</b> (ausente)
       *[here] <b>{ $name }</b>
    }
room-sit = Sentarse aquí
room-fill = Bot
room-stand = Levantarse
# Take the bot away.
room-free = Dejar libre
room-kick = Expulsar
room-agreed = Acordado en esta mesa
room-agreed-line = { $label }: { $value }
room-start = Empezar la partida
room-bots =
    { $count ->
        [one] Un bot ocupa el asiento libre.
       *[other] Los bots ocupan los { $count } asientos libres.
    }
room-host-starts = Quien organiza la mesa empieza la partida.

## A table

screen-table = Mesa
screen-hint = Pista
screen-undo = Deshacer
    .title = Deshacer la última jugada
screen-log = Crónica
screen-rules = Reglas
screen-beside = Junto a la mesa
screen-damaged = La mesa { $code } no se puede abrir
screen-none = No hay ninguna mesa con el código { $code }
    .text = Quizá se cerró, o el código tiene una errata.
screen-lost = Se ha perdido la conexión con la mesa. Reintentando…
screen-finding = Buscando la mesa…
screen-closed = Esta mesa se ha cerrado
screen-record = Descargar el registro
screen-line-broken = Se ha perdido la conexión con la mesa. Reintentando; no se pierde nada.
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
menu-help = Teclas y ayuda
menu-back = Volver a jugar por { $name }
menu-stand = Dejar que un bot juegue por { $name }
menu-ask = Pedir el asiento de { $name }
menu-go-on = Continuar
menu-pause = Pausar la mesa
menu-bot = Dar el asiento de { $name } a un bot
menu-bot-sure = ¿De verdad? Dar el asiento de { $name } a un bot
menu-free = Dejar libre el asiento de { $name }
menu-close = Cerrar la mesa
menu-close-sure = ¿De verdad? Se cierra para todo el mundo

request-yours = Has pedido el asiento de { $owner }. Decide la mesa.
request-other = <b>{ $name }</b> quiere ocupar el asiento de { $owner } y vería su mano.
request-yes = Permitir
request-no = No
request-others = Falta la respuesta de los demás.

## Players around the table

chair-you = { $name } (tú)
chair-partner = tu pareja
chair-turn = con el turno
chair-thinking = pensando
chair-winner = Victoria
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
ask-answered = Ya has respondido. Esperando al resto.
ask-watching = Estás mirando.
ask-more = Más opciones
ask-all = Todas las opciones
ask-all-count = Todas las opciones ({ $count })
ask-hide = Ocultar la lista
ask-picked = Elegido hasta ahora
ask-back = Atrás
ask-cancel = Cancelar
ask-hinted = { $label } (pista)
ask-hint = Un bot elegiría: <b>{ $label }</b>
ask-hint-spoken = Pista: { $label }
ask-standing = Respuestas por adelantado

# A thing on the board, and what a press on it does.
spot-choice = { $name }: { $label }

popup-choices = Opciones
popup-why-not = ¿Por qué no { $name }?
popup-moment = Un momento…

## Beside the table

log-title = Qué ha pasado
log-earlier = Mostrar lo anterior

chat-title = Chat
chat-watching = (mirando)
chat-nothing = Nadie ha dicho nada todavía.
chat-silent = En esta mesa no hay chat (opción de { $ruling }).
chat-say-something = Di algo
chat-say = Enviar
chat-spoken = { $name }: { $text }

rules-title = Reglamento
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

## The end of a game

end-won =
    { $winners-is ->
        [you] ¡Ganas tú: menuda hornada!
        [with-you] ¡Menuda hornada: ganan { $winners }!
        [other] Gana { $winners }
       *[others] Ganan { $winners }
    }
end-draw = Empate
end-scores = Puntuación. { $scores }
end-score = { $name }: { $score }
end-no-score = { $name }: sin puntuación
end-next = A la siguiente partida
end-rematch = Revancha
end-replay = Ver la repetición
end-download = Descargar .pie
end-others = Otros juegos
end-scoring = El recuento
end-no-scoring = El recuento no se puede mostrar ahora mismo.

## A replay

replay-title = Repetición
replay-title-game = Repetición: { $game }
replay-download = Descargar
replay-opening = Abriendo el registro…
replay-hand = La mano de { $name }
replay-own-hand = La mano
replay-move = Jugada
replay-event = Suceso
replay-event-before = Suceso anterior
replay-event-next = Suceso siguiente
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausar
replay-eyes = Con los ojos de
replay-everybody = todo el mundo
replay-spectator = el público

## Help

help-sit = Sentarse a la mesa
    .text = <b>Jugar ya</b> te sienta al momento contra bots. <b>Invitar</b> abre una mesa con un enlace, un código y una imagen para escanear; quien abre el enlace ocupa un asiento. En <b>Opciones</b> eliges asientos, bots, reglas de la casa, un reloj y tu propia baraja; con «Otra persona en esta pantalla» varias personas juegan en un mismo dispositivo, con un telón entre ellas.
    .later = Tus mesas te esperan: cierra la página, vuelve otro día con el mismo navegador y sigue jugando.
help-play = Jugar
    .text = Lo que se puede elegir lleva un anillo de color y un punto. Una jugada de varias partes se elige paso a paso: primero la carta, luego el lugar. <b>Atrás</b> deshace la última parte y <b>Cancelar</b>, la jugada entera. Las cartas se pueden arrastrar a su sitio. Todas las opciones están también en una lista: «Todas las opciones».
    .help = Pulsa algo que no se pueda elegir y verás la regla que lo impide, con un enlace al reglamento. <b>Pista</b> pregunta a un bot qué haría con tus cartas. <b>Deshacer</b> retira tu última jugada mientras no se haya revelado nada, no se haya robado ninguna carta y nadie más haya jugado. Pulsa una carta nombrada en la crónica para verla.
help-keys = Teclas
help-afterwards = Después
    .text = Al terminar una partida se explica el recuento, y la repetición se puede ver con los ojos de cualquiera. El registro es un archivo de texto (.pie) que cualquiera puede comprobar con <b>bakehouse verify</b>.

keys-title = Cómo se juega aquí
keys-text = Todo lo que lleva un anillo de color y un punto se puede elegir ahora. Pulsa cualquier otra cosa y la página te dice qué regla lo impide. Las cartas también se pueden arrastrar a su sitio.
keys-number = elegir esa opción de la lista
# The names of keys.
keys-walking = Tab, flechas, Intro
keys-walk = recorrer el tablero y la mano, y elegir
keys-escape = cancelar una jugada sin terminar; cerrar lo que esté abierto
keys-hint = una pista de un bot
keys-undo = deshacer, si no se ha revelado nada
keys-rules = el reglamento
keys-keys = estas teclas

## Tours: a first game

tour-title = Visita guiada
tour-step = { $step } de { $steps }
tour-skip = Saltar
tour-back = Atrás
tour-next = Siguiente
tour-play = Jugar
tour-pick = Cómo elegir
    .text = Lo que se puede elegir lleva un anillo y un punto. Pulsa cualquier otra cosa y verás la regla que lo impide. Nada ocurre por sí solo, y Atrás deshace una jugada a medias.
tour-help = Si te atascas
    .text = Pista pregunta a un bot con tus cartas. Deshacer retira una jugada si no se ha revelado nada. Las reglas están junto a la mesa y la crónica cuenta lo que ha pasado. ¡A disfrutar!

tour-pastry-chefs-partner = Tú y tu pareja
    .text = Tu pareja se sienta enfrente. Gana el primer equipo con cinco puntos; está prohibido decirse las cartas.
tour-pastry-chefs-bake = Hornear pasteles
    .text = Una escalera de un palo (1-2-3, 2-3-4 o las cuatro) o un mismo número en tres o cuatro palos. Tres cartas son un punto; cuatro, dos.
tour-pastry-chefs-move = Mover cartas
    .text = Pulsa a alguien para mover cartas de su mano: di adónde, de qué tipo y cuántas. Si no hay suficientes, el Movimiento falla y descartas una carta.
tour-pastry-chefs-draw = Robar y preguntar
    .text = O haz que alguien robe una carta. Quien roba dice algo cierto sobre ella, y esa palabra queda bloqueada para el Movimiento siguiente.

tour-the-pie-game-recipe = Tu receta secreta
    .text = Reúne sus ingredientes. En cuanto tu mano sea exactamente la receta, la tarta se hornea sola. Con tres tartas ganas.
tour-the-pie-game-turn = Un turno
    .text = Toma la carta de encima del mazo o del descarte y después descarta una carta.
tour-the-pie-game-fudge = Sorpresa del chef y Caramelo
    .text = Sorpresa del chef vale por cualquier ingrediente. Las cartas de Caramelo hay que jugarlas, y duelen: tirar cartas, perder un turno, intercambiar o pasar cartas.
tour-the-pie-game-others = Los demás
    .text = Fíjate en lo que toman y lo que tiran: así sabrás qué están horneando.

tour-pie-factory-line = La cinta de montaje
    .text = Toma de aquí una carta. Los primeros puestos son gratis; más a la derecha pagas con cartas de tu mano.
tour-pie-factory-pies = Tus tartas
    .text = Base, relleno y quizá una cobertura que vaya con el relleno. Cualquier carta puede servir de base boca abajo.
tour-pie-factory-box = A empaquetar
    .text = De una tarta empaquetada puntúa la carta de arriba: dólares e iconos. La mayoría de iconos de cada tipo y de tartas da puntos extra al final.
tour-pie-factory-order = ¿Quién va primero?
    .text = Los minutos de la carta que juegas deciden el orden de la ronda siguiente: quien menos tarda va primero.

tour-cheflebrity-line = Tu Línea de Trabajo
    .text = Prepara tartas de abajo arriba: Base, Relleno, Tapa, Extras. Cuanta más calidad, mejor.
tour-cheflebrity-serve = Servir a tiempo
    .text = Solo cuenta lo que sirves: la calidad de todas sus cartas y diez bonificaciones de 25 puntos.
tour-cheflebrity-turn = Un turno
    .text = Roba una carta, quizá cambia otra, juega una carta de tarta, sirve un postre, intercambia. Cuando se acaba el mazo, queda un turno por persona.
tour-cheflebrity-sabotage = ¡Sabotaje!
    .text = Hace caer la carta más nueva de una tarta ajena. ¡Salvada! lo anula. Se te pregunta en ciertos momentos; activa una respuesta por adelantado si no quieres que te pregunten.

tour-pie-contest-kitchen = Tu Cocina
    .text = Juega en ella Ingredientes, uno por turno. Con tres o más, y exactamente una Sal entre ellos, una carta que lo diga hornea la Tarta.
tour-pie-contest-best = Gana la mejor Tarta
    .text = Vale la suma de sus Ingredientes. Cada vez que alguien hornea, todas las Tartas rivales pierden 4.
tour-pie-contest-dive = O rebuscar
    .text = En vez de jugar una carta puedes tirar dos y tomar cualquier carta de la Basura.
tour-pie-contest-achievements = Logros
    .text = Quien cumple uno de estos recibe su recompensa.

## Boards

board-deck = Mazo
board-draw-pile = Mazo
board-discard-pile = Descarte

board-the-pie-game-skips = pierde un turno
board-the-pie-game-chosen = ya ha elegido carta
board-the-pie-game-recipe = Tu receta
board-the-pie-game-missing =
    { $count ->
        [0] ¡No falta nada!
        [one] Aún falta: { $count }
       *[other] Aún faltan: { $count }
    }
board-the-pie-game-there = ✓ ya está
board-the-pie-game-lacking = falta
board-the-pie-game-effect = En curso: <b>{ $card }</b>
board-the-pie-game-queue = Pendiente: <b>{ $cards }</b>
board-the-pie-game-give = Entregas: <b>{ $card }</b>

board-pastry-chefs-won =
    { $count ->
        [one] 1 partida ganada
       *[other] { $count } partidas ganadas
    }
board-pastry-chefs-points = { $points } de { $most } puntos
# Points of a player.
board-pastry-chefs-baked =
    { $points ->
        [one] { $points } horneado
       *[other] { $points } horneados
    }
board-pastry-chefs-draws = Roba una carta
board-pastry-chefs-draws-name = Roba una carta, { $name }
board-pastry-chefs-describe = Describir cartas
board-pastry-chefs-any = Un palo, un número o una carta
# All cards of a number, as short as can be.
board-pastry-chefs-number = los { $number }
board-pastry-chefs-in-pile = { $short }, { $name } en el descarte
board-pastry-chefs-blocked = Bloqueado ahora para Movimientos: <b>{ $words }</b>
# $what is “2 hearts”, $origin “from Clove”, $destination “to the discard pile”.
board-pastry-chefs-announced = Anunciado: <b>{ $what }</b> { $origin } { $destination }
board-pastry-chefs-drawn = Recién robado:
board-pastry-chefs-pastries = Pasteles que puedes hornear
board-pastry-chefs-can-bake = Puedes hornear:
board-pastry-chefs-pastry = Un pastel

board-pie-factory-day = Día { $day }, ronda { $round }
# Names follow.
board-pie-factory-order = Orden:
board-pie-factory-line = La cinta de montaje
board-pie-factory-free = gratis
board-pie-factory-pay = paga { $count }
board-pie-factory-no-card = Puesto { $number }, vacío
board-pie-factory-pie = { $layers }, de arriba abajo: tarta { $number }
board-pie-factory-no-pie = Tarta { $number }, vacía
board-pie-factory-empty = tarta { $number }
board-pie-factory-plays = juega <b>{ $card }</b>, { $minutes }′
board-pie-factory-plays-down =
    { $card-is ->
        [hidden] juega <b>una carta oculta</b> boca abajo, { $minutes }′
       *[shown] juega <b>{ $card }</b> boca abajo, { $minutes }′
    }
board-pie-factory-boxed = paquetes: { $count }
board-pie-factory-icons = { $icon } { $count }

board-cheflebrity-ingredients = Mazo de Ingredientes
board-cheflebrity-out = Desperdicios
board-cheflebrity-leftovers = Sobras
board-cheflebrity-leftover = { $name }, en las Sobras
# There are no Leftovers.
board-cheflebrity-none = no hay
board-cheflebrity-working = Línea de Trabajo de { $name }
board-cheflebrity-serving = Línea de Servicio de { $name }
board-cheflebrity-pie = Tarta { $number } · <b>{ $quality }</b>
board-cheflebrity-pie-of = Tarta { $number } · { $quality }, { $layers }, de arriba abajo, de { $name }
board-cheflebrity-no-pie = Nada en la Línea de Trabajo
board-cheflebrity-new-pie = Una tarta nueva
# Cards follow.
board-cheflebrity-kept = Conserva:
board-cheflebrity-last-round =
    { $turns ->
        [0] <b>La última ronda.</b> El mazo de Ingredientes está vacío: este es el último turno.
        [one] <b>La última ronda.</b> El mazo de Ingredientes está vacío: queda 1 turno después de este.
       *[other] <b>La última ronda.</b> El mazo de Ingredientes está vacío: quedan { $turns } turnos después de este.
    }
board-cheflebrity-trade = El intercambio que se negocia
board-cheflebrity-offer-to-all =
    { $seat-is ->
        [you] <b>Tú</b> ofreces un intercambio a <b>todo el mundo</b>. Lo que se dice no tiene por qué ser verdad.
       *[other] <b>{ $seat }</b> ofrece un intercambio a <b>todo el mundo</b>. Lo que se dice no tiene por qué ser verdad.
    }
board-cheflebrity-offer =
    { $way ->
        [agreed] { $seat-is ->
            [you] <b>Trato hecho.</b> Tú y { $partner } se entregan ahora cartas en secreto: tantas como se dijo, pero quizá no esas.
           *[other] { $partner-is ->
                [you] <b>Trato hecho.</b> Tú y { $seat } se entregan ahora cartas en secreto: tantas como se dijo, pero quizá no esas.
               *[other] <b>Trato hecho.</b> { $seat } y { $partner } se entregan ahora cartas en secreto: tantas como se dijo, pero quizá no esas.
            }
        }
        [counter] { $seat-is ->
            [you] <b>Tú</b> haces una contraoferta a <b>{ $partner }</b>. Lo que se dice no tiene por qué ser verdad.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> <b>te</b> hace una contraoferta. Lo que se dice no tiene por qué ser verdad.
               *[other] <b>{ $seat }</b> hace una contraoferta a <b>{ $partner }</b>. Lo que se dice no tiene por qué ser verdad.
            }
        }
       *[offer] { $seat-is ->
            [you] <b>Tú</b> ofreces un intercambio a <b>{ $partner }</b>. Lo que se dice no tiene por qué ser verdad.
           *[other] { $partner-is ->
                [you] <b>{ $seat }</b> <b>te</b> ofrece un intercambio. Lo que se dice no tiene por qué ser verdad.
               *[other] <b>{ $seat }</b> ofrece un intercambio a <b>{ $partner }</b>. Lo que se dice no tiene por qué ser verdad.
            }
        }
    }
# Cards follow.
board-cheflebrity-gives =
    { $seat-is ->
        [you] Das
       *[other] { $seat } da
    }
board-cheflebrity-wants = a cambio de
board-cheflebrity-willing = Con ganas de intercambiar: <b>{ $seats }</b>
board-cheflebrity-say = Di qué carta
board-cheflebrity-any = cualquiera
board-cheflebrity-oops =
    { $owner-is ->
        [you] <b>{ $card }</b> amenaza <b>una de tus tartas</b>
       *[other] <b>{ $card }</b> amenaza <b>una tarta de { $owner }</b>
    }
board-cheflebrity-spill =
    { $owner-is ->
        [you] <b>{ $card }</b> está a punto de hacer caer <b>{ $other_card }</b> de <b>tu tarta { $number }</b>
       *[other] <b>{ $card }</b> está a punto de hacer caer <b>{ $other_card }</b> de <b>la tarta { $number } de { $owner }</b>
    }
board-cheflebrity-sabotage =
    { $seat-is ->
        [you] { $how ->
            [genius] <b>Tu { $card }</b> como ¡Sabotaje! está a punto de hacer caer <b>{ $other_card }</b> de <b>la tarta { $number } de { $owner }</b>
           *[plain] <b>Tu { $card }</b> está a punto de hacer caer <b>{ $other_card }</b> de <b>la tarta { $number } de { $owner }</b>
        }
       *[other] { $how ->
            [genius] { $owner-is ->
                [you] <b>El { $card } de { $seat }</b> como ¡Sabotaje! está a punto de hacer caer <b>{ $other_card }</b> de <b>tu tarta { $number }</b>
               *[other] <b>El { $card } de { $seat }</b> como ¡Sabotaje! está a punto de hacer caer <b>{ $other_card }</b> de <b>la tarta { $number } de { $owner }</b>
            }
           *[plain] { $owner-is ->
                [you] <b>El { $card } de { $seat }</b> está a punto de hacer caer <b>{ $other_card }</b> de <b>tu tarta { $number }</b>
               *[other] <b>El { $card } de { $seat }</b> está a punto de hacer caer <b>{ $other_card }</b> de <b>la tarta { $number } de { $owner }</b>
            }
        }
    }

board-pie-contest-pantry = Despensa
board-pie-contest-trash = Basura
board-pie-contest-look = Mirar dentro
board-pie-contest-hide = Ocultar
board-pie-contest-achievements = Logros
board-pie-contest-more = { $count } más en el mazo
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
board-pie-contest-empty = Tu Cocina está vacía: juega un Ingrediente o arrastra uno hasta aquí.
board-pie-contest-in-kitchen = en la Cocina de { $name }
# An Ingredient whose worth has changed.
board-pie-contest-printed = valor impreso { $worth }
board-pie-contest-counter = contador { $by }
board-pie-contest-guarded = a salvo de rivales
board-pie-contest-turned = Logro convertido de { $name }
board-pie-contest-best = mejor: { $worth }
board-pie-contest-best-pie = la mejor Tarta
board-pie-contest-pie = Tarta { $number } de { $name }: { $worths }, ahora vale { $worth }. Horneada con { $made }
board-pie-contest-shielded =
    { $what ->
        [both] Cocina y Tartas protegidas
        [kitchen] Cocina protegida
       *[pies] Tartas protegidas
    }
board-pie-contest-in-hand = En la mano: { $names }
board-pie-contest-now = Lo que se aplica ahora
board-pie-contest-carries-out =
    { $seat-is ->
        [you] lo aplicas tú
       *[other] lo aplica { $seat }
    }
board-pie-contest-they = ahora: <b>{ $seat }</b>
board-pie-contest-because = a causa de: { $names }
board-pie-contest-next = después: { $names }
board-pie-contest-looked-at =
    { $count ->
        [one] Se mira 1 carta de lo alto de la Despensa
       *[other] Se miran { $count } cartas de lo alto de la Despensa
    }
board-pie-contest-looked = En lo alto de la Despensa, solo para tus ojos
board-pie-contest-effects = Tus efectos pendientes
board-pie-contest-first = ¿Cuál va primero?
