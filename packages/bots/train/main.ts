// Makes the networks that play: npm run train -- <game> play|fit|match|all|verify. A generation is a folder with the
// games it learned from, its weights as floats (to train on) and as whole numbers (to play with).

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { GAMES } from '../src/games.ts'
import { type NetHeader, packNet, packNumbers, unpackNumbers } from '../src/net/net.ts'
import { FIRST_SCALE, firstLimit, LIMIT, layoutOf, MOST_ACTIVATION, quantise, shapeOf } from '../src/net/network.ts'
import { joinSamples, unpackSamples } from '../src/net/samples.ts'
import { newWeights, TRAINER, train } from '../src/net/trainer.ts'
import { VERIFY, verify } from '../src/net/verify.ts'
import { wilson } from '../src/rating.ts'
import { encoderOf } from './encoders.ts'
import { floatsOf, folder, logOf, netOf, newest, readLog, type Setting, samplesOf, say, write } from './generations.ts'
import { type Contestant, type Job, type Matched, type Played, type Subject, subjectOf, tuningOf } from './jobs.ts'
import { inThreads } from './pool.ts'

const USAGE = `npm run train -- <game> play|fit|match|all|verify [options]

  play    plays games of a search with itself and keeps what can be learned from them
  fit     trains the next generation on the games played
  match   plays the newest generation against the one before it and against the search without a net
  all     play, fit and match, generation after generation
  verify  a small network from nothing, in some minutes, against moves at random; fails where it is not stronger

  --out dir         where generations are kept (default data/train/<game>)
  --games n         games of self-play for a generation (default 2000)
  --iterations n    of the search for each move (default 200)
  --first n         of the search without a net that teaches the first generation (default 200);
                    0: its policy alone teaches, without any search
  --quick n         of the search for three moves in four, which teach the value alone (default 0: all moves are alike)
  --seats n         self-play of tables with so many seats alone (default 0: as the game's encoder says)
  --generations n   for all: so many more (default 1)
  --minutes n       for all: ends before so many minutes are over
  --play-minutes n  ends a generation's self-play after so many minutes
  --workers n       threads (default: all cores)
  --seed s          of everything (default 1)
  --width n         of the first layer (default 64), only for the first generation
  --window n        generations whose games are learned from (default 3)
  --epochs n        (default 5)
  --result-share x  of the value's target what came of the game, from 0 to 1; the rest is what was expected (default 0.7)
  --move-weight x   of the moves beside the value (default 0.5)
  --matches n       games of each match (default 200)
  --start file      weights (.f32) to go on from, where the folder has none
  --anew            each generation is trained from random weights, not on from the one before it
  --python command  trains with PyTorch by fit.py: the command that runs it
  --copy dir        the newest weights and the log are copied there after each generation`

const HIDDEN = 32
const GAMES_A_JOB = 8

/** The threads run this very file: bundled or not, it knows what to do in one. */
const SELF = new URL(import.meta.url)

const addEnds = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> => {
  const sum: Record<string, number> = { ...a }
  for (const [end, n] of Object.entries(b)) sum[end] = (sum[end] ?? 0) + n
  return sum
}

const sayEnds = (ends: Readonly<Record<string, number>>): string =>
  Object.entries(ends)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([end, n]) => `${end} ${n}`)
    .join(', ')

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** The games that a generation learns from; goes on where a run before was stopped. */
async function play(setting: Setting, generation: number): Promise<void> {
  const { subject, games, seed, workers } = setting
  mkdirSync(folder(setting, generation), { recursive: true })
  const file = samplesOf(setting, generation)
  let log = readLog(setting, generation)
  if (log.bytes === 0) writeFileSync(file, '')
  else truncateSync(file, log.bytes)
  const began = performance.now()
  const until = began + setting.playMinutes * 60_000
  const teacher: Contestant =
    generation === 0
      ? { iterations: setting.first }
      : { net: netOf(setting, generation - 1), iterations: setting.iterations }
  let next = log.games
  let positions = 0
  const already = log.games
  await inThreads<Played>(
    SELF,
    workers,
    (): Job | undefined => {
      if (next >= games || performance.now() > until) return undefined
      const from = next
      const n = Math.min(GAMES_A_JOB, games - from)
      next += n
      return {
        do: 'play',
        game: subject.game.id,
        seed: `${seed}/${generation}`,
        from,
        games: n,
        teacher,
        quick: setting.quick,
        seats: setting.seats,
      }
    },
    (played, job) => {
      appendFileSync(file, played.samples)
      positions += played.positions
      log = {
        games: log.games + job.games,
        bytes: log.bytes + played.samples.length,
        ends: addEnds(log.ends, played.ends),
      }
      write(logOf(setting, generation), JSON.stringify(log))
    },
  )
  const made = log.games - already
  say(
    setting,
    `generation ${generation}: ${made} games (${positions} positions) in ${seconds(began)}; ${log.games} in all: ${sayEnds(log.ends)}`,
  )
}

