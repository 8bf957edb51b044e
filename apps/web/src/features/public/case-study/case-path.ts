import { fillPath, routes } from '@vedetta/contracts/calls/routes'
import type { CaseId } from './case-ids.ts'

export function casePath(id: CaseId): string {
  return fillPath(routes.caseStudy, { id })
}
