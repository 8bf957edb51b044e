import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'

/** Refuses a person whose licence does not have the public API. */
export function requirePublicApi({ seat }: SeatedViewer): void {
  if (!seat.publicApi) throw new AppError('public_api_not_in_plan')
}
