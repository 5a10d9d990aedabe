### Inhalt: Namen und gedruckte Texte der Dinge. Ein Schlüssel ist scythe-ART-KENNUNG.

## Felder, unsere Namen
scythe-hex-B1 = B1 Albion-Berg
scythe-hex-B2 = B2 Albion-Gehöft
scythe-hex-B3 = B3 Albion-Dorf
scythe-hex-B4 = B4 Nordischer Wald
scythe-hex-B5 = B5 Nordische Tundra
scythe-hex-B6 = B6 Nordost-Dorf
scythe-hex-C1 = C1 See im Westen
scythe-hex-C2 = C2 Albion-Tundra
scythe-hex-C3 = C3 See im Nordwesten
scythe-hex-C4 = C4 Nördliche Tunnel-Tundra
scythe-hex-C5 = C5 Nordischer Berg
scythe-hex-C6 = C6 Nordost-Gehöft
scythe-hex-C7 = C7 Gehöft nördlich von Rusviet
scythe-hex-D1 = D1 Polania-Wald
scythe-hex-D2 = D2 Nordwestlicher Tunnelberg
scythe-hex-D3 = D3 Wald nordwestlich der Fabrik
scythe-hex-D4 = D4 See nordöstlich der Fabrik
scythe-hex-D5 = D5 Nordöstlicher Tunnelwald
scythe-hex-D6 = D6 Rusviet-Dorf
scythe-hex-E1 = E1 Polania-Gehöft
scythe-hex-E2 = E2 Polania-Dorf
scythe-hex-E3 = E3 See westlich der Fabrik
scythe-hex-E4 = E4 Fabrik
scythe-hex-E5 = E5 Berg östlich der Fabrik
scythe-hex-E6 = E6 Rusviet-Tundra
scythe-hex-E7 = E7 Rusviet-Berg
scythe-hex-F1 = F1 Wald im fernen Westen
scythe-hex-F2 = F2 Westwald
scythe-hex-F3 = F3 Südwestliches Tunnelgehöft
scythe-hex-F4 = F4 Tundra südwestlich der Fabrik
scythe-hex-F5 = F5 See südöstlich der Fabrik
scythe-hex-F6 = F6 Südöstliches Tunneldorf
scythe-hex-F7 = F7 See im Osten
scythe-hex-G1 = G1 Sachsen-Berg
scythe-hex-G2 = G2 Sachsen-Dorf
scythe-hex-G3 = G3 Süddorf
scythe-hex-G4 = G4 Südliche Tunnel-Tundra
scythe-hex-G5 = G5 Südostwald
scythe-hex-G6 = G6 Südostberg
scythe-hex-G7 = G7 Togawa-Tundra
scythe-hex-H1 = H1 Sachsen-Tundra
scythe-hex-H2 = H2 See im Süden
scythe-hex-H3 = H3 Krim-Gehöft
scythe-hex-H4 = H4 Krim-Berg
scythe-hex-H5 = H5 Südost-Dorf
scythe-hex-H6 = H6 Togawa-Gehöft
scythe-hex-I1 = I1 Krim-Dorf
scythe-hex-base_albion = Heimatgebiet Albion
scythe-hex-base_nordic = Nordisches Heimatgebiet
scythe-hex-base_polania = Heimatgebiet Polania
scythe-hex-base_rusviet = Heimatgebiet Rusviet
scythe-hex-base_saxony = Heimatgebiet Sachsen
scythe-hex-base_togawa = Heimatgebiet Togawa
scythe-hex-base_crimea = Heimatgebiet Krim
scythe-hex-faction_mat = Nationstableau

## Gelände; .letter ist das Zeichen auf dem Spielplan der Seite
scythe-terrain-mountain = Berg
    .letter = B
scythe-terrain-farm = Gehöft
    .letter = G
scythe-terrain-tundra = Tundra
    .letter = T
scythe-terrain-forest = Wald
    .letter = W
scythe-terrain-village = Dorf
    .letter = D
scythe-terrain-lake = See
    .letter = S
scythe-terrain-factory = die Fabrik
scythe-terrain-home_base = Heimatgebiet

## Ressourcen, Aktionen, Felder der oberen Reihe, Boni
scythe-resource-oil = Öl
scythe-resource-metal = Metall
scythe-resource-wood = Holz
scythe-resource-food = Nahrung
scythe-top-bolster = Verstärkung
scythe-top-produce = Produktion
scythe-top-move = Bewegung
scythe-top-trade = Handel
scythe-bottom-upgrade = Entwicklung
    .enlist = Dauerhafter Bonus: { scythe-bonus-power.ongoing }
scythe-bottom-deploy = Mech-Einsatz
    .enlist = Dauerhafter Bonus: { scythe-bonus-coins.ongoing }
scythe-bottom-build = Gebäudebau
    .enlist = Dauerhafter Bonus: { scythe-bonus-popularity.ongoing }
scythe-bottom-enlist = Rekrutierung
    .enlist = Dauerhafter Bonus: { scythe-bonus-cards.ongoing }
scythe-box-moves = Bewegung: dritte Einheit
scythe-box-coins = Bewegung: zweite Münze
scythe-box-power = Verstärkung: dritte Stärke
scythe-box-cards = Verstärkung: zweite Kampfkarte
scythe-box-territories = Produktion: dritte Region
scythe-box-popularity = Handel: zweites Ansehen
scythe-bonus-power = Stärke
    .ongoing = 1 Stärke
    .once = 2 Stärke
scythe-bonus-coins = Münzen
    .ongoing = 1 Münze
    .once = 2 Münzen
scythe-bonus-popularity = Ansehen
    .ongoing = 1 Ansehen
    .once = 2 Ansehen
scythe-bonus-cards = Kampfkarten
    .ongoing = 1 Kampfkarte
    .once = 2 Kampfkarten

## Einheiten und Gebäude
scythe-unit-character = Anführer
scythe-unit-mech = Mech
scythe-unit-worker = Arbeiter
scythe-structure-monument = Denkmal
    .text = Bei jeder Verstärkung erhältst du zusätzlich 1 Ansehen.
scythe-structure-mill = Mühle
    .text = Jedes Mal, wenn du Produktion ausführst, darf die Region der Mühle zusätzlich zu den gewählten produzieren (wenn du sie beherrschst), und die Mühle selbst produziert dort wie ein Arbeiter einen Marker.
scythe-structure-mine = Stollen
    .text = Die Region des Stollens ist nur für deine Einheiten ein Tunnel, auch wenn ein Gegner sie beherrscht.
scythe-structure-armory = Waffenkammer
    .text = Bei jedem Handel erhältst du zusätzlich 1 Stärke.

## Nationen, ihre Anführer und Fähigkeiten
scythe-faction-polania = Republik Polania
    .short = Polania
scythe-faction-saxony = Sächsisches Reich
    .short = Sachsen
scythe-faction-nordic = Nordische Königreiche
    .short = Nordische
scythe-faction-rusviet = Rusviet-Union
    .short = Rusviet
scythe-faction-crimea = Khanat der Krim
    .short = Krim
scythe-faction-albion = Clan Albion
    .short = Albion
scythe-faction-togawa = Togawa-Shogunat
    .short = Togawa
scythe-character-polania = Anna & Wojtek
scythe-character-saxony = Gunter, Nacht & Tag
scythe-character-nordic = Bjorn & Mox
scythe-character-rusviet = Olga & Changa
scythe-character-crimea = Zehra & Kar
scythe-character-albion = Connor & Max
scythe-character-togawa = Akiko & Jiro
scythe-ability-meander = Umherstreifen
    .text = Bei einer Begegnung darfst du statt einer bis zu zwei verschiedene Optionen der Karte nehmen, in beliebiger Reihenfolge; was die erste bringt, darf die zweite bezahlen.
scythe-ability-dominate = Dominanz
    .text = Keine Grenze für deine Sterne für Zielkarten und Kampfsiege; du behältst deine zweite Zielkarte, nachdem du die erste erfüllt hast.
scythe-ability-swim = Schwimmen
    .text = Deine Arbeiter (nicht Anführer oder Mechs) dürfen Flüsse in jede Landregion überqueren. Seen betreten sie nicht.
scythe-ability-relentless = Unerbittlich
    .text = Du darfst denselben Abschnitt deines Spielertableaus wählen wie im letzten Zug, aber nicht zweimal in Folge die Fabrikkarte.
scythe-ability-coercion = Zwang
    .text = Einmal pro Zug darfst du eine Kampfkarte (von beliebigem Wert) ausgeben, als wäre sie ein beliebiger Ressourcenmarker.
scythe-ability-exalt = Huldigung
    .text = Nachdem dein Anführer gezogen ist (und etwaige Kämpfe und Begegnungen dort abgehandelt sind), darfst du eine deiner 4 Flaggen in seine Region legen; bei Spielende zählt eine Flagge in einer Region, die du beherrschst und die nicht an dein Heimatgebiet grenzt, als eine weitere Region.
scythe-ability-maifuku = Maifuku
    .text = Nachdem dein Anführer gezogen ist (und etwaige Kämpfe und Begegnungen dort abgehandelt sind), darfst du eine deiner 4 Fallen scharf in seine Region legen.
scythe-ability-meander_coins = Umherstreifen (6 oder 7 Spieler)
    .text = Bei einer Begegnung darfst du statt einer bis zu zwei verschiedene Optionen der Karte nehmen; bei Spielende erhältst du 3 Münzen für jede Begegnungsregion, die du beherrschst.

## Mech-Fähigkeiten; die Gelände von Waten stehen als Attribute je Nation
scythe-mech-riverwalk = Waten
    .text = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie eines der beiden Gelände betreten, die ihr Nationstableau nennt.
    .polania = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie ein Dorf oder einen Berg betreten.
    .saxony = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie einen Wald oder einen Berg betreten.
    .nordic = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie einen Wald oder einen Berg betreten.
    .rusviet = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie ein Gehöft oder ein Dorf betreten.
    .crimea = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie ein Gehöft oder eine Tundra betreten.
scythe-mech-submerge = Abtauchen
    .text = Anführer und Mechs dürfen Seen betreten und verlassen und in einem Schritt von jedem See auf jeden anderen ziehen.
scythe-mech-camaraderie = Kameradschaft
    .text = Du verlierst kein Ansehen für gegnerische Arbeiter, die sich nach deinem Sieg als Angreifer zurückziehen.
scythe-mech-speed = Eile
    .text = Anführer und Mechs dürfen bei jeder Bewegung eine Region weiter ziehen.
scythe-mech-underpass = Unterführung
    .text = Für Anführer und Mechs grenzen alle Berge, die du beherrschst, und alle Tunnel (auch dein Stollen) aneinander.
