// Counting: how many ways there are to play the next few decisions from chosen positions, chance always giving the first
// answer there is. The tables were counted once and are frozen; a change of the rules shows here.

import { firstChance, perft } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { wondersDuel } from './index.ts'
import { refuse } from './refuse.ts'
import { begin, play, type SceneWords, scene } from './scene.ts'
import type { WdState } from './state.ts'

interface Counted {
  readonly id: string
  readonly position: () => WdState
  /** Runs of 1, 2, 3 … decisions. */
  readonly runs: readonly number[]
}

const from =
  (words: SceneWords, ...moves: readonly string[]) =>
  () => {
    const s = scene(words)
    play(s, ...moves)
    return s
  }

const start =
  (options: Readonly<Record<string, string>>, ...moves: readonly string[]) =>
  () => {
    const s = begin(options)
    play(s, ...moves)
    return s
  }

/** Two cities in the middle of the game. */
const P1 = {
  coins: 9,
  cards: 'quarry clay-pool press palisade scriptorium tavern',
  wonders: 'the-sphinx the-colossus',
  built: 'piraeus',
}
const P2 = {
  coins: 6,
  cards: 'lumber-yard glassworks stable pharmacist altar',
  wonders: 'the-pyramids the-great-library',
  built: 'the-appian-way',
}

const COUNTED: readonly Counted[] = [
  { id: 'the draft', position: start({}), runs: [4, 12, 24, 96, 288, 576] },
  { id: 'a first game', position: start({ wonders: 'first-game' }), runs: [12, 120, 1962, 30654, 346594] },
  { id: 'Age II', position: from({ age: 2, p1: P1, p2: P2 }), runs: [8, 36, 278, 1519, 10720, 68825] },
  {
    id: 'Age III with guilds',
    position: from({
      age: 3,
      slots: { 5: 'builders-guild', 15: '?guild', 18: 'merchants-guild', 19: 'palace', 17: '?guild' },
      p1: P1,
      p2: P2,
    }),
    runs: [8, 27, 168, 913, 5779, 29838],
  },
  {
    id: 'the end of Age I, from the last two cards into Age II',
    position: from({ last: 'baths theater', pawn: 1, p1: P1, p2: P2 }),
    runs: [8, 18, 36, 195, 954, 5915],
  },
  {
    id: 'the last two cards of the game',
    position: from({ last: 'palace university', p1: P1, p2: P2 }),
    runs: [8, 12, 0],
  },
  {
    id: 'a token is chosen',
    position: from({ open: 'library walls', p1: P1, p2: P2 }, 'build library'),
    runs: [5, 20, 160, 770, 2458, 9431],
  },
  {
    id: 'a token may be declined',
    position: from({ open: 'library walls', p1: P1, p2: P2, options: { token: 'may' } }, 'build library'),
    runs: [6, 24, 192, 924, 2948, 11267],
  },
  {
    id: 'the Great Library has drawn',
    position: from(
      { open: 'library walls', turn: 1, p1: P1, p2: { ...P2, coins: 20 } },
      'wonder the-great-library walls',
    ),
    runs: [3, 24, 129, 894, 2994, 9540],
  },
  {
    id: 'a brown card is destroyed',
    position: from(
      {
        open: 'statue walls',
        p1: { ...P1, coins: 20, wonders: 'the-statue-of-zeus' },
        p2: { ...P2, cards: 'lumber-yard brickyard stone-pit' },
      },
      'wonder the-statue-of-zeus walls',
    ),
    runs: [3, 12, 48, 184, 368, 736],
  },
  {
    id: 'a card is raised',
    position: from(
      {
        open: 'statue walls',
        discard: 'library baths guard-tower',
        p1: { ...P1, coins: 20, wonders: 'the-mausoleum' },
        p2: P2,
      },
      'wonder the-mausoleum walls',
    ),
    runs: [3, 13, 52, 212, 622, 1517],
  },
  {
    id: 'hidden guild backs',
    position: from(
      { last: 'walls', p1: P1, p2: P2, options: { guildBacks: 'hidden', centreStarter: 'chooses' } },
      'discard walls',
    ),
    runs: [2, 10, 45, 283, 1635, 9570],
  },
]

/** The same count, slowly: every action of the catalogue that is not refused, on positions made anew from their views. */
function slowPerft(s: WdState, depth: number): number {
  const [seat] = wondersDuel.waiting(s)
  if (depth === 0) return 1
  if (seat === undefined) return 0
  const allowed = wondersDuel.actions.all.filter(action => refuse(s, seat, action) === undefined)
  return allowed.reduce((sum, action) => {
    const next = wondersDuel.imagine(JSON.parse(JSON.stringify(wondersDuel.view(s, undefined))), firstChance)
    wondersDuel.apply(next, seat, action, firstChance)
    return sum + slowPerft(next, depth - 1)
  }, 0)
}

describe.each(COUNTED)('$id', ({ position, runs }) => {
  test(`runs: ${runs.join(', ')}`, () => {
    const s = position()
    const before = JSON.stringify(s)
    expect(runs.map((_, i) => perft(wondersDuel, s, i + 1))).toEqual(runs)
    expect(JSON.stringify(s)).toBe(before)
  })

  test('the slow count agrees', () => {
    for (const depth of [1, 2, 3].filter(d => runs[d - 1] < 10_000)) {
      expect(slowPerft(position(), depth)).toBe(runs[depth - 1])
    }
  })
})
