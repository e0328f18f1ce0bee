// The examples of Glory to Rome and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Liwia', 'Marek', 'Zofia', 'Aulus', 'Berenika'],
  notes: {
    'BX-01': {
      title: 'Cała runda',
      text: 'Liwia zagrywa tragarza kartą **Bar**. Marek dołącza senatorem, a Zofia i Aulus myślą. Liwia ma klienta: tragarza, więc działa dwa razy: bierze drewno i cegłę. Marek bierze kamień. Zofia nie dołączyła, ale jej klient jest tragarzem i działa mimo to: marmur.',
    },
    'BX-02': {
      title: 'Rzym żąda',
      text: 'Marek zagrywa legionistę kartą **Akademia** i pokazuje **Bar**, czyli gruz. Bierze gruz z puli, a każdy sąsiad, który ma na ręce kartę gruzu, oddaje jedną. Liwia oddaje **Insulę**; karty drewna nie może dać w zamian.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Rzym spłonął, a wy go odbudowujecie. Każda karta może być czterema rzeczami: rolą do zagrania, budowlą do wzniesienia, materiałem albo klientem.',
      examples: ['BX-01'],
    },
  ],
}
