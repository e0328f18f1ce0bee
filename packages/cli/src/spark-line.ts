// A graph as one line of text.

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** Shares from 0 to 1 as bars, `width` at most: of more than these, neighbours are averaged. */
export function graphOf(shares: readonly number[], width: number): string {
  const cells = Math.max(1, Math.min(width, shares.length))
  return Array.from({ length: cells }, (_, i) => {
    const from = Math.floor((i * shares.length) / cells)
    const part = shares.slice(from, Math.max(from + 1, Math.floor(((i + 1) * shares.length) / cells)))
    const mean = part.reduce((sum, share) => sum + share, 0) / part.length
    return BARS[Math.min(BARS.length - 1, Math.max(0, Math.floor(mean * BARS.length)))]
  }).join('')
}
