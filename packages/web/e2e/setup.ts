// Before the tests of the page: a browser, and the page as it is shipped, built when its sources are newer, behind the real server.

import type { TestProject } from 'vitest/node'
import { readyBrowser } from './browser.ts'
import { serve } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Told to the processes of the tests by the environment they inherit.
  await readyBrowser()
  const { address, close } = await serve()
  project.provide('address', address)
  return close
}
