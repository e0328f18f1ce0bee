// `node scripts/balance.ts [games] [seed] [option=value ...]`: campaigns of Assyrian Wars among five sensible players; in which
// turn they end and how, who wins, and what the points are for.

import { type AwState, assyrianWars } from '@tabularium/assyrian-wars'
import type { Game, Options } from '@tabularium/kernel'
import { botMakers } from '../packages/cli/src/bots.ts'
import { playOut } from '../packages/cli/src/simulation.ts'
import { table } from '../packages/cli/src/terminal.ts'

const [games = '200', seed = 'balance', ...chosen] = process.argv.slice(2)
const usual = Object.fromEntries(Object.entries(assyrianWars.options).map(([name, { values }]) => [name, values[0]]))
const options: Options = { ...usual, ...Object.fromEntries(chosen.map(text => text.split('='))) }
const SEATS = 5
const POWERS = assyrianWars.board.countries.slice(0, SEATS)
const game = assyrianWars as unknown as Game
const makers = botMakers(game, SEATS, 'sensible')

/** Wins by turn and power; a shared win counts in parts. */
const wins: number[][] = []
const ends: Record<string, number>[] = []
const points: Record<string, number[]> = {}
for (let number = 0; number < Number(games); number++) {
  let last: AwState | undefined
  const choosers = makers.map(({ make }) => {
    const choose = make(seed, number)
    return (...asked: Parameters<typeof choose>) => {
      last = asked[0] as AwState
      return choose(...asked)
    }
  })
  const { result } = await playOut(game, { seats: SEATS, options }, seed, number, choosers)
  const turn = last?.turn ?? 0
  wins[turn] ??= new Array<number>(SEATS).fill(0)
  ends[turn] ??= {}
  ends[turn][result.reason] = (ends[turn][result.reason] ?? 0) + 1
  for (const seat of result.winners) wins[turn][seat] += 1 / result.winners.length
  result.scores?.forEach(({ total, parts }, seat) => {
    for (const [part, n] of Object.entries({ ...parts, total })) {
      points[part] ??= new Array<number>(SEATS).fill(0)
      points[part][seat] += n
    }
  })
}

const shown = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1))
const sum = SEATS_LIST().map(seat => wins.reduce((total, row) => total + (row?.[seat] ?? 0), 0))
function SEATS_LIST(): number[] {
  return POWERS.map((_, seat) => seat)
}
console.log(
  table(
    [
      ['ended in', ...POWERS, 'how'],
      ...wins.flatMap((row, turn) =>
        row === undefined
          ? []
          : [
              [
                `turn ${turn}`,
                ...row.map(shown),
                Object.entries(ends[turn])
                  .map(([reason, n]) => `${reason} ${n}`)
                  .join(', '),
              ],
            ],
      ),
      ['all', ...sum.map(shown), ''],
      ['share', ...sum.map(n => `${((100 * n) / Number(games)).toFixed(1)}%`), ''],
    ],
    [1, 2, 3, 4, 5],
  ),
)
console.log(
  table(
    [
      ['mean points', ...POWERS],
      ...Object.entries(points).map(([part, row]) => [part, ...row.map(n => (n / Number(games)).toFixed(1))]),
    ],
    [1, 2, 3, 4, 5],
  ),
)
