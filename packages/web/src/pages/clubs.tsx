// Clubs: all of them with one's own first, founding one, and the page of one with its members and tables.

import type { ClubCard, MemberCard } from '@tabularium/protocol'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../frame/empty-state.tsx'
import { usePage } from '../frame/page-header.tsx'
import { lobby } from '../online/api.ts'
import { clubWords } from '../online/club-words.ts'
import { commonWords } from '../online/common-words.ts'
import * as api from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { FeedLinks } from '../online/feed-links.tsx'
import { useSession } from '../online/me.ts'
import { Shapes, TableRow, TroubleNote } from '../online/pieces.tsx'
import { ReportDialog } from '../online/report.tsx'
import { useLobbyEvents } from '../online/server-events.ts'
import { SitDown } from '../online/sit-down.tsx'
import { useMutation, useQuery, useThrottled } from '../online/use-query.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { ClubCompetitions } from './club-competitions.tsx'
import { profilePath } from './contacts.tsx'
import '../online/contacts.css'

const HookPanel = lazy(() => import('./club/hook-panel.tsx').then(({ HookPanel: panel }) => ({ default: panel })))

const JOINING = ['open', 'request'] as const
const CALM_MS = 700

interface FormProps {
  /** The club as it is; absent: a new one. */
  readonly club?: ClubCard
  done(club: ClubCard): void
}

function ClubForm({ club, done }: FormProps) {
  const say = clubWords.use()
  const id = useId()
  const [name, setName] = useState(club?.name ?? '')
  const [address, setAddress] = useState('')
  const [description, setDescription] = useState(club?.description ?? '')
  const [joining, setJoining] = useState<(typeof JOINING)[number]>(club?.joining ?? 'open')
  const { doing, trouble, run } = useMutation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wish = { name: name.trim(), description: description.trim(), joining }
    const made = await run(() => (club ? api.editClub(club.id, wish) : api.foundClub({ id: address, ...wish })))
    if (made) done(made)
  }
  return (
    <form className="contact-form" onSubmit={event => void send(event)}>
      <label className="field" htmlFor={`${id}-name`}>
        <span>{say('name')}</span>
        <input id={`${id}-name`} required maxLength={24} value={name} onChange={event => setName(event.target.value)} />
      </label>
      {!club && (
        <label className="field" htmlFor={`${id}-address`}>
          <span>{say('address')}</span>
          <input
            id={`${id}-address`}
            required
            minLength={2}
            maxLength={40}
            pattern="[a-z0-9][a-z0-9\-]*"
            autoCapitalize="off"
            value={address}
            onChange={event => setAddress(event.target.value.toLowerCase())}
          />
        </label>
      )}
      <label className="field" htmlFor={`${id}-about`}>
        <span>{say('description')}</span>
        <textarea
          id={`${id}-about`}
          rows={3}
          maxLength={2000}
          value={description}
          onChange={event => setDescription(event.target.value)}
        />
      </label>
      <Segmented
        label={say('joining')}
        value={joining}
        options={JOINING.map(value => ({ value, text: say(`joining.${value}`) }))}
        onChange={setJoining}
      />
      <Button type="submit" kind="start" aria-busy={doing}>
        {say(club ? 'save' : 'found.do')}
      </Button>
      <TroubleNote trouble={trouble} />
    </form>
  )
}

const ClubRow = ({ club }: { readonly club: ClubCard }) => {
  const say = clubWords.use()
  return (
    <li>
      <Avatar name={club.name} />
      <span>
        <Link href={`/club/${club.id}`}>{club.name}</Link>
        <small>
          {[say('count', { n: club.members }), ...(club.role ? [say(`role.${club.role}`)] : [])].join(', ')}
        </small>
      </span>
    </li>
  )
}

