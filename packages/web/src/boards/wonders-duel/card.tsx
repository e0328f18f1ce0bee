// A building's face: the band says what it gives, below it the printed cost and the name. And the backs.

import type { Age } from '@tabularium/wonders-duel/rules'
import { memo } from 'react'
import { hyphenate } from '../hyphenate.ts'
import { DuelIcon } from './icons.tsx'
import { Picture } from './picture.ts'
import { factsOfCard } from './position.ts'
import { CardEffects, Chain, CostSigns } from './signs.tsx'
import './card.css'

interface CardFaceProps {
  readonly card: string
  readonly name: string
  /** What stands where a card costs nothing. */
  readonly free: string
}

/** For eyes: the piece around it says the same in words. */
export const CardFace = memo(function CardFace({ card, name, free }: CardFaceProps) {
  const facts = factsOfCard(card)
  const costs = Object.keys(facts.cost).length > 0
  return (
    <span className={`duel-face duel-kind-${facts.colour}`} aria-hidden="true">
      <span className="duel-band">
        <CardEffects facts={facts} />
        {facts.gives && <Chain of={facts.gives} />}
      </span>
      <span className="duel-body">
        <span className="duel-cost">
          {costs ? <CostSigns cost={facts.cost} /> : <span className="duel-nothing">{free}</span>}
          {facts.freeBy && <Chain of={facts.freeBy} />}
        </span>
        <span className="duel-name">{hyphenate(name)}</span>
      </span>
      <span className="duel-scene">
        <Picture name={`building/${card}`} />
      </span>
    </span>
  )
})

export const ROMAN = ['', 'I', 'II', 'III'] as const

/** A guild's back has an arch and a wreath, so that it is known by its form. */
export const CardBack = ({ age, guild }: { readonly age: Age; readonly guild: boolean }) => (
  <span className={`duel-back ${guild ? 'duel-back-guild' : ''}`} aria-hidden="true">
    <Picture name={`back/${guild ? 'guild' : age}`} />
    {guild ? <DuelIcon name="guild" /> : <span>{ROMAN[age]}</span>}
  </span>
)
