// What moderators decide about: reports (what was told, about whom, what becomes of it), and tables whose rules failed.

import type { ReportCard, TableCard } from '@tabularium/protocol'
import { VERDICTS, type Verdict } from '@tabularium/protocol/verdicts'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { decide, REPORTS_A_PAGE, reopen, reports, tablesAside } from '../online/api.ts'
import { useCodeText } from '../online/code-text.ts'
import { commonWords } from '../online/common-words.ts'
import { useSession } from '../online/me.ts'
import { moderationWords } from '../online/moderation-words.ts'
import { PersonLink, Shapes, TroubleNote, useSeated } from '../online/pieces.tsx'
import { useMutation, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { personName } from '../table/names.ts'
import { levelWords } from '../table/words.ts'
import { ago } from '../ui/ago.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Empty, Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import './online/moderation.css'
import './online/new.css'

const STATES = ['open', 'done'] as const

/** What can be decided about this one: there is no line of chat to hide in every report. */
const verdictsFor = ({ chat, about }: ReportCard): readonly Verdict[] =>
  VERDICTS.filter(one => one === 'dismiss' || (one === 'hide-chat' ? chat !== undefined : about !== undefined))

function Report({ card, onDone }: { readonly card: ReportCard; onDone(): void }) {
  const say = moderationWords.use()
  const codeText = useCodeText()
  const level = levelWords.use()
  const { language } = useSettings()
  const { doing, trouble, run } = useMutation()
  const [decision, setDecision] = useState<Verdict>('dismiss')
  const put = async () => {
    const done = await run(async () => {
      const answer = await decide(card.id, decision)
      return answer.trouble ? answer : { value: true }
    })
    if (done) onDone()
  }
  return (
    <Panel className="report" aria-label={say('moderation.report', { n: card.id })}>
      <div className="report-head">
        <b>{codeText('reason.report', card.reason)}</b>
        {card.about && <PersonLink id={card.about.id}>{card.about.name}</PersonLink>}
        <small>
          {card.by ? say('moderation.by', { name: card.by.name }) : say('moderation.gone')}, {ago(card.time, language)}
          {card.alike > 1 && `, ${say('moderation.alike', { n: card.alike })}`}
        </small>
      </div>
      {card.text !== '' && <p className="report-text">{card.text}</p>}
      {card.chat && (
        <blockquote className="report-chat">
          <b>{card.chat.name}</b>{' '}
          {card.chat.to && <small>{say('moderation.to', { name: personName(card.chat.to.name, level) })} </small>}
          {card.chat.text}
          {card.chat.hidden && <small> ({say('moderation.hidden')})</small>}
        </blockquote>
      )}
      <div className="report-foot">
        {card.table !== undefined && <Link href={`/table/${card.table}`}>{say('moderation.table')}</Link>}
        {card.state === 'done' ? (
          <small>{say(`decision.${VERDICTS.find(one => one === card.decision) ?? 'dismiss'}`)}</small>
        ) : (
          <span className="report-decide">
            <Select<Verdict>
              aria-label={say('moderation.decision')}
              value={decision}
              options={verdictsFor(card).map(value => ({ value, text: say(`decision.${value}`) }))}
              onChange={setDecision}
            />
            <Button kind={decision === 'dismiss' ? 'plain' : 'danger'} aria-busy={doing} onClick={() => void put()}>
              {say('moderation.decide')}
            </Button>
          </span>
        )}
      </div>
      <TroubleNote trouble={trouble} />
    </Panel>
  )
}

/** A table whose rules failed: what they said, and the way back into the game. */
function TableAside({ card, onDone }: { readonly card: TableCard; onDone(): void }) {
  const say = moderationWords.use()
  const gameName = useGameName()
  const seated = useSeated()
  const { language } = useSettings()
  const { doing, trouble, run } = useMutation()
  const game = gameName(card.game)
  const put = async () => {
    const done = await run(() => reopen(card.id))
    if (done) toast({ text: say('moderation.reopened') })
    // Where the rules still fail, it says why this time.
    onDone()
  }
  return (
    <Panel className="report" aria-label={`${game}: ${seated(card.seats)}`}>
      <div className="report-head">
        <b>{game}</b>
        <span>{seated(card.seats)}</span>
        <small>{ago(card.touched, language)}</small>
      </div>
      <blockquote className="report-chat">{card.aside}</blockquote>
      <div className="report-foot">
        <Link href={`/table/${card.id}`}>{say('moderation.table')}</Link>
        <span className="report-decide">
          <Button aria-busy={doing} onClick={() => void put()}>
            {say('moderation.reopen')}
          </Button>
        </span>
      </div>
      <TroubleNote trouble={trouble} />
    </Panel>
  )
}

function TablesAside({ me }: { readonly me: string }) {
  const say = moderationWords.use()
  const { value, trouble, again } = useQuery(`aside ${me}`, tablesAside)
  return (
    <section className="moderation-part">
      <h2>{say('moderation.aside')}</h2>
      <TroubleNote trouble={trouble} again={again} />
      {!value && !trouble && <Shapes rows={1} what={say('moderation.aside.loading')} />}
      {value && (
        <p className="report-none">{say(value.length === 0 ? 'moderation.aside.none' : 'moderation.aside.text')}</p>
      )}
      {value?.map(card => (
        <TableAside key={card.id} card={card} onDone={again} />
      ))}
    </section>
  )
}

function Reports({ me }: { readonly me: string }) {
  const say = moderationWords.use()
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const [page, setPage] = useState(0)
  const { value, trouble, again } = useQuery(`reports ${state} ${page} ${me}`, () => reports(state, page))
  const top = useRef<HTMLHeadingElement>(null)
  const turnTo = (next: number) => {
    // Which pages there are is known when this one is.
    if (!value) return
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className="moderation-part">
      <h2 ref={top}>{say('moderation.reports')}</h2>
      <Segmented
        label={say('moderation.state')}
        value={state}
        options={STATES.map(one => ({ value: one, text: say(`moderation.${one}`) }))}
        onChange={next => {
          setState(next)
          setPage(0)
        }}
      />
      <TroubleNote trouble={trouble} again={again} />
      {!value && !trouble && <Shapes rows={3} what={say('moderation.loading')} />}
      {value?.length === 0 && (
        <p className="report-none">{say(page === 0 ? 'moderation.none' : 'moderation.no-more')}</p>
      )}
      {value?.map(card => (
        <Report key={card.id} card={card} onDone={again} />
      ))}
      {(page > 0 || value?.length === REPORTS_A_PAGE) && (
        <nav className="report-pages" aria-label={say('moderation.pages')}>
          <Button why={page === 0 ? say('moderation.first') : undefined} onClick={() => turnTo(page - 1)}>
            {say('moderation.before')}
          </Button>
          <span className="num" aria-live="polite">
            {say('moderation.page', { n: page + 1 })}
          </span>
          <Button
            why={value && value.length < REPORTS_A_PAGE ? say('moderation.last') : undefined}
            onClick={() => turnTo(page + 1)}
          >
            {say('moderation.after')}
          </Button>
        </nav>
      )}
    </section>
  )
}

export function ModerationPage() {
  const say = moderationWords.use()
  const common = commonWords.use()
  const { me, known } = useSession()
  usePage({ title: common('moderation') })
  if (known && !me?.moderator) {
    return (
      <div className="frame-message">
        <Empty
          alone
          icon={<Icon name="lock" />}
          title={say('moderation.no')}
          action={<ButtonLink to="/online">{common('join.lobby')}</ButtonLink>}
        >
          {say('moderation.no.text')}
        </Empty>
      </div>
    )
  }
  return (
    <div className="sheet">
      <h1>{common('moderation')}</h1>
      <TablesAside me={me?.id ?? ''} />
      <Reports me={me?.id ?? ''} />
    </div>
  )
}
