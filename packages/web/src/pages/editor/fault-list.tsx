// What is wrong with the data, each fault with its place; a press goes there.

import { ControlIcon } from '../../ui/icons.tsx'
import type { Path } from './document.ts'
import type { Fault } from './questions.ts'
import { editorWords } from './words.ts'

interface FaultListProps {
  /** Undefined: the check is under way. */
  readonly faults: readonly Fault[] | undefined
  go(path: Path): void
}

/** `provinces[3].borders` */
const sayPath = (path: Path): string =>
  path.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step), '')

const MOST_SHOWN = 100

export function FaultList({ faults, go }: FaultListProps) {
  const t = editorWords.use()
  const sound = faults?.length === 0
  return (
    <section className="editor-faults panel" aria-label={t('check')}>
      <p className={`editor-verdict ${sound ? 'editor-sound' : ''}`} role="status">
        {faults !== undefined && <ControlIcon name={sound ? 'tick' : 'warn'} />}
        {faults === undefined ? t('checking') : t(sound ? 'sound' : 'faults', { n: faults.length })}
      </p>
      {faults !== undefined && faults.length > 0 && (
        <ol>
          {faults.slice(0, MOST_SHOWN).map(({ path, why }, i) => (
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
    </section>
  )
}
