import { municipalityOfHamlet } from '@vedetta/reference/hamlets'
import { findMunicipality, type Municipality } from '@vedetta/reference/municipalities'
import { findProvince, regions } from '@vedetta/reference/territories'
import { capitalsWithWordNames, commonWordTowns } from '@vedetta/reference/word-towns'
import type { FoundPlace } from '../finding.ts'
import { countryWords } from '../lexicon/places.ts'
import { foreignCities } from './foreign-cities.ts'
import { isPossiblePlace } from './place-words.ts'
import { properCase } from './proper-case.ts'
import { sameLengthFold } from './same-length-fold.ts'

/** Where the company is, to resolve a name that several municipalities share. */
export type Home = { region: string | undefined; province: string | undefined }

export type NamedPlace = {
  place: FoundPlace
  /** The two-letter code, for a municipality. */
  province: string | null
  index: number
  end: number
}

const maxWords = 6

const unknownHome: Home = { region: undefined, province: undefined }

export function homeOf(city: string | null): Home {
  return (city === null ? undefined : findMunicipality(city)) ?? unknownHome
}

/** One municipality or foreign city by its name: by the province beside it, else by where the company is. */
function resolvePlace(
  name: string,
  province: string | undefined,
  home: Home,
): { place: FoundPlace; province: string | null } | null {
  const municipality =
    findMunicipality(name, { province }) ??
    (province === undefined
      ? (findMunicipality(name, { province: home.province }) ?? findMunicipality(name, { region: home.region }))
      : undefined) ??
    municipalityOfHamlet(name)
  if (municipality) return { place: placeOf(municipality), province: municipality.province }
  if (province !== undefined || !foreignCities.has(sameLengthFold(name.trim()))) return null
  return { place: { istat: null, name: properCase(name.trim()), lat: null, lon: null }, province: null }
}

function placeOf({ istat, name, lat, lon }: Municipality): FoundPlace {
  return { istat, name, lat, lon }
}