function ClubList({ mine, search }: { readonly mine?: 'yes'; readonly search?: string }) {
  const say = clubWords.use()
  const contact = contactWords.use()
  const common = commonWords.use()
  const wish = { ...(mine && { mine }), ...(search && { search }) }
  const found = useQuery(`clubs ${mine} ${search}`, () => api.clubs(wish))
  const more = useMutation()
  const { value } = found
  const load = async () => {
    const after = value?.next
    const next = after && (await more.run(() => api.clubs({ ...wish, after })))
    if (next && value) found.put({ ...next, clubs: [...value.clubs, ...next.clubs] })
  }
  return (
    <>
      <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
      {!value && !found.trouble && <Shapes rows={2} what={contact('loading')} />}
      {value?.clubs.length === 0 && <p className="contact-none">{say(mine ? 'clubs.mine.none' : 'clubs.none')}</p>}
      <ul className="contact-rows">
        {value?.clubs.map(club => (
          <ClubRow key={club.id} club={club} />
        ))}
      </ul>
      {value?.next !== undefined && (
        <div className="contact-more">
          <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
            {common('more')}
          </Button>
        </div>
      )}
    </>
  )
}

export function ClubsPage() {
  const say = clubWords.use()
  const contact = contactWords.use()
  const id = useId()
  const [, go] = useLocation()
  const { me } = useSession()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  usePage({ title: say('clubs') })
  const isMember = me && !me.guest
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(text.trim())
  }
  return (
    <div className="sheet">
      <h1>{say('clubs')}</h1>
      {isMember && (
        <Panel title={say('clubs.mine')}>
          <ClubList mine="yes" />
        </Panel>
      )}
      <Panel title={say('clubs.all')}>
        <form className="contact-form" onSubmit={find}>
          <label className="field" htmlFor={id}>
            <span>{say('search')}</span>
            <input id={id} value={text} maxLength={40} onChange={event => setText(event.target.value)} />
          </label>
          <Button type="submit">{contact('filter.search')}</Button>
        </form>
        <ClubList search={search} />
      </Panel>
      {isMember && (
        <Panel title={say('found')}>
          <ClubForm done={club => go(`/club/${club.id}`)} />
        </Panel>
      )}
    </div>
  )
}

interface MemberProps {
  readonly club: ClubCard
  readonly member: MemberCard
  readonly me: string | undefined
  changed(): void
}

function Member({ club, member, me, changed }: MemberProps) {
  const say = clubWords.use()
  const { doing, trouble, run } = useMutation()
  const set = async (role: 'leader' | 'officer' | 'member' | 'none') => {
    const done = await run(async () => {
      const answer = await api.setClubRole(club.id, member.id, role)
      return answer.trouble ? answer : { value: true }
    })
    if (done) changed()
  }
  const leads = club.role === 'leader'
  const hosts = leads || (club.role === 'officer' && (member.role === 'member' || member.role === 'asked'))
  const act = (key: 'let' | 'out' | 'up' | 'lead', role: Parameters<typeof set>[0]) => (
    <Button size="small" kind="quiet" aria-busy={doing} onClick={() => void set(role)}>
      {say(key)}
    </Button>
  )
  return (
    <li>
      <Avatar name={member.name} />
      <span>
        <Link href={profilePath(member)}>{member.name}</Link>
        <small>{say(`role.${member.role}`)}</small>
      </span>
      {hosts && member.id !== me && (
        <span className="contact-do">
          {member.role === 'asked' && act('let', 'member')}
          {leads && member.role === 'member' && act('up', 'officer')}
          {leads && member.role === 'officer' && act('lead', 'leader')}
          {act('out', 'none')}
        </span>
      )}
      <TroubleNote trouble={trouble} />
    </li>
  )
}

interface MembersProps extends Omit<MemberProps, 'member'> {
  readonly asked: 'yes' | 'no'
}

