// Tables of every game, each in another language, size and theme. All of them in all of these: visual.long.test.ts.

import { TABLES, TABS } from '../gallery/scenes.ts'
import { lookAt } from './visual.ts'

/** Every fourth one. */
const some = Object.fromEntries(Object.entries(TABLES).filter((_, i) => i % 4 === 0))

// What a phone has on pages of its own, a laptop shows at once.
lookAt({ scenes: some, whole: true }, { scenes: TABS, windows: [1, 3], known: true })
