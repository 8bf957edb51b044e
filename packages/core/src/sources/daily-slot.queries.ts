/**
 * Neighbours by number are visited one after another: their rows lie side by side in every table a visit looks at, so
 * a batch reads a few pages of each and not hundreds, however long the tables.
 */
const neighbourBits = 5
const golden = 2_654_435_761
const range = 2 ** 32

/** A source's own time of day, as a share of it: whoever is added, and whenever, the day stays even. */
export function dailySlotOf(sourceNo: number): number {
  return (Math.imul(sourceNo >> neighbourBits, golden) >>> 0) / range
}

/** The same in SQL, of a column or number. */
export function dailySlotSql(sourceNo: string): string {
  return `((((${sourceNo})::bigint >> ${neighbourBits}) * ${golden}) & ${range - 1}) / ${range}.0`
}
