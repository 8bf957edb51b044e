import type { Viewer } from '../../platform/viewer.ts'

/** The access levels that wait until the viewer has set up a second step: operators' calls, and the seat of a licence that wants one. */
export function secondStepFor({
  isOperator,
  hasSecondStep,
  seat,
}: Pick<Viewer, 'isOperator' | 'hasSecondStep' | 'seat'>): ('operator' | 'licence')[] {
  if (hasSecondStep) return []
  return [...(isOperator ? ['operator' as const] : []), ...(seat?.requiresSecondStep ? ['licence' as const] : [])]
}
