// Mercenaries drawn from the common pool into that of a country. 4.2

import { type Board, poolOf } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { type Counter, type Country, FULL, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'

const asks = new WeakMap<Board, { readonly what: string; readonly names: readonly string[] }>()
const mercenaryAsk = (b: Board) => {
  let ask = asks.get(b)
  if (ask === undefined) {
    ask = { what: 'mercenary', names: b.kinds }
    asks.set(b, ask)
  }
  return ask
}

const counts: number[] = []

/** So many mercenaries out of the common pool, by chance; fewer where it runs out. Returns how many. 4.2 */
export function drawMercenaries(ctx: RuleContext, c: Country, n: number, drawn?: Counter[]): number {
  const { b, s, chance } = ctx
  for (let i = 0; i < n; i++) {
    counts.length = b.kinds.length
    for (let kind = 0; kind < b.kinds.length; kind++) counts[kind] = 0
    let some = false
    for (let u = s.head[b.common]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (b.nation[u] !== NOBODY) continue
      counts[b.kind[u]]++
      some = true
    }
    if (!some) return i
    const kind = chance.deal(mercenaryAsk(b), counts)
    let u = s.head[b.common]
    while (b.kind[u] !== kind) u = s.next[u]
    s.own[u] = c
    s.side[u] = FULL
    move(s, u, poolOf(b, c))
    drawn?.push(u)
    ctx.tell?.all({ at: 'mercenary', country: b.countries[c], unit: b.kinds[kind] })
  }
  return n
}
