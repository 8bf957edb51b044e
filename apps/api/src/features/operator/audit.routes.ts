import * as calls from '@vedetta/contracts/operator/audit'
import { auditFileTypes, exportAudit } from '@vedetta/core/operator/export-audit'
import { listAudit } from '@vedetta/core/operator/list-audit'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { registerCall, registerFileCall } from '../../call-route.ts'

export function operatorAuditRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, calls.listAudit, (input) => listAudit(db, input, clock()))
  registerFileCall(api, calls.exportAudit, auditFileTypes, (input, viewer) => exportAudit(db, viewer, input, clock()))
}
