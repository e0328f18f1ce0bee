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
import { ENDS } from '../data/ends.ts'
import { MATERIALS, ROLES, VALUES } from '../data/materials.ts'
import { STRUCTURES } from '../data/structures.ts'
import type { GrEvent } from '../events.ts'
import { DECISION_RULE } from '../refuse.ts'
import { CATEGORIES } from '../scoring.ts'
import { FRAMES, OPTIONS } from '../state.ts'
import { text } from '../text.ts'
import { en } from './en.ts'
import { structureList } from './structure-list.ts'

const DICTIONARIES: Dictionaries = text.dictionaries
const RULES = await pagesOf(text)
/** What fits on the face of a card. */
const LONGEST_FUNCTION = 90

const played = (how: 'lead' | 'follow' | 'more'): readonly GrEvent[] => [
  { at: 'played', seat: 0, role: 'patron', how, unit: 'card', cards: ['temple'] },
  { at: 'played', seat: 0, role: 'patron', how, unit: 'senator', cards: [] },
  { at: 'played', seat: 0, role: 'patron', how, unit: 'petition', cards: ['bar'] },
]

const EVENTS: readonly GrEvent[] = [
  { at: 'dealt', seat: 0, count: 4 },
  { at: 'dealt', seat: 0, count: 4, cards: ['bar', 'dock', 'wall', 'forum'] },
  { at: 'revealed', seat: 0, card: 'bar' },
  { at: 'round', round: 3, seat: 0 },
  ...played('lead'),
  ...played('follow'),
  ...played('more'),
  { at: 'drew', seat: 0, count: 3 },
  { at: 'drew', seat: 0, count: 1, cards: ['bar'] },
  { at: 'senator', seat: 0 },
  { at: 'discarded', seat: 0, cards: ['bar'], senators: 1 },
  { at: 'discarded', seat: 0, cards: ['bar'], senators: 0 },
  { at: 'discarded', seat: 0, cards: [], senators: 1 },
  { at: 'acts', seat: 0, role: 'laborer', actions: 2 },
  { at: 'acts', seat: 0, role: 'think', actions: 2 },
  { at: 'passed', seat: 0 },
  { at: 'declined', seat: 0 },
  { at: 'begins', seat: 0, card: 'bar', alphabet: 'en' },
  { at: 'begins', seat: 0, card: 'bar', alphabet: 'pl' },
  { at: 'begins', seat: 0, card: 'bar', alphabet: 'ru' },
  { at: 'begins', seat: 0, card: 'bar', alphabet: 'de' },
  { at: 'collected', seat: 0, material: 'wood', from: 'pool' },
  { at: 'collected', seat: 0, material: 'wood', from: 'hand', card: 'dock' },
  { at: 'hired', seat: 0, role: 'architect', from: 'pool' },
  { at: 'hired', seat: 0, role: 'architect', from: 'hand', card: 'wall' },
  { at: 'hired', seat: 0, role: 'architect', from: 'deck', card: 'wall' },
  { at: 'banked', seat: 0, from: 'stockpile', material: 'stone' },
  { at: 'banked', seat: 0, from: 'deck' },
  { at: 'banked', seat: 0, from: 'hand' },
  { at: 'banked', seat: 0, from: 'hand', material: 'stone', card: 'villa' },
  { at: 'founded', seat: 0, structure: 'bar', site: 'rubble', out: false },
  { at: 'founded', seat: 0, structure: 'bar', site: 'rubble', out: true },
  { at: 'founded', seat: 0, structure: 'statue', site: 'brick', out: false },
  { at: 'founded', seat: 0, structure: 'statue', site: 'brick', out: true },
  { at: 'added', seat: 0, structure: 'wall', material: 'concrete', from: 'hand', card: 'wall', placed: 1, needed: 2 },
  { at: 'added', seat: 0, structure: 'wall', material: 'concrete', from: 'stockpile', placed: 1, needed: 2 },
  { at: 'added', seat: 0, structure: 'wall', material: 'concrete', from: 'pool', placed: 1, needed: 2 },
  { at: 'completed', seat: 0, structure: 'wall', influence: 4 },
  { at: 'fountain', seat: 0 },
  { at: 'fountain', seat: 0, card: 'bar' },
  { at: 'kept', seat: 0 },
  { at: 'opened', seat: 0, owner: 1, structure: 'wall', material: 'concrete', from: 'stockpile' },
  { at: 'stolen', seat: 0, owner: 1, structure: 'wall' },
  { at: 'showed', seat: 0, card: 'bar' },
  { at: 'took', seat: 0, materials: ['brick', 'brick'] },
  { at: 'gave', seat: 0, to: 1, cards: ['bar'] },
  { at: 'gave', seat: 0, to: 1, cards: [] },
  { at: 'immune', seat: 0, to: 1, through: ['palisade'] },
  { at: 'plundered', seat: 0, from: 1, materials: ['stone'] },
  { at: 'captured', seat: 0, from: 1, role: 'patron' },
  { at: 'claimed', seat: 0, from: 1 },
  { at: 'salvaged', seat: 0, material: 'stone' },
  { at: 'conceded', seat: 0, to: 1 },
  { at: 'vaults', vaults: [['brick', 'brick', 'stone'], []] },
  { at: 'over', reason: 'forum', winners: [1] },
  { at: 'over', reason: 'deck', winners: [0, 1], totals: [20, 20] },
]

