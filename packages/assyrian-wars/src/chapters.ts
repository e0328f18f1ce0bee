// The chapters of the rules, and what runs each frame. Add yours to the list.

import { aftermathChapter } from './battle/aftermath.ts'
import { onsetChapter } from './battle/attack-order.ts'
import { battleChapter } from './battle/battle.ts'
import { battleCardsChapter } from './battle/battle-cards.ts'
import { clashesChapter } from './battle/clashes.ts'
import { lossesChapter } from './battle/losses.ts'
import { retreatChapter } from './battle/retreat.ts'
import type { Chapter, Handler } from './board/chapter.ts'
import { dealChapter } from './economy/deal.ts'
import { harbourChapter } from './economy/harbour.ts'
import { incomeChapter } from './economy/income.ts'
import { pillageChapter } from './economy/pillage.ts'
import { raidChapter } from './economy/raid.ts'
import { breakerChapter } from './event-cards/alliance-breakers.ts'
import { coordinateChapter } from './event-cards/coordinated-attack.ts'
import { eventChapter } from './event-cards/event.ts'
import { foreignWarChapter } from './event-cards/foreign-war.ts'
import { windowsChapter } from './event-cards/reactions.ts'
import { enterChapter } from './movement/enter.ts'
import { evadeChapter } from './movement/evasion.ts'
import { interceptChapter } from './movement/interception.ts'
import { marchChapter } from './movement/march.ts'
import { partyChapter } from './movement/march-party.ts'
import { relocateChapter } from './movement/relocation.ts'
import { supplyChapter } from './movement/supply.ts'
import { nomadsChapter } from './nomads/nomads.ts'
import { offersChapter } from './politics/answers.ts'
import { conquestChapter } from './politics/conquest.ts'
import { eliminationChapter } from './politics/elimination.ts'
import { politicsChapter } from './politics/impulse-politics.ts'
import { minorsChapter } from './politics/minors.ts'
import { campsChapter } from './politics/political-phase.ts'
import { secretChapter } from './politics/secret-diplomacy.ts'
import { surrenderChapter } from './politics/surrender.ts'
import { tributeChapter } from './politics/tribute.ts'
import { warChapter } from './politics/war.ts'
import { buildChapter } from './recruitment/build.ts'
import { hireChapter } from './recruitment/hire.ts'
import { repairChapter } from './recruitment/rebuild.ts'
import { landingChapter } from './sea/landing.ts'
import { searchChapter } from './sea/search.ts'
import { shipsChapter } from './sea/ships.ts'
import { captureChapter } from './siege/capture.ts'
import { siegeChapter } from './siege/siege.ts'
import { sortieChapter } from './siege/sortie.ts'
import { expelChapter } from './territory/expulsion.ts'
import { actChapter } from './turn/act.ts'
import { impulseChapter } from './turn/impulse.ts'
import { interphaseChapter } from './turn/interphase.ts'
import { roundChapter } from './turn/round.ts'
import { successionChapter } from './turn/succession.ts'
import { timelineChapter } from './turn/timeline.ts'
import { turnChapter } from './turn/turn.ts'
import { victoryChapter } from './victory/victory.ts'
import { vpChapter } from './victory/victory-points.ts'

/** What they offer in an impulse stands in this order. */
const OFFERING: readonly Chapter[] = [
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

function byFrame(chapters: readonly Chapter[]): Readonly<Record<string, Handler>> {
  const made: Record<string, Handler> = {}
  for (const { frames } of chapters) {
    for (const [at, handler] of Object.entries(frames)) {
      if (made[at] !== undefined) throw new Error(`two chapters run the frame '${at}'`)
      made[at] = { run: handler.run, legal: handler.legal, apply: handler.apply, seats: handler.seats } as Handler
    }
  }
  return made
}

/** What runs each frame. */
export const handlers = byFrame([...OFFERING, actChapter(OFFERING)])
