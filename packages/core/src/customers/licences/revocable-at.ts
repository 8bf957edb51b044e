import { revokeAfterDays } from '@vedetta/contracts/facts/plans'
import { dayMs } from '@vedetta/contracts/text/durations'

export function revocableAt(assignedAt: Date): Date {
  return new Date(assignedAt.getTime() + revokeAfterDays * dayMs)
}
