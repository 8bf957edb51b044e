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
])

let known: Set<string> | null = null

/** Every country but Italy, folded, as Italian, English and German call it. */
function countries(): ReadonlySet<string> {
  if (known) return known
  known = new Set(shortNames)
  for (const language of ['it', 'en', 'de']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (let code = 0; code < 26 * 26; code++) {
      const name = names.of(String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26)))
      if (name !== undefined && !homeNames.has(sameLengthFold(name))) known.add(sameLengthFold(name))
    }
  }
  return known
}

/** Whether these words are a country's name, or a continent's as a list of adverts calls it. */
export function isCountry(name: string): boolean {
  const folded = sameLengthFold(name.trim())
  return homeNames.has(folded) || countries().has(folded) || continents.has(folded)
}

const properName = String.raw`(\p{Lu}[\p{L}'’.]+(?:[ -](?:\p{Lu}[\p{L}'’.]+|d[eiu]|del|la|le|am|an|der|sur|of|upon)){0,3})`
const alone = new RegExp(
  String.raw`^[^\p{L}]{0,4}${properName}\s*(?:,|\(|\/|\s[–—-])\s*(?:[\p{L}. ]{2,20},\s*)?(\p{L}[\p{L}. -]{1,30}?)\s*\)?\s*$`,
  'u',
)
const inText = new RegExp(
  String.raw`(?<=\b(?:in|a|ad|at|presso|near|di|of) )${properName}\s?[,(]\s?(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})`,
  'u',
)

/** "Charlotte, USA", as a line of its own or in a sentence: a town that the page itself places abroad. */
export function townAbroad(text: string): { name: string; index: number } | null {
  if (!/[,(/–—-]/.test(text)) return null
  const [, name, country] = (text.length <= 80 && alone.exec(text)) || inText.exec(text.slice(0, 600)) || []
  if (name === undefined || country === undefined) return null
  const isAbroad = countries().has(sameLengthFold(country.replace(/\.$/, '')))
  return isAbroad && !countries().has(sameLengthFold(name)) ? { name, index: text.indexOf(name) } : null
}
