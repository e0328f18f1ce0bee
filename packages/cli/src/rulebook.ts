// The rules at the table: their list, one of them by number, or those that mention a word.

import type { Rule } from '@tabularium/kernel'
import { showRule } from './show.ts'
import { columns, type Terminal } from './terminal.ts'
import type { Words } from './words.ts'

const lower = (text: string): string => text.toLocaleLowerCase()

/** `6.2` stands under `6`. */
const under = (rules: readonly Rule[], number: string): readonly Rule[] =>
  rules.filter(rule => rule.number.startsWith(`${number}.`))

const FOUND = 30

export function showRules(terminal: Terminal, rules: readonly Rule[], asked: string, words: Words): void {
  const at = rules.findIndex(({ number }) => lower(number) === lower(asked))
  if (asked === '') contents(terminal, rules, words)
  else if (at >= 0) one(terminal, rules, at)
  else search(terminal, rules, asked, words)
}

const line = (terminal: Terminal, { number, title }: Rule): string =>
  `  ${terminal.colours.cyan(number.padEnd(5))} ${title}`

function contents(terminal: Terminal, rules: readonly Rule[], words: Words): void {
  const chapters = rules.filter(({ number }) => !number.includes('.'))
  terminal.print(
    columns(
      chapters.map(rule => line(terminal, rule)),
      terminal.width,
    ),
  )
  terminal.print(terminal.colours.dim(words('rules-how')))
}

function one(terminal: Terminal, rules: readonly Rule[], at: number): void {
  const [before, rule, after] = [rules[at - 1], rules[at], rules[at + 1]]
  showRule(terminal, rule)
  for (const part of under(rules, rule.number)) terminal.print(line(terminal, part))
  const beside = [before && `‹ ${before.number}`, after && `${after.number} ›`]
  terminal.print(terminal.colours.dim(beside.filter(Boolean).join('   ')))
}

function search(terminal: Terminal, rules: readonly Rule[], word: string, words: Words): void {
  const found = rules.filter(({ title, text }) => lower(`${title} ${text}`).includes(lower(word)))
  terminal.print(found.length === 0 ? words('no-rule', { word }) : words('rules-found', { count: found.length, word }))
  for (const rule of found.slice(0, FOUND)) terminal.print(line(terminal, rule))
}
