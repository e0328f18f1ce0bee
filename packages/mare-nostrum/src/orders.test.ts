// Standing orders: what each answers, and that it keeps silent elsewhere.

import { expect, test } from 'vitest'
import type { MnAction } from './actions.ts'
import { orders } from './orders.ts'
import { legal } from './play.ts'
import { BOARD, play, type SceneWords, scene, seatOf } from './scene.ts'
import { view } from './view.ts'

const answer = (id: string, given: SceneWords, when: string, letter: string): string | undefined => {
  const s = scene(given)
  play(s, when, when.startsWith('march') ? '6 6 1 1' : '')
  const out: MnAction[] = []
  const n = legal(BOARD, s, seatOf(letter), out)
  const order = orders.find(each => each.id === id)
  return order?.answer(view(BOARD, s, seatOf(letter)), seatOf(letter), out.slice(0, n))?.notation
}

const MACEDONIA: SceneWords = {
  at: 'turn R',
  players: {
    R: { legions: 'dacia*2' },
    G: { control: 'macedonia', legions: 'macedonia*2', fortresses: 'macedonia' },
  },
}
const HELD: SceneWords = {
  at: 'turn R',
  players: { R: { legions: 'dacia', stations: 'dacia/wine' }, G: { control: 'dacia' } },
  buildings: 'dacia/wine',
}

test.each([
  { id: 'name-in-order', given: { at: 'name', players: {}, acted: 'B' }, when: '', letter: 'E', wanted: 'name 1' },
  { id: 'name-in-order', given: { at: 'name', players: {}, acted: 'R C G' }, when: '', letter: 'E', wanted: 'name 5' },
  {
    id: 'exchange-all',
    given: {
      at: 'turn R',
      players: { R: { legions: 'dacia', stations: 'dacia/marker', control: 'thracia' }, G: { control: 'dacia' } },
    },
    when: '',
    letter: 'R',
    wanted: 'exchange dacia',
  },
  {
    id: 'lose-free',
    given: MACEDONIA,
    when: 'march dacia macedonia; march dacia macedonia; end march',
    letter: 'G',
    wanted: 'lose legion',
  },
  { id: 'hold-all', given: HELD, when: 'end march', letter: 'R', wanted: 'hold dacia' },
  {
    id: 'hold-all',
    given: { ...HELD, players: { ...HELD.players, R: { legions: 'dacia' } } },
    when: 'end march',
    letter: 'R',
    wanted: undefined,
  },
  {
    id: 'hold-all',
    given: { at: 'turn R', players: { R: { legions: 'libya', cards: 'circe', stations: 'libya/oil' } } },
    when: 'end march',
    letter: 'R',
    wanted: 'park done',
  },
  {
    id: 'hold-all',
    given: { at: 'turn R', players: { R: { legions: 'libya*2', cards: 'circe', stations: 'libya/oil' } } },
    when: 'end march',
    letter: 'R',
    wanted: undefined,
  },
  {
    id: 'keep-title',
    given: { at: 'leadership', players: {}, titles: 'C E R' },
    when: '',
    letter: 'C',
    wanted: 'award trade 2',
  },
  {
    id: 'keep-title',
    given: { at: 'leadership', players: {}, titles: 'C E R', buildings: 'latium/metal achaia/oil' },
    when: '',
    letter: 'C',
    wanted: undefined,
  },
] satisfies readonly { id: string; given: SceneWords; when: string; letter: string; wanted: string | undefined }[])(
  '$id: $wanted',
  ({ id, given, when, letter, wanted }) => {
    // biome-ignore format: a table
    expect(answer(id, given, when, letter)).toBe(wanted)
  },
)

test('each keeps silent where something else is decided', () => {
  for (const { id } of orders)
    expect(answer(id, { at: 'build R', players: { R: { stock: 'coin*3' } } }, '', 'R')).toBeUndefined()
})
