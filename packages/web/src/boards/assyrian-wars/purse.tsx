// Action points of the impulse: a square for each of a card, a round one for each of income, a diamond for each that is saved. 3.1

import { useAw } from './aw.ts'
import { Code } from './codes.tsx'
import { Ends } from './desk.tsx'
import './purse.css'

const MOST_DRAWN = 24

const Row = ({ shape, n }: { readonly shape: string; readonly n: number }) =>
  Array.from({ length: Math.ceil(n) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points of one sort are alike
    <i key={i} className={`aw-ap aw-ap-${shape} ${i + 1 > n ? 'aw-ap-half' : ''}`} />
  ))

/** Quarters and halves are written as such. */
function figure(n: number): string {
  const whole = Math.floor(n)
  const rest = Math.round((n - whole) * 12)
  const sign = { 3: '¼', 6: '½', 9: '¾' }[rest]
  if (rest === 0) return String(whole)
  return sign ? `${whole === 0 ? '' : whole}${sign}` : (Math.round(n * 100) / 100).toFixed(2)
}

export function Purse() {
  const aw = useAw()
  const { view, w, position, nameOf, asked, form } = aw
  const phasing = position.byId.get(view.phasing)
  const { cards, income } = view.ap
  const own = position.front
  const shown = phasing ?? own
  if (!shown) return <section className="aw-purse panel" aria-label={w('purse')} />
  const left = phasing ? cards + income : shown.saved
  const kept = phasing ? Math.min(4, Math.floor(income)) : shown.saved
  return (
    <section className="aw-purse panel" aria-label={w('purse')}>
      <p className="aw-purse-head">
        <b className="num">{figure(left)}</b>
        <span>{w('apLeft', { n: Math.ceil(left) })}</span>
      </p>
      <p className="aw-purse-who">
        <Code country={shown.id} size="small" />
        <span>{nameOf(shown.id)}</span>
      </p>
      <p className="aw-purse-row" aria-hidden="true">
        {left <= MOST_DRAWN && (
          <>
            <Row shape="card" n={phasing ? cards : 0} />
            <Row shape="income" n={phasing ? Math.max(0, income - kept) : 0} />
            <Row shape="saved" n={kept} />
          </>
        )}
      </p>
      <dl>
        {phasing && (
          <>
            <dt>
              <i className="aw-ap aw-ap-card" aria-hidden="true" />
              {w('apCards')}
            </dt>
            <dd className="num">{figure(cards)}</dd>
            <dt>
              <i className="aw-ap aw-ap-income" aria-hidden="true" />
              {w('apIncome')}
            </dt>
            <dd className="num">{figure(income)}</dd>
          </>
        )}
        <dt>
          <i className="aw-ap aw-ap-saved" aria-hidden="true" />
          {w(phasing ? 'apKeeps' : 'apSaved')}
        </dt>
        <dd className="num">{figure(kept)}/4</dd>
        {shown.debt > 0 && (
          <>
            <dt className="aw-purse-debt">{w('debt')}</dt>
            <dd className="num">{figure(shown.debt)}</dd>
          </>
        )}
      </dl>
      {asked === 'act' && form === 'wide' && <Ends aw={aw} choices={aw.pieces.get('end') ?? []} />}
    </section>
  )
}
