// A page that shows parts of the interface by themselves: every state that a file `*.gallery.tsx` exports. The address names
// the file (`#/ui/button`) or a folder (`#/ui`).

import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dress } from '../src/settings.ts'
import { type Parts, partsIn } from './parts-files.ts'
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import './parts.css'

/** `WithAWarning` → `with a warning`. */
const caption = (name: string): string => name.replace(/(?<=.)(?=[A-Z])/g, ' ').toLowerCase()

const isState = (entry: [name: string, part: Parts[string]]): entry is [string, ComponentType] =>
  /^[A-Z]/.test(entry[0])

/** All states of some files. Where there are several, those that lie over the page are shown only by themselves. */
function Sheet({ files }: { readonly files: readonly (readonly [name: string, parts: Parts])[] }) {
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

const root = createRoot(document.getElementById('root') ?? document.body)

async function show(): Promise<void> {
  const files = await partsIn(location.hash.replace('#', 'parts'))
  root.render(
    <StrictMode>
      <Sheet key={location.hash} files={files} />
    </StrictMode>,
  )
}

dress()
window.addEventListener('hashchange', show)
void show()
