// States of the links to feeds and calendars.

import { FeedLinks } from './feed-links.tsx'

export const Games = () => <FeedLinks links={[{ path: '/api/people/x/feed', what: 'feed' }]} />

export const Tournament = () => (
  <FeedLinks
    links={[
      { path: '/api/tournaments/x/feed', what: 'feed.news' },
      { path: '/api/tournaments/x/calendar.ics', what: 'calendar' },
    ]}
  />
)
