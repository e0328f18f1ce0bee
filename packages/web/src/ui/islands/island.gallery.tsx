// Islands over the edges of a table: one open, one folded, one that never folds.

import { frameWords } from '../../frame/words.ts'
import { ControlIcon } from '../icons.tsx'
import { FixedIsland, Island } from './island.tsx'
import { Islands } from './islands.tsx'

export const OverTable = () => {
  const say = frameWords.use()
  return (
    <div style={{ width: 900, maxWidth: '100%', height: 420, background: 'var(--land-2)' }}>
      <Islands name="gallery">
        <FixedIsland side="top">
          <p style={{ margin: 12 }}>{say('waiting', { n: 2 })}</p>
        </FixedIsland>
        <Island id="people" side="left" title={say('online')} icon={<ControlIcon name="people" />} keyCap="P" wanted>
          <p style={{ margin: 12 }}>{say('lost.text')}</p>
        </Island>
        <Island id="rules" side="right" title={say('rules')} icon={<ControlIcon name="book" />} keyCap="L" folded>
          <p style={{ margin: 12 }}>{say('lost.text')}</p>
        </Island>
      </Islands>
    </div>
  )
}
