// How the seats look: the two letters of the power a seat plays (of several, the first) in a shape of its own.

import type { AwView } from '@tabularium/assyrian-wars'
import { recommendedBy } from '@tabularium/assyrian-wars/rules'
import type { Message, Options, Seat } from '@tabularium/kernel'
import type { SeatStyle } from '../../ui/seat.tsx'
import type { Seated, SeatNames } from '../board.ts'
import { COUNTRIES, POWERS } from './facts.ts'
import { DATA, onSet } from './on-set.ts'

const SHAPES: Readonly<Record<string, Pick<SeatStyle, 'shape' | 'colour'>>> = {
  assyria: { shape: 'shield', colour: 'black' },
  media: { shape: 'octagon', colour: 'purple' },
  egypt: { shape: 'arch', colour: 'yellow' },
  babylonia: { shape: 'circle', colour: 'blue' },
  elam: { shape: 'square', colour: 'red' },
}
const PLAIN: Pick<SeatStyle, 'shape' | 'colour'> = { shape: 'drop', colour: 'green' }

const Letters = ({ country }: { readonly country: string }) => (
  <svg viewBox="0 0 512 512" aria-hidden="true">
    <text x="256" y="350" textAnchor="middle" fontSize="270" fontWeight="700" fill="currentColor">
      {COUNTRIES.get(country)?.code}
    </text>
  </svg>
)

const lookOf = (power: string): SeatStyle => ({ ...(SHAPES[power] ?? PLAIN), emblem: <Letters country={power} /> })

/** Looks by power: every drawing gets the same ones. */
let LOOKS: Readonly<Record<string, SeatStyle>> = {}
onSet(() => {
  LOOKS = Object.fromEntries(POWERS.map(power => [power, lookOf(power)]))
})

/** The powers of a seat at the start, by the table of the scenario. */
export const powersAt = (scenario: string, seats: number, seat: Seat): readonly string[] => {
  const table = DATA.scenarios.find(({ id }) => id === scenario)?.playerTable[seats] ?? {}
  return POWERS.filter(power => table[power] === seat + 1)
}

export const seatStyles = (view: AwView): readonly SeatStyle[] =>
  Array.from({ length: view.seats }, (_, seat) => LOOKS[powersAt(view.scenario, view.seats, seat)[0]] ?? lookOf(''))

/** The country that is asked: its seat may play several. */
export const asker = (view: AwView): SeatStyle | undefined => {
  const of = view.frames.at(-1)?.of ?? ''
  return view.end !== undefined || of === '' ? undefined : (LOOKS[of] ?? lookOf(of))
}

/** What the scenario makes of options that are left to it. */
export const recommended = ({ scenario }: Options): Options =>
  recommendedBy((DATA.scenarios.find(({ id }) => id === scenario) ?? DATA.scenarios[0]).optionDefaults)

const namesOf = (powers: readonly string[]): Message => {
  const names = powers.map(power => ({ key: `country.${power}` }))
  return names.length === 1 ? names[0] : { key: 'piece.powers', args: { powers: names } }
}

/** A seat is spoken of by the powers it plays. */
export const seatNames: SeatNames<AwView> = {
  nameOf({ scenario, seats }, seat) {
    const powers = powersAt(scenario, seats, seat)
    return powers.length === 0 ? undefined : namesOf(powers)
  },
  introductions: [],
}

/** Who plays what, before the game begins. */
export const seating = (seats: number, { scenario }: Options): readonly Seated[] | undefined => {
  const id = DATA.scenarios.some(one => one.id === scenario) ? scenario : DATA.scenarios[0].id
  const tables = DATA.scenarios.find(one => one.id === id)?.playerTable
  if (tables?.[seats] === undefined) return undefined
  return Array.from({ length: seats }, (_, seat) => {
    const powers = powersAt(id, seats, seat)
    return { look: LOOKS[powers[0]] ?? lookOf(''), name: namesOf(powers) }
  })
}
