// The panel about an online table itself: talk, people, offers, standing orders, notes.

import type { Seat } from '@tabularium/kernel'
import type { ChatLine, Offer, Trouble } from '@tabularium/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Board } from '../boards/board.ts'
import { seatOf } from '../shell/choices.ts'
import { useSay } from '../shell/use-table.ts'
import type { OnlineState, TableState } from '../table/table.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { toast } from '../ui/toast.tsx'
import * as api from './api.ts'
import { Chat, type ChatRoom } from './chat.tsx'
import { dealWords } from './deal-words.ts'
import { Deals } from './deals.tsx'
import { useSession } from './me.ts'
import { Notes } from './notes.tsx'
import { People, type PeopleActs } from './people.tsx'
import { useTroubleText } from './pieces.tsx'
import type { RemoteTable } from './remote-table.ts'
import { ReportDialog } from './report.tsx'
import { tournamentLinkWords } from './tournament-link-words.ts'
import { onlineWords } from './words.ts'
import './panel.css'

interface PanelProps {
  readonly table: RemoteTable
  readonly state: TableState
  readonly online: OnlineState
  readonly board: Board
  readonly names: readonly string[]
  /** Whom a bot may be called for. */
  readonly absent: Seat | undefined
  resign(): void
}

/** Does something about the table, and says what stood in its way. The table's news tell the rest. */
export function useDo(): (asked: Promise<{ readonly trouble?: Trouble }>, done?: string) => Promise<boolean> {
  const text = useTroubleText()
  return async (asked, done) => {
    const { trouble } = await asked
    if (trouble) toast({ text: text(trouble) })
    else if (done !== undefined) toast({ text: done })
    return trouble === undefined
  }
}

/** How many moves remain when the reader's last one is taken back; undefined: there is none. */
export function beforeLastOf(seat: Seat, { events }: TableState): number | undefined {
  const last = events.findLastIndex(
    (told, move) => move > 0 && told.find(event => seatOf(event) !== undefined && seatOf(event) === seat) !== undefined,
  )
  return last < 1 ? undefined : last - 1
}

/** What the reader asked for, or agreed to, and others have not answered yet. */
function OwnOffer({ offer, mine, id }: { readonly offer: Offer; readonly mine: Seat; readonly id: string }) {
  const t = onlineWords.use()
  const act = useDo()
  return (
    <p className="online-panel-offer">
      <span>{offer.by === mine ? t(`offer.mine.${offer.kind}`) : t('offer.agreed-mine')}</span>
      <Button size="small" kind="quiet" onClick={() => void act(api.answerOffer(id, offer.kind, false))}>
        {t('offer.withdraw')}
      </Button>
    </p>
  )
}

function Itself({ state, online, resign }: Pick<PanelProps, 'state' | 'online' | 'resign'>) {
  const t = onlineWords.use()
  const act = useDo()
  const { id, offers } = online.card
  const mine = online.mine ?? -1
  const moves = beforeLastOf(mine, state)
  const own = offers.filter(offer => offer.by === mine || offer.agreed.includes(mine))
  const isOffered = (kind: Offer['kind']) => own.some(offer => offer.kind === kind)
  return (
    <>
      {own.map(offer => (
        <OwnOffer key={offer.kind} offer={offer} mine={mine} id={id} />
      ))}
      <div className="online-panel-buttons">
        {!isOffered('takeback') && (
          <Button
            size="small"
            why={moves === undefined ? t('takeback.why') : undefined}
            onClick={() => moves !== undefined && void act(api.takeBack(id, moves))}
          >
            {t('takeback')}
          </Button>
        )}
        {!isOffered('end') && (
          <Button size="small" onClick={() => void act(api.offerEnd(id))}>
            {t('end')}
          </Button>
        )}
        <Button size="small" kind="danger" onClick={resign}>
          {t(online.card.abortable ? 'abort' : 'resign')}
        </Button>
      </div>
    </>
  )
}

