// How much room there is, for the style sheets. Container queries would say the same, but around so many pieces they make
// the browser lay all of them out again with every change: many times as slow.

import { type RefObject, useLayoutEffect, useState } from 'react'

/** A name for the style sheets, and up to which or from which size it holds. */
export type Rooms = Readonly<Record<string, (width: number, height: number) => boolean>>

const namesOf = (rooms: Rooms, width: number, height: number): string =>
  Object.keys(rooms)
    .filter(name => rooms[name](width, height))
    .join(' ')

/** Writes the names that hold into `data-room`, and the size into `--w` and `--h`. */
export function useRoom(element: RefObject<HTMLElement | null>, rooms: Rooms): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    let [w, h] = [-1, -1]
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width === w && height === h) return
      ;[w, h] = [width, height]
      const names = namesOf(rooms, width, height)
      if (box.dataset.room !== names) box.dataset.room = names
      put(box, '--w', width)
      put(box, '--h', height)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, rooms])
}

const put = (box: HTMLElement, name: string, size: number): void => {
  if (box.style.getPropertyValue(name) !== `${size}px`) box.style.setProperty(name, `${size}px`)
}

interface RoomAhead {
  readonly room: string | undefined
  readonly sizes: Readonly<Record<string, string>>
}

/** The same for a box that will fill another one, before it is there: laid out once instead of twice. */
export function useRoomWithin(outer: RefObject<HTMLElement | null>, rooms: Rooms): RoomAhead {
  const [ahead] = useState(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = outer.current ?? {}
    return width === 0 ? undefined : { width, height }
  })
  if (!ahead) return { room: undefined, sizes: {} }
  const { width, height } = ahead
  return { room: namesOf(rooms, width, height), sizes: { '--w': `${width}px`, '--h': `${height}px` } }
}
