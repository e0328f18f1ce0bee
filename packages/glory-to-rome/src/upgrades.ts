// How records of older rules are read: new options get the value that plays as those rules did.

import type { Game, GameRecord } from '@tabularium/kernel'

/** Rules 1 took all that a Bridge reaches, remembered what was seen and went by the English names. */
const fromFirst = (record: GameRecord): GameRecord => ({
  ...record,
  options: { ...record.options, bridge: 'takes-all', thinking: 'draws', vaults: 'remembered', alphabet: 'en' },
})

export const upgrades: NonNullable<Game['upgrades']> = { 1: fromFirst }
