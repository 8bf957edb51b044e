import { findMunicipality } from '@vedetta/reference/municipalities'
import { findProvince } from '@vedetta/reference/territories'
import { americanStateCodes, americanStates } from '../lexicon/american-states.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { notTowns, officeWords } from '../lexicon/field-places.ts'
import { isCountryAbroad, isHome } from './countries.ts'
import { foreignCities } from './foreign-cities.ts'
import { isRegionName } from './place-names.ts'
import { properCase } from './proper-case.ts'
import { sameLengthFold } from './same-length-fold.ts'

type TownAbroad = { name: string; index: number; end: number }

const states = new Set(americanStates)
const stateCodes = new Set(americanStateCodes)
const maxField = 300
const maxPlaces = 20
const maxParts = 6
const listed = /\s*[;|•·]\s*/u
const parted = /\s*[,()]\s*|\s+[-–—]\s+/u
const townName = /^\p{Lu}[\p{L}\p{M}'’. -]{1,40}$/u
const notTown = new RegExp(String.raw`\b${anyOf(notTowns)}\b`)
const office = new RegExp(`^greater |[ ,]${anyOf(officeWords)}$`, 'gi')

/** The towns of a place's field that says it lies abroad, by the country beside it or its own words; null where neither does. */
export function townsAbroad(field: string, country?: string): TownAbroad[] | null {
  const text = field.slice(0, maxField)
  const isStated = country !== undefined && isCountryAbroad(country)
  const towns: TownAbroad[] = []
  for (const place of text.split(listed).slice(0, maxPlaces)) {
    const names = namesAbroad(place, isStated)
    if (names === null) return null
    for (const name of names) {
      const index = text.indexOf(name)
      towns.push({ name: properCase(name), index, end: index + name.length })
    }
  }
  return towns
}

/** "Irvine, California, USA" and "USA - Irvine": a country that comes first is followed by smaller and smaller areas. */
function namesAbroad(place: string, isStated: boolean): string[] | null {
  const parts = place.split(parted).filter((part) => part !== '')
  if (parts.length > maxParts || parts.some((part) => isHome(part) || isRegionName(part))) return isStated ? [] : null
  const [first = ''] = parts
  const isTownFirst = isKnownTown(first) && (parts.length === 1 || parts.slice(1).some(isNamedArea))
  const isArea = (part: string, at: number) => isAreaAbroad(part) && !(at === 0 && isTownFirst)
  const areas = parts.filter(isArea)
  if (areas.length === 0 && !isStated) return null
  const names = parts.filter((part, at) => !isArea(part, at) && !isCode(part)).map(townsIn)
  const named = names.filter((towns) => towns.length > 0)
  const towns = (areas.includes(first) ? named.at(-1) : named[0]) ?? []
  const isList = !isStated && !areas.some(isAmerican) && towns.some(isItalianTown)
  return isList ? null : towns
}

/** "Varese, Svizzera" are two places. */
const isItalianTown = (name: string) =>
  !isKnownTown(name) && sameLengthFold(findMunicipality(name)?.name ?? '') === sameLengthFold(name)

/** A country, or a state of America; codes that are an Italian province's too say nothing. */
function isAreaAbroad(part: string): boolean {
  if (isCode(part)) return findProvince(part) === undefined && (stateCodes.has(part) || isCountryAbroad(part))
  return isAmerican(part) || isCountryAbroad(part)
}

const isAmerican = (part: string) => stateCodes.has(part) || states.has(sameLengthFold(part))

/** "Washington, D.C." and "Washington, London" name the town, "Washington - Spokane" the state. */
const isNamedArea = (part: string) => isAreaAbroad(part) || isKnownTown(part)

const isCode = (part: string) => /^[A-Z]{2}$/.test(part)
const isKnownTown = (part: string) => foreignCities.has(sameLengthFold(part))

/** "Lyon/Grenoble", "London Office". */
function townsIn(part: string): string[] {
  return part
    .split('/')
    .map((name) => name.replace(office, '').trim())
    .filter(
      (name) =>
        townName.test(name) && !notTown.test(sameLengthFold(name)) && (isKnownTown(name) || !isCountryAbroad(name)),
    )
    .slice(0, maxParts)
}
