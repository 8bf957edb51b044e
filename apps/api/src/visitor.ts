import type { Visitor, WithSetCookies } from '@vedetta/core/identity/visitor'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a client says of its own address is worth nothing: `ip` is the connection's, or a trusted proxy's word. */
export function visitorOf({ headers, ip }: FastifyRequest): Visitor {
  const passed = new Headers({ 'x-forwarded-for': ip })
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie)
  if (headers['user-agent'] !== undefined) passed.set('user-agent', headers['user-agent'])
  return { headers: passed, address: ip }
}

/** Each cookie goes into a header of its own. */
export function sendCookies<Answer>(reply: FastifyReply, { answer, cookies }: WithSetCookies<Answer>): Answer {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return answer
}
