#!/usr/bin/env node
// An engine that plays at random: tabularium play wonders-duel --seats "you,engine:npx node docs/examples/random-engine.ts"

import { serve } from './tabularium-engine.ts'

await serve({
  name: 'Random in TypeScript',
  version: '1',
  choose: ({ legal }) => legal[Math.floor(Math.random() * legal.length)],
})
