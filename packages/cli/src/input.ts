// What comes in from outside: arguments and files. Every function here answers bad input with a sentence, never throws.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import {
  completeOptions,
  fitRecord,
  type Game,
  type GameRecord,
  isName,
  isProblem,
  isSeed,
  LANGUAGES,
  type Language,
  LIMITS,
  languageFor,
  type Options,
  type Problem,
  readRecord,
} from '@tabularium/kernel'
import { gameOf } from '@tabularium/kernel/data'

/** Ends a command with exit code 2 and this sentence. */
export class InputError extends Error {}

/** The value, or the end of the command. `where` is named before the sentence: a file, an option. */
export function need<T>(value: T | Problem, where = ''): T {
  if (!isProblem(value)) return value
  const { problem, line } = value
  throw new InputError([where, line === undefined ? '' : `line ${line}`, problem].filter(Boolean).join(': '))
}

/** Text from outside as part of a sentence: one line, not too long, nothing that moves the cursor. */
export const plain = (text: string): string => {
  const visible = text.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '�')
  return visible.length > 500 ? `${visible.slice(0, 500)}…` : visible
}

export const quoted = (text: string): string => {
  const visible = plain(text)
  return `'${visible.length > 60 ? `${visible.slice(0, 60)}…` : visible}'`
}

export const listed = (names: readonly string[]): string => names.join(', ') || 'none'

/** A whole number, written in digits. */
export function wholeNumber(text: string, min: number, max: number): number | Problem {
  const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  return { problem: `${quoted(text)} is not a whole number from ${min} to ${max}` }
}

export function findGame(games: readonly Game[], id: string): Game | Problem {
  const found = games.find(game => game.id === id)
  return found ?? { problem: `there is no game ${quoted(id)}; there are: ${listed(games.map(game => game.id))}` }
}

/** How many sit at the table: as told, or as few as the game allows. */
export function seatCount(game: Game, players: number | undefined): number | Problem {
  const { min, max } = game.seats
  if (players === undefined) return min
  if (players >= min && players <= max) return players
  return { problem: `${players} players; ${game.id} is for ${min === max ? min : `${min} to ${max}`}` }
}

/** Options written `name=value`, beside what is preset. */
export function optionsFrom(game: Game, pairs: readonly string[], preset: Options = {}): Options | Problem {
  const given: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) return { problem: `option ${quoted(pair)} must be written as name=value` }
    const name = pair.slice(0, at)
    if (given[name] !== undefined) return { problem: `option ${quoted(name)} is given twice` }
    given[name] = pair.slice(at + 1)
  }
  const options = completeOptions(game.options, { ...preset, ...given })
  return isProblem(options) ? { problem: plain(options.problem) } : options
}

/** A seed for a table: 256 bits. */
export function tableSeed(text: string): string | Problem {
  const seed = text.toLowerCase()
  return isSeed(seed) ? seed : { problem: `the seed ${quoted(text)} is not 64 hexadecimal digits` }
}

/** A comma-separated list without empty words. */
export function listFrom(text: string): readonly string[] | Problem {
  const words = text.split(',').map(word => word.trim())
  return words.includes('') ? { problem: `the list ${quoted(text)} has an empty entry` } : words
}

export function languageFrom(text: string): Language | Problem {
  const found = LANGUAGES.find(language => language === text)
  return found ?? { problem: `there is no language ${quoted(text)}; there are: ${listed(LANGUAGES)}` }
}

/** The language of the surroundings, where we speak it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  return languageFor([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])
}

export const playerName = (name: string): string | Problem =>
  isName(name) ? name : { problem: `${quoted(name)} cannot be a player's name` }

/** A file's text, if it is UTF-8 and not too large. */
export function readText(path: string, limit: number = LIMITS.bytes): string | Problem {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    return { problem: `cannot be read: ${reason(error)}` }
  }
  try {
    if (fstatSync(file).isDirectory()) return { problem: 'cannot be read: it is a folder' }
    const bytes = Buffer.alloc(limit + 1)
    let length = 0
    for (;;) {
      const n = readSync(file, bytes, length, bytes.length - length, -1)
      if (n === 0) break
      length += n
      if (length > limit) return { problem: `larger than ${limit} bytes` }
    }
    return decoded(bytes.subarray(0, length))
  } catch (error) {
    return { problem: `cannot be read: ${reason(error)}` }
  } finally {
    closeSync(file)
  }
}

function decoded(bytes: Uint8Array): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sound = new TextDecoder().decode(bytes).split('\u{fffd}')[0]
    return { problem: 'not text: invalid UTF-8', line: sound.split('\n').length }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
}

/** Why a file could not be read or written, in words. */
export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (code || String(error))
}

export interface KnownRecord {
  readonly game: Game
  readonly record: GameRecord
}

/** A record's text whose game is known here. Its form is checked, not its moves. */
export function recordFrom(games: readonly Game[], text: string): KnownRecord | Problem {
  const record = readRecord(text)
  if (isProblem(record)) return { ...record, problem: plain(record.problem) }
  const game = findGame(games, record.game)
  if (isProblem(game)) return { ...game, line: lineOf(text, 'game:') }
  const played = gameOf(game, record.data)
  return isProblem(played) ? { ...played, line: lineOf(text, 'data:') } : { game: played, record }
}

/** Ready to be played: brought up to the game's rules, options and seats checked. */
export function fitted({ game, record }: KnownRecord): KnownRecord | Problem {
  const fit = fitRecord(game, record)
  return isProblem(fit) ? fit : { game, record: fit }
}

/** The line that begins so; the set-up stands on the line after `moves:`, and each move on the next. */
export const lineOf = (text: string, start: string): number =>
  text.split('\n').findIndex(line => line.startsWith(start)) + 1

export function readKnownRecord(games: readonly Game[], path: string): (KnownRecord & { text: string }) | Problem {
  const text = readText(path)
  if (isProblem(text)) return text
  const known = recordFrom(games, text)
  return isProblem(known) ? known : { ...known, text }
}
