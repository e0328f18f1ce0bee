// The top bar: the arcade, the navigation or the game's title, its status, rules, language, theme. On phones the
// navigation stands at the foot, except at a table.

import { LANGUAGES } from '@tabularium/kernel/languages'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useSessionHint } from '../session-hint.ts'
import { change, useSettings } from '../settings.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon, type IconName } from '../ui/icons.tsx'
import { languageName } from '../ui/language-name.ts'
import { Segmented } from '../ui/segmented.tsx'
import { slotRef, useFrame } from './page-header.tsx'
import { frameWords } from './words.ts'
import './bar.css'

interface Place {
  readonly to: string
  readonly word: 'play' | 'online' | 'learn' | 'rules' | 'puzzle'
  readonly sign: IconName
  /** Which addresses belong to it. */
  readonly at: RegExp
}

const PLACES: readonly Place[] = [
  { to: '/', word: 'play', sign: 'crossed-swords', at: /^\/(?:$|new|play|replay)/ },
  {
    to: '/online',
    word: 'online',
    sign: 'people',
    at: /^\/(?:online|join|table|game|people|messages|club|@|ladder|tournaments?|account|moderation)/,
  },
  { to: '/learn', word: 'learn', sign: 'great-pyramid', at: /^\/learn/ },
  { to: '/rules', word: 'rules', sign: 'rule-book', at: /^\/rules/ },
  { to: '/puzzle', word: 'puzzle', sign: 'eye-target', at: /^\/puzzle/ },
]

/** Only tables have sounds. */
const SoundSwitch = lazy(async () => ({ default: (await import('./sound-switch.tsx')).SoundSwitch }))

const titleSlot = slotRef('title')
const statusSlot = slotRef('status')

function Places({ className }: { readonly className: string }) {
  const say = frameWords.use()
  const [at] = useLocation()
  const waiting = useSessionHint()?.waiting ?? 0
  return (
    <nav className={className} aria-label={say('main')}>
      {PLACES.map(place => (
        <Link key={place.to} href={place.to} aria-current={place.at.test(at) ? 'page' : undefined}>
          <Icon name={place.sign} />
          <span>{say(place.word)}</span>
          {place.word === 'online' && waiting > 0 && (
            <b className="bar-count">
              <span aria-hidden="true">{waiting}</span>
              <span className="visually-hidden">{say('waiting', { n: waiting })}</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  )
}

function Theme() {
  const say = frameWords.use()
  const { theme } = useSettings()
  const dark = theme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  const label = say(dark ? 'theme.dark' : 'theme.light')
  return (
    <button
      type="button"
      className="bar-tool bar-theme"
      aria-label={label}
      title={label}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name="half" />
    </button>
  )
}

/** Whoever is signed in, or the way to do so. */
function Somebody() {
  const say = frameWords.use()
  const known = useSessionHint()
  if (!known) {
    return (
      <Link href="/account?way=in" className="bar-tool bar-enter" aria-label={say('enter')}>
        <Icon name="person" />
        <span>{say('enter')}</span>
      </Link>
    )
  }
  return (
    <Link href="/account" className="bar-tool bar-somebody">
      <Avatar name={known.name} size="small" />
      <i className="visually-hidden">{say('account')}: </i>
      <span>{known.name}</span>
    </Link>
  )
}

export function Bar() {
  const say = frameWords.use()
  const { language } = useSettings()
  const { page } = useFrame()
  const [at] = useLocation()
  const table = page.form === 'table'
  return (
    <header className={`bar ${table ? 'bar-table' : ''}`}>
      <Link href="/" className="bar-logo" aria-label={`Tabularium: ${say('home')}`}>
        <Icon name="arcade" />
        <b>Tabularium</b>
      </Link>
      {!table && <Places className="bar-places" />}
      <div className="bar-title" ref={titleSlot} />
      <div className="bar-status" ref={statusSlot} />
      <nav className="bar-tools" aria-label={say('tools')}>
        {table && (
          <Link href={`/rules/${page.game ?? 'wonders-duel'}`} className="bar-tool" aria-label={say('rules')}>
            <Icon name="rule-book" />
            <span>{say('rules')}</span>
          </Link>
        )}
        {!table && <Somebody />}
        <Link
          href={table ? `/settings?from=${encodeURIComponent(at)}` : '/settings'}
          className="bar-tool bar-settings"
          aria-label={say('settings')}
          title={say('settings')}
        >
          <Icon name="gear" />
        </Link>
        <Segmented
          label={say('language')}
          value={language}
          options={LANGUAGES.map(value => ({
            value,
            text: value.toUpperCase(),
            label: `${value.toUpperCase()}, ${languageName(value)}`,
            lang: value,
          }))}
          onChange={value => change({ language: value })}
        />
        <select
          className="bar-language"
          aria-label={say('language')}
          value={language}
          onChange={event => change({ language: LANGUAGES.find(one => one === event.target.value) ?? language })}
        >
          {LANGUAGES.map(value => (
            <option key={value} value={value} lang={value}>
              {languageName(value)}
            </option>
          ))}
        </select>
        {table && (
          <Suspense fallback={<span className="bar-tool bar-sound" />}>
            <SoundSwitch />
          </Suspense>
        )}
        <Theme />
      </nav>
    </header>
  )
}

export function Foot() {
  const { page } = useFrame()
  return page.form === 'table' ? undefined : <Places className="foot" />
}
