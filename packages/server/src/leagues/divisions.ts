// Who plays in which division: cut from one order of all members, the best first, which a season's tables make anew. Pure:
// the same tables lead to the same divisions.

/** Members by their numbers in the league. */
type Member = number

/** How many change places between two divisions that lie one above the other: nobody rises and falls at once. */
export const moversBetween = (upper: number, lower: number, movers: number): number =>
  Math.min(movers, Math.floor(upper / 2), Math.floor(lower / 2))

export type Movement = 'up' | 'down' | undefined

/** Where each place of each division leads, by the sizes of the divisions. */
export const movementsOf = (sizes: readonly number[], movers: number): readonly (readonly Movement[])[] =>
  sizes.map((size, i) => {
    const up = i === 0 ? 0 : moversBetween(sizes[i - 1], size, movers)
    const down = i === sizes.length - 1 ? 0 : moversBetween(size, sizes[i + 1], movers)
    return Array.from({ length: size }, (_, at) => (at < up ? 'up' : at >= size - down ? 'down' : undefined))
  })

/**
 * All members in one order after a season: in every division those who come down stand before those who stay, and those who
 * come up behind them. So a place that becomes free falls to whoever missed it by least.
 */
export function orderAfter(tables: readonly (readonly Member[])[], movers: number): readonly Member[] {
  const movements = movementsOf(
    tables.map(table => table.length),
    movers,
  )
  const of = (division: number, movement: Movement): readonly Member[] =>
    (tables[division] ?? []).filter((_, at) => movements[division][at] === movement)
  return tables.flatMap((_, i) => [...of(i - 1, 'down'), ...of(i, undefined), ...of(i + 1, 'up')])
}

export interface DivisionSizes {
  readonly size: number
  /** With fewer a division is none. */
  readonly least: number
}

/** Cuts an order into divisions; who is left over plays in the last of them. */
export function cut(order: readonly Member[], { size, least }: DivisionSizes): readonly (readonly Member[])[] {
  const full = Array.from({ length: Math.ceil(order.length / size) }, (_, i) => order.slice(i * size, (i + 1) * size))
  const last = full.at(-1)
  if (full.length < 2 || !last || last.length >= least) return full
  return [...full.slice(0, -2), [...full[full.length - 2], ...last]]
}

export interface Newcomer {
  readonly member: Member
  readonly rating: number
}

/** The divisions of the next season: the order of the last, without those who have left, and newcomers below, the strongest first. */
export function nextDivisions(
  tables: readonly (readonly Member[])[],
  active: readonly Newcomer[],
  movers: number,
  sizes: DivisionSizes,
): readonly (readonly Member[])[] {
  const before = orderAfter(tables, movers)
  const staying = before.filter(member => active.some(one => one.member === member))
  const fresh = active
    .filter(({ member }) => !before.includes(member))
    .sort((a, b) => b.rating - a.rating || a.member - b.member)
  return cut([...staying, ...fresh.map(({ member }) => member)], sizes)
}
