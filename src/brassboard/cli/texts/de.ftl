### Hilfe der Befehlszeile. command-NAME ist die Zeile in der Liste der Befehle, .text beschreibt den Befehl, und .ARGUMENT sagt, was
### ein Argument bewirkt. Argumente, die in mehreren Befehlen dasselbe bedeuten, sind Attribute von `help`.

help = Ein Regelwerk und ein Tisch für Steampunk-Brettspiele.
    .usage = Aufruf:
    .commands = Befehle
    .arguments = Argumente
    .options = Optionen
    .help = diese Hilfe zeigen
    .version = die Version zeigen
    .lang = Sprache der Ausgabe (sonst: { $default })
    .json = JSON ausgeben
    .game = das Spiel
    .match = ein Journal oder eine gespeicherte Partie
    .scenarios = deine eigene .scenario-Datei, .map-Datei für Alone oder ein Ordner davon
    .database = ohne Angabe SQLite; postgresql://… für mehrere Prozesse
    .database_file = die Datenbank als sqlite:///DATEI (sonst: die von brassboard serve)

command-play = im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm
    .text = Spiele im Terminal, allein gegen Bots oder abwechselnd mit anderen an einem Bildschirm.
    .game = das Spiel; mit --load nicht nötig
    .players = wie viele mitspielen
    .bots = wer auf den anderen Plätzen sitzt: easy, medium, hard, program:BEFEHL
    .humans = die Plätze der Menschen; Platz 0 ist Spieler 1 (sonst: 0)
    .seed = dieselben Würfel noch einmal; ohne Angabe zufällig
    .option = eine Option des Spiels, etwa rounds=4
    .load = eine gespeicherte Partie oder ein Journal fortsetzen
    .campaign = eine Kampagne spielen: eine neue Datei beginnt eine, eine alte setzt sie fort
    .by_hand = mit echten Würfeln werfen und die Augen eingeben
    .examples =
        Beispiele:
          brassboard play duel                         du gegen einen Bot
          brassboard play duel --bots hard             easy, medium oder hard
          brassboard play duel --players 3 --bots random
          brassboard play duel --humans 0,1            zwei Menschen, ein Bildschirm
          brassboard play duel --by-hand               eigene Würfel: Augen eingeben
          brassboard play duel --bots "program:python3 my_bot.py"    dein eigener Bot, in jeder Sprache
          brassboard play --load abend.save

command-rules = in den Regeln eines Spiels nachschlagen
    .text = Schlage in den Regeln eines Spiels nach und sieh, welche von ihnen bestandene Tests haben.
    .id = eine Regel, ein Entscheid, ein Beispiel oder eine Lücke
    .topic = alle Einträge eines Themas
    .search = alle Einträge mit diesen Wörtern, in beiden Sprachen
    .coverage = welche Regeln bestandene Tests haben
    .spoilers = auch zeigen, was eine Kampagne versiegelt, bis sie gespielt ist
    .folder = der Paketordner eines fremden Spiels

command-replay = eine Partie Zug für Zug ausgeben
    .text = Gib eine Partie Zug für Zug aus, wie sie jemand am Tisch oder ein Zuschauer sah.
    .seat = wie dieser Platz sie sah (0 ist Spieler 1); ohne Angabe wie ein Zuschauer
    .to = nach diesem Zug des Journals anhalten, ab 1 gezählt

command-verify = jeden Zug und jeden Wurf einer Partie prüfen
    .text = Spiele eine Partie nach und vergleiche jeden Wurf mit dem festgelegten Geheimnis.
    .commitment = die Festlegung, die vor der Partie bekannt war
    .campaign = DATEI ist eine Kampagne: prüfe ihren Bogen, alle Partien und deren Ergebnisse

command-scenario = deine eigene Szenariumsdatei prüfen
    .text = Prüfe deine eigene Szenariumsdatei. Jeder Fehler wird genannt, und wie er zu beheben ist.
    .actions = Aktionen
    .check = alle Fehler einer Szenariumsdatei nennen
    .file = eine .scenario-Datei, oder eine .map-Datei für Alone
    .game = das Spiel der Datei (sonst: alone für .map, smog_riders für .scenario)

