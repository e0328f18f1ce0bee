// The Near East: places and paths over true coasts, who holds what and who stands where, and what can be done. It draws what it is
// given and says what was picked; the rules are elsewhere.

import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useAfterPaint } from '../../ui/after-paint.ts'
import type { KeyOf } from '../../words.ts'
import { Block } from '../map/block.tsx'
import { Chart, type ChartState, useChart } from '../map/chart.tsx'
import { nearestSpot, spotOfPoint } from '../map/hit-test.ts'
import type { Box } from '../map/label-placement.ts'
import type { Places } from '../map/places.ts'
import { RecapEdges, RecapLayer } from '../map/recap-layer.tsx'
import { StillChart } from '../map/still-chart.tsx'
import { type Area, clearOf, fit, type Point, type View, type Viewport, within } from '../map/viewport.ts'
import {
  HAS_LAND,
  LETTERED,
  NAMED,
  nextTo,
  OPENING,
  pointOf,
  radiusOf,
  SHEET,
  scaleFor,
  signScale,
} from './geometry.ts'
import { GROUND_NAMES } from './ground-names.ts'
import { isCollapsed, type Layout, layoutsOf, type Pile, pileOf, pointedNameAt, standingIn } from './label-layout.ts'
import { Ground, Roads, Small, Touched, Trail } from './layers.tsx'
import type { MapArea, MapWater, NearEastProps } from './map-data.ts'
import { LiftedForce } from './map-drag.tsx'
import { Counters, GroundNames, Names, OpenedPile, PointedName, Ties, WaterNames } from './map-labels.tsx'
import { eastWords } from './map-words.ts'
import { PlanLayer } from './plan-layer.tsx'
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
const [WIDE, TALL] = [85, 26]

/** The whole of a small scenario, where its names can still be read; undefined: the map opens on a part. */
function wholeIn(viewport: Viewport, open: readonly MapArea[]): View | undefined {
  const whole = fit(viewport, boundsOf(open.map(({ id }) => id)), 0, OPENING)
  return whole.k >= NAMED ? whole : undefined
}

/** What a map that fits shows: these places with room around them; undefined: there are none. */
function fittedOf(places: readonly string[]): Area | undefined {
  if (places.length === 0) return undefined
  const [left, top, right, bottom] = boundsOf(places)
  const [x, y] = [EDGE * (right - left), EDGE * (bottom - top)]
  return [left - x, top - y, right + x, bottom + y]
}
/** On each side, of what is shown. */
const EDGE = 0.08

/** The whole area if its names can be read at that scale; of a larger one the part around the middle, and nothing beyond it. */
function fitViewIn(viewport: Viewport, area: Area | undefined, middle: Point): View {
  const shown = area && fit(viewport, area, 0, OPENING)
  if (shown && shown.k >= NAMED) return shown
  const part = fit(viewport, around(middle, 1), 0, NAMED)
  return area ? within(viewport, part, area) : part
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
  const { chosen, fitPlaces, whole, form, dragSources } = props
  const played = usePlayed(props)
  const { places, open, piles } = played
  const looked = chosen !== undefined && places.has(chosen) ? chosen : undefined
  const shown = fitPlaces.filter(places.has)
  const middle = middleOf(shown)
  const key = shown.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names are the same places
  const fitted = useMemo(() => fittedOf(shown), [key])
  return (
    <Chart
      {...props}
      sheet={SHEET}
      places={places}
      className="east"
      small={<Small />}
      fitted={fitted}
      opening={viewport => {
        if (whole && fitted) return fit(viewport, fitted, 0, OPENING)
        return wholeIn(viewport, open) ?? fitViewIn(viewport, fitted, looked === undefined ? middle : pointOf(looked))
      }}
      nearest={OPENING}
      firstStop={fitPlaces.find(places.has) ?? open[0]?.id}
      lifted={from => dragSources && <LiftedForce sources={dragSources} piles={piles} from={from} />}
    >
      <Ground />
      <Roads closed={played.closed} />
      <NextFrame>
        <Layers {...props} {...played} looked={looked} />
      </NextFrame>
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
      <Ground />
      <Roads closed={played.closed} />
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
  const { viewport, centre, reveal, isCarrying } = useChart()
  // Another country's impulse: the map goes there, unless all that is played on has room.
  const shownAt = useRef(moment)
  const inWhole = viewport && wholeIn(viewport, open) !== undefined
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
  }, [looked, form, reveal, viewport])
  return null
}

type Drawn = Pick<NearEastProps, 'lit' | 'plan' | 'trail' | 'recent' | 'chosen' | 'marked' | 'origin' | 'dragSources'>

/** What stands on the map is most of it: a table opens with the ground alone, and this comes a frame later. */
const NextFrame = ({ children }: { readonly children: ReactNode }) => useAfterPaint(true, false) && children

interface LayersProps extends Drawn, Played {
  readonly looked: string | undefined
}

