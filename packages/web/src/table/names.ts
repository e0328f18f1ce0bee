// Who sits there, to the reader: people by the name they gave, bots by their level in the language of the page, whatever
// it was called where the game began; and those whose account is gone, in the language of the page too.

import { levelOf } from '@tabularium/bots/levels'
import { useMemo } from 'react'
import type { Words } from '../words.ts'
import type { Player } from './table.ts'
import { levelWords } from './words.ts'

/** What servers call the seat of somebody whose account is gone; nobody can take it as a name. */
const DELETED = 'Deleted player'

export const personName = (name: string, words: Words): string => (name === DELETED ? words('seat.deleted') : name)

export function nameOf({ name, bot }: Player, words: Words): string {
  const level = bot === undefined ? undefined : levelOf(bot)
  return level ? words(`level.${level.id}`) : personName(name, words)
}

/** The names by seat; several bots of one level are numbered. */
export function useNames(players: readonly Player[]): readonly string[] {
  const words = levelWords.use()
  return useMemo(() => {
    const names = players.map(player => nameOf(player, words))
    return names.map((name, seat) => {
      const alike = players.flatMap(({ bot }, other) => (bot !== undefined && names[other] === name ? [other] : []))
      return alike.length > 1 && alike.includes(seat) ? `${name} ${alike.indexOf(seat) + 1}` : name
    })
  }, [players, words])
}
