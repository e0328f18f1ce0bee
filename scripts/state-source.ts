// The source of a position's type and of what is the same for all its fields, from one table of them: a game with many fields writes
// each name once. All positions are made by one constructor: with so many fields, V8 gives a state that is written down as one
// literal a hidden class of its own (or a dictionary), and every read of a field becomes a search.

/** One field: a single value, a list with an entry for each of something, or a list that grows. */
export type StateField =
  | { readonly is: string; readonly start: number; readonly doc: string; readonly secret?: boolean }
  | {
      readonly is: string
      readonly per: string
      readonly start: number
      readonly doc: string
      readonly secret?: boolean
    }
  | { readonly is: string; readonly list: true; readonly doc: string; readonly secret?: boolean }

export interface StateTable {
  /** The name of the type. */
  readonly name: string
  /** Lines of import that the types and sizes need. */
  readonly imports: readonly string[]
  /** The parameters of the sizes: `b: Names`. */
  readonly given: string
  /** How many entries there are for what `per` names, as source. */
  readonly sizes: Readonly<Record<string, string>>
  /** By chapter. */
  readonly chapters: Readonly<Record<string, Readonly<Record<string, StateField>>>>
  /** Where the table stands, for whoever opens the written file. */
  readonly table: string
}

const isOne = (field: StateField): boolean => !('per' in field || 'list' in field)

/** The one line that each field has in some part of the file, under the name of its chapter. */
const lines = (table: StateTable, line: (name: string, field: StateField) => string | undefined): string =>
  Object.entries(table.chapters)
    .map(([chapter, fields]) => {
      const own = Object.entries(fields).flatMap(([name, field]) => line(name, field) ?? [])
      return [`  // -- ${chapter}`, ...own.map(text => text.replaceAll(/^/gm, '  '))].join('\n')
    })
    .join('\n')

/** The fields that are secret, or are not, as a list in the order of the table. */
const names = (table: StateTable, secret: boolean): string =>
  Object.values(table.chapters)
    .flatMap(fields => Object.entries(fields))
    .filter(([, field]) => (field.secret ?? false) === secret)
    .map(([name]) => `  '${name}',`)
    .join('\n')

function startOf(field: StateField, sizes: StateTable['sizes']): string | undefined {
  if ('list' in field) return undefined
  if (!('per' in field)) return field.start === 0 ? undefined : `${field.start}`
  const size = sizes[field.per]
  if (size === undefined) throw new Error(`how many entries there are per '${field.per}' is not said`)
  return `filled(${size}, ${field.start})`
}

export function stateSource(table: StateTable): string {
  const { name, imports, given, sizes } = table
  return `// Written by \`npm run generate\` from ${table.table}: change that, not this.

${imports.join('\n')}

export interface ${name} extends State {
${lines(table, (field, row) => `/** ${row.doc} */\n${field}: ${row.is}${isOne(row) ? '' : '[]'}`)}
}

/** Every field once, in its order: all states are made here, so that all have one hidden class. */
function Blank(this: ${name}): void {
${lines(table, (field, row) => `this.${field} = ${isOne(row) ? '0' : '[]'}`)}
}
Blank.prototype = Object.prototype
export const blank = (): ${name} => new (Blank as unknown as new () => ${name})()

const filled = (length: number, start: number): number[] => new Array<number>(length).fill(start)

/** As the table says that everything begins. */
export function startState(${given}): ${name} {
  const s = blank()
${lines(table, (field, row) => {
  const start = startOf(row, sizes)
  return start === undefined ? undefined : `s.${field} = ${start}`
})}
  return s
}

export function clone(s: ${name}): ${name} {
  const t = blank()
${lines(table, (field, row) => `t.${field} = s.${field}${isOne(row) ? '' : '.slice()'}`)}
  return t
}

/** The spare must be of a game on the same board. */
export function copy(from: ${name}, into: ${name}): void {
${lines(table, (field, row) => {
  if (isOne(row)) return `into.${field} = from.${field}`
  return `${'list' in row ? 'copyList' : 'copyArray'}(from.${field}, into.${field})`
})}
}

/** Fields that everybody may see as they are. */
export const PUBLIC_FIELDS = [
${names(table, false)}
] as const satisfies readonly (keyof ${name})[]

/** Fields that say something secret, or follow from others. */
export const SECRET_FIELDS = [
${names(table, true)}
] as const satisfies readonly (keyof ${name})[]
`
}
