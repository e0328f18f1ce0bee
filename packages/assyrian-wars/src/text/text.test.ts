// Words in every language: complete, alike, well formed; and the rules pages that code and refusals cite.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dictionaries, FastChance, LANGUAGES, type Language, speaker } from '@tabularium/kernel'
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
import type { AwAction } from '../board/actions.ts'
import { createBoard } from '../board/board.ts'
import { bookOf, WINDOWS } from '../board/card-book.ts'
import { DECISION_RULE } from '../board/decisions.ts'
import type { AwEvent } from '../board/events.ts'
import { FRAME_ROWS, type FrameRow } from '../board/frame-fields.ts'
import { CAMPS, STATUSES } from '../board/names.ts'
import { ENDS, OPTIONS } from '../board/state.ts'
import { DATA } from '../data/index.ts'
import { BATTLES } from '../forces/battle-sides.ts'
import { assyrianWars, createAssyrianWars } from '../index.ts'
import { VP_GROUPS, WHY_NAMES } from '../victory/victory-points.ts'
import { MEASURES } from '../view/measure.ts'
import { orders } from '../view/standing-orders.ts'
import { cardPages } from './card-list.ts'
import { cards as cardsEn } from './cards.en.ts'
import { en } from './en.ts'
import { FORMS } from './naming.ts'
import { EVENTS } from './samples.ts'

const { text, actions } = assyrianWars
const b = createBoard(DATA)
const DICTIONARIES: Dictionaries = text.dictionaries
const RULES = await pagesOf(text)
const CARDS = [...DATA.deck, ...DATA.homeCards]

const SOURCES = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !/text\/rul(es|ings)\.|\.test\.ts$|^testing\//.test(name))
  .map(name => ({ name, source: readFileSync(join(SOURCES, name), 'utf8') }))
