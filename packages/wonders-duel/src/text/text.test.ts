// Words in every language: complete, alike, well formed; and the rules pages that code and refusals cite.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dictionaries, LANGUAGES, type Language, speaker, unwrap } from '@tabularium/kernel'
import {
  citedIn,
  keysOf,
  pagesOf,
  pluralsOf,
  unlikePages,
  unlikeWords,
  unsaid,
  unworded,
  unwritten,
  wrongPlurals,
  wrongReferences,
} from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import { actions } from '../actions.ts'
import { DISCARD_COINS } from '../build.ts'
import { CARDS } from '../data/cards.ts'
import { MILITARY_TOKENS } from '../data/military.ts'
import { COLOURS, RESOURCES, SYMBOLS, WHITE_SYMBOLS } from '../data/names.ts'
import { TOKENS } from '../data/tokens.ts'
import { WONDERS } from '../data/wonders.ts'
import type { WdEvent } from '../events.ts'
import { DECISION_RULE } from '../refuse.ts'
import { CATEGORIES, ENDS } from '../scoring.ts'
import { FRAMES, OPTIONS } from '../state.ts'
import { text } from '../text.ts'
import { cardEffects, costMessages, freeByMessage, tokenEffect, wonderEffects } from './effects.ts'

const DICTIONARIES: Dictionaries = text.dictionaries
const RULES = await pagesOf(text)

const EVENTS: readonly WdEvent[] = [
  { at: 'tokens', board: ['law', 'economy'] },
  { at: 'group', wonders: ['piraeus', 'the-sphinx'] },
  { at: 'drafted', seat: 0, wonder: 'piraeus' },
  { at: 'age', age: 2, cards: [[0, 'walls']], guilds: [] },
  { at: 'built', seat: 0, card: 'walls', paid: 4, trade: 4 },
  { at: 'built', seat: 0, card: 'aqueduct', paid: 0, trade: 0, white: 'drop' },
  { at: 'discarded', seat: 1, card: 'walls', coins: 3 },
  { at: 'wonder', seat: 1, wonder: 'the-sphinx', card: 'walls', paid: 0 },
  { at: 'gained', seat: 0, coins: 6, by: 'brewery' },
  { at: 'lost', seat: 0, coins: 3, by: 'the-appian-way' },
  { at: 'lost', seat: 0, coins: 2, by: 'p1-loses-2' },
  { at: 'pawn', seat: 0, shields: 2, pawn: -1 },
  { at: 'symbol', seat: 0, symbol: 'wheel', kinds: 1 },
  { at: 'pair', seat: 0, symbol: 'wheel' },
  { at: 'token', seat: 0, token: 'law' },
  { at: 'declined', seat: 0 },
  { at: 'drew', seat: 0, tokens: ['law', 'economy', 'strategy'] },
  { at: 'destroyed', seat: 0, card: 'press' },
  { at: 'raised', seat: 0, card: 'press' },
  { at: 'removed', wonder: 'piraeus' },
  { at: 'revealed', slot: 3, card: 'walls' },
  { at: 'again', seat: 0 },
  { at: 'starter', seat: 0 },
  { at: 'starter', seat: 0, by: 1 },
  { at: 'over', reason: 'military', winners: [1] },
  { at: 'over', reason: 'shared', winners: [0, 1], totals: [60, 60] },
]

const SOURCES = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.includes('rules.'))
  .map(name => ({ name, source: readFileSync(join(SOURCES, name), 'utf8') }))
