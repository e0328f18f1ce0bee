// The Mediterranean: provinces over true coasts, seas, what is built and who is there, and what can be done where. It
// draws what it is given and says what was picked; the rules are elsewhere.

import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react'
import { keyOf, useKeys } from '../../ui/use-keys.ts'
import { Block, PieceScale } from '../map/block.tsx'
import { arrowTarget, nearestSpot, type Spot, spotOfPoint } from '../map/hit-test.ts'
import { markRoom } from '../map/mini.tsx'
import { type Area, drawnBox, fit, usePanZoom } from '../map/pan-zoom.ts'
import { MapTools, STEP } from '../map/tools.tsx'
import { chartWords } from '../map/words.ts'
import { type Point, shape } from './geometry.ts'
import { nextTo, slotSpot, spotOfPlace } from './hit-test.ts'
import { Symbols } from './icons.tsx'
import { Ground, Rings, Touched, type Way, WayLine } from './layers.tsx'
import { SLOT } from './layout.ts'
import type { MapProvince, MapSea } from './map-data.ts'
import { type DragSources, useMapDrag } from './map-drag.tsx'
import { AtSea, type Badge, GROUND, type MapSeat, OnLand, Ships } from './map-pieces.tsx'
import { MiniMap } from './mini-map.tsx'
import { ALL, pieceScale, SHEET, WRITTEN } from './sheet.ts'
import '../map/chart.css'
import './goods.css'
import './map.css'

export interface MapProps {
  readonly provinces: readonly MapProvince[]
  readonly seas: readonly MapSea[]
  readonly seats: readonly MapSeat[]
  /** Places and slots that can be picked now, each with a price or an effect for its badge, or ''. */
  readonly lit: ReadonlyMap<string, string>
  readonly chosen?: string
  /** Where others did something last. */
  readonly recent?: ReadonlySet<string>
  /** What the chosen action will hit. */
  readonly targeted?: ReadonlySet<string>
  /** Expected, but not possible: marked where the pointer or the keyboard rests. */
  readonly refused?: ReadonlySet<string>
  readonly form: 'wide' | 'phone'
  /** Units that can be carried to another place. */
  readonly dragSources?: DragSources
  /** Units that are about to go. */
  readonly way?: Way
  /** A place or slot was picked, lit or not: what is not lit gets an answer why. */
  onPick(id: string): void
  /** The pointer or the keyboard rests on a place, here; undefined: on none. */
  onLight?(id: string | undefined): void
}

const SIGNS: readonly string[] = [
  ...['ceramics', 'gems', 'papyrus', 'metal', 'spices', 'stone', 'wood', 'gold', 'grain', 'oil', 'sheep', 'wine'],
  'gladiators',
]
  .map(good => `good.${good}`)
  .concat(['market', 'city', 'capital', 'legendary', 'temple', 'legion', 'fortress', 'trireme', 'war'])
  .concat(['rome', 'carthage', 'greece', 'egypt', 'babylon'].map(empire => `empire.${empire}`))

/** On touch, in pixels of the screen: the nearest lit place within this wins. With a mouse, a little. */
const REACH = { touch: 24, mouse: 5 } as const
/** The map opens on what is lit no larger than this on a phone. */
const OPENING = 1.15
const AROUND = 70

const around = ([x, y]: Point): Area => [x - AROUND, y - 20, x + AROUND, y + AROUND]

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

