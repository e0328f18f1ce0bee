// The picture that stands for a game before it is opened: on pages, and in previews of links.

import { siege } from './assyrian-wars/siege.ts'
import { forum } from './glory-to-rome/forum.ts'
import { ends } from './mare-nostrum/ends.ts'
import type { Pictures } from './pictures.ts'
import { pyramids } from './wonders/pyramids.ts'

/** By the id of the game; neighbours in a row have different skies. */
export const covers: Pictures = {
  'wonders-duel': pyramids,
  'glory-to-rome': forum,
  'mare-nostrum': ends.cities,
  'assyrian-wars': siege,
}
