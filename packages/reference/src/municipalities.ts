import { englishMunicipalityNames } from './english-names.ts'
import { currentProvinceCodes } from './former-provinces.ts'
import { rankedMunicipalities } from './municipality-ranking.ts'
import { type Municipality, municipalityRecords } from './municipality-records.ts'
import { indexNames, onlyOne } from './name-index.ts'
import { nameKey } from './name-key.ts'
import { once } from './once.ts'
import { findProvince, findRegion, regionByCode } from './territories.ts'

export type { Municipality } from './municipality-records.ts'

type PlaceHints = {
  /** Two-letter code or name. */
  province?: string | undefined
  /** ISTAT code or name. */
  region?: string | undefined
}

const maxSuggestions = 50

const municipalities = once(() => municipalityRecords().map(({ municipality }) => municipality))

const byIstat = once(() => new Map(municipalities().map((municipality) => [municipality.istat, municipality])))

const municipalitiesNamed = once(() =>
  indexNames(municipalityRecords().map(({ municipality, names }) => ({ item: municipality, names }))),
)

/** In the order of their ISTAT codes. */
export const allMunicipalities = (): readonly Municipality[] => municipalities()

/**
 * By the code in force in 2026. The codes that the Sardinian reform replaced (090 to 092, 095, 111) are unknown here,
 * since the package does not carry them: find those by name and province.
 */
export const municipalityByIstat = (istat: string): Municipality | undefined => byIstat().get(istat)

/** The municipality of that name that matches the hints, or none if the name is unknown or ambiguous. */
export function findMunicipality(name: string, hints: PlaceHints = {}): Municipality | undefined {
  return onlyOne(findMunicipalities(name, hints))
}

/** All municipalities of that name that match the hints. */
export function findMunicipalities(name: string, hints: PlaceHints = {}): Municipality[] {
  const found = municipalitiesNamed()(englishMunicipalityNames.get(nameKey(name)) ?? name, matchesHints(hints))
  return found.length > 1 && isAccented(name) ? found.filter((place) => isAccented(place.name)) : found
}

/**
 * Municipalities for a text being typed, the best known first: those of exactly that name, those whose name begins
 * with it, those with a later word that does.
 */
export function suggestMunicipalities(prefix: string, limit: number): Municipality[] {
  const typed = nameKey(prefix)
  if (typed === '') return []
  const exact: Municipality[] = []
  const atStart: Municipality[] = []
  const atWord: Municipality[] = []
  for (const { municipality, nameKeys, searchText } of rankedMunicipalities()) {
    if (!searchText.includes(` ${typed}`)) continue
    if (nameKeys.includes(typed)) exact.push(municipality)
    else if (searchText.includes(`\n ${typed}`)) atStart.push(municipality)
    else atWord.push(municipality)
  }
  return [...exact, ...atStart, ...atWord].slice(0, Math.min(Math.max(limit, 0), maxSuggestions))
}

function matchesHints({ province, region }: PlaceHints): (place: Municipality) => boolean {
  const provinceCodes = province === undefined ? undefined : provinceCodesOf(province)
  const regionCode = region === undefined ? undefined : (regionByCode(region) ?? findRegion(region))?.code
  return (place) =>
    (provinceCodes === undefined || provinceCodes.includes(place.province)) &&
    (region === undefined || place.region === regionCode)
}

function provinceCodesOf(province: string): readonly string[] {
  return currentProvinceCodes(findProvince(province)?.code ?? province.trim().toUpperCase())
}

/** "Paternò" and "PATERNO'" are in Catania; "Paterno" may be that one unaccented, or the one in Potenza. */
function isAccented(name: string): boolean {
  return /\p{M}|['’]$/u.test(name.trim().normalize('NFD'))
}
