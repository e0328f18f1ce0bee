// The ticket of a march: who goes where and for how much, step by step, who may come between, how likely it goes well with all of
// that, and the button that does it. Beside it on the map the force opens as a fan: a touch leaves a unit behind.

import { useEffect, useState } from 'react'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { Callout } from '../map/callout.tsx'
import { SheetFoot } from '../map/phone-table.tsx'
import { type Aw, useAw } from './context.ts'
import { COUNTRIES, N, NAMING, UNITS } from './facts.ts'
import { percent } from './forecast.ts'
import { pointOf } from './geometry.ts'
import type { Marcher } from './march.ts'
import type { Comer, MarchPlan, PlanCase, PlannedStep } from './march-plan.ts'
import { counterPicture, Picture } from './picture.ts'
import { writtenAp } from './prices.ts'
import { ticketWords } from './ticket-words.ts'
import './ticket.css'

interface PlanProps {
  readonly aw: Aw
  readonly plan: MarchPlan
}

const placeName = ({ say }: Aw, place: string): string => say(NAMING.place(place))

/** Who marches: the leader in hand, or whoever leads the force on its way. */
function leaderName({ say, march, view }: Aw): string | undefined {
  const own = view.piles.find(({ place, of }) => place.replace(/^in-/, '') === march.origin && of === view.phasing)
  const id = march.leader ?? own?.leaders.toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return id === undefined ? undefined : say(NAMING.leader(id))
}

/** The prompt says what would be done, for as long as a goal is pointed at or was touched. */
function usePromptNote({ march: { plan }, view: { ap }, note, say }: Aw): void {
  const t = ticketWords.use()
  const lead = plan && `${t('ticket', { place: say(NAMING.place(plan.goal)) })}:`
  const text = plan && t('pointsOf', { n: writtenAp(plan.ap), all: writtenAp(ap.cards + ap.income) })
  const more = t('another')
  useEffect(() => {
    note?.(lead === undefined || text === undefined ? undefined : { lead, text, more })
  }, [note, lead, text, more])
}

/** What stands at these places: signs, names, counters. */
const placesOnMap = (places: readonly string[]): string =>
  places
    .map(id => `[data-stack="${id}"], [data-stop="${id}"] :is(.east-sign, .east-town), [data-name="${id}"]`)
    .join(', ')
/** What the plan says on the map. */
const FIGURES = '.plan-step, .plan-chance'

/** Beside the goal on a map that has room for it. */
export function TicketCallout() {
  const aw = useAw()
  const { plan, pinned, origin } = aw.march
  usePromptNote(aw)
  if (aw.form !== 'wide' || !plan || origin === undefined) return null
  const comers = plan.steps.flatMap(({ comers }) => comers.map(({ from }) => from))
  // A ticket that is only pointed at keeps clear of the fan; once it is pinned, the fan moves aside.
  const clear = [placesOnMap([plan.goal, ...comers]), FIGURES, ...(pinned === undefined ? ['.aw-fan'] : [])].join(', ')
  return (
    <Callout
      at={pointOf(plan.goal)}
      about={`${plan.goal} ${pinned !== undefined} ${plan.units}`}
      way={[origin, ...plan.steps.map(({ place }) => place)].map(pointOf)}
      clear={clear}
      rather="[data-stack], [data-stop] .east-sign, .east-name"
      className={`aw aw-ticket-callout ${pinned === undefined ? 'aw-ticket-seen' : ''}`}
    >
      <Ticket aw={aw} plan={plan} />
    </Callout>
  )
}