function Members({ club, me, asked, changed }: MembersProps) {
  const say = clubWords.use()
  const common = commonWords.use()
  const found = useQuery(`members ${club.id} ${asked} ${club.members} ${club.role}`, () =>
    api.clubMembers(club.id, asked),
  )
  const more = useMutation()
  const { value } = found
  const load = async () => {
    const next = await more.run(() => api.clubMembers(club.id, asked, value?.next))
    if (next && value) found.put({ ...next, members: [...value.members, ...next.members] })
  }
  const again = () => {
    found.again()
    changed()
  }
  if (asked === 'yes' && !value?.members.length) return undefined
  return (
    <Panel title={say(asked === 'yes' ? 'asking' : 'members')} lit={asked === 'yes'}>
      <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
      <ul className="contact-rows">
        {value?.members.map(member => (
          <Member key={member.id} club={club} member={member} me={me} changed={again} />
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

function Tables({ club }: { readonly club: ClubCard }) {
  const say = clubWords.use()
  const { value, trouble, again } = useQuery(`club tables ${club.id}`, () => lobby({ club: club.id }))
  useLobbyEvents(useThrottled(again, CALM_MS))
  return (
    <Panel
      title={say('tables')}
      note={<ButtonLink to={`/online/new/wonders-duel?club=${club.id}`}>{say('tables.open')}</ButtonLink>}
    >
      <TroubleNote trouble={trouble} again={again} />
      {value?.length === 0 && <p className="contact-none">{say('tables.none')}</p>}
      {value && value.length > 0 && (
        <ul className="tablerows">
          {value.map(table => (
            <TableRow key={table.id} table={table}>
              <SitDown table={table} />
            </TableRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export function ClubPage() {
  const say = clubWords.use()
  const contact = contactWords.use()
  const { id = '' } = useParams()
  const { me } = useSession()
  const { value: club, trouble, again, put } = useQuery(`club ${id} ${me?.id}`, () => api.club(id))
  const { doing, trouble: refused, run } = useMutation()
  const [reporting, setReporting] = useState(false)
  usePage({ title: club?.name ?? say('clubs') })
  if (!club && !trouble) return <Loading what={contact('loading')} />
  if (!club) {
    return (
      <EmptyState title={say('missing')} to="/clubs" label={say('clubs')}>
        {say('missing.text')}
      </EmptyState>
    )
  }
  const enter = async () => {
    const joined = await run(() => api.joinClub(id))
    if (joined) put(joined)
  }
  const leave = async () => {
    const done = await run(async () => {
      const answer = await api.setClubRole(id, me?.id ?? '', 'none')
      return answer.trouble ? answer : { value: true }
    })
    if (done) again()
  }
  const isIn = club.role !== undefined && club.role !== 'asked'
  const hosts = club.role === 'leader' || club.role === 'officer'
  return (
    <div className="sheet">
      <h1>{club.name}</h1>
      <Panel>
        <p className="contact-note">{club.description}</p>
        <p className="contact-none">
          {[
            say('count', { n: club.members }),
            say(`joining.${club.joining}`),
            ...(club.role ? [say(`role.${club.role}`)] : []),
          ].join(', ')}
        </p>
        <div className="contact-form">
          {me && !me.guest && !club.role && (
            <Button kind="start" aria-busy={doing} onClick={() => void enter()}>
              {say(club.joining === 'open' ? 'join' : 'ask')}
            </Button>
          )}
          {me && club.role && (
            <Button aria-busy={doing} onClick={() => void leave()}>
              {say('leave')}
            </Button>
          )}
          {me && !isIn && (
            <Button kind="quiet" onClick={() => setReporting(true)}>
              {say('report')}
            </Button>
          )}
        </div>
        <TroubleNote trouble={refused} />
      </Panel>
      {isIn ? <Tables club={club} /> : <p>{say('tables.members')}</p>}
      <ClubCompetitions club={club} />
      {hosts && <Members club={club} me={me?.id} asked="yes" changed={again} />}
      <Members club={club} me={me?.id} asked="no" changed={again} />
      {club.role === 'leader' && (
        <Panel title={say('edit')}>
          <ClubForm key={`${club.name} ${club.description}`} club={club} done={put} />
        </Panel>
      )}
      {club.role === 'leader' && (
        <Suspense>
          <HookPanel club={club.id} />
        </Suspense>
      )}
      <FeedLinks links={[{ path: `/api/clubs/${club.id}/feed`, what: 'feed' }]} />
      <ReportDialog open={reporting} club={club.id} name={club.name} onClose={() => setReporting(false)} />
    </div>
  )
}
