// Water and ground.

import { air, type Shape } from '../kit/drawing.ts'
import type { Role } from '../kit/palette.ts'
import { path } from '../kit/path.ts'

interface Waves {
  readonly x: number
  readonly y: number
  readonly count: number
  /** From one wave to the next. */
  readonly step: number
  readonly height?: number
  readonly role?: Role
}

export const waves = ({ x, y, count, step, height = 3, role = 'wa1' }: Waves): Shape =>
  air(
    role,
    ...Array.from({ length: count }, (_, index) =>
      path(
        ...['M', x + index * step, y, 'q', step * 0.3, -height * 2, step * 0.6, 0],
        ...[-step * 0.3, -height * 0.6, -step * 0.6, 0, 'z'],
      ),
    ),
  )
