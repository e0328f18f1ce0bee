// Which data a new game is played on: those it comes with, or a set of one's own, opened from a file. What is wrong with a
// file is said line by line.

import type { DataFault, Game } from '@tabularium/kernel'
import { DATA_LIMITS, sayPath } from '@tabularium/kernel/data'
import { useEffect, useId, useRef, useState } from 'react'
import { problemOf, tables } from '../../frame/tables.ts'
import { Differs } from '../../online/own-data-parts.tsx'
import { ownDataWords } from '../../online/own-data-words.ts'
import type { DataSummary } from '../../table/own-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { editDataWords } from './edit-data-words.ts'
import './own-data.css'

interface Refused {
  readonly file: string
  readonly faults: readonly DataFault[]
}

/** What is wrong with a file. */
export function Faults({ file, faults }: Refused) {
  const t = ownDataWords.use()
  const count = faults.length
  return (
    <div className="own-data-faults" role="alert">
      <p>{t(count >= DATA_LIMITS.faults ? 'many' : 'faults', { file, count })}</p>
      <ol>
        {faults.map(({ path, why, line, column }) => (
          <li key={`${line} ${column} ${why}`}>
            <strong>{line === undefined ? t('whole') : t('line', { line, column: column ?? 1 })}</strong>
            {path.length > 0 && <code>{sayPath(path)}</code>}
            <span lang="en">{why}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface OwnDataPanelProps {
  readonly game: string
  /** The game on its usual data, once it is loaded. */
  readonly usual: Game | undefined
  readonly chosen: string | undefined
  onChange(hash: string | undefined): void
}

export default function OwnDataPanel({ game, usual, chosen, onChange }: OwnDataPanelProps) {
  const t = ownDataWords.use()
  const edit = editDataWords.use()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sets, setSets] = useState<readonly DataSummary[]>()
  const [refused, setRefused] = useState<Refused>()
  const [said, setSaid] = useState<string>()
  const nameOf = ({ name }: { readonly name: string }): string => name || t('nameless')

  const reload = async (): Promise<void> => setSets(await (await tables()).data.list(game))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a game
  useEffect(() => {
    reload().catch(() => setSets([]))
  }, [game])

  const read = async (file: File): Promise<void> => {
    setRefused(undefined)
    setSaid(t('checking'))
    // A file beyond all limits is not even read.
    const text = file.size > 4 * DATA_LIMITS.bytes ? ' '.repeat(DATA_LIMITS.bytes + 1) : await file.text()
    const checked = await (await tables()).data.save(game, text)
    if ('faults' in checked) {
      setSaid(undefined)
      setRefused({ file: file.name, faults: checked.faults })
      return
    }
    await reload()
    setSaid(t('saved', { name: nameOf(checked.data) }))
    onChange(checked.data.hash)
  }

  const forget = async ({ hash }: DataSummary): Promise<void> => {
    if (chosen === hash) onChange(undefined)
    await (await tables()).data.forget(hash)
    await reload()
  }

  const trying = (doing: Promise<void>): void => {
    doing.catch(error => setSaid(t('failed', { problem: problemOf(error) })))
  }

  const download = (): void => {
    if (!usual?.own) return
    const text = `${JSON.stringify({ game, ...usual.own.usual }, undefined, 2)}\n`
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${game}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 0)
  }

  return (
    <Panel title={t('title')} className="new-panel own-data">
      <p className="new-hint">{t('about')}</p>
      <div role="radiogroup" aria-label={t('title')}>
        <label className="new-line own-data-set">
          <input type="radio" name={`${id}-set`} checked={chosen === undefined} onChange={() => onChange(undefined)} />
          <span>
            {t('usual')} <small>{t('usual_about')}</small>
          </span>
        </label>
        {sets?.map(set => (
          <div key={set.hash} className="own-data-row">
            <label className="new-line own-data-set">
              <input
                type="radio"
                name={`${id}-set`}
                checked={chosen === set.hash}
                onChange={() => onChange(set.hash)}
              />
              <span>
                {nameOf(set)}{' '}
                <small>
                  <Differs parts={set.parts} /> · <code>{set.hash.slice(0, 8)}</code>
                </small>
              </span>
            </label>
            <Button
              kind="quiet"
              size="small"
              icon={<Icon name="cross" />}
              aria-label={t('forget', { name: nameOf(set) })}
              onClick={() => trying(forget(set))}
            />
          </div>
        ))}
      </div>
      <div className="own-data-files">
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          aria-label={t('file')}
          tabIndex={-1}
          onChange={event => {
            const [file] = event.target.files ?? []
            // The same file can be opened again once it is better.
            if (file) trying(read(file).finally(() => input.current && (input.current.value = '')))
          }}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {t('open')}
        </Button>
        <ButtonLink size="small" to={`/train/editor/${game}${chosen === undefined ? '' : `?data=${chosen}`}`}>
          {edit('edit')}
        </ButtonLink>
        {usual?.own && (
          <Button size="small" kind="quiet" onClick={download}>
            {t('start_from')}
          </Button>
        )}
      </div>
      <p className="new-hint" role="status">
        {said}
      </p>
      {refused && <Faults {...refused} />}
    </Panel>
  )
}
