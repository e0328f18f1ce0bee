// What stands beside the board of a lesson; the whole stage is a scene.

import { type WdEvent, wondersDuel } from '@tabularium/wonders-duel'
import { RuleLink, StageEvents, useSpeaker } from './stage.tsx'

const PLAYERS = ['Ada', 'Marcus']

export const ToTheRule = () => <RuleLink number="6.2" show={() => {}} />

const TOLD: readonly WdEvent[] = [
  { at: 'discarded', seat: 1, card: 'baths', coins: 2 },
  { at: 'starter', seat: 0 },
]

export const WhatMovesTold = () => <StageEvents game={wondersDuel} say={useSpeaker(wondersDuel, PLAYERS)} told={TOLD} />
