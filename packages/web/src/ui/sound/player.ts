// Plays sounds, one at a time. Off until somebody turns them on.

import { settings, type Volume } from '../../settings.ts'
import { SOUNDS, type Sound } from './names.ts'
import { samplesOf } from './sounds.ts'
import { RATE } from './synthesis.ts'

const GAIN: Readonly<Record<Volume, number>> = { low: 0.4, medium: 1, high: 2.2 }

/** How long the one that gives way takes to fade, in seconds: without a crack. */
const FADE = 0.03

interface Playing {
  readonly sound: Sound
  readonly gain: GainNode
  readonly source: AudioBufferSourceNode
}

const buffers = new Map<Sound, AudioBuffer>()
let context: AudioContext | undefined
let playing: Playing | undefined

function bufferOf(sound: Sound, audio: AudioContext): AudioBuffer {
  const known = buffers.get(sound)
  if (known) return known
  const samples = samplesOf(sound)
  const buffer = audio.createBuffer(1, samples.length, RATE)
  buffer.copyToChannel(samples, 0)
  buffers.set(sound, buffer)
  return buffer
}

/** Whether it may break off the one that is heard: a call does, a card does not. */
const outranks = (sound: Sound, other: Sound): boolean => SOUNDS.indexOf(sound) < SOUNDS.indexOf(other)

export function play(sound: Sound): void {
  const { sound: on, volume } = settings()
  if (!on || typeof AudioContext === 'undefined') return
  if (playing && !outranks(sound, playing.sound)) return
  context ??= new AudioContext()
  const { currentTime } = context
  if (playing) {
    playing.gain.gain.setTargetAtTime(0, currentTime, FADE / 3)
    playing.source.stop(currentTime + FADE)
  }
  const source = context.createBufferSource()
  const gain = context.createGain()
  source.buffer = bufferOf(sound, context)
  gain.gain.value = GAIN[volume]
  source.connect(gain).connect(context.destination)
  const started = { sound, gain, source }
  source.onended = () => {
    if (playing === started) playing = undefined
  }
  playing = started
  source.start()
}
