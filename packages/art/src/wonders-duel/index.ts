// The pictures of 7 Wonders Duel by name.

import type { Pictures } from '../pictures.ts'
import { appianWay } from '../wonders/appian-way.ts'
import { circusMaximus } from '../wonders/circus-maximus.ts'
import { colossus } from '../wonders/colossus.ts'
import { greatLibrary } from '../wonders/great-library.ts'
import { greatLighthouse } from '../wonders/great-lighthouse.ts'
import { hangingGardens } from '../wonders/hanging-gardens.ts'
import { mausoleum } from '../wonders/mausoleum.ts'
import { piraeus } from '../wonders/piraeus.ts'
import { pyramids } from '../wonders/pyramids.ts'
import { sphinx } from '../wonders/sphinx.ts'
import { statueOfZeus } from '../wonders/statue-of-zeus.ts'
import { templeOfArtemis } from '../wonders/temple-of-artemis.ts'
import { backs } from './backs.ts'
import { civic } from './buildings/civic.ts'
import { goods } from './buildings/goods.ts'
import { guilds } from './buildings/guilds.ts'
import { learning } from './buildings/learning.ts'
import { raw } from './buildings/raw.ts'
import { trade } from './buildings/trade.ts'
import { war } from './buildings/war.ts'
import { civilianVictory } from './ends/civilian.ts'
import { militaryVictory } from './ends/military.ts'
import { scienceVictory } from './ends/science.ts'
import { tokens } from './tokens.ts'
import { conflictPawn, easternCapital, westernCapital } from './track.ts'

/** Scenes named by their kind: `token/law`. */
const ofKind = (kind: string, scenes: Pictures): Pictures =>
  Object.fromEntries(Object.entries(scenes).map(([id, scene]) => [`${kind}/${id}`, scene]))

export const pictures: Pictures = {
  'wonder/the-appian-way': appianWay,
  'wonder/circus-maximus': circusMaximus,
  'wonder/the-colossus': colossus,
  'wonder/the-great-library': greatLibrary,
  'wonder/the-great-lighthouse': greatLighthouse,
  'wonder/the-hanging-gardens': hangingGardens,
  'wonder/the-mausoleum': mausoleum,
  'wonder/piraeus': piraeus,
  'wonder/the-pyramids': pyramids,
  'wonder/the-sphinx': sphinx,
  'wonder/the-statue-of-zeus': statueOfZeus,
  'wonder/the-temple-of-artemis': templeOfArtemis,
  'end/military': militaryVictory,
  'end/science': scienceVictory,
  // More points, more blue points, or a shared win.
  'end/points': civilianVictory,
  'end/blue': civilianVictory,
  'end/shared': civilianVictory,
  'track/capital-west': westernCapital,
  'track/capital-east': easternCapital,
  'track/pawn': conflictPawn,
  ...ofKind('back', backs),
  ...ofKind('token', tokens),
  ...ofKind('building', { ...raw, ...goods, ...war, ...learning, ...civic, ...trade, ...guilds }),
}
