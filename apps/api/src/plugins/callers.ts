import { minuteMs } from '@vedetta/contracts/text/durations'
import { hashApiKey, isApiKeySecret } from '@vedetta/core/customers/api-keys/api-key-secret'
import { apiKeyOf } from '@vedetta/core/customers/api-keys/read-api-caller'
import { sessionTokenOf } from '@vedetta/core/customers/identity/session-cookie'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyInstance {
    callers: Callers
  }
}

/** The caller that a request counts for: a person, an API key, or the network of a stranger. */
export type Caller = { readonly kind: 'person' | 'key' | 'stranger'; readonly id: string; readonly isKnown: boolean }

export type Callers = {
  /** Asks nothing of the database: what a stranger sends costs no look-up. */
  readonly callerOf: (request: FastifyRequest) => Caller
  /** Notes the person of a request's session; null where the session has ended. */
  readonly rememberSession: (request: FastifyRequest, userId: string | null) => void
  readonly rememberKey: (request: FastifyRequest, keyId: string | null) => void
}

/** Only for the order in which requests are answered: rights are read with every request. */
const remembered = { max: 20_000, ttl: 10 * minuteMs }

/**
 * Knows callers by what earlier look-ups found. A session that was not looked up yet counts as a person of its own, since its cookie
 * has our signature; a key counts as a stranger's until it was.
 */
export function createCallers(secrets: Secrets): Callers {
  const sessions = new LRUCache<string, Caller | 'nobody'>(remembered)
  const keys = new LRUCache<string, Caller | 'nobody'>(remembered)
  const tokenOf = ({ headers: { cookie } }: FastifyRequest) => (cookie ? sessionTokenOf(secrets, cookie) : null)

  function personOf(request: FastifyRequest): Caller | null {
    const token = tokenOf(request)
    if (token === null) return null
    const found = sessions.get(token) ?? { kind: 'person', id: `session ${token}`, isKnown: true }
    return found === 'nobody' ? null : found
  }

  function programOf(request: FastifyRequest): Caller | null {
    const hash = keyHashOf(request)
    const found = hash === null ? undefined : keys.get(hash)
    return found === undefined || found === 'nobody' ? null : found
  }

  return {
    callerOf: (request) =>
      personOf(request) ??
      programOf(request) ?? { kind: 'stranger', id: `address ${networkOf(request.ip)}`, isKnown: false },
    rememberSession(request, userId) {
      const token = tokenOf(request)
      if (token === null) return
      sessions.set(token, userId === null ? 'nobody' : { kind: 'person', id: `person ${userId}`, isKnown: true })
    },
    rememberKey(request, keyId) {
      const hash = keyHashOf(request)
      if (hash === null) return
      keys.set(hash, keyId === null ? 'nobody' : { kind: 'key', id: `key ${keyId}`, isKnown: true })
    },
  }
}

function keyHashOf({ headers: { authorization } }: FastifyRequest): string | null {
  const secret = apiKeyOf(authorization)
  return secret === undefined || !isApiKeySecret(secret) ? null : hashApiKey(secret).toString('base64')
}
