// A battle is one step of the recap: how it ended and what both sides lost, the dice below.

import { type AwEvent, assyrianWars } from '@tabularium/assyrian-wars'
import { scene } from '@tabularium/assyrian-wars/scene'
import { type Language, speakerOf } from '@tabularium/kernel'
import { expect, test, vi } from 'vitest'
import { recapOf } from '../../shell/recap/model.ts'
import { recap } from './recap.ts'

// Boards ask for the settings when they are drawn; there is no window here.
vi.mock('../../settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}), isCalm: () => true }))

const state = scene({ countries: { assyria: {}, elam: {}, babylonia: {} } })
const view = assyrianWars.view(state, 0)
const seatOf = (country: string) => view.countries.find(({ id }) => id === country)?.seat
const [attacker, onlooker] = [seatOf('elam') ?? -1, seatOf('babylonia') ?? -1]

const force = (country: string) => ({ country, units: { [`${country}-li-2`]: 3 } })
const battle: AwEvent = {
  at: 'battle',
  kind: 'field',
  place: 'der',
  attackers: [force('elam')],
  defenders: [force('assyria')],
}
const dice: AwEvent = {
  at: 'dice',
  side: 'attackers',
  round: 1,
  phase: 'melee',
  rolls: [{ by: 'elam-li-2', of: 2, dice: '12', hits: 2 }],
  hits: 2,
}
const loss = (at: 'hit' | 'destroyed' | 'routed', country: string, unit = `${country}-li-2`): AwEvent => ({
  at,
  country,
  unit,
  place: 'der',
})
const over = (winner: 'attackers' | 'defenders' | 'nobody'): AwEvent => ({
  at: 'battle-over',
  kind: 'field',
  place: 'der',
  winner,
  overrun: false,
})
const marched: AwEvent = { at: 'marched', country: 'elam', from: 'madaktu', to: 'der', ap: 1, armies: 1, units: 3 }
const retreated: AwEvent = { at: 'retreated', country: 'assyria', from: 'der', area: 'arrapha' }
const paid: AwEvent = { at: 'supplied', country: 'elam', area: 'der', how: 'forage' }

const FOUGHT: readonly (readonly AwEvent[])[] = [
  [],
  [marched],
  [battle],
  [],
  [dice],
  [loss('hit', 'assyria'), loss('destroyed', 'assyria')],
  [loss('hit', 'elam')],
  [loss('routed', 'assyria'), over('attackers')],
  [],
  [retreated],
  [paid],
]

const stepsOf = (events: readonly (readonly AwEvent[])[], since = 0, language: Language = 'en') =>
  recapOf({
    ...{ game: assyrianWars, recap, events, seat: onlooker, views: { now: view }, since },
    say: speakerOf(assyrianWars, language, []),
    doerOf: () => undefined,
  })

test('from its beginning to the last retreat it is one step of the attacker, with the losses of both sides', () => {
  const steps = stepsOf(FOUGHT)
  expect(steps.map(({ first, last }) => [first, last])).toEqual([
    [1, 1],
    [2, 9],
    [10, 10],
  ])
  expect(steps[1]).toMatchObject({ title: 'Der: Assyria beaten.', seat: attacker, kind: 'dice' })
  expect(steps[1].details[0]).toBe('Losses: Elam 0 (reduced: 1) and Assyria 1 (routed: 1).')
  expect(steps[1].details.join(' ')).toContain('melee')
})

test('after a decision of one’s own in its midst it goes on with all its losses', () => {
  const steps = stepsOf(FOUGHT, 5)
  expect(steps.map(({ first, last, title }) => [first, last, title])).toEqual([
    [6, 9, 'Der: Assyria beaten.'],
    [10, 10, steps[1].title],
  ])
  expect(steps[0].details[0]).toContain('Assyria 1')
})

test('a battle that is over before is not told again', () => {
  expect(stepsOf(FOUGHT, 9).map(({ first, last }) => [first, last])).toEqual([[10, 10]])
})

test.each([
  { id: 'the defenders win', events: [battle, over('defenders')], title: 'Der: Elam beaten.' },
  { id: 'nobody wins', events: [battle, over('nobody')], title: 'Der: nobody wins.' },
  { id: 'not over yet', events: [battle, dice], title: 'Der: the battle goes on.' },
  {
    id: 'walls that hold',
    events: [battle, { at: 'siege-round', area: 'der', how: 'standard', hits: [0, 1], level: 1, taken: false }],
    title: 'Der holds out. Attackers: Elam.',
  },
  {
    id: 'walls that fall',
    events: [battle, { at: 'siege-round', area: 'der', how: 'standard', hits: [4, 1], level: 0, taken: true }],
    title: 'Der falls to Elam.',
  },
] satisfies { id: string; events: AwEvent[]; title: string }[])('$id', ({ events, title }) => {
  expect(stepsOf([[], ...events.map(event => [event])]).map(step => step.title)).toEqual([title])
})

test.each([
  ['pl', 'Der: porażka Asyrii.', 'Straty: Elam 0 (osłabione: 1) i Asyria 1 (ucieczki: 1).'],
  ['ru', 'Дер: поражение Ассирии.', 'Потери: Элам 0 (ослаблены: 1) и Ассирия 1 (бежали: 1).'],
  ['de', 'Der: Niederlage Assyriens.', 'Verluste: Elam 0 (geschwächt: 1) und Assyrien 1 (geflohen: 1).'],
] as const)('in %s', (language, title, losses) => {
  const [, step] = stepsOf(FOUGHT, 0, language)
  expect([step.title, step.details[0]]).toEqual([title, losses])
})
