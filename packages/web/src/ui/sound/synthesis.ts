// Sounds computed sample by sample: struck bodies, breaths of noise, plucked strings, a horn. Nothing is recorded, and
// the noise comes from a fixed seed, so that a sound is the same every time and its level can be measured.

/** Mono samples between -1 and 1. */
export type Samples = Float32Array<ArrayBuffer>

export const RATE = 44_100

const lengthOf = (seconds: number): number => Math.round(seconds * RATE)

/** White noise, always the same. */
function noise(length: number): Samples {
  const samples = new Float32Array(length)
  let state = 0x2545f491
  for (let at = 0; at < length; at++) {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    samples[at] = state / 0x80000000
  }
  return samples
}

/** Lets the neighbourhood of a pitch through: a biquad band-pass with its peak at 0 dB. */
function bandPass(samples: Samples, pitch: number, quality: number): Samples {
  const omega = (2 * Math.PI * pitch) / RATE
  const alpha = Math.sin(omega) / (2 * quality)
  const scale = 1 / (1 + alpha)
  const [b0, a1, a2] = [alpha * scale, -2 * Math.cos(omega) * scale, (1 - alpha) * scale]
  const filtered = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const y = b0 * (samples[at] - x2) - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, samples[at], y1, y]
    filtered[at] = y
  }
  return filtered
}

interface Breath {
  readonly pitch: number
  readonly quality?: number
  /** Seconds until it is loudest, and seconds in which it falls to a third. */
  readonly attack: number
  readonly decay: number
}

/** A breath of noise: paper, water, wind. */
export function breath({ pitch, quality = 0.8, attack, decay }: Breath): Samples {
  const samples = bandPass(noise(lengthOf(attack + decay * 5)), pitch, quality)
  for (let at = 0; at < samples.length; at++) {
    const time = at / RATE
    samples[at] *= time < attack ? time / attack : Math.exp(-(time - attack) / decay)
  }
  return samples
}

const [FADE_IN, FADE_OUT] = [lengthOf(0.001), lengthOf(0.02)]

/** Begins and ends at rest. */
function withoutCracks(samples: Samples): Samples {
  for (let at = 0; at < FADE_IN; at++) samples[at] *= at / FADE_IN
  for (let at = 0; at < FADE_OUT; at++) samples[samples.length - 1 - at] *= at / FADE_OUT
  return samples
}

/** A partial of a struck body: its pitch as a multiple, its loudness, the seconds in which it falls to a third. */
type Partial = readonly [ratio: number, loudness: number, decay: number]

/** A struck body: wood, stone, metal, by its partials. */
export function struck(pitch: number, partials: readonly Partial[]): Samples {
  const samples = new Float32Array(lengthOf(Math.max(...partials.map(([, , decay]) => decay)) * 6))
  for (const [ratio, loudness, decay] of partials) {
    for (let at = 0; at < samples.length; at++) {
      const time = at / RATE
      samples[at] += loudness * Math.sin(2 * Math.PI * pitch * ratio * time) * Math.exp(-time / decay)
    }
  }
  return withoutCracks(samples)
}

/** A plucked string after Karplus and Strong: noise that runs round and loses its heights. */
export function plucked(pitch: number, seconds: number): Samples {
  const period = Math.round(RATE / pitch)
  const rough = noise(period)
  // Around zero, or the string would stay bent.
  const mean = rough.reduce((sum, sample) => sum + sample, 0) / period
  const string = rough.map(sample => sample - mean)
  const samples = new Float32Array(lengthOf(seconds))
  for (let at = 0; at < samples.length; at++) {
    const place = at % period
    samples[at] = string[place]
    string[place] = 0.498 * (string[place] + string[(place + 1) % period])
  }
  return withoutCracks(samples)
}

/** A horn: harmonics that come in one after the other, so that it grows brighter while it swells. */
export function horn(pitch: number, seconds: number): Samples {
  const samples = new Float32Array(lengthOf(seconds))
  for (let at = 0; at < samples.length; at++) {
    const time = at / RATE
    const swell = Math.min(1, time / 0.07) * Math.min(1, (seconds - time) / 0.12)
    const sway = 0.004 * Math.sin(2 * Math.PI * 5 * time)
    for (let harmonic = 1; harmonic <= 8; harmonic++) {
      const brightness = swell ** (harmonic * 0.7) / harmonic ** 1.3
      samples[at] += brightness * Math.sin(2 * Math.PI * pitch * harmonic * (time + sway / pitch))
    }
  }
  return samples
}

/** Several sounds, each from its second on and as loud as said. */
export function mixed(...parts: readonly (readonly [start: number, loudness: number, samples: Samples])[]): Samples {
  const samples = new Float32Array(Math.max(...parts.map(([start, , part]) => lengthOf(start) + part.length)))
  for (const [start, loudness, part] of parts) {
    const first = lengthOf(start)
    for (let at = 0; at < part.length; at++) samples[first + at] += loudness * part[at]
  }
  return samples
}

const WINDOW = lengthOf(0.05)

/** How loud it is where it is loudest: root mean square over a twentieth of a second, in decibels below full scale. */
export function loudness(samples: Samples): number {
  let most = 0
  for (let start = 0; start < samples.length; start += WINDOW / 5) {
    let sum = 0
    for (let at = start; at < Math.min(samples.length, start + WINDOW); at++) sum += samples[at] ** 2
    most = Math.max(most, sum / WINDOW)
  }
  return 10 * Math.log10(most)
}

export const peak = (samples: Samples): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

const LOUDEST_PEAK = 0.7

/** Brought to a loudness, or as near as its peak allows. */
export function levelled(samples: Samples, decibels: number): Samples {
  const wanted = 10 ** ((decibels - loudness(samples)) / 20)
  const gain = Math.min(wanted, LOUDEST_PEAK / peak(samples))
  return samples.map(sample => sample * gain)
}
