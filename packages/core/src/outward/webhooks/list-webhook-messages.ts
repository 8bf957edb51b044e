import {
  type listWebhookMessages as listWebhookMessagesCall,
  messageTypes,
  type WebhookMessage,
  webhookPageSize,
} from '@vedetta/contracts/outward/webhooks'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { requireOwnWebhook } from './find-webhook.ts'
import { type MessageRow, selectMessages } from './messages.queries.ts'

type Page = z.output<typeof listWebhookMessagesCall.input>

export async function listWebhookMessages(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  { webhookID, before = Number.MAX_SAFE_INTEGER }: Page,
): Promise<{ messages: WebhookMessage[]; next: number | null }> {
  await limits.consume('alertListsOfPerson', viewer.userId)
  await requireOwnWebhook(db, viewer, webhookID)
  const rows = await selectMessages(db, webhookID, before, webhookPageSize + 1)
  const page = rows.slice(0, webhookPageSize)
  const next = rows.length > page.length ? (page.at(-1)?.messageNo ?? null) : null
  return { messages: page.map(messageOf), next }
}

function messageOf(row: MessageRow): WebhookMessage {
  const { messageNo, kind, positionId, title, event, state, attempts, status, error } = row
  return {
    messageNo,
    messageID: row.messageId,
    type: messageTypes[kind],
    positionID: positionId,
    title,
    event,
    happenedAt: row.happenedAt.toISOString(),
    state,
    attempts,
    lastTried: row.lastTried?.toISOString() ?? null,
    nextAt: state === 'waiting' ? row.nextAt.toISOString() : null,
    status,
    error,
  }
}
