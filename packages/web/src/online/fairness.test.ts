// The page's part in the chance: what it gives when it is asked, and what it holds the server to.

import { pledgeOf } from '@tabularium/kernel'
import type { SeatCard, TableCard } from '@tabularium/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('../settings.ts', () => ({ settings: () => ({ name: '', language: 'en', theme: 'light' }) }))

let sent: { readonly path: string; readonly body: Record<string, string> }[]
let pledges: typeof import('./pledges.ts')
let fairness: typeof import('./fairness.ts')

/** As after a reload: only what the browser keeps is left. */
const load = async () => {
  vi.resetModules()
  pledges = await import('./pledges.ts')
  fairness = await import('./fairness.ts')
}

beforeEach(async () => {
  sent = []
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    return Response.json({})
  })
  await load()
})

const card = (seats: readonly Partial<SeatCard>[], more: Partial<TableCard> = {}): TableCard =>
  ({
    ...{ id: 'table', mine: 0, commitment: 'c1', status: 'open' },
    seats: seats.map((seat, number) => ({ seat: number, ...seat })),
    ...more,
  }) as TableCard

describe('giving', () => {
  test('nothing before it is asked', async () => {
    const pledge = await pledges.newPledge()
    await fairness.contribute(card([{ pledge }, {}]))
    await fairness.contribute(card([{ pledge }, {}], { mine: undefined as never, revealing: 1 }))
    await fairness.contribute(card([{}, {}], { revealing: 1 }))
    expect(sent).toEqual([])
  })

  test('the share behind its pledge, once all sit, after a reload too', async () => {
    const pledge = await pledges.newPledge()
    await load()
    const full = card([{ pledge }, { pledge: 'ff' }], { revealing: 1 })
    await Promise.all([fairness.contribute(full), fairness.contribute(full)])
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/table/share'])
    expect(pledgeOf(sent[0].body.share)).toBe(pledge)
    await fairness.contribute(card([{ pledge, share: sent[0].body.share }, {}], { revealing: 1 }))
    expect(sent).toHaveLength(1)
  })

  test('a new pledge where one is awaited, and no share that another browser has pledged', async () => {
    await fairness.contribute(card([{ pledge: 'awaited' }, {}]))
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/table/pledge'])
    await fairness.contribute(card([{ pledge: sent[0].body.pledge }, {}], { revealing: 1 }))
    expect(pledgeOf(sent[1].body.share)).toBe(sent[0].body.pledge)
    await fairness.contribute(card([{ pledge: 'e'.repeat(64) }, {}], { revealing: 1 }))
    expect(sent).toHaveLength(2)
  })
})

test('a page elsewhere on the site pledges, shows its share and looks on until the game begins', async () => {
  const ada = { person: { id: 'ada', name: 'Ada' } } as Partial<SeatCard>
  let looks = 0
  const look = async () => {
    const pledge = sent[0]?.body.pledge ?? 'awaited'
    looks++
    if (looks === 4) return card([{ ...ada, pledge }, ada], { status: 'playing' })
    return card([{ ...ada, pledge }, ada], looks === 3 ? { revealing: 1 } : {})
  }
  await fairness.contributeUntilBegun(look, async () => undefined)
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['pledge', 'share'])
  expect(looks).toBe(4)
  // A free seat: nothing is asked yet.
  await fairness.contributeUntilBegun(async () => {
    looks++
    return card([{ ...ada, pledge: sent[0].body.pledge }, {}])
  })
  expect(looks).toBe(5)
})

test('the share is asked for before the pledge was answered: it is given all the same', async () => {
  let answer = () => {}
  const answered = new Promise<void>(done => (answer = done))
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) })
    if (path.endsWith('/pledge')) await answered
    return Response.json({})
  })
  const pledging = fairness.contribute(card([{ pledge: 'awaited' }, {}]))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await fairness.contribute(card([{ pledge: sent[0].body.pledge }, {}], { revealing: 1 }))
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables/table/pledge', '/api/tables/table/share'])
  answer()
  await pledging
})

