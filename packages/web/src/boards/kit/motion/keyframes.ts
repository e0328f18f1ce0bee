// How each kind of movement looks: transforms and opacity alone, which the browser plays without painting anything anew.

export type Offset = readonly [x: number, y: number]

const px = (n: number): string => `${Math.round(n * 100) / 100}px`
const at = ([x, y]: Offset): string => `translate(${px(x)}, ${px(y)})`

export const EASE = 'cubic-bezier(.2,.7,.2,1)'

export interface Way {
  /** From where it lay: each place on the way, the goal last. */
  readonly offsets: readonly Offset[]
  /** How large it is at the end. */
  readonly scale: number
  readonly sails: boolean
  /** It goes into something that stands there; else that is seen when it has come. */
  readonly merges: boolean
}

const ROCK = 5

/** It is lifted, carried and laid down; on water it rocks. */
export function goFrames({ offsets, scale, sails, merges }: Way): Keyframe[] {
  const lengths = offsets.map(([x, y], i) => Math.hypot(x - (offsets[i - 1]?.[0] ?? 0), y - (offsets[i - 1]?.[1] ?? 0)))
  const whole = Math.max(
    1,
    lengths.reduce((a, b) => a + b, 0),
  )
  const lifted = (share: number): number => (1 + (scale - 1) * share) * (1 + 0.08 * Math.sin(Math.PI * share))
  const frames: Keyframe[] = [{ offset: 0, transform: 'none', opacity: 1 }]
  let gone = 0
  let from: Offset = [0, 0]
  for (const [i, to] of offsets.entries()) {
    const begun = gone
    gone += lengths[i]
    const [a, b] = [begun / whole, Math.min(1, gone / whole)]
    const middle: Offset = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const rock = sails ? ` rotate(${i % 2 === 0 ? -ROCK : ROCK}deg)` : ''
    const half = (a + b) / 2
    if (b > a) frames.push({ offset: half, transform: `${at(middle)}${rock} scale(${lifted(half).toFixed(3)})` })
    if (i < offsets.length - 1) frames.push({ offset: b, transform: `${at(to)} scale(${lifted(b).toFixed(3)})` })
    from = to
  }
  if (merges) frames.push({ offset: 0.85, opacity: 1 })
  const end = `${at(from)} scale(${scale.toFixed(3)})`
  return [...frames.toSorted((a, b) => Number(a.offset) - Number(b.offset)), landing(end, merges)]
}

const landing = (transform: string, merges: boolean): Keyframe => ({ offset: 1, transform, opacity: merges ? 0 : 1 })

export const turnFrames = (): Keyframe[] => [
  { transform: 'perspective(700px) rotateY(84deg)', opacity: 0.4 },
  { transform: 'perspective(700px) rotateY(0deg)', opacity: 1 },
]

export const layFrames = (stays: boolean): Keyframe[] => [
  { offset: 0, transform: 'translateY(-14px) scale(1.12)', opacity: 0 },
  { offset: 0.6, transform: 'none', opacity: 1 },
  { offset: 1, transform: 'none', opacity: stays ? 1 : 0 },
]

/** One hop for each step. It is added to where the pawn stands now. */
export function walkFrames(steps: number, [dx, dy]: Offset): Keyframe[] {
  const n = Math.abs(steps)
  const away = Math.sign(steps)
  // Across its way.
  const hop: Offset = dx === 0 ? [4, 0] : [0, -4]
  const frames: Keyframe[] = []
  for (let i = 0; i < n; i++) {
    const left = (n - i) * -away
    frames.push({ offset: i / n, transform: at([dx * left, dy * left]) })
    const half = left + away / 2
    frames.push({ offset: (i + 0.5) / n, transform: at([dx * half + hop[0], dy * half + hop[1]]) })
  }
  return [...frames, { offset: 1, transform: at([0, 0]) }]
}

/** Each die its own way: it comes in turning, tips over once more and lies. */
export function rollFrames(nth: number): Keyframe[] {
  const way = nth % 2 === 0 ? 1 : -1
  const turns = 400 + ((nth * 97) % 240)
  return [
    { offset: 0, transform: `translate(${px(-18 * way)}, -16px) rotate(${-turns * way}deg) scale(.7)`, opacity: 0 },
    { offset: 0.2, opacity: 1 },
    { offset: 0.62, transform: `translate(0, 0) rotate(${26 * way}deg) scale(1.1)` },
    { offset: 0.82, transform: `rotate(${-8 * way}deg) scale(1)` },
    { offset: 1, transform: 'none', opacity: 1 },
  ]
}

/** They roll in, lie as they fell for as long again, and are taken away. */
export const castFrames = (): Keyframe[] => [
  ...rollFrames(0).map(({ offset, ...frame }) => ({ ...frame, offset: Number(offset) * 0.5 })),
  { offset: 0.9, transform: 'none', opacity: 1 },
  { offset: 1, transform: 'none', opacity: 0 },
]

/** What a die shows is read when it lies. */
export const pipFrames = (): Keyframe[] => [
  { offset: 0, opacity: 0 },
  { offset: 0.55, opacity: 0 },
  { offset: 0.75, opacity: 1 },
  { offset: 1, opacity: 1 },
]

export const fallFrames = (): Keyframe[] => [
  { offset: 0, transform: 'none', opacity: 1 },
  { offset: 0.25, transform: 'rotate(-8deg)', opacity: 1 },
  { offset: 0.7, transform: 'translateY(8px) rotate(84deg)', opacity: 1 },
  { offset: 1, transform: 'translateY(12px) rotate(90deg) scale(.9)', opacity: 0 },
]

export const settleFrames = (): Keyframe[] => [
  { offset: 0, transform: 'none' },
  { offset: 0.4, transform: 'translateY(1.5px) scale(.97)' },
  { offset: 1, transform: 'none' },
]

/** What is not seen before something has come. */
export const HIDDEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }]
