// A scene as an SVG document. Colours stand as attributes, not in a style sheet: the document is shown as an image,
// which no style of the page reaches and no content policy must allow.

import type { Drawing, Group, Scene, Shape } from './drawing.ts'
import { colour, type Role, type Theme } from './palette.ts'

export interface Rendering {
  readonly theme: Theme
  /** In lines, as what has not been built yet. */
  readonly plan?: boolean
  /** The strip of the scene that `wide` names. */
  readonly wide?: boolean
  /** With a size of its own: without one not every browser paints it into pixels. */
  readonly sized?: boolean
}

const isGroup = (part: Shape | Group): part is Group => 'parts' in part
const isList = (part: Shape | Group | Drawing): part is Drawing => Array.isArray(part)

const transformOf = ({ x, y, scale, turn }: Group): string => {
  const moved = x === 0 && y === 0 ? '' : `translate(${x} ${y})`
  const scaled = scale === 1 ? '' : `scale(${typeof scale === 'number' ? scale : scale.join(' ')})`
  return moved + (turn === 0 ? '' : `rotate(${turn})`) + scaled
}

/** The SVG of a scene; small enough to be made anew for each theme. */
export function svgOf(scene: Scene, { theme, plan = false, wide = false, sized = false }: Rendering): string {
  const { width, height, sky } = scene
  const of = (role: Role): string => colour(role, sky, theme)

  const inColour = ({ kind, role, path, stroke, dashed, opacity }: Shape): string => {
    if (kind === 'guide') return ''
    if (dashed)
      return `<path fill="none" stroke="${of(role)}" stroke-width="${stroke}" stroke-dasharray="5 4" opacity=".75" d="${path}"/>`
    const sheer = opacity === undefined ? '' : ` opacity="${opacity}"`
    if (stroke !== undefined)
      return `<path fill="none" stroke="${of(role)}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"${sheer} d="${path}"/>`
    return `<path fill="${of(role)}"${sheer} d="${path}"/>`
  }

  const inLines = ({ kind, path, stroke, dashed }: Shape): string => {
    if (kind === 'light' || kind === 'air') return ''
    const line = `stroke="${of('line')}" stroke-linejoin="round" vector-effect="non-scaling-stroke"`
    if (kind === 'guide' || dashed)
      return `<path fill="none" ${line} stroke-width=".8" stroke-dasharray="5 3" opacity=".6" d="${path}"/>`
    if (stroke !== undefined) return `<path fill="none" ${line} stroke-width="1.2" d="${path}"/>`
    if (kind === 'mass') return `<path fill="${of('paper')}" ${line} stroke-width="1.2" d="${path}"/>`
    return `<path fill="${of('line')}" fill-opacity="${kind === 'tone' ? '.16' : '.34'}" d="${path}"/>`
  }

  const clips: string[] = []
  const attributesOf = (group: Group): string => {
    const transform = transformOf(group)
    const placed = transform === '' ? '' : ` transform="${transform}"`
    if (group.clip === undefined) return placed
    clips.push(`<clipPath id="c${clips.length}"><path d="${group.clip}"/></clipPath>`)
    return `${placed} clip-path="url(#c${clips.length - 1})"`
  }

  const write = (parts: Drawing): string =>
    parts
      .map(part => {
        if (isList(part)) return write(part)
        if (isGroup(part)) return `<g${attributesOf(part)}>${write(part.parts)}</g>`
        return plan ? inLines(part) : inColour(part)
      })
      .join('')

  const box = wide && scene.wide !== undefined ? scene.wide : `0 0 ${width} ${height}`
  const size = sized ? box.replace(/^\S+ \S+ (\S+) (\S+)$/, ' width="$1" height="$2"') : ''
  const paper = plan ? `<path fill="${of('paper')}" d="M0 0h${width}v${height}H0z"/>` : ''
  const drawn = write(scene.drawing)
  const body =
    scene.edge === undefined
      ? drawn
      : `<use href="#d" stroke="${of('edge')}" stroke-width="${scene.edge}" stroke-linejoin="round"/><g id="d">${drawn}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}>${clips.join('')}${paper}${body}</svg>`
}
