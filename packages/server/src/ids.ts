// Names that nobody can guess: of tables, invitations and processes.

import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** 80 random bits in 16 letters. */
export const newTableId = (): string => Array.from(randomBytes(16), byte => LETTERS[byte & 31]).join('')

/** 128 random bits. */
export const newInvite = (): string => randomBytes(16).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
