import { monitorEventLoopDelay } from 'node:perf_hooks'
import { apiPrefix } from '@vedetta/contracts/call'
import { AppError } from '@vedetta/core/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
  /** Requests that are answered at a time. */
  readonly requests: number
  /** How late timers run, in milliseconds, before fewer are. A slow machine alone is no overload. */
  readonly loopDelayMs: number
  readonly requestsWhenLate: number
  readonly deadlineMs: number
}

/** Refused unread, since the process is busy. */
export class OverloadError extends AppError {
  constructor() {
    super('overloaded', { retryAfter: 2 })
  }
}

const sampleMs = 250

/**
 * Takes on as many calls as the process answers soon, and refuses the others at once: a quick refusal beats a late answer. What is
 * taken on has a deadline.
 */
export function admitRequests(app: FastifyInstance, bounds: AdmissionBounds): void {
  const { requests, loopDelayMs, requestsWhenLate, deadlineMs } = bounds
  let inProgress = 0
  let refused = 0
  let isLate = false
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const sampling = setInterval(() => {
    isLate = delay.mean / 1e6 > loopDelayMs
    delay.reset()
    if (refused > 0) app.log.warn({ refused, inProgress, isLate }, 'overloaded, requests were refused')
    refused = 0
  }, sampleMs)
  sampling.unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delay.disable()
  })

  app.addHook('onRoute', (route) => {
    if (isCall(route.url) && !route.config?.takesLong) route.handlerTimeout = route.config?.deadlineMs ?? deadlineMs
  })
  app.addHook('onRequest', async ({ url, routeOptions: { config } }: FastifyRequest, { raw }) => {
    if (!isCall(url) || config.isAlwaysAdmitted) return
    if (inProgress >= (isLate ? requestsWhenLate : requests)) {
      refused++
      throw new OverloadError()
    }
    if (config.takesLong) return
    inProgress++
    raw.once('close', () => {
      inProgress--
    })
  })
}

const isCall = (url: string) => url.startsWith(`${apiPrefix}/`)
