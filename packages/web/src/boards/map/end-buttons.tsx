// What ends a decision: in a row of its own, on phones at the foot of the sheet. The first has the key E.

import type { ReactNode } from 'react'
import { Key } from '../../ui/key.tsx'
import type { Choice } from '../board.ts'
import { SheetFoot } from './phone-table.tsx'

interface EndButtonsProps {
  readonly choices: readonly Choice[]
  act(notation: string): void
  label(choice: Choice): string
  readonly icon?: ReactNode
}

export const EndButtons = ({ choices, act, label, icon }: EndButtonsProps) => (
  <SheetFoot>
    <div className="map-ends">
      {choices.map((choice, i) => (
        <button
          key={choice.notation}
          type="button"
          data-piece="end"
          data-notation={choice.notation}
          className="map-do map-do-main"
          aria-keyshortcuts={i === 0 ? 'E' : undefined}
          onClick={() => act(choice.notation)}
        >
          {icon}
          <span>{label(choice)}</span>
          {i === 0 && <Key>E</Key>}
        </button>
      ))}
    </div>
  </SheetFoot>
)