export function MareMap(props: MapProps) {
  const { provinces, seas, seats, lit, chosen, recent, targeted, refused, form, dragSources, way, onPick, onLight } =
    props
  const words = chartWords.use()
  const clip = useId()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const mini = useRef<HTMLDivElement>(null)
  const [rested, rest] = useState<string | undefined>(undefined)
  const [focused, focus] = useState<string | undefined>(undefined)
  const [stop, setStop] = useState<string | undefined>(undefined)

  const slots = useMemo(
    () => new Map(provinces.flatMap(at => at.slots.map((slot, i) => [slot.id, { slot, at, i }] as const))),
    [provinces],
  )
  const placeOf = (id: string): string => slots.get(id)?.at.id ?? id
  const inPlay = useMemo(
    () => new Set([...provinces.filter(({ covered }) => !covered), ...seas].map(({ id }) => id)),
    [provinces, seas],
  )
  const litPlaces = [...new Set([...lit.keys()].map(placeOf))]
  const litSlots = [...lit.keys()].filter(id => slots.has(id))

  const middleOf = (id: string, scale: number): Point => {
    const slot = slots.get(id)
    return slot ? slotSpot(slot.at.id, slot.i, slot.at.slots.length, scale) : shape(id).anchor
  }

  /** What a pointer means: what is lit under it or near it, else the place itself. */
  const meantAt = (element: Element | null, at: Point, { pointerType }: PointerEvent): string | undefined => {
    const touched = element?.closest<SVGElement>('[data-pick]')?.dataset.pick
    const under =
      touched === undefined ? undefined : slots.has(touched) && !lit.has(touched) ? placeOf(touched) : touched
    if (under !== undefined && lit.has(under)) return under
    const k = panZoom.now()
    const scale = pieceScale(k)
    const spots: readonly Spot[] = [...lit.keys()].map(id =>
      slots.has(id) ? spotOfPoint(id, middleOf(id, scale), (SLOT / 2) * scale) : spotOfPlace(id),
    )
    const meant = nearestSpot(spots, at, REACH[pointerType === 'mouse' ? 'mouse' : 'touch'] / k) ?? under
    return meant !== undefined && (lit.has(meant) || inPlay.has(meant)) ? meant : undefined
  }
  const carrying = useMapDrag(dragSources, seats, lit, meantAt)
  const panZoom = usePanZoom(
    SHEET,
    frame,
    world,
    room =>
      fit(room, (form === 'phone' ? boxOf(litPlaces) : undefined) ?? ALL, 0, form === 'phone' ? OPENING : undefined),
    {
      moved: (view, room, painted) => markRoom(SHEET, mini.current, view, room, painted),
      grip: event => carrying.grip(event),
      tap(at, _, event) {
        const id = meantAt(event.target as Element, at, event)
        if (id !== undefined) onPick(id)
      },
    },
  )
  const { k = 1, room } = panZoom
  const scale = pieceScale(k)
  const far = k < WRITTEN

  useKeys({
    '+': () => panZoom.zoom(STEP),
    '=': () => panZoom.zoom(STEP),
    '-': () => panZoom.zoom(1 / STEP),
  })

  /** `›`: the next lit place, from the middle of what is seen, from left to right. */
  const showNext = () => {
    const order = litPlaces.toSorted((a, b) => shape(a).anchor[0] - shape(b).anchor[0])
    const at = order.indexOf(rested ?? '')
    const to = order[(at + 1) % order.length]
    if (to === undefined) return
    rest(to)
    onLight?.(to)
    panZoom.show(boxOf([to]) ?? ALL, OPENING)
  }

  const tabStop =
    stop !== undefined && (inPlay.has(stop) || lit.has(stop)) ? stop : (litSlots[0] ?? litPlaces[0] ?? provinces[0]?.id)

  const walk = (event: React.KeyboardEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyOf(event.nativeEvent)
    if (key === 'Enter' || key === 'Space') {
      event.preventDefault()
      return onPick(id)
    }
    const place = placeOf(id)
    const near = [
      ...nextTo(place).filter(one => inPlay.has(one)),
      place,
      ...litSlots.filter(one => placeOf(one) === place),
    ]
    const to = arrowTarget(
      key,
      middleOf(id, scale),
      near.filter(one => one !== id).map(one => ({ id: one, at: middleOf(one, scale) })),
    )
    if (!key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) return
    frame.current?.querySelector<SVGElement>(`[data-stop="${CSS.escape(to)}"]`)?.focus({ preventScroll: true })
  }

  const arrive = (event: React.FocusEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (id === undefined) return
    setStop(id)
    const byKey = event.target.matches(':focus-visible')
    focus(byKey ? id : undefined)
    if (byKey) panZoom.reveal(around(middleOf(id, scale)))
    onLight?.(id)
  }
  const leave = () => {
    focus(undefined)
    onLight?.(undefined)
  }
  const hover = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const id = (event.target as Element).closest<SVGElement>('[data-pick]')?.dataset.pick
    const on = id !== undefined && slots.has(id) && !lit.has(id) ? placeOf(id) : id
    if (on === rested) return
    rest(on)
    onLight?.(on)
  }

  const away = () => {
    if (rested === undefined) return
    rest(undefined)
    onLight?.(undefined)
  }

  const stateOf = (id: string): Badge['state'] | undefined => {
    if (chosen === id || way?.to === id || (carrying.over === id && lit.has(id))) return 'chosen'
    if (targeted?.has(id)) return 'targeted'
    if (lit.has(id)) return 'lit'
    return refused?.has(id) && (rested === id || focused === id) ? 'refused' : undefined
  }
  const marks = [...new Set([...lit.keys(), ...(targeted ?? []), ...[chosen, rested, focused, way?.to]])]
    .filter(id => id !== undefined)
    .flatMap(id => {
      const state = stateOf(id)
      return state ? [{ id, state }] : []
    })
  const badges = useMemo(() => new Map<string, Badge>(), [])
  const badgeOf = (id: string): Badge | undefined => {
    const state = stateOf(id)
    if (!state) return undefined
    const text = way?.to === id ? String(way.n) : state === 'lit' || state === 'chosen' ? (lit.get(id) ?? '') : ''
    // The same badge again, so that the place need not be drawn again.
    const known = badges.get(`${state} ${text}`) ?? { state, text }
    badges.set(`${state} ${text}`, known)
    return known
  }

  const carrierAt = (id: string): number | undefined => (dragSources?.from.has(id) ? dragSources.seat : undefined)

  const button = (id: string, label: string) => ({
    role: 'button',
    'aria-label': label,
    'aria-disabled': lit.has(id) || chosen === id ? undefined : true,
    'aria-pressed': chosen === id ? true : undefined,
    tabIndex: tabStop === id ? 0 : -1,
    'data-stop': id,
    'data-pick': id,
  })

  // A virtual click (a screen reader's) has no pointer behind it.
  const click = (event: React.MouseEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (event.detail === 0 && id !== undefined) onPick(id)
  }

  useEffect(() => {
    if (chosen === undefined && form === 'phone') rest(undefined)
  }, [chosen, form])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <section
      ref={frame}
      className={`chart chart-${form} mare-map`}
      role="group"
      aria-label={words('map')}
      onKeyDown={walk}
      onFocus={arrive}
      onBlur={leave}
      onPointerOver={hover}
      onPointerLeave={away}
      onClick={click}
    >
      <div ref={world} className="chart-world">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the region has a name, and its places are buttons */}
        <svg viewBox={drawnBox(SHEET)}>
          <PieceScale value={scale}>
            <Symbols names={SIGNS} />
            <Ground provinces={provinces} seas={seas} seats={seats} button={button} />
            {recent && <Touched places={[...recent].filter(id => inPlay.has(id))} />}
            <Rings marks={marks.filter(({ id }) => !slots.has(id))} focused={focused} clip={clip} />
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
              [...new Set([...litSlots, ...marks.map(({ id }) => id).filter(id => slots.has(id))])].map(id => {
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
          </PieceScale>
        </svg>
      </div>
      {carrying.shown}
      <MapTools
        form={form}
        next={litPlaces.length > 0 ? showNext : undefined}
        all={() => panZoom.show(ALL)}
        zoom={panZoom.zoom}
      />
      <MiniMap
        room={mini}
        hidden={!room || k < fit(room, ALL).k * 1.25 || (far && form === 'wide')}
        go={panZoom.centre}
      />
    </section>
  )
}

/** A place's button says all that stands there. */
const UNHEARD = { 'aria-hidden': true } as const
