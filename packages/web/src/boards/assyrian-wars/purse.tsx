// Action points of the impulse: a square for each of a card, a round one for each of income, a diamond for each that is saved; hollow
// ones are spent, hatched ones are what the choice pointed at would cost. 3.1

import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { type Price, priceOf } from './forecast.ts'
import { actionOf } from './position.ts'
import { writtenAp } from './prices.ts'
import './purse.css'

const MOST_DRAWN = 24

interface RowProps {
  readonly shape: 'card' | 'income' | 'saved'
  /** Hollow, hatched, full: parts of a point are drawn as the half of one. */
  readonly spent?: number
  readonly planned?: number
  readonly n: number
}

/** Gone first, then what is planned, then what is left. */
const Row = ({ shape, n, spent = 0, planned = 0 }: RowProps) => {
  const [gone, hatched] = [Math.floor(spent), Math.ceil(planned)]
  const left = Math.max(0, n - hatched)
  return [
    ...Array.from({ length: gone }, () => 'aw-ap-spent'),
    ...Array.from({ length: hatched }, () => 'aw-ap-planned'),
    ...Array.from({ length: Math.ceil(left) }, (_, i) => (i + 1 > left ? 'aw-ap-half' : '')),
  ].map((state, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points of one sort are alike
    <i key={i} className={`aw-ap aw-ap-${shape} ${state}`} />
  ))
}

/** The price of what is pointed at, where the looking seat pays it. */
function plannedPrice({ planned, view, seat, march: { plan } }: Aw): Price | undefined {
  // Cards pay first.
  if (plan) return { cards: Math.min(view.ap.cards, plan.ap), income: Math.max(0, plan.ap - view.ap.cards) }
  return planned === undefined || seat === undefined ? undefined : priceOf(view, seat, actionOf(planned))
}

/** The price in words, and what is left then. */
export function plannedWords(aw: Aw): string | undefined {
  const price = plannedPrice(aw)
  if (!price) return undefined
  const { cards, income } = aw.view.ap
  const cost = price.cards + price.income
  return aw.w('apPlanned', { n: writtenAp(cost), left: writtenAp(Math.max(0, cards + income - cost)) })
}

/** `4/6` once something is gone. */
const ofAll = ({ w }: Aw, n: number, spent: number): string =>
  spent === 0 ? writtenAp(n) : w('apSpent', { left: writtenAp(n), all: writtenAp(n + spent) })

export function Purse() {
  const aw = useAw()
  const { view, w, position, nameOf, spent } = aw
  const phasing = position.byId.get(view.phasing)
  const { cards, income } = view.ap
  const own = position.front
  const shown = phasing ?? own
  if (!shown) return <section className="aw-purse panel" aria-label={w('purse')} />
  const left = phasing ? cards + income : shown.saved
  const kept = phasing ? Math.min(4, Math.floor(income)) : shown.saved
  const price = plannedPrice(aw)
  // What may be saved goes last.
  const ofRound = Math.max(0, income - kept)
  const roundCost = Math.min(ofRound, price?.income ?? 0)
  const drawn = left + spent.cards + spent.income <= MOST_DRAWN
  return (
    <section className="aw-purse panel" aria-label={w('purse')}>
      <p className="aw-purse-who">
        <CountryCode country={shown.id} size="small" />
        <span>{phasing ? w('impulseOf', { country: nameOf(shown.id) }) : nameOf(shown.id)}</span>
      </p>
      <p className="aw-purse-head">
        <b className="num">{writtenAp(left)}</b>
        <span>{plannedWords(aw) ?? w('apLeft', { n: Math.ceil(left) })}</span>
      </p>
      <p className="aw-purse-row" aria-hidden="true">
        {drawn && phasing && (
          <>
            <Row shape="card" n={cards} spent={spent.cards} planned={price?.cards ?? 0} />
            <Row shape="income" n={ofRound} spent={spent.income} planned={roundCost} />
          </>
        )}
        {drawn && <Row shape="saved" n={kept} planned={(price?.income ?? 0) - roundCost} />}
      </p>
      <dl>
        {phasing && (
          <>
            <dt>
              <i className="aw-ap aw-ap-card" aria-hidden="true" />
              {w('apCards')}
            </dt>
            <dd className="num">{ofAll(aw, cards, spent.cards)}</dd>
            <dt>
              <i className="aw-ap aw-ap-income" aria-hidden="true" />
              {w('apIncome')}
            </dt>
            <dd className="num">{ofAll(aw, income, spent.income)}</dd>
          </>
        )}
        <dt>
          <i className="aw-ap aw-ap-saved" aria-hidden="true" />
          {w(phasing ? 'apKeeps' : 'apSaved')}
        </dt>
        <dd className="num">{writtenAp(kept)}/4</dd>
        {shown.debt > 0 && (
          <>
            <dt className="aw-purse-debt">{w('debt')}</dt>
            <dd className="num">{writtenAp(shown.debt)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
