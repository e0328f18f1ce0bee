// Where in the program something was thrown, for whoever writes a game: the file and the line, without what was said.

/** `packages/mendax/src/play.ts:92` of one line of a stack; undefined: it names no file of ours. Tools add queries to names. */
function frameOf(line: string): string | undefined {
  const found = /(packages\/[\w-]+\/[\w./-]+\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?(:\d+)(?::\d+)?\)?$/.exec(
    line.trimEnd().replaceAll('\\', '/'),
  )
  return found ? found[1] + found[2] : undefined
}

const packageOf = (place: string): string => place.split('/')[1]

/**
 * The place, and where another package called it: an error inside the kernel is told with the line of the game that led
 * to it. undefined: it was no error, or knows nothing of where it arose.
 */
export function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const places = (error.stack ?? '').split('\n').flatMap(line => frameOf(line) ?? [])
  const [first] = places
  if (first === undefined || packageOf(first) !== 'kernel') return first
  const caller = places.find(place => packageOf(place) !== 'kernel')
  return caller === undefined ? first : `${first}, called from ${caller}`
}

/** What was thrown, with its place. */
export function describeError(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  const place = placeOf(error)
  return place === undefined ? said : `${said} at ${place}`
}
