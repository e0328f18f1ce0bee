// All states of some files of parts, one below the other.

import type { ComponentType } from 'react'
import type { Parts } from './parts-files.ts'
import './sheet.css'

/** `WithAWarning` → `with a warning`. */
const caption = (name: string): string => name.replace(/(?<=.)(?=[A-Z])/g, ' ').toLowerCase()

const isState = (entry: [name: string, part: Parts[string]]): entry is [string, ComponentType] =>
  /^[A-Z]/.test(entry[0])

/** All states of some files. Where there are several, those that lie over the page are shown only by themselves. */
export function Sheet({ files }: { readonly files: readonly (readonly [name: string, parts: Parts])[] }) {
  const shown = files.length === 1 ? files : files.filter(([, { overPage }]) => overPage !== true)
  return (
    <main className="parts" data-stands={location.hash}>
      {shown.map(([file, parts]) => (
        <article key={file}>
          <h1>{file.replace('parts/', '')}</h1>
          {Object.entries(parts)
            .filter(isState)
            .map(([name, State]) => (
              <section key={name} className="part">
                <h2>{caption(name)}</h2>
                <div className="part-body">
                  <State />
                </div>
              </section>
            ))}
        </article>
      ))}
    </main>
  )
}
