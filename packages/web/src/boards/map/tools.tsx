// The buttons over a map: all of it, nearer, farther; on a phone, the next place that can be picked.

import { chartWords } from './words.ts'

/** How much nearer one press goes. */
export const STEP = 1.4

interface ToolProps {
  readonly label: string
  /** Of the sign, on a field of 20 by 20. */
  readonly d: string
  act(): void
}

const Tool = ({ label, d, act }: ToolProps) => (
  <button type="button" className="chart-tool" aria-label={label} onClick={act}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
)

interface MapToolsProps {
  readonly form: 'wide' | 'phone'
  readonly next: (() => void) | undefined
  all(): void
  zoom(by: number): void
}

export function MapTools({ form, next, all, zoom }: MapToolsProps) {
  const words = chartWords.use()
  return (
    <div className="chart-tools">
      {form === 'phone' && next && <Tool label={words('next')} d="M7 4l6 6-6 6" act={next} />}
      <Tool label={words('all')} d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" act={all} />
      {form === 'wide' && (
        <>
          <Tool label={words('larger')} d="M10 4v12M4 10h12" act={() => zoom(STEP)} />
          <Tool label={words('smaller')} d="M4 10h12" act={() => zoom(1 / STEP)} />
        </>
      )}
    </div>
  )
}
