// Where a page has room for what a board says over the head of its map, below the prompt: on a phone, where the map fills the screen.

import { createContext } from 'react'

export const MapHeadContext = createContext<HTMLElement | null>(null)
