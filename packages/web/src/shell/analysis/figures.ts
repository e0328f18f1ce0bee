// Chances as people read them: hundredths of a win, with their sign where something was added or taken.

const signOf = (points: number): string => (points < 0 ? '−' : '')

const hundredths = (share: number): number => Math.round(100 * share)

/** `54%`. */
export const percent = (share: number): string => `${signOf(hundredths(share))}${Math.abs(hundredths(share))}%`

/** `+8%`, `−8%`. */
export const signedPoints = (points: number): string => `${points > 0 ? '+' : signOf(points)}${Math.abs(points)}%`

export const signedPercent = (share: number): string => signedPoints(hundredths(share))
