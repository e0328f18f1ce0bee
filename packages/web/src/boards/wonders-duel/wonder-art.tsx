// A wonder's picture, where a place is kept for it; its sign until the drawing has come.

import { DuelIcon } from './icons.tsx'
import { Picture } from './picture.ts'
import './wonder-art.css'

interface WonderArtProps {
  readonly wonder: string
  /** Only its plan is there yet. */
  readonly plan?: boolean
  readonly wide?: boolean
}

export const WonderArt = ({ wonder, plan = false, wide = false }: WonderArtProps) => (
  <span className="duel-wonder-art" aria-hidden="true">
    <Picture name={`wonder/${wonder}`} plan={plan} wide={wide}>
      <DuelIcon name={`wonder.${wonder}`} />
    </Picture>
  </span>
)
