import type { Visitor, WithSetCookies } from '@vedetta/core/customers/identity/visitor'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers a client sends about its own address are dropped: `ip` comes from the connection or a trusted proxy. */
export function visitorOf({ headers, ip }: FastifyRequest): Visitor {
  const passed = new Headers({ 'x-forwarded-for': ip })
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie)
  if (headers['user-agent'] !== undefined) passed.set('user-agent', headers['user-agent'])
  return { headers: passed, address: ip }
}

/** Each cookie needs a header of its own. */
export function sendCookies<Answer>(reply: FastifyReply, { answer, cookies }: WithSetCookies<Answer>): Answer {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return answer
}
