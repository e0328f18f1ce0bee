// Games on data of one's own: a file with another map, cards or set-up, read and checked as the game itself checks it.

import { readFileSync } from 'node:fs'
import { assyrianWars } from '@tabularium/assyrian-wars'
import type { DataFault, Game } from '@tabularium/kernel'
import { DATA_LIMITS, describeFault, gameOn as gameOnText, isRecord, readJson } from '@tabularium/kernel/data'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { InputError } from './input.ts'

/** What a file gives: a game to play, or everything that is wrong with it. */
export type Read = { readonly game: Game } | { readonly faults: readonly DataFault[] }

/** Which games can be played on other data. */
const BY_ID: ReadonlyMap<string, Game> = new Map(
  ([mareNostrum, assyrianWars] as readonly Game[]).map(game => [game.id, game]),
)

export const WITH_DATA: readonly string[] = [...BY_ID.keys()]

/** The game that has data of others, or a complaint. */
function withData(id: string): Game {
  const game = BY_ID.get(id)
  if (!game) throw new InputError(`${id} does not accept other data; these games do: ${WITH_DATA.join(', ')}`)
  return game
}

/** The data that a game comes with, marked with its name. */
export const ownData = (id: string): unknown => ({ game: id, ...withData(id).own?.usual })

/** Largest file that is read. */
const LARGEST = DATA_LIMITS.bytes

function textOf(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new InputError(`${file} cannot be read`)
  }
  if (text.length > LARGEST) throw new InputError(`${file} is larger than ${LARGEST / 1000} kB`)
  return text
}

/** The game a file says it is for. */
export function gameOfData(file: string): string {
  const read = readJson(textOf(file))
  if ('faults' in read) throw new InputError(`${file} is not JSON that can be read: ${describeFault(read.faults[0])}`)
  const id = isRecord(read.value) ? read.value.game : undefined
  if (typeof id === 'string' && BY_ID.has(id)) return id
  const games = WITH_DATA.map(game => `"game": "${game}"`).join(' or ')
  throw new InputError(
    `${file} does not say which game it is for: add ${games} to it, or give the game before the file`,
  )
}

/** Throws where the file cannot be read at all. */
export const readData = (id: string, file: string): Read => gameOnText(withData(id), textOf(file))

/** The game on the data of a file; everything that is wrong with it in one complaint. */
export function gameOn(id: string, file: string): Game {
  const read = readData(id, file)
  if (!('faults' in read)) return read.game
  const [first, ...others] = read.faults
  const more = others.length > 0 ? ` (and ${others.length} more: tabularium check-data ${id} ${file})` : ''
  throw new InputError(`${file}: ${describeFault(first)}${more}`)
}