const shapeFile = (setting: Setting): string => join(setting.out, 'shape.json')

/** Trains a generation on its own games and on those of the generations before it, from the last weights on. */
function fit(setting: Setting, generation: number, commit: string): void {
  const { subject, seed, epochs, resultShare, moveWeight } = setting
  const began = performance.now()
  const before = generation > 0 ? floatsOf(setting, generation - 1) : setting.start
  const last = before === undefined ? undefined : unpackNumbers(readFileSync(before), 4)
  const lastHeader = last?.header as NetHeader | undefined
  const shape = lastHeader?.shape ?? shapeOf(subject.encoder, setting.width, HIDDEN)
  const weights = setting.anew
    ? newWeights(shape, seed)
    : ((last?.numbers as Float32Array | undefined) ?? newWeights(shape, seed))
  const header: NetHeader = {
    format: 1,
    game: subject.game.id,
    rules: subject.game.rules,
    encoder: subject.encoder.version,
    options: subject.encoder.options,
    shape,
    generation,
    games: (lastHeader?.games ?? 0) + readLog(setting, generation).games,
    commit,
    seed,
  }
  const files: string[] = []
  for (let g = Math.max(0, generation - setting.window + 1); g <= generation; g++) {
    if (existsSync(samplesOf(setting, g))) files.push(samplesOf(setting, g))
  }
  const out = floatsOf(setting, generation)
  if (setting.python === undefined) {
    const samples = joinSamples(files.flatMap(file => unpackSamples(readFileSync(file))))
    train(
      shape,
      weights,
      samples,
      { ...TRAINER, epochs, resultShare, moveWeight, seed },
      ({ epoch, trained, tested }) =>
        say(
          setting,
          `epoch ${epoch}: value ${trained.value.toFixed(4)}, moves ${trained.moves.toFixed(4)}, agreed ${trained.agreed.toFixed(3)}; tested: value ${tested.value.toFixed(4)}, moves ${tested.moves.toFixed(4)}, agreed ${tested.agreed.toFixed(3)}; ${seconds(began)}`,
        ),
    )
    write(out, packNumbers(header, weights))
  } else {
    write(
      shapeFile(setting),
      JSON.stringify({
        ...shape,
        layout: layoutOf(shape),
        firstLimit: firstLimit(shape),
        limit: LIMIT,
        mostActivation: MOST_ACTIVATION / FIRST_SCALE,
      }),
    )
    const start = join(setting.out, 'start.f32')
    write(start, packNumbers(header, weights))
    const [command, ...args] = setting.python.split(' ')
    const asked = [
      '--shape',
      shapeFile(setting),
      '--start',
      start,
      '--out',
      `${out}.part`,
      '--epochs',
      String(epochs),
      '--result-share',
      String(resultShare),
      '--move-weight',
      String(moveWeight),
    ]
    const ran = spawnSync(command, [...args, ...asked, ...files], { encoding: 'utf8', maxBuffer: 1 << 26 })
    say(setting, `${ran.stdout}${ran.stderr}`.trim())
    if (ran.status !== 0) {
      // Without PyTorch training takes a hundred times as long: with fewer games and epochs something is learned in the time left.
      say(setting, 'PyTorch failed: the program trains by itself, on the newest games alone')
      fit({ ...setting, python: undefined, window: 1, epochs: 2 }, generation, commit)
      return
    }
    renameSync(`${out}.part`, out)
  }
  const floats = unpackNumbers(readFileSync(out), 4).numbers as Float32Array
  write(netOf(setting, generation), packNet({ header, weights: quantise(shape, floats) }))
  say(setting, `generation ${generation}: trained in ${seconds(began)}`)
}

