// Positions, logs, choices, results and rules as people see them on a terminal.

import type { Action, Event, Game, Message, Result, Rule, Say, View } from '@tabularium/kernel'
import { painted } from './colour-words.ts'
import { breadth, clip, columns, figure, type Terminal, table, wrap } from './terminal.ts'
import type { Words } from './words.ts'

export function showLog(
  terminal: Terminal,
  game: Game,
  events: readonly (readonly Event[])[],
  from: number,
  say: Say,
): void {
  const { dim } = terminal.colours
  for (const [i, list] of events.entries()) {
    for (const [n, event] of list.entries()) {
      const number = n === 0 ? String(from + i) : ''
      terminal.print(`${dim(number.padStart(4))}  ${wrap(say(game.text.event(event)), terminal.width - 6, '      ')}`)
    }
  }
}

export function showPicture(terminal: Terminal, game: Game, view: View, say: Say): void {
  const lines = game.text.picture(view, say).split('\n')
  // A list goes on below; what is drawn must stay in its place, and loses its edge on a narrow screen.
  const fitting = lines.map(line =>
    line.includes(', ') ? wrap(line, terminal.width, '      ') : clip(line, terminal.width),
  )
  terminal.print(painted(terminal.colours, game, fitting.join('\n'), say))
}

export function showPosition(terminal: Terminal, game: Game, view: View, say: Say, words: Words): void {
  const { bold, dim } = terminal.colours
  terminal.print()
  showPicture(terminal, game, view, say)
  terminal.print()
  const { message, rule } = game.text.prompt(view)
  const where = dim(`(${words('rule', { rule })})`)
  terminal.print(wrap(`${bold(say(message))} ${where}`, terminal.width))
}

export interface Choice {
  readonly action: Action
  /** What it is sure to cost and bring. */
  readonly hints: string
}

/** A long list stands in columns; a short one shows the notation too, where there is room. */
const LONG = 14

export function showChoices(terminal: Terminal, game: Game, choices: readonly Choice[], say: Say): void {
  const { cyan, dim, green } = terminal.colours
  const digits = String(choices.length).length
  const rows = choices.map(({ action, hints }, i) => [
    cyan(String(i + 1).padStart(digits + 1)),
    say(game.text.action(action)),
    green(hints),
    dim(action.notation),
  ])
  const short = table(rows.map(row => row.slice(0, 3))).split('\n')
  const full = table(rows).split('\n')
  const fits = choices.length <= LONG && full.every(line => breadth(line) <= terminal.width)
  if (fits) terminal.print(full.join('\n'))
  else if (short.every(line => breadth(line) <= terminal.width)) terminal.print(columns(short, terminal.width))
  else
    for (const [number, name, more] of rows)
      terminal.print(wrap(`${number}  ${name}: ${more}`, terminal.width, ' '.repeat(digits + 5)))
}

export function showResult(terminal: Terminal, result: Result, say: Say, words: Words, seats: readonly string[]): void {
  const { bold, dim } = terminal.colours
  const { reason, winners, scores } = result
  const end: Message = { key: `end.${reason}` }
  const named = new Intl.ListFormat(undefined, { type: 'unit' }).format(winners.map(seat => seats[seat]))
  terminal.print()
  terminal.print(
    bold(
      winners.length === 0
        ? words('nobody-won', { end: say(end) })
        : words('won', { seats: named, count: winners.length, end: say(end) }),
    ),
  )
  if (!scores) return
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))]
  const rows = [
    ['', ...seats.map(dim)],
    ...parts.map(part => [say({ key: `score.${part}` }), ...scores.map(score => figure(score.parts[part] ?? 0))]),
    [words('total'), ...scores.map(score => figure(score.total))].map(bold),
  ]
  terminal.print()
  terminal.print(
    table(
      rows,
      seats.map((_, i) => i + 1),
    ),
  )
}

/** A paragraph of the rules: its bold words shown bold, its lists set in. */
export function showRule(terminal: Terminal, { number, title, text }: Rule): void {
  const { bold, cyan } = terminal.colours
  terminal.print(`${cyan(number)}  ${bold(title)}`)
  const plain = text.replace(/\*\*(.+?)\*\*/g, (_, words: string) => bold(words))
  for (const line of plain.split('\n')) {
    const item = /^(- |\d+\. )/.exec(line)?.[0] ?? ''
    terminal.print(line && wrap(`  ${line}`, Math.min(terminal.width, 100), ' '.repeat(2 + item.length)))
  }
}
