// Help while playing against bots: hints, what a move would cost, chances, and stepping back past what was drawn.

import { readFileSync } from 'node:fs'
import { type Bot, makeJudge } from '@tabularium/bots'
import { markOf } from '@tabularium/bots/analysis'
import { type GameRecord, isProblem, readRecord, verify } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { describe, expect, test } from 'vitest'
import type { AskedDecision } from './local-session.ts'
import { RULES } from './rules.ts'
import { openHelp } from './session-help.ts'
import { memoryStore } from './store.ts'
import { isOver, opened, playUntil, tablesInProcess, until } from './table.testing.ts'
import type { Help, Player, Table, TableHelp } from './table.ts'

const ANIA: Player = { name: 'Ania' }
const RANDOM: Player = { name: 'random', bot: 'random' }

const against = (game: string, seats = 2) => ({
  game,
  options: {},
  players: [ANIA, ...Array.from({ length: seats - 1 }, () => RANDOM)],
})

const helpAt = ({ help }: Table): TableHelp => {
  if (!help) throw new Error('there is no help')
  return help
}

const isAsked = ({ position }: Table['state']): boolean => position.legal.length > 1

async function asked(table: Table): Promise<Table> {
  table.pace(0)
  await playUntil(table, isAsked)
  return table
}

const recordAt = async (table: Table): Promise<GameRecord> => {
  const record = readRecord(await table.export())
  if (isProblem(record)) throw new Error(record.problem)
  return record
}

describe('a hint', () => {
  test.each([
    ['wonders-duel', 2, 0.2],
    ['glory-to-rome', 3, 0.2],
    ['mare-nostrum', 3, 1],
    ['assyrian-wars', 2, 0.2],
  ])('%s: names legal moves, the best first, with everybody’s chances', async (game, seats, times) => {
    const table = await asked(await tablesInProcess({ times }).open(against(game, seats)))
    let options = await helpAt(table).hint(() => undefined)
    // Some decisions of Assyrian Wars are not worth a thought.
    for (let n = 0; n < 40 && game === 'assyrian-wars' && options === undefined; n++) {
      await table.act(table.state.position.legal[0])
      options = await helpAt(await asked(table)).hint(() => undefined)
    }
    if (options === undefined) throw new Error('no hint')
    expect(options.length).toBeGreaterThan(1)
    const chances = options.map(option => option.chances[0])
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    for (const { action, chances: all } of options) {
      expect(table.state.position.legal).toContain(action)
      expect(all).toHaveLength(seats)
      expect(all.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2)
    }
    expect(table.state.helped).toEqual(['hint'])
  })

  test('is judged from what the person sees, and from nothing else', async () => {
    const rules = await RULES['wonders-duel']()
    const table = await asked(await tablesInProcess().open(against('wonders-duel')))
    const { view, legal } = table.state.position
    const actions = legal.flatMap(notation => rules.game.actions.parse(notation) ?? [])
    const question: AskedDecision = { seat: 0, view, legal: actions, version: 7 }
    const given: unknown[] = []
    const judging = makeJudge(rules.game, {})
    const help = openHelp({
      rules,
      session: { asked: () => question, turn: async () => {} },
      seats: 2,
      makeJudge: async () => ({
        ...judging,
        times: 0.05,
        judge: {
          ...judging.judge,
          begin(decision, seed) {
            given.push(Object.keys(decision).toSorted(), decision.view)
            judging.judge.begin(decision, seed)
          },
        },
      }),
    })
    expect(await help.hint(() => {})).toHaveLength(3)
    expect(given).toEqual([['legal', 'played', 'seat', 'version', 'view'], view])
  })

  test('ends when somebody moves', async () => {
    const table = await asked(await tablesInProcess({ times: 50 }).open(against('wonders-duel')))
    let act: Promise<unknown> | undefined
    const options = await helpAt(table).hint(share => {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
      act ??= table.act(table.state.position.legal[0])
    })
    expect(await act).toBeUndefined()
    expect(options).toBeUndefined()
    expect(table.state.helped).toBeUndefined()
  })

  test('is not given where people share the screen, nor where nobody is asked', async () => {
    const tables = tablesInProcess({ times: 0.01 })
    const shared = await tables.open({ ...against('wonders-duel'), players: [ANIA, { name: 'Marek' }] })
    expect(await helpAt(shared).hint(() => {})).toBeUndefined()
    expect(await helpAt(shared).weigh(shared.state.position.legal[0])).toBeUndefined()
    expect(await helpAt(shared).chances()).toBeUndefined()
    expect(await helpAt(shared).takeBack()).toMatchObject({ code: 'undo-nothing' })
    expect(shared.state.canTakeBack).toBeUndefined()
    const watched = await tables.open({ ...against('wonders-duel'), players: [RANDOM, RANDOM] })
    expect(await helpAt(watched).hint(() => {})).toBeUndefined()
    watched.close()
  })
})

