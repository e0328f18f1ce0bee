// Small sounds made on the spot: a tick for a move, two notes for your turn, a low one for a refusal, three for the end.
// Off until somebody turns them on.

import { settings } from '../settings.ts'

export type Sound = 'move' | 'turn' | 'refusal' | 'end'

/** Notes of a sound: pitch in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Sound, readonly (readonly [pitch: number, start: number, length: number])[]>> = {
  move: [[420, 0, 0.05]],
  turn: [
    [523, 0, 0.09],
    [659, 0.1, 0.12],
  ],
  refusal: [[165, 0, 0.14]],
  end: [
    [392, 0, 0.14],
    [494, 0.15, 0.14],
    [587, 0.3, 0.3],
  ],
}

const LOUDNESS = 0.06

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { currentTime } = context
  for (const [pitch, start, length] of NOTES[sound]) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    const from = currentTime + start
    tone.type = 'triangle'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
    tone.connect(gain).connect(context.destination)
    tone.start(from)
    tone.stop(from + length + 0.02)
  }
}
