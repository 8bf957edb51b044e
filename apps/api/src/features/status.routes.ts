import { getPublicStatus } from '@vedetta/contracts/operations/public-status'
import { networkOf } from '@vedetta/core/platform/limits/limits'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function statusRoutes(
  api: FastifyInstance,
  { publicStatus, limits }: Pick<ApiContext, 'publicStatus' | 'limits'>,
): void {
  registerCall(api, getPublicStatus, async (_input, _viewer, _signal, { request }) => {
    await limits.consume('statusesOfAddress', networkOf(request.ip))
    return publicStatus()
  })
}
