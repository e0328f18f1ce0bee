// A mail server for tests: takes every message and keeps it.

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface TestMail {
  readonly from: string
  readonly to: string
  /** Headers and body as they came, dots undone. */
  readonly data: string
}

export interface SmtpServer {
  readonly url: string
  readonly mails: TestMail[]
  close(): Promise<void>
}

export async function startSmtp(): Promise<SmtpServer> {
  const mails: TestMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let unread = ''
    let from = ''
    let to = ''
    let data: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const read = (line: string) => {
      if (data) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''))
        mails.push({ from, to, data: data.join('\n') })
        data = undefined
        return say('250 kept')
      }
      const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
      if (/^MAIL/i.test(line)) from = address
      if (/^RCPT/i.test(line)) to = address
      if (/^DATA/i.test(line)) {
        data = []
        return say('354 go on')
      }
      return say(/^QUIT/i.test(line) ? '221 bye' : '250 well')
    }
    socket.on('error', () => undefined)
    socket.on('data', chunk => {
      const lines = (unread + chunk).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    say('220 test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One header, words in another alphabet decoded. */
export function headerOf({ data }: TestMail, name: string): string {
  const head = data.slice(0, data.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  const line = head.split('\n').find(one => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')))
}

const quoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The text of a message. */
export function textOf(mail: TestMail): string {
  const body = mail.data.slice(mail.data.indexOf('\n\n') + 2)
  const encoding = headerOf(mail, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(body) : body
}