scythe-mech-disarm = Entwaffnung
    .text = Vor einem Kampf in einer Region mit einem Tunnel (oder deinem Stollen) verliert dein Gegner 2 Stärke, einmal pro Kampf.
scythe-mech-seaworthy = Seetüchtig
    .text = Anführer und Mechs dürfen Seen betreten und verlassen und sich statt nach Hause auf einen See neben der verlorenen Region zurückziehen.
scythe-mech-artillery = Artillerie
    .text = Vor einem Kampf darfst du 1 Stärke bezahlen, damit dein Gegner 2 Stärke verliert, einmal pro Kampf.
scythe-mech-township = Bezirksverwaltung
    .text = Für Anführer und Mechs grenzen die Dörfer, die du beherrschst, und die Fabrik alle aneinander.
scythe-mech-peoples_army = Volksarmee
    .text = In einem Kampf, in dem du auch mindestens einen Arbeiter hast, darfst du eine Kampfkarte mehr spielen.
scythe-mech-wayfare = Wanderschaft
    .text = Anführer und Mechs dürfen aus jeder Region oder von jedem Heimatgebiet auf dein eigenes Heimatgebiet oder auf das einer nicht mitspielenden Nation ziehen, über jede Entfernung, in einem Schritt.
scythe-mech-wayfare_farms = Wanderschaft (6 oder 7 Spieler)
    .text = Anführer und Mechs dürfen in einem Schritt auf jedes unbesetzte Gehöft ziehen, egal wie weit.
scythe-mech-scout = Späher
    .text = Nimm vor einem Kampf eine zufällige Karte von den Kampfkarten deines Gegners, einmal pro Kampf.
scythe-mech-burrow = Graben
    .text = Anführer und Mechs dürfen einen Fluss überqueren, wenn sie eine Tunnelregion betreten oder verlassen (dein Stollen zählt als eine).
scythe-mech-sword = Schwert
    .text = Vor einem Kampf, in dem du angreifst, verliert der Verteidiger 2 Stärke, einmal pro Kampf.
scythe-mech-shield = Schild
    .text = Vor einem Kampf, in dem du verteidigst, erhalte 2 Stärke, einmal pro Kampf.
scythe-mech-rally = Sammelruf
    .text = Anführer und Mechs dürfen in einem Schritt in jede Region mit einem deiner Arbeiter oder einer deiner Flaggen ziehen, egal wie weit.
scythe-mech-toka = Toka
    .text = Einmal pro Zug darf ein Anführer oder ein Mech beim Ziehen einen Fluss überqueren, in jede Landregion.
scythe-mech-suiton = Suiton
    .text = Anführer und Mechs dürfen Seen betreten und verlassen; in einem Kampf auf einem See darfst du eine Kampfkarte mehr spielen, einmal pro Kampf.
scythe-mech-ronin = Ronin
    .text = Vor einem Kampf, in dem du genau eine Einheit hast (Anführer oder Mech, keine Arbeiter), darfst du 2 Stärke erhalten.
scythe-mech-shinobi = Shinobi
    .text = Anführer und Mechs dürfen in einem Schritt in jede Region mit einer deiner Fallen ziehen, egal wie weit. Enden sie so dort, darfst du eine entschärfte Falle scharf machen.

## Spielertableaus
scythe-mat-industrial = Industriell
    .section1 = { scythe-top-bolster }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-produce }, { scythe-bottom-deploy }
    .section3 = { scythe-top-move }, { scythe-bottom-build }
    .section4 = { scythe-top-trade }, { scythe-bottom-enlist }
scythe-mat-engineering = Technisch
    .section1 = { scythe-top-produce }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-trade }, { scythe-bottom-deploy }
    .section3 = { scythe-top-bolster }, { scythe-bottom-build }
    .section4 = { scythe-top-move }, { scythe-bottom-enlist }
scythe-mat-militant = Militant
    .section1 = { scythe-top-bolster }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-move }, { scythe-bottom-deploy }
    .section3 = { scythe-top-produce }, { scythe-bottom-build }
    .section4 = { scythe-top-trade }, { scythe-bottom-enlist }
scythe-mat-patriotic = Patriotisch
    .section1 = { scythe-top-move }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-bolster }, { scythe-bottom-deploy }
    .section3 = { scythe-top-trade }, { scythe-bottom-build }
    .section4 = { scythe-top-produce }, { scythe-bottom-enlist }
scythe-mat-innovative = Innovativ
    .section1 = { scythe-top-trade }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-produce }, { scythe-bottom-deploy }
    .section3 = { scythe-top-bolster }, { scythe-bottom-build }
    .section4 = { scythe-top-move }, { scythe-bottom-enlist }
scythe-mat-mechanical = Mechanisch
    .section1 = { scythe-top-trade }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-bolster }, { scythe-bottom-deploy }
    .section3 = { scythe-top-move }, { scythe-bottom-build }
    .section4 = { scythe-top-produce }, { scythe-bottom-enlist }
scythe-mat-agricultural = Landwirtschaftlich
    .section1 = { scythe-top-move }, { scythe-bottom-upgrade }
    .section2 = { scythe-top-trade }, { scythe-bottom-deploy }
    .section3 = { scythe-top-produce }, { scythe-bottom-build }
    .section4 = { scythe-top-bolster }, { scythe-bottom-enlist }

## Felder der Erfolgsleiste
scythe-space-upgrades = Entwicklungen
    .text = 6 Entwicklungen.
scythe-space-mechs = Mechs
    .text = 4 Mechs eingesetzt.
scythe-space-structures = Gebäude
    .text = 4 Gebäude gebaut.
scythe-space-recruits = Rekruten
    .text = 4 Rekruten rekrutiert.
scythe-space-workers = Arbeiter
    .text = Alle 8 Arbeiter im Spiel.
scythe-space-objective = Zielkarte
    .text = 1 Zielkarte erfüllt.
scythe-space-combat_1 = Kampf
    .text = 1 gewonnener Kampf.
scythe-space-combat_2 = Zweiter Kampf
    .text = 1 weiterer Kampf gewonnen.
scythe-space-popularity = Ansehen
    .text = 18 Ansehen.
scythe-space-power = Stärke
    .text = 16 Stärke.

## Fallen von Togawa, nach ihrer Strafe
scythe-trap-0 = verliere 2 Ansehen
scythe-trap-1 = verliere 3 Stärke
scythe-trap-2 = verliere 4 Münzen
scythe-trap-3 = wirf 2 zufällige Kampfkarten ab

## Zielkarten
scythe-objective-1 = Herren der Gipfel
    .text = Beherrsche am Ende deines Zuges mindestens 3 Berge.
scythe-objective-2 = Unter der Erde
    .text = Beherrsche am Ende deines Zuges mindestens 3 Regionen mit aufgedrucktem Tunnel.
scythe-objective-3 = Volle Kornspeicher
    .text = Beherrsche am Ende deines Zuges mindestens 3 Gehöfte.
scythe-objective-4 = Wacht im eisigen Norden
    .text = Beherrsche am Ende deines Zuges mindestens 3 Tundra-Regionen.
scythe-objective-5 = Herr des Werks
    .text = Beherrsche am Ende deines Zuges die Fabrik und habe die höchste Stärke aller Spieler (Gleichstand genügt).
scythe-objective-6 = Jagt sie davon
    .text = Zwinge mindestens 1 gegnerischen Arbeiter zum Rückzug und habe danach noch mindestens 7 Stärke.
scythe-objective-7 = Eisen statt Muskeln
    .text = Habe 1 Fabrikkarte, mindestens 1 eingesetzten Mech und höchstens 3 Arbeiter.
scythe-objective-8 = Eins mit dem Volk
    .text = Habe höchstens 2 Münzen, mindestens 4 Arbeiter und mindestens 7 Ansehen.
scythe-objective-9 = Wintervorräte
    .text = Beherrsche am Ende deines Zuges eine Region mit mindestens 9 Ressourcenmarkern, darunter mindestens 1 von jeder der vier Arten.
scythe-objective-10 = Hüter der Wälder
    .text = Beherrsche am Ende deines Zuges mindestens 3 Wälder.
scythe-objective-11 = Volle Dörfer
    .text = Beherrsche am Ende deines Zuges mindestens 3 Dörfer.
scythe-objective-12 = Praller Geldbeutel
    .text = Habe am Ende deines Zuges mindestens 20 Münzen.
scythe-objective-13 = Eine Hauptstadt entsteht
    .text = Habe mindestens 6 deiner Spielsteine (Anführer, Arbeiter, Mechs, Gebäude) in einer Region.
scythe-objective-14 = Von allem etwas
    .text = Habe am Ende deines Zuges mindestens 1 Entwicklung, 1 Mech, 1 Gebäude und 1 Rekruten und beherrsche mindestens 1 von jeder Ressource.
scythe-objective-15 = Gleiche Reihen
    .text = Habe genau so viele Arbeiter wie Rekruten.
scythe-objective-16 = Der Jäger in der Herde
    .text = Beherrsche am Ende deines Zuges eine Region mit deinem Anführer, genau 1 Mech, genau 1 Arbeiter und mindestens 5 Ressourcenmarkern.
scythe-objective-17 = Ring um das Werk
    .text = Habe am Ende deines Zuges keine Fabrikkarte und beherrsche mindestens 2 Regionen, die an die Fabrik grenzen.
scythe-objective-18 = Geliebt und unbewaffnet
    .text = Habe 0 Stärke, mindestens 13 Ansehen und mindestens 5 Arbeiter.
scythe-objective-19 = Rund um den See
    .text = Beherrsche am Ende deines Zuges mindestens 5 Regionen rund um ein und denselben See.
scythe-objective-20 = Stein statt Stahl
    .text = Habe mindestens 3 Gebäude gebaut, mindestens 7 Ansehen und keinen eingesetzten Mech.
scythe-objective-21 = Der Markt in einer Hand
    .text = Beherrsche am Ende deines Zuges mindestens 9 Marker einer Ressourcenart (in beliebigen Regionen).
scythe-objective-22 = Großer Sprung
    .text = Habe 1 Fabrikkarte und keine Entwicklung.
scythe-objective-23 = Die Hand des Generals
    .text = Habe mindestens 8 Kampfkarten auf der Hand und mindestens 1 Stern für einen Kampfsieg gesetzt.
scythe-objective-24 = Mauer aus Menschen
    .text = Habe am Ende deines Zuges mindestens 5 deiner Arbeiter in einer Region, die an die Fabrik grenzt.
scythe-objective-25 = Von allen gefürchtet
    .text = Habe höchstens 3 Ansehen, mindestens 13 Stärke und mindestens 2 Mechs.
scythe-objective-26 = Viele Gewerbe
    .text = Beherrsche am Ende deines Zuges mindestens 1 Region jedes Primärgeländes, jeweils mit mindestens 1 deiner Arbeiter darin.
