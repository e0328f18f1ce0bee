// Runs in every page of a frame of the gallery: brings it to its scene, and takes other settings while it stands.

import type { Me } from '@tabularium/protocol'
import { change, type Settings, settings } from '../src/settings.ts'
import type { FrameNews, FrameOrder } from './frame-order.ts'
import { perform } from './steps.ts'

const tell = (news: FrameNews) => window.parent.postMessage(news, location.origin)

async function stand({ path, shown, steps }: FrameOrder): Promise<void> {
  // Whoever has gone on to another page is left alone there.
  if (location.href !== new URL(path, location.origin).href) return
  try {
    await perform([{ wait: shown }, ...steps])
    tell({ stands: true })
  } catch (error) {
    tell({ stands: false, problem: error instanceof Error ? error.message : String(error) })
  }
}

/** All frames are one person to the server. Language and theme of that person would become those of every frame. */
function keepOwnLook(): void {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const answer = await ask(input, init)
    if (input !== '/api/me' || init?.method !== 'GET' || !answer.ok) return answer
    const told: { readonly me?: Me } = await answer.json()
    const { language, theme } = settings()
    return Response.json({ ...told, ...(told.me && { me: { ...told.me, language, theme } }) })
  }
}

window.addEventListener('message', ({ data, origin }: MessageEvent<{ readonly settings?: Partial<Settings> }>) => {
  if (origin === location.origin && data.settings) change(data.settings)
})
if (window !== window.parent && window.name.startsWith('{')) {
  keepOwnLook()
  void stand(JSON.parse(window.name))
}
