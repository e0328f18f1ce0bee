// The forty structures by their ids, in the order of their materials.

import type { Structure } from '../construction.ts'
import { academy } from './academy.ts'
import { amphitheatre } from './amphitheatre.ts'
import { aqueduct } from './aqueduct.ts'
import { archway } from './archway.ts'
import { atrium } from './atrium.ts'
import { bar } from './bar.ts'
import { basilica } from './basilica.ts'
import { bath } from './bath.ts'
import { bridge } from './bridge.ts'
import { catacomb } from './catacomb.ts'
import { circus } from './circus.ts'
import { circusMaximus } from './circus-maximus.ts'
import { coliseum } from './coliseum.ts'
import { dock } from './dock.ts'
import { forum } from './forum.ts'
import { foundry } from './foundry.ts'
import { fountain } from './fountain.ts'
import { garden } from './garden.ts'
import { gate } from './gate.ts'
import { insula } from './insula.ts'
import { latrine } from './latrine.ts'
import { ludusMagna } from './ludus-magna.ts'
import { market } from './market.ts'
import { palace } from './palace.ts'
import { palisade } from './palisade.ts'
import { prison } from './prison.ts'
import { road } from './road.ts'
import { school } from './school.ts'
import { scriptorium } from './scriptorium.ts'
import { senate } from './senate.ts'
import { sewer } from './sewer.ts'
import { shrine } from './shrine.ts'
import { stairway } from './stairway.ts'
import { statue } from './statue.ts'
import { storeroom } from './storeroom.ts'
import { temple } from './temple.ts'
import { tower } from './tower.ts'
import { villa } from './villa.ts'
import { vomitorium } from './vomitorium.ts'
import { wall } from './wall.ts'

// biome-ignore format: a line for each material
export const structures: Readonly<Record<string, () => Structure>> = {
  bar, insula, latrine, road,
  circus, dock, market, palisade,
  academy, archway, atrium, bath, foundry, gate, school, shrine,
  amphitheatre, aqueduct, bridge, senate, storeroom, tower, vomitorium, wall,
  catacomb, 'circus-maximus': circusMaximus, coliseum, garden, prison, scriptorium, sewer, villa,
  basilica, forum, fountain, 'ludus-magna': ludusMagna, palace, stairway, statue, temple,
}
