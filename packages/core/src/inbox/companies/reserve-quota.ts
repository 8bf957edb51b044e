import { reserveQuotaPercent, reserveQuotas } from '@vedetta/contracts/facts/reserve-quota'

/** Law 68/1999, article 3: how many employees must belong to the protected categories. */
export type ReserveQuota = { isEstimate: true; people: number }

/** Null where the headcount is unknown. Above fifty it is seven per cent, and a fraction over a half counts as one. */
export function estimateReserveQuota(employees: number | null): ReserveQuota | null {
  return employees === null ? null : { isEstimate: true, people: peopleOf(employees) }
}

function peopleOf(employees: number): number {
  const { one, two, share } = reserveQuotas
  if (employees < one.employees.from) return 0
  if (employees < two.employees.from) return 1
  if (employees < share.employees.from) return 2
  // In hundredths: 0.07 has no exact binary fraction.
  const hundredths = employees * reserveQuotaPercent
  return Math.floor(hundredths / 100) + (hundredths % 100 > 50 ? 1 : 0)
}
