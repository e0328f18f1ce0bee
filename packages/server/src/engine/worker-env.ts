// The environment of worker threads.

/** Rules have no use for the server's settings: all that is passed on is where compiled sources are kept. */
export const workerEnv = (): Readonly<Record<string, string>> => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}
