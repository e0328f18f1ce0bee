// The waiting room of an online table: who sits where, free seats, the link for friends, what will be played, the start.

import { characterOf, charactersOf, splitSpec, withCharacter } from '@tabularium/bots/character'
import { levelsOf } from '@tabularium/bots/levels'
import { choosable, type Game, speakerOf } from '@tabularium/kernel'
import type { ClockRule, SeatCard } from '@tabularium/protocol'
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Board } from '../boards/board.ts'
import { CharacterSelect } from '../frame/character-select.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { useSettings } from '../settings.ts'
import { ChanceText } from '../shell/chance-note.tsx'
import { chanceWords } from '../shell/chance-words.ts'
import type { OnlineState } from '../table/table.ts'
import { levelWords } from '../table/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { SeatBadge, SeatStyles } from '../ui/seat.tsx'
import { CharacterFace } from '../ui/seat-face.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import type { WordsOf } from '../words.ts'
import * as api from './api.ts'
import { copy, inviteLink, keepInvite, keptInvite } from './invites.ts'
import { useSession } from './me.ts'
import { useDo } from './panel.tsx'
import { isFree, seatText } from './table-text.ts'
import { onlineWords } from './words.ts'
import './waiting.css'

const OwnDataNote = lazy(() => import('./own-data-note.tsx'))

export function clockWords(clock: ClockRule, t: WordsOf<typeof onlineWords>): string {
  if (clock.kind === 'none') return t('clock.none')
  if (clock.kind === 'days') return t('clock.days', { days: clock.days })
  const [minutes, seconds] = [clock.baseMs / 60_000, clock.incrementMs / 1000]
  return seconds === 0 ? t('clock.live-plain', { minutes }) : t('clock.live', { minutes, seconds })
}

interface SeatRowProps {
  /** As whom one plays there, where the game says so before it begins. */
  readonly part: string | undefined
  /** The rules draw who plays what: the seat has a number yet, and nothing else. */
  readonly drawn: boolean
  readonly card: SeatCard
  readonly online: OnlineState
  readonly owner: boolean
}

