// An island over the table: a panel that folds to its title, or in a tight window to a sign in the rail, and comes back where
// it was. What never folds has no title.

import { type CSSProperties, type ReactNode, use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ControlIcon } from '../icons.tsx'
import { Key } from '../key.tsx'
import { scrollFade } from '../scroll-fade.ts'
import { useKeys } from '../use-keys.ts'
import { ScopeContext, type Side, useIslands } from './context.ts'
import { isOpen } from './fold-state.ts'
import { islandWords } from './words.ts'

interface IslandProps {
  readonly id: string
  readonly side: Side
  /** Where it stands open, if not where its tab does. */
  readonly opensAt?: Side
  readonly title: string
  readonly icon: ReactNode
  /** The letter that opens and closes it. */
  readonly keyCap: string
  /** What is asked needs it: it opens. */
  readonly wanted?: boolean
  /** Folded at first even where there is room. */
  readonly folded?: boolean
  /** A quiet word at the right of its title, folded too. */
  readonly note?: ReactNode
  readonly className?: string
  /** Where the keyboard goes when its key is pressed. */
  focus?(): void
  readonly children: ReactNode
}

/** When `wanted` turns true, it is forgotten that somebody closed the island by hand. */
function useWanted(id: string, wanted: boolean): void {
  const islands = useIslands()
  const was = useRef(false)
  useEffect(() => {
    if (wanted && !was.current && islands?.byHand[id] === false) islands.fold(id, undefined)
    was.current = wanted
  }, [id, wanted, islands])
}

export function Island(props: IslandProps) {
  const { id, side, opensAt = side, title, icon, keyCap, wanted = false, folded = false, note, focus, children } = props
  const say = islandWords.use()
  const islands = useIslands()
  useWanted(id, wanted)
  const join = islands?.join
  useEffect(() => join?.(id, opensAt), [join, id, opensAt])
  const size = islands?.size ?? 'roomy'
  // What is put into a slot anew stands last in it: its rank brings it back to where it was.
  const rank = { '--rank': islands?.rank(id) } as CSSProperties
  const open = isOpen({ byHand: islands?.byHand[id], wanted, roomy: !folded }, size)
  const toggle = () => islands?.fold(id, !open)
  const scope = use(ScopeContext)
  const section = useRef<HTMLElement>(null)
  /** Opened by its key: the keyboard goes there as soon as it is drawn. */
  const focusOnceOpen = useRef(false)
  useEffect(() => {
    if (open && focusOnceOpen.current) focus?.()
    focusOnceOpen.current = false
  })
  // The key leads into an island that is open, and closes it from inside.
  const press = () => {
    // What is asked, and what a page says beside the board, goes first.
    if (document.querySelector(`[aria-keyshortcuts="${keyCap}"]:not(.island-tab, .island-fold, .panel)`)) return false
    if (open && focus && !section.current?.contains(document.activeElement)) focus()
    else {
      focusOnceOpen.current = !open
      toggle()
    }
    return true
  }
  useKeys({ [keyCap.toLowerCase()]: press })
  const home = islands?.slots[open ? opensAt : side]
  const rail = islands?.slots.rail
  if (!home || !rail) return null
  const inRail = size === 'tight'
  const tab = (
    <button
      type="button"
      className={`island-tab ${inRail ? 'island-tab-rail' : ''}`}
      style={rank}
      aria-expanded={open}
      aria-keyshortcuts={keyCap}
      aria-label={inRail ? title : undefined}
      title={inRail ? title : undefined}
      onClick={toggle}
    >
      <span className="island-icon">{icon}</span>
      <span className="island-title">{title}</span>
      {note !== undefined && <span className="island-note">{note}</span>}
      <Key>{keyCap}</Key>
    </button>
  )
  return (
    <>
      {inRail && createPortal(tab, rail)}
      {createPortal(
        open ? (
          <section
            ref={section}
            style={rank}
            className={`island island-${id} ${scope} ${props.className ?? ''}`}
            aria-label={title}
          >
            <div className="island-head">
              <span className="island-icon">{icon}</span>
              <h2>{title}</h2>
              {note !== undefined && <span className="island-note">{note}</span>}
              <button
                type="button"
                className="island-fold"
                aria-label={say('fold', { title })}
                aria-keyshortcuts={keyCap}
                onClick={toggle}
              >
                <Key>{keyCap}</Key>
                <ControlIcon name="fold" />
              </button>
            </div>
            <div ref={scrollFade} className="island-body">
              {children}
            </div>
          </section>
        ) : (
          !inRail && tab
        ),
        home,
      )}
    </>
  )
}

interface FixedIslandProps {
  readonly side: Side
  readonly className?: string
  readonly children: ReactNode
}

/** Never folded: the prompt, the tools of a map, a battle. */
export function FixedIsland({ side, className = '', children }: FixedIslandProps) {
  const home = useIslands()?.slots[side]
  const scope = use(ScopeContext)
  return home ? createPortal(<div className={`island island-fixed ${scope} ${className}`}>{children}</div>, home) : null
}
