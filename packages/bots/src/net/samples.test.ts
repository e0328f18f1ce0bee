import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FastChance } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, describe, expect, it } from 'vitest'
import { tuneWondersDuel } from '../tuning/wonders-duel.ts'
import { joinSamples, newSampleWriter, ONE, packSamples, ROWS, type Samples, unpackSamples } from './samples.ts'
import { SELF_PLAY, selfPlay, WITHOUT_NET } from './self-play.ts'
import { encoder } from './wonders-duel.ts'

function some(seed: string, positions: number): Samples {
  const chance = new FastChance(seed)
  const writer = newSampleWriter(2)
  const numbers = (n: number): number[] => Array.from({ length: n }, () => chance.number(60_000))
  for (let i = 0; i < positions; i++) {
    const moves = 1 + chance.number(5)
    const won = chance.number(3) / 2
    writer.add({
      features: numbers(chance.number(7)),
      rows: numbers(ROWS * moves),
      shares: new Array(moves).fill(1 / moves),
      result: [won, 1 - won],
      expected: [0.25, 0.75],
    })
  }
  return writer.take()
}

const together = (...blocks: Samples[]): Uint8Array => Buffer.concat(blocks.map(packSamples))

describe('samples in a file', () => {
  // Odd numbers of positions too: a block is filled up to whole words.
  it.each([0, 1, 2, 3, 17])('come back as they were: %d positions', positions => {
    const samples = some('back', positions)
    expect(unpackSamples(packSamples(samples))).toEqual([samples])
  })

  it('stand block after block; what is cut off at the end is left out', () => {
    const [one, two] = [some('one', 5), some('two', 8)]
    const file = together(one, two)
    expect(unpackSamples(file)).toEqual([one, two])
    for (const bytes of [3, 21, 60]) expect(unpackSamples(file.subarray(0, file.length - bytes))).toEqual([one])
    expect(unpackSamples(new TextEncoder().encode('no samples at all, but some text'))).toEqual([])
    const { featureCounts, results } = joinSamples([one, two])
    expect([featureCounts.length, results.length]).toEqual([13, 26])
  })
})

const played = (seed: string) => {
  const writer = newSampleWriter(2)
  const config = { seats: 2, options: encoder.options }
  const setting = { ...SELF_PLAY, ...WITHOUT_NET, tuning: tuneWondersDuel, iterations: 10 }
  const result = selfPlay(wondersDuel, config, encoder, setting, seed, writer)
  return { result, samples: writer.take() }
}

describe('a game of self-play', () => {
  it('follows from its seed', () => {
    expect(played('a')).toEqual(played('a'))
    expect(packSamples(played('a').samples)).not.toEqual(packSamples(played('b').samples))
  })

  it('tells each decision as the seat that made it sees it: what it won, what it expected, what it tried', () => {
    const { result, samples } = played('a')
    const { featureCounts, moveCounts, moveShares, results, expected } = samples
    const decisions = featureCounts.length
    expect(decisions).toBeGreaterThan(40)
    let at = 0
    for (let i = 0; i < decisions; i++) {
      expect(moveCounts[i]).toBeGreaterThan(1)
      const shares = moveShares.subarray(at, (at += moveCounts[i])).reduce((sum, share) => sum + share, 0)
      // Each is rounded by itself.
      expect(Math.abs(shares - ONE)).toBeLessThanOrEqual(moveCounts[i])
      expect(results[2 * i] + results[2 * i + 1]).toBe(ONE)
      expect(Math.abs(expected[2 * i] + expected[2 * i + 1] - ONE)).toBeLessThanOrEqual(1)
    }
    expect(result.winners).toHaveLength(1)
    // Both seats decide: to the one every decision is of a game won, to the other of a game lost.
    expect(new Set(results)).toEqual(new Set([0, ONE]))
  })
})

const TRAINER = fileURLToPath(new URL('../../train/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tabularium-train-'))
afterAll(() => rmSync(folder, { recursive: true }))

function command(out: string, ...words: readonly string[]): void {
  const all = [TRAINER, 'wonders-duel', ...words, '--out', join(folder, out)]
  const ran = spawnSync(process.execPath, all, { encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(ran.stderr)
}

/** The games of a first generation, as the trainer's own command leaves them. */
function play(out: string, games: number, workers = 1): Buffer {
  command(out, 'play', '--games', String(games), '--first', '2', '--workers', String(workers))
  return readFileSync(samplesIn(out))
}

const samplesIn = (out: string): string => join(folder, out, 'generation-0', 'samples.bin')

/** The weights of a generation, without what the header says of it. */
function weightsIn(out: string, generation: number): Buffer {
  const file = readFileSync(join(folder, out, `generation-${generation}`, 'weights.f32'))
  return file.subarray(file.indexOf('\n') + 1)
}

describe('the trainer', () => {
  it('goes on where it was stopped, in the middle of a block too', () => {
    const whole = play('whole', 20, 2)
    const first = play('stopped', 8)
    expect(first.length).toBeLessThan(whole.length)
    appendFileSync(samplesIn('stopped'), whole.subarray(first.length, first.length + 1001))
    expect(play('stopped', 20).equals(whole)).toBe(true)
  })

  it('trains on from the generation before, or from random weights', () => {
    mkdirSync(join(folder, 'anew', 'generation-0'), { recursive: true })
    writeFileSync(samplesIn('anew'), packSamples(played('anew').samples))
    command('anew', 'fit', '--width', '8', '--epochs', '1')
    mkdirSync(join(folder, 'anew', 'generation-1'))
    copyFileSync(samplesIn('anew'), join(folder, 'anew', 'generation-1', 'samples.bin'))
    const trained = (...words: readonly string[]): Buffer => {
      rmSync(join(folder, 'anew', 'generation-1', 'weights.net'), { force: true })
      command('anew', 'fit', '--window', '1', '--epochs', '1', ...words)
      return weightsIn('anew', 1)
    }
    expect(trained('--anew').equals(weightsIn('anew', 0))).toBe(true)
    expect(trained().equals(weightsIn('anew', 0))).toBe(false)
  })
})
