// Every page once, each in another language, size and theme; of those that every game has, Glory to Rome's. All of them in all
// of these: visual.long.test.ts.

import { ONLINE, PAGES } from '../gallery/scenes.ts'
import { lookAt } from './visual.ts'

/** The pages on the other games are made of the same parts. */
const isLikeAnother = (name: string): boolean => /-of-(?:wonders-duel|mare-nostrum|assyrian-wars)$/.test(name)

const pages = Object.entries(PAGES).filter(([name]) => !isLikeAnother(name))
lookAt({ scenes: { ...Object.fromEntries(pages), ...ONLINE } })
