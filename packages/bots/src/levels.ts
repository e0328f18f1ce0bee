// The levels of the bots, from weak to strong, each a bot's spec. Budgets count iterations, not time, so that a level is
// as strong on a phone as on a desk. How they were measured stands in `measured.ts`, which no page loads.

import { isCharacter, splitSpec, withCharacter } from './character.ts'

/** The names of the levels, from weak to strong: the same for every game whose bots were matched with each other. */
export const LEVEL_IDS = ['novice', 'pupil', 'scribe', 'quaestor', 'tribune', 'consul', 'oracle'] as const

/** `random` is for games whose bots nobody has matched yet. */
export type LevelId = (typeof LEVEL_IDS)[number] | 'random'

export interface Level {
  readonly id: LevelId
  readonly spec: string
}

const levelled = (...specs: readonly string[]): readonly Level[] => LEVEL_IDS.map((id, i) => ({ id, spec: specs[i] }))

// biome-ignore format: a table
const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  'wonders-duel': levelled('careless:110', 'careless:70', 'careless:45', 'sensible', 'net:1', 'net:20', 'net:8000'),
  'glory-to-rome': levelled('careless:90', 'careless:55', 'careless:30', 'sensible', 'net:5', 'net:50', 'net:2500'),
  'mare-nostrum': levelled('careless:180', 'careless:100', 'careless:55', 'sensible', 'mcts:5', 'mcts:20', 'mcts:80'),
  'assyrian-wars': levelled('careless:180', 'careless:100', 'careless:50', 'careless:20', 'sensible', 'plan:16', 'plan:128'),
}

/** Games with rules of thumb (`sensible`) that have no levels above. */
const UNMEASURED: readonly string[] = [
  // Nobody has measured these yet.
]

/** Specs that were a level's once: games that began with one keep its name. */
// biome-ignore format: a table
const FORMER: Readonly<Record<string, Readonly<Record<string, LevelId>>>> = {
  'wonders-duel': { 'mcts:4': 'pupil', 'mcts:300': 'tribune', 'mcts:2000': 'consul', 'mcts:16000': 'oracle', 'net:4000': 'oracle' },
  'glory-to-rome': { careless: 'pupil', 'mcts:20': 'tribune', 'mcts:75': 'consul', 'mcts:1500': 'oracle' },
  'mare-nostrum': { careless: 'pupil', 'mcts:15': 'consul' },
  'assyrian-wars': { careless: 'pupil', 'plan:64': 'consul', 'plan:200': 'oracle' },
}

/** A search that nobody measured may well play worse than chance: no level is made of it. */
const RANDOM: Level = { id: 'random', spec: 'random' }
const SENSIBLE: Level = { id: 'quaestor', spec: 'sensible' }

/** What a game offers, from weak to strong: its measured levels; else chance, and its rules of thumb where it has them. */
export const levelsOf = (game: string): readonly Level[] =>
  Object.hasOwn(LEVELS, game) ? LEVELS[game] : UNMEASURED.includes(game) ? [RANDOM, SENSIBLE] : [RANDOM]

/** Where somebody begins who has not said otherwise. */
export const FIRST_LEVEL = 'tribune'

export const levelById = (id: string, game: string): Level | undefined => levelsOf(game).find(level => level.id === id)

/** The level for somebody who likes this one; where the game has none of that name, the usual one or its strongest. */
export const nearestLevel = (id: string, game: string): Level =>
  levelById(id, game) ?? levelById(FIRST_LEVEL, game) ?? levelsOf(game).at(-1) ?? RANDOM

/** The rules of thumb, or what a game has in their place: sound, and quick to answer. */
export const soundLevel = (game: string): Level =>
  levelsOf(game).find(({ spec }) => spec === SENSIBLE.spec) ?? nearestLevel(FIRST_LEVEL, game)

/** The level a bot plays at in a game, now or when the game began, whatever its character; undefined: its spec is none of them. */
export function levelOf(spec: string, game: string): Level | undefined {
  const { plain } = splitSpec(spec)
  const former = Object.hasOwn(FORMER, game) ? FORMER[game] : {}
  const found = levelsOf(game).find(level => level.spec === plain)
  if (found) return found
  if (Object.hasOwn(former, plain)) return { id: former[plain], spec: plain }
  return plain === RANDOM.spec ? RANDOM : undefined
}

/** A bot's spec by the level's name, with a character or without (`tribune`, `tribune+warrior`); undefined: there is none. */
export function specOf(wish: string, game: string): string | undefined {
  const { plain, character } = splitSpec(wish)
  const level = levelById(plain, game)
  if (!level || (character !== undefined && !isCharacter(character, game))) return undefined
  return withCharacter(level.spec, character)
}

/** The other way round: a bot by its level and its character, or by its spec where it has no level. */
export function wishOf(spec: string, game: string): string {
  const level = levelOf(spec, game)
  return level ? withCharacter(level.id, splitSpec(spec).character) : spec
}
