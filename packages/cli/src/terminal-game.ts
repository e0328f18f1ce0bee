// One table at one terminal, from the first look to the last: people choose by typing, bots by thinking.

import { writeFileSync } from 'node:fs'
import { type Bot, ForfeitError, makeBot, makeJudge, type Question } from '@tabularium/bots'
import { ANALYSIS_SEED, iterationsOf, judgeOptions } from '@tabularium/bots/analysis'
import {
  type Action,
  type Game,
  isProblem,
  type Language,
  type Refusal,
  type Say,
  type Seat,
  speakerOf,
  type Table,
  writeRecord,
} from '@tabularium/kernel'
import { withData } from '@tabularium/kernel/data'
import { hints } from './hints.ts'
import { plain, readText, reason } from './input.ts'
import { createLineReader, type LineReader } from './line-reader.ts'
import { showRules } from './rulebook.ts'
import { type Choice, showChoices, showLog, showPicture, showPosition, showResult } from './show.ts'
import { breadth, padEnd, type Terminal, wrap } from './terminal.ts'
import { type Words, wordsOf } from './words.ts'

/** A person (undefined) or a bot in each seat. */
export interface Seating {
  readonly table: Table
  /** As they are called on the screen, no two alike. */
  readonly names: readonly string[]
  readonly bots: readonly (Bot | undefined)[]
  readonly language: Language
  /** Where to keep the game when it is over. */
  readonly save?: string
}

const COMMANDS = [
  'help',
  'board',
  'log',
  'what',
  'why',
  'rules',
  'hint',
  'undo',
  'takeback',
  'save',
  'seed',
  'quit',
] as const
type Command = (typeof COMMANDS)[number]

const commandOf = (word: string): Command | undefined =>
  word === '?' ? 'help' : word === 'exit' ? 'quit' : COMMANDS.find(command => command === word)

/** Plays until the game is over or the people leave. True: it was not cut short by Ctrl-C. */
export async function playAtTerminal(terminal: Terminal, seating: Seating): Promise<boolean> {
  const game = new TerminalGame(terminal, seating)
  try {
    return await game.run()
  } catch (error) {
    game.keep()
    throw error
  } finally {
    game.close()
  }
}

/** So many moves a hint names. */
const MOST_HINTED = 3

/** Who plays on for a program that cannot: the first that the game has. */
const STAND_INS = ['sensible', 'random']

type Next = 'again' | 'acted' | 'left'

class TerminalGame {
  private readonly terminal: Terminal
  private readonly table: Table
  private readonly game: Game
  private readonly seating: Seating
  private readonly say: Say
  private readonly words: Words
  private readonly lines: LineReader
  private readonly people: readonly Seat[]
  /** How much of the log each seat, and at the end the spectator, has seen. */
  private readonly seen: number[]
  private choices: readonly Choice[] = []
  private atScreen: Seat | undefined
  private readonly standIns = new Map<Seat, Bot>()
  private takebacks = 0

  constructor(terminal: Terminal, seating: Seating) {
    const { table, names, bots, language } = seating
    this.terminal = terminal
    this.seating = seating
    this.table = table
    this.game = table.game
    this.say = speakerOf(table.game, language, names)
    this.words = wordsOf(language, names)
    this.people = names.flatMap((_, seat) => (bots[seat] ? [] : [seat]))
    // Of a game that is taken up again only the last moves are news.
    this.seen = names.map(() => Math.max(0, table.moves - names.length))
    this.lines = createLineReader(terminal.streams, () => [
      ...COMMANDS,
      ...this.choices.map(({ action }) => action.notation),
    ])
  }

  close(): void {
    this.lines.close()
  }

  /** The rules threw; the table still holds the position before the move, so the game can be saved. */
  keep(): void {
    const { table, terminal, words, seating } = this
    if (table.moves === 0) return
    const file = seating.save ?? `tabularium-${table.commitment.slice(0, 12)}.txt`
    const problem = saved(file, writeRecord(withData(table.game, table.secretRecord())))
    terminal.note(problem === undefined ? words('failed', { file: plain(file) }) : words('not-saved', { why: problem }))
  }

  async run(): Promise<boolean> {
    this.welcome()
    for (;;) {
      if (this.lines.interrupted.aborted) return false
      const [seat] = this.table.waiting()
      if (seat === undefined) break
      const bot = this.seating.bots[seat]
      if (bot) await this.think(bot, seat)
      else if (!(await this.turn(seat))) return !this.lines.interrupted.aborted
    }
    await this.finish()
    return !this.lines.interrupted.aborted
  }

