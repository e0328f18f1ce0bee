// The lessons of Assyrian Wars.

import type { Lesson } from '@tabularium/kernel'
import { twoRivers } from './two-rivers.ts'

export const LESSONS: readonly Lesson[] = [twoRivers]
