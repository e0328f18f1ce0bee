// The list of automatic answers of a game, to be ticked.

import type { Say } from '@tabularium/kernel'
import type { Board } from '../boards/board.ts'
import { giveOrders, type OrderGiver, useOrders } from './local-orders.ts'
import { ordersWords } from './orders-words.ts'
import './orders-pane.css'

interface OrdersPaneProps {
  readonly board: Board
  readonly say: Say
  readonly giver: OrderGiver
  /** Who gives them. */
  readonly name: string
}

export function OrdersPane({ board, say, giver, name }: OrdersPaneProps) {
  const t = ordersWords.use()
  const { orders = [] } = board.game
  const chosen = useOrders(giver)
  return (
    <fieldset className="orders-pane">
      <legend>{giver.people > 1 ? t('text-of', { name }) : t('text')}</legend>
      {orders.map(order => (
        <label key={order.id}>
          <input
            type="checkbox"
            checked={chosen.includes(order.id)}
            onChange={event =>
              giveOrders(giver, event.target.checked ? [...chosen, order.id] : chosen.filter(one => one !== order.id))
            }
          />
          <span>{say({ key: `order.${order.id}` })}</span>
        </label>
      ))}
    </fieldset>
  )
}
