// Every page once, each in another language, size and theme. All of them in all of these: looks.long.test.ts.

import { lookAt } from './looks.ts'
import { ONLINE, PAGES } from './scenes.ts'

lookAt({ scenes: { ...PAGES, ...ONLINE } })
