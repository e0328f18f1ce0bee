// What a rule is given, and what its consequences are in the chapters that stand above it.

import type { Chance } from '@tabularium/kernel'
import type { Board } from './board/board.ts'
import type { AwTell } from './board/events.ts'
import type { Consequences, RuleContext } from './board/rule-context.ts'
import type { AwState } from './board/state.ts'
import { nomadLost } from './nomads/nomads.ts'
import { checkFall } from './politics/conquest.ts'
import { evict } from './territory/eviction.ts'

const consequences: Consequences = { unitLost: nomadLost, homeTaken: checkFall, groundTaken: evict }

export const ruleContext = (b: Board, s: AwState, chance: Chance, tell: AwTell | undefined): RuleContext => ({
  b,
  s,
  chance,
  tell,
  consequences,
})
