// Deals between players of a table: what was agreed on, who has signed, and a form for another one.

import type { Seat } from '@tabularium/kernel'
import type { DealCard } from '@tabularium/protocol'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { answerDeal, deals, proposeDeal } from './contact-api.ts'
import { dealWords } from './deal-words.ts'
import { TroubleNote } from './pieces.tsx'
import { useServerEvents } from './server-events.ts'
import { useMutation, useQuery } from './use-query.ts'
import './contacts.css'

const LONGEST = 1000

interface DealProps {
  readonly deal: DealCard
  readonly mine: Seat
  /** Signs it, or tears it up; absent: the game is over. */
  answer?: ((accept: boolean) => void) | undefined
}

export function Deal({ deal, mine, answer }: DealProps) {
  const say = dealWords.use()
  const isOpen = deal.parties.some(({ signed }) => !signed)
  const isAsked = deal.parties.some(({ seat, signed }) => seat === mine && !signed)
  return (
    <li className="deal">
      <p dir="auto">{deal.text}</p>
      {deal.parties.map(({ seat, name, signed }) => (
        <small key={seat}>{say(signed ? 'signed' : 'unsigned', { name })}</small>
      ))}
      {answer && isOpen && (
        <span className="contact-do">
          {isAsked && (
            <Button size="small" onClick={() => answer(true)}>
              {say('sign')}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={() => answer(false)}>
            {say('tear')}
          </Button>
        </span>
      )}
    </li>
  )
}

interface DealsProps {
  readonly table: string
  readonly mine: Seat
  readonly playing: boolean
  readonly others: readonly { readonly seat: Seat; readonly name: string }[]
}

export function Deals({ table, mine, playing, others }: DealsProps) {
  const say = dealWords.use()
  const id = useId()
  const found = useQuery(`deals ${table}`, () => deals(table))
  const { doing, trouble, run } = useMutation()
  const [seats, setSeats] = useState<readonly Seat[]>([])
  const [text, setText] = useState('')
  useServerEvents(news => {
    if (news.news === 'deals' && news.table === table) found.again()
  })
  const answer = async (deal: number, accept: boolean) => {
    const now = await run(() => answerDeal(table, deal, accept))
    if (now) found.put(now)
  }
  const propose = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || seats.length === 0) return
    const now = await run(() => proposeDeal(table, text.trim(), seats))
    if (!now) return
    found.put(now)
    setText('')
    setSeats([])
  }
  const toggle = (seat: Seat, on: boolean) => setSeats(on ? [...seats, seat] : seats.filter(other => other !== seat))
  return (
    <div className="deals">
      <p>{say('text')}</p>
      <TroubleNote trouble={found.trouble ?? trouble} />
      <ul className="deal-list">
        {found.value?.map(deal => (
          <Deal
            key={deal.id}
            deal={deal}
            mine={mine}
            answer={playing ? accept => void answer(deal.id, accept) : undefined}
          />
        ))}
      </ul>
      {playing && (
        <form onSubmit={event => void propose(event)}>
          <fieldset className="online-panel-orders">
            <legend>{say('with')}</legend>
            {others.map(({ seat, name }) => (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={seats.includes(seat)}
                  onChange={event => toggle(seat, event.target.checked)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <label className="field" htmlFor={id}>
            <span>{say('write')}</span>
            <textarea
              id={id}
              rows={2}
              maxLength={LONGEST}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          </label>
          <Button type="submit" size="small" aria-busy={doing}>
            {say('propose')}
          </Button>
        </form>
      )}
    </div>
  )
}
