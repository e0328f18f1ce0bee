// Vite's part of the gallery: gives out the games of scenes, and lets a page inside a frame of the gallery have settings of
// its own. Only in the server of `npm run gallery`; nothing of it is built.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { FrameOrder } from './frame-order.ts'

/**
 * Runs before all else in a page of a frame: what it keeps in the browser is its own, and begins with the settings that
 * the gallery has written into the name of the frame. So six of them can stand side by side in three languages.
 */
function ownStorage(): void {
  if (window === window.parent || !window.name.startsWith('{')) return
  const { settings }: FrameOrder = JSON.parse(window.name)
  const kept = new Map([['tabularium.settings', JSON.stringify(settings)]])
  const storage: Storage = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
    key: n => [...kept.keys()][n] ?? null,
    get length() {
      return kept.size
    },
  }
  Object.defineProperty(window, 'localStorage', { value: storage })
}

const PARTS = '/gallery/parts.html'

export function gallery(): Plugin {
  return {
    name: 'tabularium-gallery',
    apply: 'serve',
    configureServer(server) {
      // The page of the parts is the gallery's own with another script.
      server.middlewares.use(PARTS, async (_request, response, next) => {
        try {
          const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replace(
            './main.tsx',
            './parts.tsx',
          )
          response.setHeader('content-type', 'text/html')
          response.end(await server.transformIndexHtml(PARTS, html))
        } catch (error) {
          next(error)
        }
      })
      server.middlewares.use('/gallery/games', async (request, response) => {
        const name = request.url?.slice(1) ?? ''
        try {
          // Loaded by Vite, so that a change of the rules is seen here too.
          const games = (await server.ssrLoadModule('/gallery/games.ts')) as typeof import('./games.ts')
          const { savedAs } = (await server.ssrLoadModule('/gallery/saved-game.ts')) as typeof import('./saved-game.ts')
          if (!games.isGameName(name)) throw new Error(`no scene has a game ${name}`)
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(await savedAs(games.recordNamed(name), name)))
        } catch (error) {
          response.statusCode = 500
          response.end(error instanceof Error ? error.message : String(error))
        }
      })
    },
    transformIndexHtml(_html, { path }) {
      if (path === '/gallery/index.html') return
      return [
        { tag: 'script', children: `(${ownStorage})()`, injectTo: 'head-prepend' },
        { tag: 'script', attrs: { type: 'module', src: '/gallery/in-frame.ts' }, injectTo: 'head' },
      ]
    },
  }
}
