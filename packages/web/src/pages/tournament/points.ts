// Points and times as players write them.

const PARTS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Halves and quarters have signs of their own: 2½, not 2.5. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  const part = PARTS[String(points - whole)]
  if (part === undefined) return String(points)
  return whole === 0 ? part : `${whole}${part}`
}

const DAY = 86_400_000

/** The hour, with the day where it is not within a day. */
export const timeText = (time: number, language: string, now = Date.now()): string =>
  new Intl.DateTimeFormat(language, {
    ...(Math.abs(time - now) > DAY && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)
