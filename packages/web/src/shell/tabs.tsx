// The tab bar at the foot of a small screen: board, its details, actions, record, and the table where others sit at it.

import { ControlIcon, type ControlIconName } from '../ui/icons.tsx'
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
  readonly icon: ControlIconName
  readonly text: string
  readonly unread?: number
  readonly label?: string
}

export function TabBar({ id, tab, set, actions, details, extras }: TabBarProps) {
  const t = shellWords.use()
  const tabs: readonly TabEntry[] = [
    { name: 'board', icon: 'board', text: t('board') },
    ...(details === undefined ? [] : [{ name: 'details' as const, icon: 'details' as const, text: details }]),
    ...(actions === undefined ? [] : [{ name: 'actions' as const, icon: 'list' as const, text: actions }]),
    { name: 'record', icon: 'scroll', text: t('record') },
    ...(extras ? [onlineTab(extras)] : []),
  ]
  return (
    <nav className="tabs" id={id} tabIndex={-1} aria-label={t('pages')}>
      {tabs.map(({ name, icon, text, label, unread = 0 }) => (
        <button
          key={name}
          type="button"
          aria-current={name === tab ? 'page' : undefined}
          aria-label={label}
          onClick={() => set(name)}
        >
          <ControlIcon name={icon} />
          <span>{text}</span>
          {unread > 0 && <span className="unread num">{unread}</span>}
        </button>
      ))}
    </nav>
  )
}

const onlineTab = ({ tab, unread, unreadName }: OnlineExtras): TabEntry => ({
  name: 'online',
  icon: 'people',
  text: tab,
  ...(unread > 0 && { unread, label: unreadName }),
})
