// The scenario Campaign 722-605 BC: who plays, who stands where, who is at war. Forces are reconstructed.

import type { ScenarioData } from './types.ts'

export const CAMPAIGN: ScenarioData = {
  id: 'campaign',
  name: 'Campaign 722-605 BC',
  players: [1, 5],
  firstTurn: 1,
  lastTurn: 5,
  startCountry: 'assyria',
  playerTable: {
    1: { assyria: 1, media: 1, egypt: 1, babylonia: 1, elam: 1 },
    2: { assyria: 1, media: 2, egypt: 2, babylonia: 2, elam: 2 },
    3: { assyria: 1, media: 3, egypt: 2, babylonia: 2, elam: 3 },
    4: { assyria: 1, media: 2, egypt: 3, babylonia: 4, elam: 3 },
    5: { assyria: 1, media: 2, egypt: 3, babylonia: 4, elam: 5 },
  },
  countries: [
    'assyria',
    'media',
    'egypt',
    'babylonia',
    'elam',
    'phoenicia',
    'judah',
    'israel',
    'syria',
    'urartu',
    'phrygia',
    'persia',
  ],
  active: ['assyria', 'media', 'egypt', 'babylonia', 'elam', 'israel', 'persia'],
  inactive: ['phoenicia', 'judah', 'syria', 'urartu', 'phrygia'],
  nomadsOnMap: [],
  camps: { assyrian: ['assyria'], rebel: ['babylonia', 'elam'], neutral: ['media', 'egypt'] },
  wars: [
    { a: 'assyria', b: 'babylonia' },
    { a: 'assyria', b: 'elam' },
    { a: 'assyria', b: 'israel' },
    { a: 'media', b: 'persia' },
  ],
  tribute: [
    { payer: 'media', receiver: 'assyria', levels: 2 },
    { payer: 'phoenicia', receiver: 'assyria', levels: 1 },
    { payer: 'judah', receiver: 'assyria', levels: 1 },
    { payer: 'syria', receiver: 'assyria', levels: 1 },
    { payer: 'persia', receiver: 'assyria', levels: 1 },
  ],
  refused: [
    { country: 'israel', marker: 'black' },
    { country: 'urartu', marker: 'black' },
    { country: 'phrygia', marker: 'black' },
  ],
  diplomacy: {
    phoenicia: { track: 'assyria', level: 5 },
    judah: { track: 'egypt', level: 6 },
    israel: { track: 'egypt', level: 6 },
    syria: { track: 'babylonia', level: 3 },
    urartu: { track: 'media', level: 5 },
    phrygia: { level: 0 },
    persia: { track: 'elam', level: 5 },
  },
  tradeCities: {
    cyprus: { status: 'neutral' },
    petra: { status: 'neutral' },
    adana: { status: 'neutral' },
    malatia: { status: 'neutral' },
    dilmun: { status: 'neutral' },
    zirkitia: { status: 'neutral' },
  },
  startingBaseEco: { assyria: 9, media: 5, egypt: 6, babylonia: 7, elam: 6 },
  hands: { assyria: 8, media: 4, egypt: 5, babylonia: 6, elam: 5, israel: 1, persia: 1 },
  tradeMarkers: { assyria: 2, media: 4, egypt: 2, babylonia: 5, elam: 5 },
  startingVp: { assyria: 20, media: 2, egypt: 8, babylonia: 6, elam: 11 },
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
        area: 'samaria',
        leader: 'as-nabu-shar-usur',
        units: [
          { type: 'HI', count: 2 },
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
        siege: { kind: 'hunger', city: 'samaria', level: 0 },
      },
      {
        area: 'ashur',
        leader: 'as-sin-ahu-usur',
        units: [
          { type: 'HI', count: 1 },
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
      { area: 'kullania', units: [{ type: 'LI', count: 1 }] },
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
    egypt: [
      {
        area: 'memphis',
        leader: 'k-shabaka',
        units: [
          { type: 'CH', count: 2 },
          { type: 'HI', count: 1 },
          { type: 'B', count: 1 },
          { type: 'LI', count: 2 },
        ],
      },
      { area: 'tanis', units: [{ type: 'B', count: 1 }] },
      {
        area: 'thebes',
        leader: 'eg-montuemhat',
        units: [
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      {
        area: 'pelusium',
        leader: 'eg-ree',
        units: [
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      { area: 'gaza', units: [{ type: 'LI', count: 1 }] },
      { area: 'med-delta', units: [{ type: 'SHIP', count: 2 }] },
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
      { area: 'gulf-elam', units: [{ type: 'SHIP', count: 2 }] },
    ],
    israel: [
      {
        area: 'samaria',
        leader: 'is-hoshea',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
        ],
        inCity: true,
      },
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
    phoenicia: [
      {
        area: 'tyre',
        leader: 'ph-luli',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
        ],
      },
      { area: 'sidon', units: [{ type: 'LI', count: 1 }] },
      { area: 'med-tyre', units: [{ type: 'SHIP', count: 3 }] },
      { area: 'med-arvad', units: [{ type: 'SHIP', count: 1 }] },
    ],
    judah: [
      {
        area: 'jerusalem',
        leader: 'ju-hezekiah',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      { area: 'lachish', units: [{ type: 'LI', count: 1 }] },
    ],
    syria: [
      {
        area: 'damascus',
        leader: 'sy-yaubidi',
        units: [
          { type: 'HI', count: 1 },
          { type: 'CH', count: 1 },
          { type: 'B', count: 1 },
        ],
      },
      {
        area: 'hamath',
        units: [
          { type: 'HI', count: 1 },
          { type: 'LI', count: 1 },
        ],
      },
      { area: 'carchemish', units: [{ type: 'LI', count: 1 }] },
    ],
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
    phrygia: [
      {
        area: 'gordion',
        leader: 'pr-mita',
        units: [
          { type: 'HI', count: 2 },
          { type: 'LI', count: 2 },
          { type: 'CH', count: 1 },
        ],
      },
      {
        area: 'tyana',
        units: [
          { type: 'LI', count: 1 },
          { type: 'LC', count: 1 },
        ],
      },
    ],
  },
  kings: { assyria: 'k-sargon', egypt: 'k-shabaka', babylonia: 'k-merodach', elam: 'k-humban-nikash' },
  excludedCards: [],
  victoryTest: { test: 'most-vp', endsAfterInterphase: 5 },
  eco: {
    assyria: 9,
    media: 5,
    egypt: 6,
    babylonia: 7,
    elam: 6,
    phoenicia: 2,
    judah: 1,
    israel: 1,
    syria: 2,
    urartu: 3,
    phrygia: 2,
    persia: 2,
  },
  level: {
    assyria: 15,
    media: 3,
    egypt: 6,
    babylonia: 7,
    elam: 6,
    phoenicia: 1,
    judah: 0,
    israel: 1,
    syria: 1,
    urartu: 3,
    phrygia: 2,
    persia: 1,
  },
}
