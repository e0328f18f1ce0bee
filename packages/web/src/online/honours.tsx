// The honours on a profile: a badge, what it was won in, when, and the way there.

import type { Honour } from '@tabularium/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { useGameName } from '../frame/use-game-name.ts'
import { useSettings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { HonourBadge } from './honour-badge.tsx'
import { honourWords } from './honour-words.ts'
import { seasonText } from './season-text.ts'
import { seasonWords } from './season-words.ts'

/** So many stand there until all are asked for. */
const FIRST = 6

const pathOf = ({ kind, ref, game }: Honour): string => {
  if (kind === 'season') return `/ladder/${game}/${ref}`
  return kind === 'league' ? `/tournaments/league/${ref}` : `/tournament/${ref}`
}

function HonourLine({ honour }: { readonly honour: Honour }) {
  const say = honourWords.use()
  const season = seasonWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const { kind, place, name, game, players, time } = honour
  const title =
    kind === 'season'
      ? seasonText(honour.ref, language, season)
      : kind === 'league'
        ? say('league', { name, season: honour.season ?? 1, division: honour.division ?? 1 })
        : name
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(time)
  return (
    <li>
      <HonourBadge kind={kind} place={place} />
      <span>
        <b>{say('place', { n: place })}</b> <small>{say('among', { n: players })}</small>
        <Link href={pathOf(honour)}>{title}</Link>
        <small>
          {say(`of.${kind}`)}, {gameName(game)}, {day}
        </small>
      </span>
    </li>
  )
}

export function Honours({ honours }: { readonly honours: readonly Honour[] }) {
  const say = honourWords.use()
  const [all, setAll] = useState(false)
  if (honours.length === 0) return undefined
  const shown = all ? honours : honours.slice(0, FIRST)
  return (
    <Panel title={say('honours')}>
      <ul className="honours">
        {shown.map(honour => (
          <HonourLine
            key={`${honour.kind} ${honour.ref} ${honour.game} ${honour.season ?? 0} ${honour.division ?? 0}`}
            honour={honour}
          />
        ))}
      </ul>
      {shown.length < honours.length && (
        <div className="person-more">
          <Button kind="quiet" onClick={() => setAll(true)}>
            {say('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
