// Which bot plays for somebody who is away, and which one a wish for a bot means.

import { isCharacter, splitSpec, withCharacter } from '@tabularium/bots/character'
import { levelById, levelOf, soundLevel } from '@tabularium/bots/levels'

/** Sound and quick: nobody should gain by being away, nor lose everything. */
export const substituteFor = (game: string): string => soundLevel(game).spec

/** A bot's spec by the level's name, with a character or without (`tribune`, `tribune+warrior`); undefined: there is none. */
export function specOf(wish: string, game: string): string | undefined {
  const { plain, character } = splitSpec(wish)
  const level = levelById(plain, game)
  if (!level || (character !== undefined && !isCharacter(character, game))) return undefined
  return withCharacter(level.spec, character)
}

/** What a bot is called where people look: its level and its character, or its spec where it has no level. */
export function wishOf(spec: string, game: string): string {
  const level = levelOf(spec, game)
  return level ? withCharacter(level.id, splitSpec(spec).character) : spec
}
