// The table of a season: what was won in it, and how that is counted.

import type { SeasonLine } from '@tabularium/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { commonWords } from '../../online/common-words.ts'
import { ladderWords } from '../../online/ladder-words.ts'
import { seasonTable } from '../../online/leagues-api.ts'
import { Shapes, TroubleNote } from '../../online/pieces.tsx'
import { seasonDay } from '../../online/season-text.ts'
import { seasonWords } from '../../online/season-words.ts'
import { useQuery } from '../../online/use-query.ts'
import { useSettings } from '../../settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Empty, Panel } from '../../ui/panel.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'

interface LinesProps {
  readonly lines: readonly SeasonLine[]
  readonly me: string | undefined
}

export function SeasonLines({ lines, me }: LinesProps) {
  const say = seasonWords.use()
  const ladder = ladderWords.use()
  const { language } = useSettings()
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div ref={scrollFade} className="person-table ladder">
      <table>
        <thead>
          <tr>
            <th scope="col" className="ladder-place">
              {ladder('ladder.place')}
            </th>
            <th scope="col">{ladder('ladder.name')}</th>
            <th scope="col">{say('points')}</th>
            <th scope="col">{ladder('ladder.games')}</th>
            <th scope="col" className="ladder-wins">
              {ladder('ladder.wins')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.id} className={line.id === me ? 'ladder-me' : undefined}>
              <td className="num">{line.place}</td>
              <td>
                <Link href={`/people/${line.id}`} className="ladder-name">
                  <Avatar name={line.name} size="small" />
                  <span>{line.name}</span>
                </Link>
              </td>
              <td className="num">
                <b>{points.format(line.points)}</b>
              </td>
              <td className="num">{line.games}</td>
              <td className="num ladder-wins">{line.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Season({
  game,
  season,
  me,
}: { readonly game: string; readonly season: string } & Pick<LinesProps, 'me'>) {
  const say = seasonWords.use()
  const ladder = ladderWords.use()
  const common = commonWords.use()
  const { language } = useSettings()
  const [page, setPage] = useState(0)
  const {
    value: table,
    trouble,
    again,
  } = useQuery(`season ${game} ${season} ${page}`, () => seasonTable(game, season, page))
  return (
    <>
      <TroubleNote trouble={trouble} again={again} />
      {!table && !trouble && <Shapes rows={8} what={ladder('ladder.loading')} />}
      {table?.players === 0 && (
        <Empty
          icon={<Icon name="great-pyramid" />}
          title={say('none')}
          action={<ButtonLink to={`/online/new/${game}`}>{common('open')}</ButtonLink>}
        >
          {say('none.text')}
        </Empty>
      )}
      {table && table.players > 0 && (
        <Panel>
          <SeasonLines lines={table.lines} me={me} />
        </Panel>
      )}
      {table && table.pages > 1 && (
        <div className="person-buttons">
          {page > 0 && <Button onClick={() => setPage(page - 1)}>{say('later')}</Button>}
          {page + 1 < table.pages && <Button onClick={() => setPage(page + 1)}>{say('earlier')}</Button>}
        </div>
      )}
      {table && (
        <p className="person-note">
          {say(table.final ? 'over' : 'until', { date: seasonDay(table.until - 1, language) })} {say('note')}
        </p>
      )}
    </>
  )
}