function SeatRow({ card, online, owner, part, drawn }: SeatRowProps) {
  const t = onlineWords.use()
  const level = levelWords.use()
  const act = useDo()
  const { table, mine } = { table: online.card, mine: online.mine }
  const { seat, person, bot } = card
  const free = isFree(card)
  const face = characterOf(bot, table.game)
  const plain = splitSpec(bot ?? '').plain
  const rank = `level.${plain}`
  const name = seatText(card, level) ?? t('wait.free')
  const notes = [
    ...(part === undefined ? [] : [part]),
    ...(seat === mine ? [t('wait.you')] : []),
    ...(bot === undefined ? [] : [t('wait.bot')]),
    ...(face && levelWords.has(rank) ? [level(rank)] : []),
    ...(person && person.id === table.owner ? [t('wait.owner')] : []),
    ...(person?.rating === undefined ? [] : [t('people.rating', { rating: person.rating })]),
    ...(person?.guest ? [t('people.guest')] : []),
  ]
  return (
    <li className={free ? 'waiting-free' : ''}>
      {drawn ? <b className="waiting-number num">{seat + 1}</b> : <SeatBadge seat={seat} />}
      {person ? (
        <Avatar name={person.name} />
      ) : face ? (
        <CharacterFace character={face} />
      ) : (
        <i className="waiting-face" />
      )}
      <span className="waiting-who">
        <b>{name}</b>
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <span className="waiting-acts">
        {free && mine === undefined && (
          <Button kind="legal" onClick={() => void act(api.join(table.id, seat))}>
            {t('wait.sit')}
          </Button>
        )}
        {owner && person === undefined && (
          <Select
            aria-label={t('wait.bot-add', { n: seat + 1 })}
            value={plain}
            options={[
              { value: '', text: t('wait.bot-none') },
              ...levelsOf(table.game).map(({ id }) => ({
                value: id,
                text: t('wait.bot-level', { level: level(`level.${id}`) }),
              })),
            ]}
            onChange={value =>
              void act(api.seat(table.id, seat, value === '' ? 'open' : { bot: withCharacter(value, face) }))
            }
          />
        )}
        {owner && bot !== undefined && charactersOf(table.game).length > 0 && (
          <CharacterSelect
            game={table.game}
            value={face}
            onChange={next => void act(api.seat(table.id, seat, { bot: withCharacter(plain, next) }))}
          />
        )}
        {owner && person && seat !== mine && (
          <Button size="small" kind="quiet" onClick={() => void act(api.seat(table.id, seat, 'open'))}>
            {t('wait.free-again')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** The link for friends: the table's own address, or one that lets a single person in. */
function Invite({ online }: { readonly online: OnlineState }) {
  const t = onlineWords.use()
  const id = useId()
  const act = useDo()
  const { card } = online
  const open = card.visibility === 'open'
  const field = useRef<HTMLInputElement>(null)
  const [token, setToken] = useState(() => keptInvite(card.id))
  const link = open ? `${location.origin}/table/${card.id}` : token === undefined ? undefined : inviteLink(token)
  const make = async () => {
    const answer = await api.invite(card.id)
    if (!(await act(Promise.resolve(answer))) || answer.trouble) return
    keepInvite(card.id, answer.value.token)
    setToken(answer.value.token)
  }
  const put = async () => {
    if (link === undefined) return
    if (await copy(link)) return void toast({ text: t('wait.copied') })
    field.current?.select()
    toast({ text: t('wait.copy-failed') })
  }
  return (
    <Panel className="waiting-panel" title={t('wait.invite')}>
      <p className="waiting-hint">{t(open ? 'wait.invite-open' : 'wait.invite-private')}</p>
      <div className="waiting-link">
        {link !== undefined && (
          <input
            ref={field}
            id={id}
            aria-label={t('wait.link')}
            readOnly
            value={link}
            onFocus={event => event.target.select()}
          />
        )}
        {link !== undefined && <Button onClick={() => void put()}>{t('wait.copy')}</Button>}
        {link !== undefined && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{t('wait.share')}</Button>
        )}
        {!open && <Button onClick={() => void make()}>{t('wait.new-link')}</Button>}
      </div>
    </Panel>
  )
}

function How({ online, game }: { readonly online: OnlineState; readonly game: Game | undefined }) {
  const t = onlineWords.use()
  const { language } = useSettings()
  const words = useMemo(() => game && speakerOf(game, language), [game, language])
  const { clock, rated, visibility, options, data } = online.card
  return (
    <Panel className="waiting-panel" title={t('wait.how')}>
      <dl className="waiting-how">
        <dt>{t('wait.clock')}</dt>
        <dd>{clockWords(clock, t)}</dd>
        <dt>{t('wait.rated')}</dt>
        <dd>{t(rated ? 'wait.rated-yes' : 'wait.rated-no')}</dd>
        <dt>{t('wait.open')}</dt>
        <dd>{t(`wait.visible-${visibility}`)}</dd>
        {data && (
          <>
            <dt>{t('wait.data')}</dt>
            <dd>
              <Suspense>
                <OwnDataNote data={data} />
              </Suspense>
            </dd>
          </>
        )}
        {game &&
          words &&
          Object.entries(choosable(game.options)).map(([name, { values }]) => (
            <div key={name}>
              <dt>{words({ key: `option.${name}` })}</dt>
              <dd>{words({ key: `option.${name}.${options[name] ?? values[0]}` })}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}

const nameOf = ({ name, person }: SeatCard): string => name ?? person?.name ?? '–'

interface WaitingProps {
  readonly online: OnlineState
  readonly board: Board
}

export function WaitingRoom({ online, board }: WaitingProps) {
  const t = onlineWords.use()
  const gameName = useGameName()
  const chance = chanceWords.use()
  const act = useDo()
  const [, go] = useLocation()
  const { me } = useSession()
  const { card, mine } = online
  const owner = me !== undefined && card.owner === me.id
  const free = card.seats.filter(isFree).length
  const host = card.seats.find(({ person }) => person !== undefined && person.id === card.owner)
  const others = card.seats.some(({ person }) => person !== undefined && person.id !== me?.id)
  const [sure, setSure] = useState(false)
  const { language } = useSettings()
  const seating = board.seating?.(card.seats.length, card.options)
  const words = useMemo(() => speakerOf(board.game, language), [board, language])
  const hint =
    free > 0
      ? t('wait.for', { n: free })
      : card.revealing !== undefined
        ? chance('dealing')
        : owner || !host
          ? ''
          : t('wait.start-soon', { name: host.name ?? host.person?.name ?? '' })
  return (
    <div className="sheet waiting">
      <h1>{t(free === 0 ? 'wait.full' : 'wait.title', { game: gameName(card.game) })}</h1>
      <p className="waiting-hint" role="status">
        {hint}
      </p>
      <Panel className="waiting-panel" title={t('wait.seats')}>
        <SeatStyles value={seating?.map(({ look }) => look)}>
          <ul className="waiting-seats">
            {card.seats.map(seat => (
              <SeatRow
                key={seat.seat}
                card={seat}
                online={online}
                owner={owner}
                part={seating?.[seat.seat] && words(seating[seat.seat].name)}
                drawn={seating === undefined && board.seatStyles !== undefined}
              />
            ))}
          </ul>
        </SeatStyles>
      </Panel>
      {owner && (
        <Button
          kind="start"
          size="large"
          why={free > 0 ? t('wait.start-why') : undefined}
          onClick={() => void act(api.begin(card.id))}
        >
          {t('wait.start')}
        </Button>
      )}
      {free > 0 && (card.visibility === 'open' || mine !== undefined || owner) && <Invite online={online} />}
      <How online={online} game={board.game} />
      <Panel className="waiting-panel" title={chance('title')}>
        <ChanceText commitment={card.commitment ?? ''} online={online} names={card.seats.map(nameOf)} />
      </Panel>
      <div className="waiting-foot">
        {mine !== undefined && (!owner || others) && (
          <Button
            kind="quiet"
            onClick={() =>
              void act(api.leave(card.id)).then(left => left && card.visibility === 'private' && go('/online'))
            }
          >
            {t('wait.leave')}
          </Button>
        )}
        {owner && !sure && (
          <Button kind="quiet" onClick={() => setSure(true)}>
            {t('wait.drop')}
          </Button>
        )}
        {owner && sure && (
          <>
            <span>{t('wait.drop-sure')}</span>
            <Button kind="quiet" onClick={() => setSure(false)}>
              {t('cancel')}
            </Button>
            <Button kind="danger" onClick={() => void act(api.drop(card.id)).then(done => done && go('/online'))}>
              {t('wait.drop')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