const refusing = sources.filter(({ name }) => /^refuse\//.test(name))
/** `no('no-path', '6.6')`. */
const refusalCodes = refusing.flatMap(({ source }) =>
  [...source.matchAll(/\bno\('([\w-]+)'(?:,\s*'([\w.]+)')?/g)].map(([, code, rule]) => [code, rule] as const),
)
/** Codes put together of parts, or chosen among several. */
const quoted = new Set(
  refusing.flatMap(({ source }) => [...source.matchAll(/'([a-z][\w-]*)'/g)].map(([, code]) => code)),
)
const parts = new Set([
  ...quoted,
  ...refusing.flatMap(({ source }) => [...source.matchAll(/^ {2}'?([a-z-]+)'?: '/gm)].map(([, code]) => code)),
])
const isRefusal = (code: string): boolean =>
  quoted.has(code) ||
  (/^(?:war|conquest|join)-/.test(code) && (code.startsWith('join-') || parts.has(code.slice(code.indexOf('-') + 1))))

const named = (kind: string, names: readonly string[]): readonly string[] => names.map(name => `${kind}.${name}`)
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

/** Keys that messages made by the rules can ask for. */
const NEEDED: readonly string[] = [
  'game.name',
  ...named('country', ids(DATA.countries)),
  ...DATA.countries.flatMap(({ id }) => [...FORMS, 'number'].map(form => `country.${id}.${form}`)),
  ...named('area', ids(DATA.areas)),
  ...named('sea', ids(DATA.seaZones)),
  ...named('box', [...ids(DATA.tradeBoxes), DATA.inlandTrade.id, ...DATA.inlandTrade.raidBoxes, 'regroup', 'common']),
  ...named('unit', ids(DATA.unitTypes)),
  ...DATA.unitTypes.map(({ id }) => `unit.${id}.short`),
  ...named('leader', [...ids(DATA.leaders), ...ids(DATA.kings)]),
  ...named('card', ids(CARDS)),
  ...named('scenario', ids(DATA.scenarios)),
  ...named(
    'turn',
    DATA.turns.map(({ turn }) => String(turn)),
  ),
  ...named('type', [...new Set(CARDS.flatMap(({ types }) => types))]),
  ...named('camp', CAMPS),
  ...named('status', STATUSES),
  ...named('end', ENDS),
  ...named('score', VP_GROUPS),
  ...named('measure', MEASURES),
  ...named('why', WHY_NAMES),
  ...named('fight', BATTLES),
  ...named('window', WINDOWS),
  ...named('order', ids(orders)),
  ...named(
    'use',
    bookOf(b).all.flatMap(({ word }) => (word === '' ? [] : [word])),
  ),
  ...Object.entries(OPTIONS).flatMap(([name, { values }]) => [
    `option.${name}`,
    ...values.map(value => `option.${name}.${value}`),
  ]),
  ...Object.keys(DECISION_RULE).flatMap(at => [`prompt.${at}`, `prompt.${at}.you`, `decision.${at}`]),
  ...['routs', 'share'].flatMap(what => [`prompt.losses.${what}`, `prompt.losses.${what}.you`]),
  'prompt.over',
  ...refusalCodes.map(([code]) => `refusal.${code}`),
  ...sources.flatMap(({ source }) =>
    [...source.matchAll(/'((?:picture|hint|status)\.[\w.-]+)'/g)].map(([, key]) => key),
  ),
  ...actions.all.flatMap(action => keysOf(text.action(action))),
  ...EVENTS.flatMap(event => keysOf(text.event(event))),
  ...CARDS.flatMap(({ id }) => text.about?.(id) ?? []).flatMap(keysOf),
]

test('every language has the same keys, with the same arguments', () => {
  expect([...unlikeWords(DICTIONARIES, sources)]).toEqual([])
})

test('all that the rules can say has words', () => {
  expect(refusalCodes.length).toBeGreaterThan(60)
  expect(unworded(NEEDED, DICTIONARIES, sources)).toEqual([])
})

test('every event of the game is among the samples', () => {
  const source = sources.find(({ name }) => name === 'board/events.ts')?.source ?? ''
  const declared = new Set([...source.matchAll(/\bat: ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(([, at]) => at.split(' | ')))
  expect(new Set(EVENTS.map(({ at }) => `'${at}'`))).toEqual(declared)
})

test('every word for an event, an action and a refusal is used', () => {
  const used = new Set(NEEDED)
  expect(Object.keys(en).filter(key => /^(event|action)\./.test(key) && !used.has(key))).toEqual([])
  expect(Object.keys(en).filter(key => key.startsWith('refusal.') && !isRefusal(key.slice(8)))).toEqual([])
})

test('every frame that asks has its section, and no other', () => {
  const rows = Object.values(FRAME_ROWS).flatMap(chapter => Object.entries<FrameRow>(chapter))
  const asking = rows.filter(([, { doc }]) => !doc.startsWith('No decision')).map(([at]) => at)
  expect(Object.keys(DECISION_RULE).toSorted()).toEqual(asking.toSorted())
})

describe.each(LANGUAGES)('%s', language => {
  const words = DICTIONARIES[language]
  const say = speaker(language, words)

  test('every message can be said, of no matter how many', () => {
    expect([...unsaid(language, words)]).toEqual([])
  })

  test('every plural has all forms of the language', () => {
    expect(Object.values(words).flatMap(pluralsOf).length).toBeGreaterThan(20)
    expect([...wrongPlurals(language, words)]).toEqual([])
  })

  test.each([
    ['card', ids(CARDS)],
    ['area', ids(DATA.areas)],
    ['sea', ids(DATA.seaZones)],
    ['leader', [...ids(DATA.leaders), ...ids(DATA.kings)]],
    ['country', ids(DATA.countries)],
    ['unit', ids(DATA.unitTypes)],
  ])('no two have one name: %s', (kind, names) => {
    expect(new Set(names.map(name => words[`${kind}.${name}`].toLowerCase())).size).toBe(names.length)
  })

  test('every event says something, in whole sentences', () => {
    for (const event of EVENTS) {
      const said = speaker(language, words, ['Ada', 'Bo'])(text.event(event))
      expect(said).toMatch(/^[\p{L}\d].*\.$/u)
      expect(said).not.toMatch(/undefined|\b[a-z]+\.[a-z-]+/)
    }
  })

  test('every action has words of its own', () => {
    const said = actions.all.map(action => say(text.action(action)))
    expect(said.filter(one => /undefined|\b(?:action|area|card|country|leader|unit|use)\./.test(one))).toEqual([])
  })

  test.each(ids(CARDS))('%s: its title, its AP and what its event does', id => {
    const card = CARDS.find(other => other.id === id)
    const said = (text.about?.(id) ?? []).map(say)
    expect(said[0]).toBe(words[`card.${id}`])
    expect(said.some(one => one.startsWith(String(card?.ap)))).toBe(true)
    expect(said.at(-1)?.length).toBeGreaterThan(40)
    expect(said.includes(words['facts.plus'])).toBe(card?.plus === true)
  })
})

const FIGURES: readonly ({ figure: number } & Partial<Record<Language, string>>)[] = [
  { figure: 1, en: '1 unit', pl: '1 jednostkę', ru: '1 отряд', de: '1 Einheit' },
  { figure: 2, en: '2 units', pl: '2 jednostki', ru: '2 отряда', de: '2 Einheiten' },
  { figure: 5, en: '5 units', pl: '5 jednostek', ru: '5 отрядов', de: '5 Einheiten' },
  { figure: 22, en: '22 units', pl: '22 jednostki', ru: '22 отряда', de: '22 Einheiten' },
]
test.each(FIGURES)('$figure: $en', ({ figure, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    const say = speaker(language, DICTIONARIES[language])
    const event: AwEvent = { at: 'went-in', country: 'assyria', area: 'nineveh', units: figure }
    expect(say(text.event(event))).toMatch(new RegExp(`(?<![\\p{L}\\d])${line}(?!\\p{L})`, 'u'))
  }
})

const LINES: readonly ({ event: AwEvent } & Partial<Record<Language, string>>)[] = [
  {
    event: { at: 'city-taken', country: 'babylonia', area: 'nineveh', how: 'assault' },
    en: 'Babylonia takes Nineveh (assault).',
    pl: 'Babilonia zdobywa miasto Niniwa (szturm).',
    ru: 'Вавилония берёт город Ниневия (штурм).',
    de: 'Babylonien nimmt Ninive ein (Sturm).',
  },
  {
    event: { at: 'placed', country: 'assyria', unit: 'mercenary-hi-3', place: 'ashur', how: 'hired', price: 1.5 },
    en: 'Assyria hires heavy infantry 3 (mercenaries) in Ashur (1½ AP).',
    pl: 'Asyria najmuje za 1½ AP (Aszur): ciężka piechota 3 (najemnicy).',
    ru: 'Ассирия нанимает: тяжёлая пехота 3 (наёмники), Ашшур (1½ ОД).',
    de: 'Assyrien wirbt an: schwere Infanterie 3 (Söldner), Assur (1½ AP).',
  },
  {
    event: { at: 'succession', country: 'assyria', king: 'k-esarhaddon', roll: 3, mod: 2, success: true },
    en: 'Assyria: Esarhaddon takes the throne (3 +2).',
    pl: 'Asyria: tron obejmuje Asarhaddon (3 +2).',
    ru: 'Ассирия: на престол восходит Асархаддон (3 +2).',
    de: 'Assyrien: Asarhaddon besteigt den Thron (3 +2).',
  },
  {
    event: { at: 'war', country: 'cimmerians', enemy: 'scythians' },
    en: 'Cimmerians declare war on the Scythians.',
    pl: 'Kimmerowie wypowiadają wojnę Scytom.',
    ru: 'Киммерийцы объявляют войну скифам.',
    de: 'Kimmerer erklären den Skythen den Krieg.',
  },
  {
    event: { at: 'peace', country: 'egypt', other: 'scythians' },
    en: 'Egypt makes peace with the Scythians.',
    pl: 'Egipt zawiera pokój ze Scytami.',
    ru: 'Египет заключает мир со скифами.',
    de: 'Ägypten schließt Frieden mit den Skythen.',
  },
  {
    event: { at: 'over', reason: 'points', powers: ['media', 'egypt'] },
    en: 'The game is over: the last turn has been played. Won by Media and Egypt.',
    pl: 'Koniec gry: minęła ostatnia tura. Zwycięstwo: Media i Egipt.',
    ru: 'Игра окончена: сыгран последний ход. Победа: Мидия и Египет.',
    de: 'Die Partie ist zu Ende: der letzte Spielzug ist vorbei. Sieg für Medien und Ägypten.',
  },
]
test.each(LINES)('$en', ({ event, ...expected }) => {
  for (const [language, line] of Object.entries(expected) as [Language, string][]) {
    expect(speaker(language, DICTIONARIES[language])(text.event(event))).toBe(line)
  }
})

const PICTURES: Partial<Readonly<Record<Language, readonly string[]>>> = {
  en: ['Turn 1 (Sargon II), round 1', 'Nineveh (Assyria)', 'Sargon II 9-3', 'heavy infantry 4', 'Hand: '],
  pl: ['Tura 1 (Sargon II), runda 1', 'Niniwa (Asyria)', 'Sargon II 9-3', 'ciężka piechota 4', 'Ręka: '],
  ru: ['Ход 1 (Саргон II), раунд 1', 'Ниневия (Ассирия)', 'Саргон II 9-3', 'тяжёлая пехота 4', 'Рука: '],
  de: ['Spielzug 1 (Sargon II.), Runde 1', 'Ninive (Assyrien)', 'Sargon II. 9-3', 'schwere Infanterie 4', 'Hand: '],
}
test.each(Object.entries(PICTURES) as [Language, readonly string[]][])(
  '%s: the position as text',
  (language, parts) => {
    const s = assyrianWars.setup(
      { seats: 2, options: { scenario: 'two-rivers' } },
      new FastChance('picture'),
      undefined,
    )
    const say = speaker(language, DICTIONARIES[language])
    const mine = text.picture(assyrianWars.view(s, 0), say)
    for (const part of parts) expect(mine).toContain(part)
    expect(mine).not.toMatch(/undefined|\{|\b[a-z]+\.[a-z]/)
    // A spectator sees no hand.
    expect(text.picture(assyrianWars.view(s, undefined), say)).not.toContain(parts[4])
  },
)

test('data of somebody’s own bring their own names and words', () => {
  const [first, ...rest] = DATA.deck
  const [area, ...areas] = DATA.areas
  const game = createAssyrianWars({
    ...DATA,
    deck: [{ ...first, title: 'My Card', text: 'It does what I say.' }, ...rest],
    areas: [{ ...area, name: 'My City' }, ...areas],
  })
  for (const language of LANGUAGES) {
    const say = speaker(language, game.text.dictionaries[language])
    const about = (game.text.about?.(first.id) ?? []).map(say)
    expect([about[0], about.at(-1)]).toEqual(['My Card', 'It does what I say.'])
    expect(say(game.text.event({ at: 'siege-lifted', area: area.id } as AwEvent))).toContain('My City')
  }
})

describe('rules pages', () => {
  const numbers = RULES.en.map(({ number }) => number)
  const CITE = /\b([RN]\d{2,3}|[CS]\d{1,2}|(?:10|[1-9])(?:\.\d{1,2})+(?:\.[a-m])?)\b/g

  test('the same numbers in every language, none twice, each with a title and a text', () => {
    expect([...unlikePages(RULES)]).toEqual([])
  })

  test('sections in order, rulings R01 to R44, R50 to R53, R70 to R85, then N01 on, no number twice', () => {
    const range = (letter: string, from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, i) => `${letter}${String(from + i).padStart(2, '0')}`)
    expect(numbers.filter(number => /^R/.test(number))).toEqual([
      ...range('R', 1, 44),
      ...range('R', 50, 53),
      ...range('R', 70, 85),
    ])
    const own = numbers.filter(number => number.startsWith('N'))
    expect(own).toEqual(range('N', 1, own.length))
    const sections = numbers.filter(number => /^\d/.test(number))
    const order = (number: string): number =>
      number
        .split('.')
        .reduce((sum, part) => 64 * sum + (/\d/.test(part) ? Number(part) : part.charCodeAt(0) - 64), 0) *
      64 ** (4 - number.split('.').length)
    expect(sections).toEqual(sections.toSorted((a, b) => order(a) - order(b)))
    for (let chapter = 1; chapter <= 10; chapter++) expect(sections).toContain(`${chapter}.0`)
  })

  test('every number that a page refers to exists, the same ones in every language', () => {
    expect([...wrongReferences(RULES, CITE)]).toEqual([])
  })

  test.each(LANGUAGES)('%s: each card has a paragraph with both its uses', language => {
    const words = DICTIONARIES[language]
    const paragraphs = RULES[language]
      .filter(({ number }) => number.startsWith('C'))
      .flatMap(({ text }) => text.split('\n\n'))
    // Each page ends with where its figures come from.
    const [source, card] = [paragraphs.filter(one => one === words['cards.source']), CARDS.length]
    expect([source.length, paragraphs.length]).toEqual([11, card + 11])
    for (const card of CARDS) {
      const own = paragraphs.filter(paragraph => paragraph.startsWith(`**${words[`card.${card.id}`]}** (`))
      expect([card.id, own.length]).toEqual([card.id, 1])
      const [printed] = own[0].split('). ')
      const facts = printed.slice(printed.indexOf(' (') + 2).split(', ')
      expect([card.id, facts.some(fact => fact.startsWith(`${card.ap} `))]).toEqual([card.id, true])
      expect([card.id, facts.includes(words['facts.plus'])]).toEqual([card.id, card.plus === true])
      expect([card.id, /[:\s]/.test(own[0].slice(printed.length))]).toEqual([card.id, true])
    }
  })

  test('a card that the rules forget is an error', () => {
    expect(() => cardPages('en', { ...en, 'does.omens': 'does.omens' })).toThrow("'omens'")
    expect(Object.keys(cardsEn).filter(key => key.startsWith('cards.C')).length).toBe(11)
  })

  test('every optional rule says what is recommended', () => {
    for (const number of ['9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7']) {
      for (const language of LANGUAGES) {
        const page = RULES[language].find(rule => rule.number === number)
        expect(page?.text).toMatch(/^(Recommended|Zalecane ustawienie|Рекомендуется|Empfohlen): /)
      }
    }
  })

  test('every rule that code, decisions, options and refusals cite exists', () => {
    const cited = [...citedIn(sources, CITE)]
    for (const [code, number] of refusalCodes) if (number !== undefined) cited.push(`refusal ${code} ${number}`)
    cited.push(...Object.entries(DECISION_RULE).map(([at, number]) => `decision ${at} ${number}`))
    cited.push(...Object.entries(OPTIONS).map(([name, { rule }]) => `option ${name} ${rule}`))
    expect(cited).toContain('battle/battle-dice.ts 9.7')
    expect(unwritten(cited, RULES)).toEqual([])
  })

  test('every rule that prompts and refusals name in play stands on the pages, and every refusal can be said', () => {
    const chance = new FastChance('rules')
    const says = LANGUAGES.map(language => speaker(language, DICTIONARIES[language]))
    const cited = new Set<string>()
    const codes = new Set<string>()
    const out: AwAction[] = []
    for (const scenario of ['two-rivers', 'campaign']) {
      const s = assyrianWars.setup({ seats: 2, options: { scenario } }, chance, undefined)
      for (let n = 0, who = assyrianWars.waiting(s); who.length > 0 && n < 1500; who = assyrianWars.waiting(s), n++) {
        const legal = out.slice(0, assyrianWars.legal(s, who[0], out))
        if (n % 10 === 0) {
          const { message, rule } = text.prompt(assyrianWars.view(s, who[0]))
          cited.add(rule)
          for (const say of says)
            expect(say({ ...message, key: `${message.key}.you` })).not.toMatch(/undefined|prompt\./)
          for (let i = 0; i < 12; i++) {
            const refusal = assyrianWars.refuse(s, who[0], actions.all[chance.number(actions.all.length)])
            if (refusal === undefined) continue
            cited.add(refusal.rule)
            codes.add(refusal.code)
            for (const say of says) expect(say(refusal.message)).not.toMatch(/undefined|refusal\.|\{/)
          }
        }
        assyrianWars.apply(s, who[0], legal[chance.number(legal.length)], chance, undefined)
      }
    }
    expect(codes.size).toBeGreaterThan(30)
    expect([...cited].filter(number => !numbers.includes(number))).toEqual([])
  })

  const doc = readFileSync(join(SOURCES, '../../../docs/rulings/assyrian-wars.md'), 'utf8')
  const rows = doc.split('\n').filter(line => /^\| [RN]\d+ \|/.test(line))

  test('every ruling has its reason and its test in docs/rulings', () => {
    const table = rows.map(row =>
      row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
    expect(table.map(([number]) => number)).toEqual(numbers.filter(number => /^[RN]\d/.test(number)))
    for (const [number, ...cells] of table) {
      expect([number, cells.map(cell => cell.length > 0)]).toEqual([number, Array(4).fill(true)])
    }
  })

  test('the tests that docs/rulings names exist', () => {
    const files = new Set(readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    const cells = rows.flatMap(row => [...(row.split('|')[5] ?? '').matchAll(/`([\w./-]+)`/g)].map(([, name]) => name))
    expect(cells.length).toBeGreaterThan(100)
    expect([...new Set(cells)].filter(name => !files.has(name))).toEqual([])
  })
})

/** Every card that the Polish rulebook names, by its title there (in the nominative). */
const GENUINE: Readonly<Record<string, string>> = {
  'ab-any': 'Dowolny Sojusz', // 8.4
  careful: 'Staranne Przygotowania', // 6.18
  'changing-sides': 'Zmiana stron', // 10.4
  coordinated: 'Skoordynowany atak', // 6.6.5
  'counter-manoeuvre': 'Kontrmanewr', // 6.7.1
  'counter-measures': 'Kontratak', // 6.7.1
  'crown-prince': 'Koronacja Księcia', // 2.1.2, 10.3
  'end-fw': 'Zakończenie Międzynarodowej Wojny', // 6.11.b
  followers: 'Asyryjscy Czciciele Marduka',
  'give-them': 'Daj im czego chcą', // 10.4
  'hc-as-deportation': 'Deportacja', // 6.8.4
  'hc-me-tribes': 'Zwoływanie Plemion', // 6.8.4, 7.1
  incitement: 'Wrogie Podburzenie', // 7.1.d
  opposition: 'Opozycja przejmuje władzę', // 7.1.d
  pact: 'Sojusz z Miastem Handlowym',
  pass: 'Spasowanie', // 6.18
  pharaoh: 'Faraon przejmuje dowodzenie', // 6.11
  pirates: 'Piraci', // 6.11.a
  plague: 'Zaraza', // 6.11.a
  priests: 'Kapłani Marduka', // 7.1.d
}
test.each(Object.entries(GENUINE))('D the Polish title of %s is the rulebook’s: %s', (card, title) => {
  expect(assyrianWars.text.dictionaries.pl[`card.${card}`].replaceAll('\u00ad', '').toLowerCase()).toBe(
    title.toLowerCase(),
  )
})
