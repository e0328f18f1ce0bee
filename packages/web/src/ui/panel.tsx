// A marble slab on the table: a surface with a hairline, and a heading where it needs one.

import type { HTMLAttributes, ReactNode } from 'react'
import './panel.css'

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title?: ReactNode
  /** A quiet word at the right of the title. */
  readonly note?: ReactNode
  /** Lit: something here waits for you. */
  readonly lit?: boolean
}

export function Panel({ title, note, lit, className = '', children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={`panel ${lit ? 'panel-lit' : ''} ${className}`}>
      {title !== undefined && (
        <div className="panel-head">
          <h2>{title}</h2>
          {note !== undefined && <span className="panel-note">{note}</span>}
        </div>
      )}
      {children}
    </section>
  )
}

interface EmptyProps {
  readonly icon: ReactNode
  readonly title?: ReactNode
  /** It is all that the page says: its title is the page's. */
  readonly alone?: boolean
  readonly children: ReactNode
  /** The one button. */
  readonly action?: ReactNode
}

/** Nothing here yet: a quiet sign, one sentence, one button. */
export function Empty({ icon, title, alone, children, action }: EmptyProps) {
  const Title = alone ? 'h1' : 'h3'
  return (
    <div className="panel panel-empty">
      <span className="panel-sign">{icon}</span>
      {title !== undefined && <Title>{title}</Title>}
      <p>{children}</p>
      {action}
    </div>
  )
}
