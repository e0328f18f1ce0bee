// The people one knows: challenges that wait, friends, those one follows; and the way to anybody by name.

import type { ChallengeCard, FOLLOW_LISTS, FollowCard } from '@tabularium/protocol'
import { handleOf } from '@tabularium/protocol/handles'
import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { clubWords } from '../online/club-words.ts'
import { commonWords } from '../online/common-words.ts'
import * as api from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { useSession } from '../online/me.ts'
import { PersonLink, Shapes, TroubleNote } from '../online/pieces.tsx'
import { useServerEvents } from '../online/server-events.ts'
import { clockText } from '../online/table-text.ts'
import { useMutation, useOnVisible, useQuery } from '../online/use-query.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import '../online/contacts.css'

/** Where somebody's page is: by name, where they have one. */
export const profilePath = ({ id, handle }: { readonly id: string; readonly handle?: string | undefined }): string =>
  handle === undefined ? `/people/${id}` : `/@${encodeURIComponent(handle)}`

function Find() {
  const say = contactWords.use()
  const id = useId()
  const [, go] = useLocation()
  const [name, setName] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    const handle = handleOf(name)
    if (handle !== '') go(`/@${encodeURIComponent(handle)}`)
  }
  return (
    <form className="contact-form" onSubmit={find}>
      <label className="field" htmlFor={id}>
        <span>{say('find')}</span>
        <input id={id} value={name} maxLength={32} autoComplete="off" onChange={event => setName(event.target.value)} />
      </label>
      <Button type="submit">{say('find.do')}</Button>
    </form>
  )
}

interface ChallengeProps {
  readonly card: ChallengeCard
  readonly mine: boolean
  gone(): void
}

function Challenge({ card, mine, gone }: ChallengeProps) {
  const say = contactWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const [, go] = useLocation()
  const { doing, trouble, run } = useMutation()
  const other = mine ? card.to : card.from
  const accept = async () => {
    const begun = await run(() => api.acceptChallenge(card.id))
    if (begun) go(`/table/${begun.table}`)
    else gone()
  }
  const dismiss = async () => {
    await run(() => api.dismissChallenge(card.id))
    gone()
  }
  return (
    <li>
      <Avatar name={other.name} />
      <span>
        <PersonLink id={other.id}>{say(mine ? 'challenge.to' : 'challenge.from', { name: other.name })}</PersonLink>
        <small>
          {[
            gameName(card.wish.game),
            clockText(card.wish.clock, common),
            common(card.wish.rated ? 'rated' : 'unrated'),
          ].join(', ')}
        </small>
      </span>
      <span className="contact-do">
        {!mine && (
          <Button kind="start" aria-busy={doing} onClick={() => void accept()}>
            {say('accept')}
          </Button>
        )}
        <Button aria-busy={doing} onClick={() => void dismiss()}>
          {say(mine ? 'withdraw' : 'decline')}
        </Button>
      </span>
      <TroubleNote trouble={trouble} />
    </li>
  )
}

function Challenges({ me }: { readonly me: string }) {
  const say = contactWords.use()
  const { value, trouble, again } = useQuery(`challenges ${me}`, api.challenges)
  useServerEvents(news => {
    if (news.news === 'personal' && news.about === 'challenge') again()
  })
  useOnVisible(again)
  return (
    <Panel title={say('challenges')} lit={value?.some(card => card.to.id === me) ?? false}>
      <TroubleNote trouble={trouble} again={again} />
      {value?.length === 0 && <p className="contact-none">{say('challenges.none')}</p>}
      <ul className="contact-rows">
        {value?.map(card => (
          <Challenge key={card.id} card={card} mine={card.from.id === me} gone={again} />
        ))}
      </ul>
    </Panel>
  )
}

function Friend({ person }: { readonly person: FollowCard }) {
  const say = contactWords.use()
  const notes = [...(person.online ? [say('online')] : []), ...(person.friend ? [say('friend')] : [])]
  return (
    <li>
      <Avatar name={person.name} />
      <span>
        <Link href={profilePath(person)}>{person.name}</Link>
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <span className="contact-do">
        <ButtonLink kind="quiet" to={`/online/new/wonders-duel?to=${person.id}`}>
          {say('challenge')}
        </ButtonLink>
        <ButtonLink kind="quiet" to={`/messages/to/${person.id}`}>
          {say('message')}
        </ButtonLink>
      </span>
    </li>
  )
}

function Follows({ me }: { readonly me: string }) {
  const say = contactWords.use()
  const common = commonWords.use()
  const [list, setList] = useState<(typeof FOLLOW_LISTS)[number]>('friends')
  const found = useQuery(`follows ${me} ${list}`, () => api.follows(list))
  const more = useMutation()
  const { value } = found
  const load = async () => {
    const next = await more.run(() => api.follows(list, value?.next))
    if (next && value) found.put({ ...next, people: [...value.people, ...next.people] })
  }
  return (
    <Panel
      title={say('people')}
      note={
        <Segmented
          label={say('list')}
          value={list}
          options={(['friends', 'following', 'followers'] as const).map(one => ({
            value: one,
            text: say(`list.${one}`),
          }))}
          onChange={setList}
        />
      }
    >
      <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
      {!value && !found.trouble && <Shapes rows={2} what={say('loading')} />}
      {value?.people.length === 0 && <p className="contact-none">{say('list.none')}</p>}
      <ul className="contact-rows">
        {value?.people.map(person => (
          <Friend key={person.id} person={person} />
        ))}
      </ul>
      {value?.next !== undefined && (
        <div className="contact-more">
          <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
            {common('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

export function ContactsPage() {
  const say = contactWords.use()
  const club = clubWords.use()
  const common = commonWords.use()
  const { me, known, trouble } = useSession()
  usePage({ title: say('people') })
  if (!known && !trouble) return <Loading what={say('loading')} />
  const isMember = me && !me.guest
  return (
    <div className="sheet">
      <h1>{say('people')}</h1>
      {!isMember && (
        <p>
          {say('people.account')} <Link href="/account">{common('you.keep')}</Link>
        </p>
      )}
      {isMember && <Challenges me={me.id} />}
      <div className="panel">
        <Find />
        {isMember && <LinkRow to="/messages" icon="people" title={say('messages')} text={say('messages.text')} />}
        <LinkRow to="/clubs" icon="great-pyramid" title={club('clubs')} text={club('clubs.text')} />
        <LinkRow to="/games" icon="eye-target" title={say('games')} text={say('games.text')} />
      </div>
      {isMember && <Follows me={me.id} />}
    </div>
  )
}
