// The report of a tournament between two at a time, as arbiters exchange it: TRF16 of FIDE. Every figure has its column.

import { isDisplay } from './simultaneous.ts'
import { standingsOf } from './standings.ts'
import { type Entrant, gamesOf, isDrawn, isPlayed, type Tournament, winnerOf } from './tournament.ts'

export interface TrfHeader {
  readonly name: string
  readonly director: string
  /** By entrant. */
  readonly names: (entrant: Entrant) => string
}

const left = (given: string | number, width: number): string => String(given).slice(0, width).padStart(width)
const right = (given: string, width: number): string => [...given].slice(0, width).join('').padEnd(width)
const dateOf = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString().slice(0, 10).replaceAll('-', '/')
/** One line is one line, whatever people are called. */
const plain = (given: string): string => given.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Rounds as TRF knows them: one game each. A game played again after a draw is a round of its own. */
function columnsOf({ games, byes }: Tournament): readonly string[] {
  const keys = new Set<string>()
  const seen = new Map<string, number>()
  const keyed: [number, number][] = []
  for (const { round, board } of games) {
    const game = (seen.get(`${round} ${board}`) ?? 0) + 1
    seen.set(`${round} ${board}`, game)
    keyed.push([round, game])
  }
  for (const { round } of byes) keyed.push([round, 1])
  for (const [round, game] of keyed.sort((a, b) => a[0] - b[0] || a[1] - b[1])) keys.add(`${round}.${game}`)
  return [...keys]
}

function resultSign(entrant: Entrant, game: Tournament['games'][number]): string {
  const { result, players } = game
  if (!result) return ' '
  if (!isPlayed(game)) return result.forfeits.includes(players.indexOf(entrant)) ? '-' : '+'
  return isDrawn(game) ? '=' : winnerOf(game) === entrant ? '1' : '0'
}

/** For every column: the opponent's number, who began (`w`), and the result. */
function roundsOf(
  state: Tournament,
  entrant: Entrant,
  columns: readonly string[],
  startNumber: (one: Entrant) => number,
): string {
  const count = new Map<number, number>()
  const games = new Map(
    gamesOf(state, entrant).map(game => {
      const nth = (count.get(game.round) ?? 0) + 1
      count.set(game.round, nth)
      return [`${game.round}.${nth}`, game] as [string, typeof game]
    }),
  )
  const from = state.entrants.find(one => one.entrant === entrant)?.from ?? 1
  return columns
    .map(column => {
      const game = games.get(column)
      const [round] = column.split('.').map(Number)
      if (game) {
        const other = game.players.find(one => one !== entrant)
        const opponent = other === undefined ? 0 : startNumber(other)
        return `  ${left(opponent, 4)} ${game.players[0] === entrant ? 'w' : 'b'} ${resultSign(entrant, game)}`
      }
      const bye = column.endsWith('.1') && state.byes.some(one => one.round === round && one.entrant === entrant)
      const missed = round < from && state.terms.format === 'swiss'
      return `  0000 - ${bye ? 'U' : missed ? 'H' : 'Z'}`
    })
    .join('')
}

/** Undefined: more than two sit at a table, and TRF has no columns for that. */
export function trfOf(state: Tournament, { name, director, names }: TrfHeader): string | undefined {
  if (state.terms.format === 'multi-player' || isDisplay(state)) return undefined
  const columns = columnsOf(state)
  const standings = standingsOf(state)
  const numbers = new Map(
    [...state.entrants]
      .sort((a, b) => b.rating - a.rating || a.entrant - b.entrant)
      .map((one, i) => [one.entrant, i + 1]),
  )
  const startNumber = (one: Entrant): number => numbers.get(one) ?? 0
  const rank = new Map(standings.map((row, i) => [row.entrant, { place: i + 1, points: row.points }]))
  const lines = [
    `012 ${plain(name)}`,
    `042 ${dateOf(state.started)}`,
    `052 ${dateOf(state.ended)}`,
    `062 ${state.entrants.length}`,
    `072 ${state.entrants.filter(({ rating }) => rating > 0).length}`,
    `082 0`,
    `092 Individual: ${state.terms.format}`,
    `102 ${plain(director)}`,
    `XXR ${columns.length}`,
  ]
  const players = [...state.entrants]
    .sort((a, b) => startNumber(a.entrant) - startNumber(b.entrant))
    .map(({ entrant, rating }) => {
      const { place = 0, points = 0 } = rank.get(entrant) ?? {}
      const head = `001 ${left(startNumber(entrant), 4)}      ${right(plain(names(entrant)), 33)} ${left(rating, 4)}`
      const blank = `${' '.repeat(4)}${' '.repeat(12)}${' '.repeat(11)}`
      return `${head}${blank} ${left(points.toFixed(1), 4)} ${left(place, 4)}${roundsOf(state, entrant, columns, startNumber)}`
    })
  return `${[...lines, ...players].join('\n')}\n`
}
