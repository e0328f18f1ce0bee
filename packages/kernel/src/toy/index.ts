// Omens: noughts and crosses with a secret and a die, for two or three augurs. A model game: small, and it has one of
// each thing that makes games hard.

import type { Game, GameRecord } from '@tabularium/kernel'
import { actions, legal, type OmensAction, refuse } from './actions.ts'
import { BIRDS, DAYS, ENDS, FIELDS, OMENS } from './data.ts'
import type { OmensEvent } from './events.ts'
import { apply, waiting } from './play.ts'
import { audit, result } from './scoring.ts'
import { setup } from './setup.ts'
import { clone, copy, type Omens } from './state.ts'
import { text } from './text/index.ts'
import { imagine, type OmensView, redeal, view } from './view.ts'

/** Rules 1 wrote `claim` where we write `mark`. */
const fromRules1 = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.map(move => ({ ...move, action: move.action.replace(/^claim /, 'mark ') })),
})

export const omens: Game<Omens, OmensView, OmensAction> = {
  id: 'omens',
  rules: 2,
  seats: { min: 2, max: 3 },
  options: { day: { values: DAYS, rule: '6' } },
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
  redeal,
  clone,
  copy,
  audit,
  features: {
    names: [...FIELDS, ...OMENS, ...BIRDS],
    used(event, hit) {
      const e = event as OmensEvent
      if (e.at === 'marked') hit(e.field)
      if (e.at === 'contested') hit(e.omen)
      if (e.at === 'flew') hit(e.bird)
    },
  },
  text,
  orders: [
    {
      id: 'let-stand',
      answer: (view, _seat, legal) =>
        view.frames.at(-1)?.at === 'answer' ? legal.find(action => action.kind === 'pass') : undefined,
    },
  ],
  upgrades: { 1: fromRules1 },
}
