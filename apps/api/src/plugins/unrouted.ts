import { apiPrefix } from '@vedetta/contracts/call'
import { errors } from '@vedetta/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from '../error-body.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whether an address is the application's, which shows a page for all of its own, known or not. */
export function isPageAddress(url: string): boolean {
  // A page that is still open may ask for a script of an older build: that is gone, and no page is a script.
  return ![apiPrefix, '/assets'].some((prefix) => url.startsWith(`${prefix}/`))
}

/** Answers a request that no route takes. */
export function answerUnrouted(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const code = unroutedCode(app, request, reply)
  return reply.status(errors[code].status).send(bodyOf(code))
}

/** 405 where the address has other methods, which the reply then names, else 404. */
export function unroutedCode(
  app: FastifyInstance,
  { url, method }: FastifyRequest,
  reply: FastifyReply,
): 'method_not_allowed' | 'not_found' {
  const [path = '/'] = url.split('?')
  const allowed = methods.filter((other) => {
    const route = other === method ? null : app.findRoute({ method: other, url: path })
    return route !== null && (isPageAddress(path) || !Object.hasOwn(route.params, '*'))
  })
  if (allowed.length > 0) reply.header('allow', allowed.join(', '))
  return allowed.length > 0 ? 'method_not_allowed' : 'not_found'
}
