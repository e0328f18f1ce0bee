// Who sits there, to the reader: people by the name they gave, bots by their level in the language of the page, whatever
// it was called where the game began.

import { useMemo } from 'react'
import type { Words } from '../words.ts'
import { levelOf } from './levels.ts'
import type { Player } from './table.ts'
import { levelWords } from './words.ts'

export function nameOf({ name, bot }: Player, words: Words): string {
  const level = bot === undefined ? undefined : levelOf(bot)
  return level ? words(`level.${level.id}`) : name
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
