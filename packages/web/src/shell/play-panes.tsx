// The panes of a table, as elements that a layout arranges: prompt, board, list of actions or scores, record, and what a
// table online has beside the record.

import type { Result } from '@tabularium/kernel'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { QUIET } from '../boards/board.ts'
import { RecapContext } from '../boards/recap.ts'
import { AfterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { useEvent } from '../ui/use-stable.ts'
import { Actions } from './actions.tsx'
import { ChanceNote, EndScene, ScoreTable } from './lazy-parts.ts'
import type { PlayCommands } from './play-commands.ts'
import { goBack } from './play-keys.ts'
import type { PlayModel } from './play-model.ts'
import { Prompt, type PromptModel } from './prompt.tsx'
import { PromptButtons } from './prompt-buttons.tsx'
import { promptOf } from './prompt-model.ts'
import { Record } from './record.tsx'

/** What the prompt bar says. What somebody is in the middle of comes first, then what is asked about the table, then the game. */
export function promptShown(model: PlayModel) {
  const { board, state, past, names, seatNames, say, t, moveLog, chosen, pieces, note, answer, sure, pass, extras } =
    model
  const passing = pass !== undefined
  const question = sure !== undefined || answer || past ? undefined : (extras?.question ?? model.help?.question)
  const prompt =
    question?.prompt ??
    promptOf({ board, state, past, names, seatNames, say, t, moveLog, chosen, pieces, note, answer, sure, passing })
  return { question, prompt }
}

interface PromptPaneProps extends ReturnType<typeof promptShown> {
  readonly model: PlayModel
  readonly commands: PlayCommands
}

function promptPane({ model, commands, question, prompt }: PromptPaneProps) {
  const { table, board, state, present, past, view, game, t, say, titles, layout, drawer, choices, recap } = model
  const asker = board.asker?.(view)
  return (
    <Prompt
      {...(prompt satisfies PromptModel)}
      asker={prompt.seat === view.waiting[0] ? asker : undefined}
      game={game.id}
      titles={titles}
      onRule={model.setRule}
    >
      {question?.buttons}
      {model.help?.buttons}
      <PromptButtons
        table={table}
        state={state}
        past={past}
        answer={model.answer}
        sure={model.sure}
        chosen={model.mine ? model.chosen : undefined}
        undoable={model.undoable}
        extras={model.extras}
        asked={question !== undefined}
        undoWhy={say({ key: present.moves === 0 ? 'table.undo-nothing' : 'table.undo-too-late' })}
        back={() => goBack(model)}
        show={model.show}
        doIt={notation => void commands.doIt(notation)}
        undo={() => void commands.undo()}
        step={commands.step}
        scores={() => model.setScores(true)}
        again={() => void commands.again()}
        copyRecord={() => void commands.copyRecord()}
      />
      {recap.view?.told && !past && (
        <Button className="prompt-recap" icon={<ControlIcon name="again" />} keyCap="W" onClick={recap.start}>
          {t('recap')}
        </Button>
      )}
      {layout === 'folded' && (
        <Button
          aria-expanded={drawer}
          icon={<ControlIcon name="list" />}
          keyCap="A"
          onClick={() => model.setDrawer(!drawer)}
        >
          {t('actions.count', { count: choices.length })}
        </Button>
      )}
    </Prompt>
  )
}

/** The list of actions; at the end of the game the scores stand in its place. */
function actionsPane(model: PlayModel, commands: PlayCommands) {
  const { present, past, over, seatNames, t, say, list, listInput, choices, chosen, lit, light } = model
  if (over) {
    return (
      <Panel className="play-result" id="actions" tabIndex={-1} title={t('scores.title')}>
        {present.result && (
          <Suspense>
            <ScoreTable
              result={present.result}
              players={seatNames}
              say={say}
              game={model.game.id}
              Picture={model.board.Picture}
            />
          </Suspense>
        )}
      </Panel>
    )
  }
  return (
    <Actions
      handle={list}
      input={listInput}
      count={choices.length}
      chosen={chosen}
      lit={lit}
      nothing={past ? t('actions.none-preview') : t('actions.none')}
      light={light}
      act={commands.act}
      refuse={commands.refuseLine}
      reason={commands.reasonOf}
    />
  )
}

/** Whether the game has ended before one's eyes, and how that is put away. */
function useEnd(result: Result | undefined): readonly [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false)
  const before = useRef(result)
  useEffect(() => {
    if (!before.current !== !result) setOpen(result !== undefined)
    before.current = result
  }, [result])
  return [open, useCallback(() => setOpen(false), [])]
}

