// The ways the game ends by their ids.

import type { Pictures } from '../../pictures.ts'
import { nineveh } from './nineveh.ts'
import { conquest, points, suddenDeath, supremacy } from './others.ts'

export const ends: Pictures = { points, 'sudden-death': suddenDeath, supremacy, nineveh, conquest }
