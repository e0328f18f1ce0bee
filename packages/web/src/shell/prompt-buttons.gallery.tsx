// The buttons of the prompt bar, by what the moment asks.

import type { ComponentProps } from 'react'
import { PromptButtons } from './prompt-buttons.tsx'
import { samplePosition, sampleState, sampleTable } from './samples.gallery.ts'
import { Watching } from './watching.tsx'
import './prompt.css'

/** Without the prompt bar around them they are as broad as the page. */
const WRAPPED = { flexWrap: 'wrap' } as const

const NOTHING = { back() {}, show() {}, doIt() {}, undo() {}, step() {}, scores() {}, again() {}, copyRecord() {} }

const Buttons = (props: Partial<ComponentProps<typeof PromptButtons>>) => (
  <div className="prompt-buttons" style={WRAPPED}>
    <PromptButtons
      {...{ ...NOTHING, table: sampleTable, state: sampleState, undoable: true, undoWhy: '' }}
      {...{ past: undefined, answer: undefined, sure: undefined, chosen: undefined }}
      {...props}
    />
  </div>
)

export const SomethingInHand = () => <Buttons chosen="card" />
export const AreYouSure = () => <Buttons sure="pass" />
export const EarlierPosition = () => <Buttons past={samplePosition} />
export const GameOver = () => (
  <Buttons state={{ ...sampleState, position: { ...samplePosition, result: { reason: 'points', winners: [0] } } }} />
)
export const BotsAmongThemselves = () => (
  <div className="prompt-buttons" style={WRAPPED}>
    <Watching table={sampleTable} state={sampleState} step={() => {}} />
  </div>
)
