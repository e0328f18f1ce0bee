// The keyboard at a table: to the list, to the record, back, through the pieces, through earlier positions.

import { useKeys } from '../ui/use-keys.ts'
import { nextPiece } from './choices.ts'
import type { PlayCommands } from './play-commands.ts'
import type { PlayModel } from './play-model.ts'

/** Takes back the latest thing that somebody has opened or chosen; false: there is none. */
export function goBack(model: PlayModel): boolean {
  if (model.sure !== undefined) model.setSure(undefined)
  else if (model.answer) model.setAnswer(undefined)
  else if (model.rule !== undefined) model.setRule(undefined)
  else if (model.past) model.show(undefined)
  else if (model.chosen !== undefined) model.choose(undefined)
  else if (model.drawer) model.setDrawer(false)
  else if (model.small && model.tab !== 'board') model.setTab('board')
  else return false
  return true
}

function goToList({ layout, small, list, setTab, setDrawer }: PlayModel): void {
  if (small) setTab('actions')
  if (layout === 'folded') setDrawer(true)
  // A list that is shown takes the focus at once: the next key may already come. One that was folded away is there after
  // the next render.
  if (layout === 'full') list.current?.focus()
  else setTimeout(() => list.current?.focus(), 0)
}

function goToRecord({ layout, small, search, setTab, setLower, setDrawer }: PlayModel): void {
  if (small) setTab('record')
  else setLower('record')
  if (layout === 'folded') setDrawer(true)
  setTimeout(() => search.current?.focus(), 0)
}

/** `rule`: the one that the prompt names. */
export function usePlayKeys(model: PlayModel, commands: PlayCommands, rule: string | undefined): void {
  const { past, present, show, sure, pieces, chosen, layout, list, setRule } = model
  const { pick, undo, doIt } = commands
  const number = (n: number) => () => {
    const piece = pieces[n - 1]
    if (piece === undefined) return false
    pick(piece)
    if (layout === 'full') list.current?.focus(piece)
    return true
  }
  const jump = (step: 1 | -1) => () => {
    const piece = nextPiece(pieces, chosen, step)
    if (piece === undefined) return false
    pick(piece)
    return true
  }
  useKeys({
    a: () => goToList(model),
    l: () => goToRecord(model),
    u: () => void undo(),
    Escape: () => goBack(model),
    '?': () => rule !== undefined && setRule(rule),
    '[': jump(-1),
    ']': jump(1),
    Enter: () => sure !== undefined && document.activeElement === document.body && void doIt(sure),
    ArrowLeft: () => (past ? show(Math.max(0, past.moves - 1)) : false),
    ArrowRight: () => (past ? show(past.moves + 1 >= present.moves ? undefined : past.moves + 1) : false),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), number(i + 1)])),
  })
}
