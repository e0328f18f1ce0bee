// Links by which programs follow a page: its feed, and a calendar where something has a time.

import { useSettings } from '../settings.ts'
import { feedWords } from './feed-words.ts'
import './feed-links.css'

interface FeedLink {
  readonly path: string
  readonly what: Parameters<ReturnType<typeof feedWords.use>>[0]
}

export function FeedLinks({ links }: { readonly links: readonly FeedLink[] }) {
  const say = feedWords.use()
  const { language } = useSettings()
  return (
    <p className="feed-links">
      {links.map(({ path, what }) => (
        <a key={path} href={`${path}?lang=${language}`}>
          {say(what)}
        </a>
      ))}
    </p>
  )
}
