// Laws of lessons: the record can be played, every step asks for what can be done, and every language has the words.

import type { Action } from '../action.ts'
import { fitRecord } from '../fit-record.ts'
import type { Game, State, View } from '../game.ts'
import type { Lesson } from '../lesson.ts'
import { isProblem } from '../problem.ts'
import { type GameRecord, type Move, readRecord } from '../record.ts'
import { legalList, replay } from '../replay.ts'
import { LANGUAGES } from '../text.ts'

/** A step says something. */
const SHORTEST = 60

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What is wrong with a lesson, in sentences. `nameKey` says where the dictionaries have the name of a lit piece. */
export async function lessonFaults<S extends State, V extends View, A extends Action>(
  taught: Game<S, V, A>,
  lesson: Lesson,
  nameKey: (piece: string) => string = piece => piece,
): Promise<readonly string[]> {
  const game: Game = taught
  const read = readRecord(lesson.record)
  const record = isProblem(read) ? read : fitRecord(game, read)
  if (isProblem(record)) return [record.problem]
  const positions: State[] = []
  try {
    replay(game, record, { after: state => positions.push(game.clone(state)) })
  } catch (error) {
    return [why(error)]
  }
  const order = orderFaults(lesson, record)
  if (order.length > 0) return order
  return [...stepFaults(game, lesson, record, positions), ...(await wordFaults(game, lesson, nameKey))]
}

/** The steps follow the record to its end and ask for the learner's moves, all of them from the first step on. */
function orderFaults({ steps, seat }: Lesson, { moves }: GameRecord): readonly string[] {
  const faults: string[] = []
  for (const [i, { id, at }] of steps.entries()) if (i > 0 && at < steps[i - 1].at) faults.push(`'${id}' goes back`)
  if (steps.at(-1)?.at !== moves.length) faults.push('the last step is not where the record ends')
  const asked = steps.flatMap(({ at, expects, followedBy = [] }) =>
    expects === undefined ? [] : [at, ...followedBy.map((_, i) => at + 1 + i)],
  )
  const own = moves.flatMap((move, i) => (move.seat === seat && i >= steps[0].at ? [i] : []))
  if (asked.join() !== own.join()) faults.push(`moves ${asked.join()} are asked for; the learner makes ${own.join()}`)
  return faults
}

function* stepFaults(
  game: Game,
  { steps, seat }: Lesson,
  record: GameRecord,
  positions: readonly State[],
): Generator<string> {
  for (const { id, at, expects, followedBy = [] } of steps) {
    if (expects === undefined) continue
    for (const [i, notation] of followedBy.entries()) {
      const { action } = record.moves[at + 1 + i]
      if (action !== notation) yield `'${id}' goes on with '${notation}', the record with '${action}'`
    }
    const legal = legalList(game, positions[at], seat).map(({ notation }) => notation)
    if (expects === 'any') {
      if (legal.length < 2) yield `'${id}' leaves no choice`
      for (const notation of legal) {
        const moves = record.moves.map((move, i): Move => (i === at ? { ...move, action: notation } : move))
        try {
          replay(game, { ...record, moves })
        } catch (error) {
          yield `'${id}' does not go on after '${notation}': ${why(error)}`
        }
      }
      continue
    }
    if (!expects.includes(record.moves[at].action)) yield `'${id}' does not ask for '${record.moves[at].action}'`
    for (const notation of expects) if (!legal.includes(notation)) yield `'${id}': '${notation}' is not legal`
  }
}

async function wordFaults(game: Game, lesson: Lesson, nameKey: (piece: string) => string): Promise<readonly string[]> {
  const faults: string[] = []
  const ids = lesson.steps.map(({ id }) => id).join()
  for (const language of LANGUAGES) {
    const fault = (text: string) => faults.push(`${language}: ${text}`)
    const numbers = new Set((await game.text.rules(language)).map(({ number }) => number))
    const notes = lesson.notes[language]
    if (lesson.title[language] === '') fault('the lesson has no title')
    if (Object.keys(notes).join() !== ids) fault('the notes are not those of the steps')
    for (const { id, rule, light } of lesson.steps) {
      const { title, text } = notes[id] ?? { title: '', text: '' }
      if (title === '') fault(`'${id}' has no title`)
      if (text.length < SHORTEST) fault(`'${id}' says too little: ${text.length} characters, at least ${SHORTEST}`)
      if (!numbers.has(rule)) fault(`'${id}': there is no rule ${rule}`)
      if (light === undefined) continue
      // What is to be looked at is said in bold, by the name it has everywhere.
      const name = game.text.dictionaries[language][nameKey(light)]
      if (name === undefined) fault(`'${id}' lights ${light}, which has no name: there is no '${nameKey(light)}'`)
      else if (!text.includes(`**${name}**`)) fault(`'${id}' does not name ${name} in bold, as **${name}**`)
    }
  }
  return faults
}
