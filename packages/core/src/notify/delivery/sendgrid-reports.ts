import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { isDeadAddress } from '../../platform/mail/is-dead-address.ts'
import { type DeliveryReport, type DeliveryReports, mailIdIn } from './delivery-report.ts'

/** The service repeats what we did not take for a day. */
const maxAgeMs = 25 * hourMs

const event = z.object({
  event: z.string(),
  'smtp-id': z.string().max(500).optional(),
  type: z.string().optional(),
  status: z.string().max(100).optional(),
  reason: z.string().optional(),
})

/**
 * The event webhook of SendGrid, whose signature covers the whole body. `publicKey` is the one its settings show: base64 of a
 * key in DER.
 */
export function sendgridReports(publicKey: string): DeliveryReports {
  const key = readPublicKey(publicKey)
  return {
    async read({ body, header }, now) {
      const timestamp = header('x-twilio-email-event-webhook-timestamp') ?? ''
      const signature = Buffer.from(header('x-twilio-email-event-webhook-signature') ?? '', 'base64')
      const isSigned = verify('sha256', Buffer.concat([Buffer.from(timestamp), body]), key, signature)
      const ageMs = Math.abs(now.getTime() - Number(timestamp) * 1_000)
      if (!isSigned || !(ageMs <= maxAgeMs)) throw new AppError('invalid_signature')
      return eventsOf(body).flatMap(reportOf)
    },
  }
}

export function readPublicKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
}

/** Events of other shapes are none of ours: the signature is right, so the service would repeat them for a day. */
function eventsOf(body: Uint8Array): z.infer<typeof event>[] {
  const list = z.array(z.unknown()).safeParse(parseJson(Buffer.from(body).toString('utf8')))
  return (list.data ?? []).flatMap((one) => event.safeParse(one).data ?? [])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `blocked` and `deferred` pass; an address is `dropped` that bounced or complained before. */
function reportOf({
  event: kind,
  type,
  status = '',
  reason = '',
  'smtp-id': smtpId = '',
}: z.infer<typeof event>): DeliveryReport[] {
  const mailId = mailIdIn(smtpId)
  if (mailId === undefined) return []
  if (kind === 'spamreport' || (kind === 'dropped' && reason === 'Spam Reporting Address'))
    return [{ mailId, failure: 'complained' }]
  const isBounce = kind === 'bounce' && type !== 'blocked' && (status === '' || isDeadAddress(status))
  return isBounce || (kind === 'dropped' && ['Bounced Address', 'Invalid'].includes(reason))
    ? [{ mailId, failure: 'bounced' }]
    : []
}
