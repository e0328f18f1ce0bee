// Where movements are played, for all games: what was told since the last position becomes movements, things on their way are
// drawn over the table or on the map, and at the end the table is as it was drawn. Nothing runs while nothing happens.

import type { Event } from '@tabularium/kernel'
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { isCalm, settings } from '../../../settings.ts'
import { afterPaint } from '../../../ui/idle.ts'
import { QUIET } from '../../board.ts'
import type { Point } from '../../map/viewport.ts'
import type { MotionProps } from '../motion.tsx'
import * as look from './keyframes.ts'
import { joined, type Movement, type Spot } from './movement.ts'
import { type Part, play } from './player.ts'
import { schedule, type Timing } from './schedule.ts'
import './motion-layer.css'

interface Told {
  readonly view: unknown
  readonly news: readonly Event[]
}

export interface MotionSource<B extends Told, E> {
  /** The board's own context. */
  useBoard(): B
  /** What moves for an event; nothing for most of them. */
  movementsOf(event: E, board: B): readonly Movement[]
  /** Where a place of the map lies, in its units; absent: the table has no map. */
  placeOf?(place: string): Point | undefined
}

/** A move tells more than can be followed: the first of its movements stand for all. */
const MOST = 12

/** Things of a table by what they are called there. */
const NAMED = '[data-piece], [data-zone]'
/** All that may have been there before a move. */
const KNOWN = `${NAMED}, [data-force], .die`
const nameOf = ({ dataset }: HTMLElement | SVGElement): string => dataset.piece ?? dataset.zone ?? ''

/** Where a card lies, as broad as it is: one that is just being turned up looks narrower. */
function lyingAt(thing: HTMLElement | SVGElement): DOMRect {
  const { left, top, width, height } = thing.getBoundingClientRect()
  if (!(thing instanceof HTMLElement) || thing.offsetHeight === 0) return new DOMRect(left, top, width, height)
  const whole = (thing.offsetWidth * height) / thing.offsetHeight
  return new DOMRect(left + (width - whole) / 2, top, whole, height)
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => [left + width / 2, top + height / 2]

/** `[data-piece="card.x"], …` names `card.x`. */
const namesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\[data-(?:piece|zone)="([^"]+)"\]/g)].map(([, name]) => name)

interface Mover {
  readonly movement: Movement & { readonly face: ReactNode }
  readonly timing: Timing
  /** Over the map, and carried along by it. */
  readonly onMap: boolean
  /** Where it lay before the move, so that it stands there in the same drawing that takes it away. */
  readonly from: DOMRect | undefined
}

interface Scene {
  readonly movements: readonly Movement[]
  readonly timings: readonly Timing[]
  readonly movers: readonly (Mover | undefined)[]
  /** Ends what holds things as they were before they move, by movement. */
  readonly releases: readonly (() => void)[]
}

const isFaced = (movement: Movement): movement is Mover['movement'] => 'face' in movement && movement.face !== undefined

const spotsOf = (movement: Movement): readonly Spot[] =>
  movement.kind === 'go' ? [movement.from, ...(movement.via ?? []), movement.to] : 'at' in movement ? [movement.at] : []

const nothing = (): void => {}

