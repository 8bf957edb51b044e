import { findProvince } from '@vedetta/reference/territories'
import { anyOf } from '../lexicon/compile-terms.ts'
import { streetNames } from '../lexicon/places.ts'
import type { Statement } from './advert.ts'
import { townAbroad, townAbroadInTitle } from './countries.ts'
import { maxPlaceText, type PlaceMention } from './place-mention.ts'
import { type Home, isRegionName, type NamedPlace, placesFrom } from './place-names.ts'
import { isPossiblePlace } from './place-words.ts'

const street = new RegExp(String.raw`\b${anyOf(streetNames)}\s[^,;|·–]*`, 'giu')
const travel = /\b(?:con |e )?(?:trasfert\w+|viagg\w+|spostament\w+|sopralluogh\w+|missioni|travel\w*)\b.*$/iu

/** A field that holds places: every name in it counts. */
export function placesInField(statement: Statement, home: Home): PlaceMention[] {
  const text = statement.text.slice(0, maxPlaceText).replace(travel, blank).replace(street, blank)
  const found: PlaceMention[] = []
  let at = 0
  while (at < text.length && found.length < 20) {
    if (!/\p{L}/u.test(text[at] ?? '') || /[\p{L}\p{N}'’]/u.test(text[at - 1] ?? ' ')) {
      at++
      continue
    }
    const places = placesFrom(text, at, home, true)
    for (const named of places) found.push({ named, statement })
    at = places.at(-1)?.end ?? nextWord(text, at)
  }
  return withoutProvinceNames(found)
}

/** "Gallarate, Varese": the second name is the first one's province. */
function withoutProvinceNames(found: PlaceMention[]): PlaceMention[] {
  const [first, second] = found
  if (found.length !== 2 || !first || !second) return found
  const isItsProvince = findProvince(second.named.place.name)?.code === first.named.province
  return isItsProvince && first.named.place.name !== second.named.place.name ? [first] : found
}

const nextWord = (text: string, at: number) => {
  const space = text.slice(at).search(/[^\p{L}\p{N}'’]/u)
  return space < 0 ? text.length : at + space + 1
}

const blank = (match: string) => ' '.repeat(match.length)

const termsWord =
  /^[\s,·|–-]*(?:tempo (?:in)?determinato|tempo (?:pieno|parziale)|full.?time|part.?time|contratto|indeterminato|determinato|somministrazione|stage|apprendistato|stagionale|ibrido|in sede|remoto)\b/i

/** "Carpi, 3 novembre 2026": where and when a letter was written. */
const dateline = /^\p{Lu}[\p{L}\s'’]{1,40},\s*(?:l[iì]['’]?\s|il\s|addì\s)?\d{1,2}(?:°|º)?[\s./-]/u

/** "Bologna" or "📍 Mantova, Piazza delle Erbe": a line that holds nothing but a place. */
export function placeOnItsLine(statement: Statement, home: Home): PlaceMention[] {
  if (statement.text.length > 80 || dateline.test(statement.text)) return []
  const first = statement.text.search(/\p{L}/u)
  if (first < 0 || first > 6 || !isPossiblePlace(statement.text, first)) return []
  const text = statement.text.replace(travel, blank).replace(street, blank)
  const start = text.search(/\p{L}/u)
  if (start < 0) return []
  const strict = placesFrom(text, start, home, false)
  const places = strict.length > 0 ? strict : nearHome(placesFrom(text, start, home, true), text, home)
  const rest = text.slice(places.at(-1)?.end ?? 0)
  const isAlone =
    /^\s*(?:$|[,(·|/–-]\s*(?:[^.\p{Ll}]|\p{Lu}|italia|italy)|e (?:dintorni|provincia|zone limitrofe|hinterland)\s*$)/iu.test(
      rest,
    ) && rest.trim().split(/\s+/).length <= 4
  const isBesideTerms = termsWord.test(rest)
  return isAlone || isBesideTerms ? places.map((named) => ({ named, statement })) : []
}

const termsThenName = new RegExp(String.raw`${termsWord.source}[\s,·|–-]*(?=\p{Lu})`, 'iu')

/** "Tempo pieno Faenza Ceramica artistica": tags in a row, of which a town follows the terms. */
export function placeAfterTerms(statement: Statement, home: Home): PlaceMention[] {
  const { text } = statement
  const terms = text.length <= 80 ? termsThenName.exec(text) : null
  if (!terms) return []
  const places = placesFrom(text, terms[0].length, home, false)
  const isParted = /^\s*(?:$|[,(·|/–-]|\p{Lu})/u.test(text.slice(places.at(-1)?.end ?? 0))
  return isParted ? places.map((named) => ({ named, statement })) : []
}

/** "Cortina d’Ampezzo, stagione estiva", "Lecco – gruppo Rossi": a line that begins with a place. */
export function placeOpening(statement: Statement, home: Home): PlaceMention[] {
  if (dateline.test(statement.text)) return []
  const places = placesFrom(statement.text, 0, home, false)
  const isParted = /^(?:\s*\([A-Z]{2}\))?(?:,\s|\s[–—|·-]\s|:\s|\.?$)/u.test(
    statement.text.slice(places.at(-1)?.end ?? 0),
  )
  return isParted ? places.map((named) => ({ named, statement })) : []
}

/** "Reparto stampi – Lecco": after a department, and at the end of a short line. */
export function placeClosing(statement: Statement, home: Home): PlaceMention[] {
  if (statement.text.length > 80) return []
  const at = /[–—|·•-]\s+(?=\p{Lu}[^–—|·•]*$)/u.exec(statement.text)
  if (!at || !/\s/.test(statement.text[at.index - 1] ?? '')) return []
  const places = placesFrom(statement.text, at.index + at[0].length, home, false)
  const rest = statement.text.slice(places.at(-1)?.end ?? 0)
  return /^\s*(?:\([A-Z]{2}\))?\s*$/.test(rest) ? places.map((named) => ({ named, statement })) : []
}

/** An everyday word alone on its line is a town if it is one of the company's province. */
function nearHome(places: readonly NamedPlace[], text: string, home: Home): NamedPlace[] {
  const [place] = places
  return place && place.province === home.province && place.end === text.trimEnd().length ? [place] : []
}

/** A line of its own, or a field, that says which country its town is in. */
export function placeAbroad(statement: Statement): PlaceMention[] {
  return mentionAbroad(statement, townAbroad(statement.text))
}

export const placeAbroadInTitle = (title: Statement): PlaceMention[] =>
  mentionAbroad(title, townAbroadInTitle(title.text))

function mentionAbroad(statement: Statement, town: { name: string; index: number } | null): PlaceMention[] {
  if (town === null || isRegionName(town.name)) return []
  const { name, index } = town
  return [
    {
      named: { place: { istat: null, name, lat: null, lon: null }, province: null, index, end: index + name.length },
      statement,
    },
  ]
}
