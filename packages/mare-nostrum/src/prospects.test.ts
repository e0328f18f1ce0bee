// Warnings come in time in games that ended so, and are rare elsewhere.

import { readFileSync } from 'node:fs'
import { firstChance, readRecord, replay, type Seat } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { mareNostrum } from './index.ts'
import { type Prospect, prospects } from './prospects.ts'
import { BOARD, scene } from './scene.ts'

interface ProspectsAt {
  readonly move: number
  readonly round: number
  readonly viewer: Seat
  readonly told: readonly Prospect[]
}

/** What each seat is told whenever it is asked. */
function toldIn(name: string) {
  const record = readRecord(readFileSync(new URL(`../records/${name}.txt`, import.meta.url), 'utf8'))
  if ('problem' in record) throw new Error(record.problem)
  const told: ProspectsAt[] = []
  let rounds = 0
  let winners: readonly Seat[] = []
  replay(mareNostrum, record, {
    after(state, move) {
      rounds = state.round
      winners = mareNostrum.result(state)?.winners ?? []
      for (const viewer of mareNostrum.waiting(state)) {
        const seen = mareNostrum.imagine(mareNostrum.view(state, viewer), firstChance)
        told.push({ move, round: state.round, viewer, told: prospects(BOARD, seen, viewer) })
      }
    },
  })
  return { told, rounds, winners }
}

const WINS: ReadonlySet<string> = new Set(['titles', 'cities', 'fourth-city', 'waits', 'cards', 'pyramids'])

test.each([
  ['end-titles', ['titles']],
  ['end-cities', ['cities', 'fourth-city']],
  ['end-pyramids', ['pyramids', 'waits']],
  ['end-cards', ['cards', 'waits']],
] as const)('%s: another player is warned of the winner in the last round, before it is decided', (name, ways) => {
  const { told, rounds, winners } = toldIn(name)
  const warned = told.filter(
    one =>
      one.round === rounds &&
      !winners.includes(one.viewer) &&
      one.told.some(({ what, seat }) => (ways as readonly string[]).includes(what) && winners.includes(seat)),
  )
  expect(warned.length).toBeGreaterThan(0)
})

test('rounds that end nothing seldom have a warning of a win', () => {
  const all = ['end-titles', 'end-cities', 'end-pyramids', 'end-cards', 'homes-east', 'wonders'].map(toldIn)
  let rounds = 0
  let warned = 0
  for (const { told, rounds: last } of all) {
    rounds += last - 1
    const cries = told.filter(one => one.round < last && one.told.some(({ what }) => WINS.has(what)))
    warned += new Set(cries.map(({ round }) => round)).size
  }
  expect(warned / rounds).toBeLessThan(0.25)
})

test('nobody is warned of oneself', () => {
  for (const { viewer, told } of toldIn('end-titles').told) {
    for (const { seat } of told) expect(seat).not.toBe(viewer)
  }
})

test('a capital with stronger legions beside it is in danger, behind walls and legions it is not', () => {
  const players = { R: { legions: 'latium' }, C: { control: 'italia', legions: 'italia*6' } }
  const whats = (own: string, fortresses?: string) =>
    prospects(
      BOARD,
      scene({ at: 'turn C', players: { ...players, R: { legions: own, ...(fortresses && { fortresses }) } } }),
      0,
    ).map(({ what }) => what)
  expect(whats('latium')).toContain('capital')
  expect(whats('latium*7', 'latium')).not.toContain('capital')
})

const ROME = { legions: 'latium', stock: 'coin*3' }

/** What Rome is told, with six legions of Carthage beside its capital. */
const toldRome = (at: string, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  prospects(BOARD, scene({ at, players: { R: ROME, C: { control: 'italia', legions: 'italia*6' } }, ...more }), 0).map(
    ({ what }) => what,
  )

test('whoever can do nothing about a danger any more is not told of it', () => {
  expect(toldRome('turn C')).toContain('capital')
  expect(toldRome('turn C', { acted: 'R' })).not.toContain('capital')
})

test('while people build, only a single army that is all but sure to take it endangers a capital', () => {
  const scattered = {
    R: { ...ROME, legions: 'latium*3' },
    C: { control: 'italia gallia', legions: 'italia*3 gallia*3' },
  }
  expect(toldRome('build R')).toContain('capital')
  expect(toldRome('build R', { players: scattered })).not.toContain('capital')
})

test('of legions in a province of one’s own one is told where they are likely to win it', () => {
  const at = (own: number, theirs: number) =>
    toldRome('turn R', {
      players: { R: { control: 'gallia', legions: `latium*3 gallia*${own}` }, C: { legions: `gallia*${theirs}` } },
    })
  expect(at(1, 5)).toContain('battle')
  expect(at(4, 1)).not.toContain('battle')
})

test('three titles are no alarm as long as others than oneself may still build', () => {
  const builder = { stock: 'coin*3' }
  const players = { R: builder, C: { control: 'italia', legions: 'italia*6' }, G: builder }
  const given = { players, buildings: 'africa/market africa/temple italia/market', titles: 'C C C' }
  const last = { ...given, acted: 'C G E B' }
  expect(toldRome('build R', last)).toContain('titles')
  expect(toldRome('build R', { ...given, acted: 'C E B' })).not.toContain('titles')
})
