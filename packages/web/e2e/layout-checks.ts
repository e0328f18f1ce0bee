// Layout faults of a page: text that is clipped, overflows, is too small or was never translated, a page that scrolls sideways,
// and what is hidden where nothing tells that it scrolls; what lies under something else. And what axe finds.

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
    // A hyphen, the browser's or a soft one, says where a word may break; fingerprints break anywhere.
    if (
      rects.length > 1 &&
      !text.includes('\u00ad') &&
      style.hyphens !== 'auto' &&
      style.writingMode === 'horizontal-tb' &&
      !element.closest('code')
    ) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) say(`${word} broken`)
      }
    }
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
    // Shortened to a line on purpose: the whole of it is the title.
    if (element.closest('[title]')?.getAttribute('title')?.replaceAll('\n', ' ').includes(text)) continue
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

  // What scrolls says so: by a bar that takes room, or by fading out where there is more.
  const told = (at: Element): boolean => {
    const { borderLeftWidth, borderRightWidth, maskImage } = getComputedStyle(at)
    const bar = (at as HTMLElement).offsetWidth - at.clientWidth
    return maskImage !== 'none' || bar - Number.parseFloat(borderLeftWidth) - Number.parseFloat(borderRightWidth) > 3
  }
  const untold = new Set<Element>()
  for (const element of document.querySelectorAll('button, a[href], summary, select, input, .num, td')) {
    if (isHidden(element) || element.closest('svg, .chart, pre, textarea')) continue
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      const hidden =
        (scrolls(overflowX) && (x < around.left || x > around.right)) ||
        (scrolls(overflowY) && (y < around.top || y > around.bottom))
      // A board that is longer than its room is moved like a page.
      if (at.matches('.play-board, .stage-board, .replay-board')) break
      if (hidden && !untold.has(at) && !told(at)) {
        untold.add(at)
        found.add(
          `${describe(at)} hides "${element.textContent?.trim().slice(0, 40)}" (${describe(element)}) and does not tell that it scrolls`,
        )
      }
      if (hidden || position === 'fixed') break
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

/** Every text is whole, in its box and in words, and what is out of sight can be found. */
export const faultsOf = async (page: Page): Promise<readonly string[]> =>
  await page.evaluate(faults, page.viewportSize()?.width ?? 0)

/** Runs in the page: what can be pressed and lies under something else, and islands that lie over each other. */
function covered(): string[] {
  const found: string[] = []
  const nameOf = (element: Element): string =>
    `${element.getAttribute('class')?.trim().split(/\s+/).slice(0, 3).join('.') ?? element.tagName} "${element.textContent?.trim().slice(0, 30)}"`
  const isShown = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true })
  // Under a dialog lies the page, and under a rule that is read beside the table.
  const dialog = [...document.querySelectorAll('dialog[open], .rule-panel')].at(-1)
  const floating =
    '.island, .island-tab, .bar-tools, .bar-logo, .bar-title, .play-over-map > .prompt, .play-map-head > *, .map-phone-head > *, .map-phone-tools > *, .map-sheet'
  const islands = [...document.querySelectorAll(floating)].filter(isShown)
  // A column that is too long for its islands is scrolled: what has scrolled away meets nothing.
  const boxes = islands.map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const column = one.closest('.islands-left, .islands-right')
    if (!column) return { left, top, right, bottom }
    const [around, { paddingTop, paddingBottom }] = [column.getBoundingClientRect(), getComputedStyle(column)]
    return {
      ...{ left, right },
      top: Math.max(top, around.top + Number.parseFloat(paddingTop)),
      bottom: Math.min(bottom, around.bottom - Number.parseFloat(paddingBottom)),
    }
  })
  // A page may be longer than the window.
  const foot = Math.max(innerHeight, document.documentElement.scrollHeight - scrollY)
  for (const [i, a] of boxes.entries()) {
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > foot + 1)
      found.push(`${nameOf(islands[i])} stands out of the window`)
    for (const [j, b] of boxes.entries()) {
      const meet = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      if (j > i && meet && !islands[i].contains(islands[j]))
        found.push(`${nameOf(islands[i])} meets ${nameOf(islands[j])}`)
    }
  }
  // Boards of cards have sheets that lie over what scrolls.
  const pressed =
    '.island button, .island-tab, .map-sheet button, .map-phone-tools button, .warning-bar button, .prompt :is(button, a), .tabs button, .bar-tool, .bar-logo, dialog button'
  for (const button of (dialog ?? document).querySelectorAll(pressed)) {
    const box = button.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!isShown(button) || box.width === 0 || button.closest('.visually-hidden, .frame-skips, .chart svg')) continue
    // What has scrolled away can be scrolled to.
    let inSight = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
    for (let at = button.parentElement; at && inSight; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const around = at.getBoundingClientRect()
      inSight = x >= around.left && x <= around.right && y >= around.top && y <= around.bottom
    }
    const top = inSight ? document.elementFromPoint(x, y) : button
    if (top && !button.contains(top) && !top.contains(button)) found.push(`${nameOf(button)} lies under ${nameOf(top)}`)
  }
  return found
}

/** Whatever can be pressed is in sight, and islands keep clear of each other. */
export const coveredIn = (page: Page): Promise<readonly string[]> => page.evaluate(covered)

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
