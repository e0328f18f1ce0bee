// A scene for each kind of card, by the first of a card's types.

import type { Pictures } from '../../pictures.ts'
import { allianceBreaker, counterMeasures, draw, political } from './politics.ts'
import {
  battle,
  battleCounter,
  catastrophe,
  economic,
  foreignWar,
  movement,
  reaction,
  recruitment,
  sabotage,
} from './war.ts'

export const cards: Pictures = {
  ...{ allianceBreaker, foreignWar, political, catastrophe, counterMeasures, battleCounter, battle },
  ...{ sabotage, reaction, movement, draw, economic, recruitment },
}
