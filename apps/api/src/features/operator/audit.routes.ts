import * as calls from '@vedetta/contracts/operator/audit'
import { auditFileTypes, exportAudit } from '@vedetta/core/operations/console/export-audit'
import { listAudit } from '@vedetta/core/operations/console/list-audit'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { longCall, registerCall, registerFileCall } from '../../call-route.ts'

export function operatorAuditRoutes(
  api: FastifyInstance,
  { db, patientDb, clock }: Pick<ApiContext, 'db' | 'patientDb' | 'clock'>,
): void {
  // A person's entries are few among those of many days.
  registerCall(api, calls.listAudit, (input) => listAudit(patientDb, input, clock()), longCall)
  registerFileCall(api, calls.exportAudit, auditFileTypes, (input, viewer) => exportAudit(db, viewer, input, clock()))
}
