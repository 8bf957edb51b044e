/** The offices follow the provinces of the nineties; later provinces, and the Sardinian ones of 2026, stay with those they were part of. */
const officesOfYoungProvinces: Readonly<Record<string, string>> = {
  '101': '079',
  '102': '079',
  '103': '003',
  '108': '015',
  '109': '044',
  '110': '072',
  '112': '090',
  '113': '090',
  '114': '091',
  '115': '095',
  '116': '091',
  '117': '092',
  '118': '092',
  '119': '092',
}

/** The three digits of a VAT number that identify the issuing office. */
export function taxOfficeOf(municipalityIstat: string): string {
  const province = municipalityIstat.slice(0, 3)
  return officesOfYoungProvinces[province] ?? province
}
