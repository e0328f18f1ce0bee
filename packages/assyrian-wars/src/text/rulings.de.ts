// The rulings of Assyrian Wars in German: R for what the rulebook leaves open, N for what this program adds.

import { type Rule, rule } from '@tabularium/kernel'

export const rulings: readonly Rule[] = [
  rule(
    'R01',
    'Zeitraum',
    `
    Das Spiel umfasst die Jahre 722 bis 605 v. Chr. Keine Regel hängt davon ab.
    `,
  ),
  rule(
    'R02',
    'Juda und Israel',
    `
    Sie haben dieselbe Nummer, sind aber zwei Kleinstaaten, jeder mit eigenem Marker, eigener Hauptstadt, eigenem Vorrat
    und eigener Heimatkarte.
    `,
  ),
  rule(
    'R03',
    'Angeschlossene Gebiete',
    `
    Alle sind Städte. Der ursprüngliche Besitzer kann eines auch ohne Garnison zählen; alle anderen brauchen eine.
    `,
  ),
  rule(
    'R04',
    'Meerland',
    `
    Jeder Schritt zu Lande hinein oder hinaus kostet 2 AP, auch für Babylonien. Nur Einheiten, die den Schritt tun,
    machen die Erschöpfungsprobe. Schiffe zahlen wie üblich und machen nie eine.
    `,
  ),
  rule(
    'R05',
    'Befreundetes Gebiet',
    `
    Für ein Land sind befreundet: ein Gebiet, das es kontrolliert; ein Gebiet eines Verbündeten oder seiner Macht oder
    seines Kleinstaats; das eines Landes mit MARSCH oder mehr oder mit freiem Durchzug; für Assyrien und seine
    Verbündeten das eines Landes, das Assyrien Tribut zahlt; für einen Eroberer das des eroberten Landes während der
    Schonfrist; ein unbesetztes weißes Gebiet. Ein Gebiet mit feindlichen Landeinheiten außerhalb einer Stadt ist nie
    befreundet.
    `,
  ),
  rule(
    'R06',
    'Sparen',
    `
    Nur Einkommen lässt sich sparen. AP, die von einer Karte übrig sind, verfallen am Ende des Impulses (aber siehe
    10.4.a).
    `,
  ),
  rule(
    'R07',
    'Kleinstaaten und das Vorziehen',
    `
    Auch vor dem Impuls eines nicht verbündeten Kleinstaats, der wegen eines Krieges aktiv ist, kann man einen
    vorziehen. Ein inaktiver hat keinen Impuls.
    `,
  ),
  rule(
    'R08',
    'Ende eines Spielzugs',
    `
    Zähle nach jedem Impuls die Länder mit Karten, ohne die Nomaden. Sind es zwei oder mehr, geht es weiter. Ist es
    eines, bekommt es genau noch einen Impuls, außer der eben beendete war sein eigener. Ist es keines, endet der
    Spielzug.
    `,
  ),
  rule(
    'R09',
    'Neue Söldner',
    `
    Die Zahl der gezogenen ist nie kleiner als null; nur aktive Kleinstaaten ziehen.
    `,
  ),
  rule(
    'R10',
    'Würfel für den Tribut',
    `
    Die aufgedruckte Stufe zählt, nicht die beschädigte, egal wer die Hauptstadt hält. Am Beginn jedes Spielzugs werden
    schwarze Marker unbestrafter Länder weiß, und weiße werden entfernt.
    `,
  ),
  rule(
    'R11',
    'Wo aufgestellt wird',
    `
    In einer Heimatstadt, die du kontrollierst und die nicht belagert ist. Angeschlossene Städte und Provinzen zählen
    nicht. Persien stellt in seinen quadratischen Gebieten auf.
    `,
  ),
  rule(
    'R12',
    'Medische Wege',
    `
    Ein Schritt auf einem solchen Weg kostet 2 AP oder, wenn die Streitmacht nur aus regulären medischen Einheiten und
    medischen Feldherren besteht, 1 AP.
    `,
  ),
  rule(
    'R13',
    'Feldherrnwürfel',
    `
    Die Zahl der Kampfwürfel eines Feldherrn ist immer sein Aktionswert.
    `,
  ),
  rule(
    'R14',
    'Größe einer Armee in einer Gruppe',
    `
    In einer Gruppe aus mehreren Armeen darf keine mehr Reguläre oder mehr Söldner haben, als der Oberbefehlshaber
    führen kann, egal welchen Wert ihr eigener Feldherr hat; eine Armee außerhalb einer Gruppe darf so viele haben, wie
    ihr eigener Feldherr führen kann.
    `,
  ),
  rule(
    'R15',
    'Wer nach einem Abfangen verteidigt',
    `
    Ohne 9.7 oder bei gleicher Beweglichkeit verteidigt die abgefangene Streitmacht.
    `,
  ),
  rule(
    'R16',
    'Elitewürfel',
    `
    Einen gibt es für jeden Stapel mit einer regulären assyrischen Einheit: Der Stapel eines Feldherrn ist seine Armee,
    oder zehn Einheiten, wenn mehr bei ihm sind; von allen anderen Einheiten bilden je zehn oder angefangene zehn einen
    Stapel. Im Belagerungskampf sind es insgesamt zwei.
    `,
  ),
  rule(
    'R17',
    'Überzählige Treffer',
    `
    Können Söldner oder Reguläre ihre Hälfte nicht ganz tragen, bekommen die anderen den Rest.
    `,
  ),
  rule(
    'R18',
    'Zweite Runde',
    `
    Verglichen werden nur die Treffer dieser Runde; Treffer über die letzte Einheit hinaus zählen. Werden beide Seiten
    in einer Runde ausgelöscht, siegt niemand, und es gibt keine SP.
    `,
  ),
  rule(
    'R19',
    'Preis von Belagerungen',
    `
    Im Impuls der Ankunft sind Aushungern und eine gewöhnliche Belagerung mit ihrer ersten Runde für jede ankommende
    Armee oder Gruppe kostenlos, auch wenn andere die Stadt schon belagern. Ein Sturm kostet immer 1 AP, egal aus
    welcher Quelle, ebenso jede Belagerungsaktion in einem späteren Impuls; die Fortsetzung der eigenen Belagerung wird
    aus Einkommen bezahlt.
    `,
  ),
  rule(
    'R20',
    'Bögen in Belagerungen',
    `
    Nur verteidigende Bogeneinheiten bekommen +1.
    `,
  ),
  rule(
    'R21',
    'Hungerstufe',
    `
    Sie ist am Anfang 0 und steigt um eins in jedem späteren Impuls des Belagerers, in dem 1 AP bezahlt wird.
    `,
  ),
  rule(
    'R22',
    'Blockade',
    `
    Ein Hafen an mehreren Zonen muss in jeder blockiert sein. Ohne Blockade kann kein Aushungern beginnen, und die
    Hungerstufe steigt nicht; sie sinkt aber auch nicht.
    `,
  ),
  rule(
    'R23',
    'Sturm',
    `
    Alle Würfel der verteidigenden Seite werden verdoppelt: Mauern, Einheiten, Feldherren, Elitewürfel, jeder mit seinem
    eigenen Faktor.
    `,
  ),
  rule(
    'R24',
    'Wem die Stadt gehört',
    `
    Das belagernde Land bekommt sie; bei einer Gruppe das Land des Oberbefehlshabers, wenn 6.12.a nichts anderes sagt.
    `,
  ),
  rule(
    'R25',
    'ECO+ auf ECO−',
    `
    Beide werden entfernt.
    `,
  ),
  rule(
    'R26',
    'Ein Marker',
    `
    Ein Marker muss auf der alten Leiste 0 erreichen, bevor er auf einer neuen steigt.
    `,
  ),
  rule(
    'R27',
    'Ohne Bündnis, aber im Krieg',
    `
    Ein Kleinstaat, der sein Bündnis verliert, während er selbst im Krieg ist, bleibt aktiv (7.4.5).
    `,
  ),
  rule(
    'R28',
    'Nachschub',
    `
    Ein Land zahlt einmal je Gebiet; eine Armeegruppe zahlt einmal, im Impuls des Partners, der sie bewegt. Nichts
    kostet es auf weißem Gebiet, mit MARSCH oder mehr, mit freiem Durchzug, für Assyriens Lager auf dem Gebiet von
    Ländern, die Assyrien Tribut zahlen, während einer Schonfrist, auf verbündetem Boden oder für die Garnison der
    eigenen Stadt. Nur eine Streitmacht, die weder AP noch etwas zu plündern hat, macht Erschöpfungsproben; du musst
    keine Karte spielen, um das zu vermeiden.
    `,
  ),
  rule(
    'R29',
    'Schlacht in einem auswärtigen Krieg',
    `
    Die verdoppelte Zeit ist höchstens 12. Die Seite, die nicht auf der Landkarte steht, würfelt mit vollen Einheiten,
    ohne Gelände- und Elitewürfel.
    `,
  ),
  rule(
    'R30',
    'Kosten der Bündniskarten',
    `
    Sie kosten 4 AP, wenn auf der Karte nichts anderes steht.
    `,
  ),
  rule(
    'R31',
    'Halbe Punkte',
    `
    Sie bleiben erhalten und werden in 7.3.3.d vor dem Abrunden addiert.
    `,
  ),
  rule(
    'R32',
    'Wurf für Überfälle',
    `
    Jeder Überfalltrupp hat seinen eigenen Wurf.
    `,
  ),
  rule(
    'R33',
    'Meerland als Hafen',
    `
    Es zählt als Hafen seiner Zone.
    `,
  ),
  rule(
    'R34',
    'Suche',
    `
    Ein Land, das außerhalb seines Impulses sucht, zahlt aus gesparten AP; ohne sie kann es nicht suchen. Eine
    geschlagene Flotte ohne freie Nachbarzone geht aufs Sammelfeld.
    `,
  ),
  rule(
    'R35',
    'Gekaufte Karte',
    `
    Sie muss in diesem Impuls gespielt werden wie jede andere.
    `,
  ),
  rule(
    'R36',
    'Beförderung',
    `
    In der Zwischenphase wird für jeden geschwächten Feldherrn auf der Karte gewürfelt; während des Spiels nur nach den
    Erfolgen aus 9.2. Assyrien wirft zwei Würfel, und eine gerade Zahl genügt (9.4).
    `,
  ),
  rule(
    'R37',
    'Einkommen vor Karten',
    `
    7.3.1 und 7.3.3 sind vor dem Austeilen abgeschlossen. Die Stufe enthält den bestehenden Tribut, nicht die kommenden
    Proben. Nur aktive Länder bekommen Karten.
    `,
  ),
  rule(
    'R38',
    'Wachstum im Frieden',
    `
    Es kommt jedes Mal zur neu gezählten Stufe hinzu und sammelt sich nicht an.
    `,
  ),
  rule(
    'R39',
    'Wiederholte Bestrafung',
    `
    Eine misslungene Probe ändert nichts; jede weitere gewonnene Schlacht oder eingenommene Stadt führt zu einer neuen.
    `,
  ),
  rule(
    'R40',
    'Zählung für SP',
    `
    Einheiten werden am Anfang der Schlacht gezählt, Söldner eingeschlossen, aber nicht Feldherren. Eine Stadt zählt mit
    der Stufe und der Garnison bei Beginn ihrer Belagerung. Ein Bündnis mit einem Kleinstaat bringt SP, wenn sein Marker
    auf 13–15 steigt, einmal je Macht, Kleinstaat und Spielzug.
    `,
  ),
  rule(
    'R41',
    'Bündnis nach 8.4',
    `
    Der zusätzliche Preis ist 10 AP; „ein Spielzug“ heißt: bis zur nächsten Zwischenphase.
    `,
  ),
  rule(
    'R42',
    'Plötzliches Ende durch SP',
    `
    Geprüft wird nur bei der Zählung in der Zwischenphase, und nicht, wenn alle null SP oder weniger haben. Wer gewinnen
    will, muss vor jeder anderen Macht liegen; ein Gleichstand an der Spitze genügt nicht.
    `,
  ),
  rule(
    'R43',
    'Preise mit 9.7',
    `
    Der doppelte Faktor und dazu: leichte Infanterie 0, schwere Infanterie 1, Bogenschützen 1, leichte Reiterei 1,
    berittene Bogenschützen 2, schwere Reiterei 2, Streitwagen 3. Beim Auffrischen gibt es keinen Aufschlag.
    `,
  ),
  rule(
    'R44',
    'Gleichstand um Nomaden',
    `
    Es wird noch einmal gewürfelt.
    `,
  ),
  rule(
    'R50',
    'Wer ausgenommen ist',
    `
    In Meerland macht keine Einheit in babylonischem Dienst Erschöpfungsproben, auch Söldner nicht; auf medischen Wegen
    sind nur reguläre medische Einheiten ausgenommen.
    `,
  ),
  rule(
    'R51',
    'Anwerben auf verbündetem Boden',
    `
    Dort kannst du nicht anwerben, auch nicht für eine eigene Streitmacht. Eine deiner Streitmächte auf neutralem,
    feindlichem oder weißem Gebiet darf Söldner bekommen.
    `,
  ),
  rule(
    'R52',
    'Befreundete Stadt',
    `
    Eine Streitmacht darf in die eigene oder eine verbündete Stadt ausweichen. MARSCH öffnet nie eine Stadt.
    `,
  ),
  rule(
    'R53',
    'Ausfälle',
    `
    Sie kosten 1 AP, auch wenn der Hunger steigt; das Land, dem die Stadt gehört, zahlt mit gesparten AP, und ohne
    Gespartes wirst du nicht gefragt. Erzielt die Garnison weniger Treffer, kehrt sie hinter die Mauern zurück, und die
    Belagerung geht weiter.
    `,
  ),
  rule(
    'R70',
    'Fremder Boden',
    `
    Das ist ein Heimat- oder angeschlossenes Gebiet eines anderen Landes. Es im Krieg zu halten macht es nicht zu
    deinem, aber Provinzen und übernommene angeschlossene Gebiete gehören dir.
    `,
  ),
  rule(
    'R71',
    'Seiten eines auswärtigen Krieges',
    `
    Für beide Seiten zusammen wird ein einziger W3 geworfen. Ein inaktiver Kleinstaat auf der Liste wird gespiegelt; ist
    das erste Land inaktiv, kann das Ereignis nicht gespielt werden. Die Schlacht wird im Impuls eines genannten Landes
    angeboten. Steht ein Land auf beiden Seiten, bestimmt es die angreifende, und beide erleiden Verluste.
    `,
  ),
  rule(
    'R72',
    'Bündniskarten als Reaktion',
    `
    Hier gilt jedes Feld über 0 als Bündnis. Sind noch Felder übrig, wenn der Marker 0 erreicht, darf er auf der Leiste
    der Macht steigen, die die Karte spielt; ein Kleinstaat ohne Macht kann einen Marker nur senken. Außerhalb deines
    Impulses zahlst du mit gesparten AP oder mit einem Darlehen.
    `,
  ),
  rule(
    'R73',
    'Kampfkarten',
    `
    Sie wirken in Landschlachten: im Feld, bei der Landung, bei Ausfällen und in auswärtigen Kriegen. In
    Belagerungskampf und Seeschlacht wirken sie nur, wenn es auf der Karte steht.
    `,
  ),
  rule(
    'R74',
    'Kapitulation',
    `
    Sie wird am Ende eines Impulses angeboten, solange ihre Bedingung erfüllt ist, oder in 7.1, einmal je Land und
    Spielzug. Die Mächte im Krieg antworten in der Reihenfolge der Leiste; eine Ablehnung genügt. Drei Heimatstädte
    müssen jetzt in Feindeshand sein; eine Niederlage im Wert von 3 SP zählt bis zum Ende des Spielzugs. Ein nach 7.4.5
    geführter Kleinstaat kann nicht kapitulieren.
    `,
  ),
  rule(
    'R75',
    'Einfluss in der Schonfrist',
    `
    Die Eroberung wird neben dem Marker vermerkt; der Einfluss des Eroberers zählt auf seiner Leiste von 0 an.
    `,
  ),
  rule(
    'R76',
    'Friedenstribut',
    `
    Die 2 ECO werden bis zum Einkommensschritt der nächsten Zwischenphase gezahlt; so lange bleibt auch eine
    verliehene Heimatkarte weg.
    `,
  ),
  rule(
    'R77',
    'Wer einen Kleinstaat führt',
    `
    Die Rebellen einigen sich darüber; sonst führt ihn die erste Macht der Rebellen nach ihm auf der Leiste. Bevorzugt
    wird in dieser Reihenfolge: eine Macht dieses Lagers, die nicht mit dem Kleinstaat im Krieg ist, dann eine neutrale,
    die nicht mit ihm im Krieg ist, dann eine dieses Lagers, auch wenn sie mit ihm im Krieg ist, dann irgendeine.
    `,
  ),
  rule(
    'R78',
    'Geheimer Einfluss',
    `
    Der Marker bewegt sich um höchstens W6 Felder, auf der Leiste einer anderen Macht abwärts, auf deiner aufwärts oder
    beides. Bei Nomaden kannst du nur den Marker bewegen.
    `,
  ),
  rule(
    'R79',
    'Aufstand',
    `
    Unbesetzt heißt: keine Landeinheit und kein Feldherr in Gebiet oder Stadt. Solange der Marker liegt, zählt die Stadt
    für niemanden, und jedes Land darf ohne Krieg hinein: Wer zuerst kommt, hält sie, auch im Frieden. Wird der Marker
    ungenutzt entfernt, kehrt die Kontrolle zum ursprünglichen Besitzer zurück; ist er ausgeschieden, zu niemandem.
    `,
  ),
  rule(
    'R80',
    'SP für Mächte und Lager',
    `
    Der Beitritt zu einem Lager gilt als Bündnis mit jeder seiner Mächte: 3 SP für beide Seiten, einmal je Paar und
    Spielzug, wie auch immer es zustande kommt. Keine gibt es für ein Bündnis mit Assyrien, das nur bei Eroberung Punkte
    wert ist, und für eine geliehene Macht, die zurückkehrt. Die 4 SP bekommt, wer die letzte Macht des Lagers
    ausgeschaltet hat.
    `,
  ),
  rule(
    'R81',
    'Zählung der Verweigerer',
    `
    Sie werden gleich nach 7.1 gezählt, eine Eroberung in der Zwischenphase gilt also noch als Bestrafung.
    `,
  ),
  rule(
    'R82',
    'Verkauf von Söldnern',
    `
    Er geschieht im Impuls des kaufenden Landes, als Teil des Anwerbens und mit dessen AP; das verkaufende muss
    zustimmen.
    `,
  ),
  rule(
    'R83',
    'Thronfolge',
    `
    Sie wird in 7.6 entschieden, in der Reihenfolge der Leiste, nach dem Austeilen. Anwärter ist der König, den die
    Zeitleiste anbietet; der alte König tritt ab, auch wenn es beim neuen misslingt, ohne Verlust von SP. Wird keiner
    angeboten, würfelt eine Macht mit König, um ihn zu behalten. Eine Macht darf auf den Wurf verzichten: Dann hat sie
    keinen König und keine Unruhen. Hat sie einen angebotenen König und einen gekrönten Feldherrn, wählt sie, für wen
    gewürfelt wird, und der andere verliert die Krone. Ein neuer König kommt in die Hauptstadt oder sonst in eine
    kontrollierte Heimatstadt; gibt es beides nicht, gibt es keinen neuen König.
    `,
  ),
  rule(
    'R84',
    'Gebundene Nomaden',
    `
    Sie betreten nur Gebiete dieses Kleinstaats und weißes Gebiet und greifen nur diesen Kleinstaat an, verteidigen sich
    aber. Das endet auch, wenn der Kleinstaat ausscheidet.
    `,
  ),
  rule(
    'R85',
    'Gleichstand',
    `
    Mächte mit gleich vielen SP an der Spitze teilen sich den Sieg.
    `,
  ),
  rule(
    'N01',
    'Keine letzte Runde',
    `
    Ein Spielzug dauert so viele Impulsrunden wie nötig. Nur Partien, die Programme unter sich spielen, werden nach sehr
    vielen Entscheidungen abgebrochen; sie gelten als unbeendet.
    `,
  ),
  rule(
    'N02',
    'Feldherren im Aufbau',
    `
    Feldherren, die im Aufbau eines Szenarios genannt sind, beginnen mit der vollen Seite oben, auch mit 9.2. Die eines
    Kleinstaats, der später aufgeboten wird, kommen geschwächt ins Spiel.
    `,
  ),
  rule(
    'N03',
    'In eine Stadt und hinaus',
    `
    Eine Streitmacht vor der eigenen oder einer verbündeten Stadt darf ohne AP hinein und bleibt dann für den Impuls
    dort. Aus einer unbelagerten Stadt zieht sie direkt in ein anderes Gebiet oder ins Feld; stehen Feinde vor den
    Mauern, greift sie beim Herauskommen ohne AP an, und niemand kommt an ihnen vorbei.
    `,
  ),
  rule(
    'N04',
    'Gewählt und nicht bewegt',
    `
    Ein Feldherr oder eine Einheit, die gewählt wurde und ohne einen Schritt anhielt, kann in diesem Impuls nicht noch
    einmal gewählt werden, und zurückgelassene Einheiten können auf diesem Marsch nicht wieder mitgenommen werden.
    `,
  ),
  rule(
    'N05',
    'Einheiten einer Gruppe',
    `
    Wie sich die Einheiten eines Landes auf seine Armeen in einer Gruppe verteilen, wird nicht festgehalten: Zusammen
    sind es höchstens so viele, wie seine Feldherren führen, und mindestens eine je Armee.
    `,
  ),
  rule(
    'N06',
    'Mehrere Ursachen der Erschöpfung',
    `
    Für jede Ursache gibt es eine eigene Probe: Wüste, medischer Weg, Meerland, Strecke, Hast, Feindesland, Hochwasser.
    `,
  ),
  rule(
    'N07',
    'Abfangen, um befreundeten Truppen zu helfen',
    `
    Abfangende und befreundete Truppen im Gebiet kämpfen gemeinsam, wenn es höchstens drei Armeen sind; sonst kämpfen
    zuerst die Abfangenden. Befreundete Truppen, die schon da waren, dürfen vor dieser Schlacht ausweichen.
    `,
  ),
  rule(
    'N08',
    'Spontane Gruppen',
    `
    Armeen, die gemeinsam abgefangen haben, bilden sofort eine Gruppe, wenn eine von ihnen eine Karte bereit hat. Ohne
    Karte kämpfen sie gemeinsam, aber ihre Feldherren bringen keine Würfel und verhindern keine Flucht.
    `,
  ),
  rule(
    'N09',
    'Einheiten, die schon da sind',
    `
    Auch Einheiten in einer Stadt im Gebiet zählen, egal wem sie gehören, es sei denn, sie sind mit der abfangenden
    Seite befreundet.
    `,
  ),
  rule(
    'N10',
    'Armeen ohne Gruppe weichen aus',
    `
    Sie nennen ein Ziel und würfeln nacheinander, jeder Feldherr mit seinem Teil und alle Einheiten ohne Feldherrn
    zusammen; bei wem es misslingt, der bleibt und kämpft.
    `,
  ),
  rule(
    'N11',
    'Krieg, um auszuweichen',
    `
    Gibt es kein befreundetes Gebiet als Ziel, darf das Land, dessen Streitmacht sich bewegt, zuerst den Krieg
    erklären; außerhalb seines Impulses zahlt es mit gesparten AP.
    `,
  ),
  rule(
    'N12',
    'Die Reise eines Feldherrn',
    `
    Die acht Gebiete werden an den Wegen entlang gezählt, egal was dazwischenliegt; nur das Ziel muss befreundet sein.
    `,
  ),
  rule(
    'N13',
    'Von Halt zu Halt',
    `
    Beim Gewaltmarsch und in 7.7 nennst du ein Ziel, die Armee nimmt den kürzesten Weg, und du kannst nicht zweimal am
    selben Ort haltmachen.
    `,
  ),
  rule(
    'N14',
    'Wohin Einheiten ziehen, die weichen müssen',
    `
    Sie ziehen die Wege entlang ins nächstgelegene befreundete Gebiet, egal wer die Gebiete dazwischen hält. Ist das
    Gebiet, in dem sie stehen, gerade Provinz geworden, genügt das. Das Land einer Handelsstadt gilt wie das der Macht,
    die sie erobert hat oder einen Pakt mit ihr hat.
    `,
  ),
  rule(
    'N15',
    'Die Hälfte eines schnellen Schritts',
    `
    Reiterei zahlt für jedes Gebiet einen halben AP; folgt auf eine ungerade Zahl von Schritten eine Schlacht, geht noch
    ein halber verloren, wenn einer übrig ist.
    `,
  ),
  rule(
    'N16',
    'Feldherren und die Hälften',
    `
    Ein Treffer auf einen Feldherrn wird auf die Hälfte der Regulären angerechnet.
    `,
  ),
  rule(
    'N17',
    'Feldherren allein',
    `
    Treffen Feinde im Feld auf einen Feldherrn ohne Einheiten, geht er aufs Sammelfeld; es gibt keine Schlacht, keine SP
    und keine Beförderung.
    `,
  ),
  rule(
    'N18',
    'Einheiten über den Kommandowert hinaus',
    `
    In der Verteidigung kämpfen alle Einheiten eines Landes im Feld, auch die, die seine Feldherren nicht führen
    könnten.
    `,
  ),
  rule(
    'N19',
    'Welche Armeen warten',
    `
    Bei mehr als drei getrennten Armeen wählt das Land mit den meisten, welche warten; jede wartende nimmt mindestens
    eine Einheit mit, und jede kämpfende behält mindestens eine.
    `,
  ),
  rule(
    'N20',
    'Wer im Hinterhalt liegt',
    `
    Einen Hinterhalt darf unter den Verteidigern einer Feldschlacht oder Landung jedes Land legen, dessen Einheiten alle
    beritten sind, solange auf seiner Seite berittene Bogenschützen übrig sind; die unter einem Oberbefehlshaber weichen
    zusammen aus, und die anderen kämpfen weiter. Ein misslungener Versuch ist ein misslungenes Ausweichen (6.6.10).
    `,
  ),
  rule(
    'N21',
    'Gelände und Faktoren',
    `
    Zusätzliche Geländewürfel fallen nur in der ersten Runde; schwere Infanterie und Streitwagen behalten ihren
    niedrigeren Faktor die ganze Schlacht über.
    `,
  ),
  rule(
    'N22',
    'Die Armee vor einer Stadt',
    `
    Ein Feldherr belagert mit so vielen Einheiten, wie er führen darf, eine Gruppe mit denen jeder ihrer Armeen. Sind es
    mehr, wählt ihr Besitzer, welche; ebenso bei Landungen und Schlachten an Ort und Stelle. Eine abfangende Streitmacht
    darf auch weniger mitnehmen.
    `,
  ),
  rule(
    'N23',
    'Treffer beim Sturm',
    `
    Die Garnison erleidet sie wie in einer Schlacht, aber ohne Flucht; ohne Garnison werden sie nur verglichen. Die
    Stadt fällt nur, wenn eine belagernde Einheit übrig ist.
    `,
  ),
  rule(
    'N24',
    'Mauern ohne Stufe',
    `
    Eine Stadt mit Stufe 0 fällt schon nach einer einzigen Runde gewöhnlicher Belagerung. Eine durch eine Karte
    hinzugefügte Stufe muss ebenfalls überwunden werden.
    `,
  ),
  rule(
    'N25',
    'Hunger nur einmal',
    `
    Den Hunger einer Stadt steigern nur das Land, das mit dem Aushungern begonnen hat, und andere in einer Armeegruppe
    mit ihm, in jedem ihrer Impulse einmal. Andere vor der Stadt können das nicht, dürfen die Stadt aber neben ihnen
    stürmen oder belagern. Eine Belagerung, die zum Aushungern wechselt, beginnt bei 0.
    `,
  ),
  rule(
    'N26',
    'Elitewürfel in einer Belagerung',
    `
    Dafür muss eine reguläre assyrische Einheit mitkämpfen; Mauern allein sind keine Elite.
    `,
  ),
  rule(
    'N27',
    'Eine Garnison, die herauskommt',
    `
    Sie kämpft von ihrer Stadt aus: Wird sie geschlagen, ist sie ohne Rückzug wieder hinter ihren Mauern.
    `,
  ),
  rule(
    'N28',
    'Krieg für einen Ausweg',
    `
    Wer sich zurückzieht, darf dafür den Krieg erklären; außerhalb seines Impulses zahlt ein Land mit gesparten AP.
    Gezwungen ist dazu niemand.
    `,
  ),
  rule(
    'N29',
    'Wo Assyrien Menschen ansiedelt',
    `
    In einer beliebigen Stadt oder einem beliebigen quadratischen Gebiet auf der Landkarte, wo noch Platz ist. Andere
    müssen ein ECO+ zum nächstgelegenen ECO− bringen; liegen lassen dürfen sie es nur, wenn es auf der Landkarte kein
    ECO− gibt.
    `,
  ),
  rule(
    'N30',
    'Eines von mehreren Ländern ist nicht ausgewichen',
    `
    Die fliehenden Einheiten aller Länder einer Seite werden zusammengezählt und wie üblich verteilt.
    `,
  ),
  rule(
    'N31',
    'Was an Bord eines Schiffes ist',
    `
    Schiffe werden in der Reihenfolge ihrer Plättchen beladen, und von gleichen gehen zuerst die ohne Ladung verloren;
    ein verlorenes Schiff nimmt seine Ladung mit. Geht das letzte Schiff verloren, kommen Feldherren an Bord aufs
    Sammelfeld.
    `,
  ),
  rule(
    'N32',
    'Wer nach einer Karte gefragt wird',
    `
    Ob ein Land bei einem Anlass für eine Karte oder vor einer Schlacht gefragt wird, hängt nur von dem ab, was alle
    wissen: Es hat eine allgemeine Karte, und ein Exemplar einer passenden wurde noch nicht gesehen, oder es hat eine
    ungenutzte passende Heimatkarte. Gefragt wird der Reihe nach ab dem handelnden Land.
    `,
  ),
  rule(
    'N33',
    'Zuerst das Ziel',
    `
    Das Ziel einer Katastrophen- oder Sabotagekarte wird schon bei der Ansage genannt, vor „Gegenmaßnahmen“; gewürfelt
    wird danach.
    `,
  ),
  rule(
    'N34',
    'Gegenmaßnahmen gegen Gegenmaßnahmen',
    `
    Sie können durch „Gegenmaßnahmen“ aufgehoben werden; niemand kann die eigene Karte aufheben.
    `,
  ),
  rule(
    'N35',
    'Gegenkarten in der Schlacht',
    `
    Länder in der Schlacht legen sie in zwei weiteren Schritten verdeckt aus; beim Aufdecken wird für jede die Karte
    genannt, die sie aufhebt, nie eine der eigenen Seite. „Gegenmaßnahmen“ können jede Karte der früheren Schritte
    aufheben, ob es ein Gegenmanöver gab oder nicht.
    `,
  ),
  rule(
    'N36',
    'Bündniskarte als Reaktion',
    `
    Sie bewegt den Marker nur auf die spielende Macht zu, nie auf der Leiste einer anderen aufwärts. Auch darf ein
    Verbündeter Assyriens sie nicht für Assyrien auf ein Land spielen, das Assyrien bestraft hat.
    `,
  ),
  rule(
    'N37',
    'Darlehen',
    `
    Du darfst immer nur eines haben, höchstens so hoch wie deine ECO-Stufe.
    `,
  ),
  rule(
    'N38',
    'Königlicher Belagerungszug',
    `
    Als Kampfkarte wird er in Assyriens Impuls angeboten, solange eine Armee vor einer Stadt steht, die sie belagern
    darf, und zählt nicht als Karte des Impulses; beim Aushungern sind seine Würfel vergeudet.
    `,
  ),
  rule(
    'N39',
    'Einheiten für einen auswärtigen Krieg',
    `
    Sie kommen von der Landkarte und von Überfallfeldern, nicht aus einer belagerten Stadt oder von Schiffen. Sind es zu
    wenige, stellt eine Macht auf, was sie kann, und zwar direkt auf der Ereigniskarte: Einheiten vom Sammelfeld oder
    neue Reguläre, die sie auch sonst aufstellen könnte, mit gesparten AP oder denen ihres Impulses, mit Karten oder mit
    einem Darlehen bis zu ihrer ECO-Stufe. Oder sie verliert sofort 1 SP je fehlender Einheit. Nur Einheiten, die sie
    nicht aufbringen kann, bleiben geschuldet und werden in jedem Impuls verlangt. Ein Kleinstaat darf sie schuldig
    bleiben.
    `,
  ),
  rule(
    'N40',
    'Eine Schlacht, um den Krieg zu beenden',
    `
    Es gibt eine je Krieg und Impuls; ist sie gewonnen, endet der Krieg mit den üblichen Würfen für Verluste.
    `,
  ),
  rule(
    'N41',
    'Wofür Bewegungskarten gelten',
    `
    Ihre Wirkung gilt für den genannten Feldherrn bis zum Ende des Impulses; „Nachtmarsch“ erlaubt sechs Schritte.
    `,
  ),
  rule(
    'N42',
    'Wüstenführer ohne Feldherrn',
    `
    Werden sie an einem Ort ohne Feldherrn gespielt, führen sie jede Einheit dort.
    `,
  ),
  rule(
    'N43',
    'Gemeinsamer Angriff',
    `
    Jede Armee kommt, als würde sie allein marschieren, eine aus jedem Gebiet; der beste Feldherr hat den Oberbefehl.
    Die Karte darf auch mit einer Armee gespielt werden.
    `,
  ),
  rule(
    'N44',
    'Deportation',
    `
    Sie nimmt ECO+ weg, solange welche in der Stadt sind; nur eine Stadt ohne ECO+ bekommt das ECO−.
    `,
  ),
  rule(
    'N45',
    'Araber und Aramäer',
    `
    Die stärksten verfügbaren Einheiten kommen zuerst; ohne Feldherrn eingesetzte kommen alle in dasselbe Gebiet.
    `,
  ),
  rule(
    'N46',
    'Gute Ernte',
    `
    Sie erhöht die aktuelle Stufe, die der nächste Einkommensschritt neu zählt.
    `,
  ),
  rule(
    'N47',
    'Opposition und Schonfrist',
    `
    Sie beendet alle Schonfristen der genannten Macht.
    `,
  ),
  rule(
    'N48',
    'Geheimdiplomatie durch Karten',
    `
    Das Ziel wird genannt, dann werden 2W6 geworfen; es kostet keine AP, und ein Impuls vor allen anderen gehört nicht
    zu den Möglichkeiten.
    `,
  ),
  rule(
    'N49',
    'Geheime Verweigerung oder Tribut',
    `
    Was zwischen den Spielzügen gewählt wird, gilt für die nächste Probe (5.2) und verfällt, wenn der Kleinstaat bis
    dahin Verbündeter geworden ist. Ein als Verweigerer bestimmter Kleinstaat zahlt Assyrien nichts, ob er auf PRO steht
    oder nicht.
    `,
  ),
  rule(
    'N50',
    'Kein Ziel übrig',
    `
    Eine Macht ohne Ziel für einen Marker legt keinen.
    `,
  ),
  rule(
    'N51',
    'Spione',
    `
    Die Handkarten sind nur zu sehen, solange gewählt wird.
    `,
  ),
  rule(
    'N52',
    'Die milde Prüfung des Punktevorsprungs',
    `
    Nach dem Regelheft vergleicht 9.1 die aktuellen SP, auch unter null, ohne die Punkte, die 8.3 erst am Ende vergibt.
    Ihr könnt stattdessen unsere milde Prüfung wählen: Sie zählt die Punkte mit, die sich eine Macht für Spielzüge ohne
    Eroberung schon verdient hat, und wertet einen Stand unter null als null.
    `,
  ),
  rule(
    'N53',
    'Nur Mächte erobern',
    `
    Nicht verbündete Kleinstaaten und Nomaden nehmen Gebiete ein und halten sie, können aber niemanden erobern.
    `,
  ),
  rule(
    'N54',
    'Wer entscheidet, bekommt es',
    `
    Gibt es mehrere Besatzer, geht das Gebiet oder die Eroberung an das Land, das entscheidet; in ihrem eigenen Impuls
    können die anderen darum bitten, es zu versuchen.
    `,
  ),
  rule(
    'N55',
    'Kapitulation vor mehreren',
    `
    Das Land ist von allen erobert, die gefragt wurden; sie teilen sich die SP, haben jeweils eine eigene Schonfrist und
    dürfen je eine Provinz behalten (10.4.c).
    `,
  ),
  rule(
    'N56',
    'Wann nach Kapitulation gefragt wird',
    `
    Am Ende des Impulses, in dem die Lage des Landes schlechter wurde, in seinem eigenen Impuls und in 7.1.
    `,
  ),
  rule(
    'N57',
    'Spielzüge mit Eroberung',
    `
    Für die Punkte am Ende gilt ein Land in einem Spielzug als erobert, wenn es darin oder in der folgenden
    Zwischenphase erobert wurde oder kapituliert hat.
    `,
  ),
  rule(
    'N58',
    'Eine befreite Stadt',
    `
    Nimmt sie ein Verbündeter ihres ursprünglichen Besitzers ein, geht sie an diesen zurück.
    `,
  ),
  rule(
    'N59',
    'Frieden über die Lager hinweg',
    `
    Eine Macht, die mit einer Macht des anderen Lagers Frieden schließt, wird neutral; Assyrien wird es nie, stattdessen
    verlässt die andere Macht ihr Lager.
    `,
  ),
  rule(
    'N60',
    'Vom Lager abgewiesen',
    `
    Eine neutrale Macht, die einem Lager den Krieg erklärt hat und vom anderen abgewiesen wird, bleibt im Krieg und
    behält den einen SP dafür.
    `,
  ),
  rule(
    'N61',
    'Ein Angebot',
    `
    Ein Land darf jedem anderen pro Impuls und pro Zwischenphase ein Angebot machen; in der Zwischenphase kannst du
    einmal das Lager wechseln, und im selben Impuls oder in derselben Zwischenphase, in der du Frieden geschlossen hast,
    kannst du keinen Krieg erklären.
    `,
  ),
  rule(
    'N62',
    'Krieg gegen einen Kleinstaat',
    `
    Der Krieg einer Macht gegen einen Kleinstaat betrifft die Macht und ihre Kleinstaaten, nicht ihr Lager.
    `,
  ),
  rule(
    'N63',
    'Ein Kleinstaat greift eine Macht an',
    `
    Das ganze Lager dieser Macht ist mit ihm im Krieg; seine eigene Macht wird nicht hineingezogen.
    `,
  ),
  rule(
    'N64',
    'Ein geplündertes Gebiet verlassen',
    `
    Ein Stamm, der seinen Impuls in einem Gebiet mit Plünderung 2 beendet, zieht ohne AP in ein verbundenes Gebiet ohne
    Feinde; gibt es keines, bleibt er.
    `,
  ),
  rule(
    'N65',
    'Boden, den ein Stamm eingenommen hat',
    `
    Beim Plündern und Verlassen gilt er weiter als Boden des ursprünglichen Besitzers.
    `,
  ),
  rule(
    'N66',
    'Wo Stämme wiederkommen',
    `
    Zwischen den Spielzügen wiederhergestellte Einheiten kommen alle an einen Ort, an dem der Stamm schon ist; ihn
    wählt, wer den Stamm führt.
    `,
  ),
  rule(
    'N67',
    'Durch Nomaden aufgeboten',
    `
    Betritt ein Stamm das Gebiet eines inaktiven Kleinstaats, bietet dieser sofort sein Heer auf; wo Feinde sind, werden
    seine Einheiten in der Stadt aufgestellt oder, ohne Stadt, auf dem Sammelfeld.
    `,
  ),
  rule(
    'N68',
    'Zusammenstöße',
    `
    Macht eine Kriegserklärung Truppen im selben Gebiet zu Feinden, wird die Schlacht geschlagen, sobald alle fort sind,
    die weichen müssen, und ein laufender Marsch vorbei ist; es greift die Seite an, deren Impuls es ist.
    `,
  ),
  rule(
    'N69',
    'Unentschieden',
    `
    Endet das Spiel vorzeitig unentschieden, teilen sich alle den Sieg.
    `,
  ),
  rule(
    'N70',
    'Geschlagene Mächte',
    `
    Das sind alle Mächte, die in diesem Augenblick erobert oder ausgeschieden sind, egal in welchem Lager sie waren und
    wann sie fielen.
    `,
  ),
  rule(
    'N71',
    'Ersatzländer',
    `
    Die Heimatkarten einer ausgeschiedenen Macht gehen in jedem Spielzug an ihr erstes Ersatzland im Spiel; ein
    Kleinstaat, der mit jemandem verbündet ist, kann nicht gewählt werden.
    `,
  ),
  rule(
    'N72',
    'Wen Nomaden ausschalten können',
    `
    Nur den Kleinstaat, den sie laut Zeitleiste heimsuchen dürfen.
    `,
  ),
  rule(
    'N73',
    'Medien kommt zurück',
    `
    Es kehrt mit den stärksten Einheiten zurück, die in die 10 Punkte passen; die ECO+ in Ost-Medien werden entfernt.
    `,
  ),
  rule(
    'N74',
    'Politik, nachdem ein Lager geschlagen ist',
    `
    Nur Kriege und Lager; jede Macht einmal, in der Reihenfolge der Leiste.
    `,
  ),
  rule(
    'N75',
    'Stapel im Nebel',
    `
    - Feind ist, wer mit einem Land im Krieg ist, das du führst. Zuschauer sehen, was ein Feind sieht.
    - Jeder Feldherr liegt auf einem Stapel von zehn, oder von so vielen, wie er führt, wenn das mehr sind. Alle anderen
      Einheiten bilden Stapel von zehn, mit den besten Einheiten des Landes dort obenauf. Eine Streitmacht auf dem
      Marsch ist ein eigener Stapel.
    - Alle sehen, wie viele Einheiten und Schiffe da sind, aber nicht, welche davon geschwächt sind. Einheiten, die
      kämpfen, abfangen oder von einer Karte profitieren, sind für alle sichtbar; Aufstellen, Anwerben, Auffrischen,
      Zusammenlegen und Auflösen geschieht offen. Bezahlt Assyrien seine Söldner neu, sehen alle, wen es bezahlt, aber
      nicht, wo sie stehen.
    - Bei einer Erschöpfungsprobe erfahren Feinde, wie viele Einheiten sie machen und wie viele getroffen werden, aber
      nicht, welche. Eine Einheit, die verloren geht, sieht man: Sie kommt in ihren Vorrat.
    - Hängt eine Regel davon ab, was in einem Stapel ist, wird es gezeigt: Söldner, die ohne Feldherrn nicht angreifen
      können, oder eine Streitmacht, aus der welche überlaufen. Von Einheiten, die dabeistehen, während andere kämpfen,
      ist nur die Zahl sichtbar.
    - Nichts wird automatisch entschieden, weil etwas Bestimmtes in einem Stapel ist: Sein Besitzer wird gefragt, auch
      wenn es nur eine Wahl gibt. Ein Zug, der etwas zeigt, kann nicht zurückgenommen werden.
    `,
  ),
  rule(
    'N76',
    'Passen',
    `
    Passen ist kein Impuls: Es zählt nicht als erster des Spielzugs und trennt auch nicht zwei Impulse eines anderen
    Landes. Ein Sonderimpuls vor allen anderen (7.5.2.b) ist ebenfalls nicht der erste: Was nur im ersten Impuls erlaubt
    ist, muss auf diesen warten.
    `,
  ),
  rule(
    'N77',
    'Eine Karte kaufen',
    `
    Ein Land ohne Karte kauft am Anfang seines Impulses automatisch eine.
    `,
  ),
  rule(
    'N78',
    'Der Preis eines Plus',
    `
    Die 3 AP werden mit der zweiten Karte bezahlt.
    `,
  ),
  rule(
    'N79',
    'Die letzte Zwischenphase',
    `
    In jedem Szenario besteht sie aus 7.1 bis 7.3; dann werden die Punkte gezählt.
    `,
  ),
  rule(
    'N80',
    'Rückseiten der Heimatkarten',
    `
    Alle sehen, dass eine verdeckte Karte eine Heimatkarte ist.
    `,
  ),
  rule(
    'N81',
    'Allein',
    `
    Jedes Szenario lässt sich allein spielen; du führst dann alle Mächte.
    `,
  ),
  rule(
    'N82',
    'Ein Rebell, der Tribut zahlt',
    `
    Eine Macht im Krieg mit Assyrien darf sich entschließen, Tribut zu zahlen: Sie verlässt ihr Lager, und ihr Krieg mit
    Assyrien endet.
    `,
  ),
  rule(
    'N83',
    'Auch Feinde machen die Probe',
    `
    Ein nicht verbündeter Kleinstaat im Krieg mit Assyrien macht seine Tributprobe wie die anderen; zahlt er Tribut,
    endet der Krieg.
    `,
  ),
  rule(
    'N84',
    'Behaltene Söldner',
    `
    Assyrien entscheidet über sie gleich zu Beginn seines ersten Impulses und darf mit beliebigen AP zahlen, aus
    Einkommen oder Karten; der Preis richtet sich nach dem Faktor der oben liegenden Seite. Passen oder ein Sonderimpuls
    vor allen anderen zählt nicht als dieser Impuls.
    `,
  ),
  rule(
    'N85',
    'Verstärkungen',
    `
    Eine Einheit, die in einem Gebiet ohne Einheiten aufgestellt, angeworben oder zurückgekauft wird, kann abgefangen
    werden, als hätte sie es betreten.
    `,
  ),
  rule(
    'N86',
    'Überfalltrupps nur einmal',
    `
    Jeder Überfalltrupp kann einmal pro Impuls überfallen. Eine Macht darf auch Einheiten ihrer verbündeten Kleinstaaten
    und Nomaden schicken, eine von jedem Land pro Impuls; Einheiten, die gekämpft haben oder nicht mehr handeln können,
    darf sie nicht schicken.
    `,
  ),
  rule(
    'N87',
    'Auf ein Handelsfeld',
    `
    Ein Schiff fährt nur ein, wenn es in diesem Impuls noch nicht gefahren ist und keine Truppen befördert hat. Es darf
    auch bei freiem Platz kommen, um zu kämpfen, sogar gegen Verbündete und Neutrale; es wählt, wen es sucht und wie
    oft.
    `,
  ),
  rule(
    'N88',
    'Flotten, die gesucht werden',
    `
    Ein AP gilt für alle Feinde in der Zone. Jede ihrer Flotten bekommt ihren eigenen Wurf, in der Reihenfolge, die die
    suchende Seite wählt, und solange sie weitersuchen will; Verbündete sind eine Flotte, andere kämpfen getrennt.
    Schiffe, die dieselbe Macht führt, suchen und kämpfen gemeinsam, ebenso fahrende Schiffe mit denen, die mitfahren;
    andere Verbündete halten sich heraus.
    `,
  ),
  rule(
    'N89',
    'Truppen an Bord',
    `
    Sie dürfen nach dem Impuls an Bord bleiben. Ein Land verschifft seine eigenen Einheiten und, mit Zustimmung, die
    seiner Verbündeten. Ein belagerter Hafen, der nicht blockiert ist, ist zur See hin offen: Eine Garnison darf dort an
    Bord gehen, und Schiffe können dort gebaut werden.
    `,
  ),
  rule(
    'N90',
    'Nichts zu plündern',
    `
    Auf Land ohne Besitzer gibt es nichts zu plündern, in einer freien Handelsstadt schon.
    `,
  ),
  rule(
    'N91',
    'Welches Gebiet für Schulden büßt',
    `
    Das Land mit den Schulden wählt unter den Heimatgebieten, die es kontrolliert.
    `,
  ),
  rule(
    'N92',
    'Plätze im Handel',
    `
    Nur Mächte kommen in die Rangfolge, und ohne Handelspunkt gibt es keinen ersten oder zweiten Platz.
    `,
  ),
  rule(
    'N93',
    'Was beim Zusammenlegen zurückgeht',
    `
    Werden zwei Söldner zusammengelegt, geht einer in den gemeinsamen Vorrat; bei zwei Regulären geht eine Einheit in
    den Vorrat ihres Landes.
    `,
  ),
  rule(
    'N94',
    'Die aufgelöste Einheit',
    `
    Es ist eine reguläre Einheit der Stärke 2 mit der vollen Seite oben, keine stärkere, die auf 2 geschwächt ist; jede
    Macht darf pro Spielzug eine auflösen.
    `,
  ),
  rule(
    'N95',
    'AP einer geplünderten Stadt',
    `
    Ein Stamm gibt sie für Einheiten in einer Stadt aus, die er hält und in der er Einheiten hat.
    `,
  ),
  rule(
    'N96',
    'Handkarten der Ersatzländer',
    `
    Ein Kleinstaat, der für eine ausgeschiedene Macht einspringt, hat die Handlimits und die Söldner einer Macht.
    `,
  ),
  rule(
    'N97',
    'Wo ein Stamm erscheint',
    `
    Sind dort, wo ein Stamm erscheinen soll, andere Truppen, erscheint er im nächstgelegenen Gebiet ohne Truppen.
    `,
  ),
  rule(
    'N98',
    'Heimkehr nach dem Impuls',
    `
    Ein Kleinstaat, dessen letzter Krieg in seinem eigenen Impuls endet, bringt diesen Impuls noch zu Ende, bevor er
    heimkehrt.
    `,
  ),
  rule(
    'N99',
    'Ein Verbündeter in einem geplünderten Gebiet',
    `
    Ein verbündeter Stamm darf für 1 AP in einem Gebiet mit Plünderung 2 bleiben: aus eigenen AP oder sonst aus dem, was
    seine Macht gespart hat.
    `,
  ),
  rule(
    'N100',
    'Eingeschlossen',
    `
    Eine feindliche Garnison, die von deiner eigenen Seite belagert wird, verhindert keinen Rückzug und kein Ausweichen
    in ihr Gebiet; eine in einer unbelagerten Stadt schon.
    `,
  ),
  rule(
    'N101',
    'Hinter den Mauern',
    `
    Ist eine feindliche Garnison in der Stadt, kann eine Schlacht davor kein Überrennen sein.
    `,
  ),
  rule(
    'N102',
    'Lagerwechsel',
    `
    Zwischen den Spielzügen darf eine Macht ihr Lager auch verlassen, ohne dem anderen beizutreten. Eine Macht, die das
    Lager wechselt, verlässt zuerst das alte; weist das neue sie ab, ist sie neutral.
    `,
  ),
  rule(
    'N103',
    'Die geliehene Macht',
    `
    Nach 8.4 kann sich Assyrien immer nur eine Macht leihen und zahlt zu den 10 AP noch den Preis der Karte. In der
    nächsten Zwischenphase gehört diese Macht wieder zu den Rebellen; solange die Schonfrist dauert, herrscht zwischen
    ihr und Assyrien Frieden.
    `,
  ),
  rule(
    'N104',
    'Die Wahl der Rebellen',
    `
    Sollen die Rebellen einen nicht verbündeten Kleinstaat führen, der im Krieg ist, nennt die erste der Mächte, die R77
    bevorzugt, wer von ihnen ihn führt: wenn der Kleinstaat aufgeboten wird, bei seinem ersten Impuls eines Spielzugs
    und wenn die Lager sich abwechseln. Gehören alle zu einem Platz, wird niemand gefragt.
    `,
  ),
  rule(
    'N105',
    'Gespräche über Marker',
    `
    Was ihr einander über geheime Marker sagt, lässt sich nicht überwachen, also gibt es dafür keine Strafe.
    `,
  ),
  rule(
    'N106',
    'Nach einem vorgezogenen Impuls',
    `
    R08 wird auch danach geprüft: Hat nur noch das Land Karten, das den Impuls vorgezogen hat, endet der Spielzug, bevor
    das Land, vor das es sich geschoben hat, seinen Impuls bekommt. Hat dieses inzwischen seine Karten verloren, passt
    es; ist danach das Land mit dem vorgezogenen Impuls an der Reihe, passt auch dieses (6.0) und behält seine Karten.
    Die Sonderimpulse aus 7.5.2.b zählen dafür nicht.
    `,
  ),
  rule(
    'N107',
    'Auswärtiger Krieg eines heimgekehrten Landes',
    `
    Wird das zuerst genannte Land inaktiv, bleiben seine Einheiten auf der Ereigniskarte, es schuldet keine weiteren,
    und jedes Mal, wenn der Marker sein Feld passiert, wird eine Runde gezählt.
    `,
  ),
  rule(
    'N108',
    'Eroberungen und Thronfolge',
    `
    Es zählt das ganze bisherige Spiel: +2 für eine Macht, die je erobert wurde oder kapituliert hat, −1 für jede Macht
    und für je drei Kleinstaaten, die sie erobert hat.
    `,
  ),
  rule(
    'N109',
    'Ein inaktiver Kleinstaat mit Schulden',
    `
    Ein inaktiver Kleinstaat mit negativer ECO-Stufe bekommt seine Punkte Plünderung, wenn der Marker sein Feld
    passiert: zuerst Gebiete ohne Stadt, zuletzt seine Hauptstadt, die am wenigsten geplünderten vor den anderen. Ist
    kein Gebiet übrig, ist er bankrott.
    `,
  ),
  rule(
    'N110',
    'Den Rest automatisch zuteilen',
    `
    Wer Verluste zuzuteilen hat, darf den Rest dem Programm überlassen, billigste Verluste zuerst: Jeder Verlust geht
    dorthin, wo er am wenigsten kostet, innerhalb der Hälften von 6.7.4. Ein Verlust kostet die verlorenen Faktorpunkte,
    plus eins, wenn die Einheit vernichtet wird, minus eins bei Söldnern; Feldherren kommen zuletzt. Was zwischen
    Ländern übrig bleibt, geht an das Land, das am meisten verkraftet.
    `,
  ),
  rule(
    'N111',
    'Wenn die Marker ausgehen',
    `
    Jedes betroffene Land entfernt einen ganzen Marker für 1 AP je Stufe, aus vorhandenen AP und dann mit Karten; AP aus
    Karten bleiben erhalten, auch wenn sie nicht reichen.
    `,
  ),
  rule(
    'N112',
    'Abfangen im Nebel',
    `
    Mit Nebel wird ein Land überall, wo es Einheiten hat, die andere nicht sehen, gefragt, ob es abfängt, als wäre eine
    davon regulär, auch wenn es nur passen kann. Ebenso bei einem Rückzug oder einer Verlegung, die Abfangen vermeiden
    muss.
    `,
  ),
  rule(
    'N113',
    'Behaltene Söldner ohne 9.4',
    `
    Assyrien darf seine Söldner behalten (5.1), ob 9.4 gilt oder nicht; 9.4 bringt den zweiten Würfel für Beförderungen
    und das, was andere Mächte dürfen.
    `,
  ),
  rule(
    'N114',
    'Wer einen Spielzug beginnt',
    `
    Spielzug 1 beginnt Assyrien. Jeden späteren beginnt das Land nach dem, das die letzte Karte des vorigen gespielt
    hat; in derselben Reihenfolge werden Karten ausgeteilt.
    `,
  ),
  rule(
    'N115',
    'Eine abgetretene Heimatkarte',
    `
    Wer sie hält, darf sie für ihre AP und ihr Pluszeichen spielen; ihr Ereignis darf nur das Land nutzen, dem sie
    gehört.
    `,
  ),
  rule(
    'N116',
    'Eine leere Ereigniskarte',
    `
    Geht eine Schlacht verloren, die einen auswärtigen Krieg beenden sollte, werden Einheiten, die dadurch von der
    Ereigniskarte verschwinden, nicht ersetzt; der Krieg geht ohne sie weiter. Eine solche Schlacht bringt SP wie jede
    Landschlacht, zusätzlich zu dem einen SP für das Ende des Krieges; bei der Seite, die nicht auf der Landkarte steht,
    zählen so viele Einheiten, wie sie spiegelt.
    `,
  ),
  rule(
    'N117',
    'Ersatzländer als Macht',
    `
    Sie handeln als die Macht, die sie ersetzen: Ihre Leiste, ihr Lager, ihre Kriege, Vereinbarungen, Eroberungen und
    geheimen Marker gehören ihnen, und sie zahlen die Preise für Mächte. Krieg gegen eines ist Krieg gegen alle; was an
    die Macht gezahlt wird, geht an das erste mit einer ECO-Stufe. Ein Stamm unter ihnen ist nicht von selbst mit allen
    im Krieg und darf, was 10.1 Nomaden verbietet, wird aber wie Nomaden versorgt. Bei Eroberungen zählt ein Ersatzland
    als der Kleinstaat, der es ist.
    `,
  ),
  rule(
    'N118',
    'Was gilt',
    `
    Das ganze Kapitel 9 und das Ausscheiden, wenn ihr oder das Szenario nichts anderes sagt; Nebel (9.5) und
    Geheimdiplomatie (7.5) nur, wenn ihr sie wählt.
    `,
  ),
  rule(
    'N119',
    'Schiffe kehren vom Handel heim',
    `
    Jedes Schiff fährt einzeln in eine Zone mit einem befreundeten Hafen am selben Meer wie sein Handelsfeld; welche,
    entscheidet sein Besitzer.
    `,
  ),
  rule(
    'N120',
    'Nomaden vergeuden keine AP mit Märschen',
    `
    Solange ein nicht verbündeter Stamm Einheiten auffrischen kann, behält er die AP dafür. Ausgeben darf er sie nur für
    einen Angriff: einen Schritt in ein Gebiet, in dem Feinde im Feld stehen, eine Belagerung, einen Ausfall oder einen
    Überfall. Andere Schritte, Gewaltmärsche und Reisen von Feldherren bezahlt er mit AP, die er darüber hinaus hat.
    `,
  ),
]
