// What is said at an online table: in the players' room, between two of them, in the spectators' room; text only.

import type { Seat } from '@tabularium/kernel'
import type { ChatLine, Trouble } from '@tabularium/protocol'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.ts'
import { personName } from '../table/names.ts'
import { levelWords } from '../table/words.ts'
import { Button } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { useScrollFade } from '../ui/scroll-fade.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { useTroubleText } from './pieces.tsx'
import { onlineWords } from './words.ts'

export type ChatRoom = ChatLine['room']

const LONGEST = 500
/** Whoever has scrolled up to read is not torn away. */
const NEAR_END = 40

interface ChatProps {
  readonly chat: readonly ChatLine[]
  /** The reader's own name in the lines; undefined: nobody yet. */
  readonly me: string | undefined
  /** One of the players. */
  readonly inside: boolean
  /** Rooms that the reader may look into. */
  readonly rooms: readonly ChatRoom[]
  /** Other players by seat, to whom one can talk alone; none at a table of two. */
  readonly others: readonly { readonly seat: Seat; readonly name: string }[]
  /** The reader's own seat. */
  readonly mine: Seat | undefined
  say(room: ChatRoom, text: string, to?: Seat): Promise<Trouble | undefined>
  report(line: ChatLine): void
}

interface LineProps {
  readonly line: ChatLine
  readonly own: boolean
  /** Who alone reads it, besides the one who said it. */
  readonly only: string | undefined
  report(line: ChatLine): void
}

const ChatMessage = memo(function SaidLine({ line, own, only, report }: LineProps) {
  const t = onlineWords.use()
  const names = levelWords.use()
  const { language } = useSettings()
  const time = new Date(line.time).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <li className={own ? 'chat-own' : ''}>
      <span className="chat-text">
        <b>{personName(line.name, names)}</b> {only !== undefined && <i className="chat-only">{only}</i>} {line.text}
      </span>
      <time className="num" dateTime={new Date(line.time).toISOString()}>
        {time}
      </time>
      {!own && line.by !== undefined && (
        <button
          type="button"
          className="chat-flag"
          aria-label={t('report.title', { name: line.name })}
          title={t('people.report')}
          onClick={() => report(line)}
        >
          <ControlIcon name="flag" />
        </button>
      )}
    </li>
  )
})

export function Chat({ chat, me, inside, rooms, others, mine, say, report }: ChatProps) {
  const t = onlineWords.use()
  const text = useTroubleText()
  const [chosen, setRoom] = useState<ChatRoom>(inside ? 'players' : 'spectators')
  const room = rooms.includes(chosen) ? chosen : rooms[0]
  const [to, setTo] = useState<Seat>()
  const alone = room === 'players' && inside ? others.find(other => other.seat === to) : undefined
  const onlyOf = (seat: Seat | undefined): string | undefined => {
    if (seat === undefined) return undefined
    return seat === mine ? t('chat.only-you') : t('chat.only', { name: others.find(o => o.seat === seat)?.name ?? '' })
  }
  const [draft, setDraft] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const list = useRef<HTMLDivElement>(null)
  useScrollFade(list)
  const atEnd = useRef(true)
  const lines = chat.filter(line => line.room === room)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useLayoutEffect(() => {
    const box = list.current
    if (box && atEnd.current) box.scrollTop = box.scrollHeight
  }, [lines.length, room])
  useEffect(() => {
    const box = list.current
    if (!box) return
    const follow = () => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
    }
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [])
  const send = async () => {
    const said = draft.trim()
    if (said === '' || busy) return
    setBusy(true)
    atEnd.current = true
    const failed = await say(room, said, alone?.seat)
    setBusy(false)
    setTrouble(failed)
    if (!failed) setDraft('')
  }
  return (
    <section className="chat" aria-label={t('chat.title')}>
      {rooms.length > 1 && (
        <Segmented
          label={t('chat.room')}
          value={room}
          options={rooms.map(value => ({ value, text: t(`chat.${value}`) }))}
          onChange={setRoom}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div ref={list} className="chat-lines" role="log" aria-label={t(`chat.${room}`)} tabIndex={0}>
        {lines.length === 0 ? (
          <p className="chat-none">{t('chat.none')}</p>
        ) : (
          <ol>
            {lines.map(line => (
              <ChatMessage
                key={line.id}
                line={line}
                own={line.by !== undefined && line.by === me}
                only={onlyOf(line.to)}
                report={report}
              />
            ))}
          </ol>
        )}
      </div>
      {trouble && (
        <p className="chat-trouble" role="alert">
          {t('chat.not-sent', { why: text(trouble) })}
        </p>
      )}
      <form
        className="chat-form"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        {room === 'players' && inside && others.length > 1 && (
          <Select
            aria-label={t('chat.to')}
            value={alone ? String(alone.seat) : ''}
            options={[
              { value: '', text: t('chat.to-all') },
              ...others.map(({ seat, name }) => ({ value: String(seat), text: name })),
            ]}
            onChange={value => setTo(value === '' ? undefined : Number(value))}
          />
        )}
        <input
          value={draft}
          maxLength={LONGEST}
          placeholder={t('chat.write')}
          aria-label={`${t('chat.write')}: ${alone?.name ?? t(`chat.${room}`)}`}
          autoComplete="off"
          enterKeyHint="send"
          onChange={event => setDraft(event.target.value)}
        />
        <Button type="submit" size="small" aria-busy={busy}>
          {t('chat.send')}
        </Button>
      </form>
    </section>
  )
}
