// The rules of Mare Nostrum in German, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { heroList, wonderList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

const heroes = (powers: Readonly<Record<string, string>>): string =>
  heroList('de', dictionaries.de, { copied: 'kopierbar', starts: 'Startheld' }, powers)

const wonders = (powers: Readonly<Record<string, string>>): string => wonderList('de', dictionaries.de, powers)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Das Spiel in Kürze',
    `
    Drei bis fünf Imperien teilen sich das Mittelmeer: Rom, Karthago, Griechenland, Ägypten und Babylon. Ihre Provinzen
    bringen Waren und Münzen. Damit baust du, kaufst Helden und Wunder und stellst Legionen und Triremen auf, um dir zu
    holen, was andere haben.

    Eine **Runde** hat fünf Phasen:

    1. **Rohstoffe sammeln**: Deine Karawanen bringen Waren, deine Städte Münzen.
    2. **Handel**: Alle bieten gleich viele Rohstoffe an und nehmen dann reihum voneinander.
    3. **Bauen**: Du bezahlst die Kontrolle über neue Provinzen, Gebäude, Einheiten und Karten.
    4. **Bewegung und Kampf**: Triremen segeln, Legionen marschieren, Schlachten werden geschlagen.
    5. **Führung**: Wer in Handel, Kultur und Militär vorn liegt, bekommt den Führungstitel. Mit den Titeln bestimmst du
       in der nächsten Runde, wer wann dran ist.

    Du **gewinnst** (6) mit den Pyramiden, mit deinem fünften Helden oder Wunder, mit vier Hauptstädten und legendären
    Städten oder mit allen drei Führungstiteln zugleich.

    **Neu im Spiel?** Die Seite „Lernen“ bietet eine Einführung und führt dich durch eine erste Runde. Diese Seite ist
    zum Nachschlagen: die Begriffe (B), der Aufbau (C), die Runde (D), dann alles Phase für Phase. Die Abschnitte 1 bis
    11 haben die Nummern der gedruckten Regelhefte, aber nicht ihren Wortlaut. Wo die Hefte schweigen oder unklar sind,
    gilt eine Regelentscheidung; die Regelentscheidungen (ab M01, für das Programm ab N01) folgen auf die Regeln. In den
    letzten Abschnitten (F und G) geht es um die beiden Ausgaben und um das, was wir rekonstruieren mussten.
    `,
  ),
  rule(
    'B',
    'Die Begriffe',
    `
    - **Rohstoff**: eine **Ware** (13 Sorten) oder eine **Münze**. Von jeder Sorte gibt es außerdem eine **legendäre
      Ware**, die zufällig gezogen wird; sie zählt als ihre Sorte (1.2). Deine Rohstoffe liegen hinter deinem
      **Sichtschirm**.
    - **Reserve**: der gemeinsame Bestand an Waren, Münzen und Gebäuden. **Vorrat**: deine eigenen Teile, die nicht auf
      dem Spielplan sind.
    - **Gebäude**: Karawane, Markt, Stadt oder Tempel. Jedes steht auf einem aufgedruckten **Feld** seiner Art; das Feld
      einer Karawane zeigt ihre Ware. Städte gibt es in drei Arten: gewöhnliche, Hauptstädte und legendäre.
    - **Einheit**: eine Legion oder Festung (in einer Provinz) oder eine Trireme (in einem Meer).
    - **Kontrolle**: Du kontrollierst eine Provinz, in der dein Kontrollmarker liegt. In deiner **Hauptstadtprovinz**
      ist der Marker aufgedruckt und kann nie verloren gehen. Eine Provinz, die niemand kontrolliert, ist **neutral**.
    - **Angrenzende** Provinzen haben eine gemeinsame Landgrenze. **Verbundene** Provinzen hängen durch eine Kette
      benachbarter Meere zusammen, in denen je eine Trireme von dir steht. Provinzen, die angrenzen oder verbunden sind,
      haben **Anschluss**.
    - **Besetzende Legion**: eine Legion auf einem fremden Gebäude oder Kontrollmarker oder auf einem leeren Feld (durch
      Plündern oder durch Kirke). Alle anderen Legionen sind **frei**.
    - Du **kontrollierst ein Gebäude**, wenn du es besetzt oder wenn du seine Provinz kontrollierst und niemand sonst es
      besetzt. Wer ein Gebäude kontrolliert, sammelt dessen Ertrag und zählt es mit.
    - **Im Krieg**: eine Provinz, in der nach einer Schlacht oder nach Phase 4 Legionen oder Festungen von mindestens
      zwei Seiten stehen.
    - **Eroberer**: wer als Einziger Legionen oder eine Festung in einer Provinz hat, die ein Gegner kontrolliert; das
      wird am Ende des eigenen Zuges in Phase 4 festgestellt.
    - **Karte**: ein Held oder ein Wunder. Die Pyramiden sind eine Karte besonderer Art.
    - **Titel**: **Handelsführer**, **Kulturführer** oder **Militärführer**. Titel wechseln nur in Phase 5.
    `,
  ),
  rule(
    'C',
    'Aufbau',
    `
    1. Zu dritt: Rom, Karthago und Griechenland. Zu viert: auch Ägypten. Zu fünft: auch Babylon. Wer welches Imperium
       spielt: M03. Alles, was zu den anderen Imperien gehört, bleibt in der Schachtel (M01).
    2. Zu viert entfällt die babylonische Ecke des Spielplans, zu dritt auch die ägyptische; eine Provinz, die entfällt,
      gilt als nicht vorhanden (M04). So bleiben 24 beziehungsweise 19 der 29 Provinzen. Alle neun Meere sind immer im
      Spiel.
    3. Jedes Imperium kontrolliert drei Heimatprovinzen (in der Hauptstadtprovinz ist die Kontrolle aufgedruckt) und
       beginnt mit seinen ersten Gebäuden, Legionen und einer Festung, seinem Starthelden und 9 Rohstoffen. Diese
       Rohstoffe sind das Einkommen von Runde 1, deshalb entfällt in dieser Runde Phase 1. Triremen hat am Anfang
       niemand.
    4. Alle anderen Provinzen sind neutral und leer.
    5. Die 13 legendären Waren bilden einen verdeckten Stapel.
    6. Karten: In der Auslage **zum Einstieg** sind 5 zufällige der 17 Karten offen und die anderen 12 verdeckt; nach
       jeder Bauphase wird aufgedeckt, bis wieder 5 offen sind. In der Auslage **für Erfahrene** sind alle 17 offen. Die
       Pyramiden sind immer offen.
    7. Alle drei Handelsplättchen sind verfügbar.
    8. Stufen am Anfang (Handel / Kultur / Militär): Rom 7 / 1 / 3, Karthago 7 / 1 / 2, Griechenland 4 / 4 / 3, Ägypten
       4 / 4 / 2, Babylon 5 / 3 / 2. Karthago beginnt als Handelsführer, Rom als Militärführer, Ägypten als
       Kulturführer; zu dritt ist Griechenland Kulturführer.

    Alle haben je 8 Legionen, 5 Triremen, 5 Festungen und 7 Kontrollmarker, also hat niemand je mehr als 8 Provinzen.
    Für alle zusammen gibt es 37 Karawanen, 25 Märkte, 16 Städte und 14 Tempel, genau ein Teil für jedes Feld des
    Spielplans zu fünft; 44 Münzen; und von jeder Ware doppelt so viele Plättchen, wie sie Felder hat, plus eins.

    Wo Legionen und Festungen anfangs stehen und einiges andere ist rekonstruiert: siehe G.
    `,
  ),
  rule(
    'D',
    'Eine Runde, Phase für Phase',
    `
    1. **Rohstoffe sammeln** (1): alle zugleich.
    2. **Handel** (2): Der Handelsführer bestimmt die Zahl und nimmt zuerst.
    3. **Bauen** (3): Der Kulturführer wählt, wer als Nächstes dran ist.
    4. **Bewegung und Kampf** (4): Der Militärführer wählt, wer als Nächstes dran ist.
    5. **Führung** (5): Die drei Titel werden vergeben.

    Mit jeder neuen Runde ist alles, was einmal pro Runde wirkt, wieder verfügbar, der Frieden ist vorbei, und die
    Provinzen, die du jetzt kontrollierst, sind die Basis für neue Kontrolle (3.1.1).

    Gibt es bei einer Entscheidung nur eine Antwort, trifft sie das Programm für dich, außer wenn die ausbleibende Frage
    etwas verraten würde (M62).
    `,
  ),
  rule(
    '1',
    'Rohstoffe sammeln',
    `
    **Phase 1.** Alle sammeln Rohstoffe aus den Gebäuden, die sie kontrollieren (1.1). Das Einkommen ist öffentlich, nur
    nicht die Sorte einer gezogenen legendären Ware. Dann wird mit dem Koloss von Rhodos eine Ware gewählt, und alles
    kommt hinter die Sichtschirme.
    `,
  ),
  rule(
    '1.1',
    'Einkommen',
    `
    Es sammelt, wer **das Gebäude kontrolliert**, egal wer die Provinz kontrolliert:

    - Karawane: 1 Ware ihres Feldes oder 2, wenn du auch den Markt der Provinz kontrollierst;
    - gewöhnliche Stadt oder Hauptstadt: 1 Münze oder 2, wenn du auch den Tempel der Provinz kontrollierst;
    - legendäre Stadt: 1 Münze und 1 legendäre Ware; wenn du auch den Tempel kontrollierst, 1 zusätzlicher Rohstoff,
      Münze oder legendäre Ware nach Wahl;
    - Markt oder Tempel allein: nichts.

    Verdoppelt wird nur, was in denselben Händen ist (M13). Ist dein Markt besetzt, bringen deine übrigen Karawanen je
    eine Ware; wer nur den Markt besetzt, sammelt nichts.

    Der Ertrag einer Provinz im Krieg geht an die Seite, die sie kontrolliert. Eine neutrale Provinz bringt niemandem
    etwas. Eine Legion, die mit Kirke auf ein leeres Karawanenfeld gestellt wurde, wirkt wie eine Karawane (10).

    Zuerst bekommen alle das Grundeinkommen, die ersten legendären Waren und die Münze vom Tempel der Artemis. Dann
    wählen alle mit einem Tempel neben einer legendären Stadt ihren zusätzlichen Rohstoff, alle gleichzeitig; was sie
    gezogen haben, wissen sie dann schon (M08). Der Koloss kommt zuletzt. Reicht die Reserve nicht, sammelt der
    Handelsführer zuerst, dann die anderen im Uhrzeigersinn, und was fehlt, verfällt (M10).
    `,
  ),
  rule(
    '1.2',
    'Legendäre Waren, Städte und Kontrolle',
    `
    Eine legendäre Ware wird benutzt wie eine gewöhnliche ihrer Sorte. Zwei Plättchen derselben Sorte, legendär oder
    nicht, passen nie in ein Set verschiedener Waren. Wird sie ausgegeben oder abgeworfen, kommt sie offen auf einen
    eigenen Ablagestapel, nie in die Reserve. Sobald die letzte gezogen ist, wird der Ablagestapel zum neuen Stapel
    gemischt; sind beide leer, ziehst du nichts (M11).

    Hauptstädte: Roma, Athenae, Babylon, Alexandria, Carthago. Legendäre Städte: Troia in Asia, Ierusalem in Judea,
    Syracuse in Sicilia.

    Wer eine Provinz kontrolliert, kontrolliert alle ihre Gebäude außer denen, die feindliche Legionen besetzen. In der
    eigenen Hauptstadtprovinz darfst du immer bauen, auch während sie besetzt ist (4.3.5).
    `,
  ),
  rule(
    '2',
    'Handel',
    `
    **Phase 2.** Der Handelsführer sagt an, wie viele Rohstoffe alle anbieten. Alle wählen sie verdeckt aus und decken
    sie gleichzeitig auf (2.1). Dann nehmen sie in einer Kette voneinander (2.2), und am Ende wird, wenn nötig, ein
    Rohstoff zum Ausgleich gegeben (2.2.1). Nach der Phase haben alle so viele Rohstoffe wie davor.
    `,
  ),
  rule(
    '2.1',
    'Ansage und Angebote',
    `
    1. Der Handelsführer spielt eine Seite eines verfügbaren Handelsplättchens: **5 oder 0**, **2 oder 1**, **4 oder
       3**. Das ganze Plättchen ist dann verbraucht. Alle drei kommen zurück, wenn das letzte gespielt ist oder wenn der
       Titel des Handelsführers wechselt (M24).
    2. Ist die Zahl 0, bietet niemand etwas an; nur wer Antigone hat, darf es (10, M17).
    3. Wer weniger Rohstoffe hat als angesagt, nimmt gar nicht teil. Wer Antigone hat, nimmt immer teil und wählt die
       eigene Zahl frei (10). Kann der Handelsführer nicht teilnehmen, handeln die anderen ohne ihn, und die nächste
       teilnehmende Person im Uhrzeigersinn springt ein (M15).
    4. Alle, die teilnehmen, wählen genau so viele eigene Rohstoffe, verdeckt, gleichzeitig und in beliebiger
       Reihenfolge (N09). Bis dein letzter Rohstoff gewählt ist, darfst du dich umentscheiden. Die anderen sehen nur,
       dass du bereit bist.
    5. Sind alle bereit, werden alle Angebote gleichzeitig aufgedeckt und sind von da an öffentlich.
    6. Hat außer dem Handelsführer niemand etwas angeboten, gehen alle Rohstoffe zurück, und die Phase ist zu Ende
       (M20).
    `,
  ),
  rule(
    '2.2',
    'Nehmen',
    `
    Der Handelsführer beginnt und nimmt einen offenen Rohstoff aus einem fremden Angebot. Der Rohstoff verlässt das
    Angebot und kann nicht noch einmal genommen werden. Wer ihn hergegeben hat, nimmt als Nächstes, auch wenn das eigene
    Angebot aufgebraucht ist. Niemand nimmt eigene Rohstoffe.

    Du musst nehmen, solange es jemanden gibt, von dem du nehmen darfst (M18).

    **Nicht zweimal nacheinander**: Hast du von jemandem genommen und diese Person gleich darauf von dir, darfst du
    jetzt nicht von ihr nehmen (M19).

    Gibt es niemanden, von dem du nehmen darfst (alles ist weg, nur deine eigenen Rohstoffe sind übrig, oder nur noch
    die Person, von der du gerade nicht nehmen darfst, hat welche), ist der Handel beendet, und was übrig ist, geht
    zurück.
    `,
  ),
  rule(
    '2.2.1',
    'Ausgleich',
    `
    Jedes Mal, wenn genommen wird, hat eine Seite einen Rohstoff mehr und die andere, die als Nächstes nimmt, einen
    weniger. Am Ende hat also der Handelsführer einen zu viel, und wer zuletzt etwas hergegeben hat, einen zu wenig. Ist
    das der Handelsführer selbst, passiert nichts.

    Sonst wählt der Handelsführer einen seiner Rohstoffe, ob ertauscht, zurückbekommen oder nie angeboten, und gibt ihn
    dorthin, wo einer fehlt. Nur die beiden sehen ihn, es sei denn, der Tisch spielt das offen (M21).
    `,
  ),
  rule(
    '3',
    'Bauen',
    `
    **Phase 3.** Der Kulturführer wählt jemanden, der noch nicht gebaut hat (das kann er auch selbst sein). Wer gewählt
    ist, baut nach Belieben, eins nach dem anderen, oder nichts, und beendet dann den Zug endgültig (M25). So geht es
    weiter, bis alle gebaut haben. Nach der ersten Wahl kann Perseus dazwischengehen (10, M34).

    Am Ende der Phase, in dieser Reihenfolge (M37): Siege durch Karten, die bis dahin warten mussten (6.1); alle werfen
    alle Rohstoffe außer 2 Münzen ab (3.0); in der Auslage zum Einstieg wird aufgedeckt, bis 5 Karten offen sind.
    `,
  ),
  rule(
    '3.0',
    'Preise und Bezahlung',
    `
    - **3**: Kontrolle, Karawane, Stadt jeder Art, Legion, Trireme, Festung.
    - **6**: Markt, Tempel.
    - **7, 8, 9, 10**: deine zweite, dritte, vierte und fünfte Karte. Der Startheld ist die erste.
    - **12**: die Pyramiden.

    Alles, was du baust, wird mit **einem Set** aus genau so vielen Rohstoffen bezahlt, wie der Preis beträgt: entweder
    nur Münzen oder lauter verschiedene Waren. Kein Mischen, kein Überzahlen, kein Wechselgeld, und ein Set bezahlt nie
    zwei Dinge (M39).

    - **Kleopatra**: In jedem Warenset darf eine Münze eine Ware ersetzen oder in jedem Münzset eine Ware eine Münze.
    - **Hannibal**: Jedes Warenset darf eine Sorte zweimal enthalten.

    Waren und Münzen gehen zurück in die Reserve, legendäre Waren auf ihren Ablagestapel. Was du ausgibst, ist
    öffentlich. Bis der letzte Rohstoff gewählt ist, darfst du den Bau abbrechen. Rohstoffe wählst du in beliebiger
    Reihenfolge (N09). Ist nur ein Set möglich, wird es automatisch bezahlt (N05).

    Der feste Preis von 1 Münze oder 1 bestimmten Ware (Spartacus, Gilgamesch, Leuchtturm von Pharos) und kostenlose
    Bauten (Hammurabi, Penthesilea) sind keine Sets; Kleopatra und Hannibal ändern daran nichts (M27).

    **Was du behältst** am Ende der Phase: bis zu 2 Münzen. Mit den Hängenden Gärten auch bis zu 2 Waren verschiedener
    Sorten (M36). Alles andere geht offen zurück.
    `,
  ),
  rule(
    '3.1',
    'Was du bauen kannst',
    `
    Du baust in beliebiger Reihenfolge. Jedes Teil wird vor dem nächsten aufgestellt und bezahlt und zählt sofort: Eine
    Trireme verbindet, in einer neuen Provinz kannst du bauen, eine Karte wirkt (M26).

    - **Kontrolle** über eine Provinz: 3.1.1.
    - **Legion, Festung, Trireme, Karawane, Markt, Stadt, Tempel**: 3.1.2.
    - **Karte** und **Pyramiden**: 3.1.3.
    - Hammurabi, Spartacus, Gilgamesch, Penthesilea, Leuchtturm von Pharos: je einmal pro Runde (10, 11).
    `,
  ),
  rule(
    '3.1.1',
    'Kontrolle',
    `
    Du darfst einen Kontrollmarker in eine neutrale Provinz ohne fremde Einheiten legen, wenn sie an eine Provinz grenzt
    oder mit einer verbunden ist, die du **seit Beginn der Runde** kontrollierst. Für die Verbindung zählen
    die Triremen, wie sie jetzt stehen, auch eine eben gebaute. Eine in dieser Phase gewonnene Provinz ist erst ab der
    nächsten Runde Basis für neue. Eigene Einheiten in der neuen Provinz sind nicht nötig und schaden nicht. Du brauchst
    einen Marker in deinem Vorrat.

    Die Provinz, von der du ausgehst, darf im Krieg oder besetzt sein (M28).

    Von nun an kontrollierst du die Provinz: Du darfst dort im selben Zug bauen, und Gebäude, die schon dort stehen,
    gehören dir.

    Du baust nie in einer Provinz, die ein Gegner kontrolliert oder in der er Einheiten hat, außer in deiner eigenen
    Hauptstadtprovinz.
    `,
  ),
  rule(
    '3.1.2',
    'Einheiten und Gebäude',
    `
    Du baust in Provinzen, die du kontrollierst und in denen keine fremden Einheiten stehen, und immer in deiner
    Hauptstadtprovinz.

    - **Legion**: beliebig viele pro Provinz.
    - **Festung**: eine pro Provinz.
    - **Trireme**: in einem Meer, das an eine Provinz grenzt, in der du bauen darfst; beliebig viele, egal wessen
      Triremen dort sind. Zu Meeren neben einem Krieg siehe M30.
    - **Karawane, Markt, Stadt, Tempel**: je eins auf jedem leeren Feld seiner Art. Ein Markt braucht vorher keine
      Karawane und ein Tempel keine Stadt (M31). Eine Legion auf dem leeren Feld macht Platz (M32).

    Grenzen setzen dein Vorrat und die Reserve. In einer Provinz, die im Krieg ist oder in der fremde Einheiten stehen,
    kannst du nicht bauen, und sie erlaubt dir auch keine Triremen in ihren Meeren; eine andere Provinz von dir am
    selben Meer tut es weiterhin. Die Hauptstadtprovinz ist die Ausnahme (4.3.5).
    `,
  ),
  rule(
    '3.1.3',
    'Karten',
    `
    Eine Karte muss offen liegen. Sie gehört dir für den Rest der Partie: Ihre Boni zählen und ihre Fähigkeit wirkt
    sofort. Kaufst du Kastor und Pollux, wählst du gleich nach dem Bezahlen den Helden, den du kopierst (10).

    Niemand kann eine sechste Karte kaufen. Wer fünf hat, darf in derselben Phase noch die Pyramiden bauen (M33), und
    mehrere dürfen sie in einer Phase bauen (6.1). Gekaufte Karten werden erst am Ende der Phase ersetzt.
    `,
  ),
  rule(
    '3.2',
    'Stufen beim Bauen',
    `
    Die Stufen ergeben sich aus dem, was auf dem Spielplan steht, und aus deinen Karten, sind also immer aktuell: Eine
    Einheit, ein Gebäude oder eine Karte ändert sie sofort. Titel wechseln erst in Phase 5.
    `,
  ),
  rule(
    '4',
    'Bewegung und Kampf',
    `
    **Phase 4.** Zuerst darf, wer die Statue des Zeus besitzt, Frieden schließen (11). Dann wählt der Militärführer
    jemanden, der in dieser Phase noch nicht dran war (das kann er auch selbst sein). Wer gewählt ist, macht einen
    ganzen Zug: Kontrollmarker tauschen (4.0), segeln und Seeschlachten (4.1.1), marschieren und Landschlachten (4.1.2),
    Eroberung (4.3), Kirke (10). Zu einem früheren Schritt geht es nicht zurück. Dann wird gewählt, wer als Nächstes
    dran ist.

    Am Ende der Phase enden die Besetzungen in jeder Provinz, in der Legionen oder Festungen von mindestens zwei Seiten
    stehen (M49); dann wird der Sieg durch vier Städte geprüft (6.2). Der Frieden endet mit der Runde.
    `,
  ),
  rule(
    '4.0',
    'Marker tauschen',
    `
    Sieh dir zu Beginn deines Zuges jede Provinz an, in der deine Legion seit einem früheren Zug den feindlichen
    Kontrollmarker besetzt:

    - Hat die Provinz Anschluss an eine andere Provinz von dir und hast du einen Marker im Vorrat, darfst du den Marker
      kostenlos tauschen. Der alte geht zurück in den Vorrat, aus dem er kam, du kontrollierst jetzt die Provinz, die
      Besetzung des Markers endet, und die Legion darf in diesem Zug ziehen. Getauscht wird nacheinander: Eine eben
      getauschte Provinz kann der Anschluss für die nächste sein (M42). Du darfst auch verzichten.
    - Ohne Anschluss: In der polnischen Ausgabe ändert sich nichts; die Provinz bleibt unter der bisherigen Kontrolle,
      und deine Legion besetzt weiter den Marker. In der russischen Ausgabe wird der alte Marker entfernt und kein neuer
      gelegt, die Besetzung endet, und die Provinz wird neutral (D24). Das wird nach dem Tauschen geprüft.
    - Mit Anschluss, aber ohne Marker im Vorrat: kein Tausch, die Legion besetzt weiter (M70).
    `,
  ),
  rule(
    '4.1',
    'Bewegung',
    `
    Du bewegst beliebig viele deiner Triremen und Legionen, jede höchstens einmal und einen Schritt; keine muss ziehen.
    Festungen bewegen sich nie. Zuerst kommen die Triremen, und alle Seeschlachten sind vorbei, bevor Legionen
    marschieren.
    `,
  ),
  rule(
    '4.1.1',
    'Auf See',
    `
    Eine Trireme segelt in ein benachbartes Meer. Triremen verschiedener Seiten können im selben Meer sein, solange sie
    wollen.

    Dann darfst du angreifen: in jedem Meer mit deinen Triremen eine Schlacht pro Zug, gegen einen Gegner, der dort
    Triremen hat. Seeschlachten sind nie Pflicht. Eine Trireme, die gekämpft und überlebt hat, kann trotzdem Legionen
    befördern.
    `,
  ),
  rule(
    '4.1.2',
    'An Land',
    `
    Eine Legion marschiert in eine angrenzende oder verbundene Provinz: über eine Grenze oder über Meere mit deinen
    Triremen, egal wie lang die Kette ist. Der Transport ist kostenlos und unbegrenzt, und fremde Triremen hindern ihn
    nicht. Eine Legion darf eine Provinz voller Feinde verlassen. Nur der Frieden versperrt dir eine Provinz (11).

    Nach allen Märschen gibt es **eine Schlacht in jeder Provinz**, die du mit fremden Legionen oder einer fremden
    Festung teilst, auch wenn nur deine Festung den Eindringlingen gegenübersteht, und auch in neutralen Provinzen. Du
    wählst die Reihenfolge und bei mehreren Gegnern, gegen wen du kämpfst; die anderen bleiben unberührt. Wer mit dir
    Frieden hat, zählt nicht (M45).
    `,
  ),
  rule(
    '4.2',
    'Schlacht',
    `
    Beide Seiten würfeln gleichzeitig, mit einem Würfel für jede Trireme (auf See) oder Legion (an Land). Zähle die
    Würfel jeder Seite zusammen; je volle 5 Punkte sind ein **Treffer**.

    An Land zählt jede Seite dazu, was auf sie zutrifft:

    - **Ramses II.**: ein zusätzlicher Würfel, wenn die Seite dort irgendeine Einheit hat;
    - **Caesar**: +1 auf jeden Würfel in deinem eigenen Zug; **Perikles**: +2 auf jeden Würfel in einem fremden Zug;
      beide nur mit einer Legion in der Schlacht (M48);
    - **Festung**: +5 auf die Summe;
    - **Nebukadnezar**: +5 auf die Summe in einer Provinz, die du kontrollierst, mit irgendeiner Einheit dort.

    Eine Festung hebt außerdem einen Treffer gegen ihre Seite auf, bevor Verluste gewählt werden (M47). Eine Festung
    ohne Legionen würfelt nicht, hat die Summe 5 und erzielt 1 Treffer.

    Jeder übrige Treffer zerstört eine Einheit. Verluste gibt es erst, wenn beide Ergebnisse feststehen, also treffen
    auch Einheiten, die zerstört werden. Jede Seite wählt, was sie verliert, beide gleichzeitig: die Festung, eine freie
    Legion oder eine bestimmte besetzende Legion (M46). Die Festung fällt nur, wenn sie gewählt wird oder wenn alles
    fällt. Überzählige Treffer verfallen. Verlorene Einheiten gehen zurück in den eigenen Vorrat.

    Auf See kommt nie etwas dazu.
    `,
  ),
  rule(
    '4.2.1',
    'Krieg',
    `
    Haben nach der Schlacht mindestens zwei Seiten Legionen oder eine Festung in der Provinz, ist sie im Krieg: Es gibt
    keinen Eroberer, und alle Besetzungen dort enden (M49). Wer noch nicht dran war, darf in dieser Runde noch
    einmarschieren und dort kämpfen.

    Eine Provinz, die am Ende der Phase noch geteilt ist, bleibt im Krieg. Ihr Ertrag geht an die Seite, die sie
    kontrolliert, aber in ihr kann nichts gebaut werden, und sie erlaubt auch keine Triremen in ihren Meeren; die eigene
    Hauptstadtprovinz ist die Ausnahme. In der nächsten Phase 4 wird wieder um sie gekämpft.
    `,
  ),
  rule(
    '4.3',
    'Eroberung',
    `
    Am Ende deines Zuges entscheidest du in jeder Provinz, deren Eroberer du bist, was geschieht; die Reihenfolge der
    Provinzen ist beliebig:

    - **halten**: Was du dort zu Beginn deines Zuges besetzt hattest, bleibt besetzt, wenn genug Legionen übrig sind;
    - ein Gebäude **plündern** (4.3.1);
    - **Gebäude besetzen** (4.3.2);
    - **den Kontrollmarker besetzen**, außer in einer Hauptstadtprovinz, und nur mit Anschluss an eine andere Provinz
      von dir (4.3.3);
    - **nichts**: Deine Legionen stehen einfach dort.

    Eine neue Wahl ersetzt die alte (M51). In der nächsten Runde darfst du wieder wählen.

    Marschiert später jemand ein und bist du nach der Schlacht allein übrig, besetzen deine überlebenden Legionen
    weiter. Überleben beide Seiten, ist Krieg, und deine Besetzung endet. Marschierst du ab, geht alles sofort an die
    Seite zurück, die die Provinz kontrolliert.
    `,
  ),
  rule(
    '4.3.1',
    'Plündern',
    `
    Wähle ein Gebäude. Es geht zurück in die Reserve, und eine deiner Legionen kommt auf das leere Feld. Du bekommst
    sofort:

    - für eine gewöhnliche Stadt oder eine Hauptstadt 1 Münze (mit Hamilkar 2);
    - für eine Karawane 1 Ware ihres Feldes (mit Hamilkar 2);
    - für eine legendäre Stadt 1 Münze oder 1 legendäre Ware, nach Wahl (mit Hamilkar beides);
    - für einen Markt oder einen Tempel nichts.

    Ein Markt verdoppelt das nicht. Was in der Reserve fehlt, verfällt (M52). Das Feld kann später wieder bebaut werden.
    `,
  ),
  rule(
    '4.3.2',
    'Gebäude besetzen',
    `
    Stelle Legionen auf Gebäude, je eine, so viele du dort hast und willst. Von nun an kontrollierst du diese Gebäude:
    Du sammelst aus ihnen, zählst sie auf den Leisten, und sie zählen für den Sieg. Ein Markt oder Tempel, den du
    besetzt, verdoppelt nur, was du dort auch besetzt. Was du nicht besetzt, bleibt bei der Seite, die die Provinz
    kontrolliert.
    `,
  ),
  rule(
    '4.3.3',
    'Kontrolle übernehmen',
    `
    Eine Legion auf dem Kontrollmarker ändert noch nichts: Die andere Seite sammelt und zählt weiter. In deinem nächsten
    Zug in Phase 4 darfst du den Marker tauschen (4.0). Den Anschluss brauchst du jetzt und dann noch einmal. Eine
    Hauptstadtprovinz lässt sich nie übernehmen.

    **Königin von Saba**, einmal pro Runde: Tausche einen Marker, den du in eben diesem Zug besetzt hast, sofort; die
    Legion darauf opferst du (M53).

    Dann kontrollierst du dort alle Gebäude, die niemand sonst besetzt.
    `,
  ),
  rule(
    '4.3.4',
    'Stufen beim Kämpfen',
    `
    Jeder Gewinn und Verlust von Gebäuden und Einheiten zeigt sich sofort auf den Leisten. Besetzt du ein Gebäude,
    verliert die Seite, die die Provinz kontrolliert, eine Stufe, und du gewinnst sie.
    `,
  ),
  rule(
    '4.3.5',
    'Hauptstadtprovinzen',
    `
    Die Kontrolle einer Hauptstadtprovinz ist aufgedruckt: Ihr Marker lässt sich weder besetzen noch tauschen. Ihre
    Gebäude können geplündert und besetzt werden, und sie zählen für den Sieg.

    Wer sie besitzt, darf dort immer Legionen, eine Festung und Triremen bauen und Gebäude auf leeren Feldern (M32).
    Neue Einheiten allein beenden keine Besetzung; das tut die nächste Schlacht oder das Ende von Phase 4 (M49).
    `,
  ),
  rule(
    '5',
    'Führung',
    `
    **Phase 5.** Drei Leisten zählen:

    - **Handel**: Karawanen und Märkte, die du kontrollierst, und Boni von Karten.
    - **Kultur**: Städte jeder Art und Tempel, die du kontrollierst, und Boni.
    - **Militär**: deine Legionen, Festungen und Triremen auf dem Spielplan und Boni.

    Wer die höchste Stufe hat, bekommt den Titel. Bei Gleichstand vergibt ihn, wer ihn bisher hatte, an eine der
    gleichauf liegenden Seiten; behalten darf man ihn nur, wenn man selbst dazugehört. Zuerst wird der Handel
    entschieden, dann die Kultur, dann das Militär (M57). Danach wird der Sieg durch drei Titel geprüft (6.3). Wechselt
    der Titel des Handelsführers, sind alle drei Handelsplättchen wieder verfügbar.

    Eine gedruckte Leiste hat 15 Felder; darüber hinaus wird der Marker umgedreht und beginnt wieder bei I. Das Programm
    zeigt die ganze Zahl.
    `,
  ),
  rule(
    '6',
    'Sieg',
    `
    Der Sieg wird nur in diesen Momenten geprüft:

    - in Phase 3 und an ihrem Ende: die Pyramiden oder eine fünfte Karte (6.1);
    - am Ende von Phase 4: vier Hauptstädte und legendäre Städte (6.2);
    - am Ende von Phase 5: alle drei Titel (6.3).

    Niemand scheidet je aus: Eine Hauptstadtprovinz kann man nicht verlieren. Partien ohne Ende: M07.
    `,
  ),
  rule(
    '6.1',
    'Pyramiden und fünfte Karte',
    `
    **Polnische Ausgabe.** Der Kulturführer gewinnt sofort, wenn er die Pyramiden baut oder eine fünfte Karte kauft.
    Alle anderen, denen eins davon gelingt, spielen bis zum Ende der Phase weiter. Gelingt es dem Kulturführer in
    derselben Phase auch, gewinnt er allein. Sonst gilt am Ende der Phase: Wartet nur eine Seite, gewinnt sie; von
    mehreren gewinnen gemeinsam die mit den Pyramiden; hat niemand sie gebaut, gewinnen alle Wartenden gemeinsam (M33).

    **Russische Ausgabe.** Die Pyramiden bringen sofort den Sieg, egal wer sie baut. Wer eine fünfte Karte hat, wartet
    bis zum Ende der Phase; haben mehrere eine, gewinnt der Kulturführer, wenn er dabei ist, und sonst gewinnen alle
    gemeinsam (D21).

    **Perseus**, in beiden: Wer dank ihm zuerst baut und eins davon schafft, gewinnt sofort (M34).
    `,
  ),
  rule(
    '6.2',
    'Vier Städte',
    `
    Wer am Ende von Phase 4 mindestens vier Hauptstädte und legendäre Städte kontrolliert, gewinnt; besetzte zählen, und
    die eigene Hauptstadt auch. Die Stadt muss gebaut sein. Haben zwei je vier, gewinnen sie gemeinsam (M55).
    `,
  ),
  rule(
    '6.3',
    'Drei Titel',
    'Wer am Ende von Phase 5 alle drei Titel hat, gewinnt. Ein im Gleichstand vergebener Titel zählt wie jeder andere.',
  ),
  rule(
    '7',
    'Karten allgemein',
    `
    Eine Karte hat Vorrang vor der Regel, die sie betrifft. Ihre Boni zählen auf den Leisten für den Rest der Partie.
    Karten werden nie verloren, verkauft oder weitergegeben. Was dir nur nützen kann, geschieht automatisch; alles
    andere entscheidest du.
    `,
  ),
  rule(
    '8',
    'Diplomatie',
    `
    Redet, so viel ihr wollt; Versprechen sind nicht bindend. Übergeben werden darf nichts: keine Rohstoffe, Einheiten,
    Gebäude, Karten und keine Kontrolle. Der Handel (2.2) und der Rohstoff, der an seinem Ende gegeben wird (2.2.1),
    sind die einzigen Ausnahmen.
    `,
  ),
  rule(
    '9',
    'Häufige Fragen',
    `
    - Teile und Plättchen gibt es nur so viele, wie das Spiel enthält. Sind deine 8 Legionen auf dem Spielplan, bringt
      keine Fähigkeit eine neunte.
    - Eigene Einheiten darfst du nicht entfernen. Sie verlassen den Spielplan durch Verluste in Schlachten oder durch
      die Königin von Saba.
    - Stehen mehrere Feinde in einer Provinz oder einem Meer, kämpfst du gegen einen: eine Schlacht pro Ort und Zug.
    - Mit Perseus darfst du zuerst bauen und mit den Pyramiden gewinnen, auch wenn jemand anderes gewählt war.
    - Du besetzt einen Marker, hast aber keinen Anschluss mehr: siehe 4.0.
    `,
  ),
  rule(
    '10',
    'Helden',
    heroes({
      caesar: `+1 auf jeden deiner Würfel in Landschlachten in deinem eigenen Zug, wenn
  eine Legion von dir teilnimmt.`,
      hannibal: `Jedes Warenset darf eine Sorte zweimal enthalten; ein gewöhnliches und ein
  legendäres Plättchen gehen auch.`,
      pericles: `+2 auf jeden deiner Würfel in Landschlachten in einem fremden Zug, wenn
  eine Legion von dir teilnimmt.`,
      cleopatra: `In jedem Warenset darf eine Münze eine Ware ersetzen oder in jedem
  Münzset eine Ware beliebiger Sorte eine Münze.`,
      hammurabi: `Einmal pro Runde legst du in deinem Bauzug kostenlos
  einen Kontrollmarker, unter den Bedingungen von 3.1.1 und zusätzlich zur Kontrolle, für die du bezahlst. Polnische
  Ausgabe:
  angrenzend oder verbunden, auch durch eine eben gebaute Trireme. Russische Ausgabe: nur angrenzend (D25, M29).`,
      antigone: `In Phase 2 nimmst du immer teil und wählst die Zahl deiner Rohstoffe selbst, 0 bis 5, wenn du sie hast. Bei
  0 nimmt niemand von dir. Das gilt auch für den Handelsführer und wenn 0 angesagt ist (M17).`,
      'castor-and-pollux': `Beim Kauf wählst du einen Helden, den jemand anderes besitzt: Seine Fähigkeit gehört dir für den Rest der Partie,
  ohne die Boni. Keinen Starthelden, kein Wunder, nicht Perseus und nicht Herkules, der keine Fähigkeit hat. Gibt es
  niemanden zu kopieren, haben sie keine Fähigkeit. Eine kopierte Fähigkeit, die einmal pro Runde wirkt, wird unabhängig vom Original eingesetzt (M38).`,
      circe: `Am Ende deines Zuges in Phase 4 stellst du Legionen auf leere Karawanenfelder, in
  neutralen oder feindlichen Provinzen ohne fremde Legion oder Festung und in deinen eigenen Provinzen sogar im Krieg.
  In Phase 1 bringt jede 1 Ware des Feldes oder 2, wenn du den Markt dort kontrollierst. Auf der Handelsleiste zählt sie
  nicht. Eine durch Plündern auf ein Karawanenfeld gestellte Legion wirkt ebenso. Legionen, die nicht marschieren,
  wirken weiter. Das endet, wenn die Legion marschiert oder zerstört wird, wenn in einer Provinz, die nicht dir gehört,
  Krieg ausbricht oder wenn dort eine Karawane gebaut wird (M12, M44).`,
      hercules: `Nur Boni für die Führung.`,
      perseus: `Nach der ersten Wahl des Kulturführers in Phase 3 darfst du zuerst bauen. Polnische Ausgabe: nur wenn du in diesem
  Zug alle Karten bis zu deiner fünften oder die Pyramiden bezahlen kannst; du kaufst sie und gewinnst sofort. Russische
  Ausgabe: egal was du baust. Baust du zuerst, gewinnst du mit der fünften Karte oder den Pyramiden sofort (M34, D23).`,
      gilgamesh: `Einmal pro Runde
  eine Festung für 1 Münze oder 1 Stein.`,
      nebuchadnezzar: `In Landschlachten +5 auf deine Summe in einer Provinz, die
  du kontrollierst, wenn du dort irgendeine Einheit hast; eine Festung genügt.`,
      hamilcar: `Plündern bringt das
  Doppelte: 2 Münzen, 2 Waren oder eine Münze und eine legendäre Ware (4.3.1).`,
      penthesilea: `Einmal pro Runde, in
  deinem Bauzug, eine kostenlose Legion in deiner Hauptstadtprovinz für jede deiner Provinzen mit feindlichen Legionen,
  die Hauptstadtprovinz eingeschlossen. So viele davon, wie du willst, alle auf einmal (M35).`,
      'ramesses-ii': `Ein
  zusätzlicher Würfel in Landschlachten, im Angriff und in der Verteidigung, wenn du dort irgendeine Einheit hast. Der
  Bonus von Caesar oder Perikles gilt auch für ihn, wenn eine Legion dort ist.`,
      'queen-of-sheba': `Einmal pro Runde
  tauschst du einen in diesem Zug besetzten Kontrollmarker sofort; die Legion darauf geht verloren (4.3.3). Sie darf
  deine letzte dort sein.`,
      spartacus: `Einmal pro Runde eine Legion für 1 Münze oder 1 Gladiator.`,
    }),
  ),
  rule(
    '11',
    'Wunder',
    `
    ${wonders({
      'statue-of-zeus': `Zu Beginn von Phase 4 darfst du für den Rest der Runde mit einem Gegner Frieden
    schließen; siehe unten.`,
      pharos: `Einmal pro Runde eine Trireme für 1 Münze oder 1 Holz.`,
      'hanging-gardens': `Am
    Ende von Phase 3 behältst du zusätzlich zu den Münzen bis zu 2 Waren verschiedener Sorten.`,
      'temple-of-artemis': `1
    zusätzliche Münze in Phase 1.`,
      colossus: `Am Ende von Phase 1, wenn alle gesammelt haben, nimmst du offen 1 Ware
    beliebiger Sorte aus der Reserve (M14).`,
      pyramids: `Sie kosten 12 und bringen nichts als den Sieg (6.1). Zu den
    fünf Karten zählen sie nicht.`,
    })}

    **Frieden** (M40, M41)

    - Polnische Ausgabe: nie mit dem Partner deines letzten Friedens, egal wie lange er her ist. Russische Ausgabe:
      nicht mit dem Partner der vorigen Runde (D17). Du musst keinen schließen.
    - Alle Legionen des Partners in Provinzen, die du kontrollierst, kehren sofort in seine Hauptstadtprovinz zurück;
      ihre Besetzung endet.
    - Für den Rest der Runde gibt es zwischen euch keine Schlacht, weder an Land noch auf See.
    - Polnische Ausgabe: Keiner von euch darf in eine Provinz marschieren, die der andere kontrolliert. Russische
      Ausgabe: Nur der Partner darf nicht in deine marschieren.
    - Deine Legionen in den Provinzen des Partners bleiben; sie dürfen abziehen, Marker tauschen und bei Eroberungen
      wählen. Trefft ihr anderswo aufeinander, gibt es keine Schlacht, und am Ende der Phase ist die Provinz im Krieg.
    `,
  ),
  rule(
    'E',
    'Was offen und was verdeckt ist',
    `
    Offen für alle: der Spielplan mit allen Teilen, Reserve und Vorräte, Stufen, Titel, Handelsplättchen, Karten und der
    kopierte Held, Frieden, Würfel, die abgeworfenen legendären Waren und **wie viele** Rohstoffe alle haben (M05).
    Einkommen, Zahlungen, Abwürfe und Plünderungen sind öffentlich; ebenso Angebote, sobald sie aufgedeckt sind, und
    jedes Nehmen.

    Verdeckt: was hinter einem fremden Sichtschirm liegt; Angebote, bis alle bereit sind, auch die Zahl bei Antigone;
    die Sorte einer legendären Ware, bis sie angeboten, ausgegeben oder abgeworfen wird; der am Ende des Handels
    gegebene Rohstoff; verdeckte Karten und der Stapel der legendären Waren, dessen Reihenfolge niemand kennt.

    Wer aufpasst, kann das meiste davon genau wissen. Das Programm schreibt das für alle mit (M61): was sicher bekannt
    ist und wie viele Rohstoffe unbekannt sind. Mit der Option offener Sichtschirme sind alle Rohstoffe sichtbar;
    Angebote bleiben trotzdem geheim, bis alle bereit sind. Mit der Option, dass niemand mitschreibt, siehst du nur, wie
    viele Rohstoffe hinter jedem Sichtschirm liegen, und musst dir den Rest merken.
    `,
  ),
  // Rulings
  rule(
    'M01',
    'Unbenutzte Imperien',
    `
    Ihre Teile und Starthelden sind nicht im Spiel. Reserve, legendäre Waren, Karten und Handelsplättchen sind bei jeder
    Spielerzahl vollständig.
    `,
  ),
  rule(
    'M02',
    'Plätze',
    `
    Die Plätze stehen fest. Wo ein gleichzeitiger Schritt eine Reihenfolge braucht (beim Ziehen und bei Knappheit), geht
    es vom Handelsführer aus im Uhrzeigersinn.
    `,
  ),
  rule(
    'M03',
    'Wer was spielt',
    `
    Das ist eine Option des Tisches: nach Platz in der Reihenfolge von Abschnitt C, per Zufall oder nach Wahl. Gewählt
    wird Platz für Platz unter den übrigen Imperien, und der letzte Platz bekommt, was übrig bleibt; dann werden Teile
    und Karten ausgelegt.
    `,
  ),
  rule(
    'M04',
    'Neutrale und entfallene Provinzen',
    `
    Neutrale Provinzen sind am Anfang leer. Entfallene gelten als nicht vorhanden, auch bei Grenzen und Küsten.
    `,
  ),
  rule(
    'M05',
    'Öffentliche Zahlen',
    `
    Wie viele Rohstoffe jemand hat, die Reserve und alle Vorräte sind öffentlich: Jeden Gewinn und Verlust sehen alle.
    `,
  ),
  rule(
    'M06',
    'Andere Kampfeinheiten',
    `
    Die besonderen Einheiten, die das Glossar der Regelhefte erwähnt, gehören zu einer Erweiterung und sind nicht im
    Spiel.
    `,
  ),
  rule(
    'M07',
    'Partien ohne Ende',
    `
    Es gibt keine letzte Runde: Eine Partie geht weiter, bis jemand gewinnt. Partien ohne Menschen, etwa Simulationen
    und Prüfungen, werden nach sehr vielen Entscheidungen abgebrochen und gelten als unvollendet.
    `,
  ),
  rule(
    'M08',
    'Wann der Rohstoff des Tempels gewählt wird',
    `
    Alle wählen gleichzeitig, nachdem sie ihre ersten Waren gezogen haben und bevor jemand eine zusätzliche zieht.
    `,
  ),
  rule(
    'M09',
    'Auf Einkommen verzichten',
    `
    Das Grundeinkommen und die Münze vom Tempel der Artemis kommen automatisch; nur auf die Ware des Kolosses darfst du
    verzichten.
    `,
  ),
  rule(
    'M10',
    'Knappheit',
    `
    Gesammelt wird vom Handelsführer aus im Uhrzeigersinn, jeweils das ganze Einkommen; was fehlt, wird nicht
    nachgezahlt.
    `,
  ),
  rule(
    'M11',
    'Der legendäre Stapel ist leer',
    `
    Sobald das letzte Plättchen gezogen ist, wird der Ablagestapel gemischt und ist der neue Stapel; was später
    ausgegeben wird, gehört nicht dazu. War der Ablagestapel in dem Moment leer, wird beim nächsten Ziehen gemischt, was
    dann da ist. Gibt es nichts zu ziehen, bekommst du nichts: Dann bieten der zusätzliche Rohstoff des Tempels und das
    Plündern einer legendären Stadt nur die Münze, und aus einer gewählten legendären Ware, die es nicht gibt, wird eine
    Münze.
    `,
  ),
  rule(
    'M12',
    'Wo und wann Kirke wirkt',
    `
    Auf leeren Karawanenfeldern in Provinzen (eigenen, neutralen oder feindlichen), in denen nur ihre eigene Seite
    Legionen oder eine Festung hat, und in eigenen Provinzen sogar im Krieg, denn deren Ertrag geht weiter an die Seite,
    die sie kontrolliert. Gestellt werden die Legionen am Ende des eigenen Zuges in Phase 4, und sie wirken so viele
    Runden, wie sie bleiben. Die Karte wirkt in Phase 1: Auf der Handelsleiste zählen diese Legionen nicht.
    `,
  ),
  rule(
    'M13',
    'Verdoppeln in der russischen Ausgabe',
    `
    Nur in denselben Händen, wie in der polnischen Ausgabe; auch die Übersicht der russischen verlangt es.
    `,
  ),
  rule(
    'M14',
    'Was der Koloss bringt',
    `
    Eine gewöhnliche Ware beliebiger Sorte, von der ein Plättchen in der Reserve liegt, auch einer Sorte ohne Feld auf
    dem Spielplan. Keine Münze und keine legendäre Ware.
    `,
  ),
  rule(
    'M15',
    'Handelsführer mit zu wenigen Rohstoffen',
    `
    Der Handelsführer darf mehr ansagen, als er hat, und nimmt dann nicht teil; die anderen handeln. An seiner Stelle
    nimmt die nächste teilnehmende Person im Uhrzeigersinn zuerst und gleicht aus. Können weniger als zwei
    teilnehmen, gibt es keinen Handel.
    `,
  ),
  rule(
    'M16',
    'Zu wenige Rohstoffe in der russischen Ausgabe',
    `
    Keine Teilnahme am Handel, wie in der polnischen Ausgabe.
    `,
  ),
  rule(
    'M17',
    'Wann Antigone wirkt',
    `
    Ihre Zahl ist Teil des verdeckten Angebots, egal was angesagt ist, selbst bei 0: Karten gehen Regeln vor. Bei 0
    nimmt der Handelsführer einen ihrer Rohstoffe und gibt ihr einen. Wer sie besitzt, füllt eine Stelle nach der
    anderen oder lässt sie leer, immer so viele, wie sich anbieten ließen, höchstens fünf, damit die Zahl der
    Entscheidungen nichts verrät. Ein Handelsführer mit Antigone sagt die Zahl für die anderen an und darf selbst eine
    andere anbieten.
    `,
  ),
  rule(
    'M18',
    'Verzichten',
    `
    Niemand darf darauf verzichten zu nehmen, auch der Handelsführer in der russischen Ausgabe nicht: In beiden Heften
    geht es weiter, bis alles genommen ist, und im Beispiel zum zweimaligen Nehmen steht „muss“.
    `,
  ),
  rule(
    'M19',
    'Zweimal nacheinander',
    `
    Es zählt nur, wer unmittelbar davor von wem genommen hat: die letzten beiden Schritte der Kette.
    `,
  ),
  rule(
    'M20',
    'Zu wenige Angebote',
    `
    Hat der Handelsführer niemanden, von dem er nehmen kann, gibt es keinen Handel, und nichts wird gegeben. Ein Angebot
    genügt für den Anfang, auch wenn der Handelsführer nichts anbietet: Er nimmt, die andere Seite hat niemanden, von
    dem sie nehmen kann, der Handel ist beendet, und der Handelsführer gleicht aus.
    `,
  ),
  rule(
    'M21',
    'Der Ausgleich ist geheim',
    `
    Nur wer gibt und wer bekommt, sieht den Rohstoff zum Ausgleich. Auf Wunsch (Option des Tisches) sehen ihn alle.
    `,
  ),
  rule(
    'M22',
    'Rückseiten der Plättchen',
    `
    Sie verraten nichts: Münzen, Waren und legendäre Waren sehen gleich aus, bis die Angebote aufgedeckt werden.
    `,
  ),
  rule(
    'M23',
    'Legendäre Waren im Handel',
    `
    Sie gelten als gewöhnliche Rohstoffe, werden aber getrennt vom gewöhnlichen Plättchen ihrer Sorte aufgeführt.
    `,
  ),
  rule(
    'M24',
    'Handelsplättchen kommen zurück',
    `
    Alle drei kommen zur nächsten Runde zurück, wenn das dritte gespielt ist, oder in Phase 5, wenn der Titel wechselt.
    Auch wer ihn später zurückgewinnt, beginnt mit allen dreien.
    `,
  ),
  rule(
    'M25',
    'Leere und geteilte Züge',
    `
    Ein Zug darf leer sein. Alle haben einen Zug pro Phase; ihn zu beenden ist endgültig.
    `,
  ),
  rule(
    'M26',
    'Eine neue Karte im selben Zug',
    `
    Sie wirkt sofort, wenn gerade der Zeitpunkt dafür ist; eine Fähigkeit, die einmal pro Runde wirkt, ist dann noch
    unverbraucht.
    `,
  ),
  rule(
    'M27',
    'Kleine Preise und Sets',
    `
    Der Preis von 1 ist kein Set: Kleopatra und Hannibal gelten nicht. Legendäre Gladiatoren, legendärer Stein und
    legendäres Holz werden angenommen.
    `,
  ),
  rule(
    'M28',
    'Eine Basis, die im Krieg oder besetzt ist',
    `
    Sie bleibt eine Basis: Nur die Kontrolle zählt.
    `,
  ),
  rule(
    'M29',
    'Hammurabi',
    `
    Einmal pro Runde, im eigenen Bauzug, zusätzlich zur Kontrolle, für die man bezahlt; ein Marker ist nötig.
    „Unbesetzt“ heißt in der russischen Ausgabe: ohne gegnerische Einheiten; eigene spielen keine Rolle.
    `,
  ),
  rule(
    'M30',
    'Triremen und Krieg',
    `
    Polnische Ausgabe: Du darfst in einem Meer bauen, wenn auch nur eine deiner Provinzen an seiner Küste es erlaubt.
    Russische Ausgabe: Niemand baut Triremen in einem Meer neben einer Provinz im Krieg. Eine Hauptstadtprovinz im Krieg
    sperrt kein Meer, und die Meere deiner eigenen Hauptstadtprovinz stehen dir immer offen.
    `,
  ),
  rule(
    'M31',
    'Markt vor Karawane',
    `
    Das ist erlaubt, ebenso ein Tempel vor einer Stadt.
    `,
  ),
  rule(
    'M32',
    'Felder unter Legionen',
    `
    In deiner eigenen Hauptstadtprovinz darfst du immer bauen, sogar auf einem leeren Feld, auf dem eine fremde Legion
    steht; diese Legion macht Platz. Ebenso deine eigene, mit Kirke gestellte Legion, wenn dort eine Karawane gebaut
    wird.
    `,
  ),
  rule(
    'M33',
    'Mehr als fünf Karten',
    `
    Eine sechste Karte kann niemand kaufen. Wer mit einer fünften Karte wartet, darf noch die Pyramiden bauen. In der
    polnischen Ausgabe dürfen alle die Pyramiden einmal bauen, also können mehrere das in einer Phase tun und gemeinsam
    gewinnen; ein Tisch kann stattdessen so spielen, dass sie nur einmal gebaut werden.
    `,
  ),
  rule(
    'M34',
    'Perseus',
    `
    Hat nach der ersten Wahl in der Phase weder der Kulturführer noch die gewählte Person Perseus, wird dessen Besitzer
    gefragt. Polnische Ausgabe: zuerst bauen, aber nur, wenn sich in diesem Zug alle Karten bis zur fünften oder die
    Pyramiden bezahlen lassen; oder verzichten. Wer zuerst baut, kauft alles Nötige nacheinander und zahlt so, dass es
    für den Rest noch reicht; damit ist die Partie zu Ende. Russische Ausgabe: zuerst bauen, egal was, oder verzichten;
    nach diesem Zug wählt der Kulturführer wieder (D23). Wer mit Perseus zuerst baut, gewinnt mit der fünften Karte oder
    den Pyramiden sofort. Nach späteren Wahlen wird nicht mehr gefragt: Um zuerst zu bauen, ist es zu spät.
    `,
  ),
  rule(
    'M35',
    'Penthesilea',
    `
    Gezählt wird beim Einsatz: deine Provinzen, die Hauptstadtprovinz eingeschlossen, mit mindestens einer feindlichen
    Legion. So viele Legionen, wie du willst, bis zu dieser Zahl und so weit dein Vorrat reicht, alle auf einmal.
    `,
  ),
  rule(
    'M36',
    'Was du behältst',
    `
    Bis zu 2 Münzen automatisch. Mit den Hängenden Gärten 0 bis 2 Waren verschiedener Sorten, gewöhnlich oder legendär,
    nach deiner Wahl.
    `,
  ),
  rule(
    'M37',
    'Reihenfolge am Ende von Phase 3',
    `
    Zuerst Siege durch Karten, dann das Behalten und Abwerfen, dann neue Karten.
    `,
  ),
  rule(
    'M38',
    'Kastor und Pollux',
    `
    Kopieren können sie diese Helden, wenn jemand anderes sie besitzt: Antigone, Kirke, Gilgamesch, Nebukadnezar,
    Hamilkar, Penthesilea, Ramses II., Königin von Saba, Spartacus. Gibt es einen solchen, musst du einen wählen. Die
    Wahl ändert sich nie.
    `,
  ),
  rule(
    'M39',
    'Zweimal dasselbe bauen',
    `
    Wer zweimal baut, braucht zwei Sets.
    `,
  ),
  rule(
    'M40',
    'Frieden: Einzelheiten',
    `
    Du darfst jeden Gegner wählen, mit oder ohne Legionen in der Nähe. Heimgeschickte Legionen gelten nicht als bewegt.
    Sie können unter Feinden ankommen; eine Schlacht gibt es erst, wenn jemand am Zug ist.
    `,
  ),
  rule(
    'M41',
    'Frieden: was erlaubt bleibt',
    `
    Segeln, abziehen, Marker tauschen, bei Eroberungen wählen, gegen andere kämpfen. Ob du in eine Provinz ziehen
    darfst, hängt davon ab, wer sie im Moment des Marsches kontrolliert.
    `,
  ),
  rule(
    'M42',
    'Marker tauschen: Einzelheiten',
    `
    Getauscht wird freiwillig und nacheinander. Eine eben getauschte Provinz gilt für den nächsten Anschluss als deine.
    Verzichtest du, besetzt deine Legion weiter den Marker.
    `,
  ),
  rule(
    'M43',
    'Einheiten werden nicht unterschieden',
    `
    Es zählt nur, wie viele sich bewegt haben, nicht welche.
    `,
  ),
  rule(
    'M44',
    'Deine besetzenden Legionen im eigenen Zug',
    `
    Sie sind vom Beginn deines Marsches an frei, und bei der Eroberung wählst du neu, was sie besetzen; „halten“ stellt
    alles wieder her. Legionen, die für Kirke wirken und nicht marschiert sind, wirken weiter; jede darf einmal auf ein
    anderes Feld ihrer Provinz wechseln.
    `,
  ),
  rule(
    'M45',
    'Pflichtschlachten',
    `
    Sie werden nach allen Märschen festgestellt, eine in jeder geteilten Provinz; wer mit dir Frieden hat, zählt nicht;
    den Gegner nennst du, wenn du die Schlacht wählst.
    `,
  ),
  rule(
    'M46',
    'Verluste wählen',
    `
    Beide Seiten gleichzeitig, unter allem, was sich unterscheiden lässt: die Festung, eine freie Legion, jede
    besetzende Legion.
    `,
  ),
  rule(
    'M47',
    'Der Treffer, den eine Festung aufhebt',
    `
    Er wird zuerst aufgehoben, auch wenn die Festung dann als Verlust gewählt wird. Überzählige Treffer verfallen.
    `,
  ),
  rule(
    'M48',
    'Würfelbonus ohne Legionen',
    `
    Eine Festung allein mit dem Würfel von Ramses II. bekommt keinen Bonus von Caesar oder Perikles.
    `,
  ),
  rule(
    'M49',
    'Wann eine Besetzung endet',
    `
    Nach einer Schlacht, die mindestens zwei Seiten dort übrig lässt, und am Ende von Phase 4 in jeder geteilten
    Provinz: Alle Legionen in dieser Provinz werden frei, außer denen, die für die kontrollierende Seite auf
    Karawanenfeldern wirken (Kirke) und nichts besetzen. Dort Einheiten zu bauen oder dort anzukommen beendet allein
    noch keine Besetzung.
    `,
  ),
  rule(
    'M50',
    'Der Schritt Eroberung',
    `
    Nach allen Schlachten, Provinz für Provinz in beliebiger Reihenfolge, je eine Wahl; „nichts“ ist erlaubt.
    `,
  ),
  rule(
    'M51',
    'Plündern nach Besetzen',
    `
    Die neue Wahl ersetzt alles, was dieselbe Seite vorher in der Provinz besetzt hatte.
    `,
  ),
  rule(
    'M52',
    'Knappe Beute und Hamilkar',
    `
    Was in der Reserve fehlt, verfällt. Hamilkar verdoppelt automatisch.
    `,
  ),
  rule(
    'M53',
    'Königin von Saba',
    `
    Nur für einen Marker, der in eben diesem Zug neu besetzt wurde; ihn seit einer früheren Runde zu halten oder wieder
    zu wählen genügt nicht. Die Legion auf dem Marker geht verloren.
    `,
  ),
  rule(
    'M54',
    'Neutrale Provinzen',
    `
    Um sie kann gekämpft werden, erobern lassen sie sich nicht. Gebäude in ihnen, die es nur nach D24 in der russischen
    Ausgabe gibt, gehören niemandem, bis jemand die Kontrolle übernimmt.
    `,
  ),
  rule(
    'M55',
    'Mehrere Siege durch Städte',
    `
    Das ist nur möglich, wenn zwei Seiten je vier haben; der Sieg wird geteilt.
    `,
  ),
  rule(
    'M56',
    'Mehrere Bedingungen',
    `
    Die erste Prüfung in der Reihenfolge der Phasen entscheidet.
    `,
  ),
  rule(
    'M57',
    'Reihenfolge bei Gleichstand',
    `
    Erst Handel, dann Kultur, dann Militär, jeweils offen: Wer wählt, kennt die früheren Entscheidungen.
    `,
  ),
  rule(
    'M58',
    'Ein Titel, der bleibt',
    `
    Wechselt der Titel nicht, bleiben die Handelsplättchen, wie sie sind.
    `,
  ),
  rule(
    'M59',
    'Reihenfolge der Wahl',
    `
    Gewählt wird einzeln, nachdem der vorige Zug beendet ist; wer als Letzter übrig bleibt, wird automatisch gewählt.
    `,
  ),
  rule(
    'M60',
    'Wo die russische Ausgabe schweigt',
    `
    Wo sie schweigt oder sich widerspricht, gilt die polnische Regel.
    `,
  ),
  rule(
    'M61',
    'Das Programm schreibt mit',
    `
    Das Programm zeigt allen, was man wissen könnte, wenn man gut aufpasst, damit ein gutes Gedächtnis kein Vorteil ist.
    Auf Wunsch (Option des Tisches) müssen sich alle selbst merken, was sie gesehen haben, wie mit echten Sichtschirmen;
    dann wird nichts automatisch entschieden, dessen Grund hinter einem Sichtschirm liegt (N05).
    `,
  ),
  rule(
    'M62',
    'Fragen, die Rohstoffe verraten würden',
    `
    Die Frage nach Perseus und die nach dem Rohstoff zum Ausgleich des Handels werden auch dann gestellt, wenn es in
    Wahrheit nichts zu wählen gibt.
    `,
  ),
  rule(
    'M70',
    'Kein Anschluss und kein Marker (russische Ausgabe)',
    `
    Es gilt D24: Der alte Marker wird trotzdem entfernt, denn dafür braucht der Eroberer keinen Marker. Mit Anschluss,
    aber ohne Marker im Vorrat wird nichts entfernt.
    `,
  ),
  rule(
    'N01',
    'Besetzung neben einem Friedenspartner',
    `
    Teilst du am Ende deines Zuges eine Provinz mit einem Friedenspartner, besetzt du dort nichts Neues. Was du schon
    besetzt, bleibt besetzt bis zu einer Schlacht oder zum Ende der Phase (M49); sind Legionen abgezogen, bestimmst du,
    was die übrigen besetzen.
    `,
  ),
  rule(
    'N02',
    'Was in Phase 4 gefragt wird und was nicht',
    `
    Sobald etwas gesegelt oder marschiert ist, wirst du gefragt, ob du den Marsch beendest, auch wenn nichts mehr
    marschieren kann: Bis dahin lässt sich alles rückgängig machen. Steht nur eine Schlacht an, wird sie dann sofort
    geschlagen. Sind alle möglichen Verluste von einer Art, wirst du nicht danach gefragt, ebenso wenig nach einer
    eroberten Provinz, in der „nichts“ die einzige Wahl ist.
    `,
  ),
  rule(
    'N03',
    'Kirke und „halten“',
    `
    „Halten“ betrifft alles, was du besetzt, außer leeren Karawanenfeldern, auf denen Kirkes Legionen automatisch
    weiterwirken (M44). Eine Legion auf einem geplünderten Karawanenfeld zählt zu den ihren.
    `,
  ),
  rule(
    'N04',
    'Perseus, im ersten Bauzug gekauft',
    `
    Er wirkt sofort, wie jede Karte (M26): Wer zuerst baut und dabei Perseus kauft, gewinnt in diesem Zug mit einer
    fünften Karte oder den Pyramiden sofort. Später in der Phase gekauft, hilft er ab der nächsten Runde (M34).
    `,
  ),
  rule(
    'N05',
    'Was beim Bauen gefragt wird',
    `
    Ein Zug, in dem es nichts zu bauen gibt, und eine Zahlung mit nur einem möglichen Set laufen nur dann automatisch
    ab, wenn alle durch Mitzählen sämtliche Rohstoffe der Person am Zug kennen könnten. Kann darunter eine unbekannte
    legendäre Ware sein oder hat die Person heimlich einen Rohstoff gegeben oder bekommen, wird gefragt: Eine
    automatische Antwort würde verraten, was hinter dem Sichtschirm liegt (M62). Wo niemand mitschreibt (M61), wird
    immer gefragt.
    `,
  ),
  rule(
    'N06',
    'Reste und die Hängenden Gärten',
    `
    Zuerst werfen alle anderen ab. Dann wählt, wer die Gärten besitzt, was bleibt, und wirft den Rest ab.
    `,
  ),
  rule(
    'N07',
    'Perseus überlegt es sich anders',
    `
    Wer mit Perseus zuerst bauen wollte, um zu gewinnen, kann noch verzichten, bis eine Karte gekauft ist. Dann baut wie
    üblich, wer gewählt wurde.
    `,
  ),
  rule(
    'N08',
    'Ein Angebot ohne Wahl',
    `
    Wer genau so viele Rohstoffe hat wie angesagt, bietet sie automatisch alle an. Wer Antigone besitzt, wird gefragt,
    solange es etwas anzubieten gibt: Ihre Zahl ist geheim.
    `,
  ),
  rule(
    'N09',
    'Rohstoffe in beliebiger Reihenfolge',
    `
    Was du anbietest, zahlst oder behältst, wählst du einzeln in beliebiger Reihenfolge. Aufzeichnungen nach den ersten
    Regeln, in denen aufsteigend gezahlt wurde, werden weiterhin so gelesen.
    `,
  ),
  rule(
    'N10',
    'Ein heimlich gegebener Rohstoff taucht auf',
    `
    Was das Programm über einen heimlich gegebenen Rohstoff notiert, ändert sich nur durch das, was für alle sicher ist.
    Eine legendäre Ware, die beim Empfänger auftaucht, kann dieser Rohstoff sein oder ein eigener: Die Notiz bleibt, bis
    es sicher ist.
    `,
  ),
  // For those who compare: the editions and their differences, and where the data come from
  rule(
    'F',
    'Die beiden Ausgaben',
    `
    Die Option „Ausgabe“ stellt alle Unterschiede auf einmal ein. Die polnische Ausgabe ist der Standard: Sie wirkt wie
    ein späterer, überarbeiteter Text. Das wird unterschiedlich gespielt:

    - Pyramiden und fünfte Karte (D21);
    - ein ohne Anschluss besetzter Marker (D24);
    - Hammurabis Reichweite (D25);
    - Frieden: mit wem er wieder geschlossen werden darf und wer nicht einmarschieren darf (D17);
    - Triremen neben einem Krieg (D18);
    - Perseus (D23).

    Wo ein Heft schweigt oder sich widerspricht, gilt das andere, also wird das in beiden gleich gespielt: D03, D05,
    D08, D13, D14, D20. Bloße Unterschiede im Wortlaut und Versehen sind D01, D04, D06, D07, D09, D19, D22, D26, D27,
    D28 und D32; D02, D10 bis D12, D15, D16 und D29 bis D31 sind zu klein für einen Absatz.
    `,
  ),
  rule(
    'D01',
    'Namen der Dinge',
    `
    Helden und Wunder sind in der polnischen Ausgabe Karten und in der russischen Plättchen. Stein und Edelsteine der
    polnischen Ausgabe sind in der russischen Marmor und Diamanten; unsere russischen Wörter folgen ihr. Kein
    Unterschied im Spiel.
    `,
  ),
  rule(
    'D03',
    'Verdoppeln',
    `
    Polnisch: Markt oder Tempel muss in denselben Händen sein. Russisch: Die Regel verlangt nur, dass es einen in der
    Provinz gibt, die Übersicht, dass man ihn hat. Hier: dieselben Hände in beiden (M13).
    `,
  ),
  rule(
    'D04',
    'Bauen in der eigenen Hauptstadtprovinz',
    `
    Polnisch: auch während sie besetzt ist. Russisch: auch während ein Gegner sie kontrolliert, was nie vorkommen kann
    (4.3.5). Hier: wie in der polnischen Ausgabe.
    `,
  ),
  rule(
    'D05',
    'Zu wenige Rohstoffe zum Handeln',
    `
    Polnisch: Du nimmst nicht teil. Russisch: nichts dazu. Hier: keine Teilnahme in beiden (M16).
    `,
  ),
  rule(
    'D06',
    'Muss der Handelsführer nehmen?',
    `
    Polnisch: Der Handelsführer nimmt. Russisch: Er darf nehmen. Hier: Alle müssen nehmen (M18).
    `,
  ),
  rule(
    'D07',
    'Welcher Rohstoff ausgleicht',
    `
    Polnisch: eindeutig irgendeiner des Handelsführers, ertauscht oder hinter dem Sichtschirm hervor. Russisch: Der Satz
    ist unvollständig. Hier: irgendeiner.
    `,
  ),
  rule(
    'D08',
    'Seit wann du die Kontrolle brauchst',
    `
    Polnisch: seit Beginn der Runde. Russisch: Die Regel spricht vom Zug, das Beispiel von der Runde. Die Kontrolle
    ändert sich dazwischen nie, also spielt es sich gleich.
    `,
  ),
  rule(
    'D09',
    'Bauen in einer neuen Provinz',
    `
    Polnisch: Wer sie kontrolliert, darf dort erst jetzt bauen. Russisch: Nur wer sie kontrolliert, darf dort bauen.
    Hier stimmt beides.
    `,
  ),
  rule(
    'D13',
    'Mehrere Gegner in einem Meer',
    `
    Polnisch: Nur einer von ihnen darf angegriffen werden. Russisch: steht nur bei den Fragen. Hier: einer.
    `,
  ),
  rule(
    'D14',
    'Mehrere Gegner in einer Provinz',
    `
    Polnisch: Wähle einen, gegen den du kämpfst. Russisch: steht nur bei den Fragen. Hier: einer.
    `,
  ),
  rule(
    'D17',
    'Frieden',
    `
    Polnisch: Der Partner des letzten Friedens darf nie auch der nächste sein, und keine Seite darf in die Provinzen der
    anderen einmarschieren. Russisch: Er darf es nur nicht in zwei Runden nacheinander sein, nach einer Runde ohne
    Frieden also wieder; und nur der Partner darf nicht in die Provinzen der Seite mit der Statue des Zeus
    einmarschieren. Jede Ausgabe wird nach ihrem Wortlaut gespielt (11).
    `,
  ),
  rule(
    'D18',
    'Meere neben einem Krieg',
    `
    Polnisch: Eine Provinz im Krieg erlaubt dir nicht, in ihren Meeren zu bauen. Russisch: Niemand baut in den Meeren
    daneben. Jede Ausgabe wird nach ihrem Wortlaut gespielt (M30).
    `,
  ),
  rule(
    'D19',
    'Wortlaut zur Eroberung',
    `
    Polnisch: Die Rede ist von überlebenden Legionen, späteren Runden und einer Ware für eine Karawane. Russisch: von
    Einheiten, dem nächsten Zug und Waren in der Mehrzahl, obwohl es im Beispiel nur eine gibt. Hier: wie in der
    polnischen Ausgabe.
    `,
  ),
  rule(
    'D20',
    'Der Preis der Königin von Saba',
    `
    Polnisch: die besetzende Legion. Russisch: eine Legion. Es läuft auf dasselbe hinaus (M53).
    `,
  ),
  rule(
    'D21',
    'Pyramiden und fünfte Karte',
    `
    Polnisch: Dem Kulturführer bringt jedes von beiden sofort den Sieg, andere warten; dann gewinnt, wer allein wartet.
    Warten mehrere, gewinnen die mit den Pyramiden gemeinsam, und hat niemand die Pyramiden, alle, die warten. Russisch:
    Die Pyramiden bringen sofort den Sieg, egal wer sie baut; mit der fünften Karte wartet man. Haben mehrere eine
    fünfte Karte, gewinnt der Kulturführer, wenn er dabei ist, sonst gewinnen sie alle gemeinsam. Jede Ausgabe wird nach
    ihrem Wortlaut gespielt (6.1).
    `,
  ),
  rule(
    'D22',
    'Welche Städte zählen',
    `
    Polnisch: kontrollierte und besetzte. Russisch: kontrollierte, aber der Abschnitt über die Besetzung zählt auch
    besetzte. Hier: beide. Außerdem hat Abschnitt 6 im russischen Regelheft vier Absätze, im polnischen drei.
    `,
  ),
  rule(
    'D23',
    'Perseus',
    `
    Polnisch: Er kommt der Wahl des Kulturführers zuvor, um die fünfte Karte oder die Pyramiden zu kaufen und zu
    gewinnen. Russisch: Er darf sich entscheiden, zuerst zu bauen, und gewinnt sofort, wenn eins von beiden gebaut wird;
    eine Stelle nennt den Handelsführer und eine nur den fünften Helden, beides Versehen. Jede Ausgabe wird nach ihrem
    Wortlaut gespielt (M34).
    `,
  ),
  rule(
    'D24',
    'Ein ohne Anschluss besetzter Marker',
    `
    Polnisch: kein Tausch; die Provinz bleibt unter der bisherigen Kontrolle. Russisch: Der alte Marker wird entfernt,
    keiner gelegt, die Provinz ist neutral. Jede Ausgabe wird nach ihrem Wortlaut gespielt (4.0).
    `,
  ),
  rule(
    'D25',
    'Hammurabis Reichweite',
    `
    Polnisch: eine angrenzende oder verbundene Provinz. Russisch: nur eine angrenzende ohne Einheiten. Jede Ausgabe wird
    nach ihrem Wortlaut gespielt (10).
    `,
  ),
  rule(
    'D26',
    'Kastor und Pollux',
    `
    Polnisch: Die Boni des kopierten Helden kommen nicht dazu. Russisch: Kein Bonus kommt dazu. Das ist dasselbe, denn
    eigene Boni haben die beiden nicht.
    `,
  ),
  rule(
    'D27',
    'Kirkes Felder',
    `
    Polnisch: leere Karawanenfelder. Russisch: An einer Stelle steht nicht, dass sie leer sind. Hier: leer.
    `,
  ),
  rule(
    'D28',
    'Was für die Kultur zählt',
    `
    Polnisch: Städte und Tempel. Russisch: In einer Liste fehlen die Tempel. Hier: Beides zählt.
    `,
  ),
  rule(
    'D32',
    'Festung und Nebukadnezar',
    `
    Polnisch: Ihre +5 kommen immer dazu. Russisch: Sie dürfen dazukommen. Es schadet nie, also geschieht es immer.
    `,
  ),
  rule(
    'G',
    'Woher die Daten kommen und was rekonstruiert ist',
    `
    Die Anzahl der Plättchen, Teile und Würfel, Preise, Karten mit ihren Boni und Fähigkeiten, Stufen und Titel am
    Anfang, Handelsplättchen und Phasen stehen in beiden Regelheften, und diese stimmen in jeder Zahl überein.

    Die 24 Provinzen und 9 Meere des Spielplans zu viert, ihre Grenzen, Küsten und Felder stammen aus einer öffentlichen
    Abschrift, berichtigt, wo Zählungen des Regelhefts ein Versehen beweisen (docs/rulings nennt beides). Mit wie vielen
    Gebäuden jedes Imperium beginnt, folgt aus den Stufen, dem Einkommen und daraus, dass alle gleich viel wert sein
    müssen.

    **Rekonstruiert**, das heißt von uns stimmig gewählt, bis jemand mit dem Spielplan es berichtigt:

    - die babylonische Ecke: Namen, Grenzen und Waren von Babylonia, Mesopotamia, Assyria, Armenia und Arabia (welche
      sechs Waren sie hat und wie viele Felder, folgt aus den Zählungen);
    - wo Legionen und Festungen anfangs stehen: eine Legion und eine Festung in jeder Hauptstadtprovinz, je eine weitere
      Legion in Italia und in Macedonia;
    - die Provinz des ersten Marktes von Rom und von Karthago: die Hauptstadtprovinz;
    - die Namen der gewöhnlichen Städte;
    - dass Nubia und Judea zu dritt entfallen;
    - die Seiten der Würfel: 1 bis 6.

    Der Spielplan besteht aus Daten: Ein berichtigter kann ihn ersetzen, ohne die Regeln zu ändern.
    `,
  ),
]
