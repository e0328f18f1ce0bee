// What the explorers of all games are made of: choices above a table, and the table with its interval bars.

import type { ExplorerCounts, ExplorerRow } from '@tabularium/bots/explorer'
import type { Game } from '@tabularium/kernel'
import { type ReactNode, useState } from 'react'
import { explorerWords } from '../../learn/explorer-words.ts'
import { percent } from '../../shell/analysis/figures.ts'
import { Panel } from '../../ui/panel.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { Select } from '../../ui/select.tsx'
import { IntervalBar } from './interval-bar.tsx'
import './training.css'

/** What a game shows of its counts: loaded with it. */
export interface ExplorerPartProps {
  readonly counts: ExplorerCounts
  /** The name of a wonder, card or structure. */
  name(id: string): string
  /** The rules, for the lists of things by their numbers. */
  readonly game: Game
}

/** A choice above the table, with its name. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  choose,
}: {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  choose(value: NoInfer<Value>): void
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps
    <label>
      {label}
      <Select aria-label={label} value={value} options={options} onChange={choose} />
    </label>
  )
}

/** What the actions of a kind are about, in the order of the game's own list: `build academy` is about `academy`. */
export const namesIn = (game: Game, kind: string): readonly string[] =>
  game.actions.of(kind).map(({ notation }) => notation.slice(kind.length + 1))

export interface ShownRow extends ExplorerRow {
  readonly key: string
  readonly words: ReactNode
  readonly round?: number
}

interface RowsProps {
  readonly rows: readonly ShownRow[]
  readonly even: number
}

/** An interval this wide says little. */
const WIDE = 0.2

/** The rows, sorted as somebody likes: by how often, or by how well; of those that nobody chose nothing is told but that. */
export function Rows({ rows, even }: RowsProps) {
  const t = explorerWords.use()
  const [by, sortBy] = useState<'often' | 'won'>('often')
  const share = ({ games, of }: ExplorerRow) => (of === undefined ? games : games / Math.max(1, of))
  const sorted = rows.toSorted((a, b) => (by === 'often' ? share(b) - share(a) : b.won - a.won) || b.games - a.games)
  const hasShare = rows.some(({ of }) => of !== undefined)
  const hasRound = rows.some(({ round }) => round !== undefined)
  if (rows.length === 0) return <p>{t('none')}</p>
  return (
    <>
      <div className="training-bar">
        <Choice
          label={t('sort')}
          value={by}
          options={[
            { value: 'often', text: t('sort.often') },
            { value: 'won', text: t('sort.won') },
          ]}
          choose={sortBy}
        />
      </div>
      <div ref={scrollFade} className="training-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              {hasShare && (
                <th scope="col" title={t('often.text')}>
                  {t('often')}
                </th>
              )}
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('won')}</th>
              <th scope="col" colSpan={2}>
                {t('interval')}
              </th>
              {hasRound && <th scope="col">{t('round')}</th>}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ key, words, games, of, won, interval: { low, high }, round }) => (
              <tr key={key} className={high - low > WIDE ? 'training-few' : ''}>
                <th scope="row">{words}</th>
                {hasShare && <td className="num">{of !== undefined && percent(games / Math.max(1, of))}</td>}
                <td className="num">{games}</td>
                <td className="num">{games > 0 && <b>{percent(won)}</b>}</td>
                <td>{games > 0 && <IntervalBar share={won} low={low} high={high} even={even} />}</td>
                <td className="num">
                  {games > 0 && (
                    <small>
                      {percent(low)} – {percent(high)}
                    </small>
                  )}
                </td>
                {hasRound && <td className="num">{round?.toFixed(1)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <small>
          {hasShare && t('often.text')} {t('even')}
        </small>
      </p>
    </>
  )
}

/** One of the parts of a game's counts. */
export function Parts<Part extends string>({
  parts,
  part,
  choose,
  children,
}: {
  readonly parts: readonly { readonly value: Part; readonly text: string }[]
  readonly part: Part
  choose(part: NoInfer<Part>): void
  readonly children: ReactNode
}) {
  const t = explorerWords.use()
  return (
    <Panel className="training-panel" aria-label={parts.find(({ value }) => value === part)?.text}>
      <div className="training-bar">
        <Choice label={t('show')} value={part} options={parts} choose={choose} />
      </div>
      {children}
    </Panel>
  )
}
