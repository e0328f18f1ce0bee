// Copying a state into another that exists already, for searches: allocates nothing.

/** Arrays that keep their length. */
export function copyArray(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]
}

/** Arrays that grow and shrink: shortened by `pop`, which keeps their capacity. */
export function copyList<T>(from: readonly T[], into: T[]): void {
  while (into.length > from.length) into.pop()
  for (let i = 0; i < from.length; i++) {
    if (i < into.length) into[i] = from[i]
    else into.push(from[i])
  }
}
