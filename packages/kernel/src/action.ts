// The vocabulary of a game: every action there can ever be, declared once and interned.

/** One thing a player can choose. Frozen, one object per action: compare by reference or by `id`. */
export interface Action {
  /** Position in the catalogue: small, dense, for searches and networks; may change between versions of the rules. */
  readonly id: number
  readonly kind: string
  /** Short stable text, for records, tests, logs and addresses: `build academy`. */
  readonly notation: string
}

export type Fields = Readonly<Record<string, number | string>>

/** One kind of action: all its combinations of fields, and how the fields are written after the kind. */
export interface Kind<F extends Fields = Fields> {
  readonly all: readonly F[]
  say(fields: F): string
}

/** The union of all actions of a vocabulary, for exhaustive switches over `kind`. */
export type ActionOf<K extends Record<string, Kind>> = {
  [N in keyof K & string]: K[N] extends Kind<infer F> ? Action & { readonly kind: N } & F : never
}[keyof K & string]

export interface Catalogue<A extends Action = Action> {
  readonly all: readonly A[]
  readonly kinds: readonly string[]
  /** The actions of one kind, in the order of its `all`. */
  of<N extends A['kind']>(kind: N): readonly Extract<A, { readonly kind: N }>[]
  /** The action with this notation. */
  parse(notation: string): A | undefined
}

/** Declares one kind and keeps the type of its fields. */
export const kind = <F extends Fields>(all: readonly F[], say: (fields: F) => string): Kind<F> => ({ all, say })

/** A kind with a single action and no fields: its notation is its name. */
export const lone = (): Kind<Record<never, never>> => ({ all: [{}], say: () => '' })

const NOTATION = /^[a-z0-9]+(?:-[a-z0-9]+)*(?: [a-z0-9]+(?:-[a-z0-9]+)*)*$/

/** Interns a vocabulary. All actions get one hidden class (every field name, unused ones undefined): rules stay fast. */
export function catalogue<K extends Record<string, Kind>>(kinds: K): Catalogue<ActionOf<K>> {
  type A = ActionOf<K>
  const names = [...new Set(Object.values(kinds).flatMap(k => k.all.flatMap(f => Object.keys(f))))]
  const taken = names.find(field => field === 'id' || field === 'kind' || field === 'notation')
  if (taken !== undefined) throw new Error(`no field can be called '${taken}': every action has one already`)
  // Parsed, not put together: engines turn an object that grows by many fields into a table with slow look-ups.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(['id', 'kind', 'notation', ...names].map(n => [n, 0]))))
  const all: A[] = []
  const byKind = new Map<string, A[]>()
  const byNotation = new Map<string, A>()
  for (const [name, { all: combinations, say }] of Object.entries(kinds)) {
    const list: A[] = []
    for (const fields of combinations) {
      const notation = `${name} ${say(fields)}`.trimEnd()
      if (!NOTATION.test(notation)) throw new Error(`notation '${notation}': words of a-z, 0-9 and inner hyphens only`)
      if (byNotation.has(notation)) throw new Error(`notation '${notation}' names two actions`)
      const action: Record<string, unknown> = { ...blank }
      action.id = all.length
      action.kind = name
      action.notation = notation
      for (const field of names) action[field] = fields[field]
      const frozen = Object.freeze(action) as unknown as A
      all.push(frozen)
      list.push(frozen)
      byNotation.set(notation, frozen)
    }
    byKind.set(name, list)
  }
  return {
    all,
    kinds: [...byKind.keys()],
    of: <N extends A['kind']>(name: N) => (byKind.get(name) ?? []) as unknown as Extract<A, { readonly kind: N }>[],
    parse: notation => byNotation.get(notation),
  }
}
