// The tournaments and leagues of a club, and for those who lead it the way to new ones.

import type { ClubCard } from '@tabularium/protocol'
import { leagueWords } from '../online/league-words.ts'
import { leagues } from '../online/leagues-api.ts'
import { TroubleNote } from '../online/pieces.tsx'
import { PHASES, tournaments } from '../online/tournaments-api.ts'
import { useQuery } from '../online/use-query.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { LeagueRow } from './leagues.tsx'
import { TournamentRow } from './tournaments.tsx'

export function ClubCompetitions({ club }: { readonly club: ClubCard }) {
  const say = leagueWords.use()
  const played = useQuery(`club tournaments ${club.id}`, async () => {
    const found = await Promise.all(PHASES.map(phase => tournaments(phase, 0, club.id)))
    const failed = found.find(answer => answer.trouble)
    return failed ?? { value: found.flatMap(answer => (answer.trouble ? [] : answer.value)) }
  })
  const joined = useQuery(`club leagues ${club.id}`, () => leagues(club.id, 0))
  const leads = club.role === 'leader' || club.role === 'officer'
  const empty = played.value?.length === 0 && joined.value?.length === 0
  return (
    <Panel title={say('club')}>
      <TroubleNote trouble={played.trouble ?? joined.trouble} again={played.again} />
      {empty && <p className="contact-none">{say('none.club')}</p>}
      <ul className="cup-list">
        {joined.value?.map(card => (
          <LeagueRow key={card.id} card={card} />
        ))}
        {played.value?.map(card => (
          <TournamentRow key={card.id} card={card} />
        ))}
      </ul>
      {leads && (
        <div className="contact-form">
          <ButtonLink to={`/tournaments/new/wonders-duel?club=${club.id}`}>{say('club.tournament')}</ButtonLink>
          <ButtonLink to={`/tournaments/new-league?club=${club.id}`}>{say('club.league')}</ButtonLink>
        </div>
      )}
    </Panel>
  )
}
