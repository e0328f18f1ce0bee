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
      text: 'Assyrien beginnt seinen Impuls mit 9 AP Einkommen und spielt **Seuche** für ihre 6 AP: 15 zum Ausgeben. **Kronprinz** kann nicht folgen, weil keine der beiden Karten ein Plus hat; für 3 AP könnte Assyrien einer davon eines geben. Am Ende werden bis zu 4 AP Einkommen gespart. Alles andere, was übrig ist, verfällt.',
    },
    'EX-02': {
      title: 'Syrien zahlt zweimal',
      text: 'Syrien hat seine Tributprobe bestanden und zahlt Assyrien eine ECO-Stufe. Nun gibt Babylonien 1 AP aus und bewegt den syrischen Marker auf der eigenen Leiste von 6 auf 7: PRO. Von da an zahlt Syrien auch an Babylonien. Syrien ist zwei ECO-Stufen gefallen, Assyrien und Babylonien sind je eine gestiegen.',
    },
    'EX-03': {
      title: 'Halbe AP bleiben bis zum Schluss',
      text: 'Schwere Infanterie mit Faktor 3 kostet als Söldner einen halben AP je Punkt: 1½. Assyrien hat 4 AP Einkommen, es bleiben also 2½. Erst am Ende des Impulses werden die Gesamtkosten aufgerundet, auf 2, und 2 AP werden gespart. Ein zweiter halber AP vorher hätte nichts extra gekostet.',
    },
    'hire-and-build': {
      title: 'Reguläre daheim, Söldner an der Front',
      text: 'Schwere Infanterie mit Faktor 4 kostet 2 AP je Punkt, 8 AP, und muss in einer Heimatstadt aufgestellt werden: Assur. Ein Söldner mit Faktor 2 kostet 1 AP und darf gleich zur Armee vor Sippar. Mit den restlichen 2 AP ist keine zweite schwere Einheit drin.',
    },
    'EX-04': {
      title: 'Zweimal ein halber AP',
      text: 'Assyrien hat 1 AP. Mit der einen Hälfte steigen die geschwächten Söldner in Assur wieder von 1 auf 2. Mit der anderen wird eine Söldnereinheit vom Sammelfeld zurückgekauft, egal wer sie vorher bezahlt hat. Zusammen genau 1 AP.',
    },
    'EX-05': {
      title: 'Wo die Armee in Der zuschlagen kann',
      text: 'Merodach-Baladan steht in Der. Naschir-Bel marschiert an ihm vorbei. Kalchu hat keinen Weg nach Der: kein Abfangen. In Arrapcha steht schon eine assyrische Einheit: auch keines. In Dur-Kurigalzu ist nur ein Feldherr allein, der es nicht verhindert: Jetzt wird Babylonien gefragt. Raschi und Kisch, beide leer, wären auch möglich.',
    },
    interception: {
      title: 'Auf dem Marsch erwischt',
      text: 'Naschir-Bel betritt Dur-Kurigalzu, neben der babylonischen Armee in Der. Merodach-Baladan versucht, ihn abzufangen: 2 und 3, plus sein Aktionswert 2, macht 7, gerade genug. Er greift an; nach einem Abfangen geben weder Flüsse noch Gebirge jemandem zusätzliche Würfel. Assyrien erzielt 3 Treffer gegen 2 und siegt. Babylonien verliert eine Einheit, zwei weitere fliehen aufs Sammelfeld, und der König kehrt allein nach Der zurück.',
    },
    evasion: {
      title: 'Entwischt',
      text: 'Bel-ibni wird in Dur-Kurigalzu angegriffen und würde lieber ins Nachbargebiet entwischen, nach Sippar. Er würfelt 9; +1 für seinen Aktionswert, −1 für den von Naschir-Bel, +1 für ein befreundetes Gebiet macht 10, und 9 genügt. Assyrien findet die Stadt Dur-Kurigalzu leer vor und darf sie sofort kostenlos belagern. Sie hat Stufe 2, und drei Treffer reichen: Zwei senken sie auf 1, und mit dem dritten fällt die Stadt. Eine schwache Stadt ohne Garnison bringt keine SP.',
    },
    battle: {
      title: 'Eine Schlacht von den Karten bis zum Rückzug',
      text: 'Babylonien bleibt stehen. **Pfeilhagel** gibt den assyrischen Bogenschützen einen zweiten Würfel, **Schildwall** hebt zwei Treffer auf. Assyrien erzielt 5, von denen 3 zählen, Babylonien 2. Assyriens Verluste werden geteilt: ein Treffer auf die Söldner, einer auf die Regulären; eine seiner Einheiten müsste fliehen, aber Sin-achu-usur hält sie auf. Babylonien bekommt 3 Treffer, zwei seiner Einheiten fliehen, der Rest zieht sich nach Sippar zurück. Die geschlagene Streitmacht hatte fünf Einheiten: 1 SP.',
    },
    'EX-06': {
      title: 'Drei Treffer, zwei fliehen',
      text: 'Die Babylonier erleiden 3 Treffer: Drei Einheiten werden auf die schwächere Seite gedreht. Für je zwei Treffer flieht eine überlebende, aufgerundet, also fliehen zwei Einheiten aufs Sammelfeld. Sie haben keinen Feldherrn, und der eines Verlierers würde ohnehin niemanden retten. Die anderen drei ziehen sich zurück.',
    },
    'EX-07': {
      title: 'Neun Treffer und zwei Feldherren',
      text: 'Eine assyrische Armeegruppe siegt, steckt aber 9 Treffer ein. Dafür müssten 5 Einheiten fliehen. Davon zieht der Sieger die Aktionswerte seiner Feldherren ab: Sin-achu-usur rettet zwei, Naschir-Bel eine. So fliehen nur zwei Einheiten. Babylonien hat 10 Treffer erlitten und rettet niemanden: Fünf laufen davon. Die geschlagene Streitmacht hatte zehn Einheiten: 2 SP.',
    },
    hunger: {
      title: 'Ausgehungert',
      text: 'Sippar hat Stufe 3, gibt also auf, wenn der Hunger bei 5 steht: zwei über der Stufe, bei einer Hauptstadt drei. Er steht bei 4. Für 1 AP steigt er noch einmal, und die Stadt öffnet ihre Tore. Die zwei Einheiten darin sind verloren, die Mauern bleiben heil, und Assyrien bekommt 1 SP.',
    },
    assault: {
      title: 'Gleich über die Mauern',
      text: 'Ein Sturm kostet 1 AP und dauert eine Runde, in der die verteidigende Seite alles doppelt wirft: zwei Würfel für die Einheit, vier für die Mauern von Kisch. Assyrien erzielt 4 Treffer gegen 2: Der Angreifer hat mehr, also fällt die Stadt. Die Mauern bleiben heil. Stufe 2 mit Garnison: 1 SP. Nach einem Sturm darf die Armee sogar weitermarschieren.',
    },
    siege: {
      title: 'Die letzte Runde einer Belagerung',
      text: 'Die Mauern von Sippar sind in einem früheren Impuls von 3 auf 2 gesunken. Die Fortsetzung kostet 1 AP vom Einkommen. Assyrien erzielt 3 Treffer. Babylonien teilt keinen der Garnison zu: Zwei senken die Mauern auf 1, und mit dem dritten fällt die Stadt. Die Garnison flieht aufs Sammelfeld. Es zählt die Stufe am Anfang der Belagerung: 1 SP.',
    },
    'EX-08': {
      title: 'Die Garnison fängt den Schlag ab',
      text: 'Sechs Treffer genügen, um eine Stadt der Stufe 3 einzunehmen: 3, dann 2, dann 1. Aber sechs Einheiten sind darin, und Babylonien teilt ihnen zwei Treffer zu. Vier bleiben für die Mauern: Drei senken sie auf 2, und der vierte ist zu wenig für die nächste Stufe. Schaden 1 wird markiert.',
    },
    diplomacy: {
      title: 'Ein neuer Verbündeter',
      text: 'Juda steht auf Ägyptens Leiste bei 8. Ein Feld kostet 1 AP, bei Juda nur die Hälfte, also bringen 2½ AP den Marker auf 13: BÜNDNIS. Ägypten bekommt 1 SP. Judas Einheiten erscheinen auf der Karte, es zieht seine Karten, und Ägypten spielt es nun. Ein Bündnis endet nur durch eine Bündniskarte oder durch Eroberung.',
    },
    supply: {
      title: 'Vom Land leben',
      text: 'Am Anfang von Assyriens Impuls steht die Armee vor Sippar auf fremdem Boden. Assyrien zahlt dafür 1 AP, oder sie plündert. Sie plündert: Nichts wird bezahlt, und das Gebiet hat Plünderung 1. Dasselbe Gebiet kann in diesem Impuls nicht noch einmal geplündert werden, und nie über 2.',
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
      text: 'Für 1 AP zieht Elams Überfalltrupp los. Ein erster Würfel sagt, gegen wen: 1 ist Assyrien, Macht Nummer 1. Der zweite zeigt 2, nicht mehr als der Faktor 3, und ein assyrischer Handelsmarker ist weg: ein Handelspunkt weniger in der Zwischenphase. Für noch einen AP geht leichte Infanterie auf ein Überfallfeld, um später zu überfallen. Ein neuer Trupp und ein Überfall pro Impuls, mehr nicht.',
    },
    'EX-11a': {
      title: 'Drei syrische Städte',
      text: 'Assyrien hält drei syrische Städte ohne die Hauptstadt, braucht also 1 bis 3. Es würfelt 3: Syrien ist erobert, für 1 SP. Der Krieg endet, und Syrien zahlt Tribut. Assyrien darf ein Gebiet als Provinz behalten, hier Hamath; seine anderen Einheiten müssen abziehen.',
    },
    'EX-11b': {
      title: 'Vier Städte von Elam',
      text: 'Assyrien hält vier Städte von Elam, und Susa, die Hauptstadt, zählt doppelt: 5. Bei einer Macht (außer Assyrien) kommt 2 zum Wurf. Assyrien würfelt 4, das macht 6, mehr als 5: Elam hält stand. Vor der Zwischenphase ist keine weitere Probe möglich.',
    },
    'EX-11c': {
      title: 'Ganz Persien',
      text: 'Persien hat keine Städte, aber drei quadratische Heimatgebiete. Assyrien hält sie alle, also ist Persien ohne Wurf erobert.',
    },
    peace: {
      title: 'Frieden hat seinen Preis',
      text: 'Babylonien hat Sippar verloren und bietet Assyrien Frieden für einen Tribut von 2 ECO. Assyrien nimmt an. Babylonien verlässt das Lager der Rebellen und ist neutral, Sippar ist wieder babylonisch, und die assyrische Armee zieht ab. Assyriens ECO steigt um zwei, die von Babylonien fällt um zwei. Elam kämpft allein weiter.',
    },
    'EX-12': {
      title: 'Wer spielt Persien?',
      text: 'Medien aus dem assyrischen Lager und Elam von den Rebellen sind beide mit Persien im Krieg. Also führen es die zwei Lager abwechselnd, und in jedem Lager eine Macht, die nicht mit Persien im Krieg ist. In diesem Impuls ist es Assyrien, in Persiens nächstem Babylonien.',
    },
    interphase: {
      title: 'Die letzte Karte, und dann wird abgerechnet',
      text: 'Assyrien spielt die letzte Karte: Der Spielzug ist vorbei. Seine 13 Stadtpunkte und 6 Handelspunkte machen 19, ein Drittel davon ist 6; die ECO-Werte von Ninive und Assur bringen noch 4. Seine ECO ist also 10, und es zieht 10 − 1 = 9 Karten; dazu kehren seine drei Heimatkarten zurück. Sippar ist eingenommen, aber keine Provinz, und bringt nichts. Assyrien hat die meisten Handelspunkte: 3 SP; Babylonien und Elam teilen sich den zweiten Platz, je 1 SP.',
    },
    'EX-13': {
      title: 'Fremde in Syrien',
      text: 'Syrien zahlt Assyrien und gewährt Babylonien das Durchmarschrecht, beide dürfen also dort stehen; Ägypten ist nur mit Syrien im Krieg. In Arpad teilen sich Assyrer und Syrer friedlich ein Gebiet. In Damaskus tun es Ägypter und Babylonier, bis Ägypten 10 AP für den Krieg gegen Babylonien zahlt. Der Boden gehört keinem von beiden, also muss keiner weichen: Es kommt zur Schlacht. Assyrien nimmt Ägypten nicht in sein Lager auf; das bringt Ägypten 1 SP.',
    },
    start: {
      title: 'Das Zweistromland am Anfang',
      text: 'Assyrien liegt im Norden, mit König Sargon in Ninive und der Armee von Sin-achu-usur an der Grenze in Assur. Babylonien hält den Süden zwischen den Strömen, Elam den Osten. Assyrien beginnt, mit 9 Aktionspunkten Einkommen und den meisten Handkarten.',
    },
    win: {
      title: 'Der letzte Rebell fällt',
      text: 'Babylonien ist schon erobert. Nun hält Assyrien alle sechs Städte von Elam, also ist Elam ohne Wurf erobert. Beide Rebellen sind geschlagen: Im Zweistromland gewinnt Assyrien auf der Stelle.',
    },
  },
  introduction: [
    {
      title: 'Worum es geht',
      text: 'Assyrien herrscht über den Alten Orient; andere Mächte lehnen sich dagegen auf. **Beginne mit dem Szenario Das Zweistromland**: drei **Mächte** (große Länder), Assyrien gegen die Rebellen Babylonien und Elam, zwei Spielzüge lang.\n\n- Assyrien gewinnt sofort, wenn beide Rebellen erobert sind oder kapituliert haben.\n- Die Rebellen gewinnen sofort, wenn sie Assyriens Hauptstadt Ninive einnehmen.\n- Sonst gewinnt Assyrien nach Spielzug 2, wenn es mehr Siegpunkte (SP) hat als beide Rebellen **zusammen**; wenn nicht, gewinnen die Rebellen.\n\nFühren zwei Personen die Rebellen, gewinnt die mit mehr SP; bei Gleichstand beide. Assyrien beginnt mit 6 SP.',
      terms: ['power'],
      examples: ['start'],
    },
    {
      title: 'Karte und Plättchen',
      text: 'Wege verbinden die Gebiete. Eine **Stadt** hat eine Stufe, die Stärke ihrer Mauern; eine Festung ist schwerer einzunehmen; eine Hauptstadt zählt doppelt. Einheiten stehen im Feld oder als **Garnison** in der Stadt.\n\n- **Einheiten** haben einen Faktor: Ein Würfel trifft, wenn er höchstens den Faktor zeigt. Der erste Treffer dreht eine Einheit auf die schwächere Seite, der zweite entfernt sie; ein Feldherr ist schon beim ersten verloren.\n- **Reguläre** gehören einem Land. **Söldner** werden angeworben und verlassen dich nach dem Spielzug.\n- **Feldherren** haben einen Kommandowert (wie viele Einheiten sie führen) und einen Aktionswert (wie gut sie kämpfen).\n\nGeflohene Einheiten warten auf dem Sammelfeld und lassen sich billig zurückkaufen. Entfernte müssen neu aufgestellt werden; ein verlorener König kommt nie wieder.',
      terms: [
        'area',
        'city',
        'fortress',
        'capital',
        'path',
        'river-path',
        'mountain-path',
        'desert-path',
        'unit',
        'reduced',
        'mercenary',
        'leader',
        'king',
      ],
    },
    {
      title: 'Dein Impuls',
      text: 'Ein **Spielzug** besteht aus **Runden**. In jeder hat jedes Land einen **Impuls**, in fester Reihenfolge. Darin\n\n- bekommst du Einkommen: Aktionspunkte (AP) in Höhe deiner Wirtschaftsstufe (**ECO**);\n- **musst** du eine Karte spielen: für ihre AP oder als Ereignis. Eine zweite (nie eine dritte) darfst du spielen, wenn eine der beiden ein Plus (+1) hat oder du 3 AP zahlst. Kampfkarten und Reaktionen zählen dabei nicht mit;\n- gibst du AP in beliebiger Reihenfolge aus.\n\nVom Einkommen darfst du für den nächsten Impuls sparen, insgesamt höchstens 4 AP; was sonst übrig bleibt, verfällt. Hast du keine Karte, musst du eine für 5 AP kaufen und spielen; nur wer das nicht bezahlen kann, passt.\n\nAb Runde 2 darf das Land mit den meisten Handkarten (ihre Zahl sehen alle) einen Impuls **vorziehen**: einen zusätzlichen, unmittelbar vor dem eines anderen Landes, mit AP aus Karten und gesparten AP, aber ohne Einkommen. Bei Gleichstand darf das niemand. Kein Land hat zwei Impulse hintereinander.\n\nDer Spielzug endet, wenn kein Land mehr Karten hat. Hat nur noch eines welche, bekommt es einen letzten Impuls, wenn es nicht gerade einen hatte; nicht gespielte Karten behält es. Dann folgt die **Zwischenphase**.',
      linked: ['impulse'],
    },
    {
      title: 'Wofür du AP ausgibst',
      text: '- Eine reguläre Einheit **aufstellen**: 2 AP je Punkt ihres Faktors, in einer eigenen, unbelagerten Heimatstadt.\n- Einen Söldner aus deinem Vorrat **anwerben** (je Spielzug 8 für Assyrien, 4 für andere): ½ AP je Punkt, bei deiner Streitmacht oder in einem leeren eigenen Gebiet.\n- **Feldherr**: 2 AP, einer pro Impuls, zufällig gezogen.\n- Vom Sammelfeld **zurückkaufen**: 1 AP für eine reguläre Einheit oder einen Feldherrn, ½ für einen Söldner.\n- Eine geschwächte Einheit **auffrischen**: 2 AP je Punkt, um den ihr Faktor steigt, bei Söldnern ½. Mauern reparieren oder Plünderung beseitigen: 1 AP je Stufe.\n- **Bewegen**: 1 AP je Gebiet, für eine reguläre Einheit oder eine Armee.\n\nHalbe AP werden addiert, die Summe wird am Ende des Impulses aufgerundet.',
      linked: ['hire-and-build'],
    },
    {
      title: 'Marschieren',
      text: 'Eine **Armee** ist ein Feldherr mit regulären Einheiten bis zu seinem Kommandowert und höchstens ebenso vielen Söldnern, die sich nie ohne Feldherrn bewegen. Zwei oder drei Armeen handeln nur als **Armeegruppe** gemeinsam. Sie zu bilden ist kostenlos, verlangt aber eine Armeegruppenkarte des Landes; sie zu bewegen kostet 1 AP je Armee und Gebiet.\n\nFür jedes Gebiet nach dem vierten und für Wüstenwege macht jede Einheit eine **Erschöpfungsprobe**: Bei einer 6 bekommt sie einen Treffer. Feldherren sind davon ausgenommen.\n\n- **Abfangen**: Feinde neben einem Gebiet, das du betrittst, dürfen dich dort angreifen, es sei denn, eine Einheit von dir steht schon da: zwei Würfel (2W6) + Aktionswert ihres Feldherrn, −2 ohne Feldherrn, −1 auf feindlichem Gebiet; ab 7 gelingt es.\n- **Ausweichen**: Wer angegriffen wird, darf in ein Nachbargebiet oder in die eigene Stadt im selben Gebiet entkommen: 2W6 + eigener Aktionswert − der des Angreifers, +1 in ein befreundetes Nachbargebiet **oder** +3 in die Stadt, −2 ohne Feldherrn; ab 9 gelingt es. Misslingt das, flieht in der Schlacht eine seiner Einheiten für jeden erlittenen Treffer statt für je zwei.',
      terms: ['army', 'army-group'],
      linked: ['interception', 'evasion'],
    },
    {
      title: 'Schlacht',
      text: 'Wer ein Gebiet betritt, in dem Feinde stehen, muss kämpfen. Beide Seiten dürfen Kampfkarten verdeckt auslegen und würfeln dann, ein Würfel je Einheit, dazu Würfel mit Faktor 3:\n\n- einer je Punkt des Aktionswerts des Feldherrn;\n- für den Verteidiger, nur in der ersten Runde: einer, wenn der Angriff über einen Fluss kam, zwei bei Gebirge, keiner nach einem Abfangen;\n- für Assyrien einer je Stapel (eine Armee oder bis zu zehn Einheiten), zu dem eine reguläre Einheit gehört.\n\nWer mehr Treffer erzielt, siegt; wer ausgelöscht wird, hat verloren. Bei Gleichstand gibt es eine zweite Runde; steht es wieder gleich, siegt der Verteidiger. Die Hälfte der Treffer bekommen Söldner, die andere Reguläre; jede Seite wählt ihre Einheiten und verteilt einen überzähligen Treffer, wie sie will. Dann **flieht** für je zwei erlittene Treffer (aufgerundet) eine überlebende Einheit; der Sieger zieht von der Zahl seiner fliehenden Einheiten die Aktionswerte seiner Feldherren ab. Der Verlierer zieht sich zurück, wenn möglich auf befreundetes Gebiet oder in die eigene Stadt dort, nie in das Gebiet, aus dem der Sieger kam. Wer gekämpft hat, kann in diesem Impuls nicht mehr handeln, außer der Feind wurde ausgelöscht.',
      examples: ['battle'],
      linked: ['EX-07'],
    },
    {
      title: 'Belagerungen',
      text: 'Eine Armee oder Armeegruppe vor einer feindlichen Stadt, ohne Feind im Feld, hat drei Möglichkeiten. Belagern oder Aushungern beginnt sie im Impuls der Ankunft kostenlos, später für 1 AP. Die Fortsetzung kostet je Impuls 1 AP vom Einkommen, egal wie viele Armeen beteiligt sind.\n\n- **Belagerung**: eine Runde gegen die Mauern (ein Würfel mit Faktor 3 je verbliebene Stufe, auch in einer leeren Stadt) und die Garnison; Feldherren drinnen wie draußen bringen ihre Würfel mit. So viele Treffer, wie die Stufe beträgt, senken sie um eins; der Rest zählt gegen die neue Stufe. Was für eine ganze Stufe nicht reicht, verfällt. Bei 0 fällt die Stadt. Der Verteidiger darf Treffer stattdessen der Garnison zuteilen.\n- **Sturm**: immer 1 AP. Der Verteidiger würfelt mit doppelt so vielen Würfeln. Erzielt der Angreifer mehr Treffer, fällt die Stadt.\n- **Aushungern**: Der Hunger beginnt bei 0 und steigt in jedem späteren Impuls um 1. Erreicht er die jetzige Stufe der Stadt + 2 (Hauptstadt: + 3), fällt sie.\n\nFällt eine Stadt, fliehen die Überlebenden darin; nach dem Aushungern sind sie verloren.\n\nBei Belagerungen führen Treffer nie zur Flucht; Assyrien hat zwei zusätzliche Würfel statt der Würfel für Stapel. Vor einer Festung sind die Faktoren der Belagerer um eins niedriger.',
      terms: ['garrison', 'siege'],
      examples: ['siege'],
      linked: ['hunger', 'assault'],
    },
    {
      title: 'Nachschub und Plünderung',
      text: 'Am Anfang deines Impulses musst du für jede Streitmacht in fremdem Land 1 AP zahlen oder sie ihr Gebiet plündern lassen. Nur wenn du keine AP hast und es nichts zu plündern gibt, machen ihre Einheiten eine Erschöpfungsprobe. Ein Gebiet kann einmal pro Impuls geplündert werden, bis Stufe 2.',
      terms: ['pillage'],
      linked: ['supply'],
    },
    {
      title: 'Eroberung und Punkte',
      text: 'Eine eingenommene Stadt gehört dir, solange in ihrem Gebiet eine Einheit von dir steht; sonst fällt sie zurück. Um eine Macht zu **erobern**, brauchst du fünf ihrer Städte oder ihre Hauptstadt und drei weitere (Assyrien: Ninive und fünf weitere). Zähle ihre Städte, die du hältst, die Hauptstadt doppelt. Wirf einen Würfel und zähle 2 dazu, gegen Assyrien 6: Ist die Summe höchstens so hoch wie deine Städtezahl, ist die Macht erobert. Hältst du alle, ist kein Wurf nötig. Eine Probe pro Spielzug, eine weitere in der Zwischenphase. Hat eine Rebellenmacht drei Heimatstädte verloren, darf sie kapitulieren.\n\nSP bekommst du\n\n- für eine gewonnene Schlacht: 1 gegen 5–9 Einheiten, 2 gegen 10–14, 3 gegen 15 oder mehr;\n- für eine eingenommene Stadt: 1 ab Stufe 3, oder Stufe 2 mit Garnison; 3 für eine Festung der Stufe 4; 4 für Ninive; dazu je 1 für jede Hauptstadt und für eine Garnison ab fünf Einheiten;\n- 1 für einen abgewehrten Sturm, 3 für die Eroberung einer Macht;\n- nach Spielzug 2: je 2 für jede ECO-Stufe über 10 (Assyrien), 6 (Babylonien) oder 5 (Elam), −2 für jede darunter; die Rebellen außerdem 1 je Spielzug, in dem sie weder erobert wurden noch kapitulierten, je 2, wenn beides nie geschah.',
      linked: ['EX-11b', 'win'],
    },
    {
      title: 'Zwischen den Spielzügen',
      text: 'In der **Zwischenphase** kommen erst Eroberungsproben, dann das Einkommen: Stadtpunkte (Stadt 1, Hauptstadt 2) und Handelspunkte (1 je Handelsmarker), geteilt durch 3 und abgerundet, plus die ECO-Werte, die reiche Städte haben, ergeben deine neue ECO; bis dahin ändern gewonnene oder verlorene Städte sie nicht. Fremde Städte bringen nichts, außer in einer **Provinz**: dem einen Gebiet, das ein Eroberer mit einer Einheit darin behalten darf.\n\nDu ziehst ECO − 1 Karten; mit den behaltenen musst du dann 2 bis 6 auf der Hand haben, Assyrien 4 bis 10. **Heimatkarten**, die deines eigenen Landes, kehren zurück und zählen dabei nicht. Wer die meisten Handelspunkte hat, bekommt 3 SP, der zweite Platz 1.',
      linked: ['interphase'],
    },
    {
      title: 'Was rekonstruiert ist',
      text: 'Karte, Plättchen, die meisten Zahlen auf den Karten und die Siegbedingungen im Zweistromland haben wir rekonstruiert.',
      rules: ['D'],
    },
  ],
  further: {
    title: 'Mehr für die erste Kampagne',
    chapters: [
      {
        title: 'Mehr über den Krieg',
        text: '- **Überfälle** kosten andere Mächte **Handelsmarker**. Für 1 AP schickst du eine reguläre Einheit auf ein Überfallfeld; ab deinem nächsten Impuls überfallen für 1 AP alle deine Einheiten dort den Handel. Für jede entscheidet ein Würfel, welche Macht sie trifft (bei 6 keine); ist ein zweiter ein Treffer, verliert diese Macht einen Marker.\n- **Ausfall**: Für 1 AP darf die Garnison einer belagerten Stadt vor die Mauern ziehen; mit mindestens so vielen Treffern wie die Belagerer hebt sie die Belagerung auf.\n- **Hast**: Wer ausweicht, darf zum Wurf 2 dazuzählen, muss dann aber eine Erschöpfungsprobe machen.\n- **In die Stadt** weicht eine einzelne Einheit oder eine Streitmacht gegen dreifache Überzahl ohne Wurf aus.\n- **Nach einem Sturm** oder einer Belagerung von nur einer Runde darf, wer die Stadt eingenommen hat, weiter handeln.\n- **Ohne Armeegruppe** verteidigen sich bis zu drei Armeen zusammen, aber ihre Feldherren bringen keine Würfel.\n- **Nach einem Abfangen** kann, wer abgefangen wurde, nicht ausweichen, und bei zwei unentschiedenen Runden gibt es keinen Sieger: Beide Seiten ziehen sich zurück.\n- **Söldner**: Nur Assyrien darf zahlen, um seine nach dem Spielzug zu behalten.\n- **Plünderung**: In der Zwischenphase kosten je sieben Stufen davon in Heimatgebieten ein Land 1 ECO.',
        linked: ['raid'],
      },
      {
        title: 'Die Kampagne',
        text: 'Fünf Spielzüge, fünf Mächte, die ganze Karte. **Wer die meisten SP hat, gewinnt**; bei Gleichstand teilt man sich den Sieg. Am Ende kommen dieselben SP dazu wie im Zweistromland: für ECO-Stufen, die du seit Spielbeginn gewonnen hast (Minuspunkte für verlorene), und, außer für Assyrien, für Spielzüge ohne Eroberung oder Kapitulation.\n\n- **Lager**: das assyrische und das der Rebellen; manche Mächte gehören zu keinem. Die Seite wechselst du nur in der Zwischenphase. Eine Kriegserklärung kostet 10 AP gegen eine Macht, 5 gegen einen Kleinstaat; in der Zwischenphase ist sie kostenlos, für Assyrien auch gegen alle, die ihm den Tribut verweigert haben.\n- **Frieden** schließt man durch Absprache: kostenlos, für 2 ECO oder für eine Heimatkarte.',
        linked: ['peace'],
      },
      {
        title: 'Kleinstaaten und Nomaden',
        text: '- Jeder **Kleinstaat** hat genau einen Marker, auf der Leiste einer Macht; er zeigt, wie nahe ihr der Kleinstaat steht: ab Feld 4 HANDEL (1 Handelspunkt), 7 PRO (Tribut), 10 MARSCH (Durchzug), 13 BÜNDNIS (du spielst den Kleinstaat; 1 SP). Einen Marker auf deiner Leiste ein Feld hinauf oder auf einer anderen ein Feld hinab zu schieben kostet 1 AP; höchstens 6 AP pro Impuls. Von einer fremden Leiste muss der Marker erst auf 0 hinab; der nächste Schritt ist Feld 1 auf deiner, auch im selben Impuls.\n- **Tribut** ist eine ECO-Stufe von einem Kleinstaat, zwei von einer Macht. In jedem Spielzug werfen Kleinstaaten je Stufe ihrer Hauptstadt einen Würfel; eine einzige 6 genügt, und sie verweigern Assyrien den Tribut. Dann darf Assyrien sie angreifen, ohne für die Kriegserklärung zu zahlen. Jeder von ihnen, den es bis zur Zwischenphase weder erobert noch zum Zahlen gezwungen hat, kostet es 2 SP.\n- Dazu kommen **Nomaden**, Thronfolge, Schiffe, Handelsstädte und Fähigkeiten der Einheiten; das Programm fragt, wenn es darauf ankommt.',
        terms: ['minor', 'nomads'],
        linked: ['diplomacy', 'EX-02'],
      },
    ],
  },
}
