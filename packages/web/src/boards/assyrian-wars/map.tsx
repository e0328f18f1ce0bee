// The Near East: places and paths over true coasts, who holds what and who stands where, and what can be done. It draws what it is
// given and says what was picked; the rules are elsewhere.

import { memo, useEffect, useMemo, useRef } from 'react'
import { Block } from '../map/block.tsx'
import { Chart, useChart } from '../map/chart.tsx'
import { nearestSpot, spotOfPoint } from '../map/hit-test.ts'
import { type Area, fit, type Point, type View, type Viewport } from '../map/pan-zoom.ts'
import { litPlaces, type Places } from '../map/places.ts'
import { StillChart } from '../map/still-chart.tsx'
import { NAMED, nextTo, OPENING, pointOf, SHEET, scaleFor, signScale } from './geometry.ts'
import { layoutsOf, type Pile, pileOf } from './label-layout.ts'
import { Ground, Legend, Roads, Small, Touched, Trail, Ways } from './layers.tsx'
import type { MapArea, MapWater, NearEastProps } from './map-data.ts'
import { LiftedForce } from './map-drag.tsx'
import { Counters, Names, PointedName, Price, Ties, WaterNames } from './map-labels.tsx'
import { Figures, Site, type State } from './sites.tsx'
import './map.css'

const AROUND = 90

const around = ([x, y]: Point, by = AROUND): Area => [x - by, y - by, x + by, y + by]

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
/** In the midst of these places; without any, of the map. */
function middleOf(places: readonly string[]): Point {
  if (places.length === 0) return [SHEET.width / 2, SHEET.height / 2]
  const points = places.map(pointOf)
  return [median(points.map(([x]) => x)), median(points.map(([, y]) => y))]
}

/** All that is played on, with room for names and counters. */
function boundsOf(places: readonly string[]): Area {
  const points = places.map(pointOf)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - WIDE, Math.min(...ys) - TALL, Math.max(...xs) + WIDE, Math.max(...ys) + TALL]
}
const [WIDE, TALL] = [70, 26]

/** The whole of a small scenario, where its names can still be read; undefined: the map opens on a part. */
function wholeIn(room: Viewport, open: readonly MapArea[]): View | undefined {
  const whole = fit(room, boundsOf(open.map(({ id }) => id)), 0, OPENING)
  return whole.k >= NAMED ? whole : undefined
}

/** What of the map is played on in this scenario. */
interface Played {
  readonly places: Places
  readonly open: readonly MapArea[]
  readonly closed: ReadonlySet<string>
  readonly sailed: readonly MapWater[]
  readonly piles: readonly Pile[]
}

/** With a mouse one must be near. */
const REACH = { touch: 24, mouse: 6 } as const

const spotOf = (id: string, k: number) => spotOfPoint(id, pointOf(id), 12 / k)

function placesOf(inPlay: ReadonlySet<string>): Places {
  return {
    has: id => inPlay.has(id),
    wholeOf: id => id,
    pointOf,
    spotOf,
    nextTo,
    around: at => around(at, 40),
    areaOf: place => around(pointOf(place)),
    reach: REACH,
    // What lies closest, as under the small map.
    strayAt: (at, k) =>
      nearestSpot(
        [...inPlay].map(id => spotOf(id, k)),
        at,
        REACH.mouse / k,
      ),
  }
}

function usePlayed({ areas, waters }: Pick<NearEastProps, 'areas' | 'waters'>): Played {
  return useMemo(() => {
    const places = placesOf(new Set([...areas, ...waters].filter(({ closed }) => !closed).map(({ id }) => id)))
    const open = areas.filter(({ id }) => places.has(id))
    const sailed = waters.filter(({ id }) => places.has(id))
    return {
      places,
      open,
      closed: new Set(areas.filter(one => one.closed).map(({ id }) => id)),
      sailed,
      piles: [
        ...open.flatMap(({ id, field, inside }) => pileOf(id, field, inside) ?? []),
        ...sailed.flatMap(({ id, stacks }) => pileOf(id, stacks, []) ?? []),
      ],
    }
  }, [areas, waters])
}

export const NearEast = memo(function NearEast(props: NearEastProps) {
  const { chosen, theatre, form, dragSources } = props
  const played = usePlayed(props)
  const { places, open, piles } = played
  const looked = chosen !== undefined && places.has(chosen) ? chosen : undefined
  const middle = middleOf(theatre.filter(places.has))
  return (
    <Chart
      {...props}
      sheet={SHEET}
      places={places}
      className="east"
      over={form === 'wide' && <Legend />}
      small={<Small />}
      opening={room =>
        wholeIn(room, open) ?? fit(room, around(looked === undefined ? middle : pointOf(looked), 1), 0, OPENING)
      }
      nearest={OPENING}
      firstStop={theatre.find(places.has) ?? open[0]?.id}
      lifted={from => dragSources && <LiftedForce sources={dragSources} piles={piles} from={from} />}
    >
      <Layers {...props} {...played} looked={looked} />
      <Follow open={open} moment={props.moment} middle={middle} looked={looked} form={form} />
    </Chart>
  )
})

/** Nothing can be done on a map that is only looked at. */
const STILL = { lit: new Map(), chosen: undefined, dragSources: undefined } as const
/** How far around its places it shows more of the map. */
const BESIDE = 16
/** It is shown larger than the map that is played on opens: its counters are all there is to see. */
const STILL_NEAREST = 2.15

interface StillMapProps extends Pick<NearEastProps, 'areas' | 'waters'> {
  /** The places that it shows, each with a ring. */
  readonly about: readonly string[]
}

