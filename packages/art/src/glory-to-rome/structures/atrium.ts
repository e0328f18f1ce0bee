// Atrium: the hall of a house: light falls through the roof on the basin.

import { light, mass, opening, tone } from '../../kit/drawing.ts'
import { polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { colonnade } from '../../parts/buildings.ts'
import { togatus } from '../../parts/citizens.ts'
import { waves } from '../../parts/land.ts'
import { worker } from '../../parts/people.ts'
import { bush } from '../../parts/plants.ts'
import type { Structure } from '../construction.ts'

export const atrium = (): Structure => ({
  material: 'brick',
  sky: 'sea',
  outline: 'M14 206V54H226V206zM52 170V90H188V170zM14 54L52 90M226 54L188 90M84 54L96 74H144L156 54z',
  plan: [
    mass('gr2', polygon(10, 236, 50, 166, 190, 166, 230, 236)),
    mass('gr4', polygon(22, 230, 56, 170, 184, 170, 218, 230)),
    mass('gr1', polygon(34, 226, 62, 176, 178, 176, 206, 226)),
    mass('gr4', polygon(80, 216, 92, 190, 148, 190, 160, 216)),
    mass('bk2', ...range(26, 14, 13.5).map(x => rect(x, 224, 11, 8))),
    worker(56, 208, 1.1, 'cl'),
    worker(180, 206, -1.1, 'cb'),
  ],
  built: 'M0 240V120H40V150H100V170H160V130H210V110H240V240z',
  scaffold: [158, 214, 44, 100],
  crane: { top: 40, hook: [84, 72] },
  body: [
    mass('bk3', rect(8, 40, 224, 192)),
    // Ceiling, side walls, back wall, floor.
    mass('wd2', polygon(14, 48, 226, 48, 188, 88, 52, 88)),
    tone('wd3', ...range(26, 5, 9).map((y, index) => rect(20 + index * 7, y + 26, 200 - index * 14, 2))),
    mass('cl2', polygon(14, 48, 52, 88, 52, 172, 14, 228)),
    mass('cl3', polygon(226, 48, 188, 88, 188, 172, 226, 228)),
    mass('cl1', rect(52, 88, 136, 84)),
    mass('br2', rect(52, 96, 136, 3), rect(52, 152, 136, 3)),
    opening('ink', rect(104, 106, 32, 66)),
    mass('st1', rect(100, 102, 40, 4), rect(100, 106, 4, 66), rect(136, 106, 4, 66)),
    mass('br1', rect(66, 108, 22, 32), rect(152, 108, 22, 32)),
    mass('cb2', rect(69, 111, 16, 26), rect(155, 111, 16, 26)),
    mass('st1', polygon(14, 228, 52, 172, 188, 172, 226, 228)),
    tone('st2', ...[180, 192, 206].map(y => rect(44 - (y - 172) * 0.6, y, 152 + (y - 172) * 1.2, 1.6))),
    // The opening above, the basin below.
    mass('k3', polygon(80, 48, 160, 48, 146, 74, 94, 74)),
    mass('bk2', polygon(72, 48, 80, 48, 94, 74, 146, 74, 160, 48, 168, 48, 152, 79, 88, 79)),
    light('li', polygon(70, 172, 150, 172, 168, 228, 50, 228)),
    mass('ma1', polygon(66, 222, 84, 186, 156, 186, 174, 222)),
    mass('wa2', polygon(78, 217, 91, 191, 149, 191, 162, 217)),
    tone('wa1', polygon(92, 214, 100, 194, 122, 194, 120, 214)),
    colonnade(74, 190, { count: 2, step: 92, width: 10, height: 108 }),
    colonnade(52, 230, { count: 2, step: 136, width: 14, height: 172 }),
    mass('bk2', rect(4, 32, 232, 16)),
    light('bk1', ...range(6, 19, 12.2).map(x => rect(x, 32, 6, 16))),
  ],
  life: [
    togatus(118, 186, 1.4),
    worker(196, 230, -1.5, 'cb'),
    bush(22, 232, 32),
    waves({ x: 86, y: 210, count: 3, step: 24 }),
  ],
})
