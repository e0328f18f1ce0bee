// Hashes of texts, apart from all else: a page that only pledges its share of the chance needs no more.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, in hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The hash of a share, given away before any share is shown: see stream.ts. */
export const pledgeOf = (share: string): string => hashOf(`tabularium share 2:${share}`)

/** The hash of the canonical text of data of somebody's own: see own-data.ts. */
export const dataHash = (text: string): string => hashOf(`tabularium data 1:${text}`)
