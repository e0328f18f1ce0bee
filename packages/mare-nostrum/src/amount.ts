// How many of a good or coin, as a message.

import type { Message } from '@tabularium/kernel'

/** `2 coins`, `1 × wine`. */
export const amount = (name: string, count: number): Message =>
  name === 'coin'
    ? { key: 'amount.coin', args: { count } }
    : { key: 'amount', args: { count, good: { key: `good.${name}` } } }
