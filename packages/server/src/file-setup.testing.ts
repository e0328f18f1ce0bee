// Runs before each file of tests with servers and databases.

import { afterAll } from 'vitest'
import { closeAll } from './cleanup.testing.ts'

afterAll(closeAll, 60_000)
