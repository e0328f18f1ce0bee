// `tabularium verify`: whether a finished game was played by the rules, its result is right and chance was fair.

import { isTableEnd, verify } from '@tabularium/kernel'
import type { Command } from 'commander'
import { lineOf, need, readKnownRecord } from '../input.ts'
import { command, jsonOption, type Shell } from '../shell.ts'

const MORE = `Three checks: every move is legal (moves); the result follows from the moves (result); every card and die comes from
the seed and the players' shares, and the seed matches the commitment shown before the first move (chance). When a game
ended by resignation, on time or by agreement, the winner cannot be derived from the moves; the output says so.
Exit code 0: everything holds. 1: a check failed; the move and line are given. 2: the file is not a record.`

export const verifyCommand = (shell: Shell): Command =>
  command(
    'verify',
    'Verify a finished game offline: moves, result, randomness.',
    ['tabularium verify game.txt', 'tabularium verify game.txt --json'],
    MORE,
  )
    .argument('<file>', 'a record')
    .addOption(jsonOption())
    .action((file: string, { json }: { json?: boolean }) => {
      const { terminal } = shell
      const { game, record, text } = need(readKnownRecord(shell.games, file), file)
      const setupLine = lineOf(text, 'moves:') + 1
      const findings = verify(game, record).map(finding => ({
        ...finding,
        ...(finding.move !== undefined && { line: setupLine + finding.move }),
      }))
      const tableWord = record.result !== undefined && isTableEnd(record.result.reason)
      shell.exit = findings.length > 0 ? 1 : 0
      if (json) {
        terminal.json({
          game: game.id,
          rules: record.rules,
          moves: record.moves.length,
          verified: findings.length === 0,
          // Not the rules, but the table says who has won.
          ...(tableWord && { tableWord: true }),
          findings,
        })
        return
      }
      const { green, red, dim } = terminal.colours
      if (findings.length === 0) {
        terminal.print(
          `${green('verified')}  ${file}: ${record.moves.length} moves, all legal; ${
            tableWord ? `“${record.result?.reason}” is taken from the table` : 'the result is right'
          }; all randomness comes from the seed`,
        )
        if (record.commitment) terminal.print(dim(`commitment ${record.commitment}`))
      }
      for (const { check, why, move, line } of findings) {
        const where = move === undefined ? '' : ` at ${move === 0 ? 'the setup' : `move ${move}`} (line ${line})`
        terminal.print(
          `${red('not verified')}  ${file}: ${check} fails${where}: ${why.replace(/^(set-up|move \d+): /, '')}`,
        )
      }
    })