scythe-objective-27 = Wurzeln fern der Heimat
    .text = Habe mindestens 3 Gebäude gebaut, keines davon in einer Region, die an dein Heimatgebiet grenzt.

## Begegnungen, unsere Szenen und Namen; .choose1 bis .choose3
scythe-encounter-1 = Weg des Gänsehirten
    .choose1 = Gut gelaunt warten: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Geflügel kaufen: Bezahle 2 Münzen, erhalte 4 Nahrung.
    .choose3 = Den Hof übernehmen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-1.choose1 } { scythe-encounter-1.choose2 } { scythe-encounter-1.choose3 }
scythe-encounter-2 = Eingeschneiter Außenposten
    .choose1 = Befehle befolgen: Erhalte 1 Kampfkarte und 1 Ansehen.
    .choose2 = Holz für das Dorf schleppen: Bezahle 2 Münzen, erhalte 4 Holz.
    .choose3 = Die Garnison in den Dienst pressen: Bezahle 2 Ansehen, rekrutiere 1 Rekruten.
    .text = { scythe-encounter-2.choose1 } { scythe-encounter-2.choose2 } { scythe-encounter-2.choose3 }
scythe-encounter-3 = Hang des Schäfers
    .choose1 = Die Herde hüten: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Den Schäfer anheuern: Bezahle 2 Münzen, erhalte 1 Arbeiter und 3 Nahrung.
    .choose3 = Eine Maschine der Streife lahmlegen und behalten: Bezahle 3 Ansehen, setze 1 Mech ein.
    .text = { scythe-encounter-3.choose1 } { scythe-encounter-3.choose2 } { scythe-encounter-3.choose3 }
scythe-encounter-4 = Schießplatz
    .choose1 = Mit den Rekruten posieren: Erhalte 2 Metall und 1 Ansehen.
    .choose2 = Söldner anheuern: Bezahle 3 Münzen, rekrutiere 1 Rekruten.
    .choose3 = Die Zielscheiben zu Schrott zerlegen: Bezahle 2 Ansehen, erhalte 4 Metall.
    .text = { scythe-encounter-4.choose1 } { scythe-encounter-4.choose2 } { scythe-encounter-4.choose3 }
scythe-encounter-5 = Lager am Weiher
    .choose1 = Einen stillen Fang teilen: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Die Mannschaft auszahlen: Bezahle 4 Münzen, setze 1 Mech ein.
    .choose3 = Nachts die Zelte plündern: Bezahle 2 Ansehen, erhalte 2 Nahrung und 2 Metall.
    .text = { scythe-encounter-5.choose1 } { scythe-encounter-5.choose2 } { scythe-encounter-5.choose3 }
scythe-encounter-6 = Bären im Schnee
    .choose1 = Die Tiere spielen lassen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Eine berittene Kompanie aufstellen: Bezahle 3 Münzen, rekrutiere 1 Rekruten.
    .choose3 = Für den Kochtopf jagen: Bezahle 2 Ansehen, erhalte 4 Nahrung.
    .text = { scythe-encounter-6.choose1 } { scythe-encounter-6.choose2 } { scythe-encounter-6.choose3 }
scythe-encounter-7 = Biwak im Norden
    .choose1 = Die Gefallenen ehren: Erhalte 2 Öl und 1 Ansehen.
    .choose2 = Geschichten gegen Wissen tauschen: Bezahle 2 Münzen, entwickle 1-mal.
    .choose3 = Im Dunkeln zuschlagen: Bezahle 2 Ansehen, erhalte 4 Öl.
    .text = { scythe-encounter-7.choose1 } { scythe-encounter-7.choose2 } { scythe-encounter-7.choose3 }
scythe-encounter-8 = Rentiere an der Raffinerie
    .choose1 = Mit der Belegschaft plaudern: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Die Tanks füllen: Bezahle 2 Münzen, erhalte 4 Öl.
    .choose3 = Einen Wächter zum Desertieren überreden: Bezahle 2 Ansehen, rekrutiere 1 Rekruten.
    .text = { scythe-encounter-8.choose1 } { scythe-encounter-8.choose2 } { scythe-encounter-8.choose3 }
scythe-encounter-9 = Schuppen des Tüftlers
    .choose1 = Das schwere Gerät heben: Erhalte 2 Öl und 1 Ansehen.
    .choose2 = Die Werkstatt finanzieren: Bezahle 3 Münzen, baue 1 Gebäude.
    .choose3 = Die Treibstofffässer leeren: Bezahle 2 Ansehen, erhalte 4 Öl.
    .text = { scythe-encounter-9.choose1 } { scythe-encounter-9.choose2 } { scythe-encounter-9.choose3 }
scythe-encounter-10 = Eine Maschine im Nebel
    .choose1 = Den Weg leuchten: Erhalte 2 Öl und 1 Ansehen.
    .choose2 = Die gestrandete Laufmaschine kaufen: Bezahle 4 Münzen, setze 1 Mech ein.
    .choose3 = Sie heranlocken und ausrauben: Bezahle 2 Ansehen, erhalte 2 Münzen und 2 beliebige Ressourcen.
    .text = { scythe-encounter-10.choose1 } { scythe-encounter-10.choose2 } { scythe-encounter-10.choose3 }
scythe-encounter-11 = Der alte Obstgarten
    .choose1 = Beim Pflücken helfen: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Einen Liefervertrag schließen: Bezahle 2 Münzen, erhalte 1 Arbeiter und 3 Nahrung.
    .choose3 = Den Besitzer vor die Tür setzen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-11.choose1 } { scythe-encounter-11.choose2 } { scythe-encounter-11.choose3 }
scythe-encounter-12 = Holzfällerlager
    .choose1 = Einen Baum für sie fällen: Erhalte 2 Holz und 1 Ansehen.
    .choose2 = Die Zimmerleute mieten: Bezahle 3 Münzen, baue 1 Gebäude.
    .choose3 = Einen Holzfäller in den Dienst pressen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Holz.
    .text = { scythe-encounter-12.choose1 } { scythe-encounter-12.choose2 } { scythe-encounter-12.choose3 }
scythe-encounter-13 = Dorffest
    .choose1 = Mittanzen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Eine Wette mit Anstand verlieren: Bezahle 2 Münzen, erhalte 2 Stärke und 2 Ansehen.
    .choose3 = Das Lagerhaus plündern: Bezahle 3 Ansehen, erhalte 5 beliebige Ressourcen.
    .text = { scythe-encounter-13.choose1 } { scythe-encounter-13.choose2 } { scythe-encounter-13.choose3 }
scythe-encounter-14 = Der kaputte Schweinestall
    .choose1 = Den Zaun flicken: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Die zerstörte Laufmaschine bergen: Bezahle 2 Münzen, erhalte 3 beliebige Ressourcen.
    .choose3 = Die Herde losjagen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Metall.
    .text = { scythe-encounter-14.choose1 } { scythe-encounter-14.choose2 } { scythe-encounter-14.choose3 }
scythe-encounter-15 = Flussfähre
    .choose1 = Die Überfahrt genießen: Erhalte 2 Ansehen.
    .choose2 = Mit der Karawane tauschen: Bezahle 2 Münzen, erhalte 3 beliebige Ressourcen.
    .choose3 = Die Reisenden ausrauben: Bezahle 3 Ansehen, erhalte 5 beliebige Ressourcen.
    .text = { scythe-encounter-15.choose1 } { scythe-encounter-15.choose2 } { scythe-encounter-15.choose3 }
scythe-encounter-16 = Pflanzzeit
    .choose1 = In den Reihen mitarbeiten: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Einen festsitzenden Pflug befreien: Bezahle 2 Münzen, erhalte 1 Arbeiter und 2 beliebige Ressourcen.
    .choose3 = Die Felder verwüsten und die Bauern einziehen: Bezahle 2 Ansehen, rekrutiere 1 Rekruten.
    .text = { scythe-encounter-16.choose1 } { scythe-encounter-16.choose2 } { scythe-encounter-16.choose3 }
scythe-encounter-17 = Veranda des Veteranen
    .choose1 = Sein altes Gewehr loben: Erhalte 1 Kampfkarte und 1 Ansehen.
    .choose2 = Ihn in den Dienst zurückholen: Bezahle 2 Münzen, erhalte 2 Stärke und 2 Kampfkarten.
    .choose3 = Mit seiner Maschine davonfahren: Bezahle 3 Ansehen, setze 1 Mech ein.
    .text = { scythe-encounter-17.choose1 } { scythe-encounter-17.choose2 } { scythe-encounter-17.choose3 }
scythe-encounter-18 = Wildschweine vor der Stadt
    .choose1 = Eines fürs Abendessen erlegen: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Sie wegtreiben: Bezahle 2 Münzen, erhalte 3 beliebige Ressourcen.
    .choose3 = Sie durch die Straßen hetzen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Holz.
    .text = { scythe-encounter-18.choose1 } { scythe-encounter-18.choose2 } { scythe-encounter-18.choose3 }
scythe-encounter-19 = Viehweg
    .choose1 = Nachrichten aus der Heimat bringen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Eine Kuh kaufen: Bezahle 2 Münzen, erhalte 4 Nahrung.
    .choose3 = Unter Soldaten ein wildes Gerücht streuen: Bezahle 2 Ansehen, erhalte 2 Kampfkarten und 3 Stärke.
    .text = { scythe-encounter-19.choose1 } { scythe-encounter-19.choose2 } { scythe-encounter-19.choose3 }
scythe-encounter-20 = Spielende Kinder
    .choose1 = Ihrer Spielschlacht zusehen: Erhalte 1 Kampfkarte und 1 Ansehen.
    .choose2 = Münzen verteilen: Bezahle 2 Münzen, erhalte 3 Ansehen.
    .choose3 = Ihren Kletterbaum fällen: Bezahle 2 Ansehen, erhalte 4 Holz.
    .text = { scythe-encounter-20.choose1 } { scythe-encounter-20.choose2 } { scythe-encounter-20.choose3 }
scythe-encounter-21 = Durchgegangene Laufmaschine
    .choose1 = Sie mit Gesang weglocken: Erhalte 2 Ansehen.
    .choose2 = Einsteigen und davonfahren: Bezahle 4 Münzen, setze 1 Mech ein.
    .choose3 = Studieren, was sie zertrampelt: Bezahle 2 Ansehen, erhalte 2 Kampfkarten und 3 Stärke.
    .text = { scythe-encounter-21.choose1 } { scythe-encounter-21.choose2 } { scythe-encounter-21.choose3 }
scythe-encounter-22 = Das stillgelegte Bergwerk
    .choose1 = Beim Förderkorb Rat geben: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Um Erz feilschen: Bezahle 2 Münzen, erhalte 4 Metall.
    .choose3 = Das Seil kappen und einziehen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-22.choose1 } { scythe-encounter-22.choose2 } { scythe-encounter-22.choose3 }
