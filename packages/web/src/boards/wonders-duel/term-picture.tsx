// What the words of 7 Wonders Duel look like on the board.

import { RESOURCES, SYMBOLS } from '@tabularium/wonders-duel/rules'
import type { ReactNode } from 'react'
import type { TermPicture } from '../pieces.ts'
import { CardBack } from './card.tsx'
import { DuelIcon } from './icons.tsx'
import { Loot, Pawn, TrackCapital } from './military.tsx'
import { factsOfCard } from './position.ts'
import { CardEffects, Chain, Coins, Good, Points, ScienceSign, Shields } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import './term-picture.css'

/** The coloured band of a card: by it one knows the kind. */
function Band({ card }: { readonly card: string }) {
  const facts = factsOfCard(card)
  return (
    <span className={`duel-term-card duel-kind-${facts.colour}`}>
      <span className="duel-band">
        <CardEffects facts={facts} />
      </span>
    </span>
  )
}

const Symbols = ({ of }: { readonly of: readonly string[] }) => (
  <span className="duel-term-card duel-kind-green">
    <span className="duel-band">
      {of.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has the same symbol twice
        <ScienceSign key={i} of={symbol} />
      ))}
    </span>
  </span>
)

const OnTrack = ({ children }: { readonly children: ReactNode }) => (
  <svg className="duel-term-track" viewBox="-22 -16 44 32" aria-hidden="true">
    {children}
  </svg>
)

const Back = () => (
  <span className="duel-term-back">
    <CardBack age={1} guild={false} />
  </span>
)

const Goods = ({ of }: { readonly of: typeof RESOURCES }) => of.map(resource => <Good key={resource} of={resource} />)

const PICTURES: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(RESOURCES.map(resource => [resource, <Good key={resource} of={resource} />])),
  age: <Back />,
  'face-down': <Back />,
  building: <Band card="theater" />,
  wonder: (
    <span className="duel-term-wonder">
      <DuelIcon name="wonder.the-pyramids" />
    </span>
  ),
  'extra-turn': (
    <span className="duel-term-card duel-kind-yellow">
      <span className="duel-again">
        <DuelIcon name="again" />
      </span>
    </span>
  ),
  resource: <Goods of={RESOURCES} />,
  coin: <Coins>3</Coins>,
  'white-symbol': <Chain of="moon" />,
  brown: <Band card="clay-pool" />,
  grey: <Band card="press" />,
  blue: <Band card="altar" />,
  green: <Band card="workshop" />,
  yellow: <Band card="tavern" />,
  red: <Band card="garrison" />,
  guild: <Band card="builders-guild" />,
  shield: (
    <span className="duel-term-card duel-kind-red">
      <span className="duel-band">
        <Shields n={1} />
      </span>
    </span>
  ),
  pawn: (
    <OnTrack>
      <Pawn />
    </OnTrack>
  ),
  capital: (
    <OnTrack>
      <TrackCapital seat={0} size={30} />
    </OnTrack>
  ),
  'military-token': (
    <OnTrack>
      <Loot coins={2} />
    </OnTrack>
  ),
  'science-symbol': <Symbols of={SYMBOLS} />,
  pair: <Symbols of={['wheel', 'wheel']} />,
  'progress-token': (
    <span className="duel-term-token">
      <TokenFace token="law" />
    </span>
  ),
  points: <Points>5</Points>,
}

export const duelTermPicture: TermPicture = ({ term }) =>
  Object.hasOwn(PICTURES, term) && (
    <span className="term-picture" aria-hidden="true">
      {PICTURES[term]}
    </span>
  )
