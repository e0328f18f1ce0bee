// What is wrong with the data, each fault with its place; a press goes there.

import type { DataFault, DataPath } from '@tabularium/kernel'
import { sayPath } from '@tabularium/kernel/data'
import { ControlIcon } from '../../ui/icons.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { editorWords } from './words.ts'

interface FaultListProps {
  /** Undefined: the check is under way. */
  readonly faults: readonly DataFault[] | undefined
  go(path: DataPath): void
}

export function FaultList({ faults, go }: FaultListProps) {
  const t = editorWords.use()
  const sound = faults?.length === 0
  return (
    <ScrollBox role="region" className="editor-faults panel" aria-label={t('check')}>
      <p className={`editor-verdict ${sound ? 'editor-sound' : ''}`} role="status">
        {faults !== undefined && <ControlIcon name={sound ? 'tick' : 'warn'} />}
        {faults === undefined ? t('checking') : t(sound ? 'sound' : 'faults', { n: faults.length })}
      </p>
      {faults !== undefined && faults.length > 0 && (
        <ol>
          {faults.map(({ path, why }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults may read the same
            <li key={i}>
              <button type="button" onClick={() => go(path)}>
                <span lang="en">{why}</span>
                {path.length > 0 && <small lang="en">{sayPath(path)}</small>}
              </button>
            </li>
          ))}
        </ol>
      )}
    </ScrollBox>
  )
}
