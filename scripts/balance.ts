// `node scripts/balance.ts [games] [seed] [option=value ...]`: games of Assyrian Wars, campaigns unless `scenario=` says otherwise,
// among as many sensible players as there are seats for; in which turn they end and how, who wins, and what the points are for.

import { type AwState, assyrianWars } from '@tabularium/assyrian-wars'
import { firstChance, type Game, type Options } from '@tabularium/kernel'
import { botMakers } from '../packages/cli/src/bots.ts'
import { playOut } from '../packages/cli/src/simulation.ts'
import { table } from '../packages/cli/src/terminal.ts'

const [number = '200', seed = 'balance', ...chosen] = process.argv.slice(2)
const games = Number(number)
const usual = Object.entries(assyrianWars.options).map(([name, { values }]) => [name, values[0]])
const options: Options = Object.fromEntries([...usual, ...chosen.map(text => text.split('='))])
const SEATS = [5, 4, 3, 2].find(seats => assyrianWars.admits?.({ seats, options }) === undefined) ?? 1
const atStart = assyrianWars.setup({ seats: SEATS, options }, firstChance)
const POWERS = Array.from({ length: SEATS }, (_, seat) =>
  assyrianWars.board.countries.filter((_id, c) => atStart.seat[c] === seat).join(', '),
)
const game: Game = assyrianWars
const makers = botMakers(game, SEATS, 'sensible')
const none = (): number[] => new Array<number>(SEATS).fill(0)

/** By turn: wins of each power, a shared one in parts, and ends. By what they are for: points of each power. */
const wins = new Map<number, number[]>()
const ends = new Map<number, Record<string, number>>()
const points = new Map<string, number[]>()

for (let i = 0; i < games; i++) {
  let turn = 0
  const choosers = makers.map(({ make }) => {
    const choose = make(seed, i)
    return (...asked: Parameters<typeof choose>) => {
      turn = (asked[0] as AwState).turn
      return choose(...asked)
    }
  })
  const { result } = await playOut(game, { seats: SEATS, options }, seed, i, choosers)
  const won = wins.get(turn) ?? none()
  const ended = ends.get(turn) ?? {}
  for (const seat of result.winners) won[seat] += 1 / result.winners.length
  ended[result.reason] = (ended[result.reason] ?? 0) + 1
  wins.set(turn, won)
  ends.set(turn, ended)
  result.scores?.forEach(({ total, parts }, seat) => {
    for (const [part, n] of Object.entries({ ...parts, total })) {
      const sum = points.get(part) ?? none()
      sum[seat] += n
      points.set(part, sum)
    }
  })
}

const shown = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1))
const turns = [...wins.keys()].sort((a, b) => a - b)
const all = POWERS.map((_, seat) => turns.reduce((sum, turn) => sum + (wins.get(turn) ?? none())[seat], 0))
const said = (turn: number): string =>
  Object.entries(ends.get(turn) ?? {})
    .map(([reason, n]) => `${reason} ${n}`)
    .join(', ')
const FIGURES = POWERS.map((_, seat) => seat + 1)
console.log(
  table(
    [
      ['ended in', ...POWERS, 'how'],
      ...turns.map(turn => [`turn ${turn}`, ...(wins.get(turn) ?? none()).map(shown), said(turn)]),
      ['all', ...all.map(shown), ''],
      ['share', ...all.map(n => `${((100 * n) / games).toFixed(1)}%`), ''],
    ],
    FIGURES,
  ),
)
console.log(
  table(
    [['mean points', ...POWERS], ...[...points].map(([part, row]) => [part, ...row.map(n => (n / games).toFixed(1))])],
    FIGURES,
  ),
)
