import { findMunicipality } from '@vedetta/reference/municipalities'
import { americanStates } from '../lexicon/american-states.ts'
import { countryCodes } from '../lexicon/country-codes.ts'
import { foreignCities } from './foreign-cities.ts'
import { sameLengthFold } from './same-length-fold.ts'

const shortNames = [
  'usa',
  'us',
  'u.s.',
  'u.s.a.',
  'uk',
  'u.k.',
  'uae',
  'emirati arabi',
  'inghilterra',
  'england',
  'scozia',
  'scotland',
  'olanda',
]
const homeNames = new Set(['italia', 'italy', 'italien'])

const continents = new Set([
  'europa',
  'europe',
  'nord america',
  'north america',
  'sud america',
  'south america',
  'africa',
  'asia',
  'oceania',
  'unione europea',
  'european union',
])

let known: Set<string> | null = null
let widelyKnown: Set<string> | null = null

/** Every country but Italy, folded, as Italian, English and German call it. */
function countries(): ReadonlySet<string> {
  if (known) return known
  known = new Set([...shortNames, ...namesIn(['it', 'en', 'de'])])
  return known
}

/** Also as other neighbours call it, and every country's code: for words that can only be a country's. */
function statedCountries(): ReadonlySet<string> {
  if (widelyKnown) return widelyKnown
  const named = namesIn(['es', 'fr', 'pt', 'nl', 'sv', 'no', 'da', 'pl'])
  widelyKnown = new Set([...countries(), ...named, ...countryCodes, ...codesAbroad().map((code) => code.toLowerCase())])
  return widelyKnown
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Regions with a code that Italy is one of, or part of. */
const homeRegions = new Set(['IT', 'EU', 'EZ', 'UN'])

/** The codes of countries other than Italy. */
function codesAbroad(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.filter((code) => !homeRegions.has(code) && names.of(code) !== undefined)
}

function namesIn(languages: readonly string[]): string[] {
  const codes = codesAbroad()
  return languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? []).map(sameLengthFold)
  })
}

export const isHome = (name: string): boolean => homeNames.has(sameLengthFold(name.trim()))

/** Whether what a source states as a country, by name or code, is one other than Italy. */
export function isCountryAbroad(stated: string): boolean {
  return statedCountries().has(sameLengthFold(stated.trim()).replace(/^the /, ''))
}

/** Whether these words are a country's name, or a continent's as a list of adverts calls it. */
export function isCountry(name: string): boolean {
  const folded = sameLengthFold(name.trim())
  return isHome(name) || countries().has(folded) || continents.has(folded)
}

const properName = String.raw`(\p{Lu}[\p{L}'’.]+(?:[ -](?:\p{Lu}[\p{L}'’.]+|d[eiu]|del|la|le|am|an|der|sur|of|upon)){0,3})`
const alone = new RegExp(
  String.raw`^[^\p{L}]{0,4}${properName}\s*(?:,|\(|\/|\s[–—-])\s*(?:[\p{L}. ]{2,20},\s*)?(\p{L}[\p{L}. -]{1,30}?)\s*\)?\s*$`,
  'u',
)
const areaName = String.raw`\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}`
const inText = new RegExp(
  String.raw`(?<=\b(?:in|a|ad|at|presso|near|di|of) )${properName}\s?[,(]\s?(${areaName})(?:,\s?(${areaName}))?`,
  'u',
)
const states = new Set(americanStates)

/** "Charlotte, USA", as a line of its own or in a sentence: a town that the page itself places abroad. */
export function townAbroad(text: string): { name: string; index: number } | null {
  if (!/[,(/–—-]/.test(text)) return null
  const [, name, ...areas] = (text.length <= 80 && alone.exec(text)) || inText.exec(text.slice(0, 600)) || []
  if (name === undefined || countries().has(sameLengthFold(name))) return null
  const [nearest, next] = areas
  // "Lecco, Como, Svizzera" are three places, "Brunnwil, Aargau, Switzerland" is one.
  const isOne = nearest !== undefined && findMunicipality(nearest) === undefined
  const isAbroad = [nearest, isOne ? next : undefined].some((area) => area !== undefined && beginsAbroad(area))
  return isAbroad ? { name, index: text.indexOf(name) } : null
}

/** "Australia Further details": a sentence may follow a country without a stop. */
function beginsAbroad(area: string): boolean {
  const words = area.replace(/\.$/, '').split(' ')
  return words.some((_, index) => isAreaAbroad(words.slice(0, index + 1).join(' ')))
}

function isAreaAbroad(name: string): boolean {
  const folded = sameLengthFold(name)
  return countries().has(folded) || states.has(folded)
}

const opening = new RegExp(String.raw`^(\p{Lu}[\p{L} ]+), (${properName}), (?=\p{L})`, 'u')

/** "Australia, Dunmore, Planner": a title that begins with where the post is. */
export function townAbroadInTitle(title: string): { name: string; index: number } | null {
  const [, country, name] = opening.exec(title) ?? []
  if (country === undefined || name === undefined) return null
  if (isAreaAbroad(name) && !foreignCities.has(sameLengthFold(name))) return null
  return countries().has(sameLengthFold(country)) ? { name, index: country.length + 2 } : null
}
