// The analysis of a game: the verdict of a move, skill and luck, the graph with its marks, and how far the work is.

import type { PlainMove } from '@tabularium/bots/analysis/plain'
import { speakerOf } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { useState } from 'react'
import { useSettings } from '../../settings.ts'
import { Panel } from '../../ui/panel.tsx'
import { Graph, GraphSide } from '../graph.tsx'
import { samplePlayers, samplePosition } from '../samples.gallery.ts'
import { percent } from './figures.ts'
import { MarkBadge, MarkLine } from './mark.tsx'
import { analysisOf, SIGNS } from './model.ts'
import { AnalysisProgressBar } from './progress.tsx'
import { SkillAndLuck } from './skill-and-luck.tsx'
import { Verdict } from './verdict.tsx'
import { analysisWords } from './words.ts'

const MOVES = 30
const { legal } = samplePosition
const [played, best, other] = legal

/** Chances that rise and fall, with a costly move now and then. */
const moves: readonly PlainMove[] = Array.from({ length: MOVES }, (_, i) => {
  const seat = i % 2
  const own = 0.5 + 0.3 * Math.sin(i / 5) * (seat === 0 ? 1 : -1)
  const option = (action: string, chance: number) => ({
    action,
    chances: seat === 0 ? [chance, 1 - chance] : [1 - chance, chance],
    line: [`${1 - seat} ${other}`, `${seat} ${played}`],
  })
  const lost = [0.001, 0.01, 0.03, 0.09, 0.2][i % 5]
  const better = [option(best, own + lost), option(other, own + lost / 2)]
  return { move: i + 1, seat, action: played, asked: i % 3 === 0, depth: 'quick', played: option(played, own), better }
})

const analysis = analysisOf(wondersDuel, moves, 2, { by: 'rules', chances: [1, 0] })
const five = analysisOf(wondersDuel, moves, 2, { by: 'rules', chances: [0, 1] })

const Judged = ({ at, judged = true }: { readonly at: number; readonly judged?: boolean }) => {
  const { language } = useSettings()
  const [move, go] = useState(at)
  const say = speakerOf(wondersDuel, language, samplePlayers)
  const progress = <AnalysisProgressBar done={30} total={30} running stop={() => {}} resume={() => {}} />
  return (
    <Verdict
      {...{
        game: wondersDuel,
        analysis,
        at: move,
        players: samplePlayers,
        view: samplePosition.view,
        say,
        judged,
        progress,
        go,
      }}
      again={() => {}}
    />
  )
}

export const Blunder = () => <Judged at={5} />
export const Best = () => <Judged at={1} />
export const AtTheSetUp = () => <Judged at={0} />

export const Sums = () => {
  const [seat, choose] = useState(0)
  return <SkillAndLuck analysis={analysis} players={samplePlayers} seat={seat} choose={choose} />
}
export const SumsOfWhoLost = () => {
  const [seat, choose] = useState(0)
  return <SkillAndLuck analysis={five} players={samplePlayers} seat={seat} choose={choose} />
}

export const Chances = () => {
  const t = analysisWords.use()
  const [at, go] = useState(8)
  return (
    <div style={{ height: 220 }}>
      <Graph
        figures={analysis.levels}
        players={samplePlayers}
        name={t('graph')}
        milestones={[{ move: 12, name: 'II' }]}
        at={at}
        words={{ move: t('verdict'), table: t('graph'), at: String }}
        chances={{
          own: 0,
          even: 0.5,
          marks: analysis.moves.map(({ move, seat, mark, loss }) => ({
            ...{ move, seat, kind: mark, weight: loss },
            ...(loss > 0.02 && { sign: SIGNS[mark] }),
          })),
          luck: analysis.lucks.map(([luck]) => luck),
          luckName: t('luck.of', { name: samplePlayers[0] }),
          text: percent,
          told: () => undefined,
        }}
        go={go}
      />
    </div>
  )
}

export const Sides = () => samplePlayers.map((name, seat) => <GraphSide key={name} seat={seat} own={seat === 0} />)

const LOSSES = { best: 0, good: 0.01, inaccurate: 0.04, mistake: 0.1, blunder: 0.3 } as const
const MARKS = Object.keys(LOSSES) as (keyof typeof LOSSES)[]

export const Marks = () => (
  <Panel style={{ padding: 12 }}>
    {MARKS.map(mark => (
      <MarkBadge key={mark} mark={mark} />
    ))}
  </Panel>
)
export const MarksInTheList = () => (
  <Panel className="move-list" style={{ padding: 12 }}>
    {MARKS.map(mark => (
      <MarkLine key={mark} mark={mark} loss={LOSSES[mark]} />
    ))}
  </Panel>
)

const nothing = () => {}
const Work = (props: Partial<Parameters<typeof AnalysisProgressBar>[0]>) => (
  <AnalysisProgressBar done={12} total={60} running stop={nothing} resume={nothing} {...props} />
)
export const FirstLook = () => <Work depth="quick" />
export const Deeper = () => <Work depth="standard" />
export const Stopped = () => <Work depth="standard" running={false} />
export const Done = () => <Work />
export const OnTheServer = () => <Work depth="standard" server />
export const Shared = () => <Work server />
export const WithoutNetwork = () => <Work depth="quick" without />
export const BrokenOff = () => <Work depth="quick" failed="RangeError" />
