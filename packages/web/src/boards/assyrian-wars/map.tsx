// The Near East: places and paths over true coasts, who holds what and who stands where, and what can be done. It draws what it is
// given and says what was picked; the rules are elsewhere.

import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { keyOf, useKeys } from '../../ui/use-keys.ts'
import { Block, PieceScale } from '../map/block.tsx'
import { CARRIES } from '../map/gestures.ts'
import { arrowTarget, nearestSpot, spotOfPoint } from '../map/hit-test.ts'
import { Mini, markRoom } from '../map/mini.tsx'
import { type Area, allOf, drawnBox, fit, type Point, usePanZoom, type View, type Viewport } from '../map/pan-zoom.ts'
import { MapTools, STEP } from '../map/tools.tsx'
import { chartWords } from '../map/words.ts'
import { NAMED, nextTo, OPENING, pointOf, SHEET, scaleFor, signScale } from './geometry.ts'
import { layoutsOf, pileOf } from './label-layout.ts'
import { Ground, Legend, Roads, Small, Touched, Trail, Ways } from './layers.tsx'
import type { NearEastProps } from './map-data.ts'
import { useMapDrag } from './map-drag.tsx'
import { Counters, Names, PointedName, Price, Ties, WaterNames } from './map-labels.tsx'
import { Figures, Site, type State } from './sites.tsx'
import '../map/chart.css'
import './map.css'

/** On touch, in pixels of the screen: the nearest lit place within this wins. With a mouse, a little. */
const REACH = { touch: 24, mouse: 6 } as const
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
function wholeIn(room: Viewport, places: readonly string[]): View | undefined {
  const whole = fit(room, boundsOf(places), 0, OPENING)
  return whole.k >= NAMED ? whole : undefined
}

