import { revokeAfterDays } from '@vedetta/contracts/plans'

const day = 86_400_000

export function revocableAt(assignedAt: Date): Date {
  return new Date(assignedAt.getTime() + revokeAfterDays * day)
}
