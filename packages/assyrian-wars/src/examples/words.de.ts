// The examples of Assyrian Wars and the introduction to it, told in German.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Assyrien', 'Medien', 'Ägypten', 'Babylonien', 'Elam'],
  notes: {
    'EX-01': {
      title: 'Mehr Punkte, als die Leiste Felder hat',
      text: 'Am echten Tisch endet die Leiste bei 15, deshalb zählen Marker die Umläufe: Ein Plättchen auf der Plusseite und ein Marker „2“ darunter machen drei Umläufe, mit Feld 5 also 3 × 15 + 5 = 50. Hier zählt das Programm für dich und zeigt einfach Assyriens 50 SP.',
    },
    impulse: {
      title: 'Eine Karte, und dazu das Einkommen',
      text: 'Assyrien beginnt seinen Impuls mit 9 AP Einkommen und spielt **Seuche** für ihre 6 AP: 15 zum Ausgeben. **Kronprinz** kann nicht folgen, weil keine der beiden Karten ein Plus hat; für 3 AP könnte Assyrien ihr eines geben. Am Ende werden bis zu 4 AP Einkommen gespart. Was von der Karte übrig ist, verfällt.',
    },
    'EX-02': {
      title: 'Syrien zahlt zweimal',
      text: 'Syrien hat seine Tributprobe bestanden und zahlt Assyrien eine Stufe. Nun gibt Babylonien 1 AP aus und bewegt den syrischen Marker auf der eigenen Leiste von 6 auf 7: PRO. Von da an zahlt Syrien auch an Babylonien. Syrien ist zwei Stufen gefallen, Assyrien und Babylonien sind je eine gestiegen.',
    },
    'EX-03': {
      title: 'Halbe bleiben bis zum Schluss',
      text: 'Schwere Infanterie mit Faktor 3 kostet als Söldner einen halben AP je Punkt: 1½. Assyrien hat 4 AP Einkommen, es bleiben also 2½. Erst am Ende des Impulses werden die Gesamtkosten aufgerundet, auf 2, und 2 AP werden gespart. Ein zweiter halber AP vorher hätte nichts weiter gekostet.',
    },
    'hire-and-build': {
      title: 'Reguläre daheim, Söldner an der Front',
      text: 'Schwere Infanterie mit Faktor 4 kostet 2 AP je Punkt, 8 AP, und muss in einer Heimatstadt stehen: Assur. Ein Söldner mit Faktor 2 kostet 1 AP und darf gleich zur Armee vor Sippar. Mit den restlichen 2 AP ist keine zweite schwere Einheit drin.',
    },
    'EX-04': {
      title: 'Zwei Halbe für 1 AP',
      text: 'Assyrien hat 1 AP. Die Hälfte gibt den geschwächten Söldnern in Assur einen Punkt zurück, von 1 auf 2. Die andere kauft eine Söldnereinheit vom Sammelfeld zurück, gleich wer sie vorher bezahlt hat. Zusammen genau 1 AP.',
    },
    'EX-05': {
      title: 'Wo die Armee in Der zuschlagen kann',
      text: 'Merodach-Baladan steht in Der. Naschir-Bel marschiert an ihm vorbei. Kalchu hat keinen Weg nach Der: kein Abfangen. In Arrapcha steht schon eine assyrische Einheit: auch keines. In Dur-Kurigalzu ist nur ein Feldherr allein, der es nicht verhindert: Jetzt wird Babylonien gefragt. Raschi und Kisch, beide leer, wären auch möglich.',
    },
    interception: {
      title: 'Auf dem Marsch erwischt',
      text: 'Naschir-Bel betritt Dur-Kurigalzu, neben der babylonischen Armee in Der. Merodach-Baladan versucht, ihn abzufangen: 2 und 3, plus sein Aktionswert 2, macht 7, gerade genug. Er greift an, und niemand bekommt Geländewürfel. Assyrien erzielt 3 Treffer gegen 2 und siegt. Babylonien verliert eine Einheit, zwei weitere fliehen aufs Sammelfeld, und der König kehrt allein nach Der zurück.',
    },
    evasion: {
      title: 'Davonschlüpfen',
      text: 'Bel-ibni wird angegriffen und ginge lieber nach Sippar. Er würfelt 9; +1 für seinen Aktionswert, −1 für den von Naschir-Bel, +1 für ein befreundetes Gebiet macht 10, und 9 genügt. Assyrien findet eine leere Stadt und darf sie sofort kostenlos belagern. Drei Treffer nehmen Stufe 2: zwei senken sie auf 1, noch einer nimmt sie. Eine schwache Stadt ohne Garnison gibt keine SP.',
    },
    battle: {
      title: 'Eine Schlacht von den Karten bis zum Rückzug',
      text: 'Babylonien bleibt stehen. **Pfeilhagel** gibt den assyrischen Bogenschützen einen zweiten Würfel, **Schildwall** hebt zwei Treffer auf. Assyrien erzielt 5, von denen 3 zählen, Babylonien 2. Assyriens Verluste werden geteilt: ein Treffer auf die Söldner, einer auf die Regulären; seine eine Flucht verhindert Sin-achu-usur. Babylonien bekommt 3 Treffer, zwei seiner Einheiten fliehen, der Rest zieht sich nach Sippar zurück. Fünf Einheiten geschlagen: 1 SP.',
    },
    'EX-06': {
      title: 'Drei Treffer, zwei fliehen',
      text: 'Die Babylonier erleiden 3 Treffer: Drei Einheiten werden auf die schwächere Seite gedreht. Für je zwei Treffer flieht eine überlebende, aufgerundet, also laufen zwei Einheiten aufs Sammelfeld. Sie haben keinen Feldherrn, und der eines Verlierers würde ohnehin niemanden retten. Die anderen drei ziehen sich zurück.',
    },
    'EX-07': {
      title: 'Neun Treffer und zwei Feldherren',
      text: 'Eine assyrische Armeegruppe siegt, steckt aber 9 Treffer ein. Dafür müssten 5 Einheiten fliehen. Der Sieger zieht die Aktionswerte seiner Feldherren ab: Sin-achu-usur rettet zwei, Naschir-Bel eine. So fliehen nur zwei Einheiten. Babylonien hat 10 Treffer genommen und rettet niemanden: Fünf laufen davon. Zehn geschlagene Einheiten sind 2 SP wert.',
    },
    hunger: {
      title: 'Ausgehungert',
      text: 'Sippar hat Stufe 3, gibt also auf, wenn der Hunger bei 5 steht: zwei über der Stufe, bei einer Hauptstadt drei. Er steht bei 4. Für 1 AP steigt er noch einmal, und die Stadt öffnet ihre Tore. Die zwei Einheiten darin sind verloren, die Mauern bleiben heil, und Assyrien bekommt 1 SP.',
    },
    assault: {
      title: 'Gleich über die Mauern',
      text: 'Ein Sturm kostet 1 AP und dauert eine Runde, in der die verteidigende Seite alles doppelt wirft: zwei Würfel für die Einheit, vier für die Mauern von Kisch. Assyrien erzielt 4 Treffer gegen 2, und mehr Treffer nehmen die Stadt. Die Mauern bleiben heil. Stufe 2 mit Garnison: 1 SP. Nach einem Sturm darf die Armee sogar weitermarschieren.',
    },
    siege: {
      title: 'Die letzte Runde einer Belagerung',
      text: 'Die Mauern von Sippar sind in einem früheren Impuls von 3 auf 2 gesunken. Weiterzumachen kostet 1 AP Einkommen. Assyrien erzielt 3 Treffer. Babylonien gibt der Garnison keinen: zwei senken die Mauern auf 1, der dritte nimmt die Stadt. Die Garnison läuft aufs Sammelfeld. Es zählt die Stufe am Anfang der Belagerung: 1 SP.',
    },
    'EX-08': {
      title: 'Die Garnison fängt den Schlag ab',
      text: 'Sechs Treffer auf eine Stadt der Stufe 3 würden sie nehmen: 3, dann 2, dann 1. Aber sechs Einheiten sind darin, und Babylonien lässt sie zwei Treffer nehmen. Vier bleiben für die Mauern: drei senken sie auf 2, und der vierte ist zu wenig für die nächste Stufe. Schaden 1 wird markiert.',
    },
    diplomacy: {
      title: 'Ein neuer Verbündeter',
      text: 'Juda steht auf Ägyptens Leiste bei 8. Ein Feld kostet 1 AP, bei Juda nur die Hälfte, also bringen 2½ AP den Marker auf 13: BÜNDNIS. Ägypten bekommt 1 SP. Judas Einheiten erscheinen auf der Karte, es zieht seine Karten, und Ägypten spielt es nun. Ein Bündnis endet nur durch eine Bündniskarte oder durch Eroberung.',
    },
    supply: {
      title: 'Vom Land leben',
      text: 'Am Anfang von Assyriens Impuls steht die Armee vor Sippar auf fremdem Boden. Sie kostet 1 AP, oder sie plündert. Assyrien plündert: Nichts wird bezahlt, und das Gebiet hat Plünderung 1. Dasselbe Gebiet kann in diesem Impuls nicht noch einmal geplündert werden, und nie über 2.',
    },
    'EX-09': {
      title: 'Eine Karte, zwei Arten',
      text: '**Der Pharao führt das Heer** ist eine Bewegungskarte und eine Nachziehkarte, und Ägypten wählt, welche. Hier dient sie zum Ziehen: zwei Karten, von denen eine wieder abgeworfen wird. Sie hätte auch den König an die Spitze einer Armee schicken können.',
    },
    'EX-10': {
      title: 'Ein Freund wendet sich ab',
      text: 'Assyrien hat gerade eine Schlacht verloren, die SP gab. Phönizien steht auf seiner Leiste bei 9. Urartu, Elams Verbündeter, reagiert mit **Phönizisches Bündnis**: 2 AP statt 4, und der Wurf aus 3 und 4 wird auf 14 verdoppelt. Neun Felder führen hinab auf 0, die anderen fünf auf Elams Leiste hinauf, denn ein Kleinstaat handelt für seine Macht. Urartu könnte auch reagieren, wenn Phönizien eine solche Schlacht verliert oder Urartu selbst eine gewinnt, nicht aber, wenn Elam gewinnt.',
    },
    raid: {
      title: 'Überfall auf den Handelswegen',
      text: 'Für 1 AP zieht Elams Überfalltrupp los. Der Würfel zeigt 1: Assyrien, Macht Nummer 1. Der zweite Wurf ist 2, nicht über dem Faktor 3, und ein assyrischer Handelsmarker ist fort: ein Handelspunkt weniger in der Zwischenphase. Für noch einen AP geht leichte Infanterie auf ein Überfallfeld, um später zu überfallen. Ein neuer Trupp und ein Überfall pro Impuls, mehr nicht.',
    },
    'EX-11a': {
      title: 'Drei syrische Städte',
      text: 'Assyrien hält drei syrische Städte ohne die Hauptstadt, braucht also 1 bis 3. Es würfelt 3: Syrien ist erobert, für 1 SP. Der Krieg endet, und Syrien zahlt Tribut. Assyrien darf ein Gebiet als Provinz behalten, hier Hamath; seine anderen Einheiten müssen abziehen.',
    },
    'EX-11b': {
      title: 'Vier Städte von Elam',
      text: 'Assyrien hält vier Städte von Elam, und Susa, die Hauptstadt, zählt doppelt: 5. Bei einer Macht kommt 2 zum Wurf. Assyrien würfelt 4, das macht 6, mehr als 5: Elam hält stand. Vor der Zwischenphase ist keine weitere Probe möglich.',
    },
    'EX-11c': {
      title: 'Ganz Persien',
      text: 'Persien hat keine Städte, aber drei quadratische Heimatgebiete. Assyrien hält sie alle, also ist Persien ohne Wurf erobert.',
    },
    peace: {
      title: 'Frieden hat seinen Preis',
      text: 'Babylonien hat Sippar verloren und bietet Assyrien Frieden für einen Tribut von 2 ECO. Assyrien nimmt an. Babylonien verlässt das Lager der Rebellen und ist neutral, Sippar ist wieder babylonisch, und die assyrische Armee zieht ab. Assyrien steigt um zwei Stufen, Babylonien fällt um zwei. Elam kämpft allein weiter.',
    },
    'EX-12': {
      title: 'Wer spielt Persien?',
      text: 'Medien aus dem assyrischen Lager und Elam von den Rebellen sind beide mit Persien im Krieg. Also führen es die zwei Lager abwechselnd, und in jedem Lager eine Macht, die nicht mit Persien im Krieg ist. In diesem Impuls ist es Assyrien, in Persiens nächstem Babylonien.',
    },
    interphase: {
      title: 'Die letzte Karte, und dann die Bücher',
      text: 'Assyrien spielt die letzte Karte: Der Spielzug ist vorbei. Seine 13 Stadtpunkte und 6 Handelspunkte machen 19, ein Drittel davon ist 6; die ECO-Werte von Ninive und Assur bringen noch 4. Seine ECO ist also 10, und es zieht 10 − 1 = 9 Karten; dazu kehren seine drei Heimatkarten zurück. Sippar, genommen, aber keine Provinz, gibt nichts. Der meiste Handel: 3 SP für Assyrien; Babylonien und Elam teilen sich den zweiten Platz, je 1 SP.',
    },
    'EX-13': {
      title: 'Fremde in Syrien',
      text: 'Syrien zahlt Assyrien und gewährt Babylonien das Durchmarschrecht, beide dürfen also dort stehen; Ägypten ist nur mit Syrien im Krieg. In Arpad teilen sich Assyrer und Syrer friedlich ein Gebiet. In Damaskus tun es Ägypter und Babylonier, bis Ägypten 10 AP für den Krieg gegen Babylonien zahlt. Der Boden gehört keinem von beiden, also muss keiner weichen: Es kommt zur Schlacht. Assyrien nimmt Ägypten nicht in sein Lager auf; das gibt Ägypten 1 SP.',
    },
    start: {
      title: 'Das Zweistromland am Anfang',
      text: 'Assyrien im Norden, mit König Sargon in Ninive und der Armee von Sin-achu-usur an der Grenze in Assur. Babylonien hält den Süden zwischen den Strömen, Elam den Osten. Assyrien hat den ersten Impuls, 9 AP Einkommen und die vollste Hand.',
    },
    win: {
      title: 'Der letzte Rebell fällt',
      text: 'Babylonien ist schon erobert. Nun hält Assyrien alle sechs Städte von Elam, also ist Elam ohne Wurf erobert. Beide Rebellen sind geschlagen: Im Zweistromland gewinnt Assyrien auf der Stelle.',
    },
  },
  introduction: [
    {
      title: 'Worum es geht',
      text: 'Der Alte Orient ab 722 v. Chr. Assyrien herrscht; andere erheben sich dagegen. Fünf Mächte sind spielbar: Assyrien, Medien, Ägypten, Babylonien und Elam. **Zum Lernen dient Das Zweistromland**: Assyrien gegen die Rebellen, Babylonien und Elam, zwei Spielzüge lang auf 25 Gebieten.\n\n- Assyrien gewinnt sofort, wenn beide Rebellen erobert sind oder kapituliert haben.\n- Die Rebellen gewinnen sofort, wenn sie Ninive nehmen.\n- Sonst gewinnt Assyrien nach Spielzug 2, wenn es mehr Siegpunkte (SP) hat als beide Rebellen **zusammen**. Wenn nicht, gewinnen die Rebellen; werden sie von zwei Personen geführt, die mit mehr SP.\n\nAssyrien beginnt mit 6 SP.',
      examples: ['start'],
    },
    {
      title: 'Karte und Plättchen',
      text: 'Wege verbinden die Gebiete. Eine **Stadt** hat eine Stufe, die Stärke ihrer Mauern; eine Festung ist schwerer zu nehmen; eine Hauptstadt zählt doppelt. Eine Einheit steht im Feld oder in der Stadt.\n\n- **Einheiten** haben einen Faktor: Ein Würfel trifft, wenn er höchstens den Faktor zeigt. Der erste Treffer dreht eine Einheit auf die schwächere Seite, der zweite entfernt sie.\n- **Reguläre** gehören einem Land. **Söldner** werden angeworben und gehen nach dem Spielzug; Assyrien darf zahlen, um seine zu behalten.\n- **Feldherren** haben einen Kommandowert (wie viele sie führen) und einen Aktionswert (wie gut sie in der Schlacht sind).\n\nFliehende Einheiten warten auf dem Sammelfeld und lassen sich billig zurückkaufen. Entfernte kehren in den Vorrat zurück und müssen neu aufgestellt werden. Ein verlorener König kommt nie wieder.',
    },
    {
      title: 'Dein Impuls',
      text: 'Die Länder handeln reihum, jedes mit einem **Impuls**, Runde um Runde. Darin\n\n- bekommst du Einkommen: Aktionspunkte (AP) in Höhe deiner ECO-Stufe;\n- **musst** du eine Karte spielen: für ihre AP oder als Ereignis. Zwei darfst du spielen, wenn eine davon ein Plus hat; 3 AP geben jeder Karte ein Plus. Kampfkarten und Reaktionen zählen nicht;\n- gibst du AP aus, wie du willst, in beliebiger Reihenfolge.\n\nVom Einkommen darfst du bis zu 4 AP sparen; AP einer Karte verfallen. Ohne Karten musst du eine für 5 AP kaufen und spielen; kannst du das nicht, passt du. Ab Runde 2 darf das Land, das allein die meisten Karten hat, einen Impuls vor dem eines anderen nehmen, ohne Einkommen.\n\nDer Spielzug endet, wenn die letzte Karte gespielt ist; hat nur noch ein Land Karten, bekommt es höchstens noch einen Impuls.',
      examples: ['impulse'],
    },
    {
      title: 'Wofür du AP ausgibst',
      text: '- Eine reguläre Einheit **aufstellen**: 2 AP je Punkt ihres Faktors, in einer eigenen Heimatstadt, die nicht belagert ist. Ein Schiff: 2 AP.\n- Einen Söldner aus deinem Vorrat **anwerben** (in jedem Spielzug werden 8 für Assyrien gezogen, 4 für eine andere Macht): ½ AP je Punkt, bei einer deiner Streitmächte oder in einem leeren eigenen Gebiet.\n- **Feldherr**: 2 AP, einer pro Impuls, zufällig gezogen.\n- Vom Sammelfeld **zurückkaufen**: 1 AP für eine reguläre Einheit oder einen Feldherrn, ½ für einen Söldner.\n- Eine geschwächte Einheit **auffrischen**: 2 AP je Punkt, einen Söldner ½. Mauern oder Plünderung: 1 AP je Stufe.\n- **Bewegen**: 1 AP je Gebiet, für eine einzelne reguläre Einheit oder eine ganze Armee.\n\nHalbe werden addiert; die Summe wird am Ende des Impulses aufgerundet.',
      examples: ['hire-and-build'],
    },
    {
      title: 'Marschieren',
      text: 'Eine **Armee** ist ein Feldherr mit Regulären bis zu seinem Kommandowert und noch einmal so vielen Söldnern. Söldner bewegen sich nie ohne Feldherrn. Zwei oder drei Armeen ziehen und kämpfen nur als **Armeegruppe** gemeinsam; sie braucht eine Armeegruppenkarte und 1 AP je Armee und Gebiet.\n\nDu darfst so weit ziehen, wie deine AP reichen, aber nach dem vierten Gebiet würfelt jede Einheit für jedes weitere auf **Erschöpfung**: Bei einer 6 bekommt sie einen Treffer. Auch Wüstenwege bedeuten eine Probe.\n\n- **Abfangen**: Feinde neben einem Gebiet, das du betrittst, dürfen dich dort angreifen. 2W6 + Aktionswert, −2 ohne Feldherrn, −1 in Feindesland; 7 oder mehr gelingt. Nicht, wo schon eine deiner Einheiten steht.\n- **Ausweichen**: Wer angegriffen wird, darf in eine Stadt dort oder ins Nachbargebiet schlüpfen: 2W6 + eigener Aktionswert − der des Angreifers, +1 in ein befreundetes Gebiet, +3 in eine Stadt, −2 ohne Feldherrn, +2 bei Hast, aber mit Erschöpfungsprobe; 9 oder mehr gelingt. Eine einzelne Einheit oder eine Streitmacht gegen dreifache Überzahl kommt ohne Wurf in ihre Stadt. Misslingt es, bedeutet jeder Treffer eine Flucht. Wer abgefangen wurde, kann nicht ausweichen.',
      examples: ['interception', 'evasion'],
    },
    {
      title: 'Schlacht',
      text: 'Ein Gebiet mit Feinden zu betreten heißt Schlacht. Beide Seiten dürfen Kampfkarten verdeckt auslegen. Dann würfeln beide, ein Würfel je Einheit, dazu zusätzliche Würfel mit Faktor 3:\n\n- einer je Punkt des Aktionswerts des Feldherrn;\n- für die verteidigende Seite in der ersten Runde 1, wenn der Angriff über einen Fluss kam, 2 über Gebirge, keiner nach einem Abfangen;\n- einer für jeden Stapel mit assyrischen Regulären.\n\nMehr Treffer siegen; bei gleich vielen gibt es eine zweite Runde, dann siegt die verteidigende Seite. Wer deine Treffer nimmt, wählst du, zur Hälfte Söldner. Für je zwei erlittene Treffer **flieht** eine überlebende Einheit, aufgerundet; der Sieger zieht die Aktionswerte seiner Feldherren ab. Der Verlierer zieht sich zurück, wenn möglich auf befreundetes Gebiet oder in die eigene Stadt dort, nie dorthin, woher der Sieger kam. Eine ausgelöschte Seite hat verloren. Wer gekämpft hat, kann in diesem Impuls nicht mehr handeln, außer der Feind wurde ausgelöscht (Überrennen).',
      examples: ['battle', 'EX-07'],
    },
    {
      title: 'Belagerungen',
      text: 'Eine Armee vor einer feindlichen Stadt, ohne Feind im Feld, hat die Wahl. Im Impuls der Ankunft sind Aushungern und Belagerung kostenlos; später kostet jedes 1 AP.\n\n- **Belagerung**: eine Runde gegen die Mauern (ein Würfel mit Faktor 3 je Stufe) und die Garnison. Treffer in Höhe der Stufe senken sie um eins, was übrig ist, wirkt weiter. Bei 0 fällt die Stadt. Die verteidigende Seite darf Treffer stattdessen der Garnison geben.\n- **Sturm**: immer 1 AP. Die verteidigende Seite wirft alles doppelt; mehr Treffer nehmen die Stadt.\n- **Aushungern**: Der Hunger steigt in jedem späteren Impuls für 1 AP um 1. Bei Stufe + 2 (Hauptstadt + 3) fällt die Stadt.\n\nFür 1 AP darf die Garnison einen Ausfall machen: Mit mindestens so vielen Treffern wie die Belagerer hebt sie die Belagerung auf. Flucht gibt es nicht. Assyrien wirft zwei Würfel mehr. Vor einer Festung sind die Faktoren der Belagerer um eins niedriger.',
      examples: ['siege', 'hunger', 'assault'],
    },
    {
      title: 'Nachschub, Plünderung, Überfälle',
      text: 'Am Anfang deines Impulses kostet jede Streitmacht in fremdem Land 1 AP oder plündert ihr Gebiet. Ist beides nicht möglich, würfelt sie auf Erschöpfung. Ein Gebiet kann bis Stufe 2 geplündert werden; sieben Stufen auf seinen Heimatgebieten kosten ein Land 1 ECO.\n\nÜberfälle schaden dem Handel: 1 AP schickt eine Einheit auf ein Überfallfeld, und ab dem nächsten Impuls lässt 1 AP alle deine Überfalltrupps versuchen, einen Handelsmarker zu entfernen.',
      examples: ['supply', 'raid'],
    },
    {
      title: 'Eroberung und Punkte',
      text: 'Um eine Macht zu **erobern**, brauchst du fünf ihrer Städte oder ihre Hauptstadt und drei weitere (Assyrien: Ninive und fünf weitere). Wirf einen Würfel, +2 (Assyrien +6): Liegt das Ergebnis nicht über der Zahl deiner genommenen Städte, die Hauptstadt doppelt gezählt, fällt die Macht. Mit allen ihren Städten ist kein Wurf nötig. Eine Probe pro Spielzug, eine weitere in der Zwischenphase. Hat eine Rebellenmacht drei Heimatstädte verloren, darf sie kapitulieren.\n\nSP: 1, 2 oder 3 für eine gewonnene Schlacht gegen 5–9, 10–14, 15 oder mehr Einheiten; 1 für eine Stadt der Stufe 3 oder der Stufe 2 mit Garnison, 3 für eine Festung der Stufe 4, 4 für Ninive, +1 für eine Hauptstadt, +1 für eine Garnison von fünf; 1 für einen abgewehrten Sturm; 3 für die Eroberung einer Macht.',
      examples: ['EX-11b', 'win'],
    },
    {
      title: 'Zwischen den Spielzügen',
      text: 'In der **Zwischenphase** wird Eroberung geprüft und Einkommen gezählt: Stadtpunkte (eine Stadt 1, eine Hauptstadt 2) und Handelspunkte zusammen, geteilt durch 3, plus die ECO-Werte reicher Städte. Eine genommene fremde Stadt gibt nichts, außer sie ist Provinz. Du ziehst ECO − 1 Karten; die Grenzen sind 2 bis 6, für Assyrien 4 bis 10. Der meiste Handel bringt 3 SP, der zweite Platz 1. Gespielte Heimatkarten kehren zurück. Belagerungen gehen weiter.',
      examples: ['interphase'],
    },
    {
      title: 'Was die Kampagne hinzufügt',
      text: 'Fünf Spielzüge, alle fünf Mächte, die ganze Karte. Am Ende spielen alle für sich: **Die meisten SP gewinnen**, bei Gleichstand wird geteilt. Außerdem:\n\n- **Kleinstaaten** haben einen Marker auf der Leiste einer Macht: 4 HANDEL, 7 PRO (zahlt dir Tribut), 10 MARSCH (du darfst durchziehen), 13 BÜNDNIS (du spielst ihn; 1 SP). Ein Feld kostet 1 AP, höchstens 6 AP pro Impuls.\n- **Tribut**: In jedem Spielzug würfeln Kleinstaaten mit so vielen Würfeln, wie die Stufe ihrer Hauptstadt beträgt; eine 6 verweigert. Assyrien muss Verweigerer bestrafen oder verliert für jeden 2 SP.\n- **Lager**: Neutrale Mächte dürfen einem beitreten; die Seite wechselst du nur in der Zwischenphase. Krieg kostet 10 AP gegen eine Macht, 5 gegen einen Kleinstaat, in der Zwischenphase nichts.\n- **Frieden** nach Vereinbarung, vielleicht für 2 ECO.\n- **Nomaden** kommen aus dem Norden, Könige folgen aufeinander, und Schiffe, Handelsstädte und Fähigkeiten der Einheiten kommen dazu.\n- Am Ende bekommt jede Macht das Doppelte des Zuwachses ihrer ECO; alle außer Assyrien auch 1 SP je Spielzug ohne Eroberung, doppelt, wenn sie nie erobert wurden.',
      examples: ['diplomacy', 'EX-02', 'peace'],
    },
    {
      title: 'Was von uns ist',
      text: 'Die Regeln sind die des Regelhefts. Seine Karte, seine Plättchen und die meisten Zahlen auf den Karten waren nicht zu bekommen: Sie und die Siegprüfung im Zweistromland sind rekonstruiert. Du siehst alles außer den Händen der anderen und verdeckten Karten.',
    },
  ],
}
