import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { inTime, stepsOf } from './commands/bench.ts'
import { measure, TIMED, type Time } from './measure.ts'

/** A clock that goes on by so much whenever it is read. */
function ticking(until: number, tick: number): Time & { at(): number } {
  let at = 0
  const read = () => (at += tick)
  return { now: read, cpu: read, until, at: () => at }
}

describe('a figure is measured in the time given to it', () => {
  // Extremes read the clock at every decision, the others once in a game, a pass or an answer.
  const TICKS = [...TIMED.map(figure => [figure, 10] as const), ['extremes', 1] as const]
  it.each(TICKS)('%s', (figure, tick) => {
    const sampled = [1200, 6000].map(ms => {
      const time = ticking(ms, tick)
      const { figures, samples } = measure(wondersDuel, figure, time)
      for (const name of Object.keys(samples)) expect(figures[name], name).toBeGreaterThan(0)
      // The last slice, or the passes that play the same games again, may end a little later.
      expect(time.at()).toBeLessThan(ms + 500)
      return Object.values(samples).reduce((sum, n) => sum + n, 0)
    })
    expect(sampled[0]).toBeLessThan(sampled[1])
  })

  it('late already: what a figure needs at the least', () => {
    for (const figure of [...TIMED, 'extremes']) {
      const { samples } = measure(wondersDuel, figure, ticking(0, 50))
      for (const [name, n] of Object.entries(samples)) expect(n, name).toBeGreaterThan(0)
    }
  })
})

describe('the time of a game is shared out among its steps', () => {
  /** What was measured, and for how long, where every step takes so much longer than it should. */
  async function given(late: number) {
    let at = 1000
    const list: { readonly kind: string; readonly ms: number }[] = []
    let shown = 0
    await inTime(stepsOf(TIMED, 1), {
      now: () => at,
      async measured(kind, ms) {
        list.push({ kind, ms })
        at += ms + late
        return { figures: { gamesPerSecond: list.length }, samples: { gamesPerSecond: 1 } }
      },
      progress: () => shown++,
    })
    expect(shown).toBe(list.length)
    return { list, took: at - 1000 }
  }

  it('ends within a minute, however long the steps take to begin; every figure is measured once at the least', async () => {
    for (const late of [0, 500, 1000, 2000, 5000]) {
      const { list, took } = await given(late)
      expect(took, `${late} ms late`).toBeLessThan(60_000)
      expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set([...TIMED, 'extremes']))
    }
  })

  it('what one takes too long the later ones make up for; extremes have most', async () => {
    const { list } = await given(0)
    expect(list).toHaveLength(6)
    const late = await given(300)
    expect(late.list.every(({ ms }, i) => i === 0 || ms < list[i].ms)).toBe(true)
    expect(Math.max(...list.map(({ ms }) => ms))).toBe(list.find(({ kind }) => kind === 'extremes')?.ms)
  })

  it('the best run counts, with its own samples', async () => {
    const runs = [
      { figures: { xPerSecond: 5, yMs: 3 }, samples: { xPerSecond: 50, yMs: 30 } },
      { figures: { xPerSecond: 7, yMs: 4 }, samples: { xPerSecond: 70, yMs: 40 } },
    ]
    let at = 0
    const steps = [1, 2].map(() => ({ kind: 'x', weight: 1, again: false }))
    expect(await inTime(steps, { now: () => 0, measured: async () => runs[at++], progress: () => {} })).toEqual({
      figures: { xPerSecond: 7, yMs: 3 },
      samples: { xPerSecond: 70, yMs: 30 },
    })
  })
})
