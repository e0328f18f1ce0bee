// Layout faults of a page: text that is clipped, overflows, is too small or was never translated, and a page that scrolls
// sideways. And what axe finds.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Runs in the page: faults of all texts that are shown, each with where it stands. */
function faults(width: number): string[] {
  const found = new Set<string>()
  const near = 1.5
  const root = document.documentElement
  if (root.scrollWidth > width) found.add(`the page is ${root.scrollWidth} wide on a screen of ${width}`)

  const describe = (element: Element): string => {
    const { id, tagName } = element
    const name = element.getAttribute('class')
    return `${tagName.toLowerCase()}${id && !id.includes(':') ? `#${id}` : ''}${name ? `.${name.trim().split(/\s+/).join('.')}` : ''}`
  }
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
    element.closest('.visually-hidden, .frame-skips') !== null ||
    // For ears alone: shrunk to a point.
    (element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute')
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'
  const cuts = (value: string): boolean => value === 'hidden' || value === 'clip'

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || !element || isHidden(element)) continue
    const say = (fault: string) => found.add(`${fault}: "${text.slice(0, 60)}" in ${describe(element)}`)
    if (/^[a-z]+(\.[a-zA-Z0-9-]+)+$/.test(text) && !element.closest('code, pre')) say('a message without words')
    if (/[{}]/.test(text) && !element.closest('code, pre, textarea')) say('a place left open')
    if (/\b(?:undefined|NaN|\[object)\b/.test(text)) say('a value that is none')
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(rect => rect.width > 0 && rect.height > 0)
    if (rects.length === 0) continue
    const style = getComputedStyle(element)
    if (!element.closest('svg') && Number.parseFloat(style.fontSize) < 10.99) say(`text of ${style.fontSize}`)
    const box = {
      left: Math.min(...rects.map(rect => rect.left)),
      right: Math.max(...rects.map(rect => rect.right)),
      top: Math.min(...rects.map(rect => rect.top)),
      bottom: Math.max(...rects.map(rect => rect.bottom)),
    }
    const button = element.closest('button, a.button, [role=button], th, td')
    // A key cap sits on the edge of its piece.
    if (button && !element.closest('.key')) {
      const around = button.getBoundingClientRect()
      const inside = !scrolls(getComputedStyle(button).overflowX)
      if (inside && (box.left < around.left - near || box.right > around.right + near)) say('text beside its box')
    }
    // The glyphs of a line are lower than its line box: a line that hangs over by its leading alone is not cut.
    const size = Number.parseFloat(style.fontSize)
    const slack = Math.max(near, ((rects[0]?.height ?? 0) - size) / 2)
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      // A map can be moved under its window, and a part of one ends somewhere; what fades out is whole elsewhere.
      if (at.matches('.mare-map, .chart, .chart-still svg') || getComputedStyle(at).maskImage !== 'none') break
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      if (cuts(overflowX) && (box.right > around.right + near || box.left < around.left - near)) {
        say(`text cut at the side by ${describe(at)}`)
        break
      }
      if (cuts(overflowY) && (box.bottom > around.bottom + slack || box.top < around.top - slack)) {
        say(`text cut below or above by ${describe(at)}`)
        break
      }
      if (at === element && cuts(overflowX) && at.scrollWidth > at.clientWidth + near) say('text cut')
      // What lies in a scrolling area, or is fixed to the window, can be reached there.
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break
    }
  }
  return [...found]
}

/** Until the page has drawn what was asked of it, and nothing moves any more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn))
    await frame()
    await frame()
    const ending = document
      .getAnimations()
      .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(one => one.finished.catch(() => undefined)))
    await frame()
  })

/** By the control in the bar, which is there at every size, though a dialog may lie over it. */
export async function speak(page: Page, language: string): Promise<void> {
  const button = page.locator(`.bar .segmented [lang=${language}]`)
  // Pressed until the page speaks it: its words may have to be fetched twice.
  await expect
    .poll(
      async () => {
        await button.evaluate((element: HTMLElement) => element.click())
        return page.evaluate(() => document.documentElement.lang)
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(language)
}

/** Every text is whole, in its box and in words. */
export const faultsOf = async (page: Page): Promise<readonly string[]> =>
  await page.evaluate(faults, page.viewportSize()?.width ?? 0)

/** How far the page could be scrolled down. */
export const scrollsDown = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

/** What is alike hundreds of times: paragraphs of rules (the rulings stand last), their titles, tiles of cards, moves made. */
const ALIKE = [
  '.rules-paragraph:nth-of-type(n+16):nth-last-of-type(n+9)',
  '.rules-contents li:nth-child(n+16)',
  '.rules-things section li:nth-child(n+7)',
  '.record-list li:nth-child(n+16)',
]

export interface Axe {
  /** Only these. */
  readonly rules?: string[]
  /** Of what is alike hundreds of times some are enough. */
  readonly some?: boolean
  /** Not what these selectors name. */
  readonly without?: readonly string[]
}

/** Serious and critical findings of axe, each with its rule and where. */
export async function axeFindings(
  page: Page,
  { rules, some = false, without = [] }: Axe = {},
): Promise<readonly string[]> {
  // The style sheets need not be fetched once more: no rule that is looked at reads them.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  for (const left of [...(some ? ALIKE : []), ...without]) builder.exclude(left)
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    )
}
