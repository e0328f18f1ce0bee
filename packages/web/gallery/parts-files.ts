// The files of parts, as Vite finds them, by the name of their entry. Each is loaded when it is shown.

import type { ComponentType } from 'react'
import { partsName } from './list.ts'

/** Named exports are states; `overPage: true` says that they lie over the page, as dialogs do. */
export type Parts = Readonly<Record<string, ComponentType | boolean>>

const loads = import.meta.glob<Parts>('../src/**/*.gallery.tsx')

export const PARTS_FILES: readonly string[] = Object.keys(loads)

/** The parts of this name: a file's, or all of a folder. */
export const partsIn = (name: string): Promise<readonly (readonly [name: string, parts: Parts])[]> =>
  Promise.all(
    Object.entries(loads)
      .map(([file, load]) => [partsName(file), load] as const)
      .filter(([file]) => file === name || file.startsWith(`${name}/`))
      .map(async ([file, load]) => [file, await load()] as const),
  )
