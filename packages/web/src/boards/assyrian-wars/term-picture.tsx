// What the words of Assyrian Wars look like: counters by arm, leaders, towns by kind, paths by terrain, markers.

import type { Say } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import type { TermPicture } from '../pieces.ts'
import { Plate, plateHeight, plateWidth } from './counters.tsx'
import { CountryCode } from './country-code.tsx'
import { MARKED, N, NAMING, POWERS } from './facts.ts'
import { radiusOf, type TERRAINS } from './geometry.ts'
import { SAMPLES } from './legend.tsx'
import type { MapArea, MapStack } from './map-data.ts'
import { marksOf } from './marks.ts'
import { counterPicture, leaderPicture } from './picture.ts'
import { Figures, MarkSign, Site } from './sites.tsx'
import { Units } from './units.tsx'
import { boardWords } from './words.ts'
import './ground.css'
import './map.css'
import './term-picture.css'

/** A town of a kind, as the map draws it. */
function Town({ id }: { readonly id: string }) {
  const level = N.defence[N.areas.indexOf(id)]
  const area: MapArea = {
    ...{ id, name: '', label: '', land: 'assyria', city: 'assyria', level, printed: level },
    ...{ field: [], inside: [] },
  }
  return (
    <svg className="aw-term-town" viewBox="-18 -16 36 38" aria-hidden="true">
      <Site area={area} state={undefined} focused={false} size={1} drawn />
      <Figures area={area} marks={undefined} lettered size={1} />
      {marksOf(area).map(mark => (
        <g key={mark.kind} transform={`translate(0 ${radiusOf(id) + 6})`}>
          <MarkSign mark={mark} />
        </g>
      ))}
    </svg>
  )
}

const Path = ({ terrain }: { readonly terrain: (typeof TERRAINS)[number] }) => (
  <svg className="aw-term-path" viewBox="0 0 44 10" aria-hidden="true">
    <path className="east-road-casing" d="M2 5h40" />
    <path className={`east-road east-road-${terrain}`} d="M2 5h40" />
  </svg>
)

function SampleMark({ kind }: { readonly kind: string }) {
  const mark = SAMPLES.find(sample => sample.kind === kind)
  return (
    mark && (
      <svg className="aw-term-mark" viewBox="-14 -11 28 22" aria-hidden="true">
        <MarkSign mark={mark} />
      </svg>
    )
  )
}

function OnePlate({ stack, inside }: { readonly stack: MapStack; readonly inside: boolean }) {
  const width = plateWidth(stack, 'full') + 8
  const height = plateHeight('full') + 12
  return (
    <svg viewBox={`${-width / 2} ${-height / 2 - 2} ${width} ${height}`} style={{ width, height }} aria-hidden="true">
      <Plate stack={stack} form="full" inside={inside} carried={false} />
    </svg>
  )
}

type Pile = Parameters<typeof Units>[0]['pile']

const EMPTY = { ...{ leaders: [], units: [], unknown: 0 } } as unknown as Pile

/** Counters in a line, as the lists of the board show them. */
function CounterRow({ say, pile }: { readonly say: Say; readonly pile: Partial<Pick<Pile, 'units' | 'leaders'>> }) {
  const w = boardWords.use()
  return <Units aw={{ say, w }} pile={{ ...EMPTY, ...pile }} />
}

const ARMS = ['hi-4', 'li-2', 'hc-4', 'lc-3', 'b-3', 'ch-4', 'ship-3'].map(arm => [`assyria-${arm}`, 0, 1] as const)
const LEADER = ['as-sin-ahu-usur', 6, 2, 0, 0] as const
const KING = ['k-sargon', 9, 3, 0, 1] as const

const COUNTER_ROWS: Readonly<Record<string, Partial<Pick<Pile, 'units' | 'leaders'>>>> = {
  unit: { units: [...ARMS, ['media-hb-3', 0, 1]] },
  factor: { units: [ARMS[0]] },
  reduced: { units: [['assyria-hi-4', 1, 1]] },
  regular: { units: [ARMS[0]] },
  mercenary: { units: [['mercenary-hi-3', 0, 1]] },
  leader: { leaders: [LEADER] },
  king: { leaders: [KING] },
}

/** Forces of the map, with or without this leader. */
const LED_BY = 'as-nashir-bel'
const FORCE = {
  ...{ country: 'assyria', arm: counterPicture('assyria-hi-4'), portrait: leaderPicture(LED_BY, 0) },
} as const
const STACKS: Readonly<Record<string, MapStack>> = {
  army: { ...FORCE, units: 6, leaders: 1, rating: '5-1' },
  'army-group': { ...FORCE, units: 14, leaders: 2, rating: '5-1', group: 2 },
  garrison: { ...FORCE, units: 2, leaders: 0 },
}

const Codes = ({ of }: { readonly of: readonly string[] }) =>
  of.map(country => <CountryCode key={country} country={country} />)

const TRIBES: readonly string[] = N.data.countries.flatMap(({ id, class: of }) =>
  of === 'nomad' && MARKED.includes(id) ? id : [],
)

const PICTURES: Readonly<Record<string, ReactNode>> = {
  power: <Codes of={POWERS} />,
  minor: <Codes of={MARKED.filter(id => !TRIBES.includes(id))} />,
  nomads: <Codes of={TRIBES} />,
  area: <Town id="laqe" />,
  city: <Town id="kalhu" />,
  fortress: <Town id="ashur" />,
  capital: <Town id="nineveh" />,
  path: <Path terrain="normal" />,
  'river-path': <Path terrain="river" />,
  'mountain-path': <Path terrain="mountain" />,
  'desert-path': <Path terrain="desert" />,
  siege: <SampleMark kind="siege" />,
  hunger: <SampleMark kind="siege" />,
  pillage: <SampleMark kind="pillage" />,
  revolt: <SampleMark kind="revolt" />,
  'grace-period': <SampleMark kind="grace" />,
}

export const assyrianTermPicture: TermPicture = ({ term, say }) => {
  const line = Object.hasOwn(COUNTER_ROWS, term) ? COUNTER_ROWS[term] : undefined
  const stack = Object.hasOwn(STACKS, term) ? STACKS[term] : undefined
  const led = stack && stack.leaders > 0 ? { leader: say(NAMING.leader(LED_BY)) } : {}
  if (!line && !stack && !Object.hasOwn(PICTURES, term)) return undefined
  return (
    <span className="term-picture aw-term east" aria-hidden="true">
      {line && <CounterRow say={say} pile={line} />}
      {stack && <OnePlate stack={{ ...stack, ...led }} inside={stack.leaders === 0} />}
      {PICTURES[term]}
    </span>
  )
}
