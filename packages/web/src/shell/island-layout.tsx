// A table whose board fills the window: prompt and lists stand in islands over it, beside those that the board brings.

import { useEffect } from 'react'
import { ControlIcon } from '../ui/icons.tsx'
import { FixedIsland, Island } from '../ui/islands/island.tsx'
import { Islands } from '../ui/islands/islands.tsx'
import { OrdersPane } from './orders-pane.tsx'
import { ordersWords } from './orders-words.ts'
import type { LayoutProps } from './play-layouts.tsx'
import type { PlayModel } from './play-model.ts'

/** Tells the table that its people are looked at, for as long as it is there. */
function OnlineShown({ setLower }: Pick<PlayModel, 'setLower'>) {
  useEffect(() => {
    setLower('online')
    return () => setLower('record')
  }, [setLower])
  return null
}

export function IslandLayout({ model, panes }: LayoutProps) {
  const orders = ordersWords.use()
  const { board, t, watches, over, drawer, extras, choices, list, search, recap } = model
  return (
    <Islands name={board.game.id}>
      {panes.board}
      <FixedIsland side="top" className="play-prompt">
        {panes.prompt}
      </FixedIsland>
      {extras?.seats && (
        <FixedIsland side="left" className="play-seats">
          {extras.seats}
        </FixedIsland>
      )}
      {recap.playing ? (
        <FixedIsland side="left" className="play-recap island-long">
          {panes.actions}
        </FixedIsland>
      ) : (
        !watches && (
          <Island
            id="actions"
            side="right"
            title={over ? t('scores.title') : t('actions')}
            note={over ? undefined : <span className="num">{choices.length}</span>}
            icon={<ControlIcon name="list" />}
            keyCap="A"
            wanted={over || drawer}
            folded
            focus={() => list.current?.focus()}
          >
            {panes.actions}
          </Island>
        )
      )}
      <Island
        id="record"
        side="right"
        title={t('record')}
        icon={<ControlIcon name="scroll" />}
        keyCap="L"
        focus={() => search.current?.focus()}
      >
        {panes.record}
      </Island>
      {!extras && !watches && !over && board.game.orders !== undefined && board.game.orders.length > 0 && (
        <Island id="orders" side="right" title={orders('title')} icon={<ControlIcon name="seal" />} keyCap="Q" folded>
          <OrdersPane board={board} say={model.say} giver={model.giver} name={model.names[model.giver.seat ?? 0]} />
        </Island>
      )}
      {extras && (
        <Island
          id="online"
          side="right"
          title={extras.tab}
          note={extras.unread > 0 ? <span className="unread num">{extras.unread}</span> : undefined}
          icon={<ControlIcon name="people" />}
          keyCap="X"
          folded
        >
          <OnlineShown setLower={model.setLower} />
          {extras.panel}
        </Island>
      )}
    </Islands>
  )
}
