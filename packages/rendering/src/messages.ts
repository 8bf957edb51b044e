import { z } from 'zod'

/** What the watch and its renderers say to each other; each side treats the other's messages as hostile. */

const webUrl = z.url({ protocol: /^https?$/ }).max(8_000)
export const maxHeaders = 200
const headers = z
  .record(z.string().max(200), z.string().max(40_000))
  .refine((record) => Object.keys(record).length <= maxHeaders, 'too many headers')
const text = z.string().max(1_000)

/** Ordered by the watch: one page to be drawn. */
export const renderJob = z.strictObject({
  id: z.uuid(),
  /** The process of the watch that the renderer asks. */
  watch: z.uuid(),
  url: webUrl,
  userAgent: z.string().min(1).max(300),
})
export type RenderJob = z.output<typeof renderJob>

const drawnFrom = z
  .array(
    z.strictObject({ url: webUrl, bytesHash: text, etag: text.exactOptional(), lastModified: text.exactOptional() }),
  )
  .max(100)

const request = z.strictObject({
  url: webUrl,
  method: z.enum(['GET', 'POST']).exactOptional(),
  headers: headers.exactOptional(),
  body: z.string().max(100_000).exactOptional(),
})

/** From a renderer to the watch. The HTML of a drawn page is the frame's body. */
export const fromRenderer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ask'),
    job: z.uuid(),
    /** The renderer's own number, to which the answer goes. */
    renderer: z.uuid(),
    no: z.int().min(0).max(1_000),
    request,
  }),
  z.strictObject({ kind: z.literal('drawn'), job: z.uuid(), url: webUrl, drawnFrom: drawnFrom.exactOptional() }),
  z.strictObject({ kind: z.literal('as_fetched'), job: z.uuid() }),
  z.strictObject({ kind: z.literal('failed'), job: z.uuid(), reason: z.enum(['reset', 'timeout', 'too_large']) }),
])
export type FromRenderer = z.output<typeof fromRenderer>
export type RenderAsk = Extract<FromRenderer, { kind: 'ask' }>
export type RenderEnd = Exclude<FromRenderer, { kind: 'ask' }>

/** From the watch to a renderer: the answer to one request. The body of a fetched one is the frame's. */
export const toRenderer = z.strictObject({
  job: z.uuid(),
  no: z.int(),
  result: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fetched'), url: webUrl, status: z.int().min(100).max(599), headers }),
    /** `robots`: the same request would be refused at the next visit too. */
    z.strictObject({ kind: z.literal('failed'), url: z.string().max(8_000), reason: z.enum(['robots', 'other']) }),
  ]),
})
export type ToRenderer = z.output<typeof toRenderer>
