// The page as `npm run gallery` serves it.

import { join } from 'node:path'
import { mergeConfig } from 'vite'
import page from '../vite.config.ts'
import { gallery } from './plugin.ts'

export default mergeConfig(page, {
  plugins: [gallery()],
  optimizeDeps: { entries: ['gallery/index.html', 'gallery/parts.tsx'] },
  // What one of two servers at a time has made ready is not the other's.
  cacheDir: join(import.meta.dirname, '..', '..', '..', 'node_modules', '.vite-gallery'),
})
