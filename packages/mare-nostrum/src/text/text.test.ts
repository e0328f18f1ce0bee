// Words in every language: complete, alike, well formed; and the rules pages that code and refusals cite.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dictionaries, LANGUAGES, type Language, speaker } from '@tabularium/kernel'
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
import { CARD_FACTS } from '../data/cards.ts'
import { DIFFERENCES } from '../data/editions.ts'
import { EMPIRES } from '../data/empires.ts'
import { ENDS } from '../data/ends.ts'
import { SORTS, TRACKS } from '../data/goods.ts'
import { MAP } from '../data/map.ts'
import type { MnEvent, SideEvent } from '../events.ts'
import { mareNostrum } from '../index.ts'
import { MEASURES } from '../measure.ts'
import { PIECE_NAMES } from '../names.ts'
import { decisionRule } from '../refuse.ts'
import { FRAMES, OPTIONS } from '../state.ts'
import { heroList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'
import { en } from './en.ts'
import { placeWords } from './places.ts'

const { text, actions } = mareNostrum
const DICTIONARIES: Dictionaries = text.dictionaries
const RULES = await pagesOf(text)
/** What fits on the face of a card. */
const LONGEST_POWER = 90
/** What fits beside a prompt. */
const LONGEST_TITLE = 20

const side = (seat: number, dice: readonly number[], powers: readonly string[]): SideEvent => ({
  seat,
  dice,
  sum: 8,
  hits: 1,
  loses: 1,
  powers,
})
const PAID = { coin: 3 }
const FREE = { at: 'built', seat: 0, place: 'latium' } as const
const BUILT = { ...FREE, paid: PAID } as const

const EVENTS: readonly MnEvent[] = [
  { at: 'empire', seat: 0, empire: 'rome' },
  { at: 'shown', card: 'circe' },
  { at: 'round', round: 3 },
  { at: 'phase', phase: 4 },
  { at: 'income', seat: 0, pieces: { coin: 2, wine: 1 } },
  { at: 'income', seat: 0, pieces: { coin: 1 }, power: 'temple-of-artemis' },
  { at: 'income', seat: 0, pieces: {} },
  { at: 'legendary', seat: 0 },
  { at: 'legendary', seat: 0, good: 'wine' },
  { at: 'reshuffled', count: 4 },
  { at: 'extra', seat: 0, coins: 1, legendary: 0 },
  { at: 'extra', seat: 0, coins: 0, legendary: 1 },
  { at: 'extra', seat: 0, coins: 1, legendary: 1 },
  { at: 'colossus', seat: 0, good: 'wine' },
  { at: 'colossus', seat: 0 },
  { at: 'token', seat: 0, face: 3 },
  { at: 'no-trade', why: 'zero' },
  { at: 'no-trade', why: 'few' },
  { at: 'no-trade', why: 'nobody' },
  { at: 'ready', seat: 0 },
  { at: 'offers', offers: [{ coin: 2, 'legendary-wine': 1 }, undefined, {}] },
  { at: 'took', seat: 0, from: 1, piece: 'legendary-wine' },
  { at: 'traded', returned: [undefined, undefined, undefined] },
  { at: 'traded', returned: [{ wine: 1 }, undefined, undefined] },
  { at: 'gave', seat: 0, to: 1 },
  { at: 'gave', seat: 0, to: 1, piece: 'coin' },
  { at: 'named', seat: 0, player: 1 },
  { at: 'perseus', seat: 0, first: true },
  { at: 'perseus', seat: 0, first: false },
  { ...BUILT, what: 'control' },
  { ...FREE, what: 'control', power: 'hammurabi' },
  { ...BUILT, what: 'legion' },
  { ...BUILT, what: 'legion', paid: { gladiators: 1 }, power: 'spartacus' },
  { ...FREE, what: 'legion', power: 'penthesilea', count: 2 },
  { ...BUILT, what: 'fortress' },
  { ...BUILT, what: 'trireme', place: 'mare-ionium' },
  { ...BUILT, what: 'caravan', part: 'wine' },
  { ...BUILT, what: 'market', part: 'market' },
  { ...BUILT, what: 'city', part: 'roma' },
  { ...BUILT, what: 'temple', part: 'temple' },
  { at: 'recruited', seat: 0, card: 'circe', paid: { coin: 7 } },
  { at: 'copied', seat: 0, card: 'circe' },
  { at: 'built-up', seat: 0 },
  { at: 'kept', seat: 0 },
  { at: 'discarded', seat: 0, pieces: { wine: 2 } },
  { at: 'discarded', seat: 0, pieces: {} },
  { at: 'waits', seat: 0, by: 'pyramids' },
  { at: 'waits', seat: 0, by: 'cards' },
  { at: 'peace', seat: 0, player: 1 },
  { at: 'peace', seat: 0 },
  { at: 'recalled', seat: 1, from: 'latium', count: 2 },
  { at: 'exchanged', seat: 0, from: 1, province: 'dacia' },
  { at: 'exchanged', seat: 0, from: 1, province: 'dacia', power: 'queen-of-sheba' },
  { at: 'orphaned', seat: 0, from: 1, province: 'dacia' },
  { at: 'sailed', seat: 0, from: 'mare-ionium', to: 'mare-africum', count: 2 },
  { at: 'marched', seat: 0, from: 'italia', to: 'cyrenaica', count: 2 },
  { at: 'battle', place: 'mare-ionium', sea: true, sides: [side(0, [4], []), side(1, [5, 1], [])] },
  { at: 'battle', place: 'cyrenaica', sea: false, sides: [side(0, [5, 4, 3], ['caesar']), side(1, [], [])] },
  { at: 'battle', place: 'cyrenaica', sea: false, sides: [side(0, [], ['nebuchadnezzar']), side(1, [2], [])] },
  { at: 'lost', seat: 0, place: 'cyrenaica', legions: 2, fortress: true, triremes: 0 },
  { at: 'lost', seat: 0, place: 'mare-ionium', legions: 0, fortress: false, triremes: 1 },
  { at: 'war', province: 'cyrenaica' },
  { at: 'lapsed', province: 'cyrenaica' },
  { at: 'held', seat: 0, province: 'cyrenaica' },
  { at: 'pillaged', seat: 0, province: 'cyrenaica', part: 'papyrus', pieces: { papyrus: 1 } },
  { at: 'pillaged', seat: 0, province: 'cyrenaica', part: 'papyrus', pieces: { papyrus: 2 }, power: 'hamilcar' },
  { at: 'pillaged', seat: 0, province: 'cyrenaica', part: 'market', pieces: {} },
  { at: 'occupied', seat: 0, province: 'cyrenaica', part: 'cyrene' },
  { at: 'besieged', seat: 0, province: 'cyrenaica' },
  { at: 'spared', seat: 0, province: 'cyrenaica' },
  { at: 'parked', seat: 0, province: 'cyrenaica', part: 'papyrus' },
  { at: 'turn-over', seat: 0 },
  { at: 'title', track: 'trade', seat: 0, from: 1, level: 7 },
  { at: 'title', track: 'trade', seat: 0, from: 0, level: 7 },
  { at: 'awarded', seat: 0, track: 'culture', player: 1 },
  { at: 'over', reason: 'titles', winners: [0] },
]

const SOURCES = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !/text\/rules\.|\.test\.ts$/.test(name))
  .map(name => ({ name, source: readFileSync(join(SOURCES, name), 'utf8') }))
