// Runs in every page of a frame of the gallery: brings it to its scene, and takes other settings while it stands.

import { change, type Settings } from '../src/settings.ts'
import type { FrameNews, FrameOrder } from './frame-order.ts'
import { perform } from './steps.ts'

const tell = (news: FrameNews) => window.parent.postMessage(news, location.origin)

async function stand({ path, shown, steps, settings }: FrameOrder): Promise<void> {
  // Whoever has gone on to another page is left alone there.
  if (location.href !== new URL(path, location.origin).href) return
  try {
    await perform([{ wait: shown }, ...steps])
    // Whoever is signed in has brought along what they chose elsewhere.
    change(settings)
    tell({ stands: true })
  } catch (error) {
    tell({ stands: false, problem: error instanceof Error ? error.message : String(error) })
  }
}

window.addEventListener('message', ({ data, origin }: MessageEvent<{ readonly settings?: Partial<Settings> }>) => {
  if (origin === location.origin && data.settings) change(data.settings)
})
if (window !== window.parent && window.name.startsWith('{')) void stand(JSON.parse(window.name))
