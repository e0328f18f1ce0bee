// What leaves the house, over real HTTP: short addresses, previews, boards for other sites, oEmbed, feeds and calendars; and
// that nothing private goes along.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshFolder } from '../database/database.testing.ts'
import { newTableId } from '../ids.ts'
import { createTestClient, type TestClient } from '../server.testing.ts'
import { begin, type Guest, members, startTables, type TestTables } from '../tables/tables.testing.ts'
import { termsOf } from '../tournaments/tournaments.testing.ts'
import { calendarOf, escapedText, foldedLine } from './calendar.ts'
import { SHARING_WORDS } from './words.ts'

const HTML = '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Tabularium</title>\n  </head>\n</html>\n'

let server: TestTables
let people: readonly Guest[]
let nobody: TestClient
/** Finished for all, finished for the two alone, and running. */
let over = ''
let secret = ''
let running = ''
let base = ''

beforeAll(async () => {
  const root = await freshFolder()
  writeFileSync(join(root, 'index.html'), HTML)
  writeFileSync(join(root, 'embed.html'), HTML.replace('Tabularium', 'Board'))
  server = await startTables({}, { root })
  people = await members(server, 2)
  nobody = createTestClient(server)
  base = server.url.replace(/\/$/, '')
  const seats = [...people]
  running = await begin(server, wondersDuel, { seats })
  over = await begin(server, wondersDuel, { seats })
  secret = await begin(server, wondersDuel, { seats, visibility: 'private' })
  for (const id of [over, secret]) await people[0].post(`/api/tables/${id}/resign`)
})

const tag = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(page)?.[1]

/** Every element that opens is closed, in order. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|#39);)/.test(xml)
}

describe('short addresses', () => {
  test.each([
    ['a finished game', () => over, '', () => `/game/${over}`],
    ['a position', () => over, '/12', () => `/game/${over}?move=12`],
    ['a position as a seat saw it', () => over, '/12?seat=1', () => `/game/${over}?move=12&seat=1`],
    ['a running game', () => running, '/3', () => `/table/${running}`],
    ['one that nobody else may see', () => secret, '/3', () => `/game/${secret}?move=3`],
    ['one that is not there', () => 'a'.repeat(16), '', () => `/game/${'a'.repeat(16)}`],
    ['no move', () => over, '/x%0d%0a', () => `/game/${over}`],
  ])('%s', async (_, id, rest, to) => {
    const { status, headers } = await nobody.get(`/g/${id()}${rest}`)
    expect([status, headers.get('location')]).toEqual([302, to()])
  })
})

describe('previews', () => {
  test.each([
    ['/', 'Tabularium: games of the ancient world'],
    ['/new/wonders-duel', 'Play 7 Wonders Duel'],
    ['/rules/mare-nostrum/4.2', 'Rules of Mare Nostrum: Empires'],
    ['/learn/glory-to-rome', 'Learn Glory to Rome'],
    ['/ladder/assyrian-wars', 'Ladder: Assyrian Wars'],
    ['/puzzle', 'Today’s puzzle'],
    ['/study/abc', 'A study'],
    ['/tournaments', 'Tournaments'],
  ])('%s: %s', async (path, title) => {
    const { text, headers } = await nobody.get(path)
    expect(tag(text, 'og:title')).toBe(title)
    expect(tag(text, 'twitter:title')).toBe(title)
    expect(tag(text, 'og:url')).toBe(base + path)
    const picture = (tag(text, 'og:image') ?? '').replace(base, '')
    expect((await nobody.get(picture)).headers.get('content-type')).toBe('image/png')
    // The page is the same but for its head, and is not sent again.
    expect(text.replace(/<meta [^>]*>\s*|<link [^>]*>\s*/g, '')).toBe(HTML)
    const known = headers.get('etag') ?? ''
    expect((await nobody.get(path, { 'if-none-match': known })).status).toBe(304)
  })

  test('in the reader’s language', async () => {
    const { text } = await nobody.get('/', { 'accept-language': 'pl' })
    expect([tag(text, 'og:title'), tag(text, 'og:locale')]).toEqual(['Tabularium: gry o starożytności', 'pl_PL'])
    await people[0].send('PATCH', '/api/me', { language: 'de' })
    expect(tag((await people[0].get('/', { 'accept-language': 'pl' })).text, 'og:locale')).toBe('de_DE')
    await people[0].send('PATCH', '/api/me', { language: 'en' })
  })

  test('a position says which, with a picture of it and how to embed it', async () => {
    const { text, headers } = await nobody.get(`/game/${over}?move=0`)
    expect(tag(text, 'og:description')).toMatch(/^Position after move 0 of 0\. At the table: /)
    expect(tag(text, 'og:url')).toBe(`${base}/g/${over}/0`)
    expect(tag(text, 'og:image')).toBe(`${base}/api/tables/${over}/picture?move=0`)
    expect((await nobody.get(`/api/tables/${over}/picture?move=0`)).headers.get('content-type')).toBe('image/png')
    const [, found] = /type="application\/json\+oembed" href="([^"]*)"/.exec(text) ?? []
    const path = (found ?? '').replaceAll('&amp;', '&').replace(base, '')
    expect((await nobody.get<{ type: string }>(path)).body.type).toBe('rich')
    expect(headers.get('link')).toContain('rel="alternate"; type="text/xml+oembed"')
  })

  test('of what is not for everybody nothing is said, and its players see it as ever', async () => {
    for (const path of [`/game/${secret}`, `/table/${secret}`, '/people/nobody', '/club/none', '/rules/none']) {
      const { status, text, headers } = await nobody.get(path)
      expect([path, status, text, headers.get('link')]).toEqual([path, 200, HTML, null])
    }
    const mine = await people[0].get(`/game/${secret}`)
    expect([tag(mine.text, 'og:title'), mine.headers.get('link')]).toEqual(['7 Wonders Duel: a finished game', null])
  })

  test.each(LANGUAGES)('%s has all words, with the same places to fill', language => {
    const of = (words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([key, text]) => [key, [...new Set(text.match(/\{[a-z]{2,}\b/g))].sort()])
    expect(of(SHARING_WORDS[language])).toEqual(of(SHARING_WORDS.en))
  })
})

