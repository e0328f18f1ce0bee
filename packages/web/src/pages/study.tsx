// Studies: those of this device and the ways to begin one, or one of them, opened by its id, from the address, or one that
// comes with the program.

import { isProblem, type Problem } from '@tabularium/kernel'
import type { Language } from '@tabularium/kernel/languages'
import type { Study } from '@tabularium/kernel/study'
import { useParams } from 'wouter'
import { EmptyState } from '../frame/empty-state.tsx'
import { isShipped, shippedStudy } from '../learn/shipped-studies.ts'
import { playableStudy } from '../learn/study-make.ts'
import { loadStudy } from '../learn/study-store.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { useSettings } from '../settings.ts'
import { unpack } from '../table/share.ts'
import { Loading } from '../ui/loading.tsx'
import { useHash } from './study/hash.ts'
import { OpenedStudy } from './study/opened.tsx'
import { StudyList } from './study/study-list.tsx'
import { StudyProblem } from './study/study-problem.tsx'
import { studyWords } from './study/words.ts'
import './study/study.css'

interface Found {
  readonly study: Study
  /** It is kept on this device, and can be changed. */
  readonly kept: boolean
}

async function found(
  id: string | undefined,
  hash: string,
  language: Language,
): Promise<Found | Problem | 'missing' | 'none'> {
  if (id === undefined) {
    if (hash.length < 2) return 'none'
    const text = await unpack(hash)
    if (isProblem(text)) return text
    const study = await playableStudy(text.text)
    return isProblem(study) ? study : { study, kept: false }
  }
  const shipped = await shippedStudy(id, language)
  if (shipped) return { study: shipped, kept: false }
  const study = await loadStudy(id)
  return study ? { study, kept: true } : 'missing'
}

export function StudyPage() {
  const t = studyWords.use()
  const { id } = useParams<{ id?: string }>()
  const hash = useHash()
  const { language } = useSettings()
  const key = id === undefined ? hash : isShipped(id) ? `${id}.${language}` : id
  const opened = useLoaded(`study:${key}`, () => found(id, hash, language))
  if (opened === undefined) return <Loading what={t('loading')} />
  if (opened === 'none') return <StudyList />
  if (opened === 'missing')
    return (
      <EmptyState title={t('missing.title')} to="/study" label={t('all')}>
        {t('missing.text')}
      </EmptyState>
    )
  if (isProblem(opened))
    return (
      <EmptyState title={t('problem.title')} to="/study" label={t('all')}>
        {opened.message ? <StudyProblem {...opened} /> : t('problem.link')}
      </EmptyState>
    )
  return <OpenedStudy key={key} study={opened.study} id={opened.kept ? id : undefined} />
}
