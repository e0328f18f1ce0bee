// What is checked without running a test, and how: `npm run check` asks all of it, `npm test` and `npm run test:quick` a part.

import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const bin = (name: string): string => join(root, 'node_modules', '.bin', name)

/** Whether it ends well; what it says is told when it has ended, so that several can run at a time. */
export const ends = (command: string, ...args: readonly string[]): Promise<boolean> =>
  new Promise(done => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.once('error', error => {
      console.error(error.message)
      done(false)
    })
    child.once('close', code => {
      process.stdout.write(said)
      done(code === 0)
    })
  })

/** For tsc beside other work: in several threads it is done sooner, but takes half as much processor time again. */
export const ONE_THREAD = '--singleThreaded'

export const CHECKS = {
  types: (...flags: readonly string[]) => ends(bin('tsc'), '--noEmit', ...flags),
  'types of the page': (...flags: readonly string[]) => ends(bin('tsc'), '--noEmit', '-p', 'packages/web', ...flags),
  'format and lint': () => ends(bin('biome'), 'check', '--error-on-warnings', '.'),
  arrows: () => ends(process.execPath, 'scripts/arrows.ts'),
  licences: () => ends(process.execPath, 'scripts/licences.ts'),
} as const

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const begun = Object.entries(CHECKS).map(([what, begin]) => [what, begin()] as const)
  for (const [what, holds] of begun) {
    if (await holds) continue
    console.error(`FAIL ${what}`)
    process.exitCode = 1
  }
}
