// Told of a table on data of somebody's own, before anybody sits down: which, what differs, and where to read them.

import type { DataCard } from '@tabularium/protocol'
import { dataPath } from './data-api.ts'
import { Differs } from './own-data-parts.tsx'
import { ownDataWords } from './own-data-words.ts'

export default function OwnDataNote({ data }: { readonly data: DataCard }) {
  const t = ownDataWords.use()
  return (
    <>
      {t('plays', { name: data.name || t('nameless') })}{' '}
      <small>
        <Differs parts={data.parts} /> · <code>{data.hash.slice(0, 8)}</code>
      </small>{' '}
      <a href={dataPath(data.hash)} download={`${data.hash.slice(0, 8)}.json`}>
        {t('read')}
      </a>
    </>
  )
}
