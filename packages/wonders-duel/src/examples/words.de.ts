// The examples of 7 Wonders Duel and the introduction to it, told in German.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Livia', 'Marcus'],
  notes: {
    'EX-01': {
      title: 'Kostenlos, Münzen, Ressourcen',
      text: 'Das **Holzlager** zeigt keine Kosten: Es ist kostenlos. Die **Steingrube** kostet 1 Münze. Die **Bäder** verlangen 1 Stein; Livia produziert keinen, und auch sonst niemand, also kostet sie der Stein 2 Münzen. Eine Karte kann mehrere Ressourcen auf einmal verlangen: Die **Arena** braucht Lehm, Stein und Holz; eine Stadt ohne jede Produktion kostet das 6 Münzen.',
    },
    'EX-02': {
      title: 'Ein weißes Symbol statt des Preises',
      text: 'Die **Pferdezucht** kostet 1 Lehm und 1 Holz, also 4 Münzen für eine Stadt, die beides nicht produziert. Sie zeigt aber auch ein weißes Hufeisen, und Livia hat den **Stall** gebaut, der dieses Symbol bringt. Sie baut die Karte kostenlos, mit leerem Beutel.',
    },
    start: {
      title: 'Der Tisch zu Beginn',
      text: 'Livia und Marcus beginnen: zwanzig Karten von Zeitalter I, einige davon verdeckt. Beide haben vier Weltwunder und 7 Münzen. Der Konfliktmarker steht in der Mitte der Militärleiste, und fünf Fortschrittsplättchen liegen auf dem Spielplan. Die sechs Karten der untersten Reihe sind verfügbar: Auf ihnen liegt nichts.',
    },
    'EX-03': {
      title: 'Ein kostenloses Gebäude',
      text: 'Livia hat keine Münzen mehr. Das **Holzlager** kostet nichts, also baut sie es trotzdem und produziert von nun an 1 Holz.',
    },
    'EX-04': {
      title: 'Was eine Stadt produziert',
      text: 'Livia hat **Steinbruch**, **Lehmkuhle** und **Presse** und baut die **Ziegelei**, die 2 Lehm produziert. Nun kann sie für jedes ihrer Gebäude 1 Stein, 3 Lehm und 1 Papyrus nutzen. Nichts davon wird verbraucht. Holz und Glas produziert sie nicht.',
    },
    'EX-05': {
      title: 'Was die Produktion bezahlt',
      text: 'Livia produziert 1 Stein, 3 Lehm und 1 Papyrus. Die **Bäder** (1 Stein) und die **Garnison** (1 Lehm) kosten sie nichts. Die **Apotheke** braucht Glas. Das müsste sie für 2 Münzen kaufen, und sie hat nur 1.',
    },
    'EX-06': {
      title: 'Dein Gegner treibt den Preis hoch',
      text: 'Marcus hat den **Felsbruch**, der 2 Stein produziert. Ein Stein kostet Livia also 2 Münzen plus 2, und sie zahlt 4 für die **Bäder**. Die Münzen gehen an die Bank, nicht an Marcus.',
    },
    'EX-07': {
      title: 'Billig, wenn man es selbst hat',
      text: 'Nun will Marcus Stein. Der **Aquädukt** braucht 3; er produziert 2. Livia hat keinen Stein, also kostet ihn der dritte 2 Münzen.',
    },
    'EX-08': {
      title: 'Zwei Dinge kaufen',
      text: 'Marcus baut die **Festungsanlage**: 2 Stein, 1 Lehm, 1 Papyrus. Der **Felsbruch** liefert ihm den Stein. Livia produziert 1 Lehm, also kostet ihn ein Lehm 3 Münzen; Papyrus produziert sie nicht, also kostet er 2. Zusammen 5.',
    },
    'EX-09': {
      title: 'Dreimal der Preis',
      text: 'Livia will den **Aquädukt** und produziert gar keinen Stein. Weil auf der anderen Seite der **Felsbruch** steht, kostet sie jeder Stein 4 Münzen: drei davon machen 12.',
    },
    'EX-10': {
      title: 'Münzen sind Münzen',
      text: 'Das **Skriptorium** kostet 2 Münzen und die **Steingrube** 1 Münze. Was die beiden Städte produzieren, spielt keine Rolle.',
    },
    'EX-11': {
      title: 'Münzen und Ressourcen',
      text: 'Die **Karawanserei** kostet 2 Münzen, 1 Glas und 1 Papyrus. Marcus produziert keins von beiden. Livia hat die **Glashütte**, also kostet ihn ein Glas 3 Münzen und ein Papyrus 2. Er zahlt 2 + 3 + 2 = 7.',
    },
    'EX-12': {
      title: 'Von den Bädern zum Aquädukt',
      text: 'Livia hat keine Münzen, aber in ihrer Stadt stehen die **Bäder** und liefern den weißen Tropfen, den der **Aquädukt** zeigt. Sie baut ihn kostenlos. Seine 5 Punkte zählen am Ende der Partie.',
    },
    'EX-13': {
      title: 'Von der Palisade zur Festungsanlage',
      text: 'Marcus hat die **Palisade** schon vor langer Zeit gebaut. In Zeitalter III macht ihr weißer Turm die **Festungsanlage** kostenlos. Deren 2 Schilde schieben den Konfliktmarker zwei Felder auf Livias Hauptstadt zu.',
    },
    'EX-14': {
      title: 'Welche Karten man nehmen darf',
      text: 'Zwei Karten der untersten Reihe sind weg. Nur auf **Bäder**, **Steingrube**, **Holzlager** und **Skriptorium** liegt keine andere Karte, nicht einmal auf einer Ecke. Livia muss eine dieser vier nehmen.',
    },
    'EX-15': {
      title: 'Eine Karte für Münzen',
      text: 'Marcus nimmt den **Aquädukt** und wirft ihn ab. Das bringt 2 Münzen und 1 weitere für jede seiner zwei gelben Karten: zusammen 4.',
    },
    'EX-16': {
      title: 'Ein Weltwunder wird gebaut',
      text: 'Livia nimmt den **Palast**, aber nicht, um ihn zu bauen: Er kommt verdeckt unter den **Koloss**. Sie zahlt, was das Weltwunder kostet, 3 Lehm und 1 Glas, und die produziert sie. Der Palast selbst bewirkt nichts. Die 2 Schilde des Weltwunders verschieben den Konfliktmarker.',
    },
    again: {
      title: 'Ein Extrazug',
      text: '**Piräus** bringt einen Extrazug. Livia baut das Weltwunder mit dem **Altar** und nimmt sofort noch eine Karte: die **Bäder**.',
    },
    'EX-17': {
      title: 'Nur sieben von acht',
      text: 'Marcus hat vier Weltwunder gebaut und Livia zwei. Sie baut den **Koloss**, das siebte. Das letzte ungebaute Weltwunder, die **Pyramiden**, kommt aus dem Spiel.',
    },
    'EX-18': {
      title: 'Beute',
      text: 'Der Konfliktmarker steht auf dem ersten Feld der Seite von Marcus. Der **Schießplatz** hat 2 Schilde: Der Marker rückt auf Feld 3 und erreicht den Bereich mit einem Plättchen. Marcus verliert 2 Münzen, und das Plättchen ist weg.',
    },
    capital: {
      title: 'Der Konfliktmarker erreicht die Hauptstadt',
      text: 'Der Konfliktmarker ist von der Mitte aus sieben Felder vorgerückt, zwei liegen noch vor ihm. Der **Schießplatz** hat 2 Schilde: Der Marker erreicht die Hauptstadt von Marcus, und Livia gewinnt auf der Stelle.',
    },
    pair: {
      title: 'Ein Paar Symbole',
      text: 'Livia hat ein Rad von der **Apotheke**. Die **Schule** bringt das zweite: ein Paar. Sie nimmt sofort ein Fortschrittsplättchen vom Spielplan und wählt **Recht**, das selbst ein Wissenschaftssymbol ist.',
    },
    symbols: {
      title: 'Sechs verschiedene Symbole',
      text: 'Vier grüne Karten und **Recht** geben Livia fünf verschiedene Symbole. Die **Akademie** bringt die Sonnenuhr dazu, das sechste: Sie gewinnt auf der Stelle.',
    },
    points: {
      title: 'Die Wertung am Ende',
      text: 'Marcus spielt die letzte Karte von Zeitalter III. Niemand hat durch Militär oder Wissenschaft gewonnen, also werden Punkte gezählt: Konfliktmarker, blaue, grüne und gelbe Karten, Gilden, Weltwunder, Fortschrittsplättchen und 1 Punkt für je 3 Münzen.',
    },
    'EX-19': {
      title: 'Strategie',
      text: 'Livia hat das Fortschrittsplättchen **Strategie**: Jede rote Karte, die sie baut, hat einen Schild mehr. Die **Stadtmauer** verschiebt den Konfliktmarker um drei Felder statt um zwei, und das kostet Marcus 2 Münzen.',
    },
  },
  introduction: [
    {
      title: 'Worum es geht',
      text: 'Du und dein Gegner baut je eine Stadt, Karte für Karte, durch drei Zeitalter. Gewinnen kann man auf drei Arten:\n\n- **durch Militär**: Der Konfliktmarker, den ihr euch teilt, erreicht die gegnerische Hauptstadt. Die Partie endet sofort.\n- **durch Wissenschaft**: Du sammelst sechs verschiedene Wissenschaftssymbole. Die Partie endet sofort.\n- **nach Punkten**: Du hast mehr Punkte als dein Gegner, wenn die letzte Karte von Zeitalter III gespielt ist.\n\nIhr beginnt mit je 7 Münzen und vier Weltwundern. Zuerst werden vier ausgelegt: Der Startspieler nimmt eines, sein Gegner zwei, das letzte bekommt der Startspieler. Bei den nächsten vier fängt der Gegner an.',
      terms: ['wonder'],
      examples: ['start'],
    },
    {
      title: 'Dein Zug',
      text: 'Du nimmst **eine verfügbare Karte**: eine, auf der keine andere liegt, auch nicht teilweise. Verdeckte Karten darf niemand ansehen; sie werden aufgedeckt, sobald sie verfügbar sind. Mit deiner Karte hast du drei Möglichkeiten:\n\n- **sie bauen**: Bezahle ihre Kosten und lege sie in deine Stadt;\n- **sie abwerfen**: Nimm 2 Münzen, plus 1 für jede gelbe Karte in deiner Stadt;\n- **damit ein Weltwunder bauen**: Bezahle die Kosten eines deiner Weltwunder und schiebe die Karte darunter. Die Karte selbst wirkt nicht.\n\nPassen darfst du nicht. Danach ist dein Gegner am Zug.',
      examples: ['EX-14', 'EX-15'],
    },
    {
      title: 'Was etwas kostet',
      text: 'Eine Karte ohne Kosten ist kostenlos. Münzen in den Kosten gehen an die Bank. Ressourcen (Lehm, Holz, Stein, Glas, Papyrus) kommen von deinen eigenen Karten: Was deine Stadt produziert, steht dir bei **jedem** Bau zur Verfügung und wird nie verbraucht.\n\nWas dir fehlt, kaufst du bei der Bank. Eine Einheit kostet **2 Münzen, plus 1 für jede Einheit dieser Ressource auf den braunen und grauen Karten deines Gegners**. Einige gelbe Karten legen den Preis einer Ressource auf 1 Münze fest, egal was dein Gegner hat. Das Programm rechnet immer den billigsten Weg aus und zeigt den Preis auf der Karte.',
      terms: ['clay', 'wood', 'stone', 'glass', 'papyrus', 'coin'],
      examples: ['EX-06', 'EX-11'],
    },
    {
      title: 'Weiße Symbole',
      text: 'Manche Karten bringen ein weißes Symbol. Eine Karte eines späteren Zeitalters, die bei den Kosten dasselbe Symbol zeigt, ist **völlig kostenlos**, wenn du die frühere gebaut hast.',
      terms: ['white-symbol'],
      examples: ['EX-12'],
    },
    {
      title: 'Die Farben',
      text: '- **Braun und Grau** produzieren Ressourcen. In Zeitalter III gibt es keine solchen Karten mehr.\n- **Blau** bringt Punkte.\n- **Grün** bringt ein Wissenschaftssymbol und meist ein paar Punkte.\n- **Gelb** bringt Münzen, feste Preise oder bei jedem Bau eine Ressource deiner Wahl (für deinen Gegner wird dadurch nichts teurer).\n- **Rot** bringt Schilde.\n- **Violett**, die drei Gilden von Zeitalter III, bringt Punkte für bestimmte Karten, Weltwunder oder Münzen, gezählt in der Stadt, die mehr davon hat. Eine Gilde, die Karten zählt, bringt beim Bau auch 1 Münze für jede dieser Karten.',
      terms: ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'guild'],
    },
    {
      title: 'Militär',
      text: 'Auf einer Leiste zwischen den beiden Hauptstädten steht ein Konfliktmarker. Jeder Schild schiebt ihn ein Feld auf die gegnerische Hauptstadt zu; sie ist neun Felder von der Mitte entfernt. Wer ihn auf seiner Seite hat, ist der Schwächere, der andere der Stärkere.\n\nAuf jeder Seite liegen zwei Militärplättchen, jedes in einem eigenen Bereich. Erreicht der Marker diesen zum ersten Mal, zahlt der Schwächere 2 Münzen (Felder 3 bis 5) oder 5 Münzen (Felder 6 bis 8) an die Bank, oder alle, wenn er weniger hat; dann ist das Plättchen weg.\n\nAm Ende bekommt der Stärkere für den Marker Punkte: 2 auf den Feldern 1–2, 5 auf den Feldern 3–5, 10 auf den Feldern 6–8.',
      terms: ['pawn', 'shield', 'military-token', 'capital'],
      examples: ['EX-18', 'capital'],
    },
    {
      title: 'Wissenschaft',
      text: 'Zwei gleiche Symbole sind ein **Paar**: Du nimmst sofort eines der Fortschrittsplättchen vom Spielplan. Jedes bringt einen eigenen Vorteil: Münzen, Punkte, billigere Weltwunder, einen zusätzlichen Schild. Ist kein Plättchen mehr da, bekommst du nichts. Mit sechs **verschiedenen** Symbolen gewinnst du die Partie. Es gibt sieben Arten: sechs auf grünen Karten und die Waage auf dem Plättchen Recht. Kein anderes Plättchen zählt als Symbol.',
      terms: ['science-symbol', 'pair', 'progress-token'],
      examples: ['pair', 'symbols'],
    },
    {
      title: 'Weltwunder',
      text: 'Ein Weltwunder kostet Ressourcen, bringt am Ende fast immer Punkte und hat meist eine starke Wirkung, sobald es gebaut ist: Münzen, Schilde, die Zerstörung einer braunen oder grauen Karte des Gegners, ein Extrazug (er verfällt, wenn keine Karte des Zeitalters mehr da ist). Zusammen könnt ihr nur **sieben** bauen; wenn das siebte steht, kommt das achte aus dem Spiel. Ein ungebautes Weltwunder bringt keine Punkte.',
      examples: ['again', 'EX-17'],
    },
    {
      title: 'Das Ende eines Zeitalters und der Partie',
      text: 'Wenn alle 20 Karten weg sind, wird das nächste Zeitalter ausgelegt. Der Schwächere bestimmt, wer beginnt; steht der Konfliktmarker in der Mitte, beginnt, wer die letzte Karte gespielt hat.\n\nNach Zeitalter III werden Punkte gezählt: Konfliktmarker, Karten, gebaute Weltwunder, Fortschrittsplättchen und 1 Punkt für je 3 Münzen. Bei Gleichstand gewinnt, wer mehr Punkte auf blauen Karten hat; ist auch das gleich, teilt ihr euch den Sieg.',
      examples: ['points'],
    },
  ],
}