  private welcome(): void {
    const { terminal, words, say, table, game } = this
    const { bold, dim, cyan } = terminal.colours
    const { options, rules } = table.secretRecord()
    terminal.print(`${bold(say({ key: 'game.name' }))} ${dim(`${game.id}, ${words('rules')} ${rules}`)}`)
    terminal.print(`${words('seats')}: ${this.seating.names.map(cyan).join(' – ')}`)
    const chosen = Object.entries(options).filter(([name, value]) => value !== game.options[name].values[0])
    for (const [name, value] of chosen) {
      terminal.print(`${say({ key: `option.${name}` })}: ${say({ key: `option.${name}.${value}` })}`)
    }
    this.commitment()
    terminal.print(dim(wrap(words('commitment-why'), terminal.width)))
    if (this.people.length > 0) terminal.print(words('hello'))
  }

  private commitment(): void {
    const [before, after = ''] = this.words('commitment', { commitment: '\n' }).split('\n')
    this.terminal.print(`${before.trimEnd()}\n  ${this.table.commitment}${after}`)
  }

  private async think(bot: Bot, seat: Seat): Promise<void> {
    const { table, words, terminal } = this
    const bar = terminal.bar(words('thinks', { seat: { seat } }), 1)
    const alone = this.people.length === 0
    const action = await this.chosen(bot, seat, {
      view: table.view(seat),
      seat,
      legal: table.legal(seat),
      signal: this.lines.interrupted,
      // What a bot is about to do is nobody's business while people play.
      progress: ({ share, best, value }) =>
        bar.at(share, alone ? words('hint', { best, value: Math.round(value * 100) }) : ''),
    })
    bar.end()
    if (this.lines.interrupted.aborted) return
    const refusal = table.act(seat, action)
    if (refusal) throw new Error(`${bot.name} chose '${action.notation}', which is refused: ${refusal.code}`)
    if (alone) showLog(terminal, this.game, table.events(undefined, table.moves), table.moves, this.say)
  }

  /** What a bot chooses, or, where it cannot go on, the one that plays in its place from then on. */
  private async chosen(bot: Bot, seat: Seat, question: Question): Promise<Action> {
    const { table, terminal, words } = this
    const { moves } = table
    const player = this.standIns.get(seat) ?? bot
    const history = { moves, takebacks: this.takebacks, events: (from: number) => table.events(seat, from) }
    try {
      return await player.choose({ ...question, ...(player.listens && { history }) })
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error
      const [spec, other] = STAND_INS.map(
        spec => [spec, makeBot(spec, this.game, `${table.commitment}/${seat}`)] as const,
      ).find((found): found is readonly [string, Bot] => !isProblem(found[1])) ?? ['', bot]
      terminal.note(words('engine-failed', { why: plain(error.message), bot: spec }))
      this.standIns.set(seat, other)
      return other.choose(question)
    }
  }

  /** A person's decision. False: the person left. */
  private async turn(seat: Seat): Promise<boolean> {
    if (!(await this.curtain(seat))) return false
    this.look(seat)
    for (;;) {
      this.terminal.print()
      const line = await this.lines.ask(`${this.seating.names[seat]}> `)
      if (line === undefined) {
        if (!this.lines.interrupted.aborted) this.terminal.note(this.words('ended', { moves: this.table.moves }))
        return false
      }
      const next = await this.answer(line, seat)
      if (next === 'left') return false
      if (next === 'acted') return true
    }
  }

  /** Where the next person may see other things than the last one did, the screen is covered between them. */
  private async curtain(seat: Seat): Promise<boolean> {
    const last = this.atScreen
    this.atScreen = seat
    if (last === undefined || last === seat) return true
    const [theirs, own] = [last, seat].map(viewer => JSON.stringify(this.table.view(viewer)))
    if (theirs === own) return true
    const { terminal, words } = this
    if (!terminal.interactive) {
      terminal.print(words('curtain', { seat: { seat } }))
      return true
    }
    terminal.streams.output.write('\u001b[2J\u001b[3J\u001b[H')
    return (await this.lines.ask(`${words('curtain', { seat: { seat } })} `)) !== undefined
  }

  private look(seat: Seat): void {
    const { terminal, table, game, words } = this
    const { dim } = terminal.colours
    terminal.print()
    terminal.print(dim('─'.repeat(Math.min(terminal.width, 84))))
    const news = table.events(seat, this.seen[seat])
    if (news.some(events => events.length > 0)) {
      terminal.print(dim(words('since')))
      showLog(terminal, game, news, this.seen[seat], this.say)
    }
    this.seen[seat] = table.moves + 1
    this.board(seat)
  }

  private board(seat: Seat): void {
    const { table, game } = this
    const view = table.view(seat)
    showPosition(this.terminal, game, view, this.say, this.words)
    this.choices = table.legal(seat).map(action => ({ action, hints: hints(game, view, seat, action, this.say) }))
    showChoices(this.terminal, game, this.choices, this.say)
  }

