// What a page adds to the chance of a table: 256 bits of its own, so that nobody else can choose what is drawn.

/** Fresh from the browser, in hexadecimal. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
