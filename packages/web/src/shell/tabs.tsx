// The tab bar at the foot of a small screen: board, its details, actions, record, and the table where others sit at it.

import { Glyph, type GlyphName } from './glyph.tsx'
import type { OnlineExtras } from './online-extras.ts'
import { shellWords } from './words.ts'
import './tabs.css'

export type Tab = 'board' | 'details' | 'actions' | 'record' | 'online'

interface TabBarProps {
  readonly id?: string
  readonly tab: Tab
  set(tab: Tab): void
  /** What the list of actions is called now; undefined: there is none. */
  readonly actions: string | undefined
  /** What the board calls its second page; undefined: it has none. */
  readonly details: string | undefined
  readonly extras?: OnlineExtras | undefined
}

interface TabEntry {
  readonly name: Tab
  readonly sign: GlyphName
  readonly text: string
  readonly unread?: number
  readonly label?: string
}

export function TabBar({ id, tab, set, actions, details, extras }: TabBarProps) {
  const t = shellWords.use()
  const tabs: readonly TabEntry[] = [
    { name: 'board', sign: 'board', text: t('board') },
    ...(details === undefined ? [] : [{ name: 'details' as const, sign: 'details' as const, text: details }]),
    ...(actions === undefined ? [] : [{ name: 'actions' as const, sign: 'list' as const, text: actions }]),
    { name: 'record', sign: 'scroll', text: t('record') },
    ...(extras ? [onlineTab(extras)] : []),
  ]
  return (
    <nav className="tabs" id={id} tabIndex={-1} aria-label={t('pages')}>
      {tabs.map(({ name, sign, text, label, unread = 0 }) => (
        <button
          key={name}
          type="button"
          aria-current={name === tab ? 'page' : undefined}
          aria-label={label}
          onClick={() => set(name)}
        >
          <Glyph name={sign} />
          <span>{text}</span>
          {unread > 0 && <span className="unread num">{unread}</span>}
        </button>
      ))}
    </nav>
  )
}

const onlineTab = ({ tab, unread, unreadName }: OnlineExtras): TabEntry => ({
  name: 'online',
  sign: 'people',
  text: tab,
  ...(unread > 0 && { unread, label: unreadName }),
})
