// What a press does: moves and why not, choosing a piece, undo, the pace of bots, the record, another game.

import { endsUndo } from '@tabularium/kernel'
import { useLocation } from 'wouter'
import { playSound } from '../ui/sound/play-sound.ts'
import { toast } from '../ui/toast.tsx'
import { useEvent } from '../ui/use-stable.ts'
import type { ActionLine } from './choices.ts'
import type { PlayModel } from './play-model.ts'
import { sayAs } from './prompt-model.ts'
import type { RefusedPress } from './use-table.ts'

const STEP_MS = 1000

export function usePlayCommands(model: PlayModel) {
  const { table, tables, extras, state, present, past, seat, view, game, t, say, layout, choices, confirm, pace } =
    model
  const { setAnswer, setSure, choose, show, setTab } = model

  const refuse = (notation: string, refusal: RefusedPress['refusal']) => {
    setAnswer({ notation, refusal })
    setSure(undefined)
    playSound('refusal')
  }
  const doIt = async (notation: string) => {
    setSure(undefined)
    if ((await model.help?.guard(notation)) === false) return
    const takeBack = model.recap.decide(table.state.position)
    const refusal = await table.act(notation)
    if (refusal) {
      takeBack()
      refuse(notation, refusal)
    } else if (layout === 'phone') setTab('board')
  }
  const why = useEvent(async (notation: string) => {
    if (past) return
    const refusal = await table.why(notation)
    if (refusal) refuse(notation, refusal)
  })
  const act = useEvent((notation: string) => {
    const choice = choices.find(one => one.notation === notation)
    if (!choice || seat === undefined) return void why(notation)
    setAnswer(undefined)
    if (confirm && endsUndo(game, view, seat, choice.action)) setSure(notation)
    else void doIt(notation)
  })
  const actInRow = useEvent((notations: readonly string[], left: (rest: readonly string[]) => void) => {
    setAnswer(undefined)
    setSure(undefined)
    void model.inRow(async () => {
      let made = 0
      const isAsked = (notation: string): boolean =>
        table.state.position.seat === seat && table.state.position.legal.includes(notation)
      while (made < notations.length && (made === 0 || isAsked(notations[made]))) {
        const takeBack = model.recap.decide(table.state.position)
        const refusal = await table.act(notations[made])
        if (refusal) {
          takeBack()
          refuse(notations[made], refusal)
          return left([])
        }
        made++
      }
      left(notations.slice(made))
      if (layout === 'phone') setTab('board')
    })
  })
  const pick = useEvent((piece: string | undefined) => {
    setAnswer(undefined)
    setSure(undefined)
    choose(piece)
  })
  const refuseLine = useEvent((line: ActionLine) => line.refusal && refuse(line.notation, line.refusal))
  const reasonOf = useEvent((line: ActionLine) => (line.refusal ? sayAs('short', line.refusal.message, say) : ''))
  const showMove = useEvent((move: number) => show(move === present.moves ? undefined : move))
  const undo = async () => {
    const refusal = await table.undo()
    if (refusal) refuse('', refusal)
  }
  /** One move of a bot, slowly enough that the next one can still be held. */
  const step = () => {
    const { moves } = table.state.position
    table.pace(Math.max(pace, STEP_MS))
    const stop = table.subscribe(() => {
      if (table.state.position.moves === moves) return
      stop()
      table.pause(true)
      table.pace(pace)
    })
    table.pause(false)
  }
  const copyRecord = async () => {
    try {
      await navigator.clipboard.writeText(await table.export())
      toast({ text: t('copied') })
    } catch {
      toast({ text: t('copy-failed') })
    }
  }
  const [, go] = useLocation()
  const again = async () => {
    if (!tables) return
    const { options, players, coach, chances, expects } = state
    const data = state.data?.hash
    const next = await tables.open({ game: state.game, options, players, coach, chances, expects, data })
    const { id } = next.state
    next.close()
    go(`/play/${id}`)
  }
  const verify = async () => {
    if (!tables) return extras?.verify() ?? []
    const study = await tables.study({ id: state.id })
    if ('problem' in study) return [{ ...study, check: 'moves' as const, why: study.problem }]
    try {
      return await study.verify()
    } finally {
      study.close()
    }
  }
  return {
    doIt,
    act,
    // A server may take its time: what it says meanwhile, of the connection too, is to be seen.
    actInRow: confirm || state.online || state.coach ? undefined : actInRow,
    why,
    pick,
    refuseLine,
    reasonOf,
    showMove,
    undo,
    step,
    copyRecord,
    again,
    verify,
  }
}

export type PlayCommands = ReturnType<typeof usePlayCommands>
