// Nothing is missing in the gallery: every component that several pages share has an entry or stands in a scene, and every
// page has a scene.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entries } from './list.ts'
import { SCENES, SHOWN_BY_SCENE } from './scenes.ts'

const SRC = join(import.meta.dirname, '..', 'src')
const sourceOf = (file: string): string => readFileSync(join(SRC, file), 'utf8')
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
const PARTS = FILES.filter(file => file.endsWith('.gallery.tsx'))

/** Draw nothing themselves: who is called sees toasts; a recap is seen in the places of the prompt, the list and the board. */
const UNSEEN: readonly string[] = ['Calls', 'PlanWatch', 'RecapRunner']

const componentsOf = (folder: string): readonly string[] =>
  FILES.filter(file => file.startsWith(`${folder}/`) && !PARTS.includes(file))
    .flatMap(file => [...sourceOf(file).matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm)])
    .map(([, name]) => name)

const shown = PARTS.map(sourceOf).join('\n')
const hasPart = (name: string): boolean => new RegExp(`<${name}\\b`).test(shown)

const FOLDERS = [
  ['ui', 'Button'],
  ['frame', 'Bar'],
  ['shell', 'Prompt'],
  ['online', 'Chat'],
  ['learn', 'Prose'],
] as const

test.each(FOLDERS)('every component of %s is in the gallery', (folder, one) => {
  const components = componentsOf(folder)
  expect(components).toContain(one)
  expect(
    components.filter(name => !hasPart(name) && !Object.hasOwn(SHOWN_BY_SCENE, name) && !UNSEEN.includes(name)),
  ).toEqual([])
})

test('components that only a scene shows: they exist, the scene does, and no entry of their own', () => {
  const components = FOLDERS.flatMap(([folder]) => componentsOf(folder))
  for (const [name, scene] of Object.entries(SHOWN_BY_SCENE)) {
    expect(components).toContain(name)
    expect(Object.keys(SCENES)).toContain(scene)
    expect(hasPart(name), name).toBe(false)
  }
})

/** Whoever moderates is named at the server's terminal: online-moderation.test.ts looks at their page. */
const WITHOUT_SCENE = ['ModerationPage']

test('every page has a scene', () => {
  const routes = [...sourceOf('app.tsx').matchAll(/<Route path="([^"]+)" component=\{(\w+)\}/g)]
  const paths = Object.values(SCENES).map(({ path }) => path.replace(/\?.*/, ''))
  const isMet = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
    return paths.some(path => pattern.test(path))
  }
  const met = new Set(routes.filter(([, route]) => isMet(route)).map(([, , page]) => page))
  expect(met).toContain('TablePage')
  expect(routes.map(([, , page]) => page).filter(page => !met.has(page))).toEqual(WITHOUT_SCENE)
})

test('entries have names of their own', () => {
  const names = entries(PARTS.map(file => join('/src', file))).map(({ name }) => name)
  expect(names).toContain('parts/ui/button')
  expect(names).toEqual([...new Set(names)])
})
