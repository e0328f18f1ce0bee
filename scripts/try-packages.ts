// A long check (npm run soak): both packages out of their tarballs, installed by npm into an empty folder, with the versions
// of the shrinkwrap where the registry answers and beside the workspace's own packages where it does not. Then their types are
// checked by somebody who uses them, and the command plays, verifies and serves.

import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin } from './checks.ts'
import { installPacked } from './installed.testing.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'tabularium-install-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

const hold = (what: string, holds: boolean): void => {
  if (!holds) throw new Error(what)
  console.log(`ok ${what}`)
}

run(process.execPath, join(root, 'scripts', 'pack.ts'))
const tarballs = globSync('*.tgz', { cwd: join(root, 'dist') }).map(file => join(root, 'dist', file))
hold('two tarballs', tarballs.length === 2)
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
const install = ['install', ...tarballs, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0']
const npm = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
if (npm.status === 0) console.log('installed by npm')
else {
  console.log(
    `the registry did not answer, so nothing is known of what npm would install: ${npm.stderr.split('\n')[0]}`,
  )
  for (const name of ['kernel', 'tabularium']) installPacked(join(root, 'dist', name), folder)
}

const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'kernel-api.md'), 'utf8')) ?? []
const user = `import { GAMES, main } from 'tabularium'
import { environmentOf } from 'tabularium/bots/learning'
import { wondersDuel } from 'tabularium/wonders-duel'
const id: string = wondersDuel.id
console.log(id, GAMES.length, typeof main, typeof environmentOf)
`
writeFileSync(join(folder, 'example.ts'), example)
writeFileSync(join(folder, 'user.ts'), user)
const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')]
run(bin('tsc'), '--ignoreConfig', '--strict', '--noEmit', '--module', 'nodenext', ...types, 'example.ts', 'user.ts')
hold('the kernel’s example runs', run(process.execPath, 'example.ts') === '[]\n[]\n')
hold('games and bots can be imported', run(process.execPath, 'user.ts') === 'wonders-duel 4 function function\n')

const command = join(folder, 'node_modules', 'tabularium', 'bin', 'tabularium.js')
const tabularium = (...words: readonly string[]): string => run(process.execPath, command, ...words)
hold('a record verifies', tabularium('verify', join(root, 'packages/wonders-duel/records/end-science.txt')) !== '')
const arena = JSON.parse(tabularium('arena', 'mare-nostrum', '--bots', 'sensible,random', '--games', '2', '--json'))
hold('bots play', arena.games === 2)

const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', join(folder, 'data')])
process.once('exit', () => server.kill('SIGKILL'))
const address = await new Promise<string>((done, fail) => {
  let said = ''
  server.stdout.on('data', (text: Buffer) => {
    said += text
    const [, found] = /running at (\S+)/.exec(said) ?? []
    if (found !== undefined) done(found)
  })
  server.once('exit', () => fail(new Error(`the server did not start: ${said}`)))
})
const text = async (path: string): Promise<string> => await (await fetch(new URL(path, address))).text()
hold('it is healthy', JSON.parse(await text('/health')).status === 'ok')
const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await text('/')) ?? []
hold('the page is the built one', script !== undefined && (await text(script)).includes('import'))
const ended = new Promise<number | null>(done => server.once('exit', done))
server.kill('SIGTERM')
hold('it ends by itself', (await ended) === 0)
