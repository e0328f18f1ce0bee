// `tabularium check-data`: whether a file of one's own data (another map, other cards) can be played, and what is wrong with it.

import { describeFault } from '@tabularium/kernel/data'
import type { Command } from 'commander'
import { gameOfData, ownData, readData, WITH_DATA } from '../data.ts'
import { InputError } from '../input.ts'
import { command, jsonOption, type Shell } from '../shell.ts'

const MORE = `Games that accept your own data: ${WITH_DATA.join(', ')}. --print prints the data a game comes with, as a starting point.
Exit code 0: the file can be played (tabularium play <game> --data <file>). 1: there are faults; each one is listed.`

interface Arguments {
  readonly json?: boolean
  readonly print?: boolean
}

export const checkDataCommand = (shell: Shell): Command =>
  command(
    'check-data',
    'Check a file with your own map, cards or setup.',
    ['tabularium check-data assyrian-wars --print > my-war.json', 'tabularium check-data my-war.json'],
    MORE,
  )
    .argument('[game]', `one of: ${WITH_DATA.join(', ')}; a file that names its "game" needs none`)
    .argument('[file]', 'JSON')
    .option('--print', 'print the data that the game comes with')
    .addOption(jsonOption())
    .action((first: string | undefined, second: string | undefined, { json, print }: Arguments) => {
      const { terminal } = shell
      if (first === undefined) throw new InputError(`name a file, or a game and --print: ${WITH_DATA.join(', ')}`)
      if (print || (second === undefined && WITH_DATA.includes(first))) {
        terminal.print(JSON.stringify(ownData(first), undefined, 2))
        return
      }
      const file = second ?? first
      const id = second === undefined ? gameOfData(file) : first
      const read = readData(id, file)
      const faults = 'faults' in read ? read.faults : []
      shell.exit = faults.length > 0 ? 1 : 0
      if (json) return terminal.json({ game: id, playable: faults.length === 0, faults })
      if (faults.length === 0) terminal.print(`${terminal.colours.green('can be played')}  ${file}`)
      for (const fault of faults) terminal.print(`${terminal.colours.red('wrong')}  ${describeFault(fault)}`)
    })
