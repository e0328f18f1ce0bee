// The studies of this device, those that come with the program, and the ways to begin one.

import { isProblem, type Problem } from '@tabularium/kernel'
import { type Study, textIn } from '@tabularium/kernel/study'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePage } from '../../frame/page-header.tsx'
import { problemOf, tables } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../../games.ts'
import { SHIPPED } from '../../learn/shipped-studies.ts'
import { shippedWords } from '../../learn/shipped-words.ts'
import { playableStudy, studyOf } from '../../learn/study-make.ts'
import { newRecord } from '../../learn/study-player.ts'
import {
  forgetStudy,
  listStudies,
  loadStudy,
  newStudyId,
  type StudySummary,
  saveStudy,
} from '../../learn/study-store.ts'
import { useSettings } from '../../settings.ts'
import type { SavedGameSummary } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { playerWords, usualSeats, withPresets } from '../start-game.ts'
import { TakeFile } from './editor.tsx'
import { makeStudy } from './make.ts'
import { StudyProblem } from './study-problem.tsx'
import { studyWords } from './words.ts'

export function StudyList() {
  const t = studyWords.use()
  const named = shippedWords.use()
  const player = playerWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const [, go] = useLocation()
  const [kept, setKept] = useState<readonly StudySummary[]>([])
  const [game, setGame] = useState(GAMES[0].id)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const area = useId()
  usePage({ title: t('all') })
  const refresh = () => void listStudies().then(setKept)
  useEffect(() => void listStudies().then(setKept), [])
  const [games, setGames] = useState<readonly SavedGameSummary[]>([])
  const [chosenGame, setFrom] = useState('')
  const from = games.find(({ id }) => id === chosenGame) ?? games[0]
  // A study knows no board but the game's own.
  useEffect(
    () =>
      void tables()
        .then(all => all.list())
        .then(
          list => setGames(list.filter(one => one.data === undefined && one.moves > 0)),
          () => {},
        ),
    [],
  )
  /** The position where a game of this device stands, running or over. */
  const take = async () => {
    if (!from) return
    const replay = await (await tables()).study({ id: from.id })
    if (isProblem(replay)) return setProblem(replay)
    try {
      go(await makeStudy(replay, replay.players, replay.moves.length))
    } catch (error) {
      toast({ text: problemOf(error) })
    } finally {
      replay.close()
    }
  }

  const open = async (study: Study, mode: 'edit' | 'read') => {
    const id = newStudyId()
    const kept = await saveStudy(id, study)
    if (kept === 'large') return void toast({ text: t('not-kept.large') })
    if (kept === 'visit') toast({ text: t('not-kept') })
    go(`/study/${id}${mode === 'edit' ? '?mode=edit' : ''}`)
  }
  const begin = async () => {
    const entry = gameEntry(game)
    if (!entry) return
    const { game: rules } = await entry.load()
    const names = Array.from({ length: usualSeats(entry.seats) }, (_, i) => `${player('person')} ${i + 1}`)
    const record = newRecord(rules, names, await withPresets(game, entry.first ?? {}))
    if (isProblem(record)) return setProblem(record)
    await open(studyOf(record), 'edit')
  }
  const paste = async () => {
    const found = await playableStudy(text)
    if (isProblem(found)) return setProblem(found)
    await open(found, 'read')
  }
  const forget = async ({ id }: StudySummary) => {
    const study = await loadStudy(id)
    await forgetStudy(id)
    refresh()
    toast({
      text: t('forgotten'),
      ...(study && { action: { label: t('undo'), act: () => void saveStudy(id, study).then(refresh) } }),
    })
  }
  const nameOf = ({ name, game: of }: Pick<StudySummary, 'name' | 'game'>): string =>
    textIn(name, language) || t('unnamed', { game: gameName(of) })
  return (
    <div className="sheet study-list">
      <h1>{t('all')}</h1>
      <p className="study-intro">{t('intro')}</p>
      <Panel title={t('mine')}>
        {kept.length === 0 && <p className="study-empty">{t('mine.none')}</p>}
        <ul>
          {kept.map(one => (
            <li key={one.id} className="study-row">
              <Link href={`/study/${one.id}`}>
                <b>{nameOf(one)}</b>
                <small>
                  {gameName(one.game)} · {t('chapters.n', { n: one.chapters })}
                </small>
              </Link>
              <button
                type="button"
                className="study-bin"
                aria-label={t('forget', { name: nameOf(one) })}
                onClick={() => void forget(one)}
              >
                <Icon name="bin" />
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('new')}>
        <div className="study-begin">
          <Select
            aria-label={t('game')}
            value={game}
            options={GAMES.map(({ id }) => ({ value: id, text: gameName(id) }))}
            onChange={setGame}
          />
          <Button kind="start" onClick={() => void begin()}>
            {t('begin')}
          </Button>
        </div>
        {games.length > 0 && (
          <div className="study-begin">
            <Select
              aria-label={t('from-game')}
              value={from?.id ?? ''}
              options={games.map(one => ({
                value: one.id,
                text: `${gameName(one.game)}: ${one.players.map(({ name }) => name).join(', ')} (${one.moves})`,
              }))}
              onChange={setFrom}
            />
            <Button onClick={() => void take()}>{t('from-game')}</Button>
          </div>
        )}
        <p className="study-empty">{t('from-replay')}</p>
      </Panel>
      <Panel title={t('open')}>
        <div className="study-begin">
          <TakeFile label={t('open.file')} take={study => void open(study, 'read')} />
        </div>
        <div className="study-paste">
          <label htmlFor={area}>{t('open.paste')}</label>
          <textarea
            id={area}
            rows={4}
            spellCheck={false}
            value={text}
            onChange={event => setText(event.target.value)}
          />
          {problem && (
            <p role="alert" className="study-wrong">
              <StudyProblem {...problem} />
            </p>
          )}
          <Button disabled={text.trim() === ''} onClick={() => void paste()}>
            {t('open.take')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('shipped')}>
        {SHIPPED.map(({ id, game: of }) => (
          <LinkRow key={id} to={`/study/${id}`} icon="rule-book" title={named(id)} text={gameName(of)} />
        ))}
      </Panel>
    </div>
  )
}