scythe-encounter-23 = Einberufungspapiere
    .choose1 = Die Papiere verlieren: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Sie mit dem Handgeld überbringen: Bezahle 3 Münzen, rekrutiere 1 Rekruten.
    .choose3 = Den Familienbesitz beschlagnahmen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Nahrung.
    .text = { scythe-encounter-23.choose1 } { scythe-encounter-23.choose2 } { scythe-encounter-23.choose3 }
scythe-encounter-24 = Streife im Kiefernwald
    .choose1 = Mit der Streife planen: Erhalte 1 Kampfkarte und 1 Ansehen.
    .choose2 = Ihre Überschüsse kaufen: Bezahle 2 Münzen, erhalte 3 beliebige Ressourcen.
    .choose3 = Ihnen eine Maschine abluchsen: Bezahle 3 Ansehen, setze 1 Mech ein.
    .text = { scythe-encounter-24.choose1 } { scythe-encounter-24.choose2 } { scythe-encounter-24.choose3 }
scythe-encounter-25 = Verschüttetes Labor
    .choose1 = Granaten heraustragen: Erhalte 2 Stärke und 1 Ansehen.
    .choose2 = Das Personal bestechen: Bezahle 2 Münzen, erhalte 4 Stärke.
    .choose3 = Ihre Notizen abschreiben: Bezahle 2 Ansehen, entwickle 1-mal und erhalte 2 beliebige Ressourcen.
    .text = { scythe-encounter-25.choose1 } { scythe-encounter-25.choose2 } { scythe-encounter-25.choose3 }
scythe-encounter-26 = Das volle Wirtshaus
    .choose1 = Gegen den Champion armdrücken: Erhalte 2 Stärke und 1 Ansehen.
    .choose2 = Eine Runde ausgeben: Bezahle 2 Münzen, erhalte 3 Ansehen.
    .choose3 = Eine Schlägerei anzetteln und die Schlüssel nehmen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-26.choose1 } { scythe-encounter-26.choose2 } { scythe-encounter-26.choose3 }
scythe-encounter-27 = Die Maschine des Bauern
    .choose1 = Nach dem verlorenen Teil suchen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Den Schrottpreis drücken: Bezahle 2 Münzen, erhalte 4 Metall.
    .choose3 = Sie nehmen, sobald sie läuft: Bezahle 3 Ansehen, setze 1 Mech ein.
    .text = { scythe-encounter-27.choose1 } { scythe-encounter-27.choose2 } { scythe-encounter-27.choose3 }
scythe-encounter-28 = Ein Soldat zieht fort
    .choose1 = Ihn mitnehmen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Seine Familie einstellen: Bezahle 2 Münzen, erhalte 1 Arbeiter und 2 beliebige Ressourcen.
    .choose3 = Die Familie vor die Tür setzen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-28.choose1 } { scythe-encounter-28.choose2 } { scythe-encounter-28.choose3 }
scythe-encounter-29 = Feldküche
    .choose1 = Einen Witz erzählen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Ingenieurswissen kaufen: Bezahle 3 Münzen, entwickle 1-mal.
    .choose3 = Mit Treibstoff und Abendessen abhauen: Bezahle 2 Ansehen, erhalte 3 Öl und 1 Nahrung.
    .text = { scythe-encounter-29.choose1 } { scythe-encounter-29.choose2 } { scythe-encounter-29.choose3 }
scythe-encounter-30 = Der verängstigte Pflüger
    .choose1 = Ein zahmes Tier vorführen: Erhalte 2 Stärke und 1 Ansehen.
    .choose2 = Die Granaten aus seiner Maschine kaufen: Bezahle 2 Münzen, erhalte 4 Stärke.
    .choose3 = Das Tier loslassen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-30.choose1 } { scythe-encounter-30.choose2 } { scythe-encounter-30.choose3 }
scythe-encounter-31 = Nach dem Beschuss
    .choose1 = Die gestürzten Stämme wegräumen: Erhalte 2 Holz und 1 Ansehen.
    .choose2 = Zur Rettung stürmen: Bezahle 2 Münzen, erhalte 3 Ansehen.
    .choose3 = Zusehen und Notizen machen: Bezahle 2 Ansehen, sieh dir die Kampfkarten eines Gegners an und erhalte 3 Kampfkarten.
    .text = { scythe-encounter-31.choose1 } { scythe-encounter-31.choose2 } { scythe-encounter-31.choose3 }
scythe-encounter-32 = Rathaus
    .choose1 = Einen Pakt mit dem Bürgermeister schließen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Sich mit Landkarten und Granaten eindecken: Bezahle 2 Münzen, erhalte 2 Stärke und 2 Kampfkarten.
    .choose3 = Die Pläne stehlen: Bezahle 2 Ansehen, entwickle 1-mal und erhalte 2 beliebige Ressourcen.
    .text = { scythe-encounter-32.choose1 } { scythe-encounter-32.choose2 } { scythe-encounter-32.choose3 }
scythe-encounter-33 = Besuch aus dem Osten
    .choose1 = Freundschaft anbieten: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Eine Fechtstunde nehmen: Bezahle 2 Münzen, erhalte 2 Stärke und 2 Kampfkarten.
    .choose3 = Ihre Maschinen abzeichnen: Bezahle 2 Ansehen, entwickle 1-mal und erhalte 2 Nahrung.
    .text = { scythe-encounter-33.choose1 } { scythe-encounter-33.choose2 } { scythe-encounter-33.choose3 }
scythe-encounter-34 = Verirrter Konvoi
    .choose1 = Den Weg zeigen: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Sie den Fels sprengen lassen: Bezahle 2 Münzen, erhalte 4 Metall.
    .choose3 = Sie in die Irre führen, bis sich einer anschließt: Bezahle 2 Ansehen, rekrutiere 1 Rekruten.
    .text = { scythe-encounter-34.choose1 } { scythe-encounter-34.choose2 } { scythe-encounter-34.choose3 }
scythe-encounter-35 = Unter Anklage
    .choose1 = Auf jemand anderen zeigen: Erhalte 2 Ansehen.
    .choose2 = Den Zaun als Brennholz kaufen: Bezahle 2 Münzen, erhalte 4 Holz.
    .choose3 = Den Platz der Familie einnehmen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Öl.
    .text = { scythe-encounter-35.choose1 } { scythe-encounter-35.choose2 } { scythe-encounter-35.choose3 }
scythe-encounter-36 = Der Dolmetscher
    .choose1 = Ehrlich übersetzen: Erhalte 2 Öl und 1 Ansehen.
    .choose2 = Beim Würfeln eine Maschine gewinnen: Bezahle 4 Münzen, setze 1 Mech ein.
    .choose3 = Absichtlich falsch übersetzen: Bezahle 2 Ansehen, erhalte 1 Arbeiter und 3 Öl.
    .text = { scythe-encounter-36.choose1 } { scythe-encounter-36.choose2 } { scythe-encounter-36.choose3 }
scythe-encounter-37 = Getrennte Liebende
    .choose1 = Sie zusammenbringen: Erhalte 2 Ansehen.
    .choose2 = Die Wiese kaufen: Bezahle 2 Münzen, erhalte 2 Nahrung und 2 Öl.
    .choose3 = Den Soldaten neu verpflichten: Bezahle 2 Ansehen, rekrutiere 1 Rekruten.
    .text = { scythe-encounter-37.choose1 } { scythe-encounter-37.choose2 } { scythe-encounter-37.choose3 }
scythe-encounter-38 = Der stille See
    .choose1 = Dem Fischer zusehen: Erhalte 2 Ansehen.
    .choose2 = Alte Laufmaschine erhandeln: Bezahle 4 Münzen, setze 1 Mech ein.
    .choose3 = Sie ins Wasser stürzen: Bezahle 2 Ansehen, erhalte 4 Nahrung.
    .text = { scythe-encounter-38.choose1 } { scythe-encounter-38.choose2 } { scythe-encounter-38.choose3 }
scythe-encounter-39 = Unter den Stromleitungen
    .choose1 = Maschinen an den Drähten vorbeilotsen: Erhalte 2 Nahrung und 1 Ansehen.
    .choose2 = Melken lernen: Bezahle 2 Münzen, erhalte 4 Nahrung.
    .choose3 = Den Strom anzapfen: Bezahle 2 Ansehen, erhalte 5 Stärke.
    .text = { scythe-encounter-39.choose1 } { scythe-encounter-39.choose2 } { scythe-encounter-39.choose3 }
scythe-encounter-40 = Kapelle am Wegrand
    .choose1 = Einen verängstigten Jungen beruhigen: Erhalte 1 Kampfkarte und 1 Ansehen.
    .choose2 = Eine Gabe dalassen: Bezahle 2 Münzen, erhalte 3 Ansehen.
    .choose3 = In einer ausgehöhlten Maschine wohnen: Bezahle 2 Ansehen, baue 1 Gebäude.
    .text = { scythe-encounter-40.choose1 } { scythe-encounter-40.choose2 } { scythe-encounter-40.choose3 }
scythe-encounter-41 = Brigade im Birkenwald
    .choose1 = Mitmarschieren: Erhalte 2 Stärke und 1 Ansehen.
    .choose2 = Für ihre Taktik bezahlen: Bezahle 2 Münzen, erhalte 4 Kampfkarten.
    .choose3 = Sie mit einem Sturm erschrecken: Bezahle 3 Ansehen, rekrutiere 1 Rekruten und erhalte 2 Holz.
    .text = { scythe-encounter-41.choose1 } { scythe-encounter-41.choose2 } { scythe-encounter-41.choose3 }
scythe-encounter-42 = Luftschiff in den Wolken
    .choose1 = Eine Landebahn beleuchten: Erhalte 2 Münzen und 1 Ansehen.
    .choose2 = Mitfliegen: Bezahle 2 Münzen, setze beliebig viele deiner Einheiten von hier in eine leere angrenzende Landregion um, auch über einen Fluss.
    .choose3 = Die Ladung auskippen: Bezahle 3 Ansehen, erhalte 5 beliebige Ressourcen.
    .text = { scythe-encounter-42.choose1 } { scythe-encounter-42.choose2 } { scythe-encounter-42.choose3 }

## Fabrikkarten; .choose1 und .choose2, wo es etwas zu wählen gibt
scythe-factory-1 = 1 Kampfkarte und 1 Münze → produziere in 2 Regionen
    .text = Bezahle 1 Kampfkarte und 1 Münze: Produziere in 2 Regionen. Die Mühle gibt hier keine zusätzliche Region.
