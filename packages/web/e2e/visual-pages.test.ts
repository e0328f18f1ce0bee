// Every page once, each in another language, size and theme. All of them in all of these: visual.long.test.ts.

import { ONLINE, PAGES } from '../gallery/scenes.ts'
import { lookAt } from './visual.ts'

lookAt({ scenes: { ...PAGES, ...ONLINE } })
