// The contrast table of the house style, in both themes: 4.5 for text, 3 for rings and edges (WCAG 2.2, 1.4.3 and 1.4.11).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Tokens = ReadonlyMap<string, string>

/** The colours of one block of the style sheet, by token. */
function tokensOf(css: string, selector: string): Tokens {
  const start = css.indexOf(selector)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  const declared = block.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/--([\w-]+)\s*:\s*(#[0-9a-fA-F]{3,8})\s*[;}]?/g)
  return new Map([...declared].map(([, name, value]) => [name, value]))
}

/** Red, green and blue from 0 to 1; a colour with an alpha has none of its own here. */
function channels(hex: string): readonly number[] {
  const digits = hex.slice(1)
  const long = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  if (long.length !== 6) throw new Error(`${hex} is not an opaque colour`)
  return [0, 2, 4].map(at => Number.parseInt(long.slice(at, at + 2), 16) / 255)
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const light = tokensOf(css, ':root')
const THEMES: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', new Map([...light, ...tokensOf(css, 'data-theme')])],
]

const TEXT = 4.5
const RING = 3

/** What stands on what: as in the table, with the piece colours and their signs. */
const PAIRS: readonly (readonly [on: string, under: string, least: number])[] = [
  ...['surface', 'surface-2', 'bg', 'card', 'land'].map(under => ['ink', under, TEXT] as const),
  ...['surface', 'surface-2', 'bg'].map(under => ['ink-2', under, TEXT] as const),
  ...['surface', 'surface-2', 'bg'].map(under => ['ink-3', under, TEXT] as const),
  ['bronze', 'surface', TEXT],
  ['bronze', 'surface-2', TEXT],
  ['bronze', 'bg', TEXT],
  ['on-bronze', 'bronze', TEXT],
  ['card-ink', 'card', TEXT],
  ['card-ink-2', 'card', TEXT],
  ['on-legal', 'legal', TEXT],
  ['legal', 'surface', TEXT],
  ['legal', 'bg', RING],
  ['on-select', 'select', TEXT],
  ['select', 'surface', TEXT],
  ['select', 'bg', RING],
  ['on-target', 'target', TEXT],
  ['target', 'surface', TEXT],
  ['target', 'bg', RING],
  ['focus', 'surface', RING],
  ['focus', 'bg', RING],
  ['line-strong', 'surface', RING],
  ['line-strong', 'bg', RING],
  ['sea-ink', 'sea', TEXT],
  ['coast', 'sea', RING],
  ['coast', 'land', RING],
  ...['brown', 'grey', 'blue', 'green', 'red', 'purple', 'black'].map(c => ['on-c', `c-${c}`, TEXT] as const),
  ...['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble'].map(m => ['on-c', `m-${m}`, TEXT] as const),
  ['on-yellow', 'c-yellow', TEXT],
]

describe.each(THEMES)('contrast in the %s theme', (_, tokens) => {
  test.each(PAIRS)('%s on %s is at least %d', (on, under, least) => {
    const [a, b] = [tokens.get(on), tokens.get(under)]
    if (a === undefined || b === undefined) throw new Error(`tokens.css has no colour ${a === undefined ? on : under}`)
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least)
  })
})

describe('the measure itself', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('%s on %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
  })

  test('both themes are read whole', () => {
    const dark = tokensOf(css, 'data-theme')
    expect(light.size).toBeGreaterThan(40)
    expect(dark.get('bg')).not.toBe(light.get('bg'))
  })
})
