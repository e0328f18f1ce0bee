// What an online table puts around the game: who is there, what is asked about the table itself, what comes after the end.

import type { Finding, Message } from '@tabularium/kernel'
import type { Offer } from '@tabularium/protocol'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Board } from '../boards/board.ts'
import { tables } from '../frame/tables.ts'
import type { OnlineExtras, TableQuestion } from '../shell/online-extras.ts'
import { shellWords } from '../shell/words.ts'
import type { OnlineState, TableState } from '../table/table.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { toast } from '../ui/toast.tsx'
import * as api from './api.ts'
import { figuresOf } from './clock.ts'
import { isAsPromised, NOT_PROMISED } from './fairness.ts'
import { useSession } from './me.ts'
import { OnlinePanel, useDo } from './panel.tsx'
import { useAbsent } from './people.tsx'
import { useTroubleText } from './pieces.tsx'
import type { RemoteTable } from './remote-table.ts'
import { Seats, signed } from './seats.tsx'
import { useServerEvents } from './server-events.ts'
import { GRACE_MS } from './socket-client.ts'
import { troubleText } from './table-text.ts'
import { troubleWords } from './trouble-words.ts'
import { onlineWords } from './words.ts'

/** Only where others choose. */
const PlanRow = lazy(async () => ({ default: (await import('./planning/plan-row.tsx')).PlanRow }))

interface ExtrasInput {
  readonly table: RemoteTable
  readonly state: TableState
  readonly online: OnlineState
  readonly board: Board
  readonly names: readonly string[]
  /** Opens what is planned ahead. */
  plan(): void
}

