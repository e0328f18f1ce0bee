// Nothing on the table is clipped. Structures are laid closer until all of them fit; what a card does is written on it
// where the whole text fits, and else only told by the inspector.

import { type DependencyList, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** From words on every structure to a row of names. */
const STEPS = 4

const near = 1
const overflows = (element: Element): boolean => element.scrollHeight > element.clientHeight + near

/** At this step the longest words go first. */
const SHORTER = 1

/** How every part was laid last, by what is in it and the room it has: one that is the same is left as it is. */
type Laid = WeakMap<Element, string>

const WORDS = '.rome-face small'

/** What decides how a part is laid. Keys and marks stand over it and take no room. */
const contentOf = (part: HTMLElement): string =>
  part.matches('.rome-hand')
    ? Array.from(part.querySelectorAll('.rome-face'), face => `${roomOf(face)} ${face.textContent}`).join('\n')
    : Array.from(
        part.querySelectorAll('.rome-structure > :is(b, small, .rome-structure-state), .rome-lot'),
        each => each.innerHTML,
      ).join('\n')

const roomOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`

/** Writes and reads by turns, so that all parts are read before any is written again: one layout for all. */
type Turns = Generator<undefined, void>

function* layStructures(part: HTMLElement): Turns {
  const texts = [...part.querySelectorAll<HTMLElement>('.rome-structure small')]
  for (const text of texts) text.hidden = false
  for (let step = 0; step <= STEPS; step++) {
    part.dataset.close = String(step)
    yield
    if (!overflows(part)) return
    const long = step === SHORTER ? texts.map(text => [text.offsetHeight, text] as const) : []
    yield
    for (const [, text] of long.sort(([a], [b]) => b - a)) {
      text.hidden = true
      yield
      if (!overflows(part)) return
      yield
    }
  }
}

function* layHand(part: HTMLElement): Turns {
  const texts = [...part.querySelectorAll<HTMLElement>(WORDS)]
  for (const text of texts) text.hidden = false
  yield
  const cut = texts.filter(overflows)
  yield
  for (const text of cut) text.hidden = true
}

function lay(board: HTMLElement, laid: Laid): void {
  const parts = [...board.querySelectorAll<HTMLElement>('.rome-structures, .rome-hand')]
  const others = parts.filter(part => {
    const found = `${roomOf(part)} ${contentOf(part)}`
    if (laid.get(part) === found) return false
    laid.set(part, found)
    return true
  })
  let turns = others.map(part => (part.matches('.rome-hand') ? layHand(part) : layStructures(part)))
  while (turns.length > 0) turns = turns.filter(turn => turn.next().done !== true)
}

/** Again when the table has another size, and when what is on it changes. */
export function useFitCards(root: RefObject<HTMLElement | null>, on: DependencyList): void {
  const laid = useRef<Laid>(new WeakMap())
  useLayoutEffect(() => {
    if (root.current) lay(root.current, laid.current)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller knows what changes the table
  }, on)
  useEffect(() => {
    const board = root.current
    if (!board) return
    const anew = () => {
      laid.current = new WeakMap()
      lay(board, laid.current)
    }
    const observer = new ResizeObserver(anew)
    observer.observe(board)
    document.fonts.ready.then(anew)
    return () => observer.disconnect()
  }, [root])
}
