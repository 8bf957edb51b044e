import * as calls from '@vedetta/contracts/inbox/position-export'
import { costOfExport } from '@vedetta/core/inbox/exports/cost-of-export'
import { exportFile, exportFileTypes } from '@vedetta/core/inbox/exports/export-file'
import { exportPages } from '@vedetta/core/inbox/exports/export-pages'
import { exportPositions } from '@vedetta/core/inbox/exports/export-positions'
import { selectExportable } from '@vedetta/core/inbox/exports/exports.queries'
import { listPastExports } from '@vedetta/core/inbox/exports/past-exports'
import { type ExportContext, positionsOfPages } from '@vedetta/core/inbox/exports/positions-of-pages'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall, registerFileCall } from '../call-route.ts'

export function exportRoutes(
  api: FastifyInstance,
  context: ExportContext & Pick<ApiContext, 'clock' | 'advertTexts'>,
): void {
  const { db, clock } = context
  registerCall(api, calls.exportPositions, (input, viewer) => exportPositions(db, viewer, input, clock()))
  registerCall(api, calls.exportPages, (input, viewer) => exportPages(context, viewer, input, clock()))
  registerCall(api, calls.costOfExport, async (input, viewer) => {
    const now = clock()
    const positions =
      'positionIDs' in input
        ? await selectExportable(db, input.positionIDs)
        : await positionsOfPages(context, viewer, input, now)
    return costOfExport(db, viewer, positions, now)
  })
  registerCall(api, calls.listExports, (_, viewer) => listPastExports(db, viewer, clock()))
  registerFileCall(api, calls.downloadExport, exportFileTypes, ({ exportID }, viewer) =>
    exportFile(context, viewer, exportID, clock()),
  )
}
