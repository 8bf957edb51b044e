import type { Readable } from 'node:stream'
import type { Access, Call } from '@vedetta/contracts/calls/call'
import { errorBody } from '@vedetta/contracts/calls/errors'
import { budgets } from '@vedetta/core/platform/limits/budgets'
import type { SeatedViewer, Viewer } from '@vedetta/core/platform/viewer'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { guardLicence, guardViewer } from './guard.ts'

/** The viewer a handler receives, which the guard has already checked. */
type ViewerOf<Level extends Access> = Level extends 'public'
  ? Viewer | null
  : Level extends 'licence'
    ? Viewer & SeatedViewer
    : Viewer

/** The configuration of calls that ask a provider, or read or delete many rows. */
export const longCall: FastifyContextConfig = { deadlineMs: budgets.longRequest }

/** Registers a call of the contracts: its guard, the validation of input and output, and its entry in OpenAPI. */
export function registerCall<Input extends z.ZodType, Output extends z.ZodType, Level extends Access>(
  app: FastifyInstance,
  call: Call<Input, Output, Level>,
  answer: (
    input: z.output<Input>,
    viewer: ViewerOf<Level>,
    signal: AbortSignal,
    reply: FastifyReply,
  ) => Promise<z.input<Output>> | z.input<Output>,
  config: FastifyContextConfig = {},
): void {
  const handle: Handle<Input, Level> = (input, viewer, reply) => answer(input, viewer, disconnectSignal(reply), reply)
  addRoute(app, call, { 200: call.output }, handle, config)
}

/** Registers a call that answers with a file, streamed while it is being written. */
export function registerFileCall<Input extends z.ZodType, Level extends Access>(
  app: FastifyInstance,
  call: Call<Input, z.ZodType, Level>,
  types: readonly string[],
  answer: (
    input: z.output<Input>,
    viewer: ViewerOf<Level>,
  ) => Promise<{ name: string; type: string; content: Readable }>,
): void {
  const content = Object.fromEntries(types.map((type) => [type, { schema: call.output }]))
  const file = { 200: { description: 'The file of the export', content } }
  const handle: Handle<Input, Level> = async (input, viewer, reply) => {
    const { name, type, content } = await answer(input, viewer)
    return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content)
  }
  addRoute(app, call, file, handle, { takesLong: true })
}

type StreamRequest = { lastEventId: number | undefined; reply: FastifyReply }

/** Registers a call that answers with server-sent events. A stream that a page keeps open is no use of the licence. */
export function registerStreamCall<Input extends z.ZodType, Level extends Access>(
  app: FastifyInstance,
  call: Call<Input, z.ZodType, Level>,
  open: (input: z.output<Input>, viewer: ViewerOf<Level>, request: StreamRequest) => Promise<void>,
): void {
  const events = { 200: { description: call.summary, content: { 'text/event-stream': { schema: call.output } } } }
  const handle: Handle<Input, Level> = async (input, viewer, reply) => {
    const { headers, method } = reply.request
    if (method === 'HEAD') return reply.type('text/event-stream').send()
    await open(input, viewer, { lastEventId: lastEventIdOf(headers['last-event-id']), reply })
    return reply
  }
  addRoute(app, call, events, handle, { countsAsUse: false, takesLong: true, isStream: true })
}

function lastEventIdOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}

type Handle<Input extends z.ZodType, Level extends Access> = (
  input: z.output<Input>,
  viewer: ViewerOf<Level>,
  reply: FastifyReply,
) => unknown

function addRoute<Input extends z.ZodType, Level extends Access>(
  app: FastifyInstance,
  call: Call<Input, z.ZodType, Level>,
  success: object,
  handle: Handle<Input, Level>,
  config: FastifyContextConfig = {},
): void {
  const inputPlace = call.method === 'GET' ? 'query' : 'body'
  app.route({
    method: call.method,
    url: call.path,
    config,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[1] ?? ''],
      [call.method === 'GET' ? 'querystring' : 'body']: call.input,
      response: { ...success, '4xx': errorBody, '5xx': errorBody },
    },
    // After the global hooks of this kind: nothing is read for a request that is not admitted.
    preValidation: async (request, reply) => {
      request.viewer = await app.readViewer(request, reply)
      guardViewer(call.access, request.viewer)
    },
    preHandler: (request: FastifyRequest) => guardLicence(app, call.access, request.viewer, request[inputPlace]),
    handler: (request, reply) =>
      handle(request[inputPlace] as z.output<Input>, request.viewer as ViewerOf<Level>, reply),
  })
}

/** Aborts when the client disconnects before the answer. Fastify's own `request.signal` aborts once a body has been read. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
