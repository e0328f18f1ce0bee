// The picture of a page that is shared: what it is called, a line or two about it, and the games it is about.

import { coverPart, fitted, framed, INK_2, LEFT, lineAt, measured, ROOM, textAt } from '../tables/picture.ts'

export interface PagePicture {
  readonly title: string
  /** At the right of the house's sign. */
  readonly note?: string
  readonly lines: readonly string[]
  /** Whose pictures stand there, side by side. */
  readonly games: readonly string[]
}

const LARGEST = 76
const SMALLEST = 44
const GAP = 24
/** One picture leaves room at its right; several share the width. */
const ALONE = { y: 306, width: 360, height: 152 } as const

function coversPart(games: readonly string[]): string {
  if (games.length === 0) return ''
  if (games.length === 1) return coverPart(games[0], LEFT, ALONE)
  const width = Math.floor((ROOM - GAP * (games.length - 1)) / games.length)
  const box = { y: 312, width, height: Math.round(width * 0.6) }
  return games.map((game, i) => coverPart(game, LEFT + i * (width + GAP), box)).join('')
}

/** An SVG of the size that previews of links have. */
export function pagePicture({ title, note = '', lines, games }: PagePicture): string {
  const size = Math.max(
    SMALLEST,
    Math.min(LARGEST, Math.floor((LARGEST * ROOM) / Math.max(1, measured(title, LARGEST)))),
  )
  const beside = games.length === 1 ? LEFT + ALONE.width + 40 : LEFT
  const top = games.length > 1 ? 0 : 344
  const shown = games.length > 1 ? [] : lines.slice(1, 4)
  return framed({ text: note }, [
    textAt(LEFT, 234, fitted(title, size, ROOM), { size }),
    lineAt(270),
    coversPart(games),
    ...shown.map((line, i) =>
      textAt(beside, top + i * 50, fitted(line, 30, LEFT + ROOM - beside), { size: 30, fill: INK_2 }),
    ),
    lineAt(500),
    textAt(LEFT, 548, fitted(lines[0] ?? '', 27, ROOM), { size: 27, fill: INK_2 }),
  ])
}
