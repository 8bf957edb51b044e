import { looseNameKey } from './loose-name-key.ts'
import { type Municipality, municipalityRecords } from './municipality-records.ts'
import { nameKey } from './name-key.ts'
import { once } from './once.ts'

type RankedMunicipality = {
  municipality: Municipality
  nameKeys: readonly string[]
  /** Its keys and loose keys, each after a line end and a space. */
  searchText: string
}

/**
 * Municipalities, the best known first, with their keys. The package has no population; postal codes
 * stand for it: provincial capitals first, then those with more codes, then those that share theirs with fewer others
 * (a town has its own, villages share one), then by name.
 */
export const rankedMunicipalities = once((): readonly RankedMunicipality[] => {
  const records = municipalityRecords()
  const sharers = new Map<string, number>()
  for (const code of records.flatMap((record) => record.postalCodes)) sharers.set(code, (sharers.get(code) ?? 0) + 1)

  return records
    .map(({ municipality, names, isCapital, postalCodes }) => ({
      municipality,
      nameKeys: names.map(nameKey),
      searchText: [...names.map(nameKey), ...names.map(looseNameKey)].map((key) => `\n ${key}`).join(''),
      isCapital,
      codes: postalCodes.length,
      minSharers: Math.min(...postalCodes.map((code) => sharers.get(code) ?? 1)),
    }))
    .sort(
      (a, b) =>
        Number(b.isCapital) - Number(a.isCapital) ||
        b.codes - a.codes ||
        a.minSharers - b.minSharers ||
        compare(a.nameKeys[0] ?? '', b.nameKeys[0] ?? ''),
    )
})

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
