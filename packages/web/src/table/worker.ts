// The worker that holds the games of this device, so that neither rules nor bots ever hold up the page.

import { serve } from './host.ts'
import { lineOf } from './messages.ts'
import { RULES } from './rules.ts'
import { databaseStore, sturdyStore } from './store.ts'
import { browserWindows } from './windows.ts'

serve(lineOf(self), {
  store: sturdyStore(databaseStore()),
  windows: browserWindows(),
  rules: RULES,
  async makeBot(spec, { game, players }, seed) {
    const [{ playerOf }, own] = await Promise.all([import('@tabularium/bots/player'), players()])
    return playerOf(own, spec, game, seed)
  },
})
