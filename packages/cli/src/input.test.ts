import { GAMES } from '@tabularium/bots/games'
import { LEVEL_IDS, levelById } from '@tabularium/bots/levels'
import { describeProblem, isProblem, openTable, writeRecord } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { botOf, isBotSpec } from './bots.ts'
import {
  findGame,
  fitted,
  languageFrom,
  languageOf,
  listFrom,
  optionsFrom,
  playerName,
  quoted,
  recordFrom,
  tableSeed,
  wholeNumber,
} from './input.ts'
import { call } from './program.testing.ts'

const RUNS = { numRuns: 300, seed: 20_261_115 }

/** A value, or one printable line that says why not. */
function sound(value: unknown): void {
  if (isProblem(value)) expect(describeProblem(value)).toMatch(/^[^\p{Cc}\n]{5,700}$/u)
}

describe('arguments', () => {
  it.each([
    ['7', 7],
    ['0', undefined],
    ['101', undefined],
    ['', undefined],
    [' 7', undefined],
    ['7.0', undefined],
    ['0x7', undefined],
    ['1e1', undefined],
    ['٧', undefined],
  ])('wholeNumber(%j, 1, 100) is %j', (text, number) => {
    const found = wholeNumber(text, 1, 100)
    expect(isProblem(found) ? undefined : found).toBe(number)
  })

  it.each([
    [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
    [{ LANG: 'ru' }, 'ru'],
    [{ LANG: 'C' }, 'en'],
    [{}, 'en'],
    [{ LANG: 'pl_PL', LC_ALL: 'ru_RU' }, 'ru'],
  ])('speaks as %j says: %s', (env, language) => expect(languageOf(env)).toBe(language))

  it('answers any text with a value or a sentence', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('wonders=draft', 'token=may', 'mcts:', 'level:x', 'constructor', '__proto__=1', ',', '='),
    )
    fc.assert(
      fc.property(words, word => {
        sound(wholeNumber(word, 0, 9))
        sound(findGame(GAMES, word))
        sound(optionsFrom(wondersDuel, [word]))
        sound(optionsFrom(wondersDuel, [word, word]))
        sound(tableSeed(word))
        sound(listFrom(word))
        sound(languageFrom(word))
        sound(playerName(word))
        sound(botOf(word, wondersDuel, '1'))
        sound(recordFrom(GAMES, word))
        expect(quoted(word).length).toBeLessThan(70)
      }),
      RUNS,
    )
  })

  it('answers any list of arguments with an exit code and at most one complaint', async () => {
    const word = fc.constantFrom(
      'games',
      'simulate',
      'perft',
      'verify',
      'replay',
      'wonders-duel',
      '--games',
      '1',
      '--depth',
      '2',
      '--json',
      '--option',
      'token=may',
      '--seed',
      '-n',
      '--',
      '-x',
      '--language',
      'pl',
      '',
      '--bots',
      'random',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async words => {
        const { code, err } = await call(words)
        expect([0, 2]).toContain(code)
        if (code === 2) expect(err).toMatch(/^tabularium: [^\n]+\n$/)
      }),
      { numRuns: 60, seed: 20_261_115 },
    )
  })
})

describe('records', () => {
  const table = openTable(wondersDuel, {
    config: { seats: 2, options: { wonders: 'draft', centreStarter: 'starts', guildBacks: 'visible', token: 'must' } },
    seats: ['Ania', 'Bartek'],
    seed: '5eed'.repeat(16),
  })
  for (let i = 0; i < 30; i++) {
    const [seat] = table.waiting()
    table.act(seat, table.legal(seat)[0])
  }
  const text = writeRecord(table.secretRecord())

  it('reads what it wrote', () => expect(isProblem(recordFrom(GAMES, text))).toBe(false))

  it('answers any damage with a record or a sentence, and never throws', () => {
    const place = fc.nat({ max: text.length })
    const damage = fc.oneof(
      fc.tuple(place, place).map(([a, b]) => text.slice(0, a) + text.slice(b)),
      fc
        .tuple(place, fc.string({ unit: 'binary', maxLength: 12 }))
        .map(([a, junk]) => text.slice(0, a) + junk + text.slice(a)),
      fc
        .tuple(place, fc.constantFrom(' > ', '\n', ', ', '\r\n', ':', '=', ' | ', '0 ', '9 '))
        .map(([a, junk]) => text.slice(0, a) + junk + text.slice(a + 1)),
    )
    fc.assert(
      fc.property(damage, damaged => {
        const known = recordFrom(GAMES, damaged)
        sound(known)
        if (!isProblem(known)) sound(fitted(known))
      }),
      { ...RUNS, numRuns: 1000 },
    )
  })
})

describe('a bot by its level', () => {
  it.each([
    ['level:tribune', levelById('tribune', 'wonders-duel')?.spec],
    ['level:quaestor+warrior', 'sensible+warrior'],
  ])('%s is %s', (word, spec) => {
    expect(botOf(word, wondersDuel, '1')).toMatchObject({ name: spec })
  })

  it.each(['level:emperor', 'level:tribune+patron', 'level:'])('there is no %s', word => {
    expect(botOf(word, wondersDuel, '1')).toEqual({
      problem: `there is no bot '${word}' for wonders-duel; levels: ${LEVEL_IDS.join(', ')}; characters: warrior, scholar, merchant, builder`,
    })
  })

  it.each([
    ['sensible+warrior', true],
    ['level:oracle', true],
    ['mcts:5', true],
    ['Ada', false],
    ['Ada+Bo', false],
  ])('whether %s names a bot: %s', (word, named) => {
    expect(isBotSpec(word)).toBe(named)
  })
})
