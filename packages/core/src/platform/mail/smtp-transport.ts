import { createTransport } from 'nodemailer'
import { isDeadAddress } from './is-dead-address.ts'

export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Of a mail that its reader can unsubscribe from. */
  readonly list: { readonly name: string; readonly unsubscribeUrl: string } | null
}

export type MailTransport = {
  readonly send: (mailId: string, recipient: string, mail: RenderedMail) => Promise<void>
  readonly close: () => void
}

/** Mails that are sent at a time. */
export const smtpConnections = 4

const outageCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS']
/** "Service not available, closing transmission channel" (RFC 5321). */
const closingCode = 421

/** Says what the server refused without the recipient, since errors are logged. */
export class SmtpError extends Error {
  /** The server is away, and has refused nothing. */
  readonly isOutage: boolean
  /** The recipient's mailbox is not there, by the code that says so: no fault of ours, and no use trying again. */
  readonly isRecipientRefused: boolean

  constructor({
    code = '',
    command,
    responseCode,
    response = '',
  }: {
    code?: string
    command?: string
    responseCode?: number
    response?: string
  }) {
    super(['SMTP', code, command, responseCode].filter(Boolean).join(' '))
    this.isOutage = responseCode === undefined ? outageCodes.includes(code) : responseCode === closingCode
    const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response)?.[1]
    this.isRecipientRefused = command === 'RCPT TO' && status !== undefined && isDeadAddress(status)
  }
}

/** The headers by which mail programs offer to unsubscribe (RFC 2369, RFC 2919, RFC 8058). */
function listHeaders({ name, unsubscribeUrl }: NonNullable<RenderedMail['list']>, domain: string) {
  return {
    'List-ID': `<${name}.${domain}>`,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const { hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: smtpConnections,
    // Mails carry sign-in links, so they must not cross a network unencrypted.
    requireTLS: !['127.0.0.1', '[::1]', 'localhost'].includes(hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const fromDomain = from.replace(/^.*@|>$/g, '')
  return {
    async send(mailId, recipient, { list, ...mail }) {
      await transport
        .sendMail({
          ...mail,
          from,
          // An object is a single address; a string would be parsed as a list.
          to: { name: '', address: recipient },
          // With a stable Message-ID, clients show a mail that was sent twice once.
          messageId: `<${mailId}@${fromDomain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...(list && listHeaders(list, fromDomain)) },
          // A server that reports a failure later names the mail by this id (RFC 3461).
          dsn: { id: mailId, return: 'headers', notify: ['failure'], recipient },
        })
        .catch((error: object) => {
          throw new SmtpError(error)
        })
    },
    close: () => transport.close(),
  }
}
