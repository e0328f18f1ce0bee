// What somebody does until a scene stands, as data: done in the page itself, by tests and in the gallery alike.

/** Selectors name the first element that fits, or the one that `at` counts to. */
export type Step =
  | { readonly press: string }
  | {
      readonly click: string
      /** From nought; from the end where it is negative. */
      readonly at?: number
      /** Not where this is there already. */
      readonly unless?: string
    }
  | { readonly wait: string }

/** Does one after the other, each when its element is there. Stands alone: it runs in pages of other programs too. */
export async function perform(steps: readonly Step[]): Promise<void> {
  /** Longer than a slow machine needs to open a table. */
  const patience = 30_000
  const frame = () => new Promise(drawn => requestAnimationFrame(drawn))
  const find = async (selector: string, at = 0): Promise<HTMLElement | SVGElement> => {
    for (const began = performance.now(); performance.now() - began < patience; await frame()) {
      const found = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].at(at)
      if (found?.checkVisibility()) return found
    }
    throw new Error(`nothing fits ${selector}`)
  }
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }))

  for (const step of steps) {
    if ('wait' in step) await find(step.wait)
    else if ('press' in step) {
      const element = await find(step.press)
      element.focus()
      const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
      // What the browser does with the key, unless somebody has taken it.
      const isFree = element.dispatchEvent(new KeyboardEvent('keydown', enter))
      if (isFree && element.matches('button, a')) click(element)
      element.dispatchEvent(new KeyboardEvent('keyup', enter))
    } else if (step.unless === undefined || document.querySelector(step.unless) === null)
      click(await find(step.click, step.at))
    await frame()
  }
}
