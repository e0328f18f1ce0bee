import { expect, test } from 'vitest'
import { type Dictionary, LANGUAGES, type Language, type Rule } from '../text.ts'
import {
  citedIn,
  pagesOf,
  unlikePages,
  unlikeWords,
  unsaid,
  unworded,
  unwritten,
  wrongPlurals,
  wrongReferences,
} from './pages.ts'

const EN = { went: '{who} went', cards: '{n, plural, one {# card} other {# cards}}' }
const RU = { went: 'идёт: {who}', cards: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}' }
const PL = { went: 'idzie: {who}', cards: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}' }

const inAll = <T>(value: T) => Object.fromEntries(LANGUAGES.map(language => [language, value])) as Record<Language, T>

const page = (number: string, text = 'Ten letters and more.'): Rule => ({ number, title: 'A title', text })
const all = (own: readonly Rule[], others: Partial<Record<Language, readonly Rule[]>> = {}) => ({
  ...inAll(own),
  ...others,
})

test.each<{ what: string; pl: Dictionary; faults: readonly string[] }>([
  { what: 'alike', pl: PL, faults: [] },
  {
    what: 'a key too few',
    pl: { went: PL.went },
    faults: [`text/pl.ts, 'cards': missing; English has "${EN.cards}": say it in 'pl'`],
  },
  {
    what: 'a key too many',
    pl: { ...PL, more: 'więcej' },
    faults: ["text/pl.ts, 'more': not in English; write it in every language, or remove it"],
  },
  {
    what: 'another order',
    pl: { cards: PL.cards, went: PL.went },
    faults: ["text/pl.ts, 'cards': in another order than in English, where 'went' stands here"],
  },
  {
    what: 'a select that one language needs, with a word alone in a branch',
    pl: { ...PL, went: '{who} {number, select, many {idą} other {idzie}}' },
    faults: [],
  },
  {
    what: 'another argument',
    pl: { ...PL, went: 'idzie' },
    faults: [`text/pl.ts, 'went': its arguments are (), in English (who): "idzie"`],
  },
  {
    what: 'a brace left open',
    pl: { ...PL, went: 'idzie: {who' },
    faults: [
      `text/pl.ts, 'went': not an ICU message, look at its braces (EXPECT_ARGUMENT_CLOSING_BRACE): "idzie: {who"`,
    ],
  },
])('words of two languages: $what', ({ pl, faults }) => {
  expect([...unlikeWords({ ...inAll(EN), pl })]).toEqual(faults)
})

test('the file is the one that has the key in English', () => {
  const sources = [
    { name: 'text/en.ts', source: "'went'" },
    { name: 'text/names.en.ts', source: "'cards'" },
  ]
  const [fault] = unlikeWords({ ...inAll(EN), pl: { went: PL.went } }, sources)
  expect(fault).toMatch(/^text\/names\.pl\.ts, 'cards': missing/)
})

test('keys without words are named with who asks for them', () => {
  const sources = [{ name: 'text.ts', source: "say({ key: 'came' })" }]
  expect(unworded(['went', 'came', 'came', 'lost'], inAll(EN), sources)).toEqual([
    "'came' is asked for in text.ts and has no words: add it to every language in text/",
    "'lost' is asked for by the rules and has no words: add it to every language in text/",
  ])
})

test('pages that cannot be made say why, and leave the others alone', async () => {
  const rules = async (language: Language) => {
    if (language === 'pl') throw new Error("'went' cannot be said in 'pl'")
    return [page('1')]
  }
  const pages = await pagesOf({ rules })
  expect(pages.en).toEqual([page('1')])
  expect([...unlikePages(pages)]).toContain("pl : ''went' cannot be said in 'pl''")
})

test.each<{ what: string; words: Dictionary; faults: number }>([
  { what: 'plain words', words: EN, faults: 0 },
  { what: 'a straight quote', words: { a: "it's" }, faults: 1 },
  { what: 'two blanks', words: { a: 'two  blanks' }, faults: 1 },
  { what: 'nothing', words: { a: '' }, faults: 1 },
  { what: 'a shout', words: { a: 'Hail!' }, faults: 1 },
  { what: 'a brace left open', words: { a: 'so many: {n' }, faults: 1 },
  { what: 'nothing to say of one', words: { a: '{n, plural, one {} other {# of them}}' }, faults: 1 },
])('what can be said: $what', ({ words, faults }) => {
  expect([...unsaid('en', words)]).toHaveLength(faults)
})

test.each<{ language: Language; words: Dictionary; faults: number }>([
  { language: 'en', words: EN, faults: 0 },
  { language: 'ru', words: RU, faults: 0 },
  { language: 'ru', words: EN, faults: 1 },
  { language: 'en', words: PL, faults: 1 },
])('plural forms: $language, $faults wrong', ({ language, words, faults }) => {
  expect([...wrongPlurals(language, words)]).toHaveLength(faults)
})

test.each([
  { what: 'alike', pages: all([page('1'), page('2')]), faults: [] },
  { what: 'a number twice', pages: all([page('1'), page('1')]), faults: ['1 stands twice'] },
  { what: 'one missing', pages: all([page('1'), page('2')], { ru: [page('2')] }), faults: ['ru has other numbers: 2'] },
  {
    what: 'too short a text',
    pages: all([page('1')], { pl: [page('1', 'Short.')] }),
    faults: ["pl 1: 'A title'"],
  },
])('pages of rules: $what', ({ pages, faults }) => {
  expect([...unlikePages(pages)]).toEqual(faults)
})

test.each([
  { what: 'to pages there are', text: 'See 1.1 and R01.', faults: [] },
  {
    what: 'to one there is not',
    text: 'See 1.2 and R01.',
    faults: LANGUAGES.map(language =>
      language === 'pl' ? 'pl 1.1 refers to 1.1,R01, in English to 1.2,R01' : `${language} 1.1 refers to 1.2`,
    ),
  },
  { what: 'to another one in English', text: 'See R01.', faults: ['pl 1.1 refers to 1.1,R01, in English to R01'] },
])('references: $what', ({ text, faults }) => {
  const pages = all([page('1.1', text)], { pl: [page('1.1', 'Patrz: 1.1, R01.')] })
  expect([...wrongReferences(pages, /\b(R\d\d|\d\.\d)\b/g, ['R01'])]).toEqual(faults)
})

test('what comments cite, and what of it has no page', () => {
  const source = "/** Why. 1.1 */\nconst x = 'http://1.3' // R01 by 1.2\nconst y = 1.4"
  const cited = citedIn([{ name: 'a.ts', source }], /\bR\d\d|\d\.\d/g)
  expect(cited).toEqual(['a.ts 1.1', 'a.ts R01', 'a.ts 1.2'])
  expect(unwritten(cited, all([page('1.1'), page('R01')]))).toEqual(['a.ts 1.2'])
})
