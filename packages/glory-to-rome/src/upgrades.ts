// How records of older rules are read: new options get the value that plays as those rules did.

import type { Game, GameRecord } from '@tabularium/kernel'

/** Rules 1 took all that a Bridge reaches, remembered what was seen and went by the English names. */
const fromFirst = (record: GameRecord): GameRecord => ({
  ...record,
  options: { ...record.options, bridge: 'takes-all', thinking: 'draws', vaults: 'remembered', alphabet: 'en' },
})

/** Rules 2 had a Sewer's cards chosen up the list. */
const fromSecond = (record: GameRecord): GameRecord => ({
  ...record,
  options: { ...record.options, salvaging: 'ascending' },
})

export const upgrades: NonNullable<Game['upgrades']> = { 1: fromFirst, 2: fromSecond }
