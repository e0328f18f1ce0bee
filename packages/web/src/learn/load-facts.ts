// One's own games, gathered: those of this device with what their analyses say of luck, and those of the server.

import { ANALYSIS_VERSION } from '@tabularium/bots/analysis/course'
import { gamesOf } from '../online/api.ts'
import { meet, mySession } from '../online/me.ts'
import { sessionHint } from '../session-hint.ts'
import { endingOf } from '../shell/analysis/model.ts'
import { type AnalysisStore, analysisKey, databaseAnalyses } from '../table/analysis-store.ts'
import { databaseStore, type Store } from '../table/store.ts'
import { ownSeat } from './own-seat.ts'
import { factOfLine, factOfSaved, type GameFact, luckOf } from './statistics.ts'

export interface Facts {
  readonly facts: readonly GameFact[]
  /** Finished games of several people here, of whom nobody can tell who one was. */
  readonly unknown: number
  /** Why the server's games are missing. */
  readonly trouble?: string
}

/** The games of this device. */
export async function factsHere(
  name: string,
  { games, analyses }: { readonly games: Store; readonly analyses: AnalysisStore },
): Promise<Facts> {
  const facts: GameFact[] = []
  let unknown = 0
  for (const summary of await games.list().catch(() => [])) {
    const { result, waiting, players } = summary
    if (!result || waiting.length > 0 || players.length < 2) continue
    const seat = ownSeat(players, name)
    if (seat === undefined) {
      if (players.some(({ bot }) => bot === undefined)) unknown++
      continue
    }
    const record = (await games.get(summary.id))?.record ?? ''
    const found = await analyses.get(analysisKey(record))
    const seats = players.length
    const luck =
      found?.version === ANALYSIS_VERSION ? luckOf(found.moves, seats, seat, endingOf(result, seats)) : undefined
    const fact = factOfSaved(summary, { name, record, luck })
    if (fact) facts.push(fact)
  }
  return { facts, unknown }
}

/** The server is asked for so many pages of games. */
const MOST_PAGES = 40

async function factsOnline(): Promise<Pick<Facts, 'facts' | 'trouble'>> {
  await meet()
  const { me } = mySession()
  if (!me) return { facts: [] }
  const facts: GameFact[] = []
  let before: number | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await gamesOf(me.id, before === undefined ? {} : { before })
    if (answer.trouble) return { facts, trouble: answer.trouble.message }
    if (answer.value.length === 0) break
    for (const line of answer.value) {
      const fact = factOfLine(line)
      if (fact) facts.push(fact)
    }
    before = answer.value.at(-1)?.ended
  }
  return { facts }
}

export async function loadFacts(name: string): Promise<Facts> {
  const here = await factsHere(name, { games: databaseStore(), analyses: databaseAnalyses() })
  // Who was never signed in here has no games there, and need not wait for a server.
  if (!sessionHint()) return here
  const online = await factsOnline().catch(error => ({ facts: [], trouble: String(error) }))
  const facts = [...here.facts, ...online.facts].sort((a, b) => b.ended - a.ended)
  return { ...here, ...online, facts }
}
