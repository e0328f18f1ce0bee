// What a test file opened is put away after its last test, the newest first. A process serves many files: whoever opens
// something says here how it is closed, and the set-up of the tests (`file-setup.testing.ts`) calls it after each file.

const open: (() => Promise<unknown>)[] = []

/** Is called after the file's last test. */
export function closeAfterFile(close: () => Promise<unknown>): void {
  open.push(close)
}

/** Closes everything, also where something cannot be closed. */
export async function closeAll(): Promise<void> {
  const problems: unknown[] = []
  for (const close of open.splice(0).reverse()) await close().catch(error => problems.push(error))
  if (problems.length > 0) throw new AggregateError(problems, 'what the tests opened could not be put away')
}
