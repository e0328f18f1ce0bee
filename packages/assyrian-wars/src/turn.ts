// A turn: mercenaries, tribute, impulse rounds, interphase, and on to the next. 3.0, 5.0

import { returnHomeCards } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { freshTurn } from './conquest.ts'
import { mercenaryTurn } from './hire.ts'
import { endOfTurn } from './lasting.ts'
import { NOBODY } from './names.ts'
import { frame, push, replaceTop, stepTop } from './state.ts'
import { startTribute } from './tribute.ts'

const [START, TRIBUTE, IMPULSES, OVER] = [0, 1, 2, 3]

/** Before the first impulse of a turn. */
export function startTurn(g: Scene): void {
  const { s } = g
  s.had = 0
  s.round = 1
  s.soldGroups = 0
  s.lastTaken = NOBODY
  s.marker = s.first
  g.tell?.all({ at: 'turn', turn: s.turn })
  freshTurn(g)
}

export const turnChapter: Chapter = {
  frames: {
    turn: {
      run(g, f) {
        const { b, s } = g
        const firstTurn = b.scenarios[s.scenario].data.firstTurn
        switch (f.a) {
          case START:
            startTurn(g)
            stepTop(s, TRIBUTE)
            if (s.turn > firstTurn) mercenaryTurn(g) // 5.1
            return false
          case TRIBUTE:
            stepTop(s, IMPULSES)
            startTribute(g) // 5.2
            return false
          case IMPULSES:
            stepTop(s, OVER)
            push(s, 'round', NOBODY)
            return false
          default: // 6.19
            s.phasing = NOBODY
            returnHomeCards(g)
            endOfTurn(g)
            replaceTop(s, frame('interphase', NOBODY))
            return false
        }
      },
    },
  },
}
