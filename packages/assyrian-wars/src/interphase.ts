// The interphase: one chapter after another, then the next turn or the end of the game. 7.0

import { pushPolitics } from './camps.ts'
import type { Chapter, Scene } from './chapter.ts'
import { pushConquest } from './conquest.ts'
import { frames, replaceTop } from './frames.ts'
import { startIncome } from './income.ts'
import { type Country, NO_END, NOBODY } from './names.ts'
import { restoreTribes } from './nomads.ts'
import { pushRelocation } from './relocate.ts'
import { pushSecret } from './secret.ts'
import { promoteAll } from './succession.ts'
import { pushTimeline } from './timeline.ts'
import { penalizeRefusers } from './tribute.ts'
import { finalScore, vpTest } from './victory.ts'

const { interphase, turn } = frames

const STEPS = [
  'conquest',
  'promotion',
  'income',
  'count',
  'politics',
  'secret',
  'timeline',
  'relocation',
  'resume',
] as const

/** The country after this one on the track that is active. */
export function nextActive(active: number, from: Country, onTrack: number): Country {
  for (let i = 1; i <= onTrack; i++) {
    const c = (from + i) % onTrack
    if ((active >> c) & 1) return c
  }
  return from
}

function resume(g: Scene): void {
  const { b, s } = g
  s.turn++
  replaceTop(s, turn.make({}))
  if (s.lastPlayed !== NOBODY) s.first = nextActive(s.active, s.lastPlayed, b.onTrack) // 7.3.2
}

export const interphaseChapter: Chapter = {
  frames: {
    interphase: {
      run(g, f) {
        const { b, s } = g
        const step = STEPS[interphase.step(f)]
        const last = s.turn >= b.scenarios[s.scenario].data.victoryTest.endsAfterInterphase
        g.tell?.all({ at: 'interphase', step })
        replaceTop(s, interphase.with(f, { step: interphase.step(f) + 1 }))
        switch (step) {
          case 'conquest': // 7.1
            pushConquest(g)
            break
          case 'promotion': // R81, 7.2
            penalizeRefusers(g)
            promoteAll(g)
            break
          case 'income': // 7.3
            startIncome(g)
            break
          case 'count': // 8.3, 9.1
            vpTest(g)
            if (last && s.end === NO_END) finalScore(g)
            break
          case 'politics': // 7.4
            pushPolitics(g)
            break
          case 'secret': // 7.5
            pushSecret(g)
            break
          case 'timeline': // 7.6, 10.1
            restoreTribes(g)
            pushTimeline(g)
            break
          case 'relocation': // 7.7
            pushRelocation(g)
            break
          default:
            resume(g)
        }
        return false
      },
    },
  },
}
