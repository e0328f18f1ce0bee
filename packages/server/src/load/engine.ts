// How fast the engine is: `node packages/server/src/load/engine.ts`. Sizes of updates, moves a second through a worker, how
// long a table takes to open, and what an open table weighs.

import { FastChance, openTable } from '@tabularium/kernel'
import { createEngine, type Viewer } from '../engine/engine.ts'
import { createEngineTables } from '../engine/engine-tables.ts'
import { GAMES } from '../engine/games.ts'
import { fresh, gameOf, longTable, NAMES, playOut, seedOf } from './long-games.ts'

const viewersOf = (seats: number): readonly Viewer[] => [-1, ...Array.from({ length: seats }, (_, seat) => seat)]

const SETTINGS: readonly (readonly [string, number])[] = [
  ['wonders-duel', 2],
  ['glory-to-rome', 2],
  ['glory-to-rome', 5],
]

function sizes(game: string, seats: number, games: number): void {
  const tables = createEngineTables(GAMES)
  const all: number[] = []
  let largest = ''
  let legal = 0
  for (let n = 0; n < games; n++) {
    const random = new FastChance(`${game} ${n}`)
    let { waiting } = tables.create(fresh('t', game, seats, n))
    while (waiting.length > 0) {
      const seat = waiting[random.number(waiting.length)]
      const choices = tables.question('t', seat)?.legal ?? []
      const done = tables.act('t', seat, choices[random.number(choices.length)], viewersOf(seats))
      if ('refusal' in done) throw new Error(done.refusal.code)
      for (const { text } of done.updates) {
        all.push(text.length)
        if (text.length > largest.length) largest = text
      }
      legal = Math.max(legal, JSON.stringify(choices).length)
      waiting = done.summary.waiting
    }
  }
  all.sort((a, b) => a - b)
  const mean = all.reduce((a, b) => a + b, 0) / all.length
  const parts = Object.entries(JSON.parse(largest)).map(([key, value]) => `${key} ${JSON.stringify(value).length}`)
  console.log(
    `updates ${game} ${seats}: max ${all.at(-1)}, p99 ${all[Math.floor(all.length * 0.99)]}, mean ${Math.round(mean)} bytes (${all.length}; largest: ${parts.join(', ')}; longest legal list ${legal})`,
  )
}

async function speed(game: string, seats: number, audience: readonly Viewer[], tables: number, ms: number) {
  const engine = createEngine()
  let made = 0
  let acts = 0
  const until = { time: Number.POSITIVE_INFINITY }
  // Choices are known in advance, so that the worker is asked for nothing but moves.
  const courses = Array.from({ length: 20 }, (_, n) => {
    const table = openTable(gameOf(game), {
      config: { seats, options: {} },
      seats: NAMES.slice(0, seats),
      seed: seedOf(n),
    })
    return playOut(table, new FastChance(n))
  })
  const run = async (): Promise<void> => {
    while (performance.now() < until.time) {
      const n = made++ % courses.length
      const id = `t${made}`
      await engine.create(fresh(id, game, seats, n))
      for (const [seat, action] of courses[n]) {
        if (performance.now() >= until.time) break
        const done = await engine.act(id, seat, action, audience)
        if ('refusal' in done) throw new Error(done.refusal.code)
        acts++
      }
      engine.close(id)
    }
  }
  const runs = Array.from({ length: tables }, run)
  await new Promise(resolve => setTimeout(resolve, 1500))
  const [from, at] = [acts, performance.now()]
  await new Promise(resolve => setTimeout(resolve, ms))
  const rate = ((acts - from) / (performance.now() - at)) * 1000
  until.time = 0
  await Promise.all(runs)
  await engine.stop()
  console.log(`acts ${game} ${seats}, ${tables} tables, told to ${audience.length}: ${Math.round(rate)} a second`)
}

async function opening(): Promise<void> {
  const { stored } = longTable(2000)
  const engine = createEngine()
  const time = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < 15; i++) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
    const [first] = times
    times.sort((a, b) => a - b)
    console.log(`${name}: first ${first.toFixed(1)} ms, median ${times[7].toFixed(1)} ms`)
  }
  await engine.create(fresh('warm', 'glory-to-rome', 5, 1))
  const count = stored.moves.length
  await time(`open, ${count} moves`, () => engine.open(stored))
  let snapshot = await engine.snapshot('long')
  let moves = count
  for (; !snapshot; moves--) {
    await engine.truncate('long', moves - 1, [])
    snapshot = await engine.snapshot('long')
  }
  const kept = JSON.parse(JSON.stringify(snapshot))
  console.log(`snapshot after move ${kept.moves}: ${JSON.stringify(kept).length} bytes`)
  await time('open with the snapshot', () => engine.open({ ...stored, snapshot: kept }))
  await engine.open({ ...stored, snapshot: kept })
  const from = performance.now()
  const sight = await engine.look('long', 0)
  console.log(`first look: ${(performance.now() - from).toFixed(1)} ms, ${sight.length} bytes`)
  await time('look again', () => engine.look('long', 0))
  await time('look at the last moves', () => engine.look('long', 0, count - 20))
  await time('at', () => engine.at('long', 0, 1500))
  await engine.open(stored)
  await time('a move at it', async () => {
    const { waiting } = await engine.follow('long', [], []).then(({ summary }) => summary)
    const legal = (await engine.question('long', waiting[0]))?.legal ?? []
    await engine.act('long', waiting[0], legal[0], viewersOf(5))
  })
  await engine.stop()
}

function weight(game: string, seats: number, looked: boolean): void {
  const tables = createEngineTables(GAMES)
  const count = 200
  const gc = globalThis.gc as () => void
  const courses = Array.from({ length: count }, (_, n) => {
    const table = openTable(gameOf(game), {
      config: { seats, options: {} },
      seats: NAMES.slice(0, seats),
      seed: seedOf(n),
    })
    const moves = playOut(table, new FastChance(n))
    return moves.slice(0, Math.floor(moves.length / 2))
  })
  gc()
  const before = process.memoryUsage().heapUsed
  let moves = 0
  for (const [n, course] of courses.entries()) {
    tables.create(fresh(`t${n}`, game, seats, n))
    for (const [seat, action] of course) tables.act(`t${n}`, seat, action, looked ? viewersOf(seats) : [])
    moves += course.length
  }
  gc()
  const each = (process.memoryUsage().heapUsed - before) / count
  console.log(
    `weight ${game} ${seats}, half-way (${Math.round(moves / count)} moves)${looked ? ', all viewers there' : ''}: ${Math.round(each / 1024)} kB`,
  )
  tables.close('t0')
}

const only = process.argv[2]
if (!only || only === 'sizes') for (const [game, seats] of SETTINGS) sizes(game, seats, 50)
if (!only || only === 'speed') {
  await speed('wonders-duel', 2, [0, 1], 200, 4000)
  await speed('glory-to-rome', 2, [0, 1], 200, 4000)
  await speed('glory-to-rome', 5, viewersOf(5), 200, 4000)
}
if (!only || only === 'open') await opening()
if ((!only || only === 'weight') && globalThis.gc) {
  for (const [game, seats] of SETTINGS) for (const looked of [false, true]) weight(game, seats, looked)
}
