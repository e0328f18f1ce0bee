// Shown where there is nothing to show: why, and where to go from here.

import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/panel.tsx'
import { usePage } from './page-header.tsx'

interface EmptyStateProps {
  readonly title: string
  /** Where the way leads on, and what it is called. */
  readonly to: string
  readonly label: string
  /** It may be there at the next try. */
  readonly again?: { readonly label: string; act(): void } | undefined
  readonly children: ReactNode
}

export function EmptyState({ title, to, label, again, children }: EmptyStateProps) {
  usePage({ title })
  return (
    <div className="frame-message">
      <Empty
        alone
        icon={<span className="frame-empty-art" />}
        title={title}
        action={
          <div className="frame-buttons">
            {again && (
              <Button kind="start" onClick={again.act}>
                {again.label}
              </Button>
            )}
            <ButtonLink kind={again ? 'plain' : 'start'} to={to}>
              {label}
            </ButtonLink>
          </div>
        }
      >
        {children}
      </Empty>
    </div>
  )
}
