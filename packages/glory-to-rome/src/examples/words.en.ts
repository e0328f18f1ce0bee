// The examples of Glory to Rome and the introduction to it, told in English.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Livia', 'Marcus', 'Zofia', 'Aulus', 'Berenike'],
  notes: {
    'BX-01': {
      title: 'A whole round',
      text: 'Livia leads Laborer with **Bar**. Marcus follows with his senator; Zofia and Aulus think instead. Livia has a Laborer client, so she acts twice: she takes wood and brick. Marcus takes stone. Zofia did not follow, but her client is a Laborer and acts all the same: marble.',
    },
    'BX-02': {
      title: 'Rome demands',
      text: 'Marcus leads Legionary with **Academy** and shows **Bar**: rubble. He takes rubble from the pool, and every neighbour who holds a rubble card hands one over. Livia gives **Insula**; a wood card cannot be given instead.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'Rome has burned down, and you rebuild it. Every card can be four things: a role to play, a structure to build, a material to build with, a client to hire.',
      examples: ['BX-01'],
    },
  ],
}
