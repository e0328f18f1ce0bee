// The Mediterranean: provinces over true coasts, seas, what is built and who is there, and what can be done where. It
// draws what it is given and says what was picked; the rules are elsewhere.

import { Fragment, useEffect, useId, useMemo } from 'react'
import { Block } from '../map/block.tsx'
import { Chart, type MapTask, useChart } from '../map/chart.tsx'
import { spotOfPoint } from '../map/hit-test.ts'
import { type Area, fit } from '../map/pan-zoom.ts'
import { litParts, litPlaces, type Places } from '../map/places.ts'
import { StillChart } from '../map/still-chart.tsx'
import { type Point, shape } from './geometry.ts'
import { nextTo, slotSpot, spotOfPlace } from './hit-test.ts'
import { Symbols } from './icons.tsx'
import { Ground, Rings, Small, Touched, type Way, WayLine } from './layers.tsx'
import { SLOT } from './layout.ts'
import type { MapProvince, MapSea } from './map-data.ts'
import { LiftedUnits, type UnitSources } from './map-drag.tsx'
import { AtSea, type Badge, GROUND, type MapSeat, OnLand, Ships } from './map-pieces.tsx'
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
const AROUND = 70

const boxOf = (places: readonly string[]): Area | undefined =>
  places.length === 0
    ? undefined
    : places
        .map(place => {
          const { anchor, box } = shape(place)
          const [x, y] = anchor
          return [
            Math.min(box[0], x - AROUND),
            Math.min(box[1], y - 20),
            Math.max(box[2], x + AROUND),
            Math.max(box[3], y + AROUND),
          ] as const
        })
        .reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])])

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
  const { provinces, seas, seats, lit, form, dragSources } = props
  const slots = useMemo(() => slotsOf(provinces), [provinces])
  const places = useMemo(() => placesOf(provinces, seas, slots), [provinces, seas, slots])
  return (
    <Chart
      {...props}
      sheet={SHEET}
      places={places}
      className="mare-map"
      small={<Small />}
      smallFrom={form === 'wide' ? WRITTEN : undefined}
      opening={room =>
        form === 'phone' ? fit(room, boxOf(litPlaces(places, lit)) ?? ALL, 0, OPENING) : fit(room, ALL)
      }
      nearest={OPENING}
      firstStop={provinces[0]?.id}
      lifted={from => dragSources && <LiftedUnits sources={dragSources} from={from} seat={seats[dragSources.seat]} />}
    >
      <Layers {...props} slots={slots} places={places} />
    </Chart>
  )
}

/** Nothing can be done on a map that is only looked at. */
const STILL: Omit<MapProps, 'provinces' | 'seas' | 'seats' | 'recent'> = {
  lit: new Map(),
  chosen: undefined,
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

interface LayersProps extends MapProps {
  readonly slots: Slots
  readonly places: Places
}

function Layers({ slots, places, ...props }: LayersProps) {
  const { provinces, seas, seats, lit, chosen, recent, form, dragSources, way } = props
  const { k, focused, rest, over, button } = useChart()
  const clip = useId()
  const far = k < WRITTEN

  // What `›` pointed at is forgotten with what was in hand.
  useEffect(() => {
    if (chosen === undefined && form === 'phone') rest(undefined)
  }, [chosen, form, rest])

  const stateOf = (id: string): Badge['state'] | undefined => {
    if (chosen === id || way?.to === id || (over === id && lit.has(id))) return 'chosen'
    return lit.has(id) ? 'lit' : undefined
  }
  const rings = [...new Set([...lit.keys(), ...[chosen, way?.to]])].flatMap(id => {
    const state = id === undefined ? undefined : stateOf(id)
    return id !== undefined && state ? [{ id, state }] : []
  })
  const badges = useMemo(() => new Map<string, Badge>(), [])
  const badgeOf = (id: string): Badge | undefined => {
    const state = stateOf(id)
    if (!state) return undefined
    const text = way?.to === id ? String(way.n) : (lit.get(id) ?? '')
    // The same badge again, so that the place need not be drawn again.
    const known = badges.get(`${state} ${text}`) ?? { state, text }
    badges.set(`${state} ${text}`, known)
    return known
  }
  const carrierAt = (id: string): number | undefined => (dragSources?.from.has(id) ? dragSources.seat : undefined)

  return (
    <>
      <Symbols names={SIGNS} />
      <Ground provinces={provinces} seas={seas} seats={seats} button={button} />
      <Touched places={[...recent].filter(places.has)} />
      <Rings rings={rings.filter(({ id }) => !slots.has(id))} focused={focused} clip={clip} />
      {seas.map(sea => {
        const { anchor, turned, units } = shape(sea.id)
        return (
          <Fragment key={sea.id}>
            <Block at={anchor} {...UNHEARD}>
              <AtSea
                sea={sea}
                seats={seats}
                badge={badgeOf(sea.id)}
                far={far}
                turned={turned}
                apart={units !== undefined}
                carrier={carrierAt(sea.id)}
              />
            </Block>
            {units && (
              <Block at={units} {...UNHEARD}>
                <Ships sea={sea} seats={seats} far={far} below={false} carrier={carrierAt(sea.id)} />
              </Block>
            )}
          </Fragment>
        )
      })}
      {provinces.map(province => (
        <Block key={province.id} at={shape(province.id).anchor} {...UNHEARD}>
          <OnLand
            province={province}
            seats={seats}
            badge={badgeOf(province.id)}
            far={far}
            carrier={carrierAt(province.id)}
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
    </>
  )
}

/** A place's button says all that stands there. */
const UNHEARD = { 'aria-hidden': true } as const
