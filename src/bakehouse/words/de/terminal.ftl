# The words of the terminal and the command line.
# What is typed stays as it is in every language: the names of commands, the notation of moves, codes of cards.

## Before a game

terminal-which-game = Welches Spiel?
terminal-game = { $title }, { $players } Personen. { $sentence }
# How many play, where that is not one number.
terminal-range = { $least } bis { $most }
terminal-number = Nummer
terminal-type-game = Bitte tipp eine Zahl von 1 bis { $most } ein. Strg-C beendet.
terminal-how-many = Wie viele spielen mit, { $least } bis { $most }? (Enter: { $usual })
terminal-type-number = Bitte tipp eine Zahl von { $least } bis { $most } ein.
terminal-which-people = Welche davon sind Menschen? { $numbers } (Enter: alle)
terminal-no-player = Eine Nummer „{ $typed }“ gibt es nicht. Bitte tipp Nummern ein, zum Beispiel 1 2.

## The first lines of a game

terminal-title = { $title }: { $sentence }
terminal-people = An diesem Terminal spielen: { $seats }. Zwischen den Zügen sind die Karten verdeckt.
terminal-bots =
    { $seats-count ->
        [one] { $seats } ist ein Bot. Stufe: { $level }.
       *[other] { $seats } sind Bots. Stufe: { $level }.
    }
terminal-partners = Mit dir im Team: { $seats }.
# How well bots play.
terminal-level =
    { $level ->
        [random] zufällig
        [easy] leicht
        [medium] mittel
        [hard] schwer
       *[other] { $level }
    }
# Moves that are typed name players by short codes; the list has one of the next message for each player.
terminal-seats = In eingetippten Zügen gilt: { $names }.
terminal-seat =
    { $seat-is ->
        [you] du bist { $code }
       *[other] { $seat } ist { $code }
    }
terminal-secret-seed = Gemischt wird mit einem geheimen Startwert; sein SHA-256 ist { $commitment }
terminal-secret-seed-later = Das kannst du prüfen, sobald das Spiel vorbei ist: Dann wird der Startwert gezeigt.
terminal-seed = Gemischt wird mit dem Startwert { $seed }.
terminal-recorded = Jeder Zug wird aufgeschrieben in { $path }
terminal-how-to-start = Tipp ? für Hilfe, rules für die Regeln, quit zum Verlassen.
terminal-resumed =
    { $count ->
        [0] Das Spiel geht vor dem ersten Zug weiter.
        [one] Das Spiel geht nach einem Zug weiter.
       *[other] Das Spiel geht nach { $count } Zügen weiter.
    }

## Questions

terminal-what-happened = Was passiert ist:
terminal-the-table = Der Tisch:
terminal-so-far = Bisher: { $move }
terminal-you = Du
terminal-you-play = Du spielst: { $move }
terminal-one-choice = Es gibt nur eine Möglichkeit, deshalb geht das von selbst: { $choice }
terminal-type-something = Tipp die Nummer einer Möglichkeit, einen Zug in Notation oder ? für Hilfe.
terminal-no-command = Den Befehl „{ $typed }“ gibt es nicht; ? zeigt alle.
terminal-no-choice =
    { $count ->
        [one] Die Möglichkeit { $typed } gibt es nicht, nur Nummer 1.
       *[other] Die Möglichkeit { $typed } gibt es nicht, nur die Nummern 1 bis { $count }.
    }
terminal-refused = „{ $line }“ ist nicht erlaubt. { $rule }
terminal-type-why = Tipp why { $line }, um mehr darüber zu lesen.
terminal-be-specific = Das geht noch genauer. { $error }
terminal-not-understood = Nicht verstanden: { $error }
terminal-type-choice = Tipp die Nummer einer Möglichkeit oder ? für Hilfe.

## Several people at one terminal

terminal-hidden = Die Karten sind verdeckt. Jetzt ist { $player } gefragt.
terminal-press-when-alone = { $player }: Drück Enter, wenn nur du den Bildschirm siehst
terminal-press-to-hide = { $player }: Drück Enter, um deine Karten zu verdecken

## Help

