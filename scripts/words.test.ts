// All that people read, in every language: typography, gender, plurals, and the words that were retired (docs/terms.md).

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language, speaker } from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import { allTexts, type Text } from './texts.testing.ts'

// Words of the page ask for the settings when they are spoken; there is no window here.
vi.mock('../packages/web/src/settings.ts', () => ({ settings: () => ({}), useSettings: () => ({}) }))

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const texts = await allTexts()

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 30), at + 40).replaceAll('\n', ' ')

/** Where a pattern is found, with the words around it. */
const finds = (list: readonly Text[], pattern: RegExp): readonly string[] =>
  list.flatMap(({ language, where, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${language} ${where}: …${around(text, at)}…`]
  })

const inLanguage = (language: string): readonly Text[] =>
  language === 'all' ? texts : texts.filter(text => text.language === language)

test('there is something to read', () => {
  for (const language of LANGUAGES) expect(inLanguage(language).length).toBeGreaterThan(5000)
  expect(texts.filter(({ where }) => where.endsWith(' summary')).length).toBeGreaterThan(40)
})

describe('typography', () => {
  const WRONG: readonly (readonly [language: Language | 'all', what: string, pattern: RegExp])[] = [
    ['all', 'a straight quote', /["']/],
    ['all', 'three dots, or a space before an ellipsis', /\.\.\.|\s…/],
    ['all', 'a space before a percent sign', /[\d}]\s%/],
    ['all', 'a hyphen for a dash', /(?<=\S) - (?!\d)/],
    ['all', 'a non-breaking space, which the page sets itself', /[\u00a0\u202f]/],
    // A command to type stands apart by two.
    ['all', 'two spaces', / {2}(?!tabularium )/],
    ['all', 'a space before a full stop or comma', /\s[.,;:?](?!\d)/],
    ['en', 'quotes of another language', /[„«»]/],
    ['pl', 'quotes of another language', /[“«»]/],
    ['ru', 'quotes of another language', /[„“”]/],
    ['de', 'quotes of another language', /[”«»]/],
    ['de', 'a long dash', /—/],
    ['ru', 'a short dash between words', /\p{L} – \p{L}/u],
    ['pl', 'a long dash', /—/],
    ['en', 'a long dash', /—/],
  ]
  test.each(WRONG)('%s: %s', (language, _, pattern) => {
    expect(finds(inLanguage(language), pattern)).toEqual([])
  })

  const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
    en: ['“', '”'],
    pl: ['„', '”'],
    ru: ['«', '»'],
    de: ['„', '“'],
  }
  test.each(Object.entries(PAIRS))('%s: every quote is closed', (language, [open, close]) => {
    const count = (text: string, sign: string) => text.split(sign).length
    const odd = inLanguage(language).filter(({ text }) => count(text, open) !== count(text, close))
    expect(odd.map(({ where }) => where)).toEqual([])
  })
})

/** Nobody knows whether {name} is a woman, a man, a bot or a country. */
describe('gender', () => {
  const PERSON = '\\{(?:name|names|seat|player|players|who|by|owner|opponent|other|winner|guest)\\}'
  const WRONG: readonly (readonly [language: Language, what: string, pattern: RegExp])[] = [
    ['pl', 'a past tense spoken to somebody', /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/u],
    ['pl', 'a past tense of somebody', new RegExp(`^${PERSON} \\p{L}+(?:ł|ła|ło)(?!\\p{L})`, 'u')],
    ['ru', 'a past tense of somebody', new RegExp(`(?:^|\\. )${PERSON} \\p{L}+(?:л|ла|лся|лась)(?!\\p{L})`, 'u')],
    ['ru', 'a past tense spoken to somebody', /(?<!\p{L})(?:ты|Ты) /u],
  ]
  // People with names in lessons and examples are who they are.
  test('en: nobody is he or she', () => {
    const programs = texts.filter(({ language, scope }) => language === 'en' && /page|server|command/.test(scope))
    expect(finds(programs, /\b(?:he|she|his|her|him)\b/i)).toEqual([])
  })

  const unknown = texts.filter(({ message, where }) => message || where.includes(' rule '))
  test.each(WRONG)('%s: %s', (language, _, pattern) => {
    expect(
      finds(
        unknown.filter(text => text.language === language),
        pattern,
      ),
    ).toEqual([])
  })
})

describe('figures', () => {
  const messages = texts.filter(({ message }) => message)
  const numbers = new Set(
    messages.flatMap(({ scope, text }) => [...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => `${scope} ${name}`)),
  )
  /** Never 1, so that the one form is right. */
  const ALWAYS_MANY = /characters|bytes|moves|seats|choices|cards|coins|hits|bajtów|байт/

  test('a figure beside a noun has its plural forms', () => {
    const bare = messages.flatMap(({ language, scope, where, text }) =>
      [...text.matchAll(/\{(\w+)\} (\p{Ll}\p{L}+)/gu)].flatMap(([words, name, noun]) => {
        const counted = language === 'en' ? /[^su]s$/.test(noun) : /(ów|ek|ów|ов|ев|ей|ек)$/.test(noun)
        return numbers.has(`${scope} ${name}`) && counted && !ALWAYS_MANY.test(noun)
          ? [`${language} ${where}: ${words}`]
          : []
      }),
    )
    expect(bare).toEqual([])
  })

  /** Names that decline, names that are long, names that begin with a vowel or end in one. */
  const NAMES = ['Ania', 'Bartek', 'Илья', 'Żółć', 'Maksymilian-Aleksander X', 'Ur', 'the “best”']
  const FIGURES = [0, 1, 2, 5, 12, 22, 25]
  const BROKEN = /undefined|NaN|\[object|\{|\}|\s[.,]|(?<!\d)1 (?:coins|cards|moves|points|players|shields|legions)\b/

  test('every message can be said of every figure and every name', () => {
    const broken: string[] = []
    for (const { language, where, text } of messages) {
      if (!text.includes('{')) continue
      const say = speaker(language, { text }, NAMES)
      const args = [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name))]
      const counted = new Set(
        [...text.matchAll(/\{(\w+), (?:plural|number|selectordinal|date|time)/g)].map(([, name]) => name),
      )
      for (const [i, figure] of FIGURES.entries()) {
        const values = Object.fromEntries(args.map(name => [name, counted.has(name) ? figure : NAMES[i]]))
        const said = say({ key: 'text', args: values })
        if (BROKEN.test(said)) broken.push(`${language} ${where}: ${said}`)
      }
    }
    expect(broken).toEqual([])
  })
})

describe('retired words do not come back', () => {
  const page = readFileSync(join(root, 'docs', 'terms.md'), 'utf8')
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const rows = LANGUAGES.flatMap(language => {
    const [, part = ''] = page.split(`### ${names.of(language)}\n`)
    const [table] = part.split('\n#')
    // A cell is parted by a bar that is not escaped; inside, `\|` is the bar of a pattern.
    return [...table.matchAll(/^\| ([\w-]+) \| `((?:[^`])+)` \| (.+) \|$/gm)].map(
      ([, scope, word, instead]) => [language, scope, word.replaceAll('\\|', '|'), instead] as const,
    )
  })

  test('the page has some of every language', () => {
    for (const language of LANGUAGES) expect(rows.filter(([of]) => of === language).length).toBeGreaterThan(3)
  })

  test.each(rows)('%s, %s: %s is now %s', (language, scope, word) => {
    // `\b` knows no letters beyond English.
    const pattern = new RegExp(word.replaceAll('\\b', '(?:(?<![\\p{L}])(?=[\\p{L}])|(?<=[\\p{L}])(?![\\p{L}]))'), 'iu')
    const list = inLanguage(language).filter(text => scope === 'all' || text.scope === scope)
    expect(list.length).toBeGreaterThan(0)
    expect(finds(list, pattern)).toEqual([])
  })
})