describe('a coach', () => {
  /** A position of a record in which seat 0 is asked, played on against a bot. */
  const planted = async (moves: number, notation: string) => {
    const text = readFileSync(new URL('../../../wonders-duel/records/end-military.txt', import.meta.url), 'utf8')
    const tables = tablesInProcess()
    const table = await tables.open({ ...against('wonders-duel'), coach: true, from: { record: text, moves } })
    await until(table, isAsked)
    expect(table.state.position.legal).toContain(notation)
    return table
  }

  test('knows what a move costs, and what would be better', async () => {
    const table = await asked(await tablesInProcess().open({ ...against('wonders-duel'), coach: true }))
    expect(table.state.coach).toBe(true)
    const weighed = await Promise.all(table.state.position.legal.map(notation => helpAt(table).weigh(notation)))
    for (const [i, found] of weighed.entries()) {
      if (!found) throw new Error('not weighed')
      expect(found.played.action).toBe(table.state.position.legal[i])
      expect(found.mark).toBe(markOf(found.loss))
      expect(found.loss).toBeCloseTo(found.best.chances[0] - found.played.chances[0], 5)
    }
    expect(table.state.helped).toEqual(['coach'])
  })

  test('calls a blunder what gives the game away', async () => {
    const table = await planted(19, 'build altar')
    expect(await helpAt(table).weigh('build altar')).toMatchObject({ mark: 'blunder' })
  })

  test('has nothing to say of what cannot be done', async () => {
    const table = await asked(await tablesInProcess({ times: 0.01 }).open(against('wonders-duel')))
    expect(await helpAt(table).weigh('build nothing')).toBeUndefined()
  })
})

describe('winning chances', () => {
  test('are told of every seat, where the game wants them', async () => {
    const table = await asked(
      await tablesInProcess({ times: 0.2 }).open({ ...against('glory-to-rome', 3), chances: true }),
    )
    expect(table.state.chances).toBe(true)
    const chances = await helpAt(table).chances()
    expect(chances).toHaveLength(3)
    expect(chances?.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2)
    helpAt(table).turn({ chances: false })
    await until(table, state => state.chances === false)
    expect(table.state.helped).toEqual(['chances'])
  })
})

