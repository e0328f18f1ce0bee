// The rules of Glory to Rome in German, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import type { MaterialName } from '../data/materials.ts'
import { dictionaries } from './dictionaries.ts'
import { structureList } from './structure-list.ts'

const structures = (material: MaterialName, functions: Readonly<Record<string, string>>): string =>
  structureList('de', dictionaries.de, material, count => `${count} Exemplare`, functions)

export const rules: readonly Rule[] = [
  rule(
    '1',
    'Das Spiel und seine Begriffe',
    `
    Rom ist niedergebrannt. Zu zweit bis fünft baut ihr es wieder auf, und alle wollen dabei am meisten für sich
    herausholen. Wer am Ende der Partie die meisten Punkte hat, gewinnt (8); mit einem Forum gewinnst du schon früher.

    Das Herz des Spiels ist die **Auftragskarte**. Es gibt 144 davon, und was eine Karte ist, hängt davon ab, wo sie
    liegt:

    - auf deiner Hand ist sie ein Auftrag: Sie kann für ihre **Rolle** gespielt oder als Fundament des **Bauwerks**
      ausgelegt werden, dessen Namen sie trägt;
    - in einer Klientel ist sie ein **Klient** ihrer Rolle;
    - in einem Lager, in einem Tresor oder unter einem Bauwerk ist sie ein **Material**.

    Material, Rolle und Wert gehören immer zusammen:

    - Schutt, Arbeiter, Wert 1;
    - Holz, Handwerker, Wert 1;
    - Ziegel, Legionär, Wert 2;
    - Zement, Baumeister, Wert 2;
    - Stein, Kaufmann, Wert 3;
    - Marmor, Patron, Wert 3.

    Weitere Begriffe:

    - **Senator**: einer von 6 Jokern, die als jede Rolle gespielt werden können. Ein Senator ist nie Material, Klient
      oder Fundament und wird bei einer Forderung weder gezeigt noch abgegeben.
    - **Runde**: Eine Person führt eine Rolle an, die anderen reagieren, und alle handeln. **Anführer**: wer in dieser
      Runde anführen darf.
    - **Einsatz**: womit du anführst oder folgst, meist eine Karte. Er bringt eine Aktion (4.1).
    - **Auslage**: wo die zum Anführen und Folgen gespielten Karten bis zum Ende der Runde liegen.
    - **Pool**: die offenen Karten in der Mitte. Eine Karte aus dem Pool kommt nie auf eine Hand zurück.
    - **Nachdenken**: Karten ziehen (4.3).
    - **Einfluss**: 2 zu Beginn. Jedes fertige Bauwerk erhöht ihn. Er begrenzt deine Klientel und deinen Tresor, und
      jeder Punkt davon ist ein Siegpunkt.
    - **Bauplatz**: der Boden für ein Bauwerk. Es gibt 36, 6 von jedem Material, in der Stadt oder außerhalb.
    - **Linker Nachbar**: wer im Uhrzeigersinn neben dir sitzt und nach dir handelt. **Rechter Nachbar**: wer vor dir
      kommt.

    Diese Seiten geben die Regeln in eigenen Worten wieder, für die Karten der polnischen Ausgabe (12). Wo deren
    Regelheft schweigt oder sich auf zwei Arten lesen lässt, gilt eine Regelentscheidung; die Entscheidungen kommen nach
    Abschnitt 13 und tragen die Nummern A01 bis A61 und G01 bis G10.
    `,
  ),
  rule(
    '2',
    'Was offen ist und was verborgen',
    `
    Alle haben je eine Hand, eine Auslage, eine Klientel, ein Lager, einen Tresor, Bauwerke und eine Reihe von
    Bauplätzen, die den Einfluss zeigt.

    Alle sehen den Pool, die Senatoren auf ihrem Stapel, die freien Bauplätze und die Zahl der Karten im Nachziehstapel;
    dazu bei allen die Zahl der Auftragskarten und der Senatoren auf der Hand (A49), die Karten in der Auslage,
    Klientel, Lager, Einfluss, alle Bauwerke mit dem, was darunter liegt, und wie viele Karten im Tresor sind.

    Nur du selbst siehst deine Auftragskarten auf der Hand, deine mit dem Brunnen gezogene Karte und eine Karte, die du
    mit der Basilika von der Hand in den Tresor legst, in dem Moment, in dem du sie hineinlegst.

    Niemand sieht die Reihenfolge des Nachziehstapels, eine mit dem Atrium in den Tresor gelegte Karte oder was in
    einem Tresor liegt, sobald es darin ist, auch nicht im eigenen. Was der Tisch zeigt: G08.
    `,
  ),
  rule(
    '3',
    'Aufbau',
    `
    1. Alle beginnen mit Einfluss 2 und einer leeren Auslage.
    2. Von jedem Material liegen so viele Bauplätze in der Stadt, wie Personen mitspielen, die übrigen der sechs
       außerhalb. Zu zweit sind das 2 und 4, zu dritt 3 und 3, zu viert 4 und 2, zu fünft 5 und 1.
    3. Die 144 Auftragskarten werden gemischt. Alle bekommen 4 davon und 1 Senator. Die übrigen Senatoren bilden einen
       offenen Stapel.
    4. Für jede Person wird eine Auftragskarte aufgedeckt. Wessen Karte in der am Tisch eingestellten Sprache
       alphabetisch zuerst kommt, führt die erste Runde an; bei Gleichstand decken die Betroffenen noch eine auf (A01).
       Alle aufgedeckten Karten bilden den ersten Pool.
    5. Die übrigen Auftragskarten bilden den Nachziehstapel. Ohne Gleichstand hat er zu zweit 134 Karten, zu dritt 129,
       zu viert 124 und zu fünft 119.
    `,
  ),
  rule(
    '4',
    'Eine Runde',
    `
    Der Anführer führt eine Rolle an oder denkt nach (4.1). Wurde angeführt, so folgen die anderen im Uhrzeigersinn
    oder denken nach (4.2). Dann handeln alle in derselben Reihenfolge (4.4), und die Runde endet (4.5). Der linke
    Nachbar führt die nächste Runde an.
    `,
  ),
  rule(
    '4.1',
    'Anführen',
    `
    Der Anführer denkt nach oder führt an. **Denkt er nach**, ist die Runde sofort vorbei: Niemand sonst tut etwas,
    und der linke Nachbar führt als Nächster an.

    Um **anzuführen**, nenne eine Rolle und leg einen Einsatz in deine Auslage. Ein Einsatz bringt eine Aktion. Möglich
    sind:

    - eine Auftragskarte der Rolle;
    - ein Senator, für jede Rolle;
    - eine **Petition**: zwei Auftragskarten einer Rolle, für jede Rolle, auch für dieselbe (A02). Senatoren zählen in
      einer Petition nicht. In der klassischen Variante braucht eine Petition drei Karten (9);
    - mit einem Circus: eine beliebige Auftragskarte, für den Baumeister.

    Mit einem Palast darfst du mehrere Einsätze für dieselbe Rolle machen.
    `,
  ),
  rule(
    '4.2',
    'Folgen',
    `
    Im Uhrzeigersinn, links vom Anführer beginnend, folgen die anderen mit einem Einsatz für die angeführte Rolle (mit
    einem Palast mit mehreren) oder denken sofort nach. Alle wählen, bevor jemand handelt.
    `,
  ),
  rule(
    '4.3',
    'Nachdenken',
    `
    Bevor du nachdenkst, darfst du mit einer Latrine oder einem Vomitorium abwerfen (A36). Dann hast du die Wahl:

    - nimm einen Senator, wenn auf dem Stapel einer liegt;
    - hast du weniger Handkarten als dein Limit, zieh Auftragskarten bis zum Limit, nicht weniger;
    - hast du das Limit erreicht oder überschritten, zieh eine Auftragskarte.

    Das Limit ist 5, mit einem Schrein 2 mehr, mit einem Tempel 4 mehr. Senatoren zählen als Handkarten. Das Limit
    sagt nur, wie weit du auffüllst: Niemand muss je abwerfen.

    Wenn du weder anführst noch folgst, musst du nachdenken (A04). Wo eine Schule oder eine Akademie dich nachdenken
    lässt, darfst du verzichten.
    `,
  ),
  rule(
    '4.4',
    'Handeln',
    `
    Beim Anführer beginnend und im Uhrzeigersinn nutzt jede Person alle ihre Aktionen, bevor die nächste beginnt. Du
    hast

    - eine Aktion für jeden deiner Einsätze;
    - eine Aktion für jeden deiner Klienten der angeführten Rolle, **auch wenn du nachgedacht hast**.

    Aktionen sind freiwillig; ungenutzte verfallen (G01). Ein in dieser Runde angeworbener Klient handelt noch nicht,
    außer mit einem Bad.

    Aktionen werden laufend gezählt. Mit einem Speicher zählt jeder Klient als Arbeiter, wenn der Arbeiter angeführt
    wird; mit Ludus Magna zählen deine Kaufleute als Klienten jeder Rolle; mit einem Circus Maximus handeln Klienten
    doppelt, wenn du angeführt hast oder gefolgt bist. Ein mit deiner ersten Aktion fertiggestelltes Bauwerk verändert
    schon die nächste.
    `,
  ),
  rule(
    '4.5',
    'Ende einer Runde',
    `
    In dieser Reihenfolge (A34):

    1. Reihum ab dem Anführer darf, wer einen Senat hat, Senatoren aus den Auslagen der anderen nehmen.
    2. Reihum ab dem Anführer darf, wer eine Kloake hat, Auftragskarten aus der eigenen Auslage ins Lager legen.
    3. Alle anderen Auftragskarten in den Auslagen kommen in den Pool, alle anderen Senatoren auf ihren Stapel.
    4. Reihum ab dem Anführer darf, wer eine Akademie hat und in dieser Runde eine Handwerker-Aktion ausgeführt hat,
       einmal nachdenken.
    5. Neue Klienten sind von nun an bereit. Der linke Nachbar des Anführers führt an.

    Hat der Anführer nachgedacht, gilt nur der fünfte Schritt.
    `,
  ),
  rule(
    '5',
    'Rollen',
    `
    Was eine Aktion bewirkt:

    - **Arbeiter**: Nimm eine Karte aus dem Pool in dein Lager. Mit einem Dock auch eine Handkarte.
    - **Handwerker**: Leg ein Fundament von der Hand **oder** verbaue eine Handkarte in einem deiner unfertigen
      Bauwerke (6). Mit einem Brunnen darfst du statt einer Handkarte die oberste Karte des Nachziehstapels nutzen.
    - **Legionär**: Fordere ein Material (7).
    - **Baumeister**: Leg ein Fundament von der Hand **oder** verbaue eine Karte aus deinem Lager in einem deiner
      unfertigen Bauwerke (6). Mit einem Torbogen darf das Material aus dem Pool kommen. Mit einer Treppe darfst du
      auch ein Bauwerk öffnen.
    - **Kaufmann**: Leg eine Karte aus deinem Lager verdeckt in deinen Tresor. Mit einem Atrium darf es stattdessen die
      oberste Karte des Nachziehstapels sein. Mit einer Basilika auch eine Handkarte.
    - **Patron**: Nimm eine Karte aus dem Pool in deine Klientel. Mit einem Aquädukt auch eine Handkarte, mit einer
      Bar auch die oberste Karte des Nachziehstapels.

    Wo eine Funktion mit „auch“ etwas hinzufügt, ist jeder Teil freiwillig und darf in beliebiger Reihenfolge, aber nur
    einmal pro Aktion genutzt werden (A21, A31). Senatoren werden so nie bewegt.

    Grenzen:

    - **Klientel**: so viele Klienten, wie du Einfluss hast, mit einer Insula 2 mehr; mit einem Aquädukt das Doppelte
      dieser Summe.
    - **Tresor**: so viele Karten, wie du Einfluss hast, mit einem Markt 2 mehr.
    - **Lager**: keine Grenze.

    Eine Karte darf nur dazukommen, solange in diesem Moment Platz ist. Alle sehen, welches Material aus einem Lager
    oder einer Klientel in einen Tresor kommt; danach darf niemand nachsehen.
    `,
  ),
  rule('6', 'Bauwerke', 'Wie Bauwerke begonnen, gebaut und fertiggestellt werden und wann ihre Funktionen wirken.'),
  rule(
    '6.1',
    'Fundamente',
    `
    Sowohl Handwerker als auch Baumeister legen Fundamente von der Hand. Leg die Karte aus, mit einem Bauplatz ihres
    Materials darunter. Dafür brauchst du

    - einen Bauplatz dieses Materials (bei einer Statue: eines beliebigen), in der Stadt oder außerhalb (6.2);
    - einen Namen, den du noch nicht hast. Unfertige, fertige und gestohlene Bauwerke zählen alle (A11). Andere dürfen
      denselben Namen haben.
    `,
  ),
  rule(
    '6.2',
    'Außerhalb der Stadt',
    `
    Ein Bauplatz außerhalb der Stadt kostet **zwei Aktionen derselben Rolle nacheinander**: diese und die nächste, die
    du in dieser Runde hast, woher auch immer sie kommen (A09). Mit einem Turm kostet er nur eine. Bauplätze außerhalb
    dürfen auch genutzt werden, solange in der Stadt noch welche dieser Art frei sind (A08), und wer sie nimmt, beendet
    damit nie die Partie.
    `,
  ),
  rule(
    '6.3',
    'Materialien',
    `
    Ein Bauwerk braucht so viele Materialien, wie sein Bauplatz wert ist: 1 bei Schutt und Holz, 2 bei Ziegel und
    Zement, 3 bei Stein und Marmor. Es muss das eigene Material des Bauwerks sein, außer dass

    - mit einem Turm Schutt in jedes deiner Bauwerke passt;
    - mit einer Straße in deine Bauwerke aus Stein alles passt;
    - mit einem Skriptorium Marmor in jedes deiner Bauwerke passt und es vollendet;
    - in eine Statue außer Marmor auch das Material ihres Bauplatzes passt (A12).

    Du verbaust Material immer nur in deinen eigenen Bauwerken.
    `,
  ),
  rule(
    '6.4',
    'Fertigstellung',
    `
    Ein Bauwerk ist fertig, sobald es die nötigen Materialien hat oder ein Skriptorium oder die eigene Funktion der
    Villa es vollendet. Sofort

    - kommt sein Bauplatz in deine Reihe: Dein Einfluss wächst um dessen Wert;
    - beginnt seine Funktion zu wirken;
    - geschieht, was die Fertigstellung auslöst.

    Die Materialien bleiben für immer unter dem Bauwerk.
    `,
  ),
  rule(
    '6.5',
    'Wann Funktionen wirken',
    `
    Eine Funktion wirkt für dich, wenn

    - du dieses Bauwerk fertig besitzt;
    - oder du es unfertig besitzt, es aus Marmor ist und bei dir ein Tor wirkt;
    - oder ein fertiges Bauwerk dieses Namens mit einer Treppe für alle geöffnet wurde.

    Eine Funktion wirkt oder sie wirkt nicht: Sie doppelt zu haben, die eigene und eine geöffnete, bringt keinen
    Vorteil. Was bei der Fertigstellung geschieht, geschieht nur für den, der das Bauwerk fertigstellt oder mit einem
    Gefängnis nimmt.
    `,
  ),
  rule(
    '6.6',
    'Verluste',
    `
    Verlierst du ein Bauwerk oder Einfluss, wirfst du nichts ab. Eine Hand, eine Klientel oder ein Tresor kann dann über
    dem Limit liegen, und Materialien, die dank einer Straße oder eines Turms verbaut wurden, bleiben, wo sie sind. Es
    kann nichts dazukommen, bis wieder Platz ist.
    `,
  ),
  rule(
    '6.7',
    'Aktionen für die Fertigstellung',
    `
    Amphitheater, Gießerei und Garten bringen so viele Aktionen, wie du Einfluss hast, gleich nachdem der neue Bauplatz
    dazugekommen ist; die Schule lässt dich so oft nachdenken. Die Zahl steht damit fest (A41). Sie werden sofort
    genutzt, innerhalb der Aktion, die das Bauwerk fertiggestellt hat, vor allen anderen, die du noch hast. Jede ist
    freiwillig.
    `,
  ),
  rule(
    '7',
    'Forderungen',
    `
    Deine Legionär-Aktionen führst du alle **zusammen** aus:

    1. Zeig so viele Handkarten, wie du Legionär-Aktionen hast, oder weniger. Mit jeder gezeigten Karte forderst du ihr
       Material einmal. Für zwei Forderungen eines Materials zeigst du zwei solche Karten. Senatoren und Karten in der
       Auslage können nicht gezeigt werden.
    2. Für jede Forderung kommt eine Karte dieses Materials aus dem Pool in dein Lager, wenn eine da ist.
    3. Für jede Forderung geben dein linker und dein rechter Nachbar je eine solche Karte von der Hand in dein Lager,
       wenn sie eine haben. Sie wählen, welche Karten des Materials sie geben. Zu zweit gibt dein einziger Gegner
       einmal, nicht zweimal.
    4. Die gezeigten Karten bleiben auf deiner Hand.

    Der linke Nachbar gibt zuerst (A25). Ablehnen darf niemand, aber eine Palisade oder eine Mauer schützt (A26). Mit
    einer **Brücke** erreichst du alle anderen und ihre Lager, mit einem **Kolosseum** nimmst du auch Klienten (10.4,
    10.5).
    `,
  ),
  rule(
    '8',
    'Ende und Punkte',
    `
    Die Partie endet **sofort**, auch mitten in einer Runde, und alle übrigen Aktionen verfallen, wenn

    - jemand die Bedingung eines wirksamen Forums erfüllt: Damit ist die Partie gewonnen, und es werden keine Punkte
      gezählt;
    - eine Katakombe fertiggestellt wird;
    - ein Fundament den allerletzten Bauplatz in der Stadt belegt, sodass dort von keinem Material mehr einer frei ist;
    - die letzte Auftragskarte den Nachziehstapel verlässt, aus welchem Grund auch immer (A05);
    - alle übereinkommen aufzugeben: Wer übrig bleibt oder von allen anderen genannt wird, gewinnt, und es werden
      keine Punkte gezählt (A46).

    Die Zahl der Runden ist nicht begrenzt (A50).

    Ein Forum geht jedem anderen Ende vor (A06). Erfüllen mehrere die Bedingung im selben Moment, werden nur sie
    verglichen, nach Punkten (A43).

    Die Tresore werden geöffnet. Deine Punkte sind

    - dein Einfluss;
    - die Werte der Materialien in deinem Tresor;
    - 3 für jeden **Kaufmannsbonus**. Es gibt einen für jedes Material. Ihn bekommt, wer die meisten Karten davon im
      Tresor hat; haben mehrere die meisten, bekommt ihn niemand (A45);
    - mit einer Mauer: 1 für je zwei Karten in deinem Lager;
    - mit einer eigenen fertigen Statue: 3.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Karten auf der Hand hat, Senatoren
    mitgezählt; ist auch das gleich, wird der Sieg geteilt (A44).
    `,
  ),
  rule(
    '9',
    'Varianten und Optionen',
    `
    **Variante**:

    - Standard: die Regeln, wie sie hier stehen;
    - klassisch: Eine Petition braucht drei Karten, und ein Forum braucht nur die sechs Rollen, keine Materialien. Der
      Circus bleibt, wie er ist;
    - vereinfacht, für die erste Partie: Es gibt keine Funktionen, also beenden weder Katakombe noch Forum die Partie;
      es gibt 3 Bauplätze von jedem Material; der halbe Nachziehstapel wird entfernt (A47, G10).

    Bei den anderen Optionen wählt ihr zwischen zwei Lesarten einer Regelentscheidung:

    - **Bauplätze außerhalb der Stadt**: jederzeit oder nur, wenn in der Stadt keiner dieser Art mehr frei ist (A08);
    - **Treppe**: öffnet zusätzlich zum Bauen oder stattdessen (A15);
    - **Circus Maximus zwischen zwei Aktionen fertiggestellt**: Alle Klienten handeln doppelt oder nur die, die noch
      nicht gehandelt haben (A23);
    - **Brücke und Lager**: Wer fordert, wählt, was genommen wird, oder nimmt alles (A25);
    - **Weder spielen noch ziehen**: nicht erlaubt oder erlaubt (A04);
    - **Tresore**: Niemand darf sie durchsehen, oder der Tisch merkt sich, was zu sehen war (G08);
    - **Kartennamen, die entscheiden, wer beginnt**: Englisch, Polnisch, Russisch oder Deutsch (A01);
    - **Sieg überlassen**: nur durch Aufgeben am Tisch oder bei jedem eigenen Zug, mit Angabe, wer gewinnt (A46, G04).
    `,
  ),
  rule(
    '10',
    'Die vierzig Bauwerke',
    `
    Zu jedem Namen gehören ein Material und damit eine Rolle, ein Wert und eine Zahl von Exemplaren. „Bei
    Fertigstellung“ geschieht einmal, wenn das Bauwerk fertig wird; alles andere wirkt ab der Fertigstellung (6.5). Wo
    „darfst“ steht, entscheidest du. Wechselwirkungen, die mehr Worte brauchen, stehen in 11.
    `,
  ),
  rule(
    '10.1',
    'Bauwerke aus Schutt',
    structures('rubble', {
      bar: ` Mit jeder Patron-Aktion darfst du auch die oberste Karte des Nachziehstapels anwerben. Du entscheidest, bevor sie aufgedeckt wird, und musst sie dann behalten. Es muss Platz
  für sie sein. Ob du auch aus dem Pool anwirbst, ist egal.
    `,
      insula: 'Deine Klientel fasst zwei Klienten mehr. Ein Aquädukt verdoppelt auch diese zwei.',
      latrine: `
    Jedes Mal, bevor du nachdenkst, darfst du eine Handkarte in den Pool abwerfen; ein Senator kommt auf den Stapel der
    Senatoren (A48). Eine abgeworfene Karte kann noch in derselben Runde genommen werden.
    `,
      road: `
    In deine Bauwerke aus Stein passt jedes Material. Eine Statue auf einem Stein-Bauplatz ist in diesem Sinn ein
    Bauwerk aus Stein.
    `,
    }),
  ),
  rule(
    '10.2',
    'Bauwerke aus Holz',
    structures('wood', {
      circus: `
    Du darfst eine beliebige Auftragskarte spielen, um als Baumeister anzuführen oder zu folgen. An Petitionen ändert
    sich nichts. Mit einem Palast ist jede solche Karte ein eigener Einsatz.
    `,
      dock: `
    Mit jeder Arbeiter-Aktion darfst du auch eine Auftragskarte von der Hand in dein Lager legen, selbst wenn du nichts
    aus dem Pool nimmst.
    `,
      market: 'Dein Tresor fasst zwei Karten mehr.',
      palisade: `
    Forderungen können dir nichts von der Hand nehmen, und ein Kolosseum nimmt keinen deiner Klienten. Gegen eine Brücke
    hilft sie nicht. Freiwillig darfst du trotzdem Handkarten geben (A26).
    `,
    }),
  ),
  rule(
    '10.3',
    'Bauwerke aus Ziegel',
    structures('brick', {
      academy: `
    Am Ende einer Runde, in der du mindestens eine Handwerker-Aktion ausgeführt hast (A35), darfst du einmal
    nachdenken. Die Auslagen sind dann schon geräumt (4.5).
    `,
      archway: `
    Das Material, das du mit einer Baumeister-Aktion verbaust, darf aus dem Pool statt aus deinem Lager kommen. Das
    ändert nur, woher die Karte kommt, und bringt keine zusätzliche Karte.
    `,
      atrium: `
    Mit einer Kaufmann-Aktion darfst du statt einer Karte aus deinem Lager die oberste Karte des Nachziehstapels
    ungesehen in den Tresor legen. Das bringt keine zusätzliche Karte.
    `,
      bath: `
    Jeder Klient, den du mit einer Patron-Aktion anwirbst, aus Pool, Hand oder Nachziehstapel, darf sofort einmal in
    seiner Rolle handeln. Das kann Ketten ergeben: Ein so angeworbener Patron wirbt einen weiteren Klienten an, der
    auch handelt (11, A20).
    `,
      foundry: 'Bei Fertigstellung: höchstens so viele Arbeiter-Aktionen, wie du Einfluss hast (6.7).',
      gate: `
    Die Funktionen deiner eigenen unfertigen Bauwerke aus Marmor wirken schon. Ein Fundament, das du legst, wirkt
    sofort. Punkte bringt eine Statue aber erst, wenn sie fertig ist (A19).
    `,
      school: 'Bei Fertigstellung: Du darfst so oft hintereinander nachdenken, wie du Einfluss hast (6.7).',
      shrine: 'Dein Handlimit ist um zwei höher, also sieben statt fünf.',
    }),
  ),
  rule(
    '10.4',
    'Bauwerke aus Zement',
    structures('concrete', {
      amphitheatre: `
    Bei Fertigstellung: höchstens so viele Handwerker-Aktionen, wie du Einfluss hast (6.7). Zwei davon nacheinander
    bezahlen einen Bauplatz außerhalb der Stadt, ebenso die letzte zusammen mit deiner nächsten Handwerker-Aktion (A09).
    `,
      aqueduct: `
    Das Limit deiner Klientel verdoppelt sich, samt allem, was dazukommt. Und mit jeder Patron-Aktion darfst du auch
    eine Auftragskarte von der Hand anwerben, selbst wenn du niemanden aus dem Pool anwirbst.
    `,
      bridge: `
    Deine Forderungen erreichen alle anderen, nicht nur die Nachbarn; Palisaden halten sie nicht auf; und für jede
    Forderung darfst du auch eine Karte dieses Materials aus jedem Lager nehmen, das sie erreicht, egal was von der Hand
    gegeben wurde (A25). Eine Mauer schützt trotzdem.
    `,
      senate: `
    Am Ende jeder Runde darfst du beliebig viele der Senatoren nehmen, die in den Auslagen der anderen liegen, auch
    wenn du nachgedacht hast (A32). Bei mehreren Senaten wählt der Anführer zuerst, dann geht es im Uhrzeigersinn; ein
    schon genommener Senator ist auf einer Hand und unerreichbar.
    `,
      storeroom: 'Jeder deiner Klienten zählt neben seiner eigenen Rolle auch als Arbeiter.',
      tower: `
    Schutt darf in jedem deiner Bauwerke verbaut werden. Und ein Fundament außerhalb der Stadt kostet dich nur eine
    Aktion.
    `,
      vomitorium: `
    Jedes Mal, bevor du nachdenkst, darfst du deine ganze Hand abwerfen, alles oder nichts: Auftragskarten in den
    Pool, Senatoren auf ihren Stapel.
    `,
      wall: `
    Forderungen können dir nichts nehmen: weder von der Hand noch aus dem Lager noch aus der Klientel, auch nicht mit
    einer Brücke. Freiwillig darfst du Handkarten geben (A26). Am Ende der Partie sind je zwei Karten in deinem Lager
    einen Punkt wert.
    `,
    }),
  ),
  rule(
    '10.5',
    'Bauwerke aus Stein',
    structures('stone', {
      catacomb:
        'Bei Fertigstellung: Die Partie endet sofort. Punkte werden gezählt, auch die 3 Einfluss dieses Bauplatzes.',
      'circus-maximus': `
    Hast du in dieser Runde angeführt oder bist du gefolgt, darf jeder deiner Klienten, der handelt, doppelt handeln.
    Hast du nachgedacht, handeln sie einmal (A23).
    `,
      coliseum: `
    Für jede Forderung darfst du von jeder Person, die sie erreicht, auch einen Klienten nehmen, dessen Karte dieses
    Material zeigt (A61), und in deinen Tresor legen, solange Platz ist (A28). Du wählst, welchen. Eine Palisade oder
    eine Mauer schützt; mit einer Brücke erreichst du alle, und Palisaden helfen nicht. Ein so genommener Klient handelt
    nicht mehr.
    `,
      garden: 'Bei Fertigstellung: höchstens so viele Patron-Aktionen, wie du Einfluss hast (6.7).',
      prison: `
    Bei Fertigstellung: Du darfst 3 Einfluss, den Bauplatz des Gefängnisses selbst, an eine andere Person zahlen und
    dafür eines ihrer fertigen Bauwerke nehmen, dessen Namen du noch nicht hast. Der genaue Tausch steht in 11.
    `,
      scriptorium: `
    Ein Marmor, den du mit einer Handwerker- oder Baumeister-Aktion in einem deiner unfertigen Bauwerke verbaust,
    vollendet es (A14, A60).
    `,
      sewer: `
    Am Ende jeder Runde dürfen beliebige Auftragskarten aus deiner eigenen Auslage in dein Lager statt in den Pool
    kommen (A33). Karten von Petitionen gehören dazu, Senatoren nicht.
    `,
      villa: `
    Ein einziges Material, das du mit einer Baumeister-Aktion in der Villa verbaust, vollendet sie, auch wenn vorher
    schon ein Handwerker welche verbaut hat (A13). Sie wirkt also auf sich selbst, solange sie unfertig ist; ein
    Handwerker allein braucht drei Materialien. Fertig bewirkt sie nichts mehr.
    `,
    }),
  ),
  rule(
    '10.6',
    'Bauwerke aus Marmor',
    structures('marble', {
      basilica: `
    Mit jeder Kaufmann-Aktion darfst du auch eine Auftragskarte von der Hand in deinen Tresor legen, selbst wenn du den
    anderen Teil nicht nutzt. Die Karte wird nicht gezeigt (A29).
    `,
      forum: `
    Du gewinnst, sobald deine Klientel Klienten aller sechs Rollen hat und dein Lager alle sechs Materialien. In der
    klassischen Variante genügen die Rollen. Wie Ludus Magna und Speicher zählen, steht in 11.
    `,
      fountain: `
    Mit einer Handwerker-Aktion darfst du statt einer Handkarte die oberste Karte des Nachziehstapels nutzen. Zieh sie;
    dann leg sie als Fundament, verbaue sie als Material oder behalte sie. Behältst du sie, ist die Aktion trotzdem
    verbraucht.
    `,
      'ludus-magna': 'Jeder Kaufmann unter deinen Klienten zählt als Klient jeder Rolle.',
      palace: `
    Du darfst mit beliebig vielen Einsätzen anführen oder folgen, alle für dieselbe Rolle; jeder bringt eine Aktion. Sie
    dürfen von jeder Art sein: Karten der Rolle, Senatoren, Petitionen und mit einem Circus beliebige Karten für den
    Baumeister (A37).
    `,
      stairway: `
    Mit jeder Baumeister-Aktion darfst du auch ein Material an ein fertiges Bauwerk einer anderen Person legen (A16).
    Von da an steht dessen Funktion allen offen (11).
    `,
      statue: `
    Ihr Fundament darf auf jedem Bauplatz gelegt werden. Der Bauplatz bestimmt, wie viele Materialien sie braucht und
    wie viel Einfluss sie bringt. Es passen Marmor und das Material des Bauplatzes, auch gemischt (A12). Am Ende der
    Partie ist eine fertige Statue für den, dem sie gehört, 3 Punkte wert.
    `,
      temple: 'Dein Handlimit ist um vier höher, also neun statt fünf.',
    }),
  ),
  rule(
    '11',
    'Wechselwirkungen',
    `
    - **Tor**: Unfertige Tempel, Paläste, Brunnen, Basiliken, Ludus Magna, Treppen und Foren wirken. Legst du mit einem
      Tor das Fundament eines Forums, gewinnst du sofort, wenn du seine Bedingung erfüllst.
    - **Forum**: Jeder Klient füllt nur eine Rolle aus. Ohne andere Bauwerke brauchst du einen Klienten jeder Rolle. Mit
      **Ludus Magna** springen Kaufleute für andere Rollen ein: Außer einem Kaufmann brauchst du für jede fehlende Rolle
      einen weiteren. Mit einem **Speicher** springt jeder beliebige Klient für den Arbeiter ein: Du brauchst die fünf
      anderen Rollen und insgesamt sechs Klienten. Mit beiden springen Kaufleute für die anderen Rollen ein, jeder
      beliebige Klient für den Arbeiter, und wieder brauchst du insgesamt sechs Klienten. Materialien lassen sich nicht
      ersetzen. Geprüft wird nach jeder einzelnen Änderung, für alle.
    - **Treppe**: Es muss das Material des geöffneten Bauwerks sein; bei einer Statue Marmor oder das Material ihres
      Bauplatzes. Es kommt aus deinem Lager, mit einem Torbogen auch aus dem Pool, und bleibt beim Bauwerk. Nur fertige
      Bauwerke anderer können geöffnet werden, jedes einmal. Was bei der Fertigstellung geschieht, geschieht nicht noch
      einmal: Eine geöffnete Gießerei bewirkt nichts. Eine geöffnete Mauer schützt alle und zählt für alle; eine
      geöffnete Statue zählt nur für den, dem sie gehört (A18).
    - **Gefängnis**: Du nimmst das fertige Bauwerk mit allem, was darunter liegt. Sein Bauplatz bleibt, wo er war, und
      der Bauplatz deines Gefängnisses kommt dort dazu: Die andere Seite hat 3 Einfluss mehr, und du hast so viel wie
      vor der Fertigstellung des Gefängnisses. Bringt die Fertigstellung dieses Bauwerks etwas, geschieht es jetzt für
      dich, gezählt mit deinem Einfluss nach der Zahlung (A39). Das Bauwerk darf schon früher gestohlen worden sein, und
      es darf offen sein: Dann bleibt es offen. Solange du es hast, darfst du für diesen Namen kein Fundament legen; die
      Seite, der es gehört hat, darf es. Das Gefängnis bleibt bei dir, fertig und ohne weiteren Nutzen, ein zweites
      kannst du also nicht haben.
    - **Bad**: Die Aktion des neuen Klienten ist beendet, bevor die Patron-Aktion weitergeht. Ein angeworbener Patron
      macht eine vollständige Patron-Aktion, wieder mit Bar, Aquädukt und Bad. Ein angeworbener Legionär stellt eine
      eigene Forderung.
    - **Circus Maximus** verdoppelt Klienten, aber nicht Einsätze, Aktionen durch ein Bad oder Aktionen für die
      Fertigstellung. Mit einem **Speicher** handeln alle deine Klienten doppelt, wenn der Arbeiter angeführt wird.
    - **Palast und Kloake**: Jede gespielte Auftragskarte darf ins Lager, auch aus Petitionen.
    - **Brücke und Kolosseum**: Du nimmst Klienten aller anderen; Palisaden schützen nicht, Mauern schon.
    - **Torbogen** ändert nur, woher das Material kommt; Villa, Skriptorium, Turm und Straße wirken damit wie gewohnt.
    - **Brunnen und Bauplatz außerhalb**: Du ziehst einmal und verbrauchst beide Aktionen; mit der zweiten ziehst du
      nichts.
    - **Treppe und Bauplatz außerhalb**: zwei Baumeister-Aktionen, und mit jeder davon darf ein Bauwerk geöffnet werden
      (A15).
    - **Latrine und Vomitorium**: Was abgeworfen ist, liegt sofort im Pool und kann in derselben Runde genommen werden.
    - **Skriptorium und Brunnen**: Ein gezogener Marmor darf jedes deiner Bauwerke vollenden.
    `,
  ),
  rule(
    '12',
    'Ausgaben und Herkunft der Angaben',
    `
    Die Karten sind die der polnischen Ausgabe, Na chwałę Rzymu. Sie mischt zwei englische Kartensätze: Die Namen
    stammen aus dem Imperium-Satz, zwei Funktionen aber aus dem Republic-Satz.

    - **Circus**: hier eine beliebige Auftragskarte als Baumeister. In Imperium macht er zwei Karten einer Rolle zu
      einem Senator; in Republic heißt die Karte Crane.
    - **Forum**: hier sechs Rollen und sechs Materialien. In Imperium sechs Rollen; in Republic heißt es Forum Romanum
      und verlangt beides.
    - **Kolosseum** und **Senat**: wie in Imperium. Republic hat an ihrer Stelle Domus Aurea und Tribunal, die anderes
      bewirken.
    - **Petitionen**: hier zwei Karten, in Imperium und in der klassischen Variante drei.
    - **Bar, Aquädukt, Dock, Basilika**: Hier kommt die Karte noch dazu und kann auch allein genutzt werden. Auf älteren
      Karten steht nur, dass die Karte von dort kommen darf.
    - **Senator**: heißt anderswo Jack. Erste Auflagen haben 5 davon und 30 Bauplätze; diese Ausgabe hat 6 und 36. In
      manchen Ausgaben beginnt man mit fünf Auftragskarten statt mit vier und einem Senator.

    Die anderen 36 Bauwerke haben in allen verglichenen Kartenlisten denselben Namen, dasselbe Material, denselben
    Wert und dieselbe Zahl von Exemplaren.

    **Im Regelheft angegeben**: was jedes der vierzig Bauwerke bewirkt, sein Material und sein Wert; die 144
    Auftragskarten, 36 Bauplätze und 6 Senatoren. **Abgeleitet, nicht angegeben**: 6 Exemplare jedes Bauwerks mit Wert
    1 und 3 von jedem anderen, und 6 Bauplätze jedes Materials. Sie folgen aus den Summen (8 Namen mit 6 Exemplaren
    und 32 mit 3 ergeben 144; 6 mal 6 ergeben 36) und stimmen mit fünf öffentlichen Kartenlisten und mit den drei
    überzähligen Foren der klassischen Variante überein.
    `,
  ),
  rule(
    '13',
    'Regelentscheidungen',
    `
    Wo das Regelheft nichts sagt oder sich auf zwei Arten lesen lässt, mussten wir entscheiden. **Alle folgenden
    Entscheidungen sind unsere**, nicht die des Verlags. Jede nennt die Frage, die Antwort und den Grund, und dazu
    ihre Grundlage:

    - **Wortlaut**: was im Regelheft steht, wörtlich genommen;
    - **abgeleitet**: folgt aus seinen anderen Regeln;
    - **verbreitet**: Die geprüften öffentlichen Umsetzungen spielen es so;
    - **eigene Wahl**: eine Entscheidung, wo beides ginge, oder eine, die nur das Programm betrifft.

    Die Nummern A51 bis A59 werden nicht benutzt.
    `,
  ),
  rule(
    'A01',
    'Alphabet für die erste Runde',
    `
    Namen unterscheiden sich von Sprache zu Sprache: Welche Sprache entscheidet, wer zuerst anführt? Die der Option
    „Kartennamen, die entscheiden, wer beginnt“ (9): Englisch, Polnisch, Russisch oder Deutsch. Voreingestellt ist die
    Sprache, in der der Tisch eröffnet wird. Am selben Tisch können verschiedene Sprachen eingestellt sein, und die
    Partie soll für alle gleich beginnen: Dann passt zum Beispiel Englisch. Im Protokoll steht, welcher Name den
    Ausschlag gab. Nur bei Gleichstand decken die Betroffenen noch eine Karte auf, und jede aufgedeckte Karte kommt in
    den Pool. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'A02',
    'Petition für die eigene Rolle',
    `
    Dürfen die beiden Karten einer Petition dieselbe Rolle haben, für die sie gespielt werden? Ja, aber auch dann
    bringen sie zusammen nur eine Aktion. So kommen mehr Karten in den Pool. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A03',
    'Senatoren sind Handkarten',
    `
    Zählen Senatoren für das Handlimit und beim Gleichstand? Ja, in beidem: Sie sind Karten auf der Hand, und die
    Starthand von fünf enthält einen. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A04',
    'Nichtstun gibt es nicht',
    `
    Darf man weder spielen noch ziehen? Nein: Wer nicht anführt oder folgt, muss auf eine der drei Arten nachdenken. Das
    Regelheft lässt zwei Möglichkeiten, spielen oder „nachdenken und Karten ziehen“; wo steht, dass man dann eines von
    drei Dingen tun „darf“, besteht die Wahl nur zwischen diesen dreien. Also kann jemand die letzte Karte ziehen
    müssen. Wer dieses „darf“ als Erlaubnis zum Nichtstun liest, wählt die Option „Weder spielen noch ziehen“ (9): Ein
    Anführer, der nichts tut, beendet dann die Runde, wie einer, der nachdenkt. Das Nachdenken mit einer Schule oder
    einer Akademie ist ein Geschenk und darf abgelehnt werden. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A05',
    'Die letzte Karte des Nachziehstapels',
    `
    Was geschieht mit ihr? Sie kommt noch dorthin, wohin sie sollte: auf eine Hand (Nachdenken, Brunnen), in eine
    Klientel (Bar) oder in einen Tresor (Atrium). Dann wird das Forum geprüft, und die Partie endet. Eine mit dem
    Brunnen gezogene Karte wird nicht mehr verbaut, und eine Hand wird nicht weiter aufgefüllt. Das Ende kommt sofort,
    aber der Zug, der es gebracht hat, wird noch zu Ende geführt. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A06',
    'Das Forum geht vor',
    `
    Was, wenn derselbe Zug die Bedingung eines Forums erfüllt und die Partie auf andere Art beendet? Das Forum
    gewinnt: Es wird nach jeder einzelnen Änderung geprüft, und ein Sieg geht einem bloßen Ende vor. Grundlage:
    eigene Wahl.
    `,
  ),
  rule(
    'A07',
    'Der letzte Bauplatz in der Stadt',
    `
    Was geschieht noch? Das Fundament steht, unfertig und ohne Einfluss; sonst geschieht nichts. Nur ein Forum, das
    durch ein Tor zu wirken beginnt, wird zuerst geprüft (A06). Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A08',
    'Jederzeit außerhalb der Stadt',
    `
    Darf ein Bauplatz außerhalb genommen werden, solange in der Stadt noch welche seiner Art frei sind? Ja: Das
    Regelheft verbietet es nicht, und es kostet eine zusätzliche Aktion. Eine der geprüften Umsetzungen verbietet es;
    mit der Option „Bauplätze außerhalb der Stadt“ (9) spielt man es so. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A09',
    'Womit ein Bauplatz außerhalb bezahlt wird',
    `
    Welche Aktionen bezahlen einen Bauplatz außerhalb der Stadt? Die laufende und die nächste derselben Person, beide
    von derselben Rolle, woher auch immer sie kommen: gespielte Karten, Klienten und ihre zweiten Aktionen, ein
    Amphitheater, ein mit einem Bad angeworbener Klient. Die letzte Aktion eines Amphitheaters darf man mit der
    Handwerker-Aktion verbinden, die noch ausstand, als es fertig wurde. Eine Aktion einer anderen Rolle, die dazwischen
    liegt, verhindert es, es sei denn, mit dieser Aktion lässt sich nichts tun; der Rest einer schon begonnenen Aktion
    zählt nicht als eine. Das Regelheft verlangt zwei Aktionen im selben Zug, eine nach der anderen, und sonst nichts.
    Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A10',
    'Eine Aktion nach der anderen',
    `
    Müssen alle Aktionen vorher angesagt werden? Nein: Du führst sie eine nach der anderen aus und siehst, was jede
    bringt. Nur Forderungen werden zusammen gestellt, weil es im Regelheft so steht. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A11',
    'Namen gestohlener Bauwerke',
    `
    Zählen gestohlene Bauwerke beim Verbot eines zweiten mit demselben Namen? Was du gestohlen hast, zählt als deines;
    was dir gestohlen wurde, nicht. Verboten ist, zwei zu haben. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A12',
    'Was in eine Statue passt',
    `
    Dürfen Marmor und das Material des Bauplatzes gemischt werden? Ja: Jede Karte ist erlaubt, also auch jede Mischung.
    Auf einem Marmor-Bauplatz ist sie ein gewöhnliches Bauwerk aus drei Marmor. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A13',
    'Wie die Villa vollendet wird',
    `
    Vollendet ein Material sie auch, wenn ein Handwerker schon welche verbaut hat? Ja, jedes Material, das mit einer
    Baumeister-Aktion verbaut werden darf, vollendet sie, und zwar von selbst: Sie unfertig zu lassen, brächte nichts.
    Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A14',
    'Was das Skriptorium vollendet',
    `
    Jedes deiner unfertigen Bauwerke, auch eines aus Marmor, mit jedem Marmor, den ein Handwerker oder ein Baumeister
    verbaut: von der Hand, aus Lager, Pool oder Nachziehstapel. Die Funktion nennt das Material und die Aktion, nicht
    die Herkunft. Ob man verzichten kann: A60. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A15',
    'Treppe zusätzlich zum Bauen',
    `
    Ersetzt das Öffnen eines Bauwerks die Baumeister-Aktion, oder kommt es dazu? Es kommt dazu: einmal in jeder
    Baumeister-Aktion, vor oder nach dem Bauen oder allein. Das Regelheft formuliert es wie die Funktionen, die eine
    Karte hinzufügen, und weist auf die hin, die es nicht tun; sein Beispiel passt zu beiden Lesarten. Ein Bauplatz
    außerhalb der Stadt kostet zwei Baumeister-Aktionen, und mit jeder davon darf ein Bauwerk geöffnet werden. Mit der
    Option „Treppe“ (9) spielt man es anders. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A16',
    'Womit eine Treppe öffnet',
    `
    Darf Schutt (Turm), Beliebiges (Straße) oder Marmor (Skriptorium) genutzt werden, um ein Bauwerk zu öffnen? Nein,
    nur das eigene Material des Bauwerks. Jene Funktionen betreffen deine eigenen unfertigen Bauwerke. Grundlage:
    abgeleitet.
    `,
  ),
  rule(
    'A17',
    'Kein Bauwerk wird zweimal geöffnet',
    'Darf ein offenes Bauwerk noch einmal geöffnet werden? Nein. Es würde nichts ändern und nur eine Karte verbrauchen. Siehe auch G07. Grundlage: eigene Wahl.',
  ),
  rule(
    'A18',
    'Punkte offener Bauwerke',
    `
    Bringen offene Bauwerke allen Punkte? Eine Mauer schon: Ihre Punkte gehören zu ihrer Funktion. Eine Statue nicht:
    Für ihre Punkte braucht man eine eigene fertige Statue. Eine der geprüften Umsetzungen gibt sie allen. Grundlage:
    abgeleitet.
    `,
  ),
  rule(
    'A19',
    'Tor und Statue',
    `
    Bringt ein Tor die 3 Punkte für eine unfertige Statue? Nein. Sie sind nichts, was während der Partie wirkt; sie
    belohnen die fertige Statue. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A20',
    'Bad mit Klienten mehrerer Rollen',
    `
    Als was darf ein gerade angeworbener Klient handeln, der als mehrere Rollen zählt? Als jede davon, nach deiner
    Wahl: ein Kaufmann mit Ludus Magna als alles, mit einem Speicher jeder Klient als Arbeiter. Er handelt einmal, nie
    doppelt. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A21',
    'Reihenfolge in einer Patron-Aktion',
    `
    In welcher Reihenfolge werden Klienten aus Pool, Hand und Nachziehstapel angeworben? In beliebiger, von jedem Ort
    höchstens einmal. Eine Reihenfolge ist nicht angegeben. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A22',
    'Welche Klienten handeln',
    `
    Alle, die zur Klientel gehören, wenn du mit dem Handeln an der Reihe bist, außer den in dieser Runde angeworbenen.
    Ein vorher von einem Kolosseum genommener Klient handelt also nicht. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A23',
    'Circus Maximus mittendrin',
    `
    Er wird durch eine Aktion fertig, während noch andere übrig sind: Wer handelt doppelt? Jeder Klient der Rolle hat
    dann in dieser Runde zwei Aktionen, auch einer, der seine erste schon genutzt hat. Die Funktion spricht von allen
    Klienten. Eine der geprüften Umsetzungen verdoppelt nur Klienten, die noch handeln müssen; mit der Option „Circus
    Maximus“ (9) spielt man es so. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A24',
    'Eine Karte, eine Forderung',
    `
    Darf eine Karte mehrere Forderungen decken, die durch ein Bad zu verschiedenen Zeitpunkten einer Runde kommen? Nein:
    Jede Handkarte deckt in einer Runde höchstens eine Forderung. Laut Regelheft dürfen mehrere Legionär-Aktionen eines
    Zuges ein Material so oft fordern, wie man Karten davon zeigen kann. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A25',
    'Reihenfolge einer Forderung',
    `
    In welcher Reihenfolge wird genommen? Zuerst aus dem Pool, dann von den Betroffenen, im Uhrzeigersinn von links: von
    der Hand, dann mit einer Brücke aus dem Lager, dann mit einem Kolosseum Klienten. Was entscheidet, wer fordert? Was
    aus Lagern und an Klienten genommen wird: Von beidem steht im Regelheft, dass man es „zusätzlich fordern darf“. Pool
    und Hände lassen keine Wahl: Dort heißt es, dass du nimmst und die anderen geben und dass du mit einer Brücke von
    allen forderst. Mit der Option „Brücke und Lager“ (9) wird alles ohne Nachfrage genommen. Grundlage: Wortlaut; die
    Reihenfolge ist eigene Wahl.
    `,
  ),
  rule(
    'A26',
    'Geschützte dürfen geben',
    `
    Was darf man hinter einer Palisade oder Mauer geben? Man muss nichts geben. Wer will, darf Handkarten geben, aber
    nicht mehr, als die Forderung genommen hätte, und nie Karten aus dem Lager oder Klienten. Das Regelheft erlaubt das
    Geben und spricht von Handkarten. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A27',
    'Gezeigte Karten sind zu sehen',
    `
    Ist von einer für eine Forderung gezeigten Karte nur das Material offen? Die ganze Karte ist es, samt Namen: Sie
    liegt offen da. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A28',
    'Kolosseum mit vollem Tresor',
    `
    Dann wird nichts genommen, und die Klienten bleiben und dürfen handeln. Ist nur für einige Platz, wählt, wer
    fordert. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A29',
    'Eine mit der Basilika in den Tresor gelegte Karte',
    `
    Wird sie gezeigt? Nein. Laut Regelheft wird das Material nur bei Karten offengelegt, die aus einem Lager kommen.
    Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A30',
    'Atrium und Basilika',
    `
    Darf beides in einer Aktion genutzt werden? Ja, je eine Karte, soweit Platz ist: Das Atrium ersetzt die Karte aus
    dem Lager, die Basilika fügt eine Karte hinzu. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A31',
    'Nur der zusätzliche Teil',
    `
    Darf der zusätzliche Teil einer Aktion ohne den gewöhnlichen genutzt werden? Ja, wo immer in der Funktion „auch“
    steht. Im Regelheft steht es bei mehreren so. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A32',
    'Senat nach dem Nachdenken',
    'Muss man dafür angeführt haben oder gefolgt sein? Nein: Nichts dergleichen wird verlangt. Grundlage: Wortlaut.',
  ),
  rule(
    'A33',
    'Kloake für einige Karten',
    'Gilt „alle oder keine“? Nein: Jede Karte darf einzeln ins Lager. Grundlage: abgeleitet.',
  ),
  rule(
    'A34',
    'Reihenfolge am Ende einer Runde',
    `
    In welcher Reihenfolge folgen Senat, Kloake, Räumen der Auslagen und Akademie? Wie in 4.5. Senat und Kloake nehmen
    Karten, die noch in Auslagen liegen, also kommen sie zuerst; die geprüften Umsetzungen räumen die Auslagen vor der
    Akademie. Eine Akademie kann also einen Senator bringen, der in eben dieser Runde gespielt wurde. Grundlage:
    abgeleitet, verbreitet.
    `,
  ),
  rule(
    'A35',
    'Eine ausgeführte Handwerker-Aktion',
    `
    Was zählt für die Akademie? Ein Fundament, ein verbautes Material oder eine mit dem Brunnen gezogene Karte, auch
    wenn sie behalten wurde. Eine ungenutzte Aktion nicht. Woher die Aktion kam, ist egal. Die Akademie muss am Ende der
    Runde wirken; sie darf durch diese Aktion fertig geworden sein. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A36',
    'Latrine und Vomitorium',
    `
    Dürfen beide vor demselben Nachdenken genutzt werden? Ja, eines oder beide, die Latrine zuerst: Nach dem Vomitorium
    ist nichts mehr zum Abwerfen da. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A37',
    'Petitionen mit einem Palast',
    `
    Dürfen Petitionen, Senatoren und Karten eines Circus unter den Einsätzen eines Palasts sein? Ja, jedes davon ist
    ein Einsatz: Was einmal für eine Karte der Rolle stehen kann, kann es auch noch einmal, und das Beispiel im
    Regelheft fügt einen Senator hinzu. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A38',
    'Wann die Hand gezählt wird',
    `
    Wann entscheidet sich, ob das Nachdenken die Hand auffüllt oder eine Karte bringt? Im Moment des Ziehens, nach dem
    Abwerfen. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A39',
    'Gefängnis: erst zahlen, dann zählen',
    `
    Mit welchem Einfluss werden die Aktionen einer gestohlenen Gießerei oder Schule, eines gestohlenen Amphitheaters
    oder Gartens gezählt? Mit dem Einfluss nach der Zahlung: Das Bauwerk bekommt man im Tausch dafür. Grundlage:
    abgeleitet.
    `,
  ),
  rule(
    'A40',
    'Grenzen nach dem Zahlen',
    `
    Muss man Klienten oder Karten aus dem Tresor abgeben, wenn man 3 Einfluss gezahlt hat? Nein, wie in 6.6: Für ein
    Limit wird nie etwas abgeworfen. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A41',
    'Einfluss, der inzwischen wächst',
    `
    Ändert sich die Zahl der Aktionen für die Fertigstellung, wenn eine davon ein weiteres Bauwerk fertigstellt? Nein,
    sie steht im Moment der Fertigstellung fest. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A42',
    'Wirkungen in Wirkungen',
    `
    Was kommt zuerst, wenn eine Wirkung eine andere auslöst? Die neueste wird zuerst beendet, dann geht die ältere
    weiter. Das Forum wird zwischen allen Schritten geprüft. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A43',
    'Mehrere Foren zugleich',
    `
    Wer gewinnt, wenn mehrere die Bedingung im selben Moment erfüllen, wie es mit einem geöffneten Forum geschehen kann?
    Nur unter ihnen entscheiden die Punkte, dann die Handkarten; herrscht auch da Gleichstand, teilen sie sich den Sieg.
    Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'A44',
    'Völliger Gleichstand',
    'Punkte und Handkarten sind gleich? Der Sieg wird geteilt; das Regelheft nennt kein weiteres Kriterium. Grundlage: eigene Wahl.',
  ),
  rule(
    'A45',
    'Kaufmannsbonus ohne Karten',
    `
    Bekommt jemand den Bonus für ein Material, das in keinem Tresor liegt? Nein. Um die meisten zu haben, muss man
    eine haben. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A46',
    'Wie man den Sieg überlässt',
    `
    Nach dem Regelheft endet eine Partie, wenn alle übereinkommen, sie aufzugeben; wer gewinnt, steht dann fest. An
    einem Tisch kann man jederzeit aufgeben: Zu zweit gewinnt sofort die andere Seite; zu mehreren spielt für alle,
    die aufgegeben haben, ein Programm weiter, und wer als Letzter übrig bleibt, hat gewonnen. Mit der Option „Sieg
    überlassen“ (9) wird auch genannt, wer gewinnt: Alle dürfen den Sieg einer anderen Person überlassen und es sich
    anders überlegen, und wenn alle anderen dieselbe Person genannt haben, gewinnt sie, ohne dass Punkte gezählt
    werden (G04). Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'A47',
    'Bauplätze und Stapel der vereinfachten Partie',
    `
    Wie viele Bauplätze sind in der Stadt? Von den drei Bauplätzen jedes Materials so viele, wie Personen mitspielen,
    höchstens drei; der Rest liegt außerhalb. Der halbe Nachziehstapel, abgerundet, wird ungesehen entfernt, nachdem
    Hände und Pool ausgeteilt sind. Im Regelheft stehen nur die drei und die Hälfte. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'A48',
    'Senatoren und die Latrine',
    'Darf ein Senator abgeworfen werden? Ja, auf den Stapel der Senatoren: Ein Senator ist eine Handkarte. Grundlage: abgeleitet.',
  ),
  rule(
    'A49',
    'Senatoren auf der Hand sind offen',
    `
    Ist geheim, wie viele Senatoren eine Hand enthält? Nein: Alle sehen jeden kommen und gehen, also wird die Zahl
    gezeigt. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'A50',
    'Partien ohne Ende',
    `
    Könnte eine Partie ewig dauern? Wenn alle nur Senatoren nehmen, ja, und das Regelheft kennt keine letzte Runde.
    Also gibt es keine: Ein Tisch spielt, solange er mag. Grundlage: Wortlaut.
    `,
  ),
  rule(
    'A60',
    'Marmor mit einem Skriptorium',
    `
    Muss ein Marmor das Bauwerk vollenden? Nur, wo allein das Skriptorium ihn dort erlaubt. Wo der Marmor ohnehin
    verbaut werden dürfte und das Bauwerk nicht schon durch die Zahl der Materialien fertig würde (ein Bauwerk aus
    Marmor, eine Statue, ein Bauwerk aus Stein mit einer Straße), wählst du: verbauen, oder verbauen und vollenden. In
    der Funktion steht „darf“; wichtig ist das bei einer Katakombe, einem Garten oder einem Gefängnis. Grundlage:
    Wortlaut.
    `,
  ),
  rule(
    'A61',
    'Welche Klienten ein Kolosseum nimmt',
    `
    Die, deren eigene Karte das geforderte Material zeigt. Ludus Magna und Speicher ändern daran auf keiner Seite etwas:
    Sie bestimmen, als was ein Klient handelt, nicht, was die Karte ist. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'G01',
    'Verzichten und Fertig',
    `
    Wie verzichtet man auf Aktionen? Mit „Keine weiteren Aktionen“ verzichtest du auf alle übrigen Aktionen dieser Art:
    Zwischen zweien davon geschieht nichts, also verliert dadurch niemand etwas. „Fertig“ beendet eine Aktion, von der
    ein Teil genutzt ist; die nächste folgt. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G02',
    'Eine eben fertige Treppe',
    `
    Darf man mit der Baumeister-Aktion, die die Treppe fertigstellt, auch ein Bauwerk öffnen? Ja: Funktionen wirken
    sofort (6.4), und der zusätzliche Teil der Aktion ist noch nicht genutzt. Grundlage: abgeleitet.
    `,
  ),
  rule(
    'G03',
    'Wer gefragt wird, was gegeben wird',
    `
    Wann wählt man die Karten für eine Forderung? Immer, wenn man mindestens so viele Karten des Materials hat, wie
    gefordert sind, auch wenn es nur eine Möglichkeit gibt: Sonst könnten alle an der ausbleibenden Frage erkennen, dass
    keine mehr übrig sind. Hat man weniger, werden alle automatisch gegeben, und alle sehen, dass es alle waren. Wer
    geschützt ist und Auftragskarten hat, wird immer gefragt (A26). Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G04',
    'Wann man den Sieg überlassen kann',
    `
    In welchem Moment darf man den Sieg überlassen? Bei jeder eigenen Entscheidung, egal worum es geht, wenn der Tisch
    die Option hat; die Frage selbst bleibt dabei offen. Aufgeben (A46) kann man jederzeit, auch ungefragt. Grundlage:
    eigene Wahl.
    `,
  ),
  rule(
    'G05',
    'Einsätze vor Klienten',
    `
    Welche Aktionen kommen zuerst, die für Einsätze oder die für Klienten? Die für Einsätze. Alle sind gleich, also ist
    es nur für die andere Lesart von A23 wichtig, bei der Klienten, die schon gehandelt haben, nicht noch einmal
    handeln. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G06',
    'Partien, die niemand spielt',
    `
    Wer beendet eine Partie von Programmen, die nicht endet? Wer sie spielen lässt: Simulationen, Wettkämpfe von
    Programmen und Prüfungen brechen eine Partie nach 20.000 Entscheidungen ab und zählen sie als unbeendet. Das ist
    keine Regel des Spiels und gilt nie, wo Menschen spielen. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G07',
    'Ein zweites Bauwerk desselben Namens öffnen',
    `
    Zwei besitzen Bauwerke desselben Namens, und eines wurde geöffnet. Darf auch das andere geöffnet werden? Ja,
    obwohl es jetzt nichts ändert: Das Verbot von A17 betrifft dasselbe Bauwerk. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G08',
    'Was der Tisch von verborgenen Karten zeigt',
    `
    Im Regelheft steht, dass niemand in einen Tresor schauen darf, auch nicht in den eigenen. Also zeigt der Tisch, wie
    viele Karten ein Tresor enthält, und sonst nichts, bis die Tresore am Ende geöffnet werden. Was aus einem Lager oder
    einer Klientel hineinkommt, wird in diesem Moment angesagt. Eine für eine Forderung gezeigte Karte bleibt bis zum
    Ende der Runde zu sehen, und ebenso ein Material, das auf einer Hand nachweislich fehlt: Innerhalb der Runde müssen
    alle sehen können, dass keine Karte zwei Forderungen deckt. Auch mitspielende Programme wissen nicht mehr als das.

    Mit der Option „Tresore: der Tisch merkt sich“ (9) zeigt er, solange es stimmt, was man wissen könnte, wenn man gut
    aufpasst: die Materialien, die offen in einen Tresor kamen, allen jeweils die eigenen von der Hand hineingelegten
    Karten, gezeigte Karten, bis sie die Hand verlassen (alle werden vergessen, wenn eine Karte sie ungesehen verlässt),
    und welches Material auf einer Hand fehlt, bis zum nächsten Ziehen. Grundlage: Wortlaut; die Option ist eigene Wahl.
    `,
  ),
  rule(
    'G09',
    'Eine Karte nach der anderen',
    `
    Wie werden mehrere Karten gewählt, für Forderungen, Petitionen, einen Palast oder eine Kloake? Eine nach der
    anderen, in beliebiger Reihenfolge. „Genug“ beendet die Wahl. Wer mehrere Materialien gibt, gibt eines nach dem
    anderen. Was zusammen gezeigt wird, gilt trotzdem als zusammen gezeigt. Grundlage: eigene Wahl.
    `,
  ),
  rule(
    'G10',
    'Statue in der vereinfachten Partie',
    `
    Wo darf eine Statue gebaut werden, wenn es keine Funktionen gibt? Auf einem Marmor-Bauplatz, mit drei Marmor und
    ohne zusätzliche Punkte: Die freie Wahl des Bauplatzes ist ihre Funktion. Auch die Villa ist dort ein gewöhnliches
    Bauwerk aus Stein. Grundlage: abgeleitet.
    `,
  ),
]
