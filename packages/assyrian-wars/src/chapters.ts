// The chapters of the rules, and what runs each frame. Add yours to the list.

import { actChapter } from './act.ts'
import { aftermathChapter } from './aftermath.ts'
import { battleChapter } from './battle.ts'
import { battleCardsChapter } from './battle-cards.ts'
import { breakerChapter } from './breaker.ts'
import { buildChapter } from './build.ts'
import { campsChapter } from './camps.ts'
import { captureChapter } from './capture.ts'
import type { Chapter, Handler } from './chapter.ts'
import { conquestChapter } from './conquest.ts'
import { dealChapter } from './deal.ts'
import { eliminationChapter } from './elimination.ts'
import { enterChapter } from './enter.ts'
import { evadeChapter } from './evade.ts'
import { coordinateChapter } from './event/coordinate.ts'
import { eventChapter } from './event/index.ts'
import { expelChapter } from './expel.ts'
import { foreignWarChapter } from './foreign-war.ts'
import { harbourChapter } from './harbour.ts'
import { hireChapter } from './hire.ts'
import { impulseChapter } from './impulse.ts'
import { incomeChapter } from './income.ts'
import { interceptChapter } from './intercept.ts'
import { interphaseChapter } from './interphase.ts'
import { landingChapter } from './landing.ts'
import { lossesChapter } from './losses.ts'
import { marchChapter } from './march.ts'
import { minorsChapter } from './minors.ts'
import { nomadsChapter } from './nomads.ts'
import { offersChapter } from './offers.ts'
import { onsetChapter } from './onset.ts'
import { partyChapter } from './party.ts'
import { pillageChapter } from './pillage.ts'
import { politicsChapter } from './politics.ts'
import { raidChapter } from './raid.ts'
import { relocateChapter } from './relocate.ts'
import { repairChapter } from './repair.ts'
import { retreatChapter } from './retreat.ts'
import { roundChapter } from './round.ts'
import { searchChapter } from './search.ts'
import { secretChapter } from './secret.ts'
import { shipsChapter } from './ships.ts'
import { siegeChapter } from './siege.ts'
import { sortieChapter } from './sortie.ts'
import { successionChapter } from './succession.ts'
import { supplyChapter } from './supply.ts'
import { surrenderChapter } from './surrender.ts'
import { timelineChapter } from './timeline.ts'
import { tributeChapter } from './tribute.ts'
import { turnChapter } from './turn.ts'
import { victoryChapter } from './victory.ts'
import { vpChapter } from './vp.ts'
import { clashesChapter, warChapter } from './war.ts'
import { windowsChapter } from './windows.ts'

/** A list made on first use: the modules of the chapters know each other. */
const rules = (): readonly Chapter[] => [
  turnChapter,
  roundChapter,
  impulseChapter,
  interphaseChapter,
  battleChapter,
  aftermathChapter,
  battleCardsChapter,
  windowsChapter,
  secretChapter,
  coordinateChapter,
  eventChapter,
  foreignWarChapter,
  breakerChapter,
  captureChapter,
  lossesChapter,
  onsetChapter,
  retreatChapter,
  siegeChapter,
  sortieChapter,
  marchChapter,
  partyChapter,
  landingChapter,
  enterChapter,
  interceptChapter,
  evadeChapter,
  relocateChapter,
  expelChapter,
  supplyChapter,
  campsChapter,
  conquestChapter,
  eliminationChapter,
  minorsChapter,
  nomadsChapter,
  offersChapter,
  politicsChapter,
  successionChapter,
  surrenderChapter,
  timelineChapter,
  victoryChapter,
  warChapter,
  clashesChapter,
  vpChapter,
  tributeChapter,
  incomeChapter,
  dealChapter,
  buildChapter,
  repairChapter,
  hireChapter,
  pillageChapter,
  raidChapter,
  shipsChapter,
  harbourChapter,
  searchChapter,
]

let table: Readonly<Record<string, Handler>> | undefined
/** By frame. */
export function handlers(): Readonly<Record<string, Handler>> {
  if (table === undefined) {
    const made: Record<string, Handler> = {}
    const offering = rules()
    for (const chapter of [...offering, actChapter(offering)]) {
      for (const [at, handler] of Object.entries(chapter.frames)) {
        if (made[at] !== undefined) throw new Error(`two chapters run the frame '${at}'`)
        made[at] = { run: handler.run, legal: handler.legal, apply: handler.apply, seats: handler.seats } as Handler
      }
    }
    table = made
  }
  return table
}
