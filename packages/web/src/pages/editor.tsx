// The editor of one's own data: which game, then its data, from the address, from this device, or as the game has them.

import { isProblem } from '@tabularium/kernel'
import { useParams } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { tables } from '../frame/tables.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { unpack } from '../table/share.ts'
import { Loading } from '../ui/loading.tsx'
import { EditorChoice } from './editor/choice.tsx'
import { DataEditor } from './editor/data-editor.tsx'
import { type Draft, draftOf } from './editor/drafts.ts'
import { readFile } from './editor/file.ts'
import { type DataGame, isDataGame, loadUsual, type Usual } from './editor/usual.ts'
import { editorWords } from './editor/words.ts'
import './editor/editor.css'

interface Opened {
  readonly usual: Usual
  readonly draft: Draft | undefined
}

/** What a link brings and a set that was asked for go before what was edited last. */
async function opened(game: DataGame, hash: string, set: string | null): Promise<Opened> {
  const usual = await loadUsual(game)
  const saved = set === null ? undefined : await (await tables()).data.text(set)
  const known = saved === undefined ? undefined : readFile(saved, usual)
  if (typeof known === 'object') return { usual, draft: known }
  if (hash.length > 1) {
    const text = await unpack(hash)
    const read = isProblem(text) ? undefined : readFile(text.text, usual)
    if (typeof read === 'object') return { usual, draft: read }
  }
  return { usual, draft: draftOf(game, usual) }
}

export function EditorPage() {
  const t = editorWords.use()
  const { what } = useParams<{ what?: string }>()
  if (what === undefined) return <EditorChoice />
  return isDataGame(what) ? <Opening key={what} game={what} loading={t('loading')} /> : <NotFound />
}

function Opening({ game, loading }: { readonly game: DataGame; readonly loading: string }) {
  const found = useLoaded(`editor:${game}`, () =>
    opened(game, window.location.hash, new URLSearchParams(window.location.search).get('data')),
  )

  if (found === undefined) return <Loading what={loading} />
  return <DataEditor game={game} usual={found.usual} first={found.draft?.data ?? found.usual.data} />
}
