// An order card's face: its role on the left in the colour of its material, the name, what it does, and its value.

import { MATERIALS, VALUES } from '@tabularium/glory-to-rome/rules'
import type { Say } from '@tabularium/kernel'
import { memo, type ReactNode } from 'react'
import { hyphenate } from '../hyphenate.ts'
import { materialOf, roleOf } from './actions-by-piece.ts'
import { RomeIcon } from './icons.tsx'
import { cardPicture, Picture } from './picture.ts'
import './card.css'

interface CardFaceProps {
  readonly card: string
  readonly say: Say
  /** Without functions there is nothing to tell. */
  readonly plain?: boolean
  /** What stands at its foot: a reason. */
  readonly children?: ReactNode
}

const pointsOf = (material: string): number => VALUES[(MATERIALS as readonly string[]).indexOf(material)]

/** For eyes: the piece around it says the same in words. */
export const CardFace = memo(function CardFace({ card, say, plain = false, children }: CardFaceProps) {
  if (card === 'senator') {
    return (
      <span className="rome-face rome-face-senator" aria-hidden="true">
        <Picture name={cardPicture(card)}>
          <RomeIcon name="senator" />
        </Picture>
        <b>{say({ key: 'card.senator' })}</b>
        <small>{say({ key: 'function.senator' })}</small>
        {children}
      </span>
    )
  }
  const material = materialOf(card)
  return (
    <span className={`rome-face rome-m-${material}`} aria-hidden="true">
      <span className="rome-face-role">
        <RomeIcon name={roleOf(card)} />
        <span>{say({ key: `role.${roleOf(card)}` })}</span>
      </span>
      <span className="rome-face-text">
        <b>{hyphenate(say({ key: `card.${card}` }))}</b>
        {!plain && <small>{hyphenate(say({ key: `function.${card}` }))}</small>}
        <span className="rome-face-scene">
          <Picture name={cardPicture(card)} />
        </span>
        <span className="rome-face-foot">
          {Array.from({ length: pointsOf(material) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            <RomeIcon key={i} name={material} />
          ))}
          <span>{say({ key: `material.${material}` })}</span>
        </span>
        {children}
      </span>
    </span>
  )
})
