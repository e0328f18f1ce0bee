// Full boards: positions late in the golden records of the two games that are played on a map.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { isProblem, readRecord, replay } from '@tabularium/kernel'
import { type GameId, recordOf } from '../gallery/records.ts'

/** The moves of a record, `seat notation` each. */
function movesOf(name: string, game: GameId): readonly string[] {
  const lines = recordOf(name, undefined, '', game).trimEnd().split('\n')
  return lines.slice(lines.indexOf('moves:') + 2)
}

/** The game before a move, with a person at the seat that makes it. */
function before(at: number, name: string, game: GameId, bot: string): string {
  if (at < 0) throw new Error(`${name} has no such move`)
  const ada = movesOf(name, game)[at].split(' ')[0]
  const seats = Array.from({ length: 5 }, (_, seat) => (String(seat) === ada ? 'Ada' : bot))
  return recordOf(name, at, seats.join(' | '), game)
}

/** Mare Nostrum: the last payment of three pieces or more. */
export function latePayment(): string {
  const [name, game] = ['end-cards', 'mare-nostrum'] as const
  const moves = movesOf(name, game)
  const pays = (at: number, seat: string): boolean => moves[at]?.startsWith(`${seat} pay `) ?? false
  const at = moves.findLastIndex((move, i) => {
    const [seat] = move.split(' ')
    return [0, 1, 2].every(n => pays(i + n, seat)) && !pays(i - 1, seat)
  })
  return before(at, name, game, 'random')
}

interface March {
  readonly record: string
  /** Where the army stands, and where it goes. */
  readonly from: string
  readonly to: string
}

/** Assyrian Wars: the last army of a campaign that sets out and goes a step. */
export function lateMarch(): March {
  const [name, game] = ['campaign', 'assyrian-wars'] as const
  const moves = movesOf(name, game)
  const at = moves.findLastIndex((move, i) => {
    const [seat, verb] = move.split(' ')
    return verb === 'march' && moves[i + 1]?.startsWith(`${seat} to `)
  })
  const [, , leader] = moves[at].split(' ')
  const [, , to] = moves[at + 1].split(' ')
  const record = before(at, name, game, 'careless')
  const played = readRecord(record)
  if (isProblem(played)) throw new Error(played.problem)
  const { piles } = assyrianWars.view(replay(assyrianWars, played), undefined)
  const from = piles.find(({ leaders }) => leaders.some(([id]) => id === leader))?.place.replace(/^in-/, '')
  if (from === undefined) throw new Error(`${leader} is nowhere`)
  return { record, from, to }
}
