// A game on data of somebody's own, out of their text or out of a record that was played on them.

import type { Action } from './action.ts'
import { readJson } from './data-reader.ts'
import type { Game, State, View } from './game.ts'
import {
  canonical,
  DATA_LIMITS,
  type DataFault,
  type DataPath,
  describeFault,
  isRecord,
  type OwnData,
} from './own-data.ts'
import { dataHash } from './pledge.ts'
import { type Problem, problem } from './problem.ts'
import type { GameRecord } from './record.ts'

const isFaults = (read: unknown): read is readonly DataFault[] => Array.isArray(read)

export type OnData<G> = { readonly game: G; readonly data: OwnData } | { readonly faults: readonly DataFault[] }

const at = (path: DataPath, why: string): { readonly faults: readonly DataFault[] } => ({ faults: [{ path, why }] })

/** The game on the data of a text; or what is wrong, at most so many faults as anybody would read. */
export function gameOn<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  text: string,
): OnData<Game<S, V, A>> {
  const { id, own } = game
  if (!own) return at([], `${id} cannot be played on other data`)
  const read = readJson(text)
  if ('faults' in read) return read
  const told = (faults: readonly DataFault[]) => ({ faults: read.locate(faults.slice(0, DATA_LIMITS.faults)) })
  const json = read.value
  if (!isRecord(json)) return told(at([], 'the data are no object').faults)
  if (json.game !== undefined && json.game !== id)
    return told(at(['game'], `the data are for '${String(json.game).slice(0, 40)}', not for ${id}`).faults)
  const { game: _, ...data } = json
  let made: Game<S, V, A> | readonly DataFault[]
  try {
    made = own.on(data)
  } catch (error) {
    // What no check has foreseen: the data cannot be played all the same.
    return told(at([], error instanceof Error ? error.message.slice(0, 300) : 'the data cannot be played').faults)
  }
  if (isFaults(made)) return told(made)
  const whole = canonical({ ...data, game: id })
  const usual = own.usual as Readonly<Record<string, unknown>>
  const parts = [...new Set([...Object.keys(usual), ...Object.keys(data)])].filter(
    part => part !== 'name' && canonical(data[part] ?? null) !== canonical(usual[part] ?? null),
  )
  const name = typeof data.name === 'string' ? data.name : ''
  const found: OwnData = { game: id, name, hash: dataHash(whole), text: whole, parts }
  return { game: { ...made, own, data: found }, data: found }
}

/** The game that plays a record: on the record's data, where it has any. */
export function gameOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  data: { readonly hash: string; readonly text?: string } | undefined,
): Game<S, V, A> | Problem {
  if (data === undefined || game.data?.hash === data.hash) return game
  if (data.text === undefined) return problem('data', { text: data.hash })
  const read = gameOn(game, data.text)
  if ('faults' in read) return problem('data', { text: describeFault(read.faults[0]) })
  return read.data.hash === data.hash ? read.game : problem('data', { text: data.hash })
}

/** A record as it is given away: with the data it was played on. */
export function withData(game: Pick<Game, 'data'>, record: GameRecord): GameRecord {
  if (!game.data || record.data?.hash !== game.data.hash) return record
  return { ...record, data: { hash: game.data.hash, text: game.data.text } }
}
