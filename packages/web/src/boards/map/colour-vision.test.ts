// Who cannot tell colours apart can tell holders apart: any two that may stand on one map differ by far in what is seen of their colours, or
// by a sign in what is drawn.

import { readFileSync } from 'node:fs'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Plate } from '../assyrian-wars/counters.tsx'
import { COUNTRIES } from '../assyrian-wars/facts.ts'
import { Figures } from '../assyrian-wars/sites.tsx'
import { Ground } from '../mare-nostrum/layers.tsx'
import { OnLand } from '../mare-nostrum/map-pieces.tsx'
import { mapSeat } from '../mare-nostrum/seat-styles.tsx'
import type { ChartState } from './chart.tsx'

type Colour = readonly [red: number, green: number, blue: number]
type Matrix = readonly [Colour, Colour, Colour]

/** What is seen of red, green and blue light (Machado, Oliveira and Fernandes 2009, at full strength). */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Two colours this far apart (CIE 1976) are told apart at a glance, side by side or not. */
const FAR = 40

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const lightOf = (hex: string): Colour =>
  [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Colour
const seenBy = (matrix: Matrix, light: Colour): Colour =>
  matrix.map(row =>
    Math.max(
      0,
      Math.min(
        1,
        row.reduce((sum, share, i) => sum + share * light[i], 0),
      ),
    ),
  ) as unknown as Colour

function labOf([r, g, b]: Colour): Colour {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const apart = (sight: Matrix, a: string, b: string): number => {
  const [one, other] = [a, b].map(hex => labOf(seenBy(sight, lightOf(hex))))
  return Math.hypot(...one.map((value, i) => value - other[i]))
}

interface Holder {
  readonly id: string
  readonly colour: string
  /** What is drawn of it but its colours. */
  readonly signs: readonly string[]
}

const pairs = (holders: readonly Holder[]): readonly (readonly [Holder, Holder])[] =>
  holders.flatMap((a, i) => holders.slice(i + 1).map(b => [a, b] as const))

/** Those whom neither colour nor sign tells apart. */
const alike = (sight: Matrix, holders: readonly Holder[]): readonly string[] =>
  pairs(holders)
    .filter(([a, b]) => apart(sight, a.colour, b.colour) < FAR && a.signs.some((sign, i) => sign === b.signs[i]))
    .map(([a, b]) => `${a.id} – ${b.id}`)

/** Two letters in the sign of a town and on a counter. */
const COUNTRY_SIGNS: readonly Holder[] = [...COUNTRIES.values()].map(({ id, colour }) => {
  const area = {
    ...{ id: 'kalhu', name: '', label: '', land: id, city: id, level: 2, printed: 2 },
    ...{ field: [], inside: [] },
  }
  const markup = (element: ReactElement): string =>
    [...renderToStaticMarkup(createElement('svg', {}, element)).matchAll(/<text[^>]*>([^<]+)</g)]
      .map(([, text]) => text)
      .join(' ')
  const stack = { country: id, units: 3, leaders: 0 }
  const signs = [
    markup(createElement(Figures, { area, marks: undefined, lettered: true, size: 1 })),
    markup(createElement(Plate, { stack, form: 'tiny', inside: false, carried: false })),
  ]
  return { id, colour, signs }
})

const BUTTON = {} as ReturnType<ChartState['button']>
const EMPIRES = ['rome', 'carthage', 'greece', 'egypt', 'babylon'] as const
const TOKENS = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const DARK_FROM = TOKENS.search(/\[data-theme="?dark"?\]/)

/** An emblem before the name, lines over the land, a form of its counters. */
const empiresIn = (theme: 'light' | 'dark'): readonly Holder[] =>
  EMPIRES.map((empire): Holder => {
    const seat = mapSeat(empire)
    const css = theme === 'light' ? TOKENS.slice(0, DARK_FROM) : TOKENS.slice(DARK_FROM)
    const colour = css.match(new RegExp(`--c-${seat.colour}:\\s*(#[0-9a-f]{6})`))?.[1] ?? ''
    const province = {
      ...{ id: 'latium', name: 'Latium', label: '', controller: 0, war: false, covered: false, slots: [] },
      units: [{ seat: 0, legions: 1 }],
    }
    const placed = { units: { dx: 0, dy: 39, rows: 1, tied: false, box: [0, 0, 0, 0] as const }, fixed: [] }
    const drawn = (element: ReactElement): string => renderToStaticMarkup(createElement('svg', {}, element))
    const ground = drawn(
      createElement(Ground, { provinces: [province], seas: [], seats: [seat], button: () => BUTTON }),
    )
    const pieces = drawn(
      createElement(OnLand, { province, seats: [seat], badge: undefined, far: false, carrier: undefined, placed }),
    )
    const hatch = ground.match(/fill="url\(#(mare-hatch-\w+)\)"/)?.[1] ?? ''
    const pattern = ground.match(
      new RegExp(`<pattern id="${hatch}"[^>]*patternTransform="([^"]*)"[^>]*>(.*?)</pattern>`),
    )
    const emblem = pieces.match(/href="[^"]*empire[^"]*"/)?.[0] ?? ''
    const outlines = [...pieces.matchAll(/mare-map-plate[^>]*>\s*<path d="([^"]*)"/g)].map(([, d]) => d).join()
    return { id: empire, colour, signs: [`${pattern?.[1]} ${pattern?.[2]}`, emblem, outlines] }
  })

describe.each(Object.keys(SIGHTS))('%s', sight => {
  const matrix = SIGHTS[sight]
  test('tells the countries of Assyrian Wars apart', () => {
    expect(COUNTRY_SIGNS.length).toBeGreaterThan(15)
    expect(alike(matrix, COUNTRY_SIGNS)).toEqual([])
  })
  test.each(['light', 'dark'] as const)('tells the empires of Mare Nostrum apart (%s)', theme => {
    const empires = empiresIn(theme)
    expect(empires.every(({ colour, signs }) => /^#/.test(colour) && signs.every(sign => sign.length > 3))).toBe(true)
    expect(alike(matrix, empires)).toEqual([])
  })
})

test('colours alone would not do', () => {
  const bare = COUNTRY_SIGNS.map(holder => ({ ...holder, signs: ['-'] }))
  expect(alike(SIGHTS.deuteranopia, bare).length).toBeGreaterThan(3)
})
