// The standings: a cell for every round, points, tie-breaks, and below in words what parts equals.

import type { Standing, TournamentCell, TournamentSight } from '@tabularium/protocol'
import { Link } from 'wouter'
import { tournamentWords } from '../../online/tournament-words.ts'
import { useSettings } from '../../settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { pointsText } from './points.ts'

/** A column for each round; where there are very many, the last. */
const MOST_COLUMNS = 15

interface CellProps {
  readonly cell: TournamentCell
  readonly places: ReadonlyMap<number, number>
  readonly names: TournamentSight['names']
  readonly most: number
}

/** Won, level or lost, by how much of what was to be had it is. */
const kindOf = ({ points, playing, kind }: TournamentCell, most: number): string => {
  if (kind !== 'game') return 'free'
  if (playing) return 'playing'
  return 2 * points > most ? 'won' : 2 * points === most ? 'drawn' : 'lost'
}

function Cell({ cell, places, names, most }: CellProps) {
  const say = tournamentWords.use()
  const { kind, playing, points, opponents, forfeit, table, round } = cell
  const word =
    kind === 'game'
      ? playing
        ? '…'
        : pointsText(points)
      : `${points > 0 && kind === 'missed' ? `${pointsText(points)} ` : ''}${say(`cell.${kind}`)}`
  const against = opponents.map(one => names[one] ?? '').join(', ')
  const what = playing ? say('cell.playing') : word
  const label =
    kind === 'game'
      ? say('cell.game', { round, points: what, names: against }) +
        (forfeit ? `, ${say(`cell.forfeit.${forfeit}`)}` : '')
      : `${say('round', { n: round })}: ${word}`
  const ranks = opponents.flatMap(one => places.get(one) ?? []).join(' ')
  const content = (
    <>
      <b aria-hidden="true">{word}</b>
      {ranks !== '' && <small aria-hidden="true">{ranks}</small>}
      <span className="visually-hidden">{label}</span>
    </>
  )
  const className = `cup-cell cup-${kindOf(cell, most)}`
  return table === undefined ? (
    <span className={className}>{content}</span>
  ) : (
    <Link href={`/table/${table}`} className={className}>
      {content}
    </Link>
  )
}

interface RowProps {
  readonly row: Standing
  readonly sight: TournamentSight
  readonly rounds: readonly number[]
  readonly places: ReadonlyMap<number, number>
  readonly mine: boolean
}

function Row({ row, sight, rounds, places, mine }: RowProps) {
  const say = tournamentWords.use()
  const { format, tableSize } = sight.terms
  const most = format === 'multi-player' ? tableSize - 1 : format === 'arena' ? 2 : 1
  return (
    <tr className={`${mine ? 'cup-me' : ''} ${row.active ? '' : 'cup-gone'}`}>
      <td className="num cup-place">{row.place}</td>
      <th scope="row">
        <span className="cup-player">
          <Avatar name={row.name} size="small" />
          <span>
            {row.person === undefined ? row.name : <Link href={`/people/${row.person}`}>{row.name}</Link>}
            {mine && <i> ({say('you')})</i>}
            {!row.active && <i> {say('gone')}</i>}
          </span>
          <small className="num">{row.rating}</small>
        </span>
      </th>
      {rounds.map(round => (
        <td key={round} className="cup-round">
          {!row.cells.some(cell => cell.round === round) && (
            <span className="cup-later" aria-hidden="true">
              ·
            </span>
          )}
          {row.cells
            .filter(cell => cell.round === round)
            .map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the games of a round have an order and nothing else
              <Cell key={i} cell={cell} places={places} names={sight.names} most={most} />
            ))}
        </td>
      ))}
      <td className="num cup-points">
        <b>{pointsText(row.points)}</b>
      </td>
      {row.ties.map((tie, i) => (
        <td key={sight.tieBreaks[i]} className="num cup-tie">
          {pointsText(tie)}
        </td>
      ))}
    </tr>
  )
}

export function Standings({ sight }: { readonly sight: TournamentSight }) {
  const say = tournamentWords.use()
  const { language } = useSettings()
  const { standings, own, terms } = sight
  if (standings.length === 0) {
    return (
      <Panel title={say('standing')}>
        <p className="cup-note">{say('standing.none')}</p>
      </Panel>
    )
  }
  const last = Math.max(sight.round, terms.format === 'arena' ? 0 : (sight.rounds ?? 0))
  const first = Math.max(1, last - MOST_COLUMNS + 1)
  const rounds =
    terms.format === 'arena' || terms.format === 'simultaneous'
      ? []
      : Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const places = new Map([...standings, ...(own ? [own] : [])].map(row => [row.entrant, row.place]))
  const beyond = own && !standings.some(({ entrant }) => entrant === own.entrant) ? [own] : []
  const list = new Intl.ListFormat(language).format(sight.tieBreaks.map(tie => say(`tie.${tie}`)))
  return (
    <Panel title={say('standing')} className="cup-standings">
      <div ref={scrollFade} className="cup-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">#</span>
              </th>
              <th scope="col">{say('player')}</th>
              {rounds.map(round => (
                <th key={round} scope="col" className="cup-round">
                  <span aria-hidden="true">{round}</span>
                  <span className="visually-hidden">{say('round', { n: round })}</span>
                </th>
              ))}
              <th scope="col">{say('points')}</th>
              {sight.tieBreaks.map(tie => (
                <th key={tie} scope="col" className="cup-tie">
                  {say(`tie.${tie}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...standings, ...beyond].map(row => (
              <Row key={row.entrant} {...{ row, sight, rounds, places }} mine={row.entrant === own?.entrant} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="cup-note">
        {list !== '' && say('ties', { list })} {say('equal')} {say(`ties.${terms.format}`)}{' '}
        {rounds.length > 0 && say('opponents')}
      </p>
    </Panel>
  )
}