command-sim = Bots viele Partien spielen lassen
    .text =
        Lass Bots viele Partien spielen und sieh, wer wie oft gewinnt.

        Mit --tournament spielt jede Gruppe von Bots, die an einen Tisch passt. --players und --option können mehrere
        Werte haben. Strg-C sichert, was gespielt ist: Mit --keep oder --out macht derselbe Befehl dort weiter.
    .games = Partien je Serie (sonst: { $default })
    .bots = wer spielt: easy, medium, hard, random …; weniger als Plätze wechseln sich ab
    .tournament = jede Gruppe von Bots, die an einen Tisch passt, spielt
    .players = wie viele Plätze (sonst: einer je Bot)
    .seed = derselbe Startwert spielt dieselben Partien
    .first = Nummer der ersten Partie (sonst: { $default })
    .workers = Zahl der Prozesse (sonst: automatisch)
    .ray = auf einem Ray-Cluster spielen: eine Adresse, auto für den hier laufenden, local (Vorgabe) startet einen
    .fixed_seats = die Bots nicht von Partie zu Partie die Plätze tauschen lassen
    .option = eine Option des Spiels, etwa rounds=4; mehrere Werte (a,b oder all): je eine Serie
    .stat = aus Ereignissen sammeln: events, rules, points, count:EVENT/FIELD, sum:EVENT.FIELD, MODULE:NAME
    .keep = jede beendete Partie in FILE sichern und dort weitermachen
    .out = eine Tabelle aller Partien schreiben, eine Zeile je Partie
    .plot = Siege, Längen, Punktestände und Punkte zeichnen
    .examples =
        Beispiele:
          brassboard sim duel --games 1000 --bots greedy,random
          brassboard sim duel --bots easy,hard
          brassboard sim duel --bots "program:python3 my_bot.py,medium"    dein eigener Bot, in jeder Sprache
          brassboard sim duel --bots greedy:worlds=6:budget=900,greedy --option rounds=4
          brassboard sim duel --bots random --players 4 --seed 7 --json
          brassboard sim smog_riders --tournament --bots greedy,random --players 2,3 --option scenario=all --out games.parquet
          brassboard sim duel --stat events --stat sum:duel.struck.damage/seat --plot duel.svg

command-bench = das Tempo auf diesem Rechner messen
    .text = Miss das Tempo auf diesem Rechner: Entscheidungen und Partien je Sekunde, Kopien, Speicherstände, Ansichten.
    .games = welche Spiele (sonst: alle)
    .rounds = Wiederholungen (sonst: { $default })
    .seconds = Sekunden je Messung (sonst: { $default })

command-conformance = die Konformitätsprüfung eines Spiels ausführen
    .text = Führe die Konformitätsprüfung eines Spiels aus, dann zufällige Partien, die jede Invariante prüfen.
    .decisions = zufällige Entscheidungen, über alle Spielerzahlen (sonst: { $default })
    .players = nur mit diesen Spielerzahlen (sonst: alle)
    .depth = Entscheidungen, die jede Prüfung ansieht (sonst: { $default })
    .seed = derselbe Startwert spielt dieselben Partien

command-serve = den Webtisch auf diesem Rechner starten
    .text = Starte den Webtisch auf diesem Rechner.
    .host = die Adresse des Servers (sonst: { $default })
    .port = der Port des Servers (sonst: { $default })
    .workers = Prozesse; mehrere brauchen PostgreSQL (sonst: { $default })
    .bots = Prozesse, in denen Bots denken, je Prozess des Servers (sonst: { $default })
    .rate = Anfragen je Sekunde von einer Adresse; 0: unbegrenzt (sonst: { $default })
    .messages = Nachrichten je Sekunde von einer Verbindung; 0: unbegrenzt (sonst: { $default })
    .origin = die Adresse für die Mitspielenden, hinter einem Proxy
    .open = die Seite im Browser öffnen

command-backup = die Datenbank des Webtischs in eine Datei kopieren, auch im Betrieb
    .text = Kopiere die Datenbank des Webtischs in eine Datei, auch während Partien gespielt werden.
    .file = die Datei, die geschrieben wird

command-restore = den Webtisch aus einer Sicherung wiederherstellen
    .text = Stelle den Webtisch aus einer Sicherung wieder her. Die ersetzte Datenbank wird daneben gesichert.
    .file = eine Datei von brassboard backup
