import type { AdvertTexts } from '@vedetta/contracts/facts/advert-texts'
import type { MessageError } from '@vedetta/contracts/outward/webhooks'
import { RefusedAddress, UnresolvedName } from '@vedetta/crawler/fetch/address-gate'
import type { TextDelivery } from '../../inbox/positions/leaving-text.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { CountSent, Post } from '../../platform/network/post.ts'
import { inSpan, markFailed } from '../../platform/telemetry/tracing.ts'
import { deliverPositions } from '../public-api/deliver-positions.ts'
import { type FullPosition, messageBody } from './message-body.ts'
import type { DueMessage, LeasedWebhook } from './sending.queries.ts'
import { signMessage } from './sign-message.ts'

export type WebhookSender = Pick<Context, 'db' | 'log' | 'clock' | 'publicUrl' | 'secrets'> & {
  readonly post: Post
  readonly advertTexts: AdvertTexts
  readonly countWebhook?: CountSent
}

export type Answer = {
  readonly status: number | null
  readonly retryAfter: string | undefined
  /** Null if the receiver accepted the message. */
  readonly error: MessageError | null
}

/** Sends a message once, signed by the secrets. A redirect is not followed: it could lead anywhere. */
export async function sendMessage(
  sender: WebhookSender,
  webhook: LeasedWebhook,
  secrets: readonly string[],
  message: DueMessage,
): Promise<Answer> {
  const { clock, post } = sender
  const body = messageBody(webhook.filterId, message, await fullPosition(sender, webhook, message, clock()))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vedetta-Webhooks',
    ...signMessage(secrets, { messageId: message.messageId, body, at: clock() }),
  }
  const attributes = { 'vedetta.kind': message.kind }
  return inSpan('send webhook', { kind: 'client', parent: message.traceparent, attributes }, async (span) => {
    const answer = await post(webhook.url, { headers, body: Buffer.from(body) }).then(
      ({ status, retryAfter }) => ({ status, retryAfter, error: errorOf(status) }),
      (error: unknown) => ({ status: null, retryAfter: undefined, error: reasonOf(error) }),
    )
    if (answer.error !== null) markFailed(span)
    return answer
  })
}

/** Bought and read only where it is news: a position that closed or no longer matches costs nothing. */
async function fullPosition(
  delivery: TextDelivery,
  { content, userId, licenceNo, language }: LeasedWebhook,
  { kind, positionId, matches }: DueMessage,
  now: Date,
): Promise<FullPosition | undefined> {
  if (content === 'heads' || positionId === null || !matches || kind === 'closed') return undefined
  try {
    const [position] = await deliverPositions(delivery, { userId, licenceNo, language }, [positionId], now)
    return position && { position }
  } catch (error) {
    if (error instanceof AppError && error.code === 'credits_used_up') return { position: null, reason: error.code }
    throw error
  }
}

function errorOf(status: number): MessageError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

function reasonOf(error: unknown): MessageError {
  if (error instanceof RefusedAddress) return 'private_address'
  if (error instanceof UnresolvedName) return 'unknown_host'
  const { name = '', code = '' } = error as { name?: string; code?: string }
  return name === 'TimeoutError' || name === 'AbortError' || /TIMEOUT/.test(code) ? 'timed_out' : 'unreachable'
}
