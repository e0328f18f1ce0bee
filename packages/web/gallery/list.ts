// Everything there is to see: scenes, and the parts of the page that have a file `*.gallery.tsx` beside them.

import { SCENES, type Scene } from './scenes.ts'

export type Entry = { readonly name: string } & (
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'parts' }
)

/** `…/src/ui/button.gallery.tsx` → `parts/ui/button`. */
export const partsName = (file: string): string => file.replace(/^.*\/src\/(.*)\.gallery\.tsx$/, 'parts/$1')

/** In the order in which they are shown; the files of parts are found by whoever asks. */
export const entries = (files: readonly string[]): readonly Entry[] => [
  ...files
    .map((file): Entry => ({ kind: 'parts', name: partsName(file) }))
    .toSorted((a, b) => a.name.localeCompare(b.name)),
  ...Object.entries(SCENES).map(([name, scene]): Entry => ({ kind: 'scene', name, scene })),
]

/** The folder of an entry, as a heading: all but the last word of its name. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

/** The last word of its name, as people write it. */
export const titleOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ')
