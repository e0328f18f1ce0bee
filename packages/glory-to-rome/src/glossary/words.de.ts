// The glossary of Glory to Rome in German.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    'order-card': {
      word: 'Auftragskarte',
      text: 'Eine der 144 Karten des Stapels: auf der Hand ein Auftrag oder ein Bauwerk, anderswo ein Klient oder ein Material.',
    },
    role: {
      word: 'Rolle',
      text: 'Wofür man eine Karte spielen kann; jede der sechs Rollen erlaubt eine Art von Aktion.',
    },
    laborer: {
      word: 'Arbeiter',
      text: 'Nimmt eine Karte aus dem Pool ins Lager.',
    },
    craftsman: {
      word: 'Handwerker',
      text: 'Legt ein Fundament von der Hand oder verbaut eine Karte von der Hand.',
    },
    legionary: {
      word: 'Legionär',
      text: 'Fordert ein Material aus dem Pool und von beiden Nachbarn.',
    },
    architect: {
      word: 'Baumeister',
      text: 'Legt ein Fundament von der Hand oder verbaut eine Karte aus dem Lager.',
    },
    merchant: {
      word: 'Kaufmann',
      text: 'Legt eine Karte aus dem Lager in den Tresor.',
    },
    patron: {
      word: 'Patron',
      text: 'Nimmt eine Karte aus dem Pool in die Klientel.',
    },
    material: {
      word: 'Material',
      text: 'Woraus Bauwerke bestehen; das Material einer Karte bestimmt auch ihre Rolle und ihren Wert.',
    },
    rubble: {
      word: 'Schutt',
      text: 'Das Material des Arbeiters, Wert 1.',
    },
    wood: {
      word: 'Holz',
      text: 'Das Material des Handwerkers, Wert 1.',
    },
    brick: {
      word: 'Ziegel',
      text: 'Das Material des Legionärs, Wert 2.',
    },
    concrete: {
      word: 'Zement',
      text: 'Das Material des Baumeisters, Wert 2.',
    },
    stone: {
      word: 'Stein',
      text: 'Das Material des Kaufmanns, Wert 3.',
    },
    marble: {
      word: 'Marmor',
      text: 'Das Material des Patrons, Wert 3.',
    },
    senator: {
      word: 'Senator',
      text: 'Eine von sechs Karten, die man als jede Rolle spielen, aber zu nichts anderem gebrauchen kann.',
    },
    leader: {
      word: 'Anführer',
      text: 'Wer in dieser Runde zuerst eine Rolle anführt oder nachdenkt; in der nächsten ist es der linke Nachbar.',
    },
    lead: {
      word: 'anführen',
      text: 'Die Runde mit einer Karte für eine Rolle beginnen, der die anderen folgen können.',
    },
    follow: {
      word: 'folgen',
      text: 'Eine Karte für die angeführte Rolle spielen und dafür eine Aktion bekommen.',
    },
    think: {
      word: 'nachdenken',
      text: 'Karten bis zum Handlimit ziehen (ist es schon erreicht, eine einzige) oder einen Senator nehmen.',
    },
    play: {
      word: 'Einsatz',
      text: 'Womit man anführt oder folgt: eine Karte der Rolle, ein Senator oder eine Petition; er bringt eine Aktion.',
    },
    petition: {
      word: 'Petition',
      text: 'Zwei Auftragskarten einer Rolle, zusammen gespielt als beliebige Rolle.',
    },
    action: {
      word: 'Aktion',
      text: 'Einmal tun, was die Rolle erlaubt: eine für deinen Einsatz und eine für jeden Klienten dieser Rolle, auch wenn du nachgedacht hast.',
    },
    'hand-limit': {
      word: 'Handlimit',
      text: 'Auf so viele Karten füllt man beim Nachdenken auf: fünf; abwerfen muss nie jemand.',
    },
    camp: {
      word: 'Auslage',
      text: 'Wo die zum Anführen oder Folgen gespielten Karten bis zum Ende der Runde liegen.',
    },
    pool: {
      word: 'Pool',
      text: 'Die offenen Karten in der Mitte; gespielte Karten kommen hierher und nie auf eine Hand zurück.',
    },
    stockpile: {
      word: 'Lager',
      text: 'Die offenen Materialien einer Person, ohne Grenze: zum Bauen oder für den Tresor.',
    },
    vault: {
      word: 'Tresor',
      text: 'Die verdeckten Materialien einer Person, höchstens so viele wie ihr Einfluss; ihre Werte sind am Ende Punkte.',
    },
    client: {
      word: 'Klient',
      text: 'Eine für ihre Rolle angeworbene Karte: Ab der nächsten Runde bringt sie eine Aktion, sooft diese Rolle angeführt wird.',
    },
    clientele: {
      word: 'Klientel',
      text: 'Alle Klienten einer Person, höchstens so viele wie ihr Einfluss.',
    },
    structure: {
      word: 'Bauwerk',
      text: 'Was aus einer Karte auf einem Bauplatz wird; ist es fertig, bringt es Einfluss und seine Funktion.',
    },
    foundation: {
      word: 'Fundament',
      text: 'Die Karte, die auf einen Bauplatz gelegt wird und ein Bauwerk beginnt.',
    },
    site: {
      word: 'Bauplatz',
      text: 'Der Boden für ein Bauwerk aus seinem Material; nach der Fertigstellung zeigt er den gewonnenen Einfluss.',
    },
    'in-town': {
      word: 'Bauplatz in der Stadt',
      text: 'Ein Bauplatz, der eine Aktion kostet; ist der allerletzte belegt, endet die Partie.',
    },
    'out-of-town': {
      word: 'Bauplatz außerhalb der Stadt',
      text: 'Ein Bauplatz, der zwei Aktionen derselben Rolle nacheinander kostet.',
    },
    value: {
      word: 'Wert',
      text: '1, 2 oder 3: wie viele Materialien ein Bauwerk braucht, wie viel Einfluss es gibt und wie viele Punkte eine Karte im Tresor zählt.',
    },
    completed: {
      word: 'fertig',
      text: 'Mit dem letzten Material ist ein Bauwerk vollendet: Der Einfluss wächst, und die Funktion wirkt sofort.',
    },
    function: {
      word: 'Funktion',
      text: 'Was ein Bauwerk für seinen Besitzer bewirkt; es steht auf der Karte.',
    },
    influence: {
      word: 'Einfluss',
      text: 'Anfangs 2, mehr mit jedem fertigen Bauwerk: die Grenze für Klientel und Tresor und am Ende Punkte.',
    },
    demand: {
      word: 'Forderung',
      text: 'Eine Handkarte zeigen, um ihr Material aus dem Pool und aus den Handkarten beider Nachbarn zu bekommen.',
    },
    'merchant-bonus': {
      word: 'Kaufmannsbonus',
      text: '3 Punkte am Ende, wenn du von einem Material mehr Karten im Tresor hast als alle anderen.',
    },
  },
}
