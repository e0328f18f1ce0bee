// The guided first game: nine rounds of the simplified game for two. 9

import type { Lesson } from '@tabularium/kernel'
import { notes, title } from './first-game-notes.ts'

const record = `tabularium: 1
game: glory-to-rome
rules: 1
options: variant=simplified outOfTown=any-time stairway=extra circusMaximus=all-clients concession=off
seats: player | rival
moves:
setup > road, market, dock, school, latrine, palisade, bar, palace, atrium, atrium, bridge, villa
0 lead laborer road
1 follow latrine
0 collect stone
1 collect brick
1 lead craftsman palisade
0 follow market
1 found bar
0 found dock
0 think cards > circus, palisade, tower
1 lead patron palace
0 follow senator
1 hire craftsman
0 hire architect
0 lead craftsman circus
1 think cards > insula, vomitorium, archway, foundry
0 craft dock palisade
1 craft bar insula
1 lead architect vomitorium
0 think cards > gate, bath, coliseum
1 found archway
0 found school
0 lead legionary gate
1 think cards > sewer, temple, aqueduct
0 demand bath
1 give foundry
1 lead merchant sewer
0 follow coliseum
1 bank brick
0 bank stone
0 lead architect tower
1 think cards > market, road
0 build school brick
0 build school brick
`

export const firstGame: Lesson = {
  id: 'first-game',
  game: 'glory-to-rome',
  seat: 0,
  minutes: 8,
  record,
  title,
  steps: [
    { id: 'welcome', at: 0, rule: '1' },
    { id: 'card', at: 0, rule: '1' },
    { id: 'lead', at: 0, expects: ['lead laborer road'], light: 'card.road', rule: '4.1' },
    { id: 'laborer', at: 2, expects: ['collect stone'], light: 'pool.stone', rule: '5' },
    { id: 'follow', at: 5, expects: ['follow market'], light: 'card.market', rule: '4.2' },
    { id: 'foundation', at: 7, expects: ['found dock'], light: 'card.dock', rule: '6.1' },
    { id: 'think', at: 8, expects: ['think cards'], light: 'think', rule: '4.3' },
    { id: 'senator', at: 10, expects: ['follow senator'], light: 'card.senator', rule: '4.2' },
    { id: 'patron', at: 12, expects: ['hire architect'], light: 'pool.concrete', rule: '5' },
    { id: 'craftsman', at: 13, expects: ['lead craftsman circus'], light: 'card.circus', rule: '6.3' },
    { id: 'complete', at: 15, expects: ['craft dock palisade'], light: 'card.palisade', rule: '6.4' },
    { id: 'think-on', at: 18, expects: ['think cards'], light: 'think', rule: '4.4' },
    { id: 'client', at: 20, expects: ['found school'], light: 'card.school', rule: '5' },
    { id: 'legionary', at: 21, expects: ['lead legionary gate'], light: 'card.gate', rule: '7' },
    { id: 'demand', at: 23, expects: ['demand bath'], light: 'card.bath', rule: '7' },
    { id: 'merchant', at: 26, expects: ['follow coliseum'], light: 'card.coliseum', rule: '4.2' },
    { id: 'vault', at: 28, expects: ['bank stone'], light: 'stock.stone', rule: '5' },
    { id: 'architect', at: 29, expects: ['lead architect tower'], light: 'card.tower', rule: '4.4' },
    { id: 'brick', at: 31, expects: ['build school brick'], light: 'own.school', rule: '6.3' },
    { id: 'school', at: 32, expects: ['build school brick'], light: 'own.school', rule: '6.4' },
    { id: 'ends', at: 33, rule: '8' },
    { id: 'points', at: 33, rule: '8' },
    { id: 'end', at: 33, rule: '9' },
  ],
  notes,
}
