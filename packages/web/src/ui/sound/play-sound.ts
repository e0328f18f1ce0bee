// Loads the code of the sounds when somebody has turned them on.

import { settings } from '../../settings.ts'
import type { Sound } from './names.ts'

export function playSound(sound: Sound): void {
  if (settings().sound) void import('./player.ts').then(player => player.play(sound))
}
