// Parts of the shell that are loaded when they are first rendered: the scores at the end of a game, notes on the chance.

import { lazy } from 'react'

const scores = () => import('./scores.tsx')

export const ScoreTable = lazy(async () => ({ default: (await scores()).ScoreTable }))
/** Comes when a game ends before one's eyes. */
export const EndScene = lazy(async () => ({ default: (await scores()).EndScene }))
export const Fairness = lazy(async () => ({ default: (await scores()).Fairness }))

/** What the table has promised about its chance: folded, it can wait until the board is there. */
export const ChanceDoubt = lazy(async () => ({ default: (await import('./chance-note.tsx')).ChanceDoubt }))
export const ChanceNote = lazy(async () => ({ default: (await import('./chance-note.tsx')).ChanceNote }))
