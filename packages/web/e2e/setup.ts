// Before the tests of the page: the page as it is shipped, built when its sources are newer, behind the real server.

import type { TestProject } from 'vitest/node'
import { serve } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await serve()
  project.provide('address', address)
  return close
}
