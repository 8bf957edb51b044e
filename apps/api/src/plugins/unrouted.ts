import { errors } from '@vedetta/contracts/calls/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { bodyOf } from '../error-body.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** No address below a path is a page, known or not: without this route, the one of all pages would take it. */
export function refuseUnrouted(scope: FastifyInstance, path: string, answer: RouteHandlerMethod): void {
  for (const url of [path, `${path}/*`])
    scope.route({ method: [...methods], url, schema: { hide: true }, handler: answer })
}

/** Answers a request that no route takes. */
export function answerUnrouted(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const code = unroutedCode(app, request, reply)
  return reply.status(errors[code].status).send(bodyOf(code))
}

/** 405 where the address has other methods, which the reply then names, else 404. */
export function unroutedCode(
  app: FastifyInstance,
  { url, method, is404, params }: FastifyRequest,
  reply: FastifyReply,
): 'method_not_allowed' | 'not_found' {
  const isPrefix = !is404 && !Object.hasOwn(params as object, '*')
  // `refuseUnrouted` takes the prefix itself by every method.
  if (isPrefix) return 'not_found'
  const [path = '/'] = url.split('?')
  const allowed = methods.filter((other) => {
    const route = other === method ? null : app.findRoute({ method: other, url: path })
    return route !== null && (is404 || !Object.hasOwn(route.params, '*'))
  })
  if (allowed.length > 0) reply.header('allow', allowed.join(', '))
  return allowed.length > 0 ? 'method_not_allowed' : 'not_found'
}
