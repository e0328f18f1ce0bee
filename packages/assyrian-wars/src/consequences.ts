// What a rule is given, and what its consequences are in the chapters that stand above it.

import type { Chance } from '@tabularium/kernel'
import type { Board } from './board.ts'
import type { Consequences, Scene } from './chapter.ts'
import { checkFall } from './conquest.ts'
import type { AwTell } from './events.ts'
import type { AwState } from './state.ts'
import { nomadLost } from './vp.ts'
import { evict } from './war.ts'

const consequences: Consequences = { unitLost: nomadLost, homeTaken: checkFall, groundTaken: evict }

export const ruleContext = (b: Board, s: AwState, chance: Chance, tell: AwTell | undefined): Scene => ({
  b,
  s,
  chance,
  tell,
  consequences,
})
