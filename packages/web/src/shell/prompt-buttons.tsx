// The buttons of the prompt bar: what can be done about the moment itself.

import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { Position, Table, TableState } from '../table/table.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { Key } from '../ui/key.tsx'
import { useKeys } from '../ui/use-keys.ts'
import type { OnlineExtras } from './online-extras.ts'
import type { RefusedPress } from './use-table.ts'
import { shellWords } from './words.ts'

/** Only where nobody plays. */
const Watching = lazy(async () => ({ default: (await import('./watching.tsx')).Watching }))

interface PromptButtonsProps {
  readonly table: Table
  readonly state: TableState
  readonly past: Position | undefined
  readonly answer: RefusedPress | undefined
  readonly sure: string | undefined
  readonly chosen: string | undefined
  /** Whether anybody at this screen could take something back. */
  readonly undoable: boolean
  readonly undoWhy: string
  readonly extras?: OnlineExtras | undefined
  /** Something else is asked just now. */
  readonly asked?: boolean
  back(): void
  show(move: number | undefined): void
  doIt(notation: string): void
  undo(): void
  step(): void
  scores(): void
  again(): void
  copyRecord(): void
}

export function PromptButtons(props: PromptButtonsProps) {
  const { table, state, past, answer, sure, chosen, back, show, doIt } = props
  const t = shellWords.use()
  if (sure !== undefined) {
    return (
      <>
        <Back back={back} />
        <Button kind="legal" keyCap="↵" autoFocus onClick={() => doIt(sure)}>
          {t('do-it')}
        </Button>
      </>
    )
  }
  if (answer) return <Back back={back} />
  if (props.asked) return undefined
  if (props.extras && state.stopped !== undefined) return undefined
  if (state.stopped !== undefined) return <Button onClick={props.copyRecord}>{t('copy-record')}</Button>
  if (past) {
    const next = past.moves + 1 >= state.position.moves ? undefined : past.moves + 1
    return (
      <>
        <Button
          kind="quiet"
          aria-label={t('previous')}
          disabled={past.moves === 0}
          onClick={() => show(past.moves - 1)}
        >
          <ControlIcon name="previous" />
        </Button>
        <Button kind="quiet" aria-label={t('next')} onClick={() => show(next)}>
          <ControlIcon name="next" />
        </Button>
        <Button keyCap="Esc" onClick={() => show(undefined)}>
          {t('record.now')}
        </Button>
      </>
    )
  }
  if (state.position.result && props.extras) {
    return (
      <>
        <Button onClick={props.scores}>{t('scores')}</Button>
        {props.extras?.over}
      </>
    )
  }
  if (state.position.result) {
    return (
      <>
        <Button onClick={props.scores}>{t('scores')}</Button>
        <ButtonLink to={`/replay/${state.id}`}>{t('replay')}</ButtonLink>
        <Button kind="start" onClick={props.again}>
          {t('again')}
        </Button>
        <ButtonLink kind="quiet" to="/">
          {t('home')}
        </ButtonLink>
      </>
    )
  }
  const waits = state.position.legal.length === 0
  if (!props.undoable)
    return props.extras ? (
      props.extras.waiting
    ) : (
      <Suspense>
        <Watching table={table} state={state} step={props.step} />
      </Suspense>
    )
  return (
    <>
      {waits && props.extras?.waiting}
      {waits && state.paused && (
        <Button icon={<ControlIcon name="play" />} onClick={() => table.pause(false)}>
          {t('resume')}
        </Button>
      )}
      {waits && !state.paused && !props.extras && (
        <Forward key={state.position.seat} table={table} moves={state.position.moves} />
      )}
      {waits && state.thinking && !state.paused && <Hurry key={`hurry ${state.version}`} hurry={() => table.hurry()} />}
      {chosen !== undefined && <Back back={back} />}
      <Undo can={state.canUndo} always={props.extras !== undefined} why={props.undoWhy} undo={props.undo} />
    </>
  )
}

function Back({ back }: Pick<PromptButtonsProps, 'back'>) {
  const t = shellWords.use()
  return (
    <Button className="prompt-back" kind="quiet" keyCap="Esc" onClick={back}>
      {t('back')}
    </Button>
  )
}

const PATIENCE_MS = 700

/** Comes when a bot has been thinking for a while; a quick one needs no button that flashes by. */
function Hurry({ hurry }: { hurry(): void }) {
  const t = shellWords.use()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <Button className="prompt-fast" icon={<ControlIcon name="hurry" />} onClick={hurry}>
        {t('hurry')}
      </Button>
    )
  )
}

/** From so many moves of others on. */
const LONG_TURN = 3

interface ForwardProps {
  readonly table: Table
  readonly moves: number
}

/** Where others move again and again: no more waiting between their moves until this person is asked, and it goes. */
function Forward({ table, moves }: ForwardProps) {
  const t = shellWords.use()
  const { pace } = useSettings()
  const [begun] = useState(moves)
  const [fast, setFast] = useState(false)
  const forward = () => {
    setFast(true)
    table.pace(0)
  }
  useEffect(() => (fast ? () => table.pace(pace) : undefined), [fast, table, pace])
  useKeys({ z: () => (fast ? false : forward()) })
  if (pace === 0 || moves - begun < LONG_TURN) return null
  return (
    <Button
      className="prompt-fast"
      icon={<ControlIcon name="hurry" />}
      keyCap="Z"
      aria-pressed={fast}
      onClick={forward}
    >
      {t('forward')}
    </Button>
  )
}

interface UndoProps {
  readonly can: boolean
  /** It stands there from the start. */
  readonly always: boolean
  readonly why: string
  undo(): void
}

/**
 * Comes when something can be taken back for the first time and stays from then on: dashed, and asked it says why not. Where
 * every move is answered at once it never comes; the key says why.
 */
function Undo({ can, always, why, undo }: UndoProps) {
  const t = shellWords.use()
  const [shown, show] = useState(can || always)
  if (can && !shown) show(true)
  if (!shown && !can) return null
  return (
    <button
      type="button"
      className="button button-quiet prompt-undo"
      aria-disabled={can ? undefined : true}
      aria-keyshortcuts="U"
      title={can ? undefined : why}
      onClick={undo}
    >
      <ControlIcon name="undo" />
      <span>{t('undo')}</span>
      <Key>U</Key>
    </button>
  )
}
