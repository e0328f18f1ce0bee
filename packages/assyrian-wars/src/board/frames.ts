// The stack of frames: what the rules are in the middle of, the innermost last. Its kinds and what they remember stand in
// frame-fields.ts.

import { type At, type AwFrame, type FrameOf, frame, type Slots } from './frames.generated.ts'
import type { Country } from './names.ts'
import type { AwState } from './state.generated.ts'

export { type At, type AwFrame, FRAMES, type FrameOf, frames, type Slots, shared } from './frames.generated.ts'

export const top = (s: AwState): AwFrame => s.frames[s.frames.length - 1]

/** Whether a frame, or how a view shows it, is of one of these kinds. */
export const isAt = <F extends Slots<At>, K extends At>(
  f: F | undefined,
  kinds: readonly K[],
): f is F & { readonly at: K } => f !== undefined && (kinds as readonly At[]).includes(f.at)

/** The top frame, or the one so far below it: it is of this kind, or the rules are wrong. */
export function topOf<K extends At>(s: AwState, at: K, below = 0): FrameOf<K> {
  const f = s.frames[s.frames.length - 1 - below]
  if (f?.at !== at) throw new Error(`the frame '${f?.at}' stands in the place of '${at}'`)
  return f as FrameOf<K>
}

/** A frame whose slots came from elsewhere, as out of a view. */
export const frameFrom = ({ at, a, b, c, d }: Slots<At>, of: Country): AwFrame => frame(at, of, a, b, c, d) as AwFrame

/** Puts a frame in the place of the top one. */
export const replaceTop = (s: AwState, next: AwFrame): void => {
  s.frames[s.frames.length - 1] = next
}