scythe-factory-2 = 1 Ansehen → rekrutiere 1 Rekruten oder entwickle 1-mal
    .text = Bezahle 1 Ansehen: Rekrutiere 1 Rekruten oder entwickle 1-mal.
    .choose1 = Rekrutiere 1 Rekruten.
    .choose2 = Entwickle 1-mal.
scythe-factory-3 = 1 Kampfkarte → 2 Ansehen
    .text = Bezahle 1 Kampfkarte: Erhalte 2 Ansehen.
scythe-factory-4 = 1 Kampfkarte → 3 Münzen
    .text = Bezahle 1 Kampfkarte: Erhalte 3 Münzen.
scythe-factory-5 = 1 Stärke → 2 Ansehen
    .text = Bezahle 1 Stärke: Erhalte 2 Ansehen.
scythe-factory-6 = 1 Stärke → 3 Münzen
    .text = Bezahle 1 Stärke: Erhalte 3 Münzen.
scythe-factory-7 = 1 Ansehen → setze 1 Mech ein oder baue 1 Gebäude
    .text = Bezahle 1 Ansehen: Setze 1 Mech ein oder baue 1 Gebäude.
    .choose1 = Setze 1 Mech ein.
    .choose2 = Baue 1 Gebäude.
scythe-factory-8 = 1 Kampfkarte → 3 beliebige Ressourcen
    .text = Bezahle 1 Kampfkarte: Erhalte 3 beliebige Ressourcen.
scythe-factory-9 = 2 Münzen → entwickle 1-mal und erhalte 1 Ansehen
    .text = Bezahle 2 Münzen: Entwickle 1-mal und erhalte 1 Ansehen.
scythe-factory-10 = 2 Münzen → setze 1 Mech ein und erhalte 1 Stärke
    .text = Bezahle 2 Münzen: Setze 1 Mech ein und erhalte 1 Stärke.
scythe-factory-11 = 2 Münzen → baue 1 Gebäude und erhalte 1 Ansehen
    .text = Bezahle 2 Münzen: Baue 1 Gebäude und erhalte 1 Ansehen.
scythe-factory-12 = 2 Münzen → rekrutiere 1 Rekruten und erhalte 1 Stärke
    .text = Bezahle 2 Münzen: Rekrutiere 1 Rekruten und erhalte 1 Stärke.
scythe-factory-13 = 2 verschiedene Ressourcen → setze 1 Mech ein oder baue 1 Gebäude
    .text = Bezahle 2 verschiedene Ressourcen: Setze 1 Mech ein oder baue 1 Gebäude.
    .choose1 = Setze 1 Mech ein.
    .choose2 = Baue 1 Gebäude.
scythe-factory-14 = 1 Kampfkarte → 1 Arbeiter und 2 Münzen
    .text = Bezahle 1 Kampfkarte: Erhalte 1 Arbeiter und 2 Münzen. Der Arbeiter kommt in eine Region mit einem deiner Mechs.
scythe-factory-15 = 1 beliebige Ressource → 1 Kampfkarte und 1 Stärke
    .text = Bezahle 1 beliebige Ressource: Erhalte 1 Kampfkarte und 1 Stärke.
scythe-factory-16 = 1 beliebige Ressource → 1 Stärke, 1 Ansehen und 1 Münze
    .text = Bezahle 1 beliebige Ressource: Erhalte 1 Stärke, 1 Ansehen und 1 Münze.
scythe-factory-17 = 1 Kampfkarte → erhalte 1 Stärke und entwickle 1-mal
    .text = Bezahle 1 Kampfkarte: Erhalte 1 Stärke und entwickle 1-mal.
scythe-factory-18 = 2 verschiedene Ressourcen → rekrutiere 1 Rekruten oder entwickle 1-mal
    .text = Bezahle 2 verschiedene Ressourcen: Rekrutiere 1 Rekruten oder entwickle 1-mal.
    .choose1 = Rekrutiere 1 Rekruten.
    .choose2 = Entwickle 1-mal.

## Gebäudebonuskarten
scythe-tile-tunnels_adjacent = Tunnel neben Gebäuden
    .text = Tunnelregionen, die an deine Gebäude grenzen. 1: 2 Münzen; 2–3: 4 Münzen; 4–5: 6 Münzen; 6: 9 Münzen.
scythe-tile-lakes_adjacent = Seen neben Gebäuden
    .text = Seen, die an deine Gebäude grenzen. 1: 2 Münzen; 2–3: 4 Münzen; 4–5: 6 Münzen; 6–7: 9 Münzen.
scythe-tile-encounters_adjacent = Begegnungen neben Gebäuden
    .text = Begegnungsregionen, die an deine Gebäude grenzen. 1: 2 Münzen; 2–3: 4 Münzen; 4–5: 6 Münzen; 6–7: 9 Münzen.
scythe-tile-on_tunnels = Gebäude auf Tunneln
    .text = Tunnelregionen mit einem deiner Gebäude. 1: 2 Münzen; 2: 4 Münzen; 3–4: 6 Münzen.
scythe-tile-in_a_row = Gebäude in einer Reihe
    .text = Gebäude in deiner längsten lückenlosen geraden Linie von Regionen. 1: 2 Münzen; 2: 4 Münzen; 3: 6 Münzen; 4: 9 Münzen.
scythe-tile-on_farms_or_tundras = Gebäude auf Gehöften und in der Tundra
    .text = Gehöfte und Tundra-Regionen mit einem deiner Gebäude. 1: 2 Münzen; 2: 4 Münzen; 3: 6 Münzen; 4: 9 Münzen.

## Schwierigkeitsstufen des Automa
scythe-level-autometta = Autometta (leicht)
scythe-level-automa = Automa (normal)
scythe-level-automaszyna = Automaszyna (schwer)
scythe-level-ultimaszyna = Ultimaszyna (sehr schwer)

### Die Schachtel
scythe-title = Scythe
scythe-blurb = Führe eine Nation durch ein anderes Europa der 1920er: ernten, Mechs bauen, Herzen und Schlachten gewinnen. Wer sechs Sterne setzt, beendet das Spiel.

### Fragen: scythe-ask-ART
scythe-ask-section = Wähle eine Aktion
scythe-ask-act = { $left ->
    [0] Decke eine Zielkarte auf oder beende den Zug
    [one] Führe die untere Aktion aus oder beende den Zug
   *[other] Führe erst die obere, dann die untere Aktion aus
}
scythe-ask-coins = Wähle, wie viele Münzen du gibst
scythe-ask-bribe = Vor dem Kampf Münzen geben? Angegriffen: { $faction } ({ $hex }).
scythe-ask-move = { $left ->
    [one] Bewege noch 1 Einheit
   *[other] Bewege eine Einheit (noch { $left })
}
scythe-ask-carry = Mitnehmen nach { $hex }: Wähle, wie viel ({ $what })
scythe-ask-go = Dein { $unit } ({ $hex }): weiterziehen oder anhalten
scythe-ask-place = { $left ->
    [one] Lege noch 1 Ressource: Wähle Art und Region
   *[other] Lege { $left } Ressourcen: Wähle Art und Region
}
scythe-ask-produce = { $left ->
    [0] Wähle, wie viel deine Mühle produziert
    [one] Produziere in noch 1 Region
   *[other] Produziere in einer Region (noch bis zu { $left })
}
scythe-ask-pay = { $left ->
    [one] Bezahle noch 1 Ressource: Wähle eine Region
   *[other] Bezahle { $left } Ressourcen: Wähle eine Region
}
scythe-ask-spend = Wähle eine Kampfkarte zum Bezahlen
scythe-ask-upgrade = Entwicklung: Wähle Würfel und Kosten, die er senkt
scythe-ask-deploy = Mech-Einsatz: Wähle Mech und Region
scythe-ask-build = Gebäudebau: Wähle Gebäude und Region
scythe-ask-enlist = Rekrutierung: Wähle Rekrut und Einmalbonus
scythe-ask-bonus = Bonus nehmen ({ $what } +{ $n })?
scythe-ask-workers = Wähle, wie viele neue Arbeiter du nimmst
scythe-ask-site = Setze neue Arbeiter ein: Wähle Region und Anzahl
scythe-ask-star = { $left ->
    [one] Wähle, wofür du deinen letzten Stern setzt
   *[other] Wähle, wofür du einen Stern setzt (noch { $left })
}
scythe-ask-fight = Wähle den nächsten Kampf
scythe-ask-use = { $mech } vor dem Kampf nutzen? Gegner: { $faction } ({ $hex })
scythe-ask-dial = Stelle geheim deine Stärke ein. Gegner: { $faction } ({ $hex })
scythe-ask-cards = { $left ->
    [one] Geheim eine Kampfkarte hinzufügen?
   *[other] Geheim Kampfkarten hinzufügen (noch bis zu { $left })?
}
scythe-ask-retreat = Kampf verloren: Wähle, wohin dein { $unit } sich zurückzieht
scythe-ask-choose = { $encounter }: Wähle eine Option
scythe-ask-entry = Wähle einen Ertrag deiner Fabrikkarte
scythe-ask-claim = Wähle eine Fabrikkarte
scythe-ask-peek = Wähle, wessen Kampfkarten du ansiehst
scythe-ask-looked = Sieh dir diese Kampfkarten an, dann weiter
scythe-ask-relocate = Luftschiff: Wähle das Ziel deiner Einheiten
scythe-ask-token = Plättchen legen: { $hex }?
scythe-ask-trap = Wähle eine Falle: { $hex }
scythe-ask-arm = Mach eine Falle wieder scharf

## Phasen: Schritte der Regeln, wie ein Pfad sie nennt; zwei mit denselben Worten sind eine
scythe-phase-Turn-choose_section = Abschnitt
scythe-phase-Turn-choose_action = Aktionen
scythe-phase-Turn-act = { scythe-phase-Turn-choose_action }
scythe-phase-Turn-place_stars = { scythe-phase-Turn-choose_action }
scythe-phase-Moving-choose_unit = Bewegungen
scythe-phase-Moving-choose_cargo = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-enter = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-choose_step = { scythe-phase-Moving-choose_unit }
scythe-phase-Moving-after_moves = Folgen
scythe-phase-Aftermath-choose_combat = Kämpfe
scythe-phase-Aftermath-fight = { scythe-phase-Aftermath-choose_combat }
scythe-phase-Aftermath-meet = Begegnung
scythe-phase-Aftermath-claim = Fabrikkarte
scythe-phase-Aftermath-place_token = Flagge oder Falle
scythe-phase-Aftermath-choose_trap = { scythe-phase-Aftermath-place_token }
scythe-phase-Aftermath-put_token = { scythe-phase-Aftermath-place_token }
scythe-phase-Laying-choose_kind = { scythe-phase-Aftermath-place_token }
scythe-phase-Combat-choose_power = Vor dem Kampf
scythe-phase-Combat-use_power = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-power_stars = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-bribes = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-bribe = { scythe-phase-Combat-choose_power }
scythe-phase-Combat-choose_dials = Scheiben und Karten
scythe-phase-Combat-choose_retreat = Ausgang
scythe-phase-Combat-victory = { scythe-phase-Combat-choose_retreat }
scythe-phase-BottomAction-pay = Bezahlen
scythe-phase-BottomAction-take_coins = Ertrag
scythe-phase-BottomAction-benefit = { scythe-phase-BottomAction-take_coins }
scythe-phase-BottomAction-recruit_bonus = Rekrutierungsboni
scythe-phase-BottomAction-own_stars = Sterne
scythe-phase-BottomAction-stars_of_others = { scythe-phase-BottomAction-own_stars }

