import type { Act } from '@vedetta/contracts/operator/audit-acts'

export type AuditFilter = {
  person: string | undefined
  act: Act | undefined
  from: string | undefined
  to: string | undefined
}
