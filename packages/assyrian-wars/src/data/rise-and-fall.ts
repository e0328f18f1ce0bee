// The scenario Rise and Fall: who plays, who stands where, who is at war. Forces are reconstructed.

import type { ScenarioData } from './types.ts'

export const RISE_AND_FALL: ScenarioData = {
  id: 'rise-and-fall',
  name: 'Rise and Fall',
  players: [1, 4],
  firstTurn: 1,
  lastTurn: 5,
  startCountry: 'assyria',
  playerTable: {
    1: { assyria: 1, media: 1, babylonia: 1, elam: 1 },
    2: { assyria: 1, media: 2, babylonia: 2, elam: 2 },
    3: { assyria: 1, media: 2, babylonia: 2, elam: 3 },
    4: { assyria: 1, media: 2, babylonia: 3, elam: 4 },
  },
  countries: ['assyria', 'media', 'babylonia', 'elam', 'urartu', 'persia'],
  active: ['assyria', 'media', 'babylonia', 'elam', 'persia'],
  inactive: ['urartu'],
  nomadsOnMap: [],
  closedAreas: [
    'til-barsip',
    'kullania',
    'arpad',
    'carchemish',
    'hamath',
    'damascus',
    'tadmor',
    'tyre',
    'sidon',
    'byblos',
    'arvad',
    'megiddo',
    'samaria',
    'jerusalem',
    'lachish',
    'ammon',
    'petra',
    'gaza',
    'pelusium',
    'tanis',
    'sais',
    'memphis',
    'heracleopolis',
    'hermopolis',
    'thebes',
    'adana',
    'cyprus',
    'tyana',
    'tabal',
    'pteria',
    'gordion',
    'midas-city',
    'ikkuwaniya',
    'dumah',
  ],
  seaZonesInPlay: ['gulf-sealand', 'gulf-elam', 'gulf-dilmun'],
  tradeBoxesInPlay: ['trade-gulf'],
  camps: { assyrian: ['assyria'], rebel: ['babylonia', 'elam'], neutral: ['media'] },
  wars: [
    { a: 'assyria', b: 'babylonia' },
    { a: 'assyria', b: 'elam' },
    { a: 'media', b: 'persia' },
  ],
  tribute: [
    { payer: 'media', receiver: 'assyria', levels: 2 },
    { payer: 'persia', receiver: 'assyria', levels: 1 },
  ],
  refused: [{ country: 'urartu', marker: 'black' }],
  diplomacy: { urartu: { level: 0 }, persia: { track: 'assyria', level: 7 } },
  tradeCities: { malatia: { status: 'neutral' }, dilmun: { status: 'neutral' }, zirkitia: { status: 'neutral' } },
  startingBaseEco: { assyria: 9, media: 5, babylonia: 7, elam: 6 },
  hands: { assyria: 8, media: 4, babylonia: 6, elam: 5, persia: 1 },
  tradeMarkers: { assyria: 2, media: 4, babylonia: 6, elam: 5 },
  startingVp: { assyria: 12, media: 1, babylonia: 11, elam: 10 },
  setup: {
    assyria: [
      {
        area: 'nineveh',
        leader: 'k-sargon',
        units: [
          { type: 'HI', count: 3 },
          { type: 'B', count: 2 },
          { type: 'CH', count: 1 },
          { type: 'HC', count: 1 },
        ],
      },
      {
        area: 'ashur',
        leader: 'as-sin-ahu-usur',
        units: [
          { type: 'HI', count: 2 },
          { type: 'LI', count: 2 },
          { type: 'B', count: 1 },
          { type: 'CH', count: 1 },
        ],
      },
      {
        area: 'harran',
        leader: 'as-tab-shar-ashur',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
          { type: 'HC', count: 1 },
        ],
      },
      {
        area: 'der',
        units: [
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      { area: 'arbela', units: [{ type: 'LI', count: 1 }] },
    ],
    media: [
      {
        area: 'ecbatana',
        leader: 'me-daiukku',
        units: [
          { type: 'LC', count: 2 },
          { type: 'LI', count: 2 },
          { type: 'HB', count: 1 },
        ],
      },
      { area: 'harhar', units: [{ type: 'LI', count: 1 }] },
      { area: 'kishesim', units: [{ type: 'LI', count: 1 }] },
      {
        area: 'rhaga',
        leader: 'me-uppis',
        units: [
          { type: 'LC', count: 1 },
          { type: 'LI', count: 1 },
        ],
      },
    ],
    babylonia: [
      {
        area: 'babylon',
        leader: 'k-merodach',
        units: [
          { type: 'HI', count: 2 },
          { type: 'LI', count: 2 },
          { type: 'B', count: 1 },
          { type: 'CH', count: 1 },
        ],
      },
      {
        area: 'uruk',
        leader: 'ba-nabu-bel-shumati',
        units: [
          { type: 'LI', count: 2 },
          { type: 'B', count: 1 },
        ],
      },
      {
        area: 'sippar',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
        ],
      },
      { area: 'dur-yakin', units: [{ type: 'LI', count: 1 }] },
      { area: 'gulf-sealand', units: [{ type: 'SHIP', count: 1 }] },
    ],
    elam: [
      {
        area: 'susa',
        leader: 'k-humban-nikash',
        units: [
          { type: 'B', count: 3 },
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
          { type: 'CH', count: 1 },
        ],
      },
      {
        area: 'madaktu',
        leader: 'el-imbappa',
        units: [
          { type: 'B', count: 1 },
          { type: 'LI', count: 2 },
        ],
      },
      { area: 'bit-imbi', units: [{ type: 'LI', count: 1 }] },
      { area: 'gulf-elam', units: [{ type: 'SHIP', count: 1 }] },
    ],
    persia: [
      {
        area: 'parsumash',
        leader: 'pe-hakhamanish',
        units: [
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
          { type: 'LC', count: 1 },
        ],
      },
      {
        area: 'anshan',
        units: [
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      { area: 'parsa', units: [{ type: 'LI', count: 1 }] },
    ],
  },
  minorActivationSetup: {
    urartu: [
      {
        area: 'tushpa',
        leader: 'ur-rusa',
        units: [
          { type: 'HI', count: 3 },
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
          { type: 'CH', count: 1 },
        ],
      },
      { area: 'erebuni', units: [{ type: 'LI', count: 1 }] },
      {
        area: 'argishtihinili',
        leader: 'ur-argishti',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LC', count: 1 },
          { type: 'LI', count: 1 },
        ],
      },
      { area: 'musasir', units: [{ type: 'LI', count: 1 }] },
    ],
  },
  kings: { assyria: 'k-sargon', babylonia: 'k-merodach', elam: 'k-humban-nikash' },
  excludedCards: [
    'ab-phoenicia',
    'ab-judah',
    'ab-israel',
    'ab-syria',
    'ab-phrygia',
    'fw-libya',
    'fw-nubia',
    'fw-lydia',
    'pharaoh',
  ],
  victoryTest: { test: 'most-vp', endsAfterInterphase: 5 },
  eco: { assyria: 9, media: 5, babylonia: 7, elam: 6, urartu: 3, persia: 2 },
  level: { assyria: 12, media: 3, babylonia: 7, elam: 6, urartu: 3, persia: 1 },
}
