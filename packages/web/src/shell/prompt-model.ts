// What the prompt bar says at each moment: yours, another's, refused, asked again, an earlier position, the end.

import { isTableEnd, type Message, type Say, type Seat } from '@tabularium/kernel'
import type { Board, PromptNote } from '../boards/board.ts'
import { withPlayers } from '../table/seat-names.ts'
import type { Position, TableState } from '../table/table.ts'
import type { WordsOf } from '../words.ts'
import { cutName, type LogMove, othersSince } from './move-log.ts'
import type { PromptModel } from './prompt.tsx'
import type { RefusedPress } from './use-table.ts'
import type { shellWords } from './words.ts'

export interface PromptInput {
  readonly board: Board
  readonly state: TableState
  /** The earlier position that is shown instead of the present one. */
  readonly past: Position | undefined
  readonly names: readonly string[]
  /** As whom the seats are spoken of; absent: by the names of their players. */
  readonly seatNames?: readonly string[]
  readonly say: Say
  readonly t: WordsOf<typeof shellWords>
  readonly moveLog: readonly LogMove[]
  readonly chosen: string | undefined
  /** The pieces that something can be done with. */
  readonly pieces: readonly string[]
  /** What the board says of what is pointed at. */
  readonly note?: PromptNote | undefined
  readonly answer: RefusedPress | undefined
  /** What is asked about again before it is done. */
  readonly sure: string | undefined
  /** Nothing but letting others go on is possible, and it is done without asking. */
  readonly passing?: boolean
}

