// One worker of the bots: keeps a bot for every seat it has played lately and lets one think at a time; judges moves of
// finished games in between.

import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, makeBot, makeJudge } from '@tabularium/bots'
import { type Course, courseOf, type JudgeFor, judgeMove, type PlainMove } from '@tabularium/bots/analysis'
import { type Action, fitRecord, type Game, isProblem, readRecord, verify } from '@tabularium/kernel'
import { gameOf } from '@tabularium/kernel/data'
import type { BotJob, BotsAnswer, BotsRequest, BotsWorkerData, JudgeJob, VerifyJob } from './bots.ts'
import { createGamesOn, gamesWith } from './games.ts'

/** Bots kept, with what they remember of their games. */
const MOST_BOTS = 200

const port = parentPort
if (!port) throw new Error('this is a worker of the bots')
const games = await gamesWith((workerData as BotsWorkerData).games)
const gamesOn = createGamesOn()
const bots = new Map<string, Bot>()
let hurried = new AbortController()

function gameFor({ game: id, data }: BotJob): Game {
  const usual = games.get(id)
  const game = usual && gamesOn.of(usual, data)
  if (!game) throw new Error('no such game is known')
  if (isProblem(game)) throw new Error(game.problem)
  return game
}

/** The seat's own bot, made anew where it was not needed for long. */
function botOf({ table, seat, spec, seed }: BotJob, game: Game): Bot {
  const key = `${table} ${seat} ${spec}`
  const bot = bots.get(key) ?? makeBot(spec, game, seed)
  if (isProblem(bot)) throw new Error(bot.problem)
  bots.delete(key)
  bots.set(key, bot)
  for (const oldest of bots.keys()) {
    if (bots.size <= MOST_BOTS) break
    bots.delete(oldest)
  }
  return bot
}

const warned = new Set<string>()

/** Whoever runs the server hears once of a network that is not there; one for other options only is no fault. */
function warn({ game, spec }: BotJob, { fallback }: Bot): void {
  if (fallback?.because !== 'net' || warned.has(game)) return
  warned.add(game)
  console.error(`tabularium: ${spec}: ${fallback.why}; ${fallback.spec} plays in its place`)
}

async function answer(id: number, thought: BotJob): Promise<BotsAnswer> {
  hurried = new AbortController()
  try {
    const game = gameFor(thought)
    const bot = botOf(thought, game)
    const legal = thought.legal.map(notation => game.actions.parse(notation)).filter(isAction)
    if (legal.length === 0) throw new Error('nothing to choose from')
    const { view, seat } = thought
    const { notation } = await bot.choose({ view, seat, legal, signal: hurried.signal })
    warn(thought, bot)
    if (!thought.legal.includes(notation)) throw new Error('the bot chose what is not legal')
    return { id, value: notation }
  } catch (error) {
    return { id, error: `the bot failed: ${error instanceof Error ? error.message.slice(0, 200) : 'it threw'}` }
  }
}

interface Judged {
  readonly record: string
  readonly game: Game
  readonly course: Course
  readonly judging: JudgeFor
}

/** Games that are judged now; their positions take room. */
const MOST_JUDGED = 4
/** So long is judged in one go, so that bots need not wait longer. */
const MOMENT_MS = 500
const judged = new Map<string, Judged>()

function judgedOf({ table, game: id, record: text }: JudgeJob): Judged {
  const known = judged.get(table)
  judged.delete(table)
  const found = known?.record === text ? known : newJudged(id, text)
  judged.set(table, found)
  for (const oldest of judged.keys()) {
    if (judged.size <= MOST_JUDGED) break
    judged.delete(oldest)
  }
  return found
}

function newJudged(id: string, text: string): Judged {
  const usual = games.get(id)
  if (!usual) throw new Error('no such game is known')
  const read = readRecord(text)
  if (isProblem(read)) throw new Error(read.problem)
  const game = gameOf(usual, read.data)
  const record = isProblem(game) ? game : fitRecord(game, read)
  if (isProblem(game) || isProblem(record)) throw new Error(isProblem(record) ? record.problem : '')
  const course = courseOf(game, record)
  if (!course) throw new Error('only a finished game of several players can be analysed')
  return { record: text, game, course, judging: makeJudge(game, record.options) }
}

function judge(id: number, job: JudgeJob): BotsAnswer {
  try {
    const { game, course, judging } = judgedOf(job)
    const until = performance.now() + MOMENT_MS
    const done: PlainMove[] = []
    for (const move of job.moves) {
      if (done.length > 0 && performance.now() > until) break
      const work = judgeMove(game, course, judging, move, job.depth)
      let step = work.next()
      while (!step.done) step = work.next()
      done.push(step.value)
    }
    return { id, value: done }
  } catch (error) {
    return { id, error: `the judge failed: ${error instanceof Error ? error.message.slice(0, 200) : 'it threw'}` }
  }
}

function confirm(id: number, { record: text }: VerifyJob): BotsAnswer {
  try {
    const record = readRecord(text)
    if (isProblem(record)) throw new Error(record.problem)
    const usual = games.get(record.game)
    if (!usual) throw new Error('no such game is known')
    const game = gameOf(usual, record.data)
    if (isProblem(game)) throw new Error(game.problem)
    // Where no seed is told, chance cannot be checked; moves and result always can.
    const [wrong] = verify(game, record).filter(({ check }) => check === 'moves' || check === 'result')
    if (wrong) throw new Error(wrong.why)
    return { id, value: '' }
  } catch (error) {
    return { id, error: `the record is wrong: ${error instanceof Error ? error.message.slice(0, 200) : 'it threw'}` }
  }
}

const isAction = (action: Action | undefined): action is Action => action !== undefined

port.on('message', async (request: BotsRequest) => {
  if ('hurry' in request) hurried.abort()
  else if ('verify' in request) port.postMessage(confirm(request.id, request.verify))
  else if ('judge' in request) port.postMessage(judge(request.id, request.judge))
  else port.postMessage(await answer(request.id, request.think))
})
port.postMessage('ready' satisfies BotsAnswer)
