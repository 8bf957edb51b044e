import { apiPrefix } from '@vedetta/contracts/call'
import { AppError } from '@vedetta/core/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAdaptiveLimit, type LimitBounds } from './adaptive-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer may take long, as files and streams do: it has no deadline, and is not counted among the requests being answered. */
    takesLong?: boolean
    /** In milliseconds, where it is not the usual one. */
    deadlineMs?: number
    /** Answered however busy the process is. */
    isAlwaysAdmitted?: boolean
  }
}

export type AdmissionBounds = {
  /** Searches have a bound of their own, so that a slow engine keeps nothing else from being answered. */
  readonly searches: LimitBounds
  readonly calls: LimitBounds
  readonly deadlineMs: number
}

/** Refused unread, since the process is busy. */
export class OverloadError extends AppError {
  constructor() {
    super('overloaded', { retryAfter: 2 })
  }
}

const reportMs = 1_000

/**
 * Takes on as many calls as the process answers soon, and refuses the others at once: a quick refusal beats a late answer. What is
 * taken on has a deadline.
 */
export function admitRequests(app: FastifyInstance, { searches, calls, deadlineMs }: AdmissionBounds): void {
  const limits = { searches: createAdaptiveLimit(searches), calls: createAdaptiveLimit(calls) }
  const refused = { searches: 0, calls: 0 }
  const reporting = setInterval(() => {
    if (refused.searches + refused.calls === 0) return
    app.log.warn({ refused: { ...refused } }, 'overloaded, requests were refused')
    Object.assign(refused, { searches: 0, calls: 0 })
  }, reportMs)
  reporting.unref()
  app.addHook('onClose', async () => clearInterval(reporting))

  app.addHook('onRoute', (route) => {
    if (isCall(route.url) && !route.config?.takesLong) route.handlerTimeout = route.config?.deadlineMs ?? deadlineMs
  })
  app.addHook('onRequest', async ({ url, routeOptions }: FastifyRequest, { raw }) => {
    const { takesLong, isAlwaysAdmitted } = routeOptions.config
    if (!isCall(url) || isAlwaysAdmitted) return
    const kind = routeOptions.url?.endsWith('/search') ? 'searches' : 'calls'
    const leave = limits[kind].enter()
    if (!leave) {
      refused[kind]++
      throw new OverloadError()
    }
    if (takesLong) leave()
    else raw.once('close', leave)
  })
}

const isCall = (url: string) => url.startsWith(`${apiPrefix}/`)
