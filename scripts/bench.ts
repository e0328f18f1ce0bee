// `npm run bench`: how fast the games are, then how fast the page is; with --json, both as one object. What else is said
// goes to the command `tabularium bench`; where a game is named, only that is measured, and with `page` only the page.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages')
const args = process.argv.slice(2)
const json = args.includes('--json')
const one = args.some((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--runs')

function run(file: string, ...more: readonly string[]): string {
  const told = spawnSync(process.execPath, [join(packages, file), ...more], {
    stdio: ['ignore', json ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
  })
  if (told.status !== 0) process.exit(told.status ?? 1)
  return told.stdout ?? ''
}

if (args.includes('page')) {
  const page = run('web/bench/page.ts', ...(json ? ['--json'] : []))
  if (json) console.log(JSON.stringify({ page: JSON.parse(page) }))
  process.exit()
}
const games = run('cli/src/main.ts', 'bench', ...args)
if (args.includes('--help')) process.exit(0)
if (!json && !one) console.log('\npage')
const page = one ? '' : run('web/bench/page.ts', ...(json ? ['--json'] : []))
if (json) console.log(JSON.stringify({ ...JSON.parse(games), ...(page !== '' && { page: JSON.parse(page) }) }))
