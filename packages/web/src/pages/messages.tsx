// Messages: all conversations, or one of them. What people write is shown as text and nothing else.

import type { ConversationCard, MessageCard } from '@tabularium/protocol'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../frame/empty-state.tsx'
import { usePage } from '../frame/page-header.tsx'
import { person as personCard } from '../online/api.ts'
import { commonWords } from '../online/common-words.ts'
import * as api from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { useSession } from '../online/me.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { ReportDialog } from '../online/report.tsx'
import { useServerEvents } from '../online/server-events.ts'
import { useMutation, useOnVisible, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { ago } from '../ui/ago.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { toast } from '../ui/toast.tsx'
import { profilePath } from './contacts.tsx'
import '../online/contacts.css'

const PAGE = 30
const MESSAGES = 50
const LONGEST = 2000

/** Hears of new messages, here and elsewhere. */
function useMessageNews(again: () => void): void {
  useServerEvents(news => {
    if (news.news === 'personal' && news.about === 'message') again()
  })
  useOnVisible(again)
}

function Row({ card }: { readonly card: ConversationCard }) {
  const say = contactWords.use()
  const { language } = useSettings()
  const name = card.with?.name ?? say('messages.gone')
  return (
    <li>
      <Avatar name={name} />
      <span>
        <Link href={`/messages/${card.id}`}>{name}</Link>
        <small>{card.last && `${card.last.mine ? `${say('you')}: ` : ''}${card.last.text.slice(0, 80)}`}</small>
        <small>
          {ago(card.touched, language)}
          {card.unread > 0 && <b>, {say('messages.unread', { n: card.unread })}</b>}
        </small>
      </span>
    </li>
  )
}

function Conversations({ me }: { readonly me: string }) {
  const say = contactWords.use()
  const common = commonWords.use()
  const found = useQuery(`conversations ${me}`, () => api.conversations())
  const more = useMutation()
  useMessageNews(found.again)
  const { value } = found
  const load = async () => {
    const last = value?.at(-1)
    const next = last && (await more.run(() => api.conversations({ before: last.touched })))
    if (next && value) found.put([...value, ...next])
  }
  return (
    <Panel title={say('messages')}>
      <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
      {!value && !found.trouble && <Shapes rows={3} what={say('loading')} />}
      {value?.length === 0 && <p className="contact-none">{say('messages.none')}</p>}
      <ul className="contact-rows">
        {value?.map(card => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
      {value && value.length > 0 && value.length % PAGE === 0 && (
        <div className="contact-more">
          <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
            {common('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface WriteProps {
  readonly to: string
  written(conversation: string, message: MessageCard): void
}

function Write({ to, written }: WriteProps) {
  const say = contactWords.use()
  const id = useId()
  const [text, setText] = useState('')
  const { doing, trouble, run } = useMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const sent = await run(() => api.write(to, text.trim()))
    if (!sent) return
    setText('')
    written(sent.conversation, sent.message)
  }
  return (
    <form className="contact-form" onSubmit={event => void send(event)}>
      <label className="field" htmlFor={id}>
        <span>{say('messages.write')}</span>
        <textarea id={id} rows={3} maxLength={LONGEST} value={text} onChange={event => setText(event.target.value)} />
      </label>
      <Button type="submit" kind="start" aria-busy={doing}>
        {say('messages.send')}
      </Button>
      <TroubleNote trouble={trouble} />
    </form>
  )
}

interface MessageProps {
  readonly message: MessageCard
  back(): void
  report(): void
}

function Message({ message, back, report }: MessageProps) {
  const say = contactWords.use()
  const { language } = useSettings()
  return (
    <li className={message.mine ? 'message message-mine' : 'message'}>
      <p dir="auto">{message.text}</p>
      <small>
        {ago(message.time, language)}
        <Button kind="quiet" size="small" onClick={message.mine ? back : report}>
          {say(message.mine ? 'messages.back' : 'messages.report')}
        </Button>
      </small>
    </li>
  )
}

interface OpenProps {
  readonly id: string
  readonly other: ConversationCard['with']
}

function Opened({ id, other }: OpenProps) {
  const say = contactWords.use()
  const [, go] = useLocation()
  const found = useQuery(`messages ${id}`, () => api.messages(id))
  const more = useMutation()
  const [reported, setReported] = useState<MessageCard>()
  useMessageNews(found.again)
  const { value } = found
  const newest = value?.[0]?.id
  useEffect(() => {
    if (newest !== undefined) void api.markRead(id, newest)
  }, [id, newest])
  const load = async () => {
    const last = value?.at(-1)
    const next = last && (await more.run(() => api.messages(id, last.id)))
    if (next && value) found.put([...value, ...next])
  }
  const back = async (message: MessageCard) => {
    const done = await more.run(async () => {
      const answer = await api.takeBackMessage(message.id)
      return answer.trouble ? answer : { value: true }
    })
    if (done && value) found.put(value.filter(one => one.id !== message.id))
  }
  const drop = async () => {
    const done = await more.run(async () => {
      const answer = await api.dropConversation(id)
      return answer.trouble ? answer : { value: true }
    })
    if (!done) return
    toast({ text: say('messages.deleted') })
    go('/messages')
  }
  return (
    <Panel
      title={other ? <Link href={profilePath(other)}>{other.name}</Link> : say('messages.gone')}
      note={
        <Button kind="quiet" size="small" onClick={() => void drop()}>
          {say('messages.delete')}
        </Button>
      }
    >
      <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
      {!value && !found.trouble && <Shapes rows={3} what={say('loading')} />}
      {value && value.length > 0 && value.length % MESSAGES === 0 && (
        <div className="contact-more">
          <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
            {say('messages.older')}
          </Button>
        </div>
      )}
      <ol className="message-list" aria-live="polite">
        {value?.toReversed().map(message => (
          <Message
            key={message.id}
            message={message}
            back={() => void back(message)}
            report={() => setReported(message)}
          />
        ))}
      </ol>
      {other && <Write to={other.id} written={(_, message) => found.put([message, ...(value ?? [])])} />}
      {other && (
        <ReportDialog
          open={reported !== undefined}
          about={other.id}
          name={other.name}
          {...(reported && { message: reported.id })}
          onClose={() => setReported(undefined)}
        />
      )}
    </Panel>
  )
}

/** One of mine, by its own name in the address. */
function Conversation({ id }: { readonly id: string }) {
  const say = contactWords.use()
  const { value, trouble, again } = useQuery(`conversation ${id}`, () => api.conversations({ id }))
  if (!value && !trouble) return <Loading what={say('loading')} />
  const card = value?.find(one => one.id === id)
  if (card) return <Opened id={id} other={card.with} />
  if (trouble) return <TroubleNote trouble={trouble} again={again} />
  return (
    <EmptyState title={say('messages.missing')} to="/messages" label={say('messages')}>
      {say('messages.missing.text')}
    </EmptyState>
  )
}

/** With somebody, whether there is one already or not. */
function With({ to }: { readonly to: string }) {
  const say = contactWords.use()
  const [, go] = useLocation()
  const found = useQuery(`with ${to}`, () => api.conversations({ with: to }))
  const person = useQuery(`person ${to}`, () => personCard(to))
  const [card] = found.value ?? []
  if (card) return <Opened id={card.id} other={card.with} />
  if (!person.value && !person.trouble) return <Loading what={say('loading')} />
  return (
    <Panel title={person.value?.name ?? say('messages')}>
      <TroubleNote trouble={found.trouble ?? person.trouble} />
      <p className="contact-none">{say('messages.new')}</p>
      <Write to={to} written={conversation => go(`/messages/${conversation}`, { replace: true })} />
    </Panel>
  )
}

export function MessagesPage() {
  const say = contactWords.use()
  const common = commonWords.use()
  const { id, person } = useParams()
  const { me, known, trouble } = useSession()
  usePage({ title: say('messages') })
  if (!known && !trouble) return <Loading what={say('loading')} />
  const isMember = me && !me.guest
  return (
    <div className="sheet">
      <h1>
        {id === undefined && person === undefined ? say('messages') : <Link href="/messages">{say('messages')}</Link>}
      </h1>
      {!isMember ? (
        <p>
          {say('people.account')} <Link href="/account">{common('you.keep')}</Link>
        </p>
      ) : person !== undefined ? (
        <With key={person} to={person} />
      ) : id !== undefined ? (
        <Conversation key={id} id={id} />
      ) : (
        <Conversations me={me.id} />
      )}
    </div>
  )
}
