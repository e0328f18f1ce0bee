// Between two turns: the steps with where we are and who will be asked, and where income, cards and points come from.

import type { AwView } from '@tabularium/assyrian-wars'
import {
  ecoParts,
  ecoPlaces,
  frames,
  INTERPHASE_STEPS,
  mostHand,
  pointsBy,
  VP_GROUPS,
} from '@tabularium/assyrian-wars/rules'
import { useRef } from 'react'
import { ControlIcon } from '../../ui/icons.tsx'
import { Island } from '../../ui/islands/island.tsx'
import { hyphenate } from '../hyphenate.ts'
import { type Aw, useAw } from './context.ts'
import { CountryCode } from './country-code.tsx'
import { POWERS } from './facts.ts'
import { board, stateOf } from './imagined.ts'
import { playedIn } from './position.ts'
import { writtenAp } from './prices.ts'
import { cardSums, handsIn, isDealt, suddenDeathOf } from './sums.ts'
import { turnWords } from './turn-words.ts'
import { inInterphase } from './warnings.ts'
import './turn.css'

/** Where players are asked, and where dice are thrown. */
const ASKED: ReadonlySet<string> = new Set(['politics', 'secret', 'relocation'])
const THROWN: ReadonlySet<string> = new Set(['conquest', 'timeline'])

/** The frame has the step that comes after the one that is being done. */
function stepIn(view: AwView): number {
  const frame = view.frames.find(({ at }) => at === 'interphase')
  return frame?.at === 'interphase' ? Math.max(0, frames.interphase.step(frame) - 1) : -1
}

export function InterphaseIslands() {
  const aw = useAw()
  const t = turnWords.use()
  const now = stepIn(aw.view)
  // Watched while the table is folded, too.
  const start = useTurnStart(aw)
  const hands = useHandsBefore(aw)
  return (
    <>
      {inInterphase(aw.view) && (
        <Island
          id="interphase"
          side="left"
          title={hyphenate(t('interphase'))}
          note={<span className="num">{t('stepOf', { n: now + 1, all: INTERPHASE_STEPS.length })}</span>}
          icon={<ControlIcon name="list" />}
          keyCap="O"
          wanted
        >
          <Steps aw={aw} now={now} />
        </Island>
      )}
      <Island
        id="sums"
        side="left"
        opensAt="window"
        title={t('sums')}
        icon={<ControlIcon name="seal" />}
        keyCap="C"
        wanted={
          inInterphase(aw.view) &&
          now >= INTERPHASE_STEPS.indexOf('income') &&
          now <= INTERPHASE_STEPS.indexOf('politics')
        }
        folded
      >
        <Sums aw={aw} start={start} hands={hands} />
      </Island>
    </>
  )
}