function Orders({ online, board, names }: Pick<PanelProps, 'online' | 'board' | 'names'>) {
  const t = onlineWords.use()
  const say = useSay(board, names)
  const act = useDo()
  const { id, orders = [] } = online.card
  /** What was chosen here and is on its way. */
  const [sent, setSent] = useState<readonly string[] | undefined>()
  const chosen = sent ?? orders
  const toggle = async (order: string, on: boolean) => {
    const next = on ? [...chosen, order] : chosen.filter(one => one !== order)
    setSent(next)
    await act(api.order(id, next))
    setSent(undefined)
  }
  return (
    <fieldset className="online-panel-orders">
      <legend>{t('orders.text')}</legend>
      {board.game.orders?.map(order => (
        <label key={order.id}>
          <input
            type="checkbox"
            checked={chosen.includes(order.id)}
            onChange={event => void toggle(order.id, event.target.checked)}
          />
          <span>{say({ key: `order.${order.id}` })}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Reported {
  readonly about: string
  readonly name: string
  readonly line?: ChatLine
}

export function OnlinePanel({ table, state, online, board, names, absent, resign }: PanelProps) {
  const t = onlineWords.use()
  const tournament = tournamentLinkWords.use()
  const deal = dealWords.use()
  const act = useDo()
  const { me } = useSession()
  const { card, mine, chat } = online
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const [reported, setReported] = useState<Reported>()
  const playing = card.status === 'playing'
  const seated = mine !== undefined
  // Whoever plays does not hear those who look over the others' shoulders, until the game is over.
  const inside = seated || (me !== undefined && card.owner === me.id)
  const rooms: readonly ChatRoom[] =
    card.status === 'over' ? ['players', 'spectators'] : [inside ? 'players' : 'spectators']
  const others = card.seats.flatMap(({ seat, person }) =>
    person && seat !== mine ? [{ seat, name: names[seat] }] : [],
  )
  const resigned = mine !== undefined && card.seats[mine]?.resigned === true
  const acts: PeopleActs = {
    muted,
    mute: async (person, name, on) => {
      const next = new Set(muted)
      if (on) next.add(person)
      else next.delete(person)
      if (await act(api.relate(person, on ? 'mute' : 'none'), t(on ? 'people.muted' : 'people.unmuted', { name })))
        setMuted(next)
    },
    block: async (person, name) => {
      if (await act(api.relate(person, 'block'), t('people.blocked', { name }))) setMuted(new Set([...muted, person]))
    },
    report: (about, name) => setReported({ about, name }),
    replace: seat => void act(api.replace(card.id, seat)),
  }
  const heard = muted.size === 0 ? chat : chat.filter(({ by }) => by === undefined || !muted.has(by))
  return (
    <Panel className="online-panel" aria-label={t('tab')}>
      <Chat
        chat={heard}
        me={me?.id}
        inside={inside}
        rooms={rooms}
        others={card.talk ? others : []}
        mine={online.mine}
        say={(room, text, to) => table.say(room, text, to)}
        report={line => line.by !== undefined && setReported({ about: line.by, name: line.name, line })}
      />
      <div className="online-panel-more" ref={scrollFade}>
        {card.tournament !== undefined && (
          <p className="online-panel-back">
            <Link href={`/tournament/${card.tournament}`}>{tournament('back')}</Link>
          </p>
        )}
        <details name="online-panel">
          <summary>{t('people.title')}</summary>
          <People online={online} absent={absent} names={names} acts={acts} />
        </details>
        {seated && card.talk && card.seats.length > 2 && card.status !== 'open' && (
          <details name="online-panel">
            <summary>{deal('title')}</summary>
            <Deals table={card.id} mine={mine} playing={playing} others={others} />
          </details>
        )}
        {seated && playing && !resigned && (
          <details name="online-panel">
            <summary>{t('table.title')}</summary>
            <Itself state={state} online={online} resign={resign} />
          </details>
        )}
        {seated && playing && !resigned && board.game.orders !== undefined && board.game.orders.length > 0 && (
          <details name="online-panel">
            <summary>
              {t('orders.title')}
              {(card.orders?.length ?? 0) > 0 && <span className="num"> {card.orders?.length}</span>}
            </summary>
            <Orders online={online} board={board} names={names} />
          </details>
        )}
        {seated && (
          <details name="online-panel">
            <summary>{t('notes.title')}</summary>
            <Notes table={card.id} />
          </details>
        )}
      </div>
      <ReportDialog
        open={reported !== undefined}
        about={reported?.about ?? ''}
        name={reported?.name ?? ''}
        table={card.id}
        line={reported?.line}
        onClose={() => setReported(undefined)}
      />
    </Panel>
  )
}