const refusing = sources.find(({ name }) => name === 'refuse.ts')?.source ?? ''
/** `no('barred', '2.2')`, and either code of `no(x ? 'card-closed' : 'card-sold', '3.1.3')`. */
const refusalCodes = [...refusing.matchAll(/\bno\(([^']*)'([\w-]+)'(?: : '([\w-]+)')?, (?:'([\w.]+)')?/g)].flatMap(
  ([, , code, other, rule]) => [code, ...(other === undefined ? [] : [other])].map(each => [each, rule] as const),
)

/** Stages that nobody is asked about. */
const UNASKED: readonly string[] = ['phase', 'turn']

const cards = CARD_FACTS.map(({ name }) => name)
const named = (kind: string, names: readonly string[]): readonly string[] => names.map(name => `${kind}.${name}`)

/** Keys that messages made by the rules can ask for. */
const NEEDED: readonly string[] = [
  'game.name',
  ...named('good', PIECE_NAMES),
  ...named('empire', EMPIRES),
  ...named('card', cards),
  ...named('power', cards),
  ...named('building', SORTS),
  ...named('track', TRACKS),
  ...named('title', TRACKS),
  ...named('end', ENDS),
  ...named('measure', MEASURES),
  ...named('phase', ['0', '1', '2', '3', '4', '5']),
  ...MAP.seas.map(({ name }) => `sea.${name}.short`),
  ...Object.entries(OPTIONS).flatMap(([name, { values }]) => [
    `option.${name}`,
    ...values.map(value => `option.${name}.${value}`),
  ]),
  ...FRAMES.filter(at => !UNASKED.includes(at)).flatMap(at => [`prompt.${at}`, `prompt.${at}.you`, `decision.${at}`]),
  'prompt.over',
  ...refusalCodes.map(([code]) => `refusal.${code}`),
  ...sources.flatMap(({ source }) => [...source.matchAll(/'((?:picture|hint)\.[\w.-]+)'/g)].map(([, key]) => key)),
  ...actions.all.flatMap(action => keysOf(text.action(action))),
  ...EVENTS.flatMap(event => keysOf(text.event(event))),
  ...cards.flatMap(name => text.about?.(name) ?? []).flatMap(keysOf),
]

test('every language has the same keys, with the same arguments', () => {
  expect([...unlikeWords(DICTIONARIES, sources)]).toEqual([])
})

test('all that the rules can say has words', () => {
  expect(refusalCodes.length).toBeGreaterThan(20)
  expect(unworded(NEEDED, DICTIONARIES, sources)).toEqual([])
})

test('every event of the game is among the samples', () => {
  const source = sources.find(({ name }) => name === 'events.ts')?.source ?? ''
  const declared = new Set([...source.matchAll(/\bat: '([\w-]+)'/g)].map(([, at]) => at))
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

  test.each([
    ['good', PIECE_NAMES.length],
    ['card', cards.length],
    ['empire', EMPIRES.length],
    ['province', MAP.provinces.length],
    ['building', SORTS.length],
  ])('no two have one name: %s', (kind, count) => {
    const names = Object.keys(words).filter(key => key.startsWith(`${kind}.`))
    expect(names.length).toBe(count)
    expect(new Set(names.map(key => words[key].toLowerCase())).size).toBe(count)
  })

  test('every place has a name, and seas a short one', () => {
    const places = Object.keys(placeWords(MAP, {}, language))
    expect(places.filter(key => !Object.hasOwn(dictionaries[language], key))).toEqual([])
    for (const { name } of MAP.seas) expect([...words[`sea.${name}.short`]].length).toBeLessThan(16)
  })

  test('places of another map are called what the map calls them, in English where it has no more', () => {
    const place = { name: 'ultima', names: { en: 'Thule' } }
    const own = { ...MAP, seas: [...MAP.seas, { ...place, neighbours: [] }, { name: 'x', neighbours: [] }] }
    expect(placeWords(own, words, language)).toMatchObject({ 'sea.ultima': 'Thule', 'sea.x': 'x' })
  })

  test('every power is a sentence short enough for a card', () => {
    const powers = Object.entries(words).filter(([key]) => key.startsWith('power.'))
    expect(powers.length).toBe(cards.length)
    expect(powers.filter(([, said]) => said.length > LONGEST_POWER || !said.endsWith('.'))).toEqual([])
  })

  test.each(cards)('%s: its name and its power', name => {
    const said = (text.about?.(name) ?? []).map(say)
    expect(said[0]).toBe(words[`card.${name}`])
    expect(said).toContain(words[`power.${name}`])
  })
})

const FORMS: readonly ({ figure: number } & Partial<Record<Language, string>>)[] = [
  { figure: 1, en: '1 legion', pl: '1 legion', ru: '1 легион', de: '1 Legion' },
  { figure: 2, en: '2 legions', pl: '2 legiony', ru: '2 легиона', de: '2 Legionen' },
  { figure: 5, en: '5 legions', pl: '5 legionów', ru: '5 легионов', de: '5 Legionen' },
  { figure: 8, en: '8 legions', pl: '8 legionów', ru: '8 легионов', de: '8 Legionen' },
]
test.each(FORMS)('$figure: $en', ({ figure, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    const say = speaker(language, DICTIONARIES[language], ['Ada', 'Bo'])
    const event: MnEvent = { at: 'marched', seat: 0, from: 'italia', to: 'latium', count: figure }
    expect(say(text.event(event))).toMatch(new RegExp(`(?<![\\p{L}\\d])${line}(?!\\p{L})`, 'u'))
  }
})

const LINES: readonly ({ event: MnEvent } & Partial<Record<Language, string>>)[] = [
  {
    event: { at: 'took', seat: 0, from: 1, piece: 'legendary-wine' },
    en: 'Ada takes legendary wine from Bo.',
    pl: 'Ada bierze: legendarne wino (oddaje Bo).',
    ru: 'Ada берёт: легендарное вино (отдаёт Bo).',
    de: 'Ada nimmt von Bo: legendärer Wein.',
  },
  {
    event: { at: 'built', seat: 0, what: 'legion', place: 'latium', paid: { coin: 3 } },
    en: 'Ada builds a legion in Latium (3 coins).',
    pl: 'Ada buduje legion: Lacjum (3 monety).',
    ru: 'Ada строит легион: Лаций (3 монеты).',
    de: 'Ada baut eine Legion in Latium (3 Münzen).',
  },
  {
    event: { at: 'title', track: 'military', seat: 1, from: 0, level: 9 },
    en: 'Bo becomes military leader (level 9).',
    pl: 'Bo zdobywa tytuł: przywódca wojskowy (poziom 9).',
    ru: 'Bo получает титул: военный лидер (уровень 9).',
    de: 'Bo wird Militärführer (Stufe 9).',
  },
  {
    event: { at: 'over', reason: 'cities', winners: [0, 1] },
    en: 'The game is over: four capitals or legendary cities. Won by Ada and Bo.',
    pl: 'Koniec gry: cztery stolice lub legendarne miasta. Zwycięstwo: Ada i Bo.',
    ru: 'Игра окончена: четыре великих города. Победа: Ada и Bo.',
    de: 'Die Partie ist zu Ende: vier Hauptstädte und legendäre Städte. Sieg: Ada und Bo.',
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

  test('sections 1 to 11, rulings M01 to M62, M70 and N01 on, no number twice', () => {
    const upTo = (last: number): string[] => Array.from({ length: last }, (_, i) => String(i + 1).padStart(2, '0'))
    expect(numbers.filter(number => /^\d+$/.test(number))).toEqual(Array.from({ length: 11 }, (_, i) => String(i + 1)))
    expect(numbers.filter(number => number.startsWith('M'))).toEqual([...upTo(62).map(n => `M${n}`), 'M70'])
    const own = numbers.filter(number => number.startsWith('N'))
    expect(own).toEqual(upTo(own.length).map(n => `N${n}`))
    for (const { difference } of DIFFERENCES) expect(numbers).toContain(difference)
  })

  test('every number that a page refers to exists, the same ones in every language', () => {
    // Named in F as too small for a paragraph.
    const unused = ['D02', 'D10', 'D12', 'D15', 'D16', 'D29', 'D31']
    expect([...wrongReferences(RULES, /\b([MND]\d\d|\d{1,2}(?:\.\d)+)\b/g, unused)]).toEqual([])
  })

  test.each(LANGUAGES)('%s: each card has a paragraph with what the data say', language => {
    const words = DICTIONARIES[language]
    const pages = RULES[language].filter(({ number }) => number === '10' || number === '11')
    const paragraphs = pages.flatMap(({ text }) => text.split('\n\n'))
    for (const { name, bonus, starts } of CARD_FACTS) {
      const own = paragraphs.filter(paragraph => paragraph.startsWith(`**${words[`card.${name}`]}**`))
      expect([name, own.length]).toEqual([name, 1])
      for (const [i, count] of bonus.entries()) {
        const printed = `${words[`track.${TRACKS[i]}`]} +${count}`
        expect([name, own[0].includes(printed)]).toEqual([name, count > 0])
      }
      expect([name, EMPIRES.some(empire => own[0].includes(`: ${words[`empire.${empire}`]})`))]).toEqual([name, starts])
    }
  })

  test.each(LANGUAGES)('%s: the rule of every decision has a title that fits beside its prompt', language => {
    const asked = FRAMES.filter(at => !UNASKED.includes(at)).flatMap(at => [3, 4].map(phase => decisionRule(at, phase)))
    const titles = RULES[language].filter(({ number }) => asked.includes(number)).map(({ title }) => title)
    expect(titles.length).toBe(new Set(asked).size)
    expect(titles.filter(title => title.length > LONGEST_TITLE)).toEqual([])
  })

  test('a card that the rules forget is an error', () => {
    expect(() => heroList('en', en, { copied: 'x', starts: 'x' }, {})).toThrow("'caesar'")
  })

  test('every rule that code, decisions, options and refusals cite exists', () => {
    // At the end of a comment, or all of it.
    const lone = /(?:^\/\/|[.,]) (\d{1,2}|[A-G])(?:\.\d)?(?: \*\/)?$/g
    const cited = [...citedIn(sources, /\b[MNRD]\d\d\b|(?<![\d.-])\d{1,2}(?:\.\d{1,2})+(?![\d.]\d)/g, lone)]
    for (const [code, number] of refusalCodes) if (number !== undefined) cited.push(`refusal ${code} ${number}`)
    for (const at of FRAMES) for (const phase of [3, 4]) cited.push(`decision ${at} ${decisionRule(at, phase)}`)
    cited.push(...Object.entries(OPTIONS).map(([name, { rule }]) => `option ${name} ${rule}`))
    expect(cited).toContain('trade.ts M20')
    expect(unwritten(cited, RULES)).toEqual([])
  })

  const doc = readFileSync(join(SOURCES, '../../../docs/rulings/mare-nostrum.md'), 'utf8')
  const rows = doc.split('\n').filter(line => /^\| [MN]\d\d \|/.test(line))

  test('every ruling has its reason and its test in docs/rulings, every switch its row', () => {
    expect(rows.map(row => row.slice(2, 5))).toEqual(numbers.filter(number => /^[MN]/.test(number)))
    for (const row of rows) {
      expect(
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim().length > 0),
      ).toEqual(Array(6).fill(true))
    }
    for (const { name, difference } of DIFFERENCES) expect(doc).toContain(`| \`${name}\` | ${difference} |`)
  })

  test('the tests that docs/rulings names exist', () => {
    const tests = readdirSync(SOURCES, { encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .map(name => readFileSync(join(SOURCES, name), 'utf8'))
      .join('\n')
    const held = new Set([...tests.matchAll(/['`(, ]((?:EX|DR)-\d\d|[MN]\d\d)\b/g)].map(([, id]) => id))
    const cells = rows.flatMap(row => (row.split('|')[6] ?? '').split(',').map(id => `${row.slice(2, 5)} ${id.trim()}`))
    expect(cells.length).toBeGreaterThan(60)
    expect(cells.filter(name => !held.has(name.slice(4)))).toEqual([])
  })
})
