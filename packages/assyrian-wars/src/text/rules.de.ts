// The rules of Assyrian Wars in German, in our own words, by the numbers of the rulebook. The cards come from the data, the
// rulings are in rulings.de.ts.

import { type Rule, rule } from '@tabularium/kernel'
import { cardPages } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'
import { rulings } from './rulings.de.ts'

const cards = cardPages('de', dictionaries.de)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'Das Spiel in Kürze',
    `
    **Beginne mit der Lektion**, Das Zweistromland: Sie führt dich Schritt für Schritt durch die ersten Impulse. Diese
    Seite ist danach zum Nachschlagen da.

    Eine bis fünf Personen führen fünf Mächte des Alten Orients: Assyrien, Medien, Ägypten, Babylonien und Elam. Fünf
    Spielzüge, jeder die Herrschaft eines assyrischen Königs, bringen Feldzüge, Belagerungen, Tribut und wechselnde
    Bündnisse. Wer am Ende die meisten Siegpunkte hat, gewinnt (8.3).

    Diese Seite gibt die Regeln in unseren eigenen Worten wieder. Die Abschnitte 1.0 bis 10.4 haben dieselben Nummern
    wie im Regelheft, so kannst du jeden dort nachschlagen. Die Regelentscheidungen ab R01 klären, was das Regelheft
    offenlässt oder was mit seinen Bildern und Tabellen verloren ging; die ab N01 sind unsere eigenen, für dieses
    Programm. S1 bis S3 beschreiben die Szenarien, T die Zeitleiste und C1 bis C11 alle Karten; D sagt, welche Daten
    rekonstruiert sind: Landkarte, Plättchen und die meisten Zahlen auf den Karten sind von uns.

    - **AP**: Aktionspunkte. **SP**: Siegpunkte. **ECO**: Wirtschaftsstufe.
    - **W6**: ein Würfel. **2W6**: die Summe von zweien. **W3**: ein halber W6, aufgerundet.
    - **Macht**: eines der fünf großen Länder. **Kleinstaat**: eines der sieben kleinen. **Nomaden**: Kimmerer und
      Skythen, jedes Volk ein Stamm.
    - **Handelndes Land**: das Land, dessen Impuls gerade läuft.
    - **Streitmacht**: alle Einheiten und Feldherren eines Landes, die in einem Gebiet zusammen stehen oder handeln: ein
      Stapel, eine Armee oder eine Armeegruppe.
    - **Reguläre**: die eigenen Landeinheiten eines Landes. **Söldner**: angeworbene aus dem gemeinsamen Vorrat.
    - **Faktor**: die Kampfstärke auf einer Einheit. **Geschwächt**: mit der schwächeren Seite oben, nach einem Treffer.
    - **Sammelfeld**: wo geflohene Einheiten und Feldherren warten. **Gemeinsamer Vorrat**: Söldner, die niemand
      angeworben hat.
    - **Befreundetes Gebiet**: siehe R05. **Zwischenphase**: die Abrechnung zwischen den Spielzügen (7.0).
    - **SP-Schlacht**: eine Schlacht, die der Siegerseite mindestens 1 SP gebracht hat.
    `,
  ),
  rule(
    'B',
    'Wie dieses Programm spielt',
    `
    - Jede Macht gehört zu einem Platz; ein Platz kann mehrere Mächte führen, jede mit eigener Hand. Kleinstaaten und
      Nomaden führt, wer nach den Regeln dafür bestimmt ist (7.4.5, 10.1.1), und entscheidet dann auch für sie.
    - Gefragt wird in der Reihenfolge der Impulse. Nur die geheimen Marker aus 7.5 legen alle gleichzeitig.
    - Verborgen sind die Handkarten, der Stapel, verdeckte Kampfkarten, geheime Marker und, mit 9.5, das Innere der
      Stapel auf der Karte. Alles andere ist offen: Vorräte, Ablagen, AP, die Zahl der Karten jeder Hand, abgeworfene
      Karten.
    - Ob du nach einer Reaktion gefragt wirst, hängt nur von dem ab, was alle sehen. Du wirst auch gefragt, wenn du
      keine passende Karte hast, damit niemand aus einer Pause deine Handkarten errät. Automatische Antworten ersparen
      dir solche Fragen.
    - Kosten werden mit ihren Bruchteilen addiert und am Ende des Impulses gerundet (6.0).
    - Absprachen (freier Durchzug, Frieden, Zustimmung zu einem Lager oder einer Armeegruppe) sind Angebote, die die
      andere Seite annimmt oder ablehnt. Ein abgelehntes Angebot kann im selben Impuls nicht wiederholt werden.
    `,
  ),
  rule(
    '1.0',
    'Einleitung',
    `
    Das Spiel umfasst die Jahre 722 bis 605 v. Chr. (R01). Es ist für eine bis fünf Personen gedacht und am besten ab
    drei. Eine Person kann mehrere Mächte führen.
    `,
  ),
  rule(
    '1.1',
    'Länder',
    `
    - **Mächte**, mit ihren Nummern für Tabellen: 1 Assyrien, 2 Medien, 3 Ägypten, 4 Babylonien, 5 Elam.
    - **Kleinstaaten**: 1 Phönizien, 2 Juda und Israel (R02), 3 Syrien, 4 Urartu, 5 Phrygien, 6 Persien.
    - **Handelsstädte**: Zypern, Petra, Adana, Malatia, Dilmun, Zirkitia. Sie haben außer ihren Mauern keine
      Streitkräfte.
    - **Nomaden**: Araber und Aramäer sind besondere Söldner; Kimmerer und Skythen sind unabhängige Stämme (10.1).

    Das **assyrische Lager** ist Assyrien mit seinen Verbündeten, das **Lager der Rebellen** sind alle, die gegen
    Assyrien stehen; alle anderen sind neutral. Das Szenario legt den Status und die anfängliche ECO jedes Landes fest,
    die von den Einkommensregeln abweichen kann.
    `,
  ),
  rule(
    '1.2',
    'Spielplan',
    `
    Die Landkarte ist ein Netz von Gebieten, die durch Wege verbunden sind; an Land bewegt man sich auf den Wegen. Runde
    Gebiete bringen kein Einkommen. Städte und Festungen schon; quadratische Gebiete gehören zu einem Land mit festem
    Einkommen, Persien. Die Punkte unter einer Stadt zeigen ihre Stufe; eine reiche Stadt hat außerdem einen ECO-Wert.
    Jedes Land außer Persien und den Stämmen hat eine Hauptstadt, die für Einkommen und Eroberung doppelt zählt. Das
    Meer ist in Küstenzonen geteilt, die nach ihren Küsten heißen.

    Die Landkarte mit allen Stufen und Werten ist rekonstruiert (D).
    `,
  ),
  rule(
    '1.3',
    'Gelände',
    `
    - **Heimatgebiet**: gehört ganz zu einem Land. **Angeschlossenes Gebiet**: halb weiß gedruckt; wer es übernimmt,
      zählt es mit, solange dort eine eigene Garnison steht (R03). Weiße runde Gebiete sind Niemandsland.
    - **Stadtstufe**: die Zahl der Würfel, die die Mauern gegen Belagerer werfen. **Festung**: Die Faktoren belagernder
      Einheiten und ihrer Kampfwürfel sind um eins niedriger.
    - **Meerland** ist Land und Meer zugleich. Ein Schritt zu Lande hinein oder hinaus kostet 2 AP, und Einheiten, die
      nicht in babylonischem Dienst stehen, machen eine Erschöpfungsprobe (R04, R50).
    - Das offene Meer ist gesperrt; Flotten fahren an der Küste entlang oder auf ein Handelsfeld.

    Das Gelände einer Schlacht ist das des Weges, auf dem angegriffen wurde. Wege:

    - **gewöhnlich**: keine Wirkung;
    - **Wüste**: Erschöpfungsprobe nach dem Durchqueren, und am Anfang des Impulses für Einheiten in einem Gebiet, das
      nur Wüstenwege hat;
    - **Fluss**: Die verteidigende Seite wirft einen Würfel mehr, nie mehr als einen;
    - **Gebirge**: Die verteidigende Seite wirft zwei Würfel mehr;
    - **medisch**: Alle außer regulären medischen Einheiten machen nach dem Durchqueren eine Erschöpfungsprobe;
      verteidigende reguläre Meder werfen einen Würfel mehr;
    - **nur für Meder**: allein für reguläre medische Einheiten; niemand sonst kann Ost-Medien betreten.
    `,
  ),
  rule(
    '2.0',
    'Plättchen',
    `
    Einheiten, Feldherren und Marker. Fast alle Plättchen haben eine volle und eine geschwächte Seite.
    `,
  ),
  rule(
    '2.1',
    'Einheiten',
    `
    Landeinheiten, Feldherren und Schiffe. Wie viele es gibt und was sie wert sind, ist rekonstruiert (D).
    `,
  ),
  rule(
    '2.1.1',
    'Landeinheiten',
    `
    Schwere und leichte Infanterie, schwere und leichte Reiterei, berittene Bogenschützen, Bogenschützen, Streitwagen.
    Jede hat einen Kampffaktor für ihre volle und ihre geschwächte Seite. Die Art spielt nur mit 9.7 eine Rolle.
    `,
  ),
  rule(
    '2.1.2',
    'Feldherren',
    `
    Der **Kommandowert** sagt, wie viele Reguläre ein Feldherr führen kann; dazu führt er noch einmal so viele Söldner
    (6.6.2). Der **Aktionswert** zählt in der Schlacht, beim Abfangen und Ausweichen und gegen Flucht. Ohne 9.2 gilt
    immer die bessere Seite. Könige sind auch Feldherren und haben keine geschwächte Seite. Ein Königsmarker krönt einen
    gewöhnlichen Feldherrn („Kronprinz“): Beide Werte steigen um eins.
    `,
  ),
  rule(
    '2.1.3',
    'Schiffe',
    `
    Ein Schiff befördert eine Einheit und hat einen Kampffaktor und eine Suchzahl.
    `,
  ),
  rule(
    '2.2',
    'Andere Marker',
    `
    Die Leisten enden bei 15 und beginnen von vorn; das Programm zählt einfach weiter. Die Marker ECO+ und ECO− auf
    Gebieten sind je eine Stufe wert. Ein Land, das den Tribut verweigert hat, trägt einen Marker: schwarz für die Probe
    dieses Spielzugs, weiß für die des vorigen. Jede Macht hat Handelsmarker. Aufstands-, Plünderungs- und
    Schadensmarker liegen auf Gebieten und Städten.
    `,
  ),
  rule(
    '2.3',
    'Karten',
    `
    **Allgemeine Karten** kommen von einem Stapel und gehen auf eine offene Ablage. **Heimatkarten** gehören einem Land:
    Sind sie gespielt, werden sie beiseitegelegt und kehren in jeder Zwischenphase zurück; niemand kann sie wegnehmen,
    und sie zählen nicht zum Handlimit. Für jede Armeegruppe braucht es eine **Armeegruppenkarte** (6.6.3). Die
    Geheimdiplomatie (7.5) nutzt die Heimatkarte einer Macht, auch wenn sie schon gespielt ist. Alle Karten stehen in C1
    bis C11; das meiste darauf ist rekonstruiert (D).
    `,
  ),
  rule(
    '3.0',
    'Spielablauf',
    `
    Das Spiel hat fünf Spielzüge. Ein Spielzug besteht aus Impulsrunden; in jeder Runde haben die Länder ihre Impulse in
    der Reihenfolge der Impulsleiste.
    `,
  ),
  rule(
    '3.1',
    'Impuls',
    `
    Das handelnde Land **muss** eine Karte spielen, für ihre AP oder als Ereignis, und darf außerdem seine Einkommens-AP
    ausgeben (6.18). Höchstens 4 AP Einkommen dürfen gespart werden; der Rest verfällt, ebenso übrige AP einer Karte
    (R06). Dann folgt das nächste Land auf der Leiste. Ist der Marker wieder beim ersten Land, beginnt eine neue Runde.
    `,
  ),
  rule(
    '3.2',
    'Mehrere Karten',
    `
    Du spielst eine Karte pro Impuls. Mit einer **Pluskarte** darfst du zwei spielen, die Pluskarte als erste oder
    zweite, aber nie mehr. Reaktionen und Kampfkarten, als Ereignis gespielt, zählen nicht mit, sind aber nur bei ihrem
    Anlass möglich (6.11).
    `,
  ),
  rule(
    '3.3',
    'Einen Impuls vorziehen',
    `
    Das Land mit den meisten Handkarten, Heimatkarten mitgezählt, darf einen eigenen Impuls **vor** den eines anderen
    Landes ziehen; danach kommt dieses an die Reihe. Solange mehrere gleich viele haben, kann es niemand.

    - Vorziehen kann man nur zwischen zwei Impulsen und nicht in der ersten Runde eines Spielzugs.
    - An der Reihe sein muss dann ein Land, das eine Karte spielen kann oder eine kaufen muss (6.18), ein Stamm, der
      eine zieht, oder ein nicht verbündeter Kleinstaat im Krieg (R07). Vor einem Land, das nur eine Belagerung
      fortsetzen oder eine Runde eines auswärtigen Krieges zählen würde, geht es nicht.
    - Niemand hat zwei Impulse hintereinander. Nach einem vorgezogenen Impuls muss das Land handeln, das an der Reihe
      war, bevor wieder jemand einen vorzieht.
    - Ein vorgezogener Impuls hat kein Einkommen: nur gesparte AP und die aus Karten und Ereignissen, und keine Darlehen.
    `,
  ),
  rule(
    '3.4',
    'Karten der Kleinstaaten',
    `
    Die Karten eines verbündeten Kleinstaats spielt seine Macht. Wer einen nicht verbündeten Kleinstaat im Krieg führt,
    regelt 7.4.5. Alle anderen Kleinstaaten sind inaktiv.
    `,
  ),
  rule(
    '3.5',
    'Ende eines Spielzugs',
    `
    Der Spielzug endet, wenn die letzte Karte gespielt ist. Hat nur noch ein Land Karten, bekommt es höchstens noch
    einen Impuls und behält den Rest (R08). Karten, die man noch kaufen könnte, und solche, die Nomaden ziehen, zählen
    nicht.
    `,
  ),
  rule(
    '3.6',
    'Verlängerung',
    `
    Der Spielzug geht weiter, wenn ein anderes Land eine Karte bekommt oder ein Kleinstaat mit ungespielten Karten aktiv
    wird.
    `,
  ),
  rule(
    '3.7',
    'Zwischenphase und Ende',
    `
    Auf jeden Spielzug folgt eine Zwischenphase (7.0). Spielzug 1 beginnt Assyrien; jeden späteren das Land nach dem,
    das die letzte Karte des vorigen gespielt hat (N114). Die Partie endet nach der Zwischenphase von Spielzug 5 oder
    früher (8.3, 9.1).
    `,
  ),
  rule(
    '4.0',
    'Zum Einstieg',
    `
    Spiel zuerst die Lektion; Das Zweistromland (S3) ist das Szenario zum Lernen.
    `,
  ),
  rule(
    '4.1',
    'Aufbau',
    `
    Das Szenario bestimmt Kontrolle, Truppen, Politik, Tribut, ECO, Handelsmarker und Handkarten (S1 bis S3;
    rekonstruiert, siehe D). Inaktive Kleinstaaten haben keine Einheiten auf der Karte. Jedes aktive Land hat seine
    Heimatkarten und die ausgeteilten Karten. Ist der Stapel leer, wird die Ablage zu einem neuen gemischt; sonst wird
    der Stapel nie gemischt. Auswärtige Kriege und dauerhafte Karten bleiben im Spiel, bis sie enden.
    `,
  ),
  rule(
    '4.2',
    'Truppenvorrat',
    `
    Im Vorrat eines Landes liegt, was es aufstellen darf. Manche Einheiten kommen später durch eine Karte oder die
    Zeitleiste dazu. Außerdem zieht jedes Land zufällig Söldner: Assyrien 8, andere Mächte 4, aktive Kleinstaaten 1,
    Nomaden keine. Dann folgt, wenn mit ihr gespielt wird, die Geheimdiplomatie (7.5).
    `,
  ),
  rule(
    '5.0',
    'Ablauf eines Spielzugs',
    `
    1. Beginn des Spielzugs (5.1) und Tribut (5.2).
    2. Aktionsphase (6.0): Impulse, bis die Karten gespielt sind (3.5).
    3. Zwischenphase: 7.1 Eroberung, 7.2 Beförderung, 7.3 Einkommen, 7.4 Politik, 7.5 Geheimdiplomatie, 7.6 Zeitleiste,
       7.7 Verlegung, 7.8 Fortsetzung.
    `,
  ),
  rule(
    '5.1',
    'Beginn des Spielzugs',
    `
    In Spielzug 1 entfällt dieser Schritt. Alle Söldner verlassen die Karte, das Sammelfeld, die Vorräte und die
    Heimatkarten inaktiver Kleinstaaten. Nur Assyriens Söldner auf der Karte bleiben bis zu seinem ersten Impuls: Dort
    zahlt es als Erstes für jeden, den es behält, noch einmal den Preis aus 6.2, aus Einkommen oder mit Karten, und
    entlässt die anderen (N84). Dann werden neue gezogen: Assyrien 8 minus die behaltenen, andere Mächte 4, aktive
    Kleinstaaten 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Tribut',
    `
    Jede Macht entscheidet, ob sie und ihre verbündeten Kleinstaaten Assyrien Tribut zahlen. Nicht verbündete
    Kleinstaaten machen in der Reihenfolge der Leiste eine Tributprobe. Wer von ihnen gegenüber Assyrien auf PRO oder
    höher steht, hat sie für diesen Spielzug bestanden und zahlt bis zu dessen Ende, selbst wenn der Marker unter PRO
    fällt, außer bei einem Bündnis mit jemand anderem. Eroberte Länder zahlen ohnehin. Nur Mächte erhalten Tribut; ein
    Land, das allein von den Truppen eines Kleinstaats erobert wurde, zahlt an dessen verbündete Macht. Nomaden zahlen
    nicht. Für Spielzug 1 bestimmt das Szenario, wer Tribut zahlt und wer ihn verweigert hat.
    `,
  ),
  rule(
    '5.2.1',
    'Tributprobe',
    `
    Es werden so viele Würfel geworfen, wie die aufgedruckte Stufe der Hauptstadt beträgt, und einer mehr nach einer
    unbestraften Verweigerung. Zeigt einer eine 6, verweigert das Land den Tribut und bekommt den schwarzen Marker.
    Persien hat keine Stadt: Es zahlt, außer es ist mit jemandem verbündet (R10).
    `,
  ),
  rule(
    '5.2.2',
    'Zahlen',
    `
    Ein Kleinstaat zahlt eine ECO-Stufe, eine Macht zwei: Wer zahlt, verliert sie, wer empfängt, gewinnt sie. Eine
    Handelsstadt zahlt eine Stufe an das Land, das sie erobert hat, oder an die Macht, mit der sie einen Pakt hat.
    Änderungen gelten sofort. Ein Kleinstaat kann an zwei Mächte zahlen: Syrien, das die Probe bestanden hat und bei
    Babylonien auf PRO steht, verliert zwei Stufen, Assyrien und Babylonien gewinnen je eine.
    `,
  ),
  rule(
    '5.2.3',
    'Folgen',
    `
    Wer Tribut zahlt, bleibt im Frieden mit Assyrien und seinen Verbündeten, die das Land betreten dürfen (8.1).
    Verbündet sich Assyrien mit einem Land, enden dessen Kriege mit Ländern, die Assyrien Tribut zahlen. Einem solchen
    Land darf Assyrien für 10 AP (Kleinstaat) oder 15 AP (Macht) den Krieg erklären; die Zahlung endet dann. Ein Land,
    das den Tribut verweigert hat, durch die Probe oder aus eigenem Entschluss, darf kostenlos angegriffen werden. Wer
    ihn in der Probe verweigert hat, muss bestraft werden (7.4.4): Sonst verliert Assyrien in der Zwischenphase 2 SP,
    und die nächste Probe hat einen Würfel mehr.
    `,
  ),
  rule(
    '6.0',
    'Aktionsphase',
    `
    AP dürfen in beliebiger Reihenfolge für 6.1 bis 6.18 ausgegeben werden. Während einer Schlacht wird nichts
    aufgestellt, aufgefrischt oder angeworben. Kosten werden mit ihren Bruchteilen addiert und am Ende des Impulses
    aufgerundet.

    Ein Land ohne Karten und mit weniger als 5 AP, das Einkommen dieses Impulses mitgezählt, passt: Es behält sein
    Einkommen (höchstens 4), darf Belagerungen fortsetzen und Nachschub zahlen, seine unversorgten Einheiten machen
    Erschöpfungsproben, und sein auswärtiger Krieg zählt weiter. Inaktive Länder werden übersprungen; Handelsstädte
    haben keinen Impuls.
    `,
  ),
  rule(
    '6.1',
    'Einheiten aufstellen, Schiffe bauen',
    `
    Eine reguläre Einheit kostet 2 AP je Punkt ihres vollen Faktors, ein Schiff 2 AP; mit 9.7 kosten manche Arten mehr
    (R43). Die Einheit kommt in voller Stärke in eine Heimatstadt, die du kontrollierst, die frei von Feinden und nicht
    belagert ist (R11), ein Schiff in eine Zone an einem deiner Häfen (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Söldner anwerben',
    `
    Ein Söldner aus deinem eigenen Vorrat kostet 0,5 AP je Punkt seines Faktors, auch mit 9.7. Söldner kommen zu einer
    deiner Streitmächte oder in eines deiner leeren Heimat- oder angeschlossenen Gebiete, nie auf verbündeten Boden
    (R51).
    `,
  ),
  rule(
    '6.3',
    'Feldherren kaufen',
    `
    Ein Feldherr kostet 2 AP. Du darfst einen pro Impuls kaufen; er wird zufällig aus dem Vorrat gezogen und in ein
    Heimatgebiet ohne Feinde gestellt. Könige kann man nicht kaufen. Ein verlorener Feldherr kann wiederkommen, aber
    ohne Königsmarker; ein verlorener König nie.
    `,
  ),
  rule(
    '6.4',
    'Auffrischen',
    `
    - Eine geschwächte reguläre Einheit: 2 AP je zurückgewonnenem Punkt, mit einer Verbindung über befreundete Gebiete
      zu einem Heimatgebiet; eine Seezone genügt, wenn feindliche Schiffe dort nicht in der Überzahl sind.
    - Ein geschwächter Söldner: 0,5 AP je Punkt, ohne Verbindung.
    - Plünderung in eigenen Heimat- und angeschlossenen Gebieten und Provinzen, die du kontrollierst: 1 AP je Stufe.
      Mauern: 1 AP je Stufe, nicht während einer Belagerung; eine eroberte Stadt repariert nur, wer sie erobert hat und
      hält.

    Die Aufschläge von 9.7 gelten hier nicht. Zu Schiffen siehe 6.16.a.
    `,
  ),
  rule(
    '6.5',
    'Zurückkaufen',
    `
    Eine reguläre Einheit oder ein Feldherr auf dem Sammelfeld kostet 1 AP, ein Söldner 0,5 AP, voll oder geschwächt,
    wie sie sind. Sie werden wie neue eingesetzt. Einen Söldner dort dürfen alle kaufen.
    `,
  ),
  rule(
    '6.6',
    'Bewegung',
    `
    - Eine Einheit ohne Feldherrn: 1 AP je Gebiet. Eine Armee: 1 AP je Gebiet. Eine Armeegruppe: 1 AP je Armee und
      Gebiet.
    - Meerland und medische Wege kosten 2 AP (R12).
    - Söldner bewegen sich nie ohne Feldherrn.
    - Eine Flotte: 0,5 AP je Zone, 1 AP auf ein Handelsfeld oder von dort weg.

    Außer den AP gibt es keine Grenze; jedes Gebiet nach dem vierten in einem Impuls bedeutet eine Erschöpfungsprobe
    (10.4.b).
    `,
  ),
  rule(
    '6.6.1',
    'Erschöpfung',
    `
    Wirf für jede Einheit einen Würfel; bei einer 6 erleidet sie einen Treffer. Feldherren und Schiffe machen nie
    Erschöpfungsproben. Ursachen: weite Märsche, fehlender Nachschub (6.10), manche Rückzüge und Ausweichmanöver,
    heimkehrende Überfalltrupps (6.15), Gelände (1.3), Ereignisse.
    `,
  ),
  rule(
    '6.6.2',
    'Armee',
    `
    Eine Armee ist ein Feldherr mit Regulären seines Landes bis zu seinem Kommandowert und bis zu ebenso vielen
    Söldnern. Nie gehören zwei Länder oder zwei Feldherren zu einer Armee. Unterwegs darf sie Einheiten aufnehmen und
    zurücklassen. Werden mehrere Feldherren ohne Gruppe in einem Gebiet angegriffen, teilen sie die Einheiten unter sich
    auf, jeder mindestens eine.
    `,
  ),
  rule(
    '6.6.3',
    'Armeegruppe',
    `
    Zwei oder drei Armeen eines Lagers oder Bündnisses im selben Gebiet dürfen ohne AP eine Gruppe bilden, mit der
    Armeegruppenkarte eines Landes, das dort Einheiten hat; jede Gruppe braucht ihre eigene Karte. Erst als Gruppe
    können mehrere Armeen gleichzeitig ein Gebiet betreten.

    - Ein Feldherr ist Oberbefehlshaber; er zählt beim Abfangen und Ausweichen, alle Feldherren mit einer Armee bringen
      Kampfwürfel (R13).
    - Ein König hat immer den Oberbefehl; zwei Könige können nie zu einer Gruppe gehören, wer also in einer Gruppe mit
      einem König gekrönt wird, verlässt sie.
    - Keine Armee hat mehr Einheiten, als der Oberbefehlshaber führt (R14); höchstens drei Armeen und drei Länder.
      Unterwegs darf eine Gruppe Einheiten, Feldherren und Armeen aufnehmen und zurücklassen, und eine Armee darf mit
      einer befreundeten, auf die sie trifft, eine Gruppe bilden.
    - Nur wer gerade handelt, bildet Gruppen, außer nach einem Abfangen.
    `,
  ),
  rule(
    '6.6.4',
    'Armeegruppen mehrerer Länder',
    `
    Armeen von zwei oder drei Ländern dürfen eine Gruppe bilden, mit der Karte einer Macht unter ihnen und der
    Zustimmung aller; ein Land ohne Karte darf sich nur anschließen. Jede Armee gehört weiter ihrem eigenen Land. In
    seinem Impuls darf jeder Partner die Gruppe unter einem eigenen Feldherrn bewegen, außer ein König hat den
    Oberbefehl. Hat das Land, dem die Karte gehört, keine Einheiten mehr darin, endet die Gruppe, außer eine andere
    Macht in ihr hat eine Karte bereit, die sie sofort ersetzt.
    `,
  ),
  rule(
    '6.6.5',
    'Mehrere Armeen ohne Gruppe',
    `
    Als Antwort auf einen Angriff können sie keine Gruppe bilden. Bis zu drei verteidigen gemeinsam, aber ungeordnet:
    Ihre Feldherren bringen keine Würfel und verhindern keine Flucht. Die übrigen warten (N19); nach einem Sieg darf der
    Angreifer in einer zweiten Schlacht gegen sie nachsetzen oder in das Gebiet zurückgehen, aus dem er kam. Solche
    Armeen fangen einzeln ab, weichen einzeln aus und greifen nie gemeinsam an.

    Eine belagerte Garnison darf sich einem Entsatzangriff sofort anschließen; sie rückt geschlossen aus, auch mit
    Einheiten, die ihre Feldherren nicht führen könnten, und mit mehr als einem Feldherrn darin bekommt sie keine
    Feldherrnwürfel.
    `,
  ),
  rule(
    '6.6.6',
    'Die Armeegruppenkarte verkaufen',
    `
    In ihrem ersten Impuls eines Spielzugs darf eine Macht ihre Karte für 4 AP zusätzliches Einkommen in diesem Impuls
    verkaufen. Sie kann dann in diesem Spielzug keine eigene Gruppe bilden, ihre Armeen dürfen sich aber anderen
    anschließen; die Karte kehrt in der Zwischenphase zurück. Assyrien verkauft nie. Medien muss sie in den Spielzügen 1
    bis 3 verkaufen.
    `,
  ),
  rule(
    '6.6.7',
    'Einen Feldherrn verlegen',
    `
    Für 1 AP, einmal pro Impuls, reist ein Feldherr aus einem Gebiet ohne Einheiten seines Landes in ein befreundetes
    Gebiet im Umkreis von 8 Gebieten und kann dann nicht mehr handeln.
    `,
  ),
  rule(
    '6.6.8',
    'Gewaltmarsch',
    `
    Für 10 AP, mindestens teilweise aus einer Karte, zieht eine Armee beliebig weit durch befreundete Gebiete, ohne
    Erschöpfung. Sie darf Einheiten aufnehmen, aber keine zurücklassen, und kann dann nicht mehr handeln.
    `,
  ),
  rule(
    '6.6.9',
    'Abfangen',
    `
    Betritt eine Streitmacht ein Gebiet neben Feinden, dürfen diese versuchen, sie auf einem Weg abzufangen, den sie
    benutzen können; das gilt auch für Verstärkungen und Ankunft durch ein Ereignis. In einem Gebiet, in dem schon
    Einheiten stehen, ist kein Abfangen möglich, außer sie sind mit der abfangenden Seite befreundet; ein Feldherr
    allein verhindert es nicht. Ein Feldherr ohne Einheiten kann nicht abfangen; Einheiten ohne Feldherrn versuchen es
    einzeln. Welche Einheiten mit einem Feldherrn mitgehen, bestimmt ihr Besitzer (N22).

    - Alle sagen es in der Reihenfolge der Impulse an, und niemand darf es zurücknehmen; dann werden Karten gespielt,
      dann wird gewürfelt: 2W6 plus Aktionswert des Feldherrn; −2 ohne Feldherrn; −1 in Feindesland. **7 oder mehr**
      gelingt.
    - Mit 9.7 gibt dir deine Reiterei einen Bonus, oder die feindliche ebenso viel Abzug: +3, wenn du nur Reiterei hast
      und der Feind keine, +2 bei nur Reiterei gegen gemischte Truppen, +1 bei gemischten gegen Truppen ohne Reiterei,
      +1 für höhere Beweglichkeit, wenn beide gemischt sind.
    - Jede Streitmacht darf es einmal je betretenem Gebiet versuchen, und wieder, wenn die Feinde ein weiteres Gebiet
      betreten oder neue kommen, nachdem die ersten fort sind. Eine Streitmacht, die in diesem Impuls gekämpft hat, darf
      nicht abfangen, außer sie hat ihren Feind überrannt.
    - Gelingt es, gibt es keine Geländewürfel, und die abgefangene Streitmacht verteidigt (R15) und darf nicht mehr
      ausweichen. Wer nach Meerland oder über einen medischen Weg abfängt, macht vorher eine Erschöpfungsprobe.
    - Könnten zwei miteinander verfeindete Streitmächte beide abfangen, versucht es zuerst die mit dem besseren
      Aktionswert (bei Gleichstand entscheidet der Würfel); gelingt es, kann die andere nicht mehr.
    - Endet die Schlacht zweimal unentschieden, gibt es keinen Sieger: Beide ziehen sich zurück, zuerst die abfangende
      Seite, und kein Feldherr verhindert Flucht.
    - Abfangen löst kein weiteres Abfangen aus; Ausweichen und Rückzug schon.
    - Eine Gruppe fängt als Ganzes unter ihrem Oberbefehlshaber ab oder, wenn er es erlaubt, Armee für Armee; keine
      Armee kann gezwungen werden, und wer zurückbleibt, verlässt die Gruppe.
    `,
  ),
  rule(
    '6.6.10',
    'Ausweichen',
    `
    Eine angegriffene Streitmacht darf sich in die eigene oder eine verbündete Stadt im Gebiet zurückziehen (R52) oder
    in ein benachbartes befreundetes Gebiet; gibt es keines, mit einer Erschöpfungsprobe in Feindesland, dort aber nicht
    in eine Stadt. In ein Land, mit dem Frieden herrscht und bei dem sie nicht mindestens MARSCH hat, darf sie nur, wenn
    es kein befreundetes Gebiet gibt und sie den Krieg erklärt und bezahlt (N11). Sie darf nicht dorthin, wo unbelagerte
    feindliche Einheiten stehen, und nicht ausweichen, wenn sie abgefangen wurde; einzelne Feldherren und Schiffe
    hindern sie nicht. Die Einheiten eines Landes gehen zusammen, mehrere Länder entscheiden in der Reihenfolge der
    Impulse, eine Gruppe folgt ihrem Oberbefehlshaber. Alle sagen es an, dann werden Karten gespielt, dann wird
    gewürfelt.

    - 2W6 plus Aktionswert des Feldherrn, minus den des Angreifers: +1 in ein benachbartes befreundetes Gebiet, +3 in
      eine Stadt, −2 ohne Feldherrn, +2 für hastiges Ausweichen (vor dem Wurf angesagt, immer mit Erschöpfungsprobe),
      und der Reitereibonus aus 6.6.9. Bei **9 oder mehr** gelingt es.
    - Eine einzelne Einheit oder ein einzelner Feldherr kommt ohne Wurf in eine Stadt im Gebiet; ebenso jede
      Streitmacht, wenn die Angreifer dreimal so viele Einheiten und Feldherren haben.
    - Nach misslungenem Ausweichen bedeutet jeder in der Schlacht erlittene Treffer eine Flucht.
    - Ein Versuch pro Angriff. Weichen die Verteidiger aus, darf der Angreifer dort sofort ohne AP eine Belagerung
      beginnen oder ihnen folgen, wenn er noch AP hat; dann dürfen sie es wieder versuchen.
    `,
  ),
  rule(
    '6.7',
    'Kampf',
    `
    Wer ein Gebiet mit feindlichen Einheiten betritt, muss kämpfen, außer sie weichen aus. Die Schlacht kostet keine AP
    und wartet nicht auf andere Truppen. Mehrere Armeen greifen nur als Gruppe, durch Abfangen oder mit „Gemeinsamer
    Angriff“ gemeinsam an; 6.6.5 sagt, welche von mehreren Verteidigern kämpfen. Bis die Schlacht vorbei ist, können nur
    Kampfkarten und Reaktionen gespielt werden.
    `,
  ),
  rule(
    '6.7.1',
    'Kampfkarten',
    `
    Alle beteiligten Länder legen in der Reihenfolge der Impulse beliebig viele Kampfkarten verdeckt aus; dann werden
    alle gezeigt. Auf dieselbe Weise folgen Karten „Gegenmanöver“, dann „Gegenmaßnahmen“ gegen beliebige von ihnen.
    `,
  ),
  rule(
    '6.7.2',
    'Abwicklung',
    `
    Wirf einen Würfel je Einheit; sie trifft, wenn er höchstens ihren modifizierten Faktor zeigt. Beide Seiten würfeln,
    bevor Verluste zugeteilt werden. Landeinheiten und Schiffe kämpfen nie gegeneinander; das Einzige, was Schiffe
    modifiziert, ist die phönizische Heimatkarte.
    `,
  ),
  rule(
    '6.7.3',
    'Kampfwürfel',
    `
    Kampfwürfel haben Faktor 3 und werden wie die der Einheiten modifiziert.

    - Ein Feldherr mit Einheiten oder in einer Stadt, die würfelt: so viele wie sein Aktionswert.
    - Gelände, nur in der ersten Runde und nicht nach einem Abfangen: Fluss 1, Gebirge 2, medischer Weg 1 für
      verteidigende reguläre Meder. Jedes zählt einmal, und sie addieren sich.
    - Elite: Jeder Stapel mit mindestens einer regulären assyrischen Landeinheit wirft einen mehr (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Treffer',
    `
    Eine Einheit ist nach zwei Treffern verloren: Der erste schwächt sie, der zweite vernichtet sie. Ein Feldherr fällt
    durch einen Treffer; du darfst Feldherren Treffer zuteilen und musst es, wenn sonst nichts übrig ist. Die eine
    Hälfte der Treffer geht an Söldner, die andere an Reguläre; bei ungerader Zahl wählst du, wer den überzähligen
    bekommt (R17). Vernichtete Reguläre und Feldherren kehren in den Vorrat zurück, Söldner in den gemeinsamen Vorrat;
    ein König ist aus dem Spiel.
    `,
  ),
  rule(
    '6.7.4.a',
    'Flucht',
    `
    Für je zwei erlittene Treffer, aufgerundet, flieht eine überlebende Einheit; nach misslungenem Ausweichen für jeden
    Treffer eine. Die eine Hälfte davon sind Söldner, die andere Reguläre; wenn die Einheiten ausgehen, fliehen
    Feldherren. Der Sieger zieht die Aktionswerte seiner Feldherren in der Schlacht ab; nach einer unentschiedenen Runde
    niemand. Geflohene Plättchen gehen aufs Sammelfeld, wie sie sind.
    `,
  ),
  rule(
    '6.7.5',
    'Truppen mehrerer Länder',
    `
    Treffer und Flucht werden zuerst gleichmäßig auf die Länder verteilt, dann innerhalb jedes Landes. Den Rest teilt
    der Oberbefehlshaber zu oder, ohne Gruppe, das Land mit der anfangs stärksten Streitmacht; was ein Land nicht tragen
    kann, geht an die anderen. Eine Einheit mit Faktor 0 kämpft nicht, kann aber Treffer bekommen.
    `,
  ),
  rule(
    '6.7.6',
    'Sieg in der Schlacht',
    `
    Die Seite mit mehr Treffern siegt, aber eine ausgelöschte Seite hat verloren. Bei gleich vielen Treffern gibt es
    eine zweite Runde; sind sie wieder gleich, siegt die verteidigende Seite (R18). Endet ein Abfangen zweimal
    unentschieden, gibt es keinen Sieger.
    `,
  ),
  rule(
    '6.7.7',
    'Überrennen',
    `
    Wird eine Seite ausgelöscht und bleibt kein Feind im Gebiet oder seiner Stadt, oder fällt eine Stadt durch einen
    Sturm oder eine einzige Belagerungsrunde, ist das ein Überrennen: Die handelnde Streitmacht darf weiterziehen,
    plündern oder ohne AP eine Belagerung beginnen. Sonst kann, wer gekämpft hat, in diesem Impuls nicht mehr handeln.
    `,
  ),
  rule(
    '6.7.8',
    'Rückzug',
    `
    Der Verlierer zieht sich in ein verbundenes eigenes Gebiet zurück oder in eines, in dem er MARSCH oder mehr hat,
    oder in die eigene oder eine verbündete Stadt im Gebiet; gibt es nichts davon, mit einer Erschöpfungsprobe in
    Feindesland. Er darf nicht dorthin, wo Feinde sind, nicht in Länder, mit denen er Frieden, aber nicht mindestens
    MARSCH hat (außer er erklärt und bezahlt den Krieg), nicht in andere Städte, auf Schiffe oder aufs Meer und nicht in
    das Gebiet, aus dem die Sieger kamen. Eine Streitmacht auf dem Rückzug darf von anderen Feinden als denen im
    Schlachtgebiet abgefangen werden, und ein Gebiet, in dem das möglich ist, darf sie nur wählen, wenn es kein anderes
    gibt. Gibt es gar keinen Ausweg, machen die Einheiten eine Erschöpfungsprobe, und die Überlebenden gehen aufs
    Sammelfeld. Die Streitmacht eines Landes bleibt zusammen; mehrere Länder dürfen verschiedene Wege gehen.
    `,
  ),
  rule(
    '6.8',
    'Belagerungen',
    `
    Eine Armee oder Armeegruppe in einem Gebiet mit feindlicher Stadt und ohne Feinde davor darf belagern: durch
    Aushungern, Sturm oder gewöhnliche Belagerung. Im Impuls der Ankunft ist das kostenlos, mit Ausnahme des Sturms;
    später kostet es 1 AP, egal wie viele Armeen mitmachen (R19). Nur Armeen einer Gruppe belagern gemeinsam. Solange
    nichts davon im Gange ist, ist die Stadt nicht belagert; die Belagerung endet, wenn alle Belagerer abziehen.

    - Die Stadt wirft in jeder Runde des Belagerungskampfs so viele Würfel, wie ihre Stufe minus Schaden beträgt, auch
      wenn sie leer ist; Einheiten und Feldherren darin würfeln mit. Eine Festung senkt die Faktoren der Belagerer um
      eins (1.3).
    - Im Belagerungskampf gibt es keine Flucht, und von 9.7 gilt nur das +1 für verteidigende Bogeneinheiten (R20).
    - Assyriens Seite wirft zwei Würfel mehr statt des Elitewürfels.
    - Die Verluste einer Garnison aus mehreren Ländern werden gleichmäßig verteilt; den Rest teilt das Land zu, dem die
      Stadt gehört.
    - **Ausfall**: wenn der Hunger steigt, aus gesparten AP, oder im eigenen Impuls der Garnison; beides für 1 AP (R53).
      Es ist eine Runde ohne Mauern und Flucht und zählt für SP als Feldschlacht. Erzielt die Garnison mindestens so
      viele Treffer wie die Belagerer, ist die Belagerung aufgehoben, und diese ziehen sich zurück. Alle Truppen darin
      machen unter dem Land mit, dem die Stadt gehört; mehr als ein Feldherr ohne Gruppe bringt keine Feldherrnwürfel.
      Eine fremde Armee darin darf im eigenen Impuls allein einen Ausfall machen.
    `,
  ),
  rule(
    '6.8.1',
    'Aushungern',
    `
    Der Hunger beginnt bei 0 und steigt in jedem späteren Impuls des Belagerers für 1 AP um eins (R21). Liegt er zwei
    über der aktuellen Stufe, bei einer Hauptstadt drei, ergibt sich die Stadt: Einheiten darin sind vernichtet, die
    Mauern bleiben heil. Ein Hafen muss blockiert sein: Der Belagerer braucht in jeder seiner Zonen mehr Schiffe als der
    Feind (R22).
    `,
  ),
  rule(
    '6.8.2',
    'Sturm',
    `
    Ein Sturm kostet 1 AP und dauert eine Runde. Die verteidigende Seite wirft alle ihre Würfel doppelt (R23). Erzielt
    der Angreifer mehr Treffer, fällt die Stadt, und die Überlebenden fliehen. Die Mauern bleiben heil.
    `,
  ),
  rule(
    '6.8.3',
    'Gewöhnliche Belagerung',
    `
    Es wird eine Runde gekämpft. Treffer in Höhe der aktuellen Stufe senken sie um eins; weitere zählen gegen die neue
    Stufe, weniger haben keine Wirkung. Die Belagerer erleiden ihre Verluste in jedem Fall. Die verteidigende Seite darf
    Treffer stattdessen der Garnison zuteilen. Ist von der Stufe nichts übrig, ist die Stadt eingenommen; die Garnison
    bekommt verbleibende Treffer, Überlebende gehen aufs Sammelfeld (R24).

    Fortsetzen kostet 1 AP Einkommen; wird es nicht bezahlt, ruht die Belagerung, und Belagerer ohne Nachschub machen
    Erschöpfungsproben (6.10). Belagerungen gehen über das Ende eines Spielzugs hinaus weiter.
    `,
  ),
  rule(
    '6.8.4',
    'ECO verschleppen',
    `
    Wer ein Gebiet einnimmt, muss bis zu zwei ECO+ von dort ins nächstgelegene Gebiet mit ECO− bringen, wo sie sich
    aufheben (R25); gibt es keines, darf er sie in eines seiner Heimatgebiete bringen. Assyrien wählt das Ziel frei und
    darf mit „Deportation“ sogar aus einer Stadt ohne ECO+ eines nehmen und dort ECO− lassen. Nomaden bekommen
    stattdessen je 7 AP, um aufzustellen, aufzufrischen oder zurückzukaufen. Eine Quelle kann höchstens ein ECO− haben,
    ein Ziel höchstens zwei ECO+. ECO+ in Ost-Medien bleiben dort.
    `,
  ),
  rule(
    '6.9',
    'Politik',
    `
    Jeder Kleinstaat und Stamm hat einen Marker auf der Leiste einer Macht (R26). Eine Macht zahlt 1 AP, um einen Marker
    ein Feld zu bewegen, für Juda und Israel 0,5 AP: auf der Leiste einer anderen Macht abwärts oder auf der eigenen
    aufwärts. Dafür kann eine Macht höchstens 6 AP pro Impuls ausgeben; eine Bündniskarte darf den Marker weiter
    bewegen, danach können in diesem Impuls aber keine AP mehr in Diplomatie fließen. Nicht beeinflussen kannst du ein
    Land, das mit dir im Krieg ist (Nomaden schon), einen Stamm ohne Einheiten auf der Karte und ein Land in einem
    Bündnis.

    - 0–3 **NEUTRAL**.
    - 4–6 **HANDEL**: ein Handelspunkt in der Zwischenphase.
    - 7–9 **PRO** (wohlgesinnt): Der Kleinstaat zahlt dieser Macht auch Tribut, und vielleicht zugleich Assyrien (5.2).
    - 10–12 **MARSCH** (Durchmarschrecht): Beide dürfen auch das Land des anderen, aber nicht seine Städte, wie
      befreundetes Gebiet betreten, ohne Nachschub zu zahlen.
    - 13–15 **BÜNDNIS**: Die Macht führt auch den Kleinstaat; beide dürfen die Städte des anderen betreten, gemeinsam
      verteidigen und gemeinsame Flotten und Armeegruppen bilden.

    Was eine Macht vereinbart, bindet auch ihre verbündeten Kleinstaaten. Sie kann von einem Kleinstaat keine AP,
    Karten, Einheiten oder zusätzlichen Tribut verlangen und mit eigenen AP seine Truppen nur in einer gemeinsamen
    Armeegruppe oder Flotte bewegen. Mächte im Frieden dürfen freien Durchzug vereinbaren. Zu den Lagern siehe 7.4.1.

    Ein Bündnis endet nur durch eine Bündniskarte oder durch Eroberung. Ein Kleinstaat, der Verbündeter wird oder dem
    der Krieg erklärt wird, wird aktiv (6.17). Verliert er sein Bündnis, ist er sofort inaktiv (aber siehe R27): Seine
    Einheiten warten auf seiner Heimatkarte, wie sie sind, seine Überfalltrupps gehen aufs Sammelfeld, seine allgemeinen
    Karten werden abgeworfen. Wird er wieder aufgeboten, zieht er neue Karten, und wer ihn führt, stellt diese Einheiten
    frei in seinem Land auf.
    `,
  ),
  rule(
    '6.10',
    'Nachschub',
    `
    Am Anfang deines Impulses kostet jede Streitmacht in fremdem Land 1 AP oder plündert ihr Gebiet; nur wenn beides
    nicht möglich ist, machen ihre Einheiten eine Erschöpfungsprobe (R28, R70). Auf befreundetem Gebiet und in eigenen
    Städten braucht es keinen Nachschub.
    `,
  ),
  rule(
    '6.11',
    'Ereignisse',
    `
    Eine Karte darf statt für ihre AP als Ereignis gespielt werden, wenn das Ereignis möglich ist. Manche kosten AP, aus
    Einkommen, gesparten AP oder einer Pluskarte oder als Darlehen auf den nächsten Impuls: Zahlst du es dann nicht
    zurück, bekommst du ein ECO− auf eine deiner Städte oder verlierst ein ECO+. Ein Kleinstaat nimmt nie ein Darlehen
    für seine Macht auf. „Du“ auf einer Karte ist das Land, das sie hält. Ereignisse dürfen auch gegen Verbündete
    gespielt werden. Ein aufgehobenes Ereignis kostet nichts. Wo eine Karte Geheimdiplomatie anbietet, steht dieser Teil
    allen Ländern offen (6.11.m). Schließen zwei Ereignisse einander aus, gilt das spätere. Eine Karte, die zu zwei
    Arten gehört, darf als jede von beiden gespielt werden.
    `,
  ),
  rule(
    '6.11.a',
    'Katastrophen',
    `
    Eine Katastrophe kann jeden treffen, außer jemand spielt „Gegenmaßnahmen“, bevor die Wirkung ausgewürfelt wird.
    `,
  ),
  rule(
    '6.11.b',
    'Auswärtige Kriege',
    `
    Beide Seiten schicken 2 + W3 Einheiten auf die Ereigniskarte, eine davon darf ein Feldherr sein; eine Seite, die
    nicht im Spiel ist, spiegelt die andere (R71). Der Krieg dauert W6 Runden, gezählt, wenn der Marker das zuerst
    genannte Land erreicht. An seinem Ende wird für jedes Plättchen dort gewürfelt: Bei gerader Zahl verliert es eine
    Stufe; Überlebende gehen aufs Sammelfeld. Fehlen einer Macht Einheiten, muss sie mit gesparten AP, Karten oder einem
    Darlehen aufbringen, was sie kann, oder je fehlender Einheit 1 SP verlieren (N39); Einheiten, die sie nicht
    aufbringen kann, werden in jedem Impuls wieder verlangt, und solange welche geschuldet sind, wird keine Runde
    gezählt.

    Vorzeitig endet der Krieg durch die Karte „Ende des auswärtigen Krieges“ oder durch eine Landschlacht im Impuls
    eines genannten Landes; sie kostet 1 AP und braucht einen Feldherrn auf der Ereigniskarte oder, wenn dort keiner
    ist, einen von der Landkarte. Ist sie gewonnen, endet der Krieg; ist sie verloren, verdoppelt sich die restliche
    Zeit (R29). Ein Land hat nie zwei auswärtige Kriege zugleich und keinen mit einem Verbündeten.
    `,
  ),
  rule(
    '6.11.c',
    'Bündniskarten',
    `
    Wirf 2W6 und bewege den Marker um höchstens so viele Felder: auf der Leiste einer anderen Macht abwärts, dann auf
    der Leiste der Macht aufwärts, die die Karte spielt; oder, in deinem eigenen Impuls, geradewegs aufwärts auf der
    Leiste, auf der er steht, egal wessen. Ein Kleinstaat spielt sie für seine verbündete Macht; ohne eine kann er einen
    Marker nur senken. Sie kann auch als Reaktion gespielt werden, zum halben Preis und mit doppeltem Wurf: nachdem ein
    Partner dieses Bündnisses eine SP-Schlacht verloren oder dein eigenes Land eine gewonnen hat (R72); haben auf einer
    Seite mehrere Länder gekämpft, zählt jedes davon. Auf ein Land, mit dem du selbst im Krieg bist, kann die Karte
    nicht gespielt werden. Assyrien, oder ein Verbündeter für Assyrien, kann sie nicht auf einen Verweigerer spielen,
    den es bestraft hat. Handelsstädte sind nicht betroffen. Die Kosten sind 4 AP (R30), für „Beliebiges Bündnis“ 6 AP.
    `,
  ),
  rule(
    '6.11.d',
    'Kampfkarten',
    `
    Sie werden von Ländern mit Truppen in der Schlacht gespielt, bevor gewürfelt wird (6.7.1). Sie addieren sich; manche
    heben einander auf. Auf Abfangen oder Ausweichen wirken sie nie (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reaktionen',
    `
    Jedes Land darf eine spielen, sobald ihr Anlass da ist; sie unterbricht das Spiel und wirkt zuerst. „Gegenmaßnahmen“
    können wiederum eine Reaktion aufheben, und wenn sie ein „Gegenmanöver“ stoppen, wirkt die Kampfkarte, der es galt,
    doch noch.
    `,
  ),
  rule(
    '6.11.f',
    'Politische Karten',
    `
    Sie ändern die Politik; manche bleiben im Spiel, solange sie wirken.
    `,
  ),
  rule(
    '6.11.g',
    'Nachziehkarten',
    `
    Sie bringen Karten und zählen als Karte des Impulses; du darfst mit einer Pluskarte oder AP weitermachen. Nach
    „Sorgfältige Vorbereitung“ oder „Abwarten“ darfst du das nicht: Sie stärken stattdessen deinen nächsten Impuls.
    `,
  ),
  rule(
    '6.11.h',
    'Bewegungskarten',
    `
    Sie erlauben Bewegung, die sonst nicht erlaubt ist. Abfangen und Ausweichen sind möglich, wenn auf der Karte nichts
    anderes steht.
    `,
  ),
  rule(
    '6.11.i',
    'Wirtschaftskarten',
    `
    Sie ändern Handel und Einkommen, einmalig oder auf Dauer.
    `,
  ),
  rule(
    '6.11.j',
    'Rekrutierungskarten',
    `
    Sie bringen mehr Söldner, Reguläre oder Schiffe. Elams Heimatkarte macht Söldner zu Regulären.
    `,
  ),
  rule(
    '6.11.k',
    'Sabotage',
    `
    Sie bringt einer gewählten Streitmacht Erschöpfung oder andere Verluste. „Gegenmaßnahmen“ können sie aufhalten.
    `,
  ),
  rule(
    '6.11.l',
    'Dauerhafte Karten',
    `
    Sie bleiben im Spiel und gelten, solange ihre Bedingung erfüllt ist.
    `,
  ),
  rule(
    '6.11.m',
    'Geheimdiplomatie durch Karten',
    `
    Eine Aktion aus 7.5.2 wird sofort ausgeführt. Niemand kann sie aufheben; wirf stattdessen 2W6: Bei 9 oder mehr hat
    die Aktion keine Wirkung.
    `,
  ),
  rule(
    '6.12',
    'Wechsel der Kontrolle',
    `
    Ein Land kontrolliert am Anfang seine Heimat- und angeschlossenen Gebiete. Die Kontrolle wechselt, wenn nur
    feindliche Landtruppen in einem Gebiet sind; eine Stadt muss erst eingenommen werden; davor zu stehen genügt nicht.
    Feindliche Truppen stehen am Anfang oder Ende eines Impulses nie im selben Gebiet, außer eine Stadtmauer ist
    zwischen ihnen. Ein eingenommenes Heimat- oder angeschlossenes Gebiet, in dem am Ende eines Impulses keine
    feindlichen Landtruppen stehen, fällt an seinen ursprünglichen Besitzer zurück. Verbündete Truppen ändern daran
    nichts. Ein Land kontrolliert eine Seezone, wenn nur seine Schiffe dort sind.
    `,
  ),
  rule(
    '6.12.a',
    'Folgen',
    `
    Ein verlorenes Heimatgebiet bringt seinem Besitzer nichts und dem Eroberer nur dann etwas, wenn es eine Provinz wird
    (7.1.d). Das Einkommen eines angeschlossenen Gebiets geht an den, der es eingenommen hat. Hält ein Land die Stadt
    und ein mit ihm verfeindetes das Gebiet, zählt die Stadt für niemanden; nur ihr ursprünglicher Besitzer zählt die
    Hälfte ihres ECO-Werts, des aufgedruckten wie des durch Marker (R31). Vom Tribut der Handelsstädte abgesehen ändert
    sich ECO nicht vor der Zwischenphase. Mächte, die ein Gebiet gemeinsam besetzen, einigen sich, wer es bekommt; sonst
    entscheidet die mit der stärksten Streitmacht, Kleinstaaten mitgezählt. Für ihre Kleinstaaten entscheidet eine
    Macht.
    `,
  ),
  rule(
    '6.13',
    'Eroberung im Impuls',
    `
    Du darfst es in deinem eigenen Impuls wie in 7.1 versuchen, aber ein Land kann während eines Spielzugs nur einmal
    geprüft werden, egal von wem, und noch einmal in der Zwischenphase.
    `,
  ),
  rule(
    '6.14',
    'Plünderung',
    `
    Eine Streitmacht plündert, statt Nachschub zu zahlen, oder einfach, um zu schaden: Das Gebiet bekommt Plünderung 1
    oder, wenn es schon 1 hat, Plünderung 2, aber nie mehr. Das ist kostenlos, einmal je Gebiet und Impuls. Einem Land,
    mit dem du Frieden hast, musst du zuerst den Krieg erklären.
    `,
  ),
  rule(
    '6.15',
    'Überfälle auf den Handel',
    `
    Auf dem großen Handelsfeld liegen die Handelsmarker der Mächte; darunter sind fünf Überfallfelder, jedes für eine
    Landeinheit.

    - 1 AP: Eine unbelagerte Landeinheit kommt von der Karte oder vom Sammelfeld auf ein Überfallfeld, eine je Land und
      Impuls; eine Macht schickt auch Einheiten ihrer verbündeten Kleinstaaten und Nomaden (N86). Söldner können nicht
      geschickt werden, außer Arabern und Aramäern.
    - Sind alle Felder voll, wirf einen W6: Bei 6 misslingt es; bei 1–5 gibt es eine Runde Kampf gegen die Einheit auf
      diesem Feld (wähle ein anderes, wenn sie zu deiner Seite gehört). Wird eine vernichtet, hat die andere das Feld;
      trifft deine und die andere nicht, geht die andere aufs Sammelfeld. Sonst kehrt deine zurück.
    - 1 AP aktiviert alle Überfalltrupps, deine und die deiner verbündeten Kleinstaaten und Nomaden, außer denen, die in
      diesem Impuls gekommen sind. Wirf einen W6 für jeden (R32): Bei 6 misslingt es; 1–5 ist die Nummer der Macht,
      deren Marker angegriffen werden darf; bist du das selbst oder hat sie keinen, wähle eine Macht. Wirf dann gegen
      den Faktor des Trupps; ein Treffer entfernt einen Marker. Würfle für jeden entfernten Marker: Bei gerader Zahl
      kommt einer von deinen zurück. Mit 9.7 überfällt erfolgreiche Reiterei zweimal.
    - Überfälle brauchen keinen Krieg und schaden keinem Bündnis. Ein Überfalltrupp, der sein Feld verlässt, macht eine
      Erschöpfungsprobe und geht aufs Sammelfeld.
    `,
  ),
  rule(
    '6.16',
    'Aktionen zur See',
    `
    Schiffe handeln, befördern, blockieren und kämpfen gegen Schiffe. Land betreten sie nie, außer Meerland.
    `,
  ),
  rule(
    '6.16.a',
    'Bau und Reparatur',
    `
    Ein Schiff kostet 2 AP und kommt in eine Zone an einem deiner eigenen Häfen, wenn möglich ohne feindliche Schiffe.
    Eine Reparatur kostet 1 AP in einer Zone mit befreundetem Hafen. Ohne einen solchen Hafen kannst du weder bauen noch
    reparieren.
    `,
  ),
  rule(
    '6.16.b',
    'Flotten',
    `
    Alle befreundeten Schiffe in einer Zone sind eine Flotte; Verbündete müssen zustimmen, und Länder ohne Bündnis
    können keine gemeinsame bilden. Eine Flotte zahlt 0,5 AP je Küstenzone und 1 AP auf ein Handelsfeld oder von dort
    weg; danach können ihre Schiffe in diesem Impuls nichts mehr tun, ein Handelsfeld ist also keine Abkürzung. Schiffe
    sind nie im Hafen und können sich dort nicht verstecken.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    Ein Schiff in voller Stärke trägt eine volle Einheit oder zwei geschwächte, ein geschwächtes Schiff eine geschwächte
    Einheit, deine eigenen oder, mit Zustimmung, die eines Verbündeten (N89); Feldherren brauchen keinen Platz. Söldner
    gehen nur mit einem Feldherrn ihres Landes an Bord. Ein Schiff kann einmal pro Impuls Einheiten befördern. Beladene
    Schiffe können nicht auf Handelsfelder.
    `,
  ),
  rule(
    '6.16.d',
    'Einschiffen',
    `
    Ein- und Ausschiffen ist kostenlos und in Häfen möglich (R33); beförderte Einheiten können in diesem Impuls nicht
    marschieren, aber gelandete Armeen dürfen eine Gruppe bilden. Eine Gruppe, die gemeinsam an Bord geht, bleibt eine.
    `,
  ),
  rule(
    '6.16.e',
    'Landung',
    `
    Wo Feinde stehen, führt eine Landung zur Schlacht, ohne die Schiffe. Es landet jeweils eine Armee, Gruppe oder
    Einheit; die anderen bleiben an Bord. In dieser Schlacht haben Infanterie und Bogenschützen zu Fuß −1, Streitwagen
    und Reiterei −2. Wer von See kam und verliert, darf auf seine Schiffe zurück.
    `,
  ),
  rule(
    '6.16.f',
    'Suche',
    `
    Feindliche Flotten dürfen in derselben Zone sein. Das handelnde Land darf einmal je Zone und Impuls suchen; andere,
    wenn eine feindliche Flotte einläuft, aus gesparten AP (R34). Eine Suche kostet 1 AP: Der Feind ist gefunden, wenn
    2W6 mindestens die niedrigste Suchzahl der suchenden Schiffe zeigen. Flotten verschiedener, nicht verbündeter Länder
    werden mit je einem eigenen Wurf gesucht und einzeln bekämpft, in der Reihenfolge, die die suchende Seite wählt
    (N88). Die Schlacht hat keine zusätzlichen Würfel; der Verlierer flieht in eine benachbarte Zone. Ein Treffer auf
    ein Schiff trifft auch seine Ladung.
    `,
  ),
  rule(
    '6.16.g',
    'Handelsfelder',
    `
    Ein Handelsfeld fasst bis zu vier Schiffe. Statt freie Plätze zu nehmen, oder wo keine sind, darfst du um sie
    kämpfen: 1 AP mehr und eine gelungene Suche, gegen so viele der Flotten dort, wie du willst. Misslingt jede Suche,
    kehrt die Flotte in ihre Zone zurück und kann nicht mehr handeln. Der Sieger setzt bis zu vier ein; Verlierer, die
    nicht mehr hineinpassen, gehen in eine Zone mit befreundetem Hafen. Krieg ist dafür nicht nötig.
    `,
  ),
  rule(
    '6.17',
    'Kleinstaaten ohne Bündnis',
    `
    Sie sind inaktiv, ohne Einheiten auf der Karte, aber ECO, Tribut und Diplomatie gehen weiter. Wird ein Kleinstaat
    angegriffen oder wird er Verbündeter, ist er sofort aktiv: Seine Einheiten werden aufgestellt, er bekommt einen
    Söldner, seine Heimatkarte und ECO − 1 allgemeine Karten innerhalb seiner Handlimits (7.3.2).
    `,
  ),
  rule(
    '6.18',
    'Einkommens-AP',
    `
    Einmal pro Runde, am Anfang deines eigenen Impulses, bekommst du AP in Höhe deiner ECO-Stufe, zum Ausgeben oder
    Sparen (3.1). Ohne Karten musst du eine für 5 AP kaufen und spielen (R35); kannst du das nicht, passt du (6.0). 3 AP
    geben einer beliebigen Karte ein Plus (N78).
    `,
  ),
  rule(
    '6.19',
    'Ende der Aktionsphase',
    `
    Wenn der Spielzug endet (3.5), bleiben ungespielte Karten auf der Hand; Heimatkarten und verkaufte
    Armeegruppenkarten kehren zurück.
    `,
  ),
  rule(
    '7.0',
    'Zwischenphase',
    `
    Eroberung 7.1, Beförderung 7.2, Einkommen 7.3, Politik 7.4, Geheimdiplomatie 7.5, Zeitleiste 7.6, Verlegung 7.7,
    Fortsetzung 7.8. Ist ein Lager geschlagen, wird das plötzliche Ende geprüft (9.1).
    `,
  ),
  rule(
    '7.1',
    'Eroberung',
    `
    Eine Handelsstadt ist erobert, sobald sie eingenommen ist; ein Land, wenn alle seine Heimatstädte und quadratischen
    Gebiete in Feindeshand sind. Sonst ist eine Probe möglich. Dafür müssen in Feindeshand sein:

    - bei einem Kleinstaat: eine seiner Städte oder ein quadratisches Gebiet;
    - bei Assyrien: Ninive und fünf weitere assyrische Städte;
    - bei einer anderen Macht: fünf ihrer Städte oder ihre Hauptstadt und drei weitere.

    Medien wird nie geprüft: Es fällt, wenn sieben seiner Städte, darunter die Hauptstadt, gleichzeitig in Feindeshand
    sind. Nomaden können nicht erobert werden; ist keine ihrer Einheiten mehr auf der Karte, enden ihre Bündnisse, und
    der Marker ist für den Rest des Spielzugs neutral.
    `,
  ),
  rule(
    '7.1.a',
    'Probe',
    `
    Zähle die Städte, die dem Land genommen wurden, die Hauptstadt doppelt, und wirf einen W6. Zum Wurf kommen 6 gegen
    Assyrien, 2 gegen eine andere Macht. Ist die Summe nicht höher als die Zahl, ist das Land erobert.
    `,
  ),
  rule(
    '7.1.b',
    'Kapitulation',
    `
    Ein Land, das drei Heimatstädte oder eine Schlacht im Wert von 3 SP verloren hat, darf kapitulieren; es gilt dann
    als erobert. Es kapituliert vor allen seinen Feinden oder vor keinem; lehnen sie ab, gewinnt es 1 SP. Assyrien
    kapituliert nie (R74).
    `,
  ),
  rule(
    '7.1.c',
    'Mehrere Angreifer',
    `
    Sie einigen sich, wer erobert; sonst entscheidet die Macht mit den meisten Städten und quadratischen Gebieten, dann
    die mit den meisten Truppen. Für den Wurf zählen die Gebiete aller zusammen.
    `,
  ),
  rule(
    '7.1.d',
    'Wirkung',
    `
    - Gebiete, die das besiegte Land anderswo hält, gehen an ihre Besitzer zurück; seine Truppen im Ausland kehren heim.
      Es zahlt sofort Tribut an den Eroberer.
    - Ein Kleinstaat oder eine Handelsstadt verliert alle Beziehungen; der Marker kommt aufs Feld des Eroberers. Ein
      aktiver Kleinstaat wird wie in 6.9 inaktiv.
    - Eine Macht verlässt ihr Lager und alle ihre Bündnisse; jeder Kleinstaat auf ihrer Leiste fällt um 2W6 Felder,
      mindestens um 3; ihre Handelsstädte werden neutral.
    - Der Krieg zwischen beiden, samt ihren verbündeten Kleinstaaten, endet.
    - **Schonfrist**: Nach einer Eroberung in der Zwischenphase dauert sie bis zum Beginn der nächsten; nach einer
      Eroberung während eines Spielzugs auch noch den ganzen nächsten hindurch. Für den Eroberer gilt das Land als
      befreundet, umgekehrt nicht, und einen eroberten Kleinstaat kann nur der Eroberer beeinflussen (R75). Keiner darf
      den anderen angreifen oder plündern, auch nicht dessen Kleinstaaten, Handelsstädte und Nomaden; Ereignisse außer
      Kampfkarten sind erlaubt. „Die Opposition übernimmt“ und „Priester des Marduk“ können sie beenden; „Aufwiegelung“
      kann die zwischen Elam und Persien beenden.
    - **Provinz**: Der Eroberer darf ein Gebiet mit einer Einheit besetzt halten, und es gibt ihm Einkommen; es darf
      keine Hauptstadt sein und keinen aufgedruckten ECO-Wert haben. Alle seine anderen Einheiten ziehen ab. Ohne die
      Einheit ist es keine Provinz mehr.
    - Ein eroberter Kleinstaat zahlt Tribut, bis er Verbündeter des Eroberers wird oder die Schonfrist endet; dann ist
      sein Marker neutral oder dort, wohin Einfluss ihn gebracht hat. Eine Macht darf dann einem Lager beitreten oder
      den Eroberer angreifen; vorher kann sie seinem Lager nur mit seiner Zustimmung beitreten.
    - Eine eroberte Handelsstadt ohne Garnison wird neutral, wenn Feinde sie betreten; eine mit Pakt verteidigt sich
      selbst.
    - Wird Assyrien erobert, bekommt jeder Eroberer eine Provinz, sie teilen sich 12 SP, Tributproben und Strafen für
      Verweigerer enden, und Assyrien zahlt jedem von ihnen zwei Stufen Tribut.

    **Ausscheiden** gilt, wenn ihr es nicht abschaltet: Hat eine Macht, die schon einmal erobert wurde (Kapitulation
    zählt nicht; im letzten Spielzug braucht es keine frühere Eroberung), höchstens zwei befreundete Städte und nicht
    ihre Hauptstadt, scheidet sie aus, und das bringt doppelte SP. Ihre Einheiten und Marker verlassen das Spiel, ihre
    Gebiete außer Provinzen bringen kein Einkommen mehr, und sie handelt und zahlt nicht mehr. Wer sie geführt hat,
    übernimmt die Skythen; die zweite solche Person bekommt die Kimmerer und einen Kleinstaat, weitere je zwei
    Kleinstaaten; diese haben ihre Heimatkarten und zählen als Macht (N117). Von den Kleinstaaten kann nur Urartu
    ausscheiden, und nur durch Nomaden. Medien kann mit „Ruf der Stämme“ zurückkommen.
    `,
  ),
  rule(
    '7.2',
    'Beförderung',
    `
    Mit 9.2 wird für jeden geschwächten Feldherrn auf der Karte gewürfelt; bei gerader Zahl wird er befördert (R36).
    `,
  ),
  rule(
    '7.3',
    'Einkommen',
    `
    Zuerst wird alles gezählt, dann werden Karten ausgeteilt (R37).
    `,
  ),
  rule(
    '7.3.1',
    'Einkommen von der Landkarte',
    `
    ECO = Stadtpunkte / 3 + ECO-Werte und Marker. Eine kontrollierte Stadt ist ein Punkt, eine Hauptstadt zwei. Fremde
    Städte zählen nur als Provinzen oder angeschlossene Gebiete, Handelsstädte nie. Bruchteile bleiben erhalten, bis der
    Handel dazukommt (7.3.3.d). Je sieben Stufen Plünderung in Heimatgebieten kosten eine ECO-Stufe. Ein Kleinstaat, der
    nur seine Hauptstadt hat, hat 1. Persien hat immer 2. Handelsstädte erholen sich von selbst.
    `,
  ),
  rule(
    '7.3.2',
    'Karten',
    `
    Jedes aktive Land bekommt ECO − 1 Karten, in der Reihenfolge der Impulse ab dem Land nach dem, das die letzte Karte
    gespielt hat; Heimatkarten kehren zurück. Grenzen ohne Heimatkarten: Kleinstaaten 1–3, Mächte 2–6, Assyrien 4–10;
    unter dem Minimum zieht ein Land bis dahin nach. Einmal im Spiel darf ein Land mit mehr als dem Minimum seine Hand
    abwerfen und eine Karte weniger ziehen. Dann werden Karten über dem Maximum abgeworfen: Je 10 aufgedruckte AP sind 1
    SP oder zwei zusätzliche Aktionen in 7.5 wert, je 5 AP vom Rest eine solche Aktion; der Lohn eines Kleinstaats geht
    an seine verbündete Macht.
    `,
  ),
  rule(
    '7.3.3',
    'Handel',
    `
    Schiffe, Marker und Status bringen Handelspunkte.
    `,
  ),
  rule(
    '7.3.3.a',
    'Schiffe',
    `
    Auf einem kleinen Handelsfeld bringt ein Schiff in voller Stärke 1 Punkt, ein geschwächtes einen halben. Dann kehren
    die Schiffe in eine Zone mit einem befreundeten Hafen dieses Meeres zurück oder in den Vorrat.
    `,
  ),
  rule(
    '7.3.3.b',
    'Marker',
    `
    Jeder deiner Marker auf dem großen Handelsfeld bringt 1 Punkt.
    `,
  ),
  rule(
    '7.3.3.c',
    'Status',
    `
    Jeder Kleinstaat auf deiner Leiste mit HANDEL oder mehr bringt 1 Punkt.
    `,
  ),
  rule(
    '7.3.3.d',
    'Einkommen aus Handel',
    `
    Ein Handelspunkt ist einen Stadtpunkt wert, drei ergeben also eine ECO-Stufe; Bruchteile aus Städten und Handel werden
    addiert, und was übrig bleibt, verfällt. Die Macht mit den meisten Punkten bekommt 3 SP, die zweite 1 SP; bei
    Gleichstand auf dem ersten Platz gibt es je 2 und für den zweiten nichts, bei Gleichstand auf dem zweiten je 1. Dann
    fahren die Schiffe heim, die Überfalltrupps machen Erschöpfungsproben und gehen aufs Sammelfeld, und verlorene
    Marker kehren zurück.
    `,
  ),
  rule(
    '7.3.3.e',
    'Stufe',
    `
    Landkarte und Handel zusammen sind die Stufe für den nächsten Spielzug, egal was noch den Besitzer wechselt; nur
    Tribut ändert sie noch. Kleinstaaten haben keine Handelsmarker, können aber Schiffe im Handel haben. Ein inaktiver
    Kleinstaat beseitigt Plünderung und Schaden; hat er nichts davon und war den ganzen Spielzug inaktiv, bekommt er
    eine Stufe mehr, Phönizien drei (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Negatives Einkommen',
    `
    Jede Stufe unter null kostet einen Punkt Plünderung in jeder Runde, in der das Land zahlt. Ist kein Gebiet mehr
    dafür übrig, ist das Land bankrott und zahlt bis zur nächsten Zwischenphase nicht mehr.
    `,
  ),
  rule(
    '7.4',
    'Politik',
    `
    Hier geht es um Lager, Kriege und Frieden.
    `,
  ),
  rule(
    '7.4.1',
    'Lager',
    `
    Von einem Lager ins andere kannst du nur in der Zwischenphase wechseln, also während eines Spielzugs dem eigenen
    Lager nicht den Krieg erklären, außer „Die Opposition übernimmt“ oder „Priester des Marduk“ bewegt dich dazu. Eine
    neutrale Macht kann in der Zwischenphase kostenlos einem Lager beitreten, oder für 10 AP, indem sie einer Macht des
    anderen Lagers den Krieg erklärt. Eine neutrale Macht, die von einem Lager angegriffen wird, tritt dem anderen
    kostenlos bei. Assyrien muss einem Beitritt zustimmen; die Rebellen dürfen nur eine Macht ablehnen, die mit einem
    von ihnen im Krieg ist, und eine eroberte Macht braucht für das Lager des Eroberers dessen Zustimmung. Eine Macht,
    die in diesem Spielzug neutral wurde, kann ihrem früheren Lager nicht den Krieg erklären. Eine abgelehnte Macht
    bekommt 1 SP, einmal pro Spielzug. Beitreten heißt Bündnis mit allen im Lager und Krieg mit allen im anderen.

    Sind alle Mächte eines Lagers erobert oder ausgeschieden und geht das Spiel weiter (9.1), dürfen Mächte sofort,
    kostenlos und in der Reihenfolge der Leiste den Krieg erklären und Lagern beitreten.
    `,
  ),
  rule(
    '7.4.2',
    'Kriegserklärung',
    `
    In der Zwischenphase ist eine Kriegserklärung kostenlos. Während eines Spielzugs zahlt ein Kleinstaat 5 AP; eine
    Macht zahlt 5 AP gegen einen Kleinstaat, 10 gegen eine Macht, nichts gegen eine Handelsstadt. Einem Land den Krieg
    zu erklären, das ihm Tribut zahlt, kostet Assyrien 10 oder 15 AP (5.2.3). Jede feindliche Handlung gilt als
    Kriegserklärung und muss bezahlt werden. Dein Einfluss auf das angegriffene Land ist verloren. Truppen im Land des
    anderen ziehen ins nächstgelegene befreundete Gebiet (10.4.f). Krieg gegen eine Macht ist Krieg gegen ihr Lager und
    dessen Kleinstaaten; bei Krieg gegen einen verbündeten Kleinstaat darf seine Macht kostenlos den Krieg erklären.
    Krieg gegen eine Handelsstadt, die eine Macht erobert hat oder mit der sie einen Pakt hat, ist Krieg gegen diese
    Macht.
    `,
  ),
  rule(
    '7.4.3',
    'Frieden',
    `
    Ein Krieg, der aus einem Bündnis stammt, endet mit ihm. Andere enden durch Eroberung oder, mit einem Kleinstaat, in
    der nächsten Zwischenphase, wenn sein Feind zustimmt. Ihr dürft Frieden vereinbaren, kostenlos, für einen Tribut von
    2 ECO oder für eine Heimatkarte bis zum nächsten Austeilen (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Verweigerer bestrafen',
    `
    Ein Verweigerer wird durch Eroberung bestraft oder indem man ihn in einer Schlacht schlägt oder eine seiner Städte
    einnimmt: Dann macht er sofort eine Tributprobe; besteht er sie, zahlt er, ist bestraft, und der Krieg endet (R39).
    Auch Verbündete Assyriens dürfen das tun. Ein Verweigerer, der inzwischen Verbündeter einer Macht ist, wird ebenso
    bestraft, aber seine Macht entscheidet, ob er zahlt, und wenn sie mit Assyrien im Krieg ist, geht der Krieg weiter.
    Assyrien darf den Krieg in einen Eroberungskrieg verwandeln, ohne AP und ohne weitere Proben.
    `,
  ),
  rule(
    '7.4.5',
    'Wer einen Kleinstaat im Krieg führt',
    `
    Hat ihn das assyrische Lager angegriffen, führt ihn eine Macht der Rebellen, die diese bestimmen (N104); waren es
    die Rebellen, Assyrien; waren es Nomaden, beide Lager oder eine neutrale Macht, wechseln sich die Lager Impuls für
    Impuls ab (R77). Wer ihn so führt, darf seinen Tribut nicht ändern und für ihn weder Krieg erklären noch Frieden
    schließen.
    `,
  ),
  rule(
    '7.4.6',
    'Ein Kleinstaat im Krieg wird Verbündeter',
    `
    Seine Macht darf jedem seiner Feinde kostenlos den Krieg erklären, oder alle einigen sich auf Frieden.
    `,
  ),
  rule(
    '7.5',
    'Geheimdiplomatie',
    `
    Sie ist optional. Jede Macht legt heimlich einen Marker, Assyrien zwei, auf ein Ziel; alle werden gleichzeitig
    gezeigt.
    `,
  ),
  rule(
    '7.5.1',
    'Aufhebung',
    `
    Wird ein Ziel mehr als einmal gewählt, auch von beiden assyrischen Markern, ist es aufgehoben; der Handel nie. Hat
    außer dir niemand das Ziel gewählt, führst du eine seiner Möglichkeiten aus.
    `,
  ),
  rule(
    '7.5.2',
    'Ziele',
    `
    Jede Macht, jeder Kleinstaat und Stamm im Spiel, Handelsstädte und der Handel.
    `,
  ),
  rule(
    '7.5.2.a',
    'Handel',
    `
    Entferne einen Handelsmarker; oder schicke einen Überfalltrupp los und überfalle einmal, kostenlos.
    `,
  ),
  rule(
    '7.5.2.b',
    'Eigenes Land',
    `
    Deine eigene Macht oder ein verbündeter Kleinstaat zieht entweder eine Karte, bis zum Maximum, oder bekommt einen
    Sonderimpuls vor dem ersten des Spielzugs, ohne zusätzliche Karte; sind es mehrere, in der Reihenfolge der Leiste.
    `,
  ),
  rule(
    '7.5.2.c',
    'Kleinstaat oder Stamm ohne Bündnis',
    `
    Bewege seinen Marker um höchstens W6 Felder (R78); oder mache ihn zum Verweigerer: Er zahlt Assyrien nichts, und
    wenn er den Tribut bei der Probe verweigert, zahlt er stattdessen dir; oder sichere dir als Assyrien seinen Tribut,
    sogar wenn er bei einer anderen Macht auf PRO oder höher steht (N49); oder lege einen Aufstandsmarker auf eine
    seiner Städte (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Eine andere Macht oder ihr Kleinstaat',
    `
    Lege einen Aufstandsmarker auf eine unbesetzte Stadt, die keine Hauptstadt ist: Niemand kontrolliert Stadt und
    Gebiet, bis eine Streitmacht irgendeines Landes kommt, die beides ohne SP und ohne Krieg einnimmt (R79). Oder lege
    ihn auf eine deiner Heimatstädte, die ein fremdes Land hält, wenn die Garnison in und vor der Stadt, Feldherren
    mitgezählt, kleiner ist als die aktuelle Stufe; die Garnison geht aufs Sammelfeld. Oder, gegen eine Macht, +1 auf
    ihren Thronfolgewurf. Übrige Marker werden vor der nächsten Geheimdiplomatie entfernt.
    `,
  ),
  rule(
    '7.5.2.e',
    'Handelsstädte',
    `
    Schließe kostenlos einen Pakt mit einer, die weder erobert ist noch einen Pakt hat.
    `,
  ),
  rule(
    '7.5.2.f',
    'Allgemeines',
    `
    Geheimdiplomatie kostet nichts, und Bündnisse schränken sie nicht ein. Absprachen über Ziele sind nicht erlaubt.
    `,
  ),
  rule(
    '7.5.2.g',
    'Als Ereignis',
    `
    Eine Aktion von einer Karte wird sofort ausgeführt (6.11.m).
    `,
  ),
  rule(
    '7.6',
    'Zeitleiste',
    `
    Was die Zeitleiste (T) für diese Zwischenphase nennt, geschieht; zur Thronfolge siehe 10.3.
    `,
  ),
  rule(
    '7.7',
    'Verlegung',
    `
    Ein Feldherr jedes aktiven Landes, auch ein König, zieht beliebig weit durch befreundete Gebiete und nimmt dabei
    Einheiten im Rahmen seines Kommandowerts auf, lässt aber keine zurück. An einen Ort, an dem er abgefangen werden
    könnte oder eine Stadt im Aufstand ist, darf er nicht.
    `,
  ),
  rule(
    '7.8',
    'Fortsetzung',
    `
    Der nächste Spielzug beginnt mit 5.1.
    `,
  ),
  rule(
    '8.0',
    'Besondere Regeln',
    `
    Frieden, Krieg, Sieg und die Kampagne zu zweit.
    `,
  ),
  rule(
    '8.1',
    'Frieden und fremdes Land',
    `
    Ohne MARSCH oder mehr darfst du die Gebiete eines nicht verbündeten Landes nicht betreten, außer du erklärst ihm den
    Krieg; das gilt auch für Ausweichen und Rückzug. Die Kriegserklärung bezahlt das Land, dessen Truppen sich bewegen.
    Assyrien und seine Verbündeten dürfen das Gebiet von Ländern betreten, die Assyrien Tribut zahlen, umgekehrt nicht.
    Truppen, die dieses Recht verlieren, ziehen ins nächstgelegene befreundete Gebiet, bei mehreren nach Wahl ihres
    Besitzers; ohne Landweg gehen sie aufs Sammelfeld.
    `,
  ),
  rule(
    '8.2',
    'Kriegseintritt',
    `
    Ein Land, das in einen Krieg eintritt, ist Nachschubquelle für sich und seine Verbündeten.
    `,
  ),
  rule(
    '8.3',
    'Sieg',
    `
    Sofort:

    - 1, 2, 3 SP für eine gewonnene Landschlacht gegen 5–9, 10–14, 15 oder mehr Einheiten; 1 für eine Seeschlacht gegen
      3 oder mehr Schiffe;
    - 1 für eine Stadt der Stufe 2 mit Garnison oder der Stufe 3 und mehr; 3 für eine Festung der Stufe 4; 4 für Ninive;
      +1 für eine Garnison von 5 oder mehr, +1 für eine Hauptstadt;
    - 1 für die verteidigende Seite, die einen Sturm abwehrt;
    - 1 für die Vernichtung der letzten arabischen oder aramäischen Einheit auf der Karte, 2 für die letzte der Kimmerer
      oder Skythen;
    - 1 für das Ende eines auswärtigen Krieges durch eine Schlacht;
    - 1 für ein Bündnis mit einem Kleinstaat oder seine Eroberung, 3 bei einer Macht, 12 für die Eroberung Assyriens; +4
      für den Sieg über ein ganzes Lager (R40, R80);
    - 1, wenn deine Kapitulation abgelehnt wird oder dein Wunsch, einem Lager beizutreten.

    In der Zwischenphase: Handel (7.3.3.d), Karten über dem Limit (7.3.2). Am Ende: Jede Macht außer Assyrien bekommt 1
    SP für jeden Spielzug, in dem sie nicht erobert wurde, doppelt, wenn sie es nie wurde; jede Macht bekommt das
    Doppelte des Zuwachses ihrer ECO, Tribut und Handel eingeschlossen, gegenüber ihrer ECO am Anfang ohne Tribut; das
    kann negativ sein.

    Eine Belagerung über mehrere Impulse zählt Stufe und Garnison an ihrem Anfang; mehr Treffer allein bringen nichts.
    Wer die meisten SP hat, gewinnt; bei Gleichstand wird der Sieg geteilt (R85). SP verbündeter Kleinstaaten gehen an
    ihre Macht, die von nicht verbündeten verfallen; gemeinsame SP werden gleich geteilt, und der Oberbefehlshaber oder
    sonst, wer die stärkste Streitmacht hat, entscheidet über den Rest. Endet das Spiel vorzeitig, gewinnt Assyrien nur
    mit mehr SP als die beste und die schlechteste andere Macht zusammen; sonst gewinnt die beste andere Macht, und sind
    mehrere gleich gut, ist es unentschieden.
    `,
  ),
  rule(
    '8.3.1',
    'Strafen',
    `
    Assyrien bekommt −2 SP für jeden unbestraften Verweigerer in der Zwischenphase (R81). Jede Macht bekommt −1 SP für
    jeden ihrer Könige, der fällt, und je −1 für jeden Marker, den sie nicht entfernen kann (10.4.a), und für jede
    fehlende Einheit in einem auswärtigen Krieg (6.11.b). Strafen eines Kleinstaats gehen an die Macht, mit der er
    verbündet ist oder die ihn nach 7.4.5 führt. SP können negativ sein.
    `,
  ),
  rule(
    '8.4',
    'Kampagne zu zweit',
    `
    Hat Assyrien eine oder zwei Mächte erobert, darf es mit „Beliebiges Bündnis“ und 10 zusätzlichen AP eine davon (aber
    nicht Medien) für einen Spielzug zum Verbündeten machen und führen; dann gehört sie wieder zu den Rebellen (R41,
    N103).
    `,
  ),
  rule(
    '9.0',
    'Wahlregeln',
    `
    Sie gelten, wenn ihr nichts anderes vereinbart. Hier sind 9.1 bis 9.4, 9.6, 9.7 und das Ausscheiden (7.1) als
    Standard an, Nebel (9.5) und Geheimdiplomatie (7.5) aus; dass der Nebel aus ist, haben wir entschieden (N118). Zum
    Einstieg am besten ohne 9.7; zum Szenario Das Zweistromland siehe S3. Die Optionen des Tisches zeigen jede Regel mit
    ihrer Nummer.
    `,
  ),
  rule(
    '9.1',
    'Plötzliches Ende',
    `
    Empfohlen: an. Ist ein Lager ganz geschlagen, wirf 2W6 + Nummer des Spielzugs + Zahl der geschlagenen Mächte + 3,
    wenn Assyrien erobert ist; bei 10 oder mehr endet die Partie sofort: Übrige Karten und Impulse verfallen, und von
    der Zwischenphase folgt nur der Einkommensschritt. Wenn nicht, wählen die Mächte wieder Lager (7.4.1). Die Partie
    endet auch, wenn bei einer Zählung der SP eine Macht mehr hat als alle anderen zusammen oder eine andere Macht als
    Assyrien mehr als die zweite und die letzte zusammen: Sie hat gewonnen (R42). Ihr könnt stattdessen unsere milde
    Prüfung wählen (N52).
    `,
  ),
  rule(
    '9.2',
    'Geschwächte Feldherren',
    `
    Empfohlen: an. Neue Feldherren kommen mit der geschwächten Seite oben ins Spiel und können, bei gerader Zahl,
    befördert werden: nach einer gewonnenen Schlacht, nach einer erfolgreichen Belagerung, nach einem Belagerungskampf
    mit mehr erzielten als erlittenen Treffern und in der Zwischenphase.
    `,
  ),
  rule(
    '9.3',
    'Einheiten zusammenlegen',
    `
    Empfohlen: an. Im ersten Impuls eines Landes in einem Spielzug werden zwei geschwächte Einheiten desselben Landes,
    derselben Art und mit gleichen Faktoren in einem Gebiet oder einer Seezone zu einer vollen; die andere geht in den
    Vorrat (N93). Umgekehrt geht es nie.
    `,
  ),
  rule(
    '9.4',
    'Stehendes Heer',
    `
    Empfohlen: an. Assyrien wirft für eine Beförderung zwei Würfel; eine gerade Zahl genügt. Seine Söldner darf es auch
    ohne diese Regel behalten (5.1, N113). Andere Mächte dürfen in ihrem ersten Impuls eines Spielzugs eine volle
    reguläre Einheit der Stärke 2 auflösen und 4 AP für ein dauerhaftes ECO+ auf einer eigenen Stadt zahlen (N94).
    `,
  ),
  rule(
    '9.5',
    'Nebel des Krieges',
    `
    Empfohlen: aus. Von einem feindlichen Stapel, zu Lande, zur See oder auf dem Marsch, siehst du nur das oberste
    Plättchen (den besten Feldherrn oder sonst die beste Einheit) und die Zahl der Plättchen darin. Ein Stapel fasst
    eine Armee oder zehn Einheiten; weitere bilden einen eigenen Stapel mit eigenem obersten Plättchen. Stapel von
    Verbündeten und von Ländern, mit denen du Frieden hast, sind offen (N75).
    `,
  ),
  rule(
    '9.6',
    'Söldner verkaufen',
    `
    Empfohlen: an. Eine Macht darf Söldner aus ihrem Vorrat zum normalen Preis, aufgerundet, an ein anderes Land
    verkaufen; sie bekommt die AP für ihre nächste Runde, in der höchstens 4 gesparte AP zählen (R82). Das kaufende Land
    setzt sie wie in 6.2 ein. Wer verkauft, kann im selben Spielzug nicht kaufen. Araber und Aramäer können nicht
    verkauft werden.
    `,
  ),
  rule(
    '9.7',
    'Fähigkeiten der Einheiten',
    `
    Empfohlen: an, außer in der ersten Partie. Schwer: schwere Infanterie, schwere Reiterei, Streitwagen. Reiterei:
    leichte und schwere Reiterei, Streitwagen, berittene Bogenschützen. Bogen: Bogenschützen, berittene Bogenschützen,
    Streitwagen.

    - **Schwer**: Eine gewürfelte 2 zählt als zwei Treffer, außer der modifizierte Faktor liegt unter 2. Zwei bis vier
      schwere Einheiten einer Seite heben einen Treffer durch Bogenschuss auf, fünf oder mehr zwei.
    - **Reiterei** allein oder mit Feldherrn: zieht zwei Gebiete für 1 AP, für jedes einen halben (N15), aber nicht,
      wenn auch nur eine andere Einheit dabei ist. Erschöpfung nach dem vierten Gebiet wie üblich. In einer Belagerung
      nach einer solchen Bewegung hat sie −1; zieht sie stattdessen in normalem Tempo und zum normalen Preis, nicht.
    - **Bogen**: In der ersten Runde schießen Bögen zuerst, und ihre Treffer zählen, bevor die anderen kämpfen; in der
      zweiten kämpfen sie mit den übrigen. Alle zusätzlichen Würfel werden mit den anderen geworfen; Feldherren, deren
      Einheiten alle erschossen sind, verlieren ihre.
    - Schwere Infanterie: −1 beim Angriff über einen Fluss. Leichte Reiterei: keine Erschöpfung in der Wüste.
      Streitwagen: −1 beim Angriff über einen Gebirgs- oder Flussweg oder in Meerland; vor einer Schlacht werden alle
      Streitwagen einer Seite zu Bogen erklärt (sie schießen zuerst, treffen aber nicht doppelt und heben keine Treffer
      auf) oder zu Schwer (umgekehrt).
    - **Hinterhalt**: Berittene Bogenschützen dürfen schießen und dann auszuweichen versuchen, mit ihnen Streitwagen und
      andere Reiterei, auch gegen eine Landung, aber nicht vor einer Streitmacht, die sie gerade abgefangen hat; dafür
      gibt es keine SP (N20).
    - **Beweglichkeit**: Reitereinheiten minus andere Einheiten; die Seite mit der höheren Zahl verteidigt beim
      Abfangen. Zum Reitereibonus beim Abfangen und Ausweichen siehe 6.6.9.
    - In Belagerungen gilt nichts davon, außer bei einem Ausfall gegen das Aushungern; aber verteidigende Bogeneinheiten
      bekommen +1 (R20).
    - Aufschläge beim Aufstellen: R43.
    `,
  ),
  rule(
    '10.0',
    'Regeln für Fortgeschrittene',
    `
    Sie gelten immer.
    `,
  ),
  rule(
    '10.1',
    'Nomaden',
    `
    Araber und Aramäer kommen durch Karten als Söldner, haben keine Diplomatie und können nicht aufgefrischt werden.
    Kimmerer und Skythen kommen durch die Zeitleiste: im Krieg mit allen, mit denen sie nicht verbündet sind; ohne
    Einkommen, Ereignisse, Diplomatie und Söldner; in jedem Impuls ziehen sie eine allgemeine Karte und nutzen ihre AP
    zum Bewegen, Plündern, Überfallen und Belagern.

    - Sie plündern jedes Gebiet, in dem sie beginnen oder das sie betreten, wenn es keinem Verbündeten gehört, und
      müssen ein Gebiet verlassen, sobald seine Plünderung 2 ist (N64), auch wenn sie belagern; ein Verbündeter darf 1
      AP zahlen, um sie dort zu halten (N99).
    - Auf dem Land einer Macht, auf deren Leiste sie MARSCH haben, und dem ihrer Verbündeten plündern sie nicht und sind
      versorgt.
    - Zu einer Armeegruppe können sie nur mit einer verbündeten Macht gehören. Für ECO+ einer eingenommenen Stadt
      bekommen sie AP (6.8.4).
    - In der Zwischenphase kehren alle ihre Einheiten in voller Stärke dorthin zurück, wo die anderen stehen; ein
      ausgelöschter Stamm kommt dort wieder, wo ihn die Zeitleiste eingesetzt hat.
    `,
  ),
  rule(
    '10.1.1',
    'Nomaden ohne Bündnis',
    `
    In jeder Impulsrunde würfeln die Lager um jeden Stamm; wer höher wirft, führt ihn (R44) bis zum nächsten Wurf, auch
    bei Entscheidungen außerhalb seines Impulses. Im assyrischen Lager bestimmt Assyrien die Macht, die Rebellen
    wechseln sich ab; neutrale Mächte springen für ein geschlagenes Lager ein. AP, die nicht für Angriffe verwendet
    werden, müssen ins Auffrischen gehen: Der Impuls kann nicht enden, solange sich noch eine geschwächte Einheit
    auffrischen lässt, und die AP dafür werden nicht für Märsche ohne Angriff ausgegeben (N120).
    `,
  ),
  rule(
    '10.1.2',
    'Verbündete Nomaden',
    `
    Sie werden wie ein verbündeter Kleinstaat geführt, bleiben aber aktiv, wenn das Bündnis endet. Sind sie daran
    gebunden, einen Kleinstaat heimzusuchen, endet das mit einem Bündnis (R84).
    `,
  ),
  rule(
    '10.2',
    'Meder',
    `
    Bis Spielzug 4 kann Medien keine Armeegruppen bilden und höchstens eine Armee außerhalb seiner Heimat haben;
    Einheiten dürfen zurückgelassen werden, um Gebiete zu halten, aber die Regulären draußen dürfen den Kommandowert des
    Feldherrn dort nicht übersteigen. In diesen Grenzen darf eine medische Armee zur Gruppe eines Verbündeten gehören.
    `,
  ),
  rule(
    '10.3',
    'Thronfolge',
    `
    Eine Macht, die einen König krönen oder behalten will, wirft einen W6: Bei 6 oder mehr misslingt es, und sie hat in
    diesem Spielzug keinen König. Will eine Macht keinen König, bleibt sie ohne König, hat aber auch keine Unruhen. Zum
    Wurf kommen +2, wenn sie erobert wurde, −1 je Macht, die sie erobert hat, −1 je drei Kleinstaaten, −1 für eine
    geopferte Karte; Assyrien in den Zwischenphasen 1 bis 4: 0, +2, +1, +5. Mit „Kronprinz“ gelingt es sicher.
    Misslingen oder zwei Anwärter bedeuten Unruhen: Alle ihre Regulären machen eine Erschöpfungsprobe, bei beidem zwei
    (R83, N108).
    `,
  ),
  rule(
    '10.4',
    'Seltene Fälle',
    `
    Diese Fälle kommen selten vor.
    `,
  ),
  rule(
    '10.4.a',
    'Keine Marker mehr',
    `
    Gehen die Plünderungs- oder Schadensmarker aus, muss jedes Land, auf dessen Gebieten solche liegen, sofort einen
    entfernen, bezahlt aus vorhandenen AP oder mit einer Karte, oder 1 SP verlieren. Bis zu 4 AP, die von dieser Karte
    übrig sind, bleiben für den nächsten Impuls (N111).
    `,
  ),
  rule(
    '10.4.b',
    'Verschieden weite Märsche in einem Stapel',
    `
    Gebiete zählen für jede Einheit einzeln; eine Einheit, die später dazukam, macht für die Strecke der anderen keine
    Probe.
    `,
  ),
  rule(
    '10.4.c',
    'Zweimal erobert',
    `
    Ein erobertes Land kann von einem anderen noch einmal erobert werden; fremde Provinzen müssen dafür nicht
    eingenommen werden. Es zahlt an alle seine Eroberer; jeder behält seine Provinz und hat seine eigene Schonfrist.
    Solange sich diese überschneiden, darf jeder Eroberer einen Kleinstaat beeinflussen.
    `,
  ),
  rule(
    '10.4.d',
    'Gleichzeitige Eroberung',
    `
    Sie ist nicht möglich: Zuerst würfelt, wer in der Reihenfolge als Erster nach dem Land kommt, das die letzte Karte
    gespielt hat; der andere würfelt nur, wenn dieser Wurf misslingt.
    `,
  ),
  rule(
    '10.4.e',
    'Bestechung in Städten',
    `
    „Seitenwechsel“ und „Gebt ihnen, was sie wollen“ wirken in Städten; Söldner in einer Festung sind vom −1 der Festung
    nicht betroffen.
    `,
  ),
  rule(
    '10.4.f',
    'Nebeneinander',
    `
    Truppen, die nicht im Krieg sind, dürfen im selben Gebiet stehen, wenn alle es betreten dürfen, und mischen sich
    nicht in die Schlachten der anderen ein. Werden sie zu Feinden, bleibt die Seite, der das Gebiet gehört, und die
    andere zieht ins nächstgelegene befreundete Gebiet; muss niemand weichen, kommt es zur Schlacht.
    `,
  ),
  rule(
    'S1',
    'Kampagne, 722–605 v. Chr.',
    `
    Eine bis fünf Personen, Spielzüge 1 bis 5, die ganze Karte. Assyrien ist im Krieg mit Babylonien und Elam, den
    Rebellen, und mit Israel; das neutrale Medien kämpft gegen Persien und zahlt Assyrien zwei Stufen Tribut. Ägypten
    ist neutral. Phönizien, Juda, Syrien und Persien zahlen Tribut; Israel, Urartu und Phrygien haben ihn verweigert.
    ECO am Anfang, mit Tribut: Assyrien 15, Babylonien 7, Ägypten 6, Elam 6, Medien 3.

    Zu zweit führt eine Seite Assyrien, die andere die übrigen vier; zu dritt spielt jemand Ägypten und Babylonien und
    jemand Medien und Elam; zu viert spielt jemand Ägypten und Elam. Allein führst du alle.

    In Spielzug 1 gibt es keine Tributproben. Solange ein Stamm keine Einheiten auf der Landkarte hat, lassen sich seine
    Bündniskarten nur für AP spielen. Israel (geführt von einer Macht der Rebellen) und Persien (abwechselnd von den
    beiden Lagern geführt) sind von Anfang an aktiv (7.4.5).

    SP am Anfang, für das, was vor dem Spiel geschah (1.1): Assyrien 20, Elam 11, Ägypten 8, Babylonien 6, Medien 2.
    Diese SP, die Truppen und die Leisten sind rekonstruiert (D).
    `,
  ),
  rule(
    'S2',
    'Aufstieg und Fall',
    `
    Eine bis vier Personen, Spielzüge 1 bis 5, ohne Ägypten und den Westen. Assyrien, ECO 12 mit Tribut, kämpft gegen
    Babylonien (7) und Elam (6); Medien (3) ist neutral, zahlt Assyrien Tribut und ist im Krieg mit Persien. Urartu hat
    den Tribut verweigert. Geschlossene Gebiete können nicht betreten werden; liegen dort Städte einer Macht, gelten
    sie als von ihr gehalten. Einträge der Zeitleiste für fehlende Länder entfallen.

    SP am Anfang (1.1): Assyrien 12, Babylonien 11, Elam 10, Medien 1. Diese Punkte, Truppen, Gebiete und Leisten sind
    rekonstruiert (D).
    `,
  ),
  rule(
    'S3',
    'Das Zweistromland',
    `
    Eine bis drei Personen, Spielzüge 1 und 2, 25 Gebiete: Assyrien (ECO 9) gegen Babylonien (7) und Elam (6). Zum
    Lernen: 9.3 und 9.4 sind empfohlen; 9.1, 9.2, 9.5, 9.6, 9.7, Ausscheiden und 7.5 sind aus.

    Es gibt keine Kleinstaaten, Handelsstädte, Stämme oder Tributproben und nur die erste Thronfolge. Niemand wechselt
    das Lager oder schließt Frieden; eine eroberte Macht setzt aus, solange die Schonfrist dauert. Städte außerhalb der
    Landkarte gelten als von ihren Besitzern gehalten. Die letzte Zwischenphase umfasst 7.1 bis 7.3.

    Die Rebellen gewinnen sofort, wenn sie Ninive einnehmen, Assyrien, wenn beide Rebellen erobert sind oder kapituliert
    haben. Sonst gewinnt Assyrien mit mehr SP als beide zusammen; wenn nicht, gewinnen die Rebellen. Zu dritt gewinnt,
    wann immer die Rebellen gewinnen, auch durch die Einnahme von Ninive, die Rebellenmacht mit mehr SP.

    Assyrien beginnt mit 6 SP. Diese SP, die Länge, die Truppen, die Leisten und die Siegprüfung sind rekonstruiert (D).
    `,
  ),
  rule(
    'T',
    'Zeitleiste',
    `
    1. Nach Spielzug 1: Thronfolge von Sanherib (0), Schebitku, Muschezib-Marduk, Halluschu. Die Kimmerer erscheinen mit
       Teuschpa in Gamir und dürfen bis zum Ende von Spielzug 2 nur Urartu heimsuchen.
    2. Nach Spielzug 2: Thronfolge von Asarhaddon (+2), Taharqa, Humban-haltasch II. Mehr assyrische Reiterei. Die
       Skythen erscheinen mit Ischpakai in Ischkuza, bis zum Ende von Spielzug 3 an Urartu gebunden.
    3. Nach Spielzug 3: Thronfolge von Assurbanipal (+1), Psammetich I., Schamasch-schum-ukin, Teumman. Kaschtaritu wird
       ohne Wurf König der Meder, wenn sie nicht erobert sind; Medien darf Armeegruppen bilden. Mehr medische Reiterei,
       Ionier für Ägypten. Dugdamme kommt zu den Kimmerern.
    4. Nach Spielzug 4: Thronfolge von Sin-schar-ischkun (+5), Nabopolassar (−1), Necho II., Humban-haltasch III.; in
       Medien folgt Kyaxares. Mehr Einheiten für Medien und Babylonien. Partatua kommt zu den Skythen. Ägypten darf,
       wenn es nicht mit Assyrien im Krieg ist, mit Zustimmung dessen Lager beitreten. Assyrien legt ECO− auf eine
       Heimatstadt außer Ninive oder verliert ein ECO+.

    Die Zeitleiste ist rekonstruiert (D).
    `,
  ),
  ...cards,
  rule(
    'D',
    'Was rekonstruiert ist',
    `
    Der Text des Regelhefts enthält die Regeln, die Länder mit ihren Klassen und Nummern, Handlimits und Söldner, viele
    Kartentitel und fast alle Zahlen der Regeln. Landkarte, Plättchen, Karten, Szenariobögen und Tabellen lagen nicht
    vor. Diese Daten sind daher **rekonstruiert**: von uns passend zu den Regeln erstellt, mit historischen Namen, und
    für Korrekturen offen.

    - **Landkarte**: die 94 Gebiete mit Orten, Wegen, Stufen und ECO-Werten, neun Seezonen, drei kleine Handelsfelder.
    - **Einheiten und Feldherren**: Zahlen und Faktoren; die Namen der Feldherren sind historisch, ihre Werte von uns.
    - **Karten**: In den Regeln genannte Titel sind echt, und was die Regeln über sie sagen, gilt; alle AP-Werte,
      Pluszeichen, die meisten Kosten, die Zahlen in den Wirkungen und die übrigen Karten sind von uns.
    - **Szenarien und Zeitleiste**: Wer gegen wen kämpft, ist aus öffentlichen Beschreibungen bekannt; Truppen,
      anfängliche Leisten und SP, Daten und Orte sind von uns, ebenso die Länge und die Siegprüfung im Zweistromland.
    - **Reihenfolge der Kleinstaaten auf der Leiste**, Handelsmarker, zwei assyrische Armeegruppenkarten, Vorräte an
      Markern, das +1 eines Königsmarkers.
    - **Zahlen in Regelentscheidungen**: R12, R30, R41, R43.

    Bei jedem Eintrag der Daten steht, woher er stammt. Stattdessen lassen sich auch andere Daten verwenden.
    `,
  ),
  ...rulings,
]
