// Where the gallery begins.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
