// What was told against what came true, as a drawing: on the line from corner to corner chances come true.

import type { CalibrationRow } from '@tabularium/bots'

const SIDE = 320
const MARGIN = 54
const LARGEST = 9

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** An SVG that stands alone. A dot's area says how many positions it stands for, the line through it two standard errors. */
export function calibrationPlot(title: string, rows: readonly CalibrationRow[]): string {
  const x = (share: number): string => (MARGIN + share * SIDE).toFixed(1)
  const y = (share: number): string => (MARGIN + (1 - share) * SIDE).toFixed(1)
  const most = Math.max(1, ...rows.map(({ positions }) => positions))
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  const grid = ticks.flatMap(at => [
    `<path d="M${x(at)} ${y(0)}V${y(1)}M${x(0)} ${y(at)}H${x(1)}" stroke="#8884"/>`,
    `<text x="${x(at)}" y="${MARGIN + SIDE + 16}" text-anchor="middle">${100 * at}%</text>`,
    `<text x="${MARGIN - 6}" y="${y(at)}" text-anchor="end" dominant-baseline="middle">${100 * at}%</text>`,
  ])
  const dots = rows
    .filter(({ positions }) => positions > 0)
    .map(({ told, came, positions, error }) => {
      const radius = (1.5 + LARGEST * Math.sqrt(positions / most)).toFixed(1)
      const bar = `M${x(told)} ${y(Math.min(1, came + error))}V${y(Math.max(0, came - error))}`
      return `<path d="${bar}" stroke="#b4532a"/><circle cx="${x(told)}" cy="${y(came)}" r="${radius}" fill="#b4532acc"><title>${positions}</title></circle>`
    })
  const size = SIDE + 2 * MARGIN
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`,
    ` role="img" font-family="sans-serif" font-size="11" fill="#555">`,
    `<title>${escaped(title)}: what was told against what came true</title>`,
    `<rect width="${size}" height="${size}" fill="#fbf8f1"/>`,
    `<text x="${size / 2}" y="24" text-anchor="middle" font-size="13">${escaped(title)}</text>`,
    ...grid,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#555" stroke-dasharray="4 4"/>`,
    ...dots,
    `<text x="${size / 2}" y="${size - 8}" text-anchor="middle">told</text>`,
    `<text transform="translate(12 ${size / 2}) rotate(-90)" text-anchor="middle">came true</text>`,
    '</svg>\n',
  ].join('\n')
}
