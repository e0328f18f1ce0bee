import { LANGUAGES } from '@tabularium/kernel/languages'
import { wondersDuel } from '@tabularium/wonders-duel'
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from '@tabularium/wonders-duel/rules'
import { describe, expect, it } from 'vitest'
import { type Block, type Inline, parse } from './markdown.ts'
import { mentionsOf } from './mentions.ts'
import { finds, mark, wordsOf } from './search.ts'

const known = {
  numbers: new Set(['5', '5.4', '5.8', '7', '9', '9.1', '13', '16', 'W17']),
  things: new Map([['Baths', 'baths']]),
}
const plain = (parts: readonly Inline[]): string =>
  parts
    .map(part => (part.at === 'rule' ? `[${part.text}]` : part.at === 'bold' ? `*${part.text}*` : part.text))
    .join('')
const lines = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ at, lines: all }) => all.map(line => `${at[0]} ${plain(line)}`))

describe('the Markdown of rules', () => {
  /** The text, and its lines: p(aragraph), b(ullets), n(umbers); rules in brackets, bold words between stars. */
  const TEXTS: readonly (readonly [text: string, lines: readonly string[]])[] = [
    ['One.\n\nTwo.', ['p One.', 'p Two.']],
    ['Intro:\n- a\n- **b** c\n\nAfter.', ['p Intro:', 'b a', 'b *b* c', 'p After.']],
    ['1. a (5.4)\n2. b', ['n a ([5.4])', 'n b']],
    ['See 5.4, W17 and 5.8.', ['p See [5.4], [W17] and [5.8].']],
    [
      'At the end (7), or (5.4 and 13), or (option “X”, 16).',
      ['p At the end ([7]), or ([5.4] and [13]), or (option “X”, [16]).'],
    ],
    ['The capital (9) and 7 coins (2 stone); 9.9 and W99.', ['p The capital (9) and 7 coins (2 stone); 9.9 and W99.']],
    ['<b>no</b> & <script>', ['p <b>no</b> & <script>']],
  ]
  it.each(TEXTS)('%j', (text, expected) => {
    expect(lines(parse(text, known))).toEqual(expected)
  })

  it('links the names of things', () => {
    expect(parse('**Baths**', known)[0].lines[0]).toEqual([{ at: 'bold', text: 'Baths', thing: 'baths' }])
  })

  it.each(LANGUAGES)('leaves no mark of Markdown in the rules in %s', async language => {
    const rules = await wondersDuel.text.rules(language)
    const numbers = new Set(rules.map(({ number }) => number))
    for (const { text } of rules) {
      const words = parse(text, { numbers, things: new Map() })
        .flatMap(block => block.lines.flat())
        .map(part => part.text)
        .join(' ')
      expect(words).not.toMatch(/\*\*|^- /m)
    }
  })
})

describe('the search', () => {
  const FOUND: readonly (readonly [query: string, text: string, found: boolean])[] = [
    ['buy RES', 'Buying resources', true],
    ['buy gold', 'Buying resources', false],
    ['zolta', 'Żółta karta', true],
    ['зеленая', 'Зелёная карта', true],
    ['', 'anything', true],
  ]
  it.each(FOUND)('%j in %j', (query, text, found) => {
    expect(finds(text, wordsOf(query))).toBe(found)
  })

  it('marks what was found, where it stands', () => {
    expect(mark('Żółta karta', wordsOf('olta ka'))).toEqual([
      { text: 'Ż', hit: false },
      { text: 'ółta', hit: true },
      { text: ' ', hit: false },
      { text: 'ka', hit: true },
      { text: 'rta', hit: false },
    ])
  })
})

describe('where the rules speak of a thing', () => {
  const things = [...CARD_NAMES, ...WONDER_NAMES, ...TOKEN_NAMES]
  it.each([
    ['the-mausoleum', ['11.5', 'W10', 'W11', 'W12', 'W16'], []],
    ['caravansery', ['5.8', '11.3', '12'], []],
    ['circus', ['12'], ['11.5']],
    ['temple', ['12'], ['4.2', '11.5']],
    ['library', ['12'], ['W11', 'W18']],
    ['law', ['9.1', '9.3', '11.2', 'W13'], ['12']],
  ])('%s', async (thing, has, not) => {
    const found = mentionsOf(wondersDuel, await wondersDuel.text.rules('en'), things, thing)
    for (const number of has) expect(found).toContain(number)
    for (const number of not) expect(found).not.toContain(number)
  })
})
