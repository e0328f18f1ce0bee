// The data as the page asks for them: ids by number, names as messages, codes and colours of countries.

import { type Names, type Naming, namesOf, namingOf } from '@tabularium/assyrian-wars/rules'
import type { Message } from '@tabularium/kernel'
import { DATA, onSet } from './on-set.ts'

export let N: Names = namesOf(DATA)
export let NAMING: Naming = namingOf(N)

export interface CountryFacts {
  readonly id: string
  /** Two letters. */
  readonly code: string
  readonly colour: string
  /** Letters that can be read on the colour. */
  readonly ink: 'light' | 'dark'
}

/** How bright a colour is, from 0 to 1 (WCAG). */
function luminance(hex: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** White needs 4.5 to 1. */
const isDark = (hex: string): boolean => 1.05 / (luminance(hex) + 0.05) >= 4.5

export let COUNTRIES: ReadonlyMap<string, CountryFacts> = new Map()

export let POWERS: readonly string[] = []
/** Minors and tribes: those with a marker. */
export let MARKED: readonly string[] = []

export const countryName = (id: string): Message => NAMING.country(id)

export interface CardPrint {
  readonly id: string
  readonly ap: number
  readonly cost: number
  readonly plus: boolean
  readonly types: readonly string[]
  /** The country whose home card it is. */
  readonly home?: string
}

export let CARDS: ReadonlyMap<string, CardPrint> = new Map()

/** Kinds of units: country (or '' for mercenaries), type, factors. */
export interface UnitPrint {
  readonly id: string
  readonly nation: string
  readonly type: string
  readonly full: number
  readonly reduced: number
  readonly ship: boolean
}

export let UNITS: ReadonlyMap<string, UnitPrint> = new Map()

let LEADERS: ReadonlyMap<string, string> = new Map()

onSet(() => {
  N = namesOf(DATA)
  NAMING = namingOf(N)
  COUNTRIES = new Map(
    DATA.countries.map(({ id, code, colour }) => [id, { id, code, colour, ink: isDark(colour) ? 'light' : 'dark' }]),
  )
  POWERS = N.countries.slice(0, N.powers)
  MARKED = N.countries.slice(N.powers, N.onTrack)
  CARDS = new Map(
    N.cardFacts.map(card => [
      card.id,
      {
        id: card.id,
        ap: card.ap,
        cost: card.cost ?? 0,
        plus: card.plus === true,
        types: card.types,
        ...('country' in card && { home: card.country }),
      },
    ]),
  )
  UNITS = new Map(
    N.kinds.map((id, kind) => [
      id,
      {
        id,
        nation: N.kindNation[kind] < 0 ? '' : N.countries[N.kindNation[kind]],
        type: N.types[N.kindType[kind]],
        full: N.kindFull[kind],
        reduced: N.kindReduced[kind],
        ship: N.kindIsShip[kind],
      },
    ]),
  )
  LEADERS = new Map([...DATA.leaders, ...DATA.kings].map(({ id, country }) => [id, country]))
})

export const countryOfLeader = (id: string): string | undefined => LEADERS.get(id)

/** A king by his print, or one who was crowned since. */
export const isKing = (id: string, crowned: number): boolean => crowned === 1 || id.startsWith('k-')

/** The area of a place: itself, or that of a city. */
export const areaOfPlace = (place: string): string | undefined => {
  const id = place.startsWith('in-') ? place.slice(3) : place
  return N.areas.includes(id) ? id : undefined
}
