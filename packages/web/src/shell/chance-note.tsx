// What a table has promised about its chance, from the first moment on: the hash of the seed, who added to it, and a word
// on what that is good for.

import type { Doubt, TableState } from '../table/table.ts'
import { ControlIcon } from '../ui/icons.tsx'
import { chanceWords } from './chance-words.ts'
import './chance-note.css'

interface ChanceNoteProps {
  readonly commitment: string
  readonly online: TableState['online']
  readonly names: readonly string[]
}

/** By correspondence it is usual that a page was not open when the game began. */
const isUrgent = (online: TableState['online']): boolean =>
  online?.doubt !== undefined && (online.doubt !== 'left-out' || online.card.clock.kind === 'live')

export function ChanceNote({ commitment, online, names }: ChanceNoteProps) {
  const t = chanceWords.use()
  if (commitment === '') return undefined
  return (
    <details className="chance-note" open={isUrgent(online)}>
      <summary>
        <ControlIcon name="seal" /> {t('title')} <code>{commitment.slice(0, 8)}…</code>
      </summary>
      <ChanceText commitment={commitment} online={online} names={names} />
    </details>
  )
}

/** What was promised was not kept. */
export function ChanceDoubt({ doubt }: { readonly doubt: Doubt }) {
  const t = chanceWords.use()
  return (
    <p role="alert" className="chance-doubt">
      {t(`doubt.${doubt}`)}
    </p>
  )
}

/** The same, unfolded. */
export function ChanceText({ commitment, online, names }: ChanceNoteProps) {
  const t = chanceWords.use()
  const seats = online?.card.seats ?? []
  const given = seats.filter(({ share }) => share !== undefined).map(({ seat }) => names[seat])
  const begun = online === undefined || online.card.status !== 'open'
  const withheld = seats.filter(
    ({ pledge, share }) =>
      pledge === 'spent' || (begun && pledge !== undefined && pledge !== 'awaited' && pledge !== 'away' && !share),
  )
  return (
    <div className="chance-text">
      {online?.doubt !== undefined && <ChanceDoubt doubt={online.doubt} />}
      <p>{t(online ? 'online' : 'local')}</p>
      {withheld.some(({ pledge }) => pledge === 'spent') && <p>{t('anew')}</p>}
      <dl>
        <dt>{t('hash')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {given.length > 0 && (
          <>
            <dt>{t('given')}</dt>
            <dd>{given.join(', ')}</dd>
          </>
        )}
        {withheld.length > 0 && (
          <>
            <dt>{t('withheld')}</dt>
            <dd>{withheld.map(({ seat }) => names[seat]).join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