export function motionLayerOf<B extends Told, E extends { readonly at: string }>(
  source: MotionSource<B, E>,
): ComponentType<MotionProps> {
  const { useBoard, movementsOf, placeOf } = source
  return function MotionLayer({ root }) {
    const board = useBoard()
    const { view, news } = board
    const [scene, setScene] = useState<Scene>()
    const places = useRef<ReadonlyMap<string, DOMRect>>(new Map())
    /** What has been on the table before. */
    const known = useRef(new WeakSet<Element>())
    const shown = useRef<unknown>(view)
    const told = useRef<{ readonly news: readonly Event[]; readonly events: readonly Event[] }>({ news, events: [] })
    const stop = useRef<() => void>(nothing)
    const drawn = useRef<(HTMLElement | null)[]>([])
    // A board may wait for the last of several moves: all that they told is played with the position they led to.
    if (told.current.news !== news) {
      told.current = { news, events: news === QUIET ? [] : [...told.current.events, ...news] }
    }

    const within = useCallback((): ParentNode => (placeOf ? document : (root.current ?? document)), [root])
    /** Of several selectors the first that finds something. */
    const find = useCallback(
      (selectors: string): HTMLElement | SVGElement | undefined => {
        for (const selector of selectors.split(', ')) {
          const found = within().querySelector<HTMLElement>(selector)
          if (found) return found
        }
        return undefined
      },
      [within],
    )
    const freshDice = useCallback(
      (): readonly Element[] =>
        [...within().querySelectorAll('.die:not(.motion *)')].filter(die => !known.current.has(die)),
      [within],
    )

    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
    useLayoutEffect(() => {
      if (shown.current === view) return
      shown.current = view
      const { events } = told.current
      told.current = { news, events: [] }
      stop.current()
      if (events.length === 0 || isCalm() || document.hidden) return
      const all = events.flatMap(event => movementsOf(event as unknown as E, board))
      const movements = joined(all).slice(0, MOST)
      if (movements.length === 0) return
      const timings = schedule(movements, settings().pace)
      const movers = movements.map((movement, i): Mover | undefined => {
        if (!isFaced(movement)) return undefined
        const [first] = spotsOf(movement)
        const from = typeof first === 'string' ? namesIn(first).find(name => places.current.has(name)) : undefined
        return {
          movement,
          timing: timings[i],
          onMap: spotsOf(movement).every(spot => typeof spot !== 'string'),
          from: from === undefined ? undefined : places.current.get(from),
        }
      })
      const releases = movements.map(movement => hold(movement, find, known.current, freshDice))
      stop.current = () => {
        for (const release of releases) release()
        stop.current = nothing
        setScene(undefined)
      }
      setScene({ movements, timings, movers, releases })
    }, [view, news])

    // Measured when the position is on the screen: that costs nothing then.
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position, and for each scene
    useEffect(
      () =>
        isCalm()
          ? undefined
          : afterPaint(() => {
              const things = [...within().querySelectorAll<HTMLElement | SVGElement>(NAMED)]
              places.current = new Map(things.toReversed().map(thing => [nameOf(thing), lyingAt(thing)]))
              const fresh = freshDice()
              for (const thing of within().querySelectorAll(KNOWN)) known.current.add(thing)
              if (!scene) return
              const parts = partsOf(scene, { find, fresh, drawn: drawn.current, world: worldOf(root.current), placeOf })
              stop.current = play(parts, stop.current, window)
            }),
      [view, scene],
    )
    useEffect(() => () => stop.current(), [])

    if (!scene) return null
    const things = (onMap: boolean) =>
      scene.movers.map((mover, i) =>
        mover?.onMap === onMap ? (
          <Thing
            // biome-ignore lint/suspicious/noArrayIndexKey: the movements of a move keep their order
            key={i}
            mover={mover}
            hold={element => {
              drawn.current[i] = element
            }}
          />
        ) : null,
      )
    const world = worldOf(root.current)
    return (
      <>
        {/* A board contains what is fixed in it. */}
        {createPortal(things(false), document.body)}
        {world && createPortal(things(true), world)}
      </>
    )
  }
}

/** The element of the map that is moved as a whole. */
const worldOf = (root: HTMLElement | null): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('.chart-world') ?? undefined

/** Until movements begin, what they lead to is not seen and what moves stands as before; unless it was there already. */
function hold(
  movement: Movement,
  find: (selector: string) => HTMLElement | SVGElement | undefined,
  known: WeakSet<Element>,
  freshDice: () => readonly Element[],
): () => void {
  const goal = movement.kind === 'go' && movement.becomes !== undefined ? find(movement.becomes) : undefined
  const held: readonly Pick<Part, 'element' | 'frames' | 'options'>[] =
    movement.kind === 'roll'
      ? freshDice().map(element => ({ element, frames: look.HIDDEN }))
      : goal && !known.has(goal)
        ? [{ element: goal, frames: look.HIDDEN }]
        : inPlace(movement, { delay: 0, duration: 0 }, find)
  const animations = held.map(({ element, frames: [{ offset: _, ...first }], options }) =>
    element.animate([first, first], { duration: HELD, fill: 'both', ...options }),
  )
  return () => {
    for (const animation of animations) animation.cancel()
  }
}

/** Longer than any move is played. */
const HELD = 60_000

interface ThingProps {
  readonly mover: Mover
  hold(element: HTMLElement | null): void
}

/** Something on its way. */
function Thing({ mover: { movement, from, onMap }, hold }: ThingProps) {
  const fits = movement.kind === 'go' && movement.fits === true
  const box: CSSProperties =
    from === undefined
      ? { visibility: 'hidden' }
      : fits
        ? { left: from.left, top: from.top, width: from.width, height: from.height }
        : { left: from.left + from.width / 2, top: from.top + from.height / 2 }
  return (
    <div
      className={`motion ${onMap ? 'motion-on-map' : ''} ${fits ? '' : 'motion-centred'}`}
      style={box}
      aria-hidden="true"
    >
      <div ref={hold} className="motion-thing">
        {movement.face}
      </div>
    </div>
  )
}