const refusalCodes = sources.flatMap(({ source }) => [...source.matchAll(/\bno\('([\w-]+)', '([\w.]+)'/g)])

/** Keys that messages made by the rules can ask for. */
const NEEDED: readonly string[] = [
  'game.name',
  ...CARDS.flatMap(({ name }) => `card.${name}`),
  ...WONDERS.map(({ name }) => `wonder.${name}`),
  ...TOKENS.map(({ name }) => `token.${name}`),
  ...MILITARY_TOKENS.map(({ name }) => `military.${name}`),
  ...RESOURCES.flatMap(name => [`resource.${name}`, `amount.${name}`]),
  ...COLOURS.flatMap(name => [`colour.${name}`, `kind.${name}`]),
  ...SYMBOLS.map(name => `symbol.${name}`),
  ...WHITE_SYMBOLS.map(name => `chain.${name}`),
  ...ENDS.map(name => `end.${name}`),
  ...CATEGORIES.map(name => `score.${name}`),
  ...Object.entries(OPTIONS).flatMap(([name, { values }]) => [
    `option.${name}`,
    ...values.map(value => `option.${name}.${value}`),
  ]),
  ...FRAMES.flatMap(at => [`prompt.${at}`, `prompt.${at}.you`, `decision.${at}`]),
  'prompt.over',
  ...refusalCodes.map(([, code]) => `refusal.${code}`),
  ...sources.flatMap(({ source }) => [...source.matchAll(/'(refusal\.[\w-]+)'/g)].map(([, key]) => key)),
  ...sources.flatMap(({ source }) => [...source.matchAll(/word\(say, '([\w-]+)'/g)].map(([, key]) => `picture.${key}`)),
  ...actions.all.flatMap(action => keysOf(text.action(action))),
  ...EVENTS.flatMap(event => keysOf(text.event(event))),
  ...CARDS.flatMap(card => [...cardEffects(card), ...costMessages(card.cost)].flatMap(keysOf)),
  ...CARDS.flatMap(card => freeByMessage(card) ?? []).flatMap(keysOf),
  ...WONDERS.flatMap(wonder => [...wonderEffects(wonder), ...costMessages(wonder.cost)].flatMap(keysOf)),
  ...TOKENS.flatMap(token => keysOf(tokenEffect(token))),
]

test('every language has the same keys, with the same arguments', () => {
  expect([...unlikeWords(DICTIONARIES, sources)]).toEqual([])
})

test('all that the rules can say has words', () => {
  expect(unworded(NEEDED, DICTIONARIES, sources)).toEqual([])
})

test('every event of the game is among the samples', () => {
  const source = sources.find(({ name }) => name === 'events.ts')?.source ?? ''
  const declared = new Set([...source.matchAll(/at: '([\w-]+)'/g)].map(([, at]) => at))
  expect(new Set(EVENTS.map(({ at }) => at))).toEqual(declared)
})

describe.each(LANGUAGES)('%s', language => {
  const words = DICTIONARIES[language]

  test('every message can be said, of no matter how many', () => {
    expect([...unsaid(language, words)]).toEqual([])
  })

  test('every plural has all forms of the language', () => {
    expect(Object.values(words).flatMap(pluralsOf).length).toBeGreaterThan(10)
    expect([...wrongPlurals(language, words)]).toEqual([])
  })

  test('no two things have one name', () => {
    const names = Object.keys(words).filter(key => /^(card|wonder|token)\./.test(key))
    expect(names.length).toBe(CARDS.length + WONDERS.length + TOKENS.length)
    expect(new Set(names.map(key => words[key])).size).toBe(names.length)
  })
})

const FORMS: readonly ({ figure: number } & Partial<Record<Language, string>>)[] = [
  { figure: 1, en: '1 coin', pl: '1 moneta', ru: '1 монета', de: '1 Münze' },
  { figure: 2, en: '2 coins', pl: '2 monety', ru: '2 монеты', de: '2 Münzen' },
  { figure: 5, en: '5 coins', pl: '5 monet', ru: '5 монет', de: '5 Münzen' },
  { figure: 12, en: '12 coins', pl: '12 monet', ru: '12 монет', de: '12 Münzen' },
  { figure: 21, en: '21 coins', pl: '21 monet', ru: '21 монета', de: '21 Münzen' },
  { figure: 22, en: '22 coins', pl: '22 monety', ru: '22 монеты', de: '22 Münzen' },
]
test.each(FORMS)('$figure: $en', ({ figure, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    const say = speaker(language, DICTIONARIES[language])
    expect(say({ key: 'amount.coins', args: { amount: figure } })).toBe(line)
  }
})

const LINES: readonly ({ event: WdEvent } & Partial<Record<Language, string>>)[] = [
  {
    event: { at: 'built', seat: 0, card: 'caravansery', paid: 7, trade: 5 },
    en: 'Ada builds Caravansery for 7 coins, including 5 for resources.',
    pl: 'Ada buduje za 7 monet: Karawanseraj (w tym 5 za materiały).',
    ru: 'Ada строит за 7 монет (из них 5 за ресурсы): Караван-сарай.',
    de: 'Ada baut für 7 Münzen: Karawanserei (davon 5 für Ressourcen).',
  },
  {
    event: { at: 'pawn', seat: 1, shields: 2, pawn: 0 },
    en: 'Bo moves the pawn (2 shields); it is now in the centre.',
    pl: 'Bo przesuwa pion konfliktu: 2 tarcze; pion stoi na środku.',
    ru: 'Bo двигает маркер конфликта: 2 щита; теперь он в центре.',
    de: 'Bo bewegt den Konfliktmarker mit 2 Schilden; er steht jetzt in der Mitte.',
  },
  {
    event: { at: 'lost', seat: 1, coins: 1, by: 'p2-loses-5' },
    en: 'Bo loses 1 coin: military token 5.',
    pl: 'Bo traci 1 monetę: znacznik militarny 5.',
    ru: 'Bo теряет 1 монету: военный жетон 5.',
    de: 'Bo verliert 1 Münze: Militärplättchen 5.',
  },
]
test.each(LINES)('$en', ({ event, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    expect(speaker(language, DICTIONARIES[language], ['Ada', 'Bo'])(text.event(event))).toBe(line)
  }
})

describe('rules pages', () => {
  const numbers = RULES.en.map(({ number }) => number)

  test('the same numbers in every language, none twice, each with a title and a text', () => {
    expect([...unlikePages(RULES)]).toEqual([])
  })

  test('sections 1 to 18, rulings W01 to W27, no number twice', () => {
    const sections = numbers.filter(number => /^\d+$/.test(number)).map(Number)
    expect(sections).toEqual(Array.from({ length: 18 }, (_, i) => i + 1))
    const rulings = Array.from({ length: 27 }, (_, i) => `W${String(i + 1).padStart(2, '0')}`)
    expect(numbers.filter(number => number.startsWith('W'))).toEqual(rulings)
  })

  test('every number that a page refers to exists, the same ones in every language', () => {
    expect([...wrongReferences(RULES, /\b(W\d\d|\d{1,2}\.\d)\b/g)]).toEqual([])
  })

  test.each(LANGUAGES)(
    '%s: the card list has every card, the lists of 11.2 and 11.5 every token and wonder',
    language => {
      const words = DICTIONARIES[language]
      const page = (number: string) => RULES[language].find(rule => rule.number === number)?.text ?? ''
      for (const { name } of CARDS) expect(page('12')).toContain(`**${words[`card.${name}`]}** (`)
      for (const { name } of TOKENS) expect(page('11.2')).toContain(`**${words[`token.${name}`]}**`)
      for (const { name } of WONDERS) expect(page('11.5')).toContain(`**${words[`wonder.${name}`]}** (`)
    },
  )

  test.each(LANGUAGES)('%s: 6.4 names the coins that a discarded card brings', language => {
    const page = RULES[language].find(rule => rule.number === '6.4')?.text ?? ''
    expect(page).toMatch(new RegExp(`(?<!\\d)${DISCARD_COINS}(?!\\d)`))
  })

  test.each(LANGUAGES)('%s: the costs of 11.5 are those of the data', language => {
    const say = speaker(language, DICTIONARIES[language])
    const page = RULES[language].find(rule => rule.number === '11.5')?.text ?? ''
    for (const { name, cost } of WONDERS) {
      const line = page.split('\n').find(line => line.includes(`**${say({ key: `wonder.${name}` })}**`)) ?? ''
      const shown = line.slice(line.indexOf('(') + 1, line.indexOf(')')).split(', ')
      expect([name, shown.toSorted()]).toEqual([name, costMessages(cost).map(say).toSorted()])
    }
  })

  test('every rule that code, decisions, options and refusals cite exists', () => {
    // At the end of a comment, or all of it.
    const lone = /(?:^\/\/|[.,]) (\d{1,2})(?: \*\/)?$/g
    const cited = [...citedIn(sources, /\bW\d\d\b|(?<![\d.-])\d{1,2}\.\d{1,2}(?![\d.])/g, lone)]
    cited.push(...refusalCodes.map(([, code, number]) => `refusal ${code} ${number}`))
    cited.push(...Object.entries(DECISION_RULE).map(([at, number]) => `decision ${at} ${number}`))
    cited.push(...Object.entries(OPTIONS).map(([name, { rule }]) => `option ${name} ${rule}`))
    expect(cited).toContain('trade.ts 5.8')
    expect(cited).toContain('ages.ts W21')
    expect(unwritten(cited, RULES)).toEqual([])
  })

  test('every ruling has its reason and its test in docs/rulings', () => {
    const doc = readFileSync(join(SOURCES, '../../../docs/rulings/wonders-duel.md'), 'utf8')
    const rows = doc.split('\n').filter(line => /^\| W\d\d \|/.test(line))
    expect(rows.map(row => row.slice(2, 5))).toEqual(numbers.filter(number => number.startsWith('W')))
  })

  test('a paragraph written over several lines is one line', () => {
    expect(unwrap('\n  a\n  b\n\n  - c\n    d\n  - e\n  1. f\n  ')).toBe('a b\n\n- c d\n- e\n1. f')
  })
})
