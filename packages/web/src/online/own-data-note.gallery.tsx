// What a waiting room tells of data of somebody's own.

import OwnDataNote from './own-data-note.tsx'

const DATA = { hash: 'c0ffee00'.repeat(8), name: 'With Britannia', parts: ['provinces', 'seas'] }

export const OfATable = () => (
  <p>
    <OwnDataNote data={DATA} />
  </p>
)
export const WithoutName = () => (
  <p>
    <OwnDataNote data={{ ...DATA, name: '', parts: [] }} />
  </p>
)
