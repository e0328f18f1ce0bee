// The cards of Assyrian Wars in English: titles, and what each does as an event.

import type { Dictionary } from '@tabularium/kernel'

export const cards: Dictionary = {
  // Alliance cards
  'card.ab-phoenicia': 'Phoenician Alliance',
  'card.ab-judah': 'Judean Alliance',
  'card.ab-israel': 'Israelite Alliance',
  'card.ab-syria': 'Syrian Alliance',
  'card.ab-urartu': 'Urartian Alliance',
  'card.ab-phrygia': 'Phrygian Alliance',
  'card.ab-persia': 'Persian Alliance',
  'card.ab-cimmerians': 'Cimmerian Alliance',
  'card.ab-scythians': 'Scythian Alliance',
  'card.ab-any': 'Any Alliance',

  // Foreign wars
  'card.fw-libya': 'Libyan War',
  'card.fw-nubia': 'Nubian War',
  'card.fw-medes': 'Medes against Medes',
  'card.fw-tabal': 'Rising in Tabal',
  'card.fw-border': 'War in the Northern Mountains',
  'card.fw-marsh': 'Feud of the Marsh Tribes',
  'card.fw-anshan': 'War for Anshan',
  'card.fw-lydia': 'Lydian War',
  'card.end-fw': 'End of Foreign War',

  // Common cards
  'card.pirates': 'Pirates',
  'card.plague': 'Plague',
  'card.counter-measures': 'Counter Measures',
  'card.counter-manoeuvre': 'Counter Manoeuvre',
  'card.changing-sides': 'Changing Sides',
  'card.give-them': 'Give Them What They Want',
  'card.flank-attack': 'Flank Attack',
  'card.omens': 'Favourable Omens',
  'card.assassin': 'Arrow for the General',
  'card.ambush-pass': 'Ambush in the Pass',
  'card.heavy-charge': 'Heavy Charge',
  'card.arrow-storm': 'Arrow Storm',
  'card.shield-wall': 'Shield Wall',
  'card.last-stand': 'Fight to the Last',
  'card.feigned-retreat': 'Feigned Retreat',
  'card.siege-engines': 'Ramps and Rams',
  'card.traitor': 'Traitor at the Gate',
  'card.tunnel': 'Hidden Water Tunnel',
  'card.coordinated': 'Coordinated Attack',
  'card.night-march': 'Night March',
  'card.desert-guides': 'Desert Guides',
  'card.swollen-rivers': 'Swollen Rivers',
  'card.scouts': 'Scouts Bring Warning',
  'card.pharaoh': 'Pharaoh Takes Command',
  'card.careful': 'Careful Preparations',
  'card.pass': 'Pass',
  'card.spies': 'Spies at Court',
  'card.opposition': 'Opposition Takes Power',
  'card.priests': 'Priests of Marduk',
  'card.followers': 'Marduk’s Assyrian Followers',
  'card.incitement': 'Enemy Incitement',
  'card.crown-prince': 'Crown Prince',
  'card.pact': 'Trade City Pact',
  'card.harvest': 'Good Harvest',
  'card.locusts': 'Locusts',
  'card.caravans': 'Rich Caravans',
  'card.buildings': 'Royal Building Programme',
  'card.arabs': 'Arab Nomads',
  'card.arameans': 'Aramean Nomads',
  'card.free-companies': 'Free Companies',
  'card.levy': 'Levy of the Land',
  'card.shipwrights': 'Shipwrights of Sidon',
  'card.camp-fever': 'Camp Fever',
  'card.scorched': 'Scorched Fields',
  'card.desertion': 'Desertion',

  // Home cards
  'card.hc-as-deportation': 'Deportation',
  'card.hc-as-king': 'King of the World',
  'card.hc-as-siege': 'Royal Siege Train',
  'card.hc-me-tribes': 'Call of the Tribes',
  'card.hc-me-horse': 'Horses of Nisaya',
  'card.hc-eg-nile': 'Gift of the Nile',
  'card.hc-eg-intrigue': 'Intrigue in Canaan',
  'card.hc-ba-akitu': 'New Year of Marduk',
  'card.hc-ba-marsh': 'Refuge in the Marshes',
  'card.hc-el-drill': 'Bowmen of the Land',
  'card.hc-el-mountain': 'Lords of the Zagros',
  'card.hc-ph': 'Ships of Tyre',
  'card.hc-ju': 'Prophet in Jerusalem',
  'card.hc-is': 'Chariots of Samaria',
  'card.hc-sy': 'League of the West',
  'card.hc-ur': 'Mountain Strongholds',
  'card.hc-pr': 'Gold of Mita',
  'card.hc-pe': 'Sons of Parsa',

  // What their events do; "you" is the country that holds the card
  'does.breaker':
    'Roll 2D6 and move the marker for {of} up to that many spaces: down the track it is on and, once at 0, up your power’s track; or straight up the track it is on. It can make or break an alliance. As a reaction: half price, doubled roll.',
  'does.breaker.any':
    'Choose a minor country, or a tribe with units on the map. Roll 2D6 and move its marker up to that many spaces: down the track it is on and, once at 0, up your power’s track; or straight up the track it is on. As a reaction: half price, doubled roll. With two players it is also used for 8.4.',
  'does.foreign-war':
    'Foreign war: {first} against {second}. Each side commits 2 + D3 units, one of which may be a leader; the side off the map mirrors them. It lasts D6 rounds, counted when the marker reaches {first} (6.11.b). It cannot be played while {first} is inactive or already in a foreign war.',
  'does.foreign-war.both':
    'Foreign war: {first} against {second}. Each side commits 2 + D3 units, one of which may be a leader; an inactive {second} only mirrors them. It lasts D6 rounds, counted when the marker reaches {first} (6.11.b). It cannot be played between allies, while {first} is inactive, or as a second foreign war.',
  'does.foreign-war.self':
    'Foreign war inside {first}: two factions of the same country, each with 2 + D3 units, one of which may be a leader. It lasts D6 rounds, counted when the marker reaches {first} (6.11.b). It cannot be played while {first} is already in a foreign war.',
  'does.end-fw':
    'In your impulse: one foreign war ends now; roll for its units, and survivors go to the regroup box. As a reaction: right after a foreign war card is played, that war ends before units are committed.',
  'does.pirates':
    'Choose a sea zone or a small trade box. Roll D6 for each ship there, whoever owns it: on 5–6 it takes a hit, and so does its load. Counter Measures may stop this before the dice are rolled.',
  'does.plague':
    'Choose an area. Every land unit there, whoever owns it, even inside the city, checks for attrition with hits on 5–6. Then roll D6 for each adjacent area with land units: on a 6 they make a normal attrition check. Counter Measures may stop this before the dice are rolled.',
  'does.counter-measures':
    'Right after a card is announced, before it takes effect: cancel one catastrophe, one reaction, one sabotage card or one Counter Manoeuvre.',
  'does.counter-manoeuvre':
    'After the battle cards are revealed, a country taking part cancels one enemy battle card of this battle.',
  'does.changing-sides':
    'Before the dice are rolled in a land battle or siege combat: roll D6 for each enemy mercenary taking part; on 5–6 it fights for you and stays yours, if your leaders there can command it; if not, it goes to the regroup box.',
  'does.give-them':
    'Before the dice are rolled in a land battle or siege combat: pay 0.5 AP per factor point (total rounded up) for any enemy mercenaries taking part; each unit paid off goes to the regroup box unharmed.',
  'does.flank-attack': 'Your side rolls three more battle dice in the first round.',
  'does.omens': 'All dice of your side get +1 to their factor in the first round, up to 5.',
  'does.assassin':
    'Choose an enemy leader in the battle and roll D6: 1–3 nothing happens; 4–5 he adds no dice and prevents no routs in this battle; 6 he is eliminated (a king goes to the regroup box instead).',
  'does.ambush-pass':
    'For the defender, if an attacker came over a mountain path and terrain dice are due: the two mountain dice become four and are rolled before all others; their hits are applied at once.',
  'does.heavy-charge':
    'Heavy infantry, heavy cavalry and chariots of your side get +1 to their factor in the first round, up to 5, even without 9.7.',
  'does.arrow-storm':
    'Up to three of your archers, horse archers and chariots roll one more die each, at their own factor, in the first round.',
  'does.shield-wall': 'Your side ignores the first two hits it suffers in this battle; they do not count as scored.',
  'does.last-stand': 'Your side suffers no routs in this battle; if it loses, it takes one more hit.',
  'does.feigned-retreat':
    'If at least half of your side’s units in the battle are cavalry, the enemy loses leader dice and terrain dice in the first round.',
  'does.siege-engines':
    'When you besiege: in one siege combat your side rolls three more dice and ignores the −1 of a fortress.',
  'does.traitor':
    'Choose an enemy city besieged by your forces. Roll 2D6 minus its current level: on 6 or more it falls as if taken by assault; otherwise nothing happens.',
  'does.tunnel':
    'When the hunger level of a city your country controls is about to rise: it falls by two instead, but not below 0.',
  'does.coordinated':
    'Up to three armies in different areas, your own or (if their owners agree) those of your camp, together enter one adjacent area with enemies and fight as one side under the best of their leaders, without an army group card. You pay the movement of each. They split up after the battle.',
  'does.night-march':
    'One of your armies or army groups moves up to six areas at normal cost this impulse; it cannot be intercepted and makes no attrition check for distance.',
  'does.desert-guides':
    'One of your forces ignores desert attrition this impulse and pays nothing for its first two steps over desert paths.',
  'does.swollen-rivers':
    'When an enemy force is about to enter an area over a river path: its owner either keeps it on its own side of the river for this impulse and pays nothing for the step, or crosses, checks for attrition and gives the defender two river dice instead of one if there is a battle.',
  'does.scouts':
    'When an enemy has entered the area of your force: your force evades without a roll. Or when an interception of your moving force has been declared: that one interception fails.',
  'does.pharaoh':
    'Egypt only: move the Egyptian king from the map (not out of a besieged city) or the regroup box to any Egyptian force, and his army may move up to four areas for free; or draw two cards and discard one. Any other country: secret diplomacy.',
  'does.careful':
    'Your impulse ends here; you may save up to 4 AP of income. In your next impulse of this turn you may play two cards as if one had a plus, and each card played for AP gives 2 AP more.',
  'does.pass':
    'Draw a common card; your impulse ends here, and you may save up to 4 AP of income. In your next impulse of this turn you get 4 AP more income.',
  'does.spies':
    'Look at the common cards of one country. Then either take one of them and give that country one of your common cards, or discard one of them. Home cards are safe.',
  'does.opposition':
    'Powers only. Choose a power other than Assyria and roll D6: 1–3 it leaves its camp and becomes neutral; 4–6 you decide whether it becomes neutral or joins either camp at once, with no AP or consent needed. Or, without a roll, end all grace periods that bind one power. Any other country: secret diplomacy.',
  'does.priests':
    'Babylonia only: all grace periods that bind Babylonia end; it may leave, change or join a camp at once (7.4.1; to join Assyria it needs Assyria’s consent). Then you may place a revolt marker on a Babylonian home city held by a foreign country that is not an ally, if the garrison is smaller than the current level; the garrison goes to the regroup box. Any other country: secret diplomacy.',
  'does.followers':
    'Babylonia only; stays in play: while Babylonia controls Babylon, Assyria pays 1 AP more for each siege action against Babylonian home cities and may not pillage Babylonian home areas. Discarded when Babylon is taken or Babylonia conquered. Any other country: secret diplomacy.',
  'does.incitement':
    'Elam, Media or Assyria only: the grace period between Elam and Persia ends, if there is one; then Persia, unless it is a power’s ally, may at once go to war with Elam or Media, as you choose, for free. Or roll D6 and move one unallied minor’s marker up to that many spaces (6.9). Any other country: secret diplomacy.',
  'does.crown-prince':
    'Powers only. In your impulse: crown one of your leaders on the map who is not in an army group with another king; he gets a king marker. Or keep it and play it at your succession in the interphase: the candidate succeeds without a roll.',
  'does.pact':
    'Powers only: make a pact with a trade city that is neither conquered nor in a pact. It pays you one ECO level from now on and defends itself without a garrison.',
  'does.harvest':
    'Your income is 3 AP higher this impulse, and your ECO level is 1 higher until the income step of the next interphase.',
  'does.locusts':
    'Choose another country and three of its home areas: each gets pillage level 1, or level 2 if it already has 1. Areas at 2 are immune; if fewer than three others are left, all of them suffer.',
  'does.caravans':
    'Return all your lost trade markers to the large trade box, and move one raider to a free raid box at no cost.',
  'does.buildings': 'Place one ECO+ on a home city you control; a city can have at most two.',
  'does.arabs':
    'Take D3 Arab units, or as many as are left, and place them with your leaders, within their command ratings, or in one area that has a desert path and no enemies and that you may enter. They are mercenaries, ignore desert attrition, may raid trade, are never rebuilt or sold, and leave at the start of the next turn.',
  'does.arameans':
    'Take D3 Aramean units, or as many as are left, and place them with your leaders, within their command ratings, or in Gambulu, Suhu, Laqe or Tadmor, if you may enter it and no enemies are there. They are mercenaries, may raid trade, are never rebuilt or sold, and leave at the start of the next turn.',
  'does.free-companies':
    'Draw three mercenaries from the common pool into your pool; this impulse you may hire any of these three at half price, later at the normal price.',
  'does.levy': 'Build up to two regular units of factor 2 from your pool for free, placed as in 6.1.',
  'does.shipwrights':
    'Build or repair up to three ships for free (6.16.a); if you control no port of your own, rebuild up to two of your mercenaries for free instead.',
  'does.camp-fever':
    'Choose a city besieged by your enemies, whoever owns it: each of their units outside it checks for attrition with hits on 5–6.',
  'does.scorched':
    'Choose an area where you control the city and enemy units are outside it: the area’s pillage level becomes 2 and those units check for attrition at once.',
  'does.desertion':
    'Choose an enemy force outside its home territory: its owner sends one third of the mercenaries in it, rounded up, to the regroup box, or one regular if there are none.',
  'does.hc-as-deportation':
    'Choose a non-Assyrian city that Assyria controls: move up to two ECO+ from it to cities of your choice; if it has none, put ECO− on it and ECO+ on an Assyrian home city (6.8.4).',
  'does.hc-as-king':
    'Choose a minor with a refused-tribute marker. It makes its tribute check at once with two dice fewer, but at least one. If it passes, it is punished: the marker is removed, it pays, and the war of punishment ends; for another power’s ally, only the marker is removed (7.4.4).',
  'does.hc-as-siege':
    'One Assyrian siege action this impulse costs no AP; if it is an assault or a round of standard siege, Assyria’s side rolls two more dice.',
  'does.hc-me-tribes':
    'Place one ECO+ in the Median Far East. Or, if Media has been eliminated, bring it back with units of up to 10 factor points in all and one leader there; after that, no more ECO+ can be placed there.',
  'does.hc-me-horse':
    'Build one unit of light cavalry, horse archers or heavy cavalry at half price, rounded up (6.1); or move one all-cavalry Median army up to three areas for free.',
  'does.hc-eg-nile': 'You get 3 more AP this impulse, but only for building and rebuilding in Egyptian home areas.',
  'does.hc-eg-intrigue':
    'Roll D6 and move the marker for Judah, Israel, Phoenicia or Syria up to that many spaces: down another power’s track (not out of an alliance) and, from 0, up Egypt’s. Egypt must not be at war with that country.',
  'does.hc-ba-akitu':
    'Rebuild up to two Babylonian regulars that have a line home (6.4), and repair up to two levels of unbesieged Babylonian home cities, all for free; draw one common card.',
  'does.hc-ba-marsh':
    'Move one Babylonian force from any Babylonian home or associated area (not out of a besieged city) to Sealand or Dur-Yakin, for free and without interception, if no enemy is there; or Babylonian forces in Sealand cannot be attacked until the start of your next impulse.',
  'does.hc-el-drill':
    'Exchange up to three mercenaries in Elamite service on the map, each for a regular of the same or lower full factor from the Elamite pool, for free; each is full or reduced like the one it replaces.',
  'does.hc-el-mountain':
    'In one battle in which Elam defends in Elam or Persia against an attacker who crossed a mountain or river path: roll two more dice in the first round; or in your impulse move one Elamite army up to two areas for free.',
  'does.hc-ph': 'In one naval battle all Phoenician ships taking part get +1 to their factor.',
  'does.hc-ju':
    'In one siege combat Jerusalem rolls two more dice in its defence; or in Judah’s impulse every enemy unit besieging Jerusalem checks for attrition.',
  'does.hc-is':
    'Build one unit of chariots for free (6.1); or roll two more dice for Israelite forces in the first round of one battle in Israel.',
  'does.hc-sy':
    'In one land battle in which Syria defends in Syria: take up to two land units from the pools of Phoenicia, Israel or Judah, if that country is not at war with Syria and not conquered; they fight for Syria as mercenaries, and survivors go back to their pools.',
  'does.hc-ur':
    'When an enemy begins or continues a siege of an Urartian city, or in Urartu’s own impulse: every Urartian home city held by Urartu counts as one level higher (dice, hits and hunger) until the end of Urartu’s next impulse.',
  'does.hc-pr':
    'Draw three mercenaries from the common pool and place any of them at once for free (6.2); the others go back.',
  'does.hc-pe':
    'Build one Persian unit for free in a controlled Persian area, or move one Persian army up to three areas for free.',

  // What stands on a card
  'facts.ap': '{count, plural, one {# AP} other {# AP}}',
  'facts.cost': 'event: {count} AP',
  'facts.copies': '{count, plural, one {# copy} other {# copies}}',
  'facts.plus': 'plus',
  'facts.lasting': 'stays in play',
  'facts.secret': 'or secret diplomacy',
  'facts.home': 'home card: {country}',
  'facts.command': 'command {command}, action {action}',
  'facts.unit': 'factor {full}, reduced {reduced}',

  // Under each page of cards, then their titles
  'cards.source':
    'AP, plus signs, numbers of copies, most costs and the numbers in the effects are reconstructed; see D.',
  'cards.C1': 'Alliance cards',
  'cards.C2': 'Foreign wars',
  'cards.C3': 'Catastrophes and counter cards',
  'cards.C4': 'Battle cards',
  'cards.C5': 'Movement',
  'cards.C6': 'Reactions',
  'cards.C7': 'Draw cards',
  'cards.C8': 'Politics',
  'cards.C9': 'Economy and recruitment',
  'cards.C10': 'Sabotage',
  'cards.C11': 'Home cards',
}
