import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { patienceMs } from './patience.ts'

export type SunkMail = {
  readonly messageId: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The addresses that the HTML links to, each once. */
  readonly links: readonly string[]
  readonly headers: ReadonlyMap<string, unknown>
  /** As it came over the wire. */
  readonly raw: string
}

export type SmtpSink = {
  readonly url: string
  /** All received mails, oldest first. */
  readonly mails: () => readonly SunkMail[]
  /** The next mail to this address, perhaps already received. Each mail is returned once. */
  readonly waitFor: (to: string, subject?: string | RegExp) => Promise<SunkMail>
  /** Answers the next mails with a temporary error. */
  readonly refuseNext: (count: number) => void
  readonly close: () => Promise<void>
}

/** A real SMTP server that delivers nowhere. */
export async function startSmtpSink({
  port = 0,
  onMail = (_: SunkMail) => {},
  /** Whether to answer a mail with a temporary error. */
  refuses = (): boolean => false,
  /** Whether there is a mailbox; another is refused for good. */
  hasMailbox = (_: string): boolean => true,
  /** Whether `mails` has them; a long run would fill the memory. */
  keeps = true,
} = {}): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const handedOut = new Set<SunkMail>()
  const arrivals = new EventTarget()
  let refusals = 0

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (hasMailbox(address)) return callback()
      callback(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      simpleParser(stream).then((parsed) => {
        if (refusals > 0 || refuses()) {
          refusals = Math.max(0, refusals - 1)
          return callback(Object.assign(new Error(`try again later: ${recipients}`), { responseCode: 451 }))
        }
        const html = parsed.html || ''
        const mail = {
          messageId: parsed.messageId ?? '',
          from: parsed.from?.text ?? '',
          to: recipients,
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html,
          links: linksOf(html),
          headers: parsed.headers,
          raw: Buffer.concat(parts).toString('latin1'),
        }
        if (keeps) mails.push(mail)
        arrivals.dispatchEvent(new Event('mail'))
        onMail(mail)
        callback()
      }, callback)
    },
  })
  // A dropped connection does not matter; a port in use rejects `once`.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails: () => mails,
    async waitFor(to, subject = /(?:)/) {
      const signal = AbortSignal.timeout(patienceMs)
      const isWanted = (mail: SunkMail) =>
        !handedOut.has(mail) &&
        mail.to.includes(to) &&
        (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject))
      for (;;) {
        const mail = mails.find(isWanted)
        if (mail) {
          handedOut.add(mail)
          return mail
        }
        await once(arrivals, 'mail', { signal }).catch(() => {
          const here = mails.map((other) => `${other.to}: ${other.subject}`).join('; ')
          throw new Error(`no mail to ${to} about ${subject} came in ${patienceMs} ms; here are: ${here || 'none'}`)
        })
      }
    },
    refuseNext(count) {
      refusals = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return [...new Set(links)]
}
