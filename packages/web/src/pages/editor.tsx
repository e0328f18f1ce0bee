// The editor of one's own data: which game, then its data, from the address, from this device, or as the game has them.

import { isProblem } from '@tabularium/kernel'
import { useParams } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { useLoaded } from '../learn/use-loaded.ts'
import { unpack } from '../table/share.ts'
import { Loading } from '../ui/loading.tsx'
import { EditorChoice } from './editor/choice.tsx'
import { DataEditor } from './editor/data-editor.tsx'
import { draftOf, type Draft } from './editor/drafts.ts'
import { readFile } from './editor/file.ts'
import { loadUsual, type Usual } from './editor/usual.ts'
import { type DataGame, isDataGame } from './editor/questions.ts'
import { editorWords } from './editor/words.ts'
import './editor/editor.css'

interface Opened {
  readonly usual: Usual
  readonly draft: Draft | undefined
}

/** What a link brings goes before what is on this device. */
async function opened(game: DataGame, hash: string): Promise<Opened> {
  const usual = await loadUsual(game)
  if (hash.length > 1) {
    const text = await unpack(hash)
    const read = isProblem(text) ? undefined : readFile(text.text, usual)
    if (typeof read === 'object') return { usual, draft: read }
  }
  return { usual, draft: draftOf(game, usual) }
}

export function EditorPage() {
  const t = editorWords.use()
  const { game } = useParams<{ game?: string }>()
  if (game === undefined) return <EditorChoice />
  return isDataGame(game) ? <Opening key={game} game={game} loading={t('loading')} /> : <NotFound />
}

function Opening({ game, loading }: { readonly game: DataGame; readonly loading: string }) {
  const found = useLoaded(`editor:${game}`, () => opened(game, window.location.hash))
  if (found === undefined) return <Loading what={loading} />
  return <DataEditor game={game} usual={found.usual} first={found.draft?.data ?? found.usual.data} />
}
