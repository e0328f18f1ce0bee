#!/usr/bin/env node
// An engine that looks one move ahead, in a few worlds that its view allows, and counts what lies before each player.

import { serve, type Tried } from './tabularium-engine.ts'

const WORLDS = 2
const MOST = 40

/** Things count one each, figures what they say. */
function worth(thing: unknown): number {
  if (typeof thing === 'number') return Math.min(Math.abs(thing), 20)
  if (typeof thing === 'string') return 1
  return typeof thing === 'object' && thing !== null
    ? Object.values(thing).reduce<number>((sum, part) => sum + worth(part), 0)
    : 0
}

interface Country {
  readonly seat: number
  readonly vp: number
}

function score(tried: Tried | undefined, seat: number): number {
  if (!tried) return 0
  if (tried.result) return tried.result.winners.includes(seat) ? 1e6 : -1e6
  const { countries, cities, players } = tried.view
  // Assyrian Wars: points of the countries that a seat decides for.
  if (Array.isArray(countries))
    return (countries as Country[]).reduce((sum, one) => sum + (one.seat === seat ? one.vp : -one.vp / 4), 0)
  const all: readonly unknown[] = [cities, players].find(Array.isArray) ?? []
  return all.reduce<number>((sum, player, i) => sum + worth(player) * (i === seat ? 1 : -0.5), 0)
}

await serve({
  name: 'One move ahead in TypeScript',
  version: '1',
  async choose({ legal, seat, stop, info, tryMove }) {
    let [best] = legal
    let most = Number.NEGATIVE_INFINITY
    for (const move of legal.length === 1 ? [] : legal.slice(0, MOST)) {
      if (stop.aborted) break
      let value = 0
      for (let world = 0; world < WORLDS; world++) value += score(await tryMove(move, world), seat)
      if (value <= most) continue
      best = move
      most = value
      info({ best })
    }
    return best
  },
})
