// `tabularium check-data`: whether a file of one's own data (another map, other cards) can be played, and what is wrong with it.

import type { Command } from 'commander'
import { ownData, readData, WITH_DATA } from '../data.ts'
import { command, jsonOption, type Shell } from '../shell.ts'

const MORE = `Games that can be played on other data: ${WITH_DATA.join(', ')}. --print writes the data the game comes with, to begin from.
Exit code 0: it can be played (tabularium play <game> --data <file>). 1: something is wrong; every fault is named.`

export const checkDataCommand = (shell: Shell): Command =>
  command(
    'check-data',
    'Check a file with a map, cards or set-up of your own.',
    ['tabularium check-data mare-nostrum my-map.json', 'tabularium check-data mare-nostrum --print > my-map.json'],
    MORE,
  )
    .argument('<game>', `one of: ${WITH_DATA.join(', ')}`)
    .argument('[file]', 'JSON')
    .option('--print', 'write the data that the game comes with')
    .addOption(jsonOption())
    .action((id: string, file: string | undefined, { json, print }: { json?: boolean; print?: boolean }) => {
      const { terminal } = shell
      if (print || file === undefined) {
        terminal.print(JSON.stringify(ownData(id), undefined, 2))
        return
      }
      const read = readData(id, file)
      const faults = 'faults' in read ? read.faults : []
      shell.exit = faults.length > 0 ? 1 : 0
      if (json) return terminal.json({ game: id, playable: faults.length === 0, faults })
      if (faults.length === 0) terminal.print(`${terminal.colours.green('can be played')}  ${file}`)
      for (const fault of faults) terminal.print(`${terminal.colours.red('wrong')}  ${fault}`)
    })
