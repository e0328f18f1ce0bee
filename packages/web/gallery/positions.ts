// Positions of the two map games by what they are, not by the number of a move: the first one of a kind in the game's golden
// records, with a person at the seat that is asked. Records may be found anew; the kinds stay.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assyrianWars } from '@tabularium/assyrian-wars'
import { type Action, type Game, type GameRecord, readRecord, replay, type Seat } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { type GameId, recordOf, recordsOf } from './records.ts'

/** What is decided (the name of a frame), and what the position must have besides. */
interface Kind {
  readonly game: 'assyrian-wars' | 'mare-nostrum'
  readonly at: string
  readonly seats?: number
  fits?(legal: readonly string[]): boolean
}

const count = (legal: readonly string[], word: string): number => legal.filter(one => one.startsWith(word)).length

const AW = { game: 'assyrian-wars' } as const
const MARE = { game: 'mare-nostrum' } as const

const KINDS = {
  awAct: { ...AW, at: 'act', fits: legal => count(legal, 'ap ') >= 7 },
  awMarch: { ...AW, at: 'march', fits: legal => count(legal, 'to ') >= 3 },
  awIntercept: { ...AW, at: 'intercept' },
  awEvade: { ...AW, at: 'evade', fits: legal => legal.length > 2 },
  awBattle: { ...AW, at: 'lay', fits: legal => legal.length > 1 },
  awLosses: { ...AW, at: 'losses', fits: legal => legal.includes('rest') },
  awSiege: { ...AW, at: 'act', fits: legal => legal.some(one => /^(siege|assault) /.test(one)) },
  awReact: { ...AW, at: 'react', fits: legal => legal.length > 1 },
  awOffer: { ...AW, at: 'answer' },
  awPolitics: { ...AW, at: 'court' },
  awRelocating: { ...AW, at: 'relocating' },
  mareOffer: { ...MARE, at: 'offer', seats: 5 },
  mareTake: { ...MARE, at: 'take', seats: 5, fits: legal => legal.length > 5 },
  mareBuild: { ...MARE, at: 'build', seats: 5, fits: legal => legal.length > 12 },
  marePay: { ...MARE, at: 'pay', seats: 5, fits: legal => legal.length > 3 },
  mareMarch: { ...MARE, at: 'march', seats: 3, fits: legal => count(legal, 'march ') > 9 },
  mareBattle: { ...MARE, at: 'fight' },
} as const satisfies Readonly<Record<string, Kind>>

export type PositionName = keyof typeof KINDS
export const POSITIONS = Object.keys(KINDS) as readonly PositionName[]

/** Who sits at the other seats. */
const OTHERS = { 'assyrian-wars': 'careless', 'mare-nostrum': 'random' } as const
const GAMES: Readonly<Record<Kind['game'], Game>> = { 'assyrian-wars': assyrianWars, 'mare-nostrum': mareNostrum }

/** The golden records, short ones first: what is short is soon at hand. */
function* records(game: GameId): Generator<readonly [name: string, record: GameRecord]> {
  const folder = recordsOf(game)
  const texts = readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .map(file => [file.replace(/\.txt$/, ''), readFileSync(join(folder, file), 'utf8')] as const)
    .filter(([, text]) => text.startsWith('tabularium:'))
    .toSorted(([, a], [, b]) => a.length - b.length)
  for (const [name, text] of texts) {
    const record = readRecord(text)
    // In the fog an army that stirs is seen: it cannot stay after all.
    if (!('problem' in record) && record.options.fog !== 'on') yield [name, record]
  }
}

/** Ada where she is asked, bots elsewhere. */
const seated = (seats: number, ada: Seat, others: string): string =>
  Array.from({ length: seats }, (_, seat) => (seat === ada ? 'Ada' : others)).join(' | ')

function search(id: Kind['game']): ReadonlyMap<PositionName, string> {
  const game = GAMES[id]
  const kinds = POSITIONS.filter(name => KINDS[name].game === id)
  const found = new Map<PositionName, string>()
  const list: Action[] = []
  for (const [name, record] of records(id)) {
    const players = record.seats.length
    replay(game, record, {
      after(state, moves) {
        const top = state.frames.at(-1)
        const [seat] = game.waiting(state)
        if (top === undefined || seat === undefined) return
        for (const kind of kinds) {
          const { at, seats = players, fits }: Kind = KINDS[kind]
          if (top.at !== at || seats !== players || found.has(kind)) continue
          const legal = list.slice(0, game.legal(state, seat, list)).map(({ notation }) => notation)
          if (fits && !fits(legal)) continue
          found.set(kind, recordOf(name, moves, seated(players, seat, OTHERS[id]), id))
        }
      },
    })
    if (found.size === kinds.length) break
  }
  return found
}

const searched = new Map<Kind['game'], ReadonlyMap<PositionName, string>>()

/** A game that has come to the first position of a kind. */
export function positionOf(name: PositionName): string {
  const { game } = KINDS[name]
  const positions = searched.get(game) ?? search(game)
  searched.set(game, positions)
  const record = positions.get(name)
  if (record === undefined) throw new Error(`no golden record of ${game} has the position ${name}`)
  return record
}

/** The shortest game of Assyrian Wars to its end, Ada at the first seat. */
export function shortest(): string {
  const [first] = records('assyrian-wars')
  const [name, { seats }] = first
  return recordOf(name, undefined, seated(seats.length, 0, OTHERS['assyrian-wars']), 'assyrian-wars')
}
