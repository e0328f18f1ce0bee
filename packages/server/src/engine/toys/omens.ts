// For tests: the kernel's model game, which has what the others lack: choices made at the same time, and an undo of one.

export { omens as game } from '@tabularium/kernel/toy'