async function matchOf(
  setting: Setting,
  name: string,
  contestants: readonly [Contestant, Contestant],
): Promise<number> {
  const began = performance.now()
  let next = 0
  let won = 0
  let ends: Readonly<Record<string, number>> = {}
  await inThreads<Matched>(
    SELF,
    setting.workers,
    () => {
      if (next >= setting.matches) return undefined
      const from = next
      next += 2
      return {
        do: 'match',
        game: setting.subject.game.id,
        seed: `${setting.seed}/${name}`,
        from,
        games: Math.min(2, setting.matches - from),
        contestants,
      }
    },
    matched => {
      won += matched.won
      ends = addEnds(ends, matched.ends)
    },
  )
  const { low, high } = wilson(won, setting.matches)
  const { seats } = setting.subject.config(0)
  say(
    setting,
    `${name}${seats > 2 ? `, one among ${seats}` : ''}: won ${percent(won / setting.matches)} of ${setting.matches} (${percent(low)} to ${percent(high)}) in ${seconds(began)}: ${sayEnds(ends)}`,
  )
  return won / setting.matches
}

/** The newest generation against the one before it and against the search without a net. */
async function match(setting: Setting, generation: number): Promise<void> {
  const { iterations } = setting
  const net: Contestant = { net: netOf(setting, generation), iterations }
  if (existsSync(netOf(setting, generation - 1))) {
    const before: Contestant = { net: netOf(setting, generation - 1), iterations }
    await matchOf(setting, `generation ${generation} against generation ${generation - 1}, ${iterations} each`, [
      net,
      before,
    ])
  }
  const plain = 5 * iterations
  await matchOf(setting, `generation ${generation} with ${iterations} against mcts:${plain}`, [
    net,
    { iterations: plain },
  ])
}

/** Copies the newest weights and the log to the folder that a rented machine hands back. */
function copyOut(setting: Setting, generation: number): void {
  if (setting.copy === undefined) return
  mkdirSync(setting.copy, { recursive: true })
  for (const [from, to] of [
    [floatsOf(setting, generation), 'weights.f32'],
    [netOf(setting, generation), 'weights.net'],
    [join(setting.out, 'train.log'), 'train.log'],
  ]) {
    if (existsSync(from)) writeFileSync(join(setting.copy, to), readFileSync(from))
  }
}

/** The commit the sources are of; a bundle has it in its environment. */
function commitOf(): string {
  const { NET_COMMIT } = process.env
  if (NET_COMMIT) return NET_COMMIT
  const asked = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout.trim() : 'unknown'
}

/** Time kept at the end of a run for training and matches; and the least that is worth beginning self-play with. */
const RESERVE_MS = 70_000
const LEAST_PLAY_MS = 20_000

async function all(setting: Setting, generations: number, minutes: number): Promise<void> {
  const commit = commitOf()
  const end = performance.now() + minutes * 60_000
  if (newest(setting) < 0 && setting.start !== undefined) adopt(setting, setting.start)
  for (let i = 0; i < generations; i++) {
    const left = end - performance.now() - RESERVE_MS
    const generation = newest(setting) + 1
    const playMinutes = Math.min(setting.playMinutes, left / 60_000)
    if (left < LEAST_PLAY_MS) break
    await play({ ...setting, playMinutes }, generation)
    fit(setting, generation, commit)
    copyOut(setting, generation)
    if (setting.matches > 0) await match(setting, generation)
    copyOut(setting, generation)
  }
}

/** Weights from elsewhere become the generation that they say they are. */
function adopt(setting: Setting, file: string): void {
  const { header, numbers } = unpackNumbers(readFileSync(file), 4) as { header: NetHeader; numbers: Float32Array }
  mkdirSync(folder(setting, header.generation), { recursive: true })
  write(floatsOf(setting, header.generation), packNumbers(header, numbers))
  write(netOf(setting, header.generation), packNet({ header, weights: quantise(header.shape, numbers) }))
  say(setting, `goes on from generation ${header.generation}`)
}

