// Where the page begins.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { dress } from './settings.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

dress()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
