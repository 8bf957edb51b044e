import type { Readable } from 'node:stream'
import type { Operation } from '@vedetta/contracts/public-api/operation'
import type { ApiCaller } from '@vedetta/core/customers/api-keys/api-caller'
import { recordKeyCall } from '@vedetta/core/customers/api-keys/record-key-call'
import { requireScope } from '@vedetta/core/customers/api-keys/require-scope'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ApiContext } from '../api-context.ts'
import { admitCaller } from './admit-caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    apiCaller: ApiCaller | null
  }
  interface FastifyInstance {
    /** The operations that were registered, for the OpenAPI document. */
    operations: Operation[]
  }
}

type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
}

/** Registers an operation of the public API: its key, its limit, its scope, and the validation of input and output. */
export function registerOperation<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  v1: FastifyInstance,
  context: OperationContext,
  operation: Operation<Params, Query, Body, Output>,
  answer: Answer<Params, Query, Body, z.input<Output>>,
): void {
  const { status, output } = operation
  addRoute(v1, context, operation, status === 204 ? {} : { [status]: output }, async (input, caller, request, reply) =>
    reply.status(status).send(await answer(input, caller, request, reply)),
  )
}

/** Registers an operation that answers with a file, streamed while it is being written. */
export function registerFileOperation<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  v1: FastifyInstance,
  context: OperationContext,
  operation: Operation<Params, Query, Body, z.ZodType>,
  answer: Answer<Params, Query, Body, { name: string; type: string; content: Readable }>,
): void {
  const send: Answer<Params, Query, Body, unknown> = async (input, caller, request, reply) => {
    const { name, type, content } = await answer(input, caller, request, reply)
    return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content)
  }
  addRoute(v1, context, operation, {}, send, { takesLong: true })
}

type OperationContext = Pick<ApiContext, 'db' | 'clock' | 'limits'>

type Answer<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Result> = (
  input: Input<Params, Query, Body>,
  caller: ApiCaller,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result>

function addRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  v1: FastifyInstance,
  context: OperationContext,
  operation: Operation<Params, Query, Body, Output>,
  response: Record<number, z.ZodType>,
  answer: Answer<Params, Query, Body, unknown>,
  config: FastifyContextConfig = {},
): void {
  const { method, path, params, query, body, scope, writes } = operation
  v1.operations.push(operation as unknown as Operation)
  v1.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // A HEAD request would be charged like the GET, unseen.
    exposeHeadRoute: false,
    // A key is no cookie: no other site can make a browser send it.
    config: { ...config, allowsCrossSite: true },
    schema: { hide: true, params, querystring: query, ...(body && { body }), response },
    preValidation: async (request, reply) => {
      const { caller, canWrite } = await admitCaller(context, request, reply)
      if (scope) requireScope(caller, scope)
      if (writes && !canWrite) throw new AppError('writes_paused')
      request.apiCaller = caller
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body }
      const caller = request.apiCaller as ApiCaller
      if (writes) await recordKeyCall(context.db, caller, `${method} ${path}`)
      return answer(input as Input<Params, Query, Body>, caller, request, reply)
    },
  })
}
