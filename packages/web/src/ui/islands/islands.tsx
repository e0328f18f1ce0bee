// A table that fills its window, with islands over its edges: columns at the left and right, each with a foot, the middle of
// the top and of the bottom. Islands come from the page and from the board alike and stand together.

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { watchScroll } from '../scroll-fade.ts'
import { useKeys } from '../use-keys.ts'
import { IslandsContext, type IslandsState, SIDES, type Side, useIslands } from './context.ts'
import { type ByHand, readFolds, type Size, writeFolds } from './fold-state.ts'
import { type Box, freeArea } from './free-area.ts'
import './islands.css'

/** From this size on islands stand open. */
const ROOMY = { width: 1400, height: 760 }

const ISLANDS = '.island, .island-tab'

/** What the style sheet has to know of the slots. Told as an attribute: each `:has` there would be asked anew at every change
 *  within an island. */
const FILLED: readonly (readonly [name: string, selector: string])[] = [
  ['west', '.islands-west .island'],
  ['south', '.islands-south .island'],
  ['east', '.islands-right .island, .islands-right-foot .island:not(.chart-island)'],
  ['front', '.islands-front .island'],
  ['mini', '.chart-mini:not(.chart-mini-hidden)'],
]

function tellFilled(overlay: HTMLElement): void {
  const filled = FILLED.filter(([, selector]) => overlay.querySelector(selector) !== null)
  const told = filled.map(([name]) => name).join(' ')
  if (overlay.dataset.filled !== told) overlay.dataset.filled = told
  for (const slot of overlay.querySelectorAll(':scope > * > *')) {
    slot.classList.toggle('islands-scrolling', slot.querySelector(':scope > .island-long') !== null)
  }
}

/** The containers of the overlay, and the slots in each: a column ends where its foot begins. */
const SLOT_GROUPS: readonly (readonly [name: string, ...sides: readonly Side[]])[] = [
  ['rails', 'rail'],
  ['west', 'left', 'left-foot'],
  ['north', 'top'],
  ['south', 'bottom'],
  ['east', 'right', 'right-foot'],
  ['front', 'window'],
]

interface IslandsProps {
  /** Whose folds are kept together: the game. */
  readonly name: string
  /** The table, and its islands. */
  readonly children: ReactNode
}

export function Islands({ name, children }: IslandsProps) {
  const root = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const [slots, setSlots] = useState<IslandsState['slots']>({})
  const [size, setSize] = useState<Size>('roomy')
  const [byHand, setByHand] = useState<Readonly<Record<Size, ByHand>>>(() => ({
    roomy: readFolds(name, 'roomy'),
    tight: readFolds(name, 'tight'),
  }))
  const [bare, setBare] = useState(false)
  const listeners = useRef(new Set<() => void>())

  const slotRefs = useMemo(
    () =>
      Object.fromEntries(
        SIDES.map(side => [
          side,
          (element: HTMLDivElement | null) => {
            setSlots(({ [side]: _, ...others }) => (element ? { ...others, [side]: element } : others))
          },
        ]),
      ) as Readonly<Record<Side, (element: HTMLDivElement | null) => void>>,
    [],
  )

  // The size of the table decides, and not the window's: a board may stand in a part of it.
  useEffect(() => {
    const { current: box } = root
    const { current: over } = overlay
    if (!box || !over) return
    const tell = () => {
      tellFilled(over)
      for (const listener of listeners.current) listener()
    }
    const sizes = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = box
      setSize(width >= ROOMY.width && height >= ROOMY.height ? 'roomy' : 'tight')
      tell()
    })
    sizes.observe(box)
    // Islands come and go; each that is there may grow.
    const watch = () => {
      for (const island of box.querySelectorAll(ISLANDS)) sizes.observe(island)
      tell()
    }
    const slotChanges = new MutationObserver(watch)
    for (const slot of over.querySelectorAll(':scope > * > *')) slotChanges.observe(slot, { childList: true })
    watch()
    const columns = box.querySelectorAll<HTMLElement>('.islands-left, .islands-right')
    const unwatch = [...columns].map(watchScroll)
    return () => {
      for (const end of unwatch) end()
      sizes.disconnect()
      slotChanges.disconnect()
    }
  }, [])

  const ranks = useRef(new Map<string, number>())
  const rank = useCallback((island: string) => {
    const { current: known } = ranks
    if (!known.has(island)) known.set(island, known.size + 1)
    return known.get(island) ?? 0
  }, [])
  const sides = useRef(new Map<string, Side>())
  const join = useCallback((island: string, side: Side) => {
    sides.current.set(island, side)
    return () => void sides.current.delete(island)
  }, [])
  const fold = useCallback(
    (island: string, open: boolean | undefined) =>
      setByHand(was => {
        const { [island]: _, ...others } = was[size]
        const side = sides.current.get(island)
        const beside = open && size === 'tight' ? [...sides.current].filter(([, of]) => of === side) : []
        const folded = Object.fromEntries(beside.map(([other]) => [other, false]))
        const now = open === undefined ? others : { ...others, ...folded, [island]: open }
        writeFolds(name, size, now)
        return { ...was, [size]: now }
      }),
    [name, size],
  )
  const free = useCallback((windows = false): Box | undefined => {
    const { current: box } = root
    if (!box) return undefined
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [left, top, right, bottom]
    }
    return freeArea(
      boxOf(box),
      [...box.querySelectorAll(ISLANDS)].filter(island => windows || !island.closest('.islands-front')).map(boxOf),
    )
  }, [])
  const onFreeChange = useCallback((listener: () => void) => {
    listeners.current.add(listener)
    return () => listeners.current.delete(listener)
  }, [])

  useKeys({ 'Shift+h': () => setBare(was => !was) })

  const islands = useMemo<IslandsState>(
    () => ({ slots, size, byHand: byHand[size], rank, join, fold, free, onFreeChange }),
    [slots, size, byHand, rank, join, fold, free, onFreeChange],
  )
  return (
    <IslandsContext value={islands}>
      <div ref={root} className={`islands-root islands-root-${size} ${bare ? 'islands-root-bare' : ''}`}>
        {children}
        <div ref={overlay} className="islands">
          {SLOT_GROUPS.map(([name, ...sides]) => (
            <div key={name} className={`islands-${name}`}>
              {sides.map(side => (
                <div key={side} ref={slotRefs[side]} className={`islands-${side}`} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </IslandsContext>
  )
}

/** For a board: its islands join those of the page; where the page has none, the board brings the place for its own. */
export function BoardIslands(props: IslandsProps) {
  return useIslands() ? props.children : <Islands {...props} />
}
