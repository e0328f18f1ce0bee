// The words of the game that tables are keyed by.

export const RESOURCES = ['clay', 'wood', 'stone', 'glass', 'papyrus'] as const
export type ResourceName = (typeof RESOURCES)[number]

/** The first three resources are raw materials, the last two manufactured goods. */
export const RAW = 3

export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const
export type ColourName = (typeof COLOURS)[number]

/** Science symbols (9.1). */
export const SYMBOLS = ['wheel', 'mortar', 'quill', 'pendulum', 'sundial', 'armillary-sphere', 'scales'] as const
export type ScienceSymbolName = (typeof SYMBOLS)[number]

/** White symbols (5.7). */
export const WHITE_SYMBOLS = [
  'horseshoe',
  'sword',
  'tower',
  'book',
  'gear',
  'mask',
  'moon',
  'drop',
  'amphora',
  'target',
  'helmet',
  'lyre',
  'lamp',
  'column',
  'sun',
  'portico',
  'barrel',
] as const
export type WhiteSymbolName = (typeof WHITE_SYMBOLS)[number]
