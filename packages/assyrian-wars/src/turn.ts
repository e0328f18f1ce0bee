// A turn: mercenaries, tribute, impulse rounds, interphase, and on to the next. 3.0, 5.0

import { returnHomeCards } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { freshTurn } from './conquest.ts'
import { frames, replaceTop } from './frames.ts'
import { mercenaryTurn } from './hire.ts'
import { endOfTurn } from './lasting.ts'
import { NOBODY } from './names.ts'
import { startTribute } from './tribute.ts'

const { interphase, round, turn } = frames

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
        switch (turn.step(f)) {
          case START:
            startTurn(g)
            replaceTop(s, turn.with(f, { step: TRIBUTE }))
            if (s.turn > firstTurn) mercenaryTurn(g) // 5.1
            return false
          case TRIBUTE:
            replaceTop(s, turn.with(f, { step: IMPULSES }))
            startTribute(g) // 5.2
            return false
          case IMPULSES:
            replaceTop(s, turn.with(f, { step: OVER }))
            round.push(s, {})
            return false
          default: // 6.19
            s.phasing = NOBODY
            returnHomeCards(g)
            endOfTurn(g)
            replaceTop(s, interphase.make({}))
            return false
        }
      },
    },
  },
}