interface Set {
  find(selector: string): HTMLElement | SVGElement | undefined
  /** Dice that were not on the table before. */
  readonly fresh: readonly Element[]
  readonly drawn: readonly (HTMLElement | null)[]
  readonly world: HTMLElement | undefined
  readonly placeOf: ((place: string) => Point | undefined) | undefined
}

/** Where a spot is on the screen, or on the map's own element. */
function pointOf(spot: Spot, onMap: boolean, { find, world, placeOf }: Set): Point | undefined {
  if (typeof spot === 'string') {
    const box = find(spot)?.getBoundingClientRect()
    return box && box.width > 0 ? middleOf(box) : undefined
  }
  const at = placeOf?.(spot.place)
  const svg = world?.querySelector('svg')
  if (!at || !world || !svg) return undefined
  const { x, y, width, height } = svg.viewBox.baseVal
  const [across, down] = [(at[0] - x) / width, (at[1] - y) / height]
  if (onMap) return [across * world.offsetWidth, down * world.offsetHeight]
  const box = world.getBoundingClientRect()
  return [box.left + across * box.width, box.top + down * box.height]
}

function partsOf(scene: Scene, set: Set): readonly Part[] {
  return scene.movements.flatMap((movement, i): readonly Part[] => {
    const timing = scene.timings[i]
    const release = scene.releases[i]
    const mover = scene.movers[i]
    const moving = set.drawn[i]
    if (movement.kind === 'roll') {
      release()
      return set.fresh.flatMap((die, nth): readonly Part[] => {
        const pips = die.querySelector('.die-pips')
        return [
          { element: die, frames: look.rollFrames(nth), timing, options: { easing: look.EASE } },
          ...(pips ? [{ element: pips, frames: look.pipFrames(), timing }] : []),
        ]
      })
    }
    if (!mover) {
      // From here on its own animation begins as it was held.
      release()
      return inPlace(movement, timing, set.find)
    }
    const points = spotsOf(movement).map(spot => pointOf(spot, mover.onMap, set))
    const begin = mover.from ? middleOf(mover.from) : points[0]
    const box = moving?.parentElement
    const leave = (): void => {
      release()
      if (box) box.style.visibility = 'hidden'
    }
    if (!moving || !box || !begin || points.at(-1) === undefined) {
      leave()
      return []
    }
    if (!mover.from) {
      box.style.left = `${begin[0]}px`
      box.style.top = `${begin[1]}px`
      box.style.visibility = 'visible'
    }
    const frames = framesOf(mover, begin, points, set)
    // What was seen there waits for its turn; what comes into being is not seen before.
    const fill = mover.from && movement.kind === 'go' && movement.fits ? 'both' : 'forwards'
    return [{ element: moving, frames, timing, options: { easing: look.EASE, fill }, ended: leave }]
  })
}

/** Of what is on its way over the table. */
function framesOf(
  { movement, from }: Mover,
  begin: Point,
  points: readonly (Point | undefined)[],
  set: Set,
): Keyframe[] {
  if (movement.kind === 'fall') return look.fallFrames()
  if (movement.kind === 'cast') return look.castFrames()
  if (movement.kind !== 'go') return look.layFrames(false)
  const goal = typeof movement.to === 'string' ? set.find(movement.to)?.getBoundingClientRect() : undefined
  const scale = movement.fits && from && goal ? Math.max(0.22, Math.min(1, goal.width / from.width)) : 1
  return look.goFrames({
    offsets: points.slice(1).flatMap(point => (point ? [[point[0] - begin[0], point[1] - begin[1]] as const] : [])),
    scale,
    sails: movement.sails === true,
    merges: movement.becomes === undefined,
  })
}

/** Of what stays where it is. */
function inPlace(movement: Movement, timing: Timing, find: Set['find']): readonly Part[] {
  const element = 'at' in movement && typeof movement.at === 'string' ? find(movement.at) : undefined
  if (!element) return []
  const eased = { element, timing, options: { easing: look.EASE } }
  switch (movement.kind) {
    case 'turn':
      return [{ ...eased, frames: look.turnFrames() }]
    case 'lay':
      return [{ ...eased, frames: look.layFrames(true) }]
    case 'settle':
      return [{ ...eased, frames: look.settleFrames() }]
    case 'walk': {
      const [dx = 0, dy = 0] = (element.dataset.step ?? '').split(' ').map(Number)
      if (movement.steps === 0) return []
      return [{ element, timing, frames: look.walkFrames(movement.steps, [dx, dy]), options: { composite: 'add' } }]
    }
    default:
      return []
  }
}
