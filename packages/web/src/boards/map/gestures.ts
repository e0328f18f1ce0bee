// What fingers, mouse and wheel do to a map: move it, zoom it, touch a place, or carry units from one to another.

import type { Point, View, Viewport } from './viewport.ts'

/** Something carried over the map instead of moving it. Points are of the map. */
export interface Carry {
  begin(): void
  move(at: Point, inFrame: Point, event: PointerEvent): void
  /** Undefined: it goes back to where it was. */
  end(at: Point | undefined, event?: PointerEvent): void
}

export interface Taps {
  /** Where on the map, and what was touched. */
  tap(at: Point, k: number, event: PointerEvent): void
  /** What lies there to be carried: a mouse takes it along when it moves, a finger after it has rested. */
  grip(event: PointerEvent): Carry | undefined
  /** Called with every step of a movement; `painted`: the scale of the picture that is moved. */
  moved(view: View, viewport: Viewport, painted: number): void
}

export interface Moved {
  view(): View | undefined
  viewport(): Viewport
  taps(): Taps
  /** A movement begins. */
  begin(): void
  draw(view: View): void
  /** Zooms so that the point of the frame stays where it is. */
  zoomed(view: View, by: number, at: Point): View
  /** The movement is over, now or after so long. */
  rest(afterMs?: number): void
}

/** A tap may tremble this far. */
const TREMBLE = { mouse: 4, touch: 9 } as const
/** After the last turn of the wheel. */
const REST_MS = 160
/** A finger that rests so long lifts what is under it; one that moves before moves the map. */
const HOLD_MS = 300
/** Near the frame's edge the map follows what is carried. */
const EDGE = 30
const FOLLOW = 0.25

/** On the frame while something is carried. */
export const CARRIES = 'chart-carries'
/** On the frame while the map is moved by hand. */
export const MOVES = 'chart-moves'

interface Finger {
  readonly from: Point
  at: Point
}

const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Listens until the returned function is called. */
export function watchGestures(box: HTMLElement, map: Moved): () => void {
  const down = new Map<number, Finger>()
  let moving = false
  let load: { readonly id: number; readonly carry: Carry; lifted: boolean } | undefined
  let hold: ReturnType<typeof setTimeout> | undefined
  let follow: number | undefined
  // Asked only when a movement begins: asking makes the browser lay out the page.
  let corner: Point = [0, 0]
  const look = () => {
    const { left, top } = box.getBoundingClientRect()
    corner = [left, top]
  }
  const inFrame = (event: MouseEvent): Point => [event.clientX - corner[0], event.clientY - corner[1]]
  const onMap = ([x, y]: Point): Point => {
    const { x: left, y: top, k } = map.view() ?? { x: 0, y: 0, k: 1 }
    return [(x - left) / k, (y - top) / k]
  }
  const begin = () => {
    moving = true
    box.classList.add(MOVES)
    map.begin()
  }

  const take = () => {
    clearTimeout(hold)
    if (!load) return
    load.lifted = true
    box.setPointerCapture(load.id)
    box.classList.add(CARRIES)
    load.carry.begin()
  }
  const carry = (event: PointerEvent, finger: Finger) => {
    finger.at = inFrame(event)
    load?.carry.move(onMap(finger.at), finger.at, event)
    follow ??= requestAnimationFrame(() => atEdge(event))
  }
  /** While something is held at the edge, what lies beyond comes nearer. */
  const atEdge = (event: PointerEvent) => {
    follow = undefined
    const finger = load && down.get(load.id)
    const view = map.view()
    if (!load?.lifted || !finger || !view) return
    const { width, height } = map.viewport()
    const pull = (at: number, space: number) => (at < EDGE ? EDGE - at : Math.min(0, space - EDGE - at))
    const [x, y] = [pull(finger.at[0], width), pull(finger.at[1], height)]
    if (x === 0 && y === 0) return
    map.draw({ ...view, x: view.x + x * FOLLOW, y: view.y + y * FOLLOW })
    load.carry.move(onMap(finger.at), finger.at, event)
    follow = requestAnimationFrame(() => atEdge(event))
  }
  const putDown = (at?: Point, event?: PointerEvent) => {
    clearTimeout(hold)
    if (follow !== undefined) cancelAnimationFrame(follow)
    follow = undefined
    const done = load
    load = undefined
    box.classList.remove(CARRIES)
    if (!done?.lifted) return
    map.rest()
    done.carry.end(at && onMap(at), event)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, summary, .chart-mini, .chart-callout'))
      return
    look()
    const at = inFrame(event)
    const finger = { from: at, at }
    down.set(event.pointerId, finger)
    if (down.size > 1) {
      putDown()
      return begin()
    }
    const found = map.taps().grip(event)
    if (!found) return
    load = { id: event.pointerId, carry: found, lifted: false }
    if (event.pointerType === 'mouse') return
    hold = setTimeout(() => {
      take()
      carry(event, finger)
    }, HOLD_MS)
  }
  const drag = (event: PointerEvent) => {
    const finger = down.get(event.pointerId)
    const view = map.view()
    if (!finger || !view) return
    if (load?.lifted) return carry(event, finger)
    const mouse = event.pointerType === 'mouse'
    const at = inFrame(event)
    if (!moving) {
      if (between(at, finger.from) <= TREMBLE[mouse ? 'mouse' : 'touch']) return
      if (load && mouse) {
        take()
        return carry(event, finger)
      }
      putDown()
      begin()
      box.setPointerCapture(event.pointerId)
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const by = between(at, other.at) / Math.max(1, between(finger.at, other.at))
      map.draw(map.zoomed(view, by, other.at))
    } else map.draw({ ...view, x: view.x + at[0] - finger.at[0], y: view.y + at[1] - finger.at[1] })
    finger.at = at
  }
  const lift = (event: PointerEvent) => {
    const finger = down.get(event.pointerId)
    if (!finger) return
    down.delete(event.pointerId)
    const ended = event.type === 'pointerup'
    if (load?.lifted) return putDown(ended ? inFrame(event) : undefined, event)
    putDown()
    if (down.size > 0) return
    const view = map.view()
    if (!moving && view && ended) map.taps().tap(onMap(finger.at), view.k, event)
    if (moving) map.rest()
    moving = false
  }
  const wheel = (event: WheelEvent) => {
    const view = map.view()
    if (!view) return
    event.preventDefault()
    if (!box.classList.contains(MOVES)) {
      look()
      box.classList.add(MOVES)
      map.begin()
    }
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const by = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018))
    map.draw(map.zoomed(view, by, inFrame(event)))
    map.rest(REST_MS)
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !load?.lifted) return
    event.stopPropagation()
    down.delete(load.id)
    putDown()
  }
  // What a finger holds is nothing to be looked up; and a browser that takes the end of a movement for a throw would wait
  // for the next tap to end it.
  const quiet = (event: Event) => (event.type === 'contextmenu' && !load ? undefined : event.preventDefault())

  const ears = new AbortController()
  const { signal } = ears
  window.addEventListener('keydown', giveUp, { signal, capture: true })
  box.addEventListener('contextmenu', quiet, { signal })
  box.addEventListener('touchmove', quiet, { signal, passive: false })
  box.addEventListener('pointerdown', press, { signal })
  box.addEventListener('pointermove', drag, { signal })
  box.addEventListener('pointerup', lift, { signal })
  box.addEventListener('pointercancel', lift, { signal })
  box.addEventListener('wheel', wheel, { signal, passive: false })
  return () => {
    putDown()
    ears.abort()
  }
}
