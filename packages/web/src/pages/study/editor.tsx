// What a study is written with: comment, marks, question, chapter, name.

import { isProblem, type Move, type Problem } from '@tabularium/kernel'
import { LANGUAGES } from '@tabularium/kernel/languages'
import {
  MARK_LOOKS,
  type MarkLook,
  plainName,
  plainText,
  STUDY_LIMITS,
  type Study,
  type StudyChapter,
  type StudyQuestion,
  type Texts,
  withText,
} from '@tabularium/kernel/study'
import { type ReactNode, useId, useRef, useState } from 'react'
import { playableStudy } from '../../learn/study-make.ts'
import { Button } from '../../ui/button.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { StudyProblem } from './study-problem.tsx'
import { studyWords } from './words.ts'

export const MARK_TOOLS = ['play', 'circle', 'arrow'] as const
export type MarkTool = (typeof MARK_TOOLS)[number]

interface FieldProps {
  readonly label: string
  readonly texts: Texts
  readonly tongue: string
  readonly rows?: number
  write(texts: Texts): void
}

/** A text in one language, or for everybody. */
function TextField({ label, texts, tongue, rows, write }: FieldProps) {
  const id = useId()
  const value = texts[tongue] ?? ''
  return (
    <p className="study-field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          id={id}
          value={value}
          onChange={event => write(withText(texts, tongue, plainName(event.target.value)))}
        />
      ) : (
        <textarea
          id={id}
          rows={rows}
          value={value}
          onChange={event => write(withText(texts, tongue, plainText(event.target.value)))}
        />
      )}
    </p>
  )
}

interface CommentEditorProps {
  readonly tongue: string
  setTongue(tongue: string): void
  readonly comment: Texts
  write(comment: Texts): void
}

export function CommentEditor({ tongue, setTongue, comment, write }: CommentEditorProps) {
  const t = studyWords.use()
  return (
    <>
      <TextField label={t('comment')} texts={comment} tongue={tongue} rows={4} write={write} />
      <Select
        aria-label={t('tongue')}
        className="study-tongue"
        value={tongue}
        options={[
          { value: '', text: t('tongue.any') },
          ...LANGUAGES.map(value => ({ value: value as string, text: languageName(value) })),
        ]}
        onChange={setTongue}
      />
    </>
  )
}

interface MarkToolsProps {
  readonly tool: MarkTool
  readonly look: MarkLook
  readonly marks: number
  /** An arrow has begun. */
  readonly waits: boolean
  setTool(tool: MarkTool): void
  setLook(look: MarkLook): void
  clear(): void
}

export function MarkTools({ tool, look, marks, waits, setTool, setLook, clear }: MarkToolsProps) {
  const t = studyWords.use()
  return (
    <div className="study-marking">
      <Segmented
        label={t('tool')}
        value={tool}
        options={MARK_TOOLS.map(value => ({ value, text: t(`tool.${value}`) }))}
        onChange={setTool}
      />
      {tool !== 'play' && (
        <>
          <Segmented
            label={t('look')}
            value={look}
            options={MARK_LOOKS.map(value => ({ value, text: t(`look.${value}`) }))}
            onChange={setLook}
          />
          <p role="status">{t(tool === 'circle' ? 'mark.circle' : waits ? 'mark.to' : 'mark.from')}</p>
        </>
      )}
      {marks > 0 && (
        <Button size="small" kind="quiet" onClick={clear}>
          {t('mark.clear')}
        </Button>
      )}
    </div>
  )
}

interface QuestionEditorProps {
  readonly tongue: string
  readonly question: StudyQuestion | undefined
  /** The moves that follow here: any of them may be right. */
  readonly next: readonly Move[]
  name(move: Move): string
  set(question: StudyQuestion | undefined, writing?: string): void
}

const NO_TEXTS = { ask: {}, hint: {}, wrong: {} }

export function QuestionEditor({ tongue, question, next, name, set }: QuestionEditorProps) {
  const t = studyWords.use()
  const expects = question?.expects ?? []
  const toggle = (action: string) => {
    const others = expects.filter(one => one !== action)
    const all = others.length < expects.length ? others : [...others, action]
    if (all.length > STUDY_LIMITS.expects) return
    set(all.length === 0 ? undefined : { ...(question ?? NO_TEXTS), expects: all })
  }
  return (
    <details className="study-details" open={question !== undefined}>
      <summary>{t('question')}</summary>
      {next.length === 0 && <p>{t('question.none')}</p>}
      {next.length > 0 && <p>{t('question.text')}</p>}
      {next.map(move => (
        <label key={`${move.seat} ${move.action}`} className="study-check">
          <input type="checkbox" checked={expects.includes(move.action)} onChange={() => toggle(move.action)} />
          {name(move)}
        </label>
      ))}
      {question &&
        (['ask', 'hint', 'wrong'] as const).map(part => (
          <TextField
            key={part}
            label={t(`question.${part}`)}
            texts={question[part]}
            tongue={tongue}
            rows={2}
            write={texts => set({ ...question, [part]: texts }, `${part} ${tongue}`)}
          />
        ))}
    </details>
  )
}

