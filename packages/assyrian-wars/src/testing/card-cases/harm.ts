// Catastrophes and sabotage as events: given, when, then. 6.11.a, 6.11.k

import type { Case } from '../cases.ts'
import type { SceneWords } from '../scene.ts'

const REBELS = { rebel: 'babylonia elam' } as const

/** Assyrians besiege Sippar, Babylonians hold it. */
const siege = (hand: string, by: string, more: Partial<SceneWords> = {}): SceneWords => ({
  ...REBELS,
  at: `act ${by}`,
  countries: {
    assyria: { at: { sippar: 'as-rab-shaqe hi*2 li' }, ...(by === 'assyria' && { hand }) },
    babylonia: { at: { 'in-sippar': 'li' }, ...(by === 'babylonia' && { hand }) },
    ...(by === 'elam' && { elam: { hand } }),
  },
  sieges: { sippar: 'standard assyria' },
  ...more,
})

export const HARM_CASES: readonly Case[] = [
  {
    id: 'pirates: 5 and 6 hit ships, whoever owns them',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'pirates' },
        phoenicia: { at: { 'med-tyre': 'ship*2 ship-' } },
        egypt: { at: { 'med-tyre': 'ship' } },
      },
    },
    when: 'event pirates',
    dice: '6 4 5 5',
    now: { 'med-tyre': 'egypt: ship-; phoenicia: ship ship-' },
    tells: [{ at: 'destroyed', country: 'phoenicia' }],
  },
  {
    id: 'pirates: a trade box too; one target only is aimed at without asking, several are asked for',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'pirates' },
        phoenicia: { at: { 'med-tyre': 'ship', 'trade-med-west': 'ship' } },
      },
    },
    when: 'event pirates; aim-place trade-med-west',
    dice: '5',
    now: { 'trade-med-west': 'phoenicia: ship-', 'med-tyre': 'phoenicia: ship' },
  },
  {
    id: 'plague: field and city check on 5 and 6, a neighbour on a 6 checks as usual',
    given: {
      ...REBELS,
      at: 'act elam',
      countries: {
        elam: { hand: 'plague' },
        assyria: { at: { nineveh: 'hi', 'in-nineveh': 'li', kalhu: 'li', arbela: 'b' } },
      },
    },
    when: 'event plague; aim nineveh',
    // field, city; Kalhu spreads and its unit is hit; Arbela does not.
    dice: '5 6 6 6 5',
    now: { nineveh: 'assyria: hi-', 'in-nineveh': 'assyria: li-', kalhu: 'assyria: li-', arbela: 'assyria: b' },
  },
  {
    id: 'traitor: 2D6 less the level, 6 or more: the city falls as by assault, defenders rout',
    given: siege('traitor', 'assyria', { income: 3 }),
    when: 'event traitor',
    dice: '6 3',
    now: { 'sippar city': 'assyria', regroup: 'babylonia: li', 'assyria vp': '1', ap: '0' },
  },
  {
    id: 'traitor: 5 is not enough',
    given: siege('traitor', 'assyria', { income: 3 }),
    when: 'event traitor',
    dice: '6 2',
    now: { 'sippar city': 'babylonia', 'assyria vp': '0', ap: '0' },
  },
  {
    id: 'traitor: without a siege of one s own it is good for AP only',
    given: siege('traitor', 'assyria', { income: 3, sieges: {} }),
    can: ['ap traitor'],
    cannot: ['event traitor'],
  },
  {
    id: 'camp fever: every unit of the besieger checks on 5 and 6, whoever owns the city',
    given: siege('camp-fever', 'elam'),
    when: 'event camp-fever',
    dice: '5 6 4',
    now: { sippar: 'assyria: hi-*2 li as-rab-shaqe' },
  },
  {
    id: 'scorched earth: pillage 2 around one s own city, the enemies there check',
    given: siege('scorched', 'babylonia'),
    when: 'event scorched',
    dice: '5 6 4',
    now: { sippar: 'assyria: hi hi- li as-rab-shaqe', 'sippar pillage': '2' },
  },
  {
    id: 'desertion: a third of the mercenaries, rounded up, the owner names them',
    given: {
      ...REBELS,
      at: 'act babylonia',
      countries: {
        babylonia: { hand: 'desertion' },
        assyria: { at: { sippar: 'as-rab-shaqe hi m-li*2 m-b*2' } },
      },
    },
    when: 'event desertion; pick mercenary-b-2; pick mercenary-li-2',
    now: { sippar: 'assyria: hi m-li m-b as-rab-shaqe', regroup: 'assyria: m-li m-b' },
  },
  {
    id: 'desertion: mercenaries only, as long as there are any, and only of the country named',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia',
      assyrian: 'elam',
      countries: {
        babylonia: { hand: 'desertion' },
        assyria: { at: { sippar: 'hi m-li m-b m-hi m-hc' } },
        elam: { at: { sippar: 'm-hb' } },
      },
    },
    when: 'event desertion; aim-country assyria',
    can: ['pick mercenary-b-2', 'pick mercenary-li-2', 'pick mercenary-hi-3', 'pick mercenary-hc-3'],
    cannot: ['pick assyria-hi-4', 'pick mercenary-hb-3'],
  },
  {
    id: 'desertion: one regular where there are no mercenaries; nobody deserts at home',
    given: {
      ...REBELS,
      at: 'act babylonia',
      countries: {
        babylonia: { hand: 'desertion' },
        assyria: { at: { sippar: 'as-rab-shaqe hi*2', nineveh: 'm-li*3' } },
      },
    },
    when: 'event desertion; pick assyria-hi-4',
    now: { sippar: 'assyria: hi as-rab-shaqe', regroup: 'assyria: hi' },
  },
  {
    id: 'locusts: three home areas of one country, 1 to 2, areas at 2 are immune',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'locusts' } },
      pillage: { samaria: 1, tyre: 2 },
    },
    when: 'event locusts; aim-country phoenicia; aim sidon; aim byblos; aim arvad',
    now: { 'tyre pillage': '2', 'sidon pillage': '1', 'arvad pillage': '1', asked: 'elam act' },
  },
  {
    id: 'locusts: fewer than three left: all of them',
    given: { at: 'act elam', countries: { elam: { hand: 'locusts' } }, pillage: { samaria: 1 } },
    when: 'event locusts; aim-country israel; aim samaria; aim megiddo',
    now: { 'samaria pillage': '2', 'megiddo pillage': '1', asked: 'elam act' },
  },
  {
    id: 'the walls of Jerusalem: in Judah s impulse the besieger checks on a 6',
    given: {
      at: 'act judah',
      wars: 'assyria judah',
      countries: {
        assyria: { at: { jerusalem: 'as-rab-shaqe hi*2' } },
        judah: { hand: 'hc-ju', at: { 'in-jerusalem': 'li' } },
      },
      sieges: { jerusalem: 'hunger assyria 1' },
    },
    when: 'event hc-ju attrition',
    dice: '5 6',
    now: { jerusalem: 'assyria: hi hi- as-rab-shaqe' },
  },
]
