// The lessons of 7 Wonders Duel.

import { firstGame } from './first-game.ts'
import type { Lesson } from './lesson.ts'

export type { Lesson, Note, Step } from './lesson.ts'
export const LESSONS: readonly Lesson[] = [firstGame]
