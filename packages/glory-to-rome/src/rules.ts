// What bots, boards and analyses ask of the game beyond its contract: the facts, limits and points as they stand.

export { SENATOR } from './actions.ts'
export { accepts, pending } from './build.ts'
export { ENDS, type End } from './data/ends.ts'
export { MATERIALS, type MaterialName, ROLES, type RoleName, SITES_PER_MATERIAL, VALUES } from './data/materials.ts'
export { STRUCTURES, type StructureFacts } from './data/structures.ts'
export { forum, isStatue } from './functions/marble.ts'
export { handLimit, handSize } from './hand.ts'
export { demands } from './legionary.ts'
export { MEASURES, measure } from './measure.ts'
export * from './names.ts'
export { clienteleLimit, vaultLimit } from './roles.ts'
export { matching, petitionSize } from './round.ts'
export { bonusPoints, CATEGORIES, score, total, vaultPoints, wallPoints } from './scoring.ts'
export { ORDER_CARDS, SENATORS, START_INFLUENCE, sitesPerMaterial } from './setup.ts'
export {
  type At,
  CLASSIC,
  DONE,
  type GrFrame,
  type GrState,
  has,
  NO_ROLE,
  OPENED,
  OUT_OF_TOWN,
  owns,
  placed,
  REMEMBERED,
  SIMPLIFIED,
  type StructureCode,
  siteOf,
  under,
} from './state.ts'
