// The scores of a game that is over, fetched when it is.

import { lazy } from 'react'

const scores = () => import('./scores.tsx')

export const ScoreTable = lazy(async () => ({ default: (await scores()).ScoreTable }))
export const Fairness = lazy(async () => ({ default: (await scores()).Fairness }))
