// What happened, in Polish: the lines of the log.

import type { Dictionary } from '@tabularium/kernel'

export const events: Dictionary = {
  'event.turn': 'Zaczyna się tura {turn}: {king}.',
  'event.round': 'Zaczyna się runda impulsów {round}.',
  'event.impulse': '{country} {number, select, many {zaczynają} other {zaczyna}} impuls.',
  'event.impulse.preempting': '{country} {number, select, many {zaczynają} other {zaczyna}} impuls uprzedzający.',
  'event.preempts': '{country} {number, select, many {uprzedzają} other {uprzedza}} {beforeAcc}.',
  'event.impulse-passed': '{country} nie {number, select, many {mają kart i pasują} other {ma kart i pasuje}}.',
  'event.impulse-passed.twice':
    '{country} {number, select, many {pasują} other {pasuje}}: nie wolno mieć dwóch impulsów z rzędu.',
  'event.income': '{country} {number, select, many {dostają} other {dostaje}} {ap} AP dochodu.',
  'event.impulse-over': '{country} {number, select, many {kończą} other {kończy}} impuls; odłożone AP: {saved}.',
  'event.drew':
    '{country} {number, select, many {dobierają} other {dobiera}} {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'event.drew.known': '{country} {number, select, many {dobierają} other {dobiera}} kartę „{card}”.',
  'event.played-ap': '{country} {number, select, many {zagrywają} other {zagrywa}} kartę „{card}” jako {ap} AP.',
  'event.played-ap.plus':
    '{country} {number, select, many {zagrywają} other {zagrywa}} kartę „{card}” jako {ap} AP, z plusem.',
  'event.discarded': '{country} {number, select, many {odrzucają} other {odrzuca}} kartę „{card}”.',
  'event.reshuffled': 'Odrzucone karty potasowano: tworzą nową talię.',
  'event.home-cards-back': 'Karty narodowe wracają do właścicieli.',
  'event.hit': '{country} {number, select, many {dostają} other {dostaje}} trafienie ({place}): {unit}.',
  'event.destroyed': '{country} {number, select, many {ponoszą} other {ponosi}} stratę ({place}): {unit}.',
  'event.routed': '{country}, ucieczka ({place}): {unit}.',
  'event.attrition':
    '{country} {number, select, many {sprawdzają} other {sprawdza}} zmęczenie ({place}): {units, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}, {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
  'event.interphase': 'Międzyfazie: {step}.',
  'event.marched':
    '{country}: {leader} {units, plural, =0 {idzie} one {prowadzi # jednostkę} few {prowadzi # jednostki} many {prowadzi # jednostek} other {prowadzi # jednostki}} z pola {from} na pole {to} ({ap} AP).',
  'event.marched.alone':
    '{country}: {units, plural, one {# jednostka idzie} few {# jednostki idą} many {# jednostek idzie} other {# jednostki idą}} bez dowódcy z pola {from} na pole {to} ({ap} AP).',
  'event.marched.group':
    '{country}: {leader} prowadzi zgrupowanie armii z pola {from} na pole {to}: {armies, plural, one {# armia} few {# armie} many {# armii} other {# armii}}, {units, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}} ({ap} AP).',
  'event.went-in':
    '{country} {number, select, many {wprowadzają} other {wprowadza}} {units, plural, =0 {dowódcę} one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} do miasta {area}.',
  'event.went-out':
    '{country} {number, select, many {wyprowadzają} other {wyprowadza}} {units, plural, =0 {dowódcę} one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} z miasta {area}.',
  'event.grouped': '{leader} dołącza do {groupOf}.',
  'event.chief': '{leader} obejmuje dowództwo {groupOf}.',
  'event.group-over': 'Rozwiązano {group}.',
  'event.group-sold':
    '{country} {number, select, many {sprzedają} other {sprzedaje}} kartę zgrupowania armii za {ap} AP.',
  'event.consent.yes': '{country} {number, select, many {zgadzają} other {zgadza}} się na udział dowódcy: {leader}.',
  'event.consent.no': '{country} nie {number, select, many {zgadzają} other {zgadza}} się na udział dowódcy: {leader}.',
  'event.interception':
    '{country} {number, select, many {próbują} other {próbuje}} przechwycić wroga na polu {area}: {by} z pola {from}.',
  'event.interception-roll.yes':
    '{country} {number, select, many {przechwytują} other {przechwytuje}} wroga na polu {area}: {by} ({roll} {modifier}, potrzeba {need}).',
  'event.interception-roll.no':
    '{country} nie {number, select, many {przechwytują} other {przechwytuje}} wroga na polu {area}: {by} ({roll} {modifier}, potrzeba {need}).',
  'event.evasion': '{country} {number, select, many {próbują} other {próbuje}} uniku z pola {area} na pole {to}.',
  'event.evasion.hasty':
    '{country} {number, select, many {próbują} other {próbuje}} pospiesznego uniku z pola {area} na pole {to}.',
  'event.evasion-roll.yes':
    '{country} {number, select, many {wykonują} other {wykonuje}} unik na pole {to} ({roll} {modifier}, potrzeba {need}).',
  'event.evasion-roll.no': '{country}: unik na pole {to} się nie udaje ({roll} {modifier}, potrzeba {need}).',
  'event.evasion-roll.sure':
    '{country} {number, select, many {wykonują} other {wykonuje}} bez rzutu unik na pole {to}.',
  'event.expelled':
    '{country} {number, select, many {wyprowadzają} other {wyprowadza}} wojska z pola {from} na pole {to}.',
  'event.supplied.pay-supply': '{country} {number, select, many {płacą} other {płaci}} za zaopatrzenie na polu {area}.',
  'event.supplied.forage':
    '{country} {number, select, many {plądrują} other {plądruje}} pole {area}, by wyżywić wojsko.',
  'event.supplied.starve':
    '{country} {number, select, many {zostawiają} other {zostawia}} wojsko na polu {area} bez zaopatrzenia.',
  'event.relocated': '{country}: {leader} przenosi się z pola {from} na pole {to}.',
  'event.battle': '{kind}: {place}. Atakują: {attackers}. Bronią się: {defenders}.',
  'event.battle.walls': '{kind}: {place}. Atakują: {attackers}. Miasta bronią tylko mury.',
  'event.battle.mirrored': '{kind}. Atakują: {attackers}; druga strona ma takie same siły.',
  'event.chariots.heavy': '{country} {number, select, many {używają} other {używa}} rydwanów jako ciężkich jednostek.',
  'event.chariots.bow': '{country} {number, select, many {używają} other {używa}} rydwanów do ostrzału.',
  'event.dice':
    'Runda {round}, {phase}, {side}: {rolls}; razem {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
  'event.dice.warded':
    'Runda {round}, {phase}, {side}: {rolls}; razem {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}, odparte: {warded}.',
  'event.dice.none': 'Runda {round}, {phase}, {side}: bez kostek.',
  'event.rolled-dice': '{by} ({of}): {dice}',
  'event.battle-over.attackers': 'Atakujący wygrywają ({place}).',
  'event.battle-over.defenders': 'Obrońcy wygrywają ({place}).',
  'event.battle-over.nobody': 'Nikt nie wygrywa ({place}).',
  'event.battle-over.gone': 'Obrońcy wymykają się ({place}).',
  'event.battle-over.overrun.attackers': 'Zmiażdżenie: atakujący wygrywają ({place}).',
  'event.battle-over.overrun.defenders': 'Zmiażdżenie: obrońcy wygrywają ({place}).',
  'event.promotion.yes': '{leader} awansuje ({dice}).',
  'event.promotion.no': '{leader} nie awansuje ({dice}).',
  'event.held-back': '{country} {number, select, many {zostawiają} other {zostawia}} na drugą bitwę: {unit}.',
  'event.relief': '{country} {number, select, many {włączają} other {włącza}} do ataku garnizon miasta {area}.',
  'event.fell-back': '{country} {number, select, many {wracają} other {wraca}} z pola {from} na pole {area}.',
  'event.retreated': '{country} {number, select, many {wycofują} other {wycofuje}} się z pola {from} na pole {area}.',
  'event.retreated.nowhere':
    '{country} nie {number, select, many {mają} other {ma}} dokąd się wycofać z pola {from}; ocalali trafiają do strefy przegrupowań.',
  'event.besieges.hunger': '{country}: {leader} bierze głodem miasto {area}.',
  'event.besieges.assault': '{country}: {leader} szturmuje miasto {area}.',
  'event.besieges.standard': '{country}: {leader} oblega miasto {area}.',
  'event.sortie': '{country} {number, select, many {przeprowadzają} other {przeprowadza}} wycieczkę z miasta {area}.',
  'event.siege-round':
    'Oblężenie miasta {area}: oblegający zadają {attack, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}, miasto {defence}; poziom murów: {level}.',
  'event.siege-round.taken':
    'Oblężenie miasta {area}: oblegający zadają {attack, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}, miasto {defence}; miasto pada.',
  'event.hunger': 'Głód w mieście {area} wynosi teraz {level}; miasto padnie przy {falls}.',
  'event.siege-lifted': 'Oblężenie miasta {area} zostaje przerwane.',
  'event.city-taken': '{country} {number, select, many {zdobywają} other {zdobywa}} miasto {area} ({how}).',
  'event.deported': '{country} {number, select, many {deportują} other {deportuje}} ECO+ z pola {from} na pole {area}.',
  'event.looted': '{country} {number, select, many {plądrują} other {plądruje}} miasto {area}: {ap} AP na jednostki.',
  'event.plundered.hit':
    '{country} {number, select, many {usuwają} other {usuwa}} znacznik handlowy {victimOf} (rzut {roll}).',
  'event.plundered.missed':
    '{country} bezskutecznie {number, select, many {napadają} other {napada}} na handel {victimOf} (rzut {roll}).',
  'event.event': '{country} {number, select, many {zagrywają} other {zagrywa}} wydarzenie „{card}”.',
  'event.event.use': '{country} {number, select, many {zagrywają} other {zagrywa}} wydarzenie „{card}”: {use}.',
  'event.aimed': '{country} {number, select, many {wybierają} other {wybiera}} cel karty „{card}”: {target}.',
  'event.reacted': '{country} {number, select, many {odpowiadają} other {odpowiada}} kartą „{card}” ({to}).',
  'event.reacted.against':
    '{country} {number, select, many {zagrywają} other {zagrywa}} kartę „{card}” przeciw karcie „{against}”.',
  'event.cancelled': '{country}: karta „{card}” zostaje anulowana.',
  'event.no-effect': 'Karta „{card}” nie odnosi skutku.',
  'event.no-effect.roll': 'Karta „{card}” nie odnosi skutku (rzut {roll}).',
  'event.laid': '{country} {number, select, many {kładą} other {kładzie}} zakrytą kartę bitewną.',
  'event.laid.known': '{country} {number, select, many {kładą} other {kładzie}} zakrytą kartę bitewną „{card}”.',
  'event.battle-card': '{country} {number, select, many {odkrywają} other {odkrywa}} kartę bitewną „{card}”.',
  'event.turned': 'Jednostka zmienia stronę ({from} → {to}): {unit}.',
  'event.borrowed': '{country} {number, select, many {dostają} other {dostaje}} pomoc: {unit}.',
  'event.assassin.killed': 'Od strzały ginie {leader} (rzut {roll}).',
  'event.assassin.silenced': 'Strzała trafia: {leader} nie daje w tej bitwie kostek (rzut {roll}).',
  'event.assassin.missed': 'Strzała chybia, {leader} walczy dalej (rzut {roll}).',
  'event.swollen.yes':
    '{country} {number, select, many {przeprawiają} other {przeprawia}} się przez wezbraną rzekę na pole {area}.',
  'event.swollen.no':
    '{country} {number, select, many {zatrzymują} other {zatrzymuje}} się przed wezbraną rzeką ({area}).',
  'event.levels.mod':
    '{country} {number, select, many {wzmacniają} other {wzmacnia}} swoje miasta: przez pewien czas poziom wyższy o {mod}.',
  'event.levels':
    '{country} {number, select, many {mają} other {ma}} ECO {eco}, z trybutem {level}; punkty handlowe: {trade}.',
  'event.card-over': 'Karta „{card}” przestaje działać.',
  'event.breaker':
    '{country} {number, select, many {wyrzucają} other {wyrzuca}} {dice}: znacznik {targetOf} można przesunąć najwyżej o {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'event.foreign-war':
    'Zaczyna się „{card}”: po każdej stronie {units, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}, {rounds, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}.',
  'event.foreign-war-round':
    '{card}: do końca wojny jeszcze {left, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}.',
  'event.foreign-war-over': 'Kończy się „{card}”.',
  'event.sent': '{country} {number, select, many {wysyłają} other {wysyła}} na wojnę „{card}”: {unit}.',
  'event.die': 'Rzut za kartę „{card}”: {dice}.',
  'event.spread': 'Zaraza przenosi się na pole {area} (rzut {roll}).',
  'event.eco-marker.plus': 'Pole {area} dostaje ECO+.',
  'event.eco-marker.minus': 'Pole {area} dostaje ECO−.',
  'event.trade-marker.plus': '{power} odzyskuje znacznik handlowy.',
  'event.trade-marker.minus': '{power} traci znacznik handlowy.',
  'event.favoured.together':
    '{country} {number, select, many {przygotowują} other {przygotowuje}} skoordynowany atak: {force}.',
  'event.favoured.unseen':
    '{country} {number, select, many {maszerują} other {maszeruje}} skrycie; nie można przechwycić: {force}.',
  'event.favoured.free': '{country} {number, select, many {maszerują} other {maszeruje}} bez wydawania AP: {force}.',
  'event.favoured.guided':
    '{country} {number, select, many {idą} other {idzie}} przez pustynię z przewodnikami: {force}.',
  'event.favoured.safe':
    '{country} {number, select, many {chronią} other {chroni}} się; na razie nie można atakować: {force}.',
  'event.sighted':
    'Widać wojsko {countryOf} ({place}): {units}, razem {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'event.sighted.none':
    'Widać wojsko {countryOf} ({place}): {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'event.sighted.gone': 'Nie widać już wojska {countryOf} ({place}).',
  'event.stirring.afloat':
    '{country} {number, select, many {mają} other {ma}} na pokładach wypływającej floty {units, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} ({place}).',
  'event.stirring':
    '{country} {number, select, many {szykują} other {szykuje}} do marszu {units, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} ({place}).',
  'event.stirring.halfway':
    '{country} {number, select, many {szykują} other {szykuje}} do marszu {units, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}}, z opłaconą już połową kroku ({place}).',
  'event.took-hand': 'Prowadzisz teraz {countryAcc}. Karty na ręce: {cards}.',
  'event.spied': '{country} {number, select, many {podglądają} other {podgląda}} karty {victimOf}.',
  'event.spied.known': '{country} {number, select, many {podglądają} other {podgląda}} karty {victimOf}: {cards}.',
  'event.passed-on': 'Karta zmienia właściciela: {from} → {to}.',
  'event.passed-on.known': 'Karta „{card}” zmienia właściciela: {from} → {to}.',
  'event.crowned': '{country}: {leader} zostaje królem.',
  'event.pact': '{power} zawiera pakt z miastem {area}.',
  'event.revolt': 'Na polu {area} wybucha rewolta.',
  'event.revolt.over': 'Rewolta na polu {area} dobiega końca.',
  'event.scheme-laid': '{power} kładzie tajny znacznik.',
  'event.scheme-laid.known': '{power} kładzie tajny znacznik: {target}.',
  'event.schemes': 'Tajne znaczniki zostają odkryte: {schemes}.',
  'event.schemes.one': '{power} → {target}',
  'event.schemes.none': 'Nikt nie położył tajnego znacznika.',
  'event.scheme': '{power} prowadzi tajną dyplomację ({target}): {ploy}.',
  'event.relieved': '{country} {number, select, many {ustawiają} other {ustawia}} dzięki karcie: {unit} → {place}.',
  'event.relieved.force':
    '{country} {number, select, many {przesuwają} other {przesuwa}} wojsko dzięki karcie: {unit} → {place}.',
  'event.vp': '{country} {number, select, many {dostają} other {dostaje}} {points} PZ ({why}).',
  'event.tribute-check.yes': '{country} {number, select, many {płacą} other {płaci}} trybut (rzut {rolls}).',
  'event.tribute-check.no': '{country} {number, select, many {odmawiają} other {odmawia}} trybutu (rzut {rolls}).',
  'event.tribute.yes': '{country} {number, select, many {płacą} other {płaci}} trybut Asyrii.',
  'event.tribute.no': '{country} nie {number, select, many {płacą} other {płaci}} trybutu Asyrii.',
  'event.punished': '{country} {number, select, many {ponoszą} other {ponosi}} karę.',
  'event.merciless': 'Asyria toczy teraz {countryWith} wojnę podbojową.',
  'event.peace-repair':
    '{country} {number, select, many {naprawiają} other {naprawia}} w czasie pokoju mury i splądrowane pola.',
  'event.mulligan': '{country} {number, select, many {wymieniają} other {wymienia}} rękę.',
  'event.secret-extra':
    '{country} {number, select, many {dostają} other {dostaje}} dodatkowo {actions, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}} tajnej dyplomacji.',
  'event.placed.built':
    '{country} {number, select, many {wystawiają} other {wystawia}} za {price} AP ({place}): {unit}.',
  'event.placed.hired': '{country} {number, select, many {najmują} other {najmuje}} za {price} AP ({place}): {unit}.',
  'event.placed.recruited':
    '{country} {number, select, many {kupują} other {kupuje}} dowódcę za {price} AP ({place}): {unit}.',
  'event.placed.regained':
    '{country} {number, select, many {wykupują} other {wykupuje}} ze strefy przegrupowań za {price} AP ({place}): {unit}.',
  'event.placed.bought': '{country} {number, select, many {kupują} other {kupuje}} za {price} AP ({place}): {unit}.',
  'event.rebuilt': '{country} {number, select, many {wzmacniają} other {wzmacnia}} za {price} AP ({place}): {unit}.',
  'event.combined':
    '{country} {number, select, many {łączą} other {łączy}} dwie osłabione jednostki w jedną ({place}): {unit}.',
  'event.disbanded': '{country} {number, select, many {rozwiązują} other {rozwiązuje}} jednostkę ({place}): {unit}.',
  'event.improved': '{country} {number, select, many {kładą} other {kładzie}} ECO+ na polu {area}.',
  'event.cleared':
    '{country} {number, select, many {zmniejszają} other {zmniejsza}} splądrowanie na polu {area}: teraz {level}.',
  'event.walled':
    '{country} {number, select, many {naprawiają} other {naprawia}} mury miasta {area}: zniszczenia teraz {level}.',
  'event.mercenary': '{country} {number, select, many {losują} other {losuje}} do puli najemnika: {unit}.',
  'event.mercenaries-leave': 'Najemnicy odchodzą.',
  'event.rehired':
    '{country} {number, select, many {zatrzymują} other {zatrzymuje}} na żołdzie za {price} AP ({place}): {unit}.',
  'event.rehired.unseen':
    '{country} {number, select, many {zatrzymują} other {zatrzymuje}} na żołdzie za {price} AP: {unit}.',
  'event.dismissed': '{country} {number, select, many {zwalniają} other {zwalnia}} ze służby ({place}): {unit}.',
  'event.bid': '{country} {number, select, many {proszą} other {prosi}} {toAcc} o sprzedaż: {unit}.',
  'event.sold': '{country} {number, select, many {sprzedają} other {sprzedaje}} {toTo} za {price} AP: {unit}.',
  'event.not-sold': '{country} {number, select, many {odmawiają} other {odmawia}} {toTo} sprzedaży: {unit}.',
  'event.pillaged': '{country} {number, select, many {plądrują} other {plądruje}} pole {area} (poziom {level}).',
  'event.ravaged':
    '{country} {number, select, many {cierpią} other {cierpi}} za niezapłacony trybut: splądrowano pole {area}.',
  'event.bankrupt': '{country} {number, select, many {bankrutują i przestają} other {bankrutuje i przestaje}} płacić.',
  'event.defaulted.plus':
    '{country} nie {number, select, many {spłacają pożyczki i tracą} other {spłaca pożyczki i traci}} ECO+ na polu {area}.',
  'event.defaulted.minus':
    '{country} nie {number, select, many {spłacają pożyczki i dostają} other {spłaca pożyczki i dostaje}} ECO− na polu {area}.',
  'event.cashed': '{country} {number, select, many {zamieniają} other {zamienia}} kartę „{card}” na {ap} AP.',
  'event.raider': '{country} {number, select, many {wysyłają} other {wysyła}} na podjazd ({from} → {box}): {unit}.',
  'event.oust-roll': '{country} {number, select, many {wyrzucają} other {wyrzuca}} {roll} w walce o strefę podjazdów.',
  'event.oust':
    '{country} {number, select, many {walczą} other {walczy}} {victimWith} ({box}): trafienia zadane {hits}, otrzymane {suffered}.',
  'event.raid-roll': '{country} {number, select, many {wyrzucają} other {wyrzuca}} {roll} za podjazd: {unit}.',
  'event.trade-back.yes':
    '{country} {number, select, many {odzyskują} other {odzyskuje}} znacznik handlowy (rzut {roll}).',
  'event.trade-back.no':
    '{country} nie {number, select, many {odzyskują} other {odzyskuje}} znacznika handlowego (rzut {roll}).',
  'event.sailed':
    '{country} {number, select, many {wysyłają} other {wysyła}} flotę ({ships, plural, one {# okręt} few {# okręty} many {# okrętów} other {# okrętu}}): {from} → {to}.',
  'event.embarked': '{country} {number, select, many {biorą} other {bierze}} na pokład ({area}): {unit}.',
  'event.embarked.unseen': '{country} {number, select, many {biorą} other {bierze}} na pokład jednostkę ({area}).',
  'event.landed':
    '{country} {number, select, many {wysadzają} other {wysadza}} {units, plural, =0 {dowódcę} one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}} na polu {area}.',
  'event.search.yes':
    '{country} {number, select, many {znajdują} other {znajduje}} wroga ({place}; rzut {roll}, potrzeba {need}).',
  'event.search.no':
    '{country} nie {number, select, many {znajdują} other {znajduje}} wroga ({place}; rzut {roll}, potrzeba {need}).',
  'event.withdrew': '{country} {number, select, many {wycofują} other {wycofuje}} okręty: {place}.',
  'event.withdrew.nowhere': '{country} nie {number, select, many {mają} other {ma}} portu: okręty wracają do puli.',
  'event.traders-home': '{country} {number, select, many {sprowadzają} other {sprowadza}} okręty handlowe: {zone}.',
  'event.traders-home.nowhere': '{country} nie {number, select, many {mają} other {ma}} portu dla okrętów handlowych.',
  'event.marker': '{country} {number, select, many {stoją} other {stoi}} na polu {level} toru {powerOf}.',
  'event.marker.none': '{country} {number, select, many {wracają} other {wraca}} do neutralności.',
  'event.alliance.yes': '{country} {number, select, many {zawierają} other {zawiera}} sojusz {powerWith}.',
  'event.alliance.no': '{country} {number, select, many {zrywają} other {zrywa}} sojusz {powerWith}.',
  'event.influence':
    '{power} wpływa na {countryAcc}: {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'event.war': '{country} {number, select, many {wypowiadają} other {wypowiada}} wojnę {enemyTo}.',
  'event.at-war': '{country} {number, select, many {są} other {jest}} w stanie wojny {enemyWith}.',
  'event.at-peace': '{country} nie {number, select, many {są} other {jest}} już w stanie wojny {otherWith}.',
  'event.peace': '{country} {number, select, many {zawierają} other {zawiera}} pokój {otherWith}.',
  'event.passage.yes': '{country} {number, select, many {uzgadniają} other {uzgadnia}} wolne przejście {otherWith}.',
  'event.passage.no': '{country} {number, select, many {kończą} other {kończy}} wolne przejście {otherWith}.',
  'event.offer': '{country} {number, select, many {proponują} other {proponuje}} {toTo}: {what}.',
  'event.answered.yes': '{country} {number, select, many {przyjmują} other {przyjmuje}} propozycję {toOf} ({what}).',
  'event.answered.no': '{country} {number, select, many {odrzucają} other {odrzuca}} propozycję {toOf} ({what}).',
  'event.ceded': '{country} {number, select, many {pożyczają} other {pożycza}} {toTo} kartę „{card}”.',
  'event.camp': '{country} {number, select, many {zmieniają} other {zmienia}} obóz: {camp}.',
  'event.join-refused':
    '{country} {number, select, many {spotykają} other {spotyka}} się z odmową ze strony {byOf} ({camp}).',
  'event.camp-beaten': 'Pokonano {camp}.',
  'event.control': '{country} {number, select, many {przejmują} other {przejmuje}} kontrolę nad polem {area}.',
  'event.control.none': 'Nikt już nie kontroluje pola {area}.',
  'event.conquest-check.yes': '{power} podbija {countryAcc} (rzut {roll} + {mod}, potrzeba najwyżej {held}).',
  'event.conquest-check.no':
    '{power} bezskutecznie próbuje podbić {countryAcc} (rzut {roll} + {mod}, potrzeba najwyżej {held}).',
  'event.conquered': '{country} {number, select, many {ulegają} other {ulega}} podbojowi; zdobywca: {byIn}.',
  'event.surrendered': '{country} {number, select, many {poddają} other {poddaje}} się {byTo}.',
  'event.surrender-offered': '{country} {number, select, many {proponują} other {proponuje}} poddanie.',
  'event.surrender-refused': '{country}: poddanie odrzucone (decyzja {byOf}).',
  'event.province': '{power} zachowuje pole {area} jako prowincję.',
  'event.grace-over': 'Okres wytchnienia {countryOf} dobiega końca (zdobywca: {power}).',
  'event.eliminated': '{country} {number, select, many {odpadają} other {odpada}} z gry.',
  'event.substitute': 'Gracz {powerOf} prowadzi odtąd {countryAcc}.',
  'event.revived': '{country} {number, select, many {wracają} other {wraca}} do gry.',
  'event.called-out': '{country} {number, select, many {chwytają} other {chwyta}} za broń.',
  'event.sent-home': '{country} {number, select, many {składają} other {składa}} broń.',
  'event.run-by': '{power} prowadzi na razie {countryAcc}.',
  'event.nomads': '{country} {number, select, many {odkrywają} other {odkrywa}} kartę „{card}”: {ap} AP.',
  'event.nomad-dice': 'Obozy rzucają o to, kto prowadzi {countryAcc}: asyryjski {assyrian}, rebeliancki {rebel}.',
  'event.departed':
    '{country} {number, select, many {opuszczają} other {opuszcza}} doszczętnie splądrowane pole {from} i {number, select, many {idą} other {idzie}} na pole {to}.',
  'event.tribe': '{country} {number, select, many {pojawiają} other {pojawia}} się na polu {area}.',
  'event.tribe-back': '{country} {number, select, many {wracają} other {wraca}} w pełnej sile na pole {area}.',
  'event.succession.yes': '{country}: tron obejmuje {king}.',
  'event.succession.no': '{country}: {king} nie obejmuje tronu.',
  'event.succession.yes.roll': '{country}: tron obejmuje {king} ({roll} {mod}).',
  'event.succession.no.roll': '{country}: {king} nie obejmuje tronu ({roll} {mod}).',
  'event.unrest': '{country}: wybuchają niepokoje, jednostki regularne sprawdzają zmęczenie.',
  'event.released':
    '{country} {number, select, many {dostają} other {dostaje}} do puli {units, plural, one {# nową jednostkę} few {# nowe jednostki} many {# nowych jednostek} other {# nowej jednostki}}.',
  'event.declined.plus':
    '{country} {number, select, many {chylą} other {chyli}} się ku upadkowi: pole {area} traci ECO+.',
  'event.declined.minus':
    '{country} {number, select, many {chylą} other {chyli}} się ku upadkowi: pole {area} dostaje ECO−.',
  'event.sudden-death.yes': 'Nagła śmierć: rzut {roll} + {mod}, gra się kończy.',
  'event.sudden-death.no': 'Nagła śmierć: rzut {roll} + {mod}, gra toczy się dalej.',
  'event.over': 'Koniec gry: {end}. Zwycięstwo: {powers}.',
  'event.over.draw': 'Koniec gry: {end}. Bez zwycięzcy.',
}