export function Ticket({ aw, plan }: PlanProps) {
  const t = ticketWords.use()
  const { march, form } = aw
  const place = placeName(aw, plan.goal)
  const who = leaderName(aw)
  const pinned = march.pinned === plan.goal
  const [opened, open] = useState(false)
  useKeys({
    Enter: () => (pinned && document.activeElement === document.body ? march.go(plan.goal) : false),
    Escape: () => (pinned ? march.pin(undefined) : false),
  })
  return (
    <section className="aw-ticket" aria-label={t('ticket', { place })}>
      <h3>
        <span>{who === undefined ? t('toPlace', { place }) : t('whoTo', { who, place })}</span>
        {form === 'wide' && <b className="num">{aw.say({ key: 'hint.ap', args: { ap: writtenAp(plan.ap) } })}</b>}
        {form === 'phone' && (
          <button type="button" className="aw-ticket-who num" aria-expanded={opened} onClick={() => open(!opened)}>
            {t('marching', { n: march.army.filter(({ stays }) => !stays).length, all: march.army.length })}
          </button>
        )}
      </h3>
      {form === 'phone' && opened && <Fan aw={aw} />}
      <ol>
        {plan.steps.map((step, i) => (
          <li key={step.place}>
            <b className="aw-ticket-n num">{i + 1}</b>
            <span>
              {placeName(aw, step.place)}
              <small>{stepWords(t, step)}</small>
            </span>
            <b className="num">{writtenAp(step.ap)}</b>
          </li>
        ))}
      </ol>
      <Comers aw={aw} plan={plan} />
      <Chances aw={aw} plan={plan} />
      <SheetFoot>
        <div className="aw-ticket-foot">
          {form === 'phone' && (
            <button type="button" className="button button-plain" onClick={() => march.pin(undefined)}>
              {t('back')}
            </button>
          )}
          {pinned ? (
            <button
              type="button"
              className="button button-legal aw-ticket-go"
              data-march={plan.goal}
              onClick={() => march.go(plan.goal)}
            >
              <span>
                {t('march')}
                {form === 'phone' && `, ${aw.say({ key: 'hint.ap', args: { ap: writtenAp(plan.ap) } })}`}
              </span>
              <Key>↵</Key>
            </button>
          ) : (
            <small className="aw-ticket-hint">{t('press')}</small>
          )}
        </div>
      </SheetFoot>
    </section>
  )
}

type Words = ReturnType<typeof ticketWords.use>

function stepWords(t: Words, { path, foes, checks, comers }: PlannedStep): string {
  return [
    t(`path.${path}`),
    foes > 0 ? t('foes', { n: foes }) : t('nobody'),
    ...(checks > 0 ? [t('checks', { n: checks })] : []),
    ...(comers.length === 0 && foes === 0 ? [t('nobodyNear')] : []),
  ].join(', ')
}

