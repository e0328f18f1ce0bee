// Mail by SMTP: plain text, one message at a time over a few kept connections.

import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where mails of this kind can be turned off. */
  readonly off?: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  close(): void
}

const PATIENCE_MS = 10_000

/** Undefined: no mail server is set. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (!config.smtpUrl) return undefined
  const transport = createTransport(
    {
      url: config.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // Nothing in a message may fetch a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: config.mailFrom },
  )
  return {
    async send({ to, subject, text, off }) {
      await transport.sendMail({
        // As an object: a comma or an angle bracket in it stays a part of the one address.
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(off && { 'List-Unsubscribe': `<${off}>` }),
        },
      })
    },
    close: () => transport.close(),
  }
}
