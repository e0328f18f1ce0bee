// The lessons of 7 Wonders Duel.

import type { Lesson } from '@tabularium/kernel'
import { firstGame } from './first-game.ts'

export const LESSONS: readonly Lesson[] = [firstGame]