### Aktionen: scythe-do-VERB
scythe-do-section = { $section }
scythe-do-top = { $choice }
scythe-do-bottom = Untere Aktion
scythe-do-reveal = Zielkarte aufdecken: { $objective }
scythe-do-give = Münzen geben: { $seat }
scythe-do-end = { end-turn }
scythe-do-move = { $unit } bewegen: { $origin } → { $to }
scythe-do-go = Weiter nach { $to }
scythe-do-carry = { $n ->
    [0] { $what }: nichts
   *[other] { $what }: { $n }
}
scythe-do-relocate = { $to }
scythe-do-place = { $at }: { $resource }
scythe-do-produce = { $at }: { $n }
scythe-do-pay = { $at }: { $resource }
scythe-do-coerce = Zwang: Kampfkarte { $card } als Ressource
scythe-do-spend = Kampfkarte { $card }
scythe-do-upgrade = { $box } – { $bottom } kostet 1 weniger
scythe-do-deploy = { $at }: Mech mit { $mech }
scythe-do-build = { $at }: { $structure }
scythe-do-enlist = Rekrut bei { $bottom }: sofort 2 { $bonus }
scythe-do-gain = Nehmen
scythe-do-decline = Verzichten
scythe-do-star = { $space }
scythe-do-fight = Kampf: { $at }
scythe-do-use = Nutzen: { $mech }
scythe-do-dial = Scheibe auf { $n }
scythe-do-add = Kampfkarte { $card } dazu
scythe-do-retreat = { $unit }: { $to }
scythe-do-choose = { $offer }
scythe-do-claim = { $card }
scythe-do-peek = { $seat }
scythe-do-flag = Flagge legen
scythe-do-lay = Falle legen
scythe-do-trap = Diese Falle legen: { $trap }
scythe-do-arm = Falle scharf machen: { $at }

## Abschnitte, nach ihrer unteren Aktion; die obere darüber hängt vom Spielertableau ab
scythe-section-1 = Abschnitt 1 ({ scythe-bottom-upgrade })
    .bottom = { scythe-bottom-upgrade }: Bezahle Öl. Ein Würfel der oberen Reihe kommt auf ein Kostenfeld der unteren.
scythe-section-2 = Abschnitt 2 ({ scythe-bottom-deploy })
    .bottom = { scythe-bottom-deploy }: Bezahle Metall. Setze einen Mech ein und erhalte seine Fähigkeit.
scythe-section-3 = Abschnitt 3 ({ scythe-bottom-build })
    .bottom = { scythe-bottom-build }: Bezahle Holz. Baue ein Gebäude auf den Plan.
scythe-section-4 = Abschnitt 4 ({ scythe-bottom-enlist })
    .bottom = { scythe-bottom-enlist }: Bezahle Nahrung. Erhalte einen dauerhaften Bonus und einen Einmalbonus.
scythe-section-5 = Fabrikkarte
    .bottom = { scythe-top-move }: Eine Einheit zieht bis zu zwei Regionen weit.

## Wofür die obere Aktion genutzt wird
scythe-top-choice-moves = { scythe-top-move } (Einheiten)
    .text = Bewege bis zu 2 verschiedene Einheiten (entwickelt: 3).
scythe-top-choice-coins = { scythe-top-move } (Münzen)
    .text = Erhalte 1 Münze (entwickelt: 2), statt zu ziehen.
scythe-top-choice-power = { scythe-top-bolster } (Stärke)
    .text = Bezahle 1 Münze: Erhalte 2 Stärke (entwickelt: 3).
scythe-top-choice-cards = { scythe-top-bolster } (Kampfkarten)
    .text = Bezahle 1 Münze: Ziehe 1 Kampfkarte (entwickelt: 2).
scythe-top-choice-resources = { scythe-top-trade } (Ressourcen)
    .text = Bezahle 1 Münze: Erhalte 2 beliebige Ressourcen in Regionen, die du beherrschst, mit einem deiner Arbeiter darin.
scythe-top-choice-popularity = { scythe-top-trade } (Ansehen)
    .text = Bezahle 1 Münze: Erhalte 1 Ansehen (entwickelt: 2).
scythe-top-choice-produce = { scythe-top-produce }
    .text = Produziere in bis zu 2 Regionen, die du beherrschst (entwickelt: 3).
scythe-top-choice-factory = Fabrikkarte
    .text = Bezahle die Kosten deiner Fabrikkarte für ihren Ertrag.

## Optionen einer Begegnung, Einträge einer Fabrikkarte
scythe-offer-1 = Option 1
scythe-offer-2 = Option 2
scythe-offer-3 = Option 3

## Was mitkommt; was man erhält, verliert oder bezahlt. Nach beidem wird als „what“ gefragt: Beides hat alle Wörter
scythe-cargo-character = Anführer
scythe-cargo-mech = Mechs
scythe-cargo-worker = Arbeiter
scythe-cargo-oil = { scythe-resource-oil }
scythe-cargo-metal = { scythe-resource-metal }
scythe-cargo-wood = { scythe-resource-wood }
scythe-cargo-food = { scythe-resource-food }
scythe-cargo-power = { scythe-gain-power }
scythe-cargo-popularity = { scythe-gain-popularity }
scythe-cargo-coins = { scythe-gain-coins }
scythe-cargo-cards = { scythe-gain-cards }
scythe-cargo-combat_card = { scythe-gain-combat_card }
scythe-gain-power = Stärke
scythe-gain-popularity = Ansehen
scythe-gain-coins = Münzen
scythe-gain-cards = Kampfkarten
scythe-gain-combat_card = Kampfkarten
scythe-gain-workers = Arbeiter

### Ereignisse: nach ihrem Namen
scythe-faction_dealt = { $seat }: { $faction }, Spielertableau { $mat }.
scythe-automa_joined = { $level } spielt: { $faction }.
scythe-tile_shown = Gebäudebonus: { $tile }.
scythe-turn_began = Zug: { $faction }.
scythe-section_chosen = { $faction }: { $section }.
scythe-top_taken = { $faction }: { $choice }.
scythe-bottom_taken = { $faction }: { $bottom }.
scythe-resource_paid = { $faction }: { $n } { $resource } bezahlt ({ $at }).
scythe-coerced = { $faction }: Kampfkarte { $card } als Ressource bezahlt.
scythe-card_spent = { $faction }: Kampfkarte { $card } bezahlt.
scythe-gained = { $faction }: { $what } +{ $n }.
scythe-lost = { $faction }: { $what } −{ $n }.
scythe-lost_coins = { $faction }: Münzen verloren.
scythe-drew_cards = Du ziehst Kampfkarten: { $cards }.
scythe-reshuffled = Die abgeworfenen Kampfkarten werden zum neuen Stapel gemischt.
scythe-declined = { $faction }: verzichtet ({ $what }).
scythe-gave_coins = Münzen: { $faction } → { $receiver }.
scythe-gave_amount = { $n ->
    [one] 1 Münze übergeben.
   *[other] { $n } Münzen übergeben.
}

## Auf dem Spielplan
scythe-moved = { $faction }: { $unit } { $origin } → { $to }.
scythe-carried = { $faction }: { $n } × { $what } mitgenommen ({ $to }).
scythe-drove_off = { $faction }: { $n } Arbeiter vertrieben ({ $foe }, { $at }).
scythe-resources_gained = { $faction }: { $n } { $resource } erhalten ({ $at }).
scythe-resources_lost = { $n ->
    [one] 1 Ressource geht zurück in den Vorrat ({ $at }).
   *[other] { $n } Ressourcen gehen zurück in den Vorrat ({ $at }).
}
scythe-workers_made = { $faction }: { $n } Arbeiter erhalten ({ $at }).
scythe-upgraded = { $faction }: entwickelt ({ $box }); { $bottom } kostet 1 weniger.
scythe-deployed = { $faction }: Mech mit { $mech } eingesetzt ({ $at }).
scythe-built = { $faction }: { $structure } gebaut ({ $at }).
scythe-enlisted = { $faction }: Rekrut rekrutiert ({ $bottom }).
scythe-flag_placed = { $faction }: Flagge gelegt ({ $at }).
scythe-trap_set = { $faction }: Falle gelegt ({ $at }).
scythe-trap_laid = Nur du weißt, welche Falle dort liegt ({ $at }): { $trap }.
scythe-trap_sprung = { $faction }: in eine Falle geraten ({ $at }): { $trap }.
scythe-trap_armed = { $faction }: Die Falle ist wieder scharf ({ $at }).

## Kampf
scythe-combat_began = Kampf ({ $at }): { $faction } gegen { $foe }.
scythe-power_used = { $faction }: { $mech } genutzt.
scythe-card_stolen = Eine Kampfkarte: { $foe } → { $faction }.
scythe-stolen_card = Ihr Wert ist { $card }.
scythe-bid = { $faction }: Stärkescheibe { $dial }, Kampfkarten: { $cards }; Summe { $total }.
scythe-combat_won = Kampf gewonnen: { $faction } gegen { $foe } ({ $at }).
scythe-retreated = { $n ->
    [one] { $faction }: Rückzug, { $unit } ({ $to }).
   *[other] { $faction }: Rückzug, { $n } × { $unit } ({ $to }).
}
scythe-went_back = { $faction }: { $unit } geht zurück ({ $to }).

## Karten, Sterne und das Ende
scythe-encounter_met = { $faction }: Begegnung ({ $at }): { $encounter }.
scythe-offer_taken = { $faction }: { $offer } von „{ $encounter }“.
scythe-factory_visited = { $faction }: Fabrikkarte genommen: { $card }.
scythe-peeked = { $faction }: Kampfkarten angesehen ({ $foe }).
scythe-objective_revealed = { $faction }: Zielkarte aufgedeckt: { $objective }.
scythe-star_placed = { $faction }: { $stars }. Stern: { $space }.
scythe-game_ended = { $faction }: der sechste Stern. Das Spiel ist zu Ende.
scythe-counted = { $faction }: { $what } { $coins }.
scythe-total_counted = { $faction }: insgesamt { $coins }.

