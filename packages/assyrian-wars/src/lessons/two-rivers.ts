// The guided beginning of The Two Rivers: Assyria against Babylonia and Elam, from the first card to the first city.

import type { Lesson } from '@tabularium/kernel'
import { notes, title } from './two-rivers-notes.ts'

const record = `tabularium: 1
game: assyrian-wars
rules: 3
options: scenario=two-rivers suddenDeath=scenario reducedLeaders=scenario combining=scenario standingArmy=scenario fog=scenario selling=scenario abilities=scenario secretDiplomacy=scenario elimination=scenario
seats: player | rebels
moves:
setup > crown-prince, arrow-storm, plague, coordinated, night-march, counter-manoeuvre, arabs, arabs, mercenary-hc-3, mercenary-hb-3, mercenary-hi-3, mercenary-li-2, mercenary-hi-3, mercenary-hc-3, mercenary-lc-2, mercenary-b-2, scorched, fw-marsh, counter-measures, locusts, siege-engines, shield-wall, mercenary-li-2, mercenary-hi-3, mercenary-hi-3, mercenary-b-2, feigned-retreat, pass, last-stand, plague, levy, mercenary-li-2, mercenary-b-2, mercenary-hc-3, mercenary-hi-3
0 ap plague
0 hire mercenary-hi-3
0 at ashur
0 march as-sin-ahu-usur
0 to dur-kurigalzu
1 pass
0 to sippar
1 pass
1 pass
0 lay arrow-storm
0 pass
1 pass
1 pass
1 pass > 5, 6, 6, 6, 2, 3, 1, 5, 2, 2, 3, 3, 3, 5
0 lose mercenary-hi-3
0 halt
0 siege as-sin-ahu-usur
0 pass
1 pass > 1, 5, 4, 6, 5, 6, 2, 1, 3, 2, 4, 4, 5, 4
0 build assyria-hi-4
0 at ashur
0 end
1 event scorched
1 pass
0 pass > 2, 1, 1, 1, 3, 6, 5
1 build babylonia-hi-3
1 at babylon
1 end
1 ap levy
1 hire mercenary-hc-3
1 at susa
1 end
0 pay-supply
0 ap crown-prince
0 event hc-as-siege
0 siege as-sin-ahu-usur
0 pass
1 pass > 5, 3, 6, 2, 6, 4, 6, 6, 5, 2, 4, 6, 1, 5, 6
`

export const twoRivers: Lesson = {
  id: 'two-rivers',
  game: 'assyrian-wars',
  seat: 0,
  minutes: 10,
  record,
  title,
  steps: [
    { id: 'welcome', at: 0, rule: 'A' },
    { id: 'camps', at: 0, rule: 'S3' },
    { id: 'impulse', at: 0, rule: '3.1' },
    { id: 'card', at: 0, expects: ['ap plague'], light: 'card.plague', rule: '3.1' },
    { id: 'hire', at: 1, expects: ['hire mercenary-hi-3'], rule: '6.2' },
    { id: 'hire-at', at: 2, expects: ['at ashur'], light: 'area.ashur', rule: '6.2' },
    { id: 'march', at: 3, expects: ['march as-sin-ahu-usur'], light: 'leader.as-sin-ahu-usur', rule: '6.6.2' },
    { id: 'step', at: 4, expects: ['to dur-kurigalzu'], light: 'area.dur-kurigalzu', rule: '6.6' },
    { id: 'intercept', at: 6, expects: ['to sippar'], light: 'area.sippar', rule: '6.6.9' },
    { id: 'lay', at: 9, expects: ['lay arrow-storm'], light: 'card.arrow-storm', rule: '6.7.1' },
    { id: 'lay-on', at: 10, expects: ['pass'], rule: '6.7.1' },
    { id: 'losses', at: 14, expects: ['lose mercenary-hi-3'], rule: '6.7.4' },
    { id: 'overrun', at: 15, expects: ['halt'], rule: '6.7.7' },
    { id: 'siege', at: 16, expects: ['siege as-sin-ahu-usur'], light: 'area.sippar', rule: '6.8.3' },
    { id: 'walls', at: 17, expects: ['pass'], rule: '6.8' },
    { id: 'build', at: 19, expects: ['build assyria-hi-4'], rule: '6.1' },
    { id: 'build-at', at: 20, expects: ['at ashur'], light: 'area.ashur', rule: '6.1' },
    { id: 'end-impulse', at: 21, expects: ['end'], rule: '6.18' },
    { id: 'answer', at: 24, expects: ['pass'], rule: '6.11.e' },
    { id: 'others', at: 25, rule: '3.0' },
    { id: 'supply', at: 32, expects: ['pay-supply'], light: 'area.sippar', rule: '6.10' },
    { id: 'second-card', at: 33, expects: ['ap crown-prince'], light: 'card.crown-prince', rule: '3.2' },
    { id: 'home-card', at: 34, expects: ['event hc-as-siege'], light: 'card.hc-as-siege', rule: '2.3' },
    { id: 'siege-on', at: 35, expects: ['siege as-sin-ahu-usur'], light: 'area.sippar', rule: '6.8.3' },
    { id: 'last-dice', at: 36, expects: ['pass'], rule: '6.8' },
    { id: 'taken', at: 38, light: 'area.sippar', rule: '8.3' },
    { id: 'interphase', at: 38, rule: '7.0' },
    { id: 'end', at: 38, rule: '9.0' },
  ],
  notes,
}
