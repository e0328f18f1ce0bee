// Over the map: a battle or a siege told as it happens – who stands on which side, round by round what each kind of unit rolled die
// by die, what was hit, lost or ran, and how it ended.

import type { AwEvent, AwView } from '@tabularium/assyrian-wars'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Die } from '../../ui/die.tsx'
import { BoardIcon } from '../../ui/icons.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { decimal } from '../kit/decimal.ts'
import { MapWindow } from '../map/map-window.tsx'
import { answerWords } from './answer-words.ts'
import { Answers, CardChances } from './answers.tsx'
import { aheadIn } from './battle-forecast.ts'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { NAMING, UNITS } from './facts.ts'
import {
  type Begun,
  type Dice,
  type Exchange,
  type Facing,
  type FightReport,
  facedIn,
  type Loss,
  reportsAt,
} from './live-events.ts'
import { Units } from './units.tsx'
import './live-event.css'
import { assyrianWars } from './on-set.ts'

interface Part {
  readonly aw: Aw
}

type Side = Dice['side']
type Force = NonNullable<AwView['battle']>['attackers']['forces'][number]

const SIDES: readonly Side[] = ['attackers', 'defenders']

/** In a window over the map; on a phone in the sheet. */
export function FightOverlay() {
  const aw = useAw()
  const { liveEvents, view, w, form } = aw
  // On a phone the sheet has both sides above the answers.
  const facing = form === 'phone' ? undefined : facedIn(aw)
  const reports = reportsAt(liveEvents.reports, view, facing)
  const latest = reports.at(-1)
  const scroll = useRef<HTMLDivElement>(null)
  const told = reports.reduce((n, { parts }) => n + 1 + parts.reduce((sum, part) => sum + weigh(part), 0), 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever more is told
  useLayoutEffect(() => {
    const box = scroll.current
    if (!box) return
    // At the start of the frame: measured now, the page would be laid out once more.
    const frame = requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [told])
  const shown = latest !== undefined || facing !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes and goes
  useEffect(() => scrollFade(scroll.current), [shown])
  const open = view.battle !== undefined
  return (
    <>
      <p className="visually-hidden" role="status">
        {latest && sentence(aw, latest)}
      </p>
      {shown && (
        <MapWindow form={form} className="aw-fought" label={w('fought')}>
          {latest && (
            <button
              type="button"
              className="aw-close aw-fought-close"
              aria-label={w('close')}
              onClick={() => liveEvents.close()}
            >
              <BoardIcon name="cross" />
            </button>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too */}
          <div ref={scroll} className="aw-fought-scroll" tabIndex={0}>
            {reports.map((report, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reports are told in their order
              <OneReport key={i} aw={aw} report={report} now={open && report === latest ? view.battle : undefined} />
            ))}
            {facing && <Faced aw={aw} facing={facing} />}
            {facing && <Answers aw={aw} />}
            {open && form === 'wide' && <CardChances aw={aw} />}
          </div>
        </MapWindow>
      )}
    </>
  )
}

/** Before a battle: who stands there, and whom one would send. */
export function Faced({ aw, facing }: Part & { readonly facing: Facing }) {
  const { say, w, nameOf, view } = aw
  const t = answerWords.use()
  const ahead = useMemo(() => aheadIn(view), [view])
  const side = (title: string, piles: Facing['ours'], hits: number | undefined) => (
    <div>
      <h3>{title}</h3>
      {piles.length === 0 && <p>{w('nobodyThere')}</p>}
      <ul className="aw-tale-forces">
        {piles.map(pile => (
          <li key={`${pile.place} ${pile.of}`}>
            <CountryCode country={pile.of} label={nameOf(pile.of)} size="small" />
            <Units aw={aw} pile={pile} />
          </li>
        ))}
      </ul>
      {hits !== undefined && <p className="aw-tale-hits num">{t('hits', { n: decimal(hits) })}</p>}
    </div>
  )
  return (
    <article className="aw-tale">
      <h2>{say(NAMING.place(facing.place))}</h2>
      <div className="aw-tale-sides">
        {side(w('faceUs'), facing.ours, ahead?.ours.hits)}
        {side(w('faceThem'), facing.theirs, ahead?.theirs.hits)}
      </div>
    </article>
  )
}

/** How much there is to read of it. */
const weigh = (part: FightReport['parts'][number]): number => (part.at === 'exchange' ? 1 + part.lost.length : 1)

function titleOf({ say }: Aw, { battle, place, parts }: FightReport): string {
  const where = place === '' ? '' : say(NAMING.place(place))
  if (battle) {
    const kind = say({ key: `fight.${battle.kind}` })
    return where === '' ? kind : `${kind}: ${where}`
  }
  return parts.length === 0 ? say({ key: 'fight.none' }) : where
}

const line = ({ say }: Aw, event: AwEvent): string => say(assyrianWars.text.event(event))

/** All of it for those who hear it: where, and the last thing that happened. */
function sentence(aw: Aw, report: FightReport): string {
  const last = report.parts.at(-1)
  const title = titleOf(aw, report)
  if (last === undefined) return title
  const what =
    last.at === 'exchange'
      ? aw.w('roundHits', {
          round: last.round,
          attack: last.attackers?.hits ?? 0,
          defence: last.defenders?.hits ?? 0,
        })
      : line(aw, last)
  return `${title}. ${what}`
}

interface ReportProps extends Part {
  readonly report: FightReport
  readonly now: AwView['battle']
}

function OneReport({ aw, report, now }: ReportProps) {
  const { battle, parts } = report
  const sideOf = new Map(
    SIDES.flatMap(side => (battle?.[side] ?? []).map(({ country }) => [country, side] as const)).toReversed(),
  )
  // Before the first dice both are the same.
  const fresh = parts.every(part => part.at !== 'exchange')
  return (
    <article className="aw-tale">
      <h2>{titleOf(aw, report)}</h2>
      {battle && <Lineup aw={aw} battle={battle} now={fresh ? now : undefined} />}
      {parts.map((part, i) =>
        part.at === 'exchange' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report only grows
          <OneExchange key={i} aw={aw} exchange={part} sideOf={sideOf} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report only grows
          <p key={i} className={ENDS.has(part.at) ? 'aw-tale-end' : ''}>
            {line(aw, part)}
          </p>
        ),
      )}
      {battle && now && !fresh && (
        <section className="aw-tale-round">
          <h3>{aw.w('stillThere')}</h3>
          <Lineup aw={aw} battle={battle} now={now} />
        </section>
      )}
    </article>
  )
}

const ENDS: ReadonlySet<string> = new Set(['battle-over', 'siege-round', 'city-taken', 'hunger'])

interface LineupProps extends Part {
  readonly battle: Begun
  readonly now: AwView['battle']
}

/** Both sides: as they came, or as they stand now with what they still owe. */
function Lineup({ aw, battle, now }: LineupProps) {
  const walls = battle.kind === 'siege' || battle.kind === 'assault'
  const none = {
    attackers: 'nobodyThere',
    defenders: battle.mirrored ? 'mirrored' : walls ? 'wallsOnly' : 'nobodyThere',
  } as const
  return (
    <div className="aw-tale-sides">
      {SIDES.map(side => (
        <div key={side}>
          <h3>{aw.say({ key: `side.${side}` })}</h3>
          <Forces aw={aw} forces={now?.[side].forces ?? battle[side]} none={none[side]} />
          {now && <Now aw={aw} side={now[side]} />}
        </div>
      ))}
    </div>
  )
}

interface ForcesProps extends Part {
  readonly forces: readonly Force[]
  readonly none: 'mirrored' | 'wallsOnly' | 'nobodyThere'
}

function Forces({ aw, forces, none }: ForcesProps) {
  const { view, w, nameOf } = aw
  if (forces.length === 0) return <p>{w(none)}</p>
  const ratings = new Map(view.piles.flatMap(({ leaders }) => leaders.map(one => [one[0], one] as const)))
  return (
    <ul className="aw-tale-forces">
      {forces.map(({ country, units, leaders = [] }) => (
        <li key={country}>
          <CountryCode country={country} label={nameOf(country)} size="small" />
          <Units
            aw={aw}
            pile={{
              place: '',
              of: country,
              units: Object.entries(units).map(([name, n]) => {
                const [kind, weak] = name.split(' ')
                return [kind, weak === undefined ? 0 : 1, n] as const
              }),
              leaders: leaders.flatMap(id => (ratings.has(id) ? [ratings.get(id) ?? [id, 0, 0, 0, 0]] : [])),
              unknown: 0,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Hits of the round so far, cards face down, and who still has to take what. */
function Now({ aw, side }: Part & { readonly side: NonNullable<AwView['battle']>['attackers'] }) {
  const { w, view, nameOf } = aw
  const laid = side.forces.reduce((n, { country }) => n + (view.laid[country] ?? 0), 0)
  const owes = Object.entries(side.owes)
  return (
    <p className="aw-tale-now">
      <b className="num">{w('hits', { n: side.hits })}</b>
      {laid > 0 && <span>{w('faceDown', { n: laid })}</span>}
      {owes.map(([country, n]) => (
        <span key={country} className="aw-tale-owes">
          {w('owes', { country: nameOf(country), n })}
        </span>
      ))}
    </p>
  )
}

interface ExchangeProps extends Part {
  readonly exchange: Exchange
  readonly sideOf: ReadonlyMap<string, Side>
}

function OneExchange({ aw, exchange, sideOf }: ExchangeProps) {
  const { say, w } = aw
  return (
    <section className="aw-tale-round">
      <h3>{w('roundOf', { n: exchange.round, phase: say({ key: `phase.${exchange.phase}` }) })}</h3>
      <div className="aw-tale-sides">
        {SIDES.map(side => (
          <div key={side}>
            <span className="visually-hidden">{say({ key: `side.${side}` })}: </span>
            <Rolls aw={aw} dice={exchange[side]} />
            <Losses
              aw={aw}
              lost={exchange.lost.filter(({ country }) => (sideOf.get(country) ?? 'attackers') === side)}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Whose dice these are: a kind of unit, or what gives dice to all. */
const rollerOf = ({ say }: Aw, by: string): string => {
  const type = UNITS.get(by)?.type
  return say({ key: type === undefined ? `roller.${by}` : `unit.${type}` })
}

/** Dice with one name and one factor together. */
function alike({ rolls }: Dice, name: (by: string) => string): Dice['rolls'] {
  const found = new Map<string, Dice['rolls'][number]>()
  for (const { by, of, dice, hits } of rolls) {
    const key = `${name(by)} ${of}`
    const before = found.get(key)
    found.set(key, { by: name(by), of, dice: `${before?.dice ?? ''}${dice}`, hits: (before?.hits ?? 0) + hits })
  }
  return [...found.values()]
}

function Rolls({ aw, dice }: Part & { readonly dice: Dice | undefined }) {
  const { w } = aw
  if (!dice) return <p>{w('noDice')}</p>
  return (
    <>
      <ul className="aw-rolls">
        {alike(dice, by => rollerOf(aw, by)).map(({ by, of, dice: faces, hits }) => (
          <li key={`${by} ${of}`}>
            <span className="aw-rolls-by">
              {by} <small className="num">{w('upTo', { n: of })}</small>
            </span>
            <span className="aw-rolls-dice">
              <span className="visually-hidden">{w('rolledFaces', { dice: [...faces].join(', '), n: hits })}</span>
              {[...faces].map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a roll does not change
                <Die key={i} face={Number(face)} hit={Number(face) <= of} />
              ))}
              {hits > [...faces].filter(face => Number(face) <= of).length && (
                <b className="num" aria-hidden="true">
                  {w('countsAs', { n: hits })}
                </b>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="aw-rolls-sum">
        <b className="num">{w('hits', { n: dice.hits })}</b>
        {dice.warded !== undefined && <span>{w('warded', { n: dice.warded })}</span>}
      </p>
    </>
  )
}

/** Units that were hit, lost or ran, alike ones together. */
function Losses({ aw, lost }: Part & { readonly lost: readonly Loss[] }) {
  const { say, w, nameOf } = aw
  const counts = new Map<string, { readonly loss: Loss; readonly n: number }>()
  for (const loss of lost) {
    const key = `${loss.country} ${loss.at} ${loss.unit}`
    counts.set(key, { loss, n: (counts.get(key)?.n ?? 0) + 1 })
  }
  if (counts.size === 0) return null
  return (
    <ul className="aw-losses">
      {[...counts].map(([key, { loss, n }]) => (
        <li key={key} className={`aw-loss-${loss.at}`}>
          <CountryCode country={loss.country} label={nameOf(loss.country)} size="small" />
          <span>
            {n > 1 && <b className="num">{n} × </b>}
            {w(`loss.${loss.at}`, { unit: say(NAMING.counter(loss.unit)) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