## Der Automa
scythe-automa_card_played = { $scheme ->
    [1] { $faction }: Automa-Karte { $card }, Aktionsplan I.
   *[other] { $faction }: Automa-Karte { $card }, Aktionsplan II.
}
scythe-automa_skipped = { $faction }: Automa-Karte { $card }, der Zug fällt aus.
scythe-automa_moved = { $faction }: { $unit } { $origin } → { $to }.
scythe-automa_stayed = { $faction }: kann nicht ziehen.
scythe-automa_gained = { $faction }: { $unit } auf dem Heimatgebiet erhalten.
scythe-automa_bid_card = { $faction }: Automa-Karte { $card } für den Kampf gezogen.
scythe-token_taken = { $faction }: Begegnungsplättchen genommen ({ $at }).
scythe-tracker_moved = { $faction }: Fortschrittsleiste, Feld { $place }.
scythe-scheme_changed = { $faction }: ab jetzt Aktionsplan II.
scythe-space-tracker = Fortschrittsleiste
    .text = Ein Sternfeld der Fortschrittsleiste des Automa.

## Teile der Schlusswertung
scythe-score-coins = Münzen
scythe-score-stars = Sterne
scythe-score-territories = Regionen
scythe-score-resources = Ressourcen
scythe-score-structures = Gebäudebonus
scythe-score-meander = Begegnungsregionen

## Wie es endet
scythe-end-sc-end-01 = Jemand hat den sechsten Stern gesetzt.

### Ablehnungen: scythe-denied-REGEL
scythe-denied-sc-turn-01 = Diesen Abschnitt hattest du im letzten Zug ({ $section }). Wähle einen anderen.
scythe-denied-sc-turn-02 = Diese Aktion geht nicht mehr: erst die obere, dann die untere, jede einmal.
scythe-denied-sc-turn-04 = Das kostet { $need } { $resource }; du kannst nur { $have } bezahlen.
scythe-denied-sc-turn-06 = Du hast keine Fabrikkarte.
scythe-denied-sc-bolster-01 = Verstärkung kostet 1 Münze; du hast { $coins }.
scythe-denied-sc-trade-01 = Handel kostet 1 Münze; du hast { $coins }.
scythe-denied-sc-terr-02 = { $hex } beherrschst du nicht.
scythe-denied-sc-produce-01 = Du kannst die Produktion nicht bezahlen. Kosten: Stärke { $power }, Ansehen { $popularity }, Münzen { $coins }.
scythe-denied-sc-produce-03 = { $hex } geht jetzt nicht: Jede Region produziert einmal, höchstens so viele, wie die Aktion erlaubt.
scythe-denied-sc-produce-04 = { $most ->
    [0] { $hex }: Dort entsteht nichts.
   *[other] { $hex }: Mehr als { $most } entsteht dort nicht.
}
scythe-denied-sc-trade-03 = Du kannst keine Ressourcen legen: Du beherrschst keine Region mit einem deiner Arbeiter.
scythe-denied-sc-factory-03 = Du hast schon eine Fabrikkarte; jeder bekommt nur eine.
scythe-denied-sc-factory-05 = Du kannst deine Fabrikkarte nicht bezahlen.
scythe-denied-sc-factory-06 = Keine deiner Einheiten kann ziehen.
scythe-denied-sc-obj-01 = { $objective }: Du erfüllst die Bedingung nicht, oder es ist der falsche Zeitpunkt.
scythe-denied-sc-ruling-29 = Münzen zu geben ist an diesem Tisch ausgeschaltet.
scythe-denied-sc-deal-01 = Du hast keine Münzen zu vergeben.
scythe-denied-sa-gen-04 = Mit dem Automa gibt es keine Absprachen.
scythe-denied-sc-move-02 = { $origin } → { $to }: Eine Einheit zieht einmal pro Aktion, nur in eine angrenzende Region.
scythe-denied-sc-move-07 = Diese Einheit hat Arbeiter vertrieben und muss anhalten.
scythe-denied-sc-move-10 = Diese Einheit muss hier anhalten.
scythe-denied-sc-move-11 = Ein Arbeiter zieht nicht allein zu Gegnern und nicht weg von gegnerischem Anführer oder Mech ({ $hex }).
scythe-denied-sc-move-14 = Dein Anführer muss bei der Begegnung anhalten.
scythe-denied-sc-tog-02 = Eine Falle stoppt diese Einheit.
scythe-denied-sc-speed-01 = Die Einheit hat keine Schritte mehr.
scythe-denied-sc-terr-05 = Einheiten ziehen nicht auf ein Heimatgebiet ({ $hex }).
scythe-denied-sc-water-01 = Ein Fluss versperrt { $origin } → { $to }. Die Einheit braucht dafür eine Fähigkeit.
scythe-denied-sc-water-02 = { $hex } ist ein See. Die Einheit braucht dafür eine Fähigkeit.
scythe-denied-sc-water-05 = Ein Arbeiter verlässt einen See nur mit einem Mech.
scythe-denied-sc-combat-04 = { $mech } geht jetzt nicht.
scythe-denied-sc-upgrade-01 = Diesen Würfel hast du schon genommen: { $box }.
scythe-denied-sc-upgrade-02 = Diese Kosten lassen sich nicht weiter senken: { $bottom }.
scythe-denied-sc-deploy-01 = { $mech } lässt sich hier nicht einsetzen: { $hex }. Du brauchst einen Mech auf deinem Nationstableau und eine Region, die du beherrschst, mit einem deiner Arbeiter (außer eine Karte sagt es anders).
scythe-denied-sc-deploy-03 = Auf See oder Heimatgebiet setzt du keinen Mech ein ({ $hex }).
scythe-denied-sc-build-01 = { $structure } lässt sich hier nicht bauen: { $hex }. Du brauchst ein Gebäude auf deinem Spielertableau und eine Region, die du beherrschst, mit einem deiner Arbeiter (außer eine Karte sagt es anders).
scythe-denied-sc-build-02 = Dort steht schon ein Gebäude: { $hex }.
scythe-denied-sc-build-03 = Auf See oder Heimatgebiet baust du nicht ({ $hex }).
scythe-denied-sc-enlist-01 = Der Rekrut bei { $bottom } ist schon rekrutiert, oder der Einmalbonus ist vergeben ({ $bonus }).
scythe-denied-sc-gap-05 = { $hex } ist nicht leer.
scythe-denied-sc-enc-03 = Diese Option kannst du nicht bezahlen: { $n } { $what }.
scythe-denied-sc-pol-01 = Diese Option hast du schon genommen. Wähle eine andere.
scythe-denied-sc-star-02 = Dort kannst du jetzt keinen Stern setzen: { $space }.

### Optionen einer Partie, und was das Terminal vom Tisch zeigt
scythe-option-automas = Automas
scythe-option-automas-0 = 0 (allein: 1)
scythe-option-level = Automa-Schwierigkeit
scythe-option-cooperative = Kooperativ: alle Spieler gegen die Automas
scythe-option-shared_deck = Gemeinsamer Automa-Stapel
scythe-option-invaders = Mit Albion und Togawa
scythe-option-promos = Mit Promokarten
scythe-option-open_coins = Münzen offen zeigen
scythe-option-deals = Münzen geben erlaubt
scythe-option-ask_always = Vor jedem Bonus fragen
scythe-option-faction_0 = Nation von Spieler 1
scythe-option-faction_1 = Nation von Spieler 2
scythe-option-faction_2 = Nation von Spieler 3
scythe-option-faction_3 = Nation von Spieler 4
scythe-option-faction_4 = Nation von Spieler 5
scythe-option-faction_5 = Nation von Spieler 6
scythe-option-faction_6 = Nation von Spieler 7
scythe-option-mat_0 = Spielertableau von Spieler 1
scythe-option-mat_1 = Spielertableau von Spieler 2
scythe-option-mat_2 = Spielertableau von Spieler 3
scythe-option-mat_3 = Spielertableau von Spieler 4
scythe-option-mat_4 = Spielertableau von Spieler 5
scythe-option-mat_5 = Spielertableau von Spieler 6
scythe-option-mat_6 = Spielertableau von Spieler 7
scythe-faction-random = Zufällig
    .short = { scythe-faction-random }
scythe-mat-random = Zufällig

## Angaben des Tisches
scythe-field-players = Spieler
scythe-field-faction = Nation
scythe-field-mat = Spielertableau
scythe-field-level = Automa
scythe-field-cards = Kartenwerte
scythe-field-objectives = Zielkarten
    .told = { yes }
scythe-field-factory_card = Fabrikkarte
    .told = { yes }
scythe-field-stars = Sterne
scythe-field-factory = Karten bei der Fabrik
scythe-field-turns = Zug
scythe-field-tile = Gebäudebonus
    .told = { yes }
scythe-field-combat_discard = Abgeworfene Kampfkarten (Werte)
scythe-now-cards = Kampfkarten, die du ansiehst

## Was die Zeichnung des Tisches bedeutet
scythe-legend =
    Regionen: M Berg (erzeugt Metall), F Gehöft (Nahrung), T Tundra (Öl), W Wald (Holz), V Dorf (Arbeiter), L See, * Fabrik, (…) Heimatgebiet; ~ Fluss, ∩ Tunnel, ? Begegnung, ^ Flagge, ! Falle, . entschärfte Falle.
    In einer Region: rechts in der ersten Zeile ein Gebäude (mo Denkmal, ml Mühle, mn Stollen, ar Waffenkammer) und wer sie beherrscht; Einheiten mit dem Buchstaben ihrer Nation: @ Anführer, m Mechs, w Arbeiter; Ressourcen: [o Öl, m Metall, w Holz, f Nahrung].
    Spieler: > wer am Zug ist, ϟ Stärke, ♥ Ansehen, ★ Sterne, $ Münzen, ▯ Kampfkarten, ◎ Zielkarten, ↑ Entwicklungen, m Mechs, # Gebäude, r Rekruten, w Arbeiter, → Fortschrittsleiste, * Fabrikkarte, § Abschnitt des Aktionsmarkers.
    Spielertableau dessen, der am Zug ist: § Abschnitt, obere Aktion, untere Aktion; vor einem Doppelpunkt, was sie kostet. » Einheiten, die ziehen, % Regionen, die produzieren, [ ] Ressourcen; nach + der Bonus eines Rekruten.

