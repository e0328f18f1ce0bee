// The end of a game as a table, and the check of its chance.

import { type Result, speakerOf } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { useSettings } from '../settings.ts'
import { Panel } from '../ui/panel.tsx'
import { EndScene, Fairness, ScoreTable, Verify } from './scores.tsx'

const PLAYERS = ['Ada', 'Maximilian of the Seven Hills']
const SCORES = [
  { military: 5, blue: 17, green: 4, yellow: 3, guilds: 6, wonders: 11, tokens: 4, coins: 2 },
  { military: 0, blue: 23, green: 9, yellow: 0, guilds: 0, wonders: 9, tokens: 0, coins: 12 },
]
const totalOf = (parts: Readonly<Record<string, number>>): number => Object.values(parts).reduce((a, b) => a + b)

const POINTS: Result = {
  reason: 'points',
  winners: [1],
  scores: SCORES.map(parts => ({ parts, total: totalOf(parts) })),
}

const Scores = ({ result }: { readonly result: Result }) => {
  const { language } = useSettings()
  return (
    <Panel style={{ padding: 12 }}>
      <ScoreTable
        result={result}
        players={PLAYERS}
        say={speakerOf(wondersDuel, language, PLAYERS)}
        game="wonders-duel"
      />
    </Panel>
  )
}

export const ByPoints = () => <Scores result={POINTS} />
const OVER = { tone: 'over', seat: 1, lead: 'Maximilian wins.', text: 'Civilian victory.', more: '72 moves.' } as const
export const Ended = () => (
  <div style={{ position: 'relative', height: 460 }}>
    <EndScene result={POINTS} game="wonders-duel" prompt={OVER} label="Result" close="Close" onClose={() => {}} />
  </div>
)
export const Shared = () => <Scores result={{ ...POINTS, reason: 'shared', winners: [0, 1] }} />
export const WithoutPoints = () => <Scores result={{ reason: 'science', winners: [0] }} />

const HASH = '7b6b13ce9d40b2a1c85f04e7aa62d3f1905bc7e84d126f3390ab5ce8f7d04a12'

export const FairChance = () => <Fairness commitment={HASH} seed="c0ffee" reason="points" verify={async () => []} />
export const HiddenSeed = () => <Fairness commitment={HASH} seed={undefined} reason="points" verify={async () => []} />
export const Check = () => <Verify reason="points" verify={async () => []} />
