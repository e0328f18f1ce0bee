// Bots by name, for the commands that seat them.

import { BOT_KINDS, type Bot, makeBot } from '@tabularium/bots'
import { charactersOf, splitSpec } from '@tabularium/bots/character'
import { isEngineSpec, makePlayer, parseEngineSpec } from '@tabularium/bots/engine'
import { levelsOf, specOf } from '@tabularium/bots/levels'
import { type Config, type Game, isProblem, type Options, type Problem, type View } from '@tabularium/kernel'
import { listFrom, need, plain } from './input.ts'
import { type Chooser, gameSeed } from './simulation.ts'
import type { Terminal } from './terminal.ts'

export const botHelp = (): string =>
  [
    'Bots:',
    ...BOT_KINDS.map(({ name, what }) => `  ${name.padEnd(10)} ${what}`),
    '  level      as on the page, from level:novice to level:oracle',
    `  ${'engine'.padEnd(10)} a program of your own; engine:./program, engine:./program@500ms (docs/engine-protocol.md)`,
    'All but random may have a character of the game: sensible+warrior, level:tribune+builder.',
  ].join('\n')

/** A word that names a bot or tries to; anything else is a person. */
export const isBotSpec = (word: string): boolean =>
  word.includes(':') || BOT_KINDS.some(({ name }) => name === splitSpec(word).plain)

const LEVEL = 'level:'

/** The bot that plays at a level (`level:tribune+warrior`); other specs as they are. */
function levelled(spec: string, game: Game): string | Problem {
  if (!spec.startsWith(LEVEL)) return spec
  const levels = levelsOf(game.id).map(({ id }) => id)
  const characters = charactersOf(game.id)
  return (
    specOf(spec.slice(LEVEL.length), game.id) ?? {
      problem: `there is no bot '${spec}' for ${game.id}; levels: ${levels.join(', ')}; characters: ${characters.join(', ') || 'none'}`,
    }
  )
}

/** A bot of ours; a program is none, so that what a file names is never started. */
export function botOf(word: string, game: Game, seed: string): Bot | Problem {
  const spec = levelled(word, game)
  const bot = typeof spec === 'string' ? makeBot(spec, game, seed) : spec
  return isProblem(bot) ? { problem: plain(bot.problem) } : bot
}

/** A bot of ours, or a program that the user has named. */
export function playerFor(spec: string, game: Game, seed: string, config: Config): Bot | Problem {
  const known = levelled(spec, game)
  const bot = typeof known === 'string' ? makePlayer(known, game, seed, config) : known
  return isProblem(bot) ? { problem: plain(bot.problem) } : bot
}

/** The bots of a list, each known to this game. */
export function botSpecs(game: Game, list: string): readonly string[] {
  const specs = need(listFrom(list), '--bots')
  for (const spec of new Set(specs)) need(botOf(spec, game, '0'), '--bots')
  return specs.map(spec => need(levelled(spec, game), '--bots'))
}

/** The same, with programs among them. */
export function playerSpecs(game: Game, list: string, where = '--bots'): readonly string[] {
  const specs = need(listFrom(list), where)
  for (const spec of new Set(specs))
    need<unknown>(isEngineSpec(spec) ? parseEngineSpec(spec) : botOf(spec, game, '0'), where)
  return specs.map(spec => need(levelled(spec, game), where))
}

/** Says who plays in the place of a bot that cannot play with these options. */
export function noteFallbacks({ note }: Pick<Terminal, 'note'>, game: Game, options: Options, specs: Iterable<string>) {
  for (const spec of new Set(specs)) {
    const known = isEngineSpec(spec) ? undefined : levelled(spec, game)
    const bot = typeof known === 'string' ? makeBot(known, game, '0', options) : known
    if (!bot || isProblem(bot) || !bot.fallback) continue
    note(`${spec}: ${plain(bot.fallback.why)}; ${bot.fallback.spec} plays in its place`)
  }
}

export interface Maker {
  readonly spec: string
  /** A fresh bot for one game of a run. */
  make(seed: string, number: number): Chooser
}

/** A bot per seat from a list; one alone plays every seat. */
export function botMakers(game: Game, seats: number, list: string): readonly Maker[] {
  const given = botSpecs(game, list)
  const specs = given.length === 1 ? new Array<string>(seats).fill(given[0]) : given
  if (specs.length !== seats) need({ problem: `${specs.length} bots for ${seats} seats` }, '--bots')
  return specs.map((spec, seat) => ({
    spec,
    make(seed, number) {
      const bot = need(botOf(spec, game, `${gameSeed(seed, number)}/${seat}`))
      return (state, seat, legal) => {
        // Made when the bot looks: a random one never does.
        let seen: View | undefined
        return bot.choose({
          get view() {
            seen ??= game.view(state, seat)
            return seen
          },
          seat,
          legal,
        })
      }
    },
  }))
}
