// Functions at work, in the full game: the lesson begins in round 24, where a Forum threatens.

import type { Lesson } from '@tabularium/kernel'
import { notes, title } from './functions-notes.ts'

const record = `tabularium: 1
game: glory-to-rome
rules: 1
options: variant=standard outOfTown=any-time stairway=extra circusMaximus=all-clients concession=off
seats: player | rival
moves:
setup > bath, foundry, shrine, dock, insula, road, gate, palisade, aqueduct, bar
0 lead craftsman dock
1 follow palisade
0 found bath
1 found insula
1 lead craftsman senator
0 follow senator
1 craft insula road
0 craft bath foundry
0 think cards > market, temple, amphitheatre, wall
1 think cards > fountain, circus, school, archway
0 lead craftsman market
1 follow circus
0 craft bath shrine
1 found gate
1 lead patron fountain
0 think cards > dock, latrine
1 hire craftsman
0 lead patron temple
1 think cards > forum, basilica, tower
0 hire laborer
0 collect concrete
1 lead patron basilica
0 think senator
1 hire patron
0 lead craftsman dock
1 think cards > palisade
0 found amphitheatre
1 craft gate school
1 lead craftsman palisade
0 think cards > bar, academy
1 craft gate archway
1 found forum
0 lead laborer bar
1 think cards > storeroom, villa, road, statue
0 collect wood
0 collect marble
1 lead patron statue
0 think cards > foundry
1 hire laborer
1 pass
0 lead architect wall
1 think cards > sewer
0 build amphitheatre concrete
1 lead laborer road
0 follow latrine
1 collect wood
1 collect marble
0 collect concrete
0 collect wood
0 think cards > garden, storeroom
1 lead architect tower
0 think cards > road
1 found villa
0 lead merchant garden
1 think cards > temple, latrine, academy
0 bank marble
1 lead patron temple
0 think cards > insula
1 hire architect
1 hire merchant
0 lead laborer road
1 follow latrine
0 collect wood
0 collect marble
1 collect rubble
1 pass
1 lead legionary academy
0 think cards > shrine
1 demand storeroom
0 give storeroom
0 lead laborer insula
1 think cards > school, dock, bar
0 collect marble
0 collect rubble
1 collect brick
1 lead legionary school
0 think cards > coliseum
1 demand sewer
0 give coliseum
0 think cards > road
1 lead architect storeroom
0 follow senator
1 found sewer
1 found dock
0 build amphitheatre concrete
0 found academy out
0 craft academy foundry
0 craft academy shrine
0 found road
0 think cards > dock, market, wall, villa, latrine
0 petition patron wood
0 add dock
0 add market
1 think senator
0 hire legionary
0 demand wall
1 hire craftsman
`

export const functions: Lesson = {
  id: 'functions',
  game: 'glory-to-rome',
  seat: 0,
  minutes: 5,
  record,
  title,
  steps: [
    { id: 'welcome', at: 81, light: 'own.bath', rule: '6.5' },
    { id: 'threat', at: 81, light: 'of.1.forum', rule: '11' },
    { id: 'senator', at: 81, expects: ['follow senator'], light: 'card.senator', rule: '4.2' },
    { id: 'complete', at: 84, expects: ['build amphitheatre concrete'], light: 'own.amphitheatre', rule: '6.7' },
    { id: 'out', at: 85, expects: ['found academy out'], light: 'card.academy', rule: '6.2' },
    { id: 'first', at: 86, expects: ['craft academy foundry'], light: 'card.foundry', rule: '6.3' },
    { id: 'second', at: 87, expects: ['craft academy shrine'], light: 'card.shrine', rule: '6.7' },
    { id: 'road', at: 88, expects: ['found road'], light: 'card.road', rule: '4.4' },
    { id: 'academy', at: 89, expects: ['think cards'], light: 'think', rule: '4.5' },
    { id: 'petition', at: 90, expects: ['petition patron wood'], light: 'petition.wood', rule: '4.1' },
    { id: 'dock', at: 91, expects: ['add dock'], light: 'card.dock', rule: 'G09' },
    { id: 'market', at: 92, expects: ['add market'], light: 'card.market', rule: '4.1' },
    { id: 'hire', at: 94, expects: ['hire legionary'], light: 'pool.brick', rule: '4.4' },
    { id: 'demand', at: 95, expects: ['demand wall'], light: 'card.wall', rule: '11' },
    { id: 'safe', at: 97, rule: '11' },
    { id: 'end', at: 97, rule: '10' },
  ],
  notes,
}
