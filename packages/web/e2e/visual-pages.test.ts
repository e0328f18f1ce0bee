// Every page once, each in another language, size and theme. All of them in all of these: visual.long.test.ts.

import { ONLINE, PAGES } from '../gallery/scenes.ts'
import { lookAt } from './visual.ts'

/** The pages on the other games are made of the same parts; axe sees them in the long test. */
const isLikeAnother = (name: string): boolean => /-of-(?:wonders-duel|mare-nostrum|assyrian-wars)$/.test(name)

lookAt({ scenes: { ...PAGES, ...ONLINE }, known: isLikeAnother })
