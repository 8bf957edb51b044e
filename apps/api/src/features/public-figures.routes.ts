import * as calls from '@vedetta/contracts/operations/public-figures'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function publicFiguresRoutes(
  api: FastifyInstance,
  { figures, limits }: Pick<ApiContext, 'figures' | 'limits'>,
): void {
  registerCall(api, calls.searchPublic, async (input, _viewer, _signal, { request }) => {
    await limits.consume('publicSearchesOfAddress', networkOf(request.ip))
    return figures.search(input)
  })
  registerCall(api, calls.getMap, async (input, _viewer, _signal, { request }) => {
    await limits.consume('mapsOfAddress', networkOf(request.ip))
    return figures.map(input)
  })
}
