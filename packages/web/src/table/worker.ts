// The worker that holds the games of this device, so that neither rules nor bots ever hold up the page.

import { channelOf } from './messages.ts'
import { RULES } from './rules.ts'
import { databaseStore, storeWithFallback } from './store.ts'
import { browserTabLock } from './tab-lock.ts'
import { serve } from './worker-server.ts'

serve(channelOf(self), {
  store: storeWithFallback(databaseStore()),
  tabLock: browserTabLock(),
  rules: RULES,
  async makeBot(spec, { game, players }, seed) {
    const [{ playerOf }, own] = await Promise.all([import('@tabularium/bots/player'), players()])
    return playerOf(own, spec, game, seed)
  },
})