export const NearEast = memo(function NearEast(props: NearEastProps) {
  const {
    areas,
    waters,
    lit,
    ways,
    trail,
    recent,
    chosen,
    origin,
    theatre,
    moment,
    form,
    dragSources,
    onPick,
    onLight,
  } = props
  const words = chartWords.use()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const mini = useRef<HTMLDivElement>(null)
  const [rested, rest] = useState<string | undefined>()
  const [focused, focus] = useState<string | undefined>()
  const [stop, setStop] = useState<string | undefined>()

  const inPlay = useMemo(
    () => new Set([...areas, ...waters].filter(({ closed }) => !closed).map(({ id }) => id)),
    [areas, waters],
  )
  const open = useMemo(() => areas.filter(({ id }) => inPlay.has(id)), [areas, inPlay])
  const closed = useMemo(() => new Set(areas.filter(one => one.closed).map(({ id }) => id)), [areas])
  const sailed = useMemo(() => waters.filter(({ id }) => inPlay.has(id)), [waters, inPlay])
  const piles = useMemo(
    () => [
      ...open.flatMap(({ id, field, inside }) => pileOf(id, field, inside) ?? []),
      ...sailed.flatMap(({ id, stacks }) => pileOf(id, stacks, []) ?? []),
    ],
    [open, sailed],
  )

  const looked = chosen !== undefined && inPlay.has(chosen) ? chosen : undefined
  const middle = middleOf(theatre.filter(id => inPlay.has(id)))
  const meantAt = (element: Element | null, at: Point, { pointerType }: PointerEvent): string | undefined => {
    const under = element?.closest<SVGElement>('[data-pick]')?.dataset.pick
    if (under !== undefined && lit.has(under)) return under
    const k = panZoom.now()
    const near = nearestSpot(
      [...lit.keys()].map(id => spotOfPoint(id, pointOf(id), 12 / k)),
      at,
      REACH[pointerType === 'mouse' ? 'mouse' : 'touch'] / k,
    )
    const meant = near ?? under ?? placeNear(at, k)
    return meant !== undefined && (lit.has(meant) || inPlay.has(meant)) ? meant : undefined
  }
  /** Where nothing is touched: what lies closest, as under the small map. */
  const placeNear = (at: Point, k: number): string | undefined =>
    nearestSpot(
      [...inPlay].map(id => spotOfPoint(id, pointOf(id), 12 / k)),
      at,
      REACH.mouse / k,
    )
  const carrying = useMapDrag(dragSources, piles, meantAt)
  const panZoom = usePanZoom(
    SHEET,
    frame,
    world,
    room =>
      wholeIn(
        room,
        open.map(({ id }) => id),
      ) ?? fit(room, around(looked === undefined ? middle : pointOf(looked), 1), 0, OPENING),
    {
      moved: (view, room, painted) => markRoom(SHEET, mini.current, view, room, painted),
      grip: event => carrying.grip(event),
      tap(at, _, event) {
        const id = meantAt(event.target as Element, at, event)
        if (id !== undefined) onPick(id)
      },
    },
  )
  const { k = OPENING, room } = panZoom
  const scale = scaleFor(k)
  const layouts = useMemo(() => layoutsOf({ areas: open, waters: sailed, piles }), [open, sailed, piles])
  const layout = layouts(scale)

  useKeys({
    '+': () => panZoom.zoom(STEP),
    '=': () => panZoom.zoom(STEP),
    '-': () => panZoom.zoom(1 / STEP),
  })

  // Another country's impulse: the map goes there, unless all that is played on has room.
  const shownAt = useRef(moment)
  const [middleX, middleY] = middle
  const { centre } = panZoom
  const inWhole =
    room &&
    wholeIn(
      room,
      open.map(({ id }) => id),
    ) !== undefined
  useEffect(() => {
    if (shownAt.current === moment) return
    shownAt.current = moment
    if (!inWhole) centre([middleX, middleY])
  }, [moment, middleX, middleY, centre, inWhole])

  // What is looked at comes into sight.
  const { reveal } = panZoom
  useEffect(() => {
    // Clear of the small map in the corner; not under a hand that carries something.
    if (looked === undefined || frame.current?.classList.contains(CARRIES)) return
    reveal(around(pointOf(looked), form === 'phone' ? 40 : AROUND))
  }, [looked, form, reveal])

  const litPlaces = [...lit.keys()].filter(id => inPlay.has(id))
  const showNext = () => {
    const order = litPlaces.toSorted((a, b) => pointOf(a)[0] - pointOf(b)[0])
    const to = order[(order.indexOf(rested ?? '') + 1) % order.length]
    if (to === undefined) return
    rest(to)
    onLight?.(to)
    panZoom.show(around(pointOf(to)), OPENING)
  }

  const tabStop =
    stop !== undefined && inPlay.has(stop) ? stop : (litPlaces[0] ?? theatre.find(id => inPlay.has(id)) ?? open[0]?.id)

  const walk = (event: React.KeyboardEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyOf(event.nativeEvent)
    if (key === 'Enter' || key === 'Space') {
      event.preventDefault()
      return onPick(id)
    }
    if (!key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
    const to = arrowTarget(
      key,
      pointOf(id),
      nextTo(id)
        .filter(one => inPlay.has(one))
        .map(one => ({ id: one, at: pointOf(one) })),
    )
    if (to === undefined) return
    frame.current?.querySelector<SVGElement>(`[data-stop="${CSS.escape(to)}"]`)?.focus({ preventScroll: true })
  }
  const arrive = (event: React.FocusEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (id === undefined) return
    setStop(id)
    const byKey = event.target.matches(':focus-visible')
    focus(byKey ? id : undefined)
    if (byKey) panZoom.reveal(around(pointOf(id), 40))
    onLight?.(id)
  }
  const leave = () => {
    focus(undefined)
    onLight?.(undefined)
  }
  const hover = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const on = (event.target as Element).closest<SVGElement>('[data-pick]')?.dataset.pick
    if (on === rested) return
    rest(on)
    onLight?.(on)
  }
  const away = () => {
    if (rested === undefined) return
    rest(undefined)
    onLight?.(undefined)
  }
  // A virtual click (a screen reader's) has no pointer behind it.
  const click = (event: React.MouseEvent) => {
    const id = (event.target as Element).closest<SVGElement>('[data-stop]')?.dataset.stop
    if (event.detail === 0 && id !== undefined) onPick(id)
  }

  const stateOf = (id: string): State | undefined => {
    if (carrying.over === id) return lit.has(id) ? 'chosen' : 'refused'
    return chosen === id || origin === id ? 'chosen' : lit.has(id) ? 'lit' : undefined
  }
  const button = (id: string, label: string) => {
    const { says } = lit.get(id) ?? {}
    return {
      role: 'button',
      'aria-label': says ? `${label}; ${says}` : label,
      'aria-disabled': lit.has(id) || chosen === id ? undefined : true,
      'aria-pressed': chosen === id ? true : undefined,
      tabIndex: tabStop === id ? 0 : -1,
      'data-stop': id,
      'data-pick': id,
    }
  }
  const pointed = [carrying.over, focused, rested, looked].find(id => id !== undefined && inPlay.has(id))
  const unnamed = pointed === undefined || layout.names.has(pointed) || layout.waters.has(pointed) ? undefined : pointed

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <section
      ref={frame}
      className={`chart chart-${form} east`}
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
          <PieceScale value={SHEET.pieceScale(k)}>
            <Ground />
            <Roads closed={closed} />
            {ways && origin !== undefined && <Ways origin={origin} ways={ways} goal={pointed} />}
            {recent && <Touched places={recent} />}
            {trail && <Trail trail={trail} />}
            <Ties piles={piles} layout={layout} />
            {sailed.map(water => (
              <g key={water.id} className="east-water" {...button(water.id, water.label)}>
                <Block at={pointOf(water.id)}>
                  <WaterSign state={stateOf(water.id)} focused={focused === water.id} size={signScale(scale)} />
                </Block>
              </g>
            ))}
            {open.map(area => (
              <g key={area.id} className="east-place" {...button(area.id, area.label)}>
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
              <Counters piles={piles} layout={layout} from={dragSources?.from} lifted={carrying.from} />
              {litPlaces.map(id => {
                const of = lit.get(id)
                return of && of.price !== '' ? (
                  <Price key={id} id={id} lit={of} origin={origin} layout={layout} piece={SHEET.pieceScale(scale)} />
                ) : null
              })}
              {unnamed !== undefined && (
                <PointedName id={unnamed} name={[...open, ...sailed].find(({ id }) => id === unnamed)?.name ?? ''} />
              )}
            </g>
          </PieceScale>
        </svg>
      </div>
      {carrying.shown}
      {form === 'wide' && <Legend />}
      <MapTools
        form={form}
        next={litPlaces.length > 0 ? showNext : undefined}
        all={() => panZoom.show(allOf(SHEET))}
        zoom={panZoom.zoom}
      />
      <Mini sheet={SHEET} room={mini} hidden={!room || k < fit(room, allOf(SHEET)).k * 1.25} go={panZoom.centre}>
        <Small />
      </Mini>
    </section>
  )
})

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
