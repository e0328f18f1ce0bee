// The guided first game: Age I and the beginning of Age II with the fixed wonders of a first game (4.2).

import type { Lesson } from '@tabularium/kernel'
import { notes, title } from './notes.ts'

const record = `tabularium: 1
game: wonders-duel
rules: 1
options: wonders=first-game centreStarter=starts guildBacks=visible token=must
seats: player | rival
moves:
setup > law, strategy, masonry, economy, philosophy, theater, palisade, scriptorium, baths, stable, glassworks, lumber-yard, clay-pool, workshop, guard-tower, quarry, tavern
0 build lumber-yard
1 build clay-pool > press
0 build workshop > pharmacist
1 build press
0 build quarry
1 build tavern > altar
0 build guard-tower > clay-pit, stone-pit
1 build pharmacist
0 build scriptorium
1 build altar
0 discard stone-pit
1 build clay-pit
0 build glassworks
1 build stable > garrison
0 wonder the-temple-of-artemis garrison
0 build baths > wood-reserve, logging-camp
1 build logging-camp
0 build palisade
1 discard wood-reserve
0 build theater > aqueduct, temple, caravansery, barracks, school, dispensary, library, walls, rostrum, archery-range, brewery, sawmill
1 starter self
1 build brewery > statue
0 build statue
1 build sawmill > glassblower, drying-room
0 build library
0 token law > brickyard
1 build drying-room
0 build archery-range > shelf-quarry
`

export const firstGame: Lesson = {
  id: 'first-game',
  game: 'wonders-duel',
  seat: 0,
  minutes: 6,
  record,
  title,
  steps: [
    { id: 'welcome', at: 0, rule: '2' },
    { id: 'open', at: 0, expects: ['build lumber-yard'], light: 'card.lumber-yard', rule: '6.2' },
    { id: 'price', at: 2, expects: ['build workshop'], light: 'card.workshop', rule: '5.4' },
    { id: 'production', at: 4, expects: ['build quarry'], light: 'card.quarry', rule: '5.3' },
    { id: 'shields', at: 6, expects: ['build guard-tower'], light: 'card.guard-tower', rule: '8.1' },
    { id: 'science', at: 8, expects: ['build scriptorium'], light: 'card.scriptorium', rule: '9' },
    { id: 'discard', at: 10, expects: ['discard stone-pit'], light: 'card.stone-pit', rule: '6.4' },
    { id: 'plan', at: 12, expects: ['build glassworks'], light: 'card.glassworks', rule: '3.1' },
    { id: 'wonder', at: 14, expects: ['wonder the-temple-of-artemis garrison'], light: 'card.garrison', rule: '6.5' },
    { id: 'again', at: 15, expects: ['build baths'], light: 'card.baths', rule: '6.2' },
    { id: 'weaker', at: 17, expects: ['build palisade'], light: 'card.palisade', rule: '7' },
    { id: 'last', at: 19, expects: ['build theater'], light: 'card.theater', rule: '6.3' },
    { id: 'age', at: 20, rule: '7' },
    { id: 'chain', at: 22, expects: ['build statue'], light: 'card.statue', rule: '5.7' },
    { id: 'pair', at: 24, expects: ['build library'], light: 'card.library', rule: '9.2' },
    { id: 'token', at: 25, expects: 'any', rule: '11.2' },
    { id: 'loot', at: 27, expects: ['build archery-range'], light: 'card.archery-range', rule: '8.2' },
    { id: 'ways', at: 28, rule: '2' },
    { id: 'points', at: 28, rule: '10.2' },
    { id: 'end', at: 28, rule: '6' },
  ],
  notes,
}