### Was das Brett sagt: scythe-page-SCHLÜSSEL
scythe-page-tab-mats = Tableaus
scythe-page-map = Karte von Europa
scythe-page-reading-map = Regionen
scythe-page-whole-map = Ganze Karte zeigen
scythe-page-players = Spieler
scythe-page-on-turn = am Zug
scythe-page-stars = Sterne
scythe-page-power = Stärke
scythe-page-popularity = Ansehen
scythe-page-coins = Münzen
scythe-page-combat-cards = Kampfkarten
scythe-page-legend = Gelände · produziert
scythe-page-hex-held = beherrscht von { $faction }
scythe-page-hex-units = { $n ->
    [one] { $faction }: { $unit }
   *[other] { $faction }: { $n } × { $unit }
}
scythe-page-hex-structure = { $structure } von { $faction }
scythe-page-hex-encounter = Begegnung
scythe-page-hex-encounter-spent = Begegnung, verbraucht
scythe-page-hex-tunnel = Tunnel
scythe-page-hex-flag = Flagge von { $faction }
scythe-page-hex-trap = scharfe Falle von { $faction }
scythe-page-hex-trap-off = entschärfte Falle von { $faction }
scythe-page-pick-unit = { $hex }: { $unit } auswählen
scythe-page-back-to-dialog = Zurück zur Entscheidung
scythe-page-look-at-map = Karte ansehen
scythe-page-close = Schließen
scythe-page-nothing = nichts
scythe-page-you = Du
scythe-page-of = von { $n }
scythe-page-preview-combat = Ziel { $hex }: Kampf
scythe-page-preview-flee = Ziel { $hex }: Arbeiter werden vertrieben
scythe-page-preview-flee-how = { $n ->
    [one] 1 Arbeiter zieht sich zurück. Ansehen { $before } → { $after }.
   *[other] { $n } Arbeiter ziehen sich zurück. Ansehen { $before } → { $after }.
}
scythe-page-dial-to = Scheibe bis
scythe-page-if-won = Sieg:
scythe-page-if-lost = Niederlage:
scythe-page-a-star = ein Stern
scythe-page-no-star = kein Kampfstern mehr frei
scythe-page-workers-flee = { $n ->
    [one] Rückzug: 1 Arbeiter
   *[other] Rückzug: { $n } Arbeiter
}
scythe-page-all-go-home = Rückzug deiner Einheiten
scythe-page-loser-draws = du ziehst eine Kampfkarte, wenn du Stärke gezeigt hast
scythe-page-n-mechs = { $n ->
    [one] 1 Mech
   *[other] { $n } Mechs
}
scythe-page-n-workers = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
scythe-page-combat-at = Kampf: { $hex }
scythe-page-you-attack = Du greifst an.
scythe-page-you-defend = Du verteidigst.
scythe-page-ties = Gleichstand: Angreifer siegt.
scythe-page-stage-abilities = Fähigkeiten
scythe-page-stage-dials = Scheibe und Karten
scythe-page-stage-reveal = Aufdecken
scythe-page-stage-aftermath = Folgen
scythe-page-attacker = Angreifer
scythe-page-defender = Verteidiger
scythe-page-committed = festgelegt
scythe-page-cards-at-most = { $n ->
    [0] keine Karten
    [one] höchstens 1 Karte
   *[other] höchstens { $n } Karten
}
scythe-page-dial = Stärkescheibe
scythe-page-turn-dial = Stelle die Scheibe. Du kannst bis zu { $n } Stärke zahlen.
scythe-page-dial-set = Scheibe steht. Karten dazu oder festlegen.
scythe-page-card-of = Kampfkarte { $n }
scythe-page-card-hidden = Kampfkarte, verdeckt
scythe-page-no-cards = Keine Kampfkarten
scythe-page-cards-played = { $n } von { $most } gespielt
scythe-page-your-total = deine Summe
scythe-page-at-stake = Auf dem Spiel
scythe-page-counts-as = zählt wie { $n } Regionen
scythe-page-sealed = Verdeckt
scythe-page-sealed-until = Verdeckt, bis beide sich festlegen. Scheibe höchstens { $n }.
scythe-page-dial-most = Scheibe höchstens { $n }.
scythe-page-highest-total = Höchste mögliche Summe: { $n }
scythe-page-automa-draws = zieht eine Automa-Karte
scythe-page-automa-draws-how = Der Automa zieht eine Karte: Sie bestimmt seine Stärke und die Zahl seiner Kampfkarten.
scythe-page-commit = Festlegen: Scheibe { $dial }, Karten { $cards }
scythe-page-commit-bare = Festlegen: Scheibe { $dial }, keine Karten
scythe-page-dialled = Scheibe { $n }
scythe-page-wins = { $faction } gewinnt
scythe-page-then-lost = { $what } −{ $n }
scythe-page-then-lost-coins = verliert Münzen
scythe-page-then-gained = { $what } +{ $n }
scythe-page-then-retreated = { $n } × { $unit } nach: { $to }
scythe-page-then-retreated-home = { $n } × { $unit }: Heimatgebiet
scythe-page-then-drove-off = vertreibt { $n } ({ $foe })
scythe-page-then-star-placed = ein Stern: { $space }
scythe-page-then-resources-gained = { $n } { $resource }, { $at }
scythe-page-then-resources-lost = { $n ->
    [one] 1 Ressource verloren, { $at }
   *[other] { $n } Ressourcen verloren, { $at }
}
scythe-page-then-reshuffled = Kampfkarten neu gemischt
scythe-page-then-game-ended = Das Spiel ist vorbei
scythe-page-then-went-back = { $unit } geht zurück nach { $to }
scythe-page-encounter-on = { $who }, { $hex }: Wähle eine Option.
scythe-page-encounter-note = Alles Erhaltene kommt hierher. Keine Münzen vom Tableau, keine Rekrutierungsboni.
scythe-page-pay = zahle
scythe-page-gain = erhalte
scythe-page-or = oder
scythe-page-free = gratis
scythe-page-keep = du hast { $have }, dir bleiben { $left }
scythe-page-lack = { $n } zu wenig
scythe-page-take-option = Option { $n } nehmen
scythe-page-claim = Nimm eine Fabrikkarte
scythe-page-factory-move = Bewege 1 Einheit, 2 Regionen
scythe-page-factory-short = Fabrikkarte
scythe-page-amount-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
scythe-page-amount-power = { $n } Stärke
scythe-page-amount-popularity = { $n } Ansehen
scythe-page-amount-combat_card = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
scythe-page-amount-cards = { scythe-page-amount-combat_card }
scythe-page-amount-food = { $n } Nahrung
scythe-page-amount-wood = { $n } Holz
scythe-page-amount-metal = { $n } Metall
scythe-page-amount-oil = { $n } Öl
scythe-page-amount-resource_any = { $n ->
    [one] 1 Ressource nach Wahl
   *[other] { $n } Ressourcen nach Wahl
}
scythe-page-amount-resource_different = { $n } verschiedene Ressourcen
scythe-page-amount-worker = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}
scythe-page-amount-upgrade = { $n ->
    [one] 1 Entwicklung
   *[other] { $n } Entwicklungen
}
scythe-page-amount-deploy = { $n ->
    [one] einen Mech einsetzen
   *[other] { $n } Mechs einsetzen
}
scythe-page-amount-build = { $n ->
    [one] ein Gebäude bauen
   *[other] { $n } Gebäude bauen
}
scythe-page-amount-enlist = { $n ->
    [one] 1 Rekruten rekrutieren
   *[other] { $n } Rekruten rekrutieren
}
scythe-page-amount-produce = { $n ->
    [one] in 1 Region produzieren
   *[other] in { $n } Regionen produzieren
}
scythe-page-amount-peek_combat_cards = Kampfkarten eines Gegners ansehen
scythe-page-amount-relocate_units = Einheiten in eine leere Nachbarregion bewegen
scythe-page-amount-character_or_mech = Anführer oder Mech
scythe-page-give-moves = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
scythe-page-give-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
scythe-page-give-power = { $n } Stärke
scythe-page-give-cards = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
scythe-page-give-popularity = { $n } Ansehen
scythe-page-give-resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
scythe-page-give-territories = { $n ->
    [one] 1 Region
   *[other] { $n } Regionen
}
scythe-page-this-turn = dieser Zug
scythe-page-last-turn = letzter Zug, gesperrt
scythe-page-upgraded = entwickelt
scythe-page-workers-out = { $n } von { $most } Arbeitern im Spiel
scythe-page-cost-is = Kosten: { $n } { $resource }
scythe-page-have-of = { $have } von { $need }
scythe-page-cover-here = { $bottom }: ein Kostenfeld abdecken
scythe-page-one-time = Einmalboni:
scythe-page-locked = noch nicht eingesetzt
scythe-page-mat-of = Tableau { $mat }
scythe-page-mat-order = erst die obere Aktion, dann die darunter
scythe-page-faction-tab = { $faction }: { $n }/4 Mechs
scythe-page-you-hold = Ressourcen im Besitz
scythe-page-hand = Hand
scythe-page-only-you = nur für dich
scythe-page-triumph = Erfolgsleiste
scythe-page-sixth-star = der sechste Stern beendet das Spiel sofort
scythe-page-star-placed = Stern gelegt
scythe-page-ended-now = Wertung jetzt:
scythe-page-total = Summe
scythe-page-winner = gewinnt
scythe-page-automa-won = { $n ->
    [one] Der Automa gewinnt.
   *[other] Ein Automa gewinnt.
}
scythe-page-each = je
scythe-page-two-resources = 2 Ress.
scythe-page-tier = Ansehen { $low } bis { $high }: je Stern { $star }, je Region { $territory }, je zwei Ressourcen { $pair } Münzen
scythe-page-page-mats = Tableaus
scythe-page-page-tracks = Leisten
scythe-page-page-hand = Hand
scythe-page-log = Verlauf
scythe-page-show-mats = Tableaus von { $faction } zeigen
scythe-page-take-along = Mitnehmen:
scythe-page-take-n = Mitnehmen: { $what }, { $n } von { $most }
scythe-page-tracker = Fortschrittsleiste: Feld { $at } von { $last }, Aktionsplan { $scheme }
scythe-page-scheme = Aktionsplan { $n }
scythe-page-last-card = Letzte Karte: Nr. { $no }
scythe-page-no-card-yet = Noch keine Karte gespielt
scythe-page-automa-moves = Versucht:
scythe-page-automa-gains = Erhält:
scythe-page-automa-in-combat = Im Kampf: gibt { $low }, { $middle } oder { $high } Stärke aus, legt { $cards ->
    [0] keine Karte
    [one] bis zu 1 Karte
   *[other] bis zu { $cards } Karten
} dazu.
scythe-page-automa-move-worker = Arbeiter bewegen
scythe-page-automa-move-mech = Mech bewegen
scythe-page-automa-move-character = Anführer bewegen
scythe-page-automa-encounter-factory = Anführer zu einer Begegnung oder zur Fabrik bewegen
scythe-page-automa-attack-combat-unit = Anführer oder Mech angreifen, ab { $n } Stärke
scythe-page-automa-attack-worker = Arbeiter vertreiben
scythe-page-put-unit = { $hex }: { $unit } abwählen
scythe-page-enter = Nach { $hex } ziehen
