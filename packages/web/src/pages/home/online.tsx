// What is going on online, on the home page: a line for games that wait, and the living part, fetched once the page has
// nothing else to do. Its room is kept, so that nothing moves when it comes.

import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSessionHint } from '../../session-hint.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { whenIdle } from '../../ui/idle.ts'
import { homeWords } from './words.ts'

/** Games that wait for a move, as last heard of; it stays for the visit once it was there. */
export function Waiting() {
  const say = homeWords.use()
  const known = useSessionHint()
  const [shown] = useState(() => known !== undefined && known.waiting > 0)
  if (!shown) return undefined
  const n = known?.waiting ?? 0
  return (
    <p className={`panel home-waiting ${n > 0 ? 'panel-lit' : ''}`}>
      <Icon name="people" />
      <span>{say('online.waiting', { n })}</span>
      <ButtonLink
        kind={n > 0 ? 'legal' : 'plain'}
        to={n > 0 && known?.next !== undefined ? `/table/${known.next}` : '/online'}
      >
        {say('online.go', { n })}
      </ButtonLink>
    </p>
  )
}

export function Online() {
  const say = homeWords.use()
  const [Hall, setHall] = useState<ComponentType>()
  useEffect(
    () =>
      whenIdle(() => {
        if (!navigator.onLine) return
        import('./hall.tsx').then(
          module => setHall(() => module.Hall),
          () => undefined,
        )
      }),
    [],
  )
  return (
    <section aria-labelledby="home-online">
      <div className="home-headline">
        <h2 id="home-online" className="home-heading">
          {say('online.title')}
        </h2>
        <ul className="home-ways">
          <li>
            <Link href="/online/new/wonders-duel?with=friend">{say('online.friend')}</Link>
          </li>
          <li>
            <Link href="/online">{say('online.all')}</Link>
          </li>
        </ul>
      </div>
      <div className={navigator.onLine ? 'home-online' : undefined}>{Hall && <Hall />}</div>
    </section>
  )
}
