// A name that changes where it points: looked up by whoever connects, each time, and every address of it counts.

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicEndpoint, lookupWith } from './addresses.ts'

test('one that was public when it was kept, and leads home when it is used, is not connected to', async () => {
  let asked = 0
  const listener = createServer((_request, answer) => {
    asked++
    answer.end()
  })
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', done))
  const { port } = listener.address() as AddressInfo
  let answers = ['93.184.216.34']
  const lookup = lookupWith((_name, _options, told) =>
    told(
      null,
      answers.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )
  const find = () =>
    new Promise<string>(done =>
      lookup('push.example.org', {}, (error, address) => done(error?.message ?? String(address))),
    )
  expect(isPublicEndpoint('https://push.example.org/1')).toBe(true)
  expect(await find()).toBe('93.184.216.34')
  const connect = () =>
    new Promise<string>(done => {
      const sent = request({ host: 'push.example.org', port, lookup, agent: false }, () => done('connected'))
      sent.on('error', error => done(error.message))
      sent.end()
    })
  for (answers of [
    ['127.0.0.1'],
    ['93.184.216.34', '127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['169.254.169.254'],
    ['fd00::1'],
    ['64:ff9b::7f00:1'],
  ]) {
    expect(await find()).toContain('not public')
    expect(await connect()).toContain('not public')
  }
  expect(asked).toBe(0)
  listener.close()
})
