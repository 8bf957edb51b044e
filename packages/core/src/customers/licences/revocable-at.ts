import { dayMs } from '@vedetta/contracts/durations'
import { revokeAfterDays } from '@vedetta/contracts/plans'

export function revocableAt(assignedAt: Date): Date {
  return new Date(assignedAt.getTime() + revokeAfterDays * dayMs)
}
