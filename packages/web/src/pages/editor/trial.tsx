// A trial: bots play some games on the data as they are now. Is every seat worth playing, how long is it, does anything break?

import type { Options } from '@tabularium/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { IntervalBar } from '../training/interval-bar.tsx'
import { ChoiceField, NumberField } from './fields.tsx'
import { fileText } from './file.ts'
import { playTrial } from './play-trial.ts'
import { ScrollBox } from './scroll-box.tsx'
import type { TrialGame } from './trial-plan.ts'
import { tallyOf } from './trial-tally.ts'
import type { DataGame } from './usual.ts'
import { editorWords } from './words.ts'

/** A table that can be tried: so many seats with these options, and who sits where. */
export interface TrialTable {
  readonly id: string
  readonly name: string
  readonly options: Options
  readonly seats: readonly string[]
}

interface TrialProps {
  readonly game: DataGame
  readonly data: object
  readonly tables: readonly TrialTable[]
  /** Why there is no trial now. */
  readonly why: string | undefined
  sayEnd(reason: string): string
}

interface Run {
  readonly table: TrialTable
  readonly games: number
  readonly played: readonly TrialGame[]
  readonly runs: boolean
  readonly refused: string | undefined
}

const MOST_GAMES = 1000
const BOTS = ['sensible', 'random'] as const

const percent = (share: number): string => `${Math.round(100 * share)}`

export function Trial({ game, data, tables, why, sayEnd }: TrialProps) {
  const t = editorWords.use()
  const [chosen, setChosen] = useState('')
  const [bots, setBots] = useState<string>(BOTS[0])
  const [games, setGames] = useState(20)
  const [run, setRun] = useState<Run>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const table = tables.find(({ id }) => id === chosen) ?? tables[0]

  const begin = () => {
    if (!table) return
    setRun({ table, games, played: [], runs: true, refused: undefined })
    const { options, seats } = table
    const plan = { game, text: fileText(game, data), seats: seats.length, options, bots, games, seed: 'trial' }
    stop.current = playTrial(plan, {
      game: one => setRun(known => known && { ...known, played: [...known.played, one] }),
      end: refused => setRun(known => known && { ...known, runs: false, refused }),
    })
  }
  const halt = () => {
    stop.current?.()
    setRun(run && { ...run, runs: false })
  }
  return (
    <div className="editor-sheets">
      <Panel title={t('trial')}>
        <p className="editor-note">{t('trial.note')}</p>
        <div className="editor-pair">
          <ChoiceField
            label={t('trial.table')}
            value={table?.id ?? ''}
            options={tables.map(({ id, name }) => ({ value: id, text: name }))}
            choose={setChosen}
          />
          <ChoiceField
            label={t('trial.bots')}
            value={bots}
            options={BOTS.map(value => ({ value, text: t(`bots.${value}`) }))}
            choose={setBots}
          />
          <NumberField
            label={t('trial.games')}
            value={games}
            least={1}
            most={MOST_GAMES}
            write={n => setGames(Math.min(MOST_GAMES, Math.max(1, Math.round(n))))}
          />
        </div>
        {run?.runs ? (
          <Button onClick={halt}>{t('trial.stop')}</Button>
        ) : (
          <Button kind="start" why={why} onClick={begin}>
            {t('trial.start')}
          </Button>
        )}
      </Panel>
      {run && <Outcome run={run} sayEnd={sayEnd} />}
    </div>
  )
}

function Outcome({ run, sayEnd }: { readonly run: Run; sayEnd(reason: string): string }) {
  const t = editorWords.use()
  const { table, played, games, runs, refused } = run
  const tally = tallyOf(played, table.seats.length)
  const [shortest, middle, longest] = tally.lengths
  return (
    <Panel title={table.name} note={t('trial.progress', { played: played.length, games })}>
      <progress className="editor-progress" max={games} value={played.length} aria-label={t('trial.played')} />
      <p className="visually-hidden" role="status">
        {runs ? '' : t('trial.over', { played: played.length })}
      </p>
      {refused !== undefined && (
        <p className="editor-wrong" lang="en">
          {refused}
        </p>
      )}
      {tally.games > 0 && (
        <>
          <ScrollBox className="editor-scroll">
            <table className="editor-outcome">
              <thead>
                <tr>
                  <th scope="col">{t('trial.seat')}</th>
                  <th scope="col">{t('trial.wins')}</th>
                  <th scope="col">{t('trial.share')}</th>
                  <th scope="col">{t('trial.between')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('trial.verdict')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {tally.seats.map(({ wins, share, low, high, uneven }, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <tr key={seat}>
                    <th scope="row">{table.seats[seat]}</th>
                    <td className="num">{Number.isInteger(wins) ? wins : wins.toFixed(1)}</td>
                    <td className="num">{t('percent', { n: percent(share) })}</td>
                    <td className="num">
                      <IntervalBar share={share} low={low} high={high} even={1 / table.seats.length} />
                      {t('trial.range', { low: percent(low), high: percent(high) })}
                    </td>
                    <td>{uneven && t(`trial.${uneven}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <p>{t('trial.length', { shortest, middle, longest })}</p>
          <ul className="editor-ends">
            {tally.ends.map(([reason, n]) => (
              <li key={reason}>{t('trial.end', { reason: sayEnd(reason), n })}</li>
            ))}
          </ul>
        </>
      )}
      {tally.faults.length > 0 && (
        <ul className="editor-wrong">
          {tally.faults.map(([fault, n]) => (
            <li key={fault}>
              {t('trial.fault', { n })} <span lang="en">{fault}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
