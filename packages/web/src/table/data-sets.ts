// The worker's part in data of somebody's own: checks them, keeps them, and makes the rules that play on them.

import { isProblem, type Problem, problem } from '@tabularium/kernel'
import { gameOf, gameOn } from '@tabularium/kernel/data'
import type { CheckedData, OwnDataSets, SavedData } from './own-data.ts'
import type { OwnDataStore } from './own-data-store.ts'
import type { Rules } from './rules.ts'

export interface DataSets {
  readonly service: OwnDataSets
  /** The rules on a set of data, which may come along as text; undefined: on the game's own. */
  rulesOn(rules: Rules, data: { readonly hash: string; readonly text?: string } | undefined): Promise<Rules | Problem>
  /** A set that came with a record is kept for its game. */
  keep(rules: Rules): Promise<void>
  /** The last game on this set was forgotten: what nobody lists goes, too. */
  release(hash: string): Promise<void>
}

/** So many games made on data of their own are kept ready. */
const READY = 4

export function openDataSets(
  store: OwnDataStore,
  rulesOf: (game: string) => Promise<Rules | Problem>,
  /** The sets that games of this device are played on. */
  inUse: () => Promise<readonly string[]>,
): DataSets {
  const ready = new Map<string, Rules>()

  const remember = (hash: string, rules: Rules): Rules => {
    ready.delete(hash)
    ready.set(hash, rules)
    for (const oldest of ready.keys()) if (ready.size > READY) ready.delete(oldest)
    return rules
  }

  const check = async (game: string, text: string): Promise<CheckedData> => {
    const rules = await rulesOf(game)
    if (isProblem(rules)) return { faults: [{ path: [], why: rules.problem }] }
    const read = gameOn(rules.game, text)
    return 'faults' in read ? read : { data: read.data }
  }

  const isUsed = async (hash: string): Promise<boolean> => (await inUse()).includes(hash)

  return {
    service: {
      check,
      async save(game, text) {
        const checked = await check(game, text)
        if ('data' in checked) await store.put({ ...checked.data, saved: Date.now() })
        return checked
      },
      async list(game) {
        const sets = await store.list()
        return sets
          .filter(set => !set.unlisted && (game === undefined || set.game === game))
          .sort((a, b) => b.saved - a.saved)
          .map(({ text: _, unlisted: __, ...summary }) => summary)
      },
      text: async hash => (await store.get(hash))?.text,
      async forget(hash) {
        const set = await store.get(hash)
        if (set && (await isUsed(hash))) await store.put({ ...set, unlisted: true })
        else await store.delete(hash)
      },
    },

    async rulesOn(rules, data) {
      if (data === undefined) return rules
      const known = ready.get(data.hash)
      if (known?.game.id === rules.game.id) return remember(data.hash, known)
      const text = data.text ?? (await store.get(data.hash))?.text
      if (text === undefined) return problem('data', { text: data.hash })
      const game = gameOf(rules.game, { hash: data.hash, text })
      if (isProblem(game)) return game
      // A trained network knows no board but the usual one.
      const { net: _, ...rest } = rules
      return remember(data.hash, { ...rest, game })
    },

    async keep({ game: { data } }) {
      if (!data || (await store.get(data.hash))) return
      const set: SavedData = { ...data, saved: Date.now(), unlisted: true }
      await store.put(set)
    },

    async release(hash) {
      const set = await store.get(hash)
      if (set?.unlisted && !(await isUsed(hash))) await store.delete(hash)
    },
  }
}
