// Where the board on other sites begins. It stands in a frame with an origin of its own: nothing is kept, nobody is known.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { change, dress, THEMES } from '../settings.ts'
import { EmbeddedBoard } from './embedded-board.tsx'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'

const asked = new URLSearchParams(location.search)
const theme = THEMES.find(one => one === asked.get('theme'))
if (theme) change({ theme })
dress()

const [, , id = '', move] = location.pathname.split('/')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <EmbeddedBoard id={id} start={/^\d{1,6}$/.test(move ?? '') ? Number(move) : undefined} />
    </StrictMode>,
  )
}
