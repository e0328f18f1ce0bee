// What the map's signs say: whose letters stand where, kinds of places, counters, paths, marks and rings.

import type { ReactNode } from 'react'
import { useAw } from './context.ts'
import { Plate, plateHeight, plateWidth } from './counters.tsx'
import { CountryCode } from './country-code.tsx'
import { COUNTRIES } from './facts.ts'
import { TERRAINS } from './geometry.ts'
import type { MapArea, MapStack } from './map-data.ts'
import { eastWords } from './map-words.ts'
import type { AreaMark } from './marks.ts'
import { counterPicture, leaderPicture } from './picture.ts'
import { Figures, MarkSign, Site } from './sites.tsx'
import './legend.css'

/** Marks of places, each as it is drawn once. */
export const SAMPLES = (
  [
    ['siege', '3', 17, 15],
    ['damage', '−1', 17, 15],
    ['pillage', '2', 15, 18],
    ['more', '+1', 17, 15],
    ['revolt', '', 14, 16],
    ['grace', 'AS', 21, 14, 'assyria'],
  ] as const
).map(
  ([kind, text, width, height, country = 'assyria']) =>
    ({ kind, text, width, height, country, side: [0, 0] }) satisfies AreaMark,
)

const LEVEL: AreaMark = { kind: 'level', side: [0, 1], width: 22, height: 5, text: '3', of: 4 }

/** A place of each kind. */
const KINDS = [
  ['fortress', 'ashur'],
  ['city', 'kalhu'],
  ['square', 'parsa'],
  ['open', 'laqe'],
] as const

const placeOf = (id: string): MapArea => ({
  ...{ id, name: '', label: '', level: 0, printed: 0, field: [], inside: [] },
  ...{ land: id === 'parsa' ? 'persia' : 'assyria', city: id === 'parsa' ? 'persia' : 'assyria' },
})

const FORCE: MapStack = {
  ...{ country: 'assyria', units: 6, leaders: 1, leader: '', rating: '6-2' },
  ...{ arm: counterPicture('assyria-hi-4'), portrait: leaderPicture('as-sin-ahu-usur', 0) },
}
/** Each with what it shows. */
const FORCES = [
  ['force', { ...FORCE, leader: 'Sin-ahu-usur' }, 'full', false],
  ['king', { ...FORCE, king: true, portrait: leaderPicture('k-sargon', 1) }, 'brief', false],
  ['inside', FORCE, 'brief', true],
  ['group', { ...FORCE, group: 2 }, 'brief', false],
] as const

const STATES = ['lit', 'chosen', 'refused'] as const

interface RowProps {
  readonly words: string
  readonly box: string
  readonly wide?: number
  readonly children: ReactNode
}

const Row = ({ words, box, wide, children }: RowProps) => (
  <li>
    <svg className="east-legend-mark" viewBox={box} style={wide ? { width: wide } : undefined} aria-hidden="true">
      {children}
    </svg>
    {words}
  </li>
)

export function Legend() {
  const words = eastWords.use()
  const { nameOf } = useAw()
  return (
    <div className="east-legend">
      <ul aria-label={words('kinds')}>
        {KINDS.map(([kind, id]) => (
          <Row key={kind} words={words(`kind.${kind}`)} box="-14 -14 28 28">
            <Site area={placeOf(id)} state={undefined} focused={false} size={1} drawn />
            <Figures area={placeOf(id)} marks={undefined} lettered size={1} />
          </Row>
        ))}
        <Row words={words('kind.level')} box="-14 -10 28 20">
          <MarkSign mark={LEVEL} />
        </Row>
      </ul>
      <ul aria-label={words('counters')}>
        {FORCES.map(([kind, stack, form, inside]) => {
          const width = plateWidth(stack, form) + 8
          return (
            <Row
              key={kind}
              words={words(`counter.${kind}`)}
              box={`${-width / 2} ${-plateHeight(form) / 2 - 8} ${width} ${plateHeight(form) + 10}`}
              wide={width * 0.8}
            >
              <Plate stack={stack} form={form} inside={inside} carried={false} />
            </Row>
          )
        })}
      </ul>
      <ul aria-label={words('states')}>
        {STATES.map(state => (
          <Row key={state} words={words(`state.${state}`)} box="-14 -14 28 28">
            <circle className={`east-ring east-is-${state}`} r="10" />
          </Row>
        ))}
      </ul>
      <ul aria-label={words('paths')}>
        {TERRAINS.map(terrain => (
          <li key={terrain}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className="east-road-casing" d="M2 4h24" />
              <path className={`east-road east-road-${terrain}`} d="M2 4h24" />
            </svg>
            {words(terrain)}
          </li>
        ))}
      </ul>
      <ul aria-label={words('marks')}>
        {SAMPLES.map(mark => (
          <Row key={mark.kind} words={words(`mark.${mark.kind}`)} box="-14 -10 28 20">
            <MarkSign mark={mark} />
          </Row>
        ))}
      </ul>
      <ul aria-label={words('countries')} className="east-legend-countries">
        {[...COUNTRIES.keys()].map(id => (
          <li key={id}>
            <CountryCode country={id} size="small" />
            {nameOf(id)}
          </li>
        ))}
      </ul>
      <p>{words('source')}</p>
    </div>
  )
}
