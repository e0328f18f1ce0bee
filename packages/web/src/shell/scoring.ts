// The scores of a game that is over, fetched when it is.

import { lazy } from 'react'

const scores = () => import('./scores.tsx')

export const ScoreTable = lazy(async () => ({ default: (await scores()).ScoreTable }))
export const Fairness = lazy(async () => ({ default: (await scores()).Fairness }))

/** What the table has promised about its chance: folded, it can wait until the board is there. */
export const ChanceDoubt = lazy(async () => ({ default: (await import('./chance-note.tsx')).ChanceDoubt }))
export const ChanceNote = lazy(async () => ({ default: (await import('./chance-note.tsx')).ChanceNote }))
