/** Law 68/1999, article 3: how many of its staff must be from the protected categories. */
export type ReserveQuota = {
  /** An estimate: who of the staff counts (article 4), and what was agreed or suspended, no registry says. */
  isEstimate: true
  people: number
}

const band = { one: 15, two: 36, share: 51 }
const shareAbove = 7

/** Of the headcount; null where it is not known. Above fifty, seven per cent, of which a fraction over a half counts as one. */
export function estimateReserveQuota(employees: number | null): ReserveQuota | null {
  return employees === null ? null : { isEstimate: true, people: peopleOf(employees) }
}

function peopleOf(employees: number): number {
  if (employees < band.one) return 0
  if (employees < band.two) return 1
  if (employees < band.share) return 2
  // In hundredths: 0.07 has no exact fraction in binary.
  const hundredths = employees * shareAbove
  return Math.floor(hundredths / 100) + (hundredths % 100 > 50 ? 1 : 0)
}
