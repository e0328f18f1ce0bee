// Numbers that stand for things: a card, a province, a seat.

declare const kind: unique symbol

/**
 * A number that stands for one kind of thing, by the order of them. One kind cannot be handed over, kept or compared in
 * the place of another; plain numbers (a counting loop, -1, what was reckoned) fit everywhere. It is a type and no more:
 * nothing is left of it at run time.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind }

/** A set of such things: bit n stands for number n. */
export type Bits<Of extends number> = number & { readonly [kind]?: readonly Of[] }

/** The number of a name by the order of the list; `what` is said where there is no such name. */
export function idOf<Of extends number>(names: readonly string[], what: string): (name: string) => Of {
  const index = new Map(names.map((name, i) => [name, i]))
  return name => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`there is no ${what} '${name}'`)
    return found as Of
  }
}
