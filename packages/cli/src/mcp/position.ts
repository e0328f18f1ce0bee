// A position as a language model reads it: in words, and as data.

import { type Event, type Game, type Language, type Result, type Seat, speakerOf, type View } from '@tabularium/kernel'

/** What one seat sees of a table. */
export interface Seen {
  readonly table: string
  readonly game: string
  readonly status: string
  readonly seat: Seat | undefined
  readonly names: readonly string[]
  readonly moves: number
  /** Absent before the game has begun. */
  readonly view?: View
  readonly legal: readonly string[]
  /** What happened since the last look. */
  readonly news: readonly (readonly Event[])[]
  readonly result?: Pick<Result, 'reason' | 'winners'> | undefined
}

/** Moves that are listed with their words; of more only the notation. */
const MOST_IN_WORDS = 60

export interface Told {
  readonly words: string
  readonly data: Readonly<Record<string, unknown>>
}

export function tellPosition(game: Game, seen: Seen, language: Language, withView: boolean): Told {
  const say = speakerOf(game, language, seen.names)
  const { table, status, seat, moves, view, legal, news, result } = seen
  const actions = legal.map(notation => game.actions.parse(notation)).filter(action => action !== undefined)
  const lines: string[] = [`Table ${table}: ${say({ key: 'game.name' })}. ${status}, ${moves} moves made.`]
  if (seat !== undefined) lines.push(`You are seat ${seat} (${seen.names[seat]}).`)
  const told = news.flat().map(event => say(game.text.event(event)))
  if (told.length > 0) lines.push('', 'Since your last look:', ...told.map(line => `- ${line}`))
  if (view && !result) {
    const { message, rule } = game.text.prompt(view)
    lines.push('', game.text.picture(view, say), '', `${say(message)} (rule ${rule})`)
  }
  if (result) {
    const winners = result.winners.map(one => seen.names[one]).join(', ')
    const end = say({ key: `end.${result.reason}` })
    lines.push('', result.winners.length > 0 ? `Over: ${end}. Winner: ${winners}.` : `Over: ${end}. Nobody wins.`)
  } else if (actions.length > 0) {
    lines.push('', 'Your legal moves (call "move" with the part before the colon):')
    for (const [i, action] of actions.entries())
      lines.push(i < MOST_IN_WORDS ? `- ${action.notation}: ${say(game.text.action(action))}` : `- ${action.notation}`)
  } else if (view) lines.push('', 'It is not your move.')
  return {
    words: lines.join('\n'),
    data: { table, game: game.id, status, seat, moves, legal, ...(withView && { view }), ...(result && { result }) },
  }
}
