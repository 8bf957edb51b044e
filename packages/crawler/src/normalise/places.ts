import type { Evidenced } from '../evidence.ts'
import type { FoundPlace } from '../finding.ts'
import type { StatedPlace } from '../raw-position.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { cues, hamletCue } from './place-cues.ts'
import {
  placeAbroad,
  placeAbroadInTitle,
  placeAfterTerms,
  placeClosing,
  placeOnItsLine,
  placeOpening,
  placesInField,
} from './place-lines.ts'
import type { PlaceMention } from './place-mention.ts'
import { type Home, homeOf, regionsNamedIn } from './place-names.ts'
import { placeAmongParts, placesWithArticle } from './place-parts.ts'
import { placesAfterCue, placesInTitle, placesWithBrackets } from './places-in-text.ts'
import { provincesIn } from './provinces.ts'
import { evidenced } from './quoting.ts'
import { townsAbroad } from './towns-abroad.ts'

const by = 'places'

export type ReadPlaces = {
  places: Evidenced<FoundPlace>[]
  provinces: Evidenced<string>[]
  regions: Evidenced<string>[]
}

export function readPlaces(advert: Advert, site: { city: string | null }, isRemote: boolean): ReadPlaces {
  const home = homeOf(site.city)
  const fields = (advert.hints.place ?? []).map((place) => fieldPlaces(place, home))
  const hints = fields.map(({ statement }) => statement)
  const placeStatements = advert.statements.filter(({ kind, isShared }) => kind === 'place' && !isShared)
  const telling = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const said = telling.filter(({ isShared }) => !isShared)
  const widely = [...hints, advert.title, ...placeStatements]
  const inFields = fields.flatMap(({ places }) => places)
  if (fields.length > 0 && fields.every(({ isAbroad }) => isAbroad))
    return { places: isRemote ? [] : unique(inFields), provinces: [], regions: [] }
  const found = isRemote
    ? placesAfterCue(said, 0, home)
    : firstNonEmpty([
        () => alsoInTitle(inFields, advert.title, home),
        () =>
          alsoInTitle(
            placeStatements.flatMap((statement) => placesInField(statement, home)),
            advert.title,
            home,
          ),
        () => [...hints, ...placeStatements].flatMap(placeAbroad),
        () => said.flatMap((statement) => placeOnItsLine(statement, home)),
        () => said.flatMap((statement) => placeAfterTerms(statement, home)),
        () => said.flatMap(placeAbroad).slice(0, 3),
        () => placeAbroadInTitle(advert.title),
        () => placesInTitle(advert.title, home),
        ...cues.map((_, cue) => () => placesAfterCue(cue < 2 ? [...said, advert.title] : said, cue, home)),
        () => placesWithBrackets(said, home),
        () => said.flatMap((statement) => placeClosing(statement, home)),
        () => said.flatMap((statement) => placeAmongParts(statement, home)),
        () => said.flatMap((statement) => placesWithArticle(statement, home)),
        () => sharedPlace(telling, home),
      ])
  const hamlet = found.length === 0 ? [] : sameAsHamlet(found, said, home)
  return {
    places: unique(hamlet.length > 0 ? hamlet : found),
    provinces: provincesIn([...widely, ...said]),
    regions: widely.flatMap((statement) =>
      regionsNamedIn(statement.text).map(({ code, index, end }) => evidenced(code, quoteOf(statement, index, end), by)),
    ),
  }
}

type Field = { statement: Statement; places: PlaceMention[]; isAbroad: boolean }

/** What lies abroad is no Italian town, though it may have one's name. */
function fieldPlaces(place: StatedPlace, home: Home): Field {
  const statement = hintStatement(place)
  const towns = townsAbroad(statement.text, place.country)
  if (towns === null) return { statement, places: placesInField(statement, home), isAbroad: false }
  const places = towns.map(({ name, index, end }) => ({
    named: { place: { istat: null, name, lat: null, lon: null }, province: null, index, end },
    statement,
  }))
  return { statement, places, isAbroad: true }
}

function firstNonEmpty(readers: readonly (() => PlaceMention[])[]): PlaceMention[] {
  for (const read of readers) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}

/** Where a field and the end of the title differ, the post is at both; words in brackets are rather something else. */
function alsoInTitle(found: readonly PlaceMention[], title: Statement, home: Home): PlaceMention[] {
  const titled = found.length === 0 ? [] : placesInTitle(title, home)
  const isApart = /[|_–—-]\s*$/u.test(title.text.slice(0, titled[0]?.named.index))
  return isApart ? [...found, ...titled] : [...found]
}

/** The one place that the page names for all its adverts; what stands nearest to the advert comes first. */
function sharedPlace(telling: readonly Statement[], home: Home): PlaceMention[] {
  for (const statement of telling) {
    if (!statement.isShared) continue
    const found = firstNonEmpty([
      () => (statement.kind === 'place' ? placesInField(statement, home) : []),
      () => placeOpening(statement, home),
      ...cues.map((_, cue) => () => placesAfterCue([statement], cue, home)),
      () => placesWithArticle(statement, home),
    ])
    if (found.length > 0) return unique(found).length === 1 ? found : []
  }
  return []
}

/** "…, frazione di Mondovì": the municipality that the page itself gives. */
function sameAsHamlet(found: readonly PlaceMention[], said: readonly Statement[], home: Home): PlaceMention[] {
  const hamlets = placesAfterCue(said, hamletCue, home)
  return found.length === 1 && hamlets.length === 1 && found[0]?.named.place.istat === null ? hamlets : []
}

function unique(found: readonly PlaceMention[]): Evidenced<FoundPlace>[] {
  const places = new Map<string, Evidenced<FoundPlace>>()
  for (const { named, statement } of found) {
    const key = named.place.istat ?? named.place.name
    if (!places.has(key)) places.set(key, evidenced(named.place, quoteOf(statement, named.index, named.end), by))
  }
  return [...places.values()]
}
