// Characters: what a player has a liking for, of two moves about equally good. A liking never outweighs a clear difference, so
// that every character is about as strong as the plain player.

import type { Action, Seat, State } from '@tabularium/kernel'

/** How much a character likes a move, from 0 to 1. */
export type Likes<S extends State = State, A extends Action = Action> = (s: S, seat: Seat, action: A) => number

export const CHARACTER_IDS = ['warrior', 'scholar', 'merchant', 'builder', 'patron', 'diplomat'] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]

/** A game's own characters. */
export type Characters<S extends State = State, A extends Action = Action> = Readonly<
  Partial<Record<CharacterId, Likes<S, A>>>
>

const OF: Readonly<Record<string, readonly CharacterId[]>> = {
  'wonders-duel': ['warrior', 'scholar', 'merchant', 'builder'],
  'glory-to-rome': ['warrior', 'merchant', 'builder', 'patron'],
  'mare-nostrum': ['warrior', 'merchant', 'builder'],
  'assyrian-wars': ['warrior', 'builder', 'diplomat'],
}

/** The characters of a game, for whoever does not load its players. */
export const charactersOf = (game: string): readonly CharacterId[] => (Object.hasOwn(OF, game) ? OF[game] : [])

export const isCharacter = (id: string, game: string): id is CharacterId =>
  charactersOf(game).some(character => character === id)

/** A spec or a level without its character, and the character: `mcts:300+warrior`, `tribune+warrior`. */
export function splitSpec(spec: string): { readonly plain: string; readonly character?: string } {
  const at = spec.lastIndexOf('+')
  return at < 0 ? { plain: spec } : { plain: spec.slice(0, at), character: spec.slice(at + 1) }
}

/** The character of a bot, by its spec or by its level's name; undefined: it has none, or sits at no table of that game. */
export function characterOf(bot: string | undefined, game: string): CharacterId | undefined {
  const { character } = bot === undefined ? {} : splitSpec(bot)
  return character !== undefined && isCharacter(character, game) ? character : undefined
}

/** The spec or the level with a character. */
export const withCharacter = (plain: string, character: string | undefined): string =>
  character === undefined ? plain : `${plain}+${character}`
