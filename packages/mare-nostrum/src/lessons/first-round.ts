// The guided first round: Carthage against Rome and Greece, from the first trade to the next income.

import type { Lesson } from '@tabularium/kernel'
import { notes, title } from './first-round-notes.ts'

const record = `tabularium: 1
game: mare-nostrum
rules: 2
options: edition=pl display=beginner screens=hidden gift=public empires=by-seat
seats: rome | player | greece
moves:
setup > hercules, pharos, circe, spartacus, gilgamesh
1 token 2
0 offer metal
0 offer wine
2 offer coin
2 offer coin
1 offer spices
1 offer sheep
1 take 3 coin
2 take 1 metal
0 take 2 spices
1 take 3 coin
2 take 2 sheep
1 gift sheep
2 name 2
1 control phasania
1 pay coins
1 caravan phasania gladiators
1 pay spices
1 pay gold
1 pay oil
1 trireme mare-sardum
2 name 1
0 trireme mare-tyrrhenum
0 pay metal
0 pay grain
0 pay wine
0 legion italia
0 pay metal
0 pay oil
0 pay sheep
2 control dacia
2 pay coins
2 caravan dacia stone
2 pay metal
2 pay stone
2 pay grain
2 legion achaia
0 name 1
0 end sailing
0 march italia sicilia
0 end march
0 name 2
1 end sailing
1 march africa sicilia
1 end march > 5, 3
2 march macedonia dacia
2 end march
0 award military 1
`

export const firstRound: Lesson = {
  id: 'first-round',
  game: 'mare-nostrum',
  seat: 1,
  minutes: 8,
  record,
  title,
  steps: [
    { id: 'welcome', at: 0, rule: 'A' },
    { id: 'ways', at: 0, rule: '6' },
    { id: 'token', at: 0, expects: ['token 2'], rule: '2.1' },
    { id: 'offer', at: 5, expects: ['offer spices'], followedBy: ['offer sheep'], light: 'good.spices', rule: '2.1' },
    { id: 'take', at: 7, expects: ['take 3 coin'], light: 'good.coin', rule: '2.2' },
    { id: 'take-on', at: 10, expects: ['take 3 coin'], light: 'good.coin', rule: '2.2' },
    { id: 'gift', at: 12, expects: ['gift sheep'], light: 'good.sheep', rule: '2.2.1' },
    { id: 'control', at: 14, expects: ['control phasania'], light: 'province.phasania', rule: '3.1.1' },
    { id: 'coins', at: 15, expects: ['pay coins'], rule: '3.0' },
    { id: 'caravan', at: 16, expects: ['caravan phasania gladiators'], light: 'province.phasania', rule: '3.1.2' },
    { id: 'set', at: 17, expects: ['pay spices'], followedBy: ['pay gold', 'pay oil'], rule: '3.0' },
    { id: 'trireme', at: 20, expects: ['trireme mare-sardum'], light: 'sea.mare-sardum', rule: '3.1.2' },
    { id: 'sail', at: 42, expects: ['end sailing'], rule: '4.1.1' },
    { id: 'march', at: 43, expects: ['march africa sicilia'], light: 'province.sicilia', rule: '4.1.2' },
    { id: 'end-march', at: 44, expects: ['end march'], rule: '4.1.2' },
    { id: 'battle', at: 45, rule: '4.2' },
    { id: 'conquest', at: 45, rule: '4.3' },
    { id: 'titles', at: 48, rule: '5' },
    { id: 'income', at: 48, rule: '1.1' },
    { id: 'end', at: 48, rule: '10' },
  ],
  notes,
}
