import * as calls from '@vedetta/contracts/position-export'
import { costOfExport } from '@vedetta/core/exports/cost-of-export'
import { exportFile } from '@vedetta/core/exports/export-file'
import { exportPages } from '@vedetta/core/exports/export-pages'
import { exportPositions } from '@vedetta/core/exports/export-positions'
import { selectExportable } from '@vedetta/core/exports/exports.queries'
import { type ExportDeps, positionsOfPages } from '@vedetta/core/exports/positions-of-pages'
import type { FastifyInstance } from 'fastify'
import { answerCall, answerFile } from '../call-route.ts'

export function exportRoutes(app: FastifyInstance, deps: ExportDeps, clock: () => Date): void {
  const { db } = deps
  answerCall(app, calls.exportPositions, (input, viewer) => exportPositions(db, viewer, input, clock()))
  answerCall(app, calls.exportPages, (input, viewer) => exportPages(deps, viewer, input, clock()))
  answerCall(app, calls.costOfExport, async (input, viewer) => {
    const now = clock()
    const positions =
      'positionIDs' in input
        ? await selectExportable(db, input.positionIDs)
        : await positionsOfPages(deps, viewer, input, now)
    return costOfExport(db, viewer, positions, now)
  })
  answerFile(app, calls.downloadExport, 'text/csv; charset=utf-8', ({ exportID }, viewer) =>
    exportFile(db, viewer, exportID, clock()),
  )
}
