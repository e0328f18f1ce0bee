import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@tabularium/kernel'
import { afterAll, describe, expect, it, test } from 'vitest'
import { call } from '../program.testing.ts'
import { graphOf } from '../spark-line.ts'

const golden = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../../${game}/records/${name}.txt`, import.meta.url))

const DUEL = golden('wonders-duel', 'end-points')
const TINY = ['--level', '4']

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string, change: (text: string) => string): string => {
  const file = join(folder, name)
  writeFileSync(file, change(readFileSync(DUEL, 'utf8')))
  return file
}

describe('as JSON', () => {
  it('has every move with its chances, and sums that explain the result', async () => {
    const { code, out, err } = await call(['analyse', DUEL, ...TINY, '--json'])
    expect([code, err]).toEqual([0, ''])
    const told = JSON.parse(out)
    expect(told).toMatchObject({
      game: 'wonders-duel',
      iterations: 4,
      seed: '1',
      even: 0.5,
      start: [0.5, 0.5],
      judge: 'net',
    })
    expect(told.result).toMatchObject({ reason: 'points', winners: [1], shares: [0, 1] })
    expect(told.moves).toHaveLength(65)
    for (const [i, move] of told.moves.entries()) {
      expect(move).toMatchObject({
        move: i + 1,
        seat: expect.any(Number),
        action: expect.any(String),
        loss: expect.any(Number),
        mark: expect.stringMatching(/^(best|good|inaccurate|mistake|blunder)$/),
        best: { action: expect.any(String), line: expect.any(Array) },
      })
      for (const list of [move.before, move.after, move.skill, move.luck, move.best.chances])
        expect(list).toHaveLength(2)
      expect(move.before).toEqual(move.best.chances)
      expect(move.loss).toBeCloseTo(move.before[move.seat] - move.after[move.seat], 6)
    }
    for (const { even, start, own, others, skill, luck, result, seat } of told.sums) {
      expect([even, start, result]).toEqual([0.5, 0.5, seat])
      expect(start + skill + luck).toBeCloseTo(result, 6)
      expect(own + others).toBeCloseTo(skill, 6)
    }
    expect(told.sum).toEqual(told.sums[0])
  })

  it('is the same with the same seed, and sums up for the seat that is asked for', async () => {
    const words = ['analyse', DUEL, ...TINY, '--to', '12', '--seed', 'x', '--seat', '1', '--json']
    const { out } = await call(words)
    expect((await call(words)).out).toBe(out)
    const told = JSON.parse(out)
    expect(told.sum).toEqual(told.sums[1])
    expect(told).not.toHaveProperty('result')
    expect([told.from, told.to, told.moves.length]).toEqual([1, 12, 12])
  })

  it('begins with the chances there where it begins later', async () => {
    const { out } = await call(['analyse', DUEL, ...TINY, '--from', '60', '--json'])
    const { moves, start, sum, result } = JSON.parse(out)
    expect(moves[0].move).toBe(60)
    expect(start).toEqual(moves[0].before)
    expect(sum.start + sum.skill + sum.luck).toBeCloseTo(0, 6)
    expect(result.winners).toEqual([1])
  })
})

describe('for people', () => {
  test.each(LANGUAGES)('in %s: a graph, marks, a sum', async language => {
    const { code, out } = await call(['analyse', DUEL, '--level', '60', '--from', '50', '--language', language])
    expect(code).toBe(0)
    expect(out).toMatch(/^[▁▂▃▄▅▆▇█]+ {2}0%$/m)
    expect(out).toMatch(/\d+% → \d+%/)
    expect(out).not.toMatch(/[{}]|mark\.|undefined|NaN/)
    expect(out).toContain(
      { en: 'of a win, luck', pl: 'wygranej, szczęście', ru: 'победы, удача', de: 'eines Sieges wert, Glück' }[
        language
      ],
    )
  })

  it('lists all moves, or those of one seat, where it is asked to', async () => {
    const all = await call(['analyse', DUEL, ...TINY, '--to', '8', '--all'])
    for (let move = 1; move <= 8; move++) expect(all.out).toMatch(new RegExp(`^ +${move} {2}`, 'm'))
    const one = await call(['analyse', DUEL, ...TINY, '--to', '8', '--all', '--seat', '1'])
    expect(one.out).not.toMatch(/^ +1 {2}/m)
    expect(one.out).toContain('Chances of winning: Bartek')
  })

  it('says what a resignation changed', async () => {
    const resigned = written('resigned.txt', text =>
      `${text
        .split('\n')
        .slice(0, text.split('\n').indexOf('moves:') + 9)
        .join('\n')}\n`.replace(/^result: .*$/m, 'result: resigned; winners 1'),
    )
    const { code, out } = await call(['analyse', resigned, ...TINY])
    expect(code).toBe(0)
    expect(out).toMatch(/was not played to the end \(resignation\): Ania −\d+%, Bartek \+\d+%/)
  })

  it('notes beside the answer that a game is not over, and that there is no network', async () => {
    const open = written('open.txt', text =>
      `${text.split('\n').slice(0, 16).join('\n')}\n`.replace(/^result: .*\n/m, ''),
    )
    expect((await call(['analyse', open, ...TINY])).err).toContain('this game is not over')
    const other = golden('glory-to-rome', 'end-forum')
    expect((await call(['analyse', other, '--level', '2', '--to', '3'])).err).toContain('without the trained network')
  })
})

test('one turn, where a game counts them', async () => {
  const war = golden('assyrian-wars', 'two-rivers')
  const { err } = await call(['analyse', war, '--turn', '3'])
  expect(err).toContain('there is no move in turn 3; the last turn is 2')
})

describe('bad input gets a sentence and exit code 2', () => {
  const tampered = written('tampered.txt', text => text.replace(/^0 draft .*$/m, '0 build palace'))
  test.each([
    [[join(folder, 'nowhere.txt')], 'cannot be read: there is no such file'],
    [[DUEL, '--level', 'strong'], "--level: 'strong' is no level; there are: quick, standard, deep"],
    [[DUEL, '--level', '0'], "--level: '0' is no level"],
    [[DUEL, '--seat', '2'], "--seat: '2' is not a whole number from 0 to 1"],
    [[DUEL, '--from', '66'], "--from: '66' is not a whole number from 1 to 65"],
    [[DUEL, '--from', '9', '--to', '8'], "--to: '8' is not a whole number from 9 to 65"],
    [[DUEL, '--turn', '1', '--from', '9'], '--turn: says both ends already'],
    [[DUEL, '--turn', '1'], 'has no turns'],
    [[tampered], 'move 1'],
    [[golden('assyrian-wars', 'two-rivers-nineveh')], 'whoever plays alone has nobody to win against'],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await call(['analyse', ...words])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
    expect(err.trim()).not.toContain('\n')
  })
})

test('a graph has a bar for each share, or for neighbours together', () => {
  expect(graphOf([0, 0.5, 1], 10)).toBe('▁▅█')
  expect(graphOf([0, 0, 1, 1], 2)).toBe('▁█')
  expect(graphOf([0.5], 10)).toBe('▅')
})
