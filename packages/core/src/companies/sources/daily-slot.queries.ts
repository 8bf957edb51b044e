/**
 * Sources with neighbouring numbers share a slot: their rows lie side by side in every table that a visit reads, so a
 * batch reads a few pages of each instead of hundreds, however large the tables.
 */
const neighbourBits = 5
const golden = 2_654_435_761
const range = 2 ** 32

/** A source's time of day as a share of the day: the load stays even, whichever sources are added and whenever. */
export function dailySlotOf(sourceNo: number): number {
  return (Math.imul(sourceNo >> neighbourBits, golden) >>> 0) / range
}

/** The same in SQL, for a column or number. */
export function dailySlotSql(sourceNo: string): string {
  return `((((${sourceNo})::bigint >> ${neighbourBits}) * ${golden}) & ${range - 1}) / ${range}.0`
}
