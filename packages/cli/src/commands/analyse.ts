// `tabularium analyse`: every decision of a recorded game judged, skill and luck apart.

import { setImmediate } from 'node:timers/promises'
import {
  type Analysis,
  analyse,
  DEPTHS,
  type ExplainedMove,
  isDepth,
  iterationsOf,
  MARKS,
  type Option as MoveOption,
  makeJudge,
  plainOption,
} from '@tabularium/bots'
import { withEngines } from '@tabularium/bots/engine'
import {
  type Action,
  followed,
  type Language,
  type Problem,
  ReplayError,
  replay,
  type Seat,
  speakerOf,
  type View,
} from '@tabularium/kernel'
import { type Command, Option } from 'commander'
import { type AnalysisWords, analysisWordsOf } from '../analysis-words.ts'
import { playerSpecs } from '../bots.ts'
import { fitted, InputError, type KnownRecord, need, quoted, readKnownRecord, wholeNumber } from '../input.ts'
import { askAll, showOpinions } from '../opinions.ts'
import { command, jsonOption, languageOption, numberOption, type Shell, seedOption } from '../shell.ts'
import { graphOf } from '../spark-line.ts'
import { table, wrap } from '../terminal.ts'

interface Arguments {
  readonly level: string
  readonly seat?: Seat
  readonly from?: number
  readonly to?: number
  readonly turn?: number
  readonly all?: boolean
  readonly ask?: string
  readonly seed: string
  readonly language: Language
  readonly json?: boolean
}

const MOST_ITERATIONS = 10_000_000

const MORE = `The strongest player of the game judges every decision from what the player could know then: the chances of winning
before it, after the move that was made and after the best one. A mark says what the move cost:
best up to 0.5%, good 2%, inaccuracy 5%, mistake 12%, blunder more.
Even chance + skill + luck = result, exactly: skill is what decisions changed, luck is the rest (dice, draws, hidden cards).
The level is quick, standard, deep, or a number of iterations per decision. docs/analysis.md explains the figures.`

export const analyseCommand = (shell: Shell): Command =>
  command(
    'analyse',
    'Judge every decision of a recorded game; tell skill from luck.',
    [
      'tabularium analyse game.txt',
      'tabularium analyse game.txt --level deep --seat 1',
      'tabularium analyse campaign.txt --turn 2',
      'tabularium analyse game.txt --json',
      'tabularium analyse game.txt --ask engine:./my-engine,mcts:1000',
    ],
    MORE,
  )
    .argument('<file>', 'a record')
    .addOption(
      new Option('--level <n|name>', `${DEPTHS.join(', ')}, or a number of iterations per decision`).default(
        'standard',
      ),
    )
    .addOption(numberOption('--seat <n>', 'whose chances and moves are shown; seats are numbered from 0', 0, 7))
    .addOption(numberOption('--from <n>', 'the first move to judge', 1, 1_000_000))
    .addOption(numberOption('--to <n>', 'the last move to judge', 1, 1_000_000))
    .addOption(numberOption('--turn <n>', 'only the moves of this turn, where a game has turns', 1, 1000))
    .addOption(new Option('--all', 'list all moves, not only those that cost something'))
    .addOption(new Option('--ask <list>', 'bots or programs (engine:./program) that say what they would have played'))
    .addOption(seedOption())
    .addOption(languageOption(shell))
    .addOption(jsonOption())
    .action(async (file: string, given: Arguments) => {
      const known = playable(shell, file)
      const { game, record } = known
      const seats = record.seats.length
      if (seats === 1) throw new InputError(`${file}: whoever plays alone has nobody to win against; nothing to judge`)
      const seat = given.seat === undefined ? 0 : need(wholeNumber(String(given.seat), 0, seats - 1), '--seat')
      const iterations = need(iterationsFrom(game.id, given.level), '--level')
      const range = rangeOf(known, given, file)
      const specs = given.ask === undefined ? [] : playerSpecs(game, given.ask, '--ask')
      const { judge, kind, times, without } = makeJudge(game, record.options)
      if (without !== undefined) shell.terminal.note(`${file}: judged without the trained network: ${without}`)
      if (!record.result && range.to === record.moves.length) {
        shell.terminal.note(`${file}: this game is not over; what is told here players must not know yet`)
      }

      const bar = shell.terminal.bar('analyse', range.to - range.from + 1)
      const work = analyse(game, record, judge, { iterations: times * iterations, seed: given.seed, ...range })
      let step = work.next()
      for (let slices = 0; !step.done; step = work.next()) {
        bar.at(step.value.done, `move ${range.from + step.value.done}`)
        if (++slices % SLICES === 0) await setImmediate()
      }
      bar.end()
      const asked = await withEngines(() => askAll(known, specs, { ...range, seat: given.seat, seed: given.seed }))
      if (given.json) {
        shell.terminal.json({ ...documentOf(known, step.value, seat, kind), ...(specs.length > 0 && { asked }) })
      } else {
        show(shell, known, step.value, given.seat, given)
        showOpinions(shell, asked)
      }
    })

