// The games that scenes show, by name.

import { POSITIONS, type PositionName, positionOf, shortest } from './positions.ts'
import { recordOf } from './records.ts'

const RECORDS = {
  draft: () => recordOf('end-science', 4),
  early: () => recordOf('end-science', 12),
  late: () => recordOf('end-science', 42),
  science: () => recordOf('end-science'),
  points: () => recordOf('end-points'),
  rome: () => recordOf('end-sites', 300, 'Ada | careless', 'glory-to-rome'),
  romeOfFive: () => recordOf('players-5', 240, 'Ada | careless | careless | careless | careless', 'glory-to-rome'),
  romeOver: () => recordOf('end-sites', undefined, 'Ada | careless', 'glory-to-rome'),
  mareOver: () => recordOf('end-titles', undefined, 'Ada | random | random | random', 'mare-nostrum'),
  awOver: shortest,
} as const satisfies Readonly<Record<string, () => string>>

export type GameName = keyof typeof RECORDS | PositionName

const isPosition = (name: string): name is PositionName => (POSITIONS as readonly string[]).includes(name)

export const isGameName = (name: string): name is GameName => isPosition(name) || Object.hasOwn(RECORDS, name)

/** The record of a game by its name. Positions of the map games are searched for when the first is wanted. */
export const recordNamed = (name: GameName): string => (isPosition(name) ? positionOf(name) : RECORDS[name]())