  private async answer(line: string, seat: Seat): Promise<Next> {
    const text = line.trim().replace(/\s+/g, ' ')
    if (text === '') return 'again'
    const [first] = text.split(' ')
    const command = commandOf(first.toLowerCase())
    if (command) return this.obey(command, text.slice(first.length).trim(), seat)
    const { table, game, words } = this
    if (/^\d+$/.test(text)) {
      const choice = this.choices[Number(text) - 1]
      if (choice) return this.act(seat, choice.action)
      this.refused(words('no-choice', { count: this.choices.length }))
      return 'again'
    }
    const action = game.actions.parse(text.toLowerCase())
    if (action) return this.act(seat, action)
    this.refused(words('no-word', { word: shortened(text) }))
    const near = table.legal(seat).filter(({ notation }) => notation.includes(text.toLowerCase()))
    if (near.length > 0) {
      this.terminal.print(
        words('did-you-mean', {
          list: near
            .slice(0, 6)
            .map(({ notation }) => notation)
            .join(', '),
        }),
      )
    }
    return 'again'
  }

  private act(seat: Seat, action: Action): Next {
    const refusal = this.table.act(seat, action)
    if (!refusal) return 'acted'
    this.refuse(refusal)
    return 'again'
  }

  private refuse({ message, rule }: Refusal): void {
    this.refused(this.say(message), rule)
  }

  private refused(sentence: string, rule = ''): void {
    const { dim, yellow } = this.terminal.colours
    const where = rule && ` ${dim(`(${this.words('rule', { rule })})`)}`
    this.terminal.print(wrap(`${yellow(sentence)}${where}`, this.terminal.width))
  }

  private async obey(command: Command, rest: string, seat: Seat): Promise<Next> {
    const { terminal, table, words } = this
    switch (command) {
      case 'help':
        this.help()
        return 'again'
      case 'board':
        this.board(seat)
        return 'again'
      case 'log':
        showLog(terminal, this.game, table.events(seat), 0, this.say)
        return 'again'
      case 'what':
        this.what(rest)
        return 'again'
      case 'why':
        this.why(rest, seat)
        return 'again'
      case 'rules':
        await this.rules(rest)
        return 'again'
      case 'save':
        this.save(rest)
        return 'again'
      case 'seed':
        this.seed()
        return 'again'
      case 'undo': {
        const refusal = table.undo(seat)
        if (refusal) {
          this.refuse(refusal)
          return 'again'
        }
        for (const viewer of this.seen.keys()) this.seen[viewer] = Math.min(this.seen[viewer], table.moves + 1)
        this.takebacks++
        terminal.print(words('undone'))
        return 'acted'
      }
      case 'hint':
        this.hint(seat)
        return 'again'
      case 'takeback':
        return this.takeBack(seat)
      case 'quit':
        return 'left'
    }
  }

  /** Back to the last decision of somebody alone among bots, whatever was drawn or answered since. */
  private takeBack(seat: Seat): Next {
    const { table, words, terminal } = this
    let at = this.people.length === 1 ? table.moves - 1 : -1
    while (at >= 0 && table.moveAt(at)?.seat !== seat) at--
    const refusal = table.takeBack(at)
    if (refusal) {
      this.refuse(refusal)
      return 'again'
    }
    for (const viewer of this.seen.keys()) this.seen[viewer] = Math.min(this.seen[viewer], table.moves + 1)
    this.takebacks++
    terminal.print(words('undone'))
    return 'acted'
  }

  /** The best moves, judged from what the person sees; only for somebody alone among bots. */
  private hint(seat: Seat): void {
    const { table, game, words, terminal, say, seating } = this
    const legal = table.legal(seat)
    const seats = seating.names.length
    const { judge, times } = makeJudge(game, table.secretRecord().options)
    const decision = { view: table.view(seat), seat, legal, played: legal[0] }
    if (this.people.length === 1 && seats > 1 && legal.length > 1) judge.begin(decision, ANALYSIS_SEED)
    else return this.refused(words('hint.none'))
    if (!judge.matters(decision)) return this.refused(words('hint.none'))
    const iterations = times * iterationsOf(game.id, 'standard')
    const work = judgeOptions(judge, decision, seats, iterations, MOST_HINTED)
    let step = work.next()
    while (!step.done) step = work.next()
    for (const { action, chances } of step.value) {
      const line = `${String(Math.round(100 * chances[seat])).padStart(4)}%  ${say(game.text.action(action))}`
      terminal.print(`${line}  ${terminal.colours.dim(action.notation)}`)
    }
  }

