import { HonourBadge } from './honour-badge.tsx'
import { Honours } from './honours.tsx'

const KINDS = ['tournament', 'cup', 'season', 'league'] as const
const PLACES = [1, 2, 3] as const
const TIME = 1_700_000_000_000

export const Badges = () => (
  <div>
    {KINDS.map(kind => (
      <div key={kind}>
        {PLACES.map(place => (
          <HonourBadge key={place} kind={kind} place={place} />
        ))}
      </div>
    ))}
  </div>
)

export const List = () => (
  <Honours
    honours={[
      { kind: 'season', place: 1, game: 'wonders-duel', name: '2026-q3', ref: '2026-q3', players: 214, time: TIME },
      { kind: 'cup', place: 2, game: 'glory-to-rome', name: 'Ides of March', ref: 'abc', players: 16, time: TIME },
      {
        ...{ kind: 'league', place: 1, game: 'wonders-duel', name: 'League of the Forum', ref: 'def' },
        ...{ season: 3, division: 2, players: 6, time: TIME },
      },
      {
        kind: 'tournament',
        place: 3,
        game: 'mare-nostrum',
        name: 'Saturday tables',
        ref: 'ghi',
        players: 12,
        time: TIME,
      },
    ]}
  />
)
