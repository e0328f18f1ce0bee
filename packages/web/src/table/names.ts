// Who sits there, to the reader: people by the name they gave; bots by their character or their level, those who gave no name and those whose
// account is gone in the language of the page, whatever they were called where the game began.

import { characterOf } from '@tabularium/bots/character'
import { levelOf } from '@tabularium/bots/levels'
import { useMemo } from 'react'
import type { SeatFaceLook } from '../ui/seat-face.tsx'
import type { WordsOf } from '../words.ts'
import { PERSON } from './person-words.ts'
import type { Player } from './table.ts'
import { levelWords } from './words.ts'

/** What servers call the seat of somebody whose account is gone; nobody can take it as a name. */
const DELETED = 'Deleted player'

/** What people are called who gave no name, in whichever language that was. */
const NAMELESS = new RegExp(`^(?:${Object.values(PERSON).join('|')})(?: (\\d+))?$`)

export function personName(name: string, words: WordsOf<typeof levelWords>): string {
  if (name === DELETED) return words('seat.deleted')
  const nameless = NAMELESS.exec(name)
  if (!nameless) return name
  return nameless[1] === undefined ? words('person') : words('person.n', { n: Number(nameless[1]) })
}

export function nameOf(
  { name, bot }: Pick<Player, 'name'> & { readonly bot?: string | undefined },
  game: string,
  words: WordsOf<typeof levelWords>,
): string {
  const level = bot === undefined ? undefined : levelOf(bot, game)
  if (!level) return personName(name, words)
  const character = characterOf(bot, game)
  return character ? words(`character.${character}`) : words(`level.${level.id}`)
}

/** The names by seat; several bots of one name are numbered. */
export function namesOf(
  players: readonly Player[],
  game: string,
  words: WordsOf<typeof levelWords>,
): readonly string[] {
  const names = players.map(player => nameOf(player, game, words))
  return names.map((name, seat) => {
    const alike = players.flatMap(({ bot }, other) => (bot !== undefined && names[other] === name ? [other] : []))
    return alike.length > 1 && alike.includes(seat) ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

/** The faces by seat, of bots that have a character. */
export function useFaces(players: readonly Player[], game: string): readonly (SeatFaceLook | undefined)[] {
  const words = levelWords.use()
  return useMemo(
    () =>
      players.map(({ bot }) => {
        const character = characterOf(bot, game)
        const level = character && levelOf(bot ?? '', game)
        return (
          character && {
            character,
            title: [words(`character.${character}`), ...(level ? [words(`level.${level.id}`)] : [])].join(', '),
          }
        )
      }),
    [players, game, words],
  )
}

export function useNames(players: readonly Player[], game: string): readonly string[] {
  const words = levelWords.use()
  return useMemo(() => namesOf(players, game, words), [players, game, words])
}
