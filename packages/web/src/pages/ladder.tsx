// The ladder of a game: the best hundred by rating, or the table of a season.

import { Link, useLocation, useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { ladder } from '../online/api.ts'
import { commonWords } from '../online/common-words.ts'
import { ladderWords } from '../online/ladder-words.ts'
import { seasons } from '../online/leagues-api.ts'
import { newTableWords } from '../online/new-table-words.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { seasonText } from '../online/season-text.ts'
import { seasonWords } from '../online/season-words.ts'
import { useQuery } from '../online/use-query.ts'
import { useSessionHint } from '../session-hint.ts'
import { useSettings } from '../settings.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Empty, Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { Season } from './ladder/season.tsx'
import './online/people.css'
import './online/new.css'

function Ratings({ game, me }: { readonly game: string; readonly me: string | undefined }) {
  const say = ladderWords.use()
  const common = commonWords.use()
  const { value: lines, trouble, again } = useQuery(`ladder ${game}`, () => ladder(game))
  return (
    <>
      <TroubleNote trouble={trouble} again={again} />
      {!lines && !trouble && <Shapes rows={8} what={say('ladder.loading')} />}
      {lines?.length === 0 && (
        <Empty
          icon={<Icon name="great-pyramid" />}
          title={say('ladder.none')}
          action={<ButtonLink to={`/online/new/${game}`}>{common('open')}</ButtonLink>}
        >
          {say('ladder.none.text')}
        </Empty>
      )}
      {lines && lines.length > 0 && (
        <Panel>
          <div ref={scrollFade} className="person-table ladder">
            <table>
              <thead>
                <tr>
                  <th scope="col" className="ladder-place">
                    {say('ladder.place')}
                  </th>
                  <th scope="col">{say('ladder.name')}</th>
                  <th scope="col">{say('ladder.rating')}</th>
                  <th scope="col">{say('ladder.games')}</th>
                  <th scope="col" className="ladder-wins">
                    {say('ladder.wins')}
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
                      <b>{line.rating}</b> <small>± {line.within}</small>
                    </td>
                    <td className="num">{line.games}</td>
                    <td className="num ladder-wins">{line.wins}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      )}
      <p className="person-note">{say('ladder.note')}</p>
    </>
  )
}

const ALL = 'all'

export function LadderPage() {
  const common = commonWords.use()
  const opening = newTableWords.use()
  const season = seasonWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const [, go] = useLocation()
  const { game: asked = '', season: chosen = ALL } = useParams()
  const game = gameEntry(asked)?.id ?? GAMES[0].id
  const me = useSessionHint()?.id
  const { value: known } = useQuery(`seasons ${game}`, () => seasons(game))
  // One that is not listed any more still has its address.
  const names = [...new Set([...(known ?? []).map(one => one.season), ...(chosen === ALL ? [] : [chosen])])]
  const textOf = (name: string) => {
    const text = seasonText(name, language, season)
    return known?.some(one => one.season === name && !one.final) ? season('running', { season: text }) : text
  }
  usePage({ title: common('ladder'), game })
  return (
    <div className="sheet">
      <h1>{common('ladder')}</h1>
      <Segmented
        label={opening('new.game')}
        value={game}
        options={GAMES.map(one => ({ value: one.id, text: gameName(one.id) }))}
        onChange={next => go(`/ladder/${next}`, { replace: true })}
      />
      {names.length > 0 && (
        <Select
          aria-label={season('which')}
          value={chosen}
          options={[{ value: ALL, text: season('all') }, ...names.map(name => ({ value: name, text: textOf(name) }))]}
          onChange={next => go(next === ALL ? `/ladder/${game}` : `/ladder/${game}/${next}`, { replace: true })}
        />
      )}
      {chosen === ALL ? (
        <Ratings game={game} me={me} />
      ) : (
        <Season key={`${game} ${chosen}`} game={game} season={chosen} me={me} />
      )}
    </div>
  )
}
