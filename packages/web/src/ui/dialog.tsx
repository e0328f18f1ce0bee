// A dialog over the page: the browser's own, so that focus stays inside, Esc closes, and the rest is inert.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icons.tsx'
import { useScrollFade } from './scroll-fade.ts'
import './dialog.css'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  /** What the cross is called. */
  readonly close: string
  readonly children: ReactNode
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode
  onClose(): void
}

export function Dialog({ open, title, close, children, actions, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useScrollFade(ref)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, as the browser does
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={event => event.target === ref.current && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="dialog-close" aria-label={close} onClick={onClose}>
              <Icon name="cross" />
            </button>
          </div>
          {children}
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
