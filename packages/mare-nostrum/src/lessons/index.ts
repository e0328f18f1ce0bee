// The lessons of Mare Nostrum.

import type { Lesson } from '@tabularium/kernel'
import { firstRound } from './first-round.ts'

export const LESSONS: readonly Lesson[] = [firstRound]