/** The part of the map around some places, to look at. */
export function EastStillMap({ areas, waters, about }: StillMapProps) {
  const key = about.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names are the same places
  const [box, near] = useMemo(() => {
    const [left, top, right, bottom] = boundsOf(about)
    const box: Area = [left, top - BESIDE, right, bottom + BESIDE]
    const isNear = ({ id, closed = false }: { readonly id: string; readonly closed?: boolean }): boolean => {
      const [x, y] = pointOf(id)
      return (
        closed ||
        (Math.abs(x - (left + right) / 2) < right - left &&
          Math.abs(y - (top + bottom) / 2) < bottom - top + 2 * BESIDE)
      )
    }
    return [box, { areas: areas.filter(isNear), waters: waters.filter(isNear) }]
  }, [areas, waters, key])
  const played = usePlayed(near)
  return (
    <StillChart sheet={SHEET} area={box} className="east" nearest={STILL_NEAREST} written={NAMED}>
      <Layers {...STILL} {...played} recent={about} looked={undefined} />
    </StillChart>
  )
}

interface FollowProps {
  readonly open: readonly MapArea[]
  readonly moment: string
  readonly middle: Point
  readonly looked: string | undefined
  readonly form: 'wide' | 'phone'
}

/** Brings into sight what the moment is about. */
function Follow({ open, moment, middle: [middleX, middleY], looked, form }: FollowProps) {
  const { room, centre, reveal, isCarrying } = useChart()
  // Another country's impulse: the map goes there, unless all that is played on has room.
  const shownAt = useRef(moment)
  const inWhole = room && wholeIn(room, open) !== undefined
  useEffect(() => {
    if (shownAt.current === moment) return
    shownAt.current = moment
    if (!inWhole) centre([middleX, middleY])
  }, [moment, middleX, middleY, centre, inWhole])

  // What is looked at comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether something is carried is asked when it happens
  useEffect(() => {
    // Clear of the small map in the corner; not under a hand that carries something.
    if (looked === undefined || isCarrying()) return
    reveal(around(pointOf(looked), form === 'phone' ? 40 : AROUND))
  }, [looked, form, reveal])
  return null
}

type Drawn = Pick<NearEastProps, 'lit' | 'ways' | 'trail' | 'recent' | 'chosen' | 'origin' | 'dragSources'>

interface LayersProps extends Drawn, Played {
  readonly looked: string | undefined
}

function Layers(props: LayersProps) {
  const { places, open, closed, sailed, piles, lit, ways, trail, recent, chosen, origin, looked, dragSources } = props
  const { k, focused, rested, over, lifted, button } = useChart()
  const scale = scaleFor(k)
  const layouts = useMemo(() => layoutsOf({ areas: open, waters: sailed, piles }), [open, sailed, piles])
  const layout = layouts(scale)

  const stateOf = (id: string): State | undefined => {
    if (over === id) return lit.has(id) ? 'chosen' : 'refused'
    return chosen === id || origin === id ? 'chosen' : lit.has(id) ? 'lit' : undefined
  }
  const placeButton = ({ id, label }: MapArea | MapWater) => {
    const { says } = lit.get(id) ?? {}
    return button(id, says ? `${label}; ${says}` : label)
  }
  const pointed = [over, focused, rested, looked].find(id => id !== undefined && places.has(id))
  const unnamed = pointed === undefined || layout.names.has(pointed) || layout.waters.has(pointed) ? undefined : pointed

  return (
    <>
      <Ground />
      <Roads closed={closed} />
      {ways && origin !== undefined && <Ways origin={origin} ways={ways} goal={pointed} />}
      {recent && <Touched places={recent} />}
      {trail && <Trail trail={trail} />}
      <Ties piles={piles} layout={layout} />
      {sailed.map(water => (
        <g key={water.id} className="east-water" {...placeButton(water)}>
          <Block at={pointOf(water.id)}>
            <WaterSign state={stateOf(water.id)} focused={focused === water.id} size={signScale(scale)} />
          </Block>
        </g>
      ))}
      {open.map(area => (
        <g key={area.id} className="east-place" {...placeButton(area)}>
          <Block at={pointOf(area.id)}>
            <Site area={area} state={stateOf(area.id)} focused={focused === area.id} size={signScale(scale)} />
          </Block>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g aria-hidden="true">
        {open.map(area => (
          <g key={area.id} data-pick={area.id}>
            <Block at={pointOf(area.id)}>
              <Figures area={area} marks={layout.marks.get(area.id)} size={signScale(scale)} />
            </Block>
          </g>
        ))}
        <WaterNames waters={sailed} layout={layout} />
        <Names areas={open} layout={layout} />
        <Counters piles={piles} layout={layout} from={dragSources?.from} lifted={lifted} />
        {litPlaces(places, lit).map(id => {
          const of = lit.get(id)
          return of && of.price !== '' ? (
            <Price key={id} id={id} lit={of} origin={origin} layout={layout} piece={SHEET.pieceScale(scale)} />
          ) : null
        })}
        {unnamed !== undefined && (
          <PointedName id={unnamed} name={[...open, ...sailed].find(({ id }) => id === unnamed)?.name ?? ''} />
        )}
      </g>
    </>
  )
}

interface WaterSignProps {
  readonly state: State | undefined
  readonly focused: boolean
  readonly size: number
}

const WaterSign = ({ state, focused, size }: WaterSignProps) => (
  <>
    {state && <circle className={`east-ring east-is-${state}`} r={5 + 10 * size} />}
    {focused && <circle className="east-ring east-is-focused" r={9 + 10 * size} />}
    <g transform={size === 1 ? undefined : `scale(${size})`}>
      <circle className="east-zone" r="10" />
      <path className="east-wave" d="M-6 1q3-4 6 0t6 0" />
    </g>
  </>
)
