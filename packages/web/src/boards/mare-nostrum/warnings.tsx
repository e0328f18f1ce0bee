// The warning under the prompt: one at a time; "Show" rings what it speaks of.

import { useMemo } from 'react'
import { WarningBar } from '../kit/warning-bar.tsx'
import { useMare } from './context.ts'
import { warningsOf } from './warnings.ts'

export function Warnings() {
  const { w, say, empireOf, view, position, seat, form, mark, question } = useMare()
  const warnings = useMemo(
    () => warningsOf({ w, say, empireOf, view, position, seat }),
    [w, say, empireOf, view, position, seat],
  )
  // An earlier position has nothing to be warned of.
  const shown = question === undefined ? [] : warnings
  return (
    <WarningBar
      form={form}
      warnings={shown.map(({ places, ...warning }) => ({
        ...warning,
        ...(places.length > 0 && { show: () => mark(warning.key, places) }),
      }))}
    />
  )
}
