// The source of frames by name, from one table of their kinds: readers, `make`, `push` and `with` for each. All frames keep one flat
// shape; a name costs nothing at run time, since such small functions are inlined.

export interface FrameField {
  readonly slot: string
  readonly is: string
  readonly doc: string
  readonly from?: number
  readonly width?: number
  readonly plusOne?: boolean
  readonly wide?: boolean
}

export interface FrameKind {
  readonly doc: string
  readonly at?: string
  readonly fields: Readonly<Record<string, FrameField>>
}

export interface FrameTable {
  readonly table: string
  readonly imports: readonly string[]
  readonly slots: readonly string[]
  readonly chapters: Readonly<Record<string, Readonly<Record<string, FrameKind>>>>
}

/** A field with its plain name, and whether it may be left out. */
interface Named extends FrameField {
  readonly name: string
  readonly optional: boolean
}

const ALL_BITS = 32

const named = ({ fields }: FrameKind): readonly Named[] =>
  Object.entries(fields).map(([key, field]) => ({
    ...field,
    name: key.replace(/\?$/, ''),
    optional: key.endsWith('?'),
  }))

const isPart = (field: FrameField): boolean => field.from !== undefined

/** How a field is read out of `f`. */
function read({ slot, from, width, plusOne, wide }: FrameField): string {
  let value = `f.${slot}`
  if (from !== undefined && width !== undefined) {
    if (wide) {
      if (from > 0) value = `Math.floor(${value} / ${2 ** from})`
      if (width < ALL_BITS) value = `${value} % ${2 ** width}`
    } else if (width >= ALL_BITS) value = `${value} >>> ${from}`
    else value = from === 0 ? `${value} & ${2 ** width - 1}` : `(${value} >> ${from}) & ${2 ** width - 1}`
  }
  if (!plusOne) return value
  return from === undefined ? `${value} - 1` : `(${value}) - 1`
}

/** What of a slot follows from a value: shifted to its bits. */
function placed({ from = 0, plusOne, wide }: FrameField, value: string): string {
  const raised = plusOne ? `${value} + 1` : value
  if (from === 0) return plusOne ? `(${raised})` : raised
  return wide
    ? `${2 ** from} * ${plusOne ? `(${raised})` : raised}`
    : `(${plusOne ? `(${raised})` : raised} << ${from})`
}

/** A slot as `v` gives it; what it does not give is `rest(field)`, or all of the slot as it was. */
function slotOf(fields: readonly Named[], isNew: boolean, slot: string): string {
  const own = fields.filter(field => field.slot === slot)
  const parts = own.filter(isPart)
  const start = (field: Named): string => (field.plusOne ? '-1' : '0')
  const given = (field: Named): string => {
    if (isNew && !field.optional) return `v.${field.name}`
    const old = isNew ? start(field) : isPart(field) ? paren(read(field)) : read(field)
    return `(v.${field.name} ?? ${old})`
  }
  const glue = parts.some(({ wide }) => wide) ? ' + ' : ' | '
  let value = isNew ? '0' : `f.${slot}`
  if (parts.length > 0) value = parts.map(field => placed(field, given(field))).join(glue)
  const names = own.filter(field => !isPart(field))
  if (names.length === 1 && parts.length === 0) {
    const [field] = names
    if (isNew && !field.optional) return field.plusOne ? `v.${field.name} + 1` : `v.${field.name}`
    if (!field.plusOne) return `v.${field.name} ?? ${value}`
    return isNew ? `(v.${field.name} ?? -1) + 1` : `v.${field.name} === undefined ? ${value} : v.${field.name} + 1`
  }
  for (const field of names.toReversed()) {
    value = `v.${field.name} !== undefined ? ${field.plusOne ? `v.${field.name} + 1` : `v.${field.name}`} : ${value}`
  }
  return value
}
const paren = (text: string): string => (/^[\w.]+$/.test(text) ? text : `(${text})`)

const quoted = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

