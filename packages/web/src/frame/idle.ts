// What can wait until the page has nothing else to do.

/** Returns how to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 600)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}
