import * as operations from '@vedetta/contracts/public-api/export'
import { exportFile } from '@vedetta/core/inbox/exports/export-file'
import { listPastExports } from '@vedetta/core/inbox/exports/past-exports'
import { selectHeads } from '@vedetta/core/outward/public-api/changes.queries'
import { makePublicExport } from '@vedetta/core/outward/public-api/make-public-export'
import { publicExportUrl } from '@vedetta/core/outward/public-api/public-export-url'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { ProblemError } from '../problem.ts'
import { answerOnce } from './answer-once.ts'
import { registerFileOperation, registerOperation } from './register-operation.ts'

export function exportOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  registerOperation(v1, context, operations.createPublicExport, ({ body }, caller, _request, reply) => {
    const { positionIDs, ...choices } = body
    return answerOnce(context, { operation: operations.createPublicExport, caller, reply }, (requestId) =>
      makePublicExport(db, caller.viewer, { positionIDs, requestId, choices }, clock()).catch(
        async (error: unknown) => {
          if (!(error instanceof AppError && error.code === 'credits_used_up')) throw error
          throw new ProblemError('credits_used_up', { heads: await selectHeads(db, positionIDs) })
        },
      ),
    )
  })
  registerOperation(v1, context, operations.listPublicExports, async (_input, { viewer }) => {
    const { exports } = await listPastExports(db, viewer, clock())
    return {
      exports: exports.map(({ firstPosition: _, ...each }) => ({ ...each, url: publicExportUrl(each.exportID) })),
    }
  })
  registerFileOperation(v1, context, operations.getPublicExportFile, ({ params }, { viewer }) =>
    exportFile(context, viewer, params.exportID, clock()),
  )
}
