// The table of a map game on a phone: the map fills it; what the board says stands over its head, below the prompt where the page
// puts that there, and what this moment asks in a sheet over its foot. The buttons of the map stand above the sheet.

import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { MapHeadContext } from '../map-head.ts'
import type { EdgeCovers } from './pan-zoom.ts'
import type { Area } from './viewport.ts'

interface PhoneMap extends EdgeCovers {
  /** Where the buttons of the map stand. */
  readonly tools: HTMLElement | null
}

export const PhoneMapContext = createContext<PhoneMap | undefined>(undefined)

const SheetFootContext = createContext<HTMLElement | null>(null)

/** What ends a decision stands at the foot of the sheet, in sight however far that is scrolled; elsewhere where it is. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  const foot = use(SheetFootContext)
  return foot ? createPortal(children, foot) : children
}

interface PhoneTableProps {
  /** What the board says over the head of the map. */
  readonly head: ReactNode
  readonly map: ReactNode
  /** What this moment asks; undefined: the map is free. */
  readonly sheet: ReactNode | undefined
}

export function PhoneTable({ head, map, sheet }: PhoneTableProps) {
  const pageHead = use(MapHeadContext)
  const table = useRef<HTMLDivElement>(null)
  const ownHead = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [sheetFoot, setSheetFoot] = useState<HTMLElement | null>(null)
  const headBox = useCallback(() => pageHead?.parentElement ?? ownHead.current, [pageHead])

  const free = useCallback((): Area | undefined => {
    const box = table.current?.getBoundingClientRect()
    if (!box) return undefined
    const top = Math.max(box.top, headBox()?.getBoundingClientRect().bottom ?? box.top)
    const sheetTop = foot.current?.querySelector('.map-sheet')?.getBoundingClientRect().top ?? box.bottom
    return [box.left, top, box.right, Math.max(top + 1, Math.min(box.bottom, sheetTop))]
  }, [headBox])
  const onFreeChange = useCallback(
    (listener: () => void) => {
      const sizes = new ResizeObserver(listener)
      for (const cover of [headBox(), foot.current]) if (cover) sizes.observe(cover)
      return () => sizes.disconnect()
    },
    [headBox],
  )
  const phone = useMemo(() => ({ free, onFreeChange, endsUnder: true, tools }), [free, onFreeChange, tools])
  return (
    <PhoneMapContext value={phone}>
      <div ref={table} className="map-phone-table">
        <div className="map-middle map-fills">{map}</div>
        {pageHead ? (
          createPortal(head, pageHead)
        ) : (
          <div ref={ownHead} className="map-phone-head">
            {head}
          </div>
        )}
        <div ref={foot} className="map-phone-foot">
          <div ref={setTools} className="map-phone-tools" />
          {sheet !== undefined && (
            <div className="map-sheet">
              <div ref={scrollFade} className="map-sheet-scroll">
                <SheetFootContext value={sheetFoot}>{sheet}</SheetFootContext>
              </div>
              <div ref={setSheetFoot} className="map-sheet-foot" />
            </div>
          )}
        </div>
      </div>
    </PhoneMapContext>
  )
}
