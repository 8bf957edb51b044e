import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** An ETag with every answer that was read, and 304 without a body where the client has the same already. */
export function sendEntityTags(v1: FastifyInstance): void {
  v1.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-language' })
    if (!hasTag(request.headers['if-none-match'], tag)) return payload
    reply.status(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}

/** Weak and strong tags are compared alike, as RFC 9110 has it for reading. */
function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
