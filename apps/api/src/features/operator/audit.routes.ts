import * as calls from '@vedetta/contracts/operator/audit'
import { budgets } from '@vedetta/core/budgets'
import { auditFileTypes, exportAudit } from '@vedetta/core/operator/export-audit'
import { listAudit } from '@vedetta/core/operator/list-audit'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { registerCall, registerFileCall } from '../../call-route.ts'

export function operatorAuditRoutes(
  api: FastifyInstance,
  { db, patientDb, clock }: Pick<ApiContext, 'db' | 'patientDb' | 'clock'>,
): void {
  // A person's entries are few among those of many days.
  const readsMuch = { deadlineMs: budgets.longRequest }
  registerCall(api, calls.listAudit, (input) => listAudit(patientDb, input, clock()), readsMuch)
  registerFileCall(api, calls.exportAudit, auditFileTypes, (input, viewer) => exportAudit(db, viewer, input, clock()))
}
