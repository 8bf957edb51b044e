import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { onceOver } from './answer-over.ts'
import type { Callers } from './callers.ts'
import { markKnown } from './connections.ts'
import { isCall } from './route-of.ts'
import type { ShedReport } from './shed-report.ts'

export type InHandBounds = {
  /** Requests of one caller, from their headers until their answers are read. Streams are left out. */
  readonly ofCaller: number
  /** What the requests of a stranger's network may take, in milliseconds of each second. */
  readonly pace: { readonly callMs: number; readonly fileMs: number; readonly burstMs: number; readonly waitMs: number }
  /** A refusal is sent after this delay, which bounds the refusals of a client that asks again at once. */
  readonly refusalMs: number
}

const addresses = 20_000

/** The first stage of admission, before a body is read: bounds what one caller has in hand, and how fast strangers send. */
export function boundRequestsInHand(
  app: FastifyInstance,
  { callers, shed }: { readonly callers: Callers; readonly shed: ShedReport },
  { ofCaller, pace, refusalMs }: InHandBounds,
): void {
  const inHand = new Map<string, number>()
  /** The moment until which the requests of a network have used up its share (the generic cell rate algorithm). */
  const paidUntil = new LRUCache<string, number>({ max: addresses })

  /** Milliseconds until a stranger's request may be answered; null where that is too late. */
  function paceWait(id: string, costMs: number): number | null {
    const now = performance.now()
    const until = Math.max(paidUntil.get(id) ?? Number.NEGATIVE_INFINITY, now - pace.burstMs) + costMs
    if (until - now > pace.waitMs) return null
    paidUntil.set(id, until)
    return Math.max(0, until - now)
  }

  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return callers.callerOf(this)
    },
  })
  app.addHook('onRequest', async (request, { raw }) => {
    const { isStream, isAlwaysAdmitted } = request.routeOptions.config
    const { caller } = request
    const { id } = caller
    if (caller.isKnown) markKnown(request.raw.socket)
    const count = (inHand.get(id) ?? 0) + 1
    if (!isStream) {
      inHand.set(id, count)
      onceOver(request.raw, raw, () => {
        const left = (inHand.get(id) ?? 1) - 1
        if (left > 0) inHand.set(id, left)
        else inHand.delete(id)
      })
    }
    const wait = caller.isKnown ? 0 : paceWait(id, isCall(request) ? pace.callMs : pace.fileMs)
    if (isAlwaysAdmitted) return wait === 0 ? undefined : sleep(wait ?? pace.waitMs)
    if (count > ofCaller || wait === null) {
      shed.count('inHand', caller)
      // Their number is bounded, too.
      if (count <= 4 * ofCaller) await sleep(refusalMs)
      throw new AppError('request_limit', { retryAfter: 2 })
    }
    if (wait > 0) await sleep(wait)
  })
}
