// Kinds of actions of movement: marching, relocating, answering with interception or evasion, feeding the force. 6.6, 6.10

import { kind, lone } from '@tabularium/kernel'
import type { Names } from '../facts.ts'
import type { Area } from '../names.ts'
import { areas, leaders, sidedUnits } from './core.ts'

const hasty = [0, 1].map(hasty => ({ hasty }))

export const moveKinds = (b: Names) => ({
  march: leaders(b), // 6.6.2
  single: areas(b), // 6.6: one unit without a leader
  'force-march': leaders(b), // 6.6.8
  relocate: leaders(b), // 6.6.7, 7.7
  'sell-group': lone(), // 6.6.6
  to: areas(b),
  take: sidedUnits(b), // at 2 * unit + side
  leave: sidedUnits(b),
  with: leaders(b), // 6.6.3
  part: leaders(b),
  chief: leaders(b), // 6.6.4
  'go-in': lone(), // into the city of the area
  'go-out': lone(),
  halt: lone(),
  'pay-supply': lone(), // 6.10
  forage: lone(),
  starve: lone(),
  intercept: leaders(b), // 6.6.9
  'intercept-group': leaders(b),
  'intercept-unit': sidedUnits(b),
  release: lone(), // the armies under one's command may try on their own
  evade: kind(
    b.areas.flatMap((_, area: Area) => hasty.map(({ hasty }) => ({ area, hasty }))),
    ({ area, hasty }) => (hasty === 1 ? `${b.areas[area]} hasty` : b.areas[area]),
  ), // 6.6.10, at 2 * area + hasty
  shelter: kind(hasty, ({ hasty }) => (hasty === 1 ? 'hasty' : '')), // into the city
  'evade-war': areas(b), // 6.6.10, 8.1: after a declaration of war
  slow: lone(), // 9.7: cavalry at the common pace
})