/** Words with a capital, as they stand at the head of a row. */
export const capital = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`

/** Words as a sentence of their own. */
export const sentence = (words: string): string => ended(capital(words))

/** Words that end as a sentence does. */
const ended = (words: string): string => (words === '' || /[.?!…:]$/.test(words) ? words : `${words}.`)

/** In the words of a special kind (`you`: to the one who decides; `short`: for a list) where the game has them. */
export function sayAs(kind: 'you' | 'short', message: Message, say: Say): string {
  const special = { ...message, key: `${message.key}.${kind}` }
  const said = say(special)
  return said === special.key ? say(message) : said
}

/** The people at this screen. */
const peopleOf = ({ players, online }: TableState): readonly number[] =>
  online
    ? online.mine === undefined
      ? []
      : [online.mine]
    : players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))

export function promptOf(moment: PromptInput): PromptModel {
  const { state, past, answer, sure, say, t, moveLog, board } = moment
  const { position } = state
  if (sure !== undefined) {
    const action = board.game.actions.parse(sure)
    const text = action ? sentence(say(board.game.text.action(action))) : sure
    return { ...decision(moment), tone: 'sure', lead: t('prompt.sure'), text, more: t('prompt.sure-why') }
  }
  if (answer) {
    const { message, rule } = answer.refusal
    return {
      tone: 'refused',
      seat: position.seat,
      lead: t('prompt.refused'),
      text: say(message),
      ...(rule !== '' && { rule }),
    }
  }
  if (state.stopped !== undefined) {
    const lead = t('prompt.stopped', { move: position.moves })
    return { tone: 'refused', lead, text: t('prompt.stopped-text'), more: state.stopped }
  }
  if (past) {
    const { moves } = past
    return {
      ...decision(moment),
      tone: 'past',
      lead: moves === 0 ? t('prompt.preview-setup') : t('prompt.preview', { move: moves, moves: position.moves }),
      text: t('prompt.preview-text'),
      more: moveLog.find(({ move }) => move === moves)?.lines[0]?.text,
    }
  }
  if (position.result) return ending(moment)
  if (state.elsewhere)
    return { ...decision(moment), tone: 'wait', lead: '', text: t('prompt.elsewhere'), more: t('prompt.elsewhere-why') }
  return position.legal.length > 0 && !moment.passing ? yours(moment) : waiting(moment)
}

/** Whose decision it is and under which rule. */
function decision({ board, state, past }: PromptInput): Pick<PromptModel, 'seat' | 'rule'> {
  const { view, seat } = past ?? state.position
  return { seat: view.waiting[0] ?? seat, rule: board.game.text.prompt(view).rule }
}

function yours(moment: PromptInput): PromptModel {
  const { board, state, names, say, t, chosen, pieces } = moment
  const { view, seat } = state.position
  const lead =
    peopleOf(state).length > 1 && seat !== undefined ? t('prompt.yours-of', { name: names[seat] }) : t('prompt.yours')
  const base = { ...decision(moment), seat, tone: 'legal', lead } as const
  if (moment.note) return { ...base, ...moment.note }
  if (chosen === undefined)
    return { ...base, text: ended(sayAs('you', board.game.text.prompt(view).message, say)), more: newsFor(moment) }
  const follows = seat === undefined ? undefined : board.consequence?.(view, seat, chosen)
  const piece = say(board.namePiece(chosen))
  return {
    ...base,
    text: t(pieces.includes(chosen) || board.gathers?.(chosen) ? 'prompt.chosen' : 'prompt.chosen-none', { piece }),
    more: follows && say(follows),
  }
}

/** What the others did since this person's last move, or by force in the course of it. */
function newsFor({ state, moveLog, t }: PromptInput): string {
  const mine = state.position.seat
  const own = moveLog.findIndex(({ seat }) => seat === mine)
  if (own === 0) {
    const { lines } = moveLog[0]
    const theirs = lines.findIndex(({ seat }) => seat !== undefined && seat !== mine)
    return theirs < 0 ? '' : brief([{ ...moveLog[0], lines: lines.slice(theirs) }], t)
  }
  return brief(othersSince(moveLog, mine), t)
}

/** About as much as two lines hold. */
const LONG = 120

/** As much of the moves as the prompt has room for; the record tells the rest. */
function brief(moves: readonly LogMove[], t: WordsOf<typeof shellWords>): string {
  const head = ({ move, seat, lines }: LogMove): LogMove => ({ move, seat, lines: lines.slice(0, 1) })
  const last = spoken(moves.slice(0, 1).map(head))
  // So many never have room: their words are not asked for.
  const short =
    moves.length > LONG / 2 ? undefined : [moves, moves.map(head)].map(spoken).find(text => text.length <= LONG)
  return short ?? (moves.length > MANY ? t('prompt.since', { count: moves.length, last }) : last)
}

/** So many moves are counted. */
const MANY = 3

const spoken = (moves: readonly LogMove[]): string =>
  moves
    .toReversed()
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

function waiting(moment: PromptInput): PromptModel {
  const { board, state, names, seatNames = names, say, t } = moment
  const said = say(board.game.text.prompt(state.position.view).message)
  const [lead, text] = cutName(said, seatNames)
  const base = { ...decision(moment), tone: 'wait', lead, text: ended(text.trim()) } as const
  if (state.paused) return { ...base, more: t('prompt.paused') }
  // What answers at once, or has only begun, has no share to show.
  if (!state.thinking || state.thinking.share === 0) return { ...base, more: t('prompt.waiting') }
  const { share, value } = state.thinking
  const percent = Math.round(share * 100)
  return {
    ...base,
    share,
    more:
      value === undefined
        ? t('prompt.thinking', { percent })
        : t('prompt.value', { percent, value: Math.round(value * 100) }),
  }
}

function ending({ board, state, names, seatNames = names, say, t }: PromptInput): PromptModel {
  const { result, view, moves } = state.position
  const winners = result?.winners ?? []
  const [alone, ...others] = peopleOf(state)
  const you = state.online ? state.online.mine : others.length === 0 ? alone : undefined
  const yours = you !== undefined && winners.length === 1 && winners[0] === you
  const lead = yours ? t('over.you-win') : winnersWords(winners, withPlayers(seatNames, names), t)
  const totals = result?.scores?.map(({ total }, seat) => `${seatNames[seat]} ${total}`).join(', ')
  return {
    tone: 'over',
    seat: winners[0],
    lead,
    text: sentence(say({ key: `end.${result?.reason}` })),
    more: `${totals ? `${totals}. ` : ''}${t('over.moves', { moves })}`,
    ...(!isTableEnd(result?.reason ?? '') && { rule: board.game.text.prompt(view).rule }),
  }
}

export function winnersWords(
  winners: readonly Seat[],
  names: readonly string[],
  t: WordsOf<typeof shellWords>,
): string {
  if (winners.length === 0) return t('over.nobody')
  const list = winners.map(seat => names[seat]).join(', ')
  return winners.length > 1 ? t('over.shared', { names: list }) : t('over.wins', { name: list })
}
