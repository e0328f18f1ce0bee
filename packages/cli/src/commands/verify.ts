// `tabularium verify`: whether a finished game was played by the rules, its result is right and chance was fair.

import { isTableEnd, verify } from '@tabularium/kernel'
import type { Command } from 'commander'
import { lineOf, need, readKnownRecord } from '../input.ts'
import { command, jsonOption, type Shell } from '../shell.ts'

const MORE = `Three checks: every move is legal (moves), the result follows from them (result), and every card and die
is the one that the seed and the players' shares draw, with the seed matching the commitment shown before the first
move (chance). Who won a game that the table ended (resigned, out of time, agreed) is the table's word, and so said.
Exit code 0: all hold. 1: one does not; the move and the line are named. 2: the file is no record.`

export const verifyCommand = (shell: Shell): Command =>
  command(
    'verify',
    'Check a finished game offline: moves, result, chance.',
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
            tableWord ? `“${record.result?.reason}” is the table’s word` : 'the result is right'
          }; chance is the seed’s own`,
        )
        if (record.commitment) terminal.print(dim(`commitment ${record.commitment}`))
      }
      for (const { check, why, move, line } of findings) {
        const where = move === undefined ? '' : ` at ${move === 0 ? 'the set-up' : `move ${move}`} (line ${line})`
        terminal.print(
          `${red('not verified')}  ${file}: ${check} fails${where}: ${why.replace(/^(set-up|move \d+): /, '')}`,
        )
      }
    })
