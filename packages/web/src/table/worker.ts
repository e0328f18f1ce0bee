// The worker that holds the games of this device, so that neither rules nor bots ever hold up the page.

import { databaseAnalyses } from './analysis-store.ts'
import { channelOf } from './messages.ts'
import { databaseDataStore } from './own-data-store.ts'
import { RULES, type Rules } from './rules.ts'
import { databaseStore, storeWithFallback } from './store.ts'
import { browserTabLock } from './tab-lock.ts'
import { serve } from './worker-server.ts'

const networks = new Map<string, Uint8Array>()

/** A trained network, fetched when a bot asks for it; offline the service worker has it. One that did not come is asked for
 *  again by the next bot. */
async function networkOf({ game, net }: Rules): Promise<Uint8Array | undefined> {
  // It knows no board but the usual one.
  if (game.data) return undefined
  const known = networks.get(game.id)
  if (known || !net) return known
  try {
    const answer = await fetch(await net())
    if (answer.ok) networks.set(game.id, new Uint8Array(await answer.arrayBuffer()))
  } catch {
    // Without a connection a plain search plays in its place, and says so.
  }
  return networks.get(game.id)
}

serve(channelOf(self), {
  store: storeWithFallback(databaseStore()),
  analyses: databaseAnalyses(),
  dataSets: databaseDataStore(),
  tabLock: browserTabLock(),
  rules: RULES,
  async makeBot(spec, rules, seed) {
    const [{ playerOf }, own, weights] = await Promise.all([
      import('@tabularium/bots/player'),
      rules.players(),
      /^net(?::|$)/.test(spec) ? networkOf(rules) : undefined,
    ])
    return playerOf(own, spec, rules.game, seed, { weights })
  },
  async makeJudge(rules, options) {
    const [{ judgeOf }, own, weights] = await Promise.all([
      import('@tabularium/bots/analysis'),
      rules.players(),
      networkOf(rules),
    ])
    return judgeOf(own, rules.game, { weights, options })
  },
})
