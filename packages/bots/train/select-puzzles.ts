// Takes what `npm run puzzles` has found into the packages of the games: files to fetch and a list of what they hold.
//   node packages/bots/train/select-puzzles.ts [folder, default data/puzzles] [how many a game, default 400]
// What does not hold when it is looked at once more is left out. The forced wins of 7 Wonders Duel are in its list too, rated by how bots do with their first move.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isProblem, legalList, replay, type State } from '@tabularium/kernel'
import { GAMES } from '../src/games.ts'
import { makeBot, makeJudge } from '../src/make.ts'
import { MEASURED } from '../src/measured.ts'
import { Prover, readPuzzle, splitPuzzles } from '../src/puzzle.ts'
import { marginOf } from '../src/puzzles/check.ts'
import { GUESS, SENSIBLE } from '../src/puzzles/make.ts'
import { puzzleRating, type Trial } from '../src/puzzles/rate.ts'
import { entriesOf, intoFiles, type PuzzleEntry, selectPuzzles } from '../src/puzzles/select.ts'
import { readPuzzleGames, writePuzzleGames } from '../src/puzzles/text.ts'
import { leadAgain } from '../src/puzzles/verify.ts'

const PACKAGES = join(import.meta.dirname, '..', '..')
const [from = 'data/puzzles', count = '400'] = process.argv.slice(2)

/** Of the text as it is sent. */
const MOST_BYTES = 100_000

const line = (entry: PuzzleEntry): string =>
  `  ${JSON.stringify([entry.id, entry.file, entry.rating, ...entry.themes])}`

/** Own decisions that are looked at, as when the forced wins were found. */
const MOVES = 4

/** Forced wins: `win-0` and on, in no file of ours (-1). */
async function forcedWins(): Promise<readonly PuzzleEntry[]> {
  const [game] = GAMES
  const parts = splitPuzzles(readFileSync(join(PACKAGES, game.id, 'puzzles.txt'), 'utf8'))
  if (isProblem(parts)) throw new Error(parts.problem)
  const entries: PuzzleEntry[] = []
  for (const [i, part] of parts.entries()) {
    const puzzle = readPuzzle(part)
    if (isProblem(puzzle)) throw new Error(puzzle.problem)
    const state: State = replay(game, puzzle.record)
    const [seat] = game.waiting(state)
    const legal = legalList(game, state, seat)
    const winning = new Prover(game, seat).winning(state, { turns: puzzle.turns, moves: MOVES })
    const trials: Trial[] = [{ rating: GUESS, solved: winning.length / legal.length }]
    for (const { spec, rating } of MEASURED[game.id]) {
      const bot = makeBot(spec, game, `win/${i}`)
      if (isProblem(bot)) throw new Error(bot.problem)
      const chosen = await bot.choose({ view: game.view(state, seat), seat, legal })
      trials.push({ rating: SENSIBLE + rating, solved: winning.includes(chosen) ? 1 : 0 })
    }
    const themes = ['win', ...(/science|military/.exec(puzzle.end) ?? [])]
    entries.push({ id: `win-${i}`, file: -1, rating: puzzleRating(trials), themes })
  }
  return entries
}

for (const game of GAMES) {
  const source = join(from, `${game.id}.txt`)
  if (!existsSync(source)) continue
  const games = readPuzzleGames(readFileSync(source, 'utf8'))
  if (isProblem(games)) throw new Error(`${source}: ${games.problem}`)
  let looked = 0
  let held = 0
  const fit = games
    .filter(({ record }) => record.rules === game.rules)
    .map(({ record, puzzles }) => {
      const { judge } = makeJudge(game, record.options)
      const holding = puzzles.filter(one => leadAgain(game, record, one, judge) >= marginOf(game.id) / 2)
      looked += puzzles.length
      held += holding.length
      return { record, puzzles: holding }
    })
  process.stdout.write(`${game.id}: ${held} of ${looked} hold in worlds of their own\n`)
  const files = intoFiles(
    selectPuzzles(fit, Number(count)),
    MOST_BYTES,
    list => gzipSync(writePuzzleGames(list)).length,
  )
  const folder = join(PACKAGES, game.id, 'puzzles')
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) rmSync(join(folder, old))
  for (const [i, file] of files.entries()) writeFileSync(join(folder, `${i}.txt`), writePuzzleGames(file))
  const entries = [...entriesOf(files), ...(game.id === GAMES[0].id ? await forcedWins() : [])]
  writeFileSync(join(folder, 'list.json'), `[\n${entries.map(line).join(',\n')}\n]\n`)
  process.stdout.write(`${game.id}: ${entries.length} puzzles in ${files.length} files\n`)
}
