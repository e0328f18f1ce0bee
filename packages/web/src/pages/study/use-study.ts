// A study under one's hands: each change with a step back, and kept on this device as it goes.

import type { Study } from '@tabularium/kernel/study'
import { useEffect, useRef, useState } from 'react'
import { type Kept, saveStudy } from '../../learn/study-store.ts'
import { toast } from '../../ui/toast.tsx'
import type { StudyPosture } from './posture.ts'

/** Steps back that are remembered. */
const MOST_UNDO = 100
/** So long after the last change it is written. */
const SAVE_MS = 400

interface Step extends StudyPosture {
  readonly study: Study
  /** What is being written: the letters of one text are one step. */
  readonly writing: string
}

/** What is said where a study is not kept on the device. */
type NotKept = Readonly<Record<Exclude<Kept, 'kept'>, string>>

export interface EditedStudy {
  readonly study: Study
  readonly posture: StudyPosture
  readonly canUndo: boolean
  /** Another chapter or place of the same study. */
  stand(posture: StudyPosture): void
  change(study: Study, posture?: StudyPosture, writing?: string): void
  undo(): void
}

export function useStudy(first: Study, start: StudyPosture, id: string | undefined, notKept: NotKept): EditedStudy {
  const [steps, setSteps] = useState<readonly Step[]>([{ ...start, study: first, writing: '' }])
  const [posture, stand] = useState<StudyPosture>(start)
  const { study } = steps[steps.length - 1]
  const unsaved = useRef<Study>(undefined)
  const write = useRef(() => {})
  write.current = () => {
    const { current } = unsaved
    unsaved.current = undefined
    if (id === undefined || !current) return
    void saveStudy(id, current).then(kept => kept === 'kept' || toast({ text: notKept[kept] }))
  }
  useEffect(() => {
    if (study === first) return
    unsaved.current = study
    const timer = setTimeout(() => write.current(), SAVE_MS)
    return () => clearTimeout(timer)
  }, [study, first])
  // What is not written yet when the page goes is written then.
  useEffect(() => {
    const flush = () => write.current()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return {
    study,
    posture,
    canUndo: steps.length > 1,
    stand,
    change(next, to = posture, writing = '') {
      const step = { ...to, study: next, writing }
      const isSame = writing !== '' && steps[steps.length - 1].writing === writing
      setSteps(isSame ? [...steps.slice(0, -1), step] : [...steps, step].slice(-MOST_UNDO - 1))
      stand(to)
    },
    undo() {
      if (steps.length < 2) return
      const { chapter, at } = steps[steps.length - 2]
      setSteps(steps.slice(0, -1))
      stand({ chapter, at })
    },
  }
}
