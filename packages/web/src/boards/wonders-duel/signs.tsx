// Small signs that stand for goods, coins, points and effects. Every one has a word as well, spoken by the piece it is on.

import {
  type CardFacts,
  type Cost,
  RESOURCES,
  type ResourceName,
  type WonderFacts,
} from '@tabularium/wonders-duel/rules'
import { memo, type ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { DuelIcon } from './icons.tsx'
import './signs.css'

export const Good = ({ of }: { readonly of: ResourceName }) => (
  <span className={`duel-good duel-good-${of}`}>
    <DuelIcon name={of} />
  </span>
)

export const Coins = ({ children }: { readonly children?: ReactNode }) => (
  <span className="duel-coins num">
    <BoardIcon name="coin" />
    {children}
  </span>
)

export const Points = ({ children }: { readonly children: ReactNode }) => (
  <span className="duel-points num">{children}</span>
)

export const Shields = ({ n }: { readonly n: number }) => (
  <span className="duel-shields">
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shields are alike
      <DuelIcon key={i} name="shield" />
    ))}
  </span>
)

export const ScienceSign = ({ of }: { readonly of: string }) => (
  <span className="duel-symbol">
    <DuelIcon name={`symbol.${of}`} />
  </span>
)

/** A white symbol on its little tile. */
export const Chain = ({ of }: { readonly of: string }) => (
  <span className="duel-chain">
    <DuelIcon name={`chain.${of}`} />
  </span>
)

const KIND_SIGNS = {
  brown: 'clay',
  grey: 'glass',
  blue: 'capital',
  green: 'science',
  red: 'shield',
  purple: 'guild',
  wonders: 'wonder',
} as const

/** What is counted: cards of a kind, wonders, coins. */
function Counted({ of }: { readonly of: string }) {
  if (of === 'coins') return <BoardIcon name="coin" />
  return (
    <span className={`duel-counted duel-kind-${of}`}>
      {of === 'yellow' ? <BoardIcon name="coin" /> : <DuelIcon name={KIND_SIGNS[of as keyof typeof KIND_SIGNS]} />}
    </span>
  )
}

const CHOICES: Readonly<Record<'raw' | 'goods', readonly ResourceName[]>> = {
  raw: ['clay', 'wood', 'stone'],
  goods: ['glass', 'papyrus'],
}

const AnyOf = ({ of }: { readonly of: 'raw' | 'goods' }) => (
  <span className="duel-any">
    {CHOICES[of].map((resource, i) => (
      <span key={resource} className="duel-any">
        {i > 0 && <i>/</i>}
        <Good of={resource} />
      </span>
    ))}
  </span>
)

/** One for each unit, the goods in their order. */
const Units = ({ of }: { readonly of: Partial<Record<ResourceName, number>> }) =>
  RESOURCES.flatMap(resource =>
    Array.from({ length: of[resource] ?? 0 }, (_, nth) => ({ key: `${resource}.${nth}`, resource })),
  ).map(({ key, resource }) => <Good key={key} of={resource} />)

/** What a card gives, as signs. */
export const CardEffects = memo(function CardEffects({ facts }: { readonly facts: CardFacts }) {
  const { makes, choice, fixed, coins, coinsPer, pointsPer, shields, symbol, points } = facts
  const per = coinsPer ?? pointsPer
  return (
    <>
      {makes && <Units of={makes} />}
      {choice && <AnyOf of={choice} />}
      {fixed && (
        <span className="duel-any">
          {fixed.map(resource => (
            <Good key={resource} of={resource} />
          ))}
          <i className="duel-equals">=</i>
          <Coins>1</Coins>
        </span>
      )}
      {coins !== undefined && <Coins>+{coins}</Coins>}
      {shields !== undefined && <Shields n={shields} />}
      {symbol !== undefined && <ScienceSign of={symbol} />}
      {per && (
        <span className="duel-per">
          {coinsPer && <Coins>{coinsPer.amount}</Coins>}
          {pointsPer && <Points>{pointsPer.amount}</Points>}
          <i>/</i>
          {per.group !== undefined && <b className="num">{per.group}</b>}
          {per.of.map(of => (
            <Counted key={of} of={of} />
          ))}
        </span>
      )}
      {points !== undefined && <Points>{points}</Points>}
    </>
  )
})

/** What a wonder gives, as signs. */
export const WonderEffects = memo(function WonderEffects({ facts }: { readonly facts: WonderFacts }) {
  const { choice, coins, robs, shields, destroys, raises, library, again, points } = facts
  return (
    <>
      {choice && <AnyOf of={choice} />}
      {coins !== undefined && <Coins>+{coins}</Coins>}
      {robs !== undefined && (
        <span className="duel-robs">
          <Coins>−{robs}</Coins>
        </span>
      )}
      {shields !== undefined && <Shields n={shields} />}
      {destroys && (
        <span className="duel-per">
          <DuelIcon name="destroy" />
          <Counted of={destroys} />
        </span>
      )}
      {raises && <DuelIcon name="raise" />}
      {library && (
        <span className="duel-token duel-token-mini">
          <DuelIcon name="science" />
        </span>
      )}
      {again && (
        <span className="duel-again">
          <DuelIcon name="again" />
        </span>
      )}
      {points !== undefined && <Points>{points}</Points>}
    </>
  )
})

/** The printed cost, one sign a unit. */
export const CostSigns = memo(({ cost }: { readonly cost: Cost }) => (
  <>
    {cost.coins !== undefined && <Coins>{cost.coins}</Coins>}
    <Units of={cost} />
  </>
))
