// The cards of Assyrian Wars in German: titles, and what each does as an event.

import type { Dictionary } from '@tabularium/kernel'

export const cards: Dictionary = {
  // Alliance cards
  'card.ab-phoenicia': 'Phönizisches Bündnis',
  'card.ab-judah': 'Judäisches Bündnis',
  'card.ab-israel': 'Israe­litisches Bündnis',
  'card.ab-syria': 'Syrisches Bündnis',
  'card.ab-urartu': 'Urartäisches Bündnis',
  'card.ab-phrygia': 'Phrygisches Bündnis',
  'card.ab-persia': 'Persisches Bündnis',
  'card.ab-cimmerians': 'Kimmerisches Bündnis',
  'card.ab-scythians': 'Skythisches Bündnis',
  'card.ab-any': 'Beliebiges Bündnis',

  // Foreign wars
  'card.fw-libya': 'Libyscher Krieg',
  'card.fw-nubia': 'Nubischer Krieg',
  'card.fw-medes': 'Meder gegen Meder',
  'card.fw-tabal': 'Erhebung in Tabal',
  'card.fw-border': 'Krieg in den Nordbergen',
  'card.fw-marsh': 'Fehde der Sumpfstämme',
  'card.fw-anshan': 'Krieg um Anschan',
  'card.fw-lydia': 'Lydischer Krieg',
  'card.end-fw': 'Ende des auswärtigen Krieges',

  // Common cards
  'card.pirates': 'Piraten',
  'card.plague': 'Seuche',
  'card.counter-measures': 'Gegen­maßnahmen',
  'card.counter-manoeuvre': 'Gegenmanöver',
  'card.changing-sides': 'Seitenwechsel',
  'card.give-them': 'Gebt ihnen, was sie wollen',
  'card.flank-attack': 'Flankenangriff',
  'card.omens': 'Gute Vorzeichen',
  'card.assassin': 'Ein Pfeil für den Feldherrn',
  'card.ambush-pass': 'Hinterhalt am Pass',
  'card.heavy-charge': 'Ansturm der Schweren',
  'card.arrow-storm': 'Pfeilhagel',
  'card.shield-wall': 'Schildwall',
  'card.last-stand': 'Kampf bis zum Letzten',
  'card.feigned-retreat': 'Vor­getäuschte Flucht',
  'card.siege-engines': 'Rampen und Rammböcke',
  'card.traitor': 'Verräter am Tor',
  'card.tunnel': 'Geheimer Wassertunnel',
  'card.coordinated': 'Gemeinsamer Angriff',
  'card.night-march': 'Nachtmarsch',
  'card.desert-guides': 'Führer durch die Wüste',
  'card.swollen-rivers': 'Hochwasser',
  'card.scouts': 'Späher schlagen Alarm',
  'card.pharaoh': 'Der Pharao führt das Heer',
  'card.careful': 'Sorgfältige Vorbereitung',
  'card.pass': 'Abwarten',
  'card.spies': 'Spione bei Hofe',
  'card.opposition': 'Die Opposition übernimmt',
  'card.priests': 'Priester des Marduk',
  'card.followers': 'Marduks Anhänger in Assyrien',
  'card.incitement': 'Aufwiegelung',
  'card.crown-prince': 'Kronprinz',
  'card.pact': 'Pakt mit einer Handelsstadt',
  'card.harvest': 'Gute Ernte',
  'card.locusts': 'Heuschrecken',
  'card.caravans': 'Reiche Karawanen',
  'card.buildings': 'Königliches Bauprogramm',
  'card.arabs': 'Arabische Nomaden',
  'card.arameans': 'Aramäische Nomaden',
  'card.free-companies': 'Freie Kompanien',
  'card.levy': 'Landes­aufgebot',
  'card.shipwrights': 'Schiffbauer aus Sidon',
  'card.camp-fever': 'Lagerfieber',
  'card.scorched': 'Verbrannte Felder',
  'card.desertion': 'Fahnenflucht',

  // Home cards
  'card.hc-as-deportation': 'Deportation',
  'card.hc-as-king': 'König der Welt',
  'card.hc-as-siege': 'Königlicher Belagerungs­zug',
  'card.hc-me-tribes': 'Ruf der Stämme',
  'card.hc-me-horse': 'Pferde aus Nisaia',
  'card.hc-eg-nile': 'Geschenk des Nils',
  'card.hc-eg-intrigue': 'Intrige in Kanaan',
  'card.hc-ba-akitu': 'Neujahrsfest des Marduk',
  'card.hc-ba-marsh': 'Zuflucht in den Sümpfen',
  'card.hc-el-drill': 'Bogen­schützen des Landes',
  'card.hc-el-mountain': 'Herren des Zagros',
  'card.hc-ph': 'Schiffe von Tyros',
  'card.hc-ju': 'Prophet in Jerusalem',
  'card.hc-is': 'Streitwagen von Samaria',
  'card.hc-sy': 'Bund des Westens',
  'card.hc-ur': 'Berg­festungen',
  'card.hc-pr': 'Mitas Gold',
  'card.hc-pe': 'Söhne von Parsa',

  // What their events do; "you" is the country that holds the card
  'does.breaker':
    'Wirf 2W6 und bewege den Marker {of} um höchstens so viele Felder: die Leiste hinab, auf der er steht, und ab 0 die Leiste deiner Macht hinauf; oder geradewegs die Leiste hinauf, auf der er steht. Das kann ein Bündnis stiften oder brechen. Als Reaktion: halber Preis, doppelter Wurf.',
  'does.breaker.any':
    'Wähle einen Kleinstaat oder einen Stamm mit Einheiten auf der Landkarte. Wirf 2W6 und bewege seinen Marker um höchstens so viele Felder: die Leiste hinab, auf der er steht, und ab 0 die Leiste deiner Macht hinauf; oder geradewegs die Leiste hinauf, auf der er steht. Als Reaktion: halber Preis, doppelter Wurf. Zu zweit dient sie auch für 8.4.',
  'does.foreign-war':
    'Auswärtiger Krieg: {first} gegen {second}. Jede Seite entsendet 2 + W3 Einheiten, eine davon darf ein Feldherr sein; die Seite, die nicht auf der Landkarte steht, spiegelt sie. Der Krieg dauert W6 Runden; gezählt wird, wenn der Marker {first} erreicht (6.11.b). Nicht, solange {first} inaktiv ist oder schon einen auswärtigen Krieg führt.',
  'does.foreign-war.both':
    'Auswärtiger Krieg: {first} gegen {second}. Jede Seite entsendet 2 + W3 Einheiten, eine davon darf ein Feldherr sein; ist {second} inaktiv, wird nur gespiegelt. Der Krieg dauert W6 Runden; gezählt wird, wenn der Marker {first} erreicht (6.11.b). Nicht zwischen Verbündeten, nicht, solange {first} inaktiv ist, nicht als zweiter auswärtiger Krieg.',
  'does.foreign-war.self':
    'Innerer Krieg, gespielt wie ein auswärtiger: {first}. Zwei Parteien desselben Landes mit je 2 + W3 Einheiten, eine davon darf ein Feldherr sein. Der Krieg dauert W6 Runden; gezählt wird, wenn der Marker {first} erreicht (6.11.b). Nicht, solange {first} schon einen auswärtigen Krieg führt.',
  'does.end-fw':
    'In deinem Impuls: Ein auswärtiger Krieg endet sofort; würfle für seine Einheiten, die Überlebenden kommen aufs Sammelfeld. Als Reaktion: direkt nachdem eine Karte „auswärtiger Krieg“ gespielt wurde; dieser Krieg endet, bevor Einheiten entsandt werden.',
  'does.pirates':
    'Wähle eine Seezone oder ein kleines Handelsfeld. Wirf einen W6 für jedes Schiff dort, egal wem es gehört: Bei 5–6 bekommt es einen Treffer, und seine Ladung auch. Gegenmaßnahmen können das vor dem Wurf verhindern.',
  'does.plague':
    'Wähle ein Gebiet. Jede Landeinheit dort, egal wem sie gehört, auch in der Stadt, macht eine Erschöpfungsprobe, mit Treffern bei 5–6. Wirf dann einen W6 für jedes benachbarte Gebiet mit Landeinheiten: Bei einer 6 machen sie eine gewöhnliche Erschöpfungsprobe. Gegenmaßnahmen können das vor dem Wurf verhindern.',
  'does.counter-measures':
    'Direkt nachdem eine Karte angesagt wurde, bevor sie wirkt: Hebe eine Katastrophe, eine Reaktion, eine Sabotagekarte oder ein Gegenmanöver auf.',
  'does.counter-manoeuvre':
    'Nachdem die Kampfkarten aufgedeckt wurden, hebt ein beteiligtes Land eine gegnerische Kampfkarte dieser Schlacht auf.',
  'does.changing-sides':
    'Vor dem Würfeln in einer Landschlacht oder einem Belagerungskampf: Wirf einen W6 für jeden beteiligten gegnerischen Söldner; bei 5–6 kämpft er für dich und bleibt bei dir, wenn deine Feldherren dort ihn führen können; sonst kommt er aufs Sammelfeld.',
  'does.give-them':
    'Vor dem Würfeln in einer Landschlacht oder einem Belagerungskampf: Zahle 0,5 AP pro Faktorpunkt (Summe aufgerundet) für beliebige beteiligte gegnerische Söldner; jede bezahlte Einheit kommt unversehrt aufs Sammelfeld.',
  'does.flank-attack': 'Deine Seite wirft in der ersten Runde drei Kampfwürfel mehr.',
  'does.omens': 'Alle Würfel deiner Seite erhalten in der ersten Runde +1 auf ihren Faktor, bis höchstens 5.',
  'does.assassin':
    'Wähle einen gegnerischen Feldherrn in der Schlacht und wirf einen W6. 1–3: nichts; 4–5: Er bringt in dieser Schlacht keine Würfel und verhindert keine Flucht; 6: Er fällt, ein König kommt stattdessen aufs Sammelfeld.',
  'does.ambush-pass':
    'Für die Verteidigung, wenn ein Angreifer über einen Gebirgsweg kam und Geländewürfel fällig sind: Aus den zwei Gebirgswürfeln werden vier, und sie fallen vor allen anderen; ihre Treffer gelten sofort.',
  'does.heavy-charge':
    'Schwere Infanterie, schwere Reiterei und Streitwagen deiner Seite erhalten in der ersten Runde +1, bis höchstens 5, auch ohne 9.7.',
  'does.arrow-storm':
    'Bis zu drei deiner Bogenschützen, berittenen Bogenschützen und Streitwagen werfen in der ersten Runde je einen Würfel mehr, mit ihrem eigenen Faktor.',
  'does.shield-wall':
    'Deine Seite ignoriert die ersten zwei Treffer, die sie in dieser Schlacht erleidet; sie gelten nicht als erzielt.',
  'does.last-stand':
    'Auf deiner Seite flieht in dieser Schlacht niemand; verliert sie, bekommt sie einen Treffer mehr.',
  'does.feigned-retreat':
    'Ist mindestens die Hälfte der Einheiten deiner Seite in der Schlacht Reiterei, verliert die Gegenseite in der ersten Runde ihre Feldherrn- und Geländewürfel.',
  'does.siege-engines':
    'Wenn du belagerst: In einem Belagerungskampf wirft deine Seite drei Würfel mehr und ignoriert das −1 einer Festung.',
  'does.traitor':
    'Wähle eine feindliche Stadt, die deine Truppen belagern. Wirf 2W6 minus ihre aktuelle Stufe: Bei 6 oder mehr fällt sie wie durch Sturm; sonst geschieht nichts.',
  'does.tunnel':
    'Wenn die Hungerstufe einer Stadt, die dein Land kontrolliert, steigen würde: Sie sinkt stattdessen um zwei, aber nicht unter 0.',
  'does.coordinated':
    'Bis zu drei Armeen in verschiedenen Gebieten, deine eigenen oder (mit Zustimmung) solche deines Lagers, ziehen zusammen in ein benachbartes Gebiet mit Feinden und kämpfen als eine Seite unter ihrem besten Feldherrn, ohne Armeegruppenkarte. Du bezahlst die Bewegung jeder Armee. Nach der Schlacht trennen sie sich.',
  'does.night-march':
    'Eine deiner Armeen oder Armeegruppen zieht in diesem Impuls bis zu sechs Gebiete weit zum normalen Preis; sie kann nicht abgefangen werden und macht keine Erschöpfungsprobe für weite Märsche.',
  'does.desert-guides':
    'Eine deiner Streitmächte ignoriert in diesem Impuls die Erschöpfung der Wüste und zahlt nichts für ihre ersten zwei Schritte über Wüstenwege.',
  'does.swollen-rivers':
    'Wenn eine feindliche Streitmacht über einen Flussweg in ein Gebiet ziehen will: Entweder bleibt sie für diesen Impuls auf ihrer Seite des Flusses und zahlt nichts für den Schritt, oder sie überquert ihn, macht eine Erschöpfungsprobe und gibt der Verteidigung im Fall einer Schlacht zwei Flusswürfel statt eines einzigen.',
  'does.scouts':
    'Wenn ein Feind das Gebiet deiner Streitmacht betreten hat: Sie weicht ohne Wurf aus. Oder wenn jemand deine ziehende Streitmacht abfangen will: Dieser eine Abfangversuch misslingt.',
  'does.pharaoh':
    'Nur Ägypten: Bewege den ägyptischen König von der Landkarte (nicht aus einer belagerten Stadt) oder vom Sammelfeld zu einer beliebigen ägyptischen Streitmacht; seine Armee darf ohne AP bis zu vier Gebiete weit ziehen. Oder ziehe zwei Karten und wirf eine ab. Jedes andere Land: Geheimdiplomatie.',
  'does.careful':
    'Dein Impuls endet hier; du darfst bis zu 4 AP Einkommen sparen. In deinem nächsten Impuls dieses Spielzugs darfst du zwei Karten spielen, als hätte eine ein Plus, und jede für AP gespielte Karte bringt 2 mehr.',
  'does.pass':
    'Ziehe eine allgemeine Karte; dein Impuls endet hier, und du darfst bis zu 4 AP Einkommen sparen. In deinem nächsten Impuls dieses Spielzugs erhältst du 4 AP mehr Einkommen.',
  'does.spies':
    'Sieh dir die allgemeinen Karten eines Landes an. Nimm dann entweder eine davon und gib ihm eine deiner allgemeinen Karten, oder wirf eine davon ab. Heimatkarten sind sicher.',
  'does.opposition':
    'Nur Mächte. Wähle eine Macht außer Assyrien und wirf einen W6. 1–3: Sie verlässt ihr Lager und ist neutral; 4–6: Du entscheidest, ob sie neutral wird oder sofort einem der Lager beitritt, ohne AP oder Zustimmung. Oder beende ohne Wurf alle Schonfristen, die eine Macht binden. Jedes andere Land: Geheimdiplomatie.',
  'does.priests':
    'Nur Babylonien: Alle Schonfristen, die Babylonien binden, enden; es darf sofort ein Lager verlassen, wechseln oder ihm beitreten (7.4.1; einem Beitritt zu Assyrien muss Assyrien zustimmen). Dann darfst du einen Aufstandsmarker auf eine babylonische Heimatstadt legen, die ein fremdes, nicht verbündetes Land hält, wenn ihre Garnison kleiner ist als die aktuelle Stufe; die Garnison kommt aufs Sammelfeld. Jedes andere Land: Geheimdiplomatie.',
  'does.followers':
    'Nur Babylonien, bleibt im Spiel: Solange Babylonien Babylon kontrolliert, zahlt Assyrien 1 AP mehr für jede Belagerungsaktion gegen babylonische Heimatstädte und darf babylonische Heimatgebiete nicht plündern. Wird abgeworfen, wenn Babylon fällt oder Babylonien erobert wird. Jedes andere Land: Geheimdiplomatie.',
  'does.incitement':
    'Nur Elam, Medien oder Assyrien: Die Schonfrist zwischen Elam und Persien endet, falls es eine gibt; dann darf Persien, wenn es mit keiner Macht verbündet ist, sofort ohne AP in den Krieg gegen Elam oder Medien ziehen, nach deiner Wahl. Oder wirf einen W6 und bewege den Marker eines nicht verbündeten Kleinstaats um höchstens so viele Felder (6.9). Jedes andere Land: Geheimdiplomatie.',
  'does.crown-prince':
    'Nur Mächte. In deinem Impuls: Kröne einen deiner Feldherren auf der Landkarte, der nicht mit einem anderen König in einer Armeegruppe ist; er erhält einen Königsmarker. Oder behalte die Karte und spiele sie bei deiner Thronfolge in der Zwischenphase: Der Anwärter folgt ohne Wurf.',
  'does.pact':
    'Nur Mächte: Schließe einen Pakt mit einer Handelsstadt, die weder erobert noch durch einen Pakt gebunden ist. Sie zahlt dir ab jetzt eine ECO-Stufe und verteidigt sich ohne Garnison.',
  'does.harvest':
    'Du bekommst in diesem Impuls 3 AP mehr Einkommen, und deine ECO-Stufe ist bis zum Schritt „Einkommen“ der nächsten Zwischenphase um 1 höher.',
  'does.locusts':
    'Wähle ein anderes Land. Lege Plünderung 1 auf drei seiner Heimatgebiete deiner Wahl oder erhöhe dort 1 auf 2; Gebiete mit 2 sind immun, und sind weniger als drei übrig, trifft es alle.',
  'does.caravans':
    'Lege alle deine verlorenen Handelsmarker zurück auf das große Handelsfeld und bewege einen Überfalltrupp ohne AP auf ein freies Überfallfeld.',
  'does.buildings': 'Lege ein ECO+ auf eine Heimatstadt, die du kontrollierst; eine Stadt kann höchstens zwei haben.',
  'does.arabs':
    'Nimm W3 arabische Einheiten oder so viele, wie noch da sind, und stelle sie zu deinen Feldherren, im Rahmen ihrer Kommandowerte, oder in ein Gebiet mit Wüstenweg und ohne Feinde, das du betreten darfst. Sie sind Söldner, ignorieren die Erschöpfung der Wüste, dürfen Handel überfallen, werden nie aufgefrischt oder verkauft und ziehen zu Beginn des nächsten Spielzugs ab.',
  'does.arameans':
    'Nimm W3 aramäische Einheiten oder so viele, wie noch da sind, und stelle sie zu deinen Feldherren, im Rahmen ihrer Kommandowerte, oder nach Gambulu, Suchu, Laqe oder Tadmor, wenn du es betreten darfst und dort keine Feinde sind. Sie sind Söldner, dürfen Handel überfallen, werden nie aufgefrischt oder verkauft und ziehen zu Beginn des nächsten Spielzugs ab.',
  'does.free-companies':
    'Ziehe drei Söldner aus dem gemeinsamen Vorrat in deinen Vorrat; in diesem Impuls darfst du jeden dieser drei zum halben Preis anwerben, später zum normalen.',
  'does.levy':
    'Stelle bis zu zwei reguläre Einheiten mit Faktor 2 aus deinem Vorrat kostenlos auf, platziert wie in 6.1.',
  'does.shipwrights':
    'Baue oder repariere kostenlos bis zu drei Schiffe (6.16.a); kontrollierst du keinen eigenen Hafen, frische stattdessen kostenlos bis zu zwei deiner Söldner auf.',
  'does.camp-fever':
    'Wähle eine Stadt, die deine Feinde belagern, egal wem sie gehört: Jede ihrer Einheiten davor macht eine Erschöpfungsprobe, mit Treffern bei 5–6.',
  'does.scorched':
    'Wähle ein Gebiet, in dem du die Stadt kontrollierst und vor ihr feindliche Einheiten stehen: Seine Plünderung wird auf Stufe 2 gesetzt, und diese Einheiten machen sofort eine Erschöpfungsprobe.',
  'does.desertion':
    'Wähle eine feindliche Streitmacht außerhalb ihres Heimatlandes: Ein Drittel ihrer Söldner dort, aufgerundet, oder eine reguläre Einheit, wenn sie keine hat, kommt aufs Sammelfeld; welche, entscheidet ihr Land.',
  'does.hc-as-deportation':
    'Wähle eine nicht assyrische Stadt, die Assyrien kontrolliert: Bewege bis zu zwei ECO+ von dort in Städte deiner Wahl; hat sie keins, lege ECO− auf sie und ECO+ auf eine assyrische Heimatstadt (6.8.4).',
  'does.hc-as-king':
    'Wähle einen Kleinstaat mit einem Marker „Tribut verweigert“. Er macht sofort seine Tributprobe, mit zwei Würfeln weniger, aber mindestens einem. Besteht er sie, ist er bestraft: Der Marker wird entfernt, er zahlt Tribut, und der Strafkrieg endet; beim Verbündeten einer anderen Macht wird nur der Marker entfernt (7.4.4).',
  'does.hc-as-siege':
    'Eine assyrische Belagerungsaktion kostet in diesem Impuls keine AP; ist es ein Sturm oder eine Runde gewöhnlicher Belagerung, wirft Assyriens Seite zwei Würfel mehr.',
  'does.hc-me-tribes':
    'Lege ein ECO+ nach Ost-Medien. Oder, wenn Medien ausgeschieden ist, bring es dort mit Einheiten von zusammen bis zu 10 Faktorpunkten und einem Feldherrn zurück; danach kann dort kein ECO+ mehr gelegt werden.',
  'does.hc-me-horse':
    'Stelle einmal leichte Reiterei, berittene Bogenschützen oder schwere Reiterei zum halben Preis auf, aufgerundet (6.1); oder bewege eine medische Armee nur aus Reiterei ohne AP bis zu drei Gebiete weit.',
  'does.hc-eg-nile':
    '3 AP mehr in diesem Impuls, aber nur zum Aufstellen und Auffrischen in ägyptischen Heimatgebieten.',
  'does.hc-eg-intrigue':
    'Wirf einen W6 und bewege den Marker von Juda, Israel, Phönizien oder Syrien um höchstens so viele Felder: die Leiste einer anderen Macht hinab (nicht aus einem Bündnis) und ab 0 die ägyptische hinauf. Nicht, wenn Ägypten mit dem Land im Krieg ist.',
  'does.hc-ba-akitu':
    'Frische bis zu zwei reguläre babylonische Einheiten mit Verbindung wie in 6.4 auf und repariere bis zu zwei Stufen unbelagerter babylonischer Heimatstädte, alles kostenlos; ziehe eine allgemeine Karte.',
  'does.hc-ba-marsh':
    'Bewege eine babylonische Streitmacht aus einem babylonischen Heimat- oder angeschlossenen Gebiet (nicht aus einer belagerten Stadt) ohne AP und ohne Abfangen nach Meerland oder Dur-Jakin, wenn dort kein Feind ist; oder babylonische Streitmächte in Meerland können bis zum Beginn deines nächsten Impulses nicht angegriffen werden.',
  'does.hc-el-drill':
    'Tausche bis zu drei Söldner in elamischen Diensten auf der Landkarte kostenlos gegen je eine reguläre Einheit mit gleichem oder kleinerem vollen Faktor aus dem elamischen Vorrat, mit derselben Seite oben, voll oder geschwächt.',
  'does.hc-el-mountain':
    'In einer Schlacht, in der Elam in Elam oder Persien verteidigt und jemand über einen Gebirgs- oder Flussweg angreift: zwei Würfel mehr in der ersten Runde; oder bewege in deinem Impuls eine elamische Armee ohne AP bis zu zwei Gebiete weit.',
  'does.hc-ph': 'In einer Seeschlacht erhalten alle beteiligten phönizischen Schiffe +1 auf ihren Faktor.',
  'does.hc-ju':
    'In einem Belagerungskampf wirft Jerusalem zu seiner Verteidigung zwei Würfel mehr; oder in Judas Impuls macht jede feindliche Einheit, die Jerusalem belagert, eine Erschöpfungsprobe.',
  'does.hc-is':
    'Stelle kostenlos eine Einheit Streitwagen auf (6.1); oder zwei Würfel mehr für israelitische Truppen in der ersten Runde einer Schlacht in Israel.',
  'does.hc-sy':
    'In einer Landschlacht, in der Syrien in Syrien verteidigt: Nimm bis zu zwei Landeinheiten aus den Vorräten von Phönizien, Israel oder Juda, wenn dieses Land nicht mit Syrien im Krieg und nicht erobert ist; sie kämpfen als Söldner für Syrien, und die Überlebenden kehren in ihre Vorräte zurück.',
  'does.hc-ur':
    'Wenn ein Feind eine urartäische Stadt zu belagern beginnt oder die Belagerung fortsetzt, oder in Urartus eigenem Impuls: Jede urartäische Heimatstadt in Urartus Hand zählt bis zum Ende von Urartus nächstem Impuls eine Stufe mehr (Würfel, Treffer und Hunger).',
  'does.hc-pr':
    'Ziehe drei Söldner aus dem gemeinsamen Vorrat und stelle beliebig viele davon sofort ohne AP auf (6.2); die anderen gehen zurück.',
  'does.hc-pe':
    'Stelle kostenlos eine persische Einheit in einem kontrollierten persischen Gebiet auf, oder bewege eine persische Armee ohne AP bis zu drei Gebiete weit.',

  // What stands on a card
  'facts.ap': '{count, plural, one {# AP} other {# AP}}',
  'facts.cost': 'Ereignis: {count} AP',
  'facts.copies': '{count, plural, one {# Exemplar} other {# Exemplare}}',
  'facts.plus': 'Plus',
  'facts.lasting': 'bleibt im Spiel',
  'facts.secret': 'oder Geheimdiplomatie',
  'facts.home': 'Heimatkarte: {country}',
  'facts.command': 'Kommando {command}, Aktion {action}',
  'facts.unit': 'Faktor {full}, geschwächt {reduced}',

  // Under each page of cards, then their titles
  'cards.source':
    'AP, Pluszeichen, Anzahl der Exemplare, die meisten Kosten und die Zahlen in den Wirkungen sind rekonstruiert; siehe D.',
  'cards.C1': 'Bündniskarten',
  'cards.C2': 'Auswärtige Kriege',
  'cards.C3': 'Katastrophen und Gegenkarten',
  'cards.C4': 'Kampfkarten',
  'cards.C5': 'Bewegung',
  'cards.C6': 'Reaktionen',
  'cards.C7': 'Karten zum Nachziehen',
  'cards.C8': 'Politik',
  'cards.C9': 'Wirtschaft und Rekrutierung',
  'cards.C10': 'Sabotage',
  'cards.C11': 'Heimatkarten',
}
