import { FastChance, legalList } from '@tabularium/kernel'
import { type WdAction, type WdState, wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { newForward } from './forward.ts'
import { layoutOf, quantise, shapeOf } from './network.ts'
import { newWeights } from './trainer.ts'
import { encoder } from './wonders-duel.ts'

const SHAPE = shapeOf(encoder, 16, 8)
const FLOATS = newWeights(SHAPE, 'forward')
const WEIGHTS = quantise(SHAPE, FLOATS)
const ACTIONS = wondersDuel.actions.all

/** All positions of a game of random moves, each with the seat that decides. */
function* positions(
  seed: string,
): Generator<{ readonly s: WdState; readonly seat: number; readonly legal: readonly WdAction[] }> {
  const chance = new FastChance(seed)
  const s = wondersDuel.setup({ seats: 2, options: encoder.options }, chance)
  for (;;) {
    const [seat] = wondersDuel.waiting(s)
    if (seat === undefined) return
    const legal = legalList(wondersDuel, s, seat)
    yield { s, seat, legal }
    wondersDuel.apply(s, seat, legal[chance.number(legal.length)], chance)
  }
}

/** The same network in plain floats. */
function inFloats(features: Uint16Array, action: WdAction): { readonly value: number; readonly logit: number } {
  const { width, hidden } = SHAPE
  const at = layoutOf(SHAPE)
  const one = Array.from({ length: width }, (_, k) =>
    Math.max(
      0,
      features.reduce((sum, f) => sum + FLOATS[at.first + f * width + k], FLOATS[at.firstBias + k]),
    ),
  )
  const two = Array.from({ length: hidden }, (_, j) =>
    Math.max(
      0,
      one.reduce((sum, x, k) => sum + x * FLOATS[at.second + k * hidden + j], FLOATS[at.secondBias + j]),
    ),
  )
  const dot = (row: number, bias: number): number => two.reduce((sum, x, j) => sum + x * FLOATS[row + j], bias)
  const logit = encoder
    .rowsOf(action)
    .reduce((sum, row) => sum + dot(at.move + row * hidden, FLOATS[at.moveBias + row]), 0)
  return { value: 1 / (1 + Math.exp(dot(at.value, FLOATS[at.valueBias]))), logit }
}

describe('a network in whole numbers', () => {
  it('is the one in floats, but for rounding', () => {
    const forward = newForward(SHAPE, WEIGHTS, encoder, ACTIONS)
    const buffer = new Uint16Array(encoder.mostActive)
    const value = new Float64Array(2)
    for (const { s, seat, legal } of positions('rounding')) {
      const features = buffer.subarray(0, encoder.encode(s, seat, buffer))
      forward.see(features, features.length, seat)
      forward.value(value)
      const wanted = inFloats(features, legal[0])
      expect(value[0]).toBeCloseTo(wanted.value, 1.7)
      expect(value[0] + value[1]).toBeCloseTo(1, 12)
      expect(forward.logit(legal[0].id) / 65536).toBeCloseTo(wanted.logit, 1)
    }
  })

  it('says the same of a position, whatever it has seen before', () => {
    const long = newForward(SHAPE, WEIGHTS, encoder, ACTIONS)
    const buffer = new Uint16Array(encoder.mostActive)
    const [kept, anew] = [new Float64Array(2), new Float64Array(2)]
    for (const { s, seat, legal } of positions('kept')) {
      const n = encoder.encode(s, seat, buffer)
      long.see(buffer, n, seat)
      long.value(kept)
      const fresh = newForward(SHAPE, WEIGHTS, encoder, ACTIONS)
      fresh.see(buffer, n, seat)
      fresh.value(anew)
      expect([...kept]).toEqual([...anew])
      for (const { id } of legal) expect(long.logit(id)).toBe(fresh.logit(id))
    }
  })
})

describe('what a network is told of 7 Wonders Duel', () => {
  it('names each feature once, and no more of them at a time than it says', () => {
    const buffer = new Uint16Array(encoder.features)
    let most = 0
    for (let game = 0; game < 20; game++) {
      for (const { s, seat } of positions(`once/${game}`)) {
        const n = encoder.encode(s, seat, buffer)
        most = Math.max(most, n)
        expect(new Set(buffer.subarray(0, n)).size).toBe(n)
        expect(Math.max(...buffer.subarray(0, n))).toBeLessThan(encoder.features)
      }
    }
    expect(most).toBeGreaterThan(100)
    expect(most).toBeLessThanOrEqual(encoder.mostActive)
  })

  it('is what the seat may know: a position imagined from its view has the same features', () => {
    const [known, imagined] = [new Uint16Array(encoder.mostActive), new Uint16Array(encoder.mostActive)]
    for (const { s, seat } of positions('hidden')) {
      const n = encoder.encode(s, seat, known)
      const other = wondersDuel.imagine(wondersDuel.view(s, seat), new FastChance('other'))
      wondersDuel.redeal(other, seat, new FastChance('another'))
      const m = encoder.encode(other, seat, imagined)
      expect([...imagined.subarray(0, m)]).toEqual([...known.subarray(0, n)])
    }
  })

  it('gives every action rows of its own', () => {
    const rows = ACTIONS.map(action => encoder.rowsOf(action).join())
    expect(new Set(rows).size).toBe(rows.length)
    expect(Math.max(...ACTIONS.flatMap(action => [...encoder.rowsOf(action)]))).toBeLessThan(encoder.moveRows)
  })
})
