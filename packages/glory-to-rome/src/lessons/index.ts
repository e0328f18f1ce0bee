// The lessons of Glory to Rome.

import type { Lesson } from '@tabularium/kernel'
import { firstGame } from './first-game.ts'
import { functions } from './functions.ts'

export const LESSONS: readonly Lesson[] = [firstGame, functions]
