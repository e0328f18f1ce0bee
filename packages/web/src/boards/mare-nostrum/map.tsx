// The Mediterranean: provinces over true coasts, seas, what is built and who is there, and what can be done where. It
// draws what it is given and says what was picked; the rules are elsewhere.

import type { Seat } from '@tabularium/kernel'
import { useEffect, useId, useMemo } from 'react'
import { useKept } from '../../ui/use-stable.ts'
import { Block } from '../map/block.tsx'
import { Chart, type MapTask, useChart } from '../map/chart.tsx'
import { spotOfPoint } from '../map/hit-test.ts'
import { litParts, litPlaces, type Places } from '../map/places.ts'
import { RecapEdges, RecapLayer } from '../map/recap-layer.tsx'
import { StillChart } from '../map/still-chart.tsx'
import { type Area, fit, type View, type Viewport, within } from '../map/viewport.ts'
import { type Badge, badgesAt } from './badge-layout.ts'
import { AROUND, boxOf, fitAreaOf } from './fit-area.ts'
import { type Point, shape } from './geometry.ts'
import { nextTo, slotSpot, spotOfPlace } from './hit-test.ts'
import { Symbols } from './icons.tsx'
import { layoutAt, seaName, standingIn } from './label-layout.ts'
import { Ground, Rings, Small, Touched, type Way, WayLine } from './layers.tsx'
import { SLOT } from './layout.ts'
import type { MapProvince, MapSea } from './map-data.ts'
import { LiftedUnits, type UnitSources } from './map-drag.tsx'
import { AtSea, GROUND, type MapSeat, OnLand, Tie } from './map-pieces.tsx'
import { ALL, pieceScale, SHEET, WRITTEN } from './sheet.ts'
import './goods.css'
import './map.css'

interface MapProps extends MapTask {
  readonly provinces: readonly MapProvince[]
  readonly seas: readonly MapSea[]
  readonly seats: readonly MapSeat[]
  /** Each with a price or an effect for its badge, or ''. */
  readonly lit: ReadonlyMap<string, string>
  /** Where others did something last. */
  readonly recent: ReadonlySet<string>
  /** What an example is about: the map of a phone opens on it. */
  readonly about: readonly string[]
  /** Its capital belongs to what fits. */
  readonly home: string | undefined
  /** Ringed as chosen: what a figure comes from, what a warning speaks of. */
  readonly marked: readonly string[]
  readonly dragSources: UnitSources | undefined
  /** Units that are about to go. */
  readonly way: Way | undefined
}

const SIGNS: readonly string[] = [
  ...['ceramics', 'gems', 'papyrus', 'metal', 'spices', 'stone', 'wood', 'gold', 'grain', 'oil', 'sheep', 'wine'],
  'gladiators',
]
  .map(good => `good.${good}`)
  .concat(['market', 'city', 'capital', 'legendary', 'temple', 'legion', 'fortress', 'trireme', 'war'])
  .concat(['rome', 'carthage', 'greece', 'egypt', 'babylon'].map(empire => `empire.${empire}`))

/** The map opens on what is lit no larger than this on a phone. */
const OPENING = 1.15
/** Where there is more room, what fits is shown no larger than this. */
const NEAREST = 1.6

type Slots = ReadonlyMap<
  string,
  { readonly slot: MapProvince['slots'][number]; readonly at: MapProvince; readonly i: number }
>

const slotsOf = (provinces: readonly MapProvince[]): Slots =>
  new Map(provinces.flatMap(at => at.slots.map((slot, i) => [slot.id, { slot, at, i }] as const)))

function placesOf(provinces: readonly MapProvince[], seas: readonly MapSea[], slots: Slots): Places {
  const inPlay = new Set([...provinces.filter(({ covered }) => !covered), ...seas].map(({ id }) => id))
  const pointOf = (id: string, scale: number): Point => {
    const slot = slots.get(id)
    return slot ? slotSpot(slot.at.id, slot.i, slot.at.slots.length, scale) : shape(id).anchor
  }
  return {
    has: id => inPlay.has(id),
    wholeOf: id => slots.get(id)?.at.id ?? id,
    pointOf,
    spotOf(id, k) {
      const scale = pieceScale(k)
      return slots.has(id) ? spotOfPoint(id, pointOf(id, scale), (SLOT / 2) * scale) : spotOfPlace(id)
    },
    nextTo,
    around: ([x, y]) => [x - AROUND, y - 20, x + AROUND, y + AROUND],
    areaOf: place => boxOf([place]) ?? ALL,
    reach: { touch: 24, mouse: 5 },
  }
}

