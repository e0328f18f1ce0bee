// The cards for sale, and what a card adds to the tracks.

import { CARD_FACTS, CARD_PRICES } from '@tabularium/mare-nostrum/rules'
import { CardArt } from './card-art.tsx'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { CARD_BACK, Picture } from './picture.ts'

/** The cards for sale, with what they do; those one can pay for as buttons. */
export function Display() {
  const mare = useMare()
  const { view, w, say, act, pieces, position } = mare
  const sales = new Map((pieces.get('build.card') ?? []).map(choice => [choice.notation.split(' ')[1], choice]))
  const next = position.cardPrice
  const price =
    mare.seat === undefined
      ? undefined
      : view.players[position.mine].cards.length >= CARD_PRICES.length
        ? w('fiveCards')
        : w('nextCard', { n: next })
  return (
    <div className="mare-display">
      <h3 className="mare-who">
        <MareIcon name="legendary" />
        <b>{w('display')}</b>
        <span>{price}</span>
      </h3>
      <ul className="mare-sale">
        {CARD_FACTS.filter(({ name }) => view.open.includes(name)).map(({ name, sort, bonus }) => {
          const choice = sales.get(name)
          return (
            <li key={name} className={`mare-sale-${sort}`}>
              <CardArt name={name} />
              <span>
                <b>{say({ key: `card.${name}` })}</b>
                <Bonus bonus={bonus} />
                <small>{say({ key: `power.${name}` })}</small>
              </span>
              {choice && (
                <button
                  type="button"
                  className="map-do"
                  data-notation={choice.notation}
                  onClick={() => act(choice.notation)}
                >
                  {w('buy')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {view.closed.length > 0 && (
        <p className="mare-note mare-closed">
          <Picture name={CARD_BACK} className="mare-closed-card" />
          {w('closedCards', { n: view.closed.length })}
        </p>
      )}
    </div>
  )
}

/** What a card adds to the three tracks. */
export function Bonus({ bonus }: { readonly bonus: readonly number[] }) {
  const { w } = useMare()
  const signs = ['trade', 'temple', 'war'] as const
  const tracks = ['trade', 'culture', 'military'] as const
  return bonus.map((n, i) =>
    n > 0 ? (
      <span key={tracks[i]} className="mare-bonus num" title={w(`track.${tracks[i]}`)}>
        <span className="visually-hidden">{w(`track.${tracks[i]}`)}</span>
        <MareIcon name={signs[i]} />+{n}
      </span>
    ) : null,
  )
}