terminal-how-to-answer = So antwortest du:
terminal-answer-number = Tipp die Nummer einer Möglichkeit. Manche Züge bestehen aus Schritten; jeder Schritt zeigt seine eigenen Möglichkeiten.
terminal-answer-notation = Oder tipp einen ganzen Zug in Notation, wie sie in Klammern hinter jeder Möglichkeit steht.
terminal-commands = Befehle:
terminal-slash = Ist ein Befehl zugleich ein möglicher Zug, gilt er als Zug; /save mit Schrägstrich ist der Befehl.
terminal-control-c = Strg-C speichert das Spiel und beendet es.
# One line a command. The lower-case words before the colon are typed; capitals stand for something else.
terminal-command-help = ?: diese Liste
terminal-command-table = table: Tisch und Möglichkeiten noch einmal zeigen
terminal-command-back = back: einen angefangenen Zug verwerfen
terminal-command-undo = undo: deinen letzten Schritt oder Zug zurücknehmen, wenn er nichts verraten hat
terminal-command-always = always, always NAME: eine Art von Fragen im Voraus beantworten oder damit aufhören
terminal-command-hint = hint, hint why: was ein Bot mit deinen Karten spielen würde; mit why denkt der beste Bot nach und nennt Gründe
terminal-command-why = why ZUG: die Regel, die einen Zug verbietet
terminal-command-rules = rules, rules NUMMER, rules WORT: das Regelheft, eine Regel mit ihren Entscheidungen oder alle Regeln mit einem Wort
terminal-command-log = log, log all, log ZAHL: was bisher passiert ist
terminal-command-save = save, save DATEI: das Spiel in eine Datei schreiben
terminal-command-quit = quit: das Spiel verlassen; es wird gespeichert

## Commands

terminal-nothing-begun = Du hast keinen Zug angefangen, also gibt es nichts zu verwerfen.
terminal-undone =
    { $count ->
        [one] Dein letzter Zug ist zurückgenommen.
       *[other] Deine letzten { $count } Züge sind zurückgenommen.
    }
terminal-why-what = Tipp why und einen Zug in Notation, wie sie in Klammern hinter jeder Möglichkeit steht.
terminal-why-number = Alle nummerierten Möglichkeiten sind erlaubt. Tipp why und einen Zug in Notation.
terminal-because = „{ $line }“ ist nicht erlaubt wegen { $rule }.
terminal-ambiguous = Es ist nicht klar, welchen Zug du meinst. { $error }
terminal-not-a-move = Das ist kein Zug: { $error }
terminal-allowed = „{ $line }“ ist erlaubt.
terminal-log-how = Tipp log, log all oder log und wie viele Zeilen du willst.
terminal-log-last =
    { $shown ->
        [one] Die letzte von { $count } Zeilen; log all zeigt alle.
       *[other] Die letzten { $shown } von { $count } Zeilen; log all zeigt alle.
    }
terminal-hint-how = Tipp hint oder hint why.
terminal-hint-why = Deine Gewinnchance mit jeder geprüften Möglichkeit, und was die anderen haben könnten:
terminal-hint = Ein Bot der Stufe „{ $level }“ würde spielen: { $move }
terminal-always =
    { $state ->
        [on] always { $key }: { $label }. Das ist an.
       *[off] always { $key }: { $label }. Das ist aus.
    }
terminal-always-none = { $game } hat keine Dauerantworten.
terminal-always-only = { $game } hat nur diese Dauerantworten: { $keys }.
terminal-leave = Das Spiel verlassen? Es wird gespeichert, und du kannst später weiterspielen.
terminal-continues = Das Spiel geht weiter.
# What is typed to say yes or no, as a word or as its first letter.
terminal-yes = ja
terminal-no = nein
terminal-yes-or-no = { $question } ({ terminal-yes } oder { terminal-no })
terminal-type-yes-or-no = Bitte tipp { terminal-yes } oder { terminal-no }.

## Why a bot plays what it plays

terminal-candidate =
    { $visits ->
        [one] { $choice }: { $chance } %, ein Versuch
       *[other] { $choice }: { $chance } %, { $visits } Versuche
    }
terminal-belief-holds =
    { $seat-is ->
        [you] Du hast { $card } in { $percent } % der Welten.
       *[other] { $seat } hat { $card } in { $percent } % der Welten.
    }
terminal-belief-kept =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    }{ " " }{ $trades ->
        [one] bei { $kept } von einem Tausch hergegeben, was gesagt wurde.
       *[other] bei { $kept } von { $trades } Tauschen hergegeben, was gesagt wurde.
    }
terminal-explained = Zug { $number }, { $player }: { $prompt }
terminal-played = Gespielt: { $move }

## The rulebook

# Shown where the words around the rules are in another language.
terminal-rules-in-english = Die Regeln gibt es bisher nur auf Englisch.
terminal-rules-contents = Das Regelheft. Tipp rules und einen Abschnitt, eine Nummer oder ein Wort, zum Beispiel: rules A.
terminal-rules-decided = Was entschieden wurde, wo das Regelheft schweigt:
terminal-rules-span = { $first } bis { $last }
terminal-rules-not-found = Keine Regel hat die Nummer „{ $wanted }“ oder enthält dieses Wort.
terminal-rules-near = Ähnliche Nummern sind { $ids }.
terminal-rules-with =
    { $count ->
        [one] Eine Regel mit „{ $wanted }“:
       *[other] { $count } Regeln mit „{ $wanted }“:
    }
