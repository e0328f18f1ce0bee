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

/** Calls it when what was drawn last is on the screen: measuring costs nothing then. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
