// A mail server for tests: takes every message and keeps it.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

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
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // A mailer keeps its connections: nobody waits for them to end.
    closeTimeout: 1,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      text(stream).then(data => {
        const [to] = rcptTo
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: to?.address ?? '',
          data: data.replaceAll('\r\n', '\n').replace(/\n$/, ''),
        })
        done()
      }, done)
    },
  })
  // A connection that breaks off is the test's own doing.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise(resolve => server.close(() => resolve())),
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
