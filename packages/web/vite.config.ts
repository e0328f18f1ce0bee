import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { boot } from './build/boot-plugin.ts'
import { languages, speechless } from './build/languages-plugin.ts'
import { offline } from './build/offline.ts'
import { unwrapRules } from './build/unwrap-plugin.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

/** Libraries, the frame, controls, settings, the list of games and how one is begun, the words of levels. */
const BASE =
  /node_modules|rolldown|\/web\/src\/(?:ui\/(?!islands|windowed|die|picture|piece-picture|after-paint|seat-face|sound\/(?!play-sound))|frame\/(?!sound-|character-))|\/web\/src\/[\w-]+\.ts$|\/boards\/[\w-]+\/(?:entry\.ts|mark\.tsx)$|\/[\w-]+\/src\/about\.ts$|\/pages\/start-game\.ts$|\/table\/(?:words|names|store)\.ts$|bots\/src\/levels\.ts$|kernel\/src\/text\.ts$|\/web\/src\/styles\//

/** The board on other sites has a page of its own, in development too. */
const embed = (): Plugin => ({
  name: 'tabularium-embed',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/embed/')) request.url = '/embed.html'
      next()
    })
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [languages(), unwrapRules(), react(), embed(), boot(), offline()],
  resolve: { alias: { '@formatjs/icu-skeleton-parser': join(import.meta.dirname, 'build', 'no-skeletons.ts') } },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es', plugins: () => [speechless()] },
  // The gallery has pages of its own.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: 'dist',
    // Files beside the scripts, which do not name them: the server does (headers.ts). The service worker keeps none of them.
    sourcemap: 'hidden',
    // Read by the test of the sizes.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy knows no data addresses for them.
    assetsInlineLimit: 0,
    // The positions of the day are one file of data.
    chunkSizeWarningLimit: 1000,
    // A busy machine is no news.
    rolldownOptions: {
      input: ['index', 'embed'].map(name => join(import.meta.dirname, `${name}.html`)),
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          // Every file costs a slow device some milliseconds: what all pages share is one file, what tables share another,
          // but for what only the end of a game, a replay or the chance of a table online needs.
          groups: [
            { name: 'pledge', test: /@noble|\/pledge\.ts$/, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            { name: 'reading', test: /\/boards\/[\w-]+\/reading\.ts$/, priority: 2 },
            {
              name: 'shell',
              test: /\/web\/src\/(?:ui\/(?:picture|after-paint|seat-face)|shell\/(?!analysis|help|island-layout|key-overview|orders|recap\/(?:recap|panel|model|player|piece)|scores|graph|move-list|hot-seat|chance|sound|watching)|boards\/(?:kit\/(?!use-run|warning))?[\w-]+\.tsx?$)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
