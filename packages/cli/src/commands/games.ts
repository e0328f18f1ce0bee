// `tabularium games`: which games there are, for how many, and what can be chosen before they begin.

import { choosable, type Game, type Language, type Say, speakerOf } from '@tabularium/kernel'
import type { Command } from 'commander'
import { command, jsonOption, languageOption, type Shell } from '../shell.ts'

export const gamesCommand = (shell: Shell): Command =>
  command('games', 'List the games and their options.', [
    'tabularium games',
    'tabularium games --language pl',
    'tabularium games --json',
  ])
    .addOption(languageOption(shell))
    .addOption(jsonOption())
    .action(({ language, json }: { language: Language; json?: boolean }) => {
      const described = shell.games.map(game => describe(game, speakerOf(game, language)))
      if (json) shell.terminal.json(described)
      else for (const game of described) show(shell, game)
    })

interface Described {
  readonly id: string
  readonly name: string
  readonly rules: number
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly {
    readonly name: string
    readonly description: string
    readonly rule: string
    readonly values: readonly { readonly value: string; readonly description: string; readonly default: boolean }[]
  }[]
}

const describe = (game: Game, say: Say): Described => ({
  id: game.id,
  name: say({ key: 'game.name' }),
  rules: game.rules,
  players: { min: game.seats.min, max: game.seats.max },
  options: Object.entries(choosable(game.options)).map(([name, { values, rule }]) => ({
    name,
    description: say({ key: `option.${name}` }),
    rule,
    values: values.map((value, i) => ({
      value,
      description: say({ key: `option.${name}.${value}` }),
      default: i === 0,
    })),
  })),
})

function show({ terminal }: Shell, { id, name, players: { min, max }, options }: Described): void {
  const { bold, cyan, dim } = terminal.colours
  terminal.print(`${bold(name)}  ${cyan(id)}  ${dim(`players: ${min === max ? min : `${min}–${max}`}`)}`)
  for (const option of options) {
    terminal.print(`  --option ${cyan(option.name)}=…  ${option.description} ${dim(`(rule ${option.rule})`)}`)
    for (const { value, description, default: usual } of option.values) {
      const words = description === value ? '' : `  ${description}`
      terminal.print(`      ${cyan(value)}${words}${usual ? dim('  (default)') : ''}`)
    }
  }
}
