// A study from a replay: its record as far as today's rules can follow it, opened where the replay stands.

import { isName, isProblem, ProblemError, readRecord, upTo } from '@tabularium/kernel'
import { studyOf } from '../../learn/study-make.ts'
import { newStudyId, saveStudy } from '../../learn/study-store.ts'
import type { Replay } from '../../table/table.ts'

/** Keeps it on this device, and returns its address. */
export async function makeStudy(replay: Replay, players: readonly string[], move: number): Promise<string> {
  const read = readRecord(replay.text)
  if (isProblem(read)) throw new ProblemError(read)
  const record = replay.stopped ? upTo(read, replay.moves.length) : read
  const seats = record.seats.map((name, seat) => (isName(players[seat]) ? players[seat] : name))
  const id = newStudyId()
  await saveStudy(id, studyOf({ ...record, seats }))
  return `/study/${id}?chapter=1&at=${move}&mode=edit`
}
