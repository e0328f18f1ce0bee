// What is kept of battles and sieges while they are told.

import { type AwEvent, type AwView, assyrianWars } from '@tabularium/assyrian-wars'
import { scene } from '@tabularium/assyrian-wars/scene'
import { FastChance, firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Dice, type FightReport, facingIn, reportsAt, touchedIn, withBattle, withEvent } from './live-events.ts'

const ASSYRIA: ReadonlySet<string> = new Set(['assyria'])
const all = (events: readonly AwEvent[], mine = ASSYRIA) =>
  events.reduce<readonly FightReport[]>((reports, one) => withEvent(reports, one, mine), [])

const battle = (place: string): AwEvent => ({
  at: 'battle',
  kind: 'field',
  place,
  attackers: [{ country: 'assyria', units: { 'assyria-hi-4': 3 } }],
  defenders: [{ country: 'babylonia', units: { 'babylonia-li-2': 2 } }],
})
const dice = (side: Dice['side'], round = 1, phase = 'melee'): AwEvent => ({
  at: 'dice',
  side,
  round,
  phase,
  rolls: [{ by: 'leaders', of: 3, dice: '25', hits: 1 }],
  hits: 1,
})
const hit = (place: string): AwEvent => ({ at: 'hit', country: 'babylonia', unit: 'babylonia-li-2', place })
const over = (place: string): AwEvent => ({
  at: 'battle-over',
  kind: 'field',
  place,
  winner: 'attackers',
  overrun: false,
})
const besieges = (area: string): AwEvent => ({
  at: 'besieges',
  country: 'assyria',
  leader: 'k-sargon',
  area,
  how: 'standard',
})
const marched = (country: string): AwEvent => ({
  at: 'marched',
  country,
  armies: 1,
  units: 3,
  from: 'ashur',
  to: 'sippar',
  ap: 1,
})

const outline = (reports: readonly FightReport[]) =>
  reports.map(({ place, battle: begun, parts }) => [place, begun !== undefined, parts.map(part => part.at).join(' ')])

test('dice of both sides stand together by round and part, with what they cost', () => {
  const [report] = all([
    battle('sippar'),
    dice('attackers', 1, 'bow'),
    dice('defenders', 1, 'bow'),
    hit('sippar'),
    dice('attackers'),
    dice('defenders'),
    hit('in-sippar'),
    hit('sippar'),
    dice('attackers', 2),
    over('sippar'),
  ])
  const exchanges = report.parts.flatMap(part => (part.at === 'exchange' ? [part] : []))
  expect(exchanges.map(({ round, phase, lost }) => [round, phase, lost.length])).toEqual([
    [1, 'bow', 1],
    [1, 'melee', 2],
    [2, 'melee', 0],
  ])
  expect(exchanges.map(({ attackers, defenders }) => [attackers?.hits, defenders?.hits])).toEqual([
    [1, 1],
    [1, 1],
    [1, undefined],
  ])
  expect([report.over, report.parts.at(-1)?.at]).toEqual([true, 'battle-over'])
})

describe('one report for each place', () => {
  test.each<[string, readonly AwEvent[], unknown]>([
    [
      'a siege, its combat and the fall of the city',
      [
        besieges('sippar'),
        battle('sippar'),
        dice('attackers'),
        { at: 'siege-round', area: 'sippar', how: 'standard', hits: [4, 1], level: 0, taken: true },
        { at: 'routed', country: 'babylonia', unit: 'babylonia-li-2', place: 'in-sippar' },
        { at: 'city-taken', country: 'assyria', area: 'sippar', how: 'standard' },
      ],
      [['sippar', true, 'besieges exchange siege-round city-taken']],
    ],
    [
      'an interception that comes to a battle',
      [
        {
          at: 'interception-roll',
          country: 'elam',
          by: 'k-humban',
          area: 'der',
          roll: 8,
          modifier: 1,
          need: 7,
          success: true,
        },
        battle('der'),
        over('der'),
        { at: 'retreated', country: 'elam', from: 'der', area: 'susa' },
      ],
      [['der', true, 'interception-roll battle-over retreated']],
    ],
    [
      'a city betrayed without a fight',
      [{ at: 'city-taken', country: 'assyria', area: 'kish', how: 'treason' }],
      [['kish', false, 'city-taken']],
    ],
    [
      'two battles',
      [battle('sippar'), over('sippar'), battle('kish'), dice('attackers')],
      [
        ['sippar', true, 'battle-over'],
        ['kish', true, 'exchange'],
      ],
    ],
    ['attrition away from any battle', [hit('kish'), { at: 'siege-lifted', area: 'kish', how: 'hunger' }], []],
    [
      'losses of another place after it',
      [battle('sippar'), over('sippar'), hit('kish')],
      [['sippar', true, 'battle-over']],
    ],
  ])('%s', (_, events, want) => {
    expect(outline(all(events))).toEqual(want)
  })
})

