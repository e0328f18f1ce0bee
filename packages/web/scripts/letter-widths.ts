// How wide the letters of the maps' type are, for those who place names without a browser. Run it when the type changes:
// node packages/web/scripts/letter-widths.ts. The browser of the tests measures them.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launch } from '../e2e/browser.ts'
import { lettersIn } from '../src/boards/map/letter-ranges.ts'

const require = createRequire(import.meta.url)
const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond'

/** Each face with its files, and how it is written. */
const FACES = {
  name: { files: ['latin', 'latin-ext', 'cyrillic'].map(part => `${GARAMOND}-${part}-wght-normal`), font: '600' },
  water: { files: ['latin', 'latin-ext', 'cyrillic'].map(part => `${GARAMOND}-${part}-wght-italic`), font: '500' },
  land: {
    files: [
      '@fontsource-variable/cinzel/files/cinzel-latin-wght-normal',
      '@fontsource-variable/cinzel/files/cinzel-latin-ext-wght-normal',
      '@fontsource/forum/files/forum-cyrillic-400-normal',
    ],
    font: '600',
  },
} as const

/** Code points: Latin with what Polish and German add, Cyrillic. */
const RANGES =
  '20 27 28-29 2c-2e 30-39 41-5a 61-7a b7 c4 d3 d6 dc df e4 f3 f6 fc 104-107 118-119 141-144 15a-15b 179-17c 401 410-44f 451 2013 2019'

const browser = await launch()
try {
  const page = await browser.newPage()
  const measured = await Promise.all(
    Object.entries(FACES).map(async ([face, { files, font }]) => {
      const fonts = files.map(file => readFileSync(require.resolve(`${file}.woff2`)).toString('base64'))
      const widths = await page.evaluate(
        async ({ face, fonts, font, letters }) => {
          const families = await Promise.all(
            fonts.map(async (data, i) => {
              const loaded = new FontFace(`${face}${i}`, `url(data:font/woff2;base64,${data})`, { weight: '400 900' })
              document.fonts.add(await loaded.load())
              return `${face}${i}`
            }),
          )
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) throw new Error('no canvas')
          pen.font = `${font} 1000px ${families.join()}`
          return letters.map(letter => Math.ceil(pen.measureText(letter).width / 10))
        },
        { face, fonts, font, letters: lettersIn(RANGES) },
      )
      return `  ${face}: '${widths.join(' ')}',`
    }),
  )
  const file = join(import.meta.dirname, '../src/boards/map/letter-widths.gen.ts')
  writeFileSync(
    file,
    `// Written by packages/web/scripts/letter-widths.ts: how wide each letter is, in hundredths of its size.

/** The letters, as ranges of code points. */
export const RANGES =
  '${RANGES}'

// biome-ignore format: figures
export const WIDTHS = {
${measured.join('\n')}
} as const
`,
  )
  console.log(`${file}: ${lettersIn(RANGES).length} letters`)
} finally {
  await browser.close()
}
