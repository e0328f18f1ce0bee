// A page with the pictures of a game, to look at what one draws: by day, by night, as a plan, small.
// node packages/art/tools/sheet.ts <game> <file.html> [part of a name …]

import { writeFileSync } from 'node:fs'
import { type Pictures, type Rendering, svgOf } from '../src/index.ts'

const [game, file, ...parts] = process.argv.slice(2)
if (!game || !file) {
  console.error('node packages/art/tools/sheet.ts <game> <file.html> [part of a name …]')
  process.exit(2)
}

const { pictures } = (await import(`../src/${game}/index.ts`)) as { pictures: Pictures }
const names = Object.keys(pictures).filter(name => parts.length === 0 || parts.some(part => name.includes(part)))

function image(name: string, how: Rendering, width: number, filter = ''): string {
  const svg = Buffer.from(svgOf(pictures[name](), how)).toString('base64')
  return `<img style="width:${width}px;${filter}" src="data:image/svg+xml;base64,${svg}">`
}

const rows = names.map(name => {
  const day = [
    image(name, { theme: 'light' }, 240),
    image(name, { theme: 'light', plan: true }, 140),
    image(name, { theme: 'light' }, 96),
    image(name, { theme: 'light' }, 48),
    image(name, { theme: 'light' }, 96, 'filter:grayscale(1)'),
  ]
  const night = [image(name, { theme: 'dark' }, 240), image(name, { theme: 'dark', plan: true }, 140)]
  return `<tr><td class="day"><p>${name}</p>${day.join(' ')}</td><td class="night"><p>&nbsp;</p>${night.join(' ')}</td></tr>`
})

const style = `body{margin:0;font:14px sans-serif}td{padding:8px;vertical-align:top}.day{background:#EDE4D2}.night{background:#12151c}img{vertical-align:bottom}`
writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style><table>${rows.join('')}</table>`)
console.log(`${names.length} pictures`)
