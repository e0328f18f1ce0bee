// Sets, payments and offers as the board proposes them.

import { firstChance } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { PIECE_NAMES } from '@tabularium/mare-nostrum/rules'
import { BOARD, choices, play, scene } from '@tabularium/mare-nostrum/scene'
import { describe, expect, test } from 'vitest'
import { counted, liftedWith, payPath, readPosition, setsOf, suggested } from './position.ts'

const stock = (words: string): readonly number[] => {
  const counts = PIECE_NAMES.map(() => 0)
  for (const word of words.split(' ').filter(Boolean)) {
    const [name, count = '1'] = word.split('*')
    counts[PIECE_NAMES.indexOf(name)] += Number(count)
  }
  return counts
}
const said = (counts: readonly number[]): string =>
  counted(counts)
    .map(([piece, n]) => (n === 1 ? PIECE_NAMES[piece] : `${PIECE_NAMES[piece]}*${n}`))
    .join(' ')

test.each([
  ['nothing', '', 0, 0],
  ['six kinds', 'gems metal wood gold grain oil', 2, 1],
  ['three of a kind each', 'gems*3 metal*3 wood*3', 3, 0],
  ['many of one kind', 'gems*9 metal', 0, 0],
  ['a legendary good is one of its kind', 'gems legendary-gems metal wood', 1, 0],
  ['coins apart from goods', 'coin*6 gems metal wood', 3, 1],
])('sets: %s', (_, words, three, six) => {
  expect([setsOf(stock(words), 3), setsOf(stock(words), 6)]).toEqual([three, six])
})

/** The payment of a legion in Latium, as Rome sees it. */
function paying(held: string, cards?: string) {
  const s = scene({ at: 'build R', players: { R: { stock: held, legions: 'latium', ...(cards && { cards }) } } })
  play(s, 'legion latium')
  return { s, position: readPosition(mareNostrum.view(s, 0), 0) }
}

describe('a payment is proposed that', () => {
  test.each([
    ['takes what there is most of', 'gems metal*3 wood*2 gold oil*2', 'metal wood oil'],
    ['keeps coins', 'coin*3 gems metal wood', 'gems metal wood'],
    ['takes normal goods before legendary ones', 'gems legendary-gems metal wood', 'gems metal wood'],
  ])('%s', (_, held, expected) => {
    const { s, position } = paying(held)
    const lifted = suggested(position)
    expect(said(lifted)).toBe(expected)
    const path = payPath(position, lifted)
    expect(path).toBeDefined()
    for (const notation of path ?? []) {
      expect(choices(s, 0)).toContain(notation)
      const action = BOARD.actions.parse(notation)
      if (action) mareNostrum.apply(s, 0, action, firstChance)
    }
    expect(s.frames.at(-1)?.at).toBe('build')
  })

  test.each([
    ['pay coins', 'coin*3'],
    ['pay wood', 'gems metal wood'],
  ])('begins with what is asked for: %s', (asked, expected) => {
    const { position } = paying('coin*3 gems*3 metal*2 wood gold oil')
    const lifted = suggested(position, notation => notation === asked)
    expect(said(lifted)).toBe(expected)
    expect(payPath(position, lifted)).toBeDefined()
  })

  test('is no set of two of a kind', () => {
    const { position } = paying('gems*2 metal wood')
    expect(payPath(position, stock('gems*2 metal'))).toBeUndefined()
  })
})

test.each([
  ['one more', '', 'gems', 2, 3, 'gems'],
  ['none after the last', 'gems*2', 'gems', 2, 3, ''],
  ['another sinks where there is no room', 'metal', 'gems', 1, 1, 'gems'],
])('lifting: %s', (_, lifted, piece, held, most, then) => {
  expect(said(liftedWith(stock(lifted), PIECE_NAMES.indexOf(piece), held, most))).toBe(then)
})
