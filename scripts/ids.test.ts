// Ids are numbers with a kind (packages/kernel/src/id.ts): no rule, bot or board takes a bare number for one, and one kind in the
// place of another is a type error.

import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { ONE_THREAD } from './checks.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** What each game calls its ids. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  'wonders-duel': ['card', 'wonder', 'token', 'slot', 'resource', 'deck'],
  'glory-to-rome': ['card', 'structure', 'material', 'role', 'site'],
  'mare-nostrum': ['province', 'sea', 'slot', 'piece', 'good', 'card', 'empire', 'track', 'sort'],
  'assyrian-wars': ['country', 'area', 'counter', 'card', 'zone', 'box', 'leader'],
}

/** The sources that know a game, without data, words and tests. */
const sourcesOf = (game: string): readonly string[] =>
  globSync(
    [`packages/${game}/src/**/*.ts`, `packages/bots/src/**/*.ts`, `packages/web/src/boards/${game}/*.{ts,tsx}`],
    {
      cwd: ROOT,
    },
  )
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !/\.(?:test|gen|testing)\.tsx?$|\/(?:data|text|lessons|glossary)\//.test(path))
    .filter(path => !path.startsWith('packages/bots/') || path.includes(game))

describe.each(Object.keys(NOUNS))('%s', game => {
  test('takes no bare number for an id', () => {
    const bare = new RegExp(`(?<![\\w.])(?:seat|${NOUNS[game].join('|')})\\??: (?:readonly )?number\\b`)
    const sources = sourcesOf(game)
    expect(sources.length).toBeGreaterThan(30)
    const found = sources.flatMap(path =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, i) => (bare.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})

/** Right, then with one kind in the place of another. */
const CALLS: readonly (readonly [right: string, swapped: string])[] = [
  ['kernel.includes(seats, seat)', 'kernel.includes(seat, seats)'],
  ['duel.cardTotal(city, city, card)', 'duel.cardTotal(city, city, wonder)'],
  ['duel.wonderTrade(city, city, wonder)', 'duel.wonderTrade(city, city, card)'],
  ['state.faces[slot] = card', 'state.faces[slot] = slot'],
  ['build.kind === "build" && build.card === card', 'build.kind === "build" && build.card === wonder'],
  ['rome.has(rs, seat, structure)', 'rome.has(rs, seat, orderCard)'],
  ['rome.accepts(rs, seat, rome.asStructure(orderCard))', 'rome.accepts(rs, structure, seat)'],
  ['rome.demands(0, material)', 'rome.demands(0, role)'],
  ['mare.legionsIn(ms, seat, province)', 'mare.legionsIn(ms, province, seat)'],
  ['mare.triremesIn(ms, seat, sea)', 'mare.triremesIn(ms, seat, province)'],
  ['mare.linked(board, ms, seat, 1 << province)', 'mare.linked(board, ms, seat, province)'],
  ['province = mare.lowest(ms.control[seat])', 'province = mare.lowest(ms.fleet[seat])'],
  ['wars.mayEnter(wb, ws, country, area)', 'wars.mayEnter(wb, ws, area, country)'],
  ['wars.has(ws.active, country)', 'wars.has(ws.active, area)'],
  ['ws.at[counter] = wars.field(area)', 'ws.at[counter] = area'],
]

const PLACES = `
import type * as kernelTypes from '@tabularium/kernel'
import * as kernel from '@tabularium/kernel'
import type { WdAction, WdState } from '@tabularium/wonders-duel'
import * as duel from '@tabularium/wonders-duel/rules'
import type { GrState } from '@tabularium/glory-to-rome'
import * as rome from '@tabularium/glory-to-rome/rules'
import type { MnState } from '@tabularium/mare-nostrum'
import * as mare from '@tabularium/mare-nostrum/rules'
import type { AwState } from '@tabularium/assyrian-wars'
import * as wars from '@tabularium/assyrian-wars/rules'
declare let seat: kernelTypes.Seat, seats: kernelTypes.Seats
declare let state: WdState, build: WdAction, city: duel.City, card: duel.Card, wonder: duel.Wonder, slot: duel.Slot
declare let rs: GrState, orderCard: rome.Card, structure: rome.Structure, material: rome.Material, role: rome.Role
declare let ms: MnState, board: mare.Board, province: mare.Province, sea: mare.Sea
declare let ws: AwState, wb: wars.Board, country: wars.Country, area: wars.Area, counter: wars.Counter
export const use = [seat, seats, state, build, city, card, wonder, slot, rs, orderCard, structure, material, role]
export const more = [ms, board, province, sea, ws, wb, country, area, counter]
`

describe('one kind in the place of another', () => {
  mkdirSync(join(ROOT, '.test'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.test', 'ids-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is a type error, and nothing else is', () => {
    const options = { extends: join(ROOT, 'tsconfig.json'), include: ['calls.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    const head = PLACES.trim().split('\n')
    const calls = CALLS.flatMap(([right, swapped], i) => [
      `export const right${i} = () => { ${right} }`,
      `export const swapped${i} = () => { ${swapped} }`,
    ])
    writeFileSync(join(folder, 'calls.ts'), [...head, ...calls].join('\n'))
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', ONE_THREAD, '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    })
    const lines = stdout.split('\n').filter(line => /^\S/.test(line))
    expect(lines.filter(line => !line.includes('calls.ts'))).toEqual([])
    const wrong = new Set(lines.map(line => Number(/calls\.ts\((\d+)/.exec(line)?.[1]) - head.length - 1))
    expect([...wrong].map(i => (i % 2 === 0 ? 'right' : (CALLS[(i - 1) / 2]?.[1] ?? 'head')))).toEqual(
      CALLS.map(([, swapped]) => swapped),
    )
  })
})