function Layers(props: LayersProps) {
  const { places, piles, plan, trail, recent, origin } = props
  const chart = useChart()
  const { k, focused, rested, over, lifted, button } = chart
  const { open, sailed, looked } = props
  const layouts = useMemo(() => layoutsOf({ areas: open, waters: sailed, piles }), [open, sailed, piles])
  const layout = layouts(scaleFor(k))
  const standing = useMemo(() => standingIn(layout), [layout])
  const pointed = pointedIn(places, over, focused, rested, looked)
  const unnamed = unnamedIn(layout, props, pointed)
  const opened = piles.find(({ id }) => id === pointed && id !== lifted && isCollapsed(layout.piles.get(id)?.form))
  return (
    <>
      {recent && <Touched places={recent} />}
      {trail && <Trail trail={trail} />}
      <RecapEdges pointOf={pointOf} has={places.has} ringOf={id => ringAt(id, layout.scale)} />
      <PlacesLayer
        {...{ open, sailed, piles, origin, layout, focused, over, lifted, button }}
        lit={props.lit}
        chosen={props.chosen}
        marked={props.marked}
        dragSources={props.dragSources}
      />
      <RecapLayer pointOf={pointOf} has={places.has} around={around} standing={standing} />
      {plan && origin !== undefined && <PlanLayer plan={plan} origin={origin} standing={standing} />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g aria-hidden="true">
        {unnamed && <PointedName id={unnamed.id} name={unnamed.name} layout={layout} />}
        {opened && (
          <OpenedPile
            pile={opened}
            layout={layout}
            inSight={inSight(chart, layout.scale)}
            pointed={unnamed && pointedNameAt(unnamed.id, unnamed.name, layout).box}
          />
        )}
      </g>
    </>
  )
}

type PlacesLayerProps = Pick<LayersProps, 'open' | 'sailed' | 'piles'> &
  Pick<Drawn, 'lit' | 'chosen' | 'marked' | 'origin' | 'dragSources'> &
  Pick<ChartState, 'focused' | 'over' | 'lifted' | 'button'> & { readonly layout: Layout }

/** Places with what stands at them. They are most of the map, so they are memoised. */
const PlacesLayer = memo(function PlacesLayer(props: PlacesLayerProps) {
  const { open, sailed, piles, lit, chosen, marked, origin, dragSources, layout } = props
  const { focused, over, lifted, button } = props
  const { scale } = layout
  const words = eastWords.use()
  const ground = useMemo(
    () =>
      (HAS_LAND ? GROUND_NAMES : []).map(one => ({
        ...one,
        name: words(`ground.${one.id}` as KeyOf<typeof eastWords>),
      })),
    [words],
  )

  const stateOf = (id: string): State | undefined => {
    if (over === id) return lit.has(id) ? 'chosen' : 'refused'
    return chosen === id || origin === id || marked?.has(id) ? 'chosen' : lit.has(id) ? 'lit' : undefined
  }
  const placeButton = ({ id, label }: MapArea | MapWater) => {
    const { says } = lit.get(id) ?? {}
    return button(id, says ? `${label}; ${says}` : label)
  }
  return (
    <>
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
            <Site
              area={area}
              state={stateOf(area.id)}
              focused={focused === area.id}
              size={signScale(scale)}
              drawn={scale >= LETTERED}
            />
          </Block>
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus */}
      <g aria-hidden="true">
        {open.map(area => (
          <g key={area.id} data-pick={area.id}>
            <Block at={pointOf(area.id)}>
              <Figures
                area={area}
                marks={layout.marks.get(area.id)}
                lettered={scale >= LETTERED}
                size={signScale(scale)}
              />
            </Block>
          </g>
        ))}
        <GroundNames names={ground} layout={layout} />
        <WaterNames waters={sailed} layout={layout} />
        <Names areas={open} layout={layout} />
        <Counters piles={piles} layout={layout} from={dragSources?.from} lifted={lifted} />
      </g>
    </>
  )
})

/** Around what a recap says was touched: outside of the ring of what is lit. */
const ringAt = (id: string, scale: number): number => radiusOf(id) * signScale(scale) + RING
const RING = 11

/** The first of these that is on the map. */
const pointedIn = (places: Places, ...ids: readonly (string | undefined)[]): string | undefined =>
  ids.find(id => id !== undefined && places.has(id))

/** The place that is pointed at, where its name is not written. */
function unnamedIn({ names, waters }: Layout, { open, sailed }: Played, pointed: string | undefined) {
  if (pointed === undefined || names.has(pointed) || waters.has(pointed)) return undefined
  return [...open, ...sailed].find(({ id }) => id === pointed)
}

/** What nothing covers, in the size of pieces. */
function inSight({ view, viewport }: ChartState, scale: number): Box | undefined {
  const now = view()
  if (!now || !viewport) return undefined
  const [left, top, right, bottom] = clearOf(viewport)
  const unit = now.k * SHEET.pieceScale(scale)
  return [(left - now.x) / unit, (top - now.y) / unit, (right - now.x) / unit, (bottom - now.y) / unit]
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
