// The windows in which everything is looked at.

export const SIZES = { laptop: [1440, 900], phone: [390, 844], small: [320, 640] } as const

/** By the name that stands in an address of the gallery. */
export const WINDOWS = {
  ...SIZES,
  /** The smallest laptop: a table is laid closer. */
  close: [1280, 720],
  /** A laptop whose browser shows everything twice as large. */
  twice: [720, 450],
} as const

export type WindowName = keyof typeof WINDOWS