const SOURCES = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !/text\/rules\.|\.test\.ts$/.test(name))
  .map(name => ({ name, source: readFileSync(join(SOURCES, name), 'utf8') }))
const refusalCodes = sources.flatMap(({ source }) => [...source.matchAll(/\bno\('([\w-]+)', (?:'([\w.]+)')?/g)])

/** Stages of a round that nobody is asked about. */
const UNASKED: readonly string[] = ['round', 'act', 'burst', 'demand']

/** Keys that messages made by the rules can ask for. */
const NEEDED: readonly string[] = [
  'game.name',
  'amount',
  'facts',
  'card.senator',
  'function.senator',
  ...STRUCTURES.flatMap(({ name }) => [`card.${name}`, `function.${name}`]),
  ...MATERIALS.map(name => `material.${name}`),
  ...ROLES.flatMap(name => [`role.${name}`, `does.${name}`]),
  ...ENDS.map(name => `end.${name}`),
  ...CATEGORIES.map(name => `score.${name}`),
  ...Object.entries(OPTIONS).flatMap(([name, { values }]) => [
    `option.${name}`,
    ...values.map(value => `option.${name}.${value}`),
  ]),
  ...FRAMES.filter(at => !UNASKED.includes(at)).flatMap(at => [`prompt.${at}`, `prompt.${at}.you`, `decision.${at}`]),
  'prompt.fountain.unseen',
  'prompt.over',
  ...refusalCodes.map(([, code]) => `refusal.${code}`),
  ...sources.flatMap(({ source }) => [...source.matchAll(/'((?:picture|hint)\.[\w-]+)'/g)].map(([, key]) => key)),
  ...actions.all.flatMap(action => keysOf(text.action(action))),
  ...EVENTS.flatMap(event => keysOf(text.event(event))),
  ...STRUCTURES.flatMap(({ name }) => text.about?.(name) ?? []).flatMap(keysOf),
]

test('every language has the same keys, with the same arguments', () => {
  expect([...unlikeWords(DICTIONARIES, sources)]).toEqual([])
})

test('all that the rules can say has words', () => {
  expect(refusalCodes.length).toBeGreaterThan(30)
  expect(unworded(NEEDED, DICTIONARIES, sources)).toEqual([])
})

test('every event of the game is among the samples', () => {
  const source = sources.find(({ name }) => name === 'events.ts')?.source ?? ''
  const declared = new Set([...source.matchAll(/at: '([\w-]+)'/g)].map(([, at]) => at))
  expect(new Set(EVENTS.map(({ at }) => at))).toEqual(declared)
})

test('every word for an event and an action is used', () => {
  const used = new Set(NEEDED)
  expect(Object.keys(en).filter(key => /^(event|action|refusal)\./.test(key) && !used.has(key))).toEqual([])
})

describe.each(LANGUAGES)('%s', language => {
  const words = DICTIONARIES[language]
  const say = speaker(language, words)

  test('every message can be said, of no matter how many', () => {
    expect([...unsaid(language, words)]).toEqual([])
  })

  test('every plural has all forms of the language', () => {
    expect(Object.values(words).flatMap(pluralsOf).length).toBeGreaterThan(10)
    expect([...wrongPlurals(language, words)]).toEqual([])
  })

  test('no two things have one name', () => {
    for (const kind of ['card', 'material', 'role']) {
      const names = Object.keys(words).filter(key => key.startsWith(`${kind}.`))
      expect(names.length).toBe(kind === 'card' ? STRUCTURES.length + 1 : 6)
      expect(new Set(names.map(key => words[key].toLowerCase())).size).toBe(names.length)
    }
  })

  test('every function is a sentence short enough for a card', () => {
    const functions = Object.entries(words).filter(([key]) => key.startsWith('function.'))
    expect(functions.length).toBe(STRUCTURES.length + 1)
    const tooLong = functions.filter(([, said]) => said.length > LONGEST_FUNCTION || !said.endsWith('.'))
    expect(tooLong).toEqual([])
  })

  test.each(STRUCTURES)('$name: its facts and its function', ({ name, material }) => {
    const i = MATERIALS.indexOf(material)
    const said = (text.about?.(name) ?? []).map(say)
    expect(said).toEqual([
      words[`card.${name}`],
      expect.stringContaining(words[`material.${material}`]),
      words[`function.${name}`],
    ])
    expect(said[1]).toContain(words[`role.${ROLES[i]}`])
    expect(said[1]).toContain(String(VALUES[i]))
  })
})

const FORMS: readonly ({ figure: number } & Partial<Record<Language, string>>)[] = [
  { figure: 1, en: 'Ada draws 1 card.', pl: 'Ada dobiera 1 kartę.', ru: '1 карту', de: 'Ada zieht 1 Karte.' },
  { figure: 2, en: 'Ada draws 2 cards.', pl: 'Ada dobiera 2 karty.', ru: '2 карты', de: 'Ada zieht 2 Karten.' },
  { figure: 5, en: 'Ada draws 5 cards.', pl: 'Ada dobiera 5 kart.', ru: '5 карт', de: 'Ada zieht 5 Karten.' },
  { figure: 12, en: 'Ada draws 12 cards.', pl: 'Ada dobiera 12 kart.', ru: '12 карт', de: 'Ada zieht 12 Karten.' },
  { figure: 21, en: 'Ada draws 21 cards.', pl: 'Ada dobiera 21 kart.', ru: '21 карту', de: 'Ada zieht 21 Karten.' },
  { figure: 22, en: 'Ada draws 22 cards.', pl: 'Ada dobiera 22 karty.', ru: '22 карты', de: 'Ada zieht 22 Karten.' },
]
test.each(FORMS)('$figure: $en', ({ figure, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    const say = speaker(language, DICTIONARIES[language], ['Ada', 'Bo'])
    const event: GrEvent = { at: 'drew', seat: 0, count: figure }
    const said = say(text.event(event))
    expect(said).toMatch(new RegExp(`${line.replace('.', '\\.')}($|\\.)`))
  }
})

const LINES: readonly { event: GrEvent; en: string; pl: string; de: string }[] = [
  {
    event: { at: 'played', seat: 0, role: 'architect', how: 'lead', unit: 'card', cards: ['wall'] },
    en: 'Ada leads Architect with Wall.',
    pl: 'Ada rozgrywa rolę: murarz (karta: Mur obronny).',
    de: 'Ada führt an: Baumeister (mit Mauer).',
  },
  {
    event: { at: 'hired', seat: 1, role: 'architect', from: 'pool' },
    en: 'Bo hires from the pool: Architect.',
    pl: 'Bo zatrudnia z puli: murarz.',
    de: 'Bo wirbt aus dem Pool an: Baumeister.',
  },
  {
    event: { at: 'plundered', seat: 1, from: 0, materials: ['brick', 'stone', 'brick'] },
    en: 'Bo takes 2 brick and 1 stone from Ada’s stockpile.',
    pl: 'Bo zabiera ze składu: 2 × cegła i 1 × kamień (gracz: Ada).',
    de: 'Bo nimmt 2 Ziegel und 1 Stein aus dem Lager von Ada.',
  },
  {
    event: { at: 'over', reason: 'catacomb', winners: [0, 1], totals: [20, 20] },
    en: 'The game is over: the Catacomb is completed. 20 : 20. Won by Ada and Bo.',
    pl: 'Koniec gry: Katakumby ukończone. 20 : 20. Zwycięstwo: Ada i Bo.',
    de: 'Die Partie ist zu Ende: die Katakombe ist fertig. 20 : 20. Sieg: Ada und Bo.',
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

  test('sections 1 to 13, rulings A01 to A61 and G01 to G10, no number twice', () => {
    const upTo = (last: number, letter: string): string[] =>
      Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`)
    const sections = numbers.filter(number => /^\d+$/.test(number)).map(Number)
    expect(sections).toEqual(Array.from({ length: 13 }, (_, i) => i + 1))
    expect(numbers.filter(number => number.startsWith('A'))).toEqual([...upTo(50, 'A'), 'A60', 'A61'])
    expect(numbers.filter(number => number.startsWith('G'))).toEqual(upTo(10, 'G'))
  })

  test('every number that a page refers to exists, the same ones in every language', () => {
    expect([...wrongReferences(RULES, /\b([AG]\d\d|\d{1,2}\.\d)\b/g, ['A51', 'A59'])]).toEqual([])
  })

  test.each(LANGUAGES)('%s: each structure has a paragraph under its material, with what the data say', language => {
    const words = DICTIONARIES[language]
    for (const [i, material] of MATERIALS.entries()) {
      const page = RULES[language].find(({ number }) => number === `10.${i + 1}`)?.text.split('\n\n') ?? []
      const own = STRUCTURES.filter(structure => structure.material === material)
      expect(page.length).toBe(own.length)
      for (const [k, { name, copies }] of own.entries()) {
        const facts = /^\*\*(.+?)\*\* \((.+?)\)\. /.exec(page[k])
        expect([name, facts?.[1]]).toEqual([name, words[`card.${name}`]])
        for (const fact of [words[`material.${material}`], words[`role.${ROLES[i]}`], VALUES[i], copies]) {
          expect([name, facts?.[2]]).toEqual([name, expect.stringContaining(String(fact))])
        }
        expect(page[k].length).toBeGreaterThan(60)
      }
    }
  })

  test('a structure that the rules forget is an error', () => {
    expect(() => structureList('en', en, 'rubble', String, { bar: 'x' })).toThrow("'insula'")
  })

  test('every rule that code, decisions, options and refusals cite exists', () => {
    // At the end of a comment, or all of it.
    const lone = /(?:^\/\/|[.,]) (\d{1,2})(?: \*\/)?$/g
    const cited = [...citedIn(sources, /\b[AG]\d\d\b|(?<![\d.-])\d{1,2}\.\d{1,2}(?![\d.])/g, lone)]
    for (const [, code, number] of refusalCodes) if (number !== undefined) cited.push(`refusal ${code} ${number}`)
    cited.push(...MATERIALS.map((name, i) => `function of ${name} 10.${i + 1}`))
    cited.push(...Object.entries(DECISION_RULE).map(([at, number]) => `decision ${at} ${number}`))
    cited.push(...Object.entries(OPTIONS).map(([name, { rule }]) => `option ${name} ${rule}`))
    expect(cited).toContain('legionary.ts A26')
    expect(cited).toContain('data/ends.ts 8')
    expect(unwritten(cited, RULES)).toEqual([])
  })

  const doc = readFileSync(join(SOURCES, '../../../docs/rulings/glory-to-rome.md'), 'utf8')
  const rows = doc.split('\n').filter(line => /^\| [AG]\d\d \|/.test(line))

  test('every ruling has its question, its reason and its test in docs/rulings', () => {
    expect(rows.map(row => row.slice(2, 5))).toEqual(numbers.filter(number => /^[AG]/.test(number)))
    for (const row of rows) {
      expect(
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim().length > 0),
      ).toEqual(Array(6).fill(true))
    }
  })

  test('the tests that docs/rulings names exist', () => {
    const tests = readdirSync(SOURCES, { encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .map(name => readFileSync(join(SOURCES, name), 'utf8'))
      .join('\n')
    const held = new Set([...tests.matchAll(/['`(, ]((?:BX|EX|DR)-\d\d|[AG]\d\d)\b/g)].map(([, id]) => id))
    const named = rows.flatMap(row => (row.split('|')[6] ?? '').split(',').map(id => `${row.slice(2, 5)} ${id.trim()}`))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(name => !held.has(name.slice(4)))).toEqual([])
  })

  test('a paragraph written over several lines is one line', () => {
    expect(unwrap('\n  a\n  b\n\n  - c\n    d\n  - e\n  1. f\n  ')).toBe('a b\n\n- c d\n- e\n1. f')
  })
})
