import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { receiverUrl } from '../outward/receiver-url.ts'

/** The browsers that a person is pushed to; a further one needs the removal of another. */
export const maxPushDevices = 10

/** A message to a browser: its service worker shows it, and opens `url` when it is clicked. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A message replaces the one with the same tag that the device shows already. */
  tag: z.string(),
  /** A path of the app. */
  url: z.string().startsWith('/'),
})

export type PushMessage = z.infer<typeof pushMessage>

const endpoint = receiverUrl('invalid_request').describe('Where the browser’s push service takes messages for it')

const pushState = z
  .object({
    publicKey: z
      .string()
      .nullable()
      .describe('The key that a browser subscribes with (VAPID); null where push is not set up'),
    devices: z.array(
      z.object({
        subscriptionID: z.uuid(),
        endpointHash: z.string().describe('SHA-256 of the endpoint, in hexadecimal: the browser recognises itself'),
        userAgent: z.string().nullable(),
        createdAt: z.iso.datetime(),
        lastPush: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PushState' })

export type PushState = z.infer<typeof pushState>

export const getPushState = defineCall({
  method: 'GET',
  path: '/push/state',
  summary: 'The browsers that the user’s new alerts are pushed to, and the key to subscribe another with',
  access: 'user',
  input: z.object({}),
  output: pushState,
})

export const subscribePush = defineCall({
  method: 'POST',
  path: '/push/subscribe',
  summary: 'Push the user’s new alerts to a browser, as its subscription says (RFC 8030, RFC 8291)',
  access: 'licence',
  input: z.object({
    endpoint,
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^B[\w-]{86}$/)
        .describe('An uncompressed point of P-256, in base64url'),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .describe('16 bytes in base64url'),
    }),
  }),
  output: pushState,
})

export const unsubscribePush = defineCall({
  method: 'POST',
  path: '/push/unsubscribe',
  summary: 'Push nothing more to a browser of the user; idempotent',
  access: 'user',
  input: z.object({ subscriptionID: z.uuid() }),
  output: pushState,
})