export function MareMap(props: MapProps) {
  const { provinces, seas, seats, lit, recent, about, home, form, dragSources } = props
  const slots = useMemo(() => slotsOf(provinces), [provinces])
  const places = useMemo(() => placesOf(provinces, seas, slots), [provinces, seas, slots])
  const lands = useMemo(() => provinces.flatMap(({ id, covered }) => (covered ? [] : [id])), [provinces])
  const fitted = useMemo(() => fitAreaOf({ places, lands, lit, recent, home }), [places, lands, lit, recent, home])
  return (
    <Chart
      {...props}
      fitted={fitted}
      sheet={SHEET}
      places={places}
      className="mare-map"
      small={<Small />}
      smallFrom={form === 'wide' ? WRITTEN : undefined}
      opening={viewport =>
        form === 'phone'
          ? fit(viewport, boxOf(about.length > 0 ? about : litPlaces(places, lit)) ?? ALL, 0, OPENING)
          : openingIn(viewport, boxOf(lands) ?? ALL, fitted)
      }
      nearest={form === 'phone' ? OPENING : NEAREST}
      firstStop={provinces[0]?.id}
      lifted={from => dragSources && <LiftedUnits sources={dragSources} from={from} seat={seats[dragSources.seat]} />}
    >
      <Layers {...props} slots={slots} places={places} />
    </Chart>
  )
}

/** The whole of what is played on, where its names can be read beside what covers the map; else the part that fits now. */
function openingIn(viewport: Viewport, whole: Area, fitted: Area): View {
  const all = fit(viewport, whole)
  if (all.k >= WRITTEN) return all
  const part = fit(viewport, fitted, 0, NEAREST)
  if (part.k >= WRITTEN) return part
  const [x, y] = [(fitted[0] + fitted[2]) / 2, (fitted[1] + fitted[3]) / 2]
  return within(viewport, fit(viewport, [x, y, x + 1, y + 1], 0, WRITTEN), whole)
}

/** Nothing can be done on a map that is only looked at. */
const STILL: Omit<MapProps, 'provinces' | 'seas' | 'seats' | 'recent'> = {
  lit: new Map(),
  chosen: undefined,
  about: [],
  home: undefined,
  marked: [],
  dragSources: undefined,
  way: undefined,
  form: 'wide',
  onPick: () => {},
  onLight: () => {},
}

interface StillMapProps extends Pick<MapProps, 'provinces' | 'seas' | 'seats'> {
  /** The places that it shows, with a line around each province; none: all there are. */
  readonly about: readonly string[]
}

/** The part of the map around some places, to look at. */
export function MareStillMap({ about, ...shown }: StillMapProps) {
  const { provinces, seas } = shown
  const slots = useMemo(() => slotsOf(provinces), [provinces])
  const places = useMemo(() => placesOf(provinces, seas, slots), [provinces, seas, slots])
  return (
    <StillChart sheet={SHEET} area={boxOf(about) ?? ALL} className="mare-map" nearest={OPENING} written={WRITTEN}>
      <Layers
        {...shown}
        {...STILL}
        recent={new Set(about.filter(place => shape(place).land))}
        slots={slots}
        places={places}
      />
    </StillChart>
  )
}

/** Where everything stands; what stays where it was is the same object, so that its place need not be drawn again. */
function useLayout(provinces: readonly MapProvince[], seas: readonly MapSea[], k: number, named: ReadonlySet<string>) {
  const found = useMemo(() => [...layoutAt({ provinces, seas }, k, named)], [provinces, seas, k, named])
  const placed = useKept(useMemo(() => found.map(([, at]) => at), [found]))
  return useMemo(() => new Map(found.map(([id], i) => [id, placed[i]])), [found, placed])
}

const NONE: ReadonlySet<string> = new Set()

/** Places that are named however small the map is: what can be done is done there. */
function useNamed(far: boolean, places: Places, lit: MapProps['lit'], ...more: readonly (string | undefined)[]) {
  const ids = far ? [...lit.keys(), ...more].flatMap(id => (id === undefined ? [] : [places.wholeOf(id)])) : []
  const key = [...new Set(ids)].toSorted().join(' ')
  return useMemo(() => (key === '' ? NONE : new Set(key.split(' '))), [key])
}

interface LayersProps extends MapProps {
  readonly slots: Slots
  readonly places: Places
}

