export type { Scene } from './kit/drawing.ts'
export { THEMES, type Theme } from './kit/palette.ts'
export { type Rendering, svgOf } from './kit/render.ts'
export type { Pictures } from './pictures.ts'
