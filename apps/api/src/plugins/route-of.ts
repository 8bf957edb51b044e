import { apiPrefix } from '@vedetta/contracts/calls/call'
import type { FastifyRequest } from 'fastify'

/** Stands for the template where no route takes a request. */
export const unmatched = 'unmatched'

/**
 * The template of the route that takes a request. What depends on an address is decided by it, never by the address: a client may spell
 * that in many ways, and whoever asks can't add series, log lines or exceptions.
 */
export const routeOf = ({ is404, routeOptions }: Pick<FastifyRequest, 'is404' | 'routeOptions'>): string =>
  is404 ? unmatched : (routeOptions.url ?? unmatched)

export const isCallRoute = (url: string): boolean => url.startsWith(`${apiPrefix}/`)

/** Whether the API takes a request; pages and files are taken by others. */
export const isCall = (request: FastifyRequest): boolean => isCallRoute(routeOf(request))
