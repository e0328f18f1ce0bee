// Games are kept as a log with snapshots: a line for every move, and now and then the whole with the position.

import { describe, expect, test } from 'vitest'
import type { Rules } from './rules.ts'
import { memoryStore, type SavedGame, type Store } from './store.ts'
import { opened, playUntil, REGISTRY, tablesInProcess, until } from './table.testing.ts'
import type { NewGame } from './table.ts'

const WAR: NewGame = {
  game: 'assyrian-wars',
  options: { scenario: 'two-rivers' },
  players: [{ name: 'Ania' }, { name: 'random', bot: 'random' }, { name: 'random', bot: 'random' }],
}

/** What is written: whole games, and lines. */
function watched(): { readonly store: Store; readonly wrote: { whole: number; lines: number } } {
  const store = memoryStore()
  const wrote = { whole: 0, lines: 0 }
  return {
    wrote,
    store: {
      ...store,
      put(game) {
        wrote.whole++
        return store.put(game)
      },
      append(game, line) {
        wrote.lines++
        return store.append(game, line)
      },
    },
  }
}

/** A game of some 350 moves, where the person is asked. */
async function longGame(store: Store) {
  const table = await tablesInProcess({ store }).open(WAR)
  table.pace(0)
  const state = await playUntil(table, ({ position }) => position.moves > 350 && position.legal.length > 0)
  return { state, text: await table.export() }
}

const savedIn = async (store: Store, id: string): Promise<SavedGame> => {
  const saved = await store.get(id)
  if (!saved) throw new Error('the game is gone')
  return saved
}

/** The game's rules, and how many moves they have applied. */
async function counted() {
  const rules = await REGISTRY['assyrian-wars']()
  let moves = 0
  const counting: Rules = {
    ...rules,
    game: {
      ...rules.game,
      apply(...args) {
        moves++
        rules.game.apply(...args)
      },
    },
  }
  return { registry: { 'assyrian-wars': async () => counting }, moves: () => moves }
}

describe('a game of hundreds of moves', () => {
  test('is written line by line, whole only with a snapshot', async () => {
    const { store, wrote } = watched()
    const { state, text } = await longGame(store)
    expect(wrote.whole).toBeLessThan(12)
    expect(wrote.lines).toBeGreaterThan(320)
    const saved = await savedIn(store, state.id)
    expect(saved).toMatchObject({ record: text, moves: state.position.moves, snapshot: { rules: expect.any(Number) } })
  })

  test('is opened from its snapshot, and told whole afterwards', async () => {
    const store = memoryStore()
    const { state } = await longGame(store)
    const { registry, moves } = await counted()
    const table = await opened(tablesInProcess({ store, rules: registry }).resume(state.id))
    expect(moves()).toBeLessThan(state.position.moves)
    expect(table.state.position).toEqual(state.position)
    expect(table.state.events).toHaveLength(state.events.length)
    expect(await until(table, ({ events }) => events[0].length > 0)).toMatchObject({ events: state.events })
  })

  test.each<[string, (saved: SavedGame) => SavedGame]>([
    ['by other rules', saved => changed(saved, { rules: 1 })],
    ['that is cut off', saved => changed(saved, { state: saved.snapshot?.state.slice(0, -20) ?? '' })],
    ['of another shape', saved => changed(saved, { state: '{"seats":3}' })],
    ['of later than the record', saved => changed(saved, { moves: 9999 })],
    ['that is not there, as of a game written before there were any', ({ snapshot: _, ...saved }) => saved],
  ])('with a snapshot %s is played again from its record, and gets a good one', async (_, spoil) => {
    const store = memoryStore()
    const { state, text } = await longGame(store)
    await store.put(spoil(await savedIn(store, state.id)))
    const { registry, moves } = await counted()
    const tables = tablesInProcess({ store, rules: registry })
    const table = await opened(tables.resume(state.id))
    expect(moves()).toBeGreaterThanOrEqual(state.position.moves)
    expect(table.state.position).toEqual(state.position)
    expect(table.state.events).toEqual(state.events)
    expect(await table.export()).toBe(text)
    const { rules } = (await registry['assyrian-wars']()).game
    const isGood = async () => (await savedIn(store, state.id)).snapshot?.rules === rules
    // At the next position that nobody can step back from.
    for (let more = 3; more < 120 && !(await isGood()); more += 12) {
      await playUntil(table, ({ position }) => position.moves > state.position.moves + more)
      await table.act(table.state.position.legal[0] ?? '')
    }
    expect(await isGood()).toBe(true)
  })

  test('goes on after it was opened from a snapshot, steps back, and is the same when it is opened again', async () => {
    const store = memoryStore()
    const { state } = await longGame(store)
    const table = await opened(tablesInProcess({ store, seed: 5 }).resume(state.id))
    table.pace(0)
    await playUntil(table, ({ canUndo, position }) => canUndo && position.moves > state.position.moves)
    const before = await table.export()
    expect(await table.undo()).toBeUndefined()
    const after = await table.export()
    expect(after.length).toBeLessThan(before.length)
    expect((await savedIn(store, state.id)).record).toBe(after)
    const again = await opened(tablesInProcess({ store, seed: 6 }).resume(state.id))
    expect(again.state.position).toEqual(table.state.position)
  })
})

const changed = (saved: SavedGame, part: Partial<NonNullable<SavedGame['snapshot']>>): SavedGame => {
  if (!saved.snapshot) throw new Error('there is no snapshot')
  return { ...saved, snapshot: { ...saved.snapshot, ...part } }
}
