// For tests: rules that fail when somebody thinks for a senator. With two seats they never come back, with three they
// take all memory, with four they throw words that tell a secret; with five the view throws them after it.

import { gloryToRome } from '@tabularium/glory-to-rome'
import type { Game, State } from '@tabularium/kernel'

export const SECRET = 'a hidden card'

const rome: Game = gloryToRome
const of = (s: State) => s as State & { readonly seats: number; readonly senators: readonly number[] }

export const game: Game = {
  ...rome,
  id: 'endless',
  apply(s, seat, action, chance, tell) {
    rome.apply(s, seat, action, chance, tell)
    if (action.notation !== 'think senator') return
    const { seats } = of(s)
    if (seats === 2) for (;;);
    if (seats === 4) throw new Error(SECRET)
    const all: unknown[] = []
    while (seats === 3) all.push({ at: all.length })
  },
  view(s, seat) {
    const { seats, senators } = of(s)
    if (seats === 5 && senators.some(count => count > 1)) throw new Error(SECRET)
    return rome.view(s, seat)
  },
}
