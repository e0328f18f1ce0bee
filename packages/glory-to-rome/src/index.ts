// Glory to Rome, every rule and all forty structures.

import type { Game } from '@tabularium/kernel'
import { about } from './about.ts'
import { actions, type GrAction } from './actions.ts'
import { audit } from './audit.ts'
import { ENDS } from './data/ends.ts'
import { features } from './features.ts'
import { imagine, redeal } from './imagine.ts'
import { orders } from './orders.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { result } from './scoring.ts'
import { setup } from './setup.ts'
import { clone, copy, type GrState, OPTIONS } from './state.ts'
import { text } from './text.ts'
import { upgrades } from './upgrades.ts'
import { type GrView, view } from './view.ts'

export const gloryToRome: Game<GrState, GrView, GrAction> = {
  id: about.id,
  rules: 3,
  seats: about.seats,
  options: OPTIONS,
  ends: ENDS,
  endless: true, // A50
  actions,
  setup,
  waiting,
  legal,
  apply,
  refuse,
  result,
  view,
  imagine,
  redeal,
  clone,
  copy,
  audit,
  features,
  text,
  orders,
  upgrades,
}

export type { GrAction } from './actions.ts'
export type { GrEvent } from './events.ts'
export type { GrState } from './state.ts'
export type { FrameView, GrView, MemoryView, PlayerView, StructureView, VaultView } from './view.ts'