const percent = (x: number): string => `${(100 * x).toFixed(1)}%`

async function prove(subject: Subject, seed: string): Promise<void> {
  const { game, encoder } = subject
  const { positions, epochs, won, low, high } = await verify(game, encoder, tuningOf(subject, {}), { ...VERIFY, seed })
  for (const { epoch, tested } of epochs)
    console.log(`epoch ${epoch}: value ${tested.value.toFixed(4)}, moves ${tested.moves.toFixed(4)}`)
  console.log(
    `${VERIFY.games} games, ${positions} positions; without any search it won ${percent(won)} of ${VERIFY.matches} against random (${percent(low)} to ${percent(high)})`,
  )
  if (low <= 0.5) process.exitCode = 1
}

const COMMANDS = ['play', 'fit', 'match', 'all', 'verify']

/** Wrong input: one sentence and exit code 2. */
function refuse(why: string): never {
  console.error(`tabularium: ${why}; npm run train lists all options`)
  process.exit(2)
}

function numberOf(name: string, text: string): number {
  const n = Number(text)
  if (text.trim() === '' || !(n >= 0)) refuse(`--${name} takes a number, not '${text}'`)
  return n
}

function argumentsOf() {
  const read = {
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      out: { type: 'string' },
      games: { type: 'string', default: '2000' },
      iterations: { type: 'string', default: '200' },
      first: { type: 'string', default: '200' },
      quick: { type: 'string', default: '0' },
      seats: { type: 'string', default: '0' },
      generations: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '1000000' },
      'play-minutes': { type: 'string', default: '1000000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      width: { type: 'string', default: '64' },
      window: { type: 'string', default: '3' },
      epochs: { type: 'string', default: '5' },
      'result-share': { type: 'string', default: String(TRAINER.resultShare) },
      'move-weight': { type: 'string', default: String(TRAINER.moveWeight) },
      matches: { type: 'string', default: '200' },
      start: { type: 'string' },
      anew: { type: 'boolean', default: false },
      python: { type: 'string' },
      copy: { type: 'string' },
    },
  } as const
  try {
    return parseArgs(read)
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0])
  }
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsOf()
  const [game = '', command = 'all'] = positionals
  if (game === '' || values.help) {
    console.log(USAGE)
    return
  }
  if (!COMMANDS.includes(command)) refuse(`there is no command '${command}', only ${COMMANDS.join(', ')}`)
  const trained = GAMES.filter(({ id }) => encoderOf(id)).map(({ id }) => id)
  if (!trained.includes(game))
    refuse(`nobody has written yet what a net is told of '${game}', only of ${trained.join(', ')}`)
  if (command === 'verify') return await prove(subjectOf(game), values.seed)
  const out = values.out ?? join('data', 'train', game)
  const setting: Setting = {
    subject: subjectOf(game),
    out,
    games: numberOf('games', values.games),
    iterations: numberOf('iterations', values.iterations),
    first: numberOf('first', values.first),
    quick: numberOf('quick', values.quick),
    seats: numberOf('seats', values.seats),
    workers: numberOf('workers', values.workers),
    seed: values.seed,
    width: numberOf('width', values.width),
    window: numberOf('window', values.window),
    epochs: numberOf('epochs', values.epochs),
    resultShare: numberOf('result-share', values['result-share']),
    moveWeight: numberOf('move-weight', values['move-weight']),
    matches: numberOf('matches', values.matches),
    playMinutes: numberOf('play-minutes', values['play-minutes']),
    python: values.python,
    copy: values.copy,
    start: values.start,
    anew: values.anew,
  }
  mkdirSync(out, { recursive: true })
  const generation = newest(setting)
  if (command === 'play') await play(setting, generation + 1)
  else if (command === 'fit') fit(setting, generation + 1, commitOf())
  else if (command === 'match') await match(setting, generation)
  else await all(setting, numberOf('generations', values.generations), numberOf('minutes', values.minutes))
}

if (isMainThread) await main()
