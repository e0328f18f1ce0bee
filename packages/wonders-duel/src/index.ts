// 7 Wonders Duel, every rule of the base game.

import type { Game } from '@tabularium/kernel'
import { about } from './about.ts'
import { actions, type WdAction } from './actions.ts'
import { audit } from './audit.ts'
import { features } from './features.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { ENDS, result } from './scoring.ts'
import { setup } from './setup.ts'
import { clone, copy, OPTIONS, type WdState } from './state.ts'
import { text } from './text.ts'
import { imagine, view, type WdView } from './view.ts'

export const wondersDuel: Game<WdState, WdView, WdAction> = {
  id: about.id,
  rules: 1,
  seats: about.seats,
  options: OPTIONS,
  ends: ENDS,
  actions,
  setup,
  waiting,
  legal,
  apply,
  refuse,
  result,
  view,
  imagine,
  redeal() {}, // Nobody holds private information. 15
  clone,
  copy,
  audit,
  features,
  text,
}

export type { WdAction } from './actions.ts'
export type { WdEvent } from './events.ts'
export type { WdState } from './state.ts'
export type { CityView, WdView } from './view.ts'