interface ChapterSettingsProps {
  readonly chapter: StudyChapter
  /** Its number, counted from one, and how many there are. */
  readonly n: number
  readonly of: number
  readonly tongue: string
  put(chapter: StudyChapter, writing?: string): void
  /** Absent: a chapter begins in its record, not in a branch. */
  readonly startHere: (() => void) | undefined
  move(by: 1 | -1): void
  remove(): void
  add(): void
  addStudy(study: Study): void
}

export function ChapterSettings({
  chapter,
  n,
  of,
  tongue,
  put,
  startHere,
  move,
  remove,
  add,
  addStudy,
}: ChapterSettingsProps) {
  const t = studyWords.use()
  const { seat, record } = chapter
  return (
    <Folded title={t('chapter', { n })} open>
      <TextField
        label={t('chapter.name')}
        texts={chapter.name}
        tongue={tongue}
        write={name => put({ ...chapter, name }, `chapter ${n} ${tongue}`)}
      />
      <label className="study-check">
        <input type="checkbox" checked={chapter.lesson} onChange={() => put({ ...chapter, lesson: !chapter.lesson })} />
        {t('lesson')}
      </label>
      <Select
        aria-label={t('see')}
        value={seat === undefined ? '' : String(seat)}
        options={[
          { value: '', text: t('see.turn') },
          ...record.seats.map((text, one) => ({ value: String(one), text })),
        ]}
        onChange={value => {
          const { seat: _, ...rest } = chapter
          put(value === '' ? rest : { ...rest, seat: Number(value) })
        }}
      />
      <div className="study-tools">
        <Button size="small" disabled={!startHere} onClick={startHere}>
          {t('start-here')}
        </Button>
        <Button size="small" disabled={n === 1} onClick={() => move(-1)}>
          {t('chapter.up')}
        </Button>
        <Button size="small" disabled={n === of} onClick={() => move(1)}>
          {t('chapter.down')}
        </Button>
        <Button size="small" kind="danger" disabled={of === 1} onClick={remove}>
          {t('chapter.remove')}
        </Button>
      </div>
      <div className="study-tools">
        <Button size="small" disabled={of >= STUDY_LIMITS.chapters} onClick={add}>
          {t('chapter.add')}
        </Button>
        <TakeFile label={t('chapter.file')} take={addStudy} />
      </div>
    </Folded>
  )
}

interface StudySettingsProps {
  readonly study: Study
  readonly tongue: string
  put(study: Study, writing?: string): void
}

export function StudySettings({ study, tongue, put }: StudySettingsProps) {
  const t = studyWords.use()
  return (
    <Folded title={t('study')}>
      <TextField
        label={t('name')}
        texts={study.name}
        tongue={tongue}
        write={name => put({ ...study, name }, `name ${tongue}`)}
      />
      <TextField
        label={t('by')}
        texts={{ '': study.by }}
        tongue=""
        write={texts => put({ ...study, by: texts[''] ?? '' }, 'by')}
      />
    </Folded>
  )
}

const Folded = ({
  title,
  open,
  children,
}: {
  readonly title: string
  readonly open?: boolean
  readonly children: ReactNode
}) => (
  <details className="study-details study-panel" open={open}>
    <summary>{title}</summary>
    {children}
  </details>
)

/** Far more than any study or record; keeps a film that was chosen by mistake out of memory. */
const LARGEST = 4_000_000

/** A file with a study or a record, read and told about. */
export function TakeFile({ label, take }: { readonly label: string; take(study: Study): void }) {
  const t = studyWords.use()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = chosen.size > LARGEST ? { problem: t('too-large') } : await playableStudy(await chosen.text())
    if (isProblem(found)) return setProblem(found)
    setProblem(undefined)
    take(found)
  }
  return (
    <>
      <Button size="small" onClick={() => file.current?.click()}>
        {label}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        aria-label={label}
        hidden
        onChange={event => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {problem && (
        <p role="alert" className="study-wrong">
          <StudyProblem {...problem} />
        </p>
      )}
    </>
  )
}
