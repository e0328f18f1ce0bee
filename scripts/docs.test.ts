// What the pages for programmers name is there: files that are linked, chapters of pages, scripts of npm, lines of rules, numbers of rulings.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

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
  const rows = [...text.matchAll(/^\| [^|]+ \| ([\d.]+) [^|]+ \| \[`([^`:]+):(\d+)`\]\(\.\.\/packages\/(.+)\)/gm)]
  expect(rows).toHaveLength(12)
  const wrong = rows.flatMap(([, rule, file, line, link]) => {
    const cites = new RegExp(`(?<![\\d.])${rule.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`)
    const lines = readFileSync(join(root, 'packages', file), 'utf8').split('\n')
    if (link !== `${file}#L${line}`) return [`${file}:${line} is linked as ${link}`]
    if (cites.test(lines[Number(line) - 1] ?? '')) return []
    const found = lines.flatMap((one, at) => (cites.test(one) ? [at + 1] : []))
    return [
      `${file}:${line} does not cite ${rule}; docs/architecture.md should name one of the lines ${found.join(', ')}`,
    ]
  })
  expect(wrong).toEqual([])
})

describe('the numbers of rulings and cases that a game cites are explained in docs/rulings', () => {
  const explained = readFileSync(join(root, 'docs', 'rulings', 'README.md'), 'utf8')
  const games = [...explained.matchAll(/^\| ((?:`[A-Z]\d\d`(?:, )?)+) \|.*\((.+?)\.md/gm)]
  const lettersOf = (game: string): string =>
    games
      .flatMap(([, ids, of]) => (of === game ? [...ids.matchAll(/`([A-Z])/g)].map(([, letter]) => letter) : []))
      .join('')

  test.each([...new Set(games.map(([, , game]) => game))])('%s', game => {
    const page = readFileSync(join(root, 'docs', 'rulings', `${game}.md`), 'utf8')
    const known = new Set(page.match(/\b[A-Z]\d\d+\b/g))
    for (const [, letter, from, to] of page.matchAll(/\b([A-Z])(\d+) to \1(\d+)\b/g))
      for (let n = Number(from); n <= Number(to); n++) known.add(`${letter}${String(n).padStart(2, '0')}`)
    const folder = join(root, 'packages', game, 'src')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
    const texts = sources.map(file => [file, readFileSync(join(folder, file), 'utf8')] as const)
    const ruling = new RegExp(`(?<![\\w#-])[${lettersOf(game)}]\\d\\d+(?![\\w-])`, 'g')
    const cited = texts.flatMap(([file, text]) => (text.match(ruling) ?? []).map(id => `${file}: ${id}`))
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter(at => !known.has(at.split(': ')[1]))).toEqual([])
    // A case that the page names is the title of a test.
    const tests = texts.flatMap(([file, text]) => (file.endsWith('.test.ts') ? [text] : [])).join('\n')
    const cases = new Set(page.match(/\b(?:DR|EX|BX)-\d\d+/g))
    expect([...cases].filter(id => !tests.includes(id))).toEqual([])
  })
})
