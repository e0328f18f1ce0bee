// The examples of Glory to Rome and the introduction to it, told in German.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Livia', 'Marcus', 'Sophia', 'Aulus', 'Berenike'],
  notes: {
    'BX-03': {
      title: 'Bauplätze zu viert',
      text: 'Eine Partie zu viert beginnt. Von den sechs Bauplätzen jedes Materials liegen vier in der Stadt, einer pro Kopf, und zwei außerhalb. Alle haben vier Auftragskarten und einen Senator. Im Pool liegen die vier Karten, die aufgedeckt wurden, um zu entscheiden, wer zuerst anführt: Es ist die Person, deren Kartenname im Alphabet vorn steht.',
    },
    'BX-01': {
      title: 'Eine ganze Runde',
      text: 'Livia spielt die **Bar** und führt die Rolle Arbeiter an. Marcus, links von ihr, folgt mit einem Senator; Sophia und Aulus denken nach. Sophia zieht 2 Karten und hat dann fünf; Aulus hat schon fünf und zieht 1. Livia hat eine Aktion für ihre Karte und eine für ihren Klienten, einen Arbeiter; sie nimmt Holz und Ziegel. Marcus nimmt Stein. Sophia hat nachgedacht, aber ihr Arbeiter handelt trotzdem: Marmor. Aulus hat keinen Klienten und keine Aktion. Die nächste Runde führt Marcus an.',
    },
    'BX-04': {
      title: 'Zwei Karten, ein Arbeiter',
      text: 'Marcus spielt eine Petition: Zwei Karten einer Rolle stehen für eine beliebige Rolle, sogar für ihre eigene. **Bar** und **Insula**, beide Arbeiter-Karten, spielt er für den Arbeiter. Eine davon hätte genügt: Auch eine Petition bringt nur eine einzige Aktion, und Marcus nimmt Holz. Beide Karten landen im Pool.',
    },
    'EX-11': {
      title: 'Jede Karte ist ein Baumeister',
      text: 'Mit dem **Circus** darf Marcus jede Auftragskarte als Baumeister spielen. Er führt den Baumeister mit der **Bar** an, einer Schutt-Karte. In der nächsten Runde führt Sophia den Baumeister an, und er folgt mit der **Kloake**, einer Stein-Karte.',
    },
    'EX-20': {
      title: 'Fünf Kaufleute auf einmal',
      text: 'Mit dem **Palast** darf Marcus mehrere Karten für eine Rolle spielen. Er führt den Kaufmann mit dem **Gefängnis** an und legt **Kloake**, **Villa** und einen Senator dazu: vier Aktionen. Sein Klient, ein Kaufmann, macht fünf daraus. Er legt fünf Ziegel in den Tresor, der bei Einfluss 5 nun voll ist.',
    },
    'EX-13': {
      title: 'Erst eine wegwerfen',
      text: 'Marcus folgt nicht, er denkt nach. Mit der **Latrine** darf er vorher eine Karte abwerfen, also kommt die **Akademie** in den Pool. Er hat noch drei Karten und zieht zwei dazu, bis er fünf hat.',
    },
    'EX-24': {
      title: 'Bis zu sieben Karten',
      text: 'Der **Schrein** erhöht das Handlimit um zwei, von fünf auf sieben. Marcus denkt mit vier Karten auf der Hand nach und zieht drei.',
    },
    'EX-31': {
      title: 'Bis zu neun Karten',
      text: 'Der **Tempel** erhöht das Handlimit um vier, von fünf auf neun. Marcus hat fünf Karten. Ohne den Tempel würde er eine ziehen; mit ihm zieht er vier.',
    },
    'EX-40': {
      title: 'Eine frische Hand',
      text: 'Vor dem Nachdenken darf Marcus mit dem **Vomitorium** seine ganze Hand abwerfen, alles oder nichts. Drei Auftragskarten kommen in den Pool, der Senator auf seinen Stapel. Dann zieht er fünf neue Karten.',
    },
    'EX-16': {
      title: 'Alle packen mit an',
      text: 'Mit dem **Speicher** zählen alle Klienten als Arbeiter. Marcus führt den Arbeiter an: eine Aktion für seine Karte und je eine für den Arbeiter, den Handwerker und den Patron unter seinen Klienten. Er nimmt vier Karten aus dem Pool.',
    },
    'EX-32': {
      title: 'Klienten handeln doppelt',
      text: 'Marcus und Sophia haben beide den **Circus Maximus** und zwei Kaufleute als Klienten. Marcus führt den Kaufmann an: eine Aktion für seine Karte und zwei für jeden Klienten, zusammen fünf. Sophia denkt nach, statt zu folgen, also handeln ihre Klienten nur je einmal.',
    },
    'EX-37': {
      title: 'Eine dritte Aktion kommt dazu',
      text: 'Marcus führt den Handwerker an und hat einen Handwerker als Klienten: zwei Aktionen. Mit der ersten verbaut er den dritten Marmor in **Ludus Magna** und stellt das Bauwerk fertig. Von nun an zählt sein Klient, ein Kaufmann, als jede Rolle und handelt also auch als Handwerker: eine dritte Aktion. Mit den zwei übrigen legt Marcus das Fundament der **Insula** und stellt sie fertig.',
    },
    'EX-30': {
      title: 'Senatoren wechseln den Besitzer',
      text: 'Alle drei haben einen Senator gespielt, und niemand kann jemanden anwerben: Der Pool ist leer. Marcus und Sophia haben den **Senat**. Marcus hat angeführt, also wählt er zuerst und nimmt die Senatoren von Livia und Sophia. Dann nimmt Sophia den, den Marcus gespielt hat. Ihr eigener ist schon auf seiner Hand.',
    },
    'EX-38': {
      title: 'Nichts wird verschwendet',
      text: 'Livia führt den Kaufmann an, und Marcus folgt mit dem **Gefängnis**, obwohl er nichts für den Tresor hat. Am Ende der Runde rettet die **Kloake** seine Karte: Statt in den Pool kommt sie als Stein in sein Lager. Livias **Villa** kommt in den Pool.',
    },
    'EX-03': {
      title: 'Platz für vierzehn Klienten',
      text: 'Marcus hat **Insula** und **Aquädukt** fertiggestellt. Sein Einfluss ist 2 + 1 + 2 = 5. Die Insula bringt Platz für zwei Klienten mehr, und der Aquädukt verdoppelt die Summe: (5 + 2) × 2 = 14.',
    },
    'EX-07': {
      title: 'Platz für fünf Klienten',
      text: 'Marcus hat die **Insula** fertiggestellt: Einfluss 3. Das wäre Platz für drei Klienten; die Insula bringt zwei mehr. Am Tresor ändert sie nichts, er fasst drei Karten.',
    },
    'EX-33': {
      title: 'Platz für fünf Karten im Tresor',
      text: 'Marcus hat den **Markt** fertiggestellt: Einfluss 3. Das wäre Platz für drei Karten in seinem Tresor; der Markt bringt zwei mehr. Seine Klientel fasst weiterhin drei.',
    },
    'EX-09': {
      title: 'Vom Stapel in den Tresor',
      text: 'Marcus folgt dem Kaufmann mit einem Senator und hat einen Kaufmann als Klienten: zwei Aktionen. Zuerst legt er den Stein aus seinem Lager in den Tresor. Für die zweite hat er kein Material mehr, aber mit dem **Atrium** darf er stattdessen die oberste Karte des Stapels in den Tresor legen. Niemand sieht sie, nicht einmal er.',
    },
    'EX-12': {
      title: 'Auch eine Karte von der Hand',
      text: 'Marcus folgt dem Arbeiter und hat einen Arbeiter als Klienten: zwei Aktionen. Mit dem **Dock** darf er bei jeder auch eine Handkarte ins Lager legen. Mit der ersten nimmt er Holz und legt die **Akademie** dazu. Dann ist der Pool leer, also legt er mit der zweiten nur das **Tor** ins Lager.',
    },
    'EX-28': {
      title: 'Auch von der Hand in den Tresor',
      text: 'Marcus führt den Kaufmann mit einem Senator an und hat einen Kaufmann als Klienten: zwei Aktionen. Mit der **Basilika** darf er bei jeder auch eine Handkarte in den Tresor legen. Zuerst kommen Ziegel und **Turm** hinein, dann nur die **Mauer**, denn sein Lager ist leer. Die anderen sehen den Ziegel, die beiden Karten aber nicht.',
    },
    'EX-34': {
      title: 'Gäste vom Stapel',
      text: 'Marcus und Sophia haben die **Bar**: Mit jeder Patron-Aktion dürfen sie auch die oberste Karte des Stapels anwerben, ohne sie vorher zu sehen. Marcus nimmt einen Legionär aus dem Pool und deckt die **Mauer** auf, einen Baumeister. Sophia lässt den Pool liegen und wirbt nur vom Stapel an: die **Akademie**, dann die **Kloake**. Livia hat keine Bar und darf nur aus dem Pool anwerben.',
    },
    'EX-06': {
      title: 'Glück aus dem Brunnen',
      text: 'Marcus hat vier Handwerker-Aktionen. Mit dem **Brunnen** darf er die oberste Karte des Stapels nutzen. Er zieht die **Palisade** und legt ihr Fundament außerhalb der Stadt, was diese Aktion und die nächste kostet. Er zieht noch eine Palisade und stellt mit ihr, als Holz, die erste fertig. Für die dritte, die er zieht, kann er kein Fundament legen, weil er diesen Namen schon hat. Er kann sie nur behalten.',
    },
    'EX-41': {
      title: 'Außerhalb mit einer Aktion',
      text: 'In der Stadt ist kein Stein-Bauplatz mehr frei. Marcus stellt zuerst den **Turm** fertig: Von nun an kostet ihn ein Bauplatz außerhalb eine Aktion statt zwei, und Schutt passt überall. Also legt er das Fundament der **Kloake** außerhalb der Stadt und verbaut Schutt als erstes Material.',
    },
    'EX-26': {
      title: 'Eine Statue aus Ziegel und Marmor',
      text: 'Marcus hat das Fundament der **Statue** auf einem Ziegel-Bauplatz gelegt, also braucht sie zwei Materialien, Ziegel oder Marmor. Ein Ziegel ist da. Er verbaut den **Tempel** als Marmor: Die Statue ist fertig, bringt Einfluss 2 wie jeder Ziegel-Bauplatz und ist am Ende 3 Punkte wert.',
    },
    'EX-35': {
      title: 'Ein Marmor vollendet alles',
      text: 'Mit seiner ersten Aktion stellt Marcus das **Skriptorium** fertig. Nun vollendet ein einziger Marmor jedes seiner Bauwerke. Er vollendet die **Mauer**, die noch leer war, und dann den **Tempel**, der einen von drei Marmor hatte. Sein Einfluss springt von 2 auf 10.',
    },
    'EX-39': {
      title: 'In Stein passt alles',
      text: 'Marcus folgt dem Baumeister und hat einen Baumeister als Klienten: zwei Aktionen. Mit der ersten stellt er die **Straße** fertig. Von nun an passt in seine Bauwerke aus Stein jedes Material. Mit der zweiten Aktion verbaut er also Holz in der **Katakombe**, einem Bauwerk aus Stein.',
    },
    'EX-27': {
      title: 'Ein Material genügt',
      text: 'Die **Villa** ist ein Bauwerk aus Stein und braucht drei Materialien, aber ein einziges genügt, wenn ein Baumeister es verbaut. Marcus verbaut einen Stein und hat sofort Einfluss 5. Ein Handwerker hätte alle drei gebraucht.',
    },
    'EX-10': {
      title: 'Marmor, der unfertig wirkt',
      text: 'Marcus hat das Fundament für den **Tempel** gelegt und noch nichts verbaut. Nun stellt er das **Tor** fertig: Seine unfertigen Bauwerke aus Marmor beginnen zu wirken. Von diesem Moment an ist sein Handlimit neun, wie mit einem fertigen Tempel. Einfluss bringt der Tempel erst, wenn er fertig ist.',
    },
    'EX-04': {
      title: 'Aktionen für die Fertigstellung',
      text: 'Marcus stellt das **Amphitheater** fertig und hat Einfluss 4. Es gibt ihm für jeden Punkt eine Handwerker-Aktion: vier, und zwar sofort. Er legt das Fundament für den **Schrein** und verbaut einen Ziegel darin. Auf die beiden anderen Aktionen verzichtet er: Aktionen sind freiwillig.',
    },
    'EX-22': {
      title: 'Vier Ladungen aus dem Pool',
      text: 'Marcus stellt die **Gießerei** fertig und hat Einfluss 4. Also hat er sofort vier Arbeiter-Aktionen, bevor sonst jemand handelt. Er nimmt zwei Ziegel und zwei Marmor und lässt das Holz liegen.',
    },
    'EX-23': {
      title: 'Sofort neue Klienten',
      text: 'Marcus stellt den **Garten** fertig und hat Einfluss 5: fünf Patron-Aktionen und Platz für fünf Klienten. Er wirbt einen Patron, einen Handwerker und zwei Legionäre an und verzichtet auf die fünfte Aktion.',
    },
    'EX-36': {
      title: 'Viermal nachdenken',
      text: 'Marcus stellt die **Schule** fertig und hat Einfluss 4, er darf also viermal nachdenken. Zuerst füllt er seine Hand von zwei Karten auf fünf auf. Dann nimmt er zwei Senatoren. Nun hat er sieben Karten, mehr als das Limit, also zieht er beim vierten Mal eine.',
    },
    'BX-02': {
      title: 'Rom fordert',
      text: 'Marcus spielt die **Akademie**, führt die Rolle Legionär an und zeigt die **Bar**: Er fordert Schutt. Eine Schutt-Karte nimmt er aus dem Pool. Sophia, links von ihm, hat keine. Livia, rechts von ihm, hat die **Insula** und muss sie geben. Marcus behält die gezeigte Bar und hat zwei Schutt-Karten mehr in seinem Lager.',
    },
    'EX-05': {
      title: 'Klienten für den Tresor',
      text: 'Livia fordert zweimal Marmor: zwei aus dem Pool und von Marcus die **Basilika**, den einzigen, den er hat. Dann zeigt Marcus **Tor** und **Kloake**: Ziegel und Stein. Sophia gibt die **Villa**. Mit dem **Kolosseum** holt er auch Klienten dieser Materialien in seinen Tresor: einen Legionär von Sophia, einen Legionär und einen Kaufmann von Livia. Sophias Legionär hat noch nicht gehandelt und wird es nun auch nicht mehr.',
    },
    'EX-17': {
      title: 'Die Brücke erreicht alle',
      text: 'Marcus fordert Marmor, einen aus dem Pool. Mit der **Brücke** erreicht er auch Aulus, der nicht sein Nachbar ist, und darf aus Lagern nehmen. Sophias **Palisade** hilft nicht: Sie und Aulus verlieren je eine Handkarte und einen Marmor aus dem Lager. Nur Livias **Mauer** hält; sie gibt nichts.',
    },
    'EX-18': {
      title: 'Eine Mauer hält die Brücke auf',
      text: 'Eine Partie zu zweit. Livia hat die **Brücke** und fordert Stein, aber Marcus hat die **Mauer**: Er gibt nichts, weder von der Hand noch aus seinem Lager. Dann fordert Marcus selbst Stein. Livia ist nicht geschützt und gibt die **Kloake**.',
    },
    'EX-25': {
      title: 'Hinter einer Palisade',
      text: 'Livia fordert Marmor: einen aus dem Pool und den **Palast** von Sophia. Marcus hat die **Palisade** und behält sein **Forum**. Dann zeigt er genau dieses Forum und fordert selbst Marmor: einen aus dem Pool, die **Statue** von Sophia, den **Tempel** von Livia.',
    },
    'BX-05': {
      title: 'Zwanzig Punkte',
      text: 'Livia zieht die letzte Karte des Stapels, und die Partie ist sofort zu Ende. Marcus hat Einfluss 10, und in seinem Tresor liegen zwei Zement und ein Stein: 2 + 2 + 3 = 7. Er hat den meisten Zement: Das bringt einen Kaufmannsbonus von 3. Beim Stein herrscht Gleichstand mit Sophia, also bekommt niemand diesen Bonus. 10 + 7 + 3 = 20 Punkte; Sophia hat 9, Livia 4.',
    },
    'EX-08': {
      title: 'Die Katakombe beendet die Partie',
      text: 'Marcus denkt in dieser Runde nach, aber seine Klienten, zwei Handwerker, handeln. Einer verbaut den dritten Stein in der **Katakombe**. Die Partie endet sofort: Sein anderer Klient und Sophia, die gefolgt ist, handeln nicht mehr. Die 3 Einfluss der Katakombe zählen noch, und Marcus gewinnt mit 5 Punkten; die anderen haben je 2.',
    },
    'EX-19': {
      title: 'Punkte für das Lager',
      text: 'Der Stapel ist leer und die Partie zu Ende. Marcus hat Einfluss 5. Die **Mauer** bringt ihm einen Punkt für je zwei Karten in seinem Lager: Fünf Karten sind 2 Punkte, zusammen 7. Livia hat zwei Karten in ihrem, aber keine Mauer.',
    },
    'EX-21': {
      title: 'Zuerst am Forum',
      text: 'Marcus und Sophia haben beide Klienten aller sechs Rollen, alle sechs Materialien im Lager und ein unfertiges **Forum**. Marcus führt an und handelt zuerst. Er verbaut den dritten Marmor und gewinnt sofort, ohne dass Punkte gezählt werden. Sophia hätte anschließend dasselbe getan.',
    },
    'EX-01': {
      title: 'Karten nach getaner Arbeit',
      text: 'Livia führt den Handwerker an, und Marcus denkt nach: fünf Karten. Seine beiden Klienten, zwei Handwerker, handeln trotzdem und legen die Fundamente von **Bar** und **Insula**. Weil er eine Handwerker-Aktion genutzt hat, darf er mit der **Akademie** am Ende der Runde noch einmal nachdenken. Er hat drei Karten und zieht zwei.',
    },
    'EX-14': {
      title: 'Ein Klient bringt den nächsten',
      text: 'Mit dem **Bad** darf ein neuer Klient sofort handeln. Marcus wirbt einen Patron an, der wirbt einen Arbeiter an, und der nimmt Stein aus dem Pool. Das alles mit einer einzigen Aktion. Als Sophia an der Reihe ist, ist der Pool leer.',
    },
    'EX-15': {
      title: 'Ziegel aus dem Pool',
      text: 'Marcus hat zwei Baumeister-Aktionen. Mit dem **Torbogen** darf ein Baumeister das Material aus dem Pool nehmen. Ein Ziegel kommt also aus dem Pool und einer aus seinem Lager, und das **Tor** ist fertig: Einfluss 6.',
    },
    'EX-02': {
      title: 'Von der Hand anwerben',
      text: 'Marcus hat zwei Patron-Aktionen. Mit dem **Aquädukt** darf er bei jeder auch eine Handkarte anwerben. Zuerst nimmt er einen Kaufmann aus dem Pool und die **Akademie** von der Hand, dann nur den **Torbogen**, weil der Pool leer ist. Akademie und Torbogen sind Ziegel-Karten: zwei Legionäre.',
    },
    'EX-42': {
      title: 'Ein Turm für drei Einfluss',
      text: 'Marcus stellt das **Gefängnis** fertig und hat Einfluss 5. Er zahlt 3 davon an Sophia und nimmt ihren fertigen **Turm**. Nun hat er Einfluss 2 und sie 7. Der Schutt, den sie einst in ihrem **Tempel** verbaut hat, bleibt dort, aber von nun an kann sie keinen mehr verbauen.',
    },
    'EX-29': {
      title: 'Offen für alle',
      text: 'Marcus stellt die **Treppe** fertig. Mit seiner zweiten Baumeister-Aktion legt er einen Ziegel an Sophias **Torbogen**: Dessen Funktion steht nun allen offen, auch ihm selbst. So kommt der Ziegel für ihren **Schrein** schon aus dem Pool. Nun haben alle ein Handlimit von sieben.',
    },
  },
  introduction: [
    {
      title: 'Worum es geht',
      text: 'Rom ist niedergebrannt, und zwei bis fünf Personen bauen es wieder auf. Du sammelst Materialien, wirbst Klienten an, stellst Bauwerke fertig und legst Schätze in deinen Tresor. Wer am Ende der Partie die meisten **Punkte** hat, gewinnt. Sie kommen aus drei Quellen:\n\n- **Einfluss**: 2 zu Beginn, mehr mit jedem Bauwerk, das du fertigstellst;\n- die Karten in deinem **Tresor**;\n- ein **Kaufmannsbonus** von 3, wenn du von einem Material die meisten Karten im Tresor hast.\n\nMit einem Bauwerk, dem **Forum**, kannst du die Partie auf der Stelle gewinnen.',
      rules: ['1'],
    },
    {
      title: 'Eine Karte, viele Aufgaben',
      text: 'Die 144 **Auftragskarten** werden von einem verdeckten Stapel gezogen. Was eine Karte ist, hängt davon ab, wo sie liegt: **auf deiner Hand** ein Auftrag, den du spielst, oder ein Bauwerk, dessen Fundament du legst; **in deiner Klientel** ein Klient, der dir Aktionen bringt; **in deinem Lager** (dem Vorrat zum Bauen), **deinem Tresor** (Punkte am Ende) **oder unter einem Bauwerk** ein Material.\n\nJedes Material hat seine Rolle und seinen Wert:\n\n- Schutt, Arbeiter, 1\n- Holz, Handwerker, 1\n- Ziegel, Legionär, 2\n- Zement, Baumeister, 2\n- Stein, Kaufmann, 3\n- Marmor, Patron, 3\n\nDie sechs **Senatoren** kann man als jede Rolle spielen; sonst sind sie zu nichts zu gebrauchen: Sie sind nie Material, Klient oder Bauwerk.',
      terms: ['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble', 'senator'],
    },
    {
      title: 'Eine Runde',
      text: 'Du beginnst mit vier Auftragskarten und einem Senator. Eine Person, zu Beginn ausgelost, ist der **Anführer**.\n\n1. Der Anführer **führt** eine Rolle **an**, indem er eine Karte dieser Rolle spielt, oder **denkt nach**, das heißt, er zieht Karten. Denkt er nach, ist die Runde sofort vorbei: Niemand folgt, und kein Klient handelt.\n2. Im Uhrzeigersinn **folgen** alle anderen mit einer Karte derselben Rolle oder denken nach.\n3. Beginnend mit dem Anführer **handeln** alle nacheinander. Du hast eine Aktion für die gespielte Karte **und eine für jeden deiner Klienten dieser Rolle, auch wenn du nachgedacht hast**. Aktionen sind freiwillig.\n4. Erst jetzt kommen die gespielten Karten in den **Pool**, die offenen Karten in der Mitte, und Senatoren auf ihren Stapel.\n\nDie nächste Runde führt an, wer links vom Anführer sitzt, auch wenn dieser nachgedacht hat. Eine Karte aus dem Pool kommt nie auf eine Hand zurück.',
      terms: ['leader', 'pool'],
      examples: ['BX-01'],
    },
    {
      title: 'Spielen und nachdenken',
      text: 'Statt einer Karte dieser Rolle darfst du spielen:\n\n- einen **Senator**;\n- eine **Petition**: Zwei Auftragskarten einer Rolle, nie Senatoren, stehen für eine beliebige Rolle. Zusammen bringen sie eine Aktion.\n\nBeim **Nachdenken** hast du die Wahl:\n\n- Auftragskarten bis zu deinem **Handlimit** ziehen: fünf Karten, Senatoren mitgezählt;\n- mit fünf oder mehr: eine ziehen;\n- einen Senator nehmen, wenn noch welche da sind.\n\nDas Limit gilt nur beim Auffüllen der Hand: Niemand muss je abwerfen. Wie viele Karten du auf der Hand hast, sehen alle. Wenn du weder anführst noch folgst, musst du nachdenken.',
      terms: ['think'],
      linked: ['BX-04'],
    },
    {
      title: 'Die sechs Rollen',
      text: 'Was eine Aktion bewirkt:\n\n- **Arbeiter**: Nimm eine Karte aus dem Pool in dein Lager.\n- **Handwerker**: Leg ein Fundament von der Hand oder verbaue eine Karte **von der Hand** in einem deiner Bauwerke.\n- **Baumeister**: Leg ein Fundament von der Hand oder verbaue eine Karte **aus deinem Lager**.\n- **Legionär**: Fordere ein Material aus dem Pool und von deinen Nachbarn (siehe Forderungen).\n- **Kaufmann**: Leg eine Karte aus deinem Lager in deinen Tresor.\n- **Patron**: Nimm eine Karte aus dem Pool in deine Klientel.\n\nDeine Klientel und dein Tresor fassen jeweils so viele Karten, wie du Einfluss hast; das Lager hat keine Grenze. Ein in dieser Runde angeworbener Klient handelt ab der nächsten Runde. In einen Tresor darf niemand schauen, auch nicht in den eigenen.',
      terms: ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron', 'stockpile', 'vault'],
      linked: ['EX-07'],
    },
    {
      title: 'Bauen',
      text: 'Um ein **Fundament** zu legen, nimm einen **Bauplatz** des passenden Materials und leg die Karte darauf. Du kannst nicht zwei Bauwerke mit demselben Namen haben, ob fertig oder nicht; andere dürfen dasselbe aber auch bauen. Material verbaust du nur in deinen eigenen Bauwerken.\n\nDann braucht das Bauwerk Materialien, eines pro Aktion, so viele, wie sein Wert angibt: 1 bei Schutt und Holz, 2 bei Ziegel und Zement, 3 bei Stein und Marmor. Es muss sein eigenes Material sein. Fundament legen und Material verbauen sind getrennte Aktionen.\n\nMit dem letzten Material ist es **fertig**: Dein Einfluss wächst um seinen Wert, du hast also mehr Platz für Klienten und Schätze, und seine Funktion wirkt sofort, schon bei der nächsten Aktion derselben Runde. Bis dahin bringt es nichts. Die Materialien bleiben darunter liegen.',
      terms: ['foundation', 'completed', 'influence'],
      linked: ['EX-37'],
    },
    {
      title: 'Bauplätze',
      text: 'Von jedem Material gibt es sechs Bauplätze; so viele davon, wie Personen mitspielen, liegen **in der Stadt**, die übrigen **außerhalb**. Ein Bauplatz außerhalb kostet **zwei Aktionen derselben Rolle in einer Runde**: Mit der ersten legst du das Fundament, die nächste verfällt. Mit einer einzigen Aktion geht es nicht. Du darfst ihn auch dann nehmen, wenn in der Stadt noch Bauplätze frei sind, und er beendet nie die Partie.',
      terms: ['in-town', 'out-of-town'],
      linked: ['BX-03', 'EX-41'],
    },
    {
      title: 'Funktionen',
      text: 'Jedes der vierzig Bauwerke hat eine Funktion; auf der Karte steht, was sie bewirkt. Einige, die früh wichtig sind:\n\n- mehr Platz: die **Insula** für 2 weitere Klienten, der **Aquädukt** für doppelt so viele Klienten (auch die der Insula), der **Markt** für 2 weitere Karten im Tresor;\n- höheres Handlimit: der **Schrein** um 2 Karten, der **Tempel** um 4;\n- **Ludus Magna**: Kaufleute unter deinen Klienten zählen als jede Rolle;\n- leichteres Bauen: für die **Villa** genügt ein einziges Material, wenn es ein Baumeister verbaut; mit dem **Turm** passt Schutt in jedes Bauwerk, und Bauplätze außerhalb kosten eine Aktion; mit der **Straße** darfst du in Bauwerken aus Stein jedes Material verbauen; mit dem **Skriptorium** vollendet ein Marmor ein Bauwerk; die **Statue** darf auf einem Bauplatz jedes Materials stehen, braucht so viele Karten, wie dieses Material wert ist, und lässt sich daraus oder aus Marmor bauen;\n- das **Tor**: Deine unfertigen Bauwerke aus Marmor wirken schon.\n\nEinige wirken einmal, bei der Fertigstellung: **Gießerei** (Arbeiter), **Amphitheater** (Handwerker), **Garten** (Patron) und **Schule** (Nachdenken) bringen so viele Aktionen, wie du Einfluss hast, das neue Bauwerk mitgezählt.',
      linked: ['EX-22', 'EX-10'],
    },
    {
      title: 'Forderungen',
      text: 'Mit einer Legionär-Aktion zeigst du eine Handkarte und forderst ihr Material. Du bekommst in dein Lager\n\n- eine solche Karte aus dem Pool;\n- je eine von der Hand deines linken und deines rechten Nachbarn, wenn sie eine haben. Sie müssen geben und wählen selbst, welche.\n\nDie gezeigte Karte bleibt auf deiner Hand; Senatoren und schon gespielte Karten kannst du nicht zeigen. Mit mehreren Legionär-Aktionen darfst du für jede eine Karte zeigen und forderst alles zusammen; willst du von jedem zwei Karten desselben Materials, zeigst du zwei solche Karten. Zu zweit gibt dein Gegner einmal, nicht zweimal.\n\nEinige Bauwerke ändern das für alle, die sie haben:\n\n- **Palisade**: Du gibst nichts von deiner Hand;\n- **Mauer**: Du gibst gar nichts;\n- **Brücke**: Du forderst von allen, nicht nur von den Nachbarn, und auch aus ihren Lagern. Eine Palisade hilft dagegen nicht, eine Mauer schon;\n- **Kolosseum**: Von jeder Person, von der du forderst, holst du außerdem einen Klienten dieses Materials in deinen Tresor, wenn sie nicht durch Palisade oder Mauer geschützt ist.',
      examples: ['BX-02'],
      linked: ['EX-25'],
    },
    {
      title: 'Das Ende',
      text: 'Die Partie endet **sofort**, auch mitten in einer Runde, und übrige Aktionen verfallen, wenn\n\n- die letzte Karte den Nachziehstapel verlässt;\n- ein Fundament den allerletzten Bauplatz in der Stadt belegt, sodass dort von keinem Material mehr einer frei ist;\n- jemand die **Katakombe** fertigstellt;\n- jemand mit einem wirksamen **Forum** Klienten aller sechs Rollen und alle sechs Materialien im Lager hat. Wer das schafft, gewinnt, egal wie die Punkte stehen.',
      linked: ['EX-08', 'EX-21'],
    },
    {
      title: 'Punkte',
      text: 'Die Tresore werden geöffnet, und du zählst\n\n- deinen Einfluss;\n- die Werte der Karten in deinem Tresor;\n- die Kaufmannsboni: 3 für jedes Material, von dem du **mehr Karten im Tresor hast als alle anderen**; ein Gleichstand bringt niemandem etwas;\n- mit der **Mauer**: 1 für je zwei Karten in deinem Lager;\n- mit deiner eigenen fertigen **Statue**: 3.\n\nLager, Klienten und unfertige Bauwerke sind für sich genommen nichts wert. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat, Senatoren mitgezählt; ist auch das gleich, wird der Sieg geteilt.',
      examples: ['BX-05'],
    },
  ],
}
