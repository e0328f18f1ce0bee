// How long it takes to pair a round of a Swiss: node packages/server/src/load/pairing.ts [players] [rounds]

import { tournamentTerms } from '@tabularium/protocol'
import { nextEvents } from '../tournaments/progress.ts'
import { after, emptyTournament, isPlaying, type Tournament, type TournamentEvent } from '../tournaments/tournament.ts'
import { createRandom } from './hostile.ts'

const [players = 500, rounds = 9] = process.argv.slice(2).map(Number)
const random = createRandom(1)
const terms = tournamentTerms.parse({ format: 'swiss', game: 'wonders-duel', rounds, breakSeconds: 0 })
const add = (state: Tournament, event: TournamentEvent): Tournament =>
  after(state, { ...event, number: state.number + 1, time: state.number + 1 })

let state = emptyTournament(terms)
for (let entrant = 0; entrant < players; entrant++) {
  state = add(state, { kind: 'registered', entrant, rating: Math.round(1200 + 800 * random()) })
}
state = add(state, { kind: 'started' })
for (let round = 1; round <= rounds; round++) {
  const from = performance.now()
  const busy = process.cpuUsage()
  const events = nextEvents(state, state.time)
  const ms = Math.round(performance.now() - from)
  const own = Math.round(process.cpuUsage(busy).user / 1000)
  if (events[0]?.kind !== 'paired') break
  console.log(`round ${round}: ${players} players paired in ${ms} ms (${own} ms of processor time)`)
  state = events.reduce(add, state)
  for (const { pairing, board } of state.games.filter(isPlaying)) {
    const places = random() < 0.1 ? [1, 1] : random() < 0.5 ? [1, 2] : [2, 1]
    state = add(state, { kind: 'result', pairing, board, places, forfeits: [], by: 'table' })
  }
}
