// What the words of Mare Nostrum look like on the map and beside it.

import { COIN } from '@tabularium/mare-nostrum/rules'
import type { ReactNode } from 'react'
import type { TermPicture } from '../pieces.ts'
import { MareIcon, Symbols, Used } from './icons.tsx'
import { ROWS } from './layout.ts'
import type { MapSlot } from './map-data.ts'
import { Counters, Emblem, Slot } from './map-pieces.tsx'
import { EmpireBadge, mapSeat } from './seat-styles.tsx'
import { Token } from './signs.tsx'
import { TRACK_SIGN } from './tracks.tsx'
import './map.css'
import './term-picture.css'

const SEATS = ['rome', 'carthage', 'greece', 'egypt', 'babylon'].map(mapSeat)
const [ROME] = SEATS

interface OnMapProps {
  /** What `Used` draws. */
  readonly signs: readonly string[]
  readonly width?: number
  readonly y?: number
  readonly children: ReactNode
}

/** A piece of the map, around its middle. */
const OnMap = ({ signs, width = 24, y = 0, children }: OnMapProps) => (
  <svg className="mare-term-map" viewBox={`${-width / 2} ${y - 12} ${width} 24`} aria-hidden="true">
    <Symbols names={signs} />
    {children}
  </svg>
)

const MIDDLE = { dx: 0, dy: 0, rows: 1 }

function Building({ sort, built = true }: { readonly sort: MapSlot['sort']; readonly built?: boolean }) {
  const good = sort === 'caravan' ? 'oil' : undefined
  return (
    <OnMap signs={[good ? `good.${good}` : sort]} y={ROWS.slots}>
      <Slot slot={{ id: sort, label: '', sort, built, ...(good && { good }) }} seats={SEATS} x={0} />
    </OnMap>
  )
}

const UNITS = {
  legion: { seat: 0, legions: 2 },
  fortress: { seat: 0, fortress: true },
  trireme: { seat: 0, triremes: 1 },
} as const

const Unit = ({ of }: { readonly of: keyof typeof UNITS }) => (
  <OnMap signs={[of]} width={40}>
    <Counters place="" carrier={undefined} units={[UNITS[of]]} seats={SEATS} placed={MIDDLE} far={false} />
  </OnMap>
)

const Sign = ({ name }: { readonly name: string }) => (
  <span className="mare-term-sign">
    <MareIcon name={name} />
  </span>
)

const Tokens = ({ of }: { readonly of: readonly number[] }) =>
  of.map(piece => <Token key={piece} piece={piece} size="small" />)

const BUILDINGS = ['caravan', 'market', 'city', 'temple'] as const

const PICTURES: Readonly<Record<string, ReactNode>> = {
  empire: SEATS.map(({ empire }) => <EmpireBadge key={empire} empire={empire} size="small" />),
  'control-marker': (
    <OnMap signs={['empire.rome']}>
      <Emblem seat={ROME} x={0} />
    </OnMap>
  ),
  resource: <Tokens of={[COIN, 1, 2, 3]} />,
  good: <Tokens of={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]} />,
  coin: <Tokens of={[COIN]} />,
  'legendary-good': <Tokens of={[14, 15]} />,
  set: <Tokens of={[9, 10, 12]} />,
  building: BUILDINGS.map(sort => <Building key={sort} sort={sort} />),
  slot: BUILDINGS.map(sort => <Building key={sort} sort={sort} built={false} />),
  caravan: <Building sort="caravan" />,
  market: <Building sort="market" />,
  city: <Building sort="city" />,
  capital: <Building sort="capital" />,
  'legendary-city': <Building sort="legendary" />,
  temple: <Building sort="temple" />,
  unit: (
    <>
      <Unit of="legion" />
      <Unit of="fortress" />
      <Unit of="trireme" />
    </>
  ),
  legion: <Unit of="legion" />,
  fortress: <Unit of="fortress" />,
  trireme: <Unit of="trireme" />,
  'at-war': (
    <OnMap signs={['war']}>
      <g className="mare-map-war">
        <circle r={8} />
        <Used name="war" size={11} />
      </g>
    </OnMap>
  ),
  hero: <Sign name="card.caesar" />,
  wonder: <Sign name="card.statue-of-zeus" />,
  pyramids: <Sign name="card.pyramids" />,
  'trade-leader': <Sign name={TRACK_SIGN.trade} />,
  'culture-leader': <Sign name={TRACK_SIGN.culture} />,
  'military-leader': <Sign name={TRACK_SIGN.military} />,
}

export const mareTermPicture: TermPicture = ({ term }) =>
  Object.hasOwn(PICTURES, term) && (
    <span className="term-picture" aria-hidden="true">
      {PICTURES[term]}
    </span>
  )
