// A hash takes code that the first page does without: it is fetched when a table is opened or joined.

export { pledgeOf } from '@tabularium/kernel/pledge'
