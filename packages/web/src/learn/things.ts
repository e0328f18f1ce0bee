// Things of a game by name, for the pages that show them.

import type { Game, Say } from '@tabularium/kernel'
import type { Things } from '../boards/things.ts'

/** Of a game without cards. */
export const NO_THINGS: Things = {
  groups: [],
  Picture: () => undefined,
  kind: () => [],
  rules: () => [],
  related: () => [],
}

/** What a thing is called. */
export function nameOf(game: Game, say: Say, thing: string): string {
  const [name] = game.text.about?.(thing) ?? []
  return name ? say(name) : thing
}
