// Runs before each file of tests with servers and databases.

import { afterAll } from 'vitest'
import { putAway } from './after.ts'

afterAll(putAway, 60_000)
