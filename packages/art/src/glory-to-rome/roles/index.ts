// The six roles by their ids.

import type { Pictures } from '../../pictures.ts'
import { architect } from './architect.ts'
import { craftsman } from './craftsman.ts'
import { laborer } from './laborer.ts'
import { legionary } from './legionary.ts'
import { merchant } from './merchant.ts'
import { patron } from './patron.ts'

export const roles: Pictures = { laborer, craftsman, legionary, architect, merchant, patron }
