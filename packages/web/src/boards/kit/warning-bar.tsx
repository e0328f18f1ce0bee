// A warning under the prompt, one at a time: who wins when and by what, or what is in danger; "Show" leads there.

import { useState } from 'react'
import { ControlIcon } from '../../ui/icons.tsx'
import { FixedIsland } from '../../ui/islands/island.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { warningWords } from './warning-words.ts'
import './warning-bar.css'

export interface Warning {
  /** The same warning is not given again once it was put away. */
  readonly key: string
  /** Who wins when, or what is in danger. */
  readonly head: string
  /** By what, and what can be done. */
  readonly why: string
  show?(): void
}

interface WarningBarProps {
  /** The gravest first. */
  readonly warnings: readonly Warning[]
  readonly form: 'wide' | 'phone'
}

export function WarningBar({ warnings, form }: WarningBarProps) {
  const t = warningWords.use()
  const [seen, see] = useState<ReadonlySet<string>>(new Set())
  const warning = warnings.find(({ key }) => !seen.has(key))
  useKeys({
    '!': () => {
      if (!warning?.show) return false
      warning.show()
      return true
    },
  })
  if (!warning) return null
  const content = (
    <>
      <ControlIcon name="warn" />
      <p role="status">
        <b>{warning.head}</b> <span>{warning.why}</span>
      </p>
      {warning.show && (
        <button type="button" className="button button-quiet" aria-keyshortcuts="!" onClick={() => warning.show?.()}>
          <span>{t('show')}</span>
          {form === 'wide' && <Key>!</Key>}
        </button>
      )}
      <button
        type="button"
        className="warning-close"
        aria-label={t('close')}
        onClick={() => see(new Set([...seen, warning.key]))}
      >
        <ControlIcon name="cross" />
      </button>
    </>
  )
  if (form === 'phone') return <div className="warning-bar">{content}</div>
  return (
    <FixedIsland side="top" className="warning-bar">
      {content}
    </FixedIsland>
  )
}
