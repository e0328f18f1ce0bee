// The glossary of 7 Wonders Duel in German.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    age: {
      word: 'Zeitalter',
      text: 'Einer der drei Teile der Partie; zu jedem gehören 20 andere Karten.',
    },
    city: {
      word: 'Stadt',
      text: 'Alle Gebäude und Weltwunder, die jemand gebaut hat.',
    },
    building: {
      word: 'Gebäude',
      text: 'Jede Karte der drei Zeitalter, egal was sie zeigt; die Farbe sagt, welcher Art sie ist.',
    },
    wonder: {
      word: 'Weltwunder',
      text: 'Eine der vier großen Karten, die du von Anfang an hast; gebaut wird es, indem man eine Karte des Zeitalters darunterschiebt, und beide Städte zusammen können nur sieben bauen.',
    },
    draft: {
      word: 'Wahl der Weltwunder',
      text: 'Vor Zeitalter I werden die Weltwunder abwechselnd aus zwei Vierergruppen gewählt.',
    },
    accessible: {
      word: 'verfügbar',
      text: 'Eine Karte, auf der keine andere liegt, auch nicht teilweise: Nur eine solche darf man nehmen.',
    },
    'face-down': {
      word: 'verdeckt',
      text: 'Eine Karte, die niemand ansehen darf; sie wird aufgedeckt, sobald sie verfügbar ist.',
    },
    discard: {
      word: 'abwerfen',
      text: 'Eine Karte nehmen und statt zu bauen Münzen bekommen: 2, plus 1 für jede gelbe Karte in der eigenen Stadt.',
    },
    'extra-turn': {
      word: 'Extrazug',
      text: 'Noch ein Zug gleich nach diesem; manche Weltwunder und ein Plättchen bringen ihn.',
    },
    cost: {
      word: 'Kosten',
      text: 'Was eine Karte oder ein Weltwunder verlangt: Münzen, Ressourcen, beides oder nichts.',
    },
    resource: {
      word: 'Ressource',
      text: 'Damit werden die meisten Kosten bezahlt: Lehm, Holz, Stein, Glas und Papyrus.',
    },
    clay: {
      word: 'Lehm',
      text: 'Eine Ressource der braunen Karten.',
    },
    wood: {
      word: 'Holz',
      text: 'Eine Ressource der braunen Karten.',
    },
    stone: {
      word: 'Stein',
      text: 'Eine Ressource der braunen Karten.',
    },
    glass: {
      word: 'Glas',
      text: 'Eine Ressource der grauen Karten.',
    },
    papyrus: {
      word: 'Papyrus',
      text: 'Eine Ressource der grauen Karten.',
    },
    coin: {
      word: 'Münze',
      text: 'Damit bezahlst du Münzkosten und Ressourcen, die du kaufst; am Ende sind je 3 einen Punkt wert.',
    },
    produce: {
      word: 'produzieren',
      text: 'Bei jedem Bau die Ressourcen zur Verfügung haben, die deine Karten zeigen; verbraucht werden sie nie.',
    },
    buy: {
      word: 'kaufen (eine Ressource)',
      text: 'Der Bank bezahlen, was du nicht produzierst: 2 Münzen je Einheit, plus 1 für jede solche Einheit auf den braunen und grauen Karten deines Gegners.',
    },
    'white-symbol': {
      word: 'weißes Symbol',
      text: 'Ein Zeichen auf einer früheren Karte, das eine spätere mit demselben Zeichen kostenlos macht.',
    },
    brown: {
      word: 'Rohstoffe (braun)',
      text: 'Karten, die Lehm, Holz oder Stein produzieren.',
    },
    grey: {
      word: 'Manufakturwaren (grau)',
      text: 'Karten, die Glas oder Papyrus produzieren.',
    },
    blue: {
      word: 'zivile Gebäude (blau)',
      text: 'Karten, die Punkte bringen; sie entscheiden auch bei Gleichstand am Ende.',
    },
    green: {
      word: 'wissenschaftliche Gebäude (grün)',
      text: 'Karten, die ein Wissenschaftssymbol und meist ein paar Punkte bringen.',
    },
    yellow: {
      word: 'Handelsgebäude (gelb)',
      text: 'Karten, die Münzen, feste Preise oder eine Ressource nach Wahl bringen und beim Abwerfen mehr Münzen.',
    },
    red: {
      word: 'militärische Gebäude (rot)',
      text: 'Karten, die Schilde bringen.',
    },
    guild: {
      word: 'Gilde',
      text: 'Eine violette Karte von Zeitalter III; sie bringt Punkte für bestimmte Karten, Weltwunder oder Münzen der Stadt, die mehr davon hat.',
    },
    shield: {
      word: 'Schild',
      text: 'Schiebt den Konfliktmarker ein Feld auf die gegnerische Hauptstadt zu.',
    },
    pawn: {
      word: 'Konfliktmarker',
      text: 'Zeigt, wer militärisch stärker ist: Er steht auf der schwächeren Seite.',
    },
    track: {
      word: 'Militärleiste',
      text: 'Die Reihe von 19 Feldern zwischen den beiden Hauptstädten, auf der sich der Konfliktmarker bewegt.',
    },
    capital: {
      word: 'Hauptstadt',
      text: 'Das letzte Feld der Leiste auf einer Seite; kommt der Marker dorthin, verliert diese Seite.',
    },
    'military-token': {
      word: 'Militärplättchen',
      text: 'Liegt neben der Leiste; betritt der Marker seinen Bereich, verliert die schwächere Seite 2 oder 5 Münzen, und das Plättchen wird entfernt.',
    },
    'science-symbol': {
      word: 'Wissenschaftssymbol',
      text: 'Ein Zeichen auf einer grünen Karte oder die Waage auf dem Plättchen Recht; es gibt sieben Arten.',
    },
    pair: {
      word: 'Paar',
      text: 'Zwei gleiche Wissenschaftssymbole in einer Stadt; dafür gibt es sofort ein Fortschrittsplättchen.',
    },
    'progress-token': {
      word: 'Fortschrittsplättchen',
      text: 'Ein dauerhafter Vorteil, den du für ein Paar Wissenschaftssymbole vom Spielplan nimmst.',
    },
    'military-supremacy': {
      word: 'militärische Überlegenheit',
      text: 'Sofortiger Sieg, weil der Konfliktmarker die gegnerische Hauptstadt erreicht hat.',
    },
    'scientific-supremacy': {
      word: 'wissenschaftliche Überlegenheit',
      text: 'Sofortiger Sieg mit sechs verschiedenen Wissenschaftssymbolen.',
    },
    'civilian-victory': {
      word: 'ziviler Sieg',
      text: 'Sieg nach Punkten nach Zeitalter III, wenn niemand früher gewonnen hat.',
    },
    points: {
      word: 'Punkte',
      text: 'Werden nach Zeitalter III gezählt: Konfliktmarker, Karten, Weltwunder, Fortschrittsplättchen und Münzen.',
    },
  },
}