function boardPane(model: PlayModel, { act, actInRow, why, pick }: PlayCommands, end: ReactNode) {
  const { board, past, recap, t, layout, tab, small, view, seat, names, choices, language, say, chosen, lit, light } =
    model
  const pane = tab === 'details' ? 'details' : 'board'
  return (
    <section
      className={`play-board ${past && !recap.playing ? 'play-past' : ''}`}
      aria-label={past ? t('board.preview', { move: past.moves }) : t('board')}
      hidden={layout === 'phone' && tab !== 'board' && tab !== 'details'}
    >
      <RecapContext value={recap.view?.marks}>
        <board.Component
          view={view}
          seat={seat}
          players={names}
          choices={choices}
          language={language}
          say={say}
          question={model.question}
          chosen={chosen}
          choose={pick}
          lit={lit}
          light={light}
          note={model.setNote}
          act={act}
          {...(actInRow && { actInRow })}
          why={why}
          news={past && !recap.playing ? QUIET : model.news}
          recent={model.recent}
          form={small ? 'phone' : 'wide'}
          pane={small ? pane : 'board'}
        />
      </RecapContext>
      {recap.view?.overlay}
      {end}
    </section>
  )
}

/** Switches between the record and the panel about a table online. */
function lowerTabs({ extras, lower, setLower, t }: PlayModel) {
  if (!extras) return undefined
  return (
    <div className="play-lower-tabs">
      {(['record', 'online'] as const).map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={lower === name}
          aria-label={name === 'online' && extras.unread > 0 ? extras.unreadName : undefined}
          onClick={() => setLower(name)}
        >
          {name === 'record' ? t('record') : extras.tab}
          {name === 'online' && extras.unread > 0 && <span className="unread num">{extras.unread}</span>}
        </button>
      ))}
    </div>
  )
}

/** Removing the focused element makes the browser lay out the page in the middle of the change: before the lists of another
 *  position are drawn, the list takes the focus from its line. */
function useLeaveLine(version: number): () => void {
  const left = useRef(version)
  return useEvent(() => {
    if (left.current === version) return
    left.current = version
    const at = document.activeElement
    if (at?.matches('.actions-line')) at.closest<HTMLElement>('.actions-list')?.focus({ preventScroll: true })
  })
}

export function usePlayPanes(model: PlayModel, commands: PlayCommands, shown: ReturnType<typeof promptShown>) {
  const { state, names, seatNames, search, moveLog, past, present, extras, lower, watches, recap } = model
  const { commitment, online } = state
  // With a stable identity, so that the memoised record is rendered only where it changes.
  const chanceNote = useMemo(
    () => (
      <div className="record-foot">
        <Suspense>
          <ChanceNote commitment={commitment} online={online} names={names} />
        </Suspense>
      </div>
    ),
    [commitment, online, names],
  )
  const actions = recap.playing?.list ?? actionsPane(model, commands)
  const record = (
    <Record
      search={search}
      moveLog={moveLog}
      players={seatNames}
      at={past?.moves}
      moves={present.moves}
      show={commands.showMove}
      foot={chanceNote}
    />
  )
  // The board shows a move first; the lists beside it follow once it is drawn. What they still offer until then is
  // refused like anything that came too late.
  const opened = useRef(false)
  useEffect(() => {
    opened.current = true
  }, [])
  const leaveLine = useLeaveLine(state.version)
  const side = (
    <AfterPaint late={!opened.current} before={leaveLine}>
      {!watches && actions}
      {extras ? (
        <div className="play-lower">
          {lowerTabs(model)}
          {lower === 'online' ? extras.panel : record}
        </div>
      ) : (
        record
      )}
    </AfterPaint>
  )
  const [ended, putAway] = useEnd(present.result)
  const end = ended && present.result && shown.prompt.tone === 'over' && (
    <Suspense>
      <EndScene
        result={present.result}
        game={model.game.id}
        Picture={model.board.Picture}
        prompt={shown.prompt}
        label={model.t('scores.title')}
        close={model.t('close')}
        onClose={putAway}
      />
    </Suspense>
  )
  const prompt = recap.playing?.bar ?? promptPane({ model, commands, ...shown })
  return {
    prompt,
    board: boardPane(model, commands, end),
    actions: <AfterPaint before={leaveLine}>{actions}</AfterPaint>,
    record: <AfterPaint>{record}</AfterPaint>,
    side,
  }
}

export type PlayPanes = ReturnType<typeof usePlayPanes>
