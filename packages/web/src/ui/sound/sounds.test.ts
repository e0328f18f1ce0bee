import { describe, expect, test } from 'vitest'
import { SOUNDS } from './names.ts'
import { samplesOf } from './sounds.ts'
import { loudness, peak, RATE } from './synthesis.ts'

describe.each(SOUNDS)('%s', sound => {
  const samples = samplesOf(sound)

  test('is as loud as its kind, and never cracks', () => {
    const calls = sound === 'turn' || sound === 'end'
    // As loud as meant to a decibel or two, below which nobody hears it and above which it startles.
    expect(loudness(samples)).toBeGreaterThan(calls ? -25 : -33)
    expect(loudness(samples)).toBeLessThan(calls ? -23 : -27)
    expect(peak(samples)).toBeLessThanOrEqual(0.7)
  })

  test('begins and ends in silence, without an offset', () => {
    expect(Math.abs(samples[0])).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
    expect(Math.abs(mean)).toBeLessThan(0.002)
  })

  test('is short', () => expect(samples.length / RATE).toBeLessThan(sound === 'end' ? 3 : 1.6))
})