describe('a board on another site', () => {
  test('only its page may be framed, without anything of whoever looks', async () => {
    const { status, headers } = await people[0].get(`/embed/${over}/1`)
    const policy = headers.get('content-security-policy') ?? ''
    expect([status, headers.get('x-frame-options'), headers.get('set-cookie')]).toEqual([200, null, null])
    expect(policy).toContain('frame-ancestors *; sandbox allow-scripts allow-popups')
    expect(policy).not.toMatch(/allow-same-origin|allow-forms|allow-top|unsafe/)
    for (const path of ['/', `/game/${over}`, `/g/${over}`, `/api/embed/${over}`, '/embedded', '/embed/', '/account']) {
      const other = await nobody.get(path)
      expect([path, other.headers.get('x-frame-options')]).toEqual([path, 'DENY'])
      expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test('tells of games that anybody may see, and of no others even to those who play them', async () => {
    const { body, headers } = await nobody.get(`/api/embed/${over}`)
    expect(body).toMatchObject({
      id: over,
      game: 'wonders-duel',
      status: 'over',
      players: people.map(({ name }) => ({ name })),
    })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const at = await nobody.get<{ moves: number; view: object }>(`/api/embed/${running}/at/0`)
    expect([at.status, at.body.moves]).toEqual([200, 0])
    for (const one of [nobody, people[0]]) {
      expect((await one.get(`/api/embed/${secret}`)).status).toBe(404)
      expect((await one.get(`/api/embed/${secret}/at/0`)).status).toBe(404)
    }
    // As nobody sees it, whoever asks.
    const asPlayer = await people[0].get(`/api/embed/${running}/at/0`)
    expect(asPlayer.text).toBe(at.text)
  })

  const oembed = (url: string, more = '') => nobody.get(`/api/oembed?url=${encodeURIComponent(url)}${more}`)
  test('oEmbed gives its code, as JSON and XML, within what is asked', async () => {
    const { body } = await oembed(`${base}/g/${over}/0`, '&maxwidth=400')
    expect(body).toMatchObject({ version: '1.0', type: 'rich', width: 400, height: 540, provider_name: 'Tabularium' })
    expect((body as { html: string }).html).toMatch(
      new RegExp(`^<iframe src="${base}/embed/${over}/0" width="400" .* sandbox="allow-scripts [^"]*"></iframe>$`),
    )
    const xml = await oembed(`${base}/game/${over}?move=0`, '&format=xml')
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    expect(isWellFormed(xml.text.replace(/^<\?.*\?>/, ''))).toBe(true)
    expect(xml.text).toContain(`&lt;iframe src=&quot;${base}/embed/${over}/0&quot;`)
  })

  test.each([
    ['another server', () => `https://example.org/g/${over}`, '', 404],
    ['a name that only begins like this one', () => `${base}.example.org/g/${over}`, '', 404],
    ['a user before the name', () => base.replace('//', `//x@`).replace('localhost', 'example.org'), '', 404],
    ['another page', () => `${base}/account`, '', 404],
    ['a private game', () => `${base}/g/${secret}`, '', 404],
    ['a file', () => 'file:///etc/passwd', '', 404],
    ['another format', () => `${base}/g/${over}`, '&format=html', 501],
  ])('oEmbed refuses %s', async (_, url, more, status) => {
    expect((await oembed(url(), more)).status).toBe(status)
  })
})

describe('feeds', () => {
  test('of a player and a club: finished public games, and no others', async () => {
    const [ada] = people
    await server.database.db.updateTable('user').set({ name: 'Ada <&>' }).where('id', '=', ada.id).execute()
    await ada.post('/api/clubs', { id: 'feed-club', name: 'Feeders' })
    for (const path of [`/api/people/${ada.id}/feed`, '/api/clubs/feed-club/feed']) {
      const { status, text, headers } = await nobody.get(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
      expect(isWellFormed(text.replace(/^<\?.*\?>/, ''))).toBe(true)
      expect(text).toContain(`<id>tag:localhost,2026:game/${over}</id>`)
      expect(text).toContain(`href="${base}/g/${over}"`)
      for (const id of [secret, running]) expect(text).not.toContain(id)
      expect((await nobody.get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    }
    const polish = await nobody.get(`/api/people/${ada.id}/feed?lang=pl`)
    expect(polish.text).toContain('<title>Partie: Ada &lt;&amp;&gt;</title>')
    const page = (await nobody.get(`/people/${ada.id}`)).text
    expect(page).toContain(`type="application/atom+xml" href="${base}/api/people/${ada.id}/feed"`)
  })

  test('a tournament: its news, and when it begins', async () => {
    const [ada, ben] = people
    const starts = Date.UTC(2030, 4, 1, 18, 30)
    const wish = { ...termsOf({ rated: false }), name: 'Cup; of, Rome', description: 'One\nTwo', starts }
    const { body } = await ada.post<{ id: string }>('/api/tournaments', wish)
    for (const one of [ada, ben]) await one.post(`/api/tournaments/${body.id}/join`)
    await ada.post(`/api/tournaments/${body.id}/direct`, { act: 'cancel' })
    const { text } = await nobody.get(`/api/tournaments/${body.id}/feed`)
    expect([...text.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      'Cup; of, Rome: Cancelled',
      'Cup; of, Rome: Announced',
    ])
    const calendar = await nobody.get(`/api/tournaments/${body.id}/calendar.ics`)
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(calendar.text.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${body.id}@localhost`,
        'DTSTART:20300501T183000Z',
        'SUMMARY:Cup\\; of\\, Rome',
        'STATUS:CANCELLED',
      ]),
    )
    // Those to come alone are in the calendar of all.
    const coming = await ada.post<{ id: string }>('/api/tournaments', { ...wish, name: 'Spring' })
    const all = (await nobody.get('/api/tournaments/calendar.ics')).text
    expect([all.includes(coming.body.id), all.includes(body.id)]).toEqual([true, false])
    const other = (await nobody.get('/api/tournaments/calendar.ics?game=glory-to-rome')).text
    expect(other).not.toContain('BEGIN:VEVENT')
  })

  test('a tournament that begins when its director says so has no calendar', async () => {
    const { body } = await people[0].post<{ id: string }>('/api/tournaments', { ...termsOf({}), name: 'Someday' })
    const { status, text } = await nobody.get(`/api/tournaments/${body.id}/calendar.ics`)
    expect([status, JSON.parse(text).code]).toEqual([409, 'no-time'])
  })
})

describe('a calendar', () => {
  test.each([
    ['a\\b;c,d', 'a\\\\b\\;c\\,d'],
    ['one\r\ntwo\nthree', 'one\\ntwo\\nthree'],
    ['bell\u0007', 'bell'],
  ])('%j is %j', (text, value) => expect(escapedText(text)).toBe(value))

  test('folds lines at 75 octets, never within a letter', () => {
    const line = `SUMMARY:${'ż💥'.repeat(60)}`
    const folded = foldedLine(line)
    const lines = folded.split('\r\n')
    expect(lines.length).toBeGreaterThan(3)
    for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
  })

  test('an arena ends when its time is up; nothing announced is still a calendar', () => {
    const row = {
      ...{ id: newTableId(), name: 'Arena', description: '', phase: 'running', entrants: 2, round: 1, touched: 0 },
      ...{ terms: termsOf({ format: 'arena', minutes: 60 }), starts: 0, started: 60_000, ended: null, created: 0 },
    } as unknown as Parameters<typeof calendarOf>[0][number]
    const options = { name: 'All', base: 'https://play.example.org', language: 'en' } as const
    expect(calendarOf([row], options)).toContain('DTSTART:19700101T000100Z\r\nDTEND:19700101T010100Z\r\n')
    expect(calendarOf([], options)).toContain('BEGIN:VTIMEZONE')
  })
})