  private help(): void {
    const { words, terminal } = this
    const { cyan } = terminal.colours
    const argument = (name: string) => `<${name}>`
    const example = this.choices[0]?.action.notation ?? this.game.actions.all[0].notation
    const rows = [
      [`1 … ${Math.max(1, this.choices.length)}`, words('help.number')],
      [argument(words('arg.notation')), words('help.notation', { example })],
      ['board', words('help.board')],
      ['log', words('help.log')],
      [`what ${argument(words('arg.thing'))}`, words('help.what')],
      [`why ${argument(words('arg.notation'))}`, words('help.why')],
      [`rules [${words('arg.rule')}]`, words('help.rules')],
      ['hint', words('help.hint')],
      ['undo', words('help.undo')],
      ['takeback', words('help.takeback')],
      [`save ${argument(words('arg.file'))}`, words('help.save')],
      ['seed', words('help.seed')],
      ['quit', words('help.quit')],
    ]
    const widest = Math.max(...rows.map(([name]) => breadth(name)))
    for (const [name, what] of rows) {
      terminal.print(wrap(`  ${padEnd(cyan(name), widest)}  ${what}`, terminal.width, ' '.repeat(widest + 4)))
    }
  }

  private what(text: string): void {
    const { game, words, say } = this
    const [name, ...does] = game.text.about?.(text.toLowerCase().replaceAll(' ', '-')) ?? []
    if (!name) return this.refused(words('what-how', { word: shortened(text) }))
    this.terminal.print(
      wrap(`${this.terminal.colours.bold(say(name))}: ${does.map(say).join(' · ')}`, this.terminal.width),
    )
  }

  private why(text: string, seat: Seat): void {
    const { game, table, words, say } = this
    const action = game.actions.parse(text.toLowerCase())
    const refusal = action && table.why(seat, action)
    if (text === '') this.refused(words('why-how', { example: game.actions.all[0].notation }))
    else if (!action) this.refused(say({ key: 'table.unknown-action', args: { action: shortened(text) } }))
    else if (refusal) this.refuse(refusal)
    else this.terminal.print(words('possible', { action: say(game.text.action(action)) }))
  }

  private async rules(asked: string): Promise<void> {
    showRules(this.terminal, await this.game.text.rules(this.seating.language), plain(asked), this.words)
  }

  private seed(): void {
    const { table, words, terminal } = this
    this.commitment()
    terminal.print(table.result() ? words('seed', { seed: table.secretRecord().seed ?? '' }) : words('seed-hidden'))
  }

  private save(file: string): boolean {
    const { table, terminal, words } = this
    if (file === '') {
      this.refused(words('save-how'))
      return false
    }
    const problem = saved(file, writeRecord(withData(table.game, table.secretRecord())))
    if (problem !== undefined) {
      this.refused(words('not-saved', { why: problem }))
      return false
    }
    terminal.print(words('saved', { file: plain(file) }))
    if (!table.result()) terminal.print(terminal.colours.dim(words('unfinished')))
    return true
  }

  private async finish(): Promise<void> {
    const { terminal, table, game, words, seating } = this
    const { dim } = terminal.colours
    const result = table.result()
    if (!result) throw new Error('nobody waits, yet there is no result')
    const viewer = this.people.length === 1 ? this.people[0] : undefined
    const from = this.people.length === 0 ? table.moves + 1 : Math.min(...this.people.map(seat => this.seen[seat]))
    terminal.print()
    showLog(terminal, game, table.events(viewer, from), from, this.say)
    terminal.print()
    showPicture(terminal, game, table.view(viewer), this.say)
    showResult(terminal, result, this.say, words, seating.names)
    terminal.print()
    this.seed()
    // Where it is saved already, only the command that checks it is left to tell.
    const isSaved = seating.save !== undefined && this.save(seating.save)
    terminal.print(dim(isSaved ? `tabularium verify ${plain(seating.save ?? '')}` : words('verify')))
    if (this.people.length === 0 && !terminal.interactive) return
    await this.afterwards(viewer ?? this.people[0] ?? 0)
  }

  /** The game is over; it can still be looked at and kept. Anything else than a command ends. */
  private async afterwards(seat: Seat): Promise<void> {
    const { terminal, words, game, table } = this
    this.choices = []
    if (terminal.interactive) terminal.print(words('bye'))
    for (;;) {
      terminal.print()
      const line = (await this.lines.ask('> '))?.trim()
      if (!line) return
      const [first] = line.split(' ')
      const command = commandOf(first.toLowerCase())
      if (!command || command === 'quit') return
      if (command === 'board') showPicture(terminal, game, table.view(seat), this.say)
      else await this.obey(command, line.slice(first.length).trim(), seat)
    }
  }
}

const shortened = (text: string): string => plain(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Writes a record; over another record, but over nothing else. Says what went wrong, if anything did. */
function saved(file: string, text: string): string | undefined {
  const before = readText(file)
  if (!isProblem(before) && !before.startsWith('tabularium: '))
    return `${plain(file)} is there already and is no record`
  try {
    writeFileSync(file, text)
    return undefined
  } catch (error) {
    return reason(error)
  }
}
