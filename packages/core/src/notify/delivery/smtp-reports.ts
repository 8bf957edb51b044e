import { type Attachment, simpleParser } from 'mailparser'
import { isDeadAddress } from '../../platform/mail/is-dead-address.ts'
import { type DeliveryReport, type DeliveryReports, mailIdIn } from './delivery-report.ts'

/** A report has the mail's headers at most: a longer message is none, and is not parsed. */
export const maxReportBytes = 512 * 1024

const parsing = {
  keepDeliveryStatus: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
} as const

/** Bounces as mail servers send them (RFC 3464), and complaints as mailbox providers do (RFC 5965). */
export const smtpReports: DeliveryReports = {
  async read({ body }) {
    if (body.length > maxReportBytes) return []
    const { attachments } = await simpleParser(Buffer.from(body), parsing)
    const ofType = (type: string) => attachments.filter(({ contentType }) => contentType === type).map(textOf)
    const mailId = mailIdOf(ofType('message/delivery-status'), [
      ...ofType('text/rfc822-headers'),
      ...ofType('message/rfc822-headers'),
      ...ofType('message/rfc822'),
    ])
    if (mailId === undefined) return []
    return [
      ...ofType('message/delivery-status')
        .filter(isBounce)
        .map((): DeliveryReport => ({ mailId, failure: 'bounced' })),
      ...ofType('message/feedback-report')
        .filter(isComplaint)
        .map((): DeliveryReport => ({ mailId, failure: 'complained' })),
    ]
  },
}

const textOf = ({ content }: Attachment): string => content.toString('latin1')

/** By the envelope's id, or by the Message-ID in the headers that came back. */
function mailIdOf(statuses: readonly string[], returned: readonly string[]): string | undefined {
  const envelopeIds = statuses.flatMap((status) => fieldsOf(status, 'original-envelope-id'))
  const messageIds = returned.flatMap((headers) => fieldsOf(headers.split(/\r?\n\r?\n/, 1)[0] ?? '', 'message-id'))
  return [...envelopeIds, ...messageIds].map(mailIdIn).find((mailId) => mailId !== undefined)
}

/** The fields of each recipient form a block; ours has one recipient a mail. */
function isBounce(status: string): boolean {
  return status.split(/\r?\n\r?\n/).some((block) => {
    const [action = ''] = fieldsOf(block, 'action')
    const [code = ''] = fieldsOf(block, 'status')
    return action.toLowerCase() === 'failed' && isDeadAddress(code.split(/\s/, 1)[0] ?? '')
  })
}

const isComplaint = (report: string): boolean =>
  fieldsOf(report, 'feedback-type').some((type) => ['abuse', 'fraud', 'virus'].includes(type.toLowerCase()))

/** The values of a field; a line that begins with a space continues the one before. */
function fieldsOf(block: string, name: string): string[] {
  return block
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':')
      return line.slice(0, Math.max(colon, 0)).trim().toLowerCase() === name ? [line.slice(colon + 1).trim()] : []
    })
}
