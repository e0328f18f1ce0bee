// Steps of a recap: silent moves, long rows that run together, and the balance.

import type { Event, Game, View } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import type { BoardRecap } from '../../boards/recap.ts'
import { balanceOf, lastDecision, type RecapInput, recapOf } from './model.ts'

interface TestEvent extends Event {
  readonly seat: number
  readonly takesFrom?: number
}

const told = (seat: number, at = 'went', takesFrom?: number): readonly TestEvent[] => [
  { at, seat, ...(takesFrom !== undefined && { takesFrom }) },
]

const recap = {
  moverOf: (events: readonly Event[]) => (events[0] as TestEvent | undefined)?.seat,
  marksOf: (event: Event, _: unknown, seat: number) => ({
    weight: event.at === 'great' ? 9 : 1,
    places: [event.at],
    ...((event as TestEvent).takesFrom === seat && { touch: 'lost' }),
  }),
} as unknown as BoardRecap

const view: View = { waiting: [] }
const game = { text: { event: (event: Event) => ({ key: event.at }) } } as unknown as Game

const input = (events: RecapInput['events'], since = 0): RecapInput => ({
  ...{ game, recap, events, since, views: { now: view }, seat: 0 },
  say: ({ key }) => key,
  doerOf: () => undefined,
})

test('a silent move goes with the next that tells something, the last ones with the one before', () => {
  const steps = recapOf(input([[], [], told(1), [], [], told(2), []]))
  expect(steps.map(({ first, last, seat }) => [first, last, seat])).toEqual([
    [1, 2, 1],
    [3, 6, 2],
  ])
})

test('where nothing was told there is nothing to tell', () => {
  expect(recapOf(input([[], [], []]))).toEqual([])
  expect(recapOf(input([[], told(0)], 1))).toEqual([])
})

test('what touches the seat is the title, else what weighs most', () => {
  const both = [...told(1, 'small'), ...told(1, 'great')]
  expect(recapOf(input([[], both]))[0]).toMatchObject({ title: 'great', details: ['small'], touch: undefined })
  expect(recapOf(input([[], [...both, ...told(1, 'theft', 0)]]))[0]).toMatchObject({
    ...{ title: 'theft', details: ['small', 'great'], touch: 'lost', places: ['small', 'great', 'theft'] },
  })
})

test('from thirteen steps on those of one seat that touch nobody here run together', () => {
  const twelve = Array.from({ length: 12 }, () => told(1))
  expect(recapOf(input([[], ...twelve]))).toHaveLength(12)
  const steps = recapOf(input([[], ...twelve, told(1, 'theft', 0), told(1), told(1), told(2)]))
  expect(steps.map(({ n, first, last, seat, run, touch }) => [n, first, last, seat, run, touch])).toEqual([
    [1, 1, 12, 1, 12, undefined],
    [2, 13, 13, 1, 1, 'lost'],
    [3, 14, 15, 1, 2, undefined],
    [4, 16, 16, 2, 1, undefined],
  ])
})

test('an episode is one step with its own title, and does not run together with others', () => {
  const events = [[], ...Array.from({ length: 14 }, () => told(1))]
  const battle = { first: 5, last: 8, seat: 2, title: [{ key: 'battle' }], details: [{ key: 'losses' }] }
  const steps = recapOf({ ...input(events), recap: { ...recap, episodesOf: () => [battle] } })
  expect(steps.map(({ first, last, seat, title }) => [first, last, seat, title])).toEqual([
    ...[1, 2, 3, 4].map(n => [n, n, 1, 'went']),
    [5, 8, 2, 'battle'],
    ...[9, 10, 11, 12, 13, 14].map(n => [n, n, 1, 'went']),
  ])
  expect(steps[4].details).toEqual(['losses', 'went'])
  const many = recapOf({
    ...input([...events, told(1), told(1), told(1)]),
    recap: { ...recap, episodesOf: () => [{ ...battle, seat: 1 }] },
  })
  expect(many.map(({ first, last, title }) => [first, last, title])).toEqual([
    [1, 4, 'went'],
    [5, 8, 'battle'],
    [9, 17, 'went'],
  ])
})

test('the last decision is the last move that was one’s own', () => {
  expect(lastDecision(recap, [[], told(1), told(0), told(1), []], view, 0)).toBe(2)
  expect(lastDecision(recap, [[], told(1)], view, 0)).toBe(0)
})

test('the balance names what became more or less', () => {
  expect(balanceOf({ lands: 3, legions: 4, coins: 1 }, { lands: 2, legions: 4, coins: 3 })).toEqual([
    { name: 'lands', by: -1 },
    { name: 'coins', by: 2 },
  ])
})
