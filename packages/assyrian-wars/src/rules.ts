// What bots and pages may ask besides the game itself: facts, the board, and what follows from them.

export type { Acts } from './actions.ts'
export { PLOYS, TRADE_BOX, TRADE_CITIES, WAYS } from './acts/cards.ts'
export { armyOf } from './besiegers.ts'
export * from './board.ts'
export { type Board, createBoard, type Names, type ScenarioFacts } from './board.ts'
export * from './counters.ts'
export { DATA } from './data/index.ts'
export type * from './data/types.ts'
export { DECISION_RULE } from './decision.ts'
export { allyOf, MOST_SPACES, statusOf } from './diplomacy.ts'
export { parties } from './encounter.ts'
export { bookOf, type CardUse, W, WINDOWS } from './event/book.ts'
export { BATTLES, groundOf } from './fight.ts'
export { blockaded } from './fleet.ts'
export { type At, type AwFrame, FRAMES, type FrameOf, frames, isAt, shared } from './frames.ts'
export { ecoLevel, tradePoints } from './income.ts'
export { AS_GROUP } from './intercept.ts'
export { medesMayLeave } from './limits.ts'
export { stepPrices } from './march.ts'
export { MEASURES, measure } from './measure.ts'
export * from './names.ts'
export * from './odds.ts'
export { OFFERS } from './offers.ts'
export { mayEnter } from './passage.ts'
export { left } from './purse.ts'
export {
  ABILITIES,
  type AwState,
  ENDS,
  FOG,
  OPTIONS,
  on,
  recommendedBy,
  seatOf,
} from './state.ts'
export { successionMod } from './succession.ts'
export { namingOf } from './text/naming.ts'
export { level } from './tribute.ts'
export { battleVp, cityVp, VP_GROUPS, WHY_NAMES } from './vp.ts'
export { currentLevel, mayBesiege, surrenderAt } from './walls.ts'
export { warCost } from './war.ts'
