import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that uses no cookies, and that other sites may send to. */
    allowsCrossSite?: true
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Another site can make a browser send our cookies, but cannot hide its origin: browsers send `Sec-Fetch-Site`, old ones
 * `Origin`. A client that sends neither is no browser and has no cookies but its own.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  const ours = new URL(publicUrl).origin
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (reading.has(method) || routeOptions.config?.allowsCrossSite) return
    const site = headers['sec-fetch-site']
    const { origin } = headers
    const isOurs = site === undefined ? origin === undefined || origin === ours : site === 'same-origin'
    if (!isOurs) throw new AppError('cross_site_request')
  })
}
