// Where the page begins.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadPage } from './app.tsx'
import { preloadTable } from './frame/preload.ts'
import { dress } from './settings.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

dress()

/** How long the first drawing waits for its page; React shows a placeholder that came first for a third of a second. */
const PATIENCE_MS = 400

async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const { pathname } = location
  // What cannot be loaded is asked for again by the page, which says so.
  const loaded = Promise.allSettled([loadPage(pathname), preloadTable(pathname)])
  await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void begin()
