// From a press, or from the address of a page, until what it leads to is on the screen, and what the time went into.

import type { Browser, Page } from 'playwright-core'
import { median } from './slow.ts'
import { BEGUN, SHOWN, type Split, traced } from './trace.ts'

declare const scheduler: { postTask(task: () => void, options: { readonly priority: 'user-blocking' }): unknown }

/** Milliseconds: by the clock, and of the page's main thread. */
export interface Timed extends Split {
  readonly wall: number
}

/** Each figure by itself. */
export const medianOf = (list: readonly Timed[]): Timed => {
  const of = (figure: keyof Timed): number => median(list.map(one => one[figure]))
  return { wall: of('wall'), script: of('script'), style: of('style'), layout: of('layout'), paint: of('paint') }
}

interface Press {
  /** What is pressed: the first that fits. */
  readonly button: string
  /** It has come so far when this is there, or is gone; or when something within it has changed. */
  readonly until: string
  readonly when: 'there' | 'gone' | 'changed'
}

/** From a press until the frame is drawn in which the page has come so far. */
export async function pressed(browser: Browser, page: Page, press: Press): Promise<Timed> {
  const [wall, split] = await traced(browser, page, () =>
    page.evaluate(
      ([{ button, until, when }, begun, shown]) =>
        new Promise<number>((resolve, reject) => {
          const target = document.querySelector(button)
          const within = when === 'changed' ? document.querySelector(until) : document.body
          if (!target || !within) return reject(new Error(`there is no ${target ? until : button}`))
          const look = () => {
            if (when !== 'changed' && (document.querySelector(until) !== null) !== (when === 'there')) return
            watch.disconnect()
            // The first task after this frame is drawn: what the page does then, filling its lists, is not waited for.
            requestAnimationFrame(() =>
              scheduler.postTask(
                () => {
                  performance.mark(shown)
                  resolve(performance.now() - at)
                },
                { priority: 'user-blocking' },
              ),
            )
          }
          const watch = new MutationObserver(look)
          setTimeout(() => reject(new Error(`a press on ${button} did nothing to ${until}`)), 20_000)
          watch.observe(within, { childList: true, subtree: true, attributes: true })
          performance.mark(begun)
          const at = performance.now()
          // As the keyboard and screen readers press, places of a map too.
          target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }),
      [press, BEGUN, SHOWN] as const,
    ),
  )
  return { wall, ...split }
}

/** From the navigation to an address until the first frame that has this. */
export async function arrived(browser: Browser, page: Page, address: string, selector: string): Promise<Timed> {
  const [wall, split] = await traced(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(
      ([wanted, begun, shown]) =>
        new Promise<number>(resolve => {
          const look = () => {
            if (!document.querySelector(wanted)) {
              requestAnimationFrame(look)
              return
            }
            setTimeout(() => {
              performance.mark(begun, { startTime: 0 })
              performance.mark(shown)
              resolve(performance.now())
            })
          }
          requestAnimationFrame(look)
        }),
      [selector, BEGUN, SHOWN] as const,
    )
  })
  return { wall, ...split }
}
