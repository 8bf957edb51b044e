import type { Call } from '@vedetta/contracts/call'
import { errorBody } from '@vedetta/contracts/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'

/** A route that is a call of the contracts: its input checked, its output kept to the schema, its place in OpenAPI. */
export function answerCall<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  call: Call<Input, Output>,
  answer: (input: z.output<Input>, signal: AbortSignal) => Promise<z.input<Output>> | z.input<Output>,
): void {
  const inputPlace = call.method === 'GET' ? 'query' : 'body'
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[1] ?? ''],
      [call.method === 'GET' ? 'querystring' : 'body']: call.input,
      response: { 200: call.output, '4xx': errorBody, '5xx': errorBody },
    },
    handler: (request, reply) => answer(request[inputPlace] as z.output<Input>, whenGone(reply)),
  })
}

/** Aborts when the client goes away before its answer. Fastify's own `request.signal` aborts once a body has been read. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