terminal-rules-about = Was dazu entschieden wurde:
terminal-rules-title = { $title }, Version { $version } der Regeln
terminal-rules-which = Welche? Tipp bakehouse rules SPIEL; die Spiele sind:
terminal-rules-count = { $game }: { $count } Regeln und Entscheidungen

## Programs that play by text

text-player-seat = Du bist { $player } in { $game }. Die Regeln bekommst du mit "rules", einen Teil davon mit "rules" und einem Abschnitt, einer Kennung oder einem Wort.
text-player-happened = Seit deinem letzten Zug:
text-player-table = Der Tisch:
text-player-choices = Deine Möglichkeiten (antworte mit der Nummer von einer):

## Saving and resuming

terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-saved-warning = Die Datei eines laufenden Spiels enthält die verdeckten Karten von allen: Lies sie nicht, wenn du weiterspielen willst.
terminal-file-exists = Die Datei { $path } gibt es schon; bitte nenn eine andere.
terminal-not-written = Die Datei { $path } lässt sich nicht schreiben: { $reason }.
terminal-tried-again = { $trouble } Das Spiel geht weiter; nach dem nächsten Zug wird das Speichern noch einmal versucht.
terminal-not-resumed = { $path } gibt es schon, und damit lässt sich nicht weiterspielen: { $reason }. Nenn eine andere Datei.
terminal-holds-finished = { $path } enthält ein Spiel, das vorbei ist. Nenn eine andere Datei für ein neues Spiel.
terminal-holds-no-seed = { $path } enthält ein Spiel ohne Startwert, das sich nicht weiterspielen lässt. Nenn eine andere Datei.
terminal-holds-other-cards = { $path } wurde verändert: Der Startwert passt nicht zu den Karten. Nenn eine andere Datei.
terminal-differs =
    { $what ->
        [game] { $path } enthält ein laufendes Spiel von { $saved }, nicht von { $wanted }.
        [seats] { $path } enthält ein laufendes Spiel für { $saved } Personen, nicht für { $wanted }.
        [seed] { $path } enthält ein laufendes Spiel mit dem Startwert { $saved }, nicht { $wanted }.
        [deck] { $path } enthält ein laufendes Spiel mit dem Deck { $saved }, nicht { $wanted }.
       *[option] { $path } enthält ein laufendes Spiel, dessen Option { $option } { $saved } ist, nicht { $wanted }.
    }{ " " }Lass das weg, um weiterzuspielen, oder nenn eine andere Datei für ein neues Spiel.

## Leaving

terminal-left = Du verlässt das Spiel.
terminal-left-control-c = Strg-C.
terminal-left-closed = Das Terminal wurde geschlossen.
terminal-left-stopped = Das Programm wurde zum Anhalten aufgefordert.
terminal-left-input-ended = Die Eingabe ist zu Ende.
terminal-left-fault = In Bakehouse ist etwas schiefgegangen.
terminal-no-game = { $reason } Es wurde kein Spiel begonnen.
terminal-left-not-saved = { $reason } Das Spiel konnte nicht gespeichert werden. { $error }
terminal-left-saved = { $reason } Das Spiel ist gespeichert in { $path }
terminal-resume-with = Weiterspielen mit: { $command }

## The end

terminal-table-at-end = Der Tisch am Ende:
terminal-seed-was = Der Startwert war { $seed }
terminal-recorded-in = Das Spiel ist aufgezeichnet in { $path }
terminal-at-end = save behält eine Aufzeichnung, log zeigt alles noch einmal, Enter beendet
terminal-at-end-how = Bitte tipp save, save DATEI, log oder nur Enter.

## A record, told

terminal-replay-title = { $title }, { $count } Personen, Regeln { $rules }, Deck { $deck }.
terminal-replay-options = Optionen: { $options }.
terminal-replay-player = { $code }: { $name }
terminal-replay-bot = { $code }: { $name }, ein Bot der Stufe { $level }
terminal-replay-one-viewer = Das ist die Aufzeichnung aus einer einzigen Sicht ({ $viewer }). Verdeckte Karten sind ??, deshalb lässt sie sich nicht nachspielen; dies sind ihre Zeilen.
terminal-replay-deal = Das Austeilen
terminal-replay-result = Ergebnis: { $result }.
terminal-replay-not-over = Das Spiel ist nicht zu Ende.
