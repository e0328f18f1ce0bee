// The characters of Glory to Rome, by the roles that they like to lead and follow.

import type { GrAction, GrState } from '@tabularium/glory-to-rome'
import {
  ARCHITECT,
  CRAFTSMAN,
  LEGIONARY,
  MERCHANT,
  PATRON,
  ROLE,
  type Role,
  SENATOR,
} from '@tabularium/glory-to-rome/rules'
import type { Characters, Likes } from '../character.ts'

/** Half as much, whoever does it in that role. */
const likes =
  (roles: readonly Role[], kinds: readonly GrAction['kind'][]): Likes<GrState, GrAction> =>
  (_s, _seat, action) => {
    switch (action.kind) {
      case 'lead':
      case 'petition':
      case 'act':
      case 'hire':
        return roles.includes(action.role) ? 1 : 0
      case 'follow':
        return action.card !== SENATOR && roles.includes(ROLE[action.card]) ? 0.5 : 0
      default:
        return kinds.includes(action.kind) ? 0.5 : 0
    }
  }

export const characters: Characters<GrState, GrAction> = {
  warrior: likes([LEGIONARY], ['demand', 'plunder', 'capture', 'seize']),
  merchant: likes([MERCHANT], ['bank', 'atrium', 'basilica']),
  builder: likes([ARCHITECT, CRAFTSMAN], ['found', 'craft', 'build', 'arch']),
  patron: likes([PATRON], ['hire', 'aqueduct', 'bar']),
}
