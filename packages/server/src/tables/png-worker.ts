// The thread that draws PNGs: resvg as WebAssembly, with the one font that the pictures are set in.

import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { PngDone, PngJob } from './png.ts'
import { unwrapWoff } from './woff.ts'

/** What we use of the rasteriser. */
interface Rasteriser {
  initWasm(module: Uint8Array): Promise<void>
  readonly Resvg: new (
    svg: string,
    options: {
      readonly font: {
        readonly fontBuffers: readonly Uint8Array[]
        readonly defaultFontFamily: string
        readonly serifFamily: string
      }
    },
  ) => { render(): { asPng(): Uint8Array<ArrayBuffer>; free(): void }; free(): void }
}

const RASTERISER: string = '@resvg/resvg-wasm'
const FONT: string = '@fontsource/forum'

async function load() {
  const module: Rasteriser = await import(RASTERISER)
  await module.initWasm(await readFile(fileURLToPath(import.meta.resolve(`${RASTERISER}/index_bg.wasm`))))
  const folder = join(dirname(fileURLToPath(import.meta.resolve(`${FONT}/package.json`))), 'files')
  const files = (await readdir(folder)).filter(file => file.endsWith('-normal.woff')).toSorted()
  const fontBuffers = await Promise.all(files.map(async file => unwrapWoff(await readFile(join(folder, file)))))
  return { module, fontBuffers }
}

let loaded: ReturnType<typeof load> | undefined

async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  loaded ??= load()
  const { module, fontBuffers } = await loaded
  const picture = new module.Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Forum', serifFamily: 'Forum' } })
  const image = picture.render()
  const png = image.asPng()
  image.free()
  picture.free()
  return png
}

parentPort?.on('message', ({ job, svg }: PngJob) => {
  draw(svg).then(
    png => parentPort?.postMessage({ job, png } satisfies PngDone),
    () => parentPort?.postMessage({ job } satisfies PngDone),
  )
})
