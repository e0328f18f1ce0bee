// The examples of Mare Nostrum and the introduction to it, told in German.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Rom', 'Karthago', 'Griechenland', 'Ägypten', 'Babylon'],
  notes: {
    'EX-04': {
      title: 'Spielbeginn zu fünft',
      text: 'Jedes Imperium hat drei Heimatprovinzen, seine ersten Gebäude, ein paar Legionen, eine Festung, einen Starthelden und 9 Rohstoffe. Drei Leisten, Handel, Kultur und Militär, zählen, was auf dem Spielplan steht; später bringt die höchste Stufe auf einer Leiste den Führungstitel. Jetzt haben Rom und Karthago 7 im Handel, Griechenland und Ägypten 4 in der Kultur, Rom und Griechenland 3 beim Militär. Die ersten Titel sind vorgegeben: Karthago ist Handelsführer, Ägypten Kulturführer, Rom Militärführer. Wo Legionen und Festungen anfangs stehen, ist rekonstruiert (Regeln, G).',
    },
    income: {
      title: 'Was Rom sammelt',
      text: 'Rom entscheidet einen Gleichstand um den Titel des Militärführers, und eine neue Runde beginnt: Alle sammeln Rohstoffe. In Latium verdoppelt der Markt beide Karawanen: 2 Metall und 2 Wein. Roma bringt 1 Münze, denn Latium hat noch keinen Tempel, und die Karawane in Gallia, ohne Markt, 1 Getreide. Die legendäre Stadt Syracuse bringt 1 Münze und eine zufällig gezogene legendäre Ware. Der Tempel daneben bringt einen Rohstoff dazu: Rom nimmt lieber eine zweite legendäre Ware als eine Münze.',
    },
    'EX-01': {
      title: 'Legendäres Getreide ist Getreide',
      text: 'Rom zahlt für eine Legion mit drei verschiedenen Waren. Legendäres Getreide zählt als Getreide, deshalb passen die beiden nie in ein Set: Liegt das eine auf dem Tisch, wird das andere abgelehnt. Das legendäre Plättchen kommt auf einen eigenen Ablagestapel, nicht in die Reserve.',
    },
    'EX-03': {
      title: 'Karawanen ohne Legionen',
      text: 'Ägypten kontrolliert Aethiopia. Dort steht keine Legion, und es braucht auch keine: Beide Karawanen gehören dem Imperium, das die Provinz kontrolliert. In Phase 1 sammelt Ägypten daraus 1 Getreide und 1 Gold.',
    },
    'EX-05': {
      title: 'Die Zahl ist drei',
      text: 'Rom ist Handelsführer und spielt das Plättchen 4/3 mit der Seite 3. Alle müssen genau drei Rohstoffe anbieten. Karthago und Griechenland haben nur drei und bieten sie alle an; Rom behält sein Metall. Erst wenn alle bereit sind, werden die Angebote aufgedeckt.',
    },
    tokens: {
      title: 'Eine Runde später',
      text: 'Rom ist immer noch Handelsführer. Das Plättchen 4/3 ist gespielt, also kann jetzt weder 4 noch 3 angesagt werden: Rom wählt zwischen 5, 0, 2 und 1. Sind alle drei Plättchen gespielt, kommen sie alle zurück.',
    },
    'EX-06': {
      title: 'Eine Kette',
      text: 'Rom nimmt von Karthago, also ist Karthago als Nächstes dran und nimmt von Griechenland. Griechenland nimmt von Karthago. Jetzt darf Karthago nicht von Griechenland nehmen, denn die beiden haben gerade voneinander genommen. Es bleiben Ägypten und Rom, und wer gewählt wird, nimmt als Nächstes.',
    },
    'EX-07': {
      title: 'Nicht zweimal nacheinander',
      text: 'Rom nimmt von Karthago, und Karthago nimmt sofort von Rom. Rom muss wieder nehmen, aber nicht von Karthago: Es bleiben Griechenland und Ägypten.',
    },
    'EX-08': {
      title: 'Die letzten zwei',
      text: 'Alle haben vier Rohstoffe angeboten. Die von Karthago und Ägypten wollte niemand, und am Ende haben nur noch diese beiden etwas. Karthago nimmt von Ägypten und Ägypten von Karthago; ein zweites Mal ist nicht erlaubt. Der Handel ist beendet, und die letzten Schafe und der letzte Papyrus gehen zurück. Rom hat einen Rohstoff zu viel und Karthago einen zu wenig, also muss Rom ihm einen geben.',
    },
    'EX-09': {
      title: 'Ein Rohstoff zum Ausgleich',
      text: 'Die Zahl ist 1. Rom nimmt Gold von Griechenland, Griechenland nimmt die Münze von Rom, Rom nimmt Öl von Karthago. Für Karthago ist nichts mehr da. Als Handelsführer muss Rom ihm einen Rohstoff geben, einen beliebigen: hier den Wein, der nie angeboten war. Jetzt haben alle so viele Rohstoffe wie zuvor.',
    },
    trade: {
      title: 'Eine ganze Handelsphase',
      text: 'Die erste Runde zu dritt; Karthago ist Handelsführer und sagt 2 an. Karthago bietet Gewürze und Schafe, Rom Metall und Wein, Griechenland zwei Münzen. Münzen sind für Karthago am meisten wert: Für drei gibt es eine Legion oder eine Stadt, und eine hat es schon. Also nimmt Karthago eine Münze von Griechenland, Griechenland das Metall von Rom, Rom die Gewürze von Karthago. Karthago nimmt die zweite Münze, Griechenland die Schafe von Karthago und Karthago den Wein von Rom. Rom kann nichts mehr nehmen und hat einen Rohstoff zu wenig. Also gibt Karthago ihm einen: Schafe, von denen es noch zwei hat.',
    },
    'EX-10': {
      title: 'Neun Rohstoffe, drei Sets',
      text: 'Rom hat 3 Münzen, 2 Getreide, Holz, Schafe, Gold und Gladiatoren. Die 3 Münzen bezahlen eine Karawane. Getreide, Holz und Schafe, alle verschieden, bezahlen eine Legion; das zweite Getreide mit Gold und Gladiatoren eine weitere. Drei Sets, dreimal gebaut, nichts übrig.',
    },
    six: {
      title: 'Neun Rohstoffe, aber keine sechs',
      text: 'Dieselben neun Rohstoffe reichen nicht für einen Markt, der 6 kostet. Rom hat fünf verschiedene Waren, eine zu wenig; das zweite Getreide ist von derselben Sorte, und die 3 Münzen dürfen nicht dazu.',
    },
    'EX-11': {
      title: 'Hannibal zahlt sechs',
      text: 'Karthago hat dieselben neun Rohstoffe, und dazu **Hannibal**: Jedes Warenset darf eine Sorte zweimal enthalten. So sind 2 Getreide, Holz, Schafe, Gold und Gladiatoren ein Set aus 6 und bezahlen den Markt. Mit den 3 Münzen gibt es noch eine Legion.',
    },
    'EX-12': {
      title: 'Zwei von einer Sorte',
      text: 'Karthago hat nur 2 Metall und 1 Holz. Dank **Hannibal** ist das ein Set aus 3, genug für eine Legion. Niemand sonst könnte damit etwas bauen.',
    },
    cleopatra: {
      title: 'Kleopatra mischt',
      text: 'Ägypten hat 3 Münzen, 2 Papyrus und 1 Getreide. **Kleopatra** erlaubt eine Münze in einem Warenset: Münze, Papyrus und Getreide bezahlen eine Legion. Sie erlaubt auch eine Ware in einem Münzset: Die anderen 2 Münzen und ein Papyrus bezahlen eine Trireme. Ohne sie wären nur die 3 Münzen ein Set.',
    },
    'EX-13': {
      title: 'Über die Grenze und übers Meer',
      text: 'Griechenland kontrolliert Thracia und Dacia seit Beginn der Runde. Germania grenzt an Dacia, also darf Griechenland dort einen Marker legen. Asia hat keine gemeinsame Grenze mit Griechenlands Provinzen, aber eine griechische Trireme im Pontus Euxinus verbindet sie. Jeder Marker kostet ein Set aus 3.',
    },
    'EX-14': {
      title: 'Wo kein Marker hindarf',
      text: 'Griechenland kontrolliert Dacia, und Dalmatia und Macedonia grenzen beide daran. Trotzdem kann Griechenland keine von beiden unter Kontrolle bringen: In Dalmatia steht eine römische Legion, und Macedonia gehört Rom.',
    },
    'EX-15': {
      title: 'Erst das Schiff, dann das Land',
      text: 'Ohne Trireme ist Asia nicht zu erreichen. Griechenland baut eine im Mare Aegaeum für 3 Münzen. Sie verbindet sofort, also übernimmt Griechenland im selben Zug für weitere 3 die Kontrolle über Asia.',
    },
    'EX-16': {
      title: 'Eins ermöglicht das andere',
      text: 'Griechenland baut eine Trireme im Mare Aegaeum, die Asia mit Achaia, Macedonia und Thracia verbindet. Dann übernimmt es die Kontrolle über Asia und baut dort die legendäre Stadt Troia: drei Sets aus 3 in einem Zug. Asia hat kein Feld für eine Karawane oder einen Markt, also kann man sie dort nie bauen.',
    },
    'EX-17': {
      title: 'Was auf den Leisten zählt',
      text: 'Griechenland baut eine Trireme und eine legendäre Stadt. Die Trireme ist 1 Stufe beim Militär wert, die Stadt 1 in der Kultur. Der Marker in Asia zählt auf keiner Leiste.',
    },
    'EX-18': {
      title: 'Die Boni eines Helden',
      text: 'Ägypten kauft seine zweite Karte für 7: **Kirke**. Ihre Boni zählen sofort, 1 Stufe im Handel und 1 beim Militär. Die Kultur bleibt, wie sie war.',
    },
    exchange: {
      title: 'Eine Provinz übernehmen',
      text: 'Seit der letzten Runde steht eine römische Legion auf Ägyptens Kontrollmarker in Cyrenaica. Roms Zug in Phase 4 beginnt, und das römische Libya grenzt an: Rom darf den Marker kostenlos tauschen. Jetzt kontrolliert Rom die Provinz mit Karawane, Markt und Stadt. Die Legion darf in diesem Zug sogar noch marschieren.',
    },
    'EX-37': {
      title: 'Kein Anschluss, kein Tausch',
      text: 'Polnische Ausgabe. Eine römische Legion steht auf dem Marker von Cyrenaica, aber Rom hat daneben keine Provinz und keine Trireme mehr, die verbindet. Es gibt keinen Tausch. Rom hält den Marker weiter, und Ägypten sammelt weiter: 2 Papyrus und 1 Münze.',
    },
    'EX-38': {
      title: 'Kein Anschluss: die russische Ausgabe',
      text: 'Dieselbe Stellung in der russischen Ausgabe. Zu Beginn von Roms Zug wird Ägyptens Marker entfernt und kein römischer gelegt: Cyrenaica wird neutral. Die Gebäude bleiben, bringen aber niemandem etwas und zählen für niemanden, bis jemand die Kontrolle übernimmt.',
    },
    'EX-20': {
      title: 'Eine verlorene Seeschlacht',
      text: 'Rom segelt mit einer Trireme ins Mare Africum und greift dort die ägyptische an. Rom würfelt 4, das ist kein Treffer; Ägypten würfelt 5, ein Treffer. Die römische Trireme ist verloren und mit ihr der Weg nach Cyrenaica: Weder Italia noch Creta ist jetzt damit verbunden. Hätten beide 4 gewürfelt, wäre die Trireme noch da und könnte Legionen befördern.',
    },
    'EX-19': {
      title: 'Eine Kette von Triremen',
      text: 'Rom segelt mit einer von zwei Triremen aus dem Mare Ionium ins Mare Africum und greift die ägyptische Trireme dort nicht an. Jetzt bilden zwei benachbarte Meere eine Kette: Beide Legionen aus Italia erreichen Cyrenaica auf einmal, und die von Creta auch. Die ägyptische Trireme hindert sie nicht, und eine Trireme befördert beliebig viele.',
    },
    'EX-21': {
      title: 'Beide Legionen ziehen ab',
      text: 'Zwei ägyptische Legionen stehen in Cilicia, das Babylon gehört. Babylon schickt seine beiden Legionen nach Judea, gegen eine ägyptische Festung. Jetzt stehen zwei Schlachten an: die in Judea, und in Cilicia die Festung von Babylon allein gegen zwei Legionen. Eine Festung ohne Legionen würfelt nicht, hat aber 5 Punkte, also 1 Treffer, und hebt einen Treffer gegen sich auf.',
    },
    'EX-22': {
      title: 'Eine Legion zieht ab',
      text: 'Dieselbe Stellung. Eine Legion von Babylon geht nach Asia, wo niemand steht. In Cilicia treffen eine Legion und die Festung auf zwei ägyptische Legionen: 4 + 5 = 9 Punkte, ein Treffer. Ägyptens 7 Punkte sind auch ein Treffer, aber den hebt die Festung auf.',
    },
    'EX-23': {
      title: 'Niemand zieht ab',
      text: 'Dieselbe Stellung, und Babylon bleibt. Zur Schlacht kommt es trotzdem, denn Feinde stehen in derselben Provinz. Babylon würfelt 4 und 5 und zählt 5 für die Festung dazu: 14 Punkte, zwei Treffer. Beide ägyptischen Legionen fallen.',
    },
    'EX-24': {
      title: 'Drei Legionen gegen eine Festung',
      text: 'Drei römische Legionen marschieren nach Cyrenaica, wo Ägypten eine Legion und eine Festung hat. Rom würfelt 5, 4, 3, und **Caesar** gibt in Roms eigenem Zug jedem Würfel +1: 15 Punkte, drei Treffer. Ägypten würfelt 3 und zählt 5 für die Festung dazu: 8 Punkte, ein Treffer. Die Festung hebt einen von Roms Treffern auf; die anderen zwei zerstören Legion und Festung. Rom verliert eine Legion, zwei bleiben.',
    },
    'EX-25': {
      title: 'Die Nächsten marschieren ein',
      text: 'Später in derselben Phase ist Griechenland am Zug. Seine Legion marschiert aus Garamantia nach Cyrenaica und muss dort gegen die zwei römischen Legionen kämpfen. Griechenland würfelt 5, ein Treffer. Rom würfelt 2 und 1, kein Treffer, und **Caesar** hilft nicht: Es ist nicht Roms Zug. Beide Seiten überleben, also ist die Provinz im Krieg.',
    },
    war: {
      title: 'Beide Seiten überleben',
      text: 'Drei römische Legionen gegen Legion und Festung. Rom würfelt 2, 4, 3, und **Caesar** gibt 3 dazu: 12 Punkte, zwei Treffer, von denen die Festung einen aufhebt. Ägypten würfelt 4 und zählt 5 dazu: 9 Punkte, ein Treffer. Jede Seite verliert eine Einheit ihrer Wahl; Ägypten gibt die Legion auf und behält die Festung. Cyrenaica ist im Krieg: keine Eroberung, dort wird nichts gebaut, und in der nächsten Runde gibt es eine neue Schlacht.',
    },
    'EX-26': {
      title: 'Plündern',
      text: 'Zwei römische Legionen stehen allein im ägyptischen Cyrenaica. Rom plündert die Karawane: Sie geht zurück in die Reserve, und Rom bekommt sofort 1 Papyrus. Eine Legion kommt auf das leere Feld, wo sie nichts sammelt. Der Markt verdoppelt die Beute nicht. Ägypten hat eine Karawane und 1 Stufe im Handel verloren.',
    },
    'EX-27': {
      title: 'Karawane und Markt besetzen',
      text: 'Rom stellt eine Legion auf die Karawane und eine auf den Markt. In der nächsten Phase 1 sammelt Rom 2 Papyrus, weil Karawane und Markt in denselben Händen sind. Die Stadt ist nicht besetzt: Ihre Münze geht weiter an Ägypten. Rom ist dadurch sogar Handelsführer geworden.',
    },
    'EX-28': {
      title: 'Eine Legion auf dem Marker',
      text: 'Rom stellt eine Legion auf den Kontrollmarker. Noch ändert sich nichts: In der nächsten Phase 1 sammelt Ägypten alles, 2 Papyrus und eine Münze. Steht die Legion aber noch dort, wenn Roms nächster Zug in Phase 4 beginnt, darf Rom die ganze Provinz übernehmen.',
    },
    'EX-29': {
      title: 'Stufen ändern sich sofort',
      text: 'Rom besetzt Karawane und Markt. In diesem Moment steigt Rom im Handel um 2 Stufen, und Ägypten fällt um 2. Die Stadt zählt weiter für Ägypten.',
    },
    capital: {
      title: 'Eine Hauptstadtprovinz lässt sich nicht übernehmen',
      text: 'Zwei römische Legionen stehen allein in Aegyptus, Ägyptens Hauptstadtprovinz. Rom darf Alexandria, Memphis oder den Tempel plündern oder besetzen, und besetzt zählen sie für Rom. Der Kontrollmarker ist aufgedruckt und lässt sich weder besetzen noch tauschen.',
    },
    'EX-30': {
      title: 'Wer im Handel führt',
      text: 'Rom hat 3 Karawanen und 2 Märkte, Stufe 5. Griechenland hat 2 und 2, Babylon 3 und 1, je Stufe 4; Ägypten und Karthago haben 3. Also nimmt Rom Karthago den Titel des Handelsführers ab. In der nächsten Runde sagt Rom die Zahl an und nimmt zuerst.',
    },
    'EX-31': {
      title: 'Über fünfzehn hinaus',
      text: 'Rom hat 5 Festungen, 5 Triremen und 4 Legionen: Stufe 14 beim Militär. Vier Legionen mehr ergeben 18. Eine gedruckte Leiste endet bei 15 und beginnt mit der anderen Seite des Markers von vorn; das Programm zeigt die ganze Zahl. Jetzt sind alle 8 Legionen auf dem Spielplan, und eine neunte gibt es nicht.',
    },
    'EX-32': {
      title: 'Perseus baut zuerst',
      text: 'Ägypten, der Kulturführer, lässt Griechenland zuerst bauen, und Griechenland hat die 12 Münzen für die **Pyramiden**. Aber Rom besitzt **Perseus** und darf vor allen anderen bauen, wenn es damit die Partie gewinnt. Rom baut die **Pyramiden** und gewinnt sofort.',
    },
    cards: {
      title: 'Die fünfte Karte',
      text: 'Polnische Ausgabe; Griechenland ist Kulturführer. Rom kauft seine fünfte Karte, **Herkules**, für 10, ist aber nicht Kulturführer und muss das Ende der Phase abwarten. Griechenland baut nach Rom und kauft die eigene fünfte Karte, **Kirke**. Der Kulturführer gewinnt sofort und allein.',
    },
    pyramids: {
      title: 'Die Pyramiden gehen vor',
      text: 'Polnische Ausgabe, der Standard. Griechenland ist Kulturführer, hat aber schon gebaut, ohne zu gewinnen. Karthago kauft seine fünfte Karte und wartet. Dann baut Rom die **Pyramiden** für 12. Am Ende der Phase gehen die **Pyramiden** einer fünften Karte vor: Rom gewinnt.',
    },
    cities: {
      title: 'Vier Städte',
      text: 'Rom kontrolliert Roma und Syracuse, und eine Legion besetzt Troia. Zwei Legionen marschieren nach Africa, würfeln 4 und 5, und mit **Caesar** werden es 11: zwei Treffer gegen die einzige Legion von Karthago, die 3 würfelt und nicht trifft. Rom hält Troia wie bisher und besetzt Carthago. Vier Hauptstädte und legendäre Städte am Ende von Phase 4: Rom gewinnt.',
    },
    titles: {
      title: 'Drei Titel',
      text: 'Rom liegt in Handel und Militär vorn. In der Kultur herrscht Gleichstand: Rom und Ägypten haben je 1. Ägypten hatte diesen Titel bisher und entscheidet; es hätte ihn behalten können. Es gibt ihn Rom, und Rom gewinnt mit allen drei Titeln.',
    },
    'EX-40': {
      title: 'Versprechen sind nur Worte',
      text: 'Rom hat Griechenland versprochen, nicht nach Dacia zu ziehen. Seine Legion marschiert trotzdem ein. Die Regeln kennen keine Versprechen; was sie wert sind, entscheidet ihr am Tisch.',
    },
    'EX-33': {
      title: 'Keine neunte Legion',
      text: 'Alle 8 römischen Legionen sind auf dem Spielplan. Rom hat Münzen genug und sogar **Spartacus**, aber es ist keine Legion mehr da, um keinen Preis. Auch eine eigene vom Spielplan zu nehmen ist nicht erlaubt.',
    },
    'EX-35': {
      title: 'Die Reserve ist leer',
      text: 'Die gesamte Keramik liegt hinter Ägyptens Sichtschirm. Griechenland hat eine Keramikkarawane auf Creta, bekommt aber nichts daraus, auch nicht später; nur die Münze von Cnossus. Auch der **Koloss von Rhodos** kann keine Keramik nehmen.',
    },
    'EX-36': {
      title: 'Zwei Feinde in einer Provinz',
      text: 'Griechenland und Ägypten sind in Dacia im Krieg, und eine römische Legion marschiert ein. Rom muss gegen eine Seite kämpfen und wählt Griechenland. Rom würfelt 4, mit **Caesar** 5: ein Treffer. Griechenland würfelt 1 und 1, und **Perikles** gibt jedem Würfel +2: 6, ein Treffer. Beide verlieren eine Legion. Ägypten würfelt nicht und verliert nichts.',
    },
  },
  introduction: [
    {
      title: 'Worum es geht',
      text: 'Du führst ein Imperium am Mittelmeer. Siegpunkte gibt es nicht; du gewinnst, sobald dir **eins** davon gelingt:\n\n- die **Pyramiden** bauen (Preis 12);\n- **fünf Karten** haben, Helden und Wunder, der Startheld zählt mit;\n- am Ende von Phase 4 **vier Hauptstädte und legendäre Städte** kontrollieren, deine eigene Hauptstadt eingeschlossen;\n- am Ende von Phase 5 **alle drei Führungstitel** haben (Handel, Kultur, Militär).\n\nZu dritt spielen Rom, Karthago und Griechenland; zu viert kommt Ägypten dazu, zu fünft auch noch Babylon. Niemand scheidet je aus.',
      linked: ['EX-04'],
    },
    {
      title: 'Was auf dem Tisch liegt',
      text: 'Eine **Provinz** mit deinem Kontrollmarker gehört dir; ohne Marker ist sie neutral. In deiner **Hauptstadtprovinz** ist der Marker aufgedruckt: Niemand kann sie dir je nehmen.\n\nJede Provinz hat **Felder** für bestimmte **Gebäude**, je eins pro Feld:\n\n- **Karawanen**, jede auf einem Feld, das eine Ware zeigt, und einen **Markt**;\n- eine **Stadt** und einen **Tempel**. Städte gibt es in drei Arten: gewöhnliche, Hauptstädte der Imperien und legendäre (Troia in Asia, Ierusalem in Judea, Syracuse in Sicilia).\n\nDu **kontrollierst ein Gebäude**, wenn es in deiner Provinz steht und keine fremde Legion es besetzt, oder wenn es anderswo steht und deine Legion es besetzt (siehe Eroberung).\n\nEinheiten: **Legionen** und **Festungen** stehen in Provinzen (eine Festung pro Provinz, sie bewegt sich nie), **Triremen** in Meeren. Du hast 8 Legionen, 5 Triremen, 5 Festungen und 7 Marker, mehr gibt es nicht.\n\n**Rohstoffe** sind Münzen und 13 Sorten Waren. Wie viele du hast, wissen alle, welche es sind, nur du.',
      terms: [
        'control-marker',
        'slot',
        'caravan',
        'market',
        'city',
        'capital',
        'legendary-city',
        'temple',
        'legion',
        'fortress',
        'trireme',
        'coin',
        'good',
      ],
    },
    {
      title: 'Eine Runde hat fünf Phasen',
      text: '1. **Rohstoffe sammeln**: alle zugleich. In Runde 1 entfällt das; du beginnst mit 9 Rohstoffen.\n2. **Handel**: geleitet vom Handelsführer.\n3. **Bauen**: Der Kulturführer wählt, wer als Nächstes baut, bis alle gebaut haben.\n4. **Bewegung und Kampf**: Der Militärführer wählt, wer als Nächstes zieht, bis alle dran waren.\n5. **Führung**: Die drei Titel werden neu vergeben.\n\nWählen darf man alle, die in dieser Phase noch nicht am Zug waren, auch sich selbst. Am Anfang ist Karthago Handelsführer, Rom Militärführer, Ägypten Kulturführer (zu dritt Griechenland).',
      rules: ['D'],
    },
    {
      title: 'Phase 1: sammeln',
      text: '- Eine Karawane bringt 1 Ware ihres Feldes; **2**, wenn du auch den Markt dieser Provinz kontrollierst.\n- Eine Stadt oder Hauptstadt bringt 1 Münze; **2**, wenn du auch den Tempel dort kontrollierst.\n- Eine legendäre Stadt bringt 1 Münze und 1 zufällig gezogene legendäre Ware; mit dem Tempel noch einen Rohstoff: eine Münze oder eine legendäre Ware, wie du willst.\n- Ein Markt oder ein Tempel allein bringt nichts.\n\nEine legendäre Ware zählt wie eine gewöhnliche ihrer Sorte; nur du siehst, welche du gezogen hast. Was in der Reserve ausgegangen ist, bekommst du nicht, auch nicht später.',
      terms: ['legendary-good'],
      linked: ['income'],
    },
    {
      title: 'Phase 2: handeln',
      text: 'Der Handelsführer sagt mit einem von drei Plättchen eine Zahl an; auf den beiden Seiten stehen 5 oder 0, 4 oder 3, 2 oder 1. Dieses Plättchen ist dann verbraucht, bis alle drei gespielt sind oder jemand anderes Handelsführer wird. 0 heißt: kein Handel.\n\nAlle bieten verdeckt genau so viele Rohstoffe an; wer weniger hat, nimmt nicht teil (gilt das für den Handelsführer, springt die nächste Person im Uhrzeigersinn ein). Alle Angebote werden gleichzeitig aufgedeckt. Dann:\n\n- Der Handelsführer nimmt einen Rohstoff aus einem fremden Angebot;\n- wer gerade etwas hergeben musste, nimmt als Nächstes, nur nicht von sich selbst;\n- du musst nehmen, wenn du kannst;\n- hast du von jemandem genommen und diese Person gleich darauf von dir, musst du jetzt von jemand anderem nehmen.\n\nSchluss ist, wenn die Person, die an der Reihe ist, von niemandem mehr nehmen kann; was übrig ist, geht zurück. Wer zuletzt etwas hergeben musste, hat nun einen Rohstoff zu wenig: Der Handelsführer gibt dieser Person einen seiner Wahl (nichts, wenn er es selbst ist). So haben alle so viele wie vorher. Sonst wechselt nie etwas den Besitzer, und Versprechen binden niemanden.',
      examples: ['trade'],
      linked: ['EX-07'],
    },
    {
      title: 'Phase 3: Preise und Sets',
      text: '- **3**: Kontrollmarker, Karawane, Stadt jeder Art, Legion, Trireme, Festung.\n- **6**: Markt, Tempel.\n- **7, 8, 9, 10**: deine zweite, dritte, vierte, fünfte Karte.\n- **12**: die Pyramiden.\n\nDie Pyramiden zählen nicht zu den fünf Karten, und niemand kann eine sechste kaufen. Jeden Kauf bezahlst du mit **einem einzigen Set** genau dieser Größe: entweder **nur Münzen** oder **lauter verschiedene Waren** (legendäres Getreide ist Getreide). Münzen und Waren lassen sich nicht mischen, und Wechselgeld gibt es nicht.\n\nIn deinem Zug baust du so viel, wie du willst. Am Ende der Phase werfen alle alles ab **außer 2 Münzen**.',
      terms: ['set'],
      linked: ['EX-10', 'six'],
    },
    {
      title: 'Phase 3: wo du baust',
      text: '**Kontrolle** über eine neue Provinz: Sie muss neutral sein, ohne fremde Einheiten, und **Anschluss** an eine Provinz haben, die du seit Beginn der Runde hast. Anschluss ist eine gemeinsame Grenze oder eine Kette benachbarter Meere mit je einer Trireme von dir. Eine eben gebaute Trireme zählt schon; eine eben gewonnene Provinz erst ab der nächsten Runde.\n\n**Alles andere** baust du in Provinzen, die du kontrollierst, auch gleich nach der Übernahme und in beliebiger Reihenfolge: Ein Markt braucht keine Karawane. Eine Trireme kommt in ein Meer, das an eine solche Provinz grenzt. In einer Provinz mit fremden Einheiten kannst du nicht bauen, außer in deiner eigenen Hauptstadtprovinz.',
      linked: ['EX-16', 'EX-14'],
    },
    {
      title: 'Helden und Wunder',
      text: 'Karten behältst du für immer; viele bringen Stufen auf den Leisten, die meisten haben eine Fähigkeit. Du kaufst eine der offen ausliegenden: In der Einsteiger-Auslage sind das fünf, die nach der Phase aufgefüllt werden, in der Auslage für Erfahrene alle 17. Die Starthelden:\n\n- **Caesar** (Rom): +1 auf jeden deiner Würfel an Land, in deinem eigenen Zug.\n- **Perikles** (Griechenland): +2 auf jeden deiner Würfel an Land, in den Zügen der anderen.\n- **Hannibal** (Karthago): Jedes Warenset darf eine Sorte zweimal enthalten.\n- **Kleopatra** (Ägypten): In jedem Set darf eine Münze eine Ware ersetzen oder eine Ware eine Münze.\n- **Hammurabi** (Babylon): ein kostenloser Kontrollmarker pro Runde.',
      terms: ['hero', 'wonder', 'pyramids'],
      linked: ['EX-11', 'EX-18'],
    },
    {
      title: 'Phase 4: segeln und marschieren',
      text: 'In deinem Zug segelst du zuerst, dann marschierst du. Jede Einheit bewegt sich höchstens einmal, einen Schritt.\n\n- Eine Trireme segelt in ein benachbartes Meer. Danach **darfst** du angreifen, einmal pro Meer, einen Gegner, der dort Triremen hat. Triremen verschiedener Imperien können sich ein Meer friedlich teilen.\n- Eine Legion marschiert in eine Provinz mit Anschluss, egal wie lang die Kette der Meere ist. Eine Trireme befördert beliebig viele Legionen, und fremde Triremen hindern sie nicht.\n\nNach dem Marsch **musst** du in jeder Provinz, die du mit fremden Legionen oder einer fremden Festung teilst, eine Schlacht schlagen. Stehen dort mehrere Gegner, wählst du einen.',
      linked: ['EX-19', 'EX-20'],
    },
    {
      title: 'Die Schlacht',
      text: 'Beide Seiten würfeln gleichzeitig, mit einem Würfel pro Legion (auf See pro Trireme). Zähle deine Würfel zusammen; je volle **5 Punkte sind ein Treffer**. An Land:\n\n- eine **Festung** erhöht die Summe ihrer Seite um 5, auch ohne Legionen, und hebt einen der Treffer gegen ihre Seite auf;\n- dazu kommt, was auf den Karten der Helden steht. Auf See kommt nichts dazu.\n\nJeder Treffer zerstört eine Einheit; jede Seite wählt ihre Verluste selbst. Auch wer fällt, hat noch gewürfelt. Gewürfelt wird nur einmal: Überleben beide Seiten, ist die Provinz **im Krieg**. Wer sie kontrolliert, sammelt weiter, aber gebaut wird dort nichts, und in der nächsten Runde gibt es wieder eine Schlacht.\n\nEs sind gewöhnliche Würfel, 1 bis 6; das haben wir festgelegt, die Regelhefte sagen dazu nichts.',
      terms: ['at-war'],
      examples: ['EX-24'],
      linked: ['war'],
    },
    {
      title: 'Eroberung',
      text: 'Stehen am Ende deines Zuges in einer gegnerischen Provinz nur deine Einheiten, wähle eins:\n\n- ein Gebäude **plündern**: Es wird entfernt, und du bekommst sofort 1 seiner Waren oder 1 Münze (für Markt oder Tempel nichts);\n- **Gebäude besetzen**, mit je einer Legion: Von nun an sammelst du daraus, und sie zählen für dich, auch für den Sieg;\n- **den Kontrollmarker besetzen**, mit einer Legion, wenn die Provinz Anschluss an eine von deinen hat und keine Hauptstadtprovinz ist. Noch ändert sich nichts. Sind aber Legion und Anschluss noch da, wenn dein nächster Zug in Phase 4 beginnt, darfst du den Marker kostenlos gegen deinen tauschen: Damit gehört die Provinz dir;\n- oder nichts.\n\nIn späteren Runden darfst du es dabei belassen oder neu wählen. Marschierst du ab, geht alles an die Seite zurück, die die Provinz kontrolliert; marschiert jemand ein und beide Seiten überleben die Schlacht, endet deine Besetzung. Geplündertes kann wieder aufgebaut werden. Eine neutrale Provinz lässt sich nicht erobern: Dafür brauchst du einen Marker.',
      linked: ['EX-26', 'EX-27', 'EX-28', 'exchange'],
    },
    {
      title: 'Phase 5 und das Ende',
      text: 'Deine **Stufe** auf jeder der drei Leisten ist immer aktuell:\n\n- **Handel**: Karawanen und Märkte;\n- **Kultur**: Städte jeder Art und Tempel;\n- **Militär**: Legionen, Festungen und Triremen auf dem Spielplan;\n- dazu die Boni deiner Karten. Kontrollmarker zählen nirgends.\n\nWer auf einer Leiste die höchste Stufe hat, bekommt den Titel. Bei Gleichstand vergibt ihn, wer ihn bisher hatte, an eine der gleichauf liegenden Seiten; behalten darf man ihn nur, wenn man selbst dazugehört.\n\nHaben zwei je vier Hauptstädte und legendäre Städte, teilen sie sich den Sieg. Wann man mit den **Pyramiden** oder der fünften Karte gewinnt, hängt von der Ausgabe ab. In der polnischen, dem Standard, gilt:\n\n- Der **Kulturführer gewinnt sofort** und allein, ob mit den Pyramiden oder mit der fünften Karte.\n- Alle anderen warten das Ende von Phase 3 ab. Hat der Kulturführer bis dahin nicht gewonnen, gewinnt, wer die **Pyramiden** gebaut hat; hat das niemand, wer fünf Karten hat. Schaffen das mehrere, teilen sie sich den Sieg.\n\nIn der russischen Ausgabe bringen die **Pyramiden** immer sofort den Sieg, die fünfte Karte immer erst am Ende der Phase.',
      terms: ['trade-leader', 'culture-leader', 'military-leader'],
      linked: ['EX-30', 'pyramids', 'cities', 'titles'],
    },
  ],
}
