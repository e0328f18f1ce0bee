// The keyboard at a table: to the list, to the record, back, through the pieces, through earlier positions.

import { useKeys } from '../ui/use-keys.ts'
import { nextPiece } from './choices.ts'
import type { PlayCommands } from './play-commands.ts'
import type { PlayModel } from './play-model.ts'

/** Takes back the latest thing that somebody has opened or chosen; false: there is none. */
export function goBack(model: PlayModel): boolean {
  if (model.recap.playing) model.recap.close()
  else if (model.sure !== undefined) model.setSure(undefined)
  else if (model.answer) model.setAnswer(undefined)
  else if (model.rule !== undefined) model.setRule(undefined)
  else if (model.past) model.show(undefined)
  else if (model.chosen !== undefined) model.choose(undefined)
  else if (model.drawer) model.setDrawer(false)
  else if (model.small && model.tab !== 'board') model.setTab('board')
  else return false
  return true
}

function goToList({ layout, small, list, setTab, setDrawer }: PlayModel, piece?: string): void {
  if (small) setTab('actions')
  if (layout === 'folded' || layout === 'islands') setDrawer(true)
  // A list that is shown takes the focus at once: the next key may already come. One that was folded away is there after
  // the next render.
  if (layout === 'full') list.current?.focus(piece)
  else setTimeout(() => list.current?.focus(piece), 0)
}

/** What a key presses or types into. The page itself may have the focus after somebody came to it. */
const PRESSED = 'a, button, input, select, textarea, summary, [role], [data-stop]'

const isOnControl = (): boolean => document.activeElement?.matches(PRESSED) ?? false

/** Does the one thing that can be done with the piece in hand; of several the list lets one choose. */
function goOn(model: PlayModel, { act }: PlayCommands): boolean {
  const { board, choices, chosen } = model
  if (chosen === undefined || isOnControl()) return false
  const [only, ...others] = choices.filter(({ action }) => board.pieceOf(action) === chosen)
  if (only === undefined) return false
  if (others.length === 0) act(only.notation)
  else goToList(model, chosen)
  return true
}

function goToRecord({ layout, small, search, setTab, setLower, setDrawer }: PlayModel): void {
  if (small) setTab('record')
  else setLower('record')
  if (layout === 'folded') setDrawer(true)
  setTimeout(() => search.current?.focus(), 0)
}

/** `rule`: the one that the prompt names. */
export function usePlayKeys(model: PlayModel, commands: PlayCommands, rule: string | undefined): void {
  const { past, present, show, sure, pieces, chosen, layout, list, setRule, setKeys, recap } = model
  const { player } = recap.playing ?? {}
  const { pick, undo, doIt } = commands
  const number = (n: number) => () => {
    const piece = pieces[n - 1]
    if (piece === undefined) return false
    pick(piece)
    if (layout === 'full' || layout === 'islands') list.current?.focus(piece)
    return true
  }
  const jump = (step: 1 | -1) => () => {
    const piece = nextPiece(pieces, chosen, step)
    if (piece === undefined) return false
    pick(piece)
    return true
  }
  useKeys({
    // Islands have keys of their own.
    ...(layout !== 'islands' && { a: () => goToList(model), l: () => goToRecord(model) }),
    u: () => void undo(),
    Escape: () => goBack(model),
    r: () => rule !== undefined && setRule(rule),
    '?': () => setKeys(true),
    '[': jump(-1),
    ']': jump(1),
    Enter: () => {
      if (sure === undefined) return goOn(model, commands)
      return !isOnControl() && void doIt(sure)
    },
    w: () => (recap.view?.told ? recap.start() : false),
    Home: () => (player ? player.go(0) : false),
    End: () => (player ? player.go(Number.POSITIVE_INFINITY) : false),
    // A button that has the focus is pressed by it.
    Space: () => (player && !document.activeElement?.matches('button, a') ? player.toggle() : false),
    ArrowLeft: () => (player ? player.step(-1) : past ? show(Math.max(0, past.moves - 1)) : false),
    ArrowRight: () =>
      player ? player.step(1) : past ? show(past.moves + 1 >= present.moves ? undefined : past.moves + 1) : false,
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), number(i + 1)])),
  })
}
