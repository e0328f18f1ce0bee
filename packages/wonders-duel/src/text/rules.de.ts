// The rules of 7 Wonders Duel in German, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { cardList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

export const rules: readonly Rule[] = [
  rule(
    '1',
    'Spielmaterial',
    `
    Ein Spiel für zwei. Auf dem Tisch liegen:

    - ein Spielplan mit der Militärleiste und einem Konfliktmarker;
    - 73 Gebäudekarten: 23 von Zeitalter I, 23 von Zeitalter II, 20 von Zeitalter III und 7 Gilden;
    - 12 Weltwunder;
    - 10 Fortschrittsplättchen und 4 Militärplättchen;
    - Münzen. In der Schachtel sind 31 Stück im Wert von 86 (14 Einer, 10 Dreier, 7 Sechser); hier geht der Bank nie das
      Geld aus (W20).

    Diese Seiten geben die Regeln des Grundspiels in eigenen Worten wieder, in der Reihenfolge des polnischen Regelhefts.
    Wo dieses Heft schweigt oder sich auf zwei Arten lesen lässt, gilt eine Regelentscheidung; die Entscheidungen
    tragen die Nummern W01 bis W27 und folgen in Abschnitt 18.
    `,
  ),
  rule(
    '2',
    'Ziel des Spiels',
    `
    Beide bauen je eine **Stadt**: alle Gebäude und Weltwunder auf der eigenen Seite. Die Partie dauert drei Zeitalter,
    und zu jedem gehören 20 andere Karten; jede Seite spielt pro Zeitalter etwa zehn davon.

    Gewinnen kann man auf drei Arten:

    - **militärische Überlegenheit**: Der Konfliktmarker erreicht die gegnerische Hauptstadt (8.3);
    - **wissenschaftliche Überlegenheit**: sechs verschiedene Wissenschaftssymbole (9.3);
    - **ziviler Sieg**: mehr Punkte nach Zeitalter III (10.2).

    Die ersten beiden sind jederzeit möglich und beenden die Partie sofort.
    `,
  ),
  rule('3', 'Die Teile im Einzelnen', 'Was jedes Teil des Spiels zeigt und wozu es dient.'),
  rule(
    '3.1',
    'Weltwunder',
    `
    Ein Weltwunder hat einen Namen, Kosten und eine Wirkung. Seine Kosten sind immer Ressourcen, nie Münzen. Alle
    zwölf stehen in 11.5.
    `,
  ),
  rule(
    '3.2',
    'Militärplättchen',
    'Sie zeigen, wie viele Münzen, 2 oder 5, eine Stadt verliert, wenn ihr der Konfliktmarker nahe kommt (8.2).',
  ),
  rule(
    '3.3',
    'Fortschrittsplättchen',
    'Dauerhafte Vorteile. Eines gibt es für jedes Paar gleicher Wissenschaftssymbole (9.2). Alle zehn stehen in 11.2.',
  ),
  rule('3.4', 'Konfliktmarker', 'Er zeigt, welche Stadt militärisch vorn liegt und wie weit.'),
  rule(
    '3.5',
    'Spielplan',
    `
    Die Militärleiste hat 19 Felder: die Mitte und neun auf jeder Seite. Das letzte Feld jeder Seite ist deren
    Hauptstadt. Je nach Entfernung von der Mitte bilden die Felder Bereiche: die Mitte selbst; 1 und 2; 3 bis 5; 6
    bis 8; die Hauptstadt (9). Das ergibt insgesamt neun Bereiche.

    Steht der Konfliktmarker auf deiner Seite, führt dein Gegner; steht er auf der gegnerischen Seite, führst du. In
    Zahlen rechnet das Programm die Felder auf der Seite des zweiten Spielers positiv: Dort führt der Startspieler.

    Auf dem Spielplan liegen auch die Militärplättchen und die Fortschrittsplättchen dieser Partie.
    `,
  ),
  rule(
    '3.6',
    'Münzen',
    `
    Mit Münzen zahlst du die auf Karten aufgedruckten Münzkosten und die Ressourcen, die du kaufst. Was in deiner
    Schatzkammer bleibt, ist am Ende der Partie Punkte wert (10.2).
    `,
  ),
  rule(
    '3.7',
    'Gebäude',
    `
    Alle Karten der drei Zeitalter heißen Gebäude, egal was sie darstellen. Es gibt sieben Arten, an der Farbe zu
    erkennen:

    - **braun**, Rohstoffe: produzieren Lehm, Holz oder Stein;
    - **grau**, Manufakturwaren: produzieren Glas oder Papyrus;
    - **blau**, zivile Gebäude: Punkte;
    - **grün**, wissenschaftliche Gebäude: ein Wissenschaftssymbol und meist einige Punkte;
    - **gelb**, Handelsgebäude: Münzen, Produktion deiner Wahl, feste Preise, manchmal Punkte;
    - **rot**, militärische Gebäude: Schilde;
    - **violett**, Gilden: Punkte, die davon abhängen, was in den beiden Städten steht.

    Zeitalter III hat keine braunen und keine grauen Karten. Dafür hat es Gilden.
    `,
  ),
  rule(
    '3.8',
    'Kosten der Gebäude',
    `
    Unter ihrem farbigen Streifen zeigt eine Karte, was sie kostet. Ist dort nichts zu sehen, ist die Karte kostenlos.

    Ab Zeitalter II zeigen manche Karten neben den Kosten ein weißes Symbol. Wer das frühere Gebäude mit demselben
    weißen Symbol hat, baut eine solche Karte kostenlos (5.7).
    `,
  ),
  rule(
    '4',
    'Aufbau',
    `
    1. Der Konfliktmarker steht in der Mitte.
    2. Die vier Militärplättchen liegen offen: auf jeder Seite 2 Münzen im Bereich der Felder 3 bis 5 und 5 Münzen im
       Bereich der Felder 6 bis 8.
    3. Fünf der zehn Fortschrittsplättchen werden zufällig gezogen und offen auf den Spielplan gelegt. Die anderen
       fünf kommen zurück in die Schachtel; alle wissen, welche es sind.
    4. Beide bekommen 7 Münzen.
    5. Die Weltwunder werden verteilt (4.1 oder 4.2).
    6. Die Stapel werden vorbereitet (4.3).
    7. Die Karten von Zeitalter I werden ausgelegt (6.1 und 13). Der Startspieler beginnt Zeitalter I.
    `,
  ),
  rule(
    '4.1',
    'Wahl der Weltwunder',
    `
    Vier zufällige Weltwunder werden offen ausgelegt. Der Startspieler nimmt eines, die andere Seite nimmt zwei, der
    Startspieler bekommt das letzte. Dann werden vier weitere ausgelegt und ebenso genommen, aber die andere Seite
    beginnt.

    So haben beide vier Weltwunder. Die übrigen vier kommen in dieser Partie nicht vor. Das letzte Weltwunder jeder
    Gruppe lässt keine Wahl und wird ohne Nachfrage zugeteilt. Wer Startspieler ist: W01.
    `,
  ),
  rule(
    '4.2',
    'Erste Partie',
    `
    In der ersten Partie kann die Wahl entfallen (Option „Weltwunder“, 16). Dann sind die Weltwunder vorgegeben:

    - Startspieler: Pyramiden, Großer Leuchtturm, Artemistempel, Zeusstatue;
    - andere Seite: Circus Maximus, Piräus, Via Appia, Koloss.
    `,
  ),
  rule(
    '4.3',
    'Ein Stapel für jedes Zeitalter',
    `
    Aus dem Stapel jedes Zeitalters werden drei Karten ungesehen entfernt. Drei der sieben Gilden kommen, ebenfalls
    ungesehen, in den Stapel von Zeitalter III. Jeder Stapel hat dann 20 Karten.

    Die hier entfernten Karten sind aus dem Spiel. Zum Ablagestapel gehören sie nie.
    `,
  ),
  rule(
    '5',
    'Kosten und Bezahlung',
    `
    Gebäude sind kostenlos oder kosten Ressourcen, Münzen oder beides; Weltwunder kosten Ressourcen. Das Programm findet
    immer die billigste Art zu bezahlen (5.8, W02).
    `,
  ),
  rule('5.1', 'Kostenlose Gebäude', 'Eine Karte ohne aufgedruckte Kosten wird kostenlos gebaut.'),
  rule(
    '5.2',
    'Kosten in Ressourcen',
    `
    Für jede Einheit einer Ressource in den Kosten gilt: Deine Stadt produziert sie (5.3), du kaufst sie bei der Bank
    (5.4), oder ein Fortschrittsplättchen erlässt sie (11.2: Architektur, Mauerwerk).
    `,
  ),
  rule(
    '5.3',
    'Produktion',
    `
    Deine braunen und grauen Karten produzieren, was sie zeigen, ebenso einige gelbe Karten und Weltwunder.

    Produktion verbraucht nichts: Bei jedem Bau bis zum Ende der Partie steht dir deine ganze Produktion wieder zur
    Verfügung. Sie schrumpft nur, wenn ein gegnerisches Weltwunder eine deiner braunen oder grauen Karten zerstört.
    `,
  ),
  rule(
    '5.4',
    'Ressourcen kaufen',
    `
    Was dir fehlt, darfst du kaufen. Eine Einheit kostet **2 Münzen plus 1 für jede Einheit dieser Ressource auf den
    braunen und grauen Karten deines Gegners**. Eine Karte, die zwei Einheiten produziert, zählt doppelt.

    - Du zahlst an die Bank, nicht an deinen Gegner.
    - Du darfst so viele Einheiten kaufen, wie du bezahlen kannst. Alle Einheiten einer Ressource haben bei einem Bau
      denselben Preis.
    - Gegnerische gelbe Karten und Weltwunder erhöhen deinen Preis nie.
    - Eine gelbe Karte mit festem Preis (Steinreserve, Lehmreserve, Holzreserve; Zollhaus für Glas und Papyrus) setzt
      deinen Preis auf 1 Münze pro Einheit, egal was dein Gegner produziert. Sie wirkt ab dem Zug nach ihrem Bau
      (W26).
    `,
  ),
  rule(
    '5.5',
    'Kosten in Münzen',
    'Die in den Kosten aufgedruckten Münzen gehen an die Bank. Kein Plättchen und keine Ressource senkt sie je.',
  ),
  rule(
    '5.6',
    'Kosten in Münzen und Ressourcen',
    `
    Bezahle beides: Die aufgedruckten Münzen gehen an die Bank, und jede Ressource muss produziert oder gekauft werden.
    `,
  ),
  rule(
    '5.7',
    'Weiße Symbole',
    `
    Manche Gebäude bringen ein weißes Symbol. Steht ein solches Gebäude in deiner Stadt, kostet dich das spätere
    Gebäude, das dasselbe Symbol verlangt, gar nichts: keine Ressourcen und keine Münzen.

    Das Gebäude mit dem Symbol muss in deiner Stadt stehen. Eine abgeworfene Karte oder eine Karte unter einem
    Weltwunder zählt nicht. Weiße Symbole machen nur Karten der Zeitalter II und III kostenlos, und sie wirken von
    selbst, wo immer sie gelten (W03).
    `,
  ),
  rule(
    '5.8',
    'Wie der Preis berechnet wird',
    `
    Schritt für Schritt, für eine Karte oder eines deiner Weltwunder:

    1. Verlangt die Karte ein weißes Symbol, das deine Stadt hat, ist der Preis 0. Weiter wird dann nicht gerechnet.
    2. Zieh von den Kosten ab, was deine braunen und grauen Karten produzieren. Was übrig bleibt, fehlt.
    3. Merk dir für jede fehlende Einheit, was sie beim Kauf kosten würde (5.4).
    4. Karawanserei und Großer Leuchtturm decken je eine fehlende Einheit Lehm, Holz oder Stein, und zwar die teuersten. Forum
       und Piräus decken je eine fehlende Einheit Glas oder Papyrus, wieder die teuersten.
    5. Mit Architektur (bei einem Weltwunder) oder Mauerwerk (bei einer blauen Karte) werden die zwei teuersten noch
       fehlenden Einheiten erlassen.
    6. Zähl die Preise des Rests zusammen. Das ist der **Zukauf**. Zukauf plus aufgedruckte Münzen ist der Preis.

    Du darfst bauen, wenn du mindestens so viele Münzen hast. Du zahlst sie an die Bank; hat dein Gegner Ökonomie,
    geht der Zukauf stattdessen an ihn (W09).

    Diese Reihenfolge ergibt immer den niedrigsten möglichen Preis, zu wählen gibt es also nichts (W02).
    `,
  ),
  rule(
    '6',
    'Ablauf',
    'Zuerst kommt Zeitalter I, dann II, dann III, wenn nicht eine Überlegenheit die Partie früher beendet.',
  ),
  rule(
    '6.1',
    'Karten auslegen',
    `
    Zu Beginn jedes Zeitalters werden seine 20 Karten gemischt und wie in 13 gezeigt in überlappenden Reihen
    ausgelegt: 12 offen, 8 verdeckt.
    `,
  ),
  rule(
    '6.2',
    'Ein Zug',
    `
    Ihr seid abwechselnd am Zug. In deinem Zug **musst** du eine **verfügbare** Karte nehmen, also eine Karte, auf der
    keine andere liegt, auch nicht teilweise. Du hast drei Möglichkeiten: Bau sie (6.3), wirf sie ab (6.4)
    oder bau damit ein Weltwunder (6.5). Passen darfst du nicht; Abwerfen ist immer möglich.

    Ein Zug läuft so ab:

    1. Nimm eine verfügbare Karte.
    2. Sag, wie du sie nutzt. Möglich ist nur, was du bezahlen kannst.
    3. Bezahle (5.8). Hat dein Gegner Ökonomie, bekommt er jetzt seine Münzen.
    4. Die Wirkungen folgen in dieser Reihenfolge: Münzen, Verlust von Münzen, Schilde, Wissenschaftssymbol. Nach
       jeder Bewegung des Konfliktmarkers und jedem neuen Symbol wird die Überlegenheit geprüft; sie beendet die
       Partie sofort (W24).
    5. Du triffst die Entscheidungen, die der Zug bringt: welche Karte zerstört wird, welche vom Ablagestapel gebaut
      wird, welches Fortschrittsplättchen du nimmst.
    6. War dies das siebte Weltwunder der Partie, scheidet das letzte ungebaute aus (6.6).
    7. Jede verdeckte Karte, die verfügbar geworden ist, wird aufgedeckt (W06, W21).
    8. Sind noch Karten da, ist die andere Seite am Zug, oder noch einmal du, wenn du einen Extrazug bekommen hast. Sind
       keine mehr da, endet das Zeitalter (7), nach Zeitalter III die Partie (10), und ein Extrazug verfällt (W23).

    Extrazüge dürfen beliebig oft aufeinanderfolgen.
    `,
  ),
  rule(
    '6.3',
    'Bauen',
    `
    Bezahle die Kosten der Karte und leg sie in deine Stadt. Ihre Wirkungen treten sofort ein; Produktion, Preise und
    Symbole zählen von nun an.
    `,
  ),
  rule(
    '6.4',
    'Abwerfen',
    `
    Die Karte kommt auf den Ablagestapel, und du nimmst 2 Münzen aus der Bank, plus 1 für jede gelbe Karte in deiner
    Stadt. Die abgeworfene Karte selbst zählt nicht.

    Beide dürfen den Ablagestapel jederzeit durchsehen.
    `,
  ),
  rule(
    '6.5',
    'Ein Weltwunder bauen',
    `
    Bezahle die Kosten eines deiner ungebauten Weltwunder, nicht die Kosten der Karte. Die Karte kommt unter das
    Weltwunder und zeigt, dass es gebaut ist. Eine so genutzte Karte hat keine Wirkung, keine Farbe und kein weißes
    Symbol, und sie liegt nicht im Ablagestapel. Dann tritt die Wirkung des Weltwunders ein (11.5).
    `,
  ),
  rule(
    '6.6',
    'Sieben Weltwunder und nicht mehr',
    `
    Beide zusammen bauen höchstens sieben Weltwunder. Steht das siebte, kommt das noch ungebaute aus dem Spiel, egal wem es
    gehört. Das siebte Weltwunder selbst wirkt wie gewohnt, samt seinem Extrazug (W14).
    `,
  ),
  rule(
    '7',
    'Ende eines Zeitalters',
    `
    Die Zeitalter I und II enden, wenn alle 20 Karten gespielt sind. Zuerst wird das nächste Zeitalter ausgelegt. Dann
    wird entschieden, wer es beginnt:

    - Steht der Konfliktmarker nicht in der Mitte, bestimmt die schwächere Seite (die, auf der er steht), wer beginnt.
    - Steht der Konfliktmarker in der Mitte, beginnt, wer die letzte Karte gespielt hat. Mit der Option
      „Konfliktmarker in der Mitte“ (16) bestimmt diese Seite stattdessen, wer beginnt.
    `,
  ),
  rule(
    '8',
    'Militärische Stärke',
    'Schilde bewegen den Konfliktmarker. Nur seine Stellung zählt; Schilde werden nicht gesammelt.',
  ),
  rule(
    '8.1',
    'Den Konfliktmarker bewegen',
    `
    Jeder Schild auf einer roten Karte oder einem Weltwunder schiebt den Konfliktmarker in dem Moment, in dem du
    baust, ein Feld auf die gegnerische Hauptstadt zu. Alle Schilde eines Baus ergeben eine Bewegung von höchstens 4
    Feldern (drei Schilde und Strategie). Über eine Hauptstadt hinaus geht der Marker nie.
    `,
  ),
  rule(
    '8.2',
    'Militärplättchen',
    `
    Erreicht der Konfliktmarker einen Bereich, in dem das Plättchen noch liegt, verliert der Gegner der Seite, die ihn
    bewegt hat, 2 oder 5 Münzen an die Bank, aber nie mehr, als er hat. Das Plättchen kommt dann aus dem Spiel.

    Erreicht eine Bewegung zwei solche Bereiche (möglich nur von Feld 2 auf Feld 6), werden beide Plättchen verbraucht,
    das nähere zuerst (W07).
    `,
  ),
  rule(
    '8.3',
    'Militärische Überlegenheit',
    'Du gewinnst sofort, wenn der Konfliktmarker die gegnerische Hauptstadt erreicht.',
  ),
  rule('9', 'Wissenschaft', 'Grüne Gebäude geben Wissenschaftssymbole. Paare bringen Fortschritt, Vielfalt gewinnt.'),
  rule(
    '9.1',
    'Symbole',
    `
    Es gibt sieben Symbole. Rad, Mörser, Feder, Pendel, Sonnenuhr und Armillarsphäre stehen auf je zwei grünen Karten.
    Die Waage steht nur auf dem Fortschrittsplättchen Recht.
    `,
  ),
  rule(
    '9.2',
    'Paare',
    `
    Jedes Mal, wenn du ein Paar gleicher Symbole vervollständigst, nimmst du sofort ein Fortschrittsplättchen deiner
    Wahl vom Spielplan. Es bleibt bis zum Ende in deiner Stadt. Ob du eines nehmen musst oder darfst: W04. Wenn auf
    dem Spielplan keines mehr liegt: W05.

    Grüne Karten verlassen eine Stadt nie, also kann jedes der sechs Paare einmal in einer Partie vervollständigt
    werden, von einer der beiden Seiten. Die Waage gibt es nur einmal, und sie bildet kein Paar (W13).
    `,
  ),
  rule(
    '9.3',
    'Wissenschaftliche Überlegenheit',
    'Du gewinnst sofort, wenn deine Stadt sechs verschiedene Wissenschaftssymbole hat. Die Waage auf dem Plättchen Recht darf eines davon sein.',
  ),
  rule('10', 'Ende der Partie und Sieg', 'Wie die Partie endet und wer sie gewonnen hat.'),
  rule(
    '10.1',
    'Wann die Partie endet',
    `
    Sofort bei militärischer (8.3) oder wissenschaftlicher (9.3) Überlegenheit; sonst, wenn alle Karten von Zeitalter
    III gespielt und die Entscheidungen der letzten Karte getroffen sind.
    `,
  ),
  rule(
    '10.2',
    'Ziviler Sieg',
    `
    Ohne Überlegenheit zählen beide ihre Punkte:

    1. militärische Stärke: nur die führende Seite, nach der Entfernung des Konfliktmarkers von der Mitte: 1 oder 2
       Felder 2 Punkte, 3 bis 5 Felder 5 Punkte, 6 bis 8 Felder 10 Punkte; in der Mitte nichts;
    2. die Punkte auf blauen, grünen und gelben Karten und die der Gilden (11.4);
    3. die Punkte der gebauten Weltwunder;
    4. die Punkte der Fortschrittsplättchen;
    5. einen Punkt für je volle 3 Münzen in der Schatzkammer.

    Wer mehr Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Punkte auf blauen Karten hat (W22). Herrscht auch da
    Gleichstand, teilen sich beide den Sieg.
    `,
  ),
  rule('11', 'Wirkungen', 'Was Plättchen, Karten und Weltwunder bewirken.'),
  rule('11.1', 'Militärplättchen', 'Dein Gegner verliert 2 oder 5 Münzen, oder alle, wenn es weniger sind (8.2).'),
  rule(
    '11.2',
    'Fortschrittsplättchen',
    `
    - **Landwirtschaft**: sofort 6 Münzen; am Ende 4 Punkte.
    - **Architektur**: Jedes Weltwunder, das du von nun an baust, kostet zwei Ressourcen weniger, und zwar die teuersten
      (5.8).
    - **Ökonomie**: Du bekommst die Münzen, die dein Gegner für den Kauf von Ressourcen ausgibt, für Karten und für
      Weltwunder. In Kosten aufgedruckte Münzen gehören nicht dazu, und nur was wirklich ausgegeben wird, zählt (W09).
    - **Recht**: ein Wissenschaftssymbol, die Waage. Sie kann dein sechstes verschiedenes Symbol sein und damit die Partie gewinnen.
    - **Mauerwerk**: Jede blaue Karte, die du von nun an baust, kostet zwei Ressourcen weniger, und zwar die teuersten
      (5.8).
    - **Mathematik**: am Ende 3 Punkte für jedes deiner Fortschrittsplättchen, auch für dieses.
    - **Philosophie**: am Ende 7 Punkte.
    - **Strategie**: Jede rote Karte, die du von nun an baust, hat einen Schild mehr. Weltwunder und frühere Karten
      nicht.
    - **Theologie**: Jedes Weltwunder, das du von nun an baust, bringt einen Extrazug. Ein Weltwunder, das ohnehin einen
      bringt, bringt trotzdem nur einen.
    - **Städtebau**: sofort 6 Münzen; 4 Münzen jedes Mal, wenn du eine Karte durch ihr weißes Symbol kostenlos baust.
    `,
  ),
  rule(
    '11.3',
    'Karten der Zeitalter I bis III',
    `
    Eine Karte kann Ressourcen produzieren, Punkte, Schilde oder ein Wissenschaftssymbol bringen, einen Preis festlegen
    (5.4) oder ein weißes Symbol bringen (5.7).

    Produktion deiner Wahl: Die Karawanserei liefert bei jedem Bau eine Einheit Lehm, Holz oder Stein, das Forum eine
    Einheit Glas oder Papyrus. Beide erhöhen die gegnerischen Preise nicht.

    Münzen gibt es einmal, wenn die Karte gebaut wird:

    - Taverne 4, Brauerei 6;
    - Arena 2 für jedes in deiner Stadt gebaute Weltwunder;
    - Handelskammer 3 für jede deiner grauen Karten;
    - Hafen 2 für jede deiner braunen Karten;
    - Waffenkammer 1 für jede deiner roten Karten;
    - Leuchtturm 1 für jede deiner gelben Karten, sich selbst mitgezählt.

    Die letzten fünf, alle aus Zeitalter III, sind außerdem 3 Punkte wert.
    `,
  ),
  rule(
    '11.4',
    'Gilden',
    `
    Eine Gilde vergleicht beide Städte und zählt in derjenigen, die mehr von dem hat, was auf ihr steht; haben beide
    gleich viel, macht es keinen Unterschied. Münzen gibt es einmal, wenn die Gilde gebaut wird. Punkte werden am Ende
    der Partie neu gezählt, dann vielleicht in der anderen Stadt.

    - **Gilde der Kaufleute**: gelbe Karten, je 1 Münze und 1 Punkt.
    - **Gilde der Reeder**: braune und graue Karten zusammen, in einer Stadt, je 1 Münze und 1 Punkt.
    - **Gilde der Baumeister**: gebaute Weltwunder, je 2 Punkte, keine Münzen.
    - **Gilde der Beamten**: blaue Karten, je 1 Münze und 1 Punkt.
    - **Gilde der Gelehrten**: grüne Karten, je 1 Münze und 1 Punkt.
    - **Gilde der Geldverleiher**: 1 Punkt für je volle 3 Münzen in der reicheren Schatzkammer, keine Münzen.
    - **Gilde der Taktiker**: rote Karten, je 1 Münze und 1 Punkt.
    `,
  ),
  rule(
    '11.5',
    'Weltwunder',
    `
    Wirkungen treten in der angegebenen Reihenfolge ein; Punkte zählen am Ende.

    - **Via Appia** (2 Lehm, 2 Stein, 1 Papyrus): Du bekommst 3 Münzen, dein Gegner verliert 3 (W08); Extrazug; 3
      Punkte.
    - **Circus Maximus** (2 Stein, 1 Holz, 1 Glas): 1 Schild; du wählst eine gegnerische graue Karte, die auf den
      Ablagestapel kommt; 3 Punkte.
    - **Koloss** (3 Lehm, 1 Glas): 2 Schilde; 3 Punkte.
    - **Große Bibliothek** (3 Holz, 1 Glas, 1 Papyrus): Drei der fünf Fortschrittsplättchen, die beim Aufbau in die
      Schachtel kamen, werden gezogen; du behältst eines, das sofort wirkt, die anderen kommen zurück in die
      Schachtel; 4 Punkte.
    - **Großer Leuchtturm** (1 Holz, 1 Stein, 2 Papyrus): bei jedem Bau eine Einheit Lehm, Holz oder Stein; 4 Punkte.
    - **Hängende Gärten** (2 Holz, 1 Glas, 1 Papyrus): 6 Münzen; Extrazug; 3 Punkte.
    - **Mausoleum** (2 Lehm, 2 Glas, 1 Papyrus): Du wählst eine Karte vom Ablagestapel und baust sie sofort kostenlos;
      2 Punkte.
    - **Piräus** (2 Holz, 1 Stein, 1 Lehm): bei jedem Bau eine Einheit Glas oder Papyrus; Extrazug; 2 Punkte.
    - **Pyramiden** (3 Stein, 1 Papyrus): 9 Punkte.
    - **Sphinx** (1 Stein, 1 Lehm, 2 Glas): Extrazug; 6 Punkte.
    - **Zeusstatue** (1 Stein, 1 Holz, 1 Lehm, 2 Papyrus): 1 Schild; du wählst eine gegnerische braune Karte, die auf
      den Ablagestapel kommt; 3 Punkte.
    - **Artemistempel** (1 Holz, 1 Stein, 1 Glas, 1 Papyrus): 12 Münzen; Extrazug; keine Punkte.

    Hat dein Gegner keine Karte dieser Farbe, wird nichts zerstört (W15). Das Mausoleum darf jede Karte nehmen, die seit
    Beginn der Partie abgeworfen oder zerstört wurde, egal von wem, aber keine beim Aufbau entfernte Karte und keine
    Karte unter einem Weltwunder. Alle Wirkungen dieser Karte treten ein (W16).
    `,
  ),
  rule(
    '12',
    'Kartenliste',
    `
    Der Text des Regelhefts, dem diese Regeln folgen, nennt die Namen der Karten, aber nicht ihre Kosten und Wirkungen.
    Diese Liste wurde daher **aus öffentlichen Umsetzungen des Spiels rekonstruiert**. Acht davon wurden Wert für Wert
    verglichen, für 73 Karten und 12 Weltwunder: Sieben stimmen in allem überein, die achte weicht bei zwei
    Kostenangaben ab, offenbar aus Versehen. Auch alle Kosten, die ein Beispiel im Regelheft nennt, stimmen.

    41 Karten haben mit weißen Symbolen nichts zu tun, die anderen 32 schon: Es gibt 17 Symbole, jedes wird von einer
    Karte gebracht und von einer anderen verlangt.

    ${cardList('de', dictionaries.de)}
    `,
  ),
  rule(
    '13',
    'Auslagen',
    `
    Reihen von hinten nach vorn; jede Reihe liegt teilweise auf der vorigen. Jede zweite Reihe ist verdeckt.

    - Zeitalter I: 2 Karten offen, 3 verdeckt, 4 offen, 5 verdeckt, 6 offen. Zu Beginn sind die sechs Karten der
      letzten Reihe verfügbar.
    - Zeitalter II: 6 offen, 5 verdeckt, 4 offen, 3 verdeckt, 2 offen. Zu Beginn sind die letzten zwei verfügbar.
    - Zeitalter III: 2 offen, 3 verdeckt, 4 offen, 2 verdeckt, 4 offen, 3 verdeckt, 2 offen. Zu Beginn sind die
      letzten zwei verfügbar.

    In den Zeitaltern I und II liegt jede Karte zwischen zwei der vorigen Reihe oder über deren Ende. In der Taille
    von Zeitalter III liegt jede der beiden mittleren Karten auf zwei Karten und wird von zweien überdeckt.
    `,
  ),
  rule(
    '14',
    'Was das Programm fragt',
    `
    Das Programm fragt nach jeder Entscheidung des Spiels und nach nichts anderem:

    - welches Weltwunder du bei der Wahl nimmst (4.1);
    - welche verfügbare Karte du nimmst und wie du sie nutzt (6.2);
    - welches Fortschrittsplättchen du für ein Paar nimmst (9.2) oder von denen behältst, die die Große Bibliothek
      zieht (11.5);
    - welche gegnerische Karte zerstört oder welche Karte vom Ablagestapel gebaut wird (11.5);
    - wer das nächste Zeitalter beginnt (7).

    Gibt es nur eine mögliche Antwort, fragt es nicht (W27).
    `,
  ),
  rule(
    '15',
    'Offen, verborgen, zufällig',
    `
    Alles auf dem Tisch ist für beide und für Zuschauer sichtbar: Städte, Schatzkammern, der Ablagestapel, die Karten
    unter Weltwundern (W19), die Plättchen in der Schachtel, die nicht genutzten Weltwunder, die von der Großen
    Bibliothek gezogenen Plättchen (W18), und welche der verdeckten Karten von Zeitalter III Gilden sind (W17).

    Vor allen verborgen sind die Vorderseiten der verdeckten Karten, die drei aus jedem Zeitalter entfernten Karten
    und die vier nicht genutzten Gilden. Niemand weiß etwas, was die andere Seite nicht weiß.

    Das Programm zieht eine verborgene Karte in dem Moment, in dem sie aufgedeckt wird; jede ungesehene Karte ist
    gleich wahrscheinlich. Das läuft auf dasselbe hinaus, wie vorher zu mischen, nur gibt es keine geheime Reihenfolge, die
    durchsickern könnte.
    `,
  ),
  rule(
    '16',
    'Optionen',
    `
    Sie werden vor der Partie festgelegt; der erste Wert ist der Standard.

    - **Weltwunder**: reihum auswählen (4.1) oder die vorgegebenen Weltwunder einer ersten Partie (4.2).
    - **Konfliktmarker in der Mitte** am Ende eines Zeitalters (7): Wer die letzte Karte gespielt hat, beginnt, wie es
      im polnischen Regelheft steht; oder bestimmt, wer beginnt, wie es mehrere Online-Umsetzungen spielen.
    - **Rückseiten der Gilden** (W17): erkennbar, sodass alle sehen, welche verdeckten Karten von Zeitalter III Gilden
      sind; oder nicht erkennbar.
    - **Plättchen für ein Paar** (W04): muss genommen werden; oder darf abgelehnt werden.
    `,
  ),
  rule(
    '17',
    'Wie eine Partie enden kann',
    `
    - **Militärische Überlegenheit** (8.3): Wer den Konfliktmarker bewegt hat, gewinnt.
    - **Wissenschaftliche Überlegenheit** (9.3): Wer die Symbole gesammelt hat, gewinnt.
    - **Punkte** (10.2): Zeitalter III ist vorbei, und die Summen sind verschieden.
    - **Blaue Karten** (10.2): Die Summen sind gleich; wer mehr Punkte auf blauen Karten hat, gewinnt.
    - **Geteilter Sieg** (10.2): Gleichstand in beidem.

    Durch Überlegenheit kann nur gewinnen, wer am Zug ist, und kein einzelner Zug kann beide Arten bringen. Aufgeben
    und Zeitüberschreitung sind Sache des Tisches, nicht dieser Regeln.
    `,
  ),
  rule(
    '18',
    'Regelentscheidungen',
    `
    Wo das Regelheft nichts sagt oder sich auf zwei Arten lesen lässt, mussten wir entscheiden. **Alle folgenden
    Entscheidungen sind unsere**, nicht die des Verlags. Jede nennt ihre Grundlage:

    - **Wortlaut**: was im polnischen Regelheft steht, wörtlich genommen;
    - **abgeleitet**: folgt aus anderen Regeln des Hefts;
    - **verbreitet**: Die geprüften öffentlichen Umsetzungen spielen es so;
    - **eigene Wahl**: eine Entscheidung dieses Programms, ohne Wirkung auf das Spiel.
    `,
  ),
  rule(
    'W01',
    'Startspieler',
    `
    Der Tisch legt fest, wer Startspieler ist: nach Platz oder durch Zufall. Diese Seite wählt zuerst ein Weltwunder
    und beginnt Zeitalter I. Im Regelheft steht nur, dass jemand dafür bestimmt wird. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'W02',
    'Immer die billigste Bezahlung',
    `
    Du zahlst immer den niedrigsten möglichen Preis. Niemand darf zu viel zahlen oder andere Quellen wählen, denn das
    könnte nur einem Gegner mit Ökonomie helfen. Grundlage: abgeleitet, verbreitet.
    `,
  ),
  rule(
    'W03',
    'Weiße Symbole wirken von selbst',
    `
    Macht ein weißes Symbol ein Gebäude kostenlos, wird es genutzt, auch wo Mauerwerk es ebenso kostenlos machen würde;
    Städtebau bringt also seine 4 Münzen. Kostenlos ist der beste Preis, den es gibt, und keine Regel erlaubt, einen
    schlechteren zu wählen. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W04',
    'Ein Plättchen muss genommen werden',
    `
    Für ein Paar muss ein Fortschrittsplättchen genommen werden. Im Regelheft steht, dass man eines nehmen darf; in
    jeder geprüften Umsetzung ist es Pflicht, und es spielt kaum je eine Rolle. Mit der Option „Plättchen für ein
    Paar“ (16) darf man ablehnen. Grundlage: verbreitet.
    `,
  ),
  rule(
    'W05',
    'Kein Plättchen mehr da',
    `
    Ein sechstes Paar bei leerem Spielplan bringt nichts. Plättchen aus der Schachtel gibt es für Paare nie: Das
    Regelheft spricht von denen auf dem Spielplan. Grundlage: abgeleitet, verbreitet.
    `,
  ),
  rule(
    'W06',
    'Reihenfolge in einem Zug',
    `
    Es gilt die Reihenfolge von 6.2. Karten werden nach allen Entscheidungen aufgedeckt; ein Plättchen, eine Karte vom
    Ablagestapel oder eine Karte zum Zerstören wählst du also, ohne die neuen Karten zu kennen: Laut Regelheft werden
    sie aufgedeckt, wenn die Karte gespielt ist. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W07',
    'Zwei Militärplättchen in einer Bewegung',
    `
    Eine Bewegung von Feld 2 auf Feld 6 verbraucht beide Plättchen, das nähere zuerst: Der Konfliktmarker erreicht
    unterwegs beide Bereiche. Grundlage: abgeleitet; die meisten Umsetzungen spielen es so.
    `,
  ),
  rule(
    'W08',
    'Die Via Appia nimmt nicht mehr, als da ist',
    `
    Ein Gegner mit weniger als 3 Münzen verliert sie alle und nicht mehr, wie bei einem Militärplättchen, für das es
    im Regelheft so steht. Grundlage: verbreitet.
    `,
  ),
  rule(
    'W09',
    'Wann Ökonomie Münzen bringt',
    `
    Ökonomie bringt die Münzen schon beim Bezahlen, noch bevor der Bau etwas bewirkt. Wer sie hat, besitzt diese Münzen
    also schon, wenn die Via Appia oder ein Militärplättchen welche wegnimmt. Bezahlen kommt vor dem Bauen. Grundlage:
    abgeleitet.
    `,
  ),
  rule(
    'W10',
    'Städtebau und das Mausoleum',
    `
    Städtebau bringt nichts für eine Karte, die mit dem Mausoleum gebaut wird: Kostenlos macht sie das Weltwunder, nicht
    ein weißes Symbol, auch wenn du das Symbol hast. Grundlage: abgeleitet, verbreitet.
    `,
  ),
  rule(
    'W11',
    'Theologie und Architektur wirken nicht zurück',
    `
    Sie gelten für Weltwunder, die du zu bauen beginnst, nachdem du das Plättchen bekommen hast: nicht für die Große
    Bibliothek, durch die du es bekommen hast, und nicht für das Mausoleum, dessen grüne Karte es gebracht hat.
    Theologie bringt für dieses Weltwunder keinen Extrazug, Architektur keine Erstattung. Das Regelheft spricht von
    künftigen Weltwundern. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W12',
    'Strategie und das Mausoleum',
    `
    Eine rote Karte, die mit dem Mausoleum gebaut wird, hat den zusätzlichen Schild der Strategie, denn sie wird jetzt
    gebaut. Grundlage: abgeleitet, verbreitet.
    `,
  ),
  rule(
    'W13',
    'Die Waage bildet kein Paar',
    'Es gibt im Spiel nur ein Waage-Symbol, das auf dem Plättchen Recht. Ein Paar kann es also nicht bilden. Grundlage: abgeleitet.',
  ),
  rule(
    'W14',
    'Das siebte Weltwunder wirkt',
    `
    Alle Wirkungen des siebten Weltwunders treten ein. Das letzte ungebaute kommt sofort aus dem Spiel, bevor die
    Entscheidungen des siebten getroffen werden: Dazwischen ist es auf dem Tisch nie zu sehen. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'W15',
    'Zerstören ist Pflicht',
    `
    Hat dein Gegner eine Karte dieser Farbe, muss eine gewählt werden; wenn nicht, entfällt die Wirkung, und das
    Weltwunder darf trotzdem gebaut werden. Der Schild dieses Weltwunders kommt zuerst: Gewinnt er die Partie, wird
    nichts zerstört. Grundlage: abgeleitet, verbreitet.
    `,
  ),
  rule(
    'W16',
    'Das Mausoleum muss bauen',
    `
    Eine Karte vom Ablagestapel muss gebaut werden, wenn er nicht leer ist; das Mausoleum darf auch bei leerem Stapel
    gebaut werden. Die Karte gilt als jetzt gebaut und bringt Münzen (auch die von Gilden), Schilde und Symbole. Eine so
    gebaute Arena zählt das Mausoleum mit. Ein weißes Symbol darauf wirkt von nun an. Grundlage: abgeleitet,
    verbreitet.
    `,
  ),
  rule(
    'W17',
    'Rückseiten der Gilden',
    `
    Gilden haben eine eigene Rückseite, also sehen alle, wo sie in Zeitalter III verdeckt liegen. Der polnische Text
    sagt es nicht; die geprüften Umsetzungen zeigen es. Die Option „Rückseiten der Gilden“ (16) verbirgt es.
    Grundlage: verbreitet.
    `,
  ),
  rule(
    'W18',
    'Plättchen der Großen Bibliothek sind offen',
    `
    Beide sehen die drei gezogenen Plättchen. Nirgends sonst im Regelheft hat eine Seite Geheimnisse vor der anderen.
    Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W19',
    'Karten unter Weltwundern bleiben bekannt',
    'Alle haben eine solche Karte gesehen, als sie genommen wurde, also bleibt sie bekannt. Grundlage: abgeleitet.',
  ),
  rule(
    'W20',
    'Die Bank ist unbegrenzt',
    'Münzen gehen nie aus; die 31 Stück in der Schachtel sind nur das, was dem Spiel beiliegt. Grundlage: verbreitet.',
  ),
  rule(
    'W21',
    'Mehrere Karten zugleich aufgedeckt',
    `
    Sie werden in der Reihenfolge ihrer Plätze aufgedeckt: hintere Reihen zuerst, in einer Reihe von links nach
    rechts. Das ist nur für die Aufzeichnung wichtig. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W22',
    'Was bei Gleichstand von den blauen Karten zählt',
    `
    Nur die auf blauen Karten aufgedruckten Punkte, nicht die der Gilde der Beamten oder eines Plättchens: Das
    Regelheft nennt die Karten. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'W23',
    'Extrazug mit der letzten Karte',
    `
    Ein Extrazug, den die letzte Karte eines Zeitalters einbringt, verfällt. Wer ihn bekommen hätte, hat trotzdem die
    letzte Karte gespielt und beginnt, wenn der Konfliktmarker in der Mitte steht, das nächste Zeitalter (7). Grundlage:
    Wortlaut.
    `,
  ),
  rule(
    'W24',
    'Überlegenheit und offene Entscheidungen',
    `
    Überlegenheit beendet die Partie sofort; noch nicht getroffene Entscheidungen entfallen. Kommt es nicht dazu, werden
    die Entscheidungen der letzten Karte von Zeitalter III getroffen, bevor Punkte gezählt werden. Grundlage:
    abgeleitet.
    `,
  ),
  rule(
    'W25',
    'Nur volle Dreier zählen',
    `
    Je volle 3 Münzen sind einen Punkt wert, auf jeder Seite für sich gezählt. Ebenso zählt die Gilde der Geldverleiher
    volle Dreier der reicheren Schatzkammer. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'W26',
    'Neue feste Preise',
    `
    Ein fester Preis gilt ab dem nächsten Zug, auch wenn das ein Extrazug ist. Das Gebäude selbst ist bezahlt, bevor es
    steht. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'W27',
    'Keine Wahl, keine Frage',
    'Wo nur eine Antwort möglich ist, gibt sie das Programm. Grundlage: eigene Wahl.',
  ),
]