/** Whether the connection has been down for so long that people should know. */
export function useDown({ downSince }: OnlineState): boolean {
  const [late, setLate] = useState<number>()
  useEffect(() => {
    if (downSince === undefined) return
    const timer = setTimeout(() => setLate(downSince), Math.max(0, downSince + GRACE_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [downSince])
  return downSince !== undefined && late === downSince
}

/** Says once that the clocks stood still because the server was away. */
function useStoodStill({ card }: OnlineState): void {
  const t = onlineWords.use()
  const told = useRef<number>(undefined)
  const { away, clocks } = card
  useEffect(() => {
    if (away === undefined || told.current === clocks?.since) return
    told.current = clocks?.since
    toast({ text: t('stood-still', { time: figuresOf(away, false, t) }) })
  }, [away, clocks?.since, t])
}

/** How many lines of talk came since somebody looked. */
function useUnread({ chat }: OnlineState): readonly [number, (seen: boolean) => void] {
  const last = chat.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(last)
  const [looking, look] = useState(false)
  useEffect(() => {
    if (looking) setSeen(last)
  }, [looking, last])
  return [looking ? 0 : chat.filter(({ id }) => id > seen).length, look]
}

/** Other tables that wait for the reader's move. */
function useOthers(id: string): readonly string[] {
  useServerEvents(() => {})
  const { waiting } = useSession()
  return waiting.filter(other => other !== id)
}

function NextTable({ id }: { readonly id: string }) {
  const t = onlineWords.use()
  const others = useOthers(id)
  if (others.length === 0) return undefined
  return (
    <ButtonLink
      kind="legal"
      className="prompt-next"
      icon={<ControlIcon name="next" />}
      to={`/table/${others[0]}`}
      title={t('next.why')}
    >
      {others.length > 1 ? t('next.n', { n: others.length }) : t('next')}
    </ButtonLink>
  )
}

interface Wanting {
  /** Somebody wants to play again, and the reader has not said anything to it yet. */
  readonly offer: Offer | undefined
  /** The reader wants it too, or first. */
  want(): void
  /** Says no, or takes back what was wanted. */
  decline(): void
}

/** Playing again: asking, agreeing, going there. */
function useRematch({ card, mine }: OnlineState): Wanting {
  const act = useDo()
  const [, go] = useLocation()
  const { id, rematch, offers } = card
  /** Whoever wanted it is taken along. */
  const wanted = useRef(false)
  useEffect(() => {
    if (rematch !== undefined && wanted.current) go(`/table/${rematch}`)
  }, [rematch, go])
  const made = offers.find(({ kind }) => kind === 'rematch')
  const answered = made !== undefined && mine !== undefined && (made.by === mine || made.agreed.includes(mine))
  return {
    offer: mine === undefined || answered || rematch !== undefined ? undefined : made,
    async want() {
      wanted.current = true
      if (!(await act(made ? api.answerOffer(id, 'rematch', true) : api.rematch(id)))) wanted.current = false
    },
    decline() {
      wanted.current = false
      void act(api.answerOffer(id, 'rematch', false))
    },
  }
}

/** After the end: the new game, where there is one, or the wish for it. */
function Rematch({ online: { card, mine }, wanting }: Pick<ExtrasInput, 'online'> & { readonly wanting: Wanting }) {
  const t = onlineWords.use()
  const { rematch, offers } = card
  if (rematch !== undefined) {
    return (
      <ButtonLink kind="start" to={`/table/${rematch}`}>
        {t('rematch.go')}
      </ButtonLink>
    )
  }
  if (mine === undefined) return undefined
  const made = offers.find(({ kind }) => kind === 'rematch')
  return made ? (
    <>
      <span className="visually-hidden" role="status">
        {t(made.by === mine ? 'offer.mine.rematch' : 'offer.agreed-mine')}
      </span>
      <Button title={t(made.by === mine ? 'offer.mine.rematch' : 'offer.agreed-mine')} onClick={wanting.decline}>
        {t('rematch.withdraw')}
      </Button>
    </>
  ) : (
    <Button kind="start" onClick={wanting.want}>
      {t('rematch')}
    </Button>
  )
}

/** What the game has done to the reader's rating; why it has not, where it was to count. */
function RatingNews({ online }: { readonly online: OnlineState }) {
  const t = onlineWords.use()
  const { card, mine } = online
  if (!card.rated || card.status !== 'over' || mine === undefined) return undefined
  const { rated } = card.seats[mine] ?? {}
  if (!rated) return <span className="rating-news">{t('rating.none')}</span>
  const change = rated.after - rated.before
  return (
    <span className="rating-news num" role="status">
      {t('rating.changed', { ...rated })} <b className={change < 0 ? 'rating-down' : 'rating-up'}>{signed(change)}</b>
    </span>
  )
}

/** Says who plays a seat from now on, when that changes. */
function useStandIns({ card, mine }: OnlineState, names: readonly string[]): void {
  const t = onlineWords.use()
  const known = useRef(card.seats)
  useEffect(() => {
    const before = known.current
    known.current = card.seats
    if (card.status !== 'playing') return
    for (const { seat, standIn, resigned } of card.seats) {
      const was = before[seat]
      if (seat === mine || !was || (was.standIn === standIn && was.resigned === resigned)) continue
      const key = resigned ? 'told.resigned' : standIn ? 'told.stand-in' : 'told.back'
      toast({ text: t(key, { name: names[seat] }) })
    }
  }, [card.seats, card.status, mine, names, t])
}

/** Whether the bot has yet to make the move that was due when it took the reader's seat. */
function useOwed({ card, mine }: OnlineState, moves: number): boolean {
  const played = mine !== undefined && card.seats[mine]?.standIn === true
  const [since, setSince] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when it took over
  useEffect(() => setSince(played ? moves : undefined), [played])
  return played && card.waiting.includes(mine) && since === moves
}

/** What the prompt bar says instead of the game's own words; undefined: nothing. */
function useQuestion(
  { state, online, names }: ExtrasInput,
  wanting: Wanting,
  down: boolean,
  resigning: boolean,
  back: () => void,
) {
  const t = onlineWords.use()
  const text = useTroubleText()
  const act = useDo()
  const { card, mine, gone } = online
  const { id, seats, offers } = card
  const { moves, result } = state.position
  const owed = useOwed(online, moves)
  const ask = (): TableQuestion | undefined => {
    if (gone) return { prompt: { tone: 'wait', lead: t('gone.lead'), text: text(gone) } }
    if (result && wanting.offer) {
      const { by, agreed } = wanting.offer
      const others = agreed.filter(seat => seat !== by).map(seat => names[seat])
      return {
        prompt: {
          ...{ tone: 'sure', seat: by, lead: t('offer.rematch', { name: names[by] }), text: t('offer.rematch-text') },
          ...(others.length > 0 && { more: t('offer.agreed', { names: others.join(', ') }) }),
        },
        buttons: (
          <>
            <Button onClick={wanting.decline}>{t('offer.decline')}</Button>
            <Button kind="legal" onClick={wanting.want}>
              {t('rematch.accept')}
            </Button>
          </>
        ),
      }
    }
    if (result) return undefined
    if (down) return { prompt: { tone: 'wait', lead: t('down.lead'), text: t('down.text') } }
    if (mine === undefined || card.status !== 'playing') return undefined
    if (resigning) {
      const { abortable = false } = card
      const text = abortable ? 'abort.text' : seats.length > 2 ? 'resign.text-many' : 'resign.text'
      return {
        prompt: { tone: 'sure', seat: mine, lead: t(abortable ? 'abort.sure' : 'resign.sure'), text: t(text) },
        buttons: (
          <>
            <Button kind="quiet" keyCap="Esc" onClick={back}>
              {t('cancel')}
            </Button>
            <Button kind="danger" onClick={() => void act(api.resign(id)).then(back)}>
              {t(abortable ? 'abort' : 'resign.do')}
            </Button>
          </>
        ),
      }
    }
    if (seats[mine]?.standIn && !seats[mine]?.resigned) {
      return {
        prompt: { tone: 'sure', seat: mine, lead: t('stand-in.lead'), text: t('stand-in.text') },
        buttons: (
          <Button kind="legal" why={owed ? t('stand-in.owed') : undefined} onClick={() => void act(api.comeBack(id))}>
            {t('stand-in.back')}
          </Button>
        ),
      }
    }
    const offer = offers.find(({ kind, by, agreed }) => kind !== 'rematch' && by !== mine && !agreed.includes(mine))
    if (!offer || seats[mine]?.resigned) return undefined
    const { kind, by, agreed } = offer
    const others = agreed.filter(seat => seat !== by).map(seat => names[seat])
    return {
      prompt: {
        tone: 'sure',
        seat: by,
        lead: t(`offer.${kind}`, { name: names[by] }),
        text:
          kind === 'takeback'
            ? t('offer.takeback-text', { n: moves - (offer.moves ?? moves) })
            : t(`offer.${kind}-text`),
        ...(others.length > 0 && { more: t('offer.agreed', { names: others.join(', ') }) }),
      },
      buttons: (
        <>
          <Button onClick={() => void act(api.answerOffer(id, kind, false))}>{t('offer.decline')}</Button>
          <Button kind="legal" onClick={() => void act(api.answerOffer(id, kind, true))}>
            {t('offer.accept')}
          </Button>
        </>
      ),
    }
  }
  return ask()
}

/** Checks a finished game's record in the worker of this device, and that it keeps what was promised before the game. */
async function verifyRecord({ record, online }: TableState): Promise<readonly Finding[]> {
  if (record === undefined) return [{ check: 'moves', why: 'the record has not come yet' }]
  if (online && !isAsPromised(online.card, record)) return [NOT_PROMISED]
  const study = await (await tables()).study({ record })
  if ('problem' in study) return [{ ...study, check: 'moves', why: study.problem }]
  try {
    return await study.verify()
  } finally {
    study.close()
  }
}

export function useOnlineExtras(sitting: ExtrasInput): OnlineExtras {
  const { table, state, online, board, names } = sitting
  const t = onlineWords.use()
  const shell = shellWords.use()
  const why = troubleWords.use()
  const act = useDo()
  const down = useDown(online)
  const [resigning, setResigning] = useState(false)
  const [unread, look] = useUnread(online)
  useStoodStill(online)
  useStandIns(online, names)
  const { id } = online.card
  const cancel = useCallback(() => setResigning(false), [])
  useEffect(() => {
    if (!resigning) return
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setResigning(false)
    window.addEventListener('keydown', giveUp)
    return () => window.removeEventListener('keydown', giveUp)
  }, [resigning])
  const wanting = useRematch(online)
  const question = useQuestion(sitting, wanting, down, resigning, cancel)
  const say = useCallback(
    ({ key }: Message) => {
      if (!key.startsWith('trouble.')) return undefined
      return troubleText({ code: key.slice('trouble.'.length), message: '' }, why, troubleWords)
    },
    [why],
  )
  const absent = useAbsent(online)
  const seats = useMemo(() => <Seats state={state} online={online} names={names} />, [state, online, names])
  return {
    address: `/table/${id}`,
    seats,
    panel: (
      <OnlinePanel
        table={table}
        state={state}
        online={online}
        board={board}
        names={names}
        absent={absent}
        resign={() => setResigning(true)}
      />
    ),
    tab: t('tab'),
    unread,
    unreadName: t('tab.unread', { n: unread }),
    question,
    waiting: (
      <>
        {absent !== undefined && (
          <Button className="prompt-replace" onClick={() => void act(api.replace(id, absent))}>
            {t('away.replace')}
          </Button>
        )}
        <NextTable id={id} />
        {online.mine !== undefined && online.card.status === 'playing' && (
          <Suspense>
            <PlanRow {...{ state, online, board, names }} plan={sitting.plan} />
          </Suspense>
        )}
      </>
    ),
    over: (
      <>
        <ButtonLink to={`/game/${id}`}>{shell('replay')}</ButtonLink>
        <RatingNews online={online} />
        <Rematch online={online} wanting={wanting} />
        <NextTable id={id} />
        <ButtonLink kind="quiet" to="/online">
          {t('lobby')}
        </ButtonLink>
      </>
    ),
    frozen: down || online.gone !== undefined,
    say,
    verify: () => verifyRecord(table.state),
    look,
  }
}