function Steps({ aw: { say }, now }: { readonly aw: Aw; readonly now: number }) {
  const t = turnWords.use()
  return (
    <ol className="aw-steps">
      {INTERPHASE_STEPS.map((step, i) => (
        <li
          key={step}
          className={i < now ? 'aw-step-done' : i === now ? 'aw-step-now' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          <i className="num">{i < now ? <ControlIcon name="tick" /> : i + 1}</i>
          <span>{say({ key: `step.${step}` })}</span>
          {ASKED.has(step) && <em>{t('you')}</em>}
          {THROWN.has(step) && <em>{t('dice')}</em>}
        </li>
      ))}
    </ol>
  )
}

interface Row {
  readonly name: string
  /** Undefined: nobody at this screen can know it. */
  readonly of: (power: string) => number | undefined
  /** What it was, where that is known. */
  readonly was?: (power: string) => number | undefined
  /** The places on the map that it comes from. */
  readonly places?: (power: string) => readonly number[]
  /** Sums have no sign. */
  readonly plain?: true
  readonly sum?: true
}

/** Sixths as they are written, a dot for nothing, minus with its sign. */
function figure(n: number | undefined, plain: boolean): string {
  if (n === undefined) return '?'
  if (n === 0) return plain ? '0' : '·'
  const size = writtenAp(Math.abs(n))
  return n < 0 ? `−${size}` : plain ? size : `+${size}`
}

/** The step of income is over. */
const isFixed = (view: AwView): boolean => inInterphase(view) && stepIn(view) > INTERPHASE_STEPS.indexOf('income')

const hasDealt = (view: AwView): boolean => inInterphase(view) && isDealt(view, isFixed(view))

interface Figures {
  readonly eco: number
  readonly vp: number
}

/** ECO and points of the powers when the turn began, to compare with at its end; undefined: the page was opened later. */
function useTurnStart({ view }: Aw): ReadonlyMap<string, Figures> | undefined {
  const kept = useRef<{ readonly turn: number; readonly of: ReadonlyMap<string, Figures> }>(undefined)
  const { turn, round, countries } = view
  if (kept.current?.turn !== turn && round <= 1 && !inInterphase(view)) {
    kept.current = { turn, of: new Map(countries.map(({ id, eco, vp }) => [id, { eco, vp }])) }
  }
  return kept.current?.turn === turn ? kept.current.of : undefined
}

/** The hands as they were last seen before the cards of this turn's interphase were dealt. */
function useHandsBefore({ view }: Aw): ReadonlyMap<string, number> | undefined {
  const kept = useRef<{ readonly turn: number; readonly of: ReadonlyMap<string, number> }>(undefined)
  if (!hasDealt(view)) kept.current = { turn: view.turn, of: handsIn(view) }
  return kept.current?.turn === view.turn ? kept.current.of : undefined
}

/** The figure, what it was, and on touch the places it comes from. */
function Figure({ aw, row, power }: { readonly aw: Aw; readonly row: Row; readonly power: string }) {
  const t = turnWords.use()
  const { name, of, was, places, plain = false } = row
  const [now, before] = [of(power), was?.(power)]
  const there = (places?.(power) ?? []).map(area => board().areas[area])
  const key = `${name} ${power}`
  const said = figure(now, plain)
  return (
    <>
      {before !== undefined && (
        <small>
          {before === now ? t('asBefore') : `${(now ?? 0) > before ? '▲' : '▼'} ${t('was', { n: writtenAp(before) })}`}
        </small>
      )}
      {there.length === 0 ? (
        said
      ) : (
        <button
          type="button"
          className="aw-sums-figure"
          aria-label={`${aw.nameOf(power)}, ${name}: ${said}`}
          aria-pressed={aw.marked?.key === key}
          onClick={() => aw.mark({ key, places: new Set(there) })}
        >
          {said}
        </button>
      )}
    </>
  )
}

interface SumsProps {
  readonly aw: Aw
  /** When the turn began, where that was seen. */
  readonly start: ReadonlyMap<string, Figures> | undefined
  /** The hands before the deal, where they were seen. */
  readonly hands: ReadonlyMap<string, number> | undefined
}

function Sums({ aw, start, hands }: SumsProps) {
  const t = turnWords.use()
  const { view, position, nameOf, say } = aw
  const b = board()
  const s = stateOf(view)
  const played = playedIn(view)
  const powers = POWERS.filter(id => played.has(id))
  const own = new Set(position.mine.map(({ id }) => id))
  const at = (id: string) => b.countries.indexOf(id)
  const parts = new Map(powers.map(id => [id, ecoParts(b, s, at(id))]))
  const points = new Map(powers.map(id => [id, pointsBy(s, at(id))]))
  const places = new Map(powers.map(id => [id, ecoPlaces(b, s, at(id))]))
  const lie = (part: 'land' | 'pillage' | 'tribute') => (id: string) => places.get(id)?.[part] ?? []
  /** The income of this turn is fixed; before that the level is the next one. */
  const fixed = isFixed(view)
  const dealt = hasDealt(view)
  const cards = new Map(powers.map(id => [id, cardSums(view, id, dealt, hands?.get(id))]))
  const eco = (part: 'land' | 'pillage' | 'trade' | 'tribute') => (id: string) => (parts.get(id)?.[part] ?? 0) / 6
  const groups: readonly (readonly [string, readonly Row[]])[] = [
    [
      t('economy'),
      [
        { name: t('land'), of: eco('land'), places: lie('land'), plain: true },
        { name: t('pillage'), of: eco('pillage'), places: lie('pillage') },
        { name: t('trade'), of: eco('trade') },
        { name: t('tribute'), of: eco('tribute'), places: lie('tribute') },
        {
          name: t(fixed ? 'eco' : 'ecoNext'),
          of: id => parts.get(id)?.[fixed ? 'level' : 'next'] ?? 0,
          was: id => (fixed ? start?.get(id)?.eco : parts.get(id)?.level),
          plain: true,
          sum: true,
        },
      ],
    ],
    [
      t('cards'),
      [
        { name: t(dealt ? 'drawn' : 'toDraw'), of: id => cards.get(id)?.drawn },
        { name: t('overLimit'), of: id => -(cards.get(id)?.over ?? 0) },
        { name: t('inHand'), of: id => position.byId.get(id)?.cards ?? 0, plain: true, sum: true },
        { name: t('most'), of: id => mostHand(b, s, at(id)), plain: true },
      ],
    ],
    [
      t('points'),
      [
        ...VP_GROUPS.map(group => ({
          name: say({ key: `score.${group}` }),
          of: (id: string) => points.get(id)?.[group] ?? 0,
        })),
        {
          name: t('sum'),
          of: id => position.byId.get(id)?.vp ?? 0,
          was: id => start?.get(id)?.vp,
          plain: true,
          sum: true,
        },
      ],
    ],
  ]
  return (
    <>
      <table className="aw-sums num">
        <thead>
          <tr>
            <th scope="col">{t('where')}</th>
            {powers.map(id => (
              <th key={id} scope="col" className={own.has(id) ? 'aw-sums-own' : ''}>
                <CountryCode country={id} label={nameOf(id)} size="small" />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={powers.length + 1} className="aw-sums-head">
                {title}
              </th>
            </tr>
            {rows.map(row => (
              <tr key={row.name} className={row.sum ? 'aw-sums-sum' : ''}>
                <th scope="row">{row.name}</th>
                {powers.map(id => (
                  <td
                    key={id}
                    className={`${own.has(id) ? 'aw-sums-own' : ''} ${(row.of(id) ?? 0) < 0 ? 'aw-sums-minus' : ''}`}
                  >
                    <Figure aw={aw} row={row} power={id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <SuddenDeath aw={aw} />
    </>
  )
}

/** How near somebody is to it, in words and as a bar. */
function SuddenDeath({ aw: { view, nameOf } }: { readonly aw: Aw }) {
  const t = turnWords.use()
  const near = suddenDeathOf(view)
  if (!near) return null
  const { power, points, need, lacks } = near
  const share = need <= 0 ? 0 : Math.min(1, Math.max(0, points / need))
  const country = nameOf(power)
  return (
    <div className="aw-sudden">
      <p>
        <b>{lacks === 0 ? t('wins', { country }) : t('near', { country, lacks })}</b>{' '}
        {lacks > 0 && t('towards', { points, need })}
      </p>
      <div className="aw-sudden-bar" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}
