// What lies off the map: inland trade and its raiders, the small trade boxes, the regroup box, cards face up, the deck.

import { BoardIcon } from '../../ui/icons.tsx'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { NAMING, POWERS } from './facts.ts'
import { type BoxOf, boxesOf } from './position.ts'
import { Units } from './units.tsx'

export function Close() {
  const { look, w } = useAw()
  return (
    <button type="button" className="aw-close" aria-label={w('close')} onClick={() => look(undefined)}>
      <BoardIcon name="cross" />
    </button>
  )
}

export function Boxes() {
  const aw = useAw()
  const { view, w, say, nameOf, form } = aw
  const trade = view.countries.filter(({ id, trade: n }) => POWERS.includes(id) && n > 0)
  return (
    <div className="aw-boxes">
      {form === 'phone' && (
        <h3>
          <span>{w('boxes')}</span>
          <Close />
        </h3>
      )}
      <dl>
        <dt>{say({ key: 'box.trade-inland' })}</dt>
        <dd>
          {trade.map(({ id, trade: n }) => (
            <span key={id} className="aw-trade">
              <CountryCode country={id} label={nameOf(id)} size="small" />
              <b className="num">{n}</b>
            </span>
          ))}
          {trade.length === 0 && w('empty')}
        </dd>
        {boxesOf(view).map(box => (
          <Forces key={box.place} aw={aw} box={box} />
        ))}
        <dt>{w('deck')}</dt>
        <dd className="num">{w('deckOf', { deck: view.deck, discard: view.discard.length })}</dd>
        {view.table.length > 0 && (
          <>
            <dt>{w('onTable')}</dt>
            <dd>{view.table.map(([card]) => say({ key: `card.${card}` })).join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

/** All that lies at a place, counter by counter. */
export const Forces = ({ aw, box: { place, piles } }: { readonly aw: Aw; readonly box: BoxOf }) => (
  <div>
    <dt>{aw.say(NAMING.place(place))}</dt>
    {piles.map(pile => (
      <dd key={pile.of}>
        {pile.of !== '' && <CountryCode country={pile.of} label={aw.nameOf(pile.of)} size="small" />}
        <Units aw={aw} pile={pile} />
      </dd>
    ))}
  </div>
)
