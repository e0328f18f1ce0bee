// 6.7.8 Where the beaten go, on land and at sea (6.16.f).

import { describe, expect, test } from 'vitest'
import { type Fight, fought, hoped } from '../testing/battles.ts'
import type { SceneWords } from '../testing/scene.ts'

const OPTIONS = { abilities: 'off', reducedLeaders: 'off' }
const war = (countries: SceneWords['countries'], more: Partial<SceneWords> = {}): SceneWords => ({
  rebel: 'babylonia',
  options: OPTIONS,
  countries,
  ...more,
})

const RETREATS: readonly Fight[] = [
  {
    id: 'to any linked friendly area or into a city of their own',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war({ assyria: { at: { sippar: 'hi*2' } }, babylonia: { at: { sippar: 'li*2' } } }),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    now: { choices: 'retreat sippar; retreat babylon; retreat kish; retreat dur-kurigalzu' },
  },
  {
    id: 'into the city',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war({ assyria: { at: { sippar: 'hi*2' } }, babylonia: { at: { sippar: 'li*2' } } }),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced; retreat sippar',
    now: { 'in-sippar': 'babylonia: li', sippar: 'assyria: hi*2' },
  },
  {
    id: 'never where enemies are, and where they could be intercepted only if there is nothing else',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war({ assyria: { at: { sippar: 'hi*2', kish: 'hi' } }, babylonia: { at: { sippar: 'li*2' } } }),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    now: { choices: 'retreat sippar; retreat dur-kurigalzu' },
  },
  {
    id: '6.7.8 nor where enemies hold a city that is not besieged',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war(
      {
        assyria: { at: { sippar: 'hi*2', 'in-kish': 'hi' }, controls: 'kish' },
        babylonia: { at: { sippar: 'li*2', kish: 'li' } },
      },
      {
        also: (s, b) => {
          s.land[b.areaOf('kish')] = b.countryOf('babylonia')
        },
      },
    ),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    cannot: ['retreat kish'],
  },
  {
    id: 'N100 an enemy garrison shut in by friends does not bar the way',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war(
      {
        assyria: { at: { sippar: 'hi*2', 'in-kish': 'hi' }, controls: 'kish' },
        babylonia: { at: { sippar: 'li*2', kish: 'li' } },
      },
      {
        sieges: { kish: 'hunger babylonia' },
        also: (s, b) => {
          s.land[b.areaOf('kish')] = b.countryOf('babylonia')
        },
      },
    ),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    can: ['retreat kish'],
  },
  {
    id: 'never into an area the winners came from',
    at: 'sippar',
    by: 'assyria',
    from: 'dur-kurigalzu',
    given: war({ assyria: { at: { sippar: 'hi*2' } }, babylonia: { at: { sippar: 'li*2' } } }),
    dice: '1 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    cannot: ['retreat dur-kurigalzu'],
    can: ['retreat kish'],
  },
  {
    id: 'without friends to the enemy, with a check',
    at: 'uruk',
    by: 'assyria',
    given: war({ assyria: { at: { uruk: 'hi*2' } }, babylonia: { at: { uruk: 'li*5' } } }),
    dice: '6 6 6 1 6 6 6 6 5',
    when: 'rout assyria-hi-4 reduced; retreat ur',
    now: { ur: 'assyria: hi', uruk: 'babylonia: li*5' },
    tells: [{ at: 'attrition', country: 'assyria', place: 'ur', units: 1, hits: 0 }],
  },
  {
    id: 'the check there can cost a unit',
    at: 'uruk',
    by: 'assyria',
    given: war({ assyria: { at: { uruk: 'hi*2' } }, babylonia: { at: { uruk: 'li*5' } } }),
    dice: '6 6 6 1 6 6 6 6 6',
    when: 'rout assyria-hi-4; retreat ur',
    now: { ur: '', regroup: 'assyria: hi' },
  },
  {
    id: 'no way out: a check, and the rest to the regroup box',
    at: 'uruk',
    by: 'assyria',
    given: war({
      assyria: { at: { uruk: 'hi*2' } },
      babylonia: { at: { uruk: 'li*5', ur: 'b', nippur: 'b', borsippa: 'b' } },
    }),
    dice: '6 6 6 1 6 6 6 6 5',
    when: 'rout assyria-hi-4 reduced',
    now: { regroup: 'assyria: hi- hi', uruk: 'babylonia: li*5' },
    tells: [{ at: 'retreated', country: 'assyria', from: 'uruk' }],
  },
  {
    id: 'N28 into a country at peace only after declaring war on it',
    at: 'gaza',
    by: 'assyria',
    given: war({ assyria: { at: { gaza: 'hi*2' } }, egypt: { at: { gaza: 'li*5' } } }, { rebel: 'egypt', ap: 6 }),
    dice: '6 6 6 1 6 6 6 6',
    when: 'rout assyria-hi-4 reduced',
    now: { choices: 'retreat pelusium; retreat-war lachish; retreat-war megiddo', ap: '6' },
  },
  {
    id: 'which is paid; and where its forces, set up now, could intercept, another way comes first',
    at: 'gaza',
    by: 'assyria',
    given: war({ assyria: { at: { gaza: 'hi*2' } }, egypt: { at: { gaza: 'li*5' } } }, { rebel: 'egypt', ap: 6 }),
    dice: '6 6 6 1 6 6 6 6',
    when: 'rout assyria-hi-4 reduced; retreat-war lachish',
    now: { pelusium: 'assyria: hi', 'assyria wars': 'egypt judah', ap: '1' },
  },
  {
    id: 'N28 nobody has to: without another way they may as well scatter',
    at: 'gaza',
    by: 'assyria',
    given: war(
      { assyria: { at: { gaza: 'hi*2' } }, egypt: { at: { gaza: 'li*5', pelusium: 'li' } } },
      { rebel: 'egypt', ap: 6 },
    ),
    dice: '6 6 6 1 6 6 6 6 1',
    when: 'rout assyria-hi-4 reduced; done',
    now: { gaza: 'egypt: li*5', regroup: 'assyria: hi- hi', 'assyria wars': 'egypt', ap: '6' },
  },
  {
    id: 'N28 not even where there is one such way only',
    at: 'gaza',
    by: 'assyria',
    given: war(
      { assyria: { at: { gaza: 'hi*2' } }, egypt: { at: { gaza: 'li*5', pelusium: 'li', megiddo: 'li' } } },
      { rebel: 'egypt', ap: 6 },
    ),
    dice: '6 6 6 1 6 6 6 6',
    when: 'rout assyria-hi-4 reduced',
    now: { choices: 'retreat-war lachish; done' },
  },
  {
    id: '6.7.8, 8.1 out of its impulse too: the country whose force moves pays from what it has saved',
    at: 'gaza',
    by: 'egypt',
    given: war(
      { egypt: { at: { gaza: 'hi*4' } }, assyria: { at: { gaza: 'li*2' }, saved: 4 } },
      {
        rebel: 'egypt',
        at: 'act egypt',
        also: (s, b) => {
          s.refused[b.countryOf('judah')] = 1
        },
      },
    ),
    dice: '1 6 6 6 6 6 6',
    when: 'rout assyria-li-2 reduced; retreat-war lachish',
    now: { 'assyria saved': '4', 'assyria wars': 'egypt judah' },
  },
  {
    id: '8.1 not without that',
    at: 'gaza',
    by: 'egypt',
    given: war(
      { egypt: { at: { gaza: 'hi*4' } }, assyria: { at: { gaza: 'li*2' }, saved: 4 } },
      { rebel: 'egypt', at: 'act egypt' },
    ),
    dice: '1 6 6 6 6 6 6',
    when: 'rout assyria-li-2 reduced',
    now: { 'assyria wars': 'egypt', pelusium: 'assyria: li' },
  },
  {
    id: 'not without the AP for it',
    at: 'gaza',
    by: 'assyria',
    given: war({ assyria: { at: { gaza: 'hi*2' } }, egypt: { at: { gaza: 'li*5' } } }, { rebel: 'egypt', ap: 4 }),
    dice: '6 6 6 1 6 6 6 6 1',
    when: 'rout assyria-hi-4 reduced',
    now: { pelusium: 'assyria: hi' },
  },
  {
    id: 'different countries may go to different areas',
    at: 'sippar',
    by: 'assyria',
    from: 'suhu',
    given: war(
      {
        assyria: { at: { sippar: 'hi*4' } },
        babylonia: { at: { sippar: 'li*2' } },
        elam: { at: { sippar: 'li*2' } },
      },
      { rebel: 'babylonia elam' },
    ),
    dice: '1 1 6 6 6 6 6 6 6',
    when: 'assign babylonia; rout babylonia-li-2 reduced; retreat kish; retreat babylon',
    now: { kish: 'babylonia: li', babylon: 'elam: li- li' },
  },
]

