// How the panes of a table are arranged: side by side, as islands over a board that fills the window, beside the board on a
// small broad screen, or by tabs on a phone.

import { lazy, Suspense, useState } from 'react'
import { MapHeadContext } from '../boards/map-head.ts'
import type { PlayModel } from './play-model.ts'
import type { PlayPanes } from './play-panes.tsx'
import { TabBar } from './tabs.tsx'

export interface LayoutProps {
  readonly model: PlayModel
  readonly panes: PlayPanes
}

/** `id`: where the skip link to the actions leads while their own pane is not shown. */
const Tabs = ({ model, id }: { readonly model: PlayModel; readonly id: 'actions' | undefined }) => {
  const { board, say, t, tab, setTab, over, mine, choices, watches, extras } = model
  const name = over ? t('scores') : mine ? t('actions.count', { count: choices.length }) : t('actions.short')
  return (
    <TabBar
      {...(id && { id })}
      tab={tab}
      set={setTab}
      actions={watches ? undefined : name}
      details={board.details && say(board.details)}
      extras={extras}
    />
  )
}

const sideClass = (talks: boolean): string => (talks ? 'play-side play-side-online' : 'play-side')

/** Small but broad: one pane beside the board. */
function AsideLayout({ model, panes }: LayoutProps) {
  const { tab, watches, extras } = model
  return (
    <>
      {panes.board}
      <div className={sideClass(tab === 'online' && extras !== undefined)}>
        {panes.prompt}
        {tab === 'online' && extras ? extras.panel : tab === 'record' || watches ? panes.record : panes.actions}
        <Tabs model={model} id={tab === 'record' || tab === 'online' || watches ? 'actions' : undefined} />
      </div>
    </>
  )
}

/** One pane at a time. The board stays mounted, hidden. A map fills the screen: the prompt stands over its head. */
function PhoneLayout({ model, panes }: LayoutProps) {
  const { board, tab, extras } = model
  const [mapHead, setMapHead] = useState<HTMLElement | null>(null)
  return (
    <>
      {board.fills ? (
        <div className={tab === 'board' ? 'play-over-map' : 'play-above'}>
          {panes.prompt}
          {extras?.seats}
          <div ref={setMapHead} className="play-map-head" />
        </div>
      ) : (
        <>
          {panes.prompt}
          {extras?.seats}
        </>
      )}
      <MapHeadContext value={mapHead}>{panes.board}</MapHeadContext>
      {tab === 'actions' && panes.actions}
      {tab === 'record' && panes.record}
      {tab === 'online' && extras?.panel}
      <Tabs model={model} id={tab !== 'actions' ? 'actions' : undefined} />
    </>
  )
}

/** Prompt and board at the left, the lists in a column at the right, which may be folded away. */
function WideLayout({ model, panes }: LayoutProps) {
  const { layout, drawer, watches, lower, extras } = model
  return (
    <>
      <div className="play-left">
        {panes.prompt}
        {panes.board}
      </div>
      {(layout === 'full' || drawer) && (
        <div
          className={sideClass(lower === 'online' && extras !== undefined)}
          {...(watches && { id: 'actions', tabIndex: -1 })}
        >
          {panes.side}
        </div>
      )}
    </>
  )
}

/** For boards that fill the window: only these load it. */
const IslandLayout = lazy(async () => ({ default: (await import('./island-layout.tsx')).IslandLayout }))

const LAYOUTS = {
  full: WideLayout,
  folded: WideLayout,
  islands: IslandLayout,
  aside: AsideLayout,
  phone: PhoneLayout,
}

export function PlayLayout({ model, panes }: LayoutProps) {
  const Arranged = LAYOUTS[model.layout]
  return (
    <Suspense>
      <Arranged model={model} panes={panes} />
    </Suspense>
  )
}
