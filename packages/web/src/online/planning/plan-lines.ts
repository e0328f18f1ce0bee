// A plan as the page builds it: lines, each of which ends with an own move, and the tree that they make together.

import type { Seat } from '@tabularium/kernel'
import type { LineMove } from '@tabularium/kernel/look-ahead'
import type { PlannedMove } from '@tabularium/protocol'

export type Line = readonly LineMove[]

const isSame = (a: LineMove, b: LineMove | undefined): boolean => a.seat === b?.seat && a.action === b.action

const startsWith = (line: Line, head: Line): boolean => head.every((move, i) => isSame(move, line[i]))

/** How far two lines go together. */
function together(a: Line, b: Line): number {
  const parts = a.findIndex((move, i) => !isSame(move, b[i]))
  return parts < 0 ? a.length : parts
}

/** The lines with one more. To the same question there is one answer: the new one takes the place of others. */
export function withLine(lines: readonly Line[], line: Line, seat: Seat): readonly Line[] {
  if (lines.some(known => startsWith(known, line))) return lines
  const kept = lines.filter(known => {
    const parts = together(known, line)
    // One that the new line carries on, or that answers the same question otherwise.
    if (parts === known.length) return false
    return known[parts].seat !== seat || line[parts]?.seat !== seat
  })
  return [...kept, line]
}

/** The lines as a tree; `markOf` says what is seen after some moves. */
export function treeOf(lines: readonly Line[], seat: Seat, markOf: (head: Line) => string): readonly PlannedMove[] {
  const tree: PlannedMove[] = []
  for (const line of lines) {
    let after = -1
    for (const [i, move] of line.entries()) {
      const known = tree.findIndex(one => one.after === after && isSame(one, move))
      if (known >= 0) {
        after = known
        continue
      }
      tree.push({ after, ...move, ...(move.seat === seat && { mark: markOf(line.slice(0, i)) }) })
      after = tree.length - 1
    }
  }
  return tree
}

/** The lines that a tree was made of. */
export function linesOf(tree: readonly PlannedMove[]): readonly Line[] {
  const lineTo = (place: number): Line => {
    if (place < 0) return []
    const { after, seat, action } = tree[place]
    return [...lineTo(after), { seat, action }]
  }
  return tree.flatMap((_, place) => (tree.some(({ after }) => after === place) ? [] : [lineTo(place)]))
}