describe('retreats', () => {
  test.each(RETREATS)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

/** Egyptian ships against Phoenician ones off Tyre. */
const off = (egypt: string, phoenicia: string, more: SceneWords['countries'] = {}): Omit<Fight, 'id' | 'dice'> => ({
  at: 'med-tyre',
  kind: 'naval',
  by: 'egypt',
  given: {
    wars: 'egypt phoenicia, assyria phoenicia',
    at: 'act egypt',
    options: OPTIONS,
    countries: { egypt: { at: { 'med-tyre': egypt } }, phoenicia: { at: { 'med-tyre': phoenicia } }, ...more },
  },
})

const NAVAL: readonly Fight[] = [
  {
    id: '6.16.f the rest of a beaten fleet flees to an adjacent zone',
    ...off('ship*2', 'ship*3'),
    dice: '1 6 6 6 6',
    when: 'rout phoenicia-ship-4 reduced; flee med-arvad',
    now: { 'med-arvad': 'phoenicia: ship*2', regroup: 'phoenicia: ship-', 'egypt vp': '1' },
  },
  {
    id: 'R34 with enemies in every zone around it goes to the regroup box',
    ...off('ship*2', 'ship*2', {
      assyria: { at: { 'med-arvad': 'ship', 'med-pelusium': 'ship' } },
    }),
    dice: '1 6 6 6',
    when: 'rout phoenicia-ship-4 reduced',
    now: { regroup: 'phoenicia: ship ship-', 'med-tyre': 'egypt: ship*2', 'egypt vp': '0' },
  },
  {
    id: 'N31, 6.16.f a hit on a loaded ship is suffered by its load',
    ...off('ship*2', 'ship li'),
    dice: '1 6 6',
    now: { regroup: 'phoenicia: li- ship-' },
  },
  {
    id: '6.16.f of two reduced units on one ship both suffer it; leaders without a ship are scattered',
    ...off('ship*2', 'ship li-*2 ph-luli'),
    dice: '1 1 6',
    now: { regroup: 'phoenicia: ph-luli', 'med-tyre': 'egypt: ship*2' },
  },
  {
    id: 'N31 of equal ships those without a load are hit and rout first; 6.16.c troops of an ally flee with their ships',
    ...off('ship*2', 'ship*3'),
    given: {
      ...off('ship*2', 'ship*3').given,
      tracks: { phoenicia: 'babylonia 13', syria: 'babylonia 13' },
      wars: 'egypt babylonia',
      countries: {
        egypt: { at: { 'med-tyre': 'ship*2' } },
        phoenicia: { at: { 'med-tyre': 'ship*3' } },
        syria: { at: { 'med-tyre': 'li' } },
      },
    },
    dice: '1 6 6 6 6',
    when: 'rout phoenicia-ship-4; flee med-arvad',
    now: { 'med-arvad': 'phoenicia: ship ship-; syria: li', 'med-tyre': 'egypt: ship*2' },
  },
]

describe('battles at sea', () => {
  test.each(NAVAL)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})
