// Games on data of one's own: a file with another map, cards or set-up, read and checked as the game itself checks it.

import { readFileSync } from 'node:fs'
import { createAssyrianWars, DATA, readData as readAssyrianWars } from '@tabularium/assyrian-wars'
import type { Game } from '@tabularium/kernel'
import { createMareNostrum, MAP, readMap } from '@tabularium/mare-nostrum'
import { InputError } from './input.ts'

/** What a file gives: a game to play, or everything that is wrong with it. */
export type Read = { readonly game: Game } | { readonly faults: readonly string[] }

/** Which games can be played on other data, and how that is read. */
const READERS: Readonly<Record<string, (data: unknown) => Read>> = {
  'mare-nostrum': data => {
    const map = readMap(data)
    if (!('provinces' in map)) return { faults: map }
    return { game: createMareNostrum(map) }
  },
  'assyrian-wars': data => {
    const read = readAssyrianWars(data)
    if (!('areas' in read)) return { faults: read }
    return { game: createAssyrianWars(read) }
  },
}

export const WITH_DATA: readonly string[] = Object.keys(READERS)

const OWN: Readonly<Record<string, unknown>> = { 'mare-nostrum': MAP, 'assyrian-wars': DATA }

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** Which game has data of others, or a complaint. */
function withData(id: string): string {
  if (!Object.hasOwn(READERS, id))
    throw new InputError(`${id} does not accept other data; these games do: ${WITH_DATA.join(', ')}`)
  return id
}

/** The data that a game comes with, marked with its name. */
export const ownData = (id: string): unknown => ({ game: id, ...(OWN[withData(id)] as object) })

/** Largest file that is read. */
const LARGEST = 4_000_000

function parsed(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new InputError(`${file} cannot be read`)
  }
  if (text.length > LARGEST) throw new InputError(`${file} is larger than ${LARGEST / 1_000_000} MB`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

/** The game a file says it is for. */
export function gameOfData(file: string): string {
  const data = parsed(file)
  const id = isRecord(data) ? data.game : undefined
  if (typeof id === 'string' && Object.hasOwn(READERS, id)) return id
  const games = WITH_DATA.map(game => `"game": "${game}"`).join(' or ')
  throw new InputError(
    `${file} does not say which game it is for: add ${games} to it, or give the game before the file`,
  )
}

/** Throws where the file cannot be read at all. */
export const readData = (id: string, file: string): Read => READERS[withData(id)](parsed(file))

/** The game on the data of a file; everything that is wrong with it in one complaint. */
export function gameOn(id: string, file: string): Game {
  const read = readData(id, file)
  if ('faults' in read)
    throw new InputError(
      `${file}: ${read.faults[0]}${read.faults.length > 1 ? ` (and ${read.faults.length - 1} more: tabularium check-data ${id} ${file})` : ''}`,
    )
  return read.game
}
