import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'
import { createAdaptiveLimit, type LimitBounds } from './adaptive-limit.ts'
import { onceOver } from './answer-over.ts'
import { createFairShare, type QueueBounds } from './fair-share.ts'
import { isCall, isCallRoute, routeOf } from './route-of.ts'
import type { ShedReport } from './shed-report.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer may take long, as files and streams do: it has no deadline, and is not counted among the requests being answered. */
    takesLong?: boolean
    /** In milliseconds, where it is not the usual one. */
    deadlineMs?: number
    /** Answered however busy the process is. */
    isAlwaysAdmitted?: boolean
  }
  interface FastifyRequest {
    /** Gives back the place that the request has among those being answered. */
    leaveShare: () => void
  }
}

export type AdmissionBounds = {
  /** Searches have a bound of their own, so that a slow engine keeps nothing else from being answered. */
  readonly searches: LimitBounds
  readonly calls: LimitBounds
  readonly queue: QueueBounds
  readonly deadlineMs: number
}

/** Refused unread, since the process is busy. */
export class OverloadError extends AppError {
  constructor() {
    super('overloaded', { retryAfter: 2 })
  }
}

/**
 * The second stage of admission, with the body there and the caller known: takes on as many calls as the process answers soon, in
 * shares of their callers, lets a burst wait for a moment, and refuses the others. What is taken on has a deadline, and its place is
 * free again once its answer is handed over, read or not.
 */
export function admitRequests(
  app: FastifyInstance,
  shed: ShedReport,
  { searches, calls, queue, deadlineMs }: AdmissionBounds,
): void {
  const shares = {
    searches: createFairShare(createAdaptiveLimit(searches), queue),
    calls: createFairShare(createAdaptiveLimit(calls), queue),
  }
  app.decorateRequest('leaveShare', () => {})
  app.addHook('onRoute', (route) => {
    if (isCallRoute(route.url) && !route.config?.takesLong)
      route.handlerTimeout = route.config?.deadlineMs ?? deadlineMs
  })
  app.addHook('preValidation', async (request, reply) => {
    const { takesLong, isAlwaysAdmitted } = request.routeOptions.config
    if (!isCall(request) || isAlwaysAdmitted) return
    const kind = routeOf(request).endsWith('/search') ? 'searches' : 'calls'
    const gone = new AbortController()
    let leave: (() => void) | null = null
    onceOver(request.raw, reply.raw, () => {
      gone.abort()
      leave?.()
    })
    leave = await shares[kind].enter(request.caller, gone.signal)
    if (!leave) {
      shed.count(kind, request.caller)
      throw new OverloadError()
    }
    request.leaveShare = leave
    if (takesLong || gone.signal.aborted) leave()
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    request.leaveShare()
    return payload
  })
}
