// What every answer says to the browser besides its content: what the page may do, and how long a file may be kept.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Only what comes from here is run or shown; nothing inline but what the build names by its hash, nothing evaluated, no frame around us. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The hashes of the page's first script and of its import maps, which stand inline; none where it is not built. */
function inlineHashes(root: string): readonly string[] {
  const file = join(root, '.vite', 'inline-scripts.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** For answers of a server whose page is in this folder. */
export const securityOf = (root: string): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY.replace(
    "script-src 'self'",
    ["script-src 'self'", ...inlineHashes(root).map(hash => `'${hash}'`)].join(' '),
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
})

/** A frame of its own kind: no cookie, no storage, nothing of the page around it; links open beside it. */
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** For the one page that other sites may frame. It has an origin of its own, which is nobody's. */
export const framedSecurityOf = (root: string): Readonly<Record<string, string>> => {
  const { 'x-frame-options': _, ...security } = securityOf(root)
  return {
    ...security,
    'content-security-policy': security['content-security-policy']
      .replace("worker-src 'self'; manifest-src 'self'; ", '')
      .replace("frame-ancestors 'none'", `frame-ancestors *; ${SANDBOX}`),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** What anybody may read from anywhere: the same for all, whoever asks. */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

const YEAR = 31_536_000

/** Files with a hash in their name never change; all others are asked for again, and answered with 304 if they are the same. */
export const cacheFor = (path: string): string =>
  path.includes('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache'

/** Whether an unknown address is one of the page's own: `/play/7`, `/rules/wonders-duel/4.2`, but not `/old.js`. */
export const isPage = (path: string): boolean => !path.startsWith('/assets/') && !/\.[a-z]\w{0,11}$/i.test(path)

/** The source map of a script of the page, compressed or not; undefined: it has none. */
export const mapOf = (path: string): string | undefined => {
  const script = /\/assets\/([^/]+\.js)(?:\.(?:br|gz))?$/.exec(path.replaceAll('\\', '/'))?.[1]
  return script && `${script}.map`
}
