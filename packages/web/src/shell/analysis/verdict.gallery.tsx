// Ways to play a decision, as an analysis tells them.

import { OptionLine } from './option-line.tsx'
import { VerdictLines } from './verdict.tsx'

const players = ['Ada', 'Marcus']
const nameOf = (notation: string): string => notation
const AFTER = [
  { seat: 1, action: 'B' },
  { seat: 1, action: 'C' },
  { seat: 0, action: 'D' },
]

export const Lines = () => (
  <VerdictLines
    {...{ players, nameOf }}
    lines={[
      { kind: 'best', action: 'A', chance: 0.62, line: AFTER },
      { kind: 'other', action: 'E', chance: 0.55, line: [] },
      { kind: 'played', action: 'F', chance: 0.31, line: AFTER.slice(1) },
    ]}
  />
)

export const NothingBetter = () => (
  <VerdictLines {...{ players, nameOf }} lines={[{ kind: 'played', action: 'A', chance: 0.62, line: AFTER }]} />
)

export const One = () => (
  <ol className="verdict-lines">
    <OptionLine kind="other" sign="3" action="A" chance={0.5} line={AFTER} players={players} nameOf={nameOf} />
  </ol>
)
