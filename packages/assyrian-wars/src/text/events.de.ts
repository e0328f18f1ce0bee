// What happened, in German: the lines of the log.

import type { Dictionary } from '@tabularium/kernel'

export const events: Dictionary = {
  'event.turn': 'Spielzug {turn} ({king}) beginnt.',
  'event.round': 'Impulsrunde {round} beginnt.',
  'event.impulse': '{country} {number, select, many {beginnen} other {beginnt}} einen Impuls.',
  'event.impulse.preempting': '{country} {number, select, many {beginnen} other {beginnt}} einen vorgezogenen Impuls.',
  'event.preempts': '{country} {number, select, many {schieben} other {schiebt}} sich vor {beforeAcc}.',
  'event.impulse-passed':
    '{country} {number, select, many {haben keine Karten und passen} other {hat keine Karten und passt}}.',
  'event.impulse-passed.twice':
    '{country} {number, select, many {passen} other {passt}}: Zwei Impulse nacheinander sind nicht erlaubt.',
  'event.income': '{country} {number, select, many {erhalten} other {erhält}} {ap} AP Einkommen.',
  'event.impulse-over':
    '{country} {number, select, many {beenden} other {beendet}} den Impuls mit {saved} gesparten AP.',
  'event.drew':
    '{country} {number, select, many {ziehen} other {zieht}} {cards, plural, one {# Karte} other {# Karten}}.',
  'event.drew.known': '{country} {number, select, many {ziehen} other {zieht}} „{card}“.',
  'event.played-ap': '{country} {number, select, many {spielen} other {spielt}} „{card}“ für {ap} AP.',
  'event.played-ap.plus':
    '{country} {number, select, many {spielen} other {spielt}} „{card}“ für {ap} AP, als Pluskarte.',
  'event.discarded': '{country} {number, select, many {werfen} other {wirft}} „{card}“ ab.',
  'event.reshuffled': 'Die Ablage wird zu einem neuen Stapel gemischt.',
  'event.home-cards-back': 'Die Heimatkarten kehren zu ihren Ländern zurück.',
  'event.hit': '{country} {number, select, many {bekommen} other {bekommt}} einen Treffer: {unit} ({place}).',
  'event.destroyed': '{country} {number, select, many {verlieren} other {verliert}}: {unit} ({place}).',
  'event.routed': '{country} {number, select, many {verlieren} other {verliert}} durch Flucht: {unit} ({place}).',
  'event.attrition':
    '{country} {number, select, many {machen} other {macht}} eine Erschöpfungsprobe ({place}): {units, plural, one {# Einheit} other {# Einheiten}}, {hits, plural, one {# Treffer} other {# Treffer}}.',
  'event.interphase': 'Zwischenphase: {step}.',
  'event.marched':
    '{country}: {leader} {units, plural, =0 {zieht} one {führt # Einheit} other {führt # Einheiten}} von {from} nach {to} ({ap} AP).',
  'event.marched.alone':
    '{country}: {units, plural, one {# Einheit zieht} other {# Einheiten ziehen}} ohne Feldherrn von {from} nach {to} ({ap} AP).',
  'event.marched.group':
    '{country}: {leader} führt eine Armeegruppe von {from} nach {to}: {armies, plural, one {# Armee} other {# Armeen}}, {units, plural, one {# Einheit} other {# Einheiten}} ({ap} AP).',
  'event.went-in':
    '{country} {number, select, many {ziehen} other {zieht}} mit {units, plural, =0 {einem Feldherrn} one {# Einheit} other {# Einheiten}} in die Stadt {area} ein.',
  'event.went-out':
    '{country} {number, select, many {ziehen} other {zieht}} mit {units, plural, =0 {einem Feldherrn} one {# Einheit} other {# Einheiten}} aus der Stadt {area} ab.',
  'event.grouped': '{leader} stößt dazu: {groupOf}.',
  'event.chief': '{leader} übernimmt den Oberbefehl: {groupOf}.',
  'event.group-over': 'Aufgelöst: {group}.',
  'event.group-sold':
    '{country} {number, select, many {verkaufen} other {verkauft}} eine Armeegruppenkarte für {ap} AP.',
  'event.consent.yes': '{country} {number, select, many {lassen} other {lässt}} {leader} mitkommen.',
  'event.consent.no': '{country} {number, select, many {lassen} other {lässt}} {leader} nicht mitkommen.',
  'event.interception':
    '{country} {number, select, many {versuchen} other {versucht}}, den Feind in {area} abzufangen: {by} aus {from}.',
  'event.interception-roll.yes':
    '{country} {number, select, many {fangen} other {fängt}} den Feind in {area} ab: {by} ({roll} {modifier}, nötig {need}).',
  'event.interception-roll.no': '{country}: Das Abfangen in {area} misslingt: {by} ({roll} {modifier}, nötig {need}).',
  'event.evasion': '{country} {number, select, many {versuchen} other {versucht}}, von {area} nach {to} auszuweichen.',
  'event.evasion.hasty':
    '{country} {number, select, many {versuchen} other {versucht}}, hastig von {area} nach {to} auszuweichen.',
  'event.evasion-roll.yes':
    '{country} {number, select, many {weichen} other {weicht}} nach {to} aus ({roll} {modifier}, nötig {need}).',
  'event.evasion-roll.no': '{country}: Das Ausweichen nach {to} misslingt ({roll} {modifier}, nötig {need}).',
  'event.evasion-roll.sure': '{country} {number, select, many {weichen} other {weicht}} ohne Wurf nach {to} aus.',
  'event.expelled': '{country} {number, select, many {ziehen} other {zieht}} die Truppen ab: {from} → {to}.',
  'event.supplied.pay-supply': '{country} {number, select, many {zahlen} other {zahlt}} für Nachschub in {area}.',
  'event.supplied.forage':
    '{country} {number, select, many {plündern} other {plündert}} {area}, um die Streitmacht zu versorgen.',
  'event.supplied.starve':
    '{country} {number, select, many {lassen} other {lässt}} die Streitmacht in {area} ohne Nachschub.',
  'event.relocated': '{country}: {leader} reist von {from} nach {to}.',
  'event.battle': '{kind}: {place}. Angriff: {attackers}. Verteidigung: {defenders}.',
  'event.battle.walls': '{kind}: {place}. Angriff: {attackers}. Nur die Mauern verteidigen.',
  'event.battle.mirrored': '{kind}. Angriff: {attackers}; die andere Seite spiegelt sie.',
  'event.chariots.heavy':
    '{country} {number, select, many {setzen} other {setzt}} Streitwagen als schwere Einheiten ein.',
  'event.chariots.bow': '{country} {number, select, many {setzen} other {setzt}} Streitwagen zum Beschuss ein.',
  'event.dice': 'Runde {round}, {phase}, {side}: {rolls}; insgesamt {hits, plural, one {# Treffer} other {# Treffer}}.',
  'event.dice.warded':
    'Runde {round}, {phase}, {side}: {rolls}; insgesamt {hits, plural, one {# Treffer} other {# Treffer}}, {warded} abgewehrt.',
  'event.dice.none': 'Runde {round}, {phase}, {side}: keine Würfel.',
  'event.rolled-dice': '{by} ({of}): {dice}',
  'event.battle-over.attackers': 'Die Angreifer siegen ({place}).',
  'event.battle-over.defenders': 'Die Verteidiger siegen ({place}).',
  'event.battle-over.nobody': 'Niemand siegt ({place}).',
  'event.battle-over.gone': 'Die Verteidiger entkommen ({place}).',
  'event.battle-over.overrun.attackers': 'Überrennen: Die Angreifer siegen ({place}).',
  'event.battle-over.overrun.defenders': 'Überrennen: Die Verteidiger siegen ({place}).',
  'event.promotion.yes': '{leader} wird befördert ({dice}).',
  'event.promotion.no': '{leader} wird nicht befördert ({dice}).',
  'event.held-back':
    '{country} {number, select, many {halten} other {hält}} Truppen für eine zweite Schlacht zurück ({unit}).',
  'event.relief':
    '{country} {number, select, many {schicken} other {schickt}} die Garnison von {area} mit in den Angriff.',
  'event.fell-back': '{country} {number, select, many {gehen} other {geht}} von {from} nach {area} zurück.',
  'event.retreated': '{country} {number, select, many {ziehen} other {zieht}} sich zurück: {from} → {area}.',
  'event.retreated.nowhere':
    '{country} {number, select, many {haben} other {hat}} keinen Ausweg ({from}); die Überlebenden kommen aufs Sammelfeld.',
  'event.besieges.hunger': '{country}: {leader} hungert {area} aus.',
  'event.besieges.assault': '{country}: {leader} stürmt {area}.',
  'event.besieges.standard': '{country}: {leader} belagert {area}.',
  'event.sortie': '{country} {number, select, many {machen} other {macht}} einen Ausfall aus {area}.',
  'event.siege-round':
    'Belagerung von {area}: {attack, plural, one {# Treffer} other {# Treffer}} der Belagerer, {defence} der Stadt; die Mauern stehen jetzt auf Stufe {level}.',
  'event.siege-round.taken':
    'Belagerung von {area}: {attack, plural, one {# Treffer} other {# Treffer}} der Belagerer, {defence} der Stadt; die Stadt fällt.',
  'event.hunger': 'Der Hunger in {area} steht jetzt auf {level}; die Stadt fällt bei {falls}.',
  'event.siege-lifted': 'Die Belagerung von {area} ist aufgehoben.',
  'event.city-taken': '{country} {number, select, many {nehmen} other {nimmt}} {area} ein ({how}).',
  'event.deported':
    '{country} {number, select, many {deportieren} other {deportiert}} ein ECO+ von {from} nach {area}.',
  'event.looted': '{country} {number, select, many {machen} other {macht}} Beute in {area}: {ap} AP für Einheiten.',
  'event.plundered.hit':
    '{country} {number, select, many {entfernen} other {entfernt}} einen Handelsmarker {victimOf} (Wurf: {roll}).',
  'event.plundered.missed':
    '{country} {number, select, many {greifen} other {greift}} den Handel {victimOf} vergeblich an (Wurf: {roll}).',
  'event.event': '{country} {number, select, many {spielen} other {spielt}} „{card}“ als Ereignis.',
  'event.event.use': '{country} {number, select, many {spielen} other {spielt}} „{card}“ als Ereignis: {use}.',
  'event.aimed': '{country} {number, select, many {wählen} other {wählt}} {target} als Ziel („{card}“).',
  'event.reacted': '{country} {number, select, many {antworten} other {antwortet}} mit „{card}“ ({to}).',
  'event.reacted.against': '{country} {number, select, many {spielen} other {spielt}} „{card}“ gegen „{against}“.',
  'event.cancelled': '{country}: „{card}“ wird aufgehoben.',
  'event.no-effect': 'Ohne Wirkung: „{card}“.',
  'event.no-effect.roll': 'Ohne Wirkung: „{card}“ (Wurf: {roll}).',
  'event.laid': '{country} {number, select, many {legen} other {legt}} verdeckt eine Kampfkarte.',
  'event.laid.known': '{country} {number, select, many {legen} other {legt}} verdeckt die Kampfkarte „{card}“.',
  'event.battle-card': '{country} {number, select, many {decken} other {deckt}} die Kampfkarte „{card}“ auf.',
  'event.turned': 'Eine Einheit wechselt die Seite: {unit}, {from} → {to}.',
  'event.borrowed': '{country} {number, select, many {bekommen} other {bekommt}} Hilfe: {unit}.',
  'event.assassin.killed': 'Ein Pfeil tötet {leader} (Wurf: {roll}).',
  'event.assassin.silenced': 'Ein Pfeil verwundet {leader} (Wurf: {roll}): keine Würfel in dieser Schlacht.',
  'event.assassin.missed': 'Der Pfeil verfehlt {leader} (Wurf: {roll}).',
  'event.swollen.yes': '{country} {number, select, many {ziehen} other {zieht}} durch das Hochwasser nach {area}.',
  'event.swollen.no': '{country} {number, select, many {halten} other {hält}} vor {area} am Hochwasser an.',
  'event.levels.mod':
    '{country} {number, select, many {stärken ihre} other {stärkt seine}} Städte: eine Zeit lang {mod, plural, one {# Stufe} other {# Stufen}} mehr.',
  'event.levels':
    '{country} {number, select, many {haben} other {hat}} ECO {eco}, mit Tribut {level}; Handelspunkte: {trade}.',
  'event.card-over': 'Nicht mehr in Kraft: „{card}“.',
  'event.breaker':
    '{country} {number, select, many {werfen} other {wirft}} {dice}: Der Marker {targetOf} darf sich um bis zu {spaces, plural, one {# Feld} other {# Felder}} bewegen.',
  'event.foreign-war':
    'Der auswärtige Krieg „{card}“ beginnt: {units, plural, one {# Einheit} other {# Einheiten}} auf jeder Seite, {rounds, plural, one {# Runde} other {# Runden}}.',
  'event.foreign-war-round': 'Auswärtiger Krieg „{card}“: noch {left, plural, one {# Runde} other {# Runden}}.',
  'event.foreign-war-over': 'Der auswärtige Krieg „{card}“ ist vorbei.',
  'event.sent': '{country} {number, select, many {entsenden} other {entsendet}} {unit} („{card}“).',
  'event.die': 'Der Wurf für „{card}“: {dice}.',
  'event.spread': 'Die Seuche greift auf {area} über (Wurf: {roll}).',
  'event.eco-marker.plus': '{area} erhält ein ECO+.',
  'event.eco-marker.minus': '{area} bekommt ein ECO−.',
  'event.trade-marker.plus': '{power} gewinnt einen Handelsmarker zurück.',
  'event.trade-marker.minus': '{power} verliert einen Handelsmarker.',
  'event.favoured.together':
    '{country} {number, select, many {bereiten} other {bereitet}} einen gemeinsamen Angriff vor ({force}).',
  'event.favoured.unseen':
    '{country} {number, select, many {marschieren} other {marschiert}} ungesehen und {number, select, many {können} other {kann}} nicht abgefangen werden ({force}).',
  'event.favoured.free': '{country} {number, select, many {marschieren} other {marschiert}} ohne AP ({force}).',
  'event.favoured.guided':
    '{country} {number, select, many {durchqueren} other {durchquert}} die Wüste mit Führern ({force}).',
  'event.favoured.safe':
    '{country} {number, select, many {finden} other {findet}} Zuflucht und {number, select, many {können} other {kann}} vorerst nicht angegriffen werden ({force}).',
  'event.sighted':
    'Eine Streitmacht {countryOf} wird gesichtet ({place}): {units}, insgesamt {count, plural, one {# Plättchen} other {# Plättchen}}.',
  'event.sighted.none':
    'Eine Streitmacht {countryOf} wird gesichtet ({place}): {count, plural, one {# Plättchen} other {# Plättchen}}.',
  'event.sighted.gone': 'Von einer Streitmacht {countryOf} ist nichts mehr zu sehen ({place}).',
  'event.stirring.afloat':
    '{country} {number, select, many {haben} other {hat}} {units, plural, one {# Einheit} other {# Einheiten}} an Bord der Flotte, die in See sticht ({place}).',
  'event.stirring':
    '{country} {number, select, many {machen} other {macht}} {units, plural, one {# Einheit} other {# Einheiten}} marschbereit ({place}).',
  'event.stirring.halfway':
    '{country} {number, select, many {machen} other {macht}} {units, plural, one {# Einheit} other {# Einheiten}} auf halbem Weg zum Weitermarsch bereit ({place}).',
  'event.took-hand': 'Du führst jetzt {countryAcc}. Handkarten: {cards}.',
  'event.spied': '{country} {number, select, many {sehen} other {sieht}} sich die Karten {victimOf} an.',
  'event.spied.known': '{country} {number, select, many {sehen} other {sieht}} sich die Karten {victimOf} an: {cards}.',
  'event.passed-on': 'Eine Karte wechselt den Besitzer: {from} → {to}.',
  'event.passed-on.known': 'Die Karte „{card}“ wechselt den Besitzer: {from} → {to}.',
  'event.crowned': '{country}: {leader} wird gekrönt.',
  'event.pact': '{power} schließt einen Pakt mit {area}.',
  'event.revolt': 'In {area} bricht ein Aufstand aus.',
  'event.revolt.over': 'Der Aufstand in {area} ist vorbei.',
  'event.scheme-laid': '{power} legt einen geheimen Marker.',
  'event.scheme-laid.known': '{power} legt einen geheimen Marker: {target}.',
  'event.schemes': 'Die geheimen Marker werden aufgedeckt: {schemes}.',
  'event.schemes.one': '{power} → {target}',
  'event.schemes.none': 'Niemand hat einen geheimen Marker gelegt.',
  'event.scheme': '{power} nutzt Geheimdiplomatie ({target}): {ploy}.',
  'event.relieved': '{country} {number, select, many {stellen} other {stellt}} dank einer Karte auf: {unit} ({place}).',
  'event.relieved.force':
    '{country} {number, select, many {bewegen} other {bewegt}} dank einer Karte eine Streitmacht: {unit} → {place}.',
  'event.vp': '{country} {number, select, many {erhalten} other {erhält}} {points} SP ({why}).',
  'event.tribute-check.yes': '{country} {number, select, many {zahlen} other {zahlt}} Tribut (Wurf: {rolls}).',
  'event.tribute-check.no':
    '{country} {number, select, many {verweigern} other {verweigert}} den Tribut (Wurf: {rolls}).',
  'event.tribute.yes': '{country} {number, select, many {zahlen} other {zahlt}} Tribut an Assyrien.',
  'event.tribute.no': '{country} {number, select, many {zahlen} other {zahlt}} keinen Tribut an Assyrien.',
  'event.punished': '{country} {number, select, many {sind} other {ist}} bestraft.',
  'event.merciless': 'Assyriens Krieg {countryWith} ist jetzt ein Eroberungskrieg.',
  'event.peace-repair':
    '{country} {number, select, many {beseitigen} other {beseitigt}} im Frieden Plünderung und {number, select, many {reparieren} other {repariert}} Mauern.',
  'event.mulligan': '{country} {number, select, many {ziehen} other {zieht}} eine neue Hand.',
  'event.secret-extra':
    '{country} {number, select, many {erhalten} other {erhält}} {actions, plural, one {# Aktion} other {# Aktionen}} Geheimdiplomatie mehr.',
  'event.placed.built': '{country} {number, select, many {stellen} other {stellt}} auf: {unit}, {place} ({price} AP).',
  'event.placed.hired': '{country} {number, select, many {werben} other {wirbt}} an: {unit}, {place} ({price} AP).',
  'event.placed.recruited':
    '{country} {number, select, many {kaufen} other {kauft}} einen Feldherrn: {unit}, {place} ({price} AP).',
  'event.placed.regained':
    '{country} {number, select, many {kaufen} other {kauft}} zurück: {unit}, {place} ({price} AP).',
  'event.placed.bought': '{country} {number, select, many {kaufen} other {kauft}}: {unit}, {place} ({price} AP).',
  'event.rebuilt': '{country} {number, select, many {frischen} other {frischt}} auf: {unit}, {place} ({price} AP).',
  'event.combined':
    '{country} {number, select, many {legen} other {legt}} zwei geschwächte Einheiten zusammen: {unit}, {place}.',
  'event.disbanded': '{country} {number, select, many {lösen} other {löst}} auf: {unit}, {place}.',
  'event.improved': '{country} {number, select, many {legen} other {legt}} ein ECO+ auf {area}.',
  'event.cleared':
    '{country} {number, select, many {beseitigen} other {beseitigt}} Plünderung in {area} (jetzt Stufe {level}).',
  'event.walled':
    '{country} {number, select, many {reparieren} other {repariert}} die Mauern von {area}: Schaden jetzt {level}.',
  'event.mercenary': '{country} {number, select, many {ziehen} other {zieht}} einen Söldner in den Vorrat: {unit}.',
  'event.mercenaries-leave': 'Die Söldner ziehen ab.',
  'event.rehired': '{country} {number, select, many {behalten} other {behält}}: {unit}, {place} ({price} AP).',
  'event.rehired.unseen': '{country} {number, select, many {behalten} other {behält}} im Sold: {unit} ({price} AP).',
  'event.dismissed': '{country} {number, select, many {entlassen} other {entlässt}}: {unit}, {place}.',
  'event.bid': '{country} {number, select, many {bitten} other {bittet}} {toAcc} um den Verkauf: {unit}.',
  'event.sold': '{country} {number, select, many {verkaufen} other {verkauft}} {toTo} Söldner für {price} AP: {unit}.',
  'event.not-sold': '{country} {number, select, many {verweigern} other {verweigert}} {toTo} den Verkauf: {unit}.',
  'event.pillaged': '{country} {number, select, many {plündern} other {plündert}} {area} (Stufe {level}).',
  'event.ravaged':
    '{country} {number, select, many {werden} other {wird}} wegen unbezahlten Tributs geplündert: {area}.',
  'event.bankrupt':
    '{country} {number, select, many {sind bankrott und zahlen} other {ist bankrott und zahlt}} nicht mehr.',
  'event.defaulted.plus':
    '{country} {number, select, many {zahlen das Darlehen nicht zurück und verlieren} other {zahlt das Darlehen nicht zurück und verliert}} das ECO+ in {area}.',
  'event.defaulted.minus':
    '{country} {number, select, many {zahlen das Darlehen nicht zurück und bekommen} other {zahlt das Darlehen nicht zurück und bekommt}} ein ECO− in {area}.',
  'event.cashed': '{country} {number, select, many {nutzen} other {nutzt}} „{card}“ für {ap} AP.',
  'event.raider':
    '{country} {number, select, many {schicken} other {schickt}} einen Überfalltrupp los: {unit}, {from} → {box}.',
  'event.oust-roll': '{country} {number, select, many {würfeln} other {würfelt}} {roll} für ein Überfallfeld.',
  'event.oust':
    '{country} {number, select, many {kämpfen} other {kämpft}} {victimWith} um ein Feld ({box}): {hits} Treffer erzielt, {suffered} erlitten.',
  'event.raid-roll': '{country} {number, select, many {würfeln} other {würfelt}} {roll} für den Überfall: {unit}.',
  'event.trade-back.yes':
    '{country} {number, select, many {gewinnen} other {gewinnt}} einen Handelsmarker zurück (Wurf: {roll}).',
  'event.trade-back.no':
    '{country} {number, select, many {gewinnen} other {gewinnt}} keinen Handelsmarker zurück (Wurf: {roll}).',
  'event.sailed':
    '{country} {number, select, many {fahren} other {fährt}} mit {ships, plural, one {# Schiff} other {# Schiffen}}: {from} → {to}.',
  'event.embarked': '{country} {number, select, many {nehmen} other {nimmt}} in {area} Truppen an Bord ({unit}).',
  'event.embarked.unseen': '{country} {number, select, many {nehmen} other {nimmt}} in {area} eine Einheit an Bord.',
  'event.landed':
    '{country} {number, select, many {landen} other {landet}} mit {units, plural, =0 {einem Feldherrn} one {# Einheit} other {# Einheiten}} in {area}.',
  'event.search.yes':
    '{country} {number, select, many {finden} other {findet}} den Feind ({place}; Wurf: {roll}, nötig {need}).',
  'event.search.no':
    '{country} {number, select, many {finden} other {findet}} niemanden ({place}; Wurf: {roll}, nötig {need}).',
  'event.withdrew': '{country} {number, select, many {ziehen} other {zieht}} die Schiffe zurück: {place}.',
  'event.withdrew.nowhere':
    '{country} {number, select, many {haben} other {hat}} keinen Hafen: Die Schiffe kehren in den Vorrat zurück.',
  'event.traders-home': '{country} {number, select, many {holen} other {holt}} die Handelsschiffe heim: {zone}.',
  'event.traders-home.nowhere':
    '{country} {number, select, many {haben} other {hat}} keinen Hafen für die Handelsschiffe.',
  'event.marker': '{country} {number, select, many {stehen} other {steht}} auf Feld {level} der Leiste {powerOf}.',
  'event.marker.none': '{country} {number, select, many {kehren} other {kehrt}} zur Neutralität zurück.',
  'event.alliance.yes': '{country} {number, select, many {schließen} other {schließt}} ein Bündnis {powerWith}.',
  'event.alliance.no': '{country} {number, select, many {verlassen} other {verlässt}} das Bündnis {powerWith}.',
  'event.influence': '{power} nimmt Einfluss auf {countryAcc}: {spaces, plural, one {# Feld} other {# Felder}}.',
  'event.war': '{country} {number, select, many {erklären} other {erklärt}} {enemyTo} den Krieg.',
  'event.at-war': '{country} {number, select, many {sind} other {ist}} im Krieg {enemyWith}.',
  'event.at-peace': '{country} {number, select, many {sind} other {ist}} nicht mehr im Krieg {otherWith}.',
  'event.peace': '{country} {number, select, many {schließen} other {schließt}} Frieden {otherWith}.',
  'event.passage.yes': '{country} {number, select, many {vereinbaren} other {vereinbart}} freien Durchzug {otherWith}.',
  'event.passage.no': '{country} {number, select, many {beenden} other {beendet}} den freien Durchzug {otherWith}.',
  'event.offer': '{country} {number, select, many {machen} other {macht}} {toTo} ein Angebot: {what}.',
  'event.answered.yes': '{country} {number, select, many {nehmen} other {nimmt}} das Angebot {toOf} an ({what}).',
  'event.answered.no': '{country} {number, select, many {lehnen} other {lehnt}} das Angebot {toOf} ab ({what}).',
  'event.ceded': '{country} {number, select, many {leihen} other {leiht}} {toTo} „{card}“.',
  'event.camp': '{country} {number, select, many {wechseln} other {wechselt}} das Lager: {camp}.',
  'event.join-refused':
    '{country} {number, select, many {werden} other {wird}} auf Beschluss {byOf} abgewiesen ({camp}).',
  'event.camp-beaten': 'Geschlagen: {camp}.',
  'event.control': '{country} {number, select, many {kontrollieren} other {kontrolliert}} {area}.',
  'event.control.none': 'Niemand kontrolliert {area}.',
  'event.conquest-check.yes': '{power} erobert {countryAcc} (Wurf: {roll} + {mod}, höchstens {held}).',
  'event.conquest-check.no':
    '{power} versucht vergeblich, {countryAcc} zu erobern (Wurf: {roll} + {mod}, höchstens {held}).',
  'event.conquered': '{country} {number, select, many {sind} other {ist}} erobert; Eroberer: {byIn}.',
  'event.surrendered': '{country} {number, select, many {kapitulieren} other {kapituliert}} vor {byTo}.',
  'event.surrender-offered': '{country} {number, select, many {bieten} other {bietet}} die Kapitulation an.',
  'event.surrender-refused':
    '{country} {number, select, many {bieten ihre} other {bietet seine}} Kapitulation vergeblich an: Sie wird auf Beschluss {byOf} abgelehnt.',
  'event.province': '{power} behält {area} als Provinz.',
  'event.grace-over': 'Die Schonfrist {countryOf} ist vorbei (Eroberer: {power}).',
  'event.eliminated': '{country} {number, select, many {scheiden} other {scheidet}} aus.',
  'event.substitute': 'Wer die Geschicke {powerOf} lenkte, führt jetzt {countryAcc}.',
  'event.revived': '{country} {number, select, many {kehren} other {kehrt}} ins Spiel zurück.',
  'event.called-out': '{country} {number, select, many {greifen} other {greift}} zu den Waffen.',
  'event.sent-home': '{country} {number, select, many {legen} other {legt}} die Waffen nieder.',
  'event.run-by': '{power} führt vorerst {countryAcc}.',
  'event.nomads': '{country} {number, select, many {decken} other {deckt}} „{card}“ auf: {ap} AP.',
  'event.nomad-dice': 'Die Lager würfeln um {countryAcc}: Assyrien {assyrian}, Rebellen {rebel}.',
  'event.departed':
    '{country} {number, select, many {verlassen} other {verlässt}} das kahl geplünderte {from} und {number, select, many {ziehen} other {zieht}} nach {to}.',
  'event.tribe': '{country} {number, select, many {erscheinen} other {erscheint}} in {area}.',
  'event.tribe-back': '{country} {number, select, many {sind} other {ist}} in {area} wieder bei voller Stärke.',
  'event.succession.yes': '{country}: {king} besteigt den Thron.',
  'event.succession.no': '{country}: {king} gelangt nicht auf den Thron.',
  'event.succession.yes.roll': '{country}: {king} besteigt den Thron ({roll} {mod}).',
  'event.succession.no.roll': '{country}: {king} gelangt nicht auf den Thron ({roll} {mod}).',
  'event.unrest': '{country}: Unruhen, reguläre Einheiten machen eine Erschöpfungsprobe.',
  'event.released':
    '{country} {number, select, many {bekommen} other {bekommt}} {units, plural, one {# neue Einheit} other {# neue Einheiten}} in den Vorrat.',
  'event.declined.plus':
    '{country} {number, select, many {verlieren} other {verliert}} durch den Niedergang ein ECO+ in {area}.',
  'event.declined.minus':
    '{country} {number, select, many {bekommen} other {bekommt}} durch den Niedergang ein ECO− in {area}.',
  'event.sudden-death.yes': 'Plötzliches Ende: Wurf {roll} + {mod}, die Partie endet.',
  'event.sudden-death.no': 'Plötzliches Ende: Wurf {roll} + {mod}, die Partie geht weiter.',
  'event.over': 'Die Partie ist zu Ende: {end}. Sieg für {powers}.',
  'event.over.draw': 'Die Partie ist zu Ende: {end}. Niemand gewinnt.',
}
