// The glossary of Mare Nostrum in German.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    empire: {
      word: 'Imperium',
      text: 'Was eine Person führt: Rom, Karthago, Griechenland, Ägypten oder Babylon.',
    },
    province: {
      word: 'Provinz',
      text: 'Ein Stück Land auf dem Spielplan mit Feldern für Gebäude; mit deinem Kontrollmarker gehört sie dir.',
    },
    sea: {
      word: 'Meer',
      text: 'Ein Stück Wasser auf dem Spielplan; dort stehen nur Triremen.',
    },
    'capital-province': {
      word: 'Hauptstadtprovinz',
      text: 'Die Heimat eines Imperiums: Sein Kontrollmarker ist dort aufgedruckt und kann nie verloren gehen.',
    },
    neutral: {
      word: 'neutrale Provinz',
      text: 'Eine Provinz, die niemand kontrolliert: Sie bringt niemandem etwas und lässt sich nicht erobern.',
    },
    'control-marker': {
      word: 'Kontrollmarker',
      text: 'Zeigt, wem eine Provinz gehört; jedes Imperium hat sieben, zum Preis von je 3.',
    },
    resource: {
      word: 'Rohstoff',
      text: 'Eine Ware oder eine Münze: Damit wird alles bezahlt.',
    },
    good: {
      word: 'Ware',
      text: 'Ein Rohstoff, den Karawanen bringen; es gibt 13 Sorten.',
    },
    coin: {
      word: 'Münze',
      text: 'Ein Rohstoff aus Städten; nach dem Bauen darf man nur zwei behalten.',
    },
    'legendary-good': {
      word: 'legendäre Ware',
      text: 'Eine Ware, die für eine legendäre Stadt zufällig gezogen wird; sie zählt als gewöhnliche ihrer Sorte.',
    },
    screen: {
      word: 'Sichtschirm',
      text: 'Dahinter liegen deine Rohstoffe: Wie viele es sind, wissen alle, welche es sind, nur du.',
    },
    reserve: {
      word: 'Reserve',
      text: 'Die Waren, Münzen und Gebäude, die noch niemandem gehören.',
    },
    supply: {
      word: 'Vorrat',
      text: 'Deine Legionen, Triremen, Festungen und Marker, die nicht auf dem Spielplan sind.',
    },
    building: {
      word: 'Gebäude',
      text: 'Karawane, Markt, Stadt oder Tempel; es steht auf einem Feld seiner Art.',
    },
    slot: {
      word: 'Feld',
      text: 'Ein aufgedruckter Platz für ein Gebäude bestimmter Art; das einer Karawane zeigt ihre Ware.',
    },
    caravan: {
      word: 'Karawane',
      text: 'Ein Gebäude, das jede Runde 1 Ware seines Feldes bringt, mit dem Markt der Provinz 2; Preis 3.',
    },
    market: {
      word: 'Markt',
      text: 'Ein Gebäude, das die Waren der Karawanen seiner Provinz verdoppelt; Preis 6.',
    },
    city: {
      word: 'Stadt',
      text: 'Ein Gebäude, das jede Runde 1 Münze bringt, mit dem Tempel der Provinz 2; Preis 3.',
    },
    capital: {
      word: 'Hauptstadt',
      text: 'Die Stadt einer Hauptstadtprovinz; mit vier Hauptstädten und legendären Städten gewinnst du die Partie.',
    },
    'legendary-city': {
      word: 'legendäre Stadt',
      text: 'Troia, Ierusalem oder Syracuse: Sie bringt auch eine legendäre Ware und zählt für den Sieg.',
    },
    temple: {
      word: 'Tempel',
      text: 'Ein Gebäude, mit dem die Stadt seiner Provinz mehr bringt; Preis 6.',
    },
    unit: {
      word: 'Einheit',
      text: 'Eine Legion, eine Festung oder eine Trireme.',
    },
    legion: {
      word: 'Legion',
      text: 'Eine Einheit an Land: Sie marschiert, kämpft mit einem Würfel und besetzt; Preis 3.',
    },
    fortress: {
      word: 'Festung',
      text: 'Eine Einheit an Land, die sich nie bewegt: Sie gibt ihrer Seite 5 dazu und hebt einen Treffer auf; Preis 3.',
    },
    trireme: {
      word: 'Trireme',
      text: 'Eine Einheit auf See: Sie kämpft dort und befördert beliebig viele Legionen; Preis 3.',
    },
    adjacent: {
      word: 'angrenzend',
      text: 'Provinzen mit einer gemeinsamen Landgrenze.',
    },
    connected: {
      word: 'verbunden',
      text: 'Provinzen, zwischen denen eine Kette benachbarter Meere mit je einer Trireme von dir liegt.',
    },
    link: {
      word: 'Anschluss',
      text: 'Besteht zwischen Provinzen, die angrenzen oder verbunden sind: nötig zum Marschieren und für neue Kontrolle.',
    },
    phase: {
      word: 'Phase',
      text: 'Einer der fünf Teile einer Runde: sammeln, handeln, bauen, bewegen und kämpfen, Führung.',
    },
    'trade-token': {
      word: 'Handelsplättchen',
      text: 'Wird vom Handelsführer gespielt; die Zahl sagt, wie viele Rohstoffe alle anbieten.',
    },
    offer: {
      word: 'Angebot',
      text: 'Die verdeckt zum Handel ausgelegten Rohstoffe, die zusammen aufgedeckt und einzeln genommen werden.',
    },
    set: {
      word: 'Set',
      text: 'Womit man eine Sache bezahlt: nur Münzen oder lauter verschiedene Waren, genau so viele, wie der Preis beträgt.',
    },
    hero: {
      word: 'Held',
      text: 'Eine Karte mit einer Fähigkeit, die bei dir bleibt; alle beginnen mit einem.',
    },
    wonder: {
      word: 'Wunder',
      text: 'Eine Karte wie ein Held, die man genauso kauft; mit fünf Helden und Wundern gewinnst du.',
    },
    pyramids: {
      word: 'Pyramiden',
      text: 'Eine Karte zum Preis von 12: Wer sie baut, gewinnt die Partie.',
    },
    track: {
      word: 'Leiste',
      text: 'Zeigt die Stufen der Imperien in Handel, Kultur oder Militär.',
    },
    level: {
      word: 'Stufe',
      text: 'Wie weit ein Imperium auf einer Leiste ist: seine Gebäude oder Einheiten dieser Art und die Boni seiner Karten.',
    },
    'trade-leader': {
      word: 'Handelsführer',
      text: 'Hat den Titel für Karawanen und Märkte und leitet den Handel.',
    },
    'culture-leader': {
      word: 'Kulturführer',
      text: 'Hat den Titel für Städte und Tempel und wählt, wer als Nächstes baut.',
    },
    'military-leader': {
      word: 'Militärführer',
      text: 'Hat den Titel für Einheiten und wählt, wer als Nächstes zieht und kämpft.',
    },
    hit: {
      word: 'Treffer',
      text: 'Je volle 5 Punkte auf den Würfeln einer Seite; er zerstört eine Einheit der anderen.',
    },
    'at-war': {
      word: 'im Krieg',
      text: 'Eine Provinz, in der nach einer Schlacht Einheiten mehrerer Seiten stehen: Dort wird nichts gebaut.',
    },
    conquest: {
      word: 'Eroberung',
      text: 'Was du am Ende deines Zuges tun darfst, wenn in einer gegnerischen Provinz nur du Einheiten hast.',
    },
    pillage: {
      word: 'plündern',
      text: 'Ein Gebäude entfernen und sofort eine seiner Waren oder eine Münze bekommen.',
    },
    occupy: {
      word: 'besetzen',
      text: 'Eine Legion auf ein Gebäude oder einen Kontrollmarker stellen: Das Gebäude arbeitet für dich, der Marker lässt sich später tauschen.',
    },
  },
}
