// Which tests of the page need a process of their own: those that put something in the place of modules, globals or time.
// Found by reading the files, so that a new test lands in the right project by itself.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `vi.fn` makes a function and changes nothing that another file could see. */
export const isMocking = (source: string): boolean => /\bvi\s*\.\s*(?!fn\b)\w/.test(source)

/** The test files below these folders that mock, as paths from the root. */
export const mockingTests = (root: string, folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.test.ts') && isMocking(readFileSync(join(root, folder, file), 'utf8')))
      .map(file => join(folder, file)),
  )
