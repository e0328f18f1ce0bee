import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { gamesIn, readCounts } from '@tabularium/bots/explorer'
import { laidRows } from '@tabularium/bots/explorer/glory-to-rome'
import { draftRows, turnRows } from '@tabularium/bots/explorer/wonders-duel'
import { GAMES } from '@tabularium/bots/games'
import { NAMES } from '@tabularium/glory-to-rome/rules'
import { isProblem } from '@tabularium/kernel'
import { CARDS, WONDER_NAMES } from '@tabularium/wonders-duel/rules'
import { expect, test } from 'vitest'
import { EXPLORED } from './explorer-files.ts'

const textOf = (game: string): string =>
  readFileSync(new URL(`../../../${game}/explorer/2.json`, import.meta.url), 'utf8')

const countsOf = (game: string) => {
  const counts = readCounts(textOf(game))
  if (isProblem(counts)) throw new Error(counts.problem)
  return counts
}

test.each(EXPLORED)('the counts of %s are of today’s rules, of at least a thousand games, and small', id => {
  const counts = countsOf(id)
  const game = GAMES.find(one => one.id === id)
  expect(counts).toMatchObject({ game: id, rules: game?.rules, seats: 2 })
  expect(gamesIn(counts)).toBeGreaterThanOrEqual(1000)
  expect(gzipSync(textOf(id)).length).toBeLessThan(60_000)
})

test('every wonder, card of Age I and most structures have been seen', () => {
  const duel = countsOf('wonders-duel')
  const names = { wonders: WONDER_NAMES, cards: CARDS.filter(({ age }) => age === 1).map(({ name }) => name) }
  expect(draftRows(duel, names, 0)).toHaveLength(12)
  expect(turnRows(duel, names, 0)).toHaveLength(23)
  expect(laidRows(countsOf('glory-to-rome'), NAMES, 0).length).toBeGreaterThan(30)
})