function Layers({ slots, places, ...props }: LayersProps) {
  const { provinces, seas, seats, lit, chosen, marked, recent, form, dragSources, way } = props
  const { k, focused, rest, over, button } = useChart()
  const clip = useId()
  const far = k < WRITTEN
  const named = useNamed(far, places, lit, chosen, way?.to)
  const layout = useLayout(provinces, seas, k, named)
  const standing = useMemo(() => standingIn(layout, k), [layout, k])

  // What `›` pointed at is forgotten with what was in hand.
  useEffect(() => {
    if (chosen === undefined && form === 'phone') rest(undefined)
  }, [chosen, form, rest])

  const stateOf = (id: string): Badge['state'] | undefined => {
    if (chosen === id || way?.to === id || (over === id && lit.has(id))) return 'chosen'
    return lit.has(id) ? 'lit' : undefined
  }
  const rings = [...new Set([...lit.keys(), ...[chosen, way?.to], ...marked])].flatMap(id => {
    const state = id === undefined ? undefined : marked.includes(id) ? 'chosen' : stateOf(id)
    return id !== undefined && state ? [{ id, state }] : []
  })
  const wanted = new Map<string, Badge>()
  for (const id of new Set([...lit.keys(), ...[chosen, way?.to].filter(one => one !== undefined)])) {
    const state = slots.has(id) ? undefined : stateOf(id)
    if (state) wanted.set(id, { state, text: way?.to === id ? String(way.n) : (lit.get(id) ?? '') })
  }
  const key = JSON.stringify([...wanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the badges are made of
  const badges = useMemo(() => badgesAt({ provinces, seas }, layout, wanted, k), [provinces, seas, layout, key, k])
  const carrierAt = (id: string): Seat | undefined => (dragSources?.from.has(id) ? dragSources.seat : undefined)

  return (
    <>
      <Symbols names={SIGNS} />
      <Ground provinces={provinces} seas={seas} seats={seats} button={button} />
      <Touched places={[...recent].filter(places.has)} />
      <RecapEdges pointOf={anchorOf} has={places.has} outlineOf={outlineOf} />
      <Rings rings={rings.filter(({ id }) => !slots.has(id))} focused={focused} clip={clip} />
      {[...provinces, ...seas].map(({ id }) => {
        const { units } = layout.get(id) ?? {}
        return (
          units?.tied && (
            <Block key={id} at={shape(id).anchor} {...UNHEARD}>
              <Tie placed={units} />
            </Block>
          )
        )
      })}
      {seas.map(sea => {
        const { anchor, turned } = shape(sea.id)
        return (
          <Block key={sea.id} at={anchor} {...UNHEARD}>
            <AtSea
              sea={sea}
              seats={seats}
              badge={badges.get(sea.id)}
              far={far}
              name={seaName(sea, k)}
              turned={turned}
              carrier={carrierAt(sea.id)}
              placed={layout.get(sea.id)}
            />
          </Block>
        )
      })}
      {provinces.map(province => (
        <Block key={province.id} at={shape(province.id).anchor} {...UNHEARD}>
          <OnLand
            province={province}
            seats={seats}
            badge={badges.get(province.id)}
            far={far}
            carrier={carrierAt(province.id)}
            placed={layout.get(province.id)}
          />
        </Block>
      ))}
      {way && <WayLine {...way} />}
      {!far &&
        [...new Set([...litParts(places, lit), ...rings.map(({ id }) => id).filter(id => slots.has(id))])].map(id => {
          const found = slots.get(id)
          if (!found) return null
          return (
            <Block key={id} at={shape(found.at.id).anchor}>
              <g
                {...button(id, found.slot.label)}
                className={`mare-map-slot-ring mare-map-is-${stateOf(id) ?? 'rest'} ${focused === id ? 'mare-map-is-focused' : ''}`}
                transform={`translate(${slotSpot(found.at.id, found.i, found.at.slots.length, 1)
                  .map((n, axis) => n - shape(found.at.id).anchor[axis])
                  .join(' ')})`}
              >
                <path className="mare-map-slot-gap" d={GROUND[found.slot.sort]} />
                <path className="mare-map-slot-edge" d={GROUND[found.slot.sort]} />
              </g>
            </Block>
          )
        })}
      <RecapLayer pointOf={anchorOf} has={places.has} around={places.around} standing={standing} />
    </>
  )
}

const anchorOf = (place: string): Point => shape(place).anchor
const outlineOf = (place: string) => ({ edge: shape(place).edge, ground: shape(place).path })

/** A place's button says all that stands there. */
const UNHEARD = { 'aria-hidden': true } as const
