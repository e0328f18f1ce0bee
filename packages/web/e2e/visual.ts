// Visual checks of the gallery's scenes, each in another language, size and theme: nothing clipped, nothing covered, nothing untranslated,
// no overflow, and nothing serious for axe.

import { LANGUAGES } from '@tabularium/kernel/languages'
import type { Scenes } from '../gallery/scenes.ts'
import { WINDOWS } from '../gallery/windows.ts'
import { expect, test, type Visit, visitor } from './fixtures.ts'
import { axeFindings, coveredIn, faultsOf, scrollsDown, settled } from './layout-checks.ts'
import { reach, type SeedGame, seederFor } from './reach.ts'

const THEMES = ['light', 'dark']
/** In which windows of a device things are looked at, in turn. */
const TURNS = [
  ['laptop', WINDOWS.laptop],
  ['phone', WINDOWS.phone],
  ['laptop', WINDOWS.close],
  ['phone', WINDOWS.small],
  ['laptop', WINDOWS.twice],
] as const

type Device = (typeof TURNS)[number][0]

export interface Looker extends Visit {
  readonly seed: SeedGame
}

/** A laptop and a phone, the same for all tests of a file. */
export function lookers(): (device: Device) => Looker {
  const problems: string[] = []
  const visits = new Map<Device, Looker>()

  test.beforeAll(async ({ browser }) => {
    for (const device of ['laptop', 'phone'] as const) {
      const visit = await visitor(browser, { size: device, lists: 'at-first' }, problems)
      await visit.page.goto('/robots.txt')
      visits.set(device, { ...visit, seed: seederFor(visit.page) })
    }
  })

  test.afterAll(async () => {
    for (const { context } of visits.values()) await context.close()
    expect(problems, 'errors of the page').toEqual([])
  })

  return device => {
    const visit = visits.get(device)
    if (!visit) throw new Error(`nobody looks at a ${device}`)
    return visit
  }
}

export interface Looked {
  readonly scenes: Scenes
  /** Which windows, of those above, in turn. */
  readonly windows?: readonly number[]
  /** On a laptop nothing of it is out of sight. */
  readonly whole?: boolean
  /** Axe has seen all of it elsewhere: of everything, or of the scene of this name. */
  readonly known?: boolean | ((name: string) => boolean)
}

/** Declares a test for every scene. */
export function lookAt(...groups: readonly Looked[]): void {
  const at = lookers()
  const looks = groups.flatMap(({ scenes, windows = [0, 1, 2, 3, 4], known = false, ...more }) =>
    Object.entries(scenes).map(([name, scene], i) => {
      const window = TURNS[windows[i % windows.length]]
      const [language, theme] = [LANGUAGES.at(-1 - (i % LANGUAGES.length)) ?? 'en', THEMES[i % 2]]
      return {
        title: `${name}: ${window[1].join('×')}, ${language}, ${theme}`,
        scene,
        window,
        language,
        theme,
        known: typeof known === 'function' ? known(name) : known,
        ...more,
      }
    }),
  )

  test.each(looks)('$title', async ({ scene, window: [device, [width, height]], language, theme, whole, known }) => {
    const { page, seed } = at(device)
    await page.setViewportSize({ width, height })
    await page.evaluate(
      chosen => {
        const key = 'tabularium.settings'
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen }))
      },
      { language, theme },
    )
    // Whoever was somebody in the scene before would bring along what they chose there.
    await page.context().clearCookies()
    await reach(page, scene, seed)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await coveredIn(page)).toEqual([])
    if (!known) expect(await axeFindings(page, { some: true })).toEqual([])
    if (width >= 1280 && whole) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
  })
}
