import { listSubProcessors } from '@vedetta/contracts/privacy/sub-processors'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function legalRoutes(api: FastifyInstance, { subProcessors }: Pick<ApiContext, 'subProcessors'>): void {
  registerCall(api, listSubProcessors, () => ({ subProcessors: [...subProcessors] }))
}
