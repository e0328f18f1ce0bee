// `tabularium replay`: any position of a recorded game, as any seat saw it.

import {
  followed,
  type Language,
  legalList,
  ReplayError,
  replay,
  type Seat,
  speakerOf,
  Telling,
} from '@tabularium/kernel'
import type { Command } from 'commander'
import { fitted, InputError, type KnownRecord, need, readKnownRecord, wholeNumber } from '../input.ts'
import { command, jsonOption, languageOption, numberOption, type Shell } from '../shell.ts'
import { showLog, showPosition, showResult } from '../show.ts'
import { columns } from '../terminal.ts'
import { wordsOf } from '../words.ts'

interface Arguments {
  readonly at?: number
  readonly seat?: Seat
  readonly language: Language
  readonly json?: boolean
}

export const replayCommand = (shell: Shell): Command =>
  command(
    'replay',
    'Show any position of a recorded game.',
    ['tabularium replay game.txt', 'tabularium replay game.txt --at 20 --seat 1', 'tabularium replay game.txt --json'],
    'Without --seat you see what a spectator sees. Seats are numbered from 0.',
  )
    .argument('<file>', 'a record')
    .addOption(numberOption('--at <n>', 'after this move (0: the setup; default: the last)', 0, 1_000_000))
    .addOption(numberOption('--seat <n>', 'as this seat sees it; seats are numbered from 0', 0, 7))
    .addOption(languageOption(shell))
    .addOption(jsonOption())
    .action((file: string, given: Arguments) => {
      const { known, stopped } = followable(need(fitted(need(readKnownRecord(shell.games, file), file)), file), file)
      const { record } = known
      if (stopped) shell.terminal.note(`${file}: shown up to move ${record.moves.length}; ${stopped}`)
      const at =
        given.at === undefined
          ? record.moves.length
          : need(wholeNumber(String(given.at), 0, record.moves.length), '--at')
      const seat =
        given.seat === undefined
          ? undefined
          : need(wholeNumber(String(given.seat), 0, record.seats.length - 1), '--seat')
      const position = positionAt(known, at, seat, file)
      if (!record.result && !stopped) {
        shell.terminal.note(
          `${file}: this game is not over; its record contains things players must not know yet, including the seed`,
        )
      }
      if (given.json) shell.terminal.json(documentOf(known, at, position))
      else show(shell, known, at, position, given.language)
    })

/** As far as today's rules can follow it. */
function followable({ game, record }: KnownRecord, file: string): { known: KnownRecord; stopped?: string } {
  try {
    const { record: known, stopped } = followed(game, record)
    return { known: { game, record: known }, ...(stopped && { stopped: stopped.message }) }
  } catch (error) {
    if (error instanceof ReplayError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

function positionAt({ game, record }: KnownRecord, at: number, seat: Seat | undefined, file: string) {
  const tellings: Telling[] = []
  const tell = () => {
    const telling = new Telling()
    tellings.push(telling)
    return telling
  }
  try {
    const state = replay(game, record, { until: at, tell })
    const waits = seat !== undefined && game.waiting(state).includes(seat)
    return {
      view: game.view(state, seat),
      events: tellings.map(telling => telling.to(seat)),
      legal: waits ? legalList(game, state, seat).map(action => action.notation) : undefined,
      result: game.result(state),
    }
  } catch (error) {
    if (error instanceof ReplayError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

type ReplayedPosition = ReturnType<typeof positionAt>

const documentOf = ({ record }: KnownRecord, at: number, { view, events, legal, result }: ReplayedPosition) => ({
  game: record.game,
  rules: record.rules,
  options: record.options,
  seats: record.seats,
  moves: record.moves.length,
  at,
  view,
  events,
  ...(legal && { legal }),
  ...(result && { result }),
})

function show(
  shell: Shell,
  { game, record }: KnownRecord,
  at: number,
  position: ReplayedPosition,
  language: Language,
): void {
  const { terminal } = shell
  const { bold, dim } = terminal.colours
  const say = speakerOf(game, language, record.seats)
  const words = wordsOf(language)
  terminal.print(
    `${bold(say({ key: 'game.name' }))}  ${record.seats.join(' – ')}  ${dim(words('after-move', { at, moves: record.moves.length }))}`,
  )
  showLog(terminal, game, position.events, 0, say)
  showPosition(terminal, game, position.view, say, words)
  if (position.legal) terminal.print(columns(position.legal, terminal.width))
  if (position.result) showResult(terminal, position.result, say, words, record.seats)
}
