// A page that shows parts of the interface by themselves: every state that a file `*.gallery.tsx` exports. The address names
// the file (`#/ui/button`) or a folder (`#/ui`).

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dress } from '../src/settings.ts'
import { partsIn } from './parts-files.ts'
import { Sheet } from './sheet.tsx'
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

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
