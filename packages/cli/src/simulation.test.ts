import { completeOptions } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { need } from './input.ts'
import { actionHashes, Digest, emptyTally, hashOf, simulate } from './simulation.ts'

const config = { seats: 2, options: need(completeOptions(wondersDuel.options, {})) }
const hashes = actionHashes(wondersDuel)

function run(seed: string, ...cuts: readonly number[]) {
  const tally = emptyTally(wondersDuel, 2)
  const digest = new Digest()
  for (const [i, to] of cuts.entries()) simulate(wondersDuel, config, seed, cuts[i - 1] ?? 0, to, tally, digest, hashes)
  return { tally, digest: digest.hex }
}

describe('simulate', () => {
  it('does not depend on how the games are sliced', () => {
    expect(run('s', 10, 11, 60)).toEqual(run('s', 60))
  })

  it('plays other games from another seed', () => {
    expect(run('s', 60).digest).not.toBe(run('t', 60).digest)
  })

  it('breaks games off after so many decisions', () => {
    const tally = emptyTally(wondersDuel, 2)
    simulate(wondersDuel, config, 's', 0, 3, tally, new Digest(), hashes, 5)
    expect(tally).toMatchObject({ games: 3, decisions: 15, ends: { unfinished: 3 }, wins: [0, 0] })
    expect(emptyTally({ ...wondersDuel, endless: true }, 2).ends).toHaveProperty('unfinished', 0)
  })

  it('has a hash of its own for every action', () => {
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

describe('Digest', () => {
  const of = (...words: number[]) => {
    const digest = new Digest()
    for (const word of words) digest.add(word)
    return digest.hex
  }

  it('is fixed for all time, and minds order and number', () => {
    expect(hashOf('build academy')).toBe(-1725203231)
    expect(of(1, 2, 3)).toBe('bd46de5e57552618')
    expect(new Set([of(), of(0), of(0, 0), of(1, 2), of(2, 1), of(2 ** 32)]).size).toBe(5)
  })
})
