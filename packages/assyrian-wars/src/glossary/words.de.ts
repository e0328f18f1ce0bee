// The glossary of Assyrian Wars in German.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    power: {
      word: 'Macht',
      text: 'Eines der fünf großen Länder, die gespielt werden: Assyrien, Medien, Ägypten, Babylonien, Elam.',
    },
    minor: {
      word: 'Kleinstaat',
      text: 'Ein kleines Land; wer seinen Marker weit genug oben auf der Leiste hat, bekommt Handel, Tribut, Durchmarsch oder ein Bündnis.',
    },
    nomads: {
      word: 'Nomaden',
      text: 'Kimmerer und Skythen: Völker aus dem Norden, die ohne Bündnis keiner Macht folgen.',
    },
    'trade-city': {
      word: 'Handelsstadt',
      text: 'Eine Stadt ohne Land, die der Macht, der sie zugeneigt ist, Handel bringt.',
    },
    camp: {
      word: 'Lager',
      text: 'Eine der beiden Seiten: Assyrien mit seinen Verbündeten oder die Rebellen.',
    },
    area: {
      word: 'Gebiet',
      text: 'Ein Ort auf der Karte; Wege führen von einem zum nächsten.',
    },
    'home-area': {
      word: 'Heimatgebiet',
      text: 'Ein Gebiet, das einem Land fest gehört; in seinen Städten werden reguläre Einheiten aufgestellt.',
    },
    'associated-area': {
      word: 'angeschlossenes Gebiet',
      text: 'Ein Gebiet, das für das Land zählt, das dort eine Garnison hat.',
    },
    city: {
      word: 'Stadt',
      text: 'Ein Gebiet mit Mauern; die Stufe sagt, wie viele Würfel sie gegen Belagerer werfen.',
    },
    fortress: {
      word: 'Festung',
      text: 'Eine Stadt, die schwerer einzunehmen ist: Die Faktoren der Belagerer sind um eins niedriger.',
    },
    capital: {
      word: 'Hauptstadt',
      text: 'Die wichtigste Stadt eines Landes; sie zählt für Einkommen und Eroberung doppelt.',
    },
    path: {
      word: 'Weg',
      text: 'Verbindet zwei Gebiete; eine Armee zieht für 1 AP darüber, und sein Gelände zählt in der Schlacht.',
    },
    'river-path': {
      word: 'Weg über einen Fluss',
      text: 'Wer verteidigt, wirft in der ersten Runde 1 Würfel mehr.',
    },
    'mountain-path': {
      word: 'Gebirgsweg',
      text: 'Wer verteidigt, wirft in der ersten Runde 2 Würfel mehr.',
    },
    'desert-path': {
      word: 'Wüstenweg',
      text: 'Ein Weg durch die Wüste: Danach würfeln die Einheiten auf Erschöpfung.',
    },
    unit: {
      word: 'Einheit',
      text: 'Ein Plättchen, das kämpft: Infanterie, Reiterei, Bogenschützen, Streitwagen oder ein Schiff.',
    },
    factor: {
      word: 'Faktor',
      text: 'Die Stärke einer Einheit: Ihr Würfel trifft, wenn er höchstens den Faktor zeigt.',
    },
    reduced: {
      word: 'geschwächt',
      text: 'Eine Einheit, die nach einem Treffer mit der schwächeren Seite oben liegt; ein zweiter entfernt sie.',
    },
    regular: {
      word: 'reguläre Einheit',
      text: 'Eine eigene Einheit eines Landes; sie kostet 2 AP je Punkt ihres Faktors.',
    },
    mercenary: {
      word: 'Söldner',
      text: 'Eine angeworbene Einheit: ½ AP je Punkt; sie zieht nur mit Feldherrn und verlässt nach dem Spielzug die Karte.',
    },
    leader: {
      word: 'Feldherr',
      text: 'Führt eine Armee; der Kommandowert sagt, wie viele Einheiten er führt, der Aktionswert, wie gut er kämpft.',
    },
    king: {
      word: 'König',
      text: 'Ein Feldherr ohne geschwächte Seite; einmal verloren, kommt er nie wieder.',
    },
    army: {
      word: 'Armee',
      text: 'Ein Feldherr mit Regulären bis zu seinem Kommandowert und höchstens ebenso vielen Söldnern.',
    },
    'army-group': {
      word: 'Armeegruppe',
      text: 'Zwei oder drei Armeen, die zusammen ziehen und kämpfen; dazu braucht es die Armeegruppenkarte des Landes.',
    },
    garrison: {
      word: 'Garnison',
      text: 'Die Einheiten in einer Stadt.',
    },
    'force-pool': {
      word: 'Truppenvorrat',
      text: 'Die Einheiten, die ein Land noch aufstellen oder anwerben darf.',
    },
    'regroup-box': {
      word: 'Sammelfeld',
      text: 'Wo geflohene Einheiten und Feldherren warten, bis sie zurückgekauft werden.',
    },
    ap: {
      word: 'AP',
      text: 'Aktionspunkte: Damit bezahlst du Bewegung, Aufstellen, Anwerben und Belagern; sie kommen aus Einkommen und Karten.',
    },
    eco: {
      word: 'ECO',
      text: 'Die Wirtschaftsstufe eines Landes: so viele AP Einkommen in jedem Impuls.',
    },
    income: {
      word: 'Einkommen',
      text: 'Was Städte und Handel bringen, gezählt in der Zwischenphase; es wird zur neuen ECO.',
    },
    vp: {
      word: 'SP',
      text: 'Siegpunkte: für Schlachten, Städte, Eroberungen, Bündnisse und Handel.',
    },
    turn: {
      word: 'Spielzug',
      text: 'Ein Teil der Partie, die Herrschaft eines assyrischen Königs: Runden von Impulsen, dann die Zwischenphase.',
    },
    impulse: {
      word: 'Impuls',
      text: 'Was ein Land tut, wenn es in einer Runde an der Reihe ist: Einkommen, eine Karte, AP.',
    },
    preempt: {
      word: 'vorziehen',
      text: 'Einen Impuls direkt vor dem eines anderen Landes einschieben. Das darf nur das Land mit den meisten Handkarten, und es bekommt dafür kein Einkommen.',
    },
    interphase: {
      word: 'Zwischenphase',
      text: 'Die Abrechnung zwischen zwei Spielzügen: Eroberung, Einkommen, Karten, Politik.',
    },
    'home-card': {
      word: 'Heimatkarte',
      text: 'Eine Karte, die einem Land gehört und in jeder Zwischenphase zu ihm zurückkehrt.',
    },
    'plus-card': {
      word: 'Pluskarte',
      text: 'Eine Karte mit +1: Mit ihr darf man im Impuls zwei Karten spielen.',
    },
    'battle-card': {
      word: 'Kampfkarte',
      text: 'Eine Karte, die vor einer Schlacht verdeckt ausgelegt wird und sie verändert.',
    },
    attrition: {
      word: 'Erschöpfung',
      text: 'Ein Würfel für jede Einheit nach langem Marsch, in der Wüste oder ohne Nachschub: Bei 6 bekommt sie einen Treffer.',
    },
    interception: {
      word: 'Abfangen',
      text: 'Ein Angriff auf Feinde, die ein Nachbargebiet betreten; dazu braucht es einen Wurf von mindestens 7.',
    },
    evasion: {
      word: 'Ausweichen',
      text: 'Einem Angriff in eine Stadt oder ins Nachbargebiet entgehen; dazu braucht es einen Wurf von mindestens 9.',
    },
    hit: {
      word: 'Treffer',
      text: 'Was ein Würfel dem Feind antut: Eine Einheit wird geschwächt oder entfernt.',
    },
    rout: {
      word: 'Flucht',
      text: 'Eine Einheit überlebt die Schlacht, flieht aber aufs Sammelfeld; eine für je zwei erlittene Treffer.',
    },
    overrun: {
      word: 'Überrennen',
      text: 'Der Feind ist ausgelöscht: Die Streitmacht darf im selben Impuls weitermachen.',
    },
    siege: {
      word: 'Belagerung',
      text: 'Eine Runde Würfel gegen Mauern und Garnison; sie senkt Schritt für Schritt die Stufe der Stadt.',
    },
    assault: {
      word: 'Sturm',
      text: 'Ein sofortiger Angriff auf die Mauern: Die verteidigende Seite wirft alles doppelt; mit mehr Treffern fällt die Stadt.',
    },
    hunger: {
      word: 'Aushungern',
      text: 'Eine Belagerung, die wartet: Der Hunger steigt in jedem Impuls um eins, bis die Stadt sich ergibt.',
    },
    sortie: {
      word: 'Ausfall',
      text: 'Die Garnison kommt für 1 AP heraus; mit mindestens so vielen Treffern wie die Belagerer hebt sie die Belagerung auf.',
    },
    supply: {
      word: 'Nachschub',
      text: '1 AP für jede Streitmacht in fremdem Land am Anfang eines Impulses; stattdessen darf sie plündern.',
    },
    pillage: {
      word: 'Plünderung',
      text: 'Ein Marker der Stufe 1 oder 2 auf einem verwüsteten Gebiet; sieben Stufen kosten ein Land 1 ECO.',
    },
    raid: {
      word: 'Überfall',
      text: 'Eine Einheit auf einem Überfallfeld versucht, einen Handelsmarker einer anderen Macht zu entfernen.',
    },
    'trade-marker': {
      word: 'Handelsmarker',
      text: 'Ein Marker einer Macht auf dem Handelsfeld; er bringt in der Zwischenphase einen Handelspunkt.',
    },
    'diplomatic-track': {
      word: 'Diplomatieleiste',
      text: 'Zeigt, wie nahe Kleinstaaten und Stämme einer Macht stehen: von NEUTRAL bis BÜNDNIS.',
    },
    tribute: {
      word: 'Tribut',
      text: 'ECO, die ein Land an Assyrien oder seinen Eroberer zahlt; wer den Tribut verweigert, muss bestraft werden.',
    },
    'conquest-check': {
      word: 'Eroberungsprobe',
      text: 'Ein Wurf gegen die Zahl der eingenommenen Städte, der entscheidet, ob ein Land erobert ist.',
    },
    surrender: {
      word: 'Kapitulation',
      text: 'Ein Land gibt nach schweren Verlusten auf und gilt als erobert.',
    },
    'grace-period': {
      word: 'Schonfrist',
      text: 'Die Zeit nach einer Eroberung, in der Eroberer und Eroberte einander nicht angreifen dürfen.',
    },
    province: {
      word: 'Provinz',
      text: 'Das eine Gebiet eines eroberten Landes, das der Eroberer mit einer Einheit darin behalten darf.',
    },
    revolt: {
      word: 'Aufstand',
      text: 'Ein Marker auf einer Stadt, die sich gegen ihren Herrn erhoben hat.',
    },
  },
}
