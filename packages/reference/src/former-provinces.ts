/**
 * Where the municipalities of a province code are today, for the codes whose territory changed: addresses keep the
 * old one for years. SS, NU and SU were redrawn by the Sardinian reform of 2026; PS and FO are the codes before 1999.
 */
const presentProvinces: ReadonlyMap<string, readonly string[]> = new Map([
  ['SU', ['CA', 'CI', 'NU', 'OG', 'VS']],
  ['SS', ['SS', 'OT']],
  ['NU', ['NU', 'OG']],
  ['PS', ['PU']],
  ['FO', ['FC']],
])

export function currentProvinceCodes(code: string): readonly string[] {
  return presentProvinces.get(code) ?? [code]
}
