// The gallery: a list of everything on the left, the thing itself on the right in a frame, and above it how it is looked at.
// All of that stands in the address, so that a look can be sent to somebody.

import { LANGUAGES } from '@tabularium/kernel/text'
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../src/ui/icons.tsx'
import { scrollFade } from '../src/ui/scroll-fade.ts'
import { Segmented } from '../src/ui/segmented.tsx'
import { addressOf, LOOK_THEMES, type Look, lookAt } from './address.ts'
import { Frames } from './frames.tsx'
import { type Entry, entries, folderOf, titleOf } from './list.ts'
import { PARTS_FILES } from './parts-files.ts'
import { WINDOWS, type WindowName } from './windows.ts'
import './gallery.css'

const ALL = entries(PARTS_FILES)

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
const useLook = (): Look => lookAt(useSyncExternalStore(subscribe, () => location.hash))

const labelled = <T extends string>(values: readonly T[], text: (value: T) => string = value => value) =>
  values.map(value => ({ value, text: text(value) }))

const Controls = ({ look }: { readonly look: Look }) => {
  const go = (part: Partial<Look>) => location.replace(addressOf({ ...look, ...part }))
  const isAll = look.view === 'all'
  return (
    <div className="gallery-controls" ref={scrollFade}>
      <Segmented
        label="View"
        value={look.view}
        options={[
          { value: 'one', text: 'one' },
          { value: 'all', text: 'all', label: 'all languages and themes' },
        ]}
        onChange={view => go({ view })}
      />
      {!isAll && (
        <Segmented
          label="Language"
          value={look.language}
          options={labelled(LANGUAGES)}
          onChange={language => go({ language })}
        />
      )}
      <Segmented
        label={isAll ? 'Theme of the gallery' : 'Theme'}
        value={look.theme}
        options={labelled(LOOK_THEMES)}
        onChange={theme => go({ theme })}
      />
      <Segmented
        label="Window"
        value={look.window}
        options={(Object.keys(WINDOWS) as WindowName[]).map(value => ({
          value,
          text: value === 'twice' ? 'text at 200%' : WINDOWS[value].join('×'),
        }))}
        onChange={window => go({ window })}
      />
      <Segmented
        label="Motion"
        value={look.motion}
        options={labelled(['auto', 'off'] as const, value => `motion ${value}`)}
        onChange={motion => go({ motion })}
      />
      <Segmented
        label="Contrast"
        value={look.contrast}
        options={labelled(['normal', 'strong'] as const, value => `contrast ${value}`)}
        onChange={contrast => go({ contrast })}
      />
    </div>
  )
}

const List = ({ look }: { readonly look: Look }) => {
  const [wanted, setWanted] = useState('')
  const words = useDeferredValue(wanted).toLowerCase().split(/\s+/)
  const found = ALL.filter(({ name }) => words.every(word => name.includes(word)))
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => void current.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <nav ref={scrollFade} className="gallery-list" aria-label="Everything there is to see">
      <input
        type="search"
        aria-label="Find"
        placeholder={`${ALL.length} entries`}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {[...Map.groupBy(found, ({ name }) => folderOf(name))].map(([folder, inside]) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <ul>
            {inside.map(({ name }) => (
              <li key={name}>
                <a
                  href={addressOf({ ...look, name })}
                  {...(name === look.name && { ref: current, 'aria-current': 'page' })}
                >
                  {titleOf(name)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const Shown = ({ entry, look }: { readonly entry: Entry | undefined; readonly look: Look }) =>
  entry ? (
    // Another entry, or another number of frames, begins anew; other settings are told to the frames that stand.
    <Frames key={`${entry.name} ${look.view}`} entry={entry} look={look} />
  ) : (
    <p className="gallery-none">{look.name === '' ? 'Choose something from the list.' : `There is no ${look.name}.`}</p>
  )

export function Gallery() {
  const look = useLook()
  const [isOpen, setOpen] = useState(false)
  const entry = ALL.find(({ name }) => name === look.name)
  useEffect(() => {
    document.documentElement.dataset.theme = look.theme
    document.title = `${entry ? titleOf(entry.name) : 'Gallery'} · Tabularium`
  }, [look.theme, entry])
  // On a phone the list makes room for what was chosen from it.
  useEffect(() => setOpen(look.name === ''), [look.name])
  return (
    <div className="gallery" data-open={isOpen || undefined}>
      <header className="gallery-bar">
        <button
          type="button"
          className="gallery-more"
          aria-expanded={isOpen}
          aria-label="List"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'cross' : 'down'} />
        </button>
        <h1>{entry ? titleOf(entry.name) : 'Gallery'}</h1>
        <Controls look={look} />
      </header>
      <List look={look} />
      <main className="gallery-shown">
        <Shown entry={entry} look={look} />
      </main>
    </div>
  )
}