describe('holding the server to its word', () => {
  const playing = (seats: readonly Partial<SeatCard>[], more: Partial<TableCard> = {}) =>
    card(seats, { status: 'playing', ...more })

  test('the commitment it saw first, after a reload too', async () => {
    await fairness.contribute(card([{}, {}]))
    await load()
    expect(await fairness.doubtOf(playing([{}, {}]))).toBeUndefined()
    expect(await fairness.doubtOf(playing([{}, {}], { commitment: 'c2' }))).toBe('commitment')
    await fairness.contribute(card([{}, {}], { commitment: 'c2' }))
    expect(await fairness.doubtOf(playing([{}, {}], { commitment: 'c2' }))).toBe('commitment')
  })

  test('the pledges that stood when it showed its share', async () => {
    const pledge = await pledges.newPledge()
    const [theirs, other] = ['a'.repeat(64), 'b'.repeat(64)]
    await fairness.contribute(card([{ pledge }, { pledge: pledgeOf(theirs) }, {}], { revealing: 1 }))
    const { share } = sent[0].body
    expect(await fairness.doubtOf(playing([{ share }, { share: theirs }, {}]))).toBeUndefined()
    // No game begins without a share that was pledged: whoever leaves one out chooses between two deals.
    expect(await fairness.doubtOf(playing([{ share }, {}, {}]))).toBe('shares')
    expect(await fairness.doubtOf(playing([{ share }, { share: other }, {}]))).toBe('shares')
    expect(await fairness.doubtOf(playing([{ share }, { share: theirs }, { share: other }]))).toBe('shares')
    expect(await fairness.doubtOf(playing([{ share: other }, { share: theirs }, {}]))).toBe('shares')
  })

  test('a share that this page has shown is in the game, whatever the server said to it', async () => {
    const pledge = await pledges.newPledge()
    const late = await pledges.newPledge()
    await fairness.contribute(card([{ pledge }, {}], { revealing: 1 }))
    const { share } = sent[0].body
    await load()
    expect(await fairness.doubtOf(card([{ pledge }, {}]))).toBeUndefined()
    expect(await fairness.doubtOf(playing([{ pledge, share }, {}]))).toBeUndefined()
    expect(await fairness.doubtOf(playing([{ pledge }, {}]))).toBe('shares')
    vi.stubGlobal('fetch', async () => Response.json({ code: 'begun', message: 'begun' }, { status: 409 }))
    await fairness.contribute(card([{ pledge: late }, {}], { id: 'other', revealing: 1 }))
    expect(await fairness.doubtOf(playing([{ pledge: late }, {}], { id: 'other' }))).toBe('shares')
  })

  test('a share that this page has pledged and was never asked for', async () => {
    const pledge = await pledges.newPledge()
    await fairness.contribute(card([{ pledge }, {}]))
    await load()
    expect(await fairness.doubtOf(card([{ pledge }, {}]))).toBeUndefined()
    for (const seat of [{}, { pledge }, { pledge: 'awaited' }, { pledge: 'spent' }])
      expect(await fairness.doubtOf(playing([seat, {}]))).toBe('left-out')
    // Another browser of the same person pledged: this one knows nothing of it.
    await fairness.contribute(card([{ pledge: 'd'.repeat(64) }, {}], { id: 'elsewhere' }))
    expect(await fairness.doubtOf(playing([{}, {}], { id: 'elsewhere' }))).toBeUndefined()
  })

  describe('where somebody keeps a share back all is drawn anew', () => {
    const theirs = 'a'.repeat(64)
    const begin = async () => {
      const pledge = await pledges.newPledge()
      await fairness.contribute(card([{ pledge }, { pledge: pledgeOf(theirs) }], { revealing: 1 }))
      return { pledge, share: sent[0].body.share }
    }

    test('with another commitment, for which this page gives another share', async () => {
      const { share } = await begin()
      const anew = card([{ pledge: 'awaited' }, { pledge: 'spent' }], { commitment: 'c2' })
      await fairness.contribute(anew)
      expect(await fairness.doubtOf(anew)).toBeUndefined()
      expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['share', 'pledge'])
      const pledge = sent[1].body.pledge
      await fairness.contribute(card([{ pledge }, { pledge: 'spent' }], { commitment: 'c2', revealing: 1 }))
      const other = sent[2].body.share
      expect([pledgeOf(other), other === share]).toEqual([pledge, false])
      const begun = { commitment: 'c2' }
      await load()
      expect(await fairness.doubtOf(playing([{ pledge, share: other }, { pledge: 'spent' }], begun))).toBeUndefined()
      expect(await fairness.doubtOf(playing([{ pledge, share }, { pledge: 'spent' }], begun))).toBe('shares')
      expect(await fairness.doubtOf(playing([{ pledge, share: other }, { share: theirs }], begun))).toBe('shares')
      expect(await fairness.doubtOf(playing([{ pledge, share: other }, {}]))).toBe('commitment')
    })

    test('but no other seed comes under a share that was shown', async () => {
      const { pledge, share } = await begin()
      const changed = card([{ pledge, share }, { pledge: pledgeOf(theirs) }], { commitment: 'c2', revealing: 1 })
      await fairness.contribute(changed)
      expect(await fairness.doubtOf(changed)).toBe('commitment')
      expect(await fairness.doubtOf(playing([{ pledge, share }, { share: theirs }], { commitment: 'c2' }))).toBe(
        'commitment',
      )
      // Nor by taking the seat away for a moment.
      await fairness.contribute(card([{}, {}], { mine: undefined as never, commitment: 'c2' }))
      expect(await fairness.doubtOf(playing([{ pledge, share }, { share: theirs }], { commitment: 'c2' }))).toBe(
        'commitment',
      )
    })

    test('whoever got up before is not alarmed', async () => {
      await fairness.contribute(card([{}, {}]))
      expect(await fairness.doubtOf(playing([{}, {}], { mine: undefined as never, commitment: 'c2' }))).toBeUndefined()
    })
  })

  test('what an older page has kept is held to what was promised then', async () => {
    const pledge = await pledges.newPledge()
    const share = pledges.sharePledged(pledge)
    const old = { commitment: 'c1', pledges: [pledge, pledgeOf('a'.repeat(64))], own: pledge, taken: true }
    localStorage.setItem('tabularium.promises', JSON.stringify([['table', old]]))
    expect(await fairness.doubtOf(playing([{ share }, {}] as never))).toBeUndefined()
    expect(await fairness.doubtOf(playing([{ share }, { share: 'b'.repeat(64) }] as never))).toBe('shares')
  })

  test('a share is shown for one table: where another has the same pledge it is not given, and said', async () => {
    const pledge = await pledges.newPledge()
    await fairness.contribute(card([{ pledge }, {}], { revealing: 1 }))
    await load()
    await fairness.contribute(card([{ pledge }, {}], { id: 'other', revealing: 1 }))
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/table/share'])
    expect(await fairness.doubtOf(card([{ pledge }, {}], { id: 'other' }))).toBe('shares')
    expect(await fairness.doubtOf(card([{ pledge }, {}]))).toBeUndefined()
  })

  test('the record is of that commitment and of those shares', async () => {
    const [first, other] = ['1'.repeat(64), '2'.repeat(64)]
    const [share, changed] = ['a'.repeat(64), 'b'.repeat(64)]
    await fairness.contribute(card([{}, {}], { commitment: first }))
    const over = card([{ share }, {}], { commitment: first, status: 'over' })
    const record = (commitment: string, shares: string) =>
      ['tabularium: 2', `commitment: ${commitment}`, `shares: ${shares}`, 'moves:', `commitment: ${first}`, ''].join(
        '\n',
      )
    expect(fairness.isAsPromised(over, record(first, `${share} none`))).toBe(true)
    expect(fairness.isAsPromised(over, record(first, `${share} withheld`))).toBe(true)
    expect(fairness.isAsPromised(over, record(other, `${share} none`))).toBe(false)
    expect(fairness.isAsPromised({ ...over, commitment: other }, record(other, `${share} none`))).toBe(false)
    for (const shares of [`${changed} none`, 'withheld none', `${share} ${changed}`])
      expect(fairness.isAsPromised(over, record(first, shares))).toBe(false)
    // A game from before pages added to the chance.
    const old = card([{}, {}], { id: 'old', commitment: other, status: 'over' })
    expect(fairness.isAsPromised(old, `tabularium: 1\ncommitment: ${other}\nmoves:\nsetup\n`)).toBe(true)
  })

  describe('the record that a replay shows', () => {
    const [first, other] = ['1'.repeat(64), '2'.repeat(64)]
    const [theirs, changed] = ['a'.repeat(64), 'b'.repeat(64)]
    const record = (commitment: string, shares: string, table = 'table') =>
      ['tabularium: 2', `table: ${table}`, `commitment: ${commitment}`, `shares: ${shares}`, 'moves:', ''].join('\n')
    const begin = async () => {
      const pledge = await pledges.newPledge()
      await fairness.contribute(
        card([{ pledge }, { pledge: pledgeOf(theirs) }, {}], { commitment: first, revealing: 1 }),
      )
      await load()
      return sent[0].body.share
    }

    test.each([
      ['as it was', (own: string) => record(first, `${own} ${theirs} none`), undefined],
      ['a share kept back', (own: string) => record(first, `${own} withheld none`), 'shares'],
      ['another seed', (own: string) => record(other, `${own} ${theirs} none`), 'commitment'],
      ['another game', (own: string) => record(other, `${own} ${theirs} none`, 'elsewhere'), 'commitment'],
      ['no commitment', () => 'tabularium: 1\nmoves:\nsetup\n', 'commitment'],
      ['another share of theirs', (own: string) => record(first, `${own} ${changed} none`), 'shares'],
      ['a share where none was pledged', (own: string) => record(first, `${own} ${theirs} ${changed}`), 'shares'],
      ['another share of mine', () => record(first, `${changed} ${theirs} none`), 'shares'],
      ['mine left out, though it was taken', () => record(first, `withheld ${theirs} none`), 'shares'],
    ] as const)('%s', async (_, recordWith, doubt) => {
      expect(fairness.doubtOfRecord(recordWith(await begin()), 'table')).toBe(doubt)
    })

    test('of a file the table that it names counts, and a table never seen has promised nothing', async () => {
      const own = await begin()
      expect(fairness.doubtOfRecord(record(other, `${own} ${theirs} none`))).toBe('commitment')
      expect(fairness.doubtOfRecord(record(other, `${own} ${theirs} none`, 'elsewhere'))).toBeUndefined()
      expect(fairness.doubtOfRecord('tabularium: 1\nmoves:\nsetup\n')).toBeUndefined()
    })
  })

  test('of a table it never saw before there is nothing to say', async () => {
    expect(await fairness.doubtOf(playing([{ share: 'a'.repeat(64) }, {}]))).toBeUndefined()
  })
})
