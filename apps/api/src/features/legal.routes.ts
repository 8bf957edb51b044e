import { listSubProcessors, type SubProcessor } from '@vedetta/contracts/sub-processors'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function legalRoutes(app: FastifyInstance, { subProcessors }: { subProcessors: readonly SubProcessor[] }): void {
  answerCall(app, listSubProcessors, () => ({ subProcessors: [...subProcessors] }))
}
