// The record in words.

import { useState } from 'react'
import type { LogMove } from './move-log.ts'
import { Record } from './record.tsx'
import { samplePlayers } from './samples.gallery.ts'

/** The newest first; the long one is folded. */
const LOG: readonly LogMove[] = [
  { move: 2, seat: 1, section: 'II', lines: [{ text: 'Marcus: B', seat: 1 }] },
  {
    ...{ move: 1, seat: 0, section: 'I' },
    lines: ['Ada: A', '4, 6', ...Array.from({ length: 12 }, (_, i) => `+${i}`)].map(text => ({ text, seat: 0 })),
  },
  { move: 0, seat: undefined, section: 'I', lines: [{ text: '…', seat: undefined }] },
]

export const Moves = () => {
  const [at, show] = useState<number | undefined>(1)
  return <Record moveLog={LOG} players={samplePlayers} at={at} moves={2} show={show} />
}

export const Empty = () => <Record moveLog={[]} players={samplePlayers} at={undefined} moves={0} show={() => {}} />