function kindSource(name: string, kind: FrameKind, slots: readonly string[]): string {
  const at = kind.at ?? name
  const fields = named(kind)
  const used = slots.map(slot => fields.some(field => field.slot === slot))
  const last = used.lastIndexOf(true)
  const made = (isNew: boolean): string =>
    slots
      .map((slot, i) => (used[i] ? slotOf(fields, isNew, slot) : isNew ? '0' : `f.${slot}`))
      .filter((_, i) => !isNew || i <= last)
      .map(text => `, ${text}`)
      .join('')
  const values = `FrameValues['${name}']`
  const fresh = `frame('${at}', v.of ?? NOBODY${made(true)})`
  return `  /** ${kind.doc} */
  ${quoted(name)}: {
${fields.map(field => `    /** ${field.doc} */\n    ${field.name}: (f: Slots<'${at}'>): ${field.is} => ${read(field)},`).join('\n')}
    make: (v: ${values}): FrameOf<'${at}'> => ${fresh},
    push(s: Stack, v: ${values}): void {
      s.frames.push(this.make(v))
    },
    with: (f: FrameOf<'${at}'>, v: Partial<${values}>): FrameOf<'${at}'> =>
      frame('${at}', v.of ?? f.of${made(false)}),
  },`
}

const layout = ({ slot, is, from, width, plusOne, wide }: FrameField): string =>
  JSON.stringify([slot, is, from, width, plusOne, wide])

/** Names that several kinds have at the same place: readers for frames of any of them. */
function sharedSource(kinds: readonly (readonly [string, FrameKind])[]): string {
  const names = new Map<string, Map<string, { readonly field: Named; readonly ats: string[] }>>()
  for (const [name, kind] of kinds) {
    if (kind.at !== undefined) continue
    for (const field of named(kind)) {
      const places = names.get(field.name) ?? new Map()
      names.set(field.name, places)
      const found = places.get(layout(field)) ?? { field, ats: [] }
      places.set(layout(field), found)
      found.ats.push(name)
    }
  }
  return [...names]
    .flatMap(([name, places]) => {
      const [most] = [...places.values()].sort((x, y) => y.ats.length - x.ats.length)
      if (most.ats.length < 2) return []
      const ats = most.ats.map(at => `'${at}'`).join(' | ')
      return [`  ${name}: (f: Slots<${ats}>): ${most.field.is} => ${read(most.field)},`]
    })
    .join('\n')
}

export function frameSource(table: FrameTable): string {
  const kinds = Object.values(table.chapters).flatMap(chapter => Object.entries(chapter))
  const ats = kinds.filter(([, kind]) => kind.at === undefined).map(([name]) => name)
  return `// Written by \`npm run generate\` from ${table.table}: change that, not this.

${table.imports.join('\n')}

/** All kinds, by chapter. */
export const FRAMES = [
${ats.map(at => `  '${at}',`).join('\n')}
] as const
export type At = (typeof FRAMES)[number]

/** What the readers need: frames, and frames as views show them. */
export interface Slots<K extends At> extends Frame {
  readonly at: K
${table.slots.map(slot => `  readonly ${slot}: number`).join('\n')}
}
/** A frame of this kind, or of one of these: \`at\` tells which. */
export type FrameOf<K extends At> = { [P in K]: Slots<P> & { readonly of: Country } }[K]
export type AwFrame = FrameOf<At>

interface Stack {
  frames: AwFrame[]
}

/** A frame by its slots: for whoever has them from elsewhere. */
export const frame = <K extends At>(
  at: K,
  of: Country,
${table.slots.map(slot => `  ${slot} = 0,`).join('\n')}
): Slots<K> & { readonly of: Country } => ({
  at,
  of: whole(of) as Country,
${table.slots.map(slot => `  ${slot}: whole(${slot}),`).join('\n')}
})

/** What is said of a frame when it is made; \`of\` is NOBODY where it is left out. */
export interface FrameValues {
${kinds
  .map(([name, kind]) => {
    const fields = named(kind).map(({ name, optional, is }) => `${name}${optional ? '?' : ''}: ${is}`)
    return `  ${quoted(name)}: { ${['of?: Country', ...fields].join('; ')} }`
  })
  .join('\n')}
}

/** By kind: a reader for each of its fields; \`make\` a frame, \`push\` it, or the same \`with\` other values. */
export const frames = {
${kinds.map(([name, kind]) => kindSource(name, kind, table.slots)).join('\n')}
}

/** Readers of what several kinds have in common. */
export const shared = {
${sharedSource(kinds)}
}
`
}