describe('what a bot expects', () => {
  const THINKER: Player = { name: 'mcts', bot: 'mcts:20' }
  const withBot = (bot: Player, people = [ANIA]) => ({ game: 'wonders-duel', options: {}, players: [...people, bot] })
  const hasMoved = ({ position, expected }: Table['state']): boolean => position.moves > 6 || expected !== undefined

  test('is told after its move, where the game wants it, and counts as help', async () => {
    const table = await tablesInProcess().open({ ...withBot(THINKER), expects: true })
    table.pace(0)
    await playUntil(table, ({ expected }) => expected !== undefined)
    const [{ seat, value }, ...others] = table.state.expected ?? []
    expect([seat, others]).toEqual([1, []])
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
    expect(value * 100).toBeCloseTo(Math.round(value * 100), 9)
    expect(table.state.helped).toEqual(['expects'])
    helpAt(table).turn({ expects: false })
    await until(table, state => state.expected === undefined)
  })

  test.each<[string, Parameters<ReturnType<typeof tablesInProcess>['open']>[0]]>([
    ['where nobody asked', withBot(THINKER)],
    ['of rules of thumb, which expect nothing', { ...withBot({ name: 's', bot: 'sensible' }), expects: true }],
    [
      'where two people play, who could learn of a hand',
      { game: 'glory-to-rome', options: {}, players: [ANIA, { name: 'Bo' }, THINKER], expects: true },
    ],
  ])('is not told %s', async (_, game) => {
    const table = await tablesInProcess().open(game)
    table.pace(0)
    await playUntil(table, hasMoved)
    expect(table.state.expected).toBeUndefined()
    expect(table.state.helped ?? []).toEqual([])
  })
})

describe('a take-back', () => {
  test('steps back to one’s own decision, again and again, past what bots answered and chance drew', async () => {
    const store = memoryStore()
    const tables = tablesInProcess({ store, seed: 3 })
    const table = await asked(await tables.open(against('omens')))
    expect(table.state.canTakeBack).toBe(false)
    const seen: number[] = []
    for (let n = 0; n < 4; n++) {
      seen.push(table.state.position.moves)
      expect(await table.act(table.state.position.legal[0])).toBeUndefined()
      await playUntil(table, state => isAsked(state) || isOver(state))
    }
    expect(isOver(table.state)).toBe(false)
    for (const moves of seen.toReversed()) {
      expect(table.state.canTakeBack).toBe(true)
      expect(await helpAt(table).takeBack()).toBeUndefined()
      expect(table.state.position.moves).toBe(moves)
      expect(table.state.events).toHaveLength(moves + 1)
      expect(isAsked(table.state)).toBe(true)
    }
    expect(await helpAt(table).takeBack()).toMatchObject({ code: 'undo-nothing' })
    expect(table.state.helped).toEqual(['takeback'])

    await playUntil(table)
    const record = await recordAt(table)
    expect(record.takebacks).toEqual(seen.toReversed())
    expect(verify(omens, record)).toEqual([])
    const [saved] = await store.list()
    expect(saved).toMatchObject({ helped: ['takeback'] satisfies readonly Help[], result: {} })
    expect(table.state.canTakeBack).toBe(false)
  })

  test('is possible while a bot thinks, whose answer then counts for nothing', async () => {
    let answer = () => {}
    const slow: Bot = {
      name: 'slow',
      choose: ({ legal, signal }) =>
        new Promise(resolve => {
          answer = () => resolve(legal[0])
          signal?.addEventListener('abort', answer)
        }),
    }
    const tables = tablesInProcess({ bots: { slow } })
    const table = await tables.open({ ...against('wonders-duel'), players: [ANIA, { name: 'slow', bot: 'slow' }] })
    await table.act(table.state.position.legal[0])
    await until(table, ({ thinking }) => thinking !== undefined)
    expect(await helpAt(table).takeBack()).toBeUndefined()
    answer()
    expect(table.state.position).toMatchObject({ moves: 0, seat: 0 })
    expect(table.state.position.legal).toHaveLength(4)
    expect(await table.act(table.state.position.legal[1])).toBeUndefined()
    table.close()
  })

  test('is known after the page was opened again, and so is what was turned on', async () => {
    const store = memoryStore()
    const first = await asked(await tablesInProcess({ store }).open({ ...against('wonders-duel'), coach: true }))
    await first.act(first.state.position.legal[0])
    await playUntil(first, isAsked)
    await helpAt(first).takeBack()
    const again = await opened(tablesInProcess({ store }).resume(first.state.id))
    expect(again.state).toMatchObject({ coach: true, helped: ['takeback'], version: first.state.position.moves })
    again.pace(0)
    await playUntil(again)
    expect(verify((await RULES['wonders-duel']()).game, await recordAt(again))).toEqual([])
  })
})