/** The name of who may come: a leader, or a unit alone. */
const comerName = ({ say }: Aw, { by, leader }: Comer): string => {
  const name = say(leader ? NAMING.leader(by) : NAMING.counter(by))
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function Comers({ aw, plan }: PlanProps) {
  const t = ticketWords.use()
  const comers = plan.steps.flatMap(({ comers: list, place }) => list.map(comer => ({ comer, place })))
  if (comers.length === 0) return null
  return (
    <ul className="aw-ticket-comers">
      {comers.map(({ comer, place }) => (
        <li key={`${comer.by} ${place}`}>
          <b>
            {t(place === plan.goal ? 'comes' : 'comesTo', {
              who: comerName(aw, comer),
              place: placeName(aw, place),
              n: percent(comer.chance),
            })}
          </b>{' '}
          <span className="aw-ticket-throw">{t('throw', { modifier: signed(comer.modifier), need: comer.need })}</span>{' '}
          <span>{t('against', { n: comer.units, own: plan.units })}</span>
        </li>
      ))}
    </ul>
  )
}

const CASES = { free: 'caseFree', met: 'caseMet', stopped: 'caseStopped' } as const

function Chances({ aw, plan }: PlanProps) {
  const t = ticketWords.use()
  const place = placeName(aw, plan.goal)
  const { chance, cases, fight } = plan
  if (chance === undefined || cases === undefined) return <p className="aw-ticket-sum">{t('hidden')}</p>
  const several = cases.length > 1
  const parts = [
    ...(several ? cases.map(one => t(CASES[one.what], { n: percent(one.chance), share: percent(one.share) })) : []),
    plan.checks > 0 ? t('attrition') : t('noAttrition'),
  ]
  return (
    <>
      <span className="aw-bar" aria-hidden="true">
        {cases.map(one => (
          <BarPart key={one.what} one={one} />
        ))}
      </span>
      <p className="aw-ticket-sum">
        <b>
          {chance === 1 && !fight && !several
            ? t('sure', { place })
            : t(fight ? 'wins' : 'arrives', { place, n: percent(chance) })}
        </b>
        <small>{parts.join(' ')}</small>
      </p>
    </>
  )
}

/** As wide as its case is likely, filled as far as it goes well. */
const BarPart = ({ one: { what, share, chance } }: { readonly one: PlanCase }) => (
  <i className={`aw-bar-part aw-bar-${what} ${chance >= 0.995 ? 'aw-bar-sure' : ''}`} style={{ flexGrow: share }}>
    <b style={{ width: `${chance * 100}%` }} />
  </i>
)

/** The force as single units at its place. */
export function FanCallout() {
  const aw = useAw()
  const { origin, army, pinned, plan } = aw.march
  if (aw.form !== 'wide' || origin === undefined || army.length === 0) return null
  const pinnedPlan = pinned === undefined ? undefined : plan
  const met = pinnedPlan?.steps.flatMap(({ place, comers }) => [place, ...comers.map(({ from }) => from)]) ?? []
  const clear = [placesOnMap([origin, ...met]), ...(pinnedPlan ? [FIGURES, '.aw-ticket-callout'] : [])].join(', ')
  return (
    <Callout
      at={pointOf(origin)}
      about={`${origin} ${army.length} ${pinned}`}
      way={pinnedPlan ? [origin, ...pinnedPlan.steps.map(({ place }) => place)].map(pointOf) : []}
      clear={clear}
      rather="[data-stack], [data-stop] .east-is-lit"
      tied={false}
      className="aw aw-fan-callout"
    >
      <Fan aw={aw} />
    </Callout>
  )
}

const MOST_TILES = 12

export function Fan({ aw }: { readonly aw: Aw }) {
  const t = ticketWords.use()
  const { army } = aw.march
  const going = army.filter(({ stays }) => !stays).length
  const shown = army.slice(0, MOST_TILES)
  return (
    <section className="aw-fan" aria-label={t('fan')}>
      <p className="num">{t('marching', { n: going, all: army.length })}</p>
      <div>
        {shown.map((one, i) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: units of one kind are alike
            key={i}
            aw={aw}
            one={one}
            turn={2 * (i - (shown.length - 1) / 2)}
          />
        ))}
      </div>
    </section>
  )
}

function Tile({ aw, one, turn }: { readonly aw: Aw; readonly one: Marcher; readonly turn: number }) {
  const t = ticketWords.use()
  const { say, view, march } = aw
  const print = UNITS.get(one.kind)
  const country = COUNTRIES.get(print?.nation || view.phasing)
  const name = say(NAMING.unit(N.kindOf(one.kind), one.side))
  return (
    <button
      type="button"
      className={`aw-tile ${one.stays ? 'aw-tile-stays' : ''} ${one.side === 1 ? 'aw-tile-reduced' : ''}`}
      style={{ background: country?.colour, color: country?.ink === 'dark' ? '#1d1710' : '#fff', rotate: `${turn}deg` }}
      aria-pressed={!one.stays}
      title={t(one.stays ? 'takeAlong' : 'leaveBehind', { unit: name })}
      onClick={() => march.toggle(one)}
    >
      <span className="visually-hidden">{t(one.stays ? 'stays' : 'goes', { unit: name })}</span>
      <Picture name={counterPicture(one.kind)} wide className="aw-tile-arm" />
      <small aria-hidden="true">{say({ key: `unit.${print?.type}.short` })}</small>
      <b className="num" aria-hidden="true">
        {one.side === 1 ? print?.reduced : print?.full}
      </b>
    </button>
  )
}
