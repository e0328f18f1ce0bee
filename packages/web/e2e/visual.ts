// Visual checks of scenes, each in another language, size and theme: nothing clipped, nothing untranslated, no overflow,
// and nothing serious for axe.

import { expect, SIZES, test, type Visit, visitor } from './fixtures.ts'
import { axeFindings, faultsOf, scrollsDown, settled } from './layout-checks.ts'
import { type Scene, type SeedGame, seederFor } from './scenes.ts'

const LANGUAGES = ['ru', 'pl', 'en']
const THEMES = ['light', 'dark']
/** What is looked at on a device, in turn. The laptop's second window shows everything twice as large. */
const WINDOWS = [
  ['laptop', SIZES.laptop],
  ['phone', SIZES.phone],
  ['laptop', [1280, 720]],
  ['phone', SIZES.small],
  ['laptop', [720, 450]],
] as const

type Device = (typeof WINDOWS)[number][0]

export interface Looker extends Visit {
  readonly seed: SeedGame
}

/** A laptop and a phone, the same for all tests of a file. */
export function lookers(): (device: Device) => Looker {
  const problems: string[] = []
  const visits = new Map<Device, Looker>()

  test.beforeAll(async ({ browser }) => {
    for (const device of ['laptop', 'phone'] as const) {
      const visit = await visitor(browser, { size: device }, problems)
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
  readonly scenes: Readonly<Record<string, Scene>>
  /** Which windows, of those above, in turn. */
  readonly windows?: readonly number[]
  /** On a laptop nothing of it is out of sight. */
  readonly whole?: boolean
  /** Axe has seen all of it elsewhere. */
  readonly known?: boolean
}

/** Declares a test for every scene. */
export function lookAt(...groups: readonly Looked[]): void {
  const at = lookers()
  const looks = groups.flatMap(({ scenes, windows = [0, 1, 2, 3, 4], ...more }) =>
    Object.entries(scenes).map(([name, scene], i) => {
      const window = WINDOWS[windows[i % windows.length]]
      const [language, theme] = [LANGUAGES[i % 3], THEMES[i % 2]]
      return {
        title: `${name}: ${window[1].join('×')}, ${language}, ${theme}`,
        scene,
        window,
        language,
        theme,
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
    await scene(page, seed)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    if (!known) expect(await axeFindings(page, { some: true })).toEqual([])
    if (width >= 1280 && whole) expect(await scrollsDown(page), 'scrolls down by').toBe(0)
  })
}
