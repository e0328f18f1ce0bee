import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // Read by the test of the sizes.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: the content security policy knows no data addresses for them.
    assetsInlineLimit: 0,
    // The positions of the day are one file of data.
    chunkSizeWarningLimit: 1000,
    // A busy machine is no news.
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
})
