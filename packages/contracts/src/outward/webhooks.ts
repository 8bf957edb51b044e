import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { retention } from '../facts/retention.ts'
import { contactChanges } from '../privacy/contact-changes.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { receiverUrl } from './receiver-url.ts'

/** The webhooks of a person; a further one needs the removal of another. */
export const maxWebhooks = 20

export const webhookPageSize = 20

/** A receiver is tried this long before its webhook is paused. */
export const maxRetryDays = 3

/** The secret before goes on signing this long after it was replaced. */
export const oldSecretHours = 24

/** A free head, or the whole position for a credit. */
export const webhookContents = ['heads', 'positions'] as const

export type WebhookContent = (typeof webhookContents)[number]

/** The reasons why nothing is sent. */
export const pauseReasons = {
  person: { it: 'In pausa', en: 'Paused' },
  gone: {
    it: 'Il destinatario ha risposto che l’indirizzo non esiste più (410)',
    en: 'The receiver answered that the address no longer exists (410)',
  },
  failing: {
    it: `Nessuna consegna riuscita in ${maxRetryDays} giorni`,
    en: `No delivery succeeded in ${maxRetryDays} days`,
  },
} as const satisfies Record<string, Labels>

export type PauseReason = keyof typeof pauseReasons

export const messageStates = {
  waiting: { it: 'In attesa', en: 'Waiting' },
  delivered: { it: 'Consegnato', en: 'Delivered' },
  failed: { it: 'Non consegnato', en: 'Not delivered' },
} as const satisfies Record<string, Labels>

/** The outcomes of an attempt that delivered nothing. */
export const messageErrors = {
  refused: { it: 'il destinatario ha rifiutato il messaggio', en: 'the receiver refused the message' },
  redirected: { it: 'il destinatario rimanda a un altro indirizzo', en: 'the receiver points to another address' },
  private_address: { it: 'l’indirizzo non è pubblico', en: 'the address is not public' },
  unknown_host: { it: 'il nome non ha un indirizzo', en: 'the name has no address' },
  timed_out: { it: 'il destinatario non ha risposto in tempo', en: 'the receiver did not answer in time' },
  unreachable: { it: 'il destinatario non è raggiungibile', en: 'the receiver can’t be reached' },
} as const satisfies Record<string, Labels>

export type MessageError = keyof typeof messageErrors

/** Kinds of a position's events, changes of contacts that the licence received, and the type of the message about each. */
export const messageTypes = {
  new: 'position.opened',
  reopened: 'position.opened',
  reposted: 'position.opened',
  changed: 'position.changed',
  closed: 'position.closed',
  contact_erased: contactChanges.erased,
  contact_rectified: contactChanges.rectified,
  contact_restricted: contactChanges.restricted,
  test: 'webhook.test',
} as const

export type MessageKind = keyof typeof messageTypes

const url = receiverUrl('webhook_address').describe('By https, at a name, on the usual port')

const content = z
  .enum(webhookContents)
  .describe('`heads`: free. `positions`: each position in full, for a credit, once per licence and year')

const ofWebhook = z.object({ webhookID: z.uuid() })

const secret = z.string().describe('Signs the messages (Standard Webhooks); it is not shown again')

const webhook = z
  .object({
    webhookID: z.uuid(),
    filterID: z.uuid(),
    filterName: z.string(),
    url: z.string(),
    content,
    createdAt: z.iso.datetime(),
    pausedAt: z.iso.datetime().nullable(),
    pauseReason: z.enum(keysOf(pauseReasons)).nullable(),
    lastDelivery: z.iso.datetime().nullable(),
    waiting: z.number().int().describe('Messages that wait to be delivered'),
  })
  .meta({ id: 'Webhook' })

export type Webhook = z.infer<typeof webhook>

const webhooks = z.object({ webhooks: z.array(webhook) })

const webhookMessage = z
  .object({
    messageNo: z.number().int(),
    messageID: z.string().describe('As in the header `webhook-id`'),
    type: z.enum([...new Set(Object.values(messageTypes))]),
    positionID: z.uuid().nullable(),
    title: z.string().nullable(),
    event: z.number().int().nullable(),
    happenedAt: z.iso.datetime(),
    state: z.enum(keysOf(messageStates)),
    attempts: z.number().int(),
    lastTried: z.iso.datetime().nullable(),
    nextAt: z.iso.datetime().nullable().describe('When it is tried again, if it waits'),
    status: z.number().int().nullable().describe('The status of the last answer'),
    error: z.enum(keysOf(messageErrors)).nullable(),
  })
  .meta({ id: 'WebhookMessage' })

export type WebhookMessage = z.infer<typeof webhookMessage>

export const listWebhooks = defineCall({
  method: 'GET',
  path: '/webhook/list',
  summary: 'The user’s webhooks, the newest first',
  access: 'licence',
  input: z.object({}),
  output: webhooks,
})

export const createWebhook = defineCall({
  method: 'POST',
  path: '/webhook/create',
  summary: 'Send what happens to the positions of a saved filter to an address, from now on',
  access: 'licence',
  input: z.object({ filterID: z.uuid(), url, content }),
  output: webhooks.extend({ webhookID: z.uuid(), secret }),
})

export const updateWebhook = defineCall({
  method: 'POST',
  path: '/webhook/update',
  summary:
    'Change the address or the content of a webhook, pause it or let it go on; what waited meanwhile is sent then',
  access: 'licence',
  input: ofWebhook.extend({ url, content, paused: z.boolean() }),
  output: webhooks,
})

export const deleteWebhook = defineCall({
  method: 'POST',
  path: '/webhook/delete',
  summary: 'Delete a webhook with its messages; idempotent',
  access: 'licence',
  input: ofWebhook,
  output: webhooks,
})

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: '/webhook/rotate',
  summary: `Give a webhook another secret; both sign for ${oldSecretHours} hours`,
  access: 'licence',
  input: ofWebhook,
  output: z.object({ secret }),
})

export const testWebhook = defineCall({
  method: 'POST',
  path: '/webhook/test',
  summary: 'Send a test message, also while the webhook is paused; it is tried once',
  access: 'licence',
  input: ofWebhook,
  output: z.object({ messageNo: z.number().int() }),
})

export const listWebhookMessages = defineCall({
  method: 'GET',
  path: '/webhook/messages',
  summary: `The messages of a webhook of the last ${retention.webhookMessageDays} days, the newest first, a page at a time`,
  access: 'licence',
  input: ofWebhook.extend({
    before: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('The `next` of the page before; by default the newest'),
  }),
  output: z.object({
    messages: z.array(webhookMessage),
    next: z.number().int().nullable().describe('Where the next page begins; null after the last one'),
  }),
})

export const replayWebhook = defineCall({
  method: 'POST',
  path: '/webhook/replay',
  summary: 'Send messages again that were delivered or failed: one, or all since a moment',
  access: 'licence',
  input: z.union([
    ofWebhook.extend({ messageNo: z.number().int().positive() }).strict(),
    ofWebhook.extend({ since: z.iso.datetime() }).strict(),
  ]),
  output: z.object({ messages: z.number().int() }),
})