/** So often the rest of the program gets its turn: to be interrupted, for one. */
const SLICES = 20

/** A record ready to be played, as far as today's rules can follow it. */
function playable(shell: Shell, file: string): KnownRecord {
  const { game, record } = need(fitted(need(readKnownRecord(shell.games, file), file)), file)
  try {
    const { record: known, stopped } = followed(game, record)
    if (stopped) shell.terminal.note(`${file}: judged up to move ${known.moves.length}; ${stopped.message}`)
    replay(game, known)
    if (known.moves.length === 0) throw new InputError(`${file}: there are no moves in this record`)
    return { game, record: known }
  } catch (error) {
    if (error instanceof ReplayError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

function iterationsFrom(game: string, level: string): number | Problem {
  if (isDepth(level)) return iterationsOf(game, level)
  const iterations = wholeNumber(level, 1, MOST_ITERATIONS)
  return typeof iterations === 'number'
    ? iterations
    : { problem: `${quoted(level)} is no level; there are: ${DEPTHS.join(', ')}, or a number of iterations` }
}

interface Range {
  readonly from: number
  readonly to: number
}

function rangeOf(known: KnownRecord, { from, to, turn }: Arguments, file: string): Range {
  const last = known.record.moves.length
  if (turn !== undefined) {
    if (from !== undefined || to !== undefined)
      throw new InputError('--turn: says both ends already; leave out --from and --to')
    return need(turnOf(known, turn), file)
  }
  const first = need(wholeNumber(String(from ?? 1), 1, last), '--from')
  return { from: first, to: need(wholeNumber(String(to ?? last), first, last), '--to') }
}

/** The moves of one turn, where views tell which turn it is. */
function turnOf({ game, record }: KnownRecord, turn: number): Range | Problem {
  const moves: number[] = []
  let turns = 0
  replay(game, record, {
    before(state, move) {
      const { turn: now } = game.view(state, undefined) as View & { readonly turn?: unknown }
      if (typeof now !== 'number') return
      turns = Math.max(turns, now)
      if (now === turn) moves.push(move)
    },
  })
  if (turns === 0) return { problem: `${game.id} has no turns that are counted; use --from and --to` }
  const [from] = moves
  if (from === undefined) return { problem: `there is no move in turn ${turn}; the last turn is ${turns}` }
  return { from, to: moves.at(-1) ?? from }
}

const moveOf = ({ move, seat, action, best, better, before, after, loss, mark, skill, luck }: ExplainedMove) => ({
  ...{ move, seat, action, judged: best !== undefined, before, after },
  best: best ? plainOption(best) : { action, chances: after, line: [] },
  better: better.map(plainOption),
  ...{ loss, mark, skill, luck },
})

function documentOf({ record }: KnownRecord, analysis: Analysis, seat: Seat, judge: string) {
  const { iterations, seed, from, to, start, setup, moves, end, sums, ending, outcome, seats } = analysis
  const even = 1 / seats
  return {
    ...{ game: record.game, rules: record.rules, options: record.options, seats: record.seats },
    ...{ judge, iterations, seed, from, to, even, start, setup: { luck: setup } },
    moves: moves.map(moveOf),
    ...(ending.by === 'table' && { end: { skill: end } }),
    sum: { seat, even, ...sums[seat] },
    sums: sums.map((sum, seat) => ({ seat, even, ...sum })),
    ...(outcome && { result: { ...outcome, shares: ending.chances } }),
  }
}

/** `64%`; `signed` with its sign: `+7%`, `−11%`. */
const percent = (share: number): string => `${Math.round(100 * share)}%`.replace('-', '−')
const signed = (share: number): string => (Math.round(100 * share) > 0 ? `+${percent(share)}` : percent(share))

/** A turn of luck that is told beside moves that cost something. */
const MUCH_LUCK = 0.1

function show(
  { terminal }: Shell,
  { game, record }: KnownRecord,
  analysis: Analysis,
  only: Seat | undefined,
  { language, all = false }: Arguments,
): void {
  const { bold, dim, red, yellow, green } = terminal.colours
  const say = speakerOf(game, language, record.seats)
  const words = analysisWordsOf(language, record.seats)
  const seat = only ?? 0
  const { moves, from, to, sums, setup, ending, end, outcome } = analysis
  const range = words('range', { from, to, moves: record.moves.length })
  terminal.print(`${bold(say({ key: 'game.name' }))}  ${record.seats.join(' – ')}  ${dim(range)}`)

  terminal.print()
  terminal.print(words('chances', { seat: { seat } }))
  const levels = [analysis.start[seat], ...moves.map(({ after }) => after[seat]), ending.chances[seat]]
  terminal.print(`${green(graphOf(levels, terminal.width - 12))}  ${percent(ending.chances[seat])}`)

  const paint = { best: green, good: green, inaccurate: yellow, mistake: red, blunder: red }
  const nameOf = (action: Action): string => say(game.text.action(action))
  const lineText = ({ line }: MoveOption): string =>
    line
      .map(({ seat, action }, i) => {
        const goesOn = i > 0 && line[i - 1].seat === seat
        return `${goesOn ? ', ' : `${i > 0 ? ' · ' : ''}${record.seats[seat]}: `}${nameOf(action)}`
      })
      .join('')
  const isTold = ({ seat, mark, luck }: ExplainedMove): boolean =>
    (only === undefined || seat === only) &&
    (all || (mark !== 'best' && mark !== 'good') || Math.abs(luck[only ?? seat]) >= MUCH_LUCK)
  const shown = moves.filter(isTold)

  terminal.print()
  const setUpLuck = setup[seat]
  if (from === 1 && (all || Math.abs(setUpLuck) >= MUCH_LUCK))
    terminal.print(dim(words('setup', { luck: signed(setUpLuck) })))
  for (const one of shown) {
    const { move, judgement, before, after, mark, loss, luck } = one
    const who = one.seat
    const action = game.actions.parse(one.action)
    const cost = loss > 0 ? ` ${signed(-loss)}` : ''
    const marked = judgement ? paint[mark](`${words(`mark.${mark}`)}${cost}`) : dim('·')
    const change = `${percent(before[who])} → ${percent(after[who])}`
    const turn = Math.abs(luck[who]) >= MUCH_LUCK || (all && Math.abs(luck[who]) >= 0.005)
    const text = [
      `${record.seats[who]}: ${bold(action ? nameOf(action) : one.action)}`,
      dim(change),
      marked,
      ...(turn ? [dim(words('luck', { luck: signed(luck[who]) }))] : []),
    ].join('  ')
    terminal.print(`${dim(String(move).padStart(5))}  ${wrap(text, terminal.width - 7, '       ')}`)
    const [better] = one.better
    if (!better) continue
    const told = [
      words('better', { move: nameOf(better.action), value: percent(better.chances[who]) }),
      ...(better.line.length > 0 ? [words('line', { line: lineText(better) })] : []),
    ].join('; ')
    terminal.print(dim(`       ${wrap(told, terminal.width - 7, '         ')}`))
  }
  if (shown.length === 0) terminal.print(words('nothing'))
  const others = moves.filter(one => only === undefined || one.seat === only).length - shown.length
  if (!all && others > 0 && shown.length > 0) terminal.print(dim(words('more', { count: others })))

  terminal.print()
  const rows = record.seats.map((name, seat) => [
    name,
    ...MARKS.map(mark => String(moves.filter(one => one.judgement && one.seat === seat && one.mark === mark).length)),
  ])
  terminal.print(
    table(
      [['', ...MARKS.map(mark => dim(words(`mark.${mark}`)))], ...rows],
      MARKS.map((_, i) => i + 1),
    ),
  )
  terminal.print()
  if (ending.by === 'table' && outcome) {
    const change = record.seats.map((name, seat) => `${name} ${signed(end[seat])}`).join(', ')
    terminal.print(words('table', { end: say({ key: `end.${outcome.reason}` }), change }))
  }
  for (const [seat, { start, own, others, skill, luck, result }] of sums.entries()) {
    if (only !== undefined && seat !== only) continue
    const args = { seat: { seat }, play: percent(start + skill), luck: signed(luck), result: percent(result) }
    terminal.print(bold(wrap(sentence(words, outcome !== undefined, args), terminal.width)))
    const parts = { start: percent(start), own: signed(own), others: signed(others), luck: signed(luck) }
    terminal.print(dim(`  ${wrap(words('parts', parts), terminal.width - 2, '  ')}`))
  }
}

const sentence = (words: AnalysisWords, over: boolean, args: Parameters<AnalysisWords>[1]): string =>
  words(over ? 'sum' : 'sum-open', args)
