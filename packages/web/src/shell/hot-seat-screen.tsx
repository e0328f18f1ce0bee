// Hot seat: a screen between two people at one device, shown where the next one may see other things than the last one did.

import type { Seat } from '@tabularium/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { SeatBadge } from '../ui/seat.tsx'
import { hotSeatWords } from './hot-seat-words.ts'
import './hot-seat-screen.css'

interface HotSeatScreenProps {
  readonly seat: Seat
  readonly name: string
  open(): void
  /** Nobody here has secrets. */
  unveil?(): void
}

export function HotSeatScreen({ seat, name, open, unveil }: HotSeatScreenProps) {
  const t = hotSeatWords.use()
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <section className="hot-seat" role="alertdialog" aria-labelledby="hot-seat-title" aria-describedby="hot-seat-text">
      <div className="hot-seat-in panel" ref={button}>
        <SeatBadge seat={seat} size="large" />
        <h2 id="hot-seat-title">{t('curtain.title', { name })}</h2>
        <p id="hot-seat-text">{t('curtain.text', { name })}</p>
        <Button kind="start" size="large" onClick={open}>
          {t('curtain.show', { name })}
        </Button>
        {unveil && (
          <Button kind="quiet" onClick={unveil}>
            {t('curtain.open')}
          </Button>
        )}
      </div>
    </section>
  )
}
