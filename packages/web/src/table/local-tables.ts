// The tables of this device: one worker holds them, started when the first is asked for.

import { channelOf } from './messages.ts'
import type { Tables } from './table.ts'
import { connect } from './worker-client.ts'

export const tables: Tables = connect(failed => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  worker.addEventListener('error', event => {
    event.preventDefault()
    worker.terminate()
    failed(event.message || 'the worker could not be started')
  })
  return channelOf(worker)
})
