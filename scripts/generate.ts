// `npm run generate`: writes the sources that follow from a table. A test (generate.test.ts) sees to it that they are up to date.

import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIELDS, SIZES } from '../packages/assyrian-wars/src/state-fields.ts'
import { stateSource } from './state-source.ts'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What is written, by its path from the root. */
export const generated = (): Readonly<Record<string, string>> => ({
  'packages/assyrian-wars/src/state.generated.ts': stateSource({
    name: 'AwState',
    table: 'state-fields.ts',
    imports: [
      "import { copyArray, copyList, type State } from '@tabularium/kernel'",
      "import type { Names } from './board.ts'",
      "import { type Area, type Card, type Counter, type Countries, type Country, type Place, TIDE, USES } from './names.ts'",
      "import type { AwFrame } from './state.ts'",
    ],
    given: 'b: Names',
    sizes: SIZES,
    chapters: FIELDS,
  }),
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, source] of Object.entries(generated())) {
    writeFileSync(join(root, path), source)
    console.log(path)
  }
}
