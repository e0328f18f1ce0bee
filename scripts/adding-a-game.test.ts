// The page on adding a game is true: its files, taken out of it, have sound types and make a game that obeys every law.
// (scripts/guides.test.ts puts them into a copy of the project, packages/web/e2e/dev.test.ts plays it online.)

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '@tabularium/kernel'
import { checkGame, checkRules, sayFault } from '@tabularium/kernel/check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONE_THREAD } from './checks.ts'
import { clear, layOut, PAGE, ROOT, RULES } from './guide.testing.ts'

const loadGame = async (folder: string): Promise<Game> => {
  const module: { templum: Game } = await import(pathToFileURL(join(folder, 'packages/templum/src/index.ts')).href)
  return module.templum
}

function compile(folder: string) {
  const config = { extends: join(ROOT, 'tsconfig.json'), include: ['packages/**/*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, ONE_THREAD, '-p', folder], { encoding: 'utf8' })
}

let folder = ''
beforeAll(() => {
  folder = layOut()
})
afterAll(clear)

describe('docs/adding-a-game.md', () => {
  test('holds every file of the game', () => {
    const src = ['about', 'state', 'actions', 'play', 'view', 'text', 'index', 'templum.test'].map(
      name => `src/${name}.ts`,
    )
    expect(RULES.map(file => file.path)).toEqual(['package.json', ...src].map(name => `packages/templum/${name}`))
  })

  test('has sound types', () => {
    expect(compile(folder)).toMatchObject({ stdout: '', status: 0 })
    expect(compile(layOut(code => code.replace('gusts: s.gusts', 'gusts: s.gust')))).not.toMatchObject({ status: 0 })
  })

  test('makes a game that obeys every law and has the rules page it names', async () => {
    const game = await loadGame(folder)
    const report = checkGame(game, { games: 40, depth: 'full', seed: 1 })
    expect(report.faults.map(sayFault)).toEqual([])
    expect(await checkRules(game, report)).toEqual([])
  })

  test('makes a game that ends in every way it names', async () => {
    const game = await loadGame(folder)
    const reasons = new Set<string>()
    const counted: Game = {
      ...game,
      result: s => {
        const result = game.result(s)
        if (result) reasons.add(result.reason)
        return result
      },
    }
    expect(checkGame(counted, { games: 300, depth: 'invariants', seed: 1 }).faults).toEqual([])
    expect([...reasons].sort()).toEqual([...game.ends].sort())
  })

  test.each([
    { law: 'secret-move', from: '  tell?.reveal()\n', to: '' },
    {
      law: 'secret-view',
      from: '(owner === seat || isOver(s) ? field : UNKNOWN)',
      to: '(owner < 9 ? field : UNKNOWN)',
    },
    { law: 'copy', from: '  into.gusts = from.gusts\n', to: '' },
    { law: 'text', from: "asked: ['piece.field'", to: "asked: ['piece.sky'" },
  ])('is right about what the suite finds: $law', async ({ law, from, to }) => {
    expect(PAGE).toContain(from)
    const broken = await loadGame(layOut(code => code.replace(from, to)))
    const { faults } = checkGame(broken, { games: 40, depth: 'full', seed: 1 })
    // One slip may break several laws; which of them a game shows first is chance.
    expect(faults.map(fault => fault.law)).toContain(law)
  })

  test('points at files that are there', () => {
    const links = [...PAGE.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target)
    expect(links.length).toBeGreaterThan(3)
    for (const target of links) expect(() => readFileSync(join(ROOT, 'docs', target)), target).not.toThrow()
  })
})
