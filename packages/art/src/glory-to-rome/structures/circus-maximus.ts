// Circus Maximus: the long track round its spine: obelisk, turning-posts, chariots.

import { at, type Group, mass, opening, tone } from '../../kit/drawing.ts'
import { arch, path, polygon, rect } from '../../kit/path.ts'
import { range } from '../../kit/range.ts'
import { chariot } from '../../parts/beasts.ts'
import { crowd, flag, togatus } from '../../parts/citizens.ts'
import { worker } from '../../parts/people.ts'
import { groma } from '../../parts/works.ts'
import type { Structure } from '../construction.ts'

export const circusMaximus = (): Structure => {
  /** A track with a round end on the right: so far in from the outer wall. */
  const track = (inset: number, drop = 0) => {
    const [top, foot] = [92 + inset * 0.62 + drop, 190 - inset * 0.62 + drop]
    const radius = 62 - inset
    return path(
      'M',
      6 + inset,
      top,
      'H',
      168,
      'a',
      radius,
      (foot - top) / 2,
      '0 0 1',
      0,
      foot - top,
      'H',
      6 + inset,
      'z',
    )
  }
  const front = 'M6 190H168A62 49 0 0 0 230 141V166A62 49 0 0 1 168 215H6z'
  const bays = range(12, 13, 13)
  const team = (x: number, y: number, size: number, cloth: 'cl' | 'cb' | 'lf' | 'ma'): Group =>
    at(x, y, size, ...chariot(cloth))
  const fans = [100, 110].flatMap((y, row) => range(24 + row * 6, 13, 12).map(x => [x, y] as const))
  return {
    material: 'stone',
    sky: 'sea',
    outline: `${track(0)}M6 190V215H168A62 49 0 0 0 230 166V141M6 92V190M112 150L116 52L122 44L128 52L132 150`,
    plan: [
      mass('gr2', track(-6, 12)),
      mass('gr4', track(0, 12)),
      mass('gr3', track(10, 12)),
      mass('gr1', track(22, 12)),
      mass('gr3', polygon(52, 158, 56, 150, 164, 150, 168, 158)),
      mass('st1', ...range(8, 12, 13).map(x => rect(x, 196, 11, 8))),
      groma(110, 170, 56),
      worker(126, 172, -1.1, 'cb'),
      worker(60, 232, 1.1, 'cl'),
    ],
    inside: [
      mass('st3', track(0, 14)),
      mass('st4', track(8, 16)),
      mass('gr1', track(24, 14)),
      mass('ma2', polygon(48, 160, 54, 150, 162, 150, 168, 160)),
      mass('ma3', rect(48, 160, 120, 5)),
    ],
    built: 'M0 240V186H98V198H168V240z',
    scaffold: [96, 218, 48, 60],
    crane: { x: 206, top: 40, hook: [70, 80] },
    body: [
      mass('st1', track(0)),
      mass('st3', track(4)),
      mass('st2', track(10, 1)),
      mass('st3', track(16, 2)),
      mass('st2', track(22, 2)),
      mass('gr1', track(28, 3)),
      tone('gr2', track(34, 4)),
      mass('gr1', track(40, 5)),
      mass('st1', front),
      tone('st3', 'M168 190A62 49 0 0 0 230 141V166A62 49 0 0 1 168 215z'),
      opening(
        'bk4',
        ...bays.map(x => arch(x, 213, 8, 17)),
        'M178 211v-10a5 5 0 0 1 8-3v10zM194 204v-10a4 4 0 0 1 7-4v10zM208 195v-11a4 4 0 0 1 6-5v11zM220 182v-10a3 3 0 0 1 4-6v10z',
      ),
      mass('ma1', 'M6 188H168A62 49 0 0 0 230 139v4A62 49 0 0 1 168 193H6z'),
      // The spine, with turning-posts and the obelisk.
      mass('ma2', polygon(48, 152, 54, 140, 162, 140, 168, 152)),
      mass('ma3', polygon(48, 152, 168, 152, 168, 158, 48, 158)),
      mass('br2', ...[52, 60, 156, 164].map(x => polygon(x - 4, 144, x, 122, x + 4, 144))),
      mass('bk2', polygon(108, 144, 112, 56, 118, 44, 124, 56, 128, 144)),
      tone('bk3', polygon(118, 144, 118, 44, 124, 56, 128, 144)),
      mass('ma1', rect(102, 140, 32, 8)),
    ],
    life: [
      crowd(fans, undefined, 1.3),
      team(90, 152, 0.27, 'cl'),
      team(160, 150, 0.27, 'cb'),
      at(70, 112, [-0.22, 0.22], ...chariot('lf')),
      at(190, 112, [-0.22, 0.22], ...chariot('ma')),
      ...[14, 60, 106, 152].map(x => flag(x, 92, 24)),
      togatus(70, 234),
      worker(96, 234, 1, 'cl'),
      worker(184, 232, -1, 'cb'),
    ],
  }
}
