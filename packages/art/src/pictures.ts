// What a game's module of pictures offers: scenes by name, drawn when they are asked for.

import type { Scene } from './kit/drawing.ts'

/** Named `kind/thing` or `kind/thing/stage`, with the game's own id of the thing: `structure/amphitheatre/2`. */
export type Pictures = Readonly<Record<string, () => Scene>>
