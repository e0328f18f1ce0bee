// A window about one thing on the map: a battle as it is fought, a place that was touched. It stands at the right of what is free,
// and the map makes way; on a phone it is a part of the sheet.

import type { ReactNode } from 'react'
import { FixedIsland } from '../../ui/islands/island.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'

interface MapWindowProps {
  readonly form: 'wide' | 'phone'
  readonly className: string
  readonly label: string
  /** It tells by itself what happens. */
  readonly tells?: boolean
  /** What scrolls and has nothing to press must be in reach of the keyboard. */
  readonly scrolls?: boolean
  readonly children: ReactNode
}

export function MapWindow({ form, className, label, tells, scrolls, children }: MapWindowProps) {
  const window = (
    <section
      ref={scrollFade}
      className={`map-window ${className}`}
      aria-label={label}
      role={tells ? 'status' : undefined}
      tabIndex={scrolls && form === 'wide' ? 0 : undefined}
    >
      {children}
    </section>
  )
  return form === 'wide' ? <FixedIsland side="window">{window}</FixedIsland> : window
}
