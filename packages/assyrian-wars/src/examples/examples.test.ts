import { type Example, playExample } from '@tabularium/kernel'
import { exampleFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import type { AwState } from '../board/state.ts'
import { assyrianWars } from '../index.ts'
import { look } from '../testing/cases.ts'
import { EXAMPLES } from './index.ts'

function exampleOf(id: string): Example<AwState> {
  const example = EXAMPLES.list.find(one => one.id === id)
  if (!example) throw new Error(`there is no example ${id}`)
  return example
}

it('every example can be played as it says, and is told in every language', async () => {
  expect(await exampleFaults(assyrianWars, EXAMPLES)).toEqual([])
})

/** What the words say of each: events of its moves, a part of each, and why not; how things stand in the end. */
interface Outcome {
  readonly tells?: readonly object[]
  readonly now?: Readonly<Record<string, string>>
}

const HAPPENS: Readonly<Record<string, Outcome>> = {
  'EX-01': { now: { 'assyria vp': '50' } },
  impulse: { tells: [{ at: 'played-ap', card: 'plague', ap: 6 }, { code: 'needs-plus' }], now: { ap: '15' } },
  'EX-02': { now: { 'syria track': 'babylonia 7', 'syria eco': '0', 'assyria eco': '10', 'babylonia eco': '8' } },
  'EX-03': {
    tells: [
      { at: 'placed', price: 1.5 },
      { at: 'impulse-over', saved: 2 },
    ],
  },
  'hire-and-build': {
    tells: [
      { how: 'built', place: 'ashur', price: 8 },
      { how: 'hired', place: 'sippar', price: 1 },
      { code: 'costs-more' },
    ],
    now: { ap: '2' },
  },
  'EX-04': {
    tells: [
      { at: 'rebuilt', price: 0.5 },
      { how: 'regained', price: 0.5 },
    ],
    now: { ap: '0' },
  },
  'EX-05': { now: { asked: 'babylonia intercept' } },
  interception: {
    tells: [
      { at: 'interception-roll', roll: 5, modifier: 2, success: true },
      { side: 'attackers', hits: 2 },
      { side: 'defenders', hits: 3 },
    ],
    now: { der: 'babylonia: k-merodach', regroup: 'babylonia: hi- hi' },
  },
  evasion: {
    tells: [
      { at: 'evasion-roll', roll: 9, modifier: 1, need: 9 },
      { at: 'city-taken', area: 'dur-kurigalzu' },
    ],
    now: { 'assyria vp': '0' },
  },
  battle: {
    tells: [
      { side: 'attackers', hits: 3, warded: 2 },
      { side: 'defenders', hits: 2 },
      { at: 'vp', points: 1, why: 'battle' },
    ],
    now: { sippar: 'babylonia: hi li- b- ba-nabu-bel-shumati', regroup: 'babylonia: hi li-' },
  },
  'EX-06': { tells: [{ side: 'attackers', hits: 3 }], now: { sippar: 'babylonia: li-*3', regroup: 'babylonia: li*2' } },
  'EX-07': {
    tells: [
      { side: 'attackers', hits: 10 },
      { side: 'defenders', hits: 9 },
      { at: 'vp', points: 2 },
    ],
    now: { regroup: 'assyria: b-*2; babylonia: hi li-*4' },
  },
  hunger: {
    tells: [
      { at: 'hunger', level: 5, falls: 5 },
      { at: 'vp', points: 1 },
    ],
    now: { 'sippar city': 'assyria', 'sippar damage': '0' },
  },
  assault: {
    tells: [
      { at: 'siege-round', hits: [4, 2] },
      { at: 'vp', points: 1 },
    ],
    now: { 'kish city': 'assyria', 'kish damage': '0' },
  },
  siege: {
    tells: [
      { at: 'siege-round', hits: [3, 1], taken: true },
      { at: 'vp', points: 1 },
    ],
    now: { 'sippar city': 'assyria', regroup: 'babylonia: li*2' },
  },
  'EX-08': { now: { 'sippar damage': '1', 'in-sippar': 'babylonia: li-*2 li*4' } },
  diplomacy: { tells: [{ at: 'vp', country: 'egypt', points: 1 }], now: { 'judah track': 'egypt 13', ap: '3.5' } },
  supply: { tells: [{ at: 'pillaged', level: 1 }, { code: 'pillaged-already' }] },
  'EX-09': { tells: [{ at: 'drew' }, { at: 'discarded', card: 'plague' }], now: { 'egypt hand': 'omens' } },
  'EX-10': { tells: [{ at: 'breaker', spaces: 14 }], now: { 'phoenicia track': 'elam 5', 'urartu saved': '2' } },
  raid: { tells: [{ at: 'plundered', victim: 'assyria', roll: 2, hit: true }, { code: 'one-raider' }] },
  'EX-11a': {
    tells: [
      { at: 'conquest-check', roll: 3, held: 3, success: true },
      { at: 'province', area: 'hamath' },
    ],
  },
  'EX-11b': { tells: [{ at: 'conquest-check', roll: 4, mod: 2, held: 5, success: false }] },
  'EX-11c': { tells: [{ at: 'conquered', country: 'persia' }] },
  interphase: {
    tells: [
      { at: 'levels', country: 'assyria', level: 10, trade: 6 },
      { at: 'vp', country: 'assyria', points: 3 },
      { at: 'vp', country: 'elam', points: 1 },
    ],
    now: { 'assyria cards': '12' },
  },
  peace: {
    tells: [{ at: 'camp', country: 'babylonia', camp: 'neutral' }],
    now: { 'assyria eco': '11', 'babylonia eco': '5', 'sippar city': 'babylonia', 'elam camp': 'rebel' },
  },
  'EX-12': { tells: [{ at: 'run-by', country: 'persia', power: 'babylonia' }] },
  'EX-13': {
    tells: [
      { at: 'battle', place: 'damascus' },
      { at: 'vp', country: 'egypt', points: 1 },
    ],
    now: { arpad: 'assyria: hi; syria: li' },
  },
  start: { now: { 'assyria eco': '9', 'assyria vp': '6', asked: 'assyria act' } },
  win: { tells: [{ at: 'over', reason: 'conquest', powers: ['assyria'] }] },
}

it.each(EXAMPLES.list.map(({ id }) => id))('%s comes out as its words say', id => {
  const { tells = [], now = {} } = HAPPENS[id]
  const { steps, refused } = playExample(assyrianWars, exampleOf(id))
  const told = [...steps.flatMap(step => step.told), ...refused.map(({ refusal }) => refusal)]
  for (const part of tells) expect(told).toContainEqual(expect.objectContaining(part))
  const end = steps[steps.length - 1].state as AwState
  expect(Object.fromEntries(Object.keys(now).map(what => [what, look(end, what)]))).toEqual(now)
})
