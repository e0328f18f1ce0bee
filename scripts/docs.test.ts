// What the pages for programmers name is there: files that are linked, chapters of pages, scripts of npm.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const inFolder = (folder: string, recursive = false): readonly string[] =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join(root, folder, name))
const pages = [...inFolder('.'), ...inFolder('docs', true)]
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Code is no link. */
const proseOf = (text: string): string => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')

/** A heading as the name of its place in the page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

test.each(pages.map(page => [relative(root, page), page]))('%s leads somewhere', (_, page) => {
  const text = readFileSync(page, 'utf8')
  for (const [, target] of proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    const [path, anchor] = target.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    expect(existsSync(file), target).toBe(true)
    // A line of a source is not a heading.
    if (anchor === undefined || /^L\d+$/.test(anchor)) continue
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))
    expect(headings, target).toContain(anchor)
  }
  for (const [, name] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) expect(scripts, name).toHaveProperty([name])
})

test('the glossary names files that are there, and words that stand in them', () => {
  const text = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  const rows = text.split('\n').filter(line => /^\|.*\.ts`/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) {
    const cells = row.split('|').map(cell => cell.trim())
    const files = [...(cells.at(-2) ?? '').matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file)
    expect(files.length, row).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
    // A word in code stands in the code.
    const sources = files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')
    for (const [, word] of cells[1].matchAll(/`(\w+)`/g)) expect(sources, row).toMatch(new RegExp(`\\b${word}\\b`))
  }
})

test('the twelve rules stand where the page on the architecture says', () => {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const rows = [...text.matchAll(/^\| [^|]+ \| ([\d.]+) [^|]+ \| \[`([^`:]+):(\d+)`\]/gm)]
  expect(rows).toHaveLength(12)
  for (const [, rule, file, line] of rows) {
    const lines = readFileSync(join(root, 'packages', file), 'utf8').split('\n')
    // Near by: a line that somebody puts in above does no harm.
    const near = lines.slice(Math.max(0, Number(line) - 20), Number(line) + 20).join('\n')
    expect(near, `${file}:${line}`).toMatch(new RegExp(`(?<![\\d.])${rule.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`))
  }
})
