// `npm run generate`: writes the sources that follow from a table, and the page on the kernel's API. Tests (generate.test.ts,
// packages.test.ts) see to it that they are up to date.

import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { covers } from '../packages/art/src/covers.ts'
import { sites } from '../packages/art/src/glory-to-rome/sites.ts'
import { svgOf, THEMES } from '../packages/art/src/index.ts'
import { FRAME_ROWS } from '../packages/assyrian-wars/src/board/frame-fields.ts'
import { FIELDS, SIZES } from '../packages/assyrian-wars/src/board/state-fields.ts'
import { declarationsOf } from './declarations.ts'
import { frameSource } from './frame-source.ts'
import { kernelApi } from './kernel-api.ts'
import { stateSource } from './state-source.ts'

/** Pictures that pages show before a game is loaded, as files: where each lies, and the drawing it is made of. */
const PAGE_PICTURES = {
  'boards/wonders-duel/picture': ['The Pyramids', covers['wonders-duel']],
  'boards/glory-to-rome/picture': ['The Forum', covers['glory-to-rome']],
  'boards/mare-nostrum/picture': ['Cities around a sea', covers['mare-nostrum']],
  'boards/assyrian-wars/picture': ['A siege', covers['assyrian-wars']],
  'frame/empty': ['Walls that have fallen', sites.rubble],
} as const

/** By day and by night. */
const pagePictures = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(PAGE_PICTURES).flatMap(([path, [title, scene]]) =>
      THEMES.map(theme => [
        `packages/web/src/${path}-${theme}.svg`,
        `${svgOf(scene(), { theme, wide: true }).replace('>', `><title>${title}</title>`)}\n`,
      ]),
    ),
  )

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What is written, by its path from the root. */
export const generated = (): Readonly<Record<string, string>> => ({
  ...pagePictures(),
  'packages/assyrian-wars/src/board/state.generated.ts': stateSource({
    name: 'AwState',
    table: 'state-fields.ts',
    imports: [
      "import { type Bits, copyArray, copyList, type Seat, type Seats, type State } from '@tabularium/kernel'",
      "import type { Names } from './facts.ts'",
      "import {\n  type Area,\n  type Card,\n  type Counter,\n  type Countries,\n  type Country,\n  type Face,\n  type Group,\n  type Place,\n  TIDE,\n  USES,\n  type War,\n  type Zone,\n} from './names.ts'",
      "import type { AwFrame } from './frames.generated.ts'",
    ],
    given: 'b: Names',
    sizes: SIZES,
    chapters: FIELDS,
  }),
  'packages/assyrian-wars/src/board/frames.generated.ts': frameSource({
    table: 'frame-fields.ts',
    imports: [
      "import type { Bits, Frame } from '@tabularium/kernel'",
      "import {\n  type Area,\n  type Box,\n  type Card,\n  type Counter,\n  type Countries,\n  type Country,\n  type Face,\n  NOBODY,\n  type Place,\n  type Side,\n  type UnitKind,\n  type War,\n  whole,\n} from './names.ts'",
    ],
    slots: ['a', 'b', 'c', 'd'],
    chapters: FRAME_ROWS,
  }),
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const api = kernelApi(declarationsOf(['kernel']))
  for (const [path, source] of Object.entries({ ...generated(), 'docs/kernel-api.md': api })) {
    writeFileSync(join(root, path), source)
    console.log(path)
  }
}