describe('the page is turned', () => {
  test.each<[string, AwEvent, ReadonlySet<string>, number]>([
    ['by one’s own march', marched('assyria'), ASSYRIA, 0],
    ['not by that of another', marched('elam'), ASSYRIA, 1],
    ['by a new turn', { at: 'turn', turn: 2 }, ASSYRIA, 0],
    ['not when another impulse begins', { at: 'impulse', country: 'elam', preempting: false }, ASSYRIA, 1],
    ['when one of one’s own does', { at: 'impulse', country: 'assyria', preempting: false }, ASSYRIA, 0],
    ['but for an onlooker', { at: 'impulse', country: 'assyria', preempting: false }, new Set(), 0],
  ])('%s', (_, event, mine, left) => {
    expect(all([battle('sippar'), over('sippar'), event], mine).length).toBe(left)
  })
})

test('whoever comes into a battle sees it from the position', () => {
  const state = assyrianWars.setup({ seats: 5, options: {} }, new FastChance('moment'))
  const side = { forces: [{ country: 'elam', units: { 'elam-b-2': 2 } }], hits: 0, owes: {} }
  const view: AwView = {
    ...assyrianWars.view(state, 0),
    battle: { kind: 'field', place: 'der', attackers: side, defenders: side },
  }
  expect(outline(withBattle([], view))).toEqual([['der', true, '']])
  expect(outline(withBattle(all([battle('der'), dice('attackers')]), view))).toEqual([['der', true, 'exchange']])
  expect(outline(withBattle([], assyrianWars.view(state, 0)))).toEqual([])
})

describe('a question before a battle', () => {
  const state = scene({
    rebel: 'babylonia',
    ap: 3,
    income: 6,
    countries: {
      assyria: { at: { 'dur-kurigalzu': 'k-sargon hi*4' }, controls: 'dur-kurigalzu' },
      babylonia: { at: { sippar: 'k-merodach li*3' } },
    },
  })
  for (const move of ['march k-sargon', 'to sippar']) {
    const action = assyrianWars.actions.parse(move)
    if (action) assyrianWars.apply(state, 0, action, firstChance)
  }
  const pass = assyrianWars.actions.parse('pass')
  for (let n = 0; n < 20 && pass && state.frames.at(-1)?.at !== 'evade'; n++) {
    assyrianWars.apply(state, assyrianWars.waiting(state)[0], pass, firstChance)
  }
  const view = assyrianWars.view(state, assyrianWars.waiting(state)[0])
  test('shows who attacks and who stands there', () => {
    const facing = facingIn(view)
    expect(facing?.place).toBe('sippar')
    expect(facing?.theirs.map(({ of }) => of)).toEqual(['assyria'])
    expect(facing?.ours.map(({ of }) => of)).toEqual(['babylonia'])
  })
  test('puts away what was told of another place', () => {
    const old = all([battle('kish'), over('kish')])
    expect(reportsAt(old, view, facingIn(view))).toEqual([])
    expect(reportsAt(old, view, undefined)).toBe(old)
  })
})

test('the areas that others touched: where they went, fought and took, each once', () => {
  const events: readonly AwEvent[] = [
    marched('elam'),
    battle('sippar'),
    hit('in-sippar'),
    besieges('kish'),
    over('der'),
  ]
  expect(touchedIn(events)).toEqual(['sippar', 'kish', 'der'])
  expect(
    touchedIn([
      { at: 'turn', turn: 2 },
      { at: 'vp', country: 'elam', points: 1, why: 'x' },
    ]),
  ).toEqual([])
})