const nameWord = /[\p{L}\p{N}'’.-]+/uy
const provinceBehind =
  /^\s*(?:[(,-]\s*(?:prov(?:incia)?\.?\s*(?:di\s*)?)?([A-Z]{2})\b\s*\)?|\(\s*(?:prov(?:incia)?\.?\s*(?:di\s*)?)?(\p{Lu}[\p{L}' -]{2,25})\s*\))/u

/** "Viale Roma" is a street, though Viale is a town. */
const streetName = /^(?:Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Contrada|Strada) \p{Lu}/u

/** "Alto Adige", "Bassa Padana": a stretch of land, though Alto is a town. */
const halfOfArea = /^(?:Alt[oa]|Bass[oa]|Medi[oa]|Val(?:le)?|Cost[ae]|Riviera|Mont[ei]|Lago)$/u

/** The longest name that begins at this index, with the province after it if there is one. */
function placeAt(text: string, start: number, home: Home, isStrong: boolean): NamedPlace | null {
  if (!/^\p{Lu}/u.test(text.slice(start, start + 2)) || !isPossiblePlace(text, start)) return null
  if (streetName.test(text.slice(start, start + 14))) return null
  for (const end of wordEnds(text, start).reverse()) {
    const name = text.slice(start, end).replace(/[.'’-]+$/u, '')
    if (!isPossibleTown(name, text.slice(start + name.length))) continue
    const { province, end: after } = provinceAfter(text, start + name.length)
    if (province === undefined && !standsAlone(name, home, isStrong)) continue
    const found =
      resolvePlace(name, province, home) ?? (province === undefined ? null : resolvePlace(name, undefined, home))
    if (found) return { ...found, index: start, end: province === undefined ? start + name.length : after }
  }
  return null
}

function isPossibleTown(name: string, rest: string): boolean {
  if (!/^\p{Lu}/u.test(name) || name.length < 2 || isRegionName(name)) return false
  if (/\s(?:e|ed|o|di|in|a|and|or|und)$/iu.test(name)) return false
  return !(halfOfArea.test(name) && /^ \p{Lu}/u.test(rest))
}

/** A name that needs no province beside it. */
function standsAlone(name: string, home: Home, isStrong: boolean): boolean {
  if (name.length < 3 && sameLengthFold(name) !== 're') return false
  return isStrong || !isCommonWord(name) || isCapital(name) || isNearHome(name, home)
}

/** The name of a provincial capital is more often the town than the word. */
const isCapital = (name: string) => capitalsWithWordNames.has(sameLengthFold(name))

/** A single capitalised word that names a town of the company's own province. */
const isNearHome = (name: string, { province }: Home) =>
  province !== undefined && !name.includes(' ') && findMunicipality(name, { province })?.province === province

/** "Il Castello" is rather a restaurant or hotel than a town. */
const isCommonWord = (name: string) =>
  commonWordTowns.has(sameLengthFold(name).replace(/^(?:il|lo|la|le|i|gli|l') ?/, ''))

function wordEnds(text: string, start: number): number[] {
  const ends: number[] = []
  let at = start
  while (ends.length < maxWords) {
    nameWord.lastIndex = at
    const word = nameWord.exec(text)
    if (!word) break
    at += word[0].length
    ends.push(at)
    if (text[at] !== ' ') break
    at++
  }
  return ends
}

function provinceAfter(text: string, index: number): { province: string | undefined; end: number } {
  const match = provinceBehind.exec(text.slice(index, index + 45))
  const written = match?.[1] ?? match?.[2]
  const province = written === undefined ? undefined : findProvince(written)
  return { province: province?.code, end: index + (match?.[0].length ?? 0) }
}

const connecting =
  /^\s*(?:,|;|\/|\||·|•|–|—|-|\se\b|\sed\b|\so\b|\soppure\b|\sand\b|\sor\b|\sund\b|\soder\b|\se\/o\b)\s*(?:(?:a|ad|di|in|anche|zona|provincia di|prov\. di)\s+)?/iu

/** The places that follow each other from this index: "Cuneo e Alba", "Crema, Lodi, Pavia". */
export function placesFrom(text: string, start: number, home: Home, isStrong: boolean): NamedPlace[] {
  const places: NamedPlace[] = []
  let at = start
  while (places.length < 20) {
    const found = placeAt(text, at, home, isStrong || places.length > 0)
    if (!found) break
    places.push(found)
    const connector = connecting.exec(text.slice(found.end, found.end + 30))
    if (!connector) break
    at = found.end + connector[0].length
  }
  return places
}

const foldedRegions = regions().map(({ code, name }) => ({ code, name: sameLengthFold(name) }))
const englishRegions = ['aosta valley', 'apulia', 'latium', 'lombardy', 'piedmont', 'sardinia', 'sicily', 'tuscany']
const regionNames = new Set([...foldedRegions.map(({ name }) => name), ...englishRegions])

export const isRegionName = (name: string): boolean => regionNames.has(sameLengthFold(name))

const countries = new Set(countryWords)

/** Whether these words, as they stand, are a town, a region or a country. */
export function isPlaceName(text: string): boolean {
  if (!/^\p{Lu}/u.test(text)) return false
  const folded = sameLengthFold(text)
  if (countries.has(folded) || isRegionName(text)) return true
  if (!isPossiblePlace(text)) return false
  return (
    countries.has(folded) || foreignCities.has(folded) || isRegionName(text) || findMunicipality(text) !== undefined
  )
}

export function regionsNamedIn(text: string): { code: string; index: number; end: number }[] {
  const folded = sameLengthFold(text)
  return foldedRegions.flatMap(({ code, name }) => {
    const index = folded.indexOf(name)
    const isWord =
      index >= 0 && !/[a-z]/.test(folded[index - 1] ?? ' ') && !/[a-z]/.test(folded[index + name.length] ?? ' ')
    return isWord ? [{ code, index, end: index + name.length }] : []
  })
}

/** "Mobilificio di Lissone": a company named by its town. */
export function isSomewhere(text: string): boolean {
  const town =
    /(?:^\p{L}+|\p{L} nell['’]area|\p{L} in zona|\p{L} (?:in|nella) provincia) (?:di|a|in) (\p{Lu}[\p{L} ]+)$/u.exec(
      text,
    )?.[1]
  return town !== undefined && isPlaceName(town)
}
