import { expect, test } from 'vitest'
import { type Dictionary, LANGUAGES, type Language, type Rule } from '../text.ts'
import { citedIn, unlikePages, unlikeWords, unsaid, unwritten, wrongPlurals, wrongReferences } from './pages.ts'

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
  { what: 'a key too few', pl: { went: PL.went }, faults: ["pl: key 1 is 'undefined', in English 'cards'"] },
  {
    what: 'another order',
    pl: { cards: PL.cards, went: PL.went },
    faults: ["pl: key 0 is 'cards', in English 'went'"],
  },
  {
    what: 'a select that one language needs, with a word alone in a branch',
    pl: { ...PL, went: '{who} {number, select, many {idą} other {idzie}}' },
    faults: [],
  },
  { what: 'another argument', pl: { ...PL, went: 'idzie' }, faults: ['pl went: takes (), in English (who)'] },
])('words of two languages: $what', ({ pl, faults }) => {
  expect([...unlikeWords({ ...inAll(EN), pl })]).toEqual(faults)
})

test.each<{ what: string; words: Dictionary; faults: number }>([
  { what: 'plain words', words: EN, faults: 0 },
  { what: 'a straight quote', words: { a: "it's" }, faults: 1 },
  { what: 'two blanks', words: { a: 'two  blanks' }, faults: 1 },
  { what: 'nothing', words: { a: '' }, faults: 1 },
  { what: 'a shout', words: { a: 'Hail!' }, faults: 1 },
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
