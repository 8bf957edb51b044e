import { createTransport } from 'nodemailer'
import type { RenderedMail } from './render-mail.ts'

export type MailTransport = {
  readonly send: (mailId: string, recipient: string, mail: RenderedMail) => Promise<void>
  readonly close: () => void
}

/** How many mails are under way at once. */
export const smtpConnections = 4

/** Tells what the server refused, not to whom: errors are logged. */
class SmtpError extends Error {
  constructor({ code, command, responseCode }: { code?: string; command?: string; responseCode?: number }) {
    super(['SMTP', code, command, responseCode].filter(Boolean).join(' '))
  }
}

export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const { hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: smtpConnections,
    // Mails carry sign-in links: they cross a network encrypted or not at all.
    requireTLS: !['127.0.0.1', '[::1]', 'localhost'].includes(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const fromDomain = from.replace(/^.*@|>$/g, '')
  return {
    async send(mailId, recipient, mail) {
      await transport
        .sendMail({
          ...mail,
          from,
          // An object is one address; a string would be a list of them.
          to: { name: '', address: recipient },
          // A mail sent twice is one mail to who receives it.
          messageId: `<${mailId}@${fromDomain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: object) => {
          throw new SmtpError(error)
        })
    },
    close: () => transport.close(),
  }
}
