### Die eigenen Wörter der Seite über Kampagnen. campaign.en.ftl hat dieselben Schlüssel mit denselben Argumenten.

## Lobby
nav = Lobby
nav-tables = Tische
nav-campaigns = Kampagnen
campaigns-title = Kampagnen
campaigns-mine = Deine Kampagnen
campaigns-none = Du hast noch keine Kampagne. Starte unten eine und lade dann die anderen ein.
campaigns-open = Offene Kampagnen
campaigns-start = Kampagne starten
campaigns-new = Neue Kampagne
campaigns-listed = Neue Kampagnen in der Lobby zeigen: Alle können freie Plätze nehmen
campaign-played = { $played } von { $all } Partien gespielt
campaign-not-begun = noch nicht gestartet
campaign-can-begin = Die nächste Partie kann starten
campaign-waits-for = Wartet auf { $who }, { $time }
campaign-gathers = Wartet auf Mitspielende
campaign-nobody-yet = noch niemand sonst

## A campaign's home
campaign-loading = Kampagne wird geladen …
campaign-missing = Diese Kampagne gibt es nicht.
campaign-back-to-all = Zurück zu den Kampagnen
campaign-about = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} · gestartet am { $date } · { $played } von { $all } Partien gespielt
campaign-about-new = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
} · angelegt am { $date }
campaign-rail = Partien der Kampagne
campaign-leg = Partie { $number }
campaign-leg-next = als Nächstes
campaign-leg-playing = läuft
campaign-leg-done = gespielt
campaign-leg-left-out = ausgelassen
campaign-leg-sealed = versiegelt
campaign-won = { $count ->
    [one] Sieg: { $who }
   *[other] Geteilter Sieg: { $who }
}
campaign-sheet = Ganzer Bogen
campaign-sheet-close = Überblick
campaign-party = Gruppe
campaign-party-text = was alle behalten
campaign-nothing-kept = Noch nichts.
campaign-save = Kampagne herunterladen

## Who is awaited
campaign-awaited = Offen
campaign-awaited-text = vor der nächsten Partie
campaign-awaited-none = Vor der nächsten Partie ist nichts zu entscheiden.
campaign-awaited-match = Eine Partie läuft. Danach wird entschieden.
campaign-awaited-days = Ihr müsst nicht gleichzeitig hier sein. Alle entscheiden, wann es passt.
campaign-decides = Eine Entscheidung
campaign-choosing = wählt seit { $time }
campaign-committed = hat gewählt
campaign-later = später
campaign-proxy = { $votes ->
    [0] Bot entscheiden lassen
    [one] Bot entscheiden lassen (1 Stimme)
   *[other] Bot entscheiden lassen ({ $votes } Stimmen)
}
campaign-voted = Deine Stimme zählt.

## Chronicle
campaign-chronicle = Chronik
campaign-chronicle-empty = Noch keine Partie gespielt.
campaign-recording = Das Ergebnis wird eingetragen.
campaign-look = Ansehen
campaign-copy = Ab hier kopieren
campaign-copy-sure = Nochmal drücken: kopieren
campaign-reset = Als Kopie neu beginnen
campaign-copy-done = Das ist eine Kopie. Die andere Kampagne bleibt, wie sie ist.
campaign-reset-done = Eine neue Kampagne mit denselben Leuten.

## People
campaign-people = Mitspielende
campaign-people-text = ohne Konto
campaign-online = hier
campaign-at-match = spielt die Partie
campaign-absent = nächste Partie nicht dabei
campaign-absent-button = Partie auslassen
campaign-present-button = Doch mitspielen
campaign-absent-vote = { $votes ->
    [0] Ohne sie spielen
    [one] Ohne sie spielen (1 Stimme)
   *[other] Ohne sie spielen ({ $votes } Stimmen)
}
campaign-joins = kommt vor der nächsten Partie dazu
campaign-leaves = ausgestiegen; ein Bot entscheidet
campaign-invite = Einladen
campaign-invite-link = Einladungslink
campaign-invite-text = Wer den Link hat, kann bis zum Start der nächsten Partie einen freien Platz nehmen.
campaign-invite-new = Neuen Link machen
campaign-leave = Kampagne verlassen
campaign-leave-sure = Nochmal drücken: endgültig verlassen

## The next match
campaign-next = Nächste Partie
campaign-first = Die erste Partie
campaign-play = Spielen: { $title }
campaign-open-decisions = { $count ->
    [one] 1 Entscheidung ist offen
   *[other] { $count } Entscheidungen sind offen
}
campaign-ready = Bereit: { $title }
campaign-ready-how = { $count ->
    [one] 1 Person spielt mit.
   *[other] { $count } Personen spielen mit. Alle können starten.
}
campaign-not-member = Nur wer zur Kampagne gehört, kann starten.
campaign-hour = Termin vorschlagen
campaign-hour-set = Vorschlag: { $hour }.
campaign-on-table = Die Partie liegt auf dem Tisch.
campaign-on-table-others = Die Partie läuft.
campaign-to-match = Zur Partie
campaign-void = { $votes ->
    [0] Partie nicht werten
    [one] Partie nicht werten (1 Stimme)
   *[other] Partie nicht werten ({ $votes } Stimmen)
}
campaign-void-sure = Nochmal drücken: abstimmen
campaign-void-done = Diese Partie zählt nicht.

## On the page of a match
campaign-back = Zurück zur Kampagne
campaign-on = Weiter in der Kampagne
campaign-on-match = Zur nächsten Partie
campaign-voided = Alle waren einig: Diese Partie zählt nicht.
campaign-take-back = Platz zurücknehmen

## An invitation
campaign-invited = Du bist eingeladen: { $title }
campaign-with = Mit { $who }
campaign-so-far = Bisher
campaign-so-far-none = Noch keine Partie ist zu Ende.
campaign-sealed-note = Spätere Partien bleiben für alle versiegelt. Karten und Pläne der anderen bleiben verdeckt.
campaign-sit-later = Du kommst vor der nächsten Partie dazu. Bis dahin kannst du zusehen.
campaign-just-look = Nur ansehen
campaign-full = Alle Plätze dieser Kampagne sind besetzt.

## The end
campaign-over = Die Kampagne ist zu Ende
campaign-again = Neue Kampagne, gleiche Leute

## What goes wrong
error-not-member = Das darf nur, wer zur Kampagne gehört.
error-no-vote = Nur die anderen können über diesen Platz abstimmen.
error-not-asked = Dieser Platz hat gerade nichts zu entscheiden.
error-no-match = Es läuft keine Partie.
error-not-playing = Diese Kampagne läuft nicht.
