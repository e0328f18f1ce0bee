// The table of a ladder as a page that stands alone: one file, no script.

import type { Interval, Tally } from '@tabularium/bots'
import type { Language } from '@tabularium/kernel'
import { ladderWordsOf } from './ladder-words.ts'

export interface Ladder extends Tally {
  readonly name: string
  readonly seed: string
  readonly all: number
  readonly intervals: Readonly<Record<string, Interval>>
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPES[sign])

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;text-align:right;border-bottom:1px solid #8886}
th:first-child,td:first-child{text-align:left}td{font-variant-numeric:tabular-nums}td+td{white-space:nowrap}`

export function ladderPage({ name, seed, all, games, bots, intervals }: Ladder, language: Language): string {
  const words = ladderWordsOf(language)
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const rows = Object.entries(bots)
    .sort(([, a], [, b]) => b.rating - a.rating)
    .map(([bot, row]) => [
      ...[bot, whole.format(row.rating), `${whole.format(intervals[bot].low)} – ${whole.format(intervals[bot].high)}`],
      ...[percent.format(row.winRate), whole.format(row.games), whole.format(row.wins), whole.format(row.draws)],
    ])
  const { player, wins, shared, share, rating, interval } = words
  // What matters most stands first: a phone shows three columns.
  const head = [player, rating, interval, share, words.games, wins, shared]
  const cells = (of: 'td' | 'th', row: readonly string[]) =>
    `<tr>${row.map(cell => `<${of}>${escaped(cell)}</${of}>`).join('')}</tr>`
  const played = words.played
    .replace('{done}', whole.format(games))
    .replace('{all}', whole.format(all))
    .replace('{seed}', () => seed)
  const title = `${words.ladder}: ${name}`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<div><table>
<thead>${cells('th', head)}</thead>
<tbody>
${rows.map(row => cells('td', row)).join('\n')}
</tbody>
</table></div>
<p>${escaped(played)}</p>
</html>
`
}
